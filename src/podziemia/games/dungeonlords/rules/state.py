"""The state of a game of Dungeon Lords: dungeons, city, distant lands."""

from __future__ import annotations

from typing import Final

from podziemia.games.dungeonlords.data.cards import (
    BLOCKS,
    CELLS,
    ENTRANCE,
    GHOST,
    HEROES,
    ILLUSION,
    NEIGHBOURS,
    NOTHING,
    PALADINS,
    ROOMS,
    TROLL,
    TUNNEL,
)
from podziemia.games.dungeonlords.rules import fields
from podziemia.kernel.parts import Frozen, Part
from podziemia.kernel.state import State

FREE_SLOT: Final = -1
NEUTRAL_SLOT: Final = 8
"""Who stands on an action's slot: nobody, a neutral minion (8 or 9), or a seat's minion."""

NO_LESSON: Final = -1

IN_TENT: Final = -1
GONE: Final = -2
"""Where the year's paladin is: in his tent, gone for good, or with a seat."""


class Adventurer(Part):
    """An adventurer on his way: the tile, his wounds, hit points gained in this combat."""

    __slots__ = fields.ADVENTURER_SLOTS

    id: int
    damage: int
    bonus: int

    def __init__(self, id: int, damage: int = 0, bonus: int = 0) -> None:
        self.id = id
        self.damage = damage
        self.bonus = bonus

    def fields(self) -> tuple[str, ...]:
        return fields.ADVENTURER

    def copy(self) -> Adventurer:
        return fields.copy_adventurer(self, Adventurer(self.id))

    def left(self) -> int:
        """Hit points left."""
        return HEROES[self.id].hp + self.bonus - self.damage

    def kind(self) -> int:
        return HEROES[self.id].kind


class Dungeon(Part):
    """One player's dungeon and everything in it."""

    __slots__ = fields.DUNGEON_SLOTS

    food: int
    gold: int
    imps: int
    busy: int
    """Imps that have worked in this round (DUN-6.16)."""
    trolls_busy: int
    evil: int
    tiles: list[int]
    conquered: int
    """Conquered cells, as bits."""
    uses: int
    """How often rooms were used in this round, two bits a cell."""
    traps: list[int]
    lair: list[int]
    """Monsters and ghosts that stand ready."""
    down: list[int]
    """Those knocked out until the end of this year's combat."""
    prison: list[int]
    red: int
    party: list[Adventurer]
    hand: Frozen[list[int]]
    inaccessible: Frozen[list[int]]
    orders: Frozen[list[int]]
    turned_away: int
    """Positions of orders that were not carried out, as bits."""
    spied: int
    """Combat cards of this year that the player has seen, as bits of their round."""
    plan_tile: int
    plan_traps: list[int]
    plan_units: list[int]
    fights: bool
    """Whether this year's combat still goes on here."""
    done: bool
    """Whether this round's battle here is over."""

    def __init__(self) -> None:
        """Fields are set by set-up and by `copy`."""

    def fields(self) -> tuple[str, ...]:
        return fields.DUNGEON

    def copy(self) -> Dungeon:
        return fields.copy_dungeon(self, Dungeon())

    # ---- tiles ----

    def filled(self) -> int:
        """Cells with a tunnel or room, conquered or not, as bits."""
        bits = 0
        for cell in range(CELLS):
            if self.tiles[cell] != NOTHING:
                bits |= 1 << cell
        return bits

    def tile_count(self) -> int:
        return CELLS - self.tiles.count(NOTHING)

    def is_conquered(self, cell: int) -> bool:
        return (self.conquered >> cell) & 1 == 1

    def open_tunnels(self) -> list[int]:
        """Tunnels that are not conquered."""
        return [cell for cell in range(CELLS) if self.tiles[cell] == TUNNEL and not self.is_conquered(cell)]

    def open_rooms(self) -> list[int]:
        """Cells of rooms that are not conquered."""
        return [cell for cell in range(CELLS) if self.tiles[cell] >= 0 and not self.is_conquered(cell)]

    def dig_cells(self) -> list[int]:
        """Empty cells next to a tile (DUN-6.12) that would not complete a 2x2 block (DUN-6.13)."""
        filled = self.filled()
        return [cell for cell in range(CELLS) if self.may_dig(cell, filled)]

    def may_dig(self, cell: int, filled: int) -> bool:
        if filled >> cell & 1:
            return False
        for block in BLOCKS[cell]:
            if filled & block == block:
                return False
        for near in NEIGHBOURS[cell]:
            if filled >> near & 1:
                return True
        return False

    def room_cells(self, room: int) -> list[int]:
        """Unconquered tunnels in the room's zone that touch no other room (DUN-6.31 to 6.33)."""
        return [cell for cell in ROOMS[room].zone if self.may_build(cell)]

    def may_build(self, cell: int) -> bool:
        if self.tiles[cell] != TUNNEL or self.is_conquered(cell):
            return False
        for near in NEIGHBOURS[cell]:
            if self.tiles[near] >= 0:
                return False
        return True

    def battle_tiles(self) -> list[int]:
        """The unconquered tiles nearest the entrance, walking over tiles (DUN-13.03)."""
        ring = [ENTRANCE]
        seen = 1 << ENTRANCE
        while ring:
            found = [cell for cell in ring if not self.is_conquered(cell)]
            if found:
                return sorted(found)
            onward = []
            for cell in ring:
                for near in NEIGHBOURS[cell]:
                    if not seen >> near & 1 and self.tiles[near] != NOTHING:
                        seen |= 1 << near
                        onward.append(near)
            ring = onward
        return []

    # ---- creatures ----

    def free_imps(self) -> int:
        return self.imps - self.busy

    def troll_tokens(self) -> int:
        """One for each troll owned (DUN-6.29)."""
        return self.lair.count(TROLL) + self.down.count(TROLL)

    def workers(self) -> int:
        """Imps and troll tokens that can still work in a production room (DUN-8.04)."""
        return self.free_imps() + self.troll_tokens() - self.trolls_busy

    def creatures(self) -> list[int]:
        """Monsters and ghosts owned, ready or knocked out."""
        return self.lair + self.down

    def monsters(self) -> list[int]:
        """Monsters owned; ghosts are none (DUN-1.08)."""
        return [kind for kind in self.lair + self.down if kind != GHOST]

    def lose_creature(self, kind: int) -> None:
        """A ready one goes last: it is worth more."""
        if kind in self.down:
            self.down.remove(kind)
        else:
            self.lair.remove(kind)
        self.trolls_busy = min(self.trolls_busy, self.troll_tokens())

    def has_adventurers(self) -> bool:
        """Illusions alone are nobody (DUN-17.07)."""
        for adventurer in self.party:
            if adventurer.kind() != ILLUSION:
                return True
        return False


