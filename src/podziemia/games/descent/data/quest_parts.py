"""What quests are made of. Rules are short texts in the rule language that `quest_language.py` reads."""

from __future__ import annotations

from typing import Final


class Marker:
    """What a capital letter on the map stands for."""

    __slots__ = ("kind", "name", "single", "walkable")

    def __init__(self, name: str, kind: str, walkable: bool = True, single: bool = False) -> None:
        self.name = name
        self.kind = kind
        self.walkable = walkable
        self.single = single


class Door:
    """A door: the squares it belongs to, the side of them it stands on, and how it starts."""

    __slots__ = ("id", "side", "squares", "state")

    def __init__(self, id: str, side: str, state: str, squares: tuple[tuple[int, int], ...]) -> None:
        self.id = id
        self.side = side
        self.state = state
        self.squares = squares


class Group:
    """A monster group of the set-up: its kind, or the traits the overlord picks by, and where it starts."""

    __slots__ = ("kind", "only_master", "traits", "zone")

    def __init__(self, kind: str, zone: str, traits: tuple[str, ...] = (), only_master: bool = False) -> None:
        self.kind = kind
        self.zone = zone
        self.traits = traits
        self.only_master = only_master


class Henchman:
    """A lieutenant of the set-up; with `later` he enters by a rule."""

    __slots__ = ("id", "later", "zone")

    def __init__(self, id: str, zone: str, later: bool = False) -> None:
        self.id = id
        self.zone = zone
        self.later = later


class Npc:
    """A neutral figure on the heroes' side."""

    __slots__ = ("attributes", "defense", "health", "id", "marker", "speed", "vehicle")

    def __init__(
        self,
        id: str,
        marker: str,
        speed: int,
        health: dict[int, int],
        defense: tuple[int, ...],
        attributes: tuple[int, ...] = (),
        vehicle: bool = False,
    ) -> None:
        self.id = id
        self.marker = marker
        self.speed = speed
        self.health = health
        self.defense = defense
        self.attributes = attributes
        self.vehicle = vehicle


class Structure:
    """Something that stands on the map and can be destroyed by the heroes."""

    __slots__ = ("count", "defense", "health", "id", "marker")

    def __init__(
        self, id: str, marker: str, count: dict[int, int], health: dict[int, int], defense: tuple[int, ...]
    ) -> None:
        self.id = id
        self.marker = marker
        self.count = count
        self.health = health
        self.defense = defense


class QuestAction:
    """A special action of a quest."""

    __slots__ = (
        "at",
        "auto",
        "bonus",
        "by",
        "condition",
        "do",
        "doors",
        "failed",
        "monsters_from_round",
        "passed",
        "per_turn",
        "reach",
        "terrain",
        "tests",
        "uses",
    )

    def __init__(
        self,
        by: tuple[str, ...],
        reach: str,
        at: str = "",
        doors: tuple[str, ...] = (),
        terrain: str = "",
        condition: str = "",
        tests: tuple[str, ...] = (),
        bonus: str = "",
        auto: str = "",
        do: tuple[str, ...] = (),
        passed: tuple[str, ...] = (),
        failed: tuple[str, ...] = (),
        uses: int = 0,
        per_turn: int = 0,
        monsters_from_round: int = 0,
    ) -> None:
        self.by = by
        self.reach = reach
        self.at = at
        self.doors = doors
        self.terrain = terrain
        self.condition = condition
        self.tests = tests
        self.bonus = bonus
        self.auto = auto
        self.do = do
        self.passed = passed
        self.failed = failed
        self.uses = uses
        self.per_turn = per_turn
        self.monsters_from_round = monsters_from_round


