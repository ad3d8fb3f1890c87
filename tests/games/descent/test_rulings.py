"""The rulings of docs/descent-rulings.md that no other file plays."""

import pytest

from podziemia.games.descent.data.cards import PLOT_IDS
from podziemia.games.descent.data.quest_parts import Door
from podziemia.games.descent.rules.state import OVERLORD_START
from tests.games.descent.table import ROOM, Arrangement
from tests.support import card, rule

TWO = "tarha:necromancer grisban:berserker"


def three(**where: str) -> Arrangement:
    a = Arrangement(ROOM)
    for name, space in ({"grisban": "a1", "jain": "a2", "avric": "a3"} | where).items():
        a.put(name, space)
    return a


# ---- actions ----


def necromancer_and_zombie() -> Arrangement:
    a = Arrangement(ROOM, heroes=TWO)
    for name, space in (("tarha", "a1"), ("grisban", "h6"), ("reanimate", "a3"), ("zombie-1", "b1")):
        a.put(name, space)
    return a


@rule("DSC-18.03", "DSC-21.01")
def test_the_reanimate_does_not_act_between_a_free_attack_and_the_actions() -> None:
    t = necromancer_and_zombie().turn("tarha")
    t.roll("blue-1")
    t.do("free-attack")
    t.skip("attack reapers_scythe", "target b1")
    while t.ask.kind != "turn.action":
        t.do(sorted(t.options())[0])
    t.do("activate reanimate")
    while t.ask.kind not in ("turn.action", "turn.next"):
        t.do("stop" if "stop" in t.options() else "end-turn" if "end-turn" in t.options() else sorted(t.options())[0])
    assert not {"move", "rest", "attack", "free-attack"} & t.verbs()


@rule("DSC-18.03", "DSC-21.01")
def test_the_reanimate_may_act_before_the_free_attack_and_the_actions() -> None:
    t = necromancer_and_zombie().turn("tarha")
    t.do("activate reanimate")
    while t.ask.kind != "turn.action":
        t.do("stop" if "stop" in t.options() else "end-turn" if "end-turn" in t.options() else sorted(t.options())[0])
    assert {"move", "rest", "attack", "free-attack"} <= t.verbs()


@rule("DSC-12.08")
@card("sneaky", "bushwhack")
@pytest.mark.parametrize("stunned", [False, True])
def test_the_stunned_perform_no_action_without_using_one(stunned: bool) -> None:
    door = Door("d1", "E", "closed", ((0, 0),))
    a = Arrangement("+...\n....\n....", heroes="jain:thief grisban:berserker avric:disciple", doors=(door,))
    for name, space in (("jain", "a1"), ("grisban", "d1"), ("avric", "d3"), ("zombie-1", "a2")):
        a.put(name, space)
    a.learn("jain", "sneaky", "bushwhack")
    if stunned:
        a.afflict("jain", "stunned")
    t = a.turn("jain")
    assert ("use sneaky" in t.options()) == (not stunned)
    assert "use bushwhack" in t.options()  # it names no action


# ---- overlord cards ----


@rule("DSC-6.11")
@card("tripwire")
def test_tripwire_takes_points_bought_with_fatigue_too_and_new_ones_can_be_bought() -> None:
    a = three()
    a.hold("tripwire")
    t = a.turn("grisban")
    t.do("move", "tire")
    assert t.s.turn.points == 4
    t.roll("gray-6", "black-6")
    t.do("step b1", "play tripwire")
    assert t.s.turn.points == 0
    t.do("tire", "step c1")
    assert t.at("grisban") == "c1"


@rule("DSC-6.11")
@card("tripwire")
def test_tripwire_waits_for_a_move_action() -> None:
    a = three()
    a.hold("tripwire")
    t = a.turn("grisban")
    t.do("tire", "step b1")
    assert t.ask.kind == "turn.action"


@rule("DSC-8.01", "DSC-16.06")
@card("expert_blow")
@pytest.mark.parametrize("damage", [12, 0])
def test_expert_blow_is_back_before_a_knock_out_draws(damage: int) -> None:
    a = three(grisban="a1")
    a.hero("grisban").damage = damage
    a.put("zombie-1", "b1")
    a.hold("expert_blow")
    a.s.discard, a.s.deck = a.s.deck[:1], []
    t = a.activation("zombie-1")
    t.roll("blue-6", "yellow-1", "gray-1")
    t.do("strike", "target a1", "play expert_blow", "surge expert")
    while t.ask.kind != "monster.action":
        t.do("pass")
    down = damage == 12
    assert t.hero("grisban").down == down
    assert PLOT_IDS.index("expert_blow") in t.s.hand
    assert len(t.s.hand) == (2 if down else 1)  # the draw found the one card that lay there


@card("word_of_misery")
def test_misery_is_for_a_packet_of_damage() -> None:
    a = three()
    a.put("zombie-1", "b1")
    a.hold("word_of_misery")
    a.s.deck = []
    t = a.overlord(OVERLORD_START)
    t.do("play word_of_misery", "group zombie", "activate-monster zombie-1")
    t.roll("blue-4", "yellow-1", "gray-1")
    t.do("strike", "target a1")
    assert (t.hero("grisban").damage, t.hero("grisban").fatigue) == (3, 1)


@card("word_of_misery")
def test_fatigue_of_misery_that_becomes_damage_brings_no_more_of_it() -> None:
    a = three()
    a.hero("grisban").fatigue = 4
    a.put("zombie-1", "b1")
    a.s.misery = True
    t = a.activation("zombie-1")
    t.roll("blue-4", "yellow-1", "gray-1")
    t.do("strike", "target a1")
    assert (t.hero("grisban").damage, t.hero("grisban").fatigue) == (4, 4)
