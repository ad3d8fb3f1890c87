"""Rules of the ledger that the worked examples and the cards do not show."""

from itertools import product
from typing import Any

import pytest

from podziemia.games.shadespire import GAME
from podziemia.games.shadespire.bots.odds import odds
from podziemia.games.shadespire.bots.prospects import attack_odds
from podziemia.games.shadespire.data.cards import NUMBER
from podziemia.games.shadespire.data.dice import (
    ATTACK_DIE,
    CRIT,
    DEFENCE_DIE,
    DODGE,
    HAMMER,
    SHIELD,
    SUPPORT1,
    SUPPORT2,
    SWORD,
    faces,
)
from podziemia.games.shadespire.data.hexes import NO_ONES, coordinates, hex_at
from podziemia.games.shadespire.data.warbands import FIGHTERS, WARBANDS
from podziemia.games.shadespire.rules.battlefield import assemble, crosses
from podziemia.games.shadespire.rules.deed import Deed, Strike
from podziemia.games.shadespire.rules.inspire import PHASE_DONE, check_warbands
from podziemia.games.shadespire.rules.rolls import successes
from podziemia.games.shadespire.rules.settle import is_fulfilled
from podziemia.games.shadespire.rules.setup import token_options
from podziemia.games.shadespire.rules.state import ACTIVATION, MULLIGAN, PLACE_TOKENS
from podziemia.games.shadespire.rules.strength import counted_defence, weigh
from podziemia.kernel.bits import members
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.match import new_match
from podziemia.kernel.rng import seeded
from podziemia.kernel.state import SPECTATOR
from tests.games.shadespire.table import Place, arranged, battle, end_phase, power_step, seat_of
from tests.support import kit, rule

BOTH: Place = {"obryn_the_bold": (7, 3), "garrek_gorebeard": (9, 3)}


# ---- dice and odds ----


@rule("SHA-1.01", "SHA-1.02")
def test_the_faces_of_the_dice() -> None:
    assert sorted(ATTACK_DIE) == sorted((CRIT, HAMMER, HAMMER, SWORD, SUPPORT1, SUPPORT2))
    assert sorted(DEFENCE_DIE) == sorted((CRIT, SHIELD, SHIELD, DODGE, SUPPORT1, SUPPORT2))


@rule("SHA-1.01", "SHA-1.02")
@pytest.mark.parametrize(
    ("attack", "defence"),
    [
        ("crit", "crit"),
        ("hammer", "shield"),
        ("other hammer", "other shield"),
        ("sword", "dodge"),
        ("support1", "support1"),
        ("support2", "support2"),
    ],
)
def test_what_a_die_shows(attack: str, defence: str) -> None:
    """Side by side: which counts and which is told."""
    t = battle(place=BOTH, dice=(attack, attack, defence))
    t.play("A attack obryn_the_bold")
    told = t.told()
    assert f"attack_rolled A obryn_the_bold {attack.rsplit(maxsplit=1)[-1]} {attack.rsplit(maxsplit=1)[-1]}" in told
    assert f"defence_rolled B garrek_gorebeard {defence.rsplit(maxsplit=1)[-1]}" in told
    hits = attack in ("crit", "hammer", "other hammer")
    assert ("attack_succeeded A obryn_the_bold garrek_gorebeard" in told) == hits


def brute_force(
    n: int, attack: int, m: int, defence: int, crit: int, defence_crits: bool, crit_cleave: bool
) -> list[int]:
    """Success, draw, failure, critical hit and draw with a CRIT over every outcome of the dice."""
    counts = [0, 0, 0, 0, 0]
    for mine in product(ATTACK_DIE, repeat=n):
        for theirs in product(DEFENCE_DIE, repeat=m):
            counted = defence & ~faces(CRIT) | (faces(CRIT) if defence_crits else 0)
            crits = successes(list(mine), crit)
            if crit_cleave and crits:
                counted &= ~faces(SHIELD)
            other = theirs.count(CRIT) if defence_crits else 0
            total, against = successes(list(mine), attack | crit), successes(list(theirs), counted)
            if crits > other or (crits == other and total > against):
                counts[0] += 1
                counts[3] += crits > 0
            elif crits == other and total == against and total:
                counts[1] += 1
                counts[4] += crits > 0
            else:
                counts[2] += 1
    return counts


