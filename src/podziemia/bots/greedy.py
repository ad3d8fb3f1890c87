"""Greedy: try each option in a few dealt worlds, follow the priors to the next calm point, take the best average."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from mypy_extensions import mypyc_attr

from podziemia.bots.bot import Bot
from podziemia.bots.lots import Lots
from podziemia.bots.race import is_behind
from podziemia.bots.worlds import (
    Deal,
    by_prior,
    deal_world,
    follow_priors,
    guessed,
    how_likely,
    judge,
    open_asks,
    picked,
    play_out,
    promising,
)
from podziemia.kernel.ask import Option, Together
from podziemia.kernel.game import Game
from podziemia.kernel.match import Match
from podziemia.kernel.mind import Mind

SHORT: Final = 10
"""So many options race at most; of more that are promising the better half goes on, and of them again."""
FIRST_LOOKS: Final = 2
"""Worlds in which the halves are told apart."""
GUESSED: Final = 0.4
"""How freely the answers that others give at the same time are drawn by priors, in temperatures of their questions."""
FIRST_HEAT: Final = 4
"""Worlds in which an option is tried before it may drop out."""
CLEAR: Final = 2.0
"""It does so when it is behind by so many standard errors of the difference."""
LONGER: Final = 2
"""Close options get so many times the worlds; most races end early, so that an option has about `worlds` of them."""
LAST_TURN: Final = 40
"""Worlds in which answers are tried that come to the end of the game: a chance in seven is lost in four of them more
often than not, and such tries are short."""


Heats = tuple[tuple[int, int], ...]
"""How many of the options go on, and in how many worlds more they are tried."""
Likely = dict[int, tuple[list[Option], list[float]]]
"""By seat, the options that it has at the same time, and how often it takes each, beside the best one."""


def all_over(results: list[list[float]]) -> bool:
    """Whether every try has been won or lost, so that no judgement tells more than the result."""
    for tried in results:
        for result in tried:
            if result != 0.0 and result != 1.0:
                return False
    return True


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """One step of look-ahead. All options are tried in the same worlds, so that luck favours none of them; who is
    clearly behind drops out, and the worlds that saves go to those who are close."""

    def __init__(self, game: Game[Any], seed: str, worlds: int = 0, mind: Mind[Any] | None = None) -> None:
        """With the game's mind, or with another one that knows the game; in so many worlds, or as many as the mind asks
        for."""
        super().__init__(game, seed)
        self.worlds = worlds
        self.mind: Mind[Any] = game.mind if mind is None else mind
        self.deal = Deal("")

    def choose(self, match: Match[Any], seat: int) -> Option:
        ask = match.ask_of(seat)
        if len(ask.options) == 1:
            return ask.options[0]
        known = self.mind.knows(match, seat)
        return self.glance(match, seat) if known is None else known

    def glance(self, match: Match[Any], seat: int) -> Option:
        """What looks best, whatever the game could work out."""
        ask = match.ask_of(seat)
        world = deal_world(match, seat, self.rng)
        if not self.mind.matters(ask):
            return by_prior(self.mind, world.state, world.ask_of(seat), Lots(self.rng.seed()))
        heats, finals = ((), ()) if self.worlds else (self.mind.heats(ask), self.mind.finals(ask))
        tried = promising(world, self.mind, seat, (heats + finals)[0][0] if heats or finals else self.mind.breadth(ask))
        if len(tried) == 1:
            return tried[0]
        if heats or finals:
            return self.best_of_heats(match, seat, tried, heats, finals)
        return self.race(match, seat, tried, self.worlds or self.mind.worlds(ask))

    # ---- heats ----

    def best_of_heats(self, match: Match[Any], seat: int, tried: list[Option], heats: Heats, finals: Heats) -> Option:
        """The option with the best average at the end of the last heat, of those that have come so far."""
        left = self.run_heats(match, seat, tried, list(range(len(tried))), heats, False)
        return tried[self.run_heats(match, seat, tried, left, finals, True)[0]]

    def run_heats(
        self, match: Match[Any], seat: int, tried: list[Option], left: list[int], heats: Heats, far: bool
    ) -> list[int]:
        """Those who were left in the last heat, the best average first."""
        totals = [0.0] * len(tried)
        likely: Likely = {}
        for most, worlds in heats:
            left = sorted(left, key=lambda i: -totals[i])[:most]
            for _ in range(worlds):
                self.add_chances(match, seat, tried, left, totals, likely, far)
        return sorted(left, key=lambda i: -totals[i])

    def add_chances(
        self,
        match: Match[Any],
        seat: int,
        tried: list[Option],
        left: list[int],
        totals: list[float],
        likely: Likely,
        far: bool,
    ) -> None:
        """What comes of these options in one deal more, the same for all of them."""
        deal = Deal(self.rng.seed())
        others: dict[int, Option] | None = None
        for i in left:
            world = deal.world(match, seat)
            if others is None:
                others = self.likely_answers(world, seat, deal.lots(), likely)
            totals[i] += self.chance_in(world, seat, tried[i], others, deal.lots(), far)

    def likely_answers(self, world: Match[Any], seat: int, chance: Lots, likely: Likely) -> dict[int, Option]:
        """What the others answer at the same time. How likely they are to is kept from deal to deal, as long as they
        have the same options: it hardly depends on what is hidden, and costs as much as a try."""
        answers: dict[int, Option] = {}
        if not isinstance(world.ask, Together):
            return answers
        for ask in open_asks(world.ask):
            if ask.seat == seat:
                continue
            known = likely.get(ask.seat)
            if known is None or known[0] is not ask.options:
                known = likely[ask.seat] = (ask.options, how_likely(self.mind, world.state, ask, GUESSED))
            answers[ask.seat] = picked(known[0], known[1], chance.random())
        return answers

    # ---- the race ----

    def race(self, match: Match[Any], seat: int, tried: list[Option], worlds: int) -> Option:
        """The option with the best average chance to win, of those that are still in the race at its end."""
        tried = self.short_list(match, seat, tried)
        results: list[list[float]] = [[] for _ in tried]
        running = list(range(len(tried)))
        tries = len(tried) * (worlds if worlds < FIRST_HEAT else LONGER * worlds)
        alike = FIRST_HEAT
        best = running[0]
        deals = 0
        while len(running) > 1 and len(running) <= tries:
            deal = self.rng.seed()
            others = self.guess(match, seat, deal)
            for i in running:
                results[i].append(self.chance_after(match, seat, tried[i], others, deal))
            tries -= len(running)
            deals += 1
            best = max(running, key=lambda i: sum(results[i]))
            if deals == FIRST_HEAT and all_over(results):
                alike = LAST_TURN
                tries = max(tries, LAST_TURN * len(running))
            if deals >= FIRST_HEAT:
                running = [
                    i for i in running if i == best or not is_behind(results[i], results[best], deals, CLEAR, alike)
                ]
        return tried[best]

    def short_list(self, match: Match[Any], seat: int, tried: list[Option]) -> list[Option]:
        """Those for whom a race is worth while."""
        totals = [0.0] * len(tried)
        left = list(range(len(tried)))
        while len(left) > SHORT:
            for _ in range(FIRST_LOOKS):
                deal = self.rng.seed()
                others = self.guess(match, seat, deal)
                for i in left:
                    totals[i] += self.chance_after(match, seat, tried[i], others, deal)
            left = sorted(left, key=lambda i: -totals[i])[: (len(left) + 1) // 2]
        return [tried[i] for i in left]

    def guess(self, match: Match[Any], seat: int, deal: str) -> dict[int, Option]:
        """What the others answer at the same time, in this deal."""
        if not isinstance(match.ask, Together):
            return {}
        dealt = self.dealt(deal)
        return guessed(dealt.world(match, seat), self.mind, seat, GUESSED, dealt.lots())

    def dealt(self, seed: str) -> Deal:
        """The deal of this seed; most often it is the one that was asked for last."""
        if self.deal.seed != seed:
            self.deal = Deal(seed)
        return self.deal

    def chance_after(self, match: Match[Any], seat: int, option: Option, others: dict[int, Option], deal: str) -> float:
        """To win, in this deal."""
        dealt = self.dealt(deal)
        return self.chance_in(dealt.world(match, seat), seat, option, others, dealt.lots())

    def chance_in(
        self, world: Match[Any], seat: int, option: Option, others: dict[int, Option], lots: Lots, far: bool = False
    ) -> float:
        """To win, in this world: the mean of all looks at what comes of the option."""
        seen = [judge(later, self.mind)[seat] for later in self.looks_in(world, seat, option, others, lots, far)]
        return sum(seen) / len(seen)

    def looks(
        self, match: Match[Any], seat: int, option: Option, others: dict[int, Option], deal: str
    ) -> Iterator[Match[Any]]:
        """The world of this deal one calm point on, and once more where the mind asks for a second look."""
        dealt = self.dealt(deal)
        return self.looks_in(dealt.world(match, seat), seat, option, others, dealt.lots(), False)

    def looks_in(
        self, world: Match[Any], seat: int, option: Option, others: dict[int, Option], lots: Lots, far: bool
    ) -> Iterator[Match[Any]]:
        """The same, of a world that is dealt already; or as far on as searchers look."""
        now = self.mind.calm(world.state)
        after = self.mind.looks(world.state) if far else [1, self.mind.second_look(world.state, world.ask_of(seat))]
        play_out(world, self.mind, seat, option, others, lots)
        for until in after:
            if until:
                follow_priors(world, self.mind, now + until, lots)
                yield world
