"""Which answers bring something to light in Dungeon Lords; what is not named here depends on what follows."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.reveals import Reveals

REVEALS: Final = Reveals(
    always={
        "act.buy_traps": "act",
        "spy": "spy",
    },
    never={
        "act.buy_traps": "decline",
        "act.get_food": "act decline",
        "act.improve_reputation": "act decline",
        "act.recruit_imps": "act decline",
        "build": "decline",
        "dig": "decline done",
        "mine": "decline mine",
        "plan.commit": "set-trap",
        "traps.discard": "discard",
    },
)
