"""The turn, its beginning and its end (ABY-2, ABY-11)."""

import pytest

from tests.games.abyss.table import has, table
from tests.support import rule

NO_BARGAINS = {2: "sage", 3: "hermit", 4: "elder", 5: "traitor", 6: "trader"}
SEVEN_CRABS = "crab-1 crab-1 crab-1 crab-2 crab-2 crab-2 crab-3"


@rule("ABY-2.01")
def test_a_turn_goes_from_income_over_plots_and_one_action_to_locations_and_the_hand_limit() -> None:
    t = table(
        A=has(lords="landlord", key_tokens=1, hand=SEVEN_CRABS),
        B=has(lords="commander"),
        court=NO_BARGAINS,
        threat=3,
        exploration_deck_top="monster",
        available="jail",
    )

    t.finds(A=has(pearls=1))
    t.expect("A turn.action", "explore", "plot")
    t.play("A plot")
    t.expect("A turn.action", "explore")
    t.play("A explore", "A fight monster")
    t.expect("A control.location", "control jail", "draw 1", "draw 2", "draw 3", "draw 4")
    t.play("A control jail")
    t.expect("A discard", "discard crab-1", "discard crab-2", "discard crab-3", n=1, because="commander")
    t.play("A discard crab-1")

    t.finds(A=has(hand=6, locations={"jail": "landlord"}, key_tokens=0, pearls=0))
    t.ready("B")


@rule("ABY-2.01")
def test_plotting_is_optional_and_may_be_repeated() -> None:
    t = table(A=has(pearls=3), court={5: "sage", 6: "elder"})
    t.expect("A turn.action", "explore", "plot")
    t.play("A plot", "A plot")
    t.expect("A turn.action", "explore", "plot")
    t.play("A explore")
    t.finds(A=has(pearls=1))
    t.refuses("A plot")


@rule("ABY-2.01", "ABY-2.02")
def test_exactly_one_action_a_turn() -> None:
    t = table(A=has(hand="seahorse-5 seahorse-3"), court="shepherd", council={"crab": 1, "squid": 2})
    t.expect("A turn.action", "explore", "support council-crab", "support council-squid", "recruit shepherd")
    t.play("A support council-crab")
    t.ready("B")


@rule("ABY-2.02")
def test_nobody_may_pass() -> None:
    t = table(council={"crab": 1})
    t.expect("A turn.action", "explore", "support council-crab")
    t.refuses("A pass", "A end-turn", "A done")


@rule("ABY-2.03")
def test_exploring_is_always_possible_even_when_the_deck_is_empty() -> None:
    t = table(exploration_deck=0, exploration_discard="monster monster")
    t.expect("A turn.action", "explore")
    t.play("A explore")
    t.expect("A explore.fight-or-go-on", "fight monster", "go-on")


@rule("ABY-2.03")
def test_exploring_never_runs_out_of_cards() -> None:
    """With every ally out of the deck four monsters can be passed by; the fifth is there, on the last space."""
    t = table(exploration_deck=0, exploration_discard="monster monster monster monster monster monster")
    t.play("A explore", "A go-on", "A go-on", "A go-on", "A go-on")
    t.finds(exploration_deck=1, threat=5, track="monster monster monster monster", A=has(pearls=1))
    t.expect("A explore.reward", "claim 1-key+2-pearl", "claim 1-key+1-pearl+1-token", "claim 1-key+2-token")


@rule("ABY-2.03")
@pytest.mark.parametrize(("pearls", "payable"), [(1, False), (2, True)])
def test_recruiting_needs_the_whole_cost(pearls: int, payable: bool) -> None:
    t = table(A=has(hand="seahorse-5 seahorse-1", pearls=pearls), court="shepherd")
    t.expect("A turn.action", "explore", *(["recruit shepherd"] if payable else []))


@rule("ABY-2.04")
def test_the_turn_passes_to_the_left() -> None:
    t = table(C=has(), exploration_deck_top="crab-1 crab-1 crab-1")
    for letter in "ABCA":
        t.ready(letter)
        t.play(f"{letter} explore")
        t.play(f"{letter} take {t.ask.because}")
    t.ready("B")


@rule("ABY-2.04", "ABY-14.15")
def test_an_extra_turn_comes_before_the_next_player() -> None:
    t = table(C=has(), extra_turns=1, exploration_deck_top="crab-1 crab-1")
    t.play("A explore", "A take crab-1")
    t.ready("A")
    t.play("A explore", "A take crab-1")
    t.ready("B")


ACTIVATED = pytest.mark.parametrize("lord", ["slaver", "oracle", "opportunist"])


@rule("ABY-2.05")
@ACTIVATED
def test_activated_lords_offer_themselves_at_every_decision_of_the_owners_turn(lord: str) -> None:
    t = table(
        A=has(lords=lord, hand="squid-1", pearls=1),
        council={"squid": 1},
        court=NO_BARGAINS,
        exploration_deck_top="crab-1 monster",
    )
    use = f"use {lord}"

    t.expect("A turn.action", "explore", "support council-squid", "plot", use)
    t.play("A plot")
    t.expect("A turn.action", "explore", "support council-squid", use)
    t.play("A explore")
    t.expect("A explore.take-or-go-on", "take crab-1", "go-on", use)
    t.play("A go-on")
    t.expect("A explore.fight-or-go-on", "fight monster", "go-on", use)
    t.play("A fight monster")
    t.expect("A explore.reward", "claim 1-pearl", "claim 1-token", use)
    t.play("A claim 1-pearl")
    t.expect("A turn.end", "end-turn", use)
    t.play("A end-turn")
    t.ready("B")


