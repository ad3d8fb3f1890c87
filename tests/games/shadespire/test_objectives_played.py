"""Objectives earned, or just not, by real moves: what an attack, a move or a phase leaves behind for them."""

from typing import Any

import pytest

from podziemia.games.shadespire.data.cards import NUMBER
from podziemia.games.shadespire.rules.turn import end_objectives
from tests.games.shadespire.scenes import (
    ANGHARAD,
    ARNULF,
    DRAW,
    GARREK,
    HIT,
    KARSUS,
    MISS,
    NO,
    OBRYN,
    PAIR,
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
    lash,
    shoot,
    walk,
)
from tests.games.shadespire.table import Battle, Place, battle, power_step
from tests.support import card, rule

SAEK = "blooded_saek"
BACKED: Place = {**PAIR, SEVERIN: (11, 3), ANGHARAD: (10, 4)}
"""Two of A's next to the target."""
OUTNUMBERED: Place = {**PAIR, TARGOR: (8, 4), ARNULF: (5, 3)}
"""Two of B's next to the attacker; the target stands two hexes from one of them."""
AT_GARREK = ("A target garrek_gorebeard",)


def guarded(*dice: str, on_guard: str) -> Battle:
    """B goes on Guard, then Obryn attacks Garrek."""
    t = battle(place=SPARE, active=1, objectives_a=["unstoppable"], dice=dice)
    t.play(f"B guard {on_guard}")
    t.skip_to("activation")
    t.play("A attack obryn_the_bold")
    return t


def swept(*dice: str, place: Place, **more: Any) -> Battle:
    """The harvester cuts all around."""
    t = battle(a="sepulchral_guard", place={"the_harvester": (7, 3), **place}, dice=dice, **more)
    t.play("A attack the_harvester")
    return t


def chased(where: str, **more: Any) -> Battle:
    """Garrek next to Obryn goes somewhere."""
    return walk(GARREK, where, active=1, objectives_a=["coward"], **more)


def ran(where: str, *gear: str) -> Battle:
    place: Place = {"skritch_spiteclaw": (1, 3), TARGOR: (15, 11)}
    upgrades = {"skritch_spiteclaw": list(gear)}
    return walk(
        "skritch_spiteclaw", where, a="spiteclaws_swarm", place=place, objectives_a=["cover_ground"], upgrades=upgrades
    )


TWO_AROUND: Place = {TARGOR: (9, 3), ARNULF: (5, 3)}
CUT = ("sword", "sword", "shield")

