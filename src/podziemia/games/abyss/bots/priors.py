"""First sight: how good each answer looks before any search, question by question.

Playouts follow these numbers, so they must be cheap; they are in points of final score, 0 for the answer that does
nothing in particular.
"""

from __future__ import annotations

from collections.abc import Callable
from math import comb
from typing import Final

from podziemia.games.abyss.bots.gathering import NO_TILES, Tiles
from podziemia.games.abyss.bots.outlook import (
    AT_ONCE,
    FOR_LOCATION,
    LOCATION_WORTH,
    PEARL_WORTH,
    SLOPE,
    TOKEN_WORTH,
    Purse,
    key_worth,
    lord_worth,
    purse_of,
    tile_worth,
    turns_left,
    turns_of,
    two_nearest,
)
from podziemia.games.abyss.bots.payment import CARD_PRICE, best_payment
from podziemia.games.abyss.bots.worth import ABILITY, CARDS, NEAREST, ONE_KEY, PEARLS, SECOND, TWO_KEYS, at
from podziemia.games.abyss.data.cards import (
    CORRUPTOR_PRICE,
    INFLUENCE,
    KEYS,
    KEYS_FOR_A_LOCATION,
    LORD_IDS,
    LORDS,
    LORDS_TO_END,
    MASTER_OF_MAGIC,
    OPPORTUNIST,
    ORACLE,
    RACE_OF,
    REFILL_AT,
    REFILL_PEARLS,
    REWARDS,
    SLAVER,
    THREAT_REWARDS,
    THREAT_SPACES,
    TRAITOR,
    VALUE_OF,
)
from podziemia.games.abyss.data.options import (
    DECLINE,
    DONE,
    END_TURN,
    EXPLORE,
    FIGHT,
    GO_ON,
    PLOT,
    SEARCH,
    SPEND_TOKEN,
)
from podziemia.games.abyss.rules.explore import reward_space
from podziemia.games.abyss.rules.recruit import required_race, required_value
from podziemia.games.abyss.rules.scoring import score
from podziemia.games.abyss.rules.state import AbyssState, Player
from podziemia.kernel.ask import Ask

SURE: Final = 10.0
NEVER: Final = -10.0
WAITS: Final = -1.0
"""An activated lord where something else is asked: it can still be used at the end of the turn."""

# Found by games of first sight against first sight; the scale is that of a good lord minus its price.
EXPLORING: Final = 5.5
NO_BUYERS: Final = 0.8
"""Exploring is better when nobody can buy the good allies away."""
HAND_FULL: Final = 0.2
"""Exploring is less urgent for each point of payment in hand beyond a lord's price."""
A_PRICE: Final = 8
PLOTTING: Final = 1.0
PLOT_PEARLS: Final = 3
PLOT_GAP: Final = 3.0
BUY_MARGIN: Final = 2
TAKE_FROM: Final = 3.5
COMPLETING: Final = 3.0
COMPLETING_FROM: Final = 8.0
FIGHT_FROM: Final = 2.5
FIGHT_LATER: Final = 0.08


# ---- the main action ----


def action(s: AbyssState, ask: Ask) -> list[float]:
    seat = ask.seat
    player = s.players[seat]
    turns = turns_of(s, seat)
    keys = player.keys()
    purse = purse_of(s, seat)
    looks = []
    for option in ask.options:
        verb = option.verb
        if verb == "recruit":
            looks.append(recruiting(s, seat, option.index, purse, keys, turns))
        elif verb == "support":
            looks.append(supporting(s, player, option.index, purse, keys, turns))
        elif option is EXPLORE:
            looks.append(exploring(s, seat, purse, keys, turns))
        elif option is PLOT:
            looks.append(plotting(player, purse, s.court))
        else:
            looks.append(using(s, option.index, turns))
    return looks


