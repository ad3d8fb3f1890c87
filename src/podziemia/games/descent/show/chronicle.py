"""The campaign told afterwards: which side won what, and what followed."""

from __future__ import annotations

from podziemia.games.descent.data.cards import QUEST_IDS
from podziemia.games.descent.rules.pieces import CampaignLog
from podziemia.games.descent.rules.state import SIDES, DescentState
from podziemia.kernel.show import Say, message_id


def journal(log: CampaignLog) -> list[tuple[str, str]]:
    """The quests played and who won each."""
    return [(QUEST_IDS[quest], SIDES[side]) for quest, side in log.history]


def told(s: DescentState, say: Say) -> list[str]:
    """The journal of the campaign in words: a heading per quest, then what followed it."""
    if s.campaign is None:
        return []
    lines = []
    quests = 0
    for what, thing, n in s.campaign.story:
        if what == "won":
            quests += 1
            lines.append(say("descent-journal-won", thing=thing, n=quests, side=say(f"descent-side-{1 - n}")))
        else:
            named = what in ("learned", "relic") and 0 < n <= len(s.heroes)
            who = say("descent-side-0") if not named else say(message_id("descent-name", s.heroes[n - 1].name))
            lines.append("  " + say(f"descent-story-{what}", thing=thing, n=n, who=who))
    return lines
