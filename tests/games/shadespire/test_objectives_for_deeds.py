"""Objectives that look at what was done in the phase: earned and just not earned in a phase that is played."""

from typing import Any

import pytest

from tests.games.shadespire.phases import (
    GUARD,
    HIT_OBRYN,
    MISS_OBRYN,
    Case,
    acted,
    duel,
    each,
    earned,
    earned_on_both_sides,
    next_objectives,
    phase,
)
from tests.games.shadespire.scenes import (
    ANGHARAD,
    ARNULF,
    GARREK,
    HIT,
    KARSUS,
    MISS,
    NO,
    OBRYN,
    SANSON,
    SEVERIN,
    SHOT,
    SPARE,
    TARGOR,
    YES,
    Scene,
    attack,
    fight,
    from_both_sides,
    walk,
)
from tests.games.shadespire.table import Battle, Place, battle, letter_of, power_step, seat_of
from tests.support import card, rule

SAEK = "blooded_saek"
LEADER_SLAIN = (
    "a_worthy_skull",
    "slayers_of_tyrants",
    "get_da_boss",
    "a_grim_promise",
    "behead_the_beast",
    "assassinate",
)


def slaughter(id: str, *dice: str, **more: Any) -> Battle:
    """Severin, Angharad and Obryn strike at a weak foe each: at home, in the middle, in enemy territory."""
    place: Place = {
        SEVERIN: (3, 3),
        TARGOR: (5, 3),
        ANGHARAD: (6, 6),
        ARNULF: (8, 6),
        OBRYN: (7, 9),
        KARSUS: (9, 9),
        GARREK: (15, 1),
    }
    moves = ("A attack severin_steelheart", "A attack angharad_brightshield", "A attack obryn_the_bold")
    wounds = {KARSUS: 2, **more.pop("wounds", {})}
    return phase(id, *moves, place={**place, **more.pop("place", {})}, dice=dice, wounds=wounds, **more)


KILL = ("hammer", "hammer", "shield")
KILL3 = ("hammer", "hammer", "hammer", "shield")
OFF = ("sword", "sword", "shield")
OFF3 = ("sword", "sword", "sword", "shield")


def defeated(id: str, *dice: str, **more: Any) -> Battle:
    """Garrek and Saek strike at somebody each."""
    place: Place = {
        GARREK: (9, 3),
        OBRYN: (7, 3),
        SAEK: (9, 9),
        ANGHARAD: (7, 9),
        SEVERIN: (1, 1),
        **more.pop("place", {}),
    }
    moves = ("B attack garrek_gorebeard", "B attack blooded_saek")
    wounds = {OBRYN: 3, ANGHARAD: 3}
    return phase(id, *moves, place=place, active=1, dice=dice, wounds=wounds, **more)


def marched(id: str, *moves: str) -> Battle:
    place: Place = {**dict(list(GUARD.items())[:5]), TARGOR: (15, 11)}
    return phase(id, *moves, place=place, a="sepulchral_guard")


BY_COMMAND = (
    "A act command_two",
    "A choose prince_of_dust",
    "A go (5,3)",
    "A choose the_harvester",
    "A go (9,3)",
    "A act command_two",
    "A choose the_champion",
    "A go (13,3)",
    "A go (3,5)",
)


def volleys(*dice: str, by: tuple[str, ...] = (SANSON, SANSON, SANSON)) -> Battle:
    """Sanson shoots three times at Garrek, who is not driven back."""
    t = battle(
        a="the_farstriders", place={SANSON: (3, 3), GARREK: (9, 3)}, objectives_a=["punishing_volleys"], dice=dice
    )
    return acted(t, *[f"A attack {who}" for who in by])


def beheaded() -> Battle:
    """B's leader falls to B's own hunger."""
    place: Place = {GARREK: (9, 3), KARSUS: (11, 3), OBRYN: (13, 3)}
    dice = ("sword", "sword", "sword", "shield", "support1", "support1", "support1", "shield")
    t = battle(
        place=place,
        objectives_a=["assassinate"],
        active=1,
        wounds={GARREK: 3},
        upgrades={KARSUS: ["black_hunger"]},
        dice=dice,
    )
    return acted(t, "B attack karsus_the_chained", "B with brutal_chop", "B target garrek_gorebeard")


