"""What the net sees of a position: the terms of the evaluation made by hand, by the phase of the game, and what that
evaluation does not see: which sites are held, what the deck is made of, both clocks, what the open turn can still buy.
"""

from __future__ import annotations

from typing import Final

from podziemia.games.tyrants.bots.mind import cards_and_tokens, eyes_and_reach
from podziemia.games.tyrants.bots.outlook import SITE_SIZE, counts_at, mean_play, plays, standing_of, turns_left
from podziemia.games.tyrants.bots.worth import GIVES, PLAIN, PROMOTES
from podziemia.games.tyrants.data.cards import (
    ASPECT,
    ASPECTS,
    CIRCLE_VP,
    COST,
    DECK_VP,
    HALF_DECKS,
    HAND_SIZE,
    HOUSE_GUARD,
    NO_COST,
    NOBLE,
    OUTCAST,
    PRIESTESS,
    SOLDIER,
    SPIES,
    TOTAL_CONTROL_VP,
)
from podziemia.games.tyrants.data.map import MARKER_SITES, SITE_MASK, SITES
from podziemia.games.tyrants.rules.scoring import circle_points, deck_points, site_points
from podziemia.games.tyrants.rules.state import NOWHERE, STARTING, WHITE, Player, TyrantsState
from podziemia.kernel.learned import Inputs, by_phase

PHASES: Final[tuple[float, ...]] = (0.5, 1.5, 3.0, 5.0, 8.0, 11.0, 14.0)
"""Turns left at which the net may think differently; in between, in between."""
SEATS: Final = 4
PLAIN_CARDS: Final = (NOBLE, SOLDIER, HOUSE_GUARD, PRIESTESS, OUTCAST)
LAST_TROOPS: Final = 6
"""Troops in the barracks that are counted one by one."""
DEAREST: Final = 8

# Where things stand in the inputs of a seat.
BY_PHASE: Final = 16
WAITING: Final = BY_PHASE * len(PHASES)
PIECES: Final = WAITING + SEATS
DECK: Final = PIECES + SPIES + 1 + LAST_TROOPS + 4
CIRCLE: Final = DECK + len(PLAIN_CARDS) + len(ASPECTS) + 6
HELD: Final = CIRCLE + 3
TOTAL: Final = HELD + len(SITES)
CONTESTED: Final = TOTAL + len(SITES)
OPEN_TURN: Final = CONTESTED + 5
MARKET: Final = OPEN_TURN + 6
SIZE: Final = MARKET + 3

TABLE_SEATS: Final = len(PHASES)
TABLE_CLOCKS: Final = TABLE_SEATS + SEATS + 1
TABLE_DECKS: Final = TABLE_CLOCKS + 7
TABLE_MARKET: Final = TABLE_DECKS + len(HALF_DECKS)
TABLE_SIZE: Final = TABLE_MARKET + 3


class TyrantsInputs(Inputs[TyrantsState]):
    def read(self, s: TyrantsState) -> tuple[list[list[float]], list[float]]:
        turns = turns_left(s)
        looks = [Look(s, seat, turns) for seat in range(s.seats)]
        return [of_seat(s, look, looks) for look in looks], of_table(s, turns)


class Look:
    """What is asked of a seat more than once."""

    __slots__ = ("cards", "fighting", "hand", "now", "player", "seat", "sites", "standing", "then", "totals", "turns")

    def __init__(self, s: TyrantsState, seat: int, turns: float) -> None:
        self.seat = seat
        self.turns = turns
        self.player: Player = s.players[seat]
        self.sites = site_points(s, seat)
        self.totals = [site for site in range(len(SITES)) if s.has_total_control(seat, site)]
        player = self.player
        tokens = player.vp + sum(player.trophies) + deck_points(player) + circle_points(player)
        self.now = float(self.sites + TOTAL_CONTROL_VP * len(self.totals) + tokens)
        self.fighting = [site for site, mask in enumerate(SITE_MASK) if s.troops[seat] & mask]
        self.standing = sum([standing_of(s, seat, site, counts_at(s, site), turns) for site in self.fighting])
        self.cards = mean_play(player, turns)
        self.then = cards_and_tokens(s, seat, turns) + self.standing + eyes_and_reach(s, seat, turns)
        self.hand = hand_worth(s, seat, turns)


def hand_worth(s: TyrantsState, seat: int, turns: float) -> float:
    """What is still to be played in the open turn."""
    if seat != s.active:
        return 0.0
    worth = plays(turns)
    return sum([worth[card] for card in s.players[seat].hand])


def of_seat(s: TyrantsState, look: Look, looks: list[Look]) -> list[float]:
    x = [0.0] * SIZE
    write_phases(x, s, look, looks)
    x[WAITING + (look.seat - s.active) % s.seats] = 1.0
    write_pieces(x, s, look)
    write_deck(x, look)
    write_circle(x, look.player)
    write_sites(x, s, look)
    write_open_turn(x, s, look)
    write_market(x, s, look)
    return x


