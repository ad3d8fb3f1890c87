"""Cards as things, and playing them (TYR-2, TYR-5)."""

from pathlib import Path

import pytest

from podziemia.games.tyrants import GAME
from podziemia.games.tyrants.data.cards import ASPECTS, BASIC, CARDS, NO_ASPECT, NO_COST
from podziemia.games.tyrants.data.map import SITE_IDS
from podziemia.games.tyrants.rules.play import PLAYED
from podziemia.games.tyrants.rules.state import TyrantsState
from podziemia.kernel.rng import seeded
from tests.games.tyrants.table import FRONT, NEAR, TyrantsTable, alone, answers, front, has, table
from tests.support import kit, rule
from tests.support.ledger import LEDGER, read_titles


@rule("TYR-2.01")
def test_every_card_has_its_parts() -> None:
    assert [card.id for card in CARDS] != []
    assert {card.id for card in CARDS} == set(read_titles(Path(LEDGER) / "tyrants-cards.txt"))
    for card in CARDS:
        assert card.creature
        assert card.copies > 0
        assert 0 < card.cost <= 8 or card.cost == NO_COST
        assert -1 <= card.deck_vp <= card.circle_vp <= 10 or card.id == "insane_outcast"


@rule("TYR-2.01")
def test_a_card_without_a_text_of_its_own_gives_something() -> None:
    plain = [card for number, card in enumerate(CARDS) if number not in PLAYED.effects]
    assert {card.id for card in plain} == {
        "noble",
        "soldier",
        "house_guard",
        "priestess_of_lolth",
        "bounty_hunter",
        "red_wyrmling",
        "severin_silrajin",
        "spectator",
    }
    assert all(card.power or card.influence for card in plain)


@rule("TYR-2.01")
@pytest.mark.parametrize("name", ["bounty_hunter", "red_wyrmling", "severin_silrajin", "spectator"])
def test_what_stands_on_a_card_is_what_it_costs_gives_and_scores(name: str) -> None:
    printed = next(card for card in CARDS if card.id == name)
    t = alone(name, influence=9, market=name)
    before = t.part("A", "deck")
    t.play(f"A play {name}", f"A recruit {name}")
    t.finds(power=printed.power, influence=9 + printed.influence - printed.cost, A=has(discard=name))
    assert t.part("A", "deck") == before + printed.deck_vp


@rule("TYR-2.02")
def test_aspects() -> None:
    basic = {card.id: "" if card.aspect == NO_ASPECT else ASPECTS[card.aspect] for card in BASIC}
    assert basic == {
        "noble": "obedience",
        "soldier": "obedience",
        "house_guard": "obedience",
        "priestess_of_lolth": "obedience",
        "insane_outcast": "",
    }
    assert {ASPECTS[card.aspect] for card in CARDS[len(BASIC) :]} == {"ambition", "conquest", "malice", "guile"}


@rule("TYR-2.03", "TYR-11.07")
@pytest.mark.parametrize("pair", ["aberrations+undead", "demons+aberrations"])
def test_a_card_lies_in_exactly_one_place(pair: str) -> None:
    """Cards played out of a circle, the market or the devoured pile included."""
    for number in range(3):
        assert kit.check_game(GAME, 3, f"zones {number}", {"decks": pair}) > 0


@rule("TYR-2.05")
def test_a_card_beats_the_rules() -> None:
    """Supplanting needs presence; a card that says "anywhere" does not."""
    t = front("advance_scout ogre_zombie")
    ranged = t.fork()
    t.play("A play advance_scout")
    t.finds(map={"blingdenstone": "ww"})
    ranged.play("A play ogre_zombie")
    assert "blingdenstone.0" in ranged.offers("supplant")


@rule("TYR-2.07", "TYR-7.11")
def test_the_last_card_devoured_lies_on_top() -> None:
    t = alone("marilith mind_flayer noble soldier")
    t.play("A play marilith", "A devour noble", "A play mind_flayer", "A devour soldier", "A choose influence")
    assert t.match.view(1)["devoured"] == ["noble", "soldier"]
    t.ready("A")


@rule("TYR-5.01", "TYR-4.05")
def test_playing_is_free_and_moves_the_card_to_the_play_area() -> None:
    t = alone("noble soldier")
    t.play("A play noble")
    t.finds(A=has(hand="soldier", played="noble"), influence=1, power=0)
    assert "card_played A noble" in t.told("B")
    t.ready("A")


