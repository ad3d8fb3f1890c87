"""Wheels with the compiled build in them: `make wheel`. Without PODZIEMIA_COMPILE they are plain, for any machine."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "PODZIEMIA_COMPILE"
PAGE = "src/podziemia/table/static/index.html"


class Compile(BuildHookInterface[Any]):
    """Compiles apart from the sources and puts the extensions beside them in the wheel."""

    def dependencies(self) -> list[str]:
        return ["mypy>=2.4", "setuptools>=75"] if os.environ.get(SWITCH) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not Path(self.root, PAGE).exists():
            raise RuntimeError(f"a wheel carries the page, and {PAGE} is not there: make web builds it")
        if not os.environ.get(SWITCH):
            return
        sys.path.insert(0, str(Path(self.root, "scripts")))
        from build_fast import build

        apart = Path(self.root, ".make", "wheel")
        for extension in build(apart):
            build_data["force_include"][str(extension)] = str(extension.relative_to(apart))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
