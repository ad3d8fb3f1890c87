"""What the words of a quest need to know: its rules and victories by id, with the numbers that stand in them."""

from __future__ import annotations

import re
from typing import Any, Final

from podziemia.games.descent.data.cards import QUESTS
from podziemia.games.descent.data.quest_parts import Encounter, QuestRule
from podziemia.kernel.show import Say, View, message_id

PARTIES: Final = (2, 3, 4)
_NUMBER: Final = re.compile(r"by\((\d+), ?(\d+), ?(\d+)\)|(?<![\w.])(\d+)\b")


def briefing(encounter: Encounter) -> View:
    """The encounter for a reader: the numbers of each rule and victory for 2, 3 and 4 heroes, in the order of the data.

    The sentences stand in the words, the numbers only in the quest: so they cannot contradict each other.
    """
    return {
        "heroes": numbers(encounter.heroes_win),
        "overlord": numbers(encounter.overlord_wins),
        "rules": [{"id": rule.id, "numbers": numbers(texts_of(rule))} for rule in encounter.rules],
    }


def verdict(view: View, say: Say) -> str:
    """What the side that won the last encounter had to bring about."""
    seen: Any = view
    return goal(view, seen["wins"][-1], say)


def goal(view: View, side: str, say: Say) -> str:
    """How the side wins the encounter on the table, with the numbers for its party."""
    seen: Any = view
    quest = next(quest for quest in QUESTS if quest.id == seen["quest"])
    encounter = next(one for one in quest.encounters if seen["encounter"] == f"{quest.id}-{one.id}")
    won = encounter.heroes_win if side == "heroes" else encounter.overlord_wins
    found = numbers(won)[str(max(PARTIES[0], len(seen["heroes"])))]
    return say(message_id("descent-goal", seen["encounter"], side), **{f"n{i + 1}": n for i, n in enumerate(found)})


def texts_of(rule: QuestRule) -> tuple[str, ...]:
    """All that a rule is written in, in reading order."""
    action = rule.action
    done = (action.bonus, *action.do, *action.passed, *action.failed) if action is not None else ()
    return (rule.condition, *rule.do, *done, *rule.static)


def numbers(texts: tuple[str, ...]) -> dict[str, list[int]]:
    """The numbers in the texts for each size of party."""
    found = [match for text in texts for match in _NUMBER.finditer(text)]
    return {str(n): [int(m[i + 1] or m[4]) for m in found] for i, n in enumerate(PARTIES)}
