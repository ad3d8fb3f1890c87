"""Playing and looking back over HTTP: undo, seats that change hands, replay, score, records, new_rooms."""

from __future__ import annotations

from hashlib import sha256

from podziemia.kernel.history import load_record
from podziemia.table.live import LiveResponse
from tests.table.support import Browser, Json, a_server, answer, heard, moves_heard, new_room, run, settle


async def play_out(browser: Browser, room: str) -> Json:
    """Answer for all seats of this browser until the game is over."""
    while True:
        state: Json = await browser.json(f"/api/rooms/{room}")
        if state["over"]:
            return state
        await settle(browser.server)
        state = await browser.json(f"/api/rooms/{room}")
        mine = [seat for seat in state["position"]["waiting"] if seat in state["you"]["seats"]]
        if mine:
            await answer(browser, room, mine[0], pick=state["n"] % 2)


def test_what_taught_nobody_anything_is_taken_back_freely() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            owner, guest = browser(), browser()
            created = await new_room(owner, "me", "open")
            room = created["room"]
            await guest.open(created["links"][0]["url"])
            line = await guest.listen(room, 1)
            asked = (await owner.json(f"/api/rooms/{room}"))["position"]["ask"]
            await answer(owner, room, 0)
            offer = (await owner.json(f"/api/rooms/{room}"))["position"]["undo"]
            question = {key: asked[key] for key in ("kind", "because", "n")}
            assert offer == {"to": 0, "free": True, **question, "reach": 0}
            assert await owner.send(f"/api/rooms/{room}/undo", {"seat": 0, "to": 0}) == {"n": 0, "line": 1}
            assert [(m[0], m[1], m[2]["back"]) for m in heard(line)[-1:]] == [("0.1", "move", True)]
            log = await guest.json(f"/api/rooms/{room}/log")
            assert log["undone"] == [{"after": 0, "seat": 0, "events": [{"what": "kept", "seat": 0}]}]

    run(test)


def test_what_chance_had_a_say_in_needs_consent() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            owner, guest = browser(), browser()
            created = await new_room(owner, "me", "open")
            room = created["room"]
            await guest.open(created["links"][0]["url"])
            await answer(owner, room, 0, pick=1)
            assert (await owner.json(f"/api/rooms/{room}"))["position"]["undo"]["free"] is False
            asked = await owner.send(f"/api/rooms/{room}/undo", {"seat": 0, "to": 0}, 202)
            assert asked["waiting"] == [1]
            assert (await guest.json(f"/api/rooms/{room}"))["undo_request"] == {"seat": 0, "to": 0, "waiting": [1]}
            await owner.refused("undo-pending", 409, f"/api/rooms/{room}/undo", {"seat": 0, "to": 0})
            await owner.refused("undo-none", 409, f"/api/rooms/{room}/undo/vote", {"seat": 0, "yes": True})
            done = await guest.send(f"/api/rooms/{room}/undo/vote", {"seat": 1, "yes": True})
            assert done == {"n": 0, "line": 1}
            assert (await guest.json(f"/api/rooms/{room}"))["undo_request"] is None

    run(test)


def test_a_refused_undo_changes_nothing_and_an_asker_may_withdraw() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            owner, guest = browser(), browser()
            created = await new_room(owner, "me", "open")
            room = created["room"]
            await guest.open(created["links"][0]["url"])
            await answer(owner, room, 0, pick=1)
            for who, seat in ((guest, 1), (owner, 0)):
                await owner.send(f"/api/rooms/{room}/undo", {"seat": 0, "to": 0}, 202)
                await who.send(f"/api/rooms/{room}/undo/vote", {"seat": seat, "yes": False})
                state = await owner.json(f"/api/rooms/{room}")
                assert (state["n"], state["line"], state["undo_request"]) == (1, 0, None)
            await owner.refused("undo-nothing", 422, f"/api/rooms/{room}/undo", {"seat": 0, "to": 1})

    run(test)


def test_a_request_survives_a_restart_and_ends_with_the_next_move() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            owner, guest = browser(), browser()
            created = await new_room(owner, "me", "open")
            room = created["room"]
            await guest.open(created["links"][0]["url"])
            await answer(owner, room, 0, pick=1)
            await owner.send(f"/api/rooms/{room}/undo", {"seat": 0, "to": 0}, 202)
            server.table.rooms.clear()
            assert (await guest.json(f"/api/rooms/{room}"))["undo_request"]["waiting"] == [1]
            await answer(guest, room, 1)
            server.table.rooms.clear()
            assert (await guest.json(f"/api/rooms/{room}"))["undo_request"] is None

    run(test)


