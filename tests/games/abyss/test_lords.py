"""The thirty-five lords (ABY-14): what is printed on each card, and what each does."""

import pytest

from podziemia.games.abyss.data.cards import GUILDS, LORD_IDS, LORDS, NO_RACE, RACES
from podziemia.kernel.ask import SEAT_LETTERS
from podziemia.kernel.rng import seeded
from tests.games.abyss.table import AbyssTable, has, table
from tests.support import card, rule

# id: guild, races, mandatory race, value, keys, influence
PRINTED = {
    "recruiter": "soldier 2 crab 10 1 4",
    "jailer": "soldier 3 crab 6 0 7",
    "seeker": "soldier 2 crab 7 0 7",
    "assassin": "soldier 1 crab 10 0 6",
    "commander": "soldier 1 crab 8 1 4",
    "tamer": "soldier 3 crab 6 1 4",
    "hunter": "soldier 2 crab 8 0 6",
    "ship_master": "merchant 3 shellfish 6 1 5",
    "trader": "merchant 3 shellfish 10 0 9",
    "peddler": "merchant 1 shellfish 8 0 9",
    "landlord": "merchant 2 shellfish 10 1 5",
    "slaver": "merchant 1 shellfish 8 1 5",
    "shopkeeper": "merchant 3 shellfish 6 0 9",
    "shaman": "mage 3 jellyfish 6 1 5",
    "invoker": "mage 1 jellyfish 8 0 8",
    "apprentice": "mage 3 jellyfish 6 0 9",
    "oracle": "mage 2 jellyfish 8 1 5",
    "alchemist": "mage 1 jellyfish 7 1 5",
    "illusionist": "mage 1 jellyfish 10 0 9",
    "master_of_magic": "mage 3 jellyfish 10 1 6",
    "opportunist": "politician 3 squid 6 1 5",
    "corruptor": "politician 1 squid 10 0 6",
    "traitor": "politician 3 squid 12 0 6",
    "diplomat": "politician 1 squid 8 1 5",
    "treasurer": "politician 2 squid 10 1 5",
    "schemer": "politician 3 squid 8 0 6",
    "keeper": "farmer 3 seahorse 6 1 6",
    "reaper": "farmer 2 seahorse 7 1 6",
    "shepherd": "farmer 1 seahorse 8 1 6",
    "miller": "farmer 2 seahorse 8 0 10",
    "aquaculturalist": "farmer 3 seahorse 9 0 11",
    "landowner": "farmer 1 seahorse 10 0 12",
    "sage": "ambassador 5 - 10 3 4",
    "hermit": "ambassador 5 - 10 3 5",
    "elder": "ambassador 5 - 10 3 3",
}


@pytest.mark.parametrize("id", [pytest.param(id, marks=card(id)) for id in PRINTED])
def test_the_printed_card(id: str) -> None:
    lord = LORDS[LORD_IDS.index(id)]
    must = "-" if lord.must == NO_RACE else RACES[lord.must]
    assert f"{GUILDS[lord.guild]} {lord.races} {must} {lord.value} {lord.keys} {lord.influence}" == PRINTED[id]


def test_there_is_one_of_each() -> None:
    assert sorted(LORD_IDS) == sorted(PRINTED)


FARMERS = [
    pytest.param("keeper", "seahorse-4 crab-1 squid-2", 1, marks=[rule("ABY-14.27"), card("keeper")]),
    pytest.param("reaper", "seahorse-5 crab-2", 1, marks=[rule("ABY-14.28"), card("reaper")]),
    pytest.param("shepherd", "seahorse-5 seahorse-3", 1, marks=[rule("ABY-14.29"), card("shepherd")]),
    pytest.param("miller", "seahorse-5 crab-3", 0, marks=[rule("ABY-14.30"), card("miller")]),
    pytest.param("aquaculturalist", "seahorse-5 crab-3 squid-1", 0, marks=[rule("ABY-14.31"), card("aquaculturalist")]),
    pytest.param("landowner", "seahorse-5 seahorse-4 seahorse-1", 0, marks=[rule("ABY-14.32"), card("landowner")]),
]


@pytest.mark.parametrize(("farmer", "payment", "keys"), FARMERS)
def test_farmers_have_influence_and_perhaps_a_key(farmer: str, payment: str, keys: int) -> None:
    t = table(A=has(hand=payment), court=farmer)
    t.recruit(f"A {farmer} with {payment}")
    t.finds(A=has(lords=farmer, keys=keys, pearls=0))
    assert t.part("A", "lords") == int(PRINTED[farmer].split()[-1])
    told = [line.split()[0] for line in t.told()]
    assert told == ["turn_started", "recruiting", "lord_paid", "ally_affiliated", "lord_entered", "turn_started"]
    t.ready("B")


