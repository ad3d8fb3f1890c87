"""Windows of Reactions: who may react to what is happening, in which order, and that one Reaction is made at most.

Cards register with `@reaction(id, …)` what they wait for and what they do; everything about the order is here
(SHA-10.01 to SHA-10.13).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.shadespire.data.cards import (
    CARD_IDS,
    FIRST_PLOY,
    FIRST_UPGRADE,
    NUMBER,
    WARBAND_OF,
    is_ploy,
    ploy,
)
from podziemia.games.shadespire.data.hexes import NOWHERE
from podziemia.games.shadespire.data.kinds import UNIVERSAL
from podziemia.games.shadespire.data.options import DECLINE, REACT, REACT_NUMBER
from podziemia.games.shadespire.data.warbands import WARBAND_IDS
from podziemia.games.shadespire.rules.deed import Deed
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.kernel.ask import Ask, Option, Rules
from podziemia.kernel.moments import Answers, Moment

NO_WINDOW: Final = 0
BEFORE_ROLLS: Final = 2
FAILED: Final = 4
WILL_SUCCEED: Final = 8
DOOMED: Final = 16
DRIVE_BACK: Final = 32
AFTER_ATTACK: Final = 64
AFTER_MOVE: Final = 128
PLOY_PLAYED: Final = 256
PLOY_CHOICE: Final = 512
AFTER_PLOY: Final = 1024
AFTER_UPGRADE: Final = 2048
AFTER_ACTIVATION: Final = 4096
AFTER_ACTION: Final = 8192
DRIVING: Final = 16384

WINDOW_IDS: Final = {
    BEFORE_ROLLS: "before-rolls",
    FAILED: "failed",
    WILL_SUCCEED: "success",
    DOOMED: "doomed",
    DRIVE_BACK: "drive-back",
    DRIVING: "drive-back",
    AFTER_ATTACK: "after-attack",
    AFTER_MOVE: "after-move",
    PLOY_PLAYED: "ploy",
    PLOY_CHOICE: "choice",
    AFTER_PLOY: "after-ploy",
    AFTER_UPGRADE: "upgrade",
    AFTER_ACTIVATION: "activation",
    AFTER_ACTION: "after-action",
}

When = Callable[[ShadespireState, int, "Fighter | None", Deed], bool]
Play = Callable[[ShadespireState, int, "Fighter | None", Deed], Rules[None]]
PlayPloy = Callable[[ShadespireState, int, int, Deed], Rules[None]]
PLOY_REACTS: Final[Moment[PlayPloy]] = Moment("a ploy is played as a Reaction")
"""Playing a ploy opens windows, so how it is played is told from above."""


class Reaction:
    """What a card or a fighter may do in which windows. A `choosing` ploy begins with its choices (SHA-9.03)."""

    __slots__ = ("choosing", "id", "play", "when", "windows")

    def __init__(self, id: str, windows: int, when: When, play: Play, choosing: bool) -> None:
        self.id = id
        self.windows = windows
        self.when = when
        self.play = play
        self.choosing = choosing


REACTIONS: Final[Answers[str, Reaction]] = Answers("somebody may react")
GRANTED: Final[Answers[int, str]] = Answers("a ploy in force gives its player a Reaction")
CARD_WINDOWS: Final = [0] * len(CARD_IDS)
REACTION_PLOYS: Final = tuple([card for card in range(FIRST_PLOY, FIRST_UPGRADE) if ploy(card).window])


def reaction(id: str, windows: int, when: When, choosing: bool = False) -> Callable[[Play], Play]:
    """Register what the card does in these windows, if `when` holds for the seat (and for the bearer of an upgrade)."""

    def register(play: Play) -> Play:
        REACTIONS.to(id)(Reaction(id, windows, when, play, choosing))
        if id in NUMBER:
            CARD_WINDOWS[NUMBER[id]] = windows
        return play

    return register


def answers(id: str, s: ShadespireState, seat: int, bearer: Fighter | None, deed: Deed) -> bool:
    """Whether this Reaction is one to the deed."""
    return REACTIONS.effects[id].when(s, seat, bearer, deed)


def windows_of(fighter: Fighter) -> int:
    """All windows in which the fighter or its upgrades may react."""
    found = NO_WINDOW
    for profile in fighter.side.attacks:
        if profile.reaction_only:
            found |= REACTIONS.effects[profile.id].windows
    relics = 0
    for card in fighter.upgrades:
        found |= CARD_WINDOWS[card]
        relics += CARD_IDS[card].startswith("katophranes")
    if relics >= 4:
        found |= REACTIONS.effects["relics_four"].windows
    return found


def reactions_of(s: ShadespireState, seat: int, window: int, deed: Deed) -> list[Option]:
    """Every Reaction that the seat may make now."""
    found: list[Option] = []
    player = s.players[seat]
    if not s.no_power:
        found = [
            REACT[REACT_NUMBER[CARD_IDS[card]]]
            for card in player.hand
            if CARD_WINDOWS[card] & window and is_ploy(card) and answers(CARD_IDS[card], s, seat, None, deed)
        ]
    for fighter in s.fighters:
        if fighter.windows & window and fighter.seat == seat and fighter.hex != NOWHERE:
            found.extend(_of_fighter(s, seat, fighter, window, deed))
    for card, owner, _ in s.spells:
        if owner == seat and card in GRANTED.effects:
            id = GRANTED.effects[card]
            if REACTIONS.effects[id].windows & window and answers(id, s, seat, None, deed):
                found.append(REACT[REACT_NUMBER[id]])
    return found


def could_react(s: ShadespireState, seat: int, window: int, deed: Deed) -> bool:
    """Whether the seat may hold a Reaction ploy for this window, for all that its opponent knows."""
    player = s.players[seat]
    if s.no_power or not player.hand:
        return False
    usable = (UNIVERSAL, WARBAND_IDS[player.warband])
    for card in REACTION_PLOYS:
        if not CARD_WINDOWS[card] & window or WARBAND_OF[card] not in usable:
            continue
        if card in player.discard or card in s.playing[seat]:
            continue
        if answers(CARD_IDS[card], s, seat, None, deed):
            return True
    return False


def _of_fighter(s: ShadespireState, seat: int, fighter: Fighter, window: int, deed: Deed) -> list[Option]:
    ids = [profile.id for profile in fighter.side.attacks if profile.reaction_only]
    ids += [CARD_IDS[card] for card in fighter.upgrades if CARD_WINDOWS[card] & window]
    if len([card for card in fighter.upgrades if CARD_IDS[card].startswith("katophranes")]) >= 4:
        ids.append("relics_four")
    return [
        REACT[REACT_NUMBER[id]]
        for id in ids
        if REACTIONS.effects[id].windows & window and answers(id, s, seat, fighter, deed)
    ]


def bearer_of(s: ShadespireState, seat: int, id: str, window: int, deed: Deed) -> Fighter | None:
    """Which fighter reacts with an upgrade or an attack of its own; relics need nobody to draw for."""
    for fighter in s.allies(seat):
        if not fighter.windows & window:
            continue
        owned = id in NUMBER and NUMBER[id] in fighter.upgrades
        printed = id in [profile.id for profile in fighter.side.attacks]
        if (owned or printed) and answers(id, s, seat, fighter, deed):
            return fighter
    return None


def open_window(s: ShadespireState, window: int, deed: Deed) -> Rules[None]:
    """Whoever takes the next activation may react first; if not, the other may. One Reaction at most (SHA-10.02).
    Where everybody is always asked, who has none is asked all the same, and can only decline."""
    first = s.next_to_activate()
    for seat in (first, 1 - first):
        if s.players[seat].hand:
            s.shown += 1  # being asked, or not, tells something about the hand
        options = reactions_of(s, seat, window, deed)
        if not options and not (s.always_ask and could_react(s, seat, window, deed)):
            continue
        s.window = window
        s.deeds.append(deed)
        options.append(DECLINE)
        answer = yield Ask(seat, f"react.{WINDOW_IDS[window]}", options, pause=True)
        s.deeds.pop()
        if answer is not DECLINE:
            yield from react(s, seat, answer.thing, window, deed)
            return


def react(s: ShadespireState, seat: int, id: str, window: int, deed: Deed) -> Rules[None]:
    if id in NUMBER and is_ploy(NUMBER[id]):
        for play_it in PLOY_REACTS.effects:
            yield from play_it(s, seat, NUMBER[id], deed)
        return
    bearer = bearer_of(s, seat, id, window, deed)
    s.tell("reacted", seat, id)
    yield from REACTIONS.effects[id].play(s, seat, bearer, deed)
