"""Each ploy: what it does, and when it cannot be played."""

from typing import Any

import pytest

from podziemia.games.shadespire.data.cards import CARD_IDS, FIRST_PLOY, FIRST_UPGRADE, NUMBER, ploy
from podziemia.games.shadespire.data.dice import HAMMER, SWORD, faces
from podziemia.games.shadespire.data.hexes import NOWHERE, hex_at
from podziemia.games.shadespire.rules.deed import Strike
from podziemia.games.shadespire.rules.harm import lessened
from podziemia.games.shadespire.rules.movement import move_of, passes_through, reach
from podziemia.games.shadespire.rules.outcome import cannot_be_driven
from podziemia.games.shadespire.rules.play import PLOY_RULES, power_options
from podziemia.games.shadespire.rules.spells import bearing_on, take_for_target
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.games.shadespire.rules.strength import dealt_damage, defence_of, range_of, weigh
from podziemia.games.shadespire.rules.windows import CARD_WINDOWS
from tests.games.shadespire.table import Battle, Place, arranged, power_step
from tests.support import card, rule

BOTH: Place = {"obryn_the_bold": (7, 3), "garrek_gorebeard": (9, 3)}
OBRYN, GARREK = 2, 3


def under(*ids: str, place: Place | None = None, owner: int = 0, fighter: int = -1, **more: Any) -> ShadespireState:
    """These ploys of A (or B) are in force in the present activation."""
    s = arranged(place=place or BOTH, **more)
    s.spells = [(NUMBER[id], owner, fighter) for id in ids]
    return s


def first_strike(s: ShadespireState, attacker: int = OBRYN, target: int = GARREK, profile: int = 0) -> Strike:
    """The first attack of the activation, weighed."""
    f, t = s.fighters[attacker], s.fighters[target]
    a = Strike(f.seat, f, f.profiles()[profile], t)
    a.range = range_of(s, a.profile)
    bearing_on(s, a)
    a.for_target = take_for_target(s, t)
    weigh(s, a)
    return a


# ---- for the next activation ----

WAITING = [
    CARD_IDS[number]
    for number in range(FIRST_PLOY, FIRST_UPGRADE)
    if ploy(number).lasts == "next_activation"
    and CARD_IDS[number] not in PLOY_RULES.effects
    and not ploy(number).window
]


@rule("SHA-9.08", "SHA-0.09", "SHA-9.03")
@pytest.mark.parametrize("id", [pytest.param(id, marks=card(id), id=id) for id in WAITING])
def test_a_ploy_for_the_next_activation(id: str) -> None:
    """It waits, is in force in the very next activation, and is gone after it."""
    t = power_step(place=BOTH, hand_a=[id], hand_b=["sidestep"])
    t.play(f"A play {id}")
    assert t.s.coming == [(NUMBER[id], 0, -1)]
    t.skip_to("activation")
    assert t.s.spells == [(NUMBER[id], 0, -1)]
    t.play("B pass")
    t.skip_to("activation")
    assert t.s.spells == t.s.coming == []
    assert NUMBER[id] in t.player("A").discard


@card("khorne_calls", "glory_to_khorne", "more_choppin")
@rule("SHA-9.09", "SHA-8.33")
def test_one_die_more() -> None:
    for id, for_both in (("khorne_calls", False), ("glory_to_khorne", False), ("more_choppin", True)):
        s = under(id)
        assert first_strike(s).attack_dice == 3
        assert first_strike(s).attack_dice == 2
        assert first_strike(under(id, owner=1)).attack_dice == (3 if for_both else 2)


@card("righteous_zeal", "gorkamorkas_blessing", "frenzied_stabbing", "lightning_blow", "continue_the_slaughter")
def test_one_damage_more() -> None:
    for id in (
        "righteous_zeal",
        "gorkamorkas_blessing",
        "frenzied_stabbing",
        "lightning_blow",
        "continue_the_slaughter",
    ):
        s = under(id)
        assert first_strike(s).damage == 4
        assert first_strike(s).damage == 3
    far: dict[str, Any] = {"upgrades": {"obryn_the_bold": ["dark_darts"]}}
    assert first_strike(under("righteous_zeal", **far), profile=1).damage == 1
    assert first_strike(under("lightning_blow", **far), profile=1).damage == 2


