"""Who is named and who is asked, who is spared and what is told: played, and just outside."""

import pytest

from tests.games.shadespire.phases import HIT_OBRYN, acted
from tests.games.shadespire.scenes import (
    ANGHARAD,
    ARNULF,
    GARREK,
    HIT,
    KARSUS,
    OBRYN,
    SEVERIN,
    SPARE,
    TARGOR,
    fight,
    foe_gear,
    gear,
    offered,
)
from tests.games.shadespire.table import Battle, Place, battle, letter_of, power_step, seat_of
from tests.support import card, rule

pytestmark = pytest.mark.usefixtures("sides")

SAEK = "blooded_saek"


@card("skaven_courage", "ceaseless_attacks", "musk_of_fear")
@rule("SHA-11.03")
def test_only_a_ploy_that_chooses_inspires_skaven() -> None:
    place: Place = {
        "skritch_spiteclaw": (7, 3),
        "lurking_skaven": (8, 4),
        "festering_skaven": (10, 4),
        GARREK: (9, 3),
        TARGOR: (15, 11),
    }
    t = power_step(
        a="spiteclaws_swarm", place=place, hand_a=["skaven_courage"], dice=("support1", "support1", "shield")
    )
    t.play("A play skaven_courage", "A choose lurking_skaven")
    assert not t.fighter("lurking_skaven").inspired
    t = power_step(a="spiteclaws_swarm", place=place, hand_a=["musk_of_fear"])
    t.play("A play musk_of_fear", "A choose lurking_skaven")
    assert t.fighter("lurking_skaven").inspired
    assert playable("skaven_courage", {**place, GARREK: (15, 11), TARGOR: (9, 3)})  # whichever of the foes it is
    assert not playable("skaven_courage", {**place, "festering_skaven": (12, 4)})
    assert not playable("skaven_courage", {**place, GARREK: (1, 1), TARGOR: (15, 1)})


def playable(id: str, place: Place) -> bool:
    t = power_step(a="spiteclaws_swarm", place=place, hand_a=[id, "danse_macabre"])
    return f"play {id}" in t.options("A")


@card("expendable", "frozen_in_time", "ghostblade")
def test_nobody_is_thrown_away_who_would_not_be_hurt() -> None:
    cards = {"hand_a": ["frozen_in_time"], "hand_b": ["earthquake"]}
    t = power_step(place=SPARE, active=1, dice=("shield", *HIT), **cards, **foe_gear("expendable"))
    t.play("B pass", "A play frozen_in_time", "A choose garrek_gorebeard")
    t.skip_to("activation")
    t.play("A attack obryn_the_bold")
    assert not offered(t, "react expendable")


@card("furious_blow", "final_blow")
@rule("SHA-8.34")
def test_who_falls_between_two_blows_strikes_no_more() -> None:
    """The Harvester kills Targor and misses Garrek, who strikes back: Arnulf is never reached."""
    place: Place = {"the_harvester": (7, 3), TARGOR: (5, 3), GARREK: (9, 3), ARNULF: (8, 2), SAEK: (15, 11)}
    t = battle(
        a="sepulchral_guard",
        place=place,
        dice=("sword", "sword", "shield", "support1", "hammer", "shield", *HIT_OBRYN),
        wounds={"the_harvester": 1},
        hand_b=["final_blow", "bone_shrapnel"],
        **foe_gear("furious_blow"),
    )
    t.play("A attack the_harvester", "A target targor", "A target garrek_gorebeard", "B react furious_blow")
    assert t.where("the_harvester") is None
    assert not offered(t, "react final_blow")
    assert (t.fighter("the_harvester").number, t.fighter(ARNULF).number) not in t.s.attempts


@card("brute_strength")
@rule("SHA-8.22")
def test_knockback_adds_up() -> None:
    t = fight(*HIT, moves=("A drive (11,3)",), **gear("brute_strength"))
    t.play(f"A drive {t.at(13, 3)}")
    assert t.kind() == "A drive.further"
    t.play(f"A drive {t.at(15, 3)}")
    assert t.ask.kind not in ("drive.further", "drive.to")
    assert t.where(GARREK) == (15, 3)


@card("stumble", "black_hunger")
def test_only_ones_own_blow_makes_a_foe_stumble() -> None:
    place: Place = {OBRYN: (7, 3), ANGHARAD: (5, 3), GARREK: (3, 3), TARGOR: (15, 11)}
    dice = ("hammer", "hammer", "hammer", "dodge", *("sword",) * 3, "shield")
    t = battle(place=place, hand_b=["stumble"], upgrades={ANGHARAD: ["black_hunger"]}, dice=dice)
    t.play("A attack angharad_brightshield", "A target obryn_the_bold", f"A drive {t.at(9, 3)}")
    assert not offered(t, "react stumble")


