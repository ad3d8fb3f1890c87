"""Before the first round: boards, objective tokens, hands and deployment (SHA-3 to SHA-6)."""

from __future__ import annotations

from podziemia.games.shadespire.data.boards import BOARD_IDS, BOARDS, CORE_BOARDS
from podziemia.games.shadespire.data.cards import OBJECTIVE_HAND, POWER_HAND, TOKENS
from podziemia.games.shadespire.data.hexes import NOWHERE
from podziemia.games.shadespire.data.options import BOARD, DEPLOY, FIGHTER, FIRST, JOIN, KEEP, REDRAW, TOKEN, TURN
from podziemia.games.shadespire.data.warbands import FIGHTER_IDS, WARBANDS
from podziemia.games.shadespire.rules.decks import Deck
from podziemia.games.shadespire.rules.fighter import Fighter, new_fighter
from podziemia.games.shadespire.rules.hands import draw_objectives, draw_power
from podziemia.games.shadespire.rules.harm import count_upgrades
from podziemia.games.shadespire.rules.rolls import roll_off
from podziemia.games.shadespire.rules.state import (
    DEPLOYMENT,
    MULLIGAN,
    PICK_BOARDS,
    PLACE_TOKENS,
    ROLL_FOR_BOARDS,
    ROLL_FOR_DEPLOYMENT,
    ROUND,
    Player,
    ShadespireState,
)
from podziemia.kernel.ask import NOBODY, Ask, Rules
from podziemia.kernel.rng import Rng


def set_up(
    decks: list[Deck],
    rng: Rng,
    lethal: bool = False,
    loose_sight: bool = False,
    retroactive: bool = True,
    relics: int = 1,
    always_ask: bool = False,
) -> ShadespireState:
    """Two players with their warbands and shuffled decks (SHA-0.01, SHA-5.01)."""
    s = ShadespireState()
    s.begin(2, rng)
    s.stage = ROLL_FOR_BOARDS
    s.round = 0
    s.players = [new_player(deck, rng) for deck in decks]
    s.fighters = []
    for seat, deck in enumerate(decks):
        mirror = seat == 1 and decks[0].warband == deck.warband
        for card in WARBANDS[deck.warband].fighters:
            s.fighters.append(new_fighter(len(s.fighters), seat, FIGHTER_IDS.index(card.id), mirror))
            count_upgrades(s.fighters[-1])
    s.usable_boards = len(BOARDS) if lethal else CORE_BOARDS
    s.loose_sight = loose_sight
    s.retroactive = retroactive
    s.relic_cost = relics
    s.always_ask = always_ask
    s.field = None
    s.turned = [0, 0]
    s.join = 0
    s.token_pile = list(range(TOKENS))
    rng.shuffle(s.token_pile)
    s.facedown = []
    s.token_hexes = []
    clear_table(s)
    return s


def clear_table(s: ShadespireState) -> None:
    """Everything that begins empty."""
    s.tokens = [NOWHERE] * TOKENS
    s.roll = None
    s.occupied = 0
    s.shard = NOWHERE
    s.roll_winner = s.first_placer = s.first = s.active = s.turn_to = 0
    s.activated = NOBODY
    s.aim = None
    s.passes = 0
    s.spells, s.coming, s.anticipated, s.deeds = [], [], [], []
    s.no_power = False
    s.window = 0
    s.playing = [[], []]
    s.kills, s.hurts, s.attempts = [], [], []
    s.chargers = s.rushing = s.movers = s.hits = s.stirred = 0
    s.pistol_hits = [0, 0]
    s.held_before = [NOBODY] * TOKENS
    s.held_now = [NOBODY] * TOKENS
    s.held_start = [NOBODY] * TOKENS


def new_player(deck: Deck, rng: Rng) -> Player:
    player = Player()
    player.warband = deck.warband
    player.board = NOBODY
    player.glory = player.spent = player.returns = 0
    player.objective_deck = list(deck.objectives)
    player.power_deck = list(deck.power)
    rng.shuffle(player.objective_deck)
    rng.shuffle(player.power_deck)
    player.objectives, player.hand = [], []
    player.objective_discard, player.discard, player.scored = [], [], []
    player.begin_phase()
    return player


def roll_for_boards(s: ShadespireState) -> Rules[None]:
    """The loser picks the first board (SHA-3.01, SHA-3.02)."""
    s.roll_winner = roll_off(s)
    s.first_placer = 1 - s.roll_winner
    s.stage = PICK_BOARDS
    yield from ()


