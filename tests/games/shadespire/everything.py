"""Scenes in which both players hold everything: which Reactions and objectives are offered to whom, all in one go."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from podziemia.games.shadespire.data.cards import CARD_IDS, FIRST_PLOY, FIRST_UPGRADE, ploy, upgrade
from podziemia.games.shadespire.data.kinds import NOW
from podziemia.games.shadespire.data.objective_cards import OBJECTIVES
from tests.games.shadespire.phases import acted
from tests.games.shadespire.scenes import QUIET, go
from tests.games.shadespire.table import Battle, Place, battle, letter_of, power_step

REACTIONS = [CARD_IDS[card] for card in range(FIRST_PLOY, FIRST_UPGRADE) if ploy(card).window]
GEAR = [CARD_IDS[card] for card in range(FIRST_UPGRADE, len(CARD_IDS)) if upgrade(card).window]
AT_ONCE = [card.id for card in OBJECTIVES if card.when == NOW]
AT_THE_END = [card.id for card in OBJECTIVES if card.when != NOW]
EVERYTHING: dict[str, Any] = {
    "hand_a": REACTIONS,
    "hand_b": REACTIONS,
    "objectives_a": AT_ONCE,
    "objectives_b": AT_ONCE,
}

Offered = dict[str, set[str]]
"""By seat and verb: `A react`, `B score`."""


@dataclass
class Made:
    """A Reaction to be made as soon as it is offered, and then the first or the last answer to everything, as the
    alphabet has them. Nobody holds anything else."""

    seat: str
    id: str
    last: bool
    story: str = ""
    """Who was asked what with how many answers, and what was told, from the Reaction on."""


MADE: list[Made] = []
MOST_TOLD = 5
"""So many events tell what a Reaction did."""


def retold(scene: Callable[[], Offered], made: Made) -> str:
    """The scene with that Reaction."""
    MADE.append(made)
    try:
        scene()
    finally:
        MADE.pop()
    return made.story


def make(t: Battle, made: Made) -> None:
    before = len(t.told())
    t.play(f"{made.seat} react {made.id}")
    asked = []
    while not t.match.over and t.ask.kind not in ("power", "activation"):
        options = sorted(t.options())
        asked.append(f"{t.kind()} {len(options)}")
        t.play(f"{letter_of(t.ask.seat)} {options[-1 if made.last else 0]}")
    made.story = f"{' '.join(asked)} | {', '.join(t.told()[before + 1 :][:MOST_TOLD])}".strip()


def held(more: dict[str, Any]) -> dict[str, Any]:
    """Everything, unless one Reaction is to be made."""
    if not MADE:
        return {**EVERYTHING, **more}
    hands: dict[str, Any] = {"hand_a": [], "hand_b": []}
    if MADE[0].id in REACTIONS:
        hands[f"hand_{MADE[0].seat.lower()}"] = [MADE[0].id]
    return {**more, **hands}


def watched(t: Battle, *wishes: str) -> Offered:
    """Go on until the activation or the power step is over: what is wished for is answered where it can be, all else is
    declined. What was offered on the way."""
    found: Offered = {}
    hoped = [wish if "(" not in wish else f"{wish.split(' (')[0]} {spot(t, wish)}" for wish in wishes]
    while not t.match.over:
        options = t.options()
        for option in options:
            verb, _, id = option.partition(" ")
            if verb in ("react", "score"):
                found.setdefault(f"{letter_of(t.ask.seat)} {verb}", set()).add(id)
        if MADE and f"react {MADE[0].id}" in options and letter_of(t.ask.seat) == MADE[0].seat:
            make(t, MADE[0])
            return found
        if t.ask.kind in ("power", "activation"):
            break
        answer = next((a for a in (*hoped, *QUIET) if a in options), t.ask.options[0].text)
        if answer in hoped:
            hoped.remove(answer)
        t.play(f"{letter_of(t.ask.seat)} {answer}")
    assert not hoped or MADE, f"never asked for {hoped}"
    return found


def spot(t: Battle, wish: str) -> str:
    x, r = wish.partition(" (")[2].rstrip(")").split(",")
    return t.at(int(x), int(r))


def activation(first: str, *wishes: str, place: Place, **more: Any) -> Offered:
    """One activation with everything in hand."""
    t = battle(place=place, active=0 if first.startswith("A") else 1, **held(more))
    go(t, first)
    return watched(t, *wishes)


def ploy_played(id: str, *wishes: str, place: Place, **more: Any) -> Offered:
    """A plays a ploy with everything in hand."""
    cards = held(more)
    t = power_step(place=place, **{**cards, "hand_a": [id, *cards["hand_a"]]})
    t.play(f"A play {id}")
    return watched(t, *wishes)


def upgrade_played(id: str, *wishes: str, place: Place, **more: Any) -> Offered:
    """A plays an upgrade with everything in hand."""
    cards = held(more)
    t = power_step(place=place, glory=(1, 0), **{**cards, "hand_a": [id, *cards["hand_a"]]})
    t.play(f"A play {id}")
    return watched(t, *wishes)


def phase_ended(*moves: str, place: Place, **more: Any) -> Offered:
    """These moves, and nothing more until the end phase; both hold every objective scored there."""
    active = 1 if moves and moves[0].startswith("B") else 0
    t = battle(place=place, active=active, objectives_a=AT_THE_END, objectives_b=AT_THE_END, **more)
    acted(t, *moves)
    found: Offered = {}
    while not t.match.over and len(found) < 2:
        if t.ask.kind == "end.score":
            found[letter_of(t.ask.seat)] = {option.split()[1] for option in t.options() if option != "done"}
        answer = next((a for a in QUIET if a in t.options()), t.ask.options[0].text)
        t.play(f"{letter_of(t.ask.seat)} {answer}")
    return found
