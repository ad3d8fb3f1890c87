"""Random battles and combats against a brute force that knows nothing of the game's code."""

from dataclasses import replace

import pytest

from podziemia.games.dungeonlords.bots.solver import BARE, solve
from podziemia.games.dungeonlords.data.cards import COMBAT_CARDS, HERO_IDS, MONSTER_IDS, TRAP_IDS
from podziemia.games.dungeonlords.rules.state import Dungeon, DungeonState
from podziemia.kernel.match import Match
from podziemia.kernel.rng import Rng, seeded
from tests.games.dungeonlords.oracle import Man, Place, Words, World, battle, best, plans
from tests.games.dungeonlords.table import DungeonTable, combat, has
from tests.support import rule

BATTLES = 200
COMBATS = 40
ROOMS = {1: ("", "", "mint"), 2: ("", "mint", "training_room", "dark_room", "labyrinth", "antimagic_room")}
UNITS = {1: MONSTER_IDS[:6], 2: MONSTER_IDS}
HEROES = {1: HERO_IDS[:16], 2: HERO_IDS[16:32]}


def drawn(chance: Rng, things: tuple[str, ...], n: int) -> Words:
    return tuple([chance.pick(list(things)) for _ in range(n)])


def party(chance: Rng, year: int, n: int) -> tuple[Man, ...]:
    heroes = list(HEROES[year])
    chance.shuffle(heroes)
    return tuple([(hero, chance.below(3), 0) for hero in heroes[:n]])


def random_world(chance: Rng, year: int, men: int, units: int, traps: int) -> World:
    with_paladin = chance.below(4) == 0
    paladin: tuple[Man, ...] = ((f"paladin_y{year}", chance.below(3), 0),) if with_paladin else ()
    return World(
        line=paladin + party(chance, year, men),
        lair=tuple(sorted(drawn(chance, UNITS[year], chance.below(units + 1)))),
        traps=tuple(sorted(drawn(chance, TRAP_IDS, chance.below(traps + 1)))),
        prison=drawn(chance, HEROES[3 - year], chance.below(2)),
        gold=chance.below(4),
        food=chance.below(4),
        imps=chance.below(3),
        evil=4 + chance.below(6),
        paladin="here" if with_paladin else chance.pick(["tent", "gone"]),
    )


def cards_of(year: int) -> list[str]:
    return [card.id for card in COMBAT_CARDS if card.year == year]


# ---- the same position at the table ----


def at_the_table(w: World, place: Place, cards: str = "") -> DungeonTable:
    side = has(
        party=" ".join([f"{who}:{wounds}" for who, wounds, _ in w.line]),
        lair=" ".join(w.lair + w.sent),
        traps=" ".join(w.traps + w.set),
        prison=" ".join(w.prison),
        gold=w.gold,
        food=w.food,
        imps=w.imps,
        evil=w.evil,
        tiles=f"{place.room}@2,0 2,1 2,2 2,3" if place.room else "2,0 2,1 2,2 2,3",
    )
    paladin = {"here": "A", "tent": "", "gone": "gone"}[w.paladin]
    return combat(side, year=place.year, round=place.round, cards=cards or place.card, paladin=paladin)


def seen(s: DungeonState) -> World:
    """A's dungeon in the words of the oracle."""
    dungeon: Dungeon = s.dungeons[0]
    return World(
        line=tuple([(HERO_IDS[a.id], a.damage, a.bonus) for a in dungeon.party]),
        lair=tuple(sorted([MONSTER_IDS[kind] for kind in dungeon.lair])),
        traps=tuple(sorted([TRAP_IDS[trap] for trap in dungeon.traps])),
        down=tuple(sorted([MONSTER_IDS[kind] for kind in dungeon.down])),
        prison=tuple(sorted([HERO_IDS[hero] for hero in dungeon.prison])),
        gold=dungeon.gold,
        food=dungeon.food,
        imps=dungeon.imps,
        evil=dungeon.evil,
        conquered=dungeon.conquered.bit_count(),
        paladin={0: "here", -1: "tent", -2: "gone"}[s.paladin],
    )


def every_end(match: Match[DungeonState], round: int) -> set[World]:
    """All that can come of A's battle, by every answer he may give."""
    if match.state.combat_round != round:
        return {seen(match.state)}
    assert match.ask is not None
    found = set()
    for option in match.ask.options:
        fork = match.fork()
        fork.answer(option)
        found |= every_end(fork, round)
    return found


def random_plan(chance: Rng, year: int, number: int) -> tuple[World, Place]:
    """Cards in turn; the fuller of three plans, so that there is something to choose."""
    w = random_world(chance, year, men=1 + chance.below(3), units=4, traps=3)
    cards = cards_of(year)
    place = Place(year, 1 + chance.below(2), cards[number % len(cards)], chance.pick(list(ROOMS[year])))
    possible = sorted(plans(w, place), key=repr)
    return max([chance.pick(possible) for _ in range(3)], key=lambda plan: len(plan.set + plan.sent)), place


def committed_at_the_table(plan: World, place: Place) -> DungeonTable:
    t = at_the_table(plan, place)
    for thing in [*[f"set-trap {trap}" for trap in plan.set], *[f"send {unit}" for unit in plan.sent]]:
        t.play(f"A {thing}")
    for letter in "AB":
        if t.asked() == (letter, "plan.commit"):
            t.play(f"{letter} done")
    return t


@pytest.mark.slow
@rule("DUN-14.01", "DUN-14.02", "DUN-14.06", "DUN-14.14", "DUN-14.16", "DUN-14.19", "DUN-17.09", "DUN-18.05")
@pytest.mark.parametrize("year", [1, 2])
def test_every_outcome_of_a_battle(year: int) -> None:
    chance = seeded(f"battles {year}")
    ends = []
    for number in range(BATTLES):
        plan, place = random_plan(chance, year, number)
        found = every_end(committed_at_the_table(plan, place).match, place.round)
        assert found == battle(plan, place), (plan, place)
        ends.append(len(found))
    assert sum(ends) > 2 * BATTLES  # there was something to choose
    assert max(ends) > 20


@pytest.mark.slow
@rule("DUN-13.01", "DUN-14.26")
@pytest.mark.parametrize("year", [1, 2])
def test_the_solvers_value_of_a_combat(year: int) -> None:
    """With all cards known, the last two rounds; the paladin stands aside, since he is worth more than the others."""
    chance = seeded(f"combats {year}")
    for _ in range(COMBATS):
        w = random_world(chance, year, men=2, units=3, traps=2)
        w = replace(w, line=w.line[-2:], paladin="gone")
        cards = cards_of(year)
        chance.shuffle(cards)
        room = chance.pick(list(ROOMS[year]))
        t = at_the_table(w, Place(year, 3, cards[2], room), " ".join(cards[:4]))
        t.match.state.spells_out = 15
        solution = solve(t.match.state, 0, BARE, limit=200_000)
        assert solution.exact
        assert solution.value == best(w, year, 3, tuple(cards[:4]), (room, "", "", "")), (w, cards[:4], room)
