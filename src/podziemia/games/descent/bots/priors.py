"""First looks at answers: the plan of a turn for what figures do, rules of thumb for everything else."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.bots.aims import field_to, goal_bits, prey_worth, spots_for
from podziemia.games.descent.bots.book import book_of, enemies_of
from podziemia.games.descent.bots.escort import resting_place, way_of
from podziemia.games.descent.bots.horde import field_prior
from podziemia.games.descent.bots.leanings import leaning_of
from podziemia.games.descent.bots.party import (
    class_prior,
    order_prior,
    owner_prior,
    purchase_prior,
    recruit_prior,
    skill_prior,
    strength,
)
from podziemia.games.descent.bots.powers import dangerous_pack, power_worth, strike_around, stunned_pack
from podziemia.games.descent.bots.tactics import Target, Turn, healed_around
from podziemia.games.descent.data.cards import FIGURE, PLOTS
from podziemia.games.descent.data.dice import SHIELDS, SIDES
from podziemia.games.descent.data.heroes import HERO_SHEETS, SKILLS
from podziemia.games.descent.data.map import bits_of
from podziemia.games.descent.data.parts import AWARENESS, MIGHT, WILLPOWER
from podziemia.games.descent.data.quest_language import calls_in
from podziemia.games.descent.rules.actions import has_acted
from podziemia.games.descent.rules.attack import Attack, range_needed
from podziemia.games.descent.rules.facts import health_left
from podziemia.games.descent.rules.figures import FAMILIAR, HERO, NPC, Figure, Hero
from podziemia.games.descent.rules.ground import FAR
from podziemia.games.descent.rules.rolling import chance_to_pass
from podziemia.games.descent.rules.state import OVERLORD, SET_UP, DescentState
from podziemia.games.descent.rules.surges import may_spend
from podziemia.games.descent.rules.using import ATTACK_SKILLS
from podziemia.games.descent.rules.weapons import BARE_HANDS, weapon_of
from podziemia.kernel.ask import NOBODY, Ask, Option

TURNS: Final = ("turn.action", "monster.action")
WALKS: Final = ("walk.step", "familiar.action", "feat.run", "ability.fly")
NEXT: Final = 10.0
"""The answer that the best plan begins with."""
MORE_HEARTS: Final = 0.1
"""Of two surges for hearts the one comes first that adds more."""
CLEAR_GAIN: Final = 0.5
"""Shields that another throw of a defense die must take away on average to come before a surge for fatigue."""
WORTH_A_DASH: Final = 1.0
"""How much better a monster must stand after it."""
GRATIS: Final = 0.1
"""Of two moves the one comes first that costs no action."""
IDLE: Final = 0.2
"""What an action of a monster's card must bring."""
ACT: Final = 5.0
"""An action here, plus what it brings in hearts."""
HEALING: Final = (
    "prayer_of_healing",
    "healing_rain",
    "radiant_light",
    "avric_albright",
    "tival_crystal",
    "staff_of_light",
)
WORTH_HEALING: Final = 3.5
"""What healing everybody around must bring."""
STRIKING_FEATS: Final = ("grisban_the_thirsty", "widow_tarha")
LEORIC: Final = "leoric_of_the_book"
JAIN: Final = "jain_fairwood"
ASHRIAN: Final = "ashrian"
SHATTERS: Final = "iron_longsword"
"""The weapon whose surge throws a defense die of the target again."""
TRAP_TESTS: Final = {
    "tripwire": AWARENESS,
    "pit_trap": AWARENESS,
    "web_trap": MIGHT,
    "explosive_runes": AWARENESS,
}
BESET: Final = 2
"""So many enemies next to a fallen hero fell it again."""
STAFF_FOR_A_CARD: Final = 0.5
"""The Staff of Shadows is better kept for a roll."""
LESS_THAN_A_HERO: Final = 1.5
"""What it is worth to bind or charm the familiar."""
CARD_USES: Final = ("use", "feat")
USELESS: Final = {
    "close": -2.0,
    "drop-token": -3.0,
    "dismiss": -3.0,
    "trade": -3.0,
    "hand-over": -3.0,
    "unequip": -3.0,
    "sell": -3.0,
}


