"""Whatever any half-deck can ask, offer or tell has words in every language, and fits its line."""

import re
from pathlib import Path

import pytest

from podziemia.games.tyrants import GAME
from podziemia.games.tyrants.data.cards import CARD_IDS, HALF_DECKS, ROUND_CAP
from podziemia.games.tyrants.data.map import SITE_IDS, SPACE_IDS
from podziemia.kernel.ask import Ask
from podziemia.kernel.game import Reason
from podziemia.kernel.match import new_match
from podziemia.kernel.rng import seeded
from podziemia.words import LANGUAGES, Speech
from tests.support import rule

PLAYERS = ["Anna", "Piotr", "Zofia", "Jan"]
POLISH = Path(__file__).parents[3] / "src/podziemia/words/pl/tyrants.ftl"
HOLE = re.compile(r"[{}]|tyrants-[a-z]|None")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("pair", ["elementals+demons", "aberrations+undead"])
def test_a_game_of_every_half_deck_is_told_without_a_hole(lang: str, pair: str) -> None:
    speech = Speech(lang, GAME, PLAYERS)
    match = new_match(GAME, 4, f"told {pair}", {"decks": pair}, listen=True)
    chance = seeded("told")
    said: set[str] = set()
    while match.ask is not None:
        ask = match.ask
        said |= {speech.ask(ask), speech.ask_why(ask), *[speech.option(option) for option in ask.options]}
        if chance.chance() < 0.05:
            said |= set(GAME.sketch(match.view(ask.seat), speech.tell).splitlines())
        match.answer(chance.pick(ask.options))
        said |= {speech.event(event) for event in match.heard()}
    assert [text for text in said if HOLE.search(text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_fits_the_belt(lang: str) -> None:
    """Of every kind that the bots know, with every card behind it and every number."""
    speech = Speech(lang, GAME, PLAYERS)
    option = new_match(GAME, 2, "belt").ask
    assert option is not None
    for id in speech.words.ids("tyrants-ask-"):
        kind = id.removeprefix("tyrants-ask-")
        longest = {"pay-devour-this": ["flesh_golem", "wraith", "minotaur_skeleton"], "ambassador": ["ambassador"]}
        for because in longest.get(kind, ["noble"]):
            for n in (1, 2, 3, 5):
                text = speech.ask(Ask(0, kind, option.options, because, n))
                assert len(text) <= 42, text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_says_what_it_does(lang: str) -> None:
    speech = Speech(lang, GAME, PLAYERS)
    for id in CARD_IDS:
        assert speech.text(id)
        assert 0 < len(speech.short(id)) <= 47, speech.short(id)
        assert speech.facts(id)
    for id in (*SITE_IDS, *SPACE_IDS, *HALF_DECKS):
        assert speech.words.has(speech.id("name", id)), id
    names = [speech.name(id) for id in SPACE_IDS]
    assert len(set(names)) == len(names)


@rule("TYR-9.03")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_name_the_guard_against_games_without_end(lang: str) -> None:
    assert f" {ROUND_CAP} " in Speech(lang, GAME, PLAYERS).words.say("tyrants-rule-tyr-9-03")


def test_polish_asks_for_a_place_in_its_case() -> None:
    same = Reason("TYR-6.03", "same-place", False, "stoneshaft_clanhold.1")
    assert Speech("pl", GAME, PLAYERS).reason(same).endswith("wybierz Klanową twierdzę Stoneshaft 2.")


def test_polish_speaks_the_words_of_the_rulebook() -> None:
    """What the box calls otherwise: its opponents, discard pile, starting sites, Underdark, end of the turn."""
    text = POLISH.read_text(encoding="utf-8")
    assert re.findall(r"rywal|Podmrok|startow|stos\w* odrzuconych|[Nn]a koniec (?:twojej )?tury(?!\.)", text) == []
