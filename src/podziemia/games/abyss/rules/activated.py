"""Abilities used once in each of the owner's turns, at a moment of his choice (ABY-2.05, 2.06)."""

from __future__ import annotations

from typing import Final

from podziemia.games.abyss.data.cards import CARD_IDS, LORD_IDS, OPPORTUNIST, ORACLE, SLAVER
from podziemia.games.abyss.data.options import COUNCIL_IDS, DISCARD, REPLACE, SCATTER, USE
from podziemia.games.abyss.rules.state import AbyssState, different
from podziemia.kernel.ask import Ask, Option, Rules

ACTIVATED: Final = 1 << SLAVER | 1 << ORACLE | 1 << OPPORTUNIST
SLAVER_PEARLS: Final = 2


def ask_active(s: AbyssState, kind: str, options: list[Option], because: str = "") -> Rules[Option]:
    """Ask the active player, who may first use abilities; the answer to the question itself comes back."""
    while True:
        abilities = ability_options(s)
        answer = yield Ask(s.active, kind, options + abilities if abilities else options, because)
        if answer.verb != "use":
            return answer
        yield from use_ability(s, answer.index)


def ability_options(s: AbyssState) -> list[Option]:
    """Activated lords of the active player that are free, unused this turn and have something to work on."""
    ready = s.me.active & ACTIVATED & ~s.used
    if not ready:
        return []
    options = []
    if ready >> SLAVER & 1 and s.me.hand:
        options.append(USE[SLAVER])
    if ready >> ORACLE & 1 and any(s.council):
        options.append(USE[ORACLE])
    if ready >> OPPORTUNIST & 1 and s.court and s.lord_deck:
        options.append(USE[OPPORTUNIST])
    return options


def use_ability(s: AbyssState, lord: int) -> Rules[None]:
    s.used |= 1 << lord
    if lord == SLAVER:
        yield from slaver(s)
    elif lord == ORACLE:
        yield from oracle(s)
    else:
        yield from opportunist(s)


def slaver(s: AbyssState) -> Rules[None]:
    """Discard an ally for 2 pearls (ABY-14.12)."""
    answer = yield Ask(s.active, "slaver.discard", discard_options(s, s.active), LORD_IDS[SLAVER], 1)
    s.discard_ally(s.active, answer.index)
    s.tell("ally_discarded", s.active, CARD_IDS[answer.index])
    s.gain_pearls(s.active, SLAVER_PEARLS, LORD_IDS[SLAVER])


def oracle(s: AbyssState) -> Rules[None]:
    """Put a Council stack unseen onto the exploration discard pile (ABY-14.17)."""
    stacks = [SCATTER[race] for race, stack in enumerate(s.council) if stack]
    answer = yield Ask(s.active, "oracle.stack", stacks, LORD_IDS[ORACLE])
    stack = s.council[answer.index]
    s.tell("stack_scattered", s.active, COUNCIL_IDS[answer.index], len(stack))
    s.discard.extend(stack)
    stack.clear()


def opportunist(s: AbyssState) -> Rules[None]:
    """Replace a lord of the Court by the top of the lord deck, on the same space (ABY-14.21)."""
    answer = yield Ask(s.active, "opportunist.lord", [REPLACE[lord] for lord in s.court], LORD_IDS[OPPORTUNIST])
    space = s.court.index(answer.index)
    newcomer = s.lord_deck.pop()
    s.lord_discard.append(answer.index)
    s.court[space] = newcomer
    s.shown += 1
    s.tell("lord_replaced", s.active, LORD_IDS[answer.index], things=(LORD_IDS[newcomer],))


def discard_options(s: AbyssState, seat: int) -> list[Option]:
    """One option for each different ally in hand."""
    return [DISCARD[card] for card in different(s.players[seat].hand)]
