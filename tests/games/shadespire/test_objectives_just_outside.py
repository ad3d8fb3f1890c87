"""Objectives just outside what they ask for, played: the deed of the other side, a friend of one's own, the second of
several, and what a card or the ground did."""

from typing import Any

import pytest

from tests.games.shadespire.phases import GUARD, HIT_OBRYN, Case, acted, each, earned, earned_on_both_sides, phase
from tests.games.shadespire.scenes import (
    ANGHARAD,
    ARNULF,
    GARREK,
    HIT,
    KARSUS,
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
    go,
)
from tests.games.shadespire.table import Battle, Place, battle, letter_of, power_step, seat_of
from tests.support import card, rule

SAEK = "blooded_saek"
HARVESTER = "the_harvester"
OFF = ("sword", "sword", "shield")
OFF3 = ("sword", "sword", "sword", "shield")
KILL3 = ("hammer", "hammer", "hammer", "shield")
CUT = ("sword", "sword", "shield")
OFF3_MISS = ("support1", "support1", "support1", "dodge")
CHOP = ("sword", "sword", "sword", "dodge")


def hungry(who: str, *dice: str, order: tuple[str, ...], place: Place, **more: Any) -> Battle:
    """Somebody strikes at everybody next to it, friend or foe, in this order."""
    t = battle(place=place, dice=dice, upgrades={who: ["black_hunger"], **more.pop("upgrades", {})}, **more)
    seat = letter_of(t.fighter(who).seat)
    t.play(f"{seat} attack {who}")
    for target in order:
        for _ in range(5):
            if f"target {target}" in t.options():
                t.play(f"{seat} target {target}")
                break
            if "stay" not in t.options():
                break
            t.play(f"{seat} stay")
    return t


def maddens_itself(**more: Any) -> Battle:
    """Karsus, of B, kills his friend Targor in B's territory, and misses Obryn."""
    place: Place = {KARSUS: (9, 9), TARGOR: (11, 9), OBRYN: (7, 9), SEVERIN: (1, 1), GARREK: (15, 1)}
    dice = ("sword", "sword", "sword", "shield", "support1", "support1", "support1", "shield")
    t = battle(place=place, dice=dice, active=1, upgrades={KARSUS: ["black_hunger"]}, **more)
    t.play("B attack karsus_the_chained")
    t.play("B with brutal_chop", "B target targor")
    return t


def at_home(**more: Any) -> Battle:
    """Obryn hungers: he kills Angharad, his friend, and misses Targor."""
    place: Place = {OBRYN: (7, 3), ANGHARAD: (5, 3), TARGOR: (9, 3), SEVERIN: (1, 1), GARREK: (15, 11)}
    return hungry(OBRYN, *HIT, *OFF, order=(ANGHARAD, TARGOR), place=place, wounds={ANGHARAD: 3}, **more)


def rushed_into_lethal(**more: Any) -> Battle:
    """Obryn charges Garrek, who survives the blow and dies where he is driven."""
    place: Place = {OBRYN: (4, 4), GARREK: (9, 3), TARGOR: (15, 11), SEVERIN: (1, 1)}
    t = battle(place=place, field="LETHAL", dice=HIT, **more)
    go(t, "A charge obryn_the_bold", "A go (8,4)", "A drive (10,2)")
    return t


def mown(wounds: int, **more: Any) -> Battle:
    """The Harvester kills Targor; Garrek falls to the blow, or only to the ground behind him."""
    place: Place = {HARVESTER: (8, 4), GARREK: (9, 3), TARGOR: (7, 3), ARNULF: (15, 11)}
    t = battle(a="sepulchral_guard", place=place, field="LETHAL", dice=(*CUT, *CUT), wounds={GARREK: wounds}, **more)
    t.play("A attack the_harvester", "A target targor")
    if f"drive {t.at(10, 2)}" in t.options():
        go(t, "A drive (10,2)")
    return t


