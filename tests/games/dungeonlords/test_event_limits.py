"""Events and points just inside and just outside each rule: what may be paid, who is spared, every unit of a price."""

import pytest

from podziemia.games.dungeonlords import GAME
from podziemia.games.dungeonlords.data.cards import MONSTER_IDS, MONSTERS, Monster
from tests.games.dungeonlords.table import DungeonTable, Side, arrange, has, table
from tests.support import card, rule


def special(event: str, side: Side, **given: object) -> DungeonTable:
    return table(A=side, phase="event", season="spring", event="special_event", special=event, **given)  # type: ignore[arg-type]


def payday(side: Side, **given: object) -> DungeonTable:
    return table(A=side, phase="event", season="spring", event="payday", **given)  # type: ignore[arg-type]


def told_of(t: DungeonTable, *whats: str) -> list[str]:
    return [text for text in t.told() if text.startswith(whats)]


# ---- the event of the round ----


@rule("DUN-9.01", "DUN-1.03")
@pytest.mark.parametrize(("season", "comes"), [("spring", "payday"), ("summer", "payday"), ("autumn", "payday")])
def test_each_season_has_its_own_event_for_all(season: str, comes: str) -> None:
    sides = {letter: has(lair="ghost", evil=3) for letter in "ABC"}
    t = table(**sides, phase="event", season=season, event=comes)  # type: ignore[arg-type]
    assert told_of(t, "event_comes") == [f"event_comes {comes}"]
    for letter in "ABC":
        assert t.asked() == (letter, "payday")
        assert t.ask.because == "payday"
        t.play(f"{letter} pay ghost")
    t.finds(**dict.fromkeys("ABC", has(lair="ghost", evil=4)))  # type: ignore[arg-type]
    assert told_of(t, "event_comes") == [f"event_comes {comes}"]


@rule("DUN-9.01", "DUN-9.08")
@pytest.mark.parametrize(("year", "lost"), [(1, has(gold=0, food=4)), (2, has(gold=1, food=2))])
def test_each_year_has_its_own_special_event(year: int, lost: Side) -> None:
    given = {"A": has(gold=1, food=4), "B": has(gold=0, food=0), "phase": "event", "season": "spring"}
    t = table(**given, event="special_event", year=year, special="robbery" if year == 1 else "rats")  # type: ignore[arg-type]
    t.finds(A=lost)


@rule("DUN-1.03", "DUN-9.01")
def test_winter_has_no_event() -> None:
    t = table(A=has(lair="ghost"), phase="event", season="winter")
    assert not told_of(t, "event_comes")
    t.finds(season="spring", A=has(lair="ghost", evil=5))


@rule("DUN-9.06", "DUN-9.07")
@pytest.mark.parametrize(
    ("tiles", "tax"), [("2,0", 1), ("2,0 2,1", 1), ("2,0 x2,1 mint@2,2", 2), ("2,0 2,1 2,2 2,3", 2)]
)
def test_a_gold_for_every_two_tiles(tiles: str, tax: int) -> None:
    t = table(A=has(tiles=tiles, gold=9), B=has(tiles="", gold=0), phase="event", season="spring", event="taxes")
    t.expect("A taxes", *[f"pay-gold {n}" for n in range(tax + 1)], n=tax, because="taxes")
    twin = t.fork()
    t.play(f"A pay-gold {tax}")
    t.finds(A=has(gold=9 - tax, red=0), B=has(red=0))
    assert told_of(t, "gold_paid", "red_markers") == [f"gold_paid A taxes {tax}"]
    twin.play("A pay-gold 0")
    twin.finds(A=has(gold=9, red=tax))
    assert told_of(twin, "gold_paid", "red_markers") == [f"red_markers A {tax}"]


@rule("DUN-9.07")
def test_who_has_no_gold_gets_letters_unasked() -> None:
    t = table(A=has(gold=0), B=has(gold=0), phase="event", season="spring", event="taxes")
    t.finds(A=has(red=2), B=has(red=2))


# ---- payday ----


@rule("DUN-9.02", "DUN-9.03")
def test_every_creature_is_paid_for_itself() -> None:
    t = payday(has(lair="goblin goblin troll", food=3))
    t.expect("A payday", "pay goblin", "pay troll", "release goblin", "release troll", n=3)
    t.play("A pay goblin")
    t.expect("A payday", "pay goblin", "pay troll", "release goblin", "release troll", n=2)
    t.play("A pay troll")
    assert "monster_left A goblin" in t.told()  # there is no food for the second
    t.finds(A=has(lair="goblin troll", food=0, evil=6))
    assert "evil_gained A goblin 1" in t.told()
    assert told_of(t, "monster_paid A") == ["monster_paid A goblin", "monster_paid A troll"]


