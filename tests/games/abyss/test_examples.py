"""Worked examples of our own."""

import pytest

from podziemia.kernel.rng import seeded
from tests.games.abyss.table import has, table
from tests.support import example


@example("ABY-EX-01")
def test_after_a_sale_the_next_card_is_too_dear() -> None:
    t = table(A=has(pearls=1), B=has(pearls=3), C=has(pearls=1), exploration_deck_top="crab-4 squid-5")
    t.play("A explore", "B buy crab-4")
    assert t.told()[-1] == "card_revealed A squid-5 1"
    t.expect("A explore.take-or-go-on", "take squid-5", "go-on")
    t.play("A take squid-5")
    t.finds(A=has(pearls=2, hand="squid-5"), B=has(pearls=2, hand="crab-4"), C=has(pearls=1))
    t.ready("B")


@example("ABY-EX-02")
def test_sold_on_the_last_space_then_a_monster() -> None:
    t = table(
        A=has(), B=has(pearls=1), threat=3, exploration_deck_top="crab-1 crab-1 squid-1 seahorse-2 seahorse-5 monster"
    )
    t.play("A explore", *["B pass", "A go-on"] * 4, "B buy seahorse-5")
    t.finds(
        A=has(pearls=2, key_tokens=1),
        B=has(pearls=0, hand="seahorse-5"),
        threat=1,
        council={"crab": 2, "squid": 1, "seahorse": 1},
    )
    t.ready("B")


@example("ABY-EX-03")
def test_two_monsters_one_reward_of_two_keys() -> None:
    t = table(A=has(lords="keeper"), threat=6, exploration_deck_top="monster monster", available="throne_room")
    t.play("A explore", "A go-on")
    t.finds(threat=6)
    t.play("A fight monster")
    t.finds(A=has(key_tokens=2))
    t.play("A control throne_room")
    t.finds(A=has(key_tokens=0, locations={"throne_room": "keeper"}), threat=1, exploration_discard="monster monster")
    t.ready("B")


@example("ABY-EX-04")
def test_the_marker_waits_for_the_next_player() -> None:
    t = table(A=has(), B=has(), exploration_deck_top="monster monster crab-2 monster")
    t.play("A explore", "A go-on", "A go-on", "A take crab-2")
    t.finds(threat=3, A=has(hand="crab-2"), exploration_discard="monster monster")
    t.play("B explore", "B fight monster")
    t.finds(B=has(key_tokens=1))
    t.ready("A")


@example("ABY-EX-05")
def test_the_tamer_with_and_without_the_shaman() -> None:
    t = table(A=has(), B=has(lords="tamer"), threat=3, exploration_deck_top="monster")
    t.play("A explore", "A fight monster")
    t.expect("A explore.reward", "claim 2-pearl", "claim 1-pearl+1-token", "claim 2-token")
    t.play("A claim 2-pearl")
    t.finds(threat=1)

    t = table(A=has(lords="shaman"), B=has(lords="tamer"), threat=3, exploration_deck_top="monster")
    t.play("A explore", "A fight monster")
    t.finds(A=has(key_tokens=1, pearls=0, monster_tokens=0), threat=1)
    t.ready("B")


@example("ABY-EX-06")
def test_one_payment_for_the_peddler() -> None:
    t = table(A=has(hand="shellfish-4 shellfish-3 crab-5", pearls=1), court="peddler")
    assert t.payments("A", "peddler") == {"shellfish-3 shellfish-4 +1"}
    t.recruit("A peddler with shellfish-4 shellfish-3")
    t.finds(A=has(affiliated="shellfish-3", hand="crab-5", pearls=2))
    t.ready("B")


@example("ABY-EX-07")
def test_the_jailer_and_an_affiliation_by_choice() -> None:
    t = table(
        A=has(hand="crab-2 squid-2 jellyfish-2"),
        B=has(hand="crab-1 squid-5 squid-3"),
        C=has(hand=""),
        D=has(hand="crab-4 crab-1", lords="shaman"),
        court="jailer",
    )
    t.recruit("A jailer with crab-2 squid-2 jellyfish-2")
    t.expect("A recruit.affiliate", "affiliate crab-2", "affiliate squid-2", "affiliate jellyfish-2")
    t.play("A affiliate squid-2")
    t.expect("B discard", "discard crab-1", "discard squid-5", "discard squid-3")
    t.play("B discard crab-1")
    t.finds(
        A=has(affiliated="squid-2"),
        B=has(hand="squid-5 squid-3"),
        C=has(hand=""),
        D=has(hand="crab-4 crab-1"),
        exploration_discard="crab-2 jellyfish-2 crab-1",
    )
    t.ready("B")


