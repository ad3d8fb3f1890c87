"""The mind that learns: what the one made by hand sees at first, and what can be counted beside it."""

from __future__ import annotations

from typing import Final

from podziemia.games.abyss.bots.depths import depths_of
from podziemia.games.abyss.bots.gathering import race_points, tiles_of
from podziemia.games.abyss.bots.mind import AbyssMind
from podziemia.games.abyss.bots.priors import LOOKS, WAITS, Look, best_affiliated, paying_for, pays_last
from podziemia.games.abyss.bots.sight import ACTION, BUY, TAKE, at_sight
from podziemia.games.abyss.data.cards import RACE_OF, VALUE_OF
from podziemia.games.abyss.data.options import FIGHT, GO_ON
from podziemia.games.abyss.rules.scoring import lowest_of_each_race
from podziemia.games.abyss.rules.state import AbyssState
from podziemia.kernel.ask import Ask
from podziemia.kernel.sight import Sight

WORLDS_OF_TWO_LOOKS: Final = 4
PATIENT_WORLDS: Final = 48
FREEDOM: Final = 1.0
PACKAGE: Final = "podziemia.games.abyss.bots"
WEIGHTS: Final = {ACTION: "actions.bin", TAKE: "taking.bin", BUY: "buying.bin"}


class AbyssLearner(AbyssMind):
    def priors(self, s: AbyssState, ask: Ask) -> list[float]:
        return COUNTED.get(ask.kind, LOOKS[ask.kind])(s, ask)

    def second_look(self, s: AbyssState, ask: Ask) -> int:
        """What is left to the Council and the Court shows when all the others have had their turn."""
        return s.seats if ask.kind == ACTION else 0

    def worlds(self, ask: Ask) -> int:
        """Two looks are worth more than the worlds that they cost."""
        return WORLDS_OF_TWO_LOOKS if ask.kind == ACTION else super().worlds(ask)


class PatientLearner(AbyssLearner):
    """For who takes his time: playouts follow a first sight that has learned, so that they can be followed further."""

    def __init__(self, sights: dict[str, Sight] | None = None) -> None:
        """What first sight has learned, by kind of question; that of the package, if nothing is said."""
        self.sights: dict[str, Sight] = sights_of_package() if sights is None else sights

    def priors(self, s: AbyssState, ask: Ask) -> list[float]:
        sight = self.sights.get(ask.kind)
        return super().priors(s, ask) if sight is None else at_sight(s, ask, sight)

    def looks(self, s: AbyssState) -> list[int]:
        """At the end of this turn, and when everybody else has had one and two. An ally more or less would be lost in
        what happens in two rounds: explorations are judged at the end of the turn, and no tree grows there either."""
        return [1, 1] if s.exploring else [1, s.seats, 2 * s.seats]

    def freedom(self, ask: Ask) -> float:
        """What is left to the Council and the Court hangs on what three others do, and the likeliest action of each is
        taken by all three less often than not. Whether they buy an ally is plainer: drawn, it would be bought for too
        much too often, and going on would look too good."""
        return FREEDOM if ask.kind == ACTION else 0.0

    def enough(self, ask: Ask) -> int:
        """So many worlds an option; what is close goes on in those of the options that have dropped out."""
        return PATIENT_WORLDS * len(ask.options)


def sights_of_package() -> dict[str, Sight]:
    return {kind: Sight(package=PACKAGE, name=name) for kind, name in WEIGHTS.items()}


def fighting(s: AbyssState, ask: Ask) -> list[float]:
    """The reward of this space against what the cards still in the depths promise."""
    depths = depths_of(s, ask.seat)
    look = depths.rewards[s.threat] - depths.beyond(s)
    return [look if option is FIGHT else 0.0 if option is GO_ON else WAITS for option in ask.options]


def paying(s: AbyssState, ask: Ask) -> list[float]:
    """The best plan of payment, with what the seat's locations give for the ally that joins."""
    return paying_for(s, ask, tiles_of(s, ask.seat))


def affiliating(s: AbyssState, ask: Ask) -> list[float]:
    """What the ally adds to the score, locations included; after the last lord the hand joins, too (ABY-12.07)."""
    player = s.players[ask.seat]
    strongest = best_affiliated(player)
    tiles = tiles_of(s, ask.seat)
    kept = [0, 0, 0, 0, 0]
    if pays_last(s, player):
        for card in lowest_of_each_race(player.hand):
            kept[RACE_OF[card]] = VALUE_OF[card]
    looks = []
    for option in ask.options:
        race, value = RACE_OF[option.index], VALUE_OF[option.index]
        joined = race_points(race, strongest[race], tiles, kept[race], value)
        looks.append(joined - race_points(race, strongest[race], tiles, kept[race], 0) + 0.01 * value)
    return looks


COUNTED: Final[dict[str, Look]] = {
    "explore.fight-or-go-on": fighting,
    "recruit.pay": paying,
    "recruit.affiliate": affiliating,
}
