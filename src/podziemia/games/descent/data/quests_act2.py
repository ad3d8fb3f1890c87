"""The quests of act II, as data. Maps, plots and rules are ours."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.data.dice import GRAY
from podziemia.games.descent.data.quest_parts import (
    CARRIED,
    Door,
    Encounter,
    Group,
    Henchman,
    Marker,
    Npc,
    Outcome,
    Quest,
    QuestAction,
    QuestRule,
    Rewards,
    Structure,
)

ACT_2: Final = (
    Quest(
        id="army_of_dalzunm",
        kind="act2",
        act=2,
        encounters=(
            Encounter(
                id="e1",
                map="""
########################
###...1......####aaaa.##
###........B.....aaaa.##
EE...o...........aaaa..#
EE......~~~......o.....#
EE.....~~~~~...........#
EE......~~~...k....B...#
#...........o.kk.......#
##.....B......k....2...#
##..o............bbbb.##
###3.............bbbb.##
####......~~..4..bbbb.##
########################
""",
                start="E",
                markers={
                    "B": Marker("war-standard", "structure", walkable=False),
                },
                groups=(
                    Group("goblin_archer", "a"),
                    Group("open", "b", traits=("mountain", "wilderness", "dark")),
                ),
                lieutenants=(
                    Henchman("splig", "k"),
                    Henchman("belthir", "b", later=True),
                ),
                structures=(Structure("standard", "B", {2: 3, 3: 3, 4: 3}, {2: 6, 3: 7, 4: 8}, (GRAY,)),),
                rules=(
                    QuestRule("mettle", static=("stat(hero, health=by(0,0,1))", "stat(monster, health=by(0,0,0))")),
                    QuestRule(
                        "muster",
                        when=("overlord_turn_end",),
                        do=("add(muster, count_near(standard, monster, 2))",),
                        counters={"muster": 0, "spoils": 0},
                    ),
                    QuestRule(
                        "rally",
                        when=("overlord_turn_end",),
                        do=("spawn(goblin_archer, min(structures(standard), by(1,2,2)), zone=a)",),
                    ),
                    QuestRule("spoils", when=("destroyed(standard)",), do=("add(spoils, 1)",)),
                    QuestRule(
                        "wings", when=("overlord_turn_start",), condition="round == 4", do=("enter(belthir, zone=b)",)
                    ),
                ),
                heroes_win=("structures(standard) == 0",),
                overlord_wins=("counter(muster) >= by(12,15,15)", "round_over(by(8,10,10))"),
                max_rounds=10,
            ),
        ),
        always=Rewards(counter="spoils"),
        heroes=Rewards(relic="staff_of_light"),
        overlord=Rewards(xp=1, relic="staff_of_shadows"),
        unlocks=(("lord_of_flame", "dead_or_drowning"), ("dead_or_drowning", "rite_of_the_red_dawn")),
    ),
    Quest(
        id="prison_of_khinn",
        kind="act2",
        act=2,
        encounters=(
            Encounter(
                id="e1",
                map="""
