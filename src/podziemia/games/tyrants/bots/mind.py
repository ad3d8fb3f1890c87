"""How good a position of Tyrants of the Underdark is. First sight of answers stands in `priors.py`."""

from __future__ import annotations

from typing import Final

from podziemia.games.tyrants.bots.outlook import counts_at, mean_play, standing_of, total_worth, turns_left
from podziemia.games.tyrants.bots.priors import LOOKS
from podziemia.games.tyrants.data.cards import CIRCLE_VP, DECK_VP, HAND_SIZE
from podziemia.games.tyrants.data.map import SITE_MASK, SITES
from podziemia.games.tyrants.rules.state import NOWHERE, TyrantsState
from podziemia.kernel.ask import Ask
from podziemia.kernel.mind import Mind

SPY: Final = 0.5
DENIAL: Final = 0.5
REACH: Final = 0.25

ANSWERED_AT_FIRST_SIGHT: Final = frozenset(
    (
        "focus.use",
        "focus.reveal",
        "return.whose",
        "move.to",
        "pay.discard",
        "ambassador",
        "target.outcast",
        "target.discard",
        "target.hall",
        "raise.hall",
        "raise.colour",
        "raise.space",
        "end.effect",
        "devour.market",
        "crawler.devour",
        "spy.recall",
        "discard.forced",
        "pay.recall-more",
    )
)


class TyrantsMind(Mind[TyrantsState]):
    def points(self, s: TyrantsState) -> list[float]:
        turns = turns_left(s)
        points = [cards_and_tokens(s, seat, turns) for seat in range(s.seats)]
        held = s.troops[0] | s.troops[1] | s.troops[2] | s.troops[3]
        for site, mask in enumerate(SITE_MASK):
            if held & mask:
                counts = counts_at(s, site)
                for seat in range(s.seats):
                    if counts[seat]:
                        points[seat] += standing_of(s, seat, site, counts, turns)
        for seat in range(s.seats):
            points[seat] += eyes_and_reach(s, seat, turns)
        return points

    def parts(self, s: TyrantsState, seat: int) -> list[tuple[str, float]]:
        turns = turns_left(s)
        player = s.players[seat]
        counted = [(site, counts_at(s, site)) for site in range(len(SITES))]
        sites = sum([standing_of(s, seat, site, counts, turns) for site, counts in counted if counts[seat]], 0.0)
        trophies = float(player.vp + sum(player.trophies))
        circle = float(sum([CIRCLE_VP[card] for card in player.circle]))
        return [
            ("sites", sites),
            ("trophies", trophies),
            ("circle", circle),
            ("deck", cards_and_tokens(s, seat, turns) - trophies - circle),
            ("reach", eyes_and_reach(s, seat, turns)),
        ]

    def spread(self, s: TyrantsState) -> float:
        return 3.0 + 0.9 * turns_left(s)

    def priors(self, s: TyrantsState, ask: Ask) -> list[float]:
        return LOOKS[ask.kind](s, ask)

    def calm(self, s: TyrantsState) -> int:
        """Turns since the start."""
        return s.round * s.seats + (s.active - s.first) % s.seats

    def matters(self, ask: Ask) -> bool:
        return ask.kind not in ANSWERED_AT_FIRST_SIGHT


def cards_and_tokens(s: TyrantsState, seat: int, turns: float) -> float:
    """Trophies, tokens, inner circle and deck as they stand, and what the deck will do in the turns left."""
    player = s.players[seat]
    points = float(player.vp + sum(player.trophies))
    for card in player.circle:
        points += CIRCLE_VP[card]
    for pile in (player.deck, player.hand, player.discard, player.played):
        for card in pile:
            points += DECK_VP[card]
    return points + mean_play(player, turns) * HAND_SIZE * turns


def eyes_and_reach(s: TyrantsState, seat: int, turns: float) -> float:
    """Spies on the map, above all where they deny total control, and sites within reach."""
    points = REACH * min(1.0, turns / 5) * s.present_at(seat).bit_count()
    spies = s.spies[seat]
    if spies:
        points += SPY * min(1.0, turns / 3) * spies.bit_count()
        for site in range(len(SITES)):
            if spies >> site & 1 and s.controller[site] not in (seat, NOWHERE):
                mask = SITE_MASK[site]
                if s.troops[s.controller[site]] & mask == mask:
                    points += DENIAL * total_worth(site, turns)
    return points
