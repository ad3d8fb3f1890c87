"""What a person's hands do at the table: the same moves by mouse, by keys and by touch."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from time import time
from typing import Any

from playwright.sync_api import Page, expect

from podziemia.bots.erring import ErringBot
from podziemia.kernel.history import History
from podziemia.kernel.match import Match
from podziemia.kernel.record import new_record
from podziemia.kernel.registry import find_game
from podziemia.kernel.rng import seeded
from podziemia.table.hindsight import MOVE
from podziemia.table.room import replay
from podziemia.table.schema import MOVES
from podziemia.table.store import Insert, Store, Swap, sqlite_url
from podziemia.table.table import move_row
from tests.support import kit

ANSWERS = ".belt .acts [data-option], .belt .acts [data-group]"
MOST_MOVES = 400
LAST_MOVES = 20
TRIALS = 6
SLIPS = 0.5


def new_table(page: Page, seats: list[str], name: str = "Czwartkowa głębia", level: str = "easy") -> None:
    """Through the dialog of the start page: one of me, open, bot, none for each seat."""
    page.goto("/?new=abyss")
    dialog = page.locator("dialog[open]")
    for seat, kind in enumerate([*seats, *["none"] * (4 - len(seats))]):
        dialog.locator(f"input[name=seat-{seat}][value={kind}]").check(force=True)
    for select in dialog.locator(".extra select").all():
        select.select_option(level)
    dialog.locator("label.field select").first.select_option("A")
    dialog.locator(".opts label.field:last-of-type input").fill(name)
    dialog.locator("button[type=submit]").click()
    page.wait_for_selector(".belt")


def come_in(page: Page, name: str = "") -> None:
    """By the link in the address, through the first screen of somebody who was invited."""
    button = page.locator("form button.strong")
    button.wait_for()
    if name:
        page.locator("form .name input").fill(name)
    button.click()
    page.wait_for_selector(".belt")


QUESTION = "['.belt h2', '.belt .why', '.where span'].map((part) => document.querySelector(part)?.textContent ?? '')"
ASKED = f"() => document.querySelector('.sheet') ? [] : document.querySelector('{ANSWERS}') && {QUESTION}"
ANSWERED = f"""before => document.querySelector('.sheet, .curtain')
  || (!document.querySelector('.belt[data-mode=sending]') && String({QUESTION}) !== String(before))"""


def question(page: Page) -> list[str]:
    """What is asked, what is picked for it so far, and at which move: it changes with every answer."""
    now: list[str] = page.evaluate(QUESTION)
    return now


def wait_for_question(page: Page) -> list[str]:
    """The question, as soon as this page is asked one; nothing when the game is over."""
    asked: list[str] = page.wait_for_function(ASKED).json_value()
    return asked


def wait_for_move(page: Page) -> bool:
    """Wait until this page is asked something; False when the game is over."""
    return bool(wait_for_question(page))


def wait_until_answered(page: Page, before: list[str]) -> None:
    """The table has taken the answer and moved on from the question."""
    page.wait_for_function(ANSWERED, arg=before)


def near_the_end(game: str, settings: dict[str, str] | None = None) -> str:
    """The record of a random game of two up to a question to seat A after which it ends soon, whatever is answered."""
    for number in range(TRIALS):
        history = kit.play_history(find_game(game), 2, f"browser {number}", settings)
        for n in range(max(0, history.count - LAST_MOVES), history.count):
            if 0 in history.at(n).waiting() and all(ends_soon(history.at(n), trial) for trial in range(TRIALS)):
                return history.record().cut(n).text()
    raise AssertionError(f"no random game of {game} ends soon after a question to seat A")


def ends_soon(match: Match[Any], trial: int) -> bool:
    """Whether a fork of the match with random answers is over after a few."""
    fork, rng = match.fork(), seeded(f"trial {trial}")
    for _ in range(LAST_MOVES):
        if not fork.over:
            seat, option = kit.random_answer(fork, rng)
            fork.answer(option, seat)
    return fork.over


def play_out(page: Page, kept: Path) -> None:
    """To the end of the game with random answers, past the pages: the server finds it in its store and shows it."""
    room = page.url.split("/r/")[1].split("?")[0].split("#")[0]
    store = Store(sqlite_url(kept))
    stored = store.load(room)
    assert stored is not None
    there, rng, rows, at = replay(stored), seeded("play out"), [], time()
    while not there.over:
        seat, option = kit.random_answer(there.history.match, rng)
        digest = there.history.play(seat, option.text).move.digest
        rows.append(move_row(there, MOVE, seat, option.text, "", "", digest, at))
        there.rows += 1
    assert store.commit([[Insert(MOVES, rows), Swap(room, there.version, {**there.fields(), "touched": at})]]) == [None]
    store.close()
    while not page.request.get(f"/api/rooms/{room}").json()["over"]:
        page.wait_for_timeout(500)


def middle(game: str, seats: int, first: int, kind: str) -> str:
    """The record of a game of bots up to a question of this kind to seat A that leaves a choice. The bots are of
    no level, so that the position stays when levels change."""
    history = History(new_record(find_game(game), seats, "sizes"))
    bots = [ErringBot(find_game(game), str(seat), 1, SLIPS) for seat in range(seats)]
    while True:
        match = history.match
        waiting = match.waiting()
        if history.count >= first and 0 in waiting:
            ask = match.ask_of(0)
            if ask.kind.startswith(kind) and len(ask.options) > 1:
                return history.record().text()
        seat = waiting[-1]
        history.play(seat, bots[seat].choose(match, seat).text)


def go_on_from(page: Page, record: str) -> None:
    """To a table against a bot where the game goes on that the record leaves."""
    shown = page.request.post("/api/records", data=record).json()["room"]
    n = page.request.get(f"/api/rooms/{shown}").json()["n"]
    wish = {"n": n, "seat": 0, "level": "easy"}
    room = page.request.post(f"/api/rooms/{shown}/branch", data=wish).json()["room"]
    page.goto(f"/r/{room}")


def play_on(page: Page, answer: Callable[[int], None], most: int = MOST_MOVES) -> None:
    """Give answer after answer until the score sheet lies on the table; each is told its number."""
    for turn in range(most):
        before = wait_for_question(page)
        if not before:
            return
        answer(turn)
        wait_until_answered(page, before)
    raise AssertionError(f"no score sheet after {most} answers")


def play_some(page: Page, answer: Callable[[int], None], moves: int) -> None:
    """Give so many answers, each told its number; then the page is asked again."""
    for turn in range(moves):
        before = wait_for_question(page)
        assert before, "the game is over"
        answer(turn)
        wait_until_answered(page, before)
    assert wait_for_move(page)


def answer_one(page: Page, answer: Callable[[Page], None] | None = None) -> None:
    """Wait for a question and answer it, on the belt unless told how."""
    before = wait_for_question(page)
    assert before, "the game is over"
    (answer or answer_on_belt)(page)
    wait_until_answered(page, before)


FIND = """([selectors, nth, across, down]) => {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].filter((e) => e.getClientRects().length);
    if (!found.length) continue;
    const one = found.at(nth % found.length);
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width * across, top + height * down];
  }
  return null;
}"""
CORNER = (0.25, 0.3)
"""The upper left part of a drawing, which no neighbour in a fan covers."""
MIDDLE = (0.5, 0.5)


def click_first(page: Page, *selectors: str, nth: int = 0, at: tuple[float, float] = CORNER) -> bool:
    """Click what the first of the selectors finds, else the next one; False when none finds anything."""
    point = page.evaluate(FIND, [selectors, nth, *at])
    if point:
        page.mouse.click(*point)
    return bool(point)


def choose_from_menu(page: Page) -> None:
    """Of several answers about a thing the one that is hinted at, or the first; the menu is there with the click."""
    click_first(page, ".menu .hint", ".menu button")


def answer_by_mouse(page: Page, *wishes: str) -> None:
    """Click the first thing wished for, else a lit thing (decks last), else the belt; a menu gets its first entry."""
    click_first(page, *wishes, '.pick.lit:not([data-id$="-deck"])', ".pick.lit", ANSWERS)
    choose_from_menu(page)


def answer_on_belt(page: Page) -> None:
    click_first(page, ANSWERS)
    choose_from_menu(page)


def move_number(page: Page) -> int:
    found = re.search(r"(?:ruch|move)\s(\d+)", page.locator(".where span").inner_text())
    assert found is not None
    return int(found[1])


def expect_move(page: Page, n: int) -> None:
    """The page shows the table after this move."""
    expect(page.locator(".where span")).to_have_text(re.compile(rf"(?:ruch|move)\s{n}\b"))


def lift_curtain(page: Page) -> None:
    button = page.locator(".curtain button")
    box = button.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    expect(page.locator(".curtain")).to_have_count(0)
    page.mouse.up()
