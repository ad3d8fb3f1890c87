"""The Demons: each card works, does not work where it must not, and copes with nothing to target."""

import pytest

from tests.games.tyrants.table import FRONT, NEAR, NEAR_EMPTY, alone, answers, front, has, table
from tests.support import card, rule


@card("ghoul")
def test_ghoul() -> None:
    t = table(A=has(hand="ghoul"), C=has(), outcasts=9)
    t.play("A play ghoul")
    t.finds(power=2, outcasts=7, A=has(discard=""), B=has(discard="insane_outcast"), C=has(discard="insane_outcast"))
    t.ready("A")
    none = table(A=has(hand="ghoul"), outcasts=0)
    none.play("A play ghoul")
    none.finds(power=2, B=has(discard=""))
    assert not [said for said in none.told() if said.startswith("outcasts_recruited")]
    none.ready("A")


@card("mind_flayer")
@rule("TYR-10.11")
def test_mind_flayer() -> None:
    t = front("mind_flayer noble soldier")
    t.play("A play mind_flayer")
    t.expect("A pay.devour-hand", "devour noble", "devour soldier", "decline")  # not the card being played
    unpaid = t.fork()
    unpaid.play("A decline")
    unpaid.finds(devoured="", influence=0)
    unpaid.ready("A")
    t.play("A devour noble")
    t.expect("A choose", "choose influence", "choose killing")
    rich = t.fork()
    rich.play("A choose influence")
    rich.finds(influence=3, devoured="noble", A=has(hand="soldier"))
    t.play("A choose killing")
    t.expect("A assassinate", *answers("assassinate", NEAR))
    t.play("A assassinate eryndlyn.2")
    t.ready("A")
    hungry = front("mind_flayer")
    hungry.play("A play mind_flayer")
    hungry.finds(influence=0, A=has(trophies=""))
    hungry.ready("A")


@card("glabrezu")
def test_glabrezu() -> None:
    t = front("glabrezu noble")
    t.play("A play glabrezu")
    unpaid = t.fork()
    unpaid.play("A decline")
    unpaid.finds(A=has(trophies="", hand="noble"))
    t.play("A devour noble", "A assassinate eryndlyn.2")
    t.finds(A=has(trophies="Bw"), devoured="noble")
    t.ready("A")
    idle = alone("glabrezu noble")
    idle.play("A play glabrezu", "A devour noble")
    idle.finds(A=has(trophies=""), devoured="noble")
    idle.ready("A")


@card("marilith")
def test_marilith() -> None:
    t = alone("marilith noble")
    t.play("A play marilith")
    unpaid = t.fork()
    unpaid.play("A decline")
    unpaid.finds(power=0)
    t.play("A devour noble")
    t.finds(power=5, devoured="noble")
    t.ready("A")
    hungry = alone("marilith")
    hungry.play("A play marilith")
    hungry.finds(power=0)
    hungry.ready("A")


@card("orcus")
@rule("TYR-10.13", "TYR-10.14")
def test_orcus() -> None:
    t = table(A=has(hand="orcus noble"), B=has(trophies="A"), map=FRONT)
    t.play("A play orcus", "A devour noble", "A assassinate eryndlyn.2")
    t.finds(A=has(trophies="Bw"))
    t.expect("A raise.hall", "hall A", "hall B", "done", n=2)
    t.play("A hall A")
    t.expect("A raise.colour", "take B", "take white")  # the fresh trophies
    t.play("A take white", "A deploy everfire.0", "A hall B", "A deploy eryndlyn.2")
    t.finds(A=has(trophies="B", barracks=38), B=has(trophies=""), map={"everfire": "w", "eryndlyn": "AAA"})
    t.ready("A")
    unpaid = front("orcus noble")
    unpaid.play("A play orcus", "A decline")
    unpaid.finds(A=has(trophies=""))
    bare = alone("orcus noble")
    bare.play("A play orcus", "A devour noble")
    bare.ready("A")  # no target and no trophies anywhere


@card("orcus")
def test_orcus_may_stop_after_one_troop() -> None:
    t = table(A=has(hand="orcus noble", trophies="ww"), map={"kanaglym": "AAA"})
    t.play("A play orcus", "A devour noble", "A hall A", "A deploy everfire.0")
    t.expect("A raise.hall", "hall A", "done", n=1)
    t.play("A done")
    t.finds(A=has(trophies="w"))
    t.ready("A")


