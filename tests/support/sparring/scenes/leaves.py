"""The picture of Sparring's rules."""

from pygame import FRect

from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import GOLD, TEAK
from scenes.table.registry import RulesLeaf


def _heaps(canvas: Canvas, box: FRect) -> None:
    """Three heaps, one of them marked with a token."""
    for heap in range(3):
        for stick in range(2 + heap):
            canvas.dot(box.left + 100 + heap * 200, box.bottom - 80 - stick * 90, 70, TEAK)
    canvas.dot(box.left + 300, box.top + 60, 50, GOLD)


LEAVES = (RulesLeaf("idea", _heaps),)
