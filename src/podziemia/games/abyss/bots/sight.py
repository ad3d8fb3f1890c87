"""First sight that has learned: what the answers to the questions of every turn look worth, in points.

A net sees the position once and tells what each trait of an answer is worth there: the lord, the stack, what is paid,
what becomes payable. An answer is worth the sum of its traits, each as strong as it is.
"""

from __future__ import annotations

from typing import Final

from podziemia.games.abyss.bots.inputs import SIZE, TABLE_SIZE, Look, Table, of_seat, of_table
from podziemia.games.abyss.bots.outlook import FOR_LOCATION, lord_worth
from podziemia.games.abyss.bots.priors import completes, ending, exploring, plotting, recruiting, stack_value
from podziemia.games.abyss.bots.worth import CARDS, NEAREST, SECOND, at
from podziemia.games.abyss.data.cards import (
    KEYS,
    KEYS_FOR_A_LOCATION,
    LORDS,
    LORDS_TO_END,
    MONSTER,
    ORACLE,
    RACE_OF,
    RACES,
    REFILL_AT,
    SLAVER,
    TRACK_SPACES,
    VALUE_OF,
    VALUES,
)
from podziemia.games.abyss.data.options import EXPLORE, GO_ON, PLOT
from podziemia.games.abyss.rules.recruit import required_value
from podziemia.games.abyss.rules.state import AbyssState
from podziemia.kernel.ask import Ask
from podziemia.kernel.sight import Sight, Traits

Amounts = list[tuple[int, float]]
"""The traits of an answer, and how strong each of them is."""

ACTION: Final = "turn.action"
TAKE: Final = "explore.take-or-go-on"
BUY: Final = "explore.buy"

# ---- what is seen of a position, whatever is asked ----

OTHERS: Final = 3
PEARLS_THERE: Final = OTHERS
LORDS_THERE: Final = PEARLS_THERE + 2
PAYABLE: Final = LORDS_THERE + OTHERS
HANDS: Final = PAYABLE + OTHERS
SPACE: Final = HANDS + OTHERS
LEFT: Final = SPACE + TRACK_SPACES + 1
OFFER: Final = LEFT + len(RACES)
AROUND: Final = OFFER + 3
SEEN: Final = SIZE + TABLE_SIZE + AROUND


def seen_by(s: AbyssState, seat: int, table: Table, looks: list[Look]) -> list[float]:
    """The seat's own affairs, the table, what the others could do next, and the exploration."""
    return of_seat(s, table, looks[seat], looks) + of_table(s, table, looks) + around(s, seat, looks)


def around(s: AbyssState, seat: int, looks: list[Look]) -> list[float]:
    """The others in the order of their turns, and the exploration track."""
    x = [0.0] * AROUND
    for place in range(s.seats - 1):
        look = looks[(seat + 1 + place) % s.seats]
        pearls = look.player.pearls
        x[place] = float(pearls)
        x[PEARLS_THERE] += float(pearls)
        if pearls:
            x[PEARLS_THERE + 1] += 1.0
        x[LORDS_THERE + place] = float(look.tally.lords())
        x[PAYABLE + place] = float(look.gaps.count(0.0))
        x[HANDS + place] = float(look.purse.sums[5])
    x[SPACE + len(s.track)] = 1.0
    for card in s.track[:-1]:
        if card != MONSTER:
            x[LEFT + RACE_OF[card]] += float(VALUE_OF[card])
    x[OFFER] = float(s.price)
    for other in s.opponents():
        if s.bought >> other & 1:
            x[OFFER + 1] += 1.0
        elif s.players[other].pearls >= s.price:
            x[OFFER + 2] += 1.0
    return x


# ---- the main action ----

RECRUIT: Final = len(LORDS)
SUPPORT: Final = RECRUIT + 9
STACK: Final = SUPPORT + len(RACES)
EXPLORING: Final = STACK + 7
PLOTTING: Final = EXPLORING + 4
USING: Final = PLOTTING + 3
ACTION_TRAITS: Final = USING + 3
COURT_SPACES: Final = 6


def of_actions(s: AbyssState, ask: Ask, look: Look) -> list[Amounts]:
    amounts: list[Amounts] = []
    for option in ask.options:
        verb = option.verb
        if verb == "recruit":
            amounts.append(of_recruiting(s, look, option.index))
        elif verb == "support":
            amounts.append(of_supporting(s, look, option.index))
        elif option is EXPLORE:
            worth = exploring(s, look.seat, look.purse, look.keys, look.turns)
            amounts.append([(EXPLORING, 1.0), (EXPLORING + 1, worth / 10.0)])
        elif option is PLOT:
            worth = plotting(look.player, look.purse, s.court)
            amounts.append([(PLOTTING, 1.0), (PLOTTING + 1, worth / 2.0)])
            if len(s.court) == COURT_SPACES:
                amounts[-1].append((PLOTTING + 2, 1.0))
        else:
            amounts.append([(USING + (0 if option.index == SLAVER else 1 if option.index == ORACLE else 2), 1.0)])
    return amounts


