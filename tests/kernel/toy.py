"""A tiny game for the kernel's own tests: three rounds in which all seats play a card in secret, the highest scores."""

from typing import ClassVar, Final

from podziemia.kernel.ask import SEAT_LETTERS, Ask, Option, Rules, Together, family
from podziemia.kernel.game import Game, Score
from podziemia.kernel.mind import Mind
from podziemia.kernel.rng import Rng
from podziemia.kernel.settings import Setting
from podziemia.kernel.show import View
from podziemia.kernel.state import OMNISCIENT, State
from podziemia.kernel.zones import NONE, OWNER, Zone

CARDS: Final = [f"card-{n}" for n in range(12)]
PLAY: Final = family("play", CARDS)
DRAW: Final = Option("draw")
STAY: Final = Option("stay")
NEXT: Final = Option("next")


class ToyState(State):
    __slots__ = ("deck", "hands", "open", "points", "round")
    deck: list[int]
    hands: list[list[int]]
    open: list[int]
    points: list[int]
    round: int

    def copy(self) -> "ToyState":
        twin = ToyState()
        self.copy_kernel_fields(twin)
        twin.deck = self.deck[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.open = self.open[:]
        twin.points = self.points[:]
        twin.round = self.round
        return twin


def play_round(s: ToyState) -> Rules[None]:
    """Each seat may draw, then all play at once; then the winner says when to go on."""
    s.round += 1
    for seat in range(s.seats):
        options = [STAY, DRAW] if s.deck else [STAY]
        if (yield Ask(seat, "draw", options)) is DRAW:
            s.hands[seat].append(s.deck.pop())
            s.shown += 1
            s.tell("drawn", seat)
            s.tell("drawn_card", seat, CARDS[s.hands[seat][-1]], to=1 << seat)
    together = Together([Ask(seat, "play", [PLAY[c] for c in sorted(s.hands[seat])]) for seat in range(s.seats)])
    yield together
    played = [together.answer_of(seat).index for seat in range(s.seats)]
    for seat, card in enumerate(played):
        s.hands[seat].remove(card)
        s.tell("played", seat, CARDS[card])
    s.open.extend(played)
    s.shown += 1
    winner = played.index(max(played))
    s.points[winner] += 1
    yield Ask(winner, "next", [NEXT], pause=True)
    s.over = s.round == 3


class ToyMind(Mind[ToyState]):
    def points(self, s: ToyState) -> list[float]:
        return [float(n) for n in s.points]

    def calm(self, s: ToyState) -> int:
        return s.round


class Toy(Game[ToyState]):
    name = "toy"
    edition = 1
    fewest = 2
    most = 3
    settings: ClassVar[list[Setting]] = [Setting("hand", ("3", "4"), "3")]
    zones: ClassVar[list[Zone[ToyState]]] = [
        Zone[ToyState]("deck", "card", lambda s: [s.deck], sees=NONE),
        Zone[ToyState]("hand", "card", lambda s: s.hands, sees=OWNER, owned=True),
        Zone[ToyState]("open", "card", lambda s: [s.open]),
    ]
    chapters: ClassVar[list[str]] = []
    ids = "TOY"
    mind = ToyMind()

    def setup(self, seats: int, settings: dict[str, str], rng: Rng) -> ToyState:
        s = ToyState()
        s.begin(seats, rng)
        s.deck = list(range(12))
        rng.shuffle(s.deck)
        s.hands = [[s.deck.pop() for _ in range(int(settings["hand"]))] for _ in range(seats)]
        s.open = []
        s.points = [0] * seats
        s.round = 0
        return s

    def step(self, s: ToyState) -> Rules[None]:
        return play_round(s)

    def reask(self, s: ToyState, ask: Ask) -> list[Option]:
        return [PLAY[card] for card in sorted(s.hands[ask.seat])] if ask.kind == "play" else ask.options

    def view(self, s: ToyState, seat: int) -> View:
        hands = [sorted(h) if seat in (i, OMNISCIENT) else len(h) for i, h in enumerate(s.hands)]
        deck: object = s.deck[:] if seat == OMNISCIENT else len(s.deck)
        return {"hands": hands, "deck": deck, "open": s.open[:], "points": s.points[:], "round": s.round}

    def scores(self, s: ToyState) -> list[Score]:
        return [Score(n, [("rounds", n)]) for n in s.points]

    def action_texts(self) -> list[str]:
        return [option.text for option in (*PLAY, DRAW, STAY, NEXT)]


TOY: Final = Toy()
LETTERS: Final = SEAT_LETTERS
