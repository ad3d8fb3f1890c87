"""The neutral minion of two players (DUN-7.03): it takes slot I of an action before anybody's own minions come.

Who comes after it stands a slot further on. Mostly that is better for him, and worse where no slot is left: so the
minion goes where its master has sent his own, unless it can turn the other away.
"""

from __future__ import annotations

from math import exp
from typing import Final

from podziemia.games.dungeonlords.bots.priors import needs, order_values
from podziemia.games.dungeonlords.data.cards import ACTIONS
from podziemia.games.dungeonlords.data.options import TRIPLES
from podziemia.games.dungeonlords.rules.orders import SLOTS, options_of_hand
from podziemia.games.dungeonlords.rules.state import FREE_SLOT, DungeonState
from podziemia.kernel.ask import Ask, Option

LIKELY_ORDERS: Final = 4
SLOT_WORTH: Final[tuple[tuple[float, ...], ...]] = (
    (0.6, 1.0, 1.0),
    (0.8, 0.9, 1.0),
    (0.7, 1.0, 1.1),
    (0.7, 1.0, 1.1),
    (0.6, 1.0, 1.1),
    (0.7, 1.1, 1.2),
    (0.8, 0.9, 1.0),
    (1.0, 0.9, 1.0),
)
"""What the three slots of each action make of its worth."""


def best_command(s: DungeonState, ask: Ask) -> Option:
    """Where the neutral minion does most for its master, from what he knows: the other's orders lie face down."""
    values = worths(s, ask)
    return ask.options[values.index(max(values))]


def worths(s: DungeonState, ask: Ask) -> list[float]:
    """What the minion on slot I makes of one's own orders, less what it makes of those the other is likely to have."""
    seat, other = ask.seat, 1 - ask.seat
    mine, theirs = needs(s, seat), needs(s, other)
    own = s.dungeons[seat].orders
    guesses = likely_orders(s, other)
    values = []
    for option in ask.options:
        total = 0.0
        for orders, chance in guesses:
            both = [own, orders] if seat == 0 else [orders, own]
            slots = [row[:] for row in s.slots]
            row = slots[option.index]
            row[0 if row[0] == FREE_SLOT else 1] = len(ACTIONS)
            got = placed(s, slots, both)
            total += chance * (worth_of(got[seat], mine) - worth_of(got[other], theirs))
        values.append(total)
    return values


def likely_orders(s: DungeonState, seat: int) -> list[tuple[list[int], float]]:
    """The orders that the seat would choose at first sight, with their chances."""
    options = options_of_hand(tuple(s.dungeons[seat].hand))
    values = order_values(s, seat, options)
    best = sorted(range(len(options)), key=lambda place: -values[place])[:LIKELY_ORDERS]
    weights = [exp(values[place] - values[best[0]]) for place in best]
    total = sum(weights)
    return [(list(TRIPLES[options[place].index]), weight / total) for place, weight in zip(best, weights, strict=True)]


def placed(s: DungeonState, slots: list[list[int]], orders: list[list[int]]) -> list[list[tuple[int, int]]]:
    """The actions that each seat's minions reach, with their slots (DUN-5.03)."""
    got: list[list[tuple[int, int]]] = [[] for _ in orders]
    for position in range(SLOTS):
        for seat in s.turn_order():
            action = orders[seat][position]
            row = slots[action]
            for slot in range(SLOTS):
                if row[slot] == FREE_SLOT:
                    row[slot] = seat
                    got[seat].append((action, slot))
                    break
    return got


def worth_of(got: list[tuple[int, int]], need: list[float]) -> float:
    return sum([need[action] * SLOT_WORTH[action][slot] for action, slot in got], 0.0)
