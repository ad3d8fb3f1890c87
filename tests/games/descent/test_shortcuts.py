"""What the rules compute in one go is what they would compute case by case."""

from random import Random
from typing import Any

from podziemia.games.descent import GAME
from podziemia.games.descent.data.map import SPACES, bits_of, without
from podziemia.games.descent.rules.facts import stamina, token_near
from podziemia.games.descent.rules.figures import STRUCTURE, Figure
from podziemia.games.descent.rules.movement import (
    enemy_bits,
    enemy_sides,
    is_taken,
    may_stay,
    others,
    out_of_bounds,
    step_options,
    stops,
)
from podziemia.games.descent.rules.pieces import new_campaign, new_token
from podziemia.games.descent.rules.placing import adjacent_bits
from podziemia.games.descent.rules.relations import are_adjacent
from podziemia.games.descent.rules.state import EVIL, GOOD, SOLID, DescentState
from podziemia.kernel.bits import members
from podziemia.kernel.match import Match, new_match
from podziemia.kernel.rng import seeded
from tests.games.descent.table import Arrangement
from tests.support import card, rule

OWN_TURN = ("turn.action", "monster.action")
UNDER_WAY = (*OWN_TURN, "familiar.action", "walk.step", "move.react", "feat.run", "ability.push", "ability.fly")
"""The questions in the middle of a movement."""


def test_a_set_of_spaces_taken_apart_and_lessened() -> None:
    chance = Random(3)
    for n in (0, 1, 2, 5, 40, 200):
        spaces = sorted(chance.sample(range(SPACES), n))
        assert members(bits_of(spaces)) == spaces
        gone = chance.sample(range(SPACES), 100)
        assert members(without(bits_of(spaces), bits_of(gone))) == [space for space in spaces if space not in gone]


@rule("DSC-5.04", "DSC-6.06")
def test_who_is_adjacent_and_who_may_stay_is_seen_from_the_spaces() -> None:
    """In random games, figures that pass through one another and large ones on the move too."""
    chance = Random(5)
    passing = neighbours = 0
    for number in range(4):
        match = new_match(GAME, 5, f"shortcuts {number}", forkable=False)
        for n in range(400):
            if match.ask is None:
                break
            match.answer(chance.choice(match.ask.options), match.ask.seat)
            shared = check_books(match)
            passing += shared
            if shared or n % 8 == 0:
                neighbours += check_figures(match.state)
    assert passing > 10
    assert neighbours > 100


@rule("DSC-6.05", "DSC-6.07", "DSC-17.04")
def test_where_figures_pass_and_stop_is_read_from_the_spaces_one_by_one() -> None:
    chance = Random(6)
    passing = 0
    match = new_match(GAME, 5, "spaces", forkable=False)
    for n in range(500):
        if match.ask is None:
            break
        match.answer(chance.choice(match.ask.options), match.ask.seat)
        if match.state.crowded >= 0 or n % 20 == 0:
            passing += match.state.crowded >= 0
            for f in match.state.figures.values():
                if f.on_map:
                    check_spaces(match.state, f)
    assert passing > 2


@rule("DSC-6.07", "DSC-6.08")
@card("web")
def test_between_turns_nobody_stands_on_the_space_of_another() -> None:
    """Restless heroes who are always tired, around a spider that nobody kills: they count on every point they have."""
    chance = Random(7)
    passing = turns = 0
    for number in range(6):
        match = spiders(f"crowd {number}")
        for _ in range(250):
            if match.ask is None:
                break
            s = match.state
            if s.turn.actor < 0:
                turns += 1
                for f in s.figures.values():
                    f.damage = 0
                for hero in s.heroes_up():
                    hero.fatigue = stamina(s, hero) - chance.randrange(3)
            walks = [option for option in match.ask.options if option.verb in ("move", "step", "tire")]
            match.answer(chance.choice(walks or match.ask.options), match.ask.seat)
            passing += check_books(match)
    assert passing > 10
    assert turns > 40


def spiders(seed: str) -> Match[DescentState]:
    """A small room full of heroes and spiders, with water and a pit."""
    a = Arrangement(
        """
        ..~..
        ..^..
        .~...
        """,
        heroes="grisban:berserker jain:wildlander avric:disciple tomble:thief",
    )
    a.learn("jain", "fleet_of_foot")
    a.learn("tomble", "tumble")
    a.learn("grisban", "charge")
    for name, space in (("grisban", "a1"), ("jain", "b1"), ("avric", "a2"), ("tomble", "b2")):
        a.put(name, space)
        a.hero(name).fatigue = a.hero(name).printed.stamina - 2
    for name, space in (("cave_spider-master", "d1"), ("cave_spider-1", "d2"), ("zombie-1", "c3")):
        a.put(name, space)
    a.s.rng = seeded(seed)
    return a.round().match