#########################
#EE....####....J.....####
#EE.......+..........####
#EE..1....+....o.....####
#......####..........####
##++########..#####++####
##...###J.....####.....##
#......+......####J..2.##
#......+......####.....##
#.aaaa.##.....######++###
#.aaaa.####..######.kk..#
#.aaaa..+......+....k...#
#.......+..bbbb+......J.#
#..3...####bbbb####..4..#
##########.bbbb.#########
#########################
""",
                start="E",
                markers={
                    "J": Marker("cell", "hidden_objective"),
                },
                doors=(
                    Door("d1", "E", "closed", ((2, 10), (3, 10))),
                    Door("d2", "S", "closed", ((5, 2), (5, 3))),
                    Door("d3", "S", "locked", ((5, 19), (5, 20))),
                    Door("d4", "E", "closed", ((7, 7), (8, 7))),
                    Door("d5", "S", "locked", ((9, 20), (9, 21))),
                    Door("d6", "E", "closed", ((11, 8), (12, 8))),
                    Door("d7", "E", "closed", ((11, 15), (12, 15))),
                ),
                groups=(
                    Group("zombie", "a"),
                    Group("open", "b", traits=("building", "cursed", "civilized")),
                ),
                lieutenants=(Henchman("splig", "k"),),
                rules=(
                    QuestRule("mettle", static=("stat(hero, health=by(0,0,0))", "stat(monster, health=by(4,2,1))")),
                    QuestRule(
                        "cells",
                        counters={"prisoners": 0},
                        hidden=("J", ("witness", "prisoner", "prisoner", "prisoner")),
                        known_to="overlord",
                    ),
                    QuestRule(
                        "open_cell",
                        action=QuestAction(
                            by=("hero",),
                            reach="on_or_adjacent",
                            at="J",
                            do=("reveal(J)", "on_content(prisoner, [add(prisoners, 1)])"),
                        ),
                    ),
                    QuestRule(
                        "force_lock",
                        action=QuestAction(
                            by=("hero",),
                            reach="adjacent",
                            doors=("d3", "d5"),
                            tests=("might",),
                            bonus="-1",
                            auto="flag(keys)",
                            passed=("open_door(chosen)",),
                        ),
                    ),
                    QuestRule("keys", when=("defeated(splig)",), do=("set_flag(keys)",)),
                    QuestRule("warden_bell", when=("overlord_turn_end",), do=("spawn(zombie, by(1,1,2), zone=a)",)),
                ),
                heroes_win=("revealed(witness, heroes)",),
                overlord_wins=("round_over(8)",),
                max_rounds=8,
                outcome={
                    "heroes": Outcome("e2", {"pursuit": "0"}),
                    "overlord": Outcome("e2", {"pursuit": "2"}),
                },
            ),
            Encounter(
                id="e2",
                map="""
########################
####.1......#####..2...#
##...........+.........#
#HHH..o......+...o.....#
#HHHN...aaaa.##........#
#HHH....aaaa.##..bbbb..#
##......aaaa.....bbbb..#
##..^^...........bbbb..#
##..^^....o..##........#
###..........##....k...#
####....###..##...kk.XX#
####.3..###.......4..XX#
########################
""",
                start="H",
                markers={
                    "H": Marker("", "hero_start"),
                    "N": Marker("the-witness", "npc"),
                },
                doors=(Door("d1", "E", "closed", ((2, 13), (3, 13))),),
                groups=(
                    Group("open", "a", traits=("wilderness", "cave", "dark")),
                    Group("open", "b", traits=("building", "mountain")),
                ),
                lieutenants=(Henchman("belthir", "k"),),
                npcs=(Npc("witness", "N", 4, {2: 20, 3: 26, 4: 30}, (GRAY,), attributes=(2, 3, 3, 3)),),
                rules=(
                    QuestRule("mettle", static=("stat(hero, health=by(0,0,0))", "stat(monster, health=by(4,2,1))")),
                    QuestRule(
                        "pursuit", when=("overlord_turn_end",), do=("add(pursuit, 1)",), counters={"pursuit": CARRIED}
                    ),
                    QuestRule("sheltered", static=("protect(witness, against=monster, when='round <= 2')",)),
                    QuestRule(
                        "hunters", when=("reached(pursuit, 3)", "reached(pursuit, 6)"), do=("spawn(open_a, 9, zone=a)",)
                    ),
                    QuestRule(
                        "witness_moves",
                        when=("after_last_hero_turn",),
                        do=("move_npc(witness, 4, by=heroes)",),
                        static=("exit(X, who=witness)",),
                    ),
                    QuestRule(
                        "swoop",
                        when=("moved_adjacent(belthir, witness)",),
                        do=("test(witness, might, fail=[move_npc(witness, 2, by=overlord)])",),
                    ),
                ),
                heroes_win=("left(witness, X) >= 1",),
                overlord_wins=("defeated(witness)", "counter(pursuit) >= 12"),
                max_rounds=12,
            ),
        ),
        always=Rewards(counter="prisoners"),
        heroes=Rewards(relic="fortunas_dice"),
        overlord=Rewards(xp=1, relic="bones_of_woe"),
        unlocks=(("rite_of_the_red_dawn", "shadowfall_mountain"), ("shadowfall_mountain", "lord_of_flame")),
    ),
    Quest(
        id="lord_of_flame",
        kind="act2",
        act=2,
        encounters=(
            Encounter(
                id="e1",
                map="""
