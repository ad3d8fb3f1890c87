"""What the bots know of Descent: the race between both sides' conditions, health, tempo, and first looks at answers."""

from __future__ import annotations

import ast
from typing import Final

from podziemia.games.descent.cards import FIGURE, NPC_IDS, PLOTS
from podziemia.games.descent.dice import chance_to_pass
from podziemia.games.descent.facts import health_left, is_protected, max_health, spare_fatigue, stamina
from podziemia.games.descent.figures import Figure, Hero
from podziemia.games.descent.ground import FAR
from podziemia.games.descent.map import bits_of
from podziemia.games.descent.movement import path_distance
from podziemia.games.descent.parts import AWARENESS, MIGHT, WILLPOWER
from podziemia.games.descent.pieces import Token
from podziemia.games.descent.quest_rules import ReadAction, Scene, figures, holds, read_condition, script_of
from podziemia.games.descent.scoring import winner
from podziemia.games.descent.skills import ATTACK_SKILLS
from podziemia.games.descent.state import CAMPAIGN, HEROES_SIDE, OVERLORD, SET_UP, DescentState
from podziemia.kernel.ask import NOBODY, Ask, Option
from podziemia.kernel.mind import Mind

WORTH: Final = 100.0
"""A won encounter, in points; positions lie between."""


# ---- how far a condition has got ----


def progress(s: DescentState, text: str) -> float:
    """How much of a victory condition is done, from 0 to 1, read off the quest's own words."""
    return _progress(s, ast.parse(text, mode="eval").body)


def _progress(s: DescentState, node: ast.expr) -> float:
    if isinstance(node, ast.BoolOp):
        parts = [_progress(s, part) for part in node.values]
        if isinstance(node.op, ast.And):
            done = 1.0
            for part in parts:
                done *= 0.2 + 0.8 * part
            return done
        return max(parts)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        name = node.func.id
        first = ast.unparse(node.args[0]) if node.args else ""
        if name == "defeated":
            return _beaten(s, first)
        if name == "round_over":
            limit = _number(s, node.args[0])
            return min(1.0, s.round / (limit + 1))
        return 0.3
    if isinstance(node, ast.Compare):
        return _compared(s, node)
    return 0.3


def _number(s: DescentState, node: ast.expr) -> float:
    return float(read_condition(ast.unparse(node))(Scene(s)))


def _compared(s: DescentState, node: ast.Compare) -> float:
    """`counter(x) >= n` counts up, `on_map(x) == 0` and `structures(x) == 0` wear down."""
    left = node.left
    goal = _number(s, node.comparators[0])
    if isinstance(left, ast.Call) and isinstance(left.func, ast.Name):
        name = left.func.id
        about = ast.unparse(left.args[0]) if left.args else ""
        if isinstance(node.ops[0], ast.GtE) and goal > 0:
            return min(1.0, _number(s, left) / goal)
        if name in ("on_map", "structures") and goal == 0:
            return _beaten(s, about)
        if name == "tokens" and goal == 0:
            return 1.0 / (1 + _number(s, left))
    return 0.3


def _beaten(s: DescentState, who: str) -> float:
    """Share of the health gone of all figures a name stands for."""
    left = total = 0
    for figure in figures(Scene(s), who):
        left += health_left(s, figure)
        total += max_health(s, figure)
    return 1.0 if not total else 1.0 - left / (total + 4.0)


# ---- where a side wants to be ----


def goals(s: DescentState, good: bool) -> int:
    """Spaces that draw the side: tokens it acts on or bears away, open exits, those it must defeat, else the enemy."""
    script = script_of(s)
    bits = 0
    for action in script.actions:
        spec = action.action
        if ("hero" in spec.by) == good and len(spec.at) == 1:
            bits |= bits_of([t.space for t in s.tokens_of(spec.at) if _worth_acting(s, action, t)])
    bits |= way_out(s, good) | listed_foes(s, good)
    return bits or ((s.evil_bits | s.solid_bits) if good else s.good_bits)


def _worth_acting(s: DescentState, action: ReadAction, token: Token) -> bool:
    if token.bearer != NOBODY:
        return False
    return action.condition is None or bool(action.condition(Scene(s, token=token)))