@pytest.mark.parametrize("n", [1, 2, 3])
@pytest.mark.parametrize("m", [1, 2])
@pytest.mark.parametrize(
    "attack", [faces(CRIT, HAMMER), faces(CRIT, SWORD, SUPPORT1), faces(CRIT, HAMMER, SWORD, SUPPORT2)]
)
@pytest.mark.parametrize("defence", [faces(CRIT, SHIELD), faces(CRIT, DODGE), faces(CRIT, SHIELD, DODGE, SUPPORT1)])
@pytest.mark.parametrize(
    ("crit", "defence_crits", "crit_cleave"),
    [
        (faces(CRIT), True, False),
        (faces(CRIT, HAMMER), True, False),
        (faces(CRIT), False, False),
        (faces(CRIT), True, True),
    ],
)
@rule("SHA-8.08", "SHA-16.18")
def test_odds_agree_with_every_outcome_of_the_dice(
    n: int, m: int, attack: int, defence: int, crit: int, defence_crits: bool, crit_cleave: bool
) -> None:
    whole = 6 ** (n + m)
    counts = brute_force(n, attack, m, defence, crit, defence_crits, crit_cleave)
    assert [int(p * whole) for p in odds(n, attack, m, defence, crit, defence_crits, crit_cleave)] == counts


def test_odds_of_an_attack_on_the_table() -> None:
    """Two hammers against one dodge: .59 as the players' tables say, and looking changes nothing."""
    s = arranged(place=BOTH)
    s.spells = [(NUMBER["more_choppin"], 0, -1)]
    three = attack_odds(s, s.fighters[2], s.fighters[2].profiles()[0], s.fighters[3])
    assert s.spells == [(NUMBER["more_choppin"], 0, -1)]
    s.spells = []
    two = attack_odds(s, s.fighters[2], s.fighters[2].profiles()[0], s.fighters[3])
    assert (round(float(two.success), 2), round(float(three.success), 2)) == (0.59, 0.74)


# ---- battlefield ----


@pytest.mark.parametrize("seed", range(6))
def test_distances_and_sights_are_those_of_the_ground(seed: int) -> None:
    """What is kept for a battlefield agrees with a search step by step and with the lines themselves."""
    rng = seeded(f"ground {seed}")
    field = assemble(rng.below(6), rng.below(2), rng.below(6), rng.below(2), rng.below(10), seed % 2 == 0)
    hexes = members(field.hexes)
    blocked = [coordinates(hex) for hex in members(field.blocked)]
    for start in hexes[::7]:
        steps = {start: 0}
        queue = [start]
        for here in queue:
            for near in members(field.neighbours[here]):
                if near not in steps:
                    steps[near] = steps[here] + 1
                    queue.append(near)
        assert {hex: field.distance(start, hex) for hex in hexes} == steps
        for hex in hexes:
            if 0 < steps[hex] <= 4:
                ends = (coordinates(start), coordinates(hex))
                clear = not [b for b in blocked if b not in ends[:1] and crosses(*ends, b, seed % 2 == 0)]
                assert field.seen_from(start) >> hex & 1 == clear


@rule("SHA-3.07")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("seat", [0, 1])
def test_enemy_territory_is_the_opponents_and_never_no_ones(seat: int, first: int) -> None:
    """Whoever placed the first board: a Farstrider is inspired, and Conquest fulfilled, on the other's board only."""
    owners = {(7, 3): first, (7, 9): 1 - first, (8, 6): NO_ONES}
    sides = ("the_farstriders", "garreks_reavers") if seat == 0 else ("garreks_reavers", "the_farstriders")
    for at, owner in owners.items():
        s = arranged(*sides, place={"sanson_farstrider": at, "targor": (15, 11)})
        s.first_placer = first
        check_warbands(s, PHASE_DONE)
        assert [f.id for f in s.fighters if f.inspired] == (["sanson_farstrider"] if owner == 1 - seat else [])
        assert is_fulfilled(s, seat, NUMBER["conquest"], Deed("end", seat)) == (owner == 1 - seat)


