"""What Descent has beside its rules: the heroes win together, quests make a campaign, figures can be looked at, and a
course for beginners."""

from __future__ import annotations

from typing import ClassVar

from podziemia.games.descent.bots.priors import priors_of
from podziemia.games.descent.rules.state import OVERLORD, SET_UP, DescentState
from podziemia.games.descent.show.briefing import verdict
from podziemia.games.descent.show.chronicle import told
from podziemia.games.descent.show.course import COURSE
from podziemia.games.descent.show.survey import survey
from podziemia.games.descent.show.ways import ways
from podziemia.kernel.ask import Ask
from podziemia.kernel.facets.campaign import Campaign
from podziemia.kernel.facets.foresight import Foresight, Way
from podziemia.kernel.facets.school import Lesson, School
from podziemia.kernel.facets.teams import Teams
from podziemia.kernel.show import Say, View


class DescentTeams(Teams):
    def sides(self, seats: int) -> list[list[int]]:
        """The overlord alone, and all heroes."""
        return [[0], list(range(1, seats))]

    def verdict(self, view: View, say: Say) -> str:
        return verdict(view, say)


class DescentCampaign(Campaign[DescentState]):
    def journal(self, s: DescentState, say: Say) -> list[str]:
        return told(s, say)


class DescentForesight(Foresight[DescentState]):
    def ways(self, s: DescentState, ask: Ask) -> list[Way]:
        return ways(s, ask)

    def left(self, s: DescentState, ask: Ask) -> str:
        """The overlord may leave it to the game which monsters come and where they stand at first."""
        if s.phase != SET_UP or ask.seat != OVERLORD:
            return ""
        liked = priors_of(s, ask)
        return ask.options[liked.index(max(liked))].text

    def survey(self, s: DescentState, seat: int, thing: str) -> View:
        return survey(s, thing)


class DescentSchool(School[DescentState]):
    lessons: ClassVar[list[Lesson]] = [*COURSE]
