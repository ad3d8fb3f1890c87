"""How a combat will go, estimated in a moment: for bots that think about building (strategy: damage against health)."""

from __future__ import annotations

from typing import Final

from podziemia.games.dungeonlords.data.cards import (
    ANTIMAGIC_DART,
    CURSED_RING,
    DEMON,
    DRAGON,
    FIRE_WALL,
    GHOST,
    GOBLIN,
    GOLEM,
    HEROES,
    ILLUSION,
    KAMIKAZE_IMP,
    PALADIN,
    PENDULUM,
    POISONED_DART,
    POISONED_MEAL,
    ROLLING_STONE,
    SLIME,
    TRAP_DOOR,
    TROLL,
    VAMPIRE,
    WITCH,
)
from podziemia.games.dungeonlords.rules.state import Dungeon

FATIGUE: Final[tuple[float, ...]] = (1.33, 2.33)
"""The mean of a card, by year."""
USUAL_HEALTH: Final[tuple[float, ...]] = (3.7, 5.5)
_HIT: Final = {
    GOBLIN: 2.4,
    SLIME: 2.2,
    GHOST: 2.0,
    TROLL: 3.3,
    WITCH: 3.6,
    VAMPIRE: 2.6,
    GOLEM: 3.8,
    DRAGON: 5.0,
    DEMON: 5.0,
}
HIT: Final = tuple([_HIT[kind] for kind in range(len(_HIT))])
"""What a monster does in one battle, in points that count."""
_TRAP_HIT: Final = {
    ROLLING_STONE: (3.0, 4.0),
    PENDULUM: (2.6, 3.5),
    FIRE_WALL: (3.2, 3.2),
    TRAP_DOOR: (2.0, 3.0),
    CURSED_RING: (2.4, 2.4),
    POISONED_MEAL: (3.6, 5.0),
    POISONED_DART: (2.9, 2.9),
    ANTIMAGIC_DART: (1.6, 1.6),
    KAMIKAZE_IMP: (4.2, 5.2),
}
TRAP_HIT: Final = tuple([_TRAP_HIT[trap] for trap in range(len(_TRAP_HIT))])
"""Likewise a trap, by year."""
HOLDERS: Final = (SLIME, DEMON)
HOLDING_TRAPS: Final = (TRAP_DOOR, CURSED_RING)
COMES_BACK: Final = (VAMPIRE, GOLEM)


def damage_to_come(dungeon: Dungeon, year: int, rounds: int) -> float:
    """The best monster and the best trap of each round, and all ghosts. Trap symbols take off from every trap."""
    hits: list[float] = []
    ghosts = 0
    for kind in dungeon.lair:
        if kind == GHOST:
            ghosts += 1
        elif kind in COMES_BACK:
            hits += [HIT[kind]] * min(rounds, 3)
        else:
            hits.append(HIT[kind])
    hits.sort(reverse=True)
    disarm = 0
    for adventurer in dungeon.party:
        disarm += HEROES[adventurer.id].traps
    traps = sorted([max(0.3, TRAP_HIT[trap][year - 1] - disarm) for trap in dungeon.traps], reverse=True)
    return sum(hits[:rounds], 0.0) + sum(traps[:rounds], 0.0) + HIT[GHOST] * ghosts


def outlook(dungeon: Dungeon, year: int, rounds: int, missing: int = 0) -> float:
    """Points for prisoners less those for conquered tiles, from here to the end of the combat. `missing` adventurers
    of middling strength are still to come."""
    if rounds <= 0 or not (dungeon.party or missing):
        return 0.0
    return outlook_with(dungeon, year, rounds, missing, damage_to_come(dungeon, year, rounds))


def outlook_with(dungeon: Dungeon, year: int, rounds: int, missing: int, damage: float) -> float:
    """The same, by the damage to come; somebody comes, and there are rounds to be fought."""
    left, hearted, magical = 0, 0, 0
    for adventurer in dungeon.party:
        hero = HEROES[adventurer.id]
        left += hero.hp + adventurer.bonus - adventurer.damage
        hearted += hero.hearts
        magical += hero.magic
    health = left + USUAL_HEALTH[year - 1] * missing
    hearts = hearted + 0.4 * missing
    magic = magical + 0.4 * missing
    attacks = min(rounds, len(dungeon.lair) + len([1 for kind in dungeon.lair if kind in COMES_BACK]))
    against = health + 0.7 * hearts * attacks + 0.6 * min(magic, float(rounds))
    share = min(1.2, (damage + FATIGUE[year - 1] * rounds) / max(1.0, against))
    sure = min(1.0, share)
    caught = 2.0 * missing * sure
    for adventurer in dungeon.party:
        kind = HEROES[adventurer.id].kind
        if kind == PALADIN:
            caught += 5.0 * sure**4  # he is not taken by halves
        elif kind != ILLUSION:
            caught += 2.0 * sure
    held = len([1 for kind in dungeon.lair if kind in HOLDERS]) + len([1 for t in dungeon.traps if t in HOLDING_TRAPS])
    lost = min(float(rounds), max(0.0, rounds / share - 1.0)) - 0.6 * min(held, 2)
    return caught - 2.0 * max(0.0, lost)
