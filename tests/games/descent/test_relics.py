"""The overlord's relics in a quest (DSC-29): given out once for all its encounters, lost with the bearer."""

import pytest

from podziemia.games.descent import GAME
from podziemia.games.descent.data.cards import FIGURE, QUEST_IDS, RELIC_IDS
from podziemia.games.descent.rules.facts import max_health
from podziemia.games.descent.rules.pieces import new_turn
from podziemia.games.descent.rules.setup import begin_encounter
from podziemia.games.descent.rules.state import ENCOUNTER_END, HERO_TURN, OVERLORD_START, DescentState
from podziemia.kernel.ask import NOBODY
from podziemia.kernel.match import Match, new_match
from tests.games.descent.table import DescentTable, LoadedRng
from tests.games.descent.test_setup import PARTY, play_until
from tests.support import card, rule


def quest(name: str, *relics: str) -> Match[DescentState]:
    """The set-up of the quest in a campaign in which the overlord owns these relics, at the first that is given out."""
    s = new_match(GAME, 4, "x", {"quest": "campaign", "heroes": PARTY}).state
    assert s.campaign is not None
    s.campaign.relics = [RELIC_IDS.index(relic) for relic in relics]
    s.quest = QUEST_IDS.index(name)
    begin_encounter(s, 0)
    match = Match(GAME, s)
    while match.ask is not None and match.ask.kind not in ("setup.relic", "turn.next"):
        match.answer(match.ask.options[0])
    return match


def options(match: Match[DescentState]) -> set[str]:
    assert match.ask is not None
    return {option.text for option in match.ask.options}


def relic(match: Match[DescentState], lieutenant: str) -> int:
    return match.state.figures[FIGURE[lieutenant]].relic


def onward(match: Match[DescentState], phase: int, round: int = 1) -> Match[DescentState]:
    """The same table at another point of the round."""
    s = match.state
    s.phase, s.round = phase, round
    for hero in s.heroes:
        hero.acted = True
    return Match(GAME, s)


def next_encounter(match: Match[DescentState], winner: int) -> Match[DescentState]:
    match.state.wins = [winner]
    second = onward(match, ENCOUNTER_END)
    while second.ask is not None and second.ask.kind != "turn.next":
        assert second.ask.kind != "setup.relic"
        second.answer(second.ask.options[0])
    assert second.state.encounter == 1
    return second


@rule("DSC-29.05")
@card("duskblade")
def test_a_lieutenant_who_enters_later_brings_the_relic() -> None:
    for given in (True, False):
        match = quest("dead_or_drowning", "duskblade")
        assert options(match) == {"pass", "bear lady_eliza_farrow"}
        match.play(0, "bear lady_eliza_farrow" if given else "pass")
        play_until(match, "turn.next")
        assert FIGURE["lady_eliza_farrow"] not in match.state.figures
        late = onward(match, OVERLORD_START, round=4)
        while FIGURE["lady_eliza_farrow"] not in late.state.figures:
            assert late.ask is not None
            late.answer(late.ask.options[0])
        assert relic(late, "lady_eliza_farrow") == (RELIC_IDS.index("duskblade") if given else NOBODY)


@rule("DSC-29.05", "DSC-29.08")
@card("the_shadow_rune_ol")
def test_the_baron_in_his_shrine_may_bear_the_shadow_rune() -> None:
    match = quest("piercing_darkness", "the_shadow_rune_ol")
    assert options(match) == {"pass", "bear baron_zachareth"}
    match.play(0, "bear baron_zachareth")
    play_until(match, "turn.next")
    late = onward(match, OVERLORD_START, round=4)
    late.play(0, "yes")  # he strikes early
    while FIGURE["baron_zachareth"] not in late.state.figures:
        assert late.ask is not None
        late.answer(late.ask.options[0])
    assert relic(late, "baron_zachareth") == RELIC_IDS.index("the_shadow_rune_ol")
    match = quest("dead_or_drowning", "the_shadow_rune_ol")
    assert match.ask is not None
    assert match.ask.kind == "turn.next"  # nobody there may bear it


@rule("DSC-29.05", "DSC-29.04")
@card("duskblade", "bones_of_woe")
@pytest.mark.parametrize("bearer", ["splig", "belthir", ""])
def test_relics_are_given_out_once_for_all_encounters_of_the_quest(bearer: str) -> None:
    match = quest("prison_of_khinn", "duskblade", "bones_of_woe")
    assert options(match) == {"pass", "bear splig", "bear belthir"}
    match.play(0, f"bear {bearer}" if bearer else "pass")
    left = {"splig", "belthir"} - {bearer}
    assert options(match) == {"pass", *[f"bear {name}" for name in left]}  # one relic each
    match.play(0, "pass")
    play_until(match, "turn.next")
    assert relic(match, "splig") == (RELIC_IDS.index("duskblade") if bearer == "splig" else NOBODY)
    second = next_encounter(match, winner=0)
    assert relic(second, "belthir") == (RELIC_IDS.index("duskblade") if bearer == "belthir" else NOBODY)


@rule("DSC-29.06")
@card("duskblade")
@pytest.mark.parametrize("falls", [True, False])
def test_a_fallen_bearers_relic_is_out_of_the_quest(falls: bool) -> None:
    match = quest("prison_of_khinn", "duskblade")
    match.play(0, "bear splig")
    play_until(match, "turn.next")
    t = beside_splig(match.state)
    t.roll("blue-4" if falls else "blue-1", "red-1", "gray-1")
    t.do("attack chipped_greataxe")
    assert t.is_gone("splig") is falls
    assert list(t.s.relic_bearers.values()) == ([] if falls else [FIGURE["splig"]])
    second = next_encounter(t.match, winner=0)
    assert relic(second, "belthir") == NOBODY


def beside_splig(s: DescentState) -> DescentTable:
    """Grisban's turn, next to Splig, who has a heart left."""
    s.rng = LoadedRng(s.rng, [])
    grisban, splig = s.heroes[0], s.figures[FIGURE["splig"]]
    splig.damage = max_health(s, splig) - 1
    s.shift(grisban, (s.ground.near[splig.spaces[0]][0],))
    s.turn, s.phase = new_turn(grisban.id, 2), HERO_TURN
    return DescentTable(s)
