"""The components of Dungeon Lords, as data. Numbers are facts of the game; `original` ones are ours (see the help)."""

from __future__ import annotations

from typing import Final

# ---- the dungeon: 5 columns by 4 rows, cell = row * 5 + column, row 0 next to the surface ----

COLUMNS: Final = 5
ROWS: Final = 4
CELLS: Final = COLUMNS * ROWS
ENTRANCE: Final = 2
START_TUNNELS: Final = (2, 7, 12)
CELL_IDS: Final = tuple([f"cell-{cell % COLUMNS}-{cell // COLUMNS}" for cell in range(CELLS)])


def _neighbours(cell: int) -> tuple[int, ...]:
    column, row = cell % COLUMNS, cell // COLUMNS
    near = ((column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1))
    return tuple([y * COLUMNS + x for x, y in near if 0 <= x < COLUMNS and 0 <= y < ROWS])


def _blocks(cell: int) -> tuple[int, ...]:
    """The 2x2 blocks a cell belongs to, each as the bits of the three other cells."""
    column, row = cell % COLUMNS, cell // COLUMNS
    blocks = []
    for left in (column - 1, column):
        for top in (row - 1, row):
            if 0 <= left < COLUMNS - 1 and 0 <= top < ROWS - 1:
                corner = top * COLUMNS + left
                four = 1 << corner | 1 << corner + 1 | 1 << corner + COLUMNS | 1 << corner + COLUMNS + 1
                blocks.append(four & ~(1 << cell))
    return tuple(blocks)


NEIGHBOURS: Final = tuple([_neighbours(cell) for cell in range(CELLS)])
BLOCKS: Final = tuple([_blocks(cell) for cell in range(CELLS)])
UPPER: Final = tuple([cell for cell in range(CELLS) if cell < 10])
LOWER: Final = tuple([cell for cell in range(CELLS) if cell >= 10])
CENTRE: Final = (6, 7, 8, 11, 12, 13)
EDGE: Final = tuple([cell for cell in range(CELLS) if cell not in CENTRE])
ANYWHERE: Final = tuple(range(CELLS))

NOTHING: Final = -1
TUNNEL: Final = -2
"""A cell holds NOTHING, a TUNNEL, or the number of its room."""

# ---- seasons, actions, evil ----

SEASONS: Final = ("winter", "spring", "summer", "autumn")
WINTER: Final = 0
AUTUMN: Final = 3

ACTIONS: Final = (
    "get_food",
    "improve_reputation",
    "dig_tunnels",
    "mine_gold",
    "recruit_imps",
    "buy_traps",
    "hire_monster",
    "build_room",
)
GET_FOOD: Final = 0
IMPROVE_REPUTATION: Final = 1
DIG_TUNNELS: Final = 2
MINE_GOLD: Final = 3
RECRUIT_IMPS: Final = 4
BUY_TRAPS: Final = 5
HIRE_MONSTER: Final = 6
BUILD_ROOM: Final = 7

EVIL_START: Final = 5
EVIL_MOST: Final = 15
EVIL_LEAST: Final = 1
PALADIN_SPACE: Final = 10


class Cost:
    """What something costs: gold, food, evil, trap cards, own monsters."""

    __slots__ = ("evil", "food", "gold", "monsters", "traps")

    def __init__(self, gold: int = 0, food: int = 0, evil: int = 0, traps: int = 0, monsters: int = 0) -> None:
        self.gold = gold
        self.food = food
        self.evil = evil
        self.traps = traps
        self.monsters = monsters


# ---- monsters and ghosts ----

STANDARD: Final = "standard"
ANYONE: Final = "anyone"
EVERYONE: Final = "everyone"
HOLD: Final = "hold"


