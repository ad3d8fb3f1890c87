"""Gear that shows in play: carried after something that does nothing, by either seat, and just not working."""

from typing import Any

import pytest

from tests.games.shadespire.phases import acted
from tests.games.shadespire.scenes import (
    ANGHARAD,
    ARNULF,
    GARREK,
    HIT,
    KARSUS,
    MISS,
    OBRYN,
    PAIR,
    SANSON,
    SEVERIN,
    SPARE,
    TARGOR,
    fight,
    foe_gear,
    gear,
    offered,
)
from tests.games.shadespire.table import Battle, Place, battle, letter_of, seat_of
from tests.support import card, rule

pytestmark = pytest.mark.usefixtures("sides")

WALLED: Place = {OBRYN: (1, 1), SEVERIN: (3, 1), GARREK: (2, 2), TARGOR: (9, 1)}
"""Obryn's only ways lead through others."""


@card("blessed_armour")
@pytest.mark.parametrize(("face", "wounds"), [("crit", 1), ("dodge", 2)])
def test_blessed_armour(face: str, wounds: int) -> None:
    t = fight("support1", "support1", face, wounds={GARREK: 2}, **foe_gear("blessed_armour"))
    assert t.fighter(GARREK).wounds == wounds


@card("lightning_blast")
@rule("SHA-8.15")
@pytest.mark.parametrize(("face", "hurt"), [("crit", 1), ("hammer", 0)])
def test_lightning_strikes_around_the_target(face: str, hurt: int) -> None:
    place: Place = {**SPARE, ARNULF: (11, 3), KARSUS: (13, 3), ANGHARAD: (10, 4)}
    t = fight(face, "hammer", "shield", place=place, **gear("lightning_blast"))
    assert [t.fighter(id).wounds for id in (ARNULF, KARSUS, ANGHARAD, GARREK)] == [hurt, 0, 0, 3]


@card("total_offence")
@rule("SHA-7.23")
def test_total_offence_is_for_once() -> None:
    t = battle(place=SPARE, dice=("sword", "sword", "hammer", "hammer", "shield"), **gear("total_offence"))
    t.play("A attack obryn_the_bold")
    t.expect("A attack.all-out", "use", "decline")
    t.play("A use", "A stay")
    assert t.fighter(GARREK).wounds == 3
    t.skip_to("activation")
    t.play("B pass")
    t.skip_to("activation")
    assert not [option for option in t.options() if option.endswith(OBRYN)]
    t = battle(place={**SPARE, OBRYN: (3, 3)}, dice=MISS, **gear("total_offence"))
    acted(t, "A charge obryn_the_bold", "A go (7,3)")
    assert not [event for event in t.told() if event.startswith("attack_rolled") and len(event.split()) > 5]


@card("shadestep", "aetheric_step", "unstoppable_charge", "predatory_leap")
@rule("SHA-15.08")
@pytest.mark.parametrize(
    ("id", "moves", "charges"),
    [
        ("shadestep", True, True),
        ("aetheric_step", True, True),
        ("unstoppable_charge", False, True),
        ("predatory_leap", False, True),
        ("sprinter", False, False),
    ],
)
def test_through_others(id: str, moves: bool, charges: bool) -> None:
    t = battle(place=WALLED, **gear(id))
    assert ("move obryn_the_bold" in t.options(), "charge obryn_the_bold" in t.options()) == (moves, charges)


KEYS = (
    "the_hallowed_key",
    "the_shadowed_key",
    "the_blazing_key",
    "the_dazzling_key",
    "the_fractured_key",
)


def glory_of(id: str, token: int, where: tuple[int, int], round: int = 3) -> list[int]:
    """What the bearer's side has when the action phase has ended."""
    t = battle(place=PAIR, tokens={token: where}, round=round, objectives_a=["honest_opponent"], **gear(id))
    t.skip_to("end.score")
    return t.glory()


@card(*KEYS, "the_formless_key", "a_destiny_to_meet")
@rule("SHA-13.09")
def test_what_is_worth_something_at_the_very_end() -> None:
    for number, id in enumerate(KEYS, 1):
        other = number % 5 + 1
        assert glory_of(id, number, (7, 3)) == [2, 0]
        assert glory_of(id, other, (7, 3)) == glory_of(id, number, (9, 3)) == [0, 0]
        assert glory_of(id, number, (7, 3), round=2) == [0, 0]
    assert glory_of("the_formless_key", 4, (7, 3)) == [1, 0]
    assert glory_of("the_formless_key", 4, (5, 3)) == [0, 0]
    assert glory_of("a_destiny_to_meet", 4, (5, 3)) == [1, 0]
    assert glory_of("a_destiny_to_meet", 4, (5, 3), round=2) == [0, 0]


@card("grisly_trophy", "trophy_hunter", "vampiric_weapon")
@rule("SHA-16.24")
def test_trophies_add_up() -> None:
    for carried, glory in ((["grisly_trophy", "trophy_hunter"], 3), (["trophy_hunter"], 2), (["vampiric_weapon"], 1)):
        t = fight(*HIT, wounds={GARREK: 1, OBRYN: 2}, upgrades={OBRYN: carried})
        assert t.glory() == [glory, 0]
        assert t.fighter(OBRYN).wounds == (1 if carried == ["vampiric_weapon"] else 2)


def on_guard_after(t: Battle) -> list[bool]:
    return [t.fighter(id).guard for id in (OBRYN, SEVERIN, ANGHARAD, GARREK)]


