"""Whoever decides at a table instead of people, say a record that is being watched."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from scenes.input import Action, Intent
from scenes.scene import Step

if TYPE_CHECKING:
    from scenes.play import Play


class Guide(Protocol):
    def tick(self, play: Play, dt: float) -> Step: ...

    def handle(self, play: Play, intent: Intent) -> Step: ...

    def entries(self, play: Play) -> list[tuple[Action, str]]: ...

    def prompt(self, play: Play) -> str: ...
