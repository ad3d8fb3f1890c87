"""The Dragons: each card works, does not work where it must not, and copes with nothing to target."""

import pytest

from tests.games.tyrants.table import FRONT, NEAR, NEAR_EMPTY, alone, answers, front, has, table
from tests.support import card, rule


@pytest.mark.parametrize(
    ("name", "power", "influence"),
    [
        pytest.param("red_wyrmling", 2, 2, marks=card("red_wyrmling")),
        pytest.param("severin_silrajin", 5, 0, marks=card("severin_silrajin")),
    ],
)
def test_plain_gains(name: str, power: int, influence: int) -> None:
    t = alone(name)
    t.play(f"A play {name}")
    t.finds(power=power, influence=influence, A=has(played=name))
    t.ready("A")


@card("dragon_cultist")
def test_dragon_cultist() -> None:
    t = alone("dragon_cultist")
    t.play("A play dragon_cultist")
    t.expect("A choose", "choose power", "choose influence")
    other = t.fork()
    t.play("A choose power")
    t.finds(power=2, influence=0)
    other.play("A choose influence")
    other.finds(power=0, influence=2)
    other.ready("A")


@card("dragonclaw")
def test_dragonclaw() -> None:
    for hall, power in (("BBBBwww", 2), ("BBBwwww", 0)):  # the troop just taken makes five, or only four
        t = table(A=has(hand="dragonclaw", trophies=hall), map=FRONT)
        t.play("A play dragonclaw")
        t.expect("A assassinate", *answers("assassinate", NEAR))
        t.play("A assassinate eryndlyn.2")
        t.finds(power=power, A=has(trophies=hall + "B"))
        t.ready("A")
    idle = table(A=has(hand="dragonclaw", trophies="BBBBB"))
    idle.play("A play dragonclaw")
    idle.finds(power=2)  # nothing to kill; the rest still happens


@card("red_dragon")
@rule("TYR-10.17")
def test_red_dragon() -> None:
    t = front("red_dragon", map={"eryndlyn": "AAB", "chasmleap_bridge": "A +B", "llacerellyn": "AA +B"})
    t.play("A play red_dragon", "A supplant eryndlyn.2")
    t.expect("A return-spy", "return-spy chasmleap_bridge", "return-spy llacerellyn")
    t.play("A return-spy llacerellyn")
    t.finds(A=has(vp=2, trophies="B"), B=has(spies=4))  # Eryndlyn and Llacerellyn, not the bridge with its spy
    t.ready("A")
    idle = alone("red_dragon")
    idle.play("A play red_dragon")
    idle.finds(A=has(vp=1, trophies=""))  # Kanaglym
    idle.ready("A")


@card("kobold")
def test_kobold() -> None:
    t = front("kobold")
    t.play("A play kobold")
    t.expect("A choose", "choose deploying", "choose killing-white")
    kill = t.fork()
    kill.play("A choose killing-white")
    kill.finds(A=has(trophies="w"))
    t.play("A choose deploying")
    t.expect("A deploy", *answers("deploy", NEAR_EMPTY), n=1)
    t.play("A deploy eryndlyn__kanaglym.0")
    t.finds(A=has(barracks=37))
    t.ready("A")
    idle = alone("kobold")
    idle.play("A play kobold", "A choose killing-white")
    idle.ready("A")


@card("white_wyrmling")
@rule("TYR-10.28", "TYR-7.12")
def test_white_wyrmling() -> None:
    t = front("white_wyrmling", market="advocate kobold", market_deck="soldier noble")
    t.play("A play white_wyrmling", "A deploy llacerellyn__eryndlyn.0", "A deploy llacerellyn.0")
    assert {"devour advocate", "devour kobold", "decline"} <= t.options()
    kept = t.fork()
    kept.play("A decline")
    kept.finds(devoured="")
    kept.ready("A")
    t.play("A devour advocate")
    t.finds(devoured="advocate", market_deck=1, end_triggered=False)
    t.ready("A")
    bare = alone("white_wyrmling", market="- - - - - -")
    bare.play("A play white_wyrmling", "A deploy kanaglym__skullport.0", "A deploy kanaglym__tsenviilyq.0")
    bare.finds(devoured="")
    bare.ready("A")


