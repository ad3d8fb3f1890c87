"""What the net sees of a position: the terms of the evaluation made by hand, by the stage of the game, and what that
evaluation does not see: which monsters, traps and rooms serve, who is in the party and what he brings, what is due.
"""

from __future__ import annotations

from typing import Final

from podziemia.games.dungeonlords.bots.forecast import damage_to_come
from podziemia.games.dungeonlords.bots.worth import (
    captives,
    creatures_with,
    danger_with,
    goods_with,
    is_safe,
    measures,
    missing,
    pending,
    rooms_at,
    rounds_left,
    rounds_to_fight,
    tax,
    titles_with,
    wages,
)
from podziemia.games.dungeonlords.data.cards import (
    ACTIONS,
    CLASSES,
    COMBAT_ROUNDS,
    EVENTS,
    EVIL_MOST,
    HEROES,
    ILLUSION,
    MONSTERS,
    PALADIN_SPACE,
    PAYDAY,
    ROOMS,
    SEASONS,
    SPECIAL_EVENTS,
    TAXES,
    TITLES,
    TRAPS,
)
from podziemia.games.dungeonlords.rules.scoring import prisoners, scoring_rooms
from podziemia.games.dungeonlords.rules.state import FREE_SLOT, GONE, IN_TENT, Dungeon, DungeonState
from podziemia.kernel.learned import Inputs

STAGES: Final = 2 * (len(SEASONS) + COMBAT_ROUNDS)
"""The seasons and the rounds of combat of two years."""
SEATS: Final = 4
MOST_IMPS: Final = 9
MOST_PARTY: Final = 4
ROUND_SHARE: Final = 1.0 / COMBAT_ROUNDS

# Where things stand in the inputs of a seat.
BY_STAGE: Final = 14
OWNED: Final = BY_STAGE * STAGES
KINDS: Final = OWNED + 14
TRAP_KINDS: Final = KINDS + 3 * len(MONSTERS)
ROOM_KINDS: Final = TRAP_KINDS + 2 * len(TRAPS)
PARTY: Final = ROOM_KINDS + 2 * len(ROOMS)
DUE: Final = PARTY + len(CLASSES) + 6
LEADS: Final = DUE + 7
WAITING: Final = LEADS + len(TITLES)
LOCKED: Final = WAITING + SEATS
EVIL: Final = LOCKED + len(ACTIONS)
SIZE: Final = EVIL + EVIL_MOST + 1

TABLE_STAGE: Final = 0
TABLE_SEATS: Final = STAGES
TABLE_EVENTS: Final = TABLE_SEATS + SEATS + 1
TABLE_SPECIAL: Final = TABLE_EVENTS + len(EVENTS)
TABLE_HEROES: Final = TABLE_SPECIAL + len(SPECIAL_EVENTS)
TABLE_MARKET: Final = TABLE_HEROES + 2 * len(CLASSES) + 4
TABLE_SIZE: Final = TABLE_MARKET + len(MONSTERS) + len(ROOMS) + 3


class DungeonInputs(Inputs[DungeonState]):
    def read(self, s: DungeonState) -> tuple[list[list[float]], list[float]]:
        held = measures(s)
        expected = titles_with(s, held)
        leads = leads_of(s, held)
        looks = [Look(s, seat, expected[seat], leads[seat]) for seat in range(s.seats)]
        return [of_seat(s, look, looks) for look in looks], of_table(s)


class Look:
    """What is asked of a seat more than once."""

    __slots__ = (
        "cells",
        "due",
        "dungeon",
        "health",
        "hits",
        "hungry",
        "leads",
        "now",
        "parts",
        "payday",
        "rounds",
        "safe",
        "seat",
        "taxes",
        "then",
        "titles",
    )

    def __init__(self, s: DungeonState, seat: int, expected: float, leads: list[int]) -> None:
        """`expected` is what the seat may hope for from titles, `leads` how far it is ahead in what each compares."""
        self.seat = seat
        self.dungeon: Dungeon = s.dungeons[seat]
        self.titles = expected
        left = rounds_left(s)
        dungeon = self.dungeon
        self.cells = dungeon.open_rooms()
        self.safe = [is_safe(dungeon, cell) for cell in self.cells]
        safe = [False] * len(self.cells) if s.in_combat() else self.safe
        self.rounds = rounds_to_fight(s, dungeon)
        self.hits = damage_to_come(dungeon, s.year, self.rounds) if self.rounds else 0.0
        self.payday = pending(s, PAYDAY)
        self.taxes = pending(s, TAXES)
        self.hungry = wages(dungeon)
        self.due = tax(dungeon)
        self.parts = [
            goods_with(dungeon, left, self.taxes * self.due, self.payday * self.hungry),
            rooms_at(s, dungeon, left, self.cells, safe) if self.cells else 0.0,
            creatures_with(s, dungeon, self.payday),
            danger_with(s, seat, self.rounds, self.hits),
        ]
        self.then = captives(dungeon, left) + sum(self.parts, 0.0) + expected
        self.health = float(sum([a.left() for a in dungeon.party]))
        self.leads = leads
        self.now = score_now(s, self)


