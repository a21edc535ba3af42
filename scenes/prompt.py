"""The prompt line: whose turn it is and what to do, why something cannot be chosen, what is being shown."""

import math

from pygame import FRect

from scenes.canvas import Canvas
from scenes.theme import LEAD

SECONDS = 2.0
"""How long an answer to a press stays."""


class PromptLine:
    def __init__(self, box: FRect) -> None:
        self.box = box
        self.remark = ""
        self.left = 0.0

    def say(self, text: str) -> None:
        """Something that goes before everything else for a moment."""
        self.remark, self.left = text, SECONDS

    def tick(self, dt: float) -> bool:
        """Whether a remark has just gone."""
        if not self.remark:
            return False
        self.left -= dt
        if self.left <= 0:
            self.remark = ""
        return not self.remark

    def draw(self, canvas: Canvas, text: str, livery: int | None) -> None:
        text = self.remark or text
        if not text:
            return
        box = self.box
        canvas.panel(box, "solid")
        left = box.left + 24
        if livery is not None:
            canvas.badge(livery, box.left + 52, box.centery - 3, 64)
            left = box.left + 100
        middle = (left + box.right - 24) / 2
        canvas.text(text, middle, box.centery - 3, LEAD, anchor="center", width=box.right - left - 30)

    def draw_face(self, canvas: Canvas, art: str, clock: float) -> None:
        """Who thinks, nodding, at the right end of the line."""
        size = self.box.height + 26
        nod = 4 * math.sin(clock * 5)
        canvas.art(art, FRect(self.box.right - size * 0.8, self.box.centery - size / 2 - 3 + nod, size, size))
