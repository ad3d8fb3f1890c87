"""The Court after a recruitment (ABY-9)."""

import pytest

from tests.games.abyss.table import has, table
from tests.support import rule

MILLER = "seahorse-5 crab-3"


@rule("ABY-9.01", "ABY-9.02")
def test_the_lords_slide_away_from_the_deck_and_three_are_enough() -> None:
    t = table(A=has(hand=MILLER), court={3: "sage", 4: "elder", 5: "miller", 6: "hermit"}, lord_deck=9)
    t.recruit(f"A miller with {MILLER}")
    t.finds(court={4: "sage", 5: "elder", 6: "hermit"}, lord_deck=9, A=has(pearls=0))
    t.ready("B")


@rule("ABY-9.03")
def test_two_lords_left_bring_two_pearls_and_a_full_court() -> None:
    t = table(
        A=has(hand=MILLER),
        court={4: "sage", 5: "miller", 6: "hermit"},
        lord_deck_top="jailer seeker assassin tamer",
        lord_deck=9,
    )
    t.recruit(f"A miller with {MILLER}")
    t.finds(
        A=has(pearls=2),
        court={1: "tamer", 2: "assassin", 3: "seeker", 4: "jailer", 5: "sage", 6: "hermit"},
        lord_deck=5,
        last_turns=None,
    )
    told = t.told()
    assert told.index("pearls_gained A court 2") < told.index("lord_turned_up A jailer")
    t.ready("B")


@rule("ABY-9.03")
@pytest.mark.parametrize("court", [{6: "miller"}, {5: "miller", 6: "sage"}])
def test_fewer_than_two_left_bring_the_same(court: dict[int, str]) -> None:
    t = table(A=has(hand=MILLER), court=court, lord_deck=9)
    t.recruit(f"A miller with {MILLER}")
    t.finds(A=has(pearls=2), lord_deck=9 - 7 + len(court))
    assert len(t.match.state.court) == 6


@rule("ABY-9.04")
def test_several_lords_in_one_action_are_one_check() -> None:
    """The Traitor brings the Corruptor, who buys one more: three lords leave the Court, 2 pearls come once."""
    t = table(
        A=has(hand="squid-5 crab-4 seahorse-3", pearls=5, lords="miller"),
        court={3: "traitor", 4: "corruptor", 5: "keeper", 6: "sage"},
        lord_deck=12,
    )
    t.recruit("A traitor with squid-5 crab-4 seahorse-3")
    t.play("A dismiss miller", "A install corruptor", "A bribe keeper")
    t.finds(A=has(pearls=2, lords="traitor corruptor keeper"), lord_deck=7)
    t.ready("B")


@rule("ABY-9.04")
def test_the_check_counts_the_lords_left_after_the_whole_chain() -> None:
    """Three would be left after the Traitor; the lord he installs makes them two."""
    t = table(
        A=has(hand="squid-5 crab-4 seahorse-3", lords="miller"),
        court={3: "traitor", 4: "shepherd", 5: "keeper", 6: "sage"},
        lord_deck=12,
    )
    declined = t.fork()
    for each in (t, declined):
        each.recruit("A traitor with squid-5 crab-4 seahorse-3")
    t.play("A dismiss miller", "A install keeper")
    t.finds(A=has(pearls=2), lord_deck=8)
    declined.play("A decline")
    declined.finds(A=has(pearls=0), lord_deck=12)


@rule("ABY-9.05", "ABY-12.02")
@pytest.mark.parametrize(("deck", "last_turns"), [(4, None), (3, 0), (0, 0)])
def test_a_deck_too_short_to_fill_the_court_brings_the_end(deck: int, last_turns: int | None) -> None:
    """With two players the end leaves one turn, which has begun when the table is looked at."""
    t = table(A=has(hand=MILLER), court={4: "sage", 5: "miller", 6: "hermit"}, lord_deck=deck)
    t.recruit(f"A miller with {MILLER}")
    t.finds(A=has(pearls=2), lord_deck=0, last_turns=last_turns)
    assert len(t.match.state.court) == 2 + deck
    assert ("end_triggered A" in t.told()) == (deck < 4)
    t.ready("B")


@rule("ABY-9.06")
def test_only_a_recruitment_refills_the_court() -> None:
    t = table(A=has(lords="opportunist"), court={5: "sage", 6: "elder"}, council={"crab": 1}, lord_deck=9)
    t.play("A use opportunist", "A replace sage")
    t.finds(A=has(pearls=0), lord_deck=8)
    t.play("A support council-crab")
    t.finds(A=has(pearls=0), lord_deck=8)
    t.play("B explore", "B take jellyfish-1")
    t.finds(B=has(pearls=0), lord_deck=8)
    assert len(t.match.state.court) == 2
    t.ready("A")
