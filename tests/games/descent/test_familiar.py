"""The Reanimate among the victims of monsters and of the overlord's cards (DSC-18.07 to 18.09, 18.12)."""

import pytest

from podziemia.games.descent.bots.mind import DescentMind
from podziemia.games.descent.data.parts import STUNNED
from podziemia.games.descent.rules.state import OVERLORD_END, OVERLORD_START
from tests.games.descent.table import ROOM, Arrangement, DescentTable
from tests.support import card, rule


def beside(reanimate: str = "d1", tarha: str = "h4", *skills: str) -> Arrangement:
    """The heroes stand far off; the Reanimate is alone."""
    a = Arrangement(ROOM, heroes="tarha:necromancer jain:wildlander avric:disciple")
    for name, space in (("tarha", tarha), ("jain", "h6"), ("avric", "h5")):
        a.put(name, space)
    a.learn("tarha", *skills)
    a.put("reanimate", reanimate)
    return a


def reanimated(t: DescentTable) -> tuple[int, set[str]]:
    return t.figure("reanimate").damage, t.conditions("reanimate")


# ---- monster abilities ----


@rule("DSC-18.07", "DSC-18.09")
@card("howl", "earth", "water", "wail")
@pytest.mark.parametrize(
    ("monster", "spaces", "ability", "hurt"),
    [
        ("barghest-1", "b1 b2", "howl", (1, set())),
        ("elemental-1", "b1 c1 b2 c2", "earth", (0, {"immobilized"})),
        ("elemental-1", "b1 c1 b2 c2", "water", (2, set())),
        ("lady_eliza_farrow", "a1", "wail", (2, set())),
    ],
)
def test_what_befalls_every_hero_around_befalls_the_reanimate(
    monster: str, spaces: str, ability: str, hurt: tuple[int, set[str]]
) -> None:
    """It fails without a roll; fatigue is damage to it. Alone out of reach it makes the ability useless."""
    a = beside()
    a.s.act = 2
    a.put(monster, *spaces.split())
    t = a.activation(monster)
    t.do(f"perform {ability}")
    assert reanimated(t) == hurt
    far = beside("g5")
    far.s.act = 2
    far.put(monster, *spaces.split())
    assert f"perform {ability}" not in far.activation(monster).options()


@rule("DSC-18.07", "DSC-18.09")
@card("grab", "throw", "seduce", "dominion", "overpower", "scorpions_kiss")
def test_who_may_choose_a_hero_may_choose_the_reanimate() -> None:
    a = beside()
    a.put("zombie-master", "c1")
    t = a.activation("zombie-master")
    t.do("perform grab")
    assert reanimated(t) == (0, {"immobilized"})
    b = beside()
    b.put("ettin-master", "b1", "c1", "b2", "c2")
    t = b.activation("ettin-master")
    t.do("perform throw", "place g1")
    assert (t.at("reanimate"), reanimated(t)) == ("g1", (1, set()))
    c = beside()
    c.put("lady_eliza_farrow", "a1")
    t = c.activation("lady_eliza_farrow")
    t.roll("gray-1", "black-1")
    t.do("perform seduce", "step c1")
    assert (t.at("reanimate"), reanimated(t)) == ("c1", (0, {"stunned"}))
    d = beside("d1", "e1")
    d.put("baron_zachareth", "a1")
    t = d.activation("baron_zachareth")
    t.roll("gray-1", "black-1")
    t.do("perform dominion")
    assert "reanimate" in t.offered("choose")
    t.do("choose reanimate", "step c2", "step b2")
    assert (t.at("reanimate"), reanimated(t)) == ("b2", (0, {"immobilized"}))
    e = beside()
    e.put("sir_alric_farrow", "a1")
    t = e.activation("sir_alric_farrow")
    t.roll("gray-1", "black-1")
    t.do("perform overpower", "step b1", "step c1", "yes")
    assert (t.at("sir_alric_farrow"), t.at("reanimate"), reanimated(t)) == ("d1", "c1", (1, set()))
    f = beside()
    f.put("splig", "a1").relic = 5
    f.put("zombie-1", "g3")  # in the way between him and the heroes
    t = f.activation("splig")
    t.do("ability scorpions_kiss", "choose reanimate")
    assert reanimated(t) == (0, {"immobilized", "poisoned"})


