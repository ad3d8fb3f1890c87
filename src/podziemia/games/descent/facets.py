"""What Descent has beside its rules: the heroes win together, quests make a campaign, figures can be looked at."""

from __future__ import annotations

from podziemia.games.descent.rules.state import DescentState
from podziemia.games.descent.show.briefing import verdict
from podziemia.games.descent.show.chronicle import told
from podziemia.games.descent.show.survey import survey
from podziemia.kernel.facets.campaign import Campaign
from podziemia.kernel.facets.foresight import Foresight
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
    def survey(self, s: DescentState, seat: int, thing: str) -> View:
        return survey(s, thing)
