"""The pictures of the rules of Bangkok: Floating Market: one idea a page, each a small example with real cards."""

from pygame import FRect

from game import catalogue
from game.market import GAME
from game.market.cards import CardSet, goods_of
from game.market.records import BOAT_DECK, CHILLI_DECK
from game.market.rules import Rules
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import chip
from scenes.drawing.theme import CHILLI, CREAM, INK, PALM, TEAK
from scenes.market.cards import CardFaces, back, ware
from scenes.table.registry import RulesLeaf


def _cards() -> CardSet:
    rules = catalogue.components_of(GAME).parts
    assert isinstance(rules, Rules)
    return rules.cards


def _find(letters: str, chilli: str | None = None) -> int:
    """The number of the first design that carries these goods; of a kind of chilli card, if asked."""
    designs = _cards().designs
    found = (i for i, one in enumerate(designs) if one.chilli == chilli and (chilli or one.goods == goods_of(letters)))
    return next(found, 0)


def _draw(canvas: Canvas, card: int, x: float, y: float, size: float) -> None:
    CardFaces(_cards()).draw(canvas, card, FRect(x - size / 2, y - size / 2, size, size))


def _tick(canvas: Canvas, x: float, y: float) -> None:
    """On a light disc, for some of what it stands on is green."""
    canvas.dot(x + 42, y - 68, 58, CREAM)
    canvas.art("icon-tick", FRect(x + 20, y - 90, 44, 44), tint=PALM)


def _line(canvas: Canvas, box: FRect, y: float, played: str, line: tuple[str, ...], taken: tuple[int, ...]) -> None:
    """A row of the port, the card played at its right end, and which cards of the row it takes."""
    for i, letters in enumerate(line):
        _draw(canvas, _find(letters), box.left + 75 + i * 140, y, 130)
    for i in taken:
        _tick(canvas, box.left + 75 + i * 140, y + 30)
    canvas.art("icon-arrow-left", FRect(box.right - 192, y - 28, 56, 56), tint=TEAK)
    _draw(canvas, _find(played), box.right - 65, y, 130)


def _square(canvas: Canvas, box: FRect, cells: tuple[tuple[str, str | None], ...], size: float = 180) -> None:
    """A market of three by three places, filled row by row; an empty one shows its frame."""
    for i in range(9):
        row, column = divmod(i, 3)
        x, y = box.centerx + (column - 1) * (size + 10), box.top + 90 + row * (size + 10)
        letters, chilli = cells[i] if i < len(cells) else ("", None)
        if letters or chilli:
            _draw(canvas, _find(letters, chilli), x, y, size)
        else:
            canvas.art("market-slot", FRect(x - size / 2, y - size / 2, size, size))


def _goal(canvas: Canvas, box: FRect) -> None:
    _square(canvas, box, (("P", None), ("FFF", None), ("", "once"), ("PF", None), ("", "pairs"), ("O", None)))


def _points(canvas: Canvas, box: FRect) -> None:
    _draw(canvas, _find("", "pairs"), box.left + 130, box.top + 110, 200)
    canvas.art("pontoon", FRect(box.left + 10, box.top + 255, 260, 106))
    canvas.art(ware(_cards(), 0), FRect(box.left + 108, box.top + 272, 64, 64))
    canvas.art("icon-complete", FRect(box.left + 65, box.top + 420, 130, 130))
    for i, worth in enumerate(("+2 +2 +2", "+1 +1 +1", "+2")):
        chip(canvas, worth, box.right - 160, box.top + 110 + i * 195, "brass", 46)


