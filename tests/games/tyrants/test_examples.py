"""The worked examples of the rulebook and of the ledger. Red is A, the other players follow in seating order."""

from podziemia.games.tyrants import GAME
from podziemia.games.tyrants.data.cards import CARD_IDS, half_deck
from podziemia.games.tyrants.data.map import MARKER_SITES, ROUTES, SITE_IDS, SITE_SPACES, SPACE_IDS, spaces_in
from podziemia.games.tyrants.rules.state import WHITE
from podziemia.kernel.match import new_match
from tests.games.tyrants.table import TyrantsTable, answers, has, table
from tests.support import example, rule


@example("TYR-RB01")
@rule("TYR-6.11", "TYR-6.13", "TYR-6.14")
def test_two_of_red_beat_one_of_black_and_one_white() -> None:
    t = table(map={"araumycos": "AABw"})
    assert t.controller("araumycos") == "A"
    assert not t.total("A", "araumycos")
    t.ready("A")


@example("TYR-RB02")
@rule("TYR-7.27", "TYR-6.13", "TYR-6.18")
def test_returning_a_spy_brings_total_control_and_its_point() -> None:
    t = table(C=has(), sectors=("center", "right"), map={"the_phaerlin": "AAA +B"}, power=3, influence=1)
    assert not t.total("A", "the_phaerlin")
    t.play("A return-spy the_phaerlin")
    t.finds(power=0, influence=1, B=has(spies=5))
    assert t.total("A", "the_phaerlin")
    t.play("A end-turn")
    t.finds(A=has(vp=1))
    t.ready("B")


@example("TYR-RB03")
@rule("TYR-7.28", "TYR-7.01", "TYR-7.06")
def test_supplanting_kills_first_and_deploys_then() -> None:
    t = table(A=has(hand="doppelganger"), map={"eryndlyn": "A", "llacerellyn__eryndlyn.0": "B"})
    t.play("A play doppelganger")
    t.expect("A supplant", *answers("supplant", {"llacerellyn__eryndlyn.0", "araumycos__eryndlyn.0"}))
    t.play("A supplant llacerellyn__eryndlyn.0")
    t.finds(map={"llacerellyn__eryndlyn.0": "A"}, A=has(barracks=38, trophies="B"), B=has(barracks=39))
    told = [line.split()[0] for line in t.told()]
    assert told.index("troop_killed") < told.index("troop_deployed")
    t.ready("A")


@example("TYR-RB04")
@rule("TYR-5.06", "TYR-10.01", "TYR-4.08")
def test_an_outcast_may_be_kept() -> None:
    t = table(A=has(hand="insane_outcast noble"), outcasts=10)
    t.play("A play insane_outcast")
    t.expect("A pay.discard", "discard noble", "decline")
    t.play("A decline", "A end-turn")
    t.finds(A=has(discard="insane_outcast noble"), outcasts=10)
    t.ready("B")


@example("TYR-RB05")
@rule("TYR-2.06")
def test_two_dots_are_two_copies() -> None:
    assert half_deck("drow").count(CARD_IDS.index("bounty_hunter")) == 2


@example("TYR-RB06")
@rule("TYR-7.17", "TYR-9.09", "TYR-9.10")
def test_a_promoted_card_counts_in_the_circle_only() -> None:
    t = table(A=has(circle="masters_of_sorcere", deck=""))
    assert (t.part("A", "circle"), t.part("A", "deck")) == (5, 0)
    assert (table(A=has(deck="masters_of_sorcere")).part("A", "deck")) == 2


@example("TYR-RB07")
@rule("TYR-7.19", "TYR-7.20", "TYR-4.06")
def test_recruiting_pays_the_cost_and_refills_the_slot() -> None:
    t = table(
        influence=6,
        market="aerisi_kalinoth water_elemental vanifer imix olhydra fire_elemental",
        market_deck="black_earth_cultist noble",
    )
    t.play("A recruit aerisi_kalinoth")
    t.finds(
        influence=1,
        power=0,
        A=has(discard="aerisi_kalinoth"),
        market="black_earth_cultist water_elemental vanifer imix olhydra fire_elemental",
    )
    t.ready("A")


