"""The round and a hero's turn (DSC-3), and what follows an encounter (DSC-20)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.descent.data.cards import CARD, QUESTS, RELIC_IDS
from podziemia.games.descent.data.options import END_TURN, FIRST_OF, GO, PASS, STAND_UP
from podziemia.games.descent.data.parts import DISEASED, IMMOBILIZED, POISONED
from podziemia.games.descent.rules.actions import action_options, fallen_options, perform, resolve_moves
from podziemia.games.descent.rules.activation import monster_turn
from podziemia.games.descent.rules.campaign import campaign_step, quest_over
from podziemia.games.descent.rules.conditions import fight_disease, fight_poison
from podziemia.games.descent.rules.damage import (
    lose_condition,
    recover_fatigue,
    recover_hearts,
    stand_up,
    suffer_fatigue,
)
from podziemia.games.descent.rules.epic import choose_upgrades, overlord_upgrades
from podziemia.games.descent.rules.facts import adjacent_heroes, sees_figure
from podziemia.games.descent.rules.familiar import activate_familiar
from podziemia.games.descent.rules.figures import Hero, refresh_effects
from podziemia.games.descent.rules.items import equip_step
from podziemia.games.descent.rules.overlord import choose_monster, end_overlord_turn, start_overlord_turn
from podziemia.games.descent.rules.overlord_deck import discard_in_play
from podziemia.games.descent.rules.pieces import new_turn, no_turn
from podziemia.games.descent.rules.placing import choose_place, free_places, nearest_places
from podziemia.games.descent.rules.quest_rules import Scene, amount, encounter_of
from podziemia.games.descent.rules.quests import EncounterDecided, happens, watched_by
from podziemia.games.descent.rules.relations import are_adjacent
from podziemia.games.descent.rules.setup import begin_encounter, choose_party, set_up_encounter
from podziemia.games.descent.rules.state import (
    CAMPAIGN,
    CHOOSE_GROUP,
    CHOOSE_HERO,
    DRAFT,
    ENCOUNTER_END,
    EPIC_HEROES,
    EPIC_OVERLORD,
    HERO_TURN,
    MONSTER_TURN,
    OVERLORD_END,
    OVERLORD_START,
    SET_UP,
    SIDES,
    DescentState,
)
from podziemia.games.descent.rules.terrain import arrive, end_on_terrain
from podziemia.games.descent.rules.using import heard
from podziemia.games.descent.rules.walking import step_back
from podziemia.kernel.ask import Ask, Rules

TOMBLE_RANGE: Final = 4

INSPIRATION: Final = CARD["inspiration"]
NATURES_BOUNTY: Final = CARD["natures_bounty"]
DEMONHIDE: Final = CARD["demonhide_leather"]
SNEAKY: Final = CARD["sneaky"]
DUSKBLADE: Final = RELIC_IDS.index("duskblade")
TWO_HERO_HEARTS: Final = 2
SYNDRAEL_REST: Final = 2

Step = Callable[[], Rules[None]]


# ---- whose turn ----


def choose_next_hero(s: DescentState) -> Rules[None]:
    """Before each hero turn the heroes agree who goes next (DSC-3.02); after the last it is the overlord's turn."""
    waiting = [hero for hero in s.heroes if not hero.acted and (hero.bits or hero.down or hero.away)]
    if not waiting:
        for hero in s.heroes:
            hero.acted = True
        yield from happens(s, "after_last_hero_turn")
        s.phase = OVERLORD_START
        return
    answer = yield Ask(waiting[0].seat, "turn.next", [GO[hero.hero] for hero in waiting], n=s.round)
    hero = next(hero for hero in waiting if hero.hero == answer.index)
    yield from start_turn(s, hero)


# ---- a hero's turn ----


def start_turn(s: DescentState, hero: Hero) -> Rules[None]:
    """Step 1: lasting effects end, start-of-turn effects in any order, refresh (DSC-3.05); step 2: equip."""
    s.turn = new_turn(hero.id, 2)
    s.phase = HERO_TURN
    s.tell("turn_started", hero.seat, hero.name, s.round)
    end_lasting_effects(s, hero)
    if hero.down:
        hero.exhausted = 0  # DSC-11.17
        s.turn.used = ("down",)
        return
    if hero.away:
        yield from come_back(s, hero)
    if hero.up:
        yield from in_any_order(s, hero, start_effects(s, hero))
    if not hero.up:
        return  # felled by what began the turn: it is over (DSC-11.02)
    hero.exhausted = 0
    s.turn.free_attack = s.hero_count == 2
    if SNEAKY in hero.skills:
        for monster in s.monsters():
            if not sees_figure(s, monster, hero):
                s.turn.unseen |= 1 << monster.id
    yield from equip_step(s, hero)


