"""Keys, and the locations they open (ABY-10, ABY-15.10)."""

from __future__ import annotations

from podziemia.games.abyss.data.cards import (
    BLACK_SMOKERS,
    KEYS_FOR_A_LOCATION,
    LOCATION_IDS,
    LORD_IDS,
    MOST_LOCATIONS_DRAWN,
)
from podziemia.games.abyss.data.options import CONTROL, DECLINE, DRAW, SEARCH, SPEND, SPEND_TOKEN
from podziemia.games.abyss.rules.state import AbyssState
from podziemia.kernel.ask import Ask, Option, Rules


def can_open_location(s: AbyssState) -> bool:
    """Three keys, and a tile to open; without one the keys are kept (ABY-10.02, 10.11, 10.12)."""
    return s.me.keys() >= KEYS_FOR_A_LOCATION and bool(s.location_stack or s.available)


def control_locations(s: AbyssState) -> Rules[None]:
    """Three keys force the player to take a location, again and again (ABY-10.02, 10.11)."""
    while can_open_location(s):
        tokens = yield from choose_keys(s)
        location = yield from choose_location(s)
        s.me.key_tokens -= tokens
        s.key_supply += tokens
        lords = s.spent
        s.spent = []
        yield from take_control(s, location, lords, tokens)


def choose_keys(s: AbyssState) -> Rules[int]:
    """Which three keys are spent: the lords go to `spent`, the number of tokens comes back (ABY-10.03)."""
    tokens = 0
    while True:
        still = KEYS_FOR_A_LOCATION - tokens - len(s.spent)
        if still == 0:
            return tokens
        options = key_options(s, tokens)
        if s.me.keys() == KEYS_FOR_A_LOCATION:
            answer = options[0]  # exactly three: no choice
        else:
            answer = yield Ask(s.active, "control.keys", options, "keys", still)
        if answer is SPEND_TOKEN:
            tokens += 1
        else:
            s.spent.append(answer.index)


def key_options(s: AbyssState, tokens: int) -> list[Option]:
    """Keys not spent yet. Each is a token or a lord with a single key: an ambassador opens his location on entering,
    and is left with three keys only when there is none to open any more (ABY-10.10, 10.12)."""
    options = [SPEND[lord] for lord in s.me.key_lords() if lord not in s.spent]
    return [SPEND_TOKEN, *options] if s.me.key_tokens > tokens else options


def choose_location(s: AbyssState) -> Rules[int]:
    """A face-up tile, or one of 1 to 4 drawn ones (ABY-10.04)."""
    answer = yield Ask(s.active, "control.location", location_options(s), "keys")
    if answer.verb == "draw":
        return (yield from choose_drawn(s, answer.index, "keys"))
    s.available.remove(answer.index)
    return answer.index


def location_options(s: AbyssState) -> list[Option]:
    """Available tiles, and as many draws as the stack allows (ABY-10.06)."""
    most = min(MOST_LOCATIONS_DRAWN, len(s.location_stack))
    return [CONTROL[location] for location in s.available] + DRAW[1 : most + 1]


def choose_drawn(s: AbyssState, n: int, because: str) -> Rules[int]:
    """Draw tiles for all to see and keep one; the others become available (ABY-10.05, 10.15)."""
    for _ in range(n):
        s.drawn.append(s.location_stack.pop())
    s.shown += 1
    s.tell("locations_drawn", s.active, n=n, things=tuple([LOCATION_IDS[location] for location in s.drawn]))
    answer = yield Ask(s.active, "control.drawn", [CONTROL[location] for location in s.drawn], because)
    s.drawn.remove(answer.index)
    s.available.extend(s.drawn)
    s.drawn.clear()
    return answer.index


def take_control(s: AbyssState, location: int, lords: list[int], tokens: int) -> Rules[None]:
    """The tile lies before the player, the lords who paid for it, besides so many tokens, under it (ABY-10.07)."""
    me = s.me
    for lord in lords:
        me.lose_lord(lord)
    me.locations.append(location)
    me.tucked.append(lords)
    names = tuple([LORD_IDS[lord] for lord in lords])
    s.tell("location_controlled", s.active, LOCATION_IDS[location], tokens, things=names)
    yield from black_smokers(s)


def black_smokers(s: AbyssState) -> Rules[None]:
    """Whoever gains the Black Smokers may search the stack for a tile to put in their place (ABY-15.10)."""
    if s.me.locations[-1] != BLACK_SMOKERS or not s.location_stack:
        return
    because = LOCATION_IDS[BLACK_SMOKERS]
    if (yield Ask(s.active, "smokers.search", [SEARCH, DECLINE], because)) is DECLINE:
        return
    s.shown += 1
    s.tell("stack_searched", s.active)
    tiles = [CONTROL[location] for location in sorted(s.location_stack)]
    answer = yield Ask(s.active, "smokers.take", tiles, because, pause=True)
    s.location_stack.remove(answer.index)
    s.me.locations[-1] = answer.index
    s.removed.append(BLACK_SMOKERS)
    s.rng.shuffle(s.location_stack)
    s.tell("smokers_replaced", s.active, LOCATION_IDS[answer.index])