class Attack:
    """One way in which a monster can act."""

    __slots__ = (
        "damage",
        "follow",
        "food",
        "hits",
        "id",
        "kind",
        "not_cleric",
        "not_first",
        "returns",
        "skip_conquering",
        "skip_healing",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        kind: str,
        damage: int = 0,
        hits: int = 1,
        follow: int = 0,
        food: int = 0,
        not_first: bool = False,
        not_cleric: bool = False,
        skip_conquering: bool = False,
        skip_healing: bool = False,
        returns: bool = False,
    ) -> None:
        self.id = id
        self.kind = kind
        self.damage = damage
        self.hits = hits
        self.follow = follow
        self.food = food
        self.not_first = not_first
        self.not_cleric = not_cleric
        self.skip_conquering = skip_conquering
        self.skip_healing = skip_healing
        self.returns = returns


class Monster:
    """A monster or ghost: how many tiles in each year, its cost, what it can do, whether it comes home where it can do
    nothing."""

    __slots__ = ("attacks", "comes_home", "cost", "counts", "id")

    def __init__(
        self, id: str, counts: tuple[int, int], cost: Cost, attacks: tuple[Attack, ...], comes_home: bool = False
    ) -> None:
        self.id = id
        self.counts = counts
        self.cost = cost
        self.attacks = attacks
        self.comes_home = comes_home


MONSTERS: Final = (
    Monster("goblin", (2, 1), Cost(food=1), (Attack("strike", STANDARD, 2, follow=1),)),
    Monster(
        "slime",
        (2, 1),
        Cost(food=1),
        (
            Attack("drip", EVERYONE, 1),
            Attack("hold", HOLD, skip_conquering=True),
        ),
    ),
    Monster("ghost", (2, 1), Cost(evil=1), (Attack("haunt", ANYONE, 2, not_first=True),)),
    Monster(
        "troll",
        (2, 1),
        Cost(food=2),
        (
            Attack("club", STANDARD, 3),
            Attack("fed_club", STANDARD, 4, food=1),
        ),
    ),
    Monster(
        "witch",
        (2, 1),
        Cost(food=1, evil=1),
        (
            Attack("bolt", STANDARD, 4),
            Attack("sparks", ANYONE, 1, hits=2),
        ),
    ),
    Monster(
        "vampire",
        (2, 1),
        Cost(evil=2),
        (
            Attack("feast", ANYONE, 3, not_cleric=True),
            Attack("bite_and_fly", ANYONE, 2, not_cleric=True, returns=True),
        ),
        comes_home=True,
    ),
    Monster("golem", (0, 2), Cost(gold=1, traps=1), (Attack("smash", STANDARD, 4, returns=True),)),
    Monster("dragon", (0, 2), Cost(food=2, evil=2), (Attack("breath", EVERYONE, 2, skip_healing=True),)),
    Monster("demon", (0, 2), Cost(evil=1, monsters=1), (Attack("slay", ANYONE, 7, skip_conquering=True),)),
)
MONSTER_IDS: Final = tuple([monster.id for monster in MONSTERS])
GOBLIN: Final = 0
SLIME: Final = 1
GHOST: Final = 2
TROLL: Final = 3
WITCH: Final = 4
VAMPIRE: Final = 5
GOLEM: Final = 6
DRAGON: Final = 7
DEMON: Final = 8
ATTACK_IDS: Final = tuple([f"{monster.id}:{attack.id}" for monster in MONSTERS for attack in monster.attacks])
SHEEP: Final = Attack("bleat", STANDARD, 1)
"""What a monster turned into a sheep can still do."""

# ---- traps ----


class Trap:
    """A trap: cost and damage in the two years; what is `deadly` does to the first just what fells him."""

    __slots__ = (
        "deadly", "each", "first", "food", "gold", "id", "imps", "last", "others", "picked", "second",
        "skip_conquering",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        first: tuple[int, int] = (0, 0),
        second: tuple[int, int] = (0, 0),
        each: int = 0,
        last: int = 0,
        others: int = 0,
        picked: int = 0,
        gold: int = 0,
        food: tuple[int, int] = (0, 0),
        imps: int = 0,
        skip_conquering: bool = False,
        deadly: bool = False,
    ) -> None:
        self.id = id
        self.first = first
        self.second = second
        self.each = each
        self.last = last
        self.others = others
        self.picked = picked
        self.gold = gold
        self.food = food
        self.imps = imps
        self.skip_conquering = skip_conquering
        self.deadly = deadly


