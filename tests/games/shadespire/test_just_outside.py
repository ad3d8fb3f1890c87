"""Cards just inside and just outside what they say, played by real moves: the second of several, the other side's, the
round after."""

import pytest

from podziemia.games.shadespire.data.cards import CARD_IDS
from tests.games.shadespire.phases import acted, earned, next_objectives
from tests.games.shadespire.scenes import ANGHARAD, ARNULF, GARREK, HIT, KARSUS, OBRYN, SANSON, SEVERIN, TARGOR, offered
from tests.games.shadespire.table import Battle, Place, battle, letter_of, power_step, seat_of
from tests.support import card, rule

pytestmark = pytest.mark.usefixtures("sides")


# ---- a leader who falls twice ----

BLOW = ("hammer", "hammer", "shield")


def reborn(*objectives: str) -> Battle:
    """Obryn kills Garrek, B's last, who comes back next to Severin."""
    place: Place = {OBRYN: (7, 3), SEVERIN: (4, 8), GARREK: (9, 3)}
    hands = {"hand_b": ["rebirth_in_blood"], "objectives_a": list(objectives)}
    t = battle(place=place, wounds={GARREK: 3}, dice=(*HIT, "shield"), **hands)
    t.play("A attack obryn_the_bold", "B react rebirth_in_blood", f"B place {t.at(6, 8)}")
    return t


def struck_twice(t: Battle) -> Battle:
    """Severin strikes twice, which is enough for whoever has come back."""
    t.roll(*BLOW, *BLOW)
    return acted(t, "A attack severin_steelheart", "A attack severin_steelheart")


@card("draw_the_gaze_of_khorne")
@rule("SHA-12.11", "SHA-12.10")
def test_who_falls_twice_in_a_phase_is_two_kills() -> None:
    t = reborn("draw_the_gaze_of_khorne")
    assert not offered(t, "score draw_the_gaze_of_khorne")
    assert offered(struck_twice(t), "score draw_the_gaze_of_khorne")


@card("assassinate", "behead_the_beast")
@rule("SHA-12.11", "SHA-12.10")
@pytest.mark.parametrize("again", [True, False])
def test_a_leader_slain_anew_in_the_next_round_is_slain_in_that_round(again: bool) -> None:
    t = reborn("assassinate", "behead_the_beast")
    assert earned(t, "assassinate")
    t.play("A score assassinate")
    t.skip_to("round.first")
    t.play(f"{letter_of(t.ask.seat)} first {'AB'[seat_of('A')]}")
    assert earned(struck_twice(t) if again else t, "behead_the_beast") == again


# ---- one in the place of another ----

CROWD: Place = {OBRYN: (7, 3), SEVERIN: (1, 1), GARREK: (9, 3), TARGOR: (15, 11), ARNULF: (13, 1)}


@card("misdirection", "the_earth_shakes")
@rule("SHA-16.15")
@pytest.mark.parametrize(("holder", "chosen", "may"), [
    ("b", GARREK, True),
    ("b", OBRYN, False),
    ("a", OBRYN, True),
    ("a", GARREK, False),
])  # fmt: skip
def test_only_who_is_chosen_is_replaced_and_by_a_friend(holder: str, chosen: str, may: bool) -> None:
    hands = {"hand_a": ["the_earth_shakes"], "hand_b": []}
    hands[f"hand_{holder}"].append("misdirection")
    t = power_step(place=CROWD, **hands)
    t.play("A play the_earth_shakes", f"A choose {chosen}")
    assert ("react misdirection" in t.options()) == may
    if may and holder == "b":
        t.play("B react misdirection")
        t.expect("B choose.fighter", "choose targor", "choose arnulf")
    elif may:
        t.play("A react misdirection")
        assert t.ask.kind == "push.to", "Severin alone is left to take his place"


@card("misdirection", "distraction")
@rule("SHA-16.15")
def test_nobody_takes_the_place_of_the_only_one() -> None:
    t = power_step(place={OBRYN: (7, 3), GARREK: (9, 3)}, hand_a=["distraction"], hand_b=["misdirection"])
    t.play("A play distraction")
    assert t.kind() == "A push.to"


# ---- nowhere to stand, a price, what goes on ----

