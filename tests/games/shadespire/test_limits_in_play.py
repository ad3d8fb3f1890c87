"""Rules just inside and just outside, played: how far, how often, how long, and which of several."""

from typing import Any

import pytest

from podziemia.games.shadespire.rules.decks import ready_deck
from podziemia.games.shadespire.rules.setup import set_up
from podziemia.kernel.rng import seeded
from tests.games.shadespire.phases import HIT_OBRYN, acted, earned, next_objectives, under
from tests.games.shadespire.scenes import (
    ANGHARAD,
    ARNULF,
    DRAW,
    GARREK,
    HIT,
    KARSUS,
    MISS,
    OBRYN,
    PLAIN,
    SANSON,
    SEVERIN,
    SPARE,
    TARGOR,
    Scene,
    attack,
    fight,
    foe_gear,
    gear,
    offered,
    own_kill,
)
from tests.games.shadespire.table import Battle, Place, battle, letter_of, power_step, seat_of
from tests.support import card, rule

pytestmark = pytest.mark.usefixtures("sides")

SAEK = "blooded_saek"
WARDEN = "sepulchral_warden"
LINE: Place = {OBRYN: (1, 3), GARREK: (9, 3), TARGOR: (15, 11)}


# ---- how far ----


@card("deathly_fortitude", "headlong_charge")
@rule("SHA-7.08", "SHA-7.11", "SHA-7.12")
@pytest.mark.parametrize(("headlong", "charges"), [(True, True), (False, False)])
def test_who_cannot_move_may_still_charge_headlong(headlong: bool, charges: bool) -> None:
    """The Warden's Move 2 is 0 with Deathly Fortitude, and 1 more in a Charge."""
    upgrades = {WARDEN: ["deathly_fortitude", *(["headlong_charge"] if headlong else [])]}
    place: Place = {WARDEN: (7, 3), GARREK: (11, 3), TARGOR: (15, 11)}
    t = battle(a="sepulchral_guard", place=place, upgrades=upgrades)
    assert (f"move {WARDEN}" in t.options(), f"charge {WARDEN}" in t.options()) == (False, charges)
    if charges:
        t.play(f"A charge {WARDEN}")
        assert f"go {t.at(9, 3)}" in t.options()
        assert f"go {t.at(5, 3)}" not in t.options()


@card("flee", "headlong_charge")
def test_flight_is_no_charge() -> None:
    place: Place = {OBRYN: (7, 3), GARREK: (15, 3)}
    t = battle(place=place, upgrades={OBRYN: ["flee", "headlong_charge"]})
    t.play("A act flee")
    assert f"go {t.at(1, 3)}" in t.options()
    assert f"go {t.at(13, 3)}" not in t.options()
    t = battle(place={**place, OBRYN: (9, 3)}, upgrades={OBRYN: ["flee", "headlong_charge"]})
    t.play("A act flee")
    assert f"go {t.at(3, 3)}" in t.options()
    assert f"go {t.at(1, 3)}" not in t.options()


@card("blood_rain", "tantalising_prize")
@rule("SHA-7.12")
def test_a_charge_goes_as_far_as_ever_while_a_ploy_is_in_force() -> None:
    t = under("blood_rain", place=LINE)
    t.play("A charge obryn_the_bold")
    assert t.where(OBRYN) == (7, 3)
    place: Place = {OBRYN: (1, 3), GARREK: (13, 3), TARGOR: (15, 11)}
    t = under("tantalising_prize", by="A", place=place, tokens={1: (11, 3)})
    t.play("A charge obryn_the_bold")
    assert t.where(OBRYN) == (11, 3)
    t = under("tantalising_prize", by="A", place={**place, GARREK: (15, 3)}, tokens={1: (13, 3)})
    assert "charge obryn_the_bold" not in t.options()