######################
###..1...###...2..####
#EE......###..U....###
#EE..o............aaa#
#EE.......~~..o...aaa#
#........~~~~.....aaa#
#..U.....~~~~.....aaa#
#.........~~......U.##
#..o..###.....o.....##
#.....###...........##
##.3..###..bbbb..4..##
####.......bbbb....###
####..U....bbbb..#####
######################
""",
                start="E",
                markers={
                    "U": Marker("furnace", "objective", walkable=False),
                },
                groups=(
                    Group("flesh_moulder", "a"),
                    Group("open", "b", traits=("hot", "mountain", "cave")),
                ),
                rules=(
                    QuestRule("mettle", static=("stat(hero, health=by(1,6,6))", "stat(monster, health=by(0,0,0))")),
                    QuestRule(
                        "fill",
                        action=QuestAction(
                            by=("hero",),
                            reach="on_or_adjacent",
                            terrain="water",
                            condition="not has_flag(actor, bucket)",
                            do=("give_flag(actor, bucket)",),
                        ),
                    ),
                    QuestRule(
                        "quench",
                        action=QuestAction(
                            by=("hero",),
                            reach="adjacent",
                            at="U",
                            condition="has_flag(actor, bucket)",
                            do=(
                                "take_flag(actor, bucket)",
                                "progress(U, 1, by(1,2,2), then=[lose(U), add(quenched, 1)])",
                            ),
                        ),
                    ),
                    QuestRule("spill", when=("ko",), do=("take_flag(subject, bucket)",)),
                    QuestRule(
                        "stoke",
                        when=("overlord_turn_end",),
                        do=("add(heat, 1)", "add(heat, 1, when='tokens(U) >= 3')"),
                        counters={"heat": 0, "quenched": 0},
                    ),
                    QuestRule("smiths", when=("overlord_turn_end",), do=("spawn(flesh_moulder, 1, zone=a)",)),
                ),
                heroes_win=("counter(quenched) >= 3",),
                overlord_wins=("counter(heat) >= by(14,18,18)", "round_over(11)"),
                max_rounds=11,
                outcome={
                    "heroes": Outcome("e2", {"embers": "0"}),
                    "overlord": Outcome("e2", {"embers": "3"}),
                },
            ),
            Encounter(
                id="e2",
                map="""
######################
####..1.....####..2.##
#EE.......!!.........#
#EE..o....!!!....o...#
#EE......!!!....kk...#
#.........!!....kk...#
#...................##
#...aaaa..o....bbbb.##
#...aaaa.......bbbb.##
#...aaaa!!!....bbbb.##
##..3....!!!........##
####......!!....4.####
######################
""",
                start="E",
                groups=(
                    Group("elemental", "b"),
                    Group("open", "a", traits=("cursed", "building", "dark")),
                ),
                lieutenants=(Henchman("lord_merick_farrow", "k"),),
                rules=(
                    QuestRule("mettle", static=("stat(hero, health=by(1,6,6))", "stat(monster, health=by(0,0,0))")),
                    QuestRule(
                        "embers",
                        static=(
                            "stat(lord_merick_farrow, health=6+counter(embers))",
                            "stat(lord_merick_farrow, health=-3, when='campaign_flag(merick_exposed)')",
                        ),
                        counters={"embers": CARRIED},
                    ),
                    QuestRule("molten", static=("immune([lord_merick_farrow, elemental], lava)",)),
                    QuestRule(
                        "slag_rises",
                        when=("round_end",),
                        condition="round in (2, 4)",
                        do=(
                            "change_terrain(lava, 3, adjacent_to=lava, exclude=E, "
                            "keep_connected=True, chooser=overlord)",
                        ),
                    ),
                    QuestRule(
                        "fresh_embers",
                        when=("overlord_turn_end",),
                        condition="round in (2, 4)",
                        do=("spawn(elemental, 1, zone=b)",),
                    ),
                    QuestRule(
                        "rekindle",
                        static=(
                            "protect(lord_merick_farrow, against=hero, when='near(elemental, lord_merick_farrow, 3)')",
                        ),
                    ),
                ),
                heroes_win=("defeated(lord_merick_farrow)",),
                overlord_wins=("round_over(by(7,10,11))", "H >= 3 and round >= 3 and all_heroes_down()"),
                max_rounds=11,
            ),
        ),
        always=Rewards(),
        heroes=Rewards(gold_per_hero=50, flag="elementals_spent"),
        overlord=Rewards(xp=1, flag="forged_arms"),
        unlocks=(("edge_of_dawn", "piercing_darkness"), ("edge_of_dawn", "piercing_darkness")),
    ),
    Quest(
        id="dead_or_drowning",
        kind="act2",
        act=2,
        encounters=(
            Encounter(
                id="e1",
                map="""
