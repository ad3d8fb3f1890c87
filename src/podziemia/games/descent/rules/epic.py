"""Epic play (DSC-22): both sides start stronger, at a level all have agreed on."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.data.cards import SHOP_OF_ACT
from podziemia.games.descent.rules.advancement import add_card, learn, leave_out, shop_once
from podziemia.games.descent.rules.items import wear_what_fits
from podziemia.games.descent.rules.setup import open_quest
from podziemia.games.descent.rules.state import EPIC_OVERLORD, DescentState
from podziemia.kernel.ask import Rules

SKILL_POINTS: Final[tuple[int, ...]] = (0, 3, 6)
GOLD_A_HERO: Final[tuple[int, ...]] = (0, 150, 250)
OVERLORD_POINTS: Final[tuple[int, ...]] = (0, 4, 8)


def choose_upgrades(s: DescentState) -> Rules[None]:
    """One choice of a hero: skills first, then items from the common purse (DSC-22.03 to 22.06)."""
    if not s.tasks:
        prepare(s)
    task = s.tasks[0].split()
    if task[0] == "learn":
        if not (yield from learn(s, s.heroes[int(task[1])])):
            s.tasks.pop(0)
        return
    change = yield from shop_once(s, s.display, s.counters["gold"], s.fired, 1)
    if change is not None:
        s.counters["gold"] += change
        return
    close_shop(s)


def prepare(s: DescentState) -> None:
    """Budgets by level; at expert level the items of both acts lie open."""
    s.tasks = [f"learn {i}" for i in range(len(s.heroes))] + ["shop"]
    for hero in s.heroes:
        hero.xp = SKILL_POINTS[s.level]
    s.counters = {"gold": GOLD_A_HERO[s.level] * len(s.heroes), "xp": OVERLORD_POINTS[s.level]}
    s.display = s.shop
    s.shop = []
    if s.level == 2:
        s.display = sorted(s.display + s.shop_box)
        s.shop_box = []


def close_shop(s: DescentState) -> None:
    """What is not spent is lost (DSC-22.07)."""
    s.shop += [card for card in s.display if card in SHOP_OF_ACT[s.act - 1]]
    s.shop_box += [card for card in s.display if card not in SHOP_OF_ACT[s.act - 1]]
    s.display = []
    s.tasks = []
    s.fired = []
    for hero in s.heroes:
        hero.xp = 0
        hero.equipped = 0
        wear_what_fits(hero)
    s.phase = EPIC_OVERLORD


def overlord_upgrades(s: DescentState) -> Rules[None]:
    """One card of the overlord's, or one left out of the deck (DSC-22.06, 26.11); then the quest begins."""
    if not s.tasks:
        spent = yield from add_card(s, s.counters["xp"])
        s.counters["xp"] -= spent
        s.tasks = [] if spent else ["tune"]
    elif (yield from leave_out(s)):
        s.counters = {}
        s.tasks = []
        s.rng.shuffle(s.deck)
        open_quest(s)