@rule("DUN-9.05")
def test_a_demon_may_eat_one_that_was_already_paid() -> None:
    t = payday(has(lair="demon goblin troll", food=9))
    t.play("A pay goblin", "A pay demon")
    t.expect("A pay.monster", "feed goblin", "feed troll", because="demon")
    t.play("A feed goblin")
    t.expect("A payday", "pay troll", "release troll", n=1)
    t.play("A pay troll")
    t.finds(A=has(lair="demon troll", food=6, evil=6))


# ---- special events ----


@card("witch_hunt")
@rule("DUN-9.08", "DUN-9.09")
def test_the_witch_hunt_takes_one_of_the_monsters_asleep_too() -> None:
    t = special("witch_hunt", has(lair="goblin", down="troll"))
    t.expect("A witch-hunt", "feed goblin", "feed troll", "accept-evil", because="witch_hunt")
    twin = t.fork()
    t.play("A feed troll")
    t.finds(A=has(lair="goblin", down="", evil=5))
    assert MONSTER_IDS.index("troll") in t.match.state.discarded_monsters
    twin.play("A accept-evil")
    assert "evil_gained A witch_hunt 3" in twin.told()


@card("monster_strike")
@rule("DUN-9.08", "DUN-3.04")
@pytest.mark.parametrize("monster", [one for one in MONSTERS if one.id != "ghost"], ids=lambda one: str(one.id))
def test_a_striking_monster_wants_one_unit_of_its_price(monster: Monster) -> None:
    """Any unit of it that there is; evil is always there."""
    cost = monster.cost
    units = {
        "gold": cost.gold, "food": cost.food, "evil": cost.evil, "trap": cost.traps, "monster": cost.monsters,
    }  # fmt: skip
    wanted = {unit for unit, n in units.items() if n}
    rich = special("monster_strike", has(lair=monster.id, down="slime", gold=1, food=1, evil=15, traps="pendulum"))
    assert rich.offers("unit") == wanted
    assert rich.offers("sleep") == {monster.id}
    assert rich.ask.because == monster.id
    poor = special("monster_strike", has(lair=monster.id, gold=0, food=0, traps=""))
    if cost.evil:
        assert poor.offers("unit") == {"evil"}
    else:
        poor.finds(A=has(lair="", down=monster.id))


@card("monster_strike")
@rule("DUN-9.08")
@pytest.mark.parametrize(
    ("monster", "unit", "left"),
    [
        ("golem", "gold", has(gold=2, food=3, evil=5, traps="pendulum")),
        ("golem", "trap", has(gold=3, food=3, evil=5, traps="")),
        ("dragon", "food", has(gold=3, food=2, evil=5, traps="pendulum")),
        ("dragon", "evil", has(gold=3, food=3, evil=6, traps="pendulum")),
        ("demon", "evil", has(gold=3, food=3, evil=6, traps="pendulum", down="slime")),
        ("demon", "monster", has(gold=3, food=3, evil=5, traps="pendulum", down="")),
    ],
)
def test_one_unit_is_paid_and_no_more(monster: str, unit: str, left: Side) -> None:
    t = special("monster_strike", has(lair=monster, down="slime", traps="pendulum"))
    t.play(f"A unit {unit}")
    t.finds(A=left)
    t.finds(A=has(lair=monster))
    assert "unit_paid A " + monster in t.told()


@card("monster_strike")
@rule("DUN-9.08", "DUN-9.04")
def test_the_owner_chooses_what_a_striker_gets() -> None:
    t = special("monster_strike", has(lair="golem demon goblin slime", traps="pendulum fire_wall", gold=0, food=0))
    t.play("A unit trap")
    t.expect("A pay.trap", "discard pendulum", "discard fire_wall", because="golem")
    t.play("A discard pendulum", "A unit monster")
    t.expect("A pay.monster", "feed goblin", "feed slime", "feed golem", because="demon")
    t.play("A feed slime")
    t.finds(A=has(lair="golem demon", down="goblin", traps="fire_wall"))  # without food the goblin lies down
    assert MONSTER_IDS.index("slime") in t.match.state.discarded_monsters


