"""Recruiting a lord: cost, payment, affiliation (ABY-7)."""

import pytest

from tests.games.abyss.table import has, table
from tests.support import rule


@rule("ABY-7.01")
def test_one_lord_is_recruited_from_the_court() -> None:
    t = table(
        A=has(hand="seahorse-5 seahorse-4 seahorse-1 shellfish-5 shellfish-4"), court="shepherd slaver", lord_deck=9
    )
    t.expect("A turn.action", "explore", "recruit shepherd", "recruit slaver")
    t.refuses("A recruit landowner")  # not in the Court
    t.recruit("A shepherd with seahorse-5 seahorse-4")
    t.finds(A=has(lords="shepherd", hand="seahorse-1 shellfish-5 shellfish-4"), lord_deck=9)
    t.ready("B")


@rule("ABY-7.02", "ABY-7.03")
def test_the_number_of_races_is_exact() -> None:
    """The Master of Magic wants 3 races, jellyfish among them, and 10 points."""
    t = table(A=has(hand="jellyfish-5 jellyfish-4 crab-3 squid-2 seahorse-1", pearls=3), court="master_of_magic")
    found = t.payments("A", "master_of_magic")
    assert found == {
        "crab-3 jellyfish-5 squid-2 +0",
        "crab-3 jellyfish-5 seahorse-1 +1",
        "jellyfish-5 seahorse-1 squid-2 +2",
        "crab-3 jellyfish-4 squid-2 +1",
        "crab-3 jellyfish-4 seahorse-1 +2",
        "jellyfish-4 seahorse-1 squid-2 +3",
        "crab-3 jellyfish-4 jellyfish-5 squid-2 +0",
        "crab-3 jellyfish-4 jellyfish-5 seahorse-1 +0",
        "jellyfish-4 jellyfish-5 seahorse-1 squid-2 +0",
    }


@rule("ABY-7.03")
@pytest.mark.parametrize(
    ("hand", "payable"),
    [
        ("seahorse-5 seahorse-4", False),
        ("seahorse-5 seahorse-4 crab-1", True),
        ("seahorse-4 crab-2 squid-5", True),
        ("crab-5 squid-4", False),
    ],
    ids=["one race for two", "two", "two of three", "without the mandatory race"],
)
def test_a_lord_of_two_races_needs_two(hand: str, payable: bool) -> None:
    t = table(A=has(hand=hand), court="miller")
    t.expect("A turn.action", "explore", *(["recruit miller"] if payable else []))


@rule("ABY-7.04")
def test_the_mandatory_race_must_be_among_them() -> None:
    t = table(A=has(hand="crab-5 squid-5 seahorse-3"), court="miller")
    assert t.payments("A", "miller") == {"crab-5 seahorse-3 +0", "seahorse-3 squid-5 +0"}
    t.play("A recruit miller")
    t.expect("A recruit.pay", "pay crab-5", "pay squid-5", "pay seahorse-3", n=8, because="miller")
    t.play("A pay crab-5")
    t.finds(A=has(lords="miller", affiliated="seahorse-3", hand="squid-5"))  # the seahorse had to follow


@rule("ABY-7.04")
@pytest.mark.parametrize(
    ("hand", "payable"),
    [("crab-5 squid-5 jellyfish-4 shellfish-4", False), ("crab-2 squid-2 jellyfish-2 shellfish-2 seahorse-2", True)],
)
def test_ambassadors_need_all_five_races(hand: str, payable: bool) -> None:
    t = table(A=has(hand=hand, pearls=9), court={6: "hermit"})
    t.expect("A turn.action", "explore", "plot", *(["recruit hermit"] if payable else []))


@rule("ABY-7.05")
def test_any_number_of_allies_of_a_race() -> None:
    t = table(A=has(hand="seahorse-1 seahorse-1 seahorse-1 seahorse-2 seahorse-3"), court="shepherd")
    t.recruit("A shepherd with seahorse-1 seahorse-1 seahorse-1 seahorse-2 seahorse-3")
    t.finds(A=has(lords="shepherd", hand="", affiliated="seahorse-1"), exploration_discard=4)


