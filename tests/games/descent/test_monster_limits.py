"""Monsters, lieutenants and the overlord's turn at their limits: near enough and just not, and what comes first."""

import pytest

from podziemia.games.descent.data.cards import FIGURE, RELIC_IDS
from podziemia.games.descent.data.map import SPACE_IDS
from podziemia.games.descent.data.quest_parts import Door, QuestRule
from podziemia.games.descent.rules.damage import recover_hearts
from podziemia.games.descent.rules.facts import in_pit
from podziemia.games.descent.rules.setup import _build, place_things
from podziemia.games.descent.rules.state import OVERLORD_END
from podziemia.games.descent.rules.walking import step_back
from podziemia.games.descent.rules.weapons import enemies
from tests.games.descent.scenes import damage, fatigue, order_of, scene
from tests.games.descent.table import Arrangement
from tests.games.descent.test_quest_effects import run
from tests.games.descent.test_shortcuts import check_books
from tests.support import card, rule

PARTY = "grisban:berserker@{} jain:wildlander@{} avric:disciple@{}"
FAIL, PASS = ("gray-6", "black-6"), ("gray-1", "black-1")


def party(first: str, second: str = "h6", third: str = "h5", monsters: str = "", **options: object) -> Arrangement:
    return scene(PARTY.format(first, second, third), monsters, **options)  # type: ignore[arg-type]


# ---- how far abilities reach ----


@card("howl", "wail")
@pytest.mark.parametrize(("name", "ability", "tired_by"), [("barghest-1", "howl", 1), ("lady_eliza_farrow", "wail", 2)])
def test_a_howl_is_heard_three_spaces_away_by_who_fails(name: str, ability: str, tired_by: int) -> None:
    where = "e1,f1" if name == "barghest-1" else "e1"
    a = party("b1", "b2", "a1", f"{name}@{where}", act=1 if ability == "howl" else 2)
    t = a.activation(name)
    t.roll(*FAIL, *PASS)
    t.do(f"perform {ability}")
    assert (fatigue(t, "grisban", "jain", "avric"), t.dice_left()) == ([tired_by, 0, 0], 0)
    a = party("a1", "a2", "a3", f"{name}@{where}", act=1 if ability == "howl" else 2)
    assert f"perform {ability}" not in a.activation(name).options()


@card("earth", "water")
@pytest.mark.parametrize("ability", ["earth", "water"])
def test_the_elements_touch_neighbours_alone(ability: str) -> None:
    t = party("a1", "a2", "a4", "elemental-1@b1,c1,b2,c2").activation("elemental-1")
    t.roll(*FAIL, *PASS)
    t.do(f"perform {ability}")
    hit = {"immobilized"} if ability == "earth" else set()
    assert [t.conditions(name) for name in ("grisban", "jain", "avric")] == [hit, set(), set()]
    assert fatigue(t, "grisban", "jain", "avric") == [2 if ability == "water" else 0, 0, 0]
    t = party("a4", "a5", "a6", "elemental-1@b1,c1,b2,c2").activation("elemental-1")
    assert t.offered("perform") == {"air"}  # nobody beside it


@card("air")
def test_air_is_put_on_once_and_lasts_until_the_overlords_next_turn() -> None:
    t = party("a4", "a5", "a6", "elemental-1@b1,c1,b2,c2").activation("elemental-1")
    t.do("perform air")
    assert "perform air" not in t.options()
    assert t.figure("elemental-1").air
    while t.s.round == 1 or t.s.turn.actor < 0:
        t.do(*[text for text in ("end-turn", "pass", *sorted(t.options())) if text in t.options()][:1])
    assert t.figure("elemental-1").air
    for _ in range(3):
        t.do("end-turn")
        if t.ask.kind == "turn.next":
            t.do(sorted(t.options())[0])
    t.skip("pass")
    assert not t.figure("elemental-1").air


@card("air")
@pytest.mark.parametrize(("answer", "may"), [("perform air", False), ("end-turn", True)])
def test_air_hides_whoever_comes_second_among_the_monsters(answer: str, may: bool) -> None:
    """The zombie stands behind a corner, and Jain aims at nobody else."""
    corner = "........\n........\n...####.\n...#...."
    heroes = "jain:wildlander@a1 grisban:berserker@a4 avric:disciple@b4"
    a = scene(heroes, "zombie-1@e4 elemental-1@e1,f1,e2,f2", corner)
    t = a.activation("elemental-1")
    t.do(answer)
    while t.s.round == 1:
        t.do(*[text for text in ("end-turn", "pass", *sorted(t.options())) if text in t.options()][:1])
    t.do("go jain_fairwood")
    assert ("attack yew_shortbow" in t.options()) == may


@rule("DSC-6.08", "DSC-19.06")
@card("belthir", "fly")
@pytest.mark.parametrize(
    ("mover", "points", "may"), [("belthir", 2, True), ("belthir", 1, False), ("zombie-2", 2, False)]
)
def test_who_flies_on_passes_over_somebody_in_a_pit(mover: str, points: int, may: bool) -> None:
    a = scene("grisban:berserker jain:wildlander avric:disciple", f"{mover}@a1 zombie-1@b1", ".^.")
    t = a.activation(mover, actions=0, points=points)
    assert ("step b1" in t.options()) == may


