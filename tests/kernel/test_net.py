"""The net of a mind: the same sums as those of a matrix, whatever is zero, and chances that add up."""

from json import dumps

import numpy as np
import pytest

from podziemia.kernel.net import FORMAT, Net

INPUTS, TABLE, UNITS, SECOND = 5, 3, 16, 8
SIZES = [INPUTS * UNITS, INPUTS * UNITS, TABLE * UNITS, UNITS, UNITS * SECOND, SECOND, SECOND + 1, TABLE + 1]


def weights(seed: int) -> list[np.ndarray]:
    rng = np.random.default_rng(seed)
    return [rng.normal(0, 0.5, size).astype("<f4") for size in SIZES]


def written(parts: list[np.ndarray], **other: object) -> bytes:
    about = {"format": FORMAT, "inputs": INPUTS, "table": TABLE, "units": UNITS, "second": SECOND, **other}
    return dumps(about).encode() + b"\n" + b"".join(part.tobytes() for part in parts)


def by_matrices(parts: list[np.ndarray], sides: list[list[float]], table: list[float]) -> np.ndarray:
    """What the net should say, in two columns."""
    own, others, at_table, start, second, second_start, lead, sharp = [part.astype(float) for part in parts]
    x = np.array(sides)
    mean = (x.sum(axis=0) - x) / max(1, len(sides) - 1)
    first = x @ own.reshape(INPUTS, UNITS) + mean @ others.reshape(INPUTS, UNITS)
    first = np.maximum(first + np.array(table) @ at_table.reshape(TABLE, UNITS) + start, 0)
    last = np.maximum(first @ second.reshape(UNITS, SECOND) + second_start, 0)
    leads = last @ lead[:-1] + lead[-1]
    return np.stack([np.exp(np.array(table) @ sharp[:-1] + sharp[-1]) * leads, leads], axis=1)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_the_sums_are_those_of_matrices(count: int) -> None:
    parts = weights(count)
    net = Net(written(parts))
    rng = np.random.default_rng(count)
    for _ in range(5):
        sides = (rng.normal(size=(count, INPUTS)) * (rng.random((count, INPUTS)) < 0.6)).tolist()
        table = rng.normal(size=TABLE).tolist()
        judged = net.judge(sides, table)
        assert np.allclose(np.stack([judged.logits, judged.leads], axis=1), by_matrices(parts, sides, table))
        assert sum(judged.chances()) == pytest.approx(1)


def test_the_better_side_has_the_better_chance() -> None:
    parts = [part * 0 for part in weights(0)]
    parts[0][0] = parts[4][0] = parts[6][0] = 1.0  # the first input, straight through to the lead
    net = Net(written(parts))
    chances = net.judge([[2.0, 9, 9, 9, 9], [1.0, 0, 0, 0, 0]], [0.0] * TABLE).chances()
    assert chances[0] / chances[1] == pytest.approx(np.e)


def test_other_inputs_and_other_files_are_refused() -> None:
    net = Net(written(weights(0)))
    with pytest.raises(AssertionError, match="other inputs"):
        net.judge([[0.0] * (INPUTS + 1)], [0.0] * TABLE)
    with pytest.raises(AssertionError, match="no mind"):
        Net(written(weights(0), format="podziemia mind 1"))
