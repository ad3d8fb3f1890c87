"""The overlord's relics (DSC-29.04 to 29.08): given to lieutenants for a quest, lost for it with their bearer."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.data.cards import FIGURE, FIGURE_IDS, QUESTS, RELIC_IDS
from podziemia.games.descent.data.options import BEAR, PASS
from podziemia.games.descent.data.script import Script, script_at
from podziemia.games.descent.rules.figures import Figure
from podziemia.games.descent.rules.quest_rules import Scene, holds
from podziemia.games.descent.rules.state import OVERLORD, DescentState
from podziemia.kernel.ask import NOBODY, Ask, Rules

SHADOW_RUNE: Final = RELIC_IDS.index("the_shadow_rune_ol")
BARON: Final = FIGURE["baron_zachareth"]


def assign_relic(s: DescentState, relic: int) -> Rules[None]:
    """The overlord decides which lieutenant of the quest bears the relic, if any (DSC-29.05): one relic each
    (DSC-29.04), the Shadow Rune for the Baron alone (DSC-29.08)."""
    bearers = [id for id in lieutenants_of_quest(s) if id not in s.relic_bearers.values()]
    if relic == SHADOW_RUNE:
        bearers = [id for id in bearers if id == BARON]
    if not bearers:
        return
    answer = yield Ask(OVERLORD, "setup.relic", [PASS, *[BEAR[id] for id in bearers]], RELIC_IDS[relic])
    if answer is not PASS:
        s.relic_bearers[relic] = answer.index
        s.tell("relic_borne", OVERLORD, FIGURE_IDS[answer.index], things=(RELIC_IDS[relic],))


def lieutenants_of_quest(s: DescentState) -> list[int]:
    """Whoever may appear in any encounter of the quest, at once or later."""
    found: list[int] = []
    for number in range(len(QUESTS[s.quest].encounters)):
        script = script_at(s.quest, number)
        found += [FIGURE[one.id] for one in script.encounter.lieutenants if not is_absent(s, script, one.id)]
    return list(dict.fromkeys(found))


def is_absent(s: DescentState, script: Script, lieutenant: str) -> bool:
    """Earlier quests keep the lieutenant out of the encounter (quest rule absent)."""
    calls = script.statics.get("absent", ())
    return bool([call for call in calls if call.args[0] == lieutenant and holds(Scene(s), call)])


def relic_of(s: DescentState, figure: int) -> int:
    """The relic this lieutenant bears in this quest."""
    for relic, bearer in s.relic_bearers.items():
        if bearer == figure:
            return relic
    return NOBODY


def lose_relic(s: DescentState, figure: Figure) -> None:
    """A defeated lieutenant's relic does nothing for the rest of the quest (DSC-29.06)."""
    relic = relic_of(s, figure.id)
    if relic != NOBODY:
        del s.relic_bearers[relic]
