"""A table for tests of Descent: a small drawn map, figures where the test wants them, dice that fall as named."""

from podziemia.games.descent import GAME
from podziemia.games.descent.data.cards import CARD, FIGURE, HERO_IDS, LIEUTENANT_IDS, MONSTER_IDS, PLOT_IDS, REANIMATE
from podziemia.games.descent.data.heroes import REANIMATE_SHEET
from podziemia.games.descent.data.map import SPACE_IDS
from podziemia.games.descent.data.options import FACE_IDS
from podziemia.games.descent.data.parts import ALL_CONDITIONS, CLASSES, CONDITIONS
from podziemia.games.descent.data.quest_parts import Door, Encounter, Marker, Quest, QuestRule, Rewards
from podziemia.games.descent.data.script import Script
from podziemia.games.descent.rules.figures import FAMILIAR, Figure, Hero
from podziemia.games.descent.rules.monsters import blank_figure, new_lieutenant, new_monster
from podziemia.games.descent.rules.pieces import new_turn
from podziemia.games.descent.rules.setup import set_up
from podziemia.games.descent.rules.state import (
    CHOOSE_GROUP,
    CHOOSE_HERO,
    HERO_TURN,
    MONSTER_TURN,
    OVERLORD_END,
    OVERLORD_START,
    DescentState,
)
from podziemia.kernel.ask import SEAT_LETTERS
from podziemia.kernel.rng import Rng, seeded
from tests.support.table import Table

ROOM = "\n".join(["........"] * 6)
"""An open room, a1 to h6."""

SHORT = {
    "ashrian": "ashrian",
    "avric": "avric_albright",
    "leoric": "leoric_of_the_book",
    "tarha": "widow_tarha",
    "jain": "jain_fairwood",
    "tomble": "tomble_burrowell",
    "grisban": "grisban_the_thirsty",
    "syndrael": "syndrael",
}


class LoadedRng(Rng):
    """Dice that fall as told; everything else is chance."""

    __slots__ = ("sides",)

    def __init__(self, source: Rng, sides: list[int]) -> None:
        super().__init__(source._key, source._blocks, source._words, source._at)
        self.sides = sides

    def copy(self) -> "LoadedRng":
        return LoadedRng(super().copy(), self.sides[:])

    def below(self, n: int) -> int:
        if n == 6 and self.sides:
            self.word()
            return self.sides.pop(0)
        return super().below(n)


class DescentTable(Table[DescentState]):
    quiet = "turn.action"

    def __init__(self, state: DescentState) -> None:
        super().__init__(GAME, state)

    # ---- looking ----

    @property
    def s(self) -> DescentState:
        return self.match.state

    def hero(self, name: str) -> Hero:
        return hero_in(self.s, name)

    def figure(self, name: str) -> Figure:
        return self.s.figures[FIGURE[SHORT.get(name, name)]]

    def is_gone(self, name: str) -> bool:
        return FIGURE[name] not in self.s.figures

    def at(self, name: str) -> str:
        """Where a figure stands: one space, or several."""
        return " ".join([SPACE_IDS[space] for space in self.figure(name).spaces])

    def conditions(self, name: str) -> set[str]:
        bits = self.figure(name).conditions
        return {CONDITIONS[i] for i, c in enumerate(ALL_CONDITIONS) if bits & c}

    def hand(self) -> set[str]:
        return {PLOT_IDS[card] for card in self.s.hand}

    def verbs(self) -> set[str]:
        return {option.verb for option in self.ask.options}

    def offered(self, verb: str) -> set[str]:
        return {option.thing for option in self.ask.options if option.verb == verb}

    # ---- dice ----

    def roll(self, *faces: str) -> None:
        """The next dice show these faces: `roll("blue-3", "red-2", "gray-1")`."""
        rng = self.s.rng
        assert isinstance(rng, LoadedRng)
        rng.sides[:] = [FACE_IDS.index(face) % 6 for face in faces]
        assert self.match._quiet is not None
        assert isinstance(self.match._quiet.rng, LoadedRng)
        self.match._quiet.rng.sides[:] = rng.sides

    def dice_left(self) -> int:
        rng = self.s.rng
        assert isinstance(rng, LoadedRng)
        return len(rng.sides)

    def do(self, *texts: str) -> None:
        """Answers of whoever is asked."""
        for text in texts:
            self.play(f"{SEAT_LETTERS[self.ask.seat]} {text}")

    def skip(self, *passes: str) -> None:
        """Say no, pass or done as long as one of these is offered and nothing else is decided."""
        while self.match.ask is not None and set(passes) & self.options():
            self.do(next(text for text in passes if text in self.options()))


def hero_in(s: DescentState, name: str) -> Hero:
    found = s.figures[FIGURE[SHORT.get(name, name)]]
    assert isinstance(found, Hero)
    return found