def priors_of(s: DescentState, ask: Ask, stalls: bool = False) -> list[float]:
    """How good each answer looks; an overlord who stalls plays for time."""
    actor = walker(s, ask)
    if actor is not None and actor.on_map:
        if ask.kind in TURNS:
            return turn_priors(s, ask, actor, stalls)
        if ask.kind in WALKS:
            return walk_priors(s, ask, actor)
        if ask.kind == "attack.target":
            return target_priors(s, ask, actor)
    if ask.kind.startswith("overlord.") and ask.kind not in ("overlord.monster", "overlord.group"):
        return [card_prior(s, ask, option) for option in ask.options]
    return [small_prior(s, ask, option) for option in ask.options]


def walker(s: DescentState, ask: Ask) -> Figure | None:
    """The figure that the question is about."""
    named = FIGURE.get(ask.because)
    if named is not None and named in s.figures:
        return s.figures[named]
    return s.figures.get(s.turn.actor)


# ---- a turn ----


def turn_priors(s: DescentState, ask: Ask, actor: Figure, stalls: bool = False) -> list[float]:
    return planned(Turn(s, actor, stalls=stalls), ask, actor)


def planned(turn: Turn, ask: Ask, actor: Figure) -> list[float]:
    """By the best plan of the turn."""
    if isinstance(actor, Hero) and turn.actions > 0:
        uses = [o for o in ask.options if o.verb in CARD_USES and not is_free(o)]
        turn.deed = max([card_use_prior(turn, o, actor) - ACT for o in uses], default=0.0)
        if [o for o in uses if o.thing == JAIN]:
            turn.sprint = 2 * turn.speed
    elif turn.actions > 0:
        turn.deed = max([power_worth(turn, o.thing) for o in ask.options if o.verb == "perform"], default=0.0)
    _, goal, by = turn.plan()
    steps = turn.first_steps(goal) if by == "step" else {}
    return [option_prior(turn, option, by, steps) for option in ask.options]


def option_prior(turn: Turn, option: Option, by: str, steps: dict[int, int]) -> float:
    """Ten for what the best plan begins with; actions here by what they bring; the rest by habit."""
    verb = option.verb
    if verb in ("leave", "deliver", "shake-off"):
        return NEXT + 4.0
    if verb == "step":
        if option.index in steps:
            return NEXT + 0.1 - 0.01 * steps[option.index]
        return -1.0 - 0.05 * min(turn.far[option.index], 40)
    if verb in ("move", "dash"):
        return -0.5 if by != "move" else NEXT + GRATIS if verb == "dash" else NEXT
    if verb == "tire":
        return NEXT if by == "tire" else -1.0
    if verb in ("end-turn", "stop"):
        return 4.0
    if verb in ("open", "climb"):
        return open_prior(turn, option) if verb == "open" else 6.0
    if verb == "play" and by == "dash" and PLOTS[option.index].id == "dash":
        return NEXT
    if verb == "feat" and option.thing == JAIN:
        return NEXT if by == "sprint" else -1.0
    act = act_prior(turn, option)
    return act if by == "here" or option.thing in HEALING else min(act, NEXT - 1.0)


