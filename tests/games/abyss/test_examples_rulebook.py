"""The worked examples of the rulebook."""

import pytest

from tests.games.abyss.table import has, table
from tests.support import example


@example("ABY-EX-R01")
def test_different_payments_for_the_master_of_magic() -> None:
    t = table(A=has(hand="jellyfish-4 crab-3 squid-3 seahorse-1"), court="master_of_magic")
    assert t.payments("A", "master_of_magic") == {"crab-3 jellyfish-4 squid-3 +0"}


REWARDS = [
    pytest.param(1, {"claim 1-pearl", "claim 1-token"}, marks=example("ABY-EX-R02")),
    pytest.param(2, {"claim 2-pearl", "claim 1-pearl+1-token", "claim 2-token"}, marks=example("ABY-EX-R03")),
    pytest.param(3, {"claim 1-key"}, marks=example("ABY-EX-R04")),
    pytest.param(4, {"claim 1-key+1-pearl", "claim 1-key+1-token"}, marks=example("ABY-EX-R05")),
    pytest.param(
        5,
        {"claim 1-key+2-pearl", "claim 1-key+1-pearl+1-token", "claim 1-key+2-token"},
        marks=example("ABY-EX-R06"),
    ),
    pytest.param(6, {"claim 2-key"}, marks=example("ABY-EX-R07")),
]


@pytest.mark.parametrize(("space", "rewards"), REWARDS)
def test_rewards_of_the_threat_track(space: int, rewards: set[str]) -> None:
    t = table(A=has(), threat=space, exploration_deck_top="monster")
    t.play("A explore", "A fight monster")
    if len(rewards) > 1:
        t.expect("A explore.reward", *rewards)
        t.play(f"A {min(rewards)}")
    claimed = [line for line in t.told() if line.startswith("reward_claimed")]
    assert claimed == [f"reward_claimed A reward-{min(rewards).removeprefix('claim ')} 1"]
    t.finds(exploration_discard="monster", threat=1, exploration_deck=39, track="")
    t.ready("B")


@example("ABY-EX-R08")
def test_a_long_exploration_with_four_players() -> None:
    t = table(
        A=has(pearls=1),
        B=has(pearls=2),
        C=has(pearls=1),
        D=has(pearls=1),
        exploration_deck_top="seahorse-1 crab-3 monster squid-4 jellyfish-1 crab-1 shellfish-2",
    )
    t.play("A explore", "B pass", "C pass", "D pass", "A go-on")
    t.play("B pass", "C pass", "D buy crab-3")
    t.expect("A explore.fight-or-go-on", "fight monster", "go-on")
    t.play("A go-on", "B buy squid-4")
    t.expect("A explore.take-or-go-on", "take jellyfish-1", "go-on")
    t.play("A go-on")
    t.expect("A explore.take-or-go-on", "take crab-1", "go-on")
    t.play("A go-on")

    spaces = [line.split()[2:] for line in t.told() if line.startswith("card_revealed")]
    assert spaces == [
        ["seahorse-1", "1"],
        ["crab-3", "2"],
        ["monster", "2"],
        ["squid-4", "3"],
        ["jellyfish-1", "3"],
        ["crab-1", "4"],
        ["shellfish-2", "5"],
    ]
    t.finds(
        A=has(pearls=5, hand="shellfish-2"),
        B=has(pearls=0, hand="squid-4"),
        C=has(pearls=1, hand=""),
        D=has(pearls=0, hand="crab-3"),
        council={"seahorse": "seahorse-1", "jellyfish": "jellyfish-1", "crab": "crab-1", "shellfish": "", "squid": ""},
        exploration_discard="monster",
        track="",
        threat=2,
    )
    t.ready("B")


