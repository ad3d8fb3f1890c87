"""The state of a game of Tyrants of the Underdark: the map, the market and what each player has."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podziemia.games.tyrants.data.cards import HOUSE_GUARD, PRIESTESS, SPIES
from podziemia.games.tyrants.data.map import (
    AROUND,
    BITS,
    FIRST_SPACE,
    HAS_MARKER,
    HIGH,
    LOW,
    LOW_BITS,
    MARKER_SITES,
    PLACE_MASK,
    REACH,
    SITE_IDS,
    SITE_MASK,
    SITE_OF,
    SITE_SPACES,
    SITES,
)
from podziemia.games.tyrants.rules import fields
from podziemia.kernel.ask import NOBODY
from podziemia.kernel.parts import Part
from podziemia.kernel.state import State

WHITE: Final = 4
"""The colour of troops that belong to nobody; the colours before it are the seats."""
NOWHERE: Final = -1
"""No space, no site, no slot, no card."""

STARTING: Final = 0
ACTING: Final = 1
ENDING: Final = 2
"""What the next stretch of play is: a starting deployment, an action of a turn, a part of its end."""

Pending = tuple[int, int, int, bool]
"""An effect queued for the end of the turn: which, the card behind it, the play of this turn that queued it, and
whether that card still lies in the play area."""


class Player(Part):
    """One player's cards and pieces. Cards are numbers of `CARDS`; copies of a card are the same number."""

    __slots__ = fields.PLAYER_SLOTS

    deck: list[int]
    """The top is the end of the list, as in all decks here."""
    hand: list[int]
    revealed: list[int]
    """Cards in hand that all have seen (TYR-5.10)."""
    played: list[int]
    """The play area."""
    discard: list[int]
    circle: list[int]
    barracks: int
    trophies: list[int]
    """Troops in the trophy hall, by colour."""
    vp: int

    def __init__(self) -> None:
        """Fields are set by `set_up` and by `copy`."""

    def fields(self) -> tuple[str, ...]:
        return fields.PLAYER

    def copy(self) -> Player:
        return fields.copy_player(self, Player())

    def drop(self, card: int) -> None:
        """The card leaves the hand; a revealed copy goes first."""
        self.hand.remove(card)
        if card in self.revealed:
            self.revealed.remove(card)

    def player_trophies(self) -> int:
        """Trophies that are not white."""
        return sum(self.trophies) - self.trophies[WHITE]


