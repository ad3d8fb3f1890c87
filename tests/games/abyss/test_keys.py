"""Keys and locations (ABY-10)."""

import pytest

from podziemia.games.abyss.data.cards import LOCATION_IDS
from tests.games.abyss.table import has, table
from tests.support import rule

DRAWS = ["draw 1", "draw 2", "draw 3", "draw 4"]
FIVE = "crab-2 squid-2 jellyfish-2 shellfish-2 seahorse-2"


@rule("ABY-10.01")
def test_keys_are_tokens_and_the_keys_of_free_and_able_lords() -> None:
    a = has(key_tokens=1, lords="keeper miller", disabled="reaper", tucked="shepherd")
    table(A=a).finds(A=has(keys=2))


@rule("ABY-10.02")
@pytest.mark.parametrize(("tokens", "forced"), [(1, False), (2, True)])
def test_the_third_key_forces_a_location(tokens: int, forced: bool) -> None:
    t = table(A=has(key_tokens=tokens), threat=3, exploration_deck_top="crab-1 monster", available="jail")
    t.play("A explore", "A go-on", "A fight monster")
    if forced:
        t.finds(council={"crab": 1}, track="")  # the action is finished
        t.expect("A control.location", "control jail", *DRAWS)
        t.play("A control jail")
        t.finds(A=has(key_tokens=0, locations="jail"), key_supply=10)
    t.ready("B")


@rule("ABY-10.02")
def test_after_a_recruitment_the_location_comes_after_ability_and_refill() -> None:
    t = table(
        A=has(hand="shellfish-5 crab-5", key_tokens=2),
        court={4: "sage", 5: "landlord", 6: "elder"},
        available="jail",
        lord_deck=9,
    )
    t.recruit("A landlord with shellfish-5 crab-5")
    t.play("A affiliate crab-5")
    t.finds(A=has(pearls=3), lord_deck=5)
    t.expect("A control.location", "control jail", *DRAWS)


@rule("ABY-10.03")
def test_with_more_than_three_keys_the_player_chooses_which_to_spend() -> None:
    t = table(A=has(lords="keeper reaper shepherd"), threat=3, exploration_deck_top="monster", available="jail")
    t.play("A explore", "A fight monster")
    t.expect("A control.keys", "spend key-token", "spend keeper", "spend reaper", "spend shepherd", n=3)
    t.play("A spend reaper")
    t.expect("A control.keys", "spend key-token", "spend keeper", "spend shepherd", n=2)
    t.play("A spend key-token")
    t.expect("A control.keys", "spend keeper", "spend shepherd", n=1)
    t.play("A spend shepherd", "A control jail")
    t.finds(A=has(lords="keeper", locations={"jail": "reaper shepherd"}, key_tokens=0, keys=1))
    t.ready("B")


@rule("ABY-10.03")
def test_with_exactly_three_there_is_no_choice() -> None:
    t = table(A=has(lords="keeper", key_tokens=1), threat=3, exploration_deck_top="monster", available="jail")
    t.play("A explore", "A fight monster")
    t.expect("A control.location", "control jail", *DRAWS)


@rule("ABY-10.04", "ABY-10.05")
def test_a_face_up_tile_is_taken_and_not_replaced() -> None:
    t = table(A=has(key_tokens=3), council={"crab": 1}, available="jail chasm", location_stack=9)
    t.play("A support council-crab")
    t.expect("A control.location", "control jail", "control chasm", *DRAWS)
    t.play("A control chasm")
    t.finds(A=has(locations="chasm"), available="jail", location_stack=9)
    t.ready("B")


