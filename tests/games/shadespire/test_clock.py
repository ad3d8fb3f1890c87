"""What is counted in a phase, what ends with it, and whose turn it is."""

import pytest

from podziemia.games.shadespire import GAME
from podziemia.games.shadespire.data.boards import BOARD_IDS, BOARDS
from podziemia.games.shadespire.data.cards import NUMBER
from podziemia.games.shadespire.data.hexes import NOWHERE, coordinates, hex_at
from podziemia.games.shadespire.rules.battlefield import assemble
from podziemia.games.shadespire.rules.state import MULLIGAN, PICK_BOARDS, PLACE_TOKENS, POWER_STEP, ROUND
from podziemia.kernel.bits import members
from tests.games.shadespire.scenes import (
    GARREK,
    HIT,
    OBRYN,
    PAIR,
    SEVERIN,
    SPARE,
)
from tests.games.shadespire.table import Battle, arranged, battle
from tests.support import card, rule

# ---- what is counted ----


@rule("SHA-7.01", "SHA-12.08")
def test_a_phase_begins_with_all_counts_at_zero() -> None:
    s = arranged(place=PAIR, stage=ROUND, round=2)
    counts = ("ploys_played", "power_played", "upgrades_played", "scored_in_action", "scored_in_end")
    for player in s.players:
        player.used = player.scored_in_round = player.returns_this_phase = 3
        for name in counts:
            setattr(player, name, 3)
    t = Battle(GAME, s)
    t.play(f"{'AB'[t.ask.seat]} first A")
    for player in t.s.players:
        assert [getattr(player, name) for name in counts] == [0] * 5
        assert (player.scored_in_round, player.returns_this_phase) == (0, 0)
    assert [player.used for player in t.s.players] == [1, 0]


@card("sprint", "great_speed", "precise_use_of_force", "defensive_strike", "bloodless", "it_begins")
@rule("SHA-12.01", "SHA-12.08")
def test_each_card_counts_once() -> None:
    objectives = ["precise_use_of_force", "defensive_strike"]
    t = battle(place=SPARE, dice=HIT, wounds={GARREK: 1}, objectives_a=objectives, hand_a=["sprint", "great_speed"])
    t.play("A attack obryn_the_bold", "A score precise_use_of_force")
    t.play("A score defensive_strike")
    player = t.s.players[0]
    assert (player.scored_in_action, player.scored_in_round, player.scored_in_end) == (2, 2, 0)
    t.skip_to("power")
    t.play("A play sprint", "A play great_speed", "A on obryn_the_bold")
    player = t.s.players[0]
    assert (player.ploys_played, player.upgrades_played, player.power_played, player.spent) == (1, 1, 2, 1)
    t = battle(place=SPARE, objectives_a=["bloodless", "perfect_planning", "honest_opponent"])
    t.skip_to("end.score")
    t.play("A score bloodless", "A score perfect_planning")
    player = t.s.players[0]
    assert (player.scored_in_action, player.scored_in_round, player.scored_in_end) == (0, 2, 2)


# ---- the clock ----


@rule("SHA-7.03")
@pytest.mark.parametrize(("round", "chooses"), [(1, "A"), (2, "B")])
def test_who_deployed_first_has_the_better_roll_in_round_one_alone(round: int, chooses: str) -> None:
    even = ("crit", "sword", "sword", "sword") * 2
    s = arranged(place=PAIR, stage=ROUND, round=round, dice=(*even, *["sword"] * 4, *["crit"] * 4))
    s.roll_winner = 0
    assert Battle(GAME, s).kind() == f"{chooses} round.first"


@rule("SHA-7.04", "SHA-16.13")
@pytest.mark.parametrize(("used", "next_up"), [((1, 0), "B activation"), ((1, 4), "A activation")])
def test_who_has_none_left_is_passed_over(used: tuple[int, int], next_up: str) -> None:
    s = arranged(place=PAIR, stage=POWER_STEP, hand_a=["sprint"])
    for player, n in zip(s.players, used, strict=True):
        player.used = n
    t = Battle(GAME, s)
    t.play("A pass")
    assert t.kind() == next_up


@rule("SHA-0.09", "SHA-16.25")
def test_effects_of_a_phase_end_with_it() -> None:
    s = arranged(place=SPARE, stage=POWER_STEP, hand_a=["sprint"])
    for player in s.players:
        player.used = 4
    s.fighters[0].frozen = s.fighters[3].frozen = s.no_power = True
    s.shard = hex_at(5, 3)
    s.spells, s.coming = [(NUMBER["sprint"], 0, -1)], [(NUMBER["blood_rain"], 0, -1)]
    t = Battle(GAME, s)
    t.skip_to("round.first")
    assert not [f for f in t.s.fighters if f.frozen]
    assert (t.s.no_power, t.s.shard, t.s.spells, t.s.coming) == (False, NOWHERE, [], [])


