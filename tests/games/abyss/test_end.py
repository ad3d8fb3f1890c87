"""The end of the game (ABY-12), and the guard against games without one."""

import pytest

from podziemia.games.abyss.data.cards import TURN_CAP
from tests.games.abyss.table import AbyssTable, has, table
from tests.support import rule

SIX = "miller keeper reaper trader peddler shopkeeper"
SHEPHERD = "seahorse-5 seahorse-3"
INVOKER = "jellyfish-5 jellyfish-3"


def lazy_turn(t: AbyssTable, letter: str) -> None:
    """Explore, nobody buys, take or fight what comes first."""
    t.ready(letter)
    turn = t.match.state.turn
    t.play(f"{letter} explore")
    while not t.match.over and t.match.state.turn == turn:
        asked = "ABCD"[t.ask.seat]
        t.play(f"{asked} {'pass' if t.ask.kind == 'explore.buy' else t.ask.options[0].text}")


@rule("ABY-12.01")
@pytest.mark.parametrize(
    ("lords", "triggered"),
    [
        (has(lords="miller keeper trader peddler shopkeeper", hand=SHEPHERD), False),
        (has(lords="miller trader peddler shopkeeper aquaculturalist landowner", hand=SHEPHERD), True),
        (has(lords="miller trader", disabled="oracle", tucked="keeper reaper slaver", hand=SHEPHERD), True),
    ],
    ids=["six", "seven free", "seven of all kinds"],
)
def test_the_seventh_lord_triggers_the_end(lords: has, triggered: bool) -> None:
    t = table(A=lords, C=has(), court="shepherd")
    t.finds(last_turns=None)
    t.recruit(f"A shepherd with {SHEPHERD}")
    t.finds(last_turns=1 if triggered else None)  # B's turn has begun, C's is left
    assert ("end_triggered A" in t.told()) == triggered
    t.ready("B")


@rule("ABY-12.01")
def test_seven_in_any_way_during_a_turn_count() -> None:
    """The Traitor is the seventh; that he then discards one and the Corruptor's lord is another matters no more."""
    t = table(
        A=has(lords=SIX.replace("keeper reaper", "aquaculturalist landowner"), hand="squid-5 crab-4 seahorse-3"),
        court="traitor hunter",
    )
    t.recruit("A traitor with squid-5 crab-4 seahorse-3")
    assert "end_triggered A" in t.told()
    t.play("A dismiss miller", "A install hunter")
    t.finds(A=has(lord_count=7), last_turns=0)

    t = table(
        A=has(lords="miller trader peddler shopkeeper landowner", hand="squid-5 squid-4 squid-2", pearls=5),
        court="corruptor hunter",
    )
    t.recruit("A corruptor with squid-5 squid-4 squid-2")
    assert "end_triggered A" not in t.told()
    t.play("A bribe hunter")
    t.finds(A=has(lord_count=7), last_turns=0)


@rule("ABY-12.02")
def test_a_court_that_cannot_be_filled_triggers_the_end() -> None:
    for deck, triggered in ((4, False), (3, True)):
        t = table(A=has(hand=SHEPHERD), C=has(), court={4: "shepherd", 5: "sage", 6: "elder"}, lord_deck=deck)
        t.recruit(f"A shepherd with {SHEPHERD}")
        t.finds(last_turns=1 if triggered else None, lord_deck=0)


@rule("ABY-12.03")
@pytest.mark.parametrize(("active", "order"), [("A", "BCD"), ("C", "DAB")])
def test_everybody_else_has_one_more_turn(active: str, order: str) -> None:
    one = has(lords="miller trader peddler shopkeeper aquaculturalist landowner", hand=SHEPHERD)
    sides = {letter: one if letter == active else has() for letter in "ABCD"}
    t = table(active=active, court="shepherd", A=sides["A"], B=sides["B"], C=sides["C"], D=sides["D"])
    t.recruit(f"{active} shepherd with {SHEPHERD}")
    for letter in order:
        lazy_turn(t, letter)
    t.ended()
    assert t.told()[-1] == "game_over"


@rule("ABY-12.04")
def test_a_second_trigger_changes_nothing() -> None:
    t = table(
        B=has(lords="miller trader peddler shopkeeper aquaculturalist landowner", hand=SHEPHERD),
        C=has(),
        active="B",
        court={6: "shepherd"},
        lord_deck=0,
        last_turns=1,
    )
    t.recruit(f"B shepherd with {SHEPHERD}")
    t.finds(last_turns=0, B=has(lord_count=7, pearls=2))
    assert not any(line.startswith("end_triggered") for line in t.told())
    lazy_turn(t, "C")
    t.ended()