@card("unstoppable_strike", "slaying_blow", "lethal_strike", "blood_frenzy", "blood_rain", "curious_inversion")
@rule("SHA-16.04")
def test_other_gifts_for_the_first_attack() -> None:
    s = under("unstoppable_strike")
    assert [first_strike(s).cleave, first_strike(s).cleave] == [True, False]
    for id in ("slaying_blow", "lethal_strike"):
        a = first_strike(under(id))
        assert dealt_damage(a) == 3
        a.crit_hit = True
        assert dealt_damage(a) == 6
    a = first_strike(under("blood_frenzy"))
    assert (a.attack_dice, a.attack_faces & faces(HAMMER, SWORD)) == (3, faces(HAMMER, SWORD))
    s = under("blood_rain")
    for _ in range(2):
        assert first_strike(s).attack_faces & faces(HAMMER, SWORD) == faces(SWORD)
    s = under("curious_inversion")
    a = first_strike(s)
    assert a.attack_faces & faces(HAMMER, SWORD) == faces(SWORD)
    assert a.defence_faces == faces(0, 3)
    assert first_strike(s).defence_faces == faces(0, 4)


@card("darkness_descends", "mighty_swing")
def test_range_and_targets_of_the_first_attack() -> None:
    s = under("darkness_descends", a="the_farstriders", place={"sanson_farstrider": (5, 3), "garrek_gorebeard": (9, 3)})
    assert range_of(s, s.fighters[0].profiles()[0]) == 1
    place: Place = {**BOTH, "targor": (8, 2)}
    t = power_step(place=place, hand_a=["mighty_swing"], hand_b=["confusion"], active=1)
    t.play("B pass", "A play mighty_swing")
    t.skip_to("activation")
    t.play("A attack obryn_the_bold")
    t.expect("A attack.next", "target garrek_gorebeard", "target targor")


@card("valiant_attack", "clawing_hands", "scrag_em")
def test_supports_of_the_first_attack() -> None:
    backed: Place = {**BOTH, "targor": (8, 2), "severin_steelheart": (10, 4)}
    assert first_strike(under(place=backed)).supports == (1, 1)
    assert first_strike(under("valiant_attack", place=backed)).supports == (1, 0)
    assert first_strike(under("valiant_attack", place=backed, owner=1)).supports == (1, 1)
    assert first_strike(under("scrag_em", place=backed)).supports == (2, 1)
    assert first_strike(under("clawing_hands", place=backed)).supports == (2, 1)
    assert first_strike(under("clawing_hands", place=backed, owner=1)).supports == (1, 4)


@card("valiant_attack", "war_song", "assumed_command", "zealous_defender")
@rule("SHA-8.03")
def test_a_valiant_attack_leaves_the_target_nobody_however_much_he_counts_for() -> None:
    backed: Place = {**BOTH, "targor": (8, 2)}
    for gear in ({"targor": ["war_song"]}, {"garrek_gorebeard": ["assumed_command"]}):
        assert first_strike(under(place=backed, upgrades=gear)).supports == (0, 2)
        assert first_strike(under("valiant_attack", place=backed, upgrades=gear)).supports == (0, 0)
    s = under("valiant_attack", place=backed)
    s.spells.append((NUMBER["clawing_hands"], 1, -1))
    assert first_strike(s).supports == (0, 0)  # the slain are the opponent's fighters too
    holding = under(
        "valiant_attack", place=backed, upgrades={"garrek_gorebeard": ["zealous_defender"]}, tokens={1: (9, 3)}
    )
    assert first_strike(holding).supports == (0, 1)  # counted without a fighter who gives it


@card("heightened_caution", "ephemeral_shield", "patient_defence", "parry")
def test_a_die_more_for_the_first_to_be_targeted() -> None:
    for id in ("heightened_caution", "ephemeral_shield", "patient_defence", "parry"):
        s = under(id, owner=1)
        assert first_strike(s).defence_dice == 2
        assert first_strike(s).defence_dice == 1
        assert first_strike(under(id, owner=0)).defence_dice == 1


@card("parry")
@pytest.mark.usefixtures("sides")
def test_parry_sets_a_die_aside() -> None:
    t = power_step(
        place=BOTH, hand_b=["parry"], hand_a=["block"], active=1, dice=("hammer", "sword", "shield", "dodge")
    )
    t.play("B play parry")
    t.skip_to("activation")
    t.play("A attack obryn_the_bold")
    t.expect("B defence.aside", "aside shield", "aside dodge")
    twin = t.fork()
    twin.play("B aside dodge")  # which would have saved him
    assert twin.fighter("garrek_gorebeard").wounds == 3
    t.play("B aside shield")
    assert t.ask.kind == "drive.to"
    assert t.fighter("garrek_gorebeard").wounds == 0


