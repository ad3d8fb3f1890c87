"""`python -m podziemia.cli` does what the command does."""

import sys

from podziemia.cli import main

if __name__ == "__main__":
    sys.exit(main())
