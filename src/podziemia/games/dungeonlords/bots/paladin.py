"""Whether the paladin may come or go while a seat fights: what others do and suffer in their dungeons moves him too
(DUN-12), and nobody can work that out from his own battles alone.

Evil falls by one with each conquest. In combat it rises by three spells of the first year only, each cast at most once.
From this follow the least and the most evil that a seat can reach before the combat is over, or the round.
"""

from __future__ import annotations

from typing import Final

from podziemia.games.dungeonlords.data.cards import (
    COMBAT_CARDS,
    COMBAT_ROUNDS,
    DETECT_EVIL,
    HEROES,
    MONSTERS,
    PALADIN_SPACE,
    SUGGESTION,
    WORD_OF_PEACE,
)
from podziemia.games.dungeonlords.rules.state import GONE, IN_TENT, NO_LESSON, Dungeon, DungeonState

SPELL_EVIL: Final = {DETECT_EVIL: 2, WORD_OF_PEACE: 2}
"""The evil that a spell brings; what Suggestion brings depends on the monsters that are paid."""
MOST_PAID: Final = 2
"""Monsters in one battle."""


def paladin_may_move(s: DungeonState, seat: int, last_round: int = COMBAT_ROUNDS) -> bool:
    """Whether he may come to the seat, or leave it, by what happens elsewhere or by evil compared with that of others;
    up to this round, from what the seat knows of the cards to come. From the tent, with no rival, he comes by the
    seat's own evil alone."""
    if s.school != NO_LESSON or s.paladin == GONE:
        return False
    others = [other for other in range(s.seats) if other != seat]
    rivals = [other for other in others if most_evil(s, other, seat, last_round) >= PALADIN_SPACE]
    mine = most_evil(s, seat, seat, last_round)
    if s.paladin == seat:
        mine = least_evil(s, seat, last_round)
        return any(most_evil(s, other, seat, last_round) > mine for other in rivals)
    if mine < PALADIN_SPACE:
        return False
    if s.paladin == IN_TENT:
        return bool(rivals)
    holders = {s.paladin, *rivals}
    return any(mine > least_evil(s, other, last_round) for other in holders)


def least_evil(s: DungeonState, seat: int, last_round: int) -> int:
    """A tile conquered in every round that is left."""
    return s.dungeons[seat].evil - (last_round - s.combat_round + 1)


def most_evil(s: DungeonState, seat: int, knower: int, last_round: int) -> int:
    """Every spell that can still be cast there and brings evil, as far as the knower can tell. Who gets far enough to
    call the paladin must reckon with the paladin's magic too."""
    dungeon = s.dungeons[seat]
    if not dungeon.fights:
        return dungeon.evil
    magic = sum([HEROES[a.id].magic for a in dungeon.party])
    alone = dungeon.evil + evil_to_come(s, dungeon, knower, min(last_round, magic))
    if alone < PALADIN_SPACE or s.paladin == seat:
        return alone
    return dungeon.evil + evil_to_come(s, dungeon, knower, min(last_round, magic + HEROES[s.paladin_id()].magic))


def evil_to_come(s: DungeonState, dungeon: Dungeon, knower: int, last_round: int) -> int:
    rounds = range(s.combat_round, last_round + 1)
    brought = [spell_evil(card, dungeon) for card in cards_to_come(s, knower, rounds)]
    return sum(sorted(brought, reverse=True)[: len(rounds)])


def cards_to_come(s: DungeonState, knower: int, rounds: range) -> set[int]:
    """The combat cards that these rounds may bring."""
    open_cards = s.spells_out | s.dungeons[knower].spied
    known = {card for number, card in enumerate(s.city) if open_cards >> number & 1}
    unknown = any(not open_cards >> (round - 1) & 1 for round in rounds)
    found = {s.city[round - 1] for round in rounds if open_cards >> (round - 1) & 1}
    if unknown:
        found |= {i for i, card in enumerate(COMBAT_CARDS) if card.year == s.year and i not in known}
    return found


def spell_evil(card: int, dungeon: Dungeon) -> int:
    if card != SUGGESTION:
        return SPELL_EVIL.get(card, 0)
    costs = sorted([MONSTERS[kind].cost.evil for kind in dungeon.lair + dungeon.plan_units], reverse=True)
    return sum(costs[:MOST_PAID])
