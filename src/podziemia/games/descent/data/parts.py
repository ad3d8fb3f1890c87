"""What the components are made of: the record types of the data modules."""

from __future__ import annotations

from typing import Final

ARCHETYPES: Final[tuple[str, ...]] = ("warrior", "healer", "mage", "scout")
CLASSES: Final[tuple[str, ...]] = (
    "berserker",
    "knight",
    "disciple",
    "spiritspeaker",
    "necromancer",
    "runemaster",
    "thief",
    "wildlander",
)
ARCHETYPE_OF_CLASS: Final[tuple[int, ...]] = (0, 0, 1, 1, 2, 2, 3, 3)

ATTRIBUTES: Final[tuple[str, ...]] = ("might", "knowledge", "willpower", "awareness")
MIGHT: Final = 0
KNOWLEDGE: Final = 1
WILLPOWER: Final = 2
AWARENESS: Final = 3

CONDITIONS: Final[tuple[str, ...]] = ("diseased", "immobilized", "poisoned", "stunned")
DISEASED: Final = 1
IMMOBILIZED: Final = 2
POISONED: Final = 4
STUNNED: Final = 8
ALL_CONDITIONS: Final[tuple[int, ...]] = (DISEASED, IMMOBILIZED, POISONED, STUNNED)


class Surge:
    """One surge ability: what it costs and what it adds. `special` names what numbers cannot say."""

    __slots__ = ("blast", "condition", "cost", "hearts", "id", "pierce", "range", "special")

    def __init__(
        self,
        hearts: int = 0,
        range: int = 0,
        pierce: int = 0,
        condition: int = 0,
        blast: bool = False,
        special: str = "",
        cost: int = 1,
    ) -> None:
        self.hearts = hearts
        self.range = range
        self.pierce = pierce
        self.condition = condition
        self.blast = blast
        self.special = special
        self.cost = cost
        self.id = self._name()

    def _name(self) -> str:
        """Lines that do the same have the same name, whatever card prints them."""
        words = []
        if self.range:
            words.append(f"range-{self.range}")
        if self.hearts:
            words.append(f"hearts-{self.hearts}")
        if self.pierce:
            words.append(f"pierce-{self.pierce}")
        if self.condition:
            words.append(CONDITIONS[ALL_CONDITIONS.index(self.condition)])
        if self.blast:
            words.append("blast")
        if self.special:
            words.append(self.special)
        return "-".join(words)


class HeroSheet:
    """A hero: archetype, values, defense dice and the four attributes."""

    __slots__ = ("archetype", "attributes", "defense", "feat_is_action", "health", "id", "speed", "stamina")

    def __init__(
        self,
        id: str,
        archetype: str,
        speed: int,
        health: int,
        stamina: int,
        defense: tuple[int, ...],
        attributes: tuple[int, int, int, int],
        feat_is_action: bool,
    ) -> None:
        self.id = id
        self.archetype = ARCHETYPES.index(archetype)
        self.speed = speed
        self.health = health
        self.stamina = stamina
        self.defense = defense
        self.attributes = attributes
        self.feat_is_action = feat_is_action


class Skill:
    """A class skill. Kind: action, turn (own turn, no action), triggered, passive. Weapon: what its attack needs."""

    __slots__ = ("exhausts", "fatigue", "hero_class", "id", "kind", "weapon", "xp")

    def __init__(
        self, id: str, hero_class: str, xp: int, fatigue: int, kind: str, exhausts: bool = False, weapon: str = ""
    ) -> None:
        self.id = id
        self.hero_class = CLASSES.index(hero_class)
        self.xp = xp
        self.fatigue = fatigue
        self.kind = kind
        self.exhausts = exhausts
        self.weapon = weapon


