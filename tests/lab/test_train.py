"""Training in small: what comes out is a mind, the same one every time, however often it was interrupted."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from podziemia.bots import make_bot
from podziemia.bots.bot import RandomBot
from podziemia.bots.greedy import GreedyBot
from podziemia.bots.lots import Lots
from podziemia.bots.make import pupil
from podziemia.bots.worlds import promising
from podziemia.cli import main
from podziemia.games.abyss.bots.learner import AbyssLearner
from podziemia.games.abyss.rules.state import AbyssState
from podziemia.kernel.ask import Option
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.game import Game
from podziemia.kernel.match import Match, new_match
from podziemia.kernel.registry import find_game
from podziemia.lab.tournament.command import INTERRUPTED
from podziemia.lab.train import command
from podziemia.lab.train.fitting import LAST_RATE, Loss, fit, lesson, loss, size_of_step, targets
from podziemia.lab.train.model import Model, new_model, read_model
from podziemia.lab.train.playing import Learner, Task, at_first_sight, learning_sides, play_shard, players
from podziemia.lab.train.positions import Positions, positions_of
from podziemia.lab.train.recipe import Recipe, make_recipe, mind_with

TINY = ("--seats", "2", "--sight", "30", "--games", "2", "--units", "8,8", "--window", "1", "--gate", "2")


def recipe(**other: Any) -> Recipe:
    usual = Recipe("abyss", "test", (2, 3), {}, 6, 2, 1, 0.1, 2, 2, 0.9, (8, 8))
    return make_recipe(usual._replace(**other))


def train(folder: Path, *more: str) -> int:
    return main(["train", "abyss", *TINY, "--jobs", "1", "--strength", "0", "--out", str(folder), *more])


def weights_in(folder: Path) -> list[bytes]:
    return [path.read_bytes() for path in sorted(folder.glob("mind-*.bin"))]


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two generations, the first of which counts as better whatever it does: two games prove nothing."""
    folder = tmp_path_factory.mktemp("training")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(command, "is_kept", lambda gate: True)
        assert train(folder, "--generations", "2") == 0
    return folder


def test_a_training_leaves_weights_a_log_and_a_page(trained: Path) -> None:
    log = json.loads((trained / "training.json").read_text())
    assert [one["generation"] for one in log["generations"]] == [0, 1]
    assert all(one["positions"] > 50 and len(one["log_loss"]) == 4 for one in log["generations"])
    assert log["generations"][1]["gate"]["second"].endswith("mind-000.bin")
    made = json.loads((trained / "mind.json").read_text())
    assert made["command"].startswith("podziemia train abyss --seed podziemia --seats 2 --sight 30")
    assert (trained / "mind.bin").read_bytes() == weights_in(trained)[-1]
    assert "<svg" in (trained / "report.html").read_text()


def test_the_same_seed_gives_the_same_weights_though_interrupted(
    trained: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "is_kept", lambda gate: True)
    fitting = command.fit_generation
    calls: list[int] = []

    def stop_once(*args: Any) -> dict[str, Any]:
        calls.append(1)
        if len(calls) == 1:
            raise KeyboardInterrupt
        return fitting(*args)

    monkeypatch.setattr(command, "fit_generation", stop_once)
    monkeypatch.setattr(command, "play_shard", play_shard)
    assert train(tmp_path, "--generations", "1") == INTERRUPTED
    played = {path: path.stat().st_mtime_ns for path in (tmp_path / "games").iterdir()}
    assert train(tmp_path, "--generations", "2") == 0
    assert weights_in(tmp_path) == weights_in(trained)
    assert all(path.stat().st_mtime_ns == when for path, when in played.items())


