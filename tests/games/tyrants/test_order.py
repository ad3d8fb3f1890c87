"""Card texts are carried out in printed order (TYR-5.02): what comes later has not happened while the first asks."""

import pytest

from tests.games.tyrants.table import FRONT, TyrantsTable, has, table
from tests.support import rule

CROWD = {"eryndlyn": "ABw", "eryndlyn__kanaglym.0": "B", "kanaglym": "A"}
"""A near two troops of B, two white ones and empty spaces: every question about a place has two answers."""
GUILE_CARDS = "spy_master infiltrator"
AMBITION_CARDS = "advocate chosen_of_lolth"


def crowd(hand: str, market: str = "") -> TyrantsTable:
    return table(A=has(hand=hand, deck="soldier noble"), C=has(), map=CROWD, outcasts=9, market=market)


def finish(t: TyrantsTable) -> None:
    """Whatever else is asked is answered somehow."""
    while t.ask.kind != "turn.action":
        t.play(f"A {min(t.options())}")


@rule("TYR-5.02", "TYR-8.01")
@pytest.mark.parametrize(
    ("name", "question"),
    [
        ("chosen_of_lolth", "return"),
        ("council_member", "move"),
        ("cleric_of_laogzed", "move"),
        ("high_priest_of_myrkul", "return"),
        ("air_elemental_myrmidon", "spy"),
        ("water_elemental_myrmidon", "assassinate"),
        ("neogi", "deploy"),
        ("myconid_sovereign", "target.outcast"),
    ],
)
def test_an_effect_printed_last_waits_only_after_the_rest(name: str, question: str) -> None:
    t = crowd(name)
    t.play(f"A play {name}")
    assert (t.ask.kind, t.sees("B")["pending"]) == (question, [])
    finish(t)
    assert [waiting["card"] for waiting in t.sees("B")["pending"]] == [name]


@rule("TYR-5.02", "TYR-8.01")
@pytest.mark.parametrize(
    ("name", "more", "question"),
    [("marlos_urnrayle", "", "recruit.free"), ("black_earth_cultist", "advocate", "focus.reveal")],
)
def test_an_effect_printed_first_waits_before_the_rest(name: str, more: str, question: str) -> None:
    t = crowd(f"{name} {more}", AMBITION_CARDS)
    t.play(f"A play {name}")
    assert t.ask.kind == question
    assert [waiting["card"] for waiting in t.sees("B")["pending"]] == [name]


@rule("TYR-5.02")
@pytest.mark.parametrize(
    ("name", "market", "first", "then"),
    [
        ("aerisi_kalinoth", GUILE_CARDS, "spy", "recruit.free"),
        ("vanifer", "blackguard inquisitor", "assassinate", "recruit.free"),
        ("gar_shatterkeel", "advance_scout mercenary_squad", "deploy", "recruit.free"),
    ],
)
def test_leaders_act_before_they_recruit(name: str, market: str, first: str, then: str) -> None:
    t = crowd(name, market)
    t.play(f"A play {name}")
    asked = []
    while t.ask.kind != "turn.action":
        asked.append(t.ask.kind)
        t.play(f"A {min(t.options())}")
    assert list(dict.fromkeys(asked)) == [first, then]


@rule("TYR-5.02", "TYR-5.09")
@pytest.mark.parametrize(
    ("name", "company", "first"),
    [("earth_elemental", "advocate", "return"), ("water_elemental", "advance_scout", "deploy")],
)
def test_focus_comes_last(name: str, company: str, first: str) -> None:
    t = crowd(f"{name} {company}")
    t.play(f"A play {name}")
    assert t.ask.kind == first
    while t.ask.kind == first:
        t.play(f"A {min(t.options())}")
    t.expect("A focus.reveal", f"reveal {company}", "decline")


@rule("TYR-5.02")
def test_the_hezrou_moves_before_it_promotes() -> None:
    t = crowd("hezrou")
    t.play("A play hezrou")
    assert t.ask.kind == "move"
    t.finds(A=has(circle=""))
    finish(t)
    t.finds(A=has(circle="soldier"))