@card("ready_for_action")
@rule("SHA-9.10")
@pytest.mark.parametrize(
    ("where", "bearer", "asked"),
    [("(8,2)", OBRYN, True), ("(5,3)", OBRYN, False), ("(5,3)", SEVERIN, True)],
)
def test_ready_to_move_or_to_attack(where: str, bearer: str, asked: bool) -> None:
    """Obryn has moved: he is ready only beside a foe."""
    t = battle(place=SPARE, hand_a=["sprinter", "ready_for_action"], glory=(1, 0))
    acted(t, "A move obryn_the_bold", f"A go {where}")
    t.play("A play sprinter", f"A on {bearer}")
    assert offered(t, "react ready_for_action") == asked


@card("piercing_stare")
@rule("SHA-7.23")
def test_who_is_stared_at_is_not_offered_an_attack() -> None:
    t = power_step(place=SPARE, hand_a=["piercing_stare"], hand_b=["earthquake"])
    t.play("A play piercing_stare", "A choose garrek_gorebeard")
    t.skip_to("activation")
    assert t.kind() == "B activation"
    assert {f"guard {GARREK}", f"move {GARREK}"} <= t.options()
    assert not {f"attack {GARREK}", f"charge {GARREK}"} & t.options()


@card("anticipation")
@rule("SHA-12.07")
@pytest.mark.parametrize(("named", "glory"), [("bloodless", [2, 1]), ("it_begins", [1, 1])])
def test_what_the_opponent_may_score_is_named(named: str, glory: list[int]) -> None:
    """B scores Bloodless, and so does A, who gets nothing more for that."""
    t = battle(place=SPARE, hand_a=["anticipation"], objectives_a=["bloodless"], objectives_b=["bloodless"], active=1)
    for _ in range(8):
        t.skip_to("activation")
        t.play(f"{letter_of(t.ask.seat)} pass")
    t.play("A play anticipation")
    assert {"choose-card coward", "choose-card bloodless"} <= t.options()
    assert "choose-card cleanse" not in t.options(), "B has no use for it"
    t.play(f"A choose-card {named}")
    for letter in "BA":
        t.skip_to("end.score")
        t.play(f"{letter} score bloodless")
    assert t.glory() == glory


@card("shardgale", "expendable", "distraction")
@rule("SHA-8.28")
def test_harm_says_where_it_comes_from() -> None:
    t = power_step(place=SPARE, hand_a=["shardgale"], hand_b=["blood_frenzy"], wounds={GARREK: 3})
    t.play("A play shardgale")
    assert t.ask.kind == "react.after-ploy"
    fallen = t.s.deeds[-1].fallen[0]
    assert (fallen.by.seat, fallen.by.source, fallen.by.fighter, fallen.by.as_reaction) == (
        seat_of("A"),
        "shardgale",
        None,
        False,
    )
    t = fight(*HIT, hand_b=["blood_frenzy"], wounds={GARREK: 3})
    assert t.s.deeds[-1].fallen[0].by.source == "sigmarite_grandhammer"


@rule("SHA-7.01")
def test_both_rolls_of_a_roll_off_are_told() -> None:
    t = battle(place=SPARE)
    t.skip_to("round.first")
    rolls = [event.split()[1] for event in t.told() if event.startswith("rolled_off")]
    assert sorted(rolls[-2:]) == ["A", "B"]


@card("draw_the_gaze_of_khorne", "khorne_sees_us", "ranger_strike")
@rule("SHA-12.02", "SHA-12.05")
def test_all_that_was_declined_stays_declined_until_it_counts_on() -> None:
    place: Place = {SEVERIN: (3, 3), TARGOR: (5, 3), OBRYN: (7, 9), ARNULF: (9, 9), GARREK: (15, 1), KARSUS: (8, 10)}
    cards = ["draw_the_gaze_of_khorne", "khorne_sees_us", "ranger_strike"]
    t = battle(place=place, objectives_a=cards, dice=(*HIT, *HIT, *HIT))
    acted(t, "A attack severin_steelheart", "A attack obryn_the_bold", "A target arnulf")
    t.expect("A score.now", *[f"score {id}" for id in cards], "decline")
    t.play("A decline")
    acted(t, "A move severin_steelheart", "A go (5,3)")
    assert t.ask.kind != "score.now"
    acted(t, "A attack obryn_the_bold")
    t.expect("A score.now", *[f"score {id}" for id in cards], "decline")


@card("shake_about")
def test_shaken_about_or_driven() -> None:
    t = fight(*HIT, **gear("shake_about"))
    assert {option.split()[0] for option in t.options()} == {"drive", "push", "stay"}


