"""Travel on the campaign map (DSC-28)."""

from __future__ import annotations

from typing import Any

from podziemia.games.descent.data.cards import PLOT_IDS, QUESTS, search_of
from podziemia.games.descent.data.options import DISCARD, NO, NODE_IDS, ROUTE, TEST, YES
from podziemia.games.descent.data.parts import ALL_CONDITIONS, ATTRIBUTES, CONDITIONS
from podziemia.games.descent.data.travel import NODES, START, TRAILS, TRAVEL_CARDS, Ops
from podziemia.games.descent.rules.attributes import passes_test
from podziemia.games.descent.rules.damage import (
    choose_hero,
    give_condition,
    recover_fatigue,
    recover_hearts,
    suffer,
    suffer_fatigue,
)
from podziemia.games.descent.rules.facts import attribute
from podziemia.games.descent.rules.figures import Hero
from podziemia.games.descent.rules.overlord_deck import draw
from podziemia.games.descent.rules.searching import draw_search_card
from podziemia.games.descent.rules.state import OVERLORD, DescentState
from podziemia.kernel.ask import Ask, Rules

Route = tuple[tuple[str, ...], tuple[str, ...]]
"""The places on the way and the symbols met."""


def routes_to(quest: int) -> list[Route]:
    """Unbroken trails from the Ruins of Kelthiri to the quest, the shortest first (DSC-28.01, 28.02)."""
    goal = next(node for node, quests in NODES.items() if QUESTS[quest].id in quests)
    found: list[Route] = []
    _explore((START,), (), goal, found)
    found.sort(key=lambda route: (len(route[1]), route))
    return found[: len(NODE_IDS)]


def _explore(way: tuple[str, ...], symbols: tuple[str, ...], goal: str, found: list[Route]) -> None:
    if way[-1] == goal:
        found.append((way, symbols))
        return
    for a, b, met in TRAILS:
        if way[-1] == a and b not in way:
            _explore((*way, b), symbols + met, goal, found)
        elif way[-1] == b and a not in way:
            _explore((*way, a), symbols + met[::-1], goal, found)


def set_off(s: DescentState, quest: int) -> Rules[None]:
    """The heroes pick a route; its symbols become the stops of the journey."""
    routes = routes_to(quest)
    answer = yield Ask(1, "travel.route", ROUTE[: len(routes)], QUESTS[quest].id)
    s.tasks = [f"symbol {symbol}" for symbol in routes[answer.index][1]] + s.tasks
    s.travel_deck = list(range(len(TRAVEL_CARDS)))
    s.rng.shuffle(s.travel_deck)
    s.tell("travel_begun", thing=routes[answer.index][0][-1])
    s.note("travel", routes[answer.index][0][-1])


def meet(s: DescentState, symbol: str) -> Rules[None]:
    """One event card for the symbol, resolved before the journey goes on (DSC-28.05 to 28.07)."""
    if "skip" in s.flags:
        s.flags.remove("skip")
        return
    if not s.travel_deck:
        s.travel_deck = list(range(len(TRAVEL_CARDS)))
        s.rng.shuffle(s.travel_deck)
    card = s.travel_deck.pop()
    s.shown += 1
    ops = TRAVEL_CARDS[card].get(symbol)
    if ops is None:
        s.tell("travel_quiet", thing=symbol)
        return
    event = f"{symbol}-{card + 1}"
    s.tell("travel_event", thing=event)
    s.note("event", event)
    yield from resolve_event(s, ops, event)


def resolve_event(s: DescentState, ops: Ops, event: str) -> Rules[None]:
    if "choice" in ops:
        accepted = (yield Ask(1, "travel.choice", [YES, NO], event)) is YES
        yield from apply(s, ops["accept" if accepted else "decline"])
    elif "test" in ops:
        yield from test_heroes(s, ops, event)
    elif "lowest" in ops:
        yield from strike_lowest(s, ops)
    else:
        yield from apply(s, ops)


def standing(s: DescentState) -> list[Hero]:
    """Heroes an event can strike or ask something of: who was knocked out on the road is out of it (DSC-11.06)."""
    return [hero for hero in s.heroes if not hero.down]


