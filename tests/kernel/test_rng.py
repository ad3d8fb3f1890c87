"""One stream of numbers, the same everywhere."""

from podziemia.kernel.rng import KEPT_BLOCKS, WORDS_A_BLOCK, seeded


def test_the_stream_is_the_same_on_every_machine() -> None:
    rng = seeded("podziemia")
    assert [rng.word() for _ in range(4)] == PINNED
    assert seeded("podziemia ").word() != PINNED[0]


def test_a_copy_goes_on_from_the_same_place_and_alone() -> None:
    rng = seeded("copy")
    for _ in range(21):
        rng.word()
    twin = rng.copy()
    assert [twin.word() for _ in range(40)] == [rng.word() for _ in range(40)]
    twin.word()
    assert twin.draws == rng.draws + 1 == 62


def test_every_draw_is_counted() -> None:
    rng = seeded("count")
    assert rng.draws == 0
    for n in range(1, 40):
        rng.below(6)
        assert rng.draws == n


def test_numbers_stay_below_and_reach_everything() -> None:
    rng = seeded("below")
    seen = [rng.below(6) for _ in range(6000)]
    assert set(seen) == set(range(6))
    for face in range(6):
        assert 850 < seen.count(face) < 1150
    assert all(0.0 <= rng.chance() < 1.0 for _ in range(1000))


def test_a_shuffle_keeps_the_cards_and_favours_none() -> None:
    rng = seeded("shuffle")
    first = [0] * 5
    for _ in range(5000):
        cards = list(range(5))
        rng.shuffle(cards)
        assert sorted(cards) == list(range(5))
        first[cards[0]] += 1
    assert all(850 < n < 1150 for n in first)


def test_fresh_seeds_have_128_bits_and_differ() -> None:
    rng = seeded("seeds")
    seeds = {rng.seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(seed) == 32 for seed in seeds)


PINNED = [927072657, 420190066, 613326008, 618715245]


def test_copies_share_what_was_worked_out_and_go_on_beyond_it() -> None:
    first = seeded("shared")
    early, late = first.copy(), first.copy()
    count = WORDS_A_BLOCK * (KEPT_BLOCKS + 2)
    words = [first.word() for _ in range(count)]

    assert [early.word() for _ in range(count)] == words
    assert [late.word() for _ in range(3)] == words[:3]
    assert [seeded("shared").word() for _ in range(3)] == [words[0]] * 3
    assert first.copy().word() == early.word() not in words
    assert len(first._known) == KEPT_BLOCKS
