"""The pictures of the dice game's rules: one idea a page, each a small example laid out with real dice."""

from pygame import FRect

from game import catalogue
from game.dice import GAME
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import chip
from scenes.drawing.rolling import IVORY, draw_die
from scenes.drawing.theme import INK, PALM, TEAK
from scenes.table.registry import RulesLeaf

Row = tuple[tuple[str, int], ...]

COLOURS = ("red", "yellow", "green", "blue", "purple")


def _row(canvas: Canvas, dice: Row, x: float, y: float, size: float = 84) -> float:
    """Dice side by side from x on. Where they end."""
    for colour, value in dice:
        draw_die(canvas, colour, value, x + size / 2, y, size)
        x += size + 8
    return x


def _group(canvas: Canvas, dice: Row, x: float, y: float, size: float = 100, worth: str = "") -> float:
    """Dice that belong together on their tray, and what they earn. Where the tray ends."""
    width = len(dice) * (size + 8) + 24
    canvas.panel(FRect(x, y - size / 2 - 20, width, size + 40), "group")
    _row(canvas, dice, x + 16, y, size)
    if worth:
        chip(canvas, worth, x + width + 70, y, "brass", 44)
    return x + width


def _number(canvas: Canvas, text: str, x: float, y: float, size: float = 60) -> None:
    canvas.text(text, x, y, size, weight="heavy", colour=TEAK, anchor="center", fixed=True)


def _goal(canvas: Canvas, box: FRect) -> None:
    """A pool of many colours, and a group taken from it."""
    for line in range(3):
        for column in range(5):
            value = (line * 3 + column * 2) % 6 + 1
            x, y = box.left + 70 + column * 118, box.top + 60 + line * 112
            draw_die(canvas, COLOURS[line], value, x, y, 84, (line * 7 + column * 11) % 20 - 10)
    _group(canvas, (("red", 4), ("blue", 5)), box.left + 40, box.bottom - 110, worth="+4")


def _turn(canvas: Canvas, box: FRect) -> None:
    """A die that may begin a group of its own, or join one of two."""
    draw_die(canvas, "green", 3, box.centerx, box.top + 70, 120, 6)
    for i, dice in enumerate(((), (("red", 6),), (("blue", 2), ("red", 2)))):
        y = box.top + 230 + i * 150
        _number(canvas, "+", box.left + 40, y)
        end = _group(canvas, (*dice, ("green", 3)), box.left + 80, y, 92)
        canvas.art("icon-tick", FRect(end + 30, y - 30, 60, 60), tint=PALM)


def _sum(canvas: Canvas, box: FRect) -> None:
    canvas.art("icon-goal", FRect(box.left + 60, box.top + 20, 150, 150))
    _number(canvas, "9", box.left + 320, box.top + 95, 130)
    _group(canvas, (("red", 4), ("blue", 5)), box.left + 40, box.top + 300, worth="+4")
    _group(canvas, (("green", 2), ("red", 1), ("blue", 6)), box.left + 40, box.top + 470, worth="+4")


def _closest(canvas: Canvas, box: FRect) -> None:
    """With a goal of 9: two groups that miss it by one, one by two."""
    canvas.art("icon-goal", FRect(box.left + 60, box.top, 120, 120))
    _number(canvas, "9", box.left + 270, box.top + 60, 100)
    groups: tuple[tuple[int, Row, int], ...] = (
        (0, (("red", 6), ("blue", 2)), 2),
        (1, (("green", 5), ("red", 5)), 2),
        (2, (("blue", 3), ("green", 4)), 0),
    )
    for i, (livery, dice, points) in enumerate(groups):
        y = box.top + 210 + i * 150
        canvas.badge(livery, box.left + 60, y, 84)
        end = _group(canvas, dice, box.left + 130, y, 92)
        _number(canvas, str(sum(value for _, value in dice)), end + 50, y, 54)
        if points:
            chip(canvas, f"+{points}", box.right - 60, y, "brass", 44)


def _colours(canvas: Canvas, box: FRect) -> None:
    hands: tuple[tuple[int, Row, str], ...] = (
        (0, (("red", 2), ("red", 5), ("red", 6), ("blue", 1)), "+6"),
        (1, (("green", 2), ("blue", 4), ("red", 6), ("red", 3)), ""),
    )
    canvas.art("icon-least-colours", FRect(box.centerx - 80, box.top, 160, 160))
    for i, (livery, dice, worth) in enumerate(hands):
        y = box.top + 270 + i * 170
        canvas.badge(livery, box.left + 50, y, 84)
        _row(canvas, dice, box.left + 110, y, 92)
        if worth:
            chip(canvas, worth, box.right - 50, y, "brass", 44)


def _kind(canvas: Canvas, box: FRect) -> None:
    canvas.art("icon-three-of-a-kind", FRect(box.centerx - 90, box.top + 20, 180, 180))
    end = _row(canvas, (("red", 4), ("blue", 4), ("green", 4)), box.left + 60, box.top + 350, 120)
    chip(canvas, "+8", end + 60, box.top + 350, "brass", 50)


def _runs(canvas: Canvas, box: FRect) -> None:
    for i, points in enumerate((2, 4, 6, 8)):
        y = box.top + 80 + i * 150
        _row(canvas, tuple((COLOURS[n % 3], n + 1) for n in range(3 + i)), box.left + 10, y, 74)
        chip(canvas, f"+{points}", box.right - 50, y, "brass", 44)


