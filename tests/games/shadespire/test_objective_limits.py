"""Objectives at their limits: one less or one more, the wrong side, the second of several. Judged from both seats."""

from collections.abc import Callable

import pytest

from podziemia.games.shadespire.data.cards import NUMBER
from podziemia.games.shadespire.data.hexes import NO_ONES
from podziemia.games.shadespire.rules.deed import ACTION, Deed, Doer, Fallen
from podziemia.games.shadespire.rules.settle import is_fulfilled
from tests.games.shadespire.moments import (
    ALL_HOME,
    ARNULF,
    AWAY,
    FOES,
    GARREK,
    HOME,
    KARSUS,
    OBRYN,
    SAEK,
    SEV,
    SEVERIN,
    TARGOR,
    Moment,
    at,
    counted,
    end_of,
    ended,
    exchanged,
    guard,
    held,
    inspired,
    killed,
    kills,
    mask,
    moved,
    phase,
    riptooth_killed,
    scored,
    strike,
    two_phases,
    upgraded,
    without,
    wounded,
)
from tests.games.shadespire.table import Place
from tests.support import card, rule

Scene = Callable[[], Moment]
Kill = tuple[int, int, int, int, bool]
YES, NO = True, False


def slain(*found: Kill) -> Moment:
    """Victim, whose warband, which fighter, zone, whether it led."""
    return phase(at(ALL_HOME), kills=list(found))


def felled(*found: tuple[int, int], attacker: int = OBRYN, led: bool = False, zone: int = 1, **facts: object) -> Moment:
    """Several fell during one attack, each by the hand of a seat."""
    s, a = strike(attacker, **facts)  # type: ignore[arg-type]
    for victim, seat in found:
        a.fallen.append(Fallen(s.fighters[victim], Doer(seat), [], led, zone))
    return s, a


def commanded(attacker: int = TARGOR, target: int = GARREK, **facts: object) -> Moment:
    """A has a fighter of B attack its friend."""
    s, a = strike(attacker, target)
    a.seat = 0
    for name, value in facts.items():
        setattr(a, name, value)
    by = Doer(0, s.fighters[attacker], False, "", 3)
    a.fallen.append(Fallen(s.fighters[target], by, [], True, 1))
    return s, a


def by_card(*victims: int, led: bool = False, zone: int = 1) -> Moment:
    """A ploy of A's took them."""
    s = at(ALL_HOME)
    deed = Deed("ploy", 0)
    for v in victims:
        deed.fallen.append(Fallen(s.fighters[v], Doer(0), [], led, zone))
    return s, deed


def struck(attacker: int, target: int, *hurt: tuple[int, int], missed: tuple[tuple[int, int], ...] = ()) -> Moment:
    s, a = strike(attacker, target)
    a.hurt.extend([(s.fighters[f], n) for f, n in hurt])
    a.missed.extend([(s.fighters[f], n) for f, n in missed])  # type: ignore[attr-defined]
    return s, a


def beside(kind: str, **facts: object) -> Moment:
    """A deed of another kind."""
    s = at(ALL_HOME)
    deed = Deed(kind, 0, s.fighters[OBRYN])
    for name, value in facts.items():
        setattr(deed, name, value)
    return s, deed


def near_of(*near: int) -> Moment:
    """Targor fell to Obryn with these around him."""
    s, a = killed()
    a.fallen[0].near = [s.fighters[f] for f in near]
    return s, a


def seconded(moment: Moment, *who: int) -> Moment:
    """These are second in command."""
    for f in who:
        moment[0].fighters[f].upgrades.append(NUMBER["second_in_command"])
    return moment


def held_start(*numbers: int, tokens: dict[int, tuple[int, int]]) -> Moment:
    start = [*numbers, *[-1] * (5 - len(numbers))]
    return phase(at(ALL_HOME, tokens=tokens), held_start=start)