@rule("ABY-2.05")
def test_a_sole_reward_waits_for_a_last_use_of_the_ability() -> None:
    t = table(A=has(lords="slaver", hand="squid-1"), threat=3, exploration_deck_top="monster")
    t.play("A explore", "A fight monster")
    t.expect("A explore.reward", "claim 1-key", "use slaver")


@rule("ABY-2.05")
def test_an_ability_can_pay_for_the_lord_recruited_next() -> None:
    t = table(A=has(lords="slaver", hand="seahorse-5 seahorse-1 crab-1"), court="shepherd")
    t.expect("A turn.action", "explore", "use slaver")
    t.play("A use slaver", "A discard crab-1")
    t.expect("A turn.action", "explore", "recruit shepherd")


@rule("ABY-2.05")
def test_no_ability_while_another_player_decides() -> None:
    t = table(A=has(lords="slaver", hand="squid-1"), B=has(pearls=1, lords="oracle"), council={"squid": 1})
    t.play("A explore")
    t.expect("B explore.buy", "buy jellyfish-1", "pass")
    t.refuses("A use slaver", "B use oracle")


@rule("ABY-2.05", "ABY-10.02")
def test_no_ability_between_the_third_key_and_its_location() -> None:
    t = table(
        A=has(lords="slaver", hand="squid-1", key_tokens=2), threat=3, exploration_deck_top="monster", available="jail"
    )
    t.play("A explore", "A fight monster", "A claim 1-key")
    t.expect("A control.keys", "spend key-token", "spend slaver")
    t.play("A spend key-token", "A spend key-token", "A spend key-token")
    t.expect("A control.location", "control jail", "draw 1", "draw 2", "draw 3", "draw 4")
    t.play("A control jail")
    t.expect("A turn.end", "end-turn", "use slaver")


@rule("ABY-2.06", "ABY-11.02")
def test_an_ability_serves_once_a_turn_and_again_in_an_extra_turn() -> None:
    t = table(A=has(lords="slaver", hand="crab-1 crab-2 crab-3"), extra_turns=1, exploration_deck_top="squid-1 squid-1")
    t.play("A use slaver", "A discard crab-1")
    t.expect("A turn.action", "explore")
    t.play("A explore")
    t.expect("A explore.take-or-go-on", "take squid-1", "go-on")
    t.play("A take squid-1")
    t.ready("A")
    t.expect("A turn.action", "explore", "use slaver")


@rule("ABY-2.06")
def test_a_lord_gained_this_turn_can_be_used_at_once() -> None:
    t = table(A=has(hand="shellfish-5 shellfish-3 crab-1 crab-2"), court="slaver")
    t.recruit("A slaver with shellfish-5 shellfish-3")
    t.expect("A turn.end", "end-turn", "use slaver")
    t.play("A use slaver")
    t.expect("A slaver.discard", "discard crab-1", "discard crab-2")
    t.play("A discard crab-2")
    t.finds(A=has(pearls=2, hand="crab-1"))
    t.ready("B")


@rule("ABY-2.06")
def test_a_lord_gained_and_tucked_in_the_same_turn_cannot_be_used() -> None:
    t = table(A=has(hand="shellfish-5 shellfish-3 crab-1 crab-2", key_tokens=2), court="slaver", available="jail")
    t.recruit("A slaver with shellfish-5 shellfish-3")
    t.play("A control jail")
    t.finds(A=has(locations={"jail": "slaver"}))
    t.ready("B")


@rule("ABY-11.01")
@pytest.mark.parametrize(("count", "discards"), [(5, False), (6, True)])
def test_under_a_commander_the_turn_ends_with_six_allies(count: int, discards: bool) -> None:
    t = table(A=has(hand=count), B=has(lords="commander"), exploration_deck_top="crab-5")
    t.play("A explore", "A take crab-5")
    if discards:
        assert (t.ask.kind, t.ask.seat, t.ask.n) == ("discard", 0, 1)
        t.play("A discard crab-5")
    t.finds(A=has(hand=6))
    t.ready("B")


@rule("ABY-11.01")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        (has(hand=9, lords="shaman"), has(lords="commander")),
        (has(hand=9), has(disabled="commander")),
        (has(hand=9), has(tucked="commander")),
        (has(hand=9, lords="commander"), has()),
    ],
    ids=["shielded by the shaman", "commander disabled", "commander tucked", "commander of one's own"],
)
def test_who_is_not_under_a_commander_keeps_every_ally(mine: has, theirs: has) -> None:
    t = table(A=mine, B=theirs, exploration_deck_top="crab-5")
    t.play("A explore", "A take crab-5")
    t.finds(A=has(hand=10))
    t.ready("B")


@rule("ABY-11.01")
def test_the_last_use_of_an_ability_comes_before_the_hand_limit() -> None:
    t = table(A=has(hand=SEVEN_CRABS, lords="slaver"), B=has(lords="commander"), exploration_deck_top="monster")
    t.play("A explore", "A fight monster", "A claim 1-pearl")
    t.expect("A turn.end", "end-turn", "use slaver")
    t.play("A use slaver", "A discard crab-1")
    t.finds(A=has(hand=6, pearls=3))
    t.ready("B")


@rule("ABY-11.02", "ABY-4.04", "ABY-4.05")
def test_a_new_turn_has_a_new_price_and_new_buyers() -> None:
    t = table(A=has(), B=has(), C=has(pearls=2), exploration_deck_top="crab-1 crab-2 squid-1 squid-2")
    t.play("A explore")
    t.expect("C explore.buy", "buy crab-1", "pass", n=1)
    t.play("C buy crab-1", "A take crab-2", "B explore")
    t.expect("C explore.buy", "buy squid-1", "pass", n=1)
    t.play("C buy squid-1")
    t.finds(C=has(pearls=0, hand="crab-1 squid-1"), A=has(pearls=1), B=has(pearls=1))
