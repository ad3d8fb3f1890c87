"""What a dungeon is worth in the middle of a game, in points of the final score (strategy, section 3)."""

from __future__ import annotations

from math import exp
from typing import Final

from podziemia.games.dungeonlords.bots.forecast import HIT, damage_to_come, outlook_with
from podziemia.games.dungeonlords.data.cards import (
    AUTUMN,
    CELLS,
    COMBAT_ROUNDS,
    ENTRANCE,
    GHOST,
    HALL_OF_FAME,
    HEROES,
    MONSTERS,
    NEIGHBOURS,
    NOTHING,
    PALADIN_SPACE,
    PAYDAY,
    PRINTING_PRESS,
    ROOMS,
    TAXES,
    TITLES,
    TUNNEL,
)
from podziemia.games.dungeonlords.rules.scoring import prisoners
from podziemia.games.dungeonlords.rules.state import IN_TENT, Dungeon, DungeonState

SAFE_FROM: Final = 4
"""With so many tiles nearer the entrance a room is safe this year."""


# By building rounds left, the present one included. They start from a regression on the results of 2,000 games of first
# sight, evened out by hand; food counts less than it found and monsters more, because first sight fights badly.
GOLD: Final[tuple[float, ...]] = (0.0, 0.7, 0.9, 1.0, 1.2, 1.7, 1.9)
TAX_GOLD: Final = 1.8
FOOD: Final[tuple[float, ...]] = (0.0, 0.5, 0.7, 0.7, 0.7, 1.1, 1.2)
WAGES: Final[tuple[float, ...]] = (0.0, 0.9, 1.2, 1.7, 1.9, 2.0, 2.0)
IMPS: Final[tuple[float, ...]] = (0.1, 0.25, 0.45, 0.9, 1.2, 1.8, 2.2)
TUNNELS: Final[tuple[float, ...]] = (0.3, 0.65, 0.9, 1.1, 1.2, 1.6, 1.7)
TRAPS: Final[tuple[float, ...]] = (0.1, 0.4, 0.6, 0.7, 0.8, 1.2, 1.5)
EVIL: Final = 0.5
"""A step on the evilometer: dearer adventurers, and the paladin nearer."""


def rounds_left(s: DungeonState) -> int:
    """Building rounds still to be played, the present one included."""
    later = 4 if s.year == 1 else 0
    return later if s.in_combat() else later + 4 - s.season


def pending(s: DungeonState, event: int) -> float:
    """How near an event of this year is: 1 this round or the next, less while it lies hidden, 0 once it has passed."""
    if s.in_combat():
        return 0.0
    for place in range(len(s.event_tiles)):
        if place < s.events_open and s.event_tiles[place] == event:
            return 1.0 if place + 1 >= s.season else 0.0
    return 0.6


def tax(dungeon: Dungeon) -> int:
    return (dungeon.tile_count() + 1) // 2


def wages(dungeon: Dungeon) -> int:
    """Food that a payday would cost."""
    return sum([MONSTERS[kind].cost.food for kind in dungeon.lair])


def depth(dungeon: Dungeon, cell: int) -> int:
    """How many tiles lie nearer the entrance than this one."""
    ring = [ENTRANCE]
    seen = 1 << ENTRANCE
    nearer = 0
    while ring:
        if cell in ring:
            return nearer
        nearer += len([near for near in ring if not dungeon.is_conquered(near)])
        onward = []
        for tile in ring:
            for near in NEIGHBOURS[tile]:
                if not seen >> near & 1 and dungeon.tiles[near] != NOTHING:
                    seen |= 1 << near
                    onward.append(near)
        ring = onward
    return nearer


def worth(s: DungeonState, seat: int) -> float:
    """Everything but titles."""
    dungeon = s.dungeons[seat]
    left = rounds_left(s)
    return (
        captives(dungeon, left)
        + goods(s, dungeon, left)
        + rooms(s, dungeon, left)
        + creatures(s, dungeon)
        + danger(s, seat)
    )


def worth_by_part(s: DungeonState, seat: int) -> list[tuple[str, float]]:
    """The same told apart, for people."""
    dungeon = s.dungeons[seat]
    left = rounds_left(s)
    return [
        ("captives", captives(dungeon, left)),
        ("goods", goods(s, dungeon, left)),
        ("rooms", rooms(s, dungeon, left)),
        ("monsters", creatures(s, dungeon)),
        ("danger", danger(s, seat)),
    ]


def captives(dungeon: Dungeon, left: int) -> float:
    """Prisoners, less what was conquered and borrowed."""
    conquered = 2.0 + min(1.5, 0.4 * left)
    return float(prisoners(dungeon)) - conquered * dungeon.conquered.bit_count() - 3.0 * dungeon.red


def goods(s: DungeonState, dungeon: Dungeon, left: int) -> float:
    """Gold and food, above all for what is due, imps and tunnels for the rounds that are left, traps, spied cards."""
    return goods_with(dungeon, left, pending(s, TAXES) * tax(dungeon), pending(s, PAYDAY) * wages(dungeon))


def goods_with(dungeon: Dungeon, left: int, due: float, hungry: float) -> float:
    """The same, by the gold that is due and the food that monsters will want."""
    total = TAX_GOLD * (min(float(dungeon.gold), due) - due) + at(GOLD, left) * max(0.0, dungeon.gold - due)
    total += at(WAGES, left) * min(float(dungeon.food), hungry) + at(FOOD, left) * max(0.0, dungeon.food - hungry)
    imps = at(IMPS, left)
    total += imps * min(dungeon.imps, 6) + 0.5 * imps * max(0, dungeon.imps - 6)
    total += at(TUNNELS, left) * min(12, dungeon.tile_count())
    return total + 0.15 * dungeon.spied.bit_count() + at(TRAPS, left) * len(dungeon.traps)