@rule("SHA-3.06", "SHA-0.03")
def test_territories() -> None:
    s = arranged(place=BOTH)
    assert [s.zone(hex_at(*at)) for at in ((7, 3), (7, 9), (8, 6))] == [0, 1, 2]
    assert [s.territory(whose) >> hex_at(8, 6) & 1 for whose in range(3)] == [0, 0, 1]
    assert [s.territory(whose) >> hex_at(7, 9) & 1 for whose in range(3)] == [0, 1, 0]
    assert s.adjacent(s.fighters[2], 0) == []
    s.first_placer = 1
    assert [s.zone(hex_at(*at)) for at in ((7, 3), (7, 9), (8, 6))] == [1, 0, 2]


@rule("SHA-3.17")
def test_lethal_hexes() -> None:
    place: Place = {"obryn_the_bold": (7, 3), "garrek_gorebeard": (15, 11)}
    t = battle(field="LETHAL", place=place, lethal=True)
    t.play("A move obryn_the_bold", f"A go {t.at(5, 3)}")
    assert t.fighter("obryn_the_bold").wounds == 1
    t = battle(field="LETHAL", place=place, lethal=True)
    t.play("A move obryn_the_bold", f"A go {t.at(3, 3)}")
    assert t.fighter("obryn_the_bold").wounds == 0
    t = battle(
        field="LETHAL",
        place={"obryn_the_bold": (9, 3), "garrek_gorebeard": (7, 3)},
        dice=("hammer", "hammer", "shield"),
    )
    t.play("A attack obryn_the_bold", f"A drive {t.at(5, 3)}")
    assert t.fighter("garrek_gorebeard").wounds == 4 or t.where("garrek_gorebeard") is None
    s = arranged(field="LETHAL")
    assert not token_options(s) & s.ground.lethal


# ---- set-up ----


def reached(stage: int, seed: str = "set-up", **settings: str) -> Any:
    match = new_match(GAME, 2, seed, dict(settings))
    while match.state.stage < stage:
        assert match.ask is not None
        match.answer(match.ask.options[0])
    return match


@rule("SHA-0.01", "SHA-2.06", "SHA-0.04", "SHA-0.08")
def test_two_players_bring_all_their_fighters() -> None:
    with pytest.raises(BadSetup):
        new_match(GAME, 3, "three")
    s = reached(0).state
    assert [f.card.id for f in s.fighters] == [f.id for w in (WARBANDS[0], WARBANDS[1]) for f in w.fighters]
    assert all(len([f for f in w.fighters if f.leader]) == 1 for w in WARBANDS)
    assert len(FIGHTERS) == 35
    assert all(f.base.attacks and f.inspired.attacks and f.base.wounds > 0 for f in FIGHTERS)
    mirror = reached(ACTIVATION, **{"deck-b": "core_box_steelheart_tuned"}).state
    assert mirror.fighters[3].id == "severin_steelheart-b"


@rule("SHA-3.01", "SHA-3.02")
def test_the_loser_of_the_roll_off_picks_first() -> None:
    match = new_match(GAME, 2, "boards")
    s = match.state
    assert match.ask is not None
    assert (match.ask.kind, match.ask.seat) == ("board.pick", 1 - s.roll_winner)
    assert len(match.ask.options) == 4
    assert len(new_match(GAME, 2, "boards", {"boards": "all"}).ask.options) == 6  # type: ignore[union-attr]
    match.answer(match.ask.options[0])
    assert match.ask is not None
    assert (match.ask.kind, match.ask.seat) == ("board.pick", s.roll_winner)


