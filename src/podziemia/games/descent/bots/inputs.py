"""What the net sees of a position: the terms of the evaluation made by hand, the same encounter by encounter, because a
lead means something else in each, and what that evaluation does not see: each part of the victory conditions, the time
that is left, the heroes' fatigue, conditions and gear, the monsters by kind, and who is within reach of whom.
"""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.bots.aims import field_to, goal_bits, spots_for
from podziemia.games.descent.bots.book import rounds_left
from podziemia.games.descent.bots.escort import ward_of, way_of
from podziemia.games.descent.bots.mind import DECIDING, Standing, is_between, is_standing, progress, weights_of
from podziemia.games.descent.data.cards import ALONE, GROUP_IDS, QUEST_IDS, QUESTS
from podziemia.games.descent.data.heroes import HERO_SHEETS
from podziemia.games.descent.data.parts import ALL_CONDITIONS, CLASSES
from podziemia.games.descent.data.quest_language import Both, Either, Term
from podziemia.games.descent.data.script import Script
from podziemia.games.descent.rules.facts import health_left, max_health, spare_fatigue, speed, stamina
from podziemia.games.descent.rules.figures import Figure, Hero
from podziemia.games.descent.rules.ground import FAR
from podziemia.games.descent.rules.relations import distance
from podziemia.games.descent.rules.state import HEROES_SIDE, OVERLORD_START, SET_UP, DescentState
from podziemia.kernel.ask import NOBODY
from podziemia.kernel.learned import Inputs

PARTIES: Final = (2, 3, 4)
LEVELS: Final = 3
LEAVES: Final = 4
"""Parts of a side's victory conditions that have places of their own."""
SURE: Final = 5.0
"""Beyond these odds by hand nothing is surer."""
LONG: Final = 20
"""A way that is as good as none."""

# Where things stand in the inputs of a side: first the heroes' affairs, then the overlord's.
RACE: Final = 1
HEALTH: Final = RACE + 12
TIME: Final = HEALTH + 8 + len(ALL_CONDITIONS)
GEAR: Final = TIME + 5
PARTY: Final = GEAR + 5
WHO: Final = PARTY + len(PARTIES) + LEVELS
WAYS: Final = WHO + len(HERO_SHEETS) + len(CLASSES)
BEFORE: Final = WAYS + 7
"""By quest: before its first encounter, and after it when the heroes have won or lost it."""
ENCOUNTERS: Final = BEFORE + 3 * len(ALONE)
PER_ENCOUNTER: Final = 12 + 2 * LEAVES
OVERLORD: Final = ENCOUNTERS + PER_ENCOUNTER * sum([len(quest.encounters) for quest in QUESTS if quest.id in ALONE])
KINDS: Final = OVERLORD + 14
SIZE: Final = KINDS + 2 * len(GROUP_IDS)

TABLE_ENCOUNTERS: Final = 9 + len(PARTIES)
TABLE_SIZE: Final = TABLE_ENCOUNTERS + (OVERLORD - ENCOUNTERS) // PER_ENCOUNTER


def _first_encounters() -> dict[str, int]:
    """The number of each quest's first encounter, among those of quests that are played alone."""
    found: dict[str, int] = {}
    count = 0
    for quest in QUESTS:
        if quest.id in ALONE:
            found[quest.id] = count
            count += len(quest.encounters)
    return found


FIRST_ENCOUNTER: Final = _first_encounters()
_leaves: dict[str, tuple[list[Term], list[Term]]] = {}


class DescentInputs(Inputs[DescentState]):
    """The overlord is one side, all heroes are the other."""

    def sides(self, s: DescentState) -> list[list[int]]:
        return [[0], list(range(1, s.seats))]

    def read(self, s: DescentState) -> tuple[list[list[float]], list[float]]:
        heroes, overlord, table = [0.0] * SIZE, [0.0] * SIZE, [0.0] * TABLE_SIZE
        heroes[0] = 1.0
        write_party(heroes, table, s)
        if is_standing(s):
            standing = Standing(s)
            write_race(heroes, s, standing)
            write_health(heroes, s)
            write_gear(heroes, s)
            write_overlord(overlord, s, standing)
            write_table(table, s, standing)
            if is_between(s):
                write_before(heroes, s)
            else:
                write_time(heroes, s)
                write_ways(heroes, s, standing)
                write_encounter(heroes, table, s, standing)
        else:
            write_before(heroes, s)
            table[3] = 1.0
        return [overlord, heroes], table


# ---- the heroes ----


def write_party(x: list[float], table: list[float], s: DescentState) -> None:
    """How many they are, how far advanced, and who."""
    party = PARTIES.index(s.seats - 1)
    x[PARTY + party] = 1.0
    x[PARTY + len(PARTIES) + s.level] = 1.0
    table[9 + party] = 1.0
    for hero in s.heroes:
        x[WHO + hero.hero] = 1.0
        x[WHO + len(HERO_SHEETS) + hero.hero_class] = 1.0


