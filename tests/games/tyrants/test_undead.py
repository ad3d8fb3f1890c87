"""The Undead: each card works, does not work where it must not, and copes with nothing to target."""

import pytest

from tests.games.tyrants.table import FRONT, NEAR, NEAR_EMPTY, alone, answers, front, has, table
from tests.support import card, rule


@card("banshee")
def test_banshee() -> None:
    for site, power in (("everfire", 3), ("kanaglym", 0)):
        t = front("banshee", map={**FRONT, "everfire": "+B"})
        t.play("A play banshee", f"A spy {site}")
        t.finds(power=power, A=has(spies=4))
        t.ready("A")
    full = table(A=has(hand="banshee"), map=dict.fromkeys(("skullport", "everfire", "eryndlyn", "kanaglym"), "+AB"))
    full.play("A play banshee", "A spy llacerellyn")
    full.finds(power=0)


@card("carrion_crawler")
@rule("TYR-10.10")
def test_carrion_crawler() -> None:
    t = alone("carrion_crawler", market="lich wight")
    t.play("A play carrion_crawler")
    t.refuses("A decline")  # mandatory
    t.play("A devour wight")
    t.finds(power=3, devoured="wight", market_deck=20, A=has(played=""))
    market = t.match.view(0)["market"]
    assert isinstance(market, list)
    assert market[:2] == ["lich", "carrion_crawler"]
    t.ready("A")
    bare = alone("carrion_crawler", market="- - - - - -")
    bare.play("A play carrion_crawler")
    bare.finds(power=3, A=has(played="carrion_crawler"))
    bare.ready("A")


@card("conjurer")
@rule("TYR-10.23")
def test_conjurer() -> None:
    t = alone("conjurer", map={"everfire": "+A"}, market="wight lich", market_deck="advocate noble", outcasts=5)
    t.play("A play conjurer")
    spying = t.fork()
    spying.play("A choose spying", "A spy skullport")
    spying.ready("A")
    t.play("A choose recalling")
    unpaid = t.fork()
    unpaid.play("A decline")
    unpaid.ready("A")
    t.play("A recall everfire")
    stacks = {"house_guard", "priestess_of_lolth"}
    t.expect("A recruit.free", *answers("recruit", {"wight", *stacks}, "done"), n=2)  # no Outcasts
    t.play("A recruit wight")
    t.expect("A recruit.free", *answers("recruit", {"advocate", *stacks}, "done"), n=1)  # the market was refilled
    t.play("A recruit house_guard")
    t.finds(A=has(discard="wight house_guard"), guards=14, influence=0)
    t.ready("A")
    bare = alone("conjurer", map={"everfire": "+A"}, guards=0, priestesses=0)
    bare.play("A play conjurer", "A choose recalling", "A recall everfire")
    bare.finds(A=has(discard=""))
    bare.ready("A")


@card("cultist_of_myrkul")
def test_cultist_of_myrkul() -> None:
    t = alone("cultist_of_myrkul cultist_of_myrkul noble")
    t.play("A play noble", "A play cultist_of_myrkul")
    t.expect("A choose", "choose influence", "choose devouring")
    rich = t.fork()
    rich.play("A choose influence", "A end-turn")
    rich.finds(A=has(circle=""), devoured="")
    t.play("A choose devouring")
    kept = t.fork()
    kept.play("A decline")
    kept.finds(A=has(played="noble cultist_of_myrkul"), devoured="")
    t.play("A devour cultist_of_myrkul", "A play cultist_of_myrkul", "A choose influence", "A end-turn")
    t.expect("A promote", "promote noble", "promote cultist_of_myrkul", "done", n=2)  # another copy is another card
    t.play("A promote cultist_of_myrkul", "A done")
    t.finds(A=has(circle="cultist_of_myrkul"), devoured="cultist_of_myrkul")
    t.ready("B")