# ---- set-up ----


def started(seats: int, **settings: str) -> TyrantsTable:
    match = new_match(GAME, seats, "example", {"first": "A", **settings})
    return TyrantsTable(GAME, match.state.copy())


def markers(t: TyrantsTable) -> set[str]:
    return {SITE_IDS[site] for site in MARKER_SITES if t.match.state.sites >> site & 1}


def sites_of(t: TyrantsTable) -> set[str]:
    return {thing.split(".")[0] for thing in t.offers("deploy")}


@example("TYR-EX01")
@rule("TYR-1.02", "TYR-1.05", "TYR-1.08", "TYR-1.09", "TYR-1.11", "TYR-1.13")
def test_two_players_set_up_in_the_center() -> None:
    t = started(2, decks="drow+dragons")
    s = t.match.state
    spaces = spaces_in(s.sites)
    assert s.troops[WHITE].bit_count() == 25
    assert (s.sites.bit_count(), (spaces >> SITE_SPACES).bit_count()) == (15, 32)
    assert markers(t) == {"menzoberranzan", "araumycos", "tsenviilyq"}
    t.finds(outcasts=0, market_deck=74, A=has(hand=None), B=has(hand=None))
    assert [len(player.hand) for player in s.players] == [5, 5]
    assert len(s.market) == 6
    assert sites_of(t) == {"skullport", "mantol_derith", "eryndlyn", "ched_nasad"}
    t.play("A deploy ched_nasad.0")
    assert sites_of(t) == {"skullport", "mantol_derith", "eryndlyn"}
    t.play("B deploy eryndlyn.0")
    t.finds(A=has(barracks=39), B=has(barracks=39))
    t.ready("A")


@example("TYR-EX02")
@rule("TYR-1.02", "TYR-1.03", "TYR-1.08", "TYR-1.09")
def test_three_players_set_up_with_the_right_sector() -> None:
    t = started(3, sector="right")
    s = t.match.state
    assert (s.sites.bit_count(), s.troops[WHITE].bit_count()) == (20, 33)
    assert markers(t) == {"menzoberranzan", "araumycos", "tsenviilyq", "the_phaerlin", "ss_zuraass_nee"}
    assert sites_of(t) == {"skullport", "mantol_derith", "eryndlyn", "ched_nasad", "chaulssin"}
    spaces = spaces_in(s.sites)
    in_play = {route.id for route in ROUTES if route.spaces and spaces >> SPACE_IDS.index(f"{route.id}.0") & 1}
    assert "ched_nasad__yathchol" in in_play
    assert not in_play & {"mantol_derith__the_wormwrithings", "stoneshaft_clanhold__skullport"}


# ---- presence ----


@example("TYR-EX03")
@rule("TYR-6.03", "TYR-6.04", "TYR-6.05", "TYR-7.06")
def test_presence_around_a_single_troop() -> None:
    t = table(map={"ched_nasad": "A"}, power=1)
    assert t.presence("A") == {
        "ched_nasad",
        "ched_nasad__araumycos.0",
        "ched_nasad__halls_of_the_scoured_legion.0",
        "llacerellyn__ched_nasad.1",
    }
    assert t.offers("deploy") == {
        "ched_nasad.1",  # stands for all three empty spaces
        "ched_nasad__halls_of_the_scoured_legion.0",
        "llacerellyn__ched_nasad.1",
    }


