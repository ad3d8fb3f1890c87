"""How a game begins: with a quest of its own, a new campaign, or a saved one."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.rules.pieces import new_campaign
from podziemia.games.descent.rules.saving import read_campaign, resume
from podziemia.games.descent.rules.setup import CHOOSE_PARTY, LEVELS, quest_number, read_party, set_up
from podziemia.games.descent.rules.state import DescentState
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.rng import Rng

HELD: Final = "held"
ALWAYS: Final = "always"
"""When the overlord is asked for a card: when he has one, or whenever he might."""
CAMPAIGN_OF_QUESTS: Final = "campaign"
"""The setting that stands for all quests in a row."""


def begin(heroes: int, settings: dict[str, str], rng: Rng) -> DescentState:
    s = lay_out(heroes, settings, rng)
    s.always_ask = settings["cards"] == ALWAYS
    return s


def lay_out(heroes: int, settings: dict[str, str], rng: Rng) -> DescentState:
    if settings["campaign"]:
        return go_on(heroes, settings["campaign"], rng)
    party = chosen_party(heroes, settings["heroes"])
    if settings["quest"] == CAMPAIGN_OF_QUESTS:
        return begin_campaign(heroes, party, rng)
    return set_up(heroes, party, quest_number(settings["quest"]), LEVELS.index(settings["level"]), rng)


def chosen_party(heroes: int, text: str) -> list[tuple[int, int]]:
    """The heroes that the setting names; none if the players are to choose them."""
    return [] if text == CHOOSE_PARTY else read_party(text, heroes)


def begin_campaign(heroes: int, party: list[tuple[int, int]], rng: Rng) -> DescentState:
    """A new campaign begins with the introduction (DSC-23.05)."""
    s = set_up(heroes, party, 0, 0, rng)
    s.campaign = new_campaign()
    return s


def go_on(heroes: int, text: str, rng: Rng) -> DescentState:
    """A saved campaign goes on where it was left."""
    saved = read_campaign(text)
    party = saved.heroes
    if len(party) != heroes:
        raise BadSetup("descent-party-size", given=len(party), needed=heroes)
    s = set_up(heroes, [], saved.log.history[-1][0], 0, rng)
    s.heroes = party
    resume(s, saved)
    return s
