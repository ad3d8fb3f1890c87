"""Ploys in force: which of them an attack, a move or a target uses up (SHA-9.08, SHA-9.09)."""

from __future__ import annotations

from podziemia.games.shadespire.data.cards import ploy
from podziemia.games.shadespire.data.kinds import (
    FIRST_ATTACK,
    FIRST_CLOSE_ATTACK,
    FIRST_MOVE,
    NAMED_ATTACK,
    OWN_ADJACENT_ATTACK,
    OWN_ATTACK,
    OWN_MOVE,
    OWN_MOVE_ALONE,
    TARGETED,
)
from podziemia.games.shadespire.rules.deed import Strike
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.state import ShadespireState, Spell


def is_barred(s: ShadespireState, f: Fighter) -> bool:
    """Whether a ploy forbids the fighter attacks and Charges."""
    if not s.spells:
        return False
    return [card for card, _, who in s.spells if who == f.number and ploy(card).bars] != []


def is_roused(s: ShadespireState, f: Fighter) -> bool:
    """Whether a ploy lets the fighter be activated after its Charge."""
    return [card for card, _, who in s.spells if who == f.number and ploy(card).rouses] != []


# ---- the first attack ----


def bearing_on(s: ShadespireState, a: Strike) -> None:
    """Gather the ploys that the attack uses up as the first of its kind (SHA-9.09)."""
    if not s.spells:
        return
    kept: list[Spell] = []
    for spell in s.spells:
        (a.spells if attack_spends(spell, a) else kept).append(spell)
    s.spells[:] = kept


def attack_spends(spell: Spell, a: Strike) -> bool:
    card, seat, fighter = spell
    spent_on = ploy(card).spent_on
    if spent_on == FIRST_ATTACK:
        return True
    if spent_on == FIRST_CLOSE_ATTACK:
        return a.range <= 2
    if spent_on == OWN_ATTACK:
        return seat == a.seat
    if spent_on == OWN_ADJACENT_ATTACK:
        return seat == a.seat and a.range == 1
    return spent_on == NAMED_ATTACK and fighter == a.attacker.number


def for_target(s: ShadespireState, target: Fighter) -> list[int]:
    """Ploys that help the first of the owner's fighters to be targeted."""
    if not s.spells:
        return []
    return [card for card, seat, _ in s.spells if seat == target.seat and ploy(card).spent_on == TARGETED]


def take_for_target(s: ShadespireState, target: Fighter) -> list[int]:
    """The same, used up by this attack."""
    found = for_target(s, target)
    if found:
        s.spells[:] = [spell for spell in s.spells if spell[0] not in found or spell[1] != target.seat]
    return found


# ---- the first move ----


def use_up_move_ploys(s: ShadespireState, f: Fighter, charging: bool) -> None:
    kept = []
    for spell in s.spells:
        data = ploy(spell[0])
        if not move_spends(data.spent_on, spell[1] == f.seat, charging):
            kept.append(spell)
        elif data.tires:
            f.spent = True
    s.spells[:] = kept


def move_spends(spent_on: str, own: bool, charging: bool) -> bool:
    if spent_on == FIRST_MOVE:
        return True
    return own and (spent_on == OWN_MOVE or (spent_on == OWN_MOVE_ALONE and not charging))


# ---- one by one ----


def use_up(s: ShadespireState, cards: tuple[int, ...], seat: int) -> bool:
    """Use up the first of the seat's ploys among these, if there is one."""
    for i, (card, owner, _) in enumerate(s.spells):
        if card in cards and owner == seat:
            del s.spells[i]
            return True
    return False