@card("blood_call", "stalwart")
@pytest.mark.parametrize(("blow", "slain"), [("red-6", True), ("red-1", False)])
def test_eliza_who_was_slain_meanwhile_drinks_nothing(blow: str, slain: bool) -> None:
    """Syndrael falls to her, and strikes back first: that kills her, or it does not."""
    a = scene("syndrael:knight@a1 jain:wildlander@h6 avric:disciple@h5", "lady_eliza_farrow@b1")
    a.learn("syndrael", "stalwart")
    a.hero("syndrael").damage = 13
    a.s.figures[FIGURE["lady_eliza_farrow"]].damage = 4
    t = a.activation("lady_eliza_farrow")
    t.roll("blue-6", "yellow-1", "gray-1", "blue-4", blow, "gray-1")
    t.do("strike", "target a1", "pass", "surge blood-call", "yes", "stop")
    t.skip("pass", "done")
    assert t.hero("syndrael").down
    assert t.is_gone("lady_eliza_farrow") == slain
    assert ("recovered A lady_eliza_farrow 2" in t.told()) == (not slain)


@card("fire")
def test_fire_needs_a_hero_beside_it_and_is_the_attack_of_the_activation() -> None:
    a = party("h4", monsters="elemental-1@b1,c1,b2,c2 zombie-1@a1")
    assert "perform fire" not in a.activation("elemental-1").options()
    t = party("a1", monsters="elemental-1@b1,c1,b2,c2").activation("elemental-1")
    t.roll("blue-4", "red-1", "gray-1")
    t.do("perform fire")
    assert (damage(t, "grisban"), t.offered("perform")) == ([3], {"earth", "water", "air"})
    assert "strike" not in t.options()


@card("grab", "throw")
def test_one_neighbour_is_grabbed_or_thrown_and_who_passes_the_test_is_not() -> None:
    for dice, got in ((FAIL, {"immobilized"}), (PASS, set())):
        t = party("a1", "b2", "d1", "zombie-master@b1").activation("zombie-master")
        t.do("perform grab")
        t.expect("A ability.hero", "choose grisban_the_thirsty", "choose jain_fairwood")
        t.roll(*dice)
        t.do("choose jain_fairwood")
        assert (t.conditions("jain"), t.conditions("grisban")) == (got, set())
    t = party("a1", "h6", "h5", "ettin-master@b1,c1,b2,c2").activation("ettin-master")
    t.roll(*PASS)
    t.do("perform throw")
    assert (t.at("grisban"), damage(t, "grisban")) == ("a1", [0])
    assert party("d4", monsters="ettin-master@b1,c1,b2,c2").activation("ettin-master").offered("perform") == set()


@card("throw")
def test_who_is_thrown_lands_before_he_is_hurt() -> None:
    t = party("a1", "h6", "h5", "ettin-master@b1,c1,b2,c2").activation("ettin-master")
    t.roll(*FAIL)
    t.do("perform throw", "place a4")
    assert order_of(t, "thrown", "hurt") == ["thrown", "hurt"]
    assert damage(t, "grisban") == [1]


@card("throw")
def test_who_cannot_be_thrown_anywhere_stays() -> None:
    a = scene(
        "grisban:berserker@a1 jain:wildlander avric:disciple",
        "ettin-master@b1,c1,b2,c2",
        ".\t..\n#..".replace("\t", ""),
    )
    t = a.activation("ettin-master")
    t.roll(*FAIL)
    t.do("perform throw")
    assert (t.at("grisban"), damage(t, "grisban")) == ("a1", [1])  # only his own space is free


@card("heal")
def test_a_moulder_heals_the_hurt_up_to_three_spaces_away() -> None:
    a = party("a6", monsters="flesh_moulder-master@a1 zombie-1@d1 zombie-2@e1 zombie-master@b1")
    for name in ("zombie-1", "zombie-2"):
        a.s.figures[FIGURE[name]].damage = 2
    t = a.activation("flesh_moulder-master")
    t.roll("red-1")
    t.do("perform heal")
    assert damage(t, "zombie-1", "zombie-2") == [1, 2]
    a = party("a6", monsters="flesh_moulder-master@a1 zombie-1@d1 zombie-2@e1")
    a.s.figures[FIGURE["zombie-2"]].damage = 2
    assert a.activation("flesh_moulder-master").offered("perform") == set()


@card("dominion")
def test_dominion_needs_sight_and_two_tests() -> None:
    for first, second, moved, held in ((PASS, FAIL, True, {"immobilized"}), (PASS, PASS, True, set())):
        t = party("a1", monsters="baron_zachareth@d1").activation("baron_zachareth")
        t.roll(*first, *second)
        t.do("perform dominion", "choose grisban_the_thirsty")
        assert t.ask.n == 2
        t.do("step b1", "step c1")
        assert (t.at("grisban") == "c1", t.conditions("grisban")) == (moved, held)
    t = party("a1", monsters="baron_zachareth@d1").activation("baron_zachareth")
    t.roll(*FAIL)
    t.do("perform dominion")
    assert (t.ask.kind, t.at("grisban")) == ("monster.action", "a1")
    a = scene("grisban:berserker@a1 jain:wildlander avric:disciple", "baron_zachareth@a3", "...\n##.\n...")
    assert a.activation("baron_zachareth").offered("perform") == set()


