"""The race of greedy: who is clearly behind costs no more, who is close is looked at for longer."""

from itertools import count
from typing import Any

import pytest

from podziemia.bots import greedy
from podziemia.bots.budget import Budget
from podziemia.bots.greedy import FIRST_HEAT, LONGER, WORLDS, GreedyBot
from podziemia.bots.search import think
from podziemia.bots.worlds import promising
from podziemia.kernel.ask import Option, family
from podziemia.kernel.match import new_match
from podziemia.kernel.mind import RULED_OUT
from podziemia.kernel.rng import seeded
from tests.kernel.toy import DRAW, STAY, TOY, ToyMind

OPTIONS = family("take", ["grain", "wine", "salt"])
LUCK = (0.3, -0.2, -0.3, 0.2)


def tries(
    monkeypatch: pytest.MonkeyPatch, values: dict[Option, float], luck: dict[Option, float], worlds: int = WORLDS
) -> tuple[Option, dict[Option, int]]:
    """What a race of these options chooses, and how often it has tried each. Their luck changes with the worlds."""
    done = dict.fromkeys(values, 0)

    def try_out(world: object, mind: object, seat: int, option: Option, chance: object) -> float:
        done[option] += 1
        return values[option] + luck.get(option, 0.0) * LUCK[done[option] % len(LUCK)]

    monkeypatch.setattr(greedy, "deal_world", lambda *_: None)
    monkeypatch.setattr(greedy, "try_out", try_out)
    bot = GreedyBot(TOY, "race", worlds)
    return bot.race(new_match(TOY, 2, "race"), 0, list(values)), done


def test_who_is_clearly_behind_drops_out_and_the_close_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    grain, wine, salt = OPTIONS
    best, done = tries(monkeypatch, {grain: 0.50, wine: 0.51, salt: 0.10}, {grain: 1.0})

    assert best is wine
    assert done[salt] == FIRST_HEAT
    assert done[grain] == done[wine] > LONGER * WORLDS
    assert sum(done.values()) <= LONGER * WORLDS * len(OPTIONS)


def test_a_race_is_over_when_one_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    grain, wine, salt = OPTIONS
    best, done = tries(monkeypatch, {grain: 0.2, wine: 0.3, salt: 0.1}, {})

    assert best is wine
    assert set(done.values()) == {FIRST_HEAT}


def test_options_that_are_all_the_same_are_not_looked_at_for_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    grain, wine, _ = OPTIONS
    best, done = tries(monkeypatch, {grain: 0.5, wine: 0.5}, {})

    assert best is grain
    assert set(done.values()) == {FIRST_HEAT}


def test_one_world_is_one_world(monkeypatch: pytest.MonkeyPatch) -> None:
    """Easy bots and learners have no more."""
    grain, wine, _ = OPTIONS
    best, done = tries(monkeypatch, {grain: 0.5, wine: 0.6}, {}, 1)

    assert best is wine
    assert set(done.values()) == {1}


def test_all_are_tried_in_the_same_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = count()
    seen: dict[Any, list[str]] = {}

    def deal_world(match: object, seat: int, rng: Any) -> str:
        return rng.seed()  # type: ignore[no-any-return]

    def try_out(world: str, mind: object, seat: int, option: Option, chance: object) -> float:
        seen.setdefault(option, []).append(world)
        return next(numbers) % 7 / 7

    monkeypatch.setattr(greedy, "deal_world", deal_world)
    monkeypatch.setattr(greedy, "try_out", try_out)
    GreedyBot(TOY, "race").race(new_match(TOY, 2, "race"), 0, list(OPTIONS))

    first, *others = sorted(seen.values(), key=len, reverse=True)
    assert len(set(first)) == len(first)
    assert all(worlds == first[: len(worlds)] for worlds in others)


@pytest.mark.parametrize(
    ("priors", "left"),
    [
        ([RULED_OUT, 0.0], [DRAW]),
        ([RULED_OUT / 2, 0.0], [DRAW, STAY]),
        ([RULED_OUT, 2 * RULED_OUT], [STAY]),
    ],
    ids=["ruled out", "hardly liked", "all ruled out"],
)
def test_what_a_mind_rules_out_is_not_tried(
    priors: list[float], left: list[Option], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither at a glance nor by search; of answers that are all ruled out the best one is left."""
    monkeypatch.setattr(ToyMind, "priors", lambda _, s, ask: priors if ask.kind == "draw" else [0.0] * len(ask.options))
    match = new_match(TOY, 2, "race")
    verdict = think(match, 0, Budget(iterations=40), seeded("x"))

    assert promising(match, TOY.mind, 0, 2) == left
    assert {one.option for one in verdict.alternatives} == set(left)
