"""Abilities in general (ABY-8)."""

import pytest

from podziemia.games.abyss.data.cards import GUILDS, LORD_IDS, LORDS
from podziemia.games.abyss.rules.activated import IS_USED
from podziemia.games.abyss.rules.entry import ENTERS_PLAY, PEARLS_ON_ENTRY
from tests.games.abyss.table import AbyssTable, has, table
from tests.support import rule

SQUIDS = "squid-5 squid-4 squid-2"
THREE_RACES = "squid-5 crab-4 seahorse-3"


@rule("ABY-8.01")
def test_an_arrow_works_once_however_the_lord_came() -> None:
    """The Trader's 3 pearls: recruited, bribed, installed by the Traitor, drawn by the Schemer."""
    t = table(A=has(hand="shellfish-5 crab-4 squid-1"), court="trader")
    t.recruit("A trader with shellfish-5 crab-4 squid-1")
    t.finds(A=has(lords="trader", pearls=3))

    t = table(A=has(hand=SQUIDS, pearls=5), court="corruptor trader")
    t.recruit(f"A corruptor with {SQUIDS}")
    t.play("A bribe trader")
    t.finds(A=has(lords="corruptor trader", pearls=3))

    t = table(A=has(hand=THREE_RACES, lords="miller"), court="traitor trader")
    t.recruit(f"A traitor with {THREE_RACES}")
    t.play("A dismiss miller", "A install trader")
    t.finds(A=has(lords="traitor trader", pearls=3))

    t = table(A=has(hand=THREE_RACES, lords="miller"), court="schemer", lord_deck_top="trader")
    t.recruit(f"A schemer with {THREE_RACES}")
    t.play("A dismiss miller")
    t.finds(A=has(lords="schemer trader", pearls=3))

    t.play("B explore", "A pass", "B take jellyfish-1")
    t.finds(A=has(pearls=3))  # and never again
    t.ready("A")


@rule("ABY-8.02")
def test_a_lasting_ability_works_from_entry_while_the_lord_is_free_and_able() -> None:
    t = table(
        A=has(hand="crab-5 crab-1 squid-4"), B=has(hand="seahorse-5 seahorse-4", pearls=2), court="recruiter landowner"
    )
    t.recruit("A recruiter with crab-5 crab-1 squid-4")
    t.expect("B turn.action", "explore", "plot")  # the Landowner costs 12 from now on

    for gone in (has(disabled="recruiter"), has(tucked="recruiter")):
        t = table(A=gone, B=has(hand="seahorse-5 seahorse-4", pearls=1), active="B", court="landowner")
        t.expect("B turn.action", "explore", "recruit landowner")


FARMERS = {
    "keeper": "seahorse-4 crab-1 squid-1",
    "reaper": "seahorse-5 crab-2",
    "shepherd": "seahorse-5 seahorse-3",
    "miller": "seahorse-5 crab-3",
    "aquaculturalist": "seahorse-5 crab-3 squid-1",
    "landowner": "seahorse-5 seahorse-4 seahorse-1",
}


@rule("ABY-8.03")
@pytest.mark.parametrize("farmer", FARMERS)
def test_a_farmer_does_nothing(farmer: str) -> None:
    everything = has(hand="jellyfish-1", pearls=3, lords="diplomat", monster_tokens="2")
    t = table(A=has(hand=FARMERS[farmer], pearls=6, lords="opportunist", locations="chasm"), B=everything, court=farmer)
    t.recruit(f"A {farmer} with {FARMERS[farmer]}")
    if t.ask.kind == "recruit.affiliate":
        t.play("A affiliate crab-1")
    t.expect("A turn.end", "end-turn", "use opportunist")
    t.play("A end-turn")
    t.finds(A=has(pearls=6, lords=f"opportunist {farmer}", hand=""), B=everything)
    t.ready("B")


@rule("ABY-8.03")
def test_the_farmers_are_the_six_lords_without_ability() -> None:
    assert {lord.id for lord in LORDS if GUILDS[lord.guild] == "farmer"} == set(FARMERS)
    assert {lord.id for lord in LORDS if lord.timing == "none"} == set(FARMERS)


@rule("ABY-8.04")
def test_a_disabled_lord_is_still_free() -> None:
    """So its owner's Traitor may discard it, though it has neither ability nor key."""
    t = table(A=has(hand=THREE_RACES, disabled="landlord", tucked="keeper"), court="traitor trader")
    t.finds(A=has(pearls=0, keys=0))
    t.recruit(f"A traitor with {THREE_RACES}")
    t.expect("A dismiss", "dismiss landlord", "decline", because="traitor")


@rule("ABY-8.05")
def test_a_tucked_lord_is_out_of_play_but_still_counts() -> None:
    t = table(
        A=has(hand="crab-5 crab-4 crab-1"),
        B=has(locations={"jail": "landlord treasurer keeper", "parliament": ""}, lords="reaper oracle"),
        court="assassin",
    )
    t.recruit("A assassin with crab-5 crab-4 crab-1")
    t.expect("A assassin.lord", "disable reaper", "disable oracle")  # none under the Jail
    t.play("A disable reaper")
    t.finds(B=has(pearls=0, keys=1))  # no pearl of the Landlord, no keys of those under the Jail
    assert t.part("B", "lords") == 5 + 5 + 6 + 6 + 5
    assert t.points("B", "parliament") == 8
    assert t.points("B", "jail") == 10
    t.ready("B")


