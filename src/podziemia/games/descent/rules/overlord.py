"""The overlord's turn and the activation of monsters (DSC-3.10 to 3.13, 16, 17)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.descent.data.cards import GROUP_IDS, ROUND_CAP
from podziemia.games.descent.data.dice import BLUE, FACES
from podziemia.games.descent.data.options import GROUP, MONSTER
from podziemia.games.descent.rules.activation import activate
from podziemia.games.descent.rules.damage import recover_hearts
from podziemia.games.descent.rules.facts import has_passive
from podziemia.games.descent.rules.figures import Figure
from podziemia.games.descent.rules.monsters import bring_in
from podziemia.games.descent.rules.overlord_cards import (
    ANY_TIME,
    AT_END,
    AT_START,
    Cue,
    act_any_time,
    any_time_options,
    window,
)
from podziemia.games.descent.rules.overlord_deck import draw
from podziemia.games.descent.rules.pieces import no_turn
from podziemia.games.descent.rules.quest_rules import Scene, amount, script_of
from podziemia.games.descent.rules.quests import EncounterDecided, decide, happens
from podziemia.games.descent.rules.rolling import throw
from podziemia.games.descent.rules.state import (
    CHOOSE_GROUP,
    CHOOSE_HERO,
    OVERLORD,
    OVERLORD_END,
    OVERLORD_SIDE,
    DescentState,
)
from podziemia.kernel.ask import NOBODY, Ask, Option, Rules
from podziemia.kernel.moments import Moment

BONES_OF_WOE: Final = 1

OVERLORD_TURN_STARTED: Final[Moment[Callable[[DescentState], Rules[None]]]] = Moment("the overlord's turn begins")
OVERLORD_TURN_ENDED: Final[Moment[Callable[[DescentState], None]]] = Moment("the overlord's turn is over")


# ---- start of the turn ----


def start_overlord_turn(s: DescentState) -> Rules[None]:
    """Effects end, arrivals, draw a card, play cards, refresh (DSC-3.11)."""
    s.turn = no_turn()
    s.tell("overlord_turn_started", OVERLORD, n=s.round)
    for monster in s.monsters():
        monster.air = False
        monster.activated = False
        if has_passive(monster, "regeneration_1"):
            yield from recover_hearts(s, monster, 1)
    yield from happens(s, "overlord_turn_start")
    yield from arrivals(s)
    for effect in OVERLORD_TURN_STARTED.effects:
        yield from effect(s)
    draw(s, 1)
    if [f for f in s.monsters() if f.relic == BONES_OF_WOE] and FACES[BLUE][throw(s.rng)].surges:
        draw(s, 1)
    yield from window(s, (*AT_START, *ANY_TIME), Cue(), "overlord.start", "")
    s.relics_exhausted = 0
    s.spent_groups = []
    s.group = NOBODY
    s.phase = CHOOSE_GROUP


def arrivals(s: DescentState) -> Rules[None]:
    """Lieutenants on their way come a turn nearer."""
    coming = s.entering
    s.entering = []
    for figure, zone, turns in coming:
        if turns > 1:
            s.entering.append((figure, zone, turns - 1))
        elif figure not in s.figures:
            yield from bring_in(s, figure, zone)


# ---- which monster ----


def may_activate(s: DescentState, monster: Figure) -> bool:
    """Not yet activated, and the quest does not hold it back."""
    if monster.activated:
        return False
    for call in script_of(s).statics.get("skip_activation", ()):
        if call.args[0] == monster.name and s.round <= amount(Scene(s), call.named["rounds"]):
            return False
    for call in script_of(s).statics.get("activation_limit", ()):
        names = call.args[0]
        acted = [f for f in s.monsters() if f.name in names and f.activated]
        if monster.name in names and len(acted) >= amount(Scene(s), call.args[1]):
            return False
    return True


def choose_monster(s: DescentState) -> Rules[None]:
    """A group, and each monster of it before the next group (DSC-3.12)."""
    members = [] if s.group == NOBODY else [f for f in s.group_members(GROUP_IDS[s.group]) if may_activate(s, f)]
    if members:
        options: list[Option] = [MONSTER[f.id] for f in members]
    else:
        s.group = NOBODY
        groups = sorted({GROUP_IDS.index(f.sheet.group) for f in s.monsters() if may_activate(s, f)})
        groups = [group for group in groups if group not in s.spent_groups]
        if not groups:
            s.phase = OVERLORD_END
            return
        options = [GROUP[group] for group in groups]
    kind = "overlord.monster" if members else "overlord.group"
    # A pause even with one option: whether he is asked must not tell what he holds.
    answer = yield Ask(OVERLORD, kind, options + any_time_options(s), pause=True)
    if answer.verb == "group":
        s.group = answer.index
        s.spent_groups.append(answer.index)
    elif answer.verb == "activate-monster":
        yield from activate(s, s.figures[answer.index])
    else:
        yield from act_any_time(s, answer)


# ---- end of the turn ----


def end_overlord_turn(s: DescentState) -> Rules[None]:
    """End-of-turn cards, the quest's rules, end of round (DSC-3.13)."""
    yield from window(s, (*AT_END, *ANY_TIME), Cue(), "overlord.end", "")
    yield from happens(s, "overlord_turn_end")
    for effect in OVERLORD_TURN_ENDED.effects:
        effect(s)
    s.misery = False
    s.rituals = []
    for hero in s.heroes:
        hero.fury = 0
    yield from happens(s, "round_end")
    decide(s, round_end=True)
    if s.round >= ROUND_CAP:
        raise EncounterDecided(OVERLORD_SIDE)
    new_round(s)


def new_round(s: DescentState) -> None:
    s.round += 1
    s.knocked_out = 0
    for hero in s.heroes:
        hero.acted = False
        hero.rerolled = False
    s.phase = CHOOSE_HERO
    s.tell("round_started", n=s.round)
