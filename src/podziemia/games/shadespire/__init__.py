"""Warhammer Underworlds: Shadespire: two warbands, three rounds, the glory of the mirrored city."""

from __future__ import annotations

from typing import ClassVar, Final

import podziemia.games.shadespire.effects.arms  # the cards subscribe to the moments of the rules
import podziemia.games.shadespire.effects.gear
import podziemia.games.shadespire.effects.inspiration
import podziemia.games.shadespire.effects.interrupts
import podziemia.games.shadespire.effects.objectives
import podziemia.games.shadespire.effects.phases
import podziemia.games.shadespire.effects.ploys
import podziemia.games.shadespire.effects.printed
import podziemia.games.shadespire.effects.reactions
import podziemia.games.shadespire.effects.spells
import podziemia.games.shadespire.effects.wounds  # noqa: F401
from podziemia.games.shadespire.bots.inputs import ShadespireInputs
from podziemia.games.shadespire.bots.learner import ShadespireLearner
from podziemia.games.shadespire.bots.mind import ShadespireMind
from podziemia.games.shadespire.data.options import ALL_OPTIONS
from podziemia.games.shadespire.data.ready_decks import STARTER_IDS
from podziemia.games.shadespire.facets import ShadespireDecks, ShadespireForesight, ShadespireSchool
from podziemia.games.shadespire.rules.decks import deck_from
from podziemia.games.shadespire.rules.reask import reask
from podziemia.games.shadespire.rules.reveals import REVEALS
from podziemia.games.shadespire.rules.scoring import score
from podziemia.games.shadespire.rules.setup import set_up
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.games.shadespire.rules.turn import play_on
from podziemia.games.shadespire.rules.zones import THINGS, ZONES
from podziemia.games.shadespire.show.course import COURSE, open_lesson
from podziemia.games.shadespire.show.encoding import ShadespireEncoding
from podziemia.games.shadespire.show.sketch import sketch
from podziemia.games.shadespire.show.telling import TELLING
from podziemia.games.shadespire.show.view import catalogue, view
from podziemia.games.shadespire.show.why import why_not
from podziemia.kernel.ask import Ask, Option, Rules
from podziemia.kernel.encoding import Encoding
from podziemia.kernel.facets.course import SETTING, school_setting
from podziemia.kernel.facets.foresight import Foresight
from podziemia.kernel.facets.school import School
from podziemia.kernel.game import Game, Reason, Score
from podziemia.kernel.learned import Inputs, Learned
from podziemia.kernel.mind import Mind
from podziemia.kernel.rng import Rng
from podziemia.kernel.settings import Setting
from podziemia.kernel.show import Say, Telling, View


class Shadespire(Game[ShadespireState]):
    """The complete first season for two players."""

    name = "shadespire"
    edition = 6
    fewest = 2
    most = 2
    usual = 2
    settings: ClassVar[list[Setting]] = [
        Setting("deck-a", (), "steelhearts_champions_starter", deck=True, alike=STARTER_IDS),
        Setting("deck-b", (), "garreks_reavers_starter", deck=True, alike=STARTER_IDS),
        Setting("boards", ("core", "all"), "core"),
        Setting("sight", ("strict", "loose"), "strict", fine=True),
        Setting("retroactive", ("yes", "no"), "yes", fine=True),
        Setting("relic-cost", ("1", "2"), "1", fine=True),
        Setting("reactions", ("held", "always"), "held", fine=True),
        school_setting(COURSE),
    ]
    zones = ZONES
    things = THINGS
    reveals = REVEALS
    ids = "SHA"
    chapters: ClassVar[list[str]] = [
        "basics",
        "dice",
        "decks",
        "boards",
        "tokens",
        "hands",
        "deployment",
        "action-phase",
        "combat",
        "power-step",
        "reactions",
        "inspiration",
        "objectives",
        "end-phase",
        "victory",
        "terms",
        "rulings",
    ]
    telling: ClassVar[Telling] = TELLING
    handmade: ClassVar[Mind[ShadespireState] | None] = ShadespireMind()
    mind: ClassVar[Mind[ShadespireState]] = Learned(
        ShadespireLearner(), ShadespireInputs(), package="podziemia.games.shadespire.bots"
    )
    inputs: ClassVar[Inputs[ShadespireState] | None] = ShadespireInputs()
    encoding: ClassVar[Encoding[ShadespireState] | None] = ShadespireEncoding()
    foresight: ClassVar[Foresight[ShadespireState]] = ShadespireForesight()
    decks: ClassVar[ShadespireDecks] = ShadespireDecks()
    school: ClassVar[School[ShadespireState] | None] = ShadespireSchool()

    def check_settings(self, given: dict[str, str]) -> dict[str, str]:
        written = {key: ";".join(text.splitlines()) for key, text in given.items()}  # a deck has a card a line
        settings = super().check_settings(written)
        for key in ("deck-a", "deck-b"):
            deck_from(settings[key])
        return settings

    def setup(self, seats: int, settings: dict[str, str], rng: Rng) -> ShadespireState:
        decks = [deck_from(settings["deck-a"]), deck_from(settings["deck-b"])]
        for lesson in COURSE:
            if lesson.id == settings[SETTING]:
                return open_lesson(lesson, seats, decks)
        return set_up(
            decks,
            rng,
            lethal=settings["boards"] == "all",
            loose_sight=settings["sight"] == "loose",
            retroactive=settings["retroactive"] == "yes",
            relics=int(settings["relic-cost"]),
            always_ask=settings["reactions"] == "always",
        )

    def step(self, s: ShadespireState) -> Rules[None]:
        return play_on(s)

    def view(self, s: ShadespireState, seat: int) -> View:
        return view(s, seat)

    def scores(self, s: ShadespireState) -> list[Score]:
        return [score(s, seat) for seat in range(s.seats)]

    def reask(self, s: ShadespireState, ask: Ask) -> list[Option]:
        return reask(s, ask)

    def why_not(self, s: ShadespireState, seat: int, ask: Ask | None, thing: str) -> list[Reason]:
        return why_not(s, seat, ask, thing)

    def sketch(self, view: View, say: Say) -> str:
        return sketch(view, say)

    def action_texts(self) -> list[str]:
        return [option.text for option in ALL_OPTIONS]

    def catalogue(self) -> View:
        return catalogue()


GAME: Final = Shadespire()
