"""Sentences the program has to say once: a broken file kept aside, no sound, no writable folder."""

from pygame import FRect

from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BODY, CREAM, MARGIN_X, MARGIN_Y, PLAN

SECONDS = 9.0
"""How long a sentence stays up by itself."""
READ = 2.0
"""After so long it may have been read, and a press takes it away."""
WIDTH = 1180
HIGHEST = 600
"""A long sentence is written smaller rather than over the whole screen."""


class Toasts:
    def __init__(self) -> None:
        self.waiting: list[str] = []
        self.left = 0.0

    def tick(self, dt: float, fresh: list[str]) -> bool:
        """Whether what is shown has changed."""
        changed = bool(fresh) and not self.waiting
        if fresh and not self.waiting:
            self.left = SECONDS
        self.waiting += fresh
        if self.waiting:
            self.left -= dt
            if self.left <= 0:
                self.waiting.pop(0)
                self.left = SECONDS
                changed = True
        return changed

    def dismiss(self) -> None:
        """Someone has pressed a button: what has been up long enough to be read may go."""
        if self.waiting and self.left < SECONDS - READ:
            self.left = 0

    def draw(self, canvas: Canvas) -> None:
        if not self.waiting:
            return
        lines = canvas.wrap(self.waiting[0], BODY, WIDTH - 140)
        height = min(HIGHEST, len(lines) * canvas.line_height(BODY) + 44)
        box = FRect(MARGIN_X, PLAN[1] - MARGIN_Y - height, WIDTH, height)
        canvas.panel(box, "warning")
        canvas.art("icon-warning", FRect(box.left + 28, box.centery - 28, 56, 56))
        canvas.paragraph(
            self.waiting[0], FRect(box.left + 108, box.top + 20, WIDTH - 140, height - 40), BODY, colour=CREAM
        )
