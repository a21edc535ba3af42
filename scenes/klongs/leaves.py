"""The pictures of the rules of Bangkok Klongs: one idea a page, each a small example laid out with real boats."""

from collections.abc import Iterable

from pygame import FRect

from game import catalogue
from game.klongs import GAME
from game.klongs.rules import BoatSet
from game.klongs.scoring import boats_worth
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import chip
from scenes.drawing.theme import CHILLI, GOLD, INK, PALM, TEAK
from scenes.klongs.boats import BoatSprite, Shipyard
from scenes.table.registry import RulesLeaf

Moored = tuple[int, int, int, int | None]
"""A boat in an example: column, row, its number, its owner's livery."""


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


class _Water:
    """A corner of the board: quarters of two by two spaces, jetties between them."""

    def __init__(self, canvas: Canvas, box: FRect, columns: int = 4, rows: int = 4, entries: Iterable[int] = ()):
        self.canvas, self.size = canvas, min(box.width / columns, box.height / rows)
        self.left = box.centerx - columns * self.size / 2
        self.top = box.centery - rows * self.size / 2
        for column in range(columns):
            for row in range(rows):
                canvas.art("tile-water", self.cell(column, row).inflate(2, 2))
        for row in entries:
            canvas.art("tile-entry-light", self.cell(0, row).inflate(-10, -10))
        for row in range(2, rows, 2):
            for column in range(columns):
                canvas.art(
                    "jetty", FRect(self.left + column * self.size, self.top + row * self.size - 9, self.size, 18)
                )
        for column in range(2, columns, 2):
            for row in range(rows):
                x, y = self.left + (column - 0.5) * self.size, self.top + (row + 0.5) * self.size - 9
                canvas.turned("jetty", FRect(x, y, self.size, 18), 90)

    def cell(self, column: float, row: float) -> FRect:
        return FRect(self.left + column * self.size, self.top + row * self.size, self.size, self.size)

    def landing(self, column: int, row: int, lit: bool = True) -> None:
        """The landing where four spaces meet."""
        side = self.size * (0.55 if lit else 0.4)
        x, y = self.left + column * self.size, self.top + row * self.size
        self.canvas.art("landing-lit" if lit else "landing", FRect(x - side / 2, y - side / 2, side, side))

    def moor(self, boats: Iterable[Moored]) -> None:
        for column, row, boat, owner in boats:
            _draw(self.canvas, boat, *self.cell(column, row).center, self.size, owner)

    def mark(self, icon: str, cells: Iterable[tuple[int, int]]) -> None:
        for column, row in cells:
            side = self.size * 0.42
            rect = FRect(0, 0, side, side)
            rect.center = self.cell(column, row).center
            self.canvas.art(icon, rect)


def _paid(canvas: Canvas, livery: int, points: int, x: float, y: float) -> None:
    canvas.badge(livery, x, y, 84)
    chip(canvas, f"+{points}", x + 110, y, "brass", 46)


def _goal(canvas: Canvas, box: FRect) -> None:
    water = _Water(canvas, FRect(box.left, box.top, box.width, 480), 3, 3)
    water.moor((*_four(), (0, 0, _find("goods", "pineapples", 1, "open"), 1)))
    water.landing(2, 2)
    _paid(canvas, 3, 10, box.left + 130, box.bottom - 50)
    _paid(canvas, 0, 5, box.left + 400, box.bottom - 50)


def _four() -> tuple[Moored, ...]:
    """Baskets 2, 0, 3, 0: two merchants get ten, one gets five."""
    return (
        (1, 1, _find("goods", "fish", 2, "open"), 3),
        (2, 1, _find("goods", "bananas", 0, "open"), 0),
        (1, 2, _find("goods", "flowers", 3), None),
        (2, 2, _find("goods", "shrimps", 0, "open"), 3),
    )


def _points(canvas: Canvas, box: FRect) -> None:
    sources = (("icon-market-big", (10, 20)), ("icon-luk-phat", (6,)), ("icon-stock", (1, 2, 3)))
    for i, (icon, paid) in enumerate(sources):
        y = box.top + 100 + i * 195
        canvas.art(icon, FRect(box.left + 40, y - 80, 160, 160))
        for n, points in enumerate(paid):
            chip(canvas, f"+{points}", box.left + 290 + n * 135, y, "brass", 46)


