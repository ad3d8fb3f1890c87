"""`python -m podziemia.cli` does what the command does."""

import sys

from podziemia.cli import main

sys.exit(main())
