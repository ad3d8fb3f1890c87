"""Podziemia: a digital table for five board games that play below the ground."""

from podziemia.build import choose_build

__version__ = "0.1.0"

choose_build()
