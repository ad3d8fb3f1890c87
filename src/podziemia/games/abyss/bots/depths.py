"""What an exploration still holds. Who has watched knows which cards are left, though not their order: when the players
hold nearly all allies, hardly anything but monsters lies in the depths."""

from __future__ import annotations

from typing import Final

from podziemia.games.abyss.bots.outlook import PEARL_WORTH, turns_of
from podziemia.games.abyss.bots.priors import FIGHT_FROM, reward_worth
from podziemia.games.abyss.data.cards import (
    MONSTER,
    REWARDS,
    TAMER,
    THREAT_REWARDS,
    THREAT_SPACES,
    TRACK_SPACES,
)
from podziemia.games.abyss.rules.state import AbyssState

AN_ALLY: Final = FIGHT_FROM
"""What the exploration brings, in points, if it ends with an ally."""


class Depths:
    """The rewards that a seat can have, by space of the threat marker, and the cards that may come."""

    __slots__ = ("allies", "bonus", "monsters", "rewards", "shuffled_allies", "shuffled_monsters")

    rewards: list[float]
    bonus: float
    """The pearl of the last space."""
    monsters: int
    allies: int
    shuffled_monsters: int
    """Those that come when the deck has been made anew of the discard pile."""
    shuffled_allies: int

    def __init__(self) -> None:
        """Fields are set by `depths_of`."""

    def beyond(self, s: AbyssState) -> float:
        """What going on is worth, past the monster that was just revealed."""
        return self.hope(len(s.track) + 1, s.threat + 1, self.monsters, self.allies)

    def hope(self, space: int, threat: int, monsters: int, allies: int) -> float:
        """What the card to be revealed on the space is worth, and the choice that follows."""
        if not monsters + allies:
            monsters, allies = self.shuffled_monsters, self.shuffled_allies
        if not monsters + allies:
            return 0.0  # the players hold all that there is
        threat = min(threat, THREAT_SPACES)
        fought, taken = self.rewards[threat], AN_ALLY
        if space == TRACK_SPACES:
            fought += self.bonus
            taken += self.bonus
        else:
            if monsters:
                fought = max(fought, self.hope(space + 1, threat + 1, monsters - 1, allies))
            if allies:
                taken = max(taken, self.hope(space + 1, threat, monsters, allies - 1))
        return (monsters * fought + allies * taken) / (monsters + allies)


def depths_of(s: AbyssState, seat: int) -> Depths:
    depths = Depths()
    turns = turns_of(s, seat)
    keys = s.players[seat].keys()
    tamed = 1 if s.under_soldier(seat, TAMER) else 0
    depths.rewards = [0.0]
    for threat in range(1, THREAT_SPACES + 1):
        claimable = [i for i in THREAT_REWARDS[max(1, threat - tamed)] if REWARDS[i].tokens <= len(s.token_supply)]
        depths.rewards.append(max([reward_worth(i, keys, turns) for i in claimable]))
    depths.bonus = PEARL_WORTH * min(1.0, turns / 3.0)
    depths.monsters = s.deck.count(MONSTER)
    depths.allies = len(s.deck) - depths.monsters
    depths.shuffled_monsters = s.discard.count(MONSTER)
    depths.shuffled_allies = len(s.discard) - depths.shuffled_monsters
    return depths