@rule("ABY-12.03", "ABY-12.05")
def test_extra_turns_come_before_the_remaining_last_turns() -> None:
    t = table(A=has(), B=has(hand=INVOKER), C=has(), active="B", court="invoker", last_turns=1)
    t.recruit(f"B invoker with {INVOKER}")
    t.finds(last_turns=1, extra_turns=0)
    lazy_turn(t, "B")
    lazy_turn(t, "C")
    t.ended()


@rule("ABY-12.05")
def test_even_the_very_last_player_has_his_extra_turn() -> None:
    t = table(A=has(hand=INVOKER), court="invoker", last_turns=0)
    t.recruit(f"A invoker with {INVOKER}")
    lazy_turn(t, "A")
    t.ended()


@rule("ABY-12.06")
@pytest.mark.parametrize(
    ("court", "pearls"),
    [({4: "shepherd", 5: "sage", 6: "elder"}, 2), ({3: "trader", 4: "shepherd", 5: "sage", 6: "elder"}, 0)],
)
def test_an_empty_deck_still_gives_two_pearls_in_the_last_turns(court: dict[int, str], pearls: int) -> None:
    t = table(A=has(hand=SHEPHERD), court=court, lord_deck=0, last_turns=1)
    t.recruit(f"A shepherd with {SHEPHERD}")
    t.finds(A=has(pearls=pearls, lords="shepherd", affiliated="seahorse-3"), lord_deck=0, last_turns=0)
    t.ready("B")


@rule("ABY-12.07")
def test_at_the_end_the_lowest_ally_of_each_race_in_hand_is_affiliated() -> None:
    """The Master of Magic makes no difference."""
    t = table(
        A=has(lords="master_of_magic", hand="crab-5 crab-2 crab-3 squid-4 squid-1 seahorse-5", affiliated="crab-1"),
        B=has(hand="jellyfish-3"),
        active="B",
        last_turns=0,
        exploration_deck_top="jellyfish-2",
    )
    t.play("B explore", "B take jellyfish-2")
    t.ended()
    t.finds(
        A=has(affiliated="crab-1 crab-2 squid-1 seahorse-5", hand=""),
        B=has(affiliated="jellyfish-2", hand=""),
        exploration_discard="crab-5 crab-3 squid-4 jellyfish-3",
    )
    assert t.told()[-3:] == [
        "finally_affiliated A crab-2 seahorse-5 squid-1",
        "finally_affiliated B jellyfish-2",
        "game_over",
    ]


@pytest.mark.parametrize("early", [1, 0])
def test_a_game_nobody_ends_is_stopped_and_scored_as_it_stands(early: int) -> None:
    """A guard, not a rule: after the turn cap the table is scored, whatever turns were still pending."""
    t = table(A=has(lords="miller", hand="crab-4"), extra_turns=1, exploration_deck_top="crab-1")
    t.match.state.turn = 2 * TURN_CAP - early
    t.play("A explore", "A take crab-1")
    if early:
        t.ready("A")
    else:
        t.ended()
        assert (t.score("A").total, t.score("B").total, t.winners()) == (11, 0, "A")


@rule("ABY-12.01")
@pytest.mark.parametrize(("free", "ends"), [("miller", True), ("", False)])
def test_lords_under_all_locations_count_for_the_seventh(free: str, ends: bool) -> None:
    """Three under one tile, two under another, perhaps one free, and the one recruited now."""
    hand = "seahorse-5 seahorse-3"
    under = {"jail": "keeper reaper slaver", "chasm": "oracle treasurer"}
    t = table(A=has(hand=hand, lords=free, locations=under), court="shepherd")
    t.recruit(f"A shepherd with {hand}")
    t.finds(last_turns=0 if ends else None, active="B", A=has(lord_count=7 if ends else 6))


@rule("ABY-12.07")
def test_only_who_has_allies_left_is_told_to_affiliate() -> None:
    t = table(A=has(), B=has(hand="crab-2 crab-3"), active="B", last_turns=0, exploration_deck_top="monster")
    t.play("B explore", "B fight monster", "B claim 1-pearl")
    t.ended()
    assert [line for line in t.told() if line.startswith("finally")] == ["finally_affiliated B crab-2"]
