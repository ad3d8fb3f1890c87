"""Set positions of Dungeon Lords, for lessons: what is named comes out of its box, the rest is as after the set-up."""

from __future__ import annotations

from typing import Final

from podziemia.games.dungeonlords.data.cards import (
    ACTIONS,
    AUTUMN,
    CELL_IDS,
    CELLS,
    COMBAT_CARD_IDS,
    EVENTS,
    HERO_IDS,
    MONSTER_IDS,
    NOTHING,
    PALADINS,
    ROOM_IDS,
    SEASONS,
    SPECIAL_EVENT,
    SPECIAL_EVENTS,
    TUNNEL,
)
from podziemia.games.dungeonlords.rules.adventurers import reveal_adventurers
from podziemia.games.dungeonlords.rules.orders import SLOTS
from podziemia.games.dungeonlords.rules.setup import set_up
from podziemia.games.dungeonlords.rules.state import FREE_SLOT, Adventurer, Dungeon, DungeonState
from podziemia.games.dungeonlords.rules.turn import CARRY_OUT, CHOOSE_ORDERS, PLAN, PRODUCE
from podziemia.kernel.ask import SEAT_LETTERS
from podziemia.kernel.rng import Rng
from podziemia.kernel.scene import take

OUT_OF_REACH: Final = 2
ON_OFFER: Final = (3, 2)
"""So many monsters and rooms."""


class Side:
    """What a player has. Lists are words with spaces between them. `tiles` are cells (`2-0`), with the room before an
    `@` and an `x` in front where conquered; a member of the party has his wounds behind a colon."""

    def __init__(
        self,
        food: int = 3,
        gold: int = 3,
        imps: int = 3,
        evil: int = 5,
        tiles: str = "",
        lair: str = "",
        prison: str = "",
        party: str = "",
        orders: str = "",
        turned_away: str = "",
        out_of_reach: str = "",
    ) -> None:
        self.food = food
        self.gold = gold
        self.imps = imps
        self.evil = evil
        self.tiles = tiles
        self.lair = lair
        self.prison = prison
        self.party = party
        self.orders = orders
        self.turned_away = turned_away
        self.out_of_reach = out_of_reach


class Scene:
    """A position of four players, A first. The round is as far as its moment: choosing orders, carrying out the action
    `acting`, taking orders back, or the plans of a combat round. `slots` are minions on actions: `"BA-"`."""

    def __init__(
        self,
        sides: tuple[Side, Side, Side, Side],
        season: str = "winter",
        year: int = 1,
        acting: str = "",
        retrieving: bool = False,
        combat_round: int = 0,
        slots: dict[str, str] | None = None,
        monsters: str = "",
        rooms: str = "",
        events: str = "",
        special: str = "",
        at_gate: str = "",
        city: str = "",
    ) -> None:
        self.sides = sides
        self.season = SEASONS.index(season)
        self.year = year
        self.acting = acting
        self.retrieving = retrieving
        self.combat_round = combat_round
        self.slots = slots or {}
        self.monsters = monsters
        self.rooms = rooms
        self.events = events
        self.special = special
        self.at_gate = at_gate
        self.city = city


def arrange(scene: Scene, rng: Rng) -> DungeonState:
    s = set_up(len(scene.sides), 0, False, rng)
    s.season = scene.season
    if scene.year > s.year:
        enter_second_year(s)
    for dungeon, side in zip(s.dungeons, scene.sides, strict=True):
        equip(s, dungeon, side)
    for action, minions in scene.slots.items():
        place_minions(s, ACTIONS.index(action), minions)
    lay_out_cards(s, scene)
    set_moment(s, scene)
    return s


def enter_second_year(s: DungeonState) -> None:
    """The first year's cards are done with, and its paladin has gone home."""
    s.year = 2
    s.aside[0].extend(s.city)
    s.city, s.next_city = s.next_city, []
    s.tent.remove(PALADINS[0])
    s.discarded_heroes.append(PALADINS[0])


