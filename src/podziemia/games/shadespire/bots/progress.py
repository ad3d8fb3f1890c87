"""How far the objectives in hand have got: what is there of what each card asks for, from 0 to 1.

A card that nobody wrote a line for is either fulfilled or not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.shadespire.bots.threats import Threats, can_act
from podziemia.games.shadespire.data.cards import ACTIVATIONS, NUMBER, ROUNDS, TOKENS
from podziemia.games.shadespire.data.hexes import NO_ONES, NOWHERE
from podziemia.games.shadespire.data.kinds import EARLY_END, NOW
from podziemia.games.shadespire.data.objective_cards import OBJECTIVES
from podziemia.games.shadespire.data.warbands import WARBAND_IDS
from podziemia.games.shadespire.rules.deed import Deed
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.settle import is_fulfilled
from podziemia.games.shadespire.rules.state import ACTIVATION, ShadespireState

UNKNOWN: Final = 0.25
RETURNING: Final = (WARBAND_IDS.index("sepulchral_guard"), WARBAND_IDS.index("spiteclaws_swarm"))


class Facts:
    """What the cards ask about, worked out once for a seat."""

    __slots__ = (
        "actions",
        "allies",
        "charged",
        "fears",
        "foes",
        "hurt",
        "killed",
        "lost",
        "s",
        "safe",
        "seat",
        "threats",
        "tokens",
    )

    def __init__(self, s: ShadespireState, seat: int, threats: Threats, fears: Threats) -> None:
        self.s = s
        self.seat = seat
        self.threats = threats
        self.fears = fears
        """What the other side could do."""
        self.allies = s.allies(seat)
        self.foes = s.allies(1 - seat)
        pending = s.stage == ACTIVATION and s.active == seat and not s.in_end_phase()
        self.actions = ACTIVATIONS - s.players[seat].used + (1 if pending else 0)
        """Activations that the seat has left in this round, the one under way too."""
        self.killed = len([kill for kill in s.kills if kill[1] == seat and s.fighters[kill[0]].seat != seat])
        self.lost = len([kill for kill in s.kills if s.fighters[kill[0]].seat == seat])
        self.hurt = len([hurt for hurt in s.hurts if s.fighters[hurt[0]].seat == seat])
        self.charged = len([f for f in s.fighters if f.seat == seat and s.chargers >> f.number & 1])
        self.safe = 1.0
        for f in self.allies:
            self.safe *= 1.0 - 0.8 * fears.kill[f.number]
        self.tokens = [self.token(token) for token in range(TOKENS)]

    def token(self, token: int) -> float:
        """How likely the seat holds the token when it counts."""
        s = self.s
        hex = s.tokens[token]
        if hex == NOWHERE or hex == s.shard:
            return 0.0
        best = 0.0
        for f in self.allies:
            steps = s.ground.distance(hex, f.hex)
            if steps == 0:
                return 0.9 - 0.4 * self.fears.kill[f.number]
            walk = max(0, f.side.move + f.move_bonus)
            if steps <= walk and self.actions > 0 and can_act(f) and not f.moved:
                best = max(best, 0.65)
            elif s.round < ROUNDS and walk:
                best = max(best, 0.4 if steps <= walk else 0.25 if steps <= 2 * walk else 0.1)
        return best * (0.3 if s.at(hex) is not None else 1.0)

    def best_tokens(self, n: int, among: list[int]) -> float:
        """How likely the seat holds so many of these."""
        chances = sorted([self.tokens[token] for token in among], reverse=True)
        if len(chances) < n:
            return 0.0
        total = 1.0
        for chance in chances[:n]:
            total *= chance
        return total

    def enemy_tokens(self) -> list[int]:
        s = self.s
        return [t for t, hex in enumerate(s.tokens) if hex != NOWHERE and s.zone(hex) == 1 - self.seat]

    def kills(self, n: int) -> float:
        """How near it is to so many kills in this phase."""
        lacking = n - self.killed
        if lacking <= 0:
            return 1.0
        tries = min(self.actions, len([f for f in self.allies if can_act(f)]))
        if tries < lacking:
            return 0.0
        likely = self.threats.best_kill if lacking == 1 else self.threats.best_kill * self.threats.next_kill
        return max(likely, 0.1 * tries / (2.0 * lacking))

    def share(self, found: int, least: int = 1) -> float:
        """So many of the seat's fighters, of all of them."""
        return found / len(self.allies) if len(self.allies) >= least else 0.0

    def while_unhurt(self) -> float:
        return 0.0 if self.hurt else self.safe

    def abroad(self) -> int:
        s = self.s
        return len([f for f in self.allies if s.zone(f.hex) not in (self.seat, NO_ONES)])


