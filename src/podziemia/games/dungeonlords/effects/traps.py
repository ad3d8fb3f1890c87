"""What the darts do besides their damage (DUN-15.07, 15.08). All else that traps do is told by their data."""

from __future__ import annotations

from podziemia.games.dungeonlords.data.cards import ANTIMAGIC_DART, CLERIC, POISONED_DART, WIZARD
from podziemia.games.dungeonlords.rules.battle import HITS, Battle
from podziemia.games.dungeonlords.rules.state import Adventurer


@HITS.to(POISONED_DART)
def poisoned_dart(b: Battle, target: Adventurer) -> None:
    """The poison works at the end of the round; two darts in the labyrinth poison twice (DUN-18.04)."""
    b.poisoned.append(target)


@HITS.to(ANTIMAGIC_DART)
def antimagic_dart(b: Battle, target: Adventurer) -> None:
    """A wizard who is hit keeps all from casting in this round, a priest from healing."""
    b.no_spells = b.no_spells or target.kind() == WIZARD
    b.skip_healing = b.skip_healing or target.kind() == CLERIC
