"""What is public, what is hidden, and what is left to chance (ABY-16)."""

from collections.abc import Mapping
from typing import Any

import pytest

from podziemia.games.abyss import GAME
from podziemia.games.abyss.rules.state import AbyssState
from podziemia.kernel.match import new_match
from podziemia.kernel.rng import seeded
from podziemia.kernel.state import EVERYONE, SPECTATOR
from podziemia.kernel.zones import census
from tests.games.abyss.table import AbyssTable, has, table
from tests.support import kit, rule

EYES = [SPECTATOR, 0, 1, 2]


def busy_table(**changed: Any) -> AbyssTable:
    """Three players with something of everything, in the middle of an exploration."""
    scene: dict[str, Any] = {
        "A": has(hand="crab-1 crab-2", pearls=3, key_tokens=1, monster_tokens="2 3", affiliated="squid-1"),
        "B": has(hand="squid-4", lords="slaver", disabled="miller", locations={"jail": "keeper"}, monster_tokens="4"),
        "C": has(hand="seahorse-2 seahorse-3", pearls=2),
        "council": {"crab": "crab-4", "jellyfish": "jellyfish-1 jellyfish-2"},
        "court": {4: "sage", 5: "elder", 6: "trader"},
        "lord_deck": 7,
        "exploration_deck_top": "shellfish-3",
        "exploration_discard": "monster squid-2",
        "available": "chasm",
        "location_stack": 6,
        "threat": 4,
    }
    t = table(**{**scene, **changed})
    t.play("A explore")
    return t


def player(view: Mapping[str, Any], seat: int) -> dict[str, Any]:
    found: dict[str, Any] = view["players"][seat]
    return found


@rule("ABY-16.01")
@pytest.mark.parametrize("eyes", EYES)
def test_what_everybody_sees(eyes: int) -> None:
    seen: Mapping[str, Any] = busy_table().match.view(eyes)
    assert seen["court"] == [None, None, None, "sage", "elder", "trader"]
    assert (seen["available"], seen["track"], seen["threat"]) == (["chasm"], ["shellfish-3"], 4)
    assert (seen["deck"], seen["discard"], seen["lord_deck"], seen["location_stack"]) == (39, 2, 7, 6)
    assert seen["council"] == {"jellyfish": 2, "crab": 1, "seahorse": 0, "shellfish": 0, "squid": 0}
    assert (seen["tokens_left"], seen["keys_left"]) == (17, 9)
    a, b, c = (player(seen, seat) for seat in range(3))
    assert [each["hand_size"] for each in (a, b, c)] == [2, 1, 2]
    assert [each["token_count"] for each in (a, b, c)] == [2, 1, 0]
    assert [each["pearls"] for each in (a, b, c)] == [3, 0, 2]
    assert (a["key_tokens"], a["affiliated"]) == (1, ["squid-1"])
    assert b["lords"] == [{"id": "slaver", "disabled": False}, {"id": "miller", "disabled": True}]
    assert b["locations"] == [{"id": "jail", "points": 12, "lords": ["keeper"]}]
    assert b["points"]["lords"] == 21


@rule("ABY-16.01")
def test_the_state_of_a_sale_and_of_abilities_is_public() -> None:
    t = table(A=has(lords="slaver", hand="crab-1"), B=has(pearls=1), C=has(), exploration_deck_top="squid-1 squid-2")
    seen = t.sees("C")
    assert (seen["active"], seen["turn"], seen["price"], seen["bought"], seen["used"]) == (0, 1, 1, [], [])
    t.play("A use slaver", "A explore", "B buy squid-1")
    seen = t.sees("C")
    assert (seen["price"], seen["bought"], seen["used"]) == (2, [1], ["slaver"])
    assert (seen["extra_turns"], seen["last_turns"], seen["over"]) == (0, None, False)
    assert table(last_turns=1, extra_turns=2).sees()["last_turns"] == 1


@rule("ABY-16.01", "ABY-16.03")
def test_an_exploration_as_everybody_hears_it() -> None:
    t = table(
        A=has(lords="slaver ship_master", hand="crab-1"),
        B=has(pearls=1),
        exploration_deck_top="monster crab-2 squid-1 squid-2",
    )
    t.play("A use slaver", "A explore", "A go-on", "B pass", "A go-on", "B buy squid-1", "A take squid-2")
    story = [
        "turn_started A 1",
        "ally_discarded A crab-1",
        "pearls_gained A slaver 2",
        "exploring A",
        "card_revealed A monster 1",
        "monster_passed A 2",
        "card_revealed A crab-2 2",
        "ally_left A crab-2",
        "card_revealed A squid-1 3",
        "ally_bought B squid-1 1 A",
        "card_revealed A squid-2 3",
        "ally_taken A squid-2",
        "allies_to_council A crab-2",
        "pearls_gained A ship_master 1",
        "turn_started B 2",
    ]
    assert t.told() == t.told("A") == t.told("B") == story


