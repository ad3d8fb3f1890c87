"""Ploys, gear and attacks at their limits: who is asked, who falls, and what is rolled once only."""

from typing import Any

import pytest

from podziemia.games.shadespire import GAME
from podziemia.games.shadespire.data.cards import NUMBER
from podziemia.games.shadespire.data.hexes import DIRECTION_IDS, STEPS, coordinates, hex_at
from podziemia.games.shadespire.rules.hands import draw_objectives, draw_power
from podziemia.games.shadespire.rules.setup import token_options
from podziemia.games.shadespire.rules.state import MULLIGAN
from podziemia.kernel.bits import members
from tests.games.shadespire.phases import acted, next_objectives
from tests.games.shadespire.scenes import (
    ARNULF,
    GARREK,
    HIT,
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
    quake,
    walk,
)
from tests.games.shadespire.table import Battle, Place, arranged, battle, letter_of, power_step, seat_of
from tests.support import card, rule

pytestmark = pytest.mark.usefixtures("sides")

RELICS = [f"katophranes_{part}" for part in ("belt", "boots", "gloves", "hood")]
AT_GARREK = ("A target garrek_gorebeard",)


# ---- the ends of an attack ----


@card("swift_strike")
@rule("SHA-16.23", "SHA-3.17")
def test_who_dies_on_the_step_does_not_strike() -> None:
    place: Place = {OBRYN: (3, 3), GARREK: (7, 3)}
    t = battle(place=place, field="LETHAL", wounds={OBRYN: 3}, **gear("swift_strike"))
    t.play("A attack obryn_the_bold")
    assert t.where(OBRYN) is None
    assert not [e for e in t.told() if e.startswith("attack_declared")]


@card("death_throes", "last_chance")
@rule("SHA-8.25")
def test_nobody_falls_twice() -> None:
    """Death Throes kills the attacker; Garrek falls all the same, and each is worth one glory point."""
    t = fight(*HIT, hand_b=["death_throes"], wounds={GARREK: 3, OBRYN: 3}, moves=("B react death_throes",))
    assert (t.where(OBRYN), t.where(GARREK)) == (None, None)
    assert t.glory() == [1, 1]
    assert len(t.s.kills) == 2


@card("righteous_strike", "mighty_swing")
def test_a_righteous_strike_finds_the_leader_among_the_missed() -> None:
    place: Place = {OBRYN: (7, 3), TARGOR: (5, 3), GARREK: (9, 3)}
    t = power_step(place=place, hand_a=["mighty_swing"], hand_b=["confusion"], active=1, **gear("righteous_strike"))
    t.play("B pass", "A play mighty_swing")
    t.skip_to("activation")
    t.roll(*("support1", "support1", "support1", "shield") * 2)
    t.play("A attack obryn_the_bold", "A with righteous_strike", "A target targor")
    assert offered(t, "react righteous_strike")


@card("stormforged_tactics")
def test_tactics_wait_for_a_failed_attack() -> None:
    t = power_step(
        place={**PAIR, SEVERIN: (1, 1)},
        hand_a=["stormforged_tactics"],
        hand_b=["confusion"],
        dice=("hammer", "hammer", "dodge"),
    )
    t.play("A play stormforged_tactics")
    t.skip_to("activation")
    t.play("B attack garrek_gorebeard")
    assert not offered(t, "react stormforged_reaction")


@card("coward")
@rule("SHA-12.01", "SHA-3.17")
def test_who_dies_on_the_way_has_not_run_away() -> None:
    place: Place = {GARREK: (7, 3), OBRYN: (9, 3), TARGOR: (15, 11)}
    t = walk(GARREK, "(5,3)", place=place, field="LETHAL", active=1, wounds={GARREK: 3}, objectives_a=["coward"])
    assert t.where(GARREK) is None
    assert not offered(t, "score coward")


@rule("SHA-4.02", "SHA-4.03", "SHA-4.04", "SHA-4.05", "SHA-4.06")
def test_tokens_keep_their_distance_as_long_as_they_can() -> None:
    s = arranged()
    field = s.ground
    lying = [hex_at(8, 4), hex_at(3, 3)]
    for n in range(5):
        s.token_hexes = lying[:n] if n < 3 else [*lying, *[hex_at(13, 3), hex_at(7, 9)][: n - 2]]
        free = token_options(s)
        assert not free & (field.starting | field.blocked | field.lethal)
        assert not [hex for hex in s.token_hexes if free & field.within(hex, 2)]
        assert bool(free & field.edge) == (n == 4)
    crowded = [hex for hex in members(field.hexes & ~field.starting) if coordinates(hex)[0] % 4 < 2]
    s.token_hexes = crowded
    assert token_options(s) == field.hexes & ~field.starting & ~sum([1 << hex for hex in crowded])


