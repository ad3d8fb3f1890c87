"""Who takes part: every game behind the same five calls. Each class imports its package only when it is made.

What a peer offers to make play quick is used (no validation of options that come from its own list, copies without
history), and every question counts as a decision, even where there is only one option. Ours answer those by themselves.
Some take part twice: bare, and served to those who learn, with an observation and the mask of legal actions.
"""

from __future__ import annotations

import copy
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import Any

RULE_ROOMS = ("data/*.py", "rules/*.py", "effects/*.py")
"""Where the rules of our games stand, without what bots, boards and people are told."""


class Contender(ABC):
    """A game: how it starts, whether it is over, what can be chosen, a choice, a copy."""

    package = ""
    core = "Python"
    copies = True
    """Whether it is copied at all."""
    at_once = 1
    """Decisions in one call."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.chance = Random(1)

    @abstractmethod
    def new(self) -> Any:
        """A game at its first decision."""

    def new_to_copy(self) -> Any:
        """A game of which copies will be made."""
        return self.new()

    @abstractmethod
    def over(self, game: Any) -> bool:
        """Whether nothing is left to decide."""

    @abstractmethod
    def options(self, game: Any) -> Sequence[Any]:
        """What can be chosen; where an observation is served, that is made too."""

    @abstractmethod
    def play(self, game: Any, option: Any) -> None:
        """One of the options."""

    @abstractmethod
    def clone(self, game: Any) -> Any:
        """A copy that can be played on."""

    def observed(self) -> int:
        """Numbers of an observation; 0 where none is served."""
        return 0

    def sources(self) -> list[Path]:
        """Where the rules are written; nothing where they are not Python."""
        return []

    def rules(self) -> int:
        """Lines of Python with the rules, without blank ones and comments."""
        lines = [line.strip() for path in self.sources() for line in path.read_text(encoding="utf-8").splitlines()]
        return sum(1 for line in lines if line and not line.startswith("#"))

    def version(self) -> str:
        return version(self.package)


def files_of(module: str, *patterns: str) -> list[Path]:
    """The files of a package that fit the patterns."""
    folder = Path(str(import_module(module).__file__)).parent
    return [path for pattern in patterns for path in sorted(folder.glob(pattern))]


class Podziemia(Contender):
    """Ours, through the kernel."""

    package = "podziemia"

    def __init__(self, name: str) -> None:
        super().__init__(name)
        from podziemia.kernel import match
        from podziemia.kernel.ask import Together
        from podziemia.kernel.registry import find_game

        self.game = find_game(name)
        self.seats = min(self.game.usual, self.game.most)
        self.new_match = match.new_match
        self.together = Together
        self.seeds = 0
        self.core = "Python" if str(match.__file__).endswith(".py") else "mypyc"

    def new(self) -> Any:
        self.seeds += 1
        return self.new_match(self.game, self.seats, str(self.seeds), forkable=False)

    def new_to_copy(self) -> Any:
        return self.new_match(self.game, self.seats, "copies")

    def over(self, game: Any) -> bool:
        return game.ask is None

    def options(self, game: Any) -> Sequence[Any]:
        ask = game.ask
        return game.ask_of(game.waiting()[0]).options if isinstance(ask, self.together) else ask.options

    def play(self, game: Any, option: Any) -> None:
        ask = game.ask
        game.answer(option, game.waiting()[0] if isinstance(ask, self.together) else ask.seat)

    def clone(self, game: Any) -> Any:
        return game.fork()

    def sources(self) -> list[Path]:
        return files_of(f"podziemia.games.{self.name}", *RULE_ROOMS)


class Served(Contender):
    """A PettingZoo environment: with each decision come an observation and a mask."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        import numpy

        self.flatnonzero = numpy.flatnonzero

    @abstractmethod
    def environment(self) -> Any:
        """The environment, without guards."""

    @cached_property
    def table(self) -> Any:
        """One for all games: making it may cost more than a game."""
        return self.environment()

    def new(self) -> Any:
        self.table.reset(seed=self.chance.randrange(2**31))
        return self.table

    def over(self, game: Any) -> bool:
        agent = game.agent_selection
        return game.terminations[agent] or game.truncations[agent]

    def options(self, game: Any) -> Sequence[Any]:
        return self.flatnonzero(game.last()[0]["action_mask"])

    def play(self, game: Any, option: Any) -> None:
        game.step(option)

    def clone(self, game: Any) -> Any:
        return copy.deepcopy(game)

    def observed(self) -> int:
        return int(self.new().last()[0]["observation"].size)