def test_heroes(s: DescentState, ops: Ops, event: str) -> Rules[None]:
    """Each hero, or one the heroes choose, tests; results hit the hero or everybody."""
    name = ops["test"]
    if name == "overlord_choice":
        answer = yield Ask(OVERLORD, "travel.attribute", TEST, event)
        name = answer.thing
    which = ATTRIBUTES.index(name)
    testers = standing(s)
    if testers and ops["who"] == "chosen_hero":
        testers = [(yield from choose_hero(s, 1, testers, "travel.hero", event))]
    failures = 0
    for hero in testers:
        passed = yield from passes_test(s, hero, which)
        failures += 0 if passed else 1
        yield from apply(s, ops.get("on_pass" if passed else "on_fail", {}), hero)
    if testers and not failures:
        yield from apply(s, ops.get("if_all_pass", {}))
    elif testers and failures == len(testers):
        yield from apply(s, ops.get("if_all_fail", {}))


def strike_lowest(s: DescentState, ops: Ops) -> Rules[None]:
    """The hero with the lowest attribute; the overlord breaks ties."""
    which = ATTRIBUTES.index(ops["lowest"])
    heroes = standing(s)
    if not heroes:
        return
    least = min([attribute(hero, which) or 0 for hero in heroes])
    weakest = [hero for hero in heroes if attribute(hero, which) == least]
    hero = yield from choose_hero(s, OVERLORD, weakest, "travel.victim", ops["lowest"])
    yield from apply(s, {"condition": ops["condition"]}, hero)


def apply(s: DescentState, ops: dict[str, Any], hero: Hero | None = None) -> Rules[None]:
    """The effects of an event, one word each."""
    for word, value in ops.items():
        if word == "damage" and hero is not None:
            yield from suffer(s, hero, value)
        elif word == "fatigue" and hero is not None:
            yield from suffer_fatigue(s, hero, value)
        elif word == "condition" and hero is not None:
            give_condition(s, hero, ALL_CONDITIONS[CONDITIONS.index(value)])
        elif word == "search_card":
            yield from find(s, hero)
        elif word == "damage_each":
            for other in standing(s):
                yield from suffer(s, other, value)
        elif word == "fatigue_each":
            for other in standing(s):
                yield from suffer_fatigue(s, other, value)
        elif word == "search_cards_each":
            for other in s.heroes:
                yield from find(s, other)
        elif word == "overlord_draw":
            draw(s, value)
        elif word == "overlord_discard_random":
            discard_random(s)
        elif word == "recover_all":
            for other in s.heroes:
                yield from recover_hearts(s, other, other.damage)
                recover_fatigue(s, other, other.fatigue)
        elif word == "recover_all_fatigue":
            for other in standing(s):
                recover_fatigue(s, other, other.fatigue)
        elif word == "skip_next_symbol":
            s.flags.append("skip")
        else:
            yield from look_and_discard(s, hero)


def find(s: DescentState, hero: Hero | None) -> Rules[None]:
    """A search card, kept for the quest."""
    finder = hero if hero is not None else (yield from choose_hero(s, 1, s.heroes, "travel.finder", "search"))
    yield from draw_search_card(s, finder)


def discard_random(s: DescentState) -> None:
    if s.hand:
        card = s.rng.pick(sorted(s.hand))
        s.hand.remove(card)
        s.discard.append(card)
        s.shown += 1
        s.tell("card_discarded", OVERLORD, PLOT_IDS[card])


def look_and_discard(s: DescentState, hero: Hero | None) -> Rules[None]:
    """The hero looks at the overlord's hand and picks a card to discard."""
    if not s.hand or hero is None:
        return
    s.shown += 1
    s.flags.append(_looking(hero.seat))
    answer = yield Ask(hero.seat, "travel.discard", [DISCARD[card] for card in sorted(s.hand)], hero.name)
    s.flags.remove(_looking(hero.seat))
    s.hand.remove(answer.index)
    s.discard.append(answer.index)
    s.tell("card_discarded", OVERLORD, PLOT_IDS[answer.index])


def looks_at_hand(s: DescentState, seat: int) -> bool:
    """Whether the overlord's hand lies open to this seat right now."""
    return _looking(seat) in s.flags


def _looking(seat: int) -> str:
    return f"seat {seat} looks"


def gold_of(cards: list[int]) -> int:
    """What search cards are worth, used or not (DSC-24.02)."""
    return sum([search_of(card).gold for card in cards])