class Arrangement:
    """A position being set up; `table()` starts the match."""

    def __init__(
        self,
        drawing: str = ROOM,
        heroes: str = "grisban:berserker jain:wildlander avric:disciple",
        doors: tuple[Door, ...] = (),
        rules: tuple[QuestRule, ...] = (),
        markers: dict[str, Marker] | None = None,
        heroes_win: tuple[str, ...] = ("round_over(50)",),
        overlord_wins: tuple[str, ...] = ("round_over(51)",),
        act: int = 1,
    ) -> None:
        party = []
        for entry in heroes.split():
            name, _, kind = entry.partition(":")
            party.append((HERO_IDS.index(SHORT[name]), CLASSES.index(kind)))
        rng = seeded("table")
        self.s = s = set_up(len(party), party, 0, 0, rng)
        s.rng = LoadedRng(rng, [])
        drawing = "\n".join([line.strip() for line in drawing.strip().splitlines()])
        encounter = Encounter(
            "e1", drawing, "E", (), rules, heroes_win, overlord_wins, 55, markers=markers or {}, doors=doors
        )
        quest = Quest("drawn", "act1", act, (encounter,), Rewards(), Rewards(), Rewards(), ((), ()))
        s.script = Script(quest, encounter)
        s.script.board.id = f"drawn {drawing} {[d.id for d in doors]}"
        s.board = s.script.board
        s.terrain = s.board.terrain
        s.closed, s.locked = s.board.doors_closed, s.board.door_locked
        s.survey()
        s.act = act
        s.tasks = []
        s.counters = {}
        s.search_tokens = []
        s.deck += s.hand
        s.hand = []
        s.round = 1
        s.phase = CHOOSE_HERO

    # ---- who stands where ----

    def put(self, name: str, *spaces: str) -> Figure:
        """A figure on its spaces: `put("zombie-1", "c3")`, `put("ettin-master", "c3", "d3", "c4", "d4")`."""
        s = self.s
        name = SHORT.get(name, name)
        id = FIGURE[name]
        if id not in s.figures:
            s.figures[id] = self._new(name, id)
        where = tuple([SPACE_IDS.index(space) for space in spaces])
        s.put(s.figures[id], where)
        return s.figures[id]

    def _new(self, name: str, id: int) -> Figure:
        s = self.s
        if name in LIEUTENANT_IDS:
            return new_lieutenant(s, name)
        if id == REANIMATE:
            figure = blank_figure(id, FAMILIAR)
            figure.sheet = REANIMATE_SHEET
            figure.owner = 1
            return figure
        kind = MONSTER_IDS.index(name.rpartition("-")[0])
        if kind not in s.kinds:
            s.kinds.append(kind)
        return new_monster(s, id)

    def hero(self, name: str) -> Hero:
        return hero_in(self.s, name)

    def learn(self, name: str, *skills: str) -> None:
        self.hero(name).skills += [CARD[skill] for skill in skills]

    def equip(self, name: str, *items: str) -> None:
        """The hero wears exactly these."""
        hero = self.hero(name)
        hero.items = [CARD[item] for item in items]
        hero.equipped = sum([1 << card for card in hero.items])
        for card in hero.items:
            for pile in (self.s.shop, self.s.shop_box):
                if card in pile:
                    pile.remove(card)

    def find(self, name: str, *cards: str) -> None:
        """Search cards in the hero's hand."""
        for card in cards:
            self.s.search_deck.remove(CARD[card])
            self.hero(name).searched.append(CARD[card])

    def hold(self, *cards: str) -> None:
        """Overlord cards in hand."""
        for card in cards:
            number = PLOT_IDS.index(card)
            for pile in (self.s.deck, self.s.box):
                if number in pile:
                    pile.remove(number)
            self.s.hand.append(number)

    def afflict(self, name: str, *conditions: str) -> None:
        figure = self.s.figures[FIGURE[SHORT.get(name, name)]]
        for condition in conditions:
            figure.conditions |= ALL_CONDITIONS[CONDITIONS.index(condition)]

    def fall(self, name: str, space: str) -> None:
        """The hero is knocked out on this space."""
        hero = self.hero(name)
        self.s.lift(hero)
        hero.spaces = (SPACE_IDS.index(space),)
        hero.bits = 0
        hero.down = True
        hero.damage = hero.printed.health
        hero.fatigue = hero.printed.stamina

    # ---- whose turn ----

    def turn(self, name: str, actions: int = 2, points: int = 0) -> DescentTable:
        """The hero is in the action step."""
        s = self.s
        s.turn = new_turn(self.hero(name).id, actions)
        s.turn.points = points
        s.turn.free_attack = len(s.heroes) == 2
        s.phase = HERO_TURN
        return self.table()

    def activation(self, name: str, actions: int = 2, points: int = 0) -> DescentTable:
        """The monster is being activated."""
        s = self.s
        s.turn = new_turn(FIGURE[name], actions)
        s.turn.points = points
        s.figures[FIGURE[name]].activated = True
        s.phase = MONSTER_TURN
        for hero in s.heroes:
            hero.acted = True
        return self.table()

    def overlord(self, phase: int = OVERLORD_START) -> DescentTable:
        self.s.phase = phase
        for hero in self.s.heroes:
            hero.acted = True
        return self.table()

    def groups(self) -> DescentTable:
        return self.overlord(CHOOSE_GROUP)

    def end(self) -> DescentTable:
        return self.overlord(OVERLORD_END)

    def round(self) -> DescentTable:
        """The heroes choose who goes next."""
        return self.table()

    def table(self) -> DescentTable:
        return DescentTable(self.s)
