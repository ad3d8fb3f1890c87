"""Objectives that look at where everybody stands, at their limits: one less or one more, the wrong side, the second of
several. Nobody does anything until the end phase, and there the card is offered or not, whichever seat holds it."""

from typing import Any

import pytest

from podziemia.games.shadespire.data.cards import NUMBER
from podziemia.games.shadespire.data.kinds import THIRD_END
from podziemia.games.shadespire.data.objective_cards import OBJECTIVES
from tests.games.shadespire.phases import earned_on_both_sides
from tests.games.shadespire.scenes import NO, YES
from tests.games.shadespire.table import Battle, Place, battle
from tests.support import card, rule

Position = dict[str, Any]
Case = tuple[str, bool, Position]

SEV = "severin_steelheart"
HOME: Place = {SEV: (3, 1), "angharad_brightshield": (7, 1), "obryn_the_bold": (11, 1)}
AWAY: Place = {SEV: (3, 11), "angharad_brightshield": (7, 11), "obryn_the_bold": (11, 11)}
FOES: Place = {"garrek_gorebeard": (3, 9), "targor": (7, 9), "arnulf": (11, 9)}
ALL_HOME: Place = {**HOME, **FOES}
LINE: Place = {SEV: (5, 3), "obryn_the_bold": (7, 3), "angharad_brightshield": (9, 3)}
CROWD: Place = {SEV: (5, 3), "obryn_the_bold": (9, 3), "angharad_brightshield": (8, 2), "targor": (7, 3)}
GUARDS = ["sepulchral_warden", "prince_of_dust", "the_harvester", "the_champion", "petitioner_1", "petitioner_2"]
GEAR = ["great_strength", "great_speed", "great_fortitude", "sprinter", "acrobatic", "soultrap"]


def without(place: Place, *gone: str) -> Place:
    return {id: where for id, where in place.items() if id not in gone}


TWO_HOME = without(HOME, SEV)


def end_of(place: Place, **more: Any) -> Position:
    return {"place": place, **more}


def held(*numbers: int, by: str = "A") -> Position:
    """Tokens lie where fighters of that side stand."""
    standing = list((HOME if by == "A" else FOES).values())
    return end_of(ALL_HOME, tokens={number: standing[i] for i, number in enumerate(numbers)})


def tokens(place: Place, **where: tuple[int, int]) -> Position:
    return end_of(place, tokens={int(name[1:]): at for name, at in where.items()})


def upgraded(*ids: str, each: int = 1) -> Position:
    return end_of(ALL_HOME, upgrades={id: GEAR[i : i + each] for i, id in enumerate(ids)})


def wounded(*ids: str, place: Place = ALL_HOME) -> Position:
    return end_of(place, wounds=dict.fromkeys(ids, 1))


def inspired(*ids: str, place: Place = HOME) -> Position:
    return end_of(place, inspired=ids)


def undead(*ids: str, wounds: tuple[str, ...] = (), inspired: tuple[str, ...] = ()) -> Position:
    """These of the Sepulchral Guard stand in a row."""
    place: Place = {**{id: (1 + 2 * i, 1) for i, id in enumerate(ids)}, "targor": (15, 11)}
    return end_of(place, a="sepulchral_guard", wounds=dict.fromkeys(wounds, 1), inspired=inspired)


def guard(n: int) -> Position:
    return undead(*GUARDS[:n])


