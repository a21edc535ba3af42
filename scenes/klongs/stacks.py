"""What is left: the boats nobody has seen yet, by kind, from one seat's point of view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from scenes.canvas import Canvas
from scenes.klongs import layout
from scenes.theme import BODY, CREAM, GOLD, MIST, SMALL

if TYPE_CHECKING:
    from scenes.klongs.scene import KlongsScene


def unseen(scene: KlongsScene) -> dict[str, int]:
    """By good or kind of boat, how many are not on the table, in a stock or in the viewer's own hand."""
    picture = scene.picture
    boats = picture.rules.boats
    left = [design.count for design in boats.designs]
    seen = [sprite.boat for sprite in (*picture.boats.values(), *picture.chased.values())]
    seen += [boat for stock in picture.stocks for boat in stock]
    seen += scene.rules.gone
    if scene.hand_shown():
        seen += picture.hands[scene.hand_seat]
    for boat in seen:
        left[boat] -= 1
    found: dict[str, int] = {}
    for design, count in zip(boats.designs, left, strict=True):
        name = f"good-{boats.goods[design.good]}" if design.good is not None else str(design.kind)
        found[name] = found.get(name, 0) + count
    return found


def draw_stacks(canvas: Canvas, scene: KlongsScene) -> None:
    texts, box = scene.stage.texts, layout.HAND
    canvas.panel(FRect(box.left, box.top, box.width, box.height), "night")
    canvas.text(texts("klongs-unseen"), box.left + 28, box.top + 34, BODY, colour=GOLD, width=box.width - 56)
    for i, (name, count) in enumerate(unseen(scene).items()):
        x, y = box.left + 34 + i % 5 * 124, box.top + 96 + i // 5 * 84
        canvas.art(f"icon-{name}", FRect(x, y - 30, 60, 60), 1.0 if count else 0.35)
        canvas.text(str(count), x + 68, y, BODY, fixed=True, colour=CREAM if count else MIST)
    left = sum(scene.rules.left)
    canvas.text(texts("klongs-stack-left", count=left), box.left + 28, box.bottom - 36, SMALL, colour=MIST, width=600)