@card("tantalising_prize", "cover_ground")
@rule("SHA-7.08")
@pytest.mark.parametrize(("token", "covered"), [((13, 3), True), ((9, 3), False)])
def test_a_prize_far_away_covers_ground(token: tuple[int, int], covered: bool) -> None:
    place: Place = {KARSUS: (1, 3), OBRYN: (15, 11)}
    t = under(
        "tantalising_prize",
        by="A",
        a="garreks_reavers",
        b="steelhearts_champions",
        place=place,
        tokens={1: token},
        objectives_a=["cover_ground"],
    )
    t.play(f"A move {KARSUS}", f"A go {t.at(*token)}")
    assert offered(t, "score cover_ground") == covered


@card("spectral_wings")
@rule("SHA-9.09")
def test_wings_carry_one() -> None:
    place: Place = {WARDEN: (1, 1), "petitioner_1": (1, 3), "petitioner_2": (1, 5), OBRYN: (15, 11)}
    t = under("spectral_wings", by="A", a="sepulchral_guard", b="steelhearts_champions", place=place)
    t.play("A act command_two", "A choose petitioner_1")
    assert f"go {t.at(9, 3)}" in t.options()
    t.play(f"A go {t.at(9, 3)}")
    assert f"go {t.at(5, 5)}" in t.options()
    assert f"go {t.at(7, 5)}" not in t.options()


@card("shardfall")
@rule("SHA-7.12", "SHA-16.25")
def test_a_charge_beside_a_shard_needs_the_foe_in_range() -> None:
    t = shard_and_charge()
    t.play("A charge obryn_the_bold")
    assert t.where(OBRYN) == (7, 3)


def shard_and_charge() -> Battle:
    place: Place = {OBRYN: (1, 3), GARREK: (9, 3)}
    t = power_step(place=place, hand_a=["shardfall"], hand_b=["earthquake"], active=1)
    t.play("B pass", "A play shardfall", f"A choose-hex {t.at(15, 11)}")
    t.skip_to("activation")
    return t


@card("shardfall")
@rule("SHA-7.12", "SHA-16.25")
@pytest.mark.parametrize(("shard", "may"), [((15, 11), True), ((6, 4), False)])
def test_nobody_charges_at_a_foe_hidden_by_a_shard(shard: tuple[int, int], may: bool) -> None:
    """Wherever Sanson comes within range of Garrek, the shard lies between them; Targor is in sight, too far away."""
    place: Place = {SANSON: (11, 9), "almeric_eagle_eye": (8, 8), "elias_swiftblade": (7, 9), GARREK: (5, 3)}
    hands = {"hand_a": ["shardfall"], "hand_b": ["earthquake"]}
    t = power_step(a="the_farstriders", place={**place, TARGOR: (1, 1)}, active=1, **hands)
    t.play("B pass", "A play shardfall", f"A choose-hex {t.at(*shard)}")
    t.skip_to("activation")
    assert ("charge sanson_farstrider" in t.options()) == may


@card("brutal_but_kunnin")
@rule("SHA-3.17", "SHA-15.01")
@pytest.mark.parametrize(("wounds", "asked"), [(0, True), (3, False)])
def test_a_push_enters_no_more_lethal_hexes_than_one_survives(wounds: int, asked: bool) -> None:
    """Into the lethal hex, or in, out and in again."""
    t = fight(
        *MISS,
        field="LETHAL",
        place={OBRYN: (7, 3), GARREK: (9, 3), TARGOR: (15, 11)},
        wounds={OBRYN: wounds},
        hand_a=["brutal_but_kunnin"],
    )
    t.play("A react brutal_but_kunnin", f"A push {t.at(5, 3)}")
    assert (t.ask.kind == "push.lethal") == asked
    if asked:
        t.expect("A push.lethal", "times 1", "times 2")


# ---- how often ----


@rule("SHA-12.02")
def test_what_was_declined_is_not_asked_again() -> None:
    t = fight(*HIT, wounds={GARREK: 1}, objectives_a=["precise_use_of_force"])
    t.play("A decline")
    assert t.ask.kind != "score.now"


