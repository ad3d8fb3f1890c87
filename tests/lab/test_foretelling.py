"""The gate of a game whose first sight is firm: minds foretell games, for greedy would not ask them."""

import json
from math import log
from pathlib import Path

import pytest

from podziemia.bots import make_bot
from podziemia.bots.make import pupil
from podziemia.cli import main
from podziemia.kernel.match import new_match
from podziemia.kernel.registry import find_game
from podziemia.lab.train import command
from podziemia.lab.train.command import is_kept
from podziemia.lab.train.foretelling import Watching, loss, summary, watch
from podziemia.lab.train.recipe import is_firm
from tests.lab.test_train import recipe

TINY = ("--seats", "3", "--sight", "4", "--units", "8,8", "--epochs", "1", "--gate", "3", "--generations", "1")


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("training")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(command, "is_kept", lambda gate: True)
        assert main(["train", "descent", *TINY, "--jobs", "1", "--strength", "4", "--out", str(folder)]) == 0
    return folder


def test_the_first_generation_is_measured_against_the_mind_made_by_hand(trained: Path) -> None:
    (first,) = json.loads((trained / "training.json").read_text())["generations"]
    gate = first["gate"]
    assert (gate["second"], gate["games"], len(gate["losses"])) == ("handmade", 3, 2)
    assert gate["gain"][0] < gate["gain"][1] < gate["gain"][2]
    assert first["strength"] is None, "greedy against the yardstick tells nothing of a net"
    page = (trained / "report.html").read_text()
    assert "foretold better" in page
    assert "yardstick" not in page


def test_greedy_does_not_ask_the_net(trained: Path) -> None:
    """Which is why a duel could not tell."""
    game = find_game("descent")
    assert is_firm(pupil(game))
    assert not is_firm(pupil(find_game("abyss")))
    match = new_match(game, 3, "same")
    bots = [make_bot(spec, game, "same") for spec in ("greedy", f"greedy:{trained / 'mind.bin'}")]
    for _ in range(40):
        seat = match.waiting()[0]
        first, second = [bot.choose(match, seat) for bot in bots]
        assert first is second
        match.answer(first, seat)


def test_the_same_mind_is_never_better_than_itself() -> None:
    firm = recipe(game="descent", seats=(3,))
    found = watch(Watching(firm, "gate", range(2), b"", b""))
    assert all(mine == other > 0 for mine, other in found)
    gate = summary(found, "handmade")
    assert (gate["share"], gate["gain"], gate["verdict"]) == (0.5, [0.0, 0.0, 0.0], "not stronger")
    assert not is_kept(gate)


def test_who_foretells_better_is_kept_when_it_is_no_accident() -> None:
    clear = summary([(0.3, 0.5), (0.4, 0.5), (0.3, 0.4), (0.5, 0.6)], "before")
    assert is_kept(clear)
    assert clear["losses"] == [0.375, 0.5]
    assert not is_kept(summary([(0.1, 0.5), (0.5, 0.4), (0.6, 0.5), (0.4, 0.4)], "before")), "one lucky game"
    assert not is_kept(summary([(0.5, 0.3), (0.5, 0.4), (0.4, 0.3), (0.6, 0.5)], "before"))


def test_the_loss_is_that_of_all_who_win_together() -> None:
    assert loss([[0.5, 0.25, 0.25], [0.2, 0.4, 0.4]], [1, 2]) == pytest.approx(-(log(0.5) + log(0.8)) / 2)