######################
#EEE....1...####..2..#
#EEE.........###...I.#
#EEE..o.........~~...#
#......~~.....o~~~~..#
#.....~~~~.......~~..#
#......~~...aaaa....##
#...........aaaa..o.##
#.o..bbbb...aaaa....##
#....bbbb......~~..I.#
##...bbbb..I..~~~~...#
##.3........4..~~..###
######################
""",
                start="E",
                markers={
                    "I": Marker("funeral-idol", "objective"),
                },
                groups=(
                    Group("zombie", "b"),
                    Group("merriod", "a"),
                ),
                lieutenants=(Henchman("lady_eliza_farrow", "b", later=True),),
                rules=(
                    QuestRule("mettle", static=("stat(hero, health=by(4,0,3))", "stat(monster, health=by(0,0,0))")),
                    QuestRule(
                        "idols",
                        static=("carry(I, by=[hero, master, lieutenant], speed=-1, monsters_from_round=4)",),
                        counters={"saved": 0, "sunk": 0},
                    ),
                    QuestRule("deliver", static=("deliver(I, at=E, by=hero, counter=saved)",)),
                    QuestRule(
                        "tide",
                        when=("overlord_turn_start",),
                        condition="round >= 2",
                        do=("change_terrain(water, by(3,3,4), adjacent_to=water, exclude=E, chooser=overlord)",),
                    ),
                    QuestRule(
                        "drag_down",
                        when=("hero_turn_start",),
                        condition="terrain(actor, water) and near(actor, [zombie, merriod], 1)",
                        do=("test(actor, might, fail=[fatigue(actor, 1), damage(actor, 1)])",),
                    ),
                    QuestRule(
                        "drowned",
                        when=("overlord_turn_end",),
                        do=("spawn_terrain(zombie, by(1,2,2), water, min_distance=3)",),
                    ),
                    QuestRule(
                        "sink",
                        action=QuestAction(
                            by=("master", "lieutenant"),
                            reach="none",
                            condition="carrying(actor, I) and terrain(actor, water)",
                            do=("lose(I)", "add(sunk, 1)"),
                        ),
                    ),
                    QuestRule(
                        "mistress",
                        when=("overlord_turn_start",),
                        condition="round == 4",
                        do=("enter(lady_eliza_farrow, zone=b)",),
                    ),
                ),
                heroes_win=("counter(saved) >= 2",),
                overlord_wins=("counter(sunk) >= 2", "round_over(by(10,11,11))"),
                max_rounds=11,
            ),
        ),
        always=Rewards(),
        heroes=Rewards(gold_per_hero=25, search_cards=1),
        overlord=Rewards(xp=1, flag="drowned_host"),
        unlocks=(("edge_of_dawn", "piercing_darkness"), ("edge_of_dawn", "piercing_darkness")),
    ),
    Quest(
        id="rite_of_the_red_dawn",
        kind="act2",
        act=2,
        encounters=(
            Encounter(
                id="e1",
                map="""