DEEDS: list[Case] = [
    *each(LEADER_SLAIN, YES, lambda id: duel(id, others={TARGOR: (15, 1), GARREK: (9, 3)}, wounds={GARREK: 1})),
    *each(LEADER_SLAIN, NO, lambda id: duel(id, others={GARREK: (15, 1)})),
    ("assassinate", NO, lambda: duel("assassinate", others={TARGOR: (15, 1), GARREK: (9, 3)})),
    (
        "assassinate",
        NO,
        lambda: duel(
            "assassinate",
            others={TARGOR: (15, 1), GARREK: (9, 3)},
            wounds={GARREK: 1},
            upgrades={TARGOR: ["second_in_command"]},
        ),
    ),
    ("assassinate", NO, beheaded),
    ("more_able_bodies", YES, lambda: slaughter("more_able_bodies", *KILL, *KILL3, *OFF)),
    ("more_able_bodies", NO, lambda: slaughter("more_able_bodies", *KILL, *OFF3, *OFF)),
    ("butchery", YES, lambda: slaughter("butchery", *KILL, *KILL3, *KILL)),
    ("butchery", NO, lambda: slaughter("butchery", *KILL, *KILL3, *OFF)),
    ("killing_ground", YES, lambda: slaughter("killing_ground", *KILL, *KILL3, *KILL)),
    ("killing_ground", NO, lambda: slaughter("killing_ground", *KILL, *OFF3, *KILL)),
    ("killing_ground", NO, lambda: slaughter("killing_ground", *KILL, *KILL3, *OFF)),
    ("good_scrap", YES, lambda: slaughter("good_scrap", *KILL, *KILL3, *KILL)),
    ("good_scrap", NO, lambda: slaughter("good_scrap", *KILL, *KILL3, *OFF)),
    ("good_scrap", NO, lambda: defeated("good_scrap", *HIT_OBRYN, *HIT_OBRYN)),
    ("multiple_fronts", YES, lambda: slaughter("multiple_fronts", *KILL, *KILL3, *KILL, wounds={KARSUS: 0})),
    ("multiple_fronts", NO, lambda: slaughter("multiple_fronts", *KILL, *KILL3, *OFF)),
    ("lives_are_cheap", YES, lambda: defeated("lives_are_cheap", *HIT_OBRYN, *HIT_OBRYN)),
    ("lives_are_cheap", NO, lambda: defeated("lives_are_cheap", *HIT_OBRYN, *MISS_OBRYN)),
    ("honed_survival_instincts", YES, lambda: defeated("honed_survival_instincts", *MISS_OBRYN, *MISS_OBRYN)),
    ("honed_survival_instincts", NO, lambda: defeated("honed_survival_instincts", *MISS_OBRYN, *HIT_OBRYN)),
    ("sigmars_bulwark", NO, lambda: defeated("sigmars_bulwark", *MISS_OBRYN, *HIT_OBRYN)),
    ("brave_but_cautious", YES, lambda: defeated("brave_but_cautious", *MISS_OBRYN, *MISS_OBRYN)),
    ("brave_but_cautious", NO, lambda: defeated("brave_but_cautious", *MISS_OBRYN, *HIT_OBRYN)),
    (
        "march_of_the_dead",
        YES,
        lambda: marched("march_of_the_dead", *BY_COMMAND, "A move sepulchral_warden", "A go (3,1)"),
    ),
    ("march_of_the_dead", NO, lambda: marched("march_of_the_dead", *BY_COMMAND)),
    (
        "march_of_the_dead",
        NO,
        lambda: marched("march_of_the_dead", *BY_COMMAND[:5], "A move sepulchral_warden", "A go (3,1)"),
    ),
    (
        "punch_up",
        YES,
        lambda: slaughter("punch_up", *OFF, *OFF3, *OFF),
    ),
    (
        "punch_up",
        NO,
        lambda: phase(
            "punch_up",
            "A attack severin_steelheart",
            "A attack obryn_the_bold",
            place={SEVERIN: (5, 3), OBRYN: (9, 3), TARGOR: (7, 3)},
            dice=(*OFF, *OFF),
        ),
    ),
    ("punishing_volleys", YES, lambda: volleys(*SHOT * 3)),
    ("punishing_volleys", NO, lambda: volleys(*SHOT * 2, "support1", "support1", "support1", "shield")),
]


