"""The market row, the open stacks and the Insane Outcasts (TYR-4.06, 7.12, 7.19 to 7.23)."""

from __future__ import annotations

from podziemia.games.tyrants.data.cards import ASPECT, CARD_IDS, COST, HOUSE_GUARD, OUTCAST, PRIESTESS
from podziemia.games.tyrants.data.options import RECRUIT, UNEARTH
from podziemia.games.tyrants.rules.piles import devour
from podziemia.games.tyrants.rules.state import NOWHERE, TyrantsState
from podziemia.kernel.ask import Option


def row(s: TyrantsState) -> list[int]:
    """The different cards in the market row, without the one that is being played out of it."""
    lent = s.lent
    if lent == NOWHERE:
        return sorted({card for card in s.market if card != NOWHERE})
    return sorted({card for slot, card in enumerate(s.market) if card != NOWHERE and slot != lent})


def slot_of(s: TyrantsState, card: int) -> int:
    """The first slot with a copy of the card that may be taken."""
    for slot, lying in enumerate(s.market):
        if lying == card and slot != s.lent:
            return slot
    raise AssertionError(f"{CARD_IDS[card]} is not in the market")


def refill(s: TyrantsState, slot: int) -> None:
    """The top of the market deck fills the slot; the last card of the deck triggers the end (TYR-4.06, 7.21, 9.02)."""
    s.market[slot] = NOWHERE
    if s.market_deck:
        s.market[slot] = s.market_deck.pop()
        s.shown += 1
        s.tell("market_refilled", thing=CARD_IDS[s.market[slot]])
        if not s.market_deck:
            s.trigger_end()


def take_from_market(s: TyrantsState, card: int) -> None:
    """A card leaves the row or its stack; a slot is refilled at once."""
    if card == HOUSE_GUARD:
        s.guards -= 1
    elif card == PRIESTESS:
        s.priestesses -= 1
    else:
        refill(s, slot_of(s, card))


def recruit(s: TyrantsState, answer: Option) -> None:
    """The chosen card goes face up to the active player's discard pile (TYR-7.19)."""
    card = answer.index
    if answer.verb == "unearth":
        s.devoured.pop()
    s.me.discard.append(card)
    s.tell("card_recruited", s.active, CARD_IDS[card])
    if answer.verb != "unearth":
        take_from_market(s, card)


def recruit_options(s: TyrantsState, most: int, stacks: bool = True, aspect: int = NOWHERE) -> list[Option]:
    """Market cards up to a cost, and with `stacks` House Guards and Priestesses (TYR-7.20); with Ghost the top devoured
    card too (TYR-10.09)."""
    options = [RECRUIT[card] for card in row(s) if COST[card] <= most and fits(card, aspect)]
    if stacks and s.priestesses and COST[PRIESTESS] <= most:
        options.append(RECRUIT[PRIESTESS])
    if stacks and s.guards and COST[HOUSE_GUARD] <= most:
        options.append(RECRUIT[HOUSE_GUARD])
    top = s.top_devoured()
    if top != NOWHERE and COST[top] <= most and fits(top, aspect):
        options.append(UNEARTH[top])
    return options


def fits(card: int, aspect: int) -> bool:
    return aspect in (NOWHERE, ASPECT[card])


def devour_from_market(s: TyrantsState, card: int) -> None:
    """The card goes on top of the devoured pile and its slot is refilled at once (TYR-7.12)."""
    slot = slot_of(s, card)
    devour(s, card)
    refill(s, slot)


def give_outcasts(s: TyrantsState, seat: int, n: int) -> None:
    """The player recruits so many Insane Outcasts, as far as the supply goes (TYR-7.23)."""
    n = min(n, s.outcasts)
    if n:
        s.outcasts -= n
        s.players[seat].discard.extend([OUTCAST] * n)
        s.tell("outcasts_recruited", seat, n=n, other=s.active)
