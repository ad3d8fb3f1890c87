"""Fine points: the way of a push, choices before Reactions, who is asked, the fighter that counts twice."""

from typing import Any

import pytest

from podziemia.games.shadespire import GAME
from podziemia.games.shadespire.data.cards import NUMBER
from podziemia.games.shadespire.data.hexes import hex_at
from podziemia.games.shadespire.effects.ploys import wall_hexes
from podziemia.games.shadespire.rules.movement import longest_walk
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.games.shadespire.rules.ways import entries, layers_of, way_to
from podziemia.kernel.bits import members
from podziemia.kernel.match import new_match
from podziemia.kernel.rng import seeded
from tests.games.shadespire.scenes import into_lethal
from tests.games.shadespire.table import Battle, Place, arranged, battle, end_phase, letter_of, power_step, seat_of
from tests.support import card, rule

pytestmark = pytest.mark.usefixtures("sides")

BOTH: Place = {"obryn_the_bold": (7, 3), "garrek_gorebeard": (9, 3)}

# ---- the way ----
# Arcane Nexus has lethal hexes at (10,2), (5,3) and (9,5).


@rule("SHA-3.17")
def test_ways_over_lethal_hexes() -> None:
    """From (7,3) to (3,3) in two steps there is one way; with four steps it can be walked around."""
    s = arranged(field="LETHAL", lethal=True)
    ground, lethal = s.ground.hexes, s.ground.lethal
    short = layers_of(hex_at(7, 3), 2, ground, lethal)
    assert entries(short, hex_at(3, 3)) == [1]
    assert way_to(short, hex_at(3, 3), 1, lethal) == [hex_at(5, 3), hex_at(3, 3)]
    long = layers_of(hex_at(7, 3), 4, ground, lethal)
    assert entries(long, hex_at(3, 3)) == [0, 1, 2]
    assert len(way_to(long, hex_at(3, 3), 0, lethal)) == 3
    assert way_to(long, hex_at(3, 3), 2, lethal).count(hex_at(5, 3)) == 2


def walks(s: ShadespireState, start: int, steps: int) -> list[list[int]]:
    """Every way of one step to so many, one by one."""
    found = [[start]]
    longest = found
    for _ in range(steps):
        longest = [[*way, hex] for way in longest for hex in members(s.ground.neighbours[way[-1]])]
        found = found + longest
    return [way[1:] for way in found[1:]]


@rule("SHA-3.17", "SHA-7.08")
@pytest.mark.parametrize("start", [(7, 3), (4, 2), (11, 3)])
@pytest.mark.parametrize("steps", [1, 2, 3, 4])
def test_ways_are_those_that_can_be_walked_hex_by_hex(start: tuple[int, int], steps: int) -> None:
    """How many lethal hexes they may enter, and how long they may be."""
    s = arranged(field="LETHAL", lethal=True, place={"obryn_the_bold": start})
    lethal, here = s.ground.lethal, hex_at(*start)
    layers = layers_of(here, steps, s.ground.hexes, lethal)
    entered: dict[int, set[int]] = {}
    length: dict[int, int] = {}
    for way in walks(s, here, steps):
        entered.setdefault(way[-1], set()).add(len([hex for hex in way if lethal >> hex & 1]))
        length[way[-1]] = max(length.get(way[-1], 0), len(way))
    obryn = next(f for f in s.fighters if f.id == "obryn_the_bold")
    for there in members(s.ground.hexes):
        assert entries(layers, there) == sorted(entered.get(there, set()))
        assert longest_walk(s, obryn, there, steps, s.free()) == length.get(there, 0)


