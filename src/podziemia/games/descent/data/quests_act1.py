"""The introduction and the quests of act I, as data. Maps, plots and rules are ours."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.data.dice import BROWN, GRAY
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

ACT_1: Final = (
    Quest(
        id="acolyte_of_saradyn",
        kind="introduction",
        act=1,
        encounters=(
            Encounter(
                id="e1",
                map="""
######################
####..1.....#####aa###
##......~~....##.aaa##
EE.....~~~......aaaa##
EE..W...~....o..aaa.##
###......W.......2..XX
###.o......W........XX
##....3......~~....###
##..bbbb..W.~~~~.4.###
###.bbbb.....~~..o####
####bb.....##....#####
######################
""",
                start="E",
                markers={
                    "W": Marker("wounded-monk", "npc_token"),
                },
                groups=(
                    Group("barghest", "a"),
                    Group("goblin_archer", "b"),
                ),
                rules=(
                    QuestRule("fear", static=("use_markers(W, H)",), counters={"fear": 0, "rescued": 0}),
                    QuestRule("pack", static=("stat(barghest, health=by(3,1,2))",)),
                    QuestRule(
                        "rescue",
                        action=QuestAction(
                            by=("hero",),
                            reach="on_or_adjacent",
                            at="W",
                            do=("take(W)", "add(rescued, 1)", "add(fear, -1, when='counter(fear) > 0')"),
                        ),
                    ),
                    QuestRule(
                        "drag_off",
                        action=QuestAction(
                            by=("monster",),
                            reach="on_or_adjacent",
                            at="W",
                            do=("lose(W)", "add(fear, 1)"),
                            monsters_from_round=3,
                        ),
                    ),
                    QuestRule("panic", when=("ko",), condition="round >= 3", do=("add(fear, 1)",)),
                    QuestRule(
                        "dusk",
                        when=("round_end",),
                        condition="round >= 4 and (tokens(W) > 0 or counter(rescued) < by(1,2,2))",
                        do=("add(fear, 1)",),
                    ),
                    QuestRule("more_goblins", when=("overlord_turn_end",), do=("spawn(goblin_archer, 1, zone=b)",)),
                ),
                heroes_win=(
                    "tokens(W) == 0 and (on_map(barghest) == 0 or (round_over(8) and counter(rescued) >= by(1,2,2)))",
                ),
                overlord_wins=("round >= 5 and counter(fear) >= by(4,7,6)",),
                max_rounds=13,
            ),
        ),
        always=Rewards(counter="rescued"),
        heroes=Rewards(),
        overlord=Rewards(xp=1),
        unlocks=(("rellegars_rest", "siege_of_skytower"), ("rellegars_rest", "siege_of_skytower")),
    ),
    Quest(
        id="rellegars_rest",
        kind="act1",
        act=1,
        encounters=(
            Encounter(
                id="e1",
                map="""
#####################
##EEE...1....##..aa##
##EEE........#..aaaa#
###......~~....aaaa.#
##.S.o..~~~~...aaa..#
##......~~~~..o....2#
###...........S....##
###bb..3..o.......XX#
##bbbb............XX#
##bbbb....S...o...4##
###bb....##.......###
#####################
""",
                start="E",
                markers={
                    "S": Marker("seal-stone", "objective"),
                },
                groups=(
                    Group("goblin_archer", "a"),
                    Group("open", "b", traits=("wilderness", "mountain")),
                ),
                rules=(
                    QuestRule("mettle", static=("stat(hero, health=by(2,1,2))", "stat(monster, health=by(0,0,0))")),
                    QuestRule(
                        "alarm",
                        when=("overlord_turn_end",),
                        do=("add(alarm, 1)",),
                        counters={"alarm": 0, "seals_broken": 0},
                    ),
                    QuestRule(
                        "break_seal",
                        action=QuestAction(
                            by=("hero",),
                            reach="on_or_adjacent",
                            at="S",
                            tests=("might", "knowledge"),
                            passed=("lose(S)", "add(seals_broken, 1)"),
                            failed=("fatigue(actor, 1)",),
                        ),
                    ),
                    QuestRule(
                        "stair", static=("use_markers(S, by(2,3,3))", "exit(X, who=hero, when='tokens(S) == 0')")
                    ),
                    QuestRule(
                        "camp_wakes", when=("overlord_turn_end",), do=("spawn(goblin_archer, 1, zone=a, ranks=minion)",)
                    ),
                ),
                heroes_win=("left(hero, X) >= 1",),
                overlord_wins=("counter(alarm) >= by(8,7,7)",),
                max_rounds=10,
                outcome={
                    "heroes": Outcome("e2", {"collapse_limit": "by(11,14,11)"}),
                    "overlord": Outcome("e2", {"collapse_limit": "by(9,12,9)"}),
                },
            ),
            Encounter(
                id="e2",
                map="""
