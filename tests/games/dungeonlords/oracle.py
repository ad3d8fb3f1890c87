"""A slow second opinion on battles: the rules of combat written once more, from the ledger and the printed facts alone.

Nothing here is taken from the game. A battle is a tree of worlds; every function takes a world and gives all worlds
that may follow, so that `battle` gives every outcome there is, and `best` what good play brings from here to the end.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations

Words = tuple[str, ...]
Man = tuple[str, int, int]
"""An adventurer: who, his wounds, hit points he was given."""

HIT_POINTS = {
    "fighter": {1: (3, 4, 4, 5), 2: (5, 6, 7, 8)},
    "thief": {1: (3, 3, 4, 4), 2: (4, 5, 5, 6)},
    "cleric": {1: (3, 3, 4, 4), 2: (4, 5, 5, 6)},
    "wizard": {1: (3, 3, 4, 4), 2: (4, 5, 5, 6)},
}
SYMBOLS = {1: (1, 2, 1, 2), 2: (2, 2, 3, 3)}
PALADIN = {1: (5, 2), 2: (8, 3)}
"""Hit points, and symbols of each kind."""

FATIGUE = {
    "invisibility": 0, "magic_shield": 1, "fireball": 1, "detect_treasure": 1, "fist_of_justice": 1, "detect_evil": 2,
    "suggestion": 2, "word_of_peace": 2, "aura_of_fear": 2, "illusion": 2, "create_food": 2, "blind_rage": 2,
    "metamorphosis": 3, "dimensional_gate": 3, "regeneration": 3, "stone_skin": 1, "jailbreak": 3, "locate_hoard": 2,
}  # fmt: skip
SLOW = (
    "fireball", "detect_treasure", "fist_of_justice", "detect_evil", "regeneration", "jailbreak", "locate_hoard",
)  # fmt: skip
TRAP_COSTS = {"cursed_ring": (1, 0, 0), "poisoned_meal": (0, 1, 0), "kamikaze_imp": (0, 0, 1)}
"""Gold, food, imps; the meal takes two food in year 2."""
WAGES = {"goblin": (1, 0), "slime": (1, 0), "troll": (2, 0), "witch": (1, 1), "vampire": (0, 2)}
"""Food and evil, for the monsters that Suggestion can meet."""


@dataclass(frozen=True)
class Place:
    """What does not change in a battle. A tunnel has no room."""

    year: int
    round: int
    card: str
    room: str = ""


@dataclass(frozen=True)
class World:
    line: tuple[Man, ...]
    lair: Words = ()
    traps: Words = ()
    down: Words = ()
    prison: Words = ()
    gold: int = 0
    food: int = 0
    imps: int = 0
    evil: int = 5
    conquered: int = 0
    paladin: str = "gone"
    """In his `tent`, `here`, or `gone`."""
    sent: Words = ()
    set: Words = ()
    disarm: int = 0
    poisoned: Words = ()
    sheep: str = ""
    attacked: bool = False
    held: bool = False
    no_spells: bool = False
    no_healing: bool = False
    shield: bool = False
    invisible: bool = False
    stone_skin: bool = False
    rage: bool = False


Worlds = list[World]
Step = Callable[[World, Place], Worlds]


# ---- adventurers ----


def kind(man: Man) -> str:
    return man[0].split("_")[0]


def year_of(man: Man) -> int:
    return int(man[0].split("_y")[1][0])


def hit_points(man: Man) -> int:
    if kind(man) == "illusory":
        return 1
    if kind(man) == "paladin":
        return PALADIN[year_of(man)][0]
    return HIT_POINTS[kind(man)][year_of(man)]["abcd".index(man[0][-1])]


def symbols(w: World, bearer: str) -> int:
    """Against traps on thieves, for healing on priests, for magic on wizards; the paladin has all three."""
    total = 0
    for man in w.line:
        if kind(man) == bearer:
            total += SYMBOLS[year_of(man)]["abcd".index(man[0][-1])]
        elif kind(man) == "paladin":
            total += PALADIN[year_of(man)][1]
    return total


def over(w: World) -> bool:
    return all(kind(man) == "illusory" for man in w.line)


def without(things: Words, gone: str) -> Words:
    left = list(things)
    left.remove(gone)
    return tuple(left)


# ---- wounds and evil ----


def hurt(w: World, blows: dict[str, int], sure: bool = False) -> World:
    """All at once. A shield takes one point of the first who would suffer; invisible wizards suffer nothing."""
    line, prison, shield, paladin = [], w.prison, w.shield, w.paladin
    for man in w.line:
        n = max(0, blows.get(man[0], 0))
        if w.invisible and kind(man) == "wizard" and not sure:
            n = 0
        if n and shield and not sure:
            shield, n = False, n - 1
        wounded = (man[0], man[1] + n, man[2])
        if n and wounded[1] >= hit_points(man) + man[2]:
            prison += (man[0],) if kind(man) != "illusory" else ()
            paladin = "gone" if kind(man) == "paladin" else paladin
        else:
            line.append(wounded)
    return replace(w, line=tuple(line), prison=prison, shield=shield, paladin=paladin)


def more_evil(w: World, n: int, place: Place) -> World:
    """At ten the paladin comes out of his tent to the front, behind illusions only."""
    w = replace(w, evil=max(1, min(15, w.evil + n)))
    if w.evil < 10 or w.paladin != "tent":
        return w
    illusions = len([man for man in w.line if kind(man) == "illusory"])
    newcomer = (f"paladin_y{place.year}", 0, 0)
    return replace(w, paladin="here", line=(*w.line[:illusions], newcomer, *w.line[illusions:]))


# ---- traps ----


def spring_traps(w: World, place: Place) -> Worlds:
    if not w.set or over(w):
        return [w]
    found = []
    for trap in sorted(set(w.set)):
        for after in spring(replace(w, set=without(w.set, trap)), trap, place):
            found += spring_traps(after, place)
    return found


def spring(w: World, trap: str, place: Place) -> Worlds:
    gold, food, imps = TRAP_COSTS.get(trap, (0, 0, 0))
    fee = 1 if place.room not in ("", "labyrinth") else 0
    w = replace(w, gold=w.gold - gold - fee, food=w.food - food * place.year, imps=w.imps - imps)
    if trap not in ("poisoned_dart", "antimagic_dart"):
        return [disarmed(w, trap_blows(w, trap, place), trap)]
    return [disarmed(aimed(w, trap, man), {man[0]: 1}, trap) for man in w.line]


def aimed(w: World, trap: str, man: Man) -> World:
    if trap == "poisoned_dart":
        return replace(w, poisoned=(*w.poisoned, man[0]))
    return replace(
        w,
        no_spells=w.no_spells or kind(man) == "wizard",
        no_healing=w.no_healing or kind(man) == "cleric",
    )


def trap_blows(w: World, trap: str, place: Place) -> dict[str, int]:
    names = [man[0] for man in w.line]
    later = place.year - 1
    if trap == "rolling_stone":
        return {names[0]: 3 + later}
    if trap == "pendulum":
        return {names[1]: 3 + later} if len(names) > 1 else {}
    if trap == "fire_wall":
        return {name: 1 + (name == names[-1]) for name in names}
    if trap == "trap_door":
        return {names[0]: 2 + later}
    if trap == "cursed_ring":
        return dict.fromkeys(names, 1)
    if trap == "poisoned_meal":
        first = w.line[0]
        return {names[0]: hit_points(first) + first[2] - first[1]}
    assert trap == "kamikaze_imp"
    return {name: 3 + later if name == names[0] else 1 for name in names}


def disarmed(w: World, blows: dict[str, int], trap: str) -> World:
    """Symbols take points off from the front; what they have taken off is used up for the round."""
    pool, left = w.disarm, {}
    for man in w.line:
        taken = min(pool, blows.get(man[0], 0))
        pool -= taken
        left[man[0]] = blows.get(man[0], 0) - taken
    held = w.held or trap in ("trap_door", "cursed_ring")
    return hurt(replace(w, disarm=pool, held=held), left)


# ---- spells ----


def cast(fast: bool) -> Step:
    def step(w: World, place: Place) -> Worlds:
        if (place.card in SLOW) == fast or w.no_spells or place.room == "antimagic_room":
            return [w]
        return SPELLS[place.card](w, place) if symbols(w, "wizard") >= place.round else [w]

    return step


def monsters_sent(w: World) -> list[str]:
    return [unit for unit in w.sent if unit != "ghost"]


def home(w: World, unit: str) -> World:
    return replace(w, sent=without(w.sent, unit), lair=(*w.lair, unit))


def knocked_out(w: World, unit: str) -> World:
    return replace(w, sent=without(w.sent, unit), down=(*w.down, unit))


def invisibility(w: World, place: Place) -> Worlds:
    wizards = [man for man in w.line if kind(man) == "wizard"]
    others = [man for man in w.line if kind(man) != "wizard"]
    return [replace(w, invisible=True, line=(*others, *wizards))]


def detect_treasure(w: World, place: Place) -> Worlds:
    if w.gold:
        return [replace(w, gold=w.gold - 1)]
    if w.food:
        return [replace(w, food=w.food - 1)]
    return [replace(w, traps=without(w.traps, trap)) for trap in set(w.traps)] or [w]


def suggestion(w: World, place: Place, undecided: Words | None = None) -> Worlds:
    waiting = tuple(monsters_sent(w)) if undecided is None else undecided
    if not waiting:
        return [w]
    found = []
    for unit in set(waiting):
        rest = without(waiting, unit)
        found += suggestion(home(w, unit), place, rest)
        food, evil = WAGES[unit]
        if w.food >= food and w.evil + evil <= 15:
            found += suggestion(more_evil(replace(w, food=w.food - food), evil, place), place, rest)
    return found


def word_of_peace(w: World, place: Place) -> Worlds:
    peaceful = w
    for unit in monsters_sent(w):
        peaceful = home(peaceful, unit)
    return [peaceful, more_evil(w, 2, place)] if monsters_sent(w) else [w]


def regeneration(w: World, place: Place) -> Worlds:
    wounded = [man for man in w.line if man[1]]
    if not wounded:
        return [w]
    healed = [(man[0], 0, man[2]) if man is wounded[0] else man for man in w.line]
    return [replace(w, line=tuple(healed))]


def to_one_monster(what: Callable[[World, str], World]) -> Step:
    return lambda w, place: [what(w, unit) for unit in set(monsters_sent(w))] or [w]


def jailbreak(w: World, place: Place) -> Worlds:
    return [replace(w, prison=without(w.prison, man)) for man in w.prison] or [w]


def create_food(w: World, place: Place) -> Worlds:
    who, wounds, extra = w.line[0]
    return [replace(w, line=((who, wounds, extra + 1), *w.line[1:]))]


SPELLS: dict[str, Step] = {
    "invisibility": invisibility,
    "magic_shield": lambda w, place: [replace(w, shield=True)],
    "fireball": lambda w, place: [w],
    "detect_treasure": detect_treasure,
    "fist_of_justice": lambda w, place: [replace(w, imps=max(0, w.imps - 1))],
    "detect_evil": lambda w, place: [more_evil(w, 2, place)],
    "suggestion": suggestion,
    "word_of_peace": word_of_peace,
    "aura_of_fear": to_one_monster(home),
    "illusion": lambda w, place: [replace(w, line=(("illusory_adventurer", 0, 0), *w.line))],
    "create_food": create_food,
    "blind_rage": lambda w, place: [replace(w, rage=True)],
    "metamorphosis": to_one_monster(lambda w, unit: replace(w, sheep=unit)),
    "dimensional_gate": to_one_monster(knocked_out),
    "regeneration": regeneration,
    "stone_skin": lambda w, place: [replace(w, stone_skin=True)],
    "jailbreak": jailbreak,
    "locate_hoard": lambda w, place: [replace(w, gold=max(0, w.gold - 1), food=max(0, w.food - 1))],
}


# ---- monsters and ghosts ----


def attack_with_all(w: World, place: Place) -> Worlds:
    """In any order. Who cannot attack when all others have is knocked out; a vampire comes home."""
    if not w.sent or over(w):
        return [w]
    found: Worlds = []
    for unit in sorted(set(w.sent)):
        for after in attacks_of(w, unit, place):
            found += attack_with_all(after, place)
    if found:
        return found
    for unit in w.sent:
        w = home(w, unit) if unit == "vampire" else knocked_out(w, unit)
    return [w]


def attacks_of(w: World, unit: str, place: Place) -> Worlds:
    found: Worlds = []
    if w.sheep == unit:
        bleating = knocked_out(replace(w, sheep="", attacked=True), unit)
        found.append(hit_first(bleating, 1))
    if w.sent.count(unit) > (w.sheep == unit):
        found += ATTACKS[unit](w, place)
    return found


def stronger(unit: str, n: int, place: Place) -> int:
    trained = {"training_room": ("goblin", "troll"), "dark_room": ("witch", "vampire")}
    return n + (unit in trained.get(place.room, ()))


def blow(w: World, targets: Iterable[Man], n: int) -> World:
    return hurt(replace(w, attacked=True), {man[0]: n - w.stone_skin for man in targets})


def hit_first(w: World, n: int) -> World:
    return blow(w, w.line[:1], n)


def goblin(w: World, place: Place) -> Worlds:
    after = hit_first(w, stronger("goblin", 2, place))
    if after.line and w.line[0][0] not in [man[0] for man in after.line]:
        after = hit_first(after, stronger("goblin", 1, place))
    return [knocked_out(after, "goblin")]


def slime(w: World, place: Place) -> Worlds:
    dripped = blow(w, w.line[:1] if w.rage else w.line, 1)
    return [knocked_out(dripped, "slime"), knocked_out(replace(w, held=True), "slime")]


def ghost(w: World, place: Place) -> Worlds:
    return [knocked_out(blow(w, [man], 2), "ghost") for man in w.line[1:]]


def troll(w: World, place: Place) -> Worlds:
    fed = [hit_first(replace(w, food=w.food - 1), stronger("troll", 4, place))] if w.food else []
    return [knocked_out(after, "troll") for after in [hit_first(w, stronger("troll", 3, place)), *fed]]


def witch(w: World, place: Place) -> Worlds:
    bolt = hit_first(w, stronger("witch", 4, place))
    spark = stronger("witch", 1, place)
    sparks = [second for first in spark_on_anyone(w, spark) for second in spark_on_anyone(first, spark)]
    return [knocked_out(after, "witch") for after in [bolt, *sparks]]


def spark_on_anyone(w: World, n: int) -> Worlds:
    if over(w):
        return [w]
    return [blow(w, [man], n) for man in (w.line[:1] if w.rage else w.line)]


def vampire(w: World, place: Place) -> Worlds:
    victims = w.line[:1] if w.rage else [man for man in w.line if kind(man) != "cleric"]
    feasts = [knocked_out(blow(w, [man], stronger("vampire", 3, place)), "vampire") for man in victims]
    return feasts + [home(blow(w, [man], stronger("vampire", 2, place)), "vampire") for man in victims]


def golem(w: World, place: Place) -> Worlds:
    return [home(hit_first(w, 4), "golem")]


def dragon(w: World, place: Place) -> Worlds:
    return [knocked_out(replace(blow(w, w.line[:1] if w.rage else w.line, 2), no_healing=True), "dragon")]


def demon(w: World, place: Place) -> Worlds:
    victims = w.line[:1] if w.rage else w.line
    return [knocked_out(replace(blow(w, [man], 7), held=True), "demon") for man in victims]


ATTACKS: dict[str, Step] = {
    "goblin": goblin,
    "slime": slime,
    "ghost": ghost,
    "troll": troll,
    "witch": witch,
    "vampire": vampire,
    "golem": golem,
    "dragon": dragon,
    "demon": demon,
}


# ---- healing, conquering, poison ----


def heal(w: World, place: Place) -> Worlds:
    hearts = symbols(w, "cleric") if w.attacked and not w.no_healing else 0
    line = []
    for who, wounds, extra in w.line:
        taken = min(wounds, hearts)
        hearts -= taken
        line.append((who, wounds - taken, extra))
    return [replace(w, line=tuple(line))]


def conquer(w: World, place: Place) -> Worlds:
    if w.held:
        return [w]
    for _ in range(FATIGUE[place.card]):
        reached = [man for man in w.line if not (w.invisible and kind(man) == "wizard")]
        if reached:
            w = hurt(w, {reached[0][0]: 1})
    return [w] if over(w) else [more_evil(replace(w, conquered=w.conquered + 1), -1, place)]


def poison(w: World, place: Place) -> Worlds:
    return [hurt(w, {name: 2 * w.poisoned.count(name) for name in w.poisoned}, sure=True)]


STEPS: tuple[Step, ...] = (spring_traps, cast(fast=True), attack_with_all, cast(fast=False), heal, conquer, poison)


def battle(w: World, place: Place) -> set[World]:
    """Every outcome of the battle with what is set and sent, told without what matters in the battle only."""
    worlds = {replace(w, disarm=symbols(w, "thief"))}
    for step in STEPS:
        worlds = {after for before in worlds for after in ([before] if over(before) else step(before, place))}
    return {told(after) for after in worlds}


def told(w: World) -> World:
    """What has not acted comes back; illusions do not stay alone."""
    return World(
        line=() if over(w) else w.line,
        lair=tuple(sorted(w.lair + w.sent)),
        traps=tuple(sorted(w.traps + w.set)),
        down=tuple(sorted(w.down)),
        prison=tuple(sorted(w.prison)),
        gold=w.gold,
        food=w.food,
        imps=w.imps,
        evil=w.evil,
        conquered=w.conquered,
        paladin=w.paladin,
    )


# ---- whole combats ----


def plans(w: World, place: Place) -> set[World]:
    """Everything that may be set and sent."""
    most_traps = 2 if place.room == "labyrinth" else 1
    most_monsters = 2 if place.room not in ("", "labyrinth") else 1
    sets = {chosen for n in range(most_traps + 1) for chosen in combinations(w.traps, n)}
    groups = {chosen for n in range(len(w.lair) + 1) for chosen in combinations(w.lair, n)}
    return {
        committed(w, traps, units)
        for traps in sets
        if payable(w, traps, place)
        for units in groups
        if len([unit for unit in units if unit != "ghost"]) <= most_monsters
    }


def committed(w: World, traps: Words, units: Words) -> World:
    for trap in traps:
        w = replace(w, traps=without(w.traps, trap), set=(*w.set, trap))
    for unit in units:
        w = replace(w, lair=without(w.lair, unit), sent=(*w.sent, unit))
    return w


def payable(w: World, traps: Words, place: Place) -> bool:
    costs = [TRAP_COSTS.get(trap, (0, 0, 0)) for trap in traps]
    fees = len(traps) if place.room not in ("", "labyrinth") else 0
    gold, food, imps = (sum([cost[i] for cost in costs]) for i in range(3))
    return w.gold >= gold + fees and w.food >= food * place.year and w.imps >= imps


@cache
def best(w: World, year: int, round: int, cards: Words, rooms: Words) -> int:
    """Points for prisoners less those for tiles, from this round to the fourth, if all is played well and all cards are
    known. The tiles lie in a row, nearest first; none may run out."""
    if round > 4 or over(w):
        return 0
    place = Place(year, round, cards[round - 1], rooms[w.conquered])
    return max(
        2 * (len(after.prison) - len(w.prison))
        - 2 * (after.conquered - w.conquered)
        + best(after, year, round + 1, cards, rooms)
        for plan in plans(w, place)
        for after in battle(plan, place)
    )