@rule("SHA-4.01", "SHA-4.05", "SHA-4.07", "SHA-5.09")
def test_tokens_are_hidden_until_the_fifth() -> None:
    match = reached(PLACE_TOKENS)
    placers = []
    while match.state.stage == PLACE_TOKENS:
        placers.append(match.ask.seat)
        match.answer(match.ask.options[0])
        if match.state.stage == PLACE_TOKENS:
            assert {token["id"] for token in match.view(0)["tokens"]} == {None}
            kit.check_hidden(match, seeded("tokens"))
    first = match.state.first_placer
    assert placers == [first, 1 - first, first, 1 - first, first]
    assert [token["id"] for token in match.view(SPECTATOR)["tokens"]] == [f"token-{n}" for n in range(1, 6)]


@rule("SHA-4.06")
def test_a_token_without_a_legal_hex() -> None:
    s = arranged()
    inner = s.ground.hexes & ~s.ground.edge
    s.token_hexes = members(inner)[::2]
    assert token_options(s)
    assert not token_options(s) & (s.ground.starting | s.ground.blocked)


@rule("SHA-5.01", "SHA-5.09", "SHA-12.13")
def test_hands_are_hidden_and_the_rest_is_open() -> None:
    match = reached(MULLIGAN)
    mine, theirs = match.view(0)["players"]
    assert len(mine["hand"]) == 5
    assert (theirs["hand"], theirs["objectives"], theirs["hand_count"], theirs["objective_count"]) == (None, None, 5, 3)
    assert (theirs["discard"], theirs["scored"], theirs["glory"]) == ([], [], 0)
    decks = {tuple(reached(MULLIGAN, seed).state.players[0].power_deck) for seed in ("one", "two", "three")}
    assert len(decks) == 3


# ---- decks ----


@rule("SHA-2.01", "SHA-2.02", "SHA-2.03", "SHA-2.04", "SHA-2.05")
def test_settings_take_a_deck_by_id_or_text_and_refuse_an_illegal_one() -> None:
    from podziemia.games.shadespire.data.ready_decks import READY_DECK_IDS
    from podziemia.games.shadespire.rules.decks import check_text, deck_from, deck_text, ready_deck

    assert len(READY_DECK_IDS) == 10
    for id in READY_DECK_IDS:
        text = deck_text(ready_deck(id))
        assert GAME.decks.troubles(text) == []
        assert deck_from(text) == ready_deck(id)
    text = deck_text(ready_deck("steelhearts_champions_starter"))
    wrong = text.replace("cleanse\n", "").replace("block\n", "heroic_guard\nfrenzy\nwhat is this\nsupremacy\n")
    keys = sorted({trouble.key.removeprefix("shadespire-") for trouble in check_text(wrong)})
    assert keys == ["card-foreign", "card-not-power", "card-twice", "deck-line", "objective-count"]
    short = text.replace("block\n", "")
    assert {t.key for t in check_text(short)} == {"shadespire-power-count", "shadespire-ploy-count"}
    assert {t.key for t in check_text("")} == {
        "shadespire-warband-missing",
        "shadespire-objective-count",
        "shadespire-power-count",
    }
    assert "shadespire-warband-unknown" in {t.key for t in check_text("warband nobody")}
    assert "shadespire-card-not-objective" in {
        t.key for t in check_text("warband the_farstriders\nobjectives\nsidestep")
    }
    with pytest.raises(BadSetup) as refusal:
        new_match(GAME, 2, "deck", {"deck-a": short})
    assert refusal.value.key == "shadespire-power-count"
    match = new_match(GAME, 2, "deck", {"deck-a": text})
    assert match.state.players[0].warband == 0


# ---- the action phase ----


@rule("SHA-7.05", "SHA-7.06", "SHA-7.22")
def test_what_an_activation_can_be() -> None:
    t = battle(place=BOTH, objectives_a=["cleanse"], hand_b=["confusion"])
    t.expect(
        "A activation",
        "move obryn_the_bold",
        "charge obryn_the_bold",
        "attack obryn_the_bold",
        "guard obryn_the_bold",
        "draw",
        "swap cleanse",
        "pass",
    )
    t.play("A pass")
    assert t.kind() == "B power"