@card("gibbering_mouther")
@rule("TYR-10.15")
def test_gibbering_mouther() -> None:
    t = table(
        A=has(hand="gibbering_mouther"),
        C=has(),
        outcasts=5,
        map={"eryndlyn": "AAB", "llacerellyn": "C", "kanaglym": "B"},
    )
    t.play("A play gibbering_mouther")
    t.expect("A deploy", *answers("deploy", NEAR_EMPTY), n=2)
    t.play("A deploy llacerellyn__eryndlyn.0", "A deploy llacerellyn.1")
    t.expect("A target.outcast", "target B", "target C")  # B in Eryndlyn, C in Llacerellyn
    t.play("A target C")
    t.finds(C=has(discard="insane_outcast"), B=has(discard=""), outcasts=4)
    t.ready("A")
    away = alone("gibbering_mouther", outcasts=5)
    away.play("A play gibbering_mouther", "A deploy kanaglym__skullport.0", "A deploy kanaglym__tsenviilyq.0")
    away.finds(outcasts=5)
    away.ready("A")
    empty = table(A=has(hand="gibbering_mouther", barracks=0), outcasts=5, map=FRONT)
    empty.play("A play gibbering_mouther")
    empty.finds(outcasts=5, A=has(vp=2))  # nothing was deployed, so nobody stands next to it
    empty.ready("A")


@card("derro")
@rule("TYR-10.27")
def test_derro() -> None:
    t = front("derro", outcasts=2)
    t.play("A play derro")
    t.refuses("A supplant eryndlyn.2")
    t.play("A supplant tsenviilyq.0")
    t.finds(A=has(trophies="w", discard="insane_outcast"), outcasts=1)
    t.ready("A")
    none = front("derro", outcasts=0)
    none.play("A play derro", "A supplant tsenviilyq.0")
    none.finds(A=has(trophies="w", discard=""))
    none.ready("A")


@card("ettin")
def test_ettin() -> None:
    t = front("ettin")
    t.play("A play ettin")
    t.expect("A choose", "choose deploying", "choose killing-white")
    march = t.fork()
    march.play("A choose deploying")
    march.expect("A deploy", *answers("deploy", NEAR_EMPTY), n=3)
    t.play("A choose killing-white")  # there is only one white troop near
    t.finds(A=has(trophies="w"))
    t.ready("A")
    idle = alone("ettin")
    idle.play("A play ettin", "A choose killing-white")
    idle.ready("A")


@card("balor")
def test_balor() -> None:
    t = front("balor noble")
    t.play("A play balor")
    unpaid = t.fork()
    unpaid.play("A decline")
    unpaid.finds(A=has(trophies="", barracks=38))
    t.play("A devour noble")
    t.refuses("A supplant eryndlyn.2")
    t.play("A supplant tsenviilyq.0", "A deploy kanaglym__tsenviilyq.1")  # an own troop, where presence is now
    t.finds(A=has(trophies="w", barracks=36), devoured="noble")
    t.ready("A")
    hungry = front("balor")
    hungry.play("A play balor")
    hungry.finds(A=has(trophies=""))
    hungry.ready("A")


@card("demogorgon")
def test_demogorgon() -> None:
    t = table(A=has(hand="demogorgon noble"), C=has(), outcasts=3, map={"eryndlyn": "AAB"})
    t.play("A play demogorgon", "A devour noble")  # the white troop next door, then one of Araumycos, all alike
    t.finds(
        A=has(trophies="ww"),
        map={"araumycos__eryndlyn.0": "A", "araumycos": "Awww", "eryndlyn": "AAB"},
        B=has(discard="insane_outcast insane_outcast"),
        C=has(discard="insane_outcast"),
        outcasts=0,
    )
    t.ready("A")
    unpaid = front("demogorgon noble", outcasts=3)
    unpaid.play("A play demogorgon", "A decline")
    unpaid.finds(outcasts=3, A=has(trophies=""))
    idle = alone("demogorgon noble", outcasts=3)
    idle.play("A play demogorgon", "A devour noble")
    idle.finds(A=has(trophies=""), outcasts=1)
    idle.ready("A")


