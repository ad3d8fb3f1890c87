"""What single deeds on the map are worth at first sight: a troop more or less, a spy placed or taken back."""

from __future__ import annotations

from typing import Final

from podziemia.games.tyrants.bots.outlook import change, control_worth, total_worth
from podziemia.games.tyrants.data.map import REACH, SITE_MASK, SITE_OF, SITE_SPACES
from podziemia.games.tyrants.rules.state import WHITE, TyrantsState

TROPHY: Final = 1.0
OPEN_ROUTE: Final = 0.3
SPY_KEPT: Final = 0.6
RECALL_REWARD: Final = {
    "information_broker": 3.6,
    "masters_of_sorcere": 2.4,
    "watcher_of_thay": 2.1,
    "enchanter_of_thay": 2.4,
    "air_elemental": 2.0,
    "howling_hatred_cultist": 2.1,
    "night_hag": 2.4,
    "jackalwere": 2.6,
    "vrock": 3.0,
    "brainwashed_slave": 2.6,
    "nothic": 1.9,
    "conjurer": 3.0,
    "ghost": 0.5,
}
"""What taking back a spy pays, where that does not depend on the map."""


def adding(s: TyrantsState, space: int, turns: float) -> float:
    """A troop of the active player on the space: the site it strengthens, or the places a route space opens."""
    if space < SITE_SPACES:
        return 0.2 + change(s, s.active, SITE_OF[space], turns, s.active, -1)
    fresh = REACH[space] & ~s.reach[s.active] & s.empty
    value = 0.1
    for site, mask in enumerate(SITE_MASK):
        if fresh & mask:
            value += OPEN_ROUTE * control_worth(site, turns) * min(1.0, turns / 4) / 2
    return value + (0.15 if fresh >> SITE_SPACES else 0.0)


def removing(s: TyrantsState, space: int, turns: float, trophy: float = TROPHY) -> float:
    """An enemy troop gone from the space."""
    if space >= SITE_SPACES:
        return trophy
    return trophy + change(s, s.active, SITE_OF[space], turns, -1, s.colour_at(space))


def supplanting(s: TyrantsState, space: int, turns: float) -> float:
    """An enemy troop gone, and an own one in its place."""
    if space >= SITE_SPACES:
        return TROPHY + adding(s, space, turns)
    added = s.active if s.me.barracks else -1
    return TROPHY + 0.2 + change(s, s.active, SITE_OF[space], turns, added, s.colour_at(space))


def best_removal(s: TyrantsState, spaces: int, turns: float, white: bool, supplant: bool) -> float:
    """The best target among the spaces, 0 if there is none. One troop stands for all of its colour at a site."""
    best = 0.0
    for colour, troops in enumerate(s.troops):
        if colour == s.active or (white and colour != WHITE):
            continue
        targets = troops & spaces
        for mask in SITE_MASK:
            here = targets & mask
            if here:
                space = here.bit_length() - 1
                value = supplanting(s, space, turns) if supplant else removing(s, space, turns)
                best = max(best, value)
        if targets >> SITE_SPACES:
            best = max(best, TROPHY + (0.2 if supplant else 0.0))
    return best


def spy_removal(s: TyrantsState, site: int, turns: float) -> float:
    """An enemy spy gone: total control may come of it."""
    mask = SITE_MASK[site]
    if s.troops[s.active] & mask == mask:
        return total_worth(site, turns)
    return 0.3


def spy_value(s: TyrantsState, seat: int, site: int, turns: float) -> float:
    """A spy of the seat at the site: denied total control, or a foot in the door."""
    holder = s.controller[site]
    mask = SITE_MASK[site]
    if holder not in (seat, -1) and s.troops[holder] & mask == mask:
        return 1.0 + total_worth(site, turns)
    worth = 0.2 + 0.04 * control_worth(site, turns)
    if not s.reach[seat] & mask:
        worth += 0.1 * control_worth(site, turns)
    return worth


def recall_value(s: TyrantsState, because: str, site: int, turns: float) -> float:
    """What taking the spy back from the site pays, less what it did there."""
    reward = RECALL_REWARD.get(because, 0.0)
    if because in ("spellspinner", "green_dragon", "grazzt"):
        reward = best_removal(s, SITE_MASK[site], turns, False, True)
    elif because == "cloaker":
        reward = best_removal(s, SITE_MASK[site], turns, False, False)
    return reward - SPY_KEPT * spy_value(s, s.active, site, turns)