TRAPS: Final = (
    Trap("rolling_stone", first=(3, 4)),
    Trap("pendulum", second=(3, 4)),
    Trap("fire_wall", each=1, last=1),
    Trap("trap_door", first=(2, 3), skip_conquering=True),
    Trap("cursed_ring", each=1, gold=1, skip_conquering=True),
    Trap("poisoned_meal", food=(1, 2), deadly=True),
    Trap("poisoned_dart", picked=1),
    Trap("antimagic_dart", picked=1),
    Trap("kamikaze_imp", first=(3, 4), others=1, imps=1),
)
TRAP_IDS: Final = tuple([trap.id for trap in TRAPS])
ROLLING_STONE: Final = 0
PENDULUM: Final = 1
FIRE_WALL: Final = 2
TRAP_DOOR: Final = 3
CURSED_RING: Final = 4
POISONED_MEAL: Final = 5
POISONED_DART: Final = 6
ANTIMAGIC_DART: Final = 7
KAMIKAZE_IMP: Final = 8
TRAP_COPIES: Final = 3
POISON: Final = 2
"""What the poisoned dart does at the end of the round."""

# ---- rooms ----


class Room:
    """A room: production rooms of year 1 need imps and a zone; those of year 2 fight or score. A battle in it has room
    for so many traps, at a fee each, and so many monsters; `trains` those who hit harder there."""

    __slots__ = (
        "fee", "food", "gain", "id", "imps", "kind", "monsters", "points", "spells", "trains", "traps", "year", "zone",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        year: int,
        kind: str,
        zone: tuple[int, ...] = ANYWHERE,
        imps: int = 0,
        food: int = 0,
        gain: str = "",
        points: dict[int, int] | None = None,
        traps: int = 1,
        fee: int = 1,
        monsters: int = 2,
        trains: tuple[int, ...] = (),
        spells: bool = True,
    ) -> None:
        self.id = id
        self.year = year
        self.kind = kind
        self.zone = zone
        self.imps = imps
        self.food = food
        self.gain = gain
        self.points = points or {}
        self.traps = traps
        self.fee = fee
        self.monsters = monsters
        self.trains = trains
        self.spells = spells


ROOMS: Final = (
    Room("hatchery", 1, "production", UPPER, imps=3, gain="food"),
    Room("mushroom_bed", 1, "production", LOWER, imps=3, gain="food"),
    Room("souvenir_shop", 1, "production", UPPER, imps=3, gain="gold"),
    Room("mint", 1, "production", LOWER, imps=3, gain="gold"),
    Room("workshop", 1, "production", EDGE, imps=4, gain="traps"),
    Room("tool_shed", 1, "production", EDGE, imps=2, gain="dig"),
    Room("printing_press", 1, "production", CENTRE, imps=3, gain="evil"),
    Room("magic_room", 1, "production", CENTRE, imps=2, food=1, gain="imps"),
    Room("training_room", 2, "battle", trains=(GOBLIN, TROLL)),
    Room("dark_room", 2, "battle", trains=(WITCH, VAMPIRE)),
    Room("labyrinth", 2, "battle", traps=2, fee=0, monsters=1),
    Room("antimagic_room", 2, "battle", spells=False),
    Room("cafeteria", 2, "scoring", points={TROLL: 1, GOBLIN: 1, SLIME: 1, WITCH: 1}),
    Room("chapel", 2, "scoring", points={VAMPIRE: 2, GHOST: 2}),
    Room("pandemonium", 2, "scoring", points={GOLEM: 2, DRAGON: 2, DEMON: 2}),
    Room("hall_of_fame", 2, "scoring"),
)
ROOM_IDS: Final = tuple([room.id for room in ROOMS])
HATCHERY: Final = 0
MUSHROOM_BED: Final = 1
SOUVENIR_SHOP: Final = 2
MINT: Final = 3
WORKSHOP: Final = 4
TOOL_SHED: Final = 5
PRINTING_PRESS: Final = 6
MAGIC_ROOM: Final = 7
TRAINING_ROOM: Final = 8
DARK_ROOM: Final = 9
LABYRINTH: Final = 10
ANTIMAGIC_ROOM: Final = 11
CAFETERIA: Final = 12
CHAPEL: Final = 13
PANDEMONIUM: Final = 14
HALL_OF_FAME: Final = 15
NO_ROOM: Final = Room("tunnel", 0, "tunnel", fee=0, monsters=1)
"""A tunnel, where a battle takes place in it."""