@card("shadow_bolt")
def test_a_shadow_bolt_flies_as_far_as_its_dice() -> None:
    for space, hit in (("f1", True), ("g1", False)):
        a = party("a1", "a2", space, "baron_zachareth@b1", act=2)
        t = a.activation("baron_zachareth")
        assert "perform shadow_bolt" in t.options()
        t.roll("blue-4", "red-1", "yellow-5", "gray-1")  # range 4
        t.do("perform shadow_bolt", f"target {space}")
        t.skip("done", "pass")
        assert damage(t, "avric") == [5 if hit else 0]
        assert not {"strike", "perform shadow_bolt"} & t.options()
    a = scene("grisban:berserker@a1 jain:wildlander avric:disciple", "baron_zachareth@a3", "...\n##.\n...", act=2)
    assert "perform shadow_bolt" not in a.activation("baron_zachareth").options()


@card("sacrifice")
def test_a_sacrifice_hurts_before_it_heals_up_to_five_and_what_the_victim_has_left() -> None:
    a = party("h4", monsters="lady_eliza_farrow@a1 zombie-1@b1 zombie-master@a2 zombie-2@c1")
    a.s.figures[FIGURE["lady_eliza_farrow"]].damage = 7
    t = a.activation("lady_eliza_farrow")
    t.do("perform sacrifice")
    t.expect("A ability.monster", "choose zombie-1", "choose zombie-master")
    weak = t.fork()
    weak.do("choose zombie-1")
    assert weak.options() == {"points 1", "points 2", "points 3"}
    t.do("choose zombie-master")
    assert t.options() == {f"points {n}" for n in range(1, 6)}
    t.do("points 4")
    assert damage(t, "lady_eliza_farrow", "zombie-master") == [3, 4]
    assert order_of(t, "hurt", "recovered") == ["hurt", "recovered"]
    a = party("h4", monsters="lady_eliza_farrow@a1 zombie-1@b1")
    assert "perform sacrifice" not in a.activation("lady_eliza_farrow").options()  # unhurt


@card("seduce")
def test_seduction_reaches_three_spaces_and_moves_before_it_stuns() -> None:
    a = party("d1", "e1", "f1", "lady_eliza_farrow@a1")
    t = a.activation("lady_eliza_farrow")
    t.roll(*PASS)
    t.do("perform seduce")
    assert (t.ask.kind, t.ask.n, t.conditions("grisban")) == ("push.step", 1, set())
    t.do("step c1")
    assert (t.at("grisban"), t.conditions("grisban")) == ("c1", {"stunned"})
    a = party("d1", "e1", "f1", "lady_eliza_farrow@a1")
    t = a.activation("lady_eliza_farrow")
    t.roll(*FAIL)
    t.do("perform seduce")
    assert (t.at("grisban"), t.conditions("grisban")) == ("d1", set())
    a = party("e1", "f1", "g1", "lady_eliza_farrow@a1")
    assert "perform seduce" not in a.activation("lady_eliza_farrow").options()


@card("ignite")
def test_merick_burns_himself_to_burn_others_unless_it_would_fell_him() -> None:
    for left, may in ((2, True), (1, False)):
        a = party("a1", monsters="lord_merick_farrow@b1")
        merick = a.s.figures[FIGURE["lord_merick_farrow"]]
        merick.damage = merick.sheet.health - left
        t = a.activation("lord_merick_farrow")
        assert ("perform ignite" in t.options()) == may
    assert (
        "perform ignite" not in party("d1", monsters="lord_merick_farrow@b1").activation("lord_merick_farrow").options()
    )


@card("aftershock")
@pytest.mark.parametrize(("where", "dice", "tired_by"), [("a1", FAIL, 1), ("a1", PASS, 0), ("d1", FAIL, 0)])
def test_aftershock_shakes_who_attacked_from_beside(where: str, dice: tuple[str, str], tired_by: int) -> None:
    a = party("h1", where, "h5", "lord_merick_farrow@b1")
    t = a.turn("jain")
    t.roll("blue-4", "yellow-1", "gray-1", *dice)
    t.do("attack yew_shortbow")
    assert fatigue(t, "jain") == [tired_by]


@card("overpower")
def test_alric_swaps_with_one_hero_beside_his_way() -> None:
    a = party("b3", "c3", "h5", "sir_alric_farrow@b1")
    t = a.activation("sir_alric_farrow")
    t.do("perform overpower", "step b2")
    t.skip("pass")
    t.expect("A ability.swap", "no", "yes")
    t.do("yes")
    t.expect("A ability.hero", "choose grisban_the_thirsty", "choose jain_fairwood")
    t.roll(*FAIL)
    t.do("choose grisban_the_thirsty")
    t.expect("A ability.swap", "no", "yes")  # the other one may still be tried
    t.roll(*PASS)
    t.do("yes")
    assert (t.at("sir_alric_farrow"), t.at("jain"), t.at("grisban")) == ("c3", "b2", "b3")
    check_books(t.match)
    assert fatigue(t, "grisban", "jain") == [0, 1]
    assert t.ask.kind == "ability.push"
    assert t.ask.n == 2
    t.do("stop")
    assert t.s.turn.actions == 1


