"""Moments in which the overlord may play a card or pass, as an onlooker sees them (DSC-1.08, 16.01)."""

from typing import Any

import pytest

from podziemia.games.descent import GAME
from podziemia.kernel.match import new_match
from podziemia.kernel.state import SPECTATOR
from tests.games.descent.table import ROOM, Arrangement, DescentTable
from tests.support import card, rule

HANDS = (
    ("tripwire", "wicked_laughter", "dark_charm"),
    ("dark_might", "rise_again", "expert_blow"),
    ("dash", "word_of_pain", "word_of_misery"),
)


def skirmish(hand: tuple[str, ...], always: bool) -> DescentTable:
    a = Arrangement(ROOM)
    for name, space in (("grisban", "a1"), ("jain", "a3"), ("avric", "h6")):
        a.put(name, space)
    a.put("zombie-1", "c1")
    a.put("barghest-master", "c3", "d3")
    for everybody in HANDS:  # all of these cards are in the game, wherever they lie
        a.hold(*everybody)
    a.s.deck += a.s.hand
    a.s.deck.sort()
    a.s.hand = []
    a.hold(*hand)
    a.s.always_ask = always
    return a.round()


def seen(t: DescentTable, answers: int) -> list[Any]:
    """Who was asked what, and what lay on the table for everybody to see, as long as the overlord plays nothing."""
    looks: list[Any] = []
    while t.match.ask is not None and len(looks) < answers:
        ask = t.ask
        looks.append((ask.seat, ask.kind, ask.because, ask.n, GAME.view(t.s, SPECTATOR)))
        open_to_all = [option for option in ask.options if option.verb != "play"]
        t.match.answer(open_to_all[len(looks) % len(open_to_all)])
    return looks


@rule("DSC-1.08", "DSC-16.01", "DSC-16.02")
@pytest.mark.parametrize("hand", HANDS[1:])
def test_at_a_table_that_always_asks_the_pauses_tell_nothing_of_his_hand(hand: tuple[str, ...]) -> None:
    looks = seen(skirmish(HANDS[0], always=True), 150)
    assert seen(skirmish(hand, always=True), 150) == looks
    assert {kind for _, kind, *_ in looks} >= {"overlord.trap", "overlord.roll", "overlord.start", "overlord.end"}
    assert seen(skirmish(hand, always=False), 150) != seen(skirmish(HANDS[0], always=False), 150)


@rule("DSC-16.02")
@card("tripwire", "pit_trap")
def test_he_is_asked_for_what_he_might_hold_and_for_nothing_that_lies_open() -> None:
    def step(hand: str, *gone: str) -> DescentTable:
        a = Arrangement(ROOM)
        for name, space in (("grisban", "a1"), ("jain", "h5"), ("avric", "h6")):
            a.put(name, space)
        a.hold(*gone)
        a.s.discard, a.s.hand = a.s.hand, []
        if hand:
            a.hold(hand)
        a.s.always_ask = True
        t = a.turn("grisban")
        t.do("move", "step b1")
        return t

    step("dash").expect("A overlord.trap", "pass")
    step("dash", "pit_trap").expect("A overlord.trap", "pass")  # the Tripwire is still somewhere
    traps = ("pit_trap", "tripwire", "tripwire-2")
    assert step("dash", *traps).ask.kind == "turn.action"
    assert step("").ask.kind == "turn.action"  # an empty hand holds nothing
    step("tripwire").expect("A overlord.trap", "pass", "play tripwire")


@rule("DSC-16.02")
def test_the_table_says_when_he_is_asked() -> None:
    for choice, always in (("held", False), ("always", True)):
        assert new_match(GAME, 4, "x", {"cards": choice}).state.always_ask is always
    assert not new_match(GAME, 4, "x").state.always_ask


@rule("DSC-13.02")
@card("wicked_laughter")
def test_a_passed_test_is_a_moment_without_the_name_of_a_card() -> None:
    for hand in ("wicked_laughter", "dash"):
        a = Arrangement(ROOM)
        for name, space in (("grisban", "a1"), ("jain", "h5"), ("avric", "h6")):
            a.put(name, space)
        a.hold("wicked_laughter")
        a.s.deck += a.s.hand
        a.s.hand = []
        a.hold(hand)
        a.s.always_ask = True
        a.afflict("grisban", "poisoned")
        t = a.round()
        t.roll("gray-1", "black-1")
        t.do("go grisban_the_thirsty")
        t.expect("A overlord.test", "pass", *(["play wicked_laughter"] if hand == "wicked_laughter" else []))