@example("ABY-EX-08")
def test_the_diplomat_free_tucked_and_disabled() -> None:
    hand = "crab-5 squid-3"
    t = table(A=has(hand=hand, lords="diplomat"), court="miller")
    t.expect("A turn.action", "explore", "recruit miller")
    t.recruit(f"A miller with {hand}")
    t.finds(A=has(affiliated="squid-3"))
    table(A=has(hand=hand, tucked="diplomat"), court="miller").expect("A turn.action", "explore")
    table(A=has(hand=hand, disabled="diplomat"), court="miller").expect("A turn.action", "explore")


@example("ABY-EX-09")
@pytest.mark.parametrize(
    ("mine", "theirs", "pearls"),
    [
        ("", has(), 1),
        ("", has(lords="recruiter"), None),
        ("treasurer", has(lords="recruiter"), 1),
        ("shaman", has(lords="recruiter"), 1),
        ("treasurer shaman", has(lords="recruiter"), 0),
        ("", has(tucked="recruiter"), 1),
    ],
)
def test_six_prices_of_the_landowner(mine: str, theirs: has, pearls: int | None) -> None:
    t = table(A=has(hand="seahorse-5 seahorse-4", pearls=1, lords=mine), B=theirs, court="landowner")
    if pearls is None:
        t.expect("A turn.action", "explore")
        return
    t.recruit("A landowner with seahorse-5 seahorse-4")
    t.finds(A=has(pearls=1 - pearls))
    t.ready("B")


COURT = {4: "miller", 5: "oracle", 6: "hunter"}


@example("ABY-EX-10")
def test_a_deck_that_just_suffices() -> None:
    t = table(A=has(hand="seahorse-5 crab-3"), court=COURT, lord_deck=4)
    t.recruit("A miller with seahorse-5 crab-3")
    t.finds(A=has(pearls=2, lords="miller", affiliated="crab-3"), lord_deck=0, last_turns=None)
    assert len(t.match.state.court) == 6
    t.ready("B")


@example("ABY-EX-11")
def test_a_deck_one_short() -> None:
    t = table(
        A=has(),
        B=has(hand="seahorse-5 crab-3"),
        C=has(),
        active="B",
        court=COURT,
        lord_deck=3,
        exploration_deck_top="crab-1 crab-1",
    )
    t.recruit("B miller with seahorse-5 crab-3")
    t.finds(B=has(pearls=2, lords="miller"), lord_deck=0)
    assert t.sees()["court"][0] is None
    assert len(t.match.state.court) == 5
    assert "end_triggered B" in t.told()
    t.ready("C")
    t.play("C explore", "B pass", "C take crab-1")
    t.ready("A")
    t.play("A explore", "B pass", "A take crab-1")
    t.ended()


@example("ABY-EX-12")
def test_plotting_away_the_last_lord() -> None:
    t = table(
        A=has(pearls=1),
        court={3: "miller", 4: "keeper", 5: "oracle", 6: "hunter"},
        lord_deck=1,
        exploration_deck_top="crab-1",
    )
    t.play("A plot", "A explore", "A take crab-1")
    t.finds(lord_deck=0, last_turns=None, A=has(pearls=0))
    assert len(t.match.state.court) == 5
    t.ready("B")


@example("ABY-EX-13")
def test_the_corruptor_and_one_refill() -> None:
    t = table(
        A=has(hand="squid-5 squid-4", pearls=6),
        court={4: "corruptor", 5: "landowner", 6: "hermit"},
        lord_deck_top="jailer seeker hunter tamer oracle",
        lord_deck=10,
    )
    t.recruit("A corruptor with squid-5 squid-4")
    t.expect("A corruptor.lord", "bribe landowner", "bribe hermit", "decline", n=5)
    t.play("A bribe landowner")
    t.finds(
        A=has(lords="corruptor landowner", pearls=2, affiliated="squid-4"),
        court={1: "oracle", 2: "tamer", 3: "hunter", 4: "seeker", 5: "jailer", 6: "hermit"},
        lord_deck=5,
    )
    t.ready("B")


