"""What upgrades do when an action phase begins, and what they are worth when the last one has ended."""

from __future__ import annotations

from typing import Final

from podziemia.games.shadespire.data.cards import FIRST_PLOY, NUMBER, is_upgrade
from podziemia.games.shadespire.data.hexes import NOWHERE
from podziemia.games.shadespire.data.options import CHOOSE_TOKEN, PASS, PLAY
from podziemia.games.shadespire.effects.ploys import swap_tokens
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.harm import heal
from podziemia.games.shadespire.rules.play import can_play, play_card
from podziemia.games.shadespire.rules.reask import REASKED
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.games.shadespire.rules.turn import LAST_GLORY, at_start_of_phase
from podziemia.kernel.ask import Ask, Option, Rules

KEYS: Final = {
    NUMBER["the_hallowed_key"]: 0,
    NUMBER["the_shadowed_key"]: 1,
    NUMBER["the_blazing_key"]: 2,
    NUMBER["the_dazzling_key"]: 3,
    NUMBER["the_fractured_key"]: 4,
}


# ---- the action phase begins ----


@at_start_of_phase("regeneration", lambda s, f: f.wounds > 0)
def regeneration(s: ShadespireState, f: Fighter) -> Rules[None]:
    """The bearer loses one wound token."""
    heal(s, f, 1)
    yield from ()


def has_token_to_swap(s: ShadespireState, f: Fighter) -> bool:
    return s.holds(f) and len([hex for hex in s.tokens if hex != NOWHERE]) > 1


@at_start_of_phase("shardcaller", has_token_to_swap)
def shardcaller(s: ShadespireState, f: Fighter) -> Rules[None]:
    """The objective it holds swaps places with another."""
    held = s.token_at(f.hex)
    others = [t for t, hex in enumerate(s.tokens) if hex != NOWHERE and t != held]
    answer = yield Ask(f.seat, "choose.token", [CHOOSE_TOKEN[t] for t in others], "shardcaller")
    swap_tokens(s, f.seat, held, answer.index)


@at_start_of_phase("tricksters_charm", lambda s, f: True)
def tricksters_charm(s: ShadespireState, f: Fighter) -> Rules[None]:
    """Play a ploy."""
    s.shown += 1
    answer = yield Ask(f.seat, "charm.ploy", [*starting_ploys(s, f.seat), PASS], "tricksters_charm")
    if answer is not PASS:
        yield from play_card(s, f.seat, answer.index + FIRST_PLOY)


def starting_ploys(s: ShadespireState, seat: int) -> list[Option]:
    hand = s.players[seat].hand
    return [PLAY[card - FIRST_PLOY] for card in hand if not is_upgrade(card) and can_play(s, seat, card)]


@REASKED.to("charm.ploy")
def charm_again(s: ShadespireState, ask: Ask) -> list[Option]:
    return [*starting_ploys(s, ask.seat), PASS]


# ---- the last action phase has ended ----


@LAST_GLORY.to(NUMBER["a_destiny_to_meet"])
def a_destiny_to_meet(s: ShadespireState, f: Fighter) -> int:
    """1 glory point."""
    return 1


@LAST_GLORY.to(NUMBER["the_formless_key"])
def the_formless_key(s: ShadespireState, f: Fighter) -> int:
    """1 glory point if the bearer holds any objective."""
    return 1 if s.holds(f) else 0


def key(card: int, token: int) -> None:
    @LAST_GLORY.to(card)
    def two_for_its_own(s: ShadespireState, f: Fighter) -> int:
        return 2 if s.token_at(f.hex) == token else 0


for card, token in KEYS.items():
    key(card, token)
