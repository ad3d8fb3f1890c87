"""Evil and the paladin, events, adventurers on their way, the change of years, points and titles."""

import pytest

from podziemia.games.dungeonlords import GAME
from podziemia.games.dungeonlords.rules.evil import change_evil
from podziemia.games.dungeonlords.rules.scoring import scores
from podziemia.kernel.match import new_match
from tests.games.dungeonlords.table import DungeonTable, Side, arrange, has, line, look, table
from tests.support import card, example, rule


def payday(side: Side, **given: object) -> DungeonTable:
    return table(A=side, phase="event", season="spring", event="payday", **given)  # type: ignore[arg-type]


def special(event: str, side: Side, **given: object) -> DungeonTable:
    return table(A=side, phase="event", season="spring", event="special_event", special=event, **given)  # type: ignore[arg-type]


# ---- evil ----


@rule("DUN-3.01", "DUN-3.02")
def test_the_marker_stops_at_both_ends() -> None:
    s = arrange(A=has(evil=14), B=has(evil=2))
    change_evil(s, 0, 5)
    change_evil(s, 1, -5)
    assert (s.dungeons[0].evil, s.dungeons[1].evil) == (15, 1)


@example("DUN-EX-R25")
@rule("DUN-12.02", "DUN-12.03", "DUN-3.06")
def test_among_equals_the_paladin_goes_to_the_later_in_turn_order() -> None:
    s = arrange(A=has(evil=5), B=has(evil=12), C=has(evil=12), D=has(evil=13, party="paladin_y1"))
    change_evil(s, 3, -2)
    assert look(s, "paladin") == "C"


@example("DUN-EX-X09")
@rule("DUN-12.02", "DUN-12.04")
def test_the_paladin_goes_only_to_someone_above_his_host() -> None:
    s = arrange(A=has(evil=11, party="paladin_y1"), B=has(evil=10))
    holders = []
    for seat, n in ((1, 1), (1, 1), (0, -3), (1, -3)):
        change_evil(s, seat, n)
        holders.append(look(s, "paladin"))
    assert holders == ["A", "B", "B", "B"]


@example("DUN-EX-R33")
@rule("DUN-12.01", "DUN-3.06")
def test_nobody_gets_rid_of_the_paladin_by_being_nice() -> None:
    t = table(A=has(evil=9, food=0), slots={"get_food": "-A-", "improve_reputation": "-A-"})
    t.play("A act get_food", "A act improve_reputation")
    t.finds(A=has(evil=8, party="paladin_y1"), paladin="A")


@rule("DUN-12.11", "DUN-12.01")
def test_a_paladin_who_is_gone_comes_to_nobody() -> None:
    t = table(A=has(evil=5), B=has(evil=9), slots={"get_food": "-B-"}, paladin="gone")
    t.play("B act get_food")
    t.finds(B=has(evil=10, party=""), paladin="gone")


@rule("DUN-12.04", "DUN-12.01")
def test_below_ten_the_paladin_goes_to_nobody() -> None:
    scene = {"B": has(evil=9), "slots": {"improve_reputation": "-A-"}}
    t = table(A=has(evil=9, party="paladin_y1"), **scene)  # type: ignore[arg-type]
    t.play("A act improve_reputation")
    t.finds(A=has(evil=7, party="paladin_y1"), B=has(party=""), paladin="A")


@rule("DUN-12.01", "DUN-12.03")
def test_the_last_player_may_call_the_paladin_too() -> None:
    t = table(A=has(evil=5), B=has(evil=9), slots={"get_food": "-B-"})
    t.play("B act get_food")
    t.finds(B=has(evil=10, party="paladin_y1"), paladin="B")


@rule("DUN-12.05", "DUN-10.03")
def test_the_neutral_marker_never_attracts_the_paladin() -> None:
    t = table(phase="adventurers", season="spring", waiting="fighter_y1_a fighter_y1_b fighter_y1_d", neutral_evil=12)
    t.finds(neutral_evil=13, paladin="")


# ---- payday and taxes ----


@example("DUN-EX-R23")
@rule("DUN-9.02", "DUN-9.03", "DUN-3.06", "DUN-12.01", "DUN-9.01")
@card("payday")
@pytest.mark.parametrize(
    ("released", "food", "evil", "paladin"), [("", 0, 10, "A"), ("witch", 1, 10, "A"), ("vampire", 0, 9, "")]
)
def test_payday(released: str, food: int, evil: int, paladin: str) -> None:
    t = payday(has(evil=7, food=2, lair="goblin witch vampire"))
    t.expect(
        "A payday", "pay goblin", "pay witch", "pay vampire", "release goblin", "release witch", "release vampire", n=3
    )
    for kind in ("goblin", "witch", "vampire"):
        t.play(f"A {'release' if kind == released else 'pay'} {kind}")
    t.finds(A=has(food=food, evil=evil), paladin=paladin)


