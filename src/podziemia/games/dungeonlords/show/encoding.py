"""The table as numbers, for those who learn: what a seat sees, with the seat itself first."""

from __future__ import annotations

from array import array
from typing import Final

from podziemia.games.dungeonlords.data.cards import (
    ACTIONS,
    CELL_IDS,
    CELLS,
    COMBAT_CARD_IDS,
    COMBAT_ROUNDS,
    EVENTS,
    HERO_IDS,
    MONSTER_IDS,
    NOTHING,
    ROOM_IDS,
    SEASONS,
    SPECIAL_EVENTS,
    TRAP_IDS,
    TUNNEL,
)
from podziemia.games.dungeonlords.rules.state import FREE_SLOT, IN_TENT, NEUTRAL_SLOT, Dungeon, DungeonState
from podziemia.games.dungeonlords.rules.turn import CHOOSE_ORDERS, PHASES
from podziemia.kernel.encoding import Encoding, mark, mark_bits, signed, tally

KINDS: Final = (
    "orders.keep",
    "orders.choose",
    "orders.neutral",
    "act.get_food",
    "act.improve_reputation",
    "act.recruit_imps",
    "act.buy_traps",
    "spy",
    "dig",
    "mine",
    "hire",
    "build",
    "build.place",
    "pay.trap",
    "pay.monster",
    "traps.discard",
    "produce",
    "retrieve",
    "payday",
    "taxes",
    "witch-hunt",
    "monster-strike",
    "safety-inspection",
    "travelling-bards",
    "trap-recall",
    "prisoner",
    "plan.tile",
    "plan.commit",
    "battle.trap",
    "battle.target",
    "battle.attack",
    "suggestion",
    "word-of-peace",
    "spell.monster",
)
RUBBLE: Final = "rubble"
THINGS: Final = tuple(
    dict.fromkeys(
        (RUBBLE, *ACTIONS, *MONSTER_IDS, *TRAP_IDS, *ROOM_IDS, *COMBAT_CARD_IDS, *EVENTS, *SPECIAL_EVENTS, *CELL_IDS)
    )
)
SEATS: Final = 4
NEUTRALS: Final = 2
ORDERS: Final = 3
SLOTS: Final = 3
MONSTERS: Final = len(MONSTER_IDS)
TRAPS: Final = len(TRAP_IDS)
ROOMS: Final = len(ROOM_IDS)
HEROES: Final = len(HERO_IDS)
SPELLS: Final = len(COMBAT_CARD_IDS)
MANY: Final = 99
"""No number of the table is greater."""
COUNTS: Final = 13
"""Numbers a dungeon, see `_counts`."""


