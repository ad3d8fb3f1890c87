"""Abyss: recruit the lords of the ocean, explore the depths, open the locations of the kingdom."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from podziemia.games.abyss.bots.inputs import AbyssInputs
from podziemia.games.abyss.bots.learner import PACKAGE, AbyssLearner, PatientLearner
from podziemia.games.abyss.bots.mind import AbyssMind
from podziemia.games.abyss.bots.sight import TRAITS
from podziemia.games.abyss.data.cards import TURN_CAP
from podziemia.games.abyss.data.options import ALL_OPTIONS
from podziemia.games.abyss.effects import activated, lords
from podziemia.games.abyss.facets import AbyssSchool
from podziemia.games.abyss.rules.reveals import REVEALS
from podziemia.games.abyss.rules.scoring import score
from podziemia.games.abyss.rules.state import AbyssState
from podziemia.games.abyss.rules.turn import set_up, take_turn
from podziemia.games.abyss.rules.zones import THINGS, ZONES
from podziemia.games.abyss.show.course import COURSE, open_lesson
from podziemia.games.abyss.show.encoding import AbyssEncoding
from podziemia.games.abyss.show.sketch import sketch
from podziemia.games.abyss.show.telling import TELLING
from podziemia.games.abyss.show.view import catalogue, view
from podziemia.games.abyss.show.why import why_not
from podziemia.kernel.ask import Ask, Rules
from podziemia.kernel.encoding import Encoding
from podziemia.kernel.facets.course import SETTING, school_setting
from podziemia.kernel.facets.school import School
from podziemia.kernel.game import Game, Reason, Score
from podziemia.kernel.learned import Inputs, Learned
from podziemia.kernel.mind import Mind
from podziemia.kernel.rng import Rng
from podziemia.kernel.settings import FIRST, Setting, first_seat
from podziemia.kernel.show import Say, Telling, View
from podziemia.kernel.sight import Traits

__all__ = ["GAME", "TURN_CAP", "activated", "lords"]


class Abyss(Game[AbyssState]):
    """The base game for 2 to 4 players."""

    name = "abyss"
    edition = 2
    fewest = 2
    most = 4
    usual = 3
    settings: ClassVar[list[Setting]] = [FIRST, school_setting(COURSE)]
    zones = ZONES
    things = THINGS
    reveals = REVEALS
    ids = "ABY"
    chapters: ClassVar[list[str]] = [
        "setup",
        "turn",
        "plotting",
        "exploration",
        "monsters",
        "council",
        "recruiting",
        "abilities",
        "court",
        "keys",
        "end-of-turn",
        "end-of-game",
        "scoring",
        "lords",
        "locations",
        "information",
    ]
    telling: ClassVar[Telling] = TELLING
    handmade: ClassVar[Mind[AbyssState] | None] = AbyssMind()
    mind: ClassVar[Mind[AbyssState]] = Learned(AbyssLearner(), AbyssInputs(), package=PACKAGE)
    tempers: ClassVar[dict[str, Mind[AbyssState]]] = {
        "patient": Learned(PatientLearner(), AbyssInputs(), package=PACKAGE)
    }
    inputs: ClassVar[Inputs[AbyssState] | None] = AbyssInputs()
    traits: ClassVar[dict[str, Traits[Any]]] = TRAITS
    encoding: ClassVar[Encoding[AbyssState] | None] = AbyssEncoding()
    school: ClassVar[School[AbyssState] | None] = AbyssSchool()

    def setup(self, seats: int, settings: dict[str, str], rng: Rng) -> AbyssState:
        for lesson in COURSE:
            if lesson.id == settings[SETTING]:
                return open_lesson(lesson, seats, rng)
        return set_up(seats, first_seat(seats, settings), rng)

    def step(self, s: AbyssState) -> Rules[None]:
        return take_turn(s)

    def view(self, s: AbyssState, seat: int) -> View:
        return view(s, seat)

    def scores(self, s: AbyssState) -> list[Score]:
        return [score(s, seat) for seat in range(s.seats)]

    def why_not(self, s: AbyssState, seat: int, ask: Ask | None, thing: str) -> list[Reason]:
        return why_not(s, seat, ask, thing)

    def capped(self, s: AbyssState) -> bool:
        return s.turn >= TURN_CAP * s.seats

    def sketch(self, view: View, say: Say) -> str:
        return sketch(view, say)

    def action_texts(self) -> list[str]:
        return [option.text for option in ALL_OPTIONS]

    def catalogue(self) -> View:
        return catalogue()


GAME: Final = Abyss()