#######################
####..1...aaaa...2..###
##........aaaa.......##
#...D.....aaaa....D...#
#.....................#
#EE..o...........o....#
#EE......#...#....bbbb#
#EE.......KKK.....bbbb#
#EE......#KKK#....bbbb#
#....o.....K.....o....#
#...D.............D...#
##.3...............4.##
#######.....###....####
#######################
""",
                start="E",
                markers={
                    "D": Marker("dawn-pillar", "objective", walkable=False),
                    "K": Marker("altar", "zone"),
                },
                groups=(
                    Group("open", "a", traits=("cursed", "civilized")),
                    Group("open", "b", traits=("dark", "wilderness", "mountain")),
                ),
                lieutenants=(
                    Henchman("lady_eliza_farrow", "K"),
                    Henchman("lord_merick_farrow", "b", later=True),
                ),
                rules=(
                    QuestRule("mettle", static=("stat(hero, health=by(0,2,0))", "stat(monster, health=by(2,0,5))")),
                    QuestRule(
                        "pillars",
                        states=("D", ("red", "gold")),
                        static=("protect(lady_eliza_farrow, against=hero, when='state(D, gold) < 2')",),
                    ),
                    QuestRule(
                        "gild",
                        action=QuestAction(
                            by=("hero",),
                            reach="adjacent",
                            at="D",
                            condition="state_is(D, red)",
                            tests=("willpower", "knowledge"),
                            auto="marked(D, loosened)",
                            passed=("set_state(D, gold)",),
                            failed=("mark(D, loosened)",),
                        ),
                    ),
                    QuestRule(
                        "bleed",
                        action=QuestAction(
                            by=("master", "lieutenant"),
                            reach="adjacent",
                            at="D",
                            condition="state_is(D, gold) and not changed_this_round(D)",
                            do=("set_state(D, red)",),
                        ),
                    ),
                    QuestRule(
                        "dawn",
                        when=("overlord_turn_end",),
                        do=(
                            "add(red_dawn, 1, when='state(D, red) + eliza() > state(D, gold) - eliza()')",
                            "add(gold_dawn, 1, when='state(D, gold) - eliza() > state(D, red) + eliza()')",
                        ),
                        counters={"red_dawn": 0, "gold_dawn": 0},
                        define={"eliza": "1 if in_zone(lady_eliza_farrow, K) > 0 and state(D, gold) > 0 else 0"},
                    ),
                    QuestRule(
                        "late_lord",
                        when=("overlord_turn_start",),
                        condition="round == 4",
                        do=("enter(lord_merick_farrow, zone=b)",),
                    ),
                    QuestRule("acolytes", when=("overlord_turn_end",), do=("spawn(open_a, 1, zone=a)",)),
                ),
                heroes_win=("counter(gold_dawn) >= 3", "defeated(lady_eliza_farrow)"),
                overlord_wins=("counter(red_dawn) >= by(5,9,5)", "round_over(11)"),
                max_rounds=11,
            ),
        ),
        always=Rewards(),
        heroes=Rewards(gold_per_hero=25, flag="clear_dawn"),
        overlord=Rewards(xp=1, flag="red_dawn_flag"),
        unlocks=(("edge_of_dawn", "piercing_darkness"), ("edge_of_dawn", "piercing_darkness")),
    ),
    Quest(
        id="shadowfall_mountain",
        kind="act2",
        act=2,
        encounters=(
            Encounter(
                id="e1",
                map="""