def two_blows(*dulled: str, **more: Any) -> Battle:
    """Garrek hungers and hits Severin, then Obryn, for 3 each; with a hard head it is 2."""
    place: Place = {GARREK: (7, 3), SEVERIN: (5, 3), OBRYN: (9, 3), TARGOR: (15, 11)}
    gear = {id: ["ard_head"] for id in dulled}
    dice = (*HIT_OBRYN, *HIT_OBRYN)
    return hungry(GARREK, *dice, order=(SEVERIN, OBRYN), place=place, active=1, upgrades=gear, **more)


def chops(*dice: str, **more: Any) -> Battle:
    """Karsus hungers: three dice at Targor, his friend, then at Obryn."""
    place: Place = {KARSUS: (7, 3), TARGOR: (5, 3), OBRYN: (9, 3), SEVERIN: (1, 1)}
    t = battle(place=place, dice=dice, active=1, upgrades={KARSUS: ["black_hunger"]}, **more)
    t.play("B attack karsus_the_chained")
    t.play("B with brutal_chop", "B target targor")
    return t


def shot_dead(*near: tuple[str, tuple[int, int]], **more: Any) -> Battle:
    place: Place = {SANSON: (3, 3), GARREK: (9, 3), SAEK: (15, 11), **dict(near)}
    t = battle(a="the_farstriders", place=place, dice=SHOT, wounds={GARREK: 3}, **more)
    t.play("A attack sanson_farstrider")
    if f"target {GARREK}" in t.options():
        t.play(f"A target {GARREK}")
    return t


def in_the_throes(**more: Any) -> Battle:
    """Garrek dies and takes Obryn with him."""
    moves = ("B react death_throes",)
    return fight(*HIT, wounds={GARREK: 3, OBRYN: 3}, hand_b=["death_throes"], moves=moves, **more)


def gale(id: str, by: str = "A", **more: Any) -> Battle:
    """Shardgale hurts everybody; A holds the card."""
    active = 0 if by == "A" else 1
    t = power_step(objectives_a=[id], **{f"hand_{by.lower()}": ["shardgale"]}, active=active, **more)
    t.play(f"{by} play shardgale")
    return t


def blow_and_gale(id: str) -> Battle:
    """Obryn hurts Garrek by 3; then a gale hurts five foes."""
    foes: Place = {GARREK: (9, 3), KARSUS: (3, 9), SAEK: (7, 9), TARGOR: (11, 9), ARNULF: (13, 9)}
    t = battle(place={OBRYN: (7, 3), **foes}, objectives_a=[id], hand_a=["shardgale"], dice=HIT)
    t.play("A attack obryn_the_bold", "A stay", "A play shardgale")
    return t


FEATS = ("heroic_feat", "precise_use_of_force", "crushing_force", "unstoppable", "trapped", "dead_kunnin")