@card("cry_havoc")
def test_belthir_strikes_each_figure_he_flew_over_once() -> None:
    a = party("b1", "d1", "h5", "belthir@a1", act=2)
    t = a.activation("belthir")
    t.do("perform cry_havoc", "step b1")
    t.skip("pass")
    assert "stop" not in t.options()  # not on Grisban
    t.do("step a1")
    t.skip("pass")
    t.do("step b1")
    t.skip("pass")
    t.roll("blue-4", "red-1", "red-1", "gray-1")
    t.do("step c1")
    t.skip("pass", "stop", "done")
    assert damage(t, "grisban")[0] > 0
    assert damage(t, "jain", "avric") == [0, 0]


@card("promotion")
def test_splig_promotes_a_minion_beside_him_where_no_master_stands() -> None:
    for monsters, dice, promoted in (
        ("splig@a1 zombie-1@b1", PASS, True),
        ("splig@a1 zombie-1@b1", FAIL, False),
    ):
        a = party("h4", monsters=monsters, act=2)
        a.s.figures[FIGURE["zombie-1"]].activated = True
        t = a.activation("splig")
        t.roll(*dice)
        t.do("perform promotion")
        assert t.is_gone("zombie-1") == promoted
        if promoted:
            assert (t.at("zombie-master"), t.figure("zombie-master").activated) == ("b1", True)
    for monsters in ("splig@a1 zombie-1@c1", "splig@a1 zombie-1@b1 zombie-master@h1", "splig@a1 zombie-master@b1"):
        assert "perform promotion" not in party("h4", monsters=monsters, act=2).activation("splig").options()


@card("scorpions_kiss")
@pytest.mark.parametrize("dice", [PASS, FAIL])
def test_the_scorpions_kiss_is_given_once_a_turn_to_who_is_seen(dice: tuple[str, str]) -> None:
    a = party("a1", monsters="splig@d1")
    a.s.figures[FIGURE["splig"]].relic = RELIC_IDS.index("scorpions_kiss")
    t = a.activation("splig")
    t.roll(*dice)
    t.do("ability scorpions_kiss", "choose grisban_the_thirsty")
    if dice == PASS:
        t.expect("A condition.inflict", "inflict immobilized", "inflict poisoned")
        t.do("inflict poisoned")
    assert t.conditions("grisban") == ({"poisoned"} if dice == PASS else {"poisoned", "immobilized"})
    assert "ability scorpions_kiss" not in t.options()
    a = scene("grisban:berserker@a1 jain:wildlander avric:disciple", "splig@a3", "...\n##.\n...")
    a.s.figures[FIGURE["splig"]].relic = RELIC_IDS.index("scorpions_kiss")
    assert "ability scorpions_kiss" not in a.activation("splig").options()


@card("duskblade")
@pytest.mark.parametrize(("where", "points"), [("a1", 2), ("d1", 3)])
def test_the_duskblade_slows_who_begins_beside_its_bearer(where: str, points: int) -> None:
    a = party(where, monsters="splig@b1")
    a.s.figures[FIGURE["splig"]].relic = RELIC_IDS.index("duskblade")
    t = a.round()
    t.do("go grisban_the_thirsty", "move")
    assert t.s.turn.points == points
    t.do("end-turn")
    assert t.hero("grisban").slow == 0


@card("bones_of_woe")
@pytest.mark.parametrize(
    ("relic", "die", "drawn"),
    [("bones_of_woe", "blue-2", 2), ("bones_of_woe", "blue-3", 1), ("duskblade", "blue-2", 1)],
)
def test_the_bones_draw_on_a_surge(relic: str, die: str, drawn: int) -> None:
    a = party("a1", monsters="splig@h1")
    a.s.figures[FIGURE["splig"]].relic = RELIC_IDS.index(relic)
    for name in ("grisban", "jain"):
        a.hero(name).acted = True
    t = a.turn("avric")
    held = len(t.s.hand)
    t.roll(die)
    t.do("end-turn")
    assert len(t.s.hand) == held + drawn


@card("regeneration_1")
def test_alric_mends_a_heart_when_the_overlords_turn_begins() -> None:
    a = party("a1", monsters="sir_alric_farrow@h1 zombie-1@h2", act=2)
    has = "regeneration_1" in a.s.figures[FIGURE["sir_alric_farrow"]].sheet.passives
    for name in ("sir_alric_farrow", "zombie-1"):
        a.s.figures[FIGURE[name]].damage = 2
    t = a.overlord()
    assert damage(t, "sir_alric_farrow", "zombie-1") == [1 if has else 2, 2]


# ---- what a monster may do ----


@rule("DSC-8.25", "DSC-16.12")
def test_one_attack_two_actions_and_what_cards_add() -> None:
    a = party("a1", monsters="goblin_archer-1@c1")
    t = a.activation("goblin_archer-1")
    t.roll("blue-1", "yellow-1", "gray-1")
    t.do("strike", "target a1")
    assert not {"strike", "frenzy", "dash"} & t.options()
    assert (t.s.turn.actions, "move" in t.options()) == (1, True)
    t.do("move")
    assert (t.s.turn.actions, t.s.turn.points, "move" in t.options()) == (0, 5, False)


