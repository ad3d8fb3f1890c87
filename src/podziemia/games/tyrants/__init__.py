"""Tyrants of the Underdark: lead a drow house, build a deck of minions, take the sites of the Underdark."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar, Final

from podziemia.games.tyrants.bots.mind import TyrantsMind
from podziemia.games.tyrants.data.cards import HALF_DECKS, RECOMMENDED
from podziemia.games.tyrants.data.map import SECTORS
from podziemia.games.tyrants.data.options import ALL_OPTIONS
from podziemia.games.tyrants.rules.scoring import score
from podziemia.games.tyrants.rules.state import TyrantsState
from podziemia.games.tyrants.rules.turn import set_up, step
from podziemia.games.tyrants.show.sketch import sketch
from podziemia.games.tyrants.show.view import ZONES, catalogue, reask, redeal, view
from podziemia.games.tyrants.show.why import why_not
from podziemia.kernel.ask import NOBODY, SEAT_LETTERS, Ask, Option, Rules
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.game import Game, Reason, Say, Score, Setting, View
from podziemia.kernel.mind import Mind
from podziemia.kernel.rng import Rng

__all__ = ["GAME"]

PAIRS: Final = tuple("+".join(pair) for pair in combinations(HALF_DECKS, 2))


class Tyrants(Game[TyrantsState]):
    """The 2021 edition for 2 to 4 players with six half-decks."""

    name = "tyrants"
    edition = 1
    fewest = 2
    most = 4
    settings: ClassVar[list[Setting]] = [
        Setting("decks", ("recommended", "random", *PAIRS), "recommended"),
        Setting("sector", ("any", "left", "right"), "any"),
        Setting("first", ("random", "A", "B", "C", "D"), "random"),
    ]
    zones = ZONES
    ids = "TYR"
    chapters: ClassVar[list[str]] = [
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
    mind: ClassVar[Mind[TyrantsState]] = TyrantsMind()

    def check_settings(self, given: dict[str, str]) -> dict[str, str]:
        """A pair of half-decks may be named in any order."""
        named = dict(given)
        if "decks" in named:
            named["decks"] = in_order(named["decks"])
        return super().check_settings(named)

    def setup(self, seats: int, settings: dict[str, str], rng: Rng) -> TyrantsState:
        first = NOBODY if settings["first"] == "random" else SEAT_LETTERS.index(settings["first"])
        if first >= seats:
            raise BadSetup("setting-value", key="first", value=settings["first"], choices=SEAT_LETTERS[:seats])
        return set_up(seats, sectors_for(seats, settings["sector"], rng), decks_for(settings["decks"], rng), first, rng)

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

    def reask(self, s: TyrantsState, ask: Ask) -> list[Option]:
        return reask(s, ask)

    def action_texts(self) -> list[str]:
        return [option.text for option in ALL_OPTIONS]

    def catalogue(self) -> View:
        return catalogue()

    def why_not(self, s: TyrantsState, seat: int, ask: Ask | None, thing: str) -> list[Reason]:
        return why_not(s, seat, ask, thing)

    def sketch(self, view: View, say: Say) -> str:
        return sketch(view, say)


def in_order(pair: str) -> str:
    """A pair of half-decks in the order of the box; anything else as it is."""
    names = pair.split("+")
    return next((known for known in PAIRS if set(known.split("+")) == set(names) and len(names) == 2), pair)


def decks_for(setting: str, rng: Rng) -> tuple[str, ...]:
    """The recommended pair, a random pair, or the pair named (TYR-1.04)."""
    if setting == "recommended":
        return RECOMMENDED
    return tuple((rng.pick(list(PAIRS)) if setting == "random" else setting).split("+"))


def sectors_for(seats: int, setting: str, rng: Rng) -> tuple[str, ...]:
    """The centre for 2 players, one outer sector more for 3, all for 4 (TYR-1.02)."""
    if setting != "any" and seats != 3:
        raise BadSetup("setting-value", key="sector", value=setting, choices="any")
    if seats == 2:
        return ("center",)
    if seats == 4:
        return SECTORS
    outer = rng.pick(["left", "right"]) if setting == "any" else setting
    return tuple(sector for sector in SECTORS if sector in ("center", outer))


GAME: Final = Tyrants()