@example("ABY-EX-14")
def test_four_keys_and_which_three_to_spend() -> None:
    t = table(A=has(lords="treasurer reaper"), threat=6, exploration_deck_top="monster", available="jail")
    t.play("A explore", "A fight monster")
    t.finds(A=has(keys=4))
    ways, waiting = set(), [t]
    while waiting:
        at = waiting.pop()
        if at.ask.kind == "control.keys":
            for answer in at.options():
                waiting.append(at.fork())
                waiting[-1].play(f"A {answer}")
        else:
            at.play("A control jail")
            a = at.sees()["players"][0]
            ways.add((2 - a["key_tokens"], *sorted(a["locations"][0]["lords"])))
    assert ways == {(2, "treasurer"), (2, "reaper"), (1, "reaper", "treasurer")}

    t.play("A spend reaper", "A spend key-token", "A spend key-token", "A control jail")
    t.finds(A=has(lords="treasurer", key_tokens=0, locations={"jail": "reaper"}))
    t.ready("B")


@example("ABY-EX-15")
def test_drawing_four_tiles() -> None:
    t = table(
        A=has(key_tokens=2),
        threat=3,
        exploration_deck_top="monster",
        available="jail",
        location_stack_top="chasm depths abyss barracks",
        location_stack=19,
    )
    t.play("A explore", "A fight monster", "A draw 4")
    t.expect("A control.drawn", "control chasm", "control depths", "control abyss", "control barracks")
    t.play("A control abyss")
    t.finds(A=has(key_tokens=0, locations={"abyss": ""}), available="jail chasm depths barracks", location_stack=15)
    t.ready("B")


@example("ABY-EX-16")
def test_the_black_smokers_become_the_throne_room() -> None:
    t = table(
        A=has(lords="keeper reaper", hand="seahorse-5 seahorse-3"),
        court="shepherd",
        available="chasm",
        location_stack_top="black_smokers jail",
    )
    t.finds(location_stack=19)
    t.recruit("A shepherd with seahorse-5 seahorse-3")
    t.play("A draw 2", "A control black_smokers", "A search")
    before = t.match.state.rng.draws
    assert "control throne_room" in t.options()
    assert "control jail" not in t.options()
    t.play("A control throne_room")
    t.finds(
        A=has(locations={"throne_room": "keeper reaper shepherd"}),
        available="chasm jail",
        removed="black_smokers",
        location_stack=16,
    )
    assert t.match.state.rng.draws > before  # shuffled
    t.ready("B")


@example("ABY-EX-17")
def test_the_city_of_mirrors_takes_the_best() -> None:
    t = table(
        A=has(locations="city_of_mirrors", lords="landowner jailer"),
        B=has(locations="throne_room barracks"),
        C=has(locations="closed_tower"),
    )
    assert [t.points("A", tile) for tile in ("throne_room", "barracks", "closed_tower")] == [12, 9, 0]
    assert t.points("A", "city_of_mirrors") == 12


@example("ABY-EX-18")
def test_the_ship_master_counts_races() -> None:
    t = table(A=has(lords="ship_master"), threat=2, exploration_deck_top="crab-1 crab-2 monster squid-1 jellyfish-3")
    t.play("A explore", "A go-on", "A go-on", "A go-on", "A go-on")
    t.finds(A=has(pearls=3, hand="jellyfish-3"), threat=3)
    t.ready("B")


@example("ABY-EX-19")
def test_the_invoker_in_a_last_turn() -> None:
    t = table(
        A=has(),
        B=has(hand="jellyfish-5 jellyfish-3"),
        C=has(),
        active="B",
        last_turns=1,
        court="invoker",
        exploration_deck_top="crab-1 crab-1",
    )
    t.recruit("B invoker with jellyfish-5 jellyfish-3")
    t.ready("B")
    t.play("B explore", "B take crab-1")
    t.ready("C")
    t.play("C explore", "C take crab-1")
    t.ended()


