"""Exploring the depths (ABY-4)."""

import pytest

from tests.games.abyss.table import has, table
from tests.support import rule

FOUR_ALLIES = "crab-1 crab-1 squid-1 squid-1"


@rule("ABY-4.01")
def test_cards_come_one_by_one_to_the_lowest_empty_space() -> None:
    t = table(exploration_deck_top="crab-1 monster squid-1")
    t.play("A explore")
    t.finds(track="crab-1", exploration_deck=39)
    t.expect("A explore.take-or-go-on", "take crab-1", "go-on")
    t.play("A go-on")
    t.finds(track="crab-1 monster")
    t.play("A go-on")
    t.finds(track="crab-1 monster squid-1")
    revealed = [line for line in t.told() if line.startswith("card_revealed")]
    assert revealed == ["card_revealed A crab-1 1", "card_revealed A monster 2", "card_revealed A squid-1 3"]


@rule("ABY-4.02")
def test_the_others_are_asked_clockwise_from_the_left_of_the_active_player() -> None:
    everyone = has(pearls=1)
    t = table(A=everyone, B=everyone, C=everyone, D=everyone, active="C", exploration_deck_top="crab-4")
    t.play("C explore")
    for letter in "DAB":
        t.expect(f"{letter} explore.buy", "buy crab-4", "pass", n=1)
        t.play(f"{letter} pass")
    t.expect("C explore.take-or-go-on", "take crab-4", "go-on")


@rule("ABY-4.02")
def test_the_first_who_buys_ends_the_offer() -> None:
    t = table(B=has(pearls=1), C=has(pearls=3), D=has(pearls=3), exploration_deck_top="crab-4 squid-1")
    t.play("A explore", "B pass", "C buy crab-4")
    t.finds(C=has(hand="crab-4"))
    t.expect("D explore.buy", "buy squid-1", "pass", n=2)  # the next card, not the crab


@rule("ABY-4.03")
def test_the_price_goes_to_the_active_player_and_the_ally_to_the_buyer() -> None:
    t = table(A=has(pearls=4), B=has(pearls=3, hand="squid-1"), exploration_deck_top="crab-4 crab-1")
    t.play("A explore", "B buy crab-4")
    t.finds(A=has(pearls=5, hand=""), B=has(pearls=2, hand="squid-1 crab-4"))
    assert "ally_bought B crab-4 1 A" in t.told("C")


@rule("ABY-4.04")
def test_the_price_rises_with_each_purchase_and_not_with_each_card() -> None:
    t = table(
        B=has(pearls=1),
        C=has(pearls=2),
        D=has(pearls=3),
        exploration_deck_top="crab-1 crab-2 squid-1 squid-2 squid-3",
    )
    t.play("A explore", "B pass", "C pass", "D pass", "A go-on")
    t.expect("B explore.buy", "buy crab-2", "pass", n=1)
    t.play("B buy crab-2")
    t.expect("C explore.buy", "buy squid-1", "pass", n=2)
    t.play("C buy squid-1")
    t.expect("D explore.buy", "buy squid-2", "pass", n=3)
    t.play("D buy squid-2", "A take squid-3")
    t.finds(A=has(pearls=6), B=has(pearls=0), C=has(pearls=0), D=has(pearls=0))
    t.ready("B")


@rule("ABY-4.04")
def test_the_next_turn_starts_at_one_again() -> None:
    t = table(A=has(pearls=1), B=has(pearls=1), exploration_deck_top="crab-1 crab-2 squid-1")
    t.play("A explore", "B buy crab-1", "A take crab-2", "B explore")
    t.expect("A explore.buy", "buy squid-1", "pass", n=1)


@rule("ABY-4.05")
@pytest.mark.parametrize(("pearls", "asked"), [(1, False), (2, True)])
def test_only_who_has_the_price_is_asked(pearls: int, asked: bool) -> None:
    t = table(B=has(pearls=1), C=has(pearls=pearls), exploration_deck_top="crab-1 crab-2")
    t.play("A explore", "B buy crab-1")
    if asked:
        t.expect("C explore.buy", "buy crab-2", "pass", n=2)
    else:
        t.expect("A explore.take-or-go-on", "take crab-2", "go-on")


@rule("ABY-4.05")
def test_nobody_buys_twice_in_a_turn() -> None:
    t = table(B=has(pearls=9), exploration_deck_top="crab-1 crab-2 crab-3")
    t.play("A explore", "B buy crab-1")
    t.expect("A explore.take-or-go-on", "take crab-2", "go-on")
    t.play("A go-on")
    t.expect("A explore.take-or-go-on", "take crab-3", "go-on")
    t.refuses("B buy crab-3")


@rule("ABY-4.06", "ABY-4.07")
def test_a_sold_ally_leaves_its_space_and_the_next_card_must_come() -> None:
    t = table(B=has(pearls=1), exploration_deck_top="squid-1 crab-1 crab-2")
    t.play("A explore", "B pass", "A go-on", "B buy crab-1")
    t.finds(track="squid-1 crab-2", A=has(hand=""))
    assert t.told()[-1] == "card_revealed A crab-2 2"
    t.expect("A explore.take-or-go-on", "take crab-2", "go-on")


