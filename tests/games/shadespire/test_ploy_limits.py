"""Whom a ploy may name and when it may be played, by either player, and the case just outside."""

from typing import Any

import pytest

from podziemia.games.shadespire import GAME
from podziemia.games.shadespire.rules.state import POWER_STEP, ShadespireState
from tests.games.shadespire.scenes import ANGHARAD, ARNULF, GARREK, KARSUS, MISS, OBRYN, SEVERIN, SPARE, TARGOR
from tests.games.shadespire.table import Battle, Place, arranged, battle, power_step, seat_of
from tests.support import card, rule

pytestmark = pytest.mark.usefixtures("sides")

MINE, THEIRS = (OBRYN, SEVERIN), (GARREK, TARGOR)
FOES = ("distraction", "piercing_stare", "cruel_taunt", "frozen_in_time", "momentary_madness", "terrifying_screams")
ALLIES = ("sidestep", "heroic_guard", "healing_potion", "inspiration_strikes", "sacrificial_pawn", "blood_offering")
ALLIES_TOO = ("illusory_fighter", "swift_evasion", "rangers_advance", "flickering_step")
ANYONE = ("the_earth_shakes", "time_trap", "avin_a_good_time")


def begun(id: str, seat: str = "A", place: Place | None = None, more: tuple[str, ...] = (), **position: Any) -> Battle:
    """The seat plays the ploy in the power step after its own activation."""
    hand = {f"hand_{seat.lower()}": [id, *more]}
    t = power_step(place=place or SPARE, active="AB".index(seat), **hand, **position)
    t.play(f"{seat} play {id}")
    return t


def playable(id: str, seat: str = "A", place: Place | None = None, **position: Any) -> bool:
    hand = {f"hand_{seat.lower()}": [id, "danse_macabre"]}
    t = power_step(place=place or SPARE, active="AB".index(seat), **hand, **position)
    return f"play {id}" in t.options(seat)


def named(*who: str) -> set[str]:
    return {f"choose {id}" for id in who}


@pytest.mark.parametrize("id", [pytest.param(id, marks=card(id), id=id) for id in FOES])
@rule("SHA-9.03")
def test_a_ploy_on_a_foe(id: str) -> None:
    assert begun(id, "A").options() == named(*THEIRS)
    assert begun(id, "B").options() == named(*MINE)


@pytest.mark.parametrize("id", [pytest.param(id, marks=card(id), id=id) for id in (*ALLIES, *ALLIES_TOO)])
@rule("SHA-9.03")
def test_a_ploy_on_an_ally(id: str) -> None:
    assert begun(id, "A").options() == named(*MINE)
    assert begun(id, "B").options() == named(*THEIRS)


@pytest.mark.parametrize("id", [pytest.param(id, marks=card(id), id=id) for id in ANYONE])
@rule("SHA-9.03")
def test_a_ploy_on_anyone(id: str) -> None:
    for seat in "AB":
        assert begun(id, seat).options() == named(*MINE, *THEIRS)


AROUND: Place = {**SPARE, ARNULF: (8, 2)}
BESIDE: Place = {**SPARE, ANGHARAD: (8, 2)}


@card("deafening_bellow", "fearsome_roar", "horrifying_howl")
@pytest.mark.parametrize("id", ["deafening_bellow", "fearsome_roar", "horrifying_howl"])
def test_a_foe_at_hand(id: str) -> None:
    assert begun(id, "A", AROUND).options() == named(GARREK, ARNULF)
    assert begun(id, "B", BESIDE).options() == named(OBRYN, ANGHARAD)


@card("horrifying_howl", "the_earth_shakes", "treasure_lust")
@rule("SHA-15.02")
def test_how_far_a_push_goes() -> None:
    t = begun("horrifying_howl")
    assert {f"push {t.at(11, 3)}", f"push {t.at(13, 3)}", "stay"} <= t.options()
    assert f"push {t.at(15, 3)}" not in t.options()
    assert not playable("treasure_lust", tokens={1: (15, 3)})
    assert playable("treasure_lust", tokens={1: (1, 3)})
    assert not playable("treasure_lust", place={OBRYN: (9, 3), GARREK: (15, 11)}, tokens={1: (1, 3)})


@card("reflected_injury")
def test_an_injury_is_reflected_on_a_neighbour() -> None:
    wounds = {OBRYN: 1, SEVERIN: 1}
    t = begun("reflected_injury", "A", AROUND, wounds=wounds)
    assert t.options() == named(GARREK, ARNULF)
    t.play("A choose arnulf")
    assert (t.fighter(ARNULF).wounds, t.fighter(GARREK).wounds) == (1, 0)
    assert begun("reflected_injury", "B", BESIDE, wounds={GARREK: 1, TARGOR: 1}).options() == named(OBRYN, ANGHARAD)
    assert not playable("reflected_injury", wounds={SEVERIN: 1, GARREK: 1})


