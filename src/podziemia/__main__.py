"""`python -m podziemia` is the `podziemia` command."""

import sys

from podziemia.cli import main

if __name__ == "__main__":
    sys.exit(main())