@card("death_knight")
def test_death_knight() -> None:
    for hall, vp in (("BBBBwww", 1), ("BBBwwww", 0)):
        t = table(A=has(hand="death_knight", trophies=hall), map=FRONT)
        t.play("A play death_knight")
        t.expect("A supplant", *answers("supplant", NEAR))
        t.play("A supplant eryndlyn.2")
        t.finds(A=has(vp=vp), map={"eryndlyn": "AAA"})
        t.ready("A")
    idle = alone("death_knight")
    idle.play("A play death_knight")
    idle.finds(A=has(vp=0))
    idle.ready("A")


@card("flesh_golem")
def test_flesh_golem() -> None:
    t = front("flesh_golem")
    t.play("A play flesh_golem")
    t.expect("A pay.devour-this", "devour flesh_golem", "decline")
    kept = t.fork()
    kept.play("A decline")
    kept.finds(power=2, A=has(played="flesh_golem"))
    kept.ready("A")
    t.play("A devour flesh_golem", "A assassinate eryndlyn.2")
    t.finds(power=2, devoured="flesh_golem", A=has(trophies="B", played=""))
    t.ready("A")
    idle = alone("flesh_golem")
    idle.play("A play flesh_golem", "A devour flesh_golem")
    idle.finds(A=has(trophies=""), devoured="flesh_golem")
    idle.ready("A")


@card("ghost")
@rule("TYR-10.09", "TYR-7.11")
def test_ghost() -> None:
    t = alone(
        "ghost cult_fanatic", map={"everfire": "+A"}, influence=3, devoured="noble kobold advocate", market="wight"
    )
    assert t.offers("unearth") == set()
    t.play("A play ghost", "A choose recalling", "A recall everfire")
    assert t.offers("unearth") == {"advocate"}  # only the top
    t.play("A unearth advocate")
    t.finds(influence=1, A=has(discard="advocate"), devoured="noble kobold", market_deck=20)
    assert t.offers("unearth") == {"kobold"}
    t.play("A play cult_fanatic")
    assert "kobold" not in t.offers("devour")  # cannot be devoured again
    t.play("A decline", "A unearth kobold")
    assert t.offers("unearth") == set()  # a Noble cannot be recruited
    t.ready("A")
    t.play("A end-turn")
    assert not t.match.state.ghost
    spying = alone("ghost", influence=3, devoured="advocate")
    spying.play("A play ghost", "A choose spying", "A spy everfire")
    assert spying.offers("unearth") == set()
    spyless = alone("ghost", influence=3, devoured="advocate")
    spyless.play("A play ghost", "A choose recalling")
    assert spyless.offers("unearth") == set()


@card("ghost", "ulitharid", "vanifer")
@rule("TYR-10.09", "TYR-10.23")
def test_ghost_helps_other_cards() -> None:
    haunted = {"everfire": "+A"}
    t = alone("ghost ulitharid", map=haunted, devoured="red_wyrmling kobold", market="neogi")
    t.play("A play ghost", "A choose recalling", "A recall everfire", "A play ulitharid")
    t.play("A choose killing-white")  # the Kobold of the devoured pile is the only card that can be played
    t.finds(devoured="red_wyrmling kobold", A=has(discard=""))
    assert t.match.state.devoured[-1] == t.match.state.devoured[1]
    t.ready("A")
    free = alone("ghost vanifer", map=haunted, devoured="blackguard", market="neogi")
    free.play("A play ghost", "A choose recalling", "A recall everfire", "A play vanifer")
    free.finds(devoured="", A=has(discard="blackguard"))
    free.ready("A")


@card("high_priest_of_myrkul")
@rule("TYR-10.19")
def test_high_priest_of_myrkul() -> None:
    t = front("high_priest_of_myrkul ghoul vampire_spawn flesh_golem noble", outcasts=3)
    t.play("A play noble", "A play ghoul", "A play flesh_golem", "A decline", "A play vampire_spawn")
    t.play("A play high_priest_of_myrkul")
    t.ready("A")
    t.play("A end-turn")
    t.expect("A promote", "promote ghoul", "promote vampire_spawn", "done")
    none = t.fork()
    none.play("A done")
    none.finds(A=has(circle=""))
    t.play("A promote ghoul", "A promote vampire_spawn")
    t.finds(A=has(circle="ghoul vampire_spawn"))
    t.ready("B")
    idle = alone("high_priest_of_myrkul noble")
    idle.play("A play noble", "A play high_priest_of_myrkul", "A end-turn")
    idle.finds(A=has(circle=""))


