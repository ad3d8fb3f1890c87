"""Resources and the turn (TYR-3, TYR-4, TYR-8)."""

from tests.games.tyrants.table import FRONT, TyrantsTable, alone, front, has, table
from tests.support import rule


@rule("TYR-3.01")
def test_resources_are_counted_without_a_limit() -> None:
    t = table(A=has(hand="severin_silrajin noble"), power=40, influence=30)
    t.play("A play severin_silrajin", "A play noble")
    t.finds(power=45, influence=31)
    t.ready("A")


@rule("TYR-3.02", "TYR-4.05")
def test_nothing_is_spent_while_a_card_resolves() -> None:
    t = front("blackguard", power=5, influence=5)
    t.play("A play blackguard")
    t.expect("A choose", "choose power", "choose killing")  # no deployment, no recruit in between
    t.play("A choose power")
    assert {"deploy llacerellyn__eryndlyn.0", "recruit house_guard"} <= t.options()


@rule("TYR-3.03")
def test_what_is_left_of_the_pool_is_lost() -> None:
    t = table(power=4, influence=3)
    t.play("A end-turn")
    t.finds(power=0, influence=0)
    t.ready("B")


@rule("TYR-3.04", "TYR-4.03", "TYR-7.04", "TYR-7.27", "TYR-7.20")
def test_basic_actions_and_what_they_cost() -> None:
    """Both sides of every price."""
    spied = {**FRONT, "eryndlyn": "AAB +B"}
    for power, verbs in (
        (0, set()),
        (1, {"deploy"}),
        (2, {"deploy"}),
        (3, {"deploy", "assassinate", "return-spy"}),
    ):
        t = table(map=spied, power=power)
        assert {option.verb for option in t.ask.options} == verbs | {"end-turn"}
    for influence, cards in ((1, set()), (2, {"priestess_of_lolth"}), (3, {"priestess_of_lolth", "house_guard"})):
        assert table(influence=influence).offers("recruit") == cards


@rule("TYR-4.03", "TYR-7.09", "TYR-7.27", "TYR-7.01")
def test_basic_actions_take_their_price() -> None:
    t = table(map={**FRONT, "eryndlyn": "AAB +B"}, power=7, influence=3)
    t.play("A return-spy eryndlyn", "A assassinate eryndlyn.2", "A deploy eryndlyn.2", "A recruit house_guard")
    t.finds(power=0, influence=0, B=has(spies=5), A=has(trophies="B", barracks=37, discard="house_guard"), guards=14)
    t.ready("A")


@rule("TYR-4.04")
def test_a_basic_action_needs_something_to_do() -> None:
    full = {
        "chasmleap_bridge": "A",
        "araumycos__chasmleap_bridge.0": "A",
        "chasmleap_bridge__everfire.0": "A",
        "chasmleap_bridge__gracklstugh.0": "A",
        "menzoberranzan__chasmleap_bridge.1": "A",
    }
    ends = {
        "araumycos": "AAAA",
        "everfire": "AAA",
        "chasmleap_bridge__gracklstugh.1": "A",
        "gracklstugh": "AAAA",
        "menzoberranzan__chasmleap_bridge.0": "A",
        "menzoberranzan": "AAAAAA",
    }
    t = alone("noble", power=9)
    assert {option.verb for option in t.ask.options} == {"play", "deploy", "end-turn"}  # no enemy, no spy
    assert table(map={**full, **ends}, power=9).offers("deploy").isdisjoint({"everfire.0", "araumycos.0"})
    empty = table(A=has(barracks=0), map=full, power=1)
    assert empty.offers("deploy") == {"barracks"}
    sold_out = table(influence=9, guards=0, priestesses=0, market="- - - - - -")
    assert sold_out.options() == {"end-turn"}


@rule("TYR-4.01")
def test_turns_go_clockwise_from_the_first_player() -> None:
    t = table(A=has(), C=has(), active="B", first="B")
    order = []
    for _ in range(7):
        letter = "ABC"[t.ask.seat]
        order.append((letter, t.match.state.round))
        t.play(f"{letter} end-turn")
    assert order == [("B", 1), ("C", 1), ("A", 1), ("B", 2), ("C", 2), ("A", 2), ("B", 3)]


@rule("TYR-4.02", "TYR-11.05")
def test_step_one_is_free_form_and_can_always_end() -> None:
    t = front("soldier noble bounty_hunter", influence=1)
    t.play("A play soldier", "A deploy llacerellyn__eryndlyn.0", "A play noble", "A recruit priestess_of_lolth")
    assert "end-turn" in t.options()
    t.play("A play bounty_hunter", "A assassinate eryndlyn.2", "A end-turn")
    t.ready("B")


@rule("TYR-4.06", "TYR-7.19")
def test_the_market_refills_before_anything_else() -> None:
    t = table(influence=4, market="advocate", market_deck="kobold noble")
    t.play("A recruit advocate")
    assert "recruit kobold" in t.options()
    row = t.match.view(0)["market"]
    assert isinstance(row, list)
    assert row[0] == "kobold"


