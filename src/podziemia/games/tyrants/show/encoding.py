"""The table as numbers, for those who learn: what a seat sees, with the seat itself first."""

from __future__ import annotations

from array import array
from typing import Final

from podziemia.games.tyrants.data.cards import (
    ASPECTS,
    CARD_IDS,
    GUARDS,
    HALF_DECKS,
    MARKET_SLOTS,
    OUTCASTS,
    PRIESTESSES,
    ROUND_CAP,
    SPIES,
    TROOPS,
)
from podziemia.games.tyrants.data.map import SITE_IDS, SPACES
from podziemia.games.tyrants.rules.promotion import EFFECT_IDS
from podziemia.games.tyrants.rules.scoring import circle_points, deck_points, site_points
from podziemia.games.tyrants.rules.state import NOWHERE, WHITE, TyrantsState
from podziemia.kernel.ask import NOBODY
from podziemia.kernel.encoding import Encoding, mark_bits, signed, tally

KINDS: Final = (
    "start",
    "turn.action",
    "end.effect",
    "deploy",
    "assassinate",
    "strike",
    "supplant",
    "move",
    "move.to",
    "return",
    "return.whose",
    "return-spy",
    "spy",
    "spy.recall",
    "choose",
    "focus.use",
    "focus.reveal",
    "pay.recall",
    "pay.recall-more",
    "pay.discard",
    "pay.devour-hand",
    "pay.devour-circle",
    "pay.devour-this",
    "promote",
    "promote.discard",
    "promote.now",
    "recruit.free",
    "discard.forced",
    "devour.market",
    "crawler.devour",
    "ambassador",
    "target.discard",
    "target.outcast",
    "target.hall",
    "raise.hall",
    "raise.colour",
    "raise.space",
    "elder-brain.play",
    "ulitharid.play",
)
SEATS: Final = 4
CARDS: Final = len(CARD_IDS)
SITES: Final = len(SITE_IDS)
PHASES: Final = 3
MANY: Final = 999
"""No number of the table is greater."""
COUNTS: Final = 10
"""Numbers a player, see `_counts`."""