@card("high_priest_of_myrkul")
def test_the_high_priest_returns_a_piece() -> None:
    t = front("high_priest_of_myrkul")
    t.play("A play high_priest_of_myrkul")
    t.finds(B=has(barracks=38), map={"eryndlyn": "AA", "kanaglym": "BB"})
    t.ready("A")


@card("lich")
def test_lich() -> None:
    t = table(
        A=has(hand="lich", trophies="ww"),
        B=has(trophies="w"),
        C=has(trophies="AA"),
        map={"kanaglym": "BC", "eryndlyn": "A"},
    )
    t.play("A play lich", "A spy kanaglym")
    t.expect("A target.hall", "target B", "target C")
    t.play("A target C")
    t.expect("A raise.hall", "hall C", "done", n=2)
    t.play("A hall C")
    assert {thing.split(".")[0] for thing in t.offers("deploy")} == {
        "kanaglym",
        "eryndlyn",
        "llacerellyn__eryndlyn",
        "eryndlyn__kanaglym",
    }  # only with presence
    t.play("A deploy kanaglym.2", "A done")
    t.finds(C=has(trophies="A"), map={"kanaglym": "ABC +A"})
    t.ready("A")
    quiet = table(A=has(hand="lich"), B=has(trophies="w"), map=FRONT)
    quiet.play("A play lich", "A spy everfire")
    quiet.finds(B=has(trophies="w"))
    quiet.ready("A")
    bare = front("lich")
    bare.play("A play lich", "A spy kanaglym")
    bare.ready("A")


@card("minotaur_skeleton")
@rule("TYR-10.25")
def test_minotaur_skeleton() -> None:
    t = front("minotaur_skeleton", map={"eryndlyn": "AAB", "araumycos__eryndlyn.0": "A", "araumycos": "wwwB"})
    t.play("A play minotaur_skeleton")
    march = t.fork()
    march.play("A choose deploying")
    march.expect("A deploy", *answers("deploy", NEAR_EMPTY), n=3)
    t.play("A choose devouring")
    kept = t.fork()
    kept.play("A decline")
    kept.finds(A=has(trophies="", played="minotaur_skeleton"))
    t.play("A devour minotaur_skeleton")
    t.expect("A strike", "strike araumycos", "decline", n=3)  # Eryndlyn has no white troop
    t.play("A strike araumycos")
    t.expect("A assassinate", "assassinate araumycos.0", "done", n=3)
    t.play("A assassinate araumycos.0", "A assassinate araumycos.1", "A done")
    t.finds(A=has(trophies="ww"), map={"araumycos": "wB"}, devoured="minotaur_skeleton")
    t.ready("A")
    idle = alone("minotaur_skeleton")
    idle.play("A play minotaur_skeleton", "A choose devouring", "A devour minotaur_skeleton")
    idle.finds(A=has(trophies=""))
    idle.ready("A")


@card("mummy_lord")
@rule("TYR-10.13", "TYR-5.05")
def test_mummy_lord() -> None:
    t = table(A=has(hand="mummy_lord"), B=has(trophies="wA"), map=FRONT)
    t.play("A play mummy_lord")
    t.expect("A choose", "choose killing-white", "choose raising")
    t.play("A choose killing-white")
    t.finds(A=has(trophies="w"))
    t.play("A choose raising")
    t.expect("A raise.hall", "hall A", "hall B")  # only white troops, and not optional
    t.play("A hall B", "A deploy everfire.0")
    t.finds(B=has(trophies="A"), map={"everfire": "w"})
    t.ready("A")
    bare = table(A=has(hand="mummy_lord"), B=has(trophies="A"), map={"kanaglym": "A"})
    bare.play("A play mummy_lord", "A choose raising", "A choose killing-white")
    bare.finds(B=has(trophies="A"))
    bare.ready("A")