@card("imp_exodus", "robbery", "rats")
@rule("DUN-9.08")
@pytest.mark.parametrize(
    ("event", "goods", "n", "left"),
    [(event, goods, n, left) for event, goods, pairs in (
        ("imp_exodus", "imps", [(2, 2), (3, 2), (5, 4), (6, 4), (9, 6)]),
        ("robbery", "gold", [(1, 0), (2, 1), (3, 1), (4, 2)]),
        ("rats", "food", [(1, 0), (2, 1), (3, 1), (4, 2)]),
    ) for n, left in pairs],
)  # fmt: skip
def test_a_half_or_a_third_is_lost(event: str, goods: str, n: int, left: int) -> None:
    t = special(event, has(**{goods: n}))  # type: ignore[arg-type]
    t.finds(A=has(**{goods: left}))  # type: ignore[arg-type]


@card("safety_inspection", "travelling_bards")
@rule("DUN-9.08")
def test_gold_against_evil() -> None:
    rooms = special("safety_inspection", has(tiles="mint@2,0 chapel@2,2", gold=1))
    rooms.expect("A safety-inspection", "pay-gold 1", "pay-gold 0", n=1, because="safety_inspection")
    rooms.play("A pay-gold 0")
    rooms.finds(A=has(gold=1, evil=7))
    assert "evil_gained A safety_inspection 2" in rooms.told()
    bards = special("travelling_bards", has(gold=1))
    bards.expect("A travelling-bards", "pay-gold 1", "pay-gold 0", because="travelling_bards")
    bards.play("A pay-gold 1")
    assert {"gold_paid A travelling_bards 1", "evil_lost A travelling_bards 1"} <= set(bards.told())


@card("trap_recall")
@rule("DUN-9.08", "DUN-23.01")
def test_trap_recall_without_gold_or_without_a_choice() -> None:
    alike = special("trap_recall", has(traps="pendulum pendulum", gold=0))
    alike.expect("A trap-recall", "discard pendulum", because="trap_recall")  # asked all the same: nobody may know
    alike.play("A discard pendulum")
    alike.finds(A=has(traps="pendulum"))
    assert told_of(alike, "trap_discarded") == ["trap_discarded A"]
    one = special("trap_recall", has(traps="pendulum", gold=0))
    one.finds(A=has(traps=""))
    paid = special("trap_recall", has(traps="pendulum", gold=1))
    paid.play("A pay-gold 1")
    assert told_of(paid, "gold_paid") == ["gold_paid A trap_recall 1"]


@card("academy_open_day")
@rule("DUN-9.08", "DUN-13.11")
def test_only_the_first_card_is_shown_on_the_open_day() -> None:
    t = special("academy_open_day", has(lair="goblin"))
    assert [one["open"] for one in t.sees()["combat_cards"]] == [True, False, False, False]
    assert told_of(t, "combat_card_open") == ["combat_card_open fireball 1"]
    s = arrange(
        A=has(traps="pendulum"), phase="event", season="autumn", event="special_event", special="academy_open_day"
    )
    before = s.shown
    autumn = DungeonTable(GAME, s)
    assert autumn.asked() == ("A", "plan.commit")
    assert s.shown > before  # what was seen cannot be taken back


# ---- points ----


@rule("DUN-20.06", "DUN-20.09")
@card("cafeteria", "chapel", "pandemonium", "rooms")
def test_two_scoring_rooms_both_count_and_a_hatchery_is_a_room() -> None:
    end = {"phase": "end_of_combat_round", "season": "autumn", "year": 2, "combat_round": 4}
    side = has(tiles="cafeteria@2,0 2,1 chapel@2,2", lair="troll ghost", down="vampire goblin")
    both = table(A=side, B=has(), **end)  # type: ignore[arg-type]
    assert both.part("A", "scoring-rooms") == 2 + 4
    rooms = table(A=has(tiles="hatchery@2,0 2,1"), B=has(tiles="2,0"), **end)  # type: ignore[arg-type]
    assert rooms.sees()["titles"]["rooms"] == [0]


@rule("DUN-20.01", "DUN-20.02", "DUN-20.03", "DUN-20.04", "DUN-20.05")
def test_points_of_two_of_everything() -> None:
    side = has(
        tiles="mint@2,0 2,1 hatchery@2,2 x3,0 x4,0 xchapel@0,0",
        lair="troll ghost",
        down="goblin demon",
        prison="thief_y1_a cleric_y1_a paladin_y1",
        red=2,
    )
    t = table(A=side, B=has(), phase="end_of_combat_round", season="autumn", year=2, combat_round=4)
    parts = dict(t.score("A").parts)
    counted = [parts[key] for key in ("rooms", "monsters", "prisoners", "conquered", "letters", "scoring-rooms")]
    assert counted == [4, 3, 2 + 2 + 5, -6, -6, 0]
    assert t.score("A").total == sum(parts.values())
