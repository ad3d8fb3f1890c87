"""Step 4 and step 5: surges are settled when they are spent, then damage falls (DSC-8.01)."""

from tests.games.descent.table import Arrangement, DescentTable
from tests.support import card, rule

LEORIC = "leoric:runemaster grisban:berserker avric:disciple"


def leoric(monster: str = "b1", avric: str = "h6") -> Arrangement:
    a = Arrangement(heroes=LEORIC)
    a.put("leoric", "a1")
    a.put("grisban", "h5")
    a.put("avric", avric)
    a.put("ettin-master", *square(monster))
    return a


def square(corner: str) -> tuple[str, str, str, str]:
    """The four spaces of a 2x2 base by its upper left one."""
    column, row = corner[0], int(corner[1])
    right = chr(ord(column) + 1)
    return corner, f"{right}{row}", f"{column}{row + 1}", f"{right}{row + 1}"


def bolt(a: Arrangement, *dice: str) -> DescentTable:
    """Leoric's arcane bolt on the ettin; by itself it has range 2 to 6 and up to two surges."""
    t = a.turn("leoric")
    t.roll(*dice, "gray-1", "gray-1")
    t.do("attack arcane_bolt", "target " + t.at("ettin-master").split()[0])
    return t


@rule("DSC-8.01", "DSC-11.02", "DSC-11.08")
@card("exploding_rune", "avric_albright")
def test_nobody_rises_by_a_surge_of_the_attack_that_felled_him() -> None:
    a = leoric(avric="a3")
    a.learn("leoric", "exploding_rune")
    a.hero("leoric").damage = 7
    t = a.turn("leoric")
    t.roll("blue-4", "yellow-6", "gray-1", "gray-1", "gray-1")  # four hearts, a surge
    t.do("use exploding_rune", "target b1", "surge avric")
    assert t.hero("leoric").damage == 6  # recovered in step 4
    t.do("choose leoric_of_the_book")
    assert t.hero("leoric").down
    assert t.hero("leoric").damage == 8
    assert t.ask.kind == "turn.next"


@rule("DSC-8.01", "DSC-9.11")
@card("avric_albright")
def test_a_heart_recovered_in_step_4_counts_in_step_5() -> None:
    """With 5 of 8 damage and four hearts to come, the recovered heart keeps Leoric on his feet; with 6 it does not."""
    for damage, falls in ((4, False), (5, False), (6, True)):
        a = leoric(avric="a3")
        a.learn("leoric", "exploding_rune")
        a.hero("leoric").damage = damage
        t = a.turn("leoric")
        t.roll("blue-4", "yellow-6", "gray-1", "gray-1", "gray-2")  # four hearts, one shield for Leoric
        t.do("use exploding_rune", "target b1", "surge avric", "choose leoric_of_the_book")
        assert t.hero("leoric").down is falls


@rule("DSC-9.11", "DSC-9.04", "DSC-10.03")
@card("runic_knowledge")
def test_recovery_makes_room_for_runic_knowledge_and_the_other_way_round() -> None:
    a = leoric()
    a.hero("leoric").fatigue = 5  # all of his Stamina
    t = bolt(a, "blue-2", "yellow-6")
    t.expect("B attack.surge", "done", "surge fatigue", "surge pierce-2", "surge range-1", n=2)
    t.do("surge fatigue")
    assert t.hero("leoric").fatigue == 4
    t.expect("B attack.surge", "done", "surge runic", "surge pierce-2", "surge range-1", n=1)
    t.do("surge runic")
    assert t.hero("leoric").fatigue == 5
    assert t.figure("ettin-master").damage == 6
    t = bolt(leoric(), "blue-2", "yellow-6")
    assert "surge fatigue" not in t.options()  # nothing to recover
    t.do("surge runic")
    assert t.hero("leoric").fatigue == 1
    t.do("surge fatigue")
    assert t.hero("leoric").fatigue == 0


@rule("DSC-8.18")
def test_recovery_is_for_sale_once_the_shot_reaches() -> None:
    """What a miss would make void is not sold before the attack hits."""

    def shot() -> DescentTable:
        a = leoric("d1")
        a.hero("leoric").fatigue = 2
        return bolt(a, "blue-2", "yellow-4")  # range 2, two surges

    t = shot()
    t.expect("B attack.surge", "done", "surge pierce-2", "surge range-1", n=2)
    t.do("surge range-1")
    t.expect("B attack.surge", "done", "surge pierce-2", "surge fatigue", "surge runic", n=1)
    t.do("surge fatigue")
    assert t.hero("leoric").fatigue == 1
    t = shot()
    t.do("surge pierce-2", "done")
    assert t.hero("leoric").fatigue == 2
    assert t.figure("ettin-master").damage == 0


@rule("DSC-9.11", "DSC-8.01")
@card("death_rage", "avric_albright")
def test_death_rage_counts_the_wounds_there_are_when_its_surge_is_spent() -> None:
    for first, second, hearts in (("death-rage", "avric", 2), ("avric", "death-rage", 1)):
        a = Arrangement(heroes="grisban:berserker jain:wildlander avric:disciple")
        a.put("grisban", "a1")
        a.put("jain", "h5")
        a.put("avric", "a3")
        a.put("ettin-master", *square("b1"))
        a.learn("grisban", "death_rage")
        a.hero("grisban").damage = 4
        t = a.turn("grisban")
        t.roll("blue-2", "red-6", "gray-1", "gray-1")
        t.do("use death_rage", "target b1", f"surge {first}", f"surge {second}")
        assert t.figure("ettin-master").damage == 5 + hearts