@example("TYR-EX04")
@rule("TYR-6.04", "TYR-6.06", "TYR-7.04", "TYR-7.06")
def test_a_spy_gives_presence_at_its_site_and_a_troop_next_door_too() -> None:
    t = table(map={"ched_nasad": "A", "menzoberranzan": "www +A"}, power=4)
    routes = {"menzoberranzan__mantol_derith.0", "menzoberranzan__chasmleap_bridge.0", "everfire__menzoberranzan.1"}
    assert "menzoberranzan" in t.presence("A")
    assert not routes & t.presence("A")
    t.play("A assassinate menzoberranzan.0", "A deploy menzoberranzan.0")
    assert routes <= t.presence("A")
    t.finds(map={"menzoberranzan": "wwA +A"}, A=has(trophies="w"), power=0)
    assert t.controller("menzoberranzan") == ""
    t.ready("A")


@example("TYR-EX05")
@rule("TYR-6.02", "TYR-6.03", "TYR-6.04")
def test_two_sites_that_touch() -> None:
    t = table(D=has(), map={"the_wormwrithings": "A"})
    assert t.presence("A") == {"the_wormwrithings", "gauntlgrym", "mantol_derith__the_wormwrithings.0"}


@example("TYR-EX06")
@rule("TYR-6.07", "TYR-7.10", "TYR-6.11")
def test_one_troop_opens_the_way_for_the_next() -> None:
    t = table(A=has(hand="mercenary_squad"), map={"ched_nasad": "A", "halls_of_the_scoured_legion": "w"})
    t.play("A play mercenary_squad")
    far = "A deploy halls_of_the_scoured_legion.1"
    t.refuses(far, "A deploy ched_nasad__halls_of_the_scoured_legion.1")
    t.play("A deploy ched_nasad__halls_of_the_scoured_legion.0")
    t.refuses(far)
    t.play("A deploy ched_nasad__halls_of_the_scoured_legion.1", far)
    t.finds(map={"halls_of_the_scoured_legion": "wA"}, A=has(barracks=36))
    assert t.controller("halls_of_the_scoured_legion") == ""
    t.ready("A")


# ---- barracks ----


@example("TYR-EX07")
@rule("TYR-7.08", "TYR-7.09", "TYR-7.29")
def test_empty_barracks_turn_deployments_into_points() -> None:
    t = table(A=has(hand="doppelganger", barracks=0), map={"ched_nasad": "AABB"}, power=2, end_triggered=True)
    assert t.offers("deploy") == {"barracks"}
    t.play("A deploy barracks", "A deploy barracks", "A play doppelganger", "A supplant ched_nasad.2")
    t.finds(A=has(vp=3, trophies="B", barracks=0), map={"ched_nasad": "AAB"}, power=0)
    assert t.controller("ched_nasad") == "A"
    t.ready("A")


@example("TYR-EX08")
@rule("TYR-7.07")
def test_without_troops_any_empty_space_will_do() -> None:
    t = table(A=has(barracks=12), B=has(trophies="A" * 28), map={"everfire": "+A"}, power=1)
    s = t.match.state
    places = {SPACE_IDS[space].split(".")[0] for space in range(len(SPACE_IDS)) if s.empty >> space & 1}
    assert {thing.split(".")[0] for thing in t.offers("deploy")} == places
    assert len(places) > 20


# ---- markers ----


@example("TYR-EX09")
@rule("TYR-6.11", "TYR-6.12", "TYR-6.14", "TYR-6.17")
def test_a_marker_taken_in_the_own_turn_pays_at_once() -> None:
    t = table(map={"menzoberranzan": "wwwAAA"}, power=3)
    assert t.controller("menzoberranzan") == ""
    t.play("A assassinate menzoberranzan.0")
    assert t.controller("menzoberranzan") == "A"
    t.finds(power=0, influence=1)
    t.play("A end-turn")
    t.finds(A=has(vp=0))
    t.ready("B")


@example("TYR-EX10")
@rule("TYR-6.14", "TYR-6.16", "TYR-6.17", "TYR-7.25")
def test_the_same_marker_pays_once_a_turn() -> None:
    t = table(
        A=has(hand="intellect_devourer soldier"),
        map={"tsenviilyq": "A", "llacerellyn__tsenviilyq.0": "A"},
        influence=1,
    )
    t.play("A play intellect_devourer", "A choose returning", "A return tsenviilyq.0", "A done")
    assert t.controller("tsenviilyq") == ""
    t.play("A play soldier", "A deploy tsenviilyq.0")
    assert t.controller("tsenviilyq") == "A"
    t.finds(power=0, influence=1)
    t.ready("A")


