"""Draw the icons of the installed page from web/public/icon.svg; they are checked in, because not every build has a
browser to draw with.

    .venv/bin/python scripts/icons.py
"""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parents[1] / "web" / "public"
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
GROUND = '<rect width="48" height="48" rx="10" fill="#121920"/>'
INK = {"#f0eadc": "#fff", "#ffc247": "#fff"}


def main() -> None:
    icon = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    bare = icon.replace(GROUND, "")
    badge = bare
    for colour, white in INK.items():
        badge = badge.replace(colour, white)
    # What a system may cut to any shape fills its square and keeps the drawing in the middle.
    mask = bare.replace('viewBox="0 0 48 48"', 'viewBox="-8 -8 64 64" style="background:#121920"')
    drawn = {"icon-192": (icon, 192), "icon-512": (icon, 512), "icon-mask": (mask, 512), "badge": (badge, 96)}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, chromium_sandbox=os.geteuid() != 0)
        for name, (svg, size) in drawn.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{svg}")
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
