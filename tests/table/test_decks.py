"""Decks over HTTP: the ready ones, and what is wrong with one's own."""

from __future__ import annotations

from tests.table.support import a_server, run


def test_ready_decks_come_as_text_and_are_legal() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            decks = await browser().json("/api/games/shadespire/decks")
            assert len(decks) == 10
            for text in decks.values():
                answer = await browser().post("/api/games/shadespire/decks/check", {"text": text})
                assert (answer.status_code, answer.json()) == (200, {"troubles": []})

    run(test)


def test_an_illegal_deck_gets_the_whole_list() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            text = "warband the_farstriders\nobjectives\ncleanse\ncleanse\npower\nnonsense\n"
            answer = await browser().post("/api/games/shadespire/decks/check?lang=pl", {"text": text})
            troubles = answer.json()["troubles"]
            assert [trouble["key"] for trouble in troubles] == [
                "shadespire-deck-line",
                "shadespire-objective-count",
                "shadespire-power-count",
                "shadespire-card-twice",
                "shadespire-card-foreign",
            ]
            assert troubles[0]["message"] == "Wiersz 6 jest niezrozumiały: nonsense."
            assert troubles[4]["details"] == {"card": "cleanse", "warband": "steelhearts_champions"}

    run(test)


def test_games_without_decks_say_so() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            assert await browser().json("/api/games/abyss/decks") == {}
            await browser().refused("deck-none", 422, "/api/games/abyss/decks/check", {"text": "x"})
            await browser().refused("game-unknown", 404, "/api/games/chess/decks", get=True)
            await browser().refused("bad-request", 400, "/api/games/shadespire/decks/check", {"text": "x" * 8001})

    run(test)


def test_the_list_of_games_says_which_settings_are_decks() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            games = {game["name"]: game for game in await browser().json("/api/games")}
            decks = {name: [s["key"] for s in game["settings"] if s["deck"]] for name, game in games.items()}
            assert decks["shadespire"] == ["deck-a", "deck-b"]
            assert decks["abyss"] == []

    run(test)
