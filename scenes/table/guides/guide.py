"""Whoever decides at a table instead of people, say a record that is being watched."""

from abc import ABC, abstractmethod
from typing import Protocol

from game.contract import Move
from scenes.devices.input import Action, Intent
from scenes.stage.backstage import Backstage
from scenes.stage.scene import Place, Step
from scenes.table.computers import Computers
from scenes.table.course import Course
from scenes.table.tabletop import Tabletop


class GuidedTable(Protocol):
    """The table as a guide sees it."""

    stage: Backstage
    course: Course
    tabletop: Tabletop
    computers: Computers
    guide: "Guide | None"

    def commit(self, move: Move) -> None:
        """Play a move and show what comes of it."""

    def skip(self, everything: bool = False) -> Step:
        """Over with what is being shown."""

    def rewind(self) -> None:
        """The match has gone back: show it as it is now."""

    def general(self, action: Action) -> Step:
        """What anybody may do at any time."""


class Guide(ABC):
    live: bool
    """Whether somebody decides now, and not only in a record."""
    keeps_secrets: bool = False
    """Whether a record is shown to people who are still playing."""

    @abstractmethod
    def tick(self, table: GuidedTable, dt: float) -> Step: ...

    @abstractmethod
    def handle(self, table: GuidedTable, intent: Intent) -> Step: ...

    @abstractmethod
    def entries(self, table: GuidedTable) -> list[tuple[Action, str]]: ...

    @abstractmethod
    def prompt(self, table: GuidedTable) -> str: ...

    def after(self) -> Place | None:
        """What comes when the match is over, if it is not the results."""
        return None
