"""Every Reaction made once with the first answers and once with the last, in one of the scenes in which it is offered.

What was asked, with how many answers, and what was told; each line was held against its card.
"""

import pytest

from tests.games.shadespire.everything import Made, retold
from tests.games.shadespire.test_everything_offered import SCENES
from tests.support import card, rule

pytestmark = pytest.mark.usefixtures("sides")

STORIES: dict[tuple[str, str, str], tuple[str, str]] = {
    ("brutal_but_kunnin", "A", "hit and driven"): (
        "A push.to 26 | moved_to A obryn_the_bold a2",
        "A push.to 26 |",
    ),
    ("ceaseless_attacks", "A", "hit and driven"): (
        (
            "| attack_declared A angharad_brightshield sigmarite_hammer garrek_gorebeard, attack_rolled A "
            "angharad_brightshield hammer support1 support2, defence_rolled B garrek_gorebeard shield, "
            "attack_succeeded A angharad_brightshield garrek_gorebeard, hurt B garrek_gorebeard 2"
        ),
        (
            "| attack_declared A angharad_brightshield sigmarite_hammer garrek_gorebeard, attack_rolled A "
            "angharad_brightshield hammer support1 support2, defence_rolled B garrek_gorebeard shield, "
            "attack_succeeded A angharad_brightshield garrek_gorebeard, hurt B garrek_gorebeard 2"
        ),
    ),
    ("stumble", "A", "hit and driven"): (
        "| driven_back A garrek_gorebeard c7",
        "| driven_back A garrek_gorebeard c7",
    ),
    ("teamwork", "A", "hit and driven"): (
        (
            "A choose.fighter 2 A push.to 5 A drive.to 3 A drive.further 3 | moved_to A angharad_brightshield c6,"
            " attack_rolled A obryn_the_bold hammer hammer, defence_rolled B garrek_gorebeard shield, "
            "attack_succeeded A obryn_the_bold garrek_gorebeard, hurt B garrek_gorebeard 3"
        ),
        (
            "A choose.fighter 2 A push.to 5 A drive.to 3 | moved_to A severin_steelheart d3, attack_rolled A "
            "obryn_the_bold hammer hammer, defence_rolled B garrek_gorebeard shield, attack_succeeded A "
            "obryn_the_bold garrek_gorebeard, hurt B garrek_gorebeard 3"
        ),
    ),
    ("trap", "A", "hit and driven"): (
        "| hurt B garrek_gorebeard 1, slain B garrek_gorebeard, glory_gained A 1",
        "| hurt B garrek_gorebeard 1, slain B garrek_gorebeard, glory_gained A 1",
    ),
    ("twist_the_knife", "A", "hit and driven"): (
        "| hurt B garrek_gorebeard 4, slain B garrek_gorebeard, glory_gained A 1",
        "| hurt B garrek_gorebeard 4, slain B garrek_gorebeard, glory_gained A 1",
    ),
    ("grapple", "B", "hit and driven"): (
        "| moved_to A obryn_the_bold c5",
        "| moved_to A obryn_the_bold c5",
    ),
    ("my_turn", "B", "hit and driven"): (
        "B push.to 6 | moved_to B garrek_gorebeard b5",
        (
            "B push.to 6 B drive.to 4 | attack_declared B garrek_gorebeard blooddrinker_axe "
            "angharad_brightshield, attack_rolled B garrek_gorebeard hammer support1, defence_rolled A "
            "angharad_brightshield support2, attack_succeeded B garrek_gorebeard angharad_brightshield, hurt A "
            "angharad_brightshield 2"
        ),
    ),
    ("rebound", "B", "hit and driven"): (
        (
            "A drive.to 3 A drive.further 3 | die_rolled B shield, hurt B garrek_gorebeard 3, driven_back A "
            "garrek_gorebeard b5, driven_back A garrek_gorebeard a6"
        ),
        "A drive.to 3 | die_rolled B shield, hurt B garrek_gorebeard 3",
    ),
    ("retribution", "B", "hit and left"): (
        (
            "B drive.to 3 | attack_declared B garrek_gorebeard blooddrinker_axe obryn_the_bold, attack_rolled B "
            "garrek_gorebeard hammer support1, defence_rolled A obryn_the_bold support2, attack_succeeded B "
            "garrek_gorebeard obryn_the_bold, hurt A obryn_the_bold 2"
        ),
        (
            "B drive.to 3 | attack_declared B garrek_gorebeard blooddrinker_axe obryn_the_bold, attack_rolled B "
            "garrek_gorebeard hammer support1, defence_rolled A obryn_the_bold support2, attack_succeeded B "
            "garrek_gorebeard obryn_the_bold, hurt A obryn_the_bold 2"
        ),
    ),
    ("oathsworn", "A", "missed"): (
        (
            "A drive.to 3 A drive.further 3 | attack_declared A obryn_the_bold sigmarite_grandhammer "
            "garrek_gorebeard, attack_rolled A obryn_the_bold hammer support1, defence_rolled B garrek_gorebeard "
            "support2, attack_succeeded A obryn_the_bold garrek_gorebeard, hurt B garrek_gorebeard 3"
        ),
        (
            "A drive.to 3 | attack_declared A obryn_the_bold sigmarite_grandhammer garrek_gorebeard, "
            "attack_rolled A obryn_the_bold hammer support1, defence_rolled B garrek_gorebeard support2, "
            "attack_succeeded A obryn_the_bold garrek_gorebeard, hurt B garrek_gorebeard 3"
        ),
    ),
    ("the_necromancer_commands", "A", "missed"): (
        (
            "A drive.to 3 A drive.further 3 | attack_declared A obryn_the_bold sigmarite_grandhammer "
            "garrek_gorebeard, attack_rolled A obryn_the_bold hammer support1, defence_rolled B garrek_gorebeard "
            "support2, attack_succeeded A obryn_the_bold garrek_gorebeard, hurt B garrek_gorebeard 3"
        ),
        (
            "A drive.to 3 | attack_declared A obryn_the_bold sigmarite_grandhammer garrek_gorebeard, "
            "attack_rolled A obryn_the_bold hammer support1, defence_rolled B garrek_gorebeard support2, "
            "attack_succeeded A obryn_the_bold garrek_gorebeard, hurt B garrek_gorebeard 3"
        ),
    ),
    ("tireless_assault", "A", "missed"): (
        (
            "A drive.to 3 A drive.further 3 | attack_declared A obryn_the_bold sigmarite_grandhammer "
            "garrek_gorebeard, attack_rolled A obryn_the_bold sword hammer, defence_rolled B garrek_gorebeard "
            "support1, attack_succeeded A obryn_the_bold garrek_gorebeard, hurt B garrek_gorebeard 3"
        ),
        (
            "A drive.to 3 | attack_declared A obryn_the_bold sigmarite_grandhammer garrek_gorebeard, "
            "attack_rolled A obryn_the_bold sword hammer, defence_rolled B garrek_gorebeard support1, "
            "attack_succeeded A obryn_the_bold garrek_gorebeard, hurt B garrek_gorebeard 3"
        ),
    ),
    ("blood_frenzy", "A", "killed"): (
        "|",
        "|",
    ),
    ("boon_of_khorne", "A", "killed"): (
        "A choose.fighter 3 |",
        "A choose.fighter 3 |",
    ),
    ("continue_the_slaughter", "A", "killed"): (
        "|",
        "|",
    ),
    ("fountain_of_gore", "A", "killed"): (
        "|",
        "|",
    ),
    ("fuelled_by_slaughter", "A", "killed"): (
        (
            "| attack_declared A obryn_the_bold sigmarite_grandhammer targor, attack_rolled A obryn_the_bold "
            "hammer support1, defence_rolled B targor support2, attack_succeeded A obryn_the_bold targor, hurt B "
            "targor 3"
        ),
        (
            "| attack_declared A obryn_the_bold sigmarite_grandhammer targor, attack_rolled A obryn_the_bold "
            "hammer support1, defence_rolled B targor support2, attack_succeeded A obryn_the_bold targor, hurt B "
            "targor 3"
        ),
    ),
    ("scavenge", "A", "killed"): (
        "| glory_gained A 1",
        "| glory_gained A 1",
    ),
    ("skulls_for_the_skull_throne", "A", "killed"): (
        "A draw.how-many 2 | power_drawn A 1",
        "A draw.how-many 2 | power_drawn A 2",
    ),
    ("to_the_victor_the_spoils", "A", "killed"): (
        "| power_drawn A 3",
        "| power_drawn A 3",
    ),
    ("triumphant_roar", "A", "killed"): (
        "A push.to 6 | moved_to B targor a4",
        "A push.to 6 |",
    ),
    ("aversion_to_death", "B", "killed"): (
        (
            "B choose.up-to 4 B push.to 3 B choose.up-to 3 B push.to 2 | moved_to B arnulf d1, moved_to B "
            "blooded_saek j7"
        ),
        "B choose.up-to 4 |",
    ),
    ("bloody_retribution", "B", "killed"): (
        (
            "| attack_declared B targor gore_axe_and_blade obryn_the_bold, attack_rolled B targor hammer "
            "support1, defence_rolled A obryn_the_bold support2, attack_failed B targor obryn_the_bold"
        ),
        (
            "| attack_declared B targor gore_axe_and_blade obryn_the_bold, attack_rolled B targor hammer "
            "support1, defence_rolled A obryn_the_bold support2, attack_failed B targor obryn_the_bold"
        ),
    ),
    ("bone_shrapnel", "B", "killed"): (
        "| hurt A obryn_the_bold 1",
        "| hurt A obryn_the_bold 1",
    ),
    ("death_throes", "B", "killed"): (
        (
            "B choose.fighter 2 | chosen B angharad_brightshield, hurt A angharad_brightshield 1, hurt B "
            "garrek_gorebeard 3, slain B garrek_gorebeard, glory_gained A 1"
        ),
        (
            "B choose.fighter 2 | chosen B obryn_the_bold, hurt A obryn_the_bold 1, hurt B garrek_gorebeard 3, "
            "slain B garrek_gorebeard, glory_gained A 1"
        ),
    ),
    ("final_blow", "B", "killed"): (
        "| hurt A obryn_the_bold 1",
        "| hurt A obryn_the_bold 1",
    ),
    ("last_chance", "B", "killed"): (
        (
            "A drive.to 3 A drive.further 3 | die_rolled B shield, driven_back A garrek_gorebeard b5, driven_back"
            " A garrek_gorebeard a6"
        ),
        "A drive.to 3 | die_rolled B shield",
    ),
    ("last_lunge", "B", "killed"): (
        (
            "| die_rolled B hammer, attack_declared B garrek_gorebeard blooddrinker_axe obryn_the_bold, "
            "attack_rolled B garrek_gorebeard support1 support2, defence_rolled A obryn_the_bold shield, "
            "attack_failed B garrek_gorebeard obryn_the_bold"
        ),
        (
            "| die_rolled B hammer, attack_declared B garrek_gorebeard blooddrinker_axe obryn_the_bold, "
            "attack_rolled B garrek_gorebeard support1 support2, defence_rolled A obryn_the_bold shield, "
            "attack_failed B garrek_gorebeard obryn_the_bold"
        ),
    ),
    ("legacy", "B", "killed"): (
        "| upgraded B targor sprinter",
        "| upgraded B targor sprinter",
    ),
    ("on_your_feet", "B", "killed"): (
        (
            "A drive.to 3 A drive.further 3 | die_rolled B shield, driven_back A garrek_gorebeard b5, driven_back"
            " A garrek_gorebeard a6"
        ),
        "A drive.to 3 | die_rolled B shield",
    ),
    ("blinding_flash", "A", "shot"): (
        (
            "A drive.to 4 | inspired B garrek_gorebeard, inspired B targor, inspired B arnulf, attack_rolled A "
            "sanson_farstrider sword, defence_rolled B garrek_gorebeard dodge"
        ),
        (
            "A drive.to 4 | inspired B garrek_gorebeard, inspired B targor, inspired B arnulf, attack_rolled A "
            "sanson_farstrider sword, defence_rolled B garrek_gorebeard dodge"
        ),
    ),
    ("rapid_volley", "A", "shot and missed"): (
        (
            "A drive.to 4 | attack_declared A sanson_farstrider boltstorm_pistol garrek_gorebeard, attack_rolled "
            "A sanson_farstrider sword hammer support1, defence_rolled B garrek_gorebeard support2, "
            "attack_succeeded A sanson_farstrider garrek_gorebeard, hurt B garrek_gorebeard 1"
        ),
        (
            "A drive.to 4 | attack_declared A sanson_farstrider boltstorm_pistol garrek_gorebeard, attack_rolled "
            "A sanson_farstrider sword hammer support1, defence_rolled B garrek_gorebeard support2, "
            "attack_succeeded A sanson_farstrider garrek_gorebeard, hurt B garrek_gorebeard 1"
        ),
    ),
    ("undaunted", "B", "driven to death"): (
        "| inspired B targor",
        "| inspired B targor",
    ),
    ("quick_thinker", "B", "charged and hit"): (
        (
            "B choose.fighter 4 B move.to 30 A drive.to 3 A drive.further 3 | moved_to B arnulf a1, "
            "attack_declared A obryn_the_bold sigmarite_grandhammer garrek_gorebeard, attack_rolled A "
            "obryn_the_bold hammer hammer, defence_rolled B garrek_gorebeard shield, attack_succeeded A "
            "obryn_the_bold garrek_gorebeard"
        ),
        (
            "B choose.fighter 4 B move.to 16 A drive.to 3 | moved_to B targor e8, attack_declared A "
            "obryn_the_bold sigmarite_grandhammer garrek_gorebeard, attack_rolled A obryn_the_bold hammer hammer,"
            " defence_rolled B garrek_gorebeard shield, attack_succeeded A obryn_the_bold garrek_gorebeard"
        ),
    ),
    ("duel_of_wits", "B", "gale"): (
        (
            "| power_drawn B 2, hurt A severin_steelheart 1, hurt A angharad_brightshield 1, hurt A "
            "obryn_the_bold 1, hurt B garrek_gorebeard 1"
        ),
        (
            "| power_drawn B 2, hurt A severin_steelheart 1, hurt A angharad_brightshield 1, hurt A "
            "obryn_the_bold 1, hurt B garrek_gorebeard 1"
        ),
    ),
    ("forceful_denial", "B", "gale"): (
        "| die_rolled B shield, ploy_countered A shardgale",
        "| die_rolled B shield, ploy_countered A shardgale",
    ),
    ("misdirection", "B", "pushed"): (
        "B choose.fighter 3 A push.to 3 | chosen B arnulf, chosen A arnulf, moved_to B arnulf d1",
        "B choose.fighter 3 A push.to 4 | chosen B targor, chosen A targor, moved_to B targor b5",
    ),
    ("kunnin_but_brutal", "A", "moved next to a foe"): (
        (
            "A drive.to 3 A drive.further 4 | attack_declared A obryn_the_bold sigmarite_grandhammer "
            "garrek_gorebeard, attack_rolled A obryn_the_bold hammer support1, defence_rolled B garrek_gorebeard "
            "support2, attack_succeeded A obryn_the_bold garrek_gorebeard, hurt B garrek_gorebeard 3"
        ),
        (
            "A drive.to 3 | attack_declared A obryn_the_bold sigmarite_grandhammer garrek_gorebeard, "
            "attack_rolled A obryn_the_bold hammer support1, defence_rolled B garrek_gorebeard support2, "
            "attack_succeeded A obryn_the_bold garrek_gorebeard, hurt B garrek_gorebeard 3"
        ),
    ),
    ("ready_for_action", "A", "an upgrade is played"): (
        (
            "A ready.action 2 A attack.target 2 A drive.to 3 A drive.further 3 | attack_declared A obryn_the_bold"
            " sigmarite_grandhammer garrek_gorebeard, attack_rolled A obryn_the_bold hammer support1, "
            "defence_rolled B garrek_gorebeard support2, attack_succeeded A obryn_the_bold garrek_gorebeard, hurt"
            " B garrek_gorebeard 3"
        ),
        "A ready.action 2 A move.to 34 | moved_to A obryn_the_bold g6",
    ),
    ("cunning_duellist", "A", "geared: hit and driven"): (
        "A react.after-attack 2 B react.activation 2 | swapped A obryn_the_bold garrek_gorebeard",
        (
            "A react.after-attack 2 A push.to 3 B react.activation 2 B push.to 3 | swapped A obryn_the_bold "
            "garrek_gorebeard, reacted A skitter_scurry, moved_to A obryn_the_bold d4, reacted B heroic_stride, "
            "moved_to B garrek_gorebeard d3"
        ),
    ),
    ("skitter_scurry", "A", "geared: hit and driven"): (
        "A push.to 4 | moved_to A obryn_the_bold b3",
        (
            "A push.to 4 B react.activation 2 B push.to 5 | moved_to A obryn_the_bold d4, reacted B "
            "heroic_stride, moved_to B garrek_gorebeard d6"
        ),
    ),
    ("defiant_strike", "B", "geared: hit and driven"): (
        (
            "A react.failed 4 B react.after-attack 2 A react.after-attack 2 A react.after-attack 2 B "
            "react.activation 2 | attack_declared B garrek_gorebeard defiant_strike obryn_the_bold, attack_rolled"
            " B garrek_gorebeard hammer support1 support2, defence_rolled A obryn_the_bold shield, attack_failed "
            "B garrek_gorebeard obryn_the_bold, inspired A obryn_the_bold"
        ),
        (
            "A react.failed 4 A push.to 4 B react.after-attack 2 B push.to 3 A react.after-attack 2 A push.to 3 B"
            " react.activation 2 B push.to 4 | attack_declared B garrek_gorebeard defiant_strike obryn_the_bold, "
            "attack_rolled B garrek_gorebeard hammer support1 support2, defence_rolled A obryn_the_bold shield, "
            "attack_failed B garrek_gorebeard obryn_the_bold, reacted A shield_bash"
        ),
    ),
    ("ever_advancing", "B", "geared: hit and driven"): (
        "B push.to 3 A react.after-attack 2 B react.activation 2 | moved_to B garrek_gorebeard b5",
        (
            "B push.to 3 A react.after-attack 2 A push.to 3 B react.activation 2 B push.to 4 | moved_to B "
            "garrek_gorebeard d4, reacted A skitter_scurry, moved_to A obryn_the_bold d3, reacted B "
            "heroic_stride, moved_to B garrek_gorebeard e5"
        ),
    ),
    ("expendable", "B", "geared: hit and driven"): (
        "A react.after-attack 2 | slain B garrek_gorebeard, glory_gained A 1, hurt A obryn_the_bold 1",
        (
            "A react.after-attack 2 A push.to 4 | slain B garrek_gorebeard, glory_gained A 1, hurt A "
            "obryn_the_bold 1, reacted A skitter_scurry, moved_to A obryn_the_bold d4"
        ),
    ),
    ("heroic_stride", "B", "geared: hit and driven"): (
        "B push.to 5 | moved_to B garrek_gorebeard b5",
        "B push.to 5 | moved_to B garrek_gorebeard d6",
    ),
    ("light_footed", "B", "geared: hit and driven"): (
        "B push.to 3 A react.after-attack 2 B react.activation 2 | moved_to B garrek_gorebeard b5",
        (
            "B push.to 3 A react.after-attack 2 A push.to 3 B react.activation 2 B push.to 4 | moved_to B "
            "garrek_gorebeard d4, reacted A skitter_scurry, moved_to A obryn_the_bold d3, reacted B "
            "heroic_stride, moved_to B garrek_gorebeard e5"
        ),
    ),
    ("superior_agility", "B", "geared: hit and driven"): (
        "B push.to 3 A react.after-attack 2 B react.activation 2 | moved_to B garrek_gorebeard b5",
        (
            "B push.to 3 A react.after-attack 2 A push.to 3 B react.activation 2 B push.to 4 | moved_to B "
            "garrek_gorebeard d4, reacted A skitter_scurry, moved_to A obryn_the_bold d3, reacted B "
            "heroic_stride, moved_to B garrek_gorebeard e5"
        ),
    ),
    ("unshakeable", "B", "geared: hit and driven"): (
        "B push.to 3 A react.after-attack 2 B react.activation 2 | moved_to B garrek_gorebeard b5",
        (
            "B push.to 3 A react.after-attack 2 A push.to 3 B react.activation 2 B push.to 4 | moved_to B "
            "garrek_gorebeard d4, reacted A skitter_scurry, moved_to A obryn_the_bold d3, reacted B "
            "heroic_stride, moved_to B garrek_gorebeard e5"
        ),
    ),
    ("aspiring_boss", "A", "geared: missed"): (
        "A attack.reroll 2 B react.after-attack 2 A react.after-attack 2 B react.activation 2 |",
        (
            "A attack.reroll 2 B react.success 2 A react.after-attack 2 A push.to 4 | attack_rolled A "
            "obryn_the_bold hammer sword, reacted B expendable, slain B garrek_gorebeard, glory_gained A 1, hurt "
            "A obryn_the_bold 1"
        ),
    ),
    ("fatal_riposte", "B", "geared: missed"): (
        (
            "B attack.with 4 A react.failed 4 B react.after-attack 2 A react.after-attack 2 B react.after-attack "
            "2 A react.after-attack 2 B react.activation 2 | die_rolled B hammer, attack_declared B "
            "garrek_gorebeard blooddrinker_axe obryn_the_bold, attack_rolled B garrek_gorebeard support1 "
            "support2, defence_rolled A obryn_the_bold shield, attack_failed B garrek_gorebeard obryn_the_bold"
        ),
        (
            "B attack.with 4 A react.failed 4 A push.to 4 B react.after-attack 2 B push.to 3 B react.after-attack"
            " 2 B push.to 4 B react.activation 2 B push.to 5 | die_rolled B hammer, attack_declared B "
            "garrek_gorebeard swift_strike obryn_the_bold, attack_rolled B garrek_gorebeard support1 support2 "
            "hammer, defence_rolled A obryn_the_bold shield, attack_failed B garrek_gorebeard obryn_the_bold"
        ),
    ),
    ("furious_blow", "B", "geared: missed"): (
        (
            "B attack.with 4 A react.success 2 B react.drive-back 2 A react.drive-back 6 B drive.to 3 B "
            "react.after-attack 2 B react.after-attack 2 A react.after-attack 2 B react.activation 2 | "
            "attack_declared B garrek_gorebeard blooddrinker_axe obryn_the_bold, attack_rolled B garrek_gorebeard"
            " hammer support1, defence_rolled A obryn_the_bold support2, attack_succeeded B garrek_gorebeard "
            "obryn_the_bold, hurt A obryn_the_bold 2"
        ),
        (
            "B attack.with 4 A react.failed 4 A push.to 4 B react.after-attack 2 B push.to 3 B react.after-attack"
            " 2 B push.to 4 B react.activation 2 B push.to 5 | attack_declared B garrek_gorebeard swift_strike "
            "obryn_the_bold, attack_rolled B garrek_gorebeard hammer support1 support2, defence_rolled A "
            "obryn_the_bold shield, attack_failed B garrek_gorebeard obryn_the_bold, reacted A shield_bash"
        ),
    ),
    ("opportunist", "B", "geared: missed"): (
        "B push.to 3 B react.activation 2 | moved_to B garrek_gorebeard b5",
        (
            "B push.to 3 B react.activation 2 B push.to 4 | moved_to B garrek_gorebeard d4, reacted B "
            "heroic_stride, moved_to B garrek_gorebeard e5"
        ),
    ),
    ("shield_bash", "B", "geared: missed"): (
        (
            "B push.to 4 B react.after-attack 2 A react.after-attack 2 B react.activation 2 | moved_to A "
            "obryn_the_bold b3"
        ),
        (
            "B push.to 4 B react.after-attack 2 B push.to 3 B react.activation 2 B push.to 4 | reacted B "
            "opportunist, moved_to B garrek_gorebeard d4, reacted B heroic_stride, moved_to B garrek_gorebeard e5"
        ),
    ),
    ("righteous_strike", "A", "geared: missed with a strike of its own"): (
        (
            "B react.success 2 B react.drive-back 6 A react.drive-back 2 A drive.to 3 A react.after-attack 2 B "
            "react.activation 2 | attack_declared A obryn_the_bold righteous_strike garrek_gorebeard, "
            "attack_rolled A obryn_the_bold hammer support1 support2, defence_rolled B garrek_gorebeard shield, "
            "attack_succeeded A obryn_the_bold garrek_gorebeard, hurt B garrek_gorebeard 2"
        ),
        (
            "B react.success 2 A react.after-attack 2 A push.to 4 | attack_declared A obryn_the_bold "
            "righteous_strike garrek_gorebeard, attack_rolled A obryn_the_bold hammer support1 support2, "
            "defence_rolled B garrek_gorebeard shield, attack_succeeded A obryn_the_bold garrek_gorebeard, "
            "reacted B expendable"
        ),
    ),
    ("disengage", "A", "geared: hit to get away"): (
        "A push.to 3 B react.activation 2 | moved_to A obryn_the_bold b3",
        (
            "A push.to 3 B react.activation 2 B push.to 3 | moved_to A obryn_the_bold d4, reacted B "
            "heroic_stride, moved_to B garrek_gorebeard c6"
        ),
    ),
    ("fatal_strike", "B", "geared: killed"): (
        (
            "A react.success 2 B react.drive-back 2 A react.drive-back 6 B drive.to 3 B react.after-attack 2 A "
            "react.after-attack 2 | attack_declared B garrek_gorebeard fatal_strike obryn_the_bold, attack_rolled"
            " B garrek_gorebeard hammer support1, defence_rolled A obryn_the_bold support2, attack_succeeded B "
            "garrek_gorebeard obryn_the_bold, hurt A obryn_the_bold 2"
        ),
        (
            "A react.success 2 | attack_declared B garrek_gorebeard fatal_strike obryn_the_bold, attack_rolled B "
            "garrek_gorebeard hammer support1, defence_rolled A obryn_the_bold support2, attack_succeeded B "
            "garrek_gorebeard obryn_the_bold, reacted A expendable"
        ),
    ),
    ("grimnirs_blessing", "B", "geared: killed"): (
        (
            "B react.drive-back 6 A react.drive-back 2 A drive.to 3 A drive.further 3 A react.after-attack 2 | "
            "die_rolled B shield, driven_back A garrek_gorebeard b5, driven_back A garrek_gorebeard a6"
        ),
        (
            "B react.drive-back 6 B push.to 3 A react.after-attack 2 A push.to 3 B react.activation 2 B push.to 4"
            " | die_rolled B shield, reacted B unshakeable, moved_to B garrek_gorebeard d4, reacted A "
            "skitter_scurry, moved_to A obryn_the_bold d3"
        ),
    ),
    ("no_respite", "B", "geared: killed"): (
        (
            "B attack.with 4 B attack.target 2 B react.drive-back 2 B drive.to 4 B react.after-attack 2 A "
            "react.after-attack 2 | attack_declared B garrek_gorebeard blooddrinker_axe angharad_brightshield, "
            "attack_rolled B garrek_gorebeard hammer support1, defence_rolled A angharad_brightshield support2, "
            "attack_succeeded B garrek_gorebeard angharad_brightshield, hurt A angharad_brightshield 2"
        ),
        (
            "B attack.with 4 B push.to 3 B attack.target 2 A react.failed 4 A push.to 4 B react.after-attack 2 B "
            "push.to 3 A react.after-attack 2 A push.to 4 | attack_declared B garrek_gorebeard swift_strike "
            "obryn_the_bold, attack_rolled B garrek_gorebeard hammer support1 support2, defence_rolled A "
            "obryn_the_bold shield, attack_failed B garrek_gorebeard obryn_the_bold, reacted A shield_bash"
        ),
    ),
    ("soultrap", "B", "geared: killed"): (
        (
            "B react.drive-back 6 A react.drive-back 2 A drive.to 3 A drive.further 3 A react.after-attack 2 | "
            "die_rolled B shield, driven_back A garrek_gorebeard b5, driven_back A garrek_gorebeard a6"
        ),
        (
            "B react.drive-back 6 B push.to 3 A react.after-attack 2 A push.to 3 B react.activation 2 B push.to 4"
            " | die_rolled B shield, reacted B unshakeable, moved_to B garrek_gorebeard d4, reacted A "
            "skitter_scurry, moved_to A obryn_the_bold d3"
        ),
    ),
    ("tethered_spirit", "B", "geared: killed"): (
        "B place.to 7 A react.after-attack 2 | die_rolled B shield, moved_to B garrek_gorebeard g5",
        (
            "B place.to 7 A react.after-attack 2 A push.to 4 | die_rolled B shield, moved_to B garrek_gorebeard "
            "k4, reacted A skitter_scurry, moved_to A obryn_the_bold d4"
        ),
    ),
    ("unkillable", "B", "geared: killed"): (
        (
            "B react.drive-back 6 A react.drive-back 2 A drive.to 3 A drive.further 3 A react.after-attack 2 | "
            "die_rolled B shield, driven_back A garrek_gorebeard b5, driven_back A garrek_gorebeard a6"
        ),
        (
            "B react.drive-back 6 B push.to 3 A react.after-attack 2 A push.to 3 B react.activation 2 B push.to 4"
            " | die_rolled B shield, reacted B unshakeable, moved_to B garrek_gorebeard d4, reacted A "
            "skitter_scurry, moved_to A obryn_the_bold d3"
        ),
    ),
    ("flickering_image", "A", "geared: critical hit"): (
        "A push.to 11 | moved_to A obryn_the_bold a3",
        ("A push.to 11 B react.activation 2 B push.to 3 | reacted B heroic_stride, moved_to B garrek_gorebeard d4"),
    ),
    ("shifting_image", "A", "geared: critical hit"): (
        "A push.to 3 B react.activation 2 | moved_to A obryn_the_bold b3",
        (
            "A push.to 3 B react.activation 2 B push.to 3 | moved_to A obryn_the_bold d4, reacted B "
            "heroic_stride, moved_to B garrek_gorebeard c6"
        ),
    ),
}


@rule("SHA-10.01", "SHA-10.06")
@pytest.mark.parametrize(
    ("id", "seat", "scene"), [pytest.param(*key, marks=card(key[0]), id=key[0]) for key in STORIES]
)
def test_a_reaction_and_what_comes_of_it(id: str, seat: str, scene: str) -> None:
    first, last = [retold(SCENES[scene], Made(seat, id, last)) for last in (False, True)]
    assert (first, last) == STORIES[id, seat, scene]
