"""What the rules compute in one go is what they would compute case by case."""

from itertools import product
from random import Random

import pytest

from podziemia.games.shadespire import GAME
from podziemia.games.shadespire.data.hexes import LONG_SHIFTS, NOWHERE, PLACES, coordinates, hex_at
from podziemia.games.shadespire.rules.actions import can_charge, charge_hexes, has_moved
from podziemia.games.shadespire.rules.attack import can_attack, strikes
from podziemia.games.shadespire.rules.battlefield import (
    FARTHEST_LOOK,
    Outline,
    around,
    assemble,
    crosses,
    shadow,
    whole_middle_hexes,
    widened,
)
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.movement import move_of, reach
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.games.shadespire.rules.strength import targets_from, usable
from podziemia.kernel.bits import members
from podziemia.kernel.match import new_match
from tests.support import rule

CORNERS = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))
"""Of a hex where a row is three units high."""


def test_a_set_of_hexes_taken_apart_and_widened() -> None:
    chance = Random(3)
    for n in (0, 1, 2, 5, 40, 200):
        hexes = sorted(chance.sample(range(PLACES), n))
        mask = sum(1 << hex for hex in hexes)
        assert members(mask) == hexes
        assert widened(mask) == mask | around(mask)


@rule("SHA-3.15")
@pytest.mark.parametrize("touch_blocks", [True, False])
def test_a_segment_crosses_a_hex_unless_some_line_keeps_them_apart(touch_blocks: bool) -> None:
    for x, r, dx, dr in product(range(-6, 7), range(-3, 4), range(-6, 7), range(-3, 4)):
        ends = (-dx, -3 * dr), (x - dx, 3 * (r - dr))
        apart = False
        for nx, ny in ((-3 * r, x), (1, 0), (1, 3), (-1, 3)):
            corners = [nx * cx + ny * cy for cx, cy in CORNERS]
            points = [nx * px + ny * py for px, py in ends]
            low, high = max(points) - min(corners), max(corners) - min(points)
            apart = apart or low < 0 or high < 0 or (not touch_blocks and (low == 0 or high == 0))
        assert crosses((0, 0), (x, r), (dx, dr), touch_blocks) == (not apart)


@rule("SHA-3.04", "SHA-3.08", "SHA-3.09", "SHA-3.13")
@pytest.mark.parametrize("join", range(len(LONG_SHIFTS) + 1))
def test_an_outline_step_by_step(join: int) -> None:
    """Neighbours, edge and distances of every join, hex by hex."""
    outline = Outline(join)
    hexes = set(members(outline.hexes))
    assert len(hexes) == 76 + whole_middle_hexes(join)
    near = {hex: {there for there in hexes if apart(hex, there) in ((2, 0), (1, 1))} for hex in hexes}
    for hex in hexes:
        assert set(members(outline.neighbours[hex])) == near[hex]
        assert outline.edge >> hex & 1 == (len(near[hex]) < 6)
        assert outline.ids[outline.names[hex]] == hex
    for start in sorted(hexes)[::25]:
        steps, wave, n = {start: 0}, {start}, 0
        while wave:
            n += 1
            wave = {there for hex in wave for there in near[hex] if there not in steps}
            steps |= dict.fromkeys(wave, n)
        assert [outline.steps_from(start)[hex] for hex in steps] == list(steps.values())


def apart(one: int, other: int) -> tuple[int, int]:
    (x, r), (x2, r2) = coordinates(one), coordinates(other)
    return abs(x - x2), abs(r - r2)


@rule("SHA-3.14", "SHA-3.15")
@pytest.mark.parametrize("touch_blocks", [True, False])
def test_a_shadow_falls_as_far_as_any_attack_reaches(touch_blocks: bool) -> None:
    eye = hex_at(8, 6)
    field = assemble(0, 0, 2, 0, 4)
    for blocked in [hex for hex in members(field.hexes) if 0 < field.distance(eye, hex) < FARTHEST_LOOK]:
        hidden = shadow(eye, blocked, touch_blocks)
        for hex in members(field.within(eye, FARTHEST_LOOK) & ~(1 << eye)):
            crossed = crosses(coordinates(eye), coordinates(hex), coordinates(blocked), touch_blocks)
            assert hidden >> hex & 1 == crossed


@rule("SHA-3.14")
def test_what_is_in_range_is_near_enough_and_in_no_shadow() -> None:
    field = assemble(1, 0, 3, 1, 2)
    assert field.blocked
    for hex in members(field.hexes)[::5]:
        hidden = 0
        for blocked in members(field.blocked & ~(1 << hex)):
            if field.distance(hex, blocked) <= 5:
                hidden |= shadow(hex, blocked, field.touch_blocks)
        for steps in range(6):
            assert field.in_range(hex, steps) == field.within(hex, steps) & ~hidden


def walked(s: ShadespireState, f: Fighter, steps: int) -> set[int]:
    """The free hexes that can be walked to, found step by step."""
    free = s.free()
    here = {f.hex}
    for _ in range(steps):
        here |= {hex for start in here for hex in members(s.near(start)) if free >> hex & 1}
    return here - {f.hex}


@rule("SHA-7.06", "SHA-7.08", "SHA-7.12")
def test_moves_charges_and_attacks_are_offered_where_there_are_some() -> None:
    """In random games with all decks, whatever ploys are in force."""
    chance = Random(11)
    seen = [0, 0, 0]
    for number in range(24):
        decks = {key: chance.choice(sorted(GAME.decks.ready())) for key in ("deck-a", "deck-b")}
        match = new_match(GAME, 2, f"shortcuts {number}", {**decks, "boards": "all"}, forkable=False)
        while match.ask is not None:
            if match.ask.kind == "activation":
                check_fighters(match.state, match.ask.seat, seen)
            match.answer(chance.choice(match.ask.options))
    assert min(seen) > 50


def check_fighters(s: ShadespireState, seat: int, seen: list[int]) -> None:
    for f in s.allies(seat):
        assert can_attack(s, seat, f) == (strikes(s, seat, f) != [])
        if not s.spells and not f.upgrades:
            assert set(members(reach(s, f, False))) == walked(s, f, move_of(s, f, False))
            seen[0] += 1
        if f.frozen or has_moved(s, f):
            continue
        assert can_charge(s, f) == (charge_hexes(s, f) != 0)
        if not s.spells and s.shard == NOWHERE:
            goals = [
                hex for hex in members(reach(s, f, True)) if [p for p in usable(f) if targets_from(s, seat, f, p, hex)]
            ]
            assert members(charge_hexes(s, f)) == goals
            seen[1] += bool(goals)
            seen[2] += not goals
