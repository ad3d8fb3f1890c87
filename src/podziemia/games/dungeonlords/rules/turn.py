"""Set-up, the phases of rounds and years, the end of the game (DUN-1, 2, 11, 19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.dungeonlords.data.cards import (
    ACTIONS,
    AUTUMN,
    CELLS,
    COMBAT_CARDS,
    COMBAT_ROUNDS,
    EVIL_START,
    HEROES,
    ILLUSION,
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
from podziemia.games.dungeonlords.rules.actions import carry_out
from podziemia.games.dungeonlords.rules.adventurers import assign_adventurers, new_round
from podziemia.games.dungeonlords.rules.combat import fight, reveal_combat_card
from podziemia.games.dungeonlords.rules.events import event
from podziemia.games.dungeonlords.rules.evil import check_paladin
from podziemia.games.dungeonlords.rules.orders import choose_orders, first_inaccessible, place_minions
from podziemia.games.dungeonlords.rules.planning import plan
from podziemia.games.dungeonlords.rules.production import produce_and_retrieve
from podziemia.games.dungeonlords.rules.school import begin_lesson, end_lesson_round
from podziemia.games.dungeonlords.rules.state import FREE_SLOT, IN_TENT, NO_LESSON, Dungeon, DungeonState, Neutral
from podziemia.kernel.ask import NOBODY, Rules
from podziemia.kernel.rng import Rng

NEUTRAL_COLOURS: Final = {1: 0, 2: 2, 3: 1, 4: 0}
"""How many neutral colours take part, by number of players; nobody but the pupil in a lesson of the school."""


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


def begin(s: DungeonState) -> Rules[bool]:
    """Once, before the first winter."""
    yield from first_inaccessible(s)
    return True


def end_round(s: DungeonState) -> Rules[bool]:
    """Imps and trolls go home, the token passes, except before combat (DUN-11)."""
    for dungeon in s.dungeons:
        dungeon.busy = 0
        dungeon.trolls_busy = 0
        dungeon.uses = 0
    if s.season == AUTUMN:
        begin_combat(s)
    else:
        s.season += 1
        s.starter = (s.starter + 1) % s.seats
        s.phase = NEW_ROUND - 1
    yield from ()
    return True


def begin_combat(s: DungeonState) -> None:
    s.combat_round = 1
    s.tell("combat_begins", n=s.year)
    for dungeon in s.dungeons:
        dungeon.fights = dungeon.has_adventurers()


def end_combat_round(s: DungeonState) -> Rules[bool]:
    """Four rounds of combat (DUN-13.01), fewer if no party is left anywhere."""
    if s.combat_round < COMBAT_ROUNDS and any(dungeon.fights for dungeon in s.dungeons):
        s.combat_round += 1
        s.phase = PLAN - 1
    else:
        end_combat(s)
        if s.year == 1:
            change_year(s)
            s.phase = NEW_ROUND - 1
        else:
            s.over = True
            s.shown += 1
            s.tell("game_over")
    yield from ()
    return True


def end_combat(s: DungeonState) -> None:
    """Survivors leave, monsters get up (DUN-14.24, 14.25)."""
    for dungeon in s.dungeons:
        s.discarded_heroes.extend([a.id for a in dungeon.party if a.kind() != ILLUSION])
        dungeon.party.clear()
        dungeon.lair.extend(dungeon.down)
        dungeon.down.clear()
        dungeon.fights = False
    s.combat_round = 0


def change_year(s: DungeonState) -> None:
    """New cards, new events, a stronger paladin, who may be called at once (DUN-19)."""
    s.year = 2
    s.season = WINTER
    s.aside[0] = s.aside[0] + s.city
    s.city, s.next_city = s.next_city, []
    s.spells_out = 0
    s.rng.shuffle(s.event_tiles)
    s.events_open = 0
    s.special_open = False
    for dungeon in s.dungeons:
        dungeon.spied = 0
    s.starter = (s.starter + {4: -1, 3: 1, 2: 0}[s.seats]) % s.seats  # DUN-19.04
    if s.seats == 2:
        s.neutral_evil = max(1, s.neutral_evil - 2)
    if PALADINS[0] in s.tent:
        s.tent.remove(PALADINS[0])
        s.discarded_heroes.append(PALADINS[0])
    s.paladin = IN_TENT
    s.tell("year_begins", n=2)
    check_paladin(s)


PHASES: Final[tuple[Callable[[DungeonState], Rules[bool]], ...]] = (
    begin,  # DUN-2.11
    new_round,  # DUN-4
    choose_orders,  # DUN-5.01, 5.02, 7
    place_minions,  # DUN-5.03
    carry_out,  # DUN-5.06 to 6
    produce_and_retrieve,  # DUN-8
    event,  # DUN-9
    assign_adventurers,  # DUN-10
    end_round,  # DUN-11
    plan,  # DUN-13
    reveal_combat_card,  # DUN-13.11
    fight,  # DUN-14
    end_combat_round,  # DUN-13.01, 19
    begin_lesson,  # DUN-22, a lesson of the combat school
    plan,
    fight,
    end_lesson_round,
)
NEW_ROUND: Final = 1
CHOOSE_ORDERS: Final = 2
PLAN: Final = 9


def play_on(s: DungeonState) -> Rules[None]:
    """One stretch: the next piece of the present phase (a player's turn in it, a minion's action, a battle)."""
    if (yield from PHASES[s.phase](s)):
        s.phase += 1
        s.place = 0