# ---- ploys, once more ----


@card("earthquake")
@rule("SHA-16.19")
@pytest.mark.parametrize("way", DIRECTION_IDS)
def test_a_row_moves_in_every_direction(way: str) -> None:
    step = STEPS[DIRECTION_IDS.index(way)]
    middle = hex_at(7, 3)
    row = [middle - step, middle, middle + step]
    place = dict(zip((OBRYN, GARREK, TARGOR), [coordinates(hex) for hex in row], strict=True))
    t = power_step(place=place, hand_a=["earthquake"])
    t.play("A play earthquake", f"A direction {way}")
    assert [t.fighter(id).hex for id in place] == [hex + step for hex in row]


@card("rethink_strategy", "draw_the_gaze_of_khorne")
@rule("SHA-12.05")
def test_a_card_drawn_in_the_middle_looks_back() -> None:
    place: Place = {SEVERIN: (3, 3), TARGOR: (5, 3), OBRYN: (7, 9), ARNULF: (9, 9), GARREK: (15, 1)}
    t = battle(place=place, hand_a=["rethink_strategy"], objectives_a=["cleanse"], dice=(*HIT, *HIT))
    next_objectives(t, "draw_the_gaze_of_khorne")
    acted(t, "A attack severin_steelheart", "A attack obryn_the_bold")
    t.play("A play rethink_strategy", "A discard cleanse")
    assert t.offers("draw_the_gaze_of_khorne")


@card("stormforged_tactics")
def test_tactics_push_up_to_one_hex() -> None:
    t = power_step(place=SPARE, hand_a=["stormforged_tactics"], hand_b=["confusion"], dice=("sword", "sword", "dodge"))
    t.play("A play stormforged_tactics")
    t.skip_to("activation")
    t.play("B attack garrek_gorebeard", "A react stormforged_reaction", "A choose severin_steelheart")
    assert "stay" in t.options()


@card("bloody_retribution", "final_blow", "duel_of_wits")
@rule("SHA-9.03", "SHA-10.11")
def test_a_reaction_is_answered_when_it_has_chosen() -> None:
    place: Place = {**PAIR, TARGOR: (8, 2), ARNULF: (8, 4)}
    dying: dict[str, Any] = {"place": place, "wounds": {GARREK: 3}, "hand_a": ["duel_of_wits"], "moves": AT_GARREK}
    t = fight(*HIT, hand_b=["bloody_retribution"], **dying)
    t.play("B react bloody_retribution")
    t.expect("B choose.fighter", "choose targor", "choose arnulf")
    t.play("B choose targor")
    t.expect("A react.ploy", "react duel_of_wits", "decline")
    t = fight(*HIT, hand_b=["final_blow"], **dying)
    t.play("B react final_blow")
    t.expect("A react.ploy", "react duel_of_wits", "decline")
    assert t.fighter(OBRYN).wounds == 0


# ---- gear, once more ----


@card("trusted_defender", *RELICS)
@rule("SHA-1.05")
def test_a_defence_die_is_re_rolled_once() -> None:
    t = fight(*HIT, "dodge", **foe_gear("trusted_defender", *RELICS[:2]))
    t.play("B reroll shield")
    assert t.ask.kind != "react.relics"


@card("skitter_scurry", *RELICS)
@rule("SHA-7.11")
@pytest.mark.parametrize("id", ["skitter_scurry", "relics_four"])
def test_a_charge_is_one_action(id: str) -> None:
    place: Place = {OBRYN: (3, 3), GARREK: (9, 3)}
    t = walk(OBRYN, "(7,3)", "charge", place=place, dice=MISS, **gear("skitter_scurry", *RELICS))
    assert [e for e in t.told() if e.startswith("attack_declared")], "nothing was asked between move and attack"
    assert offered(t, f"react {id}")


def test_the_names_of_hexes() -> None:
    t = battle(place=PAIR)
    assert [t.at(*at) for at in ((1, 1), (3, 1), (2, 2), (7, 3))] == ["a1", "a2", "b1", "c4"]


@card("twist_the_knife", "sprint")
@rule("SHA-9.12")
def test_a_reaction_is_not_played_in_a_power_step() -> None:
    t = power_step(place=SPARE, hand_a=["twist_the_knife", "sprint"])
    t.expect("A power", "play sprint", "pass")


@card("my_turn", "piercing_stare")
@pytest.mark.parametrize("stare", [False, True])
def test_who_is_stared_down_has_no_turn(stare: bool) -> None:
    place: Place = {SANSON: (3, 3), GARREK: (7, 3), TARGOR: (15, 11)}
    dice = ("sword", "sword", "sword", "shield")
    cards: dict[str, Any] = {"hand_a": ["piercing_stare"], "hand_b": ["my_turn"]}
    t = power_step(a="the_farstriders", place=place, active=1, dice=dice, **cards)
    t.play("B pass", *(["A play piercing_stare", "A choose garrek_gorebeard"] if stare else ["A pass"]))
    t.skip_to("activation")
    t.play("A attack sanson_farstrider")
    assert offered(t, "react my_turn") != stare


