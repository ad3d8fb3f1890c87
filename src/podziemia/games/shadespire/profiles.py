"""What stands on a fighter card: characteristics and attacks."""

from __future__ import annotations

from typing import NamedTuple


class Profile(NamedTuple):
    """An Attack action of a fighter or an upgrade."""

    id: str
    range: int
    symbol: int
    dice: int
    damage: int
    cleave: bool = False
    knockback: int = 0
    crit_damage: int = 0
    crit_cleave: bool = False
    crit_knockback: int = 0
    all_adjacent: bool = False
    rerolls: int = 0
    reaction_only: bool = False
    discard_on_success: bool = False
    discard_after_use: bool = False


class Side(NamedTuple):
    """One side of a fighter card."""

    move: int
    defence: int
    symbol: int
    wounds: int
    attacks: tuple[Profile, ...]


class FighterCard(NamedTuple):
    """A fighter: normal and Inspired side, and what is true on both."""

    id: str
    base: Side
    inspired: Side
    leader: bool = False
    actions: tuple[str, ...] = ()
    never_driven_back: bool = False
    no_attack_upgrades: bool = False


class Warband(NamedTuple):
    id: str
    fighters: tuple[FighterCard, ...]
