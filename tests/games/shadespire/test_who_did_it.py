"""Who did it: the warband that answers for harm, whose fighter did it, and whether a Reaction did."""

import pytest

from podziemia.games.shadespire.data.cards import NUMBER
from podziemia.games.shadespire.rules.turn import end_objectives
from tests.games.shadespire.table import Battle, Place, battle, power_step, seat_of
from tests.support import card, rule

pytestmark = pytest.mark.usefixtures("sides")

# ---- by a Reaction of the owner ----


def expendable(**more: object) -> Battle:
    """Saek hits the lurking skaven, who stands in B's territory and is expendable."""
    t = battle(
        a="garreks_reavers",
        b="spiteclaws_swarm",
        place={"blooded_saek": (7, 7), "lurking_skaven": (9, 7), "skritch_spiteclaw": (15, 11)},
        upgrades={"lurking_skaven": ["expendable"]},
        objectives_a=["advancing_strike"],
        dice=("hammer", "hammer", "support1", "support1"),
        **more,
    )
    t.play("A attack blooded_saek")
    t.expect("B react.success", "react expendable", "decline")
    return t


@card("expendable")
@rule("SHA-8.28")
def test_who_throws_a_life_away_took_it() -> None:
    t = expendable(hand_b=["aversion_to_death"])
    t.play("B react expendable")
    assert t.where("lurking_skaven") is None
    assert (t.player("A").glory, t.player("B").glory) == (1, 0)
    assert [(by, f) for _, by, f, _, _ in t.s.kills] == [(seat_of("B"), -1)]
    assert t.fighter("blooded_saek").wounds == 1
    assert t.kind() == "B power", "neither objective nor Reaction is offered"


@rule("SHA-8.28")
def test_the_attack_that_kills_took_it() -> None:
    t = expendable()
    t.play("B decline")
    assert [(by, f) for _, by, f, _, _ in t.s.kills] == [(seat_of("A"), t.fighter("blooded_saek").number)]
    assert t.offers("advancing_strike")


# ---- the Damage of the attack ----


@card("the_bigger_they_are", "twist_the_knife")
@rule("SHA-8.14", "SHA-0.05")
@pytest.mark.parametrize(("answer", "scored"), [("decline", True), ("react twist_the_knife", False)])
def test_damage_one_is_no_longer_one_when_it_was_raised(answer: str, scored: bool) -> None:
    t = battle(
        a="garreks_reavers",
        b="steelhearts_champions",
        place={"targor": (7, 3), "obryn_the_bold": (9, 3), "angharad_brightshield": (15, 11)},
        hand_a=["twist_the_knife"],
        objectives_a=["the_bigger_they_are"],
        wounds={"obryn_the_bold": 3},
        dice=("sword", "sword", "dodge"),
    )
    t.play("A attack targor", f"A {answer}")
    assert t.where("obryn_the_bold") is None
    assert t.offers("the_bigger_they_are") == scored


@card("no_remorse", "twist_the_knife")
@rule("SHA-8.14", "SHA-0.05")
@pytest.mark.parametrize(("answer", "scored"), [("decline", False), ("react twist_the_knife", True)])
def test_raised_damage_can_be_more_than_the_wounds(answer: str, scored: bool) -> None:
    """Saek's axe has Damage 3; a petitioner of the other side has Wounds 2, the Prince of Dust 3."""
    t = battle(
        a="garreks_reavers",
        b="sepulchral_guard",
        place={"blooded_saek": (7, 3), "prince_of_dust": (9, 3), "petitioner_1": (15, 11)},
        hand_a=["twist_the_knife"],
        objectives_a=["no_remorse"],
        dice=("hammer", "hammer", "shield"),
    )
    t.play("A attack blooded_saek", f"A {answer}")
    assert t.where("prince_of_dust") is None
    assert t.offers("no_remorse") == scored


# ---- the second in command ----


def leader_falls(**more: object) -> Battle:
    """Saek kills Severin; Obryn stands by."""
    t = battle(
        a="garreks_reavers",
        b="steelhearts_champions",
        place={"blooded_saek": (7, 3), "severin_steelheart": (9, 3), "obryn_the_bold": (15, 11)},
        objectives_a=["assassinate"],
        wounds={"severin_steelheart": 3},
        dice=("hammer", "hammer", "dodge"),
        **more,
    )
    t.play("A attack blooded_saek")
    assert t.where("severin_steelheart") is None
    return t


