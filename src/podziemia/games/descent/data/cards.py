"""Every component by number: heroes, cards of heroes, overlord cards, figures, quests."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.data.heroes import (
    HERO_SHEETS,
    ITEMS_IN_BOX,
    OVERLORD_RELICS,
    RELICS,
    SEARCH_CARDS,
    SHOP_ITEMS,
    SKILLS,
    STARTING_ITEMS,
)
from podziemia.games.descent.data.overlord import LIEUTENANTS, MONSTERS, OVERLORD_CARDS
from podziemia.games.descent.data.parts import CLASSES, Item, OverlordCard, SearchCard
from podziemia.games.descent.data.quest_parts import Quest
from podziemia.games.descent.data.quests_act1 import ACT_1
from podziemia.games.descent.data.quests_act2 import ACT_2
from podziemia.games.descent.data.quests_interlude import INTERLUDE_AND_FINALE

HERO_IDS: Final = tuple([sheet.id for sheet in HERO_SHEETS])

# The cards of heroes are numbered in a row: skills, then items, then search cards.
ITEMS: Final[tuple[Item, ...]] = ITEMS_IN_BOX
SEARCHES: Final[tuple[SearchCard, ...]] = tuple([card for card in SEARCH_CARDS for _ in range(card.count)])
FIRST_ITEM: Final = len(SKILLS)
FIRST_SHOP_ITEM: Final = FIRST_ITEM + len(STARTING_ITEMS)
FIRST_RELIC: Final = FIRST_SHOP_ITEM + len(SHOP_ITEMS)
FIRST_SEARCH: Final = FIRST_RELIC + len(RELICS)


def numbered(ids: list[str]) -> list[str]:
    """Copies of a card are told apart: dash, dash-2."""
    seen: dict[str, int] = {}
    names = []
    for id in ids:
        seen[id] = seen.get(id, 0) + 1
        names.append(id if seen[id] == 1 else f"{id}-{seen[id]}")
    return names


CARD_IDS: Final[tuple[str, ...]] = (
    *[skill.id for skill in SKILLS],
    *[item.id for item in ITEMS],
    *numbered([card.id for card in SEARCHES]),
)
CARD: Final = {id: number for number, id in enumerate(CARD_IDS)}
CARDS: Final = len(CARD_IDS)

STARTING_OF_CLASS: Final = tuple(
    [tuple([FIRST_ITEM + i for i, item in enumerate(STARTING_ITEMS) if item.source == name]) for name in CLASSES]
)
SKILLS_OF_CLASS: Final = tuple(
    [tuple([i for i, skill in enumerate(SKILLS) if skill.hero_class == number]) for number in range(len(CLASSES))]
)
SHOP_OF_ACT: Final = tuple(
    [tuple([FIRST_SHOP_ITEM + i for i, item in enumerate(SHOP_ITEMS) if item.act == act]) for act in (1, 2)]
)
SEARCH_DECK: Final = tuple(range(FIRST_SEARCH, CARDS))


def item_of(card: int) -> Item:
    return ITEMS[card - FIRST_ITEM]


def search_of(card: int) -> SearchCard:
    return SEARCHES[card - FIRST_SEARCH]


def is_item(card: int) -> bool:
    return FIRST_ITEM <= card < FIRST_SEARCH


PLOTS: Final[tuple[OverlordCard, ...]] = tuple([card for card in OVERLORD_CARDS for _ in range(card.count)])
"""Every overlord card, copies one by one."""
PLOT_IDS: Final = tuple(numbered([card.id for card in PLOTS]))
BASIC_DECK: Final = tuple([i for i, card in enumerate(PLOTS) if card.deck == "basic"])

MONSTER_IDS: Final = tuple([monster.id for monster in MONSTERS])
LIEUTENANT_IDS: Final = tuple([lieutenant.id for lieutenant in LIEUTENANTS])
GROUP_IDS: Final[tuple[str, ...]] = (*MONSTER_IDS, *LIEUTENANT_IDS)
NPC_IDS: Final[tuple[str, ...]] = ("arrizon", "wagon", "abbess", "witness")
STRUCTURE_IDS: Final[tuple[str, ...]] = (
    *[f"ward-{n}" for n in (1, 2, 3)],
    *[f"totem-{n}" for n in (1, 2, 3)],
    *[f"standard-{n}" for n in (1, 2, 3)],
    *[f"chain-{n}" for n in (1, 2)],
    "gate-d1",
    "gate-d2",
)
RELIC_IDS: Final = OVERLORD_RELICS

MOST_MINIONS: Final = 4
FIGURE_IDS: Final[tuple[str, ...]] = (
    *HERO_IDS,
    "reanimate",
    *[f"{kind}-{n}" for kind in MONSTER_IDS for n in ("master", "1", "2", "3", "4")],
    *LIEUTENANT_IDS,
    *NPC_IDS,
    *STRUCTURE_IDS,
)
FIGURE: Final = {id: number for number, id in enumerate(FIGURE_IDS)}
REANIMATE: Final = FIGURE["reanimate"]

QUESTS: Final[tuple[Quest, ...]] = (*ACT_1, *INTERLUDE_AND_FINALE[:2], *ACT_2, *INTERLUDE_AND_FINALE[2:])
QUEST_IDS: Final = tuple([quest.id for quest in QUESTS])
ALONE: Final = tuple([quest.id for quest in QUESTS if quest.kind in ("introduction", "act1", "act2")])
"""The quests that can be played outside a campaign (DSC-2.02)."""

QUEST_ACTION_IDS: Final = tuple(
    sorted({rule.id for quest in QUESTS for encounter in quest.encounters for rule in encounter.rules if rule.action})
)
"""The special actions of all quests; some names occur in several encounters."""

ROUND_CAP: Final = 60
"""A technical stop far above every quest's own timer: the overlord wins then (DSC-31.17)."""

ABILITY_IDS: Final = tuple(
    sorted(
        {
            name
            for sheets in [sheet for monster in MONSTERS for act in monster.sheets for sheet in act]
            for name in (*sheets.passives, *sheets.actions)
        }
        | {
            name
            for lieutenant in LIEUTENANTS
            for act in lieutenant.sheets
            for sheet in act.values()
            for name in (*sheet.passives, *sheet.actions)
        }
    )
)
