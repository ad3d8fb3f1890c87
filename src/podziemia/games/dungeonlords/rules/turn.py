"""The phases of rounds and years, the end of the game (DUN-1, 11, 19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.dungeonlords.data.cards import (
    AUTUMN,
    COMBAT_ROUNDS,
    HERO_IDS,
    ILLUSION,
    PALADINS,
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
from podziemia.games.dungeonlords.rules.state import IN_TENT, DungeonState
from podziemia.kernel.ask import Rules


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
    for seat, dungeon in enumerate(s.dungeons):
        survivors = [a.id for a in dungeon.party if a.kind() != ILLUSION]
        if survivors:
            s.tell("survivors_left", seat, things=tuple([HERO_IDS[hero] for hero in survivors]))
        s.discarded_heroes.extend(survivors)
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
CARRY_OUT: Final = 4
PRODUCE: Final = 5
EVENT: Final = 6
PLAN: Final = 9


def play_on(s: DungeonState) -> Rules[None]:
    """One stretch: the next piece of the present phase (a player's turn in it, a minion's action, a battle)."""
    if (yield from PHASES[s.phase](s)):
        s.phase += 1
        s.place = 0
