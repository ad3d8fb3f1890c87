"""What the bots know of Abyss: positions with one right answer, payments, and games that come to an end."""

from collections.abc import Callable
from itertools import combinations

import pytest

from podziemia.bots import make_bot
from podziemia.games.abyss import GAME
from podziemia.games.abyss.cards import CARD_IDS, NO_RACE, RACE_OF, RACES, VALUE_OF
from podziemia.games.abyss.payment import best_payment
from podziemia.kernel.ask import SEAT_LETTERS
from podziemia.kernel.match import new_match
from tests.games.abyss.table import AbyssTable, has, table

GREEDY = "greedy"
SEARCH = "mcts:200"


def answers(bot: str, t: AbyssTable, letter: str = "A") -> list[str]:
    """What three bots of different seeds say to the present question."""
    seat = SEAT_LETTERS.index(letter)
    return [make_bot(bot, GAME, f"seed {i}").choose(t.match, seat).text for i in range(3)]


def mostly(found: list[str], right: Callable[[str], bool] | str) -> bool:
    """Whether at least two of the three are right."""
    good = [text for text in found if (text == right if isinstance(right, str) else right(text))]
    return len(good) >= 2


def let_play(t: AbyssTable, bot: str, letter: str, *kinds: str) -> None:
    """The bot answers for the seat as long as it is asked questions of these kinds."""
    seat = SEAT_LETTERS.index(letter)
    player = make_bot(bot, GAME, "let play")
    while not t.match.over and t.ask.seat == seat and t.ask.kind in kinds:
        t.play(f"{letter} {player.choose(t.match, seat).text}")


# ---- ten positions ----


@pytest.mark.parametrize("bot", [GREEDY, SEARCH])
def test_the_third_key_beats_influence(bot: str) -> None:
    """In the last turn a lord of 6 who opens the Throne Room is better than one of 9."""
    t = table(
        A=has(
            key_tokens=2, lords="landowner miller seeker jailer", hand="seahorse-5 seahorse-3 shellfish-5 shellfish-3"
        ),
        court="shepherd peddler",
        available="throne_room",
        last_turns=0,
    )

    assert mostly(answers(bot, t), "recruit shepherd")


@pytest.mark.parametrize("bot", [GREEDY, SEARCH])
def test_the_leader_ends_the_game(bot: str) -> None:
    """72 points and the seventh lord at hand, against 55 and at most one lord more."""
    t = table(
        A=has(
            lords="landowner aquaculturalist miller trader peddler apprentice",
            monster_tokens="4 4 2 2",
            hand="crab-2 squid-2 seahorse-2",
        ),
        B=has(
            lords="shopkeeper illusionist invoker seeker hunter", monster_tokens="3 3 3 3 2 2", hand="squid-1 squid-2"
        ),
        court="jailer",
    )

    assert mostly(answers(bot, t), "recruit jailer")


def test_who_is_behind_does_not_end_the_game() -> None:
    """50 points against 68: the seventh lord would lose for certain, a monster would bring a location and time."""
    t = table(
        A=has(
            lords="assassin hunter corruptor traitor schemer jailer",
            monster_tokens="4 3 3 3",
            key_tokens=2,
            hand="crab-2 squid-2 seahorse-2",
        ),
        B=has(lords="landowner aquaculturalist miller trader peddler", monster_tokens="3 3 3 3 3 2"),
        court="tamer",
        lord_deck=12,
        threat=5,
    )

    assert mostly(answers(SEARCH, t), lambda text: text != "recruit tamer")


@pytest.mark.parametrize("bot", [GREEDY, SEARCH])
def test_payment_is_made_with_high_allies(bot: str) -> None:
    """The lowest ally paid is the one that scores: two fours rather than a four, a three and a one."""
    t = table(
        A=has(hand="seahorse-4 seahorse-1 squid-4 crab-3", affiliated="squid-5"), B=has(pearls=1), court="miller"
    )
    t.play("A recruit miller")

    let_play(t, bot, "A", "recruit.pay", "recruit.affiliate")

    t.finds(A=has(affiliated="squid-5 seahorse-4", hand="seahorse-1 crab-3"))


def test_a_bot_remembers_the_council() -> None:
    """The smaller stack pays for the Invoker next turn; the bigger one is known to be worthless."""
    t = table(
        A=has(hand="jellyfish-3", pearls=1),
        C=has(),
        court="invoker",
        council={"jellyfish": "jellyfish-4 jellyfish-2", "crab": "crab-1 crab-1 crab-1 crab-2"},
    )

    assert mostly(answers(SEARCH, t), "support council-jellyfish")


@pytest.mark.parametrize("bot", [GREEDY, SEARCH])
def test_a_five_is_bought(bot: str) -> None:
    """It completes the payment for the Assassin."""
    t = table(A=has(pearls=4, hand="crab-4"), active="B", court="assassin", exploration_deck_top="crab-5")
    t.play("B explore")

    assert mostly(answers(bot, t), "buy crab-5")


@pytest.mark.parametrize("bot", [GREEDY, SEARCH])
def test_a_one_is_not_bought(bot: str) -> None:
    t = table(A=has(pearls=1), active="B", court="landowner miller", exploration_deck_top="squid-1")
    t.play("B explore")

    assert mostly(answers(bot, t), "pass")


@pytest.mark.parametrize("bot", [GREEDY, SEARCH])
def test_a_monster_is_fought_for_the_third_key(bot: str) -> None:
    t = table(A=has(key_tokens=2), threat=3, exploration_deck_top="crab-1 monster", location_stack=7)
    t.play("A explore", "A go-on")

    assert mostly(answers(bot, t), "fight monster")


@pytest.mark.parametrize("bot", [GREEDY, SEARCH])
def test_tokens_are_spent_before_abilities(bot: str) -> None:
    """Three tokens; the Treasurer keeps working and keeps a key."""
    t = table(A=has(key_tokens=1, lords="treasurer miller hunter"), threat=6, exploration_deck_top="monster")
    t.play("A explore", "A fight monster")

    let_play(t, bot, "A", "control.keys")

    assert t.ask.kind == "control.location"
    assert t.match.state.spent == []


@pytest.mark.parametrize("bot", [GREEDY, SEARCH])
def test_in_the_last_turn_four_tiles_are_drawn(bot: str) -> None:
    """Nobody moves afterwards, so that showing tiles costs nothing."""
    t = table(
        A=has(key_tokens=2, lords="miller hunter", hand="seahorse-5 seahorse-3"),
        court="shepherd",
        available="abyss",
        location_stack=12,
        last_turns=0,
    )
    t.recruit("A shepherd with seahorse-3 seahorse-5")

    assert mostly(answers(bot, t), "draw 4")


@pytest.mark.parametrize("bot", [GREEDY, SEARCH])
def test_tokens_are_better_than_pearls(bot: str) -> None:
    t = table(
        A=has(lords="miller hunter", hand="crab-1"),
        B=has(lords="keeper landowner"),
        threat=2,
        exploration_deck_top="monster",
    )
    t.play("A explore", "A fight monster")

    assert mostly(answers(bot, t), "claim 2-token")
