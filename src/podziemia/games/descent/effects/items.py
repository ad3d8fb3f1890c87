"""What equipped things do as an action of their own (DSC-14)."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.data.cards import CARD
from podziemia.games.descent.rules.damage import recover_fatigue, recover_hearts
from podziemia.games.descent.rules.facts import heroes_to_heal
from podziemia.games.descent.rules.figures import Hero
from podziemia.games.descent.rules.rolling import roll_red
from podziemia.games.descent.rules.state import DescentState
from podziemia.games.descent.rules.using import ITEM, ITEM_HAS_USE
from podziemia.kernel.ask import Rules

TIVAL_CRYSTAL: Final = CARD["tival_crystal"]
STAFF_OF_LIGHT: Final = CARD["staff_of_light"]


@ITEM_HAS_USE.to(TIVAL_CRYSTAL)
def _is_hurt(s: DescentState, hero: Hero) -> bool:
    return hero.ready(TIVAL_CRYSTAL) and hero.damage > 0


@ITEM.to(TIVAL_CRYSTAL)
def tival_crystal(s: DescentState, hero: Hero) -> Rules[None]:
    """Exhaust it: recover a red die of hearts."""
    hero.exhaust(TIVAL_CRYSTAL)
    hearts, _ = roll_red(s.rng, 1)
    yield from recover_hearts(s, hero, hearts)


@ITEM_HAS_USE.to(STAFF_OF_LIGHT)
def _holds_the_staff(s: DescentState, hero: Hero) -> bool:
    return hero.has(STAFF_OF_LIGHT)


@ITEM.to(STAFF_OF_LIGHT)
def staff_of_light(s: DescentState, hero: Hero) -> Rules[None]:
    """Each hero within 3 spaces recovers a heart and a fatigue."""
    for other in heroes_to_heal(s, hero, 3):
        yield from recover_hearts(s, other, 1)
        recover_fatigue(s, other, 1)
