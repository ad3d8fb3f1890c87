"""Every game as an OpenSpiel game: `pyspiel.load_game("podziemia_abyss(seats=3)")` once this module is imported.

Chance moves first and only once: it deals, that is, it picks the seed; everything random later follows from it. Search
must not look into that future, so it works in states from `resample_from_infostate`, as OpenSpiel's IS-MCTS does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from podziemia.kernel.ask import SEAT_LETTERS
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.game import Game
from podziemia.kernel.registry import find_game, game_names
from podziemia.lab.actions import actions_of
from podziemia.lab.episode import MOST_DECISIONS, returns
from podziemia.lab.extras import needed
from podziemia.lab.eyes import FIELDS, HASHED, Eyes, eyes_for
from podziemia.lab.memory import MEMORY
from podziemia.lab.observation import SIZE
from podziemia.lab.play import Play, Start

with needed("openspiel"):
    import numpy as np
    import pyspiel

DEALS: Final = 1000
USUAL: Final = "usual"
"""As settings: all by default. OpenSpiel cannot read an empty text."""


def game_type(game: Game[Any]) -> Any:
    return pyspiel.GameType(
        short_name=f"podziemia_{game.name}",
        long_name=f"Podziemia: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": min(game.usual, game.most),
            "settings": USUAL,
            "deals": DEALS,
            "most": MOST_DECISIONS,
            "observation": FIELDS if game.encoding else HASHED,
            "size": SIZE,
        },
    )


def read_settings(text: str) -> dict[str, str]:
    """`first:A;decks:drow+demons`: commas and equals signs have a meaning of their own in the name of a game."""
    if text == USUAL:
        return {}
    pairs = [pair.partition(":") for pair in text.split(";")]
    if not all(colon for _, colon, _ in pairs):
        raise BadSetup("setting-form", text=text)
    return {key: value for key, _, value in pairs}


class SpielGame(pyspiel.Game):
    """A game at OpenSpiel's door; subclassed once a game, because OpenSpiel keeps what makes its games for longer than
    the interpreter lives, and only classes last that long."""

    game: Game[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.game
        kind = game_type(game)
        params = {**kind.parameter_specification, **(params or {})}
        seats = params["seats"]
        game.check_seats(seats)
        settings = game.check_settings(read_settings(params["settings"]))
        self.start = Start(game.name, seats, settings, params["most"])
        self.deals = params["deals"]
        self.eyes = eyes_for(game, params["observation"], params["size"])
        info = pyspiel.GameInfo(
            num_distinct_actions=len(actions_of(game.name)),
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.start.most,
        )
        super().__init__(kind, info, params)

    def __reduce__(self) -> tuple[Any, ...]:
        return load_game, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> SpielObserver:
        return SpielObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), self.eyes)


class SpielState(pyspiel.State):
    """A moment of a game. OpenSpiel copies a state attribute by attribute, which is why there is only one that changes:
    the play, which knows how to fork; it is missing until chance has dealt."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play: Play | None = None

    def current_player(self) -> int:
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.play.turn

    def is_terminal(self) -> bool:
        return self.play is not None and self.play.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.play is not None
        return self.play.legal(player)

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            self.play = Play.dealt(self.get_game().start, str(action))
        else:
            self.play.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return actions_of(self.get_game().start.game).texts[action]

    def returns(self) -> list[float]:
        if self.play is None or not self.is_terminal():
            return [0.0] * self.num_players()
        match = self.play.match
        return returns(match.game.places(match.state))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that looks the same to the player, in which all that it cannot know was dealt again."""
        twin: SpielState = self.clone()
        if self.play is not None:
            twin.play = self.play.redealt(player, f"{sampler():.17f}")
        return twin

    def __str__(self) -> str:
        """The table as one reads it, in the eyes of the player to move; the first line tells states apart."""
        if self.play is None:
            return "before the deal"
        return f"{self.play.digest()} {self.play.decisions} {self._whose_turn()}\n{self.play.drawing()}"

    def _whose_turn(self) -> str:
        player = self.current_player()
        if self.play is None or player < 0:
            return "over"
        return f"{SEAT_LETTERS[player]} {self.play.match.ask_of(player).kind}"


class SpielObserver:
    """Sees a state with a player's eyes: what it knows now, and with perfect recall also what it has lived through."""

    def __init__(self, kind: Any, eyes: Eyes) -> None:
        self.recalls = kind.perfect_recall
        self.eyes = eyes
        size = eyes.size
        self.tensor = np.zeros(size + (MEMORY if self.recalls else 0), np.float32)
        self.dict = {"knowledge": self.tensor[:size]}
        if self.recalls:
            self.dict["memory"] = self.tensor[size:]

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.play is not None:
            self.dict["knowledge"][:] = state.play.observe(player, self.eyes)
            if self.recalls:
                self.dict["memory"][:] = state.play.memories.of(player).vector()

    def string_from(self, state: SpielState, player: int) -> str:
        if state.play is None:
            return "before the deal"
        known = state.play.knowledge(player)
        return f"{state.play.memories.of(player).fingerprint()} {known}" if self.recalls else known


def load_game(name: str) -> Any:
    """For pickles: who reads one must have registered our games."""
    return pyspiel.load_game(name)


def register(found: Game[Any]) -> None:
    class OneGame(SpielGame):
        game = found

    pyspiel.register_game(game_type(found), OneGame)


for _name in game_names():
    register(find_game(_name))