Part = Callable[[Facts], float]
PARTS: Final[dict[int, Part]] = {}


def parts(part: Part, *ids: str) -> None:
    for id in ids:
        PARTS[NUMBER[id]] = part


def outlook(facts: Facts, card: int) -> float:
    """What there is of what the card asks for."""
    s = facts.s
    data = OBJECTIVES[card]
    if data.when == EARLY_END and s.round == ROUNDS:
        return 0.0
    fulfilled = data.when != NOW and is_fulfilled(s, facts.seat, card, Deed("end", facts.seat))
    if s.round == ROUNDS and s.in_end_phase():
        return 1.0 if fulfilled else 0.0
    part = PARTS.get(card)
    if part is not None:
        return min(1.0, max(0.0, part(facts)))
    return 0.8 if fulfilled else UNKNOWN


def is_dead(s: ShadespireState, seat: int, card: int) -> bool:
    """Whether the card can never be scored any more."""
    data = OBJECTIVES[card]
    if data.when == EARLY_END:
        return s.round == ROUNDS or (s.round == ROUNDS - 1 and s.in_end_phase())
    return data.id in UNBROKEN and s.players[seat].warband not in RETURNING and s.slain(seat) != []


# ---- tokens ----


def holds(*tokens: int) -> Part:
    among = list(tokens)

    def part(facts: Facts) -> float:
        return facts.best_tokens(len(among), among)

    return part


for number in range(TOKENS):
    parts(holds(number), f"hold_objective_{number + 1}")
parts(holds(0, 1, 2), "tactical_genius_1_3")
parts(holds(2, 3, 4), "tactical_genius_3_5")
parts(holds(0, 1), "tactical_supremacy_1_2")
parts(holds(2, 3), "tactical_supremacy_3_4")


def three_tokens(facts: Facts) -> float:
    return facts.best_tokens(3, list(range(TOKENS)))


def all_tokens(facts: Facts) -> float:
    return facts.best_tokens(TOKENS, list(range(TOKENS)))


def all_enemy_tokens(facts: Facts) -> float:
    there = facts.enemy_tokens()
    return facts.best_tokens(len(there), there) if there else 0.0


def one_enemy_token(facts: Facts) -> float:
    return facts.best_tokens(1, facts.enemy_tokens())


def any_token(facts: Facts) -> float:
    return 0.8 * facts.best_tokens(1, list(range(TOKENS)))


def tokens_for_all(facts: Facts) -> float:
    return facts.share(len(facts.s.held_by(facts.seat))) * (0.9 if not facts.s.held_by(1 - facts.seat) else 0.4)


def nobody_holds(facts: Facts) -> float:
    held = len(facts.s.held_by(0)) + len(facts.s.held_by(1))
    return max(0.0, 0.9 - 0.35 * held)


parts(three_tokens, "eternal_supremacy", "our_only_way_out", "supremacy")
parts(all_tokens, "claim_the_city", "overextended")
parts(all_enemy_tokens, "cleanse", "making_a_statement")
parts(one_enemy_token, "seize_ground", "plant_a_standard")
parts(any_token, "immovable_object", "determined_defender")
parts(tokens_for_all, "hoarders")
parts(nobody_holds, "there_is_only_slaughter")


# ---- kills ----


def one_kill(facts: Facts) -> float:
    """At once with the next kill of some kind."""
    return facts.threats.best_kill if facts.actions else 0.1


