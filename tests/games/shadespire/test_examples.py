"""The worked examples of the ledger."""

from fractions import Fraction

import pytest

from podziemia.games.shadespire import GAME
from podziemia.games.shadespire.bots.odds import odds
from podziemia.games.shadespire.data.cards import NUMBER
from podziemia.games.shadespire.data.dice import CRIT, DODGE, FACE_IDS, HAMMER, SHIELD, SUPPORT1, SWORD, faces
from podziemia.games.shadespire.data.hexes import LONG_SHIFTS, SHORT, coordinates, hex_at
from podziemia.games.shadespire.rules.actions import charge_hexes
from podziemia.games.shadespire.rules.attack_dice import judge
from podziemia.games.shadespire.rules.battlefield import (
    assemble,
    long_join_is_legal,
    short_join_is_legal,
    whole_middle_hexes,
)
from podziemia.games.shadespire.rules.deed import DRAW, FAILURE, SUCCESS, Strike
from podziemia.games.shadespire.rules.movement import drive_hexes, move_of, reach
from podziemia.games.shadespire.rules.play import power_options
from podziemia.games.shadespire.rules.rolls import better
from podziemia.games.shadespire.rules.setup import token_options
from podziemia.games.shadespire.rules.state import DEPLOYMENT, MULLIGAN
from podziemia.games.shadespire.rules.strength import targets_from, weigh
from podziemia.kernel.ask import NOBODY
from podziemia.kernel.bits import members
from podziemia.kernel.match import new_match
from tests.games.shadespire.table import Battle, arranged, battle, end_phase, power_step
from tests.support import example, rule


def shown(text: str) -> list[int]:
    return [FACE_IDS.index(face) for face in text.split()]


def names(t: Battle, *places: tuple[int, int]) -> set[str]:
    return {t.at(x, r) for x, r in places}


@example("EX-01", "EX-02", "EX-03")
@rule("SHA-1.03")
def test_a_roll_off_compares_crits_then_supports() -> None:
    assert better(shown("crit crit hammer support1"), shown("crit support2 support2 support2")) == 0
    assert better(shown("crit hammer support2 support1"), shown("crit shield support2 support2")) == 0
    assert better(shown("hammer sword support1 support2"), shown("shield dodge support2 support1")) == NOBODY


@example("EX-04")
@rule("SHA-7.01", "SHA-7.03", "SHA-6.04")
def test_who_deployed_first_counts_a_crit_more_in_round_one() -> None:
    mine, theirs = shown("crit hammer sword sword"), shown("crit support1 sword sword")
    assert better(mine, theirs, extra_crit=0) == 0
    assert better(theirs, mine, extra_crit=1) == 1
    assert better(mine, theirs) == 1


@example("EX-05")
@rule("SHA-3.03", "SHA-3.04")
def test_legal_joins() -> None:
    assert whole_middle_hexes(LONG_SHIFTS.index(4)) == 3
    assert long_join_is_legal(4)
    assert not long_join_is_legal(5)
    assert whole_middle_hexes(SHORT) == 2
    assert short_join_is_legal(0)
    assert not short_join_is_legal(2)
    for join, shift in enumerate(LONG_SHIFTS):
        assert assemble(0, 0, 2, 0, join).territory[2].bit_count() == 7 - abs(shift)


@example("EX-06")
@rule("SHA-3.05", "SHA-3.06", "SHA-3.09")
def test_hexes_of_a_flush_long_join() -> None:
    field = assemble(0, 0, 2, 0, 4)
    assert [mask.bit_count() for mask in field.territory] == [38, 38, 7]
    assert (field.hexes.bit_count(), field.edge.bit_count()) == (83, 34)
    assert not field.edge >> hex_at(3, 5) & 1
    assert field.territory[2] >> hex_at(2, 6) & 1
    assert field.edge >> hex_at(2, 6) & 1
    assert field.territory[2] >> hex_at(8, 6) & 1
    assert not field.edge >> hex_at(8, 6) & 1


@example("EX-07")
@rule("SHA-4.02", "SHA-4.03")
def test_where_the_second_token_may_lie() -> None:
    s = arranged()
    s.token_hexes = [hex_at(6, 4)]
    legal = token_options(s)
    assert [legal >> hex_at(*at) & 1 for at in ((10, 4), (8, 6), (9, 3), (12, 4), (1, 3))] == [0, 0, 0, 1, 0]


@example("EX-08")
@rule("SHA-4.04", "SHA-4.05")
def test_the_fifth_token_may_lie_on_the_edge() -> None:
    s = arranged()
    s.token_hexes = [hex_at(6, 4), hex_at(4, 8), hex_at(10, 8), hex_at(12, 2)]
    s.token_hexes[3] = hex_at(5, 1)
    assert s.ground.edge >> hex_at(15, 5) & 1
    assert token_options(s) >> hex_at(15, 5) & 1
    s.token_hexes.pop()
    assert not token_options(s) >> hex_at(15, 5) & 1


