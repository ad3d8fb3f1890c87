"""When each of the 147 objective cards is fulfilled.

A card scored at once looks at the deed just done (and at the phase so far, where it says so); a card of the end phase
looks at the battlefield and at the action phase just ended (SHA-12.08).
"""

from __future__ import annotations

from collections.abc import Callable

from podziemia.games.shadespire.data.cards import NUMBER
from podziemia.games.shadespire.data.hexes import NO_ONES, NOWHERE
from podziemia.games.shadespire.rules.deed import MOVE, Deed, Fallen, Strike
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.settle import FULFILLED, PROGRESS, Count, Test
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.kernel.ask import NOBODY


def scored_when(*ids: str) -> Callable[[Test], Test]:
    """These cards share a condition."""
    return FULFILLED.to(*[NUMBER[id] for id in ids])


def scored_at(least: int, *ids: str) -> Callable[[Count], Count]:
    """These cards are scored at once as soon as the action phase has seen so many of what they count."""

    def register(count: Count) -> Count:
        numbers = [NUMBER[id] for id in ids]
        PROGRESS.to(*numbers)(count)
        FULFILLED.to(*numbers)(lambda s, seat, deed: count(s, seat) >= least)
        return count

    return register


# ---- what the conditions speak of ----


def second_stands(s: ShadespireState, seat: int) -> bool:
    """While the second in command stands, nobody scores for killing the leader (SHA-16.09)."""
    return [f for f in s.allies(seat) if f.stands_in()] != []


def leader_slain(s: ShadespireState, seat: int) -> bool:
    if second_stands(s, 1 - seat):
        return False
    return [victim for victim, by, _, _, led in s.kills if led and by == seat and s.fighters[victim].seat != seat] != []


def fell(deed: Deed, seat: int) -> list[Fallen]:
    """Foes that the seat's warband killed in the deed."""
    return [x for x in deed.fallen if x.by.seat == seat and x.fighter.seat != seat]


def mover(deed: Deed) -> Fighter | None:
    """Who made the Move action, if it is one."""
    return deed.fighter if deed.kind == MOVE else None


def own_strike(deed: Deed, seat: int) -> Strike | None:
    """The attack, if the seat made it with a fighter of its own."""
    return deed if isinstance(deed, Strike) and deed.seat == deed.owner() == seat else None


def fell_to_strike(deed: Deed, seat: int) -> list[Fallen]:
    """Foes killed by the attack of one of the seat's fighters."""
    a = own_strike(deed, seat)
    return [] if a is None else [x for x in fell(a, seat) if x.by.fighter is a.attacker]


def fell_to_own(deed: Deed, seat: int) -> list[tuple[Fallen, Fighter]]:
    """Foes killed by one of the seat's fighters, and by which; one that it merely commanded is not its own."""
    return [(x, f) for x in fell(deed, seat) if (f := x.by.own()) is not None]


def own_count(s: ShadespireState, mask: int, seat: int) -> int:
    """How many of the seat's fighters are in a set of fighters by number."""
    return len([f for f in s.fighters if f.seat == seat and mask >> f.number & 1])


def all_there(s: ShadespireState, seat: int, least: int, hexes: int) -> bool:
    """At least so many of the seat's fighters survive, and all of them stand on these hexes."""
    allies = s.allies(seat)
    return len(allies) >= least and not [f for f in allies if not hexes >> f.hex & 1]


def met(s: ShadespireState, f: Fighter) -> list[Fighter]:
    """Foes next to the fighter."""
    return s.adjacent(f, 1 - f.seat)


def matched(choices: list[list[int]]) -> bool:
    """Whether each list can be given one of its members, all different."""
    taken: dict[int, int] = {}

    def place(i: int, tried: set[int]) -> bool:
        for choice in choices[i]:
            if choice in tried:
                continue
            tried.add(choice)
            if choice not in taken or place(taken[choice], tried):
                taken[choice] = i
                return True
        return False

    return not [i for i in range(len(choices)) if not place(i, set())]


def tokens_in(s: ShadespireState, hexes: int) -> list[int]:
    return [t for t, hex in enumerate(s.tokens) if hex != NOWHERE and hexes >> hex & 1]


