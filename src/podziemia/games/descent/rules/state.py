"""The state of a game of Descent: heroes, figures, decks, the map as it lies, and whose turn it is."""

from __future__ import annotations

from typing import Final, Literal

from podziemia.games.descent.data.map import Board, without
from podziemia.games.descent.data.script import Script
from podziemia.games.descent.rules import fields
from podziemia.games.descent.rules.figures import HERO, LIEUTENANT, MONSTER, STRUCTURE, Figure, Hero
from podziemia.games.descent.rules.ground import Ground, ground_of
from podziemia.games.descent.rules.pieces import CampaignLog, Token, Turn
from podziemia.kernel.ask import NOBODY
from podziemia.kernel.parts import Derived, Fleeting, Linked
from podziemia.kernel.state import State

OVERLORD: Final = 0
"""The overlord's seat; hero number i sits on seat i + 1."""


# Where the game stands between two stretches of play.
DRAFT: Final = 0
EPIC_HEROES: Final = 1
EPIC_OVERLORD: Final = 2
SET_UP: Final = 3
CHOOSE_HERO: Final = 4
HERO_TURN: Final = 5
OVERLORD_START: Final = 6
CHOOSE_GROUP: Final = 7
MONSTER_TURN: Final = 8
OVERLORD_END: Final = 9
ENCOUNTER_END: Final = 10
CAMPAIGN: Final = 11
PHASES: Final[tuple[str, ...]] = (
    "draft",
    "epic-heroes",
    "epic-overlord",
    "set-up",
    "choose-hero",
    "hero-turn",
    "overlord-start",
    "choose-group",
    "monster-turn",
    "overlord-end",
    "encounter-end",
    "campaign",
)

# Whose figure stands on a space.
GOOD: Final = 1
EVIL: Final = 2
SOLID: Final = 4

HEROES_SIDE: Final = 0
OVERLORD_SIDE: Final = 1
Side = Literal["heroes", "overlord"]
SIDES: Final[tuple[Side, ...]] = ("heroes", "overlord")