########################
#EE...#####....1..######
#EE.......+..........###
###...o...+..aaaa....###
###.......##.aaaa..o.###
#2....^^..##...........#
#.bbb.^^..####....R....#
#.bbb.....#####..kk....#
#.bbb..o......+..kk..3.#
#.bbb.........+........#
####....4..#####..o..###
####.......#####....YY##
#################...YY##
########################
""",
                start="E",
                markers={
                    "R": Marker("king-s-chest", "objective"),
                    "Y": Marker("goblin-tunnel", "exit"),
                },
                doors=(
                    Door("d1", "E", "closed", ((2, 10), (3, 10))),
                    Door("d2", "E", "closed", ((8, 14), (9, 14))),
                ),
                groups=(
                    Group("zombie", "a"),
                    Group("open", "b", traits=("cave", "cursed")),
                ),
                lieutenants=(Henchman("splig", "k"),),
                rules=(
                    QuestRule("mettle", static=("stat(hero, health=by(2,1,2))", "stat(monster, health=by(0,0,0))")),
                    QuestRule(
                        "collapse",
                        when=("overlord_turn_end",),
                        do=("add(collapse, 1)",),
                        counters={"collapse": 0, "collapse_limit": CARRIED},
                    ),
                    QuestRule(
                        "carry_chest",
                        static=("carry(R, by=[hero, master, lieutenant], speed=-1, monsters_from_round=by(5,8,5))",),
                    ),
                    QuestRule(
                        "ways_out",
                        static=("exit(E, who=hero, carrying=R)", "exit(Y, who=[master, lieutenant], carrying=R)"),
                    ),
                    QuestRule(
                        "falling_stones",
                        when=("reached(collapse, 2)", "reached(collapse, 4)"),
                        do=("test(each_hero, awareness, fail=[damage(subject, 2)])",),
                    ),
                ),
                heroes_win=("left(hero, E, carrying=R) >= 1",),
                overlord_wins=("left(monster, Y, carrying=R) >= 1", "counter(collapse) >= counter(collapse_limit)"),
                max_rounds=14,
            ),
        ),
        always=Rewards(),
        heroes=Rewards(gold=25, relic="shield_of_the_dark_god"),
        overlord=Rewards(xp=1, relic="shield_of_zoreks_favor"),
        unlocks=(("blood_will_tell", "the_baron_returns"), ("blood_will_tell", "the_baron_returns")),
    ),
    Quest(
        id="siege_of_skytower",
        kind="act1",
        act=1,
        encounters=(
            Encounter(
                id="e1",
                map="""