def equip(s: DungeonState, dungeon: Dungeon, side: Side) -> None:
    dungeon.food, dungeon.gold, dungeon.imps, dungeon.evil = side.food, side.gold, side.imps, side.evil
    if side.tiles:
        dungeon.tiles = [NOTHING] * CELLS
        for word in side.tiles.split():
            lay_tile(s, dungeon, word)
    dungeon.lair = take(s.monster_stacks[0], MONSTER_IDS, side.lair)
    dungeon.prison = take(s.adventurer_stacks[0], HERO_IDS, side.prison)
    dungeon.party = [join(s, word) for word in side.party.split()]
    dungeon.orders = [ACTIONS.index(action) for action in side.orders.split()]
    for action in side.turned_away.split():
        dungeon.turned_away |= 1 << dungeon.orders.index(ACTIONS.index(action))
    away = [ACTIONS.index(action) for action in side.out_of_reach.split()]
    named = dungeon.orders + away
    rest = [action for action in range(len(ACTIONS)) if action not in named]
    dungeon.inaccessible = sorted([*away, *rest][:OUT_OF_REACH])
    dungeon.hand = [action for action in range(len(ACTIONS)) if action not in dungeon.inaccessible]


def lay_tile(s: DungeonState, dungeon: Dungeon, word: str) -> None:
    room, _, at = word.removeprefix("x").rpartition("@")
    cell = CELL_IDS.index(f"cell-{at}")
    dungeon.tiles[cell] = take(s.room_stacks[0], ROOM_IDS, room)[0] if room else TUNNEL
    if word.startswith("x"):
        dungeon.conquered |= 1 << cell


def join(s: DungeonState, word: str) -> Adventurer:
    id, _, wounds = word.partition(":")
    return Adventurer(take(s.adventurer_stacks[s.year - 1], HERO_IDS, id)[0], int(wounds or 0))


def place_minions(s: DungeonState, action: int, minions: str) -> None:
    s.slots[action] = [SEAT_LETTERS.find(letter) if letter != "-" else FREE_SLOT for letter in minions]


def lay_out_cards(s: DungeonState, scene: Scene) -> None:
    """Offers, events and combat cards; what is not named comes by chance."""
    monsters, rooms = s.monster_stacks[s.year - 1], s.room_stacks[s.year - 1]
    s.offer_monsters = take(monsters, MONSTER_IDS, scene.monsters)
    s.offer_monsters += [monsters.pop() for _ in range(ON_OFFER[0] - len(s.offer_monsters))]
    s.offer_rooms = take(rooms, ROOM_IDS, scene.rooms)
    s.offer_rooms += [rooms.pop() for _ in range(ON_OFFER[1] - len(s.offer_rooms))]
    s.waiting_heroes = take(s.adventurer_stacks[s.year - 1], HERO_IDS, scene.at_gate)
    if s.season != AUTUMN:
        reveal_adventurers(s)
    if scene.events:
        s.event_tiles = [EVENTS.index(event) for event in scene.events.split()]
    s.events_open = min(len(EVENTS), s.season + 1)
    s.special_open = SPECIAL_EVENT in s.event_tiles[: s.events_open]
    if scene.special:
        choose_special(s, SPECIAL_EVENTS.index(scene.special))
    if scene.city:
        pool = s.city + s.aside[s.year - 1]
        s.city = take(pool, COMBAT_CARD_IDS, scene.city)
        s.aside[s.year - 1] = pool


def choose_special(s: DungeonState, special: int) -> None:
    """This year's special event."""
    others = [event for event in s.special + s.special_aside if event != special]
    s.special_aside = others[1:]
    s.special = others[:1]
    s.special.insert(s.year - 1, special)


def set_moment(s: DungeonState, scene: Scene) -> None:
    s.phase = CHOOSE_ORDERS
    if scene.acting:
        s.phase = CARRY_OUT
        s.place = ACTIONS.index(scene.acting) * SLOTS
    elif scene.retrieving:
        s.phase = PRODUCE
    elif scene.combat_round:
        s.phase = PLAN
        s.combat_round = scene.combat_round
        s.spells_out = (1 << scene.combat_round - 1) - 1
        for dungeon in s.dungeons:
            dungeon.fights = dungeon.has_adventurers()
