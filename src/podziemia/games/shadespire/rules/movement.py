"""How fighters get from hex to hex: moved, pushed, driven back, placed or swapped (SHA-7.08, SHA-8.17, SHA-15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.shadespire.data.cards import ploy, upgrade
from podziemia.games.shadespire.data.hexes import NOWHERE
from podziemia.games.shadespire.data.kinds import ALWAYS, IN_CHARGE
from podziemia.games.shadespire.data.options import PLACE, PUSH, STAY
from podziemia.games.shadespire.rules.battlefield import around, widened
from podziemia.games.shadespire.rules.deed import ATTACK, PLOY, Deed, Doer, Strike
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.harm import hurt
from podziemia.games.shadespire.rules.inspire import RETURNED, befalls
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.games.shadespire.rules.ways import relocate, travel
from podziemia.games.shadespire.rules.windows import AFTER_PLOY, open_window
from podziemia.kernel.ask import NOBODY, Ask, Option, Rules
from podziemia.kernel.moments import Answers

MOST_FARTHER: Final = 2
"""No card adds more hexes to a Move action than this beyond its Move."""


# ---- how far ----


class Pace:
    """The Move characteristic while it is worked out: what it is set to, what is added, how often it is doubled."""

    __slots__ = ("more", "printed", "times")

    def __init__(self, printed: int, more: int) -> None:
        self.printed = printed
        self.more = more
        self.times = 1

    def steps(self) -> int:
        return max(0, self.printed + self.more) * self.times


Hasten = Callable[[ShadespireState, Fighter, int, bool, Pace], None]
PACE: Final[Answers[int, Hasten]] = Answers("a Move is worked out while a ploy is in force")
"""The seat that played it, and whether the fighter charges."""
Extend = Callable[[ShadespireState, int, int], int]
FARTHER: Final[Answers[int, Extend]] = Answers("a ploy in force lets its player's fighters reach farther")
"""The hexes that can be reached, and those that can be entered."""
Shake = Callable[[ShadespireState, Fighter, int, Deed], Rules[None]]
SHAKEN: Final[Answers[int, Shake]] = Answers("a fighter has been moved, pushed or driven while a ploy is in force")


def move_of(s: ShadespireState, f: Fighter, charging: bool) -> int:
    """The Move characteristic: what sets it, then additions, then doubling (SHA-0.05)."""
    more = f.move_bonus
    if charging:
        for card in f.upgrades:
            more += upgrade(card).charge_move
    if not s.spells:
        return max(0, f.side.move + more)
    pace = Pace(f.side.move, more)
    for card, seat, _ in s.spells:
        if card in PACE.effects:
            PACE.effects[card](s, f, seat, charging, pace)
    return pace.steps()


def passes_through(s: ShadespireState, f: Fighter, charging: bool) -> bool:
    """Whether it may move through other fighters (SHA-15.08)."""
    for card in f.upgrades:
        through = upgrade(card).through
        if through == ALWAYS or (charging and through == IN_CHARGE):
            return True
    if not s.spells:
        return False
    return [card for card, seat, _ in s.spells if seat == f.seat and ploy(card).through] != []


def reach(s: ShadespireState, f: Fighter, charging: bool, until: int = 0) -> int:
    """The hexes in which the fighter may end a Move action (SHA-7.08); some of them as soon as one is `until`."""
    free = s.free()
    ground = s.passable() if passes_through(s, f, charging) else free
    got = flood(1 << f.hex, move_of(s, f, charging), ground, until & free if until else 0)
    if not s.spells:
        return got & free
    for card, seat, _ in s.spells:
        if seat == f.seat and card in FARTHER.effects:
            got = FARTHER.effects[card](s, got, ground)
    return got & free


def flood(start: int, steps: int, ground: int, until: int = 0) -> int:
    """What can be entered from there in so many steps; it may stop as soon as a hex of `until` is."""
    got = start
    for _ in range(steps):
        wider = widened(got) & ground
        if wider == got or wider & until:
            return wider
        got = wider
    return got


def token_mask(s: ShadespireState) -> int:
    mask = 0
    for hex in s.tokens:
        if hex != NOWHERE:
            mask |= 1 << hex
    return mask


def longest_walk(s: ShadespireState, f: Fighter, there: int, steps: int, ground: int) -> int:
    """The most hexes a Move action to that hex can cover: the way may wind, and cross the hex it began in."""
    ground |= 1 << f.hex
    at = 1 << f.hex
    longest = 0
    for step in range(1, steps + 1):
        at = around(at) & ground
        if at >> there & 1:
            longest = step
    return longest


# ---- being moved ----


def lethal_harm(s: ShadespireState, f: Fighter, entered: int, by: int, deed: Deed) -> Rules[None]:
    if entered:
        yield from hurt(s, f, 1, Doer(by, None, deed.as_reaction, deed.source()), deed)


def shake(s: ShadespireState, f: Fighter, deed: Deed) -> Rules[None]:
    """What a ploy does to whoever has been moved, pushed or driven back; one of them at most (SHA-16.12)."""
    for card, seat, _ in s.spells:
        if card in SHAKEN.effects:
            fallen, harmed = len(deed.fallen), len(deed.hurt)
            yield from SHAKEN.effects[card](s, f, seat, deed)
            own = Deed(PLOY, seat, card=card)
            own.fallen, own.hurt = deed.fallen[fallen:], deed.hurt[harmed:]
            yield from answer_harm(s, own, deed)
            return


def answer_harm(s: ShadespireState, own: Deed, within: Deed) -> Rules[None]:
    """A ploy in force has done harm: who waits for a ploy that does may react, after the attack or ploy within which it
    happened, or else at once (SHA-10.05)."""
    if within.kind not in (ATTACK, PLOY):
        yield from open_window(s, AFTER_PLOY, own)


def push_hexes(s: ShadespireState, f: Fighter, steps: int = 1) -> int:
    """Where a push of up to so many hexes can end (SHA-15.02)."""
    free = s.free()
    if steps == 1:
        return s.near(f.hex) & free
    return flood(1 << f.hex, steps, free) & free


def ask_push(
    s: ShadespireState,
    seat: int,
    f: Fighter,
    because: str,
    deed: Deed,
    steps: int = 1,
    may_stay: bool = False,
    among: int = -1,
) -> Rules[int]:
    """Ask where to push the fighter and do it; the hex it came from, or NOWHERE when it stayed (SHA-15.03)."""
    hexes = push_hexes(s, f, steps) & among
    if steps > 1 and may_stay and s.near(f.hex) & s.free() & s.ground.lethal:
        hexes |= 1 << f.hex  # out to where it hurts, and back
    options: list[Option] = s.options_at(PUSH, hexes)
    if may_stay or not options:
        options.append(STAY)
    answer = yield Ask(seat, "push.to", options, because)
    if answer is STAY:
        return NOWHERE
    start = f.hex
    yield from push_to(s, seat, f, s.ground.ids[answer.thing], steps, deed)
    return start


def push_to(s: ShadespireState, seat: int, f: Fighter, there: int, steps: int, deed: Deed) -> Rules[None]:
    yield from travel(s, seat, f, there, steps, s.free(), deed)
    yield from shake(s, f, deed)


def drive_hexes(s: ShadespireState, attacker: Fighter, target: Fighter) -> int:
    """Where the target can be driven back: one hex, further away from the attacker (SHA-8.17, SHA-8.18)."""
    field = s.ground
    closer = field.within(attacker.hex, field.distance(attacker.hex, target.hex))
    return s.near(target.hex) & s.free() & ~closer


def drive_to(s: ShadespireState, a: Strike, target: Fighter, there: int, deed: Deed) -> Rules[None]:
    """By the attack, or by a ploy that drives its target farther: that deed answers for what it costs."""
    start = target.hex
    entered = s.ground.lethal >> there & 1
    s.put(target, there)
    s.tell("driven_back", a.seat, target.id, things=(s.name_of(there),))
    a.driven.append((target, start, there))
    yield from lethal_harm(s, target, entered, deed.seat, deed)


def place(s: ShadespireState, f: Fighter, there: int, by: int, deed: Deed) -> Rules[None]:
    """Put a fighter on a hex from wherever it is (SHA-15.05)."""
    relocate(s, f, there)
    yield from lethal_harm(s, f, s.ground.lethal >> there & 1, by, deed)


def ask_place(s: ShadespireState, seat: int, f: Fighter, hexes: int, because: str, deed: Deed) -> Rules[None]:
    options = s.options_at(PLACE, hexes)
    answer = yield Ask(seat, "place.to", options, because)
    yield from place(s, f, s.ground.ids[answer.thing], seat, deed)


def return_fighter(s: ShadespireState, seat: int, f: Fighter, hexes: int, because: str, deed: Deed) -> Rules[None]:
    """A fighter out of action comes back without tokens and upgrades (SHA-15.06)."""
    f.wounds = 0
    f.clear_tokens()
    s.players[f.seat].returns += 1
    s.players[f.seat].returns_this_phase += 1
    s.tell("returned", f.seat, f.id)
    yield from ask_place(s, seat, f, hexes, because, deed)
    befalls(s, RETURNED, f)


def swap(s: ShadespireState, one: Fighter, other: Fighter) -> None:
    """Two fighters exchange hexes (SHA-15.07)."""
    one.hex, other.hex = other.hex, one.hex
    s.tell("swapped", one.seat, one.id, things=(other.id,))


def starting_hexes(s: ShadespireState, seat: int = NOBODY) -> int:
    """Empty starting hexes of the seat's territory, or of both."""
    hexes = s.ground.starting & s.free()
    return hexes if seat == NOBODY else hexes & s.territory(seat)
