"""What the lords do (ABY-8, ABY-14). Lasting abilities stand with the rule they change: search for the lord's name."""

from __future__ import annotations

from typing import Final

from podziemia.games.abyss.data.cards import (
    APPRENTICE,
    ASSASSIN,
    COMMANDER,
    COMMANDER_LIMIT,
    CORRUPTOR,
    CORRUPTOR_PRICE,
    ELDER,
    HERMIT,
    HUNTER,
    ILLUSIONIST,
    INVOKER,
    JAILER,
    LOCATION_IDS,
    LORD_IDS,
    SAGE,
    SCHEMER,
    SEEKER,
    SLAVER,
    SLAVER_PEARLS,
    TRAITOR,
)
from podziemia.games.abyss.data.options import BRIBE, CONTROL, DECLINE, DISABLE, DISMISS, GIVE, INSTALL, ROB
from podziemia.games.abyss.rules.activated import Choices, ask_optional, can_use
from podziemia.games.abyss.rules.council import support_options, take_stack
from podziemia.games.abyss.rules.entry import ENTERS_PLAY, enter_play
from podziemia.games.abyss.rules.hand import discard_down_to
from podziemia.games.abyss.rules.locations import black_smokers, choose_drawn, take_control
from podziemia.games.abyss.rules.state import AbyssState
from podziemia.kernel.ask import Ask, Option, Rules

LOCATIONS_DRAWN: Final = {SAGE: 2, HERMIT: 1, ELDER: 3}
SEEKER_PEARLS: Final = 2


def affected_opponents(s: AbyssState) -> list[int]:
    """Opponents without a Shaman, clockwise (ABY-14.14)."""
    return [seat for seat in s.opponents() if not s.safe_from_soldiers(seat)]


@ENTERS_PLAY.to(JAILER)
def jailer(s: AbyssState) -> Rules[None]:
    """Each opponent discards an ally of his choice."""
    for seat in affected_opponents(s):
        if s.players[seat].hand:
            yield from discard_down_to(s, seat, len(s.players[seat].hand) - 1, JAILER)


@ENTERS_PLAY.to(SEEKER)
def seeker(s: AbyssState) -> Rules[None]:
    """Each opponent loses 2 pearls, or all he has."""
    for seat in affected_opponents(s):
        lost = min(SEEKER_PEARLS, s.players[seat].pearls)
        s.players[seat].pearls -= lost
        if lost:
            s.tell("pearls_lost", seat, LORD_IDS[SEEKER], lost)
    yield from ()


@ENTERS_PLAY.to(ASSASSIN)
def assassin(s: AbyssState) -> Rules[None]:
    """Disable one free lord of each opponent for good."""
    for seat in affected_opponents(s):
        victim = s.players[seat]
        if victim.free:
            options = [DISABLE[lord] for lord in victim.free]
            answer = yield Ask(s.active, "assassin.lord", options, LORD_IDS[ASSASSIN])
            victim.disable(answer.index)
            s.tell("lord_disabled", s.active, LORD_IDS[answer.index], other=seat)


@ENTERS_PLAY.to(COMMANDER)
def commander(s: AbyssState) -> Rules[None]:
    """Each opponent discards down to 6 allies; the end of his turns sees to the rest (ABY-11.01)."""
    for seat in affected_opponents(s):
        yield from discard_down_to(s, seat, COMMANDER_LIMIT, COMMANDER)


@ENTERS_PLAY.to(HUNTER)
def hunter(s: AbyssState) -> Rules[None]:
    """Take a random monster token of one opponent."""
    options = [ROB[seat] for seat in affected_opponents(s) if s.players[seat].tokens]
    if not options:
        return
    robbed = (yield Ask(s.active, "hunter.opponent", options, LORD_IDS[HUNTER])).index
    tokens = s.players[robbed].tokens
    value = tokens.pop(s.rng.below(len(tokens)))
    s.me.tokens.append(value)
    s.tell("token_stolen", s.active, other=robbed)
    s.tell("token_seen", s.active, n=value, to=1 << s.active | 1 << robbed)


@ENTERS_PLAY.to(INVOKER)
def invoker(s: AbyssState) -> Rules[None]:
    """Another whole turn right after this one."""
    s.extra_turns += 1
    s.tell("extra_turn", s.active)
    yield from ()


@ENTERS_PLAY.to(APPRENTICE)
def apprentice(s: AbyssState) -> Rules[None]:
    """Take one Council stack."""
    options = support_options(s)
    if options:
        answer = yield Ask(s.active, "apprentice.stack", options, LORD_IDS[APPRENTICE])
        take_stack(s, answer.index)