STARTING = [(4, 2), (8, 2), (12, 2), (2, 4), (4, 4), (10, 4), (11, 5)]
"""Where A begins."""
STANDING = ("sepulchral_warden", "prince_of_dust", GARREK, TARGOR, ARNULF, "blooded_saek", "karsus_the_chained")


@card("restless_dead", "illusory_fighter")
@rule("SHA-15.05", "SHA-7.19")
@pytest.mark.parametrize("free", [True, False])
def test_the_dead_need_a_place_to_rise(free: bool) -> None:
    """And so does whoever is conjured away; the Warden raises nobody either."""
    place: Place = dict(zip(STANDING, STARTING, strict=True))
    if free:
        place["karsus_the_chained"] = (15, 11)
    t = power_step(a="sepulchral_guard", place=place, hand_a=["restless_dead", "illusory_fighter"])
    cards = {"play restless_dead", "play illusory_fighter"} if free else set()
    assert t.options() == {*cards, "pass"}
    t = battle(a="sepulchral_guard", place=place)
    assert ("act raise_fallen" in t.options()) == free


@card("rebirth_in_blood")
@rule("SHA-15.06")
@pytest.mark.parametrize(("face", "back"), [("shield", True), ("crit", True), ("dodge", False)])
def test_a_die_decides_who_is_reborn(face: str, back: bool) -> None:
    place: Place = {OBRYN: (7, 3), GARREK: (9, 3)}
    t = battle(place=place, wounds={GARREK: 3}, hand_b=["rebirth_in_blood"], dice=(*HIT, face))
    t.play("A attack obryn_the_bold", "B react rebirth_in_blood", *([f"B place {t.at(6, 8)}"] if back else []))
    assert t.where(GARREK) == ((6, 8) if back else None)
    assert t.ask.kind != "place.to"


@card("rebirth_in_blood")
@rule("SHA-15.05")
@pytest.mark.parametrize(("warden", "may"), [((12, 10), True), ((11, 5), False)])
def test_nobody_is_reborn_where_everything_is_taken(warden: tuple[int, int], may: bool) -> None:
    """Targor, A's last, falls to the Harvester; the other side stands where A began."""
    ids = ("the_harvester", "prince_of_dust", "the_champion", "petitioner_1", "petitioner_2", "petitioner_3")
    place: Place = {**dict(zip(ids, STARTING, strict=False)), "sepulchral_warden": warden, TARGOR: (6, 2)}
    more = {"a": "garreks_reavers", "b": "sepulchral_guard", "wounds": {TARGOR: 1}, "hand_a": ["rebirth_in_blood"]}
    t = battle(place=place, active=1, dice=("sword", "sword", "shield"), **more)
    t.play("B attack the_harvester")
    assert t.where(TARGOR) is None
    assert offered(t, "react rebirth_in_blood") == may


@card("katophranes_belt", "sprinter")
@rule("SHA-9.04")
@pytest.mark.parametrize(("glory", "playable"), [(1, {"sprinter"}), (2, {"sprinter", "katophranes_belt"})])
def test_where_relics_cost_more_nothing_else_does(glory: int, playable: set[str]) -> None:
    place: Place = {OBRYN: (7, 3), GARREK: (9, 3)}
    t = power_step(place=place, hand_a=["katophranes_belt", "sprinter"], glory=(glory, 0), relics=2)
    assert {option.split()[1] for option in t.options() if option != "pass"} == playable
    t.play("A play sprinter")
    assert t.player("A").spent == 1


@card("parry", "shattering_terrain")
@rule("SHA-9.09", "SHA-16.12")
@pytest.mark.parametrize(
    ("first", "second"), [("B play parry", "A play shattering_terrain"), ("B pass", "A play sprint")]
)
def test_what_helps_the_target_is_used_up_alone(first: str, second: str) -> None:
    """The parry is over with the attack, the terrain still shatters under whoever is driven back."""
    place: Place = {OBRYN: (7, 3), GARREK: (9, 3), TARGOR: (15, 11)}
    hands = {"hand_a": ["shattering_terrain", "sprint"], "hand_b": ["parry"]}
    t = power_step(place=place, active=1, dice=("hammer", "hammer", "shield", "shield"), **hands)
    t.play(first, second)
    t.skip_to("activation")
    t.play("A attack obryn_the_bold", f"A drive {t.at(11, 3)}", "A stay")
    assert (t.where(GARREK) is None) == (first == "B play parry")


