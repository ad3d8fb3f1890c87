"""The numbers of an attack: range, targets, dice, supports, damage (SHA-8.01 to SHA-8.08)."""

from __future__ import annotations

from typing import Final

from podziemia.games.shadespire.data.cards import NUMBER, upgrade
from podziemia.games.shadespire.data.dice import CRIT, DODGE, HAMMER, SHIELD, SUPPORT1, SUPPORT2, SWORD, faces
from podziemia.games.shadespire.data.hexes import NOWHERE
from podziemia.games.shadespire.data.profiles import Profile
from podziemia.games.shadespire.rules.deed import Strike
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.spells import (
    BLOOD_OFFERING,
    BLOOD_RAIN,
    DARKNESS_DESCENDS,
    DEFENCE_OF_ALL,
    DEFENCE_OF_HOLDERS,
    DOUBLE_ON_CRIT,
    EXTRA_DAMAGE,
    EXTRA_DIE,
    FIRST_TARGETED,
    MIGHTY_SWING,
    bearing_on,
    in_force,
)
from podziemia.games.shadespire.rules.state import ShadespireState

ACROBATIC: Final = NUMBER["acrobatic"]
ARMY_OF_ONE: Final = NUMBER["army_of_one"]
ASSUMED_COMMAND: Final = NUMBER["assumed_command"]
BLACK_HUNGER: Final = NUMBER["black_hunger"]
BLOOD_FRENZY: Final = NUMBER["blood_frenzy"]
BOTH_SYMBOLS_IN_CHARGE: Final = (NUMBER["berserk_charge"], NUMBER["furious_charge"])
BRUTE_STRENGTH: Final = NUMBER["brute_strength"]
CLAWING_HANDS: Final = NUMBER["clawing_hands"]
CONCEALED_WEAPON: Final = NUMBER["concealed_weapon"]
COVERING_FIRE: Final = NUMBER["covering_fire"]
CURIOUS_INVERSION: Final = NUMBER["curious_inversion"]
DAMAGE_AFTER_CHARGE: Final[tuple[int, ...]] = (NUMBER["deathly_charge"], NUMBER["waaagh"])
DESPERATE_GAMBIT: Final = NUMBER["desperate_gambit"]
DIE_IN_CHARGE: Final[tuple[int, ...]] = (NUMBER["frenzy"], NUMBER["brutal_frenzy"], NUMBER["brutal_charge"])
DUAL_STRIKE: Final = NUMBER["dual_strike"]
ETHEREAL_SHIELDS: Final = (NUMBER["ethereal_shield"], NUMBER["remembered_shield"])
FESTERING_BLADES: Final = NUMBER["festering_blades"]
FUELLED_BY_FURY: Final = NUMBER["fuelled_by_fury"]
HEADLONG_RUSH: Final = NUMBER["headlong_rush"]
HELPFUL_WHISPERS: Final = NUMBER["helpful_whispers"]
LIGHT_ARMOUR: Final = NUMBER["light_armour"]
LONE_WARRIOR: Final = NUMBER["lone_warrior"]
REROLL_ONE: Final[tuple[int, ...]] = (NUMBER["activated_runes"], NUMBER["awakened_weapon"])
SCRAG_EM: Final = NUMBER["scrag_em"]
SIXTH_SENSE: Final = NUMBER["sixth_sense"]
UNSTOPPABLE_STRIKE: Final = NUMBER["unstoppable_strike"]
VALIANT_ATTACK: Final = NUMBER["valiant_attack"]
WAR_CRY: Final = NUMBER["war_cry"]
WAR_SONG: Final = NUMBER["war_song"]
WRATHFUL_BLOWS: Final = NUMBER["wrathful_blows"]
ZEALOUS_DEFENDER: Final = NUMBER["zealous_defender"]
PARRY: Final = NUMBER["parry"]

SWAPPED: Final = {HAMMER: SWORD, SWORD: HAMMER, SHIELD: DODGE, DODGE: SHIELD}


# ---- who can be attacked ----


def range_of(s: ShadespireState, profile: Profile) -> int:
    return 1 if s.spells and in_force(s, DARKNESS_DESCENDS) else profile.range


def hits_all_adjacent(s: ShadespireState, seat: int, f: Fighter, profile: Profile, reach: int) -> bool:
    """Attacks against every adjacent enemy: printed, by Mighty Swing, by Black Hunger."""
    if profile.all_adjacent:
        return True
    if reach != 1:
        return False
    if BLACK_HUNGER in f.upgrades:
        return True
    return [1 for card, owner, _ in s.spells if card == MIGHTY_SWING and owner == seat] != []


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
    """How far its attacks reach; 0 for who has none."""
    longest = 0
    for profile in usable(f):
        longest = max(longest, range_of(s, profile))
    return longest


