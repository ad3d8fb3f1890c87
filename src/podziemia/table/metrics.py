"""What the server counts, as Prometheus text."""

from __future__ import annotations

from collections import Counter
from typing import Final

from podziemia import __version__
from podziemia.build import running

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 2.5, 10.0)

HELP: Final = {
    "podziemia_answers_total": "Answers taken, by whom.",
    "podziemia_bot_failures_total": "Thoughts of bots that failed.",
    "podziemia_bots_thinking": "Bots that have been asked and have not answered yet.",
    "podziemia_build_info": "Version and build of this server; always 1.",
    "podziemia_changes_total": "Changes of tables made durable.",
    "podziemia_changes_waiting": "Changes that wait for the transaction before them.",
    "podziemia_clocks_run_out_total": "Times of people that were up.",
    "podziemia_commit_seconds": "How long transactions took.",
    "podziemia_listeners": "Live lines to browsers.",
    "podziemia_notices_total": "Notices of turns, by way and by what became of them.",
    "podziemia_push_offered": "Whether this server can send push notices.",
    "podziemia_request_seconds": "How long requests took to the first of their answer, by what was asked for.",
    "podziemia_requests_total": "Requests, by method and status.",
    "podziemia_rooms_created_total": "New tables.",
    "podziemia_rooms_in_memory": "Tables in memory.",
    "podziemia_thoughts_waiting": "Thoughts of bots that wait for a process.",
}


class Histogram:
    def __init__(self, buckets: tuple[float, ...] = SECONDS) -> None:
        self.buckets = buckets
        self.counts = [0] * len(buckets)
        self.count = 0
        self.sum = 0.0

    def observe(self, value: float) -> None:
        self.count += 1
        self.sum += value
        for i, edge in enumerate(self.buckets):
            if value <= edge:
                self.counts[i] += 1

    def lines(self, name: str, labels: str = "") -> list[str]:
        """`labels` as they stand between the braces."""
        inner = f"{labels}," if labels else ""
        outer = f"{{{labels}}}" if labels else ""
        buckets = [
            f'{name}_bucket{{{inner}le="{edge:g}"}} {n}' for edge, n in zip(self.buckets, self.counts, strict=True)
        ]
        total = f'{name}_bucket{{{inner}le="+Inf"}} {self.count}'
        return [*buckets, total, f"{name}_sum{outer} {self.sum:.6f}", f"{name}_count{outer} {self.count}"]


class Metrics:
    """Counters by name and labels; gauges are read when somebody asks."""

    def __init__(self) -> None:
        self.counters: Counter[str] = Counter()
        self.commit_seconds = Histogram()
        self.request_seconds: dict[str, Histogram] = {}

    def count(self, name: str, n: int = 1, **labels: str | int) -> None:
        shown = ",".join(f'{key}="{value}"' for key, value in sorted(labels.items()))
        self.counters[f"{name}{{{shown}}}" if shown else name] += n

    def committed(self, changes: int, seconds: float) -> None:
        self.count("podziemia_changes_total", changes)
        self.commit_seconds.observe(seconds)

    def requested(self, what: str, seconds: float) -> None:
        """`what` is one of a few names: a stranger must not invent more of them."""
        self.request_seconds.setdefault(what, Histogram()).observe(seconds)

    def text(self, gauges: dict[str, float]) -> str:
        lines: list[str] = []
        told: set[str] = set()
        for series, value in sorted(self.counters.items()):
            name = series.partition("{")[0]
            if name not in told:
                told.add(name)
                lines += heading(name, "counter")
            lines.append(f"{series} {value}")
        for name, gauge in sorted(gauges.items()):
            lines += [*heading(name, "gauge"), f"{name} {gauge:g}"]
        lines += heading("podziemia_build_info", "gauge")
        lines.append(f'podziemia_build_info{{build="{running()}",version="{__version__}"}} 1')
        lines += heading("podziemia_commit_seconds", "histogram")
        lines += self.commit_seconds.lines("podziemia_commit_seconds")
        lines += heading("podziemia_request_seconds", "histogram")
        for what, histogram in sorted(self.request_seconds.items()):
            lines += histogram.lines("podziemia_request_seconds", f'what="{what}"')
        return "\n".join(lines) + "\n"


def heading(name: str, kind: str) -> list[str]:
    told = HELP.get(name)
    return [*([f"# HELP {name} {told}"] if told else []), f"# TYPE {name} {kind}"]
