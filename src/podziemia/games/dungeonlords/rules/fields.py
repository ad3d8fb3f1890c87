"""Written by scripts/fields.py from the fields of dungeonlords (kernel/parts.py); `make fields` does it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from podziemia.games.dungeonlords.rules.state import Adventurer, Dungeon, DungeonState, Neutral

ADVENTURER_SLOTS: Final[tuple[str, ...]] = ("id", "damage", "bonus")
ADVENTURER: Final[tuple[str, ...]] = ADVENTURER_SLOTS
DUNGEON_SLOTS: Final[tuple[str, ...]] = (
    "food",
    "gold",
    "imps",
    "busy",
    "trolls_busy",
    "evil",
    "tiles",
    "conquered",
    "uses",
    "traps",
    "lair",
    "down",
    "prison",
    "red",
    "party",
    "hand",
    "inaccessible",
    "orders",
    "turned_away",
    "spied",
    "plan_tile",
    "plan_traps",
    "plan_units",
    "fights",
    "done",
)
DUNGEON: Final[tuple[str, ...]] = DUNGEON_SLOTS
DUNGEON_STATE_SLOTS: Final[tuple[str, ...]] = (
    "first_game",
    "school",
    "year",
    "season",
    "phase",
    "place",
    "combat_round",
    "starter",
    "dungeons",
    "neutrals",
    "neutral_evil",
    "monster_stacks",
    "room_stacks",
    "adventurer_stacks",
    "trap_deck",
    "city",
    "next_city",
    "aside",
    "spells_out",
    "event_tiles",
    "events_open",
    "special",
    "special_aside",
    "special_open",
    "offer_monsters",
    "offer_rooms",
    "waiting_heroes",
    "next_heroes",
    "slots",
    "paladin",
    "tent",
    "discarded_monsters",
    "discarded_rooms",
    "discarded_heroes",
    "discarded_traps",
    "used_traps",
)
DUNGEON_STATE: Final[tuple[str, ...]] = DUNGEON_STATE_SLOTS
NEUTRAL_SLOTS: Final[tuple[str, ...]] = ("deck", "inaccessible", "played")
NEUTRAL: Final[tuple[str, ...]] = NEUTRAL_SLOTS


def copy_adventurer(it: Adventurer, twin: Adventurer) -> Adventurer:
    twin.id = it.id
    twin.damage = it.damage
    twin.bonus = it.bonus
    return twin


def copy_dungeon(it: Dungeon, twin: Dungeon) -> Dungeon:
    twin.food = it.food
    twin.gold = it.gold
    twin.imps = it.imps
    twin.busy = it.busy
    twin.trolls_busy = it.trolls_busy
    twin.evil = it.evil
    twin.tiles = it.tiles[:]
    twin.conquered = it.conquered
    twin.uses = it.uses
    twin.traps = it.traps[:]
    twin.lair = it.lair[:]
    twin.down = it.down[:]
    twin.prison = it.prison[:]
    twin.red = it.red
    twin.party = [one.copy() for one in it.party] if it.party else []
    twin.hand = it.hand
    twin.inaccessible = it.inaccessible
    twin.orders = it.orders
    twin.turned_away = it.turned_away
    twin.spied = it.spied
    twin.plan_tile = it.plan_tile
    twin.plan_traps = it.plan_traps[:]
    twin.plan_units = it.plan_units[:]
    twin.fights = it.fights
    twin.done = it.done
    return twin


def copy_dungeon_state(it: DungeonState, twin: DungeonState) -> DungeonState:
    it.copy_kernel_fields(twin)
    twin.first_game = it.first_game
    twin.school = it.school
    twin.year = it.year
    twin.season = it.season
    twin.phase = it.phase
    twin.place = it.place
    twin.combat_round = it.combat_round
    twin.starter = it.starter
    twin.dungeons = [one.copy() for one in it.dungeons] if it.dungeons else []
    twin.neutrals = [one.copy() for one in it.neutrals] if it.neutrals else []
    twin.neutral_evil = it.neutral_evil
    twin.monster_stacks = [one[:] for one in it.monster_stacks] if it.monster_stacks else []
    twin.room_stacks = [one[:] for one in it.room_stacks] if it.room_stacks else []
    twin.adventurer_stacks = [one[:] for one in it.adventurer_stacks] if it.adventurer_stacks else []
    twin.trap_deck = it.trap_deck[:]
    twin.city = it.city[:]
    twin.next_city = it.next_city[:]
    twin.aside = [one[:] for one in it.aside] if it.aside else []
    twin.spells_out = it.spells_out
    twin.event_tiles = it.event_tiles[:]
    twin.events_open = it.events_open
    twin.special = it.special[:]
    twin.special_aside = it.special_aside[:]
    twin.special_open = it.special_open
    twin.offer_monsters = it.offer_monsters[:]
    twin.offer_rooms = it.offer_rooms[:]
    twin.waiting_heroes = it.waiting_heroes[:]
    twin.next_heroes = it.next_heroes[:]
    twin.slots = [one[:] for one in it.slots] if it.slots else []
    twin.paladin = it.paladin
    twin.tent = it.tent[:]
    twin.discarded_monsters = it.discarded_monsters[:]
    twin.discarded_rooms = it.discarded_rooms[:]
    twin.discarded_heroes = it.discarded_heroes[:]
    twin.discarded_traps = it.discarded_traps[:]
    twin.used_traps = it.used_traps[:]
    return twin


def copy_neutral(it: Neutral, twin: Neutral) -> Neutral:
    twin.deck = it.deck[:]
    twin.inaccessible = it.inaccessible[:]
    twin.played = it.played[:]
    return twin
