"""What the mind that learns counts beside first sight: the cards of the depths, and the points of locations."""

from itertools import combinations

import pytest

from podziemia.bots import Settings
from podziemia.bots.search import Search
from podziemia.games.abyss import GAME
from podziemia.games.abyss.bots.depths import AN_ALLY, depths_of
from podziemia.games.abyss.bots.gathering import race_points, tiles_of
from podziemia.games.abyss.bots.inputs import AbyssInputs
from podziemia.games.abyss.bots.learner import FREEDOM, PACKAGE, PATIENT_WORLDS, PatientLearner
from podziemia.games.abyss.bots.outlook import PEARL_WORTH, TOKEN_WORTH
from podziemia.games.abyss.bots.payment import best_payment
from podziemia.games.abyss.bots.priors import best_affiliated
from podziemia.games.abyss.bots.sight import ACTION, BUY
from podziemia.games.abyss.data.cards import CARD_IDS, LOCATION_IDS, NO_RACE, RACE_OF, VALUE_OF
from podziemia.games.abyss.rules.scoring import lowest_of_each_race, score
from podziemia.games.abyss.rules.state import AbyssState
from podziemia.kernel.learned import Learned
from podziemia.kernel.match import new_match
from podziemia.kernel.mind import Mind
from podziemia.kernel.rng import seeded
from tests.games.abyss.table import AbyssTable, has, table
from tests.games.abyss.test_mind import GREEDY, SEARCH, answers, let_play, mostly

# ---- the cards of the depths: positions of games between bots ----


def among_hoarders(deck: str | int, top: str = "", discard: str | int = 0) -> AbyssTable:
    """The players hold many allies; A explores with a key token in hand and leaves the first monster."""
    t = table(
        A=has(hand="crab-2 seahorse-2 seahorse-3 squid-5", pearls=6, key_tokens=1, lords="apprentice trader"),
        B=has(hand="jellyfish-3 crab-5 squid-4 squid-4", pearls=2, lords="treasurer landowner"),
        C=has(hand="jellyfish-4 jellyfish-4 crab-4 seahorse-5", pearls=6, lords="ship_master peddler"),
        D=has(hand="seahorse-4 seahorse-4 shellfish-4", pearls=6, lords="invoker aquaculturalist"),
        court="elder schemer opportunist keeper assassin master_of_magic",
        available="chamber_of_allies",
        exploration_deck=deck,
        exploration_deck_top=top,
        exploration_discard=discard,
    )
    t.play("A explore", "A go-on")
    return t


@pytest.mark.parametrize("bot", [GREEDY, SEARCH])
def test_where_only_monsters_are_left_one_goes_on_to_the_key(bot: str) -> None:
    """On the fifth space a key and two tokens are sure; two tokens now are less."""
    t = among_hoarders("monster monster monster monster", discard="monster monster")

    assert mostly(answers(bot, t), "go-on")


@pytest.mark.parametrize("bot", [GREEDY, SEARCH])
def test_where_monsters_are_rare_two_tokens_are_taken(bot: str) -> None:
    t = among_hoarders(40, top="monster monster")

    assert mostly(answers(bot, t), "fight monster")


def test_after_the_deck_the_cards_of_the_discard_pile_come() -> None:
    """Both monsters are out, four allies will be shuffled: whatever comes, an ally ends the exploration."""
    t = table(A=has(), threat=3, exploration_deck="monster monster", exploration_discard="crab-1 crab-2 crab-3 crab-4")
    t.play("A explore", "A go-on")
    depths = depths_of(t.match.state, 0)

    assert (depths.monsters, depths.allies) == (0, 0)
    assert depths.beyond(t.match.state) == pytest.approx(AN_ALLY + depths.bonus)


def test_where_no_card_is_left_nothing_is_hoped_for() -> None:
    """The last card may be a monster, with every ally in a hand and nothing to shuffle."""
    t = table(A=has(), exploration_deck="monster monster")
    t.play("A explore")

    depths = depths_of(t.match.state, 0)

    assert (depths.monsters, depths.allies) == (1, 0)
    assert depths.beyond(t.match.state) == pytest.approx(depths.rewards[2])