@rule("SHA-15.01")
@card("living_wall")
@pytest.mark.parametrize("seed", range(8))
def test_a_wall_is_built_wherever_two_pushes_can_end_side_by_side(seed: int) -> None:
    rng = seeded(f"wall {seed}")
    here = hex_at(7, 3)
    s = arranged(place={"obryn_the_bold": (7, 3)})
    obryn, severin, *others = [next(f for f in s.fighters if f.id == id) for id in WALL]
    room = [hex for hex in members(s.ground.within(here, 3)) if hex != here and s.free() >> hex & 1]
    rng.shuffle(room)
    for f, hex in zip([severin, *others], room, strict=False):
        s.put(f, hex)
    taken = {f.hex for f in others}
    near = {hex: {hex, *members(s.ground.neighbours[hex] & ~s.blocked())} - taken for hex in (here, severin.hex)}
    good = {
        one
        for one in near[here] - {severin.hex}
        for other in near[severin.hex] - {one}
        if s.ground.neighbours[one] >> other & 1
    }
    assert set(members(wall_hexes(s, obryn, severin))) == good


WALL = ("obryn_the_bold", "severin_steelheart", "angharad_brightshield", "garrek_gorebeard", "targor", "arnulf")


def howled_at(wounds: int) -> Battle:
    """Horrifying Howl at Garrek, who stands between two lethal hexes."""
    t = power_step(
        a="magores_fiends",
        field="LETHAL",
        lethal=True,
        place={"magore_redhand": (8, 2), "garrek_gorebeard": (7, 3), "arnulf": (15, 11)},
        hand_a=["horrifying_howl"],
        wounds={"garrek_gorebeard": wounds},
    )
    t.play("A play horrifying_howl")
    return t


@rule("SHA-3.17", "SHA-15.01", "SHA-15.02")
@card("horrifying_howl")
def test_who_pushes_a_foe_chooses_the_way() -> None:
    t = howled_at(wounds=0)
    t.play(f"A push {t.at(4, 4)}")
    t.expect("A push.lethal", "times 0", "times 1")
    straight = t.fork()
    straight.play("A times 0")
    assert (straight.where("garrek_gorebeard"), straight.fighter("garrek_gorebeard").wounds) == ((4, 4), 0)
    t.play("A times 1")
    assert (t.where("garrek_gorebeard"), t.fighter("garrek_gorebeard").wounds) == ((4, 4), 1)


@rule("SHA-15.03")
@card("horrifying_howl")
def test_up_to_two_hexes_can_be_out_and_back() -> None:
    t = howled_at(wounds=0)
    assert f"push {t.at(7, 3)}" in t.options()
    t.play(f"A push {t.at(7, 3)}")
    assert (t.where("garrek_gorebeard"), t.fighter("garrek_gorebeard").wounds) == ((7, 3), 1)


@rule("SHA-3.17")
@card("horrifying_howl")
def test_who_falls_on_the_way_falls_there() -> None:
    t = howled_at(wounds=3)
    t.play(f"A push {t.at(3, 3)}")
    assert t.where("garrek_gorebeard") is None
    assert [zone for _, _, _, zone, _ in t.s.kills] == [seat_of("A")]
    assert f"moved_to B garrek_gorebeard {t.at(5, 3)}" in t.told()
    assert f"moved_to B garrek_gorebeard {t.at(3, 3)}" not in t.told()


@rule("SHA-3.17", "SHA-15.01")
@card("brutal_but_kunnin")
def test_who_pushes_its_own_fighter_chooses_the_way_too() -> None:
    """Pushed over lethal ground by its own player, it goes around or takes the wound that inspires it."""
    t = battle(
        a="ironskulls_boyz",
        field="LETHAL",
        lethal=True,
        place={"gurzag_ironskull": (7, 3), "garrek_gorebeard": (8, 2), "arnulf": (15, 11)},
        hand_a=["brutal_but_kunnin"],
        dice=("support1",) * 9,
    )
    t.play("A attack gurzag_ironskull")
    t.skip_to("react.after-attack")
    t.play("A react brutal_but_kunnin", f"A push {t.at(3, 3)}")
    t.expect("A push.lethal", "times 0", "times 1")
    around = t.fork()
    around.play("A times 0")
    assert (around.where("gurzag_ironskull"), around.fighter("gurzag_ironskull").wounds) == ((3, 3), 0)
    t.play("A times 1")
    gurzag = t.fighter("gurzag_ironskull")
    assert (t.where("gurzag_ironskull"), gurzag.wounds, gurzag.inspired) == ((3, 3), 1, True)


