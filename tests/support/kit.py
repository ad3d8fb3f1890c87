"""What must hold for every game: checks that play any game through the kernel alone."""

import re
from collections.abc import Iterator
from itertools import count
from json import dumps
from typing import Any

from podziemia.kernel.ask import Ask, Option, Together
from podziemia.kernel.errors import Refusal
from podziemia.kernel.game import Game
from podziemia.kernel.history import History, load_record, replayed
from podziemia.kernel.match import Match, new_match
from podziemia.kernel.record import new_record
from podziemia.kernel.reveals import ALWAYS, PERHAPS
from podziemia.kernel.rng import Rng, seeded
from podziemia.kernel.show import View
from podziemia.kernel.state import SPECTATOR
from podziemia.kernel.zones import ALL, OWNER, census
from tests.support.laws import assert_same

AnyGame = Game[Any]
AnyMatch = Match[Any]
LONGEST_GAME = 100_000
COPY = re.compile(r"-\d+$")
"""Behind the name of a card of which there are several."""


def random_answer(match: AnyMatch, rng: Rng) -> tuple[int, Option]:
    """Somebody whose answer is awaited, and one of the legal answers."""
    seat = rng.pick(match.waiting())
    return seat, rng.pick(match.ask_of(seat).options)


def positions(game: AnyGame, seats: int, seed: str, settings: dict[str, str] | None = None) -> Iterator[AnyMatch]:
    """The match at every decision of a random game, the end included. It must end."""
    match = new_match(game, seats, seed, settings)
    rng = seeded(f"answers {seed}")
    for number in count():
        assert number < LONGEST_GAME, f"{game.name} with {seats} seats does not end (seed {seed})"
        yield match
        if match.over:
            return
        seat, option = random_answer(match, rng)
        match.answer(option, seat)


def check_game(game: AnyGame, seats: int, seed: str, settings: dict[str, str] | None = None) -> int:
    """A random game ends; nothing is lost or doubled; every ask is well-formed. How many decisions it took."""
    known = set(game.action_texts())
    things: dict[str, list[int]] = {}
    decisions = 0
    for number, match in enumerate(positions(game, seats, seed, settings)):
        decisions = number
        things = things or census(game.zones, match.state)
        found = census(game.zones, match.state)
        assert found == things, (
            f"lost or doubled before {match.ask}, or a pile is missing in {game.name}/rules/zones.py"
        )
        for seat in match.waiting():
            _check_ask(match.ask_of(seat), seats, known)
        if match.over:
            _check_result(match)
    return decisions


def _check_ask(ask: Ask, seats: int, known: set[str]) -> None:
    texts = [option.text for option in ask.options]
    assert 0 <= ask.seat < seats
    assert texts, f"{ask.kind} has no options"
    assert len(set(texts)) == len(texts), f"{ask.kind} offers the same twice: {texts}"
    assert set(texts) <= known, f"not among the action texts: {set(texts) - known}"


def _check_result(match: AnyMatch) -> None:
    scores = match.game.scores(match.state)
    places = match.game.places(match.state)
    assert len(scores) == len(places) == match.state.seats
    assert min(places) == 1
    for score in scores:
        assert score.total == sum(points for _, points in score.parts)


def check_forks(match: AnyMatch, rng: Rng, answers: int = 12) -> None:
    """A fork equals the original, goes its own way, and meets the original again when it gets the same answers."""
    before = match.dump()
    fork, twin = match.fork(), match.fork()
    assert_same(before, fork.dump())
    for _ in range(answers):
        if fork.over:
            break
        seat, option = random_answer(fork, rng)
        fork.answer(option, seat)
        twin.play(seat, option.text)
    assert_same(fork.dump(), twin.dump())
    assert_same(before, match.dump())  # else a fork has changed the match it came from


def texts_of(match: AnyMatch) -> list[list[str]]:
    return [[option.text for option in match.ask_of(seat).options] for seat in match.waiting()]


def knowledge(match: AnyMatch, seat: int) -> str:
    """All that a pair of eyes is sent: view and own question."""
    view: View = match.view(seat)
    return dumps([view, _question(match, seat)], sort_keys=True)


