"""Searching, search cards and treasure (DSC-4.08, 14.10 to 14.13)."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.attack import strike
from podziemia.games.descent.cards import CARD, CARD_IDS, search_of
from podziemia.games.descent.damage import choose_hero, cure_one, recover_fatigue, recover_hearts
from podziemia.games.descent.facts import token_near
from podziemia.games.descent.figures import Hero
from podziemia.games.descent.options import AT, NO, YES
from podziemia.games.descent.overlord_cards import after_door_or_search, hero_opens_or_searches
from podziemia.games.descent.quest_rules import distance_to_space
from podziemia.games.descent.state import DescentState
from podziemia.games.descent.weapons import hero_targets
from podziemia.kernel.ask import Ask, Rules

APPRAISAL: Final = CARD["appraisal"]


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
    yield from hero_opens_or_searches(s, hero)
    if hero.up:
        yield from draw_search_card(s, hero)
        yield from after_door_or_search(s, hero, True)


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


# ---- using search cards ----


def potion_targets(s: DescentState, hero: Hero, name: str) -> list[Hero]:
    """Whom the card could help: oneself or an adjacent hero."""
    near = [h for h in s.heroes if h.id == hero.id or (h.spaces and distance_to_space(s, hero, h.spaces[0]) <= 1)]
    if name == "health_potion":
        return [h for h in near if (h.up or h.down) and h.damage]
    if name == "stamina_potion":
        return [h for h in near if h.up and h.fatigue]
    return [h for h in near if h.up and h.conditions]


def use_search_card(s: DescentState, hero: Hero, card: int) -> Rules[None]:
    """The card is turned face down and kept (DSC-14.10)."""
    name = search_of(card).id
    hero.flipped |= 1 << card
    s.tell("used", hero.seat, CARD_IDS[card])
    if name == "fire_flask":
        yield from strike(s, hero, card, "fire_flask")
        return
    other = yield from choose_hero(s, hero.seat, potion_targets(s, hero, name), "search.hero", CARD_IDS[card])
    if name == "health_potion":
        yield from recover_hearts(s, other, other.damage)
    elif name == "stamina_potion":
        recover_fatigue(s, other, other.fatigue)
    else:
        yield from cure_one(s, hero.seat, other, CARD_IDS[card])


def can_use_search_card(s: DescentState, hero: Hero, card: int) -> bool:
    name = search_of(card).id
    if name == "fire_flask":
        return not hero.monkey and bool(hero_targets(s, hero, card))
    if name in ("health_potion", "stamina_potion", "curse_doll"):
        return bool(potion_targets(s, hero, name))
    return False
