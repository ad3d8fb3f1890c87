"""What a Reaction does besides what it is for: it is known as one, keeps its bearer in place, lets one stay."""

from typing import Any

import pytest

from podziemia.games.shadespire.data.cards import NUMBER
from tests.games.shadespire.phases import HIT_OBRYN, acted
from tests.games.shadespire.scenes import (
    ANGHARAD,
    ARNULF,
    DRAW,
    GARREK,
    HIT,
    MISS,
    NO,
    OBRYN,
    PAIR,
    SEVERIN,
    SHOT,
    SPARE,
    TARGOR,
    WIDE,
    YES,
    Scene,
    attack,
    fight,
    foe_gear,
    gear,
    offered,
    own_kill,
    shoot,
    walk,
)
from tests.games.shadespire.table import Battle, Place, battle, power_step
from tests.support import card, rule

pytestmark = pytest.mark.usefixtures("sides")

AT_GARREK = ("A target garrek_gorebeard",)
AROUND: Place = {**SPARE, ARNULF: (8, 2)}
TO_B: dict[str, Any] = {"objectives_b": ["masterstroke"]}
TO_A: dict[str, Any] = {"objectives_a": ["masterstroke"]}
FRAIL: dict[str, Any] = {"wounds": {OBRYN: 2}}
BOTH_FRAIL: dict[str, Any] = {"wounds": {OBRYN: 2, GARREK: 3}}
NEAR_DEAD: dict[str, Any] = {"wounds": {GARREK: 3}}


def carded(id: str) -> Any:
    """The mark of a card; what is printed on a fighter is none."""
    return card(id) if id in NUMBER else ()


def struck(who: str, *dice: str, a: str, inspired: bool = False, react: str = "", **more: Any) -> Battle:
    """Garrek strikes at one of A's, who reacts."""
    place: Place = {who: (7, 3), GARREK: (9, 3), TARGOR: (15, 11)}
    t = battle(a=a, place=place, dice=dice, active=1, inspired=(who,) if inspired else (), **more)
    t.play("B attack garrek_gorebeard")
    if react:
        t.play(f"A react {react}")
    return t


def angharad(*dice: str, **more: Any) -> Battle:
    return struck(ANGHARAD, *dice, a="steelhearts_champions", inspired=True, react="furious_parry", **more)


def ghartok(*dice: str, inspired: bool = False, **more: Any) -> Battle:
    id = "swift_gorefist" if inspired else "gorefist"
    return struck("zharkus_the_bloodsighted", *dice, a="magores_fiends", inspired=inspired, react=id, **more)


MISSES = ("support1", "support1")
PLAIN_DEFENCE = ("support2",)
AVENGED: Place = {**PAIR, TARGOR: (8, 2), "blooded_saek": (8, 4)}
SLAUGHTER: Place = {**PAIR, SEVERIN: (13, 3), TARGOR: (15, 3)}

