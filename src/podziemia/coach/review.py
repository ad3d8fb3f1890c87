"""The review of a game: first the curves at a glance, then every decision, then those that seem to have cost most.

It works in small pieces and can be put down after any of them: what it has found is plain data, from which another
process goes on. Every piece is decided by the record and the depth alone, so the same game is reviewed in the same way.
"""

from __future__ import annotations

from time import thread_time
from typing import Any, Final

from podziemia.coach.curve import chances
from podziemia.coach.decisions import Decision, decisions_of
from podziemia.coach.depth import DEPTHS, STANDARD, Look
from podziemia.coach.found import Found, Judged
from podziemia.coach.judge import ALIKE, Judgement, judge_answer
from podziemia.coach.line import line_of
from podziemia.coach.reason import parts_of
from podziemia.coach.sums import moved, turning_points
from podziemia.kernel.history import History
from podziemia.kernel.match import Match
from podziemia.kernel.record import Record

AT_ONCE: Final = 8
"""Points of the curves in one piece of work."""


class Review:
    """`found` is what a review of the same record at the same depth had found when it was put down."""

    def __init__(
        self, record: Record, depth: str = STANDARD, of: list[int] | None = None, found: Found | None = None
    ) -> None:
        self.history = History(record)
        self.name = depth
        self.depth = DEPTHS[depth]
        seats = self.history.match.state.seats
        self.of = list(range(seats)) if of is None else of
        self.decisions = [one for one in decisions_of(self.history) if one.seat in self.of]
        self.curves: list[list[float]] = []
        self.judged: dict[int, Judged] = {}
        self.seconds = 0.0
        if found is not None:
            self.take_up(found)

    def take_up(self, found: Found) -> None:
        """Go on from what was found before."""
        self.curves = list(found["curves"])
        self.judged = {one["move"]: one for one in found["decisions"]}
        self.seconds = found["seconds"]

    # ---- work ----

    def work(self, seconds: float = 0.0) -> bool:
        """Go on for so long, in time of this thread (0: to the end); whether there is more to do."""
        start = thread_time()
        before = self.seconds
        more = True
        while more and not (seconds and thread_time() - start >= seconds):
            more = self.step()
            self.seconds = before + thread_time() - start
        return more

    def step(self) -> bool:
        """One piece of work; whether there was any."""
        if not self.drawn:
            self._draw_on()
            return True
        for look, decision in ((1, self._unjudged()), (2, self._doubtful())):
            if decision is not None:
                self.judged[decision.move] = self._judge(decision, look)
                return True
        return False

    @property
    def done(self) -> bool:
        return self.drawn and self._unjudged() is None and self._doubtful() is None

    @property
    def drawn(self) -> bool:
        """Whether there are chances after every move."""
        return len(self.curves) > self.history.count

    def _draw_on(self) -> None:
        start = len(self.curves)
        for n in range(start, min(start + AT_ONCE, self.history.count + 1)):
            before = self.curves[-1] if self.curves else []
            drawn = chances(self.history.at(n), self.depth.worlds, f"curve {n}", before)
            self.curves.append([round(chance, 4) for chance in drawn])

    def _unjudged(self) -> Decision | None:
        """Where the curve falls most for who decided, there is most to find."""
        left = [one for one in self.decisions if one.move not in self.judged]
        return min(left, key=self._rise, default=None)

    def _rise(self, decision: Decision) -> float:
        return self.curves[decision.move][decision.seat] - self.curves[decision.move - 1][decision.seat]

    def _doubtful(self) -> Decision | None:
        """The one that seems to have cost most, of those looked at once."""
        if sum(1 for one in self.judged.values() if one["looks"] > 1) >= self.depth.seconds:
            return None
        once = [one for one in self.judged.values() if one["looks"] == 1 and one["error"] + one["margin"] >= ALIKE]
        worst = max([one for one in once if one["error"] > 0.0], key=lambda one: one["error"], default=None)
        return None if worst is None else next(one for one in self.decisions if one.move == worst["move"])

    # ---- one decision ----

    def _judge(self, decision: Decision, looks: int) -> Judged:
        match = self.history.at(decision.move - 1)
        look: Look = self.depth.first if looks == 1 else self.depth.second
        name = f"decision {decision.move} {decision.seat} {looks}"
        verdict = judge_answer(match, decision.seat, decision.played, look, name)
        if verdict is None:
            return plain(decision, self._trivial(decision), 0)
        judged = plain(decision, verdict, looks)
        if verdict.clear:
            self._explain(match, judged, name)
        return judged

    def _trivial(self, decision: Decision) -> Judgement:
        value = self.curves[decision.move - 1][decision.seat]
        return Judgement(decision.played, value, value, 0.0, 0, [0.0] * self.history.match.state.seats)

    def _explain(self, match: Match[Any], judged: Judged, name: str) -> None:
        seat, best = judged["seat"], judged["best"]
        judged["parts"] = parts_of(match, seat, best, judged["played"], judged["error"], name)
        judged["line"] = line_of(match, seat, best, line_name(judged["move"]))

    # ---- what was found ----

    def found(self) -> Found:
        decisions = [self.judged[move] for move in sorted(self.judged)]
        match = self.history.match
        return {
            "game": match.game.name,
            "seats": match.state.seats,
            "moves": self.history.count,
            "sides": match.game.sides(match.state.seats),
            "depth": self.name,
            "of": self.of,
            "asked": len(self.decisions),
            "done": self.done,
            "seconds": round(self.seconds, 2),
            "decisions": decisions,
            "curves": self.curves,
            "moved": moved(self.curves, decisions, match.game.sides(match.state.seats)) if self.drawn else [],
            "turning": turning_points(self.curves),
        }


def line_name(move: int) -> str:
    """The world of the better line; whoever walks it again goes the same way."""
    return f"line {move}"


def plain(decision: Decision, verdict: Judgement, looks: int) -> Judged:
    return {
        "move": decision.move,
        "seat": decision.seat,
        "kind": decision.kind,
        "because": decision.because,
        "figure": decision.figure,
        "played": decision.played,
        "best": verdict.best,
        "value_played": round(verdict.value_played, 4),
        "value_best": round(verdict.value_best, 4),
        "error": round(verdict.error, 4),
        "margin": round(verdict.margin, 4),
        "clear": verdict.clear,
        "deals": verdict.deals,
        "looks": looks,
        "swing": [round(change, 4) for change in verdict.swing],
        "parts": [],
        "line": [],
    }