@rule("DSC-18.07")
@card("flail", "merriod")
def test_a_flail_takes_the_reanimate_as_its_first_or_second_target() -> None:
    for first in ("d1", "d2"):
        a = beside("d1", "d2")
        a.put("merriod-master", "b1", "c1", "b2", "c2")
        t = a.activation("merriod-master")
        t.roll("blue-4", "red-1", "gray-1", "gray-1")
        t.do("strike", f"target {first}", "yes")
        t.skip("choose reanimate")
        assert (t.hero("tarha").damage, t.figure("reanimate").damage) == (3, 3)


@rule("DSC-18.07", "DSC-18.09")
@card("aftershock", "shield_of_zoreks_favor")
def test_who_strikes_back_at_heroes_strikes_back_at_the_reanimate() -> None:
    a = beside("b1", "a1")
    a.put("lord_merick_farrow", "c1")
    t = a.turn("tarha")
    t.do("activate reanimate", "strike")
    assert reanimated(t) == (1, set())
    b = beside("b1", "a1")
    b.put("sir_alric_farrow", "c1").relic = 2
    t = b.turn("tarha")
    t.do("activate reanimate")
    t.roll("blue-4", "red-2", "gray-1", "brown-1", "gray-1", "black-2")
    t.do("strike")
    assert (reanimated(t), t.dice_left()) == ((2, set()), 0)  # the shields of his test


# ---- overlord cards ----


@rule("DSC-18.07", "DSC-18.09")
@card("dark_charm")
def test_the_reanimate_is_charmed() -> None:
    def charmed() -> DescentTable:
        a = beside("d1", "e1")
        a.put("zombie-1", "a6")
        a.hold("dark_charm")
        a.s.deck = []
        t = a.overlord(OVERLORD_START)
        t.do("play dark_charm", "choose reanimate")  # no dice: it fails
        return t

    t = charmed()
    t.expect("A card.charm", "pass", "move", "strike")
    t.do("move", "step c1", "step b1", "stop")
    assert t.at("reanimate") == "b1"
    for target, hurt in (("d1", (3, 0)), ("e1", (0, 3))):
        t = charmed()
        t.do("strike")
        assert t.offered("target") == {"d1", "e1"}  # its master, or itself
        t.roll("blue-4", "red-1", "gray-1")
        t.do(f"target {target}")
        assert (t.figure("reanimate").damage, t.hero("tarha").damage) == hurt
    a = beside("d1", "e1")
    a.put("zombie-1", "a6")
    a.hold("dark_charm")
    t = a.overlord(OVERLORD_START)
    t.roll("gray-6", "black-6")
    t.do("play dark_charm", "choose widow_tarha", "attack reapers_scythe")
    assert t.offered("target") == {"d1", "e1", "h5", "h6"}  # a charmed hero may be turned on the Reanimate


@rule("DSC-18.07")
@card("dark_charm", "reanimate")
def test_a_stunned_reanimate_does_nothing_for_the_charmer() -> None:
    a = beside("d1", "e1")
    a.put("zombie-1", "a6")
    a.afflict("reanimate", "stunned")
    a.hold("dark_charm")
    a.s.deck = []
    t = a.overlord(OVERLORD_START)
    t.do("play dark_charm", "choose reanimate")
    assert t.ask.kind != "card.charm"  # to pass is all he could do


@rule("DSC-18.07", "DSC-18.09", "DSC-18.12")
@card("pit_trap", "tripwire", "web_trap")
def test_the_reanimate_springs_traps() -> None:
    def trapped(*cards: str) -> DescentTable:
        a = beside("d1", "c2")
        a.put("zombie-1", "f1")
        a.hold(*cards)
        t = a.turn("tarha", points=2)
        t.do("activate reanimate", "step e2")
        return t

    t = trapped("pit_trap")
    t.expect("A overlord.trap", "pass", "play pit_trap")
    t.do("play pit_trap")
    assert reanimated(t) == (1, set())
    assert t.ask.n == 1  # of three points, one for the step and one for the pit
    t = trapped("pit_trap")
    t.do("pass", "step d2", "pass", "step e2", "play pit_trap")
    assert reanimated(t) == (1, {"stunned"})  # no point left to lose
    t.do("shake-off")
    assert t.ask.kind == "turn.action"  # the attack was given for it, and the move was made
    t = trapped("tripwire")
    t.do("play tripwire")
    assert t.options() == {"done", "strike"}
    t.do("done")
    assert t.s.turn.points == 2  # those of its master
    t = trapped("web_trap")
    t.do("play web_trap")
    assert t.conditions("reanimate") == {"immobilized"}
    assert "step" not in t.verbs()