def charge_kill(facts: Facts) -> float:
    return facts.threats.charge_kill if facts.actions else 0.1


def leaders_kill(facts: Facts) -> float:
    return facts.threats.leader_kill if facts.actions else 0.1


def leader_slain(facts: Facts) -> float:
    slain = [kill for kill in facts.s.kills if kill[4] and kill[1] == facts.seat]
    if slain:
        return 1.0
    return facts.threats.kill_leader if facts.actions else 0.1


def two_kills(facts: Facts) -> float:
    return facts.kills(2)


def three_kills(facts: Facts) -> float:
    return facts.kills(3)


def three_fallen(facts: Facts) -> float:
    return min(1.0, (len(facts.s.kills) + facts.threats.best_kill) / 3.0)


def out(facts: Facts, seat: int) -> int:
    return len(facts.s.slain(seat))


def foes_gone(facts: Facts) -> float:
    return (out(facts, 1 - facts.seat) / len(facts.s.warband(1 - facts.seat))) ** 2


def five_out(facts: Facts) -> float:
    return (out(facts, 0) + out(facts, 1)) / 5.0


def one_out_each(facts: Facts) -> float:
    return 0.5 * min(1, out(facts, 0)) + 0.5 * min(1, out(facts, 1))


def two_out_each(facts: Facts) -> float:
    return 0.25 * min(2, out(facts, 0)) + 0.25 * min(2, out(facts, 1))


def more_fighters(facts: Facts) -> float:
    return 0.5 + 0.2 * (len(facts.allies) - len(facts.foes))


parts(one_kill, "advancing_strike", "defensive_strike", "arms_length", "precise_use_of_force", "the_bigger_they_are")
parts(charge_kill, "lightning_strikes", "ferocious_charge")
parts(leaders_kill, "skills_unforgotten", "scion_of_grimnir", "skritch_is_the_greatest_yes_yes", "show_of_strength")
parts(leaders_kill, "biggest_an_da_best")
parts(leader_slain, "victorious_duel", "bane_of_champions", "a_worthy_skull", "slayers_of_tyrants", "get_da_boss")
parts(leader_slain, "a_grim_promise", "behead_the_beast", "assassinate")
parts(two_kills, "draw_the_gaze_of_khorne", "khorne_sees_us", "ranger_strike", "awe_inspiring", "more_able_bodies")
parts(three_kills, "butchery", "killing_ground")
parts(three_fallen, "good_scrap")
parts(foes_gone, "feast_feast", "bloody_annihilation", "meticulous_annihilation", "annihilation", "total_annihilation")
parts(foes_gone, "save_the_best", "khornes_champion")
parts(five_out, "khorne_cares_not")
parts(one_out_each, "it_begins")
parts(two_out_each, "kill_kill_again")
parts(more_fighters, "deres_more_of_us", "numberless_swarm")


# ---- who is unhurt, who has moved and struck ----

UNBROKEN: Final = frozenset(("eternals", "ard_as_iron", "oaths_still_to_fulfil", "complete_victory"))


def nobody_out(facts: Facts) -> float:
    return 0.0 if facts.s.slain(facts.seat) else facts.safe


def none_lost(facts: Facts) -> float:
    return 0.0 if facts.lost else facts.safe


def unhurt(facts: Facts) -> float:
    return facts.while_unhurt()


def two_lost(facts: Facts) -> float:
    return min(1.0, facts.lost / 2.0 + 0.1)


def three_charged(facts: Facts) -> float:
    able = len([f for f in facts.allies if can_act(f) and not f.moved])
    lacking = 3 - facts.charged
    if lacking <= 0:
        return 1.0
    return (3 - lacking + 0.5) / 3.5 if min(able, facts.actions) >= lacking else 0.05


def all_charged(facts: Facts) -> float:
    return facts.share(facts.charged, 3)


def all_marched(facts: Facts) -> float:
    s = facts.s
    return facts.share(len([f for f in facts.allies if s.movers >> f.number & 1]), 5)


def three_hit(facts: Facts) -> float:
    s = facts.s
    return len([f for f in s.fighters if f.seat == facts.seat and s.hits >> f.number & 1]) / 3.0


