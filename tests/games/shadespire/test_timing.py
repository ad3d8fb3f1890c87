"""When things are looked at: a Charge as a whole, dice that were re-rolled, cards declined, attacks never made."""

import pytest

from podziemia.games.shadespire.data.cards import NUMBER
from tests.games.shadespire.table import Battle, battle, power_step, seat_of
from tests.support import card, rule

pytestmark = pytest.mark.usefixtures("sides")

# ---- a Charge is one action ----


@card("change_of_tactics", "lightning_strikes")
@rule("SHA-12.03", "SHA-12.05", "SHA-7.11")
def test_a_charge_is_scored_when_all_of_it_is_done() -> None:
    """Obryn goes on Guard, then charges and kills; the card drawn for the first objective missed the kill."""
    t = battle(
        place={"obryn_the_bold": (3, 3), "targor": (9, 3), "garrek_gorebeard": (15, 11)},
        objectives_a=["change_of_tactics"],
    )
    deck = t.player("A").objective_deck
    deck.append(deck.pop(deck.index(NUMBER["lightning_strikes"])))  # on top
    t.play("A guard obryn_the_bold", "B pass")
    t.roll("hammer", "hammer", "shield")
    t.play("A charge obryn_the_bold", f"A go {t.at(7, 3)}")
    t.expect("A score.now", "score change_of_tactics", "decline")
    assert t.where("targor") is None, "the attack has been made"
    t.play("A score change_of_tactics")
    assert NUMBER["lightning_strikes"] in t.player("A").objectives
    t.ready("B")


@card("lightning_strikes")
@rule("SHA-12.03")
def test_a_card_held_all_the_time_sees_the_charge() -> None:
    t = battle(
        place={"obryn_the_bold": (3, 3), "targor": (9, 3), "garrek_gorebeard": (15, 11)},
        objectives_a=["lightning_strikes", "change_of_tactics"],
        dice=("hammer", "hammer", "shield"),
    )
    t.play("A charge obryn_the_bold", f"A go {t.at(7, 3)}")
    t.expect("A score.now", "score lightning_strikes", "decline")


CHARGES = (
    ("garrek_gorebeard", (6, 2), ("sword", "sword")),
    ("blooded_saek", (5, 3), ("sword", "sword")),
    ("karsus_the_chained", (6, 4), ("hammer", "hammer", "hammer")),
)


@card("blood_for_the_blood_god")
@rule("SHA-12.03", "SHA-7.11")
def test_the_third_charge_counts_when_it_is_done() -> None:
    """Three Charges at Obryn fail, one after another; after the attack of the third the card can be scored."""
    t = battle(
        a="garreks_reavers",
        b="steelhearts_champions",
        place={
            "garrek_gorebeard": (1, 1),
            "blooded_saek": (1, 3),
            "karsus_the_chained": (2, 4),
            "obryn_the_bold": (7, 3),
            "targor": (13, 11),
            "angharad_brightshield": (15, 9),
            "severin_steelheart": (15, 11),
        },
        objectives_a=["blood_for_the_blood_god"],
    )
    for n, (id, (x, r), faces) in enumerate(CHARGES):
        t.roll(*faces, "dodge")
        t.play(f"A charge {id}", f"A go {t.at(x, r)}", *(["A with brutal_chop"] if n == 2 else []))
        assert t.offers("blood_for_the_blood_god") == (n == 2)
        if n < 2:
            t.play("B pass")
    assert t.told()[-1].startswith("attack_failed")


@rule("SHA-11.02", "SHA-7.11")
def test_nobody_is_inspired_in_the_middle_of_a_charge() -> None:
    """Basha enters a lethal hex and is wounded; he attacks as he was, and is Inspired afterwards."""
    t = battle(
        a="ironskulls_boyz",
        field="LETHAL",
        lethal=True,
        place={"basha": (1, 3), "garrek_gorebeard": (7, 3), "targor": (15, 11)},
        dice=("hammer", "hammer", "shield"),
    )
    t.play("A charge basha", f"A go {t.at(5, 3)}")
    basha = t.fighter("basha")
    assert (basha.wounds, basha.inspired) == (1, True)
    assert [len(line.split()) - 3 for line in t.told() if line.startswith("attack_rolled")] == [2], (
        "two dice, not three"
    )


