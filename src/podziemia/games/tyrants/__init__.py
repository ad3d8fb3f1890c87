"""Tyrants of the Underdark: lead a drow house, build a deck of minions, take the sites of the Underdark."""

from __future__ import annotations

from typing import ClassVar, Final

from podziemia.games.tyrants.bots.inputs import TyrantsInputs
from podziemia.games.tyrants.bots.mind import TyrantsMind
from podziemia.games.tyrants.bots.seasoned import SeasonedMind
from podziemia.games.tyrants.data.options import ALL_OPTIONS
from podziemia.games.tyrants.effects import aberrations, demons, dragons, drow, elementals, undead
from podziemia.games.tyrants.facets import TyrantsSchool
from podziemia.games.tyrants.rules.reveals import REVEALS
from podziemia.games.tyrants.rules.scoring import score
from podziemia.games.tyrants.rules.setup import PAIRS, decks_for, in_order, sectors_for, set_up
from podziemia.games.tyrants.rules.state import TyrantsState
from podziemia.games.tyrants.rules.turn import step
from podziemia.games.tyrants.rules.zones import THINGS, ZONES, reask, redeal
from podziemia.games.tyrants.show.course import COURSE, open_lesson
from podziemia.games.tyrants.show.encoding import TyrantsEncoding
from podziemia.games.tyrants.show.sketch import sketch
from podziemia.games.tyrants.show.telling import TELLING
from podziemia.games.tyrants.show.view import catalogue, view
from podziemia.games.tyrants.show.why import why_not
from podziemia.kernel.ask import Ask, Option, Rules
from podziemia.kernel.encoding import Encoding
from podziemia.kernel.facets.course import SETTING, school_setting
from podziemia.kernel.facets.school import School
from podziemia.kernel.game import Game, Reason, Score
from podziemia.kernel.learned import Inputs, Learned
from podziemia.kernel.mind import Mind
from podziemia.kernel.rng import Rng
from podziemia.kernel.settings import FIRST, Setting, first_seat
from podziemia.kernel.show import Say, Telling, View

__all__ = ["GAME"]

HALF_DECKS: Final = (drow, dragons, elementals, demons, aberrations, undead)
"""The files that say what cards do; importing them wires the cards."""


class Tyrants(Game[TyrantsState]):
    """The 2021 edition for 2 to 4 players with six half-decks."""

    name = "tyrants"
    edition = 2
    fewest = 2
    most = 4
    settings: ClassVar[list[Setting]] = [
        Setting("decks", ("recommended", "random", *PAIRS), "recommended"),
        Setting("sector", ("any", "left", "right"), "any"),
        FIRST,
        school_setting(COURSE),
    ]
    zones = ZONES
    things = THINGS
    reveals = REVEALS
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
    telling: ClassVar[Telling] = TELLING
    handmade: ClassVar[Mind[TyrantsState] | None] = TyrantsMind()
    mind: ClassVar[Mind[TyrantsState]] = Learned(
        SeasonedMind(), TyrantsInputs(), package="podziemia.games.tyrants.bots"
    )
    inputs: ClassVar[Inputs[TyrantsState] | None] = TyrantsInputs()
    school: ClassVar[School[TyrantsState] | None] = TyrantsSchool()
    encoding: ClassVar[Encoding[TyrantsState] | None] = TyrantsEncoding()

    def check_settings(self, given: dict[str, str]) -> dict[str, str]:
        """A pair of half-decks may be named in any order."""
        named = dict(given)
        if "decks" in named:
            named["decks"] = in_order(named["decks"])
        return super().check_settings(named)

    def setup(self, seats: int, settings: dict[str, str], rng: Rng) -> TyrantsState:
        for lesson in COURSE:
            if lesson.id == settings[SETTING]:
                return open_lesson(lesson, seats, rng)
        first = first_seat(seats, settings)
        sectors = sectors_for(seats, settings["sector"], rng)
        return set_up(seats, sectors, decks_for(settings["decks"], rng), first, rng)

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


GAME: Final = Tyrants()
