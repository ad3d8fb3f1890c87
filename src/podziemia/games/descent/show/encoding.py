"""The table as numbers, for those who learn: what a seat sees, with its own hero first."""

from __future__ import annotations

from array import array
from typing import Final

from podziemia.games.descent.data.cards import (
    CARD_IDS,
    FIGURE_IDS,
    GROUP_IDS,
    MONSTER_IDS,
    PLOT_IDS,
    QUEST_IDS,
    RELIC_IDS,
)
from podziemia.games.descent.data.dice import DICE
from podziemia.games.descent.data.map import SPACE_IDS, TERRAINS
from podziemia.games.descent.data.options import DOOR_IDS
from podziemia.games.descent.data.parts import ALL_CONDITIONS, ATTRIBUTES, CLASSES
from podziemia.games.descent.rules.attack import Attack, total_hearts
from podziemia.games.descent.rules.facts import max_health, speed, stamina
from podziemia.games.descent.rules.figures import Figure, Hero
from podziemia.games.descent.rules.state import OVERLORD, PHASES, DescentState
from podziemia.games.descent.rules.travel import looks_at_hand
from podziemia.kernel.ask import NOBODY
from podziemia.kernel.encoding import NUMBER, Encoding, mark, mark_bits, signed, tally

KINDS: Final = (
    "ability.fly",
    "ability.hero",
    "ability.monster",
    "ability.push",
    "ability.sacrifice",
    "ability.second",
    "ability.swap",
    "advance.card",
    "advance.skill",
    "attack.breath",
    "attack.defend",
    "attack.modify",
    "attack.not-me",
    "attack.order",
    "attack.protect",
    "attack.second",
    "attack.shelter",
    "attack.stoneskin",
    "attack.surge",
    "attack.target",
    "attack.toll",
    "attack.weapon",
    "campaign.exchange",
    "campaign.quest",
    "campaign.relic",
    "campaign.tune",
    "card.attribute",
    "card.charm",
    "card.group",
    "card.hero",
    "card.keep",
    "card.monster",
    "card.order",
    "card.search",
    "card.trait",
    "condition.cure",
    "condition.inflict",
    "damage.as-fatigue",
    "damage.redirect",
    "door.choose",
    "encounter.stand-up",
    "equip.item",
    "familiar.action",
    "feat.first",
    "feat.hero",
    "feat.monster",
    "feat.run",
    "feat.target",
    "monster.action",
    "move.react",
    "overlord.attack",
    "overlord.defeat",
    "overlord.end",
    "overlord.group",
    "overlord.knock-out",
    "overlord.monster",
    "overlord.roll",
    "overlord.start",
    "overlord.test",
    "overlord.trap",
    "place.base",
    "place.figure",
    "place.hero",
    "place.thrown",
    "place.token",
    "push.step",
    "quest.attribute",
    "quest.heal",
    "quest.leave",
    "quest.place",
    "quest.remove",
    "quest.row",
    "quest.rule",
    "quest.terrain",
    "quest.token",
    "relic.discard",
    "relic.reroll",
    "roll.dice",
    "roll.die",
    "search.appraise",
    "search.hero",
    "search.token",
    "setup.bearer",
    "setup.class",
    "setup.group",
    "setup.hero",
    "setup.relic",
    "shield.use",
    "shop.hero",
    "shop.trade",
    "skill.again",
    "skill.ancestors",
    "skill.command",
    "skill.fatigue",
    "skill.hero",
    "skill.monster",
    "skill.second",
    "skill.stalwart",
    "skill.strike",
    "test.reroll",
    "token.drop",
    "trade.thing",
    "travel.attribute",
    "travel.choice",
    "travel.discard",
    "travel.finder",
    "travel.hero",
    "travel.route",
    "travel.victim",
    "turn.action",
    "turn.fallen",
    "turn.next",
    "turn.order",
    "walk.step",
)
THINGS: Final = tuple(
    dict.fromkeys((*CARD_IDS, *FIGURE_IDS, *PLOT_IDS, *MONSTER_IDS, *GROUP_IDS, *QUEST_IDS, *RELIC_IDS, *ATTRIBUTES))
)
SEATS: Final = 5
PARTY: Final = 4
SPACES: Final = len(SPACE_IDS)
FIGURES: Final = len(FIGURE_IDS)
CARDS: Final = len(CARD_IDS)
PLOTS: Final = len(PLOT_IDS)
DOORS: Final = len(DOOR_IDS)
ENCOUNTERS: Final = 3
TOKENS: Final = 16
"""So many tokens are told one by one, in order."""
COUNTERS: Final = 12
"""So many counters of a quest, in the order of their names."""
MANY: Final = 999
"""No number of the table is greater."""
TRAITS: Final = 12
"""Numbers a figure, see `_figure`."""
NUMBERS: Final = 16
"""Numbers a hero, see `_hero`."""
TOKEN_NUMBERS: Final = 5


