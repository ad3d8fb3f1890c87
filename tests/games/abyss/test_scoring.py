"""Points, winner and ties (ABY-13)."""

import pytest

from tests.games.abyss.table import AbyssTable, has, table
from tests.support import rule


def finished(*sides: has) -> AbyssTable:
    """The game ends with the last turn of the last player, who fights a monster for a key: worth nothing."""
    named = dict(zip("ABCD", sides, strict=False))
    t = table(
        **named,  # type: ignore[arg-type]
        active="ABCD"[len(sides) - 1],
        last_turns=0,
        threat=3,
        exploration_deck_top="monster",
    )
    last = "ABCD"[len(sides) - 1]
    t.play(f"{last} explore", f"{last} fight monster")
    t.ended()
    return t


@rule("ABY-13.01", "ABY-13.05")
def test_the_score_is_locations_lords_allies_and_monsters() -> None:
    t = finished(
        has(locations="jail", lords="miller keeper", affiliated="crab-4 crab-1 squid-2", monster_tokens="2 3 4"), has()
    )
    assert t.score("A").parts == [("locations", 13), ("lords", 16), ("allies", 6), ("monsters", 9)]
    assert t.score("A").total == 44
    assert t.score("B").total == 0


@rule("ABY-13.02")
def test_every_lord_owned_counts_and_discarded_ones_do_not() -> None:
    t = table(
        A=has(lords="miller", disabled="keeper", locations={"black_smokers": "slaver hermit"}), lord_discard="landowner"
    )
    assert t.part("A", "lords") == 10 + 6 + 5 + 5
    assert t.part("B", "lords") == 0


@rule("ABY-13.03")
def test_only_the_strongest_ally_of_each_race_counts() -> None:
    t = finished(has(affiliated="crab-5 crab-4 crab-4 squid-1 squid-2 jellyfish-3", locations="chasm"), has())
    assert t.part("A", "allies") == 5 + 2 + 3
    assert t.part("A", "locations") == 5 + 3 * 3  # all three crabs


@rule("ABY-13.04")
def test_locations_are_scored_after_the_final_affiliation_with_all_lords() -> None:
    t = finished(
        has(
            hand="crab-3 crab-4",
            affiliated="crab-1",
            locations={"chasm": "", "sargasso_silos": "keeper"},
            disabled="reaper",
            lords="miller",
        ),
        has(),
    )
    assert t.points("A", "chasm") == 5 + 3 * 2
    assert t.points("A", "sargasso_silos") == 5 + 2 * 3
    assert t.part("A", "locations") == 22
    assert t.part("A", "allies") == 3


@rule("ABY-13.05")
def test_tokens_are_revealed_at_scoring() -> None:
    before = table(A=has(monster_tokens="2 4")).sees("B")["players"][0]
    assert (before["tokens"], before["points"]["monsters"]) == (None, None)
    t = finished(has(monster_tokens="2 4"), has())
    after = t.sees("B")["players"][0]
    assert (after["tokens"], after["points"]["monsters"]) == ([2, 4], 6)
    assert t.part("A", "monsters") == 6


@rule("ABY-13.06")
def test_pearls_and_keys_are_worth_nothing() -> None:
    t = finished(has(pearls=12, key_tokens=2, hand="crab-5 crab-3"), has())
    assert t.score("A").total == 3  # the crab affiliated at the end; the other is discarded


@rule("ABY-13.07")
def test_the_highest_total_wins() -> None:
    t = finished(has(affiliated="crab-4", pearls=9), has(affiliated="crab-5"), has(affiliated="crab-3"))
    assert t.winners() == "B"
    assert t.game.places(t.match.state) == [2, 1, 3]


@rule("ABY-13.08")
@pytest.mark.parametrize(
    ("ally", "pearls", "winner"), [("squid-4", 2, "A"), ("squid-4", 4, "B"), ("squid-3", 4, "A"), ("squid-5", 2, "B")]
)
def test_pearls_break_a_tie_and_nothing_else(ally: str, pearls: int, winner: str) -> None:
    t = finished(has(affiliated="crab-4", pearls=3), has(affiliated=ally, pearls=pearls))
    assert t.winners() == winner


@rule("ABY-13.09")
def test_then_the_best_lord_breaks_it() -> None:
    """7 and 7 against 10 and 4: fourteen points both."""
    t = finished(has(lords="jailer seeker", pearls=3), has(lords="miller", disabled="tamer", pearls=3))
    assert (t.score("A").total, t.score("B").total) == (14, 14)
    assert t.winners() == "B"


@rule("ABY-13.09", "ABY-13.02")
def test_the_best_lord_may_lie_under_a_location() -> None:
    t = finished(has(lords="jailer seeker"), has(locations={"black_smokers": "miller"}, lords="tamer"))
    assert (t.score("A").total, t.score("B").total) == (14, 14)
    assert t.winners() == "B"


@rule("ABY-13.09")
def test_full_ties_share_the_victory() -> None:
    """Without lords the best lord counts 0."""
    t = finished(has(affiliated="crab-4", pearls=1), has(affiliated="squid-4", pearls=1), has(affiliated="squid-3"))
    assert t.winners() == "AB"
    assert t.game.places(t.match.state) == [1, 1, 3]