def test_a_choice_that_follows_counts() -> None:
    """Four monsters and nothing else: the fifth space is reached with the threat on 5, its pearl comes on top."""
    t = table(A=has(), exploration_deck="monster monster monster monster monster")
    t.play("A explore")
    depths = depths_of(t.match.state, 0)

    assert depths.beyond(t.match.state) == pytest.approx(depths.rewards[5] + depths.bonus)


def test_tokens_that_are_not_there_are_no_reward() -> None:
    plenty = depths_of(table(A=has()).match.state, 0)
    nothing = depths_of(table(A=has(), token_supply=0).match.state, 0)

    assert plenty.rewards[2] == pytest.approx(2 * TOKEN_WORTH)
    assert nothing.rewards[2] == pytest.approx(2 * PEARL_WORTH)
    assert nothing.rewards[3] == plenty.rewards[3]


def test_under_the_tamer_rewards_are_those_of_the_space_before() -> None:
    free = depths_of(table(A=has()).match.state, 0)
    tamed = depths_of(table(A=has(), B=has(lords="tamer")).match.state, 0)

    assert tamed.rewards[1:] == [free.rewards[1], *free.rewards[1:-1]]


# ---- locations that count allies ----


def test_the_ally_that_costs_the_chamber_least_joins() -> None:
    """Beside the Chamber of Allies a seahorse 1 after a 4 would cost three points, a squid 1 after a 2 costs one."""
    t = table(
        A=has(
            hand="seahorse-1 squid-1 squid-2 squid-3",
            locations="chamber_of_allies",
            affiliated="crab-5 seahorse-4 shellfish-3 squid-2 squid-3",
        ),
        court="reaper",
    )
    t.recruit("A reaper with seahorse-1 squid-1 squid-2 squid-3")

    assert set(answers(GREEDY, t)) == {"affiliate squid-1"}


def test_payment_is_made_so_that_the_right_race_joins() -> None:
    """The Sanctuary gives three points for a jellyfish, even for one that scores nothing itself."""
    t = table(
        A=has(
            hand="jellyfish-1 jellyfish-2 crab-1 seahorse-1 seahorse-1 seahorse-2",
            pearls=7,
            locations="sanctuary",
            affiliated="jellyfish-5 crab-3 seahorse-2 shellfish-1 squid-4",
        ),
        court="tamer",
    )
    t.play("A recruit tamer")

    let_play(t, GREEDY, "A", "recruit.pay", "recruit.affiliate")

    t.finds(A=has(affiliated="jellyfish-1 jellyfish-5 crab-3 seahorse-2 shellfish-1 squid-4"))


def test_the_yardstick_does_not_see_locations() -> None:
    """It stays as it was: minds are measured against it."""
    t = table(
        A=has(hand="seahorse-1 squid-1 squid-5", locations="chamber_of_allies", affiliated="seahorse-4 squid-2"),
        court="reaper",
    )
    t.recruit("A reaper with seahorse-1 squid-1 squid-5")

    assert GAME.handmade_mind().priors(t.match.state, t.ask) == [0.01, 0.01]
    assert GAME.mind.priors(t.match.state, t.ask) == pytest.approx([0.01 - 3, 0.01 - 1])


COUNTING_ALLIES = [
    "sanctuary",
    "sargasso_fields",
    "oceanic_senate_assembly",
    "chasm",
    "nest_of_giant_clams",
    "chamber_of_allies",
    "coral_barrier",
    "city_of_mirrors",
    "throne_room",
]


def at_home(number: int) -> AbyssState:
    """A player with some locations, allies before him and a hand; another one whose tile can be copied."""
    rng = seeded(f"home {number}")
    tiles = COUNTING_ALLIES[:]
    rng.shuffle(tiles)
    s = table(A=has(), last_turns=0).match.state
    me = s.players[0]
    me.locations = [LOCATION_IDS.index(tile) for tile in tiles[: 1 + rng.below(3)]]
    s.players[1].locations = [LOCATION_IDS.index(tiles[-1])]
    me.affiliated = [rng.below(25) for _ in range(rng.below(6))]
    me.hand = sorted([rng.below(25) for _ in range(3 + rng.below(5))])
    return s


