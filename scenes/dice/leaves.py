"""The pictures of the dice game's rules: small examples laid out with real dice."""

from pygame import FRect

from game import catalogue
from game.dice import GAME
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import chip
from scenes.drawing.rolling import IVORY, draw_die
from scenes.drawing.theme import GOLD, INK, TEAK
from scenes.table.registry import RulesLeaf

Row = tuple[tuple[str, int], ...]


def _row(canvas: Canvas, dice: Row, x: float, y: float, size: float = 84) -> float:
    for colour, value in dice:
        draw_die(canvas, colour, value, x + size / 2, y, size)
        x += size + 8
    return x


def _pool(canvas: Canvas, box: FRect) -> None:
    colours = ("red", "yellow", "green", "blue", "purple")
    for line in range(4):
        for column in range(5):
            value = (line * 3 + column * 2) % 6 + 1
            x, y = box.left + 90 + column * 118, box.top + 90 + line * 122
            draw_die(canvas, colours[line], value, x, y, 88, (line * 7 + column * 11) % 20 - 10)


def _board(canvas: Canvas, box: FRect) -> None:
    places = {1: "green", 3: "red", 4: "blue"}
    rows = catalogue.components_of(GAME).parts.pay.rows
    for value, points in enumerate(rows, 1):
        y = box.top + 50 + (value - 1) * 88
        draw_die(canvas, IVORY, value, box.left + 70, y, 70)
        for i, number in enumerate(points):
            colour = GOLD if i == 0 else INK
            canvas.text(
                str(number),
                box.left + 170 + i * 70,
                y,
                44,
                weight="heavy",
                anchor="center",
                colour=TEAK if not i else colour,
                fixed=True,
            )
        if value in places:
            draw_die(canvas, places[value], value, box.left + 420, y, 74)


def _goal(canvas: Canvas, box: FRect) -> None:
    draw_die(canvas, IVORY, 3, box.left + 110, box.top + 120, 150, 8)
    canvas.text("+ 6 =", box.left + 220, box.top + 120, 60, weight="heavy", colour=TEAK, fixed=True)
    canvas.text("9", box.left + 430, box.top + 116, 130, weight="heavy", colour=TEAK, fixed=True)
    end = _row(canvas, (("red", 4), ("blue", 5)), box.left + 60, box.top + 300, 110)
    chip(canvas, "+4", end + 60, box.top + 300, "brass", 46)
    end = _row(canvas, (("green", 6), ("red", 2)), box.left + 60, box.top + 440, 110)
    chip(canvas, "+2", end + 60, box.top + 440, "brass", 46)


def _hand(canvas: Canvas, box: FRect) -> None:
    examples: tuple[tuple[str, Row, str], ...] = (
        ("icon-least-colours", (("red", 2), ("red", 5), ("red", 6), ("blue", 1)), "+6"),
        ("icon-three-of-a-kind", (("red", 4), ("blue", 4), ("green", 4)), "+8"),
        ("icon-sequences", (("red", 1), ("green", 2), ("red", 3)), "+2"),
    )
    for i, (icon, dice, points) in enumerate(examples):
        y = box.top + 90 + i * 170
        canvas.art(icon, FRect(box.left + 20, y - 60, 120, 120))
        _row(canvas, dice, box.left + 160, y, 84)
        chip(canvas, points, box.right - 50, y, "brass", 42)


def _most(canvas: Canvas, box: FRect) -> None:
    hands: tuple[tuple[int, Row, str], ...] = (
        (0, (("red", 2), ("blue", 2), ("green", 2)), "+5"),
        (1, (("red", 2), ("red", 2)), "+1"),
        (2, (("blue", 2), ("green", 2)), "+1"),
    )
    for i, (livery, dice, points) in enumerate(hands):
        y = box.top + 90 + i * 170
        canvas.badge(livery, box.left + 70, y, 100)
        _row(canvas, dice, box.left + 160, y, 92)
        chip(canvas, points, box.right - 60, y, "brass", 42)


LEAVES = (
    RulesLeaf("idea", _pool),
    RulesLeaf("round", _board),
    RulesLeaf("turn", _goal),
    RulesLeaf("hand", _hand),
    RulesLeaf("most", _most),
)
