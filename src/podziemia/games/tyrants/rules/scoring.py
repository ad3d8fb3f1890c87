"""Points: sites, total control, trophies, deck, inner circle, tokens (TYR-9.06 to 9.13)."""

from __future__ import annotations

from podziemia.games.tyrants.data.cards import CIRCLE_VP, DECK_VP, TOTAL_CONTROL_VP
from podziemia.games.tyrants.data.map import SITES
from podziemia.games.tyrants.rules.state import Player, TyrantsState
from podziemia.kernel.game import Score


def score(s: TyrantsState, seat: int) -> Score:
    """The total and its parts. Ties are shared (TYR-9.13); control markers are worth nothing themselves (TYR-9.12)."""
    player = s.players[seat]
    parts = [
        ("sites", site_points(s, seat)),
        ("total-control", TOTAL_CONTROL_VP * s.sites_totally_controlled(seat)),
        ("trophies", sum(player.trophies)),
        ("deck", deck_points(player)),
        ("circle", circle_points(player)),
        ("tokens", player.vp),
    ]
    return Score(sum([points for _, points in parts]), parts)


def site_points(s: TyrantsState, seat: int) -> int:
    """Printed points of every site controlled (TYR-9.06)."""
    return sum([SITES[site].vp for site, holder in enumerate(s.controller) if holder == seat])


def deck_points(player: Player) -> int:
    """Deck points of every card in deck, hand, discard pile and, during a turn, play area (TYR-9.09)."""
    points = 0
    for pile in (player.deck, player.hand, player.discard, player.played):
        for card in pile:
            points += DECK_VP[card]
    return points


def circle_points(player: Player) -> int:
    """Inner-circle points (TYR-9.10)."""
    return sum([CIRCLE_VP[card] for card in player.circle])
