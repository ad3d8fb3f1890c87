"""Questions asked again after a new deal: their options follow what the overlord holds then."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.data.options import DISCARD, DONE, KEEP, LEAVE_OUT, PASS, RETURN
from podziemia.games.descent.rules.activation import monster_options
from podziemia.games.descent.rules.overlord_cards import any_time_options
from podziemia.games.descent.rules.state import DescentState
from podziemia.kernel.ask import Ask, Option

PLAY_OR_PASS: Final = (
    "overlord.start",
    "overlord.trap",
    "overlord.attack",
    "overlord.roll",
    "overlord.test",
    "overlord.knock-out",
    "overlord.defeat",
    "overlord.end",
)


def reask(s: DescentState, ask: Ask) -> list[Option]:
    """Questions about what the overlord holds: the options follow the new deal. Which cards fit a moment, only the rule
    that asks knows; there he passes, since what he really could play must not stand in another deal."""
    if ask.kind in PLAY_OR_PASS:
        return [PASS]
    if ask.kind in ("overlord.group", "overlord.monster"):
        return [option for option in ask.options if option.verb in ("group", "activate-monster")] + any_time_options(s)
    if ask.kind == "monster.action":
        return monster_options(s, s.figures[s.turn.actor])
    if ask.kind in ("relic.discard", "travel.discard"):
        return [DISCARD[card] for card in sorted(s.hand)]
    if ask.kind == "campaign.tune":
        return [DONE, *[LEAVE_OUT[card] for card in sorted(s.deck)]]
    if ask.kind == "card.keep":
        return [KEEP[card] for card in sorted(s.fates)]
    if ask.kind == "card.search":
        return [KEEP[card] for card in sorted(s.deck + s.discard)]
    if ask.kind == "card.order":
        return [RETURN[card] for card in sorted(s.fates)]
    return ask.options
