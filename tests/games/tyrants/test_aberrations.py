"""The Aberrations: each card works, does not work where it must not, and copes with nothing to target."""

import pytest

from tests.games.tyrants.table import FRONT, NEAR, NEAR_EMPTY, alone, answers, front, has, table
from tests.support import card, rule

MANY = "noble noble noble soldier"


@card("spectator")
def test_spectator() -> None:
    t = alone("spectator")
    t.play("A play spectator")
    t.finds(power=2, influence=1)
    t.ready("A")


@card("aboleth")
def test_aboleth() -> None:
    t = alone("aboleth", map={"everfire": "+A", "skullport": "ww +A"})
    t.play("A play aboleth")
    t.expect("A choose", "choose spying", "choose drawing")
    drawing = t.fork()
    drawing.play("A choose drawing")
    drawing.finds(A=has(hand=2, spies=3))
    drawing.ready("A")
    t.play("A choose spying", "A spy kanaglym", "A spy gracklstugh")
    t.finds(A=has(spies=1, hand=0))
    t.ready("A")
    spyless = alone("aboleth")
    spyless.play("A play aboleth", "A choose drawing")
    spyless.finds(A=has(hand=0))
    spyless.ready("A")


@card("ambassador")
@rule("TYR-10.03", "TYR-10.02", "TYR-11.04")
def test_ambassador() -> None:
    t = alone("ambassador noble")
    t.play("A play noble", "A play ambassador", "A end-turn")
    t.finds(A=has(circle="noble", discard="ambassador"))
    forced = table(A=has(hand="gauth"), B=has(hand="ambassador noble noble noble"))
    forced.play("A play gauth", "A choose drawing", "B discard ambassador")
    forced.expect("B ambassador", "promote ambassador", "decline")
    plain = forced.fork()
    plain.play("B decline")
    plain.finds(B=has(circle="", discard="ambassador", hand=3))
    forced.play("B promote ambassador")
    forced.finds(B=has(circle="ambassador", discard="", hand=3))
    forced.ready("A")
    unforced = alone("ambassador")
    unforced.play("A end-turn")  # its owner's own discard asks nothing
    unforced.finds(A=has(discard="ambassador", circle=""))


@card("beholder")
def test_beholder() -> None:
    for hall, power in (("wwBBB", 2), ("wwBB", 1)):
        t = table(A=has(hand="beholder", trophies=hall), map=FRONT)
        t.play("A play beholder")
        t.expect("A assassinate", *answers("assassinate", NEAR))
        t.play("A assassinate eryndlyn.2")
        t.finds(power=power)  # six trophies, or five rounded down
        t.ready("A")
    idle = table(A=has(hand="beholder", trophies="ww"))
    idle.play("A play beholder")
    idle.finds(power=0)
    idle.ready("A")


@card("brainwashed_slave")
def test_brainwashed_slave() -> None:
    t = alone("brainwashed_slave", map={"everfire": "+A"})
    t.play("A play brainwashed_slave")
    spying = t.fork()
    spying.play("A choose spying", "A spy skullport")
    spying.finds(power=0, influence=0, A=has(spies=3))
    t.play("A choose recalling")
    unpaid = t.fork()
    unpaid.play("A decline")
    unpaid.finds(power=0, influence=0)
    t.play("A recall everfire")
    t.finds(power=2, influence=2, A=has(spies=5))
    t.ready("A")
    spyless = alone("brainwashed_slave")
    spyless.play("A play brainwashed_slave", "A choose recalling")
    spyless.finds(power=0)
    spyless.ready("A")


@card("chuul")
def test_chuul() -> None:
    t = table(A=has(hand="chuul"), B=has(hand=MANY), map=FRONT)
    t.play("A play chuul")
    elsewhere = t.fork()
    elsewhere.play("A spy everfire")
    elsewhere.finds(B=has(hand=4))
    elsewhere.ready("A")
    t.play("A spy kanaglym")
    t.expect("B discard.forced", "discard noble", "discard soldier")
    t.play("B discard noble")
    t.finds(B=has(hand=3))
    t.ready("A")
    few = table(A=has(hand="chuul"), B=has(hand=3), map=FRONT)
    few.play("A play chuul", "A spy kanaglym")
    few.finds(B=has(hand=3))
    few.ready("A")


