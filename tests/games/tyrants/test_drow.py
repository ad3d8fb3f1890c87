"""The basic cards and the Drow: each works, does not work where it must not, and copes with nothing to target."""

import pytest

from tests.games.tyrants.table import (
    FRONT,
    NEAR,
    NEAR_EMPTY,
    NEAR_WHITE,
    TyrantsTable,
    alone,
    answers,
    front,
    has,
    table,
)
from tests.support import card, rule


def promotes_another(name: str, t: TyrantsTable) -> None:
    """With the card played beside a Noble, the end of the turn promotes the Noble, never the card itself."""
    t.play("A end-turn")
    t.finds(A=has(circle="noble", discard=name))
    t.ready("B")


GAINS = [
    ("noble", 0, 1),
    ("soldier", 1, 0),
    ("house_guard", 2, 0),
    ("priestess_of_lolth", 0, 2),
    ("bounty_hunter", 3, 0),
]


@pytest.mark.parametrize(
    ("name", "power", "influence"), [pytest.param(*line, marks=card(line[0]), id=line[0]) for line in GAINS]
)
def test_plain_gains(name: str, power: int, influence: int) -> None:
    t = alone(name)
    t.play(f"A play {name}")
    t.finds(power=power, influence=influence, A=has(played=name, hand=""))
    t.ready("A")


@card("insane_outcast")
def test_insane_outcast() -> None:
    t = front("insane_outcast noble soldier", outcasts=4)
    t.play("A play insane_outcast")
    t.expect("A pay.discard", "discard noble", "discard soldier", "decline")
    kept = t.fork()
    t.play("A discard soldier")
    t.finds(outcasts=5, A=has(hand="noble", discard="soldier", played=""))
    t.ready("A")
    kept.play("A decline")
    kept.finds(outcasts=4, A=has(played="insane_outcast", hand="noble soldier"))
    kept.ready("A")
    last = alone("insane_outcast")
    last.play("A play insane_outcast")
    last.finds(A=has(played="insane_outcast"))
    last.ready("A")


@card("blackguard")
def test_blackguard() -> None:
    t = front("blackguard")
    t.play("A play blackguard")
    t.expect("A choose", "choose power", "choose killing", because="blackguard")
    rich = t.fork()
    rich.play("A choose power")
    rich.finds(power=2)
    rich.ready("A")
    t.play("A choose killing")
    t.expect("A assassinate", *answers("assassinate", NEAR), n=1)
    t.play("A assassinate eryndlyn.2")
    t.finds(A=has(trophies="B"), map={"eryndlyn": "AA"}, power=0)
    t.ready("A")
    idle = alone("blackguard")
    idle.play("A play blackguard", "A choose killing")
    idle.finds(A=has(trophies=""), power=0)
    idle.ready("A")


@card("doppelganger")
def test_doppelganger() -> None:
    t = front("doppelganger")
    t.play("A play doppelganger")
    t.expect("A supplant", *answers("supplant", NEAR))
    t.play("A supplant eryndlyn.2")
    t.finds(A=has(trophies="B", barracks=37), map={"eryndlyn": "AAA"})
    t.ready("A")
    idle = alone("doppelganger")
    idle.play("A play doppelganger")
    idle.finds(A=has(trophies="", barracks=37))
    idle.ready("A")


@card("deathblade")
def test_deathblade() -> None:
    t = front("deathblade")
    t.play("A play deathblade")
    t.expect("A assassinate", *answers("assassinate", NEAR), n=2)
    t.play("A assassinate eryndlyn.2")  # the second, the white one, is then the only target
    t.finds(A=has(trophies="Bw"), map={"kanaglym": "BB"})
    t.ready("A")
    idle = alone("deathblade")
    idle.play("A play deathblade")
    idle.finds(A=has(trophies=""))
    idle.ready("A")


@card("inquisitor")
def test_inquisitor() -> None:
    t = front("inquisitor")
    t.play("A play inquisitor")
    t.expect("A choose", "choose influence", "choose killing")
    rich = t.fork()
    rich.play("A choose influence")
    rich.finds(influence=2)
    t.play("A choose killing")
    t.expect("A assassinate", *answers("assassinate", NEAR))
    t.play("A assassinate araumycos__eryndlyn.0")
    t.finds(A=has(trophies="w"), influence=0)
    t.ready("A")
    idle = alone("inquisitor")
    idle.play("A play inquisitor", "A choose killing")
    idle.ready("A")


@card("advance_scout")
def test_advance_scout() -> None:
    t = front("advance_scout")
    t.play("A play advance_scout")  # the white troop is the only target; B's is none
    t.finds(A=has(trophies="w", barracks=37), map={"araumycos__eryndlyn.0": "A", "eryndlyn": "AAB"})
    t.ready("A")
    idle = alone("advance_scout")
    idle.play("A play advance_scout")
    idle.finds(A=has(trophies=""))
    idle.ready("A")