@example("ABY-EX-20")
def test_final_affiliation_and_scoring() -> None:
    t = table(
        A=has(hand="crab-4 crab-2 squid-5", affiliated="crab-1 seahorse-3", locations="coral_barrier chasm"),
        B=has(),
        active="B",
        last_turns=0,
        threat=3,
        exploration_deck_top="monster",
    )
    t.play("B explore", "B fight monster")
    t.ended()
    t.finds(A=has(affiliated="crab-1 seahorse-3 crab-2 squid-5", hand=""), exploration_discard="monster crab-4")
    assert t.part("A", "allies") == 10
    assert (t.points("A", "coral_barrier"), t.points("A", "chasm")) == (16, 11)
    assert t.score("A").total == 37


@example("ABY-EX-21")
def test_three_tied_at_seventy() -> None:
    """The box has one lord of 12, so that C's best is an 11 here; he falls behind by a pearl all the same."""
    t = table(
        A=has(
            pearls=3,
            lords="trader peddler shopkeeper apprentice illusionist invoker seeker jailer",
            monster_tokens="3",
        ),
        B=has(
            pearls=3,
            lords="landowner miller keeper reaper shepherd master_of_magic",
            monster_tokens="4 4 3 3 2 2 2 2 2",
        ),
        C=has(
            pearls=2,
            lords="aquaculturalist assassin hunter corruptor traitor schemer oracle alchemist",
            monster_tokens="3 3 3 3 3 2 2",
        ),
        lord_deck=0,
    )
    assert [t.score(letter).total for letter in "ABC"] == [70, 70, 70]
    assert [t.score(letter).ties for letter in "ABC"] == [(3, 9), (3, 12), (2, 11)]
    assert t.winners() == "B"


@example("ABY-EX-22")
def test_the_alchemist_and_the_apprentice() -> None:
    t = table(
        A=has(lords="alchemist", hand="jellyfish-3 crab-2 squid-1"),
        council={"crab": 3, "squid": 2},
        court="apprentice",
    )
    other = t.fork()
    t.play("A support council-crab")
    t.finds(A=has(hand=8), council={"crab": 0, "squid": 0})
    t.ready("B")

    other.recruit("A apprentice with jellyfish-3 crab-2 squid-1")
    other.play("A support council-crab")
    other.finds(A=has(hand=3, affiliated="squid-1"), council={"crab": 0, "squid": 2})
    other.ready("B")


@example("ABY-EX-23")
def test_the_slaver_pays_for_a_plot() -> None:
    t = table(
        A=has(lords="slaver", hand="crab-1 squid-2"),
        court={2: "sage", 3: "hermit", 4: "elder", 5: "traitor", 6: "trader"},
        lord_deck=10,
    )
    t.play("A use slaver", "A discard crab-1", "A plot")
    t.finds(A=has(pearls=1, hand="squid-2"), lord_deck=9)
    t.expect("A turn.action", "explore")


@example("ABY-EX-24")
def test_the_seeker_and_the_shaman() -> None:
    t = table(
        A=has(hand="crab-5 squid-2"),
        B=has(pearls=1),
        C=has(pearls=5),
        D=has(pearls=4, lords="shaman"),
        court="seeker",
    )
    t.recruit("A seeker with crab-5 squid-2")
    t.finds(A=has(pearls=0), B=has(pearls=0), C=has(pearls=3), D=has(pearls=4))
    t.ready("B")


@example("ABY-EX-25")
def test_the_elder_keeps_one_of_three() -> None:
    five = "crab-2 squid-2 jellyfish-2 shellfish-2 seahorse-2"
    t = table(
        A=has(lords="keeper reaper", hand=five),
        court="elder",
        location_stack_top="jail chasm depths",
        available="abyss",
    )
    t.recruit(f"A elder with {five}")
    t.expect("A recruit.affiliate", *[f"affiliate {ally}" for ally in five.split()])
    t.play("A affiliate squid-2", "A control chasm")
    t.finds(
        A=has(locations={"chasm": "elder"}, lords="keeper reaper", keys=2, affiliated="squid-2"),
        available="abyss jail depths",
    )
    t.ready("B")


