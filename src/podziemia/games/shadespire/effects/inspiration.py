"""The Inspire conditions of the eight warbands (SHA-11.03 to SHA-11.05)."""

from __future__ import annotations

from typing import Final

from podziemia.games.shadespire.data.hexes import NO_ONES, NOWHERE
from podziemia.games.shadespire.data.warbands import WARBAND_IDS
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.inspire import (
    CHOSEN_BY_PLOY,
    DEED_DONE,
    DEFENDED,
    PHASE_DONE,
    RETURNED,
    STRUCK_TRUE,
    inspire,
    stir,
)
from podziemia.games.shadespire.rules.state import ShadespireState

OUT_FOR_GARREK: Final = 3
RETURNS_FOR_WARDEN: Final = 2


@DEFENDED.to(WARBAND_IDS.index("steelhearts_champions"))
@STRUCK_TRUE.to(WARBAND_IDS.index("magores_fiends"))
@CHOSEN_BY_PLOY.to(WARBAND_IDS.index("spiteclaws_swarm"))
def itself(s: ShadespireState, f: Fighter) -> None:
    """The fighter it befell."""
    if not f.inspired:
        stir(s, f)


@RETURNED.to(WARBAND_IDS.index("sepulchral_guard"))
def sepulchral_guard(s: ShadespireState, f: Fighter) -> None:
    """Whoever came back; the Warden counts all that did (SHA-11.05)."""
    if not f.card.leader:
        stir(s, f)
    if s.players[f.seat].returns >= RETURNS_FOR_WARDEN:
        for ally in s.warband(f.seat):
            if ally.card.leader:
                stir(s, ally)


@DEED_DONE.to(WARBAND_IDS.index("garreks_reavers"))
def garreks_reavers(s: ShadespireState, seat: int) -> None:
    """Three fighters of any side are out of action."""
    if len([f for f in s.fighters if f.hex == NOWHERE]) >= OUT_FOR_GARREK:
        for f in s.allies(seat):
            inspire(s, f)


@DEED_DONE.to(WARBAND_IDS.index("ironskulls_boyz"))
def ironskulls_boyz(s: ShadespireState, seat: int) -> None:
    """A fighter with a wound token."""
    for f in s.allies(seat):
        if f.wounds:
            inspire(s, f)


@PHASE_DONE.to(WARBAND_IDS.index("the_chosen_axes"))
def the_chosen_axes(s: ShadespireState, seat: int) -> None:
    """A fighter that holds an objective (SHA-11.04)."""
    for f in s.allies(seat):
        if s.holds(f):
            inspire(s, f)


@PHASE_DONE.to(WARBAND_IDS.index("the_farstriders"))
def the_farstriders(s: ShadespireState, seat: int) -> None:
    """A fighter in enemy territory (SHA-11.04)."""
    for f in s.allies(seat):
        if s.zone(f.hex) not in (seat, NO_ONES):
            inspire(s, f)
