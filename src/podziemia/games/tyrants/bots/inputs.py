"""What the net sees of a position: the terms of the evaluation made by hand, by the phase of the game, and what that
evaluation does not see: how every site stands, which cards the deck has, both clocks, what the open turn can buy.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from podziemia.games.tyrants.bots.mind import DENIAL, REACH, SPY
from podziemia.games.tyrants.bots.muster import COLOURS, Muster
from podziemia.games.tyrants.bots.outlook import (
    MARKER_VP,
    SITE_SIZE,
    SITE_VP,
    plays,
    spied_on,
    standing,
    total_worth,
    turns_left,
)
from podziemia.games.tyrants.bots.worth import GIVES, PLAIN, PROMOTES
from podziemia.games.tyrants.data.cards import (
    ASPECT,
    ASPECTS,
    CARDS,
    CIRCLE_VP,
    COST,
    DECK_VP,
    HALF_DECKS,
    HAND_SIZE,
    NO_COST,
    SPIES,
    TOTAL_CONTROL_VP,
)
from podziemia.games.tyrants.data.map import HAS_MARKER, MARKER_SITES, SITE_MASK, SITES
from podziemia.games.tyrants.rules.state import NOWHERE, STARTING, WHITE, Player, TyrantsState
from podziemia.kernel.learned import Inputs, by_phase

PHASES: Final[tuple[float, ...]] = (0.5, 1.5, 3.0, 5.0, 8.0, 11.0, 14.0)
"""Turns left at which the net may think differently; in between, in between."""
SEATS: Final = 4
LAST_TROOPS: Final = 6
"""Troops in the barracks that are counted one by one."""
DEAREST: Final = 8

# Where things stand in the inputs of a seat.
BY_PHASE: Final = 16
WAITING: Final = BY_PHASE * len(PHASES)
PIECES: Final = WAITING + SEATS
DECK: Final = PIECES + SPIES + 1 + LAST_TROOPS + 4
OWNED: Final = DECK + len(ASPECTS) + 6
CIRCLE: Final = OWNED + len(CARDS)
HELD: Final = CIRCLE + 2
TOTAL: Final = HELD + len(SITES)
SHARE: Final = TOTAL + len(SITES)
CONTESTED: Final = SHARE + len(SITES)
OPEN_TURN: Final = CONTESTED + 6
MARKET: Final = OPEN_TURN + 3
SIZE: Final = MARKET + 3

TABLE_SEATS: Final = len(PHASES)
TABLE_CLOCKS: Final = TABLE_SEATS + SEATS + 1
TABLE_DECKS: Final = TABLE_CLOCKS + 7
TABLE_MARKET: Final = TABLE_DECKS + len(HALF_DECKS)
TABLE_SIZE: Final = TABLE_MARKET + 3


class TyrantsInputs(Inputs[TyrantsState]):
    def read(self, s: TyrantsState) -> tuple[list[list[float]], list[float]]:
        turns = turns_left(s)
        counts = Muster(s).counts
        looks = [Look(s, seat, turns, counts) for seat in range(s.seats)]
        for look in looks:
            write_phases(look, looks, turns)
        return [look.x for look in looks], of_table(s, turns)


class Look:
    """A seat: its inputs, and what is asked of it more than once."""

    __slots__ = (
        "cards",
        "circle",
        "deck",
        "eyes",
        "hand",
        "income",
        "marker_points",
        "markers",
        "now",
        "present",
        "sites",
        "standing",
        "then",
        "tokens",
        "trophies",
        "x",
    )

    def __init__(self, s: TyrantsState, seat: int, turns: float, counts: vec[i64]) -> None:
        x = [0.0] * SIZE
        self.x = x
        player = s.players[seat]
        self.trophies = float(sum(player.trophies))
        self.tokens = float(player.vp)
        self.circle = 0.0
        self.deck = 0.0
        self.cards = 0.0
        self.hand = 0.0
        self.income = 0.0
        self.sites = 0.0
        self.standing = 0.0
        self.markers = 0.0
        self.marker_points = 0.0
        x[WAITING + (seat - s.active) % s.seats] = 1.0
        self.read_cards(player, turns)
        totals = self.read_sites(s, seat, turns, counts)
        self.present = float(s.present_at(seat).bit_count())
        self.eyes = REACH * min(1.0, turns / 5) * self.present + eyes(s, seat, turns)
        tokens = self.tokens + self.trophies + self.deck + self.circle
        self.now = self.sites + TOTAL_CONTROL_VP * totals + tokens
        self.then = tokens + self.cards * HAND_SIZE * turns + self.standing + self.eyes
        write_pieces(x, s, seat)
        self.read_open_turn(s, seat, turns)
        self.read_market(s, seat)

    def read_cards(self, player: Player, turns: float) -> None:
        """What the cards that will be drawn again are, and what they give on average; who sits in the inner circle."""
        x = self.x
        worth = plays(turns)
        count = 0
        deck = 0
        played = acts = gives = promotes = 0.0
        for pile in (player.deck, player.hand, player.discard, player.played):
            count += len(pile)
            for card in pile:
                deck += DECK_VP[card]
                played += worth[card]
                acts += PLAIN[card]
                gives += GIVES[card]
                promotes += PROMOTES[card]
                x[OWNED + card] += 1.0
                if ASPECT[card] >= 0:
                    x[DECK + ASPECT[card]] += 1.0
        cycle = max(HAND_SIZE, count)
        drawn = HAND_SIZE / cycle
        at = DECK + len(ASPECTS)
        x[at] = float(count)
        x[at + 1] = acts * drawn
        x[at + 2] = gives * drawn
        x[at + 3] = promotes * drawn
        x[at + 4] = promotes * drawn * turns
        x[at + 5] = acts * drawn * turns
        self.income = gives * drawn
        self.deck = float(deck)
        self.cards = played / cycle
        circle = 0
        for card in player.circle:
            circle += CIRCLE_VP[card]
        self.circle = float(circle)
        x[CIRCLE] = float(len(player.circle))
        x[CIRCLE + 1] = self.circle

    def read_sites(self, s: TyrantsState, seat: int, turns: float, counts: vec[i64]) -> int:
        """Which sites are held, and how firmly; how many are under total control."""
        x = self.x
        totals = 0
        safe = shaky = near = tied = whites = 0.0
        mine: i64 = seat
        for site in range(len(SITES)):
            here = i64(site) * COLOURS
            own = counts[here + mine]
            if not own:
                continue
            best: i64 = 0
            held: i64 = 0
            for colour in range(COLOURS):
                count = counts[here + i64(colour)]
                held += count
                if colour != mine and count > best:
                    best = count
            size: i64 = SITE_SIZE[site]
            spied = spied_on(s, seat, site)
            vp = SITE_VP[site]
            self.standing += standing(site, own, best, size - held, spied, turns)
            x[SHARE + site] = float(own) / float(size)
            if counts[here + WHITE]:
                whites += 1.0
            if own > best:
                x[HELD + site] = 1.0
                self.sites += vp
                if own - best > size - held:
                    safe += vp
                else:
                    shaky += vp
                if HAS_MARKER[site]:
                    self.markers += 1.0
                if own == size and not spied:
                    x[TOTAL + site] = 1.0
                    totals += 1
                    self.marker_points += MARKER_VP[site]
            elif own == best:
                tied += vp
            elif own == best - 1:
                near += vp
        x[CONTESTED] = safe
        x[CONTESTED + 1] = shaky
        x[CONTESTED + 2] = near
        x[CONTESTED + 3] = tied
        x[CONTESTED + 4] = whites
        x[CONTESTED + 5] = float(totals)
        return totals

    def read_open_turn(self, s: TyrantsState, seat: int, turns: float) -> None:
        """What the active seat can still spend and play; lost when the turn ends."""
        if seat != s.active or s.phase == STARTING:
            return
        worth = plays(turns)
        self.hand = sum([worth[card] for card in s.me.hand])
        self.x[OPEN_TURN] = float(s.power)
        self.x[OPEN_TURN + 1] = float(s.influence)
        self.x[OPEN_TURN + 2] = float(len(s.me.hand))

    def read_market(self, s: TyrantsState, seat: int) -> None:
        """What the seat may expect to buy: how well its income fits the dearest cards in the row."""
        income = self.income + self.markers
        dearest = 0
        for card in s.market:
            if card != NOWHERE and dearest < COST[card] <= income:
                dearest = COST[card]
        self.x[MARKET] = income
        self.x[MARKET + 1] = float(dearest)
        foreign = 0
        for marker in MARKER_SITES:
            if s.controller[marker] != seat and s.controller[marker] != NOWHERE:
                foreign += 1
        self.x[MARKET + 2] = float(foreign)


def eyes(s: TyrantsState, seat: int, turns: float) -> float:
    """Spies on the map, above all where they deny total control."""
    spies = s.spies[seat]
    if not spies:
        return 0.0
    points = SPY * min(1.0, turns / 3) * spies.bit_count()
    for site, mask in enumerate(SITE_MASK):
        if spies >> site & 1:
            holder = s.controller[site]
            if holder != seat and holder != NOWHERE and s.troops[holder] & mask == mask:
                points += DENIAL * total_worth(site, turns)
    return points


def write_phases(look: Look, looks: list[Look], turns: float) -> None:
    """What counts differently as the end comes nearer."""
    now = then = -1000.0
    for other in looks:
        if other is not look:
            now = max(now, other.now)
            then = max(then, other.then)
    terms = [
        1.0,
        look.now - now,
        look.then - then,
        look.now,
        look.then,
        look.standing,
        look.cards,
        look.hand,
        look.circle,
        look.deck,
        look.trophies,
        look.markers,
        look.marker_points,
        look.sites,
        look.tokens,
        look.present,
    ]
    for phase, part in by_phase(turns, PHASES):
        at = phase * BY_PHASE
        for i, term in enumerate(terms):
            look.x[at + i] = part * term


def write_pieces(x: list[float], s: TyrantsState, seat: int) -> None:
    """Spies and troops that are left, and those that were killed."""
    player = s.players[seat]
    at = PIECES
    x[at + s.spies_left(seat)] = 1.0
    at += SPIES + 1
    if player.barracks < LAST_TROOPS:
        x[at + player.barracks] = 1.0
    at += LAST_TROOPS
    x[at] = float(player.barracks)
    x[at + 1] = float(s.troops[seat].bit_count())
    x[at + 2] = float(s.spies[seat].bit_count())
    x[at + 3] = float(player.player_trophies())


def of_table(s: TyrantsState, turns: float) -> list[float]:
    x = [0.0] * TABLE_SIZE
    for phase, part in by_phase(turns, PHASES):
        x[phase] = part
    x[TABLE_SEATS + s.seats] = 1.0
    x[TABLE_CLOCKS] = turns
    x[TABLE_CLOCKS + 1] = len(s.market_deck) / 10.0
    x[TABLE_CLOCKS + 2] = min([player.barracks for player in s.players]) / 4.0
    x[TABLE_CLOCKS + 3] = 1.0 if s.end_triggered else 0.0
    x[TABLE_CLOCKS + 4] = min(s.round, 30) / 10.0
    x[TABLE_CLOCKS + 5] = ((s.active - s.first) % s.seats) / 3.0
    x[TABLE_CLOCKS + 6] = 1.0 if s.phase == STARTING else 0.0
    for name in s.decks:
        x[TABLE_DECKS + HALF_DECKS.index(name)] = 1.0
    prices = [COST[card] for card in s.market if card != NOWHERE and COST[card] < NO_COST]
    x[TABLE_MARKET] = sum(prices) / DEAREST
    x[TABLE_MARKET + 1] = float(len(prices))
    x[TABLE_MARKET + 2] = float(s.empty.bit_count()) / 10.0
    return x
