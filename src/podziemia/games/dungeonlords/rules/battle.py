"""One battle, blow by blow, without a single question: the steps of DUN-14 to 18 as plain functions.

The course of a battle, with its questions, stands in `combat.py`. The solver plays that very course.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.dungeonlords.data.cards import (
    ANYONE,
    CLERIC,
    COMBAT_CARDS,
    EVERYONE,
    GHOST,
    HEROES,
    HOLD,
    ILLUSION,
    POISON,
    STANDARD,
    TRAPS,
    WIZARD,
    Attack,
    room_at,
)
from podziemia.games.dungeonlords.data.lessons import LESSON_FATIGUE
from podziemia.games.dungeonlords.rules.state import Adventurer
from podziemia.kernel.moments import Answers

NO_CARD: Final = -1
NO_SHEEP: Final = -1
ABSORBED: Final = 0
"""In the list of wounds: a point that a Magic Shield took (DUN-17.03)."""
A_SHEEP: Final = -1
"""Who attacks in the shape of a sheep is no monster."""

PartySpell = Callable[["Battle"], None]
DartEffect = Callable[["Battle", Adventurer], None]

HELPS_PARTY: Final[Answers[int, PartySpell]] = Answers("a spell helps the party")
HITS: Final[Answers[int, DartEffect]] = Answers("a dart hits whom it was meant for")


class Battle:
    """A battle on one tile. `line` is the party itself, front first; `wounds` (hero and points) and `caught` collect
    what has happened to it and is still to be told; `sheep` is the kind of monster that was turned into one."""

    __slots__ = (
        "attacked", "card", "caught", "disarm", "fatigue", "invisible", "line", "no_spells", "poisoned", "rage",
        "round", "sheep", "shield", "skip_conquering", "skip_healing", "stone_skin", "trained", "wounds", "year",
    )  # fmt: skip

    def __init__(self, year: int, line: list[Adventurer], tile: int, card: int, round: int) -> None:
        self.year = year
        self.line = line
        self.trained = room_at(tile).trains
        self.card = card
        self.round = round
        self.fatigue = LESSON_FATIGUE if card == NO_CARD else COMBAT_CARDS[card].fatigue
        self.caught: list[int] = []
        self.wounds: list[tuple[int, int]] = []
        self.disarm = sum([HEROES[a.id].traps for a in line])
        self.skip_conquering = False
        self.skip_healing = False
        self.no_spells = not room_at(tile).spells
        self.sheep = NO_SHEEP
        self.attacked = False
        self.shield = False
        self.invisible = False
        self.stone_skin = False
        self.rage = False
        self.poisoned: list[Adventurer] = []

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
            self.wounds.append((adventurer.id, ABSORBED))
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
        if card.deadly:
            damage[0] += line[0].left()
        if target is not None:
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
        if target is not None:
            HITS.effects[trap](self, target)
        for adventurer, n in zip(self.line[:], damage, strict=True):
            self.hurt(adventurer, n)

    # ---- spells ----

    def casts(self, fast: bool) -> bool:
        """The card has a spell of this speed, and the party magic enough for the round (DUN-14.09)."""
        if self.card == NO_CARD or self.no_spells or COMBAT_CARDS[self.card].fast != fast:
            return False
        return sum([HEROES[a.id].magic for a in self.line]) >= self.round

    def cast_on_party(self) -> None:
        """The part of the spell that needs no answer from the dungeon's owner and touches nothing but the battle."""
        effect = HELPS_PARTY.effects.get(self.card)
        if effect is not None:
            effect(self)

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
        return damage + 1 if monster in self.trained else damage

    def strike(self, monster: int, attack: Attack, target: Adventurer | None = None) -> None:
        """One hit of an attack; a witch's sparks are two hits, each with its own target."""
        damage = self.strength(monster, attack.damage)
        first_only = attack.kind == STANDARD or (self.rage and monster != GHOST)
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
        """Fatigue, point by point, to whoever is then in front (DUN-14.19). Invisible wizards stand last: it passes
        them by as long as there is anybody else, and is lost on them (DUN-17.04)."""
        for _ in range(self.fatigue):
            if self.line:
                self.hurt(self.line[0], 1)

    def poison(self, victim: Adventurer) -> None:
        """What the dart left in its victim works at the end of the round, and nothing prevents it (DUN-14.22)."""
        self.shield = False
        self.invisible = False
        self.hurt(victim, POISON)