@rule("SHA-12.07", "SHA-12.08", "SHA-13.02")
@pytest.mark.parametrize(
    ("id", "expected", "scene"),
    [pytest.param(*case, marks=card(case[0]), id=f"{case[0]}-{case[1]}") for case in DEEDS],
)
def test_earned_by_what_was_done(id: str, expected: bool, scene: Scene) -> None:
    assert earned_on_both_sides(scene, id) == {expected}


# ---- cards scored and played ----


def scores(t: Battle, *ids: str) -> Battle:
    """A scores these one after another as soon as they are offered."""
    for id in ids:
        for _ in range(60):
            if f"score {id}" in t.options() and t.kind().startswith("A"):
                break
            answer = next(a for a in ("pass", "decline", "done", "stay", "keep") if a in t.options())
            t.play(f"{letter_of(t.ask.seat)} {answer}")
        t.play(f"A score {id}")
    return t


def killing(*objectives: str, deck: tuple[str, ...] = (), **more: Any) -> Battle:
    """Obryn kills Garrek at home with exactly enough damage; these lie on top of A's deck."""
    t = battle(place=SPARE, wounds={GARREK: 1}, objectives_a=list(objectives), dice=HIT, **more)
    next_objectives(t, *deck)
    t.play("A attack obryn_the_bold")
    return t


AT_ONCE_BOTH = ("defensive_strike", "precise_use_of_force")


COUNTED: list[Case] = [
    (
        "brilliant_brilliant",
        YES,
        lambda: scores(killing(*AT_ONCE_BOTH, "brilliant_brilliant", deck=("cleanse", "eternals")), *AT_ONCE_BOTH),
    ),
    (
        "brilliant_brilliant",
        NO,
        lambda: scores(
            killing("defensive_strike", "brilliant_brilliant", "cleanse", deck=("eternals",)), "defensive_strike"
        ),
    ),
    (
        "flawless_strategy",
        YES,
        lambda: scores(
            battle(place=SPARE, objectives_a=["bloodless", "perfect_planning", "flawless_strategy"]),
            "bloodless",
            "perfect_planning",
        ),
    ),
    (
        "flawless_strategy",
        NO,
        lambda: scores(
            battle(place=SPARE, objectives_a=["bloodless", "perfect_planning", "flawless_strategy"]), "bloodless"
        ),
    ),
    (
        "flawless_strategy",
        NO,
        lambda: scores(
            killing(*AT_ONCE_BOTH, "flawless_strategy", deck=("honest_opponent", "cleanse")),
            *AT_ONCE_BOTH,
            "honest_opponent",
        ),
    ),
    (
        "victory_after_victory",
        YES,
        lambda: scores(
            killing(*AT_ONCE_BOTH, "victory_after_victory", deck=("honest_opponent", "cleanse")),
            *AT_ONCE_BOTH,
            "honest_opponent",
        ),
    ),
    (
        "victory_after_victory",
        NO,
        lambda: scores(
            killing(*AT_ONCE_BOTH, "victory_after_victory", deck=("honest_opponent", "cleanse")), *AT_ONCE_BOTH
        ),
    ),
]


@rule("SHA-12.10", "SHA-12.06")
@pytest.mark.parametrize(
    ("id", "expected", "scene"),
    [pytest.param(*case, marks=card(case[0]), id=f"{case[0]}-{case[1]}") for case in COUNTED],
)
def test_earned_by_what_was_scored(id: str, expected: bool, scene: Scene) -> None:
    assert earned_on_both_sides(scene, id) == {expected}