def leads_of(s: DungeonState, held: list[list[int]]) -> list[list[int]]:
    """By how much each seat is ahead of the best other in what each title compares."""
    leads: list[list[int]] = [[] for _ in range(s.seats)]
    for values in held:
        ranked = sorted(values)
        top, second = ranked[-1], ranked[-2] if len(ranked) > 1 else 0
        for seat in range(s.seats):
            value = values[seat]
            leads[seat].append(value - (second if value == top else top))
    return leads


def score_now(s: DungeonState, look: Look) -> float:
    """The score if the game ended now (DUN-20)."""
    dungeon = look.dungeon
    sole, shared = (2, 1) if s.seats == 2 else (3, 2)
    alone = len([1 for lead in look.leads if lead > 0])
    points = len(dungeon.monsters()) + prisoners(dungeon) - 2 * dungeon.conquered.bit_count() - 3 * dungeon.red
    if look.cells:
        points += 2 * len(look.cells) + scoring_rooms(s, dungeon, alone)
    return float(points + sole * alone + shared * look.leads.count(0))


def stage_of(s: DungeonState) -> int:
    within = len(SEASONS) + s.combat_round - 1 if s.in_combat() else s.season
    return (s.year - 1) * (len(SEASONS) + COMBAT_ROUNDS) + min(within, len(SEASONS) + COMBAT_ROUNDS - 1)


def of_lone_seat(s: DungeonState, seat: int) -> list[float]:
    """What is known of the seat when nobody else is looked at."""
    held = measures(s)
    look = Look(s, seat, titles_with(s, held)[seat], leads_of(s, held)[seat])
    return of_seat(s, look, [look])


def of_seat(s: DungeonState, look: Look, looks: list[Look]) -> list[float]:
    x = [0.0] * SIZE
    write_stage(x, s, look, looks)
    write_owned(x, s, look)
    write_kinds(x, s, look)
    write_party(x, s, look)
    write_due(x, s, look)
    for place, lead in enumerate(look.leads):
        x[LEADS + place] = float(max(-3, min(3, lead)))
    x[WAITING + (look.seat - s.starter) % s.seats] = 1.0
    for action in look.dungeon.inaccessible:
        x[LOCKED + action] = 1.0
    x[EVIL + min(EVIL_MOST, max(0, look.dungeon.evil))] = 1.0
    return x


def write_stage(x: list[float], s: DungeonState, look: Look, looks: list[Look]) -> None:
    """What counts differently as the years go by."""
    dungeon = look.dungeon
    best_now = max([other.now for other in looks if other is not look], default=0.0)
    best_then = max([other.then for other in looks if other is not look], default=0.0)
    at = stage_of(s) * BY_STAGE
    x[at : at + BY_STAGE] = [
        1.0,
        look.now - best_now,
        look.then - best_then,
        look.then,
        look.titles,
        *look.parts,
        look.hits - look.health,
        float(dungeon.evil),
        float(dungeon.imps),
        float(dungeon.food),
        float(dungeon.gold),
    ]


def write_owned(x: list[float], s: DungeonState, look: Look) -> None:
    dungeon = look.dungeon
    owned = [
        min(dungeon.imps, MOST_IMPS),
        dungeon.tile_count(),
        len(dungeon.open_tunnels()),
        len(look.cells),
        dungeon.conquered.bit_count(),
        len(dungeon.traps),
        len(dungeon.lair),
        len(dungeon.down),
        prisoners(dungeon),
        dungeon.red,
        dungeon.spied.bit_count(),
        diggable(dungeon),
    ]
    for i, n in enumerate(owned):
        x[OWNED + i] = float(n)
    for safe in look.safe:
        x[OWNED + len(owned) + (1 if safe else 0)] += 1.0