def act_prior(turn: Turn, option: Option) -> float:
    """What the action brings if it is done here and now."""
    verb = option.verb
    actor = turn.figure
    here = actor.spaces[0]
    if verb == "do" or verb == "take-token":
        costly = turn.worth_of_deed(option.thing if verb == "do" else "")
        return ACT + costly if costly > 0 else 3.0
    if verb in ("attack", "strike", "free-attack", "extra-attack", "frenzy"):
        blow = max([turn.best_blow(space) for space in actor.spaces])
        gratis = 1.0 if verb in ("free-attack", "extra-attack", "frenzy") else 0.0
        bare = 2.0 if option.thing == "unarmed" else 0.0
        return ACT + blow + gratis - bare if blow > 0.2 else 2.0
    if verb == "revive":
        return ACT + turn.revival(here)
    if verb == "rest":
        return ACT + turn.rest if turn.rest else 3.9
    if verb == "search":
        return ACT + 1.2
    if verb in ("use", "feat") and isinstance(actor, Hero):
        return card_use_prior(turn, option, actor)
    if verb == "play":
        name = PLOTS[option.index].id
        strikes = name == "frenzy" and turn.best_blow(here) > 1.0
        runs = name == "dash" and turn.far[here] > 8 and turn.gain_of_a_move() > WORTH_A_DASH
        return NEXT if strikes else NEXT - 0.5 if runs else 0.2
    if verb == "perform":
        worth = power_worth(turn, option.thing)
        return ACT + worth if worth > IDLE else 3.0
    if verb == "ability":
        return ACT + 0.9 if turn.best_blow(here) < 1.0 else ACT + 0.4
    if verb == "activate":
        rest = turn.s.turn.actions + turn.s.turn.points
        return 0.3 if rest and has_acted(turn.s) else ACT + 1.0
    return USELESS.get(verb, 0.5)


def is_free(option: Option) -> bool:
    """Whether the card is used without an action."""
    if option.verb == "feat":
        return not HERO_SHEETS[option.index].feat_is_action
    return option.index < len(SKILLS) and SKILLS[option.index].kind == "turn"


def open_prior(turn: Turn, option: Option) -> float:
    """A door is opened by who is on the way through it."""
    here = min([turn.far[space] for space in turn.figure.spaces])
    beyond = min([turn.far[space] for space in turn.s.board.door_squares[option.index]])
    return NEXT + 0.5 if beyond < here else -1.0


def card_use_prior(turn: Turn, option: Option, hero: Hero) -> float:
    """Healing when somebody needs it, attacks when they are open, the rest now and then."""
    name = option.thing
    s = turn.s
    here = hero.spaces[0]
    hurt = max([other.damage for other in s.heroes_up()], default=0)
    if name == "prayer_of_healing":
        return NEXT + 1.0 if turn.care(here) >= max(0.6, turn.best_care()) else -1.0
    if name in HEALING:
        healed = healed_around(s, hero)
        return -1.0 if healed < WORTH_HEALING else NEXT + 1.0 if is_free(option) else ACT + healed
    if name.startswith(("health_potion", "stamina_potion", "curse_doll")):
        return ACT + 3.0 if hurt >= 6 or hero.fatigue >= 4 or hero.conditions else -1.0
    if name in (LEORIC, ASHRIAN):
        return crowd_prior(turn, strike_around(turn) if name == LEORIC else stunned_pack(s, hero))
    if name in ATTACK_SKILLS or name in STRIKING_FEATS:
        blow = turn.best_blow(here)
        price = SKILLS[option.index].fatigue if option.verb == "use" and option.index < len(SKILLS) else 0
        return ACT + 1.15 * blow + 0.4 - 0.3 * price if blow > 0.2 or name == "charge" else 0.5
    return 4.5 if name in ("challenge", "unseen", "raise_dead", "fury_of_undeath", "greedy", "lurk") else -0.8


def crowd_prior(turn: Turn, value: float) -> float:
    """A feat against many is not for one who can be struck as well."""
    return ACT + value if value > turn.best_blow(turn.figure.spaces[0]) else -1.0


# ---- steps that others grant ----


def walk_priors(s: DescentState, ask: Ask, actor: Figure) -> list[float]:
    """Walk to where one stands or strikes best; who is led by the enemy goes the other way."""
    led_astray = (ask.seat == OVERLORD) == actor.good
    if actor.kind == NPC:
        return led_priors(s, ask, actor, led_astray)
    turn = Turn(s, actor, max(1, ask.n))
    if led_astray:
        return [float(turn.far[o.index]) if o.verb == "step" else 0.0 for o in ask.options]
    return stepped(turn, ask)