########################
#######...1.....########
####.............#######
aaaa....o...o...+.HHH.##
aaaa............+.HHH.XX
aaaa...L........##....XX
bbbb...o...o....##.3..##
bbbb............+.HH..##
bbbb............+.....##
####..2.........########
#######....4....########
########################
""",
                start="H",
                markers={
                    "L": Marker("belthir-s-perch", "spawn"),
                    "H": Marker("", "hero_start"),
                },
                doors=(
                    Door("d1", "E", "open", ((3, 16), (4, 16))),
                    Door("d2", "E", "open", ((7, 16), (8, 16))),
                ),
                groups=(
                    Group("goblin_archer", "a"),
                    Group("open", "b", traits=("mountain", "wilderness", "cave")),
                ),
                lieutenants=(Henchman("belthir", "L"),),
                rules=(
                    QuestRule("mettle", static=("stat(hero, health=by(0,0,0))", "stat(monster, health=by(2,1,0))")),
                    QuestRule("winches", static=("door_cost([d1, d2], by=monster, open_actions=2)",)),
                    QuestRule(
                        "breach",
                        when=("left(monster, X)",),
                        do=("add(breach, rank_value(subject, minion=1, master=1, large=2))",),
                        static=("exit(X, who=[minion, master])",),
                        counters={"breach": 0},
                    ),
                    QuestRule(
                        "waves",
                        when=("overlord_turn_end",),
                        do=("spawn(goblin_archer, by(1,2,2), zone=a)", "spawn(open_b, 1, zone=b)"),
                    ),
                ),
                heroes_win=("round_over(by(6,7,7))",),
                overlord_wins=("counter(breach) >= by(6,9,7)",),
                max_rounds=7,
            ),
        ),
        always=Rewards(),
        heroes=Rewards(gold=25, relic="trueshot"),
        overlord=Rewards(xp=1, relic="scorpions_kiss"),
        unlocks=(("archive_of_arrizon", "the_baron_returns"), ("archive_of_arrizon", "the_baron_returns")),
    ),
    Quest(
        id="blood_will_tell",
        kind="act1",
        act=1,
        encounters=(
            Encounter(
                id="e1",
                map="""
#######################
###..1..####...bbbb.###
##......+......bbbb.###
EE......+...G..bbbb..##
EE..o...##...........##
EE......##..o.....G..##
##.....####.....K....##
##.....####....K.K...##
##.aaaa.+.....KKK..2.##
##.aaaa.+..o.........##
###..3..##...G....4.###
#######################
""",
                start="E",
                markers={
                    "G": Marker("blood-ward", "structure", walkable=False),
                    "K": Marker("altar-circle", "zone"),
                },
                doors=(
                    Door("d1", "E", "closed", ((2, 8), (3, 8))),
                    Door("d2", "E", "closed", ((8, 8), (9, 8))),
                ),
                groups=(
                    Group("zombie", "a"),
                    Group("open", "b", traits=("cursed", "dark")),
                ),
                lieutenants=(Henchman("lady_eliza_farrow", "K"),),
                structures=(Structure("ward", "G", {2: 2, 3: 3, 4: 3}, {2: 4, 3: 2, 4: 5}, (GRAY,)),),
                rules=(
                    QuestRule("mettle", static=("stat(hero, health=by(0,0,1))", "stat(monster, health=by(0,0,0))")),
                    QuestRule(
                        "warded",
                        static=("protect(lady_eliza_farrow, against=hero, when='structures(ward) >= by(1,2,2)')",),
                    ),
                    QuestRule(
                        "rite",
                        when=("overlord_turn_end",),
                        condition="in_zone(lady_eliza_farrow, K) > 0",
                        do=("add(rite, 1)",),
                        counters={"rite": 0},
                    ),
                    QuestRule("clawing_hands", when=("overlord_turn_end",), do=("spawn(zombie, by(1,1,2), zone=a)",)),
                ),
                heroes_win=("defeated(lady_eliza_farrow)",),
                overlord_wins=("counter(rite) >= by(6,8,7)", "round_over(12)"),
                max_rounds=12,
            ),
        ),
        always=Rewards(),
        heroes=Rewards(gold_per_hero=25, flag="eliza_wounded"),
        overlord=Rewards(xp=1, flag="eliza_foresight"),
        unlocks=(("rise_of_urthko", "caladens_crossing"), ("rise_of_urthko", "caladens_crossing")),
    ),
    Quest(
        id="the_baron_returns",
        kind="act1",
        act=1,
        encounters=(
            Encounter(
                id="e1",
                map="""