def room_at(tile: int) -> Room:
    """What a tile is to those who fight on it."""
    return ROOMS[tile] if tile >= 0 else NO_ROOM


# ---- adventurers ----

FIGHTER: Final = 0
THIEF: Final = 1
CLERIC: Final = 2
WIZARD: Final = 3
PALADIN: Final = 4
ILLUSION: Final = 5
CLASSES: Final = ("fighter", "thief", "cleric", "wizard", "paladin", "illusion")


class Hero:
    """An adventurer tile: class, glyph strength, hit points, symbols against traps, for healing, for magic."""

    __slots__ = ("hearts", "hp", "id", "kind", "magic", "strength", "traps", "year")

    def __init__(
        self, id: str, kind: int, year: int, strength: int, hp: int, traps: int = 0, hearts: int = 0, magic: int = 0
    ) -> None:
        self.id = id
        self.kind = kind
        self.year = year
        self.strength = strength
        self.hp = hp
        self.traps = traps
        self.hearts = hearts
        self.magic = magic


HEROES: Final = (
    Hero("fighter_y1_a", FIGHTER, 1, 1, 3),
    Hero("fighter_y1_b", FIGHTER, 1, 2, 4),
    Hero("fighter_y1_c", FIGHTER, 1, 2, 4),
    Hero("fighter_y1_d", FIGHTER, 1, 3, 5),
    Hero("thief_y1_a", THIEF, 1, 1, 3, traps=1),
    Hero("thief_y1_b", THIEF, 1, 2, 3, traps=2),
    Hero("thief_y1_c", THIEF, 1, 2, 4, traps=1),
    Hero("thief_y1_d", THIEF, 1, 3, 4, traps=2),
    Hero("cleric_y1_a", CLERIC, 1, 1, 3, hearts=1),
    Hero("cleric_y1_b", CLERIC, 1, 2, 3, hearts=2),
    Hero("cleric_y1_c", CLERIC, 1, 2, 4, hearts=1),
    Hero("cleric_y1_d", CLERIC, 1, 3, 4, hearts=2),
    Hero("wizard_y1_a", WIZARD, 1, 1, 3, magic=1),
    Hero("wizard_y1_b", WIZARD, 1, 2, 3, magic=2),
    Hero("wizard_y1_c", WIZARD, 1, 2, 4, magic=1),
    Hero("wizard_y1_d", WIZARD, 1, 3, 4, magic=2),
    Hero("fighter_y2_a", FIGHTER, 2, 1, 5),
    Hero("fighter_y2_b", FIGHTER, 2, 2, 6),
    Hero("fighter_y2_c", FIGHTER, 2, 3, 7),
    Hero("fighter_y2_d", FIGHTER, 2, 4, 8),
    Hero("thief_y2_a", THIEF, 2, 1, 4, traps=2),
    Hero("thief_y2_b", THIEF, 2, 2, 5, traps=2),
    Hero("thief_y2_c", THIEF, 2, 3, 5, traps=3),
    Hero("thief_y2_d", THIEF, 2, 4, 6, traps=3),
    Hero("cleric_y2_a", CLERIC, 2, 1, 4, hearts=2),
    Hero("cleric_y2_b", CLERIC, 2, 2, 5, hearts=2),
    Hero("cleric_y2_c", CLERIC, 2, 3, 5, hearts=3),
    Hero("cleric_y2_d", CLERIC, 2, 4, 6, hearts=3),
    Hero("wizard_y2_a", WIZARD, 2, 1, 4, magic=2),
    Hero("wizard_y2_b", WIZARD, 2, 2, 5, magic=2),
    Hero("wizard_y2_c", WIZARD, 2, 3, 5, magic=3),
    Hero("wizard_y2_d", WIZARD, 2, 4, 6, magic=3),
    Hero("paladin_y1", PALADIN, 1, 0, 5, 2, 2, 2),
    Hero("paladin_y2", PALADIN, 2, 0, 8, 3, 3, 3),
    Hero("illusory_adventurer", ILLUSION, 2, 0, 1),
)
HERO_IDS: Final = tuple([hero.id for hero in HEROES])
ORDINARY: Final = 32
PALADINS: Final = (32, 33)
THE_ILLUSION: Final = 34

