"""What moved a seat's chance: luck, its own answers, those of others; and the moves at which a game turned."""

from __future__ import annotations

from typing import Final

from podziemia.coach.curve import shared
from podziemia.coach.found import Judged, Moved, Turning

TURNING: Final = 0.12
MOST_TURNING: Final = 4
APART: Final = 6
"""Turning points closer than so many moves are one."""
COSTLIEST: Final = 5


def moved(curves: list[list[float]], decisions: list[Judged], sides: list[list[int]]) -> list[Moved]:
    """For each seat. Answers are what clear mistakes changed in the same deals; luck is all the rest: with nobody's
    mistake a chance would only move by cards and dice."""
    if len(curves) < 2:
        return []
    by_seat = {seat: side for side in sides for seat in side}
    return [_moved(curves, decisions, seat, by_seat[seat]) for seat in sorted(by_seat)]


def _moved(curves: list[list[float]], decisions: list[Judged], seat: int, side: list[int]) -> Moved:
    start, end = curves[0][seat], curves[-1][seat]
    clear = [one for one in decisions if one["clear"]]
    own = sum([shared(one["swing"], side) for one in clear if one["seat"] in side], 0.0)
    rivals = sum([shared(one["swing"], side) for one in clear if one["seat"] not in side], 0.0)
    return {
        "seat": seat,
        "start": round(start, 4),
        "luck": round(end - start - own - rivals, 4),
        "answers": round(own, 4),
        "rivals": round(rivals, 4),
        "end": round(end, 4),
    }


def turning_points(curves: list[list[float]]) -> list[Turning]:
    """The greatest changes of anybody's chance in one move, a few at most, in the order of moves."""
    changes: list[Turning] = [
        {"move": n, "seat": seat, "change": round(chance - curves[n - 1][seat], 4)}
        for n in range(1, len(curves))
        for seat, chance in enumerate(curves[n])
        if abs(chance - curves[n - 1][seat]) >= TURNING
    ]
    found: list[Turning] = []
    for change in sorted(changes, key=lambda one: (-abs(one["change"]), one["move"])):
        if len(found) < MOST_TURNING and all(abs(change["move"] - one["move"]) >= APART for one in found):
            found.append(change)
    return sorted(found, key=lambda one: one["move"])


def costliest(decisions: list[Judged], seat: int) -> list[Judged]:
    """The seat's clear mistakes, the dearest first, a few at most."""
    own = [one for one in decisions if one["seat"] == seat and one["clear"]]
    return sorted(own, key=lambda one: (-one["error"], one["move"]))[:COSTLIEST]


def closest(decisions: list[Judged], seat: int) -> Judged | None:
    """Of a seat without a mistake, the answer that came nearest to one."""
    own = [one for one in decisions if one["seat"] == seat and one["deals"]]
    return max(own, key=lambda one: one["error"], default=None)
