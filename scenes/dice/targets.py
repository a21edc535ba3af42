"""What can have the focus on the dice table."""

from dataclasses import dataclass

from scenes.table.chooser import Target


@dataclass(frozen=True, slots=True, order=True)
class PoolDie(Target):
    """A die of the pool, by its place there: its line (the colour) and its column."""

    line: int
    column: int


@dataclass(frozen=True, slots=True, order=True)
class Group(Target):
    """A group of the acting player, or the room for a new one."""

    number: int


@dataclass(frozen=True, slots=True, order=True)
class Tray(Target):
    seat: int


@dataclass(frozen=True, slots=True, order=True)
class Row(Target):
    """A row of the value board."""

    value: int


@dataclass(frozen=True, slots=True, order=True)
class Goal(Target):
    pass
