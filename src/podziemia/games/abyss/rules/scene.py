"""Set positions of Abyss, for lessons: what is named is taken out of its box, the rest lies as after the set-up."""

from __future__ import annotations

from podziemia.games.abyss.data.cards import CARD_IDS, LOCATION_IDS, LORD_IDS, RACE_OF
from podziemia.games.abyss.rules.state import AbyssState, Player
from podziemia.games.abyss.rules.turn import set_up
from podziemia.kernel.ask import NOBODY, SEAT_LETTERS
from podziemia.kernel.rng import Rng
from podziemia.kernel.scene import stack, take


class Side:
    """What a player has. Lists are words with spaces between them."""

    def __init__(
        self, hand: str = "", pearls: int = 0, affiliated: str = "", lords: str = "", key_tokens: int = 0
    ) -> None:
        self.hand = hand
        self.pearls = pearls
        self.affiliated = affiliated
        self.lords = lords
        self.key_tokens = key_tokens


class Scene:
    """A position at the start of A's turn. `left` are the allies that explorers have left to the Council, in order: the
    log tells of them. With `last_turn` somebody has the seventh lord, and this turn is the last."""

    def __init__(
        self,
        a: Side,
        b: Side,
        court: str,
        deck_top: str = "",
        left: str = "",
        threat: int = 1,
        available: str = "",
        last_turn: bool = False,
    ) -> None:
        self.sides = (a, b)
        self.court = court
        self.deck_top = deck_top
        self.left = left
        self.threat = threat
        self.available = available
        self.last_turn = last_turn


def arrange(scene: Scene, rng: Rng) -> AbyssState:
    s = set_up(len(scene.sides), 0, rng)
    gather(s)
    for player, side in zip(s.players, scene.sides, strict=True):
        equip(s, player, side)
    s.court = take(s.lord_deck, LORD_IDS, scene.court)
    s.available = take(s.location_stack, LOCATION_IDS, scene.available) or [s.location_stack.pop()]
    s.threat = scene.threat
    s.last_turns = 0 if scene.last_turn else NOBODY
    leave_to_council(s, take(s.deck, CARD_IDS, scene.left))
    stack(s.deck, CARD_IDS, scene.deck_top)
    return s


def gather(s: AbyssState) -> None:
    """What the set-up has laid out goes back into its box."""
    s.lord_deck.extend(s.court)
    s.location_stack.extend(s.available)


def equip(s: AbyssState, player: Player, side: Side) -> None:
    player.hand = take(s.deck, CARD_IDS, side.hand)
    player.affiliated = take(s.deck, CARD_IDS, side.affiliated)
    for lord in take(s.lord_deck, LORD_IDS, side.lords):
        player.gain_lord(lord)
    player.pearls = side.pearls
    player.key_tokens = side.key_tokens
    s.key_supply -= side.key_tokens


def leave_to_council(s: AbyssState, cards: list[int]) -> None:
    """Everybody has seen what was left (ABY-16.03)."""
    s.heard = []
    for card in cards:
        s.council[RACE_OF[card]].append(card)
        s.tell("ally_left", SEAT_LETTERS.index("B"), CARD_IDS[card])
