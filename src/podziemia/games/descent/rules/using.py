"""Using skills, heroic feats and things (DSC-4.05, 14, 15): what it costs, and whether it has a use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.descent.data.cards import CARD, CARD_IDS, search_of
from podziemia.games.descent.data.heroes import SKILLS
from podziemia.games.descent.rules.damage import spend_fatigue
from podziemia.games.descent.rules.facts import spare_fatigue
from podziemia.games.descent.rules.figures import Hero
from podziemia.games.descent.rules.state import DescentState
from podziemia.kernel.ask import Rules
from podziemia.kernel.moments import Answers, Moment

ANCESTOR_SPIRITS: Final = CARD["ancestor_spirits"]
ATTACK_SKILLS: Final[tuple[str, ...]] = (
    "rage",
    "charge",
    "whirlwind",
    "death_rage",
    "oath_of_honor",
    "blessed_strike",
    "drain_spirit",
    "shared_pain",
    "corpse_blast",
    "exploding_rune",
    "runic_sorcery",
    "break_the_rune",
    "dirty_tricks",
    "bushwhack",
    "black_arrow",
)

HasUse = Callable[[DescentState, Hero], bool]
Use = Callable[[DescentState, Hero], Rules[None]]
Wounds = dict[int, tuple[int, int]]
"""Damage and fatigue by figure."""
SKILL: Final[Answers[str, Use]] = Answers("a hero uses a skill")
SKILL_HAS_USE: Final[Answers[str, HasUse]] = Answers("a skill could be used")
SKILL_USED: Final[Moment[Callable[[DescentState, Hero, Wounds], Rules[None]]]] = Moment(
    "a skill of a spiritspeaker was used; how everybody was before"
)
FEAT_OF: Final[Answers[str, Use]] = Answers("a hero uses the heroic feat")
FEAT_HAS_USE: Final[Answers[str, HasUse]] = Answers("a heroic feat could be used")
ITEM: Final[Answers[int, Use]] = Answers("a hero uses a thing as an action")
ITEM_HAS_USE: Final[Answers[int, HasUse]] = Answers("a thing could be used as an action")
SEARCH_CARD: Final[Answers[str, Callable[[DescentState, Hero, int], Rules[None]]]] = Answers("a search card is used")
SEARCH_CARD_HAS_USE: Final[Answers[str, Callable[[DescentState, Hero, int], bool]]] = Answers(
    "a search card could be used"
)


# ---- skills ----


def affords(s: DescentState, hero: Hero, skill: int) -> bool:
    """Has the skill ready and can pay for it (DSC-4.06); a fallen hero cannot (DSC-11.08)."""
    return hero.up and hero.ready(skill) and spare_fatigue(s, hero) >= SKILLS[skill].fatigue


def pay(s: DescentState, hero: Hero, skill: int) -> None:
    """The cost comes first (DSC-4.05); then the card is turned if it says so (DSC-4.16)."""
    spend_fatigue(s, hero, SKILLS[skill].fatigue)
    if SKILLS[skill].exhausts:
        hero.exhaust(skill)
    s.tell("used", hero.seat, CARD_IDS[skill])


def can_use(s: DescentState, hero: Hero, skill: int) -> bool:
    """The skill has its use now and its cost can be paid (DSC-4.06, 15.08); monkeys do not attack."""
    name = CARD_IDS[skill]
    if name not in SKILL.effects or not affords(s, hero, skill):
        return False
    if hero.monkey and name in ATTACK_SKILLS:
        return False
    has_use = SKILL_HAS_USE.effects.get(name)
    return has_use is None or has_use(s, hero)


def use_skill(s: DescentState, hero: Hero, skill: int) -> Rules[None]:
    """Pay, then do what the card says."""
    name = CARD_IDS[skill]
    if name == "sneaky":
        hero.exhaust(skill)
        s.tell("used", hero.seat, name)
    else:
        pay(s, hero, skill)
    yield from heard(s, hero, SKILL.effects[name](s, hero))


def heard(s: DescentState, hero: Hero, deed: Rules[None]) -> Rules[None]:
    """What a class skill does, be it used, a surge or a rest: the ancestors of a spiritspeaker listen."""
    before = wounds_now(s) if ANCESTOR_SPIRITS in hero.skills else {}
    yield from deed
    if before:
        for listen in SKILL_USED.effects:
            yield from listen(s, hero, before)


def wounds_now(s: DescentState) -> Wounds:
    """Damage and fatigue of everybody, to see later what has changed."""
    now = {f.id: (f.damage, 0) for f in s.monsters()}
    for hero in s.heroes:
        now[hero.id] = (hero.damage, hero.fatigue)
    return now


# ---- heroic feats ----


def can_use_feat(s: DescentState, hero: Hero) -> bool:
    """Not yet used in this encounter (DSC-15.02), and of some use now."""
    if hero.feat_used or not hero.up:
        return False
    has_use = FEAT_HAS_USE.effects.get(hero.name)
    return has_use is None or has_use(s, hero)


def use_feat(s: DescentState, hero: Hero) -> Rules[None]:
    hero.feat_used = True
    s.tell("feat_used", hero.seat, hero.name)
    yield from FEAT_OF.effects[hero.name](s, hero)


# ---- things ----


def item_actions(s: DescentState, hero: Hero) -> list[int]:
    """Equipped items with an action of their own."""
    return [card for card, has_use in ITEM_HAS_USE.effects.items() if has_use(s, hero)]


def use_item(s: DescentState, hero: Hero, card: int) -> Rules[None]:
    s.tell("used", hero.seat, CARD_IDS[card])
    yield from ITEM.effects[card](s, hero)


def can_use_search_card(s: DescentState, hero: Hero, card: int) -> bool:
    return SEARCH_CARD_HAS_USE.effects[search_of(card).id](s, hero, card)


def use_search_card(s: DescentState, hero: Hero, card: int) -> Rules[None]:
    """The card is turned face down and kept (DSC-14.10)."""
    hero.flipped |= 1 << card
    s.tell("used", hero.seat, CARD_IDS[card])
    yield from SEARCH_CARD.effects[search_of(card).id](s, hero, card)
