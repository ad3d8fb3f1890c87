"""What people write on a command line, read into what the house understands."""

from __future__ import annotations

from podziemia.kernel.errors import BadSetup


def whole_number(option: str, text: str, least: int = 0) -> int:
    """The number behind an option; `option` is named when it is none."""
    if not (text.isascii() and text.isdigit() and len(text) < 10) or int(text) < least:
        raise BadSetup("number", option=option, text=text, least=least)
    return int(text)


def seat_list(text: str) -> list[str]:
    """`human,hard` is two seats; an empty place between commas is none."""
    seats = [seat.strip() for seat in text.split(",")]
    if not all(seats):
        raise BadSetup("seat-list", text=text)
    return seats


def settings_written_out(arguments: list[str]) -> tuple[list[str], list[str]]:
    """`--quest all` and `--quest=all` mean `--set quest=all`; what is left is none of that form."""
    written: list[str] = []
    left: list[str] = []
    waiting = iter(arguments)
    for argument in waiting:
        key, equals, value = argument.removeprefix("--").partition("=")
        if not argument.startswith("--") or not key:
            left.append(argument)
        elif equals:
            written.append(f"{key}={value}")
        else:
            written.append(f"{key}={next(waiting, '')}")
    return written, left


def setting_pairs(given: list[str]) -> dict[str, str]:
    """`first=A` for each `--set`."""
    pairs = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not (key and equals and value):
            raise BadSetup("setting-form", text=text)
        pairs[key] = value
    return pairs
