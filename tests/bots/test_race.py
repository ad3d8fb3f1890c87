"""The race of options: who runs next, who drops out, who leads."""

import pytest

from podziemia.bots.race import (
    ALL_THE_SAME,
    ENOUGH,
    FIRST_HEAT,
    HEARD,
    NEWCOMER,
    SHORT_HEAT,
    SHORT_LIST,
    Race,
    Runner,
    widened,
)
from podziemia.bots.tree import Edge
from podziemia.kernel.ask import family

OPTIONS = family("take", [f"grain-{n}" for n in range(40)])


def race(count: int, firmness: float = 0.0, least: float = 0.0) -> Race:
    return Race([Runner(n, Edge(1.0), OPTIONS[n], 2) for n in range(count)], firmness, least)


def run(race: Race, runs: int, value: dict[int, float], luck: list[float] | None = None) -> None:
    """So many runs in which each place has its value, give or take the luck of the deal."""
    for _ in range(runs):
        runner = race.next()
        deal = len(runner.results)
        mine = value.get(runner.place, 0.5) + (luck[deal % len(luck)] if luck else 0.0)
        runner.run([mine, 1.0 - mine], 0)
        race.drop_hopeless()


def places(runners: list[Runner]) -> list[int]:
    return sorted([runner.place for runner in runners])


def test_all_run_in_turn() -> None:
    r = race(3)
    run(r, 7, {0: 0.3, 1: 0.9})

    assert [len(runner.results) for runner in r.running] == [3, 2, 2]
    assert r.leader().place == 1


def test_nobody_drops_out_before_the_first_heat_is_over() -> None:
    r = race(2)
    run(r, 2 * FIRST_HEAT - 1, {0: 0.9, 1: 0.1})
    assert places(r.running) == [0, 1]

    run(r, 1, {0: 0.9, 1: 0.1})
    assert (places(r.running), places(r.dropped)) == ([0], [1])
    assert r.is_decided()


def test_luck_that_all_share_does_not_count() -> None:
    """A tiny lead is clear when it is the same in every deal."""
    r = race(2)
    run(r, 2 * FIRST_HEAT, {0: 0.50, 1: 0.49}, luck=[0.4, -0.4, 0.2, -0.3])

    assert places(r.dropped) == [1]


def test_a_lead_that_may_be_luck_keeps_both_running() -> None:
    r = race(2)
    for deal in range(30):
        for _ in range(2):
            runner = r.next()
            mine = 0.5 + (0.3 if (deal + runner.place) % 2 else -0.28)
            runner.run([mine, 1.0 - mine], 0)
        r.drop_hopeless()

    assert places(r.running) == [0, 1]
    assert not r.is_decided()


def test_a_lead_is_clear_beyond_three_standard_errors() -> None:
    """The same swings in sixteen deals: a mean lead of 0.12 is less than three standard errors, one of 0.18 more."""
    for lead, dropped in ((0.12, []), (0.18, [1])):
        r = race(2)
        for deal in range(16):
            r.next().run([0.5 + lead + (0.2 if deal % 2 else -0.2), 0.0], 0)
            r.next().run([0.5, 0.0], 0)
        r.drop_hopeless()

        assert places(r.dropped) == dropped


def test_who_chooses_does_not_wait_for_leads_not_worth_having() -> None:
    """Swings of 0.04 from deal to deal have a standard error of 0.01 after 16 deals, one of 0.0013 after 1,000: only
    then is it clear that neither is ahead by 0.005. Who judges answers wants to know even that."""
    for alike, deals, dropped in ((0.005, 16, []), (0.005, 1000, [1]), (0.0, 1000, [])):
        r = race(2)
        r.alike = alike
        for deal in range(deals):
            r.next().run([0.5 + (0.04 if deal % 2 else -0.04), 0.0], 0)
            r.next().run([0.5, 0.0], 0)
        r.drop_hopeless()

        assert places(r.dropped) == dropped