@rule("ABY-4.08")
def test_taking_is_free_and_ends_the_exploration() -> None:
    t = table(A=has(pearls=1), exploration_deck_top="crab-5 squid-1")
    t.play("A explore")
    t.expect("A explore.take-or-go-on", "take crab-5", "go-on")
    t.play("A take crab-5")
    t.finds(A=has(pearls=1, hand="crab-5"), track="", exploration_deck=39)
    t.ready("B")


@rule("ABY-4.09")
def test_a_card_left_behind_cannot_be_had_any_more() -> None:
    t = table(B=has(pearls=5), exploration_deck_top="crab-5 monster squid-1")
    t.play("A explore", "B pass", "A go-on", "A go-on")
    t.expect("B explore.buy", "buy squid-1", "pass")
    t.refuses("B buy crab-5")
    t.play("B pass")
    t.expect("A explore.take-or-go-on", "take squid-1", "go-on")
    t.refuses("A take crab-5", "A fight monster")


@rule("ABY-4.10")
@pytest.mark.parametrize("before", [FOUR_ALLIES, "crab-1 monster squid-1 monster"])
def test_the_ally_on_the_last_space_must_be_taken_and_brings_a_pearl(before: str) -> None:
    t = table(exploration_deck_top=f"{before} crab-5 squid-3")
    t.play("A explore", "A go-on", "A go-on", "A go-on", "A go-on")
    t.finds(A=has(pearls=1, hand="crab-5"), exploration_deck=35)
    t.ready("B")


@rule("ABY-4.10")
def test_no_pearl_for_the_fourth_space() -> None:
    t = table(exploration_deck_top=FOUR_ALLIES)
    t.play("A explore", "A go-on", "A go-on", "A go-on", "A take squid-1")
    t.finds(A=has(pearls=0, hand="squid-1"))


@rule("ABY-4.11")
def test_an_ally_sold_from_the_last_space_brings_no_bonus() -> None:
    t = table(B=has(pearls=1), exploration_deck_top=f"{FOUR_ALLIES} crab-5 crab-4")
    t.play("A explore", *["B pass", "A go-on"] * 4)
    t.expect("B explore.buy", "buy crab-5", "pass")
    t.play("B buy crab-5")
    t.finds(A=has(pearls=2, hand="crab-4"), B=has(hand="crab-5"))  # 1 of B's, 1 for crab-4 on space 5
    assert "card_revealed A crab-4 5" in t.told()


@rule("ABY-4.12", "ABY-6.02")
def test_the_track_is_cleared_to_the_council_and_the_discard_pile() -> None:
    t = table(
        exploration_deck_top="crab-1 crab-2 monster squid-3 seahorse-2",
        council={"crab": "crab-3"},
        exploration_discard="jellyfish-1",
    )
    t.play("A explore", "A go-on", "A go-on", "A go-on", "A go-on")
    t.finds(
        A=has(hand="seahorse-2"),
        track="",
        council={"crab": "crab-1 crab-2 crab-3", "squid": "squid-3", "seahorse": "", "jellyfish": "", "shellfish": ""},
        exploration_discard="jellyfish-1 monster",
    )
    t.ready("B")


@rule("ABY-4.12")
def test_a_fight_clears_the_track_too() -> None:
    t = table(exploration_deck_top="crab-1 monster monster")
    t.play("A explore", "A go-on", "A go-on", "A fight monster", "A claim 2-pearl")
    t.finds(track="", council={"crab": "crab-1"}, exploration_discard="monster monster")
    t.ready("B")


@rule("ABY-4.13")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_when_a_card_must_be_revealed() -> None:
    t = table(
        A=has(hand="squid-1", affiliated="squid-2"),
        council={"jellyfish": 2},
        exploration_deck="crab-3",
        exploration_discard="shellfish-1 shellfish-2 shellfish-3",
    )
    t.play("A explore")
    t.finds(exploration_deck=0, exploration_discard=3)
    t.play("A go-on")
    t.finds(exploration_deck=2, exploration_discard=0, council={"jellyfish": 2}, A=has(hand="squid-1"))
    assert "deck_reshuffled" in t.told()
    assert t.ask.because.startswith("shellfish")


@rule("ABY-4.13")
def test_an_empty_deck_waits_until_somebody_explores() -> None:
    t = table(exploration_deck="crab-3", exploration_discard=5)
    t.play("A explore", "A take crab-3")
    t.finds(exploration_deck=0, exploration_discard=5)
    t.ready("B")


@rule("ABY-4.13", "ABY-16.05")
def test_the_new_deck_is_shuffled() -> None:
    cards = [f"{race}-{value}" for race in ("crab", "squid", "seahorse") for value in range(1, 6)]
    t = table(exploration_deck="jellyfish-1", exploration_discard=" ".join(cards))
    t.play("A explore", "A go-on")
    order = [t.ask.because, *t.hidden("deck")[::-1]]
    assert sorted(order) == sorted(cards)
    assert order not in (cards, cards[::-1])


@rule("ABY-4.14")
def test_a_hand_has_no_limit() -> None:
    t = table(A=has(hand=30), exploration_deck_top="squid-5")
    t.play("A explore", "A take squid-5")
    t.finds(A=has(hand=31))
    t.ready("B")
