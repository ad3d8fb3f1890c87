"""Setting up, and what cannot be set up (TYR-1)."""

from collections import Counter

import pytest

from podziemia.games.tyrants import GAME
from podziemia.games.tyrants.data.cards import CARD_IDS, CARDS, HALF_DECKS, NOBLE, SOLDIER, half_deck
from podziemia.games.tyrants.data.map import MARKER_SITES, SITE_IDS, SITES
from podziemia.games.tyrants.rules.setup import PAIRS
from podziemia.games.tyrants.rules.state import WHITE, TyrantsState
from podziemia.kernel.ask import NOBODY
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.match import Match, new_match
from tests.games.tyrants.table import TyrantsTable, has, table
from tests.support import rule


def setup(seats: int, **settings: str) -> Match[TyrantsState]:
    return new_match(GAME, seats, "setup", {"first": "A", **settings})


@rule("TYR-1.01")
def test_two_three_or_four_play_for_the_most_points() -> None:
    for seats in (2, 3, 4):
        assert setup(seats).state.seats == seats
    for seats in (0, 1, 5):
        with pytest.raises(BadSetup, match="seat-count"):
            setup(seats)
    t = table(A=has(vp=3), B=has(vp=4))
    assert t.winners() == "B"


@rule("TYR-1.02")
def test_four_players_use_the_whole_map() -> None:
    s = setup(4).state
    assert (s.sites.bit_count(), s.troops[WHITE].bit_count()) == (26, 40)


@rule("TYR-1.02")
def test_the_third_players_sector_can_be_named() -> None:
    assert setup(3, sector="left").state.sectors == ("left", "center")
    assert setup(3, sector="right").state.sectors == ("center", "right")
    drawn = {new_match(GAME, 3, f"sector {n}").state.sectors for n in range(20)}
    assert drawn == {("left", "center"), ("center", "right")}


@rule("TYR-1.03")
def test_nothing_happens_out_of_play() -> None:
    t = table(A=has(hand="spy_master"), map={"ched_nasad": "A"}, power=1)
    assert "ched_nasad__yathchol.0" not in t.offers("deploy")
    assert not {"yathchol", "ched_nasad__yathchol.0"} & t.presence("A")
    t.play("A play spy_master")
    assert not {site.id for site in SITES if site.sector != "center"} & t.offers("spy")


@rule("TYR-1.04", "TYR-1.05")
@pytest.mark.parametrize("pair", PAIRS)
def test_two_half_decks_make_the_market(pair: str) -> None:
    s = setup(2, decks=pair).state
    first, second = pair.split("+")
    assert sorted(s.market + s.market_deck) == sorted(half_deck(first) + half_deck(second))
    assert (len(s.market), len(s.market_deck)) == (6, 74)


@rule("TYR-1.04")
def test_the_first_game_is_drow_and_dragons_and_a_pair_can_be_drawn() -> None:
    assert setup(2).state.decks == ("drow", "dragons")
    assert setup(2, decks="dragons+drow").state.decks == ("drow", "dragons")
    drawn = {"+".join(new_match(GAME, 2, f"decks {n}", {"decks": "random"}).state.decks) for n in range(150)}
    assert drawn == set(PAIRS)
    assert len(PAIRS) == 15


@rule("TYR-1.04")
@pytest.mark.parametrize("decks", ["drow", "drow+drow", "drow+drow+drow", "drow+dragons+undead", "drow+elves", "", "+"])
def test_other_decks_are_refused(decks: str) -> None:
    with pytest.raises(BadSetup) as refused:
        setup(2, decks=decks)
    assert refused.value.key == "setting-value"
    assert "drow+dragons" in str(refused.value.details["choices"])


@rule("TYR-1.02")
@pytest.mark.parametrize(("seats", "sector"), [(2, "left"), (4, "right"), (3, "center"), (3, "both")])
def test_other_sectors_are_refused(seats: int, sector: str) -> None:
    with pytest.raises(BadSetup, match="setting-value"):
        setup(seats, sector=sector)


def test_a_first_player_who_is_not_there_is_refused() -> None:
    with pytest.raises(BadSetup, match="setting-value"):
        setup(2, first="C")


@rule("TYR-1.06", "TYR-1.07")
def test_open_stacks_and_outcasts() -> None:
    s = setup(2).state
    assert (s.guards, s.priestesses, s.outcasts) == (15, 15, 0)
    for name in HALF_DECKS[1:]:
        assert setup(2, decks=f"drow+{name}").state.outcasts == (30 if name == "demons" else 0)


@rule("TYR-1.08")
def test_white_troops_by_sector() -> None:
    assert [setup(3, sector=side).state.troops[WHITE].bit_count() for side in ("left", "right")] == [32, 33]


@rule("TYR-1.09")
def test_nobody_holds_a_marker_at_the_start() -> None:
    s = setup(4).state
    assert {SITE_IDS[site]: s.controller[site] for site in MARKER_SITES} == dict.fromkeys(
        (
            "gauntlgrym",
            "ch_chitl",
            "menzoberranzan",
            "araumycos",
            "tsenviilyq",
            "the_phaerlin",
            "ss_zuraass_nee",
        ),
        NOBODY,
    )


