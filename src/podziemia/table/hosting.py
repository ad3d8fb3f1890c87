"""How a server is set up: by flags, by the environment, by a file, in this order; what nobody sets is as usual.

`--port 80`, `PODZIEMIA_PORT=80` and `port = 80` in a TOML file named by `--settings` say the same.
"""

from __future__ import annotations

import os
import tomllib
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from podziemia.kernel.errors import Trouble

PREFIX: Final = "PODZIEMIA_"
FILE: Final = "settings"

USUAL: Final[dict[str, Any]] = {
    "host": "127.0.0.1",
    "port": 8100,
    "limits": 1.0,
    "names": "",
    "workers": 1,
    "bots": "",
    "proxies": "127.0.0.1,::1",
    "log": "text",
    "most_rooms": 0,
    "archive_after": 0,
    "archive": "",
    "founders": "everybody",
    "word": "",
    "club": "",
    "club_word": "",
    "address": "",
    "contact": "",
    "mail": "",
    "mail_tls": "starttls",
    "mail_user": "",
    "mail_password": "",
    "mail_from": "",
}
"""What a server can be told, and what it does when nobody says anything. The type of a value is that of the usual."""
STORE: Final[dict[str, Any]] = {"data": "", "store": ""}
"""Where everything is kept: for all commands that look there."""


def settle(args: Namespace, usual: Mapping[str, Any], environment: Mapping[str, str] | None = None) -> None:
    """Fill in what no flag has set."""
    around = os.environ if environment is None else environment
    written = read_file(getattr(args, FILE, None) or around.get(PREFIX + FILE.upper()))
    for name, value in usual.items():
        if getattr(args, name, None) is not None:  # a secret has no flag: flags can be read by everybody on a machine
            continue
        given = around.get(PREFIX + name.upper()) or written.get(name, value)  # what is passed on empty was not set
        setattr(args, name, typed(name, given, value))


def read_file(path: str | Path | None) -> dict[str, Any]:
    """The settings of a file; one that nobody knows is refused, because it was meant for something."""
    if not path:
        return {}
    try:
        written = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise Trouble("file-unreadable", path=str(path)) from error
    except tomllib.TOMLDecodeError as error:
        raise Trouble("settings-broken", path=str(path), error=str(error)) from error
    found = {name.replace("-", "_"): value for name, value in written.items()}
    for name in found:
        if name not in USUAL and name not in STORE:
            known = ", ".join(sorted([*USUAL, *STORE]))
            raise Trouble("settings-unknown", path=str(path), name=name, known=known)
    return found


def typed(name: str, given: Any, usual: Any) -> Any:
    """The value as the type it has to be of."""
    try:
        return type(usual)(given)
    except (TypeError, ValueError) as error:
        raise Trouble("settings-value", name=name, value=str(given)) from error