@rule("SHA-13.07")
def test_tokens_go_when_the_round_is_over() -> None:
    s = arranged(place=SPARE, stage=POWER_STEP, hand_a=["sprint"])
    for player in s.players:
        player.used = 4
    for f in (s.fighters[0], s.fighters[3]):
        f.moved = f.charged = f.guard = f.spent = True
    t = Battle(GAME, s)
    t.skip_to("round.first")
    for f in t.s.fighters:
        assert [f.moved, f.charged, f.guard, f.spent] == [False] * 4


@card("block", "terrifying_howl")
@rule("SHA-7.19")
def test_each_makes_its_own_action() -> None:
    upgrades = {OBRYN: ["terrifying_howl"], SEVERIN: ["block"]}
    t = battle(place={**PAIR, SEVERIN: (5, 3)}, upgrades=upgrades)
    assert {"act terrifying_howl", "act block"} <= t.options()
    t.play("A act block")
    assert [t.fighter(id).guard for id in (SEVERIN, OBRYN)] == [True, True]
    t = battle(place={**PAIR, SEVERIN: (5, 3)}, upgrades=upgrades)
    t.play("A act terrifying_howl", f"A push {t.at(11, 3)}")
    assert t.where(GARREK) == (11, 3)


@card("quick_thinker", "time_trap")
@rule("SHA-10.03")
@pytest.mark.parametrize(("skips", "first"), [((0, 0), "B"), ((0, 1), "A"), ((1, 1), "B")])
def test_who_is_next_reacts_first(skips: tuple[int, int], first: str) -> None:
    s = arranged(place=SPARE, dice=HIT, hand_a=["blood_frenzy"], hand_b=["blood_frenzy"], wounds={GARREK: 3})
    t = Battle(GAME, s)
    for player, n in zip(t.s.players, skips, strict=True):
        player.skips = n
    t.play("A attack obryn_the_bold")
    assert t.kind() == f"{first} react.after-attack"


@rule("SHA-3.02", "SHA-3.03")
def test_the_winner_turns_both_boards() -> None:
    s = arranged(stage=PICK_BOARDS)
    s.first_placer, s.roll_winner = 1, 0
    t = Battle(GAME, s)
    assert t.kind() == "B board.pick"
    t.play(f"B {t.ask.options[1].text}")
    assert t.kind() == "A board.pick"
    t.play(f"A {t.ask.options[0].text}")
    for answer in ("keep", "turn"):
        t.expect("A board.turn", "keep", "turn")
        t.play(f"A {answer}")
    assert t.kind() == "A board.join"
    assert (t.s.turned, [p.board for p in t.s.players]) == ([0, 1], [0, 1])


@rule("SHA-4.01", "SHA-4.05", "SHA-5.03")
def test_tokens_are_counted_and_a_new_hand_is_told() -> None:
    s = arranged(stage=PLACE_TOKENS)
    s.facedown, s.token_pile, s.token_hexes = [], list(range(5)), []
    t = Battle(GAME, s)
    asked = []
    while t.ask.kind == "token.place":
        asked.append(f"{t.kind()} {t.ask.n}")
        t.play(f"{'AB'[t.ask.seat]} {t.ask.options[0].text}")
    assert asked == [f"{letter} token.place {n}" for n, letter in enumerate("ABABA", 1)]
    assert s.stage == MULLIGAN
    t.play("A keep", "B redraw both")
    assert [event for event in t.told() if event.startswith("mulliganed")] == ["mulliganed B both"]


@rule("SHA-3.03", "SHA-3.05")
@pytest.mark.parametrize("turned", [(0, 0), (1, 0), (0, 1), (1, 1)])
def test_a_board_turned_has_its_hexes_turned(turned: tuple[int, int]) -> None:
    """Animus Forge has starting, blocked and lethal hexes; the second board lies six rows further down."""
    forge = BOARDS[BOARD_IDS.index("animus_forge")]
    field = assemble(BOARD_IDS.index("animus_forge"), turned[0], BOARD_IDS.index("animus_forge"), turned[1], 4)
    for printed, laid in (
        (forge.starting, field.starting),
        (forge.blocked, field.blocked),
        (forge.lethal, field.lethal),
    ):
        expected = set()
        for board, down in ((turned[0], 0), (turned[1], 6)):
            expected |= {(16 - x, 6 - r + down) if board else (x, r + down) for x, r in printed}
        assert {coordinates(hex) for hex in members(laid)} == expected