@rule("SHA-7.17")
def test_who_is_on_guard_is_not_put_on_guard_again() -> None:
    t = battle(place=BOTH, hand_b=["confusion"])
    t.play("A guard obryn_the_bold")
    t.skip_to("activation")
    t.play("B pass")
    t.skip_to("activation")
    assert t.kind() == "A activation"
    t.refuses("A guard obryn_the_bold")
    assert "attack obryn_the_bold" in t.options()


@rule("SHA-7.20", "SHA-5.05")
def test_drawing_takes_one_power_card_however_many_are_in_hand() -> None:
    t = battle(place=BOTH, hand_a=["block", "sidestep", "sprint", "heroic_guard", "shardgale"], hand_b=["confusion"])
    player = t.s.players[0]
    deck, top = len(player.power_deck), player.power_deck[-1]
    t.play("A draw")
    player = t.s.players[0]
    assert (len(player.hand), len(player.power_deck), player.hand[-1]) == (6, deck - 1, top)


@rule("SHA-0.06", "SHA-0.07", "SHA-13.07")
def test_three_rounds_whatever_happens() -> None:
    t = battle(place={"garrek_gorebeard": (9, 3)})
    rounds = set()
    while not t.match.over:
        rounds.add(t.s.round)
        texts = t.options()
        answer: str = next(text for text in ("pass", "done", "decline", "first A", "keep") if text in texts)
        if t.ask.kind == "activation" and t.ask.seat == 0:
            assert "draw" in texts or not t.s.players[0].power_deck
        if "guard garrek_gorebeard" in texts:
            answer = "guard garrek_gorebeard"
        t.play(f"{'AB'[t.ask.seat]} {answer}")
    assert rounds == {1, 2, 3}
    assert not t.fighter("garrek_gorebeard").guard
    assert t.where("garrek_gorebeard") == (9, 3)


@rule("SHA-8.24")
def test_a_bonus_for_the_first_attack_holds_for_all_targets() -> None:
    t = power_step(
        place={**BOTH, "targor": (8, 2)},
        hand_a=["mighty_swing", "more_choppin"],
        hand_b=["confusion", "sidestep"],
        active=1,
    )
    t.play("B pass", "A play mighty_swing", "B pass", "A play more_choppin")
    t.skip_to("activation")
    t.play("A attack obryn_the_bold", "A target targor")
    while t.ask.kind.startswith("drive") or t.ask.kind == "attack.next":
        t.play(f"A {'stay' if 'stay' in t.options() else t.ask.options[0].text}")
    rolls = [e for e in t.told() if e.startswith("attack_rolled")]
    assert [len(e.split()) for e in rolls] == [3 + 3, 3 + 3]


@rule("SHA-8.32", "SHA-11.02")
def test_the_order_of_an_attack() -> None:
    t = battle(
        place={"obryn_the_bold": (7, 3), "garrek_gorebeard": (9, 3), "severin_steelheart": (1, 1)},
        b="garreks_reavers",
        wounds={"garrek_gorebeard": 3},
        hand_a=["teamwork", "twist_the_knife", "skulls_for_the_skull_throne"],
        hand_b=["last_chance"],
        objectives_a=["victorious_duel", "advancing_strike", "defensive_strike"],
        dice=("hammer", "hammer", "shield", "dodge"),
    )
    asked = []
    t.play("A attack obryn_the_bold")
    while t.ask.kind.startswith("react") or t.ask.kind == "score.now":
        asked.append(t.ask.kind)
        first = t.ask.options[0].text if t.ask.kind == "score.now" else "decline"
        t.play(f"{'AB'[t.ask.seat]} {first}")
    assert asked == ["react.before-rolls", "react.success", "react.doomed", "react.after-attack", "score.now"]


@rule("SHA-8.34")
def test_an_attack_without_its_attacker() -> None:
    t = battle(
        place={**BOTH, "targor": (15, 11)},
        wounds={"obryn_the_bold": 3},
        upgrades={"garrek_gorebeard": ["expendable"]},
        dice=("hammer", "hammer", "shield"),
    )
    t.play("A attack obryn_the_bold", "B react expendable")
    assert (t.where("obryn_the_bold"), t.where("garrek_gorebeard")) == (None, None)
    assert t.ask.kind != "drive.to"


