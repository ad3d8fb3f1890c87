"""What search cards do (DSC-14.10)."""

from __future__ import annotations

from podziemia.games.descent.data.cards import CARD_IDS, search_of
from podziemia.games.descent.rules.damage import choose_hero, cure_one, recover_fatigue, recover_hearts
from podziemia.games.descent.rules.figures import Hero
from podziemia.games.descent.rules.relations import distance_to_space
from podziemia.games.descent.rules.state import DescentState
from podziemia.games.descent.rules.striking import strike
from podziemia.games.descent.rules.using import SEARCH_CARD, SEARCH_CARD_HAS_USE
from podziemia.games.descent.rules.weapons import hero_targets
from podziemia.kernel.ask import Rules


def potion_targets(s: DescentState, hero: Hero, name: str) -> list[Hero]:
    """Whom the card could help: oneself or an adjacent hero."""
    near = [h for h in s.heroes if h.spaces and distance_to_space(s, hero, h.spaces[0]) <= 1]
    if name == "health_potion":
        return [h for h in near if (h.up or h.down) and h.damage]
    if name == "stamina_potion":
        return [h for h in near if h.up and h.fatigue]
    return [h for h in near if h.up and h.conditions]


@SEARCH_CARD_HAS_USE.to("health_potion", "stamina_potion", "curse_doll")
def _helps_somebody(s: DescentState, hero: Hero, card: int) -> bool:
    return bool(potion_targets(s, hero, search_of(card).id))


def _whom(s: DescentState, hero: Hero, card: int) -> Rules[Hero]:
    targets = potion_targets(s, hero, search_of(card).id)
    return (yield from choose_hero(s, hero.seat, targets, "search.hero", CARD_IDS[card]))


@SEARCH_CARD.to("health_potion")
def health_potion(s: DescentState, hero: Hero, card: int) -> Rules[None]:
    """Recover all damage."""
    other = yield from _whom(s, hero, card)
    yield from recover_hearts(s, other, other.damage)


@SEARCH_CARD.to("stamina_potion")
def stamina_potion(s: DescentState, hero: Hero, card: int) -> Rules[None]:
    """Recover all fatigue."""
    other = yield from _whom(s, hero, card)
    recover_fatigue(s, other, other.fatigue)


@SEARCH_CARD.to("curse_doll")
def curse_doll(s: DescentState, hero: Hero, card: int) -> Rules[None]:
    """Discard a condition of choice."""
    other = yield from _whom(s, hero, card)
    yield from cure_one(s, hero.seat, other, CARD_IDS[card])


@SEARCH_CARD_HAS_USE.to("fire_flask")
def _can_be_thrown(s: DescentState, hero: Hero, card: int) -> bool:
    return not hero.monkey and bool(hero_targets(s, hero, card))


@SEARCH_CARD.to("fire_flask")
def fire_flask(s: DescentState, hero: Hero, card: int) -> Rules[None]:
    """An attack with what it prints."""
    yield from strike(s, hero, card, "fire_flask")