DIGGABLE: Final[dict[int, int]] = {}
MOST_KEPT: Final = 4096


def diggable(dungeon: Dungeon) -> int:
    """At how many cells one could dig: the same few maps are met again and again, so it is kept."""
    filled = dungeon.filled()
    count = DIGGABLE.get(filled, -1)
    if count < 0:
        if len(DIGGABLE) >= MOST_KEPT:
            DIGGABLE.clear()
        count = DIGGABLE[filled] = len(dungeon.dig_cells())
    return count


def write_kinds(x: list[float], s: DungeonState, look: Look) -> None:
    """Which monsters and traps there are, by year, and which rooms; a room counts twice over: that it is there, and for
    how long."""
    left = rounds_left(s)
    dungeon = look.dungeon
    for kind in dungeon.lair:
        x[KINDS + (s.year - 1) * len(MONSTERS) + kind] += 1.0
    for kind in dungeon.down:
        x[KINDS + 2 * len(MONSTERS) + kind] += 1.0
    for trap in dungeon.traps:
        x[TRAP_KINDS + (s.year - 1) * len(TRAPS) + trap] += 1.0
    for cell in look.cells:
        room = dungeon.tiles[cell]
        x[ROOM_KINDS + 2 * room] = 1.0
        x[ROOM_KINDS + 2 * room + 1] = left / 4.0


def write_party(x: list[float], s: DungeonState, look: Look) -> None:
    """Who will come in, how much he can take and what he brings."""
    party = look.dungeon.party
    for adventurer in party:
        x[PARTY + adventurer.kind()] += 1.0
    at = PARTY + len(CLASSES)
    x[at] = look.health
    x[at + 1] = float(sum([HEROES[a.id].hearts for a in party]))
    x[at + 2] = float(sum([HEROES[a.id].magic for a in party]))
    x[at + 3] = float(sum([HEROES[a.id].traps for a in party]))
    x[at + 4] = look.hits
    x[at + 5] = float(missing(look.dungeon)) if not s.in_combat() else 0.0


def write_due(x: list[float], s: DungeonState, look: Look) -> None:
    """What the year still asks for, and whether it is there: hunger and debts hurt more than plenty helps."""
    dungeon = look.dungeon
    x[DUE] = look.payday * look.hungry
    x[DUE + 1] = look.payday * max(0, look.hungry - dungeon.food)
    x[DUE + 2] = look.taxes * look.due
    x[DUE + 3] = look.taxes * max(0, look.due - dungeon.gold)
    x[DUE + 4] = 1.0 if s.paladin == look.seat else 0.0
    x[DUE + 5] = float(max(0, dungeon.evil - PALADIN_SPACE + 3)) if s.paladin == IN_TENT else 0.0
    x[DUE + 6] = (look.rounds if s.in_combat() else 0) * ROUND_SHARE


def of_table(s: DungeonState) -> list[float]:
    x = [0.0] * TABLE_SIZE
    x[TABLE_STAGE + stage_of(s)] = 1.0
    x[TABLE_SEATS + s.seats] = 1.0
    for event in range(len(EVENTS)):
        x[TABLE_EVENTS + event] = pending(s, event)
    if s.special_open:
        x[TABLE_SPECIAL + s.special[s.year - 1]] = 1.0
    write_heroes(x, s)
    for kind in s.offer_monsters:
        x[TABLE_MARKET + kind] += 1.0
    for room in s.offer_rooms:
        x[TABLE_MARKET + len(MONSTERS) + room] = 1.0
    at = TABLE_MARKET + len(MONSTERS) + len(ROOMS)
    x[at] = float(len([1 for slots in s.slots for slot in slots if slot == FREE_SLOT])) / 10.0
    x[at + 1] = 1.0 if s.paladin == IN_TENT else 0.0
    x[at + 2] = 1.0 if s.paladin == GONE else 0.0
    return x


def write_heroes(x: list[float], s: DungeonState) -> None:
    """Who is on his way: kinds and strength."""
    for place, waiting in enumerate((s.waiting_heroes, s.next_heroes)):
        at = TABLE_HEROES + place * (len(CLASSES) + 2)
        for hero in waiting:
            if HEROES[hero].kind != ILLUSION:
                x[at + HEROES[hero].kind] += 1.0
        x[at + len(CLASSES)] = float(len(waiting)) / MOST_PARTY
        x[at + len(CLASSES) + 1] = sum([HEROES[hero].strength for hero in waiting]) / 10.0
