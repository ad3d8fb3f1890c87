"""The race of greedy: who is clearly behind costs no more, who is close is looked at for longer; of many options the
better half goes on."""

from collections import Counter
from itertools import count
from typing import Any

import pytest

from podziemia.bots.budget import Budget
from podziemia.bots.greedy import FIRST_HEAT, FIRST_LOOKS, GUESSED, LAST_TURN, LONGER, SHORT, GreedyBot, Likely
from podziemia.bots.lots import Lots
from podziemia.bots.search import think
from podziemia.bots.worlds import guessed, play_out, promising
from podziemia.kernel.ask import Ask, Option, family
from podziemia.kernel.match import new_match
from podziemia.kernel.mind import RULED_OUT
from podziemia.kernel.rng import seeded
from tests.kernel.toy import DRAW, STAY, TOY, ToyMind, ToyState

OPTIONS = family("take", ["grain", "wine", "salt"])
WORLDS = 6
LUCK = (0.3, -0.2, -0.3, 0.2)


def tries(
    monkeypatch: pytest.MonkeyPatch, values: dict[Option, float], luck: dict[Option, float], worlds: int = WORLDS
) -> tuple[Option, dict[Option, int]]:
    """What a race of these options chooses, and how often it has tried each. Their luck changes with the worlds."""
    done = dict.fromkeys(values, 0)

    def chance_after(bot: object, match: object, seat: int, option: Option, others: object, deal: str) -> float:
        done[option] += 1
        return values[option] + luck.get(option, 0.0) * LUCK[done[option] % len(LUCK)]

    monkeypatch.setattr(GreedyBot, "chance_after", chance_after)
    return GreedyBot(TOY, "race").race(new_match(TOY, 2, "race"), 0, list(values), worlds), done


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


def test_a_small_chance_in_the_last_turn_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """All tries are won or lost; one answer wins in one of ten, the other never."""
    grain, wine, _ = OPTIONS
    done = dict.fromkeys((grain, wine), 0)

    def chance_after(bot: object, match: object, seat: int, option: Option, others: object, deal: str) -> float:
        done[option] += 1
        return 1.0 if option is wine and done[option] % 10 == 0 else 0.0

    monkeypatch.setattr(GreedyBot, "chance_after", chance_after)
    bot = GreedyBot(TOY, "race")
    assert bot.race(new_match(TOY, 2, "race"), 0, [grain, wine], WORLDS) is wine
    assert max(done.values()) <= LAST_TURN + FIRST_HEAT


def test_what_is_lost_in_any_case_is_not_tried_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    grain, wine, _ = OPTIONS
    best, done = tries(monkeypatch, {grain: 0.0, wine: 0.0}, {})
    assert best is grain
    assert set(done.values()) == {LAST_TURN}


def test_one_world_is_one_world(monkeypatch: pytest.MonkeyPatch) -> None:
    """Easy bots and learners have no more."""
    grain, wine, _ = OPTIONS
    best, done = tries(monkeypatch, {grain: 0.5, wine: 0.6}, {}, 1)

    assert best is wine
    assert set(done.values()) == {1}


def test_all_are_tried_in_the_same_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = count()
    seen: dict[Any, list[str]] = {}

    def chance_after(bot: object, match: object, seat: int, option: Option, others: object, deal: str) -> float:
        seen.setdefault(option, []).append(deal)
        return next(numbers) % 7 / 7

    monkeypatch.setattr(GreedyBot, "chance_after", chance_after)
    GreedyBot(TOY, "race").race(new_match(TOY, 2, "race"), 0, list(OPTIONS), WORLDS)

    first, *others = sorted(seen.values(), key=len, reverse=True)
    assert len(set(first)) == len(first)
    assert all(worlds == first[: len(worlds)] for worlds in others)


def test_of_many_options_the_better_half_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """The best of them need not be what looks best."""
    options = family("take", [str(number) for number in range(2 * SHORT + 4)])
    best, done = tries(monkeypatch, {option: number / 100 for number, option in enumerate(options)}, {})

    assert best is options[-1]
    assert [done[option] for option in options[: SHORT + 2]] == [FIRST_LOOKS] * (SHORT + 2)
    assert [done[option] for option in options[SHORT + 2 : -6]] == [2 * FIRST_LOOKS] * 6
    assert [done[option] for option in options[-6:]] == [2 * FIRST_LOOKS + FIRST_HEAT] * 6
    assert set(tries(monkeypatch, dict.fromkeys(options[:SHORT], 0.5), {})[1].values()) == {FIRST_HEAT}


