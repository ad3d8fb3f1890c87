"""Carrying out orders: the eight actions, slot by slot (DUN-5.06, DUN-6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.dungeonlords.data.cards import (
    ACTIONS,
    CELL_IDS,
    COMBAT_CARD_IDS,
    COMBAT_ROUNDS,
    HIRE_MONSTER,
    MONSTER_IDS,
    ROOM_IDS,
    TUNNEL,
)
from podziemia.games.dungeonlords.data.options import ACT, BUILD, DECLINE, DIG, DONE, HIRE, MINE, PLACE, SPY
from podziemia.games.dungeonlords.rules.costs import can_pay, creature_options, give_up_trap, pay_price
from podziemia.games.dungeonlords.rules.evil import can_pay_evil, change_evil
from podziemia.games.dungeonlords.rules.goods import gain
from podziemia.games.dungeonlords.rules.orders import SLOTS, turn_away
from podziemia.games.dungeonlords.rules.state import FREE_SLOT, NEUTRAL_SLOT, DungeonState
from podziemia.kernel.ask import Ask, Option, Rules


def carry_out(s: DungeonState) -> Rules[bool]:
    """The next minion in the fixed order of actions acts or is turned away (DUN-5.06, 5.07)."""
    while s.place < len(ACTIONS) * SLOTS:
        action = s.place // SLOTS
        turn = s.place % SLOTS
        s.place += 1
        # Hiring and building begin with the last slot.
        slot = SLOTS - 1 - turn if action >= HIRE_MONSTER else turn
        seat = s.slots[action][slot]
        if seat in (FREE_SLOT, NEUTRAL_SLOT, NEUTRAL_SLOT + 1):
            continue
        s.slots[action][slot] = FREE_SLOT
        if not (yield from CARRY_OUT[action](s, seat, slot)):
            turn_away(s, seat, s.dungeons[seat].orders.index(action))
        return False
    return True


def accepts(s: DungeonState, seat: int, action: int, possible: bool) -> Rules[bool]:
    """A simple action: taken or declined; declined by itself when it cannot be paid."""
    options = [ACT[action], DECLINE] if possible else [DECLINE]
    return (yield Ask(seat, f"act.{ACTIONS[action]}", options, ACTIONS[action])) is not DECLINE


def get_food(s: DungeonState, seat: int, slot: int) -> Rules[bool]:
    """I: 1 gold for 2 food; II: 1 evil for 3; III: 2 evil for 3 and a gold (DUN-6.01 to 6.03)."""
    dungeon = s.dungeons[seat]
    possible = dungeon.gold >= 1 if slot == 0 else can_pay_evil(s, seat, slot)
    if not (yield from accepts(s, seat, 0, possible)):
        return False
    if slot == 0:
        dungeon.gold -= 1
        gain(s, seat, food=2)
    else:
        change_evil(s, seat, slot, ACTIONS[0])
        gain(s, seat, food=3, gold=slot - 1)
    return True


def improve_reputation(s: DungeonState, seat: int, slot: int) -> Rules[bool]:
    """I: 1 evil less and a look at a combat card; II: 2 less; III: for a gold, both (DUN-6.04 to 6.06)."""
    dungeon = s.dungeons[seat]
    price = 1 if slot == 2 else 0
    if not (yield from accepts(s, seat, 1, dungeon.gold >= price)):
        return False
    dungeon.gold -= price
    change_evil(s, seat, -1 if slot == 0 else -2, ACTIONS[1])
    if slot != 1:
        yield from spy(s, seat)
    return True


def spy(s: DungeonState, seat: int) -> Rules[None]:
    """Look at one of this year's combat cards; the others learn only which (DUN-6.08)."""
    number = (yield Ask(seat, "spy", SPY[:COMBAT_ROUNDS], ACTIONS[1])).index
    s.dungeons[seat].spied |= 1 << number
    s.shown += 1
    s.tell("spied", seat, n=number + 1)
    s.tell("spied_card", seat, COMBAT_CARD_IDS[s.city[number]], number + 1, to=1 << seat)


def dig_tunnels(s: DungeonState, seat: int, slot: int) -> Rules[bool]:
    """Up to 2, 3 or 4 tunnels, an imp each; the third slot wants an overseer besides (DUN-6.09 to 6.13)."""
    dungeon = s.dungeons[seat]
    overseer = 1 if slot == 2 else 0
    most = min(slot + 2, dungeon.free_imps() - overseer)
    dug = 0
    while dug < most:
        options = [*dig_options(s, seat), DONE if dug else DECLINE]
        answer = yield Ask(seat, "dig", options, ACTIONS[2], most - dug)
        if answer.verb != "dig":
            break
        dig(s, seat, answer.index)
        dungeon.busy += 1
        dug += 1
    if dug:
        dungeon.busy += overseer
    return dug > 0