@card("change_of_tactics")
@rule("SHA-12.02", "SHA-12.03")
def test_a_charge_is_settled_once() -> None:
    place: Place = {OBRYN: (3, 3), GARREK: (9, 3), TARGOR: (15, 11)}
    t = battle(place=place, objectives_a=["change_of_tactics"], dice=MISS)
    acted(t, "A guard obryn_the_bold", "A charge obryn_the_bold", "A go (7,3)")
    assert t.offers("change_of_tactics")
    t.play("A decline")
    assert t.ask.kind != "score.now"


@card("quick_thinker", "blood_for_the_blood_god")
@rule("SHA-7.14")
def test_a_charge_that_lost_its_target_counts() -> None:
    place: Place = {
        SEVERIN: (3, 1),
        ANGHARAD: (3, 3),
        OBRYN: (3, 5),
        KARSUS: (9, 1),
        SAEK: (9, 3),
        GARREK: (9, 5),
        TARGOR: (15, 11),
    }
    t = battle(
        place=place,
        objectives_a=["blood_for_the_blood_god"],
        hand_b=["quick_thinker"],
        dice=("sword", "sword", "shield", "sword", "sword", "sword", "shield"),
    )
    acted(t, "A charge severin_steelheart", "A go (7,1)", "A charge angharad_brightshield", "A go (7,3)")
    acted(t, "A charge obryn_the_bold", "A go (7,5)")
    t.play("B react quick_thinker", "B choose garrek_gorebeard", f"B go {t.at(15, 5)}")
    assert len([event for event in t.told() if event.startswith("attack_declared")]) == 2
    assert offered(t, "score blood_for_the_blood_god")


@card("flickering_step", "duel_of_wits")
@rule("SHA-9.03")
def test_a_ploy_is_open_to_reactions_once() -> None:
    t = power_step(place=SPARE, hand_a=["flickering_step"], hand_b=["duel_of_wits"], dice=("crit",) * 8)
    t.play("A play flickering_step", "B decline", "A choose obryn_the_bold")
    assert t.kind() == "A push.to"


@card("time_trap")
@rule("SHA-16.13", "SHA-7.04")
def test_one_activation_is_skipped() -> None:
    t = battle(place=SPARE, hand_a=["time_trap"])
    t.play("A pass", "A play time_trap", "A choose obryn_the_bold", "A decline")
    asked = []
    for _ in range(7):
        t.skip_to("activation")
        asked.append(letter_of(t.ask.seat))
        t.play(f"{asked[-1]} pass")
        if t.s.round > 1 or t.ask.kind == "round.first":
            break
    assert "".join(asked[:6]) == "BBABAB"


@rule("SHA-7.04", "SHA-7.22")
def test_who_can_only_pass_is_asked_all_the_same() -> None:
    t = battle(place={GARREK: (9, 3)})
    t.player("A").power_deck.clear()
    t.play("A draw")
    t.skip_to("activation")
    t.play("B pass")
    assert t.kind() == "A activation"
    assert t.options() == {"pass"}


@rule("SHA-7.04")
def test_how_many_activations_are_left_is_told() -> None:
    t = battle(place=SPARE)
    left = []
    for _ in range(8):
        t.skip_to("activation")
        left.append(t.ask.n)
        t.play(f"{letter_of(t.ask.seat)} pass")
    assert left == [4, 4, 3, 3, 2, 2, 1, 1]


# ---- how long ----


@card("no_time", "twist_the_knife")
@rule("SHA-9.12", "SHA-0.09")
def test_no_time_ends_with_the_phase() -> None:
    t = battle(place=SPARE, hand_a=["no_time", "twist_the_knife"], dice=())
    for _ in range(7):
        t.skip_to("activation")
        t.play(f"{letter_of(t.ask.seat)} pass")
    t.skip_to("activation")
    t.play("B pass", "A play no_time")
    t.skip_to("round.first")
    t.play(f"{letter_of(t.ask.seat)} first {'AB'[seat_of('A')]}")
    t.roll(*HIT)
    t.play("A attack obryn_the_bold")
    assert offered(t, "react twist_the_knife")


