"""Why not? What forbids a player the thing he points at, in the words of the rules."""

from __future__ import annotations

from podziemia.games.tyrants.data.cards import (
    ASSASSINATE_COST,
    CARD_IDS,
    COST,
    DEPLOY_COST,
    HOUSE_GUARD,
    NO_COST,
    PRIESTESS,
    RETURN_SPY_COST,
)
from podziemia.games.tyrants.data.map import (
    FIRST_SPACE,
    PLACE_MASK,
    SITE_IDS,
    SITE_OF,
    SITE_SPACES,
    SPACE_IDS,
    START_SITES,
    spaces_in,
)
from podziemia.games.tyrants.rules.market import row
from podziemia.games.tyrants.rules.state import WHITE, TyrantsState
from podziemia.kernel.ask import NOBODY, Ask
from podziemia.kernel.game import Reason

DEPLOYING = ("deploy", "start", "raise.space", "move.to")
KILLING = ("assassinate", "supplant", "move")


def why_not(s: TyrantsState, seat: int, ask: Ask | None, thing: str) -> list[Reason]:
    """The conditions for choosing the thing, each met or not."""
    if ask is None or ask.seat != seat:
        return []
    if thing in SPACE_IDS:
        reasons = why_not_space(s, seat, ask.kind, SPACE_IDS.index(thing))
        return reasons + why_not_this_one(s, ask, SPACE_IDS.index(thing), reasons)
    if thing in SITE_IDS:
        return why_not_site(s, seat, ask.kind, SITE_IDS.index(thing))
    if thing in CARD_IDS:
        return why_not_card(s, seat, ask.kind, CARD_IDS.index(thing))
    return []


def why_not_space(s: TyrantsState, seat: int, kind: str, space: int) -> list[Reason]:
    """A troop goes to an empty space, or takes an enemy's; both need presence and, as basic actions, Power."""
    thing = SPACE_IDS[space]
    if not spaces_in(s.sites) >> space & 1:
        return [Reason("TYR-1.03", "in-play", False, thing)]
    colour = s.colour_at(space)
    if kind in DEPLOYING or (kind == "turn.action" and colour == NOBODY):
        reasons = [Reason("TYR-6.01", "space-empty", colour == NOBODY, thing)]
        if kind == "start":
            met = space < SITE_SPACES and START_SITES >> SITE_OF[space] & 1 == 1
            free = not s.troops_of_others() & PLACE_MASK[space]
            return [*reasons, Reason("TYR-1.13", "start-site", met and free, thing)]
        if kind in ("turn.action", "deploy"):
            met = s.has_presence(seat, space) or not s.troops[seat]
            reasons.append(Reason("TYR-7.06", "presence", met, thing))
        if kind == "turn.action":
            reasons.append(power(s, "TYR-7.09", DEPLOY_COST))
        return reasons
    if kind in KILLING or kind == "turn.action":
        reasons = [Reason("TYR-7.02", "enemy", colour not in (seat, NOBODY), thing)]
        reasons.append(Reason("TYR-7.01", "presence", s.has_presence(seat, space), thing))
        if kind == "turn.action":
            reasons.append(power(s, "TYR-7.04", ASSASSINATE_COST))
        return reasons
    if kind == "return":
        return [
            Reason("TYR-7.26", "player-piece", colour not in (WHITE, NOBODY), thing),
            Reason("TYR-7.24", "presence", s.has_presence(seat, space), thing),
        ]
    return []


def why_not_this_one(s: TyrantsState, ask: Ask, space: int, reasons: list[Reason]) -> list[Reason]:
    """All conditions are met, and still it is not offered: another space of the site stands for it, or the card asks
    for something else."""
    offered = [option.index for option in ask.options if option.thing in SPACE_IDS]
    if not reasons or space in offered or not all(reason.met for reason in reasons):
        return []
    for other in offered:
        if PLACE_MASK[other] >> space & 1 and s.colour_at(other) == s.colour_at(space):
            return [Reason("TYR-6.03", "same-place", False, SPACE_IDS[other])]
    return [Reason("TYR-5.02", "card-says", False, ask.because)] if ask.because else []


def why_not_site(s: TyrantsState, seat: int, kind: str, site: int) -> list[Reason]:
    """A spy is placed where the player has none, and returned where he has presence."""
    thing = SITE_IDS[site]
    if not s.sites >> site & 1:
        return [Reason("TYR-1.03", "in-play", False, thing)]
    if kind == "spy":
        return [Reason("TYR-6.20", "no-own-spy", not s.spies[seat] >> site & 1, thing)]
    if kind in ("turn.action", "return", "return-spy"):
        present = s.has_presence(seat, FIRST_SPACE[site])
        reasons = [
            Reason("TYR-7.27", "enemy-spy", s.spies_of_others() >> site & 1 == 1, thing),
            Reason("TYR-7.24", "presence", present, thing),
        ]
        if kind == "turn.action":
            reasons.append(power(s, "TYR-7.27", RETURN_SPY_COST))
        return reasons
    return []


def why_not_card(s: TyrantsState, seat: int, kind: str, card: int) -> list[Reason]:
    """A card is recruited for its cost, played from hand, promoted from the play area."""
    thing = CARD_IDS[card]
    if kind == "promote":
        return [Reason("TYR-8.03", "played", False, thing)]
    if kind != "turn.action":
        return []
    if COST[card] == NO_COST:
        return [Reason("TYR-5.01", "in-hand", card in s.players[seat].hand, thing)]
    on_offer = card in row(s) or card == s.top_devoured()
    if card in (HOUSE_GUARD, PRIESTESS):
        return [Reason("TYR-7.22", "stack", s.stack(card) > 0, thing, 1, s.stack(card)), influence(s, card)]
    return [influence(s, card)] if on_offer else []


def power(s: TyrantsState, rule: str, cost: int) -> Reason:
    return Reason(rule, "power", s.power >= cost, needed=cost, given=s.power)


def influence(s: TyrantsState, card: int) -> Reason:
    return Reason("TYR-7.20", "influence", s.influence >= COST[card], CARD_IDS[card], COST[card], s.influence)
