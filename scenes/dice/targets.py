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


# What can be asked about


@dataclass(frozen=True, slots=True, order=True)
class TrayGroup(Target):
    """A group on somebody's tray."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True, order=True)
class TraySign(Target):
    """A sign on a tray for what would pay its player now, by its place from the right."""

    seat: int
    index: int


@dataclass(frozen=True, slots=True, order=True)
class Majorities(Target):
    """The head of the value board: most of a "value" or of a "colour"."""

    of: str


@dataclass(frozen=True, slots=True, order=True)
class StandingLine(Target):
    """A player's line of the standings."""

    seat: int


@dataclass(frozen=True, slots=True, order=True)
class PreviewPanel(Target):
    """What the die in focus would bring."""
