"""Planning a battle: its tile, the traps set and the monsters sent (DUN-13)."""

from __future__ import annotations

from podziemia.games.dungeonlords.data.cards import (
    CELL_IDS,
    GHOST,
    HERO_IDS,
    MONSTER_IDS,
    NOTHING,
    TRAP_IDS,
    TRAPS,
    room_at,
)
from podziemia.games.dungeonlords.data.options import (
    DONE,
    FREE,
    SEND,
    SET_TRAP,
    TILE,
)
from podziemia.games.dungeonlords.rules.state import DungeonState
from podziemia.kernel.ask import Ask, Option, Rules


def plan(s: DungeonState) -> Rules[bool]:
    """The next player in turn order plans his battle (DUN-13.09)."""
    seat = s.turn_order()[s.place]
    s.place += 1
    dungeon = s.dungeons[seat]
    dungeon.plan_tile = NOTHING
    dungeon.done = not dungeon.fights
    if dungeon.fights:
        tiles = dungeon.battle_tiles()
        if tiles:
            yield from plan_battle(s, seat, tiles)
        else:
            yield from lose_prisoner(s, seat)
    return s.place == s.seats


def lose_prisoner(s: DungeonState, seat: int) -> Rules[None]:
    """Without a tile to fight on, the party frees a prisoner instead (DUN-13.10)."""
    s.dungeons[seat].done = True
    yield from free_prisoner(s, seat, "rubble")


def free_prisoner(s: DungeonState, seat: int, because: str) -> Rules[None]:
    prison = s.dungeons[seat].prison
    if prison:
        answer = yield Ask(seat, "prisoner", [FREE[hero] for hero in sorted(prison)], because)
        prison.remove(answer.index)
        s.discarded_heroes.append(answer.index)
        s.tell("prisoner_freed", seat, HERO_IDS[answer.index])


def plan_battle(s: DungeonState, seat: int, tiles: list[int]) -> Rules[None]:
    """A tile among the nearest, then a trap, monsters and ghosts as the tile allows (DUN-13.03 to 13.08)."""
    dungeon = s.dungeons[seat]
    dungeon.plan_tile = (yield Ask(seat, "plan.tile", [TILE[cell] for cell in tiles])).index
    s.tell("battle_tile", seat, CELL_IDS[dungeon.plan_tile])
    while True:
        options = [*commit_options(s, seat), DONE]
        # Whether anything can be committed must not show which traps are held: who holds some is always asked.
        answer = yield Ask(
            seat, "plan.commit", options, CELL_IDS[dungeon.plan_tile], pause=len(dungeon.traps + dungeon.plan_traps) > 0
        )
        if answer is DONE:
            return
        if answer.verb == "send":
            dungeon.lair.remove(answer.index)
            dungeon.plan_units.append(answer.index)
            s.tell("monster_sent", seat, MONSTER_IDS[answer.index])
        else:
            dungeon.traps.remove(answer.index)
            dungeon.plan_traps.append(answer.index)
            s.tell("trap_set", seat)
            s.tell("trap_set_seen", seat, TRAP_IDS[answer.index], to=1 << seat)


def commit_options(s: DungeonState, seat: int) -> list[Option]:
    """Traps that can be paid for, monsters within the limit, any ghost."""
    dungeon = s.dungeons[seat]
    tile = dungeon.tiles[dungeon.plan_tile]
    options: list[Option] = []
    if len(dungeon.plan_traps) < most_traps(tile):
        options += [SET_TRAP[trap] for trap in sorted(set(dungeon.traps)) if can_afford_trap(s, seat, trap)]
    monsters = len([kind for kind in dungeon.plan_units if kind != GHOST])
    room_left = monsters < most_monsters(tile)
    return options + [SEND[kind] for kind in sorted(set(dungeon.lair)) if room_left or kind == GHOST]


def can_afford_trap(s: DungeonState, seat: int, trap: int) -> bool:
    """The trap and its room fee must be payable now, together with one already set (DUN-13.08)."""
    dungeon = s.dungeons[seat]
    traps = [*dungeon.plan_traps, trap]
    gold = sum([TRAPS[t].gold for t in traps]) + room_fee(dungeon.tiles[dungeon.plan_tile])
    food = sum([TRAPS[t].food[s.year - 1] for t in traps])
    imps = sum([TRAPS[t].imps for t in traps])
    return dungeon.gold >= gold and dungeon.food >= food and dungeon.imps >= imps


def room_fee(tile: int) -> int:
    """A trap in a room costs a gold; in a tunnel or the labyrinth it does not (DUN-13.06, 18.04)."""
    return room_at(tile).fee


def most_traps(tile: int) -> int:
    """One, two in the labyrinth (DUN-13.05, 13.06, 18.04)."""
    return room_at(tile).traps


def most_monsters(tile: int) -> int:
    """One in a tunnel or the labyrinth, two in a room (DUN-13.05, 13.06, 18.04)."""
    return room_at(tile).monsters