NOW: list[Case] = [
    # one's own friend falls, or a foe falls to a foe
    *each(("defensive_strike", "arms_length", "draw_the_gaze_of_khorne"), NO, lambda id: at_home(objectives_a=[id])),
    *each(("advancing_strike", "defensive_strike"), NO, lambda id: maddens_itself(objectives_a=[id])),
    *each(("advancing_strike", "defensive_strike"), NO, lambda id: maddens_itself(objectives_b=[id])),
    ("arms_length", YES, lambda: shot_dead((TARGOR, (11, 3)), objectives_a=["arms_length"])),
    (
        "arms_length",
        NO,
        lambda: shot_dead((TARGOR, (11, 3)), ("almeric_eagle_eye", (8, 4)), objectives_a=["arms_length"]),
    ),
    (
        "skills_unforgotten",
        NO,
        lambda: hungry(
            SEVERIN,
            *HIT,
            *OFF,
            order=(OBRYN, TARGOR),
            place={SEVERIN: (7, 3), OBRYN: (5, 3), TARGOR: (9, 3), GARREK: (15, 11)},
            wounds={OBRYN: 3},
            objectives_a=["skills_unforgotten"],
        ),
    ),
    # the other side's deed
    *each(FEATS, NO, lambda id: fight(*HIT, wounds={GARREK: 1}, objectives_b=[id])),
    ("precise_use_of_force", NO, lambda: fight(*HIT, wounds={GARREK: 1}, objectives_b=["precise_use_of_force"])),
    ("the_bigger_they_are", NO, lambda: shot_dead(objectives_b=["the_bigger_they_are"])),
    ("masterstroke", YES, lambda: in_the_throes(objectives_b=["masterstroke"])),
    ("masterstroke", NO, lambda: in_the_throes(objectives_a=["masterstroke"])),
    # the ground, or a card
    *each(("lightning_strikes", "ferocious_charge"), NO, lambda id: rushed_into_lethal(objectives_a=[id])),
    *each(("lightning_strikes", "ferocious_charge"), YES, lambda id: rushed(wounds=1, objectives_a=[id])),
    ("reaper", NO, lambda: mown(1, objectives_a=["reaper"])),
    ("reaper", YES, lambda: mown(2, objectives_a=["reaper"])),
    ("massive_assault", NO, lambda: blow_and_gale("massive_assault")),
    ("advancing_strike", YES, lambda: gale("advancing_strike", place=SPARE, wounds={TARGOR: 1})),
    ("advancing_strike", NO, lambda: gale("advancing_strike", place=SPARE, wounds={GARREK: 3})),
    ("advancing_strike", NO, lambda: gale("advancing_strike", by="B", place=SPARE, wounds={TARGOR: 1})),
    (
        "defensive_strike",
        NO,
        lambda: fight(
            *HIT, place={OBRYN: (6, 6), GARREK: (8, 6)}, wounds={GARREK: 3}, objectives_a=["defensive_strike"]
        ),
    ),
    # the second of several
    ("too_dumb_to_die", YES, lambda: two_blows(SEVERIN, objectives_a=["too_dumb_to_die"])),
    ("too_dumb_to_die", NO, lambda: two_blows(SEVERIN, OBRYN, objectives_a=["too_dumb_to_die"])),
    ("too_dumb_to_die", NO, lambda: two_blows(SEVERIN, objectives_b=["too_dumb_to_die"])),
    ("miraculous_escape", YES, lambda: chops(*OFF3_MISS, *OFF3_MISS, objectives_a=["miraculous_escape"])),
    ("miraculous_escape", NO, lambda: chops(*OFF3_MISS, *CHOP, objectives_a=["miraculous_escape"])),
    ("miraculous_escape", NO, lambda: chops(*OFF3_MISS, *OFF3_MISS, objectives_b=["miraculous_escape"])),
    (
        "the_harvest_begins",
        NO,
        lambda: hungry(
            OBRYN,
            *HIT * 3,
            order=(ANGHARAD, TARGOR, GARREK),
            place={OBRYN: (7, 3), ANGHARAD: (5, 3), TARGOR: (9, 3), GARREK: (8, 2), SAEK: (15, 11)},
            objectives_a=["the_harvest_begins"],
        ),
    ),
    (
        "the_harvest_begins",
        YES,
        lambda: hungry(
            OBRYN,
            *HIT * 4,
            order=(ANGHARAD, TARGOR, GARREK, ARNULF),
            place={
                OBRYN: (7, 3),
                ANGHARAD: (5, 3),
                TARGOR: (9, 3),
                GARREK: (8, 2),
                ARNULF: (6, 4),
                SAEK: (15, 11),
            },
            objectives_a=["the_harvest_begins"],
        ),
    ),
]


def rushed(wounds: int, **more: Any) -> Battle:
    """Obryn charges Garrek, who falls to the blow."""
    place: Place = {OBRYN: (4, 4), GARREK: (9, 3), TARGOR: (15, 11), SEVERIN: (1, 1)}
    t = battle(place=place, field="LETHAL", dice=HIT, wounds={GARREK: wounds}, **more)
    go(t, "A charge obryn_the_bold", "A go (8,4)")
    return t


