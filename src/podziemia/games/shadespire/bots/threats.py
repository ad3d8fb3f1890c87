"""Who could strike whom with the next activation, and how likely it is to kill: quick odds for judging positions.

Walls between fighters and re-rolls are left out, supports are counted where the hex of the attack is known; the exact
odds stand in `prospects.py`.
"""

from __future__ import annotations

from typing import Final

from podziemia.games.shadespire.data.cards import upgrade
from podziemia.games.shadespire.data.dice import HAMMER, SHIELD
from podziemia.games.shadespire.data.profiles import Profile
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.state import ShadespireState

FACES: Final = 6
NEAR: Final = 2
"""Upgrades that add Damage do so up to this Range."""

_chances: dict[int, float] = {}


def success(dice: int, faces: int, defence_dice: int, defence_faces: int) -> float:
    """The chance that so many dice, each with so many faces that succeed (one of them the CRIT), beat the others."""
    key = ((dice * 8 + faces) * 16 + defence_dice) * 8 + defence_faces
    known = _chances.get(key)
    if known is None:
        known = 0.0
        mine, theirs = throws(dice, faces), throws(defence_dice, defence_faces)
        for crits, plain, chance in mine:
            for other_crits, other_plain, other_chance in theirs:
                if crits > other_crits or (crits == other_crits and plain > other_plain):
                    known += chance * other_chance
        _chances[key] = known
    return known


def throws(dice: int, faces: int) -> list[tuple[int, int, float]]:
    """How many CRITs and how many other successes so many dice show, and how likely that is."""
    found = {(0, 0): 1.0}
    for _ in range(dice):
        after: dict[tuple[int, int], float] = {}
        for (crits, plain), chance in found.items():
            for there, faces_of_it in (
                ((crits + 1, plain), 1),
                ((crits, plain + 1), faces - 1),
                ((crits, plain), FACES - faces),
            ):
                after[there] = after.get(there, 0.0) + chance * faces_of_it / FACES
        found = after
    return [(crits, plain, chance) for (crits, plain), chance in found.items()]


class Blow:
    """An attack of a fighter, in numbers."""

    __slots__ = ("cleave", "damage", "dice", "faces", "id", "range")

    def __init__(self, profile: Profile, damage: int, cleave: bool) -> None:
        self.id = profile.id
        self.range = profile.range
        self.dice = profile.dice
        self.faces = 3 if profile.symbol == HAMMER else 2
        self.damage = profile.damage + (damage if profile.range <= NEAR else 0)
        self.cleave = profile.cleave or cleave


def blows(f: Fighter) -> list[Blow]:
    damage = 0
    cleave = False
    for card in f.upgrades:
        data = upgrade(card)
        damage += data.damage
        cleave = cleave or data.cleave
    return [Blow(profile, damage, cleave) for profile in f.profiles() if not profile.reaction_only]


def hit_chance(s: ShadespireState, blow: Blow, target: Fighter, lead: int = 0) -> float:
    """The chance of a success; `lead` is by how many more the attacker is supported."""
    faces = blow.faces + (min(2, lead) if lead > 0 else 0)
    shield = target.side.symbol == SHIELD
    if target.guard:
        defence = 2 if blow.cleave else 4
    elif shield:
        defence = 1 if blow.cleave else 3
    else:
        defence = 2
    if lead < 0:
        defence += min(2, -lead)
    return success(blow.dice, faces, max(1, target.side.defence + target.defence_bonus), defence)


def health(f: Fighter) -> int:
    return f.most_wounds() - f.wounds


def lead_at(s: ShadespireState, f: Fighter, hex: int, target: Fighter) -> int:
    """By how many more the fighter is supported than the target, if it attacks from that hex."""
    lead = 0
    around_target = s.near(target.hex)
    around_hex = s.near(hex)
    for one in s.fighters:
        if one.hex < 0 or one is f or one is target:
            continue
        if one.seat == f.seat:
            lead += around_target >> one.hex & 1
        else:
            lead -= around_hex >> one.hex & 1
    return lead


def can_act(f: Fighter) -> bool:
    return not (f.charged or f.spent or f.frozen)


class Threats:
    """What one side could do to the other with its next activation. Lists go by the number of a fighter."""

    __slots__ = (
        "best_hurt",
        "best_kill",
        "charge_kill",
        "charging",
        "hurt",
        "kill",
        "kill_by",
        "kill_leader",
        "leader_kill",
        "next_kill",
        "standing",
    )

    def __init__(self, s: ShadespireState, seat: int) -> None:
        count = len(s.fighters)
        self.kill = [0.0] * count
        """How likely each target falls to the best attack on it."""
        self.hurt = [0.0] * count
        """The wounds it may expect from the attack that brings most."""
        self.kill_by = [0.0] * count
        """How likely each striker kills somebody."""
        self.standing = self.charging = 0
        self.best_kill = self.next_kill = self.best_hurt = 0.0
        self.charge_kill = self.leader_kill = self.kill_leader = 0.0
        foes = s.allies(1 - seat)
        for f in s.allies(seat):
            if can_act(f):
                self.look(s, f, foes)

    def look(self, s: ShadespireState, f: Fighter, foes: list[Fighter]) -> None:
        """What this striker could do."""
        walk = 0 if f.moved else max(0, f.side.move + f.move_bonus)
        arms = blows(f)
        away = s.ground.outline.steps_from(f.hex)
        for e in foes:
            far = away[e.hex]
            left = health(e)
            stands = charges = False
            for blow in arms:
                if blow.range + walk < far:
                    continue
                charge = blow.range < far
                stands = stands or not charge
                charges = charges or charge
                chance = hit_chance(s, blow, e)
                self.hurt[e.number] = max(self.hurt[e.number], chance * min(left, blow.damage))
                self.best_hurt = max(self.best_hurt, chance * min(left, blow.damage) / left)
                if blow.damage >= left:
                    self.count_kill(s, f, e, chance, charge)
            self.standing += stands
            self.charging += charges and not stands
        if self.kill_by[f.number] >= self.best_kill:
            self.best_kill, self.next_kill = self.kill_by[f.number], self.best_kill
        else:
            self.next_kill = max(self.next_kill, self.kill_by[f.number])

    def count_kill(self, s: ShadespireState, f: Fighter, e: Fighter, chance: float, charge: bool) -> None:
        self.kill[e.number] = max(self.kill[e.number], chance)
        self.kill_by[f.number] = max(self.kill_by[f.number], chance)
        if charge:
            self.charge_kill = max(self.charge_kill, chance)
        if f.card.leader:
            self.leader_kill = max(self.leader_kill, chance)
        if e.card.leader:
            self.kill_leader = max(self.kill_leader, chance)