@rule("DSC-12.08", "DSC-12.05", "DSC-12.09")
def test_stunned_and_immobilized_monsters() -> None:
    a = party("a1", monsters="zombie-master@b1")
    a.afflict("zombie-master", "stunned", "immobilized")
    t = a.activation("zombie-master")
    t.expect("A monster.action", "end-turn", "shake-off")
    t.do("shake-off")
    assert (t.conditions("zombie-master"), t.s.turn.actions) == ({"immobilized"}, 1)
    t.expect("A monster.action", "end-turn", "strike", "perform grab")
    t.do("end-turn")
    assert t.conditions("zombie-master") == set()
    a = party("a1", monsters="zombie-master@b1")
    a.afflict("zombie-master", "stunned")
    assert a.activation("zombie-master", actions=0).options() == {"end-turn"}


@rule("DSC-12.09", "DSC-12.10")
def test_disease_and_poison_bite_a_monster_when_it_is_activated() -> None:
    a = party("a1", monsters="zombie-master@h1")
    a.afflict("zombie-master", "diseased", "poisoned")
    t = a.groups()
    t.do("group zombie")
    t.skip("activate-monster zombie-master")
    assert damage(t, "zombie-master") == [2]
    assert t.conditions("zombie-master") == {"diseased", "poisoned"}
    a = party("a1", monsters="zombie-master@h1 zombie-1@h2")
    a.s.figures[FIGURE["zombie-master"]].damage = 5
    a.afflict("zombie-master", "diseased", "poisoned")
    t = a.groups()
    t.do("group zombie", "activate-monster zombie-master")
    assert t.is_gone("zombie-master")
    t.skip("activate-monster zombie-1")
    assert t.ask.because == "zombie-1"


@rule("DSC-12.09", "DSC-19.12")
def test_at_the_end_a_monster_is_free_again_before_the_lava_takes_it() -> None:
    a = scene("grisban:berserker@a1 jain:wildlander avric:disciple", "zombie-1@c1", "..!")
    a.afflict("zombie-1", "immobilized")
    t = a.activation("zombie-1")
    t.do("end-turn")
    assert t.is_gone("zombie-1")
    assert order_of(t, "condition_lost", "defeated") == ["condition_lost", "defeated"]
    a = scene("grisban:berserker@c1 jain:wildlander avric:disciple", "", "..!")
    a.afflict("grisban", "immobilized")
    t = a.turn("grisban")
    t.do("end-turn")
    assert t.hero("grisban").down
    assert order_of(t, "condition_lost", "knocked_out") == ["condition_lost", "knocked_out"]


@rule("DSC-19.07", "DSC-17.03")
def test_a_monster_climbs_out_beside_the_pit() -> None:
    a = scene("grisban:berserker@a1 jain:wildlander avric:disciple", "zombie-1@c1", ".o^!.\n.....")
    t = a.activation("zombie-1")
    assert t.offered("climb") == {"d1", "b2", "c2", "d2"}
    t.do("climb d1")
    assert (t.at("zombie-1"), damage(t, "zombie-1"), t.s.turn.actions) == ("d1", [1], 1)
    assert t.offered("climb") == set()


@rule("DSC-17.06", "DSC-17.03", "DSC-6.03")
def test_a_large_monster_on_the_move_puts_its_base_down_when_it_can_go_no_further() -> None:
    a = party("a6", "b6", "c6", "ettin-1@a1,b1,a2,b2")
    t = a.activation("ettin-1", actions=1)
    t.do("move", "step c1", "step d1")
    assert t.at("ettin-1") == "d1"
    assert t.s.turn.shrunk
    t.do("step e1")
    assert t.ask.kind == "place.base"  # the last point is spent
    a = party("a6", "b6", "c6", "ettin-1@a1,b1,a2,b2")
    t = a.activation("ettin-1", actions=2)
    t.do("move", "step c1", "step d1", "step e1")
    assert t.ask.kind == "monster.action"  # another move action could follow
    t.do("move")
    assert t.s.turn.points == 3


@card("shambling")
def test_shamblers_move_once_and_the_immobile_not_at_all() -> None:
    t = party("a6", monsters="zombie-1@a1").activation("zombie-1")
    t.do("move")
    assert (t.s.turn.actions, "move" in t.options()) == (1, False)
    t = party("a6", monsters="goblin_archer-1@a1").activation("goblin_archer-1")
    t.do("move")
    assert "move" in t.options()


@card("flail")
def test_a_flail_asks_for_a_second_hero_in_reach() -> None:
    for second, asked in (("e1", True), ("f1", False)):
        a = party("a1", second, "h5", "merriod-master@b1,c1,b2,c2")
        t = a.activation("merriod-master")
        t.roll("blue-4", "red-1", "gray-1", "gray-1")
        t.do("strike")
        t.skip("target a1")
        assert (t.ask.kind == "ability.second") == asked
        t.skip("no")
        t.skip("points 0")
        assert damage(t, "grisban", "jain") == [3, 0]