@example("DUN-EX-R24")
@rule("DUN-3.03", "DUN-3.04", "DUN-9.03", "DUN-3.01")
def test_evil_of_leaving_monsters_is_no_cost() -> None:
    t = payday(has(evil=13, food=1, lair="witch vampire"))
    t.play("A pay vampire")
    t.finds(A=has(evil=15))
    t.finds(A=has(lair="vampire", food=1))  # the witch could not be paid any more, and left by herself
    assert "monster_left A witch" in t.told()


@example("DUN-EX-X36")
@rule("DUN-6.29", "DUN-9.05", "DUN-1.08", "DUN-9.09")
def test_a_demon_eats_a_monster_that_needs_no_pay() -> None:
    t = payday(has(evil=5, lair="demon troll ghost"))
    t.play("A pay demon")
    t.expect("A payday", "pay ghost", "release ghost")
    t.play("A pay ghost")
    t.finds(A=has(lair="demon ghost", trolls=0, evil=7, food=3))


@rule("DUN-9.05")
def test_a_demon_may_eat_a_demon_but_not_itself() -> None:
    t = payday(has(lair="demon demon"))
    t.play("A pay demon")
    t.finds(A=has(lair="demon", evil=6))
    alone = payday(has(lair="demon ghost"))
    alone.expect("A payday", "pay ghost", "release ghost", "release demon")


@rule("DUN-9.04", "DUN-16.13")
def test_a_golem_is_paid_with_a_trap_even_when_it_lies_down() -> None:
    t = payday(has(lair="", down="golem", traps="pendulum fire_wall"))
    t.play("A pay golem", "A discard pendulum")
    t.finds(A=has(gold=2, traps="fire_wall", down="golem"))
    without = payday(has(lair="golem", traps=""))
    assert "monster_left A golem" in without.told()


@example("DUN-EX-R27", "DUN-EX-X24")
@rule("DUN-9.06", "DUN-9.07", "DUN-20.05", "DUN-14.23")
@card("taxes")
def test_taxes() -> None:
    def taxed(side: Side) -> DungeonTable:
        return table(A=side, B=has(gold=0, tiles=""), phase="event", season="spring", event="taxes")

    t = taxed(has())
    t.expect("A taxes", "pay-gold 2", "pay-gold 1", "pay-gold 0")
    t.play("A pay-gold 2")
    t.finds(A=has(gold=1, red=0))
    nine = taxed(has(gold=4, tiles="2,0 x2,1 2,2 2,3 1,0 3,0 mint@4,0 1,3 3,3"))
    before = nine.score("A").total
    nine.expect("A taxes", *[f"pay-gold {n}" for n in range(5)])
    nine.play("A pay-gold 3")
    nine.finds(A=has(gold=1, red=2))
    assert nine.part("A", "letters") == -6
    assert nine.score("A").total <= before - 6


# ---- special events ----


@rule("DUN-9.08", "DUN-21.02")
@card("special_event")
def test_the_special_event_comes_for_everyone_in_turn_order() -> None:
    t = special("robbery", has(gold=5), B=has(gold=4))
    t.finds(A=has(gold=2), B=has(gold=2))
    told = t.told()
    assert told.index("gold_lost A robbery 3") < told.index("gold_lost B robbery 2")
    first = special("robbery", has(gold=5), rules="first-game")
    first.finds(A=has(gold=5))


@card("robbery", "rats", "imp_exodus")
@rule("DUN-9.08")
@pytest.mark.parametrize(
    ("event", "left"), [("robbery", has(gold=2)), ("rats", has(food=2)), ("imp_exodus", has(imps=4))]
)
def test_what_is_lost(event: str, left: Side) -> None:
    special(event, has(gold=5, food=5, imps=5)).finds(A=left)


@card("robbery", "rats", "imp_exodus")
@rule("DUN-9.08")
@pytest.mark.parametrize(
    ("event", "poor", "rich", "told"),
    [
        ("robbery", has(gold=0), has(gold=1), "gold_lost A robbery 1"),
        ("rats", has(food=0), has(food=1), "food_lost A rats 1"),
        ("imp_exodus", has(imps=2), has(imps=3), "imps_lost A imp_exodus 1"),
    ],
)
def test_who_loses_nothing_is_not_told_to_lose(event: str, poor: Side, rich: Side, told: str) -> None:
    assert told in special(event, rich).told()
    assert not [line for line in special(event, poor).told() if line.startswith(told.rpartition(f" {event}")[0])]


