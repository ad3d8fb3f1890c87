"""Events: payday, taxes, special events (DUN-9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.dungeonlords.data.cards import (
    COMBAT_CARD_IDS,
    EVENTS,
    GHOST,
    MONSTER_IDS,
    MONSTERS,
    PAYDAY,
    SPECIAL_EVENTS,
    TAXES,
    WINTER,
)
from podziemia.games.dungeonlords.data.options import ACCEPT, FEED, PAY, PAY_GOLD, RELEASE, SLEEP, UNIT
from podziemia.games.dungeonlords.rules.costs import (
    can_pay,
    creature_options,
    fodder,
    give_up_trap,
    pay_price,
    trap_options,
)
from podziemia.games.dungeonlords.rules.evil import change_evil
from podziemia.games.dungeonlords.rules.state import DungeonState
from podziemia.kernel.ask import Ask, Option, Rules


def event(s: DungeonState) -> Rules[bool]:
    """The event announced a round ago, for one player after the other (DUN-9.01)."""
    if s.season == WINTER:
        return True
    tile = s.event_tiles[s.season - 1]
    if s.place == 0:
        s.tell("event_comes", thing=EVENTS[tile])
    seat = s.turn_order()[s.place]
    if tile == PAYDAY:
        yield from payday(s, seat)
    elif tile == TAXES:
        yield from taxes(s, seat)
    elif not s.first_game:
        yield from SPECIAL[s.special[s.year - 1]](s, seat)
    s.place += 1
    return s.place == s.seats


def payday(s: DungeonState, seat: int) -> Rules[None]:
    """Each monster and ghost is paid or leaves, and leaving costs reputation (DUN-9.02, 9.03)."""
    due = s.dungeons[seat].creatures()
    while due:
        payable = [kind for kind in sorted(set(due)) if can_pay(s, seat, kind, owned=True)]
        options = [PAY[kind] for kind in payable] + creature_options(RELEASE, due)
        answer = yield Ask(seat, "payday", options, EVENTS[PAYDAY], len(due))
        due.remove(answer.index)
        if answer.verb == "release":
            release(s, seat, answer.index)
            continue
        s.tell("monster_paid", seat, MONSTER_IDS[answer.index])
        fed = yield from pay_price(s, seat, answer.index, owned=True)
        if fed in due:
            due.remove(fed)  # it needs no pay of its own (DUN-9.05)


def release(s: DungeonState, seat: int, kind: int) -> None:
    s.discard_creature(seat, kind)
    s.tell("monster_left", seat, MONSTER_IDS[kind])
    change_evil(s, seat, 1, MONSTER_IDS[kind])


def taxes(s: DungeonState, seat: int) -> Rules[None]:
    """A gold for every two tiles; what is not paid becomes red markers (DUN-9.06, 9.07)."""
    dungeon = s.dungeons[seat]
    tax = (dungeon.tile_count() + 1) // 2
    paid = yield from pay_some_gold(s, seat, tax, "taxes", EVENTS[TAXES])
    if paid < tax:
        dungeon.red += tax - paid
        s.tell("red_markers", seat, n=tax - paid)


def pay_some_gold(s: DungeonState, seat: int, most: int, kind: str, because: str) -> Rules[int]:
    """As much gold as the player likes, up to a limit."""
    dungeon = s.dungeons[seat]
    most = min(most, dungeon.gold)
    answer = yield Ask(seat, kind, PAY_GOLD[most::-1] if most else PAY_GOLD[:1], because, most)
    dungeon.gold -= answer.index
    if answer.index:
        s.tell("gold_paid", seat, because, answer.index)
    return answer.index


# ---- special events ----


def witch_hunt(s: DungeonState, seat: int) -> Rules[None]:
    """Give up a monster or gain 3 evil."""
    monsters = s.dungeons[seat].monsters()
    answer = yield Ask(seat, "witch-hunt", [*creature_options(FEED, monsters), ACCEPT], "witch_hunt")
    if answer is ACCEPT:
        change_evil(s, seat, 3, "witch_hunt")
    else:
        s.discard_creature(seat, answer.index)
        s.tell("monster_dismissed", seat, MONSTER_IDS[answer.index])


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
    """One gold, food, evil, trap or monster. The monster given up comes back, or -1."""
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
    return -1


def robbery(s: DungeonState, seat: int) -> Rules[None]:
    """Half the gold is lost, rounded up."""
    lost = (s.dungeons[seat].gold + 1) // 2
    s.dungeons[seat].gold -= lost
    s.tell("gold_lost", seat, "robbery", lost)
    yield from ()


def rats(s: DungeonState, seat: int) -> Rules[None]:
    """Half the food is lost, rounded up."""
    lost = (s.dungeons[seat].food + 1) // 2
    s.dungeons[seat].food -= lost
    s.tell("food_lost", seat, "rats", lost)
    yield from ()


def imp_exodus(s: DungeonState, seat: int) -> Rules[None]:
    """One imp in three runs away."""
    lost = s.dungeons[seat].imps // 3
    s.dungeons[seat].imps -= lost
    s.tell("imps_lost", seat, "imp_exodus", lost)
    yield from ()


def safety_inspection(s: DungeonState, seat: int) -> Rules[None]:
    """A gold for each unconquered room, or evil for what is not paid."""
    rooms = len(s.dungeons[seat].open_rooms())
    paid = yield from pay_some_gold(s, seat, rooms, "safety-inspection", "safety_inspection")
    change_evil(s, seat, rooms - paid, "safety_inspection")


def travelling_bards(s: DungeonState, seat: int) -> Rules[None]:
    """Up to 2 gold, for an evil less each."""
    paid = yield from pay_some_gold(s, seat, 2, "travelling-bards", "travelling_bards")
    change_evil(s, seat, -paid, "travelling_bards")


def trap_recall(s: DungeonState, seat: int) -> Rules[None]:
    """Who has a trap gives one up or pays a gold."""
    dungeon = s.dungeons[seat]
    if not dungeon.traps:
        return
    options = [*trap_options(s, seat), *([PAY_GOLD[1]] if dungeon.gold else [])]
    answer = yield Ask(seat, "trap-recall", options, "trap_recall", pause=len(dungeon.traps) > 1)
    if answer is PAY_GOLD[1]:
        dungeon.gold -= 1
        s.tell("gold_paid", seat, "trap_recall", 1)
    else:
        s.discard_trap(seat, answer.index)
        s.tell("trap_discarded", seat)


def academy_open_day(s: DungeonState, seat: int) -> Rules[None]:
    """The combat card of the first round is turned up for all."""
    if not s.spells_out & 1:
        s.spells_out |= 1
        s.shown += 1
        s.tell("combat_card_open", thing=COMBAT_CARD_IDS[s.city[0]], n=1)
    yield from ()


SPECIAL: Final[tuple[Callable[[DungeonState, int], Rules[None]], ...]] = (
    witch_hunt,
    monster_strike,
    robbery,
    rats,
    imp_exodus,
    safety_inspection,
    travelling_bards,
    trap_recall,
    academy_open_day,
)
assert len(SPECIAL) == len(SPECIAL_EVENTS)
