"""Goals: what a seat wants to have done before a turn is over, and the chance to do it.

A turn of two actions and a handful of dice is a problem of its own, and all that counts is whether the aim is reached:
so every deal is played until it is reached or its time over, by a mind that wants nothing else, and no judgement of
positions has a say.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from podziemia.bots.budget import Settings
from podziemia.bots.race import Runner
from podziemia.bots.search import Search
from podziemia.bots.tree import Edge
from podziemia.bots.worlds import LONGEST_PLAYOUT, by_prior, deal_world, drawn, judge, open_asks
from podziemia.coach.found import ScorePart
from podziemia.kernel.ask import Ask
from podziemia.kernel.facets.aims import Aim
from podziemia.kernel.match import Match
from podziemia.kernel.mind import Mind
from podziemia.kernel.rng import seeded
from podziemia.kernel.state import Event

SIGHTS: Final = 6
"""First sights of each kind: of who plans the turn at a glance, and of who goes straight at it."""
HEAT: Final = 0.3
LEAST: Final = 0.1
KNOWN: Final = 4
"""Tries after which an answer of the plan is believed."""
SHOWN: Final = 20
"""Deals of which the way on is taken that is shown."""


class Wanting(Mind[Any]):
    """One side wants the aim and nothing else; the others play as they always do."""

    def __init__(self, mind: Mind[Any], aim: Aim[Any], side: list[int], seats: int) -> None:
        self.mind = mind
        self.aim = aim
        self.side = side
        self.seats = seats
        self.state: Any = None
        """Of the world that was played last."""

    def utility(self, s: Any) -> list[float]:
        """Who win together share it."""
        winners = self.side if self.aim.is_reached(s) else [n for n in range(self.seats) if n not in self.side]
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]

    def result(self, places: list[int]) -> list[float]:
        return self.utility(self.state)

    def priors(self, s: Any, ask: Ask) -> list[float]:
        return self.aim.priors(s, ask) if ask.seat in self.side else self.mind.priors(s, ask)

    def temperature(self, ask: Ask) -> float:
        return self.mind.temperature(ask)

    def calm(self, s: Any) -> int:
        self.state = s
        return 1 if self.aim.is_reached(s) or self.aim.is_over(s) else 0


def search_for(match: Match[Any], seat: int, aim: Aim[Any], name: str) -> Search:
    """A search whose every deal is played until the aim is reached or its time over."""
    game, seats = match.game, match.state.seats
    search = Search(match, seat, Settings(), seeded(name))
    side = next(side for side in game.sides(seats) if seat in side)
    search.mind = Wanting(game.mind, aim, side, seats)
    search.grows = True
    search.branching = aim.branching()
    search.race.waiting = search.runners()
    return search


def first_sights(match: Match[Any], seat: int, aim: Aim[Any], name: str) -> list[str]:
    """What comes to mind to who is told the aim: half of them plan at a glance, half go straight at it."""
    chance = Random(name)
    world = deal_world(match, seat, seeded(name))
    ask = world.ask_of(seat)
    heat = HEAT * match.game.mind.temperature(ask)
    looks = [aim.priors(world.state, ask), aim.rash(world.state, ask)]
    return [drawn(ask.options, priors, heat, chance.random()).text for priors in looks for _ in range(SIGHTS)]


# ---- why, and how ----


class Try(NamedTuple):
    """One deal played out."""

    reached: bool
    events: list[Event]
    answers: list[str]
    """Of the seat, where its plan had branches."""


def tried(search: Search, runner: Runner, deal: int, then: Runner | None = None) -> Try:
    """The deal of this number as the search would play it now, if it went no ways just to see where they lead. With
    `then` another answer is given next, and gone on with, as soon as it can be: that one was only put off."""
    world = search.deal(deal)
    world.listen()
    mind, edge, answers = search.mind, runner.edge, [runner.option.text]
    mind.calm(world.state)
    world.answer(world.ask_of(search.seat).options[runner.place], search.seat)
    for _ in range(LONGEST_PLAYOUT):
        if world.ask is None or mind.calm(world.state):
            break
        for ask in open_asks(world.ask):
            late = None if then is None or ask.seat != search.seat else ask.find(then.option.text)
            if then is not None and late is not None:
                option, edge, then = late, then.edge, None
                answers.append(option.text)
            elif ask.seat == search.seat and ask.kind in search.branching:
                node = edge.child(ask)
                known = [one for one in ask.options if one.text in node.edges and node.edges[one.text].visits >= KNOWN]
                if known:
                    option = max(known, key=lambda one: node.edges[one.text].visits)
                else:
                    option = by_prior(mind, world.state, ask, search.chance)
                edge = node.edges.get(option.text) or Edge(1.0)
                answers.append(option.text)
            else:
                option = by_prior(mind, world.state, ask, search.chance)
            world.answer(option, ask.seat)
    reached = judge(world, mind)[search.seat] > 0.0
    return Try(reached, [event for event in world.heard() if event.seen_by(search.seat)], answers)


def differences(aim: Aim[Any], best: list[Try], other: list[Try]) -> list[ScorePart]:
    """What the chance is made of, and what of it the better answer brings more."""
    better, worse = [aim.sheet([(one.reached, one.events) for one in tries]) for tries in (best, other)]
    changes = {part: round(better[part] - worse[part], 1) for part in better}
    return [{"part": part, "points": points} for part, points in changes.items() if abs(points) >= LEAST]


def way_on(tries: list[Try]) -> list[str]:
    """The answers of a turn in which it is done, though not at once."""
    return max([one.answers for one in tries[:SHOWN] if one.reached], key=len, default=tries[0].answers)