def test_bots_agree_at_once_and_a_bot_that_takes_over_agrees_too() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            me = browser()
            room = (await new_room(me, "me", "bot"))["room"]
            await answer(me, room, 0, pick=1)
            await settle(server)
            assert (await me.send(f"/api/rooms/{room}/undo", {"seat": 0, "to": 0}))["line"] == 1
            owner, guest = browser(), browser()
            created = await new_room(owner, "me", "open")
            room = created["room"]
            await guest.open(created["links"][0]["url"])
            await answer(owner, room, 0, pick=1)
            await owner.send(f"/api/rooms/{room}/undo", {"seat": 0, "to": 0}, 202)
            await owner.send(f"/api/rooms/{room}/seats/1", {"do": "bot", "level": "easy"})
            assert (await owner.json(f"/api/rooms/{room}"))["line"] == 1

    run(test)


def test_the_host_cannot_silence_somebody_who_looks_on_with_a_bot() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            owner, guest = browser(), browser()
            created = await new_room(owner, "me", "open", "me")
            room = created["room"]
            await guest.open(created["links"][0]["url"])
            await guest.listen(room, 1)
            for who, seat in ((owner, 0), (guest, 1), (owner, 2)):
                await answer(who, room, seat)
            undo = {"seat": 0, "to": 0}
            assert (await owner.send(f"/api/rooms/{room}/undo", undo, status=202))["waiting"] == [1]
            await owner.send(f"/api/rooms/{room}/seats/1", {"do": "bot", "level": "easy"})
            assert (await owner.json(f"/api/rooms/{room}"))["undo_request"]["waiting"] == [1]
            await owner.send(f"/api/rooms/{room}/undo/vote", {"seat": 0, "yes": False})
            assert (await owner.send(f"/api/rooms/{room}/undo", undo, status=202))["waiting"] == [1]
            await guest.send(f"/api/rooms/{room}/undo/vote", {"seat": 1, "yes": True})
            assert (await owner.json(f"/api/rooms/{room}"))["line"] == 1

    run(test)


def test_an_answer_from_before_an_undo_is_stale() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            me = browser()
            room = (await new_room(me, "me", "me"))["room"]
            await answer(me, room, 0)
            await me.send(f"/api/rooms/{room}/undo", {"seat": 0, "to": 0})
            await answer(me, room, 0)
            body = {"seat": 0, "n": 1, "line": 0, "text": "side left", "nonce": "late"}
            details = await me.refused("stale", 409, f"/api/rooms/{room}/answer", body)
            assert (details["n"], details["line"], [p["n"] for p in details["missed"]]) == (1, 1, [1])
            assert [p["n"] for p in moves_heard(await me.listen(room, 0, (1, 0)))] == [1]

    run(test)


def test_a_leavers_seat_is_played_by_a_bot_and_taken_back() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            owner, guest = browser(), browser()
            created = await new_room(owner, "me", "open")
            room = created["room"]
            await guest.open(created["links"][0]["url"])
            await answer(owner, room, 0)
            await owner.send(f"/api/rooms/{room}/seats/1", {"do": "bot", "level": "easy"})
            await settle(server)
            state = await guest.json(f"/api/rooms/{room}")
            assert (state["n"], state["position"]["by"], state["seats"][1]["played_by_bot"]) == (2, "bot", True)
            late = {"seat": 1, "n": 2, "text": "side left", "nonce": "x"}
            await guest.refused("seat-with-bot", 409, f"/api/rooms/{room}/answer", late)
            await guest.send(f"/api/rooms/{room}/seats/1", {"do": "back"})
            assert (await guest.json(f"/api/rooms/{room}"))["seats"][1]["played_by_bot"] is False
            await answer(guest, room, 1, pick=2)

    run(test)


def test_seats_of_others_and_of_bots_do_not_change_hands() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            owner, guest = browser(), browser()
            created = await new_room(owner, "me", "open", "bot")
            room = created["room"]
            await guest.open(created["links"][0]["url"])
            await guest.refused("seat-not-yours", 403, f"/api/rooms/{room}/seats/0", {"do": "bot"})
            await owner.refused("seat-not-human", 409, f"/api/rooms/{room}/seats/2", {"do": "back"})
            await owner.refused("seat-unknown", 422, f"/api/rooms/{room}/seats/5", {"do": "bot"})
            await owner.refused("bad-request", 400, f"/api/rooms/{room}/seats/x", {"do": "bot"})
            await owner.refused("bad-request", 400, f"/api/rooms/{room}/seats/0", {"do": "steal"})

    run(test)


