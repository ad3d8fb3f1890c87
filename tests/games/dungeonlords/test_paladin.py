"""Who may move the paladin while a seat fights: what the solver calls exact holds; where it may not, it says so."""

import pytest

from podziemia.games.dungeonlords import GAME
from podziemia.games.dungeonlords.bots.adviser import Adviser
from podziemia.games.dungeonlords.bots.paladin import paladin_may_move
from podziemia.games.dungeonlords.bots.solver import BARE, solve
from podziemia.games.dungeonlords.data.cards import COMBAT_CARD_IDS, COMBAT_CARDS, HERO_IDS, MONSTER_IDS
from podziemia.games.dungeonlords.data.lessons import LESSON_IDS
from podziemia.games.dungeonlords.rules.state import IN_TENT, DungeonState
from podziemia.kernel.ask import SEAT_LETTERS
from podziemia.kernel.match import Match, new_match
from podziemia.kernel.rng import Rng, seeded
from tests.games.dungeonlords.table import DungeonTable, Side, arrange, combat, has
from tests.support import rule

NO_SPELL = "fighter_y2_d"
"""A party without magic, that no fatigue of a combat fells."""


def held_by_a(b_evil: int) -> DungeonTable:
    """A has the paladin, knows all cards and has nothing to stop him; three rounds are left, B is nearly as evil."""
    side = has(party="paladin_y1", evil=10, spied=15, traps="pendulum")
    return combat(side, round=2, B=has(party=NO_SPELL, evil=b_evil, traps="pendulum"))


def played_out(t: DungeonTable) -> float:
    """Both sit and wait to the end of the combat: what A has lost."""
    while t.match.state.in_combat():
        t.play(f"{t.asked()[0]} done")
    return -2.0 * t.dungeon("A").conquered.bit_count()


def told(t: DungeonTable) -> list[str]:
    return [event.what for event in Adviser().reasons(t.match, 0)]


@rule("DUN-12.02", "DUN-14.20")
def test_a_rival_may_take_the_paladin_away_and_the_solver_says_so() -> None:
    t = held_by_a(b_evil=10)
    solution = solve(t.match.state, 0, BARE)
    assert (solution.value, solution.counted, solution.exact) == (-6.0, True, False)
    assert told(t)[-1] == "points_unless_paladin"
    t.play("A done")
    assert played_out(t) == -2.0  # the first conquest makes A nicer than B


@rule("DUN-12.02", "DUN-12.01")
def test_nobody_below_ten_takes_him_and_the_word_holds() -> None:
    t = held_by_a(b_evil=9)
    solution = solve(t.match.state, 0, BARE)
    assert (solution.value, solution.exact) == (-6.0, True)
    assert told(t)[-1] == "points_expected"
    t.play("A done")
    assert played_out(t) == -6.0


@pytest.mark.parametrize(
    ("a", "b", "paladin", "cards", "moves"),
    [
        (has(evil=10, party="paladin_y1"), has(evil=10), "A", "", True),  # each conquest is a step down
        (has(evil=10, party="paladin_y1"), has(evil=9), "A", "", False),
        (has(evil=15, party="paladin_y1"), has(evil=11), "A", "", False),  # four conquests only make them level
        (has(evil=15, party="paladin_y1"), has(evil=12), "A", "", True),
        (has(evil=8, party="wizard_y1_d"), has(evil=10, party="paladin_y1"), "B", "detect_evil", True),
        (has(evil=7, party="wizard_y1_d"), has(evil=10, party="paladin_y1"), "B", "detect_evil", False),
        (has(evil=8, party="fighter_y1_d"), has(evil=10, party="paladin_y1"), "B", "detect_evil", False),  # no magic
        (has(evil=8, party="wizard_y1_d"), has(evil=14, party="paladin_y1"), "B", "detect_evil", False),
        (has(evil=8, party="wizard_y1_d"), has(evil=9, party=NO_SPELL), "", "detect_evil", False),  # A calls him alone
        (has(evil=8, party="wizard_y1_d"), has(evil=8, party="wizard_y1_b"), "", "detect_evil", True),
        (has(evil=8, party="wizard_y1_d"), has(evil=8, party="wizard_y1_b"), "gone", "detect_evil", False),
        (has(evil=8, party="wizard_y1_d", lair="vampire"), has(evil=10, party="paladin_y1"), "B", "suggestion", True),
        (has(evil=8, party="wizard_y1_d", lair="troll"), has(evil=10, party="paladin_y1"), "B", "suggestion", False),
    ],
)
@rule("DUN-12.01", "DUN-12.02")
def test_who_may_move_him(a: Side, b: Side, paladin: str, cards: str, moves: bool) -> None:
    city = [*cards.split(), "fireball", "fist_of_justice", "magic_shield", "invisibility"]
    scene = {"A": a, "B": b, "combat_round": 1, "phase": "plan", "season": "autumn", "city": " ".join(city[:4])}
    s = arrange(**scene, paladin=paladin)  # type: ignore[arg-type]
    s.spells_out = 15
    assert paladin_may_move(s, 0) is moves


