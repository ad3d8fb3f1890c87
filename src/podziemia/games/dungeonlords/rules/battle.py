"""One battle, blow by blow, without a single question: the steps of DUN-14 to 18 as plain functions.

The course of a battle, with its questions, stands in `combat.py`. The solver plays that very course.
"""

from __future__ import annotations

from typing import Final

from podziemia.games.dungeonlords.data.cards import (
    ANTIMAGIC_DART,
    ANTIMAGIC_ROOM,
    ANYONE,
    CLERIC,
    COMBAT_CARDS,
    CREATE_FOOD,
    DARK_ROOM,
    EVERYONE,
    GHOST,
    GOBLIN,
    HEROES,
    HOLD,
    ILLUSION,
    ILLUSION_SPELL,
    INVISIBILITY,
    LABYRINTH,
    MAGIC_SHIELD,
    POISON,
    POISONED_DART,
    POISONED_MEAL,
    REGENERATION,
    STANDARD,
    STONE_SKIN,
    THE_ILLUSION,
    TRAINING_ROOM,
    TRAPS,
    TROLL,
    TUNNEL,
    VAMPIRE,
    WITCH,
    WIZARD,
    Attack,
)
from podziemia.games.dungeonlords.data.lessons import LESSON_FATIGUE
from podziemia.games.dungeonlords.rules.state import Adventurer

NO_CARD: Final = -1
NO_MONSTER: Final = -1
"""Who attacks in the shape of a sheep."""


def most_traps(tile: int) -> int:
    """One, two in the labyrinth (DUN-13.05, 13.06, 18.04)."""
    return 2 if tile == LABYRINTH else 1


def most_monsters(tile: int) -> int:
    """One in a tunnel or the labyrinth, two in a room (DUN-13.05, 13.06, 18.04)."""
    return 1 if tile in (TUNNEL, LABYRINTH) else 2


