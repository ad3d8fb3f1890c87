"""Exploring the depths, and the monsters met there (ABY-4, ABY-5)."""

from __future__ import annotations

from podziemia.games.abyss.data.cards import (
    CARD_IDS,
    LORD_IDS,
    MONSTER,
    RACE_OF,
    REWARDS,
    SHIP_MASTER,
    TAMER,
    THREAT_REWARDS,
    THREAT_SPACES,
    TRACK_SPACES,
)
from podziemia.games.abyss.data.options import BUY, CLAIM, FIGHT, GO_ON, PASS, TAKE
from podziemia.games.abyss.rules.activated import ask_active
from podziemia.games.abyss.rules.state import AbyssState
from podziemia.kernel.ask import NOBODY, Ask, Option, Rules


def start_exploring(s: AbyssState) -> None:
    """The active player has chosen to explore: cards will be turned up one by one."""
    s.exploring = True
    s.tell("exploring", s.active)


def explore(s: AbyssState) -> Rules[None]:
    """Turn up one card; the exploration goes on until an ally is taken or a monster fought (ABY-4)."""
    card = reveal(s)
    if card == MONSTER:
        if on_last_space(s) or (yield from fight_or_go_on(s)):
            yield from fight(s)
            clean_up(s)
        else:
            raise_threat(s)
    elif (yield from offer(s, card)) == NOBODY:
        if on_last_space(s) or (yield from take_or_go_on(s, card)):
            take(s, card)
            clean_up(s)
        else:
            s.tell("ally_left", s.active, CARD_IDS[card])


def reveal(s: AbyssState) -> int:
    """The top card goes to the first empty track space (ABY-4.01); an empty deck is made anew (ABY-4.13)."""
    if not s.deck:
        s.deck, s.discard = s.discard, s.deck
        s.rng.shuffle(s.deck)
        s.tell("deck_reshuffled")
    card = s.deck.pop()
    s.track.append(card)
    s.shown += 1
    s.tell("card_revealed", s.active, CARD_IDS[card], len(s.track))
    return card


def on_last_space(s: AbyssState) -> bool:
    return len(s.track) == TRACK_SPACES


def offer(s: AbyssState, card: int) -> Rules[int]:
    """The others may buy, clockwise (ABY-4.02); the first who does pays the active player (ABY-4.03)."""
    for seat in s.opponents():
        if can_buy(s, seat):
            answer = yield Ask(seat, "explore.buy", [BUY[card], PASS], CARD_IDS[card], s.price)
            if answer is not PASS:
                buy(s, seat, card)
                return seat
    return NOBODY


def can_buy(s: AbyssState, seat: int) -> bool:
    """One ally a turn for each opponent, and only who can pay the price (ABY-4.05)."""
    return s.players[seat].pearls >= s.price and not s.bought >> seat & 1


def buy(s: AbyssState, seat: int, card: int) -> None:
    """Pearls to the active player, the ally to the buyer; the price rises (ABY-4.04), the space is free (ABY-4.06)."""
    buyer = s.players[seat]
    buyer.pearls -= s.price
    s.me.pearls += s.price
    buyer.hand.append(s.track.pop())
    s.bought |= 1 << seat
    s.tell("ally_bought", seat, CARD_IDS[card], s.price, s.active)
    s.price += 1


def take_or_go_on(s: AbyssState, card: int) -> Rules[bool]:
    """Take the ally nobody bought, or leave it and explore on (ABY-4.08)."""
    answer = yield from ask_active(s, "explore.take-or-go-on", [TAKE[card], GO_ON], CARD_IDS[card])
    return answer is not GO_ON


def take(s: AbyssState, card: int) -> None:
    """The ally joins the hand; one taken from the last space brings a pearl (ABY-4.10)."""
    bonus = on_last_space(s)
    s.me.hand.append(s.track.pop())
    s.tell("ally_taken", s.active, CARD_IDS[card])
    if bonus:
        s.gain_pearls(s.active, 1, "last-space")


def clean_up(s: AbyssState) -> None:
    """Allies left on the track go to the Council, monsters to the discard pile (ABY-4.12)."""
    s.exploring = False
    allies = [card for card in s.track if card != MONSTER]
    for card in allies:
        s.council[RACE_OF[card]].append(card)
    s.discard.extend([card for card in s.track if card == MONSTER])
    s.track.clear()
    if allies:
        s.tell("allies_to_council", s.active, things=tuple([CARD_IDS[card] for card in allies]))
    if s.me.has_active(SHIP_MASTER):
        s.gain_pearls(s.active, len({RACE_OF[card] for card in allies}), LORD_IDS[SHIP_MASTER])


def fight_or_go_on(s: AbyssState) -> Rules[bool]:
    """A monster is fought or passed by (ABY-5.01)."""
    answer = yield from ask_active(s, "explore.fight-or-go-on", [FIGHT, GO_ON], "monster")
    return answer is FIGHT


def raise_threat(s: AbyssState) -> None:
    """Passing a monster by moves the marker one space down, as far as the last (ABY-5.02, 5.03)."""
    if s.threat < THREAT_SPACES:
        s.threat += 1
    s.tell("monster_passed", s.active, n=s.threat)


def fight(s: AbyssState) -> Rules[None]:
    """The fight is won; the reward is that of the threat space, and the marker goes home (ABY-5.04, 5.15)."""
    bonus = on_last_space(s)
    s.discard.append(s.track.pop())
    s.tell("monster_fought", s.active, n=s.threat)
    if bonus:
        s.gain_pearls(s.active, 1, "last-space")
    answer = yield from ask_active(s, "explore.reward", reward_options(s), "monster")
    s.threat = 1
    claim(s, answer.index)


def reward_space(s: AbyssState) -> int:
    """The marker's space; under an opponent's Tamer the one before it (ABY-14.06)."""
    if s.threat > 1 and s.under_soldier(s.active, TAMER):
        return s.threat - 1
    return s.threat


def reward_options(s: AbyssState) -> list[Option]:
    """The alternatives for which there are monster tokens enough (ABY-5.14)."""
    left = len(s.token_supply)
    return [CLAIM[i] for i in THREAT_REWARDS[reward_space(s)] if REWARDS[i].tokens <= left]


def claim(s: AbyssState, number: int) -> None:
    """Pearls, keys as far as there are any (ABY-1.07: they last while locations remain), monster tokens."""
    reward = REWARDS[number]
    keys = min(reward.keys, s.key_supply)
    me = s.me
    me.pearls += reward.pearls
    me.key_tokens += keys
    s.key_supply -= keys
    s.tell("reward_claimed", s.active, f"reward-{reward.id}", s.threat)
    for _ in range(reward.tokens):
        draw_monster_token(s)


def draw_monster_token(s: AbyssState) -> None:
    """At random from the supply; only the owner may look (ABY-5.13)."""
    value = s.token_supply.pop(s.rng.below(len(s.token_supply)))
    s.me.tokens.append(value)
    s.tell("token_seen", s.active, n=value, to=1 << s.active)
