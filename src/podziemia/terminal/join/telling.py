"""What the screen says: the table, the question, what happened, in the words of the game."""

from __future__ import annotations

from podziemia.kernel.ask import Ask, Option
from podziemia.terminal.join.said import SaidAsk, SaidEvent, SaidPosition, SaidRoom, SaidScore
from podziemia.terminal.join.visit import Visit
from podziemia.terminal.play import complete, drawn, next_parts
from podziemia.words import Speech
from podziemia.words.speech import SEVERAL


class Question:
    """What is asked, and the part of an answer of several things that was chosen so far."""

    def __init__(self, said: SaidAsk) -> None:
        self.said = said
        self.ask: Ask = said.ask()
        self.begun: list[str] = []

    @property
    def parts(self) -> list[str]:
        return next_parts(self.ask, self.begun)

    def choose(self, number: int) -> Option | None:
        """The answer of this number, or None when more has to be chosen."""
        parts = self.parts
        if not parts:
            return self.ask.options[number]
        self.begun.append(parts[number])
        return complete(self.ask, self.begun)


class Telling:
    """Puts into words what the server says to one visitor."""

    def __init__(self, visit: Visit, lang: str) -> None:
        self.game = visit.game
        self.speech = Speech(lang, visit.game)
        self.say = self.speech.say
        self.meet(visit.room)

    def meet(self, room: SaidRoom) -> None:
        """The names at the table, as they are now."""
        self.speech.players = [
            seat.name or self.say("terminal-bot" if seat.kind == "bot" else "terminal-player", letter=seat.letter)
            for seat in room.seats
        ]

    def board(self, position: SaidPosition) -> str:
        return drawn(self.speech, position.view)

    def event(self, event: SaidEvent) -> str:
        return self.speech.event(event.event())

    def asked(self, question: Question) -> str:
        """The question in a line, and what of the answer is there already."""
        lines = [self.speech.ask(question.ask), self.speech.ask_why(question.ask)]
        if question.begun:
            lines.append(self.speech.name(SEVERAL.join(question.begun)))
        if question.said.answered is not None:
            lines.append(self.say("join-answered"))
        return "\n".join(line for line in lines if line)

    def choices(self, question: Question) -> list[str]:
        """One line for each answer, with what is on the card and how likely a roll is."""
        if parts := question.parts:
            return [self._with(self.speech.name(part), self.speech.short(part)) for part in parts]
        lines = []
        for option, said in zip(question.ask.options, question.said.options, strict=True):
            chances = [self.speech.likelihood(chance.likelihood()) for chance in said.chances]
            lines.append(self._with(self.speech.option(option), self.speech.short(option.thing), *chances))
        return lines

    def _with(self, label: str, *more: str) -> str:
        return " · ".join([label, *(one for one in more if one)])

    def waiting(self, position: SaidPosition) -> str:
        names = self.speech.words.joined([self.speech.player(seat) for seat in position.waiting])
        return self.say("join-waiting", players=names)

    def result(self, score: SaidScore) -> str:
        lines = [
            f"{seat.place}. {self.speech.player(seat.seat)} · {seat.total}"
            for seat in sorted(score.seats, key=lambda seat: (seat.place, seat.seat))
        ]
        return "\n".join([self.say("join-over"), *lines])
