"""Set-up (ABY-1)."""

from collections import Counter

import pytest

from podziemia.games.abyss import GAME
from podziemia.games.abyss.data.cards import CARD_IDS, LOCATION_IDS, LORD_IDS
from podziemia.games.abyss.rules.state import AbyssState
from podziemia.kernel.ask import NOBODY
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.match import Match, new_match
from podziemia.kernel.rng import seeded
from tests.support import example, rule

SEEDS = [f"set-up {n}" for n in range(40)]


def fresh(seats: int = 3, seed: str = "set-up", first: str = "random") -> AbyssState:
    return new_match(GAME, seats, seed, {"first": first}).state


@rule("ABY-1.01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play_with_the_same_things(seats: int) -> None:
    s = fresh(seats)
    assert len(s.players) == seats
    assert (len(s.deck), len(s.lord_deck), len(s.location_stack), len(s.token_supply)) == (71, 29, 19, 20)
    assert {player.pearls for player in s.players} == {1}


@rule("ABY-1.01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_fewer_or_more_cannot_play(seats: int) -> None:
    with pytest.raises(BadSetup):
        new_match(GAME, seats, "set-up")


@rule("ABY-1.02")
def test_the_exploration_deck_has_65_allies_and_6_monsters() -> None:
    deck = Counter(CARD_IDS[card] for card in fresh().deck)
    copies = {5: 1, 4: 2, 3: 3, 2: 3, 1: 4}
    races = ("jellyfish", "crab", "seahorse", "shellfish", "squid")
    assert deck == {f"{race}-{value}": n for race in races for value, n in copies.items()} | {"monster": 6}
    assert deck.total() == 71


@rule("ABY-1.02", "ABY-1.03", "ABY-1.04", "ABY-16.05")
def test_another_seed_shuffles_everything_differently() -> None:
    one, other = fresh(seed="one"), fresh(seed="other")
    assert one.deck != other.deck
    assert one.lord_deck != other.lord_deck
    assert one.location_stack != other.location_stack
    assert one.deck == fresh(seed="one").deck


@rule("ABY-1.03")
def test_six_lords_lie_open_in_the_court_and_29_stay_in_the_deck() -> None:
    s = fresh()
    assert (len(s.court), len(s.lord_deck)) == (6, 29)
    assert sorted([*s.court, *s.lord_deck]) == list(range(len(LORD_IDS)))
    assert len(set(LORD_IDS)) == 35


@rule("ABY-1.04")
def test_one_location_is_available_and_19_stay_in_the_stack() -> None:
    s = fresh()
    assert (len(s.available), len(s.location_stack)) == (1, 19)
    assert sorted([*s.available, *s.location_stack]) == list(range(len(LOCATION_IDS)))
    assert len(set(LOCATION_IDS)) == 20


@rule("ABY-1.05", "ABY-1.07")
def test_twenty_monster_tokens_and_ten_keys() -> None:
    s = fresh()
    assert Counter(s.token_supply) == {2: 9, 3: 9, 4: 2}
    assert s.key_supply == 10


@rule("ABY-1.06", "ABY-1.08", "ABY-1.10")
def test_players_start_with_a_pearl_and_nothing_else() -> None:
    s = fresh(4)
    assert s.threat == 1
    for player in s.players:
        assert player.pearls == 1
        assert (player.hand, player.free, player.locations, player.tucked) == ([], [], [], [])
        assert player.active == 0
        assert (player.affiliated, player.tokens, player.key_tokens, player.keys()) == ([], [], 0, 0)
    assert s.council == [[], [], [], [], []]
    assert (s.track, s.discard, s.lord_discard, s.removed) == ([], [], [], [])


@rule("ABY-1.08")
def test_the_treasury_never_runs_dry() -> None:
    """Pearls are not counted out: no state of the game holds a treasury that could be empty."""
    s = fresh()
    s.gain_pearls(0, 1000)
    assert s.players[0].pearls == 1001


@rule("ABY-1.09", "ABY-16.05")
def test_the_starting_player_is_random_or_chosen() -> None:
    assert {fresh(4, seed).active for seed in SEEDS} == {0, 1, 2, 3}
    assert {fresh(4, seed, "C").active for seed in SEEDS} == {2}
    with pytest.raises(BadSetup):
        fresh(2, first="C")


@rule("ABY-1.09", "ABY-2.04")
def test_play_goes_clockwise() -> None:
    match: Match[AbyssState] = new_match(GAME, 3, "clockwise", {"first": "B"})
    order = []
    for _ in range(4):
        order.append(match.state.active)
        turn = match.state.turn
        while match.state.turn == turn:
            ask = match.ask
            assert ask is not None
            lazy = ask.find("pass") or next((o for o in ask.options if o.verb in ("take", "fight", "explore")), None)
            match.answer(lazy or ask.options[0])
    assert order == [1, 2, 0, 1]


@example("ABY-EX-39")
def test_right_after_set_up() -> None:
    match = new_match(GAME, 3, "set-up")
    s = match.state
    assert (len(s.deck), len(s.court), len(s.lord_deck)) == (71, 6, 29)
    assert (len(s.available), len(s.location_stack)) == (1, 19)
    assert (len(s.token_supply), sum(s.token_supply), s.key_supply, s.threat) == (20, 53, 10, 1)
    for player in s.players:
        assert (player.pearls, player.hand, player.lords(), player.locations, player.affiliated) == (1, [], [], [], [])
    assert sum(int(CARD_IDS[card][-1]) for card in s.deck if CARD_IDS[card] != "monster") == 160
    assert match.ask is not None
    assert [option.text for option in match.ask.options] == ["explore"]


@rule("ABY-1.10", "ABY-11.02")
def test_nothing_is_under_way_at_the_start() -> None:
    s = GAME.setup(2, GAME.check_settings({"first": "A"}), seeded("start"))
    assert (s.turn, s.price, s.bought, s.used, s.missing) == (0, 1, 0, 0, 0)
    assert (s.recruiting, s.exploring, s.extra_turns, s.last_turns) == (NOBODY, False, 0, NOBODY)
