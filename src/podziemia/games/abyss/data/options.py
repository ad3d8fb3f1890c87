"""Every answer that can be given in Abyss, made once."""

from __future__ import annotations

from typing import Final

from podziemia.games.abyss.data.cards import CARD_IDS, LOCATION_IDS, LORD_IDS, MOST_LOCATIONS_DRAWN, RACES, REWARDS
from podziemia.kernel.ask import SEAT_LETTERS, Option, family

COUNCIL_IDS: Final = tuple(f"council-{race}" for race in RACES)

EXPLORE: Final = Option("explore")
PLOT: Final = Option("plot")
SUPPORT: Final = family("support", COUNCIL_IDS)
RECRUIT: Final = family("recruit", LORD_IDS)
USE: Final = family("use", LORD_IDS)
END_TURN: Final = Option("end-turn")

BUY: Final = family("buy", CARD_IDS)
PASS: Final = Option("pass")
TAKE: Final = family("take", CARD_IDS)
GO_ON: Final = Option("go-on")
FIGHT: Final = Option("fight", "monster")
CLAIM: Final = family("claim", [reward.id for reward in REWARDS])

PAY: Final = family("pay", CARD_IDS)
DONE: Final = Option("done")
AFFILIATE: Final = family("affiliate", CARD_IDS)
DISCARD: Final = family("discard", CARD_IDS)

DISABLE: Final = family("disable", LORD_IDS)
ROB: Final = family("rob", SEAT_LETTERS[:4])
SCATTER: Final = family("scatter", COUNCIL_IDS)
REPLACE: Final = family("replace", LORD_IDS)
BRIBE: Final = family("bribe", LORD_IDS)
DISMISS: Final = family("dismiss", LORD_IDS)
INSTALL: Final = family("install", LORD_IDS)
DECLINE: Final = Option("decline")

SPEND_TOKEN: Final = Option("spend", "key-token")
SPEND: Final = family("spend", LORD_IDS)
CONTROL: Final = family("control", LOCATION_IDS)
DRAW: Final = family("draw", [str(n) for n in range(MOST_LOCATIONS_DRAWN + 1)])
SEARCH: Final = Option("search")
GIVE: Final = family("give", LOCATION_IDS)

ALL_OPTIONS: Final = [
    EXPLORE,
    PLOT,
    *SUPPORT,
    *RECRUIT,
    *USE,
    END_TURN,
    *BUY[:-1],
    PASS,
    *TAKE[:-1],
    GO_ON,
    FIGHT,
    *CLAIM,
    *PAY[:-1],
    DONE,
    *AFFILIATE[:-1],
    *DISCARD[:-1],
    *DISABLE,
    *ROB,
    *SCATTER,
    *REPLACE,
    *BRIBE,
    *DISMISS,
    *INSTALL,
    DECLINE,
    SPEND_TOKEN,
    *SPEND,
    *CONTROL,
    *DRAW[1:],
    SEARCH,
    *GIVE,
]
