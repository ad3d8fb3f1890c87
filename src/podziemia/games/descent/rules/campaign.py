"""The campaign (DSC-23 to 30): nine quests, and a phase of eight steps between them."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.data.cards import CARD, CARD_IDS, QUEST_IDS, QUESTS, RELIC_IDS, SHOP_OF_ACT
from podziemia.games.descent.data.options import NEXT_QUEST
from podziemia.games.descent.data.quest_parts import GOLD_PER_COUNTER, Rewards
from podziemia.games.descent.rules.advancement import add_card, exchange_once, learn, leave_out, shop_once
from podziemia.games.descent.rules.damage import choose_hero
from podziemia.games.descent.rules.figures import refresh_effects
from podziemia.games.descent.rules.items import wear_what_fits
from podziemia.games.descent.rules.overlord_deck import draw
from podziemia.games.descent.rules.pieces import CampaignLog
from podziemia.games.descent.rules.setup import begin_encounter, clear_map, quest_number
from podziemia.games.descent.rules.state import CAMPAIGN, HEROES_SIDE, OVERLORD, OVERLORD_SIDE, SIDES, DescentState
from podziemia.games.descent.rules.travel import gold_of, meet, set_off
from podziemia.kernel.ask import NOBODY, Ask, Rules

SHOP_DISPLAY: Final = 5
INTERLUDES: Final = tuple([quest.id for quest in QUESTS if quest.kind == "interlude"])


def log_of(s: DescentState) -> CampaignLog:
    assert s.campaign is not None
    return s.campaign


# ---- after a quest ----


def quest_over(s: DescentState, side: int) -> None:
    """The campaign ends with the finale (DSC-30.10, 30.11); otherwise the campaign phase begins."""
    log = log_of(s)
    log.history.append((s.quest, side))
    s.note("won", QUEST_IDS[s.quest], side)
    s.tell("quest_won", thing=SIDES[side])
    if QUESTS[s.quest].kind == "finale":
        s.over = True
        s.shown += 1
        s.tell("game_over", thing=SIDES[side])
        return
    s.phase = CAMPAIGN
    s.tasks = ["gold", "clean-up", "rewards", *steps_to_save(s)]


def steps_to_save(s: DescentState) -> list[str]:
    """From the shop on: what a saved campaign may still have before it."""
    learning = [f"learn {i}" for i in range(len(s.heroes))]
    return ["shop", *learning, "cards", "choose", "tune", "exchange", "travel", "arrive"]


def campaign_step(s: DescentState) -> Rules[None]:
    """One stretch of the campaign phase: the first thing on the list (DSC-24.01)."""
    task = s.tasks[0].split()
    done = True
    if task[0] == "gold":
        cash_in(s)
    elif task[0] == "clean-up":
        clean_up(s)
    elif task[0] == "rewards":
        yield from pay_rewards(s)
    elif task[0] == "shop":
        done = yield from go_shopping(s)
    elif task[0] == "learn":
        done = not (yield from learn(s, s.heroes[int(task[1])]))
    elif task[0] == "cards":
        spent = yield from add_card(s, log_of(s).overlord_xp)
        log_of(s).overlord_xp -= spent
        done = not spent
    elif task[0] == "choose":
        yield from choose_quest(s)
    elif task[0] == "tune":
        done = yield from tune_deck(s)
    elif task[0] == "exchange":
        done = yield from exchange_once(s, s.fired)
    elif task[0] == "travel":
        s.tasks.pop(0)
        for hero in s.heroes:
            wear_what_fits(
                hero
            )  # what the shop brought; what the road brings waits for the next equip step (DSC-14.07)
        yield from set_off(s, log_of(s).next_quest)
        return
    elif task[0] == "symbol":
        yield from meet(s, task[1])
    else:
        arrive(s)
        return
    if done:
        s.tasks.pop(0)


def cash_in(s: DescentState) -> None:
    """Step 1: gold for all search cards, which go back to the deck (DSC-24.02)."""
    log = log_of(s)
    for hero in s.heroes:
        log.gold += gold_of(hero.searched)
        s.search_deck += hero.searched
        hero.searched = []
        hero.flipped = 0
    s.search_deck += s.search_discard
    s.search_discard = []
    s.rng.shuffle(s.search_deck)
    s.tell("gold_counted", n=log.gold)


def clean_up(s: DescentState) -> None:
    """Step 2: heroes recover, the overlord gathers his cards, the map comes down (DSC-24.03)."""
    for hero in s.heroes:
        hero.damage = hero.fatigue = hero.conditions = 0
        hero.down = False
        hero.feat_used = False
        hero.shielded = False
        refresh_effects(hero)
    s.deck += s.hand + s.discard + s.aside + s.in_play
    s.hand, s.discard, s.aside, s.in_play = [], [], [], []
    clear_map(s)


def pay_rewards(s: DescentState) -> Rules[None]:
    """Step 3: one experience for everybody, the rest for the winner (DSC-24.04)."""
    log = log_of(s)
    quest = QUESTS[s.quest]
    side = log.history[-1][1]
    for hero in s.heroes:
        hero.xp += 1
    log.overlord_xp += 1
    _pay_gold(s, quest.always)
    rewards = quest.heroes if side == HEROES_SIDE else quest.overlord
    if side == HEROES_SIDE:
        _pay_gold(s, rewards)
        for hero in s.heroes:
            hero.xp += rewards.xp
    else:
        log.overlord_xp += rewards.xp
    if rewards.flag:
        log.flags.append(rewards.flag)
    if rewards.relic:
        yield from award_relic(s, rewards.relic, side)
    s.note("gold", "", log.gold)
    s.note("xp", "", log.overlord_xp)


def _pay_gold(s: DescentState, rewards: Rewards) -> None:
    log = log_of(s)
    log.gold += rewards.gold + rewards.gold_per_hero * len(s.heroes)
    log.gold += GOLD_PER_COUNTER * s.count(rewards.counter)
    drawn = s.search_deck[-rewards.search_cards * len(s.heroes) :] if rewards.search_cards else []
    log.gold += gold_of(drawn)
    if drawn:
        s.rng.shuffle(s.search_deck)  # cashed in at once, they go back (DSC-24.02)


def award_relic(s: DescentState, name: str, side: int) -> Rules[None]:
    """A relic goes to a hero of the heroes' choice, or to the overlord (DSC-29.02, 29.07)."""
    log = log_of(s)
    if side == OVERLORD_SIDE:
        log.relics.append(RELIC_IDS.index(name))
        s.tell("relic_won", OVERLORD, name)
        s.note("relic", name, OVERLORD)
        return
    hero = yield from choose_hero(s, 1, s.heroes, "campaign.relic", name)
    hero.items.append(CARD[name])
    s.tell("relic_won", hero.seat, name)
    s.note("relic", name, hero.seat)