# ---- combat cards ----


class CombatCard:
    """A combat card: spell and fatigue."""

    __slots__ = ("fast", "fatigue", "id", "year")

    def __init__(self, id: str, year: int, fast: bool, fatigue: int) -> None:
        self.id = id
        self.year = year
        self.fast = fast
        self.fatigue = fatigue


COMBAT_CARDS: Final = (
    CombatCard("invisibility", 1, True, 0),
    CombatCard("magic_shield", 1, True, 1),
    CombatCard("fireball", 1, False, 1),
    CombatCard("detect_treasure", 1, False, 1),
    CombatCard("fist_of_justice", 1, False, 1),
    CombatCard("detect_evil", 1, False, 2),
    CombatCard("suggestion", 1, True, 2),
    CombatCard("word_of_peace", 1, True, 2),
    CombatCard("aura_of_fear", 1, True, 2),
    CombatCard("illusion", 2, True, 2),
    CombatCard("create_food", 2, True, 2),
    CombatCard("blind_rage", 2, True, 2),
    CombatCard("metamorphosis", 2, True, 3),
    CombatCard("dimensional_gate", 2, True, 3),
    CombatCard("regeneration", 2, False, 3),
    CombatCard("stone_skin", 2, True, 1),
    CombatCard("jailbreak", 2, False, 3),
    CombatCard("locate_hoard", 2, False, 2),
)
COMBAT_CARD_IDS: Final = tuple([card.id for card in COMBAT_CARDS])
INVISIBILITY: Final = 0
MAGIC_SHIELD: Final = 1
FIREBALL: Final = 2
DETECT_TREASURE: Final = 3
FIST_OF_JUSTICE: Final = 4
DETECT_EVIL: Final = 5
SUGGESTION: Final = 6
WORD_OF_PEACE: Final = 7
AURA_OF_FEAR: Final = 8
ILLUSION_SPELL: Final = 9
CREATE_FOOD: Final = 10
BLIND_RAGE: Final = 11
METAMORPHOSIS: Final = 12
DIMENSIONAL_GATE: Final = 13
REGENERATION: Final = 14
STONE_SKIN: Final = 15
JAILBREAK: Final = 16
LOCATE_HOARD: Final = 17
COMBAT_ROUNDS: Final = 4

# ---- events ----

EVENTS: Final = ("payday", "taxes", "special_event")
PAYDAY: Final = 0
TAXES: Final = 1
SPECIAL_EVENT: Final = 2

SPECIAL_EVENTS: Final = (
    "witch_hunt",
    "monster_strike",
    "robbery",
    "rats",
    "imp_exodus",
    "safety_inspection",
    "travelling_bards",
    "trap_recall",
    "academy_open_day",
)
WITCH_HUNT: Final = 0
MONSTER_STRIKE: Final = 1
ROBBERY: Final = 2
RATS: Final = 3
IMP_EXODUS: Final = 4
SAFETY_INSPECTION: Final = 5
TRAVELLING_BARDS: Final = 6
TRAP_RECALL: Final = 7
ACADEMY_OPEN_DAY: Final = 8

# ---- points ----

TITLES: Final = ("dark_deeds", "rooms", "tunnels", "monsters", "imps", "riches", "battle")
