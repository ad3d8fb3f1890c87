"""Drawing and discarding cards (SHA-5.06, SHA-5.08)."""

from __future__ import annotations

from podziemia.games.shadespire.data.cards import CARD_IDS, OBJECTIVE_HAND
from podziemia.games.shadespire.data.options import DISCARD, DONE
from podziemia.games.shadespire.rules.deed import Deed
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.kernel.ask import Ask, Rules


def draw_objectives(s: ShadespireState, seat: int, n: int) -> list[int]:
    """Up to three in hand, as many as there are (SHA-5.06, SHA-5.08)."""
    player = s.players[seat]
    drawn: list[int] = []
    while len(drawn) < n and player.objective_deck and len(player.objectives) < OBJECTIVE_HAND:
        drawn.append(player.objective_deck.pop())
        player.objectives.append(drawn[-1])
    if drawn:
        s.shown += 1
        s.tell("objectives_drawn", seat, n=len(drawn))
    return drawn


def draw_power(s: ShadespireState, seat: int, n: int) -> int:
    player = s.players[seat]
    drawn = 0
    while drawn < n and player.power_deck:
        player.hand.append(player.power_deck.pop())
        drawn += 1
    if drawn:
        s.shown += 1
        s.tell("power_drawn", seat, n=drawn)
    return drawn


def discard_any(
    s: ShadespireState, seat: int, hand: list[int], pile: list[int], kind: str, deed: Deed | None
) -> Rules[int]:
    """One card after another, until the player stops. How many it were."""
    n = 0
    while hand:
        because = "" if deed is None else CARD_IDS[deed.card]
        answer = yield Ask(seat, kind, [*[DISCARD[card] for card in hand], DONE], because)
        if answer is DONE:
            break
        hand.remove(answer.index)
        pile.append(answer.index)
        s.shown += 1
        s.tell("discarded", seat, CARD_IDS[answer.index])
        n += 1
    return n
