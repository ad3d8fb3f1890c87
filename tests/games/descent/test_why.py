"""Why not? Reasons for what cannot be chosen."""

from podziemia.games.descent import GAME
from podziemia.games.descent.data.cards import CARD, FIGURE
from tests.games.descent.table import ROOM, Arrangement, DescentTable
from tests.support import card, rule


def reasons(t: DescentTable, seat: int, thing: str) -> dict[str, bool]:
    return {reason.what: reason.met for reason in GAME.why_not(t.s, seat, t.match.ask, thing)}


def crowd() -> Arrangement:
    a = Arrangement(ROOM)
    a.put("grisban", "a1")
    a.put("jain", "h6")
    a.put("avric", "h5")
    a.put("zombie-1", "b1")
    return a


def test_why_a_step_is_not_possible() -> None:
    t = crowd().turn("grisban", points=1)
    assert reasons(t, 1, "b1") == {"adjacent": True, "no-obstacle": True, "points": True, "no-enemy": False}
    assert reasons(t, 1, "d4")["adjacent"] is False
    broke = crowd().turn("grisban")
    assert reasons(broke, 1, "a2")["points"] is False
    assert reasons(broke, 2, "a2") == {}


@rule("DSC-10.03")
@card("web")
def test_why_nobody_steps_out_of_webs_without_fatigue_to_spare() -> None:
    """A master spider takes a fatigue of who leaves the space beside it: Grisban, whose Stamina is 4."""
    for fatigue, free in ((2, True), (3, False)):
        a = crowd()
        a.s.lift(a.s.figures[FIGURE["zombie-1"]])
        a.put("cave_spider-master", "b1")
        a.hero("grisban").fatigue = fatigue + 1
        t = a.turn("grisban", points=3)
        assert (t.offered("step") != set()) is free
        assert reasons(t, 1, "a2")["web"] is free
    t = crowd().turn("grisban", points=3)
    assert "web" not in reasons(t, 1, "a2")


def test_why_a_skill_is_not_possible() -> None:
    a = crowd()
    a.hero("grisban").fatigue = 4
    a.afflict("grisban", "stunned")
    t = a.turn("grisban")
    assert reasons(t, 1, "rage") == {
        "not-exhausted": True,
        "fatigue": False,
        "action-left": True,
        "not-stunned": False,
    }
    assert reasons(t, 1, "whirlwind") == {}
    a.learn("grisban", "cripple")
    a.hero("grisban").exhaust(CARD["cripple"])
    assert reasons(a.turn("grisban"), 1, "cripple")["not-exhausted"] is False


def test_why_an_attack_is_not_possible() -> None:
    t = crowd().turn("grisban", actions=0)
    assert reasons(t, 1, "zombie-1") == {
        "enemy": True,
        "sight": True,
        "action-left": False,
        "not-stunned": True,
        "weapon": True,
    }
    assert reasons(t, 1, "jain_fairwood")["enemy"] is False
    m = crowd()
    m.s.turn.attacks = 0
    t = m.activation("zombie-1")
    t.s.turn.attacks = 0
    assert reasons(t, 0, "grisban_the_thirsty")["attack-left"] is False