class Item:
    """Something a hero can equip: starting equipment, shop item or the heroes' side of a relic."""

    __slots__ = (
        "act",
        "attack",
        "cost",
        "defense",
        "dice",
        "hands",
        "health",
        "id",
        "kind",
        "pierce",
        "range",
        "reach",
        "slot",
        "source",
        "speed_cap",
        "stamina",
        "surges",
        "traits",
    )

    def __init__(
        self,
        id: str,
        source: str,
        slot: str,
        hands: int = 0,
        traits: tuple[str, ...] = (),
        attack: str = "",
        dice: tuple[int, ...] = (),
        surges: tuple[Surge, ...] = (),
        defense: tuple[int, ...] = (),
        cost: int = 0,
        act: int = 0,
        kind: str = "",
        pierce: int = 0,
        range: int = 0,
        reach: bool = False,
        health: int = 0,
        stamina: int = 0,
        speed_cap: int = 0,
    ) -> None:
        self.id = id
        self.source = source
        self.slot = slot
        self.hands = hands
        self.traits = traits
        self.attack = attack
        self.dice = dice
        self.surges = surges
        self.defense = defense
        self.cost = cost
        self.act = act
        self.kind = kind
        self.pierce = pierce
        self.range = range
        self.reach = reach
        self.health = health
        self.stamina = stamina
        self.speed_cap = speed_cap

    @property
    def is_weapon(self) -> bool:
        return self.attack != ""


class SearchCard:
    """A search card: when it is used and what it is worth in a campaign."""

    __slots__ = ("count", "gold", "id", "kind")

    def __init__(self, id: str, count: int, gold: int, kind: str) -> None:
        self.id = id
        self.count = count
        self.gold = gold
        self.kind = kind


class Sheet:
    """What is printed for a monster, a lieutenant, a familiar, a neutral figure or a structure."""

    __slots__ = (
        "actions",
        "attributes",
        "base",
        "defense",
        "dice",
        "flies",
        "group",
        "health",
        "is_large",
        "passives",
        "ranged",
        "rank",
        "speed",
        "surges",
        "traits",
    )

    def __init__(
        self,
        group: str,
        rank: str,
        speed: int,
        health: int,
        defense: tuple[int, ...],
        dice: tuple[int, ...] = (),
        ranged: bool = False,
        surges: tuple[Surge, ...] = (),
        passives: tuple[str, ...] = (),
        actions: tuple[str, ...] = (),
        base: tuple[int, int] = (1, 1),
        attributes: tuple[int, ...] = (),
        traits: tuple[str, ...] = (),
    ) -> None:
        self.group = group
        self.rank = rank
        self.speed = speed
        self.health = health
        self.defense = defense
        self.dice = dice
        self.ranged = ranged
        self.surges = surges
        self.passives = passives
        self.actions = actions
        self.lie_on(base)
        self.flies = "fly" in passives
        self.attributes = attributes
        self.traits = traits

    def lie_on(self, base: tuple[int, int]) -> None:
        self.base = base
        self.is_large = base[0] * base[1] > 1

    @property
    def id(self) -> str:
        """Which sheet it is: the same creature has one per rank, act and number of heroes."""
        return f"{self.group} {self.rank} {self.health} {self.speed}"


class Monster:
    """A kind of monster: figures in a group by number of heroes, and its cards for both acts."""

    __slots__ = ("base", "group_size", "id", "sheets", "traits")

    def __init__(
        self,
        id: str,
        traits: tuple[str, ...],
        base: tuple[int, int],
        group_size: dict[int, tuple[int, int]],
        sheets: tuple[tuple[Sheet, Sheet], tuple[Sheet, Sheet]],
    ) -> None:
        self.id = id
        self.traits = traits
        self.base = base
        self.group_size = group_size
        self.sheets = sheets
        for act in sheets:
            for sheet in act:
                sheet.lie_on(base)
                sheet.traits = traits


class Lieutenant:
    """A lieutenant: attributes, and a card for both acts and each number of heroes."""

    __slots__ = ("id", "sheets")

    def __init__(self, id: str, sheets: tuple[dict[int, Sheet], dict[int, Sheet]]) -> None:
        self.id = id
        self.sheets = sheets


class OverlordCard:
    """An overlord card: class, level, how many copies, trait, and when it is played."""

    __slots__ = ("count", "deck", "id", "level", "timing", "trait")

    def __init__(self, id: str, deck: str, level: int, count: int, trait: str, timing: str) -> None:
        self.id = id
        self.deck = deck
        self.level = level
        self.count = count
        self.trait = trait
        self.timing = timing