def write_race(x: list[float], s: DescentState, standing: Standing) -> None:
    """The evaluation made by hand: its verdict, by whether the encounter decides, and its parts."""
    odds = bounded(standing.odds())
    decides = weights_of(s) is DECIDING
    x[RACE] = odds
    x[RACE + (1 if decides else 2)] = odds
    x[RACE + (3 if decides else 4)] = 1.0
    x[RACE + 5] = standing.ours
    x[RACE + 6] = standing.theirs
    for i, (_, worth) in enumerate(standing.race):
        x[RACE + 7 + i] = worth / 25.0


def bounded(odds: float) -> float:
    return max(-SURE, min(SURE, odds))


def write_health(x: list[float], s: DescentState) -> None:
    """How the party is: sums, and who is worst off."""
    count = len(s.heroes)
    shares = [0.0 if hero.down else health_left(s, hero) / max(1, max_health(s, hero)) for hero in s.heroes]
    down = len([hero for hero in s.heroes if hero.down])
    x[HEALTH] = sum(shares, 0.0) / count
    x[HEALTH + 1] = min(shares)
    x[HEALTH + 2] = float(down)
    x[HEALTH + 3] = down / count
    x[HEALTH + 4] = 1.0 if down == count else 0.0
    x[HEALTH + 5] = sum([hero_hearts(s, hero) for hero in s.heroes]) / 20.0
    x[HEALTH + 6] = sum([spare_fatigue(s, hero) / max(1, stamina(s, hero)) for hero in s.heroes], 0.0) / count
    x[HEALTH + 7] = float(len([share for share in shares if 0.0 < share <= 0.35]))
    for i, condition in enumerate(ALL_CONDITIONS):
        x[HEALTH + 8 + i] = float(len([hero for hero in s.heroes if hero.conditions & condition]))


def hero_hearts(s: DescentState, hero: Hero) -> int:
    return 0 if hero.down else health_left(s, hero)


def write_gear(x: list[float], s: DescentState) -> None:
    x[GEAR] = float(sum([len(hero.usable_search()) for hero in s.heroes]))
    x[GEAR + 1] = float(len([hero for hero in s.heroes if not hero.feat_used]))
    x[GEAR + 2] = sum([len(hero.items) for hero in s.heroes]) / 4.0
    x[GEAR + 3] = sum([len(hero.skills) for hero in s.heroes]) / 4.0
    x[GEAR + 4] = float(len(s.search_tokens))


def write_time(x: list[float], s: DescentState) -> None:
    """How much of it is left, in this round too."""
    left = rounds_left(s)
    x[TIME] = min(left, 12) / 5.0
    x[TIME + 1] = 1.0 / (1.0 + left)
    x[TIME + 2] = s.round / 5.0
    x[TIME + 3] = 1.0 if s.phase >= OVERLORD_START else 0.0
    x[TIME + 4] = len([hero for hero in s.heroes if hero.acted]) / len(s.heroes)


def write_ways(x: list[float], s: DescentState, standing: Standing) -> None:
    """How far they have to go, with what they bear and whom they lead."""
    ways = standing.heroes_ways
    if ways:
        x[WAYS] = near(ways[0])
        x[WAYS + 1] = sum([near(way) for way in ways], 0.0) / len(ways)
    bearers = [hero for hero in s.heroes_up() if s.borne_by(hero.id) is not None]
    x[WAYS + 2] = float(len(bearers))
    if bearers:
        x[WAYS + 3] = near(min([own_way(s, hero) for hero in bearers]))
    ward = ward_of(s)
    if ward is not None:
        x[WAYS + 4] = 1.0
        far = way_of(s, ward)
        x[WAYS + 5] = near(min([far[space] for space in ward.spaces]))
        x[WAYS + 6] = health_left(s, ward) / max(1, max_health(s, ward))


def own_way(s: DescentState, figure: Figure) -> int:
    far = field_to(s, goal_bits(s, figure, spots_for(s, figure)))
    return min([far[space] for space in figure.spaces])


def near(way: int) -> float:
    return min(way, LONG) / 10.0


# ---- quest by quest ----


def write_before(x: list[float], s: DescentState) -> None:
    """While no encounter is under way there is the quest, and who has won what of it."""
    quest = QUEST_IDS[s.quest]
    if quest in FIRST_ENCOUNTER:
        won = 0 if not s.wins else 1 if s.wins[-1] == HEROES_SIDE else 2
        x[BEFORE + 3 * ALONE.index(quest) + won] = 1.0