@card("superior_tactician")
@rule("SHA-12.10")
@pytest.mark.parametrize(("before", "expected"), [(5, True), (4, False)])
def test_six_others_in_the_game(before: int, expected: bool) -> None:
    def scene() -> Battle:
        t = battle(place=SPARE, objectives_a=["superior_tactician", "bloodless"], round=3)
        player = t.s.players[seat_of("A")]
        player.scored = [player.objective_deck.pop() for _ in range(before)]
        return scores(t, "bloodless")

    assert earned_on_both_sides(scene, "superior_tactician") == {expected}


@card("master_of_war")
@rule("SHA-12.08")
@pytest.mark.parametrize(
    ("score", "ploy", "upgrade", "expected"),
    [(True, True, True, True), (False, True, True, False), (True, False, True, False), (True, True, False, False)],
)
def test_a_master_of_war_does_everything(score: bool, ploy: bool, upgrade: bool, expected: bool) -> None:
    def scene() -> Battle:
        hand = ["danse_macabre", "sprinter"]
        t = killing("master_of_war", "defensive_strike", deck=("cleanse",), hand_a=hand, glory=(1, 0))
        t.play("A score defensive_strike" if score else "A decline")
        if ploy:
            t.play("A play danse_macabre")
        if upgrade:
            t.play("A play sprinter", "A on obryn_the_bold")
        return t

    assert earned_on_both_sides(scene, "master_of_war") == {expected}


@card("escalation", "spoils_of_battle")
@rule("SHA-16.08")
@pytest.mark.parametrize(("free", "expected"), [(True, True), (False, False)])
def test_free_upgrades_escalate(free: bool, expected: bool) -> None:
    def scene() -> Battle:
        hand = ["spoils_of_battle", "sprinter", "great_speed"]
        t = power_step(place=SPARE, hand_a=hand, hand_b=["great_strength"], glory=(1, 1), objectives_a=["escalation"])
        t.play("A play great_speed", "A on obryn_the_bold", "B play great_strength", "B on targor")
        if free:
            t.play("A play spoils_of_battle", "A on severin_steelheart")
        return t

    assert earned_on_both_sides(scene, "escalation") == {expected}


@card("honest_opponent", "ploymaster", "stymied", "no_more_tricks")
@pytest.mark.parametrize(
    ("played", "honest", "master", "empty", "stymied"),
    [(0, True, False, False, True), (1, False, False, False, False), (3, False, True, True, False)],
)
def test_ploys_are_counted(played: int, honest: bool, master: bool, empty: bool, stymied: bool) -> None:
    def scene(seat: str) -> Battle:
        held = {f"objectives_{seat}": ["honest_opponent", "ploymaster", "no_more_tricks" if seat == "a" else "stymied"]}
        ploys = ["blood_rain", "danse_macabre", "sprint"]
        t = power_step(place=SPARE, hand_a=ploys, **held)
        for id in ploys[:played]:
            t.play(f"A play {id}")
        return t

    for id, expected in (("honest_opponent", honest), ("ploymaster", master), ("no_more_tricks", empty)):
        assert earned_on_both_sides(lambda: scene("a"), id) == {expected}
    assert earned_on_both_sides(lambda: scene("b"), "stymied", "B") == {stymied}
    assert earned_on_both_sides(lambda: scene("b"), "honest_opponent", "B") == {True}


# ---- from phase to phase ----


def next_round(t: Battle) -> Battle:
    """Nobody does anything until the next round has begun, A first."""
    t.skip_to("round.first")
    t.play(f"{letter_of(t.ask.seat)} first {'AB'[seat_of('A')]}")
    return t


@card("immovable_object", "determined_defender")
@rule("SHA-12.08", "SHA-4.08")
@pytest.mark.parametrize("id", ["immovable_object", "determined_defender"])
@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ((), (), True),
        (("A move obryn_the_bold", "A go (5,3)"), (), False),
        ((), ("A move obryn_the_bold", "A go (5,3)"), False),
        ((), ("A move obryn_the_bold", "A go (5,3)", "A move severin_steelheart", "A go (7,3)"), False),
    ],
)
def test_held_through_two_phases(id: str, first: tuple[str, ...], second: tuple[str, ...], expected: bool) -> None:
    def scene() -> Battle:
        place: Place = {OBRYN: (7, 3), SEVERIN: (8, 4), TARGOR: (15, 11)}
        t = acted(battle(place=place, tokens={2: (7, 3)}, objectives_a=[id]), *first)
        assert not earned(t, id), "once is not enough"
        return acted(next_round(t), *second)

    assert earned_on_both_sides(scene, id) == {expected}


