"""What the view tells besides where things lie."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from random import Random
from typing import Any

from podziemia.games.shadespire import GAME
from podziemia.games.shadespire.bots.prospects import attack_odds
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.kernel.match import Match, new_match


def views_of_a_game(seed: str) -> list[tuple[Match[ShadespireState], Mapping[str, Any]]]:
    match = new_match(GAME, 2, seed)
    chance = Random(seed)
    seen: list[tuple[Match[ShadespireState], Mapping[str, Any]]] = []
    while not match.over:
        ask = match.ask_of(match.waiting()[0])
        if ask.kind == "activation":
            seen.append((match.fork(), match.view(ask.seat)))
        match.answer(chance.choice(ask.options), ask.seat)
    return seen


def test_the_activation_that_is_asked_for_is_still_left() -> None:
    """What the panel shows is what the question counts."""
    views = views_of_a_game("left")
    assert len(views) > 8
    for match, view in views:
        ask = match.ask_of(match.waiting()[0])
        assert 4 - view["players"][ask.seat]["used"] == ask.n


def test_every_attack_within_reach_comes_with_its_exact_odds() -> None:
    """The three chances are whole together, and are those the bots reckon with; only enemies are targets."""
    told = 0
    for match, view in views_of_a_game("odds"):
        fighters = {f.id: f for f in match.state.fighters}
        for seen in view["fighters"]:
            attacker = fighters[seen["id"]]
            for attack, profile in zip(seen["attacks"], attacker.profiles(), strict=True):
                for target, chances in attack["odds"].items():
                    assert fighters[target].seat != attacker.seat
                    exact = attack_odds(match.state, attacker, profile, fighters[target])
                    assert [Fraction(part) for part in chances] == [exact.success, exact.draw, exact.failure]
                    assert sum(Fraction(part) for part in chances) == 1
                    told += 1
    assert told > 0
