"""The turn and the game around it (ABY-1, 2, 3, 11, 12)."""

from __future__ import annotations

from podziemia.games.abyss.data.cards import (
    COMMANDER,
    COMMANDER_LIMIT,
    COURT_SPACES,
    EXPLORATION_CARDS,
    KEY_TOKENS,
    LANDLORD,
    LOCATIONS,
    LORD_IDS,
    LORDS,
    MONSTER_TOKENS,
    RACES,
    TURN_CAP,
)
from podziemia.games.abyss.data.options import END_TURN, EXPLORE, PLOT
from podziemia.games.abyss.rules.activated import ability_options, ask_active, use_ability
from podziemia.games.abyss.rules.council import request_support, support_options
from podziemia.games.abyss.rules.explore import explore, start_exploring
from podziemia.games.abyss.rules.hand import discard_down_to
from podziemia.games.abyss.rules.locations import control_locations
from podziemia.games.abyss.rules.recruit import recruit, recruit_options, start_recruiting, turn_up_lord
from podziemia.games.abyss.rules.scoring import final_affiliation
from podziemia.games.abyss.rules.state import AbyssState, Player
from podziemia.kernel.ask import NOBODY, Ask, Option, Rules
from podziemia.kernel.rng import Rng


def set_up(seats: int, first: int, rng: Rng) -> AbyssState:
    """Shuffle everything, open six lords (ABY-1.03) and one location, give everyone a pearl (ABY-1)."""
    s = AbyssState()
    s.begin(seats, rng)
    s.deck = _shuffled(list(EXPLORATION_CARDS), rng)
    s.lord_deck = _shuffled(list(range(len(LORDS))), rng)
    s.location_stack = _shuffled(list(range(len(LOCATIONS))), rng)
    s.token_supply = _shuffled(list(MONSTER_TOKENS), rng)
    s.court = [s.lord_deck.pop() for _ in range(COURT_SPACES)]
    s.available = [s.location_stack.pop()]
    s.key_supply = KEY_TOKENS
    s.council = [[] for _ in RACES]
    s.discard = []
    s.track = []
    s.lord_discard = []
    s.drawn = []
    s.removed = []
    s.paid = []
    s.spent = []
    s.threat = 1
    s.players = [_new_player() for _ in range(seats)]
    s.give_turn_to(rng.below(seats) if first == NOBODY else first)
    s.turn = 0
    s.exploring = False
    s.recruiting = NOBODY
    s.missing = 0
    s.price = 1
    s.bought = 0
    s.used = 0
    s.extra_turns = 0
    s.last_turns = NOBODY
    return s


def _shuffled(cards: list[int], rng: Rng) -> list[int]:
    rng.shuffle(cards)
    return cards


def _new_player() -> Player:
    player = Player()
    player.hand = []
    player.affiliated = []
    player.pearls = 1
    player.key_tokens = 0
    player.tokens = []
    player.free = []
    player.active = 0
    player.locations = []
    player.tucked = []
    return player


def start_turn(s: AbyssState) -> None:
    """Counters are reset (ABY-11.02); the Landlord brings his pearl (ABY-14.11)."""
    s.turn += 1
    s.price = 1
    s.bought = 0
    s.used = 0
    s.tell("turn_started", s.active, n=s.turn)
    if s.me.has_active(LANDLORD):
        s.gain_pearls(s.active, 1, LORD_IDS[LANDLORD])


def act(s: AbyssState) -> Rules[None]:
    """Plot as often as you like, then exactly one action (ABY-2.01)."""
    while True:
        # A pause even when exploring is all there is: nobody's card is turned up before he reaches for the deck.
        answer = yield Ask(s.active, "turn.action", action_options(s), pause=True)
        if answer is EXPLORE:
            return start_exploring(s)
        if answer.verb == "support":
            return (yield from request_support(s, answer.index))
        if answer.verb == "recruit":
            return start_recruiting(s, answer.index)
        if answer is PLOT:
            plot(s)
        else:
            yield from use_ability(s, answer.index)


def action_options(s: AbyssState) -> list[Option]:
    """The three actions where they are possible (ABY-2.03), plotting, activated lords."""
    options = [EXPLORE]
    options += support_options(s)
    options += recruit_options(s)
    if can_plot(s):
        options.append(PLOT)
    options += ability_options(s)
    return options


def can_plot(s: AbyssState) -> bool:
    """A pearl, an empty Court space and a lord in the deck (ABY-3.02, 3.03)."""
    return s.me.pearls > 0 and len(s.court) < COURT_SPACES and len(s.lord_deck) > 0


def plot(s: AbyssState) -> None:
    """Pay a pearl to turn up a lord (ABY-3.01)."""
    s.me.pearls -= 1
    s.tell("plotted", s.active)
    turn_up_lord(s)


def end_turn(s: AbyssState) -> Rules[None]:
    """Last use of activated lords, the Commander's hand limit (ABY-11.01), then the next player (ABY-2.04)."""
    yield from ask_active(s, "turn.end", [END_TURN])
    if s.under_soldier(s.active, COMMANDER):
        yield from discard_down_to(s, s.active, COMMANDER_LIMIT, COMMANDER)
    pass_turn(s)


def pass_turn(s: AbyssState) -> None:
    """Extra turns come first (ABY-14.15); after the last turns the game is over (ABY-12.03)."""
    if s.turn >= TURN_CAP * s.seats:
        s.last_turns = 0
        s.extra_turns = 0
    if s.extra_turns:
        s.extra_turns -= 1
    elif s.last_turns == 0:
        end_game(s)
    else:
        if s.end_triggered():
            s.last_turns -= 1
        s.give_turn_to((s.active + 1) % s.seats)


def end_game(s: AbyssState) -> None:
    final_affiliation(s)
    s.over = True
    s.shown += 1
    s.tell("game_over")


def take_turn(s: AbyssState) -> Rules[None]:
    """One stretch of play: a turn (ABY-2.01), or a piece of it where cards are turned up or paid one by one."""
    if s.exploring:
        yield from explore(s)
    elif s.recruiting != NOBODY:
        yield from recruit(s)
    else:
        start_turn(s)  # start-of-turn effects
        yield from act(s)  # plotting, then exactly one action
    if s.exploring or s.recruiting != NOBODY:
        return  # a quiet point before each card
    yield from control_locations(s)  # three keys open a location
    yield from end_turn(s)  # end-of-turn effects
