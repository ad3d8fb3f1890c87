"""The shapes of what is shown: `view()` and `catalogue()` are built to them, and the client's types come from them."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from podziemia.games.descent.rules.state import Side

# ---- the view ----


class Turn(TypedDict):
    actor: str
    actions: int
    points: int
    moved: bool
    rested: bool
    free_attack: bool
    shrunk: bool
    reach: dict[str, int]
    """What it costs to get to each space."""


class Door(TypedDict):
    id: str
    squares: list[str]
    closed: bool
    locked: bool


class Map(TypedDict):
    rows: int
    columns: int
    terrain: list[list[str]]
    zones: dict[str, list[str]]
    doors: list[Door]


class Card(TypedDict):
    id: str
    exhausted: bool


class HeldItem(Card):
    equipped: bool


class SearchCard(TypedDict):
    id: str
    used: bool


Classed = TypedDict("Classed", {"class": str})
"""A field of this name can only be declared so."""


class Hero(Classed):
    id: str
    seat: int
    space: str | None
    down: bool
    away: bool
    acted: bool
    damage: int
    health: int
    fatigue: int
    stamina: int
    speed: int
    defense: list[str]
    attributes: dict[str, int]
    conditions: list[str]
    feat_used: bool
    skills: list[Card]
    items: list[HeldItem]
    search: list[SearchCard]
    bears: str | None
    bucket: bool
    monkey: int
    despair: int
    fury: int
    faith: int
    challenged: str | None
    xp: int
    traits: tuple[bool, bool, int]
    """Whether the reroll of the round is used, whether the next condition is ignored, how much speed is lost."""


class Figure(TypedDict):
    """A figure of the overlord, a familiar, a bystander or a structure."""

    id: str
    group: str
    rank: str
    spaces: list[str]
    damage: int
    health: int
    speed: int
    defense: list[str]
    dice: list[str]
    ranged: bool
    conditions: list[str]
    activated: bool
    air: bool
    relic: str | None
    bears: str | None
    lured: str | None


class Token(TypedDict):
    id: str
    marker: str
    space: str | None
    bearer: str | None
    state: str
    progress: int
    mark: str
    hidden: bool
    changed: int


class Overlord(TypedDict):
    hand_size: int
    hand: list[str] | None
    deck: int
    left_out: list[str] | None
    looking_at: list[str] | int
    """The cards, or how many there are."""
    discard: list[str]
    in_play: list[str]
    owned: list[str]
    group: str | None
    groups: list[str]
    misery: bool
    rituals: list[str]
    rising: list[tuple[str, str]]
    entering: list[tuple[str, int]]
    relic_bearers: list[tuple[str, str]]
    """Relics and the lieutenants who bear them in this quest, on the map or not."""
    relics_exhausted: list[str]


class Defender(TypedDict):
    id: str
    dice: list[str]
    shields: int
    damage: int | None


class Attack(TypedDict):
    """The attack being resolved, as its dice lie."""

    attacker: str
    targets: list[str]
    dice: list[str]
    rolled: bool
    missed: bool
    hearts: int
    range: int | None
    needed: int | None
    surges: int
    bought: list[str]
    pierce: int
    toll: int
    defenders: list[Defender]


class Campaign(TypedDict):
    gold: int
    overlord_xp: int
    history: list[tuple[str, str]]
    """The quests played, and who won each."""
    saved: str | None
    """The campaign as a text that goes on later; only between two quests."""
    flags: list[str]
    relics: list[str]
    stage: int
    story: list[tuple[str, str, int]]
    """The journal: what happened, to which thing, and a number."""
    step: str | None
    """The step of the campaign phase that comes now."""
    next: str | None


class Hidden(TypedDict):
    """What only the all-seeing eye is shown."""

    deck: list[str]
    search_deck: list[str]
    shop: list[str]
    contents: list[int]
    tasks: list[str]
    fired: list[str]
    carried: dict[str, int]
    travel: list[int]
    turn: tuple[int, int, int, list[str], list[str]]
    slain: list[int]
    left: list[tuple[str, str, str]]


class DescentView(TypedDict):
    quest: str
    encounter: str
    act: int
    phase: str
    round: int
    max_rounds: int
    over: bool
    wins: list[Side]
    turn: Turn | None
    map: Map
    heroes: list[Hero]
    figures: list[Figure]
    tokens: list[Token]
    search_tokens: list[str]
    counters: dict[str, int]
    overlord: Overlord
    search_deck: int
    search_discard: list[str]
    display: list[str]
    attack: Attack | None
    campaign: Campaign | None
    hidden_tokens: NotRequired[list[str]]
    """Where the quest lets the overlord look."""
    hidden: NotRequired[Hidden]


# ---- a closer look ----


class InSight(TypedDict):
    id: str
    distance: int
    line: tuple[int, int, int, int] | None
    """Row and column of the corner here, then of the one there; None between neighbours, who need no line."""


class FigureLook(TypedDict):
    figure: str
    points: int
    reach: dict[str, int]
    sight: list[str]
    sees: list[InSight]


class SpaceLook(TypedDict):
    """What the figure in its turn would see from a space."""

    figure: str
    space: str
    sees: list[InSight]


class Nothing(TypedDict):
    """There is nothing to tell."""


# ---- the catalogue ----


class HeroFacts(TypedDict):
    archetype: str
    speed: int
    health: int
    stamina: int
    defense: list[str]
    attributes: dict[str, int]
    feat: Literal["action", "turn"]


class SkillFacts(TypedDict):
    xp: int
    fatigue: int
    kind: str
    exhausts: bool


class Item(TypedDict):
    source: str
    slot: str
    hands: int
    traits: list[str]
    attack: str
    dice: list[str]
    defense: list[str]
    surges: list[str]
    cost: int
    resale: int
    """What the shop gives for it; 0 for a relic, which is not for sale."""
    act: int


class SearchFacts(TypedDict):
    gold: int
    kind: str


class PlotFacts(TypedDict):
    deck: str
    level: int
    trait: str
    timing: str


class Stats(TypedDict):
    speed: int
    health: int
    defense: list[str]
    dice: list[str]
    ranged: bool
    surges: list[str]
    passives: list[str]
    actions: list[str]
    attributes: list[int]


class MonsterFacts(TypedDict):
    traits: list[str]
    base: list[int]
    group_size: dict[str, list[int]]
    acts: list[list[Stats]]


class RuleFacts(TypedDict):
    id: str
    numbers: dict[str, list[int]]


class Briefing(TypedDict):
    """The numbers in the sentences of an encounter, by the number of heroes."""

    heroes: dict[str, list[int]]
    overlord: dict[str, list[int]]
    rules: list[RuleFacts]


class GroupFacts(TypedDict):
    """A group of monsters of the set-up, and the zone where it starts."""

    kind: str
    """Or `open`: the overlord picks one."""
    zone: str
    only_master: bool


class EncounterFacts(Briefing):
    id: str
    max_rounds: int
    groups: list[GroupFacts]
    lieutenants: list[tuple[str, str]]
    """Those of the set-up, each with the zone where he starts."""


class QuestFacts(TypedDict):
    kind: str
    act: int
    encounters: list[EncounterFacts]


class DescentCatalogue(TypedDict):
    heroes: dict[str, HeroFacts]
    classes: dict[str, list[str]]
    skills: dict[str, SkillFacts]
    items: dict[str, Item]
    search: dict[str, SearchFacts]
    overlord: dict[str, PlotFacts]
    monsters: dict[str, MonsterFacts]
    lieutenants: dict[str, list[dict[str, Stats]]]
    quests: dict[str, QuestFacts]
    relics: dict[str, str]
    hero_order: list[str]
    places: dict[str, list[str]]
    """The quests at each place of the campaign map."""
    routes: dict[str, list[list[str]]]
    """The ways to each quest."""
    trails: list[tuple[str, str, list[str]]]
    """From where to where, and the symbols on the way."""
    travel: list[str]