# ---- shopping ----


def after_interlude(s: DescentState) -> bool:
    """Right after the interlude all Act I cards are for sale (DSC-30.04)."""
    return QUESTS[s.quest].kind == "interlude"


def go_shopping(s: DescentState) -> Rules[bool]:
    """Step 4: five cards lie open, or all of them on the way to Act II (DSC-25.01). True: done."""
    log = log_of(s)
    if not log.stage:
        log.stage = 1
        s.rng.shuffle(s.shop)
        count = len(s.shop) if after_interlude(s) else SHOP_DISPLAY
        s.display = [s.shop.pop() for _ in range(min(count, len(s.shop)))]
        s.shown += 1
        s.tell("shop_opened", things=tuple([CARD_IDS[card] for card in s.display]))
    change = yield from shop_once(s, s.display, log.gold, s.fired, 1)
    if change is not None:
        log.gold += change
        return False
    close_shop(s)
    return True


def close_shop(s: DescentState) -> None:
    """Unbought cards are shuffled back (DSC-25.03); after the interlude Act II begins (DSC-30.06)."""
    s.shop += s.display
    s.display = []
    s.fired = []
    log_of(s).stage = 0
    if after_interlude(s):
        s.shop_box += s.shop
        s.act = 2
        s.shop = [card for card in SHOP_OF_ACT[1] if card in s.shop_box]
        s.shop_box = [card for card in s.shop_box if card not in s.shop]
        s.tell("act_two")
        s.note("act", "", s.act)


# ---- the next quest ----


def available(log: CampaignLog) -> list[int]:
    """Quests the last one opens that were not played yet (DSC-27.02, 27.04)."""
    quest, side = log.history[-1]
    names: list[str] = []
    for name in QUESTS[quest].unlocks[side]:
        names += INTERLUDES if name == "interlude" else (name,)
    played = [number for number, _ in log.history]
    return [quest_number(name) for name in names if quest_number(name) not in played]


def chooser(s: DescentState) -> int:
    """The winner of the last quest (DSC-27.03); of the interlude, the side with two Act I victories (DSC-30.02)."""
    log = log_of(s)
    side = log.history[-1][1]
    if QUESTS[available(log)[0]].kind == "interlude":
        wins = [won for number, won in log.history if QUESTS[number].kind == "act1"]
        side = HEROES_SIDE if wins.count(HEROES_SIDE) >= 2 else OVERLORD_SIDE
    return 1 if side == HEROES_SIDE else OVERLORD


def choose_quest(s: DescentState) -> Rules[None]:
    """Step 6."""
    answer = yield Ask(chooser(s), "campaign.quest", [NEXT_QUEST[number] for number in available(log_of(s))])
    log_of(s).next_quest = answer.index
    s.tell("quest_chosen", thing=answer.thing)


def tune_deck(s: DescentState) -> Rules[bool]:
    """Step 7: the overlord leaves cards out, down to 15, and draws his hand (DSC-26.11, 28.04). True: done."""
    if not (yield from leave_out(s)):
        return False
    draw_opening_hand(s)
    return True


def draw_opening_hand(s: DescentState) -> None:
    """The whole deck is shuffled (DSC-24.08); one card a hero, one more if the records were kept."""
    s.rng.shuffle(s.deck)
    log = log_of(s)
    draw(s, len(s.heroes) + (1 if "records_kept" in log.flags else 0))
    if "records_kept" in log.flags:
        log.flags.remove("records_kept")


def arrive(s: DescentState) -> None:
    """The journey is over: the quest begins."""
    log = log_of(s)
    s.quest = log.next_quest
    log.next_quest = NOBODY
    s.wins = []
    s.carried = {}
    s.relics_exhausted = 0
    if QUESTS[s.quest].kind == "interlude" and "supplies_lost" in log.flags:
        for hero in s.heroes:
            hero.fatigue = max(hero.fatigue, 1)
    begin_encounter(s, 0)