def _boat(canvas: Canvas, box: FRect) -> None:
    _draw(canvas, _find("goods", "pineapples", 2, "open"), box.left + 150, box.top + 150, 260)
    _draw(canvas, _find("goods", "pineapples", 2, "open"), box.right - 150, box.top + 150, 260, 0)
    canvas.art("icon-arrow-right", FRect(box.centerx - 35, box.top + 120, 70, 70), tint=TEAK)
    _draw(canvas, _find("goods", "fish", 3), box.centerx, box.top + 430, 260)


def _place(canvas: Canvas, box: FRect) -> None:
    """Where a boat may moor beside two others."""
    water = _Water(canvas, box)
    boats = ((1, 1, _find("goods", "bananas", 1, "open"), 0), (2, 2, _find("goods", "aubergines", 2, "open"), 1))
    water.moor(boats)
    near = {
        (c + x, r + y)
        for c, r, _, _ in boats
        for x in (-1, 0, 1)
        for y in (-1, 0, 1)
        if 0 <= c + x < 4 and 0 <= r + y < 4
    }
    water.mark("icon-tick", sorted(near - {(c, r) for c, r, _, _ in boats}))


def _entry(canvas: Canvas, box: FRect) -> None:
    water = _Water(canvas, box, entries=(1, 2))
    water.moor(((0, 1, _find("goods", "avocados", 1, "open"), 2),))
    water.mark("icon-tick", ((0, 2),))


def _quarter(canvas: Canvas, box: FRect) -> None:
    """Four quarters; one has three boats and is full."""
    water = _Water(canvas, box)
    water.moor(
        (
            (0, 1, _find("goods", "bananas", 1, "open"), 0),
            (1, 0, _find("goods", "shrimps", 3), None),
            (1, 1, _find("goods", "avocados", 0, "open"), 1),
        )
    )
    water.mark("icon-lock", ((0, 0),))
    water.mark("icon-tick", ((2, 0), (2, 1), (0, 2), (1, 2), (2, 2)))


def _landing(canvas: Canvas, box: FRect) -> None:
    water = _Water(canvas, box)
    water.moor((c, r, boat, owner) for c, r, boat, owner in _four())
    for column, row in ((1, 2), (2, 1), (3, 2), (2, 3)):
        water.landing(column, row, lit=False)
    water.landing(2, 2)


def _sum(canvas: Canvas, box: FRect) -> None:
    size, x, y = 190.0, box.centerx, box.top + 200
    for column, row, boat, owner in _four():
        _draw(canvas, boat, x + (column - 1.5) * size, y + (row - 1.5) * size, size, owner)
    canvas.art("landing-lit", FRect(x - 50, y - 50, 100, 100))
    for i, (livery, words) in enumerate(((3, "2 × 5 = 10"), (0, "1 × 5 = 5"))):
        line = box.top + 450 + i * 100
        canvas.badge(livery, box.left + 110, line, 84)
        canvas.text(words, box.left + 190, line, 54, weight="heavy", colour=TEAK, fixed=True)