@rule("DSC-19.14", "DSC-19.15", "DSC-19.16")
def test_monsters_use_doors_and_only_lieutenants_locked_ones() -> None:
    for name, state, offered in (
        ("zombie-1", "closed", {"door-1"}),
        ("zombie-1", "locked", set()),
        ("splig", "locked", {"door-1"}),
    ):
        door = (Door("d1", "E", state, ((0, 1), (1, 1))),)
        a = scene("grisban:berserker@a1 jain:wildlander avric:disciple", f"{name}@b2", "....\n....", doors=door)
        t = a.activation(name)
        assert t.offered("open") == offered
        if offered:
            t.do("open door-1")
            assert (t.s.closed, t.s.locked, t.s.turn.actions) == (0, 0, 1)
            assert t.offered("close") == {"door-1"}
            t.do("close door-1")
            assert (t.s.closed, t.s.turn.actions) == (1, 0)


@rule("DSC-19.16")
@pytest.mark.parametrize(("actions", "may"), [(2, True), (1, False)])
def test_a_heavy_door_costs_the_actions_the_quest_names(actions: int, may: bool) -> None:
    door = (Door("d1", "E", "closed", ((0, 1), (1, 1))), Door("d2", "W", "closed", ((0, 1), (1, 1))))
    rules = (QuestRule("winch", static=("door_cost([d1], by=monster, open_actions=2)",)),)
    heroes = "grisban:berserker@a2 jain:wildlander avric:disciple"
    a = scene(heroes, "zombie-1@b2", "....\n....", doors=door, rules=rules)
    t = a.activation("zombie-1", actions=actions)
    assert t.offered("open") == ({"door-1", "door-2"} if may else {"door-2"})
    if may:
        light = t.fork()
        light.do("open door-2")
        assert light.s.turn.actions == 1
        t.do("open door-1")
        assert t.s.turn.actions == 0


@rule("DSC-19.16")
def test_gates_are_broken_by_monsters_and_opened_by_heroes() -> None:
    door = (Door("d1", "E", "closed", ((0, 1), (1, 1))),)
    rules = (QuestRule("gate", static=("door_structure([d1], health=3)",)),)
    heroes = "grisban:berserker@a2 jain:wildlander avric:disciple"
    a = scene(heroes, "zombie-1@b2", "....\n....", doors=door, rules=rules)
    place_things(a.s, a.s.script.encounter)
    t = a.activation("zombie-1")
    assert (t.offered("open"), "strike" in t.options()) == (set(), True)
    t.roll("blue-4", "yellow-1", "brown-1")
    t.do("strike", "door door-1")
    assert (t.is_gone("gate-d1"), t.s.closed) == (True, 0)
    t.do("end-turn")


# ---- the overlord's turn ----


@rule("DSC-3.11", "DSC-3.13")
def test_the_overlords_turn_from_its_start_to_the_next_round() -> None:
    rules = (
        QuestRule("start", when=("overlord_turn_start",), do=("add(starts, 1)",)),
        QuestRule("end", when=("overlord_turn_end",), do=("add(ends, 1)",)),
        QuestRule("round", when=("round_end",), do=("add(rounds, 1)",)),
    )
    a = party("a1", monsters="zombie-1@h1", rules=rules)
    a.s.entering = [(FIGURE["splig"], "E", 2)]
    a.hold("plan_ahead")
    a.hero("grisban").fury = 1
    t = a.overlord()
    assert (t.s.count("starts"), t.s.entering) == (1, [(FIGURE["splig"], "E", 1)])
    t.skip("pass")
    t.do("group zombie")
    t.skip("activate-monster zombie-1", "end-turn")
    t.expect("A overlord.end", "pass", "play plan_ahead")
    assert t.s.count("ends") == 0  # the quest speaks after the cards
    t.s.misery, t.s.rituals = True, [1]
    t.do("pass")
    assert (t.s.count("ends"), t.s.count("rounds"), t.s.round) == (1, 1, 2)
    assert t.hero("grisban").fury == 0
    assert [hero.acted for hero in t.s.heroes] == [False] * 3


@rule("DSC-20.02")
def test_what_happens_at_the_end_of_the_round_counts_before_anybody_has_won() -> None:
    rules = (QuestRule("late", when=("round_end",), do=("set_flag(now)",)),)
    a = party("a1", monsters="zombie-1@h1", rules=rules, overlord_wins=("round_end() and flag(now)",))
    a.s.phase = OVERLORD_END
    t = a.end()
    assert t.match.over
    assert t.s.wins == [1]


@rule("DSC-31.17")
def test_the_game_stops_after_sixty_rounds_for_the_overlord() -> None:
    for round, over in ((59, False), (60, True)):
        a = party("a1", monsters="zombie-1@h1", heroes_win=("flag(never)",), overlord_wins=("flag(never)",))
        a.s.script.encounter.max_rounds = 99
        a.s.round = round
        assert a.end().match.over == over


@rule("DSC-16.23", "DSC-3.12")
def test_groups_take_turns_and_the_quest_may_hold_somebody_back() -> None:
    rules = (QuestRule("wait", static=("skip_activation(splig, rounds=2)", "activation_limit([belthir, splig], 1)")),)
    a = party("a1", monsters="splig@h1 goblin_archer-1@h2 belthir@h3", rules=rules)
    for round, groups in ((2, {"goblin_archer", "belthir"}), (3, {"goblin_archer", "belthir", "splig"})):
        a.s.round = round
        t = a.groups()
        assert t.offered("group") == groups
    t.do("group belthir")
    t.skip("activate-monster belthir", "end-turn")
    assert t.offered("group") == {"goblin_archer"}  # one of the two is enough