@rule("SHA-3.17", "SHA-7.08")
def test_a_move_spares_the_fighter() -> None:
    """A Move action to where a way around lethal ground leads takes that way, and nobody is asked."""
    t = battle(
        a="ironskulls_boyz",
        field="LETHAL",
        lethal=True,
        place={"gurzag_ironskull": (7, 3), "garrek_gorebeard": (15, 9), "arnulf": (15, 11)},
    )
    t.play("A move gurzag_ironskull", f"A go {t.at(3, 3)}")
    assert (t.where("gurzag_ironskull"), t.fighter("gurzag_ironskull").wounds) == ((3, 3), 0)


# ---- all choices, then Reactions ----

PAIRS: list[tuple[str, dict[str, Any], list[str]]] = [
    (
        "rangers_advance",
        {
            "a": "the_farstriders",
            "place": {"sanson_farstrider": (3, 3), "elias_swiftblade": (5, 5), "garrek_gorebeard": (15, 11)},
        },
        ["choose sanson_farstrider"],
    ),
    ("confusion", {"place": BOTH}, ["choose obryn_the_bold"]),
    (
        "sigmarite_wall",
        {"place": {"obryn_the_bold": (7, 3), "severin_steelheart": (5, 3), "garrek_gorebeard": (15, 11)}},
        ["choose obryn_the_bold"],
    ),
    ("reflected_injury", {"place": BOTH, "wounds": {"obryn_the_bold": 1}}, []),
    (
        "shattershard",
        {"place": BOTH, "upgrades": {"garrek_gorebeard": ["great_speed", "sprinter"]}},
        ["choose-card sprinter"],
    ),
    (
        "living_wall",
        {"place": {"obryn_the_bold": (7, 3), "severin_steelheart": (3, 3), "garrek_gorebeard": (15, 11)}},
        ["choose obryn_the_bold"],
    ),
    ("earthquake", {"place": BOTH}, ["direction west"]),
    ("shardfall", {"place": BOTH}, ["choose-hex a1"]),
    (
        "desecrate",
        {"place": {"obryn_the_bold": (7, 3)}, "tokens": {1: (7, 3)}},
        [],
    ),
    ("confused_priorities", {"place": BOTH, "tokens": {1: (7, 3), 2: (9, 3)}}, ["choose-token token-2"]),
    ("shifting_shards", {"place": BOTH, "tokens": {1: (3, 3), 2: (11, 3)}}, ["choose-token token-1"]),
]


TWO_NAMED = ("rangers_advance", "confusion", "sigmarite_wall", "reflected_injury", "living_wall")


@rule("SHA-9.03", "SHA-10.11")
@pytest.mark.parametrize(("id", "position", "choices"), [pytest.param(*pair, id=pair[0]) for pair in PAIRS])
def test_a_ploy_is_answered_when_all_its_choices_are_made(
    id: str, position: dict[str, Any], choices: list[str]
) -> None:
    """Then it is cancelled: nobody has moved, nothing has changed."""
    t = power_step(hand_a=[id], hand_b=["forceful_denial"], dice=("shield",), **position)
    before = [(f.hex, f.wounds, f.guard, f.upgrades[:]) for f in t.s.fighters], t.s.tokens[:], t.s.shard
    t.play(f"A play {id}", *[f"A {choice}" for choice in choices])
    while t.ask.seat == seat_of("A"):
        t.play(f"A {t.ask.options[0].text}")
    named = len([event for event in t.told() if event.startswith("chosen")])
    assert named == (2 if id in TWO_NAMED else named), "both are named before anybody answers"
    t.expect("B react.ploy", "react forceful_denial", "decline")
    t.play("B react forceful_denial")
    assert ([(f.hex, f.wounds, f.guard, f.upgrades[:]) for f in t.s.fighters], t.s.tokens[:], t.s.shard) == before
    assert NUMBER[id] in t.player("A").discard


