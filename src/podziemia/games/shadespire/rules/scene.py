"""Set positions of Shadespire, for lessons: fighters stand where they are told to, cards are taken out of their decks,
and the next dice show the faces that are named."""

from __future__ import annotations

from typing import Final

from podziemia.games.shadespire.data.boards import BOARD_IDS
from podziemia.games.shadespire.data.cards import CARD_IDS, TOKENS
from podziemia.games.shadespire.data.dice import ATTACK_DIE, DEFENCE_DIE, FACE_IDS
from podziemia.games.shadespire.data.hexes import JOIN_IDS
from podziemia.games.shadespire.rules.decks import Deck
from podziemia.games.shadespire.rules.setup import set_up
from podziemia.games.shadespire.rules.state import ACTIVATION, PLACE_TOKENS, ShadespireState
from podziemia.kernel.rng import Rng
from podziemia.kernel.scene import loaded, take

BOARDS: Final = ("mirror_well", "katophranes_reliquary")
"""The boards of A and B, joined long edge to long edge."""
FAR_TOKENS: Final = "c7 h4 c3 i2 i7"
"""Where the five tokens lie unless the lesson says otherwise: as far apart as the rules ask for."""
SIDES: Final = 6


class Side:
    """A player: where the fighters stand, by name; what is in hand; activations used up this round."""

    def __init__(self, at: dict[str, str], hand: str = "", objectives: str = "", glory: int = 0, used: int = 0) -> None:
        self.at = at
        self.hand = hand
        self.objectives = objectives
        self.glory = glory
        self.used = used


class Scene:
    """A position of the action phase: `active` takes an activation, or has taken one. Who has no place is out of
    action. `dice` are the faces that come next, whoever rolls them."""

    def __init__(
        self,
        a: Side,
        b: Side,
        dice: str = "",
        tokens: str = FAR_TOKENS,
        wounds: dict[str, int] | None = None,
        inspired: str = "",
        round: int = 1,
        stage: int = ACTIVATION,
        active: int = 0,
        first: int = 0,
    ) -> None:
        self.sides = (a, b)
        self.dice = dice
        self.tokens = tokens
        self.wounds = wounds or {}
        self.inspired = inspired
        self.round = round
        self.stage = stage
        self.active = active
        self.first = first


def arrange(scene: Scene, decks: list[Deck], rng: Rng) -> ShadespireState:
    s = on_boards(decks, rng)
    place_tokens(s, scene.tokens)
    for seat, side in enumerate(scene.sides):
        equip(s, seat, side)
    for f in s.fighters:
        f.wounds = scene.wounds.get(f.id, 0)
        f.inspired = f.id in scene.inspired.split()
    s.stage, s.round = scene.stage, scene.round
    s.first, s.active, s.turn_to = scene.first, scene.active, scene.active
    s.held_start = s.holders()
    s.rng = loaded(s.rng, [(side_of(face), SIDES) for face in scene.dice.split()])
    return s


def on_boards(decks: list[Deck], rng: Rng) -> ShadespireState:
    """A game whose boards are chosen and joined; A places the first token."""
    s = set_up(decks, rng)
    for player, board in zip(s.players, BOARDS, strict=True):
        player.board = BOARD_IDS.index(board)
    s.roll_winner, s.first_placer = 1, 0
    s.join = JOIN_IDS.index("long")
    s.join_boards()
    s.stage = PLACE_TOKENS
    return s


def place_tokens(s: ShadespireState, names: str) -> None:
    s.facedown, s.token_pile = list(range(TOKENS)), []
    s.tokens = [s.ground.ids[name] for name in names.split()]
    s.token_hexes = list(s.tokens)


def equip(s: ShadespireState, seat: int, side: Side) -> None:
    player = s.players[seat]
    player.hand = take(player.power_deck, CARD_IDS, side.hand)
    player.objectives = take(player.objective_deck, CARD_IDS, side.objectives)
    player.glory = side.glory
    player.used = side.used
    for f in s.warband(seat):
        if f.id in side.at:
            s.put(f, s.ground.ids[side.at[f.id]])


def side_of(face: str) -> int:
    """The side of its die that shows the face; those that both dice have lie on the same sides."""
    number = FACE_IDS.index(face)
    die = ATTACK_DIE if number in ATTACK_DIE else DEFENCE_DIE
    return die.index(number)
