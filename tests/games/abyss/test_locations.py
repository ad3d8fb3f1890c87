"""The twenty locations (ABY-15): each scored with nothing, and with what it counts in every state it may be in."""

import pytest

from tests.games.abyss.table import has, table
from tests.support import card, rule

FIVE = "crab-2 squid-2 jellyfish-2 shellfish-2 seahorse-2"


def worth(location: str, **things: str) -> int:
    return table(A=has(**things), lord_deck=0, available="jail").points("A", location)  # type: ignore[arg-type]


GUILD_TILES = [
    pytest.param(tile, base, lords, marks=[rule(id), card(tile)], id=tile)
    for id, tile, base, lords in (
        ("ABY-15.01", "sargasso_silos", 5, ("miller", "keeper", "reaper")),
        ("ABY-15.02", "hydrozoa_reserves", 6, ("invoker", "oracle", "shaman")),
        ("ABY-15.04", "parliament", 6, ("corruptor", "diplomat", "treasurer")),
        ("ABY-15.05", "barracks", 7, ("jailer", "tamer", "recruiter")),
        ("ABY-15.06", "dockworks", 5, ("trader", "slaver", "landlord")),
    )
]


@pytest.mark.parametrize(("tile", "base", "lords"), GUILD_TILES)
def test_guild_locations_count_the_lords_of_the_guild(tile: str, base: int, lords: tuple[str, str, str]) -> None:
    free, disabled, tucked = lords
    others = {"miller", "invoker", "corruptor", "jailer", "trader", "hermit"} - {free}
    assert worth(tile) == base
    assert worth(tile, lords=" ".join(others)) == base
    assert worth(tile, lords=free) == base + 2
    assert worth(tile, lords=free, disabled=disabled, tucked=tucked) == base + 6


RACE_TILES = [
    pytest.param(tile, base, race, marks=[rule(id), card(tile)], id=tile)
    for id, tile, base, race in (
        ("ABY-15.03", "sanctuary", 4, "jellyfish"),
        ("ABY-15.07", "sargasso_fields", 3, "seahorse"),
        ("ABY-15.11", "oceanic_senate_assembly", 4, "squid"),
        ("ABY-15.15", "chasm", 5, "crab"),
        ("ABY-15.19", "nest_of_giant_clams", 3, "shellfish"),
    )
]


@pytest.mark.parametrize(("tile", "base", "race"), RACE_TILES)
def test_race_locations_count_the_affiliated_allies_of_the_race(tile: str, base: int, race: str) -> None:
    others = [f"{other}-1" for other in ("jellyfish", "crab", "seahorse", "shellfish", "squid") if other != race]
    assert worth(tile) == base
    assert worth(tile, hand=f"{race}-5") == base
    assert worth(tile, affiliated=" ".join(others)) == base
    assert worth(tile, affiliated=f"{race}-1 {race}-1 {race}-5") == base + 9


@rule("ABY-15.08")
@card("abyss")
def test_the_abyss_counts_guilds() -> None:
    assert worth("abyss") == 0
    assert worth("abyss", lords="miller keeper reaper") == 2
    assert worth("abyss", lords="miller invoker", disabled="jailer", tucked="hermit") == 8
    assert worth("abyss", lords="miller invoker jailer hermit trader corruptor slaver") == 12


@rule("ABY-15.09")
@card("city_of_mirrors")
def test_the_city_of_mirrors_is_the_best_of_the_opponents_locations_with_ones_own_lords_and_allies() -> None:
    t = table(
        A=has(locations="city_of_mirrors closed_tower", lords="keeper reaper slaver", affiliated="crab-1 crab-2"),
        B=has(locations="chasm", affiliated="crab-3 crab-3 crab-3"),
        C=has(locations="throne_room", lords="landowner"),
    )
    assert t.points("A", "closed_tower") == 9  # one's own tile is no model
    assert t.points("A", "city_of_mirrors") == 5 + 3 * 2  # B's Chasm with A's crabs; the Throne Room would be 6
    assert t.points("B", "chasm") == 5 + 3 * 3  # and B keeps his
    assert t.part("A", "locations") == 20


@rule("ABY-15.09")
@card("city_of_mirrors")
def test_without_anything_to_mirror_the_city_is_worth_nothing() -> None:
    t = table(A=has(locations="city_of_mirrors chasm", lords="keeper"))
    assert t.points("A", "city_of_mirrors") == 0


@rule("ABY-15.10")
@card("black_smokers")
def test_the_black_smokers_may_be_swapped_for_any_tile_of_the_stack() -> None:
    t = table(
        A=has(key_tokens=2, lords="keeper"),
        council={"crab": 1},
        available="black_smokers jail",
        location_stack_top="chasm depths abyss",
        location_stack=3,
    )
    t.play("A support council-crab", "A control black_smokers")
    t.expect("A smokers.search", "search", "decline", because="black_smokers")
    t.play("A search")
    t.expect("A smokers.take", "control chasm", "control depths", "control abyss")  # not the face-up Jail
    t.play("A control depths")
    t.finds(A=has(locations={"depths": "keeper"}), available="jail", removed="black_smokers", location_stack=2)
    t.ready("B")