@rule("ABY-10.04", "ABY-10.05", "ABY-10.06")
@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_one_of_the_drawn_tiles_is_taken_and_the_others_become_available(n: int) -> None:
    top = ["depths", "abyss", "barracks", "dockworks"]
    t = table(
        A=has(key_tokens=3), council={"crab": 1}, available="jail", location_stack_top=" ".join(top), location_stack=9
    )
    t.play("A support council-crab", f"A draw {n}")
    if n > 1:  # one drawn tile leaves no choice
        t.expect("A control.drawn", *[f"control {tile}" for tile in top[:n]])
        t.play("A control depths")
    t.finds(A=has(locations="depths"), available=" ".join(["jail", *top[1:n]]), location_stack=9 - n)
    t.ready("B")


@rule("ABY-10.06")
@pytest.mark.parametrize("left", [0, 1, 3, 4, 5])
def test_no_more_tiles_can_be_drawn_than_there_are(left: int) -> None:
    t = table(A=has(key_tokens=3), council={"crab": 1}, available="jail chasm", location_stack=left)
    t.play("A support council-crab")
    t.expect("A control.location", "control jail", "control chasm", *DRAWS[:left])


@rule("ABY-10.07")
def test_lords_who_paid_go_under_the_tile_and_tokens_go_back() -> None:
    t = table(A=has(key_tokens=2, lords="treasurer"), council={"crab": 1}, available="jail")
    t.finds(key_supply=8)
    t.play("A support council-crab", "A control jail")
    t.finds(A=has(locations={"jail": "treasurer"}, lords="", key_tokens=0), key_supply=10)
    assert "location_controlled A jail 2 treasurer" in t.told()


@rule("ABY-10.08")
def test_lords_without_a_usable_key_are_never_tucked() -> None:
    t = table(A=has(key_tokens=4, lords="miller", disabled="keeper"), council={"crab": 1}, available="jail")
    t.play("A support council-crab", "A control jail")
    t.finds(A=has(locations={"jail": ""}, lords="miller", disabled="keeper", key_tokens=1))
    t.ready("B")


@rule("ABY-10.09")
def test_an_ambassador_takes_his_location_on_entering_and_spends_no_other_key() -> None:
    t = table(
        A=has(hand=FIVE, key_tokens=2, lords="miller"),
        court={5: "hermit", 6: "trader"},
        location_stack_top="jail",
        lord_deck=9,
    )
    t.recruit(f"A hermit with {FIVE}")
    t.play("A affiliate crab-2")
    t.finds(A=has(locations={"jail": "hermit"}, key_tokens=2, keys=2, lords="miller"))
    told = t.told()
    assert told.index("location_controlled A jail hermit") < told.index("pearls_gained A court 2")
    t.ready("B")


@rule("ABY-10.10")
@pytest.mark.parametrize(("left", "choice"), [(4, "jail depths abyss"), (2, "jail depths"), (0, "chasm barracks")])
def test_an_ambassador_draws_his_number_or_what_is_left_or_takes_a_face_up_tile(left: int, choice: str) -> None:
    t = table(
        A=has(hand=FIVE),
        court="elder",
        available="chasm barracks",
        location_stack_top=" ".join(["jail", "depths", "abyss"][:left]),
        location_stack=left,
    )
    t.recruit(f"A elder with {FIVE}")
    t.play("A affiliate crab-2")
    assert t.options() == {f"control {tile}" for tile in choice.split()}
    tile = choice.split()[1]
    t.play(f"A control {tile}")
    t.finds(A=has(locations={tile: "elder"}), location_stack=max(0, left - 3))
    t.ready("B")


@rule("ABY-10.11")
def test_six_keys_bring_two_locations() -> None:
    t = table(A=has(key_tokens=6), council={"crab": 1}, available="jail chasm")
    t.play("A support council-crab", "A control jail")
    t.expect("A control.location", "control chasm", *DRAWS)
    t.play("A control chasm")
    t.finds(A=has(locations={"jail": "", "chasm": ""}, key_tokens=0))
    t.ready("B")


@rule("ABY-10.11")
def test_five_keys_bring_one() -> None:
    t = table(A=has(key_tokens=5), council={"crab": 1}, available="jail chasm")
    t.play("A support council-crab", "A control jail")
    t.finds(A=has(locations="jail", key_tokens=2))
    t.ready("B")