class PodziemiaServed(Served):
    """Ours, through PettingZoo. Its environments are not copied: who searches forks the match."""

    package = "podziemia"
    copies = False

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.core = Podziemia(name).core

    def environment(self) -> Any:
        from podziemia.lab.pettingzoo import SeatsEnv

        return SeatsEnv(self.name)

    def sources(self) -> list[Path]:
        return Podziemia(self.name).sources()


class PodziemiaBatch(Contender):
    """Ours, many games at once: every call is a decision in each of them, and games that are over are dealt anew."""

    package = "podziemia"
    copies = False
    at_once = 64

    def __init__(self, name: str) -> None:
        super().__init__(name)
        import numpy

        from podziemia.lab.batch import SAME_STEP, Batch
        from podziemia.lab.doors import any_legal_of_each

        self.core = Podziemia(name).core
        self.batch = Batch(name, self.at_once, reset=SAME_STEP)
        self.any_legal = any_legal_of_each
        self.lots = numpy.random.default_rng(1)

    def new(self) -> Any:
        return self.batch

    def over(self, game: Any) -> bool:
        return False

    def options(self, game: Any) -> Sequence[Any]:
        """One choice: any legal action in every game."""
        return [self.any_legal(game.masks, self.lots)]

    def play(self, game: Any, option: Any) -> None:
        game.step(option)

    def clone(self, game: Any) -> Any:
        return copy.deepcopy(game)

    def observed(self) -> int:
        return int(self.batch.observations.shape[1])

    def sources(self) -> list[Path]:
        return Podziemia(self.name).sources()


class Classic(Served):
    """PettingZoo's classic games, without their guards."""

    package = "pettingzoo"

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.module = import_module(f"pettingzoo.classic.{name}")

    def environment(self) -> Any:
        return self.module.raw_env()

    def sources(self) -> list[Path]:
        name = self.name.rpartition("_v")[0]
        return files_of("pettingzoo.classic", f"{name}/*.py", f"rlcard_envs/{name}.py")


class OpenSpiel(Contender):
    """Games in C++, called from Python; chance moves are made within the call and do not count."""

    package = "open-spiel"
    core = "C++"

    def __init__(self, name: str) -> None:
        super().__init__(name)
        import pyspiel

        self.game = pyspiel.load_game(name)

    def new(self) -> Any:
        state = self.game.new_initial_state()
        self.let_chance_move(state)
        return state

    def let_chance_move(self, state: Any) -> None:
        while state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(self.chance.choices(outcomes, weights)[0])

    def over(self, game: Any) -> bool:
        return bool(game.is_terminal())

    def options(self, game: Any) -> Sequence[Any]:
        options: Sequence[Any] = game.legal_actions()
        return options

    def play(self, game: Any, option: Any) -> None:
        game.apply_action(option)
        self.let_chance_move(game)

    def clone(self, game: Any) -> Any:
        return game.clone()


class OpenSpielPython(OpenSpiel):
    """OpenSpiel's games that are written in Python."""

    core = "Python"

    def __init__(self, name: str) -> None:
        import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")
        super().__init__(name)

    def sources(self) -> list[Path]:
        return files_of("open_spiel.python.games", f"{self.name.removeprefix('python_')}.py")