@card("fountain_of_gore", "firm_footing", "fortify")
def test_defence_in_an_activation() -> None:
    held: dict[str, Any] = {"tokens": {1: (9, 3)}}
    for id, needs_token in (("fountain_of_gore", False), ("firm_footing", True), ("fortify", True)):
        s = under(id, owner=1, **held)
        assert [defence_of(s, s.fighters[GARREK]), defence_of(s, s.fighters[OBRYN])] == [2, 1]
        s = under(id, owner=1)
        assert defence_of(s, s.fighters[GARREK]) == (1 if needs_token else 2)


@card("insensate", "indomitable", "daemonic_resilience", "berserk_fury")
def test_less_damage_once() -> None:
    for id in ("insensate", "indomitable", "daemonic_resilience"):
        s = under(id, owner=1)
        assert [lessened(s, s.fighters[GARREK], 3), lessened(s, s.fighters[GARREK], 3)] == [1, 3]
        s = under(id, owner=1)
        assert lessened(s, s.fighters[OBRYN], 3) == 3
    for face, n in (("shield", 0), ("dodge", 3)):
        s = under("berserk_fury", owner=1, dice=(face,))
        assert lessened(s, s.fighters[GARREK], 3) == n


@card("danse_macabre", "bloodslick_ground", "invisible_walls", "spectral_wings")
@rule("SHA-0.05")
def test_move_in_an_activation() -> None:
    def moves(id: str, owner: int = 0) -> tuple[int, int]:
        s = under(id, owner=owner)
        return move_of(s, s.fighters[OBRYN], False), move_of(s, s.fighters[GARREK], False)

    assert moves("danse_macabre") == (4, 4)
    assert moves("bloodslick_ground") == (3, 2)
    assert moves("invisible_walls") == (1, 1)
    assert moves("spectral_wings") == (5, 6)


@card("sprint", "sudden_skittering", "lightning_stride", "spectral_form", "tantalising_prize")
@rule("SHA-15.09")
def test_one_special_move() -> None:
    for id in ("sprint", "sudden_skittering", "lightning_stride"):
        t = power_step(
            place={"obryn_the_bold": (3, 3), "garrek_gorebeard": (15, 11)}, hand_a=[id], hand_b=["confusion"], active=1
        )
        t.play("B pass", f"A play {id}")
        t.skip_to("activation")
        t.play("A move obryn_the_bold", f"A go {t.at(15, 3)}")
        assert t.fighter("obryn_the_bold").spent
        s = under(id)
        assert move_of(s, s.fighters[OBRYN], True) == 3
    s = under("spectral_form")
    assert passes_through(s, s.fighters[OBRYN], False)
    assert not passes_through(s, s.fighters[GARREK], False)
    place: Place = {"obryn_the_bold": (1, 1), "garrek_gorebeard": (15, 11)}
    s = under("tantalising_prize", place=place, tokens={1: (11, 1)})
    assert reach(s, s.fighters[OBRYN], False) >> hex_at(11, 1) & 1
    assert not reach(s, s.fighters[OBRYN], False) >> hex_at(9, 1) & 1


@card("stormforged_resistance", "we_shall_not_be_moved")
def test_no_drive_back() -> None:
    s = under("stormforged_resistance", owner=1)
    assert cannot_be_driven(s, first_strike(s))
    s = under("stormforged_resistance", owner=0)
    assert not cannot_be_driven(s, first_strike(s))
    for tokens, safe in (({1: (9, 3)}, True), ({}, False)):
        s = under("we_shall_not_be_moved", owner=1, tokens=tokens)
        assert cannot_be_driven(s, first_strike(s)) == safe


@card("stormforged_tactics")
@pytest.mark.usefixtures("sides")
def test_stormforged_tactics() -> None:
    t = power_step(
        place={**BOTH, "severin_steelheart": (1, 1)},
        hand_a=["stormforged_tactics"],
        hand_b=["confusion"],
        dice=("sword", "sword", "dodge"),
    )
    t.play("A play stormforged_tactics")
    t.skip_to("activation")
    t.play(
        "B attack garrek_gorebeard",
        "A react stormforged_reaction",
        "A choose severin_steelheart",
        f"A push {t.at(3, 1)}",
        "A done",
    )
    assert t.where("severin_steelheart") == (3, 1)


