"""What the special events do (DUN-9), one player after the other."""

from __future__ import annotations

from podziemia.games.dungeonlords.data.cards import (
    ACADEMY_OPEN_DAY,
    COMBAT_CARD_IDS,
    GHOST,
    IMP_EXODUS,
    MONSTER_IDS,
    MONSTER_STRIKE,
    MONSTERS,
    RATS,
    ROBBERY,
    SAFETY_INSPECTION,
    SPECIAL_EVENTS,
    TRAP_RECALL,
    TRAVELLING_BARDS,
    WITCH_HUNT,
)
from podziemia.games.dungeonlords.data.options import ACCEPT, FEED, PAY_GOLD, SLEEP, UNIT
from podziemia.games.dungeonlords.rules.costs import (
    NO_MONSTER,
    creature_options,
    fodder,
    give_up_trap,
    trap_options,
)
from podziemia.games.dungeonlords.rules.events import COMES, pay_some_gold
from podziemia.games.dungeonlords.rules.evil import change_evil
from podziemia.games.dungeonlords.rules.goods import lose
from podziemia.games.dungeonlords.rules.state import DungeonState
from podziemia.kernel.ask import Ask, Option, Rules


@COMES.to(WITCH_HUNT)
def witch_hunt(s: DungeonState, seat: int) -> Rules[None]:
    """Give up a monster or gain 3 evil."""
    monsters = s.dungeons[seat].monsters()
    answer = yield Ask(seat, "witch-hunt", [*creature_options(FEED, monsters), ACCEPT], SPECIAL_EVENTS[WITCH_HUNT])
    if answer is ACCEPT:
        change_evil(s, seat, 3, SPECIAL_EVENTS[WITCH_HUNT])
    else:
        s.discard_creature(seat, answer.index)
        s.tell("monster_dismissed", seat, MONSTER_IDS[answer.index])


@COMES.to(MONSTER_STRIKE)
def monster_strike(s: DungeonState, seat: int) -> Rules[None]:
    """For each monster one unit of its price, or it lies down until the combat is over."""
    dungeon = s.dungeons[seat]
    waiting = [kind for kind in dungeon.lair if kind != GHOST]
    while waiting:
        kind = waiting.pop(0)
        options = [*unit_options(s, seat, kind), SLEEP[kind]]
        answer = yield Ask(seat, "monster-strike", options, MONSTER_IDS[kind])
        if answer.verb == "sleep":
            dungeon.lair.remove(kind)
            dungeon.down.append(kind)
            s.tell("monster_sleeps", seat, MONSTER_IDS[kind])
            continue
        fed = yield from pay_unit(s, seat, kind, answer.index)
        if fed in waiting:
            waiting.remove(fed)  # it strikes no more


def unit_options(s: DungeonState, seat: int, kind: int) -> list[Option]:
    """The single units of the price that the player could pay."""
    cost = MONSTERS[kind].cost
    dungeon = s.dungeons[seat]
    payable = (
        cost.gold > 0 and dungeon.gold > 0,
        cost.food > 0 and dungeon.food > 0,
        cost.evil > 0,  # evil of special events is no cost (DUN-3.04)
        cost.traps > 0 and len(dungeon.traps) > 0,
        cost.monsters > 0 and len(fodder(s, seat, kind)) > 0,
    )
    return [UNIT[i] for i, possible in enumerate(payable) if possible]


def pay_unit(s: DungeonState, seat: int, kind: int, unit: int) -> Rules[int]:
    """One gold, food, evil, trap or monster. The monster given up comes back, or NO_MONSTER."""
    dungeon = s.dungeons[seat]
    because = MONSTER_IDS[kind]
    s.tell("unit_paid", seat, because)
    if unit == 0:
        dungeon.gold -= 1
    elif unit == 1:
        dungeon.food -= 1
    elif unit == 2:
        change_evil(s, seat, 1, because)
    elif unit == 3:
        yield from give_up_trap(s, seat, "pay.trap", because)
    else:
        answer = yield Ask(seat, "pay.monster", creature_options(FEED, fodder(s, seat, kind)), because)
        s.discard_creature(seat, answer.index)
        s.tell("monster_fed", seat, MONSTER_IDS[answer.index])
        return answer.index
    return NO_MONSTER


@COMES.to(ROBBERY)
def robbery(s: DungeonState, seat: int) -> Rules[None]:
    """Half the gold is lost, rounded up."""
    lose(s, seat, SPECIAL_EVENTS[ROBBERY], gold=(s.dungeons[seat].gold + 1) // 2)
    yield from ()


@COMES.to(RATS)
def rats(s: DungeonState, seat: int) -> Rules[None]:
    """Half the food is lost, rounded up."""
    lose(s, seat, SPECIAL_EVENTS[RATS], food=(s.dungeons[seat].food + 1) // 2)
    yield from ()


@COMES.to(IMP_EXODUS)
def imp_exodus(s: DungeonState, seat: int) -> Rules[None]:
    """One imp in three runs away."""
    lose(s, seat, SPECIAL_EVENTS[IMP_EXODUS], imps=s.dungeons[seat].imps // 3)
    yield from ()


@COMES.to(SAFETY_INSPECTION)
def safety_inspection(s: DungeonState, seat: int) -> Rules[None]:
    """A gold for each unconquered room, or evil for what is not paid."""
    rooms = len(s.dungeons[seat].open_rooms())
    paid = yield from pay_some_gold(s, seat, rooms, "safety-inspection", SPECIAL_EVENTS[SAFETY_INSPECTION])
    change_evil(s, seat, rooms - paid, SPECIAL_EVENTS[SAFETY_INSPECTION])


@COMES.to(TRAVELLING_BARDS)
def travelling_bards(s: DungeonState, seat: int) -> Rules[None]:
    """Up to 2 gold, for an evil less each."""
    paid = yield from pay_some_gold(s, seat, 2, "travelling-bards", SPECIAL_EVENTS[TRAVELLING_BARDS])
    change_evil(s, seat, -paid, SPECIAL_EVENTS[TRAVELLING_BARDS])


@COMES.to(TRAP_RECALL)
def trap_recall(s: DungeonState, seat: int) -> Rules[None]:
    """Who has a trap gives one up or pays a gold."""
    dungeon = s.dungeons[seat]
    if not dungeon.traps:
        return
    options = [*trap_options(s, seat), *([PAY_GOLD[1]] if dungeon.gold else [])]
    answer = yield Ask(seat, "trap-recall", options, SPECIAL_EVENTS[TRAP_RECALL], pause=len(dungeon.traps) > 1)
    if answer is PAY_GOLD[1]:
        dungeon.gold -= 1
        s.tell("gold_paid", seat, SPECIAL_EVENTS[TRAP_RECALL], 1)
    else:
        s.discard_trap(seat, answer.index)
        s.tell("trap_discarded", seat)


@COMES.to(ACADEMY_OPEN_DAY)
def academy_open_day(s: DungeonState, seat: int) -> Rules[None]:
    """The combat card of the first round is turned up for all."""
    if not s.spells_out & 1:
        s.spells_out |= 1
        s.shown += 1
        s.tell("combat_card_open", thing=COMBAT_CARD_IDS[s.city[0]], n=1)
    yield from ()