def pick_boards(s: ShadespireState) -> Rules[None]:
    """The winner picks the second board and joins them as it likes (SHA-3.03)."""
    loser, winner = s.first_placer, s.roll_winner
    for seat in (loser, winner):
        answer = yield Ask(seat, "board.pick", BOARD[: s.usable_boards])
        s.players[seat].board = answer.index
        s.tell("board_picked", seat, BOARD_IDS[answer.index])
    for place, seat in enumerate((loser, winner)):
        answer = yield Ask(winner, "board.turn", [KEEP, TURN], BOARD_IDS[s.players[seat].board])
        s.turned[place] = 1 if answer is TURN else 0
    answer = yield Ask(winner, "board.join", JOIN)
    s.join = answer.index
    s.join_boards()
    s.tell("boards_joined", winner, answer.thing)
    s.stage = PLACE_TOKENS


def token_options(s: ShadespireState) -> int:
    """Where the next token may be placed (SHA-4.02 to SHA-4.06)."""
    field = s.ground
    never = field.starting | field.blocked | field.lethal
    for hex in s.token_hexes:
        never |= 1 << hex
    apart = field.hexes & ~never
    for hex in s.token_hexes:
        apart &= ~field.within(hex, 2)
    inner = apart & ~field.edge
    if inner and len(s.token_hexes) < TOKENS - 1:
        return inner
    return apart or field.hexes & ~never


def place_token(s: ShadespireState) -> Rules[None]:
    """The players alternate; numbers stay hidden until all five lie there (SHA-4.01 to SHA-4.07)."""
    n = len(s.token_hexes)
    seat = s.first_placer if n % 2 == 0 else 1 - s.first_placer
    answer = yield Ask(seat, "token.place", s.options_at(TOKEN, token_options(s)), n=n + 1)
    s.facedown.append(s.token_pile.pop())
    s.token_hexes.append(s.ground.ids[answer.thing])
    s.tell("token_placed", seat, things=(answer.thing,))
    if len(s.token_hexes) == TOKENS:
        for number, hex in zip(s.facedown, s.token_hexes, strict=True):
            s.tokens[number] = hex
        s.shown += 1
        s.tell("tokens_revealed")
        for seat in range(2):
            draw_objectives(s, seat, OBJECTIVE_HAND)
            draw_power(s, seat, POWER_HAND)
        s.turn_to = s.first_placer
        s.stage = MULLIGAN


def mulligan(s: ShadespireState) -> Rules[None]:
    """Each may replace a whole hand, once (SHA-5.03, SHA-5.04)."""
    seat = s.turn_to
    player = s.players[seat]
    answer = yield Ask(seat, "mulligan", [KEEP, *REDRAW])
    if answer is not KEEP:
        s.tell("mulliganed", seat, answer.thing)
    if answer.thing in ("objectives", "both"):
        player.objective_discard.extend(player.objectives)
        player.objectives.clear()
        draw_objectives(s, seat, OBJECTIVE_HAND)
    if answer.thing in ("power", "both"):
        player.discard.extend(player.hand)
        player.hand.clear()
        draw_power(s, seat, POWER_HAND)
    if seat == s.first_placer:
        s.turn_to = 1 - seat
    else:
        s.stage = ROLL_FOR_DEPLOYMENT


def roll_for_deployment(s: ShadespireState) -> Rules[None]:
    """The winner decides who places the first fighter (SHA-6.01)."""
    winner = roll_off(s)
    answer = yield Ask(winner, "deploy.first", FIRST)
    s.turn_to = answer.index
    s.roll_winner = NOBODY
    s.stage = DEPLOYMENT


def waiting(s: ShadespireState, seat: int) -> list[Fighter]:
    return s.slain(seat)


def deploy(s: ShadespireState) -> Rules[None]:
    """One fighter on an empty starting hex of the own territory (SHA-6.02 to SHA-6.04)."""
    seat = s.turn_to
    fighters = waiting(s, seat)
    answer = yield Ask(seat, "deploy.fighter", [FIGHTER[f.thing] for f in fighters], n=len(fighters))
    f = next(one for one in fighters if one.thing == answer.index)
    hexes = s.ground.starting & s.territory(seat) & s.free()
    answer = yield Ask(seat, "deploy.hex", s.options_at(DEPLOY, hexes), f.id)
    s.put(f, s.ground.ids[answer.thing])
    s.tell("deployed", seat, f.id, things=(answer.thing,))
    if not waiting(s, seat) and s.roll_winner == NOBODY:
        s.roll_winner = seat
    if waiting(s, 1 - seat):
        s.turn_to = 1 - seat
    elif not waiting(s, seat):
        s.round = 1
        s.stage = ROUND
