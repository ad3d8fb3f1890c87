"""The tree search: what it must never do, and what it must find."""

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

import pytest

from podziemia.bots import Budget, Settings, Verdict, make_bot, search, think
from podziemia.bots.lots import Lots
from podziemia.bots.race import FIRST_HEAT, Way
from podziemia.bots.search import FORESEEN, KEPT_DEALS, Search
from podziemia.bots.tree import Edge
from podziemia.bots.worlds import LONGEST_PLAYOUT, deal_world, follow_priors
from podziemia.games.abyss import GAME as ABYSS
from podziemia.games.tyrants import GAME as TYRANTS
from podziemia.kernel.ask import NOBODY, Ask, Option, Rules, Together, family
from podziemia.kernel.game import Game, Score
from podziemia.kernel.match import Match, new_match
from podziemia.kernel.mind import NO_WAYS, Mind
from podziemia.kernel.rng import Rng, seeded
from podziemia.kernel.settings import Setting
from podziemia.kernel.show import View
from podziemia.kernel.state import State
from podziemia.kernel.zones import Zone
from tests.kernel.toy import PLAY, STAY, TOY, ToyMind, ToyState
from tests.support.kit import positions

AnyMatch = Match[Any]


def at(game: Game[Any], seats: int, answers: int, seed: str = "position") -> AnyMatch:
    """The match after so many answers of a random game."""
    for number, match in enumerate(positions(game, seats, seed)):
        if number == answers:
            return match
    raise AssertionError("the game was over before")


def statistics(verdict: Verdict) -> object:
    """All that a verdict says, as plain data."""
    tried = [(one.option.text, one.share, one.value) for one in verdict.alternatives]
    return verdict.iterations, verdict.value, tried, verdict.line


def to_the_secret_choice(seats: int = 2) -> Match[ToyState]:
    match = new_match(TOY, seats, "secret")
    while not isinstance(match.ask, Together):
        match.answer(STAY)
    return match


# ---- what it must never do ----


@pytest.mark.parametrize("answers", [3, 17, 40, 75])
def test_searching_changes_nothing_in_the_match(answers: int) -> None:
    match = at(ABYSS, 3, answers)
    before, asked, drawn = match.digest(), repr(match.ask), match.state.rng.draws

    for seat in match.waiting():
        think(match, seat, Budget(iterations=30), seeded("x"))
        make_bot("greedy", ABYSS, "x").choose(match, seat)

    assert (match.digest(), repr(match.ask), match.state.rng.draws) == (before, asked, drawn)


@pytest.mark.parametrize("answers", [3, 40])
def test_the_same_rng_and_iterations_give_the_same_verdict(answers: int) -> None:
    match = at(ABYSS, 4, answers)
    seat = match.waiting()[0]
    first, second = [think(match, seat, Budget(iterations=60), seeded("x")) for _ in range(2)]

    assert statistics(first) == statistics(second)
    assert statistics(first) != statistics(think(match, seat, Budget(iterations=60), seeded("y")))


