"""Help: what a card does, what a rule says."""

from __future__ import annotations

import unicodedata

from podziemia.kernel.errors import BadSetup
from podziemia.terminal.screen import Screen
from podziemia.words import Speech


def simplified(text: str) -> str:
    """How people type a name: `The Keeper`, `the_keeper`, `Łapówkarz` and `lapowkarz` find their card."""
    letters = unicodedata.normalize("NFKD", text.lower().replace("ł", "l"))
    words = "".join(c if c.isalnum() else " " for c in letters if not unicodedata.combining(c)).split()
    return " ".join(words[1:] if words[:1] == ["the"] else words)


def things(speech: Speech) -> list[str]:
    """The ids of all things that have a text of their own."""
    prefix = speech.id("text", "")
    return [id.removeprefix(prefix) for id in speech.words.ids(prefix)]


def find_things(speech: Speech, wanted: str) -> list[str]:
    """The thing of this id or name; failing that, all whose id or name starts so."""
    sought = simplified(wanted)
    known = {thing: (simplified(thing), simplified(speech.name(thing))) for thing in things(speech)}
    exact = [thing for thing, names in known.items() if sought in names]
    return exact or [thing for thing, names in known.items() if sought and any(n.startswith(sought) for n in names)]


def show_thing(screen: Screen, speech: Speech, thing: str) -> None:
    """Name, printed facts, what it does."""
    screen.heading(speech.heading(thing))
    # Ids in messages have hyphens only; the catalogue has the game's own.
    for spelling in (thing, thing.replace("-", "_")):
        if facts := speech.facts(spelling):
            screen.prose(facts, "dim", "  ")
            break
    screen.prose(speech.text(thing), indent="  ")


def show_chapters(screen: Screen, speech: Speech) -> None:
    screen.heading(speech.title())
    screen.prose(speech.say(speech.id("about")))
    screen.blank()
    width = max(len(key) for key in speech.game.chapters)
    for key, rules in speech.rules().items():
        screen.prose(f"{key:{width}}  {speech.chapter(key)} ({len(rules)})", indent="  ")


def show_chapter(screen: Screen, speech: Speech, key: str) -> None:
    screen.heading(speech.chapter(key))
    for rule in speech.rules()[key]:
        show_rule(screen, speech, rule)


def show_rule(screen: Screen, speech: Speech, rule: str) -> None:
    title, text = speech.rule(rule)
    screen.prose(f"{rule}  {title}", "bold")
    screen.prose(text, indent="  ")


def show_topic(screen: Screen, speech: Speech, topic: str) -> None:
    """A chapter by key or title, a rule by id, a card by id or name."""
    rules = speech.rules()
    sought = simplified(topic)
    for key, ids in rules.items():
        if sought in (simplified(key), simplified(speech.chapter(key))):
            return show_chapter(screen, speech, key)
        for rule in (topic.upper(), f"{speech.game.ids}-{topic}"):
            if rule in ids:
                return show_rule(screen, speech, rule)
    found = find_things(speech, topic)
    if not found:
        raise BadSetup("topic-unknown", topic=topic, known=", ".join(rules))
    for thing in found:
        show_thing(screen, speech, thing)
    return None
