"""Why can't I? The answers name the rule and what is missing."""

from tests.games.abyss.table import AbyssTable, has, table
from tests.support import rule


def reasons(t: AbyssTable, thing: str) -> list[str]:
    """Each condition as `rule message met thing needed given`."""
    found = t.game.why_not(t.match.state, t.ask.seat, t.match.ask, thing)
    return [f"{r.rule} {r.what} {'yes' if r.met else 'no'} {r.thing} {r.needed} {r.given}" for r in found]


@rule("ABY-7.02")
def test_why_a_lord_cannot_be_recruited() -> None:
    t = table(A=has(hand="crab-5 squid-1", pearls=1), court="miller keeper")
    assert reasons(t, "miller") == [
        "ABY-7.03 races yes miller 2 2",
        "ABY-7.04 mandatory-race no seahorse 0 0",
        "ABY-7.07 value no miller 8 1",
    ]
    t = table(A=has(hand="crab-5 seahorse-1", pearls=1), court="miller keeper")
    assert reasons(t, "miller")[1:] == ["ABY-7.04 mandatory-race yes seahorse 0 0", "ABY-7.07 value no miller 8 7"]
    assert reasons(t, "keeper")[0] == "ABY-7.03 races no keeper 3 2"


def test_every_condition_of_a_legal_choice_is_met() -> None:
    t = table(A=has(hand="crab-5 seahorse-3", pearls=1), court={6: "miller"}, council={"crab": 1})
    t.expect("A turn.action", "explore", "plot", "recruit miller", "support council-crab")
    for thing in ("miller", "lord-deck", "council-crab"):
        assert reasons(t, thing)
        assert not [line for line in reasons(t, thing) if " no " in line]


def test_why_nobody_can_be_asked_for_support_or_plotted_for() -> None:
    t = table(A=has(pearls=0))
    assert reasons(t, "council-crab") == ["ABY-6.01 stack-empty no council-crab 0 0"]
    assert reasons(t, "lord-deck") == [
        "ABY-3.02 plot-pearl no  0 0",
        "ABY-3.03 plot-space no  0 0",
        "ABY-3.03 plot-deck yes  0 0",
    ]
    assert reasons(table(court={6: "miller"}, lord_deck=0), "lord-deck")[1:] == [
        "ABY-3.03 plot-space yes  0 0",
        "ABY-3.03 plot-deck no  0 0",
    ]


def test_why_an_ally_cannot_pay() -> None:
    t = table(A=has(hand="seahorse-5 seahorse-4 crab-5"), court="shepherd")
    t.play("A recruit shepherd")
    t.expect("A recruit.pay", "pay seahorse-4", "pay seahorse-5")
    assert reasons(t, "crab-5") == ["ABY-7.03 race-too-many no crab 0 0"]
    assert reasons(t, "seahorse-5") == []


def test_things_no_rule_has_a_say_about() -> None:
    t = table(A=has())
    assert t.game.why_not(t.match.state, 1, None, "council-crab") == []  # B is not asked
    for thing in ("landowner", "monster", "jail", "nonsense", ""):
        assert reasons(t, thing) == []
