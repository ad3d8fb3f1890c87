"""What the activated lords do (ABY-14): used once in each of the owner's turns."""

from __future__ import annotations

from podziemia.games.abyss.data.cards import CARD_IDS, LORD_IDS, OPPORTUNIST, ORACLE, SLAVER, SLAVER_PEARLS
from podziemia.games.abyss.data.options import COUNCIL_IDS, REPLACE, SCATTER
from podziemia.games.abyss.rules.activated import IS_USED
from podziemia.games.abyss.rules.hand import discard_options
from podziemia.games.abyss.rules.state import AbyssState
from podziemia.kernel.ask import Ask, Rules


@IS_USED.to(SLAVER)
def slaver(s: AbyssState) -> Rules[None]:
    """Discard an ally for 2 pearls (ABY-14.12)."""
    answer = yield Ask(s.active, "slaver.discard", discard_options(s, s.active), LORD_IDS[SLAVER], 1)
    s.discard_ally(s.active, answer.index)
    s.tell("ally_discarded", s.active, CARD_IDS[answer.index])
    s.gain_pearls(s.active, SLAVER_PEARLS, LORD_IDS[SLAVER])


@IS_USED.to(ORACLE)
def oracle(s: AbyssState) -> Rules[None]:
    """Put a Council stack unseen onto the exploration discard pile (ABY-14.17)."""
    stacks = [SCATTER[race] for race, stack in enumerate(s.council) if stack]
    answer = yield Ask(s.active, "oracle.stack", stacks, LORD_IDS[ORACLE])
    stack = s.council[answer.index]
    s.tell("stack_scattered", s.active, COUNCIL_IDS[answer.index], len(stack))
    s.discard.extend(stack)
    stack.clear()


@IS_USED.to(OPPORTUNIST)
def opportunist(s: AbyssState) -> Rules[None]:
    """Replace a lord of the Court by the top of the lord deck, on the same space (ABY-14.21)."""
    answer = yield Ask(s.active, "opportunist.lord", [REPLACE[lord] for lord in s.court], LORD_IDS[OPPORTUNIST])
    space = s.court.index(answer.index)
    newcomer = s.lord_deck.pop()
    s.lord_discard.append(answer.index)
    s.court[space] = newcomer
    s.shown += 1
    s.tell("lord_replaced", s.active, LORD_IDS[answer.index], things=(LORD_IDS[newcomer],))