@card("shake_about")
@rule("SHA-15.04")
@pytest.mark.parametrize(
    ("weapon", "where", "pushes"), [("brutal_chop", (9, 3), True), ("chained_axe", (11, 3), False)]
)
def test_nobody_is_shaken_about_from_afar(weapon: str, where: tuple[int, int], pushes: bool) -> None:
    place: Place = {KARSUS: where, OBRYN: (7, 3), SEVERIN: (1, 1)}
    dice = ("sword", "sword", "sword", "dodge")
    t = battle(place=place, active=1, upgrades={KARSUS: ["shake_about"]}, dice=dice)
    t.play("B attack karsus_the_chained")
    if t.ask.kind == "attack.with":
        t.play(f"B with {weapon}")
    assert t.kind() == "B drive.to"
    assert ([option for option in t.options() if option.startswith("push")] != []) == pushes


@card("draw_the_gaze_of_khorne")
@rule("SHA-12.05")
@pytest.mark.parametrize("retroactive", [True, False])
def test_where_no_card_looks_back_none_drawn_late_does(retroactive: bool) -> None:
    """Two foes have fallen; the card that counts them is drawn for the one scored after the second."""
    place: Place = {SEVERIN: (5, 3), OBRYN: (9, 3), TARGOR: (7, 3), ARNULF: (3, 3), GARREK: (15, 11)}
    objectives = ["defensive_strike", "cleanse", "eternals"]
    t = battle(place=place, objectives_a=objectives, dice=(*HIT, *HIT), retroactive=retroactive)
    next_objectives(t, "draw_the_gaze_of_khorne")
    acted(t, "A attack severin_steelheart", "A target arnulf", "A decline", "A attack obryn_the_bold")
    t.play("A score defensive_strike")
    assert t.offers("draw_the_gaze_of_khorne") == retroactive


@card("legacy", "great_speed")
def test_what_was_handed_down_is_lost_no_more() -> None:
    """Of what Garrek carried Arnulf takes over one card, and the other lies in the discard pile."""
    place: Place = {OBRYN: (7, 3), GARREK: (9, 3), ARNULF: (11, 3), TARGOR: (15, 11)}
    gear = {GARREK: ["great_strength", "great_speed"]}
    t = battle(place=place, wounds={GARREK: 3}, upgrades=gear, hand_b=["legacy"], dice=HIT)
    t.play("A attack obryn_the_bold", "B react legacy", "B choose-card great_speed")
    assert [CARD_IDS[card] for card in t.fighter(ARNULF).upgrades] == ["great_speed"]
    assert [CARD_IDS[card] for card in t.player("B").discard] == ["great_strength", "legacy"]


@card("opportunist")
@rule("SHA-8.23", "SHA-10.12")
@pytest.mark.parametrize("order", [(TARGOR, GARREK), (GARREK, TARGOR)])
def test_whoever_was_missed_takes_the_opportunity(order: tuple[str, str]) -> None:
    """The Harvester misses two of them, in either order."""
    place: Place = {"the_harvester": (7, 3), TARGOR: (5, 3), GARREK: (9, 3), ARNULF: (15, 11)}
    miss = ("support1", "support1", "dodge")
    gear = {GARREK: ["opportunist"]}
    t = battle(a="sepulchral_guard", place=place, dice=(*miss, *miss), upgrades=gear)
    t.play("A attack the_harvester", f"A target {order[0]}")
    assert offered(t, "react opportunist")


@card("stormforged_tactics")
@rule("SHA-10.07")
@pytest.mark.parametrize(("where", "may"), [((15, 11), True), ((2, 2), False)])
def test_tactics_need_room(where: tuple[int, int], may: bool) -> None:
    """Obryn stands in the corner, Garrek next to him; Targor shuts him in, or stands far away."""
    place: Place = {OBRYN: (1, 1), GARREK: (3, 1), TARGOR: where}
    t = power_step(place=place, hand_a=["stormforged_tactics"], dice=("sword", "sword", "dodge"))
    t.play("A play stormforged_tactics")
    t.skip_to("activation")
    t.play("B attack garrek_gorebeard")
    assert offered(t, "react stormforged_reaction") == may