@example("ABY-EX-R09")
def test_clearing_the_track() -> None:
    t = table(
        A=has(), B=has(), council={"crab": 2}, threat=1, exploration_deck_top="crab-2 monster squid-1 jellyfish-3"
    )
    t.play("A explore", "A go-on", "A go-on", "A go-on")
    t.finds(threat=2, track="crab-2 monster squid-1 jellyfish-3")
    t.play("A take jellyfish-3")
    t.finds(
        A=has(hand="jellyfish-3"),
        council={"crab": 3, "squid": 1, "jellyfish": 0},
        exploration_discard="monster",
        track="",
        threat=2,
    )
    t.ready("B")


HAND = "jellyfish-3 crab-2 shellfish-5 shellfish-1"
COURT = {4: "master_of_magic", 5: "slaver", 6: "traitor"}


@example("ABY-EX-R10a")
def test_recruiting_the_master_of_magic() -> None:
    t = table(A=has(hand=HAND, pearls=2), court=COURT, lord_deck_top="jailer seeker hunter tamer", lord_deck=20)
    t.recruit("A master_of_magic with jellyfish-3 crab-2 shellfish-5")
    t.finds(
        A=has(lords="master_of_magic", affiliated="crab-2", hand="shellfish-1", pearls=4, keys=1),
        exploration_discard="jellyfish-3 shellfish-5",
        court={1: "tamer", 2: "hunter", 3: "seeker", 4: "jailer", 5: "slaver", 6: "traitor"},
        lord_deck=16,
    )
    t.ready("B")


@example("ABY-EX-R10b")
def test_recruiting_the_slaver() -> None:
    t = table(A=has(hand=HAND, pearls=2), court=COURT, lord_deck_top="jailer seeker hunter tamer", lord_deck=20)
    t.recruit("A slaver with shellfish-5 shellfish-1")
    t.play("A end-turn")
    t.finds(
        A=has(lords="slaver", affiliated="shellfish-1", hand="jellyfish-3 crab-2", pearls=2),
        exploration_discard="shellfish-5",
        court={1: "tamer", 2: "hunter", 3: "seeker", 4: "jailer", 5: "master_of_magic", 6: "traitor"},
        lord_deck=16,
    )
    t.ready("B")


@example("ABY-EX-R10c")
def test_the_traitor_is_out_of_reach_without_a_squid() -> None:
    t = table(A=has(hand=HAND, pearls=2), court=COURT)
    t.expect("A turn.action", "explore", "plot", "recruit master_of_magic", "recruit slaver")


@example("ABY-EX-R11")
def test_the_sargasso_fields() -> None:
    t = table(A=has(locations="sargasso_fields", affiliated="seahorse-1 seahorse-4 crab-2"))
    assert t.points("A", "sargasso_fields") == 9


@example("ABY-EX-R12")
def test_a_whole_score_sheet() -> None:
    t = table(
        A=has(
            locations="parliament sanctuary abyss",
            lords="keeper slaver master_of_magic elder jailer traitor corruptor",
            affiliated="jellyfish-3 jellyfish-1 squid-3 crab-2 seahorse-1 shellfish-5",
            monster_tokens="3 3",
        )
    )
    assert [t.points("A", tile) for tile in ("parliament", "sanctuary", "abyss")] == [10, 10, 12]
    assert t.score("A").parts == [("locations", 32), ("lords", 39), ("allies", 14), ("monsters", 6)]
    assert t.score("A").total == 91


@example("ABY-EX-R13")
def test_plotting_as_often_as_possible() -> None:
    t = table(
        A=has(pearls=3),
        court={3: "miller", 4: "keeper", 5: "oracle", 6: "trader"},
        lord_deck_top="sage hunter shaman",
    )
    t.play("A plot", "A plot")
    t.finds(court={1: "hunter", 2: "sage", 3: "miller", 4: "keeper", 5: "oracle", 6: "trader"}, A=has(pearls=1))
    t.expect("A turn.action", "explore")


