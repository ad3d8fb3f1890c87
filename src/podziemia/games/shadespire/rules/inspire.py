"""Inspire conditions: what fulfils them is noted when it happens, and taken up once the deed is done (SHA-11)."""

from __future__ import annotations

from typing import Final

from podziemia.games.shadespire.data.hexes import NO_ONES, NOWHERE
from podziemia.games.shadespire.data.warbands import WARBAND_IDS
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.harm import count_upgrades
from podziemia.games.shadespire.rules.state import ShadespireState

STEELHEART: Final = WARBAND_IDS.index("steelhearts_champions")
GARREK: Final = WARBAND_IDS.index("garreks_reavers")
SEPULCHRAL: Final = WARBAND_IDS.index("sepulchral_guard")
IRONSKULL: Final = WARBAND_IDS.index("ironskulls_boyz")
AXES: Final = WARBAND_IDS.index("the_chosen_axes")
SPITECLAW: Final = WARBAND_IDS.index("spiteclaws_swarm")
MAGORE: Final = WARBAND_IDS.index("magores_fiends")
FARSTRIDERS: Final = WARBAND_IDS.index("the_farstriders")

OUT_FOR_GARREK: Final = 3
RETURNS_FOR_WARDEN: Final = 2


def warband_of(s: ShadespireState, f: Fighter) -> int:
    return s.players[f.seat].warband


def defended(s: ShadespireState, f: Fighter) -> None:
    """SHIELD or CRIT came up on the dice of one of Steelheart's Champions."""
    if not f.inspired and warband_of(s, f) == STEELHEART:
        s.stirred |= 1 << f.number


def struck_true(s: ShadespireState, f: Fighter) -> None:
    """One of Magore's Fiends made a successful attack."""
    if not f.inspired and warband_of(s, f) == MAGORE:
        s.stirred |= 1 << f.number


def chosen_by_ploy(s: ShadespireState, f: Fighter) -> None:
    """A ploy, of any player, chose one of Spiteclaw's Swarm."""
    if not f.inspired and warband_of(s, f) == SPITECLAW:
        s.stirred |= 1 << f.number


def returned(s: ShadespireState, f: Fighter) -> None:
    """One of the Sepulchral Guard came back; the Warden counts all that did (SHA-11.05)."""
    if warband_of(s, f) != SEPULCHRAL:
        return
    if not f.card.leader:
        s.stirred |= 1 << f.number
    if s.players[f.seat].returns >= RETURNS_FOR_WARDEN:
        for ally in s.warband(f.seat):
            if ally.card.leader:
                s.stirred |= 1 << ally.number


def check_inspired(s: ShadespireState) -> None:
    """Whoever fulfils its condition becomes Inspired, now that the deed is done (SHA-11.02)."""
    for seat in range(2):
        warband = s.players[seat].warband
        if warband == GARREK:
            if len([f for f in s.fighters if f.hex == NOWHERE]) >= OUT_FOR_GARREK:
                for f in s.allies(seat):
                    inspire(s, f)
        elif warband == IRONSKULL:
            for f in s.allies(seat):
                if f.wounds:
                    inspire(s, f)
    if s.stirred:
        for f in s.on_battlefield():
            if s.stirred >> f.number & 1:
                inspire(s, f)
        s.stirred = 0


def check_end_of_action_phase(s: ShadespireState) -> None:
    """Chosen Axes that hold an objective, Farstriders in enemy territory (SHA-11.04)."""
    for f in s.on_battlefield():
        warband = warband_of(s, f)
        if (warband == AXES and s.holds(f)) or (warband == FARSTRIDERS and s.zone(f.hex) not in (f.seat, NO_ONES)):
            inspire(s, f)


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