@rule("ABY-16.02")
@pytest.mark.parametrize("eyes", EYES)
def test_hands_and_tokens_are_shown_to_their_owner_alone(eyes: int) -> None:
    seen: Mapping[str, Any] = busy_table().match.view(eyes)
    hands = [["crab-1", "crab-2"], ["squid-4"], ["seahorse-2", "seahorse-3"]]
    tokens = [[2, 3], [4], []]
    for seat in range(3):
        theirs = player(seen, seat)
        own = seat == eyes
        assert theirs["hand"] == (hands[seat] if own else None)
        assert theirs["tokens"] == (tokens[seat] if own else None)
        assert theirs["points"]["monsters"] == (sum(tokens[seat]) if own else None)
    assert "hidden" not in seen


@rule("ABY-16.02", "ABY-16.03")
@pytest.mark.parametrize(
    "changed",
    [
        {"council": {"crab": "crab-3", "jellyfish": "jellyfish-4 jellyfish-5"}},
        {"exploration_discard": "squid-3 squid-5"},
        {"exploration_deck_top": "shellfish-3 monster monster"},
        {"lord_deck_top": "landowner"},
        {"location_stack_top": "black_smokers depths"},
        {"B": has(hand="squid-5", lords="slaver", disabled="miller", locations={"jail": "keeper"}, monster_tokens="2")},
    ],
    ids=["council", "discard pile", "deck", "lord deck", "location stack", "another hand and token"],
)
def test_what_is_hidden_makes_no_difference_to_the_eye(changed: dict[str, Any]) -> None:
    """Two tables that differ only in something hidden from A and from spectators look the same to them."""
    for eyes in (SPECTATOR, 0):
        assert kit.knowledge(busy_table().match, eyes) == kit.knowledge(busy_table(**changed).match, eyes)


@rule("ABY-16.03")
def test_a_search_may_use_what_everybody_saw_but_not_what_is_face_down() -> None:
    """Redealt for A, hands and Council keep the cards that were seen to go there; decks and tokens are mixed."""
    t = busy_table()
    decks = set()
    for n in range(5):
        world = t.match.redealt(0, seeded(f"world {n}"))
        s = world.state
        assert [p.hand for p in s.players] == [p.hand for p in t.match.state.players]
        assert s.council == t.match.state.council
        assert s.players[0].tokens == t.match.state.players[0].tokens
        decks.add((tuple(s.deck), tuple(s.lord_deck), tuple(s.location_stack)))
    assert len(decks) == 5


@rule("ABY-16.02")
def test_the_only_secrets_told_are_tokens_to_those_who_hold_or_lost_them() -> None:
    secrets = set()
    for n in range(8):
        match = new_match(GAME, 3, f"events {n}", listen=True)
        rng = seeded(f"answers {n}")
        while not match.over:
            seat, option = kit.random_answer(match, rng)
            match.answer(option, seat)
            secrets |= {event.what for event in match.heard() if event.to != EVERYONE}
    assert secrets == {"token_seen"}


@rule("ABY-16.02")
def test_support_tells_only_the_size_of_the_stack() -> None:
    for faces in ("crab-1 crab-2", "crab-4 crab-5"):
        t = table(A=has(), council={"crab": faces})
        t.play("A support council-crab")
        for eyes in ("A", "B", ""):
            assert t.told(eyes) == ["turn_started A 1", "support_given A council-crab 2", "turn_started B 2"]


def test_what_has_been_turned_up_is_counted_so_that_it_cannot_be_taken_back_freely() -> None:
    cards = "squid-5 crab-4 seahorse-3"
    t = table(
        A=has(hand=cards, lords="miller opportunist", key_tokens=2, pearls=1),
        court={2: "sage", 3: "hermit", 4: "elder", 5: "schemer", 6: "trader"},
    )
    for move, learned in (
        ("use opportunist", False),
        ("replace trader", True),
        ("plot", True),
        ("recruit schemer", False),
        ("pay squid-5", False),
    ):
        before = t.match.state.shown
        t.play(f"A {move}")
        assert (t.match.state.shown > before) == learned, move
    t.play("A pay crab-4")
    before = t.match.state.shown
    t.play("A dismiss miller")
    assert t.match.state.shown > before  # the Schemer's lord
    before = t.match.state.shown
    t.play("A draw 2")
    assert t.match.state.shown > before