def _merchants(canvas: Canvas, box: FRect) -> None:
    for i in range(8):
        canvas.art("icon-merchant", FRect(box.left + 40 + i % 4 * 140, box.top + 20 + i // 4 * 130, 116, 116))
    _draw(canvas, _find("goods", "aubergines", 2, "open"), box.left + 150, box.bottom - 140, 220, 1)
    canvas.art("icon-arrow-right", FRect(box.centerx - 35, box.bottom - 175, 70, 70), tint=TEAK)
    _draw(canvas, _find("goods", "bananas", 1, "open"), box.right - 150, box.bottom - 140, 220, 1)


def _luk_phat(canvas: Canvas, box: FRect) -> None:
    """A parasol boat, and the beginning of the track."""
    _draw(canvas, _find("goods", "flowers", 2, "parasol"), box.centerx, box.top + 150, 270)
    for i, (points, icon) in enumerate(((6, ""), (5, ""), (5, ""), (4, ""), (3, "icon-market-little"))):
        x = box.left + 70 + i * 120
        canvas.dot(x, box.bottom - 150, 100, INK)
        if icon:
            canvas.art(icon, FRect(x - 55, box.bottom - 275, 110, 110))
        canvas.text(f"{points}", x, box.bottom - 154, 50, weight="heavy", anchor="center", fixed=True)
    canvas.art("icon-luk-phat", FRect(box.left + 25, box.bottom - 260, 90, 90))


def _day(canvas: Canvas, box: FRect, icon: str, taken: Moored) -> None:
    """A landing that is scored, the boat that leaves it, and where that goes."""
    canvas.art(icon, FRect(box.left + 10, box.top, 150, 150))
    water = _Water(canvas, FRect(box.left + 190, box.top, 400, 400), 2, 2)
    four = [(c - 1, r - 1, boat, owner) for c, r, boat, owner in _four()]
    water.moor(four)
    water.landing(1, 1)
    x, y = water.cell(taken[0], taken[1]).move(60, 60).topleft
    canvas.dot(x, y, 84, GOLD)
    canvas.art("icon-stock", FRect(x - 31, y - 32, 62, 62))
    canvas.art("icon-arrow-left", FRect(box.centerx - 40, box.bottom - 130, 80, 80), tint=TEAK)
    canvas.art("icon-stock", FRect(box.left + 60, box.bottom - 170, 150, 150))
    _draw(canvas, taken[2], box.right - 130, box.bottom - 90, 180, taken[3])


def _little(canvas: Canvas, box: FRect) -> None:
    _day(canvas, box, "icon-market-little", (0, 0, _find("goods", "fish", 2, "open"), 3))


def _big(canvas: Canvas, box: FRect) -> None:
    _day(canvas, box, "icon-market-big", (0, 1, _find("goods", "flowers", 3), None))


def _passing(canvas: Canvas, box: FRect) -> None:
    for i, icon in enumerate(("icon-tick", "icon-cross", "icon-tick", "icon-cross", "icon-cross", "icon-cross")):
        x, y = box.left + 110 + i % 3 * 200, box.top + 140 + i // 3 * 260
        canvas.badge((0, 1, 2)[i % 3], x, y, 130)
        canvas.art(icon, FRect(x + 20, y + 20, 76, 76), tint=PALM if icon == "icon-tick" else CHILLI)


def _thief(canvas: Canvas, box: FRect) -> None:
    water = _Water(canvas, FRect(box.left, box.top, box.width, 330), 4, 2)
    water.moor(((0, 1, _find("thief"), None), (3, 1, _find("goods", "avocados", 3), None)))
    water.moor(((2, 1, _find("goods", "fish", 1, "open"), 1),))
    water.mark("icon-tick", ((2, 0), (3, 0)))
    canvas.art("icon-stock", FRect(box.left + 90, box.bottom - 180, 150, 150))
    _draw(canvas, _find("goods", "avocados", 3), box.right - 160, box.bottom - 110, 220)


def _inspector(canvas: Canvas, box: FRect) -> None:
    water = _Water(canvas, box, 3, 4)
    water.moor(((1, 1, _find("inspector"), None), (1, 2, _find("goods", "fish", 2, "open"), 2)))
    water.moor(((1, 3, _find("thief"), None), (2, 2, _find("thief"), None)))
    water.mark("icon-cross", ((1, 3),))
    water.mark("icon-lock", ((1, 0),))


def _cookshop(canvas: Canvas, box: FRect) -> None:
    water = _Water(canvas, FRect(box.left, box.top, box.width, 430), 2, 2)
    boats = [(c - 1, r - 1, boat, owner) for c, r, boat, owner in _four()]
    boats[1] = (1, 0, _find("cookshop"), None)
    water.moor(boats)
    water.landing(1, 1)
    canvas.badge(3, box.left + 60, box.bottom - 70, 84)
    words = "2 × 5 × 2 = 20"
    canvas.text(words, box.left + 140, box.bottom - 70, 54, weight="heavy", colour=TEAK, fixed=True)


def _movement(canvas: Canvas, box: FRect) -> None:
    canvas.art("icon-movement", FRect(box.left, box.top, 130, 130))
    water = _Water(canvas, FRect(box.left + 120, box.top + 60, 500, 500), 3, 3)
    water.moor(((1, 1, _find("goods", "flowers", 1, "open"), 0), (2, 2, _find("goods", "shrimps", 2), None)))
    water.mark("icon-tick", ((0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2)))


def _stock(canvas: Canvas, box: FRect) -> None:
    for i, (good, count) in enumerate((("bananas", 1), ("fish", 3), ("flowers", 7))):
        y = box.top + 90 + i * 165
        canvas.art(f"icon-good-{good}", FRect(box.left + 60, y - 60, 120, 120))
        canvas.text(f"× {count}", box.left + 220, y, 60, weight="heavy", colour=TEAK, fixed=True)
        chip(canvas, f"+{boats_worth(count)}", box.right - 110, y, "brass", 52)
    canvas.text("= 35", box.right - 110, box.bottom - 30, 64, weight="heavy", colour=INK, anchor="center", fixed=True)


def _stacks(canvas: Canvas, box: FRect) -> None:
    for i, (boat, x) in enumerate(((_find("goods", "avocados", 1, "open"), 150), (_find("goods", "fish", 3), 460))):
        canvas.art("hand-boat-back", FRect(box.left + x - 110, box.top + 30, 220, 220))
        _draw(canvas, boat, box.left + x, box.top + 400, 220)
        canvas.text("31"[i], box.left + x, box.top + 275, 50, weight="heavy", colour=TEAK, anchor="center", fixed=True)


def _small_board(canvas: Canvas, box: FRect, name: str) -> None:
    """A whole board, small."""
    board = catalogue.components_of(GAME).boards[name].layout
    size = min(box.width / board.width, box.height / board.height)
    left, top = box.centerx - board.width * size / 2, box.centery - board.height * size / 2
    for space, art in enumerate(board.tiles):
        cell = FRect(left + board.column[space] * size, top + board.row[space] * size, size, size)
        canvas.art(art, cell.inflate(2, 2))
    for jetty in board.jetties:
        thick = size * 0.16
        wide, high = max(jetty.width * size, thick), max(jetty.height * size, thick)
        canvas.fill(FRect(left + jetty.x * size - thick / 2, top + jetty.y * size - thick / 2, wide, high), TEAK, 1.0)
    for first, *_ in board.landings:
        x, y = left + (board.column[first] + 1) * size, top + (board.row[first] + 1) * size
        canvas.art("landing", FRect(x - size * 0.2, y - size * 0.2, size * 0.4, size * 0.4))


def _small_stacks(canvas: Canvas, box: FRect, tactics: str) -> None:
    """One stack of boats face down, or two and what lies in each."""
    backs = (box.centerx,) if tactics == "off" else (box.centerx - 140, box.centerx + 140)
    for x in backs:
        canvas.art("hand-boat-back", FRect(x - 80, box.top + 4, 160, 160))
    below = ((_find("goods", "avocados", 1, "open"), box.centerx - 140), (_find("goods", "fish", 3), box.centerx + 140))
    for boat, x in below:
        _draw(canvas, boat, x, box.bottom - 78, 150)


def _small_hand(canvas: Canvas, box: FRect, hands: str) -> None:
    for i, good in enumerate(("avocados", "flowers", "fish")):
        x = box.centerx + (i - 1) * 185
        if hands == "open":
            _draw(canvas, _find("goods", good, 1, "open"), x, box.centery, 180)
        else:
            canvas.art("hand-boat-back", FRect(x - 85, box.centery - 85, 170, 170))


OPTION_PICTURES = {"board": _small_board, "tactics": _small_stacks, "hands": _small_hand}

LEAVES = (
    RulesLeaf("goal", _goal),
    RulesLeaf("points", _points),
    RulesLeaf("boat", _boat),
    RulesLeaf("place", _place),
    RulesLeaf("entry", _entry),
    RulesLeaf("quarter", _quarter),
    RulesLeaf("landing", _landing),
    RulesLeaf("sum", _sum),
    RulesLeaf("merchants", _merchants),
    RulesLeaf("luk-phat", _luk_phat),
    RulesLeaf("little", _little),
    RulesLeaf("big", _big),
    RulesLeaf("passing", _passing),
    RulesLeaf("thief", _thief),
    RulesLeaf("inspector", _inspector),
    RulesLeaf("cookshop", _cookshop),
    RulesLeaf("movement", _movement),
    RulesLeaf("stock", _stock),
    RulesLeaf("stacks", _stacks),
)
