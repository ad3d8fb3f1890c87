"""First sight of the mind that learns: what an activation is good for, counted and not guessed.

The mind that it is measured against keeps its own (`priors.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.shadespire.bots.priors import at_bearer, at_reroll, at_score, fighter_of, plain
from podziemia.games.shadespire.bots.progress import is_dead
from podziemia.games.shadespire.bots.threats import Blow, blows, can_act, health, hit_chance, lead_at
from podziemia.games.shadespire.data.cards import CARD_IDS, FIRST_PLOY, NUMBER, PROFILE_IDS, is_upgrade, ploy
from podziemia.games.shadespire.data.hexes import NO_ONES, NOWHERE
from podziemia.games.shadespire.data.kinds import NEXT_ACTIVATION
from podziemia.games.shadespire.data.options import DONE, DRAW, KEEP, PASS
from podziemia.games.shadespire.data.warbands import WARBAND_IDS
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.kernel.ask import Ask, Option

Look = Callable[[ShadespireState, Ask, Option], float]

CHARGE_COSTS: Final = 0.05
"""A fighter that has charged is done for the round."""
KILL: Final = 1.1
WOUND: Final = 0.28
NEEDED: Final[dict[int, tuple[int, ...]]] = {
    **{NUMBER[f"hold_objective_{n}"]: (n - 1,) for n in range(1, 6)},
    NUMBER["tactical_genius_1_3"]: (0, 1, 2),
    NUMBER["tactical_genius_3_5"]: (2, 3, 4),
    NUMBER["tactical_supremacy_1_2"]: (0, 1),
    NUMBER["tactical_supremacy_3_4"]: (2, 3),
}
ANY_TOKEN: Final = frozenset(
    NUMBER[id]
    for id in (
        "eternal_supremacy",
        "our_only_way_out",
        "supremacy",
        "claim_the_city",
        "hoarders",
        "immovable_object",
        "determined_defender",
        "overextended",
    )
)
ENEMY_TOKEN: Final = frozenset(
    NUMBER[id] for id in ("cleanse", "making_a_statement", "seize_ground", "plant_a_standard")
)
ABROAD: Final = frozenset(
    NUMBER[id] for id in ("unstoppable_advance", "conquest", "swift_advance", "lightning_advance")
)
RETURNS: Final = ("raise_fallen", "more_more_clanrats")
ORDERS: Final = ("command_two", "ancient_commander")
LETS_STRIKE: Final = "avin_a_good_time"
FARSTRIDERS: Final = WARBAND_IDS.index("the_farstriders")
CHOSEN_AXES: Final = WARBAND_IDS.index("the_chosen_axes")
DEFENSIVE: Final = frozenset(
    (
        "stormforged_resistance",
        "insensate",
        "bloodslick_ground",
        "daemonic_resilience",
        "grasping_hands",
        "heightened_caution",
        "indomitable",
        "berserk_fury",
        "firm_footing",
        "patient_defence",
        "piercing_stare",
        "we_shall_not_be_moved",
        "stormforged_tactics",
        "darkness_descends",
        "ephemeral_shield",
        "fortify",
        "invisible_walls",
        "parry",
        "sacrificial_pawn",
    )
)
"""Ploys for the activation of the other side."""
EITHER: Final = frozenset(
    (
        "blood_rain",
        "clawing_hands",
        "scrag_em",
        "curious_inversion",
        "desperate_gambit",
        "dual_strike",
        "shattering_terrain",
    )
)
"""Ploys that can be good for the activation of either side."""


def look(s: ShadespireState, ask: Ask) -> list[float]:
    if ask.kind in ("activation", "time-trap"):
        return at_activation(s, ask)
    how = LOOKS.get(ask.kind, plain)
    return [how(s, ask, option) for option in ask.options]


# ---- blows ----


def gain(s: ShadespireState, blow: Blow, e: Fighter) -> float:
    """What a hit is worth."""
    return spoils(e) if blow.damage >= health(e) else WOUND * blow.damage


def spoils(e: Fighter) -> float:
    """What it is worth to take the fighter out of action."""
    return KILL + 0.3 * e.card.leader + 0.15 * len(e.upgrades) + 0.05 * health(e)


def best_blow(s: ShadespireState, f: Fighter, hex: int, id: str = "") -> float:
    """What the best attack from that hex is worth, or the best with one weapon."""
    best = 0.0
    away = s.ground.outline.steps_from(hex)
    for blow in blows(f):
        if id and blow.id != id:
            continue
        for e in s.fighters:
            if e.seat != f.seat and e.hex != NOWHERE and away[e.hex] <= blow.range and s.sees(hex, e.hex):
                best = max(best, hit_chance(s, blow, e, lead_at(s, f, hex, e)) * gain(s, blow, e))
    return best


def best_charge(s: ShadespireState, f: Fighter) -> float:
    """What its best attack after a walk is worth, supports left out."""
    best = 0.0
    away = s.ground.outline.steps_from(f.hex)
    walk = f.side.move + f.move_bonus
    for blow in blows(f):
        for e in s.fighters:
            if e.seat != f.seat and e.hex != NOWHERE and away[e.hex] <= blow.range + walk:
                best = max(best, hit_chance(s, blow, e) * gain(s, blow, e))
    return best


def danger(s: ShadespireState, f: Fighter, hex: int) -> float:
    """How much the next blow of the other side may cost there."""
    worst = 0.0
    away = s.ground.outline.steps_from(hex)
    for e in s.fighters:
        if e.seat == f.seat or e.hex == NOWHERE or not can_act(e):
            continue
        walk = 0 if e.moved else e.side.move + e.move_bonus
        if away[e.hex] > walk + 3:
            continue
        for blow in blows(e):
            if away[e.hex] <= blow.range + walk:
                worst = max(worst, hit_chance(s, blow, f) * gain(s, blow, f))
    return worst


# ---- tokens ----


def token_worth(s: ShadespireState, seat: int, hex: int) -> float:
    """How much the seat wants to stand there, by the cards that it holds."""
    if hex not in s.tokens:
        return 0.0
    token = s.tokens.index(hex)
    worth = 0.08
    for card in s.players[seat].objectives:
        if token in NEEDED.get(card, ()):
            worth += 0.5
        elif card in ANY_TOKEN or (card in ENEMY_TOKEN and s.zone(hex) == 1 - seat):
            worth += 0.25
    if s.players[seat].warband == CHOSEN_AXES:
        worth += 0.2
    return worth


def place_worth(s: ShadespireState, f: Fighter, hex: int) -> float:
    """What standing there is good for, blows apart."""
    worth = token_worth(s, f.seat, hex)
    if s.zone(hex) not in (f.seat, NO_ONES):
        player = s.players[f.seat]
        if player.warband == FARSTRIDERS and not f.inspired:
            worth += 0.2
        if [card for card in player.objectives if card in ABROAD]:
            worth += 0.2
    return worth


# ---- an activation ----


def at_activation(s: ShadespireState, ask: Ask) -> list[float]:
    return [activation_worth(s, ask.seat, option) for option in ask.options]


def activation_worth(s: ShadespireState, seat: int, option: Option) -> float:
    verb = option.verb
    if verb in ("attack", "charge", "move", "guard"):
        f = fighter_of(s, option)
        return 0.0 if f is None else deed_worth(s, f, verb)
    if option is DRAW:
        return 0.2
    if verb == "swap":
        return 0.4 if is_dead(s, seat, option.index) else 0.0
    if verb == "act":
        return 0.7 if option.thing in RETURNS else 0.3 if option.thing in ORDERS else 0.4
    return -0.5


def deed_worth(s: ShadespireState, f: Fighter, verb: str) -> float:
    if verb == "attack":
        return 0.45 + best_blow(s, f, f.hex)
    held = token_worth(s, f.seat, f.hex)
    if verb == "charge":
        return 0.35 + best_charge(s, f) - CHARGE_COSTS - 0.1 * (f.card.leader and s.round == 1) - held
    if verb == "guard":
        return 0.3 * danger(s, f, f.hex) if can_act(f) else 0.0
    return 0.15 + best_walk(s, f) - held


def best_walk(s: ShadespireState, f: Fighter) -> float:
    """The best token within a walk; or that somebody far from all comes nearer."""
    away = s.ground.outline.steps_from(f.hex)
    walk = f.side.move + f.move_bonus
    best = 0.0
    for hex in s.tokens:
        if hex != NOWHERE and away[hex] <= walk and not s.occupied >> hex & 1:
            best = max(best, token_worth(s, f.seat, hex))
    nearest = min([away[e.hex] for e in s.fighters if e.seat != f.seat and e.hex != NOWHERE], default=0)
    return max(best, 0.2 if nearest > walk + 1 else 0.0)


def mover(s: ShadespireState, ask: Ask) -> Fighter | None:
    return next((f for f in s.fighters if f.id == ask.because), None)


def at_move(s: ShadespireState, ask: Ask, option: Option) -> float:
    """Where cards want it; near enough to strike next, and not within reach of those who strike first."""
    if option.verb != "go":
        return 0.0
    hex = s.ground.ids[option.thing]
    f = mover(s, ask)
    if f is None:
        return 0.4 if hex in s.tokens else 0.0
    worth = place_worth(s, f, hex) - 0.08 * (s.ground.edge >> hex & 1)
    away = s.ground.outline.steps_from(hex)
    near = 99
    for e in s.fighters:
        if e.seat != f.seat and e.hex != NOWHERE:
            near = min(near, away[e.hex])
    return worth - 0.02 * max(0, near - 2) - 0.25 * danger(s, f, hex)


def at_charge(s: ShadespireState, ask: Ask, option: Option) -> float:
    """The blow that can be struck from there, and what else the place is good for."""
    hex = s.ground.ids[option.thing]
    f = mover(s, ask)
    if f is None:
        return 0.2
    worth = best_blow(s, f, hex) + 0.6 * place_worth(s, f, hex) - 0.06 * (s.ground.edge >> hex & 1)
    near = s.near(hex)
    for e in s.fighters:
        if e.seat != f.seat and e.hex != NOWHERE and near >> e.hex & 1:
            worth -= 0.04
    return worth


def at_target(s: ShadespireState, ask: Ask, option: Option) -> float:
    e = fighter_of(s, option)
    aim = s.aim
    if e is None:
        return 0.2
    if aim is None:
        return 1.0 / health(e) + 0.3 * e.card.leader
    f = s.fighters[aim.fighter]
    lead = lead_at(s, f, f.hex, e)
    worths = [hit_chance(s, blow, e, lead) * gain(s, blow, e) for blow in blows(f) if aim.profile in ("", blow.id)]
    return max(worths, default=0.0)


def at_profile(s: ShadespireState, ask: Ask, option: Option) -> float:
    aim = s.aim
    if aim is None:
        return 0.2
    f = s.fighters[aim.fighter]
    return best_blow(s, f, f.hex, PROFILE_IDS[option.index])


# ---- cards ----


def at_power(s: ShadespireState, ask: Ask, option: Option) -> float:
    """Upgrades cost nothing that counts in the end. A ploy for the next activation is for its own player's."""
    if option is PASS:
        return 0.4
    card = option.index + FIRST_PLOY
    if is_upgrade(card):
        return 0.8
    if ploy(card).lasts != NEXT_ACTIVATION:
        return 0.35
    return 0.45 if suits_next_activation(s, ask.seat, card) else 0.0