@card("mercenary_squad")
def test_mercenary_squad() -> None:
    t = front("mercenary_squad")
    t.play("A play mercenary_squad")
    t.expect("A deploy", *answers("deploy", NEAR_EMPTY), n=3)
    t.play("A deploy llacerellyn__eryndlyn.0", "A deploy llacerellyn.0", "A deploy llacerellyn.1")
    t.finds(A=has(barracks=35), map={"llacerellyn": "AA"})
    t.ready("A")
    full = table(A=has(hand="mercenary_squad"), map={**FRONT, **dict.fromkeys(NEAR_EMPTY, "B")})
    full.play("A play mercenary_squad")
    full.finds(A=has(barracks=38))
    full.ready("A")


@card("underdark_ranger")
def test_underdark_ranger() -> None:
    t = table(A=has(hand="underdark_ranger"), map={"eryndlyn": "AAB", "araumycos__eryndlyn.0": "A"})
    t.play("A play underdark_ranger")  # only white troops at Araumycos; B in Eryndlyn is safe
    t.finds(A=has(trophies="ww"), map={"araumycos": "ww", "eryndlyn": "AAB"})
    t.ready("A")
    one = front("underdark_ranger")
    one.play("A play underdark_ranger")
    one.finds(A=has(trophies="w"))
    one.ready("A")
    idle = alone("underdark_ranger")
    idle.play("A play underdark_ranger")
    idle.ready("A")


@card("master_of_melee_magthere")
def test_master_of_melee_magthere() -> None:
    t = front("master_of_melee_magthere")
    t.play("A play master_of_melee_magthere")
    t.expect("A choose", "choose deploying", "choose supplanting")
    march = t.fork()
    march.play("A choose deploying")
    march.expect("A deploy", *answers("deploy", NEAR_EMPTY), n=4)
    t.play("A choose supplanting")
    assert "blingdenstone.0" in t.offers("supplant")  # no presence needed
    t.refuses("A supplant eryndlyn.2")  # not white
    t.play("A supplant blingdenstone.0")
    t.finds(map={"blingdenstone": "Aw"}, A=has(trophies="w"))
    t.ready("A")


@card("weaponmaster")
def test_weaponmaster() -> None:
    t = front("weaponmaster")
    t.play("A play weaponmaster", "A choose killing-white")  # the white troop next door
    t.finds(A=has(trophies="w"))
    t.expect("A choose", "choose deploying", "choose killing-white")
    t.play("A choose killing-white")  # nothing left to kill: allowed, and does nothing
    t.play("A choose deploying", "A deploy araumycos__eryndlyn.0")
    t.finds(A=has(trophies="w", barracks=37), map={"araumycos__eryndlyn.0": "A"})
    t.ready("A")


@card("spellspinner")
def test_spellspinner() -> None:
    t = front("spellspinner", map={**FRONT, "kanaglym": "BB +A"})
    t.play("A play spellspinner")
    t.expect("A choose", "choose spying", "choose recalling")
    spying = t.fork()
    spying.play("A choose spying")
    assert "kanaglym" not in spying.offers("spy")
    spying.play("A spy everfire")
    spying.finds(A=has(spies=3))
    t.play("A choose recalling")
    t.expect("A pay.recall", "recall kanaglym", "decline")
    unpaid = t.fork()
    unpaid.play("A decline")
    unpaid.finds(A=has(spies=4, trophies=""))
    unpaid.ready("A")
    t.play("A recall kanaglym")  # both targets there are alike
    t.finds(A=has(spies=5, trophies="B"), map={"kanaglym": "AB"})
    t.ready("A")
    spyless = front("spellspinner")
    spyless.play("A play spellspinner", "A choose recalling")
    spyless.finds(A=has(trophies=""))
    spyless.ready("A")


@card("spy_master")
def test_spy_master() -> None:
    t = front("spy_master", map={**FRONT, "kanaglym": "BB +A"})
    t.play("A play spy_master")
    assert "kanaglym" not in t.offers("spy")
    assert len(t.options()) == 14  # every other site of the center, presence or not
    t.play("A spy menzoberranzan")
    t.finds(A=has(spies=3), map={"menzoberranzan": "www +A"})
    t.ready("A")


@card("infiltrator")
def test_infiltrator() -> None:
    for site, power in (("kanaglym", 1), ("araumycos", 0), ("everfire", 0)):
        t = front("infiltrator")
        t.play("A play infiltrator", f"A spy {site}")
        t.finds(power=power)  # white troops and nobody at all pay nothing
        t.ready("A")


@card("information_broker")
def test_information_broker() -> None:
    t = front("information_broker", map={"kanaglym": "AAA", "everfire": "+A"})
    t.play("A play information_broker", "A choose recalling")
    unpaid = t.fork()
    t.play("A recall everfire")
    t.finds(A=has(hand=3, deck=2, spies=5))
    t.ready("A")
    unpaid.play("A decline")
    unpaid.finds(A=has(hand=0, deck=5))
    spyless = alone("information_broker")
    spyless.play("A play information_broker", "A choose recalling")
    spyless.finds(A=has(hand=0))
    spyless.ready("A")


