"""Bots by name."""

from __future__ import annotations

import os
import sys
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from re import fullmatch
from types import ModuleType
from typing import Any, Final

from podziemia.bots.bot import Bot, RandomBot
from podziemia.bots.budget import Budget
from podziemia.bots.erring import easy_bot, hard_bot, medium_bot
from podziemia.bots.greedy import GreedyBot
from podziemia.bots.mcts import MctsBot
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.game import Game
from podziemia.kernel.learned import Learned
from podziemia.kernel.mind import Mind
from podziemia.kernel.net import Net

LEVELS: Final = ("easy", "medium", "hard", "expert")
SECONDS: Final = {"expert": 9.5}
"""Of those who search: a little under what people are promised (10 seconds), for the last iteration and the way there.
They are seconds of the processor, so that a busy server does not make strong bots weak. The levels below answer at
once, for they look one step ahead: easy errs often, medium now and then, hard seldom (`erring.py`)."""
A_MOMENT: Final = 0.2
"""What `mcts` thinks when nobody says for how long."""
PATIENCE: Final = 4.0
"""So many times as long people wait at the most where the processor has much else to do."""

YARDSTICK: Final = "yardstick"
"""The laboratory's measure of minds, by a short name; it is not offered to players."""
BUDGETS: Final = ("mcts:<level>", "mcts:0.3s", "mcts:0.3cpu", "mcts:500")
OUTSIDE: Final = "process"
"""A bot in a process of its own, by the command that starts it."""
KNOWN: Final = (
    "random",
    "greedy",
    "greedy:<temper>",
    "greedy:<file>.bin",
    "mcts",
    *LEVELS,
    *BUDGETS,
    "package.module:Class",
    f"{OUTSIDE}:command",
)


def make_bot(spec: str, game: Game[Any], seed: str) -> Bot:
    """The bot that a spec names: `random`, `greedy` (`greedy:<temper>` where the game has tempers, `greedy:<file>.bin`
    with weights that it has learned), a level (`hard` or `mcts:hard`), `mcts` for a search of a moment, `mcts:0.3s`,
    `mcts:0.3cpu` or `mcts:500` for a budget of seconds, processor seconds or iterations, `package.module:ClassName` for
    a subclass of `Bot`, or `process:command` for a bot in a process of its own."""
    if spec == "random":
        return RandomBot(game, seed)
    if spec == "greedy":
        return GreedyBot(game, seed)
    if spec == YARDSTICK:
        return own_bot(spec, "podziemia.lab.yardstick", "Yardstick", game, seed)
    if spec == "mcts":
        return MctsBot(game, seed, Budget(seconds=A_MOMENT, processor=True, patience=PATIENCE))
    if spec in LEVELS:
        return level_bot(spec, game, seed)
    name, _, rest = spec.partition(":")
    if name == OUTSIDE:
        outside = import_module("podziemia.lab.outside")
        bot: Bot = outside.OutsideBot(game, seed, rest)
        return bot
    if name == "mcts":
        if rest in LEVELS:
            return level_bot(rest, game, seed)
        return MctsBot(game, seed, parse_budget(spec, rest))
    if name == "greedy" and rest.endswith(".bin"):
        return GreedyBot(game, seed, mind=mind_from(game, rest))
    if name == "greedy" and rest in game.tempers:
        return GreedyBot(game, seed, mind=game.tempers[rest])
    return own_bot(spec, name, rest, game, seed)


def level_bot(level: str, game: Game[Any], seed: str) -> Bot:
    if level == "easy":
        return easy_bot(game, seed)
    if level == "medium":
        return medium_bot(game, seed)
    if level == "hard":
        return hard_bot(game, seed)
    return MctsBot(game, seed, Budget(seconds=SECONDS[level], processor=True, patience=PATIENCE))


@lru_cache(maxsize=8)
def net_from(path: str) -> Net:
    return Net(Path(path).read_bytes())


def mind_from(game: Game[Any], path: str) -> Mind[Any]:
    """The game's mind with the weights of a file, as `podziemia train` writes them."""
    try:
        net = net_from(path)
    except (OSError, ValueError, KeyError, AssertionError) as wrong:
        raise BadSetup("bot-weights", path=path) from wrong
    return learned_mind(game, net)


def learned_mind(game: Game[Any], net: Net) -> Mind[Any]:
    """The game's mind with another net."""
    if game.inputs is None:
        raise BadSetup("train-no-inputs", game=game.name)
    return Learned(pupil(game), game.inputs, net)


def pupil(game: Game[Any]) -> Mind[Any]:
    """The mind that learns to judge, without what it has learned: its first sight and calm points need not be those of
    the mind that others are measured against."""
    mind = game.mind
    return mind.handmade if isinstance(mind, Learned) else mind


def parse_budget(spec: str, text: str) -> Budget:
    """`0.3s` is a time on the wall, `0.3cpu` one of the processor, `500` a number of iterations."""
    if fullmatch(r"[0-9]{1,7}", text) and int(text) > 0:
        return Budget(iterations=int(text))
    timed = fullmatch(r"([0-9]{1,4}(?:\.[0-9]{1,3})?)(s|cpu)", text)
    if timed and float(timed[1]) > 0:
        return Budget(seconds=float(timed[1]), processor=timed[2] == "cpu")
    raise unknown(spec)


def own_bot(spec: str, module: str, name: str, game: Game[Any], seed: str) -> Bot:
    """A bot that somebody else wrote. Whatever is wrong with it is told, because its author is the one who reads."""
    if module in KNOWN or not fullmatch(r"[A-Za-z_][\w.]*", module) or not name.isidentifier():
        raise unknown(spec)
    found = getattr(own_module(spec, module), name, None)
    if found is None:
        raise BadSetup("bot-class", name=name, module=module)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadSetup("bot-not-a-bot", name=spec)
    try:
        bot: Bot = found(game, seed)
    except Exception as wrong:
        raise BadSetup("bot-broken", name=spec, error=f"{type(wrong).__name__}: {wrong}") from wrong
    return bot


def own_module(spec: str, module: str) -> ModuleType:
    """The module of a bot, from the current folder too: the `podziemia` command would not look there by itself."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)
    try:
        return import_module(module)
    except Exception as wrong:  # importing runs what stands there
        raise BadSetup("bot-module", name=spec, module=module, error=f"{type(wrong).__name__}: {wrong}") from wrong


def unknown(spec: str) -> BadSetup:
    return BadSetup("bot-unknown", name=spec, known=", ".join(KNOWN))
