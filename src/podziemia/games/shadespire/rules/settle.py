"""After a deed: objectives that are scored at once, then Inspire conditions (SHA-8.32, SHA-12.01 to SHA-12.06)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.shadespire.data.cards import CARD_IDS
from podziemia.games.shadespire.data.kinds import NOW
from podziemia.games.shadespire.data.objective_cards import OBJECTIVES
from podziemia.games.shadespire.data.options import DECLINE, SCORE
from podziemia.games.shadespire.rules.deed import DRAWN, Deed, Strike
from podziemia.games.shadespire.rules.hands import draw_objectives
from podziemia.games.shadespire.rules.harm import gain
from podziemia.games.shadespire.rules.inspire import check_inspired
from podziemia.games.shadespire.rules.rolls import roll_off
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.kernel.ask import Ask, Rules
from podziemia.kernel.moments import Answers

Test = Callable[[ShadespireState, int, Deed], bool]
FULFILLED: Final[Answers[int, Test]] = Answers("an objective is judged")
Count = Callable[[ShadespireState, int], int]
PROGRESS: Final[Answers[int, Count]] = Answers("an objective counts what the action phase has seen")


def is_fulfilled(s: ShadespireState, seat: int, card: int, deed: Deed) -> bool:
    """Whether the deed fulfils it; of a Charge, its move or its attack (SHA-12.03)."""
    test = FULFILLED.effects[card]
    if isinstance(deed, Strike) and deed.begun is not None and test(s, seat, deed.begun):
        return True
    return test(s, seat, deed)


def settle(s: ShadespireState, deed: Deed) -> Rules[None]:
    """Both players may score what the deed fulfilled; if both can, they roll off and take turns (SHA-10.09)."""
    if not s.in_end_phase():
        yield from score_now(s, deed)
    check_inspired(s)


def score_now(s: ShadespireState, deed: Deed) -> Rules[None]:
    s.shown += 1
    offer_again(s, deed)
    drawn: list[list[int]] = [[], []]
    out = [False, False]
    while True:
        ready = [[] if out[seat] else scorable(s, seat, deed, drawn[seat]) for seat in range(2)]
        if not ready[0] and not ready[1]:
            return
        order = [0, 1]
        if ready[0] and ready[1]:
            winner = roll_off(s)
            order = [winner, 1 - winner]
        for seat in order:
            cards = scorable(s, seat, deed, drawn[seat]) if not out[seat] else []
            if cards:
                scored = yield from may_score(s, seat, cards, deed, drawn[seat])
                out[seat] = not scored


def scorable(s: ShadespireState, seat: int, deed: Deed, drawn: list[int]) -> list[int]:
    """Cards in hand that the deed has fulfilled. What was drawn since counts only if it looks back (SHA-12.05)."""
    player = s.players[seat]
    found = []
    for card in player.objectives:
        data = OBJECTIVES[card]
        if data.when != NOW or is_passed_over(s, seat, card):
            continue
        looks_back = data.retroactive and s.retroactive
        if (card in drawn or deed.kind == DRAWN) and not looks_back and not data.standing:
            continue
        if is_fulfilled(s, seat, card, deed):
            found.append(card)
    return found


def is_passed_over(s: ShadespireState, seat: int, card: int) -> bool:
    """Declined, and nothing that it counts has happened since."""
    for passed, seen in s.players[seat].passed_over:
        if passed == card:
            return progress(s, seat, card) <= seen
    return False


def progress(s: ShadespireState, seat: int, card: int) -> int:
    return PROGRESS.effects[card](s, seat) if card in PROGRESS.effects else 0


def offer_again(s: ShadespireState, deed: Deed) -> None:
    """A card declined by the look of the battlefield can be scored again once that look has changed."""
    for seat in range(2):
        player = s.players[seat]
        if player.passed_over:
            player.passed_over = [
                (card, seen)
                for card, seen in player.passed_over
                if not OBJECTIVES[card].standing or is_fulfilled(s, seat, card, deed)
            ]


def may_score(s: ShadespireState, seat: int, cards: list[int], deed: Deed, drawn: list[int]) -> Rules[bool]:
    """Scoring is a choice (SHA-12.02). A card that was not scored is not asked for again while nothing new happens."""
    s.deeds.append(deed)
    answer = yield Ask(seat, "score.now", [*[SCORE[card] for card in cards], DECLINE])
    s.deeds.pop()
    if answer is DECLINE:
        lasting = [c for c in cards if OBJECTIVES[c].retroactive or OBJECTIVES[c].standing]
        passed_over = s.players[seat].passed_over
        s.players[seat].passed_over = [one for one in passed_over if one[0] not in lasting]
        s.players[seat].passed_over.extend([(c, progress(s, seat, c)) for c in lasting])
        return False
    score_card(s, seat, answer.index)
    s.players[seat].scored_in_action += 1
    drawn.extend(draw_objectives(s, seat, 1))
    return True


def score_card(s: ShadespireState, seat: int, card: int) -> None:
    """Reveal it, gain its glory, and lay it with the scored ones (SHA-12.01)."""
    player = s.players[seat]
    player.objectives.remove(card)
    player.scored.append(card)
    player.scored_in_round += 1
    s.shown += 1
    s.tell("objective_scored", seat, CARD_IDS[card], OBJECTIVES[card].glory)
    gain(s, seat, OBJECTIVES[card].glory)