######################
#XX....1....##..bbbb.#
#XX.........##..bbbb.#
####....o.......bbbb.#
####..........o......#
#.A........####......#
#.2..o....#####...3A.#
#...........###.....##
#####...........o...##
#####....^^.........##
#....aaaa^^...####..##
#.o..aaaa.....###....#
#A...aaaa..4..###.EEE#
###...............EEE#
######################
""",
                start="E",
                markers={
                    "A": Marker("rope-anchor", "objective"),
                },
                groups=(
                    Group("ettin", "b"),
                    Group("open", "a", traits=("wilderness", "cave", "cold")),
                ),
                rules=(
                    QuestRule("mettle", static=("stat(hero, health=by(0,0,3))", "stat(monster, health=by(0,1,0))")),
                    QuestRule(
                        "fix_rope",
                        action=QuestAction(
                            by=("hero",),
                            reach="on_or_adjacent",
                            at="A",
                            tests=("might", "awareness"),
                            passed=("lose(A)", "add(ropes, 1)"),
                            failed=("damage(actor, 1)",),
                        ),
                    ),
                    QuestRule(
                        "climb", static=("exit(X, who=hero, when='counter(ropes) >= 2')",), counters={"ropes": 0}
                    ),
                    QuestRule(
                        "rockfall",
                        when=("overlord_turn_start",),
                        do=("pick_row(with_hero=True, not_previous=True, test=awareness, fail=[damage(subject, 2)])",),
                    ),
                    QuestRule("ambush", when=("overlord_turn_end",), do=("spawn(open_a, 1, zone=a)",)),
                ),
                heroes_win=("left(hero, X) >= by(1,1,2)",),
                overlord_wins=("round_over(8)",),
                max_rounds=8,
                outcome={
                    "heroes": Outcome("e2", {"pact": "0"}),
                    "overlord": Outcome("e2", {"pact": "2"}),
                },
            ),
            Encounter(
                id="e2",
                map="""
#######################
####...1....####aaa.###
#EE..........##.aaa..##
#EE...o.........aaa..##
#EE.............aaa..##
#.......^^....o......##
#..o....^^...........##
#.............!!..k..##
#....bbbb....!!!.kk..##
##...bbbb.....!!..k2.##
##.3.bbbb..o.........##
####.........4..Y..####
#######################
""",
                start="E",
                markers={
                    "Y": Marker("clutch-of-eggs", "objective"),
                },
                groups=(
                    Group("shadow_dragon", "a"),
                    Group("open", "b", traits=("cave", "mountain", "hot")),
                ),
                lieutenants=(Henchman("belthir", "k"),),
                rules=(
                    QuestRule("mettle", static=("stat(hero, health=by(0,0,3))", "stat(monster, health=by(0,1,0))")),
                    QuestRule(
                        "pact",
                        when=("overlord_turn_end",),
                        condition="near(belthir, shadow_dragon, 2)",
                        do=("add(pact, 1)",),
                        counters={"pact": CARRIED},
                    ),
                    QuestRule(
                        "eggs",
                        action=QuestAction(
                            by=("hero",),
                            reach="on_or_adjacent",
                            at="Y",
                            tests=("awareness",),
                            passed=("force_move(shadow_dragon, toward=actor, no_attack=True)",),
                            uses=3,
                        ),
                    ),
                    QuestRule(
                        "dragon_hide", static=("stat(shadow_dragon, defense_add=brown, when='counter(pact) >= 4')",)
                    ),
                    QuestRule("elders", static=("stat(belthir, health=-1*H)", "stat(shadow_dragon, health=1)")),
                    QuestRule("lair_guard", when=("overlord_turn_end",), do=("spawn(open_b, 1, zone=b)",)),
                    QuestRule("last_of_brood", static=("no_return(shadow_dragon)",)),
                ),
                heroes_win=("defeated(belthir)", "on_map(shadow_dragon) == 0"),
                overlord_wins=("counter(pact) >= by(5,8,9)", "round_over(by(9,10,11))"),
                max_rounds=11,
            ),
        ),
        always=Rewards(),
        heroes=Rewards(gold_per_hero=50, flag="dragons_gone"),
        overlord=Rewards(xp=1, flag="dragon_pact"),
        unlocks=(("edge_of_dawn", "piercing_darkness"), ("edge_of_dawn", "piercing_darkness")),
    ),
    Quest(
        id="edge_of_dawn",
        kind="act2",
        act=2,
        encounters=(
            Encounter(
                id="e1",
                map="""
