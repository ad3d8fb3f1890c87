"""What lessens or prevents damage, in this order, and what a kill or a loss brings."""

from __future__ import annotations

from typing import Final

from podziemia.games.shadespire.data.cards import NUMBER
from podziemia.games.shadespire.data.dice import DEFENCE_DIE, SHIELD, faces
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.harm import LESSENED, LOST, SPOILS, gain, heal
from podziemia.games.shadespire.rules.rolls import throw
from podziemia.games.shadespire.rules.spells import use_up
from podziemia.games.shadespire.rules.state import ShadespireState

ARD_HEAD: Final = NUMBER["ard_head"]
BERSERK_FURY: Final = NUMBER["berserk_fury"]
CUT_TO_ONE: Final = (NUMBER["insensate"], NUMBER["indomitable"], NUMBER["daemonic_resilience"])
TROPHIES: Final = (NUMBER["grisly_trophy"], NUMBER["trophy_hunter"])
VAMPIRIC_WEAPON: Final = NUMBER["vampiric_weapon"]


@LESSENED
def berserk_fury(s: ShadespireState, f: Fighter, n: int) -> int:
    """The first damage to one of its player's fighters is prevented by a SHIELD."""
    if not use_up(s, (BERSERK_FURY,), f.seat):
        return n
    return 0 if throw(s, f.seat, DEFENCE_DIE, 1, faces(SHIELD), BERSERK_FURY)[0] == SHIELD else n


@LESSENED
def cut_to_one(s: ShadespireState, f: Fighter, n: int) -> int:
    """Insensate, Indomitable, Daemonic Resilience: the first damage to one of its player's fighters is 1."""
    return 1 if use_up(s, CUT_TO_ONE, f.seat) else n


@LESSENED
def ard_head(s: ShadespireState, f: Fighter, n: int) -> int:
    """1 damage less each time, but never less than 1."""
    return max(1, n - 1) if ARD_HEAD in f.upgrades else n


@SPOILS
def trophies(s: ShadespireState, killer: Fighter, fallen: Fighter) -> None:
    """Grisly Trophy, Trophy Hunter: 1 glory point more for each foe (SHA-16.24)."""
    for trophy in TROPHIES:
        if trophy in killer.upgrades and killer.seat != fallen.seat:
            gain(s, killer.seat, 1)


@SPOILS
def vampiric_weapon(s: ShadespireState, killer: Fighter, fallen: Fighter) -> None:
    """Each kill heals one wound, whoever has fallen."""
    if VAMPIRIC_WEAPON in killer.upgrades:
        heal(s, killer, 1)


@LOST.to(NUMBER["sacrificial_pawn"])
def sacrificial_pawn(s: ShadespireState, seat: int, named: bool) -> None:
    """1 glory point for the fighter it names."""
    if named:
        gain(s, seat, 1)