PEARLS = [
    pytest.param("trader", "shellfish-5 crab-4 squid-1", 3, marks=[rule("ABY-14.09"), card("trader")]),
    pytest.param("peddler", "shellfish-5 shellfish-3", 2, marks=[rule("ABY-14.10"), card("peddler")]),
    pytest.param("shopkeeper", "shellfish-3 crab-2 squid-1", 1, marks=[rule("ABY-14.13"), card("shopkeeper")]),
]


@pytest.mark.parametrize(("merchant", "payment", "pearls"), PEARLS)
def test_merchants_with_an_arrow_bring_pearls_once(merchant: str, payment: str, pearls: int) -> None:
    t = table(A=has(hand=payment), B=has(pearls=1), court=merchant)
    t.recruit(f"A {merchant} with {payment}")
    t.finds(A=has(pearls=pearls), B=has(pearls=1))
    t.play("B explore", "A pass", "B take jellyfish-1")
    t.finds(A=has(pearls=pearls))
    t.ready("A")


# ---- soldiers ----


@rule("ABY-14.01")
@card("recruiter")
@pytest.mark.parametrize(
    ("mine", "theirs", "payable"),
    [
        ("", has(lords="recruiter"), False),
        ("", has(disabled="recruiter"), True),
        ("", has(tucked="recruiter"), True),
        ("shaman", has(lords="recruiter"), True),
        ("recruiter", has(), True),
    ],
    ids=["at work", "disabled", "tucked", "kept off by the shaman", "one's own"],
)
def test_the_recruiter_makes_lords_dearer_for_opponents(mine: str, theirs: has, payable: bool) -> None:
    t = table(A=has(hand="seahorse-5 seahorse-3", pearls=1, lords=mine), B=theirs, court="shepherd")
    t.expect("A turn.action", "explore", *(["recruit shepherd"] if payable else []))


@rule("ABY-14.01")
@card("recruiter")
def test_the_recruiter_has_no_say_in_bribes_treason_and_schemes() -> None:
    b = has(lords="recruiter")
    t = table(A=has(hand="squid-5 squid-4 squid-3", pearls=5), B=b, court="corruptor trader")
    t.recruit("A corruptor with squid-5 squid-4 squid-3")  # 12 points, Recruiter included
    t.play("A bribe trader")
    t.finds(A=has(lords="corruptor trader", pearls=3))  # 5 - 5 + 3

    t = table(A=has(hand="squid-5 crab-5 seahorse-4", lords="miller"), B=b, court="traitor hunter")
    t.recruit("A traitor with squid-5 crab-5 seahorse-4")
    t.play("A dismiss miller", "A install hunter")
    t.finds(A=has(lords="traitor hunter", pearls=0))

    t = table(A=has(hand="squid-5 crab-3 seahorse-2", lords="miller"), B=b, court="schemer", lord_deck_top="landowner")
    t.recruit("A schemer with squid-5 crab-3 seahorse-2")
    t.play("A dismiss miller")
    t.finds(A=has(lords="schemer landowner", pearls=0))


@rule("ABY-14.02")
@card("jailer")
def test_the_jailer_costs_each_opponent_an_ally_of_his_choice() -> None:
    t = table(
        A=has(hand="crab-3 squid-2 jellyfish-1 crab-1"),
        B=has(hand="squid-5 squid-4"),
        C=has(),
        D=has(hand="crab-5", lords="shaman"),
        court="jailer",
    )
    t.recruit("A jailer with crab-3 squid-2 jellyfish-1")
    t.expect("B discard", "discard squid-5", "discard squid-4", n=1, because="jailer")
    t.play("B discard squid-4")
    t.finds(
        A=has(hand="crab-1"),
        B=has(hand="squid-5"),
        D=has(hand="crab-5"),
        exploration_discard="crab-3 squid-2 squid-4",
    )
    assert "ally_discarded B squid-4" in t.told("C")
    t.ready("B")


