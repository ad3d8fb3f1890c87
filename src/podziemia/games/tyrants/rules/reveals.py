"""Which answers bring something to light in Tyrants; what is not named here depends on what follows."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.reveals import Reveals

REVEALS: Final = Reveals(
    always={
        "turn.action": "play",
    },
    never={
        "assassinate": "assassinate",
        "choose": "choose",
        "deploy": "deploy",
        "devour.market": "decline",
        "move": "move",
        "move.to": "move-to",
        "pay.recall": "decline",
        "return": "return",
        "spy": "spy",
        "spy.recall": "decline recall",
        "start": "deploy",
        "supplant": "supplant",
        "turn.action": "assassinate deploy return-spy",
    },
)
