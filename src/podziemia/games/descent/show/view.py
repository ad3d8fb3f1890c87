"""What a pair of eyes may know, and where everything lies (DSC-1.08)."""

from __future__ import annotations

from podziemia.games.descent.data.cards import (
    CARD_IDS,
    FIGURE_IDS,
    FIRST_ITEM,
    FIRST_RELIC,
    GROUP_IDS,
    HERO_IDS,
    ITEMS,
    MONSTER_IDS,
    PLOT_IDS,
    PLOTS,
    QUEST_IDS,
    QUESTS,
    RELIC_IDS,
    SEARCHES,
)
from podziemia.games.descent.data.dice import DICE
from podziemia.games.descent.data.heroes import HERO_SHEETS, SKILLS
from podziemia.games.descent.data.map import COLUMNS, SPACE_IDS, TERRAINS
from podziemia.games.descent.data.options import DOOR_IDS
from podziemia.games.descent.data.overlord import LIEUTENANTS, MONSTERS
from podziemia.games.descent.data.parts import ALL_CONDITIONS, ARCHETYPES, ATTRIBUTES, CLASSES, CONDITIONS, Sheet
from podziemia.games.descent.data.script import script_at
from podziemia.games.descent.data.travel import NODES, TRAILS, TRAVEL_CARDS
from podziemia.games.descent.rules.advancement import resale
from podziemia.games.descent.rules.attack import Attack, Defense, faces, gets_through, range_needed, total_hearts
from podziemia.games.descent.rules.facts import defense_pool, max_health, speed, stamina
from podziemia.games.descent.rules.figures import Figure, Hero
from podziemia.games.descent.rules.movement import reach
from podziemia.games.descent.rules.pieces import Token
from podziemia.games.descent.rules.quest_rules import contents_of, encounter_of, marker_name
from podziemia.games.descent.rules.saving import can_save, save_campaign
from podziemia.games.descent.rules.state import CAMPAIGN, OVERLORD, PHASES, SIDES, DescentState
from podziemia.games.descent.rules.travel import routes_to
from podziemia.games.descent.rules.zones import overlord_may_look
from podziemia.games.descent.show import seen
from podziemia.games.descent.show.briefing import briefing
from podziemia.games.descent.show.chronicle import journal
from podziemia.kernel.ask import NOBODY
from podziemia.kernel.state import OMNISCIENT

# ---- views ----


def view(s: DescentState, seat: int) -> seen.DescentView:
    """The table as the seat sees it. The all-seeing eye gets the hidden orders too."""
    shown: seen.DescentView = {
        "quest": QUEST_IDS[s.quest],
        "encounter": s.board.id,
        "act": s.act,
        "phase": PHASES[s.phase],
        "round": s.round,
        "max_rounds": encounter_of(s).max_rounds,
        "over": s.over,
        "wins": [SIDES[side] for side in s.wins],
        "turn": _turn(s),
        "map": _map(s),
        "heroes": [_hero(s, hero) for hero in s.heroes],
        "figures": [_figure(s, f) for f in sorted(s.figures.values(), key=_number) if not isinstance(f, Hero)],
        "tokens": [_token(s, token) for token in s.tokens],
        "search_tokens": [SPACE_IDS[space] for space in s.search_tokens],
        "counters": dict(sorted(s.counters.items())),
        "overlord": _overlord(s, seat),
        "search_deck": len(s.search_deck),
        "search_discard": [CARD_IDS[card] for card in s.search_discard],
        "display": [CARD_IDS[card] for card in s.display],
        "attack": _attack(s),
        "campaign": _campaign(s),
    }
    if seat in (OVERLORD, OMNISCIENT) and overlord_may_look(s):
        shown["hidden_tokens"] = [contents_of(encounter_of(s))[i] for i in s.contents]
    if seat == OMNISCIENT:
        shown["hidden"] = _hidden(s)
    return shown


def _number(figure: Figure) -> int:
    return figure.id


def _turn(s: DescentState) -> seen.Turn | None:
    turn = s.turn
    if turn.actor == NOBODY or turn.actor not in s.figures:
        return None
    actor = s.figures[turn.actor]
    spots = reach(s, actor, turn.points) if turn.points and actor.on_map else {}
    return {
        "actor": actor.name,
        "actions": turn.actions,
        "points": turn.points,
        "moved": turn.moved,
        "rested": turn.rested,
        "free_attack": turn.free_attack,
        "shrunk": turn.shrunk,
        "reach": {SPACE_IDS[space]: cost for space, cost in sorted(spots.items())},
    }


