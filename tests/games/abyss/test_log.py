"""What the log says, in words."""

import pytest

from podziemia.games.abyss import GAME
from podziemia.words import Speech
from tests.games.abyss.table import has, table
from tests.support import rule

POLISH = Speech("pl", GAME, ["Anna", "Piotr"])
ENGLISH = Speech("en", GAME, ["Anna", "Piotr"])


@rule("ABY-4.12", "ABY-16.03")
def test_the_log_says_what_an_exploration_leaves_to_the_council() -> None:
    """Allies in the order of the track, no monsters; without an ally left there is nothing to say."""
    t = table(exploration_deck_top="squid-1 monster crab-2 crab-3")
    t.play("A explore", "A go-on", "A go-on", "A go-on", "A take crab-3")
    assert t.told()[-2:] == ["allies_to_council A squid-1 crab-2", "turn_started B 2"]
    assert ENGLISH.event(t.log[-2]) == "Left to the Council: squid 1 and crab 2."
    assert POLISH.event(t.log[-2]).replace("\u00a0", " ") == "Do Rady: kałamarnica 1 i krab 2."

    t = table(exploration_deck_top="monster crab-2")
    t.play("A explore", "A go-on", "A take crab-2")
    assert t.told()[-2:] == ["ally_taken A crab-2", "turn_started B 2"]


@rule("ABY-5.15", "ABY-16.01")
def test_the_log_says_the_threat_before_and_after_a_fight() -> None:
    t = table(exploration_deck_top="monster", threat=3)
    t.play("A explore", "A fight monster")
    fought, claimed = t.log[-3:-1]
    assert ENGLISH.event(fought) == "Anna beats the monster on threat space 3."
    assert ENGLISH.event(claimed) == "Anna takes the reward: 1 key. Threat: 1."
    assert POLISH.event(claimed).endswith("Zagrożenie: 1.")


@rule("ABY-10.07", "ABY-16.01")
@pytest.mark.parametrize(
    ("tokens", "lords", "told"),
    [
        (0, "keeper reaper", "Anna takes control of the Jail. Tucked under it for their keys: "),
        (1, "keeper", "Anna takes control of the Jail with 1 key token. Tucked under it for their keys: "),
        (2, "", "Anna takes control of the Jail with 2 key tokens. Tucked under it for their keys: "),
    ],
)
def test_the_log_says_who_is_tucked_and_with_which_keys(tokens: int, lords: str, told: str) -> None:
    hand = "seahorse-5 seahorse-3"
    t = table(A=has(key_tokens=tokens, lords=lords, hand=hand), court="shepherd", available="jail")
    t.recruit(f"A shepherd with {hand}")
    t.play("A control jail")
    names = [f"the {lord.title()}" for lord in [*lords.split(), "shepherd"]]
    assert ENGLISH.event(t.log[-2]) == f"{told}{ENGLISH.words.joined(names)}."


@rule("ABY-10.08", "ABY-16.01")
def test_the_log_says_that_tokens_alone_tuck_nobody() -> None:
    t = table(A=has(key_tokens=3), council={"crab": 1}, available="jail")
    t.play("A support council-crab", "A control jail")
    assert ENGLISH.event(t.log[-2]) == "Anna takes control of the Jail with 3 key tokens. No lord is tucked under it."