AT_ONCE: list[tuple[str, bool, Scene]] = [
    ("dead_kunnin", YES, lambda: fight(*HIT, place=BACKED, objectives_a=["dead_kunnin"])),
    ("dead_kunnin", NO, lambda: fight(*HIT, place={**PAIR, SEVERIN: (11, 3)}, objectives_a=["dead_kunnin"])),
    (
        "dead_kunnin",
        NO,
        lambda: fight(*HIT, place={**BACKED, TARGOR: (5, 3)}, moves=AT_GARREK, objectives_a=["dead_kunnin"]),
    ),
    ("heroic_feat", YES, lambda: fight(*HIT, place=OUTNUMBERED, moves=AT_GARREK, objectives_a=["heroic_feat"])),
    (
        "heroic_feat",
        NO,
        lambda: fight(*HIT, place={**PAIR, ARNULF: (5, 3)}, moves=AT_GARREK, objectives_a=["heroic_feat"]),
    ),
    ("heroic_feat", NO, lambda: fight(*MISS, place=OUTNUMBERED, moves=AT_GARREK, objectives_a=["heroic_feat"])),
    (
        "balance_of_power",
        YES,
        lambda: fight(*HIT, place={**BACKED, **OUTNUMBERED}, moves=AT_GARREK, objectives_a=["balance_of_power"]),
    ),
    (
        "balance_of_power",
        YES,
        lambda: fight(*HIT, place={**BACKED, **OUTNUMBERED}, moves=AT_GARREK, objectives_b=["balance_of_power"]),
    ),
    (
        "balance_of_power",
        NO,
        lambda: fight(*HIT, place={**BACKED, TARGOR: (8, 4)}, moves=AT_GARREK, objectives_a=["balance_of_power"]),
    ),
    ("balance_of_power", NO, lambda: fight(*HIT, place=PAIR, objectives_a=["balance_of_power"])),
    (
        "crushing_force",
        YES,
        lambda: fight(*HIT, place={OBRYN: (7, 3), TARGOR: (9, 3)}, wounds={TARGOR: 1}, objectives_a=["crushing_force"]),
    ),
    ("crushing_force", NO, lambda: fight(*HIT, place={OBRYN: (7, 3), TARGOR: (9, 3)}, objectives_a=["crushing_force"])),
    ("crushing_force", NO, lambda: fight(*HIT, objectives_a=["crushing_force"])),
    ("precise_use_of_force", YES, lambda: fight(*HIT, wounds={GARREK: 1}, objectives_a=["precise_use_of_force"])),
    ("precise_use_of_force", NO, lambda: fight(*HIT, wounds={GARREK: 2}, objectives_a=["precise_use_of_force"])),
    ("precise_use_of_force", NO, lambda: fight(*HIT, objectives_a=["precise_use_of_force"])),
    ("unstoppable", YES, lambda: guarded("hammer", "hammer", "support1", on_guard=GARREK)),
    ("unstoppable", NO, lambda: guarded("hammer", "hammer", "support1", on_guard=TARGOR)),
    ("unstoppable", NO, lambda: guarded("support1", "support1", "shield", on_guard=GARREK)),
    ("coward", YES, lambda: chased("(11,3)")),
    ("coward", NO, lambda: chased("(8,2)")),
    ("coward", NO, lambda: walk(OBRYN, "(5,3)", objectives_a=["coward"])),
    ("coward", YES, lambda: walk(OBRYN, "(5,3)", objectives_b=["coward"])),
    ("coward", NO, lambda: walk(GARREK, "(11,3)", place={**SPARE, GARREK: (13, 3)}, active=1, objectives_a=["coward"])),
    ("cover_ground", YES, lambda: ran("(13,3)", "great_speed")),
    ("cover_ground", YES, lambda: ran("(5,3)", "great_speed")),
    ("cover_ground", NO, lambda: ran("(11,3)")),
    (
        "miraculous_escape",
        YES,
        lambda: lash("support1", "support1", "support1", "shield", objectives_a=["miraculous_escape"]),
    ),
    ("miraculous_escape", NO, lambda: fight(*MISS, objectives_b=["miraculous_escape"])),
    (
        "miraculous_escape",
        NO,
        lambda: lash("support1", "support1", "support1", "shield", objectives_b=["miraculous_escape"]),
    ),
    ("too_dumb_to_die", YES, lambda: fight(*HIT, objectives_b=["too_dumb_to_die"])),
    ("too_dumb_to_die", NO, lambda: fight(*HIT, wounds={GARREK: 1}, objectives_b=["too_dumb_to_die"])),
    ("too_dumb_to_die", NO, lambda: fight(*HIT, objectives_a=["too_dumb_to_die"])),
    ("reaper", YES, lambda: swept(*CUT, *CUT, place=TWO_AROUND, objectives_a=["reaper"])),
    ("reaper", NO, lambda: swept(*CUT, "support1", "support1", "dodge", place=TWO_AROUND, objectives_a=["reaper"])),
    (
        "the_harvest_begins",
        YES,
        lambda: swept(*CUT * 3, place={**TWO_AROUND, GARREK: (8, 2)}, objectives_a=["the_harvest_begins"]),
    ),
    ("the_harvest_begins", NO, lambda: swept(*CUT * 2, place=TWO_AROUND, objectives_a=["the_harvest_begins"])),
    ("arms_length", YES, lambda: shoot(*SHOT, wounds={GARREK: 3}, objectives_a=["arms_length"])),
    ("arms_length", NO, lambda: fight(*HIT, wounds={GARREK: 3}, objectives_a=["arms_length"])),
    ("defensive_strike", YES, lambda: fight(*HIT, wounds={GARREK: 3}, objectives_a=["defensive_strike"])),
    (
        "defensive_strike",
        NO,
        lambda: attack(
            OBRYN, *HIT, place={OBRYN: (7, 9), GARREK: (9, 9)}, wounds={GARREK: 3}, objectives_a=["defensive_strike"]
        ),
    ),
    (
        "advancing_strike",
        YES,
        lambda: attack(
            OBRYN, *HIT, place={OBRYN: (7, 9), GARREK: (9, 9)}, wounds={GARREK: 3}, objectives_a=["advancing_strike"]
        ),
    ),
    (
        "advancing_strike",
        NO,
        lambda: attack(
            OBRYN, *HIT, place={OBRYN: (6, 6), GARREK: (8, 6)}, wounds={GARREK: 3}, objectives_a=["advancing_strike"]
        ),
    ),
    (
        "victorious_duel",
        YES,
        lambda: attack(
            SEVERIN, *HIT, place={SEVERIN: (7, 3), GARREK: (9, 3)}, wounds={GARREK: 1}, objectives_a=["victorious_duel"]
        ),
    ),
    (
        "victorious_duel",
        NO,
        lambda: attack(SEVERIN, *HIT, place={SEVERIN: (7, 3), TARGOR: (9, 3)}, objectives_a=["victorious_duel"]),
    ),
    ("trapped", NO, lambda: fight(*DRAW, moves=("A stay",), objectives_a=["trapped"])),
]