def told(t: TyrantsTable, *kinds: str) -> list[str]:
    """The events of these kinds, in order, by kind."""
    return [event.what for event in t.log if event.what in kinds]


@rule("TYR-5.02")
def test_demons_supplant_before_they_send_outcasts() -> None:
    t = crowd("demogorgon noble")
    t.play("A play demogorgon", "A devour noble")
    t.finds(outcasts=9)
    finish(t)
    assert told(t, "white_killed", "outcasts_recruited") == ["white_killed"] * 2 + ["outcasts_recruited"] * 2
    t = crowd("derro")
    t.play("A play derro")
    t.finds(outcasts=9)
    finish(t)
    assert told(t, "white_killed", "outcasts_recruited") == ["white_killed", "outcasts_recruited"]
    t.finds(outcasts=8, A=has(discard="insane_outcast"))


@rule("TYR-7.12", "TYR-10.07")
def test_a_market_card_is_devoured_before_its_slot_is_refilled() -> None:
    """Played by Ulitharid: once devoured after its text, once by its own text."""
    t = table(A=has(hand="ulitharid"), map=FRONT, market="spy_master cultist_of_myrkul")
    own = t.fork()
    t.play("A play ulitharid", "A play spy_master")
    finish(t)
    assert told(t, "card_devoured", "market_refilled") == ["card_devoured", "market_refilled"]
    own.play("A play ulitharid", "A play cultist_of_myrkul", "A choose devouring", "A devour cultist_of_myrkul")
    assert told(own, "card_devoured", "market_refilled") == ["card_devoured", "market_refilled"]
    own.finds(devoured="cultist_of_myrkul")


@rule("TYR-5.02", "TYR-7.05", "TYR-7.10")
@pytest.mark.parametrize(
    ("name", "moves", "question", "n"),
    [
        ("deathblade", "", "assassinate", 2),
        ("underdark_ranger", "", "assassinate", 2),
        ("mercenary_squad", "", "deploy", 3),
        ("master_of_melee_magthere", "choose deploying", "deploy", 4),
        ("council_member", "", "move", 2),
        ("white_wyrmling", "", "deploy", 2),
        ("white_dragon", "", "deploy", 3),
        ("water_elemental", "", "deploy", 2),
        ("gar_shatterkeel", "", "deploy", 3),
        ("air_elemental", "choose recalling, recall everfire", "deploy", 3),
        ("glabrezu", "devour noble", "assassinate", 2),
        ("orcus", "devour noble", "assassinate", 2),
        ("gibbering_mouther", "", "deploy", 2),
        ("ettin", "choose deploying", "deploy", 3),
        ("ettin", "choose killing-white", "assassinate", 2),
        ("demogorgon", "devour noble", "supplant", 2),
        ("cranium_rats", "", "deploy", 2),
        ("death_tyrant", "", "strike", 3),
        ("intellect_devourer", "choose returning", "return", 2),
        ("neogi", "", "deploy", 4),
        ("umber_hulk", "", "deploy", 3),
        ("minotaur_skeleton", "choose deploying", "deploy", 3),
        ("minotaur_skeleton", "choose devouring, devour minotaur_skeleton", "strike", 3),
        ("revenant", "", "assassinate", 2),
        ("skeletal_horde", "", "deploy", 2),
        ("crushing_wave_cultist", "assassinate eryndlyn.2, reveal advance_scout", "deploy", 2),
        ("olhydra", "supplant eryndlyn.2, reveal advance_scout", "deploy", 2),
    ],
)
def test_cards_do_as_much_as_they_say(name: str, moves: str, question: str, n: int) -> None:
    t = table(A=has(hand=f"{name} noble advance_scout"), C=has(), map={**CROWD, "everfire": "+A"}, outcasts=9)
    t.play(f"A play {name}", *[f"A {move}" for move in moves.split(", ") if move])
    assert (t.ask.kind, t.ask.n) == (question, n)