@card("confusion", "nervous_scrabbling", "sigmarite_wall")
@rule("SHA-15.07")
def test_who_stands_side_by_side() -> None:
    assert begun("confusion", "A", AROUND).options() == named(OBRYN, GARREK, ARNULF)
    t = begun("nervous_scrabbling", "A", AROUND)
    assert t.options() == named(GARREK, ARNULF), "Obryn is the only ally who touches anybody"
    assert begun("nervous_scrabbling", "B", AROUND).options() == named(GARREK, ARNULF)
    t = begun("sigmarite_wall", "A", {**BESIDE, SEVERIN: (6, 2)})
    assert t.options() == named(OBRYN, ANGHARAD, SEVERIN)
    t.play("A choose obryn_the_bold")
    assert t.options() == named(ANGHARAD, SEVERIN)
    assert not playable("sigmarite_wall", place=AROUND)


@card("shattershard", "daylight_robbery")
def test_what_can_be_taken_from_the_foe() -> None:
    gear = {OBRYN: ["great_speed"], TARGOR: ["great_strength"]}
    t = begun("shattershard", "A", upgrades=gear, dice=("crit",))
    assert t.fighter(TARGOR).upgrades == []
    t = begun("shattershard", "B", upgrades=gear, dice=("crit",))
    assert t.fighter(OBRYN).upgrades == []
    assert not playable("shattershard", upgrades={OBRYN: ["great_speed"]})
    for spent, left in ((0, [1, 1]), (2, [0, 2])):
        s = arranged(place=SPARE, hand_a=["daylight_robbery"], glory=(0, 2), dice=("crit",), stage=POWER_STEP)
        s.players[seat_of("B")].spent = spent
        t = begun_at(s, "A play daylight_robbery")
        assert t.glory() == left
    t = begun("daylight_robbery", "B", glory=(1, 0), dice=("hammer",))
    assert t.glory() == [0, 1]


def begun_at(s: ShadespireState, *moves: str) -> Battle:
    t = Battle(GAME, s)
    t.play(*moves)
    return t


@card("time_trap", "anticipation")
@rule("SHA-16.13")
def test_ploys_that_look_at_the_clock() -> None:
    for used, other, skips, trap, last in (
        (3, 4, 0, True, False),
        (4, 4, 0, False, True),
        (3, 4, 1, False, False),
        (4, 3, 0, False, False),
    ):
        s = arranged(place=SPARE, hand_a=["time_trap", "anticipation"], stage=POWER_STEP)
        mine, theirs = s.players[seat_of("A")], s.players[seat_of("B")]
        mine.used, theirs.used, mine.skips = used, other, skips
        options = begun_at(s).options("A")
        assert ("play time_trap" in options, "play anticipation" in options) == (trap, last)


@card("hidden_paths", "illusory_fighter", "second_wind")
def test_who_can_be_placed_or_roused() -> None:
    edge: Place = {**SPARE, SEVERIN: (1, 1)}
    assert f"place {begun('hidden_paths', 'A', edge).at(15, 1)}" in begun("hidden_paths", "A", edge).options()
    moved = battle(place=edge, hand_a=["hidden_paths", "danse_macabre"])
    moved.play("A move severin_steelheart", f"A go {moved.at(3, 1)}")
    assert "play hidden_paths" not in moved.options("A")
    lined: Place = {SEVERIN: (3, 3), GARREK: (9, 3), TARGOR: (15, 11)}
    for who, where, active, offered in ((SEVERIN, (7, 3), 0, True), (GARREK, (5, 3), 1, False)):
        t = battle(place=lined, hand_a=["second_wind", "danse_macabre"], dice=MISS, active=active)
        letter = "AB"[active]
        t.play(f"{letter} charge {who}", f"{letter} go {t.at(*where)}")
        assert ("play second_wind" in t.options("A")) == offered
    t = begun("illusory_fighter", "B")
    t.play("B choose targor")
    assert all(o.startswith("place") for o in t.options())
    assert f"place {t.at(6, 8)}" in t.options()
    assert f"place {t.at(4, 2)}" not in t.options()


@card("shifting_shards", "desecrate", "confused_priorities", "shardfall", "mischievous_spirits")
@rule("SHA-4.10", "SHA-16.25")
def test_which_tokens() -> None:
    lying = {1: (7, 3), 2: (9, 3), 3: (3, 5), 4: (1, 1), 5: (13, 9)}
    assert begun("shifting_shards", tokens=lying).options() == {"choose-token token-3", "choose-token token-5"}
    assert begun("desecrate", tokens=lying).options() == {"choose-token token-1", "choose-token token-4"}
    assert begun("desecrate", "B", tokens={**lying, 5: (15, 11)}).options() == {
        "choose-token token-2",
        "choose-token token-5",
    }
    t = begun("confused_priorities", tokens=lying)
    assert t.options() == {f"choose-token token-{n}" for n in (1, 2, 4)}
    t.play("A choose-token token-2")
    assert t.options() == {f"choose-token token-{n}" for n in (1, 4)}
    assert not playable("shifting_shards", tokens={1: (7, 3)})
    t = begun("shardfall")
    assert f"choose-hex {t.at(5, 3)}" in t.options()
    t.play(f"A choose-hex {t.at(5, 3)}")
    assert not t.s.passable() >> t.s.ground.ids[t.at(5, 3)] & 1
    t = begun("mischievous_spirits", tokens={1: (3, 3), 2: (11, 3), 3: (7, 9)})
    t.play("A choose-token token-1", f"A choose-hex {t.at(1, 3)}")
    t.expect("B choose.token", "choose-token token-2", "choose-token token-3")