def stepped(turn: Turn, ask: Ask) -> list[float]:
    """By the best place to walk to."""
    _, goal, by = turn.plan()
    steps = turn.first_steps(goal) if by == "step" else {}
    return [option_prior(turn, option, by, steps) for option in ask.options]


def led_priors(s: DescentState, ask: Ask, npc: Figure, led_astray: bool) -> list[float]:
    """A neutral figure goes where it wants to rest; led by the enemy it goes away from its goal."""
    if led_astray:
        far = way_of(s, npc)
        return [float(min(far[o.index if o.verb == "step" else npc.spaces[0]], 60)) for o in ask.options]
    goal = resting_place(s, npc, ask.n)
    steps = Turn(s, npc, ask.n).first_steps(goal) if goal not in npc.spaces else {}
    return [NEXT - 0.01 * steps[o.index] if o.index in steps else 0.0 if o.verb == "step" else 1.0 for o in ask.options]


# ---- smaller questions ----


def target_priors(s: DescentState, ask: Ask, actor: Figure) -> list[float]:
    """The blow worth most; of a large enemy the nearest space."""
    turn = Turn(s, actor, 0)
    values = []
    for option in ask.options:
        figure = s.figure_at(option.index) if option.verb == "target" else None
        if figure is None:
            values.append(1.0)
            continue
        if figure.good == actor.good:
            values.append(4.0 - 0.2 * health_left(s, figure))
            continue
        target = Target(s, figure)
        blow = max([turn.blow_at(own, b, target) for own in actor.spaces for b in turn.blows], default=0.0)
        near = min([s.ground.distance(own, option.index) for own in actor.spaces])
        values.append(blow - 0.02 * near)
    return values


def card_prior(s: DescentState, ask: Ask, option: Option) -> float:
    """Hold a card for a moment that matters; in the last rounds and with a full hand play it."""
    if option.verb != "play":
        return 1.0 if option.verb == "pass" else STAFF_FOR_A_CARD
    name = PLOTS[option.index].id
    eager = 0.5 if len(s.hand) > 5 or s.round >= s.script.encounter.max_rounds - 1 else 0.0
    figure = s.figures.get(FIGURE.get(ask.because, NOBODY))
    if name in TRAP_TESTS and isinstance(figure, Hero):
        fails = 1.0 - chance_to_pass(figure.printed.attributes[TRAP_TESTS[name]]) / 36.0
        return 3.0 * fails - 0.6 + eager
    if name in TRAP_TESTS and figure is not None and figure.kind == FAMILIAR:
        return 0.6 + eager  # it fails, but a hero is worth more
    attack = s.attacks[-1] if s.attacks else None
    if isinstance(attack, Attack) and ask.kind == "overlord.roll":
        return roll_card_prior(s, attack, name) + eager
    return 2.0


def roll_card_prior(s: DescentState, attack: Attack, name: str) -> float:
    """Cards that change a roll, by what lies on the table; a test made during an attack shows nothing of it yet."""
    if len(attack.roll) != len(attack.dice):
        return 1.2
    missed = attack.shows_miss()
    if name == "dark_fortune":
        return 2.5 if missed and attack.seat == OVERLORD else 0.3
    if name == "dark_might":
        return 0.2 if missed else 1.4
    if name == "critical_blow":
        return 2.2 if attack.surges_left() > 0 and may_spend(s, attack) and not missed else 0.2
    return 1.6