@card("black_wyrmling")
def test_black_wyrmling() -> None:
    t = front("black_wyrmling")
    t.play("A play black_wyrmling")
    t.finds(influence=1, A=has(trophies="w"), map={"eryndlyn": "AAB"})
    t.ready("A")
    idle = alone("black_wyrmling")
    idle.play("A play black_wyrmling")
    idle.finds(influence=1, A=has(trophies=""))
    idle.ready("A")


@card("white_dragon")
def test_white_dragon() -> None:
    t = table(A=has(hand="white_dragon"), map={"kanaglym": "A", "eryndlyn": "A", "everfire": "A"})
    t.play("A play white_dragon", "A deploy kanaglym.1", "A deploy kanaglym.2", "A deploy eryndlyn.1")
    t.finds(A=has(vp=1, barracks=34))  # three sites, rounded down
    t.ready("A")
    fourth = table(A=has(hand="white_dragon"), map={"kanaglym": "A", "llacerellyn__eryndlyn.0": "A", "everfire": "A"})
    fourth.play("A play white_dragon", "A deploy eryndlyn.0", "A deploy llacerellyn.0", "A deploy llacerellyn.1")
    fourth.finds(A=has(vp=2))  # four sites, counted after the deployments
    empty = table(A=has(hand="white_dragon", barracks=0))
    empty.play("A play white_dragon")
    empty.finds(A=has(vp=3))  # three deployments from empty barracks, and no site


@card("black_dragon")
def test_black_dragon() -> None:
    for hall, vp in (("wwBBB", 1), ("wBBB", 0)):
        t = table(A=has(hand="black_dragon", trophies=hall), map=FRONT)
        t.play("A play black_dragon")
        t.refuses("A supplant eryndlyn.2", "A supplant kanaglym.0")
        t.play("A supplant tsenviilyq.0")
        t.finds(A=has(vp=vp, trophies=hall + "w"), map={"tsenviilyq": "Aww"})
        t.ready("A")


RECALLS = [("watcher_of_thay", 0, 3), ("enchanter_of_thay", 4, 0)]


@pytest.mark.parametrize(
    ("name", "power", "influence"), [pytest.param(*line, marks=card(line[0]), id=line[0]) for line in RECALLS]
)
def test_a_spy_or_the_reward_of_taking_one_back(name: str, power: int, influence: int) -> None:
    t = alone(name, map={"kanaglym": "AAA", "everfire": "+A"})
    t.play(f"A play {name}")
    t.expect("A choose", "choose spying", "choose recalling")
    spying = t.fork()
    spying.play("A choose spying", "A spy skullport")
    spying.finds(power=0, influence=0, A=has(spies=3))
    spying.ready("A")
    t.play("A choose recalling")
    t.expect("A pay.recall", "recall everfire", "decline")
    unpaid = t.fork()
    unpaid.play("A decline")
    unpaid.finds(power=0, influence=0, A=has(spies=4))
    t.play("A recall everfire")
    t.finds(power=power, influence=influence, A=has(spies=5))
    t.ready("A")
    spyless = alone(name)
    spyless.play(f"A play {name}", "A choose recalling")
    spyless.finds(power=0, influence=0)
    spyless.ready("A")


@card("green_wyrmling")
def test_green_wyrmling() -> None:
    for site, influence in (("kanaglym", 2), ("araumycos", 0), ("everfire", 0)):
        t = front("green_wyrmling")
        t.play("A play green_wyrmling", f"A spy {site}")
        t.finds(influence=influence)
        t.ready("A")


@card("rath_modar")
def test_rath_modar() -> None:
    t = table(A=has(hand="rath_modar", deck="soldier"))
    t.play("A play rath_modar")
    t.finds(A=has(hand="soldier"))  # one card is all there is
    t.play("A spy everfire")
    t.finds(A=has(spies=4))
    t.ready("A")
    rich = table(A=has(hand="rath_modar", deck=3))
    rich.play("A play rath_modar")
    rich.finds(A=has(hand=2, deck=1))


@card("green_dragon")
def test_green_dragon() -> None:
    t = front("green_dragon")
    t.play("A play green_dragon", "A choose spying", "A spy kanaglym")  # two alike: no question
    t.finds(map={"kanaglym": "AB +A"}, A=has(trophies="B", vp=0))
    t.ready("A")
    held = {"tsenviilyq": "A", "kanaglym": "B +A"}
    paid = table(A=has(hand="green_dragon"), map=held, influence=1)
    paid.play("A play green_dragon", "A choose recalling", "A recall kanaglym")
    paid.finds(map={"kanaglym": "A"}, A=has(vp=1, spies=5))
    unpaid = table(A=has(hand="green_dragon"), map=held, influence=1)
    unpaid.play("A play green_dragon", "A choose recalling", "A decline")
    unpaid.finds(A=has(vp=0))
    quiet = front("green_dragon")
    quiet.play("A play green_dragon", "A choose spying", "A spy everfire")
    quiet.finds(A=has(trophies=""))
    quiet.ready("A")


