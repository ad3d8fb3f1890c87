"""The data of the game says what is printed on dice, sheets and cards: `printed.txt` was written down apart from it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from podziemia.games.descent.data.dice import DICE, FACES, SHIELDS, Face
from podziemia.games.descent.data.heroes import HERO_SHEETS, ITEMS_IN_BOX, SEARCH_CARDS, SKILLS
from podziemia.games.descent.data.overlord import LIEUTENANTS, MONSTERS, OVERLORD_CARDS
from podziemia.games.descent.data.parts import ARCHETYPES, CLASSES, Item, Sheet, Surge
from podziemia.games.descent.data.travel import TRAVEL_CARDS, Ops

PRINTED = [
    line for line in (Path(__file__).parent / "printed.txt").read_text().splitlines() if line[:1] not in ("", "#")
]
SYMBOLS = ("road", "plain", "forest", "mountain", "water")


def joined(parts: Iterator[str] | list[str] | tuple[str, ...]) -> str:
    return "+".join(parts) or "-"


def dice(numbers: tuple[int, ...]) -> str:
    return joined([DICE[n] for n in numbers])


def slashed(numbers: tuple[int, ...]) -> str:
    return "/".join([str(n) for n in numbers])


def surges(lines: tuple[Surge, ...]) -> str:
    told = [line.id if line.cost == 1 else f"{line.id}({line.cost})" for line in lines]
    return " | " + ", ".join(told) if told else ""


def die_lines() -> Iterator[str]:
    for name, faces, shields in zip(DICE, (*FACES, (), (), ()), SHIELDS, strict=True):
        yield f"die {name}: " + " ".join([face(one) for one in faces] or [str(n) for n in shields])


def face(one: Face) -> str:
    return "X" if one.miss else slashed((one.hearts, one.surges, one.range))


def hero_lines() -> Iterator[str]:
    for hero in HERO_SHEETS:
        values = f"{ARCHETYPES[hero.archetype]} {hero.speed} {hero.health} {hero.stamina} {dice(hero.defense)}"
        feat = "action" if hero.feat_is_action else "turn"
        yield f"hero {hero.id}: {values} {slashed(hero.attributes)} {feat}"


def skill_lines() -> Iterator[str]:
    for skill in SKILLS:
        words = [CLASSES[skill.hero_class], str(skill.xp), str(skill.fatigue), skill.kind]
        words += ["exhausts"] * skill.exhausts + [f"needs-{skill.weapon}"] * bool(skill.weapon)
        yield f"skill {skill.id}: {' '.join(words)}"


def item_lines() -> Iterator[str]:
    for item in ITEMS_IN_BOX:
        yield f"item {item.id}: {' '.join(item_words(item))}{surges(item.surges)}"


def item_words(item: Item) -> Iterator[str]:
    yield from (item.source, item.slot)
    if item.hands:
        yield f"hands-{item.hands}"
    yield joined(item.traits).replace(" ", "_")
    if item.is_weapon:
        yield from (item.attack, dice(item.dice))
    if item.reach:
        yield "reach"
    if item.defense:
        yield f"defense-{dice(item.defense)}"
    for word in ("pierce", "range", "health", "stamina", "speed_cap"):
        if getattr(item, word):
            yield f"{word.replace('_', '-')}-{getattr(item, word)}"
    if item.kind:
        yield item.kind
    if item.cost:
        yield from (f"act-{item.act}", f"cost-{item.cost}")


def search_lines() -> Iterator[str]:
    for card in SEARCH_CARDS:
        yield f"search {card.id}: {card.count} {card.gold} {card.kind}"


def monster_lines() -> Iterator[str]:
    for monster in MONSTERS:
        group = " ".join(["{}+{}".format(*monster.group_size[heroes]) for heroes in (2, 3, 4)])
        yield f"monster {monster.id}: {joined(monster.traits)} {monster.base[0]}x{monster.base[1]} {group}"


def sheet_lines() -> Iterator[str]:
    for monster in MONSTERS:
        for act, cards in enumerate(monster.sheets, 1):
            for rank, card in zip(("minion", "master"), cards, strict=True):
                assert card.rank == rank
                yield f"sheet {monster.id} {rank} act-{act}: {values_of(card)}{surges(card.surges)}"
    for lieutenant in LIEUTENANTS:
        for act, by_heroes in enumerate(lieutenant.sheets, 1):
            for heroes, card in by_heroes.items():
                values = f"{values_of(card)} {slashed(card.attributes)}"
                yield f"sheet {lieutenant.id} {heroes}-heroes act-{act}: {values}{surges(card.surges)}"


def values_of(card: Sheet) -> str:
    attack = f"{'ranged' if card.ranged else 'melee'} {dice(card.dice)}"
    abilities = f"{joined(card.passives)} {joined(card.actions)}"
    return f"{card.speed} {card.health} {dice(card.defense)} {attack} {abilities}"


def plot_lines() -> Iterator[str]:
    for card in OVERLORD_CARDS:
        yield f"plot {card.id}: {card.deck} {card.level} {card.count} {card.trait} {card.timing}"


def travel_lines() -> Iterator[str]:
    for number, card in enumerate(TRAVEL_CARDS, 1):
        for symbol in SYMBOLS:
            yield f"travel {number} {symbol}: {deeds(card[symbol]) if symbol in card else 'nothing'}"


def deeds(ops: Ops) -> str:
    said = [f"{word}({deeds(n)})" if isinstance(n, dict) else f"{word}={str(n).lower()}" for word, n in ops.items()]
    return ", ".join(said)


@pytest.mark.parametrize(
    ("kind", "lines"),
    [
        ("die", die_lines),
        ("hero", hero_lines),
        ("skill", skill_lines),
        ("item", item_lines),
        ("search", search_lines),
        ("monster", monster_lines),
        ("sheet", sheet_lines),
        ("plot", plot_lines),
        ("travel", travel_lines),
    ],
)
def test_the_data_is_what_is_printed(kind: str, lines: Callable[[], Iterator[str]]) -> None:
    assert list(lines()) == [line for line in PRINTED if line.partition(" ")[0] == kind]