@card("steady_volley", "ceaseless_attacks")
@rule("SHA-9.09", "SHA-16.23")
def test_a_steady_volley_is_one_volley() -> None:
    """Sanson may be pushed before his shot, Almeric, who shoots right after him, may not."""
    place: Place = {SANSON: (3, 3), "almeric_eagle_eye": (5, 5), GARREK: (9, 3), TARGOR: (15, 11)}
    hands = {"hand_a": ["steady_volley", "ceaseless_attacks"], "hand_b": ["earthquake"]}
    t = power_step(
        a="the_farstriders", place=place, active=1, dice=("support1", "support1", "support1", "shield"), **hands
    )
    t.play("B pass", "A play steady_volley")
    t.skip_to("activation")
    t.play("A attack sanson_farstrider")
    assert t.kind() == "A push.to"
    t.play("A stay", "A react ceaseless_attacks")
    assert t.ask.kind != "push.to"
    assert len([event for event in t.told() if event.startswith("attack_declared")]) == 2


@card("undaunted")
@rule("SHA-8.23")
@pytest.mark.parametrize(("order", "dice", "may"), [
    ((TARGOR, ANGHARAD), (*HIT, *HIT), True),
    ((ANGHARAD, TARGOR), (*HIT, *HIT), True),
    ((TARGOR, ANGHARAD), (*HIT, "sword", "sword", "shield"), False),
])  # fmt: skip
def test_the_last_is_undaunted_whoever_fell_first(order: tuple[str, str], dice: tuple[str, ...], may: bool) -> None:
    """Obryn hungers and kills a foe and Angharad, his last friend."""
    place: Place = {OBRYN: (7, 3), ANGHARAD: (5, 3), TARGOR: (9, 3), GARREK: (15, 11)}
    more = {"upgrades": {OBRYN: ["black_hunger"]}, "wounds": {ANGHARAD: 3}, "hand_a": ["undaunted"]}
    t = battle(place=place, dice=dice, **more)
    t.play("A attack obryn_the_bold", f"A target {order[0]}")
    assert offered(t, "react undaunted") == may


@card("advancing_strike")
@rule("SHA-8.23", "SHA-12.01")
@pytest.mark.parametrize("order", [(TARGOR, GARREK), (GARREK, TARGOR)])
def test_one_of_two_kills_in_enemy_territory_is_enough(order: tuple[str, str]) -> None:
    """Targor falls between the territories, Garrek in his own."""
    place: Place = {"the_harvester": (7, 7), TARGOR: (8, 6), GARREK: (6, 8), ARNULF: (15, 11)}
    cut = ("sword", "sword", "shield")
    more = {"wounds": {TARGOR: 1, GARREK: 3}, "objectives_a": ["advancing_strike"]}
    t = battle(a="sepulchral_guard", place=place, dice=(*cut, *cut), **more)
    t.play("A attack the_harvester", f"A target {order[0]}")
    assert t.offers("advancing_strike")


@card("sacrificial_pawn", "death_throes")
@rule("SHA-9.09")
@pytest.mark.parametrize(("named", "glory"), [(OBRYN, [2, 1]), (SEVERIN, [1, 1])])
def test_a_pawn_that_attacks_is_still_a_pawn(named: str, glory: list[int]) -> None:
    """Obryn kills Garrek, who takes him with him."""
    place: Place = {OBRYN: (7, 3), SEVERIN: (1, 1), GARREK: (9, 3), TARGOR: (15, 11)}
    hands = {"hand_a": ["sacrificial_pawn"], "hand_b": ["death_throes"]}
    t = power_step(place=place, active=1, wounds={OBRYN: 3, GARREK: 3}, dice=HIT, **hands)
    t.play("B pass", "A play sacrificial_pawn", f"A choose {named}")
    t.skip_to("activation")
    t.play("A attack obryn_the_bold", "B react death_throes")
    assert (t.where(OBRYN), t.where(GARREK), t.glory()) == (None, None, glory)
