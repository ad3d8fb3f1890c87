"""A game made of secrets, for tests of the table: whatever leaks through the server leaks here first.

Every seat holds a word that only it may know. The words stand in its view, its options, its events, and behind its
questions; in the second half of each round all answer at once, in secret.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from mypy_extensions import mypyc_attr

from podziemia.kernel.ask import SEAT_LETTERS, Ask, Option, Rules, Together, family
from podziemia.kernel.game import Game, Reason, Score
from podziemia.kernel.mind import Mind
from podziemia.kernel.rng import Rng
from podziemia.kernel.show import View
from podziemia.kernel.state import OMNISCIENT, State
from podziemia.kernel.zones import OWNER, Zone

ROUNDS: Final = 6
KEEP: Final = Option("keep")
ROLL: Final = Option("roll")
SIDES: Final = family("side", ["left", "right", "middle"])

WORDS_OF_A_SEAT: Final = 512
WORDS: Final = tuple(["w" + sha256(str(n).encode()).hexdigest()[:12] for n in range(4 * WORDS_OF_A_SEAT)])
NUMBERS: Final = {word: number for number, word in enumerate(WORDS)}

SALT: dict[int, str] = {}
"""Tests change a seat's word without changing anything that others may see."""


class WhisperState(State):
    __slots__ = ("active", "points", "round", "words")

    words: list[str]
    points: list[int]
    round: int
    active: int

    def copy(self) -> WhisperState:
        twin = WhisperState()
        self.copy_kernel_fields(twin)
        twin.words = self.words
        twin.points = self.points[:]
        twin.round = self.round
        twin.active = self.active
        return twin


def word(number: int, seat: int) -> str:
    """One of the seat's own words, so that no two seats ever hold the same."""
    drawn = sha256(f"{number} {seat} {SALT.get(seat, '')}".encode()).digest()
    return WORDS[seat * WORDS_OF_A_SEAT + int.from_bytes(drawn[:4]) % WORDS_OF_A_SEAT]


def play_round(s: WhisperState) -> Rules[None]:
    """The active seat keeps, rolls or says its word to itself; then everybody picks a side at once."""
    seat = s.active
    mine = s.words[seat]
    answer = yield Ask(seat, "whisper.say", [KEEP, ROLL, Option("mutter", mine)], because=mine)
    if answer is ROLL:
        s.points[seat] += s.rng.below(6)
        s.tell("rolled", seat, n=s.points[seat])
    elif answer is KEEP:
        s.tell("kept", seat)
    else:
        s.tell("muttered", seat, thing=mine, to=1 << seat)
    sides = Together([Ask(other, "whisper.side", list(SIDES)) for other in range(s.seats)])
    yield sides
    if len({sides.answer_of(other).index for other in range(s.seats)}) == 1:
        s.tell("agreed")
    s.active = (seat + 1) % s.seats
    s.round += 1
    s.over = s.round == ROUNDS


@mypyc_attr(allow_interpreted_subclasses=True)
class WhisperMind(Mind[WhisperState]):
    def points(self, s: WhisperState) -> list[float]:
        return [float(p) for p in s.points]


class Whisper(Game[WhisperState]):
    name = "whisper"
    edition = 1
    fewest = 2
    most = 4
    settings = []  # noqa: RUF012
    zones = [  # noqa: RUF012
        Zone[WhisperState]("words", "word", lambda s: [[NUMBERS[w]] for w in s.words], sees=OWNER, owned=True)
    ]
    things = {"word": WORDS}  # noqa: RUF012
    chapters = []  # noqa: RUF012
    ids = "WHI"
    mind = WhisperMind()

    def setup(self, seats: int, settings: dict[str, str], rng: Rng) -> WhisperState:
        s = WhisperState()
        s.begin(seats, rng)
        number = rng.word()
        s.words = [word(number, seat) for seat in range(seats)]
        s.points = [0] * seats
        s.round = 0
        s.active = 0
        return s

    def step(self, s: WhisperState) -> Rules[None]:
        return play_round(s)

    def view(self, s: WhisperState, seat: int) -> View:
        words = [w if seat in (i, OMNISCIENT) else None for i, w in enumerate(s.words)]
        return {"round": s.round, "active": s.active, "points": s.points[:], "words": words, "over": s.over}

    def scores(self, s: WhisperState) -> list[Score]:
        return [Score(points, [("rolls", points)]) for points in s.points]

    def why_not(self, s: WhisperState, seat: int, ask: Ask | None, thing: str) -> list[Reason]:
        return [Reason("WHI-1.01", "word", thing == s.words[seat], s.words[seat], given=s.points[seat])]

    def action_texts(self) -> list[str]:
        return [KEEP.text, ROLL.text, *[side.text for side in SIDES], *[f"rob {letter}" for letter in SEAT_LETTERS]]


GAME: Final = Whisper()
