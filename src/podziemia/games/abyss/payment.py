"""How a player best pays for a lord: a plan for all the allies at once, so that nobody has to search card by card."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from podziemia.games.abyss.cards import RACE_OF, RACES, VALUE_OF, VALUES

CARD_PRICE: Final = 0.55
"""What a point of an ally in hand is worth in points of score while there is time to spend it."""
PEARL_PRICE: Final = 0.7
LATE_PEARL_PRICE: Final = 0.02
"""In the last turn pearls only break ties."""
EMPTY_RACE_PRICE: Final = 0.2
"""A race fewer in hand makes the next lord harder to get."""
MOST_OVER: Final = 10
"""Nothing sensible overpays by more: three fives for a lord of 6 are 9 too many."""

Split = tuple[int, int, int]
"""Of one race: the value paid, the lowest card paid, the lowest card kept (0: none; before the last turn only whether
any is kept matters)."""


@lru_cache(maxsize=1 << 14)
def best_payment(
    races: int,
    must: int,
    need: int,
    pearls: int,
    cards: tuple[int, ...],
    affiliated: tuple[int, ...],
    any_joins: bool,
    last: bool,
    forced: tuple[int, ...] = (),
) -> tuple[int, ...]:
    """The allies to pay for a lord of so many races, one of them perhaps a `must`; () when there is no way.

    `affiliated` is the best value before the player in each race, `any_joins` says that any ally paid may join and
    not only the lowest; in the `last` turn what stays in hand joins by the final affiliation. `forced` are allies that
    are paid already.
    """
    pearl_price = LATE_PEARL_PRICE if last else PEARL_PRICE
    plans: dict[tuple[int, int, int, int], tuple[float, tuple[int, ...]]] = {(0, 0, VALUES + 1, 0): (0.0, ())}
    for race in range(len(RACES)):
        held = [VALUE_OF[card] for card in cards if RACE_OF[card] == race]
        owed = [VALUE_OF[card] for card in forced if RACE_OF[card] == race]
        splits = _splits(held, owed, need + MOST_OVER, last)
        plans = _with_race(plans, race, race == must, splits, races, affiliated[race], any_joins, last)
    best: tuple[int, ...] = ()
    best_worth = -1e9
    for (used, paid, _, gain), (kept, plan) in plans.items():
        if used == races and paid + pearls >= need:
            worth = kept + gain - pearl_price * max(0, need - paid)
            if worth > best_worth:
                best = plan
                best_worth = worth
    return best


def _splits(held: list[int], owed: list[int], most: int, last: bool) -> dict[Split, tuple[int, ...]]:
    """Every way to pay with some cards of a race and keep the others."""
    owing = owed[:]
    splits: dict[Split, tuple[int, ...]] = {(0, VALUES + 1, 0): ()}
    for value in sorted(held):
        is_owed = value in owing
        if is_owed:
            owing.remove(value)
        grown: dict[Split, tuple[int, ...]] = {}
        for (paid, lowest, kept), values in splits.items():
            if not is_owed:
                grown.setdefault((paid, lowest, kept or (value if last else 1)), values)
            if paid + value <= most:
                grown.setdefault((paid + value, min(lowest, value), kept), (*values, value))
        splits = grown
    return splits


def _with_race(
    plans: dict[tuple[int, int, int, int], tuple[float, tuple[int, ...]]],
    race: int,
    needed: bool,
    splits: dict[Split, tuple[int, ...]],
    races: int,
    affiliated: int,
    any_joins: bool,
    last: bool,
) -> dict[tuple[int, int, int, int], tuple[float, tuple[int, ...]]]:
    """All plans so far, each with every split of one more race."""
    ways = []
    for (paid, lowest, kept), values in splits.items():
        stays = max(affiliated, kept) if last else affiliated
        worth = float(stays) if last else -CARD_PRICE * paid - (EMPTY_RACE_PRICE if values and not kept else 0.0)
        joins = (values[-1] if any_joins else lowest) if values else 0
        cards = tuple([race * VALUES + value - 1 for value in values])
        ways.append((paid, lowest, max(0, joins - stays), worth, cards))
    grown: dict[tuple[int, int, int, int], tuple[float, tuple[int, ...]]] = {}
    for (used, total, low, gain), (kept_so_far, plan) in plans.items():
        for paid, lowest, joining, worth, cards in ways:
            if not cards:
                if needed:
                    continue
                key = (used, total, low, gain)
            elif used == races:
                continue
            else:
                key = (used + 1, total + paid, min(low, lowest), _gain(low, gain, lowest, joining, any_joins))
            known = grown.get(key)
            if known is None or kept_so_far + worth > known[0]:
                grown[key] = (kept_so_far + worth, plan + cards)
    return grown


def _gain(low: int, gain: int, lowest: int, joining: int, any_joins: bool) -> int:
    """What joins of two parts of a payment: the lowest ally of both, or the better one when any may."""
    if any_joins or lowest == low:
        return max(gain, joining)
    return joining if lowest < low else gain
