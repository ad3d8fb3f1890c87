"""Two ploys in force at once: each does what it does, whichever was played first."""

from typing import Any

import pytest

from podziemia.games.shadespire.data.cards import NUMBER
from tests.games.shadespire.phases import acted, under
from tests.games.shadespire.scenes import GARREK, HIT, MISS, OBRYN, SANSON, SEVERIN, SPARE, TARGOR, offered
from tests.games.shadespire.table import Battle, Place, power_step
from tests.support import card, rule

pytestmark = pytest.mark.usefixtures("sides")

ORDERS = [(0, 1), (1, 0)]
OTHER = "unstoppable_strike"
"""It has to do with nothing here."""
FAR: Place = {SANSON: (3, 3), GARREK: (11, 3), TARGOR: (15, 11)}
LINE: Place = {OBRYN: (1, 3), GARREK: (15, 3)}


def together(id: str, order: tuple[int, int], by: str = "A", **more: Any) -> Battle:
    """The ploy and another one, in this order; A's activation is next."""
    pair = (id, OTHER)
    return under(*[pair[i] for i in order], by=by, **more)


@pytest.mark.parametrize("order", ORDERS)
@card("steady_volley", "mighty_swing", "darkness_descends")
@rule("SHA-9.08", "SHA-9.09")
def test_attacks(order: tuple[int, int]) -> None:
    t = together("steady_volley", order, a="the_farstriders", place=FAR)
    assert f"attack {SANSON}" in t.options(), "one step, and Garrek is in range"
    t = together("darkness_descends", order, a="the_farstriders", place={**FAR, GARREK: (9, 3)})
    assert f"attack {SANSON}" not in t.options()
    t = together("mighty_swing", order, place={**SPARE, TARGOR: (8, 2)})
    t.play("A attack obryn_the_bold")
    assert t.ask.kind == "attack.next"


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize(
    ("id", "by", "reached", "beyond"),
    [
        ("danse_macabre", "A", (9, 3), (11, 3)),
        ("danse_macabre", "B", (7, 3), (9, 3)),
        ("bloodslick_ground", "B", (3, 3), (5, 3)),
        ("bloodslick_ground", "A", (7, 3), (9, 3)),
        ("invisible_walls", "B", (3, 3), (5, 3)),
        ("spectral_wings", "B", (11, 3), (13, 3)),
        ("sprint", "A", (13, 3), (15, 5)),
        ("sprint", "B", (7, 3), (9, 3)),
        ("grasping_hands", "B", (1, 3), (3, 3)),
    ],
)
@rule("SHA-0.05", "SHA-9.08")
def test_moves(order: tuple[int, int], id: str, by: str, reached: tuple[int, int], beyond: tuple[int, int]) -> None:
    t = together(id, order, by=by, place=LINE)
    if id == "grasping_hands":
        assert "move obryn_the_bold" not in t.options(), "four of B's have fallen, and Obryn's Move is 3"
        return
    t.play("A move obryn_the_bold")
    assert f"go {t.at(*reached)}" in t.options()
    assert f"go {t.at(*beyond)}" not in t.options()


@pytest.mark.parametrize("order", ORDERS)
@card("spectral_form", "tantalising_prize", "shattering_terrain")
@rule("SHA-15.08", "SHA-16.12")
def test_ways(order: tuple[int, int]) -> None:
    walled: Place = {OBRYN: (1, 1), SEVERIN: (3, 1), GARREK: (2, 2), TARGOR: (15, 11)}
    for by, passes in (("A", True), ("B", False)):
        t = together("spectral_form", order, by=by, place=walled)
        assert ("move obryn_the_bold" in t.options()) == passes
    for by, lured in (("A", True), ("B", False)):
        t = together("tantalising_prize", order, by=by, place=LINE, tokens={1: (11, 3)})
        t.play("A move obryn_the_bold")
        assert (f"go {t.at(11, 3)}" in t.options()) == lured
    t = together("shattering_terrain", order, by="B", place=LINE)
    acted(t, "A move obryn_the_bold", "A go (3,3)")
    assert t.fighter(OBRYN).wounds == 1


@pytest.mark.parametrize("order", ORDERS)
@card("stormforged_tactics", "stormforged_resistance", "we_shall_not_be_moved", "desperate_gambit")
@rule("SHA-9.08")
def test_answers(order: tuple[int, int]) -> None:
    t = together("stormforged_tactics", order, by="B", place=SPARE, dice=MISS)
    t.play("A attack obryn_the_bold")
    assert offered(t, "react stormforged_reaction")
    for by, firm in (("B", True), ("A", False)):
        t = together("stormforged_resistance", order, by=by, place=SPARE, dice=HIT)
        t.play("A attack obryn_the_bold")
        assert (t.ask.kind != "drive.to") == firm
        t = together("we_shall_not_be_moved", order, by=by, place=SPARE, dice=HIT, tokens={1: (9, 3)})
        t.play("A attack obryn_the_bold")
        assert (t.ask.kind != "drive.to") == firm
    t = together("desperate_gambit", order, place=SPARE)
    t.play("A attack obryn_the_bold")
    assert t.ask.kind == "attack.gambit"


def named(id: str, who: str, order: tuple[int, int], **more: Any) -> Battle:
    """A plays the ploy on somebody and another one besides; B's activation is next."""
    t = power_step(hand_a=[id, OTHER], hand_b=["earthquake"], **more)
    for i in order:
        if t.kind() != "A power":
            t.play("B pass")
        t.play(f"A play {(id, OTHER)[i]}")
        if f"choose {who}" in t.options():
            t.play(f"A choose {who}")
    t.skip_to("activation")
    return t


@pytest.mark.parametrize("order", ORDERS)
@card("piercing_stare", "sacrificial_pawn")
@rule("SHA-9.08")
def test_who_was_named(order: tuple[int, int]) -> None:
    t = named("piercing_stare", GARREK, order, place=SPARE)
    assert f"attack {GARREK}" not in t.options()
    for pawn, glory in ((OBRYN, [1, 1]), (SEVERIN, [0, 1])):
        dice = ("hammer", "hammer", "dodge")
        t = named("sacrificial_pawn", pawn, order, place=SPARE, wounds={OBRYN: 2}, dice=dice)
        t.play("B attack garrek_gorebeard")
        assert t.where(OBRYN) is None
        assert t.glory() == glory


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize(("weapon", "spent"), [("brutal_chop", True), ("chained_axe", False)])
@card("mighty_swing")
@rule("SHA-9.09")
def test_a_swing_waits_for_an_attack_at_arms_length(order: tuple[int, int], weapon: str, spent: bool) -> None:
    place: Place = {"karsus_the_chained": (7, 3), OBRYN: (9, 3), SEVERIN: (15, 11), GARREK: (1, 1), TARGOR: (1, 5)}
    place["arnulf"] = (3, 1)
    dice = ("sword", "sword", "sword", "dodge")
    cards: dict[str, Any] = {"a": "garreks_reavers", "b": "steelhearts_champions", "place": place, "dice": dice}
    t = together("mighty_swing", order, **cards)
    t.play("A attack karsus_the_chained", f"A with {weapon}")
    assert t.ask.kind == "drive.to"
    assert (NUMBER["mighty_swing"] not in [card for card, _, _ in t.s.spells]) == spent
