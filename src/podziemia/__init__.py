"""Podziemia: a digital table for five board games that play below the ground."""

__version__ = "0.1.0"