@example("ABY-EX-26")
def test_too_few_monster_tokens() -> None:
    t = table(A=has(), threat=2, token_supply=1, exploration_deck_top="monster")
    t.play("A explore", "A fight monster")
    t.expect("A explore.reward", "claim 2-pearl", "claim 1-pearl+1-token")

    t = table(A=has(), threat=2, token_supply=0, exploration_deck_top="monster")
    t.play("A explore", "A fight monster")
    t.finds(A=has(pearls=2, monster_tokens=0))
    t.ready("B")


@example("ABY-EX-27")
def test_the_discard_pile_becomes_the_deck() -> None:
    t = table(A=has(), B=has(), exploration_deck="crab-3", exploration_discard=10)
    t.play("A explore", "A go-on")
    t.finds(exploration_deck=9, exploration_discard=0)
    assert t.sees()["track"][0] == "crab-3"
    t.check_sound()


@example("ABY-EX-28")
def test_the_illusionist_exchanges_the_jail() -> None:
    cards = "jellyfish-5 jellyfish-4 jellyfish-1"
    t = table(
        A=has(hand=f"{cards} seahorse-5 seahorse-1", locations={"jail": "keeper treasurer landlord"}),
        available="throne_room",
        court="illusionist shepherd",
        exploration_deck_top="crab-1",
    )
    t.recruit(f"A illusionist with {cards}")
    t.play("A give jail")
    t.finds(
        A=has(
            locations={"throne_room": "keeper treasurer landlord"},
            lords="illusionist",
            affiliated="jellyfish-1",
            pearls=0,
        ),
        available="jail",
    )
    t.play("B explore", "B take crab-1")
    t.finds(A=has(pearls=0))  # no income
    t.expect("A turn.action", "explore")  # no discount: 6 points for the Shepherd's 8


@example("ABY-EX-29")
def test_the_opportunist_replaces_the_keeper() -> None:
    t = table(
        A=has(lords="opportunist"),
        court={4: "miller", 5: "keeper", 6: "hunter"},
        lord_deck_top="sage",
        lord_deck=7,
    )
    t.play("A use opportunist", "A replace keeper")
    t.finds(court={4: "miller", 5: "sage", 6: "hunter"}, lord_deck=6, lord_discard="keeper", A=has(pearls=0))
    t.expect("A turn.action", "explore")


@example("ABY-EX-30")
def test_both_towers() -> None:
    t = table(A=has(tucked="reaper hermit", disabled="treasurer", lords="miller jailer"))
    assert (t.points("A", "closed_tower"), t.points("A", "lost_tower")) == (9, 6)


@example("ABY-EX-31")
def test_the_seventh_lord_is_the_invoker() -> None:
    t = table(
        A=has(),
        B=has(),
        C=has(
            lords="miller trader", tucked="keeper reaper shepherd", disabled="oracle", hand="jellyfish-5 jellyfish-3"
        ),
        active="C",
        court="invoker",
        exploration_deck_top="crab-1 crab-1 crab-1",
    )
    t.recruit("C invoker with jellyfish-5 jellyfish-3")
    t.finds(C=has(lord_count=7))
    assert "end_triggered C" in t.told()
    for letter in "CAB":
        t.ready(letter)
        t.play(f"{letter} explore", f"{letter} take crab-1")
    t.ended()


@example("ABY-EX-32")
def test_the_treasurer_and_three_ones() -> None:
    three = "crab-1 squid-1 seahorse-1"
    t = table(A=has(lords="treasurer", hand=three, pearls=1), court="keeper")
    t.recruit(f"A keeper with {three}")
    t.finds(A=has(pearls=0))
    t.expect("A recruit.affiliate", "affiliate crab-1", "affiliate squid-1", "affiliate seahorse-1")
    table(A=has(hand=three, pearls=1), court="keeper").expect("A turn.action", "explore")
    table(A=has(hand=three, pearls=2), court="keeper").expect("A turn.action", "explore")


@example("ABY-EX-33")
def test_traitor_and_schemer_with_nothing_to_do() -> None:
    tucked, cards = "keeper reaper shepherd", "squid-5 crab-4 seahorse-3"
    t = table(A=has(tucked=tucked, hand=cards), court="traitor", lord_deck=0)
    t.recruit(f"A traitor with {cards}")
    t.finds(A=has(lords="traitor", lord_count=4), lord_discard="")
    t.ready("B")
    t = table(A=has(tucked=tucked, lords="miller", hand=cards), court="schemer", lord_deck=0)
    t.recruit(f"A schemer with {cards}")
    t.finds(A=has(lords="miller schemer"), lord_discard="")
    t.ready("B")