@example("EX-10")
@rule("SHA-6.01", "SHA-6.02", "SHA-6.03", "SHA-6.04")
def test_deployment_alternates_until_one_is_done() -> None:
    s = arranged(stage=DEPLOYMENT)
    s.turn_to, s.roll_winner = 1, NOBODY
    t = Battle(GAME, s)
    order = ""
    while t.match.state.stage == DEPLOYMENT:
        ask = t.ask
        if ask.kind in ("deploy.fighter", "deploy.hex"):
            if ask.kind == "deploy.hex":
                own = t.s.territory(ask.seat)
                assert all(own >> t.s.ground.ids[o.thing] & 1 for o in ask.options)
                order += "AB"[ask.seat]
            t.play(f"{'AB'[ask.seat]} {ask.options[0].text}")
        else:
            break
    assert order[:7] == "BABABAB"
    assert t.s.roll_winner == 0


@example("EX-11")
@rule("SHA-7.08", "SHA-3.12")
def test_a_move_goes_around_fighters() -> None:
    s = arranged(place={"obryn_the_bold": (7, 3), "targor": (9, 3), "arnulf": (8, 2), "blooded_saek": (8, 4)})
    got = reach(s, s.fighters[2], False)
    for x, r in ((10, 2), (10, 4), (9, 3), (7, 3)):
        assert not got >> hex_at(x, r) & 1
    assert got >> hex_at(5, 3) & 1


@example("EX-12")
@rule("SHA-7.07", "SHA-7.09", "SHA-7.10")
def test_after_a_move_neither_move_nor_charge() -> None:
    t = battle(place={"targor": (7, 3), "obryn_the_bold": (11, 3)}, active=1)
    t.play("B move targor", f"B go {t.at(9, 3)}")
    t.skip_to("activation")
    t.play("A pass")
    t.skip_to("activation")
    assert {o for o in t.options() if "targor" in o} == {"attack targor", "guard targor"}
    assert t.fighter("targor").moved
    t.ready("B")


@example("EX-13")
@rule("SHA-7.11", "SHA-7.12", "SHA-7.13")
def test_a_charge_must_end_where_an_attack_has_a_target() -> None:
    place = {"garrek_gorebeard": (3, 3), "obryn_the_bold": (15, 3)}
    t = battle(place=place, active=1)
    t.refuses("B charge garrek_gorebeard")
    t = battle(place=place, active=1, inspired=("garrek_gorebeard",))
    t.play("B charge garrek_gorebeard")
    assert t.where("garrek_gorebeard") == (13, 3)
    assert t.fighter("garrek_gorebeard").charged
    t.skip_to("activation")
    t.play("A pass")
    t.skip_to("activation")
    assert not [o for o in t.options() if "garrek" in o]


@example("EX-14")
@rule("SHA-7.14", "SHA-10.05")
def test_a_charge_can_lose_its_target() -> None:
    t = battle(place={"blooded_saek": (5, 3), "angharad_brightshield": (9, 3)}, active=1, hand_a=["quick_thinker"])
    t.play("B charge blooded_saek", f"B go {t.at(7, 3)}")
    t.expect("A react.after-move", "react quick_thinker", "decline")
    t.play("A react quick_thinker", f"A go {t.at(15, 3)}")
    assert t.fighter("blooded_saek").charged
    assert t.fighter("angharad_brightshield").moved
    assert not [e for e in t.told() if e.startswith("attack_declared")]


def struck(attack: str, defence: str, **position: object) -> Strike:
    """The outcome of these dice: attacker at [7,3], target at [9,3]."""
    attacker, target = str(position.pop("attacker", "targor")), str(position.pop("target", "obryn_the_bold"))
    profile = int(str(position.pop("profile", 0)))
    place = {attacker: (7, 3), target: (9, 3), **position.pop("place", {})}  # type: ignore[dict-item]
    s = arranged(place=place, **position)  # type: ignore[arg-type]
    f = next(one for one in s.fighters if one.id == attacker)
    t = next(one for one in s.fighters if one.id == target)
    t.guard = target in str(position.get("guard", ""))
    a = Strike(f.seat, f, f.profiles()[profile], t)
    weigh(s, a)
    a.attack_roll, a.defence_roll = shown(attack), shown(defence)
    judge(a)
    return a


@example("EX-15")
@rule("SHA-7.15", "SHA-7.16", "SHA-8.06", "SHA-7.18")
def test_guard_counts_both_symbols_until_a_charge() -> None:
    t = battle(place={"obryn_the_bold": (7, 3), "targor": (9, 3), "arnulf": (15, 3)})
    t.play("A guard obryn_the_bold")
    t.skip_to("activation")
    t.roll("sword", "hammer", "dodge")
    t.play("B attack targor")
    assert t.ask.kind == "drive.to"
    t.play("B stay")
    t.skip_to("activation")
    t.play("A charge obryn_the_bold", f"A go {t.at(8, 4)}")
    assert not t.fighter("obryn_the_bold").guard