@card("masters_of_sorcere")
@rule("TYR-7.16")
def test_masters_of_sorcere() -> None:
    t = alone("masters_of_sorcere")
    t.play("A play masters_of_sorcere", "A choose spying", "A spy everfire")
    assert "everfire" not in t.offers("spy")  # they end at different sites
    t.play("A spy skullport")
    t.finds(A=has(spies=3))
    t.ready("A")
    paid = alone("masters_of_sorcere", map={"kanaglym": "+A"})
    paid.play("A play masters_of_sorcere", "A choose recalling", "A recall kanaglym")
    paid.finds(power=4, A=has(spies=5))
    spyless = alone("masters_of_sorcere")
    spyless.play("A play masters_of_sorcere", "A choose recalling")
    spyless.finds(power=0)
    spyless.ready("A")


@card("masters_of_sorcere")
@rule("TYR-7.16", "TYR-7.15")
def test_the_last_spy_placed_may_be_taken_back_for_the_second_placement() -> None:
    out = dict.fromkeys(("skullport", "everfire", "eryndlyn", "llacerellyn"), "+A")
    t = table(A=has(hand="masters_of_sorcere"), map=out)
    t.play("A play masters_of_sorcere", "A choose spying", "A spy kanaglym")
    t.expect("A spy.recall", *answers("recall", {*out, "kanaglym"}, "decline"))
    t.play("A recall kanaglym", "A spy gracklstugh")
    t.finds(A=has(spies=0), map={"gracklstugh": "ww +A", "kanaglym": ""})
    t.ready("A")


@card("advocate")
def test_advocate() -> None:
    t = alone("advocate noble")
    t.play("A play noble", "A play advocate")
    t.expect("A choose", "choose influence", "choose promoting")
    rich = t.fork()
    rich.play("A choose influence", "A end-turn")
    rich.finds(A=has(circle="", discard="noble advocate"))
    t.play("A choose promoting")
    t.finds(influence=1)
    promotes_another("advocate", t)
    lonely = alone("advocate")
    lonely.play("A play advocate", "A choose promoting", "A end-turn")
    lonely.finds(A=has(circle="", discard="advocate"))


@card("chosen_of_lolth")
def test_chosen_of_lolth() -> None:
    t = front("chosen_of_lolth noble", map={"eryndlyn": "AAB +B", "kanaglym": "BB"})
    t.play("A play noble", "A play chosen_of_lolth")
    t.expect("A return", "return eryndlyn.2", "return-spy eryndlyn")  # not Kanaglym, not the white troop
    spy = t.fork()
    spy.play("A return-spy eryndlyn")
    spy.finds(B=has(spies=5, barracks=37))
    t.play("A return eryndlyn.2")
    t.finds(B=has(barracks=38, spies=4), A=has(trophies=""))
    promotes_another("chosen_of_lolth", t)
    idle = alone("chosen_of_lolth")
    idle.play("A play chosen_of_lolth", "A end-turn")
    idle.finds(A=has(circle=""))


@card("drow_negotiator")
def test_drow_negotiator() -> None:
    for size, influence in ((3, 0), (4, 3)):
        t = table(A=has(hand="drow_negotiator", circle="noble " * size))
        t.play("A play drow_negotiator")
        t.finds(influence=influence)
        t.ready("A")
    t = alone("drow_negotiator noble")
    t.play("A play noble", "A play drow_negotiator")
    promotes_another("drow_negotiator", t)


@card("council_member")
def test_council_member() -> None:
    t = front("council_member noble")
    t.play("A play noble", "A play council_member")
    t.expect("A move", *answers("move", NEAR, "done"), n=2)
    one = t.fork()
    one.play("A move eryndlyn.2", "A move-to everfire.0", "A done")
    one.finds(map={"eryndlyn": "AA", "everfire": "B"})
    one.ready("A")
    t.play("A move eryndlyn.2", "A move-to everfire.0", "A move araumycos__eryndlyn.0", "A move-to everfire.1")
    t.finds(map={"everfire": "Bw"}, A=has(trophies=""))
    promotes_another("council_member", t)
    idle = alone("council_member")
    idle.play("A play council_member")
    idle.ready("A")


@card("matron_mother")
def test_matron_mother() -> None:
    t = table(A=has(hand="matron_mother", deck="noble soldier", discard="advocate"))
    t.play("A play matron_mother")
    t.expect("A promote.discard", *answers("promote-discard", {"noble", "soldier", "advocate"}))
    t.play("A promote-discard soldier")
    t.finds(A=has(deck="", discard="advocate noble", circle="soldier"))
    t.ready("A")
    empty = table(A=has(hand="matron_mother", deck=""))
    empty.play("A play matron_mother")
    empty.finds(A=has(circle=""))
    empty.ready("A")


def test_the_white_troop_near_the_front_is_the_only_one() -> None:
    t = front("kobold")
    t.play("A play kobold", "A choose killing-white")
    assert t.told()[-1] == f"white_killed A {min(NEAR_WHITE)}"