@card("witch_hunt")
@rule("DUN-9.08", "DUN-9.09", "DUN-3.04")
def test_witch_hunt() -> None:
    t = special("witch_hunt", has(lair="goblin ghost"))
    t.expect("A witch-hunt", "feed goblin", "accept-evil")
    twin = t.fork()
    t.play("A feed goblin")
    t.finds(A=has(lair="ghost", evil=5), B=has(evil=8))  # B has no monster, and no choice
    twin.play("A accept-evil")
    twin.finds(A=has(lair="goblin ghost", evil=8))
    clamped = special("witch_hunt", has(evil=14))
    clamped.finds(A=has(evil=15))


@card("monster_strike")
@rule("DUN-9.08", "DUN-9.09", "DUN-3.04")
def test_monster_strike() -> None:
    t = special("monster_strike", has(lair="witch ghost golem", traps="pendulum", evil=15, gold=0))
    t.expect("A monster-strike", "unit food", "unit evil", "sleep witch", because="witch")
    t.play("A unit evil")
    t.expect("A monster-strike", "unit trap", "sleep golem", because="golem")
    t.play("A sleep golem")
    t.finds(A=has(lair="witch ghost", down="golem", evil=15, traps="pendulum", food=3))


@card("monster_strike")
def test_a_monster_given_up_in_the_strike_does_not_strike() -> None:
    t = special("monster_strike", has(lair="demon troll troll"))
    t.play("A unit monster")
    t.expect("A monster-strike", "unit food", "sleep troll")
    t.play("A unit food")
    t.finds(A=has(lair="demon troll", food=2))


@card("safety_inspection")
@rule("DUN-9.08")
def test_safety_inspection() -> None:
    t = special("safety_inspection", has(tiles="mint@2,0 2,1 chapel@2,2 xcafeteria@1,1", gold=5))
    t.expect("A safety-inspection", "pay-gold 2", "pay-gold 1", "pay-gold 0")
    t.play("A pay-gold 1")
    t.finds(A=has(gold=4, evil=6))


@card("travelling_bards")
@rule("DUN-9.08")
def test_travelling_bards() -> None:
    t = special("travelling_bards", has(gold=3))
    t.expect("A travelling-bards", "pay-gold 2", "pay-gold 1", "pay-gold 0")
    t.play("A pay-gold 2")
    t.finds(A=has(gold=1, evil=3))


@card("trap_recall")
@rule("DUN-9.08")
def test_trap_recall() -> None:
    t = special("trap_recall", has(traps="pendulum fire_wall", gold=1))
    t.expect("A trap-recall", "discard pendulum", "discard fire_wall", "pay-gold 1")
    twin = t.fork()
    t.play("A pay-gold 1")
    t.finds(A=has(gold=0, traps="pendulum fire_wall"), B=has(gold=3))
    twin.play("A discard pendulum")
    twin.finds(A=has(gold=1, traps="fire_wall"))


@card("academy_open_day")
@rule("DUN-9.08")
def test_academy_open_day() -> None:
    t = special("academy_open_day", has())
    assert t.sees()["combat_cards"][0] == {"card": "fireball", "open": True, "spies": []}
    assert t.told().count("combat_card_open fireball 1") == 1


# ---- adventurers ----


@example("DUN-EX-X10")
@rule("DUN-10.01", "DUN-10.02")
def test_the_weakest_comes_to_the_nicest() -> None:
    t = table(
        A=has(evil=5),
        B=has(evil=5),
        C=has(evil=5),
        D=has(evil=3),
        starter="C",
        phase="adventurers",
        season="spring",
        waiting="fighter_y1_a thief_y1_b cleric_y1_b wizard_y1_d",
    )
    t.finds(
        D=has(party="fighter_y1_a"),
        C=has(party="thief_y1_b"),
        A=has(party="cleric_y1_b"),
        B=has(party="wizard_y1_d"),
    )


@rule("DUN-10.03", "DUN-1.07")
def test_with_two_players_a_neutral_marker_takes_one() -> None:
    t = table(
        A=has(evil=6),
        B=has(evil=5),
        phase="adventurers",
        season="spring",
        waiting="thief_y1_a thief_y1_b thief_y1_d",
        neutral_evil=5,
    )
    t.finds(neutral_evil=6, B=has(party="thief_y1_a"), A=has(party="thief_y1_d"))
    assert "adventurer_lost thief_y1_b" in t.told()


