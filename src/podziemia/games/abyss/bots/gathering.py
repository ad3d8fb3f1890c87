"""What affiliated allies bring: the strongest of each race (ABY-13.03), and what the locations of their player give."""

from __future__ import annotations

from typing import Final

from podziemia.games.abyss.data.cards import CITY_OF_MIRRORS, LOCATIONS, RACE_OF, RACES, VALUE_OF
from podziemia.games.abyss.rules.scoring import formula
from podziemia.games.abyss.rules.state import AbyssState, Player

Tiles = tuple[tuple[int, ...], int, tuple[int, ...]]
"""What locations give for allies: by race, for each ally; how many of them count the weakest ally of every race; and
which those are now, by race, 0 for none."""
NO_TILES: Final[Tiles] = ((0,) * len(RACES), 0, (0,) * len(RACES))


def race_points(race: int, strongest: int, tiles: Tiles, kept: int, joins: int) -> int:
    """The points of a race whose strongest affiliated ally this is, after two more have joined (0: none)."""
    each, chambers, weakest = tiles
    points = max(strongest, kept, joins) + each[race] * ((kept > 0) + (joins > 0))
    if chambers:
        points += chambers * min([value for value in (weakest[race], kept, joins) if value], default=0)
    return points


def tiles_of(s: AbyssState, seat: int) -> Tiles:
    """What the seat's locations give; the City of Mirrors is taken for the tile that it copies best now."""
    player = s.players[seat]
    each = [0] * len(RACES)
    chambers = 0
    for tile in player.locations:
        if tile == CITY_OF_MIRRORS:
            tile = copied(s, seat)
        location = LOCATIONS[tile]
        if location.counted == "allies-of-race":
            each[RACES.index(location.of)] += location.per
        elif location.counted == "allies":
            each = [points + location.per for points in each]
        elif location.counted == "weakest-allies":
            chambers += location.per
    return (tuple(each), chambers, tuple(weakest_affiliated(player)))


def copied(s: AbyssState, seat: int) -> int:
    """The tile that the City of Mirrors scores as (ABY-15.09); itself, which gives nothing, where there is none."""
    player = s.players[seat]
    best, most = CITY_OF_MIRRORS, 0
    for other in s.clockwise_from(seat):
        for tile in s.players[other].locations:
            points = formula(LOCATIONS[tile], player)
            if points > most:
                best, most = tile, points
    return best


def weakest_affiliated(player: Player) -> list[int]:
    weakest = [0] * len(RACES)
    for card in player.affiliated:
        race, value = RACE_OF[card], VALUE_OF[card]
        if not weakest[race] or value < weakest[race]:
            weakest[race] = value
    return weakest