def threatened(s: ShadespireState, f: Fighter, steps: int) -> int:
    """The hexes from which the fighter could attack some enemy, as far as they are not more than so many steps away
    whatever stands between."""
    reach = longest_range(s, f)
    if not reach:
        return 0
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
    symbol = a.profile.symbol
    if s.spells and in_force(s, BLOOD_RAIN):
        symbol = SWORD
    if a.inverted:
        symbol = SWAPPED[symbol]
    a.attack_faces = faces(CRIT, symbol)
    a.crit_faces = faces(CRIT)
    _weigh_dice(s, a)
    _weigh_damage(a)
    _weigh_symbols(a)
    _weigh_defence(s, a)
    a.supports = (0, 0) if a.no_support or a.attacker.seat == a.target.seat else supports(s, a)
    a.support_lead = a.supports[0] - a.supports[1]
    a.attack_faces |= lead_faces(a.support_lead)
    a.defence_faces |= lead_faces(-a.support_lead)
    _weigh_lone_fighters(s, a)


def lead_faces(lead: int) -> int:
    """Support symbols that succeed with so many supporting fighters more (SHA-8.04)."""
    if lead <= 0:
        return 0
    return faces(SUPPORT1) if lead == 1 else faces(SUPPORT1, SUPPORT2)


def _weigh_dice(s: ShadespireState, a: Strike) -> None:
    f = a.attacker
    dice = a.dice_set or a.profile.dice
    if f.upgrades:
        if a.charge:
            dice += len([card for card in DIE_IN_CHARGE if card in f.upgrades])
        dice += LIGHT_ARMOUR in f.upgrades
        dice += WRATHFUL_BLOWS in f.upgrades
        if ARMY_OF_ONE in f.upgrades and len(s.allies(f.seat)) == 1:
            dice += 1
        if a.profile.id == "brave_strike" and not s.adjacent(f, f.seat):
            dice += 1
        if a.profile.id == "coordinated_attack":
            dice += len([ally for ally in s.adjacent(a.target, f.seat) if ally is not f])
    for card, _, _ in a.spells:
        if card in EXTRA_DIE:
            dice += 1
        elif card == BLOOD_OFFERING:
            dice += 2
    a.attack_dice = max(1, dice + a.extra_dice)
    a.rerolls = a.profile.rerolls + len([card for card in REROLL_ONE if card in f.upgrades])
    a.reroll_any = FUELLED_BY_FURY in [card for card, _, _ in a.spells]


def _weigh_damage(a: Strike) -> None:
    f = a.attacker
    close = a.range <= 2
    damage = a.profile.damage
    knockback = a.profile.knockback
    cleave = a.profile.cleave
    for card in f.upgrades:
        data = upgrade(card)
        if close:
            damage += data.damage
            damage += card in DAMAGE_AFTER_CHARGE and f.charged
        cleave = cleave or data.cleave
        damage += card == BLACK_HUNGER and a.range == 1
        knockback += card == BRUTE_STRENGTH
        knockback += card == HEADLONG_RUSH and f.charged
        knockback += card == WAR_CRY and a.charge
    for card, _, _ in a.spells:
        damage += card in EXTRA_DAMAGE
        a.doubles += card in DOUBLE_ON_CRIT and not a.counted
        cleave = cleave or card == UNSTOPPABLE_STRIKE
    a.counted = True
    a.damage = max(0, damage)
    a.knockback = knockback
    a.cleave = cleave


def _weigh_symbols(a: Strike) -> None:
    f = a.attacker
    both = a.profile.id == "low_blow" or BLOOD_FRENZY in [card for card, _, _ in a.spells]
    if a.charge and f.upgrades:
        both = both or BOTH_SYMBOLS_IN_CHARGE[0] in f.upgrades or BOTH_SYMBOLS_IN_CHARGE[1] in f.upgrades
    if both:
        a.attack_faces |= faces(HAMMER, SWORD)
    if a.profile.id == "unparalleled_strike":
        a.crit_faces |= faces(HAMMER)
        a.attack_faces |= faces(HAMMER)


def defence_symbol(f: Fighter) -> int:
    if f.upgrades and (f.has(ETHEREAL_SHIELDS[0]) or f.has(ETHEREAL_SHIELDS[1])):
        return SHIELD
    return f.side.symbol


def defence_of(s: ShadespireState, f: Fighter) -> int:
    """The Defence characteristic, in dice."""
    dice = f.side.defence + f.defence_bonus
    if f.upgrades and ARMY_OF_ONE in f.upgrades and len(s.allies(f.seat)) == 1:
        dice += 1
    for card, seat, _ in s.spells:
        if seat == f.seat and (card == DEFENCE_OF_ALL or (card in DEFENCE_OF_HOLDERS and s.holds(f))):
            dice += 1
    return max(1, dice)


