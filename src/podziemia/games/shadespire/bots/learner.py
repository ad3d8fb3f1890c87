"""The mind that learns: better first sight than the one made by hand, and calm points at which a blow has fallen."""

from __future__ import annotations

from typing import Any, Final

from podziemia.games.shadespire.bots.aiming import best_aim
from podziemia.games.shadespire.bots.mind import FIRST_SIGHT, ShadespireMind
from podziemia.games.shadespire.bots.sense import free_gain, is_pointless
from podziemia.games.shadespire.bots.sight import look
from podziemia.games.shadespire.data.cards import ACTIVATIONS
from podziemia.games.shadespire.rules.state import ACTIVATION, DEPLOYMENT, POWER_STEP, ROUND, ShadespireState
from podziemia.kernel.ask import Ask, Option
from podziemia.kernel.mind import NO_WAYS, RULED_OUT

ALL_USED: Final = 2 * ACTIVATIONS
PROMISING: Final = 24
DRAW: Final = "draw"
PASS: Final = "pass"
AT_A_GLANCE: Final = FIRST_SIGHT - {"round.first"} | {"deploy.fighter", "attack.with", "attack.target", "attack.next"}
"""Whom to strike and with what is counted: exact odds know more of it than a few throws of the dice."""
SET_UP: Final = frozenset(
    (
        "board.pick",
        "board.turn",
        "board.join",
        "token.place",
        "mulligan",
        "deploy.first",
        "deploy.fighter",
        "deploy.hex",
    )
)
WHERE_TO: Final = frozenset(("move.to", "charge.to", "choose.fighter", "push.to"))
WAYS: Final = {"activation": WHERE_TO, "power": frozenset(("activation", "choose.fighter", "push.to"))}
"""Where to is half of what a Move or a Charge is worth, and what is done with it all that a ploy is."""
LATER: Final = 3
BATTLE_BEGINS: Final = 30
"""The clock of calm points when the first round begins."""
ENOUGH: Final = 1000
ENOUGH_FOR_ACTIVATIONS: Final = 1500
"""They have three times as many ways as answers."""
ENOUGH_FOR_SET_UP: Final = 200
"""There a playout goes on to the end of the first round, which takes five times as long."""


class ShadespireLearner(ShadespireMind):
    def priors(self, s: ShadespireState, ask: Ask) -> list[float]:
        priors = look(s, ask)
        return [
            RULED_OUT if is_pointless(s, ask, option) else prior
            for option, prior in zip(ask.options, priors, strict=True)
        ]

    def calm(self, s: ShadespireState) -> int:
        """Activations whose action is done. So an action is judged by what it has brought, a card of the power step by
        the action that follows, and whatever is done at the end of a round by what the end phase scores."""
        if s.stage <= DEPLOYMENT:
            return s.stage
        begun = 20 + 10 * s.round
        if s.stage == ROUND:
            return begun
        used = s.players[0].used + s.players[1].used
        if s.stage == ACTIVATION:
            return begun + max(0, used - 1)
        return begun + min(used, ALL_USED - 1) if s.stage == POWER_STEP else begun + ALL_USED - 1

    def looks(self, s: ShadespireState) -> list[int]:
        """What is laid out before the battle shows when it begins, and in what the first round has brought."""
        if s.stage > DEPLOYMENT:
            return super().looks(s)
        wait = BATTLE_BEGINS - self.calm(s)
        return [wait, wait + ALL_USED]

    def breadth(self, ask: Ask) -> int:
        """Two activations of three have more answers than ten, and the best may look poor at first sight."""
        return PROMISING

    def second_look(self, s: ShadespireState, ask: Ask) -> int:
        """An activation is judged again when the other has replied and one more has followed, as searchers do."""
        return LATER if ask.kind == "activation" else 0

    def matters(self, ask: Ask) -> bool:
        return ask.kind not in AT_A_GLANCE

    def searched(self, ask: Ask) -> bool:
        """First sight lays boards, tokens and fighters nearly by lot; who takes time plays on from there instead."""
        return ask.kind in SET_UP or self.matters(ask)

    def enough(self, ask: Ask) -> int:
        if ask.kind in SET_UP:
            return ENOUGH_FOR_SET_UP
        return ENOUGH_FOR_ACTIVATIONS if ask.kind == "activation" else ENOUGH

    def ways(self, ask: Ask) -> frozenset[str]:
        return WAYS.get(ask.kind, NO_WAYS)

    def knows(self, match: Any, seat: int) -> Option | None:
        """Gains that cost nothing, and whom to strike with what. Where nobody can do anything, a card is drawn: it may
        be kept."""
        gain = free_gain(match, seat) or best_aim(match, seat)
        if gain is not None:
            return gain
        draw, idle = None, True
        for option in match.ask_of(seat).options:
            if option.text == DRAW:
                draw = option
            elif option.text != PASS:
                idle = False
        return draw if idle else None
