"""What may still come: the cards that nobody has seen yet, deck by deck."""

from collections.abc import Mapping

from pygame import FRect

from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import chip
from scenes.drawing.theme import GOLD, LEAD
from scenes.market import layout
from scenes.market.cards import CardFaces
from scenes.market.picture import Picture

COLUMNS = 6
SIZE, PITCH = 104.0, 112.0


def draw_unseen(canvas: Canvas, title: str, unseen: Mapping[int, int], picture: Picture, faces: CardFaces) -> None:
    """`unseen`: by design, how many there are."""
    box = FRect(layout.CROWD.left, layout.CROWD.top, layout.CROWD.width, layout.STALL.bottom - layout.CROWD.top)
    canvas.panel(box, "solid")
    canvas.text(title, box.left + 30, box.top + 44, LEAD, weight="heavy", colour=GOLD, width=box.width - 60)
    y = box.top + 90
    groups: dict[str, list[tuple[int, int]]] = {}
    for card, count in unseen.items():
        groups.setdefault(picture.deck_of(card), []).append((card, count))
    for cards in groups.values():
        for i, (card, count) in enumerate(cards):
            row, column = divmod(i, COLUMNS)
            place = FRect(box.left + 52 + column * PITCH, y + row * PITCH, SIZE, SIZE)
            faces.draw(canvas, card, place)
            if count > 1:
                chip(canvas, f"×{count}", place.right - 16, place.bottom - 14, "brass", 26)
        y += (len(cards) + COLUMNS - 1) // COLUMNS * PITCH + 24