@example("EX-16")
@rule("SHA-8.07")
def test_cleave_takes_shields_away_even_on_guard() -> None:
    for face, outcome in (("shield", SUCCESS), ("dodge", DRAW)):
        s = arranged(place={"blooded_saek": (7, 3), "severin_steelheart": (9, 3)}, inspired=("blooded_saek",))
        saek, steelheart = s.fighters[5], s.fighters[0]
        steelheart.guard = True
        a = Strike(1, saek, saek.profiles()[0], steelheart)
        weigh(s, a)
        a.attack_roll, a.defence_roll = shown("hammer sword"), shown(face)
        judge(a)
        assert a.outcome == outcome


@example("EX-17", "EX-18")
@rule("SHA-8.03", "SHA-8.04", "SHA-8.05")
def test_supporting_fighters() -> None:
    place = {"targor": (7, 3), "angharad_brightshield": (9, 3), "arnulf": (10, 4), "blooded_saek": (10, 2)}
    for extra, counts, hits in (({"obryn_the_bold": (8, 2)}, (2, 1), 1), ({}, (2, 0), 2)):
        s = arranged(place={**place, **extra})
        targor, target = s.fighters[6], s.fighters[1]
        a = Strike(1, targor, targor.profiles()[0], target)
        weigh(s, a)
        assert a.supports == counts
        roll = shown("support1 support2")
        assert len([face for face in roll if a.attack_faces >> face & 1]) == hits
        assert not a.defence_faces >> SUPPORT1 & 1
        a.attack_roll, a.defence_roll = roll, shown("support1")
        judge(a)
        assert a.outcome == SUCCESS


@example("EX-19", "EX-20", "EX-21", "EX-26", "EX-31")
@rule("SHA-8.10", "SHA-8.11", "SHA-8.12", "SHA-8.13", "SHA-8.15", "SHA-1.07")
def test_outcomes() -> None:
    a = struck("crit support2", "dodge", attacker="targor")
    assert (a.outcome, a.crit_hit) == (SUCCESS, True)
    a = struck("crit support2", "shield shield", target="severin_steelheart", inspired=("severin_steelheart",))
    assert (a.outcome, a.crit_hit) == (SUCCESS, True)
    assert struck("hammer hammer", "crit", attacker="garrek_gorebeard").outcome == FAILURE
    a = struck("crit hammer", "crit shield", attacker="garrek_gorebeard", inspired=("obryn_the_bold",))
    assert (a.outcome, a.crit_hit) == (DRAW, False)
    assert struck("sword support1", "dodge", attacker="garrek_gorebeard").outcome == FAILURE
    a = struck("crit sword", "crit", attacker="arnulf")
    assert (a.outcome, a.crit_hit) == (SUCCESS, True)


@example("EX-22", "EX-27")
@rule("SHA-8.17", "SHA-8.18", "SHA-3.16")
def test_where_a_target_can_be_driven_back() -> None:
    s = arranged(place={"targor": (7, 3), "obryn_the_bold": (9, 3)})
    got = {coordinates(hex) for hex in members(drive_hexes(s, s.fighters[6], s.fighters[2]))}
    assert got == {(11, 3), (10, 2), (10, 4)}
    s = arranged(a="the_farstriders", place={"sanson_farstrider": (5, 3), "targor": (10, 2)})
    got = {coordinates(hex) for hex in members(drive_hexes(s, s.fighters[0], s.fighters[6]))}
    assert got == {(12, 2), (11, 1)}


@example("EX-23", "EX-24", "EX-25")
@rule("SHA-8.14", "SHA-8.16", "SHA-8.19", "SHA-8.20")
def test_trapped_on_a_draw_only() -> None:
    place = {"obryn_the_bold": (3, 1), "karsus_the_chained": (1, 1)}
    t = battle(place=place, dice=("hammer", "sword", "dodge"))
    t.play("A attack obryn_the_bold")
    t.expect("A drive.to", "trap", "stay")
    t.play("A trap")
    assert t.where("karsus_the_chained") is None
    t = battle(place={"obryn_the_bold": (3, 1), "garrek_gorebeard": (1, 1)}, dice=("hammer", "hammer", "dodge"))
    t.play("A attack obryn_the_bold")
    assert (t.fighter("garrek_gorebeard").wounds, t.where("garrek_gorebeard")) == (3, (1, 1))
    assert t.ask.kind != "drive.to"
    t = battle(
        b="magores_fiends",
        place={"obryn_the_bold": (3, 1), "ghartok_flayskull": (1, 1)},
        dice=("hammer", "sword", "shield"),
    )
    t.play("A attack obryn_the_bold")
    t.skip_to("activation")
    assert t.fighter("ghartok_flayskull").wounds == 0


