"""Each objective card: its numbers, a position that fulfils it, and one that just does not."""

from collections.abc import Callable

import pytest

from podziemia.games.shadespire.data.cards import NUMBER
from podziemia.games.shadespire.data.hexes import NO_ONES
from podziemia.games.shadespire.data.objective_cards import OBJECTIVES
from podziemia.games.shadespire.rules.deed import MOVE, Deed, Doer, Fallen, Strike
from podziemia.games.shadespire.rules.settle import is_fulfilled
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.games.shadespire.rules.turn import end_objectives
from tests.games.shadespire.table import Place, arranged
from tests.support import card, rule

PRINTED = [
    ("a_worthy_skull", 1, "end_phase", False),
    ("blood_for_the_blood_god", 1, "immediate", True),
    ("coward", 1, "immediate", False),
    ("draw_the_gaze_of_khorne", 1, "immediate", True),
    ("it_begins", 1, "end_phase", False),
    ("khorne_cares_not", 2, "end_phase", False),
    ("khornes_champion", 6, "third_end_phase", False),
    ("let_the_blood_flow", 2, "immediate", True),
    ("there_is_only_slaughter", 1, "end_phase", False),
    ("awe_inspiring", 1, "immediate", True),
    ("cleanse", 3, "end_phase", False),
    ("consecrated_area", 1, "end_phase", False),
    ("eternals", 3, "third_end_phase", False),
    ("immovable_object", 1, "end_phase", False),
    ("lightning_strikes", 1, "immediate", False),
    ("seize_ground", 1, "end_phase", False),
    ("sigmars_bulwark", 1, "end_phase", False),
    ("slayers_of_tyrants", 1, "end_phase", False),
    ("battle_without_end", 1, "end_phase", False),
    ("claim_the_city", 5, "end_phase", False),
    ("fearless_in_death", 1, "third_end_phase", False),
    ("march_of_the_dead", 2, "end_phase", False),
    ("more_able_bodies", 1, "end_phase", False),
    ("peerless_general", 3, "third_end_phase", False),
    ("skills_unforgotten", 1, "immediate", False),
    ("the_invigorated_dead", 1, "third_end_phase", False),
    ("undead_swarm", 1, "end_phase", False),
    ("ard_as_iron", 3, "third_end_phase", False),
    ("biggest_an_da_best", 1, "end_phase", False),
    ("call_of_the_waaagh", 1, "immediate", True),
    ("dead_kunnin", 1, "immediate", False),
    ("deres_more_of_us", 1, "end_phase", False),
    ("get_da_boss", 1, "end_phase", False),
    ("good_scrap", 2, "end_phase", False),
    ("punch_up", 2, "end_phase", False),
    ("too_dumb_to_die", 1, "immediate", False),
    ("a_claim_retaken", 2, "end_phase", False),
    ("a_grim_promise", 1, "end_phase", False),
    ("ferocious_charge", 1, "immediate", False),
    ("for_the_ur_gold", 1, "end_phase", False),
    ("fury_of_the_lodge", 1, "end_phase", False),
    ("hoarders", 2, "end_phase", False),
    ("oaths_still_to_fulfil", 3, "third_end_phase", False),
    ("scion_of_grimnir", 1, "immediate", False),
    ("unstoppable_advance", 2, "end_phase", False),
    ("arms_length", 1, "immediate", False),
    ("brilliant_brilliant", 1, "end_phase", False),
    ("feast_feast", 3, "end_phase", False),
    ("honed_survival_instincts", 1, "end_phase", False),
    ("leading_from_the_back", 1, "third_end_phase", False),
    ("live_to_fight_another_day", 2, "third_end_phase", False),
    ("lives_are_cheap", 1, "end_phase", False),
    ("numberless_swarm", 1, "third_end_phase", False),
    ("skritch_is_the_greatest_yes_yes", 1, "immediate", False),
    ("all_the_better_to_slay_them", 1, "immediate", False),
    ("bane_of_champions", 2, "immediate", False),
    ("bloody_annihilation", 3, "end_phase", False),
    ("khorne_sees_us", 1, "immediate", True),
    ("kill_kill_again", 1, "end_phase", False),
    ("no_escape", 1, "immediate", True),
    ("rivers_of_blood", 2, "end_phase", False),
    ("save_the_best", 2, "end_phase", False),
    ("show_of_strength", 1, "immediate", False),
    ("behead_the_beast", 1, "end_phase", False),
    ("brave_but_cautious", 1, "end_phase", False),
    ("close_with_the_enemy", 1, "end_phase", False),
    ("eternal_supremacy", 3, "end_phase", False),
    ("lightning_advance", 1, "end_phase", False),
    ("meticulous_annihilation", 3, "end_phase", False),
    ("punishing_volleys", 1, "end_phase", False),
    ("ranger_strike", 1, "immediate", True),
    ("sigmars_finest", 2, "end_phase", False),
    ("accept_inevitability", 1, "third_end_phase", False),
    ("advancing_strike", 1, "immediate", False),
    ("alone_in_the_darkness", 2, "end_phase", False),
    ("annihilation", 5, "end_phase", False),
    ("assassinate", 1, "end_phase", False),
    ("balance_of_power", 2, "immediate", False),
    ("blooded", 1, "end_phase", False),
    ("bloodless", 1, "end_phase", False),
    ("brawl", 2, "end_phase", False),
    ("butchery", 2, "end_phase", False),
    ("change_of_tactics", 1, "immediate", False),
    ("chosen_champion", 1, "end_phase", False),
    ("complete_victory", 3, "third_end_phase", False),
    ("concerted_attack", 1, "immediate", True),
    ("conquest", 2, "third_end_phase", False),
    ("contained", 3, "third_end_phase", False),
    ("cover_ground", 1, "immediate", False),
    ("crushing_force", 1, "immediate", False),
    ("dauntless", 2, "end_phase", False),
    ("defensive_strike", 1, "immediate", False),
    ("denial", 3, "third_end_phase", False),
    ("determined_defender", 1, "end_phase", False),
    ("divide_and_conquer", 1, "end_phase", False),
    ("endless_slaughter", 3, "third_end_phase", False),
    ("escalation", 2, "end_phase", False),
    ("fearless", 1, "end_phase", False),
    ("flawless_strategy", 1, "end_phase", False),
    ("geared_for_war", 1, "end_phase", False),
    ("heroes_all", 1, "end_phase", False),
    ("heroic_feat", 2, "immediate", False),
    ("hold_objective_1", 1, "end_phase", False),
    ("hold_objective_2", 1, "end_phase", False),
    ("hold_objective_3", 1, "end_phase", False),
    ("hold_objective_4", 1, "end_phase", False),
    ("hold_objective_5", 1, "end_phase", False),
    ("honest_opponent", 1, "end_phase", False),
    ("killing_ground", 3, "end_phase", False),
    ("making_a_statement", 3, "end_phase", False),
    ("massive_assault", 1, "immediate", True),
    ("master_of_war", 1, "end_phase", False),
    ("masterstroke", 1, "immediate", False),
    ("miraculous_escape", 1, "immediate", False),
    ("multiple_fronts", 1, "end_phase", False),
    ("no_more_tricks", 1, "end_phase", False),
    ("no_remorse", 1, "immediate", False),
    ("our_only_way_out", 2, "end_phase", False),
    ("overextended", 5, "end_phase", False),
    ("perfect_planning", 1, "end_phase", False),
    ("plant_a_standard", 1, "end_phase", False),
    ("ploymaster", 1, "end_phase", False),
    ("poised_to_strike", 1, "end_phase", False),
    ("precise_use_of_force", 1, "immediate", False),
    ("pure_carnage", 3, "third_end_phase", False),
    ("ready_for_a_challenge", 1, "end_phase", False),
    ("reaper", 2, "immediate", False),
    ("scent_of_victory", 1, "end_phase", False),
    ("skirting_danger", 1, "end_phase", False),
    ("stymied", 1, "end_phase", False),
    ("superior_tactician", 3, "third_end_phase", False),
    ("supremacy", 3, "end_phase", False),
    ("swift_advance", 1, "end_phase", False),
    ("tactical_genius_1_3", 3, "end_phase", False),
    ("tactical_genius_3_5", 3, "end_phase", False),
    ("tactical_supremacy_1_2", 2, "end_phase", False),
    ("tactical_supremacy_3_4", 2, "end_phase", False),
    ("the_bigger_they_are", 1, "immediate", False),
    ("the_harvest_begins", 2, "immediate", False),
    ("total_annihilation", 7, "first_or_second_end_phase", False),
    ("trapped", 1, "immediate", False),
    ("twilight_conqueror", 1, "end_phase", False),
    ("unbroken_wall", 1, "end_phase", False),
    ("unstoppable", 1, "immediate", False),
    ("victorious_duel", 2, "immediate", False),
    ("victory_after_victory", 2, "end_phase", False),
    ("war_of_attrition", 1, "end_phase", False),
]