@rule("DSC-8.16")
@pytest.mark.parametrize(("space", "hit"), [("e1", True), ("f1", False)])
def test_a_monsters_shot_falls_short_by_one(space: str, hit: bool) -> None:
    a = party("a1", monsters=f"goblin_archer-1@{space}")
    t = a.activation("goblin_archer-1")
    t.roll("blue-3", "yellow-1", "gray-1")  # four spaces
    t.do("strike")
    t.skip("target a1")
    assert damage(t, "grisban") == [3 if hit else 0]


@card("cowardly")
@pytest.mark.parametrize(
    ("captain", "brave"),
    [("zombie-master@f1", True), ("zombie-master@g1", False), ("zombie-1@d1", False), ("splig@f1", True)],
)
def test_courage_comes_from_a_captain_within_three_spaces(captain: str, brave: bool) -> None:
    a = party("a1", monsters=f"goblin_archer-1@c1 {captain}")
    t = a.activation("goblin_archer-1")
    t.roll("blue-6", "yellow-1", "gray-1")
    t.do("strike")
    t.skip("target a1")
    assert (t.ask.kind == "attack.surge") == brave


@card("night_stalker")
@pytest.mark.parametrize(("jain", "rolled"), [("c1", 3), ("b1", 4)])
def test_the_stalker_is_hard_to_hit_from_afar(jain: str, rolled: int) -> None:
    t = party("h1", jain, "h5", "barghest-master@d1,e1").turn("jain")
    t.roll("blue-4", "yellow-5", "gray-1", "brown-1")
    t.do("attack yew_shortbow")
    assert t.dice_left() == 4 - rolled


@rule("DSC-12.08")
@pytest.mark.parametrize("actions", [1, 2])
def test_a_stunned_monster_shakes_it_off_with_any_action_it_has(actions: int) -> None:
    a = party("a1", monsters="zombie-1@b1")
    a.afflict("zombie-1", "stunned")
    assert "shake-off" in a.activation("zombie-1", actions=actions).options()


def test_a_lured_giant_comes_closer_with_its_nearest_space() -> None:
    a = party("a1", monsters="ettin-1@d1,e1,d2,e2")
    a.s.figures[FIGURE["ettin-1"]].lured = a.hero("grisban").id
    t = a.activation("ettin-1")
    t.do("move")
    assert t.options() == {"step c1", "step c2", "step c3"}


@card("dark_charm", "defend")
def test_a_charmed_knight_does_not_step_into_his_own_blow() -> None:
    a = scene("syndrael:knight@a1 grisban:berserker@b1 avric:disciple@h5", "zombie-1@h1")
    a.learn("syndrael", "defend")
    a.hold("dark_charm")
    a.s.deck = []
    t = a.overlord()
    t.roll(*FAIL, "blue-5", "red-1", "gray-1")
    t.do("play dark_charm", "choose syndrael", "attack iron_longsword", "target b1")
    t.skip("done")
    assert damage(t, "grisban", "syndrael") == [2, 0]


@rule("DSC-20.10")
def test_what_the_end_of_a_walk_brings_counts_at_once() -> None:
    rules = (
        QuestRule("walk", when=("after_last_hero_turn",), do=("move_npc(splig, 2, by=heroes)",)),
        QuestRule("there", when=("npc_activation_end(splig)",), do=("set_flag(there)",)),
    )
    a = party("a1", monsters="splig@h1", rules=rules, heroes_win=("flag(there)",))
    for name in ("jain", "avric"):
        a.hero(name).acted = True
    t = a.turn("grisban")
    t.do("end-turn", "stop")
    assert t.s.wins == [0]


@rule("DSC-16.12")
def test_without_actions_left_a_monster_performs_nothing() -> None:
    a = party("a1", monsters="zombie-master@b1")
    a.hold("frenzy")
    assert a.activation("zombie-master", actions=0).options() == {"end-turn", "play frenzy"}


@rule("DSC-6.08", "DSC-17.03")
@pytest.mark.parametrize(("back", "shrunk"), [("a1 b1 a2 b2", False), ("c1", True)])
def test_a_stranded_giant_goes_back_to_how_it_last_stood(back: str, shrunk: bool) -> None:
    a = party("a6", monsters="ettin-1@e1")
    a.activation("ettin-1")
    a.s.turn.stop = tuple([SPACE_IDS.index(space) for space in back.split()])
    run(step_back(a.s, a.s.figures[FIGURE["ettin-1"]]))
    assert (a.s.figures[FIGURE["ettin-1"]].spaces, a.s.turn.shrunk) == (a.s.turn.stop, shrunk)


@rule("DSC-18.11", "DSC-10.06")
def test_the_reanimate_never_recovers_and_nothing_is_told_of_nothing() -> None:
    a = scene("leoric:necromancer@a1 grisban:berserker@h6 avric:disciple@h5", "reanimate@b1")
    reanimate = a.s.figures[FIGURE["reanimate"]]
    reanimate.damage = 2
    t = a.round()
    run(recover_hearts(t.s, t.figure("reanimate"), 2))
    run(recover_hearts(t.s, t.hero("leoric"), 2))
    assert (damage(t, "reanimate", "leoric"), [e.what for e in t.match.heard()]) == ([2, 0], [])