@example("EX-28")
@rule("SHA-8.22")
def test_knockback_drives_further() -> None:
    t = battle(place={"obryn_the_bold": (7, 3), "garrek_gorebeard": (9, 3)}, dice=("hammer", "hammer", "shield"))
    t.play("A attack obryn_the_bold", f"A drive {t.at(11, 3)}")
    t.expect("A drive.further", *[f"drive {name}" for name in names(t, (13, 3), (12, 2), (12, 4))], "stay")
    t.play(f"A drive {t.at(12, 2)}")
    assert t.where("garrek_gorebeard") == (12, 2)


@example("EX-29", "EX-59")
@rule("SHA-8.23", "SHA-10.12", "SHA-10.02", "SHA-10.13")
def test_an_attack_on_all_adjacent_enemies() -> None:
    t = battle(
        place={"severin_steelheart": (7, 3), "targor": (9, 3), "arnulf": (8, 2), "karsus_the_chained": (10, 2)},
        inspired=("severin_steelheart",),
        hand_b=["last_chance", "on_your_feet"],
        dice=("hammer", "hammer", "shield", "dodge", "hammer", "hammer", "shield", "shield"),
    )
    t.play("A attack severin_steelheart", "A with mighty_swing_attack")
    t.expect("A attack.next", "target targor", "target arnulf", n=2)
    t.play("A target targor")
    t.expect("B react.doomed", "react last_chance", "react on_your_feet", "decline")
    t.play("B react last_chance")
    assert t.where("targor") is None
    t.expect("B react.doomed", "react on_your_feet", "decline")
    t.play("B react on_your_feet")
    assert t.fighter("arnulf").wounds == 0
    assert len([e for e in t.told() if e.startswith("attack_declared")]) == 1


@example("EX-30")
@rule("SHA-8.09", "SHA-8.26", "SHA-8.27", "SHA-8.25")
def test_a_fighter_out_of_action() -> None:
    t = battle(
        place={"obryn_the_bold": (7, 3), "targor": (9, 3)},
        upgrades={"targor": ["deadly_spin"]},
        dice=("hammer", "hammer", "shield"),
    )
    t.play("A attack obryn_the_bold")
    assert t.where("targor") is None
    assert t.fighter("targor").upgrades == []
    assert NUMBER["deadly_spin"] in t.s.players[1].discard
    assert (t.s.players[0].glory, t.s.players[1].glory) == (1, 0)


@example("EX-32")
@rule("SHA-3.14", "SHA-3.15", "SHA-3.10")
def test_lines_of_sight() -> None:
    eye = hex_at(6, 4)
    strict, loose = assemble(3, 0, 0, 0, 4), assemble(3, 0, 0, 0, 4, False)
    assert not strict.seen_from(eye) >> hex_at(10, 4) & 1
    assert not strict.seen_from(eye) >> hex_at(9, 5) & 1
    assert loose.seen_from(eye) >> hex_at(9, 5) & 1
    assert not loose.seen_from(eye) >> hex_at(10, 4) & 1


@example("EX-33")
@rule("SHA-3.13")
def test_distance_goes_around_missing_hexes() -> None:
    field = assemble(0, 0, 2, 0, 8)
    assert field.distance(hex_at(7, 5), hex_at(9, 7)) == 3
    assert assemble(0, 0, 2, 0, 4).distance(hex_at(7, 5), hex_at(9, 7)) == 2


@example("EX-34", "EX-35", "EX-36")
@pytest.mark.parametrize(
    ("attack", "defence", "expected"),
    [
        ((2, faces(CRIT, HAMMER)), (1, faces(CRIT, SHIELD)), ("29/54", "5/36", "35/108", "5/18")),
        ((3, faces(CRIT, HAMMER)), (1, faces(CRIT, SHIELD, DODGE)), ("847/1296", "7/48", "65/324", "173/432")),
        ((2, faces(CRIT, SWORD, SUPPORT1)), (1, faces(CRIT, DODGE)), ("16/27", "1/12", "35/108", "5/18")),
    ],
)
def test_exact_odds(attack: tuple[int, int], defence: tuple[int, int], expected: tuple[str, ...]) -> None:
    assert odds(*attack, *defence)[:4] == tuple(Fraction(text) for text in expected)


@example("EX-37")
@rule("SHA-11.01", "SHA-11.02", "SHA-11.03", "SHA-11.07")
def test_inspired_after_the_attack() -> None:
    t = battle(place={"blooded_saek": (7, 3), "severin_steelheart": (9, 3)}, active=1)
    t.roll("hammer", "hammer", "shield")
    t.play("B attack blooded_saek")
    assert t.fighter("severin_steelheart").wounds == 3
    assert not t.fighter("severin_steelheart").inspired
    t.play("B stay")
    steelheart = t.fighter("severin_steelheart")
    assert steelheart.inspired
    assert (steelheart.side.defence, steelheart.wounds) == (2, 3)