@rule("ABY-10.12")
def test_without_a_tile_the_keys_are_kept_for_later_turns() -> None:
    t = table(A=has(key_tokens=3), council={"crab": 1}, available="", location_stack=0)
    t.play("A support council-crab")
    t.finds(A=has(key_tokens=3, locations=""))
    t.ready("B")

    t = table(A=has(key_tokens=3), council={"crab": 1}, available="jail", location_stack=0)
    t.play("A support council-crab")  # three keys kept from an earlier turn, and now there is a tile
    t.finds(A=has(key_tokens=0, locations="jail"), available="")
    t.ready("B")


@rule("ABY-10.12", "ABY-10.10")
def test_an_ambassador_without_a_tile_stays_free_with_his_keys() -> None:
    t = table(A=has(hand=FIVE), court="hermit", available="", location_stack=0)
    t.recruit(f"A hermit with {FIVE}")
    t.play("A affiliate crab-2")
    t.finds(A=has(lords="hermit", keys=3))
    t.ready("B")


@rule("ABY-10.13")
def test_a_location_does_nothing_before_the_end() -> None:
    """All of them but the Black Smokers, taken one after another, change neither pearls nor hand nor questions."""
    for tile in sorted({*LOCATION_IDS} - {"black_smokers"}):
        t = table(A=has(key_tokens=3, hand="crab-1", pearls=2), council={"squid": "squid-1"}, available=tile)
        t.play("A support council-squid", f"A control {tile}")
        t.finds(A=has(pearls=2, hand="crab-1 squid-1", key_tokens=0, locations=tile))
        t.ready("B")


@rule("ABY-10.14")
def test_tucked_lords_move_with_an_exchange_and_stay_tucked() -> None:
    t = table(
        A=has(hand="jellyfish-5 jellyfish-4 jellyfish-1", locations={"jail": "landlord keeper", "chasm": "reaper"}),
        court="illusionist",
        available="depths",
    )
    t.recruit("A illusionist with jellyfish-5 jellyfish-4 jellyfish-1")
    t.play("A give jail")
    t.finds(A=has(locations={"depths": "landlord keeper", "chasm": "reaper"}, keys=0), available="jail")
    t.play("B explore", "B take jellyfish-1")
    t.finds(A=has(pearls=0))  # the Landlord brings nothing
    t.ready("A")


@rule("ABY-10.15")
def test_drawn_tiles_are_shown_to_everybody() -> None:
    t = table(A=has(key_tokens=3), council={"crab": 1}, location_stack_top="jail depths")
    t.play("A support council-crab", "A draw 2")
    assert t.sees("B")["drawn"] == ["jail", "depths"]
    assert "locations_drawn A 2 jail depths" in t.told("B")
    t.play("A control depths")
    assert t.sees("B")["drawn"] == []
    t.ready("B")


@rule("ABY-10.02", "ABY-10.06")
def test_the_last_tile_of_the_stack_is_taken_too() -> None:
    t = table(A=has(key_tokens=3), council={"crab": 1}, available="", location_stack=1, location_stack_top="jail")
    t.play("A support council-crab")
    t.finds(A=has(key_tokens=0, locations="jail"), location_stack=0)
    t.ready("B")


@rule("ABY-10.09", "ABY-10.10")
def test_an_ambassador_takes_the_face_up_tile_before_the_court_is_refilled() -> None:
    t = table(A=has(hand=FIVE), court={6: "elder", 5: "sage"}, available="jail chasm", location_stack=0, lord_deck=9)
    t.recruit(f"A elder with {FIVE}")
    t.play("A affiliate crab-2")
    t.expect("A control.location", "control jail", "control chasm", because="elder")
    t.finds(court="sage")
    t.play("A control chasm")
    t.finds(A=has(locations={"chasm": "elder"}, pearls=2), available="jail", lord_deck=4)
    t.ready("B")