def phases(before: list[int], now: list[int]) -> Moment:
    rest = [-1] * (5 - len(before))
    return phase(at(ALL_HOME), held_before=[*before, *rest], held_now=[*now, *rest])


def tokens(place: Place, **more: tuple[int, int]) -> Moment:
    return end_of(place, tokens={int(name[1:]): where for name, where in more.items()})


def fought(*pairs: tuple[int, int], place: Place | None = None) -> Moment:
    return phase(at(place or ALL_HOME), attempts=list(pairs))


TWO_HOME = without(HOME, SEV)
LINE: Place = {SEV: (5, 3), "obryn_the_bold": (7, 3), "angharad_brightshield": (9, 3)}
CROWD: Place = {SEV: (5, 3), "obryn_the_bold": (9, 3), "angharad_brightshield": (8, 2), "targor": (7, 3)}
GUARDS = ["sepulchral_warden", "prince_of_dust", "the_harvester", "the_champion", "petitioner_1", "petitioner_2"]
OWN, THEIRS = 0, 1
LEADER_SLAIN = "a_worthy_skull slayers_of_tyrants get_da_boss a_grim_promise behead_the_beast assassinate"


def undead(*ids: str, wounds: tuple[str, ...] = (), inspired: tuple[str, ...] = ()) -> Moment:
    place = {id: (1 + 2 * i, 1) for i, id in enumerate(ids)}
    s = at({**place, "targor": (15, 11)}, a="sepulchral_guard", wounds=dict.fromkeys(wounds, 1), inspired=inspired)
    return ended(s)


