"""Each objective card: its numbers, and in which end phases it is scored. Other tests play every one of them."""

import pytest

from podziemia.games.shadespire.data.cards import NUMBER
from podziemia.games.shadespire.data.objective_cards import OBJECTIVES
from podziemia.games.shadespire.rules.turn import end_objectives
from tests.games.shadespire import test_objectives_for_deeds as for_deeds
from tests.games.shadespire import test_objectives_in_play as in_the_end
from tests.games.shadespire import test_objectives_played as by_moves
from tests.games.shadespire.scenes import ANGHARAD, OBRYN, SEVERIN
from tests.games.shadespire.table import arranged
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


@pytest.mark.parametrize(
    ("id", "glory", "when", "retroactive"), [pytest.param(*row, marks=card(row[0]), id=row[0]) for row in PRINTED]
)
def test_objective(id: str, glory: int, when: str, retroactive: bool) -> None:
    data = OBJECTIVES[NUMBER[id]]
    assert (data.glory, data.when, data.retroactive) == (glory, when, retroactive)


@rule("SHA-12.07")
@pytest.mark.parametrize(
    ("id", "rounds"),
    [("complete_victory", {3}), ("total_annihilation", {1, 2}), ("annihilation", {1, 2, 3})],
)
def test_in_which_end_phases_a_card_is_scored(id: str, rounds: set[int]) -> None:
    for number in (1, 2, 3):
        place = {SEVERIN: (3, 1), ANGHARAD: (7, 1), OBRYN: (11, 1)}
        s = arranged(place=place, objectives_a=[id], round=number)
        assert (end_objectives(s, 0) == [NUMBER[id]]) == (number in rounds)


BY_THEMSELVES = (
    "a_claim_retaken determined_defender escalation honest_opponent immovable_object master_of_war masterstroke "
    "no_more_tricks ploymaster stymied superior_tactician"
)
"""Played by tests that say more than one line can."""


def test_every_objective_is_played_where_it_is_earned_and_where_it_just_is_not() -> None:
    cases = [*in_the_end.CASES, *for_deeds.DEEDS, *for_deeds.COUNTED, *for_deeds.NOW]
    cases += [*by_moves.AT_ONCE, *by_moves.IN_THE_PHASE]
    every = {card.id for card in OBJECTIVES}
    assert every == {row[0] for row in PRINTED}
    for expected in (True, False):
        assert every - {id for id, earned, _ in cases if earned == expected} == set(BY_THEMSELVES.split())
