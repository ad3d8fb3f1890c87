"""What a device is called, so that people tell their own apart."""

from __future__ import annotations

from typing import Final

BROWSERS: Final = {"Edg/": "Edge", "Firefox/": "Firefox", "Chrome/": "Chrome", "Safari/": "Safari"}
SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Mac OS": "Mac",
    "Windows": "Windows",
    "Linux": "Linux",
}


def device_of(user_agent: str) -> str:
    """The browser and the system that it names, if we know them."""
    found = [next((name for sign, name in known.items() if sign in user_agent), "") for known in (BROWSERS, SYSTEMS)]
    return ", ".join([name for name in found if name])