def recruiting(s: AbyssState, seat: int, lord: int, purse: Purse, keys: int, turns: float) -> float:
    """Worth minus what is paid; the seventh lord only for who is ahead."""
    player = s.players[seat]
    need = required_value(s, seat, lord)
    pearls = max(0, need - purse.cards_for(lord))
    late = min(1.0, turns / 3.0)
    look = gained_by(s, player, lord, keys, turns) - at(CARDS, turns) * (need - pearls) - at(PEARLS, turns) * pearls
    if len(s.court) - 1 <= REFILL_AT:
        look += REFILL_PEARLS * PEARL_WORTH * late
    if player.lord_count() == LORDS_TO_END - 1 and not s.end_triggered():
        look += ending(s, seat, lord)
    return look


def gained_by(s: AbyssState, player: Player, lord: int, keys: int, turns: float) -> float:
    """What the lord adds to the worth of the position."""
    worth = AT_ONCE[s.seats][lord] + ABILITY * SLOPE[s.seats][lord] * turns
    if KEYS[lord] == 1:
        worth += key_gain(keys, turns)
    for location in player.locations:
        worth += FOR_LOCATION[location][lord]
    return worth


def key_gain(keys: int, turns: float) -> float:
    """What a key more adds to it; the third one makes a location."""
    if keys >= KEYS_FOR_A_LOCATION - 1:
        return LOCATION_WORTH - at(TWO_KEYS, turns)
    return at(TWO_KEYS, turns) - at(ONE_KEY, turns) if keys else at(ONE_KEY, turns)


def ending(s: AbyssState, seat: int, lord: int) -> float:
    """How much the end would suit the seat: its lead after the last lord, the others having a turn left."""
    others = [score(s, other).total for other in range(s.seats) if other != seat]
    lead = score(s, seat).total + INFLUENCE[lord] - max(others) - 6.0
    return max(-8.0, min(4.0, lead * 0.5))


def supporting(s: AbyssState, player: Player, race: int, purse: Purse, keys: int, turns: float) -> float:
    """What the stack is worth in hand, and how much nearer it brings the lords of the Court."""
    value = stack_value(s.council[race])
    first, second = two_nearest(s, player, purse, keys, turns)
    then, next_best = two_nearest(s, player, purse.with_more(race, value), keys, turns)
    return at(CARDS, turns) * value + at(NEAREST, turns) * (then - first) + at(SECOND, turns) * (next_best - second)


def exploring(s: AbyssState, seat: int, purse: Purse, keys: int, turns: float) -> float:
    """A card for nothing; better when nobody can buy the good ones away, or when a monster would bring a key."""
    look = EXPLORING
    if not [other for other in s.players if other.pearls and other is not s.players[seat]]:
        look += NO_BUYERS
    if s.threat > 2:
        look += 0.1 * key_worth(keys, turns)
    return look * min(1.0, turns / 2.0) - HAND_FULL * max(0, purse.sums[5] - A_PRICE)


def plotting(player: Player, purse: Purse, court: list[int]) -> float:
    """Only with pearls to spare and nothing in sight."""
    if player.pearls < PLOT_PEARLS:
        return -2.0
    return PLOTTING if min([purse.lacks(lord) for lord in court], default=9.0) > PLOT_GAP else -1.0


def using(s: AbyssState, lord: int, turns: float) -> float:
    """Activated lords cost nothing: use them first if they help."""
    if lord == SLAVER:
        return SURE + 5 if turns > 1.5 and min([VALUE_OF[card] for card in s.me.hand]) == 1 else -1.0
    return -1.0 if lord == ORACLE else -0.5


def end_of_turn(s: AbyssState, ask: Ask) -> list[float]:
    """The last moment for activated lords: the Oracle takes a good stack away, the Slaver sells the lowest ally."""
    looks = []
    for option in ask.options:
        if option is END_TURN:
            looks.append(0.0)
        elif option.index == ORACLE:
            looks.append(max([stack_value(stack) for stack in s.council]) - 4.5)
        elif option.index == OPPORTUNIST:
            looks.append(0.2)
        else:
            looks.append(2.5 - min([VALUE_OF[card] for card in s.me.hand]))
    return looks