######################
######..1...####..2..#
###.........P........#
##...aaaa.......o..P.#
EE...aaaa..~~........#
EE.......~~~~~.......#
EE..o....~~~~....bbbb#
##.........~.....bbbb#
##...P..........bbbbb#
###........o...P.....#
####.3........4....###
######################
""",
                start="E",
                markers={
                    "P": Marker("captive-at-a-stake", "npc_token"),
                },
                groups=(
                    Group("flesh_moulder", "a"),
                    Group("open", "b", traits=("wilderness", "dark")),
                ),
                rules=(
                    QuestRule("mettle", static=("stat(hero, health=by(7,1,1))", "stat(monster, health=by(0,0,0))")),
                    QuestRule("count", static=("use_markers(P, by(3,4,4))",), counters={"freed": 0, "lost": 0}),
                    QuestRule(
                        "cut_loose",
                        action=QuestAction(
                            by=("hero",),
                            reach="on_or_adjacent",
                            at="P",
                            tests=("might",),
                            auto="marked(P, loosened)",
                            passed=("take(P)", "add(freed, 1)"),
                            failed=("fatigue(actor, 1)", "mark(P, loosened)"),
                        ),
                    ),
                    QuestRule(
                        "drain",
                        when=("round_end",),
                        condition="round in (2, 4, 6)",
                        do=("overlord_removes(P, no_hero_within=1, then=[add(lost, 1), draw(1)])",),
                    ),
                    QuestRule("fresh_moulders", when=("overlord_turn_end",), do=("spawn(flesh_moulder, 1, zone=a)",)),
                ),
                heroes_win=("tokens(P) == 0 and counter(freed) >= 2",),
                overlord_wins=("counter(lost) >= 3", "round_over(8)"),
                max_rounds=8,
                outcome={
                    "heroes": Outcome("e2", {"rune_power": "0"}),
                    "overlord": Outcome("e2", {"rune_power": "2"}),
                },
            ),
            Encounter(
                id="e2",
                map="""
#######################
####..1...#####....XX##
#EE.......+........XX##
#EE.......+....o......#
#EE..o..####..C.......#
####....####.......C..#
####.......+...kkk....#
#aaaa......+...kkk..2.#
#aaaa.o.####...kkk....#
#aaaa...####.C......o.#
#..3....####......bbbb#
###...############bbbb#
###.4.############bbbb#
#######################
""",
                start="E",
                markers={
                    "C": Marker("rune-stone", "objective"),
                },
                doors=(
                    Door("d1", "E", "closed", ((2, 10), (3, 10))),
                    Door("d2", "E", "closed", ((6, 11), (7, 11))),
                ),
                groups=(
                    Group("open", "a", traits=("cursed", "building")),
                    Group("open", "b", traits=("dark", "cave")),
                ),
                lieutenants=(Henchman("baron_zachareth", "k"),),
                rules=(
                    QuestRule("mettle", static=("stat(hero, health=by(7,1,1))", "stat(monster, health=by(0,0,0))")),
                    QuestRule(
                        "shatter",
                        action=QuestAction(
                            by=("hero",),
                            reach="on_or_adjacent",
                            at="C",
                            tests=("knowledge", "willpower"),
                            passed=("damage(baron_zachareth, 1)", "progress(C, 1, 2, then=[lose(C)])"),
                            failed=("damage(actor, 1)",),
                        ),
                    ),
                    QuestRule(
                        "bound",
                        static=(
                            "leash(baron_zachareth, zone=k, distance=1, until='counter(rune_power) >= by(8,16,11)')",
                        ),
                    ),
                    QuestRule(
                        "charging",
                        when=("overlord_turn_end",),
                        condition="tokens(C) > 0",
                        do=("add(rune_power, 1)", "add(rune_power, 1, when='ko_this_round() > 0')"),
                        counters={"rune_power": CARRIED},
                    ),
                    QuestRule(
                        "escape", static=("exit(X, who=baron_zachareth, when='counter(rune_power) >= by(8,16,11)')",)
                    ),
                ),
                heroes_win=("defeated(baron_zachareth)", "tokens(C) == 0 and counter(rune_power) < by(8,16,11)"),
                overlord_wins=("left(baron_zachareth, X) >= 1", "round_over(11)"),
                max_rounds=11,
            ),
        ),
        always=Rewards(),
        heroes=Rewards(relic="the_shadow_rune", counter="freed"),
        overlord=Rewards(relic="the_shadow_rune_ol"),
        unlocks=(("rise_of_urthko", "caladens_crossing"), ("rise_of_urthko", "caladens_crossing")),
    ),
    Quest(
        id="archive_of_arrizon",
        kind="act1",
        act=1,
        encounters=(
            Encounter(
                id="e1",
                map="""