SEVERIN, ANGHARAD, OBRYN = 0, 1, 2
GARREK, KARSUS, SAEK, TARGOR, ARNULF = 3, 4, 5, 6, 7
"""Fighters by number: A has Steelheart's Champions, B Garrek's Reavers."""

Moment = tuple[ShadespireState, Deed]
END = "end"


def at(place: Place | None = None, **more: object) -> ShadespireState:
    return arranged(place=place, **more)  # type: ignore[arg-type]


HOME = {"severin_steelheart": (3, 1), "angharad_brightshield": (7, 1), "obryn_the_bold": (11, 1)}
AWAY = {"severin_steelheart": (3, 11), "angharad_brightshield": (7, 11), "obryn_the_bold": (11, 11)}
FOES = {"garrek_gorebeard": (3, 9), "targor": (7, 9), "arnulf": (11, 9)}
FOES_FAR = {"garrek_gorebeard": (1, 11), "targor": (5, 11), "arnulf": (9, 11)}


def ended(s: ShadespireState) -> Moment:
    return s, Deed(END, 0)


def phase(s: ShadespireState, **lists: object) -> Moment:
    """The action phase just ended saw this."""
    for name, value in lists.items():
        setattr(s, name, value)
    return ended(s)


def kills(*victims: int, by: int = 0, killer: int = 0, zone: int = 0, leader: bool = False) -> Moment:
    return phase(at({**HOME, **FOES}), kills=[(v, by, killer, zone, leader) for v in victims])


