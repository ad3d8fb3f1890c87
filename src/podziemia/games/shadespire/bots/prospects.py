"""The odds of an attack as things stand: at a glance for the bots, to the last re-roll for the players.

Ploys in force, supports and what only a Charge brings are counted in. What somebody has yet to decide (Reactions,
Total Offence) is not.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from podziemia.games.shadespire.bots.odds import Again, Odds, odds
from podziemia.games.shadespire.data.cards import NUMBER
from podziemia.games.shadespire.data.dice import SHIELD, faces
from podziemia.games.shadespire.data.profiles import Profile
from podziemia.games.shadespire.rules.attack import INSTEAD_OF_DICE, relics
from podziemia.games.shadespire.rules.deed import Aim, Strike
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.games.shadespire.rules.strength import backers_of, counts_twice, targets_from, weigh, weighed
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
    f = s.fighters[aim.fighter]
    a = weighed(s, aim.seat, f, profile, target, aim.charge, aim.no_support)
    if [card for card, _, _ in a.spells if card in INSTEAD_OF_DICE.effects]:
        return GAMBIT
    a.doubled = doubled_at_best(s, a)
    if a.doubled is not None:
        weigh(s, a)
    defence = a.defence_faces & ~faces(SHIELD) if a.cleave else a.defence_faces
    return odds(
        a.attack_dice,
        a.attack_faces,
        a.defence_dice,
        defence,
        a.crit_faces,
        a.target_crit,
        profile.crit_cleave,
        Again(a.reroll_any != "", a.rerolls, relics(f) >= 3),
        Again(False, int(a.target_reroll != ""), relics(target) >= 2, a.set_aside != ""),
    )


def doubled_at_best(s: ShadespireState, a: Strike) -> Fighter | None:
    """Whom Dual Strike will count twice: its player takes one that does not count so already, or for a foe's attack
    one that does."""
    for card, seat, _ in a.spells:
        if card == DUAL_STRIKE:
            backers = backers_of(s, a)
            useful = [ally for ally in backers if counts_twice(ally) != (seat == a.attacker.seat)]
            return next(iter([*useful, *backers]), None)
    return None


Prospect = tuple[Profile, Fighter, Odds]


def prospects(s: ShadespireState, aim: Aim, hex: int) -> list[Prospect]:
    """Every attack that fits the aim if the fighter stands on that hex."""
    f = s.fighters[aim.fighter]
    start = f.hex
    s.put(f, hex)
    found = [
        (profile, target, strike_odds(s, aim, profile, target))
        for profile in f.profiles()
        if (profile.id == aim.profile or not aim.profile) and not profile.reaction_only
        for target in targets_from(s, aim.seat, f, profile, hex)
        if aim.target in (NOBODY, target.number)
    ]
    s.put(f, start)
    return found
