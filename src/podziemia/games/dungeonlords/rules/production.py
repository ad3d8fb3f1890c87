"""Production and getting order cards back (DUN-8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.dungeonlords.data.cards import ACTIONS, ROOM_IDS, ROOMS
from podziemia.games.dungeonlords.data.options import DONE, PRODUCE, RETRIEVE
from podziemia.games.dungeonlords.rules.state import Dungeon, DungeonState
from podziemia.kernel.ask import Ask, Option, Rules
from podziemia.kernel.moments import Answers

Work = Callable[[DungeonState, int, int], Rules[None]]

IS_USED: Final[Answers[str, Work]] = Answers("a room is used, by what it gives")


def produce_and_retrieve(s: DungeonState) -> Rules[bool]:
    """One player after the other uses his rooms and takes orders back (DUN-8.01)."""
    seat = s.turn_order()[s.place]
    yield from produce(s, seat)
    yield from retrieve(s, seat)
    s.place += 1
    return s.place == s.seats


def produce(s: DungeonState, seat: int) -> Rules[None]:
    """Rooms in any order, as long as there are hands for them (DUN-8.02 to 8.05)."""
    while True:
        answer = yield Ask(seat, "produce", [*production_options(s, seat), DONE])
        if answer is DONE:
            return
        yield from use_room(s, seat, answer.index)


def production_options(s: DungeonState, seat: int) -> list[Option]:
    dungeon = s.dungeons[seat]
    return [PRODUCE[dungeon.tiles[cell]] for cell in dungeon.open_rooms() if can_use(s, dungeon, cell)]


def can_use(s: DungeonState, dungeon: Dungeon, cell: int) -> bool:
    """A production room with uses left, hands enough and its price (DUN-8.02, 8.03)."""
    room = ROOMS[dungeon.tiles[cell]]
    if room.kind != "production" or times_used(dungeon, cell) >= s.year:
        return False
    if dungeon.workers() < room.imps or dungeon.food < room.food:
        return False
    if room.gain == "dig":
        return len(dungeon.dig_cells()) > 0
    return room.gain != "traps" or len(s.trap_deck) > 0


def times_used(dungeon: Dungeon, cell: int) -> int:
    return (dungeon.uses >> (2 * cell)) & 3


def use_room(s: DungeonState, seat: int, number: int) -> Rules[None]:
    """Troll tokens work first where they can: only rooms want them, and imps may be wanted elsewhere (DUN-8.04)."""
    dungeon = s.dungeons[seat]
    room = ROOMS[number]
    cell = dungeon.tiles.index(number)
    trolls = min(room.imps, dungeon.troll_tokens() - dungeon.trolls_busy)
    dungeon.trolls_busy += trolls
    dungeon.busy += room.imps - trolls
    dungeon.food -= room.food
    dungeon.uses += 1 << (2 * cell)
    s.tell("room_used", seat, ROOM_IDS[number])
    yield from IS_USED.effects[room.gain](s, seat, number)


def retrieve(s: DungeonState, seat: int) -> Rules[None]:
    """Both inaccessible orders come back, and one of those played: the first, or one not carried out; the other two
    are out of reach in the next round (DUN-8.09, 8.10)."""
    dungeon = s.dungeons[seat]
    choices = [a for position, a in enumerate(dungeon.orders) if position == 0 or dungeon.turned_away >> position & 1]
    answer = yield Ask(seat, "retrieve", [RETRIEVE[action] for action in choices])
    dungeon.inaccessible = [action for action in dungeon.orders if action != answer.index]
    dungeon.hand = [action for action in range(len(ACTIONS)) if action not in dungeon.inaccessible]
    dungeon.orders = []
    dungeon.turned_away = 0
    s.tell("order_retrieved", seat, ACTIONS[answer.index])