@rule("ABY-7.06")
def test_paying_too_much_is_allowed_and_gives_no_change() -> None:
    t = table(A=has(hand="seahorse-5 seahorse-4 seahorse-3", pearls=1), court="shepherd")
    assert t.payments("A", "shepherd") == {
        "seahorse-4 seahorse-5 +0",
        "seahorse-3 seahorse-5 +0",
        "seahorse-3 seahorse-4 +1",
        "seahorse-3 seahorse-4 seahorse-5 +0",
    }
    t.recruit("A shepherd with seahorse-5 seahorse-4 seahorse-3")
    t.finds(A=has(pearls=1, hand="", affiliated="seahorse-3"))


@rule("ABY-7.07")
@pytest.mark.parametrize("pearls", [1, 2, 3])
def test_a_pearl_for_each_missing_point(pearls: int) -> None:
    t = table(A=has(hand="seahorse-5 seahorse-1", pearls=pearls), court="shepherd")
    if pearls < 2:
        t.expect("A turn.action", "explore")
        return
    t.recruit("A shepherd with seahorse-5 seahorse-1")
    t.finds(A=has(pearls=pearls - 2, lords="shepherd"))
    assert "lord_paid A shepherd 2 seahorse-1 seahorse-5" in t.told()


@rule("ABY-7.07")
def test_pearls_replace_no_race() -> None:
    t = table(A=has(hand="seahorse-5", pearls=20), court="miller shepherd keeper")
    t.expect("A turn.action", "explore", "recruit shepherd")


COST = [
    ("", "", 10),
    ("", "recruiter", 12),
    ("treasurer", "", 8),
    ("treasurer", "recruiter", 10),
    ("shaman", "recruiter", 10),
    ("treasurer shaman", "recruiter", 8),
    ("recruiter", "", 10),
]


@rule("ABY-7.08")
@pytest.mark.parametrize(("mine", "theirs", "value"), COST)
def test_treasurer_recruiter_and_shaman_change_the_value(mine: str, theirs: str, value: int) -> None:
    """The Landowner's printed value is 10; a lone seahorse-5 pays the rest in pearls."""
    for pearls in (value - 6, value - 5):
        t = table(A=has(hand="seahorse-5", lords=mine, pearls=pearls), B=has(lords=theirs), court="landowner")
        t.expect("A turn.action", "explore", *(["recruit landowner"] if pearls == value - 5 else []))
    t.play("A recruit landowner")
    t.finds(A=has(pearls=0, lords=f"{mine} landowner"))


@rule("ABY-7.08")
@pytest.mark.parametrize("state", ["disabled", "tucked"])
def test_only_active_lords_change_the_value(state: str) -> None:
    for mine, theirs in (("treasurer", ""), ("", "recruiter")):
        a = has(hand="seahorse-5", pearls=5, **{state: mine})  # type: ignore[arg-type]
        t = table(A=a, B=has(**{state: theirs}), court="landowner")  # type: ignore[arg-type]
        t.play("A recruit landowner")
        t.finds(A=has(pearls=0))


@rule("ABY-7.08")
def test_the_number_of_races_is_never_modified() -> None:
    """With the Treasurer the Keeper costs 4, which two fives would cover; three races are needed all the same."""
    t = table(A=has(hand="seahorse-5 crab-5", lords="treasurer", pearls=9), court="keeper")
    t.expect("A turn.action", "explore")


@rule("ABY-7.09")
def test_the_lowest_ally_is_affiliated_and_the_others_are_discarded() -> None:
    t = table(A=has(hand="seahorse-5 crab-3 squid-4"), court="miller")
    t.recruit("A miller with seahorse-5 crab-3")
    t.finds(A=has(affiliated="crab-3", hand="squid-4"), exploration_discard="seahorse-5")
    t.ready("B")


