"""Whatever a game can ask, offer, tell or forbid has words in every language."""

import inspect
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from podziemia.bots import LEVELS
from podziemia.kernel.game import Game
from podziemia.kernel.match import new_match
from podziemia.kernel.registry import find_game, game_names
from podziemia.kernel.rng import seeded
from podziemia.kernel.show import message_id
from podziemia.kernel.state import SPECTATOR
from podziemia.words import FALLBACK, LANGUAGES, Speech, source, words_in
from podziemia.words.speech import SEVERAL

LEDGER = Path(__file__).parents[1] / "ledger"
GAMES = [name for name in game_names() if source(FALLBACK, name)]
"""A game has all its words, or none yet."""

every_game = pytest.mark.parametrize("name", GAMES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)
MISSING = re.compile(r"\{|\}|\b(?:trouble|cli|terminal|score|lab)-[a-z]|None")


@cache
def heard(name: str) -> dict[str, set[tuple[str, ...]]]:
    """What random games of every size ask, offer, tell and forbid."""
    game = find_game(name)
    found: dict[str, set[tuple[str, ...]]] = {"ask": set(), "option": set(), "event": set(), "why": set()}
    for seats in range(game.fewest, game.most + 1):
        for number in range(3):
            listen_to(game, seats, f"words {number}", found)
    return found


def listen_to(game: Game[Any], seats: int, seed: str, found: dict[str, set[tuple[str, ...]]]) -> None:
    match = new_match(game, seats, seed, listen=True)
    chance = seeded(seed)
    while not match.over:
        seat = match.waiting()[0]
        ask = match.ask_of(seat)
        found["ask"].add((ask.kind, ask.because))
        found["option"].update((option.verb, option.thing) for option in ask.options)
        found["event"].update((event.what, event.thing, *event.things) for event in match.heard())
        thing = chance.pick(game.action_texts()).rpartition(" ")[2]
        found["why"].update((reason.what, reason.thing) for reason in game.why_not(match.state, seat, ask, thing))
        match.answer(chance.pick(ask.options), seat)
    found["event"].update((event.what, event.thing, *event.things) for event in match.heard())


def code_of(name: str) -> str:
    folder = Path(inspect.getfile(import_module(f"podziemia.games.{name}"))).parent
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.rglob("*.py")))


def named(speech: Speech, *things: str) -> None:
    for thing in [part for several in things for part in several.split(SEVERAL)]:
        known = not thing or thing.isdigit() or len(thing) == 1 or speech.words.has(speech.id("rule", thing), "title")
        assert known or speech.words.has(speech.id("name", thing)), f"{thing} has no name in {speech.lang}"


@every_language
@every_game
def test_every_question_has_words(name: str, lang: str) -> None:
    speech = Speech(lang, find_game(name))
    for kind, because in heard(name)["ask"]:
        assert speech.words.has(speech.id("ask", kind)), kind
        named(speech, because)


@every_language
@every_game
def test_every_answer_has_words(name: str, lang: str) -> None:
    game = find_game(name)
    speech = Speech(lang, game)
    offered = heard(name)["option"] | {tuple((*text.split(" ", 1), "")[:2]) for text in game.action_texts()}
    for verb, thing in offered:
        assert speech.words.has(speech.id("option", verb)), verb
        named(speech, thing)


@every_language
@every_game
def test_every_event_has_words(name: str, lang: str) -> None:
    speech = Speech(lang, find_game(name))
    for what, *things in heard(name)["event"]:
        assert speech.words.has(speech.id("event", what)), what
        named(speech, *things)
    for what in re.findall(r"\btell\(\s*\"([a-z_]+)\"", code_of(name)):
        assert speech.words.has(speech.id("event", what)), what