@example("EX-38")
@rule("SHA-11.08")
def test_reavers_inspired_when_three_are_out() -> None:
    t = battle(
        place={
            "garrek_gorebeard": (7, 3),
            "karsus_the_chained": (1, 1),
            "blooded_saek": (3, 1),
            "obryn_the_bold": (9, 3),
            "severin_steelheart": (15, 9),
            "angharad_brightshield": (15, 11),
        },
        wounds={"obryn_the_bold": 3},
        active=1,
        dice=("hammer", "hammer", "dodge"),
    )
    t.play("B attack garrek_gorebeard")
    assert [t.fighter(id).inspired for id in ("garrek_gorebeard", "karsus_the_chained", "blooded_saek")] == [True] * 3


@example("EX-39", "EX-61")
@rule("SHA-15.05", "SHA-15.06", "SHA-7.19", "SHA-11.05", "SHA-3.11")
def test_the_warden_raises_the_fallen() -> None:
    s_place = {"sepulchral_warden": (1, 1), "targor": (15, 11)}
    t = battle(a="sepulchral_guard", place=s_place)
    t.play("A act raise_fallen", "A choose petitioner_1", f"A place {t.at(11, 5)}")
    assert not t.fighter("sepulchral_warden").inspired
    t.play("B pass")
    t.play("A act raise_fallen", "A choose the_harvester")
    starting = [(4, 2), (8, 2), (12, 2), (2, 4), (4, 4), (10, 4)]
    t.expect("A place.to", *[f"place {t.at(x, r)}" for x, r in starting])
    t.play(f"A place {t.at(4, 2)}")
    assert t.fighter("the_harvester").inspired
    assert t.fighter("sepulchral_warden").inspired
    assert t.fighter("the_harvester").wounds == 0
    full = {
        "prince_of_dust": (4, 2),
        "the_harvester": (8, 2),
        "the_champion": (12, 2),
        "petitioner_1": (2, 4),
        "petitioner_2": (4, 4),
        "garrek_gorebeard": (10, 4),
        "arnulf": (11, 5),
    }
    t = battle(a="sepulchral_guard", place={"sepulchral_warden": (1, 1), **full})
    t.refuses("A act raise_fallen")


@example("EX-40")
@rule("SHA-10.11", "SHA-11.08", "SHA-15.01")
def test_any_ploy_that_chooses_inspires_the_swarm() -> None:
    t = power_step(
        a="spiteclaws_swarm", place={"festering_skaven": (7, 3), "targor": (15, 11)}, hand_b=["distraction"], active=1
    )
    t.play("B play distraction", f"B push {t.at(9, 3)}")
    assert t.fighter("festering_skaven").inspired
    assert t.where("festering_skaven") == (9, 3)


@example("EX-41")
@rule("SHA-9.01", "SHA-9.02")
def test_the_power_step_ends_with_two_passes() -> None:
    t = power_step(
        place={"obryn_the_bold": (7, 3), "targor": (1, 1)}, hand_a=["heroic_guard"], hand_b=["sidestep", "confusion"]
    )
    t.play("A pass", "B play sidestep", f"B push {t.at(3, 1)}")
    assert t.kind() == "A power"
    t.play("A pass", "B pass")
    t.ready("B")


@example("EX-42", "EX-62")
@rule("SHA-9.04", "SHA-9.05", "SHA-7.24", "SHA-2.04")
def test_an_upgrade_costs_a_glory_point() -> None:
    t = power_step(
        place={"garrek_gorebeard": (7, 3), "arnulf": (1, 1), "obryn_the_bold": (15, 11)},
        hand_b=["great_strength", "deadly_spin"],
        glory=(0, 3),
        active=1,
    )
    t.s.players[1].spent = 1
    t.refuses("B play deadly_spin")
    t.play("B play great_strength", "B on garrek_gorebeard")
    player = t.s.players[1]
    assert (player.unspent(), player.spent, player.glory) == (1, 2, 3)


@example("EX-43")
@rule("SHA-9.08", "SHA-15.09", "SHA-0.05")
def test_sprint_is_for_the_very_next_activation() -> None:
    place = {"severin_steelheart": (7, 3), "targor": (15, 11), "arnulf": (13, 11)}
    position: dict[str, object] = {
        "place": place,
        "hand_a": ["sprint"],
        "hand_b": ["confusion"],
        "upgrades": {"severin_steelheart": ["great_speed"]},
    }
    t = power_step(**position)
    t.play("A play sprint")
    t.skip_to("activation")
    t.play("B guard targor")
    t.skip_to("activation")
    assert move_of(t.s, t.fighter("severin_steelheart"), False) == 4
    t = power_step(**position, active=1)
    t.play("B pass", "A play sprint", "B pass", *(["A pass"] if t.kind() == "A power" else []))
    t.skip_to("activation")
    assert t.kind() == "A activation"
    assert move_of(t.s, t.fighter("severin_steelheart"), False) == 8
    assert move_of(t.s, t.fighter("severin_steelheart"), True) == 4