@example("ABY-EX-R14")
def test_the_commander_at_work() -> None:
    nine = "squid-1 squid-1 squid-1 squid-2 squid-2 squid-3 jellyfish-1 jellyfish-1 jellyfish-2"
    t = table(
        A=has(hand="crab-5 crab-3"),
        B=has(hand=nine),
        C=has(hand=6),
        court="commander",
        council={"shellfish": "shellfish-1 shellfish-2 shellfish-3 shellfish-4"},
    )
    t.recruit("A commander with crab-5 crab-3")
    t.expect(
        "B discard",
        *[f"discard {ally}" for ally in ("squid-1", "squid-2", "squid-3", "jellyfish-1", "jellyfish-2")],
        n=3,
    )
    t.play("B discard squid-1", "B discard squid-1", "B discard squid-1")
    t.finds(B=has(hand=6), C=has(hand=6))
    t.ready("B")
    t.play("B support council-shellfish")
    t.finds(B=has(hand=10))
    assert (t.ask.kind, t.ask.seat, t.ask.n) == ("discard", 1, 4)
    t.play("B discard squid-2", "B discard squid-2", "B discard squid-3", "B discard jellyfish-2")
    t.finds(B=has(hand="jellyfish-1 jellyfish-1 shellfish-1 shellfish-2 shellfish-3 shellfish-4"))
    t.ready("C")


@example("ABY-EX-R15")
def test_the_assassin_picks_the_landlord() -> None:
    t = table(A=has(hand="crab-5 crab-4 crab-1"), B=has(lords="landlord reaper"), court="assassin")
    t.recruit("A assassin with crab-5 crab-4 crab-1")
    t.expect("A assassin.lord", "disable landlord", "disable reaper")
    t.play("A disable landlord")
    t.finds(A=has(affiliated="crab-1"), B=has(lords="reaper", disabled="landlord", keys=1, pearls=0))
    assert t.part("B", "lords") == 11
    assert [lord["id"] for lord in t.sees()["players"][1]["lords"]] == ["landlord", "reaper"]
    t.ready("B")  # B's turn has begun: no pearl


@example("ABY-EX-R16")
def test_the_tamer_on_the_first_space() -> None:
    t = table(A=has(), B=has(lords="tamer"), threat=1, exploration_deck_top="monster")
    t.play("A explore", "A fight monster")
    t.expect("A explore.reward", "claim 1-pearl", "claim 1-token")
    t.play("A claim 1-pearl")
    t.finds(threat=1)
    t.ready("B")


@example("ABY-EX-R17")
def test_the_master_of_magic_does_not_choose_at_his_own_recruitment() -> None:
    t = table(A=has(hand="jellyfish-5 crab-4 squid-1"), court="master_of_magic")
    t.recruit("A master_of_magic with jellyfish-5 crab-4 squid-1")
    t.finds(A=has(affiliated="squid-1"))
    t.ready("B")


@example("ABY-EX-R18")
def test_the_traitor_replaces_a_disabled_lord() -> None:
    t = table(
        A=has(hand="squid-5 crab-4 seahorse-3", disabled="slaver"),
        court={1: "keeper", 2: "oracle", 3: "hermit", 4: "hunter", 5: "trader", 6: "traitor"},
        lord_deck=15,
    )
    t.recruit("A traitor with squid-5 crab-4 seahorse-3")
    t.play("A dismiss slaver", "A install trader")
    t.finds(
        A=has(lords="traitor trader", disabled="", pearls=3, affiliated="seahorse-3", lord_count=2),
        lord_discard="slaver",
        court={3: "keeper", 4: "oracle", 5: "hermit", 6: "hunter"},
        lord_deck=15,
    )
    t.ready("B")


@example("ABY-EX-R19")
def test_the_sage_keeps_one_of_two() -> None:
    five = "crab-1 squid-2 jellyfish-2 shellfish-2 seahorse-3"
    t = table(A=has(hand=five), court="sage", location_stack_top="jail throne_room", available="chasm")
    t.recruit(f"A sage with {five}")
    t.expect("A control.drawn", "control jail", "control throne_room")
    t.play("A control throne_room")
    t.finds(A=has(locations={"throne_room": "sage"}, affiliated="crab-1", hand="", lords=""), available="chasm jail")
    t.ready("B")