class TyrantsEncoding(Encoding[TyrantsState]):
    """Spaces, sites and cards each have an entry of their own, in the order of the catalogue. Colours are seats from
    the one that looks, with white after them."""

    def __init__(self) -> None:
        super().__init__(SEATS, KINDS, CARD_IDS)
        self.hand = self.add("hand", CARDS, high=MANY)
        self.troops = self.add("troops", SEATS + 1, SPACES)
        self.spies = self.add("spies", SEATS, SITES)
        self.control = self.add("control", SEATS, SITES)
        self.sites = self.add("sites in play", SITES)
        self.paid = self.add("markers that have paid", SITES)
        self.half_decks = self.add("half-decks", len(HALF_DECKS))
        self.market = self.add("market", CARDS, high=MARKET_SLOTS)
        self.lent = self.add("market card being played", MARKET_SLOTS)
        self.resolving = self.add("cards that resolve", CARDS, high=MANY)
        self.devoured = self.add("devoured", CARDS, high=MANY)
        self.top = self.add("top of the devoured", CARDS)
        self.pending = self.add("at the end of the turn", len(EFFECT_IDS), high=MANY)
        self.aspects = self.add("aspects played", len(ASPECTS), high=MANY)
        self.phase = self.add("phase", PHASES)
        self.plain = self.add("power", high=MANY)
        self.add("influence", high=MANY)
        self.add("cards played", high=MANY)
        self.add("round", high=ROUND_CAP + 1)
        self.add("end triggered")
        self.add("devoured can be bought")
        self.add("market deck", high=MANY)
        self.add("house guards", high=GUARDS)
        self.add("priestesses", high=PRIESTESSES)
        self.add("outcasts", high=OUTCASTS)
        self.active = self.add("whose turn", SEATS)
        self.first = self.add("who began", SEATS)
        self.counts = self.add("counts", SEATS, COUNTS, low=-OUTCASTS, high=MANY)
        self.trophies = self.add("trophies", SEATS, SEATS + 1, high=TROOPS)
        self.unseen = self.add("deck and hand", SEATS, CARDS, high=MANY)
        self.revealed = self.add("revealed", SEATS, CARDS, high=MANY)
        self.played = self.add("played", SEATS, CARDS, high=MANY)
        self.discard = self.add("discard", SEATS, CARDS, high=MANY)
        self.circle = self.add("inner circle", SEATS, CARDS, high=MANY)

    def read(self, s: TyrantsState, seat: int, out: array[int], at: int) -> None:
        tally(out, at + self.hand, s.players[seat].hand)
        self._map(s, seat, out, at)
        self._market(s, out, at)
        self._turn(s, out, at)
        self._numbers(s, out, at + self.plain)
        out[at + self.active + (s.active - seat) % s.seats] = 1
        out[at + self.first + (s.first - seat) % s.seats] = 1
        for other in range(s.seats):
            self._player(s, other, seat, out, at)

    def _map(self, s: TyrantsState, seat: int, out: array[int], at: int) -> None:
        mark_bits(out, at + self.troops + SEATS * SPACES, s.troops[WHITE])
        mark_bits(out, at + self.sites, s.sites)
        mark_bits(out, at + self.paid, s.paid)
        for site, holder in enumerate(s.controller):
            if holder != NOBODY:
                out[at + self.control + (holder - seat) % s.seats * SITES + site] = 1

    def _market(self, s: TyrantsState, out: array[int], at: int) -> None:
        for card in s.market:
            if card != NOWHERE:
                out[at + self.market + card] += 1
        for name in s.decks:
            out[at + self.half_decks + HALF_DECKS.index(name)] = 1
        if s.lent != NOWHERE:
            out[at + self.lent + s.lent] = 1
        tally(out, at + self.resolving, s.resolving)
        tally(out, at + self.devoured, s.devoured)
        if s.devoured:
            out[at + self.top + s.devoured[-1]] = 1

    def _turn(self, s: TyrantsState, out: array[int], at: int) -> None:
        for effect, _, _, _ in s.pending:
            out[at + self.pending + effect] += 1
        for aspect, played in enumerate(s.aspects):
            if played:
                out[at + self.aspects + aspect] = played
        out[at + self.phase + s.phase] = 1

    def _numbers(self, s: TyrantsState, out: array[int], at: int) -> None:
        """In the order of the fields from Power on."""
        out[at] = s.power
        out[at + 1] = s.influence
        out[at + 2] = s.plays
        out[at + 3] = s.round
        if s.end_triggered:
            out[at + 4] = 1
        if s.ghost:
            out[at + 5] = 1
        out[at + 6] = len(s.market_deck)
        out[at + 7] = s.guards
        out[at + 8] = s.priestesses
        out[at + 9] = s.outcasts

    def _player(self, s: TyrantsState, owner: int, seat: int, out: array[int], at: int) -> None:
        player = s.players[owner]
        place = (owner - seat) % s.seats
        mark_bits(out, at + self.troops + place * SPACES, s.troops[owner])
        mark_bits(out, at + self.spies + place * SITES, s.spies[owner])
        unseen = at + self.unseen + place * CARDS
        tally(out, unseen, player.deck)
        tally(out, unseen, player.hand)
        tally(out, at + self.revealed + place * CARDS, player.revealed)
        tally(out, at + self.played + place * CARDS, player.played)
        tally(out, at + self.discard + place * CARDS, player.discard)
        tally(out, at + self.circle + place * CARDS, player.circle)
        for colour, held in enumerate(player.trophies):
            if held:
                by = SEATS if colour == WHITE else (colour - seat) % s.seats
                out[at + self.trophies + place * (SEATS + 1) + by] = held
        self._counts(s, owner, out, at + self.counts + place * COUNTS)

    def _counts(self, s: TyrantsState, seat: int, out: array[int], at: int) -> None:
        """Troops in the barracks, spies left, cards in deck and hand, trophies, tokens, and the points of sites, deck,
        inner circle; sites controlled."""
        player = s.players[seat]
        out[at] = player.barracks
        out[at + 1] = SPIES - s.spies[seat].bit_count()
        out[at + 2] = len(player.deck)
        out[at + 3] = len(player.hand)
        out[at + 4] = sum(player.trophies)
        out[at + 5] = player.vp
        out[at + 6] = site_points(s, seat)
        out[at + 7] = signed(deck_points(player))  # of Insane Outcasts alone it is less than zero
        out[at + 8] = circle_points(player)
        out[at + 9] = s.sites_controlled(seat)
