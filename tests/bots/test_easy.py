"""The levels below expert err as people do: in long lists they overlook answers, and they take what looks fair, never
what looks bad. Expert does not err."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from podziemia.bots import Bot, erring, make_bot
from podziemia.bots.erring import ErringBot, easy_bot, hard_bot, medium_bot, slip
from podziemia.bots.greedy import GreedyBot
from podziemia.bots.mcts import MctsBot
from podziemia.kernel.ask import Ask, Option, family
from podziemia.kernel.mind import Mind
from podziemia.kernel.rng import seeded
from tests.kernel.toy import TOY


class Looks(Mind[Any]):
    """A mind whose first sight is given."""

    def __init__(self, priors: list[float]) -> None:
        self.seen = priors

    def priors(self, s: object, ask: Ask) -> list[float]:
        return self.seen


class World:
    """One question, as a dealt world shows it."""

    state = None

    def __init__(self, count: int) -> None:
        self.ask = Ask(0, "choose", family("take", [f"thing-{i}" for i in range(count)]))

    def ask_of(self, seat: int) -> Ask:
        return self.ask


def chosen(monkeypatch: pytest.MonkeyPatch, priors: list[float], times: int = 300) -> Counter[int]:
    """How often first sight has chosen each answer."""
    world = World(len(priors))
    monkeypatch.setattr(erring, "deal_world", lambda *_: world)
    match: Any = world
    rng = seeded("slips")
    return Counter(slip(Looks(priors), match, 0, rng).index for _ in range(times))


def test_of_few_answers_only_fair_ones_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    found = chosen(monkeypatch, [0.0, 1.0, 2.5, 0.9])
    assert set(found) == {1, 2}  # 1.5 worse is the last that is fair
    assert found[2] > found[1] > 0


def test_what_is_free_is_not_declined(monkeypatch: pytest.MonkeyPatch) -> None:
    assert set(chosen(monkeypatch, [5.0, 0.0])) == {0}


def test_in_a_long_list_the_best_answer_is_overlooked_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    found = chosen(monkeypatch, [0.0, 0.0, 9.0, 3.0, 6.0, 0.0])
    assert 0.55 < found[2] / found.total() < 0.78
    assert found[4] > found[3] > 0
    assert set(chosen(monkeypatch, [0.0, 0.0, 9.0, 3.0, 6.0])) == {2}  # five are taken in at a glance


@pytest.mark.parametrize(("make", "fewest", "most"), [(easy_bot, 200, 280), (medium_bot, 85, 155)])
def test_so_many_answers_are_at_first_sight(
    monkeypatch: pytest.MonkeyPatch, make: Callable[[Any, str], ErringBot], fewest: int, most: int
) -> None:
    world = World(2)
    monkeypatch.setattr(erring, "slip", lambda *_: world.ask.options[0])
    monkeypatch.setattr(GreedyBot, "choose", lambda *_: world.ask.options[1])
    match: Any = world
    bot = make(TOY, "erring")
    found = Counter(bot.choose(match, 0).index for _ in range(400))
    assert fewest < found[0] < most


def test_easy_looks_in_one_world_only() -> None:
    """The others look as often as the game's mind asks for."""
    assert [bot(TOY, "x").worlds for bot in (easy_bot, medium_bot, hard_bot)] == [1, 0, 0]


class Knowing(Mind[Any]):
    """A mind that may know the answer."""

    def __init__(self, known: Option | None) -> None:
        self.known = known

    def knows(self, match: Any, seat: int) -> Option | None:
        return self.known


def answers(monkeypatch: pytest.MonkeyPatch, mind: Mind[Any], make: Callable[[], Bot]) -> Counter[int]:
    """What comes of 1,000 questions of three options: 0 is a slip, 1 what a look ahead finds."""
    world = World(3)
    monkeypatch.setattr(erring, "slip", lambda *_: world.ask.options[0])
    monkeypatch.setattr(GreedyBot, "glance", lambda *_: world.ask.options[1])
    monkeypatch.setattr(MctsBot, "searched", lambda *_: world.ask.options[1])
    monkeypatch.setattr(TOY, "mind", mind)
    match: Any = world
    bot = make()
    return Counter(bot.choose(match, 0).index for _ in range(1000))


@pytest.mark.parametrize(("level", "fewest", "most"), [("easy", 550, 650), ("medium", 250, 350), ("hard", 70, 130)])
def test_levels_err_less_and_less(monkeypatch: pytest.MonkeyPatch, level: str, fewest: int, most: int) -> None:
    found = answers(monkeypatch, Knowing(None), partial(make_bot, level, TOY, "x"))
    assert fewest < found[0] < most
    assert found[0] + found[1] == 1000


def test_those_above_hard_never_err(monkeypatch: pytest.MonkeyPatch) -> None:
    for spec in ("greedy", "expert", "mcts"):
        assert answers(monkeypatch, Knowing(None), partial(make_bot, spec, TOY, "x")) == {1: 1000}


def test_from_hard_up_what_can_be_worked_out_is_always_right(monkeypatch: pytest.MonkeyPatch) -> None:
    """Combats worked out card by card, and last turns that are counted."""
    for level in ("hard", "expert"):
        known = Knowing(World(3).ask.options[2])
        assert answers(monkeypatch, known, partial(make_bot, level, TOY, "x")) == {2: 1000}
