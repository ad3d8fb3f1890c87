"""Why not? What forbids a player the thing he points at, in the words of the rules."""

from __future__ import annotations

from podziemia.games.dungeonlords.data.cards import (
    ACTIONS,
    BLOCKS,
    CELL_IDS,
    GHOST,
    MONSTER_IDS,
    MONSTERS,
    NEIGHBOURS,
    NOTHING,
    ROOM_IDS,
    ROOMS,
    TRAP_IDS,
    TRAPS,
    TUNNEL,
)
from podziemia.games.dungeonlords.rules.costs import fodder
from podziemia.games.dungeonlords.rules.evil import can_pay_evil
from podziemia.games.dungeonlords.rules.planning import most_monsters, most_traps, room_fee
from podziemia.games.dungeonlords.rules.production import times_used
from podziemia.games.dungeonlords.rules.state import Dungeon, DungeonState
from podziemia.kernel.ask import Ask
from podziemia.kernel.game import Reason

PAYING = ("hire", "payday", "suggestion")


def why_not(s: DungeonState, seat: int, ask: Ask | None, thing: str) -> list[Reason]:
    """The conditions for choosing the thing, each met or not."""
    if ask is None or ask.seat != seat:
        return []
    dungeon = s.dungeons[seat]
    if thing in CELL_IDS:
        return why_not_cell(dungeon, ask, CELL_IDS.index(thing))
    if thing in MONSTER_IDS:
        return why_not_monster(s, seat, ask.kind, MONSTER_IDS.index(thing))
    if thing in TRAP_IDS and ask.kind == "plan.commit":
        return why_not_trap(s, seat, TRAP_IDS.index(thing))
    if thing in ROOM_IDS:
        return why_not_room(s, seat, ask.kind, ROOM_IDS.index(thing))
    if thing in ACTIONS and ask.kind == "retrieve":
        return [Reason("DUN-8.10", "first-or-turned-away", False, thing)]
    return []


def why_not_cell(dungeon: Dungeon, ask: Ask, cell: int) -> list[Reason]:
    """Digging, placing a room, choosing the tile of a battle."""
    if ask.kind == "dig":
        return why_not_dig(dungeon, cell)
    if ask.kind == "build.place":
        return why_not_place(dungeon, ROOM_IDS.index(ask.because), cell)
    if ask.kind == "plan.tile":
        thing = CELL_IDS[cell]
        standing = dungeon.tiles[cell] != NOTHING and not dungeon.is_conquered(cell)
        nearest = cell in dungeon.battle_tiles()
        return [Reason("DUN-13.03", "unconquered", standing, thing), Reason("DUN-13.03", "nearest", nearest, thing)]
    return []


def why_not_dig(dungeon: Dungeon, cell: int) -> list[Reason]:
    filled = dungeon.filled()
    near = [n for n in NEIGHBOURS[cell] if filled >> n & 1]
    closes = [block for block in BLOCKS[cell] if filled & block == block]
    thing = CELL_IDS[cell]
    return [
        Reason("DUN-6.12", "cell-empty", not filled >> cell & 1, thing),
        Reason("DUN-6.12", "next-to-tile", bool(near), thing),
        Reason("DUN-6.13", "no-block", not closes, thing),
    ]


def why_not_place(dungeon: Dungeon, room: int, cell: int) -> list[Reason]:
    tunnel = dungeon.tiles[cell] == TUNNEL and not dungeon.is_conquered(cell)
    rooms = [near for near in NEIGHBOURS[cell] if dungeon.tiles[near] >= 0]
    thing = CELL_IDS[cell]
    return [
        Reason("DUN-6.31", "own-tunnel", tunnel, thing),
        Reason("DUN-6.32", "no-room-beside", not rooms, thing),
        Reason("DUN-6.33", "zone", cell in ROOMS[room].zone, ROOM_IDS[room]),
    ]