# ---- exploring ----


def buying(s: AbyssState, ask: Ask) -> list[float]:
    """Fours and fives are worth their pearls, and whatever completes a payment."""
    card = ask.options[0].index
    value = VALUE_OF[card]
    price = ask.n
    look = CARD_PRICE * value - PEARL_WORTH * price
    if value - price < BUY_MARGIN:
        look = -0.5
    if value > 1 or price == 1:
        look += completes(s, ask.seat, card, -price)
    return [look, 0.0]


def completes(s: AbyssState, seat: int, card: int, pearls: int) -> float:
    """A bonus if the card makes a good lord payable that was not."""
    good = [lord for lord in s.court if AT_WORTH[lord] > COMPLETING_FROM]
    if not good:
        return 0.0
    purse = purse_of(s, seat)
    after = purse.with_more(RACE_OF[card], VALUE_OF[card])
    after.power += pearls
    best = 0.0
    for lord in good:
        if after.lacks(lord) == 0.0 and purse.lacks(lord) > 0.0:
            best = max(best, AT_WORTH[lord] - COMPLETING_FROM)
    return min(COMPLETING, best)


AT_WORTH: Final = [INFLUENCE[lord] + 2.5 * KEYS[lord] for lord in range(len(LORDS))]
"""A rough worth of each lord, for first sight."""


def taking(s: AbyssState, ask: Ask) -> list[float]:
    """Take a four, leave a three; abilities wait."""
    card = ask.options[0].index
    value = VALUE_OF[card]
    look = value - TAKE_FROM
    if look < 0:
        look += completes(s, ask.seat, card, 0)
    return [look if option.verb == "take" else 0.0 if option is GO_ON else WAITS for option in ask.options]


def reward_worth(number: int, keys: int, turns: float) -> float:
    reward = REWARDS[number]
    worth = TOKEN_WORTH * reward.tokens + PEARL_WORTH * reward.pearls * min(1.0, turns / 3.0)
    for i in range(reward.keys):
        worth += key_worth(min(2, keys + i), turns)
    return worth


def fighting(s: AbyssState, ask: Ask) -> list[float]:
    """The reward of this space against a card more and the hope for a better one."""
    player = s.players[ask.seat]
    turns = turns_of(s, ask.seat)
    keys = player.keys()
    now = max([reward_worth(i, keys, turns) for i in THREAT_REWARDS[reward_space(s)]])
    later = max([reward_worth(i, keys, turns) for i in THREAT_REWARDS[min(THREAT_SPACES, s.threat + 1)]])
    look = now - FIGHT_FROM - FIGHT_LATER * later
    return [look if option is FIGHT else 0.0 if option is GO_ON else WAITS for option in ask.options]


def rewards(s: AbyssState, ask: Ask) -> list[float]:
    player = s.players[ask.seat]
    turns = turns_of(s, ask.seat)
    keys = player.keys()
    return [reward_worth(o.index, keys, turns) if o.verb == "claim" else WAITS for o in ask.options]


# ---- recruiting ----


def paying(s: AbyssState, ask: Ask) -> list[float]:
    """Follow the best plan of payment."""
    return paying_for(s, ask, NO_TILES)


def paying_for(s: AbyssState, ask: Ask, tiles: Tiles) -> list[float]:
    """The same for a player whose locations give something for allies."""
    plan = list(payment_plan(s, ask.seat, LORD_IDS.index(ask.because), tiles))
    for card in s.paid:
        if card in plan:
            plan.remove(card)
    if not plan:
        return [SURE if option is DONE else NEVER for option in ask.options]
    # The lowest first: whoever watches sees at once which ally will join.
    return [SURE if option.index == plan[0] and option is not DONE else NEVER for option in ask.options]


