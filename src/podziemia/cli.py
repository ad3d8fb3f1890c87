"""The `podziemia` command."""

import argparse
from collections.abc import Sequence

from podziemia import __version__


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and give its exit code."""
    parser = argparse.ArgumentParser(prog="podziemia", description="A digital table for five board games.")
    parser.add_argument("--version", action="version", version=f"podziemia {__version__}")
    parser.parse_args(argv)
    parser.print_help()
    return 0
