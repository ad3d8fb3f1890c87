"""Searching, search cards and treasure (DSC-4.08, 14.10 to 14.13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.descent.data.cards import CARD, CARD_IDS, search_of
from podziemia.games.descent.data.options import AT, NO, YES
from podziemia.games.descent.rules.facts import token_near
from podziemia.games.descent.rules.figures import Hero
from podziemia.games.descent.rules.relations import distance_to_space
from podziemia.games.descent.rules.state import DescentState
from podziemia.kernel.ask import Ask, Rules
from podziemia.kernel.moments import Moment

APPRAISAL: Final = CARD["appraisal"]

OPENS_OR_SEARCHES: Final[Moment[Callable[[DescentState, Hero], Rules[None]]]] = Moment(
    "a hero opens a door or searches"
)
OPENED_OR_SEARCHED: Final[Moment[Callable[[DescentState, Hero, bool], Rules[None]]]] = Moment(
    "a hero has opened a door, or searched"
)


def tokens_within(s: DescentState, hero: Hero, n: int) -> list[int]:
    """Search tokens the hero could reach; one space means on it or adjacent."""
    if n == 1:
        return [space for space in s.search_tokens if token_near(s, hero, space)]
    return [space for space in s.search_tokens if distance_to_space(s, hero, space) <= n]


def search_one(s: DescentState, hero: Hero, spaces: list[int]) -> Rules[None]:
    """One of these tokens, of the hero's choice."""
    answer = yield Ask(hero.seat, "search.token", [AT[space] for space in spaces], hero.name)
    yield from search(s, hero, answer.index)


def search(s: DescentState, hero: Hero, space: int) -> Rules[None]:
    """Discard the token and draw a search card (DSC-4.08); traps may spring."""
    s.search_tokens.remove(space)
    s.tell("searched", hero.seat, hero.name)
    for effect in OPENS_OR_SEARCHES.effects:
        yield from effect(s, hero)
    if hero.up:
        yield from draw_search_card(s, hero)
        for trap in OPENED_OR_SEARCHED.effects:
            yield from trap(s, hero, True)


def draw_search_card(s: DescentState, hero: Hero) -> Rules[None]:
    card = top_search_card(s)
    if card is None:
        return
    hero.searched.append(card)
    may_swap = APPRAISAL in hero.skills and bool(s.search_deck or s.search_discard)
    if may_swap and (yield Ask(hero.seat, "search.appraise", [NO, YES], CARD_IDS[card])) is YES:
        hero.searched.remove(card)
        s.search_discard.append(card)
        again = top_search_card(s)
        if again is None:
            return
        card = again
        hero.searched.append(card)
    s.tell("found", hero.seat, CARD_IDS[card])
    if search_of(card).kind == "immediate":
        hero.searched.remove(card)
        s.search_discard.append(card)
        if search_of(card).id == "treasure_chest":
            open_chest(s, hero)


def top_search_card(s: DescentState) -> int | None:
    """The next card; an empty deck is made anew from the discards (DSC-14.12)."""
    if not s.search_deck:
        s.search_deck = s.search_discard
        s.search_discard = []
        s.rng.shuffle(s.search_deck)
    s.shown += 1
    return s.search_deck.pop() if s.search_deck else None


def open_chest(s: DescentState, hero: Hero) -> None:
    """A random shop item of the act; it waits for the next equip step (DSC-14.07)."""
    if s.shop:
        item = s.rng.pick(sorted(s.shop))
        s.shop.remove(item)
        hero.items.append(item)
        s.tell("found", hero.seat, CARD_IDS[item])