@card("a_claim_retaken")
@rule("SHA-12.08", "SHA-4.08")
@pytest.mark.parametrize(
    ("token", "expected"),
    [((9, 3), True), ((11, 3), False), ((7, 3), False)],
)
def test_a_token_taken_from_a_foe(token: tuple[int, int], expected: bool) -> None:
    """Obryn drives Garrek off, and steps where he stood."""

    def scene() -> Battle:
        t = battle(place=SPARE, tokens={1: token}, objectives_a=["a_claim_retaken"], dice=HIT)
        moves = ("A drive (11,3)", "A stay", "A move obryn_the_bold", "A go (9,3)")
        return acted(t, "A attack obryn_the_bold", *moves)

    assert earned_on_both_sides(scene, "a_claim_retaken") == {expected}


@card("assassinate", "good_scrap", "bloodless")
@rule("SHA-12.08")
@pytest.mark.parametrize(
    ("id", "expected"), [("assassinate", False), ("bloodless", True), ("honed_survival_instincts", True)]
)
def test_the_phase_before_does_not_count(id: str, expected: bool) -> None:
    def scene() -> Battle:
        return next_round(fight(*HIT, wounds={GARREK: 1}, objectives_a=[id]))

    assert earned_on_both_sides(scene, id) == {expected}


# ---- at once ----

LINES: Place = {
    SEVERIN: (3, 1),
    ANGHARAD: (3, 3),
    OBRYN: (3, 5),
    GARREK: (9, 1),
    KARSUS: (9, 3),
    SAEK: (9, 5),
    ARNULF: (15, 11),
}
CHARGES = ((SEVERIN, "(7,1)"), (ANGHARAD, "(7,3)"), (OBRYN, "(7,5)"))
FAILS = {SEVERIN: OFF, ANGHARAD: OFF3, OBRYN: OFF}
SUCCEEDS = {SEVERIN: KILL, ANGHARAD: KILL3, OBRYN: KILL}


def charging(id: str, n: int, dice: dict[str, tuple[str, ...]] | None = None, **more: Any) -> Battle:
    """So many of A's charge, one after another; the last Charge is just done."""
    rolled = [face for who, _ in CHARGES[:n] for face in (dice or FAILS)[who]]
    t = battle(place=LINES, objectives_a=[id], dice=tuple(rolled), **more)
    return acted(t, *[move for who, where in CHARGES[:n] for move in (f"A charge {who}", f"A go {where}")])


def striking(id: str, *who: str, dice: tuple[str, ...], place: Place, **more: Any) -> Battle:
    t = battle(place=place, objectives_a=[id], dice=dice, **more)
    return acted(t, *[move if " " in move else f"A attack {move}" for move in who])


FACED: Place = {
    SEVERIN: (3, 3),
    TARGOR: (5, 3),
    ANGHARAD: (6, 6),
    ARNULF: (8, 6),
    OBRYN: (7, 9),
    KARSUS: (9, 9),
    GARREK: (15, 1),
}
ONE_TARGET: Place = {SEVERIN: (5, 3), ANGHARAD: (8, 2), OBRYN: (9, 3), GARREK: (7, 3), TARGOR: (15, 11)}
LEADERS = ("skills_unforgotten", "scion_of_grimnir", "skritch_is_the_greatest_yes_yes", "show_of_strength")
BEASTS: dict[str, Any] = {"a": "magores_fiends"}
CLAWS = ("sword", "sword", "sword", "shield")


def hungry(id: str, *dice: str) -> Battle:
    """Obryn hungers: he strikes at Angharad, who is nearly dead, and at Targor."""
    place: Place = {OBRYN: (7, 3), ANGHARAD: (5, 3), TARGOR: (9, 3), GARREK: (15, 1)}
    gear = {OBRYN: ["black_hunger"]}
    t = battle(place=place, objectives_a=[id], dice=dice, upgrades=gear, wounds={ANGHARAD: 3})
    return acted(t, "A attack obryn_the_bold", "A target targor")


