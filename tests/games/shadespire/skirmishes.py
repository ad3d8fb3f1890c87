"""Skirmishes: a crowded position drawn by lot, played for a while and written down, one decision a line.

    12 B react.after-attack 3 d41f: react final_blow | hurt A obryn_the_bold 1

The number of the decision, who was asked what with how many answers and their fingerprint, the answer, and what was
told. A skirmish that was written down is played again by its answers, and every line must come out the same: so a
change of the rules shows where it matters, and what it changes is read in the difference.

    python -m tests.games.shadespire.skirmishes          writes them anew, each with the same lots
"""

from pathlib import Path
from typing import Any, Final

from podziemia.games.shadespire import GAME
from podziemia.games.shadespire.data.cards import CARD_IDS, FIRST_PLOY, FIRST_UPGRADE, WARBAND_OF, upgrade
from podziemia.games.shadespire.data.hexes import coordinates, hex_at
from podziemia.games.shadespire.data.kinds import UNIVERSAL
from podziemia.games.shadespire.data.profiles import FighterCard
from podziemia.games.shadespire.data.warbands import WARBAND_IDS, WARBANDS
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.kernel.ask import SEAT_LETTERS
from podziemia.kernel.bits import members
from podziemia.kernel.match import fingerprint
from podziemia.kernel.rng import Rng, seeded
from tests.games.shadespire.table import FIELDS, Battle, Place, arranged

WRITTEN: Final = Path(__file__).parent / "skirmishes"
HOW_MANY: Final = 40
MOST_DECISIONS: Final = 160
EAGER: Final = {
    "attack": 12,
    "charge": 6,
    "act": 5,
    "move": 2,
    "react": 6,
    "play": 5,
    "score": 9,
    "drive": 4,
    "trap": 9,
    "decline": 2,
    "stay": 2,
    "done": 6,
}
"""How much likelier than others such an answer is: something is to happen."""
SAVING: Final = 20
"""The same of passing in a power step: cards are kept for later."""


# ---- lots ----


def lots(number: int) -> Rng:
    return seeded(f"skirmish {number}")


def drawn(number: int) -> ShadespireState:
    """Two warbands face to face, with cards in hand, upgrades, wounds and tokens as the lots have it."""
    rng = lots(number)
    bands = [rng.pick(list(WARBANDS)) for _ in range(2)]
    ids = [WARBAND_IDS[WARBANDS.index(band)] for band in bands]
    field = rng.pick(sorted(FIELDS))
    fighters = [(seat, card) for seat, band in enumerate(bands) for card in band.fighters]
    names = [card.id if seat == 0 or ids[0] != ids[1] else f"{card.id}-b" for seat, card in fighters]
    position: dict[str, Any] = {"a": ids[0], "b": ids[1], "field": field, "glory": (3, 3)}
    position["place"] = crowded(rng, field, names)
    position["tokens"] = dict(enumerate(some_hexes(rng, field, 5), 1))
    position["wounds"] = {name: rng.below(card.base.wounds) for name, (_, card) in zip(names, fighters, strict=True)}
    position["inspired"] = tuple([name for name in names if rng.below(3) == 0])
    position["upgrades"] = {
        name: some_upgrades(rng, ids[seat], card) for name, (seat, card) in zip(names, fighters, strict=True)
    }
    for seat, letter in enumerate("ab"):
        position[f"hand_{letter}"] = some_cards(rng, range(FIRST_PLOY, len(CARD_IDS)), ids[seat], 10)
        position[f"objectives_{letter}"] = some_cards(rng, range(FIRST_PLOY), ids[seat], 8)
    house: dict[str, Any] = {
        "always_ask": number % 5 == 0,
        "retroactive": number % 3 > 0,
        "loose_sight": number % 4 == 1,
    }
    return arranged(round=1 + number % 3, active=number % 2, relics=1 + number % 2, **house, **position)


def some_hexes(rng: Rng, field: str, n: int) -> list[tuple[int, int]]:
    """Hexes near the middle where somebody can stand."""
    ground = arranged(field=field).ground
    hexes = members(ground.clear & ground.within(hex_at(8, 6) if field != "BF3" else hex_at(16, 4), 3))
    rng.shuffle(hexes)
    return [coordinates(hex) for hex in hexes[:n]]


def crowded(rng: Rng, field: str, names: list[str]) -> Place:
    """Everybody near everybody; some are out of action."""
    standing = [name for name in names if rng.below(5)]
    return dict(zip(standing, some_hexes(rng, field, len(standing)), strict=False))


def some_cards(rng: Rng, among: range, warband: str, n: int) -> list[str]:
    cards = [CARD_IDS[card] for card in among if WARBAND_OF[card] in (UNIVERSAL, warband)]
    rng.shuffle(cards)
    return cards[:n]


def some_upgrades(rng: Rng, warband: str, card: FighterCard) -> list[str]:
    fitting = [
        id
        for number, id in enumerate(CARD_IDS[FIRST_UPGRADE:], FIRST_UPGRADE)
        if WARBAND_OF[number] in (UNIVERSAL, warband)
        and (not upgrade(number).only or card.id in upgrade(number).only)
        and not (upgrade(number).attacks and card.no_attack_upgrades)
    ]
    rng.shuffle(fitting)
    return fitting[: rng.below(4)]


# ---- play ----


def eager_answer(t: Battle, rng: Rng) -> str:
    """One of the answers, likelier one with which something happens."""
    options = sorted(t.options())
    weights = [EAGER.get(option.split()[0], 1) for option in options]
    if t.ask.kind == "power":
        weights[options.index("pass")] = SAVING
    at = rng.below(sum(weights))
    for option, weight in zip(options, weights, strict=True):
        if at < weight:
            return option
        at -= weight
    raise AssertionError("weights that do not add up")


def line(t: Battle, n: int, answer: str) -> str:
    """Give the answer, and write down what was asked and what came of it."""
    ask, before = t.ask, len(t.log)
    options = sorted(t.options())
    head = f"{n} {SEAT_LETTERS[ask.seat]} {ask.kind} {len(options)} {fingerprint(' '.join(options))[:4]}"
    t.match.play(ask.seat, answer)
    t.log.extend(t.match.heard())
    told = ", ".join(t.told()[before:])
    return f"{head}: {answer} | {told}".rstrip(" |")


def played(t: Battle, answers: list[str]) -> list[str]:
    return [line(t, n, answer) for n, answer in enumerate(answers, 1)]


def fought_out(number: int) -> list[str]:
    """The skirmish with answers by lot, until it is over or enough has happened."""
    t, rng = Battle(GAME, drawn(number)), seeded(f"answers {number}")
    found: list[str] = []
    while not t.match.over and len(found) < MOST_DECISIONS:
        found.append(line(t, len(found) + 1, eager_answer(t, rng)))
    return found


def answers_in(lines: list[str]) -> list[str]:
    return [one.partition(": ")[2].partition(" | ")[0] for one in lines]


def file_of(number: int) -> Path:
    return WRITTEN / f"{number}.txt"


if __name__ == "__main__":
    WRITTEN.mkdir(exist_ok=True)
    for number in range(HOW_MANY):
        file_of(number).write_text("\n".join(fought_out(number)) + "\n", encoding="utf-8")
