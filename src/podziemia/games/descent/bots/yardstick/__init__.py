"""The first sight of Descent that all minds are measured against, as it was before any of them got better.

It follows changes of the rules and nothing else, so it shares with today's bots only what is exact: the chances of dice
(`odds.py`) and what the words of a quest say (`book.py`). What is better goes into the files beside this folder.
"""