def after_recruiting(lord: str, hand: str) -> AbyssTable:
    a = has(hand=hand, pearls=5, lords="miller", locations="chasm")
    t = table(A=a, court=f"{lord} trader", available="jail")
    t.recruit(f"A {lord} with {hand}")
    return t


@rule("ABY-8.06")
def test_four_arrows_and_all_activated_abilities_may_be_declined() -> None:
    jellyfish = "jellyfish-5 jellyfish-4 jellyfish-1"
    for lord, hand in (
        ("traitor", THREE_RACES),
        ("schemer", THREE_RACES),
        ("illusionist", jellyfish),
        ("corruptor", SQUIDS),
    ):
        t = after_recruiting(lord, hand)
        assert "decline" in t.options()
        t.play("A decline")
        t.finds(A=has(lords=f"miller {lord}", pearls=5, locations="chasm"), lord_discard="")
        t.ready("B")

    t = table(A=has(lords="slaver", hand="crab-1"), exploration_deck_top="monster")
    t.play("A explore", "A fight monster", "A claim 1-pearl", "A end-turn")
    t.finds(A=has(hand="crab-1", pearls=1))


@rule("ABY-8.06")
def test_the_other_arrows_are_carried_out_as_far_as_possible() -> None:
    t = table(A=has(hand="crab-3 squid-2 jellyfish-1"), B=has(hand="crab-5"), court="jailer")
    t.recruit("A jailer with crab-3 squid-2 jellyfish-1")
    t.finds(B=has(hand=""))  # no way out, for A as little as for B
    t.ready("B")

    t = table(A=has(hand="jellyfish-3 crab-2 squid-1"), court="apprentice")
    t.recruit("A apprentice with jellyfish-3 crab-2 squid-1")
    t.ready("B")  # no stack, no effect


@rule("ABY-8.07")
def test_opponents_choose_their_own_discards_in_clockwise_order() -> None:
    t = table(
        A=has(hand="shellfish-4 shellfish-1"),
        B=has(hand="crab-3 squid-2 jellyfish-1"),
        C=has(hand="shellfish-3 shellfish-2"),
        active="B",
        court="jailer",
    )
    t.recruit("B jailer with crab-3 squid-2 jellyfish-1")
    t.expect("C discard", "discard shellfish-2", "discard shellfish-3", n=1, because="jailer")
    t.play("C discard shellfish-2")
    t.expect("A discard", "discard shellfish-1", "discard shellfish-4", n=1, because="jailer")
    t.play("A discard shellfish-4")
    t.finds(A=has(hand="shellfish-1"), C=has(hand="shellfish-3"))
    t.ready("C")


@rule("ABY-8.08")
def test_discarded_lords_never_return() -> None:
    t = table(A=has(pearls=9, lords="opportunist"), court={6: "trader"}, lord_deck_top="sage", lord_deck=1)
    t.play("A use opportunist")
    t.finds(court={6: "sage"}, lord_discard="trader", lord_deck=0)
    t.expect("A turn.action", "explore")  # no plot, no Opportunist: the deck stays empty

    t = table(
        A=has(hand="seahorse-5 crab-3"), court={4: "miller", 5: "sage", 6: "elder"}, lord_deck=0, lord_discard="keeper"
    )
    t.recruit("A miller with seahorse-5 crab-3")
    t.finds(court={5: "sage", 6: "elder"}, lord_discard="keeper")


@rule("ABY-8.09")
def test_an_arrow_inside_an_arrow_resolves_completely_first() -> None:
    """Traitor, who brings the Corruptor, who brings the Schemer, who brings the Trader."""
    t = table(
        A=has(hand=THREE_RACES, lords="miller keeper", pearls=5),
        court="traitor corruptor schemer",
        lord_deck_top="trader",
    )
    t.recruit(f"A traitor with {THREE_RACES}")
    t.play("A dismiss miller", "A install corruptor", "A bribe schemer")
    t.expect("A dismiss", "dismiss keeper", "dismiss traitor", "dismiss corruptor", "decline", because="schemer")
    t.play("A dismiss traitor")
    t.finds(A=has(lords="keeper corruptor schemer trader", pearls=3), lord_discard="miller traitor")
    t.ready("B")


def test_every_lord_whose_card_says_so_does_something() -> None:
    """A lord with an arrow answers when it enters play, one that is used answers when it is."""
    once = {lord for lord, card in enumerate(LORDS) if card.timing == "once"}
    used = {lord for lord, card in enumerate(LORDS) if card.timing == "turn"}

    assert [LORD_IDS[lord] for lord in once - ENTERS_PLAY.effects.keys() - PEARLS_ON_ENTRY.keys()] == []
    assert [LORD_IDS[lord] for lord in used ^ IS_USED.effects.keys()] == []