class DungeonEncoding(Encoding[DungeonState]):
    """Cells, rooms, monsters, traps and adventurers each have an entry of their own, in the order of the catalogue."""

    def __init__(self) -> None:
        super().__init__(SEATS, KINDS, THINGS)
        self.traps = self.add("own traps", TRAPS, high=MANY)
        self.set_traps = self.add("own traps set", TRAPS, high=MANY)
        self.spells = self.add("combat cards known", COMBAT_ROUNDS, SPELLS)
        self.open = self.add("combat cards open", COMBAT_ROUNDS)
        self.spied = self.add("combat cards spied", SEATS, COMBAT_ROUNDS)
        self.season = self.add("season", len(SEASONS))
        self.phase = self.add("phase", len(PHASES))
        self.events = self.add("events", ORDERS, len(EVENTS))
        self.special = self.add("special event", len(SPECIAL_EVENTS))
        self.monsters = self.add("monsters on offer", MONSTERS, high=MANY)
        self.rooms = self.add("rooms on offer", ROOMS)
        self.waiting = self.add("adventurers of this round", HEROES)
        self.next = self.add("adventurers of the next round", HEROES)
        self.used = self.add("traps gone off", TRAPS, high=MANY)
        self.slots = self.add("minions", len(ACTIONS), SLOTS, SEATS + 1)
        self.neutral_deck = self.add("neutral orders to come", NEUTRALS, len(ACTIONS))
        self.neutral_away = self.add("neutral orders out of reach", NEUTRALS, len(ACTIONS))
        self.neutral_orders = self.add("neutral orders", NEUTRALS, len(ACTIONS), high=ORDERS)
        self.paladin = self.add("paladin: with whom, in the tent, gone", SEATS + 2)
        self.starter = self.add("starting player", SEATS)
        self.plain = self.add("year", high=2)
        self.add("place in the phase", high=999)
        self.add("round of combat", high=COMBAT_ROUNDS)
        self.add("first game")
        self.add("evil of the neutral", high=MANY)
        self.add("monster stack", high=MANY)
        self.add("room stack", high=MANY)
        self.add("adventurer stack", high=MANY)
        self.add("trap deck", high=MANY)
        self.counts = self.add("counts", SEATS, COUNTS, high=MANY)
        self.tunnels = self.add("tunnels", SEATS, CELLS)
        self.built = self.add("rooms", SEATS, ROOMS, high=CELLS)
        self.conquered = self.add("conquered", SEATS, CELLS)
        self.uses = self.add("uses in this round", SEATS, CELLS, high=3)
        self.lair = self.add("lair", SEATS, MONSTERS, high=MANY)
        self.down = self.add("knocked out", SEATS, MONSTERS, high=MANY)
        self.prison = self.add("prison", SEATS, HEROES)
        self.party = self.add("party: place", SEATS, HEROES, high=MANY)
        self.hurt = self.add("party: hit points left", SEATS, HEROES, low=-MANY, high=MANY)
        self.hand = self.add("orders in hand", SEATS, len(ACTIONS))
        self.away = self.add("orders out of reach", SEATS, len(ACTIONS))
        self.orders = self.add("orders", SEATS, len(ACTIONS), high=ORDERS)
        self.turned_away = self.add("orders turned away", SEATS, ORDERS)
        self.plan_tile = self.add("tile of the battle", SEATS, CELLS)
        self.plan_units = self.add("monsters sent", SEATS, MONSTERS, high=MANY)

    def read(self, s: DungeonState, seat: int, out: array[int], at: int) -> None:
        tally(out, at + self.traps, s.dungeons[seat].traps)
        tally(out, at + self.set_traps, s.dungeons[seat].plan_traps)
        self._combat_cards(s, seat, out, at)
        self._offers(s, out, at)
        self._minions(s, seat, out, at)
        self._numbers(s, out, at + self.plain)
        out[at + self.starter + (s.starter - seat) % s.seats] = 1
        for owner, dungeon in enumerate(s.dungeons):
            place = (owner - seat) % s.seats
            self._counts(dungeon, out, at + self.counts + place * COUNTS)
            self._tiles(dungeon, place, out, at)
            self._creatures(dungeon, place, out, at)
            self._orders(s, dungeon, place, out, at)

    def _combat_cards(self, s: DungeonState, seat: int, out: array[int], at: int) -> None:
        """A card is open to all, seen by some, or known to nobody."""
        mark_bits(out, at + self.open, s.spells_out)
        known = s.spells_out | s.dungeons[seat].spied
        for number, card in enumerate(s.city):
            if known >> number & 1:
                out[at + self.spells + number * SPELLS + card] = 1
        for owner, dungeon in enumerate(s.dungeons):
            mark_bits(out, at + self.spied + (owner - seat) % s.seats * COMBAT_ROUNDS, dungeon.spied)

    def _offers(self, s: DungeonState, out: array[int], at: int) -> None:
        out[at + self.season + s.season] = 1
        out[at + self.phase + s.phase] = 1
        for i in range(s.events_open):
            out[at + self.events + i * len(EVENTS) + s.event_tiles[i]] = 1
        if s.special_open:
            out[at + self.special + s.special[s.year - 1]] = 1
        tally(out, at + self.monsters, s.offer_monsters)
        mark(out, at + self.rooms, s.offer_rooms)
        mark(out, at + self.waiting, s.waiting_heroes)
        mark(out, at + self.next, s.next_heroes)
        tally(out, at + self.used, s.used_traps)

    def _minions(self, s: DungeonState, seat: int, out: array[int], at: int) -> None:
        """Who stands on the slots of the actions, what the neutral colours play, and where the paladin is."""
        for action, slots in enumerate(s.slots):
            for slot, owner in enumerate(slots):
                if owner != FREE_SLOT:
                    who = SEATS if owner >= NEUTRAL_SLOT else (owner - seat) % s.seats
                    out[at + self.slots + (action * SLOTS + slot) * (SEATS + 1) + who] = 1
        for i, neutral in enumerate(s.neutrals):
            mark(out, at + self.neutral_deck + i * len(ACTIONS), neutral.deck)
            mark(out, at + self.neutral_away + i * len(ACTIONS), neutral.inaccessible)
            for position, action in enumerate(neutral.played):
                out[at + self.neutral_orders + i * len(ACTIONS) + action] = position + 1
        where = (s.paladin - seat) % s.seats if s.paladin >= 0 else SEATS + IN_TENT - s.paladin
        out[at + self.paladin + where] = 1

    def _numbers(self, s: DungeonState, out: array[int], at: int) -> None:
        """In the order of the fields from the year on."""
        out[at] = s.year
        out[at + 1] = s.place
        out[at + 2] = s.combat_round
        if s.first_game:
            out[at + 3] = 1
        out[at + 4] = s.neutral_evil
        out[at + 5] = len(s.monster_stacks[s.year - 1])
        out[at + 6] = len(s.room_stacks[s.year - 1])
        out[at + 7] = len(s.adventurer_stacks[s.year - 1])
        out[at + 8] = len(s.trap_deck)

    def _counts(self, dungeon: Dungeon, out: array[int], at: int) -> None:
        """Food, gold, imps, imps at work, trolls, trolls at work, evil, damage in red, traps, traps set, prisoners,
        whether the combat goes on, and tiles."""
        out[at] = dungeon.food
        out[at + 1] = dungeon.gold
        out[at + 2] = dungeon.imps
        out[at + 3] = dungeon.busy
        out[at + 4] = dungeon.troll_tokens()
        out[at + 5] = dungeon.trolls_busy
        out[at + 6] = dungeon.evil
        out[at + 7] = dungeon.red
        out[at + 8] = len(dungeon.traps)
        out[at + 9] = len(dungeon.plan_traps)
        out[at + 10] = len(dungeon.prison)
        if dungeon.fights:
            out[at + 11] = 1
        out[at + 12] = dungeon.tile_count()

    def _tiles(self, dungeon: Dungeon, place: int, out: array[int], at: int) -> None:
        """A room is told by the cell it lies in, and one."""
        for cell, tile in enumerate(dungeon.tiles):
            if tile == TUNNEL:
                out[at + self.tunnels + place * CELLS + cell] = 1
            elif tile != NOTHING:
                out[at + self.built + place * ROOMS + tile] = cell + 1
                uses = dungeon.uses >> 2 * cell & 3
                if uses:
                    out[at + self.uses + place * CELLS + cell] = uses
        mark_bits(out, at + self.conquered + place * CELLS, dungeon.conquered)
        if dungeon.plan_tile != NOTHING:
            out[at + self.plan_tile + place * CELLS + dungeon.plan_tile] = 1

    def _creatures(self, dungeon: Dungeon, place: int, out: array[int], at: int) -> None:
        tally(out, at + self.lair + place * MONSTERS, dungeon.lair)
        tally(out, at + self.down + place * MONSTERS, dungeon.down)
        tally(out, at + self.plan_units + place * MONSTERS, dungeon.plan_units)
        mark(out, at + self.prison + place * HEROES, dungeon.prison)
        for i, adventurer in enumerate(dungeon.party):
            out[at + self.party + place * HEROES + adventurer.id] = i + 1
            out[at + self.hurt + place * HEROES + adventurer.id] = signed(adventurer.left())

    def _orders(self, s: DungeonState, dungeon: Dungeon, place: int, out: array[int], at: int) -> None:
        """One's own are known; those of others once all have turned them up (DUN-23)."""
        mark(out, at + self.hand + place * len(ACTIONS), dungeon.hand)
        if place == 0 or s.phase > 0:
            mark(out, at + self.away + place * len(ACTIONS), dungeon.inaccessible)
        if place == 0 or s.phase > CHOOSE_ORDERS:
            for position, action in enumerate(dungeon.orders):
                out[at + self.orders + place * len(ACTIONS) + action] = position + 1
        mark_bits(out, at + self.turned_away + place * ORDERS, dungeon.turned_away)