# ---- Dual Strike and Grasping Hands ----


@card("dual_strike")
@pytest.mark.parametrize("chosen", ["severin_steelheart", "angharad_brightshield"])
def test_dual_strike_counts_the_fighter_of_ones_choice_as_two(chosen: str) -> None:
    backed: Place = {**BOTH, "severin_steelheart": (10, 4), "angharad_brightshield": (10, 2), "targor": (6, 2)}
    t = power_step(place=backed, hand_a=["dual_strike"], hand_b=["confusion"], active=1)
    t.play("B pass", "A play dual_strike")
    t.skip_to("activation")
    t.play("A attack obryn_the_bold")
    if t.ask.kind == "attack.target":
        t.play("A target garrek_gorebeard")
    t.expect("A support.doubled", "choose severin_steelheart", "choose angharad_brightshield")
    t.play(f"A choose {chosen}")
    assert t.s.roll is not None
    assert t.s.roll.strike is not None
    assert t.s.roll.strike.supports == (3, 1)
    assert t.s.roll.strike.doubled is t.fighter(chosen)


@card("dual_strike")
def test_a_fighter_that_counts_as_two_already_does_not_count_as_three() -> None:
    backed: Place = {**BOTH, "severin_steelheart": (10, 4)}
    t = power_step(
        place=backed,
        hand_a=["dual_strike"],
        hand_b=["confusion"],
        active=1,
        upgrades={"severin_steelheart": ["war_song"]},
    )
    t.play("B pass", "A play dual_strike")
    t.skip_to("activation")
    t.play("A attack obryn_the_bold")
    assert t.s.roll is not None
    assert t.s.roll.strike is not None
    assert t.s.roll.strike.supports == (2, 0)


@card("grasping_hands")
def test_grasping_hands_slow_only_the_fighter_that_is_activated() -> None:
    """The Warden that commands is the first one activated; those he sends walk as far as ever."""
    place: Place = {
        "sepulchral_warden": (3, 3),
        "petitioner_1": (5, 1),
        "petitioner_2": (5, 5),
        "obryn_the_bold": (15, 11),
    }
    t = power_step(a="sepulchral_guard", b="steelhearts_champions", place=place, hand_a=["grasping_hands"], active=1)
    t.play("A play grasping_hands")
    t.skip_to("activation")
    assert len(t.s.slain(seat_of("A"))) == 4
    assert "move sepulchral_warden" not in t.options()
    assert "move petitioner_1" not in t.options()
    t.play("A act command_two", "A choose petitioner_1")
    walks = {t.s.ground.distance(hex_at(5, 1), t.s.ground.ids[option.thing]) for option in t.ask.options}
    assert walks == set(range(1, t.fighter("petitioner_1").side.move + 1))


# ---- asked for Reactions ----


@rule("SHA-10.01")
def test_a_table_where_everybody_is_always_asked() -> None:
    """Who holds cards but no Reaction is asked like one who has some, and can only decline."""
    hit: dict[str, Any] = {"place": BOTH, "hand_b": ["great_speed"], "dice": ("hammer", "hammer", "support1")}
    quiet = battle(**hit)
    quiet.play("A attack obryn_the_bold")
    assert quiet.ask.kind == "drive.to"
    t = battle(**hit, always_ask=True)
    t.play("A attack obryn_the_bold")
    t.expect("B react.success", "decline")
    t.play("B decline")
    t.expect("A drive.to", *quiet.options())