@rule("SHA-12.01", "SHA-12.03")
@pytest.mark.parametrize(
    ("id", "expected", "scene"),
    [pytest.param(*case, marks=card(case[0]), id=f"{case[0]}-{case[1]}") for case in NOW],
)
def test_scored_at_once_or_just_not(id: str, expected: bool, scene: Scene) -> None:
    assert from_both_sides(scene, f"score {id}") == {expected}


# ---- in the end phase ----

LEADER_SLAIN = (
    "a_worthy_skull",
    "slayers_of_tyrants",
    "get_da_boss",
    "a_grim_promise",
    "behead_the_beast",
    "assassinate",
)
PAIRS: Place = {SEVERIN: (3, 3), TARGOR: (5, 3), OBRYN: (7, 9), GARREK: (9, 9), ANGHARAD: (1, 1), SAEK: (15, 1)}


def both_strike(id: str, first: str, second: str, **more: Any) -> Battle:
    """Severin strikes at Targor and Obryn at Garrek, in this order; both foes are nearly dead."""
    more = {"wounds": {GARREK: 3, TARGOR: 1}, "dice": (*HIT, *HIT), "place": PAIRS, **more}
    return phase(id, f"A attack {first}", f"A attack {second}", **more)


def traded(id: str, *dice: str, **more: Any) -> Battle:
    """Severin strikes at Targor, then Garrek at Obryn; whoever is hit falls."""
    wounds = {OBRYN: 3, TARGOR: 1, **more.pop("wounds", {})}
    moves = ("A attack severin_steelheart", "B attack garrek_gorebeard")
    return phase(id, *moves, place=PAIRS, dice=dice or (*HIT, *HIT_OBRYN), wounds=wounds, **more)


def own_leader_slain(id: str) -> Battle:
    """Obryn hungers and kills Severin, who leads."""
    place: Place = {OBRYN: (7, 3), SEVERIN: (5, 3), TARGOR: (9, 3), GARREK: (15, 11)}
    return hungry(OBRYN, *HIT, *OFF, order=(SEVERIN,), place=place, wounds={SEVERIN: 3}, objectives_a=[id])


def hunger_of_three(id: str) -> Battle:
    """Obryn hungers and kills Angharad and two foes."""
    place: Place = {OBRYN: (7, 3), ANGHARAD: (5, 3), TARGOR: (9, 3), ARNULF: (8, 2), GARREK: (15, 11)}
    order = (ANGHARAD, TARGOR, ARNULF)
    return hungry(OBRYN, *HIT * 3, order=order, place=place, wounds={ANGHARAD: 3}, objectives_a=[id])


def four_marched(id: str) -> Battle:
    """All four of the Sepulchral Guard that are left have moved."""
    place: Place = {**dict(list(GUARD.items())[:4]), TARGOR: (15, 11)}
    command = ("A act command_two", "A choose prince_of_dust", "A go (5,3)", "A choose the_harvester", "A go (9,3)")
    moves = (*command, "A move the_champion", "A go (13,3)", "A move sepulchral_warden", "A go (3,1)")
    return phase(id, *moves, place=place, a="sepulchral_guard")


def two_charged(id: str) -> Battle:
    """Both that are left have charged."""
    place: Place = {SEVERIN: (3, 1), OBRYN: (3, 5), GARREK: (9, 1), SAEK: (9, 5)}
    moves = ("A charge severin_steelheart", "A go (7,1)", "A charge obryn_the_bold", "A go (7,5)")
    return phase(id, *moves, place=place, dice=(*OFF, *OFF))


def punches(*blows: tuple[str, str], place: Place) -> Battle:
    """These strike at those and miss."""
    t = battle(place=place, objectives_a=["punch_up"])
    for who, whom in blows:
        acted(t, f"A attack {who}")
        t.roll(*(OFF3 if who == ANGHARAD else OFF))
        if f"target {whom}" in t.options():
            t.play(f"A target {whom}")
    return t


