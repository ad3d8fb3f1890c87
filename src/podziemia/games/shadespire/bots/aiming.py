"""Whom to strike, and with what, when the attack is made in earnest: every outcome is counted, re-rolls and the drive
back of a draw included. Playouts go by the quick odds of `sight.py`, which know of neither."""

from __future__ import annotations

from typing import Any, Final

from podziemia.games.shadespire.bots.priors import fighter_of
from podziemia.games.shadespire.bots.prospects import Prospect, prospects
from podziemia.games.shadespire.bots.sight import WOUND, spoils
from podziemia.games.shadespire.data.cards import PROFILE_IDS
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.kernel.ask import Option

AIMING: Final = frozenset(("attack.target", "attack.next", "attack.with"))


def best_aim(match: Any, seat: int) -> Option | None:
    """The target or the weapon of the attack that is worth most; None where nothing is aimed, or nothing is better."""
    ask = match.ask_of(seat)
    s: ShadespireState = match.state
    if ask.kind not in AIMING or s.aim is None:
        return None
    open_to = prospects(s, s.aim, s.fighters[s.aim.fighter].hex)
    worths = [max([worth(one) for one in open_to if fits(s, one, option)], default=0.0) for option in ask.options]
    best = max(worths)
    return ask.options[worths.index(best)] if worths.count(best) == 1 else None


def fits(s: ShadespireState, one: Prospect, option: Option) -> bool:
    """Whether the option leads to this attack."""
    if option.verb == "with":
        return PROFILE_IDS[option.index] == one.profile.id
    return fighter_of(s, option) is one.target


def worth(one: Prospect) -> float:
    """What the attack promises: a kill, or wounds."""
    hits = float(one.odds.success + (one.odds.draw if one.trapping else 0))
    kill = float(one.kill)
    return kill * spoils(one.target) + (hits - kill) * WOUND * one.profile.damage