@example("EX-44", "EX-58")
@rule("SHA-10.02", "SHA-10.03", "SHA-10.01")
def test_one_reaction_after_an_attack() -> None:
    t = battle(
        a="garreks_reavers",
        b="sepulchral_guard",
        place={"blooded_saek": (7, 3), "petitioner_1": (9, 3), "the_champion": (15, 11)},
        hand_a=["skulls_for_the_skull_throne"],
        hand_b=["bone_shrapnel"],
        upgrades={"blooded_saek": ["flickering_image"]},
        dice=("crit", "hammer", "shield"),
    )
    t.play("A attack blooded_saek")
    t.expect("B react.after-attack", "react bone_shrapnel", "decline")
    twin = t.fork()
    t.play("B react bone_shrapnel")
    assert t.fighter("blooded_saek").wounds == 1
    assert t.ask.kind == "power"
    twin.play("B decline")
    twin.expect("A react.after-attack", "react skulls_for_the_skull_throne", "react flickering_image", "decline")
    twin.play("A react flickering_image", "A stay")
    assert twin.ask.kind == "power"


@example("EX-45")
@rule("SHA-12.03", "SHA-12.04", "SHA-12.05")
def test_a_retroactive_card_drawn_as_replacement() -> None:
    t = battle(
        a="garreks_reavers",
        b="spiteclaws_swarm",
        place={
            "blooded_saek": (7, 3),
            "festering_skaven": (9, 3),
            "lurking_skaven": (5, 3),
            "skritch_spiteclaw": (15, 11),
        },
        objectives_a=["the_bigger_they_are", "advancing_strike", "defensive_strike"],
        dice=("hammer", "hammer", "shield") * 2,
    )
    t.s.players[0].objective_deck.append(NUMBER["draw_the_gaze_of_khorne"])
    t.play("A attack blooded_saek", "A target lurking_skaven", "A decline", "B pass")
    t.play("A attack blooded_saek", "A score defensive_strike")
    t.expect("A score.now", "score draw_the_gaze_of_khorne", "decline")
    t.play("A score draw_the_gaze_of_khorne")
    assert t.s.players[0].glory == 4
    assert len(t.s.players[0].objectives) == 3


@example("EX-46")
@rule("SHA-12.05")
def test_other_cards_drawn_late_do_not_count() -> None:
    t = battle(
        place={"obryn_the_bold": (5, 3), "targor": (9, 3), "arnulf": (15, 11)},
        objectives_a=["defensive_strike"],
        dice=("hammer", "hammer", "shield"),
    )
    t.s.players[0].objective_deck.append(NUMBER["lightning_strikes"])
    t = Battle(t.game, t.s.copy())
    t.play("A charge obryn_the_bold", f"A go {t.at(7, 3)}", "A score defensive_strike")
    assert NUMBER["lightning_strikes"] in t.s.players[0].objectives
    assert t.ask.kind != "score.now"


@example("EX-47")
@rule("SHA-13.01", "SHA-13.06", "SHA-5.06", "SHA-5.05", "SHA-13.03", "SHA-13.05")
def test_the_end_phase_player_by_player() -> None:
    seven = ["blood_offering", "blood_rain", "desecrate", "final_blow", "insensate", "khorne_calls", "frenzy"]
    t = end_phase(
        place={"obryn_the_bold": (7, 3), "targor": (15, 11)},
        active=1,
        hand_b=seven,
        hand_a=["heroic_guard", "block"],
        objectives_b=["conquest", "it_begins"],
        objectives_a=["cleanse", "eternals", "denial"],
    )
    t.skip_to("discard.objectives")
    assert t.kind() == "B discard.objectives"
    t.play("B done", "B done")
    first, second = t.s.players[1], t.s.players[0]
    assert (len(first.objectives), len(first.hand)) == (3, 7)
    assert t.kind() == "A discard.objectives"
    t.play("A done", "A done")
    assert (len(second.objectives), len(second.hand)) == (3, 5)
    assert t.s.round == 2


@example("EX-48", "EX-57")
@rule("SHA-13.08", "SHA-12.02", "SHA-12.09", "SHA-13.02", "SHA-12.07")
def test_the_third_end_phase_is_only_scoring() -> None:
    t = end_phase(
        place={"obryn_the_bold": (7, 3), "targor": (3, 1)},
        round=3,
        hand_a=["great_strength"],
        objectives_a=["conquest", "consecrated_area", "hold_objective_1"],
        glory=(2, 0),
        tokens={1: (7, 3)},
    )
    t.expect("A end.score", "score consecrated_area", "score hold_objective_1", "done")
    t.play("A score hold_objective_1", "A done")
    t.ended()
    assert t.s.players[0].glory == 3
    t = end_phase(place={"targor": (3, 1)}, round=3, objectives_a=["conquest", "denial"])
    assert t.match.over or "score conquest" not in t.options()


