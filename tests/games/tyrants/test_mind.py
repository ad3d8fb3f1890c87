"""What the bots know: test positions of good play, and that every question has a first sight."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from podziemia.bots import make_bot
from podziemia.bots.budget import Budget, Settings
from podziemia.bots.erring import slip
from podziemia.bots.greedy import GreedyBot
from podziemia.bots.lots import Lots
from podziemia.bots.mcts import MctsBot
from podziemia.bots.search import Search
from podziemia.bots.worlds import by_prior, deal_world, draw_by_prior, follow_priors, try_out
from podziemia.games.tyrants import GAME
from podziemia.games.tyrants.bots.priors import LOOKS
from podziemia.games.tyrants.bots.priors_cards import DEVOUR_REWARD, reward_for
from podziemia.games.tyrants.bots.seasoned import EXPERT_WORLDS, SeasonedMind
from podziemia.games.tyrants.bots.worth import WORTH, guess, plays_at, worth_of
from podziemia.games.tyrants.data.cards import CARDS, NO_COST, Card
from podziemia.kernel.ask import SEAT_LETTERS, Ask, Option
from podziemia.kernel.match import Match, new_match
from podziemia.kernel.mind import RULED_OUT, Mind
from podziemia.kernel.rng import seeded
from podziemia.words import words_in
from tests.games.tyrants.table import TyrantsTable, has, table
from tests.support import kit


def best(t: TyrantsTable) -> str:
    """What first sight likes best."""
    priors = GAME.mind.priors(t.match.state, t.ask)
    return t.ask.options[priors.index(max(priors))].text


def greedy(t: TyrantsTable) -> str:
    return make_bot("greedy", GAME, "test").choose(t.match, t.ask.seat).text


@pytest.mark.parametrize("pair", ["drow+dragons", "elementals+demons", "aberrations+undead"])
def test_every_question_has_a_first_sight(pair: str) -> None:
    for seats in (2, 4):
        for match in kit.positions(GAME, seats, f"sight {pair}", {"decks": pair}):
            if match.ask is not None:
                priors = GAME.mind.priors(match.state, match.ask)
                assert len(priors) == len(match.ask.options)
            utility = GAME.mind.utility(match.state)
            assert abs(sum(utility) - 1) < 1e-9


def test_first_sight_knows_every_kind_of_question() -> None:
    kinds = {id.removeprefix("tyrants-ask-") for id in words_in("en", "tyrants").ids("tyrants-ask-")}
    assert {kind.replace(".", "-") for kind in LOOKS} == kinds


def test_the_clock_ticks_once_a_turn() -> None:
    t = table(C=has())
    ticks = [GAME.mind.calm(t.match.state)]
    for letter in "ABCAB":
        t.play(f"{letter} end-turn")
        ticks.append(GAME.mind.calm(t.match.state))
    assert [b - a for a, b in pairwise(ticks)] == [1] * 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_search_looks_past_the_replies_of_all_others(seats: int) -> None:
    """The last look is when it is the searcher's turn again, for the second time."""
    match = new_match(GAME, seats, "far", {})
    while match.state.round < 1:
        match.answer(match.ask_of(match.waiting()[0]).options[-1], match.waiting()[0])
    first, replies, last = GAME.mind.looks(match.state)
    clock, searcher = GAME.mind.calm(match.state), match.waiting()[0]
    reached: dict[int, int] = {}
    while GAME.mind.calm(match.state) < clock + last:
        seat = match.waiting()[0]
        match.answer(match.ask_of(seat).options[-1], seat)
        reached.setdefault(GAME.mind.calm(match.state) - clock, match.waiting()[0])
    assert first == 1
    assert reached[replies] == reached[last] == searcher
    assert len(reached) == last + 1


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_looks_at_the_turn_when_all_have_replied_and_at_the_map_two_rounds_on(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A troop gained or lost shows late; what a card is worth in the inner circle is seen at once."""
    seen: dict[str, set[int]] = {}
    clock = 0

    def judged(world: Match[Any], mind: object) -> list[float]:
        if world.ask is not None:
            seen.setdefault(kind, set()).add(GAME.mind.calm(world.state) - clock)
        return [0.0] * seats

    monkeypatch.setattr("podziemia.bots.greedy.judge", judged)
    match = new_match(GAME, seats, "looks", {})
    while not seen.keys() >= {"turn.action", "assassinate", "spy", "promote"}:
        ask = match.ask_of(match.waiting()[0])
        kind, clock = ask.kind, GAME.mind.calm(match.state)
        GreedyBot(GAME, "looks").choose(match, ask.seat)
        match.answer(draw_by_prior(GAME.mind, match.state, ask, 1.0, 0.5), ask.seat)

    assert seen["promote"] == {1}
    assert seen["turn.action"] == {1, seats}
    assert seen["assassinate"] == seen["spy"] == {1, seats, 2 * seats}


def test_a_search_ends_when_enough_has_been_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """However close the answers are."""
    lots = Lots("close")
    monkeypatch.setattr("podziemia.bots.search.judge", lambda world, mind: [lots.random()] * 4)
    match = new_match(GAME, 4, "enough", {})
    ask = match.ask_of(match.waiting()[0])
    bot = MctsBot(GAME, "enough", Budget(iterations=10 * EXPERT_WORLDS * len(ask.options)))
    bot.choose(match, ask.seat)
    assert bot.verdict is not None
    assert bot.verdict.iterations == EXPERT_WORLDS * len(ask.options)


@pytest.mark.parametrize("seed", ["b", "c", "x"])
def test_expert_plans_the_road_to_a_site(seed: str) -> None:
    """The spaces of the road to Eryndlyn are worth little by themselves, and first sight spends a troop or two next
    door before it gets there; with the site at their end they are worth the turn."""
    t = table(A=has(hand=""), B=has(), map={"kanaglym": "AB", "skullport": "BB"}, power=4)
    expert = MctsBot(GAME, seed, Budget(iterations=2000))
    answers = []
    while t.ask.seat == 0 and t.ask.kind == "turn.action":
        answers.append(expert.choose(t.match, 0).text)
        t.play(f"A {answers[-1]}")
    assert "deploy eryndlyn.0" in answers


def test_a_playout_takes_plain_gains_before_it_weighs_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table(A=has(hand="noble spy_master"), power=1)
    with monkeypatch.context() as nothing_weighed:
        nothing_weighed.setattr(SeasonedMind, "priors", lambda _, s, ask: [0.0] * len(ask.options))
        assert by_prior(GAME.mind, t.match.state, t.ask, Lots("gain")).text == "play noble"
    t.play("A play noble")
    assert GAME.mind.at_once(t.match.state, t.ask) is None
    assert by_prior(GAME.mind, t.match.state, t.ask, Lots("gain")).text == best(t) == "play spy_master"


class StepByStep(Mind[Any]):
    """First sight of the game's mind, asked every question."""

    def priors(self, s: Any, ask: Ask) -> list[float]:
        return GAME.mind.priors(s, ask)

    def at_once(self, s: Any, ask: Ask) -> Option | None:
        return GAME.mind.at_once(s, ask)

    def calm(self, s: Any) -> int:
        return GAME.mind.calm(s)


@pytest.mark.parametrize("pair", ["drow+dragons", "elementals+demons", "aberrations+undead"])
def test_a_playout_goes_headlong_where_first_sight_leads_step_by_step(pair: str) -> None:
    """They come to the same, but where first sight would leave its own order: a purchase so good that it comes before
    Power, a deployment before cards."""
    tried = alike = 0
    for number, match in enumerate(kit.positions(GAME, 4, f"headlong {pair}", {"decks": pair})):
        if number % 9 or match.ask is None:
            continue
        ends = []
        for mind in (GAME.mind, StepByStep()):
            world = deal_world(match, match.ask.seat, seeded(f"headlong {number}"))
            follow_priors(world, mind, mind.calm(world.state) + 2, Lots("headlong"))
            parts = [score.parts for score in GAME.scores(world.state)]
            ends.append((GAME.mind.calm(world.state), parts, GAME.mind.utility(world.state)))
        tried += 1
        alike += ends[0] == ends[1]
    assert tried > 10
    assert alike >= 0.95 * tried


def test_a_playout_keeps_the_last_troop_of_who_does_not_lead() -> None:
    t = table(A=has(barracks=1), B=has(vp=40), map={"tsenviilyq": "AB"}, power=2)
    assert "deploy tsenviilyq.2" in t.options()
    world = deal_world(t.match, 0, seeded("last"))
    follow_priors(world, GAME.mind, GAME.mind.calm(world.state) + 1, Lots("last"))
    assert world.state.players[0].barracks == 1
    assert not world.state.end_triggered


def test_who_slips_does_not_end_the_turn_with_gains_in_hand() -> None:
    """First sight weighs all answers, so that whoever overlooks a plain gain still takes a card that looks fair."""
    t = table(A=has(hand="noble spy_master soldier"), power=1)
    slips = [slip(GAME.mind, t.match, 0, seeded(f"slip {number}")).verb for number in range(60)]
    assert slips.count("play") > 50
    assert "end-turn" not in slips


def test_marker_before_purchase() -> None:
    t = table(map={"tsenviilyq": "AB", "llacerellyn__tsenviilyq.0": "A"}, power=1, influence=4, market="doppelganger")
    assert best(t) == "deploy tsenviilyq.2"
    assert greedy(t) == "deploy tsenviilyq.2"
    t.play("A deploy tsenviilyq.2")
    assert "recruit doppelganger" in t.options()


def test_a_spy_denies_total_control() -> None:
    t = table(A=has(hand="spy_master"), map={"araumycos": "BBBB", "llacerellyn": "B", "kanaglym": "A"})
    t.play("A play spy_master")
    assert best(t) == "spy araumycos"


def test_promote_the_difference_at_the_end() -> None:
    t = table(
        A=has(hand="wyrmspeaker noble priestess_of_lolth dragon_cultist severin_silrajin"),
        end_triggered=True,
        active="A",
        first="B",
    )
    t.play("A play wyrmspeaker", "A play noble", "A play priestess_of_lolth", "A play severin_silrajin")
    t.play("A play dragon_cultist", "A choose power", "A end-turn")
    assert best(t) == "promote severin_silrajin"
    assert greedy(t) == "promote severin_silrajin"


def test_thin_the_deck_early() -> None:
    t = table(A=has(hand="wyrmspeaker red_wyrmling noble noble soldier", deck="noble noble noble noble soldier"))
    for card in ("red_wyrmling", "noble", "noble", "soldier", "wyrmspeaker"):
        t.play(f"A play {card}")
    t.play("A end-turn")
    assert best(t) in ("promote noble", "promote soldier")


def test_do_not_pull_the_plug_when_behind_but_do_when_ahead() -> None:
    behind = table(A=has(barracks=1), B=has(vp=40), map={"ched_nasad": "A"}, power=1)
    assert best(behind) == "end-turn"
    ahead = table(A=has(barracks=1, vp=40), map={"ched_nasad": "A"}, power=1, first="B")
    assert best(ahead).startswith("deploy")


def test_empty_barracks_are_points() -> None:
    t = table(A=has(barracks=0), end_triggered=True, power=3, map={"araumycos__eryndlyn.0": "w", "eryndlyn": "AAA"})
    assert best(t) == "deploy barracks"


def test_finish_menzoberranzan() -> None:
    t = table(map={"menzoberranzan": "AAAAAw"}, power=4, influence=1)
    assert greedy(t) == "assassinate menzoberranzan.5"
    t.play("A assassinate menzoberranzan.5")
    assert best(t) == "deploy menzoberranzan.5"


def test_supplant_where_it_counts() -> None:
    t = table(A=has(hand="doppelganger"), map={"llacerellyn": "AB", "eryndlyn": "A"})
    t.play("A play doppelganger")
    assert best(t) == "supplant llacerellyn.1"


def test_discard_the_ambassador_and_promote_it() -> None:
    t = table(
        A=has(hand="gauth"),
        B=has(hand="ambassador noble noble soldier priestess_of_lolth"),
        map={"kanaglym": "A"},
    )
    t.play("A play gauth", "A choose drawing")
    assert best(t) == "discard ambassador"
    t.play("B discard ambassador")
    assert best(t) == "promote ambassador"


# ---- whole turns ----


def end_of_a_long_game() -> TyrantsTable:
    """A's fifteenth turn in a game for two: 20 troops in the barracks, 47 cards under the market, a hand of five."""
    return table(
        A=has(
            hand="soldier noble priestess_of_lolth bounty_hunter priestess_of_lolth",
            deck="wyrmspeaker priestess_of_lolth doppelganger kobold mercenary_squad priestess_of_lolth "
            "watcher_of_thay advance_scout priestess_of_lolth spellspinner soldier noble soldier advance_scout "
            "green_wyrmling noble kobold noble priestess_of_lolth master_of_melee_magthere chosen_of_lolth noble",
            circle="noble noble",
            barracks=20,
            trophies="wwwwwwwwww",
            vp=6,
        ),
        B=has(
            hand="white_wyrmling matron_mother priestess_of_lolth noble bounty_hunter",
            deck="priestess_of_lolth soldier cult_fanatic soldier priestess_of_lolth noble advocate priestess_of_lolth "
            "blackguard soldier",
            discard="blue_wyrmling priestess_of_lolth noble noble priestess_of_lolth priestess_of_lolth advance_scout "
            "cleric_of_laogzed priestess_of_lolth noble noble noble priestess_of_lolth underdark_ranger",
            circle="dragon_cultist",
            barracks=23,
            trophies="AAAwwwww",
            vp=12,
        ),
        map={
            "menzoberranzan": "AAAAAA",
            "chasmleap_bridge": "A",
            "halls_of_the_scoured_legion": "BB",
            "araumycos": "BBBB +A",
            "ched_nasad": "BBBB +A",
            "eryndlyn": "AAA",
            "llacerellyn": "BB",
            "tsenviilyq": "AAA",
            "araumycos__chasmleap_bridge.0": "A",
            "araumycos__eryndlyn.0": "A",
            "ched_nasad__araumycos.0": "B",
            "ched_nasad__halls_of_the_scoured_legion.0": "B",
            "ched_nasad__halls_of_the_scoured_legion.1": "B",
            "llacerellyn__ched_nasad.0": "B",
            "llacerellyn__ched_nasad.1": "B",
            "llacerellyn__eryndlyn.0": "A",
            "llacerellyn__tsenviilyq.0": "A",
        },
        market="enchanter_of_thay information_broker dragon_cultist green_wyrmling spy_master infiltrator",
        market_deck=47,
        devoured="blue_dragon deathblade masters_of_sorcere",
        priestesses=0,
        influence=2,
        round=15,
    )


def test_the_evaluation_made_by_hand_passes_a_turn() -> None:
    """By its clock nothing is gained by deploying: why there is a better one."""
    t = end_of_a_long_game()
    yardstick = make_bot("yardstick", GAME, "test")
    assert yardstick.choose(t.match, 0).text == "end-turn"


@pytest.mark.parametrize("bot", ["greedy", "mcts:200"])
def test_no_turn_is_passed(bot: str) -> None:
    """Not with five cards in hand, and not with anything left that could be spent."""
    t = end_of_a_long_game()
    player = make_bot(bot, GAME, "test")
    turn = GAME.mind.calm(t.match.state)
    while GAME.mind.calm(t.match.state) == turn:
        answer = player.choose(t.match, 0).text
        if answer == "end-turn":
            assert not t.match.state.me.hand
            assert not t.match.state.power
        t.play(f"A {answer}")


def test_the_net_itself_would_rather_act_than_pass() -> None:
    """Also without the answers that need no judgement."""
    t = end_of_a_long_game()
    worth = {option.text: 0.0 for option in t.ask.options}
    for deal in ("one", "another", "a third"):
        for option in t.ask.options:
            world = deal_world(t.match, 0, seeded(deal))
            worth[option.text] += try_out(world, GAME.mind, 0, option, Lots(deal))
    assert min(worth, key=lambda text: worth[text]) == "end-turn"


def test_plain_gains_are_played_at_once_unless_a_card_wants_them_in_hand() -> None:
    t = table(A=has(hand="doppelganger noble"), map={"llacerellyn": "AB"})
    known = GAME.mind.knows(t.match, 0)
    assert known is not None
    assert known.text == "play noble"
    hungry = table(A=has(hand="balor noble"), map={"llacerellyn": "AB"})
    assert GAME.mind.knows(hungry.match, 0) is None
    assert GAME.mind.knows(table(A=has(hand="doppelganger"), map={"llacerellyn": "AB"}).match, 0) is None
    assert [event.what for event in GAME.mind.reasons(t.match, 0)] == ["gain_advised"]
    assert GAME.mind.reasons(hungry.match, 0) == []


# ---- nothing is thrown away ----


def power_left_over() -> TyrantsTable:
    """B has bought nothing yet in its fourth turn: a troop could go to the Halls or on along the road."""
    return table(
        A=has(
            hand="soldier soldier noble noble green_wyrmling",
            deck="noble priestess_of_lolth priestess_of_lolth noble noble inquisitor noble noble information_broker "
            "soldier priestess_of_lolth",
            barracks=36,
        ),
        B=has(
            deck="priestess_of_lolth doppelganger",
            discard="priestess_of_lolth noble noble noble soldier soldier",
            played="noble noble noble noble soldier",
            barracks=34,
        ),
        active="B",
        map={
            "ched_nasad": "BBBB",
            "ched_nasad__halls_of_the_scoured_legion.0": "B",
            "ched_nasad__halls_of_the_scoured_legion.1": "B",
            "eryndlyn": "A",
            "llacerellyn": "AA",
            "llacerellyn__eryndlyn.0": "A",
        },
        market="spy_master kobold spellspinner blackguard spellspinner blackguard",
        market_deck=70,
        priestesses=10,
        power=1,
        influence=4,
        round=4,
    )


def card_left_over() -> TyrantsTable:
    """C's seventh turn: in hand is a trophy for nothing."""
    return table(
        A=has(
            hand="soldier noble cult_fanatic noble priestess_of_lolth",
            deck="master_of_melee_magthere",
            discard="priestess_of_lolth wyrmspeaker noble noble soldier priestess_of_lolth priestess_of_lolth noble "
            "noble noble soldier priestess_of_lolth",
            barracks=33,
        ),
        B=has(
            hand=5,
            deck="inquisitor",
            discard="blackguard priestess_of_lolth noble soldier soldier priestess_of_lolth red_wyrmling "
            "dragon_cultist dragonclaw noble soldier priestess_of_lolth priestess_of_lolth priestess_of_lolth",
            barracks=33,
            trophies="C",
        ),
        C=has(
            hand="black_wyrmling",
            deck="noble",
            discard="masters_of_sorcere noble noble noble soldier priestess_of_lolth priestess_of_lolth "
            "information_broker noble noble soldier priestess_of_lolth priestess_of_lolth infiltrator",
            played="noble soldier priestess_of_lolth advance_scout",
            barracks=28,
            trophies="www",
            vp=4,
        ),
        active="C",
        first="C",
        sectors=("center", "right"),
        map={
            "ched_nasad": "B",
            "ched_nasad__ruins_of_dekanter.0": "B",
            "ched_nasad__yathchol.0": "B",
            "chaulssin": "C",
            "chaulssin__everfire.0": "C",
            "chaulssin__the_phaerlin.0": "C",
            "eryndlyn": "A",
            "eryndlyn__kanaglym.0": "A",
            "eryndlyn__kanaglym.1": "A",
            "llacerellyn": "AA",
            "llacerellyn__eryndlyn.0": "A",
            "llacerellyn__tsenviilyq.0": "A",
            "ruins_of_dekanter": "CCBBw",
            "ruins_of_dekanter__the_phaerlin.0": "C",
            "ruins_of_dekanter__the_phaerlin.1": "C",
            "ss_zuraass_nee": "Bww",
            "ss_zuraass_nee__ruins_of_dekanter.0": "B",
            "the_phaerlin": "CCC",
            "yathchol__the_phaerlin.0": "C",
        },
        market="weaponmaster watcher_of_thay watcher_of_thay drow_negotiator spy_master spy_master",
        market_deck=61,
        priestesses=0,
        influence=1,
        round=7,
    )


@pytest.mark.parametrize("position", [power_left_over, card_left_over])
@pytest.mark.parametrize("bot", ["greedy", "mcts:100"])
def test_no_turn_ends_while_a_troop_or_a_card_costs_nothing(position: Callable[[], TyrantsTable], bot: str) -> None:
    """Real positions: every playout but that of the end went on to buy what the net did not like."""
    t = position()
    seat = t.ask.seat
    player = make_bot(bot, GAME, "test")
    while t.ask.seat == seat and "end-turn" in t.options():
        answer = player.choose(t.match, seat).text
        if answer == "end-turn":
            assert not t.match.state.power
            assert not t.match.state.me.hand
        t.play(f"{SEAT_LETTERS[seat]} {answer}")


def is_ruled_out(t: TyrantsTable) -> bool:
    """Whether first sight forbids the end of the turn."""
    return GAME.mind.priors(t.match.state, t.ask)[-1] == RULED_OUT


def test_the_end_of_a_turn_is_ruled_out_by_waste_alone() -> None:
    here = {"llacerellyn": "AB"}
    assert is_ruled_out(table(A=has(hand="doppelganger"), map=here))
    assert is_ruled_out(table(map={"kanaglym": "A"}, power=1))
    assert not is_ruled_out(table(map={"kanaglym": "A"}))
    assert not is_ruled_out(table(map=here, influence=8)), "what to buy is a matter of judgement"


@pytest.mark.parametrize("card", ["insane_outcast", "derro", "carrion_crawler", "wyrmspeaker"])
def test_a_card_that_takes_something_may_stay_in_hand(card: str) -> None:
    assert not is_ruled_out(table(A=has(hand=card), map={"llacerellyn": "AB"}))


def test_whoever_may_end_the_game_may_keep_the_last_troops() -> None:
    six = has(barracks=6)
    assert not is_ruled_out(table(A=six, map={"kanaglym": "A"}, power=1))
    assert is_ruled_out(table(A=has(barracks=7), map={"kanaglym": "A"}, power=1))
    assert is_ruled_out(table(A=six, map={"kanaglym": "A"}, power=1, end_triggered=True))


def test_an_answer_that_is_ruled_out_can_still_be_judged() -> None:
    """A player may have given it."""
    t = power_left_over()
    search = Search(t.match, 1, Settings(), seeded("judged"))
    assert "end-turn" in [runner.option.text for runner in search.race.waiting]
    search.leave_out_pointless()
    assert "end-turn" not in [runner.option.text for runner in search.race.waiting]


# ---- the last turn ----


def last_turn(t: TyrantsTable, bot: str = "greedy") -> list[str]:
    """What the bot does with what is left of its turn."""
    player = make_bot(bot, GAME, "test")
    answers = []
    while t.ask.seat == 0 and t.ask.kind == "turn.action":
        answers.append(player.choose(t.match, 0).text)
        t.play(f"A {answers[-1]}")
    return answers


@pytest.mark.parametrize("bot", ["greedy", "mcts:200"])
def test_a_kill_that_decides_a_site_beats_three_deploys(bot: str) -> None:
    """Skullport and a trophy are 5 points; three troops take it, too, but nothing else: 4."""
    walls = {"kanaglym": "BBB", "kanaglym__skullport.0": "B", "gracklstugh": "wwww", "the_labyrinth": "www"}
    t = table(map={"skullport": "AABB", **walls}, power=3, end_triggered=True)
    assert last_turn(t, bot) == ["assassinate skullport.2", "end-turn"]


def test_three_deploys_beat_a_kill_where_they_take_two_sites() -> None:
    """Everfire, the road behind it and the bridge: 3 + 1 + 2 for the bridge alone."""
    t = table(
        map={"halls_of_the_scoured_legion": "Aw", "halls_of_the_scoured_legion__everfire.0": "A"},
        power=3,
        end_triggered=True,
    )
    ways = {"deploy everfire.0", "deploy chasmleap_bridge__everfire.0", "deploy chasmleap_bridge.0"}
    assert set(last_turn(t)) == {*ways, "end-turn"}


@pytest.mark.parametrize("bot", ["greedy", "mcts:200"])
def test_the_last_influence_buys_points_not_cards(bot: str) -> None:
    """Three Kobolds and a Priestess are 4 points, a Doppelganger is 3."""
    t = table(influence=5, market="doppelganger kobold kobold kobold", end_triggered=True)
    assert [event.what for event in GAME.mind.reasons(t.match, 0)] == ["count_advised"]
    assert sorted(last_turn(t, bot)) == ["end-turn", *["recruit kobold"] * 3, "recruit priestess_of_lolth"]


def test_a_spy_returned_in_the_last_turn_may_bring_total_control() -> None:
    """Not one of two: the other stays."""
    for spies, returned in (("+B", True), ("+BC", False)):
        walls = {"llacerellyn": "BB", "kanaglym": "BBB", "ched_nasad": "BBBB", "eryndlyn": "BBB"}
        t = table(C=has(), map={"araumycos": f"AAAA {spies}", **walls}, power=3, end_triggered=True)
        assert (last_turn(t, "greedy")[0] == "return-spy araumycos") == returned


def test_only_the_leader_by_the_whole_score_ends_the_game() -> None:
    """Decks count, too. A guard of the stack leaves the market as it is."""
    for mine, theirs, ends in (("dragonclaw", "", True), ("", "dragonclaw", False)):
        t = table(A=has(deck=mine, barracks=1), B=has(deck=theirs), map={"eryndlyn": "A", "kanaglym": "B"}, power=1)
        looks = dict(
            zip([option.text for option in t.ask.options], GAME.mind.priors(t.match.state, t.ask), strict=True)
        )
        assert (max(look for text, look in looks.items() if text.startswith("deploy")) > 0) == ends
        t = table(A=has(deck=mine), B=has(deck=theirs), influence=3, market="noble kobold", market_deck="kobold")
        assert (best(t) == "recruit kobold") == ends


def test_a_marker_taken_in_the_last_turn_pays_for_a_better_card() -> None:
    t = table(
        map={"tsenviilyq": "AB", "llacerellyn__tsenviilyq.0": "A", "llacerellyn": "A"},
        power=1,
        influence=4,
        market="doppelganger",
        priestesses=0,
        guards=0,
        end_triggered=True,
    )
    assert last_turn(t) == ["deploy tsenviilyq.2", "recruit doppelganger", "end-turn"]


@pytest.mark.slow
def test_greedy_beats_random_players() -> None:
    match = new_match(GAME, 3, "duel", {"decks": "recommended", "first": "A"})
    bots = [make_bot(spec, GAME, f"{seat}") for seat, spec in enumerate(("greedy", "random", "random"))]
    while match.ask is not None:
        match.answer(bots[match.ask.seat].choose(match, match.ask.seat))
    scores = [score.total for score in GAME.scores(match.state)]
    assert scores[0] > 2 * max(scores[1:])


def test_first_sight_does_not_depend_on_what_is_hidden() -> None:
    """Bots look only at redealt worlds; there the own hand and the map are as they are."""
    t = table(A=has(hand="doppelganger kobold"), map={"llacerellyn": "AB"}, power=3)
    world = t.match.redealt(0, seeded("world"))
    assert world.ask is not None
    assert GAME.mind.priors(world.state, world.ask) == GAME.mind.priors(t.match.state, t.ask)


# ---- cards that nobody has judged ----


def stranger(cost: int, power: int = 0, influence: int = 0) -> Card:
    """A card that the tables of the bots do not know."""
    return Card("stranger", "malice", "drow", cost, 1, 2, 1, power, influence)


def test_a_card_without_a_line_of_its_own_gets_a_fair_guess() -> None:
    assert worth_of(stranger(cost=4)) == guess(stranger(cost=4))
    assert worth_of(stranger(NO_COST, power=1, influence=2)) == (0.6, 2.0, 0.0)
    assert worth_of(stranger(cost=6))[0] > worth_of(stranger(cost=5))[0] > 0
    assert worth_of(stranger(cost=5, influence=3))[0] < worth_of(stranger(cost=5))[0]


def test_guesses_are_about_as_high_as_judgements() -> None:
    """Judged cards of a cost are on average worth what a card of that cost without a line would be."""
    judged = plays_at(8)
    for cost in range(2, 8):
        cards = [number for number, card in enumerate(CARDS) if card.cost == cost and card.id in WORTH]
        mean = sum(judged[number] for number in cards) / len(cards)
        assert abs(guess(stranger(cost))[0] - mean) < 0.3


def test_an_effect_that_eats_a_card_is_priced_without_a_line_too() -> None:
    assert "bounty_hunter" not in DEVOUR_REWARD
    assert reward_for("bounty_hunter") == 2.8