@card("frozen_in_time")
@rule("SHA-0.09")
def test_a_frozen_fighter_thaws_with_the_phase() -> None:
    t = power_step(place=SPARE, hand_a=["frozen_in_time"], dice=("shield",), objectives_a=["bloodless"])
    t.play("A play frozen_in_time", "A choose garrek_gorebeard")
    assert t.fighter(GARREK).frozen
    t.skip_to("end.score")
    assert not t.fighter(GARREK).frozen


@card("eadbutt")
@rule("SHA-7.23")
def test_who_was_butted_is_not_activated_again() -> None:
    t = attack(OBRYN, *HIT, moves=("A with eadbutt",), place={**SPARE, GARREK: (9, 3)}, **gear("eadbutt"))
    t.skip_to("activation")
    assert t.kind() == "B activation"
    assert not [option for option in t.options() if option.endswith(GARREK)]
    assert f"guard {TARGOR}" in t.options()
    t.skip_to("round.first")
    t.play(f"{letter_of(t.ask.seat)} first {'AB'[seat_of('B')]}")
    assert f"guard {GARREK}" in t.options()


@rule("SHA-8.27")
def test_who_falls_loses_its_tokens() -> None:
    place: Place = {OBRYN: (3, 3), GARREK: (9, 3), SEVERIN: (1, 1), TARGOR: (15, 11)}
    t = battle(place=place, dice=(*MISS, *HIT_OBRYN), wounds={OBRYN: 2})
    acted(t, "A guard obryn_the_bold", "A charge obryn_the_bold", "A go (7,3)", "B attack garrek_gorebeard")
    f = t.fighter(OBRYN)
    assert t.where(OBRYN) is None
    assert (f.wounds, f.moved, f.charged, f.guard, f.spent) == (0, False, False, False, False)


# ---- when it is looked at ----

MET: Place = {SEVERIN: (3, 3), ANGHARAD: (7, 3), OBRYN: (11, 5), TARGOR: (5, 3), ARNULF: (8, 2), GARREK: (13, 3)}
"""Were Obryn one hex further, each of A's would have a foe of its own."""
EACH = {"objectives_a": ["all_the_better_to_slay_them"]}


@card("heroic_stride", "all_the_better_to_slay_them")
@rule("SHA-12.03")
def test_a_stride_after_the_activation_is_looked_at_at_once() -> None:
    t = battle(place=MET, active=1, **EACH, **gear("heroic_stride"))
    t.play("B guard garrek_gorebeard", "A react heroic_stride", f"A push {t.at(12, 4)}")
    assert t.offers("all_the_better_to_slay_them")


@card("sneaky_stab_stab", "all_the_better_to_slay_them")
@rule("SHA-12.03", "SHA-16.23")
def test_a_step_before_the_attack_is_looked_at_before_it() -> None:
    t = battle(place=MET, dice=MISS, **EACH, **gear("sneaky_stab_stab"))
    t.play("A attack obryn_the_bold")
    if t.ask.kind == "push.to":
        t.play(f"A push {t.at(12, 4)}")
    assert t.offers("all_the_better_to_slay_them")
    assert not [event for event in t.told() if event.startswith("attack_declared")]


@card("expendable", "masterstroke")
@rule("SHA-8.28", "SHA-12.03")
def test_the_harm_of_a_life_thrown_away_is_looked_at() -> None:
    t = fight(
        *HIT, moves=("B react expendable",), wounds={OBRYN: 3}, objectives_b=["masterstroke"], **foe_gear("expendable")
    )
    assert (t.where(GARREK), t.where(OBRYN)) == (None, None)
    assert offered(t, "score masterstroke")


