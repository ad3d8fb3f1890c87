"""A game at the terminal: what happened, the table, the question, the answer."""

from __future__ import annotations

from typing import Any

from rich.markup import escape

from podziemia.bots import Bot
from podziemia.kernel.ask import NOBODY, SEAT_LETTERS, Ask, Option
from podziemia.kernel.errors import Trouble
from podziemia.kernel.game import Game, Reason
from podziemia.kernel.history import History
from podziemia.kernel.match import Match
from podziemia.kernel.show import View, message_id
from podziemia.terminal.files import write_lines, write_record
from podziemia.terminal.guide import find_things, show_chapters, show_thing, show_topic
from podziemia.terminal.school import Teacher
from podziemia.terminal.score import show_scores
from podziemia.terminal.screen import Screen
from podziemia.terminal.seats import Sitter
from podziemia.words import Speech, words_in
from podziemia.words.speech import SEVERAL


class Leave(Exception):
    """The person leaves the table."""


class Sitting:
    """One game at one terminal, from the first question to the score sheet."""

    def __init__(
        self,
        history: History,
        sitters: list[Sitter],
        bots: dict[int, Bot],
        lang: str,
        screen: Screen,
        odds: bool = True,
    ) -> None:
        self.history = history
        self.odds = odds
        """Whether the chances of a roll are told before it is made."""
        self.sitters = sitters
        self.bots = bots
        self.screen = screen
        self.game: Game[Any] = history.match.game
        words = words_in(lang, self.game.name)
        self.speech = Speech(lang, self.game, [sitter.called(words, seat) for seat, sitter in enumerate(sitters)])
        self.teacher = Teacher(self.speech, history)
        self.unread = [0] * len(sitters)
        """The first move that each seat has not been told of; the 0th is the set-up."""
        self.saved = history.record().text()
        self.facing = NOBODY
        """Whose cards the screen shows."""
        self.begun: list[str] = []
        """The first parts of an answer that is several things in order."""
        self.undone = 0
        """How many undos there had been when the table was last drawn."""
        self.commands = {
            "undo": self.undo,
            "save": self.save,
            "rules": self.show_rules,
            "log": self.show_log,
            "table": self.show_table,
            "preview": self.show_preview,
            "help": self.show_help,
            "quit": self.quit,
        }

    @property
    def match(self) -> Match[Any]:
        return self.history.match

    # ---- the course of the game ----

    def play(self) -> None:
        self.greet()
        try:
            while not self.match.over and not self.teacher.dismisses():
                seat = self.match.waiting()[0]
                if seat in self.bots:
                    self.bot_decides(seat)
                else:
                    self.person_decides(seat)
            self.finish()
        except Leave:
            self.part()

    def greet(self) -> None:
        self.screen.heading(self.speech.title())
        for seat, sitter in enumerate(self.sitters):
            kind = self.speech.say("terminal-human") if sitter.human else sitter.spec
            self.screen.prose(f"{SEAT_LETTERS[seat]}  {self.speech.player(seat)} · {kind}", indent="  ")
        self.screen.prose(self.speech.say("terminal-hint"), "dim")

    def bot_decides(self, seat: int) -> None:
        with self.screen.thinking(self.speech.say("terminal-thinking", player=self.speech.player(seat))):
            option = self.bots[seat].choose(self.match, seat)
        self.history.play(seat, option.text)

    def person_decides(self, seat: int) -> None:
        """The table is drawn again only when there is something new to see on it."""
        self.draw_curtain(seat)
        undone = len(self.history.taken_back)
        seen_before = self.facing == seat and self.undone == undone
        self.facing = seat
        self.undone = undone
        if self.tell_news(seat) or not seen_before:
            self.draw_table()
        self.begun = []
        self.show_question(self.match.ask_of(seat))
        self.take_line(seat)

    def take_line(self, seat: int) -> None:
        """Read lines until one changes the position."""
        before = self.history.moment
        while self.history.moment == before:
            line = self.screen.ask("> ")
            if line is None:
                raise Leave
            try:
                self.obey(seat, line)
            except Trouble as trouble:
                self.screen.prose(self.speech.words.trouble(trouble), "red")

    def obey(self, seat: int, line: str) -> None:
        """A number or an option's own text is an answer; the rest are commands."""
        ask = self.match.ask_of(seat)
        parts = next_parts(ask, self.begun)
        if parts and numbered(line, len(parts)):
            self.begun.append(parts[int(line) - 1])
        option = chosen(ask, line) if not parts else ask.find(line) or complete(ask, self.begun)
        if option is None and parts and numbered(line, len(parts)):
            self.show_question(ask)
            return
        if option is not None:
            self.history.play(seat, option.text)
            return
        word, _, rest = line.partition(" ")
        command = self.command_named(word.lower())
        if line.startswith("?"):
            self.explain(ask, line[1:].strip())
        elif command:
            self.commands[command](rest.strip())
        elif line:
            self.refuse(ask, line)

    def command_named(self, word: str) -> str:
        """The command of this name, in English or in the person's language."""
        for command in self.commands:
            if word in (command, *self.speech.say(f"terminal-command-{command}").split(", ")):
                return command
        return ""

    # ---- what the person sees ----

    def draw_curtain(self, seat: int) -> None:
        """Between two people whose hidden cards differ the screen is emptied, and waits."""
        last = self.facing
        if last in (NOBODY, seat) or self.match.view(last) == self.match.view(seat):
            return
        self.screen.clear()
        self.screen.heading(self.speech.say("terminal-curtain", player=self.speech.player(seat)))
        if self.screen.interactive and self.screen.ask(self.speech.say("terminal-curtain-enter") + " ") is None:
            raise Leave

    def tell_news(self, seat: int) -> bool:
        """What happened since the seat last decided, if anything did."""
        lines = self.log_lines(self.unread[seat], seat)
        self.unread[seat] = self.history.count + 1
        if lines:
            self.screen.blank()
            self.screen.heading(self.speech.say("terminal-news"))
            for line in lines:
                self.screen.prose(line, "", "    ", "  ")
        return bool(lines)

    def log_lines(self, start: int, seat: int) -> list[str]:
        return [self.speech.event(event) for event in self.history.events_since(start) if event.seen_by(seat)]

    def draw_table(self) -> None:
        self.screen.blank()
        self.screen.drawing(sketch(self.speech, self.match, self.facing))

    def show_question(self, ask: Ask) -> None:
        self.screen.blank()
        self.show_teaching(self.teacher.before(ask))
        self.screen.prose(f"{self.speech.player(ask.seat)}: {self.speech.ask(ask)}", "bold")
        if why := self.speech.ask_why(ask):
            self.screen.prose(why, "dim")
        if parts := next_parts(ask, self.begun):
            self.show_parts(parts)
            return
        chances = self.game.foresight.chances(self.match.state, ask) if self.odds else {}
        for number, option in enumerate(ask.options, 1):
            self.screen.choice(number, self.speech.option(option), self.speech.short(option.thing))
            for likely in chances.get(option.text, []):
                self.screen.prose(self.speech.likelihood(likely), "dim", "       ")

    def show_teaching(self, lines: list[str]) -> None:
        for line in lines:
            self.screen.prose(line, "italic", "  ")
            self.screen.blank()

    def show_parts(self, parts: list[str]) -> None:
        """What may come next in an answer of several things, after those chosen so far."""
        if self.begun:
            self.screen.prose(self.speech.name(SEVERAL.join(self.begun)), "dim")
        for number, part in enumerate(parts, 1):
            self.screen.choice(number, self.speech.name(part), self.speech.short(part))

    def explain(self, ask: Ask, wanted: str) -> None:
        """Help on a card, and why it cannot be chosen now; without a name, how to play."""
        if not wanted:
            self.show_help("")
            return
        found = find_things(self.speech, wanted)
        for thing in found:
            show_thing(self.screen, self.speech, thing)
        if not found:
            show_topic(self.screen, self.speech, wanted)
        elif len(found) == 1 and not any(same_thing(option.thing, found[0]) for option in ask.options):
            self.show_reasons(self.why_not(ask, found[0]))

    def why_not(self, ask: Ask, thing: str) -> list[Reason]:
        """The conditions for choosing the thing. Help knows it by its message id; the game may write it otherwise."""
        for spelling in (thing, thing.replace("-", "_")):
            reasons = self.game.why_not(self.match.state, ask.seat, ask, spelling)
            if reasons:
                return reasons
        return []

    def show_reasons(self, reasons: list[Reason]) -> None:
        for reason in reasons:
            sign = "✓" if reason.met else "✗"
            self.screen.prose(f"{sign} {self.speech.reason(reason)} ({reason.rule})", "" if reason.met else "red", "  ")

    def refuse(self, ask: Ask, line: str) -> None:
        self.screen.prose(self.speech.say("terminal-not-an-answer", n=len(ask.options), text=line), "red")
        self.show_reasons(self.why_not(ask, line.rpartition(" ")[2]))

    # ---- commands ----

    def undo(self, _: str) -> None:
        """Back to the last decision of the person at the screen; the bots' answers to it go too."""
        if self.begun:
            self.begun.pop()
            self.show_question(self.match.ask_of(self.facing))
            return
        last = self.history.last_move_of(self.facing)
        if not last:
            raise Trouble("nothing-to-undo")
        self.history.take_back(last - 1, self.facing)
        self.unread = [min(unread, last) for unread in self.unread]
        self.screen.prose(self.speech.say("terminal-undone", n=self.history.count))

    def save(self, path: str) -> None:
        if not path:
            raise Trouble("save-where")
        record = self.history.record()
        write_record(path, record)
        self.saved = record.text()
        self.screen.prose(self.speech.say("terminal-saved", path=path))

    def save_journal(self, path: str) -> None:
        """The story of a game that goes on from quest to quest, in the reader's words."""
        campaign = self.game.campaign
        lines = campaign.journal(self.match.state, self.speech.tell) if campaign is not None else []
        if not lines:
            raise Trouble("journal-none", game=self.game.name)
        write_lines(path, lines)
        self.screen.prose(self.speech.say("terminal-journal-saved", path=path))

    def show_table(self, _: str) -> None:
        self.draw_table()
        self.show_question(self.match.ask_of(self.facing))

    def show_preview(self, _: str) -> None:
        """What the plan on the table would lead to, step by step, as far as the person can know."""
        steps = self.game.foresight.preview(self.match.state, self.facing)
        if not steps:
            raise Trouble("nothing-to-preview")
        for number, step in enumerate(steps, 1):
            for i, event in enumerate(step.events):
                self.screen.prose(self.speech.event(event), "", "    ", "    " if i else f"{number:3} ")

    def show_rules(self, topic: str) -> None:
        if topic:
            show_topic(self.screen, self.speech, topic)
        else:
            show_chapters(self.screen, self.speech)

    def show_log(self, _: str) -> None:
        for line in self.log_lines(0, self.facing):
            self.screen.prose(line, "", "    ", "  ")

    def show_help(self, _: str) -> None:
        for command in ("answer", "card", *self.commands):
            self.screen.prose(self.speech.say(f"terminal-help-{command}"), "", "    ", "  ")

    def quit(self, _: str) -> None:
        self.offer_to_save("terminal-save-first")
        raise Leave

    def offer_to_save(self, question: str) -> None:
        """At a terminal, a game with moves that are in no file is asked about."""
        if self.screen.interactive and self.unsaved():
            path = self.screen.ask(self.speech.say(question) + " ")
            if path:
                self.save(path)

    def unsaved(self) -> bool:
        return self.history.record().text() != self.saved

    # ---- the end ----

    def finish(self) -> None:
        if self.facing != NOBODY:
            self.tell_news(self.facing)
        self.screen.blank()
        self.show_teaching(self.teacher.farewell())
        if self.match.over:
            show_scores(self.screen, self.speech, self.match)
        self.offer_to_save("terminal-save-last")

    def part(self) -> None:
        if self.unsaved():
            self.screen.prose(self.speech.say("terminal-not-saved", n=self.history.count))