KILLS: list[tuple[str, Scene]] = [
    (
        "furious_blow",
        lambda: fight(*MISS, *HIT_OBRYN, moves=("B react furious_blow",), **foe_gear("furious_blow"), **FRAIL, **TO_B),
    ),
    (
        "fatal_riposte",
        lambda: fight(
            *MISS, "hammer", *HIT_OBRYN, moves=("B react fatal_riposte",), **foe_gear("fatal_riposte"), **FRAIL, **TO_B
        ),
    ),
    (
        "furious_parry",
        lambda: angharad(*MISSES, "support2", "support2", "hammer", "hammer", "shield", **NEAR_DEAD, **TO_A),
    ),
    ("gorefist", lambda: ghartok(*MISSES, "support2", "sword", "shield", **NEAR_DEAD, **TO_A)),
    (
        "swift_gorefist",
        lambda: ghartok(*MISSES, "support2", "sword", "sword", "shield", inspired=True, **NEAR_DEAD, **TO_A),
    ),
    (
        "defiant_strike",
        lambda: fight(
            *HIT,
            "sword",
            "sword",
            "sword",
            "dodge",
            moves=("B react defiant_strike",),
            wounds={OBRYN: 3},
            **foe_gear("defiant_strike"),
            **TO_B,
        ),
    ),
    (
        "no_respite",
        lambda: fight(*HIT, *HIT_OBRYN, moves=("B react no_respite",), **foe_gear("no_respite"), **BOTH_FRAIL, **TO_B),
    ),
    (
        "fatal_strike",
        lambda: fight(
            *HIT, *HIT_OBRYN, moves=("B react fatal_strike",), **foe_gear("fatal_strike"), **BOTH_FRAIL, **TO_B
        ),
    ),
    (
        "last_lunge",
        lambda: fight(
            *HIT, "hammer", *HIT_OBRYN, moves=("B react last_lunge",), hand_b=["last_lunge"], **BOTH_FRAIL, **TO_B
        ),
    ),
    (
        "righteous_strike",
        lambda: fight(
            *WIDE,
            "hammer",
            "hammer",
            "hammer",
            "shield",
            moves=("A with righteous_strike", "A react righteous_strike"),
            **gear("righteous_strike"),
            **NEAR_DEAD,
            **TO_A,
        ),
    ),
    (
        "fuelled_by_slaughter",
        lambda: fight(
            *HIT,
            *HIT,
            place=SLAUGHTER,
            moves=("A react fuelled_by_slaughter",),
            hand_a=["fuelled_by_slaughter"],
            **NEAR_DEAD,
            **TO_A,
        ),
    ),
    (
        "bloody_retribution",
        lambda: fight(
            *HIT,
            "hammer",
            "hammer",
            "dodge",
            place=AVENGED,
            moves=(*AT_GARREK, "B react bloody_retribution", "B choose blooded_saek"),
            hand_b=["bloody_retribution"],
            wounds={GARREK: 3, OBRYN: 1},
            **TO_B,
        ),
    ),
    (
        "tireless_assault",
        lambda: fight(
            *MISS, *HIT, moves=("A react tireless_assault",), hand_a=["tireless_assault"], **NEAR_DEAD, **TO_A
        ),
    ),
    ("oathsworn", lambda: fight(*MISS, *HIT, moves=("A react oathsworn",), hand_a=["oathsworn"], **NEAR_DEAD, **TO_A)),
    (
        "the_necromancer_commands",
        lambda: fight(
            *MISS,
            *HIT,
            moves=("A react the_necromancer_commands",),
            hand_a=["the_necromancer_commands"],
            **NEAR_DEAD,
            **TO_A,
        ),
    ),
    (
        "ceaseless_attacks",
        lambda: fight(
            "sword",
            "sword",
            "shield",
            *HIT,
            place={**PAIR, SEVERIN: (8, 2), TARGOR: (15, 11)},
            moves=("A react ceaseless_attacks",),
            hand_a=["ceaseless_attacks"],
            **NEAR_DEAD,
            **TO_A,
        ),
    ),
    (
        "rapid_volley",
        lambda: shoot(*WIDE, *SHOT, moves=("A react rapid_volley",), hand_a=["rapid_volley"], **NEAR_DEAD, **TO_A),
    ),
    (
        "retribution",
        lambda: fight(
            *HIT, *HIT_OBRYN, moves=("A stay", "B react retribution"), hand_b=["retribution"], **FRAIL, **TO_B
        ),
    ),
    (
        "my_turn",
        lambda: fight(
            *HIT, *HIT_OBRYN, moves=("A stay", "B react my_turn", "B stay"), hand_b=["my_turn"], **FRAIL, **TO_B
        ),
    ),
    ("kunnin_but_brutal", lambda: kunnin(**NEAR_DEAD, **TO_A)),
    ("ready_for_action", lambda: ready(**NEAR_DEAD, **TO_A)),
]


def kunnin(**more: Any) -> Battle:
    place: Place = {OBRYN: (5, 3), GARREK: (9, 3), TARGOR: (15, 11)}
    t = walk(OBRYN, "(7,3)", place=place, dice=HIT, hand_a=["kunnin_but_brutal"], **more)
    t.play("A react kunnin_but_brutal")
    return t


def ready(**more: Any) -> Battle:
    t = power_step(place=SPARE, hand_a=["sprinter", "ready_for_action"], glory=(1, 0), dice=HIT, **more)
    t.play("A play sprinter", "A on obryn_the_bold", "A react ready_for_action", "A attack obryn_the_bold")
    return t


@rule("SHA-12.12", "SHA-16.06")
@pytest.mark.parametrize(("id", "scene"), [pytest.param(*case, marks=carded(case[0]), id=case[0]) for case in KILLS])
def test_an_attack_made_as_a_reaction_can_be_a_masterstroke(id: str, scene: Scene) -> None:
    assert offered(scene(), "score masterstroke")


@card("masterstroke")
def test_an_attack_of_an_activation_is_none() -> None:
    assert not offered(fight(*HIT, **NEAR_DEAD, **TO_A), "score masterstroke")


# ---- nobody is driven back ----

