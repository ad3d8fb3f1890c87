"""Many games as one environment: all of them take a step in one call, and what comes back are arrays.

    batch = Batch("abyss", count=64, seats=3, seed=1)
    while learning:
        actions = policy(batch.observations, batch.masks)      # of the seats in batch.turns
        batch.step(actions)                                    # then batch.rewards, batch.dones and the next position

Seats may be left to bots (`bots={1: "easy", 2: "easy"}`): then only the others are asked.

A game that is over is dealt anew in one of the ways that Gymnasium names: at the next step (`next_step`: that step's
action does not count), within the same step (`same_step`), or when told to (`disabled`, by `deal`).
"""

from __future__ import annotations

from typing import Any, Final

from podziemia.kernel.ask import NOBODY
from podziemia.kernel.crowd import Crowd
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.registry import find_game
from podziemia.lab.actions import actions_of
from podziemia.lab.company import Company
from podziemia.lab.episode import MOST_DECISIONS, returns
from podziemia.lab.extras import needed

with needed("lab"):
    import numpy as np
    from numpy.typing import NDArray

NEXT_STEP: Final = "next_step"
SAME_STEP: Final = "same_step"
DISABLED: Final = "disabled"
RESETS: Final = (NEXT_STEP, SAME_STEP, DISABLED)


class Batch:
    """Arrays with a row a game, written anew by every step:

    observations  what the seat whose turn it is knows, by the game's named fields (float32)
    masks         1 for every action it may choose (int8); all 0 once the game is over
    turns         that seat; -1 once the game is over
    rewards       what each seat got in this step: by its place at the end, 0 before
    scores        its points likewise
    dones, cuts   whether the game has come to its end, or was cut off after `most` decisions
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        seed: int | str = 0,
        settings: dict[str, str] | None = None,
        most: int = MOST_DECISIONS,
        reset: str = NEXT_STEP,
        bots: dict[int, str] | None = None,
    ) -> None:
        found = find_game(game)
        if found.encoding is None:
            raise BadSetup("lab-observation", given="fields", known="hashed", game=game)
        if reset not in RESETS:
            raise BadSetup("lab-reset", given=reset, known=", ".join(RESETS))
        self.seats = min(found.usual, found.most) if seats is None else seats
        found.check_seats(self.seats)
        self.bots = check_places(bots or {}, self.seats)
        self.game = found
        self.settings = found.check_settings(settings or {})
        self.count = count
        self.most = most
        self.reset = reset
        self._crowd = Crowd(found, found.encoding, count)
        self._company = Company(self._crowd, count, self.bots)
        self._known = np.frombuffer(self._crowd.known, np.int32).reshape(count, found.encoding.size)
        self.observations: NDArray[np.float32] = np.zeros((count, found.encoding.size), np.float32)
        self.masks: NDArray[np.int8] = np.frombuffer(self._crowd.legal, np.int8).reshape(count, len(actions_of(game)))
        self.turns = np.full(count, NOBODY, np.int64)
        self.rewards = np.zeros((count, self.seats), np.float32)
        self.scores = np.zeros((count, self.seats), np.int32)
        self.dones = np.zeros(count, np.bool_)
        self.cuts = np.zeros(count, np.bool_)
        self.deal_all(seed)

    def deal_all(self, seed: int | str) -> None:
        """All games anew; the same seed gives the same games."""
        self._seed = seed
        self._dealt = 0
        self._decisions = np.zeros(self.count, np.int64)
        self._clear()
        for row in range(self.count):
            self._deal(row)
        self._show()

    def deal(self, row: int) -> None:
        """One game anew, at once."""
        self._deal(row)
        self.dones[row] = self.cuts[row] = False
        self._show()

    def _deal(self, row: int) -> None:
        self._company.deal(row, self.seats, f"{self._seed} {self._dealt}", self.settings)
        self._dealt += 1
        self._decisions[row] = self._company.play_on(row, self.most)

    def step(self, actions: Any) -> None:
        """An action a row, for the seat in `turns`; a refusal if it is not legal."""
        done, cut = self.dones.copy(), self.cuts.copy()
        ended = done | cut
        self._clear()
        self._play(np.asarray(actions).tolist(), ~ended)
        if self.reset == NEXT_STEP:
            self._deal_again(ended)
        elif self.reset == SAME_STEP:
            self._deal_again(self.dones | self.cuts)
        else:
            self.dones |= done
            self.cuts |= cut
        self._show()

    def _deal_again(self, ended: NDArray[np.bool_]) -> None:
        for row in np.flatnonzero(ended).tolist():
            self._deal(row)

    def _clear(self) -> None:
        self.rewards.fill(0)
        self.scores.fill(0)
        self.dones.fill(False)
        self.cuts.fill(False)

    def _play(self, actions: list[int], played: NDArray[np.bool_]) -> None:
        """Some games are over by their action, and some have gone on for too long."""
        self._crowd.answer_all(actions, played.tolist())
        self._decisions += played
        if self.bots:
            self._let_bots_play(np.flatnonzero(played).tolist())
        self.dones[:] = played & (np.asarray(self._crowd.turns) == NOBODY)
        np.logical_and(self._decisions >= self.most, played & ~self.dones, out=self.cuts)
        for row in np.flatnonzero(self.dones | self.cuts).tolist():
            state = self._crowd.matches[row].state
            self.rewards[row] = returns(self.game.places(state))
            self.scores[row] = [score.total for score in self.game.scores(state)]

    def _let_bots_play(self, rows: list[int]) -> None:
        for row in rows:
            self._decisions[row] += self._company.play_on(row, self.most - int(self._decisions[row]))

    def _show(self) -> None:
        self._known.fill(0)
        self.masks.fill(0)
        self._crowd.write()
        np.copyto(self.observations, self._known)
        self.turns[:] = self._crowd.turns


def check_places(bots: dict[int, str], seats: int) -> dict[int, str]:
    """Bots have seats at the table, and leave one at least to the learner."""
    for seat in bots:
        if not 0 <= seat < seats:
            raise BadSetup("lab-seat", seat=seat, seats=seats)
    if len(bots) == seats:
        raise BadSetup("lab-bots", given=seats, needed=seats - 1)
    return bots