class DescentEncoding(Encoding[DescentState]):
    """Squares, figures and cards each have an entry of their own. Heroes come in the order of their seats, from the one
    that looks; the overlord sees them from the first."""

    def __init__(self) -> None:
        super().__init__(SEATS, KINDS, THINGS)
        self._terrains: dict[bytes, array[int]] = {}
        self.quest = self.add("quest", len(QUEST_IDS))
        self.encounter = self.add("encounter", ENCOUNTERS)
        self.phase = self.add("phase", len(PHASES))
        self.actor = self.add("whose turn or activation", FIGURES)
        self.plain = self.add("act", high=3)
        self.add("round", high=MANY)
        self.add("actions", high=MANY)
        self.add("movement points", high=MANY)
        self.add("moved, rested, free attack, shrunk", 4)
        self.add("search deck", high=MANY)
        self.add("overlord: hand", high=MANY)
        self.add("overlord: deck", high=MANY)
        self.add("misery")
        self.add("encounters won by heroes", high=ENCOUNTERS)
        self.add("encounters won by the overlord", high=ENCOUNTERS)
        self.add("gold", high=9999)
        self.add("overlord: experience", high=MANY)
        self.add("fates looked at", high=MANY)
        self.terrain = self.add("terrain", SPACES, high=len(TERRAINS) - 1)
        self.good = self.add("heroes and friends", SPACES)
        self.evil = self.add("monsters", SPACES)
        self.solid = self.add("structures", SPACES)
        self.searches = self.add("search tokens", SPACES, high=MANY)
        self.doors = self.add("doors: closed, locked", 2, DOORS)
        self.lying = self.add("tokens on squares", SPACES, high=MANY)
        self.tokens = self.add("tokens", TOKENS, TOKEN_NUMBERS, low=-1, high=MANY)
        self.counters = self.add("counters", COUNTERS, low=-MANY, high=MANY)
        self.figures = self.add("figures", FIGURES, TRAITS, high=MANY)
        self.heroes = self.add("heroes", PARTY, NUMBERS, high=MANY)
        self.who = self.add("heroes: who", PARTY, FIGURES)
        self.classes = self.add("heroes: class", PARTY, len(CLASSES))
        self.cards = self.add("heroes: cards", PARTY, CARDS, high=MANY)
        self.equipped = self.add("heroes: equipped", PARTY, CARDS)
        self.exhausted = self.add("heroes: exhausted or used", PARTY, CARDS)
        self.hand = self.add("overlord: cards in hand", PLOTS, high=MANY)
        self.aside = self.add("overlord: cards left out", PLOTS, high=MANY)
        self.fates = self.add("overlord: cards looked at", PLOTS, high=MANY)
        self.discard = self.add("overlord: discard", PLOTS, high=MANY)
        self.in_play = self.add("overlord: in play", PLOTS, high=MANY)
        self.owned = self.add("overlord: bought", PLOTS, high=MANY)
        self.group = self.add("group activated", len(GROUP_IDS))
        self.kinds = self.add("monsters of the encounter", len(MONSTER_IDS), high=MANY)
        self.spent_groups = self.add("groups that have acted", len(GROUP_IDS))
        self.shop = self.add("shop", CARDS, high=MANY)
        self.attacker = self.add("attack: by whom", FIGURES)
        self.targets = self.add("attack: at whom", FIGURES)
        self.dice = self.add("attack: dice", len(DICE), high=MANY)
        self.attack = self.add("attack: rolled, hearts, surges, pierce, missed", 5, high=MANY)

    def read(self, s: DescentState, seat: int, out: array[int], at: int) -> None:
        self._numbers(s, out, at + self.plain)
        self._quest(s, out, at)
        self._map(s, out, at)
        self._tokens(s, out, at)
        for figure in s.figures.values():
            self._figure(s, figure, out, at)
        count = len(s.heroes)
        first = 0 if seat == OVERLORD else seat - 1
        for i, hero in enumerate(s.heroes):
            self._hero(s, hero, (i - first) % count, out, at)
        self._overlord(s, seat, out, at)
        self._attack(s, out, at)

    def _numbers(self, s: DescentState, out: array[int], at: int) -> None:
        """In the order of the fields from the act on."""
        turn = s.turn
        out[at] = s.act
        out[at + 1] = s.round
        out[at + 2] = turn.actions
        out[at + 3] = turn.points
        for i, fact in enumerate((turn.moved, turn.rested, turn.free_attack, turn.shrunk)):
            if fact:
                out[at + 4 + i] = 1
        out[at + 8] = len(s.search_deck)
        out[at + 9] = len(s.hand)
        out[at + 10] = len(s.deck)
        if s.misery:
            out[at + 11] = 1
        won = sum(s.wins)
        out[at + 12] = len(s.wins) - won
        out[at + 13] = won
        if s.campaign is not None:
            out[at + 14] = s.campaign.gold
            out[at + 15] = s.campaign.overlord_xp
        out[at + 16] = len(s.fates)

    def _quest(self, s: DescentState, out: array[int], at: int) -> None:
        out[at + self.quest + s.quest] = 1
        out[at + self.encounter + s.encounter] = 1
        out[at + self.phase + s.phase] = 1
        if s.turn.actor in s.figures:
            out[at + self.actor + s.turn.actor] = 1
        names = sorted(s.counters)
        for i, name in enumerate(names[:COUNTERS]):
            out[at + self.counters + i] = signed(s.counters[name])

    def _map(self, s: DescentState, out: array[int], at: int) -> None:
        terrain = self._terrains.get(s.terrain)
        if terrain is None:
            terrain = self._terrains[s.terrain] = array(NUMBER, list(s.terrain) + [0] * (SPACES - len(s.terrain)))
        out[at + self.terrain : at + self.terrain + SPACES] = terrain
        mark_bits(out, at + self.good, s.good_bits)
        mark_bits(out, at + self.evil, s.evil_bits)
        mark_bits(out, at + self.solid, s.solid_bits)
        mark_bits(out, at + self.doors, s.closed)
        mark_bits(out, at + self.doors + DOORS, s.locked)
        tally(out, at + self.searches, s.search_tokens)
        tally(out, at + self.shop, s.display)

    def _tokens(self, s: DescentState, out: array[int], at: int) -> None:
        """Where each lies and who bears it, how far it has come, in which round it changed, and whether it is hidden.
        What hidden ones are is not told."""
        for i, token in enumerate(s.tokens):
            if token.space != NOBODY:
                out[at + self.lying + token.space] += 1
            if i < TOKENS:
                first = at + self.tokens + i * TOKEN_NUMBERS
                out[first] = token.space + 1
                out[first + 1] = token.bearer + 1
                out[first + 2] = token.progress
                out[first + 3] = token.changed
                if token.hidden:
                    out[first + 4] = 1

    def _figure(self, s: DescentState, figure: Figure, out: array[int], at: int) -> None:
        """Square and one, damage, Health, Speed, the four conditions, and whether it is activated, in the air, bears a
        relic, is lured."""
        first = at + self.figures + figure.id * TRAITS
        if figure.spaces:
            out[first] = figure.spaces[0] + 1
        if figure.damage:
            out[first + 1] = figure.damage
        out[first + 2] = max_health(s, figure)
        out[first + 3] = speed(s, figure)
        if figure.conditions:
            for i, condition in enumerate(ALL_CONDITIONS):
                if figure.conditions & condition:
                    out[first + 4 + i] = 1
        if figure.activated:
            out[first + 8] = 1
        if figure.air:
            out[first + 9] = 1
        if figure.relic != NOBODY:
            out[first + 10] = figure.relic + 1
        if figure.lured != NOBODY:
            out[first + 11] = figure.lured + 1

    def _hero(self, s: DescentState, hero: Hero, place: int, out: array[int], at: int) -> None:
        """Fatigue, Stamina, and whether knocked out, away, has acted, has used the feat; curses and blessings,
        experience; then the cards."""
        out[at + self.who + place * FIGURES + hero.id] = 1
        out[at + self.classes + place * len(CLASSES) + hero.hero_class] = 1
        first = at + self.heroes + place * NUMBERS
        out[first] = hero.fatigue
        out[first + 1] = stamina(s, hero)
        facts = (hero.down, hero.away, hero.acted, hero.feat_used, hero.rerolled, hero.shielded, hero.bucket)
        for i, fact in enumerate(facts):
            if fact:
                out[first + 2 + i] = 1
        out[first + 9] = hero.monkey
        out[first + 10] = hero.despair
        out[first + 11] = hero.fury
        out[first + 12] = hero.faith.bit_count()
        out[first + 13] = hero.challenged + 1
        out[first + 14] = hero.slow
        out[first + 15] = hero.xp
        cards = at + self.cards + place * CARDS
        tally(out, cards, hero.skills)
        tally(out, cards, hero.items)
        tally(out, cards, hero.searched)
        mark_bits(out, at + self.equipped + place * CARDS, hero.equipped)
        mark_bits(out, at + self.exhausted + place * CARDS, hero.exhausted | hero.flipped)

    def _overlord(self, s: DescentState, seat: int, out: array[int], at: int) -> None:
        if seat == OVERLORD:
            tally(out, at + self.aside, s.aside)
            tally(out, at + self.fates, s.fates)
        if seat == OVERLORD or looks_at_hand(s, seat):
            tally(out, at + self.hand, s.hand)
        tally(out, at + self.discard, s.discard)
        tally(out, at + self.in_play, s.in_play)
        tally(out, at + self.owned, s.owned)
        tally(out, at + self.kinds, s.kinds)
        mark(out, at + self.spent_groups, s.spent_groups)
        if s.group != NOBODY:
            out[at + self.group + s.group] = 1

    def _attack(self, s: DescentState, out: array[int], at: int) -> None:
        """The attack being resolved, as its dice lie."""
        if not s.attacks:
            return
        attack = s.attacks[-1]
        assert isinstance(attack, Attack)
        out[at + self.attacker + attack.attacker.id] = 1
        for figure in attack.aimed_at():
            out[at + self.targets + figure.id] = 1
        tally(out, at + self.dice, attack.dice)
        first = at + self.attack
        if attack.roll:
            out[first] = 1
            out[first + 1] = total_hearts(s, attack)
            out[first + 2] = max(0, attack.surges_left())
            if attack.missed or attack.shows_miss():
                out[first + 4] = 1
        out[first + 3] = attack.pierce