#######################
#...1...########O...###
#.O.....+.....+......##
#.......+.....+...2..##
#..o..###.....###..o..#
####.####..o..####..###
#EE.......aaaa........#
#EE...o...aaaa....bbbb#
#EE.......aaaa....bbbb#
####++####...#####bbbb#
##.....###...####++####
#..O...###.3.###......#
#......##.....##...O..#
##..4...........#.....#
#######################
""",
                start="E",
                markers={
                    "O": Marker("beacon", "objective", walkable=False),
                },
                doors=(
                    Door("d1", "E", "closed", ((2, 8), (3, 8))),
                    Door("d2", "E", "closed", ((2, 14), (3, 14))),
                    Door("d3", "S", "closed", ((9, 4), (9, 5))),
                    Door("d4", "S", "closed", ((10, 17), (10, 18))),
                ),
                groups=(
                    Group("open", "a", traits=("cave", "wilderness")),
                    Group("open", "b", traits=("dark", "cursed", "building")),
                ),
                rules=(
                    QuestRule("mettle", static=("stat(hero, health=by(3,7,6))", "stat(monster, health=by(0,0,0))")),
                    QuestRule("unlit", states=("O", ("dark", "lit"))),
                    QuestRule(
                        "light",
                        action=QuestAction(
                            by=("hero",),
                            reach="adjacent",
                            at="O",
                            condition="state_is(O, dark)",
                            do=("set_state(O, lit)",),
                        ),
                    ),
                    QuestRule(
                        "snuff",
                        action=QuestAction(
                            by=("monster",),
                            reach="adjacent",
                            at="O",
                            condition="state_is(O, lit) and not changed_this_round(O)",
                            do=("set_state(O, dark)",),
                        ),
                    ),
                    QuestRule(
                        "warmth",
                        when=("hero_turn_start",),
                        condition="near_state(actor, O, lit, 3)",
                        do=("recover_fatigue(actor, 1)",),
                    ),
                    QuestRule("night_walkers", when=("overlord_turn_end",), do=("spawn(open_b, 1, zone=b)",)),
                ),
                heroes_win=("round_end() and state(O, lit) >= 3",),
                overlord_wins=("round_over(by(8,10,10))",),
                max_rounds=10,
                outcome={
                    "heroes": Outcome("e2", {"light": "2"}),
                    "overlord": Outcome("e2", {"light": "0"}),
                },
            ),
            Encounter(
                id="e2",
                map="""
######################
######...aaaa...######
####..1..aaaa..2..####
###......aaaa......###
##....o........o....##
#.........SS.........#
#....o....kk...o.....#
#...bbbb...k...bbbb..#
#...bbbb.......bbbb..#
#...bbbb.......bbbb..#
##........o.........##
###................###
####.3..EEEE...4.#####
#######.EEEE.#########
######################
""",
                start="E",
                markers={
                    "S": Marker("the-blade-s-stone-2-squares", "objective", single=True),
                },
                groups=(
                    Group("open", "a", traits=("cursed", "dark")),
                    Group("open", "b", traits=("building", "mountain", "wilderness")),
                ),
                lieutenants=(Henchman("sir_alric_farrow", "k"),),
                rules=(
                    QuestRule("mettle", static=("stat(hero, health=by(3,7,6))", "stat(monster, health=by(0,0,0))")),
                    QuestRule(
                        "draw_blade",
                        action=QuestAction(
                            by=("hero",),
                            reach="on_or_adjacent",
                            at="S",
                            condition="not taken(blade)",
                            tests=("might", "willpower"),
                            passed=("progress(S, 1, max(1, 3 - counter(light)), then=[give(actor, blade)])",),
                            failed=("damage(actor, 1)",),
                        ),
                        counters={"light": CARRIED},
                    ),
                    QuestRule(
                        "bearer",
                        static=(
                            "carry(blade, by=[hero, sir_alric_farrow])",
                            "stat(bearer(blade), attack_add=red, versus=sir_alric_farrow)",
                        ),
                    ),
                    QuestRule(
                        "iron_will", static=("stat(sir_alric_farrow, defense_add=black, when='not taken(blade)')",)
                    ),
                    QuestRule("weary", static=("stat(sir_alric_farrow, health=by(-4,-4,-6))",)),
                    QuestRule("vigil", when=("overlord_turn_end",), do=("spawn(open_a, 1, zone=a)",)),
                ),
                heroes_win=("defeated(sir_alric_farrow)",),
                overlord_wins=("round >= 3 and carrying(sir_alric_farrow, blade)", "round_over(by(12,14,14))"),
                max_rounds=14,
            ),
        ),
        always=Rewards(),
        heroes=Rewards(gold_per_hero=25, relic="dawnblade"),
        overlord=Rewards(xp=1, relic="duskblade"),
        unlocks=(("blood_and_betrayal",), ("blood_and_betrayal",)),
    ),
    Quest(
        id="piercing_darkness",
        kind="act2",
        act=2,
        encounters=(
            Encounter(
                id="e1",
                map="""