@rule("TYR-1.10", "TYR-1.11")
def test_what_everyone_starts_with() -> None:
    t = TyrantsTable(GAME, setup(3).state)
    everyone = has(barracks=40, spies=5, trophies="", circle="", vp=0, discard="", played="", hand=None, deck=5)
    t.finds(A=everyone, B=everyone, C=everyone)
    for player in t.match.state.players:
        assert sorted(player.deck + player.hand) == [NOBLE] * 7 + [SOLDIER] * 3
        assert len(player.hand) == 5


@rule("TYR-1.12", "TYR-11.03")
def test_the_first_player_is_drawn_or_named_and_stays_first() -> None:
    assert {new_match(GAME, 4, f"first {n}").state.first for n in range(40)} == {0, 1, 2, 3}
    match = setup(3, first="C", sector="left")
    asked = []
    while match.state.round == 1:
        ask = match.ask
        assert ask is not None
        asked.append((ask.kind, "ABC"[ask.seat]))
        match.answer(ask.options[-1])
    starts = [seat for kind, seat in asked if kind == "start"]
    assert starts == ["C", "A", "B"]
    assert match.state.first == 2
    assert match.state.active == 2


@rule("TYR-1.13")
def test_a_starting_troop_needs_a_starting_site_of_its_own() -> None:
    match = setup(4)
    ask = match.ask
    assert ask is not None
    starting = {site.id for site in SITES if site.start}
    assert {option.thing.split(".")[0] for option in ask.options} == starting
    assert len(ask.options) == 6
    match.play(0, "deploy chaulssin.0")
    assert match.ask is not None
    assert {option.thing.split(".")[0] for option in match.ask.options} == starting - {"chaulssin"}
    assert match.state.players[0].barracks == 39


@rule("TYR-1.14")
def test_control_after_the_starting_deployment() -> None:
    for site in ("eryndlyn", "ched_nasad", "jhachalkhyn", "chaulssin"):
        assert table(D=has(), map={site: "A"}).controller(site) == "A"
    for site in ("skullport", "mantol_derith"):
        t = TyrantsTable(GAME, setup(2).state)
        t.play(f"A deploy {site}.2")
        assert t.controller(site) == ""
    assert not any(site.start and site.marker for site in SITES)


@rule("TYR-2.06")
@pytest.mark.parametrize("name", HALF_DECKS)
def test_a_half_deck_has_forty_cards(name: str) -> None:
    assert len(half_deck(name)) == 40
    assert len(set(half_deck(name))) == 20


@rule("TYR-2.06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_market_has_every_copy_of_two_half_decks(seats: int) -> None:
    s = new_match(GAME, seats, "copies").state
    cards = Counter([*s.market, *s.market_deck])
    assert cards == Counter([card for name in s.decks for card in half_deck(name)])
    assert all(CARDS[card].copies == n for card, n in cards.items())


def test_all_ids_are_different() -> None:
    assert len(set(CARD_IDS)) == 125


@rule("TYR-1.05", "TYR-1.11", "TYR-11.05")
def test_market_decks_and_the_first_player_are_left_to_chance() -> None:
    games = [new_match(GAME, 4, f"chance {n}").state for n in range(12)]
    unshuffled = [card for name in games[0].decks for card in half_deck(name)]
    for s in games:
        assert [*s.market_deck, *s.market[::-1]] != unshuffled
    assert len({tuple(s.players[0].hand) for s in games}) > 1
    assert len({s.first for s in games}) > 1


@rule("TYR-1.13", "TYR-4.01")
def test_nothing_is_under_way_at_the_start() -> None:
    s = setup(3).state
    assert (s.round, s.power, s.influence, s.paid, s.plays, s.ghost) == (1, 0, 0, 0, 0, False)
    assert (s.aspects, s.pending, s.devoured, s.resolving) == ([0] * 5, [], [], [])
    assert (s.troops[:4], s.spies, s.reach, s.outcasts) == ([0] * 4, [0] * 3, [0] * 3, 0)


@rule("TYR-1.13")
def test_the_third_player_avoids_the_starting_sites_of_both_others() -> None:
    match = setup(3)
    taken = []
    for seat in range(2):
        ask = match.ask_of(seat)
        taken.append(ask.options[0].thing.partition(".")[0])
        match.play(seat, ask.options[0].text)
    open_sites = {option.thing.partition(".")[0] for option in match.ask_of(2).options}
    assert open_sites
    assert not open_sites & set(taken)


@rule("TYR-1.04")
def test_a_pair_of_half_decks_may_be_named_in_any_order() -> None:
    assert setup(2, decks="undead+demons").state.decks == setup(2, decks="demons+undead").state.decks
    for wrong in ("drow+drow", "drow+dragons+drow"):
        with pytest.raises(BadSetup):
            setup(2, decks=wrong)
