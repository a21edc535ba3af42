"""Whoever decides at a table instead of people, say a record that is being watched."""

from abc import ABC, abstractmethod
from typing import Protocol

from game.contract import Move
from scenes.devices.intents import Action, Intent
from scenes.drawing.canvas import Canvas
from scenes.stage.backstage import Backstage
from scenes.stage.scene import Step
from scenes.table.choice import Choice
from scenes.table.chooser import Target
from scenes.table.computers import Computers
from scenes.table.course import Course
from scenes.table.hands import Hands
from scenes.table.looking.asides import Asides
from scenes.table.tabletop import Tabletop


class GuidedTable(Protocol):
    """The table as a guide sees it."""

    stage: Backstage
    course: Course
    choice: Choice
    tabletop: Tabletop
    hands: Hands
    computers: Computers
    asides: Asides
    guide: "Guide | None"

    def commit(self, move: Move) -> None:
        """Play a move and show what comes of it."""

    def decide(self) -> None:
        """The next decision stands."""

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

    @property
    def learner(self) -> int | None:
        """The seat of whoever it leads by the hand."""
        return None

    @property
    def lets_choose(self) -> bool:
        """Whether people make this decision all the same, under its eyes."""
        return False

    def first_focus(self, _table: GuidedTable) -> Target | None:
        """Where the focus begins, if not where it would without a guide."""
        return None

    @property
    def waits(self) -> bool:
        """Whether it goes on only when somebody presses something."""
        return False

    @abstractmethod
    def tick(self, table: GuidedTable, dt: float) -> Step: ...

    @abstractmethod
    def handle(self, table: GuidedTable, intent: Intent) -> Step: ...

    def pointed(self, table: GuidedTable, intent: Intent) -> Step:
        """The pointer is on the table, perhaps pressed, and nothing is being shown."""
        if intent.at is not None:
            table.hands.point(intent.at)
        return None

    @abstractmethod
    def entries(self, table: GuidedTable) -> list[tuple[Action, str]]: ...

    @abstractmethod
    def prompt(self, table: GuidedTable) -> str: ...

    def tells_of(self, table: GuidedTable) -> int | None:
        """The seat that the prompt is about, while nobody decides now."""
        return table.course.captions.about

    def lines(self, _table: GuidedTable) -> tuple[str, ...]:
        """What it says beside the prompt."""
        return ()

    def after(self, _table: GuidedTable) -> Step:
        """What comes when the match is over, if it is not the results."""
        return None

    # What it adds to the picture

    def shade(self, table: GuidedTable, canvas: Canvas) -> None:  # noqa: B027 - most add nothing
        """Between the table and the focus on it."""

    def draw(self, table: GuidedTable, canvas: Canvas) -> None:  # noqa: B027 - most add nothing
        """On top of everything."""


def decides(guide: Guide | None) -> bool:
    """Whether a guide decides now, and no person."""
    return guide is not None and not guide.lets_choose