def test_it_does_not_go_on_for_leads_not_worth_having(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where none is, the first heat decides; where all are, and for the coach, the search goes on."""
    match = at(ABYSS, 3, 35)
    seat = match.waiting()[0]
    iterations = []
    for alike in (9.0, 0.0):
        monkeypatch.setattr(search, "ALIKE", alike)
        iterations.append(think(match, seat, Budget(iterations=300), seeded("x")).iterations)

    assert iterations[0] <= FIRST_HEAT * len(match.ask_of(seat).options) + search.LOOK_UP_EVERY < iterations[1]
    assert Search(match, seat, Settings(), seeded("x")).race.alike == 0.0


def look_alikes(match: AnyMatch, seat: int) -> list[AnyMatch]:
    """Two matches at the last quiet point that differ only in what the seat cannot know."""
    found = []
    for deal in ("one deal", "another"):
        assert match._quiet is not None
        state = match._quiet.copy()
        match.game.redeal(state, seat, seeded(deal))
        found.append(Match(match.game, state))
    return found


@pytest.mark.parametrize(
    ("game", "kind"),
    [(ABYSS, "turn.action"), (TYRANTS, "turn.action"), (TOY, "draw")],
    ids=["abyss", "tyrants", "toy"],
)
def test_nothing_hidden_has_any_influence(game: Game[Any], kind: str) -> None:
    """Equal views and the same rng: equal statistics."""
    compared = 0
    for match in positions(game, 2, "alike"):
        if match.ask is None or match.ask.kind != kind or match._since or compared == 8:
            continue
        seat = match.ask.seat
        one, other = look_alikes(match, seat)
        assert one.digest() != other.digest()
        assert one.view(seat) == other.view(seat)

        verdicts = [statistics(think(m, seat, Budget(iterations=30), seeded("x"))) for m in (one, other)]
        assert verdicts[0] == verdicts[1]
        compared += 1
    assert compared >= 3


def test_what_the_others_have_secretly_answered_has_no_influence() -> None:
    match = to_the_secret_choice()
    open_question = statistics(think(match, 0, Budget(iterations=40), seeded("x")))
    for option in list(match.ask_of(1).options):
        match.answer(option, 1)

        assert statistics(think(match, 0, Budget(iterations=40), seeded("x"))) == open_question
        match = to_the_secret_choice()


def test_a_seat_that_has_answered_may_think_again() -> None:
    """Its own answer is open again, too."""
    match = to_the_secret_choice()
    before = statistics(think(match, 0, Budget(iterations=40), seeded("x")))
    match.answer(match.ask_of(0).options[0], 0)

    assert statistics(think(match, 0, Budget(iterations=40), seeded("x"))) == before


# ---- the numbers ----


@pytest.mark.parametrize("answers", [3, 40, 75])
def test_chances_to_win_add_up(answers: int) -> None:
    match = at(ABYSS, 3, answers)
    verdict = think(match, match.waiting()[0], Budget(iterations=40), seeded("x"))

    assert sum(verdict.value) == pytest.approx(1.0)
    assert sum([one.share for one in verdict.alternatives]) == pytest.approx(1.0)
    assert verdict.alternatives[0].option is verdict.option
    assert verdict.line[0] == verdict.option.text


def test_only_an_option_that_was_tried_is_recommended() -> None:
    match = at(ABYSS, 3, 40)
    verdict = think(match, match.waiting()[0], Budget(iterations=1), seeded("x"))

    assert [one.option for one in verdict.alternatives] == [verdict.option]
    assert verdict.share == 1.0


def edges_under(edge: Edge) -> list[Edge]:
    found = [edge]
    for node in edge.children.values():
        for below in node.edges.values():
            found += edges_under(below)
    return found


def test_an_option_is_tried_no_more_often_than_it_was_there() -> None:
    search = Search(new_match(FewGrains(), 2, "heap"), 0, Settings(), seeded("x"))
    for _ in range(150):
        search.iterate()

    runners = [*search.race.running, *search.race.dropped]
    below = [edge for runner in runners for edge in edges_under(runner.edge)[1:]]
    assert all(edge.visits <= edge.available for edge in below)
    assert any(0 < edge.visits < edge.available for edge in below)
    assert sum([len(runner.results) for runner in runners]) == search.iterations == 150


def test_every_option_meets_the_same_deals() -> None:
    """The m-th visit of each option plays in the m-th deal."""
    match = at(ABYSS, 3, 40)
    search = Search(match, match.waiting()[0], Settings(), seeded("x"))
    first, again = search.deal(2), search.deal(2)

    assert first.digest() == again.digest()
    assert first.digest() != search.deal(3).digest()


@pytest.mark.parametrize("number", [0, KEPT_DEALS - 1, KEPT_DEALS])
def test_a_deal_and_its_lots_are_those_of_its_seed_as_often_as_it_is_dealt(number: int) -> None:
    """What is kept of it changes nothing."""
    match = at(ABYSS, 3, 40)
    search = Search(match, match.waiting()[0], Settings(), seeded("x"))
    for _ in range(2):
        world = search.deal(number)
        seed = search.deals[number].seed

        assert world.digest() == deal_world(match, search.seat, seeded(seed)).digest()
        lots = Random(seed)
        assert [search.chance.random() for _ in range(3)] == [lots.random() for _ in range(3)]


def test_what_others_choose_at_the_same_time_is_the_same_for_every_option() -> None:
    """It differs from deal to deal; but luck with the others favours none of the own options."""
    search = Search(to_the_secret_choice(3), 1, Settings(), seeded("x"))
    foreseen = [search.foresee(deal) for deal in range(FORESEEN)]

    assert all(sorted(answers) == [0, 2] for answers in foreseen)
    assert len({answers[0].text for answers in foreseen}) > 1
    assert search.foresee(2) == search.foresee(2 + FORESEEN) == foreseen[2]


def habits(ours: float) -> Callable[[object, ToyState, Ask], list[list[float]]]:
    """So many see it as we do; the others give one of the last two answers."""

    def foreseen(mind: object, s: ToyState, ask: Ask) -> list[list[float]]:
        before = [0.0] * (len(ask.options) - 2)
        half = (1.0 - ours) / 2
        return [[ours, *[0.0] * (len(ask.options) - 1)], [*before, half, half]]

    return foreseen


def test_who_sees_things_otherwise_is_drawn_anew_in_every_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """It costs no tries, so that no choice has to be used again."""
    monkeypatch.setattr(ToyMind, "foreseen", habits(0.0))
    search = Search(to_the_secret_choice(3), 1, Settings(), seeded("x"))
    deals = range(3 * FORESEEN)
    foreseen = [search.foresee(deal)[0] for deal in deals]
    places = [search.deal(deal).ask_of(0).options.index(foreseen[deal]) for deal in deals]

    assert set(places) == {len(search.deal(0).ask_of(0).options) - back for back in (1, 2)}
    assert foreseen[:FORESEEN] != foreseen[FORESEEN : 2 * FORESEEN]
    assert foreseen == [search.foresee(deal)[0] for deal in deals]
    assert not search.tried


def test_who_sees_things_as_we_do_answers_what_looks_best(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = Search(to_the_secret_choice(3), 1, Settings(), seeded("x"))
    best = [alone.foresee(deal) for deal in range(2 * FORESEEN)]
    monkeypatch.setattr(ToyMind, "foreseen", habits(1.0))
    search = Search(to_the_secret_choice(3), 1, Settings(), seeded("x"))
    assert [search.foresee(deal) for deal in range(2 * FORESEEN)] == best
    monkeypatch.setattr(ToyMind, "foreseen", habits(0.5))
    search = Search(to_the_secret_choice(3), 1, Settings(), seeded("x"))
    mixed = [search.foresee(deal)[0] == best[deal][0] for deal in range(2 * FORESEEN)]
    assert 0 < sum(mixed) < len(mixed)


def test_a_dealt_world_asks_the_seat_the_same() -> None:
    match = at(ABYSS, 4, 60)
    seat = match.waiting()[0]

    world = deal_world(match, seat, seeded("x"))

    assert world.ask_of(seat).options == match.ask_of(seat).options


# ---- a game made for it ----

GRAINS = family("take", [f"grain-{n}" for n in range(40)])
WAIT = Option("wait")


class Heap(State):
    """Take a grain of 40, ten times; the higher its number the better. Or wait, as long as you like."""

    __slots__ = ("points", "taken")
    points: list[int]
    taken: int

    def copy(self) -> "Heap":
        twin = Heap()
        self.copy_kernel_fields(twin)
        twin.points = self.points[:]
        twin.taken = self.taken
        return twin


class HeapMind(Mind[Heap]):
    """Priors that see nothing but the order of the numbers; a clock that stands still."""

    def points(self, s: Heap) -> list[float]:
        return [float(n) for n in s.points]

    def priors(self, s: Heap, ask: Ask) -> list[float]:
        return [0.1 * option.index for option in ask.options]


class HeapGame(Game[Heap]):
    name = "heap"
    zones: ClassVar[list[Zone[Heap]]] = []
    settings: ClassVar[list[Setting]] = []
    fewest = 1
    most = 4
    mind: ClassVar[HeapMind] = HeapMind()

    def setup(self, seats: int, settings: dict[str, str], rng: Rng) -> Heap:
        s = Heap()
        s.begin(seats, rng)
        s.points = [0] * seats
        s.taken = 0
        return s

    def step(self, s: Heap) -> Rules[None]:
        seat = s.taken % s.seats
        answer = yield Ask(seat, "take", [*GRAINS, WAIT])
        if answer is not WAIT:
            s.points[seat] += answer.index
            s.taken += 1
        s.over = s.taken == 10

    def view(self, s: Heap, seat: int) -> View:
        return {"points": s.points[:], "taken": s.taken}

    def scores(self, s: Heap) -> list[Score]:
        return [Score(n, [("grains", n)]) for n in s.points]


class FreeMind(HeapMind):
    def freedom(self, ask: Ask) -> float:
        return 1.0 if ask.kind == "take" else 0.0

    def calm(self, s: Heap) -> int:
        return s.taken


class FreeGame(HeapGame):
    mind: ClassVar[HeapMind] = FreeMind()


def playouts(searcher: int) -> list[list[int]]:
    """What three seats have taken after three turns each, in six playouts."""
    worlds = [new_match(FreeGame(), 3, "heap") for _ in range(6)]
    for deal, world in enumerate(worlds):
        follow_priors(world, FreeGame.mind, 9, Lots(f"{deal}"), searcher)
    return [world.state.points for world in worlds]


def test_around_a_searcher_the_others_answer_freely() -> None:
    """It does itself what it likes best. Where nobody searches all do."""
    best = 3 * GRAINS[39].index
    free = playouts(1)
    assert {points[1] for points in free} == {best}
    assert len({points[0] for points in free}) == len({points[2] for points in free}) == 6
    assert playouts(1) == free, "by the lots of the deal"
    assert playouts(NOBODY) == [[best] * 3] * 6


def test_a_search_plays_on_around_its_own_seat() -> None:
    """What comes of an answer differs from deal to deal, for the others are free."""
    search = Search(new_match(FreeGame(), 3, "heap"), 0, Settings(), seeded("x"))
    ends = []
    for deal in range(6):
        world = search.deal(deal)
        search.play_on(world, [9])
        ends.append(world.state.points)
    assert {points[0] for points in ends} == {3 * GRAINS[39].index}
    assert len({tuple(points) for points in ends}) == 6


def test_a_long_list_is_admitted_bit_by_bit_and_the_best_is_found() -> None:
    match = new_match(HeapGame(), 2, "heap")
    verdict = think(match, 0, Budget(iterations=60), seeded("x"))

    assert verdict.option is GRAINS[39]
    assert len(verdict.alternatives) <= 20


class Patient(HeapMind):
    """Would rather wait, and counts how often it is asked."""

    asked = 0

    def priors(self, s: Heap, ask: Ask) -> list[float]:
        self.asked += 1
        return [float(option is WAIT) for option in ask.options]


class PatientGame(HeapGame):
    mind: ClassVar[Patient] = Patient()


def test_no_playout_lasts_for_ever() -> None:
    """The clock never moves and nobody takes a grain: the position is judged as it stands."""
    game = PatientGame()
    search = Search(new_match(game, 2, "heap"), 0, Settings(), seeded("x"))

    search.iterate()

    assert LONGEST_PLAYOUT <= game.mind.asked <= LONGEST_PLAYOUT + 2


RIGHT, LEFT = family("turn", ["right", "left"])


class MeetMind(HeapMind):
    """Sees nothing in an option before it is tried; every meeting is a calm point."""

    def priors(self, s: Heap, ask: Ask) -> list[float]:
        return [1.0] * len(ask.options)

    def calm(self, s: Heap) -> int:
        return s.taken


class Meet(HeapGame):
    """Both turn right or left at the same time. Left is worth 5 to seat 1; seat 0 wants to meet it, for 3 points."""

    mind: ClassVar[MeetMind] = MeetMind()

    def step(self, s: Heap) -> Rules[None]:
        together = Together([Ask(seat, "turn", [RIGHT, LEFT]) for seat in range(2)])
        yield together
        first, second = together.answer_of(0), together.answer_of(1)
        s.points[0] += 3 if first is second else 0
        s.points[1] += 5 if second is LEFT else 0
        s.taken += 1
        s.over = s.taken == 10


def test_it_foresees_what_others_will_choose_at_the_same_time() -> None:
    match = new_match(Meet(), 2, "meet")

    assert think(match, 0, Budget(iterations=40), seeded("x")).option is LEFT
    assert think(match, 1, Budget(iterations=40), seeded("x")).option is LEFT


def test_a_time_limit_holds_in_a_slow_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search stops when another iteration might take too long; time is told by a clock of the test's own."""
    now = [0.0]

    def tick() -> float:
        return now[0]

    game = HeapGame()
    match = new_match(game, 2, "heap")
    iterate = Search.iterate

    def slow_iteration(self: Search) -> None:
        now[0] += 0.07
        iterate(self)

    monkeypatch.setattr("podziemia.bots.budget.perf_counter", tick)
    monkeypatch.setattr(Search, "iterate", slow_iteration)
    verdict = think(match, 0, Budget(seconds=1.0), seeded("x"))

    assert now[0] <= 1.0
    assert verdict.iterations >= 5


@pytest.mark.parametrize(("a_look", "looks"), [(0.125, 8), (1.0, 4)])
def test_thought_by_the_processor_ends_by_the_wall_when_patience_does(
    monkeypatch: pytest.MonkeyPatch, a_look: float, looks: int
) -> None:
    """A second of the processor, four of the wall: on a quiet machine the one comes first, on a busy one the other."""
    busy, wall = [0.0], [0.0]
    iterate = Search.iterate

    def slow_iteration(self: Search) -> None:
        busy[0] += 0.125
        wall[0] += a_look
        iterate(self)

    monkeypatch.setattr("podziemia.bots.budget.thread_time", lambda: busy[0])
    monkeypatch.setattr("podziemia.bots.budget.perf_counter", lambda: wall[0])
    monkeypatch.setattr(Search, "iterate", slow_iteration)
    budget = Budget(seconds=1.0, processor=True, patience=4.0)
    assert think(new_match(HeapGame(), 2, "heap"), 0, budget, seeded("x")).iterations == looks


class Content(HeapMind):
    """Cannot tell grains apart, and does not want to know."""

    def utility(self, s: Heap) -> list[float]:
        return [0.5, 0.5]

    def result(self, places: list[int]) -> list[float]:
        return [0.5, 0.5]

    def enough(self, ask: Ask) -> int:
        return 7


class ContentGame(HeapGame):
    mind: ClassVar[HeapMind] = Content()


@pytest.mark.parametrize(("asked_for", "done"), [(5, 5), (20, 7)])
def test_a_search_ends_when_the_mind_has_seen_enough(asked_for: int, done: int) -> None:
    budget = Budget(iterations=asked_for)
    assert think(new_match(ContentGame(), 2, "heap"), 0, budget, seeded("x")).iterations == done


class Sure(HeapMind):
    """Judges every grain as it is taken, by its number."""

    def calm(self, s: Heap) -> int:
        return s.taken

    def utility(self, s: Heap) -> list[float]:
        return [s.points[0] / 40.0, 1.0 - s.points[0] / 40.0]


class Eager(Sure):
    def eager(self, ask: Ask) -> bool:
        return True


class SureGame(HeapGame):
    mind: ClassVar[HeapMind] = Sure()


class EagerGame(HeapGame):
    mind: ClassVar[HeapMind] = Eager()


def test_who_is_eager_comes_to_the_end_of_a_long_list_sooner() -> None:
    """And finds the same: the best grain is clear at once, and need not be looked at until the last one may enter."""
    budget = Budget(iterations=100_000)
    sure, eager = [think(new_match(game, 2, "heap"), 0, budget, seeded("x")) for game in (SureGame(), EagerGame())]

    assert sure.option is eager.option is GRAINS[39]
    assert len(sure.alternatives) == len(eager.alternatives) == len(GRAINS) + 1
    assert eager.iterations < (len(GRAINS) + 1) * 2 * FIRST_HEAT
    assert eager.iterations * 1.2 < sure.iterations


class FewGrains(HeapGame):
    """A heap of five, and no waiting."""

    def step(self, s: Heap) -> Rules[None]:
        seat = s.taken % s.seats
        answer = yield Ask(seat, "take", GRAINS[:5])
        s.points[seat] += answer.index
        s.taken += 1
        s.over = s.taken == 10


class Glancer(HeapMind):
    """Likes small grains at first sight, and looks twice."""

    def priors(self, s: Heap, ask: Ask) -> list[float]:
        return [-float(option.index) for option in ask.options]

    def calm(self, s: Heap) -> int:
        return s.taken

    def looks(self, s: Heap) -> list[int]:
        return [1, 3]

    def utility(self, s: Heap) -> list[float]:
        lead = (s.points[0] - s.points[1]) / 100
        return [0.5 + lead, 0.5 - lead]


class GlancersGame(FewGrains):
    mind: ClassVar[Glancer] = Glancer()

    def step(self, s: Heap) -> Rules[None]:
        """From the third grain on there are the fifth and the sixth."""
        seat = s.taken % s.seats
        answer = yield Ask(seat, "take", GRAINS[:5] if s.taken < 2 else GRAINS[4:6])
        s.points[seat] += answer.index
        s.taken += 1
        s.over = s.taken == 10


def test_the_mean_of_its_looks_counts() -> None:
    """The smallest grain: no lead after it; the other takes the smallest, too; then the searcher takes the fifth."""
    search = Search(new_match(GlancersGame(), 2, "heap"), 0, Settings(), seeded("x"))

    search.iterate()

    (runner,) = [one for one in search.race.running if one.results]
    assert runner.option is GRAINS[0]
    assert runner.results == pytest.approx([0.5 + (0.00 + 0.04) / 2])


class FarSighted(HeapMind):
    """Looks when it has taken a second grain, and once more a round later."""

    def calm(self, s: Heap) -> int:
        return s.taken

    def looks(self, s: Heap) -> list[int]:
        return [3, 5]


class FarSightedGame(FewGrains):
    mind: ClassVar[HeapMind] = FarSighted()


class NearSighted(FarSighted):
    def looks(self, s: Heap) -> list[int]:
        return [3]


class NearSightedGame(FewGrains):
    mind: ClassVar[HeapMind] = NearSighted()


@pytest.mark.parametrize(("game", "grows"), [(FarSightedGame(), False), (NearSightedGame(), True)])
def test_a_tree_grows_only_where_a_playout_is_looked_at_once(game: Game[Any], grows: bool) -> None:
    search = Search(new_match(game, 2, "heap"), 0, Settings(), seeded("x"))
    for _ in range(40):
        search.iterate()

    assert any(runner.edge.children for runner in search.race.running) is grows


PURSES = family("open", ["plain", "deep"])
FEELINGS = family("feel", ["joy", "grief"])


class PurseMind(HeapMind):
    """Takes the smallest coin of a purse at first sight, and looks twice. Next to it it likes every seventh one."""

    def priors(self, s: Heap, ask: Ask) -> list[float]:
        return [0.0 if not one.index else -0.1 if one.index % 7 == 0 else -0.2 for one in ask.options]

    def calm(self, s: Heap) -> int:
        return s.taken

    def looks(self, s: Heap) -> list[int]:
        return [1, 3]


class PurseGame(HeapGame):
    """Open a purse, which makes the other cheer or weep, then take a coin: the plain one has the eleventh, the deep one
    as many as there are."""

    mind: ClassVar[HeapMind] = PurseMind()

    def step(self, s: Heap) -> Rules[None]:
        seat = s.taken % s.seats
        purse = yield Ask(seat, "purse", PURSES)
        yield Ask(1 - seat, "feeling", FEELINGS)
        coin = yield Ask(seat, "coin", [GRAINS[10]] if purse is PURSES[0] else GRAINS)
        s.points[seat] += coin.index
        s.taken += 1
        s.over = s.taken == 10


class WayFinder(PurseMind):
    def ways(self, ask: Ask) -> frozenset[str]:
        return frozenset(("coin",)) if ask.kind == "purse" else NO_WAYS


class WayFinderGame(PurseGame):
    mind: ClassVar[HeapMind] = WayFinder()


def test_an_answer_is_worth_what_its_best_way_makes_of_it() -> None:
    """First sight makes nothing of the deep purse. Of the six coins that are tried the 36th is the best, and beats the
    eleventh; the 40th is not among them."""
    blind = think(new_match(PurseGame(), 2, "heap"), 0, Budget(iterations=100), seeded("x"))
    seeing = think(new_match(WayFinderGame(), 2, "heap"), 0, Budget(iterations=100), seeded("x"))

    assert (blind.option, blind.line) == (PURSES[0], ["open plain"])
    assert (seeing.option, seeing.line) == (PURSES[1], ["open deep", "take grain-35"])


def doers(way: Way) -> list[int]:
    search = Search(new_match(WayFinderGame(), 2, "heap"), 0, Settings(), seeded("x"))
    search.tell_ways_apart()
    for _ in range(60):
        search.iterate()
    return sorted({runner.place for runner in search.doing(way)})


def test_who_does_what_was_meant_may_do_it_now_or_further_on() -> None:
    assert doers(Way("purse", "open deep")) == [1]
    assert doers(Way("coin", "take grain-35")) == [1]
    assert doers(Way("coin", "open deep")) == doers(Way("coin", "take grain-99")) == []


class Twins(WayFinder):
    """Both purses are alike, give or take the luck of the deal."""

    def utility(self, s: Heap) -> list[float]:
        luck = s.rng.copy().chance()
        return [luck, 1.0 - luck]


class TwinsGame(WayFinderGame):
    mind: ClassVar[HeapMind] = Twins()


@pytest.mark.parametrize("purse", [0, 1])
def test_what_was_meant_is_done_where_nothing_is_surely_better(purse: int) -> None:
    match = new_match(TwinsGame(), 2, "heap")
    meant = Way("purse", PURSES[purse].text)
    verdict = think(match, 0, Budget(iterations=400), seeded("x"), kept=(meant,))
    assert verdict.option is PURSES[purse]

    deep = new_match(WayFinderGame(), 2, "heap")
    assert think(deep, 0, Budget(iterations=400), seeded("x"), kept=(meant,)).option is PURSES[1]


def test_ways_of_one_answer_are_one_alternative() -> None:
    verdict = think(new_match(WayFinderGame(), 2, "heap"), 0, Budget(iterations=60), seeded("x"))

    assert [one.option for one in verdict.alternatives] == [PURSES[1], PURSES[0]]
    assert sum([one.share for one in verdict.alternatives]) == pytest.approx(1.0)


def test_whoever_judges_an_answer_does_not_tell_its_ways_apart() -> None:
    """The coach compares what was answered, not how somebody meant to go on."""
    search = Search(new_match(WayFinderGame(), 2, "heap"), 0, Settings(), seeded("x"))

    assert [runner.line for runner in search.race.waiting] == [(), ()]


@pytest.mark.parametrize(("purse", "coin", "points"), [(0, 5, 10), (1, 5, 5), (1, 99, 0)])
def test_a_way_is_gone_where_the_world_offers_it(purse: int, coin: int, points: int) -> None:
    """The other feels what it does in between. The plain purse has no fifth coin and no purse the hundredth: first
    sight takes what there is."""
    search = Search(new_match(WayFinderGame(), 2, "heap"), 0, Settings(), seeded("x"))
    search.tell_ways_apart()
    world = search.deal(0)
    world.answer(PURSES[purse], 0)

    search.go_on(world, (Way("coin", f"take grain-{coin}"),), 1)
    search.play_on(world, [1])

    assert world.state.points == [points, 0]


class Firm(HeapMind):
    """Plans to take small grains. Large ones look better at once, and turn out to be worse when three are taken."""

    def __init__(self, again: int) -> None:
        self.again = again

    def priors(self, s: Heap, ask: Ask) -> list[float]:
        return [-0.5 * option.index for option in ask.options]

    def calm(self, s: Heap) -> int:
        return s.taken

    def second_look(self, s: Heap, ask: Ask) -> int:
        return self.again

    def firmness(self) -> float:
        return 1.0

    def utility(self, s: Heap) -> list[float]:
        lead = (s.points[0] - s.points[1]) * (0.05 if s.taken < 3 else -0.1)
        return [0.5 + lead, 0.5 - lead]


@pytest.mark.parametrize(("again", "taken"), [(0, 4), (3, 0)])
def test_a_lead_over_a_firm_first_sight_must_last_until_the_second_look(again: int, taken: int) -> None:
    match = new_match(FewGrains(), 2, "heap")

    verdict = think(match, 0, Budget(iterations=200), seeded("x"), mind=Firm(again))

    assert verdict.option is GRAINS[taken]


def test_the_search_stops_when_all_but_one_have_dropped_out() -> None:
    """The others take the best grain every time: whoever once takes a worse one has lost."""
    verdict = think(new_match(FewGrains(), 2, "heap"), 0, Budget(iterations=1000), seeded("x"))

    assert verdict.option is GRAINS[4]
    assert 5 * FIRST_HEAT <= verdict.iterations < 1000


def test_thinking_needs_a_limit() -> None:
    with pytest.raises(AssertionError):
        Budget()


def test_a_question_with_one_answer_needs_no_long_thought() -> None:
    match = new_match(TOY, 2, "pause")
    while match.ask is not None and match.ask.kind != "next":
        seat = match.waiting()[0]
        match.answer(match.ask_of(seat).options[0], seat)
    verdict = think(match, match.waiting()[0], Budget(iterations=1000), seeded("x"))

    assert verdict.option.text == "next"
    assert verdict.iterations == 1


def test_it_plays_the_winning_card() -> None:
    """In the last secret choice of the toy game the highest card is never worse; here it may decide the game."""
    match = new_match(TOY, 2, "last 10", {"hand": "4"})
    while match.state.round < 3 or not isinstance(match.ask, Together):
        seat = match.waiting()[0]
        match.answer(match.ask_of(seat).options[0], seat)
    assert match.state.points[0] == match.state.points[1]
    highest = max(match.state.hands[0])

    assert think(match, 0, Budget(iterations=200), seeded("x")).option is PLAY[highest]