class Neutral(Part):
    """A neutral colour: its deck of five, the three out of reach, and what it plays this round."""

    __slots__ = fields.NEUTRAL_SLOTS

    deck: list[int]
    inaccessible: list[int]
    played: list[int]

    def __init__(self) -> None:
        """Fields are set by set-up and by `copy`."""

    def fields(self) -> tuple[str, ...]:
        return fields.NEUTRAL

    def copy(self) -> Neutral:
        return fields.copy_neutral(self, Neutral())


class DungeonState(State):
    """The whole table."""

    __slots__ = fields.DUNGEON_STATE_SLOTS

    first_game: bool
    """The simplified rules of DUN-21."""
    school: int
    """The lesson of the combat school that is played (DUN-22), or NO_LESSON."""
    year: int
    season: int
    phase: int
    """Number of the phase in `turn.PHASES`."""
    place: int
    """How far the phase has come: a number only the phase itself reads."""
    combat_round: int
    starter: int
    dungeons: list[Dungeon]
    neutrals: list[Neutral]
    neutral_evil: int
    """The neutral marker of a two-player game; 0 without one."""
    monster_stacks: list[list[int]]
    room_stacks: list[list[int]]
    adventurer_stacks: list[list[int]]
    trap_deck: list[int]
    city: list[int]
    """This year's four combat cards in the order of their rounds."""
    next_city: list[int]
    aside: list[list[int]]
    """The combat cards not used, by year; nobody knows which."""
    spells_out: int
    """Combat cards of this year turned up for all, as bits of their round."""
    event_tiles: list[int]
    """The events of spring, summer and autumn."""
    events_open: int
    """How many of them have been revealed."""
    special: list[int]
    """The special events of the two years."""
    special_aside: list[int]
    special_open: bool
    offer_monsters: list[int]
    offer_rooms: list[int]
    waiting_heroes: list[int]
    """Adventurers who will be assigned at the end of this round, weakest first."""
    next_heroes: list[int]
    """Those announced for the round after it."""
    slots: list[list[int]]
    paladin: int
    tent: list[int]
    """Paladins still in play outside the dungeons."""
    discarded_monsters: list[int]
    discarded_rooms: list[int]
    discarded_heroes: list[int]
    discarded_traps: list[int]
    """Given up face down; `used_traps` went off for all to see."""
    used_traps: list[int]

    def fields(self) -> tuple[str, ...]:
        return fields.DUNGEON_STATE

    def copy(self) -> DungeonState:
        return fields.copy_dungeon_state(self, DungeonState())

    def turn_order(self) -> list[int]:
        """From the starting player clockwise (DUN-1.04)."""
        return [(self.starter + i) % self.seats for i in range(self.seats)]

    def in_combat(self) -> bool:
        return self.combat_round > 0

    def paladin_id(self) -> int:
        """This year's paladin."""
        return PALADINS[self.year - 1]

    def discard_trap(self, seat: int, trap: int) -> None:
        self.dungeons[seat].traps.remove(trap)
        self.discarded_traps.append(trap)

    def discard_creature(self, seat: int, kind: int) -> None:
        self.dungeons[seat].lose_creature(kind)
        self.discarded_monsters.append(kind)

    def draw_traps(self, seat: int, n: int) -> int:
        """Draw traps, as many as there are (DUN-6.28); only the owner sees them."""
        drawn = min(n, len(self.trap_deck))
        for _ in range(drawn):
            self.dungeons[seat].traps.append(self.trap_deck.pop())
        self.shown += 1
        return drawn