@card("draw_the_gaze_of_khorne")
@rule("SHA-7.21", "SHA-12.05")
def test_a_card_drawn_in_exchange_looks_back() -> None:
    place: Place = {SEVERIN: (3, 3), TARGOR: (5, 3), OBRYN: (7, 9), ARNULF: (9, 9), GARREK: (15, 1)}
    t = battle(place=place, objectives_a=["cleanse"], dice=(*HIT, *HIT))
    next_objectives(t, "draw_the_gaze_of_khorne")
    acted(t, "A attack severin_steelheart", "A attack obryn_the_bold", "A swap cleanse")
    assert t.offers("draw_the_gaze_of_khorne")


@card("shadeglass_axe", "the_necromancer_commands")
@rule("SHA-8.32")
def test_glass_is_broken_before_anybody_reacts() -> None:
    """The thrown axe is gone, so the same attack is not made again."""
    for thrown, again in ((True, False), (False, True)):
        place: Place = {OBRYN: (3, 3), GARREK: (9, 3), TARGOR: (15, 11)} if thrown else SPARE
        t = battle(place=place, dice=MISS, hand_a=["the_necromancer_commands"], **gear("shadeglass_axe"))
        t.play("A attack obryn_the_bold")
        if not thrown:
            t.play("A with sigmarite_grandhammer")
        assert offered(t, "react the_necromancer_commands") == again


@card("shattering_terrain", "distraction", "defensive_strike")
@rule("SHA-16.12")
@pytest.mark.parametrize(("where", "scored"), [("(7,5)", True), ("(4,6)", False)])
def test_the_ground_hurts_where_one_is_pushed(where: str, scored: bool) -> None:
    """Garrek is pushed home or along the middle, and falls there."""
    place: Place = {OBRYN: (5, 5), GARREK: (6, 6), TARGOR: (15, 11)}
    t = under(
        "shattering_terrain",
        by="A",
        place=place,
        objectives_a=["defensive_strike"],
        wounds={GARREK: 3},
        upgrades={OBRYN: ["terrifying_howl"]},
    )
    acted(t, "A act terrifying_howl", f"A push {where}")
    assert t.where(GARREK) is None
    assert offered(t, "score defensive_strike") == scored


@card("stumble", "shattering_terrain", "defensive_strike")
@rule("SHA-16.12")
def test_who_stumbles_falls_where_he_stumbled_to() -> None:
    """Driven along the middle, then home."""
    place: Place = {OBRYN: (5, 7), GARREK: (6, 6), TARGOR: (15, 11)}
    t = stumbling(place)
    assert t.where(GARREK) is None
    assert offered(t, "score defensive_strike")


def stumbling(place: Place) -> Battle:
    """Obryn's blow drives Garrek one hex; Shattering Terrain leaves him one wound; then he stumbles."""
    hand = ["shattering_terrain", "stumble"]
    wounds = {GARREK: 0}
    t = power_step(
        place=place,
        hand_a=hand,
        hand_b=["earthquake"],
        active=1,
        objectives_a=["defensive_strike"],
        wounds=wounds,
        dice=DRAW,
    )
    t.play("B pass", "A play shattering_terrain")
    t.skip_to("activation")
    t.fighter(GARREK).wounds = 2
    t.play("A attack obryn_the_bold", f"A drive {t.at(7, 5)}", "A stay")
    t.play("A react stumble")
    return t


@rule("SHA-7.14")
@card("quick_thinker")
def test_the_foe_reacts_when_the_charger_has_arrived() -> None:
    t = battle(place=LINE, hand_b=["quick_thinker"])
    t.play("A charge obryn_the_bold")
    assert t.kind() == "B react.after-move"
    assert t.where(OBRYN) == (7, 3)


@card("stormforged_tactics")
@rule("SHA-9.08")
def test_tactics_are_used_up_when_they_are_used() -> None:
    t = under("stormforged_tactics", by="B", place=SPARE, dice=MISS)
    t.play("A attack obryn_the_bold", "B react stormforged_reaction")
    assert t.ask.kind == "choose.up-to"
    assert t.s.spells == []