@example("EX-49")
@rule("SHA-14.01", "SHA-14.02", "SHA-14.03", "SHA-14.04")
def test_who_wins_with_equal_glory() -> None:
    def winners(place: dict[str, tuple[int, int]], tokens: dict[int, tuple[int, int]]) -> str:
        t = end_phase(place=place, tokens=tokens, glory=(8, 8), round=3)
        return t.winners()

    assert winners({"targor": (9, 3)}, {}) == "B"
    both = {"obryn_the_bold": (7, 3), "targor": (1, 11), "arnulf": (15, 11)}
    assert winners(both, {1: (7, 3), 2: (1, 11), 3: (15, 11)}) == "B"
    assert winners({}, {}) == "AB"
    assert winners(both, {1: (7, 3), 2: (1, 11)}) == "AB"


@example("EX-09", "EX-50")
@rule("SHA-5.02", "SHA-5.03", "SHA-5.04", "SHA-5.07", "SHA-5.08", "SHA-7.20", "SHA-7.21", "SHA-7.22")
def test_mulligan_and_empty_decks() -> None:
    match = new_match(GAME, 2, "mulligan")
    while match.state.stage < MULLIGAN:
        assert match.ask is not None
        match.answer(match.ask.options[0])
    s = match.state
    seat = s.turn_to
    old = s.players[seat].hand[:]
    objectives = s.players[seat].objectives[:]
    assert (len(old), len(objectives)) == (5, 3)
    assert match.ask is not None
    assert {o.text for o in match.ask.options} == {"keep", "redraw objectives", "redraw power", "redraw both"}
    match.play(seat, "redraw power")
    player = s.players[seat]
    assert (len(player.power_deck), len(player.objective_deck), player.objectives) == (10, 9, objectives)
    assert player.discard == old
    assert len(player.hand) == 5
    assert not set(old) & set(player.hand + player.power_deck)
    assert s.turn_to == 1 - seat
    t = battle(place={"targor": (9, 3)}, objectives_a=["cleanse"])
    t.s.players[0].power_deck.clear()
    t.s.players[0].objective_deck.clear()
    t = Battle(t.game, t.s.copy())
    t.expect("A activation", "swap cleanse", "pass")
    t.play("A swap cleanse")
    assert t.s.players[0].objectives == []


@example("EX-51")
@rule("SHA-10.06")
def test_soultrap() -> None:
    for face, saved in (("shield", True), ("dodge", False)):
        t = battle(
            place={"obryn_the_bold": (7, 3), "karsus_the_chained": (9, 3), "arnulf": (15, 11)},
            wounds={"karsus_the_chained": 2},
            upgrades={"karsus_the_chained": ["soultrap"]},
            dice=("hammer", "hammer", "shield", face),
        )
        t.play("A attack obryn_the_bold", "B react soultrap")
        assert (t.where("karsus_the_chained") is not None) == saved
        assert t.fighter("karsus_the_chained").wounds == (2 if saved else 0)
        assert t.s.players[0].glory == (0 if saved else 1)
        assert NUMBER["soultrap"] in t.s.players[1].discard


@example("EX-52")
@rule("SHA-8.29", "SHA-8.28")
def test_cursed_artefact_can_kill() -> None:
    t = power_step(
        place={"karsus_the_chained": (9, 3), "arnulf": (1, 1), "obryn_the_bold": (15, 11)},
        wounds={"karsus_the_chained": 2},
        hand_b=["cursed_artefact"],
        glory=(0, 1),
        active=1,
    )
    t.play("B play cursed_artefact", "B on karsus_the_chained")
    assert t.where("karsus_the_chained") is None
    assert t.s.players[0].glory == 1
    assert t.s.kills[0][1] == 1


@example("EX-53")
@rule("SHA-16.17", "SHA-8.10")
def test_light_armour() -> None:
    a = struck("crit sword", "crit", attacker="garrek_gorebeard", upgrades={"obryn_the_bold": ["light_armour"]})
    assert (a.outcome, a.crit_hit) == (SUCCESS, True)


@example("EX-54")
@rule("SHA-16.01", "SHA-8.02", "SHA-10.04", "SHA-10.07")
def test_furious_parry() -> None:
    t = battle(
        place={"garrek_gorebeard": (7, 3), "angharad_brightshield": (9, 3)},
        inspired=("angharad_brightshield",),
        active=1,
        dice=("hammer", "sword", "shield", "support1", "hammer", "hammer", "shield"),
    )
    t.play("B attack garrek_gorebeard")
    t.expect("A react.failed", "react furious_parry", "decline")
    t.play("A react furious_parry", "A stay")
    assert t.fighter("garrek_gorebeard").wounds == 1
    assert t.where("angharad_brightshield") == (9, 3)
    t.skip_to("activation")
    t.refuses("A with furious_parry")
    t.play("A attack angharad_brightshield")
    assert t.ask.kind != "attack.with"


