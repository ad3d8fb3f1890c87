"""Ploys in force: which of them bear on an attack, a move or a target, and whether that uses them up (SHA-9.08)."""

from __future__ import annotations

from typing import Final

from podziemia.games.shadespire.data.cards import NUMBER
from podziemia.games.shadespire.rules.deed import Strike
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.state import ShadespireState


def cards(*ids: str) -> frozenset[int]:
    return frozenset([NUMBER[id] for id in ids])


ANY_FIRST_ATTACK: Final = cards(
    "stormforged_resistance",
    "unstoppable_strike",
    "valiant_attack",
    "clawing_hands",
    "more_choppin",
    "scrag_em",
    "slaying_blow",
    "lethal_strike",
    "we_shall_not_be_moved",
    "blood_frenzy",
    "continue_the_slaughter",
    "lightning_blow",
    "curious_inversion",
    "darkness_descends",
    "desperate_gambit",
    "dual_strike",
)
FIRST_CLOSE_ATTACK: Final = cards("righteous_zeal", "gorkamorkas_blessing", "frenzied_stabbing")
OWN_FIRST_ATTACK: Final = cards("khorne_calls", "glory_to_khorne", "fuelled_by_fury")
MIGHTY_SWING: Final = NUMBER["mighty_swing"]
STEADY_VOLLEY: Final = NUMBER["steady_volley"]
BLOOD_OFFERING: Final = NUMBER["blood_offering"]
BLOOD_RAIN: Final = NUMBER["blood_rain"]
FIRST_TARGETED: Final = cards("heightened_caution", "ephemeral_shield", "patient_defence", "parry")
CUT_TO_ONE: Final = cards("insensate", "indomitable", "daemonic_resilience")
BERSERK_FURY: Final = NUMBER["berserk_fury"]
EXTRA_DIE: Final = cards("khorne_calls", "glory_to_khorne", "more_choppin", "blood_frenzy")
EXTRA_DAMAGE: Final = cards(
    "righteous_zeal", "gorkamorkas_blessing", "frenzied_stabbing", "continue_the_slaughter", "lightning_blow"
)
DOUBLE_ON_CRIT: Final = cards("slaying_blow", "lethal_strike")
DEFENCE_OF_ALL: Final = NUMBER["fountain_of_gore"]
DEFENCE_OF_HOLDERS: Final = cards("firm_footing", "fortify")
SPRINTS: Final = cards("sprint", "sudden_skittering", "lightning_stride")
INVISIBLE_WALLS: Final = NUMBER["invisible_walls"]
DANSE_MACABRE: Final = NUMBER["danse_macabre"]
BLOODSLICK_GROUND: Final = NUMBER["bloodslick_ground"]
GRASPING_HANDS: Final = NUMBER["grasping_hands"]
SPECTRAL_WINGS: Final = NUMBER["spectral_wings"]
SPECTRAL_FORM: Final = NUMBER["spectral_form"]
TANTALISING_PRIZE: Final = NUMBER["tantalising_prize"]
SHATTERING_TERRAIN: Final = NUMBER["shattering_terrain"]
SACRIFICIAL_PAWN: Final = NUMBER["sacrificial_pawn"]
SECOND_WIND: Final = NUMBER["second_wind"]
PIERCING_STARE: Final = NUMBER["piercing_stare"]
STORMFORGED_TACTICS: Final = NUMBER["stormforged_tactics"]
DARKNESS_DESCENDS: Final = NUMBER["darkness_descends"]


def in_force(s: ShadespireState, card: int) -> bool:
    for spell in s.spells:
        if spell[0] == card:
            return True
    return False


def bearing_on(s: ShadespireState, a: Strike) -> None:
    """Gather the ploys that the attack uses up as the first of its kind (SHA-9.09)."""
    if not s.spells:
        return
    kept: list[tuple[int, int, int]] = []
    for spell in s.spells:
        (a.spells if uses_up(spell, a) else kept).append(spell)
    s.spells[:] = kept


def uses_up(spell: tuple[int, int, int], a: Strike) -> bool:
    card, seat, fighter = spell
    if card in ANY_FIRST_ATTACK:
        return True
    if card in FIRST_CLOSE_ATTACK:
        return a.range <= 2
    if card in OWN_FIRST_ATTACK:
        return seat == a.seat
    if card == MIGHTY_SWING:
        return seat == a.seat and a.range == 1
    return card == BLOOD_OFFERING and fighter == a.attacker.number


def take_for_target(s: ShadespireState, a: Strike, target: Fighter) -> list[int]:
    """Ploys for the first of the owner's fighters to be targeted: used up by this attack."""
    if not s.spells:
        return []
    found = [card for card, seat, _ in s.spells if card in FIRST_TARGETED and seat == target.seat]
    if found:
        s.spells[:] = [sp for sp in s.spells if not (sp[0] in FIRST_TARGETED and sp[1] == target.seat)]
    return found


def remove_first(s: ShadespireState, cards: frozenset[int], seat: int) -> int:
    """Use up one of the seat's ploys among these; its card, or NO_CARD."""
    for i, (card, owner, _) in enumerate(s.spells):
        if card in cards and owner == seat:
            del s.spells[i]
            return card
    return -1