@card("teamwork")
@rule("SHA-8.32")
def test_an_attack_is_judged_when_the_dice_have_fallen() -> None:
    """The Harvester hits one, and has not yet rolled against the other."""
    place: Place = {"the_harvester": (7, 3), "petitioner_1": (1, 1), TARGOR: (5, 3), GARREK: (9, 3), SAEK: (15, 11)}
    t = battle(a="sepulchral_guard", place=place, hand_a=["teamwork"], dice=("sword", "sword", "shield"))
    t.play("A attack the_harvester", "A target garrek_gorebeard")
    judged = []
    while t.ask.kind not in ("power", "activation"):
        if t.ask.kind in ("react.before-rolls", "drive.to"):
            assert t.s.roll is not None
            assert t.s.roll.strike is not None
            judged.append((t.ask.kind, t.s.roll.strike.target.id, t.s.roll.strike.judged))
        t.play(f"A {'decline' if 'decline' in t.options() else 'stay'}")
    assert judged[:3] == [
        ("react.before-rolls", GARREK, False),
        ("drive.to", GARREK, True),
        ("react.before-rolls", TARGOR, False),
    ]


@rule("SHA-11.05")
def test_the_warden_counts_who_came_back_and_stirs_nobody_else() -> None:
    place: Place = {"sepulchral_warden": (1, 1), "the_harvester": (5, 1), SEVERIN: (15, 11), OBRYN: (13, 11)}
    t = battle(a="sepulchral_guard", b="steelhearts_champions", place=place)
    acted(t, "A act raise_fallen", "A choose petitioner_1", "A place (4,4)")
    assert [t.fighter(id).inspired for id in ("petitioner_1", "sepulchral_warden")] == [True, False]
    acted(t, "A act raise_fallen", "A choose petitioner_2", "A place (2,4)")
    assert [t.fighter(id).inspired for id in ("petitioner_2", "sepulchral_warden")] == [True, True]
    assert not [id for id in (SEVERIN, OBRYN, "the_harvester") if t.fighter(id).inspired]


def second_round(t: Battle, first: str = "A") -> Battle:
    """Nobody does anything until the second round begins, this seat first."""
    t.skip_to("round.first")
    t.play(f"{letter_of(t.ask.seat)} first {'AB'[seat_of(first)]}")
    return t


@card("regeneration", "tricksters_charm", "shardgale")
@rule("SHA-7.02", "SHA-10.09")
def test_gear_at_the_start_of_a_phase() -> None:
    """Alone nobody rolls off; and who has fallen meanwhile regenerates no more."""
    t = second_round(battle(place=SPARE, wounds={GARREK: 2}, **foe_gear("regeneration")))
    assert t.kind() == "B phase.start"
    rolls = len([event for event in t.told() if event.startswith("roll_off_won")])
    t.play("B choose-card regeneration")
    assert t.fighter(GARREK).wounds == 1
    assert rolls == 1, "for the first activation alone"
    upgrades = {GARREK: ["regeneration"], OBRYN: ["tricksters_charm"]}
    rolled = ("crit",) * 4 + ("sword",) * 4
    t = battle(place=SPARE, wounds={GARREK: 3}, hand_a=["shardgale"], upgrades=upgrades)
    t.skip_to("round.first")
    t.roll(*(rolled if seat_of("A") == 0 else reversed(rolled)))
    t.play(f"{letter_of(t.ask.seat)} first {'AB'[seat_of('A')]}")
    t.play("A choose-card tricksters_charm", "A play shardgale")
    assert t.where(GARREK) is None
    assert t.kind() == "A activation"


@card("war_cry")
@rule("SHA-8.22")
def test_a_cry_is_for_the_activation_of_the_charge() -> None:
    place: Place = {SEVERIN: (3, 3), GARREK: (9, 3), TARGOR: (15, 11)}
    t = battle(place=place, dice=HIT, **gear("war_cry", on=SEVERIN))
    acted(t, "A charge severin_steelheart", "A go (7,3)", "A drive (11,3)")
    assert t.ask.kind == "drive.further"
    t = battle(place={**place, SEVERIN: (7, 3)}, dice=HIT, **gear("war_cry", on=SEVERIN))
    acted(t, "A attack severin_steelheart", "A drive (11,3)")
    assert t.ask.kind != "drive.further"


@card("quick_thinker", "momentary_boldness", "tireless_assault")
@rule("SHA-7.08", "SHA-7.11", "SHA-8.01")
def test_a_question_says_for_whom_or_because_of_what_it_is_asked() -> None:
    place: Place = {OBRYN: (7, 3), SEVERIN: (5, 3), GARREK: (9, 3), TARGOR: (8, 2), ARNULF: (15, 5)}
    t = battle(place=place)
    t.play("A move obryn_the_bold")
    assert (t.ask.kind, t.ask.because) == ("move.to", OBRYN)
    t = battle(place=place)
    t.play("A charge severin_steelheart")
    assert (t.ask.kind, t.ask.because) == ("charge.to", SEVERIN)
    t = battle(place=place)
    t.play("A attack obryn_the_bold")
    assert (t.ask.kind, t.ask.because) == ("attack.target", OBRYN)
    t = battle(place=place, hand_b=["quick_thinker"])
    acted(t, "A move severin_steelheart", "A go (3,3)")
    t.play("B react quick_thinker", "B choose arnulf")
    assert (t.ask.kind, t.ask.because) == ("move.to", "quick_thinker")
