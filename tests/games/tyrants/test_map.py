"""The map and what is done on it (TYR-6, TYR-7)."""

from tests.games.tyrants.table import FRONT, NEAR, NEAR_EMPTY, alone, answers, front, has, table
from tests.support import rule


@rule("TYR-6.02", "TYR-6.03")
def test_along_a_route_only_the_next_space_is_near() -> None:
    t = table(map={"menzoberranzan__mantol_derith.1": "A"})
    assert t.presence("A") == {f"menzoberranzan__mantol_derith.{i}" for i in range(3)}


@rule("TYR-6.06")
def test_presence_is_not_passed_on() -> None:
    t = table(map={"everfire": "+A"})
    assert t.presence("A") == {"everfire"}


@rule("TYR-6.07")
def test_losing_a_piece_closes_the_place() -> None:
    t = table(A=has(hand="watcher_of_thay"), map={"menzoberranzan": "www +A", "kanaglym": "A"}, power=3)
    assert "menzoberranzan.0" in t.offers("assassinate")
    t.play("A play watcher_of_thay", "A choose recalling", "A recall menzoberranzan")
    assert "menzoberranzan.0" not in t.offers("assassinate")
    t.ready("A")


@rule("TYR-6.08", "TYR-6.01")
def test_white_troops_block_and_once_gone_the_space_is_open_to_all() -> None:
    t = front("", power=4)
    t.refuses("A deploy araumycos__eryndlyn.0")
    t.play("A assassinate araumycos__eryndlyn.0")
    assert "araumycos__eryndlyn.0" in t.offers("deploy")
    t.play("A end-turn")
    t.finds(map={"araumycos__eryndlyn.0": ""})  # it is not replaced
    t.ready("B")


@rule("TYR-6.09", "TYR-7.02")
def test_enemies_are_white_troops_and_those_of_other_players() -> None:
    t = table(C=has(), map={"ched_nasad": "ABCw"}, power=3)
    assert t.offers("assassinate") == {"ched_nasad.1", "ched_nasad.2", "ched_nasad.3", "ched_nasad__araumycos.0"}
    t.refuses("A assassinate ched_nasad.0")


@rule("TYR-6.10")
def test_anywhere_on_the_board_is_still_in_play() -> None:
    t = table(A=has(hand="derro"))
    t.play("A play derro")
    places = {thing.split(".")[0] for thing in t.offers("supplant")}
    assert {"tsenviilyq", "blingdenstone", "araumycos__eryndlyn"} <= places
    assert not {"gauntlgrym", "yathchol"} & places


@rule("TYR-6.11", "TYR-6.12")
def test_control_needs_more_than_each_other_colour() -> None:
    for troops, holder in (
        ("A", "A"),
        ("AB", ""),
        ("AAB", "A"),
        ("AABC", "A"),
        ("AABB", ""),
        ("ABww", ""),
        ("w", ""),
        ("BBA", "B"),
    ):
        assert table(C=has(), map={"ched_nasad": troops}).controller("ched_nasad") == holder


@rule("TYR-6.12", "TYR-6.14")
def test_control_is_lost_at_a_tie_and_the_marker_with_it() -> None:
    t = table(A=has(), map={"tsenviilyq": "AB"}, active="B", power=1)
    assert t.controller("tsenviilyq") == ""
    t = table(map={"tsenviilyq": "A", "kanaglym": "B", "llacerellyn__tsenviilyq.0": "B"}, active="B", power=2)
    assert t.controller("tsenviilyq") == "A"
    t.play("B deploy tsenviilyq.1")
    assert t.controller("tsenviilyq") == ""
    assert "control_lost A tsenviilyq" in t.told()
    t.play("B deploy tsenviilyq.2")
    assert t.controller("tsenviilyq") == "B"
    t.finds(influence=1)