def come_back(s: DescentState, hero: Hero) -> Rules[None]:
    """Tomble reappears within 4 spaces of his token, or as near as there is room (DSC-31.12)."""
    places = free_places(s, (1, 1), s.ground.within(hero.spaces[0], TOMBLE_RANGE))
    places = places or nearest_places(s, (1, 1), hero.spaces)
    place = yield from choose_place(s, hero.seat, hero, places, "place.hero")
    hero.away = False
    s.put(hero, place[1])
    s.tell("placed", hero.seat, hero.name)
    yield from arrive(s, hero, place[1][0])


def end_lasting_effects(s: DescentState, hero: Hero) -> None:
    """What lasts until the start of this hero's next turn, wherever it lies (DSC-31.15)."""
    for other in s.heroes:
        other.faith &= ~(1 << hero.seat)
    hero.monkey = 1 if hero.monkey == 2 else hero.monkey
    hero.despair = 1 if hero.despair == 2 else 0
    hero.slow = 0
    if [f for f in s.monsters() if f.relic == DUSKBLADE and are_adjacent(s, f, hero)]:
        hero.slow = 1


def in_any_order(s: DescentState, hero: Hero, effects: dict[str, Step]) -> Rules[None]:
    """The player picks the order of what happens at the same time (DSC-1.04)."""
    while effects and (hero.up or hero.away):
        name = next(iter(effects))
        if len(effects) > 1:
            answer = yield Ask(hero.seat, "turn.order", [FIRST_OF[effect] for effect in effects], hero.name)
            name = answer.thing
        yield from effects.pop(name)()


def start_effects(s: DescentState, hero: Hero) -> dict[str, Step]:
    effects: dict[str, Step] = {}
    if hero.conditions & DISEASED:
        effects["diseased"] = lambda: fight_disease(s, hero)
    if hero.conditions & POISONED:
        effects["poisoned"] = lambda: fight_poison(s, hero)
    if INSPIRATION in hero.skills and adjacent_heroes(s, hero):
        effects["inspiration"] = lambda: inspire(s, hero)
    if watched_by(s, "hero_turn_start"):
        effects["quest"] = lambda: happens(s, "hero_turn_start", hero)
    return effects


def inspire(s: DescentState, hero: Hero) -> Rules[None]:
    """You and each hero adjacent to you recover a fatigue (Inspiration)."""
    for other in [hero, *adjacent_heroes(s, hero)]:
        recover_fatigue(s, other, 1)
    yield from ()


def hero_turn(s: DescentState) -> Rules[None]:
    """Step 3, one answer at a time; being knocked out ends the turn at once (DSC-11.02)."""
    hero = s.figures[s.turn.actor]
    assert isinstance(hero, Hero)
    if hero.down:
        if "down" in s.turn.used:
            yield from lie_or_stand(s, hero)
        else:
            end_turn(s, hero)
        return
    if not hero.up:
        yield from finish_turn(s, hero)
        return
    options = action_options(s, hero)
    if not options:
        yield from step_back(s, hero)
        options = action_options(s, hero)
    answer = yield Ask(hero.seat, "turn.action", options, hero.name, s.turn.actions)
    if answer is END_TURN:
        yield from finish_turn(s, hero)
        return
    yield from perform(s, hero, answer)


def lie_or_stand(s: DescentState, hero: Hero) -> Rules[None]:
    """A fallen hero stands up, which is all of the turn, or stays down (DSC-11.09 to 11.11)."""
    answer = yield Ask(hero.seat, "turn.fallen", fallen_options(s, hero), hero.name)
    if answer.verb == "activate":
        s.turn.familiar = True
        yield from activate_familiar(s, hero)
        return
    if answer is STAND_UP:
        yield from stand_up(s, hero)
    end_turn(s, hero)


def finish_turn(s: DescentState, hero: Hero) -> Rules[None]:
    """Step 4: end-of-turn effects, lava last (DSC-3.08)."""
    yield from resolve_moves(s, hero)
    effects = end_effects(s, hero)
    if {"demonhide_leather", "quest"} & set(effects):
        yield from in_any_order(s, hero, effects)
    else:
        for effect in effects.values():
            yield from effect()  # recovering in any order comes to the same
    if hero.up or hero.away:
        lose_condition(s, hero, IMMOBILIZED)
        yield from end_on_terrain(s, hero)
    end_turn(s, hero)