@card("change_of_tactics", "bodyguard_for_a_price")
@rule("SHA-16.16")
@pytest.mark.parametrize(("krrk", "scored"), [((1, 3), True), ((1, 5), False)])
def test_who_is_guarded_changes_tactics_too(krrk: tuple[int, int], scored: bool) -> None:
    t = battle(
        a="spiteclaws_swarm",
        place={"skritch_spiteclaw": (3, 3), "krrk_the_almost_trusted": krrk, "garrek_gorebeard": (11, 3)},
        upgrades={"krrk_the_almost_trusted": ["bodyguard_for_a_price"]},
        objectives_a=["change_of_tactics"],
        dice=("sword", "sword", "shield"),
    )
    t.play("A charge skritch_spiteclaw", f"A go {t.at(7, 3)}")
    assert t.offers("change_of_tactics") == scored


@card("war_cry", "tireless_assault")
@rule("SHA-9.08", "SHA-8.22")
@pytest.mark.parametrize("charging", [True, False])
def test_a_war_cry_lasts_for_the_activation(charging: bool) -> None:
    """After a failed Charge the second attack has Knockback too; after a failed attack on the spot it has not."""
    t = battle(
        place={"severin_steelheart": (3, 3) if charging else (7, 3), "garrek_gorebeard": (9, 3), "targor": (15, 11)},
        upgrades={"severin_steelheart": ["war_cry"]},
        hand_a=["tireless_assault"],
        dice=("sword", "sword", "shield", "hammer", "hammer", "shield"),
    )
    if charging:
        t.play("A charge severin_steelheart", f"A go {t.at(7, 3)}")
    else:
        t.play("A attack severin_steelheart")
    t.play("A react tireless_assault", f"A drive {t.at(11, 3)}")
    assert (t.ask.kind == "drive.further") == charging


# ---- attacks that are forbidden or never made ----


def stared_at(**more: object) -> Battle:
    """In the power step before an activation of A, who may stare at Angharad or Severin."""
    return power_step(
        a="the_chosen_axes",
        b="steelhearts_champions",
        active=1,
        hand_a=["piercing_stare"],
        dice=("sword", "sword", "dodge"),
        **more,
    )


@card("piercing_stare", "fatal_riposte")
@rule("SHA-9.08", "SHA-16.01")
@pytest.mark.parametrize(
    ("target", "reaction"), [("angharad_brightshield", "furious_parry"), ("severin_steelheart", "fatal_riposte")]
)
@pytest.mark.parametrize("stare", [True, False])
def test_who_is_stared_down_makes_no_attack_as_a_reaction(target: str, reaction: str, stare: bool) -> None:
    t = stared_at(
        place={"fjul_grimnir": (7, 3), target: (9, 3), "obryn_the_bold": (15, 11)},
        inspired=("angharad_brightshield",),
        upgrades={"severin_steelheart": ["fatal_riposte"]},
    )
    t.play("A play piercing_stare", f"A choose {target if stare else 'obryn_the_bold'}")
    t.play("A attack fjul_grimnir")
    assert (t.ask.kind == "react.failed" and f"react {reaction}" in t.options()) != stare


@card("daemonic_weapon", "aversion_to_death")
@rule("SHA-8.32", "SHA-10.05")
@pytest.mark.parametrize("doomed", [True, False])
def test_an_attack_that_was_not_made_is_followed_by_nothing(doomed: bool) -> None:
    """The weapon kills its bearer before it strikes; or, a wound earlier, it strikes and the foe kills the bearer."""
    t = battle(
        a="spiteclaws_swarm",
        place={"krrk_the_almost_trusted": (7, 3), "skritch_spiteclaw": (1, 1), "garrek_gorebeard": (9, 3)},
        upgrades={"krrk_the_almost_trusted": ["daemonic_weapon"]},
        hand_a=["aversion_to_death"],
        wounds={"krrk_the_almost_trusted": 2 if doomed else 1},
        dice=("sword", "sword", "shield"),
    )
    t.play("A attack krrk_the_almost_trusted", "A with daemonic_weapon")
    assert (t.where("krrk_the_almost_trusted") is None) == doomed
    assert ("attack_failed A krrk_the_almost_trusted garrek_gorebeard" in t.told()) != doomed
    assert t.kind() == "A power"
    t.play("A pass")
    t.roll("hammer", "hammer", "dodge")
    if not doomed:
        t.play("B attack garrek_gorebeard")
        assert t.where("krrk_the_almost_trusted") is None
        assert "react aversion_to_death" in t.options()


