"""Descent: Journeys in the Dark, 2nd edition: heroes against the overlord, quest by quest or through a campaign."""

from __future__ import annotations

from typing import ClassVar, Final

import podziemia.games.descent.effects.abilities  # what cards and quests do subscribes to the moments of the rules
import podziemia.games.descent.effects.feats
import podziemia.games.descent.effects.follow_ups
import podziemia.games.descent.effects.healers
import podziemia.games.descent.effects.items
import podziemia.games.descent.effects.mages
import podziemia.games.descent.effects.overlord_cards
import podziemia.games.descent.effects.overlord_moments
import podziemia.games.descent.effects.quests
import podziemia.games.descent.effects.reactions
import podziemia.games.descent.effects.scouts
import podziemia.games.descent.effects.search_cards
import podziemia.games.descent.effects.surges
import podziemia.games.descent.effects.warriors  # noqa: F401
from podziemia.games.descent.bots.hunting import DescentAims
from podziemia.games.descent.bots.inputs import DescentInputs
from podziemia.games.descent.bots.mind import DescentMind
from podziemia.games.descent.bots.yardstick.mind import YardstickMind
from podziemia.games.descent.data.cards import ALONE
from podziemia.games.descent.data.options import ALL_OPTIONS
from podziemia.games.descent.facets import DescentCampaign, DescentForesight, DescentSchool, DescentTeams
from podziemia.games.descent.rules.opening import ALWAYS, CAMPAIGN_OF_QUESTS, HELD, begin
from podziemia.games.descent.rules.reask import reask
from podziemia.games.descent.rules.reveals import REVEALS
from podziemia.games.descent.rules.scoring import score
from podziemia.games.descent.rules.setup import CHOOSE_PARTY, LEVELS
from podziemia.games.descent.rules.state import DescentState
from podziemia.games.descent.rules.turn import play_on
from podziemia.games.descent.rules.zones import THINGS, ZONES, redeal
from podziemia.games.descent.show.course import COURSE, open_lesson
from podziemia.games.descent.show.encoding import DescentEncoding
from podziemia.games.descent.show.sketch import sketch
from podziemia.games.descent.show.telling import TELLING
from podziemia.games.descent.show.view import catalogue, view
from podziemia.games.descent.show.why import why_not
from podziemia.kernel.ask import Ask, Option, Rules
from podziemia.kernel.encoding import Encoding
from podziemia.kernel.facets.aims import Aims
from podziemia.kernel.facets.course import SETTING, school_setting
from podziemia.kernel.facets.foresight import Foresight
from podziemia.kernel.facets.school import School
from podziemia.kernel.game import Game, Reason, Score
from podziemia.kernel.learned import Inputs, Learned
from podziemia.kernel.mind import Mind
from podziemia.kernel.rng import Rng
from podziemia.kernel.settings import Setting
from podziemia.kernel.show import Say, Telling, View


class Descent(Game[DescentState]):
    """One overlord (seat A) against two to four heroes."""

    name = "descent"
    edition = 12
    fewest = 3
    most = 5
    seat = 1
    settings: ClassVar[list[Setting]] = [
        Setting("quest", (*ALONE, CAMPAIGN_OF_QUESTS), ALONE[0], alike=ALONE),
        Setting("level", LEVELS, LEVELS[0]),
        Setting("heroes", (), CHOOSE_PARTY),
        Setting("campaign", (), ""),
        Setting("cards", (HELD, ALWAYS), HELD, fine=True),
        school_setting(COURSE),
    ]
    zones = ZONES
    reveals = REVEALS
    things = THINGS
    ids = "DSC"
    chapters: ClassVar[list[str]] = [
        "general",
        "setup",
        "round",
        "actions",
        "spaces",
        "movement",
        "sight",
        "attack",
        "surges",
        "damage",
        "defeat",
        "conditions",
        "attributes",
        "items",
        "abilities",
        "overlord",
        "large",
        "familiars",
        "terrain",
        "quests",
        "two-heroes",
        "epic",
        "campaign",
        "phase",
        "shop",
        "experience",
        "next-quest",
        "travel",
        "relics",
        "finale",
        "rulings",
    ]
    telling: ClassVar[Telling] = TELLING
    handmade: ClassVar[Mind[DescentState] | None] = DescentMind()
    mind: ClassVar[Mind[DescentState]] = Learned(DescentMind(), DescentInputs(), package="podziemia.games.descent.bots")
    tempers: ClassVar[dict[str, Mind[DescentState]]] = {
        "stalling": DescentMind(stalls=True),
        "yardstick": YardstickMind(),
    }
    inputs: ClassVar[Inputs[DescentState] | None] = DescentInputs()
    encoding: ClassVar[Encoding[DescentState] | None] = DescentEncoding()
    foresight: ClassVar[Foresight[DescentState]] = DescentForesight()
    campaign: ClassVar[DescentCampaign] = DescentCampaign()
    teams: ClassVar[DescentTeams] = DescentTeams()
    aims: ClassVar[Aims[DescentState] | None] = DescentAims()
    school: ClassVar[School[DescentState] | None] = DescentSchool()

    def setup(self, seats: int, settings: dict[str, str], rng: Rng) -> DescentState:
        for lesson in COURSE:
            if lesson.id == settings[SETTING]:
                return open_lesson(lesson, seats)
        return begin(seats - 1, settings, rng)

    def step(self, s: DescentState) -> Rules[None]:
        return play_on(s)

    def view(self, s: DescentState, seat: int) -> View:
        return view(s, seat)

    def redeal(self, s: DescentState, seat: int, rng: Rng) -> None:
        redeal(s, seat, rng)

    def reask(self, s: DescentState, ask: Ask) -> list[Option]:
        return reask(s, ask)

    def scores(self, s: DescentState) -> list[Score]:
        return [score(s, seat) for seat in range(s.seats)]

    def why_not(self, s: DescentState, seat: int, ask: Ask | None, thing: str) -> list[Reason]:
        return why_not(s, seat, ask, thing)

    def action_texts(self) -> list[str]:
        return [option.text for option in ALL_OPTIONS]

    def catalogue(self) -> View:
        return catalogue()

    def sketch(self, view: View, say: Say) -> str:
        return sketch(view, say)


GAME: Final = Descent()
