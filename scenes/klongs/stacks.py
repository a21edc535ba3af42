"""What is left: the boats nobody has seen yet, by kind, from one seat's point of view."""

from pygame import FRect

from game.klongs import outlook
from game.klongs.state import KlongsState
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BODY, CREAM, GOLD, MIST, SMALL
from scenes.klongs import layout
from scenes.stage.texts import Texts

NOBODY = -1
"""The point of view of someone without a hand: what lies open, and no more."""


def draw_stacks(canvas: Canvas, texts: Texts, state: KlongsState, seat: int) -> None:
    box = layout.HAND
    canvas.panel(FRect(box.left, box.top, box.width, box.height), "night")
    canvas.text(texts("klongs-unseen"), box.left + 28, box.top + 34, BODY, colour=GOLD, width=box.width - 56)
    for i, (kind, count) in enumerate(outlook.unseen_by_kind(state, seat).items()):
        x, y = box.left + 34 + i % 5 * 124, box.top + 96 + i // 5 * 84
        name = f"good-{kind}" if kind in state.rules.boats.goods else kind
        canvas.art(f"icon-{name}", FRect(x, y - 30, 60, 60), 1.0 if count else 0.35)
        canvas.text(str(count), x + 68, y, BODY, fixed=True, colour=CREAM if count else MIST)
    left, parasols = sum(state.left), outlook.luk_phat_left(state, seat)
    words = texts("klongs-stack-left", count=left)
    canvas.text(words, box.left + 28, box.bottom - 36, SMALL, colour=MIST, width=470)
    canvas.art("icon-luk-phat", FRect(box.right - 130, box.bottom - 66, 60, 60))
    canvas.text(str(parasols), box.right - 62, box.bottom - 36, BODY, fixed=True)