RECALLS = [("night_hag", 0, 0, 2), ("jackalwere", 2, 2, 0), ("vrock", 5, 0, 0)]


@pytest.mark.parametrize(
    ("name", "power", "influence", "drawn"), [pytest.param(*line, marks=card(line[0]), id=line[0]) for line in RECALLS]
)
def test_a_spy_or_the_reward_of_taking_one_back(name: str, power: int, influence: int, drawn: int) -> None:
    t = alone(name, map={"everfire": "+A"})
    t.play(f"A play {name}")
    spying = t.fork()
    spying.play("A choose spying", "A spy skullport")
    spying.finds(power=0, influence=0, A=has(spies=3, hand=0))
    t.play("A choose recalling")
    t.expect("A pay.recall", "recall everfire", "decline")
    unpaid = t.fork()
    unpaid.play("A decline")
    unpaid.finds(power=0, influence=0, A=has(hand=0, spies=4))
    t.play("A recall everfire")
    t.finds(power=power, influence=influence, A=has(spies=5, hand=drawn))
    t.ready("A")
    spyless = alone(name)
    spyless.play(f"A play {name}", "A choose recalling")
    spyless.finds(power=0, influence=0, A=has(hand=0))
    spyless.ready("A")


@card("succubus")
def test_succubus() -> None:
    t = front("succubus noble")
    t.play("A play succubus")
    unpaid = t.fork()
    unpaid.play("A decline")
    unpaid.finds(A=has(spies=5))
    t.play("A devour noble", "A spy araumycos")
    t.finds(A=has(trophies="w", spies=4), map={"araumycos": "www +A"})
    t.ready("A")
    quiet = front("succubus noble")
    quiet.play("A play succubus", "A devour noble", "A spy everfire")
    quiet.finds(A=has(trophies="", spies=4))
    quiet.ready("A")


@card("grazzt")
@rule("TYR-10.12")
def test_grazzt() -> None:
    sites = {"kanaglym": "BB +A", "tsenviilyq": "www +A", "everfire": "+A"}
    t = front("grazzt", map={"eryndlyn": "AAB", **sites})
    t.play("A play grazzt")
    spying = t.fork()
    spying.play("A choose spying", "A spy skullport", "A spy gracklstugh")
    spying.finds(A=has(spies=0))
    spying.ready("A")
    t.play("A choose recalling")
    t.expect("A pay.recall", *answers("recall", set(sites), "decline"))
    unpaid = t.fork()
    unpaid.play("A decline")
    unpaid.ready("A")
    t.play("A recall everfire")
    t.expect("A pay.recall-more", "recall kanaglym", "recall tsenviilyq", "done")
    t.play("A recall kanaglym", "A recall tsenviilyq")
    t.expect("A supplant", "supplant kanaglym.0", "supplant tsenviilyq.0")  # none in Everfire, nor in Eryndlyn
    t.play("A supplant tsenviilyq.0")
    t.finds(A=has(trophies="wB", spies=5), map={"tsenviilyq": "Aww", "kanaglym": "AB"})  # one at each site
    t.ready("A")
    spyless = front("grazzt")
    spyless.play("A play grazzt", "A choose recalling")
    spyless.finds(A=has(trophies=""))
    spyless.ready("A")


@card("grazzt")
def test_grazzt_may_stop_at_one_spy() -> None:
    t = front("grazzt", map={"kanaglym": "BB +A", "tsenviilyq": "www +A"})
    t.play("A play grazzt", "A choose recalling", "A recall kanaglym", "A done")
    t.finds(A=has(spies=4, trophies="B"), map={"kanaglym": "AB", "tsenviilyq": "www +A"})
    t.ready("A")


@card("grazzt")
@rule("TYR-10.12")
@pytest.mark.parametrize("recalls", [True, False])
def test_grazzt_supplants_only_where_a_spy_left(recalls: bool) -> None:
    """The first space of the map is as safe as the others."""
    t = table(A=has(hand="grazzt"), D=has(), map={"gauntlgrym": "BBw", "kanaglym": "B +A"})
    t.play("A play grazzt", "A choose recalling", "A recall kanaglym" if recalls else "A decline")
    t.finds(A=has(trophies="B" if recalls else ""), map={"gauntlgrym": "BBw", "kanaglym": "A" if recalls else "B +A"})
    t.ready("A")


