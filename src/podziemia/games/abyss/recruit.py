"""Recruiting a lord: cost, payment, affiliation, refilling the Court (ABY-7, ABY-9)."""

from __future__ import annotations

from podziemia.games.abyss.cards import (
    CARD_IDS,
    COURT_SPACES,
    DIPLOMAT,
    LORD_IDS,
    LORDS,
    MASTER_OF_MAGIC,
    NO_RACE,
    RACE_OF,
    RACES,
    RECRUITER,
    REFILL_AT,
    REFILL_PEARLS,
    TREASURER,
    VALUE_OF,
)
from podziemia.games.abyss.lords import enter_play
from podziemia.games.abyss.options import AFFILIATE, DONE, PAY, RECRUIT
from podziemia.games.abyss.state import AbyssState, Player
from podziemia.kernel.ask import Ask, Option, Rules


def recruit(s: AbyssState, lord: int) -> Rules[None]:
    """Pay, affiliate, bring the lord into play with all that follows, then see to the Court (ABY-7.13)."""
    s.tell("recruiting", s.active, LORD_IDS[lord])
    yield from pay(s, lord)
    yield from affiliate(s, lord)
    s.court.remove(lord)
    yield from enter_play(s, lord)
    refill_court(s)


def required_value(s: AbyssState, seat: int, lord: int) -> int:
    """Printed value, 2 less with the Treasurer, 2 more under an opponent's Recruiter (ABY-7.08)."""
    value = LORDS[lord].value
    if s.players[seat].has_active(TREASURER):
        value -= 2
    if s.under_soldier(seat, RECRUITER):
        value += 2
    return max(0, value)


def required_race(s: AbyssState, seat: int, lord: int) -> int:
    """The mandatory race, which the Diplomat may ignore (ABY-7.04, 14.24)."""
    return NO_RACE if s.players[seat].has_active(DIPLOMAT) else LORDS[lord].must


def race_totals(player: Player) -> list[int]:
    """The value of the hand in each race."""
    totals = [0, 0, 0, 0, 0]
    for card in player.hand:
        totals[RACE_OF[card]] += VALUE_OF[card]
    return totals


def recruit_options(s: AbyssState) -> list[Option]:
    """Lords of the Court whose cost the active player can pay in full (ABY-2.03)."""
    me = s.me
    if not me.hand:
        return []
    totals = race_totals(me)
    best = sorted(totals, reverse=True)
    worth = [0, best[0], best[0] + best[1], best[0] + best[1] + best[2], 0, sum(best)]
    discount = 2 if me.has_active(TREASURER) else 0
    surcharge = 2 if s.under_soldier(s.active, RECRUITER) else 0
    power = me.pearls + discount - surcharge
    free_choice = me.has_active(DIPLOMAT)
    options = []
    for lord in s.court:
        card = LORDS[lord]
        races = card.races
        if not best[races - 1]:
            continue  # too few different races in hand
        value = worth[races]
        must = card.must
        if must != NO_RACE and not free_choice:
            own = totals[must]
            if not own:
                continue
            if own < best[races - 1]:
                value += own - best[races - 1]
        if value + power >= card.value:
            options.append(RECRUIT[lord])
    return options


def greatest_value(totals: list[int], chosen: int, races: int, must: int) -> int:
    """The most that allies of exactly so many races can bring, some races (as bits) being chosen already and one
    perhaps mandatory; -1 if the number or the mandatory race cannot be had."""
    if must != NO_RACE:
        if not totals[must]:
            return -1
        chosen |= 1 << must
    open_places = races - chosen.bit_count()
    if open_places < 0:
        return -1
    value = 0
    others = []
    for race, total in enumerate(totals):
        if chosen >> race & 1:
            value += total
        elif total:
            others.append(total)
    if len(others) < open_places:
        return -1
    others.sort(reverse=True)
    return value + sum(others[:open_places])


def pay(s: AbyssState, lord: int) -> Rules[None]:
    """Show allies one by one; pearls make up for missing points (ABY-7.02 to 7.08)."""
    need = required_value(s, s.active, lord)
    must = required_race(s, s.active, lord)
    while True:
        options = payment_options(s, lord, need, must)
        missing = max(0, need - paid_value(s))
        answer = yield Ask(s.active, "recruit.pay", options, LORD_IDS[lord], missing)
        if answer is DONE:
            break
        s.me.hand.remove(answer.index)
        s.paid.append(answer.index)
    pearls = max(0, need - paid_value(s))
    s.me.pearls -= pearls
    s.tell("lord_paid", s.active, LORD_IDS[lord], pearls, things=tuple([CARD_IDS[card] for card in s.paid]))


def paid_value(s: AbyssState) -> int:
    return sum([VALUE_OF[card] for card in s.paid])


def payment_options(s: AbyssState, lord: int, need: int, must: int) -> list[Option]:
    """Allies that can still lead to a full payment, and DONE when it is one."""
    me = s.me
    races = LORDS[lord].races
    totals = race_totals(me)
    chosen = 0
    paid = 0
    for card in s.paid:
        chosen |= 1 << RACE_OF[card]
        paid += VALUE_OF[card]
        totals[RACE_OF[card]] += VALUE_OF[card]
    usable = 0
    for race in range(len(RACES)):
        bit = 1 << race
        if chosen & bit:
            usable |= bit
        elif totals[race]:
            value = greatest_value(totals, chosen | bit, races, must)
            if value >= 0 and value + me.pearls >= need:
                usable |= bit
    options = [PAY[card] for card in sorted(set(me.hand)) if usable >> RACE_OF[card] & 1]
    exact = chosen.bit_count() == races and (must == NO_RACE or chosen >> must & 1)
    if exact and paid + me.pearls >= need:
        options.append(DONE)
    return options


def affiliate(s: AbyssState, lord: int) -> Rules[None]:
    """The lowest ally paid stays face up before the player (ABY-7.09); the others are discarded."""
    answer = yield Ask(s.active, "recruit.affiliate", affiliation_options(s), LORD_IDS[lord])
    s.paid.remove(answer.index)
    s.me.affiliated.append(answer.index)
    s.discard.extend(s.paid)
    s.paid.clear()
    s.tell("ally_affiliated", s.active, CARD_IDS[answer.index])


def affiliation_options(s: AbyssState) -> list[Option]:
    """The lowest, the player's choice among equals (ABY-7.10); any of them with the Master of Magic (ABY-14.20)."""
    if s.me.has_active(MASTER_OF_MAGIC):
        return [AFFILIATE[card] for card in sorted(set(s.paid))]
    lowest = min([VALUE_OF[card] for card in s.paid])
    return [AFFILIATE[card] for card in sorted(set(s.paid)) if VALUE_OF[card] == lowest]


def refill_court(s: AbyssState) -> None:
    """With 2 or fewer lords left: 2 pearls, and new lords on all empty spaces (ABY-9.03). If the deck is too short
    for that, the end is near (ABY-9.05, 12.02)."""
    if len(s.court) > REFILL_AT:
        return
    s.gain_pearls(s.active, REFILL_PEARLS, "court")
    while len(s.court) < COURT_SPACES and s.lord_deck:
        turn_up_lord(s)
    if len(s.court) < COURT_SPACES:
        s.trigger_end()


def turn_up_lord(s: AbyssState) -> None:
    """The top lord of the deck goes to the empty Court space farthest from it."""
    lord = s.lord_deck.pop()
    s.court.append(lord)
    s.shown += 1
    s.tell("lord_turned_up", s.active, LORD_IDS[lord])