def _weigh_defence(s: ShadespireState, a: Strike) -> None:
    f = a.target
    symbol = defence_symbol(f)
    guard = s.on_guard(f)
    dice = defence_of(s, f) + len(a.for_target)
    if f.upgrades and ACROBATIC in f.upgrades and (symbol == DODGE or guard):
        dice += 1
    if a.inverted:
        symbol = SWAPPED[symbol]
    a.defence_dice = dice
    a.defence_faces = faces(CRIT, SHIELD, DODGE) if guard else faces(CRIT, symbol)
    if a.profile.id == "ghostblade":
        a.defence_faces = faces(CRIT)
    a.target_crit = not (f.upgrades and LIGHT_ARMOUR in f.upgrades)


def _weigh_lone_fighters(s: ShadespireState, a: Strike) -> None:
    f, target = a.attacker, a.target
    if f.upgrades and HELPFUL_WHISPERS in f.upgrades and not s.adjacent(f, f.seat):
        a.attack_faces |= faces(SUPPORT1)
    if target.upgrades:
        if LONE_WARRIOR in target.upgrades and not s.adjacent(target, target.seat):
            a.defence_faces |= faces(SUPPORT1)
        if SIXTH_SENSE in target.upgrades:
            a.attack_faces &= ~faces(SUPPORT2)
    if a.profile.id == "ghostblade":
        a.defence_faces = faces(CRIT)


def counted_defence(a: Strike, crit_rolled: bool) -> int:
    """The target's faces that succeed once Cleave is known (SHA-8.07, SHA-8.08)."""
    counted = a.defence_faces
    if a.cleave or (a.profile.crit_cleave and crit_rolled):
        counted &= ~faces(SHIELD)
    return counted if a.target_crit else counted & ~faces(CRIT)


# ---- supports ----


def supports(s: ShadespireState, a: Strike) -> tuple[int, int]:
    """Supporting fighters of the attacker and of the target (SHA-8.03)."""
    f, target = a.attacker, a.target
    alone = [1 for card, seat, _ in a.spells if card == VALIANT_ATTACK and seat != target.seat] != []
    mine = _weight(s, a, f, backers_of(s, a), True)
    theirs = _weight(s, a, target, [] if alone else defenders_of(s, a), False)
    for card, seat, _ in a.spells:
        if card == CLAWING_HANDS:
            fallen = len(s.slain(seat))
            mine += fallen * (seat == f.seat)
            theirs += fallen * (seat == target.seat and not alone)
    return mine, theirs


def defenders_of(s: ShadespireState, a: Strike) -> list[Fighter]:
    """Who supports the target."""
    target = a.target
    near = [ally for ally in s.adjacent(a.attacker, target.seat) if ally is not target]
    return near + [
        ally for ally in s.adjacent(target, target.seat) if COVERING_FIRE in ally.upgrades and ally not in near
    ]


def backers_of(s: ShadespireState, a: Strike) -> list[Fighter]:
    """Who supports the attacker."""
    if a.no_support or a.attacker.seat == a.target.seat:
        return []
    return [ally for ally in s.adjacent(a.target, a.attacker.seat) if ally is not a.attacker]


def _weight(s: ShadespireState, a: Strike, f: Fighter, backers: list[Fighter], attacking: bool) -> int:
    """How much the supporting fighters count for, with cards that count some of them twice."""
    if attacking and a.spells:
        twice = [1 for card, seat, _ in a.spells if card == SCRAG_EM and seat == f.seat] != []
    else:
        twice = False
    twice = twice or ASSUMED_COMMAND in f.upgrades
    count = 0
    for ally in backers:
        count += 2 if twice or ally is a.doubled or WAR_SONG in ally.upgrades else 1
    if f.upgrades and ZEALOUS_DEFENDER in f.upgrades and s.holds(f):
        count += 1
    return count


# ---- after the attack roll ----


def dealt_damage(a: Strike) -> int:
    """The damage of a success, with what a critical hit adds (SHA-8.14, SHA-8.15)."""
    damage = a.damage + a.extra_damage
    if a.crit_hit:
        damage += a.profile.crit_damage
        damage += 2 * (FESTERING_BLADES in a.attacker.upgrades and a.range <= 2)
        damage += 2 * (CONCEALED_WEAPON in a.attacker.upgrades and a.range == 1)
        damage *= 2**a.doubles
    return min(1, damage) if a.profile.id == "ghostblade" else damage


def weighed(
    s: ShadespireState, seat: int, f: Fighter, profile: Profile, target: Fighter, charge: bool, no_support: bool = False
) -> Strike:
    """This attack as the seat would make it now: ploys in force and supports counted in, nothing used up."""
    a = Strike(seat, f, profile, target)
    a.charge = charge
    a.no_support = no_support
    a.range = range_of(s, profile)
    kept = s.spells[:]
    bearing_on(s, a)
    a.for_target = [card for card, seat, _ in s.spells if card in FIRST_TARGETED and seat == target.seat]
    a.inverted = CURIOUS_INVERSION in [card for card, _, _ in a.spells]
    weigh(s, a)
    s.spells[:] = kept
    return a
