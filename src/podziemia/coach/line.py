"""The way that a better answer might have taken: one likely way, in a world dealt from what the seat could know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from podziemia.bots.greedy import GreedyBot
from podziemia.bots.lots import Lots
from podziemia.bots.worlds import by_prior, deal_world, open_asks
from podziemia.coach.found import LineStep
from podziemia.kernel.ask import Ask, Option
from podziemia.kernel.match import Match
from podziemia.kernel.rng import seeded

STEPS: Final = 4
MOST_ANSWERS: Final = 12
"""In one step: who recruits a lord also pays for it."""


def line_of(match: Match[Any], seat: int, best: str, name: str) -> list[LineStep]:
    return [step for step, _ in walk_line(match, seat, best, name)]


def walk_line(match: Match[Any], seat: int, best: str, name: str) -> Iterator[tuple[LineStep, Match[Any]]]:
    """Step after step, with the world as it is after each. The same name goes the same way."""
    world = deal_world(match, seat, seeded(name), forkable=True)
    world.listen()
    player = Player(match, name)
    for number in range(STEPS):
        asks = [ask for ask in open_asks(world.ask) if number or ask.seat == seat]
        if not asks:
            return
        option = asks[0].find(best) if not number else None
        yield take_step(world, asks[0], option or player.choose(world, asks[0]), seat, player), world


def take_step(world: Match[Any], ask: Ask, option: Option, eyes: int, player: Player) -> LineStep:
    """An answer, and what the same seat answers then without much thought, as those eyes see it."""
    step: LineStep = {"seat": ask.seat, "text": option.text if ask.seat == eyes else "", "events": []}
    for _ in range(MOST_ANSWERS):
        world.answer(option, ask.seat)
        step["events"] += [event.plain() for event in world.heard() if event.seen_by(eyes)]
        following = open_asks(world.ask)
        if not following or following[0].seat != step["seat"] or world.game.mind.matters(following[0]):
            break
        ask = following[0]
        option = player.choose(world, ask)
    return step


class Player:
    """Plays on as well as it can at a glance."""

    def __init__(self, match: Match[Any], name: str) -> None:
        self.greedy = GreedyBot(match.game, name)
        self.chance = Lots(name)

    def choose(self, world: Match[Any], ask: Ask) -> Option:
        if world.can_fork():
            return self.greedy.choose(world, ask.seat)
        return by_prior(world.game.mind, world.state, ask, self.chance)
