"""The odds of an attack as things stand: at a glance for the bots, to the last re-roll for the players.

Ploys in force, supports and what only a Charge brings are counted in. What somebody has yet to decide (Reactions,
Total Offence) is not.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple

from podziemia.games.shadespire.bots.odds import Again, Odds, odds
from podziemia.games.shadespire.data.cards import NUMBER
from podziemia.games.shadespire.data.dice import DEFENCE_DIE, SHIELD, faces
from podziemia.games.shadespire.data.profiles import Profile
from podziemia.games.shadespire.effects.wounds import BERSERK_FURY
from podziemia.games.shadespire.rules.attack_dice import INSTEAD_OF_DICE, relics
from podziemia.games.shadespire.rules.deed import Aim, Strike
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.harm import lessened
from podziemia.games.shadespire.rules.movement import drive_hexes
from podziemia.games.shadespire.rules.outcome import cannot_be_driven
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.games.shadespire.rules.strength import (
    backers_of,
    counts_twice,
    dealt_damage,
    targets_from,
    weigh,
    weighed,
)
from podziemia.kernel.ask import NOBODY

DUAL_STRIKE: Final = NUMBER["dual_strike"]
GAMBIT: Final = Odds(Fraction(1, 2), Fraction(), Fraction(1, 2), Fraction())
"""A roll-off is even."""


def attack_odds(s: ShadespireState, f: Fighter, profile: Profile, target: Fighter, charge: bool = False) -> Odds:
    """The exact chances of this attack as things stand, before re-rolls."""
    a = weighed(s, f.seat, f, profile, target, charge)
    defence = a.defence_faces & ~faces(SHIELD) if a.cleave else a.defence_faces
    return odds(
        a.attack_dice, a.attack_faces, a.defence_dice, defence, a.crit_faces, a.target_crit, profile.crit_cleave
    )


def strike_odds(s: ShadespireState, aim: Aim, profile: Profile, target: Fighter) -> Odds:
    """The chances of this attack from where the fighter stands, with both sides re-rolling as is best for them."""
    a = aimed(s, aim, profile, target)
    return odds_of(s, a, would_trap(s, a))


def aimed(s: ShadespireState, aim: Aim, profile: Profile, target: Fighter) -> Strike:
    """The attack with all its numbers."""
    f = s.fighters[aim.fighter]
    a = weighed(s, aim.seat, f, profile, target, aim.charge)
    a.doubled = doubled_at_best(s, a)
    if a.doubled is not None:
        weigh(s, a)
    return a


def odds_of(s: ShadespireState, a: Strike, trapping: bool) -> Odds:
    if [card for card, _, _ in a.spells if card in INSTEAD_OF_DICE.effects]:
        return GAMBIT
    return odds(
        a.attack_dice,
        a.attack_faces,
        a.defence_dice,
        a.defence_faces & ~faces(SHIELD) if a.cleave else a.defence_faces,
        a.crit_faces,
        a.target_crit,
        a.profile.crit_cleave,
        Again(a.reroll_any != "", a.rerolls, relics(a.attacker) >= 3),
        Again(False, int(a.target_reroll != ""), relics(a.target) >= 2, a.set_aside != ""),
        trapping,
    )


def would_trap(s: ShadespireState, a: Strike) -> bool:
    """Whether a draw would trap the target, and so hit it (SHA-8.19, SHA-8.20)."""
    return not cannot_be_driven(s, a) and not drive_hexes(s, a.attacker, a.target)


def kill_chance(s: ShadespireState, a: Strike, odds: Odds, trapping: bool) -> Fraction:
    """How likely the target falls, unless a Reaction saves it."""
    draws = (odds.draw, odds.critical_draw) if trapping else (Fraction(), Fraction())
    critical = odds.critical + draws[1]
    plain = odds.success + draws[0] - critical
    deadly = critical * is_deadly(s, a, True) + plain * is_deadly(s, a, False)
    furious = [1 for card, seat, _ in s.spells if card == BERSERK_FURY and seat == a.target.seat]
    return deadly * (1 - Fraction(DEFENCE_DIE.count(SHIELD), len(DEFENCE_DIE))) if furious else deadly


def is_deadly(s: ShadespireState, a: Strike, critical: bool) -> bool:
    """Whether a hit would take the target out of action."""
    a.crit_hit = critical
    kept = s.spells[:]
    s.spells[:] = [spell for spell in kept if spell[0] != BERSERK_FURY]
    suffered = lessened(s, a.target, dealt_damage(a))
    s.spells[:] = kept
    return suffered >= a.target.most_wounds() - a.target.wounds


def doubled_at_best(s: ShadespireState, a: Strike) -> Fighter | None:
    """Whom Dual Strike will count twice: its player takes one that does not count so already, or for a foe's attack
    one that does."""
    for card, seat, _ in a.spells:
        if card == DUAL_STRIKE:
            backers = backers_of(s, a)
            useful = [ally for ally in backers if counts_twice(ally) != (seat == a.attacker.seat)]
            return next(iter([*useful, *backers]), None)
    return None


class Prospect(NamedTuple):
    """An attack that could be made: with what, at whom, its odds, whether a draw would hit, and how likely it kills."""

    profile: Profile
    target: Fighter
    odds: Odds
    trapping: bool
    kill: Fraction


def prospect(s: ShadespireState, aim: Aim, profile: Profile, target: Fighter) -> Prospect:
    a = aimed(s, aim, profile, target)
    trapping = would_trap(s, a)
    odds = odds_of(s, a, trapping)
    return Prospect(profile, target, odds, trapping, kill_chance(s, a, odds, trapping))


def prospects(s: ShadespireState, aim: Aim, hex: int) -> list[Prospect]:
    """Every attack that fits the aim if the fighter stands on that hex."""
    f = s.fighters[aim.fighter]
    start = f.hex
    s.put(f, hex)
    found = [
        prospect(s, aim, profile, target)
        for profile in f.profiles()
        if (profile.id == aim.profile or not aim.profile) and not profile.reaction_only
        for target in targets_from(s, aim.seat, f, profile, hex)
        if aim.target in (NOBODY, target.number)
    ]
    s.put(f, start)
    return found
