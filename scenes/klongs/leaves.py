"""The pictures of the rules of Bangkok Klongs: small examples laid out with real boats."""

from pygame import FRect

from game import catalogue
from game.klongs import GAME
from game.klongs.rules import BoatSet
from game.klongs.scoring import boats_worth
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import chip
from scenes.drawing.theme import INK, TEAK
from scenes.klongs.boats import BoatSprite, Shipyard
from scenes.table.registry import RulesLeaf


def _boats() -> BoatSet:
    boats: BoatSet = catalogue.components_of(GAME).parts.boats
    return boats


def _find(kind: str, good: str | None = None, baskets: int | None = None, seat: str = "neutral") -> int:
    """The number of the first design that looks like this; `seat` is open, neutral or parasol."""
    boats = _boats()
    for number, design in enumerate(boats.designs):
        name = None if design.good is None else boats.goods[design.good]
        looks = "parasol" if design.luk_phat else "open" if design.open else "neutral"
        if (str(design.kind), name, looks) == (kind, good, seat) and baskets in (None, design.baskets):
            return number
    return 0


def _draw(canvas: Canvas, boat: int, x: float, y: float, size: float, owner: int | None = None) -> None:
    Shipyard(_boats(), lambda seat: seat).draw(canvas, BoatSprite(boat, x, y, size, owner))


def _idea(canvas: Canvas, box: FRect) -> None:
    x = box.left + 150
    _draw(canvas, _find("goods", "pineapples", 2, "open"), x, box.top + 130, 230, 0)
    _draw(canvas, _find("goods", "fish", 3), box.right - 150, box.top + 240, 230)
    _draw(canvas, _find("goods", "flowers", 2, "parasol"), x, box.top + 420, 230)


def _turn(canvas: Canvas, box: FRect) -> None:
    """Four quarters: where a boat may moor, and where the quarter is full."""
    size = 140.0
    left, top = box.left + 40, box.top + 30
    for column in range(4):
        for row in range(4):
            canvas.art("tile-water", FRect(left + column * size - 1, top + row * size - 1, size + 2, size + 2))
    for i in range(4):
        canvas.art("jetty", FRect(left + i * size, top + 2 * size - 10, size, 20))
        canvas.turned("jetty", FRect(left + 1.5 * size, top + (i + 0.5) * size - 10, size, 20), 90)
    canvas.art("landing", FRect(left + 2 * size - 30, top + 2 * size - 30, 60, 60))
    moored = (
        (0, 1, _find("goods", "bananas", 1, "open"), 0),
        (1, 0, _find("goods", "shrimps", 3), None),
        (1, 1, _find("goods", "avocados", 0, "open"), 1),
        (2, 2, _find("goods", "aubergines", 2, "open"), 2),
    )
    for column, row, boat, owner in moored:
        _draw(canvas, boat, left + (column + 0.5) * size, top + (row + 0.5) * size, size, owner)
    for column, row in ((2, 0), (2, 1), (3, 1), (3, 3), (1, 2), (2, 3)):
        canvas.art("icon-tick", FRect(left + column * size + 40, top + row * size + 40, 60, 60), 0.9)
    canvas.art("icon-cross", FRect(left + 40, top + 40, 60, 60), 0.9)


def _specials(canvas: Canvas, box: FRect) -> None:
    for kind, x, y in (("thief", 150, 140), ("inspector", 450, 220), ("cookshop", 240, 440)):
        _draw(canvas, _find(kind), box.left + x, box.top + y, 230)


def _market(canvas: Canvas, box: FRect) -> None:
    """Baskets 2, 0, 3, 0: two merchants get ten, one gets five."""
    size = 200.0
    x, y = box.left + 300, box.top + 230
    four = (
        (_find("goods", "fish", 2, "open"), 3),
        (_find("goods", "bananas", 0, "open"), 0),
        (_find("goods", "flowers", 3), None),
        (_find("goods", "shrimps", 0, "open"), 3),
    )
    for i, (boat, owner) in enumerate(four):
        _draw(canvas, boat, x + (i % 2 - 0.5) * size, y + (i // 2 - 0.5) * size, size, owner)
    canvas.art("landing-lit", FRect(x - 50, y - 50, 100, 100))
    for i, (livery, points) in enumerate(((3, 10), (0, 5))):
        left = box.left + 170 + i * 260
        canvas.badge(livery, left - 40, box.bottom - 60, 80)
        chip(canvas, f"+{points}", left + 50, box.bottom - 60, "brass", 46)


def _end(canvas: Canvas, box: FRect) -> None:
    for i, (good, count) in enumerate((("bananas", 1), ("fish", 3), ("flowers", 7))):
        y = box.top + 90 + i * 165
        canvas.art(f"icon-good-{good}", FRect(box.left + 60, y - 60, 120, 120))
        canvas.text(f"× {count}", box.left + 220, y, 60, weight="heavy", colour=TEAK, fixed=True)
        chip(canvas, f"+{boats_worth(count)}", box.right - 110, y, "brass", 52)
    canvas.text("= 35", box.right - 110, box.bottom - 30, 64, weight="heavy", colour=INK, anchor="center", fixed=True)


LEAVES = (
    RulesLeaf("idea", _idea),
    RulesLeaf("turn", _turn),
    RulesLeaf("specials", _specials),
    RulesLeaf("market", _market),
    RulesLeaf("end", _end),
)