# ---- dice ----


@card("aspiring_boss", "awakened_weapon")
@rule("SHA-1.05")
def test_a_die_is_re_rolled_once() -> None:
    """One die was re-rolled with the weapon: the boss to be may re-roll the other one only."""
    t = aspiring("awakened_weapon", dice=("hammer", "support1", "hammer", "dodge"))
    t.play("A reroll hammer")
    t.expect("A react.failed", "react aspiring_boss", "decline")
    t.play("A react aspiring_boss")
    t.expect("A attack.reroll", "reroll support1", "done")
    t.roll("sword")
    t.play("A reroll support1")
    assert t.fighter("severin_steelheart").wounds == 1


@card("aspiring_boss")
@rule("SHA-1.05")
def test_no_die_is_left_to_re_roll() -> None:
    t = aspiring("awakened_weapon", "activated_runes", dice=("hammer", "support1", "hammer", "support2", "dodge"))
    t.play("A reroll hammer", "A reroll support1")
    assert t.ask.kind != "react.failed"


def aspiring(*more: str, dice: tuple[str, ...]) -> Battle:
    t = battle(
        a="ironskulls_boyz",
        b="steelhearts_champions",
        place={"hakka": (7, 3), "gurzag_ironskull": (1, 1), "severin_steelheart": (9, 3)},
        upgrades={"hakka": ["aspiring_boss", *more]},
        dice=dice,
    )
    t.play("A attack hakka")
    return t


@card("unparalleled_strike", "concealed_weapon")
@rule("SHA-16.18", "SHA-8.15", "SHA-8.19")
@pytest.mark.parametrize(
    ("weapon", "faces", "dealt"),
    [
        ("unparalleled_strike", ("hammer", "crit"), 2 + 2),
        ("sigmarite_grandhammer", ("hammer", "support1", "dodge"), 3),
    ],
)
def test_a_hammer_that_traps_is_a_critical_hit(weapon: str, faces: tuple[str, ...], dealt: int) -> None:
    """With Unparalleled Strike a HAMMER is a CRIT, also where it traps: two damage more by a concealed weapon."""
    t = battle(
        place={"karsus_the_chained": (1, 1), "obryn_the_bold": (3, 1), "garrek_gorebeard": (15, 11)},
        upgrades={"obryn_the_bold": ["unparalleled_strike", "concealed_weapon"]},
        dice=faces,
    )
    t.play("A attack obryn_the_bold", f"A with {weapon}", "A trap")
    assert [n for _, _, _, n in t.s.hurts] == [dealt]


# ---- cards that were declined ----


@card("draw_the_gaze_of_khorne")
@rule("SHA-12.02", "SHA-12.05")
def test_a_declined_card_that_looks_back_is_offered_when_it_counts_on() -> None:
    """Declined after the second kill, not offered after a Guard action, offered again after the third kill."""
    t = battle(
        a="garreks_reavers",
        b="sepulchral_guard",
        place={
            "blooded_saek": (7, 3),
            "garrek_gorebeard": (1, 1),
            "petitioner_1": (9, 3),
            "petitioner_2": (5, 3),
            "petitioner_3": (8, 2),
            "sepulchral_warden": (15, 11),
        },
        objectives_a=["draw_the_gaze_of_khorne"],
        wounds={"petitioner_1": 1, "petitioner_2": 1, "petitioner_3": 1},
    )
    for n, id in enumerate(("petitioner_1", "petitioner_2")):
        t.roll("hammer", "crit", "shield")
        t.play("A attack blooded_saek", f"A target {id}")
        assert t.offers("draw_the_gaze_of_khorne") == (n == 1)
        t.play(*(["A decline"] if n else []), "B pass")
    t.play("A guard garrek_gorebeard")
    assert t.kind() == "B activation"
    t.play("B pass")
    t.roll("hammer", "crit", "shield")
    t.play("A attack blooded_saek")
    assert t.where("petitioner_3") is None
    assert t.offers("draw_the_gaze_of_khorne")