########################
#EE..........####.bbbb.#
#EE..oo..oo..+....bbbb.#
#.........1..+....bbbb.#
#.Q..oo..oo..##........#
#............####..Q..##
####++######....o....###
####....####..........2#
#.........#...oo..oo...#
#.aaa..o..+...........##
#.aaaa....+...oo..oo..##
#.aaa..Q..##.......Q..##
#..3..######...4....####
########################
""",
                start="E",
                markers={
                    "Q": Marker("hiding-place", "hidden_objective"),
                },
                doors=(
                    Door("d1", "E", "closed", ((2, 13), (3, 13))),
                    Door("d2", "S", "closed", ((6, 4), (6, 5))),
                    Door("d3", "E", "closed", ((9, 10), (10, 10))),
                ),
                groups=(
                    Group("open", "a", traits=("building", "cursed")),
                    Group("goblin_archer", "b"),
                ),
                rules=(
                    QuestRule("mettle", static=("stat(hero, health=by(0,0,0))", "stat(monster, health=by(4,4,4))")),
                    QuestRule("hidden", hidden=("Q", ("arrizon", "trapped_chest", "empty", "empty")), known_to="none"),
                    QuestRule(
                        "look",
                        action=QuestAction(
                            by=("hero", "monster"),
                            reach="on_or_adjacent",
                            at="Q",
                            do=(
                                "reveal(Q)",
                                "on_content(trapped_chest, [test(actor, awareness, fail=[damage(actor, 2)])])",
                            ),
                            monsters_from_round=3,
                        ),
                    ),
                    QuestRule(
                        "steady", when=("overlord_turn_end",), do=("spawn(goblin_archer, 1, zone=b, ranks=minion)",)
                    ),
                ),
                heroes_win=("revealed(arrizon, heroes)",),
                overlord_wins=("revealed(arrizon, overlord)", "round_over(8)"),
                max_rounds=8,
                outcome={
                    "heroes": Outcome("e2", {"arrizon_wounds": "0"}),
                    "overlord": Outcome("e2", {"arrizon_wounds": "3"}),
                },
            ),
            Encounter(
                id="e2",
                map="""
