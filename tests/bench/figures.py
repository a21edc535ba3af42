"""A measured figure beside what it should be, and the table of them all."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Figure:
    name: str
    value: float
    unit: str
    target: float | None = None
    """None: for information."""
    more_is_better: bool = False
    note: str = ""

    @property
    def verdict(self) -> str:
        if self.target is None:
            return ""
        good = self.value >= self.target if self.more_is_better else self.value <= self.target
        return "ok" if good else "under" if self.more_is_better else "over"

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "verdict": self.verdict}


def table(figures: Sequence[Figure]) -> str:
    """One line a figure: name, value, target, verdict, and what is worth knowing beside it."""
    rows = [("figure", "value", "target", "", "")]
    for figure in figures:
        sign = ">=" if figure.more_is_better else "<="
        target = "" if figure.target is None else f"{sign} {figure.target:g} {figure.unit}"
        rows.append((figure.name, f"{figure.value:.2f} {figure.unit}", target, figure.verdict, figure.note))
    wide = [max(len(row[column]) for row in rows) for column in range(4)]
    lines = [
        f"{name:<{wide[0]}}  {value:>{wide[1]}}  {target:<{wide[2]}}  {verdict:<{wide[3]}}  {note}".rstrip()
        for name, value, target, verdict, note in rows
    ]
    return "\n".join([lines[0], "-" * len(lines[0]), *lines[1:]])