@example("TYR-EX11")
@rule("TYR-6.13", "TYR-6.15", "TYR-6.18")
def test_total_control_reached_this_turn_pays() -> None:
    t = table(map={"araumycos": "AAAw"}, power=4, influence=1)
    t.play("A assassinate araumycos.3", "A deploy araumycos.3")
    t.finds(influence=1)
    t.play("A end-turn")
    t.finds(A=has(vp=3))
    t.ready("B")


@example("TYR-EX12")
@rule("TYR-6.13", "TYR-6.15", "TYR-6.18", "TYR-6.21")
def test_an_enemy_spy_prevents_total_control() -> None:
    t = table(map={"menzoberranzan": "AAAAAA +AB"}, influence=1)
    assert t.controller("menzoberranzan") == "A"
    t.play("A end-turn")
    t.finds(A=has(vp=0))
    own_spy = table(map={"menzoberranzan": "AAAAAA +A"}, influence=1)
    own_spy.play("A end-turn")
    own_spy.finds(A=has(vp=2))


# ---- promotion ----


@example("TYR-EX13")
@rule("TYR-8.03", "TYR-8.04", "TYR-8.05", "TYR-2.04")
def test_two_advocates_promote_each_other() -> None:
    t = table(A=has(hand="advocate advocate"))
    t.play("A play advocate", "A choose promoting", "A play advocate", "A choose promoting", "A end-turn")
    t.finds(A=has(circle="advocate advocate", discard="", played=""))
    t.ready("B")


@example("TYR-EX14")
@rule("TYR-8.03", "TYR-8.04")
def test_without_another_card_played_nothing_is_promoted() -> None:
    t = table(A=has(hand="wyrmspeaker noble"))
    t.play("A play wyrmspeaker")
    t.finds(influence=1)
    t.play("A end-turn")
    t.finds(A=has(circle="", discard="wyrmspeaker noble"))
    t.ready("B")


# ---- Focus ----


@example("TYR-EX15")
@rule("TYR-5.09", "TYR-5.10", "TYR-11.02")
def test_a_card_shown_for_focus_stays_in_hand() -> None:
    t = table(A=has(hand="water_elemental crushing_wave_cultist", deck="noble"), map={"ched_nasad": "A"})
    t.play("A play water_elemental", "A deploy ched_nasad.1", "A deploy ched_nasad.2")
    t.expect("A focus.reveal", "reveal crushing_wave_cultist", "decline")
    t.play("A reveal crushing_wave_cultist")
    t.finds(A=has(hand="crushing_wave_cultist noble", revealed="crushing_wave_cultist"))
    assert "card_revealed A crushing_wave_cultist" in t.told("B")
    t.ready("A")
    t.play("A play crushing_wave_cultist")  # the only white troop near falls by itself
    t.expect("A focus.use", "focus", "decline")
    t.finds(A=has(revealed=""))


@example("TYR-EX16")
@rule("TYR-5.09", "TYR-2.02", "TYR-2.04")
def test_focus_needs_another_card_of_the_aspect() -> None:
    t = table(A=has(hand="imix noble insane_outcast"))
    t.play("A play imix")
    t.finds(power=4)
    t.ready("A")


@example("TYR-EX17")
@rule("TYR-5.07", "TYR-7.18", "TYR-10.11")
def test_an_outcast_can_be_fed_to_a_demon() -> None:
    t = table(A=has(hand="marilith insane_outcast"), outcasts=10)
    t.play("A play marilith", "A devour insane_outcast")
    t.finds(outcasts=11, devoured="", power=5, A=has(hand=""))
    t.ready("A")


# ---- forced discards ----