CASES: list[Case] = [
    ("sigmars_bulwark", YES, end_of(FOES)),
    ("brave_but_cautious", NO, end_of(FOES)),
    # who is left
    ("it_begins", NO, end_of({**TWO_HOME, **FOES, "blooded_saek": (1, 9), "karsus_the_chained": (5, 9)})),
    ("kill_kill_again", NO, end_of({SEV: (3, 1), **FOES, "blooded_saek": (1, 9)})),
    ("war_of_attrition", NO, end_of({**HOME, **FOES, "blooded_saek": (1, 9), "karsus_the_chained": (5, 9)})),
    ("khorne_cares_not", YES, end_of({SEV: (3, 1), **without(FOES, "targor")})),
    ("khorne_cares_not", NO, end_of({SEV: (3, 1), **FOES})),
    ("pure_carnage", NO, end_of({SEV: (3, 1), "targor": (7, 9)})),
    ("pure_carnage", YES, end_of({"targor": (7, 9)})),
    ("endless_slaughter", NO, end_of({"targor": (7, 9)})),
    ("khornes_champion", NO, end_of({SEV: (3, 1), "obryn_the_bold": (7, 1)})),
    ("khornes_champion", NO, end_of({SEV: (3, 1), "targor": (7, 9)})),
    ("fearless_in_death", NO, end_of(FOES)),
    ("fearless_in_death", NO, end_of(TWO_HOME)),
    ("numberless_swarm", NO, guard(4)),
    ("live_to_fight_another_day", NO, end_of({SEV: (3, 1), "obryn_the_bold": (7, 1)})),
    ("live_to_fight_another_day", NO, end_of(FOES)),
    ("save_the_best", NO, end_of({**HOME, "garrek_gorebeard": (3, 9), "targor": (7, 9)})),
    ("save_the_best", NO, end_of(HOME)),
    ("deres_more_of_us", NO, end_of({**TWO_HOME, **FOES})),
    ("deres_more_of_us", YES, end_of({**HOME, **without(FOES, "targor")})),
    ("sigmars_finest", NO, end_of(FOES)),
    ("sigmars_finest", NO, end_of({**TWO_HOME, **FOES, "blooded_saek": (1, 9), "karsus_the_chained": (5, 9)})),
    ("sigmars_finest", YES, end_of({SEV: (3, 1), **FOES, "blooded_saek": (1, 9)})),
    ("peerless_general", NO, guard(3)),
    ("the_invigorated_dead", NO, inspired(*TWO_HOME, place=TWO_HOME)),
    ("the_invigorated_dead", NO, inspired("severin_steelheart", "angharad_brightshield")),
    ("the_invigorated_dead", YES, undead(*GUARDS[:4], inspired=tuple(GUARDS[:4]))),
    ("rivers_of_blood", NO, wounded(*HOME, place=HOME)),
    ("rivers_of_blood", YES, wounded(*HOME, "targor", place={**HOME, "targor": (7, 9)})),
    ("rivers_of_blood", NO, wounded(*HOME, "targor", "arnulf")),
    ("blooded", NO, wounded(*TWO_HOME, place=TWO_HOME)),
    ("blooded", NO, wounded(*TWO_HOME)),
    ("blooded", YES, undead(*GUARDS[:4], wounds=tuple(GUARDS[:4]))),
    ("chosen_champion", NO, upgraded("targor", each=3)),
    ("chosen_champion", YES, upgraded("obryn_the_bold", each=4)),
    ("geared_for_war", NO, end_of({**TWO_HOME, **FOES}, upgrades={id: ["great_speed"] for id in TWO_HOME})),
    ("geared_for_war", NO, upgraded(*list(HOME)[1:])),
    # where they stand
    ("consecrated_area", NO, end_of({**HOME, "targor": (13, 1)})),
    ("consecrated_area", YES, end_of({SEV: (3, 1), "obryn_the_bold": (5, 1)})),
    ("alone_in_the_darkness", NO, end_of({**HOME, "targor": (7, 9), "arnulf": (9, 9)})),
    ("undead_swarm", NO, end_of(HOME)),
    ("undead_swarm", NO, end_of({SEV: (5, 3), "obryn_the_bold": (9, 3), "targor": (7, 3), "arnulf": (15, 11)})),
    ("close_with_the_enemy", NO, end_of({**HOME, **FOES})),
    ("close_with_the_enemy", NO, end_of(without(CROWD, SEV))),
    ("brawl", NO, end_of(without(CROWD, SEV))),
    ("brawl", YES, end_of({**CROWD, "arnulf": (15, 11)})),
    ("poised_to_strike", YES, end_of({**CROWD, "garrek_gorebeard": (15, 11)})),
    ("fearless", NO, end_of(CROWD)),
    ("unbroken_wall", NO, end_of(without(LINE, "angharad_brightshield"))),
    ("unbroken_wall", NO, end_of({**without(LINE, "obryn_the_bold"), "targor": (7, 3)})),
    ("unbroken_wall", NO, end_of({**LINE, "obryn_the_bold": (13, 3), "targor": (7, 3)})),
    ("unbroken_wall", YES, end_of({SEV: (5, 3), "obryn_the_bold": (9, 3), "angharad_brightshield": (7, 3)})),
    ("unstoppable_advance", NO, end_of({SEV: (3, 11), "obryn_the_bold": (3, 1)})),
    ("unstoppable_advance", NO, end_of(FOES)),
    ("lightning_advance", YES, end_of(without(AWAY, SEV))),
    ("lightning_advance", NO, end_of({**AWAY, SEV: (3, 1)})),
    ("contained", NO, end_of({**HOME, "targor": (7, 9), "arnulf": (1, 5)})),
    ("contained", NO, end_of(HOME)),
    ("denial", NO, end_of({**HOME, "targor": (7, 9), "arnulf": (1, 5)})),
    ("denial", YES, end_of(HOME)),
    ("skirting_danger", NO, end_of({SEV: (1, 1)})),
    ("twilight_conqueror", NO, end_of({SEV: (4, 6), "obryn_the_bold": (6, 6)})),
    ("divide_and_conquer", NO, end_of({SEV: (3, 1), "targor": (9, 1), "arnulf": (9, 11)})),
    ("divide_and_conquer", NO, end_of({SEV: (3, 11), "targor": (9, 1), "arnulf": (9, 11)})),
    ("leading_from_the_back", NO, end_of({SEV: (3, 11)})),
    ("leading_from_the_back", NO, end_of({SEV: (4, 6)})),
    ("leading_from_the_back", NO, end_of({"obryn_the_bold": (3, 1)})),
    ("leading_from_the_back", YES, end_of({SEV: (3, 1), "obryn_the_bold": (5, 1)})),
    # tokens
    ("there_is_only_slaughter", NO, held(1)),
    ("cleanse", NO, tokens(AWAY, t1=(1, 1))),
    ("cleanse", NO, tokens(HOME, t1=(3, 1))),
    ("seize_ground", NO, tokens({**AWAY, **HOME}, t1=(15, 11), t2=(3, 1))),
    ("plant_a_standard", NO, tokens({SEV: (3, 1)}, t1=(3, 1))),
    ("plant_a_standard", NO, end_of(AWAY)),
    ("plant_a_standard", NO, tokens({SEV: (4, 6)}, t1=(4, 6))),
    ("plant_a_standard", NO, tokens({"obryn_the_bold": (3, 11)}, t1=(3, 11))),
    ("claim_the_city", NO, end_of(ALL_HOME)),
    ("claim_the_city", NO, tokens(ALL_HOME, t1=(3, 1), t2=(7, 9))),
    ("claim_the_city", YES, held(1, 2, 3)),
    ("hoarders", NO, end_of(FOES)),
    ("hoarders", NO, held(1, 2)),
    ("hoarders", YES, tokens({SEV: (3, 1), **FOES}, t1=(3, 1))),
    ("supremacy", NO, held(1, 3, 5, by="B")),
    ("tactical_genius_1_3", NO, held(1, 2, 3, by="B")),
]  # fmt: skip


@rule("SHA-12.07", "SHA-12.08")
@pytest.mark.parametrize(
    ("id", "expected", "position"),
    [pytest.param(*case, marks=card(case[0]), id=f"{case[0]}-{'yes' if case[1] else 'no'}") for case in CASES],
)
def test_earned_by_standing_there(id: str, expected: bool, position: Position) -> None:
    def scene() -> Battle:
        last = OBJECTIVES[NUMBER[id]].when == THIRD_END
        return battle(objectives_a=[id], round=3 if last else 1, **position)

    assert earned_on_both_sides(scene, id) == {expected}