@rule("SHA-10.01")
def test_an_empty_hand_is_never_asked() -> None:
    t = battle(place=BOTH, dice=("hammer", "hammer", "support1"), always_ask=True)
    t.play("A attack obryn_the_bold")
    assert t.ask.kind == "drive.to"


@rule("SHA-10.01")
def test_being_asked_tells_nothing_about_the_hand() -> None:
    """Whatever the opponent holds, the same seats are asked in the same windows as long as they decline."""
    asked = set()
    for hand in (["great_speed"], ["rebound"], ["last_chance"], ["great_strength"]):
        t = battle(place=BOTH, hand_b=hand, dice=("hammer", "hammer", "support1"), always_ask=True)
        t.play("A attack obryn_the_bold")
        kinds = []
        while t.ask.kind.startswith("react."):
            kinds.append(t.kind())
            t.play(f"{letter_of(t.ask.seat)} decline")
        asked.add(tuple(kinds))
    assert len(asked) == 1
    assert "B react.success" in asked.pop()


@pytest.mark.parametrize("seed", ["one", "two"])
def test_a_game_with_all_questions_is_played_and_replayed(seed: str) -> None:
    match = new_match(GAME, 2, seed, {"reactions": "always"})
    chance = seeded(seed)
    moves = []
    while match.ask is not None:
        ask = match.ask
        option = ask.options[chance.below(len(ask.options))]
        moves.append((ask.seat, option.text))
        match.answer(option)
    again = new_match(GAME, 2, seed, {"reactions": "always"})
    for seat, text in moves:
        again.play(seat, text)
    assert again.digest() == match.digest()
    assert [text for _, text in moves].count("decline") > 20


# ---- the last action phase ----


@rule("SHA-12.08", "SHA-13.01")
@card("stymied")
def test_upgrades_of_the_end_phase_do_not_belong_to_the_action_phase() -> None:
    """A goes first through its end phase and plays an upgrade; B still sees an action phase without power cards."""
    t = end_phase(place=BOTH, hand_a=["great_speed"], objectives_b=["stymied"], glory=(1, 0))
    t.skip_to("end.upgrade")
    t.play("A play great_speed")
    t.skip_to("end.score")
    assert "score stymied" in t.options("B")


# ---- the tray ----


@rule("SHA-8.05", "SHA-8.06")
def test_the_tray_keeps_the_last_roll() -> None:
    """Each die with whether it counts, the pools, the supports, and what came of it; still there a step later."""
    t = battle(place=BOTH, hand_a=["great_speed"], dice=("hammer", "support1", "shield"))
    t.play("A attack obryn_the_bold")
    t.skip_to("power")
    roll = t.sees("B")["roll"]
    assert (roll["attacker"], roll["target"], roll["pool"]) == ("obryn_the_bold", "garrek_gorebeard", (2, 1))
    assert roll["counts"] == (["crit", "hammer"], ["crit", "dodge"])
    assert roll["dice"] == ([("hammer", True), ("support1", False)], [("shield", False)])
    assert (roll["outcome"], roll["damage"], roll["slain"], roll["supports"]) == ("succeeded", 3, False, (0, 0))


def test_the_tray_shows_the_die_of_a_card() -> None:
    t = power_step(place=BOTH, hand_a=["cruel_taunt"], hand_b=["great_speed"], dice=("sword",))
    t.play("A play cruel_taunt")
    roll = t.sees("B")["roll"]
    assert (roll["kind"], roll["card"], roll["dice"]) == ("card", "cruel_taunt", [[("sword", False)]])


# ---- rulings of docs/shadespire-rulings.md ----


