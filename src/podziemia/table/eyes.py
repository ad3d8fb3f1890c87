"""What one pair of eyes is shown of a match: the position, the question, the log. Nothing else is ever sent."""

from __future__ import annotations

from typing import Any

from podziemia.kernel.ask import NOBODY, Ask, Together
from podziemia.kernel.classroom import Classroom, Note
from podziemia.kernel.errors import Refusal
from podziemia.kernel.facets.foresight import Likelihood, Way
from podziemia.kernel.history import History
from podziemia.kernel.match import Match
from podziemia.kernel.reveals import ALWAYS
from podziemia.kernel.state import Event, PlainEvent
from podziemia.kernel.zones import can_name
from podziemia.table import wire


def position(
    history: History, n: int, eyes: int, back: bool = False, classroom: Classroom | None = None
) -> wire.Position:
    """The table after n moves, as the eyes (a seat, SPECTATOR or OMNISCIENT) know it. `back`: moves were taken back to
    come here, so that nothing new has happened. When an exercise is over, nobody is asked any more."""
    match = history.at(n)
    present = match is history.match
    asked = classroom is None or not classroom.note(n).stopped
    opening = classroom.lesson.opening if classroom is not None else 0
    last = history.steps[n - 1].move if n else None
    return {
        "n": n,
        "line": history.moment.takebacks,
        "seat": eyes,
        "back": back,
        "events": [] if back else seen_events(history.events(n), eyes),
        "view": match.view(eyes),
        "ask": question(match, eyes) if asked else None,
        "waiting": match.waiting() if asked else [],
        "waiting_kind": match.ask.kind if match.ask is not None else "",
        "waiting_because": shown_because(match, eyes),
        "undo": undo_offer(history, eyes, opening) if present else None,
        "plan": present and eyes >= 0 and match.game.foresight.has_plan(match.state, eyes),
        "teacher": drilling(match) if classroom is None else teaching(classroom, n),
        "by": last.remark if last is not None else "",
        "mover": last.seat if last is not None else NOBODY,
        "places": match.game.places(match.state) if match.over else None,
    }


def shown_because(match: Match[Any], eyes: int) -> str:
    """The card or rule behind the question, unless it is a thing that lies hidden from these eyes."""
    ask = match.ask
    if ask is None or not ask.because:
        return ""
    if eyes == ask.seat or can_name(match.game.zones, match.game.things, match.state, eyes, ask.because):
        return ask.because
    return ""


def drilling(match: Match[Any]) -> wire.Teaching | None:
    """What the teacher of a drill says now, where the game has a school."""
    keys = match.game.school.teaching(match.state, match.ask) if match.game.school is not None else []
    return plain_note([f"teacher-{key}" for key in keys], Note()) if keys else None


def teaching(classroom: Classroom, n: int) -> wire.Teaching:
    """What the teacher of an exercise says and has noted down."""
    lesson, note = classroom.lesson, classroom.note(n)
    told = plain_note(list(note.says), note)
    told["steps"] = len(lesson.lines)
    told["goals"] = [
        {"says": lesson.goal_id(goal.says), "met": met} for goal, met in zip(lesson.goals, note.goals, strict=True)
    ]
    if note.complains():
        told["slip"] = {"says": lesson.slip_id(lesson.slips[note.slip].says), "to": note.slip_from}
    shown = classroom.next_answer() if n == classroom.history.count else None
    told["next"] = None if shown is None else shown.text
    if note.off != NOBODY:
        told["given"] = classroom.history.steps[note.off].move.text
    return told


def plain_note(says: list[str], note: Note) -> wire.Teaching:
    """What can be told of a note without its lesson."""
    return {
        "says": says,
        "point": note.point,
        "step": note.spoken.bit_count(),
        "steps": 0,
        "goals": [],
        "slip": None,
        "next": None,
        "off": None if note.off == NOBODY else note.off,
        "given": None,
        "stopped": note.stopped,
        "mark": None if note.mark is None else {"done": note.mark.done, "lost": note.mark.lost},
    }


def seen_events(events: list[Event], eyes: int) -> list[PlainEvent]:
    return [event.plain() for event in events if event.seen_by(eyes)]


def question(match: Match[Any], seat: int) -> wire.Ask | None:
    """What the seat is asked, with every legal answer; None when it is not asked."""
    try:
        ask = match.ask_of(seat)
    except Refusal:
        return None
    foresight = match.game.foresight
    chances = foresight.chances(match.state, ask)
    options: list[wire.Option] = [
        {"text": o.text, "verb": o.verb, "thing": o.thing, "final": match.game.reveals.of(ask.kind, o.verb) == ALWAYS}
        for o in ask.options
    ]
    for option in options:
        if option["text"] in chances:
            option["chances"] = [plain_likelihood(one) for one in chances[option["text"]]]
    return {
        "kind": ask.kind,
        "seat": seat,
        "because": ask.because,
        "n": ask.n,
        "options": options,
        "final": all(option["final"] for option in options),
        "answered": own_answer(match.ask, seat),
        "left": foresight.left(match.state, ask),
        "ways": [plain_way(way) for way in foresight.ways(match.state, ask)],
    }


def plain_likelihood(likely: Likelihood) -> wire.Likelihood:
    return {
        "what": likely.what,
        "thing": likely.thing,
        "parts": {outcome: str(part) for outcome, part in likely.parts.items()},
    }


def plain_way(way: Way) -> wire.Way:
    return {
        "thing": way.thing,
        "answers": list(way.answers),
        "cost": way.cost,
        "marks": [{"what": m.what, "at": m.at, "n": m.n, "things": list(m.things)} for m in way.marks],
    }


def own_answer(ask: Ask | None, seat: int) -> str | None:
    """What the seat has already said to a question to all; it may still change its mind."""
    if not isinstance(ask, Together):
        return None
    answer = ask.answers[ask.place(seat)]
    return answer.text if answer is not None else None


def foreseen(match: Match[Any], seat: int) -> list[wire.Beat]:
    """What the seat's plan would lead to, as far as it can know."""
    beats = match.game.foresight.preview(match.state, seat)
    return [{"step": beat.step, "events": seen_events(beat.events, seat), "stands": beat.stands} for beat in beats]


def undo_offer(history: History, seat: int, opening: int = 0) -> wire.UndoOffer | None:
    """The step back that the seat could take now: before its last own move, of those after the opening. Further back by
    `reach` it stays free."""
    if history.match.over:
        return None
    last = history.last_move_of(seat)
    if last <= opening:
        return None
    to, reach = last - 1, max(opening, history.free_undo(seat))
    asked = history.steps[to].asked
    return {
        "to": to,
        "free": to >= reach,
        "kind": asked.kind,
        "because": asked.because,
        "n": asked.n,
        "reach": min(reach, to),
    }


def log(history: History, eyes: int) -> wire.LogData:
    """Every move as far as the eyes saw it, and what was taken back."""
    moves: list[wire.LogMove] = []
    if opening := history.events(0):
        moves.append({"n": 0, "seat": NOBODY, "events": seen_events(opening, eyes), "by": ""})
    for n, step in enumerate(history.steps, 1):
        moves.append({"n": n, "seat": step.move.seat, "events": seen_events(step.events, eyes), "by": step.move.remark})
    undone: list[wire.UndoneMoves] = [
        {
            "after": back.after,
            "seat": back.seat,
            "events": [event for step in back.steps for event in seen_events(step.events, eyes)],
        }
        for back in history.taken_back
    ]
    return {"moves": moves, "undone": undone}