STRUCK_DRAW = ("hammer", "support1")
KEPT: list[tuple[str, Scene]] = [
    (
        "furious_blow",
        lambda: fight(
            *DRAW, "support1", "support1", "dodge", moves=("B react furious_blow",), **foe_gear("furious_blow")
        ),
    ),
    (
        "fatal_riposte",
        lambda: fight(
            *DRAW,
            "hammer",
            "support1",
            "support1",
            "dodge",
            moves=("B react fatal_riposte",),
            **foe_gear("fatal_riposte"),
        ),
    ),
    ("shield_bash", lambda: fight(*DRAW, moves=("B react shield_bash", "B stay"), **foe_gear("shield_bash"))),
    ("furious_parry", lambda: angharad(*STRUCK_DRAW, "shield", "support1", "support1", "support1", "shield")),
    ("gorefist", lambda: ghartok(*STRUCK_DRAW, "shield", "support1", "shield")),
    ("swift_gorefist", lambda: ghartok(*STRUCK_DRAW, "shield", "support1", "support1", "shield", inspired=True)),
    (
        "defiant_strike",
        lambda: fight(
            *HIT,
            "support1",
            "support1",
            "support1",
            "dodge",
            moves=("B react defiant_strike",),
            **foe_gear("defiant_strike"),
        ),
    ),
    ("cunning_duellist", lambda: fight(*HIT, moves=("A react cunning_duellist",), **gear("cunning_duellist"))),
    ("light_footed", lambda: fight(*HIT, moves=("B react light_footed", "B push (11,3)"), **foe_gear("light_footed"))),
]


@rule("SHA-16.01", "SHA-16.02")
@pytest.mark.parametrize(("id", "scene"), [pytest.param(*case, marks=carded(case[0]), id=case[0]) for case in KEPT])
def test_who_reacts_so_is_not_driven_back(id: str, scene: Scene) -> None:
    t = scene()
    assert t.ask.kind in ("activation", "power")
    assert not [event for event in t.told() if event.startswith("driven_back")]


@card("fatal_riposte")
@rule("SHA-16.01")
def test_a_riposte_that_fails_keeps_nobody() -> None:
    t = fight(*DRAW, "support1", moves=("B react fatal_riposte",), **foe_gear("fatal_riposte"))
    assert t.kind() == "A drive.to"


# ---- one may stay, or must go ----


def roared() -> Battle:
    return fight(
        *HIT, place=AROUND, moves=(*AT_GARREK, "A react triumphant_roar"), hand_a=["triumphant_roar"], **NEAR_DEAD
    )


def flickered() -> Battle:
    t = power_step(place=SPARE, hand_a=["flickering_step"], dice=("crit", *["shield"] * 7))
    t.play("A play flickering_step", "A choose obryn_the_bold")
    return t


def averse() -> Battle:
    moves = ("B react aversion_to_death", "B choose targor")
    return fight(*HIT, moves=moves, hand_b=["aversion_to_death"], **NEAR_DEAD)


STAYING: list[tuple[str, bool, Scene]] = [
    ("my_turn", YES, lambda: fight(*HIT, moves=("A stay", "B react my_turn"), hand_b=["my_turn"])),
    ("shield_bash", YES, lambda: fight(*MISS, moves=("B react shield_bash",), **foe_gear("shield_bash"))),
    (
        "brutal_but_kunnin",
        YES,
        lambda: fight(*MISS, moves=("A react brutal_but_kunnin",), hand_a=["brutal_but_kunnin"]),
    ),
    ("triumphant_roar", YES, roared),
    ("flickering_step", YES, flickered),
    ("aversion_to_death", NO, averse),
    ("opportunist", NO, lambda: fight(*MISS, moves=("B react opportunist",), **foe_gear("opportunist"))),
    (
        "flickering_image",
        YES,
        lambda: fight(
            "crit", "hammer", "shield", moves=("A stay", "A react flickering_image"), **gear("flickering_image")
        ),
    ),
    ("light_footed", NO, lambda: fight(*HIT, moves=("B react light_footed",), **foe_gear("light_footed"))),
]


@rule("SHA-15.03")
@pytest.mark.parametrize(
    ("id", "may_stay", "scene"), [pytest.param(*case, marks=card(case[0]), id=case[0]) for case in STAYING]
)
def test_up_to_a_hex_may_be_none(id: str, may_stay: bool, scene: Scene) -> None:
    t = scene()
    assert t.ask.kind == "push.to"
    assert ("stay" in t.options()) == may_stay


# ---- what the opponent's own kill is not ----

FOR_A_KILL = (
    "boon_of_khorne",
    "skulls_for_the_skull_throne",
    "to_the_victor_the_spoils",
    "scavenge",
    "triumphant_roar",
    "leadin_by_example",
)