def end_effects(s: DescentState, hero: Hero) -> dict[str, Step]:
    """Tomble, away by his feat, rests and recovers like anybody; the map cannot touch him (DSC-31.11)."""
    effects: dict[str, Step] = {}
    if not hero.up and not hero.away:
        return effects
    if s.turn.rested:
        effects["rest"] = lambda: rested(s, hero)
    if hero.name == "syndrael" and not s.turn.moved:
        effects["syndrael"] = lambda: catch_breath(s, hero)
    if hero.has(DEMONHIDE) and s.turn.moves >= 2:
        effects["demonhide_leather"] = lambda: suffer_fatigue(s, hero, 1)
    if s.hero_count == 2 and "free-attack" not in s.turn.used:
        effects["two_heroes"] = lambda: heal_alone(s, hero)
    if hero.up and watched_by(s, "hero_turn_end"):
        effects["quest"] = lambda: happens(s, "hero_turn_end", hero)
    return effects


def rested(s: DescentState, hero: Hero) -> Rules[None]:
    """All fatigue is recovered (DSC-4.07); with Nature's Bounty as many hearts."""
    recovered = recover_fatigue(s, hero, hero.fatigue)
    if hero.has(NATURES_BOUNTY):
        yield from heard(s, hero, recover_hearts(s, hero, recovered))


def catch_breath(s: DescentState, hero: Hero) -> Rules[None]:
    recover_fatigue(s, hero, SYNDRAEL_REST)
    yield from ()


def heal_alone(s: DescentState, hero: Hero) -> Rules[None]:
    """Of two heroes, one who did not use the free attack recovers two hearts (DSC-21.03)."""
    yield from recover_hearts(s, hero, TWO_HERO_HEARTS)


def end_turn(s: DescentState, hero: Hero) -> None:
    """The activation card is turned face down."""
    hero.acted = True
    hero.monkey = 0 if hero.monkey == 1 else hero.monkey
    hero.despair = 0 if hero.despair == 1 else hero.despair
    hero.slow = 0
    s.turn = no_turn()
    s.phase = CHOOSE_HERO
    s.tell("turn_ended", hero.seat, hero.name)


# ---- after an encounter ----


def decided(s: DescentState, side: int) -> None:
    """The encounter is over at once; cards on their way come to rest."""
    s.attacks.clear()
    s.rising = []
    discard_in_play(s)
    s.discard += s.fates
    s.fates = []
    s.wins.append(side)
    s.phase = ENCOUNTER_END
    s.tell("encounter_won", thing=SIDES[side])


def end_encounter(s: DescentState) -> Rules[None]:
    """On to the next encounter, or the quest is decided (DSC-20.02, 20.03)."""
    side = s.wins[-1]
    outcome = encounter_of(s).outcome.get(SIDES[side])
    if outcome is not None and outcome.next:
        scene = Scene(s)
        s.carried = {name: amount(scene, term) for name, term in s.script.carried[SIDES[side]].items()}
        yield from rest_between(s)
        names = [encounter.id for encounter in QUESTS[s.quest].encounters]
        begin_encounter(s, names.index(outcome.next))
        return
    if s.campaign is not None:
        quest_over(s, side)
    else:
        s.over = True
        s.shown += 1
        s.tell("game_over", thing=SIDES[side])


def rest_between(s: DescentState) -> Rules[None]:
    """Damage, conditions, cards and hands stay; fatigue is recovered, feats and cards are fresh (DSC-20.04, 20.08)."""
    for hero in s.heroes:
        recover_fatigue(s, hero, hero.fatigue)
        hero.feat_used = False
        refresh_effects(hero)
        if hero.down:
            answer = yield Ask(hero.seat, "encounter.stand-up", [STAND_UP, PASS], hero.name)
            if answer is STAND_UP:
                s.clear()  # the old map is gone
                yield from stand_up(s, hero)
                hero.fatigue = 0
    s.relics_exhausted = 0


# ---- one stretch of play ----


def play_on(s: DescentState) -> Rules[None]:
    """From a quiet point to the next: one placement, one action, one activation step."""
    try:
        yield from STEPS[s.phase](s)
    except EncounterDecided as end:
        decided(s, end.side)


STEPS: Final[dict[int, Callable[[DescentState], Rules[None]]]] = {
    DRAFT: choose_party,
    EPIC_HEROES: choose_upgrades,
    EPIC_OVERLORD: overlord_upgrades,
    SET_UP: set_up_encounter,
    CHOOSE_HERO: choose_next_hero,
    HERO_TURN: hero_turn,
    OVERLORD_START: start_overlord_turn,
    CHOOSE_GROUP: choose_monster,
    MONSTER_TURN: monster_turn,
    OVERLORD_END: end_overlord_turn,
    ENCOUNTER_END: end_encounter,
    CAMPAIGN: campaign_step,
}