def _board(canvas: Canvas, box: FRect, places: dict[int, str], lit: int) -> None:
    """The value board with the dice of some colours beside it, and one row lit."""
    rows = catalogue.components_of(GAME).parts.pay.rows
    canvas.panel(FRect(box.left + 20, box.top + 12 + (lit - 1) * 94, box.width - 60, 90), "brass")
    for value, points in enumerate(rows, 1):
        y = box.top + 56 + (value - 1) * 94
        draw_die(canvas, IVORY, value, box.left + 80, y, 74)
        for i, number in enumerate(points):
            colour = TEAK if not i else INK
            x = box.left + 200 + i * 90
            canvas.text(str(number), x, y, 46, weight="heavy", anchor="center", colour=colour, fixed=True)
        if value in places:
            draw_die(canvas, places[value], value, box.right - 100, y, 78)


def _values(canvas: Canvas, box: FRect) -> None:
    _board(canvas, box, {}, 2)


def _most_of_colour(canvas: Canvas, box: FRect) -> None:
    _board(canvas, box, {1: "green", 3: "red", 4: "blue"}, 4)


def _ties(canvas: Canvas, box: FRect) -> None:
    """One has most twos; two share what comes after."""
    hands: tuple[tuple[int, Row, str], ...] = (
        (0, (("red", 2), ("blue", 2), ("green", 2)), "+5"),
        (1, (("red", 2), ("red", 2)), "+1"),
        (2, (("blue", 2), ("green", 2)), "+1"),
    )
    for i, (livery, dice, points) in enumerate(hands):
        y = box.top + 110 + i * 180
        canvas.badge(livery, box.left + 60, y, 100)
        _row(canvas, dice, box.left + 140, y, 96)
        chip(canvas, points, box.right - 60, y, "brass", 44)


def _count(canvas: Canvas, box: FRect) -> None:
    """A round with a goal of 9 added up: a sum, a run, three of a kind, most fours."""
    hand: Row = (("red", 4), ("blue", 5), ("green", 4), ("blue", 4), ("red", 3), ("red", 6), ("green", 1))
    _group(canvas, hand[:2], box.left, box.top + 60, 68)
    _group(canvas, hand[2:], box.left + 190, box.top + 60, 68)
    ways = (
        ("icon-correct-sum", hand[:2], "+4"),
        ("icon-three-of-a-kind", (hand[0], hand[2], hand[3]), "+8"),
        ("icon-sequences", (hand[4], hand[0], hand[1], hand[5]), "+4"),
        ("icon-most-of-value", (hand[0], hand[2], hand[3]), "+3"),
    )
    for i, (icon, dice, worth) in enumerate(ways):
        y = box.top + 185 + i * 96
        canvas.art(icon, FRect(box.left + 10, y - 40, 80, 80))
        _row(canvas, dice, box.left + 130, y, 66)
        chip(canvas, worth, box.right - 70, y, "brass", 40)
    canvas.text("= 19", box.right - 70, box.bottom - 6, 56, weight="heavy", colour=INK, anchor="center", fixed=True)


def _start(canvas: Canvas, box: FRect) -> None:
    """The goal is rolled; of two equal dice the second slides down to the next free row."""
    draw_die(canvas, IVORY, 3, box.left + 80, box.top + 60, 110, 8)
    _number(canvas, "+ 6 =", box.left + 230, box.top + 60)
    _number(canvas, "9", box.left + 390, box.top + 56, 110)
    for value in range(1, 7):
        y = box.top + 170 + (value - 1) * 78
        draw_die(canvas, IVORY, value, box.left + 80, y, 62)
    for colour, value in (("red", 2), ("green", 2), ("blue", 5)):
        place = value + (colour == "green")
        draw_die(canvas, colour, place, box.left + 230, box.top + 170 + (place - 1) * 78, 66)
    draw_die(canvas, "green", 2, box.left + 350, box.top + 170 + 78, 66)
    canvas.turned("icon-arrow-left", FRect(box.left + 260, box.top + 250, 64, 64), 45, tint=TEAK)


def _end(canvas: Canvas, box: FRect) -> None:
    """Three players, three rounds, the points of all of them added up."""
    for i, points in enumerate(((19, 14, 21), (11, 23, 9), (15, 8, 17))):
        y = box.top + 150 + i * 170
        canvas.badge(i, box.left + 70, y, 110)
        words = f"{' + '.join(map(str, points))} = {sum(points)}"
        canvas.text(words, box.left + 150, y, 48, weight="heavy", colour=TEAK, fixed=True)
    canvas.art("icon-crown", FRect(box.left + 25, box.top + 20, 90, 72))


LEAVES = (
    RulesLeaf("goal", _goal),
    RulesLeaf("turn", _turn),
    RulesLeaf("sum", _sum),
    RulesLeaf("closest", _closest),
    RulesLeaf("colours", _colours),
    RulesLeaf("kind", _kind),
    RulesLeaf("runs", _runs),
    RulesLeaf("values", _values),
    RulesLeaf("most-of-colour", _most_of_colour),
    RulesLeaf("ties", _ties),
    RulesLeaf("count", _count),
    RulesLeaf("start", _start),
    RulesLeaf("end", _end),
)
