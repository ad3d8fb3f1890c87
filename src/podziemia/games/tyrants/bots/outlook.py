"""How a position looks: turns left, what a site is worth to a seat, what a deck will do."""

from __future__ import annotations

from typing import Final

from podziemia.games.tyrants.bots.worth import LONGEST_OUTLOOK, PLAY_WORTH
from podziemia.games.tyrants.data.cards import DECK_VP, HAND_SIZE, TOTAL_CONTROL_VP
from podziemia.games.tyrants.data.map import BITS, FIRST_SPACE, HAS_MARKER, SITE_MASK, SITES
from podziemia.games.tyrants.rules.state import WHITE, Player, TyrantsState

CARDS_A_TURN: Final = 1.2
TROOPS_A_TURN: Final = 2.7
SHAKY: Final = 0.12
MOST_SHAKY: Final = 0.6
PROSPECT: Final = 0.3
MARKER_INFLUENCE: Final = 0.6
UNFINISHED: Final = 0.35
RIVAL: Final = 0.4
"""How much the loss of another seat counts against an own gain."""

SITE_VP: Final = tuple(site.vp for site in SITES)
SITE_SIZE: Final = tuple(len(site.spaces) for site in SITES)
MARKER_VP: Final = tuple(site.marker_vp for site in SITES)


def turns_left(s: TyrantsState) -> float:
    """Own turns still to come for everyone, by the faster of the two clocks: the market deck and the barracks."""
    if s.end_triggered:
        return 0.5
    troops = s.players[0].barracks
    for player in s.players:
        if player.barracks < troops:
            troops = player.barracks
    return min(LONGEST_OUTLOOK, len(s.market_deck) / (CARDS_A_TURN * s.seats), troops / TROOPS_A_TURN)


def plays(turns: float) -> tuple[float, ...]:
    """What cards are worth when played, with so many turns left."""
    return PLAY_WORTH[int(turns + 0.5)]


# ---- sites ----


def control_worth(site: int, turns: float) -> float:
    """Printed points, and the Influence of the marker."""
    worth = float(SITE_VP[site])
    if HAS_MARKER[site] and turns > 1:
        worth += MARKER_INFLUENCE * (turns - 1)
    return worth


def total_worth(site: int, turns: float) -> float:
    return TOTAL_CONTROL_VP + MARKER_VP[site] * turns


def standing(site: int, own: int, best: int, empty: int, spied: bool, turns: float) -> float:
    """The site to a seat with so many own troops, the strongest other colour, empty spaces, and a foreign spy or not:
    control as far as it is likely to hold, total control or the way there, or the prospect of control."""
    worth = control_worth(site, turns)
    if own > best:
        margin = max(0.5, own - best - 0.5 * empty)
        value = worth * (1.0 - min(MOST_SHAKY, SHAKY * min(turns, 4.0) / margin))
        total = total_worth(site, turns)
        if own == SITE_SIZE[site]:
            return value + (UNFINISHED * total if spied else total)
        share = own / SITE_SIZE[site]
        return value + UNFINISHED * share * share * total
    return worth * PROSPECT * min(1.0, turns / 4) / (best + 1 - own)


def counts_at(s: TyrantsState, site: int) -> list[int]:
    """Troops of each colour at the site."""
    mask = SITE_MASK[site]
    first = FIRST_SPACE[site]
    return [BITS[(troops & mask) >> first] for troops in s.troops]


def spied_on(s: TyrantsState, seat: int, site: int) -> bool:
    """Whether another player has a spy there."""
    for other in range(s.seats):
        if other != seat and s.spies[other] >> site & 1:
            return True
    return False


def standing_of(s: TyrantsState, seat: int, site: int, counts: list[int], turns: float) -> float:
    own = counts[seat]
    best = 0
    held = 0
    for colour, count in enumerate(counts):
        held += count
        if colour != seat and count > best:
            best = count
    return standing(site, own, best, SITE_SIZE[site] - held, spied_on(s, seat, site), turns)


def change(s: TyrantsState, seat: int, site: int, turns: float, added: int, removed: int) -> float:
    """What it is worth to the seat that a troop of one colour appears and one of another goes (-1: none): the own
    standing, less part of that of whoever controls the site or comes to control it."""
    before = counts_at(s, site)
    after = before[:]
    if added >= 0:
        after[added] += 1
    if removed >= 0:
        after[removed] -= 1
    gain = standing_of(s, seat, site, after, turns) - standing_of(s, seat, site, before, turns)
    rival = s.controller[site]
    if rival < 0 or rival == seat:
        rival = removed if removed < WHITE else added
    if rival not in (seat, -1, WHITE):
        lost = standing_of(s, rival, site, before, turns) - standing_of(s, rival, site, after, turns)
        gain += RIVAL * lost
    return gain


# ---- decks ----


def mean_play(player: Player, turns: float) -> float:
    """What the average card of the deck does when played."""
    worth = plays(turns)
    total = 0.0
    count = 0
    for pile in (player.deck, player.hand, player.discard, player.played):
        count += len(pile)
        for card in pile:
            total += worth[card]
    return total / max(HAND_SIZE, count)


def plays_to_come(player: Player, turns: float) -> float:
    """How often one card of the deck will still be played."""
    cycle = max(HAND_SIZE, len(player.deck) + len(player.hand) + len(player.discard) + len(player.played))
    return turns * HAND_SIZE / cycle


def buy_value(player: Player, card: int, turns: float, mean: float) -> float:
    """What recruiting the card brings: its points, and how much better than the average card it will play."""
    return DECK_VP[card] + 0.85 * plays_to_come(player, turns) * (plays(turns)[card] - 0.9 * mean)