@rule("ABY-14.03")
@card("seeker")
@pytest.mark.parametrize(("had", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_the_seeker_costs_each_opponent_two_pearls_or_all_he_has(had: int, left: int) -> None:
    t = table(
        A=has(hand="crab-5 squid-2", pearls=1), B=has(pearls=had), C=has(pearls=4, lords="shaman"), court="seeker"
    )
    t.recruit("A seeker with crab-5 squid-2")
    t.finds(A=has(pearls=1), B=has(pearls=left), C=has(pearls=4))
    t.ready("B")


@rule("ABY-14.04")
@card("assassin")
def test_the_assassin_disables_a_free_lord_of_each_opponent() -> None:
    t = table(
        A=has(hand="crab-5 crab-4 crab-1"),
        B=has(lords="treasurer keeper", tucked="reaper"),
        C=has(lords="shaman miller"),
        D=has(lords="oracle"),
        court="assassin",
    )
    t.recruit("A assassin with crab-5 crab-4 crab-1")
    t.expect("A assassin.lord", "disable treasurer", "disable keeper", because="assassin")
    t.play("A disable treasurer")
    t.finds(
        B=has(lords="keeper", disabled="treasurer", keys=1, lord_count=3),
        C=has(lords="shaman miller", disabled=""),
        D=has(lords="", disabled="oracle", keys=0),  # no choice there
    )
    assert t.part("B", "lords") == 5 + 6 + 6
    t.ready("B")


@rule("ABY-14.04")
@card("assassin")
def test_a_disabled_lord_can_be_replaced_by_an_able_one() -> None:
    t = table(
        A=has(hand="squid-5 crab-3 seahorse-2", disabled="oracle"), court="schemer", lord_deck_top="slaver", lord_deck=5
    )
    t.recruit("A schemer with squid-5 crab-3 seahorse-2")
    t.play("A dismiss oracle")
    t.finds(A=has(lords="schemer slaver", disabled="", keys=1), lord_discard="oracle")
    t.ready("B")


NINE = "squid-1 squid-1 squid-1 squid-1 squid-2 squid-2 squid-2 squid-3 squid-3"


@rule("ABY-14.05")
@card("commander")
def test_the_commander_cuts_the_opponents_hands_to_six_on_entering() -> None:
    t = table(
        A=has(hand="crab-5 crab-3"),
        B=has(hand="shellfish-1 shellfish-1 shellfish-1 shellfish-1 shellfish-2 shellfish-2 shellfish-2 shellfish-3"),
        C=has(hand=6),
        D=has(hand=NINE, lords="shaman"),
        court="commander",
    )
    t.recruit("A commander with crab-5 crab-3")
    t.expect("B discard", "discard shellfish-1", "discard shellfish-2", "discard shellfish-3", n=2, because="commander")
    t.play("B discard shellfish-1")
    t.expect("B discard", "discard shellfish-1", "discard shellfish-2", "discard shellfish-3", n=1, because="commander")
    t.play("B discard shellfish-3")
    t.finds(B=has(hand=6), C=has(hand=6), D=has(hand=9))
    t.ready("B")


@rule("ABY-14.05")
@card("commander")
def test_under_the_commander_a_hand_may_grow_until_the_end_of_its_owners_turn() -> None:
    t = table(A=has(lords="commander"), B=has(hand=6, pearls=1), exploration_deck_top="squid-5 crab-5 crab-4")
    t.play("A explore", "B buy squid-5", "A take crab-5")
    t.finds(B=has(hand=7))  # bought in another's turn: nothing happens yet
    t.play("B explore", "A pass", "B take crab-4")
    assert (t.ask.kind, t.ask.n) == ("discard", 2)
    t.play("B discard crab-4", "B discard squid-5")
    t.finds(B=has(hand=6))
    t.ready("A")


@rule("ABY-14.06")
@card("tamer")
@pytest.mark.parametrize(
    ("threat", "rewards"),
    [
        (1, {"claim 1-pearl", "claim 1-token"}),
        (2, {"claim 1-pearl", "claim 1-token"}),
        (3, {"claim 2-pearl", "claim 1-pearl+1-token", "claim 2-token"}),
        (5, {"claim 1-key+1-pearl", "claim 1-key+1-token"}),
        (6, {"claim 1-key+2-pearl", "claim 1-key+1-pearl+1-token", "claim 1-key+2-token"}),
    ],
)
def test_the_tamer_lowers_the_opponents_rewards_by_a_space(threat: int, rewards: set[str]) -> None:
    t = table(B=has(lords="tamer"), threat=threat, exploration_deck_top="monster")
    t.play("A explore", "A fight monster")
    t.expect("A explore.reward", *rewards)
    t.play(f"A {min(rewards)}")
    t.finds(threat=1)
    t.ready("B")


@rule("ABY-14.06")
@card("tamer")
@pytest.mark.parametrize(("mine", "theirs"), [("tamer", ""), ("shaman", "tamer")])
def test_the_tamers_owner_and_the_shamans_get_the_full_reward(mine: str, theirs: str) -> None:
    t = table(A=has(lords=mine), B=has(lords=theirs), threat=3, exploration_deck_top="monster")
    t.play("A explore", "A fight monster")
    t.finds(A=has(key_tokens=1))


@rule("ABY-14.06")
@card("tamer")
def test_the_tamer_leaves_the_pearl_of_the_last_space_alone() -> None:
    t = table(B=has(lords="tamer"), threat=4, exploration_deck_top="crab-1 crab-1 crab-1 crab-1 monster")
    t.play("A explore", "A go-on", "A go-on", "A go-on", "A go-on")
    t.finds(A=has(pearls=1, key_tokens=1))  # space 3 instead of 4


@rule("ABY-14.07")
@card("hunter")
def test_the_hunter_takes_a_random_token_of_one_opponent() -> None:
    taken = set()
    for n in range(20):
        t = table(
            A=has(hand="crab-5 squid-3"),
            B=has(monster_tokens="2 4"),
            C=has(monster_tokens="3"),
            D=has(monster_tokens="3 3", lords="shaman"),
            court="hunter",
        )
        t.match.state.rng = seeded(f"hunter {n}")
        t.recruit("A hunter with crab-5 squid-3")
        t.expect("A hunter.opponent", "rob B", "rob C", because="hunter")
        t.play("A rob B")
        t.finds(A=has(monster_tokens=1), B=has(monster_tokens=1), D=has(monster_tokens=2))
        (value,) = t.match.state.players[0].tokens
        taken.add(value)
        seen = f"token_seen A {value}"
        assert [seen in t.told(eyes) for eyes in ("A", "B", "C", "D", "")] == [True, True, False, False, False]
        assert "token_stolen A B" in t.told()
        t.ready("B")
    assert taken == {2, 4}


@rule("ABY-14.07")
@card("hunter")
def test_without_a_token_to_take_the_hunter_does_nothing() -> None:
    t = table(A=has(hand="crab-5 squid-3"), B=has(monster_tokens="2", lords="shaman"), C=has(), court="hunter")
    t.recruit("A hunter with crab-5 squid-3")
    t.finds(A=has(monster_tokens=0), B=has(monster_tokens="2"))
    t.ready("B")


# ---- merchants ----


@rule("ABY-14.08")
@card("ship_master")
@pytest.mark.parametrize(
    ("top", "moves", "pearls"),
    [
        ("crab-1 crab-2 squid-1 jellyfish-1", ["go-on", "go-on", "go-on", "take jellyfish-1"], 2),
        ("crab-1 squid-1 monster", ["go-on", "go-on", "fight monster"], 2),
        ("jellyfish-1", ["take jellyfish-1"], 0),
    ],
    ids=["ally taken", "monster fought", "nothing left behind"],
)
def test_the_ship_master_brings_a_pearl_for_each_race_moved_to_the_council(
    top: str, moves: list[str], pearls: int
) -> None:
    for side in (has(lords="ship_master"), has(disabled="ship_master"), has()):
        t = table(A=side, B=has(), threat=3, exploration_deck_top=top)
        t.play("A explore", *[f"A {move}" for move in moves])
        t.finds(A=has(pearls=pearls if side.lords else 0))
        t.ready("B")


@rule("ABY-14.08")
@card("ship_master")
def test_the_ship_master_is_idle_in_others_explorations() -> None:
    t = table(B=has(lords="ship_master"), exploration_deck_top="crab-1 squid-1")
    t.play("A explore", "A go-on", "A take squid-1")
    t.finds(A=has(pearls=0), B=has(pearls=0))


@rule("ABY-14.11")
@card("landlord")
def test_the_landlord_brings_a_pearl_on_entering_and_at_each_own_turn() -> None:
    t = table(A=has(hand="shellfish-5 shellfish-1 crab-4"), court="landlord", exploration_deck_top="squid-1 crab-1")
    t.recruit("A landlord with shellfish-5 shellfish-1 crab-4")
    t.finds(A=has(pearls=1))
    t.play("B explore", "A pass", "B take squid-1")
    t.finds(A=has(pearls=2), B=has(pearls=0))
    t.expect("A turn.action", "explore", "plot")  # before plotting


@rule("ABY-14.11")
@card("landlord")
@pytest.mark.parametrize("side", [has(disabled="landlord"), has(tucked="landlord")])
def test_a_landlord_out_of_action_brings_nothing(side: has) -> None:
    t = table(A=side)
    t.finds(A=has(pearls=0))


@rule("ABY-14.11")
@card("landlord")
def test_a_landlord_tucked_at_once_brings_only_the_first_pearl() -> None:
    t = table(A=has(hand="shellfish-5 shellfish-1 crab-4", key_tokens=2), court="landlord", available="jail")
    t.recruit("A landlord with shellfish-5 shellfish-1 crab-4")
    t.play("A control jail", "B explore", "A pass", "B take jellyfish-1")
    t.finds(A=has(pearls=1))
    t.ready("A")


@rule("ABY-14.12")
@card("slaver")
def test_the_slaver_sells_one_ally_a_turn_for_two_pearls() -> None:
    t = table(A=has(lords="slaver", hand="crab-5 squid-1"))
    t.expect("A turn.action", "explore", "use slaver")
    t.play("A use slaver")
    t.expect("A slaver.discard", "discard crab-5", "discard squid-1", n=1, because="slaver")
    t.play("A discard crab-5")
    t.finds(A=has(pearls=2, hand="squid-1"), exploration_discard="crab-5")
    t.expect("A turn.action", "explore")


@rule("ABY-14.12")
@card("slaver")
@pytest.mark.parametrize(
    "side", [has(lords="slaver"), has(disabled="slaver", hand="crab-1"), has(tucked="slaver", hand="crab-1")]
)
def test_no_slaver_without_an_ally_or_out_of_action(side: has) -> None:
    table(A=side).expect("A turn.action", "explore")


# ---- mages ----


@rule("ABY-14.14")
@card("shaman")
def test_the_shaman_keeps_off_every_soldier() -> None:
    """Jailer, Seeker, Assassin, Commander, Hunter; the three lasting soldiers stand with their own tests."""
    safe = has(lords="shaman miller", hand=9, pearls=5, monster_tokens="3")
    for soldier, payment in (
        ("jailer", "crab-5 jellyfish-3 seahorse-2"),
        ("seeker", "crab-5 seahorse-2"),
        ("assassin", "crab-5 crab-4 crab-2"),
        ("commander", "crab-5 crab-3"),
        ("hunter", "crab-5 seahorse-3"),
    ):
        t = table(A=has(hand=payment), B=safe, court=soldier)
        t.recruit(f"A {soldier} with {payment}")
        t.finds(B=safe)
        t.ready("B")


@rule("ABY-14.14")
@card("shaman")
@pytest.mark.parametrize("side", [has(disabled="shaman", pearls=5), has(tucked="shaman", pearls=5)])
def test_a_shaman_out_of_action_protects_nobody(side: has) -> None:
    t = table(A=has(hand="crab-5 seahorse-2"), B=side, court="seeker")
    t.recruit("A seeker with crab-5 seahorse-2")
    t.finds(B=has(pearls=3))


@rule("ABY-14.14")
@card("shaman")
def test_the_shaman_does_not_undo_what_was_done_before() -> None:
    t = table(
        A=has(hand="jellyfish-3 crab-2 squid-1", disabled="keeper"),
        B=has(lords="recruiter"),
        court="shaman",
        lord_deck=3,
    )
    t.expect("A turn.action", "explore")  # 6 points pay for nothing under the Recruiter
    t = table(A=has(hand="jellyfish-5 crab-2 squid-1", disabled="keeper"), B=has(lords="recruiter"), court="shaman")
    t.recruit("A shaman with jellyfish-5 crab-2 squid-1")
    t.finds(A=has(lords="shaman", disabled="keeper"))


@rule("ABY-14.15")
@card("invoker")
def test_the_invoker_brings_a_whole_turn_more() -> None:
    t = table(
        A=has(hand="jellyfish-5 jellyfish-3", lords="landlord"),
        B=has(pearls=1),
        court="invoker",
        exploration_deck_top="crab-1 crab-2",
    )
    t.finds(A=has(pearls=1))
    t.recruit("A invoker with jellyfish-5 jellyfish-3")
    t.finds(A=has(pearls=2))  # the Landlord's, again
    assert "extra_turn A" in t.told()
    t.expect("A turn.action", "explore", "plot")
    t.play("A plot", "A explore")
    t.expect("B explore.buy", "buy crab-1", "pass", n=1)
    t.play("B pass", "A take crab-1")
    t.ready("B")


@rule("ABY-14.15")
@card("invoker")
def test_extra_turns_add_up_and_end_with_the_hand_limit() -> None:
    t = table(
        A=has(hand="jellyfish-5 jellyfish-3 squid-1 squid-1 squid-1 squid-1 squid-2 squid-2 squid-2"),
        B=has(lords="commander"),
        court="invoker",
        extra_turns=1,
        exploration_deck_top="crab-1 crab-2",
    )
    t.recruit("A invoker with jellyfish-5 jellyfish-3")
    t.play("A discard squid-1")  # the end of this turn
    t.finds(extra_turns=1, A=has(hand=6))
    t.play("A explore", "A take crab-1", "A discard crab-1")
    t.finds(extra_turns=0)
    t.ready("A")
    t.play("A explore", "A take crab-2", "A discard crab-2")
    t.ready("B")


@rule("ABY-14.16")
@card("apprentice")
def test_the_apprentice_takes_one_stack_even_with_the_alchemist() -> None:
    t = table(
        A=has(hand="jellyfish-3 crab-2 squid-1", lords="alchemist"),
        court="apprentice",
        council={"crab": "crab-4 crab-5", "seahorse": "seahorse-1"},
    )
    t.recruit("A apprentice with jellyfish-3 crab-2 squid-1")
    t.expect("A apprentice.stack", "support council-crab", "support council-seahorse", because="apprentice")
    t.play("A support council-crab")
    t.finds(A=has(hand="crab-4 crab-5"), council={"crab": "", "seahorse": "seahorse-1"})
    t.ready("B")


@rule("ABY-14.17")
@card("oracle")
def test_the_oracle_discards_a_stack_unseen() -> None:
    t = table(
        A=has(lords="oracle"), council={"crab": "crab-4 crab-5", "squid": "squid-1"}, exploration_discard="monster"
    )
    t.play("A use oracle")
    t.expect("A oracle.stack", "scatter council-crab", "scatter council-squid", because="oracle")
    t.play("A scatter council-crab")
    t.finds(council={"crab": "", "squid": "squid-1"}, exploration_discard="monster crab-4 crab-5")
    assert t.told("A")[-1] == "stack_scattered A council-crab 2"
    t.expect("A turn.action", "explore", "support council-squid")  # once a turn
    t.play("A support council-squid")
    t.ready("B")


@rule("ABY-14.17")
@card("oracle")
def test_no_oracle_without_a_stack() -> None:
    table(A=has(lords="oracle")).expect("A turn.action", "explore")


@rule("ABY-14.18")
@card("alchemist")
def test_the_alchemist_takes_two_stacks_seeing_the_first() -> None:
    t = table(A=has(lords="alchemist"), council={"crab": "crab-1", "squid": "squid-1", "jellyfish": "jellyfish-1"})
    t.play("A support council-crab")
    t.finds(A=has(hand="crab-1"))
    t.expect("A council.second", "support council-squid", "support council-jellyfish", because="alchemist")
    t.play("A support council-jellyfish")
    t.finds(A=has(hand="crab-1 jellyfish-1"), council={"squid": "squid-1"})
    t.ready("B")


@rule("ABY-14.18")
@card("alchemist")
@pytest.mark.parametrize(
    ("council", "hand"), [({"crab": "crab-1"}, "crab-1"), ({"crab": "crab-1", "squid": "squid-1"}, "crab-1 squid-1")]
)
def test_the_second_stack_is_taken_if_there_is_one(council: dict[str, str], hand: str) -> None:
    t = table(A=has(lords="alchemist"), council=council)
    t.play("A support council-crab")
    t.finds(A=has(hand=hand))
    t.ready("B")


def illusion(locations: dict[str, str], available: str) -> AbyssTable:
    cards = "jellyfish-5 jellyfish-4 jellyfish-1"
    t = table(A=has(hand=cards, locations=locations), court="illusionist", available=available)
    t.recruit(f"A illusionist with {cards}")
    return t


TWO_TILES = {"jail": "keeper reaper", "chasm": ""}


@rule("ABY-14.19")
@card("illusionist")
def test_the_illusionist_exchanges_a_location_for_an_available_one() -> None:
    t = illusion(TWO_TILES, "depths abyss")
    t.expect("A illusionist.give", "give jail", "give chasm", "decline", because="illusionist")
    t.play("A give jail")
    t.expect("A illusionist.take", "control depths", "control abyss", because="illusionist")
    t.play("A control abyss")
    t.finds(A=has(locations={"abyss": "keeper reaper", "chasm": ""}, lords="illusionist"), available="depths jail")
    assert "location_exchanged A jail abyss" in t.told()
    t.ready("B")


@rule("ABY-14.19")
@card("illusionist")
def test_the_illusionist_needs_a_location_on_both_sides_and_may_decline() -> None:
    illusion({}, "depths abyss").ready("B")
    illusion(TWO_TILES, "").ready("B")
    t = illusion(TWO_TILES, "depths abyss")
    t.play("A decline")
    t.finds(A=has(locations=TWO_TILES), available="depths abyss")
    t.ready("B")


@rule("ABY-14.20")
@card("master_of_magic")
def test_the_master_of_magic_affiliates_any_ally_paid_later() -> None:
    t = table(A=has(hand="seahorse-5 crab-2 crab-1", lords="master_of_magic"), court="miller")
    t.recruit("A miller with seahorse-5 crab-2 crab-1")
    t.expect("A recruit.affiliate", "affiliate seahorse-5", "affiliate crab-2", "affiliate crab-1")
    t.play("A affiliate seahorse-5")
    t.finds(A=has(affiliated="seahorse-5"), exploration_discard="crab-2 crab-1")
    t.ready("B")


@rule("ABY-14.20", "ABY-7.12")
@card("master_of_magic")
def test_the_master_of_magic_does_not_serve_himself_nor_when_out_of_action() -> None:
    t = table(A=has(hand="jellyfish-5 crab-4 squid-1"), court="master_of_magic")
    t.recruit("A master_of_magic with jellyfish-5 crab-4 squid-1")
    t.finds(A=has(affiliated="squid-1"))
    for side in (
        has(hand="seahorse-5 crab-3", disabled="master_of_magic"),
        has(hand="seahorse-5 crab-3", tucked="master_of_magic"),
    ):
        t = table(A=side, court="miller")
        t.recruit("A miller with seahorse-5 crab-3")
        t.finds(A=has(affiliated="crab-3"))


# ---- politicians ----


@rule("ABY-14.21")
@card("opportunist")
def test_the_opportunist_replaces_a_lord_of_the_court_on_its_space() -> None:
    t = table(
        A=has(lords="opportunist"),
        court={5: "keeper", 6: "trader"},
        lord_deck_top="sage",
        lord_deck=5,
        council={"crab": 1},
    )
    t.play("A use opportunist")
    t.expect("A opportunist.lord", "replace keeper", "replace trader", because="opportunist")
    t.play("A replace trader")
    t.finds(court={5: "keeper", 6: "sage"}, lord_discard="trader", lord_deck=4, A=has(pearls=0))
    t.expect("A turn.action", "explore", "support council-crab")  # once a turn
    t.play("A support council-crab")
    t.ready("B")


@rule("ABY-14.21")
@card("opportunist")
@pytest.mark.parametrize(("court", "deck"), [({}, 5), ({6: "trader"}, 0)])
def test_no_opportunist_without_lords_in_court_and_deck(court: dict[int, str], deck: int) -> None:
    table(A=has(lords="opportunist"), court=court, lord_deck=deck).expect("A turn.action", "explore")


@rule("ABY-14.22")
@card("corruptor")
@pytest.mark.parametrize(("pearls", "asked"), [(4, False), (5, True), (6, True)])
def test_the_corruptor_takes_a_second_lord_for_exactly_five_pearls(pearls: int, asked: bool) -> None:
    """The Treasurer does not cheapen the bribe."""
    t = table(
        A=has(hand="squid-5 squid-3 crab-1", pearls=pearls, lords="treasurer"), court="corruptor landowner miller elder"
    )
    others = [lord for lord in (LORD_IDS[i] for i in t.match.state.court) if lord != "corruptor"]
    t.recruit("A corruptor with squid-5 squid-3")
    if not asked:
        t.finds(A=has(pearls=pearls, lords="treasurer corruptor"))
        t.ready("B")
        return
    t.expect("A corruptor.lord", *[f"bribe {lord}" for lord in others], "decline", n=5, because="corruptor")
    t.play("A bribe landowner")
    t.finds(A=has(pearls=pearls - 5, lords="treasurer corruptor landowner", affiliated="squid-3", hand="crab-1"))
    t.ready("B")


@rule("ABY-14.22")
@card("corruptor")
def test_without_a_lord_in_the_court_the_corruptor_buys_nobody() -> None:
    t = table(A=has(hand="squid-5 squid-4 squid-1", pearls=9), court={6: "corruptor"})
    t.recruit("A corruptor with squid-5 squid-4 squid-1")
    t.finds(A=has(pearls=11, lords="corruptor"))  # refilled only afterwards
    t.ready("B")


TREASON = "squid-5 crab-4 seahorse-3"


@rule("ABY-14.23")
@card("traitor")
def test_the_traitor_exchanges_another_free_lord_for_one_of_the_court() -> None:
    t = table(
        A=has(hand=TREASON, lords="miller", disabled="slaver", tucked="keeper"),
        court={3: "sage", 4: "traitor", 5: "trader", 6: "hunter"},
        lord_deck=9,
    )
    t.recruit(f"A traitor with {TREASON}")
    t.expect("A dismiss", "dismiss miller", "dismiss slaver", "decline", because="traitor")  # not himself, not tucked
    t.play("A dismiss slaver")
    t.expect("A traitor.lord", "install sage", "install trader", "install hunter", because="traitor")
    t.play("A install trader")
    t.finds(A=has(lords="miller traitor trader", disabled="", pearls=5), lord_discard="slaver", lord_deck=5)
    t.ready("B")


@rule("ABY-14.23")
@card("traitor")
def test_the_traitor_needs_another_free_lord_and_a_lord_in_the_court() -> None:
    t = table(A=has(hand=TREASON, tucked="keeper"), court="traitor")
    t.recruit(f"A traitor with {TREASON}")
    t.ready("B")
    t = table(A=has(hand=TREASON, lords="miller"), court={6: "traitor"})
    t.recruit(f"A traitor with {TREASON}")
    t.finds(A=has(lords="miller traitor"))
    t.ready("B")


@rule("ABY-14.24")
@card("diplomat")
def test_the_diplomat_frees_from_the_mandatory_race_but_not_from_the_number() -> None:
    t = table(A=has(hand="crab-5 squid-4 jellyfish-1", lords="diplomat"), court="miller landowner")
    t.expect("A turn.action", "explore", "recruit miller")
    assert t.payments("A", "miller") == {"crab-5 squid-4 +0"}
    t = table(A=has(hand="crab-5 squid-4 jellyfish-1"), court="miller landowner")
    t.expect("A turn.action", "explore")


@rule("ABY-14.25")
@card("treasurer")
@pytest.mark.parametrize(
    ("side", "payable"),
    [
        (has(hand="seahorse-5 seahorse-1", lords="treasurer"), True),
        (has(hand="seahorse-4 seahorse-1", lords="treasurer"), False),
        (has(hand="seahorse-5 seahorse-1", disabled="treasurer"), False),
        (has(hand="seahorse-5 seahorse-1", tucked="treasurer"), False),
    ],
)
def test_the_treasurer_saves_two_points(side: has, payable: bool) -> None:
    """The Shepherd's value is 8."""
    table(A=side, court="shepherd").expect("A turn.action", "explore", *(["recruit shepherd"] if payable else []))


@rule("ABY-14.26")
@card("schemer")
def test_the_schemer_exchanges_another_free_lord_for_the_top_of_the_deck() -> None:
    t = table(
        A=has(hand=TREASON, lords="miller reaper", tucked="keeper"),
        court="schemer",
        lord_deck_top="shopkeeper sage",
        lord_deck=5,
    )
    t.recruit(f"A schemer with {TREASON}")
    t.expect("A dismiss", "dismiss miller", "dismiss reaper", "decline", because="schemer")
    t.play("A dismiss reaper")
    t.finds(
        A=has(lords="miller schemer shopkeeper", pearls=1), lord_discard="reaper", lord_deck=4, lord_deck_top="sage"
    )
    t.ready("B")


@rule("ABY-14.26")
@card("schemer")
def test_the_schemer_needs_another_free_lord_and_a_deck() -> None:
    for side, deck in ((has(hand=TREASON, lords="miller"), 0), (has(hand=TREASON, tucked="keeper"), 5)):
        t = table(A=side, court="schemer", lord_deck=deck)
        t.recruit(f"A schemer with {TREASON}")
        t.finds(A=has(lord_count=2), lord_discard="")
        t.ready("B")


# ---- ambassadors ----

FIVE = "crab-1 squid-2 jellyfish-2 shellfish-2 seahorse-3"
AMBASSADORS = [
    pytest.param("sage", 2, marks=[rule("ABY-14.33"), card("sage")]),
    pytest.param("hermit", 1, marks=[rule("ABY-14.34"), card("hermit")]),
    pytest.param("elder", 3, marks=[rule("ABY-14.35"), card("elder")]),
]


@pytest.mark.parametrize(("ambassador", "n"), AMBASSADORS)
def test_ambassadors_draw_locations_and_keep_one(ambassador: str, n: int) -> None:
    top = ["jail", "depths", "abyss", "chasm"]
    t = table(
        A=has(hand=FIVE, lords="keeper reaper"),
        court=ambassador,
        available="barracks",
        location_stack_top=" ".join(top),
        location_stack=9,
    )
    t.recruit(f"A {ambassador} with {FIVE}")
    if n > 1:
        t.expect("A control.drawn", *[f"control {tile}" for tile in top[:n]], because=ambassador)
        t.play("A control jail")
    t.finds(
        A=has(locations={"jail": ambassador}, lords="keeper reaper", keys=2),
        available=" ".join(["barracks", *top[1:n]]),
        location_stack=9 - n,
    )
    t.ready("B")


@rule("ABY-14.05", "ABY-8.07")
def test_the_commander_makes_every_opponent_discard() -> None:
    t = table(A=has(hand="crab-5 crab-3"), B=has(hand=8), C=has(hand=6), D=has(hand=7), court="commander", lord_deck=9)
    t.recruit("A commander with crab-5 crab-3")
    for letter, count in (("B", 2), ("D", 1)):
        for left in range(count, 0, -1):
            assert (t.ask.kind, SEAT_LETTERS[t.ask.seat], t.ask.n) == ("discard", letter, left)
            t.play(f"{letter} {min(t.options())}")
    t.finds(B=has(hand=6), C=has(hand=6), D=has(hand=6))
    t.ready("B")


@rule("ABY-14.03")
def test_the_log_names_what_the_seeker_cost_and_nobody_who_lost_nothing() -> None:
    hand = "crab-5 squid-2"
    t = table(A=has(hand=hand), B=has(pearls=3), C=has(pearls=1), D=has(), court="seeker")
    t.recruit(f"A seeker with {hand}")
    assert [line for line in t.told() if line.startswith("pearls_lost")] == [
        "pearls_lost B seeker 2",
        "pearls_lost C seeker 1",
    ]


@rule("ABY-14.07")
def test_the_hunter_may_choose_any_opponent_who_has_tokens() -> None:
    hand = "crab-5 squid-3"
    t = table(A=has(hand=hand), B=has(), C=has(monster_tokens="2"), D=has(monster_tokens="3"), court="hunter")
    t.recruit(f"A hunter with {hand}")
    t.expect("A hunter.opponent", "rob C", "rob D")
    t.play("A rob D")
    t.finds(A=has(monster_tokens="3"), C=has(monster_tokens="2"), D=has(monster_tokens=""))


@rule("ABY-14.21", "ABY-2.05")
@pytest.mark.parametrize(("court", "deck", "usable"), [("trader", 1, True), ("trader", 0, False), ("", 1, False)])
def test_the_opportunist_needs_a_lord_in_the_court_and_in_the_deck(court: str, deck: int, usable: bool) -> None:
    t = table(A=has(lords="opportunist"), court={6: court} if court else {}, lord_deck=deck)
    t.expect("A turn.action", "explore", *(["use opportunist"] if usable else []))