def numbered(line: str, count: int) -> bool:
    return line.isascii() and line.isdigit() and 1 <= int(line) <= count


def next_parts(ask: Ask, begun: list[str]) -> list[str]:
    """Where all answers are several things in order: what may follow those chosen so far. Nothing otherwise."""
    things = [option.thing.split(SEVERAL) for option in ask.options]
    if min(len(thing) for thing in things) < 2:
        return []
    n = len(begun)
    return list(dict.fromkeys([thing[n] for thing in things if thing[:n] == begun and len(thing) > n]))


def complete(ask: Ask, begun: list[str]) -> Option | None:
    """The answer made of these things, if nothing is missing."""
    return next((option for option in ask.options if option.thing.split(SEVERAL) == begun), None)


def chosen(ask: Ask, line: str) -> Option | None:
    """The option of this number or text."""
    if numbered(line, len(ask.options)):
        return ask.options[int(line) - 1]
    return ask.find(" ".join(line.split()))


def same_thing(thing: str, other: str) -> bool:
    return message_id(thing) == message_id(other)


def sketch(speech: Speech, match: Match[Any], eyes: int) -> str:
    """The table as those eyes see it."""
    return drawn(speech, match.view(eyes))


def drawn(speech: Speech, view: View) -> str:
    """What is seen, as text with marks. Names that people chose must not pass for marks."""
    safe = Speech(speech.lang, speech.game, [escape(player) for player in speech.players])
    return speech.game.sketch(view, safe.tell)