def check_books(match: Match[DescentState]) -> bool:
    """Who stands where is written down in several places, which agree. Only a figure on its way shares the space of
    another; gives whether one does."""
    s = match.state
    figures = [f for f in s.figures.values() if f.on_map]
    sides: dict[int, int] = {}
    on: dict[int, list[int]] = {}
    for f in figures:
        side = SOLID if f.kind == STRUCTURE else GOOD if f.good else EVIL
        for space in f.spaces:
            sides[space] = sides.get(space, 0) | side
            on.setdefault(space, []).append(f.id)
    assert s.held == sides
    for bits, side in ((s.good_bits, GOOD), (s.evil_bits, EVIL), (s.solid_bits, SOLID)):
        assert members(bits) == sorted([space for space, held in sides.items() if held & side])
    assert sorted(s.at) == sorted(on)
    shared = [space for space in on if len(on[space]) > 1]
    assert [space for space in on if s.at[space] not in on[space]] == []
    assert {s.at[space] for space in shared} == ({s.crowded} if s.crowded >= 0 else set())
    if shared and match.ask is not None:
        assert match.ask.kind in UNDER_WAY
        assert s.crowded == s.turn.actor or match.ask.kind not in OWN_TURN
    return bool(shared)


def check_figures(s: DescentState) -> int:
    """How many pairs are adjacent."""
    figures = [f for f in s.figures.values() if f.on_map]
    pairs = 0
    for f in figures:
        assert may_stay(s, f) == plainly_stops(s, f, f.spaces[0])
        near = adjacent_bits(s, f)
        assert [token_near(s, f, space) for space in s.board.spaces] == [
            (near | f.bits) >> space & 1 == 1 for space in s.board.spaces
        ]
        for other in s.figures.values():
            assert are_adjacent(s, f, other) == touches(s, f, other)
            pairs += touches(s, f, other)
    return pairs


def check_spaces(s: DescentState, f: Figure) -> None:
    """What is read from the spaces one by one is what the sets of spaces tell."""
    rest, walls = others(s, f), enemy_bits(s, f)
    if s.crowded in (-1, f.id):
        elsewhere = {space for other in s.figures.values() if other.on_map and other is not f for space in other.spaces}
        assert members(rest) == sorted(elsewhere)
    for space in s.board.spaces:
        assert is_taken(s, f, space) == (rest >> space & 1 == 1)
        assert stops(s, f, space) == plainly_stops(s, f, space)
        assert bool(s.held.get(space, 0) & enemy_sides(f)) == (walls >> space & 1 == 1)
    for points in (1, 3):
        steps = step_options(s, f, points)
        assert not (walls | out_of_bounds(s, f)) & bits_of(steps)
        assert bits_of(steps) & adjacent_bits(s, f) == bits_of(steps)
        assert step_options(s, f, points, one=True) == steps[:1]


def plainly_stops(s: DescentState, f: Figure, space: int) -> bool:
    """With sets of spaces: a way to lie there that no other figure is in (DSC-6.07, 17.04)."""
    return any(not place[2] & others(s, f) for place in s.ground.places(f.sheet.base, space))


def touches(s: DescentState, one: Figure, other: Figure) -> bool:
    return one.id != other.id and any(s.ground.near_bits[space] & other.bits for space in one.spaces)


def _busy_state() -> DescentState:
    s = Arrangement().s
    s.campaign = new_campaign()
    s.tokens = [new_token("A", 1)]
    return s


BUSY = _busy_state()


def shared(one: Any, other: Any) -> list[str]:
    """What changes in both if it changes in one of them."""
    changing = [name for name in one.fields() if isinstance(getattr(one, name), list | dict)]
    return [name for name in changing if getattr(one, name) is getattr(other, name)]


def test_a_copy_shares_no_list_with_its_original() -> None:
    assert shared(BUSY, BUSY.copy()) == []


def test_the_parts_of_a_copy_are_copies_too() -> None:
    twin = BUSY.copy()
    pairs: list[tuple[Any, Any]] = [(BUSY.campaign, twin.campaign), (BUSY.turn, twin.turn)]
    pairs += [*zip(BUSY.heroes, twin.heroes, strict=True), *zip(BUSY.tokens, twin.tokens, strict=True)]
    assert [shared(one, other) for one, other in pairs if one is not other] == [[]] * len(pairs)
    assert [hero for hero in twin.heroes if twin.figures[hero.id] is not hero] == []