def test_a_training_may_go_on_from_weights(trained: Path, tmp_path: Path) -> None:
    """They play the first games, teach the first fit and are the ones to beat."""
    start = trained / "mind.bin"
    assert train(tmp_path, "--generations", "1", "--start", str(start)) == 0
    log = json.loads((tmp_path / "training.json").read_text())
    (first,) = log["generations"]
    assert (tmp_path / "mind-start.bin").read_bytes() == start.read_bytes() != weights_in(tmp_path)[0]
    assert first["gate"]["second"].endswith("mind-start.bin")
    assert first["positions"] < 150  # two games and not the thirty of first sight
    assert train(tmp_path, "--generations", "1") != 0, "without them it is another recipe"


def test_weights_of_another_size_teach_a_new_net(trained: Path, tmp_path: Path) -> None:
    """What is too small to learn more can still play and judge for a larger one."""
    start = ("--start", str(trained / "mind.bin"), "--games", "6", "--gate", "0", "--generations", "1")
    assert train(tmp_path / "larger", *start, "--units", "16,8") == 0
    assert train(tmp_path / "same", *start) == 0
    some = np.ones(1, np.float32)
    found = [read_model(weights_in(tmp_path / one)[0], some, some, 1.0).units() for one in ("larger", "same")]
    assert found == [(16, 8), (8, 8)]


def test_weights_that_are_none_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert train(tmp_path, "--start", str(tmp_path / "none.bin")) != 0
    assert "none.bin" in capsys.readouterr().err