@card("block", "terrifying_howl", "flee")
@rule("SHA-7.19")
def test_actions_of_gear() -> None:
    place: Place = {OBRYN: (7, 3), SEVERIN: (5, 3), ANGHARAD: (1, 3), GARREK: (9, 3), TARGOR: (8, 2)}
    t = battle(place=place, **gear("block"))
    t.play("A act block")
    assert on_guard_after(t) == [True, True, False, False]
    t = battle(place=place, **gear("terrifying_howl"))
    t.play("A act terrifying_howl", "A choose targor", f"A push {t.at(9, 1)}", f"A push {t.at(11, 3)}")
    assert (t.where(TARGOR), t.where(GARREK)) == ((9, 1), (11, 3))
    t = battle(place=place, **gear("flee"))
    t.play("A act flee", "A choose severin_steelheart", f"A go {t.at(4, 4)}", f"A go {t.at(3, 3)}")
    assert (t.where(OBRYN), t.where(SEVERIN)) == ((4, 4), (3, 3))
    t = battle(place={**place, ANGHARAD: (1, 1)}, **gear("terrifying_howl", on=ANGHARAD))
    assert "act terrifying_howl" not in t.options()


@card("regeneration")
@rule("SHA-7.02")
@pytest.mark.parametrize(("wounds", "asked"), [(2, True), (0, False)])
def test_regeneration(wounds: int, asked: bool) -> None:
    t = battle(place=SPARE, wounds={OBRYN: wounds}, **gear("regeneration"))
    t.skip_to("round.first")
    t.play(f"{letter_of(t.ask.seat)} first {'AB'[seat_of('A')]}")
    assert (t.kind() == "A phase.start") == asked


@card("flee")
def test_one_may_flee_alone() -> None:
    place: Place = {OBRYN: (7, 3), SEVERIN: (5, 3), GARREK: (9, 3)}
    t = battle(place=place, **gear("flee"))
    t.play("A act flee", "A decline", f"A go {t.at(4, 4)}")
    assert t.ask.kind != "move.to"
    assert (t.where(OBRYN), t.where(SEVERIN)) == ((4, 4), (5, 3))


@card("soultrap", "trapped")
@rule("SHA-8.19", "SHA-8.25")
@pytest.mark.parametrize(("face", "scored"), [("shield", False), ("dodge", True)])
def test_who_is_saved_was_not_hurt_by_the_trap(face: str, scored: bool) -> None:
    place: Place = {GARREK: (1, 1), OBRYN: (3, 1), TARGOR: (2, 2)}
    cards: dict[str, Any] = {"objectives_a": ["trapped"], "wounds": {GARREK: 3}, "place": place}
    t = fight(
        "hammer",
        "support1",
        "dodge",
        face,
        moves=("A target garrek_gorebeard", "A trap"),
        **cards,
        **foe_gear("soultrap"),
    )
    t.play("B react soultrap")
    assert offered(t, "score trapped") == scored


@card("my_turn", "dark_darts")
@pytest.mark.parametrize(("carried", "asked"), [("dark_darts", True), ("sprinter", False)])
def test_my_turn_counts_every_attack_within_a_step(carried: str, asked: bool) -> None:
    """Shot at from four hexes away, Garrek has to step nearer to throw his darts."""
    place: Place = {SANSON: (1, 3), GARREK: (9, 3), TARGOR: (15, 11)}
    dice = ("sword", "sword", "sword", "shield")
    cards: dict[str, Any] = {"a": "the_farstriders", "inspired": (SANSON,), "hand_b": ["my_turn"], "dice": dice}
    t = battle(place=place, **cards, **foe_gear(carried))
    t.play("A attack sanson_farstrider", "A stay")
    assert offered(t, "react my_turn") == asked


@card("katophranes_belt", "katophranes_boots", "katophranes_gloves")
@rule("SHA-1.04")
@pytest.mark.parametrize(("answer", "wounds"), [("decline", 3), ("react relics_three", 0)])
def test_relics_roll_again_only_if_one_likes(answer: str, wounds: int) -> None:
    carried = gear("katophranes_belt", "katophranes_boots", "katophranes_gloves")
    t = battle(place=SPARE, dice=("hammer", "hammer"), **carried)
    t.play("A attack obryn_the_bold")
    t.expect("A react.relics", "react relics_three", "decline")
    t.roll(*(["sword", "sword"] if answer != "decline" else []), "shield")
    t.play(f"A {answer}")
    assert t.fighter(GARREK).wounds == wounds


@card("shield_bash")
@rule("SHA-15.03", "SHA-3.17")
def test_one_hex_is_not_out_and_back() -> None:
    """A lethal hex lies next to Obryn; two hexes would let him go there and come back."""
    t = fight(*MISS, field="LETHAL", moves=("B react shield_bash",), **foe_gear("shield_bash"))
    assert {f"push {t.at(5, 3)}", "stay"} <= t.options()
    assert f"push {t.at(7, 3)}" not in t.options()


@card("flee")
@rule("SHA-7.09")
def test_who_has_moved_does_not_flee() -> None:
    place: Place = {OBRYN: (7, 3), SEVERIN: (3, 3), ANGHARAD: (6, 2), GARREK: (9, 3)}
    t = battle(place=place, **gear("flee"))
    acted(t, "A move severin_steelheart", "A go (5,3)", "A act flee")
    t.expect("A flee.with", "choose angharad_brightshield", "decline")
    t = battle(place={OBRYN: (7, 3), GARREK: (9, 3)}, **gear("flee"))
    acted(t, "A move obryn_the_bold", "A go (8,2)", "B pass")
    t.skip_to("activation")
    assert "act flee" not in t.options()