@card("all_the_better_to_slay_them")
@rule("SHA-12.02", "SHA-12.03")
def test_a_declined_look_of_the_battlefield_is_offered_when_it_comes_again() -> None:
    t = battle(
        a="magores_fiends",
        place={
            "magore_redhand": (3, 3),
            "riptooth": (7, 3),
            "ghartok_flayskull": (9, 5),
            "garrek_gorebeard": (4, 2),
            "blooded_saek": (8, 2),
            "karsus_the_chained": (13, 3),
            "targor": (15, 5),
        },
        objectives_a=["all_the_better_to_slay_them"],
    )
    t.play("A move ghartok_flayskull", f"A go {t.at(11, 3)}")
    assert t.offers("all_the_better_to_slay_them")
    t.play("A decline", "B guard garrek_gorebeard")
    assert t.kind() == "A activation", "nothing has changed"
    t.play("A pass", "B move karsus_the_chained", f"B go {t.at(15, 1)}", "A pass")
    t.play("B move targor", f"B go {t.at(12, 4)}")
    assert t.offers("all_the_better_to_slay_them")


# ---- drive back ----


@card("shattering_terrain")
@rule("SHA-16.12", "SHA-8.22", "SHA-15.04")
@pytest.mark.parametrize("further", [True, False])
def test_terrain_shatters_once_under_who_is_driven_back(further: bool) -> None:
    t = power_step(
        a="sepulchral_guard",
        active=1,
        place={"prince_of_dust": (5, 3), "garrek_gorebeard": (7, 3), "targor": (15, 11)},
        hand_a=["shattering_terrain"],
        dice=("hammer", "hammer", "shield"),
    )
    t.play("A play shattering_terrain", "A attack prince_of_dust", f"A drive {t.at(9, 3)}")
    t.play(f"A drive {t.at(11, 3)}" if further else "A stay")
    assert t.fighter("garrek_gorebeard").wounds == 2, "one by the mace, one by the ground"


@card("tireless_assault")
@rule("SHA-10.05", "SHA-8.23")
def test_the_second_assault_may_be_at_any_target_that_was_missed() -> None:
    t = battle(
        place={"severin_steelheart": (7, 3), "garrek_gorebeard": (9, 3), "targor": (5, 3)},
        inspired=("severin_steelheart",),
        hand_a=["tireless_assault"],
        dice=("sword", "sword", "shield", "sword", "sword", "shield"),
    )
    t.play("A attack severin_steelheart", "A with mighty_swing_attack", "A target garrek_gorebeard")
    t.play("A react tireless_assault")
    t.expect("A attack.target", "target garrek_gorebeard", "target targor")
    t.play("A target garrek_gorebeard")
    assert t.ask.kind == "attack.with"


@card("the_necromancer_commands")
@rule("SHA-10.05", "SHA-8.23")
@pytest.mark.parametrize(("first", "offered"), [("hammer", True), ("crit", False)])
def test_the_necromancer_sees_every_target_that_was_missed(first: str, offered: bool) -> None:
    """The scythe misses Garrek (or hits him), and Targor goes out of reach with a draw: Garrek alone can be missed."""
    t = battle(
        a="sepulchral_guard",
        place={"the_harvester": (7, 3), "sepulchral_warden": (1, 1), "garrek_gorebeard": (9, 3), "targor": (5, 3)},
        hand_a=["the_necromancer_commands"],
        dice=(first, "hammer", "shield", "sword", "hammer", "dodge"),
    )
    t.play("A attack the_harvester", "A target garrek_gorebeard", *([] if offered else ["A stay"]))
    t.play(f"A drive {t.at(3, 3)}")
    assert ("react the_necromancer_commands" in t.options()) == offered


@card("legacy", "cursed_artefact")
@rule("SHA-8.29")
@pytest.mark.parametrize(("wounds", "falls"), [(2, True), (1, False)])
def test_a_cursed_legacy_can_kill(wounds: int, falls: bool) -> None:
    """The heir has Wounds 3, with the artefact 2."""
    t = battle(
        b="sepulchral_guard",
        place={"obryn_the_bold": (7, 3), "petitioner_1": (9, 3), "the_champion": (11, 3), "petitioner_2": (15, 11)},
        upgrades={"petitioner_1": ["cursed_artefact"]},
        hand_b=["legacy"],
        wounds={"the_champion": wounds},
        dice=("hammer", "hammer", "shield"),
    )
    t.play("A attack obryn_the_bold")
    t.play("B react legacy")
    assert (t.where("the_champion") is None) == falls
    assert t.player("A").glory == (2 if falls else 1)
    if falls:
        assert t.s.kills[-1][1] == seat_of("B"), "its own warband's ploy did it"