@rule("SHA-15.06", "SHA-7.09")
@card("march_of_the_dead")
def test_who_returns_may_move_again_and_has_moved() -> None:
    """A petitioner moves, falls and is raised: it may move and charge anew, and its march still counts."""
    t = battle(
        a="sepulchral_guard",
        place={"sepulchral_warden": (1, 1), "petitioner_1": (7, 3), "garrek_gorebeard": (13, 3)},
        wounds={"petitioner_1": 1},
    )
    t.play("A move petitioner_1", f"A go {t.at(9, 3)}")
    assert not [o for o in t.options() if o == "move petitioner_1"]
    t.roll("hammer", "hammer", "shield")
    t.play("B charge garrek_gorebeard", f"B go {t.at(11, 3)}")
    assert t.where("petitioner_1") is None
    t.play("A act raise_fallen", "A choose petitioner_1")
    t.play(f"A place {t.at(10, 4)}", "B pass")
    assert {"move petitioner_1", "charge petitioner_1"} <= t.options()
    assert t.s.movers >> t.fighter("petitioner_1").number & 1


@rule("SHA-7.09")
def test_who_stays_moves_once() -> None:
    t = battle(a="sepulchral_guard", place={"petitioner_1": (7, 3), "garrek_gorebeard": (13, 9)})
    t.play("A move petitioner_1", f"A go {t.at(9, 3)}", "B pass")
    assert not {"move petitioner_1", "charge petitioner_1"} & t.options()


def defied(*faces: str) -> Battle:
    """Garrek attacks Tefk, who stands in a corner and may strike back."""
    t = battle(
        a="garreks_reavers",
        b="the_chosen_axes",
        place={"garrek_gorebeard": (3, 1), "tefk_flamebearer": (1, 1), "fjul_grimnir": (15, 11)},
        upgrades={"tefk_flamebearer": ["defiant_strike"]},
        dice=faces,
    )
    t.play("A attack garrek_gorebeard")
    return t


@rule("SHA-8.19")
@card("defiant_strike")
def test_who_was_trapped_and_lives_may_strike_back() -> None:
    t = defied("hammer", "support1", "shield")
    t.play("A trap")
    assert t.fighter("tefk_flamebearer").wounds == 2
    t.expect("B react.drive-back", "react defiant_strike", "decline")


@rule("SHA-8.19")
@card("defiant_strike")
def test_who_was_not_hit_does_not_strike_back() -> None:
    t = defied("hammer", "support1", "shield")
    t.play("A stay")
    assert t.ask.kind != "react.drive-back"


@rule("SHA-8.19", "SHA-16.02")
@card("light_footed")
def test_who_is_trapped_is_not_pushed_instead() -> None:
    """Nobody is driven back after a trap, so there is nothing to do instead of it."""
    t = battle(
        place={"obryn_the_bold": (3, 1), "garrek_gorebeard": (1, 1), "targor": (2, 2), "arnulf": (15, 11)},
        upgrades={"garrek_gorebeard": ["light_footed"]},
        dice=("hammer", "support1", "dodge"),
    )
    t.play("A attack obryn_the_bold", "A target garrek_gorebeard", "A trap")
    assert t.fighter("garrek_gorebeard").wounds == 3
    assert t.ask.kind != "react.drive-back"


def own(id: str) -> str:
    """A's fighter where both play the same warband."""
    return id if seat_of("A") == 0 else f"{id}-b"


def foe(id: str) -> str:
    return f"{id}-b" if seat_of("A") == 0 else id


def shaken(hits: bool) -> Battle:
    """Riptooth bites the other side's Ghartok, who is never driven back."""
    t = battle(
        a="magores_fiends",
        b="magores_fiends",
        place={own("riptooth"): (7, 3), foe("ghartok_flayskull"): (9, 3), foe("magore_redhand"): (15, 11)},
        upgrades={own("riptooth"): ["shake_about"]},
        dice=("sword", "sword", "sword", "dodge") if hits else ("sword", "hammer", "hammer", "shield"),
    )
    t.play(f"A attack {own('riptooth')}")
    return t