@pytest.mark.parametrize(("asked", "given"), [(0, 2), (1, 1)])
def test_a_mind_says_how_many_options_and_worlds(monkeypatch: pytest.MonkeyPatch, asked: int, given: int) -> None:
    """Whoever has worlds of its own is not told."""
    monkeypatch.setattr(ToyMind, "breadth", lambda _, ask: 2)
    monkeypatch.setattr(ToyMind, "worlds", lambda _, ask: 2)
    seen: list[int] = []

    def race(bot: object, match: object, seat: int, tried: list[Option], worlds: int) -> Option:
        seen.append(worlds)
        return tried[0]

    monkeypatch.setattr(GreedyBot, "race", race)
    GreedyBot(TOY, "race", asked).choose(new_match(TOY, 2, "race"), 0)
    assert seen == [given]


def test_nobody_can_be_sure_of_what_others_answer_at_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Greedy draws it, another answer in another deal; a playout to which nothing is said takes what looks best."""
    monkeypatch.setattr(ToyMind, "priors", lambda _, s, ask: [-0.2 * option.index for option in ask.options])
    match = new_match(TOY, 2, "race")
    for seat in (0, 1):
        match.answer(STAY, seat)
    mine, theirs = match.ask_of(0).options[-1], match.ask_of(1).options
    drawn = [guessed(match, TOY.mind, 0, GUESSED, Lots(str(number))) for number in range(40)]
    bot = GreedyBot(TOY, "race")

    assert Counter(option for guess in drawn for option in guess.values()).keys() == set(theirs)
    assert all([*guess] == [1] for guess in drawn)
    assert bot.guess(match, 0, "deal") == bot.guess(match, 0, "deal") != bot.guess(match, 0, "another")
    for others, card in (({}, theirs[0]), ({1: theirs[-1]}, theirs[-1])):
        world = match.fork()
        play_out(world, TOY.mind, 0, mine, others, Lots("0"))
        assert world.state.open == [mine.index, card.index]


def test_where_nobody_answers_at_the_same_time_nothing_is_guessed() -> None:
    assert GreedyBot(TOY, "race").guess(new_match(TOY, 2, "race"), 0, "deal") == {}


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


@pytest.mark.parametrize(("later", "rounds"), [(0, [2]), (2, [2, 3])], ids=["one look", "a second look"])
def test_a_mind_may_ask_for_a_second_look(monkeypatch: pytest.MonkeyPatch, later: int, rounds: list[int]) -> None:
    """At the next calm point and so many from the question on; the mean of both is what an option is worth."""
    seen: list[int] = []

    def utility(mind: object, s: ToyState) -> list[float]:
        seen.append(s.round)
        return [0.1 * s.round, 0.0]

    monkeypatch.setattr(ToyMind, "utility", utility)
    monkeypatch.setattr(ToyMind, "second_look", lambda _, s, ask: later)
    chance = GreedyBot(TOY, "race").chance_after(new_match(TOY, 2, "race"), 0, STAY, {}, "deal")

    assert seen == rounds
    assert chance == pytest.approx(0.1 * sum(rounds) / len(rounds))


def test_heat_after_heat_the_best_so_far_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of a heat in the same worlds; what was seen before counts on."""
    options = [STAY, DRAW, *OPTIONS]
    values = {
        STAY: [0.1] * 9,
        DRAW: [0.5] * 9,
        OPTIONS[0]: [0.9, 0.0, 0.0],
        OPTIONS[1]: [0.4] * 9,
        OPTIONS[2]: [0.45] * 9,
    }
    tried: dict[Option, list[int]] = {option: [] for option in options}
    worlds: list[object] = []

    def chance_in(
        bot: object, world: object, seat: int, option: Option, others: object, lots: Lots, far: bool
    ) -> float:
        assert not far
        worlds.append(lots.random())
        tried[option].append(len(set(worlds)))
        return values[option][len(tried[option]) - 1]

    monkeypatch.setattr(GreedyBot, "chance_in", chance_in)
    best = GreedyBot(TOY, "heats").best_of_heats(new_match(TOY, 2, "race"), 0, options, ((5, 1), (3, 2)), ())

    assert best is DRAW
    assert [tried[option] for option in options] == [[1], [1, 2, 3], [1, 2, 3], [1], [1, 2, 3]]


def test_in_the_finals_only_what_is_seen_there_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """What looks best close at hand gets an option into them, and no further."""
    options = [STAY, DRAW, *OPTIONS]
    near = dict(zip(options, (0.1, 0.9, 0.2, 0.8, 0.3), strict=True))
    seen: list[tuple[Option, bool]] = []

    def chance_in(
        bot: object, world: object, seat: int, option: Option, others: object, lots: Lots, far: bool
    ) -> float:
        seen.append((option, far))
        return -near[option] if far else near[option]

    monkeypatch.setattr(GreedyBot, "chance_in", chance_in)
    best = GreedyBot(TOY, "heats").best_of_heats(new_match(TOY, 2, "race"), 0, options, ((5, 1),), ((3, 1), (2, 1)))

    assert best is OPTIONS[2]
    assert seen[:5] == [(option, False) for option in options]
    assert seen[5:] == [(one, True) for one in (DRAW, OPTIONS[1], OPTIONS[2], OPTIONS[2], OPTIONS[1])]


