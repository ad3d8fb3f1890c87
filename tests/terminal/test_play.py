"""A person at the terminal."""

import re
from pathlib import Path

import pytest

from podziemia.kernel.history import load_record
from tests.terminal.conftest import Run

DUEL = "play abyss --seats human:Anna,random --seed tide --set first=A --lang pl"


def test_a_whole_game_in_polish_ends_with_the_score_sheet(run: Run) -> None:
    code, out, err = run(DUEL, *["1"] * 1000)
    assert (code, err) == (0, "")
    assert re.search(r"(Anna|Bot B) wygrywa|Wspólna wygrana", out)
    sheet = out[out.rindex("Koniec gry.") :]
    for row in ("Miejsca", "Lordowie", "Sojusznicy", "Potwory", "Razem"):
        assert re.search(rf"{row}\s+\d+\s+\d+", sheet), row
    assert re.search(r"1\. (Anna|Bot B)\s+2\. (Anna|Bot B)", sheet)


def test_the_score_sheet_adds_up(run: Run) -> None:
    _, out, _ = run("play abyss --seats human,random,random --seed sum", *["1"] * 1000)
    rows = re.findall(r"^ *(Locations|Lords|Allies|Monsters|Total) +(\d+) +(\d+) +(\d+) *$", out, re.MULTILINE)
    *parts, total = [[int(n) for n in row[1:]] for row in rows]
    assert [sum(column) for column in zip(*parts, strict=True)] == total
    assert total == sorted(total, reverse=True)


def test_the_first_question_comes_with_the_table_and_numbered_answers(run: Run) -> None:
    _, out, _ = run("play abyss --seats human:Anna,human:Piotr --seed tide --set first=A --lang pl", "1")
    assert "Dziedziniec · w talii 29 lordów" in out
    assert "▸ Anna · 1 perła, 0 kluczy, 0 kart, 0 PW" in out
    assert "  1  Eksploruj głębiny" in out


def test_the_hand_of_another_is_not_shown(run: Run) -> None:
    _, out, _ = run(DUEL, *["1"] * 60)
    at_a_question = out.split("> 1")[:-1]
    assert len(at_a_question) > 20
    assert all(table.count("Ręka:") <= 1 for table in at_a_question)


def test_nothing_is_coloured_into_a_pipe(run: Run) -> None:
    _, out, _ = run(DUEL, "1", "? keeper", "zasady")
    assert "\x1b" not in out


@pytest.mark.parametrize("name", ["the_keeper", "keeper", "The Keeper", "dozorca", "DOZORCA"])
def test_help_on_a_card_by_any_name(run: Run, name: str) -> None:
    _, out, _ = run(DUEL, f"? {name}")
    assert (
        "Dozorca\n  farmer · koszt: wartość 6 z 3 ras (obowiązkowa: konik morski) · punkty wpływu: 6 · klucze: 1" in out
    )


def test_help_needs_no_polish_letters(run: Run) -> None:
    _, out, _ = run(DUEL, "? lapowkarz")
    assert "Możesz zapłacić dokładnie 5 pereł" in out


def test_help_on_a_lord_of_the_court_says_what_is_missing(run: Run) -> None:
    _, out, _ = run("play abyss --seats human,random --seed tide --set first=A", "table", "log")
    lord = re.search(r"ability\n  (\w+(?: \w+)?)  ", out)
    assert lord is not None
    _, out, _ = run("play abyss --seats human,random --seed tide --set first=A", f"? {lord[1]}")
    assert "✗ Value with pearls:" in out
    assert "(ABY-7.07)" in out


def test_an_answer_that_is_not_legal_is_refused_with_the_reason(run: Run) -> None:
    _, out, _ = run(DUEL, "7", "recruit keeper", "explore")
    assert "„7” nie jest teraz możliwe. Odpowiedz" in out
    assert "„recruit keeper” nie jest teraz możliwe." in out
    assert "Anna eksploruje głębiny." in out


def test_undo_goes_back_to_the_last_decision_and_stays_in_the_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game"
    _, out, _ = run(DUEL, "explore", "1", "cofnij", "cofnij", "cofnij", f"zapisz {file}", "koniec")
    assert "Znów jest początek gry." in out
    assert "Nie ma czego cofnąć" in out
    record = load_record(file.read_text(encoding="utf-8"))
    assert record.standing() == []
    assert record.moves[0].text == "explore"