def _card(canvas: Canvas, box: FRect) -> None:
    for i, letters in enumerate(("P", "OC", "FFF")):
        _draw(canvas, _find(letters), box.left + 120 + i % 2 * 330, box.top + 140 + i // 2 * 290, 260)


def _play(canvas: Canvas, box: FRect) -> None:
    canvas.art("port-frame", FRect(box.left, box.top + 20, 440, 440))
    cells = ("C", "PF", "O", "P", "FF", "OC", "F", "PC", "O")
    for i, letters in enumerate(cells):
        row, column = divmod(i, 3)
        _draw(canvas, _find(letters), box.left + 110 + column * 110, box.top + 130 + row * 110, 104)
    canvas.art("icon-arrow-left", FRect(box.left + 420, box.top + 98, 64, 64), tint=TEAK)
    _draw(canvas, _find("OC"), box.right - 60, box.top + 130, 120)


def _take(canvas: Canvas, box: FRect) -> None:
    _line(canvas, box, box.top + 90, "OC", ("C", "PF", "O"), (0, 2))
    _line(canvas, box, box.top + 290, "OO", ("P", "PO", "OC"), (1, 2))
    _line(canvas, box, box.top + 490, "F", ("FF", "PF", "C"), (0,))


def _hand(canvas: Canvas, box: FRect) -> None:
    """What is taken goes into the hand: two cards that stayed, two that came."""
    for i, letters in enumerate(("P", "FO", "C", "O")):
        x = box.left + 80 + i * 152
        _draw(canvas, _find(letters), x, box.top + 400 - (60 if i > 1 else 0), 144)
    for i in range(2):
        canvas.turned("icon-arrow-left", FRect(box.left + 350 + i * 152, box.top + 190, 64, 64), 90, tint=TEAK)
        _draw(canvas, _find("CO"[i]), box.left + 382 + i * 152, box.top + 100, 130)


def _slide(canvas: Canvas, box: FRect) -> None:
    """The card played pushes in, the rest slides, a new card fills the gap."""
    size = 165.0
    for i, letters in enumerate(("PF", "OC")):
        _draw(canvas, _find(letters), box.left + 90 + i * 180, box.top + 150, size)
        canvas.art("icon-arrow-left", FRect(box.left + 60 + i * 180, box.top + 250, 60, 60), tint=TEAK)
    canvas.art("port-slot", FRect(box.left + 450 - size / 2, box.top + 150 - size / 2, size, size))
    canvas.turned("icon-arrow-left", FRect(box.left + 420, box.top + 250, 60, 60), 270, tint=TEAK)
    canvas.art(back(BOAT_DECK), FRect(box.left + 450 - size / 2, box.top + 330, size, size))


def _renew(canvas: Canvas, box: FRect) -> None:
    for i, letters in enumerate(("P", "PF", "CC")):
        _draw(canvas, _find(letters), box.left + 90 + i * 190, box.top + 100, 160)
        canvas.art("icon-renew", FRect(box.left + 50 + i * 190, box.top + 220, 80, 80), tint=TEAK)
        canvas.art(back(BOAT_DECK), FRect(box.left + 10 + i * 190, box.top + 340, 160, 160))


def _lay(canvas: Canvas, box: FRect) -> None:
    """Four in hand: three stay, one goes into the market."""
    for i, letters in enumerate(("P", "FO", "C", "O")):
        _draw(canvas, _find(letters), box.left + 80 + i * 152, box.bottom - 80, 144)
    canvas.turned("icon-arrow-left", FRect(box.left + 46, box.bottom - 240, 68, 68), 270, tint=TEAK)
    for i, letters in enumerate(("P", "FF", "")):
        x = box.left + 80 + i * 190
        rect = FRect(x - 85, box.top + 60, 170, 170)
        if letters:
            _draw(canvas, _find(letters), *rect.center, 170)
        else:
            canvas.art("market-slot", rect)


def _where(canvas: Canvas, box: FRect) -> None:
    _square(canvas, box, (("P", None), ("", "each"), ("", None), ("FO", None)))
    for column, row, icon in ((2, 0, "icon-tick"), (1, 1, "icon-tick"), (0, 2, "icon-tick"), (2, 2, "icon-cross")):
        x, y = box.centerx + (column - 1) * 190, box.top + 90 + row * 190
        canvas.art(icon, FRect(x - 38, y - 38, 76, 76), tint=PALM if icon == "icon-tick" else None)


def _chilli(canvas: Canvas, box: FRect) -> None:
    """A chilli card in the middle, and the four that touch it."""
    _square(
        canvas,
        box,
        (("C", None), ("PF", None), ("O", None), ("P", None), ("", "pairs"), ("FO", None), ("FF", None), ("PC", None)),
    )
    for column, row in ((1, 0), (0, 1), (1, 1), (2, 1), (1, 2)):
        x, y = box.centerx + (column - 1) * 190, box.top + 90 + row * 190
        _tick(canvas, x, y + 10)


def _kind(kind: str, goods: tuple[str, ...], sum_of_all: str) -> RulesLeaf:
    """A page about one kind of chilli card: the card, what lies round it, and what it earns there."""

    def picture(canvas: Canvas, box: FRect) -> None:
        _draw(canvas, _find("", kind), box.centerx, box.top + 130, 250)
        for i, letters in enumerate(goods):
            _draw(canvas, _find(letters), box.centerx + (i - (len(goods) - 1) / 2) * 190, box.top + 370, 170)
        chip(canvas, sum_of_all, box.centerx, box.bottom - 50, "brass", 52)

    return RulesLeaf(kind, picture)


def _objective(canvas: Canvas, box: FRect) -> None:
    canvas.art("pontoon", FRect(box.centerx - 230, box.top + 20, 460, 188))
    canvas.art(ware(_cards(), 0), FRect(box.centerx - 56, box.top + 50, 112, 112))
    canvas.art("compass-rose", FRect(box.centerx - 170, box.top + 240, 340, 340))
    for good, (x, y) in enumerate(((0, -120), (120, 0), (0, 120), (-120, 0))):
        canvas.art(ware(_cards(), good), FRect(box.centerx + x - 48, box.top + 410 + y - 48, 96, 96))


def _end(canvas: Canvas, box: FRect) -> None:
    cells = ("P", "FF", "O", "PF", "CC", "FO", "PC", "O", "PP")
    _square(canvas, box, tuple((letters, None) for letters in cells), 160)
    chip(canvas, "+2", box.centerx, box.bottom - 20, "brass", 56)


def _sum(canvas: Canvas, box: FRect) -> None:
    rows = (
        ("icon-objective", "6"),
        ("icon-once", "2"),
        ("icon-pairs", "6"),
        ("icon-shun", "4"),
        ("icon-complete", "2"),
    )
    for i, (icon, points) in enumerate(rows):
        y = box.top + 50 + i * 96
        canvas.art(icon, FRect(box.left + 100, y - 42, 84, 84))
        chip(canvas, f"+{points}", box.right - 180, y, "brass", 44)
    canvas.text("= 20", box.right - 180, box.bottom - 40, 62, weight="heavy", colour=INK, anchor="center", fixed=True)


def _alone(canvas: Canvas, box: FRect) -> None:
    canvas.art("port-frame", FRect(box.left + 40, box.top + 60, 480, 480))
    canvas.art("turn-token", FRect(box.left + 470, box.top + 120, 100, 100))
    for i, deck in enumerate((BOAT_DECK, CHILLI_DECK)):
        canvas.art(back(deck), FRect(box.left + 95 + i * 258, box.top + 20, 110, 110))


def _medals(canvas: Canvas, box: FRect) -> None:
    for i, points in enumerate(("20", "24", "28")):
        y = box.top + 100 + i * 180
        canvas.art(f"medal-{3 - i}", FRect(box.left + 120, y - 80, 160, 160))
        canvas.text(points, box.left + 400, y, 76, weight="heavy", colour=TEAK, anchor="center", fixed=True)


def _small_market(canvas: Canvas, box: FRect, expert: str) -> None:
    """Where a second chilli card may still go."""
    size = 104.0
    for i in range(9):
        row, column = divmod(i, 3)
        x, y = box.centerx + (column - 1) * (size + 6), box.top + 54 + row * (size + 6)
        if i == 1:
            _draw(canvas, _find("", "each"), x, y, size)
            continue
        canvas.art("market-slot", FRect(x - size / 2, y - size / 2, size, size))
        closed = row == 0 or (expert == "on" and column == 1)
        icon, tint = ("icon-cross", CHILLI) if closed else ("icon-tick", PALM)
        canvas.art(icon, FRect(x - 24, y - 24, 48, 48), tint=tint)


def _small_objective(canvas: Canvas, box: FRect, held: str) -> None:
    art = "pontoon" if held == "open" else "pontoon-hidden"
    canvas.art(art, FRect(box.centerx - 240, box.centery - 98, 480, 196))
    if held == "open":
        canvas.art(ware(_cards(), 0), FRect(box.centerx - 58, box.centery - 66, 116, 116))


OPTION_PICTURES = {"expert": _small_market, "objectives": _small_objective}

LEAVES = (
    RulesLeaf("goal", _goal),
    RulesLeaf("points", _points),
    RulesLeaf("card", _card),
    RulesLeaf("play", _play),
    RulesLeaf("take", _take),
    RulesLeaf("hand", _hand),
    RulesLeaf("slide", _slide),
    RulesLeaf("lay", _lay),
    RulesLeaf("where", _where),
    RulesLeaf("renew", _renew),
    RulesLeaf("chilli", _chilli),
    _kind("shun", ("F", "PF"), "5 − 1 = 4"),
    _kind("each", ("PP", "PF"), "2 + 2 + 1 = 5"),
    _kind("pairs", ("PF", "F"), "2 + 2 = 4"),
    _kind("once", ("C", "FO"), "2 + 2 + 2 = 6"),
    RulesLeaf("objective", _objective),
    RulesLeaf("end", _end),
    RulesLeaf("sum", _sum),
    RulesLeaf("alone", _alone),
    RulesLeaf("medals", _medals),
)