def write_encounter(x: list[float], table: list[float], s: DescentState, standing: Standing) -> None:
    """What counts in this encounter as in no other."""
    first = FIRST_ENCOUNTER.get(QUEST_IDS[s.quest], NOBODY)
    if first == NOBODY:
        return
    number = first + s.encounter
    table[TABLE_ENCOUNTERS + number] = 1.0
    at = ENCOUNTERS + PER_ENCOUNTER * number
    x[at] = 1.0
    x[at + 1] = standing.ours
    x[at + 2] = standing.theirs
    x[at + 3] = bounded(standing.odds())
    x[at + 4] = x[TIME]
    x[at + 5] = x[HEALTH]
    x[at + 6] = x[HEALTH + 3]
    x[at + 7] = sum([health_left(s, monster) for monster in s.monsters()]) / 20.0
    x[at + 8] = x[WAYS]
    x[at + 9] = near(standing.monsters_ways[0]) if standing.monsters_ways else near(LONG)
    x[at + 10] = len([token for token in s.tokens if token.bearer == NOBODY]) / 4.0
    x[at + 11] = x[TIME + 3]
    ours, theirs = leaves_of(s.script)
    for i, win in enumerate(ours):
        x[at + 12 + i] = progress(s, win)
    for i, win in enumerate(theirs):
        x[at + 12 + LEAVES + i] = progress(s, win)


def leaves_of(script: Script) -> tuple[list[Term], list[Term]]:
    """The parts of both sides' victory conditions, found once."""
    found = _leaves.get(script.board.id)
    if found is None:
        found = parted(script.heroes_win)[:LEAVES], parted(script.overlord_wins)[:LEAVES]
        _leaves[script.board.id] = found
    return found


def parted(wins: list[Term]) -> list[Term]:
    found: list[Term] = []
    for win in wins:
        if isinstance(win, Both):
            found += parted(list(win.all))
        elif isinstance(win, Either):
            found += parted(list(win.any))
        else:
            found.append(win)
    return found


# ---- the overlord ----


def write_overlord(x: list[float], s: DescentState, standing: Standing) -> None:
    """His hand, his monsters by kind, and whom they can get at."""
    x[OVERLORD] = 1.0
    x[OVERLORD + 1] = min(len(s.hand), 10) / 4.0
    x[OVERLORD + 2] = len(s.deck) / 10.0
    monsters = s.monsters()
    x[OVERLORD + 3] = len(monsters) / 4.0
    x[OVERLORD + 4] = float(len([monster for monster in monsters if monster.sheet.rank == "master"]))
    x[OVERLORD + 5] = sum([health_left(s, monster) for monster in monsters]) / 20.0
    x[OVERLORD + 6] = len([monster for monster in monsters if monster.conditions]) / 2.0
    x[OVERLORD + 7] = len([monster for monster in monsters if not monster.activated]) / 4.0
    x[OVERLORD + 8] = float(len([monster for monster in monsters if s.borne_by(monster.id) is not None]))
    x[OVERLORD + 9] = sum([health_left(s, one) for one in s.structures()]) / 10.0
    ways = standing.monsters_ways
    if ways:
        x[OVERLORD + 10] = near(ways[0])
        x[OVERLORD + 11] = sum([near(way) for way in ways[:3]], 0.0) / len(ways[:3])
    write_reach(x, s, monsters)
    for monster in monsters:
        kind = KINDS + 2 * GROUP_IDS.index(monster.sheet.group)
        x[kind] += 1.0
        x[kind + 1] += health_left(s, monster) / 5.0


def write_reach(x: list[float], s: DescentState, monsters: list[Figure]) -> None:
    """How many monsters stand beside a hero, and how many could strike one after a move."""
    heroes = s.heroes_up()
    beside = reaching = 0
    for monster in monsters:
        way = min([distance(s, monster, hero) for hero in heroes], default=FAR) if monster.bits else FAR
        beside += 1 if way <= 1 else 0
        reaching += 1 if way <= speed(s, monster) + (4 if monster.sheet.ranged else 1) else 0
    x[OVERLORD + 12] = beside / 2.0
    x[OVERLORD + 13] = reaching / 4.0


# ---- the table ----


def write_table(x: list[float], s: DescentState, standing: Standing) -> None:
    """What a lead is worth depends on how near the end is."""
    x[0] = 1.0 if weights_of(s) is DECIDING else 0.0
    x[1] = 1.0 - x[0]
    x[2] = 1.0 if s.phase >= OVERLORD_START else 0.0
    x[4] = standing.ours
    x[5] = standing.theirs
    x[6] = 1.0 if is_between(s) else 0.0
    if s.phase > SET_UP:
        x[7] = min(rounds_left(s), 12) / 5.0
        x[8] = s.round / 5.0
