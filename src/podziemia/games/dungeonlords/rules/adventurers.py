"""New rounds, the adventurers they bring, and who gets them (DUN-4, DUN-10)."""

from __future__ import annotations

from podziemia.games.dungeonlords.data.cards import (
    AUTUMN,
    EVENTS,
    FIGHTER,
    HERO_IDS,
    HEROES,
    MONSTER_IDS,
    PALADIN,
    ROOM_IDS,
    SEASONS,
    SPECIAL_EVENT,
    SPECIAL_EVENTS,
    WINTER,
)
from podziemia.games.dungeonlords.rules.state import FREE_SLOT, Adventurer, DungeonState
from podziemia.kernel.ask import NOBODY, Rules


def new_round(s: DungeonState) -> Rules[bool]:
    """Monsters and rooms on offer; what the next round will bring (DUN-4)."""
    s.slots = [[FREE_SLOT] * 3 for _ in s.slots]
    s.shown += 1
    s.tell("season", thing=SEASONS[s.season], n=s.year)
    refresh_offers(s)
    s.waiting_heroes, s.next_heroes = s.next_heroes, []
    if s.season != AUTUMN:
        reveal_event(s)
        reveal_adventurers(s)
    yield from ()
    return True


def refresh_offers(s: DungeonState) -> None:
    """What is left over goes; 3 monsters and 2 rooms of the year come (DUN-4.01)."""
    s.discarded_monsters.extend(s.offer_monsters)
    s.discarded_rooms.extend(s.offer_rooms)
    s.offer_monsters = [s.monster_stacks[s.year - 1].pop() for _ in range(3)]
    s.offer_rooms = [s.room_stacks[s.year - 1].pop() for _ in range(2)]
    s.tell("monsters_offered", things=tuple([MONSTER_IDS[kind] for kind in s.offer_monsters]))
    s.tell("rooms_offered", things=tuple([ROOM_IDS[room] for room in s.offer_rooms]))


def reveal_event(s: DungeonState) -> None:
    """The event of the next round, and the special event with its tile (DUN-4.02)."""
    tile = s.event_tiles[s.events_open]
    s.events_open += 1
    s.tell("event_announced", thing=EVENTS[tile])
    if tile == SPECIAL_EVENT and not s.first_game:
        s.special_open = True
        s.tell("event_announced", thing=SPECIAL_EVENTS[s.special[s.year - 1]])


def reveal_adventurers(s: DungeonState) -> None:
    """As many as there are players (three for two), not all of one strength, weakest first (DUN-4.03 to 4.05)."""
    stack = s.adventurer_stacks[s.year - 1]
    drawn = [stack.pop() for _ in range(max(3, s.seats))]
    tries = len(stack)
    while tries and len({HEROES[hero].strength for hero in drawn}) == 1:
        tries -= 1
        stack.insert(0, drawn.pop())
        drawn.append(stack.pop())
    drawn.sort(key=_strength)
    s.next_heroes = drawn
    s.tell("adventurers_announced", things=tuple([HERO_IDS[hero] for hero in drawn]))


def _strength(hero: int) -> int:
    return HEROES[hero].strength


def assign_adventurers(s: DungeonState) -> Rules[bool]:
    """The weakest comes to the nicest (DUN-10)."""
    if s.season == WINTER:
        return True
    if s.seats == 2:
        s.neutral_evil = min(15, s.neutral_evil + 1)  # DUN-10.03
    for seat, hero in zip(nicest_first(s), s.waiting_heroes, strict=True):
        if seat == NOBODY:
            s.discarded_heroes.append(hero)
            s.tell("adventurer_lost", thing=HERO_IDS[hero])
        else:
            join_party(s, seat, hero)
    s.waiting_heroes = []
    yield from ()
    return True


def nicest_first(s: DungeonState) -> list[int]:
    """Seats from the lowest on the evilometer, ties in turn order (DUN-10.01, 10.02); the neutral marker (NOBODY) is
    nicer than players level with it (DUN-10.03)."""
    order = sorted(s.turn_order(), key=lambda seat: s.dungeons[seat].evil)
    if s.seats == 2:
        nicer = len([seat for seat in order if s.dungeons[seat].evil < s.neutral_evil])
        order.insert(nicer, NOBODY)
    return order


def join_party(s: DungeonState, seat: int, hero: int) -> None:
    """To the end of the line; a warrior to the front of all but the paladin (DUN-10.04, 10.05)."""
    party = s.dungeons[seat].party
    place = len(party)
    if HEROES[hero].kind == FIGHTER:
        place = len([a for a in party if a.kind() == PALADIN])
    party.insert(place, Adventurer(hero))
    s.tell("adventurer_came", seat, HERO_IDS[hero])