@rule("DUN-12.02", "DUN-12.07")
def test_a_rival_who_may_still_learn_a_spell_counts() -> None:
    """What A does not know may come; what he has spied is certain."""
    b = has(evil=9, party="wizard_y1_d")
    s = arrange(A=has(evil=10, party="paladin_y1"), B=b, combat_round=1, phase="plan", season="autumn")
    assert paladin_may_move(s, 0)
    s.city = [COMBAT_CARD_IDS.index(card) for card in ("fireball", "magic_shield", "detect_evil", "invisibility")]
    s.dungeons[0].spied = 3
    assert not paladin_may_move(s, 0, last_round=2)
    assert not paladin_may_move(s, 0)  # in the third round B's wizard is too weak
    s.dungeons[0].spied = 1
    assert paladin_may_move(s, 0)


def test_the_preview_says_that_he_may_move() -> None:
    """Detect Evil would call the paladin of B in the middle of A's battle."""
    for evil, moves in ((9, True), (7, False)):
        t = combat(
            has(party="wizard_y1_d", evil=evil, spied=1, traps="pendulum"),
            cards="detect_evil fireball fist_of_justice magic_shield",
            B=has(party="paladin_y1", evil=10, traps="pendulum"),
        )
        whats = [event.what for event in GAME.foresight.preview(t.match.state, 0)[0].events]
        assert ("paladin_may_move" in whats) is moves


@pytest.mark.parametrize("lesson", LESSON_IDS)
@rule("DUN-22.03")
def test_in_a_lesson_everything_is_counted(lesson: str) -> None:
    match = new_match(GAME, 1, "lesson", {"school": lesson})
    chance = seeded(lesson)
    while not match.over:
        if match.ask_of(0).kind == "plan.commit":
            assert solve(match.state, 0).exact
        match.answer(chance.pick(match.ask_of(0).options), 0)


# ---- against random combats ----


def random_combat(chance: Rng) -> DungeonState:
    sides: dict[str, Side] = {}
    heroes = list(HERO_IDS[:16])
    holder = chance.below(4)
    for seat in range(3):
        party = [heroes.pop(chance.below(len(heroes))) for _ in range(3)]
        lair = " ".join([chance.pick(list(MONSTER_IDS[:6])) for _ in range(2)])
        evil = 9 + chance.below(3) if holder == seat else 7 + chance.below(4)
        with_paladin = ["paladin_y1", *party] if holder == seat else party
        sides[SEAT_LETTERS[seat]] = has(
            party=" ".join(with_paladin), lair=lair, evil=evil, tiles="2,0 mint@2,1 2,2 3,1"
        )
    cards = [card.id for card in COMBAT_CARDS if card.year == 1]
    chance.shuffle(cards)
    return arrange(**sides, phase="plan", season="autumn", combat_round=1, city=" ".join(cards[:4]))  # type: ignore[arg-type]


def disturbed(match: Match[DungeonState], seat: int) -> bool:
    """Play on at random to the end of the combat: whether the paladin left the seat, or came to it from another."""
    chance = seeded(f"on {seat} {match.digest()}")
    twin = match.fork()
    twin.listen()
    holder = twin.state.paladin
    while twin.state.in_combat() and not twin.over:
        waiting = twin.waiting()[0]
        twin.answer(chance.pick(twin.ask_of(waiting).options), waiting)
    for event in twin.heard():
        if event.what == "year_begins":
            break
        if event.what == "paladin_came":
            if holder == seat or (event.seat == seat and holder != IN_TENT):
                return True
            holder = event.seat
    return False


@pytest.mark.slow
@rule("DUN-12.07", "DUN-12.02", "DUN-12.01")
def test_where_he_is_said_to_stay_he_stays() -> None:
    chance = seeded("undisturbed")
    seen = {(may, does): 0 for may in (True, False) for does in (True, False)}
    for _ in range(60):
        match = Match(GAME, random_combat(chance))
        while match.state.in_combat() and not match.over:
            seat = match.waiting()[0]
            ask = match.ask_of(seat)
            if ask.kind in ("plan.tile", "plan.commit") and not match.state.dungeons[seat].plan_units:
                may = paladin_may_move(match.state, seat)
                seen[may, disturbed(match, seat)] += 1
            match.answer(chance.pick(ask.options), seat)
    assert seen[False, True] == 0
    assert seen[True, True] > 20
    assert seen[False, False] > 100
