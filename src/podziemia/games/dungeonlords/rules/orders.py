"""Choosing orders in secret and placing minions (DUN-2.11, 5.01 to 5.05, 7)."""

from __future__ import annotations

from functools import cache
from typing import Final

from podziemia.games.dungeonlords.data.cards import ACTIONS, HIRE_MONSTER
from podziemia.games.dungeonlords.data.options import COMMAND, KEEP, ORDERS_OF, TRIPLES
from podziemia.games.dungeonlords.rules.state import FREE_SLOT, NEUTRAL_SLOT, DungeonState
from podziemia.kernel.ask import Ask, Option, Rules, Together

SLOTS: Final = 3


def first_inaccessible(s: DungeonState) -> Rules[None]:
    """Before the first round everyone keeps one of three orders drawn at random; the other two lie out of reach
    (DUN-2.11). In the first game chance decides (DUN-21.01)."""
    if s.first_game:
        for dungeon in s.dungeons:
            kept = dungeon.inaccessible[s.rng.below(3)]
            dungeon.inaccessible = [action for action in dungeon.inaccessible if action != kept]
    else:
        asks = [Ask(i, "orders.keep", [KEEP[a] for a in d.inaccessible]) for i, d in enumerate(s.dungeons)]
        together = Together(asks)
        yield together
        for seat, dungeon in enumerate(s.dungeons):
            kept = together.answer_of(seat).index
            dungeon.inaccessible = [action for action in dungeon.inaccessible if action != kept]
    for seat, dungeon in enumerate(s.dungeons):
        dungeon.hand = [action for action in range(len(ACTIONS)) if action not in dungeon.inaccessible]
        s.tell("orders_inaccessible", seat, things=names(dungeon.inaccessible))


def names(actions: list[int]) -> tuple[str, ...]:
    return tuple([ACTIONS[action] for action in actions])


def neutral_orders(s: DungeonState) -> None:
    """The neutral colours' open orders, on slot II (DUN-7.01, 7.02)."""
    draws = 3 if s.seats == 3 else 2
    for number, neutral in enumerate(s.neutrals):
        s.rng.shuffle(neutral.deck)
        neutral.played = [neutral.deck.pop() for _ in range(draws)]
        for action in neutral.played:
            slot = 1 if s.slots[action][1] == FREE_SLOT else 2
            s.slots[action][slot] = NEUTRAL_SLOT + number
        s.tell("neutral_orders", n=number + 1, things=names(neutral.played))


def choose_orders(s: DungeonState) -> Rules[bool]:
    """All choose three of their six orders at once and in secret (DUN-5.02)."""
    neutral_orders(s)
    hands = [tuple(dungeon.hand) for dungeon in s.dungeons]
    together = Together([Ask(seat, "orders.choose", options_of_hand(hand), n=3) for seat, hand in enumerate(hands)])
    yield together
    for seat, dungeon in enumerate(s.dungeons):
        dungeon.orders = list(TRIPLES[together.answer_of(seat).index])
    if s.seats == 2:
        yield from command_neutrals(s)
    for neutral in s.neutrals:
        neutral.deck, neutral.inaccessible = neutral.deck + neutral.inaccessible, neutral.played
        neutral.played = []
    return True


@cache
def options_of_hand(hand: tuple[int, ...]) -> list[Option]:
    """Every three of the hand in every order. The lists are kept: there are few hands, and many forks."""
    return [ORDERS_OF[a, b, c] for a in hand for b in hand if b != a for c in hand if c not in (a, b)]


def command_neutrals(s: DungeonState) -> Rules[None]:
    """With two players each also picks an order for the neutral colour he manages, on slot I (DUN-7.03)."""
    asks = [Ask(i, "orders.neutral", [COMMAND[a] for a in sorted(s.neutrals[i].deck)]) for i in range(2)]
    together = Together(asks)
    yield together
    for number in range(2):
        action = together.answer_of(number).index
        neutral = s.neutrals[number]
        neutral.deck.remove(action)
        neutral.played.append(action)
        slot = 0 if s.slots[action][0] == FREE_SLOT else 1
        s.slots[action][slot] = NEUTRAL_SLOT + number
        s.tell("neutral_commanded", number, ACTIONS[action])


def place_minions(s: DungeonState) -> Rules[bool]:
    """Orders are turned up position by position; minions take the first free slots in turn order (DUN-5.03)."""
    s.shown += 1
    for position in range(SLOTS):
        for seat in s.turn_order():
            s.tell("order_revealed", seat, ACTIONS[s.dungeons[seat].orders[position]], position + 1)
        for seat in s.turn_order():
            place_minion(s, seat, position)
    yield from ()
    return True


def place_minion(s: DungeonState, seat: int, position: int) -> None:
    dungeon = s.dungeons[seat]
    action = dungeon.orders[position]
    if action == HIRE_MONSTER and position == 0 and not s.first_game:
        if not dungeon.gold:
            turn_away(s, seat, position)  # DUN-5.05
            return
        dungeon.gold -= 1
        s.tell("hiring_fee", seat, ACTIONS[action], 1)
    slots = s.slots[action]
    for slot in range(SLOTS):
        if slots[slot] == FREE_SLOT:
            slots[slot] = seat
            s.tell("minion_placed", seat, ACTIONS[action], slot + 1)
            return
    turn_away(s, seat, position)


def turn_away(s: DungeonState, seat: int, position: int) -> None:
    """The minion stands on the order card: the order is not carried out (DUN-5.04, 5.07)."""
    s.dungeons[seat].turned_away |= 1 << position
    s.tell("order_lost", seat, ACTIONS[s.dungeons[seat].orders[position]])