RING: Place = {SEVERIN: (5, 3), OBRYN: (7, 3), ANGHARAD: (9, 3), TARGOR: (6, 2), ARNULF: (8, 2), GARREK: (10, 4)}
"""Severin next to Targor; Obryn next to Targor and Arnulf; Angharad next to Arnulf and Garrek."""


IN_THE_END: list[Case] = [
    *each(LEADER_SLAIN, YES, lambda id: both_strike(id, SEVERIN, OBRYN)),
    *each(LEADER_SLAIN, NO, own_leader_slain),
    ("biggest_an_da_best", YES, lambda: both_strike("biggest_an_da_best", OBRYN, SEVERIN)),
    ("biggest_an_da_best", NO, lambda: both_strike("biggest_an_da_best", OBRYN, SEVERIN, dice=(*HIT, *OFF))),
    (
        "biggest_an_da_best",
        NO,
        lambda: hungry(
            SEVERIN,
            *HIT,
            *OFF,
            order=(OBRYN,),
            place={SEVERIN: (7, 3), OBRYN: (5, 3), TARGOR: (9, 3), GARREK: (15, 11)},
            wounds={OBRYN: 3},
            objectives_a=["biggest_an_da_best"],
        ),
    ),
    ("butchery", NO, lambda: hunger_of_three("butchery")),
    ("good_scrap", YES, lambda: hunger_of_three("good_scrap")),
    ("sigmars_bulwark", NO, lambda: traded("sigmars_bulwark")),
    ("sigmars_bulwark", YES, lambda: traded("sigmars_bulwark", *HIT, "support1", "support1", "dodge")),
    ("honed_survival_instincts", NO, lambda: traded("honed_survival_instincts")),
    ("lives_are_cheap", NO, lambda: traded("lives_are_cheap")),
    ("multiple_fronts", NO, lambda: gale("multiple_fronts", by="B", place={**SPARE, ARNULF: (13, 1)})),
    ("multiple_fronts", NO, lambda: gale("multiple_fronts", place=SPARE)),
    ("multiple_fronts", YES, lambda: gale("multiple_fronts", place={**SPARE, ARNULF: (13, 1)})),
    ("march_of_the_dead", NO, lambda: four_marched("march_of_the_dead")),
    ("fury_of_the_lodge", NO, lambda: two_charged("fury_of_the_lodge")),
    ("punch_up", NO, lambda: punches((OBRYN, TARGOR), place={OBRYN: (7, 3), TARGOR: (9, 3)})),
    ("punch_up", NO, lambda: punches((SEVERIN, TARGOR), (OBRYN, ARNULF), place=RING)),
    (
        "punch_up",
        YES,
        lambda: punches(
            (OBRYN, TARGOR), (SEVERIN, ARNULF), place={OBRYN: (7, 3), TARGOR: (9, 3), SEVERIN: (1, 1), ARNULF: (3, 1)}
        ),
    ),
    (
        "punch_up",
        YES,
        lambda: punches((OBRYN, TARGOR), (OBRYN, ARNULF), (SEVERIN, TARGOR), (ANGHARAD, GARREK), place=RING),
    ),
    (
        "punch_up",
        NO,
        lambda: punches((SEVERIN, TARGOR), (OBRYN, TARGOR), (OBRYN, ARNULF), (ANGHARAD, ARNULF), place=RING),
    ),
]


@rule("SHA-12.07", "SHA-12.08")
@pytest.mark.parametrize(
    ("id", "expected", "scene"),
    [pytest.param(*case, marks=card(case[0]), id=f"{case[0]}-{case[1]}") for case in IN_THE_END],
)
def test_earned_in_the_phase_or_just_not(id: str, expected: bool, scene: Scene) -> None:
    assert earned_on_both_sides(scene, id) == {expected}


