"""The board of Abyss has a drawing for every card and words for all it says."""

import re
from pathlib import Path

import pytest

from podziemia.games.abyss.data.cards import LOCATION_IDS, LORD_IDS, LORDS
from podziemia.words import LANGUAGES

ROOT = Path(__file__).parents[3]
BOARD = ROOT / "web/src/boards/abyss"
WORDS = ROOT / "src/podziemia/words"


def looks() -> dict[str, tuple[str, str, str]]:
    """What each lord holds, the trait of the face, the ground behind the head."""
    found = re.findall(
        r"^  (\w+): \{ sign: '(\w+)', trait: '(\w+)', ground: '(\w+)' \},$",
        (BOARD / "art/portraits.ts").read_text(),
        re.MULTILINE,
    )
    return {lord: (sign, trait, ground) for lord, sign, trait, ground in found}


def test_every_lord_has_a_portrait_in_the_order_of_the_rules() -> None:
    assert tuple(looks()) == LORD_IDS


def test_no_two_lords_look_alike() -> None:
    """Each holds a thing of its own, and faces within a guild differ too."""
    signs = [sign for sign, _, _ in looks().values()]
    faces = [(lord.guild, *looks()[lord.id][1:]) for lord in LORDS]

    assert len(set(signs)) == len(LORDS)
    assert len(set(faces)) == len(LORDS)


def test_every_location_has_a_landmark_in_the_order_of_the_rules() -> None:
    text = (BOARD / "art/landmarks.ts").read_text().split("export const LANDMARK", 1)[1]

    assert tuple(re.findall(r"^  (\w+): \[", text, re.MULTILINE)) == LOCATION_IDS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_finds_all_its_words(lang: str) -> None:
    code = "".join(path.read_text() for path in sorted(BOARD.rglob("*")) if path.suffix in {".svelte", ".ts"})
    said = set(re.findall(r"'(abyss-(?:board|score)-[a-z-]+)'", code))
    known = set(re.findall(r"^(abyss-[a-z0-9-]+) =", (WORDS / lang / "abyss.ftl").read_text(), re.MULTILINE))

    assert len(said) > 40
    assert said <= known