@card("cloaker")
def test_cloaker() -> None:
    t = front("cloaker", map={**FRONT, "kanaglym": "BB +A"})
    t.play("A play cloaker", "A choose recalling")
    unpaid = t.fork()
    unpaid.play("A decline")
    unpaid.finds(A=has(trophies=""))
    t.play("A recall kanaglym")
    t.finds(A=has(trophies="B", spies=5), map={"kanaglym": "B"})
    t.ready("A")
    spying = front("cloaker")
    spying.play("A play cloaker", "A choose spying", "A spy kanaglym")
    spying.finds(A=has(trophies="", spies=4))
    quiet = front("cloaker", map={"eryndlyn": "AAB", "everfire": "+A"})
    quiet.play("A play cloaker", "A choose recalling", "A recall everfire")
    quiet.finds(A=has(trophies=""))  # nobody at the site it left; Eryndlyn is another one
    quiet.ready("A")


@card("cranium_rats")
def test_cranium_rats() -> None:
    t = table(A=has(hand="cranium_rats"), B=has(hand=4), C=has(hand=3), D=has(hand=5), map=FRONT)
    t.play("A play cranium_rats")
    t.expect("A deploy", *answers("deploy", NEAR_EMPTY), n=2)
    t.play("A deploy llacerellyn__eryndlyn.0", "A deploy llacerellyn.0")
    t.expect("A target.discard", "target B", "target D")
    t.play("A target D")
    t.finds(B=has(hand=4), C=has(hand=3), D=has(hand=4))
    t.ready("A")
    few = table(A=has(hand="cranium_rats"), B=has(hand=3), map={"kanaglym": "AAA"})
    few.play("A play cranium_rats", "A deploy kanaglym__skullport.0", "A deploy skullport.2")
    few.finds(B=has(hand=3))
    few.ready("A")


@card("death_tyrant")
@rule("TYR-10.25")
def test_death_tyrant() -> None:
    t = front("death_tyrant", map={"eryndlyn": "A", "araumycos__eryndlyn.0": "A", "araumycos": "wwBB", "kanaglym": "B"})
    t.play("A play death_tyrant")  # only Araumycos has enemies within reach
    t.expect("A strike", "strike araumycos", "decline", n=3)
    none = t.fork()
    none.play("A decline")
    none.finds(influence=0)
    none.ready("A")
    t.play("A strike araumycos", "A assassinate araumycos.0")
    t.expect("A assassinate", "assassinate araumycos.1", "assassinate araumycos.2", "done", n=2)
    two = t.fork()
    two.play("A assassinate araumycos.2", "A done")
    two.finds(influence=2, A=has(trophies="wB"))
    t.play("A assassinate araumycos.1", "A assassinate araumycos.2")
    t.finds(influence=3, A=has(trophies="wwB"), map={"araumycos": "B"})
    t.ready("A")
    idle = alone("death_tyrant")
    idle.play("A play death_tyrant")
    idle.finds(influence=0)
    idle.ready("A")


@card("elder_brain")
@rule("TYR-10.06", "TYR-5.13")
def test_elder_brain() -> None:
    t = table(A=has(hand="elder_brain noble", deck="soldier", circle="wyrmspeaker bounty_hunter"))
    t.play("A play noble", "A play elder_brain")
    t.expect("A elder-brain.play", "play soldier", "play wyrmspeaker", "play bounty_hunter")  # with the one promoted
    t.play("A play wyrmspeaker")
    t.finds(influence=2, A=has(circle="soldier wyrmspeaker bounty_hunter", played="noble elder_brain"))
    t.ready("A")
    t.play("A end-turn")  # its promotion remains, and may take the Elder Brain itself
    t.expect("A promote", "promote noble", "promote elder_brain")
    t.play("A promote elder_brain")
    t.finds(A=has(circle="soldier wyrmspeaker bounty_hunter elder_brain"))
    t.ready("B")
    empty = table(A=has(hand="elder_brain", deck=""))
    empty.play("A play elder_brain")
    empty.finds(A=has(circle=""))
    empty.ready("A")