def payment_plan(s: AbyssState, seat: int, lord: int, tiles: Tiles) -> tuple[int, ...]:
    """The best way to pay for the lord, given what is paid already."""
    player = s.players[seat]
    cards = tuple(sorted(player.hand + s.paid))
    affiliated = tuple(best_affiliated(player))
    any_joins = player.has_active(MASTER_OF_MAGIC)
    need = required_value(s, seat, lord)
    must = required_race(s, seat, lord)
    last = pays_last(s, player)
    args = (LORDS[lord].races, must, need, player.pearls, cards, affiliated, any_joins, last)
    plan = best_payment(*args, tiles=tiles)
    left = list(plan)
    for card in s.paid:
        if card not in left:
            return best_payment(*args, forced=tuple(sorted(s.paid)), tiles=tiles)
        left.remove(card)
    return plan


def pays_last(s: AbyssState, player: Player) -> bool:
    """Whether the player pays for his last lord: what stays in hand then joins at the end (ABY-12.07)."""
    return s.end_triggered() or player.lord_count() == LORDS_TO_END - 1


def best_affiliated(player: Player) -> list[int]:
    best = [0, 0, 0, 0, 0]
    for card in player.affiliated:
        race = RACE_OF[card]
        if VALUE_OF[card] > best[race]:
            best[race] = VALUE_OF[card]
    return best


def affiliating(s: AbyssState, ask: Ask) -> list[float]:
    """What the ally adds to the score."""
    best = best_affiliated(s.players[ask.seat])
    return [max(0, VALUE_OF[o.index] - best[RACE_OF[o.index]]) + 0.01 * VALUE_OF[o.index] for o in ask.options]


def stack_value(stack: list[int]) -> int:
    return sum([VALUE_OF[card] for card in stack])


def stacks(s: AbyssState, ask: Ask) -> list[float]:
    """The most valuable stack, to take or to take away."""
    return [float(stack_value(s.council[option.index])) for option in ask.options]


def discarding(s: AbyssState, ask: Ask) -> list[float]:
    """Low allies first, those of a race in hand twice before lone ones."""
    hand = s.players[ask.seat].hand
    races = [0, 0, 0, 0, 0]
    for card in hand:
        races[RACE_OF[card]] += 1
    return [-VALUE_OF[o.index] - (0.5 if races[RACE_OF[o.index]] == 1 else 0.0) for o in ask.options]


# ---- locations ----


def keys_to_spend(s: AbyssState, ask: Ask) -> list[float]:
    """Tokens first, then lords without a lasting ability."""
    slope = SLOPE[s.seats]
    return [1.0 if o is SPEND_TOKEN else -3.0 * slope[o.index] - 0.1 * (KEYS[o.index] - 1) for o in ask.options]


def tiles(s: AbyssState, ask: Ask) -> list[float]:
    """The worth of each tile; a draw is worth the best tile it is likely to show, less what it shows to others."""
    seat = ask.seat
    turns = turns_of(s, seat)
    stack: list[float] = []
    if ask.options[-1].verb == "draw":
        stack = sorted([tile_worth(s, seat, tile, turns) for tile in s.location_stack])
    leak = 0.5 * min(1.0, (turns_left(s) if not s.end_triggered() else s.last_turns) / 4.0)
    looks = []
    for option in ask.options:
        if option.verb == "draw":
            looks.append(expected_best(stack, option.index) - leak * (option.index - 1))
        else:
            looks.append(tile_worth(s, seat, option.index, turns))
    return looks


def expected_best(ascending: list[float], n: int) -> float:
    """The mean of the best of n tiles drawn from these."""
    ways = comb(len(ascending), n)
    return sum([worth * comb(i, n - 1) for i, worth in enumerate(ascending)], 0.0) / ways


def searching(s: AbyssState, ask: Ask) -> list[float]:
    return [1.0 if option is SEARCH else 0.0 for option in ask.options]


def giving(s: AbyssState, ask: Ask) -> list[float]:
    """Exchange a location if a better one lies there."""
    seat = ask.seat
    turns = turns_of(s, seat)
    best = max([tile_worth(s, seat, tile, turns) for tile in s.available])
    looks = []
    for option in ask.options:
        if option.verb == "give":
            looks.append(best - tile_worth(s, seat, option.index, turns) - 0.5)
        else:
            looks.append(0.0 if option is DECLINE else WAITS)
    return looks