######################
####aaaa####bbbb.#####
###.aaaa.##.bbbb..####
###.aaaa....bbbb...###
#....................#
#.V...o.......o....V.#
#......HHHHHH........#
#..1...HHNHHH.....2..#
#......HHHHHH........#
#.V...o.......o......#
#....................#
##...3....V.....4..###
####....####.....#####
####.LL.####.....#####
######################
""",
                start="H",
                markers={
                    "V": Marker("ledger-shelf", "objective"),
                    "N": Marker("arrizon", "npc"),
                    "H": Marker("", "hero_start"),
                    "L": Marker("hidden-stair", "spawn"),
                },
                groups=(
                    Group("zombie", "a"),
                    Group("open", "b", traits=("hot", "cold", "civilized", "building")),
                ),
                lieutenants=(Henchman("lord_merick_farrow", "L"),),
                npcs=(Npc("arrizon", "N", 3, {2: 7, 3: 7, 4: 9}, (GRAY, BROWN), attributes=(2, 4, 3, 2)),),
                rules=(
                    QuestRule("mettle", static=("stat(hero, health=by(0,0,0))", "stat(monster, health=by(4,4,4))")),
                    QuestRule(
                        "wounds",
                        when=("encounter_start",),
                        do=("damage(arrizon, counter(arrizon_wounds))",),
                        counters={"arrizon_wounds": CARRIED, "burned": 0},
                    ),
                    QuestRule("move_npc", when=("overlord_turn_start",), do=("move_npc(arrizon, 3, by=heroes)",)),
                    QuestRule(
                        "burn",
                        when=("npc_activation_end(arrizon)",),
                        condition="near(arrizon, V, 1)",
                        do=("lose(V)", "add(burned, 1)"),
                        optional="heroes",
                    ),
                    QuestRule("sheltered", static=("protect(arrizon, against=monster, when='round <= 2')",)),
                    QuestRule("dead_rise", when=("overlord_turn_end",), do=("spawn(zombie, by(1,2,2), zone=a)",)),
                ),
                heroes_win=("counter(burned) >= 3",),
                overlord_wins=("defeated(arrizon)", "round_over(10)"),
                max_rounds=10,
            ),
        ),
        always=Rewards(),
        heroes=Rewards(gold_per_hero=25, flag="merick_exposed"),
        overlord=Rewards(xp=1, flag="records_kept"),
        unlocks=(("rise_of_urthko", "caladens_crossing"), ("rise_of_urthko", "caladens_crossing")),
    ),
    Quest(
        id="rise_of_urthko",
        kind="act1",
        act=1,
        encounters=(
            Encounter(
                id="e1",
                map="""
#######################
##....1....####..TT..##
#.......~~.......TT...#
EE.....~~~....o.......#
EE...o..~.......aaaa..#
EE..............aaaa..#
#......TT...o...aaaa..#
#..2...TT.........o...#
##..............3.....#
##.bbbb....~~.......###
##.bbbb...~~~~..TT..###
###bbbb....~~...TT.4###
#######################
""",
                start="E",
                markers={
                    "T": Marker("bone-totem-2x2", "structure", walkable=False),
                },
                groups=(
                    Group("barghest", "a"),
                    Group("open", "b", traits=("wilderness", "cave")),
                ),
                structures=(Structure("totem", "T", {2: 3, 3: 3, 4: 3}, {2: 4, 3: 5, 4: 6}, (GRAY,)),),
                rules=(
                    QuestRule("mettle", static=("stat(hero, health=by(0,2,0))", "stat(monster, health=by(0,0,0))")),
                    QuestRule("feeding", when=("overlord_turn_start",), do=("heal(adjacent(barghest, totem), 1)",)),
                    QuestRule(
                        "pack",
                        when=("overlord_turn_end",),
                        condition="structures(totem) > 0",
                        do=("spawn(barghest, 1, zone=a, ranks=minion)",),
                    ),
                ),
                heroes_win=("structures(totem) == 0",),
                overlord_wins=("round_over(10)",),
                max_rounds=10,
                outcome={
                    "heroes": Outcome("e2", {"totems_left": "structures(totem)"}),
                    "overlord": Outcome("e2", {"totems_left": "structures(totem)"}),
                },
            ),
            Encounter(
                id="e2",
                map="""
