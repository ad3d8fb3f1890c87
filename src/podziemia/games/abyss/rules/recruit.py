"""Recruiting a lord: cost, payment, affiliation, refilling the Court (ABY-7, ABY-9)."""

from __future__ import annotations

from podziemia.games.abyss.data.cards import (
    CARD_IDS,
    COST_OF,
    COURT_SPACES,
    DIPLOMAT,
    LORD_IDS,
    LORDS,
    MASTER_OF_MAGIC,
    NO_RACE,
    RACE_OF,
    RACES_IN,
    RECRUITER,
    REFILL_AT,
    REFILL_PEARLS,
    TREASURER,
    VALUE_OF,
)
from podziemia.games.abyss.data.options import AFFILIATE, DONE, PAY, RECRUIT
from podziemia.games.abyss.rules.entry import enter_play
from podziemia.games.abyss.rules.state import AbyssState, Player, different
from podziemia.kernel.ask import NOBODY, Ask, Option, Rules


def start_recruiting(s: AbyssState, lord: int) -> None:
    """The active player has chosen a lord of the Court and will show allies for it one by one."""
    s.recruiting = lord
    s.missing = required_value(s, s.active, lord)
    s.tell("recruiting", s.active, LORD_IDS[lord])


def recruit(s: AbyssState) -> Rules[None]:
    """Show one more ally; when that is enough: pay, affiliate, bring the lord into play with all that follows, then
    see to the Court (ABY-7.13)."""
    lord = s.recruiting
    answer = yield Ask(s.active, "recruit.pay", payment_options(s), LORD_IDS[lord], s.missing)
    if answer is not DONE:
        s.me.hand.remove(answer.index)
        s.paid.append(answer.index)
        s.missing = max(0, s.missing - VALUE_OF[answer.index])
        return
    s.recruiting = NOBODY
    s.me.pearls -= s.missing
    s.tell("lord_paid", s.active, LORD_IDS[lord], s.missing, things=tuple([CARD_IDS[card] for card in s.paid]))
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
    return value


def required_race(s: AbyssState, seat: int, lord: int) -> int:
    """The mandatory race, which the Diplomat may ignore (ABY-7.04, 14.24)."""
    return NO_RACE if s.players[seat].has_active(DIPLOMAT) else LORDS[lord].must


def race_totals(player: Player) -> list[int]:
    """The value of the hand in each race."""
    totals = [0, 0, 0, 0, 0]
    for card in player.hand:
        race = RACE_OF[card]
        totals[race] = totals[race] + VALUE_OF[card]
    return totals


def recruit_options(s: AbyssState) -> list[Option]:
    """Lords of the Court whose cost the active player can pay in full (ABY-2.03)."""
    me = s.me
    totals = race_totals(me)
    best = sorted(totals)
    best.reverse()
    discount = 2 if me.has_active(TREASURER) else 0
    surcharge = 2 if s.under_soldier(s.active, RECRUITER) else 0
    power = me.pearls + discount - surcharge
    free_choice = me.has_active(DIPLOMAT)
    options = []
    for lord in s.court:
        races, must, needed = COST_OF[lord]
        weakest = best[races - 1]
        if not weakest:
            continue  # too few different races in hand
        value = sum(best[:races])
        if must != NO_RACE and not free_choice:
            if not totals[must]:
                continue
            value += min(0, totals[must] - weakest)
        if value + power >= needed:
            options.append(RECRUIT[lord])
    return options


def payment_options(s: AbyssState) -> list[Option]:
    """Allies that can still lead to a full payment, and DONE when it is one (ABY-7.02 to 7.08)."""
    me = s.me
    lord = s.recruiting
    chosen = 0
    for card in s.paid:
        chosen |= 1 << RACE_OF[card]
    races = LORDS[lord].races
    usable = usable_races(me, chosen, races, required_race(s, s.active, lord), s.missing)
    options = [PAY[card] for card in different(me.hand) if usable >> RACE_OF[card] & 1]
    if RACES_IN[chosen] == races and s.missing <= me.pearls:
        options.append(DONE)
    return options


def usable_races(player: Player, chosen: int, races: int, must: int, missing: int) -> int:
    """Races, as bits, from which the next ally may come so that the payment, which can be completed so far, still can:
    those chosen already, the mandatory one, and any that brings enough together with these and the best of the rest."""
    totals = race_totals(player)
    fixed = chosen if must == NO_RACE else chosen | 1 << must
    lacking = missing - player.pearls
    others = []
    for race, total in enumerate(totals):
        if fixed >> race & 1:
            lacking -= total
        else:
            others.append(total)
    open_places = races - RACES_IN[fixed]
    if not open_places:
        return fixed
    others.sort(reverse=True)
    lacking -= sum(others[: open_places - 1])
    usable = fixed
    for race, total in enumerate(totals):
        if min(total, others[open_places - 1]) >= lacking:
            usable |= 1 << race
    return usable


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
        return [AFFILIATE[card] for card in different(s.paid)]
    lowest = min([VALUE_OF[card] for card in s.paid])
    return [AFFILIATE[card] for card in different(s.paid) if VALUE_OF[card] == lowest]


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
