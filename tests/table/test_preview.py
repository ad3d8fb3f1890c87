"""Looking ahead on the wire: only the planner's own browser, and nothing that the planner cannot know."""

from __future__ import annotations

from json import dumps
from typing import Any

from podziemia.kernel.match import Match
from podziemia.kernel.registry import find_game
from podziemia.kernel.rng import seeded
from podziemia.table.eyes import foreseen
from tests.support import kit
from tests.table.support import Browser, a_server, run

GAME: Any = find_game("dungeonlords")


def plans(seed: str) -> list[tuple[Match[Any], int]]:
    """Every moment of a random game at which somebody has a plan."""
    found = []
    for match in kit.positions(GAME, 2, seed):
        found += [(match.fork(), seat) for seat in match.waiting() if GAME.foresight.has_plan(match.state, seat)]
    return found


def test_worlds_that_differ_in_what_is_hidden_are_foreseen_alike() -> None:
    """Unspied combat cards, other players' traps and all stacks are dealt again; the planner sees the same story."""
    rng = seeded("deals")
    cut_short = 0
    for number in range(3):
        for match, seat in plans(f"foreseen {number}"):
            here = dumps(foreseen(match, seat))
            for _ in range(2):
                assert dumps(foreseen(match.redealt(seat, rng), seat)) == here
            cut_short += "card_unknown" in here
    assert cut_short > 3


def test_no_unknown_card_is_named() -> None:
    for match, seat in plans("named"):
        view: Any = match.view(seat)
        told = dumps(foreseen(match, seat))
        known = {card["card"] for card in view["combat_cards"]}
        hidden = set(GAME.catalogue()["combat_cards"]) - known
        assert not [card for card in hidden if f'"{card}"' in told]


async def play_until_a_plan(players: list[Browser], room: str) -> int:
    """Answer with the first option until somebody plans a battle; who it is."""
    while True:
        for seat, player in enumerate(players):
            now = (await player.json(f"/api/rooms/{room}?seat={seat}"))["position"]
            if now["plan"]:
                return seat
            if now["ask"] is not None and now["ask"]["answered"] is None:
                text = now["ask"]["options"][0]["text"]
                body = {"seat": seat, "n": now["n"], "text": text, "nonce": f"{now['n']}"}
                await player.send(f"/api/rooms/{room}/answer", body)


def test_a_plan_is_foreseen_for_its_owner_only() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            players = [browser(), browser()]
            seats = [{"kind": "me"}, {"kind": "open"}]
            created = await players[0].send("/api/rooms", {"game": "dungeonlords", "seats": seats}, 201)
            await players[1].open(created["links"][0]["url"])
            watcher = browser()
            await watcher.open(created["spectator"])
            room = f"/api/rooms/{created['room']}"
            planner = await play_until_a_plan(players, created["room"])
            beats = (await players[planner].json(f"{room}/preview?seat={planner}"))["beats"]
            assert beats[0]["step"] == "before"
            assert len(beats[0]["stands"]["party"]) > 0
            await players[1 - planner].refused("seat-not-yours", 403, f"{room}/preview?seat={planner}", get=True)
            await watcher.refused("seat-not-yours", 403, f"{room}/preview?seat={planner}", get=True)
            assert (await players[1 - planner].json(f"{room}/preview?seat={1 - planner}"))["beats"] == []
            assert not (await watcher.json(room))["position"]["plan"]

    run(test)