@rule("ABY-15.10")
@card("black_smokers")
def test_the_black_smokers_may_be_kept_for_nothing() -> None:
    t = table(A=has(key_tokens=3), council={"crab": 1}, available="black_smokers")
    t.play("A support council-crab", "A control black_smokers", "A decline")
    t.finds(A=has(locations="black_smokers"), removed="", location_stack=19)
    assert t.points("A", "black_smokers") == 0
    t.ready("B")


@rule("ABY-15.10")
@card("black_smokers")
def test_an_empty_stack_cannot_be_searched() -> None:
    t = table(A=has(key_tokens=3), council={"crab": 1}, available="black_smokers", location_stack=0)
    t.play("A support council-crab")
    t.finds(A=has(locations="black_smokers"))
    t.ready("B")


@rule("ABY-15.10", "ABY-16.05")
@card("black_smokers")
def test_the_stack_is_shuffled_after_the_search() -> None:
    t = table(A=has(key_tokens=3), council={"crab": 1}, available="black_smokers")
    before = [tile for tile in t.hidden("location_stack") if tile != "jail"]
    t.play("A support council-crab", "A control black_smokers", "A search", "A control jail")
    after = t.hidden("location_stack")
    assert sorted(after) == sorted(before)
    assert after != before


@rule("ABY-15.10")
@card("black_smokers")
def test_the_black_smokers_work_for_an_ambassador_and_for_the_illusionist() -> None:
    t = table(A=has(hand=FIVE), court="hermit", location_stack_top="black_smokers jail")
    t.recruit(f"A hermit with {FIVE}")
    t.play("A affiliate crab-2", "A search", "A control jail")
    t.finds(A=has(locations={"jail": "hermit"}), removed="black_smokers")
    t.ready("B")

    cards = "jellyfish-5 jellyfish-4 jellyfish-1"
    t = table(
        A=has(hand=cards, locations={"chasm": "keeper"}),
        court="illusionist",
        available="black_smokers",
        location_stack_top="jail",
    )
    t.recruit(f"A illusionist with {cards}")
    t.play("A give chasm", "A search", "A control jail")
    t.finds(A=has(locations={"jail": "keeper"}), available="chasm", removed="black_smokers")
    t.ready("B")


@rule("ABY-15.12")
@card("depths")
def test_the_depths_are_twice_the_weakest_lord() -> None:
    assert worth("depths") == 0
    assert worth("depths", lords="landowner miller") == 20
    assert worth("depths", lords="landowner", disabled="keeper") == 12
    assert worth("depths", lords="landowner", tucked="elder") == 6


@rule("ABY-15.13")
@card("throne_room")
def test_the_throne_room_is_the_strongest_lord() -> None:
    assert worth("throne_room") == 0
    assert worth("throne_room", lords="keeper tamer") == 6
    assert worth("throne_room", lords="keeper", disabled="miller") == 10
    assert worth("throne_room", lords="keeper", tucked="shaman treasurer", disabled="landowner") == 12


@rule("ABY-15.14")
@card("jail")
def test_the_jail_loses_a_point_for_each_lord() -> None:
    assert table(A=has(locations="jail")).points("A", "jail") == 15
    assert worth("jail", lords="keeper", disabled="miller", tucked="reaper slaver") == 11


@rule("ABY-15.16")
@card("closed_tower")
def test_the_closed_tower_counts_lords_with_a_printed_key() -> None:
    assert worth("closed_tower", lords="miller jailer") == 0
    assert worth("closed_tower", lords="keeper", disabled="reaper", tucked="hermit slaver") == 12


@rule("ABY-15.17")
@card("lost_tower")
def test_the_lost_tower_counts_lords_without_one() -> None:
    assert worth("lost_tower", lords="keeper hermit") == 0
    assert worth("lost_tower", lords="miller keeper", disabled="jailer", tucked="trader") == 9


@rule("ABY-15.18")
@card("chamber_of_allies")
def test_the_chamber_of_allies_adds_the_lowest_of_each_race() -> None:
    assert worth("chamber_of_allies") == 3
    assert worth("chamber_of_allies", affiliated="crab-5 crab-4") == 7
    assert worth("chamber_of_allies", affiliated="crab-5 crab-4 squid-1 jellyfish-5", hand="crab-1") == 13


@rule("ABY-15.20")
@card("coral_barrier")
def test_the_coral_barrier_loses_a_point_for_each_affiliated_ally() -> None:
    assert worth("coral_barrier", hand="crab-1") == 20
    assert worth("coral_barrier", affiliated="crab-1 crab-1 squid-5") == 17


@rule("ABY-15.10")
def test_the_last_tile_of_the_stack_is_looked_at_before_it_is_taken() -> None:
    t = table(
        A=has(key_tokens=3),
        council={"crab": 1},
        available="black_smokers",
        location_stack=1,
        location_stack_top="jail",
    )
    t.play("A support council-crab", "A control black_smokers", "A search")
    t.expect("A smokers.take", "control jail", because="black_smokers")
    t.play("A control jail")
    t.finds(A=has(locations="jail"), removed="black_smokers", location_stack=0)
    t.ready("B")
