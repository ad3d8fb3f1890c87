"""The interludes and the finale, which only a campaign plays, as data. Maps, plots and rules are ours."""

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

INTERLUDE_AND_FINALE: Final = (
    Quest(
        id="from_the_wreckage",
        kind="interlude",
        act=1,
        encounters=(
            Encounter(
                id="e1",
                map="""
######################
####aaaa...1......####
###.aaaa......o....###
#...aaaa..Z......Z..##
#......o............##
#..Z.......oo....bbbb#
####.......oo....bbbb#
####...............bb#
#..2..Z.......Z......#
#.........o..........#
##...............3..##
###..EEEE..Z..4....###
####.EEEE.....########
######################
""",
                start="E",
                markers={
                    "Z": Marker("rubble-heap", "hidden_objective"),
                },
                groups=(
                    Group("zombie", "a"),
                    Group("open", "b", traits=("building", "wilderness", "civilized")),
                ),
                rules=(
                    QuestRule(
                        "rubble",
                        counters={"survivors": 0},
                        hidden=("Z", ("heir", "survivor", "survivor", "survivor", "empty", "empty")),
                        known_to="none",
                    ),
                    QuestRule(
                        "dig",
                        action=QuestAction(
                            by=("hero",),
                            reach="on_or_adjacent",
                            at="Z",
                            tests=("might",),
                            auto="marked(Z, loosened)",
                            passed=("reveal(Z)", "on_content(survivor, [add(survivors, 1)])"),
                            failed=("mark(Z, loosened)",),
                        ),
                    ),
                    QuestRule(
                        "crush",
                        action=QuestAction(
                            by=("master", "large"),
                            reach="on_or_adjacent",
                            at="Z",
                            do=("reveal(Z)",),
                            monsters_from_round=3,
                        ),
                    ),
                    QuestRule("endless_dead", when=("overlord_turn_end",), do=("spawn(zombie, by(1,2,2), zone=a)",)),
                ),
                heroes_win=("revealed(heir, heroes)",),
                overlord_wins=("revealed(heir, overlord)", "round_over(8)"),
                max_rounds=8,
                outcome={
                    "heroes": Outcome("e2", {"lead": "counter(survivors)"}),
                    "overlord": Outcome("e2", {"lead": "0"}),
                },
            ),
            Encounter(
                id="e2",
                map="""
########################
#EEE....#####...C1..####
#EEE.........~~.......##
#....o..####.~~~..aaaa##
#.......####..~~..aaaa.#
####....####.....2aaaa.#
####.~~.....~~........##
#...~~~~....~~..o..##++#
#.k..~~..o..~~...####..#
#.kk.....#####.....##..#
#.k..3...####.bbbb.##..#
###..C...####.bbbb.4...#
#####.........bbbb...XX#
########.............XX#
########################
""",
                start="E",
                markers={
                    "C": Marker("winch", "objective"),
                },
                doors=(Door("d1", "S", "locked", ((7, 21), (7, 22))),),
                groups=(
                    Group("open", "a", traits=("water", "wilderness")),
                    Group("open", "b", traits=("cursed", "dark")),
                ),
                lieutenants=(
                    Henchman("sir_alric_farrow", "k"),
                    Henchman("lord_merick_farrow", "a", later=True),
                ),
                rules=(
                    QuestRule(
                        "heir", static=("carry(heir, by=[hero, lieutenant], start=chosen_hero, monster_speed=-1)",)
                    ),
                    QuestRule(
                        "lead",
                        static=("skip_activation(sir_alric_farrow, rounds=counter(lead)//2)",),
                        counters={"lead": CARRIED},
                    ),
                    QuestRule(
                        "pursuit",
                        when=("overlord_turn_start",),
                        condition="round == 3",
                        do=("enter(lord_merick_farrow, zone=a)",),
                    ),
                    QuestRule(
                        "winch",
                        action=QuestAction(
                            by=("hero",),
                            reach="on_or_adjacent",
                            at="C",
                            tests=("might", "awareness"),
                            passed=("lose(C)",),
                        ),
                    ),
                    QuestRule(
                        "ways_out",
                        static=(
                            "exit(X, who=hero, carrying=heir, when='tokens(C) == 0')",
                            "exit(E, who=lieutenant, carrying=heir)",
                        ),
                    ),
                    QuestRule(
                        "portcullis",
                        action=QuestAction(
                            by=("hero",), reach="adjacent", doors=("d1",), tests=("might",), passed=("open_door(d1)",)
                        ),
                    ),
                    QuestRule(
                        "cold_water",
                        when=("hero_turn_end",),
                        condition="terrain(actor, water)",
                        do=("fatigue(actor, 1)",),
                    ),
                ),
                heroes_win=("left(hero, X, carrying=heir) >= 1",),
                overlord_wins=("left(monster, E, carrying=heir) >= 1", "round_over(by(8,8,9))"),
                max_rounds=9,
            ),
        ),
        always=Rewards(),
        heroes=Rewards(gold_per_hero=25, xp=1, flag="heir_safe"),
        overlord=Rewards(xp=2, flag="heir_hunted"),
        unlocks=(("army_of_dalzunm", "prison_of_khinn"), ("army_of_dalzunm", "prison_of_khinn")),
    ),
    Quest(
        id="saradyn_ablaze",
        kind="interlude",
        act=1,
        encounters=(
            Encounter(
                id="e1",
                map="""
#######################
###.1..######...2..####
#...F......+...F....###
#..........+.........##
#..o...o..##..o...o..##
##........###........##
##++###########..bbbb.#
##...~~......+...bbbb.#
#....~~..F...+...bbbb.#
##...~~......##......##
EEE........o.##..F....#
EEE....aaaa..##.......#
EEE....aaaa..##...o...#
##..3..aaaa..####..4.##
#######################
""",
                start="E",
                markers={
                    "F": Marker("fire", "objective"),
                },
                doors=(
                    Door("d1", "E", "closed", ((2, 11), (3, 11))),
                    Door("d2", "N", "closed", ((6, 2), (6, 3))),
                    Door("d3", "E", "closed", ((7, 13), (8, 13))),
                ),
                groups=(
                    Group("open", "a", traits=("hot", "building", "wilderness")),
                    Group("goblin_archer", "b"),
                ),
                rules=(
                    QuestRule("fire_spaces", static=("terrain_token(F, enter_damage=1, end_damage=2)",)),
                    QuestRule(
                        "douse",
                        action=QuestAction(
                            by=("hero",),
                            reach="adjacent",
                            at="F",
                            tests=("awareness", "willpower"),
                            bonus="1 if near_terrain(actor, water, 1) else 0",
                            auto="marked(F, damped)",
                            passed=("lose(F)",),
                            failed=("mark(F, damped)",),
                        ),
                    ),
                    QuestRule(
                        "spread",
                        when=("overlord_turn_start",),
                        condition="round >= 2",
                        do=("place(F, 1, adjacent_to=F, max_on_map=10, chooser=overlord)",),
                    ),
                    QuestRule(
                        "torch",
                        action=QuestAction(
                            by=("goblin_archer",),
                            reach="none",
                            condition="H >= 3 and round in (2, 4, 6)",
                            do=("place(F, 1, adjacent_to=actor, max_on_map=10, chooser=overlord)",),
                            per_turn=1,
                        ),
                    ),
                    QuestRule("more_torches", when=("overlord_turn_end",), do=("spawn(goblin_archer, 1, zone=b)",)),
                ),
                heroes_win=("round_end() and tokens(F) == 0", "round_over(6) and tokens(F) <= by(6,7,7)"),
                overlord_wins=("round_end() and tokens(F) >= 10", "round_over(6) and tokens(F) > by(6,7,7)"),
                max_rounds=6,
                outcome={
                    "heroes": Outcome("e2", {"gate_strength": "3"}),
                    "overlord": Outcome("e2", {"gate_strength": "0"}),
                },
            ),
            Encounter(
                id="e2",
                map="""
######################
#HHHH..1..####..2....#
#HHHH........+.......#
#HHHH..o.....+....o..#
#.........####.......#
#....A....####..bbbb.#
#..o......####..bbbb.#
#............+..bbbb.#
#...........o+.......#
#.3.....######....K..#
###....#######...KK..#
###....######....K...#
##.4......###.aaaa..##
##........###.aaaa..##
######################
""",
                start="H",
                markers={
                    "H": Marker("", "hero_start"),
                    "A": Marker("the-abbess", "npc"),
                    "K": Marker("breach-camp", "zone"),
                },
                doors=(
                    Door("d1", "E", "closed", ((2, 13), (3, 13))),
                    Door("d2", "E", "closed", ((7, 13), (8, 13))),
                ),
                groups=(
                    Group("open", "a", traits=("cursed", "building")),
                    Group("open", "b", traits=("dark", "cave", "mountain")),
                ),
                lieutenants=(
                    Henchman("sir_alric_farrow", "K"),
                    Henchman("lady_eliza_farrow", "K"),
                ),
                npcs=(Npc("abbess", "A", 2, {2: 7, 3: 9, 4: 11}, (GRAY,), attributes=(1, 4, 5, 2)),),
                rules=(
                    QuestRule(
                        "gates",
                        static=("door_structure([d1, d2], health=4+counter(gate_strength), defense=[brown])",),
                        counters={"gate_strength": CARRIED},
                    ),
                    QuestRule(
                        "abbess_moves",
                        when=("after_last_hero_turn",),
                        do=("move_npc(abbess, 2, by=heroes)", "heal(chosen_hero_within(abbess, 3), 1)"),
                    ),
                    QuestRule("two_lords", static=("activation_limit([sir_alric_farrow, lady_eliza_farrow], 1)",)),
                    QuestRule(
                        "alric_returns",
                        when=("defeated(sir_alric_farrow)",),
                        do=("enter(sir_alric_farrow, zone=K, delay=2)",),
                        once=True,
                    ),
                    QuestRule(
                        "eliza_returns",
                        when=("defeated(lady_eliza_farrow)",),
                        do=("enter(lady_eliza_farrow, zone=K, delay=2)",),
                        once=True,
                    ),
                    QuestRule("sheltered", static=("protect(abbess, against=monster, when='round <= 2')",)),
                    QuestRule("press", when=("overlord_turn_end",), do=("spawn(open_a, 2, zone=a)",)),
                ),
                heroes_win=("defeated(sir_alric_farrow) and defeated(lady_eliza_farrow)", "round_over(8)"),
                overlord_wins=("defeated(abbess)", "H >= 3 and round >= 3 and all_heroes_down()"),
                max_rounds=8,
            ),
        ),
        always=Rewards(),
        heroes=Rewards(gold_per_hero=25, xp=1, flag="saradyn_stands"),
        overlord=Rewards(xp=2, flag="saradyn_burned"),
        unlocks=(("army_of_dalzunm", "prison_of_khinn"), ("army_of_dalzunm", "prison_of_khinn")),
    ),
    Quest(
        id="blood_and_betrayal",
        kind="finale",
        act=2,
        encounters=(
            Encounter(
                id="e1",
                map="""
########################
####..1....####aaaa.####
#..........+...aaaa...##
EE....o....+...aaaa..C.#
EE.........##......k...#
EE....~~...##..o..kk...#
EE...~~~~..##......k.XX#
#.....~~.............XX#
#...........o..........#
#.2..o.........bbbb....#
####.....##....bbbb.3.##
####.4...##.C..bbbb..###
########################
""",
                start="E",
                markers={
                    "C": Marker("gate-chain", "structure", walkable=False),
                },
                doors=(Door("d1", "E", "closed", ((2, 11), (3, 11))),),
                groups=(
                    Group("open", "a", traits=("building", "mountain")),
                    Group("open", "b", traits=("wilderness", "dark", "hot", "cold")),
                ),
                lieutenants=(Henchman("sir_alric_farrow", "k"),),
                structures=(Structure("chain", "C", {2: 2, 3: 2, 4: 2}, {2: 5, 3: 6, 4: 7}, (GRAY,)),),
                rules=(
                    QuestRule(
                        "heir",
                        static=(
                            "carry(heir, by=[hero, lieutenant], start=chosen_hero)",
                            "stat(bearer(heir), health=2, "
                            "when='campaign_flag(heir_safe) or campaign_flag(saradyn_stands)')",
                            "stat(bearer(heir), stamina=-1, "
                            "when='campaign_flag(heir_hunted) or campaign_flag(saradyn_burned)')",
                        ),
                    ),
                    QuestRule(
                        "ways_out",
                        static=(
                            "exit(X, who=hero, carrying=heir, when='structures(chain) == 0')",
                            "exit(E, who=sir_alric_farrow, carrying=heir)",
                        ),
                    ),
                    QuestRule("gatekeepers", when=("overlord_turn_end",), do=("spawn(open_b, 1, zone=b)",)),
                ),
                heroes_win=("left(hero, X, carrying=heir) >= 1",),
                overlord_wins=("left(sir_alric_farrow, E, carrying=heir) >= 1", "round_over(by(7,9,9))"),
                max_rounds=9,
                outcome={
                    "heroes": Outcome("e2"),
                    "overlord": Outcome("e3"),
                },
            ),
            Encounter(
                id="e2",
                map="""
#######################
#EEE....####..aaaa.####
#EEE.......+..aaaa..###
#....o.....+..aaaa...##
###.....####..........#
###.....###..o....C...#
#..C......#...........#
#.........+....k..o...#
#..o..1...+...kk......#
#.......###....k...2..#
##bbbb..###.......C..##
##bbbb...####....######
##bbbb.3.####.4..######
#######################
""",
                start="E",
                markers={
                    "C": Marker("ancestral-seal", "objective"),
                },
                doors=(
                    Door("d1", "E", "closed", ((2, 11), (3, 11))),
                    Door("d2", "E", "closed", ((7, 10), (8, 10))),
                ),
                groups=(
                    Group("open", "a", traits=("cursed", "civilized")),
                    Group("open", "b", traits=("cave", "wilderness", "building")),
                ),
                lieutenants=(Henchman("lord_merick_farrow", "k"),),
                rules=(
                    QuestRule("seals", states=("C", ("unclaimed", "claimed"))),
                    QuestRule(
                        "claim",
                        action=QuestAction(
                            by=("hero",),
                            reach="on_or_adjacent",
                            at="C",
                            condition="state_is(C, unclaimed)",
                            tests=("knowledge", "willpower"),
                            passed=("set_state(C, claimed)", "damage(lord_merick_farrow, 2)"),
                        ),
                    ),
                    QuestRule(
                        "deny",
                        action=QuestAction(
                            by=("master", "lieutenant"),
                            reach="on_or_adjacent",
                            at="C",
                            condition="state_is(C, claimed) and not changed_this_round(C)",
                            do=("set_state(C, unclaimed)",),
                        ),
                    ),
                    QuestRule("servants", when=("overlord_turn_end",), do=("spawn(open_a, 2, zone=a)",)),
                ),
                heroes_win=("round_end() and state(C, claimed) >= 3",),
                overlord_wins=("round_over(9)", "H >= 3 and round >= 3 and all_heroes_down()"),
                max_rounds=9,
                outcome={
                    "heroes": Outcome(""),
                    "overlord": Outcome("e4"),
                },
            ),
            Encounter(
                id="e3",
                map="""
########################
####aaa..1....####..2.##
###.aaa.........+.....##
###.aaa...o.....+..o..##
##..aaa..~~~....##....XX
##......~~~~~...##....XX
#..k.....~~~..........##
#.kk........HHHH..o..###
#..k....o...HHHH....####
#...........HHHH...#####
##.bbbb...........######
##.bbbb..3..~~..4.######
###bbbb....~~~~..#######
########################
""",
                start="H",
                markers={
                    "H": Marker("", "hero_start"),
                },
                doors=(Door("d1", "E", "closed", ((2, 16), (3, 16))),),
                groups=(
                    Group("shadow_dragon", "a"),
                    Group("open", "b", traits=("wilderness", "water", "mountain")),
                ),
                lieutenants=(Henchman("belthir", "k"),),
                rules=(
                    QuestRule(
                        "captive_heir",
                        static=("carry(heir, by=[hero, belthir], start=belthir)", "stat(belthir, health=2*H)"),
                    ),
                    QuestRule(
                        "wrest",
                        action=QuestAction(
                            by=("hero",),
                            reach="adjacent",
                            at="belthir",
                            condition="carrying(belthir, heir)",
                            tests=("might",),
                            passed=("give(actor, heir)",),
                            failed=("damage(actor, 1)", "fatigue(actor, 1)"),
                        ),
                    ),
                    QuestRule(
                        "take_off",
                        when=("overlord_turn_end",),
                        condition="carrying(belthir, heir) and in_zone(belthir, k) > 0 and not near(belthir, hero, 1)",
                        do=("add(flight, 1)",),
                        counters={"flight": 0},
                    ),
                    QuestRule("stair", static=("exit(X, who=hero, carrying=heir)",)),
                    QuestRule(
                        "brood",
                        static=(
                            "replace_group(shadow_dragon, ettin, when='campaign_flag(dragons_gone)')",
                            "stat(shadow_dragon, health=3, ranks=master, when='campaign_flag(dragon_pact)')",
                        ),
                    ),
                ),
                heroes_win=("left(hero, X, carrying=heir) >= 1",),
                overlord_wins=("counter(flight) >= 5", "round_over(7)"),
                max_rounds=7,
                outcome={
                    "heroes": Outcome("e4"),
                    "overlord": Outcome(""),
                },
            ),
            Encounter(
                id="e4",
                map="""
#######################
########...K...########
#####....KKKKK....#####
###..1..kkKKKkk..2..###
##......o.....o......##
##...................##
#..aaaa....o....bbbb..#
#..aaaa.........bbbb..#
#..aaaa..!!!!!..bbbb..#
##.......!!!!!.......##
#..o...............o..#
##...................##
###.3...EEEEEEE...4.###
######..EEEEEEE..######
#######################
""",
                start="E",
                markers={
                    "K": Marker("throne-dais", "zone"),
                },
                groups=(
                    Group("open", "a", traits=("cursed", "dark")),
                    Group("open", "b", traits=("building", "wilderness", "cave", "mountain")),
                ),
                lieutenants=(
                    Henchman("lady_eliza_farrow", "K"),
                    Henchman("baron_zachareth", "k"),
                ),
                rules=(
                    QuestRule(
                        "crowning",
                        when=("overlord_turn_end",),
                        condition="in_zone(lady_eliza_farrow, K) > 0 and in_zone(hero, K) == 0",
                        do=("add(crown, 1)",),
                        counters={"crown": 0},
                    ),
                    QuestRule(
                        "vampire",
                        when=("overlord_turn_start",),
                        condition="not near(lady_eliza_farrow, hero, 1)",
                        do=("heal(lady_eliza_farrow, 1)",),
                        static=("stat(lady_eliza_farrow, health=by(8,8,5))",),
                    ),
                    QuestRule(
                        "old_wounds",
                        when=("encounter_start",),
                        do=(
                            "damage(lady_eliza_farrow, 2, when='campaign_flag(eliza_wounded)')",
                            "draw(1, when='campaign_flag(eliza_foresight)')",
                        ),
                    ),
                    QuestRule(
                        "baron",
                        when=("defeated(baron_zachareth)",),
                        do=("damage(lady_eliza_farrow, 3)",),
                        static=(
                            "absent(baron_zachareth, when='campaign_flag(baron_broken)')",
                            "stat(baron_zachareth, health=3, when='campaign_flag(baron_ascendant)')",
                        ),
                    ),
                    QuestRule(
                        "last_guard",
                        when=("overlord_turn_end",),
                        do=("spawn(open_a, 1, zone=a)", "spawn(open_b, 1, zone=b)"),
                    ),
                ),
                heroes_win=("defeated(lady_eliza_farrow)",),
                overlord_wins=(
                    "counter(crown) >= by(7,7,8)",
                    "round_over(11)",
                    "H >= 3 and round >= 3 and all_heroes_down()",
                ),
                max_rounds=11,
                outcome={
                    "heroes": Outcome(""),
                    "overlord": Outcome(""),
                },
            ),
        ),
        always=Rewards(),
        heroes=Rewards(),
        overlord=Rewards(),
        unlocks=((), ()),
    ),
)