def _question(match: AnyMatch, seat: int) -> list[str]:
    try:
        ask = match.ask_of(seat)
    except Refusal:
        return []
    return [ask.kind, ask.because, str(ask.n), *[option.text for option in ask.options]]


def check_hidden(match: AnyMatch, rng: Rng) -> None:
    """Whatever is hidden from a seat can be dealt again without the seat noticing, and nothing gets lost by it."""
    if match.over:
        return  # then the hands lie open
    things = census(match.game.zones, match.state)
    looker = rng.below(match.state.seats)
    for seat in [SPECTATOR, *range(match.state.seats)]:
        seen = knowledge(match, seat)
        world = match.redealt(seat, rng)
        assert knowledge(world, seat) == seen, f"seat {seat} can tell two deals apart"
        if seat == looker:
            _check_look(match, world, seat, rng)
            _check_others_question(match, seat, rng)
            _check_same_deal(match, world, seat)
        assert census(match.game.zones, world.state) == things
    assert census(match.game.zones, match.state) == things, "redealing touched the real match"


def _check_look(match: AnyMatch, world: AnyMatch, seat: int, rng: Rng) -> None:
    """A closer look at a thing that the view shows, or at a seat, tells no more than the view may."""
    things = ["A", *_ids_in(match.view(seat))]
    thing = things[rng.below(len(things))]
    survey = match.game.foresight.survey
    look = survey(match.state, seat, thing)
    assert survey(world.state, seat, thing) == look, f"seat {seat} learns too much by looking at {thing}"
    if seat in match.waiting():
        assert _foreseen(world, seat) == _foreseen(match, seat), f"seat {seat} learns too much by looking ahead"


def _foreseen(match: AnyMatch, seat: int) -> object:
    """The ways that begin with the seat's question, and what the game would answer it."""
    foresight, ask = match.game.foresight, match.ask_of(seat)
    ways = foresight.ways(match.state, ask)
    told = [(w.thing, w.answers, w.cost, [(m.what, m.at, m.n, m.things) for m in w.marks]) for w in ways]
    return told, foresight.left(match.state, ask)


def _check_others_question(match: AnyMatch, seat: int, rng: Rng) -> None:
    """A question to somebody else is asked in the new deal: its options are those of the hand he has there."""
    quiet = match._quiet
    if quiet is None or match._since or _learned(match) != (quiet.rng.draws, quiet.shown) or seat in match.waiting():
        return
    deal, state = rng.seed(), quiet.copy()
    match.game.redeal(state, seat, seeded(deal))
    there, world = Match(match.game, state), match.redealt(seat, seeded(deal))
    if there.ask is not None and world.ask is not None and there.ask.kind == world.ask.kind:
        assert texts_of(world) == texts_of(there), f"seat {seat} learns what {world.ask} is about"
        asked, option = random_answer(world, rng)
        world.answer(option, asked)


def _check_same_deal(match: AnyMatch, world: AnyMatch, seat: int) -> None:
    """The same rng deals the same, whatever really lies there: else who knows his rng could count back to the truth."""
    twin = match.fork()
    for one in (twin, world):
        match.game.redeal(one.state, seat, seeded("the same deal"))
    assert_same(twin.state.dump(), world.state.dump())


def _ids_in(part: Any) -> list[str]:
    if isinstance(part, dict):
        own = [part["id"]] if isinstance(part.get("id"), str) else []
        return own + [id for inner in part.values() for id in _ids_in(inner)]
    return [id for inner in part for id in _ids_in(inner)] if isinstance(part, list) else []


def check_names(match: AnyMatch) -> int:
    """What only its owner is shown stands in his view under the id that the game gives it. How many things did."""
    found = 0
    for zone in match.game.zones:
        ids = match.game.things.get(zone.kind, ())
        for owner, pile in enumerate(zone.piles(match.state) if ids and zone.sees == OWNER else []):
            seen = _texts_in(match.view(owner))
            unseen = [ids[thing] for thing in pile if ids[thing] not in seen]
            assert not unseen, f"{zone.name} of {owner}: {unseen}"
            found += len(pile)
    return found