def strike(attacker: int = OBRYN, target: int = TARGOR, place: Place | None = None, **facts: object) -> Moment:
    """An attack just made; facts are fields of it."""
    s = at(place or {**HOME, **FOES})
    f, t = s.fighters[attacker], s.fighters[target]
    a = Strike(f.seat, f, f.profiles()[0], t)
    a.damage = a.profile.damage
    for name, value in facts.items():
        setattr(a, name, value)
    return s, a


def killed(
    attacker: int = OBRYN, target: int = TARGOR, near: bool = True, leader: bool = False, zone: int = 1, **facts: object
) -> Moment:
    s, a = strike(attacker, target, **facts)  # type: ignore[arg-type]
    assert isinstance(a, Strike)
    by = Doer(a.seat, a.attacker, a.as_reaction, a.profile.id, a.damage)
    a.fallen.append(Fallen(a.target, by, [a.attacker] if near else [], leader, zone))
    return s, a


def moved(fighter: int, **facts: object) -> Moment:
    s = at({**HOME, **FOES})
    deed = Deed(MOVE, s.fighters[fighter].seat, s.fighters[fighter])
    for name, value in facts.items():
        setattr(deed, name, value)
    return s, deed


def mask(*fighters: int) -> int:
    return sum(1 << f for f in fighters)


def counted(**counts: int) -> Moment:
    """What player A has done; names that end in _b are of player B."""
    s = at({**HOME, **FOES})
    for name, value in counts.items():
        player = s.players[1 if name.endswith("_b") else 0]
        setattr(player, name.removesuffix("_b"), value)
    return ended(s)


def held(*numbers: int, by: str = "A", place: Place | None = None) -> Moment:
    """Tokens lie where fighters of that side stand."""
    standing = list((HOME if by == "A" else FOES).values())
    tokens = {number: standing[i] for i, number in enumerate(numbers)}
    return ended(at({**HOME, **FOES, **(place or {})}, tokens=tokens))


def scored(n: int) -> Moment:
    s = at({**HOME, **FOES})
    s.players[0].scored = list(range(n))
    return ended(s)


def two_phases(before: int, now: int) -> Moment:
    s = at({**HOME, **FOES})
    s.held_before, s.held_now = [before, -1, -1, -1, -1], [now, -1, -1, -1, -1]
    return ended(s)


def without(place: Place, *gone: str) -> Place:
    return {id: where for id, where in place.items() if id not in gone}


def upgraded(*ids: str, each: int = 1, side: Place | None = None) -> Moment:
    names = ["great_strength", "great_speed", "great_fortitude", "sprinter", "acrobatic", "soultrap"]
    return ended(at({**HOME, **FOES}, upgrades={id: names[i : i + each] for i, id in enumerate(ids)}))


def wounded(*ids: str, place: Place | None = None) -> Moment:
    return ended(at(place or {**HOME, **FOES}, wounds=dict.fromkeys(ids, 1)))


def inspired(*ids: str, place: Place | None = None) -> Moment:
    return ended(at(place or HOME, inspired=ids))


