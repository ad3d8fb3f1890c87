"""Requesting support from the Council (ABY-6)."""

from podziemia.kernel.state import SPECTATOR
from tests.games.abyss.table import has, table
from tests.support import rule


@rule("ABY-6.01")
def test_a_whole_stack_goes_to_the_hand() -> None:
    t = table(A=has(hand="squid-1"), council={"crab": "crab-1 crab-4 crab-5", "jellyfish": "jellyfish-2"})
    t.expect("A turn.action", "explore", "support council-crab", "support council-jellyfish")
    t.play("A support council-crab")
    t.finds(A=has(hand="squid-1 crab-1 crab-4 crab-5"), council={"crab": "", "jellyfish": "jellyfish-2"})
    t.ready("B")


@rule("ABY-6.01", "ABY-6.02")
def test_stacks_lie_face_down_and_their_sizes_are_public() -> None:
    one = table(A=has(), council={"crab": "crab-1 crab-5"})
    other = table(A=has(), council={"crab": "crab-2 crab-3"})
    for eyes in (SPECTATOR, 0, 1):
        seen = one.match.view(eyes)["council"]
        assert seen == {"jellyfish": 0, "crab": 2, "seahorse": 0, "shellfish": 0, "squid": 0}
        assert seen == other.match.view(eyes)["council"]
    assert one.options() == other.options()
    one.play("A support council-crab")
    assert one.told()[-2:] == ["support_given A council-crab 2", "turn_started B 2"]


@rule("ABY-6.02")
def test_each_race_has_its_own_stack() -> None:
    t = table(exploration_deck_top="crab-1 squid-1 crab-2 shellfish-1 monster")
    t.play("A explore", "A go-on", "A go-on", "A go-on", "A go-on", "A claim 1-pearl")
    t.finds(
        council={
            "crab": "crab-1 crab-2",
            "squid": "squid-1",
            "shellfish": "shellfish-1",
            "jellyfish": "",
            "seahorse": "",
        }
    )


@rule("ABY-6.03")
def test_support_brings_nothing_else_and_the_turn_goes_on() -> None:
    """Step 3 and step 4 follow: keys that found no location before are asked for, the Commander counts the hand."""
    t = table(
        A=has(hand="squid-1 squid-1", key_tokens=3, pearls=2),
        B=has(lords="commander"),
        council={"crab": "crab-1 crab-1 crab-1 crab-1 crab-2"},
        available="jail",
    )
    t.play("A support council-crab")
    t.finds(A=has(hand=7, pearls=2, affiliated=""))
    t.expect("A control.location", "control jail", "draw 1", "draw 2", "draw 3", "draw 4")
    t.play("A control jail")
    t.expect("A discard", "discard crab-1", "discard crab-2", "discard squid-1", n=1)
    t.play("A discard squid-1")
    t.finds(A=has(hand=6, pearls=2, affiliated=""))
    t.ready("B")