######################
####..1.....####..####
###...........+....###
EE......o.....+..u..##
EE...bbbb...####.uu..#
EE...bbbb...#####....#
###..bbbb.......+..2.#
###.............+....#
##...^^..o....####...#
##...^^........+.....#
##.3.....aaaa..+.o...#
###......aaaa..##..4.#
#####....aaaa.########
######################
""",
                start="E",
                doors=(
                    Door("d1", "E", "closed", ((2, 14), (3, 14))),
                    Door("d2", "E", "closed", ((6, 16), (7, 16))),
                    Door("d3", "E", "closed", ((9, 15), (10, 15))),
                ),
                groups=(
                    Group("barghest", "u", only_master=True),
                    Group("open", "b", traits=("dark", "cave")),
                    Group("open", "a", traits=("wilderness", "cursed")),
                ),
                rules=(
                    QuestRule("mettle", static=("stat(hero, health=by(0,2,0))", "stat(monster, health=by(0,0,0))")),
                    QuestRule(
                        "urthko",
                        static=(
                            "stat(urthko, health=3+1*H+2*counter(totems_left))",
                            "stat(urthko, defense_add=brown)",
                            "stat(urthko, defense_add=gray, when='counter(totems_left) >= 2')",
                        ),
                        counters={"totems_left": CARRIED, "hunger": 0},
                    ),
                    QuestRule(
                        "call_pack",
                        when=("ability(howl, urthko)",),
                        do=("spawn_adjacent(barghest, by(1,1,2), to=urthko, ranks=minion)",),
                    ),
                    QuestRule("hunger", when=("round_end",), do=("add(hunger, 1)",)),
                    QuestRule("feast", when=("ko_by(barghest)",), do=("add(hunger, 1)",)),
                ),
                heroes_win=("defeated(urthko)",),
                overlord_wins=("counter(hunger) >= by(13,15,14)",),
                max_rounds=15,
            ),
        ),
        always=Rewards(),
        heroes=Rewards(gold_per_hero=25),
        overlord=Rewards(xp=1, flag="urthko_lives"),
        unlocks=(("interlude",), ("interlude",)),
    ),
    Quest(
        id="caladens_crossing",
        kind="act1",
        act=1,
        encounters=(
            Encounter(
                id="e1",
                map="""
########################
####..1....~~~~...aaaa##
#..........~~~~...aaaa.#
EE....o...~~~~....aaaa.#
EEE..........k.....o...#
EEEW........kk.......XX#
EEE..........k.......XX#
EE....o..~~~~..........#
#..2.....~~~~....bbbb.3#
#.......~~~~.....bbbb..#
###.4..~~~~.....bbbb.###
########################
""",
                start="E",
                markers={
                    "W": Marker("supply-wagon", "npc"),
                },
                groups=(
                    Group("open", "a", traits=("wilderness", "water")),
                    Group("open", "b", traits=("mountain", "building", "civilized")),
                ),
                lieutenants=(Henchman("sir_alric_farrow", "k"),),
                npcs=(Npc("wagon", "W", 3, {2: 48, 3: 60, 4: 54}, (GRAY,), vehicle=True),),
                rules=(
                    QuestRule("mettle", static=("stat(hero, health=by(0,0,2))", "stat(monster, health=by(4,1,0))")),
                    QuestRule(
                        "roll_on",
                        when=("after_last_hero_turn",),
                        do=("move_npc(wagon, 3+counter(push), by=heroes)", "set(push, 0)"),
                        counters={"push": 0},
                    ),
                    QuestRule(
                        "push",
                        action=QuestAction(
                            by=("hero",),
                            reach="adjacent",
                            at="wagon",
                            condition="counter(push) < 2",
                            do=("add(push, 1)",),
                        ),
                    ),
                    QuestRule(
                        "repair", action=QuestAction(by=("hero",), reach="adjacent", at="wagon", do=("heal(wagon, 2)",))
                    ),
                    QuestRule("toll", static=("block(wagon, zone=k, when='in_zone(sir_alric_farrow, k) > 0')",)),
                    QuestRule("river_things", when=("overlord_turn_end",), do=("spawn(open_a, 1, zone=a)",)),
                    QuestRule(
                        "second_wind",
                        when=("defeated(sir_alric_farrow)",),
                        do=("enter(sir_alric_farrow, zone=b, delay=2)",),
                        once=True,
                    ),
                ),
                heroes_win=("in_zone(wagon, X) > 0",),
                overlord_wins=("defeated(wagon)", "round_over(12)"),
                max_rounds=12,
            ),
        ),
        always=Rewards(),
        heroes=Rewards(gold_per_hero=50),
        overlord=Rewards(xp=1, flag="supplies_lost"),
        unlocks=(("interlude",), ("interlude",)),
    ),
)