@card("second_in_command", "assassinate", "shattershard")
@rule("SHA-16.09", "SHA-12.08")
def test_while_the_second_in_command_stands_nobody_scores_for_the_leader() -> None:
    t = leader_falls(upgrades={"obryn_the_bold": ["second_in_command"]}, hand_a=["shattershard"])
    assert end_objectives(t.s, seat_of("A")) == []
    t.roll("hammer")
    t.play("A play shattershard")
    assert not t.fighter("obryn_the_bold").upgrades
    assert end_objectives(t.s, seat_of("A")) == [NUMBER["assassinate"]], "the protection has ended"


@card("second_in_command", "assassinate")
@rule("SHA-16.09", "SHA-12.08")
def test_a_second_in_command_named_after_the_leader_fell_protects_too() -> None:
    t = leader_falls(hand_b=["second_in_command"], glory=(0, 1))
    assert end_objectives(t.s, seat_of("A")) == [NUMBER["assassinate"]]
    t.play("B play second_in_command")
    assert t.fighter("obryn_the_bold").stands_in()
    assert end_objectives(t.s, seat_of("A")) == []


# ---- trapped, and Rebound ----

CORNER: Place = {"targor": (1, 1), "obryn_the_bold": (3, 1), "garrek_gorebeard": (15, 11)}


def cornered(**more: object) -> Battle:
    """Obryn draws against Targor in the corner and traps him."""
    t = battle(place=CORNER, dice=("hammer", "support1", "dodge"), **more)
    t.play("A attack obryn_the_bold", "A trap")
    return t


@card("trapped", "rebound")
@rule("SHA-8.19", "SHA-8.28")
@pytest.mark.parametrize(("face", "scored"), [("dodge", False), ("shield", True)])
def test_a_trap_that_hurt_the_trapper_is_no_trap(face: str, scored: bool) -> None:
    t = cornered(hand_b=["rebound"], objectives_a=["trapped"])
    t.roll(face)
    t.play("B react rebound")
    assert (t.where("targor") is None, t.fighter("obryn_the_bold").wounds) == (scored, 0 if scored else 3)
    assert t.offers("trapped") == scored


@card("masterstroke", "rebound")
@rule("SHA-16.06")
@pytest.mark.parametrize(("face", "scored"), [("dodge", True), ("shield", False)])
def test_a_kill_by_rebound_is_a_masterstroke(face: str, scored: bool) -> None:
    t = battle(
        place={"obryn_the_bold": (7, 3), "garrek_gorebeard": (9, 3), "targor": (15, 11)},
        hand_b=["rebound"],
        objectives_b=["masterstroke"],
        wounds={"obryn_the_bold": 1},
        dice=("hammer", "hammer", "support1", face),
    )
    t.play("A attack obryn_the_bold", "B react rebound")
    assert (t.where("obryn_the_bold") is None) == scored
    if not scored:
        t.skip_to("activation")
        return
    assert [(by, f) for _, by, f, _, _ in t.s.kills] == [(seat_of("B"), -1)]
    assert t.offers("masterstroke", "B")


def led(**more: object) -> Battle:
    """Gurzag kills Targor; Bonekutta could charge Arnulf."""
    t = battle(
        a="ironskulls_boyz",
        place={"gurzag_ironskull": (3, 3), "targor": (5, 3), "bonekutta": (7, 1), "arnulf": (13, 3)},
        objectives_a=["masterstroke"],
        wounds={"arnulf": 1},
        dice=("hammer", "hammer", "shield"),
        **more,
    )
    t.play("A attack gurzag_ironskull")
    return t


@card("masterstroke", "leadin_by_example")
@rule("SHA-16.06", "SHA-12.12")
def test_a_kill_in_a_charge_made_as_a_reaction_is_a_masterstroke() -> None:
    t = led(hand_a=["leadin_by_example"])
    t.play("A react leadin_by_example")
    t.roll("hammer", "hammer", "shield")
    t.play(f"A go {t.at(11, 3)}")
    assert t.where("arnulf") is None
    assert t.offers("masterstroke")


@card("masterstroke")
@rule("SHA-16.06")
def test_a_kill_in_an_ordinary_charge_is_no_masterstroke() -> None:
    t = led()
    t.play("B pass")
    t.roll("hammer", "hammer", "shield")
    t.play("A charge bonekutta", f"A go {t.at(11, 3)}")
    assert t.where("arnulf") is None
    assert not t.offers("masterstroke")


# ---- commanded for a moment ----


def maddened(fighter: str, *faces: str, a: str = "steelhearts_champions", **more: object) -> Battle:
    """A plays Momentary Madness on that fighter of B; the die shows HAMMER."""
    t = power_step(a=a, hand_a=["momentary_madness"], dice=("hammer", *faces), **more)
    t.play("A play momentary_madness")
    if t.ask.kind == "choose.fighter":
        t.play(f"A choose {fighter}")
    return t