def test_the_best_epoch_is_kept(trained: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fit_by_heart(model: Model, *_: object) -> Iterator[Loss]:
        for epoch, now in enumerate((0.9, 0.5, 0.7)):
            model.weights["second_start"][:] = epoch
            yield Loss(1.0 + epoch, now)

    monkeypatch.setattr(command, "fit", fit_by_heart)
    assert train(tmp_path, "--generations", "1") == 0
    (written,) = weights_in(tmp_path)
    some = np.ones(1, np.float32)
    assert set(read_model(written, some, some, 1.0).weights["second_start"].tolist()) == {1.0}


def test_another_seed_gives_other_weights(trained: Path, tmp_path: Path) -> None:
    assert train(tmp_path, "--generations", "1", "--seed", "other") == 0
    assert weights_in(tmp_path)[0] != weights_in(trained)[0]


def test_another_recipe_does_not_touch_the_folder(trained: Path) -> None:
    before = (trained / "training.json").read_bytes()
    assert train(trained, "--noise", "20") != 0
    assert (trained / "training.json").read_bytes() == before


def test_weights_play_and_are_read_without_numpy(trained: Path) -> None:
    """Players have no laboratory."""
    code = f"""
import sys
sys.modules["numpy"] = None
from podziemia.bots import make_bot
from podziemia.bots.greedy import GreedyBot
from podziemia.bots.make import pupil
from podziemia.kernel.match import new_match
from podziemia.kernel.registry import find_game
game = find_game("abyss")
match = new_match(game, 2, "plain")
bot = make_bot("greedy:{trained / "mind.bin"}", game, "seed")
print(bot.choose(match, match.waiting()[0]).text, *bot.mind.utility(match.state))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    text, *chances = done.stdout.split()
    game = find_game("abyss")
    match = new_match(game, 2, "plain")
    assert text in [option.text.split()[0] for option in match.ask_of(match.waiting()[0]).options]
    assert sum(map(float, chances)) == pytest.approx(1)


def test_the_fit_and_the_mind_say_the_same(trained: Path) -> None:
    """The net in numpy and the one without, before and after the file."""
    written = (trained / "mind.bin").read_bytes()
    shard = play_shard(Task(recipe(seats=(3,)), 0, 0, range(1), b""))
    found = positions_of([shard.arrays])[3]
    model = new_model({3: found}, 8, 8, np.random.default_rng(1))
    again = read_model(written, model.sizes, model.table_sizes, model.points)
    chances, leads = again.judge(found)
    net = mind_with(find_game("abyss"), written).net()  # type: ignore[attr-defined]
    for at in (0, len(found.x) // 2, len(found.x) - 1):
        judged = net.judge(found.x[at].astype(float).tolist(), found.table[at].astype(float).tolist())
        assert np.allclose(judged.chances(), chances[at], atol=1e-4)
        assert np.allclose(judged.leads, leads[at] * again.points, atol=1e-3)
    assert len(again.written()) == len(written)


def choice_of_actions(game: Game[Any]) -> Match[Any]:
    """A game of three, played at random to a main action with several options."""
    match = new_match(game, 3, "both")
    bot = RandomBot(game, "both")
    while True:
        seat = match.waiting()[0]
        ask = match.ask_of(seat)
        if ask.kind == "turn.action" and len(ask.options) > 3:
            return match
        match.answer(bot.choose(match, seat), seat)


def test_a_learner_looks_as_greedy_does(trained: Path) -> None:
    """The same worlds, and the same looks at what comes of an answer."""
    game = find_game("abyss")
    mind = mind_with(game, (trained / "mind.bin").read_bytes())
    learner = Learner(game, "seed", recipe(worlds=2), mind)
    greedy = GreedyBot(game, "seed", 2, mind)
    match = new_match(game, 3, "both")
    for _ in range(50):
        seat = match.waiting()[0]
        option = learner.glance(match, seat)
        assert option is greedy.glance(match, seat)
        match.answer(option, seat)


@pytest.mark.parametrize(("looks", "judged"), [(0, 2), (1, 1)])
def test_a_learner_may_look_once_for_more_games(looks: int, judged: int) -> None:
    """Main actions of Abyss are looked at twice otherwise."""
    game = find_game("abyss")
    calls: list[int] = []

    class Watched(AbyssLearner):
        def utility(self, s: AbyssState) -> list[float]:
            calls.append(1)
            return super().utility(s)

    learner = Learner(game, "seed", recipe(looks=looks), Watched())
    match = choice_of_actions(game)
    seat = match.waiting()[0]
    learner.chance_after(match, seat, match.ask_of(seat).options[0], {}, "deal")
    assert len(calls) == judged


def test_a_learner_cannot_look_further_than_its_mind() -> None:
    assert recipe(looks=1).looks == 1
    with pytest.raises(BadSetup, match="train-looks"):
        recipe(looks=2)


def test_a_learner_may_try_fewer_options(trained: Path) -> None:
    game = find_game("abyss")
    mind = mind_with(game, (trained / "mind.bin").read_bytes())
    match = choice_of_actions(game)
    seat = match.waiting()[0]
    tried: list[str] = []

    class Watched(Learner):
        def chance_after(self, match: Any, seat: int, option: Option, others: Any, deal: str) -> float:
            tried.append(option.text)
            return 0.5

    for most, count in ((2, 2), (0, len(promising(match, mind, seat, 10)))):
        tried.clear()
        Watched(game, "seed", recipe(tries=most), mind).glance(match, seat)
        assert len(tried) == count > 1
        assert tried[0] == promising(match, mind, seat, 1)[0].text


def test_company_leaves_one_learner_in_every_second_game() -> None:
    tables = [learning_sides(("random",), 4, Lots(f"table {number}")) for number in range(800)]
    alone = [table.index(True) for table in tables if sum(table) == 1]
    assert {sum(table) for table in tables} == {1, 4}
    assert 350 < len(alone) < 450
    assert all(70 < alone.count(side) < 130 for side in range(4))
    assert learning_sides((), 4, Lots("table")) == [True] * 4


def test_a_learner_meets_its_company_and_remembers_who_was_who(trained: Path) -> None:
    weights = (trained / "mind.bin").read_bytes()
    mixed = Task(recipe(company=("random",), seats=(3,)), 1, 0, range(6), weights)
    match = new_match(find_game("abyss"), 3, "who")
    mind = mind_with(match.game, weights)
    found = players(mixed, match, "who", [False, True, False], mind, Lots("who"))
    assert [type(found[seat]) for seat in range(3)] == [RandomBot, Learner, RandomBot]
    learns = play_shard(mixed).arrays["learns3"]
    assert {int(sum(row)) for row in learns} == {1, 3}
    first = play_shard(mixed._replace(weights=b"", generation=0)).arrays["learns3"]
    assert first.all(), "at first sight everybody is alike"


def test_without_a_gate_every_generation_goes_on(tmp_path: Path) -> None:
    assert train(tmp_path, "--generations", "2", "--gate", "0") == 0
    log = json.loads((tmp_path / "training.json").read_text())
    assert [(one["kept"], one["gate"]) for one in log["generations"]] == [(True, None)] * 2
    assert (tmp_path / "mind.bin").read_bytes() == weights_in(tmp_path)[-1]
    assert "<h2>" in (tmp_path / "report.html").read_text()


def test_weights_of_another_form_are_refused(trained: Path, tmp_path: Path) -> None:
    older = tmp_path / "older.bin"
    older.write_bytes((trained / "mind.bin").read_bytes().replace(b"mind 2", b"mind 1", 1))
    with pytest.raises(BadSetup, match="bot-weights"):
        make_bot(f"greedy:{older}", find_game("abyss"), "x")


def positions(won: list[list[float]], left: list[int]) -> Positions:
    """One input that tells who wins."""
    result = np.array(won, np.float32)
    x = result[..., None].astype(np.float16)
    table = np.zeros((len(x), 1), np.float16)
    return Positions(x, table, result, result * 10, np.ones_like(result), np.array(left, np.int32))


def test_a_fit_learns_what_can_be_learned() -> None:
    rng = np.random.default_rng(3)
    winners = rng.integers(0, 2, 800)
    found = {2: positions([[1.0, 0.0] if first else [0.0, 1.0] for first in winners], [0] * 800)}
    model = new_model(found, 8, 8, rng)
    lessons = [lesson(found[2], None, 1.0, model.points)]
    before = loss(model, lessons)
    *_, after = fit(model, lessons, 60, 0.01, rng)
    assert before.won > 0.5 > 0.1 > after.won
    assert before.lead > 10 * after.lead


def company_of_the_weak(games: int, ahead: float) -> Positions:
    """Half of the leads come from the position, and so many points from being the one learner at the table."""
    rng = np.random.default_rng(8)
    found = positions([[1.0, 0.0] if first else [0.0, 1.0] for first in rng.integers(0, 2, games)], [0] * games)
    learns = np.array([[1, 0] if first else [0, 1] for first in rng.integers(0, 2, games)], np.float32)
    sign = 2 * learns - 1
    return found._replace(learns=learns, lead=found.lead + ahead * sign)


def test_skill_is_told_from_the_position_and_forgotten() -> None:
    """Otherwise a position would seem good for being one that the better player likes."""
    found = company_of_the_weak(600, 6.0)
    model = new_model({2: found}, 8, 8, np.random.default_rng(1))
    before = model.written()
    model.see_skill([found])
    assert model.weights["skill_start"][0] * model.points == pytest.approx(6.0, abs=0.5)
    assert model.written() == before
    lessons = [lesson(found, None, 1.0, model.points)]
    *_, after = fit(model, lessons, 60, 0.01, np.random.default_rng(2))
    assert after.lead < 0.01
    alike = found._replace(learns=np.ones_like(found.learns))
    leads = model.judge(alike)[1] * model.points
    assert np.allclose(np.abs(leads - leads[:, ::-1]) / 2, 5.0, atol=1.0)


def test_a_fit_warms_up_and_slows_down() -> None:
    """It does not start with full steps, which drive a good net away from what it knows, and ends with the least."""
    sizes = [size_of_step(1e-3, step / 1000) for step in range(1, 1001)]
    top = sizes.index(max(sizes))

    assert sizes[0] < 0.03 * max(sizes)
    assert 0.9 * 1e-3 < max(sizes) <= 1e-3
    assert sizes[:top] == sorted(sizes[:top])
    assert sizes[top:] == sorted(sizes[top:], reverse=True)
    assert sizes[-1] == pytest.approx(LAST_RATE)


def test_a_fit_takes_steps_of_that_size(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {2: positions([[1.0, 0.0]] * 400, [0] * 400)}
    model = new_model(found, 8, 8, np.random.default_rng(1))
    lessons = [lesson(found[2], None, 1.0, model.points)]
    taken: list[float] = []
    monkeypatch.setattr(model, "step", lambda gradients, rate: taken.append(rate))

    list(fit(model, lessons, 80, 1e-3, np.random.default_rng(2)))

    assert taken == [size_of_step(1e-3, step / 80) for step in range(1, 81)]


def test_what_was_never_met_counts_for_nothing() -> None:
    """A card of another deck, for instance: nobody has learned what it is worth."""
    rng = np.random.default_rng(5)
    found = positions([[1.0, 0.0], [0.0, 1.0]] * 200, [0] * 400)
    found = found._replace(x=np.concatenate([found.x, np.zeros_like(found.x)], axis=2))
    model = new_model({2: found}, 8, 8, rng)
    *_, _ = fit(model, [lesson(found, None, 1.0, model.points)], 2, 0.01, rng)
    strange = found._replace(x=found.x.copy(), table=np.ones_like(found.table))
    strange.x[:, 0, 1] = 1.0
    assert np.array_equal(model.judge(strange)[0], model.judge(found)[0])
    strange.x[:, 0, 0] += 1.0
    assert not np.array_equal(model.judge(strange)[0], model.judge(found)[0])


def test_targets_look_ahead_within_a_game_and_no_further() -> None:
    found = positions([[1.0, 0.0]] * 3 + [[0.0, 1.0]] * 2, [2, 1, 0, 1, 0])
    model = new_model({2: found}, 8, 8, np.random.default_rng(4))
    chances, _ = model.judge(found)
    won, lead = targets(found, model, 0.5)
    assert np.allclose(won[[2, 4]], found.won[[2, 4]])
    assert np.allclose(won[1], 0.5 * won[2] + 0.5 * chances[2])
    assert np.allclose(won[0], 0.5 * won[1] + 0.5 * chances[1])
    assert np.allclose(won[3], 0.5 * won[4] + 0.5 * chances[4])
    assert np.allclose(lead[4], found.lead[4])
    assert np.allclose(targets(found, None, 0.5)[0], found.won)


def test_games_go_through_all_seats_and_swept_settings() -> None:
    many = recipe(game="abyss", settings={"first": "all"})
    tables = [many.table(number) for number in range(6)]
    assert {seats for seats, _ in tables} == {2, 3}
    assert len({settings["first"] for _, settings in tables}) == 3


@pytest.mark.parametrize(
    ("name", "noise", "drawn"), [("descent", 0.0, False), ("descent", 1.0, True), ("abyss", 0.0, True)]
)
def test_where_first_sight_plans_turns_lots_are_rare(name: str, noise: float, drawn: bool) -> None:
    """A plan of which every step is drawn by lot is none; elsewhere the first generation draws them all."""
    game = find_game(name)
    mind = pupil(game)
    match = new_match(game, 3, "firm")
    chance = Lots("1")
    unliked = 0
    for _ in range(120):
        seat = match.waiting()[0]
        ask = match.ask_of(seat)
        option = at_first_sight(mind, match, seat, noise, chance)
        priors = mind.priors(match.state, ask)
        unliked += priors[ask.options.index(option)] < max(priors)
        match.answer(option, seat)
    assert (unliked > 0) == drawn


def test_what_cannot_be_learned_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="units"):
        recipe(units=(12, 8))
    with pytest.raises(BadSetup, match="seat-count"):
        recipe(seats=(9,))
    with pytest.raises(BadSetup, match="bot-unknown"):
        recipe(company=("yardstick", "nobody"))
    (tmp_path / "no.bin").write_bytes(b"nothing\n")
    with pytest.raises(BadSetup, match="bot-weights"):
        make_bot(f"greedy:{tmp_path / 'no.bin'}", find_game("abyss"), "")
