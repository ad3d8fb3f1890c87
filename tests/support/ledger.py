"""The ledger: every rule, worked example and card that a test is to prove."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

GAMES: Final = ("abyss", "tyrants", "dungeonlords", "shadespire", "descent")
KINDS: Final = {"rule": "", "example": "-examples", "card": "-cards"}  # how the names of their files end

LEDGER: Final = Path(__file__).parents[1] / "ledger"
SOURCES: Final = Path(__file__).parents[2] / "src" / "podziemia" / "games"


class Claim(NamedTuple):
    """What a test says it proves."""

    kind: str
    game: str
    id: str


@dataclass(frozen=True)
class Ledger:
    """Titles by kind, game and id. A game without a list of cards has every card."""

    titles: Mapping[tuple[str, str], Mapping[str, str]]
    started: frozenset[str] = field(default_factory=frozenset)

    @classmethod
    def read(cls) -> "Ledger":
        files = {(kind, game): LEDGER / f"{game}{end}.txt" for kind, end in KINDS.items() for game in GAMES}
        titles = {key: read_titles(file) for key, file in files.items() if file.exists()}
        return cls(titles, frozenset(game for game in GAMES if (SOURCES / game / "__init__.py").exists()))

    def claim(self, kind: str, id: str, folders: tuple[str, ...]) -> Claim | None:
        """The claim a mark makes, if the ledger has its id. A card belongs to the game in its test's path."""
        if kind == "card":
            game = next((game for game in GAMES if game in folders), "")
            known = bool(game) and id in self.titles.get((kind, game), {id: ""})
            return Claim(kind, game, id) if known else None
        return next((Claim(kind, game, id) for game in GAMES if id in self.titles[kind, game]), None)

    def report(self, proved: set[Claim]) -> Iterator[str]:
        """A line for each game and kind, followed by the ids that no test proves."""
        for game in GAMES:
            if game not in self.started:
                yield f"{game}: not started"
                continue
            for kind, end in KINDS.items():
                yield from self.lines(kind, game, end.replace("-", " "), proved)

    def lines(self, kind: str, game: str, what: str, proved: set[Claim]) -> Iterator[str]:
        ids = {claim.id for claim in proved if claim.kind == kind and claim.game == game}
        titles = self.titles.get((kind, game))
        if titles is None:
            if ids:
                yield f"{game}{what}: {len(ids)}"
            return
        yield f"{game}{what}: {len(ids)}/{len(titles)}"
        yield from (f"  {id} {title}".rstrip() for id, title in titles.items() if id not in ids)


def read_titles(file: Path) -> dict[str, str]:
    """Lines such as `ABY-1.01 Player count`; the title may be missing."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return {id: title for id, _, title in (line.partition(" ") for line in lines if line)}