def why_not_monster(s: DungeonState, seat: int, kind: str, monster: int) -> list[Reason]:
    """Hiring and paying need the whole price; a battle has a limit."""
    if kind == "hire" and monster not in s.offer_monsters:
        return [Reason("DUN-6.26", "on-offer", False, MONSTER_IDS[monster])]
    if kind in PAYING:
        return price(s, seat, monster)
    dungeon = s.dungeons[seat]
    if kind == "plan.commit":
        sent = len([unit for unit in dungeon.plan_units if unit != GHOST])
        most = most_monsters(dungeon.tiles[dungeon.plan_tile])
        rule = "DUN-13.05" if most == 1 else "DUN-13.06"
        return [
            Reason("DUN-13.07", "ready", monster in dungeon.lair, MONSTER_IDS[monster]),
            Reason(rule, "monster-limit", monster == GHOST or sent < most, MONSTER_IDS[monster], most, sent),
        ]
    return []


def price(s: DungeonState, seat: int, monster: int) -> list[Reason]:
    """Each part of the price that there is (DUN-3.03, 3.05)."""
    dungeon = s.dungeons[seat]
    cost = MONSTERS[monster].cost
    thing = MONSTER_IDS[monster]
    reasons = []
    if cost.gold:
        reasons.append(Reason("DUN-3.05", "gold", dungeon.gold >= cost.gold, thing, cost.gold, dungeon.gold))
    if cost.food:
        reasons.append(Reason("DUN-3.05", "food", dungeon.food >= cost.food, thing, cost.food, dungeon.food))
    if cost.evil:
        reasons.append(Reason("DUN-3.03", "evil", can_pay_evil(s, seat, cost.evil), thing, cost.evil, dungeon.evil))
    if cost.traps:
        held = len(dungeon.traps)
        reasons.append(Reason("DUN-9.04", "trap", held >= cost.traps, thing, cost.traps, held))
    if cost.monsters:
        others = len(fodder(s, seat, monster))
        reasons.append(Reason("DUN-9.05", "another-monster", others >= cost.monsters, thing, cost.monsters, others))
    return reasons


def why_not_trap(s: DungeonState, seat: int, trap: int) -> list[Reason]:
    """A trap in a plan: within the limit, and to be paid now together with those already set (DUN-13.08)."""
    dungeon = s.dungeons[seat]
    traps = [*dungeon.plan_traps, trap]
    thing = TRAP_IDS[trap]
    gold = sum([TRAPS[t].gold for t in traps]) + room_fee(dungeon.tiles[dungeon.plan_tile])
    food = sum([TRAPS[t].food[s.year - 1] for t in traps])
    imps = sum([TRAPS[t].imps for t in traps])
    most = most_traps(dungeon.tiles[dungeon.plan_tile])
    return [
        Reason("DUN-13.07", "trap-held", trap in dungeon.traps, thing),
        Reason("DUN-13.05", "trap-limit", len(traps) <= most, thing, most, len(dungeon.plan_traps)),
        Reason("DUN-13.08", "gold", dungeon.gold >= gold, thing, gold, dungeon.gold),
        Reason("DUN-13.08", "food", dungeon.food >= food, thing, food, dungeon.food),
        Reason("DUN-13.08", "imps", dungeon.imps >= imps, thing, imps, dungeon.imps),
    ]


def why_not_room(s: DungeonState, seat: int, kind: str, room: int) -> list[Reason]:
    """A room to be built needs a place; a room to be used needs hands."""
    dungeon = s.dungeons[seat]
    thing = ROOM_IDS[room]
    if kind == "build":
        return [
            Reason("DUN-6.30", "on-offer", room in s.offer_rooms, thing),
            Reason("DUN-6.34", "room-place", bool(dungeon.room_cells(room)), thing),
        ]
    if kind == "produce" and room in dungeon.tiles:
        cell = dungeon.tiles.index(room)
        return [
            Reason("DUN-8.08", "unconquered", not dungeon.is_conquered(cell), thing),
            Reason("DUN-8.03", "uses", times_used(dungeon, cell) < s.year, thing, s.year, times_used(dungeon, cell)),
            Reason(
                "DUN-8.02", "workers", dungeon.workers() >= ROOMS[room].imps, thing, ROOMS[room].imps, dungeon.workers()
            ),
            Reason("DUN-8.02", "food", dungeon.food >= ROOMS[room].food, thing, ROOMS[room].food, dungeon.food),
        ]
    return []
