"""Which answers bring something to light in Abyss; what is not named here depends on what follows."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.reveals import Reveals

REVEALS: Final = Reveals(
    always={
        "apprentice.stack": "support",
        "control.location": "draw",
        "council.second": "support",
        "explore.buy": "buy",
        "explore.fight-or-go-on": "go-on",
        "explore.take-or-go-on": "go-on",
        "hunter.opponent": "rob",
        "opportunist.lord": "replace",
        "smokers.search": "search",
        "turn.action": "explore plot support",
    },
    never={
        "corruptor.lord": "use",
        "dismiss": "use",
        "explore.take-or-go-on": "use",
        "explore.fight-or-go-on": "use",
        "explore.reward": "use",
        "illusionist.give": "use",
        "oracle.stack": "scatter",
        "turn.action": "use",
    },
)