# ---- which of several ----


@card("great_strength")
@rule("SHA-8.23")
def test_a_sweep_spares_friends_whatever_one_carries() -> None:
    place: Place = {"the_harvester": (7, 3), "petitioner_1": (5, 3), TARGOR: (9, 3), GARREK: (15, 11)}
    t = battle(
        a="sepulchral_guard",
        place=place,
        dice=("sword", "sword", "shield"),
        upgrades={"the_harvester": ["great_strength"]},
    )
    t.play("A attack the_harvester")
    assert t.told()[0].endswith("whirling_scythe targor")


@card("black_hunger", "sprinter")
@rule("SHA-8.23")
def test_hunger_is_hunger_whatever_one_carries_besides() -> None:
    for carried in (["black_hunger", "sprinter"], ["sprinter", "black_hunger"]):
        place: Place = {OBRYN: (7, 3), SEVERIN: (5, 3), GARREK: (9, 3)}
        t = battle(place=place, upgrades={OBRYN: carried})
        t.play("A attack obryn_the_bold")
        t.expect("A attack.next", "target severin_steelheart", "target garrek_gorebeard")


@card("bodyguard_for_a_price", "sprinter")
@rule("SHA-16.16")
@pytest.mark.parametrize(
    ("carried", "beside", "guarded"),
    [
        (["bodyguard_for_a_price"], (9, 3), True),
        (["sprinter", "bodyguard_for_a_price"], (9, 3), True),
        (["bodyguard_for_a_price"], (11, 3), False),
        (["sprinter"], (9, 3), False),
        ([], (9, 3), False),
    ],
)
def test_a_bodyguard_guards_who_stands_next_to_him(carried: list[str], beside: tuple[int, int], guarded: bool) -> None:
    """On Guard a SHIELD defends Skritch, who dodges."""
    place: Place = {"skritch_spiteclaw": (7, 3), "krrk_the_almost_trusted": beside, GARREK: (5, 3)}
    upgrades = {"krrk_the_almost_trusted": carried}
    t = battle(a="spiteclaws_swarm", place=place, upgrades=upgrades, active=1, dice=("hammer", "support1", "shield"))
    t.play("B attack garrek_gorebeard")
    assert ("attack_drawn B garrek_gorebeard skritch_spiteclaw" in t.told()) == guarded


@card("bodyguard_for_a_price")
@rule("SHA-16.16")
def test_any_friend_at_hand_may_be_the_bodyguard() -> None:
    place: Place = {
        "skritch_spiteclaw": (7, 3),
        "krrk_the_almost_trusted": (9, 3),
        "lurking_skaven": (8, 2),
        GARREK: (5, 3),
    }
    upgrades = {"lurking_skaven": ["bodyguard_for_a_price"]}
    t = battle(a="spiteclaws_swarm", place=place, upgrades=upgrades, active=1, dice=("hammer", "support1", "shield"))
    t.play("B attack garrek_gorebeard")
    assert "attack_drawn B garrek_gorebeard skritch_spiteclaw" in t.told()


@card("second_in_command", "biggest_an_da_best", "reflected_injury")
@rule("SHA-12.08")
def test_a_ploy_is_nobodys_kill() -> None:
    """The second in command stands by while a ploy of its side kills."""
    place: Place = {OBRYN: (7, 3), TARGOR: (9, 3), ARNULF: (15, 11)}
    t = power_step(
        place=place,
        hand_b=["reflected_injury"],
        hand_a=["earthquake"],
        objectives_b=["biggest_an_da_best"],
        wounds={OBRYN: 3, TARGOR: 1},
        upgrades={ARNULF: ["second_in_command"]},
    )
    t.play("A pass", "B play reflected_injury")
    assert t.where(OBRYN) is None
    assert not earned(t, "biggest_an_da_best", "B")


