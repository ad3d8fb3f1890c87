"""Members: passkeys, sessions, and names that nobody else can take."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from podziemia.kernel.errors import Trouble
from podziemia.table.club.accounts import CHALLENGE_SECONDS, MOST_SESSIONS, SESSION_SECONDS
from podziemia.table.club.names import checked, fold
from podziemia.table.club.passkeys import check_library, house_of
from podziemia.table.club.schema import SESSIONS
from podziemia.table.keys import hash_of
from tests.table.club.authenticator import Authenticator
from tests.table.club.support import CLUB, a_club, join, me, sign_in
from tests.table.support import Browser, a_server, run


def cookie(browser: Browser) -> str:
    return next(c.value or "" for c in browser.http.cookies.jar if c.name == "pz_member")


def test_without_a_club_there_is_none() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            guest = browser()
            assert await guest.json("/api/club") == {"on": False, "name": "", "word": False, "me": None}
            await guest.refused("club-off", 404, "/api/club/join/ask", {"name": "Marta"})

    run(test)


def test_a_club_without_the_library_is_refused_at_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    check_library()
    monkeypatch.setattr("podziemia.table.club.passkeys.find_spec", lambda name: None)
    with pytest.raises(Trouble, match="club-extra"):
        check_library()


def test_where_the_operator_wants_a_word_whoever_joins_must_know_it() -> None:
    async def test() -> None:
        async with a_club(club_word=" Lantern ") as (_, browser):
            marta, key = browser(), Authenticator()
            assert (await marta.json("/api/club"))["word"] is True
            for wrong in ("", "lamp"):
                await marta.refused("club-word", 403, "/api/club/join/ask", {"name": "Marta", "word": wrong})
            options = await marta.send("/api/club/join/ask", {"name": "Marta", "word": "lantern"})
            await marta.send("/api/club/join", {"credential": key.create(options)}, 201)
            phone = browser()
            assert (await sign_in(phone, key))["name"] == "Marta"  # who is in needs it no more

    run(test)


def test_words_are_not_to_be_guessed() -> None:
    async def test() -> None:
        async with a_club(club_word="lantern", limits=1.0) as (_, browser):
            thief = browser()
            for _ in range(20):
                await thief.refused("club-word", 403, "/api/club/join/ask", {"name": "Marta", "word": "lamp"})
            await thief.refused("too-many-requests", 429, "/api/club/join/ask", {"name": "Marta", "word": "lantern"})

    run(test)


def test_who_joins_is_known_on_every_device_and_nowhere_after_signing_out_everywhere() -> None:
    async def test() -> None:
        async with a_club() as (_, browser):
            phone, laptop, key = browser(), browser(), Authenticator()
            assert (await phone.json("/api/club"))["name"] == CLUB
            joined = await join(phone, "  Marta ", key)
            assert joined["name"] == "Marta"
            assert await me(laptop) == ""
            assert (await sign_in(laptop, key))["id"] == joined["id"]
            assert [await me(one) for one in (phone, laptop)] == ["Marta", "Marta"]
            await laptop.send("/api/club/signout", {"everywhere": True})
            assert [await me(one) for one in (phone, laptop)] == ["", ""]
            await phone.refused("not-member", 401, "/api/club/passkeys", get=True)

    run(test)


def test_signing_out_here_leaves_the_other_devices_signed_in() -> None:
    async def test() -> None:
        async with a_club() as (_, browser):
            phone, laptop, key = browser(), browser(), Authenticator()
            await join(phone, "Marta", key)
            await sign_in(laptop, key)
            await phone.send("/api/club/signout", {})
            assert [await me(one) for one in (phone, laptop)] == ["", "Marta"]

    run(test)


def test_cookies_are_out_of_reach_of_scripts_and_of_other_sites_and_only_hashes_are_kept() -> None:
    async def test() -> None:
        async with a_club() as (server, browser):
            member, key = browser(), Authenticator()
            options = await member.send("/api/club/join/ask", {"name": "Marta"})
            response = await member.post("/api/club/join", {"credential": key.create(options)})
            set_cookie = next(h for h in response.headers.get_list("set-cookie") if h.startswith("pz_member"))
            assert "HttpOnly" in set_cookie
            assert "SameSite=strict" in set_cookie
            rows = server.store.read(lambda c: [dict(row) for row in c.execute(SESSIONS.select()).mappings()])
            assert [row["hash"] for row in rows] == [hash_of(cookie(member))]
            foreign = {"origin": "http://elsewhere.example"}
            assert (await member.post("/api/club/signout", {}, headers=foreign)).status_code == 403
            assert await me(member) == "Marta"

    run(test)


@pytest.mark.parametrize("secret", ["", "x", "pz" * 200, "é"])
def test_a_forged_session_opens_nothing(secret: str) -> None:
    async def test() -> None:
        async with a_club() as (_, browser):
            await join(browser(), "Marta")
            response = await browser().get("/api/club/passkeys", headers={"cookie": f"pz_member={secret}".encode()})
            assert response.status_code == 401

    run(test)


def test_the_hash_of_a_session_is_no_session() -> None:
    """Whoever reads the store or a backup cannot come in with what stands there."""

    async def test() -> None:
        async with a_club() as (_, browser):
            member, thief = browser(), browser()
            await join(member, "Marta")
            thief.http.cookies.set("pz_member", hash_of(cookie(member)))
            assert await me(thief) == ""

    run(test)


def test_sessions_end_by_themselves_and_the_oldest_makes_room() -> None:
    async def test() -> None:
        async with a_club() as (server, browser):
            first, key, now = browser(), Authenticator(), server.table.clock()
            await join(first, "Marta", key)
            others = [browser() for _ in range(MOST_SESSIONS)]
            for other in others:
                await sign_in(other, key)
            assert await me(first) == ""
            assert await me(others[0]) == "Marta"
            server.club.accounts._clock = lambda: now + SESSION_SECONDS + 60  # type: ignore[union-attr]
            assert await me(others[0]) == ""

    run(test)


async def forged(key: Authenticator, options: Any, how: str) -> Any:
    """An answer that somebody else might give."""
    if how == "other challenge":
        return key.get({**options, "challenge": "AAAA"})
    if how == "other key":
        other = Authenticator()
        other.id = key.id
        return other.get(options)
    if how == "other house":
        return key.get({**options, "rpId": "elsewhere.example"})
    if how == "other page":
        key.origin = "http://elsewhere.example"
        return key.get(options)
    return {"id": key.get(options)["id"], "response": how}


@pytest.mark.parametrize("how", ["other challenge", "other key", "other house", "other page", "nonsense"])
def test_a_forged_passkey_is_refused(how: str) -> None:
    async def test() -> None:
        async with a_club() as (_, browser):
            key, thief = Authenticator(), browser()
            await join(browser(), "Marta", key)
            options = await thief.send("/api/club/signin/ask")
            answer = {"credential": await forged(key, options, how)}
            await thief.refused("passkey-wrong", 403, "/api/club/signin", answer)
            assert await me(thief) == ""

    run(test)


def test_an_answer_is_good_once_in_time_and_for_its_own_question() -> None:
    async def test() -> None:
        async with a_club() as (server, browser):
            key, one, two = Authenticator(), browser(), browser()
            await join(one, "Marta", key)
            options = await two.send("/api/club/signin/ask")
            answer = {"credential": key.get(options)}
            ticket = next(c.value or "" for c in two.http.cookies.jar if c.name == "pz_ticket")
            await two.refused("passkey-late", 409, "/api/club/join", answer)
            await two.refused("passkey-late", 409, "/api/club/signin", answer)
            assert await me(two) == ""
            options = await two.send("/api/club/signin/ask")
            answer = {"credential": key.get(options)}
            await two.send("/api/club/signin", answer)
            two.http.cookies.set("pz_ticket", ticket)
            await two.refused("passkey-late", 409, "/api/club/signin", answer)
            options, now = await two.send("/api/club/signin/ask"), server.table.clock()
            server.club.accounts._clock = lambda: now + CHALLENGE_SECONDS + 1  # type: ignore[union-attr]
            await two.refused("passkey-late", 409, "/api/club/signin", {"credential": key.get(options)})

    run(test)


def test_a_member_has_several_passkeys_and_never_none() -> None:
    async def test() -> None:
        async with a_club() as (_, browser):
            member, first, second, stranger = browser(), Authenticator(), Authenticator(), browser()
            await join(member, "Marta", first)
            options = await member.send("/api/club/passkeys/ask")
            assert len(options["excludeCredentials"]) == 1
            held = await member.send("/api/club/passkeys", {"credential": second.create(options)})
            assert len(held) == 2
            assert await sign_in(browser(), second) == await sign_in(browser(), first)
            await join(stranger, "Piotr")
            await stranger.refused("passkey-unknown", 403, "/api/club/passkeys/drop", {"id": held[0]["id"]})
            await member.send("/api/club/passkeys/drop", {"id": held[0]["id"]})
            await member.refused("passkey-last", 409, "/api/club/passkeys/drop", {"id": held[1]["id"]})
            options = await stranger.send("/api/club/signin/ask")
            answer = {"credential": first.get(options)}
            await stranger.refused("passkey-unknown", 403, "/api/club/signin", answer)

    run(test)


def test_nobody_adds_a_passkey_to_another_member() -> None:
    async def test() -> None:
        async with a_club() as (_, browser):
            marta, piotr = browser(), browser()
            await join(marta, "Marta")
            await join(piotr, "Piotr")
            options = await marta.send("/api/club/passkeys/ask")
            ticket = next(c.value or "" for c in marta.http.cookies.jar if c.name == "pz_ticket")
            piotr.http.cookies.set("pz_ticket", ticket, path="/api")
            answer = {"credential": Authenticator().create(options)}
            await piotr.refused("passkey-wrong", 403, "/api/club/passkeys", answer)

    run(test)


@pytest.mark.parametrize("name", ["marta", "M A R T A", "Mаrtа", "Ｍarta", "Márta", "Mar\u200bta", "Marta."])
def test_a_name_is_taken_whatever_it_is_dressed_in(name: str) -> None:
    async def test() -> None:
        async with a_club() as (_, browser):
            await join(browser(), "Marta")
            await browser().refused("member-name-taken", 409, "/api/club/join/ask", {"name": name})
            await join(browser(), "Martyna")

    run(test)


def test_of_two_who_want_one_name_at_once_one_gets_it() -> None:
    async def test() -> None:
        async with a_club() as (_, browser):
            people, keys = [browser(), browser()], [Authenticator(), Authenticator()]
            options = [await one.send("/api/club/join/ask", {"name": "Marta"}) for one in people]
            answers = [{"credential": key.create(option)} for key, option in zip(keys, options, strict=True)]
            posts = [one.post("/api/club/join", answer) for one, answer in zip(people, answers, strict=True)]
            assert sorted(reply.status_code for reply in await asyncio.gather(*posts)) == [201, 409]

    run(test)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Piotr", "Pıotr"),
        ("Magda", "Mаɡdɑ"),
        ("Tomek", "Tornek"),
        ("Wanda", "VVanda"),
        ("Ola", "Օla"),
        ("Emil", "Emiӏ"),
    ],
)
def test_two_names_that_people_read_as_one_are_one(name: str, other: str) -> None:
    assert fold(name) == fold(other)
    assert fold(name) != fold(f"{name}a")


@pytest.mark.parametrize("name", ["", "x", "   ", "....", "\u202e\u202e\u202e", "a" * 25])
def test_what_is_no_name_is_refused(name: str) -> None:
    with pytest.raises(Trouble, match="member-name"):
        checked(name)


@pytest.mark.parametrize("name", ["Ꭺnna", "ꓮnna", "ᴀnna", "ⲟla"])
def test_letters_of_scripts_that_only_look_like_ours_are_refused(name: str) -> None:
    """Cherokee, Lisu, small capitals, Coptic: nobody could tell them from Anna and Ola."""
    with pytest.raises(Trouble, match="member-letter"):
        checked(name)


@pytest.mark.parametrize("name", ["Zażółć", "Ѓорѓи", "Σωκράτης", "Łucja 2", "안나", "太郎", "あんな", "שרה", "Ｍarta"])
def test_names_of_all_the_world_are_names(name: str) -> None:
    assert checked(name) == name


@given(st.text(min_size=1, max_size=30))
def test_a_name_that_is_shown_is_compared_as_it_was_written(name: str) -> None:
    """Folding twice changes nothing, and neither does tidying up before it."""
    assert fold(fold(name)) == fold(name)
    try:
        shown = checked(name)
    except Trouble:
        return
    assert shown.isprintable()
    assert fold(shown) == fold(name)


def test_passkeys_are_bound_to_the_name_of_the_house() -> None:
    assert house_of("https", "stol.example:444", ("stol.example",)).name == "stol.example"
    assert house_of("https", "www.stol.example", ("stol.example",)).name == "stol.example"
    assert house_of("https", "badstol.example", ("stol.example",)).name == "badstol.example"
    assert house_of("http", "localhost:8100", ()).origin == "http://localhost:8100"
    for address in ("127.0.0.1:8100", "[::1]:8100", ""):
        with pytest.raises(Trouble, match="passkey-host"):
            house_of("http", address, ())


def test_whoever_tries_too_often_waits() -> None:
    async def test() -> None:
        async with a_club(limits=1) as (_, browser):
            guest = browser()
            statuses = [(await guest.post("/api/club/signin/ask")).status_code for _ in range(25)]
            assert 200 in statuses
            assert statuses[-1] == 429

    run(test)
