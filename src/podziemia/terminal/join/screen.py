"""The screen of a seat: the board stays where it is, the log grows beside it, the question is answered with keys."""

from __future__ import annotations

from time import sleep
from typing import ClassVar, Final, Literal

from rich.console import Console
from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Key, Resize
from textual.widgets import Footer, OptionList, RichLog, Static
from textual.widgets.option_list import Option as Choice

from podziemia.kernel.ask import NOBODY
from podziemia.kernel.errors import Trouble
from podziemia.terminal.join.line import GONE, Away, Heard, Refused, understood
from podziemia.terminal.join.said import SaidLog, SaidPosition, SaidRoom, SaidScore
from podziemia.terminal.join.telling import Question, Telling
from podziemia.terminal.join.visit import Visit
from podziemia.terminal.screen import hanging

FEW: Final = 9
"""As many answers are given with one key; of more the number is typed and confirmed."""
WIDE: Final = 110
"""From so many columns on the log stands beside the board."""
LONGEST_WAIT: Final = 15.0
KEYS: Final = (
    ("u", "undo"),
    ("b", "sit_again"),
    ("y", "vote(True)"),
    ("n", "vote(False)"),
    ("k", "board(-1)"),
    ("j", "board(1)"),
    ("q", "quit"),
)


class SeatScreen(App[str]):
    """A seat, or a place to watch from. It ends with what there is to say afterwards, if anything."""

    CSS = """
    #state { height: 1; background: $panel; padding: 0 1; }
    #middle { height: 1fr; }
    #table { width: 1fr; padding: 0 1; }
    #log { width: 36%; border-left: solid $panel-lighten-2; padding: 0 1; }
    .-narrow #middle { layout: vertical; }
    .-narrow #log { width: 100%; height: 30%; border-left: none; border-top: solid $panel-lighten-2; }
    #asked { max-height: 45%; height: auto; border-top: solid $accent; }
    #question { padding: 0 1; text-style: bold; height: auto; }
    #answers { height: auto; max-height: 14; border: none; }
    #told { color: $warning; padding: 0 1; height: auto; }
    """
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(self, visit: Visit, lang: str, pause: float = 1.0) -> None:
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]
        self.visit = visit
        self.line = visit.line
        self.room = visit.room
        self.telling = Telling(visit, lang)
        self.say = self.telling.say
        self.pause = pause
        """How long to wait before a lost line is taken up again, at first."""
        self.position: SaidPosition | None = None
        self.question: Question | None = None
        self.typed = ""
        self.state: Literal["opening", "live", "lost"] = "opening"
        for key, action in KEYS:
            self.bind(key, action, description=self.say(f"join-key-{key}"), show=key not in "yn")

    def compose(self) -> ComposeResult:
        yield Static(id="state", markup=False)
        with Horizontal(id="middle"):
            with VerticalScroll(id="table", can_focus=False):
                yield Static(id="board")
            log = RichLog(id="log", wrap=True, markup=False)
            log.can_focus = False
            yield log
        with Vertical(id="asked"):
            yield Static(id="question", markup=False)
            yield Static(id="told", markup=False)
            yield OptionList(id="answers", markup=False)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.title = self.telling.speech.title()
        self.show_state()
        self.listen()

    # ---- the live line ----

    @work(thread=True, group="line")
    def listen(self) -> None:
        """For as long as the screen is there: take the line up again whenever it is lost."""
        last, wait = "", self.pause
        while not self.line.closed:
            try:
                for heard in self.line.live(self.visit.seat, last):
                    last, wait = heard.id or last, self.pause
                    self.call_from_thread(self.hear, heard)
            except Refused as refused:
                if refused.status in GONE:
                    self.call_from_thread(self.exit, str(refused.details["message"]))
                    return
            except Away:
                pass
            except Trouble as trouble:
                self.call_from_thread(self.exit, self.telling.speech.words.trouble(trouble))
                return
            if not self.line.closed:
                self.call_from_thread(self.lose)
                sleep(wait)
                wait = min(LONGEST_WAIT, wait * 2)

    def hear(self, heard: Heard) -> None:
        self.state = "live"
        if heard.what == "room":
            self.room = understood(heard.data, SaidRoom)
            self.telling.meet(self.room)
        elif heard.what == "move":
            self.take(understood(heard.data, SaidPosition))
        self.show_state()
        self.show_question()

    def take(self, position: SaidPosition) -> None:
        """A new position. What was missed, or taken back, is read from the log; what is next is added to it."""
        before, self.position = self.position, position
        log = self.query_one("#log", RichLog)
        if before is not None and not position.back and position.n == before.n + 1:
            for event in position.events:
                log.write(self.telling.event(event))
        else:
            self.read_log()
        self.question = Question(position.ask) if position.ask is not None else None
        self.typed = ""
        self.tell("")
        self.show_board()
        if position.places is not None:
            self.read_score()

    @work(thread=True, group="log", exclusive=True)
    def read_log(self) -> None:
        try:
            log = self.line.get(f"/log?seat={self.visit.seat}", SaidLog)
        except Trouble:
            return  # the line tells of it, and reads the log again when it is back
        lines = [self.telling.event(event) for move in log.moves for event in move.events]
        self.call_from_thread(self.write_log, lines)

    def write_log(self, lines: list[str]) -> None:
        log = self.query_one("#log", RichLog)
        log.clear()
        for line in lines:
            log.write(line)

    @work(thread=True, group="score", exclusive=True)
    def read_score(self) -> None:
        try:
            score = self.line.get("/score", SaidScore)
        except Trouble:
            return
        self.call_from_thread(self.tell, self.telling.result(score))

    def lose(self) -> None:
        self.state = "lost"
        self.show_state()

    # ---- what is shown ----

    def show_state(self) -> None:
        seat = self.visit.seat
        who = self.say("join-watching") if seat == NOBODY else self.telling.speech.player(seat)
        line = self.say(f"join-{self.state}")
        parts = [self.telling.speech.title(), self.room.name, who, line]
        self.query_one("#state", Static).update(" · ".join(part for part in parts if part))

    def show_board(self) -> None:
        if self.position is None:
            return
        board = self.query_one("#board", Static)
        width = max(20, self.query_one("#table").size.width - 2)
        console = Console(width=width, highlight=False, emoji=False)
        board.update(Text("\n").join(hanging(self.telling.board(self.position), console, width)))

    def show_question(self) -> None:
        answers = self.query_one("#answers", OptionList)
        lines = self.telling.choices(self.question) if self.question is not None and not self.with_bot else []
        answers.clear_options()
        answers.add_options([Choice(f"{number:3}  {line}") for number, line in enumerate(lines, 1)])
        answers.display = bool(lines)
        if lines:
            answers.highlighted = 0
            answers.focus()
        self.query_one("#question", Static).update(self.heading())
        self.refresh_bindings()

    def heading(self) -> str:
        request = self.room.undo_request
        if self.is_asked_to_undo and request is not None:
            return self.say("join-undo-asked", player=self.telling.speech.player(request.seat))
        if self.position is None or self.position.places is not None:
            return ""
        if self.with_bot:
            return self.say("join-bot-plays")
        if self.question is not None:
            return self.telling.asked(self.question)
        return self.telling.waiting(self.position)

    def tell(self, text: str) -> None:
        self.query_one("#told", Static).update(text)
        self.query_one("#told", Static).display = bool(text)

    @property
    def with_bot(self) -> bool:
        return self.visit.seat != NOBODY and self.room.seats[self.visit.seat].played_by_bot

    @property
    def is_asked_to_undo(self) -> bool:
        return self.room.undo_request is not None and self.visit.seat in self.room.undo_request.waiting

    def on_resize(self, _: Resize) -> None:
        self.call_after_refresh(self.show_board)

    # ---- what the person does ----

    def on_key(self, event: Key) -> None:
        """A number picks its answer; where there are few, it gives it."""
        if self.question is None or not (event.character or "").isdigit():
            return
        answers = self.query_one("#answers", OptionList)
        count = answers.option_count
        typed = self.typed + str(event.character)
        self.typed = typed if 1 <= int(typed) <= count else str(event.character)
        if 1 <= int(self.typed) <= count:
            answers.highlighted = int(self.typed) - 1
            if count <= FEW:
                self.choose(int(self.typed) - 1)
        else:
            self.typed = ""
        event.stop()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.choose(event.option_index)

    def choose(self, number: int) -> None:
        self.typed = ""
        question, position = self.question, self.position
        if question is None or position is None:
            return
        option = question.choose(number)
        if option is None:
            self.show_question()
            return
        self.question = None
        self.send(
            "/answer", {**self.seen(), "text": option.text, "nonce": f"{position.n}.{position.line} {option.text}"[:64]}
        )
        self.show_question()

    def seen(self) -> dict[str, object]:
        """Whose call it is, and what he has seen."""
        position = self.position
        now = {} if position is None else {"n": position.n, "line": position.line}
        return {"seat": self.visit.seat, **now}

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """The keys that mean something now."""
        if action == "undo":
            return self.position is not None and self.position.undo is not None and self.visit.seat != NOBODY
        if action == "sit_again":
            return self.with_bot
        return self.is_asked_to_undo if action == "vote" else True

    def action_undo(self) -> None:
        """Back to one's last decision: part of an answer first, then the answer, if the others agree."""
        if self.question is not None and self.question.begun:
            self.question.begun.pop()
            self.show_question()
        elif self.position is not None and self.position.undo is not None:
            self.send("/undo", {**self.seen(), "to": self.position.undo.to})
            if not self.position.undo.free:
                self.tell(self.say("join-undo-sent"))

    def action_sit_again(self) -> None:
        self.send(f"/seats/{self.visit.seat}", {"do": "back"})

    def action_vote(self, yes: bool) -> None:
        self.send("/undo/vote", {"seat": self.visit.seat, "yes": yes})

    def action_board(self, way: int) -> None:
        table = self.query_one("#table", VerticalScroll)
        table.scroll_relative(y=way * max(1, table.size.height - 2), animate=False)

    @work(thread=True, group="calls")
    def send(self, path: str, body: dict[str, object]) -> None:
        """Until the server has said something: the same answer, sent again, is played once."""
        while not self.line.closed:
            try:
                self.line.post(path, body, dict)
            except Away:
                sleep(self.pause)
                continue
            except Trouble as trouble:
                self.call_from_thread(self.refuse, trouble)
            return

    def refuse(self, trouble: Trouble) -> None:
        """The question is open again; what came in between is on its way."""
        self.tell(self.telling.speech.words.trouble(trouble))
        if self.question is None and self.position is not None and self.position.ask is not None:
            self.question = Question(self.position.ask)
            self.show_question()

    def on_unmount(self) -> None:
        self.line.close()
