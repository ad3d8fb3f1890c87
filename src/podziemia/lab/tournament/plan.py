"""What a tournament is: everything that decides which games are played, and nothing else."""

from __future__ import annotations

from hashlib import blake2b
from json import dumps
from typing import Any, NamedTuple

from podziemia import __version__
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.match import new_match
from podziemia.kernel.registry import find_game
from podziemia.lab.chairs import CLOCKS, check_bots, check_clock, usual_seats
from podziemia.lab.sweep import settings_at


class Plan(NamedTuple):
    """The same plan gives the same tables, however many of them are played and wherever."""

    game: str
    bots: tuple[str, ...]
    seats: int
    seed: str
    settings: dict[str, str]
    clock: str

    def sides(self) -> list[list[int]]:
        """The seats that one bot takes together: heroes are one side, as are single seats."""
        return find_game(self.game).sides(self.seats)

    def settings_of(self, deal: int) -> dict[str, str]:
        """Those of one deal, where a setting is swept."""
        return settings_at(find_game(self.game), self.settings, deal)

    def identity(self) -> dict[str, Any]:
        """The plan as plain data, with the versions that its results depend on."""
        return {
            **self._asdict(),
            "bots": list(self.bots),
            "edition": find_game(self.game).edition,
            "version": __version__,
        }

    def short_name(self) -> str:
        """A name for the folder of the results that no other plan has."""
        written = dumps(self.identity(), sort_keys=True)
        return f"{self.game}-{blake2b(written.encode(), digest_size=4).hexdigest()}"


def make_plan(
    game: str, bots: list[str], seats: int | None, seed: str, settings: dict[str, str], clock: str = CLOCKS[0]
) -> Plan:
    """The plan, proved to be playable before any worker starts."""
    rules = find_game(game)
    chairs = usual_seats(rules, len(bots)) if seats is None else seats
    plan = Plan(game, tuple(bots), chairs, seed, rules.check_settings(settings), clock)
    if len(bots) < 2:
        raise BadSetup("tournament-alone")
    for spec in bots:
        if bots.count(spec) > 1:
            raise BadSetup("tournament-bot-twice", name=spec)
    check_bots(rules, plan.bots)
    check_clock(clock)
    new_match(rules, chairs, seed, plan.settings)
    return plan