def total_with(s: AbyssState, joining: list[int]) -> int:
    """The seat's score after these allies have joined."""
    me = s.players[0]
    before = me.affiliated
    me.affiliated = before + joining
    total = score(s, 0).total
    me.affiliated = before
    return total


@pytest.mark.parametrize("number", range(20))
def test_what_an_ally_brings_is_what_the_score_sheet_says(number: int) -> None:
    s = at_home(number)
    tiles, strongest = tiles_of(s, 0), best_affiliated(s.players[0])
    for card in range(25):
        race, value = RACE_OF[card], VALUE_OF[card]
        gain = race_points(race, strongest[race], tiles, 0, value) - race_points(race, strongest[race], tiles, 0, 0)

        assert gain == total_with(s, [card]) - total_with(s, []), CARD_IDS[card]


@pytest.mark.parametrize("number", range(40))
def test_the_last_payment_is_the_best_of_all_with_the_locations(number: int) -> None:
    """What stays in hand joins as well, willing or not (ABY-12.07)."""
    s = at_home(number)
    me = s.players[0]
    rng = seeded(f"lord {number}")
    races, must, need, pearls = 1 + rng.below(3), rng.below(6) - 1, 6 + rng.below(5), rng.below(4)
    ways = payments(tuple(me.hand), races, must, need, pearls)

    plan = best_payment(
        races, must, need, pearls, tuple(me.hand), tuple(best_affiliated(me)), False, True, tiles=tiles_of(s, 0)
    )

    assert bool(plan) == bool(ways)
    if plan:
        assert last_total(s, plan) == max([last_total(s, paid) for paid in ways])


def payments(cards: tuple[int, ...], races: int, must: int, need: int, pearls: int) -> list[tuple[int, ...]]:
    """All sets of allies that pay, as far as a bot would overpay."""
    found = []
    for size in range(1, len(cards) + 1):
        for some in combinations(cards, size):
            kinds = {RACE_OF[card] for card in some}
            value = sum([VALUE_OF[card] for card in some])
            if len(kinds) == races and (must == NO_RACE or must in kinds) and need - pearls <= value <= need + 10:
                found.append(some)
    return found


def last_total(s: AbyssState, paid: tuple[int, ...]) -> int:
    left = s.players[0].hand[:]
    for card in paid:
        left.remove(card)
    lowest = min([VALUE_OF[card] for card in paid])
    joining = lowest_of_each_race(left)
    return max([total_with(s, [card, *joining]) for card in paid if VALUE_OF[card] == lowest])


# ---- how greedy looks ----


@pytest.mark.parametrize("seats", [2, 4])
def test_main_actions_are_judged_again_when_all_the_others_have_had_their_turn(seats: int) -> None:
    """What follows within a turn is judged at its end."""
    match = new_match(GAME, seats, "looks")
    mind = GAME.mind
    action = match.ask_of(match.waiting()[0])
    assert action.kind == "turn.action"
    assert mind.second_look(match.state, action) == seats
    assert mind.worlds(action) < Mind().worlds(action)
    match.play(action.seat, "explore")
    within = match.ask_of(match.waiting()[0])
    assert mind.second_look(match.state, within) == 0
    assert mind.worlds(within) == Mind().worlds(within)


# ---- who takes his time ----