@rule("TYR-5.02")
def test_what_cannot_be_done_is_skipped() -> None:
    t = alone("black_wyrmling cranium_rats")
    t.play("A play black_wyrmling")
    t.finds(influence=1)
    t.ready("A")


@rule("TYR-5.03")
def test_instructions_are_mandatory_unless_they_say_may_or_up_to() -> None:
    must, may = front("deathblade"), front("council_member")
    must.play("A play deathblade")
    must.expect("A assassinate", *answers("assassinate", NEAR))
    must.refuses("A done", "A decline")
    may.play("A play council_member")
    may.expect("A move", *answers("move", NEAR, "done"))


@rule("TYR-5.04")
def test_an_option_that_does_nothing_may_be_picked() -> None:
    t = alone("blackguard")
    t.play("A play blackguard")
    t.expect("A choose", "choose power", "choose killing")
    t.play("A choose killing")
    t.finds(power=0, A=has(played="blackguard"))
    t.ready("A")


@rule("TYR-5.05")
def test_the_same_option_may_be_picked_again() -> None:
    t = front("weaponmaster")
    t.play("A play weaponmaster")
    for space in ("llacerellyn__eryndlyn.0", "llacerellyn.0", "llacerellyn.1"):
        t.expect("A choose", "choose deploying", "choose killing-white")
        t.play("A choose deploying", f"A deploy {space}")
    t.finds(A=has(barracks=35))
    t.ready("A")


@rule("TYR-5.06")
def test_an_arrow_ability_works_once_and_leaves_the_rest_alone() -> None:
    t = front("flesh_golem")
    t.play("A play flesh_golem", "A decline")
    t.finds(power=2, A=has(trophies=""))
    t.ready("A")


@rule("TYR-5.10")
def test_the_same_card_may_be_shown_twice() -> None:
    t = alone("imix eternal_flame_cultist blackguard")
    t.play("A play imix", "A reveal blackguard")
    t.finds(A=has(revealed="blackguard"))
    t.play("A play eternal_flame_cultist")
    t.expect("A focus.use", "focus", "decline")  # Imix was played: nothing needs to be shown now
    t.play("A decline", "A play blackguard", "A choose power")
    t.finds(power=8, A=has(revealed=""))
    t.ready("A")


@rule("TYR-5.10", "TYR-11.02")
def test_a_shown_card_is_known_until_it_leaves_the_hand() -> None:
    t = table(A=has(hand="imix blackguard noble"), B=has(hand="umber_hulk noble noble noble"))
    t.play("A play imix", "A reveal blackguard")
    players = t.match.view(1)["players"]
    assert isinstance(players, list)
    assert (players[0]["revealed"], players[0]["hand"]) == (["blackguard"], None)
    for number in range(20):
        world = t.match.redealt(1, seeded(f"deal {number}"))
        assert "blackguard" in [CARDS[card].id for card in world.state.players[0].hand]


@rule("TYR-5.11")
def test_a_card_that_has_left_still_counts_for_focus() -> None:
    t = alone("carrion_crawler imix", market="wight")
    t.play("A play carrion_crawler", "A devour wight", "A play imix")
    t.expect("A focus.use", "focus", "decline")


@rule("TYR-5.11", "TYR-5.13")
def test_a_card_played_from_the_circle_counts_for_focus() -> None:
    t = table(A=has(hand="elder_brain imix", deck="", circle="bounty_hunter"))
    t.play("A play elder_brain", "A play imix")
    t.expect("A focus.use", "focus", "decline")


@rule("TYR-5.11")
def test_cards_of_the_last_turn_do_not_count() -> None:
    t = table(A=has(hand="bounty_hunter"), B=has(hand="imix"))
    t.play("A play bounty_hunter", "A end-turn", "B play imix")
    t.finds(power=4)
    t.ready("B")


@rule("TYR-5.12")
def test_counts_are_taken_when_their_line_is_reached() -> None:
    t = table(A=has(hand="beholder", trophies="ww"), map=FRONT)
    t.play("A play beholder", "A assassinate eryndlyn.2")
    t.finds(power=1)  # three with the one just taken
    t.ready("A")


