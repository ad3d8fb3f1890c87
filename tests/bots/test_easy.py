"""Easy and medium err as people do: in long lists they overlook answers, and they take what looks fair, never what
looks bad."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from podziemia.bots import greedy
from podziemia.bots.greedy import ErringBot, easy_bot, medium_bot
from podziemia.kernel.ask import Ask, family
from podziemia.kernel.mind import Mind
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
    monkeypatch.setattr(greedy, "deal_world", lambda *_: world)
    bot = easy_bot(TOY, "easy")
    bot.mind = Looks(priors)
    match: Any = world
    return Counter(bot.first_sight(match, 0).index for _ in range(times))


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


@pytest.mark.parametrize(("make", "fewest", "most"), [(easy_bot, 150, 250), (medium_bot, 50, 110)])
def test_so_many_answers_are_at_first_sight(
    monkeypatch: pytest.MonkeyPatch, make: Callable[[Any, str], ErringBot], fewest: int, most: int
) -> None:
    world = World(2)
    monkeypatch.setattr(ErringBot, "first_sight", lambda *_: world.ask.options[0])
    monkeypatch.setattr(greedy.GreedyBot, "choose", lambda *_: world.ask.options[1])
    match: Any = world
    bot = make(TOY, "erring")
    found = Counter(bot.choose(match, 0).index for _ in range(400))
    assert fewest < found[0] < most


def test_easy_never_looks_twice() -> None:
    """The others look as often as the game's mind asks for."""
    assert [bot(TOY, "x").worlds for bot in (easy_bot, medium_bot, greedy.GreedyBot)] == [1, 0, 0]