@card("shattering_terrain")
@rule("SHA-16.12")
@pytest.mark.usefixtures("sides")
def test_shattering_terrain() -> None:
    t = power_step(place=BOTH, hand_a=["shattering_terrain"], hand_b=["confusion"])
    t.play("A play shattering_terrain")
    t.skip_to("activation")
    t.play("B move garrek_gorebeard", f"B go {t.at(11, 3)}")
    assert t.fighter("garrek_gorebeard").wounds == 1


@card("steady_volley", "rapid_volley")
@pytest.mark.usefixtures("sides")
def test_pistols() -> None:
    place: Place = {"sanson_farstrider": (3, 3), "garrek_gorebeard": (11, 3), "targor": (15, 11)}
    t = power_step(
        a="the_farstriders",
        place=place,
        hand_a=["steady_volley", "rapid_volley"],
        hand_b=["confusion"],
        active=1,
        dice=("support1",) * 3 + ("dodge",) + ("sword",) * 3 + ("shield",),
    )
    t.play("B pass", "A play steady_volley")
    t.skip_to("activation")
    t.play("A attack sanson_farstrider")
    assert t.where("sanson_farstrider") == (5, 3)
    t.play("A react rapid_volley", "A stay")
    assert t.fighter("garrek_gorebeard").wounds == 1


@card("steady_volley")
@pytest.mark.usefixtures("sides")
@pytest.mark.parametrize(
    ("moves", "steps"),
    [
        (("B pass", "A play steady_volley"), True),
        (("B play shattering_terrain", "A play steady_volley"), True),
        (("B play steady_volley",), False),
    ],
)
def test_a_volley_steadies_those_who_called_for_it(moves: tuple[str, ...], steps: bool) -> None:
    """Whatever else is in force, and whatever the other side has played."""
    place: Place = {"sanson_farstrider": (3, 3), "garrek_gorebeard": (11, 3), "targor": (15, 11)}
    hands = {"hand_a": ["steady_volley"], "hand_b": ["shattering_terrain", "steady_volley"]}
    t = power_step(a="the_farstriders", place=place, active=1, **hands)
    t.play(*moves)
    t.skip_to("activation")
    assert ("attack sanson_farstrider" in t.options()) == steps


@card("fuelled_by_fury")
@pytest.mark.usefixtures("sides")
def test_fuelled_by_fury() -> None:
    t = power_step(
        place=BOTH,
        hand_a=["fuelled_by_fury"],
        hand_b=["confusion"],
        active=1,
        dice=("support1", "support2", "hammer", "hammer", "shield"),
    )
    t.play("B pass", "A play fuelled_by_fury")
    t.skip_to("activation")
    t.play("A attack obryn_the_bold", "A reroll support1", "A reroll support2")
    assert t.ask.kind == "drive.to"


@card("desperate_gambit")
@rule("SHA-16.05")
def test_desperate_gambit() -> None:
    t = power_step(
        place=BOTH, hand_a=["desperate_gambit"], hand_b=["confusion"], active=1, dice=("crit",) * 4 + ("sword",) * 4
    )
    t.play("B pass", "A play desperate_gambit")
    t.skip_to("activation")
    t.play("A attack obryn_the_bold")
    t.expect("A attack.gambit", "succeed", "fail")
    t.play("A succeed")
    assert t.fighter("garrek_gorebeard").wounds == 3
    assert not [e for e in t.told() if e.startswith("attack_rolled")]


# ---- pushes ----


def played(id: str, *answers: str, place: Place | None = None, **more: Any) -> Battle:
    """A plays the card in a power step."""
    t = power_step(place=place or BOTH, hand_a=[id, *more.pop("more_a", [])], **more)
    t.play(f"A play {id}", *answers)
    return t


def unplayable(id: str, **position: Any) -> bool:
    s = power_step(hand_a=[id], **position).s
    return f"play {id}" not in [o.text for o in power_options(s, 0)]