class QuestRule:
    """A special rule: what starts it, under which condition, and what it does; or an action; or a standing fact."""

    __slots__ = (
        "action",
        "condition",
        "counters",
        "define",
        "do",
        "hidden",
        "id",
        "known_to",
        "once",
        "optional",
        "states",
        "static",
        "when",
    )

    def __init__(
        self,
        id: str,
        when: tuple[str, ...] = (),
        condition: str = "",
        do: tuple[str, ...] = (),
        once: bool = False,
        optional: str = "",
        action: QuestAction | None = None,
        static: tuple[str, ...] = (),
        counters: dict[str, int] | None = None,
        hidden: tuple[str, tuple[str, ...]] = ("", ()),
        known_to: str = "",
        states: tuple[str, tuple[str, ...]] = ("", ()),
        define: dict[str, str] | None = None,
    ) -> None:
        self.id = id
        self.when = when
        self.condition = condition
        self.do = do
        self.once = once
        self.optional = optional
        self.action = action
        self.static = static
        self.counters = counters or {}
        self.hidden = hidden
        self.known_to = known_to
        self.states = states
        self.define = define or {}


class Outcome:
    """What follows when a side wins an encounter: the next one and the counters it starts with."""

    __slots__ = ("next", "set")

    def __init__(self, next: str = "", set: dict[str, str] | None = None) -> None:
        self.next = next
        self.set = set or {}


class Encounter:
    """One encounter: map, set-up, rules, and how either side wins."""

    __slots__ = (
        "doors",
        "groups",
        "heroes_win",
        "id",
        "lieutenants",
        "map",
        "markers",
        "max_rounds",
        "npcs",
        "outcome",
        "overlord_wins",
        "rules",
        "start",
        "structures",
    )

    def __init__(
        self,
        id: str,
        map: str,
        start: str,
        groups: tuple[Group, ...],
        rules: tuple[QuestRule, ...],
        heroes_win: tuple[str, ...],
        overlord_wins: tuple[str, ...],
        max_rounds: int,
        markers: dict[str, Marker] | None = None,
        doors: tuple[Door, ...] = (),
        lieutenants: tuple[Henchman, ...] = (),
        npcs: tuple[Npc, ...] = (),
        structures: tuple[Structure, ...] = (),
        outcome: dict[str, Outcome] | None = None,
    ) -> None:
        self.id = id
        self.map = map
        self.start = start
        self.groups = groups
        self.rules = rules
        self.heroes_win = heroes_win
        self.overlord_wins = overlord_wins
        self.max_rounds = max_rounds
        self.markers = markers or {}
        self.doors = doors
        self.lieutenants = lieutenants
        self.npcs = npcs
        self.structures = structures
        self.outcome = outcome or {}


class Rewards:
    """What a quest pays after it, beyond one experience for everybody."""

    __slots__ = ("counter", "flag", "gold", "gold_per_hero", "relic", "search_cards", "xp")

    def __init__(
        self,
        gold: int = 0,
        gold_per_hero: int = 0,
        xp: int = 0,
        relic: str = "",
        flag: str = "",
        counter: str = "",
        search_cards: int = 0,
    ) -> None:
        self.gold = gold
        self.gold_per_hero = gold_per_hero
        self.xp = xp
        self.relic = relic
        self.flag = flag
        self.counter = counter
        self.search_cards = search_cards


class Quest:
    """A quest: its place in the campaign, its encounters, and its rewards."""

    __slots__ = ("act", "always", "encounters", "heroes", "id", "kind", "overlord", "unlocks")

    def __init__(
        self,
        id: str,
        kind: str,
        act: int,
        encounters: tuple[Encounter, ...],
        always: Rewards,
        heroes: Rewards,
        overlord: Rewards,
        unlocks: tuple[tuple[str, ...], tuple[str, ...]],
    ) -> None:
        self.id = id
        self.kind = kind
        self.act = act
        self.encounters = encounters
        self.always = always
        self.heroes = heroes
        self.overlord = overlord
        self.unlocks = unlocks


GOLD_PER_COUNTER: Final = 25
CARRIED: Final = -1
"""A counter whose start the previous encounter decides."""