def guard(n: int, place: Place | None = None, uninspired: bool = True) -> Moment:
    """So many of the Sepulchral Guard survive."""
    ids = ["sepulchral_warden", "prince_of_dust", "the_harvester", "the_champion", "petitioner_1", "petitioner_2"]
    standing = {id: (1 + 2 * i, 1) for i, id in enumerate(ids[:n])}
    s = at({**standing, "targor": (15, 11)}, a="sepulchral_guard", inspired=() if uninspired else ("prince_of_dust",))
    return ended(s)


def marched(n: int) -> Moment:
    s, deed = guard(5)
    s.movers = (1 << n) - 1
    return s, deed


def end_of(place: Place, **more: object) -> Moment:
    return ended(at(place, **more))


ALL_HOME = {**HOME, **FOES}
SEV = "severin_steelheart"
Pair = tuple[Callable[[], Moment], Callable[[], Moment]]


def both(yes: Callable[[], Moment], no: Callable[[], Moment], *ids: str) -> dict[str, Pair]:
    return dict.fromkeys(ids, (yes, no))


POSITIONS: dict[str, Pair] = {
    **both(
        lambda: phase(at(ALL_HOME), chargers=mask(0, 1, 2)),
        lambda: phase(at(ALL_HOME), chargers=mask(0, 1, GARREK)),
        "blood_for_the_blood_god",
        "call_of_the_waaagh",
        "no_escape",
    ),
    **both(lambda: moved(TARGOR, lost_contact=True), lambda: moved(OBRYN, lost_contact=True), "coward"),
    **both(
        lambda: kills(TARGOR, ARNULF),
        lambda: kills(TARGOR, OBRYN),
        "draw_the_gaze_of_khorne",
        "khorne_sees_us",
        "ranger_strike",
        "more_able_bodies",
    ),
    **both(lambda: kills(TARGOR, OBRYN), lambda: kills(TARGOR), "awe_inspiring"),
    **both(
        lambda: phase(at(ALL_HOME), hits=mask(0, 1, 2)),
        lambda: phase(at(ALL_HOME), hits=mask(0, 1)),
        "let_the_blood_flow",
    ),
    **both(lambda: killed(charge=True), lambda: killed(charge=False), "lightning_strikes", "ferocious_charge"),
    **both(
        lambda: killed(SEVERIN),
        lambda: killed(OBRYN),
        "skills_unforgotten",
        "scion_of_grimnir",
        "skritch_is_the_greatest_yes_yes",
        "show_of_strength",
    ),
    **both(lambda: killed(SEVERIN, GARREK, leader=True), lambda: killed(OBRYN, GARREK, leader=True), "victorious_duel"),
    **both(lambda: strike(upper_hand=True), lambda: strike(TARGOR, OBRYN, upper_hand=True), "dead_kunnin"),
    **both(lambda: killed(near=False), lambda: killed(near=True), "arms_length"),
    **both(lambda: killed(zone=1), lambda: killed(zone=NO_ONES), "advancing_strike"),
    **both(lambda: killed(zone=0), lambda: killed(zone=1), "defensive_strike"),
    **both(lambda: strike(TARGOR, OBRYN, balanced=True), lambda: strike(balanced=False), "balance_of_power"),
    **both(
        lambda: moved(OBRYN, charge=True, guarded=True),
        lambda: moved(OBRYN, charge=True, guarded=False),
        "change_of_tactics",
    ),
    **both(
        lambda: phase(at(ALL_HOME), attempts=[(0, TARGOR), (1, TARGOR), (2, TARGOR)]),
        lambda: phase(at(ALL_HOME), attempts=[(0, TARGOR), (1, TARGOR), (1, TARGOR), (2, ARNULF)]),
        "concerted_attack",
    ),
    **both(lambda: moved(OBRYN, length=6), lambda: moved(OBRYN, length=5), "cover_ground"),
    **both(lambda: strike(over_kill=True), lambda: strike(TARGOR, OBRYN, over_kill=True), "crushing_force"),
    **both(lambda: strike(exact_kill=True), lambda: strike(exact_kill=False), "precise_use_of_force"),
    **both(lambda: strike(underdog_hit=True), lambda: strike(underdog_hit=False), "heroic_feat"),
    **both(
        lambda: phase(at(ALL_HOME), hurts=[(TARGOR, 0, 2, 4), (ARNULF, 0, 2, 3)]),
        lambda: phase(at(ALL_HOME), hurts=[(TARGOR, 0, 2, 4), (ARNULF, 0, 2, 2), (GARREK, 0, -1, 5)]),
        "massive_assault",
    ),
    **both(lambda: killed(as_reaction=True), lambda: killed(as_reaction=False), "masterstroke"),
    **both(lambda: killed(damage=4), lambda: killed(damage=2), "no_remorse"),
    **both(lambda: killed(damage=1), lambda: killed(damage=2), "the_bigger_they_are"),
    **both(lambda: strike(trap_hurt=True), lambda: strike(trap_hurt=False), "trapped"),
    **both(lambda: strike(hit_guard=True), lambda: strike(hit_guard=False), "unstoppable"),
    **both(
        lambda: kills(GARREK, leader=True),
        lambda: kills(GARREK),
        "a_worthy_skull",
        "slayers_of_tyrants",
        "get_da_boss",
        "a_grim_promise",
        "behead_the_beast",
        "assassinate",
    ),
    **both(lambda: kills(TARGOR, killer=SEVERIN), lambda: kills(TARGOR, killer=OBRYN), "biggest_an_da_best"),
    **both(lambda: kills(TARGOR, ARNULF, SAEK), lambda: kills(TARGOR, ARNULF), "butchery"),
    **both(lambda: kills(TARGOR, ARNULF, OBRYN, by=1), lambda: kills(TARGOR, OBRYN, by=1), "good_scrap"),
    **both(
        lambda: phase(
            at(ALL_HOME), kills=[(TARGOR, 0, 0, 0, False), (ARNULF, 0, 0, 1, False), (SAEK, 1, -1, 2, False)]
        ),
        lambda: phase(at(ALL_HOME), kills=[(TARGOR, 0, 0, 0, False), (ARNULF, 0, 0, 1, False)]),
        "killing_ground",
    ),
    **both(
        lambda: phase(at(ALL_HOME), hurts=[(TARGOR, 0, 2, 1)]),
        lambda: phase(at(ALL_HOME), hurts=[(OBRYN, 1, -1, 1)]),
        "sigmars_bulwark",
        "brave_but_cautious",
    ),
    **both(lambda: end_of(ALL_HOME), lambda: phase(at(ALL_HOME), hurts=[(TARGOR, 0, 2, 1)]), "bloodless"),
    **both(
        lambda: phase(at(ALL_HOME), hurts=[(TARGOR, 0, 2, 1), (ARNULF, 0, -1, 1), (SAEK, 0, 2, 1)]),
        lambda: phase(at(ALL_HOME), hurts=[(TARGOR, 0, 2, 1), (TARGOR, 0, -1, 1), (SAEK, 0, 2, 1)]),
        "multiple_fronts",
    ),
    **both(lambda: kills(TARGOR), lambda: kills(OBRYN, by=1), "honed_survival_instincts"),
    **both(lambda: kills(OBRYN, ANGHARAD, by=1), lambda: kills(OBRYN, by=1), "lives_are_cheap"),
    **both(lambda: counted(returns_this_phase=2), lambda: counted(returns_this_phase=1), "battle_without_end"),
    **both(lambda: marched(5), lambda: marched(4), "march_of_the_dead"),
    **both(
        lambda: phase(at(ALL_HOME), chargers=mask(0, 1, 2)),
        lambda: phase(at(ALL_HOME), chargers=mask(0, 1)),
        "fury_of_the_lodge",
    ),
    **both(
        lambda: phase(at(ALL_HOME), movers=mask(GARREK)),
        lambda: phase(at(ALL_HOME), movers=mask(OBRYN)),
        "perfect_planning",
    ),
    **both(
        lambda: phase(at(without(ALL_HOME, SEV)), attempts=[(1, TARGOR), (2, TARGOR), (2, ARNULF)]),
        lambda: phase(at(without(ALL_HOME, SEV)), attempts=[(1, TARGOR), (2, TARGOR)]),
        "punch_up",
    ),
    **both(
        lambda: phase(at(ALL_HOME), pistol_hits=[3, 0]),
        lambda: phase(at(ALL_HOME), pistol_hits=[2, 3]),
        "punishing_volleys",
    ),
    **both(lambda: counted(scored_in_action=2), lambda: counted(scored_in_action=1), "brilliant_brilliant"),
    **both(lambda: counted(scored_in_end=2), lambda: counted(scored_in_end=1), "flawless_strategy"),
    **both(lambda: counted(scored_in_round=3), lambda: counted(scored_in_round=2), "victory_after_victory"),
    **both(lambda: scored(6), lambda: scored(5), "superior_tactician"),
    **both(
        lambda: counted(scored_in_round=1, ploys_played=1, upgrades_played=1),
        lambda: counted(scored_in_round=1, ploys_played=1, upgrades_played=0),
        "master_of_war",
    ),
    **both(
        lambda: counted(upgrades_played=1, upgrades_played_b=2),
        lambda: counted(upgrades_played=1, upgrades_played_b=1),
        "escalation",
    ),
    **both(lambda: counted(ploys_played=0, ploys_played_b=2), lambda: counted(ploys_played=1), "honest_opponent"),
    **both(lambda: counted(ploys_played=3), lambda: counted(ploys_played=2), "ploymaster"),
    **both(lambda: counted(power_played=2), lambda: counted(power_played_b=1), "stymied"),
    **both(lambda: end_of(ALL_HOME), lambda: end_of(ALL_HOME, hand_a=["block"]), "no_more_tricks"),
    **both(lambda: end_of({SEV: (3, 1), "targor": (7, 9)}), lambda: end_of({**HOME, "targor": (7, 9)}), "it_begins"),
    **both(
        lambda: end_of({SEV: (3, 1), "targor": (7, 9)}),
        lambda: end_of({**without(HOME, SEV), "targor": (7, 9)}),
        "kill_kill_again",
    ),
    **both(
        lambda: end_of({**without(HOME, SEV), **FOES, "blooded_saek": (15, 11)}),
        lambda: end_of({**without(HOME, SEV), **FOES}),
        "war_of_attrition",
    ),
    **both(
        lambda: end_of({**HOME}), lambda: end_of({**HOME, "targor": (7, 9)}), "khorne_cares_not", "endless_slaughter"
    ),
    **both(lambda: end_of({SEV: (3, 1)}), lambda: end_of({SEV: (3, 1), "obryn_the_bold": (7, 1)}), "pure_carnage"),
    **both(lambda: end_of({SEV: (3, 1)}), lambda: end_of({"targor": (3, 1)}), "khornes_champion"),
    **both(
        lambda: end_of(ALL_HOME),
        lambda: end_of(without(ALL_HOME, SEV)),
        "eternals",
        "ard_as_iron",
        "oaths_still_to_fulfil",
        "complete_victory",
    ),
    **both(
        lambda: end_of(HOME),
        lambda: end_of({**HOME, "targor": (7, 9)}),
        "feast_feast",
        "bloody_annihilation",
        "meticulous_annihilation",
        "annihilation",
        "total_annihilation",
    ),
    **both(lambda: end_of(FOES), lambda: end_of({SEV: (3, 1)}), "accept_inevitability"),
    **both(lambda: end_of({SEV: (3, 1)}), lambda: end_of(HOME), "fearless_in_death"),
    **both(lambda: guard(5), lambda: guard(6), "numberless_swarm"),
    **both(lambda: end_of({SEV: (3, 1)}), lambda: end_of({"obryn_the_bold": (3, 1)}), "live_to_fight_another_day"),
    **both(
        lambda: end_of({**HOME, "garrek_gorebeard": (3, 9)}),
        lambda: end_of({**HOME, "targor": (3, 9)}),
        "save_the_best",
    ),
    **both(lambda: end_of({**HOME, "targor": (7, 9)}), lambda: end_of(ALL_HOME), "deres_more_of_us"),
    **both(
        lambda: end_of({SEV: (3, 1), **FOES}),
        lambda: end_of({SEV: (3, 1), **without(FOES, "targor")}),
        "sigmars_finest",
        "dauntless",
    ),
    **both(lambda: guard(4), lambda: guard(4, uninspired=False), "peerless_general"),
    **both(
        lambda: inspired(*HOME),
        lambda: inspired(SEV),
        "the_invigorated_dead",
        "for_the_ur_gold",
        "heroes_all",
    ),
    **both(lambda: wounded(*ALL_HOME), lambda: wounded(*HOME), "rivers_of_blood"),
    **both(lambda: wounded(*HOME), lambda: wounded(SEV), "blooded"),
    **both(lambda: wounded(*FOES), lambda: wounded("targor"), "scent_of_victory"),
    **both(lambda: upgraded(SEV, each=3), lambda: upgraded(SEV, each=2), "chosen_champion"),
    **both(lambda: upgraded(*HOME), lambda: upgraded(*list(HOME)[:2]), "geared_for_war"),
    **both(lambda: upgraded(*FOES), lambda: upgraded(*list(FOES)[:2]), "ready_for_a_challenge"),
    **both(lambda: end_of(ALL_HOME), lambda: end_of({**HOME, "targor": (5, 1)}), "consecrated_area"),
    **both(lambda: end_of(ALL_HOME), lambda: end_of({SEV: (3, 1), "obryn_the_bold": (5, 1)}), "alone_in_the_darkness"),
    **both(
        lambda: end_of({SEV: (5, 3), "obryn_the_bold": (9, 3), "targor": (7, 3)}),
        lambda: end_of({SEV: (5, 3), "obryn_the_bold": (11, 3), "targor": (7, 3)}),
        "undead_swarm",
    ),
    **both(
        lambda: end_of({SEV: (5, 3), "obryn_the_bold": (9, 3), "angharad_brightshield": (8, 2), "targor": (7, 3)}),
        lambda: end_of({SEV: (5, 3), "obryn_the_bold": (9, 3), "angharad_brightshield": (15, 1), "targor": (7, 3)}),
        "close_with_the_enemy",
        "brawl",
        "poised_to_strike",
    ),
    **both(
        lambda: end_of({SEV: (7, 3), "targor": (5, 3), "arnulf": (9, 3), "garrek_gorebeard": (8, 2)}),
        lambda: end_of({SEV: (7, 3), "targor": (5, 3), "arnulf": (9, 3), "garrek_gorebeard": (15, 1)}),
        "fearless",
    ),
    **both(
        lambda: end_of({SEV: (5, 3), "obryn_the_bold": (7, 3), "angharad_brightshield": (9, 3)}),
        lambda: end_of({SEV: (5, 3), "obryn_the_bold": (7, 3), "angharad_brightshield": (11, 3)}),
        "unbroken_wall",
    ),
    **both(
        lambda: end_of({SEV: (3, 11)}),
        lambda: end_of({SEV: (4, 6)}),
        "unstoppable_advance",
        "conquest",
        "swift_advance",
    ),
    **both(lambda: end_of(AWAY), lambda: end_of({SEV: (3, 11)}), "lightning_advance"),
    **both(lambda: end_of(ALL_HOME), lambda: end_of({**HOME, "targor": (4, 6)}), "contained"),
    **both(lambda: end_of({**HOME, "targor": (4, 6)}), lambda: end_of({**HOME, "targor": (1, 5)}), "denial"),
    **both(
        lambda: end_of({SEV: (1, 1), "obryn_the_bold": (15, 5)}),
        lambda: end_of({SEV: (1, 1), "obryn_the_bold": (7, 3)}),
        "skirting_danger",
    ),
    **both(
        lambda: end_of({SEV: (4, 6), "obryn_the_bold": (6, 6), "angharad_brightshield": (10, 6)}),
        lambda: end_of({SEV: (4, 6), "obryn_the_bold": (6, 6), "angharad_brightshield": (9, 5)}),
        "twilight_conqueror",
    ),
    **both(
        lambda: end_of({SEV: (3, 1), "obryn_the_bold": (3, 11), "targor": (9, 1), "arnulf": (9, 11)}),
        lambda: end_of({SEV: (3, 1), "obryn_the_bold": (3, 11), "targor": (9, 9), "arnulf": (9, 11)}),
        "divide_and_conquer",
    ),
    **both(lambda: end_of({SEV: (3, 1)}), lambda: end_of({SEV: (3, 1), "targor": (5, 1)}), "leading_from_the_back"),
    **both(lambda: end_of(ALL_HOME, tokens={1: (15, 1)}), lambda: held(1, by="B"), "there_is_only_slaughter"),
    **both(
        lambda: end_of(AWAY, tokens={1: (3, 11), 2: (7, 11), 3: (1, 1)}),
        lambda: end_of(AWAY, tokens={1: (3, 11), 2: (15, 11)}),
        "cleanse",
        "making_a_statement",
    ),
    **both(
        lambda: end_of(AWAY, tokens={1: (3, 11), 2: (15, 11)}), lambda: end_of(HOME, tokens={1: (3, 1)}), "seize_ground"
    ),
    **both(lambda: end_of(AWAY, tokens={1: (3, 11)}), lambda: end_of(AWAY, tokens={1: (7, 11)}), "plant_a_standard"),
    **both(
        lambda: two_phases(OBRYN, OBRYN), lambda: two_phases(OBRYN, SEVERIN), "immovable_object", "determined_defender"
    ),
    **both(
        lambda: phase(at(HOME, tokens={1: (3, 1)}), held_start=[TARGOR, -1, -1, -1, -1]),
        lambda: phase(at(HOME, tokens={1: (3, 1)}), held_start=[OBRYN, -1, -1, -1, -1]),
        "a_claim_retaken",
    ),
    **both(lambda: held(1, 2), lambda: end_of(HOME, tokens={1: (3, 1), 2: (15, 11)}), "claim_the_city", "overextended"),
    **both(
        lambda: held(1, 2, 3),
        lambda: end_of(ALL_HOME, tokens={1: (3, 1), 2: (7, 1), 3: (11, 1), 4: (7, 9)}),
        "hoarders",
    ),
    **both(lambda: held(1, 3, 5), lambda: held(1, 3), "eternal_supremacy", "our_only_way_out", "supremacy"),
    **both(lambda: held(1, 2, 3), lambda: held(1, 2, 4), "tactical_genius_1_3"),
    **both(lambda: held(3, 4, 5), lambda: held(3, 4, 2), "tactical_genius_3_5"),
    **both(lambda: held(1, 2), lambda: held(1, 3), "tactical_supremacy_1_2"),
    **both(lambda: held(3, 4), lambda: held(3, 5), "tactical_supremacy_3_4"),
    **both(lambda: held(1), lambda: held(1, by="B"), "hold_objective_1"),
    **both(lambda: held(2), lambda: held(1), "hold_objective_2"),
    **both(lambda: held(3), lambda: held(2), "hold_objective_3"),
    **both(lambda: held(4), lambda: held(4, by="B"), "hold_objective_4"),
    **both(lambda: held(5), lambda: held(4), "hold_objective_5"),
}


