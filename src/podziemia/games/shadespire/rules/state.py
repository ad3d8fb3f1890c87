"""The state of a game of Shadespire, and plain facts about it."""

from __future__ import annotations

from typing import Final

from podziemia.games.shadespire.data.cards import TOKENS
from podziemia.games.shadespire.data.hexes import NO_ONES, NOWHERE
from podziemia.games.shadespire.data.upgrade_cards import UPGRADES
from podziemia.games.shadespire.rules import fields
from podziemia.games.shadespire.rules.battlefield import Battlefield, assemble, shadow
from podziemia.games.shadespire.rules.deed import Aim, Deed, Roll
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.kernel.ask import NOBODY, Option
from podziemia.kernel.bits import members
from podziemia.kernel.parts import Derived, Fleeting, Part
from podziemia.kernel.state import State

GUARDED: Final = frozenset([card.guards for card in UPGRADES if card.guards])
"""Fighters that an upgrade of an ally can guard."""
NO_CARD: Final = -1

(
    ROLL_FOR_BOARDS,
    PICK_BOARDS,
    PLACE_TOKENS,
    MULLIGAN,
    ROLL_FOR_DEPLOYMENT,
    DEPLOYMENT,
    ROUND,
    ACTIVATION,
    POWER_STEP,
    END_SCORE,
    END_OBJECTIVES,
    END_UPGRADES,
    END_POWER,
    END_DRAW,
) = range(14)
"""Where the game stands between two stretches of play."""

Spell = tuple[int, int, int]
"""A ploy in force: its card, who played it, and the fighter it is about (or NOBODY)."""


class Player(Part):
    """What belongs to a seat."""

    __slots__ = fields.PLAYER_SLOTS

    warband: int
    board: int
    glory: int
    """All glory points, spent ones too."""
    spent: int
    objective_deck: list[int]
    objectives: list[int]
    objective_discard: list[int]
    power_deck: list[int]
    hand: list[int]
    discard: list[int]
    scored: list[int]
    used: int
    """Activations used this phase."""
    skips: int
    passed_over: list[tuple[int, int]]
    """Immediate objectives it chose not to score, with what they had counted up to then."""
    returns: int
    returns_this_phase: int
    ploys_played: int
    power_played: int
    upgrades_played: int
    scored_in_action: int
    scored_in_end: int
    scored_in_round: int

    def fields(self) -> tuple[str, ...]:
        return fields.PLAYER

    def copy(self) -> Player:
        return fields.copy_player(self, Player())

    def unspent(self) -> int:
        return self.glory - self.spent

    def begin_phase(self) -> None:
        self.used = 0
        self.skips = 0
        self.passed_over = []
        self.returns_this_phase = 0
        self.ploys_played = 0
        self.power_played = 0
        self.upgrades_played = 0
        self.scored_in_action = 0
        self.scored_in_end = 0
        self.scored_in_round = 0


Kill = tuple[int, int, int, int, bool]
"""Who fell, whose warband did it, which fighter did it, in whose territory, and whether it was a leader."""
Hurt = tuple[int, int, int, int]
"""Who was hurt, whose warband did it, which fighter did it, and how much."""