@rule("DSC-18.12")
def test_a_reanimate_stunned_after_its_move_and_its_attack_stays_so() -> None:
    a = beside("d1", "c2")
    a.put("zombie-1", "f1")
    a.hold("pit_trap")
    t = a.turn("tarha")
    t.do("activate reanimate", "step e1", "pass")
    t.roll("blue-1", "red-1", "brown-1")
    t.do("strike", "step e2", "pass", "step d2", "play pit_trap")
    assert t.conditions("reanimate") == {"stunned"}
    assert t.ask.kind == "turn.action"  # there was nothing left but to be done


@rule("DSC-6.08", "DSC-18.12")
def test_a_reanimate_stunned_on_the_space_of_a_friend_goes_on() -> None:
    a = beside("d1", "e1")
    a.put("jain", "f1")
    t = a.turn("tarha")
    t.do("activate reanimate", "step e1")
    t.figure("reanimate").conditions |= STUNNED
    t.do("step f1")
    assert {option.partition(" ")[0] for option in t.options()} == {"step"}
    t.do("step g1")
    assert t.options() == {"done", "shake-off"}
    t.do("done")
    assert (t.at("reanimate"), t.at("jain")) == ("g1", "f1")


@rule("DSC-18.12", "DSC-12.08")
@pytest.mark.parametrize("held", [False, True])
def test_a_stunned_reanimate_gives_up_its_move_or_its_attack(held: bool) -> None:
    """It may do either, and then not the other; held fast it can still strike."""
    a = beside("d1", "c2")
    a.put("zombie-master", "e1")
    a.afflict("reanimate", "stunned", *(["immobilized"] if held else []))
    t = a.turn("tarha")
    t.do("activate reanimate")
    assert t.options() == {"done", "shake-off"}
    t.do("shake-off")
    assert "strike" in t.options()
    assert any(option.startswith("step") for option in t.options()) != held
    strikes = t.fork()
    strikes.roll("blue-5", "red-1", "brown-1")
    strikes.do("strike")
    while strikes.ask.kind == "attack.surge":
        strikes.do("done")
    assert strikes.ask.kind == "turn.action", "it does not move any more"
    if not held:
        t.do("step d2")
        assert {option.partition(" ")[0] for option in t.options()} == {"step", "done"}


@rule("DSC-18.07", "DSC-18.13")
@card("web_trap", "explosive_runes", "deathly_haste", "pit_trap", "tripwire")
def test_traps_of_its_master_and_haste() -> None:
    """Webs hold who stands beside their victim; runes ask for a roll it does not make; haste is no move action."""
    a = beside("b1", "a2")
    a.hold("web_trap")
    t = a.turn("tarha", points=1)
    t.roll("gray-1", "black-1")
    t.do("step a1", "play web_trap")
    assert (t.conditions("tarha"), t.conditions("reanimate")) == (set(), {"immobilized"})
    c = beside("b1", "a2")
    c.s.search_tokens = [0]
    c.hold("explosive_runes")
    t = c.turn("tarha")
    t.roll("gray-6", "black-6")
    t.do("search a1", "play explosive_runes")
    assert t.hero("tarha").damage > 0
    assert reanimated(t) == (0, set())
    b = beside("b1", "a1", "deathly_haste")
    b.hold("tripwire", "pit_trap")
    t = b.turn("tarha")
    t.do("tire", "step c1")
    t.expect("A overlord.trap", "pass", "play pit_trap")
    t.do("play pit_trap")
    assert reanimated(t) == (1, {"stunned"})
    assert t.s.turn.points == 1