@example("EX-55")
@rule("SHA-10.10", "SHA-8.09")
def test_shardgale_removes_together() -> None:
    t = power_step(
        a="garreks_reavers",
        b="steelhearts_champions",
        place={"arnulf": (1, 1), "angharad_brightshield": (15, 11), "targor": (3, 3), "obryn_the_bold": (11, 11)},
        wounds={"arnulf": 1, "angharad_brightshield": 3},
        hand_a=["shardgale"],
    )
    t.play("A play shardgale")
    assert t.where("arnulf") is None
    assert t.where("angharad_brightshield") is None
    assert [p.glory for p in t.s.players] == [1, 1]
    assert (t.fighter("targor").wounds, t.fighter("obryn_the_bold").wounds) == (1, 1)


@example("EX-56")
@rule("SHA-7.04", "SHA-7.25", "SHA-16.13")
def test_time_trap() -> None:
    t = power_step(
        a="garreks_reavers",
        b="steelhearts_champions",
        place={"blooded_saek": (7, 3), "obryn_the_bold": (9, 3)},
        hand_a=["time_trap"],
        dice=("sword", "sword", "shield"),
    )
    t.s.players[0].used, t.s.players[1].used = 2, 2
    t.play("A play time_trap", "A choose blooded_saek", "A attack blooded_saek")
    t.skip_to("activation")
    assert t.kind() == "B activation"
    t.play("B pass")
    t.skip_to("activation")
    assert t.kind() == "B activation"
    assert (t.s.players[0].used, t.s.players[1].used) == (3, 4)
    t = power_step(place={"obryn_the_bold": (9, 3), "targor": (1, 1)}, hand_a=["time_trap"])
    t.s.players[0].used = 4
    assert [o.text for o in power_options(t.s, 0)] == ["pass"]


@example("EX-60")
@rule("SHA-16.10", "SHA-8.28")
def test_momentary_madness() -> None:
    t = power_step(
        place={"blooded_saek": (7, 3), "targor": (9, 3), "arnulf": (8, 2), "obryn_the_bold": (15, 11)},
        hand_a=["momentary_madness"],
        dice=("hammer", "hammer", "hammer", "shield"),
    )
    t.play("A play momentary_madness", "A choose blooded_saek")
    t.expect("A attack.target", "target targor", "target arnulf")
    t.play("A target targor")
    assert t.where("targor") is None
    assert t.s.players[0].glory == 1
    assert t.s.kills[0][1] == 0


@example("EX-63")
@rule("SHA-8.19", "SHA-8.22")
def test_trapped_by_a_blocked_hex() -> None:
    t = battle(
        field="BF2",
        place={"obryn_the_bold": (10, 6), "karsus_the_chained": (9, 5), "targor": (7, 5), "arnulf": (10, 4)},
        dice=("hammer", "sword", "dodge"),
    )
    t.play("A attack obryn_the_bold")
    t.expect("A drive.to", "trap", "stay")
    t.play("A trap")
    assert t.where("karsus_the_chained") is None


@example("EX-64")
@rule("SHA-7.09", "SHA-9.10", "SHA-12.12")
def test_the_warden_commands_two() -> None:
    t = battle(
        a="sepulchral_guard",
        place={
            "sepulchral_warden": (1, 1),
            "the_harvester": (5, 1),
            "the_champion": (9, 1),
            "petitioner_1": (13, 1),
            "targor": (15, 11),
        },
    )
    t.play("A move the_harvester", f"A go {t.at(5, 3)}")
    t.skip_to("activation")
    t.play("B pass")
    t.skip_to("activation")
    t.play("A act command_two")
    t.expect("A choose.fighter", "choose the_champion", "choose petitioner_1")
    t.play("A choose the_champion", f"A go {t.at(9, 3)}", f"A go {t.at(13, 3)}")
    moved = [f.id for f in t.s.fighters if f.moved]
    assert moved == ["the_harvester", "the_champion", "petitioner_1"]
    assert t.s.movers.bit_count() == 3


@rule("SHA-8.01", "SHA-3.08")
def test_a_friend_is_no_target() -> None:
    s = arranged(place={"targor": (7, 3), "arnulf": (9, 3), "obryn_the_bold": (8, 2)})
    targor = s.fighters[6]
    assert [t.id for t in targets_from(s, 1, targor, targor.profiles()[0], targor.hex)] == ["obryn_the_bold"]
    assert charge_hexes(s, targor)