@card("elder_brain")
@rule("TYR-10.06", "TYR-5.08")
def test_a_card_that_devours_itself_does_not_come_back_to_the_circle() -> None:
    t = table(A=has(hand="elder_brain", deck="", circle="flesh_golem"), map=FRONT)
    t.play("A play elder_brain", "A devour flesh_golem", "A assassinate eryndlyn.2")
    t.finds(A=has(circle=""), devoured="flesh_golem", power=2)
    t.ready("A")


@card("elder_brain")
@rule("TYR-10.06")
def test_the_card_being_played_is_not_in_the_circle() -> None:
    t = table(A=has(hand="elder_brain", deck="", circle="drow_negotiator noble noble noble"))
    t.play("A play elder_brain", "A play drow_negotiator")
    t.finds(influence=0)  # three cards are left in the circle while it is played
    t.finds(A=has(circle="drow_negotiator noble noble noble"))
    t.ready("A")


@card("gauth")
def test_gauth() -> None:
    t = table(A=has(hand="gauth"), B=has(hand=MANY), C=has(hand=3))
    t.play("A play gauth")
    t.expect("A choose", "choose influence", "choose drawing")
    rich = t.fork()
    rich.play("A choose influence")
    rich.finds(influence=2, A=has(hand=0))
    rich.ready("A")
    t.play("A choose drawing")
    t.finds(A=has(hand=1))
    t.play("B discard soldier")
    t.finds(B=has(hand=3), C=has(hand=3))
    t.ready("A")
    few = table(A=has(hand="gauth"), B=has(hand=3))
    few.play("A play gauth", "A choose drawing")
    few.finds(B=has(hand=3), A=has(hand=1))
    few.ready("A")


@card("grimlock")
@rule("TYR-10.04", "TYR-10.02")
def test_grimlock() -> None:
    t = front("grimlock")
    t.play("A play grimlock")
    t.expect("A deploy", *answers("deploy", NEAR_EMPTY), n=1)
    t.play("A deploy llacerellyn__eryndlyn.0")
    t.finds(A=has(barracks=37))
    t.ready("A")
    forced = table(A=has(hand="gauth"), B=has(hand="grimlock noble noble noble", deck="soldier soldier"))
    forced.play("A play gauth", "A choose drawing", "B discard grimlock")
    forced.finds(B=has(hand="noble noble noble soldier soldier", discard="grimlock"))
    forced.ready("A")
    reshuffled = table(A=has(hand="gauth"), B=has(hand="grimlock noble noble noble", deck=""))
    reshuffled.play("A play gauth", "A choose drawing", "B discard grimlock")
    reshuffled.finds(B=has(hand="grimlock noble noble noble", discard=""))  # it comes back by itself
    unforced = table(A=has(hand="grimlock insane_outcast"), outcasts=1)
    unforced.play("A play insane_outcast", "A discard grimlock")
    unforced.finds(A=has(hand=0, discard="grimlock"))  # the owner's own discard draws nothing


@card("intellect_devourer")
@rule("TYR-7.24", "TYR-7.25", "TYR-7.26")
def test_intellect_devourer() -> None:
    t = front("intellect_devourer", map={"eryndlyn": "AAB +B", "kanaglym": "BB", "everfire": "A +A"})
    t.play("A play intellect_devourer")
    rich = t.fork()
    rich.play("A choose influence")
    rich.finds(influence=3)
    t.play("A choose returning")
    t.expect(
        "A return",
        "return eryndlyn.0",
        "return eryndlyn.2",
        "return everfire.0",
        "return-spy eryndlyn",
        "return-spy everfire",
        "done",
        n=2,
    )
    t.play("A return eryndlyn.2", "A return everfire.0")
    t.finds(A=has(barracks=38), B=has(barracks=38))
    t.ready("A")
    none = front("intellect_devourer")
    none.play("A play intellect_devourer", "A choose returning", "A done")
    none.ready("A")


@card("mindwitness")
def test_mindwitness() -> None:
    t = table(A=has(hand="mindwitness"), B=has(hand=MANY), map=FRONT)
    t.play("A play mindwitness")
    t.expect("A assassinate", *answers("assassinate", NEAR))
    white = t.fork()
    white.play("A assassinate araumycos__eryndlyn.0")
    white.finds(B=has(hand=4))
    white.ready("A")
    t.play("A assassinate eryndlyn.2", "B discard noble")
    t.finds(B=has(hand=3))
    t.ready("A")
    few = table(A=has(hand="mindwitness"), B=has(hand=3), map=FRONT)
    few.play("A play mindwitness", "A assassinate eryndlyn.2")
    few.finds(B=has(hand=3))
    few.ready("A")
    idle = alone("mindwitness")
    idle.play("A play mindwitness")
    idle.ready("A")