@rule("ABY-7.10")
def test_among_equal_lowest_allies_the_player_chooses() -> None:
    t = table(A=has(hand="seahorse-2 crab-2 squid-3", pearls=0), court="keeper")
    t.recruit("A keeper with seahorse-2 crab-2 squid-3")
    t.expect("A recruit.affiliate", "affiliate seahorse-2", "affiliate crab-2", because="keeper")
    t.play("A affiliate crab-2")
    t.finds(A=has(affiliated="crab-2"), exploration_discard="seahorse-2 squid-3")


@rule("ABY-7.11")
def test_affiliated_allies_pay_for_nothing_and_cannot_be_discarded() -> None:
    t = table(
        A=has(lords="slaver", hand="", affiliated="seahorse-5 seahorse-4 crab-3", pearls=0),
        B=has(lords="commander"),
        court="shepherd",
    )
    t.expect("A turn.action", "explore")
    t = table(A=has(hand=6, affiliated="crab-1 crab-2"), B=has(lords="commander"), exploration_deck_top="monster")
    t.play("A explore", "A fight monster", "A claim 1-pearl")
    t.ready("B")


@rule("ABY-7.12")
@pytest.mark.parametrize(("pearls", "payable"), [(4, False), (5, True)])
def test_the_treasurer_does_not_cheapen_himself(pearls: int, payable: bool) -> None:
    t = table(A=has(hand="squid-4 crab-1", pearls=pearls), court="treasurer")
    t.expect("A turn.action", "explore", *(["recruit treasurer"] if payable else []))
    if payable:
        t.recruit("A treasurer with squid-4 crab-1")
        t.finds(A=has(lords="treasurer", pearls=0))


@rule("ABY-7.12")
def test_the_diplomat_does_not_free_his_own_payment() -> None:
    t = table(A=has(hand="crab-5 crab-4"), court="diplomat")
    t.expect("A turn.action", "explore")


@rule("ABY-7.13")
def test_payment_affiliation_entry_ability_refill_and_control_follow_in_this_order() -> None:
    t = table(
        A=has(hand="squid-5 crab-4 shellfish-3", key_tokens=2, lords="miller"),
        court={4: "traitor", 5: "landlord", 6: "keeper"},
        lord_deck_top="jailer seeker assassin commander tamer",
        available="jail",
    )
    t.recruit("A traitor with squid-5 crab-4 shellfish-3")
    t.play("A dismiss miller")
    t.expect("A traitor.lord", "install landlord", "install keeper")
    t.play("A install landlord", "A control jail")
    assert [line.split()[0] for line in t.told()] == [
        "turn_started",
        "recruiting",
        "lord_paid",
        "ally_affiliated",
        "lord_entered",  # the Traitor
        "lord_dismissed",
        "lord_entered",  # the Landlord, with his pearl
        "pearls_gained",
        "pearls_gained",  # two for the refill
        "lord_turned_up",
        "lord_turned_up",
        "lord_turned_up",
        "lord_turned_up",
        "lord_turned_up",
        "location_controlled",
        "turn_started",
    ]
    t.finds(A=has(pearls=3, locations={"jail": "landlord"}))
    t.ready("B")


@rule("ABY-7.13")
def test_pearls_and_lords_of_the_refill_come_too_late_for_the_corruptor() -> None:
    t = table(A=has(hand="squid-5 squid-4", pearls=4), court={4: "corruptor", 5: "landowner", 6: "keeper"}, lord_deck=9)
    t.recruit("A corruptor with squid-5 squid-4")
    t.finds(A=has(pearls=5, lords="corruptor"))  # 4 - 1 + 2
    t.ready("B")


@rule("ABY-7.14")
def test_everybody_sees_the_payment() -> None:
    t = table(A=has(hand="seahorse-5 seahorse-4 seahorse-1"), court="shepherd")
    t.play("A recruit shepherd", "A pay seahorse-5")
    assert t.sees("B")["paid"] == ["seahorse-5"]
    t.play("A pay seahorse-4", "A done")
    assert "lord_paid A shepherd seahorse-5 seahorse-4" in t.told("B")
    assert t.sees("B")["paid"] == []
    t.ready("B")
