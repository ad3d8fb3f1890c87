"""The numbers of an attack: range, targets, dice, supports, damage (SHA-8.01 to SHA-8.08)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.shadespire.data.cards import upgrade
from podziemia.games.shadespire.data.dice import CRIT, DODGE, SHIELD, SUPPORT1, SUPPORT2, faces
from podziemia.games.shadespire.data.hexes import NOWHERE
from podziemia.games.shadespire.data.profiles import Profile
from podziemia.games.shadespire.rules.deed import NO_LIMIT, Doer, Strike
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.spells import bearing_on, for_target
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.kernel.moments import Answers

Weigh = Callable[[ShadespireState, Strike], None]
ARMED: Final[Answers[int, Weigh]] = Answers("the bearer of an upgrade attacks")
WARDED: Final[Answers[int, Weigh]] = Answers("the bearer of an upgrade is attacked")
WIELDED: Final[Answers[str, Weigh]] = Answers("an attack with words of its own is made")
IN_FORCE: Final[Answers[int, Weigh]] = Answers("an attack is made while a ploy is in force")
BEARING: Final[Answers[int, Weigh]] = Answers("a ploy bears on the attack that uses it up")
"""Each changes the numbers of the attack; in this order, but the attack's own words come last."""

Reach = Callable[[int], int]
RANGE: Final[Answers[int, Reach]] = Answers("a ploy in force changes the Range")
SWEEPS: Final[Answers[int, bool]] = Answers("an attack with Range 1 strikes all adjacent; whether friends too")

Toughen = Callable[[ShadespireState, Fighter, int], int]
DEFENCE: Final[Answers[int, Toughen]] = Answers("an upgrade, or a ploy in force of that seat, adds to the Defence")


# ---- who can be attacked ----


def range_of(s: ShadespireState, profile: Profile) -> int:
    reach = profile.range
    for card, _, _ in s.spells:
        if card in RANGE.effects:
            reach = RANGE.effects[card](reach)
    return reach


def hits_all_adjacent(s: ShadespireState, seat: int, f: Fighter, profile: Profile, reach: int) -> bool:
    """Attacks against every adjacent enemy: printed, by an upgrade or by a ploy."""
    if profile.all_adjacent:
        return True
    if reach != 1:
        return False
    if [card for card in f.upgrades if card in SWEEPS.effects]:
        return True
    return [card for card, owner, _ in s.spells if owner == seat and card in SWEEPS.effects] != []


def targets_from(s: ShadespireState, seat: int, f: Fighter, profile: Profile, hex: int) -> list[Fighter]:
    """Enemies of the seat in range and in line of sight of the hex (SHA-8.01)."""
    reach = range_of(s, profile)
    away = s.ground.outline.steps_from(hex)
    return [
        e
        for e in s.fighters
        if e.seat != seat
        and e is not f
        and e.hex != NOWHERE
        and e.hex != hex
        and away[e.hex] <= reach
        and s.sees(hex, e.hex)
    ]


def longest_range(s: ShadespireState, f: Fighter) -> int:
    """How far its attacks reach."""
    longest = 0
    for profile in usable(f):
        longest = max(longest, range_of(s, profile))
    return longest


def threatened(s: ShadespireState, f: Fighter, steps: int) -> int:
    """The hexes from which the fighter could attack some enemy, as far as they are not more than so many steps away
    whatever stands between."""
    reach = longest_range(s, f)
    field = s.ground
    away = field.outline.steps_from(f.hex)
    mask = 0
    for e in s.fighters:
        if e.seat != f.seat and e.hex != NOWHERE and away[e.hex] <= steps + reach:
            mask |= field.in_range(e.hex, reach)
    return mask & field.within(f.hex, steps) if mask else 0


def usable(f: Fighter) -> list[Profile]:
    """Its attacks, those for Reactions left out (SHA-8.02)."""
    if f.upgrades:
        return [profile for profile in f.profiles() if not profile.reaction_only]
    return f.side.usable


# ---- one target ----


def weigh(s: ShadespireState, a: Strike) -> None:
    """All numbers of the attack against its target of the moment."""
    weigh_attack(a)
    weigh_defence(s, a)
    a.supports = (0, 0) if a.attacker.seat == a.target.seat else supports(s, a)
    a.support_lead = a.supports[0] - a.supports[1]
    a.attack_faces |= lead_faces(a.support_lead)
    a.defence_faces |= lead_faces(-a.support_lead)
    if s.spells or a.spells:
        hear_ploys(s, a)
    hear_cards(s, a)
    a.attack_dice = max(1, a.attack_dice + a.extra_dice)


def weigh_attack(a: Strike) -> None:
    profile = a.profile
    a.attack_faces = faces(CRIT, profile.symbol)
    a.crit_faces = faces(CRIT)
    a.attack_dice = a.dice_set or profile.dice
    a.rerolls = profile.rerolls
    a.reroll_any = ""
    a.damage = profile.damage
    a.crit_damage = profile.crit_damage
    a.most_damage = NO_LIMIT
    a.doubles = 0
    a.knockback = profile.knockback
    a.cleave = profile.cleave
    for card in a.attacker.upgrades:
        data = upgrade(card)
        a.damage += data.damage if a.range <= 2 else 0
        a.cleave = a.cleave or data.cleave


def weigh_defence(s: ShadespireState, a: Strike) -> None:
    f = a.target
    a.defence_dice = defence_of(s, f) + len(a.for_target)
    a.defence_faces = faces(CRIT, SHIELD, DODGE) if s.on_guard(f) else faces(CRIT, defence_symbol(f))
    a.target_crit = True
    a.target_reroll = ""
    a.set_aside = ""