def all_inspired(facts: Facts) -> float:
    return facts.share(len([f for f in facts.allies if f.inspired]), 3)


def all_foes_wounded(facts: Facts) -> float:
    return len([f for f in facts.foes if f.wounds]) / len(facts.foes) if len(facts.foes) >= 3 else 0.0


def foes_hurt(facts: Facts) -> float:
    s = facts.s
    return len({hurt[0] for hurt in s.hurts if hurt[1] == facts.seat and s.fighters[hurt[0]].seat != facts.seat}) / 3.0


def came_back(facts: Facts) -> float:
    return facts.s.players[facts.seat].returns_this_phase / 2.0


def scored_twice(facts: Facts) -> float:
    return facts.s.players[facts.seat].scored_in_action / 2.0


def war_mastered(facts: Facts) -> float:
    player = facts.s.players[facts.seat]
    return (min(1, player.scored_in_round) + min(1, player.ploys_played) + min(1, player.upgrades_played)) / 3.0


parts(nobody_out, "eternals", "ard_as_iron", "oaths_still_to_fulfil", "complete_victory")
parts(none_lost, "honed_survival_instincts")
parts(unhurt, "sigmars_bulwark", "brave_but_cautious")
parts(two_lost, "lives_are_cheap")
parts(three_charged, "blood_for_the_blood_god", "call_of_the_waaagh", "no_escape")
parts(all_charged, "fury_of_the_lodge")
parts(all_marched, "march_of_the_dead")
parts(three_hit, "let_the_blood_flow")
parts(all_inspired, "the_invigorated_dead", "for_the_ur_gold", "heroes_all")
parts(all_foes_wounded, "scent_of_victory")
parts(foes_hurt, "multiple_fronts")
parts(came_back, "battle_without_end")
parts(scored_twice, "brilliant_brilliant")
parts(war_mastered, "master_of_war")


# ---- where they stand ----


def advanced(facts: Facts) -> float:
    return facts.share(facts.abroad())


def no_foe_at_home(facts: Facts) -> float:
    s = facts.s
    at_home = len([f for f in facts.foes if s.zone(f.hex) == facts.seat])
    return max(0.0, 0.8 - 0.3 * at_home)


def next_to_foes(facts: Facts) -> list[Fighter]:
    s = facts.s
    return [f for f in facts.allies if s.adjacent(f, 1 - f.seat)]


def three_near_foes(facts: Facts) -> float:
    return min(3, len(next_to_foes(facts))) / 3.0


def all_near_foes(facts: Facts) -> float:
    return facts.share(len(next_to_foes(facts)), 3)


def no_foe_near(facts: Facts) -> float:
    return max(0.0, 0.9 - 0.3 * len(next_to_foes(facts)))


def foes_surrounded(facts: Facts) -> float:
    s = facts.s
    pairs = sum([min(2, len(s.adjacent(f, facts.seat))) for f in facts.foes])
    return pairs / (2.0 * len(facts.foes)) if facts.foes else 0.0


def three_near_one(facts: Facts) -> float:
    s = facts.s
    return max([min(3, len(s.adjacent(f, facts.seat))) for f in facts.foes], default=0) / 3.0


def leader_at_home(facts: Facts) -> float:
    s = facts.s
    leader = s.leader(facts.seat)
    if leader is None or s.zone(leader.hex) != facts.seat:
        return 0.0
    return 0.3 if s.adjacent(leader, 1 - facts.seat) else 0.9 - 0.5 * facts.fears.kill[leader.number]


parts(advanced, "unstoppable_advance", "conquest", "swift_advance", "lightning_advance")
parts(no_foe_at_home, "denial")
parts(three_near_foes, "close_with_the_enemy")
parts(all_near_foes, "brawl", "all_the_better_to_slay_them")
parts(no_foe_near, "consecrated_area", "alone_in_the_darkness")
parts(foes_surrounded, "undead_swarm")
parts(three_near_one, "poised_to_strike")
parts(leader_at_home, "leading_from_the_back")
