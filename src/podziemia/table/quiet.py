"""Quiet hours: a device that is asleep is not woken; it hears in the morning, if its turn still waits."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from podziemia.kernel.errors import Trouble
from podziemia.table.requests import Quiet

DAY_MINUTES: Final = 24 * 60


def quiet_until(quiet: Quiet | None, now: float) -> float | None:
    """When it will no longer be quiet; None when it is not quiet now."""
    if quiet is None:
        return None
    here = datetime.fromtimestamp(now, ZoneInfo(quiet.zone))
    minute = here.hour * 60 + here.minute
    if (minute - quiet.begins) % DAY_MINUTES >= (quiet.ends - quiet.begins) % DAY_MINUTES:
        return None
    midnight = here.replace(hour=0, minute=0, second=0, microsecond=0)
    tomorrow = timedelta(days=1 if minute >= quiet.ends else 0)
    return (midnight + tomorrow + timedelta(minutes=quiet.ends)).timestamp()


def check_quiet(quiet: Quiet | None) -> Quiet | None:
    """A zone that nobody knows is refused."""
    if quiet is not None:
        try:
            ZoneInfo(quiet.zone)
        except (KeyError, ValueError, OSError) as error:
            raise Trouble("bad-request", what=quiet.zone[:60]) from error
    return quiet
