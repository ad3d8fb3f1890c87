"""Points and titles (DUN-20)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.dungeonlords.data.cards import CELLS, HEROES, PALADIN, ROOMS, TITLES, TUNNEL
from podziemia.games.dungeonlords.rules.state import NO_LESSON, Dungeon, DungeonState
from podziemia.kernel.game import Score
from podziemia.kernel.moments import Answers

RoomBonus = Callable[[DungeonState, int], int]

SCORES: Final[Answers[int, RoomBonus]] = Answers("a room scores for the titles its owner holds alone")


def scores(s: DungeonState) -> list[Score]:
    if s.school != NO_LESSON:
        return [lesson_score(s.dungeons[0])]
    titles = [title_points(s, seat) for seat in range(s.seats)]
    return [score(s, seat, titles[seat]) for seat in range(s.seats)]


def prisoners(dungeon: Dungeon) -> int:
    return sum([5 if HEROES[hero].kind == PALADIN else 2 for hero in dungeon.prison])


def lesson_score(dungeon: Dungeon) -> Score:
    """In the combat school only prisoners and conquered tiles count."""
    parts = [("prisoners", prisoners(dungeon)), ("conquered", -2 * dungeon.conquered.bit_count())]
    return Score(sum([n for _, n in parts]), parts)


def score(s: DungeonState, seat: int, titles: tuple[int, int]) -> Score:
    """Rooms, monsters, prisoners, conquered tiles, red markers, scoring rooms, titles."""
    dungeon = s.dungeons[seat]
    points, exclusive = titles
    parts = [
        ("rooms", 2 * len(dungeon.open_rooms())),
        ("monsters", len(dungeon.monsters())),
        ("prisoners", prisoners(dungeon)),
        ("conquered", -2 * dungeon.conquered.bit_count()),
        ("letters", -3 * dungeon.red),
        ("scoring-rooms", scoring_rooms(s, dungeon, exclusive)),
        ("titles", points),
    ]
    return Score(sum([n for _, n in parts]), parts)


def scoring_rooms(s: DungeonState, dungeon: Dungeon, exclusive: int) -> int:
    """Bonuses of unconquered scoring rooms (DUN-20.06, 20.07)."""
    total = 0
    for cell in dungeon.open_rooms():
        room = dungeon.tiles[cell]
        bonus = SCORES.effects.get(room)
        if bonus is not None:
            total += bonus(s, exclusive)
        for kind in dungeon.creatures():
            total += ROOMS[room].points.get(kind, 0)
    return total


def measure(dungeon: Dungeon, title: str) -> int:
    """What a title compares; more is better (DUN-20.09, 20.10)."""
    if title == "dark_deeds":
        return dungeon.evil
    if title == "rooms":
        return len([cell for cell in range(CELLS) if dungeon.tiles[cell] >= 0])
    if title == "tunnels":
        return dungeon.tiles.count(TUNNEL)
    if title == "monsters":
        return len(dungeon.monsters())
    if title == "imps":
        return dungeon.imps
    if title == "riches":
        return dungeon.gold + dungeon.food + len(dungeon.traps)
    return -dungeon.conquered.bit_count()


def title_points(s: DungeonState, seat: int) -> tuple[int, int]:
    """Points for titles, and how many of them are held alone (DUN-20.08)."""
    sole, shared = (2, 1) if s.seats == 2 else (3, 2)
    points = 0
    exclusive = 0
    for title in TITLES:
        values = [measure(dungeon, title) for dungeon in s.dungeons]
        if values[seat] == max(values):
            alone = values.count(values[seat]) == 1
            points += sole if alone else shared
            exclusive += alone
    return points, exclusive


def holders(s: DungeonState, title: str) -> list[int]:
    """The seats that lead in a title's measure."""
    values = [measure(dungeon, title) for dungeon in s.dungeons]
    return [seat for seat in range(s.seats) if values[seat] == max(values)]
