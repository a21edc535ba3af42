"""What is left: the boats nobody has seen yet, by kind, from one seat's point of view."""

from pygame import FRect

from game.klongs import outlook
from game.klongs.state import KlongsState
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BODY, CREAM, GOLD, LEAD, MIST, SMALL
from scenes.klongs import layout
from scenes.stage.texts import Texts

NOBODY = -1
"""The point of view of someone without a hand: what lies open, and no more."""


def draw_stacks(canvas: Canvas, texts: Texts, state: KlongsState, seat: int) -> None:
    box = FRect(layout.MARKET.left, layout.MARKET.top, layout.MARKET.width, layout.COLUMN.bottom - layout.MARKET.top)
    canvas.panel(box, "night")
    canvas.text(texts("klongs-unseen"), box.left + 26, box.top + 40, BODY, colour=GOLD, width=box.width - 52)
    for i, (kind, count) in enumerate(outlook.unseen_by_kind(state, seat).items()):
        x, y = box.left + 26 + i % 5 * 106, box.top + 124 + i // 5 * 92
        name = f"good-{kind}" if kind in state.rules.boats.goods else kind
        canvas.art(f"icon-{name}", FRect(x, y - 30, 60, 60), 1.0 if count else 0.35)
        canvas.text(str(count), x + 66, y, LEAD, fixed=True, colour=CREAM if count else MIST)
    left, parasols = sum(map(len, state.stacks)), outlook.luk_phat_left(state, seat)
    canvas.art("icon-luk-phat", FRect(box.left + 26, box.bottom - 150, 60, 60))
    canvas.text(str(parasols), box.left + 92, box.bottom - 120, LEAD, fixed=True)
    words = texts("klongs-stack-left", count=left)
    canvas.text(words, box.left + 26, box.bottom - 52, SMALL, colour=MIST, width=box.width - 52)
