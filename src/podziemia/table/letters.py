"""Letters: plain text in the reader's language, with one click to have no more of them.

Whoever has not agreed yet gets nothing that a stranger wrote: a letter that asks must not carry anybody's words."""

from __future__ import annotations

from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final

from podziemia.table.bell import Turn
from podziemia.table.outward import PostOffice
from podziemia.table.texts import clean, isolated
from podziemia.table.titles import title_of
from podziemia.words import words_in

YES: Final = "/mail/yes/"
STOP: Final = "/mail/stop/"
LONGEST: Final = 80
"""Of what people wrote; names are shorter, whatever else they came by."""


def asking(office: PostOffice, house: str, to: str, token: str, lang: str) -> EmailMessage:
    """Whether letters are wanted: the first one, and without an answer the last."""
    say = words_in(lang).say
    subject = say("mail-ask-subject", house=house)
    text = say("mail-ask-body", house=house, yes=f"{house}{YES}{token}", stop=f"{house}{STOP}{token}")
    return _letter(office, house, to, token, subject, text)


def of_turn(office: PostOffice, house: str, to: str, token: str, lang: str, turn: Turn) -> EmailMessage:
    """Whose turn it is, where, and the way straight to the question."""
    say, title = words_in(lang).say, title_of(turn.game, lang)
    text = say(
        "mail-turn-body",
        player=isolated(clean(turn.player)[:LONGEST]),
        name=isolated(clean(turn.name)[:LONGEST] or title),
        link=f"{house}/r/{turn.room}?turn={turn.seat}",
        stop=f"{house}{STOP}{token}",
    )
    return _letter(office, house, to, token, say("mail-turn-subject", title=title), text)


def _letter(office: PostOffice, house: str, to: str, token: str, subject: str, text: str) -> EmailMessage:
    """Headers refuse line ends by themselves; what people wrote stands in none of them."""
    letter = EmailMessage()
    letter["From"] = office.author
    letter["To"] = to
    letter["Subject"] = subject
    letter["Date"] = formatdate()
    letter["Message-ID"] = make_msgid(domain=office.sender.rpartition("@")[2])
    letter["Auto-Submitted"] = "auto-generated"
    letter["List-Unsubscribe"] = f"<{house}{STOP}{token}>"
    letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    letter.set_content(text, cte="quoted-printable")
    return letter