@example("TYR-EX18")
@rule("TYR-7.35", "TYR-7.14")
def test_only_more_than_three_cards_are_hit() -> None:
    t = table(A=has(hand="chuul"), B=has(hand="noble noble noble soldier"), C=has(hand=3), map={"skullport": "wwBC"})
    t.play("A play chuul", "A spy skullport")
    t.expect("B discard.forced", "discard noble", "discard soldier", because="chuul")
    t.play("B discard soldier")
    t.finds(B=has(hand=3, discard="soldier"), C=has(hand=3))
    t.ready("A")


@example("TYR-EX19")
@rule("TYR-10.02", "TYR-10.04", "TYR-10.05", "TYR-7.35")
def test_umber_hulk_and_grimlock_answer_in_turn() -> None:
    t = table(
        A=has(hand="nothic noble grimlock", deck="soldier noble noble soldier"),
        B=has(hand="umber_hulk noble noble noble soldier"),
        map={"kanaglym": "+A"},
    )
    t.play("A play nothic", "A choose recalling", "A recall kanaglym")
    t.finds(A=has(hand="noble grimlock soldier"))
    t.play("B discard umber_hulk")
    t.expect("A discard.forced", "discard noble", "discard grimlock", "discard soldier", because="umber_hulk")
    t.play("A discard grimlock")
    t.finds(A=has(hand="noble soldier noble noble", deck=1, discard="grimlock"), B=has(hand=4, discard="umber_hulk"))
    t.ready("A")


# ---- spies ----


@example("TYR-EX20")
@rule("TYR-7.36", "TYR-7.25", "TYR-7.28")
def test_a_spy_taken_back_strikes_at_the_site_it_left() -> None:
    t = table(A=has(hand="spellspinner"), map={"ched_nasad": "A", "tsenviilyq": "www +A"})
    t.play("A play spellspinner", "A choose recalling", "A recall tsenviilyq")
    t.finds(map={"tsenviilyq": "wwA"}, A=has(spies=5, barracks=38, trophies="w"))  # the only target
    assert t.controller("tsenviilyq") == ""
    t.ready("A")


@example("TYR-EX21")
@rule("TYR-7.15", "TYR-7.16")
def test_with_all_spies_out_one_may_be_moved() -> None:
    out = {site: f"{'ww' if site == 'skullport' else ''} +A" for site in SPIED}
    t = table(A=has(hand="spy_master"), map=out)
    t.play("A play spy_master")
    t.expect("A spy.recall", *answers("recall", SPIED, "decline"))
    t.fork().play("A decline")
    t.play("A recall kanaglym")
    free = {SITE_IDS[site] for site in range(len(SITE_IDS)) if t.match.state.sites >> site & 1} - SPIED
    assert t.offers("spy") == free | {"kanaglym"}
    t.play("A spy kanaglym")
    t.finds(A=has(spies=0))
    t.ready("A")


SPIED = {"skullport", "kanaglym", "everfire", "eryndlyn", "llacerellyn"}


# ---- the market ----


@example("TYR-EX22")
@rule("TYR-7.22", "TYR-7.23")
def test_the_last_outcast_goes_to_the_next_in_turn() -> None:
    t = table(B=has(hand="ghoul"), D=has(), active="B", outcasts=1)
    t.play("B play ghoul")
    t.finds(power=2, outcasts=0, A=has(discard=""), C=has(discard="insane_outcast"), D=has(discard=""))
    t.ready("B")


@example("TYR-EX23")
@rule("TYR-10.10", "TYR-5.08", "TYR-9.02")
def test_the_carrion_crawler_takes_a_slot() -> None:
    t = table(
        A=has(hand="carrion_crawler wyrmspeaker"),
        market="lich wight ghost wraith banshee vampire",
        market_deck="noble",
        influence=1,
    )
    t.play("A play carrion_crawler", "A devour lich")
    t.finds(
        power=3,
        devoured="lich",
        market="carrion_crawler wight ghost wraith banshee vampire",
        market_deck=1,
        end_triggered=False,
        A=has(played=""),
    )
    t.play("A play wyrmspeaker")
    assert "carrion_crawler" in t.offers("recruit")  # for 2 Influence
    t.play("A end-turn")
    t.finds(A=has(circle=""))  # nothing to promote: the Crawler is nobody's card
    t.ready("B")


