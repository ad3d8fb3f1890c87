"""Dungeon Lords: two years of digging, hiring and building, and heroes at the gate each autumn."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from podziemia.games.dungeonlords.bots.inputs import DungeonInputs
from podziemia.games.dungeonlords.bots.lord import LordMind, PatientLord
from podziemia.games.dungeonlords.bots.mind import DungeonMind
from podziemia.games.dungeonlords.bots.orders import ORDER_TRAITS, PACKAGE
from podziemia.games.dungeonlords.data.options import ALL_OPTIONS
from podziemia.games.dungeonlords.effects import events, rooms, spells, traps
from podziemia.games.dungeonlords.facets import DungeonForesight, DungeonSchool
from podziemia.games.dungeonlords.rules.reveals import REVEALS
from podziemia.games.dungeonlords.rules.scoring import scores
from podziemia.games.dungeonlords.rules.setup import PUPILS, lay_out
from podziemia.games.dungeonlords.rules.state import DungeonState
from podziemia.games.dungeonlords.rules.turn import play_on
from podziemia.games.dungeonlords.rules.zones import THINGS, ZONES, reask, redeal
from podziemia.games.dungeonlords.show.course import EXERCISES, FIRST_GAME, open_lesson
from podziemia.games.dungeonlords.show.encoding import DungeonEncoding
from podziemia.games.dungeonlords.show.sketch import sketch
from podziemia.games.dungeonlords.show.telling import TELLING
from podziemia.games.dungeonlords.show.view import catalogue, view
from podziemia.games.dungeonlords.show.why import why_not
from podziemia.kernel.ask import Ask, Option, Rules
from podziemia.kernel.encoding import Encoding
from podziemia.kernel.facets.course import OFF, SETTING, school_setting
from podziemia.kernel.facets.foresight import Foresight
from podziemia.kernel.game import Game, Reason, Score
from podziemia.kernel.learned import Inputs, Learned
from podziemia.kernel.mind import Mind
from podziemia.kernel.rng import Rng
from podziemia.kernel.settings import FIRST, Setting
from podziemia.kernel.show import Say, Telling, View
from podziemia.kernel.sight import Traits

__all__ = ["GAME", "events", "rooms", "spells", "traps"]


class DungeonLords(Game[DungeonState]):
    """The whole game for 2 to 4 players, and the combat school for one."""

    name = "dungeonlords"
    edition = 2
    fewest = 2
    most = 4
    settings: ClassVar[list[Setting]] = [
        Setting("rules", ("full", "first-game"), "full"),
        FIRST,
        school_setting(DungeonSchool.lessons),
    ]
    zones = ZONES
    things = THINGS
    reveals = REVEALS
    ids = "DUN"
    chapters: ClassVar[list[str]] = [
        "overview",
        "setup",
        "evil",
        "new-round",
        "orders",
        "actions",
        "neutral-dungeons",
        "production",
        "events",
        "adventurers",
        "end-of-round",
        "paladin",
        "planning",
        "battle",
        "traps",
        "monsters",
        "spells",
        "battle-rooms",
        "second-year",
        "scoring",
        "first-game",
        "school",
        "information",
    ]
    telling: ClassVar[Telling] = TELLING
    handmade: ClassVar[Mind[DungeonState] | None] = DungeonMind()
    mind: ClassVar[Mind[DungeonState]] = Learned(LordMind(), DungeonInputs(), package=PACKAGE)
    tempers: ClassVar[dict[str, Mind[DungeonState]]] = {
        "patient": Learned(PatientLord(), DungeonInputs(), package=PACKAGE)
    }
    inputs: ClassVar[Inputs[DungeonState] | None] = DungeonInputs()
    traits: ClassVar[dict[str, Traits[Any]]] = {ORDER_TRAITS.kind: ORDER_TRAITS}
    encoding: ClassVar[Encoding[DungeonState] | None] = DungeonEncoding()
    foresight: ClassVar[Foresight[DungeonState]] = DungeonForesight()
    school: ClassVar[DungeonSchool] = DungeonSchool()

    def check_seats(self, seats: int) -> None:
        if seats != PUPILS:
            super().check_seats(seats)

    def setup(self, seats: int, settings: dict[str, str], rng: Rng) -> DungeonState:
        for lesson in (*EXERCISES, FIRST_GAME):
            if lesson.id == settings[SETTING]:
                return open_lesson(lesson, seats, rng)
        if settings[SETTING] == OFF:
            super().check_seats(seats)
        return lay_out(seats, settings, rng)

    def step(self, s: DungeonState) -> Rules[None]:
        return play_on(s)

    def view(self, s: DungeonState, seat: int) -> View:
        return view(s, seat)

    def redeal(self, s: DungeonState, seat: int, rng: Rng) -> None:
        redeal(s, seat, rng)

    def reask(self, s: DungeonState, ask: Ask) -> list[Option]:
        return reask(s, ask)

    def scores(self, s: DungeonState) -> list[Score]:
        return scores(s)

    def action_texts(self) -> list[str]:
        return [option.text for option in ALL_OPTIONS]

    def catalogue(self) -> View:
        return catalogue()

    def why_not(self, s: DungeonState, seat: int, ask: Ask | None, thing: str) -> list[Reason]:
        return why_not(s, seat, ask, thing)

    def sketch(self, view: View, say: Say) -> str:
        return sketch(view, say)


GAME: Final = DungeonLords()