@card("neogi")
@rule("TYR-10.26")
def test_neogi() -> None:
    t = table(A=has(hand="neogi noble"), B=has(hand="umber_hulk soldier"), C=has(hand=0), map={"kanaglym": "AA"})
    t.play("A play neogi", "A deploy kanaglym.2", "A deploy kanaglym__skullport.0")
    t.play("A deploy kanaglym__tsenviilyq.0", "A deploy skullport.2")
    t.finds(A=has(barracks=34), B=has(hand=2))
    t.play("A end-turn")
    t.expect("B discard.forced", "discard umber_hulk", "discard soldier", because="neogi")
    t.play("B discard umber_hulk")  # A must discard the Noble he still holds; C has nothing to discard
    t.finds(B=has(hand="soldier"), A=has(discard="neogi noble"))
    t.ready("B")
    discards = [line for line in t.told() if line.startswith("card_discarded")]
    assert discards == ["card_discarded B umber_hulk", "card_discarded A noble"]


@card("nothic")
def test_nothic() -> None:
    t = table(A=has(hand="nothic"), B=has(hand=4), C=has(hand=3), D=has(hand=5), map={"everfire": "+A"})
    t.play("A play nothic")
    spying = t.fork()
    spying.play("A choose spying", "A spy skullport")
    spying.finds(B=has(hand=4), D=has(hand=5))
    t.play("A choose recalling")
    unpaid = t.fork()
    unpaid.play("A decline")
    unpaid.finds(A=has(hand=0), B=has(hand=4))
    t.play("A recall everfire")
    t.finds(A=has(hand=1), B=has(hand=3), C=has(hand=3), D=has(hand=4))
    t.ready("A")


@card("puppeteer")
def test_puppeteer() -> None:
    t = alone("puppeteer noble")
    t.play("A play noble", "A play puppeteer")
    t.finds(influence=3)
    t.play("A end-turn")
    t.finds(A=has(circle="noble", discard="puppeteer"))
    lonely = alone("puppeteer")
    lonely.play("A play puppeteer", "A end-turn")
    lonely.finds(A=has(circle=""))


@card("quaggoth")
@rule("TYR-10.24", "TYR-5.12")
def test_quaggoth() -> None:
    t = table(A=has(hand="quaggoth"), map={"eryndlyn": "A", "araumycos__eryndlyn.0": "A", "araumycos": "wwAA"})
    assert t.match.state.sites_controlled(0) == 1
    t.play("A play quaggoth", "A assassinate araumycos.0")  # one site at the start: one troop, though a site is won
    t.finds(A=has(trophies="w"), map={"araumycos": "wAA"})
    assert t.controller("araumycos") == "A"
    t.ready("A")
    two = table(A=has(hand="quaggoth"), map={"eryndlyn": "AB", "everfire": "A", "kanaglym": "A"})
    two.play("A play quaggoth")
    two.finds(A=has(trophies="w"), map={"eryndlyn": "AB"})  # two allowed, one white troop near, B is none
    none = table(A=has(hand="quaggoth"), map={"eryndlyn": "AB"})
    none.play("A play quaggoth")
    none.finds(A=has(trophies=""))
    none.ready("A")


@card("ulitharid")
@rule("TYR-10.07", "TYR-5.13")
def test_ulitharid() -> None:
    t = alone("ulitharid noble", market="wyrmspeaker red_wyrmling kobold", market_deck="advocate noble")
    t.play("A play noble", "A play ulitharid")
    t.expect("A ulitharid.play", "play wyrmspeaker", "play kobold")  # cost 4 or less
    t.play("A play wyrmspeaker")
    t.finds(influence=2, devoured="wyrmspeaker", market_deck=1, A=has(played="noble ulitharid", discard=""))
    t.ready("A")
    t.play("A end-turn")  # its promotion still happens; the card itself is gone
    t.expect("A promote", "promote noble", "promote ulitharid")
    bare = alone("ulitharid", market="red_wyrmling")
    bare.play("A play ulitharid")
    bare.ready("A")