@example("TYR-EX24")
@rule("TYR-7.31", "TYR-7.32", "TYR-7.33")
def test_the_discard_pile_is_shuffled_when_the_deck_runs_out() -> None:
    t = table(
        A=has(hand="information_broker", deck="soldier", discard="noble noble house_guard"), map={"kanaglym": "+A"}
    )
    t.play("A play information_broker", "A choose recalling", "A recall kanaglym")
    t.finds(A=has(hand=3, deck=1, discard="", played="information_broker"))
    t.ready("A")


# ---- the end ----


@example("TYR-EX25")
@rule("TYR-9.01", "TYR-9.03", "TYR-9.04")
def test_the_round_of_the_last_troop_is_played_out() -> None:
    t = table(
        B=has(barracks=1), C=has(hand="chosen_of_lolth"), active="B", power=1, map={"ched_nasad": "B", "kanaglym": "CB"}
    )
    t.play("B deploy ched_nasad.1")
    t.finds(end_triggered=True)
    t.play("B end-turn")
    t.ready("C")
    t.play("C play chosen_of_lolth")
    t.finds(B=has(barracks=1), end_triggered=True)
    t.play("C end-turn")
    t.ended()


@example("TYR-EX26")
@rule("TYR-9.02", "TYR-9.03", "TYR-7.21")
def test_the_last_market_card_brings_the_last_round() -> None:
    t = table(
        B=has(hand="priestess_of_lolth priestess_of_lolth"),
        influence=4,
        market="blackguard advocate spy_master kobold doppelganger deathblade",
        market_deck="underdark_ranger",
    )
    t.play("A recruit advocate")
    t.finds(market_deck=0, end_triggered=True)
    t.play("A recruit spy_master")
    t.finds(market="blackguard underdark_ranger - kobold doppelganger deathblade")
    t.play("A end-turn")
    t.ready("B")
    t.play("B play priestess_of_lolth", "B play priestess_of_lolth")
    assert t.offers("recruit") == {"blackguard", "underdark_ranger", "kobold", "house_guard", "priestess_of_lolth"}
    t.play("B end-turn")
    t.ended()


@example("TYR-EX27")
@rule("TYR-9.06", "TYR-9.07", "TYR-9.08", "TYR-9.09", "TYR-9.10", "TYR-9.11", "TYR-9.12", "TYR-9.13")
def test_a_final_score_with_a_shared_victory() -> None:
    t = table(
        map={
            "menzoberranzan": "AAAAAA",
            "ched_nasad": "AAB",
            "eryndlyn": "AB",
            "skullport": "wwBBB",
            "kanaglym": "BBB",
        },
        A=has(
            trophies="wwwwwwwBBB",
            deck="noble noble noble noble noble soldier soldier",
            hand="house_guard doppelganger",
            discard="insane_outcast",
            circle="noble noble advocate deathblade",
            vp=9,
        ),
        B=has(
            trophies="wwAA",
            deck="noble noble noble noble noble noble noble soldier soldier soldier",
            discard="priestess_of_lolth priestess_of_lolth priestess_of_lolth",
            vp=26,
        ),
    )
    assert t.score("A").parts == [
        ("sites", 8),
        ("total-control", 2),
        ("trophies", 10),
        ("deck", 3),
        ("circle", 10),
        ("tokens", 9),
    ]
    assert t.score("B").parts == [
        ("sites", 7),
        ("total-control", 2),
        ("trophies", 4),
        ("deck", 3),
        ("circle", 0),
        ("tokens", 26),
    ]
    assert (t.score("A").total, t.score("B").total) == (42, 42)
    assert t.winners() == "AB"


