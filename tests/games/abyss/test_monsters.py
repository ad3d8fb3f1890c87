"""Monsters, the threat track and its rewards (ABY-5)."""

import pytest

from podziemia.kernel.rng import seeded
from tests.games.abyss.table import has, table
from tests.support import rule

REWARDS = {
    1: {"claim 1-pearl", "claim 1-token"},
    2: {"claim 2-pearl", "claim 1-pearl+1-token", "claim 2-token"},
    4: {"claim 1-key+1-pearl", "claim 1-key+1-token"},
    5: {"claim 1-key+2-pearl", "claim 1-key+1-pearl+1-token", "claim 1-key+2-token"},
}


@rule("ABY-5.01")
def test_a_monster_is_not_for_sale() -> None:
    t = table(B=has(pearls=9), exploration_deck_top="monster")
    t.play("A explore")
    t.expect("A explore.fight-or-go-on", "fight monster", "go-on")
    t.refuses("B pass")
    t.play("A fight monster")
    assert t.ask.kind == "explore.reward"


@rule("ABY-5.02")
def test_passing_a_monster_by_raises_the_threat() -> None:
    t = table(exploration_deck_top="monster crab-1")
    t.play("A explore", "A go-on")
    t.finds(threat=2, track="monster crab-1")
    t.expect("A explore.take-or-go-on", "take crab-1", "go-on")


@rule("ABY-5.03")
@pytest.mark.parametrize(("before", "after"), [(5, 6), (6, 6)])
def test_the_marker_stops_on_the_last_space(before: int, after: int) -> None:
    t = table(exploration_deck_top="monster crab-1", threat=before)
    t.play("A explore", "A go-on")
    t.finds(threat=after)


@rule("ABY-5.04", "ABY-5.15")
def test_a_fight_is_won_and_sends_the_marker_home() -> None:
    t = table(exploration_deck_top="monster crab-1", threat=4)
    t.play("A explore", "A fight monster", "A claim 1-key+1-pearl")
    t.finds(A=has(key_tokens=1, pearls=1), exploration_discard="monster", track="", threat=1, exploration_deck=39)
    t.ready("B")


@rule("ABY-5.05")
def test_one_fight_one_reward_for_the_monster_just_revealed() -> None:
    t = table(exploration_deck_top="monster monster crab-1 monster")
    t.play("A explore", "A go-on", "A go-on")
    t.refuses("A fight monster")  # the card just revealed is an ally
    t = table(exploration_deck_top="monster monster monster")
    t.play("A explore", "A go-on", "A go-on", "A fight monster")
    t.finds(A=has(key_tokens=1, pearls=0, monster_tokens=0), exploration_discard="monster monster monster")
    t.ready("B")


@pytest.mark.parametrize(
    "space",
    [
        pytest.param(1, marks=rule("ABY-5.06")),
        pytest.param(2, marks=rule("ABY-5.07")),
        pytest.param(4, marks=rule("ABY-5.09")),
        pytest.param(5, marks=rule("ABY-5.10")),
    ],
)
@rule("ABY-5.12")
def test_the_fighter_chooses_among_the_rewards_of_the_space(space: int) -> None:
    t = table(exploration_deck_top="monster", threat=space)
    t.play("A explore", "A fight monster")
    t.expect("A explore.reward", *REWARDS[space])
    t.finds(A=has(pearls=0, key_tokens=0, monster_tokens=0), token_supply=20)
    for reward in sorted(REWARDS[space]):
        wanted = dict.fromkeys(("pearl", "token", "key"), 0)
        for part in reward.removeprefix("claim ").split("+"):
            wanted[part[2:]] = int(part[0])
        one = t.fork()
        one.play(f"A {reward}")
        one.finds(
            A=has(pearls=wanted["pearl"], key_tokens=wanted["key"], monster_tokens=wanted["token"]),
            token_supply=20 - wanted["token"],
            key_supply=10 - wanted["key"],
            threat=1,
        )
        one.ready("B")


@pytest.mark.parametrize(
    ("space", "keys"), [pytest.param(3, 1, marks=rule("ABY-5.08")), pytest.param(6, 2, marks=rule("ABY-5.11"))]
)
def test_spaces_with_nothing_but_keys(space: int, keys: int) -> None:
    t = table(exploration_deck_top="monster", threat=space)
    t.play("A explore", "A fight monster")
    t.finds(A=has(key_tokens=keys, pearls=0, monster_tokens=0), key_supply=10 - keys, token_supply=20, threat=1)
    t.ready("B")