class ShadespireState(State):
    __slots__ = fields.SHADESPIRE_STATE_SLOTS

    stage: int
    round: int
    players: list[Player]
    fighters: list[Fighter]
    field: Derived[Battlefield | None]
    turned: list[int]
    join: int
    usable_boards: int
    loose_sight: bool
    retroactive: bool
    relic_cost: int
    always_ask: bool
    """Whether a seat is asked for Reactions even if it has none: so nobody learns from being asked (SHA-10.01)."""
    roll: Roll | None
    """The dice thrown last."""
    roll_winner: int
    first_placer: int
    """Who picked the first board, and places tokens 1, 3 and 5."""
    token_pile: list[int]
    facedown: list[int]
    token_hexes: list[int]
    tokens: list[int]
    """The hex of each token once they are revealed; NOWHERE when it is removed."""
    occupied: int
    shard: int
    first: int
    """Who has (or had) the first activation of the round."""
    active: int
    activated: int
    """The fighter with which the activation under way is (or, while options are listed, would be) used; or NOBODY."""
    aim: Fleeting[Aim | None]
    """The attack that is being chosen."""
    passes: int
    turn_to: int
    """Whose turn it is in a power step or an end phase."""
    spells: list[Spell]
    coming: list[Spell]
    no_power: bool
    anticipated: list[tuple[int, int]]
    deeds: Fleeting[list[Deed]]
    window: int
    """The window of Reactions that is open, for who must list them again."""
    playing: list[list[int]]
    """Power cards being resolved, by owner."""
    kills: list[Kill]
    hurts: list[Hurt]
    attempts: list[tuple[int, int]]
    """Who attacked whom this phase."""
    chargers: int
    rushing: int
    """Fighters that have charged in the activation under way."""
    movers: int
    hits: int
    stirred: int
    """Fighters whose Inspire condition has been fulfilled in the deed under way."""
    pistol_hits: list[int]
    held_before: list[int]
    """Which fighter held each token at the end of the action phase before this one."""
    held_now: list[int]
    held_start: list[int]

    def fields(self) -> tuple[str, ...]:
        return fields.SHADESPIRE_STATE

    def copy(self) -> ShadespireState:
        return fields.copy_shadespire_state(self, ShadespireState())

    # ---- the ground ----

    @property
    def ground(self) -> Battlefield:
        field = self.field
        if field is None:
            raise AssertionError("the boards are not joined yet")
        return field

    def join_boards(self) -> None:
        first, second = self.first_placer, 1 - self.first_placer
        field = assemble(
            self.players[first].board,
            self.turned[0],
            self.players[second].board,
            self.turned[1],
            self.join,
            not self.loose_sight,
        )
        self.field = field

    def territory(self, seat: int) -> int:
        """The hexes of the board the seat picked; NO_ONES for those in between (SHA-3.06)."""
        if seat == NO_ONES:
            return self.ground.territory[NO_ONES]
        return self.ground.territory[0 if seat == self.first_placer else 1]

    def zone(self, hex: int) -> int:
        """The seat in whose territory the hex lies, or NO_ONES (SHA-3.06)."""
        board = self.ground.zone(hex)
        if board == NO_ONES:
            return NO_ONES
        return self.first_placer if board == 0 else 1 - self.first_placer

    def blocked(self) -> int:
        return self.ground.blocked | (1 << self.shard if self.shard != NOWHERE else 0)

    def passable(self) -> int:
        """Hexes that are not blocked, occupied ones too."""
        return self.ground.clear & ~(1 << self.shard) if self.shard != NOWHERE else self.ground.clear

    def free(self) -> int:
        """Hexes that a fighter may enter: whole, not blocked, not occupied."""
        return self.passable() & ~self.occupied

    def near(self, hex: int) -> int:
        return self.ground.neighbours[hex]

    def sees(self, one: int, other: int) -> bool:
        """Whether a straight line between the centres misses all blocked hexes, the Shardfall token's too."""
        if not self.ground.seen_from(one) >> other & 1:
            return False
        if self.shard in (NOWHERE, one, other):
            return True
        return not shadow(one, self.shard, not self.loose_sight) >> other & 1

    # ---- fighters ----

    def put(self, fighter: Fighter, hex: int) -> None:
        """Stand the fighter on the hex, or take it from the battlefield (NOWHERE)."""
        if fighter.hex != NOWHERE:
            self.occupied &= ~(1 << fighter.hex)
        fighter.hex = hex
        if hex != NOWHERE:
            self.occupied |= 1 << hex

    def allies(self, seat: int) -> list[Fighter]:
        """The seat's fighters on the battlefield."""
        return [f for f in self.fighters if f.seat == seat and f.hex != NOWHERE]

    def warband(self, seat: int) -> list[Fighter]:
        return [f for f in self.fighters if f.seat == seat]

    def slain(self, seat: int) -> list[Fighter]:
        return [f for f in self.fighters if f.seat == seat and f.hex == NOWHERE]

    def on_battlefield(self) -> list[Fighter]:
        return [f for f in self.fighters if f.hex != NOWHERE]

    def at(self, hex: int) -> Fighter | None:
        if not self.occupied >> hex & 1:
            return None
        for fighter in self.fighters:
            if fighter.hex == hex:
                return fighter
        return None

    def mask(self, seat: int) -> int:
        """The hexes of the seat's fighters."""
        mask = 0
        for f in self.fighters:
            if f.seat == seat and f.hex != NOWHERE:
                mask |= 1 << f.hex
        return mask

    def adjacent(self, fighter: Fighter, seat: int) -> list[Fighter]:
        """The seat's fighters next to this one, itself left out."""
        near = self.ground.neighbours[fighter.hex]
        return [f for f in self.fighters if f.seat == seat and f.hex != NOWHERE and near >> f.hex & 1]

    def is_leader(self, fighter: Fighter) -> bool:
        """The crown, or the second in command while the crown is out of action (SHA-16.09)."""
        if fighter.card.leader:
            return True
        if not fighter.upgrades or not fighter.stands_in():
            return False
        return [f for f in self.fighters if f.seat == fighter.seat and f.card.leader and f.hex == NOWHERE] != []

    def leader(self, seat: int) -> Fighter | None:
        for fighter in self.allies(seat):
            if self.is_leader(fighter):
                return fighter
        return None

    def on_guard(self, fighter: Fighter) -> bool:
        """By a token, or Skritch next to his bodyguard (SHA-16.16)."""
        if fighter.guard:
            return True
        if fighter.card.id not in GUARDED:
            return False
        return [f for f in self.adjacent(fighter, fighter.seat) if f.guards(fighter)] != []

    # ---- tokens ----

    def token_at(self, hex: int) -> int:
        """The token on the hex that can be held; NOBODY where there is none (SHA-16.25)."""
        if hex in self.tokens and hex != self.shard:
            return self.tokens.index(hex)
        return NOBODY

    def holder(self, token: int) -> Fighter | None:
        hex = self.tokens[token]
        return None if hex in (NOWHERE, self.shard) else self.at(hex)

    def holds(self, fighter: Fighter) -> bool:
        return fighter.hex != NOWHERE and self.token_at(fighter.hex) != NOBODY

    def held_by(self, seat: int) -> list[int]:
        """The tokens that the seat's fighters hold."""
        found = []
        for token in range(TOKENS):
            fighter = self.holder(token)
            if fighter is not None and fighter.seat == seat:
                found.append(token)
        return found

    def holders(self) -> list[int]:
        """For each token the number of the fighter that holds it."""
        found = []
        for token in range(TOKENS):
            fighter = self.holder(token)
            found.append(NOBODY if fighter is None else fighter.number)
        return found

    # ---- the clock ----

    def in_end_phase(self) -> bool:
        return self.stage >= END_SCORE

    def next_to_activate(self) -> int:
        """Who takes the next activation, as if there were a fifth (SHA-10.03)."""
        other = 1 - self.active
        return self.active if self.players[other].skips > 0 and self.players[self.active].skips == 0 else other

    def name_of(self, hex: int) -> str:
        return self.ground.names[hex]

    def options_at(self, family: list[Option], hexes: int) -> list[Option]:
        """One option of the family for each of these hexes."""
        numbers = self.ground.numbers
        return [family[numbers[hex]] for hex in members(hexes)]
