"""Tyrants of the Underdark: lead a drow house, build a deck of minions, take the sites of the Underdark."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from podziemia.games.tyrants.cards import HALF_DECKS, RECOMMENDED
from podziemia.games.tyrants.map import SECTORS
from podziemia.games.tyrants.mind import TyrantsMind
from podziemia.games.tyrants.options import ALL_OPTIONS
from podziemia.games.tyrants.scoring import score
from podziemia.games.tyrants.state import TyrantsState
from podziemia.games.tyrants.turn import set_out, step
from podziemia.games.tyrants.view import ZONES, catalogue, redeal, view
from podziemia.kernel.ask import NOBODY, SEAT_LETTERS, Rules
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.game import Game, Score, Setting, View
from podziemia.kernel.rng import Rng

__all__ = ["GAME"]

PAIRS: Final = tuple("+".join(pair) for pair in combinations(HALF_DECKS, 2))


class Tyrants(Game[TyrantsState]):
    """The 2021 edition for 2 to 4 players with six half-decks."""

    name = "tyrants"
    edition = 1
    fewest = 2
    most = 4
    settings: list[Setting] = [  # noqa: RUF012
        Setting("decks", ("recommended", "random", *PAIRS), "recommended"),
        Setting("sector", ("any", "left", "right"), "any"),
        Setting("first", ("random", "A", "B", "C", "D"), "random"),
    ]
    zones = ZONES
    ids = "TYR"
    chapters: list[str] = [  # noqa: RUF012
        "setup",
        "cards",
        "resources",
        "turn",
        "playing-cards",
        "map",
        "actions",
        "end-of-turn",
        "end-of-game",
        "rulings",
        "information",
    ]
    mind = TyrantsMind()

    def check_settings(self, given: dict[str, str]) -> dict[str, str]:
        """A pair of half-decks may be named in any order."""
        named = dict(given)
        if "+" in named.get("decks", ""):
            named["decks"] = "+".join(in_order(named["decks"].split("+")))
        return super().check_settings(named)

    def setup(self, seats: int, settings: dict[str, str], rng: Rng) -> TyrantsState:
        first = NOBODY if settings["first"] == "random" else SEAT_LETTERS.index(settings["first"])
        if first >= seats:
            raise BadSetup("setting-value", key="first", value=settings["first"], choices=SEAT_LETTERS[:seats])
        return set_out(
            seats, sectors_for(seats, settings["sector"], rng), decks_for(settings["decks"], rng), first, rng
        )

    def step(self, s: TyrantsState) -> Rules[None]:
        return step(s)

    def view(self, s: TyrantsState, seat: int) -> View:
        return view(s, seat)

    def scores(self, s: TyrantsState) -> list[Score]:
        return [score(s, seat) for seat in range(s.seats)]

    def capped(self, s: TyrantsState) -> bool:
        return s.over and not s.end_triggered

    def redeal(self, s: TyrantsState, seat: int, rng: Rng) -> None:
        redeal(s, seat, rng)

    def action_texts(self) -> list[str]:
        return [option.text for option in ALL_OPTIONS]

    def catalogue(self) -> View:
        return catalogue()


def in_order(names: list[str]) -> list[str]:
    """Two different half-decks in the order of the box, or a refusal (TYR-1.04)."""
    for name in names:
        if name not in HALF_DECKS:
            raise BadSetup("half-deck-unknown", name=name, known=", ".join(HALF_DECKS))
    if len(names) != 2:
        raise BadSetup("half-deck-count", given=len(names))
    if names[0] == names[1]:
        raise BadSetup("half-deck-twice", name=names[0])
    return sorted(names, key=HALF_DECKS.index)


def decks_for(setting: str, rng: Rng) -> tuple[str, ...]:
    """The recommended pair, a random pair, or the pair named (TYR-1.04)."""
    if setting == "recommended":
        return RECOMMENDED
    return tuple((rng.pick(list(PAIRS)) if setting == "random" else setting).split("+"))


def sectors_for(seats: int, setting: str, rng: Rng) -> tuple[str, ...]:
    """The centre for 2 players, one outer sector more for 3, all for 4 (TYR-1.02)."""
    if setting != "any" and seats != 3:
        raise BadSetup("sector-seats", sector=setting, seats=seats)
    if seats == 2:
        return ("center",)
    if seats == 4:
        return SECTORS
    outer = rng.pick(["left", "right"]) if setting == "any" else setting
    return tuple(sector for sector in SECTORS if sector in ("center", outer))


GAME: Final = Tyrants()