@rule("SHA-12.01", "SHA-12.02")
@pytest.mark.parametrize(
    ("id", "expected", "scene"),
    [pytest.param(*case, marks=card(case[0]), id=f"{case[0]}-{case[1]}") for case in AT_ONCE],
)
def test_scored_at_once(id: str, expected: bool, scene: Scene) -> None:
    assert from_both_sides(scene, f"score {id}") == {expected}


# ---- what the action phase leaves behind ----


def after(t: Battle, *moves: str) -> Battle:
    """These moves, one activation after another; whatever else is asked is declined."""
    for move in moves:
        if t.ask.kind != "activation" and move.split()[1] in (
            "move",
            "charge",
            "attack",
            "guard",
            "pass",
            "draw",
            "act",
        ):
            t.skip_to("activation")
        go(t, move)
    return t


def fulfilled(t: Battle, id: str, seat: int = 0) -> bool:
    return end_objectives(t.s, seat) == [NUMBER[id]]


def moved(id: str, *moves: str, seat: str = "a", **more: Any) -> Battle:
    t = battle(place=more.pop("place", SPARE), **{f"objectives_{seat}": [id]}, **more)
    return after(t, *moves)


CHARGERS: Place = {SEVERIN: (3, 1), ANGHARAD: (3, 3), OBRYN: (3, 5), GARREK: (9, 1), KARSUS: (9, 3), SAEK: (9, 5)}


def charges(n: int) -> Battle:
    """So many of A's charge; B does nothing."""
    t = battle(place=CHARGERS, objectives_a=["fury_of_the_lodge"], dice=())
    for who, where in ((SEVERIN, "(7,1)"), (ANGHARAD, "(7,3)"), (OBRYN, "(7,5)"))[:n]:
        t.skip_to("activation")
        if t.ask.seat == 1:
            t.play("B pass")
            t.skip_to("activation")
        t.roll("support1", "support1", "support1", "shield")
        go(t, f"A charge {who}", f"A go {where}")
    return t


IN_THE_PHASE: list[tuple[str, bool, Scene]] = [
    ("perfect_planning", YES, lambda: moved("perfect_planning", "A guard obryn_the_bold")),
    ("perfect_planning", NO, lambda: moved("perfect_planning", "A move obryn_the_bold", "A go (5,3)")),
    ("perfect_planning", YES, lambda: moved("perfect_planning", "A pass", "B move targor", "B go (13,11)")),
    ("bloodless", YES, lambda: moved("bloodless", "A attack obryn_the_bold", dice=MISS)),
    ("bloodless", NO, lambda: moved("bloodless", "A attack obryn_the_bold", dice=HIT)),
    ("sigmars_bulwark", YES, lambda: moved("sigmars_bulwark", "A attack obryn_the_bold", dice=HIT)),
    (
        "honed_survival_instincts",
        YES,
        lambda: moved("honed_survival_instincts", "A attack obryn_the_bold", dice=HIT, wounds={GARREK: 3}),
    ),
    (
        "biggest_an_da_best",
        YES,
        lambda: moved(
            "biggest_an_da_best", "A attack severin_steelheart", dice=HIT, place={SEVERIN: (7, 3), TARGOR: (9, 3)}
        ),
    ),
    (
        "biggest_an_da_best",
        NO,
        lambda: moved("biggest_an_da_best", "A attack obryn_the_bold", dice=HIT, place={OBRYN: (7, 3), TARGOR: (9, 3)}),
    ),
    ("assassinate", YES, lambda: moved("assassinate", "A attack obryn_the_bold", dice=HIT, wounds={GARREK: 1})),
    (
        "assassinate",
        NO,
        lambda: moved("assassinate", "A attack obryn_the_bold", dice=HIT, place={OBRYN: (7, 3), TARGOR: (9, 3)}),
    ),
    ("fury_of_the_lodge", YES, lambda: charges(3)),
    ("fury_of_the_lodge", NO, lambda: charges(2)),
]


