"""The last turn is counted: how Power and Influence bring most when nothing comes after."""

from __future__ import annotations

from typing import Final

from podziemia.games.tyrants.bots.outlook import MARKER_VP, SITE_VP
from podziemia.games.tyrants.data.cards import (
    ASSASSINATE_COST,
    COST,
    DECK_VP,
    DEPLOY_COST,
    HOUSE_GUARD,
    PRIESTESS,
    RETURN_SPY_COST,
    TOTAL_CONTROL_VP,
)
from podziemia.games.tyrants.data.map import MARKER_SITES
from podziemia.games.tyrants.data.options import (
    ASSASSINATE,
    DEPLOY_FOR_VP,
    END_TURN,
    RECRUIT,
    RETURN_SPY,
    at_sites,
)
from podziemia.games.tyrants.rules.board import (
    deploy_for_vp,
    deploy_options,
    deploy_troop,
    enemy_options,
    kill,
    reachable_spies,
)
from podziemia.games.tyrants.rules.scoring import circle_points, deck_points
from podziemia.games.tyrants.rules.state import NOWHERE, TyrantsState
from podziemia.kernel.ask import Option

WIDTH: Final = 24
"""Ways to spend Power that are followed at a time. There are seldom more that differ."""
POWER_KEPT: Final = 0.6
"""What a Power still to be spent counts, while ways that have spent more or less are compared."""
MORE_POINTS: Final = 0.01
"""Of equal leads the one with more points."""


class Way:
    """A way to spend Power: the table after it, how it began, and the lead that it gives."""

    __slots__ = ("first", "lead", "s")

    def __init__(self, s: TyrantsState, first: Option, lead: float) -> None:
        self.s = s
        self.first = first
        self.lead = lead

    def promise(self) -> float:
        return self.lead + POWER_KEPT * self.s.power


def last_step(s: TyrantsState) -> Option:
    """What the active player does next, with an empty hand and no turn after this one."""
    shop = purchases(s, s.influence + len(MARKER_SITES))
    step = best_way(s, shop).first
    if step is not END_TURN:
        return step
    bought = shop[s.influence]
    return RECRUIT[bought[0]] if bought else END_TURN


# ---- Power ----


def best_way(s: TyrantsState, shop: list[list[int]]) -> Way:
    """The way to spend Power that gives the greatest lead; to spend none if nothing gains."""
    cards = [deck_points(player) + circle_points(player) for player in s.players]
    values = [points_of(bought) for bought in shop]
    best = Way(s, END_TURN, lead(s, cards, values))
    ways = [best]
    while ways:
        found: dict[tuple[int, ...], Way] = {}
        for way in ways:
            for option in steps(way.s):
                after = way.s.copy()
                carry_out(after, option)
                table = (*after.troops, *after.spies, after.power, after.me.vp)
                if table not in found:
                    first = option if way.first is END_TURN else way.first
                    found[table] = Way(after, first, lead(after, cards, values))
        ways = sorted(found.values(), key=lambda way: -way.promise())[:WIDTH]
        for way in ways:
            if way.lead > best.lead:
                best = way
    return best


def steps(s: TyrantsState) -> list[Option]:
    """Basic actions that Power pays for. Of several spies at a site none is returned: that would not free it."""
    options: list[Option] = []
    if s.power >= DEPLOY_COST:
        options += deploy_options(s) if s.me.barracks else [DEPLOY_FOR_VP]
    if s.power >= ASSASSINATE_COST:
        options += enemy_options(s, ASSASSINATE, s.reach[s.active])
    if s.power >= RETURN_SPY_COST:
        options += [
            option for option in at_sites(RETURN_SPY, reachable_spies(s)) if len(spies_at(s, option.index)) == 1
        ]
    return options


def spies_at(s: TyrantsState, site: int) -> list[int]:
    """The other seats that have a spy there."""
    return [seat for seat in s.opponents() if s.spies[seat] >> site & 1]


def carry_out(s: TyrantsState, option: Option) -> None:
    if option is DEPLOY_FOR_VP:
        s.power -= DEPLOY_COST
        deploy_for_vp(s)
    elif option.verb == "deploy":
        s.power -= DEPLOY_COST
        deploy_troop(s, option.index)
    elif option.verb == "return-spy":
        s.power -= RETURN_SPY_COST
        s.take_spy(spies_at(s, option.index)[0], option.index)
    else:
        s.power -= ASSASSINATE_COST
        kill(s, option.index)


def lead(s: TyrantsState, cards: list[int], values: list[int]) -> float:
    """By how much the active player leads if he buys what is best now and everything ends. Markers under total control
    pay him once more."""
    points = [cards[seat] + player.vp + sum(player.trophies) for seat, player in enumerate(s.players)]
    for site, holder in enumerate(s.controller):
        if holder != NOWHERE:
            points[holder] += SITE_VP[site]
            if s.has_total_control(holder, site):
                points[holder] += TOTAL_CONTROL_VP + (MARKER_VP[site] if holder == s.active else 0)
    mine = points[s.active] + values[s.influence]
    return mine - max([points[seat] for seat in s.opponents()]) + MORE_POINTS * mine


# ---- Influence ----


def purchases(s: TyrantsState, most: int) -> list[list[int]]:
    """The cards that bring most points for each amount of Influence up to the most."""
    best: list[list[int]] = [[] for _ in range(most + 1)]
    for card in offered(s, most):
        for influence in range(most, COST[card] - 1, -1):
            with_it = [*best[influence - COST[card]], card]
            if points_of(with_it) > points_of(best[influence]):
                best[influence] = with_it
    return best


def offered(s: TyrantsState, most: int) -> list[int]:
    """Every card that can be had, a stack's as often as there are cards and Influence for them."""
    row = [card for card in s.market if card != NOWHERE and COST[card] <= most]
    priestesses = min(s.priestesses, most // COST[PRIESTESS])
    guards = min(s.guards, most // COST[HOUSE_GUARD])
    return row + [PRIESTESS] * priestesses + [HOUSE_GUARD] * guards


def points_of(cards: list[int]) -> int:
    return sum([DECK_VP[card] for card in cards])
