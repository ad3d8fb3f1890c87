"""Short games to review."""

from functools import cache

from podziemia.bots import make_bot
from podziemia.kernel.history import History
from podziemia.kernel.record import Record, new_record
from podziemia.kernel.registry import find_game


@cache
def played(game: str, seats: int, moves: int, seed: str = "coach") -> Record:
    """The first moves of a game in which everybody answers at random: there is something to find."""
    history = History(new_record(find_game(game), seats, seed))
    bots = [make_bot("random", find_game(game), f"{seed} {seat}") for seat in range(seats)]
    while not history.match.over and history.count < moves:
        seat = history.match.waiting()[0]
        history.play(seat, bots[seat].choose(history.match, seat).text)
    return history.record()
