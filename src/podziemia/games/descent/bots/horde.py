"""Which monsters the overlord fields where a quest leaves the choice."""

from __future__ import annotations

from math import sqrt
from typing import Final

from podziemia.games.descent.bots.odds import lines_of, odds, worth_of_blow
from podziemia.games.descent.data.dice import GRAY
from podziemia.games.descent.data.overlord import MONSTERS
from podziemia.games.descent.data.parts import Sheet
from podziemia.games.descent.rules.state import DescentState

HARDY: Final = 10
"""The health of a usual hero, who defends with a grey die."""
ARROWS: Final = 1.2
"""How much more a blow is worth that carries far, and how far it has to."""
SHOT: Final = 2
PACE: Final = 4
"""How far a usual monster walks."""
RENOWN: Final = {"cave_spider": 1.35}
"""The pack with which bots win more often than its numbers promise (`bench/README.md`)."""


def field_prior(s: DescentState, kind: int) -> float:
    """A pack that strikes hard, stands long and comes to blows soon: its hearts and its health count alike."""
    monster = MONSTERS[kind]
    minion, master = monster.sheets[s.act - 1]
    minions, masters = monster.group_size[len(s.heroes)]
    hearts = minions * blow(minion) + masters * blow(master)
    health = minions * minion.health + masters * master.health
    return sqrt(hearts * health) * minion.speed / PACE * RENOWN.get(monster.id, 1.0)


def blow(sheet: Sheet) -> float:
    """Hearts that it takes of a usual hero."""
    chances = odds(sheet.dice, (GRAY,), SHOT if sheet.ranged else 0, 0, 0, lines_of(sheet.surges))
    return (ARROWS if sheet.ranged else 1.0) * worth_of_blow(chances, HARDY)[0]