def _map(s: DescentState) -> seen.Map:
    rows = []
    for r in range(s.board.rows):
        row = [TERRAINS[s.terrain[r * COLUMNS + c]] for c in range(s.board.columns)]
        rows.append(row)
    return {
        "rows": s.board.rows,
        "columns": s.board.columns,
        "terrain": rows,
        "zones": {letter: [SPACE_IDS[space] for space in spaces] for letter, spaces in sorted(s.board.zones.items())},
        "doors": [
            {
                "id": DOOR_IDS[i],
                "squares": [SPACE_IDS[space] for space in s.board.door_squares[i]],
                "closed": s.closed >> i & 1 == 1,
                "locked": s.locked >> i & 1 == 1,
            }
            for i in range(len(s.board.door_ids))
        ],
    }


def conditions_of(figure: Figure) -> list[str]:
    return [CONDITIONS[i] for i, c in enumerate(ALL_CONDITIONS) if figure.conditions & c]


def _figure(s: DescentState, figure: Figure) -> seen.Figure:
    return {
        "id": figure.name,
        "group": figure.sheet.group,
        "rank": figure.sheet.rank,
        "spaces": [SPACE_IDS[space] for space in figure.spaces],
        "damage": figure.damage,
        "health": max_health(s, figure),
        "speed": speed(s, figure),
        "defense": [DICE[die] for die in defense_pool(s, figure)],
        "dice": [DICE[die] for die in figure.sheet.dice],
        "ranged": figure.sheet.ranged,
        "conditions": conditions_of(figure),
        "activated": figure.activated,
        "air": figure.air,
        "relic": None if figure.relic == NOBODY else RELIC_IDS[figure.relic],
        "bears": _borne(s, figure),
        "lured": None if figure.lured == NOBODY else FIGURE_IDS[figure.lured],
    }


def _borne(s: DescentState, figure: Figure) -> str | None:
    token = s.borne_by(figure.id)
    return None if token is None else marker_name(s, token.marker)


def _hero(s: DescentState, hero: Hero) -> seen.Hero:
    return {
        "id": hero.name,
        "seat": hero.seat,
        "class": CLASSES[hero.hero_class],
        "space": SPACE_IDS[hero.spaces[0]] if hero.spaces else None,
        "down": hero.down,
        "away": hero.away,
        "acted": hero.acted,
        "damage": hero.damage,
        "health": max_health(s, hero),
        "fatigue": hero.fatigue,
        "stamina": stamina(s, hero),
        "speed": speed(s, hero),
        "defense": [DICE[die] for die in defense_pool(s, hero)],
        "attributes": dict(zip(ATTRIBUTES, HERO_SHEETS[hero.hero].attributes, strict=True)),
        "conditions": conditions_of(hero),
        "feat_used": hero.feat_used,
        "skills": [_card(hero, card) for card in hero.skills],
        "items": [{**_card(hero, card), "equipped": hero.equipped >> card & 1 == 1} for card in hero.items],
        "search": [{"id": CARD_IDS[card], "used": hero.flipped >> card & 1 == 1} for card in hero.searched],
        "bears": _borne(s, hero),
        "bucket": hero.bucket,
        "monkey": hero.monkey,
        "despair": hero.despair,
        "fury": hero.fury,
        "faith": hero.faith.bit_count(),
        "challenged": None if hero.challenged == NOBODY else FIGURE_IDS[hero.challenged],
        "xp": hero.xp,
        "traits": (hero.rerolled, hero.shielded, hero.slow),
    }


def _card(hero: Hero, card: int) -> seen.Card:
    return {"id": CARD_IDS[card], "exhausted": hero.is_exhausted(card)}


def _token(s: DescentState, token: Token) -> seen.Token:
    return {
        "id": marker_name(s, token.marker),
        "marker": token.marker,
        "space": None if token.space == NOBODY else SPACE_IDS[token.space],
        "bearer": None if token.bearer == NOBODY else FIGURE_IDS[token.bearer],
        "state": token.state,
        "progress": token.progress,
        "mark": token.mark,
        "hidden": token.hidden,
        "changed": token.changed,
    }


