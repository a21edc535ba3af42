"""What a game says about its table. Everything that all tables share is in `Play`.

A game's scene says where its targets are and what they look like, words the prompt, turns events into animations and
draws the table.
"""

from abc import abstractmethod
from collections.abc import Iterable, Sequence

from pygame import FRect

from game.contract import Event, Move, Reason
from game.match import Entry
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import focus_frame
from scenes.drawing.motion import Animation
from scenes.stage.scene import Scene
from scenes.table.chooser import Path, Target


class TableScene(Scene):
    peek_label, peek_prompt = "bar-peek", "prompt-peek"
    """Text keys: what the peek button is called here, and what the prompt says meanwhile."""

    @property
    def heartbeat(self) -> float:
        """The clock for things that breathe; it stands still with reduced motion."""
        return 0.0 if self.stage.still else self.stage.clock

    @abstractmethod
    def paths(self) -> dict[Path, Move]:
        """Every legal move by the targets that lead to it."""

    @abstractmethod
    def spots(self) -> dict[Target, FRect]:
        """Where everything is that can have the focus now, open or closed."""

    @abstractmethod
    def first_focus(self) -> Target | None:
        """Where the focus begins in this step."""

    @abstractmethod
    def ask(self) -> str:
        """What the acting player has to do, in a few words."""

    @abstractmethod
    def explain(self, target: Target) -> str:
        """What a target in focus is, or why it cannot be chosen; empty if that goes without saying."""

    @abstractmethod
    def show(self, events: Sequence[Event]) -> Iterable[Animation]:
        """The animations of what a move has caused."""

    @abstractmethod
    def settle(self) -> None:
        """Make the picture what the state is."""

    @abstractmethod
    def draw_table(self, canvas: Canvas) -> None: ...

    @abstractmethod
    def emblem(self, seat: int) -> tuple[float, float]:
        """Where the emblem of the seat that decides stands."""

    @abstractmethod
    def tell(self, entry: Entry) -> list[str]:
        """Lines for the log."""

    def keeps_quiet(self, reason: Reason) -> bool:
        """Whether a reason for a hint would tell the others what they may not know."""
        return False

    def secret(self) -> bool:
        """Whether the decision shows something that only the seat to move may see."""
        return False

    def hover_spots(self) -> dict[Target, FRect]:
        """Further places that only the pointer goes to, to learn what is there."""
        return {}

    def draw_focus(self, canvas: Canvas, target: Target, rect: FRect) -> None:
        focus_frame(canvas, rect, self.heartbeat, radius=18, grow=6)