@rule("SHA-8.08")
def test_a_crit_gives_cleave_before_defence_is_counted() -> None:
    s = arranged(a="ironskulls_boyz", b="steelhearts_champions", place={"hakka": (7, 3), "obryn_the_bold": (9, 3)})
    a = Strike(0, s.fighters[3], s.fighters[3].profiles()[0], s.fighters[6])
    weigh(s, a)
    assert counted_defence(a, False) & faces(SHIELD)
    assert not counted_defence(a, True) & faces(SHIELD)


@rule("SHA-10.09", "SHA-12.06")
@pytest.mark.usefixtures("sides")
@pytest.mark.parametrize("winner", ["A", "B"])
def test_both_players_score_at_once(winner: str) -> None:
    """They roll off; the winner scores first, then they take turns."""
    rolls = ("crit",) * 4 + ("sword",) * 4
    other = "B" if winner == "A" else "A"
    t = battle(
        a="garreks_reavers",
        b="steelhearts_champions",
        place={
            "blooded_saek": (7, 3),
            "obryn_the_bold": (9, 3),
            "targor": (8, 2),
            "arnulf": (10, 4),
            "severin_steelheart": (6, 4),
            "angharad_brightshield": (6, 2),
        },
        objectives_a=["balance_of_power"],
        objectives_b=["balance_of_power"],
        dice=("sword", "sword", "dodge", *(rolls if seat_of(winner) == 0 else reversed(rolls))),
    )
    t.play("A attack blooded_saek", "A target obryn_the_bold")
    for letter in (winner, other):
        t.expect(f"{letter} score.now", "score balance_of_power", "decline")
        t.play(f"{letter} score balance_of_power")
    assert t.glory() == [2, 2]


@rule("SHA-11.04")
def test_inspired_at_the_end_of_the_action_phase() -> None:
    s = arranged(
        a="the_chosen_axes",
        b="the_farstriders",
        place={"vol_orrukbane": (7, 3), "mad_maegrim": (1, 1), "sanson_farstrider": (3, 3), "elias_swiftblade": (8, 6)},
        tokens={1: (7, 3)},
    )
    check_warbands(s, PHASE_DONE)
    assert {f.id for f in s.fighters if f.inspired} == {"vol_orrukbane", "sanson_farstrider"}


@rule("SHA-12.01", "SHA-12.08", "SHA-13.04")
def test_the_end_phase_scores_from_hand_and_upgrades_follow() -> None:
    t = end_phase(
        place=BOTH,
        hand_a=["great_speed", "heroic_guard"],
        objectives_a=["hold_objective_1"],
        tokens={1: (7, 3), 2: (9, 3)},
    )
    t.expect("A end.score", "score hold_objective_1", "done")
    t.play("A score hold_objective_1")
    assert NUMBER["hold_objective_1"] in t.s.players[0].scored
    t.expect("A end.upgrade", "play great_speed", "done")
    t.play("A play great_speed")
    assert t.fighter("obryn_the_bold").upgrades == [NUMBER["great_speed"]]
    assert t.ask.kind == "discard.power"


@rule("SHA-0.02")
def test_cannot_wins() -> None:
    """Cruel Taunt forbids what Inspiration Strikes allows."""
    t = power_step(place=BOTH, hand_a=["cruel_taunt"], hand_b=["inspiration_strikes"], dice=("crit",))
    t.play("A play cruel_taunt", "B play inspiration_strikes")
    assert not t.fighter("garrek_gorebeard").inspired


def test_a_match_of_random_decks_keeps_its_promises() -> None:
    """Every pair of warbands plays to the end."""
    decks = [f"{warband.id}_starter" for warband in WARBANDS]
    for i, (a, b) in enumerate(product(decks, repeat=2)):
        if i % 4 == 0:
            settings = {"deck-a": a, "deck-b": b, "boards": "all" if i % 8 else "core"}
            assert kit.check_game(GAME, 2, f"pair {i}", settings) > 0