@rule("TYR-6.13")
def test_total_control_needs_every_space() -> None:
    assert table(map={"llacerellyn": "AA"}).total("A", "llacerellyn")
    assert not table(map={"llacerellyn": "A"}).total("A", "llacerellyn")
    assert not table(map={"llacerellyn": "AA +B"}).total("A", "llacerellyn")


@rule("TYR-6.15", "TYR-6.16", "TYR-6.18")
def test_what_each_marker_pays() -> None:
    for site, size, vp in (
        ("araumycos", 4, 3),
        ("menzoberranzan", 6, 2),
        ("gauntlgrym", 3, 1),
        ("ch_chitl", 3, 1),
        ("the_phaerlin", 3, 1),
        ("ss_zuraass_nee", 3, 1),
        ("tsenviilyq", 3, 1),
    ):
        t = table(B=has(), D=has(), map={site: "B" * size})
        t.play("A end-turn")
        t.finds(influence=1)
        t.ready("B")
        t.play("B end-turn")
        t.finds(B=has(vp=vp))
    t = table(B=has(), map={"araumycos": "BB", "tsenviilyq": "BB"})
    t.play("A end-turn")
    t.finds(influence=2)


@rule("TYR-6.17")
def test_losing_a_marker_takes_no_influence_back() -> None:
    t = table(A=has(hand="intellect_devourer"), map={"tsenviilyq": "A"}, influence=1)
    t.play("A play intellect_devourer", "A choose returning", "A return tsenviilyq.0")
    t.finds(influence=1)
    assert t.controller("tsenviilyq") == ""


@rule("TYR-6.19", "TYR-6.14")
def test_a_marker_taken_in_anothers_turn_pays_in_the_own_next_turn() -> None:
    t = table(map={"tsenviilyq": "wB", "llacerellyn__tsenviilyq.0": "A"}, power=3)
    t.play("A assassinate tsenviilyq.0")
    assert t.controller("tsenviilyq") == "B"
    t.finds(influence=0)
    t.play("A end-turn")
    t.finds(influence=1)
    t.ready("B")


@rule("TYR-6.20", "TYR-7.14")
def test_one_spy_of_each_player_at_a_site() -> None:
    t = table(A=has(hand="spy_master"), map={"everfire": "AAA +AB"})
    t.play("A play spy_master")
    assert "everfire" not in t.offers("spy")
    assert "kanaglym" in t.offers("spy")
    full = table(A=has(hand="spy_master"), map={"everfire": "BBB +B"})
    full.play("A play spy_master", "A spy everfire")  # no space is needed
    full.finds(map={"everfire": "BBB +AB"})


@rule("TYR-6.21")
def test_spies_do_not_count_for_control() -> None:
    assert table(map={"everfire": "A +B"}).controller("everfire") == "A"
    assert table(map={"everfire": "+A"}).controller("everfire") == ""


@rule("TYR-7.02")
def test_own_troops_are_never_targets() -> None:
    for name in ("doppelganger", "deathblade"):
        t = front(name, map={"ched_nasad": "AAAA"})
        t.play(f"A play {name}")
        t.finds(map={"ched_nasad": "AAAA"}, A=has(trophies="w"))  # the white one next door
        t.ready("A")


@rule("TYR-7.03")
def test_trophies_keep_their_colour_and_do_not_go_home() -> None:
    t = front("deathblade")
    t.play("A play deathblade", "A assassinate eryndlyn.2")
    t.finds(A=has(trophies="Bw"), B=has(barracks=37))
    assert t.match.state.me.player_trophies() == 1
    t.ready("A")


@rule("TYR-7.05", "TYR-6.07")
def test_several_assassinations_are_checked_one_by_one() -> None:
    t = front("deathblade")
    t.play("A play deathblade")
    t.expect("A assassinate", *answers("assassinate", NEAR), n=2)
    t.play("A assassinate araumycos__eryndlyn.0")
    t.finds(A=has(trophies="wB"))  # B's troop was the only one left
    one = front("deathblade", map={"eryndlyn": "A", "araumycos__eryndlyn.0": "B"})
    one.play("A play deathblade")
    one.finds(A=has(trophies="B"))
    one.ready("A")