@example("ABY-EX-34")
def test_the_hunter_robs_b() -> None:
    robbed = []
    for n in range(80):
        t = table(
            A=has(hand="crab-5 squid-3"),
            B=has(monster_tokens="2 4"),
            C=has(monster_tokens="3 3 3", lords="shaman"),
            court="hunter",
        )
        t.match.state.rng = seeded(f"robbery {n}")
        t.recruit("A hunter with crab-5 squid-3")  # B is the only target
        (gained,) = t.match.state.players[0].tokens
        t.finds(A=has(monster_tokens=str(gained)), B=has(monster_tokens=str(6 - gained)), C=has(monster_tokens="3 3 3"))
        robbed.append(gained)
    assert 25 < robbed.count(2) < 55
    assert robbed.count(2) + robbed.count(4) == 80


@example("ABY-EX-35")
def test_the_landlords_pearl_can_be_plotted_away() -> None:
    t = table(A=has(lords="landlord"), court={2: "sage", 3: "hermit", 4: "elder", 5: "traitor", 6: "trader"})
    t.finds(A=has(pearls=1))
    t.expect("A turn.action", "explore", "plot")
    t.play("A plot")
    t.finds(A=has(pearls=0))


@example("ABY-EX-36")
def test_locations_without_lords() -> None:
    t = table(A=has(locations="depths throne_room jail", pearls=9, key_tokens=2))
    assert [t.points("A", tile) for tile in ("depths", "throne_room", "jail")] == [0, 0, 15]
    assert t.score("A").total == 15


@example("ABY-EX-37")
def test_paying_with_an_ally_too_many() -> None:
    t = table(A=has(hand="seahorse-5 seahorse-4 seahorse-1", pearls=2), court="shepherd")
    assert t.payments("A", "shepherd") == {
        "seahorse-1 seahorse-4 seahorse-5 +0",
        "seahorse-4 seahorse-5 +0",
        "seahorse-1 seahorse-5 +2",
    }
    t.recruit("A shepherd with seahorse-5 seahorse-4 seahorse-1")
    t.finds(A=has(affiliated="seahorse-1", pearls=2, hand=""))
    t.ready("B")


@example("ABY-EX-38")
def test_the_oracle_empties_the_council() -> None:
    t = table(A=has(lords="oracle"), council={"crab": 4}, exploration_discard=2)
    t.play("A use oracle")
    t.finds(council={"crab": 0}, exploration_discard=6)
    assert t.told("A")[-1] == "stack_scattered A council-crab 4"
    t.expect("A turn.action", "explore")


@example("ABY-EX-40")
def test_the_chamber_of_allies() -> None:
    t = table(A=has(locations="chamber_of_allies", affiliated="crab-5 crab-2 squid-3 jellyfish-1 jellyfish-4"))
    assert t.points("A", "chamber_of_allies") == 9
    assert t.part("A", "allies") == 12
    assert t.score("A").total == 21


@example("ABY-EX-41")
def test_every_formula() -> None:
    t = table(
        A=has(
            lords="keeper trader shaman jailer recruiter diplomat hermit",
            affiliated="crab-3 crab-1 squid-2 jellyfish-4 shellfish-1 shellfish-2 seahorse-5",
        )
    )
    worth = {
        "sargasso_silos": 7,
        "hydrozoa_reserves": 8,
        "sanctuary": 7,
        "parliament": 8,
        "barracks": 11,
        "dockworks": 7,
        "sargasso_fields": 6,
        "abyss": 12,
        "black_smokers": 0,
        "oceanic_senate_assembly": 7,
        "depths": 8,
        "throne_room": 9,
        "jail": 8,
        "chasm": 11,
        "closed_tower": 15,
        "lost_tower": 6,
        "chamber_of_allies": 16,
        "nest_of_giant_clams": 9,
        "coral_barrier": 13,
    }
    assert {tile: t.points("A", tile) for tile in worth} == worth
    assert (t.part("A", "lords"), t.part("A", "allies")) == (41, 16)


