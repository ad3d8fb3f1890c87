"""What the server counts, as Prometheus text."""

from __future__ import annotations

from collections import Counter
from typing import Final

COMMIT_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Histogram:
    def __init__(self, buckets: tuple[float, ...]) -> None:
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

    def lines(self, name: str) -> list[str]:
        buckets = [f'{name}_bucket{{le="{edge:g}"}} {n}' for edge, n in zip(self.buckets, self.counts, strict=True)]
        return [*buckets, f'{name}_bucket{{le="+Inf"}} {self.count}', f"{name}_sum {self.sum:.6f}"] + [
            f"{name}_count {self.count}"
        ]


class Metrics:
    """Counters by name and labels; gauges are read when somebody asks."""

    def __init__(self) -> None:
        self.counters: Counter[str] = Counter()
        self.commit_seconds = Histogram(COMMIT_BUCKETS)

    def count(self, name: str, n: int = 1, **labels: str | int) -> None:
        shown = ",".join(f'{key}="{value}"' for key, value in sorted(labels.items()))
        self.counters[f"{name}{{{shown}}}" if shown else name] += n

    def committed(self, changes: int, seconds: float) -> None:
        self.count("podziemia_changes_total", changes)
        self.commit_seconds.observe(seconds)

    def text(self, gauges: dict[str, float]) -> str:
        lines: list[str] = []
        typed: set[str] = set()
        for series, value in sorted(self.counters.items()):
            name = series.partition("{")[0]
            if name not in typed:
                typed.add(name)
                lines.append(f"# TYPE {name} counter")
            lines.append(f"{series} {value}")
        for name, gauge in sorted(gauges.items()):
            lines += [f"# TYPE {name} gauge", f"{name} {gauge:g}"]
        lines.append("# TYPE podziemia_commit_seconds histogram")
        lines += self.commit_seconds.lines("podziemia_commit_seconds")
        return "\n".join(lines) + "\n"