def order_of(t: TyrantsTable, *whats: str) -> list[str]:
    told = [line.split()[0] for line in t.told()]
    return sorted(whats, key=told.index)


@rule("TYR-4.07", "TYR-6.18")
def test_the_end_of_a_turn_in_its_order() -> None:
    t = table(A=has(hand="wyrmspeaker noble soldier"), map={"tsenviilyq": "AAA"})
    t.play("A play wyrmspeaker", "A play noble", "A end-turn")
    parts = ("card_promoted", "vp_gained", "hand_discarded", "cards_drawn")
    assert order_of(t, *sorted(parts)) == list(parts)
    t.finds(A=has(circle="noble", vp=1, discard="wyrmspeaker soldier", hand=5))
    t.ready("B")


@rule("TYR-4.08")
def test_all_cards_are_discarded_at_the_end() -> None:
    t = alone("noble soldier kobold")
    t.play("A play noble", "A end-turn")
    t.finds(A=has(discard="noble soldier kobold", played="", hand=5))


@rule("TYR-4.09", "TYR-7.32")
def test_drawing_the_new_hand() -> None:
    short = table(A=has(hand="soldier", deck="noble noble"))
    short.play("A end-turn")
    short.finds(A=has(hand="noble noble soldier", deck=0, discard=""))  # three cards are all there are
    plenty = table(A=has(deck=7))
    plenty.play("A end-turn")
    plenty.finds(A=has(hand=5, deck=2))


@rule("TYR-4.10")
def test_no_card_is_drawn_at_the_start_of_a_turn() -> None:
    t = table(B=has(hand=2), C=has(hand=8))
    t.play("A end-turn")
    t.finds(B=has(hand=2))
    t.play("B end-turn")
    t.finds(C=has(hand=8))
    t.ready("C")


@rule("TYR-4.11", "TYR-7.08")
def test_points_gained_are_tokens_and_not_trophies() -> None:
    t = table(A=has(barracks=0), power=1)
    t.play("A deploy barracks")
    t.finds(A=has(vp=1, trophies=""))
    assert (t.part("A", "tokens"), t.part("A", "trophies")) == (1, 0)
    players = t.match.view(1)["players"]
    assert isinstance(players, list)
    assert players[0]["vp"] == 1


# ---- the end of the turn ----


@rule("TYR-8.01", "TYR-5.08")
def test_a_queued_effect_outlives_its_card() -> None:
    t = alone("cultist_of_myrkul noble")
    t.play("A play noble", "A play cultist_of_myrkul", "A choose devouring", "A devour cultist_of_myrkul", "A end-turn")
    t.expect("A promote", "promote noble", "done")


@rule("TYR-8.02")
def test_the_player_orders_the_effects() -> None:
    t = alone("wyrmspeaker fire_elemental_myrmidon noble")
    t.play("A play noble", "A play wyrmspeaker", "A play fire_elemental_myrmidon", "A end-turn")
    t.expect("A end.effect", "resolve wyrmspeaker", "resolve fire_elemental_myrmidon")
    greedy = t.fork()
    t.play("A resolve wyrmspeaker", "A promote noble")  # nothing is left for the Myrmidon
    t.finds(A=has(circle="noble"))
    t.ready("B")
    greedy.play("A resolve fire_elemental_myrmidon")
    greedy.finds(A=has(circle="noble fire_elemental_myrmidon"))
    greedy.ready("B")


@rule("TYR-8.03", "TYR-2.04")
def test_another_copy_is_another_card_but_the_card_itself_is_not() -> None:
    t = alone("wyrmspeaker wyrmspeaker")
    t.play("A play wyrmspeaker", "A end-turn")
    t.finds(A=has(circle="", discard="wyrmspeaker wyrmspeaker"))
    both = alone("wyrmspeaker advocate advocate")
    both.play("A play advocate", "A choose influence", "A play advocate", "A choose promoting", "A end-turn")
    both.finds(A=has(circle="advocate", discard="advocate wyrmspeaker"))


@rule("TYR-8.05")
def test_a_promoter_that_was_promoted_still_promotes() -> None:
    t = alone("wyrmspeaker puppeteer")
    t.play("A play wyrmspeaker", "A play puppeteer", "A end-turn")
    t.play("A resolve puppeteer")  # promotes the Wyrmspeaker, whose own promotion then takes the Puppeteer
    t.finds(A=has(circle="wyrmspeaker puppeteer", discard=""))
    t.ready("B")


@rule("TYR-8.07")
def test_nothing_is_bought_after_step_one() -> None:
    t = alone("wyrmspeaker noble soldier", power=5, influence=5)
    t.play("A play noble", "A play soldier", "A play wyrmspeaker", "A end-turn")
    t.expect("A promote", "promote noble", "promote soldier")
    t.refuses("A recruit house_guard", "A deploy kanaglym__skullport.0")