@rule("ABY-5.13", "ABY-16.05")
def test_a_monster_token_is_drawn_at_random_and_only_its_owner_sees_it() -> None:
    drawn = set()
    for n in range(60):
        t = table(exploration_deck_top="monster")
        t.match.state.rng = seeded(f"token {n}")
        t.play("A explore", "A fight monster", "A claim 1-token")
        (value,) = t.match.state.players[0].tokens
        drawn.add(value)
        assert f"token_seen A {value}" in t.told("A")
        assert t.secrets() == [f"token_seen A {value}"]
        assert not any("token_seen" in line for line in [*t.told("B"), *t.told()])
    assert drawn == {2, 3, 4}


@rule("ABY-5.14")
@pytest.mark.parametrize(
    ("space", "left", "rewards"),
    [
        (1, 0, {"claim 1-pearl"}),
        (1, 1, REWARDS[1]),
        (2, 1, {"claim 2-pearl", "claim 1-pearl+1-token"}),
        (2, 2, REWARDS[2]),
        (4, 0, {"claim 1-key+1-pearl"}),
        (4, 1, REWARDS[4]),
        (5, 0, {"claim 1-key+2-pearl"}),
        (5, 1, {"claim 1-key+2-pearl", "claim 1-key+1-pearl+1-token"}),
        (5, 2, REWARDS[5]),
    ],
)
def test_tokens_that_are_not_there_cannot_be_chosen(space: int, left: int, rewards: set[str]) -> None:
    """The Slaver keeps even a sole reward on the table as a question."""
    t = table(A=has(lords="slaver", hand="crab-1"), exploration_deck_top="monster", threat=space, token_supply=left)
    t.play("A explore", "A fight monster")
    t.expect("A explore.reward", "use slaver", *rewards)


@rule("ABY-5.15")
def test_a_fight_ends_exploration_and_action() -> None:
    t = table(exploration_deck_top="crab-1 monster squid-5", council={"crab": 1})
    t.play("A explore", "A go-on", "A fight monster", "A claim 1-pearl")
    t.finds(threat=1, track="", council={"crab": 2}, exploration_deck=38)
    t.ready("B")


@rule("ABY-5.16")
def test_a_monster_on_the_last_space_must_be_fought_and_brings_a_pearl_more() -> None:
    t = table(exploration_deck_top="crab-1 crab-1 crab-1 crab-1 monster", threat=2)
    t.play("A explore", "A go-on", "A go-on", "A go-on")
    t.finds(A=has(pearls=0))
    t.play("A go-on")
    t.finds(A=has(pearls=1))
    t.expect("A explore.reward", *REWARDS[2])
    t.play("A claim 2-pearl")
    t.finds(A=has(pearls=3), threat=1, council={"crab": 4})
    t.ready("B")


@rule("ABY-5.16")
def test_on_the_fourth_space_there_is_still_a_choice_and_no_pearl() -> None:
    t = table(exploration_deck_top="crab-1 crab-1 crab-1 monster", threat=3)
    t.play("A explore", "A go-on", "A go-on", "A go-on")
    t.expect("A explore.fight-or-go-on", "fight monster", "go-on")
    t.play("A fight monster")
    t.finds(A=has(pearls=0, key_tokens=1))


@rule("ABY-5.17")
def test_taking_an_ally_leaves_the_marker_for_the_next_player() -> None:
    t = table(exploration_deck_top="monster crab-1 monster")
    t.play("A explore", "A go-on", "A take crab-1")
    t.finds(threat=2)
    t.play("B explore", "B fight monster")
    t.expect("B explore.reward", *REWARDS[2])


@rule("ABY-1.07")
@pytest.mark.parametrize(("left", "gained"), [(1, 1), (0, 0)])
def test_no_more_keys_than_the_supply_holds(left: int, gained: int) -> None:
    """Only once no location is left can keys pile up like this."""
    t = table(A=has(), exploration_deck_top="monster", threat=6, key_supply=left, available="", location_stack=0)
    t.play("A explore", "A fight monster")
    t.finds(A=has(key_tokens=gained), key_supply=0)