@rule("TYR-8.03", "TYR-8.05")
def test_a_card_promoted_by_another_still_promotes_at_the_end() -> None:
    """Three effects wait; the second card leaves for the circle, and all effects are still carried out."""
    t = alone("chosen_of_lolth wyrmspeaker advocate noble soldier")
    t.play("A play chosen_of_lolth", "A play wyrmspeaker", "A play advocate", "A choose promoting")
    t.play("A play noble", "A play soldier", "A end-turn", "A resolve advocate", "A promote wyrmspeaker")
    t.expect("A end.effect", "resolve chosen_of_lolth", "resolve wyrmspeaker")
    t.play("A resolve wyrmspeaker")
    t.expect("A promote", *answers("promote", {"chosen_of_lolth", "advocate", "noble", "soldier"}))
    t.play("A promote noble")
    t.expect("A promote", *answers("promote", {"advocate", "soldier"}))
    t.play("A promote soldier")
    t.finds(A=has(circle="wyrmspeaker noble soldier"))


@rule("TYR-8.03")
def test_a_card_of_obedience_is_found_behind_others() -> None:
    t = table(A=has(hand="fire_elemental_myrmidon", played="spy_master noble"), map={"kanaglym": "AAA"})
    t.play("A play fire_elemental_myrmidon", "A end-turn")
    t.finds(A=has(circle="noble"))


@rule("TYR-10.09", "TYR-7.20")
@pytest.mark.parametrize(("influence", "offered"), [(1, False), (2, True)])
def test_a_devoured_card_costs_its_price(influence: int, offered: bool) -> None:
    t = alone("ghost", map={"everfire": "+A", "kanaglym": "AAA"}, influence=influence, devoured="advocate")
    t.play("A play ghost", "A choose recalling")
    t.play("A recall everfire")
    assert ("unearth advocate" in t.options()) == offered


@rule("TYR-10.09")
def test_ulitharid_plays_the_top_devoured_card_up_to_four() -> None:
    scene = {"everfire": "+A", "kanaglym": "AAA"}
    grave = ("A play ghost", "A choose recalling", "A recall everfire")
    t = alone("ghost ulitharid", map=scene, devoured="noble neogi")
    t.play(*grave, "A play ulitharid")
    t.ready("A")  # 7 is too dear, and so is the market

    t = alone("ghost ulitharid", map=scene, devoured="cultist_of_myrkul")
    t.play(*grave, "A play ulitharid")
    t.play("A choose devouring", "A devour cultist_of_myrkul")
    t.finds(devoured="cultist_of_myrkul")  # its own text put it there
    assert t.match.state.resolving == []
    t.ready("A")


@rule("TYR-5.06", "TYR-5.10")
def test_a_revealed_card_that_is_devoured_is_no_longer_revealed() -> None:
    t = alone("fire_elemental blackguard marilith")
    t.play("A play fire_elemental", "A choose power", "A reveal blackguard", "A play marilith", "A devour blackguard")
    assert t.match.state.players[0].revealed == []
    t.finds(devoured="blackguard")


@rule("TYR-7.37")
def test_no_site_is_none_of_the_sites() -> None:
    """All spies are out and stay out: nobody is hit, wherever his troops stand."""
    spies = dict.fromkeys(("everfire", "menzoberranzan", "araumycos", "eryndlyn", "kanaglym"), "+A")
    t = table(A=has(hand="chuul"), B=has(hand=5), D=has(), map={**spies, SITE_IDS[-1]: "B"})
    t.play("A play chuul", "A decline")
    t.finds(B=has(hand=5))
    t.ready("A")


def lists_of(s: TyrantsState) -> set[int]:
    """Everything on the table that can change by itself, by identity."""
    parts = (s, *s.players)
    return {
        id(getattr(part, name)) for part in parts for name in part.fields() if isinstance(getattr(part, name), list)
    }


def test_a_copy_shares_nothing_with_its_original() -> None:
    s = front("noble soldier", devoured="noble").match.state
    twin = s.copy()
    assert twin.dump() == s.dump()
    assert not lists_of(twin) & lists_of(s)


def brings_to_light(t: TyrantsTable, *moves: str) -> bool:
    """Whether the last of the moves shows something hidden, so that it cannot be taken back."""
    t.play(*moves[:-1])
    s = t.match.state
    before = (s.rng.draws, s.shown)
    t.play(moves[-1])
    s = t.match.state
    return (s.rng.draws, s.shown) != before