def maddened(id: str, who: str, at: str, *dice: str, place: Place, **more: Any) -> Battle:
    """A has a foe attack its friend."""
    t = power_step(place=place, hand_a=["momentary_madness"], objectives_a=[id], dice=("hammer", *dice), **more)
    t.play("A play momentary_madness", f"A choose {who}")
    if f"target {at}" in t.options():
        t.play(f"A target {at}")
    return t


NOW: list[Case] = [
    *each(("blood_for_the_blood_god", "call_of_the_waaagh", "no_escape"), YES, lambda id: charging(id, 3)),
    *each(("blood_for_the_blood_god", "call_of_the_waaagh", "no_escape"), NO, lambda id: charging(id, 2)),
    *each(
        ("draw_the_gaze_of_khorne", "khorne_sees_us", "ranger_strike", "awe_inspiring"),
        YES,
        lambda id: striking(id, SEVERIN, ANGHARAD, dice=(*KILL, *KILL3), place=FACED),
    ),
    *each(
        ("draw_the_gaze_of_khorne", "khorne_sees_us", "ranger_strike", "awe_inspiring"),
        NO,
        lambda id: striking(id, SEVERIN, ANGHARAD, dice=(*KILL, *OFF3), place=FACED),
    ),
    ("awe_inspiring", YES, lambda: hungry("awe_inspiring", *KILL, *KILL)),
    ("draw_the_gaze_of_khorne", NO, lambda: hungry("draw_the_gaze_of_khorne", *KILL, *KILL)),
    (
        "let_the_blood_flow",
        YES,
        lambda: striking("let_the_blood_flow", SEVERIN, ANGHARAD, OBRYN, dice=(*KILL, *KILL3, *KILL), place=FACED),
    ),
    (
        "let_the_blood_flow",
        NO,
        lambda: striking("let_the_blood_flow", SEVERIN, ANGHARAD, OBRYN, dice=(*KILL, *KILL3, *OFF), place=FACED),
    ),
    (
        "let_the_blood_flow",
        NO,
        lambda: striking(
            "let_the_blood_flow",
            SEVERIN,
            OBRYN,
            OBRYN,
            dice=KILL * 3,
            place={SEVERIN: (3, 3), TARGOR: (5, 3), OBRYN: (7, 9), GARREK: (9, 9)},
        ),
    ),
    *each(
        ("lightning_strikes", "ferocious_charge"),
        YES,
        lambda id: charging(id, 1, SUCCEEDS, wounds={GARREK: 1}),
    ),
    *each(("lightning_strikes", "ferocious_charge"), NO, lambda id: charging(id, 1, SUCCEEDS)),
    *each(("lightning_strikes", "ferocious_charge"), NO, lambda id: duel(id, others={GARREK: (15, 1)})),
    *each(LEADERS, YES, lambda id: striking(id, SEVERIN, dice=KILL, place=FACED)),
    *each(LEADERS, NO, lambda id: striking(id, SEVERIN, dice=OFF, place=FACED)),
    *each(LEADERS, NO, lambda id: striking(id, ANGHARAD, dice=KILL3, place=FACED)),
    (
        "show_of_strength",
        NO,
        lambda: maddened(
            "show_of_strength",
            GARREK,
            TARGOR,
            "hammer",
            "hammer",
            "shield",
            place={OBRYN: (1, 1), GARREK: (9, 3), TARGOR: (11, 3)},
        ),
    ),
    (
        "bane_of_champions",
        YES,
        lambda: striking(
            "bane_of_champions",
            "riptooth",
            dice=CLAWS,
            place={"riptooth": (7, 3), GARREK: (9, 3), TARGOR: (15, 1)},
            wounds={GARREK: 2},
            **BEASTS,
        ),
    ),
    (
        "bane_of_champions",
        NO,
        lambda: striking(
            "bane_of_champions",
            "riptooth",
            dice=CLAWS,
            place={"riptooth": (7, 3), TARGOR: (9, 3), GARREK: (15, 1)},
            **BEASTS,
        ),
    ),
    (
        "bane_of_champions",
        NO,
        lambda: striking(
            "bane_of_champions",
            "magore_redhand",
            dice=KILL,
            place={"magore_redhand": (7, 3), GARREK: (9, 3), TARGOR: (15, 1)},
            wounds={GARREK: 2},
            **BEASTS,
        ),
    ),
    (
        "bane_of_champions",
        NO,
        lambda: striking(
            "bane_of_champions",
            "riptooth",
            dice=CLAWS,
            place={"riptooth": (7, 3), GARREK: (9, 3), TARGOR: (15, 1)},
            wounds={GARREK: 2},
            upgrades={TARGOR: ["second_in_command"]},
            **BEASTS,
        ),
    ),
    (
        "victorious_duel",
        NO,
        lambda: attack(
            SEVERIN,
            *HIT,
            place={SEVERIN: (7, 3), GARREK: (9, 3), TARGOR: (15, 11)},
            wounds={GARREK: 1},
            upgrades={TARGOR: ["second_in_command"]},
            objectives_a=["victorious_duel"],
        ),
    ),
    ("victorious_duel", NO, lambda: fight(*HIT, wounds={GARREK: 1}, objectives_a=["victorious_duel"])),
    (
        "all_the_better_to_slay_them",
        YES,
        lambda: walk(
            OBRYN,
            "(11,3)",
            place={SEVERIN: (3, 3), ANGHARAD: (7, 3), OBRYN: (11, 5), TARGOR: (5, 3), ARNULF: (8, 2), GARREK: (13, 3)},
            objectives_a=["all_the_better_to_slay_them"],
        ),
    ),
    (
        "all_the_better_to_slay_them",
        NO,
        lambda: walk(
            OBRYN,
            "(10,4)",
            place={SEVERIN: (3, 3), ANGHARAD: (7, 3), OBRYN: (11, 5), TARGOR: (5, 3), ARNULF: (8, 2), GARREK: (13, 3)},
            objectives_a=["all_the_better_to_slay_them"],
        ),
    ),
    (
        "all_the_better_to_slay_them",
        NO,
        lambda: walk(
            OBRYN,
            "(9,3)",
            place={SEVERIN: (3, 3), ANGHARAD: (7, 3), OBRYN: (11, 5), TARGOR: (5, 3), ARNULF: (8, 2)},
            objectives_a=["all_the_better_to_slay_them"],
        ),
    ),
    (
        "change_of_tactics",
        YES,
        lambda: striking(
            "change_of_tactics",
            "A guard severin_steelheart",
            "A charge severin_steelheart",
            "A go (7,1)",
            dice=OFF,
            place=LINES,
        ),
    ),
    (
        "change_of_tactics",
        NO,
        lambda: striking(
            "change_of_tactics",
            "A guard angharad_brightshield",
            "A charge severin_steelheart",
            "A go (7,1)",
            dice=OFF,
            place=LINES,
        ),
    ),
    (
        "change_of_tactics",
        NO,
        lambda: striking(
            "change_of_tactics",
            "A guard severin_steelheart",
            "A move severin_steelheart",
            "A go (7,1)",
            dice=OFF,
            place=LINES,
        ),
    ),
    (
        "change_of_tactics",
        NO,
        lambda: striking(
            "change_of_tactics",
            "B guard garrek_gorebeard",
            "B charge garrek_gorebeard",
            "B go (5,1)",
            dice=OFF,
            place=LINES,
            active=1,
        ),
    ),
    (
        "concerted_attack",
        YES,
        lambda: striking("concerted_attack", SEVERIN, ANGHARAD, OBRYN, dice=(*OFF, *OFF3, *OFF), place=ONE_TARGET),
    ),
    (
        "concerted_attack",
        NO,
        lambda: striking("concerted_attack", SEVERIN, ANGHARAD, ANGHARAD, dice=(*OFF, *OFF3, *OFF3), place=ONE_TARGET),
    ),
    (
        "concerted_attack",
        NO,
        lambda: striking(
            "concerted_attack",
            SEVERIN,
            ANGHARAD,
            OBRYN,
            dice=(*OFF, *OFF3, *OFF),
            place={**ONE_TARGET, OBRYN: (13, 11)},
        ),
    ),
    (
        "massive_assault",
        YES,
        lambda: striking("massive_assault", SEVERIN, ANGHARAD, OBRYN, dice=(*KILL, *KILL3, *KILL), place=FACED),
    ),
    (
        "massive_assault",
        YES,
        lambda: striking(
            "massive_assault",
            SEVERIN,
            ANGHARAD,
            ANGHARAD,
            dice=(*KILL, *KILL3, *KILL3),
            place={**FACED, ARNULF: (15, 11), SAEK: (8, 6)},
        ),
    ),
    (
        "massive_assault",
        NO,
        lambda: striking("massive_assault", SEVERIN, OBRYN, dice=(*KILL, *KILL), place=FACED),
    ),
    ("no_remorse", YES, lambda: duel("no_remorse", others={GARREK: (15, 1)})),
    (
        "no_remorse",
        NO,
        lambda: striking("no_remorse", OBRYN, dice=KILL, place={OBRYN: (7, 3), SAEK: (9, 3), GARREK: (15, 1)}),
    ),
    ("no_remorse", NO, lambda: duel("no_remorse", *MISS, others={GARREK: (15, 1)})),
    (
        "the_bigger_they_are",
        YES,
        lambda: attack(
            SANSON,
            *SHOT,
            a="the_farstriders",
            place={SANSON: (3, 3), GARREK: (9, 3), TARGOR: (15, 11)},
            wounds={GARREK: 3},
            objectives_a=["the_bigger_they_are"],
        ),
    ),
    ("the_bigger_they_are", NO, lambda: duel("the_bigger_they_are", others={GARREK: (15, 1)})),
    (
        "the_bigger_they_are",
        NO,
        lambda: attack(
            SANSON,
            *SHOT,
            a="the_farstriders",
            place={SANSON: (3, 3), GARREK: (9, 3), TARGOR: (15, 11)},
            wounds={GARREK: 2},
            objectives_a=["the_bigger_they_are"],
        ),
    ),
    (
        "trapped",
        YES,
        lambda: attack(
            OBRYN,
            "hammer",
            "support1",
            "dodge",
            place={GARREK: (1, 1), OBRYN: (3, 1), TARGOR: (2, 2)},
            moves=("A target garrek_gorebeard", "A trap"),
            objectives_a=["trapped"],
        ),
    ),
    (
        "trapped",
        NO,
        lambda: attack(
            OBRYN,
            *HIT,
            place={GARREK: (1, 1), OBRYN: (3, 1), TARGOR: (2, 2)},
            moves=("A target garrek_gorebeard",),
            objectives_a=["trapped"],
        ),
    ),
]


