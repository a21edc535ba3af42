"""What may still come: the cards that nobody has seen yet, deck by deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from game.market import outlook
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import chip
from scenes.drawing.theme import GOLD, LEAD
from scenes.market import layout

if TYPE_CHECKING:
    from scenes.market.scene import MarketScene

COLUMNS = 6
SIZE, PITCH = 104.0, 112.0


def draw_unseen(canvas: Canvas, scene: MarketScene) -> None:
    box = FRect(layout.CROWD.left, layout.CROWD.top, layout.CROWD.width, layout.STALL.bottom - layout.CROWD.top)
    canvas.panel(box, "solid")
    title = scene.stage.texts("market-unseen")
    canvas.text(title, box.left + 30, box.top + 44, LEAD, weight="heavy", colour=GOLD, width=box.width - 60)
    y = box.top + 90
    groups: dict[str, list[tuple[int, int]]] = {}
    for card, count in outlook.unseen(scene.rules).items():
        groups.setdefault(scene.picture.deck_of(card), []).append((card, count))
    for cards in groups.values():
        for i, (card, count) in enumerate(cards):
            row, column = divmod(i, COLUMNS)
            place = FRect(box.left + 52 + column * PITCH, y + row * PITCH, SIZE, SIZE)
            scene.deck.draw(canvas, card, place)
            if count > 1:
                chip(canvas, f"×{count}", place.right - 16, place.bottom - 14, "brass", 26)
        y += (len(cards) + COLUMNS - 1) // COLUMNS * PITCH + 24