@card("myconid_adult")
def test_myconid_adult() -> None:
    t = table(A=has(hand="myconid_adult"), C=has(), outcasts=4)
    t.play("A play myconid_adult")
    t.expect("A target.outcast", "target B", "target C")  # never oneself
    t.play("A target B")
    t.finds(influence=2, B=has(discard="insane_outcast"), C=has(discard=""))
    t.ready("A")
    none = table(A=has(hand="myconid_adult"), C=has(), outcasts=0)
    none.play("A play myconid_adult")
    none.finds(influence=2)
    none.ready("A")


@card("nalfeshnee")
@rule("TYR-8.08", "TYR-7.32", "TYR-7.33")
def test_nalfeshnee() -> None:
    t = table(A=has(hand="nalfeshnee", deck="soldier noble"))
    t.play("A play nalfeshnee")
    t.finds(influence=3, A=has(circle="soldier", deck="noble"))
    t.ready("A")
    reshuffled = table(A=has(hand="nalfeshnee", deck="", discard="advocate"))
    reshuffled.play("A play nalfeshnee")
    reshuffled.finds(A=has(circle="advocate", discard=""))
    outcast = table(A=has(hand="nalfeshnee", deck="insane_outcast"), outcasts=1)
    outcast.play("A play nalfeshnee")
    outcast.finds(A=has(circle=""), outcasts=2)
    empty = table(A=has(hand="nalfeshnee", deck=""))
    empty.play("A play nalfeshnee")
    empty.finds(influence=3, A=has(circle=""))
    empty.ready("A")


@card("hezrou")
def test_hezrou() -> None:
    t = front("hezrou")
    t.play("A play hezrou")
    t.expect("A move", *answers("move", NEAR))
    t.play("A move eryndlyn.2", "A move-to everfire.0")
    t.finds(map={"everfire": "B"}, A=has(circle="noble"))
    t.ready("A")
    idle = alone("hezrou")
    idle.play("A play hezrou")
    idle.finds(A=has(circle="noble"))
    idle.ready("A")


@card("myconid_sovereign")
def test_myconid_sovereign() -> None:
    t = alone("myconid_sovereign noble", outcasts=4)
    t.play("A play noble", "A play myconid_sovereign")
    t.finds(B=has(discard="insane_outcast"))
    t.play("A end-turn")
    t.finds(A=has(circle="noble", discard="myconid_sovereign"))
    none = alone("myconid_sovereign", outcasts=0)
    none.play("A play myconid_sovereign", "A end-turn")
    none.finds(A=has(circle=""), B=has(discard=""))


@card("zuggtmoy")
def test_zuggtmoy() -> None:
    t = table(A=has(hand="zuggtmoy noble soldier", circle="advocate kobold"))
    t.play("A play noble", "A play soldier", "A play zuggtmoy")
    t.expect("A pay.devour-circle", "devour advocate", "devour kobold", "decline")
    unpaid = t.fork()
    unpaid.play("A decline", "A end-turn")
    unpaid.finds(A=has(circle="advocate kobold"))
    t.play("A devour kobold")
    t.finds(influence=4, devoured="kobold", A=has(circle="advocate"))
    t.play("A end-turn")
    t.expect("A promote", "promote noble", "promote soldier", "done", n=2)
    t.play("A promote noble", "A promote soldier")
    t.finds(A=has(circle="advocate noble soldier"))
    t.ready("B")
    empty = table(A=has(hand="zuggtmoy"))
    empty.play("A play zuggtmoy")
    empty.finds(influence=0)
    empty.ready("A")


@card("gibbering_mouther")
@rule("TYR-10.15")
def test_a_gibbering_mouther_looks_around_both_troops() -> None:
    t = table(A=has(hand="gibbering_mouther"), C=has(), outcasts=5, map={"eryndlyn": "A", "kanaglym": "B"})
    t.play("A play gibbering_mouther", "A deploy eryndlyn__kanaglym.0", "A deploy eryndlyn__kanaglym.1")
    t.finds(B=has(discard="insane_outcast"))
    t.ready("A")
