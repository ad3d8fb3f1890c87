"""How a server is known outside, and who carries its letters: what the operator says, checked at the start."""

from __future__ import annotations

import re
from argparse import Namespace
from email.headerregistry import Address
from email.utils import parseaddr
from importlib.util import find_spec
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from podziemia.kernel.errors import Trouble

PORTS: Final = {"starttls": 587, "tls": 465, "none": 25}
"""The usual port for each way to keep a line to the post secret."""
PLAIN_ADDRESS: Final = re.compile(r"\A[A-Za-z0-9.!#$%&'*+/=?^_{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*\Z")


class PostOffice(NamedTuple):
    """An SMTP server that takes letters from us."""

    host: str
    port: int
    tls: str
    user: str
    password: str
    name: str
    """What readers see as the sender."""
    sender: str

    @property
    def author(self) -> Address:
        return Address(self.name, addr_spec=self.sender)


class Outward(NamedTuple):
    address: str = ""
    """Where people find this server: `https://stol.example`, without a slash at the end."""
    contact: str = ""
    """Whom a push service may write to."""
    office: PostOffice | None = None


def outward(args: Namespace) -> Outward:
    """What the operator has said, or a trouble that says what does not fit."""
    address = checked_address(args.address)
    return Outward(address, checked_contact(args.contact), post_office(args, address) if args.mail else None)


def checked_address(text: str) -> str:
    parts = urlsplit(text)
    if text and (parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/")):
        raise Trouble("address-wrong", value=text)
    return text.rstrip("/")


def checked_contact(text: str) -> str:
    """An address of the web, or one for letters, with or without what push services want before it."""
    written = text.removeprefix("mailto:")
    if not text or PLAIN_ADDRESS.match(written):
        return f"mailto:{written}" if text else ""
    if urlsplit(text).scheme != "https":
        raise Trouble("contact-wrong", value=text)
    return text


def post_office(args: Namespace, address: str) -> PostOffice:
    if find_spec("aiosmtplib") is None:
        raise Trouble("mail-extra")
    if not address:
        raise Trouble("mail-no-address")
    if args.mail_tls not in PORTS:
        raise Trouble("mail-tls", value=args.mail_tls, known=", ".join(PORTS))
    name, sender = parseaddr(args.mail_from)
    if not PLAIN_ADDRESS.match(sender):
        raise Trouble("mail-sender", value=args.mail_from)
    host, _, port = args.mail.partition(":")
    if not host or (port and not port.isdigit()):
        raise Trouble("mail-server", value=args.mail)
    number = int(port) if port else PORTS[args.mail_tls]
    return PostOffice(host, number, args.mail_tls, args.mail_user, args.mail_password, name, sender)
