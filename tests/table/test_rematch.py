"""Again! Any seat offers, the others answer in place, all are taken along, and a series keeps its score."""

from __future__ import annotations

from typing import Any

from podziemia.kernel.registry import find_game
from podziemia.kernel.settings import FIRST
from podziemia.table.rematch import MOST_OFFERS, OFFER_SECONDS, next_settings
from podziemia.table.said import OFFER
from podziemia.table.talk import PACE_SECONDS
from tests.support import kit
from tests.table.support import Browser, Json, a_server, answer, heard, new_room, run, settle
from tests.table.test_joining import sit, urls
from tests.table.test_talk import Clock


async def play_out(room: str, people: dict[int, Browser]) -> None:
    """Every person gives a first answer until the game is over."""
    one = next(iter(people.values()))
    while not (state := await one.json(f"/api/rooms/{room}"))["over"]:
        await settle(one.server)
        waiting = [seat for seat in state["position"]["waiting"] if seat in people]
        if waiting:
            await answer(people[waiting[0]], room, waiting[0])


class Finished:
    """Three people at a table where the game is over; the host sits at seat 0."""

    def __init__(self, room: str, people: list[Browser], created: Json) -> None:
        self.room = room
        self.people = people
        self.created = created
        self.here = f"/api/rooms/{room}"

    async def offer(self, seat: int) -> Json:
        asked: Json = await self.people[seat].send(f"{self.here}/rematch/offer", {"seat": seat})
        return asked

    async def standing(self) -> Json | None:
        offer: Json | None = (await self.people[0].json(self.here))["offer"]
        return offer

    async def vote(self, seat: int, yes: bool, offer: int | None = None) -> Json:
        body = {"seat": seat, "yes": yes, "offer": offer or ((await self.standing()) or {"id": 0})["id"]}
        asked: Json = await self.people[seat].send(f"{self.here}/rematch/vote", body)
        return asked

    async def follow(self, seat: int) -> str:
        room: str = (await self.people[seat].send(f"{self.here}/rematch", None, 201))["room"]
        return room

    async def told(self) -> list[str]:
        return [hand["what"] for hand in (await self.people[0].json(self.here))["hands"]]


async def finished(browser: Any, *kinds: str) -> Finished:
    host = browser()
    people = [host if kind == "me" else browser() for kind in kinds]
    created = await new_room(people[0], *kinds)
    for seat, url in urls(created).items():
        await sit(people[seat], url, name=f"guest {seat}")
    await play_out(created["room"], {s: p for s, p in enumerate(people) if kinds[s] != "bot"})
    return Finished(created["room"], people, created)


def test_any_seat_offers_and_all_are_taken_along() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            at = await finished(browser, "me", "open", "open", "bot")
            ears = [await one.listen(at.room, seat) for seat, one in enumerate(at.people[:3])]
            assert (await at.offer(1))["next"] is None
            offer = heard(ears[0])[-1][2]["offer"]
            assert (offer["seat"], offer["waiting"]) == (1, [0, 2])
            assert (await at.vote(2, True))["next"] is None
            next_room = (await at.vote(0, True))["next"]
            assert heard(ears[1])[-1][2]["rematch"] == next_room
            assert (await at.told())[-3:] == ["offer", "agree", "agree"]
            assert [await at.follow(seat) for seat in range(3)] == [next_room] * 3
            states = [await one.json(f"/api/rooms/{next_room}") for one in at.people[:3]]
            assert [state["you"]["seats"] for state in states] == [[0], [1], [2]]
            assert [state["you"]["owner"] for state in states] == [True, False, False]
            assert [(seat["name"], seat["joined"]) for seat in states[0]["seats"]] == [
                ("me 0", True),
                ("guest 1", True),
                ("guest 2", True),
                ("bot 3", True),
            ]
            assert states[0]["offer"] is None
            assert server.store.room_count() == 2

    run(test)


def test_each_device_of_a_seat_follows_with_a_secret_of_its_own() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            at = await finished(browser, "me", "open")
            phone = browser()
            await phone.open((await at.people[1].send(f"{at.here}/seats/1", {"do": "device"}))["url"])
            await at.offer(0)
            next_room = (await at.vote(1, True))["next"]
            for device in (at.people[1], phone):
                await device.send(f"{at.here}/rematch", None, 201)
                assert (await device.json(f"/api/rooms/{next_room}"))["you"]["seats"] == [1]
            stored = server.store.load(next_room)
            assert stored is not None
            assert len({key["hash"] for key in stored.keys if key["role"] == "seat"}) == 2
            old = [key["hash"] for key in (server.store.load(at.room) or stored).keys if key["role"] == "seat"]
            assert not {key["hash"] for key in stored.keys} & set(old)

    run(test)