@rule("SHA-12.08")
@pytest.mark.parametrize(
    ("id", "expected", "scene"),
    [pytest.param(*case, marks=card(case[0]), id=f"{case[0]}-{case[1]}") for case in IN_THE_PHASE],
)
def test_scored_for_the_phase(id: str, expected: bool, scene: Scene) -> None:
    assert fulfilled(scene(), id) == expected


@card("punishing_volleys")
def test_a_volley_is_a_hit_with_a_pistol() -> None:
    for dice, at, weapon, hits in (
        (SHOT, (9, 3), "", 1),
        (("support1",) * 3 + ("shield",), (9, 3), "", 0),
        (HIT, (5, 3), "shock_handaxe", 0),
    ):
        t = shoot(*dice, at=at, moves=(f"A with {weapon}",) if weapon else ())
        assert t.s.pistol_hits == [hits, 0]


@card("ploymaster", "honest_opponent", "master_of_war", "stymied", "no_more_tricks", "escalation")
@rule("SHA-12.08")
def test_cards_played_are_counted() -> None:
    ploys = ["blood_rain", "danse_macabre", "sprint"]
    t = power_step(place=SPARE, hand_a=ploys, objectives_a=["ploymaster", "honest_opponent", "no_more_tricks"])
    seen = []
    for id in ploys:
        seen.append(end_objectives(t.s, 0))
        t.play(f"A play {id}")
    assert seen == [[NUMBER["honest_opponent"]], [], []]
    assert end_objectives(t.s, 0) == [NUMBER["ploymaster"], NUMBER["no_more_tricks"]]
    gear = ["great_speed", "great_strength"]
    t = power_step(place=SPARE, hand_a=gear, hand_b=["sprinter"], glory=(2, 1), objectives_b=["stymied", "escalation"])
    assert end_objectives(t.s, 1) == [NUMBER["stymied"]]
    t.play("A play great_speed", "A on obryn_the_bold", "B pass", "A play great_strength", "A on obryn_the_bold")
    assert end_objectives(t.s, 1) == []
    t.play("B play sprinter", "B on targor")
    assert end_objectives(t.s, 1) == [NUMBER["escalation"]]


@card("immovable_object", "a_claim_retaken")
@rule("SHA-12.08", "SHA-4.08")
def test_who_held_what_is_remembered_from_phase_to_phase() -> None:
    t = battle(place=SPARE, tokens={1: (1, 1), 2: (9, 3), 3: (7, 3)}, objectives_a=["immovable_object"])
    t.skip_to("round.first")
    assert (t.s.held_before, t.s.held_now) == ([-1] * 5, [0, 3, 2, -1, -1])
    assert end_objectives(t.s, 0) == []
    t.play(f"{'AB'[t.ask.seat]} first A")
    assert t.s.held_start == [0, 3, 2, -1, -1]
    t.play("A move severin_steelheart", f"A go {t.at(3, 1)}")
    t.skip_to("end.score")
    assert (t.s.held_before, t.s.held_now) == ([0, 3, 2, -1, -1], [-1, 3, 2, -1, -1])
    assert end_objectives(t.s, 0) == [NUMBER["immovable_object"]], "Obryn held his for both phases"


@rule("SHA-7.01", "SHA-12.08")
def test_a_new_round_begins_with_nothing_done() -> None:
    t = battle(place=SPARE, dice=HIT, hand_a=["sprint"], objectives_a=["bloodless"])
    t.play("A attack obryn_the_bold", f"A drive {t.at(11, 3)}", "A stay", "A play sprint")
    t.skip_to("activation")
    t.play("B move targor", f"B go {t.at(13, 11)}")
    assert (t.s.hits, t.s.movers, len(t.s.hurts), len(t.s.attempts)) == (1 << 2, 1 << 6, 1, 1)
    t.skip_to("round.first")
    t.play(f"{'AB'[t.ask.seat]} first A")
    s = t.s
    assert (s.hits, s.movers, s.chargers, s.hurts, s.attempts, s.kills) == (0, 0, 0, [], [], [])
    assert [(p.used, p.ploys_played, p.power_played, p.scored_in_round) for p in s.players] == [
        (1, 0, 0, 0),
        (0, 0, 0, 0),
    ]
    assert s.round == 2


@rule("SHA-11.04")
def test_enemy_ground_inspires_farstriders_only() -> None:
    for where, inspired in (((7, 9), True), ((6, 6), False), ((7, 3), False)):
        t = battle(a="the_farstriders", place={SANSON: where, TARGOR: (15, 11)})
        t.skip_to("round.first")
        assert t.fighter(SANSON).inspired == inspired