def hear_ploys(s: ShadespireState, a: Strike) -> None:
    for card, _, _ in s.spells:
        if card in IN_FORCE.effects:
            IN_FORCE.effects[card](s, a)
    for card, _, _ in a.spells:
        if card in BEARING.effects:
            BEARING.effects[card](s, a)


def hear_cards(s: ShadespireState, a: Strike) -> None:
    for card in a.attacker.upgrades:
        if card in ARMED.effects:
            ARMED.effects[card](s, a)
    for card in a.target.upgrades:
        if card in WARDED.effects:
            WARDED.effects[card](s, a)
    for card in a.for_target:
        if card in WARDED.effects:
            WARDED.effects[card](s, a)
    if a.profile.id in WIELDED.effects:
        WIELDED.effects[a.profile.id](s, a)


def lead_faces(lead: int) -> int:
    """Support symbols that succeed with so many supporting fighters more (SHA-8.04)."""
    if lead <= 0:
        return faces()
    return faces(SUPPORT1) if lead == 1 else faces(SUPPORT1, SUPPORT2)


def defence_symbol(f: Fighter) -> int:
    for card in f.upgrades:
        if upgrade(card).shield:
            return SHIELD
    return f.side.symbol


def defence_of(s: ShadespireState, f: Fighter) -> int:
    """The Defence characteristic, in dice."""
    dice = f.side.defence + f.defence_bonus
    for card in f.upgrades:
        if card in DEFENCE.effects:
            dice += DEFENCE.effects[card](s, f, f.seat)
    for card, seat, _ in s.spells:
        if card in DEFENCE.effects:
            dice += DEFENCE.effects[card](s, f, seat)
    return max(1, dice)


def counted_defence(a: Strike, crit_rolled: bool) -> int:
    """The target's faces that succeed once Cleave is known (SHA-8.07, SHA-8.08)."""
    counted = a.defence_faces
    if a.cleave or (a.profile.crit_cleave and crit_rolled):
        counted &= ~faces(SHIELD)
    return counted if a.target_crit else counted & ~faces(CRIT)


# ---- supports ----


class Support:
    """Who supports one side of an attack, and what they count for."""

    __slots__ = ("denied", "fighters", "more", "own", "twice")

    def __init__(self, fighters: list[Fighter]) -> None:
        self.fighters = fighters
        self.twice = False
        """Whether each of them counts as two."""
        self.more = 0
        """Others that count as supporting."""
        self.own = 0
        """What the supported fighter counts for by itself."""
        self.denied = False
        """Whether nobody may support this side."""

    def count(self, doubled: Fighter | None) -> int:
        if self.denied:
            return self.own
        count = self.own + self.more
        for ally in self.fighters:
            count += 2 if self.twice or ally is doubled or counts_twice(ally) else 1
        return count


def counts_twice(f: Fighter) -> bool:
    for card in f.upgrades:
        if upgrade(card).twice:
            return True
    return False


Help = Callable[[ShadespireState, Fighter, Support], None]
SUPPORTED: Final[Answers[int, Help]] = Answers("the bearer of an upgrade is supported")
HelpBoth = Callable[[ShadespireState, Strike, int, Support, Support], None]
SUPPORTING: Final[Answers[int, HelpBoth]] = Answers("a ploy bears on the supports of an attack")
"""The seat that played it, and the supports of the attacker and of the target."""


def supports(s: ShadespireState, a: Strike) -> tuple[int, int]:
    """Supporting fighters of the attacker and of the target (SHA-8.03)."""
    mine, theirs = Support(backers_of(s, a)), Support(defenders_of(s, a))
    for f, side in ((a.attacker, mine), (a.target, theirs)):
        for card in f.upgrades:
            if card in SUPPORTED.effects:
                SUPPORTED.effects[card](s, f, side)
    for card, seat, _ in a.spells:
        if card in SUPPORTING.effects:
            SUPPORTING.effects[card](s, a, seat, mine, theirs)
    return mine.count(a.doubled), theirs.count(a.doubled)


def defenders_of(s: ShadespireState, a: Strike) -> list[Fighter]:
    """Who supports the target."""
    target = a.target
    near = [ally for ally in s.adjacent(a.attacker, target.seat) if ally is not target]
    covering = [ally for ally in s.adjacent(target, target.seat) if ally.upgrades and covers(ally) and ally not in near]
    return near + covering


def covers(f: Fighter) -> bool:
    return [card for card in f.upgrades if upgrade(card).covers] != []


def backers_of(s: ShadespireState, a: Strike) -> list[Fighter]:
    """Who supports the attacker."""
    if a.attacker.seat == a.target.seat:
        return []
    return [ally for ally in s.adjacent(a.target, a.attacker.seat) if ally is not a.attacker]


# ---- after the attack roll ----


def damage_of(a: Strike) -> int:
    """The Damage of a success, with all that raises it (SHA-8.14, SHA-8.15)."""
    damage = a.damage + a.extra_damage
    return (damage + a.crit_damage) * 2**a.doubles if a.crit_hit else damage


def dealt_damage(a: Strike) -> int:
    """How much of it the target suffers."""
    return min(a.most_damage, damage_of(a))


def striker(a: Strike) -> Doer:
    """Who answers for the harm that the attack does."""
    return Doer(a.seat, a.attacker, a.as_reaction, a.profile.id, damage_of(a))


def weighed(s: ShadespireState, seat: int, f: Fighter, profile: Profile, target: Fighter, charge: bool) -> Strike:
    """This attack as the seat would make it now: ploys in force and supports counted in, nothing used up."""
    a = Strike(seat, f, profile, target)
    a.charge = charge
    a.range = range_of(s, profile)
    kept = s.spells[:]
    bearing_on(s, a)
    a.for_target = for_target(s, target)
    weigh(s, a)
    s.spells[:] = kept
    return a