def test_answers_to_all_are_secret_and_may_be_changed() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            owner, guest = browser(), browser()
            created = await new_room(owner, "me", "open")
            room = created["room"]
            await guest.open(created["links"][0]["url"])
            await answer(owner, room, 0)
            await answer(owner, room, 0, pick=0)
            await answer(owner, room, 0, pick=2)
            mine = (await owner.json(f"/api/rooms/{room}"))["position"]
            theirs = (await guest.json(f"/api/rooms/{room}"))["position"]
            assert (mine["ask"]["answered"], theirs["ask"]["answered"]) == ("side middle", None)
            assert mine["waiting"] == theirs["waiting"] == [1]

    run(test)


def test_before_the_end_nobody_sees_behind_the_curtain() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            owner = browser()
            room = f"/api/rooms/{(await new_room(owner, 'me', 'open'))['room']}"
            await owner.refused("not-over", 403, f"{room}/at/0?seat=all", get=True)
            await owner.refused("not-over", 403, f"{room}/score", get=True)
            await owner.refused("not-alone", 403, f"{room}/record", get=True)
            await owner.refused("not-alone", 403, f"{room}/hint", {"seat": 0})
            await owner.refused("not-alone", 403, f"{room}/branch", {"n": 0, "seat": 0})
            await owner.refused("not-over", 403, f"{room}/rematch/offer", {"seat": 0})
            await owner.refused("moment-unknown", 404, f"{room}/at/7", get=True)
            assert (await owner.json(room))["seed"] is None

    run(test)


def test_after_the_end_everything_is_open_and_the_seed_proves_the_shuffles() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            owner, watcher = browser(), browser()
            created = await new_room(owner, "me", "me")
            room = f"/api/rooms/{created['room']}"
            promised = (await owner.json(room))["seed_hash"]
            state = await play_out(owner, created["room"])
            assert sha256(state["seed"].encode()).hexdigest() == promised
            await watcher.open(created["spectator"])
            seen = await watcher.json(f"{room}/at/3?seat=all")
            assert None not in seen["view"]["words"]
            score = await watcher.json(f"{room}/score")
            assert [s["place"] for s in score["seats"]] == state["position"]["places"]
            assert score["chart"][-1] == {"n": state["n"], "totals": [s["total"] for s in score["seats"]]}
            assert score["seed"] == state["seed"]
            await owner.refused("game-over", 409, f"{room}/undo", {"seat": 0, "to": 0})
            late = {"seat": 0, "n": state["n"], "text": "keep", "nonce": "late"}
            await owner.refused("game-over", 409, f"{room}/answer", late)

    run(test)


def test_a_record_goes_down_and_up_again_with_its_undone_lines() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            me = browser()
            room = (await new_room(me, "me", "bot"))["room"]
            await answer(me, room, 0)
            await me.send(f"/api/rooms/{room}/undo", {"seat": 0, "to": 0})
            await play_out(me, room)
            response = await me.get(f"/api/rooms/{room}/record")
            assert "attachment" in response.headers["content-disposition"]
            record = load_record(response.text)
            assert [move.undone for move in record.moves][:2] == [True, False]
            assert record.names == {0: "me 0", 1: "bot 1"}
            other = browser()
            up = (await other.http.post("/api/records", content=response.content)).json()
            assert (await other.get(f"/api/rooms/{up['room']}/record")).text == response.text
            state = await other.json(f"/api/rooms/{up['room']}?seat=all")
            assert (state["frozen"], state["seed"], None in state["position"]["view"]["words"]) == (
                True,
                record.seed,
                False,
            )
            await other.refused("room-frozen", 409, f"/api/rooms/{up['room']}/seats/0", {"do": "bot"})

    run(test)


def test_names_in_a_record_from_elsewhere_are_like_names_at_the_table() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            me = browser()
            head = "podziemia 1\ngame: whisper\nedition: 1\nseats: 2\nseed: x\n"
            names = f"name A: a\0\u202eb\nname B: {'N' * 5000}\n"
            up = (await me.http.post("/api/records", content=head + names)).json()
            seats = (await me.json(f"/api/rooms/{up['room']}"))["seats"]
            assert [seat["name"] for seat in seats] == ["a b", "N" * 40]

    run(test)


def test_a_bad_record_is_refused_with_its_line() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            text = "podziemia 1\ngame: whisper\nedition: 1\nseats: 2\nseed: x\n\n1 A side left\n"
            response = await browser().http.post("/api/records", content=text)
            assert response.status_code == 422
            assert response.json()["error"]["details"]["line"] == 7
            assert (await browser().http.post("/api/records", content=b"\xff\xfe")).status_code == 400
            assert (await browser().http.post("/api/records", content=b"x" * 300_000)).status_code == 413
            assert server.store.rooms() == []

    run(test)


