"""The ground shatters under whoever is moved: a ploy does it, and is answered like one (SHA-16.12)."""

import pytest

from tests.games.shadespire.scenes import DRAW, GARREK, KARSUS, OBRYN, SEVERIN, TARGOR, offered
from tests.games.shadespire.table import Battle, Place, power_step
from tests.support import card, rule

pytestmark = pytest.mark.usefixtures("sides")

APART: Place = {GARREK: (9, 3), KARSUS: (12, 2), OBRYN: (3, 3)}


def shattering(place: Place, hand_b: list[str], ploy: bool = True, **more: object) -> Battle:
    """Targor's side is to move next, on ground that shatters; without the ploy on ordinary ground."""
    t = power_step(place=place, hand_a=["shattering_terrain"], hand_b=hand_b, **more)
    t.play("A play shattering_terrain" if ploy else "A pass")
    t.skip_to("activation")
    return t


def moved(t: Battle, who: str, x: int, r: int) -> Battle:
    t.play(f"B move {who}", f"B go {t.at(x, r)}")
    return t


@rule("SHA-10.05", "SHA-16.12")
@card("blood_frenzy", "continue_the_slaughter", "fountain_of_gore", "fuelled_by_slaughter", "my_turn", "undaunted")
@pytest.mark.parametrize(
    ("id", "wounds", "asked"),
    [
        ("blood_frenzy", 3, True),
        ("blood_frenzy", 2, False),
        ("continue_the_slaughter", 3, True),
        ("fountain_of_gore", 3, True),
        ("fuelled_by_slaughter", 3, True),
        ("undaunted", 3, True),
        ("undaunted", 2, False),
        ("my_turn", 2, True),
        ("my_turn", 3, False),
    ],
)
def test_who_falls_or_is_hurt_as_he_moves_is_answered_like_a_ploy(id: str, wounds: int, asked: bool) -> None:
    """Garrek moves and falls, or is only hurt; Karsus stands where he can strike."""
    place: Place = {GARREK: (9, 3), KARSUS: (5, 5), OBRYN: (4, 4)}
    t = moved(shattering(place, [id], wounds={GARREK: wounds}), GARREK, 6, 4)
    assert (t.where(GARREK) is None) == (wounds == 3)
    assert (t.kind() == "B react.after-ploy") == asked
    assert (f"react {id}" in t.options()) == asked


@rule("SHA-3.17", "SHA-10.01")
@card("blood_frenzy", "shattering_terrain")
@pytest.mark.parametrize("ploy", [True, False])
def test_a_lethal_hex_is_no_ploy(ploy: bool) -> None:
    """Who dies of the hex itself, before the ground could shatter, is mourned by nobody's ploy."""
    t = shattering(APART, ["blood_frenzy"], ploy, field="LETHAL", lethal=True, wounds={GARREK: 3})
    moved(t, GARREK, 10, 2)
    assert t.where(GARREK) is None
    assert not offered(t, "react blood_frenzy")


@rule("SHA-10.05", "SHA-16.12")
@card("soultrap", "blood_frenzy")
def test_no_harm_no_answer() -> None:
    """A Soultrap catches what the ground would have done."""
    place: Place = {GARREK: (9, 3), OBRYN: (3, 3)}
    t = shattering(place, ["my_turn"], wounds={GARREK: 3}, upgrades={GARREK: ["soultrap"]})
    moved(t, GARREK, 5, 3)
    t.roll("shield")
    t.play("B react soultrap")
    assert t.where(GARREK) == (5, 3)
    assert not offered(t, "react my_turn")


