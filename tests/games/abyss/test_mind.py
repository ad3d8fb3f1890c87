"""What the bots know of Abyss: positions with one right answer, payments, and games that come to an end."""

from collections.abc import Callable
from itertools import combinations

import pytest

from podziemia.bots import make_bot
from podziemia.games.abyss import GAME
from podziemia.games.abyss.bots.payment import best_payment
from podziemia.games.abyss.bots.worth import at
from podziemia.games.abyss.data.cards import CARD_IDS, NO_RACE, RACE_OF, RACES, VALUE_OF
from podziemia.kernel.ask import SEAT_LETTERS
from podziemia.kernel.match import new_match
from podziemia.kernel.rng import seeded
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
        available="sanctuary",
        location_stack_top="chamber_of_allies oceanic_senate_assembly nest_of_giant_clams",
        location_stack=3,
    )

    assert mostly(answers(SEARCH, t), lambda text: text != "recruit tamer")


@pytest.mark.parametrize("bot", [GREEDY, SEARCH])
def test_payment_is_made_with_high_allies(bot: str) -> None:
    """The lowest ally paid is the one that scores: two fours rather than a four, a three and a one."""
    t = table(A=has(hand="seahorse-4 seahorse-1 squid-4 crab-3", affiliated="squid-5"), B=has(pearls=1), court="miller")
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
def test_the_slaver_makes_up_the_pearls_for_the_corruptor(bot: str) -> None:
    hand = "squid-5 squid-4 squid-1"
    t = table(A=has(lords="slaver", pearls=3, hand=f"{hand} crab-1"), court="corruptor landowner")
    t.recruit(f"A corruptor with {hand}")
    assert mostly(answers(bot, t), "use slaver")


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


# ---- payments ----


def every_payment(cards: tuple[int, ...], races: int, must: int, need: int, pearls: int) -> list[tuple[int, ...]]:
    """All sets of allies that pay, by trying every one."""
    paying = []
    for size in range(1, len(cards) + 1):
        for some in combinations(cards, size):
            kinds = {RACE_OF[card] for card in some}
            enough = sum([VALUE_OF[card] for card in some]) + pearls >= need
            if len(kinds) == races and (must == NO_RACE or must in kinds) and enough:
                paying.append(some)
    return paying


def final_allies(left: list[int], joins: int, affiliated: tuple[int, ...]) -> int:
    """Points for allies at the end of the game: those before the player, the one that joins, the lowest in hand."""
    best = list(affiliated)
    for race in range(len(RACES)):
        hand = [VALUE_OF[card] for card in left if RACE_OF[card] == race]
        best[race] = max(best[race], min(hand, default=0), VALUE_OF[joins] if RACE_OF[joins] == race else 0)
    return sum(best)


def last_turn_worth(cards: tuple[int, ...], paid: tuple[int, ...], affiliated: tuple[int, ...]) -> int:
    left = list(cards)
    for card in paid:
        left.remove(card)
    lowest = min([VALUE_OF[card] for card in paid])
    return max([final_allies(left, card, affiliated) for card in paid if VALUE_OF[card] == lowest])


def random_hand(number: int) -> tuple[int, ...]:
    rng = seeded(f"hand {number}")
    return tuple(sorted([rng.below(25) for _ in range(3 + rng.below(5))]))


@pytest.mark.parametrize("number", range(60))
def test_the_planned_payment_is_the_best_of_all(number: int) -> None:
    """In the last turn, where the worth of a payment is the score itself."""
    cards = random_hand(number)
    rng = seeded(f"lord {number}")
    races, must, need, pearls = 1 + rng.below(3), rng.below(6) - 1, 6 + rng.below(5), rng.below(4)
    affiliated = tuple([rng.below(4) for _ in RACES])

    plan = best_payment(races, must, need, pearls, cards, affiliated, False, True)

    ways = every_payment(cards, races, must, need, pearls)
    assert bool(plan) == bool(ways)
    if plan:
        assert plan in ways
        best = max([last_turn_worth(cards, paid, affiliated) for paid in ways])
        assert last_turn_worth(cards, plan, affiliated) == best


def test_a_payment_that_was_begun_is_finished() -> None:
    """Whoever has shown a one already pays the rest as well as can be."""
    cards = tuple([CARD_IDS.index(name) for name in ("crab-1", "crab-5", "squid-2", "squid-4")])

    plan = best_payment(2, NO_RACE, 8, 0, cards, (0, 0, 0, 0, 0), False, False, forced=cards[:1])

    assert cards[0] in plan
    assert sum([VALUE_OF[card] for card in plan]) == 8


# ---- whole games ----


@pytest.mark.parametrize("seats", [2, 4])
def test_games_of_greedy_bots_end_in_time(seats: int) -> None:
    """Nobody waits for ever for a better lord: at most 40 turns a seat."""
    match = new_match(GAME, seats, f"greedy {seats}")
    bots = [make_bot(GREEDY, GAME, f"seat {seat}") for seat in range(seats)]
    while match.ask is not None:
        match.answer(bots[match.ask.seat].choose(match, match.ask.seat))

    assert match.state.turn <= 40 * seats
    assert max([player.lord_count() for player in match.state.players]) >= 5


def test_what_things_are_worth_changes_smoothly_with_the_turns_left() -> None:
    """Between two known numbers of turns the worth lies on the line; outside of them it stays."""
    assert at((0.0, 2.0, 3.0, 4.0, 5.0), 2.0) == 1.0
    assert at((0.0, 2.0, 3.0, 4.0, 5.0), 3.0) == 2.0
    assert at((0.5, 2.0, 3.0, 4.0, 5.0), 0.3) == 0.5
    assert at((0.0, 2.0, 3.0, 4.0, 5.0), 20.0) == 5.0