def riptooth_killed(attacker: str) -> Moment:
    s = at({attacker: (7, 3), "garrek_gorebeard": (9, 3)}, a="magores_fiends")
    f = next(one for one in s.fighters if one.id == attacker)
    a = Strike(0, f, f.profiles()[0], s.fighters[4])
    a.fallen.append(Fallen(s.fighters[4], Doer(0, f), [f], True, 0))
    return s, a


def dice_missed(dice: int) -> Moment:
    s, a = strike(TARGOR, OBRYN)
    assert isinstance(a, Strike)
    a.missed.append((a.target, dice))
    return s, a


def hurt_for(n: int) -> Moment:
    s, a = strike(TARGOR, OBRYN)
    a.hurt.append((s.fighters[OBRYN], n))
    return s, a


def fell(*victims: int) -> Moment:
    s, a = strike()
    for v in victims:
        a.fallen.append(Fallen(s.fighters[v], Doer(0, s.fighters[OBRYN]), [], False, 0))
    return s, a


def all_hurt(*victims: int) -> Moment:
    s, a = strike()
    a.hurt.extend([(s.fighters[v], 1) for v in victims])
    return s, a


def faced(*foes: tuple[str, tuple[int, int]]) -> Moment:
    mine = {SEV: (3, 3), "angharad_brightshield": (7, 3), "obryn_the_bold": (11, 3)}
    return end_of({**mine, **dict(foes)})