@rule("ABY-16.04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_thing_is_in_exactly_one_place_at_every_moment(seats: int) -> None:
    whole = {"exploration": 71, "lord": 35, "location": 20, "token": 20}
    for match in kit.positions(GAME, seats, f"conserved {seats}"):
        things = census(GAME.zones, match.state)
        assert {kind: len(found) for kind, found in things.items()} == whole
        assert things["lord"] == list(range(35))
        assert things["location"] == list(range(20))
        assert sum(things["token"]) == 53
        assert match.state.key_supply + sum(p.key_tokens for p in match.state.players) == 10
        assert min(p.pearls for p in match.state.players) >= 0


@rule("ABY-16.05")
def test_chance_has_a_say_only_where_the_rules_give_it_one() -> None:
    """Whenever numbers are drawn after set-up, a reshuffle, a token or the Black Smokers explain it."""
    chances = {"deck_reshuffled", "token_seen", "smokers_replaced"}
    seen = set()
    for n in range(12):
        match = new_match(GAME, 2 + n % 3, f"chance {n}", listen=True)
        rng = seeded(f"answers {n}")
        while not match.over:
            before = match.state.rng.draws
            seat, option = kit.random_answer(match, rng)
            match.answer(option, seat)
            causes = {event.what for event in match.heard()} & chances
            assert (match.state.rng.draws > before) == bool(causes)
            seen |= causes
    assert seen == chances


def lists_of(s: AbyssState) -> set[int]:
    """Everything on the table that can change by itself, by identity."""
    found: set[int] = set()
    for part in (s, *s.players):
        for name in part.fields():
            value = getattr(part, name)
            if isinstance(value, list):
                found.update([id(value), *[id(inner) for inner in value if isinstance(inner, list)]])
    return found


def test_a_copy_of_a_busy_table_shares_nothing_with_it() -> None:
    """Two locations with lords under them, two Council stacks: what is copied one by one."""
    under = {"jail": "keeper", "depths": "reaper shepherd"}
    s = busy_table(B=has(hand="squid-4", lords="slaver", disabled="miller", locations=under)).match.state
    twin = s.copy()
    assert twin.dump() == s.dump()
    assert not lists_of(twin) & lists_of(s)


def brings_to_light(t: AbyssTable, *moves: str) -> bool:
    """Whether the last of the moves draws from chance or turns something up, so that it cannot be taken back."""
    t.play(*moves[:-1])
    s = t.match.state
    before = (s.rng.draws, s.shown)
    t.play(moves[-1])
    s = t.match.state
    return (s.rng.draws, s.shown) != before


@rule("ABY-16.02")
def test_what_brings_something_hidden_to_light() -> None:
    smokers: dict[str, Any] = {"available": "black_smokers", "council": {"crab": 1}}
    assert brings_to_light(table(), "A explore")
    assert brings_to_light(table(), "A explore", "A go-on")
    assert brings_to_light(table(A=has(pearls=1), court={6: "sage"}), "A plot")
    assert brings_to_light(table(council={"crab": 1}), "A support council-crab")
    assert brings_to_light(table(A=has(lords="opportunist"), court="trader"), "A use opportunist", "A replace trader")
    assert brings_to_light(table(A=has(key_tokens=3), council={"crab": 1}), "A support council-crab", "A draw 2")
    searching = ("A support council-crab", "A control black_smokers")
    assert brings_to_light(table(A=has(key_tokens=3), **smokers), *searching, "A search")
    assert brings_to_light(table(A=has(key_tokens=3), **smokers), *searching, "A search", "A control jail")
    assert not brings_to_light(table(A=has(key_tokens=3), **smokers), *searching, "A decline")
    assert not brings_to_light(table(A=has(lords="oracle"), council={"crab": 1, "squid": 1}), "A use oracle")
    assert not brings_to_light(
        table(A=has(hand="crab-1 crab-2"), exploration_deck_top="squid-1"), "A explore", "A take squid-1"
    )


@rule("ABY-16.02", "ABY-9.03")
def test_lords_from_the_deck_come_to_light() -> None:
    hand = "squid-5 crab-4 seahorse-3"
    t = table(A=has(hand=hand, lords="miller"), court="schemer", lord_deck_top="keeper")
    t.recruit(f"A schemer with {hand}")
    assert brings_to_light(t, "A dismiss miller")
    t = table(A=has(hand="seahorse-5 seahorse-3"), court={6: "shepherd", 5: "sage", 4: "elder"})
    assert brings_to_light(t, "A recruit shepherd", "A pay seahorse-3")


@rule("ABY-13.05")
def test_the_end_brings_all_tokens_to_light() -> None:
    t = table(A=has(monster_tokens="2"), active="B", last_turns=0, exploration_deck_top="crab-1")
    assert brings_to_light(t, "B explore", "B take crab-1")
