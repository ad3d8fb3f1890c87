"""Figures: all that stands on the map, and the heroes with their cards."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.data.cards import FIGURE_IDS, FIRST_ITEM
from podziemia.games.descent.data.heroes import HERO_SHEETS
from podziemia.games.descent.data.map import bits_of
from podziemia.games.descent.data.parts import HeroSheet, Sheet
from podziemia.games.descent.rules import fields
from podziemia.kernel.ask import NOBODY
from podziemia.kernel.parts import Constant, Part

# What a figure is.
HERO: Final = 0
FAMILIAR: Final = 1
NPC: Final = 2
MONSTER: Final = 3
LIEUTENANT: Final = 4
STRUCTURE: Final = 5


class Figure(Part):
    """Anything that stands on the map: monsters, lieutenants, neutral figures, structures, the familiar."""

    __slots__ = fields.FIGURE_SLOTS

    id: int
    kind: int
    sheet: Constant[Sheet]
    spaces: tuple[int, ...]
    bits: int
    """The same spaces as bits."""
    damage: int
    conditions: int
    activated: bool
    owner: int
    """The seat that decides for it."""
    air: bool
    """Only adjacent figures can affect it until the next overlord turn (Air)."""
    lured: int
    """The hero it must walk to in its next activation."""
    relic: int
    """The overlord's relic it bears."""
    struck: bool
    """Whether it has attacked in this encounter (for forged arms)."""

    def __init__(self) -> None:
        """Fields are set by set-up and by `copy`."""

    def fields(self) -> tuple[str, ...]:
        return fields.FIGURE

    def handle(self) -> str:
        return self.name

    def copy(self) -> Figure:
        return fields.copy_figure(self, Figure())

    @property
    def name(self) -> str:
        return FIGURE_IDS[self.id]

    @property
    def on_map(self) -> bool:
        return self.bits != 0

    @property
    def is_large(self) -> bool:
        return self.sheet.is_large

    @property
    def good(self) -> bool:
        """On the heroes' side."""
        return self.kind <= NPC

    @property
    def heroic(self) -> bool:
        """What monster abilities and overlord cards mean by a hero: the Reanimate too (DSC-18.07)."""
        return self.kind <= FAMILIAR

    def stand_on(self, spaces: tuple[int, ...]) -> None:
        self.spaces = spaces
        self.bits = 1 << spaces[0] if len(spaces) == 1 else bits_of(spaces)


class Hero(Figure):
    """A hero: the sheet, the cards and what lies on them."""

    __slots__ = fields.HERO_SLOTS

    seat: int
    hero: int
    hero_class: int
    fatigue: int
    skills: list[int]
    items: list[int]
    equipped: int
    """Cards as bits, like all sets of cards here."""
    exhausted: int
    searched: list[int]
    """Search cards in hand."""
    flipped: int
    """Search cards that lie face down."""
    feat_used: bool
    down: bool
    """Knocked out: a hero token lies where the hero stood."""
    away: bool
    """Off the map by Tomble's feat."""
    acted: bool
    challenged: int
    faith: int
    """Seats whose prayers still guard the hero (Armor of Faith), as bits."""
    fury: int
    """Yellow dice for the next attack this round (Divine Fury)."""
    monkey: int
    """2 until the own turn begins, 1 until it ends (Curse of the Monkey God)."""
    despair: int
    """Word of Despair: 2 until the next own turn begins, 1 during it."""
    rerolled: bool
    """Tarha's reroll of this round is used."""
    shielded: bool
    """Ignores the next condition (campaign flag clear_dawn)."""
    slow: int
    """Speed lost for this turn (Duskblade)."""
    bucket: bool
    xp: int

    def fields(self) -> tuple[str, ...]:
        return fields.HERO

    def copy(self) -> Hero:
        return fields.copy_hero(self, Hero())

    @property
    def up(self) -> bool:
        """Conscious and on the map: who is knocked out or away has no space."""
        return self.bits != 0

    @property
    def printed(self) -> HeroSheet:
        return HERO_SHEETS[self.hero]

    def has(self, card: int) -> bool:
        """Has the skill, or the item equipped."""
        if card < FIRST_ITEM:
            return card in self.skills
        return card in self.items and self.equipped >> card & 1 == 1

    def ready(self, card: int) -> bool:
        """Has it, and it is not exhausted."""
        return not self.exhausted >> card & 1 and self.has(card)

    def is_exhausted(self, card: int) -> bool:
        return self.exhausted >> card & 1 == 1

    def exhaust(self, card: int) -> None:
        self.exhausted |= 1 << card

    def equipped_items(self) -> list[int]:
        return [card for card in self.items if self.equipped >> card & 1]

    def usable_search(self) -> list[int]:
        return [card for card in self.searched if not self.flipped >> card & 1]


def refresh_effects(hero: Hero) -> None:
    """Effects of limited duration end."""
    hero.exhausted = 0
    hero.acted = False
    hero.away = False
    hero.challenged = NOBODY
    hero.faith = 0
    hero.fury = 0
    hero.monkey = 0
    hero.despair = 0
    hero.rerolled = False
    hero.slow = 0
    hero.bucket = False