@rule("TYR-7.10")
def test_a_deployment_without_an_empty_space_is_skipped() -> None:
    walls = dict.fromkeys(NEAR_EMPTY, "B")
    t = table(A=has(hand="mercenary_squad"), map={"eryndlyn": "AB", "kanaglym": "BB", **walls})
    t.play("A play mercenary_squad")  # the only empty space within reach, then none
    t.finds(A=has(barracks=38), map={"eryndlyn": "AAB"})
    t.ready("A")


@rule("TYR-7.13")
def test_a_troop_may_be_moved_to_any_empty_space() -> None:
    t = front("cleric_of_laogzed", map={"eryndlyn": "AAB"})
    t.play("A play cleric_of_laogzed", "A move eryndlyn.2")
    empty = {thing.split(".")[0] for thing in t.offers("move-to")}
    assert {"kanaglym", "ched_nasad", "everfire__menzoberranzan"} <= empty
    assert "eryndlyn" not in empty
    assert not {"gauntlgrym", "yathchol"} & empty


@rule("TYR-7.24", "TYR-11.04")
def test_of_several_spies_the_active_player_chooses() -> None:
    t = table(C=has(), map={"eryndlyn": "A +BC"}, power=3)
    t.play("A return-spy eryndlyn")
    t.expect("A return.whose", "whose B", "whose C")
    t.play("A whose C")
    t.finds(B=has(spies=4), C=has(spies=5))
    t.ready("A")


@rule("TYR-7.27")
def test_own_spies_cannot_be_returned_for_power() -> None:
    t = table(map={"eryndlyn": "A +A", "kanaglym": "+B"}, power=3)
    assert t.offers("return-spy") == set()  # one's own, and one where there is no presence


@rule("TYR-7.30", "TYR-9.01")
def test_supplanting_with_the_last_troop_triggers_the_end() -> None:
    t = table(A=has(hand="doppelganger", barracks=1), map=FRONT)
    t.play("A play doppelganger", "A supplant eryndlyn.2")
    t.finds(A=has(barracks=0), end_triggered=True)
    two = table(A=has(hand="doppelganger", barracks=2), map=FRONT)
    two.play("A play doppelganger", "A supplant eryndlyn.2")
    two.finds(end_triggered=False)


@rule("TYR-7.22")
def test_stacks_run_out_and_outcasts_come_back() -> None:
    t = alone("insane_outcast noble myconid_adult", outcasts=0, influence=9, guards=1, priestesses=1)
    t.play("A recruit house_guard", "A recruit priestess_of_lolth")
    assert not {"house_guard", "priestess_of_lolth"} & t.offers("recruit")
    t.play("A play insane_outcast", "A discard noble", "A play myconid_adult")
    t.finds(B=has(discard="insane_outcast"), outcasts=0)
    t.ready("A")


@rule("TYR-7.34")
def test_whoever_discards_chooses_the_card() -> None:
    t = table(A=has(hand="gauth"), B=has(hand="noble soldier kobold advocate"))
    t.play("A play gauth", "A choose drawing")
    t.expect("B discard.forced", *answers("discard", {"noble", "soldier", "kobold", "advocate"}))
    t.play("B discard kobold")
    t.finds(B=has(discard="kobold", hand="noble soldier advocate"))
    t.ready("A")


@rule("TYR-7.36")
def test_follow_ups_stay_at_the_spys_site() -> None:
    t = front("cloaker", map={"eryndlyn": "AAB", "kanaglym": "BBw +A"})
    t.play("A play cloaker", "A choose recalling", "A recall kanaglym")
    t.expect("A assassinate", "assassinate kanaglym.0", "assassinate kanaglym.2")