@rule("TYR-8.04", "TYR-7.18")
def test_an_outcast_may_be_chosen_for_a_promotion() -> None:
    t = alone("wyrmspeaker insane_outcast", outcasts=1)
    t.play("A play insane_outcast", "A decline", "A play wyrmspeaker", "A end-turn")
    t.finds(A=has(circle="", discard="wyrmspeaker"), outcasts=2)
    t.ready("B")


TWO_MARKERS = {"araumycos": "AAAA", "menzoberranzan": "AAAAAA"}


@rule("TYR-6.16")
def test_every_marker_pays_at_the_start_of_the_turn() -> None:
    t = table(active="B", first="B", map=TWO_MARKERS)
    t.play("B end-turn")
    t.finds(active="A", influence=2, power=0)


@rule("TYR-6.18")
def test_every_marker_under_total_control_pays_at_the_end() -> None:
    t = table(map=TWO_MARKERS)
    t.play("A end-turn")
    t.finds(A=has(vp=3 + 2))
    t = table(map={"araumycos": "AAAw", "menzoberranzan": "AAAAAA"})
    t.play("A end-turn")
    t.finds(A=has(vp=2))


@rule("TYR-6.14", "TYR-6.17")
def test_a_marker_that_falls_to_another_player_pays_nobody_now() -> None:
    t = table(map={"araumycos": "Bw +A"}, power=3)
    t.play("A assassinate araumycos.1")
    assert t.controller("araumycos") == "B"
    t.finds(influence=0, power=0)


@rule("TYR-6.15", "TYR-6.17")
def test_two_markers_taken_in_a_turn_pay_one_each_and_once() -> None:
    t = table(map={"araumycos": "wA", "menzoberranzan": "wA"}, power=6)
    t.play("A assassinate araumycos.0")
    t.finds(influence=1)
    t.play("A assassinate menzoberranzan.0")
    t.finds(influence=2)
    assert t.told().count("marker_paid A araumycos 1") == 1


@rule("TYR-6.11", "TYR-6.14")
def test_control_is_told_when_it_changes_and_only_then() -> None:
    t = table(map={"eryndlyn": "", "kanaglym": "A"}, power=3)
    t.play("A deploy kanaglym.1", "A deploy kanaglym.2")
    assert not [line for line in t.told() if line.startswith("control_taken")]


@rule("TYR-3.03", "TYR-4.08")
def test_nothing_of_a_turn_is_left_in_the_next() -> None:
    t = table(A=has(hand="advance_scout blackguard"), B=has(), power=5, influence=4, map={"kanaglym": "AAA"})
    t.play("A play blackguard", "A choose power", "A end-turn")
    s = t.match.state
    assert (s.power, s.influence, s.paid, s.plays, s.ghost) == (0, 0, 0, 0, False)
    assert (s.aspects, s.pending, s.players[0].revealed) == ([0] * 5, [], [])


@rule("TYR-4.08", "TYR-5.10")
def test_cards_revealed_from_hand_are_hidden_again_after_the_turn() -> None:
    t = table(A=has(hand="fire_elemental blackguard"), map={"kanaglym": "AAA"})
    t.play("A play fire_elemental", "A choose power", "A reveal blackguard")
    assert t.match.state.players[0].revealed
    t.play("A end-turn")
    assert t.match.state.players[0].revealed == []


@rule("TYR-4.08", "TYR-7.32")
def test_the_log_is_silent_about_an_empty_hand_and_empty_piles() -> None:
    t = table(A=has(hand="", deck="", discard=""))
    t.play("A end-turn")
    assert not [line for line in t.told() if line.startswith(("hand_discarded", "deck_shuffled", "cards_drawn"))]
    t = table(A=has(hand="noble", deck="", discard="soldier"))
    t.play("A end-turn")
    assert [line for line in t.told() if line.startswith(("hand_discarded", "deck_shuffled"))] == [
        "hand_discarded A noble",
        "deck_shuffled A",
    ]


@rule("TYR-3.02")
def test_the_log_tells_of_the_resources_that_are_gained_and_no_others() -> None:
    t = table(A=has(hand="noble soldier"))
    t.play("A play noble", "A play soldier")
    assert [line for line in t.told() if "gained" in line] == ["influence_gained A noble 1", "power_gained A soldier 1"]


@rule("TYR-6.15", "TYR-6.17")
def test_a_marker_lost_and_taken_again_in_a_turn_pays_once() -> None:
    t = table(A=has(hand="intellect_devourer"), map={"araumycos": "wA"}, power=4)
    t.play("A assassinate araumycos.0")
    t.finds(influence=1)
    t.play("A play intellect_devourer", "A choose returning", "A return araumycos.1")
    assert t.controller("araumycos") == ""
    t.play("A deploy araumycos.0")
    assert t.controller("araumycos") == "A"
    t.finds(influence=1)
