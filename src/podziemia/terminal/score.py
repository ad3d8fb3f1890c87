"""The score sheet: one row per category, one column per player, winner first."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.markup import escape
from rich.table import Table

from podziemia.kernel.match import Match
from podziemia.kernel.state import OMNISCIENT
from podziemia.terminal.screen import Screen
from podziemia.words import Speech


def show_scores(screen: Screen, speech: Speech, match: Match[Any]) -> None:
    scores = match.game.scores(match.state)
    places = match.game.places(match.state)
    order = sorted(range(len(scores)), key=lambda seat: places[seat])
    screen.heading(headline(speech, match))
    if match.game.teams is not None:
        screen.console.print(match.game.teams.verdict(match.view(OMNISCIENT), speech.tell))
        return
    sheet = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    sheet.add_column("")
    for seat in order:
        sheet.add_column(f"{places[seat]}. {escape(speech.player(seat))}", justify="right")
    parts = [dict(score.parts) for score in scores]
    for part in dict.fromkeys(part for score in scores for part, _ in score.parts):
        sheet.add_row(speech.score(part), *[str(parts[seat].get(part, "")) for seat in order])
    sheet.add_section()
    sheet.add_row(speech.say("score-total"), *[f"[bold]{scores[seat].total}[/]" for seat in order])
    screen.console.print(sheet)


def headline(speech: Speech, match: Match[Any]) -> str:
    """Who wins, and by how much."""
    places = match.game.places(match.state)
    winners = [seat for seat, place in enumerate(places) if place == 1]
    if match.game.teams is not None:
        won = match.game.teams.sides(match.state.seats).index(winners)
        return speech.say(speech.id("won", str(won + 1)))
    if len(winners) > 1:
        return speech.say("score-tied", players=speech.words.joined([speech.player(seat) for seat in winners]))
    totals = [score.total for score in match.game.scores(match.state)]
    best = totals.pop(winners[0])
    margin = best - max(totals, default=0)
    return speech.say("score-won" if margin else "score-won-on-tie", player=speech.player(winners[0]), n=margin)