class Battle:
    """A battle on one tile. `line` is the party itself, front first; `wounds` (hero and points) and `caught` collect
    what has happened to it and is still to be told."""

    __slots__ = (
        "attacked", "card", "caught", "disarm", "fatigue", "invisible", "line", "no_spells", "poisoned", "rage",
        "round", "shield", "skip_conquering", "skip_healing", "stone_skin", "tile", "wounds", "year",
    )  # fmt: skip

    def __init__(self, year: int, line: list[Adventurer], tile: int, card: int, round: int) -> None:
        self.year = year
        self.line = line
        self.tile = tile
        self.card = card
        self.round = round
        self.fatigue = LESSON_FATIGUE if card == NO_CARD else COMBAT_CARDS[card].fatigue
        self.caught: list[int] = []
        self.wounds: list[tuple[int, int]] = []
        self.disarm = sum([HEROES[a.id].traps for a in line])
        self.skip_conquering = False
        self.skip_healing = False
        self.no_spells = tile == ANTIMAGIC_ROOM
        self.attacked = False
        self.shield = False
        self.invisible = False
        self.stone_skin = False
        self.rage = False
        self.poisoned: Adventurer | None = None

    def over(self) -> bool:
        """Nobody is left but illusions (DUN-14.04, 17.07)."""
        for adventurer in self.line:
            if adventurer.kind() != ILLUSION:
                return False
        return True

    # ---- damage ----

    def hurt(self, adventurer: Adventurer, n: int) -> None:
        """Wounds; whoever has no hit points left is caught at once, and the line closes up (DUN-14.02, 14.03)."""
        if n <= 0 or (self.invisible and adventurer.kind() == WIZARD):
            return
        if self.shield:
            self.shield = False
            n -= 1
            if not n:
                return
        adventurer.damage += n
        self.wounds.append((adventurer.id, n))
        if adventurer.left() <= 0:
            self.line.remove(adventurer)
            if adventurer.kind() != ILLUSION:
                self.caught.append(adventurer.id)

    # ---- traps ----

    def trap_damage(self, trap: int, target: Adventurer | None) -> list[int]:
        """What each in the line would take, before anything is disarmed (DUN-15)."""
        card = TRAPS[trap]
        line = self.line
        damage = [card.each] * len(line)
        damage[0] += card.first[self.year - 1]
        damage[-1] += card.last
        if len(line) > 1:
            damage[1] += card.second[self.year - 1]
        for i in range(1, len(line)):
            damage[i] += card.others
        if trap == POISONED_MEAL:
            damage[0] += line[0].left()
        if card.picked and target is not None:
            damage[line.index(target)] += card.picked
        return damage

    def spring(self, trap: int, target: Adventurer | None = None) -> None:
        """The trap goes off: symbols take off points from the front (DUN-14.06), other effects stay (DUN-14.07)."""
        damage = self.trap_damage(trap, target)
        for i in range(len(damage)):
            taken = min(damage[i], self.disarm)
            damage[i] -= taken
            self.disarm -= taken
        if TRAPS[trap].skip_conquering:
            self.skip_conquering = True
        if trap == POISONED_DART:
            self.poisoned = target
        elif trap == ANTIMAGIC_DART and target is not None:
            self.no_spells = self.no_spells or target.kind() == WIZARD
            self.skip_healing = self.skip_healing or target.kind() == CLERIC
        for adventurer, n in zip(self.line[:], damage, strict=True):
            self.hurt(adventurer, n)

    # ---- spells ----

    def casts(self, fast: bool) -> bool:
        """The card has a spell of this speed, and the party magic enough for the round (DUN-14.09)."""
        if self.card == NO_CARD or self.no_spells or COMBAT_CARDS[self.card].fast != fast:
            return False
        return sum([HEROES[a.id].magic for a in self.line]) >= self.round

    def cast_on_party(self) -> None:
        """Spells that need no answer from the dungeon's owner and touch nothing but the battle (DUN-17)."""
        if self.card == INVISIBILITY:
            self.invisible = True
            wizards = [a for a in self.line if a.kind() == WIZARD]
            self.line[:] = [a for a in self.line if a.kind() != WIZARD] + wizards
        elif self.card == MAGIC_SHIELD:
            self.shield = True
        elif self.card == ILLUSION_SPELL:
            self.line.insert(0, Adventurer(THE_ILLUSION))
        elif self.card == CREATE_FOOD:
            self.line[0].bonus += 1
        elif self.card == STONE_SKIN:
            self.stone_skin = True
        elif self.card == REGENERATION:
            for adventurer in self.line:
                if adventurer.damage:
                    adventurer.damage = 0
                    break

    # ---- monsters ----

    def targets(self, monster: int, attack: Attack) -> list[Adventurer]:
        """Whom an attack on anyone may pick (DUN-16.02); empty for the other kinds."""
        if attack.kind != ANYONE or (self.rage and monster != GHOST):
            return []
        line = self.line[1:] if attack.not_first else self.line
        return [a for a in line if not (attack.not_cleric and a.kind() == CLERIC)]

    def can_attack(self, monster: int, attack: Attack) -> bool:
        if attack.kind == ANYONE and not (self.rage and monster != GHOST):
            return len(self.targets(monster, attack)) > 0
        return True

    def strength(self, monster: int, damage: int) -> int:
        """Damage with the bonus of the training room or the dark room (DUN-18.02, 18.03)."""
        if self.tile == TRAINING_ROOM and monster in (GOBLIN, TROLL):
            return damage + 1
        if self.tile == DARK_ROOM and monster in (WITCH, VAMPIRE):
            return damage + 1
        return damage

    def strike(self, monster: int, attack: Attack, target: Adventurer | None = None) -> None:
        """One hit of an attack; a witch's sparks are two hits, each with its own target."""
        damage = self.strength(monster, attack.damage)
        first_only = attack.kind == STANDARD or (self.rage and monster != GHOST and attack.kind != HOLD)
        if attack.kind != HOLD:
            self.attacked = True
        if first_only:
            front = self.line[0]
            self.hit(front, damage)
            if attack.follow and front not in self.line and self.line:
                self.hit(self.line[0], self.strength(monster, attack.follow))
        elif attack.kind == EVERYONE:
            for adventurer in self.line[:]:
                self.hit(adventurer, damage)
        elif target is not None:
            self.hit(target, damage)
        self.skip_conquering = self.skip_conquering or attack.skip_conquering
        self.skip_healing = self.skip_healing or attack.skip_healing

    def hit(self, adventurer: Adventurer, damage: int) -> None:
        self.hurt(adventurer, damage - 1 if self.stone_skin else damage)

    # ---- healing and conquering ----

    def curable(self) -> int:
        """The wounds that hearts take off after an attack (DUN-14.16)."""
        if not self.attacked or self.skip_healing:
            return 0
        hearts = sum([HEROES[a.id].hearts for a in self.line])
        return min(hearts, sum([a.damage for a in self.line]))

    def heal(self) -> int:
        """They are taken off from the front (DUN-14.17). How many."""
        healed = self.curable()
        left = healed
        for adventurer in self.line:
            taken = min(adventurer.damage, left)
            adventurer.damage -= taken
            left -= taken
        return healed

    def tire(self) -> None:
        """Fatigue, point by point, to whoever is then in front (DUN-14.19)."""
        for _ in range(self.fatigue):
            front = self.frontmost()
            if front is None:
                return
            self.hurt(front, 1)

    def frontmost(self) -> Adventurer | None:
        """The first in line whom fatigue can reach: it passes invisible wizards by (DUN-17.04)."""
        for adventurer in self.line:
            if not (self.invisible and adventurer.kind() == WIZARD):
                return adventurer
        return None

    def poison(self) -> None:
        """What the dart left in its victim works at the end of the round (DUN-14.22)."""
        if self.poisoned is not None and self.poisoned in self.line:
            self.shield = False
            self.invisible = False
            self.hurt(self.poisoned, POISON)
