"""Every answer that can be given in Descent, made once."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.data.cards import (
    ABILITY_IDS,
    CARD_IDS,
    FIGURE_IDS,
    GROUP_IDS,
    HERO_IDS,
    MONSTER_IDS,
    PLOT_IDS,
    QUEST_ACTION_IDS,
    QUEST_IDS,
    RELIC_IDS,
)
from podziemia.games.descent.data.dice import DICE, SIDES
from podziemia.games.descent.data.heroes import ITEM_SURGES
from podziemia.games.descent.data.map import MOST_DOORS, ROWS, SPACE_IDS
from podziemia.games.descent.data.overlord import MONSTER_SURGES
from podziemia.games.descent.data.parts import ATTRIBUTES, CLASSES, CONDITIONS
from podziemia.kernel.ask import Option, family

DOOR_IDS: Final = tuple([f"door-{n + 1}" for n in range(MOST_DOORS)])
FACE_IDS: Final = tuple([f"{die}-{side + 1}" for die in DICE for side in range(SIDES)])
SURGE_IDS: Final[tuple[str, ...]] = (
    *sorted({surge.id for surge in (*ITEM_SURGES, *MONSTER_SURGES)}),
    "fatigue",
    "toll",
    "avric",
    "runic",
    "vigor",
    "slam",
    "death-rage",
    "critical",
    "expert",
)
TRAITS: Final[tuple[str, ...]] = ("event", "magic", "trap")
EFFECTS: Final[tuple[str, ...]] = (
    "poisoned",
    "diseased",
    "immobilized",
    "inspiration",
    "rest",
    "syndrael",
    "demonhide_leather",
    "two_heroes",
    "quest",
)
NODE_IDS: Final = tuple([f"route-{n}" for n in range(1, 13)])
MOST_POINTS: Final = 12

# ---- a hero's turn ----
GO: Final = family("go", HERO_IDS)
STEP: Final = family("step", SPACE_IDS)
MOVE: Final = Option("move")
TIRE: Final = Option("tire")
ATTACK: Final = family("attack", (*CARD_IDS, "unarmed"))
UNARMED_ATTACK: Final = ATTACK[-1]
FREE_ATTACK: Final = Option("free-attack")
EXTRA_ATTACK: Final = Option("extra-attack")
USE: Final = family("use", CARD_IDS)
FEAT: Final = family("feat", HERO_IDS)
REST: Final = Option("rest")
SEARCH: Final = family("search", SPACE_IDS)
STAND_UP: Final = Option("stand-up")
REVIVE: Final = family("revive", HERO_IDS)
OPEN: Final = family("open", DOOR_IDS)
CLOSE: Final = family("close", DOOR_IDS)
CLIMB: Final = family("climb", SPACE_IDS)
SHAKE_OFF: Final = Option("shake-off")
TRADE: Final = family("trade", HERO_IDS)
ACTIVATE: Final = family("activate", FIGURE_IDS)
DISMISS: Final = Option("dismiss", "reanimate")
TAKE: Final = family("take-token", SPACE_IDS)
DROP: Final = family("drop-token", SPACE_IDS)
HAND_OVER: Final = family("hand-over", HERO_IDS)
DELIVER: Final = Option("deliver")
LEAVE: Final = Option("leave")
QUEST: Final = family("do", QUEST_ACTION_IDS)
END_TURN: Final = Option("end-turn")

EQUIP: Final = family("equip", CARD_IDS)
UNEQUIP: Final = family("unequip", CARD_IDS)
GIVE: Final = family("give", CARD_IDS)
GET: Final = family("get", CARD_IDS)

# ---- answers to smaller questions ----
TARGET: Final = family("target", SPACE_IDS)
CHOOSE: Final = family("choose", FIGURE_IDS)
PLACE: Final = family("place", SPACE_IDS)
BASE: Final = [
    Option(verb, space, index * 2 + turn)
    for index, space in enumerate(SPACE_IDS)
    for turn, verb in enumerate(("lie-along", "lie-down"))
]
"""How a large base is put down: its top left space, and whether its long side lies across the map or down it."""
SURGE: Final = family("surge", SURGE_IDS)
SURGE_OF: Final = {option.thing: option for option in SURGE}
REROLL: Final = family("reroll", FACE_IDS)
ABILITY: Final = family("ability", (*HERO_IDS, *ABILITY_IDS, *RELIC_IDS))
ABILITY_OF: Final = {option.thing: option for option in ABILITY}
TEST: Final = family("test", ATTRIBUTES)
INFLICT: Final = family("inflict", CONDITIONS)
CURE: Final = family("cure", CONDITIONS)
FIRST: Final = family("first", EFFECTS)
FIRST_OF: Final = {option.thing: option for option in FIRST}
POINTS: Final = family("points", [str(n) for n in range(MOST_POINTS + 1)])
AT: Final = family("at", SPACE_IDS)
DOOR: Final = family("door", DOOR_IDS)
ROW: Final = family("row", [f"row-{n}" for n in range(ROWS)])
PASS: Final = Option("pass")
DONE: Final = Option("done")
STOP: Final = Option("stop")
ADD_SHIELD: Final = Option("add-shield")
REROLL_DIE: Final = Option("reroll-die")
YES: Final = Option("yes")
NO: Final = Option("no")

# ---- the overlord ----
PLAY: Final = family("play", PLOT_IDS)
KEEP: Final = family("keep", PLOT_IDS)
DISCARD: Final = family("discard", PLOT_IDS)
RETURN: Final = family("put-on-top", PLOT_IDS)
TRAIT: Final = family("trait", TRAITS)
GROUP: Final = family("group", GROUP_IDS)
MONSTER: Final = family("activate-monster", FIGURE_IDS)
MONSTER_ATTACK: Final = Option("strike")
FRENZY_ATTACK: Final = Option("frenzy")
DASH_MOVE: Final = Option("dash")
PERFORM: Final = family("perform", ABILITY_IDS)
FIELD: Final = family("field", MONSTER_IDS)
BEAR: Final = family("bear", FIGURE_IDS)

# ---- set-up, epic play and the campaign ----
TAKE_HERO: Final = family("take-hero", HERO_IDS)
TAKE_CLASS: Final = family("take-class", CLASSES)
LEARN: Final = family("learn", CARD_IDS)
BUY: Final = family("buy", CARD_IDS)
SELL: Final = family("sell", CARD_IDS)
ADD_CARD: Final = family("add", PLOT_IDS)
LEAVE_OUT: Final = family("leave-out", PLOT_IDS)
NEXT_QUEST: Final = family("next-quest", QUEST_IDS)
ROUTE: Final = family("route", NODE_IDS)

ALL_OPTIONS: Final = [
    *GO,
    *STEP,
    MOVE,
    TIRE,
    *ATTACK,
    FREE_ATTACK,
    EXTRA_ATTACK,
    *USE,
    *FEAT,
    REST,
    *SEARCH,
    STAND_UP,
    *REVIVE,
    *OPEN,
    *CLOSE,
    *CLIMB,
    SHAKE_OFF,
    *TRADE,
    *ACTIVATE,
    DISMISS,
    *TAKE,
    *DROP,
    *HAND_OVER,
    DELIVER,
    LEAVE,
    *QUEST,
    END_TURN,
    *EQUIP,
    *UNEQUIP,
    *GIVE,
    *GET,
    *TARGET,
    *CHOOSE,
    *PLACE,
    *BASE,
    *SURGE,
    *REROLL,
    *ABILITY,
    *TEST,
    *INFLICT,
    *CURE,
    *FIRST,
    *POINTS,
    *AT,
    *DOOR,
    *ROW,
    PASS,
    DONE,
    STOP,
    ADD_SHIELD,
    REROLL_DIE,
    YES,
    NO,
    *PLAY,
    *KEEP,
    *DISCARD,
    *RETURN,
    *TRAIT,
    *GROUP,
    *MONSTER,
    MONSTER_ATTACK,
    FRENZY_ATTACK,
    DASH_MOVE,
    *PERFORM,
    *FIELD,
    *BEAR,
    *TAKE_HERO,
    *TAKE_CLASS,
    *LEARN,
    *BUY,
    *SELL,
    *ADD_CARD,
    *LEAVE_OUT,
    *NEXT_QUEST,
    *ROUTE,
]