@card("peal_of_thunder", "terrifying_screams", "scratching_in_the_shadows", "distraction")
@card("deafening_bellow", "fearsome_roar", "the_earth_shakes", "sidestep", "horrifying_howl")
@rule("SHA-15.01", "SHA-15.02", "SHA-15.03", "SHA-15.04")
def test_pushes() -> None:
    far: Place = {"obryn_the_bold": (1, 1), "garrek_gorebeard": (9, 3)}
    for id in (
        "peal_of_thunder",
        "terrifying_screams",
        "scratching_in_the_shadows",
        "distraction",
        "deafening_bellow",
        "fearsome_roar",
    ):
        t = played(id)
        assert t.options() == {f"push {t.at(x, r)}" for x, r in ((11, 3), (8, 2), (10, 2), (8, 4), (10, 4))}
        t.play(f"A push {t.at(11, 3)}")
        assert t.where("garrek_gorebeard") == (11, 3)
        assert not t.fighter("garrek_gorebeard").moved
        assert unplayable(id, place=far) == (id in ("deafening_bellow", "fearsome_roar"))
    t = played(
        "the_earth_shakes",
        "A choose obryn_the_bold",
    )
    t.play(f"A push {t.at(5, 3)}")
    assert t.where("obryn_the_bold") == (5, 3)
    t = played("sidestep")
    t.play(f"A push {t.at(5, 3)}")
    assert t.where("obryn_the_bold") == (5, 3)
    t = played("horrifying_howl")
    t.play(f"A push {t.at(13, 3)}")
    assert t.where("garrek_gorebeard") == (13, 3)
    assert unplayable("horrifying_howl", place=far)


@card("swift_evasion", "treasure_lust", "rangers_advance", "living_wall", "flickering_step")
@pytest.mark.usefixtures("sides")
def test_pushes_of_allies() -> None:
    t = played("swift_evasion")
    assert t.options() == {
        f"push {t.at(x, r)}"
        for x, r in ((5, 3), (3, 3), (6, 2), (6, 4), (5, 1), (5, 5), (4, 2), (4, 4), (7, 1), (7, 5), (9, 1), (9, 5))
        if t.s.ground.distance(hex_at(9, 3), hex_at(x, r)) > 1
    }
    t = played("treasure_lust", tokens={1: (1, 3), 2: (15, 3)})
    assert t.where("obryn_the_bold") == (1, 3)
    assert unplayable("treasure_lust", place=BOTH, tokens={2: (15, 11)})
    place: Place = {**BOTH, "severin_steelheart": (1, 1)}
    t = played("rangers_advance", "A choose obryn_the_bold", place=place)
    t.play(f"A push {t.at(5, 3)}", f"A push {t.at(3, 1)}")
    assert (t.where("obryn_the_bold"), t.where("severin_steelheart")) == ((5, 3), (3, 1))
    assert unplayable("rangers_advance", place=BOTH)
    place = {**BOTH, "severin_steelheart": (1, 3)}
    t = played("living_wall", "A choose obryn_the_bold", place=place)
    assert t.where("obryn_the_bold") == (5, 3)
    assert t.where("severin_steelheart") == (3, 3)
    assert unplayable("living_wall", place={**BOTH, "severin_steelheart": (1, 5)})
    t = played("flickering_step", dice=("crit", "crit", *["shield"] * 6))
    t.play(f"A push {t.at(3, 3)}")
    assert t.where("obryn_the_bold") == (3, 3)


@card("earthquake", "great_concussion")
@rule("SHA-16.19", "SHA-16.20")
@pytest.mark.usefixtures("sides")
def test_everybody_is_pushed() -> None:
    place: Place = {**BOTH, "targor": (15, 3), "arnulf": (1, 1)}
    t = played("earthquake", "A direction east", place=place)
    assert [t.where(id) for id in place] == [(9, 3), (11, 3), (15, 3), (3, 1)]
    t = played("great_concussion", place={**BOTH})
    t.play(f"A choose-hex {t.at(7, 3)}", "A choose garrek_gorebeard", f"A push {t.at(11, 3)}", f"A push {t.at(8, 2)}")
    assert (t.where("obryn_the_bold"), t.where("garrek_gorebeard")) == ((8, 2), (11, 3))


# ---- guard, healing, inspiration ----


