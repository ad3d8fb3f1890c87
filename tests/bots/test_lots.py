"""Lots: those of `Random`, made when the first one is drawn."""

from random import Random

import pytest

from podziemia.bots.lots import Lots


def test_a_seed_decides_the_same_lots_as_ever() -> None:
    lots, chance = Lots("a deal"), Random("a deal")
    assert [lots.random() for _ in range(3)] == [chance.random() for _ in range(3)]


def test_who_draws_no_lot_seeds_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    seeded: list[str] = []

    class Noted(Random):
        def __init__(self, seed: str) -> None:
            seeded.append(seed)
            super().__init__(seed)

    monkeypatch.setattr("podziemia.bots.lots.Random", Noted)
    Lots("never drawn")
    lots = Lots("drawn")
    lots.random()
    lots.random()
    assert seeded == ["drawn"]


def test_who_wants_the_same_lots_again_has_them_and_seeds_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    lots = Lots("a deal")
    again, chance = lots.again(), Random("a deal")
    drawn = [chance.random() for _ in range(3)]

    assert [again.random(), again.random()] == drawn[:2]
    monkeypatch.setattr("podziemia.bots.lots.Random", None)
    assert [lots.random(), again.again().random(), again.random()] == [drawn[0], drawn[0], drawn[2]]
