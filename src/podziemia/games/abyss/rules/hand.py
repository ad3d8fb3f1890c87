"""What leaves a hand by its owner's choice."""

from __future__ import annotations

from podziemia.games.abyss.data.cards import CARD_IDS, LORD_IDS
from podziemia.games.abyss.data.options import DISCARD
from podziemia.games.abyss.rules.state import AbyssState, different
from podziemia.kernel.ask import Ask, Option, Rules


def discard_options(s: AbyssState, seat: int) -> list[Option]:
    """One option for each different ally in hand."""
    return [DISCARD[card] for card in different(s.players[seat].hand)]


def discard_down_to(s: AbyssState, seat: int, limit: int, because: int) -> Rules[None]:
    """The seat discards allies of its choice, one by one, until so many are left."""
    hand = s.players[seat].hand
    while len(hand) > limit:
        left = len(hand) - limit
        answer = yield Ask(seat, "discard", discard_options(s, seat), LORD_IDS[because], left)
        s.discard_ally(seat, answer.index)
        s.tell("ally_discarded", seat, CARD_IDS[answer.index])