@card("momentary_madness", "show_of_strength")
@rule("SHA-16.10", "SHA-8.28")
def test_a_leader_commanded_for_a_moment_is_not_ones_own() -> None:
    t = maddened(
        "garrek_gorebeard",
        "hammer",
        "hammer",
        "shield",
        place={"severin_steelheart": (1, 1), "garrek_gorebeard": (9, 3), "targor": (7, 3)},
        objectives_a=["show_of_strength"],
        objectives_b=["show_of_strength"],
    )
    assert t.where("targor") is None
    assert [(by, f) for _, by, f, _, _ in t.s.kills] == [(seat_of("A"), t.fighter("garrek_gorebeard").number)]
    assert t.player("A").glory == 1
    assert t.ask.kind != "score.now", "the killer is A's by command only, and the fallen is no foe of B's"


@card("show_of_strength")
@rule("SHA-8.28")
def test_ones_own_leader_kills() -> None:
    t = battle(
        place={"severin_steelheart": (7, 3), "targor": (9, 3), "garrek_gorebeard": (15, 11)},
        objectives_a=["show_of_strength"],
        dice=("hammer", "hammer", "shield"),
    )
    t.play("A attack severin_steelheart")
    assert t.offers("show_of_strength")


@card("momentary_madness", "bane_of_champions")
@rule("SHA-16.10")
@pytest.mark.parametrize("commanded", [True, False])
def test_riptooth_commanded_for_a_moment_is_nobodys_champion(commanded: bool) -> None:
    """He kills his own leader for A; or, of A himself, the leader of B."""
    if commanded:
        t = maddened(
            "riptooth",
            *("sword", "sword", "sword", "dodge"),
            b="magores_fiends",
            place={"severin_steelheart": (1, 1), "riptooth": (9, 3), "magore_redhand": (7, 3)},
            wounds={"magore_redhand": 3},
            objectives_a=["bane_of_champions"],
        )
        assert t.where("magore_redhand") is None
    else:
        t = battle(
            a="magores_fiends",
            place={"riptooth": (9, 3), "garrek_gorebeard": (7, 3), "targor": (15, 11)},
            wounds={"garrek_gorebeard": 3},
            objectives_a=["bane_of_champions"],
            dice=("sword", "sword", "sword", "shield"),
        )
        t.play("A attack riptooth")
        assert t.where("garrek_gorebeard") is None
    assert t.offers("bane_of_champions") != commanded


@card("momentary_madness", "punishing_volleys")
@rule("SHA-16.10")
def test_a_volley_counts_for_whoever_owns_the_pistol() -> None:
    t = maddened(
        "elias_swiftblade",
        *("sword", "sword", "sword", "dodge"),
        b="the_farstriders",
        place={"severin_steelheart": (1, 1), "elias_swiftblade": (9, 3), "almeric_eagle_eye": (13, 3)},
    )
    assert t.fighter("almeric_eagle_eye").wounds == 1
    assert [t.s.pistol_hits[seat_of(letter)] for letter in "AB"] == [0, 1]


@card("momentary_madness")
@rule("SHA-16.10", "SHA-8.23")
def test_nobody_is_asked_for_a_target_of_an_attack_on_all_adjacent() -> None:
    t = maddened(
        "the_harvester",
        b="sepulchral_guard",
        place={"severin_steelheart": (1, 1), "the_harvester": (9, 3), "petitioner_1": (7, 3), "petitioner_2": (11, 3)},
    )
    t.expect("A attack.next", "target petitioner_1", "target petitioner_2")


@card("massive_assault", "black_hunger")
@rule("SHA-8.30", "SHA-16.11")
@pytest.mark.parametrize("third", ["krrk_the_almost_trusted", "karsus_the_chained"])
def test_a_massive_assault_falls_on_foes(third: str) -> None:
    """The hungering skaven strikes all around it for 3 each: two foes and a friend, or three foes."""
    t = battle(
        a="spiteclaws_swarm",
        place={"hungering_skaven": (7, 3), "garrek_gorebeard": (9, 3), "blooded_saek": (8, 2), third: (5, 3)},
        upgrades={"hungering_skaven": ["black_hunger", "great_strength"]},
        objectives_a=["massive_assault"],
        dice=("hammer", "shield", "hammer", "shield", "hammer", "support2"),
    )
    t.play("A attack hungering_skaven", "A target garrek_gorebeard", "A stay", "A target blooded_saek")
    assert t.where(third) is None
    assert sum(n for *_, n in t.s.hurts) == 9
    assert t.offers("massive_assault") == (third == "karsus_the_chained")
