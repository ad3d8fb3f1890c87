"""What is remembered from one question to the next changes no answer."""

import pytest

from podziemia.bots import make_bot
from podziemia.games.descent import GAME
from podziemia.games.descent.bots import tactics
from podziemia.games.descent.bots.priors import TURNS, WALKS, priors_of
from podziemia.games.descent.rules.movement import reach
from podziemia.kernel.match import new_match
from tests.games.descent.table import Arrangement


def forget() -> None:
    tactics._memory.standing = ((), {})
    tactics._memory.blows = ((), {}, [])


@pytest.mark.parametrize("quest", ["acolyte_of_saradyn", "caladens_crossing", "rellegars_rest"])
def test_what_is_remembered_of_the_last_turn_is_what_would_be_worked_out_anew(quest: str) -> None:
    match = new_match(GAME, 4, "memory", {"quest": quest})
    greedy = make_bot("greedy", GAME, "memory")
    remembered = 0
    for _ in range(160):
        if match.over:
            break
        seat = match.waiting()[0]
        ask = match.ask_of(seat)
        if ask.kind in TURNS + WALKS and len(ask.options) > 1:
            known = tactics._memory.standing[1]
            first = priors_of(match.state, ask)
            remembered += known is tactics._memory.standing[1]
            forget()
            assert priors_of(match.state, ask) == first
        match.answer(greedy.choose(match, seat), seat)
    assert remembered > 10


def test_where_one_can_get_to_is_told_by_cost_and_then_by_number() -> None:
    """Who takes the first of several places as good as each other relies on it."""
    a = Arrangement("""
.....
.###.
.~...
""")
    a.put("grisban", "a1")
    t = a.turn("grisban")
    found = reach(t.s, t.figure("grisban"), 6)
    assert list(found.items()) == sorted(found.items(), key=lambda way: (way[1], way[0]))