def _overlord(s: DescentState, seat: int) -> seen.Overlord:
    mine = seat in (OVERLORD, OMNISCIENT)
    return {
        "hand_size": len(s.hand),
        "hand": [PLOT_IDS[card] for card in sorted(s.hand)] if mine else None,
        "deck": len(s.deck),
        "left_out": [PLOT_IDS[card] for card in sorted(s.aside)] if mine else None,
        "looking_at": [PLOT_IDS[card] for card in sorted(s.fates)] if mine else len(s.fates),
        "discard": [PLOT_IDS[card] for card in s.discard],
        "in_play": [PLOT_IDS[card] for card in s.in_play],
        "owned": [PLOT_IDS[card] for card in s.owned],
        "group": None if s.group == NOBODY else GROUP_IDS[s.group],
        "groups": [MONSTER_IDS[kind] for kind in s.kinds],
        "misery": s.misery,
        "rituals": [GROUP_IDS[group] for group in s.rituals],
        "rising": [(FIGURE_IDS[figure], SPACE_IDS[space]) for figure, space, _ in s.rising],
        "entering": [(FIGURE_IDS[figure], turns) for figure, _, turns in s.entering],
        "relic_bearers": [(RELIC_IDS[relic], FIGURE_IDS[bearer]) for relic, bearer in s.relic_bearers.items()],
        "relics_exhausted": [RELIC_IDS[i] for i in range(len(RELIC_IDS)) if s.relics_exhausted >> i & 1],
    }


def _attack(s: DescentState) -> seen.Attack | None:
    """The attack being resolved, as its dice lie."""
    if not s.attacks:
        return None
    attack = s.attacks[-1]
    assert isinstance(attack, Attack)
    rolled = bool(attack.roll)
    hearts = total_hearts(s, attack) if rolled else 0
    return {
        "attacker": attack.attacker.name,
        "targets": [figure.name for figure in attack.aimed_at()],
        "dice": list(faces(attack.dice, attack.roll)) if rolled else [DICE[die] for die in attack.dice],
        "rolled": rolled,
        "missed": rolled and (attack.missed or attack.shows_miss()),
        "hearts": hearts,
        "range": attack.rolled_range() if rolled and attack.ranged else None,
        "needed": range_needed(s, attack, attack.targets[0]) if attack.ranged and attack.targets else None,
        "surges": attack.surges_left() if rolled else 0,
        "bought": attack.bought[:],
        "pierce": attack.pierce,
        "toll": len(attack.tolls),
        "defenders": [_defender(attack, hearts, defense) for defense in attack.defenders],
    }


def _defender(attack: Attack, hearts: int, defense: Defense) -> seen.Defender:
    rolled = len(defense.roll) == len(defense.dice)
    return {
        "id": defense.figure.name,
        "dice": list(faces(defense.dice, defense.roll)) if defense.roll else [],
        "shields": defense.shields() if rolled else 0,
        "damage": gets_through(attack, hearts, defense) if rolled else None,
    }


def _campaign(s: DescentState) -> seen.Campaign | None:
    log = s.campaign
    if log is None:
        return None
    return {
        "gold": log.gold,
        "overlord_xp": log.overlord_xp,
        "history": journal(log),
        "saved": save_campaign(s) if can_save(s) else None,
        "flags": sorted(log.flags),
        "relics": [RELIC_IDS[relic] for relic in log.relics],
        "stage": log.stage,
        "story": log.story[:],
        "step": s.tasks[0].split()[0] if s.phase == CAMPAIGN and s.tasks else None,
        "next": None if log.next_quest == NOBODY else QUEST_IDS[log.next_quest],
    }


def _hidden(s: DescentState) -> seen.Hidden:
    return {
        "deck": [PLOT_IDS[card] for card in s.deck],
        "search_deck": [CARD_IDS[card] for card in s.search_deck],
        "shop": sorted([CARD_IDS[card] for card in s.shop]),
        "contents": s.contents[:],
        "tasks": s.tasks[:],
        "fired": s.fired[:],
        "carried": dict(sorted(s.carried.items())),
        "travel": s.travel_deck[:],
        "turn": (s.turn.attacks, s.turn.bonus_attacks, s.turn.bonus_moves, list(s.turn.played), list(s.turn.used)),
        "slain": s.slain[:],
        "left": s.left[:],
    }