class OpenSpielServed(OpenSpiel):
    """The same with the tensor that a learner reads, in NumPy's memory, and the mask."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        import numpy
        from open_spiel.python.observation import make_observation

        self.numpy = numpy
        self.observation = make_observation(self.game)

    def options(self, game: Any) -> Sequence[Any]:
        self.observation.set_from(game, game.current_player())
        options: Sequence[Any] = self.numpy.flatnonzero(game.legal_actions_mask())
        return options

    def observed(self) -> int:
        return int(self.observation.tensor.size)


class RlCard(Contender):
    """RLCard serves an observation with every decision, and lists the legal actions. It has no copy of its own: its
    game is copied as Python can."""

    package = "rlcard"

    def __init__(self, name: str) -> None:
        super().__init__(name)
        import rlcard

        self.table = rlcard.make(name, config={"seed": 1})

    def new(self) -> Any:
        self.table.now, _ = self.table.reset()
        return self.table

    def over(self, game: Any) -> bool:
        return bool(game.is_over())

    def options(self, game: Any) -> Sequence[Any]:
        return list(game.now["legal_actions"])

    def play(self, game: Any, option: Any) -> None:
        game.now, _ = game.step(option)

    def clone(self, game: Any) -> Any:
        return copy.deepcopy(game.game)

    def observed(self) -> int:
        return int(self.new().now["obs"].size)

    def sources(self) -> list[Path]:
        return files_of("rlcard.games", f"{self.name.replace('-', '' if 'holdem' in self.name else '_')}/*.py")


class PythonChess(Contender):
    package = "chess"

    def __init__(self, name: str) -> None:
        super().__init__(name)
        import chess

        self.board = chess.Board

    def new(self) -> Any:
        return self.board()

    def over(self, game: Any) -> bool:
        return bool(game.is_game_over())

    def options(self, game: Any) -> Sequence[Any]:
        return list(game.legal_moves)

    def play(self, game: Any, option: Any) -> None:
        game.push(option)

    def clone(self, game: Any) -> Any:
        return game.copy(stack=False)

    def sources(self) -> list[Path]:
        return files_of("chess", "__init__.py")


class Catanatron(Contender):
    """Catan for four, as its own `Game.play` runs it."""

    package = "catanatron"

    def __init__(self, name: str) -> None:
        super().__init__(name)
        from catanatron import Color, Game, RandomPlayer
        from catanatron.game import TURNS_LIMIT

        self.game = Game
        self.players = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
        self.longest = TURNS_LIMIT

    def new(self) -> Any:
        return self.game(self.players, seed=self.chance.randrange(1, 2**31))

    def over(self, game: Any) -> bool:
        return game.winning_color() is not None or game.state.num_turns >= self.longest

    def options(self, game: Any) -> Sequence[Any]:
        options: Sequence[Any] = game.state.playable_actions
        return options

    def play(self, game: Any, option: Any) -> None:
        game.execute(option, validate_action=False)

    def clone(self, game: Any) -> Any:
        return game.copy()

    def sources(self) -> list[Path]:
        return files_of("catanatron", "*.py", "models/*.py")


class BotBowl(Contender):
    """Blood Bowl: an option is an action with its player or square."""

    package = "botbowl"

    def __init__(self, name: str) -> None:
        super().__init__(name)
        import botbowl

        self.botbowl = botbowl
        self.config = botbowl.load_config("bot-bowl")
        self.config.competition_mode = False
        self.config.debug_mode = False
        self.config.fast_mode = True
        self.config.pathfinding_enabled = False
        self.ruleset = botbowl.load_rule_set(self.config.ruleset)
        self.arena = botbowl.load_arena(self.config.arena)

    def new(self) -> Any:
        made = self.botbowl
        teams = [made.load_team_by_filename("human", self.ruleset) for _ in range(2)]
        hands = [made.Agent(side, human=True) for side in ("home", "away")]
        game = made.Game("game", *teams, *hands, self.config, arena=self.arena, ruleset=self.ruleset)
        game.init()
        return game

    def over(self, game: Any) -> bool:
        return bool(game.state.game_over)

    def options(self, game: Any) -> Sequence[Any]:
        choices = [choice for choice in game.state.available_actions if choice.action_type.name != "PLACE_PLAYER"]
        return [
            self.botbowl.Action(choice.action_type, position=position, player=player)
            for choice in choices
            for position in choice.positions or [None]
            for player in choice.players or [None]
        ]

    def play(self, game: Any, option: Any) -> None:
        game.step(option)

    def clone(self, game: Any) -> Any:
        return copy.deepcopy(game)

    def sources(self) -> list[Path]:
        return files_of("botbowl", "core/*.py")


GAMES = ("abyss", "tyrants", "dungeonlords", "shadespire", "descent")
# Hearts tells a learner its whole history and has no observation of the moment.
SPIELS = ("chess", "backgammon", "gin_rummy", "hearts")
OURS = {
    **{f"podziemia {name}": (Podziemia, name) for name in GAMES},
    **{f"podziemia {name} (PettingZoo)": (PodziemiaServed, name) for name in GAMES},
    **{f"podziemia {name} (batch)": (PodziemiaBatch, name) for name in GAMES},
}
THEIRS = {
    "python-chess": (PythonChess, "chess"),
    "catanatron": (Catanatron, "catan"),
    "botbowl": (BotBowl, "blood bowl"),
    **{f"RLCard {name}": (RlCard, name) for name in ("no-limit-holdem", "uno", "gin-rummy", "doudizhu", "mahjong")},
    **{f"PettingZoo {name}": (Classic, name) for name in ("connect_four_v3", "texas_holdem_v4", "chess_v6")},
    **{f"OpenSpiel {name}": (OpenSpielPython, name) for name in ("python_team_dominoes",)},
    **{f"OpenSpiel {name}": (OpenSpiel, name) for name in SPIELS},
    **{f"OpenSpiel {name} (observation)": (OpenSpielServed, name) for name in SPIELS if name != "hearts"},
}
CONTENDERS: dict[str, tuple[type[Contender], str]] = {**OURS, **THEIRS}