class TyrantsState(State):
    """The whole table. Sets of spaces and sites are ints, one bit each."""

    __slots__ = fields.TYRANTS_STATE_SLOTS

    sectors: tuple[str, ...]
    decks: tuple[str, ...]
    sites: int
    """Sites in play."""
    troops: list[int]
    """Spaces held, by colour."""
    empty: int
    """Empty spaces in play."""
    spies: list[int]
    """Sites with a spy, by seat."""
    reach: list[int]
    """Spaces where each seat has presence; kept up by the methods that change the map, and only by them."""
    controller: list[int]
    """Who controls each site; kept up like `reach`. He also holds the site's marker (TYR-6.14)."""
    players: list[Player]
    market_deck: list[int]
    market: list[int]
    """The six slots; NOWHERE for an empty one."""
    lent: int
    """The slot whose card is being played by Ulitharid (TYR-10.07)."""
    resolving: list[int]
    """Cards played out of an inner circle or off the devoured pile, until they have resolved."""
    devoured: list[int]
    """In order; the top is the end of the list (TYR-2.07)."""
    guards: int
    priestesses: int
    outcasts: int
    first: int
    active: int
    round: int
    phase: int
    power: int
    influence: int
    paid: int
    """Marker sites that have given the active player their Influence in this turn (TYR-6.17)."""
    aspects: list[int]
    """How many cards of each aspect were played in this turn, by any means (TYR-5.11)."""
    plays: int
    pending: list[Pending]
    ghost: bool
    """Whether the top of the devoured pile counts as a market card in this turn (TYR-10.09)."""
    end_triggered: bool

    def fields(self) -> tuple[str, ...]:
        return fields.TYRANTS_STATE

    def copy(self) -> TyrantsState:
        return fields.copy_tyrants_state(self, TyrantsState())

    # ---- the map: what changes it ----

    def put_troop(self, colour: int, space: int) -> None:
        bit = 1 << space
        self.troops[colour] |= bit
        self.empty &= ~bit
        if colour != WHITE:
            self.reach[colour] |= REACH[space]
        if space < SITE_SPACES:
            self.judge(SITE_OF[space])

    def take_troop(self, colour: int, space: int) -> None:
        bit = 1 << space
        self.troops[colour] &= ~bit
        self.empty |= bit
        if colour != WHITE and not self.troops[colour] & PLACE_MASK[space]:
            self._fade(colour, space)
        if space < SITE_SPACES:
            self.judge(SITE_OF[space])

    def move_troop(self, colour: int, start: int, target: int) -> None:
        """One change, not two: within a site nobody takes or loses control on the way (TYR-7.13)."""
        if PLACE_MASK[start] >> target & 1:
            both = 1 << start | 1 << target
            self.troops[colour] ^= both
            self.empty ^= both
        else:
            self.take_troop(colour, start)
            self.put_troop(colour, target)

    def put_spy(self, seat: int, site: int) -> None:
        self.spies[seat] |= 1 << site
        self.reach[seat] |= SITE_MASK[site]

    def take_spy(self, seat: int, site: int) -> None:
        self.spies[seat] &= ~(1 << site)
        space = FIRST_SPACE[site]
        if not self.troops[seat] & REACH[space]:
            self.reach[seat] &= ~SITE_MASK[site]

    def _fade(self, seat: int, space: int) -> None:
        """The seat's last troop has left the place: presence ends where nothing else gives it (TYR-6.07)."""
        troops = self.troops[seat]
        spies = self.spies[seat]
        for near in AROUND[space]:
            if not troops & REACH[near] and not (near < SITE_SPACES and spies >> SITE_OF[near] & 1):
                self.reach[seat] &= ~PLACE_MASK[near]

    def judge(self, site: int) -> None:
        """Who has strictly more troops at the site than every other colour (TYR-6.11, 6.12)."""
        mask = SITE_MASK[site]
        first = FIRST_SPACE[site]
        most = BITS[(self.troops[WHITE] & mask) >> first]
        holder = NOBODY
        for seat in range(self.seats):
            count = BITS[(self.troops[seat] & mask) >> first]
            if count > most:
                most = count
                holder = seat
            elif count == most:
                holder = NOBODY
        if holder != self.controller[site]:
            self._hand_over(site, holder)

    def _hand_over(self, site: int, holder: int) -> None:
        """Control and the marker change hands; taken in the own turn, the marker pays at once (TYR-6.14, 6.17)."""
        before = self.controller[site]
        self.controller[site] = holder
        if holder == NOBODY:
            self.tell("control_lost", before, SITE_IDS[site])
        else:
            self.tell("control_taken", holder, SITE_IDS[site])
        if HAS_MARKER[site] and holder == self.active:
            self.pay_marker(site)

    def pay_marker(self, site: int) -> None:
        """A marker gives its holder 1 Influence once in each of his turns (TYR-6.15)."""
        if self.phase != STARTING and not self.paid >> site & 1:
            self.paid |= 1 << site
            self.influence += 1
            self.tell("marker_paid", self.active, SITE_IDS[site], 1)

    # ---- the map: facts ----

    def colour_at(self, space: int) -> int:
        """The colour of the troop on the space, NOBODY if it is empty."""
        for colour, spaces in enumerate(self.troops):
            if spaces >> space & 1:
                return colour
        return NOBODY

    def has_presence(self, seat: int, space: int) -> bool:
        return self.reach[seat] >> space & 1 == 1

    def present_at(self, seat: int) -> int:
        """The sites in play where the seat has presence."""
        reach = self.reach[seat]
        low: i64 = reach & LOW
        high: i64 = reach >> LOW_BITS & HIGH
        sites: i64 = 0
        for site in range(len(FIRST_SPACE)):
            space: i64 = FIRST_SPACE[site]
            if (low >> space if space < LOW_BITS else high >> (space - LOW_BITS)) & 1:
                sites |= 1 << i64(site)
        return int(sites) & self.sites

    def troops_of_others(self) -> int:
        """Spaces held by the other players of the active one (TYR-6.09)."""
        spaces = 0
        for seat in range(self.seats):
            if seat != self.active:
                spaces |= self.troops[seat]
        return spaces

    def spies_of_others(self) -> int:
        """Sites with a spy of another player than the active one."""
        sites = 0
        for seat in range(self.seats):
            if seat != self.active:
                sites |= self.spies[seat]
        return sites

    def spies_left(self, seat: int) -> int:
        return SPIES - self.spies[seat].bit_count()

    def has_total_control(self, seat: int, site: int) -> bool:
        """Every space of the site is the seat's, and nobody else has a spy there (TYR-6.13)."""
        mask = SITE_MASK[site]
        if self.troops[seat] & mask != mask:
            return False
        for other in range(self.seats):
            if other != seat and self.spies[other] >> site & 1:
                return False
        return True

    def sites_controlled(self, seat: int) -> int:
        return self.controller.count(seat)

    def sites_totally_controlled(self, seat: int) -> int:
        return len([site for site in range(len(SITES)) if self.has_total_control(seat, site)])

    def markers_held(self, seat: int) -> list[int]:
        return [site for site in MARKER_SITES if self.controller[site] == seat]

    # ---- cards and the turn ----

    @property
    def me(self) -> Player:
        """The active player."""
        return self.players[self.active]

    def opponents(self) -> tuple[int, ...]:
        """The other seats, clockwise from the active player's left."""
        return self.clockwise_from(self.active)

    def stack(self, card: int) -> int:
        """How many are left of a card with an open stack."""
        if card == HOUSE_GUARD:
            return self.guards
        if card == PRIESTESS:
            return self.priestesses
        return self.outcasts

    def top_devoured(self) -> int:
        """The devoured card that counts as a market card, NOWHERE if there is none (TYR-10.09); one without a price is
        dearer than anybody can pay."""
        return self.devoured[-1] if self.ghost and self.devoured else NOWHERE

    def gain_vp(self, seat: int, n: int, because: str) -> None:
        """Victory points in tokens (TYR-4.11)."""
        if n:
            self.players[seat].vp += n
            self.tell("vp_gained", seat, because, n)

    def trigger_end(self) -> None:
        """The round is played to its end; nothing takes that back (TYR-9.03, 9.04)."""
        if not self.end_triggered:
            self.end_triggered = True
            self.tell("end_triggered", self.active)
