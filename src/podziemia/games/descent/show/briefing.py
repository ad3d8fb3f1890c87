"""What the words of a quest need to know: its rules and victories by id, with the numbers that stand in them."""

from __future__ import annotations

from typing import Any, Final

from podziemia.games.descent.data.cards import QUEST_IDS, QUESTS
from podziemia.games.descent.data.quest_language import Term, numbers_in
from podziemia.games.descent.data.script import Script, script_at
from podziemia.games.descent.show import seen
from podziemia.kernel.show import Say, View, message_id

PARTIES: Final = (2, 3, 4)


def briefing(script: Script) -> seen.Briefing:
    """The encounter for a reader: the numbers of each rule and victory for 2, 3 and 4 heroes, in the order of the data.

    The sentences stand in the words, the numbers only in the quest: so they cannot contradict each other.
    """
    return {
        "heroes": numbers(script.heroes_win),
        "overlord": numbers(script.overlord_wins),
        "rules": [{"id": read.rule.id, "numbers": numbers(read.terms())} for read in script.all_rules],
    }


def numbers(terms: list[Term]) -> dict[str, list[int]]:
    """The numbers in the terms for each size of party."""
    return {str(party): numbers_in(terms, party) for party in PARTIES}


def verdict(view: View, say: Say) -> str:
    """What the side that won the last encounter had to bring about."""
    seen: Any = view
    return goal(view, seen["wins"][-1], say)


def goal(view: View, side: str, say: Say) -> str:
    """How the side wins the encounter on the table, with the numbers for its party."""
    seen: Any = view
    quest = QUEST_IDS.index(seen["quest"])
    names = [f"{seen['quest']}-{one.id}" for one in QUESTS[quest].encounters]
    script = script_at(quest, names.index(seen["encounter"]))
    won = script.heroes_win if side == "heroes" else script.overlord_wins
    found = numbers_in(won, max(PARTIES[0], len(seen["heroes"])))
    return say(message_id("descent-goal", seen["encounter"], side), **{f"n{i + 1}": n for i, n in enumerate(found)})
