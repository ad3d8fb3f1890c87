"""Tournaments of bots: balanced tables, results that survive an interruption, ratings with intervals, a report."""