POSITIONS |= {
    **both(lambda: riptooth_killed("riptooth"), lambda: riptooth_killed("magore_redhand"), "bane_of_champions"),
    **both(lambda: dice_missed(3), lambda: dice_missed(2), "miraculous_escape"),
    **both(lambda: hurt_for(3), lambda: hurt_for(2), "too_dumb_to_die"),
    **both(lambda: fell(TARGOR, ARNULF), lambda: fell(TARGOR), "reaper"),
    **both(lambda: all_hurt(TARGOR, ARNULF, SAEK), lambda: all_hurt(TARGOR, TARGOR, SAEK), "the_harvest_begins"),
    **both(
        lambda: faced(("targor", (5, 3)), ("arnulf", (8, 2)), ("garrek_gorebeard", (13, 3))),
        lambda: faced(("targor", (5, 3)), ("garrek_gorebeard", (13, 3))),
        "all_the_better_to_slay_them",
    ),
}


@pytest.mark.parametrize(
    ("id", "glory", "when", "retroactive"), [pytest.param(*row, marks=card(row[0]), id=row[0]) for row in PRINTED]
)
def test_objective(id: str, glory: int, when: str, retroactive: bool) -> None:
    number = NUMBER[id]
    data = OBJECTIVES[number]
    assert (data.glory, data.when, data.retroactive) == (glory, when, retroactive)
    yes, no = POSITIONS[id]
    s, deed = yes()
    assert is_fulfilled(s, 0, number, deed), "the position fulfils it"
    s, deed = no()
    assert not is_fulfilled(s, 0, number, deed), "the position does not fulfil it"


@rule("SHA-12.07")
@pytest.mark.parametrize(
    ("id", "rounds"),
    [("complete_victory", {3}), ("total_annihilation", {1, 2}), ("annihilation", {1, 2, 3})],
)
def test_in_which_end_phases_a_card_is_scored(id: str, rounds: set[int]) -> None:
    for number in (1, 2, 3):
        s = at(HOME, objectives_a=[id], round=number)
        assert (end_objectives(s, 0) == [NUMBER[id]]) == (number in rounds)


def test_every_objective_has_a_test() -> None:
    assert {card.id for card in OBJECTIVES} == {row[0] for row in PRINTED} == set(POSITIONS)
