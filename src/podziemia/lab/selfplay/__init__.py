"""Datasets: games that bots play, as records, and as rows of decisions for learning."""