def _texts_in(part: Any) -> set[str]:
    if isinstance(part, dict):
        return set(part).union(*[_texts_in(inner) for inner in part.values()])
    if isinstance(part, list | tuple):
        return set().union(*[_texts_in(inner) for inner in part])
    return {part, COPY.sub("", part)} if isinstance(part, str) else set()


def check_undo_is_honest(match: AnyMatch, rng: Rng) -> None:
    """An answer after which nobody has learned anything looks the same, to everyone, in every deal they could be in."""
    seat, option = random_answer(match, rng)
    trial = match.fork()
    trial.listen()
    before = _learned(trial)
    trial.answer(option, seat)
    if _learned(trial) != before or isinstance(match.ask, Together):
        return
    told = trial.heard()
    for other in range(match.state.seats):
        world = match.redealt(other, rng)
        if seat not in world.waiting() or world.ask_of(seat).find(option.text) is None:
            continue
        world.listen()
        world.play(seat, option.text)
        assert [e.plain() for e in world.heard() if e.seen_by(other)] == [e.plain() for e in told if e.seen_by(other)]
        assert knowledge(world, other) == knowledge(trial, other), f"{option.text} taught seat {other} something"


def _learned(match: AnyMatch) -> tuple[int, int]:
    return match.state.rng.draws, match.state.shown


def check_shuffles(game: AnyGame, seats: int) -> None:
    """Whatever nobody knows lies in another order in another game."""
    dealt = [new_match(game, seats, f"shuffle {number}").state for number in range(12)]
    for zone in game.zones:
        if zone.knows == ALL:
            continue
        for piles in zip(*[zone.piles(state) for state in dealt], strict=False):
            if min([len(set(pile)) for pile in piles]) > 1:
                assert len({tuple(pile) for pile in piles}) > 1, f"{zone.name} lies alike in every game of {game.name}"


def check_reveals(game: AnyGame, seats: int, seed: str, settings: dict[str, str] | None = None) -> None:
    """What is said to reveal nothing never draws nor shows; what is said to reveal always does."""
    match = new_match(game, seats, seed, settings)
    rng = seeded(f"answers {seed}")
    while not match.over:
        seat, option = random_answer(match, rng)
        kind = match.ask_of(seat).kind
        before = _learned(match)
        match.answer(option, seat)
        said = game.reveals.of(kind, option.verb)
        if said != PERHAPS:
            assert (_learned(match) != before) == (said == ALWAYS), f"{kind}: {option.text} is said to reveal {said}"


def check_refusals(match: AnyMatch) -> None:
    """What is not legal is refused and changes nothing."""
    before = match.state.dump()
    asked = match.waiting()
    for seat in range(-2, match.state.seats + 2):
        text = "no such thing" if seat in asked else texts_of(match)[0][0] if asked else "anything"
        try:
            match.play(seat, text)
        except Refusal:
            continue
        if isinstance(match.ask, Together):
            continue  # a seat may change its mind while the others still think
        raise AssertionError(f"{text!r} of seat {seat} was taken")
    assert_same(before, match.state.dump())


def check_record(game: AnyGame, seats: int, seed: str, settings: dict[str, str] | None = None) -> None:
    """A game written down and read again ends in the same state, and so does every beginning of it."""
    history = play_history(game, seats, seed, settings)
    text = history.record().text()
    read = load_record(text)
    assert read.text() == text
    assert_same(replayed(read).dump(), history.match.dump())
    for n in sorted({0, 1, history.count // 3, history.count - 1}, reverse=True):
        cut = replayed(load_record(read.cut(n).text())).dump()
        assert_same(cut, history.at(n).dump())
        history.take_back(n, 0)
        assert_same(cut, history.match.dump())
    assert load_record(history.record().text()).standing() == []


def play_history(
    game: AnyGame, seats: int, seed: str, settings: dict[str, str] | None = None, most: int = LONGEST_GAME
) -> History:
    """A random game with its history."""
    history = History(new_record(game, seats, seed, settings))
    rng = seeded(f"answers {seed}")
    while not history.match.over and history.count < most:
        seat, option = random_answer(history.match, rng)
        history.play(seat, option.text)
    return history
