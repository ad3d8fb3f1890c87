"""The campaign as a text that can be kept and read again (DSC-23.07)."""

from __future__ import annotations

import re
from typing import Final

from podziemia.games.descent.data.cards import (
    BASIC_DECK,
    CARD,
    CARD_IDS,
    PLOT_IDS,
    QUEST_IDS,
    QUESTS,
    RELIC_IDS,
    SHOP_OF_ACT,
    is_item,
)
from podziemia.games.descent.data.heroes import SKILLS
from podziemia.games.descent.data.parts import CLASSES
from podziemia.games.descent.rules.campaign import available, log_of, steps_to_save
from podziemia.games.descent.rules.figures import Hero
from podziemia.games.descent.rules.items import fits
from podziemia.games.descent.rules.pieces import CampaignLog, new_campaign
from podziemia.games.descent.rules.setup import check_party, clear_map, new_hero, read_party
from podziemia.games.descent.rules.state import CAMPAIGN, SIDES, DescentState
from podziemia.kernel.errors import BadSetup

_THING: Final = re.compile(r"[a-z0-9_-]{0,60}")
SAVED_STEPS: Final = ("choose", "cards", "learn 3", "learn 2", "learn 1", "learn 0", "shop")
"""Where a saved campaign goes on, the last step first. From the tuning of the deck on the table has secrets."""
WORN: Final = "*"
"""Behind a thing that the hero wears."""
FLAGS: Final = tuple(
    sorted({rewards.flag for quest in QUESTS for rewards in (quest.heroes, quest.overlord) if rewards.flag})
)
STORY: Final = ("won", "gold", "xp", "relic", "bought", "sold", "learned", "added", "travel", "event", "act")


class SavedCampaign:
    """What a text tells: the log, the heroes, the overlord's bought cards, and the step with its shop."""

    __slots__ = ("cards", "display", "heroes", "log", "step", "touched")

    def __init__(self) -> None:
        self.log: CampaignLog = new_campaign()
        self.heroes: list[Hero] = []
        self.cards: list[int] = []
        self.step: str = SAVED_STEPS[0]
        self.display: list[int] | None = None
        """The cards for sale in the shop, if it is open."""
        self.touched: list[str] = []
        """Things that were bought or have changed hands in it."""


def can_save(s: DescentState) -> bool:
    """Between two quests, from the shop until the next quest is chosen."""
    return s.phase == CAMPAIGN and s.tasks[0] in SAVED_STEPS


def save_campaign(s: DescentState) -> str:
    """The campaign as one line of text that can be kept and read again (DSC-23.07)."""
    log = log_of(s)
    steps = [task.replace(" ", "-") for task in s.tasks if task in SAVED_STEPS]
    shop: list[str] = []
    if log.stage:
        shop = [f"shop={' '.join([CARD_IDS[card] for card in s.display])}", f"touched={' '.join(s.fired)}"]
    parts = [
        f"step={steps[0] if steps else 'choose'}",
        *shop,
        f"quests={' '.join([f'{QUEST_IDS[quest]}:{SIDES[side]}' for quest, side in log.history])}",
        f"gold={log.gold}",
        f"xp={log.overlord_xp}",
        f"flags={' '.join(sorted(log.flags))}",
        f"relics={' '.join([RELIC_IDS[relic] for relic in log.relics])}",
        f"cards={' '.join([PLOT_IDS[card] for card in s.owned])}",
        f"story={' '.join([f'{what}.{thing}.{n}' for what, thing, n in log.story])}",
    ]
    for hero in s.heroes:
        skills = [CARD_IDS[card] for card in hero.skills]
        items = [CARD_IDS[card] + (WORN if hero.equipped >> card & 1 else "") for card in hero.items]
        parts.append(
            f"hero={hero.name}:{CLASSES[hero.hero_class]} {hero.xp} {'+'.join(skills)} {'+'.join(items) or '-'}"
        )
    return "; ".join(parts)


def read_campaign(text: str) -> SavedCampaign:
    """A saved campaign. What is broken is told with its field."""
    saved = SavedCampaign()
    for field in [part.strip() for part in text.split(";") if part.strip()]:
        key, _, value = field.partition("=")
        _read_field(saved, key, value)
    if not saved.log.history or not available(saved.log):
        raise BadSetup("descent-campaign-field", field="quests", value="")
    if not saved.heroes:
        raise BadSetup("descent-campaign-field", field="hero", value="")
    check_party([(hero.hero, hero.hero_class) for hero in saved.heroes])
    _check_shop(saved)
    return saved


def _read_field(saved: SavedCampaign, key: str, value: str) -> None:
    log = saved.log
    if key == "quests":
        log.history = [_read_result(entry) for entry in value.split()]
    elif key == "step":
        saved.step = _known(key, value.replace("-", " "), SAVED_STEPS)
    elif key == "shop":
        saved.display = [CARD[_known(key, word, CARD_IDS)] for word in value.split()]
    elif key == "touched":
        saved.touched = [_known(key, word, CARD_IDS) for word in value.split()]
    elif key == "gold":
        log.gold = _read_number(key, value)
    elif key == "xp":
        log.overlord_xp = _read_number(key, value)
    elif key == "flags":
        log.flags = [_known(key, word, FLAGS) for word in value.split()]
    elif key == "relics":
        log.relics = [RELIC_IDS.index(_known(key, word, RELIC_IDS)) for word in value.split()]
    elif key == "cards":
        saved.cards = _read_cards(value)
    elif key == "story":
        log.story = [_read_entry(entry) for entry in value.split()]
    elif key == "hero":
        saved.heroes.append(_read_hero(len(saved.heroes) + 1, value))
    else:
        raise BadSetup("descent-campaign-field", field=key[:40], value=value[:60])