def test_play_on_from_a_moment_against_bots() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            owner, watcher = browser(), browser()
            created = await new_room(owner, "me", "me")
            await play_out(owner, created["room"])
            await watcher.open(created["spectator"])
            last = (await owner.json(f"/api/rooms/{created['room']}"))["n"]
            await watcher.refused("game-over", 409, f"/api/rooms/{created['room']}/branch", {"n": last, "seat": 1})
            branched = await watcher.send(f"/api/rooms/{created['room']}/branch", {"n": 4, "seat": 1}, 201)
            await settle(server)
            state = await watcher.json(f"/api/rooms/{branched['room']}")
            assert [s["kind"] for s in state["seats"]] == ["bot", "human"]
            assert (state["you"]["seats"], state["alone"]) == ([1], True)
            before = await watcher.json(f"/api/rooms/{created['room']}/at/4?seat=1")
            assert (await watcher.json(f"/api/rooms/{branched['room']}/at/4?seat=1"))["view"] == before["view"]
            await play_out(watcher, branched["room"])

    run(test)


def test_an_old_nonce_does_not_stand_for_another_answer() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            me = browser()
            room = (await new_room(me, "me", "me"))["room"]
            body = {"seat": 0, "n": 0, "text": "keep", "nonce": "mine"}
            reply = await me.send(f"/api/rooms/{room}/answer", body)
            for _ in range(2):
                await me.refused("nonce-used", 409, f"/api/rooms/{room}/answer", {**body, "text": "roll"})
                assert await me.send(f"/api/rooms/{room}/answer", body) == reply
                server.table.rooms.clear()

    run(test)


def test_json_of_any_depth_is_read_or_refused() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            me = browser()
            room = (await new_room(me, "me", "me"))["room"]
            deep = b"[" * 8000 + b"]" * 8000
            for body in (deep, b'{"seat": 0, "more": ' + deep[4000:-4000] + b"}"):
                assert (await me.post(f"/api/rooms/{room}/answer", content=body)).status_code == 400

    run(test)


def test_no_proxy_holds_the_live_line_back() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            me = browser()
            line = LiveResponse(await me.listen((await new_room(me, "me", "me"))["room"]), lambda: None)
            assert "no-transform" in line.headers["cache-control"]
            assert "no-store" in line.headers["cache-control"]

    run(test)


STALE = {"seat": 1, "n": 0, "text": "left", "nonce": "late"}


def test_hints_and_reasons() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            me = browser()
            room = (await new_room(me, "me", "bot"))["room"]
            hint = await me.send(f"/api/rooms/{room}/hint", {"seat": 0})
            assert set(hint) == {"text", "value", "line", "alternatives", "because", "parts"}
            reasons = (await me.json(f"/api/rooms/{room}/why?seat=0&thing=left"))["reasons"]
            assert [(r["rule"], r["met"]) for r in reasons] == [("WHI-1.01", False)]
            await me.refused("seat-unknown", 422, f"/api/rooms/{room}/why?thing=left", get=True)

    run(test)


def test_a_closer_look_at_a_thing() -> None:
    """A game without surveys has nothing to tell; a moment that has not come cannot be looked at."""

    async def test() -> None:
        async with a_server() as (_, browser):
            me = browser()
            room = (await new_room(me, "me", "bot"))["room"]
            assert await me.json(f"/api/rooms/{room}/at/0/survey?seat=0&thing=left") == {}
            await me.refused("moment-unknown", 404, f"/api/rooms/{room}/at/999/survey?seat=0&thing=left", get=True)
            await browser().refused("no-place", 403, f"/api/rooms/{room}/at/0/survey?seat=0&thing=left", get=True)

    run(test)


def test_a_player_may_invite_people_to_watch() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            owner, guest, friend = browser(), browser(), browser()
            created = await new_room(owner, "me", "open")
            await guest.open(created["links"][0]["url"])
            link = (await guest.send(f"/api/rooms/{created['room']}/share"))["spectator"]
            assert await friend.open(link) == {"spectator": True}
            await friend.refused("not-owner", 403, f"/api/rooms/{created['room']}/share")

    run(test)


def test_games_catalogues_rules_and_words() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            me = browser()
            games = {game["name"]: game for game in await me.json("/api/games")}
            assert (games["abyss"]["fewest"], games["abyss"]["most"]) == (2, 4)
            chapters = await me.json("/api/rules/abyss")
            assert chapters[0]["chapter"] == "setup"
            assert "ABY-1.01" in chapters[0]["rules"]
            first = await me.get("/api/games/abyss/catalogue")
            again = await me.get("/api/games/abyss/catalogue", headers={"if-none-match": first.headers["etag"]})
            assert (first.status_code, again.status_code) == (200, 304)
            assert "abyss-title" in (await me.get("/words/pl/abyss.ftl")).text
            for path in ("/words/pl/nothing.ftl", "/words/de/abyss.ftl", "/api/rules/chess", "/words/pl/..%2fx.ftl"):
                assert (await me.get(path)).status_code == 404

    run(test)