def test_a_lead_worth_having_is_waited_for() -> None:
    """The same swings, but the second is behind by what counts, and may still be ahead by it."""
    r = race(2)
    r.alike = 0.005
    for deal in range(40):
        r.next().run([0.502 + (0.04 if deal % 2 else -0.04), 0.0], 0)
        r.next().run([0.5, 0.0], 0)
    r.drop_hopeless()

    assert places(r.running) == [0, 1]


def test_an_option_that_never_differs_from_the_leader_drops_out_in_the_end() -> None:
    r = race(2)
    run(r, 2 * ALL_THE_SAME - 1, {}, luck=[0.1, 0.2, -0.1])
    assert len(r.running) == 2

    run(r, 1, {}, luck=[0.1, 0.2, -0.1])
    assert r.is_decided()


def test_a_long_list_enters_bit_by_bit_and_newcomers_catch_up() -> None:
    r = race(40)
    run(r, SHORT_LIST, {})
    early = len(r.running) + len(r.dropped)
    run(r, 190, {39: 0.9})

    assert early < len(r.running) + len(r.dropped) < 40
    assert r.waiting
    assert max([len(one.results) for one in r.running]) - min([len(one.results) for one in r.running]) <= 1


def test_a_newcomer_leads_only_once_it_has_caught_up_half_the_way() -> None:
    r = race(2)
    run(r, 20, {0: 0.5, 1: 0.45}, luck=[0.3, -0.3])
    newcomer = Runner(2, Edge(1.0), OPTIONS[2], 2)
    r.running.append(newcomer)
    front = max([len(one.results) for one in r.running])
    newcomer.run([0.99, 0.01], 0)
    assert r.leader().place == 0

    while len(newcomer.results) < front / 2:
        newcomer.run([0.99, 0.01], 0)
    assert r.leader().place == 2


# ---- where first sight is firm ----


def test_a_small_lead_does_not_take_the_place_of_a_firm_first_sight() -> None:
    """The same swings in sixteen deals, a standard error of about 0.05: a mean lead of 0.04 is less than one of them,
    one of 0.06 more; where first sight is a guess any lead will do."""
    for firmness, lead, leader in ((1.0, 0.04, 0), (1.0, 0.06, 1), (0.0, 0.04, 1)):
        r = race(2, firmness)
        for deal in range(16):
            r.next().run([0.5, 0.0], 0)
            r.next().run([0.5 + lead + (0.2 if deal % 2 else -0.2), 0.0], 0)

        assert r.leader().place == leader


def test_a_trifle_does_not_take_the_place_of_a_firm_first_sight_however_sure() -> None:
    for least, leader in ((0.02, 0), (0.005, 1)):
        r = race(2, 1.0, least)
        run(r, 16, {0: 0.50, 1: 0.51})

        assert r.leader().place == leader


def test_a_firm_first_sight_is_not_given_up_before_another_has_been_heard() -> None:
    r = race(2, 1.0)
    run(r, 2 * HEARD - 1, {0: 0.1, 1: 0.9})
    assert r.leader().place == 0

    run(r, 1, {0: 0.1, 1: 0.9})
    assert r.leader().place == 1


def test_options_meet_a_firm_first_sight_one_by_one() -> None:
    r = race(5, 1.0)
    run(r, NEWCOMER, {}, luck=[0.1, -0.2])
    assert places(r.running) == [0, 1]

    run(r, 1, {})
    assert places(r.running) == [0, 1, 2]


def test_who_could_only_be_ahead_by_a_trifle_drops_out() -> None:
    """Twelve deals with the same swings, a standard error of about 0.06: a lead of 0.01 may still be one of 0.10, but
    hardly one of 0.15."""
    for least, dropped in ((0.10, []), (0.15, [1])):
        r = race(2, 1.0, least)
        for deal in range(FIRST_HEAT):
            r.next().run([0.5, 0.0], 0)
            r.next().run([0.51 + (0.2 if deal % 2 else -0.2), 0.0], 0)
        r.drop_hopeless()

        assert places(r.dropped) == dropped


