"""Set-up: everything shuffled and laid out, for a game or for a lesson of the combat school (DUN-2, 21, 22)."""

from __future__ import annotations

from typing import Final

from podziemia.games.dungeonlords.data.cards import (
    ACTIONS,
    CELLS,
    COMBAT_CARDS,
    COMBAT_ROUNDS,
    EVIL_START,
    HEROES,
    MONSTERS,
    NOTHING,
    ORDINARY,
    PALADINS,
    ROOMS,
    SPECIAL_EVENTS,
    START_TUNNELS,
    TRAP_COPIES,
    TRAPS,
    TUNNEL,
    WINTER,
)
from podziemia.games.dungeonlords.data.lessons import LESSON_IDS
from podziemia.games.dungeonlords.rules.school import open_school
from podziemia.games.dungeonlords.rules.state import FREE_SLOT, IN_TENT, NO_LESSON, Dungeon, DungeonState, Neutral
from podziemia.kernel.ask import NOBODY
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.rng import Rng
from podziemia.kernel.settings import first_seat

PUPILS: Final = 1
"""One alone goes to the combat school."""
NEUTRAL_COLOURS: Final = {1: 0, 2: 2, 3: 1, 4: 0}
"""How many neutral colours take part, by number of players; nobody but the pupil in a lesson of the school."""


def lay_out(seats: int, settings: dict[str, str], rng: Rng) -> DungeonState:
    """The table that the settings ask for."""
    if settings["school"] != "off":
        if seats != PUPILS:
            raise BadSetup("school-alone", given=seats)
        return open_school(set_up(seats, 0, False, rng), LESSON_IDS.index(settings["school"]))
    return set_up(seats, first_seat(seats, settings), settings["rules"] == "first-game", rng)


def set_up(seats: int, first: int, first_game: bool, rng: Rng) -> DungeonState:
    """Everything shuffled and laid out (DUN-2)."""
    s = DungeonState()
    s.begin(seats, rng)
    s.first_game = first_game
    s.school = NO_LESSON
    s.year = 1
    s.season = WINTER
    s.phase = 0
    s.place = 0
    s.combat_round = 0
    s.starter = rng.below(seats) if first == NOBODY else first
    s.monster_stacks = [_shuffled(_monsters(year), rng) for year in (0, 1)]
    s.room_stacks = [_shuffled([i for i, room in enumerate(ROOMS) if room.year == year], rng) for year in (1, 2)]
    s.adventurer_stacks = [_shuffled([i for i in range(ORDINARY) if HEROES[i].year == y], rng) for y in (1, 2)]
    s.trap_deck = _shuffled([trap for trap in range(len(TRAPS)) for _ in range(TRAP_COPIES)], rng)
    combat = [_shuffled([i for i, card in enumerate(COMBAT_CARDS) if card.year == year], rng) for year in (1, 2)]
    s.city, s.next_city = combat[0][:COMBAT_ROUNDS], combat[1][:COMBAT_ROUNDS]
    s.aside = [combat[0][COMBAT_ROUNDS:], combat[1][COMBAT_ROUNDS:]]
    s.spells_out = 0
    s.event_tiles = _shuffled([0, 1, 2], rng)
    s.events_open = 0
    specials = _shuffled(list(range(len(SPECIAL_EVENTS))), rng)
    s.special, s.special_aside = specials[:2], specials[2:]
    s.special_open = False
    s.offer_monsters = []
    s.offer_rooms = []
    s.waiting_heroes = []
    s.next_heroes = []
    s.slots = [[FREE_SLOT] * 3 for _ in ACTIONS]
    s.paladin = IN_TENT
    s.tent = list(PALADINS)
    s.discarded_monsters = []
    s.discarded_rooms = []
    s.discarded_heroes = []
    s.discarded_traps = []
    s.used_traps = []
    s.neutrals = [_new_neutral(rng) for _ in range(NEUTRAL_COLOURS[seats])]
    s.neutral_evil = EVIL_START if seats == 2 else 0
    s.dungeons = [_new_dungeon(rng) for _ in range(seats)]
    return s


def _shuffled(things: list[int], rng: Rng) -> list[int]:
    rng.shuffle(things)
    return things


def _monsters(year: int) -> list[int]:
    return [kind for kind, monster in enumerate(MONSTERS) for _ in range(monster.counts[year])]


def _new_neutral(rng: Rng) -> Neutral:
    cards = _shuffled(list(range(len(ACTIONS))), rng)
    neutral = Neutral()
    neutral.deck = cards[:5]
    neutral.inaccessible = cards[5:]
    neutral.played = []
    return neutral


def _new_dungeon(rng: Rng) -> Dungeon:
    dungeon = Dungeon()
    dungeon.food = 3
    dungeon.gold = 3
    dungeon.imps = 3
    dungeon.busy = 0
    dungeon.trolls_busy = 0
    dungeon.evil = EVIL_START
    dungeon.tiles = [TUNNEL if cell in START_TUNNELS else NOTHING for cell in range(CELLS)]
    dungeon.conquered = 0
    dungeon.uses = 0
    dungeon.traps = []
    dungeon.lair = []
    dungeon.down = []
    dungeon.prison = []
    dungeon.red = 0
    dungeon.party = []
    dungeon.hand = []
    dungeon.inaccessible = sorted(_shuffled(list(range(len(ACTIONS))), rng)[:3])
    dungeon.orders = []
    dungeon.turned_away = 0
    dungeon.spied = 0
    dungeon.plan_tile = NOTHING
    dungeon.plan_traps = []
    dungeon.plan_units = []
    dungeon.fights = False
    dungeon.done = False
    return dungeon
