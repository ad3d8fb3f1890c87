"""The quest at work: events set rules off, victory conditions are watched (DSC-3.14, 20)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.descent.data.options import NO, YES
from podziemia.games.descent.data.quest_language import Call
from podziemia.games.descent.data.script import ReadRule, Trigger
from podziemia.games.descent.rules.figures import Figure
from podziemia.games.descent.rules.pieces import Token
from podziemia.games.descent.rules.quest_rules import Scene, holds, matches, script_of, value
from podziemia.games.descent.rules.state import HEROES_SIDE, OVERLORD, OVERLORD_SIDE, DescentState
from podziemia.kernel.ask import Ask, Rules
from podziemia.kernel.moments import Answers

Effect = Callable[[Scene, Call], Rules[None]]
QUEST_EFFECT: Final[Answers[str, Effect]] = Answers("a rule of the quest says what happens")


class EncounterDecided(Exception):
    """A side has fulfilled its condition: the encounter ends at once, in the middle of whatever is going on."""

    def __init__(self, side: int) -> None:
        super().__init__(side)
        self.side = side


def decide(s: DescentState, round_end: bool = False) -> None:
    """End the encounter if a side has won it; the side whose turn it is comes first, at round end the overlord."""
    script = script_of(s)
    scene = Scene(s, round_end=round_end)
    sides = [(OVERLORD_SIDE, script.overlord_wins), (HEROES_SIDE, script.heroes_win)]
    if s.heroes_move and not round_end:
        sides.reverse()
    for side, conditions in sides:
        for condition in conditions:
            if value(scene, condition):
                raise EncounterDecided(side)
    if round_end and s.round >= script.encounter.max_rounds:
        raise EncounterDecided(OVERLORD_SIDE)


def _fits(scene: Scene, trigger: Trigger, event: str, about: str) -> bool:
    if trigger.event != event:
        return False
    if not trigger.args:
        return True
    if event == "reached":
        return about == ", ".join(trigger.args)
    if event == "ability":
        name, who = trigger.args
        return about == name and scene.actor is not None and matches(scene, scene.actor, who)
    if event == "left":
        who, zone = trigger.args
        return about == zone and scene.subject is not None and matches(scene, scene.subject, who)
    if event == "moved_adjacent":
        mover, other = trigger.args
        return about == other and scene.actor is not None and matches(scene, scene.actor, mover)
    if event == "ko_by":
        return scene.actor is not None and matches(scene, scene.actor, trigger.args[0])
    return scene.subject is not None and matches(scene, scene.subject, trigger.args[0])


def happens(
    s: DescentState,
    event: str,
    actor: Figure | None = None,
    subject: Figure | None = None,
    about: str = "",
    token: Token | None = None,
) -> Rules[None]:
    """Something the quest may have a rule for has happened."""
    if event not in s.script.events:
        return
    for read in s.script.rules:
        for trigger in read.triggers:
            scene = Scene(s, actor, subject, token)
            if _fits(scene, trigger, event, about):
                yield from _apply(s, scene, read)
                break


def _apply(s: DescentState, scene: Scene, read: ReadRule) -> Rules[None]:

    rule = read.rule
    if rule.once and rule.id in s.fired:
        return
    if read.condition is not None and not value(scene, read.condition):
        return
    if rule.optional:
        seat = s.speaker() if rule.optional == "heroes" else OVERLORD
        if (yield Ask(seat, "quest.rule", [YES, NO], rule.id)) is NO:
            return
    if rule.once:
        s.fired.append(rule.id)
    yield from carry_out(scene, read.do)


def watched_by(s: DescentState, event: str) -> bool:
    """Whether any rule of the encounter waits for this event."""
    return event in s.script.events


def carry_out(scene: Scene, calls: list[Call]) -> Rules[None]:
    """Effects in order; one whose own condition does not hold is skipped."""
    for call in calls:
        if holds(scene, call):
            yield from QUEST_EFFECT.effects[call.name](scene, call)


def set_to(s: DescentState, counter: str, value: int) -> Rules[None]:
    before = s.count(counter)
    if value == before:
        return
    s.counters[counter] = value
    s.tell("counter_changed", thing=counter, n=value)
    for n in range(before + 1, value + 1):
        yield from happens(s, "reached", about=f"{counter}, {n}")
    decide(s)
