"""Troops at the sites, counted once for many questions. Sets of spaces are long ints, and every cut into one makes
another; cut once into words of the machine, sites are counted for next to nothing."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from podziemia.games.tyrants.bots.outlook import RIVAL, SITE_SIZE, spied_on, standing
from podziemia.games.tyrants.data.map import (
    BITS,
    FIRST_SPACE,
    HIGH,
    LOW,
    LOW_BITS,
    LOW_SITES,
    SITE_SPACES,
    SITES,
    SPACES,
)
from podziemia.games.tyrants.rules.state import WHITE, TyrantsState

COLOURS: Final = WHITE + 1
ROUTES: Final = (1 << (SPACES - SITE_SPACES)) - 1
SHIFT: Final = tuple([space if space < LOW_BITS else space - LOW_BITS for space in FIRST_SPACE])
FIELD: Final = tuple([(1 << size) - 1 for size in SITE_SIZE])


class Words:
    """A set of spaces, cut into words."""

    __slots__ = ("high", "low", "routes")

    def __init__(self, spaces: int) -> None:
        low: i64 = spaces & LOW
        high: i64 = spaces >> LOW_BITS & HIGH
        routes: i64 = spaces >> SITE_SPACES & ROUTES
        self.low = low
        self.high = high
        self.routes = routes

    def at(self, site: i64) -> i64:
        """The spaces of the site that belong to the set, the first of the site being the lowest bit."""
        shift: i64 = SHIFT[site]
        field: i64 = FIELD[site]
        return ((self.low if site < LOW_SITES else self.high) >> shift) & field


class Muster:
    """How many troops of each colour stand at each site, and what a change there is worth."""

    __slots__ = ("counts", "s")

    def __init__(self, s: TyrantsState) -> None:
        self.s = s
        self.counts = vec[i64]([0] * (COLOURS * len(SITES)))
        for colour in range(COLOURS):
            self.count(colour)

    def count(self, colour: i64) -> None:
        """Count the troops of a colour anew."""
        counts = self.counts
        troops = self.s.troops[colour]
        low: i64 = troops & LOW
        high: i64 = troops >> LOW_BITS & HIGH
        site: i64 = 0
        at: i64 = colour
        while site < len(SITES):
            word = low if site < LOW_SITES else high
            if word:
                shift: i64 = SHIFT[site]
                field: i64 = FIELD[site]
                counts[at] = BITS[(word >> shift) & field]
            else:
                counts[at] = 0
            at += COLOURS
            site += 1

    def standing_of(self, seat: i64, site: i64, turns: float, added: i64, removed: i64) -> float:
        """The site to the seat, with a troop of one colour more and one of another less (-1: none)."""
        counts = self.counts
        first = site * COLOURS
        own: i64 = 0
        best: i64 = 0
        held: i64 = 0
        for colour in range(COLOURS):
            count = counts[first + colour]
            if colour == added:
                count += 1
            if colour == removed:
                count -= 1
            held += count
            if colour == seat:
                own = count
            elif count > best:
                best = count
        size: i64 = SITE_SIZE[site]
        return standing(site, own, best, size - held, spied_on(self.s, seat, site), turns)

    def change(self, seat: i64, site: i64, turns: float, added: i64, removed: i64) -> float:
        """What it is worth to the seat that a troop of one colour appears and one of another goes: the own standing,
        less part of that of whoever controls the site or comes to control it."""
        gain = self.standing_of(seat, site, turns, added, removed) - self.standing_of(seat, site, turns, -1, -1)
        rival: i64 = self.s.controller[site]
        if rival < 0 or rival == seat:
            rival = removed if removed < WHITE else added
        if rival != seat and rival >= 0 and rival != WHITE:
            before = self.standing_of(rival, site, turns, -1, -1)
            gain += RIVAL * (before - self.standing_of(rival, site, turns, added, removed))
        return gain