# ---- lords ----


def lords_for_me(s: AbyssState, ask: Ask) -> list[float]:
    player = s.players[ask.seat]
    turns = turns_of(s, ask.seat)
    keys = player.keys()
    return [lord_worth(s, player, option.index, keys, turns) for option in ask.options]


def bribing(s: AbyssState, ask: Ask) -> list[float]:
    """What the lord is worth beyond its pearls; the Slaver first where he makes up what is lacking of them."""
    player = s.players[ask.seat]
    turns = turns_of(s, ask.seat)
    keys = player.keys()
    looks = []
    for option in ask.options:
        if option.verb == "bribe":
            looks.append(lord_worth(s, player, option.index, keys, turns) - CORRUPTOR_PRICE * PEARL_WORTH)
        elif option.index == SLAVER and player.pearls < CORRUPTOR_PRICE:
            best = max([lord_worth(s, player, lord, keys, turns) for lord in s.court])
            looks.append(best - CORRUPTOR_PRICE * PEARL_WORTH)
        else:
            looks.append(0.0 if option is DECLINE else WAITS)
    return looks


def lord_kept(s: AbyssState, lord: int, turns: float) -> float:
    """What a lord in play still gives its owner."""
    return INFLUENCE[lord] + SLOPE[s.seats][lord] * turns + (2.5 if KEYS[lord] else 0.0)


def dismissing(s: AbyssState, ask: Ask) -> list[float]:
    """Let a poor lord go for a better one: the best of the Court, or an unknown one of the deck."""
    turns = turns_of(s, ask.seat)
    player = s.players[ask.seat]
    keys = player.keys()
    found = 8.5
    if ask.because == LORD_IDS[TRAITOR]:
        found = max([lord_worth(s, player, lord, keys, turns) for lord in s.court])
    looks = []
    for option in ask.options:
        if option.verb == "dismiss":
            looks.append(found - lord_kept(s, option.index, turns) - 1.0)
        else:
            looks.append(0.0 if option is DECLINE else WAITS)
    return looks


def disabling(s: AbyssState, ask: Ask) -> list[float]:
    """Keys and lasting abilities."""
    turns = turns_of(s, ask.seat)
    return [2.5 * KEYS[o.index] + SLOPE[s.seats][o.index] * turns for o in ask.options]


def replacing(s: AbyssState, ask: Ask) -> list[float]:
    """The lord that the next player would like best, unless one can have it oneself soon."""
    other = (s.active + 1) % s.seats
    mine = purse_of(s, ask.seat)
    his = purse_of(s, other)
    return [mine.lacks(o.index) - his.lacks(o.index) + 0.2 * AT_WORTH[o.index] for o in ask.options]


def robbing(s: AbyssState, ask: Ask) -> list[float]:
    """The token of whoever leads."""
    return [0.1 * score(s, option.index).total for option in ask.options]


Look = Callable[[AbyssState, Ask], list[float]]

LOOKS: Final[dict[str, Look]] = {
    "turn.action": action,
    "turn.end": end_of_turn,
    "explore.buy": buying,
    "explore.take-or-go-on": taking,
    "explore.fight-or-go-on": fighting,
    "explore.reward": rewards,
    "recruit.pay": paying,
    "recruit.affiliate": affiliating,
    "council.second": stacks,
    "apprentice.stack": stacks,
    "oracle.stack": stacks,
    "discard": discarding,
    "slaver.discard": discarding,
    "control.keys": keys_to_spend,
    "control.location": tiles,
    "control.drawn": tiles,
    "smokers.search": searching,
    "smokers.take": tiles,
    "illusionist.give": giving,
    "illusionist.take": tiles,
    "assassin.lord": disabling,
    "hunter.opponent": robbing,
    "corruptor.lord": bribing,
    "dismiss": dismissing,
    "traitor.lord": lords_for_me,
    "opportunist.lord": replacing,
}