@rule("SHA-10.02", "SHA-16.12")
@card("terrifying_howl", "blood_frenzy")
@pytest.mark.parametrize(("first", "second"), [(3, 0), (0, 2)])
def test_every_fall_is_answered_for_itself(first: int, second: int) -> None:
    """Two are pushed by one howl; one of them falls, and only then there is a fall to answer."""
    place: Place = {OBRYN: (7, 3), GARREK: (9, 3), TARGOR: (8, 4)}
    wounds = {GARREK: first, TARGOR: second}
    t = power_step(
        place=place,
        hand_a=["shattering_terrain"],
        hand_b=["blood_frenzy"],
        active=1,
        wounds=wounds,
        upgrades={OBRYN: ["terrifying_howl"]},
    )
    t.play("B pass", "A play shattering_terrain")
    t.skip_to("activation")
    t.play("A act terrifying_howl", f"A choose {GARREK}", f"A push {t.at(11, 3)}")
    assert ("react blood_frenzy" in t.options()) == (first == 3)
    t.play(*(["B decline"] if first == 3 else []), f"A push {t.at(9, 5)}")
    assert ("react blood_frenzy" in t.options()) == (second == 2)


def blow(hand_b: list[str], *also: str, **more: object) -> Battle:
    """A draws level with Garrek on shattering ground and drives him back."""
    place: Place = {OBRYN: (7, 3), GARREK: (9, 3), KARSUS: (15, 11), SEVERIN: (1, 1)}
    hand_a = ["shattering_terrain", *also]
    t = power_step(place=place, hand_a=hand_a, hand_b=hand_b, active=1, dice=DRAW, **more)
    t.play("B pass", "A play shattering_terrain")
    t.skip_to("activation")
    t.play("A attack obryn_the_bold", f"A drive {t.at(11, 3)}", "A stay")
    return t


@rule("SHA-10.02", "SHA-16.12")
@card("blood_frenzy")
def test_in_an_attack_it_is_answered_once_and_after_it() -> None:
    t = blow(["blood_frenzy"], wounds={GARREK: 3})
    assert t.kind() == "B react.after-attack"
    t.play("B decline")
    assert not offered(t, "react blood_frenzy")


@rule("SHA-10.05", "SHA-16.12")
@card("stumble", "blood_frenzy")
@pytest.mark.parametrize(("wounds", "asked"), [(2, True), (1, False)])
def test_who_stumbles_to_his_death_is_answered_after_the_ploy(wounds: int, asked: bool) -> None:
    """Driven back he is hurt, and once more as he stumbles."""
    t = blow(["blood_frenzy"], "stumble", wounds={GARREK: wounds})
    t.play("A react stumble")
    assert (t.where(GARREK) is None) == asked
    assert (t.kind() == "B react.after-ploy") == asked
    if asked:
        t.play("B decline")
    assert not offered(t, "react blood_frenzy")


def reborn(t: Battle, x: int, r: int) -> None:
    t.roll("crit")
    t.play("B react rebirth_in_blood", f"B place {t.at(x, r)}")


def attacked(t: Battle) -> bool:
    return [said for said in t.told() if said.startswith("attack_declared")] != []


@rule("SHA-15.06", "SHA-16.12")
@card("rebirth_in_blood")
@pytest.mark.parametrize("wounds", [3, 2])
def test_who_falls_in_a_charge_and_is_reborn_makes_no_attack(wounds: int) -> None:
    """His last fighter charges; it comes back next to a foe, and may act anew, but the charge is over."""
    t = shattering({GARREK: (7, 3), OBRYN: (7, 7), SEVERIN: (1, 1)}, ["rebirth_in_blood"], wounds={GARREK: wounds})
    t.play(f"B charge {GARREK}", f"B go {t.at(5, 7)}")
    if wounds == 3:
        reborn(t, 9, 7)
    assert attacked(t) == (wounds == 2)


@rule("SHA-15.06", "SHA-16.12", "SHA-16.23")
@card("rebirth_in_blood", "swift_strike")
@pytest.mark.parametrize("wounds", [3, 2])
def test_who_falls_as_he_steps_up_and_is_reborn_makes_no_attack(wounds: int) -> None:
    place: Place = {GARREK: (4, 8), OBRYN: (7, 7), SEVERIN: (1, 1)}
    gear = {GARREK: ["swift_strike"]}
    t = shattering(place, ["rebirth_in_blood"], wounds={GARREK: wounds}, upgrades=gear)
    t.play(f"B attack {GARREK}", f"B push {t.at(5, 7)}")
    if wounds == 3:
        reborn(t, 9, 7)
    assert attacked(t) == (wounds == 2)