def suits_next_activation(s: ShadespireState, seat: int, card: int) -> bool:
    """Whether the ploy is for an activation of the side whose turn comes."""
    id = CARD_IDS[card]
    return id in EITHER or (s.next_to_activate() == seat) != (id in DEFENSIVE)


def at_discard(s: ShadespireState, ask: Ask, option: Option) -> float:
    if option is DONE:
        return 0.2
    return 0.5 if is_dead(s, ask.seat, option.index) else -0.3


def at_token(s: ShadespireState, ask: Ask, option: Option) -> float:
    """Numbers are hidden, but what lies at home is easier to hold."""
    return 0.4 if s.zone(s.ground.ids[option.thing]) == ask.seat else 0.2


def at_mulligan(s: ShadespireState, ask: Ask, option: Option) -> float:
    return 0.3 if option is KEEP else 0.1


def at_choice(s: ShadespireState, ask: Ask, option: Option) -> float:
    """Of those who come back, the strongest; of those who are sent, who gets somewhere; of those who may strike, whose
    blow is worth most, and none of the other side's."""
    f = fighter_of(s, option)
    if f is None:
        return plain(s, ask, option)
    if ask.because in RETURNS:
        return 0.3 + 0.1 * max([profile.damage * profile.dice for profile in f.side.attacks])
    if ask.because in ORDERS:
        return best_walk(s, f) - token_worth(s, f.seat, f.hex)
    if ask.because == LETS_STRIKE:
        worth = best_blow(s, f, f.hex)
        return 0.3 + worth if f.seat == ask.seat else 0.2 - worth
    return plain(s, ask, option)


LOOKS: Final[dict[str, Look]] = {
    "power": at_power,
    "move.to": at_move,
    "charge.to": at_charge,
    "attack.target": at_target,
    "attack.next": at_target,
    "attack.with": at_profile,
    "upgrade.on": at_bearer,
    "score.now": at_score,
    "end.score": at_score,
    "attack.reroll": at_reroll,
    "defence.reroll": at_reroll,
    "discard.objectives": at_discard,
    "mulligan": at_mulligan,
    "token.place": at_token,
    "choose.fighter": at_choice,
}