def way_out(s: DescentState, good: bool) -> int:
    """Exits that stand open to the side, or the token one must bring there."""
    bits = 0
    for call in script_of(s).statics.get("exit", ()):
        who = call.named["who"]
        if who in NPC_IDS or (who == "hero") != good:
            continue
        token = call.named.get("carrying")
        lying = [t.space for t in s.tokens_of(token) if t.bearer == NOBODY] if token else []
        if lying:
            bits |= bits_of(lying)
        elif holds(Scene(s), call) and (token is None or _bears(s, token, good)):
            bits |= bits_of(s.board.zone(call.args[0]))
    return bits


def _bears(s: DescentState, token: str, good: bool) -> bool:
    return bool([t for t in s.tokens_of(token) if t.bearer != NOBODY and s.figures[t.bearer].good == good])


def listed_foes(s: DescentState, good: bool) -> int:
    """Figures the side must defeat; for those under protection, what protects them."""
    script = script_of(s)
    bits = 0
    for text in script.encounter.heroes_win if good else script.encounter.overlord_wins:
        for word in ("on_map(", "defeated(", "structures("):
            for piece in text.split(word)[1:]:
                for figure in figures(Scene(s), piece.split(")")[0]):
                    if figure.good == good:
                        continue
                    shielded = good and bool(s.heroes_up()) and is_protected(s, figure, s.heroes_up()[0])
                    bits |= s.solid_bits or s.evil_bits & ~figure.bits if shielded else figure.bits
    return bits


def exposed(s: DescentState) -> list[int]:
    """Tokens that monsters can act on: what the heroes save is lost to the overlord."""
    found = []
    for action in script_of(s).actions:
        spec = action.action
        if "hero" not in spec.by and len(spec.at) == 1:
            found += [token.space for token in s.tokens_of(spec.at) if token.bearer == NOBODY]
    return found


def nearly_done(s: DescentState, good: bool) -> bool:
    """Whether a figure the side must defeat is about to fall."""
    script = script_of(s)
    for text in script.encounter.heroes_win if good else script.encounter.overlord_wins:
        for word in ("on_map(", "defeated(", "structures("):
            for piece in text.split(word)[1:]:
                standing = figures(Scene(s), piece.split(")")[0])
                if len(standing) == 1 and health_left(s, standing[0]) <= 3:
                    return True
    return False