@card("fire_breath")
def test_no_fire_runs_on_from_a_gate() -> None:
    door = (Door("d1", "E", "closed", ((0, 2), (1, 2))),)
    rules = (QuestRule("gate", static=("door_structure([d1], health=9)",)),)
    heroes = "grisban:berserker@e1 jain:wildlander avric:disciple"
    a = scene(heroes, "shadow_dragon-master@a1,b1,c1,a2,b2,c2", "......\n......", doors=door, rules=rules)
    place_things(a.s, a.s.script.encounter)
    t = a.activation("shadow_dragon-master")
    t.roll("blue-2", "red-1", "brown-1")
    t.do("strike")
    assert t.offered("surge") == {"hearts-2"}
    t.do("done")
    assert damage(t, "gate-d1") == [3]
    assert not t.is_gone("gate-d1")


def test_a_lured_giant_turns_to_either_side() -> None:
    a = party("h1", "a6", "b6", monsters="ettin-1@c1,d1,c2,d2")
    a.s.figures[FIGURE["ettin-1"]].lured = a.hero("grisban").id
    t = a.activation("ettin-1")
    t.do("move")
    assert t.options() == {"step e1", "step e2", "step e3"}


@rule("DSC-19.09")
@pytest.mark.parametrize(("drawing", "fallen"), [("^^.\n^^.", True), ("^^.\n^..", False), (".^.\n^^.", False)])
def test_a_giant_is_in_the_pit_with_all_of_its_spaces_or_not_at_all(drawing: str, fallen: bool) -> None:
    a = scene("grisban:berserker@c1 jain:wildlander avric:disciple", "ettin-1@a1,b1,a2,b2", drawing)
    assert in_pit(a.s, a.s.figures[FIGURE["ettin-1"]]) == fallen


@card("cry_havoc", "critical_blow")
@pytest.mark.parametrize("first", ["zombie", "hero"])
def test_a_blow_on_several_is_critical_if_a_hero_is_among_them(first: str) -> None:
    hero, zombie = ("c1", "b1") if first == "zombie" else ("b1", "c1")
    a = party(hero, monsters=f"belthir@a1 zombie-1@{zombie}", act=2)
    a.hold("critical_blow")
    t = a.activation("belthir")
    t.roll("blue-4", "red-1", "red-1", "gray-1", "brown-1")
    t.do("perform cry_havoc", "step b1", "step c1", "step d1", "stop")
    assert t.offered("play") == {"critical_blow"}


@card("first_strike")
@rule("DSC-12.09")
def test_conditions_do_not_bite_who_was_shot_down_first() -> None:
    a = party("h4", "c1", "h5", "splig@a1")
    a.learn("jain", "first_strike")
    a.put("splig", "a1").damage = 8
    a.afflict("splig", "diseased", "poisoned")
    t = a.groups()
    t.roll("blue-4", "yellow-1", "gray-1")
    t.do("group splig")
    t.skip("activate-monster splig")
    t.do("yes")
    t.skip("done", "pass")
    assert t.is_gone("splig")
    assert not [line for line in t.told() if line.startswith("tested")]


@card("belthir", "fly")
@rule("DSC-19.05", "DSC-19.10")
def test_who_flies_falls_into_nothing() -> None:
    for sign, hearts in (("^", 2), ("!", 1)):
        a = party("h1", "h2", "g1", "belthir@a1 zombie-master@c2", drawing=f".{sign}......\n.{sign}......")
        t = a.activation("belthir", points=2)
        t.do("step b1", "step c1")
        assert damage(t, "belthir") == [0]
        t = party("h1", "h2", "g1", "zombie-master@c2", drawing=f"..{sign}.....\n.{sign}......").activation(
            "zombie-master", points=2
        )
        t.do("step b2")
        assert damage(t, "zombie-master") == [hearts]


def test_who_is_whose_enemy() -> None:
    a = party("a1", "b1", "c1", "zombie-1@h1 splig@g1")
    a.put("reanimate", "d1")
    a.fall("avric", "c1")
    _build(a.s, "ward-1", "ward", 3, (4,), (SPACE_IDS.index("f6"),))
    _build(a.s, "gate-d1", "gate", 3, (4,), ())  # it stands on no space
    zombie, grisban = a.s.figures[FIGURE["zombie-1"]], a.hero("grisban")
    assert {f.name for f in enemies(a.s, grisban)} == {"zombie-1", "splig", "ward-1"}
    assert {f.name for f in enemies(a.s, zombie)} == {"grisban_the_thirsty", "jain_fairwood", "reanimate"}


@rule("DSC-6.08")
def test_a_stranded_giant_whose_place_is_taken_is_put_down_as_near_as_there_is_room() -> None:
    a = party("a1", "h6", "h5", "ettin-1@e1")
    a.activation("ettin-1")
    ettin = a.s.figures[FIGURE["ettin-1"]]
    a.s.turn.stop = (0,)
    run(step_back(a.s, ettin), "lie-along d2")
    assert [SPACE_IDS[space] for space in ettin.spaces] == ["d2", "e2", "d3", "e3"]
    assert not a.s.turn.shrunk