@card("necromancer")
@rule("TYR-10.21", "TYR-8.08", "TYR-7.17")
def test_necromancer() -> None:
    t = table(A=has(hand="necromancer noble", discard="soldier necromancer"))
    t.play("A play necromancer")
    rich = t.fork()
    rich.play("A choose influence")
    rich.finds(influence=3)
    t.play("A choose promoting")
    t.expect(
        "A promote.now",
        "promote necromancer",
        "promote-hand noble",
        "promote-discard soldier",
        "promote-discard necromancer",
    )
    itself, held = t.fork(), t.fork()
    itself.play("A promote necromancer")
    itself.finds(A=has(circle="necromancer", played="", discard="soldier necromancer"))
    itself.ready("A")
    held.play("A promote-hand noble")
    held.finds(A=has(circle="noble", hand="", played="necromancer"))
    held.ready("A")
    t.play("A promote-discard soldier")
    t.finds(A=has(circle="soldier", discard="necromancer"))
    t.ready("A")
    bare = table(A=has(hand="necromancer"))
    bare.play("A play necromancer", "A choose promoting")
    bare.finds(A=has(circle="necromancer"))
    bare.ready("A")


@card("ogre_zombie")
def test_ogre_zombie() -> None:
    t = front("ogre_zombie")
    t.play("A play ogre_zombie")
    t.refuses("A supplant eryndlyn.2", "A supplant kanaglym.0")
    t.play("A supplant blingdenstone.0")
    t.finds(A=has(trophies="w", barracks=37), map={"blingdenstone": "Aw"})
    t.ready("A")


@card("ravenous_zombies")
def test_ravenous_zombies() -> None:
    t = front("ravenous_zombies")
    t.play("A play ravenous_zombies")
    t.finds(power=1, A=has(trophies="w"), map={"eryndlyn": "AAB"})
    t.ready("A")
    idle = alone("ravenous_zombies")
    idle.play("A play ravenous_zombies")
    idle.finds(power=1, A=has(trophies=""))
    idle.ready("A")


@card("revenant")
@rule("TYR-10.22")
def test_revenant() -> None:
    for hall, circle in (("wwwwww", "revenant"), ("wwwww", "")):
        t = table(A=has(hand="revenant", trophies=hall), map=FRONT)
        t.play("A play revenant", "A assassinate eryndlyn.2")
        t.finds(A=has(circle=circle, trophies=hall + "Bw"))  # eight, or seven
        t.ready("A")
    idle = alone("revenant")
    idle.play("A play revenant")
    idle.finds(A=has(circle="", played="revenant"))
    idle.ready("A")


@card("skeletal_horde")
def test_skeletal_horde() -> None:
    t = front("skeletal_horde")
    t.play("A play skeletal_horde")
    t.expect("A deploy", *answers("deploy", NEAR_EMPTY), n=2)
    t.play("A deploy llacerellyn__eryndlyn.0", "A deploy llacerellyn.0")
    kept = t.fork()
    kept.play("A decline")
    kept.finds(A=has(barracks=36, played="skeletal_horde"))
    t.play("A devour skeletal_horde", "A deploy llacerellyn.1", "A deploy llacerellyn__tsenviilyq.0")
    t.play("A deploy llacerellyn__ched_nasad.0")
    t.finds(A=has(barracks=33, played=""), devoured="skeletal_horde")
    t.ready("A")
    empty = table(A=has(hand="skeletal_horde", barracks=0))
    empty.play("A play skeletal_horde", "A devour skeletal_horde")
    empty.finds(A=has(vp=5))


@card("vampire")
def test_vampire() -> None:
    t = table(A=has(hand="vampire", circle="noble noble", discard="soldier kobold"), map=FRONT)
    t.play("A play vampire")
    t.expect("A choose", "choose supplanting", "choose promoting")
    bite = t.fork()
    bite.play("A choose supplanting", "A supplant eryndlyn.2")
    bite.finds(A=has(trophies="B", vp=0))
    t.play("A choose promoting", "A promote-discard kobold")
    t.finds(A=has(vp=1, circle="noble noble kobold"))
    t.ready("A")
    bare = table(A=has(hand="vampire", circle="noble noble"), map={"kanaglym": "AAA"})
    bare.play("A play vampire", "A choose promoting")
    bare.finds(A=has(vp=0))
    bare.ready("A")