@example("ABY-EX-42")
def test_an_extra_turn_has_a_new_price() -> None:
    t = table(A=has(), B=has(pearls=4), extra_turns=1, exploration_deck_top="crab-1 crab-2 squid-4")
    t.play("A explore", "B buy crab-1")  # now the price is 2 and B has bought
    t.play("A take crab-2", "A explore")
    t.expect("B explore.buy", "buy squid-4", "pass", n=1)
    t.finds(A=has(pearls=1), B=has(pearls=3))
    t.play("B buy squid-4")
    t.finds(A=has(pearls=2), B=has(pearls=2))


@example("ABY-EX-43")
def test_a_card_left_earlier_is_gone() -> None:
    t = table(A=has(), B=has(pearls=5), exploration_deck_top="crab-5 squid-1")
    t.play("A explore", "B pass", "A go-on")
    t.expect("B explore.buy", "buy squid-1", "pass", n=1)
    t.play("B pass")
    t.expect("A explore.take-or-go-on", "take squid-1", "go-on")
    t.play("A take squid-1")
    t.finds(council={"crab": "crab-5"})
    t.ready("B")


@example("ABY-EX-44")
def test_the_schemer_draws_the_last_lord() -> None:
    t = table(
        A=has(hand="squid-4 crab-3 seahorse-1", lords="reaper"),
        lord_deck_top="shopkeeper",
        lord_deck=1,
        court="schemer",
    )
    t.recruit("A schemer with squid-4 crab-3 seahorse-1")
    t.play("A dismiss reaper")
    t.finds(A=has(lords="schemer shopkeeper", pearls=1, affiliated="seahorse-1", keys=0), lord_deck=0, last_turns=None)
    assert len(t.match.state.court) == 5
    t.ready("B")


@example("ABY-EX-45")
def test_the_jailer_finds_an_empty_hand() -> None:
    t = table(A=has(hand="crab-3 squid-2 shellfish-1"), B=has(affiliated="crab-4"), court="jailer")
    t.recruit("A jailer with crab-3 squid-2 shellfish-1")
    t.finds(B=has(hand="", affiliated="crab-4"))
    t.ready("B")


@example("ABY-EX-46")
def test_a_disabled_key_opens_nothing() -> None:
    t = table(A=has(key_tokens=1, disabled="keeper"), threat=3, exploration_deck_top="monster")
    t.play("A explore", "A fight monster")
    t.finds(A=has(keys=2, locations=""))
    t.ready("B")


@example("ABY-EX-47")
def test_the_treasurer_is_tucked_at_once() -> None:
    t = table(
        A=has(key_tokens=2, lords="miller", hand="squid-5 crab-4 shellfish-3"),
        court={2: "treasurer", 3: "keeper", 4: "hunter", 5: "oracle", 6: "traitor"},
        available="abyss",
    )
    t.recruit("A traitor with squid-5 crab-4 shellfish-3")
    t.play("A dismiss miller", "A install treasurer", "A control abyss")
    t.finds(
        A=has(key_tokens=0, locations={"abyss": "treasurer"}, lords="traitor", lord_count=2),
        court={4: "keeper", 5: "hunter", 6: "oracle"},
        lord_discard="miller",
    )
    t.ready("B")


@example("ABY-EX-48")
def test_pearls_alone_recruit_nobody() -> None:
    t = table(A=has(hand="", pearls=8))
    t.expect("A turn.action", "explore")


@example("ABY-EX-49")
def test_the_corruptor_brings_the_hermit_or_the_trader() -> None:
    t = table(
        A=has(hand="squid-5 squid-4 squid-2", pearls=5),
        court={3: "corruptor", 4: "hermit", 5: "trader", 6: "hunter"},
        location_stack_top="jail",
        lord_deck_top="jailer seeker tamer oracle",
        lord_deck=9,
    )
    t.recruit("A corruptor with squid-5 squid-4 squid-2")
    other = t.fork()
    t.play("A bribe hermit")
    t.finds(
        A=has(lords="corruptor", locations={"jail": "hermit"}, pearls=2, affiliated="squid-2"),
        court={1: "oracle", 2: "tamer", 3: "seeker", 4: "jailer", 5: "trader", 6: "hunter"},
        lord_deck=5,
    )
    t.ready("B")
    other.play("A bribe trader")
    other.finds(A=has(pearls=5))