@ENTERS_PLAY.to(ILLUSIONIST)
def illusionist(s: AbyssState) -> Rules[None]:
    """May exchange an own location for an available one; lords under it move along (ABY-10.14)."""
    given = yield from ask_optional(s, "illusionist.give", exchange_options, ILLUSIONIST)
    if given is DECLINE:
        return
    options = [CONTROL[tile] for tile in s.available]
    taken = yield Ask(s.active, "illusionist.take", options, LORD_IDS[ILLUSIONIST])
    me = s.me
    place = me.locations.index(given.index)
    me.locations.pop(place)
    me.locations.append(taken.index)
    me.tucked.append(me.tucked.pop(place))
    s.available.remove(taken.index)
    s.available.append(given.index)
    s.tell("location_exchanged", s.active, LOCATION_IDS[given.index], things=(LOCATION_IDS[taken.index],))
    yield from black_smokers(s)


def exchange_options(s: AbyssState) -> list[Option]:
    if not s.me.locations or not s.available:
        return []
    return [*[GIVE[tile] for tile in s.me.locations], DECLINE]


@ENTERS_PLAY.to(CORRUPTOR)
def corruptor(s: AbyssState) -> Rules[None]:
    """May pay 5 pearls for another lord of the Court."""
    answer = yield from ask_optional(s, "corruptor.lord", bribe_options, CORRUPTOR, CORRUPTOR_PRICE)
    if answer is not DECLINE:
        s.me.pearls -= CORRUPTOR_PRICE
        s.court.remove(answer.index)
        s.tell("lord_bribed", s.active, LORD_IDS[answer.index], CORRUPTOR_PRICE)
        yield from enter_play(s, answer.index)


def bribe_options(s: AbyssState) -> list[Option]:
    """Any lord of the Court for who has the pearls; who could get them from the Slaver is asked too (ABY-2.05)."""
    lacking = CORRUPTOR_PRICE - s.me.pearls
    if not s.court or (lacking > 0 and not (lacking <= SLAVER_PEARLS and can_use(s, SLAVER))):
        return []
    return [*[BRIBE[lord] for lord in s.court if lacking <= 0], DECLINE]


@ENTERS_PLAY.to(TRAITOR)
def traitor(s: AbyssState) -> Rules[None]:
    """May discard another own free lord and put any lord of the Court in its place."""
    if (yield from dismiss(s, traitor_options, TRAITOR)):
        options = [INSTALL[lord] for lord in s.court]
        answer = yield Ask(s.active, "traitor.lord", options, LORD_IDS[TRAITOR])
        s.court.remove(answer.index)
        yield from enter_play(s, answer.index)


def traitor_options(s: AbyssState) -> list[Option]:
    return dismiss_options(s, TRAITOR) if s.court else []


@ENTERS_PLAY.to(SCHEMER)
def schemer(s: AbyssState) -> Rules[None]:
    """May discard another own free lord for the top lord of the deck, unseen."""
    if (yield from dismiss(s, schemer_options, SCHEMER)):
        s.shown += 1
        yield from enter_play(s, s.lord_deck.pop())


def schemer_options(s: AbyssState) -> list[Option]:
    return dismiss_options(s, SCHEMER) if s.lord_deck else []


def dismiss_options(s: AbyssState, because: int) -> list[Option]:
    """The other free lords, disabled ones among them (ABY-8.04)."""
    others = [DISMISS[lord] for lord in s.me.free if lord != because]
    return [*others, DECLINE] if others else []


def dismiss(s: AbyssState, choices: Choices, because: int) -> Rules[bool]:
    """Discard one of the other free lords, if there is one and the player wants to."""
    answer = yield from ask_optional(s, "dismiss", choices, because)
    if answer is DECLINE:
        return False
    s.me.lose_lord(answer.index)
    s.lord_discard.append(answer.index)
    s.tell("lord_dismissed", s.active, LORD_IDS[answer.index])
    return True


def ambassador(s: AbyssState, lord: int) -> Rules[None]:
    """Draw locations and keep one, with the ambassador alone under it (ABY-10.09); without a stack an available
    one is taken (ABY-10.10)."""
    n = min(LOCATIONS_DRAWN[lord], len(s.location_stack))
    if n:
        location = yield from choose_drawn(s, n, LORD_IDS[lord])
    elif s.available:
        options = [CONTROL[tile] for tile in s.available]
        location = (yield Ask(s.active, "control.location", options, LORD_IDS[lord])).index
        s.available.remove(location)
    else:
        return
    yield from take_control(s, location, [lord], 0)


@ENTERS_PLAY.to(SAGE)
def sage(s: AbyssState) -> Rules[None]:
    """Draw 2 locations, keep one."""
    yield from ambassador(s, SAGE)


@ENTERS_PLAY.to(HERMIT)
def hermit(s: AbyssState) -> Rules[None]:
    """Draw 1 location and keep it."""
    yield from ambassador(s, HERMIT)


@ENTERS_PLAY.to(ELDER)
def elder(s: AbyssState) -> Rules[None]:
    """Draw 3 locations, keep one."""
    yield from ambassador(s, ELDER)
