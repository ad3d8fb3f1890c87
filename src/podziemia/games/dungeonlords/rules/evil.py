"""The evilometer and the paladin (DUN-3, DUN-12)."""

from __future__ import annotations

from podziemia.games.dungeonlords.data.cards import EVIL_LEAST, EVIL_MOST, HERO_IDS, ILLUSION, PALADIN, PALADIN_SPACE
from podziemia.games.dungeonlords.rules.state import GONE, IN_TENT, Adventurer, DungeonState
from podziemia.kernel.ask import NOBODY


def change_evil(s: DungeonState, seat: int, n: int, because: str = "") -> None:
    """Move a marker as far as the track goes (DUN-3.01, 3.02), then look for the paladin (DUN-3.06)."""
    dungeon = s.dungeons[seat]
    before = dungeon.evil
    dungeon.evil = min(EVIL_MOST, max(EVIL_LEAST, before + n))
    moved = dungeon.evil - before
    if moved:
        s.tell("evil_gained" if moved > 0 else "evil_lost", seat, because, abs(moved))
        check_paladin(s)


def can_pay_evil(s: DungeonState, seat: int, n: int) -> bool:
    """The marker must be able to move the whole way (DUN-3.03), except in the first game (DUN-21.04)."""
    return s.first_game or s.dungeons[seat].evil + n <= EVIL_MOST


def check_paladin(s: DungeonState) -> None:
    """The paladin leaves his tent for whoever reaches 10, and his holder for someone more evil (DUN-12.01, 12.02)."""
    if s.paladin == GONE:
        return
    seat = most_evil(s)
    if seat == NOBODY:
        return
    if s.paladin == IN_TENT or s.dungeons[seat].evil > s.dungeons[s.paladin].evil:
        move_paladin(s, seat)


def most_evil(s: DungeonState) -> int:
    """The highest player on space 10 or above; among equals the later in turn order (DUN-12.03)."""
    highest = max([dungeon.evil for dungeon in s.dungeons])
    if highest < PALADIN_SPACE:
        return NOBODY
    return [seat for seat in s.turn_order() if s.dungeons[seat].evil == highest][-1]


def move_paladin(s: DungeonState, seat: int) -> None:
    """He comes with his wounds to the front of the party, and may reopen a combat that was over (DUN-12.07 on)."""
    if s.paladin == IN_TENT:
        paladin = Adventurer(s.paladin_id())
        s.tent.remove(paladin.id)
    else:
        old = s.dungeons[s.paladin]
        paladin = next(a for a in old.party if a.kind() == PALADIN)
        old.party.remove(paladin)
        if not old.has_adventurers():
            old.fights = False
    s.paladin = seat
    new = s.dungeons[seat]
    illusions = len([a for a in new.party if a.kind() == ILLUSION])
    new.party.insert(illusions, paladin)
    s.tell("paladin_came", seat, HERO_IDS[paladin.id])
    if s.in_combat() and not new.fights:
        new.fights = True
        new.done = True  # that combat goes on with the next round