@card("vampire_spawn")
def test_vampire_spawn() -> None:
    t = front("vampire_spawn")
    t.play("A play vampire_spawn")
    t.finds(influence=1, B=has(barracks=38), map={"eryndlyn": "AA"})
    t.ready("A")
    idle = alone("vampire_spawn")
    idle.play("A play vampire_spawn")
    idle.finds(influence=1)
    idle.ready("A")


@card("wight")
def test_wight() -> None:
    t = front("wight noble")
    t.play("A play wight")
    rich = t.fork()
    rich.play("A choose power")
    rich.finds(power=2, devoured="")
    t.play("A choose devouring")
    unpaid = t.fork()
    unpaid.play("A decline")
    unpaid.finds(A=has(trophies="", hand="noble"))
    t.play("A devour noble")
    t.expect("A supplant", *answers("supplant", NEAR))
    t.play("A supplant eryndlyn.2")
    t.finds(devoured="noble", A=has(trophies="B"), power=0)
    t.ready("A")
    hungry = front("wight")
    hungry.play("A play wight", "A choose devouring")
    hungry.finds(A=has(trophies=""))
    hungry.ready("A")


@card("wraith")
def test_wraith() -> None:
    t = front("wraith")
    t.play("A play wraith", "A spy kanaglym")
    t.expect("A pay.devour-this", "devour wraith", "decline")
    kept = t.fork()
    kept.play("A decline")
    kept.finds(A=has(trophies="", played="wraith", spies=4))
    t.play("A devour wraith")
    t.finds(A=has(trophies="B", played=""), map={"kanaglym": "B +A"}, devoured="wraith")
    t.ready("A")
    quiet = front("wraith")
    quiet.play("A play wraith", "A spy everfire", "A devour wraith")
    quiet.finds(A=has(trophies=""))
    quiet.ready("A")


@card("wraith")
@rule("TYR-7.37")
def test_a_wraith_without_a_spy_placed_strikes_nobody() -> None:
    out = dict.fromkeys(("skullport", "everfire", "eryndlyn", "llacerellyn", "kanaglym"), "B +A")
    t = table(A=has(hand="wraith"), map=out)
    t.play("A play wraith", "A decline", "A devour wraith")
    t.finds(A=has(trophies=""), devoured="wraith")
    t.ready("A")


@pytest.mark.parametrize("name", ["flesh_golem", "skeletal_horde", "wraith"])
@rule("TYR-5.08", "TYR-8.03")
def test_a_card_that_devoured_itself_cannot_be_promoted(name: str) -> None:
    t = alone(f"wyrmspeaker {name}")
    t.play("A play wyrmspeaker", f"A play {name}")
    if name == "skeletal_horde":
        t.play("A deploy kanaglym__skullport.0", "A deploy skullport.2")
    if name == "wraith":
        t.play("A spy everfire")
    t.play(f"A devour {name}")
    if name == "skeletal_horde":
        t.play("A deploy skullport.3", "A deploy skullport.4", "A deploy kanaglym__tsenviilyq.0")
    t.play("A end-turn")
    t.finds(A=has(circle=""))
    t.ready("B")


@card("lich")
@rule("TYR-10.13")
def test_the_lich_finds_no_empty_space_or_stops() -> None:
    full = table(A=has(hand="lich"), B=has(trophies="ww"), map={"eryndlyn": "BBB"})
    full.play("A play lich", "A spy eryndlyn")
    full.finds(B=has(trophies="ww"))
    full.ready("A")
    stops = table(A=has(hand="lich"), B=has(trophies="ww"), map={"eryndlyn": "B"})
    stops.play("A play lich", "A spy eryndlyn")
    stops.expect("A raise.hall", "hall B", "done", n=2)
    stops.play("A done")
    stops.finds(B=has(trophies="ww"))
    stops.ready("A")


@card("cultist_of_myrkul")
def test_the_cultist_of_myrkul_gives_influence() -> None:
    t = alone("cultist_of_myrkul")
    t.play("A play cultist_of_myrkul", "A choose influence")
    t.finds(influence=2, A=has(played="cultist_of_myrkul"))
    t.ready("A")