@card("ulitharid")
@rule("TYR-10.07")
def test_a_market_card_that_promotes_or_devours_itself_is_replaced_once() -> None:
    t = table(
        A=has(hand="ulitharid", trophies="w" * 8),
        market="revenant",
        market_deck="advocate noble",
        map={"kanaglym": "A"},
    )
    t.play("A play ulitharid")
    t.finds(A=has(circle="revenant"), devoured="", market_deck=1)
    t.ready("A")
    golem = alone("ulitharid", market="flesh_golem", market_deck="advocate noble")
    golem.play("A play ulitharid", "A devour flesh_golem")
    golem.finds(devoured="flesh_golem", market_deck=1, power=2)
    golem.ready("A")


@card("ulitharid")
@rule("TYR-10.08")
def test_ulitharid_and_the_carrion_crawler() -> None:
    t = alone("ulitharid", market="carrion_crawler severin_silrajin", market_deck="kobold advocate noble")
    t.play("A play ulitharid")
    assert "carrion_crawler" not in t.offers("devour")  # never its own slot
    t.play("A devour severin_silrajin")
    t.finds(power=3, devoured="severin_silrajin carrion_crawler", market_deck=1)
    market = t.match.view(0)["market"]
    assert isinstance(market, list)
    assert market[:2] == ["kobold", "advocate"]
    t.ready("A")
    twins = alone("ulitharid", market="carrion_crawler carrion_crawler", market_deck="kobold advocate noble")
    twins.play("A play ulitharid", "A devour carrion_crawler")  # the other one
    twins.finds(power=3, devoured="carrion_crawler carrion_crawler", market_deck=1)
    assert twins.sees()["market"][:2] == ["kobold", "advocate"]


@card("umber_hulk")
@rule("TYR-10.05", "TYR-10.02")
def test_umber_hulk() -> None:
    t = front("umber_hulk")
    t.play("A play umber_hulk")
    t.expect("A deploy", *answers("deploy", NEAR_EMPTY), n=3)
    forced = table(A=has(hand="gauth soldier"), B=has(hand="umber_hulk noble noble noble"))
    forced.play("A play gauth", "A choose drawing", "B discard umber_hulk")
    forced.expect("A discard.forced", "discard noble", "discard soldier", because="umber_hulk")
    forced.play("A discard soldier")
    forced.finds(A=has(hand=1, discard="soldier"), B=has(hand=3))
    forced.ready("A")
    empty = table(A=has(hand="gauth", deck=""), B=has(hand="umber_hulk noble noble noble"))
    empty.play("A play gauth", "A choose drawing", "B discard umber_hulk")
    empty.finds(A=has(hand=0))
    empty.ready("A")


@pytest.mark.parametrize("answer", ["umber_hulk", "ambassador", "grimlock"])
@rule("TYR-10.05", "TYR-10.02")
def test_a_chain_of_answers(answer: str) -> None:
    t = table(A=has(hand=f"gauth {answer}", deck="soldier"), B=has(hand="umber_hulk noble noble noble"))
    t.play("A play gauth", "A choose drawing", "B discard umber_hulk", f"A discard {answer}")
    if answer == "umber_hulk":
        t.finds(A=has(hand="soldier"), B=has(hand=2))  # B discards again, one of his Nobles
    elif answer == "ambassador":
        t.play("A promote ambassador")
        t.finds(A=has(hand="soldier", circle="ambassador"))
    else:
        t.finds(A=has(hand="soldier grimlock", discard=""))  # the Grimlock is reshuffled and drawn
    t.ready("A")


@card("neogi")
@rule("TYR-10.26")
def test_the_neogi_reaches_every_opponent() -> None:
    t = table(A=has(hand="neogi"), B=has(hand="noble"), C=has(hand="noble soldier"), map={"kanaglym": "AA"})
    t.play("A play neogi")
    while t.ask.kind == "deploy":
        t.play(f"A {min(t.options())}")
    t.play("A end-turn")
    t.expect("C discard.forced", "discard noble", "discard soldier", because="neogi")
    t.play("C discard noble")
    t.finds(B=has(hand="", discard="noble"), C=has(hand="soldier"))