@rule("SHA-15.04", "SHA-8.20")
@card("shake_about")
def test_who_cannot_be_driven_back_can_be_shaken_about() -> None:
    t = shaken(hits=True)
    assert t.fighter(foe("ghartok_flayskull")).card.never_driven_back
    assert t.ask.kind == "drive.to"
    assert {option.verb for option in t.ask.options} == {"push", "stay"}
    t.play(f"A push {t.at(8, 2)}")
    assert t.where(foe("ghartok_flayskull")) == (8, 2)


@rule("SHA-8.20")
@card("shake_about")
def test_a_draw_shakes_nobody() -> None:
    t = shaken(hits=False)
    t.play("B decline")
    assert t.ask.kind != "drive.to"


@rule("SHA-16.16", "SHA-7.17")
@card("bodyguard_for_a_price")
def test_who_is_guarded_may_still_go_on_guard() -> None:
    t = battle(
        a="spiteclaws_swarm",
        place={"skritch_spiteclaw": (3, 3), "krrk_the_almost_trusted": (1, 3), "garrek_gorebeard": (11, 3)},
        upgrades={"krrk_the_almost_trusted": ["bodyguard_for_a_price"]},
    )
    assert t.s.on_guard(t.fighter("skritch_spiteclaw"))
    t.play("A guard skritch_spiteclaw", "B pass")
    assert "guard skritch_spiteclaw" not in t.options()


@rule("SHA-16.11", "SHA-8.31")
@card("vampiric_weapon")
@pytest.mark.parametrize(("face", "wounds"), [("support2", 0), ("shield", 1)])
def test_a_vampiric_weapon_feeds_on_any_kill(face: str, wounds: int) -> None:
    """The hungering skaven kills a friend, or does not."""
    t = battle(
        a="spiteclaws_swarm",
        place={"hungering_skaven": (7, 3), "krrk_the_almost_trusted": (5, 3), "garrek_gorebeard": (9, 3)},
        upgrades={"hungering_skaven": ["black_hunger", "vampiric_weapon"]},
        wounds={"hungering_skaven": 1, "krrk_the_almost_trusted": 2},
        dice=("hammer", face, "sword", "dodge"),
    )
    t.play("A attack hungering_skaven", "A target krrk_the_almost_trusted")
    t.skip_to("activation")
    assert (t.where("krrk_the_almost_trusted") is None) == (wounds == 0)
    assert t.fighter("hungering_skaven").wounds == wounds


# ---- what dooms, and who may react to it ----


@rule("SHA-3.17", "SHA-8.28")
@card("last_chance")
@pytest.mark.parametrize(("face", "saved"), [("support1", True), ("dodge", False)])
def test_a_last_chance_where_an_attack_drives_into_a_lethal_hex(face: str, saved: bool) -> None:
    """The wound of the hex is warded off, those of the blow stay; else the attacker's warband took the fighter out."""
    t = into_lethal(hand_b=["last_chance"])
    t.expect("B react.doomed", "react last_chance", "decline")
    t.roll(face)
    t.play("B react last_chance")
    assert (t.where("garrek_gorebeard") == (10, 2)) == saved
    assert t.fighter("garrek_gorebeard").wounds == (3 if saved else 0)
    assert t.player("A").glory == (0 if saved else 1)
    assert [(by, f) for _, by, f, _, _ in t.s.kills] == ([] if saved else [(seat_of("A"), -1)])


def shattered(card: str, **more: object) -> Battle:
    """Garrek survives the mace and dies as the ground breaks under him: a ploy does it, in the course of an attack."""
    t = power_step(
        a="sepulchral_guard",
        active=1,
        place={"prince_of_dust": (5, 3), "garrek_gorebeard": (7, 3), "targor": (11, 3), "petitioner_1": (8, 4)},
        hand_a=["shattering_terrain"],
        hand_b=[card] if card else [],
        wounds={"garrek_gorebeard": 2},
        dice=("hammer", "hammer", "shield"),
        **more,
    )
    t.play(*(["B pass"] if card else []), "A play shattering_terrain")
    t.skip_to("activation")
    t.play("A attack prince_of_dust", f"A drive {t.at(9, 3)}", "A stay")
    return t


