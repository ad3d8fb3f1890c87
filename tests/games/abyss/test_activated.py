"""Activated lords in a chain of abilities: before each one that may be declined (ABY-2.05, ABY-8.06)."""

import pytest

from tests.games.abyss.table import AbyssTable, has, table
from tests.support import rule

SQUIDS = "squid-5 squid-4 squid-2"
THREE_RACES = "squid-5 crab-4 seahorse-3"
JELLYFISH = "jellyfish-5 jellyfish-4 jellyfish-1"


def corruptor_drawn(pearls: int, spare: str = "jellyfish-1", lords: str = "miller slaver") -> AbyssTable:
    """The Schemer is recruited and sends the Miller away; the Corruptor comes from the deck."""
    t = table(
        A=has(hand=f"{THREE_RACES} {spare}", lords=lords, pearls=pearls),
        court={6: "schemer", 5: "trader", 4: "sage", 3: "elder", 2: "hermit"},
        lord_deck_top="corruptor",
    )
    t.recruit(f"A schemer with {THREE_RACES}")
    t.play("A dismiss miller")
    return t


@rule("ABY-2.05", "ABY-14.22")
@pytest.mark.parametrize("pearls", [3, 4])
def test_the_slaver_brings_the_pearls_for_the_corruptor(pearls: int) -> None:
    t = corruptor_drawn(pearls)
    t.expect("A corruptor.lord", "decline", "use slaver", because="corruptor", n=5)
    t.play("A use slaver")
    t.expect("A corruptor.lord", "bribe trader", "bribe sage", "bribe elder", "bribe hermit", "decline")
    t.play("A bribe trader")
    t.finds(A=has(lords="slaver schemer corruptor trader", pearls=pearls + 2 - 5 + 3, hand=""))
    t.ready("B")


@rule("ABY-2.05", "ABY-14.22")
def test_the_offer_to_the_slaver_can_be_declined() -> None:
    t = corruptor_drawn(3)
    t.play("A decline")
    t.expect("A turn.end", "end-turn", "use slaver")
    t.finds(A=has(lords="slaver schemer corruptor", pearls=3))


@rule("ABY-2.05", "ABY-14.22")
@pytest.mark.parametrize(
    ("pearls", "spare", "lords"),
    [
        (2, "jellyfish-1", "miller slaver"),  # two pearls would not do
        (3, "", "miller slaver"),  # no ally to sell
        (4, "jellyfish-1", "miller opportunist"),  # another lord who brings no pearls
        (4, "jellyfish-1", "miller"),
    ],
)
def test_without_pearls_in_reach_the_corruptor_asks_nothing(pearls: int, spare: str, lords: str) -> None:
    t = corruptor_drawn(pearls, spare, lords)
    assert t.ask.kind in ("turn.end", "turn.action")
    t.finds(A=has(pearls=pearls, hand=spare))


@rule("ABY-2.05", "ABY-2.06", "ABY-14.22")
def test_a_slaver_used_before_does_not_bring_pearls_again() -> None:
    t = table(A=has(hand=f"{SQUIDS} crab-1 crab-2", lords="slaver", pearls=1), court="corruptor trader")
    t.play("A use slaver", "A discard crab-1")
    t.recruit(f"A corruptor with {SQUIDS}")
    t.finds(A=has(pearls=3, hand="crab-2"))
    t.ready("B")


@rule("ABY-2.05", "ABY-14.22")
def test_an_empty_court_leaves_nothing_to_bring_pearls_for() -> None:
    t = table(
        A=has(hand=f"{SQUIDS} crab-1", lords="slaver", pearls=4), court={6: "corruptor"}, lord_deck_top="trader sage"
    )
    t.recruit(f"A corruptor with {SQUIDS}")
    t.expect("A turn.end", "end-turn", "use slaver")


@rule("ABY-2.05", "ABY-14.21", "ABY-14.22")
def test_the_opportunist_changes_what_the_corruptor_can_have() -> None:
    t = table(
        A=has(hand=SQUIDS, lords="opportunist", pearls=5),
        court={6: "corruptor", 5: "sage", 4: "elder", 3: "hermit"},
        lord_deck_top="trader",
    )
    t.recruit(f"A corruptor with {SQUIDS}")
    t.expect("A corruptor.lord", "bribe sage", "bribe elder", "bribe hermit", "decline", "use opportunist")
    t.play("A use opportunist", "A replace elder")
    t.expect("A corruptor.lord", "bribe sage", "bribe trader", "bribe hermit", "decline")
    t.play("A bribe trader")
    t.finds(A=has(lords="opportunist corruptor trader", pearls=5), lord_discard="elder")
    t.ready("B")


@rule("ABY-2.05", "ABY-14.23")
def test_a_lord_can_be_used_before_the_traitor_sends_him_away() -> None:
    t = table(A=has(hand=f"{THREE_RACES} crab-1", lords="slaver"), court="traitor corruptor trader")
    t.recruit(f"A traitor with {THREE_RACES}")
    t.expect("A dismiss", "dismiss slaver", "decline", "use slaver", because="traitor")
    t.play("A use slaver")
    t.expect("A dismiss", "dismiss slaver", "decline")
    t.play("A dismiss slaver", "A install trader")
    t.finds(A=has(lords="traitor trader", pearls=5, hand=""), lord_discard="slaver")
    t.ready("B")


@rule("ABY-2.05", "ABY-14.26")
def test_the_opportunist_takes_the_last_lord_the_schemer_could_have_drawn() -> None:
    t = table(
        A=has(hand=THREE_RACES, lords="opportunist miller"),
        court={6: "schemer", 5: "sage", 4: "elder", 3: "hermit"},
        lord_deck=1,
        lord_deck_top="trader",
    )
    t.recruit(f"A schemer with {THREE_RACES}")
    t.expect("A dismiss", "dismiss opportunist", "dismiss miller", "decline", "use opportunist", because="schemer")
    t.play("A use opportunist", "A replace sage")
    t.finds(A=has(lords="opportunist miller schemer"), court="trader elder hermit", lord_deck=0)
    t.ready("B")


@rule("ABY-2.05", "ABY-14.19")
def test_a_lord_can_be_used_before_the_illusionist_exchanges() -> None:
    t = table(
        A=has(hand=JELLYFISH, lords="oracle", locations={"chasm": "keeper"}),
        court="illusionist",
        council={"crab": 2},
        available="jail",
    )
    t.recruit(f"A illusionist with {JELLYFISH}")
    t.expect("A illusionist.give", "give chasm", "decline", "use oracle", because="illusionist")
    t.play("A use oracle")
    t.finds(council={"crab": 0})
    t.expect("A illusionist.give", "give chasm", "decline")
    t.play("A give chasm")
    t.finds(A=has(locations={"jail": "keeper"}), available="chasm")
    t.ready("B")


@rule("ABY-2.05", "ABY-14.19")
@pytest.mark.parametrize(("locations", "available"), [("", "jail"), ("chasm", "")])
def test_with_nothing_to_exchange_the_illusionist_asks_nothing(locations: str, available: str) -> None:
    t = table(
        A=has(hand=JELLYFISH, lords="oracle", locations=locations),
        court="illusionist",
        council={"crab": 2},
        available=available,
    )
    t.recruit(f"A illusionist with {JELLYFISH}")
    t.expect("A turn.end", "end-turn", "use oracle")