def at(worths: tuple[float, ...], left: int) -> float:
    return worths[min(left, len(worths) - 1)]


def rooms(s: DungeonState, dungeon: Dungeon, left: int) -> float:
    cells = dungeon.open_rooms()
    return rooms_at(s, dungeon, left, cells, [not s.in_combat() and is_safe(dungeon, cell) for cell in cells])


def is_safe(dungeon: Dungeon, cell: int) -> bool:
    """Whether enough tiles lie nearer the entrance."""
    return depth(dungeon, cell) >= SAFE_FROM


def rooms_at(s: DungeonState, dungeon: Dungeon, left: int, cells: list[int], safe: list[bool]) -> float:
    """What the rooms at these cells are worth, safe ones more."""
    total = 0.0
    for place, cell in enumerate(cells):
        room = ROOMS[dungeon.tiles[cell]]
        total += 2.0 if safe[place] else 1.3
        if room.kind == "production":
            working = 1.0 if dungeon.imps + dungeon.troll_tokens() >= room.imps + 1 else 0.4
            total += (0.2 if dungeon.tiles[cell] == PRINTING_PRESS else 0.35) * left * working
        elif room.kind == "scoring":
            total += 2.0 if dungeon.tiles[cell] == HALL_OF_FAME else 0.0
            total += sum([room.points.get(kind, 0) for kind in dungeon.creatures()])
    return total


def creatures(s: DungeonState, dungeon: Dungeon) -> float:
    """Monsters score, and fight this year and the next."""
    return creatures_with(s, dungeon, pending(s, PAYDAY))


def creatures_with(s: DungeonState, dungeon: Dungeon, cost: float) -> float:
    """The same, by how near payday is."""
    total = 0.0
    for kind in dungeon.creatures():
        total += 0.0 if kind == GHOST else 1.0
        total += (0.7 if s.year == 1 else 0.25) * HIT[kind] * (0.0 if s.year == 2 and s.in_combat() else 1.0)
    evil = sum([MONSTERS[kind].cost.evil for kind in dungeon.lair])
    return total - 0.25 * cost * evil


def danger(s: DungeonState, seat: int) -> float:
    """The party to come or at hand, the better one for the nicer, and the paladin."""
    rounds = rounds_to_fight(s, s.dungeons[seat])
    return danger_with(s, seat, rounds, damage_to_come(s.dungeons[seat], s.year, rounds) if rounds else 0.0)


def rounds_to_fight(s: DungeonState, dungeon: Dungeon) -> int:
    """Rounds of this year's combat that are still to come."""
    if not s.in_combat():
        return COMBAT_ROUNDS
    return COMBAT_ROUNDS + 1 - s.combat_round if dungeon.fights else 0


def danger_with(s: DungeonState, seat: int, rounds: int, damage: float) -> float:
    """The same, by the damage that is to come in these rounds."""
    dungeon = s.dungeons[seat]
    total = 0.0
    absent = 0 if s.in_combat() else missing(dungeon)
    if rounds > 0 and (dungeon.party or absent):
        total += outlook_with(dungeon, s.year, rounds, absent, damage)
    if rounds_left(s):
        total -= EVIL * dungeon.evil
    if s.in_combat():
        return total
    nicer = len([1 for other in s.dungeons if other.evil < dungeon.evil])
    to_come = AUTUMN - s.season + (1 if s.season else 0)
    total -= 0.35 * nicer * min(3, to_come)
    if s.paladin == IN_TENT and dungeon.evil >= PALADIN_SPACE - 2:
        total -= 1.8 * (dungeon.evil - PALADIN_SPACE + 3)
    return total


def missing(dungeon: Dungeon) -> int:
    """Adventurers who will still join the party this year."""
    return max(0, 3 - len([1 for a in dungeon.party if HEROES[a.id].strength]))


def titles(s: DungeonState) -> list[float]:
    """What each seat may expect from titles: the nearer the end, the more a lead counts."""
    return titles_with(s, measures(s))


def measures(s: DungeonState) -> list[list[int]]:
    """What each title compares, seat by seat."""
    held = [measures_of(dungeon) for dungeon in s.dungeons]
    return [[one[place] for one in held] for place in range(len(TITLES))]


def measures_of(dungeon: Dungeon) -> list[int]:
    """What `measure` tells of each title, all at once: it is asked of every position that is judged."""
    tunnels = dungeon.tiles.count(TUNNEL)
    lair, down = dungeon.lair, dungeon.down
    return [
        dungeon.evil,
        CELLS - dungeon.tiles.count(NOTHING) - tunnels,
        tunnels,
        len(lair) + len(down) - lair.count(GHOST) - down.count(GHOST),
        dungeon.imps,
        dungeon.gold + dungeon.food + len(dungeon.traps),
        -dungeon.conquered.bit_count(),
    ]


WIDE: Final = tuple([2.0 if title in ("riches", "dark_deeds") else 1.0 for title in TITLES])
"""How much further apart seats are in what a title compares."""


def titles_with(s: DungeonState, measured: list[list[int]]) -> list[float]:
    """The same, by what was measured."""
    left = rounds_left(s)
    sole = 2.0 if s.seats == 2 else 3.0
    expected = [0.0] * s.seats
    sure = 1.0 if s.year == 2 else 0.5
    for place in range(len(TITLES)):
        values = measured[place]
        scale = (0.5 + 0.4 * left) * WIDE[place]
        top = max(values)
        shares = [exp((value - top) / scale) for value in values]
        total = sum(shares)
        for seat in range(s.seats):
            expected[seat] += sure * sole * shares[seat] / total
    return expected