@rule("SHA-8.28", "SHA-16.12")
@card("last_chance", "shattering_terrain", "on_your_feet", "death_throes")
@pytest.mark.parametrize(("id", "offered"), [("last_chance", False), ("on_your_feet", True), ("death_throes", True)])
def test_what_a_ploy_does_in_an_attack_is_not_done_by_the_attack(id: str, offered: bool) -> None:
    t = shattered(id)
    assert (t.ask.kind == "react.doomed") == offered
    assert (f"react {id}" in t.options()) == offered
    assert (t.where("garrek_gorebeard") is None) != offered


@rule("SHA-8.28", "SHA-10.07")
@card("fatal_strike", "shake_about", "shattering_terrain")
@pytest.mark.parametrize(("wounds", "strikes"), [(2, True), (1, False)])
def test_no_fatal_strike_at_who_let_the_ground_do_it(wounds: int, strikes: bool) -> None:
    """Riptooth's bite kills Garrek, or he is shaken about beside the hound until the ground breaks."""
    t = power_step(
        a="magores_fiends",
        active=1,
        place={"riptooth": (7, 3), "garrek_gorebeard": (9, 3), "targor": (15, 11)},
        upgrades={"riptooth": ["shake_about"], "garrek_gorebeard": ["fatal_strike"]},
        hand_a=["shattering_terrain"],
        wounds={"garrek_gorebeard": wounds},
        dice=("sword", "sword", "sword", "shield"),
    )
    t.play("A play shattering_terrain", "A attack riptooth")
    if not strikes:
        t.play(f"A push {t.at(8, 2)}")
    assert (t.ask.kind == "react.doomed") == strikes
    assert (t.where("garrek_gorebeard") is None) != strikes


@rule("SHA-3.17", "SHA-10.01")
@card("on_your_feet", "soultrap", "shattering_terrain")
@pytest.mark.parametrize("ploy", [False, True])
def test_nobody_reacts_to_who_walks_to_his_death(ploy: bool) -> None:
    """Into a lethal hex. Where the ground shatters under him instead, a ploy dooms him."""
    field: dict[str, Any] = {} if ploy else {"field": "LETHAL", "lethal": True}
    t = power_step(
        **field,
        place={"garrek_gorebeard": (9, 3), "targor": (12, 2), "obryn_the_bold": (15, 11)},
        upgrades={"garrek_gorebeard": ["soultrap"]},
        hand_a=["shattering_terrain"],
        hand_b=["on_your_feet"],
        wounds={"garrek_gorebeard": 3},
    )
    t.play("A play shattering_terrain" if ploy else "A pass")
    t.skip_to("activation")
    t.play("B move garrek_gorebeard", f"B go {t.at(10, 2)}")
    assert (t.where("garrek_gorebeard") is None) != ploy
    if ploy:
        t.expect("B react.doomed", "react on_your_feet", "react soultrap", "decline")


@rule("SHA-3.17", "SHA-8.28")
@card("shield_bash", "last_chance")
def test_who_is_bashed_into_a_lethal_hex_is_not_doomed_by_his_own_attack() -> None:
    t = battle(
        field="LETHAL",
        lethal=True,
        place={"obryn_the_bold": (7, 3), "garrek_gorebeard": (9, 3), "targor": (15, 11), "severin_steelheart": (1, 1)},
        upgrades={"garrek_gorebeard": ["shield_bash"]},
        hand_a=["last_chance"],
        wounds={"obryn_the_bold": 3},
        dice=("support1", "support1", "shield"),
    )
    t.play("A attack obryn_the_bold", "B react shield_bash", f"B push {t.at(5, 3)}")
    assert t.where("obryn_the_bold") is None
    assert t.player("B").glory == 1
