"""Why not? Each refusal names the rule behind it."""

from podziemia.games.dungeonlords import GAME
from podziemia.kernel.game import Reason
from tests.games.dungeonlords.table import DungeonTable, combat, has, table
from tests.support import rule


def reasons(t: DungeonTable, thing: str) -> list[Reason]:
    return GAME.why_not(t.match.state, t.ask.seat, t.ask, thing)


def unmet(t: DungeonTable, thing: str) -> list[tuple[str, str]]:
    return [(reason.rule, reason.what) for reason in reasons(t, thing) if not reason.met]


@rule("DUN-6.12", "DUN-6.13")
def test_digging() -> None:
    t = table(A=has(tiles="2,0 2,1 2,2 1,1"), slots={"dig_tunnels": "A--"})
    assert unmet(t, "cell-1-0") == [("DUN-6.13", "no-block")]
    assert unmet(t, "cell-2-0") == [("DUN-6.12", "cell-empty")]
    assert unmet(t, "cell-4-3") == [("DUN-6.12", "next-to-tile")]
    assert unmet(t, "cell-3-1") == []


@rule("DUN-6.31", "DUN-6.32", "DUN-6.33")
def test_placing_a_room() -> None:
    t = table(A=has(tiles="2,0 2,1 2,2 2,3 mint@3,3 x1,1 1,0 0,0"), slots={"build_room": "A--"}, rooms="hatchery")
    t.play("A build hatchery")
    assert unmet(t, "cell-2-2") == [("DUN-6.33", "zone")]
    assert unmet(t, "cell-2-3") == [("DUN-6.32", "no-room-beside"), ("DUN-6.33", "zone")]
    assert unmet(t, "cell-1-1") == [("DUN-6.31", "own-tunnel")]


@rule("DUN-3.03", "DUN-3.05", "DUN-9.04", "DUN-9.05")
def test_hiring() -> None:
    t = table(A=has(evil=15, food=0), slots={"hire_monster": "A--"}, monsters="vampire golem demon troll ghost", year=2)
    assert t.ask.kind == "orders.choose"  # nothing could be paid: he was not even asked
    able = table(
        A=has(evil=15, food=1), slots={"hire_monster": "A--"}, monsters="goblin vampire golem demon troll", year=2
    )
    assert unmet(able, "vampire") == [("DUN-3.03", "evil")]
    assert unmet(able, "golem") == [("DUN-9.04", "trap")]
    assert unmet(able, "demon") == [("DUN-3.03", "evil"), ("DUN-9.05", "another-monster")]
    assert unmet(able, "troll") == [("DUN-3.05", "food")]
    assert unmet(able, "dragon") == [("DUN-6.26", "on-offer")]
    assert unmet(able, "goblin") == []


@rule("DUN-13.08", "DUN-13.05", "DUN-13.06", "DUN-13.07")
def test_a_plan_that_cannot_be_paid_or_is_too_big() -> None:
    side = has(
        party="fighter_y1_d", traps="cursed_ring kamikaze_imp poisoned_meal", gold=0, food=0, imps=0, lair="troll"
    )
    t = combat(side)
    assert unmet(t, "cursed_ring") == [("DUN-13.08", "gold")]
    assert unmet(t, "kamikaze_imp") == [("DUN-13.08", "imps")]
    assert unmet(t, "poisoned_meal") == [("DUN-13.08", "food")]
    assert unmet(t, "goblin") == [("DUN-13.07", "ready")]
    full = combat(has(party="fighter_y1_d", lair="troll goblin ghost", traps="pendulum fire_wall"))
    full.play("A send troll", "A set-trap pendulum")
    assert unmet(full, "goblin") == [("DUN-13.05", "monster-limit")]
    assert unmet(full, "fire_wall") == [("DUN-13.05", "trap-limit")]
    assert unmet(full, "ghost") == []


@rule("DUN-13.03")
def test_the_tile_of_a_battle() -> None:
    t = combat(has(party="fighter_y1_d", tiles="x2,0 2,1 1,0 2,2"))
    assert unmet(t, "cell-2-0") == [("DUN-13.03", "unconquered"), ("DUN-13.03", "nearest")]
    assert unmet(t, "cell-2-2") == [("DUN-13.03", "nearest")]
    assert unmet(t, "cell-2-1") == []


@rule("DUN-8.02", "DUN-8.03", "DUN-8.10")
def test_production_and_taking_back() -> None:
    t = table(
        A=has(imps=6, food=0, tiles="hatchery@2,0 2,1 magic_room@2,2 mint@4,3", orders="get_food dig_tunnels mine_gold",
              turned_away="mine_gold"),
        phase="production",
    )  # fmt: skip
    assert unmet(t, "magic_room") == [("DUN-8.02", "food")]
    t.play("A produce hatchery")
    assert unmet(t, "hatchery") == [("DUN-8.03", "uses")]
    t.play("A done")
    assert t.ask.kind == "retrieve"
    assert unmet(t, "dig_tunnels") == [("DUN-8.10", "first-or-turned-away")]
