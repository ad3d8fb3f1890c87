"""Set positions of Descent, for lessons: figures stand where they are told to on the board of the first quest, cards
are taken out of their decks, and the next dice show the faces that are named."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.data.cards import FIGURE, MONSTER_IDS, PLOT_IDS
from podziemia.games.descent.data.dice import SIDES
from podziemia.games.descent.data.map import SPACE_IDS
from podziemia.games.descent.data.options import FACE_IDS
from podziemia.games.descent.rules.figures import Figure, Hero
from podziemia.games.descent.rules.monsters import new_monster
from podziemia.games.descent.rules.pieces import new_token, new_turn
from podziemia.games.descent.rules.setup import quest_number, read_party, set_up
from podziemia.games.descent.rules.state import CHOOSE_GROUP, CHOOSE_HERO, HERO_TURN, DescentState
from podziemia.kernel.rng import Rng
from podziemia.kernel.scene import loaded, take

HEROES: Final = 3
QUEST: Final = "acolyte_of_saradyn"
MONK: Final = "W"
"""The marker of those who are to be rescued."""
WAITING: Final = {"grisban_the_thirsty": "a4", "jain_fairwood": "b4", "avric_albright": "b5", "barghest-2": "r2 s2"}
"""Where those stand of whom the lesson does not speak; as long as that barghest lives, the quest goes on."""


class Scene:
    """A position: where figures stand, by name; a large one on several spaces, one that is not there on none. `down`
    are heroes who lie knocked out, `tired` those whose feat is used, `acted` those whose turn is over. It is the turn
    of `turn`, a hero with so many actions left; of nobody yet; or, with `overlord`, his."""

    def __init__(
        self,
        at: dict[str, str],
        turn: str = "",
        actions: int = 2,
        down: dict[str, str] | None = None,
        damage: dict[str, int] | None = None,
        fatigue: dict[str, int] | None = None,
        tired: str = "",
        acted: str = "",
        monks: str = "l7 k9",
        fear: int = 0,
        round: int = 2,
        hand: str = "",
        overlord: bool = False,
        dice: str = "",
    ) -> None:
        self.at = at
        self.turn = turn
        self.actions = actions
        self.down = down or {}
        self.damage = damage or {}
        self.fatigue = fatigue or {}
        self.tired = tired
        self.acted = acted
        self.monks = monks
        self.fear = fear
        self.round = round
        self.hand = hand
        self.overlord = overlord
        self.dice = dice


def first_quest(rng: Rng) -> DescentState:
    """The introduction with the usual three heroes."""
    return set_up(HEROES, read_party("", HEROES), quest_number(QUEST), 0, rng)


def arrange(scene: Scene, rng: Rng) -> DescentState:
    s = first_quest(rng)
    s.tasks = []
    s.deck += s.hand
    s.hand = take(s.deck, PLOT_IDS, scene.hand)
    s.round = scene.round
    s.counters["fear"] = scene.fear
    s.tokens = [new_token(MONK, SPACE_IDS.index(space)) for space in scene.monks.split()]
    for name, spaces in {**WAITING, **scene.at}.items():
        if spaces and name not in scene.down:
            s.put(figure(s, name), spaces_of(spaces))
    for name, space in scene.down.items():
        knock_out(hero(s, name), space)
    for name, damage in scene.damage.items():
        figure(s, name).damage = damage
    for name, fatigue in scene.fatigue.items():
        hero(s, name).fatigue = fatigue
    take_turns(s, scene)
    s.rng = loaded(s.rng, [(FACE_IDS.index(face) % SIDES, SIDES) for face in scene.dice.split()])
    return s


def take_turns(s: DescentState, scene: Scene) -> None:
    """Whose turn it is."""
    s.phase = CHOOSE_GROUP if scene.overlord else HERO_TURN if scene.turn else CHOOSE_HERO
    for one in s.heroes:
        one.acted = scene.overlord or one.name in scene.acted.split()
        one.feat_used = one.name in scene.tired.split()
    if scene.turn:
        s.turn = new_turn(FIGURE[scene.turn], scene.actions)


def figure(s: DescentState, name: str) -> Figure:
    """The figure of that name; a monster comes into play with it."""
    id = FIGURE[name]
    if id not in s.figures:
        kind = MONSTER_IDS.index(name.rpartition("-")[0])
        if kind not in s.kinds:
            s.kinds.append(kind)
        s.figures[id] = new_monster(s, id)
    return s.figures[id]


def hero(s: DescentState, name: str) -> Hero:
    return next(one for one in s.heroes if one.id == FIGURE[name])


def knock_out(fallen: Hero, space: str) -> None:
    """Down, with nothing left (DSC-11.03)."""
    fallen.spaces = spaces_of(space)
    fallen.down = True
    fallen.damage = fallen.printed.health
    fallen.fatigue = fallen.printed.stamina


def spaces_of(names: str) -> tuple[int, ...]:
    return tuple([SPACE_IDS.index(name) for name in names.split()])