# ---- single cards ----


@example("TYR-EX28")
@rule("TYR-10.16", "TYR-6.17", "TYR-7.36")
def test_the_green_dragon_counts_the_marker_it_wins() -> None:
    t = table(A=has(hand="green_dragon"), map={"menzoberranzan": "AAAAww", "tsenviilyq": "Aw +A"}, influence=1)
    t.play("A play green_dragon", "A choose recalling", "A recall tsenviilyq")
    t.finds(map={"tsenviilyq": "AA"}, A=has(vp=2), influence=2)
    assert t.controller("tsenviilyq") == "A"
    t.ready("A")


@example("TYR-EX29")
@rule("TYR-10.13", "TYR-6.11", "TYR-11.06")
def test_the_lich_brings_trophies_back() -> None:
    t = table(A=has(hand="lich", barracks=37), B=has(trophies="AAwww"), map={"ched_nasad": "A", "kanaglym": "B"})
    t.play("A play lich", "A spy kanaglym")
    for colour in ("A", "white"):
        t.expect("A raise.hall", "hall B", "done")
        t.play("A hall B", f"A take {colour}", f"A deploy kanaglym.{1 if colour == 'A' else 2}")
    t.finds(map={"kanaglym": "ABw +A"}, A=has(barracks=37), B=has(trophies="Aww"))
    assert t.controller("kanaglym") == ""
    t.ready("A")


@example("TYR-EX30")
@rule("TYR-10.20", "TYR-7.18")
def test_the_matron_mother_looks_through_the_whole_deck() -> None:
    t = table(A=has(hand="matron_mother", deck="noble insane_outcast soldier", discard="deathblade"), outcasts=3)
    t.play("A play matron_mother")
    everything = {"noble", "insane_outcast", "soldier", "deathblade"}
    t.expect("A promote.discard", *answers("promote-discard", everything))
    other = t.fork()
    t.play("A promote-discard deathblade")
    t.finds(A=has(deck="", discard="noble insane_outcast soldier", circle="deathblade"))
    t.ready("A")
    other.play("A promote-discard insane_outcast")
    other.finds(A=has(circle="", discard="noble soldier deathblade"), outcasts=4)


@example("TYR-EX31")
@rule("TYR-6.09", "TYR-7.26", "TYR-5.02", "TYR-8.04")
def test_white_troops_cannot_be_returned_but_the_rest_happens() -> None:
    t = table(A=has(hand="noble chosen_of_lolth"), map={"mantol_derith": "wwA"})
    t.play("A play noble", "A play chosen_of_lolth")
    t.finds(map={"mantol_derith": "wwA"})
    t.ready("A")
    t.play("A end-turn")
    t.finds(A=has(circle="noble", discard="chosen_of_lolth"))
    t.ready("B")


@example("TYR-EX32")
@rule("TYR-7.13", "TYR-6.12")
def test_a_troop_is_moved_where_there_is_no_presence() -> None:
    t = table(A=has(hand="cleric_of_laogzed"), map={"ched_nasad": "AABB"})
    assert t.controller("ched_nasad") == ""
    t.play("A play cleric_of_laogzed", "A move ched_nasad.2", "A move-to kanaglym.0")
    t.finds(map={"ched_nasad": "AAB", "kanaglym": "B"}, A=has(trophies=""))
    assert (t.controller("ched_nasad"), t.controller("kanaglym")) == ("A", "B")
    t.ready("A")


@example("TYR-EX33")
@rule("TYR-8.06", "TYR-8.04")
def test_a_myrmidon_promotes_only_obedience() -> None:
    t = table(A=has(hand="fire_elemental_myrmidon house_guard bounty_hunter"))
    t.play("A play fire_elemental_myrmidon", "A play house_guard", "A play bounty_hunter")
    t.finds(power=7)
    t.play("A end-turn")
    t.finds(A=has(circle="house_guard", discard="fire_elemental_myrmidon bounty_hunter"))
    t.ready("B")