@rule("SHA-8.22")
@pytest.mark.parametrize(("face", "further"), [("crit", True), ("sword", False)])
def test_a_critical_hit_knocks_back(face: str, further: bool) -> None:
    t = attack(
        "basha",
        face,
        "sword",
        "shield",
        a="ironskulls_boyz",
        place={"basha": (7, 3), GARREK: (9, 3), TARGOR: (15, 11)},
        moves=("A drive (11,3)",),
    )
    assert (t.ask.kind == "drive.further") == further


@card("shardcaller")
@rule("SHA-7.02")
@pytest.mark.parametrize(
    ("tokens", "asked"), [({1: (7, 3), 2: (3, 9)}, True), ({1: (7, 3)}, False), ({1: (3, 3), 2: (3, 9)}, False)]
)
def test_a_shard_is_called_to_another(tokens: dict[int, tuple[int, int]], asked: bool) -> None:
    t = battle(place=SPARE, tokens=tokens, **gear("shardcaller"))
    t.skip_to("round.first")
    t.play(f"{letter_of(t.ask.seat)} first {'AB'[seat_of('A')]}")
    assert (t.ask.kind == "phase.start") == asked


@card("fatal_strike", "black_hunger")
@rule("SHA-16.11")
def test_a_friend_is_not_struck_in_return() -> None:
    t = own_kill(upgrades={OBRYN: ["black_hunger"], ANGHARAD: ["fatal_strike", "fatal_riposte"]})
    assert t.where(ANGHARAD) is None


@card("grapple", "black_hunger")
def test_who_drove_a_friend_back_is_not_grappled() -> None:
    place: Place = {OBRYN: (7, 3), ANGHARAD: (5, 3), GARREK: (3, 3), TARGOR: (15, 11)}
    dice = ("hammer", "hammer", "hammer", "dodge", *("sword",) * 3, "shield")
    t = battle(place=place, hand_a=["grapple"], upgrades={ANGHARAD: ["black_hunger"]}, dice=dice)
    t.play("A attack angharad_brightshield", "A target obryn_the_bold", f"A drive {t.at(9, 3)}")
    assert t.where(OBRYN) == (9, 3)
    assert not offered(t, "react grapple")


# ---- several targets, and the first is the one that counts ----


HARVEST: Place = {"the_harvester": (7, 3), TARGOR: (5, 3), GARREK: (9, 3), SAEK: (15, 11)}
CUT, OFF = ("sword", "sword", "shield"), ("support1", "hammer", "dodge")


def reaped(*dice: str, others: Place | None = None, moves: tuple[str, ...] = (), **more: Any) -> Battle:
    """The Harvester cuts at Targor first, then at Garrek and whoever else is near."""
    t = battle(a="sepulchral_guard", place={**HARVEST, **(others or {})}, dice=dice, **more)
    acted(t, *moves, "A attack the_harvester", "A target targor")
    return t


FRIENDS: Place = {"petitioner_1": (3, 3), "petitioner_2": (4, 4)}
MORE_FRIENDS: Place = {**FRIENDS, "prince_of_dust": (4, 2)}
THREE_FOES: Place = {ARNULF: (8, 2)}
CORNERED: Place = {"the_harvester": (2, 2), TARGOR: (1, 1), ARNULF: (3, 1), GARREK: (4, 2)}
FIRST_COUNTS: list[tuple[str, Scene]] = [
    ("score crushing_force", lambda: reaped(*CUT, *OFF, wounds={TARGOR: 1}, objectives_a=["crushing_force"])),
    ("score precise_use_of_force", lambda: reaped(*CUT, *OFF, objectives_a=["precise_use_of_force"])),
    ("score dead_kunnin", lambda: reaped(*OFF, *OFF, others=MORE_FRIENDS, objectives_a=["dead_kunnin"])),
    ("score heroic_feat", lambda: reaped(*CUT, *OFF, *OFF, others=THREE_FOES, objectives_a=["heroic_feat"])),
    (
        "score balance_of_power",
        lambda: reaped(*OFF, *OFF, *OFF, others={**FRIENDS, **THREE_FOES}, objectives_a=["balance_of_power"]),
    ),
    (
        "score unstoppable",
        lambda: reaped(*CUT, *CUT, moves=("B guard targor",), active=1, objectives_a=["unstoppable"]),
    ),
    (
        "score trapped",
        lambda: reaped("sword", "hammer", "dodge", *OFF, *OFF, others=CORNERED, objectives_a=["trapped"]),
    ),
    (
        "react flickering_image",
        lambda: reaped("crit", "sword", "shield", *CUT, upgrades={"the_harvester": ["flickering_image"]}),
    ),
]