CASES: list[tuple[str, bool, Scene]] = [
    # at once: moves
    ("coward", NO, lambda: moved(TARGOR, lost_contact=False)),
    ("coward", NO, lambda: beside(ACTION, lost_contact=True)),
    ("cover_ground", NO, lambda: moved(TARGOR, length=6)),
    ("cover_ground", YES, lambda: moved(OBRYN, length=7)),
    ("cover_ground", NO, lambda: beside(ACTION, length=6)),
    ("change_of_tactics", NO, lambda: moved(OBRYN, charge=False, guarded=True)),
    ("change_of_tactics", NO, lambda: moved(TARGOR, charge=True, guarded=True)),
    # at once: kills
    ("draw_the_gaze_of_khorne more_able_bodies", NO, lambda: kills(TARGOR, ARNULF, by=1)),
    ("draw_the_gaze_of_khorne more_able_bodies", NO, lambda: kills(TARGOR)),
    ("draw_the_gaze_of_khorne more_able_bodies", YES, lambda: kills(OBRYN, TARGOR, ARNULF)),
    ("awe_inspiring", NO, lambda: slain((TARGOR, 0, 0, 0, NO), (ARNULF, 1, 3, 0, NO))),
    ("let_the_blood_flow", NO, lambda: phase(at(ALL_HOME), hits=mask(0, 1, GARREK))),
    ("lightning_strikes", NO, lambda: strike(charge=True)),
    ("lightning_strikes", NO, lambda: killed(TARGOR, OBRYN, charge=True)),
    ("lightning_strikes", NO, lambda: killed(SEVERIN, OBRYN, charge=True)),
    ("lightning_strikes", NO, lambda: felled((TARGOR, THEIRS), charge=True)),
    ("lightning_strikes", NO, lambda: felled((TARGOR, OWN), charge=True)),
    ("lightning_strikes", NO, lambda: commanded(charge=True)),
    ("skills_unforgotten", NO, lambda: killed(GARREK, OBRYN)),
    ("skills_unforgotten", NO, lambda: killed(SEVERIN, OBRYN)),
    ("skills_unforgotten", NO, lambda: commanded(GARREK, TARGOR)),
    ("skills_unforgotten", NO, lambda: by_card(TARGOR)),
    ("victorious_duel", NO, lambda: killed(SEVERIN, TARGOR)),
    ("victorious_duel", NO, lambda: seconded(killed(SEVERIN, GARREK, leader=True), ARNULF)),
    ("victorious_duel", YES, lambda: seconded(killed(SEVERIN, GARREK, leader=True), OBRYN)),
    ("bane_of_champions", NO, lambda: seconded(riptooth_killed("riptooth"), 4)),
    ("dead_kunnin", NO, lambda: strike(upper_hand=False)),
    ("dead_kunnin crushing_force precise_use_of_force", NO, lambda: commanded(upper_hand=True, over_kill=True)),
    ("heroic_feat trapped unstoppable", NO, lambda: commanded(underdog_hit=True, trap_hurt=True, hit_guard=True)),
    ("heroic_feat", NO, lambda: strike(TARGOR, OBRYN, underdog_hit=True)),
    ("trapped", NO, lambda: strike(TARGOR, OBRYN, trap_hurt=True)),
    ("unstoppable", NO, lambda: strike(TARGOR, OBRYN, hit_guard=True)),
    ("precise_use_of_force", NO, lambda: strike(TARGOR, OBRYN, exact_kill=True)),
    ("precise_use_of_force", NO, lambda: commanded(exact_kill=True)),
    ("crushing_force", NO, lambda: strike(over_kill=False)),
    ("dead_kunnin heroic_feat trapped unstoppable balance_of_power reaper", NO, lambda: beside(ACTION)),
    ("too_dumb_to_die miraculous_escape the_harvest_begins no_remorse", NO, lambda: beside(ACTION)),
    ("too_dumb_to_die", NO, lambda: struck(OBRYN, TARGOR, (TARGOR, 3))),
    ("too_dumb_to_die", NO, lambda: struck(TARGOR, OBRYN, (SEVERIN, 2), (OBRYN, 2))),
    ("too_dumb_to_die", YES, lambda: struck(TARGOR, OBRYN, (SEVERIN, 2), (OBRYN, 4))),
    ("too_dumb_to_die", NO, lambda: struck(TARGOR, KARSUS, (KARSUS, 3))),
    ("too_dumb_to_die", NO, lambda: beside(ACTION, hurt=[(at(ALL_HOME).fighters[OBRYN], 3)])),
    ("miraculous_escape", NO, lambda: struck(TARGOR, OBRYN, missed=((GARREK, 3),))),
    ("miraculous_escape", YES, lambda: struck(TARGOR, OBRYN, missed=((SEVERIN, 2), (OBRYN, 4)))),
    ("miraculous_escape", NO, lambda: struck(SEVERIN, OBRYN, missed=((OBRYN, 3),))),
    ("arms_length", NO, lambda: felled((TARGOR, THEIRS))),
    ("arms_length", NO, strike),
    ("arms_length", YES, lambda: near_of(GARREK)),
    ("arms_length", NO, lambda: near_of(GARREK, SEVERIN)),
    ("advancing_strike", NO, lambda: killed(zone=0)),
    ("advancing_strike", NO, lambda: killed(TARGOR, OBRYN, zone=1)),
    ("advancing_strike", YES, lambda: by_card(TARGOR)),
    ("defensive_strike", NO, lambda: killed(zone=NO_ONES)),
    ("defensive_strike", NO, lambda: felled((OBRYN, OWN), zone=0)),
    ("defensive_strike", NO, lambda: felled((TARGOR, THEIRS), zone=0)),
    ("masterstroke", NO, lambda: killed(TARGOR, OBRYN, as_reaction=True)),
    ("masterstroke", NO, lambda: killed(SEVERIN, OBRYN, as_reaction=True)),
    ("no_remorse", NO, lambda: killed(damage=2, target=SEVERIN)),
    ("the_bigger_they_are", NO, lambda: killed(TARGOR, OBRYN, damage=1)),
    ("reaper", NO, lambda: felled((TARGOR, OWN), (ARNULF, OWN))),
    ("the_harvest_begins", NO, lambda: struck(OBRYN, TARGOR, (TARGOR, 1), (ARNULF, 1), (SEVERIN, 1))),
    ("the_harvest_begins", NO, lambda: struck(TARGOR, OBRYN, (TARGOR, 1), (ARNULF, 1), (SAEK, 1))),
    ("concerted_attack", NO, fought),
    ("concerted_attack", NO, lambda: fought((0, TARGOR), (1, TARGOR))),
    ("concerted_attack", NO, lambda: fought((0, TARGOR), (1, TARGOR), (GARREK, TARGOR))),
    ("concerted_attack", NO, lambda: fought((0, OBRYN), (1, OBRYN), (2, OBRYN))),
    ("concerted_attack", YES, lambda: fought((0, ARNULF), (0, TARGOR), (1, TARGOR), (2, TARGOR))),
    ("massive_assault", NO, lambda: phase(at(ALL_HOME), hurts=[(TARGOR, 0, 2, 4), (ARNULF, 1, 2, 3)])),
    ("massive_assault", NO, lambda: phase(at(ALL_HOME), hurts=[(TARGOR, 0, 2, 4), (SEVERIN, 0, 2, 3)])),
    ("massive_assault", NO, lambda: phase(at(ALL_HOME), hurts=[(TARGOR, 0, 2, 4), (ARNULF, 0, GARREK, 3)])),
    ("massive_assault", NO, lambda: phase(at(ALL_HOME), hurts=[(TARGOR, 0, 2, 4), (ARNULF, 0, 2, 2)])),
    # the action phase
    (LEADER_SLAIN, NO, lambda: kills(GARREK, by=1, leader=True)),
    (LEADER_SLAIN, NO, lambda: kills(SEVERIN, leader=True)),
    (LEADER_SLAIN, YES, lambda: slain((TARGOR, 0, 0, 0, NO), (GARREK, 0, 0, 0, YES))),
    (LEADER_SLAIN, NO, lambda: seconded(kills(GARREK, leader=True), ARNULF)),
    (LEADER_SLAIN, YES, lambda: seconded(kills(GARREK, leader=True), SAEK, OBRYN)),
    ("biggest_an_da_best", NO, lambda: kills(TARGOR, by=1)),
    ("biggest_an_da_best", NO, lambda: kills(OBRYN)),
    ("biggest_an_da_best", NO, lambda: kills(TARGOR, killer=-1)),
    ("biggest_an_da_best", NO, lambda: kills(TARGOR, killer=GARREK)),
    ("biggest_an_da_best", YES, lambda: slain((TARGOR, 0, OBRYN, 0, NO), (ARNULF, 0, SEVERIN, 0, NO))),
    ("butchery", NO, lambda: kills(TARGOR, ARNULF, OBRYN)),
    ("killing_ground", NO, lambda: slain((TARGOR, 0, 0, 0, NO), (ARNULF, 0, 0, 2, NO), (SAEK, 1, -1, 2, NO))),
    ("killing_ground", NO, lambda: slain((TARGOR, 0, 0, 1, NO), (ARNULF, 0, 0, 2, NO))),
    ("sigmars_bulwark", NO, lambda: phase(at(ALL_HOME), hurts=[(TARGOR, 0, 2, 1), (OBRYN, 0, 2, 1)])),
    ("sigmars_bulwark", YES, lambda: end_of(FOES)),
    ("brave_but_cautious", NO, lambda: end_of(FOES)),
    ("multiple_fronts", NO, lambda: phase(at(ALL_HOME), hurts=[(v, 1, 3, 1) for v in (TARGOR, ARNULF, SAEK)])),
    ("multiple_fronts", NO, lambda: phase(at(ALL_HOME), hurts=[(v, 0, 2, 1) for v in (TARGOR, ARNULF, OBRYN)])),
    ("lives_are_cheap", NO, lambda: kills(OBRYN, TARGOR, by=1)),
    ("honed_survival_instincts", NO, lambda: kills(TARGOR, OBRYN)),
    ("march_of_the_dead", NO, lambda: phase(guard(4)[0], movers=15)),
    ("fury_of_the_lodge", NO, lambda: phase(at({**TWO_HOME, **FOES}), chargers=mask(0, 1, 2))),
    ("punch_up", NO, lambda: fought((0, TARGOR), place={SEV: (3, 1), **FOES})),
    ("punch_up", NO, lambda: fought((1, TARGOR), (2, SEVERIN), place={**TWO_HOME, **FOES})),
    ("punch_up", NO, lambda: fought((0, TARGOR), (1, ARNULF))),
    ("punch_up", YES, lambda: fought((0, TARGOR), (0, ARNULF), (1, TARGOR), (1, SAEK), (2, TARGOR))),
    ("punch_up", NO, lambda: fought((0, TARGOR), (0, ARNULF), (1, TARGOR), (1, ARNULF), (2, TARGOR), (2, ARNULF))),
    ("master_of_war", NO, lambda: counted(scored_in_round=1, ploys_played=0, upgrades_played=1)),
    ("master_of_war", NO, lambda: counted(scored_in_round=0, ploys_played=1, upgrades_played=1)),
    ("escalation", NO, lambda: counted(upgrades_played=2)),
    ("escalation", YES, lambda: counted(upgrades_played=3)),
    ("stymied", NO, lambda: counted(power_played=1, power_played_b=1)),
    ("superior_tactician", YES, lambda: scored(7)),
    # who is left
    ("it_begins", NO, lambda: end_of({**TWO_HOME, **FOES, "blooded_saek": (1, 9), "karsus_the_chained": (5, 9)})),
    ("kill_kill_again", NO, lambda: end_of({SEV: (3, 1), **FOES, "blooded_saek": (1, 9)})),
    ("war_of_attrition", NO, lambda: end_of({**HOME, **FOES, "blooded_saek": (1, 9), "karsus_the_chained": (5, 9)})),
    ("khorne_cares_not", YES, lambda: end_of({SEV: (3, 1), **without(FOES, "targor")})),
    ("khorne_cares_not", NO, lambda: end_of({SEV: (3, 1), **FOES})),
    ("pure_carnage", NO, lambda: end_of({SEV: (3, 1), "targor": (7, 9)})),
    ("pure_carnage", YES, lambda: end_of({"targor": (7, 9)})),
    ("endless_slaughter", NO, lambda: end_of({"targor": (7, 9)})),
    ("khornes_champion", NO, lambda: end_of({SEV: (3, 1), "obryn_the_bold": (7, 1)})),
    ("khornes_champion", NO, lambda: end_of({SEV: (3, 1), "targor": (7, 9)})),
    ("fearless_in_death", NO, lambda: end_of(FOES)),
    ("fearless_in_death", NO, lambda: end_of(TWO_HOME)),
    ("numberless_swarm", NO, lambda: guard(4)),
    ("live_to_fight_another_day", NO, lambda: end_of({SEV: (3, 1), "obryn_the_bold": (7, 1)})),
    ("live_to_fight_another_day", NO, lambda: end_of(FOES)),
    ("save_the_best", NO, lambda: end_of({**HOME, "garrek_gorebeard": (3, 9), "targor": (7, 9)})),
    ("save_the_best", NO, lambda: end_of(HOME)),
    ("deres_more_of_us", NO, lambda: end_of({**TWO_HOME, **FOES})),
    ("deres_more_of_us", YES, lambda: end_of({**HOME, **without(FOES, "targor")})),
    ("sigmars_finest", NO, lambda: end_of(FOES)),
    ("sigmars_finest", NO, lambda: end_of({**TWO_HOME, **FOES, "blooded_saek": (1, 9), "karsus_the_chained": (5, 9)})),
    ("sigmars_finest", YES, lambda: end_of({SEV: (3, 1), **FOES, "blooded_saek": (1, 9)})),
    ("peerless_general", NO, lambda: guard(3)),
    ("the_invigorated_dead", NO, lambda: inspired(*TWO_HOME, place=TWO_HOME)),
    ("the_invigorated_dead", NO, lambda: inspired("severin_steelheart", "angharad_brightshield")),
    ("the_invigorated_dead", YES, lambda: undead(*GUARDS[:4], inspired=tuple(GUARDS[:4]))),
    ("rivers_of_blood", NO, lambda: wounded(*HOME, place=HOME)),
    ("rivers_of_blood", YES, lambda: wounded(*HOME, "targor", place={**HOME, "targor": (7, 9)})),
    ("rivers_of_blood", NO, lambda: wounded(*HOME, "targor", "arnulf")),
    ("blooded", NO, lambda: wounded(*TWO_HOME, place=TWO_HOME)),
    ("blooded", NO, lambda: wounded(*TWO_HOME)),
    ("blooded", YES, lambda: undead(*GUARDS[:4], wounds=tuple(GUARDS[:4]))),
    ("chosen_champion", NO, lambda: upgraded("targor", each=3)),
    ("chosen_champion", YES, lambda: upgraded("obryn_the_bold", each=4)),
    ("geared_for_war", NO, lambda: end_of({**TWO_HOME, **FOES}, upgrades={id: ["great_speed"] for id in TWO_HOME})),
    ("geared_for_war", NO, lambda: upgraded(*list(HOME)[1:])),
    # where they stand
    ("consecrated_area", NO, lambda: end_of({**HOME, "targor": (13, 1)})),
    ("consecrated_area", YES, lambda: end_of({SEV: (3, 1), "obryn_the_bold": (5, 1)})),
    ("alone_in_the_darkness", NO, lambda: end_of({**HOME, "targor": (7, 9), "arnulf": (9, 9)})),
    ("undead_swarm", NO, lambda: end_of(HOME)),
    ("undead_swarm", NO, lambda: end_of({SEV: (5, 3), "obryn_the_bold": (9, 3), "targor": (7, 3), "arnulf": (15, 11)})),
    ("close_with_the_enemy", NO, lambda: end_of({**HOME, **FOES})),
    ("close_with_the_enemy", NO, lambda: end_of(without(CROWD, SEV))),
    ("brawl", NO, lambda: end_of(without(CROWD, SEV))),
    ("brawl", YES, lambda: end_of({**CROWD, "arnulf": (15, 11)})),
    ("poised_to_strike", YES, lambda: end_of({**CROWD, "garrek_gorebeard": (15, 11)})),
    ("fearless", NO, lambda: end_of(CROWD)),
    ("unbroken_wall", NO, lambda: end_of(without(LINE, "angharad_brightshield"))),
    ("unbroken_wall", NO, lambda: end_of({**without(LINE, "obryn_the_bold"), "targor": (7, 3)})),
    ("unbroken_wall", NO, lambda: end_of({**LINE, "obryn_the_bold": (13, 3), "targor": (7, 3)})),
    ("unbroken_wall", YES, lambda: end_of({SEV: (5, 3), "obryn_the_bold": (9, 3), "angharad_brightshield": (7, 3)})),
    ("unstoppable_advance", NO, lambda: end_of({SEV: (3, 11), "obryn_the_bold": (3, 1)})),
    ("unstoppable_advance", NO, lambda: end_of(FOES)),
    ("lightning_advance", YES, lambda: end_of(without(AWAY, SEV))),
    ("lightning_advance", NO, lambda: end_of({**AWAY, SEV: (3, 1)})),
    ("contained", NO, lambda: end_of({**HOME, "targor": (7, 9), "arnulf": (1, 5)})),
    ("contained", NO, lambda: end_of(HOME)),
    ("denial", NO, lambda: end_of({**HOME, "targor": (7, 9), "arnulf": (1, 5)})),
    ("denial", YES, lambda: end_of(HOME)),
    ("skirting_danger", NO, lambda: end_of({SEV: (1, 1)})),
    ("twilight_conqueror", NO, lambda: end_of({SEV: (4, 6), "obryn_the_bold": (6, 6)})),
    ("divide_and_conquer", NO, lambda: end_of({SEV: (3, 1), "targor": (9, 1), "arnulf": (9, 11)})),
    ("divide_and_conquer", NO, lambda: end_of({SEV: (3, 11), "targor": (9, 1), "arnulf": (9, 11)})),
    ("leading_from_the_back", NO, lambda: end_of({SEV: (3, 11)})),
    ("leading_from_the_back", NO, lambda: end_of({SEV: (4, 6)})),
    ("leading_from_the_back", NO, lambda: end_of({"obryn_the_bold": (3, 1)})),
    ("leading_from_the_back", YES, lambda: end_of({SEV: (3, 1), "obryn_the_bold": (5, 1)})),
    # tokens
    ("there_is_only_slaughter", NO, lambda: held(1)),
    ("cleanse", NO, lambda: tokens(AWAY, t1=(1, 1))),
    ("cleanse", NO, lambda: tokens(HOME, t1=(3, 1))),
    ("seize_ground", NO, lambda: tokens({**AWAY, **HOME}, t1=(15, 11), t2=(3, 1))),
    ("plant_a_standard", NO, lambda: tokens({SEV: (3, 1)}, t1=(3, 1))),
    ("plant_a_standard", NO, lambda: end_of(AWAY)),
    ("plant_a_standard", NO, lambda: tokens({SEV: (4, 6)}, t1=(4, 6))),
    ("plant_a_standard", NO, lambda: tokens({"obryn_the_bold": (3, 11)}, t1=(3, 11))),
    ("immovable_object", NO, lambda: two_phases(TARGOR, TARGOR)),
    ("immovable_object", NO, lambda: two_phases(-1, -1)),
    ("immovable_object", YES, lambda: phases([TARGOR, OBRYN], [TARGOR, OBRYN])),
    ("immovable_object", NO, lambda: phases([SEVERIN, OBRYN], [OBRYN, SEVERIN])),
    ("a_claim_retaken", NO, lambda: held_start(-1, tokens={1: (3, 1)})),
    ("a_claim_retaken", NO, lambda: held_start(TARGOR, tokens={1: (3, 9)})),
    ("a_claim_retaken", YES, lambda: held_start(OBRYN, TARGOR, tokens={1: (3, 1), 2: (7, 1)})),
    ("claim_the_city", NO, lambda: end_of(ALL_HOME)),
    ("claim_the_city", NO, lambda: tokens(ALL_HOME, t1=(3, 1), t2=(7, 9))),
    ("claim_the_city", YES, lambda: held(1, 2, 3)),
    ("hoarders", NO, lambda: end_of(FOES)),
    ("hoarders", NO, lambda: held(1, 2)),
    ("hoarders", YES, lambda: tokens({SEV: (3, 1), **FOES}, t1=(3, 1))),
    ("supremacy", NO, lambda: held(1, 3, 5, by="B")),
    ("tactical_genius_1_3", NO, lambda: held(1, 2, 3, by="B")),
]  # fmt: skip


@rule("SHA-12.07", "SHA-12.08")
@pytest.mark.parametrize("exchange", [False, True], ids=["A", "B"])
@pytest.mark.parametrize(
    ("ids", "fulfilled", "scene"),
    [
        pytest.param(*case, marks=card(*case[0].split()), id=f"{case[0].split()[0]}-{'yes' if case[1] else 'no'}")
        for case in CASES
    ],
)
def test_at_the_limit(ids: str, fulfilled: bool, scene: Scene, exchange: bool) -> None:
    for id in ids.split():
        s, deed = exchanged(scene()) if exchange else scene()
        assert is_fulfilled(s, int(exchange), NUMBER[id], deed) == fulfilled, id