@card("heroic_guard", "musk_of_fear", "warning_cry", "sigmarite_wall")
def test_on_guard() -> None:
    for id in ("heroic_guard", "musk_of_fear", "warning_cry"):
        assert played(id).fighter("obryn_the_bold").guard
    place: Place = {**BOTH, "severin_steelheart": (5, 3)}
    t = played("sigmarite_wall", "A choose obryn_the_bold", place=place)
    assert [f.guard for f in t.s.fighters[:3]] == [True, False, True]
    assert unplayable("sigmarite_wall", place=BOTH)


@card("ur_gold_boon", "healing_potion", "tainted_vitality")
@rule("SHA-8.31", "SHA-1.08")
@pytest.mark.usefixtures("sides")
def test_healing() -> None:
    for id in ("ur_gold_boon", "healing_potion"):
        for face, left in (("shield", 1), ("crit", 1), ("dodge", 2)):
            assert played(id, wounds={"obryn_the_bold": 3}, dice=(face,)).fighter("obryn_the_bold").wounds == left
    t = played("tainted_vitality", wounds={"obryn_the_bold": 2, "garrek_gorebeard": 1})
    assert [t.fighter(id).wounds for id in BOTH] == [1, 0]


@card("furious_inspiration", "inspiration_strikes", "cruel_taunt")
@rule("SHA-16.03", "SHA-11.06")
@pytest.mark.usefixtures("sides")
def test_inspiration() -> None:
    for id in ("furious_inspiration", "inspiration_strikes"):
        assert played(id).fighter("obryn_the_bold").inspired
    t = played("cruel_taunt", inspired=("garrek_gorebeard",), dice=("hammer",), hand_b=["inspiration_strikes"])
    assert not t.fighter("garrek_gorebeard").inspired
    t.play("B play inspiration_strikes")
    assert not t.fighter("garrek_gorebeard").inspired
    t = played("cruel_taunt", inspired=("garrek_gorebeard",), dice=("sword",))
    assert t.fighter("garrek_gorebeard").inspired


@card("frozen_in_time")
@pytest.mark.usefixtures("sides")
def test_frozen_in_time() -> None:
    t = played("frozen_in_time", dice=("shield",))
    assert t.fighter("garrek_gorebeard").frozen
    assert not [o for o in t.options() if "garrek" in o]
    assert lessened(t.s, t.fighter("garrek_gorebeard"), 3) == 0
    assert not played("frozen_in_time", dice=("dodge",)).fighter("garrek_gorebeard").frozen


# ---- damage and attacks ----


@card("blood_offering", "shardgale", "reflected_injury", "sacrificial_pawn")
def test_damage() -> None:
    t = played("blood_offering")
    assert t.fighter("obryn_the_bold").wounds == 1
    assert t.s.spells == [(NUMBER["blood_offering"], 0, OBRYN)]
    assert first_strike(under("blood_offering", fighter=OBRYN)).attack_dice == 4
    assert first_strike(under("blood_offering", fighter=0)).attack_dice == 2
    t = played("shardgale")
    assert [t.fighter(id).wounds for id in BOTH] == [1, 1]
    t = played("reflected_injury", wounds={"obryn_the_bold": 1})
    assert t.fighter("garrek_gorebeard").wounds == 1
    assert unplayable("reflected_injury", place=BOTH)
    t = played("sacrificial_pawn", wounds={"obryn_the_bold": 3}, dice=("hammer", "hammer", "dodge"))
    t.play("B attack garrek_gorebeard")
    assert t.glory() == [1, 1]


@card("avin_a_good_time", "momentary_boldness", "skaven_courage", "momentary_madness", "time_trap")
@rule("SHA-9.10", "SHA-9.11")
@pytest.mark.usefixtures("sides")
def test_actions_by_ploys() -> None:
    t = played("avin_a_good_time", "A choose obryn_the_bold", dice=("hammer", "hammer", "hammer", "shield"))
    assert t.fighter("garrek_gorebeard").wounds == 3
    t = played("avin_a_good_time", "A choose obryn_the_bold", dice=("sword",))
    assert t.fighter("garrek_gorebeard").wounds == 0
    rats: Place = {"skritch_spiteclaw": (3, 3), "lurking_skaven": (1, 3), "festering_skaven": (2, 2), "targor": (9, 3)}
    t = played("momentary_boldness", "A choose skritch_spiteclaw", a="spiteclaws_swarm", place=rats)
    assert t.ask.kind == "charge.to"
    t.play(f"A go {t.at(7, 3)}")
    assert t.fighter("skritch_spiteclaw").charged
    assert unplayable("momentary_boldness", a="spiteclaws_swarm", place={"skritch_spiteclaw": (3, 3), "targor": (9, 3)})
    crowd: Place = {
        "skritch_spiteclaw": (7, 3),
        "lurking_skaven": (11, 3),
        "festering_skaven": (8, 2),
        "targor": (9, 3),
    }
    t = played(
        "skaven_courage",
        "A choose skritch_spiteclaw",
        a="spiteclaws_swarm",
        place=crowd,
        dice=("hammer", "hammer", "shield"),
    )
    assert t.where("targor") is None
    assert unplayable(
        "skaven_courage", a="spiteclaws_swarm", place={k: v for k, v in crowd.items() if k != "lurking_skaven"}
    )
    t = played("momentary_madness", dice=("sword",))
    assert not [e for e in t.told() if e.startswith("attack_declared")]
    t = played("time_trap", "A choose obryn_the_bold", "A guard obryn_the_bold")
    assert t.fighter("obryn_the_bold").guard
    assert t.player("A").skips == 1