BOTH_DIE = {TARGOR: 1, GARREK: 3}
HOME_AND_AWAY: Place = {"the_harvester": (7, 5), TARGOR: (8, 6), GARREK: (6, 4), SAEK: (15, 11)}
SECOND_COUNTS: list[tuple[str, Scene]] = [
    (
        "react scavenge",
        lambda: reaped(*CUT, *CUT, wounds=BOTH_DIE, hand_a=["scavenge"], upgrades={GARREK: ["great_speed"]}),
    ),
    (
        "score defensive_strike",
        lambda: reaped(*CUT, *CUT, others=HOME_AND_AWAY, wounds=BOTH_DIE, objectives_a=["defensive_strike"]),
    ),
]


@rule("SHA-8.23", "SHA-12.01")
@pytest.mark.parametrize(("answer", "scene"), [pytest.param(*case, id=case[0]) for case in SECOND_COUNTS])
def test_what_the_second_target_alone_gives_is_enough(answer: str, scene: Scene) -> None:
    assert offered(scene(), answer)


@rule("SHA-8.21", "SHA-12.01")
@card("trapped")
def test_a_trap_that_hurts_by_one_is_a_trap() -> None:
    place: Place = {SANSON: (2, 2), GARREK: (1, 1), TARGOR: (3, 1)}
    dice = ("sword", "support1", "support1", "dodge")
    t = battle(a="the_farstriders", place=place, dice=dice, objectives_a=["trapped"])
    t.play("A attack sanson_farstrider", "A with boltstorm_pistol", "A target garrek_gorebeard")
    if "trap" in t.options():
        t.play("A trap")
    assert t.fighter(GARREK).wounds == 1
    assert offered(t, "score trapped")


@rule("SHA-16.09")
@card("second_in_command")
@pytest.mark.parametrize(("upgrade", "leads"), [("second_in_command", True), (PLAIN, False)])
def test_only_the_second_in_command_stands_in_for_the_leader(upgrade: str, leads: bool) -> None:
    t = battle(place={OBRYN: (7, 3), TARGOR: (9, 3)}, upgrades={TARGOR: [upgrade]})
    assert t.s.is_leader(t.fighter(TARGOR)) == leads


@rule("SHA-8.23", "SHA-12.01")
@pytest.mark.parametrize(("answer", "scene"), [pytest.param(*case, id=case[0]) for case in FIRST_COUNTS])
def test_what_the_first_target_gave_is_kept(answer: str, scene: Scene) -> None:
    t = scene()
    if t.ask.kind == "drive.to" and "trap" in t.options():
        t.play("A trap")
    assert offered(t, answer)


# ---- before the first round ----


@rule("SHA-11.01", "SHA-6.02")
def test_a_game_begins_with_everybody_as_printed() -> None:
    decks = [ready_deck("steelhearts_champions_starter"), ready_deck("garreks_reavers_starter")]
    s = set_up(decks, seeded("new"))
    for f in s.fighters:
        assert (f.inspired, f.tainted, f.moved, f.charged, f.guard, f.spent, f.frozen) == (False,) * 7
        assert (f.wounds, f.upgrades, f.move_bonus, f.defence_bonus, f.wounds_bonus) == (0, [], 0, 0, 0)
