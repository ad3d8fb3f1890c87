"""Records: readable, replayable, and honest about what is wrong with them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from podziemia.games.shadespire.rules.decks import deck_text, ready_deck
from podziemia.kernel.errors import BadRecord, BadSetup
from podziemia.kernel.history import History, load_record, replayed, view_digest, walk
from podziemia.kernel.record import Record, new_record, parse_record
from podziemia.kernel.registry import find_game
from tests.support import kit

ABYSS = find_game("abyss")
RECORD = kit.play_history(ABYSS, 3, "fixture", {"first": "B"}, most=60).record()
RECORD.names = {0: "Anna", 1: "Łukasz: król"}
TEXT = RECORD.text()
LINES = TEXT.splitlines()


def spoiled(line: int, new: str) -> BadRecord:
    """The trouble that a record with this line (from 1) exchanged makes."""
    lines = LINES[:]
    lines[line - 1] = new
    with pytest.raises(BadRecord) as trouble:
        load_record("\n".join(lines))
    return trouble.value


def line_of(start: str) -> int:
    return next(n for n, line in enumerate(LINES, 1) if line.startswith(start))


def test_a_record_reads_like_this() -> None:
    assert LINES[:10] == [
        "podziemia 2",
        "game: abyss",
        f"edition: {ABYSS.edition}",
        "seats: 3",
        "name A: Anna",
        "name B: Łukasz: król",
        "set first: B",
        "set school: off",
        "seed: fixture",
        "",
    ]
    assert LINES[10].startswith("1 ")
    assert line_of("= 25 ") == 10 + 25 + 1


def test_it_is_read_as_it_was_written() -> None:
    record = load_record(TEXT)
    assert record.text() == TEXT
    assert record.names[1] == "Łukasz: król"
    assert replayed(record).digest() == replayed(RECORD).digest()


@pytest.mark.parametrize("n", [0, 1, 24, 25, 26, 59, 60])
def test_it_can_be_cut_at_any_move(n: int) -> None:
    short = load_record(RECORD.cut(n).text())
    assert len(short.standing()) == n


@pytest.mark.parametrize(
    ("line", "new", "key"),
    [
        (1, "podziemia 9", "record-format"),
        (2, "game: chess", "record-game-unknown"),
        (3, "edition: 99", "record-edition"),
        (3, "edition: one", "record-not-a-number"),
        (4, "seats: 7", "record-seat-count"),
        (5, "name Z: Anna", "record-seat"),
        (7, "set first: Q", "record-setting-value"),
        (7, "set colour: red", "record-setting-unknown"),
        (7, "hello", "record-header"),
        (7, "seats: 2", "record-twice"),
        (8, "set school: aby-1", "record-seat-count"),
        (9, "seed:", "record-missing"),
        (11, LINES[10][:4] + "dance", "record-not-legal"),
        (11, "1 Z explore", "record-seat"),
        (11, "explore", "record-line"),
        (12, "7 B pass", "record-number"),
        (36, "= 25 000000000000", "record-diverged"),
        (36, "= 25", "record-line"),
        (37, LINES[35], "record-twice"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(line: int, new: str, key: str) -> None:
    trouble = spoiled(line, new)
    assert trouble.key == key
    if key not in ("record-game-unknown", "record-seat-count", "record-setting-value", "record-setting-unknown"):
        assert trouble.line == line


def test_somebody_elses_turn_is_told() -> None:
    seat = LINES[10].split()[1]
    other = "A" if seat != "A" else "B"
    assert spoiled(11, LINES[10].replace(f" {seat} ", f" {other} ", 1)).key in (
        "record-not-your-turn",
        "record-not-legal",
    )


def test_many_moves_taken_back_are_read_in_one_go() -> None:
    back = "~ 1 A pass\n" * 20_000
    assert len(load_record("\n".join(LINES[:10]) + "\n" + back).moves) == 20_000


@pytest.mark.parametrize(
    ("deck", "key"), [("no deck", "shadespire-deck-line"), ("nobodys_starter", "shadespire-deck-unknown")]
)
def test_a_game_says_itself_what_is_wrong_with_its_settings(deck: str, key: str) -> None:
    text = new_record(find_game("shadespire"), 2, "x").text()
    with pytest.raises(BadSetup) as trouble:
        load_record(text.replace("set deck-b: garreks_reavers_starter", f"set deck-b: {deck}"))
    assert trouble.value.key == key


def test_a_setting_of_several_lines_is_one_line_in_the_record() -> None:
    game = find_game("shadespire")
    deck = deck_text(ready_deck("garreks_reavers_starter"))
    record = new_record(game, 2, "x", {"deck-a": deck})
    assert "\n" in deck
    assert load_record(record.text()).settings == record.settings
    assert record.settings["deck-a"].count(";") == deck.count("\n") - 1


@pytest.mark.parametrize("text", ["", "\n\n", "hello", "podziemia 2", "podziemia 2\ngame: abyss", "\x00"])
def test_rubbish_is_not_a_record(text: str) -> None:
    with pytest.raises(BadRecord):
        load_record(text)


def test_a_huge_text_is_refused_before_it_is_read() -> None:
    with pytest.raises(BadRecord, match="record-too-long"):
        parse_record("x" * 3_000_000)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_an_edited_record_is_refused_or_still_a_game(data: st.DataObject) -> None:
    """Whatever is done to the text, it is read whole or refused with a line; never a crash."""
    at = data.draw(st.integers(0, len(TEXT)))
    length = data.draw(st.integers(0, 40))
    new = data.draw(st.text(max_size=20))
    try:
        record = load_record(TEXT[:at] + new + TEXT[at + length :])
    except BadRecord:
        return
    replayed(record)


# ---- formats ----


def in_the_first_format() -> str:
    """The record as it was written when digests were of the all-seeing view."""
    old = RECORD.cut(60)
    views = [view_digest(match) for match in walk(RECORD)][1:]
    for move, view in zip(old.moves, views, strict=True):
        move.digest = view if move.digest else ""
    return old.text().replace("podziemia 2", "podziemia 1", 1)


def texts(record: Record) -> list[str]:
    return [move.text for move in record.standing()]


def test_a_record_of_the_first_format_is_read_and_written_in_todays() -> None:
    old = in_the_first_format()
    assert parse_record(old).format == 1
    assert load_record(old).text() == TEXT
    assert History(parse_record(old)).record().text() == TEXT


def test_its_digests_are_compared_with_the_view() -> None:
    old = in_the_first_format().splitlines()
    at = line_of("= 25 ")
    assert old[at - 1] != "= 25 000000000000"
    old[at - 1] = "= 25 000000000000"
    for read in (load_record, lambda text: History(parse_record(text))):
        with pytest.raises(BadRecord, match="record-diverged") as trouble:
            read("\n".join(old))
        assert trouble.value.line == at


def test_old_digests_never_pass_for_new_ones() -> None:
    """A record that was read and not played knows no digests of today's format, so it is written without."""
    text = parse_record(in_the_first_format()).text()
    assert "\n= " not in text
    assert texts(load_record(text)) == texts(RECORD)
