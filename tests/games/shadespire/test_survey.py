"""Movement range, line of sight and threatened hexes, told to whoever looks."""

from collections.abc import Mapping
from typing import Any

from podziemia.games.shadespire import GAME
from podziemia.games.shadespire.data.cards import NUMBER
from tests.games.shadespire.table import Battle, Place, battle
from tests.support import rule

APART: Place = {"obryn_the_bold": (3, 3), "garrek_gorebeard": (9, 3)}


def look(t: Battle, thing: str) -> Mapping[str, Any]:
    """Nothing changes by looking, and everybody sees the same."""
    before = t.match.digest()
    seen = GAME.foresight.survey(t.s, 0, thing)
    assert GAME.foresight.survey(t.s, 1, thing) == seen
    assert t.match.digest() == before
    return seen


def shown(t: Battle, id: str) -> dict[str, set[str]]:
    fighter = next(f for f in t.sees("A")["fighters"] if f["id"] == id)
    seen = dict(look(t, id))
    assert seen.pop("fighter") == id
    return {"move": set(fighter["reach"]), **{name: set(hexes) for name, hexes in seen.items()}}


@rule("SHA-7.08", "SHA-7.12")
def test_reach_is_what_the_rules_offer() -> None:
    t = battle(place=APART)
    obryn = shown(t, "obryn_the_bold")
    moved, charged = t.fork(), t.fork()
    moved.play("A move obryn_the_bold")
    assert obryn["move"] == {option.thing for option in moved.ask.options}
    assert "charge obryn_the_bold" in charged.options()
    charged.play("A charge obryn_the_bold")
    assert obryn["charge"] == {option.thing for option in charged.ask.options}


@rule("SHA-7.13")
def test_who_has_charged_threatens_nobody_and_goes_nowhere() -> None:
    t = battle(place=APART)
    t.fighter("garrek_gorebeard").charged = True
    garrek = shown(t, "garrek_gorebeard")
    assert garrek["move"] == garrek["charge"] == garrek["threat"] == set()
    assert garrek["sees"]


def test_a_fighter_threatens_what_it_can_reach_with_a_charge() -> None:
    """Move 4 and Range 1: five hexes away is in danger, six is not."""
    far = battle(place={"obryn_the_bold": (1, 1), "garrek_gorebeard": (15, 5)})
    ground, start = far.s.ground, far.fighter("garrek_gorebeard").hex
    within = {name for name, hex in ground.ids.items() if 1 <= ground.distance(start, hex) <= 5}
    assert shown(far, "garrek_gorebeard")["threat"] == within


@rule("SHA-3.14", "SHA-3.15", "SHA-16.25")
def test_sight_is_the_one_attacks_use() -> None:
    t = battle(field="BF2", place={"obryn_the_bold": (9, 3), "garrek_gorebeard": (1, 1)})
    here = t.fighter("obryn_the_bold").hex
    seen = shown(t, "obryn_the_bold")["sees"]
    ground = t.s.ground
    assert {name for name, hex in ground.ids.items() if hex != here and t.s.sees(here, hex)} == seen
    t.s.shard = ground.ids[t.at(7, 3)]
    hidden = shown(t, "obryn_the_bold")["sees"]
    assert {name for name, hex in ground.ids.items() if hex != here and t.s.sees(here, hex)} == hidden
    assert hidden < seen


def test_grasping_hands_show_in_the_range_of_every_fighter_that_could_be_activated() -> None:
    t = battle(place=APART)
    t.s.spells = [(NUMBER["grasping_hands"], 1, -1)]
    assert shown(t, "obryn_the_bold")["move"] == set()
    assert t.sees("A")["fighters"][2]["move"] == 0


def test_a_warband_tells_how_many_threaten_each_hex() -> None:
    t = battle(place={"obryn_the_bold": (1, 1), "garrek_gorebeard": (15, 5), "karsus_the_chained": (15, 3)})
    theirs = [shown(t, id)["threat"] for id in ("garrek_gorebeard", "karsus_the_chained")]
    seen = look(t, "B")
    assert seen == {"seat": 1, "threats": {hex: sum(hex in one for one in theirs) for hex in set.union(*theirs)}}
    assert 2 in seen["threats"].values()


def test_other_things_have_no_survey() -> None:
    t = battle(place=APART)
    for thing in ("sigmarite_grandhammer", "saek", "C", "", t.at(3, 3)):
        assert look(t, thing) == {}