class DescentMind(Mind[DescentState]):
    """Both sides look at the same race from opposite ends."""

    def points(self, s: DescentState) -> list[float]:
        decided = s.over or s.phase == CAMPAIGN
        value = self.heroes_chance(s) if not decided else WORTH if winner(s) == HEROES_SIDE else 0.0
        return [WORTH - value, *[value] * (s.seats - 1)]

    def spread(self, s: DescentState) -> float:
        return 25.0

    def utility(self, s: DescentState) -> list[float]:
        """The overlord's chance, and the heroes' shared among them."""
        value = self.points(s)[1] / WORTH
        return [1.0 - value, *[value / (s.seats - 1)] * (s.seats - 1)]

    def heroes_chance(self, s: DescentState) -> float:
        """In percent, from the race, health, fallen heroes, fatigue, cards and distance."""
        if s.phase <= SET_UP or not s.heroes:
            return 50.0
        script = script_of(s)
        ours = max([progress(s, text) for text in script.encounter.heroes_win])
        theirs = max([progress(s, text) for text in script.encounter.overlord_wins])
        value = 50.0 + 45.0 * (ours - theirs)
        for hero in s.heroes:
            share = 1.0 / len(s.heroes)
            if hero.down:
                value -= 14.0 * share
            else:
                value += share * (14.0 * health_left(s, hero) / max_health(s, hero) - 8.0)
                value += share * 3.0 * (spare_fatigue(s, hero) / max(1, stamina(s, hero)) - 0.5)
            value -= share * 4.0 * hero.conditions.bit_count()
            value += share * 1.5 * len(hero.usable_search())
        for monster in s.monsters():
            value -= 0.6 + 0.5 * health_left(s, monster) / max_health(s, monster)
            value += 1.5 * monster.conditions.bit_count()
        value -= 1.2 * min(len(s.hand), 6)
        value -= len(exposed(s)) * (1.5 + 10.0 * theirs * theirs)
        value += self.pull(s)
        return max(1.0, min(99.0, value))

    def pull(self, s: DescentState) -> float:
        """Being near what one wants is worth a little; the nearest figure counts most."""
        wanted = goals(s, True)
        near = sorted([path_distance(s, hero, wanted) for hero in s.heroes_up()])[:2]
        value = -sum([min(far, 10) * weight for far, weight in zip(near, (0.6, 0.3), strict=False)])
        feared = goals(s, False)
        prowl = sorted([path_distance(s, f, feared) for f in s.monsters()])[:3]
        return value + sum([min(far, 10) * 0.25 for far in prowl])

    def calm(self, s: DescentState) -> int:
        """Turns and activations so far, roughly."""
        acted = len([hero for hero in s.heroes if hero.acted]) + len([f for f in s.monsters() if f.activated])
        return s.round * 40 + acted + 20 * len(s.wins) * 40

    def temperature(self, ask: Ask) -> float:
        return 2.0

    def priors(self, s: DescentState, ask: Ask) -> list[float]:
        if ask.kind in ("turn.action", "monster.action", "walk.step", "familiar.action", "feat.run"):
            return self.action_priors(s, ask)
        if ask.kind.startswith("overlord."):
            return [self.card_prior(s, ask, option) for option in ask.options]
        return [self.small_prior(s, ask, option) for option in ask.options]

    def action_priors(self, s: DescentState, ask: Ask) -> list[float]:
        actor = self.walker(s, ask)
        wanted = goals(s, actor.good) if actor else 0
        here = path_distance(s, actor, wanted) if actor and actor.on_map else FAR
        return [self.action_prior(s, ask, option, actor, wanted, here) for option in ask.options]

    def walker(self, s: DescentState, ask: Ask) -> Figure | None:
        named = FIGURE.get(ask.because)
        if named is not None and named in s.figures:
            return s.figures[named]
        return s.figures.get(s.turn.actor)

    def action_prior(
        self, s: DescentState, ask: Ask, option: Option, actor: Figure | None, wanted: int, here: int
    ) -> float:
        """First looks at an action: objectives, then blows, then the way to either, then rest."""
        verb = option.verb
        if verb in ("leave", "deliver", "shake-off"):
            return 12.0
        if verb == "do":
            return 9.0
        if verb in STRIKES:
            bare = 2.0 if option.thing == "unarmed" else 0.0
            return (10.0 if actor is not None and nearly_done(s, actor.good) else 7.0) - bare
        if verb == "step":
            return self.step_prior(s, option, actor, wanted, here)
        if verb in ("move", "dash"):
            if here <= 1 or s.turn.points:
                return -0.5
            return 7.6 if self.should_run(s, actor, wanted, here) else 6.0
        if verb == "tire" and isinstance(actor, Hero):
            return 6.5 if s.turn.points == 0 and 1 < here <= spare_fatigue(s, actor) + 1 else -1.0
        if verb == "rest" and isinstance(actor, Hero):
            return 5.0 * actor.fatigue / max(1, stamina(s, actor)) - 0.5
        if verb in ("use", "feat") and isinstance(actor, Hero):
            return self.card_use_prior(s, option, actor)
        if verb == "play":
            return 8.5 if PLOTS[option.index].id == "frenzy" and self.can_strike(ask) else 0.2
        return ACTION_PRIORS.get(verb, 0.5)

    def should_run(self, s: DescentState, actor: Figure | None, wanted: int, here: int) -> bool:
        """Where the goal is a place, the two heroes nearest to it go there and let others fight."""
        if not isinstance(actor, Hero) or wanted & (s.evil_bits | s.solid_bits):
            return False
        closer = [h for h in s.heroes_up() if h.id != actor.id and path_distance(s, h, wanted) < here]
        return len(closer) < 2

    def can_strike(self, ask: Ask) -> bool:
        return bool([option for option in ask.options if option.verb == "strike"])

    def card_use_prior(self, s: DescentState, option: Option, hero: Hero) -> float:
        """Healing when somebody needs it, attacks when they are open, the rest now and then."""
        name = option.thing
        hurt = max([other.damage for other in s.heroes_up()], default=0)
        if name in HEALING:
            fallen = [other for other in s.heroes if other.down]
            return 8.5 if fallen else 7.5 if hurt >= 5 else -1.0
        if name.startswith(("health_potion", "stamina_potion", "curse_doll")):
            return 7.5 if hurt >= 6 or hero.fatigue >= 4 or hero.conditions else -1.0
        if name in ATTACK_SKILLS or name in STRIKING_FEATS:
            return 7.5
        return 1.5 if name in ("challenge", "unseen", "raise_dead", "fury_of_undeath", "greedy", "lurk") else -0.8

    def step_prior(self, s: DescentState, option: Option, actor: Figure | None, wanted: int, here: int) -> float:
        """Towards the goal; other steps are not worth a point."""
        if actor is None or here >= FAR:
            return 0.0
        far = s.ground.distances(option.index)
        least = FAR
        bits = wanted
        while bits:
            low = bits & -bits
            bits ^= low
            least = min(least, far[low.bit_length() - 1])
        if here <= 1:
            return -1.0
        return 6.2 if least < here else -1.5

    def card_prior(self, s: DescentState, ask: Ask, option: Option) -> float:
        """Hold a card for a moment that matters (strategy, section 4)."""
        if option.verb != "play":
            return 1.0
        name = PLOTS[option.index].id
        hero = s.figures.get(FIGURE.get(ask.because, NOBODY))
        if name in TRAP_TESTS and isinstance(hero, Hero):
            fails = 1.0 - chance_to_pass(hero.printed.attributes[TRAP_TESTS[name]]) / 36.0
            return 3.0 * fails - 0.6
        return 2.0

    def small_prior(self, s: DescentState, ask: Ask, option: Option) -> float:
        verb = option.verb
        if verb in ("target", "choose"):
            figure = s.figure_at(option.index) if verb == "target" else s.figures.get(option.index)
            if figure is None:
                return 0.0
            if ask.seat == OVERLORD and isinstance(figure, Hero) and ask.kind == "card.hero":
                return 5.0 - figure.printed.attributes[WILLPOWER]
            listed = goals(s, not figure.good) & figure.bits
            return 6.0 - min(6, health_left(s, figure)) * 0.7 + (3.0 if listed else 0.0)
        if verb == "surge":
            return 3.0 if "hearts" in option.thing or option.thing in ("toll", "stunned", "critical") else 2.0
        if verb == "test" and ask.seat == OVERLORD:
            hero = s.figures.get(s.turn.actor)
            return 6.0 - hero.printed.attributes[option.index] if isinstance(hero, Hero) else 0.0
        if verb == "test":
            actor = s.figures.get(s.turn.actor)
            return float(actor.printed.attributes[option.index]) if isinstance(actor, Hero) else 0.0
        if verb == "go":
            hero = next((h for h in s.heroes if h.hero == option.index), None)
            return -2.0 if hero is not None and hero.down else 1.0
        if verb in ("yes", "stand-up", "learn", "add", "buy", "play"):
            return 2.0
        return 1.0

    def matters(self, ask: Ask) -> bool:
        """Whom to hit is worth a search; the rest follows first looks, which playouts would only blur."""
        return ask.kind == "attack.target"


STRIKES: Final = ("attack", "strike", "free-attack", "extra-attack", "frenzy")
HEALING: Final = (
    "prayer_of_healing",
    "healing_rain",
    "radiant_light",
    "avric_albright",
    "tival_crystal",
    "staff_of_light",
)
STRIKING_FEATS: Final = ("grisban_the_thirsty", "leoric_of_the_book", "widow_tarha", "ashrian")
ACTION_PRIORS: Final = {
    "take-token": 8.0,
    "revive": 8.0,
    "climb": 6.0,
    "perform": 4.5,
    "ability": 4.5,
    "activate": 5.0,
    "open": 4.5,
    "search": 4.0,
    "close": -2.0,
    "drop-token": -3.0,
    "dismiss": -3.0,
    "trade": -3.0,
    "hand-over": -3.0,
}
TRAP_TESTS: Final = {
    "tripwire": AWARENESS,
    "pit_trap": AWARENESS,
    "web_trap": MIGHT,
    "explosive_runes": AWARENESS,
}