@rule("SHA-12.01", "SHA-12.03")
@pytest.mark.parametrize(
    ("id", "expected", "scene"),
    [pytest.param(*case, marks=card(case[0]), id=f"{case[0]}-{case[1]}") for case in NOW],
)
def test_earned_at_once(id: str, expected: bool, scene: Scene) -> None:
    assert from_both_sides(scene, f"score {id}") == {expected}


@card("concerted_attack")
@rule("SHA-16.07")
@pytest.mark.usefixtures("sides")
@pytest.mark.parametrize(("one", "other"), [(GARREK, TARGOR), (TARGOR, GARREK), (GARREK, ARNULF), (ARNULF, KARSUS)])
def test_one_of_several_was_attacked_by_three(one: str, other: str) -> None:
    """Severin strikes at another first, then all three at the one."""
    place: Place = {SEVERIN: (5, 3), ANGHARAD: (8, 2), OBRYN: (9, 3), one: (7, 3), other: (3, 3), SAEK: (15, 11)}
    dice = (*OFF, *OFF, *OFF3, *OFF)
    t = battle(place=place, objectives_a=["concerted_attack"], dice=dice)
    acted(t, "A attack severin_steelheart", f"A target {other}", "A attack severin_steelheart", f"A target {one}")
    acted(t, "A attack angharad_brightshield")
    assert t.ask.kind != "score.now"
    acted(t, "A attack obryn_the_bold")
    assert t.offers("concerted_attack")