# ---- tokens from phase to phase ----


@card("immovable_object", "determined_defender")
@rule("SHA-12.08", "SHA-4.08")
@pytest.mark.usefixtures("sides")
@pytest.mark.parametrize(
    ("tokens", "expected"),
    [({2: (9, 3)}, False), ({1: (9, 3), 2: (7, 3)}, True), ({1: (7, 3), 2: (9, 3)}, True), ({4: (3, 9)}, False)],
)
def test_ones_own_hold_through_two_phases(tokens: dict[int, tuple[int, int]], expected: bool) -> None:
    """A foe's hold is no hold, and does not hide one's own."""
    t = battle(place={OBRYN: (7, 3), GARREK: (9, 3)}, tokens=tokens, objectives_a=["immovable_object"])
    assert not earned(t, "immovable_object")
    t.skip_to("round.first")
    t.play(f"{letter_of(t.ask.seat)} first {'AB'[seat_of('A')]}")
    assert earned(t, "immovable_object") == expected


@card("a_claim_retaken")
@rule("SHA-12.08", "SHA-4.08")
@pytest.mark.usefixtures("sides")
@pytest.mark.parametrize(
    ("tokens", "moves", "expected"),
    [
        ({1: (1, 1), 2: (9, 3)}, ("A drive (11,3)", "A stay", "A move obryn_the_bold", "A go (9,3)"), True),
        ({1: (1, 1), 2: (9, 3)}, ("A stay",), False),
        ({1: (9, 3), 2: (11, 3)}, ("A drive (11,3)", "A stay"), False),
    ],
)
def test_a_claim_is_retaken_by_whoever_stands_there_now(
    tokens: dict[int, tuple[int, int]], moves: tuple[str, ...], expected: bool
) -> None:
    """Severin has held his own from the beginning; Garrek had another."""
    t = battle(place=SPARE, tokens=tokens, objectives_a=["a_claim_retaken"], dice=HIT)
    assert earned(acted(t, "A attack obryn_the_bold", *moves), "a_claim_retaken") == expected


@card("concerted_attack")
@rule("SHA-16.07")
@pytest.mark.usefixtures("sides")
def test_a_foe_that_strikes_its_friend_is_not_in_concert() -> None:
    """Severin and Angharad strike at Targor, and so does Karsus, who hungers."""
    place: Place = {SEVERIN: (5, 3), ANGHARAD: (8, 2), KARSUS: (9, 3), TARGOR: (7, 3)}
    place |= {OBRYN: (1, 1), GARREK: (15, 11), SAEK: (13, 11), ARNULF: (11, 11)}
    dice = ("support2", "support2", "dodge", *OFF3_MISS, *OFF3_MISS)
    t = battle(place=place, objectives_a=["concerted_attack"], dice=dice, upgrades={KARSUS: ["black_hunger"]})
    acted(t, "A attack severin_steelheart")
    acted(t, "B attack karsus_the_chained", "B with brutal_chop", "B target targor")
    t.roll(*OFF3_MISS)
    acted(t, "A attack angharad_brightshield", "A target targor")
    assert len({one for one, other in t.s.attempts if t.s.fighters[other].id == TARGOR}) == 3
    assert not t.offers("concerted_attack")


@card("victorious_duel", "second_in_command")
@rule("SHA-16.09")
@pytest.mark.usefixtures("sides")
@pytest.mark.parametrize(("second", "scored"), [(OBRYN, True), (TARGOR, False)])
def test_only_the_foes_second_in_command_protects_the_foes_leader(second: str, scored: bool) -> None:
    place: Place = {SEVERIN: (7, 3), GARREK: (9, 3), OBRYN: (1, 1), TARGOR: (15, 11)}
    gear = {second: ["second_in_command"]}
    t = attack(SEVERIN, *HIT, place=place, wounds={GARREK: 1}, upgrades=gear, objectives_a=["victorious_duel"])
    assert t.offers("victorious_duel") == scored
