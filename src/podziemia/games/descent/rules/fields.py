"""Written by scripts/fields.py from the fields of descent (kernel/parts.py); `make fields` does it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from podziemia.games.descent.rules.figures import Figure, Hero
    from podziemia.games.descent.rules.pieces import CampaignLog, Token, Turn
    from podziemia.games.descent.rules.state import DescentState

ATTACK_SLOTS: Final[tuple[str, ...]] = (
    "attacker",
    "seat",
    "weapon",
    "card",
    "ranged",
    "dice",
    "roll",
    "space",
    "target",
    "targets",
    "affected",
    "defenders",
    "hearts",
    "range",
    "pierce",
    "added_surges",
    "spent",
    "tolls",
    "lines",
    "blast",
    "ignores_range",
    "minimum",
    "missed",
    "conditions",
    "specials",
    "skill",
    "used",
    "bought",
    "far",
    "defeated",
)
ATTACK: Final[tuple[str, ...]] = ATTACK_SLOTS
DEFENSE_SLOTS: Final[tuple[str, ...]] = (
    "figure",
    "dice",
    "roll",
    "added",
    "hearts",
    "fixed",
    "dealt",
    "reached",
    "used",
)
DEFENSE: Final[tuple[str, ...]] = DEFENSE_SLOTS
FIGURE_SLOTS: Final[tuple[str, ...]] = (
    "id",
    "kind",
    "sheet",
    "spaces",
    "bits",
    "damage",
    "conditions",
    "activated",
    "owner",
    "air",
    "lured",
    "relic",
    "struck",
)
FIGURE: Final[tuple[str, ...]] = FIGURE_SLOTS
HERO_SLOTS: Final[tuple[str, ...]] = (
    "seat",
    "hero",
    "hero_class",
    "fatigue",
    "skills",
    "items",
    "equipped",
    "exhausted",
    "searched",
    "flipped",
    "feat_used",
    "down",
    "away",
    "acted",
    "challenged",
    "faith",
    "fury",
    "monkey",
    "despair",
    "rerolled",
    "shielded",
    "slow",
    "bucket",
    "xp",
)
HERO: Final[tuple[str, ...]] = (
    "id",
    "kind",
    "sheet",
    "spaces",
    "bits",
    "damage",
    "conditions",
    "activated",
    "owner",
    "air",
    "lured",
    "relic",
    "struck",
    "seat",
    "hero",
    "hero_class",
    "fatigue",
    "skills",
    "items",
    "equipped",
    "exhausted",
    "searched",
    "flipped",
    "feat_used",
    "down",
    "away",
    "acted",
    "challenged",
    "faith",
    "fury",
    "monkey",
    "despair",
    "rerolled",
    "shielded",
    "slow",
    "bucket",
    "xp",
)
CAMPAIGN_LOG_SLOTS: Final[tuple[str, ...]] = (
    "gold",
    "overlord_xp",
    "history",
    "flags",
    "relics",
    "next_quest",
    "stage",
    "story",
)
CAMPAIGN_LOG: Final[tuple[str, ...]] = CAMPAIGN_LOG_SLOTS
TOKEN_SLOTS: Final[tuple[str, ...]] = ("marker", "space", "bearer", "state", "progress", "mark", "changed", "hidden")
TOKEN: Final[tuple[str, ...]] = TOKEN_SLOTS
TURN_SLOTS: Final[tuple[str, ...]] = (
    "actor",
    "actions",
    "points",
    "attacks",
    "bonus_attacks",
    "bonus_moves",
    "free_attack",
    "familiar",
    "familiar_points",
    "moved",
    "moves",
    "pending",
    "in_move",
    "rested",
    "traded",
    "unseen",
    "shrunk",
    "stop",
    "played",
    "used",
    "dragged",
)
TURN: Final[tuple[str, ...]] = TURN_SLOTS
DESCENT_STATE_SLOTS: Final[tuple[str, ...]] = (
    "quest",
    "encounter",
    "script",
    "board",
    "terrain",
    "closed",
    "locked",
    "ground",
    "act",
    "level",
    "phase",
    "round",
    "turn",
    "heroes",
    "figures",
    "at",
    "good_bits",
    "evil_bits",
    "solid_bits",
    "held",
    "crowded",
    "hand",
    "deck",
    "discard",
    "in_play",
    "aside",
    "owned",
    "box",
    "search_deck",
    "search_discard",
    "search_tokens",
    "shop",
    "shop_box",
    "display",
    "travel_deck",
    "tokens",
    "contents",
    "revealed",
    "counters",
    "carried",
    "flags",
    "fired",
    "left",
    "slain",
    "entering",
    "kinds",
    "group",
    "spent_groups",
    "rituals",
    "misery",
    "rising",
    "relic_bearers",
    "relics_exhausted",
    "always_ask",
    "knocked_out",
    "last_row",
    "wins",
    "fates",
    "campaign",
    "attacks",
    "test_shields",
    "tasks",
)
DESCENT_STATE: Final[tuple[str, ...]] = (
    "quest",
    "encounter",
    "terrain",
    "closed",
    "locked",
    "act",
    "level",
    "phase",
    "round",
    "turn",
    "heroes",
    "figures",
    "at",
    "good_bits",
    "evil_bits",
    "solid_bits",
    "held",
    "crowded",
    "hand",
    "deck",
    "discard",
    "in_play",
    "aside",
    "owned",
    "box",
    "search_deck",
    "search_discard",
    "search_tokens",
    "shop",
    "shop_box",
    "display",
    "travel_deck",
    "tokens",
    "contents",
    "revealed",
    "counters",
    "carried",
    "flags",
    "fired",
    "left",
    "slain",
    "entering",
    "kinds",
    "group",
    "spent_groups",
    "rituals",
    "misery",
    "rising",
    "relic_bearers",
    "relics_exhausted",
    "always_ask",
    "knocked_out",
    "last_row",
    "wins",
    "fates",
    "campaign",
    "attacks",
    "test_shields",
    "tasks",
)


def copy_figure(it: Figure, twin: Figure) -> Figure:
    twin.id = it.id
    twin.kind = it.kind
    twin.sheet = it.sheet
    twin.spaces = it.spaces
    twin.bits = it.bits
    twin.damage = it.damage
    twin.conditions = it.conditions
    twin.activated = it.activated
    twin.owner = it.owner
    twin.air = it.air
    twin.lured = it.lured
    twin.relic = it.relic
    twin.struck = it.struck
    return twin


def copy_hero(it: Hero, twin: Hero) -> Hero:
    twin.id = it.id
    twin.kind = it.kind
    twin.sheet = it.sheet
    twin.spaces = it.spaces
    twin.bits = it.bits
    twin.damage = it.damage
    twin.conditions = it.conditions
    twin.activated = it.activated
    twin.owner = it.owner
    twin.air = it.air
    twin.lured = it.lured
    twin.relic = it.relic
    twin.struck = it.struck
    twin.seat = it.seat
    twin.hero = it.hero
    twin.hero_class = it.hero_class
    twin.fatigue = it.fatigue
    twin.skills = it.skills[:]
    twin.items = it.items[:]
    twin.equipped = it.equipped
    twin.exhausted = it.exhausted
    twin.searched = it.searched[:]
    twin.flipped = it.flipped
    twin.feat_used = it.feat_used
    twin.down = it.down
    twin.away = it.away
    twin.acted = it.acted
    twin.challenged = it.challenged
    twin.faith = it.faith
    twin.fury = it.fury
    twin.monkey = it.monkey
    twin.despair = it.despair
    twin.rerolled = it.rerolled
    twin.shielded = it.shielded
    twin.slow = it.slow
    twin.bucket = it.bucket
    twin.xp = it.xp
    return twin


def copy_campaign_log(it: CampaignLog, twin: CampaignLog) -> CampaignLog:
    twin.gold = it.gold
    twin.overlord_xp = it.overlord_xp
    twin.history = it.history[:]
    twin.flags = it.flags[:]
    twin.relics = it.relics[:]
    twin.next_quest = it.next_quest
    twin.stage = it.stage
    twin.story = it.story[:]
    return twin


def copy_token(it: Token, twin: Token) -> Token:
    twin.marker = it.marker
    twin.space = it.space
    twin.bearer = it.bearer
    twin.state = it.state
    twin.progress = it.progress
    twin.mark = it.mark
    twin.changed = it.changed
    twin.hidden = it.hidden
    return twin


def copy_turn(it: Turn, twin: Turn) -> Turn:
    twin.actor = it.actor
    twin.actions = it.actions
    twin.points = it.points
    twin.attacks = it.attacks
    twin.bonus_attacks = it.bonus_attacks
    twin.bonus_moves = it.bonus_moves
    twin.free_attack = it.free_attack
    twin.familiar = it.familiar
    twin.familiar_points = it.familiar_points
    twin.moved = it.moved
    twin.moves = it.moves
    twin.pending = it.pending
    twin.in_move = it.in_move
    twin.rested = it.rested
    twin.traded = it.traded
    twin.unseen = it.unseen
    twin.shrunk = it.shrunk
    twin.stop = it.stop
    twin.played = it.played
    twin.used = it.used
    twin.dragged = it.dragged
    return twin


def copy_descent_state(it: DescentState, twin: DescentState) -> DescentState:
    it.copy_kernel_fields(twin)
    twin.quest = it.quest
    twin.encounter = it.encounter
    twin.script = it.script
    twin.board = it.board
    twin.terrain = it.terrain
    twin.closed = it.closed
    twin.locked = it.locked
    twin.ground = it.ground
    twin.act = it.act
    twin.level = it.level
    twin.phase = it.phase
    twin.round = it.round
    twin.turn = it.turn.copy()
    twin.heroes = [one.copy() for one in it.heroes] if it.heroes else []
    twin.at = it.at.copy()
    twin.good_bits = it.good_bits
    twin.evil_bits = it.evil_bits
    twin.solid_bits = it.solid_bits
    twin.held = it.held.copy()
    twin.crowded = it.crowded
    twin.hand = it.hand[:]
    twin.deck = it.deck[:]
    twin.discard = it.discard[:]
    twin.in_play = it.in_play[:]
    twin.aside = it.aside[:]
    twin.owned = it.owned[:]
    twin.box = it.box[:]
    twin.search_deck = it.search_deck[:]
    twin.search_discard = it.search_discard[:]
    twin.search_tokens = it.search_tokens[:]
    twin.shop = it.shop[:]
    twin.shop_box = it.shop_box[:]
    twin.display = it.display[:]
    twin.travel_deck = it.travel_deck[:]
    twin.tokens = [one.copy() for one in it.tokens] if it.tokens else []
    twin.contents = it.contents[:]
    twin.revealed = it.revealed[:]
    twin.counters = it.counters.copy()
    twin.carried = it.carried.copy()
    twin.flags = it.flags[:]
    twin.fired = it.fired[:]
    twin.left = it.left[:]
    twin.slain = it.slain[:]
    twin.entering = it.entering[:]
    twin.kinds = it.kinds[:]
    twin.group = it.group
    twin.spent_groups = it.spent_groups[:]
    twin.rituals = it.rituals[:]
    twin.misery = it.misery
    twin.rising = it.rising[:]
    twin.relic_bearers = it.relic_bearers.copy()
    twin.relics_exhausted = it.relics_exhausted
    twin.always_ask = it.always_ask
    twin.knocked_out = it.knocked_out
    twin.last_row = it.last_row
    twin.wins = it.wins[:]
    twin.fates = it.fates[:]
    twin.campaign = None if it.campaign is None else it.campaign.copy()
    twin.attacks = []
    twin.test_shields = it.test_shields
    twin.tasks = it.tasks[:]
    twin.relink(it)
    return twin