@card("swift_evasion")
def test_evading_means_further_from_every_foe() -> None:
    place: Place = {OBRYN: (7, 3), GARREK: (9, 3), KARSUS: (3, 3)}
    t = begun("swift_evasion", "A", place)
    distance = t.s.ground.distance
    for option in t.options():
        hex = t.s.ground.ids[option.removeprefix("push ")]
        assert distance(hex, t.fighter(GARREK).hex) > 1
        assert distance(hex, t.fighter(KARSUS).hex) > 2


@rule("SHA-3.17", "SHA-15.03")
@card("swift_evasion")
@pytest.mark.parametrize(("x", "further"), [(7, True), (1, False)])
def test_evading_does_not_end_where_it_began(x: int, further: bool) -> None:
    """Neither by staying nor by a way over the lethal hex at (5,3) and back; only who cannot get further away stays."""
    t = begun("swift_evasion", "A", {OBRYN: (x, 3), GARREK: (3, 3)}, field="LETHAL", lethal=True)
    t.play(*([] if t.ask.kind != "choose.fighter" else [f"A choose {OBRYN}"]))
    if further:
        assert t.ask.kind == "push.to"
        assert not t.options() & {"stay", f"push {t.at(x, 3)}"}
    assert (t.where(OBRYN), t.fighter(OBRYN).wounds) == ((x, 3), 0)


@card("trust_to_luck", "improvisation", "rethink_strategy", "no_time")
@rule("SHA-5.06", "SHA-5.08")
def test_as_many_cards_as_were_discarded() -> None:
    t = begun("trust_to_luck", "B", more=("block", "sprint", "sidestep"))
    t.play("B discard block", "B discard sidestep", "B done")
    assert len(t.player("B").hand) == 3
    assert len(t.player("B").discard) == 3
    t = begun("improvisation", "B", more=("block", "sprint"))
    assert (len(t.player("B").hand), len(t.player("B").discard)) == (3, 3)


@card("spoils_of_battle")
def test_spoils_need_an_upgrade_somebody_can_bear() -> None:
    assert not playable("spoils_of_battle")
    t = begun("spoils_of_battle", "B", more=("great_speed",))
    t.play("B on targor")
    assert t.player("B").spent == 0


@card("earthquake", "great_concussion")
@rule("SHA-16.19", "SHA-16.20")
def test_who_is_in_the_way_moves_first() -> None:
    place: Place = {OBRYN: (7, 3), GARREK: (9, 3), TARGOR: (5, 3)}
    for way, ends in (("east", [(9, 3), (11, 3), (7, 3)]), ("west", [(5, 3), (7, 3), (3, 3)])):
        t = begun("earthquake", "A", place)
        t.play(f"A direction {way}")
        assert [t.where(id) for id in place] == ends
    t = begun("great_concussion", "A", place)
    t.play(f"A choose-hex {t.at(15, 3)}")
    t.play("A choose obryn_the_bold")
    centre, distance = t.s.ground.ids[t.at(15, 3)], t.s.ground.distance
    assert {distance(centre, t.s.ground.ids[o.removeprefix("push ")]) for o in t.options()} == {5}


@card("rebound", "forceful_denial", "duel_of_wits")
@rule("SHA-10.11")
def test_ones_own_ploy_is_not_answered() -> None:
    t = begun("sidestep", more=("forceful_denial", "duel_of_wits"))
    t.play("A choose obryn_the_bold")
    assert t.ask.kind == "push.to"


@card("momentary_madness")
@rule("SHA-16.10")
@pytest.mark.parametrize("die", ["hammer", "crit"])
def test_madness_makes_friends_targets_and_leaves_nobody_to_support(die: str) -> None:
    place: Place = {OBRYN: (1, 1), GARREK: (9, 3), TARGOR: (11, 3), ARNULF: (10, 4)}
    t = begun("momentary_madness", "A", place, dice=(die, "support1", "support2", "shield"))
    t.play("A choose garrek_gorebeard", "A target targor")
    assert t.fighter(TARGOR).wounds == 0
    assert "attack_failed A garrek_gorebeard targor" in t.told()
