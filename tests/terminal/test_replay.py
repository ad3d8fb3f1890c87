"""Replay, verify, rules, games."""

import re
from pathlib import Path

import pytest

from podziemia.kernel.history import History
from podziemia.kernel.record import Record, new_record
from podziemia.kernel.registry import find_game
from podziemia.kernel.rng import seeded
from tests.terminal.conftest import Run


def played(moves: int = 100_000) -> Record:
    history = History(new_record(find_game("abyss"), 2, "tide", names={0: "Anna", 1: "mcts:hard"}))
    chance = seeded("moves")
    while not history.match.over and history.count < moves:
        seat = history.match.waiting()[0]
        history.play(seat, chance.pick(history.match.ask_of(seat).options).text)
    return history.record()


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    file = tmp_path / "game"
    file.write_text(played().text(), encoding="utf-8")
    return file


def test_replay_tells_every_move_and_the_score(run: Run, saved: Path) -> None:
    code, out, _ = run(f"replay {saved} --lang pl")
    moves = len(played().standing())
    numbers = [int(n) for n in re.findall(r"^ *(\d+) (?:Anna|Bot B): ", out, re.MULTILINE)]
    assert code == 0
    assert numbers == list(range(1, moves + 1))
    assert "Koniec gry." in out
    assert re.search(r"Razem +\d+ +\d+", out)


def test_replay_to_a_move_shows_the_table_there(run: Run, saved: Path) -> None:
    _, out, _ = run(f"replay {saved} --to 3")
    assert re.search(r"^ *3 (Anna|Bot B): ", out, re.MULTILINE)
    assert not re.search(r"^ *4 (Anna|Bot B): ", out, re.MULTILINE)
    assert "Court · 29 lords in the deck" in out
    assert "Total" not in out


def test_verify_says_that_an_honest_record_is_true(run: Run, saved: Path) -> None:
    moves = len(played().standing())
    code, out, _ = run(f"verify {saved}")
    assert code == 0
    assert f"true. abyss, {moves} moves, played to the end; matching fingerprints: {-(-moves // 25)}." in " ".join(
        out.split()
    )


def test_verify_says_when_a_game_is_not_finished(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_text(played(30).text(), encoding="utf-8")
    code, out, _ = run(f"verify {file} --lang pl")
    assert code == 0
    assert "30 ruchów, gra nieskończona; zgodne odciski: 1." in " ".join(out.split())


def test_verify_finds_a_digest_that_was_edited(run: Run, saved: Path) -> None:
    text = saved.read_text(encoding="utf-8")
    saved.write_text(re.sub(r"(= 50 )\w+", r"\g<1>000000000000", text), encoding="utf-8")
    code, out, err = run(f"verify {saved}")
    line = text.splitlines().index(next(line for line in text.splitlines() if line.startswith("= 50 "))) + 1
    assert (code, out) == (2, "")
    assert err.startswith(f"Line {line}: after move 50 the game is not the one that was recorded.")


@pytest.mark.parametrize(
    ("topic", "shown"),
    [
        ("", "council      Wsparcie Rady (3)"),
        ("exploration", "ABY-4.01  Karta po karcie"),
        ("Eksploracja głębin", "ABY-4.01  Karta po karcie"),
        ("aby-4.04", "ABY-4.04  Rosnąca cena"),
        ("keeper", "Farmer bez zdolności"),
        ("Mistrz magii", "wybierasz dowolnego z zagranych sojuszników"),
    ],
)
def test_rules_by_chapter_rule_or_card(run: Run, topic: str, shown: str) -> None:
    code, out, _ = run(f"rules abyss {topic} --lang pl")
    assert code == 0
    assert shown in " ".join(out.split()) or shown in out


def test_games_are_listed_with_their_seats(run: Run) -> None:
    code, out, _ = run("games --lang pl")
    assert code == 0
    assert "abyss  Abyss · od 2 do 4 osób\n  Zjednaj sobie ludy Głębi" in out
