"""Inspire conditions: what fulfils them is noted when it happens, and taken up once the deed is done (SHA-11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.harm import count_upgrades
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.kernel.moments import Answers

Stir = Callable[[ShadespireState, Fighter], None]
DEFENDED: Final[Answers[int, Stir]] = Answers("SHIELD or CRIT came up on the defence dice of a fighter")
STRUCK_TRUE: Final[Answers[int, Stir]] = Answers("a fighter made a successful attack")
CHOSEN_BY_PLOY: Final[Answers[int, Stir]] = Answers("a ploy, of any player, chose a fighter")
RETURNED: Final[Answers[int, Stir]] = Answers("a fighter came back")
"""By warband, of the fighter it befell."""
Check = Callable[[ShadespireState, int], None]
DEED_DONE: Final[Answers[int, Check]] = Answers("a deed is done")
PHASE_DONE: Final[Answers[int, Check]] = Answers("the action phase has ended")
"""By warband, of the seat that plays it."""


def befalls(s: ShadespireState, moment: Answers[int, Stir], f: Fighter) -> None:
    """Let the fighter's warband have its say."""
    warband = s.players[f.seat].warband
    if warband in moment.effects:
        moment.effects[warband](s, f)


def stir(s: ShadespireState, f: Fighter) -> None:
    """It becomes Inspired once the deed is done."""
    s.stirred |= 1 << f.number


def check_inspired(s: ShadespireState) -> None:
    """Whoever fulfils its condition becomes Inspired, now that the deed is done (SHA-11.02)."""
    check_warbands(s, DEED_DONE)
    if s.stirred:
        for f in s.on_battlefield():
            if s.stirred >> f.number & 1:
                inspire(s, f)
        s.stirred = 0


def check_warbands(s: ShadespireState, moment: Answers[int, Check]) -> None:
    for seat in range(2):
        warband = s.players[seat].warband
        if warband in moment.effects:
            moment.effects[warband](s, seat)


def inspire(s: ShadespireState, f: Fighter) -> None:
    """Turn the card over; wound tokens and upgrades stay (SHA-11.01, SHA-11.07)."""
    if f.inspired or f.tainted:
        return
    f.inspired = True
    count_upgrades(f)
    s.tell("inspired", f.seat, f.id)


def lose_inspiration(s: ShadespireState, f: Fighter) -> None:
    """Back to the normal side (SHA-11.06)."""
    if f.inspired:
        f.inspired = False
        count_upgrades(f)
        s.tell("uninspired", f.seat, f.id)