def _check_shop(saved: SavedCampaign) -> None:
    """An open shop is the step; its cards are of the act, each there once and nobody's."""
    shown = saved.display or []
    if saved.display is not None and saved.step != "shop":
        raise BadSetup("descent-campaign-field", field="shop", value=saved.step)
    held = [card for hero in saved.heroes for card in hero.items]
    act = _act_of(saved)
    for place, card in enumerate(shown):
        if card not in SHOP_OF_ACT[act - 1] or card in held or card in shown[:place]:
            raise BadSetup("descent-campaign-field", field="shop", value=CARD_IDS[card])


def _act_of(saved: SavedCampaign) -> int:
    """Act II begins when the shop after the interlude closes (DSC-30.04, 30.06)."""
    kinds = [QUESTS[quest].kind for quest, _ in saved.log.history]
    in_the_sale = kinds[-1] == "interlude" and saved.step == "shop"
    return 2 if "interlude" in kinds and not in_the_sale else 1


def _read_result(entry: str) -> tuple[int, int]:
    quest, _, side = entry.partition(":")
    return QUEST_IDS.index(_known("quests", quest, QUEST_IDS)), SIDES.index(_known("quests", side, SIDES))


def _read_cards(text: str) -> list[int]:
    """Cards that the overlord bought: each is there once, and the basic deck is not for sale."""
    cards: list[int] = []
    for word in text.split():
        card = PLOT_IDS.index(_known("cards", word, PLOT_IDS))
        if card in BASIC_DECK or card in cards:
            raise BadSetup("descent-campaign-field", field="cards", value=word)
        cards.append(card)
    return cards


def _read_entry(entry: str) -> tuple[str, str, int]:
    parts = entry.split(".")
    if len(parts) != 3 or not _THING.fullmatch(parts[1]):
        raise BadSetup("descent-campaign-field", field="story", value=entry[:60])
    return _known("story", parts[0], STORY), parts[1], _read_number("story", parts[2])


def _known(field: str, word: str, known: tuple[str, ...]) -> str:
    if word not in known:
        raise BadSetup("descent-campaign-field", field=field, value=word[:60])
    return word


def _read_number(field: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 6):
        raise BadSetup("descent-campaign-field", field=field, value=text[:60])
    return int(text)


def _read_hero(seat: int, text: str) -> Hero:
    words = text.split()
    if len(words) != 4:
        raise BadSetup("descent-campaign-field", field=f"hero {seat}", value=text[:60])
    (number, kind), *_ = read_party(words[0], 1)
    hero = new_hero(seat, number, kind)
    hero.xp = _read_number(f"hero {seat}", words[1])
    hero.skills = [CARD[_known(f"hero {seat}", word, CARD_IDS)] for word in words[2].split("+")]
    things = [word for word in words[3].split("+") if word != "-"]
    hero.items = [CARD[_known(f"hero {seat}", word.removesuffix(WORN), CARD_IDS)] for word in things]
    hero.equipped = sum([1 << card for card, word in zip(hero.items, things, strict=True) if word.endswith(WORN)])
    wrong = [card for card in hero.skills if card >= len(SKILLS) or SKILLS[card].hero_class != kind]
    wrong += [card for card in hero.items if not is_item(card)]
    if not wrong and not fits(hero, hero.equipped_items()):
        wrong = hero.equipped_items()
    if wrong:
        raise BadSetup("descent-campaign-field", field=f"hero {seat}", value=CARD_IDS[wrong[0]])
    return hero


def resume(s: DescentState, saved: SavedCampaign) -> None:
    """Go on with a saved campaign after its last quest, at the step where it was saved."""
    s.campaign = saved.log
    s.owned = saved.cards
    s.box = [card for card in s.box if card not in saved.cards]
    s.deck += saved.cards
    s.act = _act_of(saved)
    s.hand = []
    clear_map(s)
    _open_shop_again(s, saved)
    s.phase = CAMPAIGN
    steps = steps_to_save(s)
    s.tasks = steps[steps.index(saved.step) if saved.step in steps else steps.index("choose") :]


def _open_shop_again(s: DescentState, saved: SavedCampaign) -> None:
    """What lay on display lies there again: nobody sees another shop by loading."""
    s.display = saved.display or []
    s.fired = saved.touched
    log_of(s).stage = 0 if saved.display is None else 1
    gone = [card for hero in s.heroes for card in hero.items] + s.display
    s.shop = [card for card in SHOP_OF_ACT[s.act - 1] if card not in gone]
    s.shop_box = [card for card in SHOP_OF_ACT[2 - s.act] if card not in gone]
