"""Coming to a table by a link: what it would open, a name, a seat of one's choice, a colour."""

from __future__ import annotations

import pytest

from podziemia.table.colours import worn
from podziemia.table.texts import clean
from tests.table.support import Browser, Json, a_server, answer, heard, new_room, run


def parts(url: str) -> tuple[str, str]:
    """Of a link: the room's address, and the secret."""
    room, secret = url.removeprefix("/r/").split("#k=")
    return f"/api/rooms/{room}", secret


async def invitation(browser: Browser, url: str) -> Json:
    here, secret = parts(url)
    told: Json = await browser.send(f"{here}/invitation", {"secret": secret})
    return told


async def sit(browser: Browser, url: str, **wish: object) -> Json:
    here, secret = parts(url)
    opened: Json = await browser.send(f"{here}/sit", {"secret": secret, **wish})
    return opened


def urls(created: Json) -> dict[int, str]:
    return {link["seat"]: link["url"] for link in created["links"]}


def test_an_invitation_tells_who_is_there_and_opens_nothing() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            host, guest = browser(), browser()
            created = await new_room(host, "me", "open", "bot", name="Thursday")
            told = await invitation(guest, urls(created)[1])
            assert (told["opens"], told["host"], told["name"], told["seat"]) == ("seat", "me 0", "Thursday", 1)
            assert [seat["joined"] for seat in told["seats"]] == [True, False, True]
            await guest.refused("no-place", 403, f"/api/rooms/{created['room']}", get=True)
            assert (await invitation(guest, created["spectator"]))["opens"] == "place"
            await sit(guest, urls(created)[1])
            assert (await invitation(guest, urls(created)[1]))["opens"] == "place"
            assert (await invitation(browser(), urls(created)[1]))["opens"] == "nothing"

    run(test)


def test_one_sits_down_with_a_name_and_a_colour_that_others_see() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            host, guest = browser(), browser()
            created = await new_room(host, "me", "open")
            line = await host.listen(created["room"], 0)
            await sit(guest, urls(created)[1], name=" Piotr\n", colour=4)
            seats = heard(line)[-1][2]["seats"]
            assert [(seat["name"], seat["colour"]) for seat in seats] == [("me 0", 0), ("Piotr", 4)]
            await host.send(f"/api/rooms/{created['room']}/seats/0", {"do": "name", "name": "Marta", "colour": 1})
            seats = heard(line)[-1][2]["seats"]
            assert [(seat["name"], seat["colour"]) for seat in seats] == [("Marta", 1), ("Piotr", 4)]

    run(test)


def test_a_colour_that_somebody_wears_is_not_free() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            host, guest = browser(), browser()
            created = await new_room(host, "me", "open", "open", "bot")
            here, secret = parts(urls(created)[1])
            for worn_by_somebody in (0, 3):
                await guest.refused("colour-taken", 409, f"{here}/sit", {"secret": secret, "colour": worn_by_somebody})
            await guest.refused("bad-request", 400, f"{here}/sit", {"secret": secret, "colour": 5})
            await sit(guest, urls(created)[1], colour=2)  # the place of somebody who has not come yet
            seats = (await guest.json(here))["seats"]
            assert [seat["colour"] for seat in seats] == [0, 2, 1, 3]

    run(test)


def test_of_free_seats_one_may_choose_and_the_links_change_places() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            host, zosia, piotr = browser(), browser(), browser()
            created = await new_room(host, "me", "open", "open")
            second, third = urls(created)[1], urls(created)[2]
            assert (await sit(zosia, third, seat=1, name="Zosia")) == {"seats": [1]}
            here, secret = parts(second)
            wish = {"secret": secret, "seat": 1}
            assert await piotr.refused("seat-taken", 409, f"{here}/sit", wish) == {"name": "Zosia"}
            assert (await invitation(piotr, second))["seat"] == 2
            assert await sit(piotr, second) == {"seats": [2]}
            assert await sit(zosia, third) == {"seats": [1]}
            await browser().refused("link-taken", 403, f"{here}/sit", {"secret": secret})
            assert [(await one.json(here))["you"]["seats"] for one in (zosia, piotr)] == [[1], [2]]

    run(test)


@pytest.mark.parametrize(
    ("seat", "key", "status"), [(0, "seat-taken", 409), (2, "seat-taken", 409), (5, "seat-unknown", 422)]
)
def test_a_seat_that_is_not_free_is_not_had(seat: int, key: str, status: int) -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            created = await new_room(browser(), "me", "open", "bot")
            here, secret = parts(urls(created)[1])
            await browser().refused(key, status, f"{here}/sit", {"secret": secret, "seat": seat})

    run(test)


def test_who_sits_down_takes_over_from_the_bot_that_stood_in() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            host, guest = browser(), browser()
            created = await new_room(host, "me", "open")
            room = created["room"]
            await host.send(f"/api/rooms/{room}/seats/1", {"do": "bot"})
            assert (await invitation(guest, urls(created)[1]))["seats"][1]["played_by_bot"]
            await sit(guest, urls(created)[1])
            while (asked := (await host.json(f"/api/rooms/{room}"))["position"]["waiting"]) == [0]:
                await answer(host, room, 0)
            assert 1 in asked
            assert not server.table.rooms[room].thinking
            await answer(guest, room, 1)

    run(test)


def test_who_comes_too_late_may_watch() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            guest, late = browser(), browser()
            created = await new_room(browser(), "me", "open")
            await sit(guest, urls(created)[1])
            assert await sit(late, urls(created)[1], watch=True) == {"spectator": True}
            room = await late.json(f"/api/rooms/{created['room']}")
            assert room["you"] == {"seats": [], "owner": False, "spectator": True}

    run(test)


def test_every_seat_wears_a_colour_of_its_own() -> None:
    assert worn([-1, -1, -1]) == [0, 1, 2]
    assert worn([-1, 0, -1]) == [1, 0, 2]
    assert worn([4, -1, 1, -1, -1]) == [4, 0, 1, 3, 2]
    assert sorted(worn([-1] * 8))[:5] == [0, 0, 1, 1, 2]


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("a\u202eb\u2066c\u200fd", "abcd"),
        ("  two \n\t lines \x00 ", "two lines"),
        ("👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧"),
        ("\u200d\u200d", ""),
        ("\u034f\ufe0f", ""),
        ("\u034f \u0301", ""),
        ("z" + "\u0300" * 50 + "a", "z" + "\u0300" * 3 + "a"),
        ("שלום", "שלום"),
    ],
)
def test_names_are_text_that_stays_in_its_place(written: str, shown: str) -> None:
    assert clean(written) == shown


def test_a_name_of_ten_thousand_characters_is_refused() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            host = browser()
            created = await new_room(host, "me", "open")
            here, secret = parts(urls(created)[1])
            long = "x" * 10_000
            await browser().refused("bad-request", 400, f"{here}/sit", {"secret": secret, "name": long})
            await host.refused("bad-request", 400, f"{here}/seats/0", {"do": "name", "name": long})
            room = {"game": "whisper", "seats": [{"kind": "me"}, {"kind": "bot"}], "name": long}
            await host.refused("bad-request", 400, "/api/rooms", room)

    run(test)