@rule("TYR-11.06")
def test_what_brings_something_hidden_to_light() -> None:
    assert brings_to_light(alone("noble"), "A play noble")
    assert brings_to_light(alone("marilith noble soldier"), "A play marilith", "A devour noble")
    assert not brings_to_light(alone("marilith noble soldier"), "A play marilith", "A decline")
    assert brings_to_light(alone("fire_elemental imix"), "A play fire_elemental", "A choose power", "A reveal imix")
    promoting = ("A play necromancer", "A choose promoting")
    assert brings_to_light(alone("necromancer noble"), *promoting, "A promote-hand noble")
    assert not brings_to_light(alone("necromancer noble"), *promoting, "A promote necromancer")
    hezrou = table(A=has(hand="hezrou"), map={"eryndlyn": "ABw"})
    assert brings_to_light(hezrou, "A play hezrou", "A move eryndlyn.1", "A move-to kanaglym.0")
    assert brings_to_light(alone("", influence=9, market="advocate"), "A recruit advocate")
    assert not brings_to_light(alone("", influence=9), "A recruit house_guard")
    assert brings_to_light(alone(""), "A end-turn")
    forced = table(A=has(hand="gauth"), B=has(hand="ambassador noble noble noble"), map={"kanaglym": "AAA"})
    moves = ("A play gauth", "A choose drawing", "B discard ambassador")
    assert brings_to_light(forced, *moves, "B promote ambassador")


FIVE_SPIES = dict.fromkeys(("everfire", "menzoberranzan", "araumycos", "skullport", "kanaglym"), "+A")


@rule("TYR-7.15", "TYR-7.36")
@pytest.mark.parametrize("name", ["succubus", "yan_c_bin"])
def test_without_a_spy_placed_nobody_falls(name: str) -> None:
    """All five are out and none is taken back: the troop beside A, where no spy went, is safe."""
    t = table(A=has(hand=f"{name} noble"), map={**FIVE_SPIES, "eryndlyn": "AB"})
    t.play(f"A play {name}")
    if name == "succubus":
        t.play("A devour noble")
    t.expect("A spy.recall", *answers("recall", set(FIVE_SPIES)), "decline")
    t.play("A decline")
    t.finds(A=has(trophies=""), map={"eryndlyn": "AB"})
    t.ready("A")


@rule("TYR-5.06", "TYR-7.36")
@pytest.mark.parametrize("name", ["spellspinner", "cloaker"])
def test_without_a_spy_taken_back_nobody_falls(name: str) -> None:
    t = table(A=has(hand=name), map={"everfire": "+A", "eryndlyn": "AB"})
    t.play(f"A play {name}", "A choose recalling", "A decline")
    t.finds(A=has(trophies="", spies=4), map={"eryndlyn": "AB"})
    t.ready("A")


@rule("TYR-10.09", "TYR-10.23")
@pytest.mark.parametrize(("top", "offered"), [("infiltrator", True), ("advocate", False)])
def test_a_leader_recruits_the_top_devoured_card_only_of_its_aspect(top: str, offered: bool) -> None:
    t = alone(
        "ghost aerisi_kalinoth",
        map={"everfire": "+A", "kanaglym": "AAA"},
        devoured=top,
        market="spy_master spellspinner",
    )
    t.play("A play ghost", "A choose recalling", "A recall everfire", "A play aerisi_kalinoth", "A spy everfire")
    assert t.ask.kind == "recruit.free"
    assert (f"unearth {top}" in t.options()) == offered


@rule("TYR-8.01", "TYR-8.05")
def test_a_card_that_devoured_itself_promotes_after_another_was_promoted() -> None:
    t = alone("cultist_of_myrkul advocate noble soldier")
    t.play("A play cultist_of_myrkul", "A choose devouring", "A devour cultist_of_myrkul")
    t.play("A play advocate", "A choose promoting", "A play noble", "A play soldier", "A end-turn")
    t.play("A resolve advocate", "A promote noble")
    t.expect("A promote", "promote advocate", "promote soldier", "done", n=2, because="cultist_of_myrkul")
    t.play("A promote soldier", "A done")
    t.finds(A=has(circle="noble soldier"), devoured="cultist_of_myrkul")
    t.ready("B")
