"""Whoever decides at a table instead of people, say a record that is being watched."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from scenes.devices.input import Action, Intent
from scenes.stage.scene import Place, Scene, Step

if TYPE_CHECKING:
    from scenes.table.course import Course


class Guide(Protocol):
    live: bool
    """Whether somebody decides now, and not only in a record."""

    def tick(self, play: Course, dt: float) -> Step: ...

    def handle(self, play: Course, intent: Intent) -> Step: ...

    def entries(self, play: Course) -> list[tuple[Action, str]]: ...

    def prompt(self, play: Course) -> str: ...

    def after(self, play: Course) -> Scene | Place | None:
        """What comes when the match is over, if it is not the results."""

    def leave(self) -> None:
        """The table is left."""