def test_a_saved_game_goes_on_where_it_was_left(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game"
    _, before, _ = run(DUEL, *["1"] * 12, f"save {file}", "stół", "koniec")
    code, after, _ = run(f"play --resume {file} --lang pl", "quit")
    assert code == 0
    assert before[before.rindex("Dziedziniec ·") : before.rindex("> koniec")] in after
    assert "B  Bot B · random" in after
    assert "bez zapisu" not in after


def test_moves_after_the_last_save_are_told_as_lost(run: Run, tmp_path: Path) -> None:
    """Also when as many moves stand as were saved."""
    file = tmp_path / "game"
    _, out, _ = run(DUEL, f"save {file}", "explore", "quit")
    assert "bez zapisu" in out
    _, out, _ = run(DUEL, "explore", "1", f"save {file}", "cofnij", "2", "quit")
    assert "bez zapisu" in out


def test_other_people_may_take_the_seats_of_a_saved_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game"
    run(DUEL, f"save {file}", "quit")
    _, out, _ = run(f"play --resume {file} --seats greedy,human:Jan --lang pl", "quit")
    assert "A  Bot A · greedy" in out
    assert "B  Jan · człowiek" in out


def test_a_file_that_is_no_record_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_text("Droga Anno", encoding="utf-8")
    _, out, _ = run(DUEL, f"save {file}", f"save {tmp_path / 'no' / 'folder'}", "save")
    out = " ".join(out.split())
    assert "to nie zapis gry. Wybierz inną nazwę." in out
    assert "Nie można zapisać pliku" in out
    assert "Dokąd?" in out
    assert file.read_text(encoding="utf-8") == "Droga Anno"


def test_the_end_of_the_input_leaves_the_game_with_a_hint(run: Run) -> None:
    code, out, err = run(DUEL, "1")
    assert (code, err) == (0, "")
    assert out.endswith("bez zapisu. Następnym razem: zapisz PLIK\n")


def test_between_two_people_stands_a_curtain(run: Run) -> None:
    _, out, _ = run("play abyss --seats human:Anna,human:Piotr --seed tide --set first=A --lang pl", "1", "2")
    curtain = out.index("Oddaj klawiaturę. Teraz gra: Piotr.")
    assert out.index("Anna: Wybierz akcję") < curtain < out.index("Piotr: Kup")


def test_news_are_what_happened_since_the_last_decision(run: Run) -> None:
    _, out, _ = run(DUEL, "explore", "1", "1")
    news = [part.split("\n\n")[0] for part in out.split("Co się wydarzyło\n")[1:]]
    assert news[0] == "  Tura 1: Anna."
    assert news[1].startswith("  Anna eksploruje głębiny.\n  Odkryto ")
    assert not any("Tura 1: Anna." in later for later in news[1:])


def test_the_log_has_it_all(run: Run) -> None:
    _, out, _ = run(DUEL, "explore", "1", "log")
    log = out[out.rindex("> log") :]
    assert "Tura 1: Anna." in log
    assert "Anna eksploruje głębiny." in log


def test_rules_and_help_are_at_hand(run: Run) -> None:
    _, out, _ = run(DUEL, "zasady", "rules exploration", "zasady 4.04", "pomoc", "?", "? nonsens")
    assert "exploration  Eksploracja głębin (14)" in out
    assert out.count("ABY-4.04  Rosnąca cena") == 2
    assert out.count("cofnij: wróć do swojej ostatniej decyzji") == 2
    assert "W zasadach nie ma „nonsens”" in out


def test_without_seats_one_person_plays_a_bot(run: Run) -> None:
    _, out, _ = run("play abyss --set first=A", "quit")
    assert "A  Player A · human" in out
    assert "B  Bot B · mcts" in out


def test_a_name_with_brackets_is_just_a_name(run: Run) -> None:
    _, out, _ = run("play abyss --seats human:[red]Jan,random --set first=A", "quit")
    assert "▸ [red]Jan · 1 pearl" in out


HIT = re.compile(r"hit \d+%, draw \d+%, miss \d+%")
BRAWLS = [f"play shadespire --seats human,random --seed brawl{n} --lang en" for n in "def"]


def test_the_chances_of_an_attack_are_told_unless_nobody_wants_them(run: Run) -> None:
    told = [run(brawl, *["1"] * 200)[1] for brawl in BRAWLS]
    assert any(HIT.search(out) for out in told)
    untold = [run(f"{brawl} --no-odds", *["1"] * 200)[1] for brawl in BRAWLS]
    assert not any(HIT.search(out) for out in untold)
