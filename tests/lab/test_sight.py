"""First sight learns in small: what comes out reads a position, the same every time, and tells answers apart."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from podziemia.cli import main
from podziemia.kernel.match import new_match
from podziemia.kernel.registry import find_game
from podziemia.kernel.sight import Sight
from podziemia.lab.sight.fitting import Fit, forward, gradients, looks_of, some
from podziemia.lab.sight.foreseeing import Foreseer, choices_of, foretold
from podziemia.lab.sight.foreseeing import gradients as gradients_of_choices
from podziemia.lab.sight.looking import Glance, Lookout, look_at
from podziemia.lab.sight.watching import Choice, Watch, watch

TINY = ("--games", "2", "--seats", "2", "--likely", "2", "--others", "1", "--worlds", "1", "--epochs", "2")


def learn(folder: Path, *more: str) -> int:
    return main(["sight", "dungeonlords", "orders.choose", *TINY, "--units", "8", "--out", str(folder), *more])


@pytest.fixture(scope="module")
def learned(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sight")
    assert learn(folder, "--jobs", "1") == 0
    return folder


def test_what_was_learned_reads_positions_of_the_game(learned: Path) -> None:
    made = json.loads((learned / "sight.json").read_text())
    assert made["positions"] == 2 * 2 * 8, "two games of two seats, each with eight rounds"
    assert made["command"].startswith(
        "podziemia sight dungeonlords orders.choose --seed podziemia --seats 2 --games 2 "
    )
    game = find_game("dungeonlords")
    traits = game.traits["orders.choose"]
    match = new_match(game, 2, "sight")
    worth = Sight((learned / "sight.bin").read_bytes()).look(traits.read(match.state, 0))
    assert len(worth) == traits.count
    assert len(set(worth)) > 1


def test_the_same_command_gives_the_same_weights(learned: Path, tmp_path: Path) -> None:
    assert learn(tmp_path, "--jobs", "2") == 0
    assert (tmp_path / "sight.bin").read_bytes() == (learned / "sight.bin").read_bytes()
    assert learn(tmp_path, "--jobs", "1", "--seed", "other") == 0
    assert (tmp_path / "sight.bin").read_bytes() != (learned / "sight.bin").read_bytes()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("sight", "abyss", "orders.choose"), "orders.choose"),
        (("sight", "dungeonlords", "dig"), "orders.choose"),
        (("sight", "dungeonlords", "orders.choose", "--units", "12"), "12"),
        (("sight", "dungeonlords", "orders.choose", "--seats", "5"), "5"),
        (("sight", "dungeonlords", "orders.choose", "--foresee", "greedy,nobody"), "nobody"),
    ],
)
def test_what_cannot_be_learned_is_refused(
    words: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(list(words)) != 0
    assert told in capsys.readouterr().err


def test_likely_answers_and_others_are_tried_and_noted_with_what_they_brought() -> None:
    plan = Lookout("dungeonlords", "orders.choose", "look", (2,), 3, 2, 1, 0.0)
    glances = look_at(plan, 0)
    assert len(glances) == 16
    for glance in glances:
        assert len(set(glance.traits)) == len(glance.leads) == 5
    assert any(len(set(glance.leads)) > 1 for glance in glances)


# ---- the fit ----


def lessons(count: int) -> list[Glance]:
    """Of three traits the one that the input names is worth four points, and the last one takes two."""
    chance = np.random.default_rng(5)
    found = []
    for game in range(count):
        named = int(chance.integers(2))
        leads = [4.0 * (named == 0), 4.0 * (named == 1), 4.0 * (named == 1) - 2.0]
        found.append(Glance(game, [float(named == 0), float(named == 1), 0.0], [(0,), (1,), (1, 2)], leads))
    return found


def test_differences_between_answers_are_learned_trait_by_trait() -> None:
    fit = Fit(lessons(3000), 3, 8, np.random.default_rng(1))
    assert list(fit.epochs(60))[-1] > 0.9
    sight = Sight(fit.written())
    for named in (0, 1):
        worth = sight.look([float(named == 0), float(named == 1), 0.0])
        assert worth[named] - worth[1 - named] == pytest.approx(4.0, abs=1.0)
        assert worth[2] == pytest.approx(-2.0, abs=1.0)
    assert sight.look([1.0, 0.0, 5.0]) == sight.look([1.0, 0.0, 0.0]), "what was never met counts for nothing"


def test_the_gradients_are_those_of_the_error() -> None:
    fit = Fit(lessons(20), 3, 8, np.random.default_rng(2))
    looks = some(fit.looks, fit.learned)
    weights: Any = {name: value.astype(np.float64) for name, value in fit.weights.items()}

    def error() -> float:
        _, thought = forward(weights, looks.x, looks.traits)
        off = thought - looks.lead
        mean = (off * looks.weight).sum(axis=1, keepdims=True) / looks.weight.sum(axis=1, keepdims=True)
        return float((looks.weight * (off - mean) ** 2).sum() / 2 / len(looks.x))

    found = gradients(weights, looks)
    for name, at in (("first", (0, 3)), ("start", (2,)), ("second", (1, 1)), ("second_start", (2,))):
        before = error()
        weights[name][at] += 1e-5
        assert (error() - before) / 1e-5 == pytest.approx(float(found[name][at]), abs=1e-3)
        weights[name][at] -= 1e-5


def test_a_trait_counts_as_much_as_it_is_strong() -> None:
    """The same trait at a tenth, a half and its full strength; three points for all of it."""
    chance = np.random.default_rng(5)
    found = []
    for game in range(1500):
        amounts = [(float(chance.choice([0.1, 0.5, 1.0])),) for _ in range(3)]
        leads = [3.0 * amount for (amount,) in amounts]
        found.append(Glance(game, [1.0], [(0,)] * 3, leads, tuple(amounts)))
    fit = Fit(found, 1, 8, np.random.default_rng(1))
    assert list(fit.epochs(60))[-1] > 0.9
    assert Sight(fit.written()).look([1.0])[0] == pytest.approx(3.0, abs=0.5)


def test_main_actions_of_abyss_are_noted_with_what_is_paid() -> None:
    glances = look_at(Lookout("abyss", "turn.action", "look", (2,), 3, 2, 1, 0.0), 0)
    assert len(glances) > 20
    for glance in glances:
        assert [len(some) for some in glance.traits] == [len(some) for some in glance.strong]
    assert {amount for glance in glances for some in glance.strong for amount in some} - {1.0}


def test_answers_and_traits_may_be_fewer_than_elsewhere() -> None:
    few = Glance(0, [1.0], [(0,)], [3.0])
    many = Glance(1, [1.0], [(0,), (1, 0)], [1.0, 2.0])
    looks = looks_of([few, many], 2)
    assert looks.traits.tolist() == [[[0, 2], [2, 2]], [[0, 2], [1, 0]]]
    assert looks.weight[0, 1] == 0.0
    assert looks.weight[1, 1] == 1.0 > looks.weight[1, 0] > 0.2


# ---- what others choose ----


def test_what_bots_chose_is_noted_as_a_neighbour_sees_it() -> None:
    seen = watch(Watch("dungeonlords", "orders.choose", "watch", (2,), ("random",)), 3)
    assert len(seen) == 16, "two seats, each with eight rounds"
    traits = find_game("dungeonlords").traits["orders.choose"]
    for choice in seen:
        assert (choice.game, choice.bot) == (3, "random")
        assert choice.traits.shape == (120, 6)
        assert choice.views.shape == (2, 120)
        assert 0 <= choice.chosen < 120
    assert len({choice.chosen for choice in seen}) > 8
    assert all(choice.traits.max() < traits.count for choice in seen)


def test_every_seat_is_one_of_the_bots_by_lot() -> None:
    plan = Watch("dungeonlords", "orders.choose", "watch", (4,), ("random", "easy"))
    tables = [{choice.bot for choice in watch(plan, number)} for number in range(2)]
    assert set.union(*tables) == {"random", "easy"}


def habits(count: int) -> list[Choice]:
    """Three answers: nine of ten players take the one that the input names; where the second input is, all take the
    last one, though it looks worst."""
    chance = np.random.default_rng(5)
    found = []
    for game in range(count):
        named, wild = int(chance.integers(2)), bool(chance.integers(2))
        chosen = 2 if wild else named if chance.random() < 0.9 else 1 - named
        inputs = np.array([named, 1 - named, wild], np.float32)
        traits = np.array([[0], [1], [2]], np.int16)
        found.append(
            Choice(game, "wild" if wild else "tame", inputs, traits, np.array([[0, 0, -3], [0, 0, -3]]), chosen)
        )
    return found


def chances_of(
    sight: Sight, inputs: list[float], answers: list[tuple[int, ...]], views: list[list[float]]
) -> list[float]:
    """Out of whatever habit."""
    return [sum(parts) for parts in zip(*sight.chances(inputs, answers, views), strict=True)]


def test_choices_are_learned_and_the_best_epoch_is_kept() -> None:
    fit = Foreseer(habits(2000), 3, 8, np.random.default_rng(1))
    best = fit.best_of(fit.epochs(60))
    assert best.likely == pytest.approx(max(best.figures["likely"]), abs=1e-3)
    assert best.figures["by_bot"]["wild"] > -0.1 > best.figures["by_bot"]["tame"] > -0.45
    sight = Sight(best.written)
    views = [[0.0, 0.0, -3.0]] * 2
    for named in (0, 1):
        chances = chances_of(sight, [float(named), 1.0 - named, 0.0], [(0,), (1,), (2,)], views)
        assert sum(chances) == pytest.approx(1.0)
        assert chances[named] == pytest.approx(0.9, abs=0.1)
        assert chances_of(sight, [float(named), 1.0 - named, 1.0], [(0,), (1,), (2,)], views)[2] > 0.9
    assert chances_of(sight, [1.0, 0.0, 0.0], [(0,), (1,)], [[0.0, 9.0], [0.0, 9.0]])[1] > 0.9, "looks count as well"


def test_what_is_learned_by_heart_is_not_kept() -> None:
    fit = Foreseer(habits(40), 3, 8, np.random.default_rng(1))
    best = fit.best_of(iter([-2.0, -1.0, -1.5]))
    assert best.likely == -1.0
    assert best.figures["kept"] == 2
    assert best.figures["likely"] == [-2.0, -1.0, -1.5]


def test_the_net_and_the_fit_foresee_the_same() -> None:
    fit = Foreseer(habits(50), 3, 8, np.random.default_rng(4))
    sight = Sight(fit.written())
    told = foretold(fit.weights, fit.choices)
    for choice, likely in zip(habits(50), told, strict=True):
        answers = [tuple(map(int, row)) for row in choice.traits]
        chances = chances_of(sight, choice.inputs.tolist(), answers, choice.views.tolist())
        assert np.log(chances[choice.chosen]) == pytest.approx(float(likely), abs=1e-3)


def test_the_gradients_are_those_of_the_cross_entropy() -> None:
    fit = Foreseer(habits(30), 3, 8, np.random.default_rng(2))
    weights: Any = {name: value.astype(np.float64) for name, value in fit.weights.items()}
    found = gradients_of_choices(weights, fit.choices)
    for name, at in (
        ("first", (0, 3)),
        ("start", (2,)),
        ("second", (1, 1)),
        ("second", (1, 7)),
        ("second_start", (4,)),
    ):
        before = -foretold(weights, fit.choices).mean()
        weights[name][at] += 1e-5
        after = -foretold(weights, fit.choices).mean()
        weights[name][at] -= 1e-5
        assert (after - before) / 1e-5 == pytest.approx(float(found[name][at]), abs=1e-3)


def test_answers_that_a_question_does_not_have_are_never_likely() -> None:
    many = habits(1)[0]
    few = many._replace(traits=many.traits[:2], views=many.views[:, :2], chosen=0)
    fit = Foreseer([many, few, few], 3, 8, np.random.default_rng(2))
    assert choices_of([many, few]).views[1, :, 2].max() < -1e6
    fit.weights = {name: value * 0 for name, value in fit.weights.items()}
    assert foretold(fit.weights, fit.choices)[1] == pytest.approx(np.log(0.5), abs=1e-4)


def test_the_command_learns_what_others_choose(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert learn(tmp_path, "--jobs", "1", "--foresee", "random", "--seats", "2", "--games", "10") == 0
    made = json.loads((tmp_path / "sight.json").read_text())
    assert made["positions"] == 10 * 16
    assert made["bots"] == ["random"]
    assert made["command"].startswith("podziemia sight dungeonlords orders.choose --foresee random --seed podziemia ")
    assert len(made["likely"]) == made["epochs"]
    assert "sight.bin" in capsys.readouterr().err
    game = find_game("dungeonlords")
    traits = game.traits["orders.choose"]
    match = new_match(game, 2, "sight")
    worth = Sight((tmp_path / "sight.bin").read_bytes()).look(traits.read(match.state, 0))
    assert len(worth) == 2 * (traits.count + 1)