@pytest.mark.parametrize("id", [pytest.param(id, marks=card(id), id=id) for id in FOR_A_KILL])
@rule("SHA-16.11")
def test_nobody_is_rewarded_for_what_a_foe_did_to_his_own(id: str) -> None:
    """Obryn hungers and kills Angharad; B did nothing."""
    assert not offered(own_kill(hand_b=[id], upgrades={ANGHARAD: ["sprinter"], OBRYN: ["black_hunger"]}), f"react {id}")


@card("leadin_by_example")
def test_a_leader_who_kills_nobody_shows_nothing() -> None:
    place: Place = {SEVERIN: (7, 3), GARREK: (9, 3), OBRYN: (3, 3), TARGOR: (5, 5)}
    t = attack(SEVERIN, *HIT, hand_a=["leadin_by_example"], place=place)
    assert not offered(t, "react leadin_by_example")


# ---- the second of several ----


def missed_two(id: str) -> Battle:
    """The Harvester cuts at two, and misses both."""
    t = battle(
        a="sepulchral_guard",
        place={"the_harvester": (7, 3), TARGOR: (9, 3), ARNULF: (5, 3), GARREK: (15, 11)},
        dice=("support1", "support1", "shield") * 2,
        hand_a=[id],
        upgrades={"the_harvester": ["focused_attack"]},
    )
    t.play("A attack the_harvester", "A with whirling_scythe", "A target targor", f"A react {id}")
    return t


@card("tireless_assault", "oathsworn")
@pytest.mark.parametrize("id", ["tireless_assault", "oathsworn"])
@pytest.mark.parametrize("chosen", [TARGOR, ARNULF])
def test_any_of_those_it_missed_is_attacked_again(id: str, chosen: str) -> None:
    t = missed_two(id)
    t.expect("A attack.target", f"target {TARGOR}", f"target {ARNULF}")
    t.play(f"A target {chosen}")
    t.play("A with focused_attack")
    again = [event for event in t.told() if event.startswith("attack_declared")][-1]
    assert again.endswith(f"focused_attack {chosen}")


@card("victorious_duel", "bane_of_champions", "mighty_swing")
@pytest.mark.parametrize(
    ("id", "warband", "who", "dice"),
    [
        ("victorious_duel", "steelhearts_champions", SEVERIN, HIT),
        ("bane_of_champions", "magores_fiends", "riptooth", ("sword", "sword", "sword", "shield")),
    ],
)
def test_the_leader_is_the_second_to_fall(id: str, warband: str, who: str, dice: tuple[str, ...]) -> None:
    place: Place = {who: (7, 3), TARGOR: (5, 3), GARREK: (9, 3), ARNULF: (15, 11)}
    t = power_step(
        a=warband,
        place=place,
        hand_a=["mighty_swing"],
        hand_b=["confusion"],
        active=1,
        objectives_a=[id],
        wounds={GARREK: 2},
        dice=dice * 2,
    )
    t.play("B pass", "A play mighty_swing")
    acted(t, f"A attack {who}", "A target targor")
    assert t.where(GARREK) is None
    assert offered(t, f"score {id}")


@card("rebirth_in_blood", "shardgale")
def test_the_last_to_fall_is_reborn() -> None:
    t = power_step(
        place=SPARE, hand_a=["shardgale"], hand_b=["rebirth_in_blood"], wounds={GARREK: 3, TARGOR: 1}, dice=("shield",)
    )
    t.play("A play shardgale", "B react rebirth_in_blood", f"B place {t.at(6, 8)}")
    assert (t.where(GARREK), t.where(TARGOR)) == (None, (6, 8))


@card("tethered_spirit", "shardgale")
def test_a_spirit_is_tethered_whatever_would_take_it() -> None:
    t = power_step(
        place=SPARE, hand_a=["shardgale"], wounds={GARREK: 3}, dice=("shield",), **foe_gear("tethered_spirit")
    )
    t.play("A play shardgale", "B react tethered_spirit", f"B place {t.at(6, 8)}")
    assert (t.where(GARREK), t.fighter(GARREK).wounds) == ((6, 8), 3)


@card("scavenge")
def test_scavenging_needs_the_fallen_at_hand() -> None:
    near = shoot(
        *HIT,
        at=(5, 3),
        hand_a=["scavenge"],
        wounds={GARREK: 3},
        moves=("A with shock_handaxe",),
        **foe_gear("sprinter"),
    )
    assert offered(near, "react scavenge")
