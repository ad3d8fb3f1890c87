"""Which answers bring something to light in Shadespire; what is not named here depends on what follows."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.reveals import Reveals

REVEALS: Final = Reveals(
    always={
        "activation": "draw guard swap",
        "attack.target": "target",
        "charge.to": "go",
        "discard.objectives": "discard done",
        "discard.power": "discard done",
        "drive.to": "drive stay",
        "end.score": "score",
        "move.to": "go",
        "mulligan": "redraw",
    },
    never={
        "activation": "pass",
        "board.join": "join",
        "board.pick": "board",
        "board.turn": "keep turn",
        "deploy.fighter": "fighter",
        "deploy.first": "first",
        "round.first": "first",
    },
)
