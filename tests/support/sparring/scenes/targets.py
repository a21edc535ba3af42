"""What can have the focus on the sparring table."""

from dataclasses import dataclass

from scenes.table.chooser import Target


@dataclass(frozen=True, slots=True, order=True)
class Heap(Target):
    number: int


@dataclass(frozen=True, slots=True, order=True)
class Sticks(Target):
    """So many of the heap that was chosen."""

    count: int


@dataclass(frozen=True, slots=True, order=True)
class Wait(Target):
    """The plate that passes."""


# What can be asked about


@dataclass(frozen=True, slots=True, order=True)
class Player(Target):
    seat: int
