"""Letters through the operator's SMTP server: to whoever has agreed by the link of a first one, until he says no more.

A letter is handed over in steps. Before the last of them whatever goes wrong means that nobody has it, and it is tried
again; in the last one only what the server says in so many words does, because nobody is told twice."""

from __future__ import annotations

import asyncio
import hmac
from contextlib import suppress
from email.message import EmailMessage
from email.policy import SMTP as ON_THE_WIRE
from secrets import token_hex
from typing import TYPE_CHECKING, Final

from podziemia.kernel.errors import Trouble
from podziemia.table.bell import Gone, Later, Turn
from podziemia.table.keys import hash_of
from podziemia.table.letters import asking, of_turn
from podziemia.table.limits import Limits
from podziemia.table.outward import Outward, PostOffice
from podziemia.table.reach import MAIL, Callbook, Reach

if TYPE_CHECKING:
    from aiosmtplib import SMTP

KEY: Final = "mail"
TIMEOUT_SECONDS: Final = 20.0
REFUSED: Final = 500
"""From here on the post's answers are meant to last."""
UNANSWERED_SECONDS: Final = 3 * 24 * 3600.0
"""So long an address is kept whose owner has not answered."""


class Mail:
    """The way of letters. Where the operator has named no post office, none are offered."""

    lasting: Final = True

    def __init__(self, book: Callbook, limits: Limits, outward: Outward) -> None:
        self.book = book
        self.limits = limits
        self.house = outward.address
        self.office = outward.office

    @property
    def offered(self) -> bool:
        return self.office is not None

    def check(self) -> None:
        """Refuse where no letters are written."""
        self._office()

    async def ask(self, device: str, address: str, lang: str, client: str) -> None:
        """Write the letter that asks; whoever has had enough of them, or asks too often, is refused."""
        office, limits = self._office(), self.limits
        if not (limits.askings.allows(f"from {client}") and limits.askings.allows(f"to {pace_of(address)}")):
            raise Trouble("mail-many")
        letter = asking(office, self.house, address, await self.token(device), lang)
        try:
            await hand_over(office, address, letter)
        except Gone as gone:
            raise Trouble("mail-refused") from gone
        except Exception as error:  # the post is a stranger too
            raise Trouble("mail-failed") from error

    async def send(self, reach: Reach, turn: Turn) -> None:
        if not self.limits.letters.allows(pace_of(reach.address)):
            raise Later
        office, token = self._office(), await self.token(reach.device)
        await hand_over(office, reach.address, of_turn(office, self.house, reach.address, token, reach.lang, turn))

    async def token(self, device: str) -> str:
        """What the links of letters to this address bring back. It follows from a secret of the server and is kept
        as a hash only, so that no backup holds a link that works."""
        secret = await asyncio.to_thread(self.book.kept, KEY, token_hex(32))
        return hmac.new(secret.encode(), device.encode(), "sha256").hexdigest()

    def _office(self) -> PostOffice:
        if self.office is None:
            raise Trouble("mail-none")
        return self.office


def device_of(address: str, own: str) -> str:
    """An address as one browser has asked for it: nobody else's yes counts for it."""
    return hash_of(f"{MAIL} {address.casefold()} {own}")


def pace_of(address: str) -> str:
    """Under what an address is counted: no list of addresses stays in memory. What stands behind a plus leads into the
    same box."""
    box, _, host = address.casefold().rpartition("@")
    return hash_of(f"{box.partition('+')[0]}@{host}")


async def hand_over(office: PostOffice, to: str, letter: EmailMessage) -> None:
    """Give a letter to the post: `Later` when it has not taken it, `Gone` when there is nobody at that address."""
    from aiosmtplib import SMTPDataError

    post = _counter(office)
    try:
        await _announce(post, office.sender, to)
        async with asyncio.timeout(TIMEOUT_SECONDS):
            await post.data(letter.as_bytes(policy=ON_THE_WIRE))
    except SMTPDataError as refused:
        if refused.code < REFUSED:
            raise Later from refused
        raise
    finally:
        await _hang_up(post)


async def _announce(post: SMTP, sender: str, to: str) -> None:
    """All but the letter itself."""
    from aiosmtplib import SMTPException, SMTPRecipientRefused

    try:
        async with asyncio.timeout(TIMEOUT_SECONDS):
            await post.connect()
            await post.mail(sender)
            await post.rcpt(to)
    except SMTPRecipientRefused as refused:
        raise Gone if refused.code >= REFUSED else Later from refused
    except (SMTPException, OSError) as error:
        raise Later from error


def _counter(office: PostOffice) -> SMTP:
    """A line to the post; a server that does not keep it secret though it should is not spoken to."""
    from aiosmtplib import SMTP

    return SMTP(
        hostname=office.host,
        port=office.port,
        username=office.user or None,
        password=office.password or None,
        timeout=TIMEOUT_SECONDS,
        use_tls=office.tls == "tls",
        start_tls=office.tls == "starttls",
    )


async def _hang_up(post: SMTP) -> None:
    with suppress(Exception):
        await post.quit(timeout=1)
    post.close()