#######################
#EE...1..####..aaa...##
#EE............aaa...##
#EE...o..##....aaaR..##
#........##....aaao..##
##..N...###..........##
##......+.....o....####
#..o....+.........N...#
#.R.....###...bbbb....#
#.......###...bbbb..R.#
#..^^.......o.bbbb....#
#..^^..3...........4..#
####......N....2...####
#######################
""",
                start="E",
                markers={
                    "R": Marker("shrine", "hidden_objective"),
                    "N": Marker("lantern", "objective"),
                },
                doors=(Door("d1", "E", "closed", ((6, 8), (7, 8))),),
                groups=(
                    Group("open", "a", traits=("dark", "cave")),
                    Group("open", "b", traits=("cursed", "building", "wilderness")),
                ),
                lieutenants=(Henchman("baron_zachareth", "", later=True),),
                rules=(
                    QuestRule("mettle", static=("stat(hero, health=by(1,5,3))", "stat(monster, health=by(0,0,0))")),
                    QuestRule("drained", static=("stat(baron_zachareth, health=by(0,-4,-6))",)),
                    QuestRule(
                        "darkness",
                        static=("vision(range=3, lit_by=N, lit_range=2, exempt=[trait_dark, baron_zachareth])",),
                    ),
                    QuestRule("lanterns", static=("carry(N, by=[hero])",)),
                    QuestRule(
                        "smash", action=QuestAction(by=("monster",), reach="on_or_adjacent", at="N", do=("lose(N)",))
                    ),
                    QuestRule(
                        "shrines",
                        counters={"whisper": 0},
                        hidden=("R", ("baron", "empty", "empty")),
                        known_to="overlord",
                    ),
                    QuestRule(
                        "open_shrine",
                        action=QuestAction(
                            by=("hero",),
                            reach="on_or_adjacent",
                            at="R",
                            do=(
                                "reveal(R)",
                                "on_content(empty, [draw(1)])",
                                "on_content(baron, [enter(baron_zachareth, near=R)])",
                            ),
                        ),
                    ),
                    QuestRule(
                        "early_strike",
                        when=("overlord_turn_start",),
                        condition="round >= 4 and on_map(baron_zachareth) == 0",
                        do=("reveal_content(baron)", "enter(baron_zachareth, near=R)"),
                        optional="overlord",
                    ),
                    QuestRule(
                        "whispers",
                        when=("overlord_turn_end",),
                        condition="on_map(baron_zachareth) == 0",
                        do=("add(whisper, 1)",),
                    ),
                    QuestRule("dread", when=("ko",), do=("add(whisper, 1)",)),
                ),
                heroes_win=("defeated(baron_zachareth)",),
                overlord_wins=("counter(whisper) >= H+5", "round_over(11)"),
                max_rounds=11,
            ),
        ),
        always=Rewards(),
        heroes=Rewards(gold_per_hero=50, flag="baron_broken"),
        overlord=Rewards(xp=1, flag="baron_ascendant"),
        unlocks=(("blood_and_betrayal",), ("blood_and_betrayal",)),
    ),
)
