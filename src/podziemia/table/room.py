"""A room: a record plus seats and keys. Everything here is computed from the stored rows and can be thrown away."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Final, NamedTuple, cast

import msgspec

from podziemia.coach.puzzle import find_puzzle
from podziemia.kernel.ask import SEAT_LETTERS
from podziemia.kernel.classroom import Classroom, classroom_of
from podziemia.kernel.errors import BadRecord, Trouble
from podziemia.kernel.history import History, Moment
from podziemia.kernel.record import VIEW_DIGESTS, Move, Record
from podziemia.kernel.registry import find_game
from podziemia.kernel.state import OMNISCIENT, SPECTATOR
from podziemia.table import wire
from podziemia.table.addresses import CLIENT, MEMBER
from podziemia.table.clocks import LATE, Hourglass, clock_of
from podziemia.table.colours import UNCHOSEN, worn
from podziemia.table.hindsight import GONE, MOVE, UNDO, Hindsight, Sight, Trace
from podziemia.table.keys import Key, Visitor, visitor_of
from podziemia.table.presence import Present
from podziemia.table.said import TOLD, Said
from podziemia.table.store import Row, StoredRoom
from podziemia.table.turns import Patron
from podziemia.table.wire import Clock, Delay, HandKind, RematchOffer, UndoRequest

HUMAN: Final = "human"
BOT: Final = "bot"
FREED: Final = "freed"
TAKEN: Final = "taken"
"""A row that is no move: the host freed a seat, and somebody new sat down there."""


NO_DELAY: Final = Delay()
ABANDONED_SECONDS: Final = 3 * 24 * 3600.0
"""Who lets a rated game without a clock wait for so long has abandoned it. Everybody is told before he sits down."""
MOST_ROWS: Final = 5000
"""Moves, changed minds and undos of one room. The longest games we know take some 900; without an end to it, a room
could be made that takes minutes to play through."""
MOST_KEYS: Final = 1000
"""Links and secrets of one room, those that are spent among them. All of them are read with it."""


@dataclass
class Seat:
    """Who sits there. A human's seat may be played by a bot for a while: `stand_in` is that bot's level."""

    seat: int
    kind: wire.SeatKind
    name: str
    level: str = ""
    stand_in: str = ""
    since: float = 0.0
    """When somebody sat down there, for his clock; 0 where nobody has, or where there is no clock."""
    colour: int = UNCHOSEN
    seen: float = 0.0
    """When somebody was last there who is no longer; 0 for never."""

    @property
    def bot(self) -> str:
        """The level of the bot that plays here now; empty when a person does."""
        return self.level if self.kind == BOT else self.stand_in


class Given(NamedTuple):
    """An answer that was taken, and what its sender was told."""

    text: str
    reply: wire.Moment


class Room:
    """One room as it stands after the last committed row."""

    def __init__(self, stored: StoredRoom) -> None:
        row = stored.room
        self.id: str = row["id"]
        self.game: str = row["game"]
        self.edition: int = row["edition"]
        self.settings: dict[str, str] = msgspec.json.decode(row["settings"], type=dict[str, str])
        self.name: str = row["name"]
        self.seed: str = row["seed"]
        self.webhook: str = row["webhook"]
        self.lang: str = row["lang"]
        self.frozen: bool = row["frozen"]
        self.rated: bool = bool(row["rated"])
        self.created: float = row["created"]
        self.said = Said()
        self._read(stored)
        self.hands: list[wire.Hand] = []
        self.nonces: dict[tuple[int, str], Given] = {}
        self.chart: list[wire.Totals] | None = None
        school = find_game(self.game).school
        self.lesson = school.lesson_of(self.settings) if school is not None else None
        self.rows = 0
        self.plays: int = find_game(self.game).edition
        # Whatever is played through below came out as it was, by the rules of today: the record is one of theirs.
        self.history = History(Record(self.game, self.plays, len(self.seats), self.seed, self.settings))
        self.puzzle = find_puzzle(self.game, row["puzzle"])
        self.classroom = classroom_of(self.history) if self.puzzle is None else Classroom(self.puzzle, self.history)
        self.trail: list[Trace] = []
        """What happened to the game, for those who see it later."""
        self.hindsight: Hindsight | None = None
        clock = clock_of(row["clock"])
        self.hourglass = Hourglass(clock, self.history.match.waiting(), row["created"]) if clock is not None else None
        for move in stored.moves:
            self._take(move)
        for row in stored.talk:
            self.take_told(row)

    def _read(self, stored: StoredRoom) -> None:
        """What may change beside the moves."""
        row = stored.room
        self.rematch: str = row["rematch"]
        self.reached = {(int(told[0]), told[1:]) for told in row["reached"].split()}
        """The seats that are told of their turns, and how."""
        self.version: int = row["version"]
        self.talk: wire.TalkRule = row["talk"]
        self.delay = msgspec.json.decode(row["delay"], type=Delay) if row["delay"] else NO_DELAY
        self.opening = opening_of(row)
        self.undo_request = msgspec.json.decode(row["undo"], type=UndoRequest) if row["undo"] else None
        self.offer = msgspec.json.decode(row["offer"], type=RematchOffer) if row["offer"] else None
        self.series: list[list[int]] = msgspec.json.decode(row["series"], type=list[list[int]]) if row["series"] else []
        """Who won the games before this one, in a row of rematches."""
        self.seats = [
            Seat(s["seat"], s["kind"], s["name"], s["level"], s["stand_in"], s["since"], s["colour"], s["seen"])
            for s in stored.seats
        ]
        self.keys = {
            k["hash"]: Key(k["hash"], k["role"], k["seat"], bool(k["revoked"]), bool(k["used"]), k["member"])
            for k in stored.keys
        }

    def go_on(self, later: StoredRoom) -> None:
        """Become what the room is now; of its moves `later` has those that came since."""
        for row in later.moves:
            self._take(row)
        self._read(later)
        for row in later.talk:
            self.take_told(row)

    def told_row(self, kind: str, seat: int, at: float, text: str = "", nonce: str = "") -> Row:
        """The next line beside the game."""
        told = {"seat": seat, "kind": kind, "text": text, "nonce": nonce}
        return {"room": self.id, "n": self.said.count + 1, "at": at, "after": self.history.count, **told}

    def take_told(self, row: Row) -> wire.TalkLine:
        """One line more beside the game; who comes and goes is for all to know."""
        if row["kind"] in TOLD:
            self.hands.append({"after": row["after"], "seat": row["seat"], "what": row["kind"]})
        return self.said.take(row)

    def _take(self, row: Row) -> None:
        if row["edition"] > self.plays:  # else two versions side by side would play one game by two sets of rules
            raise Trouble("room-newer", room=self.id)
        self.rows += 1
        if row["kind"] == UNDO:
            self.history.take_back(int(row["text"]), row["seat"])
        elif row["kind"] in (FREED, TAKEN, LATE):
            self._hand(row["kind"], row["seat"])
        else:
            self._take_move(row)
        self.pass_time(row)

    def _take_move(self, row: Row) -> None:
        format, _, digest = row["digest"].rpartition(":")
        move = Move(row["seat"], row["text"], row["by"], row["kind"] == GONE, digest)
        self.history.take(move, int(format or VIEW_DIGESTS))
        if row["nonce"]:
            self.remember(row["seat"], row["nonce"], row["text"])

    def tell_hands(self, what: str, seat: int) -> None:
        """One row more: a seat has changed hands, for all to know."""
        self.rows += 1
        self._hand(what, seat)

    def _hand(self, what: str, seat: int) -> None:
        self.hands.append({"after": self.history.count, "seat": seat, "what": cast(HandKind, what)})

    def pass_time(self, row: Row) -> None:
        """What a row leaves behind beside the game: a trace, and the clocks, where there are any."""
        if row["kind"] in (MOVE, UNDO, GONE):
            self.trail.append(Trace(row["kind"], row["seat"], row["text"], row["by"], row["at"]))
        if self.hourglass is not None:
            moved = row["kind"] == MOVE
            self.hourglass.take(row, self.history.match.waiting(), self._turns_begun() if moved else ())

    def _turns_begun(self) -> set[int]:
        """Whose turns began with the last move: a heading of the log, for one seat or for all."""
        telling = self.history.match.game.telling
        happened = self.history.events(self.history.count)
        if any(event.what in telling.rounds for event in happened):
            return set(range(len(self.seats)))
        return {event.seat for event in happened if event.what in telling.turns}

    def fields(self) -> Row:
        """What changes of the room's own row, as it stands in memory."""
        undo = self.undo_request
        return {
            "over": self.over,
            "undo": msgspec.json.encode(undo).decode() if undo is not None else "",
            "rematch": self.rematch,
            "offer": msgspec.json.encode(self.offer).decode() if self.offer is not None else "",
            "series": msgspec.json.encode(self.series).decode(),
            "talk": self.talk,
            "delay": msgspec.json.encode(self.delay).decode() if self.delay != NO_DELAY else "",
            "bots": self.bots_may_move,
            "due": self.due,
            "reached": " ".join(f"{seat}{way}" for seat, way in sorted(self.reached)),
        }

    @property
    def due(self) -> float:
        """When the next time is up; 0 when no clock runs."""
        if self.hourglass is None or not self._clocks_run:
            return 0.0
        return self.hourglass.due(self.seats)

    @property
    def _clocks_run(self) -> bool:
        return not (self.open or self.dismissed) and self.rows < MOST_ROWS

    def is_abandoned(self, seat: int, now: float) -> bool:
        """Whether a rated game has waited for the seat for so long that a bot may go on in its place."""
        if not self.rated or self.open or self.hourglass is not None or seat not in self.history.match.waiting():
            return False
        return now - max([self.created, *[trace.at for trace in self.trail[-1:]]]) >= ABANDONED_SECONDS

    def late(self, now: float) -> list[Seat]:
        """Whose time is up."""
        if self.hourglass is None or not self._clocks_run:
            return []
        return [s for s in self.seats if (until := self.hourglass.until(s)) is not None and until <= now]

    @property
    def clock(self) -> Clock | None:
        """What was agreed on."""
        return self.hourglass.clock if self.hourglass is not None else None

    @property
    def only_bots(self) -> bool:
        return all(seat.bot for seat in self.seats)

    @property
    def is_show(self) -> bool:
        """Bots play, and people can only look on."""
        return self.only_bots and not self.open

    def patron(self) -> Patron:
        """For whom a bot or an adviser thinks here: this room, and whoever is asking now."""
        return Patron(self.id, CLIENT.get(), self.only_bots)

    @property
    def bots_may_move(self) -> bool:
        return not (self.frozen or self.dismissed) and any(
            self.seats[seat].bot for seat in self.history.match.waiting()
        )

    def remember(self, seat: int, nonce: str, text: str) -> wire.Moment:
        """The reply to the move just made; the same answer with the same nonce will get it again."""
        self.nonces[seat, nonce] = given = Given(text, self.moment())
        return given.reply

    def reply_to(self, seat: int, nonce: str, text: str) -> wire.Moment | None:
        """The reply that this answer got when it came before. Another answer cannot have the same nonce."""
        given = self.nonces.get((seat, nonce))
        if given is None:
            return None
        if given.text != text:
            raise Trouble("nonce-used")
        return given.reply

    def check_length(self) -> None:
        """Whether there may be one row more."""
        if self.rows >= MOST_ROWS:
            raise Trouble("room-too-long", most=MOST_ROWS)

    def check_keys(self) -> None:
        """Whether there may be one link more."""
        if len(self.keys) >= MOST_KEYS:
            raise Trouble("too-many-requests")

    # ---- who ----

    def visitor(self, secrets: list[str]) -> Visitor:
        return visitor_of(self.keys, secrets)

    @property
    def humans(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == HUMAN]

    def members(self) -> dict[int, str]:
        """The seats that members of the club hold."""
        return {key.seat: key.member for key in self.keys.values() if key.member and key.seated}

    def holder(self, seat: int) -> str:
        """Whose a new key to the seat is: who comes to a seat that a member holds is one more device of his, and never
        another member, or results could be passed on."""
        return self.members().get(seat) or MEMBER.get()

    @property
    def there(self) -> list[bool]:
        """Of each seat, whether somebody sits there, a person or a bot."""
        seated = {key.seat for key in self.keys.values() if key.seated}
        return [seat.kind == BOT or seat.seat in seated for seat in self.seats]

    @property
    def colours(self) -> list[int]:
        return worn([seat.colour for seat in self.seats])

    def alone(self, visitor: Visitor) -> bool:
        """No other people play here, so that looking behind the curtain harms nobody: one person has all their seats,
        and several only where they win together (the heroes of a party)."""
        if self.frozen:
            return True
        if self.rated:
            return False
        humans = self.humans
        if not humans:
            return visitor.owner
        sides = self.history.match.game.sides(len(self.seats))
        return {*humans} <= {*visitor.seats} and any({*humans} <= {*side} for side in sides)

    def check_seat(self, visitor: Visitor, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Trouble("seat-unknown", seat=seat, seats=len(self.seats))
        if seat not in visitor.seats:
            raise Trouble("seat-not-yours", seat=SEAT_LETTERS[seat])

    def check_eyes(self, visitor: Visitor, eyes: int) -> int:
        """Whose knowledge the visitor may ask for: its own, a spectator's, and after the end anybody's."""
        if eyes != SPECTATOR and not self.open:
            if eyes == OMNISCIENT:
                raise Trouble("not-over")
            self.check_seat(visitor, eyes)
        if not OMNISCIENT <= eyes < len(self.seats):
            raise Trouble("seat-unknown", seat=eyes, seats=len(self.seats))
        return eyes

    def eyes(self, visitor: Visitor) -> int:
        """The first of the visitor's seats, or a spectator's eyes."""
        return visitor.seats[0] if visitor.seats else SPECTATOR

    # ---- what ----

    @property
    def over(self) -> bool:
        return self.history.match.over

    @property
    def games(self) -> list[list[int]]:
        """Who won the games of the series, this one too once it is over. Those who share the first place all did."""
        if not self.over:
            return self.series
        places = self.history.match.game.places(self.history.match.state)
        return [*self.series, [seat for seat, place in enumerate(places) if place == 1]]

    def standing_offer(self, now: float) -> RematchOffer | None:
        """The offer of a rematch, as long as it holds."""
        return self.offer if self.offer is not None and now < self.offer.until else None

    @property
    def open(self) -> bool:
        """Everything may be known: the game is over, or it is a record that somebody brought."""
        return self.over or self.frozen

    @property
    def dismissed(self) -> bool:
        """An exercise is over: nothing more is asked, and its answers may still be taken back."""
        return self.classroom is not None and self.classroom.stopped

    def lags(self, visitor: Visitor) -> bool:
        """Whether he sees the table of a while ago: whoever neither plays nor is the host, until the game is over."""
        return self.delay != NO_DELAY and not (visitor.seats or visitor.owner or self.open)

    def sight(self, visitor: Visitor, now: float) -> Sight:
        """The game as far as the visitor may follow it. `Table.sight` makes what it takes for it, beside the loop."""
        if not self.lags(visitor):
            return self.now
        if self.hindsight is None:
            self.look_back(now)
        assert self.hindsight is not None
        self.hindsight.go_on(self.delay, now)
        return Sight(self.hindsight.history)

    def look_back(self, now: float) -> None:
        """Play the game as it was a while ago. A long one takes its time: not in the event loop."""
        header = Record(self.game, self.plays, len(self.seats), self.seed, self.settings)
        self.hindsight = Hindsight(header, self.trail, self.delay, now)

    @property
    def now(self) -> Sight:
        return Sight(self.history, self.classroom)

    def position(self, eyes: int, n: int | None = None, back: bool = False) -> wire.Position:
        """The table after n moves, or as it stands."""
        return self.now.position(eyes, n, back)

    def moment(self) -> wire.Moment:
        """Where the room stands, as clients are told it: `line` is how often moves were taken back."""
        return self.now.moment()

    def seen(self, n: int | None, line: int | None) -> Moment:
        """The moment that a client has seen; what it does not say is as it is now."""
        now = self.history.moment
        return Moment(now.n if n is None else n, now.takebacks if line is None else line)

    def record(self) -> Record:
        """The record with the names at the table."""
        record = self.history.record()
        record.names = {seat.seat: seat.name for seat in self.seats if seat.name}
        return record

    def plain_seats(self, present: Present, now: float) -> list[wire.SeatInfo]:
        there, colours, members = self.there, self.colours, self.members()
        return [
            {
                "seat": seat.seat,
                "letter": SEAT_LETTERS[seat.seat],
                "name": seat.name,
                "kind": seat.kind,
                "level": seat.level,
                "online": seat.seat in present.seats,
                "presence": present.state(seat.seat),
                "since": present.seconds(seat.seat, seat.seen, now),
                "played_by_bot": bool(seat.stand_in),
                "joined": there[seat.seat],
                "member": members.get(seat.seat, ""),
                "colour": colours[seat.seat],
            }
            for seat in self.seats
        ]

    def plain(self, visitor: Visitor, present: Present, now: float) -> wire.RoomNews:
        """The room as the visitor may know it, without the position."""
        return {
            "room": self.id,
            "name": self.name,
            "game": self.game,
            "edition": self.edition,
            "plays": self.plays,
            "settings": self.settings,
            **self.sight(visitor, now).moment(),
            "over": self.over,
            "frozen": self.frozen,
            "rated": self.rated,
            "lesson": self.lesson.id if self.lesson is not None else None,
            "puzzle": self.puzzle.id if self.puzzle is not None else None,
            "seed_hash": sha256(self.seed.encode()).hexdigest(),
            "seed": self.seed if self.open else None,
            "seats": self.plain_seats(present, now),
            "you": {"seats": list(visitor.seats), "owner": visitor.owner, "spectator": visitor.watcher},
            "watchers": present.watchers,
            "delay": self.delay if self.delay != NO_DELAY else None,
            "talk": self.talk,
            "alone": self.alone(visitor),
            "hands": [] if self.lags(visitor) else self.hands,
            "undo_request": None if self.lags(visitor) else self.undo_request,
            "rematch": self.rematch or None,
            "offer": self.standing_offer(now),
            "sides": find_game(self.game).sides(len(self.seats)),
            "series": self.games,
            "clock": self._plain_clock(visitor, now),
            "opening": self.opening,
        }

    def _plain_clock(self, visitor: Visitor, now: float) -> wire.Times | None:
        """A clock tells whose move it is: nothing for those who see the table of a while ago."""
        if self.hourglass is None or self.lags(visitor):
            return None
        return self.hourglass.plain(self.seats, now, self._clocks_run)


def opening_of(row: Row) -> wire.Opening | None:
    """How the room is offered to everybody, if it is."""
    return {"pace": row["pace"], "wanted": row["wanted"], "since": row["opened"]} if row["opened"] else None


def replay(stored: StoredRoom) -> Room:
    """The room of these rows; a trouble when this build cannot play them. It touches nothing else, so that a long game
    may be played through in a thread."""
    try:
        return Room(stored)
    except BadRecord as trouble:
        raise Trouble("room-diverged", room=stored.room["id"], move=trouble.details.get("move", 0)) from trouble