@pytest.mark.parametrize(("far", "rounds"), [(False, [2]), (True, [2, 3])])
def test_finals_look_as_far_as_a_search(monkeypatch: pytest.MonkeyPatch, far: bool, rounds: list[int]) -> None:
    monkeypatch.setattr(ToyMind, "looks", lambda _, s: [1, 2])
    monkeypatch.setattr(ToyMind, "utility", lambda _, s: [0.1 * s.round, 0.0])
    match = new_match(TOY, 2, "race")
    chance = GreedyBot(TOY, "race").chance_in(match.fork(), 0, STAY, {}, Lots("far"), far)
    assert chance == pytest.approx(0.1 * sum(rounds) / len(rounds))


@pytest.mark.parametrize(("asked", "told"), [(0, [((2, 1), (1, 1)), ((1, 3),)]), (1, [])])
def test_a_mind_asks_for_heats_and_finals(monkeypatch: pytest.MonkeyPatch, asked: int, told: list[object]) -> None:
    """Whoever has worlds of its own races in them."""
    monkeypatch.setattr(ToyMind, "heats", lambda _, ask: ((2, 1), (1, 1)))
    monkeypatch.setattr(ToyMind, "finals", lambda _, ask: ((1, 3),))
    seen: list[object] = []

    def best_of_heats(
        bot: object, match: object, seat: int, tried: list[Option], heats: object, finals: object
    ) -> Option:
        assert len(tried) == 2
        seen.extend((heats, finals))
        return tried[0]

    monkeypatch.setattr(GreedyBot, "best_of_heats", best_of_heats)
    GreedyBot(TOY, "heats", asked).choose(new_match(TOY, 2, "race"), 0)
    assert seen == told


def test_how_likely_others_answer_is_kept_while_they_have_the_same_options(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another answer in another deal, by the same likelihoods."""
    looked: list[int] = []

    def priors(mind: object, s: ToyState, ask: Ask) -> list[float]:
        looked.append(ask.seat)
        return [-0.2 * option.index for option in ask.options]

    monkeypatch.setattr(ToyMind, "priors", priors)
    match = new_match(TOY, 2, "race")
    for seat in (0, 1):
        match.answer(STAY, seat)
    bot = GreedyBot(TOY, "heats")
    likely: Likely = {}
    drawn = [bot.likely_answers(match, 0, Lots(str(number)), likely) for number in range(40)]

    assert looked == [1]
    assert drawn == [guessed(match, TOY.mind, 0, GUESSED, Lots(str(number))) for number in range(40)]
    theirs = match.ask_of(1)
    theirs.options = theirs.options[-2:]
    looked.clear()
    assert bot.likely_answers(match, 0, Lots("0"), likely)[1] in theirs.options
    assert looked == [1]


def foreseen_at_the_end(mind: object, s: ToyState, ask: Ask) -> list[list[float]]:
    """Some of those who see it as we do and some others take the last but one; the rest of them the last."""
    before = [0.0] * (len(ask.options) - 2)
    return [[*before, 0.5, 0.0], [*before, 0.3, 0.2]]


def test_what_a_mind_foresees_of_others_takes_the_place_of_priors(monkeypatch: pytest.MonkeyPatch) -> None:
    """The priors like the first answer; others are known to give the last but one, now and then the last."""
    monkeypatch.setattr(ToyMind, "priors", lambda _, s, ask: [-9.0 * place for place in range(len(ask.options))])
    match = new_match(TOY, 2, "race")
    for seat in (0, 1):
        match.answer(STAY, seat)
    theirs = match.ask_of(1).options
    lots = [str(number) for number in range(40)]
    assert {guessed(match, TOY.mind, 0, GUESSED, Lots(lot))[1] for lot in lots} == {theirs[0]}

    monkeypatch.setattr(ToyMind, "foreseen", foreseen_at_the_end)
    likely: Likely = {}
    bot = GreedyBot(TOY, "heats")
    drawn = [bot.likely_answers(match, 0, Lots(lot), likely)[1] for lot in lots]
    assert Counter(drawn).keys() == set(theirs[-2:])
    assert drawn.count(theirs[-2]) > drawn.count(theirs[-1])
    assert drawn == [guessed(match, TOY.mind, 0, GUESSED, Lots(lot))[1] for lot in lots]