# ---- the catalogue ----


def catalogue() -> seen.DescentCatalogue:
    """Cards, heroes, monsters and quests, for boards and help."""
    return {
        "heroes": {
            sheet.id: {
                "archetype": ARCHETYPES[sheet.archetype],
                "speed": sheet.speed,
                "health": sheet.health,
                "stamina": sheet.stamina,
                "defense": [DICE[die] for die in sheet.defense],
                "attributes": dict(zip(ATTRIBUTES, sheet.attributes, strict=True)),
                "feat": "action" if sheet.feat_is_action else "turn",
            }
            for sheet in HERO_SHEETS
        },
        "classes": {name: [skill.id for skill in SKILLS if skill.hero_class == i] for i, name in enumerate(CLASSES)},
        "skills": {
            skill.id: {"xp": skill.xp, "fatigue": skill.fatigue, "kind": skill.kind, "exhausts": skill.exhausts}
            for skill in SKILLS
        },
        "items": {
            item.id: {
                "source": item.source,
                "slot": item.slot,
                "hands": item.hands,
                "traits": list(item.traits),
                "attack": item.attack,
                "dice": [DICE[die] for die in item.dice],
                "defense": [DICE[die] for die in item.defense],
                "surges": [surge.id for surge in item.surges],
                "cost": item.cost,
                "resale": resale(card) if card < FIRST_RELIC else 0,
                "act": item.act,
            }
            for card, item in enumerate(ITEMS, FIRST_ITEM)
        },
        "search": {card.id: {"gold": card.gold, "kind": card.kind} for card in SEARCHES},
        "overlord": {
            card.id: {"deck": card.deck, "level": card.level, "trait": card.trait, "timing": card.timing}
            for card in PLOTS
        },
        "monsters": {
            monster.id: {
                "traits": list(monster.traits),
                "base": list(monster.base),
                "group_size": {str(n): list(size) for n, size in monster.group_size.items()},
                "acts": [[_sheet(sheet) for sheet in act] for act in monster.sheets],
            }
            for monster in MONSTERS
        },
        "lieutenants": {
            lieutenant.id: [{str(n): _sheet(sheet) for n, sheet in act.items()} for act in lieutenant.sheets]
            for lieutenant in LIEUTENANTS
        },
        "quests": {quest.id: _quest(i) for i, quest in enumerate(QUESTS)},
        "relics": dict(zip(RELIC_IDS, [item.id for item in ITEMS if item.source == "relic"], strict=True)),
        "hero_order": list(HERO_IDS),
        "places": {place: list(quests) for place, quests in NODES.items()},
        "routes": {quest.id: [list(way) for way, _ in routes_to(i)] for i, quest in enumerate(QUESTS)},
        "trails": [(a, b, list(symbols)) for a, b, symbols in TRAILS],
        "travel": [f"{symbol}-{i + 1}" for i, card in enumerate(TRAVEL_CARDS) for symbol in card],
    }


def _sheet(sheet: Sheet) -> seen.Stats:
    return {
        "speed": sheet.speed,
        "health": sheet.health,
        "defense": [DICE[die] for die in sheet.defense],
        "dice": [DICE[die] for die in sheet.dice],
        "ranged": sheet.ranged,
        "surges": [surge.id for surge in sheet.surges],
        "passives": list(sheet.passives),
        "actions": list(sheet.actions),
        "attributes": list(sheet.attributes),
    }


def _quest(number: int) -> seen.QuestFacts:
    quest = QUESTS[number]
    return {
        "kind": quest.kind,
        "act": quest.act,
        "encounters": [
            {
                "id": script_at(number, i).board.id,
                "max_rounds": encounter.max_rounds,
                "groups": [{"kind": g.kind, "zone": g.zone, "only_master": g.only_master} for g in encounter.groups],
                "lieutenants": [(one.id, one.zone) for one in encounter.lieutenants if not one.later],
                **briefing(script_at(number, i)),
            }
            for i, encounter in enumerate(quest.encounters)
        ],
    }