class DescentState(State):
    """The whole table."""

    __slots__ = fields.DESCENT_STATE_SLOTS

    quest: int
    encounter: int
    script: Derived[Script]
    """The rules of the present encounter."""
    board: Derived[Board]
    terrain: bytes
    closed: int
    """Closed doors, as bits."""
    locked: int
    ground: Derived[Ground]
    act: int
    level: int
    phase: int
    round: int
    turn: Turn
    heroes: list[Hero]
    figures: Linked[dict[int, Figure]]
    """All figures on the map and all heroes, by number."""
    at: dict[int, int]
    """The figure on a space."""
    good_bits: int
    evil_bits: int
    solid_bits: int
    held: dict[int, int]
    """The same three sets space by space: whose figures stand there, as bits of GOOD, EVIL and SOLID."""
    crowded: int
    """The figure that passes through the space of another just now."""
    hand: list[int]
    deck: list[int]
    discard: list[int]
    in_play: list[int]
    """Overlord cards being resolved or staying in play."""
    aside: list[int]
    """Owned cards secretly left out of this quest (DSC-26.11)."""
    owned: list[int]
    """Upgrades bought, wherever they lie; they count for the requirements."""
    box: list[int]
    search_deck: list[int]
    search_discard: list[int]
    search_tokens: list[int]
    shop: list[int]
    """The shop deck of the current act."""
    shop_box: list[int]
    """Shop items out of the game for now."""
    display: list[int]
    travel_deck: list[int]
    tokens: list[Token]
    contents: list[int]
    """What the hidden tokens are, in the order of those tokens."""
    revealed: list[tuple[int, int]]
    """Contents turned up, and by which side."""
    counters: dict[str, int]
    carried: dict[str, int]
    """Counters the last encounter hands to the next."""
    flags: list[str]
    fired: list[str]
    """Rules that work once, and how often actions were used."""
    left: list[tuple[str, str, str]]
    """Figures that left the map: who, where, bearing what."""
    slain: list[int]
    """Figures defeated in this encounter."""
    entering: list[tuple[int, str, int]]
    """Lieutenants on their way: figure, zone, overlord turns to wait."""
    kinds: list[int]
    """The monster kind of each group of the encounter."""
    group: int
    """The group being activated; NOBODY between groups."""
    spent_groups: list[int]
    rituals: list[int]
    """Groups that have an action less (Unholy Ritual)."""
    misery: bool
    rising: list[tuple[int, int, int]]
    """Rise Again: figure, space, and 0 waiting or 1 standing."""
    relic_bearers: dict[int, int]
    """The lieutenant who bears each of the overlord's relics in this quest, on the map or not (DSC-29.05)."""
    relics_exhausted: int
    always_ask: bool
    """The overlord is asked whenever he might have a card to play, so that being asked tells nothing of his hand."""
    knocked_out: int
    """Heroes knocked out in this round, counted."""
    last_row: int
    wins: list[int]
    """Who won the encounters of this quest so far."""
    fates: list[int]
    campaign: CampaignLog | None
    attacks: Fleeting[list[object]]
    """Attacks being resolved, the innermost last; empty at quiet points."""
    test_shields: int
    """Shields of the last attribute test."""
    tasks: list[str]
    """What is still to be done before the encounter starts, in order."""

    def fields(self) -> tuple[str, ...]:
        return fields.DESCENT_STATE

    def copy(self) -> DescentState:
        return fields.copy_descent_state(self, DescentState())

    def relink(self, original: DescentState) -> None:
        """Heroes are figures too; all in the same order, because rules go through figures one by one."""
        heroes = {hero.id: hero for hero in self.heroes}
        figures: dict[int, Figure] = {}
        for id, figure in original.figures.items():
            figures[id] = heroes[id] if figure.kind == HERO else figure.copy()
        self.figures = figures

    # ---- who ----

    @property
    def hero_count(self) -> int:
        return len(self.heroes)

    def hero_of(self, seat: int) -> Hero:
        return self.heroes[seat - 1]

    @property
    def actor(self) -> Figure:
        """The figure whose turn or activation it is."""
        return self.figures[self.turn.actor]

    @property
    def heroes_move(self) -> bool:
        """Whether it is a hero's turn."""
        return self.phase in (CHOOSE_HERO, HERO_TURN)

    @property
    def on_road(self) -> bool:
        """Between two quests: no map lies on the table (DSC-24, 28)."""
        return self.phase == CAMPAIGN

    def speaker(self) -> int:
        """The seat that speaks for all heroes: the first that has not acted this round, else the first."""
        for hero in self.heroes:
            if not hero.acted:
                return hero.seat
        return 1

    def heroes_up(self) -> list[Hero]:
        return [hero for hero in self.heroes if hero.up]

    def monsters(self) -> list[Figure]:
        """Monsters and lieutenants on the map."""
        return [f for f in self.figures.values() if f.kind in (MONSTER, LIEUTENANT)]

    def structures(self) -> list[Figure]:
        return [f for f in self.figures.values() if f.kind == STRUCTURE]

    def group_members(self, group: str) -> list[Figure]:
        return [f for f in self.figures.values() if f.sheet.group == group]

    def figure_at(self, space: int) -> Figure | None:
        id = self.at.get(space)
        return None if id is None else self.figures[id]

    def note(self, what: str, thing: str = "", n: int = 0) -> None:
        """Write it into the journal of the campaign, if there is one."""
        if self.campaign is not None:
            self.campaign.story.append((what, thing, n))

    # ---- where ----

    @property
    def blocked(self) -> int:
        """Spaces with a figure, as bits."""
        bits = self.good_bits | self.evil_bits
        return bits | self.solid_bits if self.solid_bits else bits

    def clear(self) -> None:
        """Nobody stands anywhere."""
        self.at = {}
        self.held = {}
        self.good_bits = self.evil_bits = self.solid_bits = 0
        self.crowded = NOBODY

    def put(self, figure: Figure, spaces: tuple[int, ...]) -> None:
        """Set a figure down; it must not stand anywhere else."""
        figure.stand_on(spaces)
        for space in spaces:
            if space in self.held:
                self.crowded = figure.id
        self._settle(figure)

    def lift(self, figure: Figure) -> None:
        """Take a figure up from where it stands; its last spaces are remembered."""
        for space in figure.spaces:
            if self.at.get(space) == figure.id:
                del self.at[space]
            if figure.bits and space in self.held:
                del self.held[space]
        self.good_bits = without(self.good_bits, figure.bits)
        self.evil_bits = without(self.evil_bits, figure.bits)
        self.solid_bits = without(self.solid_bits, figure.bits)
        gone = figure.bits
        figure.bits = 0
        if self.crowded != NOBODY:
            self._part(gone)

    def _part(self, bits: int) -> None:
        """Who shared these spaces with a figure that is gone stays there, be it the one that passed through or not."""
        self.crowded = NOBODY
        seen = 0
        for other in self.figures.values():
            if other.bits & bits:
                self._settle(other)
            shared = other.bits & seen
            if shared:
                self.crowded = self.at[shared.bit_length() - 1]
            seen |= other.bits

    def _settle(self, figure: Figure) -> None:
        """A figure has its spaces to itself."""
        if figure.good:
            side = GOOD
            self.good_bits |= figure.bits
        elif figure.kind == STRUCTURE:
            side = SOLID
            self.solid_bits |= figure.bits
        else:
            side = EVIL
            self.evil_bits |= figure.bits
        for space in figure.spaces:
            self.at[space] = figure.id
            self.held[space] = self.held.get(space, 0) | side

    def shift(self, figure: Figure, spaces: tuple[int, ...]) -> None:
        """Move a figure to other spaces, possibly through ones that others occupy."""
        self.lift(figure)
        self.put(figure, spaces)

    def survey(self) -> None:
        """Look at the map again after doors or terrain have changed."""
        self.ground = ground_of(self.board, self.terrain, self.closed)

    def change_terrain(self, space: int, kind: int) -> None:
        terrain = bytearray(self.terrain)
        terrain[space] = kind
        self.terrain = bytes(terrain)
        self.survey()

    # ---- tokens ----

    def tokens_of(self, marker: str) -> list[Token]:
        return [token for token in self.tokens if token.marker == marker]

    def borne_by(self, figure: int) -> Token | None:
        for token in self.tokens:
            if token.bearer == figure:
                return token
        return None

    def count(self, counter: str) -> int:
        return self.counters.get(counter, 0)