def surge_prior(s: DescentState, option: Option) -> float:
    """The toll without which nothing is hit, range where it is short, then hearts (the more the better), pierce
    against shields, conditions."""
    attack = s.attacks[-1] if s.attacks else None
    name = option.thing
    if name == "toll":
        return 9.0
    if isinstance(attack, Attack) and attack.ranged and attack.targets:
        short = range_needed(s, attack, attack.targets[0]) - attack.rolled_range()
        if name.startswith("range"):
            return 8.0 if short > 0 else 0.5
    hearts = 0
    if isinstance(attack, Attack):
        hearts = max([line.hearts for line in attack.lines if line.id == name], default=0)
    if hearts or name in ("death-rage", "expert"):
        return 4.0 + MORE_HEARTS * hearts
    if name.startswith("pierce"):
        shields = max([d.shields() for d in attack.defenders], default=0) if isinstance(attack, Attack) else 1
        return 3.5 if shields else 0.8
    if name == "shatter-guard" and isinstance(attack, Attack):
        return shatter_prior(attack)
    return 3.0 if name in ("stunned", "immobilized", "poisoned", "diseased") else 2.0


def shatter_prior(attack: Attack) -> float:
    """By what another throw of a defense die takes away: below `done` where it can only do harm."""
    guarded = [d for d in attack.defenders if d.shields() > attack.pierce]
    faces = [die * SIDES + side for d in guarded for die, side in zip(d.dice, d.roll, strict=True)]
    gain = max([shields_above(face) for face in faces], default=0.0)
    return 3.5 if gain >= CLEAR_GAIN else 1.5 if gain > 0 else 0.5


