"""Payments and points on random positions, against a referee who tries everything (`oracle.py`)."""

from dataclasses import replace
from random import Random

import pytest

from tests.games.abyss.oracle import ALLIES, LORDS, TILES, Buyer, Realm, join_from_hand, places, points
from tests.games.abyss.table import AbyssTable, Side, has, table
from tests.support import rule

HELPERS = ["treasurer", "diplomat", "shaman", "master_of_magic"]
"""Own lords that change what a lord costs, or which ally may be affiliated."""
TOKENS = [2] * 9 + [3] * 9 + [4] * 2


def words(names: list[str]) -> str:
    return " ".join(names)


class Deal:
    """A random position: things are dealt out of the box one after another."""

    def __init__(self, number: int) -> None:
        self.random = Random(f"deal {number}")
        self.allies = self.mixed(ALLIES)
        self.lords = self.mixed(list(LORDS))
        self.tiles = self.mixed([*TILES, "city_of_mirrors"])
        self.tokens = self.mixed([str(value) for value in TOKENS])

    def mixed(self, things: list[str]) -> list[str]:
        return self.random.sample(things, len(things))

    def some(self, pile: list[str], most: int) -> list[str]:
        return [pile.pop() for _ in range(self.random.randint(0, most))]

    def parted(self, things: list[str]) -> tuple[list[str], list[str]]:
        """Each thing falls to one side or to the other."""
        sides: tuple[list[str], list[str]] = ([], [])
        for thing in things:
            sides[self.random.randrange(2)].append(thing)
        return sides


# ---- payments ----


def random_purchase(number: int, least: int, most: int) -> tuple[AbyssTable, Buyer, list[str]]:
    """A has some allies, pearls and helpers, of whom some are disabled; B may have a Recruiter."""
    deal = Deal(number)
    hand = [deal.allies.pop() for _ in range(deal.random.randint(least, most))]
    pearls = deal.random.randint(0, 5)
    working, disabled = deal.parted(deal.random.sample(HELPERS, deal.random.randint(0, 3)))
    against = deal.random.random() < 0.4
    court = [lord for lord in deal.lords if lord not in [*HELPERS, "recruiter"]][:6]
    t = table(
        A=has(hand=words(hand), pearls=pearls, lords=words(working), disabled=words(disabled)),
        B=has(lords="recruiter" if against else ""),
        court=words(court),
    )
    return t, Buyer(hand, pearls, set(working), against), court


@rule("ABY-2.03", "ABY-7.02", "ABY-7.03", "ABY-7.04", "ABY-7.07", "ABY-7.08")
@pytest.mark.parametrize("number", range(0, 400, 20))
def test_exactly_the_lords_that_some_payment_buys_are_offered(number: int) -> None:
    for deal in range(number, number + 20):
        t, buyer, court = random_purchase(deal, 1, 9)
        offered = {option.removeprefix("recruit ") for option in t.options() if option.startswith("recruit ")}
        assert offered == {lord for lord in court if buyer.payments(lord)}, f"deal {deal}"


def every_way(t: AbyssTable, lord: str) -> dict[str, set[str]]:
    """Every payment that the rules let A make for the lord, with the allies that may then be affiliated."""
    start = t.fork()
    start.play(f"A recruit {lord}")
    found: dict[str, set[str]] = {}
    waiting, seen = [start], set()
    while waiting:
        t = waiting.pop()
        paid = [event for event in t.log if event.what == "lord_paid"]
        if paid:
            joined = [event.thing for event in t.log if event.what == "ally_affiliated"]
            asked = {option.removeprefix("affiliate ") for option in t.options()}
            found[words([*sorted(paid[0].things), f"+{paid[0].n}"])] = set(joined) or asked
            continue
        for answer in t.options():
            step = (*sorted(t.match.state.paid), answer)
            if step not in seen:
                seen.add(step)
                waiting.append(t.fork())
                waiting[-1].play(f"A {answer}")
    return found


@rule("ABY-7.02", "ABY-7.03", "ABY-7.04", "ABY-7.05", "ABY-7.06", "ABY-7.07", "ABY-7.09", "ABY-7.10", "ABY-14.20")
@pytest.mark.parametrize("number", range(400, 440))
def test_every_payment_there_is_and_no_other_can_be_made(number: int) -> None:
    t, buyer, court = random_purchase(number, 5, 7)
    for lord in court:
        ways = buyer.payments(lord)
        if ways:
            assert every_way(t, lord) == ways, lord


# ---- points ----


def random_end(number: int) -> tuple[AbyssTable, list[Realm]]:
    """Two to four players at the end. The last turn was that of one without free lords: a monster, and a pearl."""
    deal = Deal(number)
    sides, realms = [], []
    for _ in range(deal.random.randint(2, 4)):
        side, realm = random_side(deal)
        sides.append(side)
        realms.append(realm)
    last = "ABCD"[len(sides) - 1]
    sides[-1] = replace(sides[-1], lords="", disabled=f"{sides[-1].lords} {sides[-1].disabled}")
    t = table(
        **dict(zip("ABCD", sides, strict=False)),  # type: ignore[arg-type]
        active=last,
        last_turns=0,
        exploration_deck_top="monster",
    )
    t.play(f"{last} explore", f"{last} fight monster", f"{last} claim 1-pearl")
    realms[-1].pearls += 1
    return t, realms


def random_side(deal: Deal) -> tuple[Side, Realm]:
    free, disabled = deal.parted(deal.some(deal.lords, 3))
    locations = {tile: words(deal.some(deal.lords, 2)) for tile in deal.some(deal.tiles, 3)}
    hand, affiliated = deal.some(deal.allies, 5), deal.some(deal.allies, 7)
    tokens, pearls = deal.some(deal.tokens, 4), deal.random.randint(0, 2)
    lords = [*free, *disabled, *words([*locations.values()]).split()]
    side = Side(
        hand=words(hand),
        affiliated=words(affiliated),
        lords=words(free),
        disabled=words(disabled),
        locations=locations,
        monster_tokens=words(tokens),
        pearls=pearls,
    )
    allies = [*affiliated, *join_from_hand(hand)]
    return side, Realm(lords, allies, [*locations], [int(value) for value in tokens], pearls)


@rule("ABY-12.07", "ABY-13.01", "ABY-13.02", "ABY-13.03", "ABY-13.04", "ABY-13.05", "ABY-13.06")
@pytest.mark.parametrize("number", range(0, 200, 20))
def test_points_are_those_of_the_score_sheet(number: int) -> None:
    for deal in range(number, number + 20):
        t, realms = random_end(deal)
        t.ended()
        for seat, letter in enumerate("ABCD"[: len(realms)]):
            assert dict(t.score(letter).parts) == points(realms, seat), f"deal {deal}, {letter}"
            assert t.score(letter).total == sum(points(realms, seat).values())
        assert t.game.places(t.match.state) == places(realms), f"deal {deal}"
