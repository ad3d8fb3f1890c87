"""Languages: every message that people read, in Fluent files, and the forms in which the house asks for them."""

from podziemia.words.language import FALLBACK, LANGUAGES, check_language, language_of_locale
from podziemia.words.messages import Words, source, words_in
from podziemia.words.speech import Speech

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "Speech",
    "Words",
    "check_language",
    "language_of_locale",
    "source",
    "words_in",
]