def test_who_has_many_questions_gives_up_sooner_what_hardly_ever_takes_the_place_of_a_firm_first_sight() -> None:
    """A lead that swings by 0.02 and is 0.01 on average, where 0.04 is wanted."""
    for brief, running in ((True, [0]), (False, [0, 1])):
        r = race(2, 1.0, 0.04)
        r.brief = brief
        run(r, 2 * SHORT_HEAT, {0: 0.50, 1: 0.51})

        assert places(r.running) == running


def test_a_brief_race_between_equals_ends_when_enough_has_been_seen() -> None:
    """An answer that swings wildly is never clearly too close; after so many deals the favourite stays."""
    for brief, decided in ((True, True), (False, False)):
        r = race(2, 3.0, 0.04)
        r.brief = brief
        for deal in range(ENOUGH):
            assert not r.is_decided()
            r.next().run([0.5, 0.5], 0)
            r.next().run([0.9 if deal % 2 else 0.18, 0.5], 0)

        assert r.is_decided() == decided
        assert r.leader().place == 0


def test_an_eager_race_lets_nobody_run_alone_while_others_wait() -> None:
    """The first of forty is clearly the best: with a heat for each it has met them all. Who is not eager looks at it
    again and again until the next ones may enter."""
    for eager, waiting in ((True, 0), (False, 40 - widened(40, 41 * FIRST_HEAT))):
        r = race(40)
        r.eager = eager
        run(r, 41 * FIRST_HEAT, {0: 0.9}, luck=[0.1, -0.1])

        assert len(r.waiting) == waiting
        assert r.is_decided() == eager
        assert r.leader().place == 0


def test_the_favourite_may_win_after_all_even_if_it_has_dropped_out() -> None:
    r = race(3, 1.0)
    run(r, 6 * FIRST_HEAT, {0: 0.1, 1: 0.9, 2: 0.2}, luck=[0.01, -0.01])
    r.drop_hopeless()
    assert r.leader().place == 1

    r.keep_favourite()

    assert r.leader().place == 0
    assert sorted(places(r.dropped)) == [1, 2]


def test_where_there_are_many_questions_the_favourite_never_runs_alone() -> None:
    """As soon as one option is given up the next meets the favourite, in the deals that it has run in already."""
    for brief, running in ((True, [0, 2]), (False, [0, 1])):
        r = race(3, 1.0, 0.04)
        r.brief = brief
        run(r, 2 * SHORT_HEAT, {0: 0.5, 1: 0.3})

        r.next()

        assert places(r.running) == running


def raced(lead: float, deals: int) -> Race:
    """Two options in so many deals; the first one is ahead by so much on average, with luck of its own."""
    r = race(2)
    r.running, r.waiting = r.waiting, []
    for deal in range(deals):
        for place, value in ((0, 0.5 + lead + (0.2 if deal % 2 else -0.2)), (1, 0.5)):
            r.running[place].run([value, 1.0 - value], 0)
    return r


@pytest.mark.parametrize(("lead", "winner"), [(0.05, 1), (0.2, 0)])
def test_what_was_meant_is_stood_by_unless_another_is_surely_better(lead: float, winner: int) -> None:
    """Two standard errors are 0.08 here."""
    r = raced(lead, 24)
    assert r.leader().place == 0

    r.stand_by([r.running[1]])

    assert r.leader().place == winner
    assert places(r.running + r.dropped) == [0, 1]


def test_nothing_is_stood_by_before_it_has_been_heard_or_where_it_leads_anyway() -> None:
    short = raced(0.05, FIRST_HEAT - 1)
    short.stand_by([short.running[1]])
    assert short.leader().place == 0

    r = raced(0.05, FIRST_HEAT)
    r.stand_by(r.running)
    r.stand_by([])
    assert places(r.running) == [0, 1]
    assert r.leader().place == 0