def test_one_not_now_ends_it_and_all_are_told() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            at = await finished(browser, "me", "open", "open")
            await at.offer(1)
            await at.vote(2, True)
            offer = await at.standing()
            assert offer is not None
            line = await at.people[1].listen(at.room, 1)
            await at.vote(0, False)
            assert heard(line)[-1][2]["offer"] is None
            assert (await at.told())[-1] == "decline"
            late = {"seat": 0, "yes": True, "offer": offer["id"]}
            await at.people[0].refused("rematch-gone", 409, f"{at.here}/rematch/vote", late)
            await at.people[1].refused("rematch-none", 409, f"{at.here}/rematch")
            assert server.store.room_count() == 1

    run(test)


def test_an_answer_to_one_offer_is_none_to_the_next() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            at = await finished(browser, "me", "open")
            await at.offer(0)
            first = await at.standing()
            await at.vote(0, False)
            await at.offer(0)
            assert first is not None
            late = {"seat": 1, "yes": True, "offer": first["id"]}
            await at.people[1].refused("rematch-gone", 409, f"{at.here}/rematch/vote", late)
            assert (await at.told())[-3:] == ["offer", "withdraw", "offer"]

    run(test)


def test_two_who_offer_at_once_agree() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            at = await finished(browser, "me", "open")
            await at.offer(1)
            next_room = (await at.offer(0))["next"]
            assert next_room
            assert (await at.offer(0))["next"] == next_room
            assert (await at.vote(1, True, 1))["next"] == next_room
            assert server.store.room_count() == 2

    run(test)


def test_who_leaves_or_is_put_out_ends_the_offer() -> None:
    async def test() -> None:
        for do, who in (("leave", 1), ("free", 0)):
            async with a_server() as (_, browser):
                at = await finished(browser, "me", "open", "open")
                await at.offer(2)
                await at.people[who].send(f"{at.here}/seats/1", {"do": do})
                assert await at.standing() is None

    run(test)


def test_an_offer_lapses() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            server.table.clock = clock = Clock()
            at = await finished(browser, "me", "open")
            await at.offer(0)
            offer = await at.standing()
            assert offer is not None
            clock.now += OFFER_SECONDS
            assert await at.standing() is None
            late = {"seat": 1, "yes": True, "offer": offer["id"]}
            await at.people[1].refused("rematch-gone", 409, f"{at.here}/rematch/vote", late)
            assert (await at.offer(1))["next"] is None

    run(test)


def test_bots_agree_by_themselves_and_so_do_those_who_stand_in() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            alone = await finished(browser, "me", "bot", "bot")
            assert (await alone.offer(0))["next"]
            one_screen = await finished(browser, "me", "me")
            assert (await one_screen.people[0].send(f"{one_screen.here}/rematch/offer", {"seat": 1}))["next"]
            at = await finished(browser, "me", "open", "open")
            await at.people[1].send(f"{at.here}/seats/1", {"do": "bot"})
            await at.offer(0)
            assert ((await at.standing()) or {})["waiting"] == [2]
            next_room = (await at.vote(2, True))["next"]
            await at.follow(0)
            assert (await at.people[0].json(f"/api/rooms/{next_room}"))["seats"][1]["played_by_bot"]
            assert await at.follow(1) == next_room

    run(test)


def test_the_host_may_have_a_bot_take_the_place_of_somebody_gone_but_not_speak_for_who_looks_on() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            at = await finished(browser, "me", "open", "open")
            await at.people[1].listen(at.room, 1)
            await at.offer(0)
            for seat in (1, 2):
                await at.people[0].send(f"{at.here}/seats/{seat}", {"do": "bot"})
            assert ((await at.standing()) or {})["waiting"] == [1]
            assert (await at.vote(1, True))["next"]

    run(test)