@example("DUN-EX-X11")
@rule("DUN-10.04", "DUN-10.05")
def test_a_warrior_goes_to_the_front_behind_the_paladin() -> None:
    def joined(party: str, hero: str) -> str:
        t = table(
            A=has(party=party, evil=1),
            B=has(evil=15),
            phase="adventurers",
            season="spring",
            waiting=f"{hero} thief_y1_d wizard_y1_d",
            paladin="gone",
        )
        return line(t.dungeon("A").party)

    assert (
        joined("paladin_y1 thief_y1_a cleric_y1_a", "fighter_y1_a") == "paladin_y1 fighter_y1_a thief_y1_a cleric_y1_a"
    )
    assert joined("fighter_y1_b thief_y1_a", "fighter_y1_a") == "fighter_y1_a fighter_y1_b thief_y1_a"
    assert joined("fighter_y1_b thief_y1_a", "wizard_y1_a") == "fighter_y1_b thief_y1_a wizard_y1_a"


@rule("DUN-10.06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_adventurers_each_before_combat(seats: int) -> None:
    match = new_match(GAME, seats, "party")
    while not match.state.in_combat():
        seat = match.waiting()[0]
        match.answer(match.ask_of(seat).options[0], seat)
    for dungeon in match.state.dungeons:
        ordinary = [a for a in dungeon.party if a.id < 32]
        assert len(ordinary) + len(dungeon.prison) == 3


# ---- the change of years ----


@example("DUN-EX-R31")
@rule("DUN-19.04", "DUN-11.02")
@pytest.mark.parametrize(
    ("seats", "first", "second"),
    [(4, [0, 1, 2, 3], [2, 3, 0, 1]), (3, [0, 1, 2, 0], [1, 2, 0, 1]), (2, [0, 1, 0, 1], [1, 0, 1, 0])],
)
def test_who_starts_when(seats: int, first: list[int], second: list[int]) -> None:
    match = new_match(GAME, seats, "starters", {"first": "A"})
    starters: dict[tuple[int, int], int] = {}
    while not match.over:
        s = match.state
        if not s.combat_round:
            starters[s.year, s.season] = s.starter
        seat = match.waiting()[0]
        match.answer(match.ask_of(seat).options[-1], seat)
    assert [starters[1, season] for season in range(4)] == first
    assert [starters[2, season] for season in range(4)] == second


@example("DUN-EX-X37")
@rule("DUN-19.04", "DUN-19.07", "DUN-12.03", "DUN-2.09", "DUN-12.12")
def test_the_second_paladin_comes_at_once() -> None:
    t = table(
        A=has(evil=11),
        B=has(evil=4),
        C=has(evil=11),
        D=has(evil=6),
        starter="D",
        phase="end_of_combat_round",
        season="autumn",
        combat_round=4,
    )
    t.finds(starter="C", paladin="A", A=has(party="paladin_y2"))
    assert 32 in t.match.state.discarded_heroes


@rule("DUN-19.01", "DUN-19.02", "DUN-19.03", "DUN-19.05")
def test_what_carries_over() -> None:
    side = has(
        food=1, gold=2, imps=4, evil=7, traps="pendulum", lair="troll", prison="thief_y1_a", red=2,
        tiles="x2,0 mint@2,1", inaccessible="get_food dig_tunnels",
    )  # fmt: skip
    scene = {"phase": "end_of_combat_round", "season": "autumn", "combat_round": 4}
    t = table(A=side, neutral_evil=8, **scene)  # type: ignore[arg-type]
    t.finds(A=side, neutral_evil=6, starter="A")
    assert t.match.state.year == 2
    low = table(A=side, neutral_evil=2, **scene)  # type: ignore[arg-type]
    low.finds(neutral_evil=1)


# ---- points ----


def end(**sides: Side) -> DungeonTable:
    return table(**sides, phase="end_of_combat_round", season="autumn", year=2, combat_round=4)  # type: ignore[arg-type]


@example("DUN-EX-R28")
@rule("DUN-20.01", "DUN-20.04", "DUN-18.07")
def test_a_conquered_room_costs_four_points() -> None:
    free = end(A=has(tiles="labyrinth@2,0"), B=has(tiles=""))
    lost = end(A=has(tiles="xlabyrinth@2,0"), B=has(tiles=""))
    parts = [t.part("A", "rooms") + t.part("A", "conquered") for t in (free, lost)]
    assert parts == [2, -2]


@rule("DUN-20.02", "DUN-20.03", "DUN-1.08", "DUN-16.13")
def test_monsters_and_prisoners() -> None:
    t = end(A=has(lair="troll ghost", down="goblin", prison="thief_y1_a paladin_y1 paladin_y2"), B=has())
    assert (t.part("A", "monsters"), t.part("A", "prisoners")) == (2, 12)


@rule("DUN-20.06", "DUN-8.08")
@card("cafeteria", "chapel", "pandemonium")
@pytest.mark.parametrize(("room", "points"), [("cafeteria", 4), ("chapel", 4), ("pandemonium", 6)])
def test_scoring_rooms(room: str, points: int) -> None:
    creatures = "troll goblin slime witch vampire ghost golem dragon demon"
    assert end(A=has(tiles=f"{room}@2,0", lair=creatures), B=has()).part("A", "scoring-rooms") == points
    assert end(A=has(tiles=f"x{room}@2,0", lair=creatures), B=has()).part("A", "scoring-rooms") == 0


@example("DUN-EX-X25")
@rule("DUN-20.07", "DUN-20.08")
@card("hall_of_fame")
@pytest.mark.parametrize(("seats", "points"), [(4, 12), (3, 10), (2, 7)])
def test_the_hall_of_fame_by_number_of_players(seats: int, points: int) -> None:
    """Two titles alone (tunnels, imps), one shared (evil): the rest is somebody else's."""
    others = has(imps=1, evil=9, gold=9, food=9, lair="troll", tiles="chapel@2,0 mint@2,2")
    mine = has(imps=5, evil=9, gold=0, food=0, tiles="hall_of_fame@2,0 x1,1 x2,1 2,2 2,3")
    t = end(A=mine, B=others, **dict.fromkeys("CD"[: seats - 2], others))
    assert t.part("A", "titles") + t.part("A", "scoring-rooms") == points


@rule("DUN-20.09", "DUN-20.10", "DUN-20.08")
@card("dark_deeds", "rooms", "tunnels", "monsters", "imps", "riches", "battle")
@pytest.mark.parametrize(
    ("title", "more"),
    [
        ("dark_deeds", has(evil=6)),
        ("rooms", has(tiles="2,0 2,1 2,2 xmint@2,3")),
        ("tunnels", has(tiles="2,0 2,1 2,2 x2,3")),
        ("monsters", has(lair="goblin")),
        ("imps", has(imps=4)),
        ("riches", has(traps="pendulum")),
        ("riches", has(food=4)),
        ("riches", has(gold=4)),
        ("battle", has()),
    ],
)
def test_titles(title: str, more: Side) -> None:
    even = has(tiles="2,0 2,1 2,2")
    other = has(tiles="x2,0 2,1 2,2") if title == "battle" else even
    t = end(A=more, B=other, C=other)
    holders = t.sees()["titles"]
    assert holders[title] == [0]
    level = end(A=even, B=even, C=even)
    assert level.sees()["titles"] == {key: [0, 1, 2] for key in holders}
    assert level.part("A", "titles") == 7 * 2


@rule("DUN-20.10", "DUN-6.29")
def test_ghosts_and_troll_tokens_win_no_title() -> None:
    t = end(A=has(lair="ghost ghost"), B=has())
    assert t.sees()["titles"]["monsters"] == [0, 1]
    trolls = end(A=has(lair="troll"), B=has())
    assert trolls.sees()["titles"]["imps"] == [0, 1]


@rule("DUN-20.11", "DUN-20.12", "DUN-1.01")
def test_the_highest_total_wins_and_ties_share() -> None:
    tie = end(A=has(), B=has())
    assert tie.winners() == "AB"
    t = end(A=has(red=9), B=has(prison="thief_y1_a"))
    assert t.winners() == "B"
    assert t.score("A").total < 0 < t.score("B").total
    t.ended()


@rule("DUN-23.02", "DUN-6.24")
def test_what_is_public() -> None:
    t = table(A=has(lair="troll", prison="thief_y1_a", red=1, traps="pendulum fire_wall"), phase="orders")
    seen = t.sees("B")["dungeons"][0]
    assert (seen["food"], seen["gold"], seen["imps"], seen["evil"], seen["red"]) == (3, 3, 3, 5, 1)
    assert (seen["lair"], seen["prison"], seen["trap_count"], seen["traps"]) == (["troll"], ["thief_y1_a"], 2, None)
    assert len(seen["tiles"]) == 3
    assert t.sees("A")["dungeons"][0]["traps"] == ["pendulum", "fire_wall"]


def test_a_score_is_the_sum_of_its_parts() -> None:
    t = end(A=has(lair="troll", prison="thief_y1_a"), B=has())
    for score in scores(t.match.state):
        assert score.total == sum([n for _, n in score.parts])