@every_game
def test_the_log_is_cut_and_weighed_by_events_there_are(name: str) -> None:
    told = find_game(name).telling
    speech = Speech(FALLBACK, find_game(name))
    for what in (*told.turns, *told.rounds, *told.figures, *told.details, *told.trifles, *told.moments, *told.deeds):
        assert speech.words.has(speech.id("event", what)), what
    assert any(what in told.turns + told.rounds for what, *_ in heard(name)["event"]), "nothing cuts the log"


@every_language
@every_game
def test_every_reason_has_words(name: str, lang: str) -> None:
    speech = Speech(lang, find_game(name))
    for what, thing in heard(name)["why"]:
        assert speech.words.has(speech.id("why", what)), what
        named(speech, thing)
    for what in re.findall(r"\bReason\(\s*\"[^\"]+\",\s*\"([a-z_-]+)\"", code_of(name)):
        assert speech.words.has(speech.id("why", what)), what


@every_language
@every_game
def test_title_settings_scores_and_chapters_have_words(name: str, lang: str) -> None:
    game = find_game(name)
    speech = Speech(lang, game)
    parts = {part for score in game.scores(new_match(game, game.most, "").state) for part, _ in score.parts}
    wanted = [speech.id(part) for part in ("title", "tagline", "about")]
    wanted += [speech.id("score", part) for part in parts]
    wanted += [speech.id("chapter", chapter) for chapter in game.chapters]
    for setting in game.settings:
        wanted += [speech.id("setting", setting.key)]
        wanted += [speech.id("setting", setting.key, choice) for choice in setting.choices]
    assert [id for id in wanted if not speech.words.has(id)] == []


@every_language
@every_game
def test_every_rule_of_the_ledger_has_a_title_and_a_text(name: str, lang: str) -> None:
    speech = Speech(lang, find_game(name))
    ledger = [line.split()[0] for line in (LEDGER / f"{name}.txt").read_text(encoding="utf-8").splitlines()]
    told = [rule for rules in speech.rules().values() for rule in rules]
    assert sorted(told) == sorted(ledger)
    for rule in told:
        assert speech.words.has(message_id(name, "rule", rule), "title"), rule


@every_language
@every_game
def test_a_whole_game_is_told_without_a_hole(name: str, lang: str) -> None:
    """Every sentence of a random game, and many drawings of it: filled in, with no id left to be seen."""
    game = find_game(name)
    speech = Speech(lang, game, ["Anna", "Piotr", "Zofia", "Jan", "Ewa"][: game.most])
    match = new_match(game, game.most, "told", listen=True)
    chance = seeded("told")
    said = set()
    while not match.over:
        seat = match.waiting()[0]
        ask = match.ask_of(seat)
        said |= {speech.ask(ask), speech.ask_why(ask), *[speech.option(option) for option in ask.options]}
        said |= {speech.event(event) for event in match.heard()}
        if len(ask.options) % 3 == 0:
            said |= set(game.sketch(match.view(seat), speech.tell).splitlines())
        match.answer(chance.pick(ask.options), seat)
    said |= set(game.sketch(match.view(SPECTATOR), speech.tell).splitlines())
    holes = re.compile(rf"{name}-(?:name|ask|option|event|why|sketch|short|score|facts)-")
    assert [text for text in said if MISSING.search(text) or holes.search(text)] == []


@every_language
@every_game
def test_a_question_fits_the_belt(name: str, lang: str) -> None:
    """At most 42 characters, so that it stands on one line."""
    game = find_game(name)
    speech = Speech(lang, game)
    match = new_match(game, game.fewest, "short")
    chance = seeded("short")
    while not match.over:
        seat = match.waiting()[0]
        ask = match.ask_of(seat)
        assert len(speech.ask(ask)) <= 42, speech.ask(ask)
        match.answer(chance.pick(ask.options), seat)


@every_language
def test_every_level_of_bots_has_a_name(lang: str) -> None:
    words = words_in(lang, "ui")
    assert [level for level in LEVELS if not words.has(f"ui-level-{level}")] == []
