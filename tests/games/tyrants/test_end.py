"""The end of the game, and what is hidden (TYR-9, TYR-11)."""

from podziemia.games.tyrants import GAME
from podziemia.games.tyrants.data.cards import ROUND_CAP
from podziemia.kernel.match import new_match
from podziemia.kernel.rng import seeded
from podziemia.kernel.state import SPECTATOR
from tests.games.tyrants.table import has, table
from tests.support import kit, rule


@rule("TYR-9.01")
def test_starting_deployments_trigger_nothing() -> None:
    match = new_match(GAME, 2, "start", {"first": "A"})
    match.play(0, "deploy eryndlyn.0")
    assert not match.state.end_triggered


@rule("TYR-9.03")
def test_the_last_of_the_round_ends_the_game_with_his_turn() -> None:
    t = table(B=has(barracks=1), active="B", power=1, map={"ched_nasad": "B"})
    t.play("B deploy ched_nasad.1", "B end-turn")
    t.ended()


@rule("TYR-9.03", "TYR-4.01")
def test_the_round_counts_from_the_first_player() -> None:
    t = table(A=has(barracks=1), first="B", active="A", power=1, map={"ched_nasad": "A"})
    t.play("A deploy ched_nasad.1", "A end-turn")
    t.ended()


@rule("TYR-9.05")
def test_the_last_turn_has_all_of_its_end() -> None:
    t = table(B=has(hand="wyrmspeaker noble"), active="B", end_triggered=True, map={"tsenviilyq": "BBB"}, influence=1)
    t.play("B play noble", "B play wyrmspeaker", "B end-turn")
    t.ended()
    t.finds(B=has(vp=1, circle="noble", played="", hand=5))
    assert t.part("B", "deck") == 1  # the Wyrmspeaker, wherever it lies


@rule("TYR-9.12")
def test_markers_pay_nothing_at_the_end() -> None:
    t = table(map={"tsenviilyq": "AAA"}, A=has(deck=""))
    assert t.score("A").parts[0] == ("sites", 4)
    assert t.score("A").total == 6  # with total control, and no marker point


@rule("TYR-9.13")
def test_nothing_breaks_a_tie() -> None:
    t = table(A=has(vp=5, trophies=""), B=has(vp=2, trophies="www"), C=has(vp=4))
    assert t.winners() == "AB"


@rule("TYR-9.03")
def test_a_game_in_which_nobody_does_anything_ends_by_the_guard() -> None:
    t = table(round=ROUND_CAP)
    t.play("A end-turn", "B end-turn")
    t.ended()
    assert GAME.capped(t.match.state)
    last = table(end_triggered=True)
    last.play("A end-turn", "B end-turn")
    assert not GAME.capped(last.match.state)


# ---- hidden and open ----


@rule("TYR-11.01")
def test_hands_and_orders_are_hidden_and_everything_else_is_open() -> None:
    t = table(A=has(hand="kobold noble", deck="advocate soldier", discard="wight"), B=has(hand=3))
    own, other = t.match.view(0), t.match.view(1)
    assert isinstance(own["players"], list)
    assert isinstance(other["players"], list)
    mine, theirs = own["players"][0], other["players"][0]
    assert mine["hand"] == ["noble", "kobold"]
    assert theirs["hand"] is None
    for seen in (mine, theirs):
        assert (seen["hand_size"], seen["deck"], seen["discard"]) == (2, 2, ["wight"])
    assert "hidden" not in own
    assert own["market_deck"] == other["market_deck"] == 20
    kit.check_hidden(t.match, seeded("hidden"))
    t.play("A play noble")
    seen = t.sees("B")["players"][0]
    assert (seen["hand"], seen["hand_size"], seen["played"]) == (None, 1, ["noble"])


@rule("TYR-11.01")
def test_a_redeal_keeps_what_is_known() -> None:
    """Purchases are public, so deck and hand together keep their cards; only the own hand stays as it is."""
    t = table(A=has(hand="kobold noble", deck="advocate soldier"), B=has(hand="wight noble", deck="lich noble"))
    hands = set()
    for number in range(30):
        s = t.match.redealt(0, seeded(f"deal {number}")).state
        assert sorted(s.players[0].hand) == sorted(t.match.state.players[0].hand)
        b = t.match.state.players[1]
        assert sorted(s.players[1].hand + s.players[1].deck) == sorted(b.hand + b.deck)
        assert len(s.players[1].hand) == 2
        hands.add(tuple(sorted(s.players[1].hand)))
    assert len(hands) > 2


@rule("TYR-11.02")
def test_a_card_promoted_from_the_deck_is_seen_by_all() -> None:
    t = table(A=has(hand="nalfeshnee", deck="advocate"))
    t.play("A play nalfeshnee")
    assert "card_promoted A advocate" in t.told("B")
    assert "card_promoted A advocate" in t.told()


@rule("TYR-11.03")
def test_chance_comes_in_by_shuffling_alone() -> None:
    """Playing and buying draw no random number; a reshuffle does."""
    t = table(A=has(hand="noble night_hag", deck="", discard="soldier soldier"), influence=2, map={"everfire": "+A"})
    draws = t.match.state.rng.draws
    t.play("A play noble", "A recruit priestess_of_lolth")
    assert t.match.state.rng.draws == draws
    t.play("A play night_hag", "A choose recalling", "A recall everfire")
    assert t.match.state.rng.draws > draws


@rule("TYR-11.04")
def test_others_are_asked_only_for_discards() -> None:
    kinds = set()
    for number in range(6):
        settings = {"decks": "aberrations+undead" if number % 2 else "demons+aberrations"}
        for match in kit.positions(GAME, 3, f"others {number}", settings):
            ask = match.ask
            if ask is not None and ask.seat != match.state.active:
                kinds.add(ask.kind)
    assert kinds <= {"discard.forced", "ambassador"}
    assert "discard.forced" in kinds


@rule("TYR-11.05")
def test_there_is_always_a_move() -> None:
    for match in kit.positions(GAME, 4, "moves", {"decks": "elementals+undead"}):
        if match.ask is not None and match.ask.kind == "turn.action":
            assert "end-turn" in [option.text for option in match.ask.options]


def test_a_spectator_sees_no_hand_until_the_end() -> None:
    t = table(end_triggered=True, active="B", A=has(hand=2))
    players = t.match.view(SPECTATOR)["players"]
    assert isinstance(players, list)
    assert all(player["hand"] is None for player in players)
    t.play("B end-turn")
    players = t.match.view(SPECTATOR)["players"]
    assert isinstance(players, list)
    assert players[0]["hand"] == ["noble", "noble"]


@rule("TYR-9.01", "TYR-9.02", "TYR-9.04")
def test_the_end_is_announced_once() -> None:
    """The last troop is deployed, then the last card of the market deck turned up."""
    t = table(A=has(barracks=1), map={"kanaglym": "AA"}, power=1, influence=9, market="advocate", market_deck=1)
    t.play("A deploy kanaglym.2", "A recruit advocate")
    assert t.told().count("end_triggered A") == 1