def before_the_sixth_lord() -> AbyssTable:
    """D leads and can pay for the Shepherd with the fourth of seahorses and four pearls."""
    return table(
        A=has(
            hand="seahorse-1 seahorse-2 seahorse-3 jellyfish-2 shellfish-1",
            pearls=3,
            affiliated="jellyfish-3 squid-3 jellyfish-1 squid-2",
            lords="seeker corruptor",
            locations={"sanctuary": "alchemist reaper", "abyss": "sage"},
            monster_tokens="3 3 3",
        ),
        B=has(
            hand="squid-4 shellfish-5 seahorse-4 crab-2",
            pearls=1,
            key_tokens=1,
            affiliated="shellfish-2 seahorse-3 jellyfish-3 jellyfish-1",
            lords="aquaculturalist landowner illusionist shaman",
            monster_tokens="4 3 3 3 2 2 2",
        ),
        C=has(
            hand="seahorse-1 seahorse-5 squid-1 squid-2 jellyfish-2 jellyfish-2 jellyfish-4 shellfish-4 shellfish-4",
            pearls=1,
            affiliated="squid-4 crab-2 crab-3 seahorse-2 shellfish-1",
            lords="hunter opportunist commander schemer shopkeeper",
            monster_tokens="3 2 2",
        ),
        D=has(
            hand="crab-1 crab-3 crab-3 crab-4 seahorse-4 shellfish-2 squid-5",
            pearls=4,
            affiliated="seahorse-3 shellfish-3 crab-5 crab-1 jellyfish-4",
            lords="peddler apprentice",
            locations={"chamber_of_allies": "keeper treasurer recruiter"},
            monster_tokens="2 2 2 2",
        ),
        active="D",
        court={3: "shepherd", 4: "slaver", 5: "jailer", 6: "assassin"},
        lord_deck=6,
        exploration_deck="jellyfish-5 squid-2 crab-2 shellfish-2 seahorse-2",
        exploration_discard="monster monster monster monster monster monster",
        council={
            "jellyfish": "jellyfish-1 jellyfish-1 jellyfish-3",
            "crab": "crab-1 crab-1 crab-4",
            "seahorse": "seahorse-1 seahorse-1",
            "shellfish": "shellfish-1 shellfish-1 shellfish-3 shellfish-3",
            "squid": "squid-1 squid-1 squid-1 squid-3 squid-3",
        },
        available=(
            "city_of_mirrors sargasso_fields throne_room lost_tower oceanic_senate_assembly hydrozoa_reserves "
            "closed_tower parliament"
        ),
        location_stack=8,
    )


def ahead(t: AbyssTable, freedom: float, seed: str, monkeypatch: pytest.MonkeyPatch) -> float:
    """By how much recruiting is ahead of plotting, in chance to win, in the same deals."""
    monkeypatch.setattr(PatientLearner, "freedom", lambda _, ask: freedom if ask.kind == ACTION else 0.0)
    search = Search(t.match, 3, Settings(), seeded(seed), Learned(PatientLearner(), AbyssInputs(), package=PACKAGE))
    lords, plots = [
        next(runner for runner in search.race.waiting if runner.option.text == text)
        for text in ("recruit shepherd", "plot")
    ]
    deals = range(PATIENT_WORLDS)
    return sum([search.run(lords, deal)[3] - search.run(plots, deal)[3] for deal in deals]) / len(deals)


@pytest.mark.parametrize("seed", ["a", "b"])
def test_a_leader_would_recruit_while_he_can_pay(seed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An expert plotted with one of the pearls and lost the lord; played on from there by greedy bots that costs about
    17 points of chance. All others were taken to do what looks best to each, and none was seen to take lords."""
    t = before_the_sixth_lord()
    assert {"plot", "explore", "recruit shepherd"} <= t.options()

    tied, free = ahead(t, 0.0, seed, monkeypatch), ahead(t, FREEDOM, seed, monkeypatch)

    assert tied < -0.01
    assert free > tied + 0.02


def test_others_act_freely_and_buy_as_looks_best() -> None:
    """Whoever might buy for too much would make it look good to go on."""
    mind = PatientLearner()
    t = table(A=has(), B=has(pearls=3), exploration_deck_top="crab-1")
    assert mind.freedom(t.ask) == FREEDOM
    t.play("A explore")
    assert t.ask.kind == BUY
    assert mind.freedom(t.ask) == 0.0