# ---- scored at once ----


@scored_at(3, "blood_for_the_blood_god", "call_of_the_waaagh", "no_escape")
def charged(s: ShadespireState, seat: int) -> int:
    return own_count(s, s.chargers, seat)


@scored_when("coward")
def foe_ran_away(s: ShadespireState, seat: int, deed: Deed) -> bool:
    f = mover(deed)
    return f is not None and f.seat != seat and deed.lost_contact


@scored_at(2, "draw_the_gaze_of_khorne", "khorne_sees_us", "ranger_strike")
def foes_slain(s: ShadespireState, seat: int) -> int:
    """Foes that the warband killed in this phase."""
    return len([victim for victim, by, _, _, _ in s.kills if by == seat and s.fighters[victim].seat != seat])


@scored_at(2, "awe_inspiring")
def fighters_slain(s: ShadespireState, seat: int) -> int:
    return len([by for _, by, _, _, _ in s.kills if by == seat])


@scored_at(3, "let_the_blood_flow")
def hit(s: ShadespireState, seat: int) -> int:
    return own_count(s, s.hits, seat)


@scored_when("lightning_strikes", "ferocious_charge")
def charge_killed(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return deed.charge and fell_to_strike(deed, seat) != []


@scored_when("skills_unforgotten", "scion_of_grimnir", "skritch_is_the_greatest_yes_yes", "show_of_strength")
def leader_killed(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return [f for _, f in fell_to_own(deed, seat) if s.is_leader(f)] != []


@scored_when("victorious_duel")
def leader_killed_leader(s: ShadespireState, seat: int, deed: Deed) -> bool:
    leaders = [f for x, f in fell_to_own(deed, seat) if x.leader and not second_stands(s, 1 - seat)]
    return [f for f in leaders if s.is_leader(f)] != []


@scored_when("bane_of_champions")
def riptooth_killed_leader(s: ShadespireState, seat: int, deed: Deed) -> bool:
    leaders = [f for x, f in fell_to_own(deed, seat) if x.leader and not second_stands(s, 1 - seat)]
    return [f for f in leaders if f.card.id == "riptooth"] != []


@scored_when("dead_kunnin")
def two_supports_more(s: ShadespireState, seat: int, deed: Deed) -> bool:
    a = own_strike(deed, seat)
    return a is not None and a.upper_hand


@scored_when("too_dumb_to_die")
def survived_three(s: ShadespireState, seat: int, deed: Deed) -> bool:
    if not isinstance(deed, Strike):
        return False
    return [f for f, n in deed.hurt if f.seat == seat and n >= 3 and f.hex != NOWHERE] != []


@scored_when("arms_length")
def killed_from_afar(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return [x for x in fell(deed, seat) if not [f for f in x.near if f.seat == seat]] != []


@scored_when("all_the_better_to_slay_them")
def each_has_a_foe(s: ShadespireState, seat: int, deed: Deed) -> bool:
    allies = s.allies(seat)
    return len(allies) >= 3 and matched([[foe.number for foe in met(s, f)] for f in allies])


@scored_when("advancing_strike")
def killed_in_enemy_territory(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return [x for x in fell(deed, seat) if x.zone == 1 - seat] != []


@scored_when("defensive_strike")
def killed_at_home(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return [x for x in fell(deed, seat) if x.zone == seat] != []


@scored_when("balance_of_power")
def two_supports_each(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return isinstance(deed, Strike) and deed.balanced


@scored_when("change_of_tactics")
def charged_from_guard(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return deed.charge and deed.guarded and deed.seat == seat


@scored_at(3, "concerted_attack")
def attacked_one(s: ShadespireState, seat: int) -> int:
    """The most of the seat's fighters that have attacked one and the same foe."""
    own = [(f, t) for f, t in s.attempts if s.fighters[f].seat == seat]
    return max([len({f for f, t in own if t == foe.number}) for foe in s.fighters if foe.seat != seat])


@scored_when("cover_ground")
def moved_six(s: ShadespireState, seat: int, deed: Deed) -> bool:
    f = mover(deed)
    return f is not None and f.seat == seat and deed.length >= 6


@scored_when("crushing_force")
def twice_the_damage(s: ShadespireState, seat: int, deed: Deed) -> bool:
    a = own_strike(deed, seat)
    return a is not None and a.over_kill


@scored_when("precise_use_of_force")
def exactly_enough(s: ShadespireState, seat: int, deed: Deed) -> bool:
    a = own_strike(deed, seat)
    return a is not None and a.exact_kill


@scored_when("heroic_feat")
def hit_against_supports(s: ShadespireState, seat: int, deed: Deed) -> bool:
    a = own_strike(deed, seat)
    return a is not None and a.underdog_hit


@scored_at(7, "massive_assault")
def damage_to_foes(s: ShadespireState, seat: int) -> int:
    own = [(v, n) for v, by, f, n in s.hurts if by == seat and f != NOBODY and s.fighters[f].seat == seat]
    return sum([n for v, n in own if s.fighters[v].seat != seat])


@scored_when("masterstroke")
def killed_by_reaction(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return [x for x in fell(deed, seat) if x.by.as_reaction] != []


@scored_when("miraculous_escape")
def three_dice_failed(s: ShadespireState, seat: int, deed: Deed) -> bool:
    if not isinstance(deed, Strike) or deed.seat == seat:
        return False
    return [t for t, dice in deed.missed if t.seat == seat and dice >= 3] != []


@scored_when("no_remorse")
def more_damage_than_wounds(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return [x for x in fell_to_strike(deed, seat) if x.by.damage > x.wounds] != []


@scored_when("the_bigger_they_are")
def killed_with_damage_one(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return [x for x in fell_to_strike(deed, seat) if x.by.damage == 1] != []


@scored_when("reaper")
def one_attack_two_kills(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return len(fell_to_strike(deed, seat)) >= 2


@scored_when("the_harvest_begins")
def one_attack_hurt_three(s: ShadespireState, seat: int, deed: Deed) -> bool:
    a = own_strike(deed, seat)
    return a is not None and len({f.number for f, _ in a.hurt if f.seat != seat}) >= 3


@scored_when("trapped")
def hurt_by_trap(s: ShadespireState, seat: int, deed: Deed) -> bool:
    a = own_strike(deed, seat)
    return a is not None and a.trap_hurt


@scored_when("unstoppable")
def hit_a_guard(s: ShadespireState, seat: int, deed: Deed) -> bool:
    a = own_strike(deed, seat)
    return a is not None and a.hit_guard


# ---- end phase: what happened in the action phase ----


@scored_when("a_worthy_skull", "slayers_of_tyrants", "get_da_boss", "a_grim_promise", "behead_the_beast", "assassinate")
def leader_slain_this_phase(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return leader_slain(s, seat)


@scored_when("biggest_an_da_best")
def own_leader_killed_this_phase(s: ShadespireState, seat: int, deed: Deed) -> bool:
    kills = [(victim, f) for victim, by, f, _, _ in s.kills if by == seat and f != NOBODY]
    foes = [f for victim, f in kills if s.fighters[victim].seat != seat]
    return [f for f in foes if s.fighters[f].seat == seat and s.is_leader(s.fighters[f])] != []


@scored_when("more_able_bodies")
def two_kills(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return foes_slain(s, seat) >= 2


@scored_when("butchery")
def three_kills(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return foes_slain(s, seat) >= 3


@scored_when("good_scrap")
def three_slain(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return len(s.kills) >= 3


@scored_when("killing_ground")
def slain_in_every_zone(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return {zone for _, _, _, zone, _ in s.kills} == {0, 1, NO_ONES}


@scored_when("sigmars_bulwark")
def unhurt(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return not [victim for victim, _, _, _ in s.hurts if s.fighters[victim].seat == seat]


@scored_when("brave_but_cautious")
def alive_and_unhurt(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return s.allies(seat) != [] and unhurt(s, seat, deed)


@scored_when("bloodless")
def nobody_hurt(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return not s.hurts


@scored_when("multiple_fronts")
def three_foes_hurt(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return len({v for v, by, _, _ in s.hurts if by == seat and s.fighters[v].seat != seat}) >= 3


@scored_when("honed_survival_instincts")
def none_lost(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return not [victim for victim, _, _, _, _ in s.kills if s.fighters[victim].seat == seat]


@scored_when("lives_are_cheap")
def two_lost(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return len([victim for victim, _, _, _, _ in s.kills if s.fighters[victim].seat == seat]) >= 2


@scored_when("battle_without_end")
def two_returned(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return s.players[seat].returns_this_phase >= 2


@scored_when("march_of_the_dead")
def all_marched(s: ShadespireState, seat: int, deed: Deed) -> bool:
    allies = s.allies(seat)
    return len(allies) >= 5 and not [f for f in allies if not s.movers >> f.number & 1]


@scored_when("fury_of_the_lodge")
def all_charged(s: ShadespireState, seat: int, deed: Deed) -> bool:
    allies = s.allies(seat)
    return len(allies) >= 3 and not [f for f in allies if not s.chargers >> f.number & 1]


@scored_when("perfect_planning")
def nobody_moved(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return own_count(s, s.movers, seat) == 0


@scored_when("punch_up")
def each_fought_another(s: ShadespireState, seat: int, deed: Deed) -> bool:
    allies = s.allies(seat)
    foes = [[t for f, t in s.attempts if f == ally.number and s.fighters[t].seat != seat] for ally in allies]
    return len(allies) >= 2 and matched(foes)


@scored_when("punishing_volleys")
def three_volleys(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return s.pistol_hits[seat] >= 3


@scored_when("brilliant_brilliant")
def two_scored_in_action(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return s.players[seat].scored_in_action >= 2


@scored_when("flawless_strategy")
def two_scored_in_end(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return s.players[seat].scored_in_end >= 2


@scored_when("victory_after_victory")
def three_scored_in_round(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return s.players[seat].scored_in_round >= 3


@scored_when("superior_tactician")
def six_scored(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return len(s.players[seat].scored) >= 6


@scored_when("master_of_war")
def scored_ploy_and_upgrade(s: ShadespireState, seat: int, deed: Deed) -> bool:
    player = s.players[seat]
    return player.scored_in_round > 0 and player.ploys_played > 0 and player.upgrades_played > 0


@scored_when("escalation")
def three_upgrades(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return s.players[0].upgrades_played + s.players[1].upgrades_played >= 3


@scored_when("honest_opponent")
def no_ploys(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return s.players[seat].ploys_played == 0


@scored_when("ploymaster")
def three_ploys(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return s.players[seat].ploys_played >= 3


@scored_when("stymied")
def opponent_played_nothing(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return s.players[1 - seat].power_played == 0


@scored_when("no_more_tricks")
def no_power_cards(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return not s.players[seat].hand


# ---- end phase: who is left ----


@scored_when("it_begins")
def one_out_each(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return s.slain(0) != [] and s.slain(1) != []


@scored_when("kill_kill_again")
def two_out_each(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return len(s.slain(0)) >= 2 and len(s.slain(1)) >= 2


@scored_when("war_of_attrition")
def as_many_out(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return len(s.slain(0)) == len(s.slain(1)) > 0


@scored_when("khorne_cares_not")
def five_out(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return len(s.slain(0)) + len(s.slain(1)) >= 5


@scored_when("pure_carnage")
def seven_out(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return len(s.slain(0)) + len(s.slain(1)) >= 7


@scored_when("endless_slaughter")
def five_foes_out(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return len(s.slain(1 - seat)) >= 5


@scored_when("khornes_champion")
def last_of_all(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return len(s.allies(seat)) == 1 and not s.allies(1 - seat)


@scored_when("eternals", "ard_as_iron", "oaths_still_to_fulfil", "complete_victory")
def none_out(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return not s.slain(seat)


@scored_when("feast_feast", "bloody_annihilation", "meticulous_annihilation", "annihilation", "total_annihilation")
def all_foes_out(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return not s.allies(1 - seat)


@scored_when("accept_inevitability")
def all_out(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return not s.allies(seat)


@scored_when("fearless_in_death")
def one_left(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return len(s.allies(seat)) == 1


@scored_when("numberless_swarm")
def five_left(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return len(s.allies(seat)) == 5


@scored_when("live_to_fight_another_day")
def only_leader_left(s: ShadespireState, seat: int, deed: Deed) -> bool:
    allies = s.allies(seat)
    return len(allies) == 1 and s.is_leader(allies[0])


@scored_when("save_the_best")
def only_enemy_leader_left(s: ShadespireState, seat: int, deed: Deed) -> bool:
    foes = s.allies(1 - seat)
    return len(foes) == 1 and s.is_leader(foes[0])


@scored_when("deres_more_of_us")
def more_fighters(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return len(s.allies(seat)) > len(s.allies(1 - seat))


@scored_when("sigmars_finest", "dauntless")
def three_to_one(s: ShadespireState, seat: int, deed: Deed) -> bool:
    allies = s.allies(seat)
    return allies != [] and len(s.allies(1 - seat)) >= 3 * len(allies)


@scored_when("peerless_general")
def four_uninspired(s: ShadespireState, seat: int, deed: Deed) -> bool:
    allies = s.allies(seat)
    return len(allies) >= 4 and not [f for f in allies if f.inspired]


@scored_when("the_invigorated_dead", "for_the_ur_gold", "heroes_all")
def three_inspired(s: ShadespireState, seat: int, deed: Deed) -> bool:
    allies = s.allies(seat)
    return len(allies) >= 3 and not [f for f in allies if not f.inspired]


@scored_when("rivers_of_blood")
def four_wounded(s: ShadespireState, seat: int, deed: Deed) -> bool:
    left = s.on_battlefield()
    return len(left) >= 4 and not [f for f in left if not f.wounds]


@scored_when("blooded")
def all_wounded(s: ShadespireState, seat: int, deed: Deed) -> bool:
    allies = s.allies(seat)
    return len(allies) >= 3 and not [f for f in allies if not f.wounds]


@scored_when("scent_of_victory")
def all_foes_wounded(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return all_wounded(s, 1 - seat, deed)


@scored_when("chosen_champion")
def three_upgrades_on_one(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return [f for f in s.allies(seat) if len(f.upgrades) >= 3] != []


@scored_when("geared_for_war")
def all_upgraded(s: ShadespireState, seat: int, deed: Deed) -> bool:
    allies = s.allies(seat)
    return len(allies) >= 3 and not [f for f in allies if not f.upgrades]


@scored_when("ready_for_a_challenge")
def all_foes_upgraded(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return all_upgraded(s, 1 - seat, deed)


# ---- end phase: where they stand ----


@scored_when("consecrated_area")
def no_foe_near(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return not [f for f in s.allies(seat) if met(s, f)]


@scored_when("alone_in_the_darkness")
def nobody_near_anybody(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return not [f for f in s.on_battlefield() if s.near(f.hex) & s.occupied]


@scored_when("undead_swarm")
def foes_surrounded(s: ShadespireState, seat: int, deed: Deed) -> bool:
    foes = s.allies(1 - seat)
    return foes != [] and not [f for f in foes if len(met(s, f)) < 2]


@scored_when("close_with_the_enemy")
def three_near_foes(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return len([f for f in s.allies(seat) if met(s, f)]) >= 3


@scored_when("brawl")
def all_near_foes(s: ShadespireState, seat: int, deed: Deed) -> bool:
    allies = s.allies(seat)
    return len(allies) >= 3 and not [f for f in allies if not met(s, f)]


@scored_when("fearless")
def one_near_three(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return [f for f in s.allies(seat) if len(met(s, f)) >= 3] != []


@scored_when("poised_to_strike")
def three_near_one(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return one_near_three(s, 1 - seat, deed)


@scored_when("unbroken_wall")
def one_group(s: ShadespireState, seat: int, deed: Deed) -> bool:
    allies = s.allies(seat)
    if len(allies) < 3:
        return False
    mask = s.mask(seat)
    group = 1 << allies[0].hex
    for _ in allies:
        for f in allies:
            if group >> f.hex & 1:
                group |= s.near(f.hex) & mask
    return group == mask


@scored_when("unstoppable_advance", "conquest", "swift_advance")
def all_advanced(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return all_there(s, seat, 1, s.territory(1 - seat))


@scored_when("lightning_advance")
def two_advanced(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return all_there(s, seat, 2, s.territory(1 - seat))


@scored_when("contained")
def foes_at_home(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return all_there(s, 1 - seat, 1, s.territory(1 - seat))


@scored_when("denial")
def no_foe_at_home(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return not [f for f in s.allies(1 - seat) if s.zone(f.hex) == seat]


@scored_when("skirting_danger")
def all_on_edge(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return all_there(s, seat, 2, s.ground.edge)


@scored_when("twilight_conqueror")
def all_in_no_ones(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return all_there(s, seat, 3, s.territory(NO_ONES))


@scored_when("divide_and_conquer")
def both_in_both(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return {(f.seat, s.zone(f.hex)) for f in s.on_battlefield()} >= {(0, 0), (0, 1), (1, 0), (1, 1)}


@scored_when("leading_from_the_back")
def leader_safe(s: ShadespireState, seat: int, deed: Deed) -> bool:
    leader = s.leader(seat)
    return leader is not None and s.zone(leader.hex) == seat and not met(s, leader)


# ---- end phase: objective tokens ----


@scored_when("there_is_only_slaughter")
def nothing_held(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return not s.held_by(0) and not s.held_by(1)


@scored_when("cleanse", "making_a_statement")
def all_tokens_of_enemy(s: ShadespireState, seat: int, deed: Deed) -> bool:
    there = tokens_in(s, s.territory(1 - seat))
    return there != [] and set(there) <= set(s.held_by(seat))


@scored_when("seize_ground")
def token_in_enemy_territory(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return set(tokens_in(s, s.territory(1 - seat))) & set(s.held_by(seat)) != set()


@scored_when("plant_a_standard")
def leader_holds_enemy_token(s: ShadespireState, seat: int, deed: Deed) -> bool:
    leader = s.leader(seat)
    return leader is not None and s.holds(leader) and s.zone(leader.hex) == 1 - seat


@scored_when("immovable_object", "determined_defender")
def held_twice(s: ShadespireState, seat: int, deed: Deed) -> bool:
    pairs = zip(s.held_before, s.held_now, strict=True)
    return [f for f, same in pairs if f == same != NOBODY and s.fighters[f].seat == seat] != []


@scored_when("a_claim_retaken")
def took_from_foe(s: ShadespireState, seat: int, deed: Deed) -> bool:
    lost = [t for t in s.held_by(seat) if s.held_start[t] != NOBODY]
    return [t for t in lost if s.fighters[s.held_start[t]].seat != seat] != []


@scored_when("claim_the_city", "overextended")
def all_tokens(s: ShadespireState, seat: int, deed: Deed) -> bool:
    left = tokens_in(s, s.ground.hexes)
    return left != [] and left == s.held_by(seat)


@scored_when("hoarders")
def all_hold(s: ShadespireState, seat: int, deed: Deed) -> bool:
    allies = s.allies(seat)
    return allies != [] and not [f for f in allies if not s.holds(f)] and not s.held_by(1 - seat)


@scored_when("eternal_supremacy", "our_only_way_out", "supremacy")
def three_tokens(s: ShadespireState, seat: int, deed: Deed) -> bool:
    return len(s.held_by(seat)) >= 3


def holds_these(*numbers: int) -> Test:
    def test(s: ShadespireState, seat: int, deed: Deed) -> bool:
        return {number - 1 for number in numbers} <= set(s.held_by(seat))

    return test


for number in (1, 2, 3, 4, 5):
    scored_when(f"hold_objective_{number}")(holds_these(number))
scored_when("tactical_genius_1_3")(holds_these(1, 2, 3))
scored_when("tactical_genius_3_5")(holds_these(3, 4, 5))
scored_when("tactical_supremacy_1_2")(holds_these(1, 2))
scored_when("tactical_supremacy_3_4")(holds_these(3, 4))