def of_recruiting(s: AbyssState, look: Look, lord: int) -> Amounts:
    """Which lord it is, what it costs, and what it completes."""
    need = required_value(s, look.seat, lord)
    pearls = max(0, need - look.purse.cards_for(lord))
    worth = recruiting(s, look.seat, lord, look.purse, look.keys, look.turns)
    found: Amounts = [
        (lord, 1.0),
        (RECRUIT, 1.0),
        (RECRUIT + 1, worth / 10.0),
        (RECRUIT + 2, pearls / 5.0),
        (RECRUIT + 3, need / 10.0),
    ]
    if len(s.court) - 1 <= REFILL_AT:
        found.append((RECRUIT + 4, 1.0))
    if look.tally.lords() == LORDS_TO_END - 1 and not s.end_triggered():
        found.append((RECRUIT + 5, 1.0))
        found.append((RECRUIT + 6, ending(s, look.seat, lord) / 4.0))
    if KEYS[lord] + look.keys >= KEYS_FOR_A_LOCATION:
        found.append((RECRUIT + 7, 1.0))
    for location in look.player.locations:
        if FOR_LOCATION[location][lord]:
            found.append((RECRUIT + 8, FOR_LOCATION[location][lord] / 3.0))
    return found


def of_supporting(s: AbyssState, look: Look, race: int) -> Amounts:
    """The stack, and what it brings into reach."""
    value = stack_value(s.council[race])
    purse = look.purse.with_more(race, value)
    first = second = then = next_best = newly = 0.0
    for place, lord in enumerate(s.court):
        worth = lord_worth(s, look.player, lord, look.keys, look.turns)
        promise = worth - look.gaps[place]
        if promise > first:
            first, second = promise, first
        elif promise > second:
            second = promise
        gap = purse.lacks(lord)
        promise = worth - gap
        if promise > then:
            then, next_best = promise, then
        elif promise > next_best:
            next_best = promise
        if gap == 0.0 and look.gaps[place] > 0.0:
            newly = max(newly, worth)
    turns = look.turns
    nearer = at(NEAREST, turns) * (then - first) + at(SECOND, turns) * (next_best - second)
    found: Amounts = [
        (SUPPORT + race, 1.0),
        (STACK, 1.0),
        (STACK + 1, (at(CARDS, turns) * value + nearer) / 10.0),
        (STACK + 2, value / 10.0),
        (STACK + 3, len(s.council[race]) / 3.0),
        (STACK + 4, (then - first) / 5.0),
    ]
    if newly > 0.0:
        found.append((STACK + 5, newly / 10.0))
        found.append((STACK + 6, 1.0))
    return found


# ---- allies of an exploration ----

AN_ALLY: Final = 0
OF_RACE: Final = 1
OF_VALUE: Final = OF_RACE + len(RACES)
COMPLETING: Final = OF_VALUE + VALUES
GOING_ON: Final = COMPLETING + 2
TAKE_TRAITS: Final = GOING_ON + 2
BUY_TRAITS: Final = COMPLETING + 3


def of_taking(s: AbyssState, ask: Ask) -> list[Amounts]:
    """To take the ally, to go on, or to use a lord first."""
    amounts: list[Amounts] = []
    for option in ask.options:
        if option.verb == "take":
            card = option.index
            amounts.append(of_ally(card))
            amounts[-1].append((COMPLETING, completes(s, ask.seat, card, 0) / 3.0))
            amounts[-1].append((COMPLETING + 1, VALUE_OF[card] / 5.0))
        else:
            amounts.append([(GOING_ON if option is GO_ON else GOING_ON + 1, 1.0)])
    return amounts


def of_buying(s: AbyssState, ask: Ask) -> list[Amounts]:
    """To buy the ally; to pass has no trait, and is worth nothing."""
    card = ask.options[0].index
    found = of_ally(card)
    found.append((COMPLETING, completes(s, ask.seat, card, -ask.n) / 3.0))
    found.append((COMPLETING + 1, ask.n / 3.0))
    found.append((COMPLETING + 2, VALUE_OF[card] / 5.0))
    return [found, []]


def of_ally(card: int) -> Amounts:
    return [(AN_ALLY, 1.0), (OF_RACE + RACE_OF[card], 1.0), (OF_VALUE + VALUE_OF[card] - 1, 1.0)]


COUNTS: Final = {ACTION: ACTION_TRAITS, TAKE: TAKE_TRAITS, BUY: BUY_TRAITS}


def amounts_of(s: AbyssState, ask: Ask, look: Look) -> list[Amounts]:
    """The traits of each answer."""
    if ask.kind == ACTION:
        return of_actions(s, ask, look)
    return of_taking(s, ask) if ask.kind == TAKE else of_buying(s, ask)


class AbyssTraits(Traits[AbyssState]):
    """What first sight learns of a question of every turn."""

    def read(self, s: AbyssState, seat: int) -> list[float]:
        table = Table(s)
        return seen_by(s, seat, table, looks_of(s, table))

    def amounts(self, s: AbyssState, ask: Ask) -> list[Amounts]:
        return amounts_of(s, ask, Look(s, Table(s), ask.seat))


TRAITS: Final[dict[str, Traits[AbyssState]]] = {kind: AbyssTraits(kind, count) for kind, count in COUNTS.items()}


def looks_of(s: AbyssState, table: Table) -> list[Look]:
    return [Look(s, table, seat) for seat in range(s.seats)]


def at_sight(s: AbyssState, ask: Ask, sight: Sight) -> list[float]:
    """What each answer looks worth."""
    table = Table(s)
    looks = looks_of(s, table)
    worth = sight.look(seen_by(s, ask.seat, table, looks))
    values: list[float] = []
    for amounts in amounts_of(s, ask, looks[ask.seat]):
        value = 0.0
        for trait, amount in amounts:
            value += amount * worth[trait]
        values.append(value)
    return values