@card("blood_offering", "sprint")
@rule("SHA-9.08")
def test_a_ploy_that_names_a_fighter_waits_once() -> None:
    t = power_step(place=SPARE, hand_a=["sprint", "blood_offering"])
    t.play("A play sprint", "A play blood_offering", "A choose severin_steelheart")
    assert [t.fighter(id).wounds for id in (SEVERIN, OBRYN)] == [1, 0]
    mine = seat_of("A")
    assert t.s.spells == [(NUMBER["sprint"], mine, -1), (NUMBER["blood_offering"], mine, t.fighter(SEVERIN).number)]


@card("shardfall")
@rule("SHA-7.12", "SHA-16.25")
def test_a_charge_past_a_shard() -> None:
    """A blocked hex hides nobody who stands next to where the Charge ends."""
    place: Place = {OBRYN: (7, 3), GARREK: (15, 11), TARGOR: (1, 3), ARNULF: (11, 3)}
    t = power_step(place=place, hand_a=["shardfall"], hand_b=["confusion"], active=1)
    t.play("B pass", "A play shardfall", f"A choose-hex {t.at(8, 2)}")
    t.skip_to("activation")
    t.play("A charge obryn_the_bold")
    around = {coordinates(t.s.ground.ids[o.removeprefix("go ")]) for o in t.options()}
    assert {(9, 3), (3, 3)} <= around
    assert not {(8, 2), (5, 3), (7, 5)} & around


@rule("SHA-5.03", "SHA-5.04")
@pytest.mark.parametrize(
    ("answer", "objectives", "power"),
    [("keep", 0, 0), ("redraw objectives", 3, 0), ("redraw power", 0, 5), ("redraw both", 3, 5)],
)
def test_a_whole_hand_is_replaced(answer: str, objectives: int, power: int) -> None:
    s = arranged(stage=MULLIGAN)
    for seat in range(2):
        draw_objectives(s, seat, 3)
        draw_power(s, seat, 5)
    s.turn_to = s.first_placer
    t = Battle(GAME, s)
    t.play(f"A {answer}")
    player = t.player("A")
    assert (len(player.objectives), len(player.hand)) == (3, 5)
    assert (len(player.objective_discard), len(player.discard)) == (objectives, power)
    assert t.kind() == "B mulligan"


@card("great_fortitude", "shattershard")
@rule("SHA-8.29")
@pytest.mark.parametrize(("wounds", "falls"), [(3, False), (4, True)])
def test_who_loses_the_wound_it_lived_by_falls(wounds: int, falls: bool) -> None:
    upgrades = {GARREK: ["great_fortitude"]}
    t = power_step(place=SPARE, hand_a=["shattershard"], upgrades=upgrades, wounds={GARREK: wounds}, dice=("hammer",))
    t.play("A play shattershard")
    assert (t.where(GARREK) is None) == falls
    assert t.player("A").glory == int(falls)


@card("ard_head", "insensate")
@rule("SHA-8.25")
@pytest.mark.parametrize(("wounds", "left"), [(0, 2), (1, 3)])
def test_a_hard_head_takes_one_off(wounds: int, left: int) -> None:
    t = fight(*HIT, wounds={GARREK: wounds}, **foe_gear("ard_head"))
    t.skip_to("activation")
    assert t.fighter(GARREK).wounds == left
    t = quake("", {}, upgrades={GARREK: ["ard_head"]})
    assert t.fighter(GARREK).wounds == 1, "never less than one"


# ---- asked for what one may hold ----


@card("trap", "no_time")
@rule("SHA-10.01")
@pytest.mark.parametrize(
    ("seen", "quiet", "asked"),
    [((), False, True), (("trap",), False, False), (("sprint",), False, True), ((), True, False)],
)
def test_who_cannot_hold_a_reaction_is_not_asked(seen: tuple[str, ...], quiet: bool, asked: bool) -> None:
    """Only Trap answers a foe being driven back; who has discarded it, or may play nothing, does not hold it."""
    s = arranged(place=SPARE, hand_a=["danse_macabre"], always_ask=True, dice=HIT)
    s.players[seat_of("A")].discard.extend([NUMBER[id] for id in seen])
    s.no_power = quiet
    t = Battle(GAME, s)
    t.play("A attack obryn_the_bold")
    while t.ask.kind != "drive.to":
        t.play(f"{letter_of(t.ask.seat)} decline")
    t.play(f"A drive {t.at(11, 3)}")
    assert (t.ask.kind == "react.drive-back") == asked
