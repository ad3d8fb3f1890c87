"""Turns of a playout, played headlong: what first sight likes best, without listing everything else that could be done.

Half of a playout went into lists of actions of which one was taken. The layers of first sight make most of them
needless: cards come first, then Power, then Influence, then the end of the turn. Only what a card asks is asked.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podziemia.games.tyrants.bots.muster import Muster, Words
from podziemia.games.tyrants.bots.outlook import buy_value, control_worth, mean_play, plays, turns_left
from podziemia.games.tyrants.bots.priors import FED_FROM_HAND, PULL_THE_PLUG, SPEND_POWER, first_look
from podziemia.games.tyrants.bots.targets import OPEN_ROUTE, TROPHY, spy_removal
from podziemia.games.tyrants.data.cards import (
    ASSASSINATE_COST,
    COST,
    DEPLOY_COST,
    NO_COST,
    RETURN_SPY_COST,
)
from podziemia.games.tyrants.data.map import (
    FIRST_SPACE,
    LOW_SITES,
    REACH,
    SITE_MASK,
    SITE_OF,
    SITE_SPACES,
    SITES,
    SPACES,
)
from podziemia.games.tyrants.data.options import END_TURN
from podziemia.games.tyrants.rules.board import deploy_for_vp, deploy_troop, kill, reachable_spies, return_spy
from podziemia.games.tyrants.rules.market import recruit, recruit_options
from podziemia.games.tyrants.rules.play import PLAYED, play_from_hand, play_plain
from podziemia.games.tyrants.rules.scoring import score
from podziemia.games.tyrants.rules.state import ENDING, WHITE, TyrantsState
from podziemia.games.tyrants.rules.turn import end_turn
from podziemia.kernel.ask import Ask, Draw, Rules

NEAR_SITES: Final = tuple(
    tuple(site for site, mask in enumerate(SITE_MASK) if REACH[space] & mask) for space in range(SITE_SPACES, SPACES)
)
"""The sites next to each route space."""
NEAR_ROUTES: Final = tuple(REACH[space] >> SITE_SPACES for space in range(SITE_SPACES, SPACES))
KILLING: Final = 1000
RETURNING: Final = 2000
"""Deeds are spaces to deploy to; from these numbers on, spaces of troops to kill and sites of spies to return."""
NOTHING: Final = -1
FOR_VP: Final = -2
UNKNOWN: Final = -1000.0
CHEAPEST: Final = min(cost for cost in COST if cost != NO_COST)


def headlong(s: TyrantsState, full_hand: frozenset[int], draw: Draw) -> Rules[None]:
    """From an action of a turn to the end of the game, with a pause before every turn."""
    while not s.over:
        yield from play_cards(s, full_hand, draw)
        yield from spend_power(s, draw)
        spend_influence(s, draw)
        s.phase = ENDING
        while s.phase == ENDING and not s.over:
            yield from end_turn(s)
        if not s.over:
            yield Ask(s.active, "turn.pause", [END_TURN], pause=True)


# ---- cards ----


def play_cards(s: TyrantsState, full_hand: frozenset[int], draw: Draw) -> Rules[None]:
    """All of them: plain gains at once, unless the hand has a card that likes it full; then the best first."""
    while s.me.hand:
        play_plain_gains(s, full_hand)
        if s.me.hand:
            yield from play_from_hand(s, next_card(s, draw))


def play_plain_gains(s: TyrantsState, full_hand: frozenset[int]) -> None:
    hand = s.me.hand
    for card in hand:
        if card in full_hand:
            return
    effects = PLAYED.effects
    for card in sorted(hand):
        if card not in effects:
            play_plain(s, card)


def next_card(s: TyrantsState, draw: Draw) -> int:
    cards = sorted(set(s.me.hand))
    if len(cards) == 1:
        return cards[0]
    worth = plays(turns_left(s))
    hungry = False
    for card in cards:
        if card in FED_FROM_HAND:
            hungry = True
    best = -1000.0
    equals: list[int] = []
    for card in cards:
        value = first_look(s, card, worth, hungry)
        if value > best:
            best = value
            equals = [card]
        elif value == best:
            equals.append(card)
    return one_of(equals, draw)


def one_of(equals: list[int], draw: Draw) -> int:
    return equals[0] if len(equals) == 1 else equals[int(draw() * len(equals))]


# ---- Power ----


def spend_power(s: TyrantsState, draw: Draw) -> Rules[None]:
    """On the best deed, again and again; the last troop is kept by who does not lead."""
    if s.power < DEPLOY_COST:
        return
    map = Map(s)
    while s.power >= DEPLOY_COST:
        deed = map.best_deed(draw)
        if deed < 0:
            if deed == NOTHING:
                return
            s.power -= DEPLOY_COST
            deploy_for_vp(s)
        elif deed < KILLING:
            s.power -= DEPLOY_COST
            deploy_troop(s, deed)
            map.has_changed(deed)
        elif deed < RETURNING:
            s.power -= ASSASSINATE_COST
            kill(s, deed - KILLING)
            map.has_changed(deed - KILLING)
        else:
            s.power -= RETURN_SPY_COST
            yield from return_spy(s, deed - RETURNING)
            map = Map(s)


class Map:
    """What Power can do for the active player."""

    __slots__ = ("active", "best", "equals", "gains", "muster", "s", "turns")

    def __init__(self, s: TyrantsState) -> None:
        self.s = s
        self.active: i64 = s.active
        self.muster = Muster(s)
        self.turns = turns_left(s)
        self.gains = [UNKNOWN] * len(SITES)
        """What one troop more at each site is worth, where that has been asked."""
        self.best = 0.0
        self.equals: list[int] = []

    def has_changed(self, space: int) -> None:
        """A troop has come to the space, or has gone from it."""
        turns = turns_left(self.s)
        if turns != self.turns:
            self.turns = turns
            self.gains = [UNKNOWN] * len(SITES)
        if space < SITE_SPACES:
            self.gains[SITE_OF[space]] = UNKNOWN
            self.muster = Muster(self.s)

    def best_deed(self, draw: Draw) -> int:
        s = self.s
        self.best = -SPEND_POWER
        self.equals = []
        dearest = 0.0
        if s.me.barracks:
            self.look_at_deploying()
            dearest = max(0.0, self.best)
        else:
            self.best = dearest = 1.0
            self.equals = [FOR_VP]
        if s.power >= ASSASSINATE_COST:
            self.look_at_killing(1.4 * dearest)
        if s.power >= RETURN_SPY_COST:
            self.look_at_spies(1.4 * dearest)
        return one_of(self.equals, draw) if self.equals else NOTHING

    def weigh(self, deed: int, value: float) -> None:
        if value > self.best:
            self.best = value
            self.equals = [deed]
        elif value == self.best:
            self.equals.append(deed)

    def look_at_deploying(self) -> None:
        """A space of each site, and spaces of routes, where there is presence; anywhere without a troop on the map."""
        s = self.s
        places = Words(s.empty & s.reach[self.active] if s.troops[self.active] else s.empty)
        end = self.worth_of_the_end() if s.me.barracks == 1 and not s.end_triggered else 0.0
        site: i64 = 0
        while site < len(SITES):
            if site == LOW_SITES and not places.high:
                break
            spaces = places.at(site)
            if spaces:
                gain = self.gains[site]
                if gain == UNKNOWN:
                    gain = 0.2 + self.muster.change(self.active, site, self.turns, self.active, -1)
                    self.gains[site] = gain
                self.weigh(FIRST_SPACE[site] + lowest(spaces), gain + end)
            site += 1
        if places.routes:
            self.look_at_routes(places.routes, end)

    def look_at_routes(self, spaces: i64, end: float) -> None:
        """A route space is worth what it brings within reach."""
        s = self.s
        fresh = Words(s.empty & ~s.reach[self.active])
        near = OPEN_ROUTE * min(1.0, self.turns / 4) / 2
        while spaces:
            space = lowest(spaces)
            spaces &= spaces - 1
            value = 0.1
            for site in NEAR_SITES[space]:
                if fresh.at(site):
                    value += near * control_worth(site, self.turns)
            routes: i64 = NEAR_ROUTES[space]
            if routes & fresh.routes:
                value += 0.15
            self.weigh(SITE_SPACES + space, value + end)

    def worth_of_the_end(self) -> float:
        """The last troop ends the game, which only the leader by the whole score wants."""
        return 2.0 if leads(self.s) else -PULL_THE_PLUG

    def look_at_killing(self, price: float) -> None:
        s = self.s
        reach = s.reach[self.active]
        for seat in range(-1, s.seats):
            if seat == self.active:
                continue
            colour: i64 = WHITE if seat < 0 else seat
            targets = s.troops[colour] & reach
            if not targets:
                continue
            words = Words(targets)
            site: i64 = 0
            while site < len(SITES):
                spaces = words.at(site)
                if spaces:
                    value = TROPHY + self.muster.change(self.active, site, self.turns, -1, colour) - price
                    self.weigh(KILLING + FIRST_SPACE[site] + lowest(spaces), value)
                site += 1
            routes = words.routes
            while routes:
                self.weigh(KILLING + SITE_SPACES + lowest(routes), TROPHY - price)
                routes &= routes - 1

    def look_at_spies(self, price: float) -> None:
        sites = reachable_spies(self.s)
        if sites:
            for site in range(len(SITES)):
                if sites >> site & 1:
                    self.weigh(RETURNING + site, spy_removal(self.s, site, self.turns) - price)


def lowest(bits: i64) -> int:
    """The place of the lowest bit that is set."""
    place = 0
    while not bits & 255:
        bits >>= 8
        place += 8
    while not bits & 1:
        bits >>= 1
        place += 1
    return place


# ---- Influence ----


def spend_influence(s: TyrantsState, draw: Draw) -> None:
    """On the card that brings most, as long as one brings anything."""
    while s.influence >= CHEAPEST:
        options = recruit_options(s, s.influence)
        turns = turns_left(s)
        mean = mean_play(s.me, turns)
        ends = -1.0
        best = 0.0
        equals: list[int] = []
        for place, option in enumerate(options):
            value = buy_value(s.me, option.index, turns, mean)
            if value <= 0.0:
                continue
            if len(s.market_deck) == 1 and not s.end_triggered and option.index in s.market:
                if ends < 0.0:
                    ends = 0.0 if leads(s) else PULL_THE_PLUG
                value -= ends
            if value > best:
                best = value
                equals = [place]
            elif value == best:
                equals.append(place)
        if not equals:
            return
        option = options[one_of(equals, draw)]
        s.influence -= COST[option.index]
        recruit(s, option)


def leads(s: TyrantsState) -> bool:
    """By the whole score."""
    mine = score(s, s.active).total
    return mine > max([score(s, seat).total for seat in s.opponents()])