def test_what_is_no_ones_to_offer() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            host, watcher = browser(), browser()
            created = await new_room(host, "me", "me")
            here = f"/api/rooms/{created['room']}/rematch"
            await watcher.open(created["spectator"])
            await host.refused("not-over", 403, f"{here}/offer", {"seat": 0})
            await host.refused("rematch-none", 409, here)
            await play_out(created["room"], {0: host, 1: host})
            await watcher.refused("seat-not-yours", 403, f"{here}/offer", {"seat": 0})
            await watcher.refused("seat-not-yours", 403, f"{here}/vote", {"seat": 0, "yes": True, "offer": 1})
            await browser().refused("no-place", 403, f"{here}/offer", {"seat": 0})
            await host.refused("rematch-gone", 409, f"{here}/vote", {"seat": 0, "yes": False, "offer": 1})

    run(test)


def test_who_watches_goes_on_watching_and_gets_no_seat() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            at = await finished(browser, "me", "open")
            watcher = browser()
            await watcher.open(at.created["spectator"])
            await at.offer(0)
            next_room = (await at.vote(1, True))["next"]
            assert (await watcher.send(f"{at.here}/rematch", None, 201))["room"] == next_room
            assert (await watcher.json(f"/api/rooms/{next_room}"))["you"] == {
                "seats": [],
                "owner": False,
                "spectator": True,
            }

    run(test)


def test_nobody_offers_without_end() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            server.table.clock = clock = Clock()
            at = await finished(browser, "me", "open")
            for _ in range(2):
                await at.offer(0)
                await at.vote(0, False)
            await at.offer(0)
            await at.vote(0, False)
            await at.people[0].refused("talk-too-fast", 429, f"{at.here}/rematch/offer", {"seat": 0})
            while (await at.told()).count(OFFER) < MOST_OFFERS:
                clock.now += PACE_SECONDS
                await at.offer(0)
                await at.vote(0, False)
            clock.now += PACE_SECONDS
            await at.people[0].refused("too-many-requests", 429, f"{at.here}/rematch/offer", {"seat": 0})

    run(test)


def test_a_series_keeps_its_score() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            at = await finished(browser, "me", "open")
            won = (await at.people[0].json(at.here))["series"]
            assert len(won) == 1
            for number in (2, 3):
                await at.offer(0)
                next_room = (await at.vote(1, True))["next"]
                for seat in (0, 1):
                    await at.follow(seat)
                at = Finished(next_room, at.people, at.created)
                assert (await at.people[1].json(at.here))["series"] == won
                await play_out(next_room, dict(enumerate(at.people)))
                now = (await at.people[0].json(at.here))["series"]
                assert (len(now), now[:-1]) == (number, won)
                places = (await at.people[0].json(at.here))["position"]["places"]
                assert now[-1] == [seat for seat, place in enumerate(places) if place == 1]
                won = now

    run(test)


def test_a_series_ends_when_somebody_else_sits_down() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            at = await finished(browser, "me", "open")
            await at.offer(0)
            next_room = (await at.vote(1, True))["next"]
            await at.follow(0)
            there = f"/api/rooms/{next_room}"
            link = (await at.people[0].send(f"{there}/seats/1", {"do": "free"}))["url"]
            assert len((await at.people[0].json(there))["series"]) == 1
            await sit(browser(), link, name="Zosia")
            assert (await at.people[0].json(there))["series"] == []
            await at.follow(1)
            assert (await at.people[1].get(there)).status_code == 403

    run(test)


def test_what_the_host_gave_away_before_the_guest_came_is_void_once_he_has() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            at = await finished(browser, "me", "open")
            await at.offer(0)
            next_room = (await at.vote(1, True))["next"]
            await at.follow(0)
            link = (await at.people[0].send(f"/api/rooms/{next_room}/seats/1", {"do": "free"}))["url"]
            await at.follow(1)
            secret = {"secret": link.split("#k=")[1]}
            await browser().refused("link-revoked", 403, f"/api/rooms/{next_room}/sit", secret)

    run(test)


def test_who_came_last_begins_where_the_game_asks_who_does() -> None:
    class Ended:
        def __init__(self, game: str, settings: dict[str, str]) -> None:
            self.game, self.settings = game, settings
            self.history = kit.play_history(find_game(game), 2, "again", settings)

    abyss: Any = Ended("abyss", {"first": "random"})
    places = abyss.history.match.game.places(abyss.history.match.state)
    assert next_settings(abyss) == {"first": "AB"[places.index(2)]}
    whisper: Any = Ended("whisper", {})
    assert FIRST.key not in next_settings(whisper)
