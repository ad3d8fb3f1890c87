"""Damage, healing and being taken out of action (SHA-8.25 to SHA-8.31)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.shadespire.data.cards import NUMBER, is_ploy, upgrade
from podziemia.games.shadespire.data.hexes import NOWHERE
from podziemia.games.shadespire.rules import fields
from podziemia.games.shadespire.rules.deed import ATTACK, Deed, Doer, Fallen
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.games.shadespire.rules.windows import DOOMED, open_window, windows_of
from podziemia.kernel.ask import Rules
from podziemia.kernel.moments import Answers, Moment

Lessen = Callable[[ShadespireState, Fighter, int], int]
LESSENED: Final[Moment[Lessen]] = Moment("a fighter is about to suffer damage")
"""Each says how much is left of it; the first to prevent all of it is the last to be asked."""
Spoil = Callable[[ShadespireState, Fighter, Fighter], None]
SPOILS: Final[Moment[Spoil]] = Moment("a fighter has killed another")
Loss = Callable[[ShadespireState, int, bool], None]
LOST: Final[Answers[int, Loss]] = Answers("a fighter falls while a ploy is in force")
"""The seat that played it, and whether it names the fallen fighter."""


def hurt(s: ShadespireState, f: Fighter, n: int, by: Doer, deed: Deed) -> Rules[int]:
    """The fighter suffers damage. How much it was."""
    n = yield from suffered(s, f, n, by, deed)
    if n and f.hex != NOWHERE and f.wounds >= f.most_wounds():
        out_of_action(s, f, by, deed)
    return n


def suffered(s: ShadespireState, f: Fighter, n: int, by: Doer, deed: Deed) -> Rules[int]:
    """Place the wound tokens, unless something prevents it; who is to be removed is removed by the caller."""
    n = lessened(s, f, n)
    if n <= 0 or f.hex == NOWHERE:
        return 0
    if f.wounds + n >= f.most_wounds() and (by_attack(by, deed) or by_ploy(by)):
        saved = yield from doomed(s, f, n, by, deed)
        if saved or f.hex == NOWHERE:
            return 0
    f.wounds += n
    deed.hurt.append((f, n))
    s.hurts.append((f.number, by.seat, by.number(), n))
    s.tell("hurt", f.seat, f.id, n)
    return n


def lessened(s: ShadespireState, f: Fighter, n: int) -> int:
    """What is left when everything that reduces or prevents damage has had its say."""
    if f.frozen:
        return 0
    for effect in LESSENED.effects:
        if n <= 0:
            return 0
        n = effect(s, f, n)
    return n


def by_attack(by: Doer, deed: Deed) -> bool:
    """Whether the harm is the attack's own: its damage, or the lethal hex into which it drives (SHA-3.17). What a ploy
    or the other side does in the course of the attack is not."""
    return deed.kind == ATTACK and by.seat == deed.seat and by.source == deed.source()


def by_ploy(by: Doer) -> bool:
    return by.source in NUMBER and is_ploy(NUMBER[by.source])


def doomed(s: ShadespireState, f: Fighter, n: int, by: Doer, deed: Deed) -> Rules[bool]:
    """About to be removed by an attack or a ploy: a Reaction may save it, or be its last deed. Nobody reacts to who
    walks into a lethal hex, or falls to an upgrade."""
    doom = Doom(f, n, by, deed)
    yield from open_window(s, DOOMED, doom)
    return doom.saved


class Doom(Deed):
    """A fighter about to be taken out of action, who does it and in the course of what."""

    __slots__ = fields.DOOM_SLOTS

    def __init__(self, victim: Fighter, amount: int, by: Doer, cause: Deed) -> None:
        super().__init__("doom", cause.seat, victim)
        self.victim = victim
        self.amount = amount
        self.by = by
        self.cause = cause

    def fields(self) -> tuple[str, ...]:
        return fields.DOOM


def out_of_action(s: ShadespireState, f: Fighter, by: Doer, deed: Deed) -> None:
    """Remove the fighter: one glory point for its owner's opponent, whatever the cause (SHA-8.09, SHA-8.26)."""
    near = [other for other in s.fighters if other.hex != NOWHERE and s.near(f.hex) >> other.hex & 1]
    leader = s.is_leader(f)
    zone = s.zone(f.hex)
    deed.fallen.append(Fallen(f, by, near, leader, zone))
    s.kills.append((f.number, by.seat, by.number(), zone, leader))
    s.put(f, NOWHERE)
    s.tell("slain", f.seat, f.id)
    gain(s, 1 - f.seat, 1)
    if by.fighter is not None and by.fighter is not f:
        for effect in SPOILS.effects:  # SHA-16.24
            effect(s, by.fighter, f)
    for card, seat, who in s.spells:
        if card in LOST.effects:
            LOST.effects[card](s, seat, who == f.number)
    lose_all(s, f)


def lose_all(s: ShadespireState, f: Fighter) -> None:
    """Wounds, tokens and upgrades go; the Inspired side stays."""
    s.players[f.seat].discard.extend(f.upgrades)
    f.upgrades.clear()
    f.wounds = 0
    f.clear_tokens()
    count_upgrades(f)


def gain(s: ShadespireState, seat: int, n: int) -> None:
    s.players[seat].glory += n
    s.tell("glory_gained", seat, n=n)


def heal(s: ShadespireState, f: Fighter, n: int) -> None:
    """Never below zero wound tokens (SHA-8.31)."""
    healed = min(n, f.wounds)
    if healed:
        f.wounds -= healed
        s.tell("healed", f.seat, f.id, healed)


def count_upgrades(f: Fighter) -> None:
    """Add up what its upgrades change, and in which windows it may react."""
    f.move_bonus = f.defence_bonus = f.wounds_bonus = 0
    for card in f.upgrades:
        data = upgrade(card)
        f.move_bonus += data.move
        f.defence_bonus += data.defence
        f.wounds_bonus += data.wounds
    f.windows = windows_of(f)


def check_wounds(s: ShadespireState, f: Fighter, by: Doer, deed: Deed) -> None:
    """A change of Wounds can take a fighter out of action at once (SHA-8.29)."""
    if f.wounds >= f.most_wounds():
        out_of_action(s, f, by, deed)


def discard_upgrade(s: ShadespireState, f: Fighter, card: int, by: Doer, deed: Deed) -> None:
    f.upgrades.remove(card)
    s.players[f.seat].discard.append(card)
    count_upgrades(f)
    check_wounds(s, f, by, deed)


def hurt_together(s: ShadespireState, fighters: list[Fighter], n: int, deed: Deed) -> Rules[None]:
    """One effect on several fighters: all tokens, then all removals; the active player's come first (SHA-10.10)."""
    order = [f for f in fighters if f.seat == s.active] + [f for f in fighters if f.seat != s.active]
    for f in order:
        yield from suffered(s, f, n, deed.doer(), deed)
    for f in order:
        if f.hex != NOWHERE and f.wounds >= f.most_wounds():
            out_of_action(s, f, deed.doer(), deed)