@rule("DSC-18.07", "DSC-18.09")
@card("word_of_pain", "word_of_despair", "diabolic_power", "word_of_misery")
def test_words_of_the_magus_reach_the_reanimate() -> None:
    a = beside()
    a.put("zombie-1", "a6")
    a.hold("word_of_pain", "word_of_despair")
    t = a.overlord(OVERLORD_END)
    t.roll(*["gray-1", "black-1"] * 6)
    t.do("play word_of_pain")
    assert reanimated(t) == (1, set())
    t.do("play word_of_despair")
    assert t.dice_left() == 0  # the heroes tested; the Reanimate has no turn to despair of
    assert reanimated(t) == (1, set())
    b = beside()
    b.put("zombie-1", "a6")
    b.hold("diabolic_power")
    t = b.overlord(OVERLORD_END)
    t.roll(*["gray-1", "black-1"] * 3)
    t.do("play diabolic_power", "keep tripwire")
    assert reanimated(t) == (2, set())
    c = beside()
    c.put("zombie-1", "c1")
    c.s.misery = True
    t = c.activation("zombie-1")
    t.roll("blue-5", "yellow-1")
    t.do("strike")
    assert reanimated(t) == (3, set())  # two hearts, and the misery


@rule("DSC-18.07")
@card("critical_blow", "expert_blow")
def test_blows_at_a_hero_are_blows_at_the_reanimate() -> None:
    a = beside()
    a.put("zombie-1", "c1")
    a.hold("expert_blow", "critical_blow")
    t = a.activation("zombie-1")
    t.roll("blue-5", "yellow-1")
    t.do("strike")
    t.expect("A overlord.attack", "pass", "play expert_blow")
    t.do("pass")
    t.expect("A overlord.roll", "pass", "play critical_blow")


# ---- the bot ----


def test_the_bot_keeps_what_binds_for_a_hero() -> None:
    def best(t: DescentTable) -> str:
        priors = DescentMind().priors(t.s, t.ask)
        return t.ask.options[priors.index(max(priors))].text

    a = beside("d1", "c2")
    a.put("zombie-1", "f1")
    a.hold("web_trap")
    t = a.turn("tarha")
    t.do("activate reanimate", "step d2")
    assert best(t) == "pass"
    b = beside("d1", "d2")
    b.put("zombie-master", "c1")
    t = b.activation("zombie-master")
    t.do("perform grab")
    assert t.offered("choose") == {"reanimate", "widow_tarha"}
    assert best(t) == "choose widow_tarha"


# ---- when it acts ----


@rule("DSC-18.03")
@card("reanimate")
def test_the_reanimate_does_not_act_in_the_middle_of_its_masters_move() -> None:
    """Who calls it has finished: the rest of the move is gone, the second action too."""
    t = beside("d1", "h4").turn("tarha")
    t.do("move", "step g4", "activate reanimate", "done")
    assert (t.s.turn.actions, t.s.turn.points) == (0, 0)
    assert not {"step", "attack", "rest", "move"} & t.verbs()
    assert "tire" in t.options()  # which is no action
    first = beside("d1", "h4").turn("tarha")
    first.do("tire", "activate reanimate", "done")  # before all actions, fatigue is no action
    assert (first.s.turn.actions, first.s.turn.points) == (2, 1)
    assert {"step", "move"} <= first.verbs()


@rule("DSC-18.03", "DSC-21.01")
@card("reanimate")
def test_the_reanimate_does_not_act_between_the_free_attack_and_the_two_actions() -> None:
    for attacks, left in ((True, 0), (False, 2)):
        a = Arrangement(ROOM, heroes="tarha:necromancer jain:wildlander")
        a.put("tarha", "h4")
        a.put("jain", "h6")
        a.put("reanimate", "d1")
        a.put("zombie-master", "g4")
        t = a.turn("tarha")
        if attacks:
            t.roll("blue-1", "yellow-1", "brown-1")
            t.do("free-attack", "attack reapers_scythe")
            t.skip("pass")
        t.do("activate reanimate", "done")
        assert t.s.turn.actions == left
        assert ("free-attack" in t.options()) is not attacks