def dig_options(s: DungeonState, seat: int) -> list[Option]:
    return [DIG[cell] for cell in s.dungeons[seat].dig_cells()]


def dig(s: DungeonState, seat: int, cell: int) -> None:
    s.dungeons[seat].tiles[cell] = TUNNEL
    s.tell("tunnel_dug", seat, CELL_IDS[cell])


def mine_gold(s: DungeonState, seat: int, slot: int) -> Rules[bool]:
    """Up to 2, 3 or 4 imps on tunnels of their own, a gold each; the third slot wants an overseer (DUN-6.14, 6.15)."""
    dungeon = s.dungeons[seat]
    overseer = 1 if slot == 2 else 0
    most = min(slot + 2, dungeon.free_imps() - overseer, len(dungeon.open_tunnels()))
    options = [DECLINE, *MINE[1 : most + 1]]
    answer = yield Ask(seat, "mine", options, ACTIONS[3], most)
    if answer is DECLINE:
        return False
    dungeon.busy += answer.index + overseer
    gain(s, seat, gold=answer.index)
    return True


def recruit_imps(s: DungeonState, seat: int, slot: int) -> Rules[bool]:
    """I: 1 food for an imp; II: 2 food for two; III: 1 food and 1 gold for two (DUN-6.17 to 6.19)."""
    dungeon = s.dungeons[seat]
    food = 2 if slot == 1 else 1
    gold = 1 if slot == 2 else 0
    if not (yield from accepts(s, seat, 4, dungeon.food >= food and dungeon.gold >= gold)):
        return False
    dungeon.food -= food
    dungeon.gold -= gold
    gain(s, seat, imps=1 if slot == 0 else 2)
    return True


def buy_traps(s: DungeonState, seat: int, slot: int) -> Rules[bool]:
    """I: 1 gold for a trap; II: one for free; III: 2 gold for two (DUN-6.21 to 6.23). In the second year one more is
    drawn and one given up (DUN-6.25)."""
    dungeon = s.dungeons[seat]
    gold = (1, 0, 2)[slot]
    if not (yield from accepts(s, seat, 5, dungeon.gold >= gold and len(s.trap_deck) > 0)):
        return False
    dungeon.gold -= gold
    wanted = (1, 1, 2)[slot] + (1 if s.year == 2 else 0)
    s.tell("traps_drawn", seat, n=s.draw_traps(seat, wanted))
    if s.year == 2:
        yield from give_up_trap(s, seat, "traps.discard", ACTIONS[5])
    return True


def hire_monster(s: DungeonState, seat: int, slot: int) -> Rules[bool]:
    """One of the monsters on offer for its price; the third slot costs a food more (DUN-6.26, 6.27)."""
    extra = 1 if slot == 2 else 0
    kinds = [kind for kind in s.offer_monsters if can_pay(s, seat, kind, extra)]
    answer = yield Ask(seat, "hire", [*creature_options(HIRE, kinds), DECLINE], ACTIONS[6])
    if answer is DECLINE:
        return False
    kind = answer.index
    s.dungeons[seat].food -= extra
    s.offer_monsters.remove(kind)
    s.dungeons[seat].lair.append(kind)
    s.tell("monster_hired", seat, MONSTER_IDS[kind])
    yield from pay_price(s, seat, kind, owned=True)
    return True


def build_room(s: DungeonState, seat: int, slot: int) -> Rules[bool]:
    """A room in place of an own tunnel, for a gold; free on slot I if one is left (DUN-6.30 to 6.34)."""
    dungeon = s.dungeons[seat]
    price = 0 if slot == 0 else 1
    rooms = [room for room in s.offer_rooms if dungeon.gold >= price and dungeon.room_cells(room)]
    answer = yield Ask(seat, "build", [*[BUILD[room] for room in rooms], DECLINE], ACTIONS[7])
    if answer is DECLINE:
        return False
    room = answer.index
    cells = [PLACE[cell] for cell in dungeon.room_cells(room)]
    cell = (yield Ask(seat, "build.place", cells, ROOM_IDS[room])).index
    dungeon.gold -= price
    dungeon.tiles[cell] = room
    s.offer_rooms.remove(room)
    s.tell("room_built", seat, ROOM_IDS[room], things=(CELL_IDS[cell],))
    return True


CARRY_OUT: Final[tuple[Callable[[DungeonState, int, int], Rules[bool]], ...]] = (
    get_food,
    improve_reputation,
    dig_tunnels,
    mine_gold,
    recruit_imps,
    buy_traps,
    hire_monster,
    build_room,
)
