"""Playing power cards: ploys with their choices and Reactions to them, and upgrades (SHA-9.02 to SHA-9.07)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.shadespire.data.cards import CARD_IDS, FIRST_PLOY, UPGRADE_COST, is_ploy, is_upgrade, ploy, upgrade
from podziemia.games.shadespire.data.dice import ATTACK_DIE, DEFENCE_DIE
from podziemia.games.shadespire.data.kinds import NEXT_ACTIVATION
from podziemia.games.shadespire.data.options import CHOOSE, ON, PASS, PLAY
from podziemia.games.shadespire.rules import fields
from podziemia.games.shadespire.rules.deed import PLOY, UPGRADE, Deed
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.harm import check_wounds, count_upgrades
from podziemia.games.shadespire.rules.inspire import CHOSEN_BY_PLOY, befalls
from podziemia.games.shadespire.rules.rolls import throw
from podziemia.games.shadespire.rules.settle import settle
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.games.shadespire.rules.windows import (
    AFTER_PLOY,
    AFTER_UPGRADE,
    PLOY_CHOICE,
    PLOY_PLAYED,
    PLOY_REACTS,
    REACTIONS,
    open_window,
)
from podziemia.kernel.ask import NOBODY, Ask, Option, Rules
from podziemia.kernel.moments import Answers

Can = Callable[[ShadespireState, int], bool]
Run = Callable[[ShadespireState, int, Deed], Rules[None]]


class Countered(Exception):
    """A Reaction has cancelled the ploy (SHA-10.11)."""


class PloyRule:
    """When a ploy can be played, and what it does. A `choosing` one begins with its choices, and is open to Reactions
    when the last of them is made; every other one is open to them before it does anything (SHA-9.03)."""

    __slots__ = ("can", "choosing", "run")

    def __init__(self, can: Can, run: Run, choosing: bool) -> None:
        self.can = can
        self.run = run
        self.choosing = choosing


PLOY_RULES: Final[Answers[str, PloyRule]] = Answers("a ploy is played")


def always(s: ShadespireState, seat: int) -> bool:
    return True


def ploy_rule(*ids: str, can: Can = always, choosing: bool = False) -> Callable[[Run], Run]:
    """Register what these ploys do when they are played in a power step."""

    def register(run: Run) -> Run:
        PLOY_RULES.to(*ids)(PloyRule(can, run, choosing))
        return run

    return register


# ---- what can be played ----


def power_options(s: ShadespireState, seat: int) -> list[Option]:
    """Every power card that the seat may play in a power step, and to pass (SHA-9.01)."""
    if s.no_power:
        return [PASS]
    found = [PLAY[card - FIRST_PLOY] for card in s.players[seat].hand if can_play(s, seat, card)]
    found.append(PASS)
    return found


def can_play(s: ShadespireState, seat: int, card: int) -> bool:
    if is_ploy(card):
        if ploy(card).window:
            return False
        rule = PLOY_RULES.effects.get(CARD_IDS[card])
        return rule is None or rule.can(s, seat)
    unspent = s.players[seat].unspent()
    return unspent > 0 and unspent >= price(s, card) and bearers(s, seat, card) != []


def price(s: ShadespireState, card: int) -> int:
    return s.relic_cost if upgrade(card).kind == "relic" else UPGRADE_COST


def bearers(s: ShadespireState, seat: int, card: int) -> list[Fighter]:
    """Who may be given the upgrade (SHA-9.04)."""
    data = upgrade(card)
    return [
        f
        for f in s.allies(seat)
        if (not data.only or f.card.id in data.only) and not (data.attacks and f.card.no_attack_upgrades)
    ]


def play_card(s: ShadespireState, seat: int, card: int) -> Rules[None]:
    if is_upgrade(card):
        yield from play_upgrade(s, seat, card, price(s, card))
    else:
        yield from play_ploy(s, seat, card, None)


# ---- ploys ----


def play_ploy(s: ShadespireState, seat: int, card: int, trigger: Deed | None) -> Rules[None]:
    """Reveal, choose, allow Reactions, resolve, discard (SHA-9.03). With a trigger it is played as a Reaction."""
    player = s.players[seat]
    player.hand.remove(card)
    s.playing[seat].append(card)
    player.ploys_played += 1
    player.power_played += 1
    s.shown += 1
    s.tell("ploy_played", seat, CARD_IDS[card])
    deed = Deed(PLOY, seat, card=card)
    deed.as_reaction = trigger is not None
    try:
        if not begins_with_choices(card, trigger is not None):
            yield from counterable(s, deed)
        if trigger is not None:
            yield from REACTIONS.effects[CARD_IDS[card]].play(s, seat, None, Trigger(deed, trigger))
        elif CARD_IDS[card] in PLOY_RULES.effects:
            yield from PLOY_RULES.effects[CARD_IDS[card]].run(s, seat, deed)
        if ploy(card).lasts == NEXT_ACTIVATION and card not in [spell[0] for spell in s.coming if spell[1] == seat]:
            s.coming.append((card, seat, NOBODY))
    except Countered:
        s.tell("ploy_countered", seat, CARD_IDS[card])
    s.playing[seat].remove(card)
    player.discard.append(card)
    if deed.fallen or deed.hurt:
        yield from open_window(s, AFTER_PLOY, deed)
    yield from settle(s, deed)


@PLOY_REACTS
def react_with_ploy(s: ShadespireState, seat: int, card: int, trigger: Deed) -> Rules[None]:
    yield from play_ploy(s, seat, card, trigger)


def begins_with_choices(card: int, as_reaction: bool) -> bool:
    if as_reaction:
        return REACTIONS.effects[CARD_IDS[card]].choosing
    rule = PLOY_RULES.effects.get(CARD_IDS[card])
    return rule is not None and rule.choosing


class Trigger(Deed):
    """A Reaction ploy being resolved: its own deed, and the one it reacts to."""

    __slots__ = fields.TRIGGER_SLOTS

    def __init__(self, own: Deed, cause: Deed) -> None:
        super().__init__("reaction", own.seat, card=own.card)
        self.own = own
        self.cause = cause

    def fields(self) -> tuple[str, ...]:
        return fields.TRIGGER


def counterable(s: ShadespireState, deed: Deed) -> Rules[None]:
    """The window in which an opponent answers the ploy; it opens once, with all choices made (SHA-9.03, SHA-10.11)."""
    if deed.opened:
        return
    deed.opened = True
    yield from open_window(s, PLOY_PLAYED, deed)
    if deed.denied:
        raise Countered


def choose(s: ShadespireState, seat: int, deed: Deed, among: list[Fighter]) -> Rules[Fighter]:
    """The ploy names a fighter, and with that all its choices are made: it is open to Reactions."""
    f = yield from choose_first(s, seat, deed, among)
    yield from counterable(s, deed)
    return f


def choose_first(s: ShadespireState, seat: int, deed: Deed, among: list[Fighter]) -> Rules[Fighter]:
    """A ploy names a fighter, with more choices to come. Some ploys count as choosing: then its owner may put another
    in its place (SHA-16.15)."""
    answer = yield Ask(seat, "choose.fighter", [CHOOSE[f.thing] for f in among], CARD_IDS[deed.card])
    f = next(one for one in among if one.thing == answer.index)
    if ploy(deed.card).chooses:
        f = yield from named(s, seat, deed, f, among)
    return f


def named(s: ShadespireState, seat: int, deed: Deed, f: Fighter, among: list[Fighter]) -> Rules[Fighter]:
    """The fighter counts as chosen by a ploy; who it is in the end."""
    befalls(s, CHOSEN_BY_PLOY, f)
    deed.chosen = f
    deed.candidates = among
    if len(among) > 1:
        yield from open_window(s, PLOY_CHOICE, deed)
    s.tell("chosen", seat, deed.chosen.id)
    return deed.chosen


def roll_die(s: ShadespireState, seat: int, die: tuple[int, ...], counted: int) -> bool:
    """One die for a card (SHA-1.08): whether it shows one of the faces."""
    return counted >> throw(s, seat, die, 1, counted)[0] & 1 == 1


def attack_die(s: ShadespireState, seat: int, counted: int) -> bool:
    return roll_die(s, seat, ATTACK_DIE, counted)


def defence_die(s: ShadespireState, seat: int, counted: int) -> bool:
    return roll_die(s, seat, DEFENCE_DIE, counted)


# ---- upgrades ----


def play_upgrade(s: ShadespireState, seat: int, card: int, cost: int) -> Rules[None]:
    """Spend glory and attach it to a fighter (SHA-9.04, SHA-9.05)."""
    player = s.players[seat]
    allies = bearers(s, seat, card)
    answer = yield Ask(seat, "upgrade.on", [ON[f.thing] for f in allies], CARD_IDS[card])
    bearer = next(f for f in allies if f.thing == answer.index)
    player.hand.remove(card)
    player.spent += cost
    if not s.in_end_phase():  # objectives ask for the action phase, and the opponent may have yet to score
        player.power_played += 1
        player.upgrades_played += 1
    s.shown += 1
    s.tell("upgraded", seat, bearer.id, things=(CARD_IDS[card],))
    deed = Deed(UPGRADE, seat, bearer, card)
    attach(s, bearer, card, deed)
    yield from open_window(s, AFTER_UPGRADE, deed)
    yield from settle(s, deed)


def attach(s: ShadespireState, f: Fighter, card: int, deed: Deed) -> None:
    f.upgrades.append(card)
    count_upgrades(f)
    check_wounds(s, f, deed.doer(), deed)
