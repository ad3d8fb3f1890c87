"""Events: payday and taxes; what special events do stands in `effects/events.py` (DUN-9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.dungeonlords.data.cards import (
    EVENTS,
    MONSTER_IDS,
    PAYDAY,
    TAXES,
    WINTER,
)
from podziemia.games.dungeonlords.data.options import PAY, PAY_GOLD, RELEASE
from podziemia.games.dungeonlords.rules.costs import (
    can_pay,
    creature_options,
    pay_price,
)
from podziemia.games.dungeonlords.rules.evil import change_evil
from podziemia.games.dungeonlords.rules.state import DungeonState
from podziemia.kernel.ask import Ask, Rules
from podziemia.kernel.moments import Answers

SpecialEvent = Callable[[DungeonState, int], Rules[None]]

COMES: Final[Answers[int, SpecialEvent]] = Answers("a special event comes to a player")


def event(s: DungeonState) -> Rules[bool]:
    """The event announced a round ago, for one player after the other (DUN-9.01)."""
    if s.season == WINTER:
        return True
    tile = s.event_tiles[s.season - 1]
    if s.place == 0:
        s.tell("event_comes", thing=EVENTS[tile])
    seat = s.turn_order()[s.place]
    if tile == PAYDAY:
        yield from payday(s, seat)
    elif tile == TAXES:
        yield from taxes(s, seat)
    elif not s.first_game:
        yield from COMES.effects[s.special[s.year - 1]](s, seat)
    s.place += 1
    return s.place == s.seats


def payday(s: DungeonState, seat: int) -> Rules[None]:
    """Each monster and ghost is paid or leaves, and leaving costs reputation (DUN-9.02, 9.03)."""
    due = s.dungeons[seat].creatures()
    while due:
        payable = [kind for kind in sorted(set(due)) if can_pay(s, seat, kind, owned=True)]
        options = [PAY[kind] for kind in payable] + creature_options(RELEASE, due)
        answer = yield Ask(seat, "payday", options, EVENTS[PAYDAY], len(due))
        due.remove(answer.index)
        if answer.verb == "release":
            release(s, seat, answer.index)
            continue
        s.tell("monster_paid", seat, MONSTER_IDS[answer.index])
        fed = yield from pay_price(s, seat, answer.index, owned=True)
        if fed in due:
            due.remove(fed)  # it needs no pay of its own (DUN-9.05)


def release(s: DungeonState, seat: int, kind: int) -> None:
    s.discard_creature(seat, kind)
    s.tell("monster_left", seat, MONSTER_IDS[kind])
    change_evil(s, seat, 1, MONSTER_IDS[kind])


def taxes(s: DungeonState, seat: int) -> Rules[None]:
    """A gold for every two tiles; what is not paid becomes red markers (DUN-9.06, 9.07)."""
    dungeon = s.dungeons[seat]
    tax = (dungeon.tile_count() + 1) // 2
    paid = yield from pay_some_gold(s, seat, tax, "taxes", EVENTS[TAXES])
    if paid < tax:
        dungeon.red += tax - paid
        s.tell("red_markers", seat, n=tax - paid)


def pay_some_gold(s: DungeonState, seat: int, most: int, kind: str, because: str) -> Rules[int]:
    """As much gold as the player likes, up to a limit."""
    dungeon = s.dungeons[seat]
    most = min(most, dungeon.gold)
    answer = yield Ask(seat, kind, PAY_GOLD[most::-1] if most else PAY_GOLD[:1], because, most)
    dungeon.gold -= answer.index
    if answer.index:
        s.tell("gold_paid", seat, because, answer.index)
    return answer.index