@card("piercing_stare", "second_wind")
def test_who_may_act_in_the_next_activation() -> None:
    t = played("piercing_stare")
    assert {o for o in t.options() if "garrek" in o} == {"move garrek_gorebeard", "guard garrek_gorebeard"}
    t = power_step(place=BOTH, hand_a=["second_wind"], hand_b=["confusion"], active=1)
    t.s.fighters[OBRYN].charged = True
    t = Battle(t.game, t.s.copy())
    t.play("B pass", "A play second_wind")
    t.skip_to("activation")
    assert {o for o in t.options() if "obryn" in o} == {"attack obryn_the_bold", "guard obryn_the_bold"}
    assert unplayable("second_wind", place=BOTH)


# ---- places ----


@card("confusion", "nervous_scrabbling", "hidden_paths", "illusory_fighter")
@rule("SHA-15.05", "SHA-15.07")
@pytest.mark.usefixtures("sides")
def test_places() -> None:
    t = played("confusion", "A choose obryn_the_bold")
    assert (t.where("obryn_the_bold"), t.where("garrek_gorebeard")) == ((9, 3), (7, 3))
    assert unplayable("confusion", place={"obryn_the_bold": (1, 1), "garrek_gorebeard": (9, 3)})
    t = played("nervous_scrabbling")
    assert (t.where("obryn_the_bold"), t.where("garrek_gorebeard")) == ((9, 3), (7, 3))
    place: Place = {"obryn_the_bold": (1, 1), "garrek_gorebeard": (9, 3)}
    t = played("hidden_paths", place=place)
    t.play(f"A place {t.at(15, 11)}")
    assert t.where("obryn_the_bold") == (15, 11)
    assert t.fighter("obryn_the_bold").moved
    assert unplayable("hidden_paths", place=BOTH)
    t = played("illusory_fighter")
    assert t.options() == {
        f"place {t.at(x, r)}" for x, r in ((4, 2), (8, 2), (12, 2), (2, 4), (4, 4), (10, 4), (11, 5))
    }
    t.play(f"A place {t.at(12, 2)}")
    assert t.where("obryn_the_bold") == (12, 2)


@card("restless_dead", "there_are_always_more")
@rule("SHA-15.06", "SHA-7.24")
@pytest.mark.usefixtures("sides")
def test_returning() -> None:
    dead: Place = {"the_champion": (1, 1), "targor": (9, 3)}
    t = played("restless_dead", a="sepulchral_guard", place=dead)
    assert "choose sepulchral_warden" not in t.options()
    t.play("A choose petitioner_1", f"A place {t.at(4, 2)}")
    assert t.where("petitioner_1") == (4, 2)
    assert t.player("A").returns == 1
    rats: Place = {"lurking_skaven": (1, 1), "targor": (9, 3)}
    t = played("there_are_always_more", a="spiteclaws_swarm", place=rats)
    assert t.options() == {"choose hungering_skaven", "choose festering_skaven"}
    t.play("A choose festering_skaven", f"A place {t.at(6, 8)}")
    assert t.fighter("festering_skaven").inspired


# ---- tokens ----


