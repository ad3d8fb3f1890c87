"""Where the cards and tiles lie, who sees them and who could name them from memory (ABY-16)."""

from __future__ import annotations

from typing import Final

from podziemia.games.abyss.data.cards import CARD_IDS, LOCATION_IDS, LORD_IDS
from podziemia.games.abyss.rules.state import AbyssState
from podziemia.kernel.zones import ALL, NONE, OWNER, Things, Zone

ZONES: Final[list[Zone[AbyssState]]] = [
    Zone("deck", "exploration", lambda s: [s.deck], sees=NONE),
    Zone("discard", "exploration", lambda s: [s.discard], sees=NONE, knows=ALL),
    Zone("track", "exploration", lambda s: [s.track]),
    Zone("council", "exploration", lambda s: s.council, sees=NONE, knows=ALL),
    Zone("hand", "exploration", lambda s: [p.hand for p in s.players], sees=OWNER, knows=ALL, owned=True),
    Zone("paid", "exploration", lambda s: [s.paid]),
    Zone("affiliated", "exploration", lambda s: [p.affiliated for p in s.players], owned=True),
    Zone("lord deck", "lord", lambda s: [s.lord_deck], sees=NONE),
    Zone("court", "lord", lambda s: [s.court]),
    Zone("lord discard", "lord", lambda s: [s.lord_discard]),
    Zone("lords", "lord", lambda s: [p.lords() for p in s.players], owned=True),
    Zone("location stack", "location", lambda s: [s.location_stack], sees=NONE),
    Zone("available", "location", lambda s: [s.available, s.drawn, s.removed]),
    Zone("locations", "location", lambda s: [p.locations for p in s.players], owned=True),
    Zone("token supply", "token", lambda s: [s.token_supply], sees=NONE),
    Zone("tokens", "token", lambda s: [p.tokens for p in s.players], sees=OWNER, owned=True),
]

THINGS: Final[Things] = {"exploration": CARD_IDS, "lord": LORD_IDS, "location": LOCATION_IDS}