@card("cult_fanatic")
@rule("TYR-10.28", "TYR-9.02")
def test_cult_fanatic() -> None:
    t = alone("cult_fanatic", market="advocate", market_deck="kobold")
    t.play("A play cult_fanatic")
    kept = t.fork()
    kept.play("A decline")
    kept.finds(influence=2, devoured="", end_triggered=False)
    t.play("A devour advocate")
    t.finds(influence=2, devoured="advocate", market_deck=0, end_triggered=True)
    t.ready("A")


@card("cleric_of_laogzed")
def test_cleric_of_laogzed() -> None:
    t = front("cleric_of_laogzed noble")
    t.play("A play noble", "A play cleric_of_laogzed")
    t.expect("A move", *answers("move", NEAR), n=1)  # mandatory, and only enemies where there is presence
    t.play("A move araumycos__eryndlyn.0")
    t.refuses("A move-to araumycos__eryndlyn.0", "A move-to eryndlyn.0")
    t.play("A move-to everfire.0", "A end-turn")
    t.finds(map={"everfire": "w"}, A=has(circle="noble"))
    idle = alone("cleric_of_laogzed")
    idle.play("A play cleric_of_laogzed")
    idle.ready("A")


@card("wyrmspeaker")
def test_wyrmspeaker() -> None:
    t = alone("wyrmspeaker noble soldier")
    t.play("A play noble", "A play soldier", "A play wyrmspeaker")
    t.finds(influence=2)
    t.play("A end-turn")
    t.expect("A promote", "promote noble", "promote soldier", because="wyrmspeaker")  # not itself
    t.play("A promote soldier")
    t.finds(A=has(circle="soldier", discard="noble wyrmspeaker"))
    t.ready("B")


@card("blue_wyrmling")
def test_blue_wyrmling() -> None:
    t = front("blue_wyrmling")
    t.play("A play blue_wyrmling")  # B's troop in Eryndlyn is the only piece within reach
    t.finds(influence=3, B=has(barracks=38), map={"eryndlyn": "AA", "kanaglym": "BB"})
    t.ready("A")
    idle = alone("blue_wyrmling")
    idle.play("A play blue_wyrmling")
    idle.finds(influence=3)
    idle.ready("A")


@card("blue_dragon")
@rule("TYR-10.18")
def test_blue_dragon() -> None:
    t = table(A=has(hand="blue_dragon noble soldier", circle="advocate"))
    t.play("A play noble", "A play soldier", "A play blue_dragon", "A end-turn")
    t.expect("A promote", "promote noble", "promote soldier", "done", n=2)
    none = t.fork()
    none.play("A done")
    none.finds(A=has(vp=0, circle="advocate"))
    t.play("A promote noble")
    t.expect("A promote", "promote soldier", "done", n=1)
    t.play("A promote soldier")
    t.finds(A=has(vp=1, circle="advocate noble soldier", discard="blue_dragon"))
    assert "vp_gained A blue_dragon 1" in t.told()
    t.ready("B")
    lonely = alone("blue_dragon")
    lonely.play("A play blue_dragon", "A end-turn")
    lonely.finds(A=has(vp=0, circle=""))


@card("blue_dragon")
@rule("TYR-10.18", "TYR-8.02")
def test_a_promotion_made_before_the_blue_dragon_counts_for_it() -> None:
    t = table(A=has(hand="blue_dragon wyrmspeaker noble", circle="advocate advocate"))
    t.play("A play noble", "A play wyrmspeaker", "A play blue_dragon", "A end-turn")
    t.expect("A end.effect", "resolve blue_dragon", "resolve wyrmspeaker")
    dragon_first = t.fork()
    dragon_first.play("A resolve blue_dragon", "A done", "A promote noble")
    dragon_first.finds(A=has(vp=0))
    t.play("A resolve wyrmspeaker", "A promote noble", "A done")
    t.finds(A=has(vp=1))
    t.ready("B")