@card("desecrate", "pillage", "confused_priorities", "shifting_shards", "mischievous_spirits", "shardfall")
@rule("SHA-4.10", "SHA-4.11", "SHA-16.25", "SHA-4.08", "SHA-4.09")
@pytest.mark.usefixtures("sides")
def test_tokens() -> None:
    for id in ("desecrate", "pillage"):
        t = played(id, tokens={1: (7, 3), 2: (1, 1)})
        assert t.s.tokens[0] == NOWHERE
        assert unplayable(id, place=BOTH, tokens={2: (9, 3)})
    t = played("confused_priorities", "A choose-token token-1", tokens={1: (7, 3), 2: (9, 3)})
    assert t.s.tokens[:2] == [hex_at(9, 3), hex_at(7, 3)]
    assert unplayable("confused_priorities", place=BOTH, tokens={1: (7, 3), 2: (1, 1)})
    t = played(
        "shifting_shards",
        place={**BOTH, "severin_steelheart": (4, 4)},
        tokens={1: (7, 3), 2: (3, 3), 3: (5, 3)},
    )
    t.play("A choose-token token-2")
    around = ((1, 3), (2, 2), (4, 2), (2, 4), (4, 4))  # (5, 3) has a token; a fighter or a starting hex is no hindrance
    assert t.options() == {f"choose-hex {t.at(*at)}" for at in around}
    t.play(f"A choose-hex {t.at(1, 3)}")
    assert t.s.tokens[1] == hex_at(1, 3)
    t = played("mischievous_spirits", tokens={1: (3, 3), 2: (11, 3)})
    t.play("A choose-token token-1", f"A choose-hex {t.at(1, 3)}", f"B choose-hex {t.at(13, 3)}")
    assert t.s.tokens[:2] == [hex_at(1, 3), hex_at(13, 3)]
    t = played("shardfall", tokens={1: (8, 2)})
    assert f"choose-hex {t.at(7, 3)}" not in t.options()
    t.play(f"A choose-hex {t.at(8, 2)}")
    assert not t.s.free() >> hex_at(8, 2) & 1
    assert t.s.token_at(hex_at(8, 2)) == -1


# ---- cards and glory ----


@card("daylight_robbery", "shattershard", "spoils_of_battle", "improvisation", "trust_to_luck", "rethink_strategy")
@card("no_time", "anticipation")
@rule("SHA-16.08", "SHA-9.12")
def test_cards_and_glory() -> None:
    assert [p.glory for p in played("daylight_robbery", glory=(0, 2), dice=("hammer",)).s.players] == [1, 1]
    assert [p.glory for p in played("daylight_robbery", glory=(0, 2), dice=("sword",)).s.players] == [0, 2]
    for die, left in (("hammer", 0), ("sword", 1)):
        t = played("shattershard", upgrades={"garrek_gorebeard": ["great_speed"]}, dice=(die,))
        assert len(t.fighter("garrek_gorebeard").upgrades) == left
    assert unplayable("shattershard", place=BOTH)
    t = played("spoils_of_battle", more_a=["great_speed"])
    assert t.fighter("obryn_the_bold").upgrades == [NUMBER["great_speed"]]
    assert t.player("A").upgrades_played == 1
    t = played("improvisation", more_a=["block"])
    assert len(t.player("A").hand) == 3
    assert NUMBER["block"] in t.player("A").discard
    t = played("trust_to_luck", "A discard block", "A done", more_a=["block", "great_speed"])
    assert len(t.player("A").hand) == 2
    t = played("rethink_strategy", "A discard cleanse", "A done", objectives_a=["cleanse", "eternals"])
    assert (len(t.player("A").objectives), NUMBER["cleanse"] in t.player("A").objectives) == (2, False)
    t = played("no_time", hand_b=["sidestep"])
    t.expect("B power", "pass")
    t.play("B pass")
    blocked = [t.s.no_power]
    t.play("B pass")
    assert [*blocked, t.s.no_power] == [True, False]
    assert unplayable("anticipation", place=BOTH)
    t = power_step(place=BOTH, hand_a=["anticipation"], objectives_b=["it_begins"], round=1)
    for player in t.s.players:
        player.used = 4
    t = Battle(t.game, t.s.copy())
    t.play("A play anticipation", "A choose-card it_begins")
    t.play("B score it_begins")
    assert t.glory() == [1, 1]


@pytest.mark.usefixtures("sides")
def test_every_reaction_ploy_has_its_window() -> None:
    for number in range(FIRST_PLOY, FIRST_UPGRADE):
        assert (CARD_WINDOWS[number] != 0) == (ploy(number).window != "")
