"""Every trouble the code can be in has a message in every language."""

import re
from pathlib import Path

import pytest

from podziemia.kernel.errors import BadRecord, BadSetup, Trouble
from podziemia.kernel.registry import game_names
from podziemia.words import FALLBACK, LANGUAGES, source, words_in
from podziemia.words.messages import troubles_in

SOURCES = Path(__file__).parents[2] / "src/podziemia"
RAISED = re.compile(r"\b(Trouble|BadSetup|Refusal|BadRecord)\(\s*\"([a-z-]+)\"")


PARTS = sorted(folder.name for folder in SOURCES.iterdir() if folder.is_dir() and folder.name != "games")
GAMES = [name for name in game_names() if source(FALLBACK, name)]


def raised(folder: Path) -> list[tuple[str, str]]:
    return [pair for file in folder.rglob("*.py") for pair in RAISED.findall(file.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_trouble_has_words(lang: str) -> None:
    keys = {key for part in PARTS for _, key in raised(SOURCES / part)}
    assert {"not-legal", "record-line", "game-unknown", "bot-unknown", "topic-unknown"} <= keys
    assert sorted(key for key in keys if not words_in(lang).has(f"trouble-{key}")) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_tells_the_troubles_of_set_up_and_play_with_their_line(lang: str) -> None:
    keys = {f"record-{key}" for kind, key in raised(SOURCES / "kernel") if kind in ("BadSetup", "Refusal")}
    assert {"record-game-unknown", "record-not-legal"} <= keys
    assert sorted(key for key in keys if not words_in(lang).has(f"trouble-{key}")) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_troubles_of_a_game_have_words(lang: str, game: str) -> None:
    keys = {key for _, key in raised(SOURCES / "games" / game)}
    assert sorted(key for key in keys if not words_in(lang, game).has(f"trouble-{key}")) == []


def test_a_trouble_says_what_is_right() -> None:
    trouble = BadSetup("seat-count", game="abyss", given=9, fewest=2, most=4)
    assert words_in("en").trouble(trouble) == "9 seats do not fit abyss: it takes 2 to 4."
    assert words_in("pl").trouble(trouble).endswith("dozwolone są od 2 do 4.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_trouble_of_a_game_is_told_without_reading_all_its_words(lang: str) -> None:
    """Reading them takes seconds, for which a server would stand still."""
    words = words_in(lang)
    words_in.cache_clear()
    trouble = BadSetup("descent-party-size", given=1, needed=3)
    assert re.findall(r"[13]", words.trouble(trouble)) in (["3", "1"], ["1", "3"])
    assert words_in.cache_info().currsize == 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_troubles_of_a_game_read_alone_are_all_there(lang: str, game: str) -> None:
    ids = words_in(lang, game).ids("trouble-")
    shared = words_in(lang).ids("trouble-")
    assert troubles_in(lang, game).ids("trouble-") == [id for id in ids if id not in shared]


def test_a_trouble_in_a_record_names_the_line() -> None:
    trouble: Trouble = BadRecord("record-line", 7, text="???")
    assert words_in("pl").trouble(trouble).startswith("Wiersz 7:")
