"""Guests: phones that have come in, and what each shows."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field


@dataclass
class Guest:
    number: int
    name: str
    livery: int
    language: str
    seats: Mapping[str, int] = field(default_factory=dict)
    """By match, the seat that was its own."""
    awake: bool = True
    """Whether somebody looks at it: a dark phone keeps its seat all the same."""
    shows: Hashable = None
    """What its sheet was made of; None if it has to see everything anew."""
    behind: int = 0
    """For how many turns it has shown something else than it should."""
