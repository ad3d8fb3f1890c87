"""The encounters of all quests, read: their boards and their rules as phrases. Every text is read once, here."""

from __future__ import annotations

from podziemia.games.descent.data.cards import QUEST_ACTION_IDS, QUESTS
from podziemia.games.descent.data.map import Board, build_board
from podziemia.games.descent.data.quest_language import Call, Meanings, Term, read, read_call
from podziemia.games.descent.data.quest_parts import Encounter, Quest, QuestAction, QuestRule


class Trigger:
    """What sets a rule off: the event, and whom or what it must be about."""

    __slots__ = ("args", "event")

    def __init__(self, text: str) -> None:
        term = read(text)
        self.event = term.name if isinstance(term, Call) else str(term)
        self.args = [str(arg) for arg in term.args] if isinstance(term, Call) else []


class ReadAction:
    """A special action of a quest, ready for use."""

    __slots__ = ("action", "auto", "bonus", "by", "condition", "do", "failed", "id", "option", "passed")

    def __init__(self, id: str, action: QuestAction, define: Meanings) -> None:
        self.id = id
        self.action = action
        self.by = list(action.by)
        self.option = QUEST_ACTION_IDS.index(id)
        self.condition = _maybe(action.condition, define)
        self.bonus = _maybe(action.bonus, define)
        self.auto = _maybe(action.auto, define)
        self.do = [read_call(text, define) for text in action.do]
        self.passed = [read_call(text, define) for text in action.passed]
        self.failed = [read_call(text, define) for text in action.failed]


def _maybe(text: str, define: Meanings) -> Term:
    """The condition, or None where there is none."""
    return read(text, define) if text else None


class ReadRule:
    """A special rule of a quest, ready for use."""

    __slots__ = ("action", "condition", "do", "rule", "statics", "triggers")

    def __init__(self, rule: QuestRule, define: Meanings) -> None:
        self.rule = rule
        self.triggers = [Trigger(text) for text in rule.when]
        self.condition = _maybe(rule.condition, define)
        self.do = [read_call(text, define) for text in rule.do]
        self.action = ReadAction(rule.id, rule.action, define) if rule.action is not None else None
        self.statics = [read_call(text, define) for text in rule.static]

    def terms(self) -> list[Term]:
        """All that the rule says, in reading order."""
        action = self.action
        done = [action.bonus, *action.do, *action.passed, *action.failed] if action is not None else []
        return [self.condition, *self.do, *done, *self.statics]


class Script:
    """All rules of one encounter."""

    __slots__ = (
        "actions",
        "all_rules",
        "board",
        "carried",
        "dark",
        "encounter",
        "events",
        "heroes_win",
        "overlord_wins",
        "rules",
        "statics",
    )

    def __init__(self, quest: Quest, encounter: Encounter) -> None:
        define: Meanings = {}
        for rule in encounter.rules:
            define.update(rule.define)
        self.encounter = encounter
        self.board: Board = build_board(quest.id, encounter)
        self.all_rules = [ReadRule(rule, define) for rule in encounter.rules]
        self.rules = [rule for rule in self.all_rules if rule.triggers]
        """Those that something sets off."""
        self.actions = [rule.action for rule in self.all_rules if rule.action is not None]
        self.statics: dict[str, list[Call]] = {}
        """What stands as long as the encounter lasts, by its name."""
        for read_rule in self.all_rules:
            for call in read_rule.statics:
                self.statics.setdefault(call.name, []).append(call)
        self.dark = "vision" in self.statics
        self.events = {trigger.event for rule in self.rules for trigger in rule.triggers}
        self.heroes_win: list[Term] = [read(text, define) for text in encounter.heroes_win]
        self.overlord_wins: list[Term] = [read(text, define) for text in encounter.overlord_wins]
        self.carried: dict[str, dict[str, Term]] = {
            side: {counter: read(text, define) for counter, text in outcome.set.items()}
            for side, outcome in encounter.outcome.items()
        }
        """The counters that a victory of a side hands to the next encounter."""


_scripts: dict[tuple[int, int], Script] = {}


def script_at(quest: int, encounter: int) -> Script:
    key = (quest, encounter)
    found = _scripts.get(key)
    if found is None:
        found = Script(QUESTS[quest], QUESTS[quest].encounters[encounter])
        _scripts[key] = found
    return found