def write_phases(x: list[float], s: TyrantsState, look: Look, looks: list[Look]) -> None:
    """What counts differently as the end comes nearer."""
    others = [other for other in looks if other is not look]
    player = look.player
    terms = [
        1.0,
        look.now - max([other.now for other in others]),
        look.then - max([other.then for other in others]),
        look.now,
        look.then,
        look.standing,
        look.cards,
        look.hand,
        float(circle_points(player)),
        float(deck_points(player)),
        float(sum(player.trophies)),
        float(len(s.markers_held(look.seat))),
        float(sum([SITES[site].marker_vp for site in look.totals])),
        float(look.sites),
        float(player.vp),
        float(s.present_at(look.seat).bit_count()),
    ]
    for phase, part in by_phase(look.turns, PHASES):
        at = phase * BY_PHASE
        for i, term in enumerate(terms):
            x[at + i] = part * term


def write_pieces(x: list[float], s: TyrantsState, look: Look) -> None:
    """Spies and troops that are left, and where the others have spies."""
    at = PIECES
    x[at + s.spies_left(look.seat)] = 1.0
    at += SPIES + 1
    barracks = look.player.barracks
    if barracks < LAST_TROOPS:
        x[at + barracks] = 1.0
    at += LAST_TROOPS
    x[at] = float(barracks)
    x[at + 1] = float(s.troops[look.seat].bit_count())
    x[at + 2] = float(len([site for site in look.fighting if s.controller[site] == NOWHERE]))
    x[at + 3] = float(look.player.player_trophies())


def write_deck(x: list[float], look: Look) -> None:
    """What the cards that will be drawn again are, and what they give on average."""
    player = look.player
    at = DECK + len(PLAIN_CARDS)
    count = 0
    acts = gives = promotes = 0.0
    for pile in (player.deck, player.hand, player.discard, player.played):
        count += len(pile)
        for card in pile:
            acts += PLAIN[card]
            gives += GIVES[card]
            promotes += PROMOTES[card]
            if card in PLAIN_CARDS:
                x[DECK + PLAIN_CARDS.index(card)] += 1.0
            if ASPECT[card] >= 0:
                x[at + ASPECT[card]] += 1.0
    at += len(ASPECTS)
    drawn = HAND_SIZE / max(HAND_SIZE, count)
    x[at] = float(count)
    x[at + 1] = acts * drawn
    x[at + 2] = gives * drawn
    x[at + 3] = promotes * drawn
    x[at + 4] = promotes * drawn * look.turns
    x[at + 5] = acts * drawn * look.turns


def write_circle(x: list[float], player: Player) -> None:
    """Who sits in the inner circle, and how much a promotion of the best card left would bring."""
    x[CIRCLE] = float(len(player.circle))
    x[CIRCLE + 1] = float(sum([CIRCLE_VP[card] for card in player.circle]))
    x[CIRCLE + 2] = float(max([CIRCLE_VP[card] - DECK_VP[card] for card in player.played], default=0))


def write_sites(x: list[float], s: TyrantsState, look: Look) -> None:
    """Which sites are held, and how firmly."""
    seat = look.seat
    safe = shaky = near = 0.0
    for site in look.fighting:
        counts = counts_at(s, site)
        own = counts[seat]
        best = max([count for colour, count in enumerate(counts) if colour != seat])
        if s.controller[site] == seat:
            x[HELD + site] = 1.0
            lead = own - best - (SITE_SIZE[site] - sum(counts))
            if lead > 0:
                safe += SITES[site].vp
            else:
                shaky += SITES[site].vp
        elif own >= best - 1:
            near += SITES[site].vp
    for site in look.totals:
        x[TOTAL + site] = 1.0
    x[CONTESTED] = safe
    x[CONTESTED + 1] = shaky
    x[CONTESTED + 2] = near
    x[CONTESTED + 3] = float(len([1 for site in look.fighting if counts_at(s, site)[WHITE]]))
    x[CONTESTED + 4] = float(s.spies[seat].bit_count())


def write_open_turn(x: list[float], s: TyrantsState, look: Look) -> None:
    """What the active seat can still spend and play; lost when the turn ends."""
    if look.seat != s.active or s.phase == STARTING:
        return
    x[OPEN_TURN] = 1.0
    x[OPEN_TURN + 1] = float(s.power)
    x[OPEN_TURN + 2] = float(s.influence)
    x[OPEN_TURN + 3] = float(len(look.player.hand))
    x[OPEN_TURN + 4] = look.hand
    x[OPEN_TURN + 5] = float(len(s.pending))


def write_market(x: list[float], s: TyrantsState, look: Look) -> None:
    """What the seat may expect to buy: how well its income fits the dearest cards in the row."""
    income = x[DECK + len(PLAIN_CARDS) + len(ASPECTS) + 2] + len(s.markers_held(look.seat))
    prices = [COST[card] for card in s.market if card != NOWHERE and COST[card] < NO_COST]
    x[MARKET] = income
    x[MARKET + 1] = float(max([cost for cost in prices if cost <= income], default=0))
    x[MARKET + 2] = float(len([marker for marker in MARKER_SITES if s.controller[marker] not in (look.seat, NOWHERE)]))


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
