"""How a player best pays for a lord: a plan for all the allies at once, so that nobody has to search card by card."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from podziemia.games.abyss.bots.gathering import NO_TILES, Tiles, race_points
from podziemia.games.abyss.data.cards import RACE_OF, RACES, VALUE_OF, VALUES

CARD_PRICE: Final = 0.55
"""What a point of an ally in hand is worth in points of score while there is time to spend it."""
PEARL_PRICE: Final = 0.7
LATE_PEARL_PRICE: Final = 0.02
"""In the last turn pearls only break ties."""
EMPTY_RACE_PRICE: Final = 0.2
"""A race fewer in hand makes the next lord harder to get."""
OVER: Final = 4
MOST_OVER: Final = 10
"""Overpaying by more than 4 is wise only in the last turn, but three fives for a lord of 6 may be all there is."""

Split = tuple[int, int, int]
"""Of one race: the value paid, the lowest card paid, the lowest card kept (0: none; before the last turn only whether
any is kept matters)."""
Way = tuple[int, int, int, float, tuple[int, ...]]
"""A split judged: value paid, lowest card paid, gain if it joins, worth of what is kept, the cards paid."""
Plans = dict[tuple[int, int, int, int], tuple[float, tuple[int, ...]]]
"""By number of races, value, lowest card and gain of the one that joins: the best worth kept, and the cards paid."""


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
    tiles: Tiles = NO_TILES,
) -> tuple[int, ...]:
    """The allies to pay for a lord of so many races, one of them perhaps a `must`; () when there is no way.

    `affiliated` is the best value before the player in each race, `any_joins` says that any ally paid may join and
    not only the lowest; in the `last` turn what stays in hand joins by the final affiliation. `forced` are allies that
    are paid already, `tiles` what the player's locations give for allies.
    """
    held: list[list[int]] = [[] for _ in RACES]
    for card in cards:
        held[RACE_OF[card]].append(VALUE_OF[card])
    owed: list[list[int]] = [[] for _ in RACES]
    for card in forced:
        owed[RACE_OF[card]].append(VALUE_OF[card])
    for over in (MOST_OVER,) if last else (OVER, MOST_OVER):
        ways = [
            _ways(race, _splits(held[race], owed[race], need + over, last), affiliated[race], any_joins, last, tiles)
            for race in range(len(RACES))
        ]
        plans = _combine(ways, held, races, must, need - pearls, need + over, any_joins)
        if plans:
            return _best(plans, need, LATE_PEARL_PRICE if last else PEARL_PRICE)
    return ()


def _best(plans: Plans, need: int, pearl_price: float) -> tuple[int, ...]:
    best: tuple[int, ...] = ()
    best_worth = -1e9
    for (_, paid, _, gain), (kept, plan) in plans.items():
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


def _ways(
    race: int, splits: dict[Split, tuple[int, ...]], affiliated: int, any_joins: bool, last: bool, tiles: Tiles
) -> list[Way]:
    """The splits of a race, judged."""
    ways = []
    for (paid, lowest, kept), values in splits.items():
        stays = kept if last else 0
        now = race_points(race, affiliated, tiles, stays, 0)
        worth = float(now) if last else -CARD_PRICE * paid - (EMPTY_RACE_PRICE if values and not kept else 0.0)
        may_join = values if any_joins else values[:1]
        joined = max([race_points(race, affiliated, tiles, stays, value) for value in may_join], default=now)
        cards = tuple([race * VALUES + value - 1 for value in values])
        ways.append((paid, lowest, joined - now, worth, cards))
    return ways


def _combine(
    ways: list[list[Way]], held: list[list[int]], races: int, must: int, least: int, most: int, any_joins: bool
) -> Plans:
    """All payments of so many races with a value in these limits; what can no longer become one is dropped early."""
    plans: Plans = {(0, 0, VALUES + 1, 0): (0.0, ())}
    for race, of_race in enumerate(ways):
        later = sum([sum(values) for values in held[race + 1 :]])
        races_later = len([values for values in held[race + 1 :] if values])
        grown: Plans = {}
        for (used, total, low, gain), (kept, plan) in plans.items():
            for paid, lowest, joining, worth, cards in of_race:
                value = total + paid
                if value > most or value + later < least or (race == must and not cards):
                    continue
                if not cards:
                    key = (used, total, low, gain)
                elif used == races:
                    continue
                else:
                    key = (used + 1, value, min(low, lowest), _gain(low, gain, lowest, joining, any_joins))
                if key[0] + races_later < races:
                    continue
                known = grown.get(key)
                if known is None or kept + worth > known[0]:
                    grown[key] = (kept + worth, plan + cards)
        plans = grown
    return plans


def _gain(low: int, gain: int, lowest: int, joining: int, any_joins: bool) -> int:
    """What joins of two parts of a payment: the lowest ally of both, or the better one when any may."""
    if low > VALUES:
        return joining
    if any_joins or lowest == low:
        return max(gain, joining)
    return joining if lowest < low else gain