def shields_above(face: int) -> float:
    """How much more the face of a defense die shows than the die does on average."""
    shields = SHIELDS[face // SIDES]
    return shields[face % SIDES] - sum(shields) / SIDES


def turned_prior(s: DescentState, ask: Ask, option: Option) -> float:
    """Hearts turned into fatigue: as many as it takes to stay up, and none if she falls all the same or not at all."""
    hero = walker(s, ask)
    needed = max(0, ask.n - health_left(s, hero) + 1) if hero is not None else 0
    wanted = needed if needed < len(ask.options) else 0
    return 2.0 if option.index == wanted else 1.0


def small_prior(s: DescentState, ask: Ask, option: Option) -> float:
    verb = option.verb
    if verb == "surge":
        return surge_prior(s, option)
    if verb == "choose":
        return chosen_prior(s, ask, option)
    if verb == "test":
        return test_prior(s, ask, option)
    if verb in ("place", "lie-along", "lie-down"):
        return place_prior(s, ask, option)
    if verb in ("activate-monster", "group"):
        return readiness(s, option)
    if verb == "field":
        return field_prior(s, option.index)
    if verb == "go":
        return order_prior(s, next(hero for hero in s.heroes if hero.hero == option.index))
    if verb == "take-hero":
        return recruit_prior(s, option.index)
    if verb == "take-class":
        return class_prior(option.index)
    if verb == "learn":
        return skill_prior(option.index)
    if verb == "buy":
        return purchase_prior(s, option.index)
    if ask.kind == "attack.weapon":
        return weapon_prior(s, ask, option)
    if ask.kind == "card.charm":
        strikes = verb in ("attack", "strike")
        return 1.0 if verb == "pass" else 2.0 if option.thing == "unarmed" else 3.0 if strikes else 1.5
    if ask.kind == "relic.reroll":
        return 1.0 if verb == "pass" else 2.0 if verb == "reroll-die" else STAFF_FOR_A_CARD
    if verb == "yes" and ask.kind == "quest.rule":
        return 0.5 if plays_into_their_hands(s, ask) else 2.0
    if verb == "stand-up":
        return 0.5 if better_lie(s, walker(s, ask)) else 2.0
    if verb == "leave":
        return 3.0
    if verb == "reroll":
        return shields_above(option.index) if ask.because == SHATTERS else _worst_face(option)
    if ask.kind == "damage.as-fatigue":
        return turned_prior(s, ask, option)
    if verb in ("yes", "stand-up", "add", "play", "add-shield", "equip", "use", "ability"):
        return 2.0
    return USELESS.get(verb, 1.0)


def plays_into_their_hands(s: DescentState, ask: Ask) -> bool:
    """Whether a rule that is the overlord's to choose brings somebody out whom the heroes must defeat to win."""
    rules = [rule for rule in s.script.rules if rule.rule.id == ask.because]
    brought = {str(call.args[0]) for rule in rules for call in calls_in(rule.do, "enter")}
    return ask.seat == OVERLORD and bool(brought & book_of(s).heroes.decide)


def weapon_prior(s: DescentState, ask: Ask, option: Option) -> float:
    """With what to strike where a skill or a feat leaves the choice; bare hands are for who has nothing else."""
    hero = walker(s, ask)
    if not isinstance(hero, Hero):
        return 0.0
    return strength(hero, weapon_of(BARE_HANDS if option.thing == "unarmed" else option.index))


def better_lie(s: DescentState, hero: Figure | None) -> bool:
    """Where every fall counts against the heroes, nobody stands up between two enemies to fall again at once,
    as long as there is a friend who can come and help."""
    if hero is None or not hero.spaces or not book_of(s).falls_count or not s.heroes_up():
        return False
    near = s.ground.near_bits[hero.spaces[0]]
    return len([foe for foe in enemies_of(s, True) if foe.sheet.dice and foe.bits & near]) >= BESET


def chosen_prior(s: DescentState, ask: Ask, option: Option) -> float:
    """A friend who needs it most, an enemy who can bear it least."""
    figure = s.figures.get(option.index)
    if figure is None:
        return 0.0
    if isinstance(figure, Hero) and ask.kind == "shop.hero":
        return owner_prior(figure, ask.because)
    if ask.seat == OVERLORD and isinstance(figure, Hero) and ask.kind == "card.hero":
        return 5.0 - figure.printed.attributes[WILLPOWER]
    if ask.seat == OVERLORD and figure.kind == FAMILIAR and ask.kind in ("card.hero", "ability.hero"):
        return LESS_THAN_A_HERO
    if ask.kind == "feat.monster":
        return float(len(dangerous_pack(s, figure)))
    if (ask.seat != OVERLORD) == figure.good:
        return (3.0 if isinstance(figure, Hero) and figure.down else 0.0) + 0.5 * figure.damage
    return 6.0 - min(6, health_left(s, figure)) * 0.7 + prey_worth(s, figure)


def test_prior(s: DescentState, ask: Ask, option: Option) -> float:
    figure = walker(s, ask)
    if not isinstance(figure, Hero):
        return 0.0
    value = float(figure.printed.attributes[option.index])
    return 6.0 - value if ask.seat == OVERLORD else value


def place_prior(s: DescentState, ask: Ask, option: Option) -> float:
    """Heroes and their friends near what they want, monsters near the heroes."""
    space = option.index if option.verb == "place" else option.index // 2
    figure = walker(s, ask)
    if figure is not None and figure.kind == HERO and s.phase <= SET_UP:
        return 4.0 - 0.05 * field_to(s, goal_bits(s, figure, spots_for(s, figure)))[space]
    good = figure is not None and figure.kind in (HERO, FAMILIAR, NPC)
    heroes = s.heroes_up()
    if not good and heroes and leaning_of(s, False).post > 0.5:
        return 4.0 - 0.05 * field_to(s, goal_bits(s, heroes[0], spots_for(s, heroes[0])))[space]
    foes = bits_of([space for foe in enemies_of(s, good) for space in foe.spaces])
    if not foes:
        return 1.0
    return 4.0 - 0.05 * min([s.ground.distance(space, foe) for foe in range(foes.bit_length()) if foes >> foe & 1])


def readiness(s: DescentState, option: Option) -> float:
    """Monsters next to a hero go first."""
    figure = s.figures.get(option.index) if option.verb == "activate-monster" else None
    if figure is None or not figure.spaces:
        return 1.0
    far = s.ground.distances(figure.spaces[0])
    return 3.0 - 0.05 * min([far[space] for hero in s.heroes_up() for space in hero.spaces], default=FAR)


def _worst_face(option: Option) -> float:
    """The die that shows least: a miss before anything else."""
    die, _, side = option.thing.rpartition("-")
    if die == "blue" and side == "1":
        return 9.0
    return 5.0 - 0.3 * int(side)
