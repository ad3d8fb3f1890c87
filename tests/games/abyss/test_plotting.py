"""Plotting at the Court (ABY-3)."""

import pytest

from tests.games.abyss.table import has, table
from tests.support import rule


@rule("ABY-3.01")
def test_a_pearl_turns_up_the_top_lord_on_the_empty_space_farthest_from_the_deck() -> None:
    t = table(A=has(pearls=2), court={5: "elder", 6: "trader"}, lord_deck_top="sage hunter", lord_deck=9)
    t.expect("A turn.action", "explore", "plot")
    t.play("A plot")
    t.finds(A=has(pearls=1), court={4: "sage", 5: "elder", 6: "trader"}, lord_deck=8, lord_deck_top="hunter")
    assert t.told()[-2:] == ["plotted A", "lord_turned_up A sage"]


@rule("ABY-3.02")
def test_plotting_goes_on_while_there_are_pearls() -> None:
    t = table(A=has(pearls=2), court={5: "elder", 6: "trader"}, lord_deck_top="sage hermit")
    t.play("A plot", "A plot")
    t.finds(A=has(pearls=0), court={3: "hermit", 4: "sage", 5: "elder", 6: "trader"})
    t.expect("A turn.action", "explore")


@rule("ABY-3.02", "ABY-3.03")
def test_plotting_stops_at_a_full_court() -> None:
    t = table(A=has(pearls=5), court={2: "sage", 3: "hermit", 4: "elder", 5: "traitor", 6: "trader"})
    t.play("A plot")
    t.expect("A turn.action", "explore")
    t.finds(A=has(pearls=4))


@rule("ABY-3.02", "ABY-3.03")
def test_plotting_stops_with_the_lord_deck() -> None:
    t = table(A=has(pearls=5), court={6: "trader"}, lord_deck_top="sage", lord_deck=1)
    t.play("A plot")
    t.finds(court={5: "sage", 6: "trader"}, lord_deck=0)
    t.expect("A turn.action", "explore")


@rule("ABY-3.03")
def test_no_plot_once_the_action_is_chosen() -> None:
    t = table(A=has(pearls=5), court={6: "trader"}, exploration_deck_top="crab-1 monster")
    t.play("A explore")
    t.expect("A explore.take-or-go-on", "take crab-1", "go-on")
    t.play("A go-on")
    t.expect("A explore.fight-or-go-on", "fight monster", "go-on")


@rule("ABY-3.03")
@pytest.mark.parametrize("lord", ["landlord", "slaver"])
def test_pearls_gained_in_the_same_step_can_be_spent(lord: str) -> None:
    t = table(A=has(lords=lord, hand="crab-1"), court={6: "trader"})
    if lord == "slaver":
        t.expect("A turn.action", "explore", "use slaver")
        t.play("A use slaver")
    t.expect("A turn.action", "explore", "plot")


@rule("ABY-3.04")
def test_turning_up_the_last_lord_does_not_end_the_game() -> None:
    t = table(A=has(pearls=1), court={5: "elder", 6: "trader"}, lord_deck=1)
    t.play("A plot")
    t.finds(lord_deck=0, last_turns=None)
    t.play("A explore", "A take jellyfish-1")
    t.ready("B")


@rule("ABY-3.04")
def test_the_opportunist_and_the_schemer_do_not_end_the_game_either() -> None:
    t = table(A=has(lords="opportunist"), court="elder trader sage traitor", lord_deck=1)
    t.play("A use opportunist", "A replace trader")
    t.finds(lord_deck=0, last_turns=None)

    t = table(A=has(lords="miller", hand="squid-4 crab-3 seahorse-1"), court="schemer", lord_deck=1)
    t.recruit("A schemer with squid-4 crab-3 seahorse-1")
    t.play("A dismiss miller")
    t.finds(lord_deck=0, last_turns=None)
