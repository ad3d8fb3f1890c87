"""The board of Tyrants has a drawing for every card, a place for every answer and words for all it says."""

import re
from pathlib import Path

import pytest

from podziemia.games.tyrants.data.cards import ASPECTS, CARD_IDS
from podziemia.games.tyrants.data.map import SITE_IDS, SPACE_IDS
from podziemia.games.tyrants.data.options import ALL_OPTIONS
from podziemia.words import LANGUAGES

ROOT = Path(__file__).parents[3]
BOARD = ROOT / "web/src/boards/tyrants"
WORDS = ROOT / "src/podziemia/words"


def source(name: str) -> str:
    return (BOARD / name).read_text()


def keys(text: str) -> list[str]:
    """The keys of an object, one a line."""
    return re.findall(r"^  '?([\w.-]+)'?:(?: |$)", text, re.MULTILINE)


def looks() -> dict[str, tuple[str, str]]:
    """The figure on each card and the thing beside it."""
    found = re.findall(r"^  (\w+): \{ figure: '(\w+)', thing: '(\w+)' \},$", source("art/cards.ts"), re.MULTILINE)
    return {card: (figure, thing) for card, figure, thing in found}


def test_every_card_has_a_picture_in_the_order_of_the_half_decks() -> None:
    assert tuple(looks()) == CARD_IDS


def test_no_two_cards_look_alike() -> None:
    assert len(set(looks().values())) == len(CARD_IDS)


def test_every_figure_and_thing_is_used() -> None:
    """None is missing, which TypeScript knows, and none is left over, which only this test knows."""
    figures, things = zip(*looks().values(), strict=True)

    assert set(keys(source("art/figures.ts"))) == set(figures)
    assert set(keys(source("art/things.ts"))) == set(things)


def test_every_aspect_has_a_sign_of_its_own() -> None:
    signs = re.findall(r"^  (\w+): '(M[^']+)',$", source("art/signs.ts").split("export const SIGNS")[0], re.MULTILINE)

    assert {aspect for aspect, _ in signs} == set(ASPECTS)
    assert len({sign for _, sign in signs}) == len(ASPECTS)


def test_what_is_drawn_at_a_place_names_a_place() -> None:
    pieces = source("art/pieces.ts")
    nudged = re.findall(r"^  '([\w.]+)': \{ x", source("map.ts"), re.MULTILINE)

    assert set(keys(pieces.split("VIGNETTES")[1])) <= set(SITE_IDS)
    assert set(re.findall(r"'(\w+)'", pieces.split("SPIES_RIGHT")[1].split("]")[1])) <= set(SITE_IDS)
    assert nudged
    assert set(nudged) <= set(SPACE_IDS)


def test_every_answer_about_a_card_means_a_zone() -> None:
    """A verb that no zone takes would light nothing."""
    spots = source("spots.ts")
    zones = spots.split("const ALWAYS")[1].split("const RULE")[0]
    taken = {
        verb for group in re.findall(r": \[?((?:'[a-z-]+'(?:, )?)+)", zones) for verb in re.findall(r"[a-z-]+", group)
    }

    assert {option.verb for option in ALL_OPTIONS if option.thing in CARD_IDS} <= taken


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_opens_a_rule(lang: str) -> None:
    words = (WORDS / lang / "tyrants.ftl").read_text()
    kinds = set(re.findall(r"^tyrants-ask-([a-z-]+) =", words, re.MULTILINE))
    rules = dict(re.findall(r"^  '?([a-z.-]+)'?: 'TYR-([0-9.]+)',$", source("spots.ts"), re.MULTILINE))

    assert {kind.replace(".", "-") for kind in rules} == kinds
    for number in rules.values():
        assert f"\ntyrants-rule-tyr-{number.replace('.', '-')} =" in words, number


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_finds_all_its_words(lang: str) -> None:
    code = "".join(path.read_text() for path in sorted(BOARD.rglob("*")) if path.suffix in {".svelte", ".ts"})
    said = set(re.findall(r"'(tyrants-(?:board|score)-[a-z-]+)'", code))
    said |= {f"tyrants-board-part-{part}" for part in ("map", "market", "mine")}
    counts = re.findall(r"^    (\w+): (?:\(|pointsOf|trophiesOf)", source("Counts.svelte"), re.MULTILINE)
    said |= {f"tyrants-board-n-{count}" for count in counts}
    known = set(re.findall(r"^(tyrants-[a-z0-9-]+) =", (WORDS / lang / "tyrants.ftl").read_text(), re.MULTILINE))

    assert len(counts) == 8
    assert len(said) > 60
    assert said <= known


def test_cards_that_take_one_out_of_the_hand_are_known_where_all_plain_ones_are_played_at_once() -> None:
    effects = "".join(file.read_text() for file in sorted((ROOT / "src/podziemia/games/tyrants/effects").glob("*.py")))
    does = re.findall(
        r'^@card\("(\w+)"\)\n(.*?)(?=^@|^def |\Z)', effects.replace("\ndef ", "\n def "), re.MULTILINE | re.DOTALL
    )
    takers = [card for card, body in does if "devour_from_hand(" in body or "me.hand)" in body]
    listed = re.search(r"const TAKERS = \[(.*?)\]", source("bundles.ts"), re.DOTALL)
    assert listed is not None
    assert re.findall(r"\w+", listed[1]) == sorted(takers)
