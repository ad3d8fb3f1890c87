"""Which answers bring something to light in Descent; what is not named here depends on what follows."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.reveals import Reveals

REVEALS: Final = Reveals(
    always={
        "monster.action": "play",
        "overlord.roll": "play",
        "overlord.start": "play",
        "overlord.trap": "play",
        "roll.die": "reroll",
        "skill.hero": "choose",
        "test.reroll": "use",
        "turn.action": "search",
    },
    never={
        "ability.push": "step stop",
        "advance.card": "add",
        "advance.skill": "learn",
        "equip.item": "done equip unequip",
        "feat.first": "choose",
        "feat.hero": "choose",
        "monster.action": "dash move open shake-off stop",
        "overlord.group": "group",
        "overlord.monster": "activate-monster",
        "overlord.start": "pass",
        "place.figure": "lie-along lie-down",
        "setup.group": "field",
        "shop.hero": "choose",
        "shop.trade": "sell",
        "turn.action": "activate move trade",
    },
)
