"""The pictures of the rules of Bangkok: Floating Market: small examples with real cards."""

from pygame import FRect

from game import catalogue
from game.market import GAME
from game.market.cards import CardSet, goods_of
from game.market.records import BOAT_DECK, CHILLI_DECK
from game.market.rules import Rules
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import chip
from scenes.drawing.theme import PALM, TEAK
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


def _idea(canvas: Canvas, box: FRect) -> None:
    _draw(canvas, _find("PF"), box.left + 150, box.top + 130, 220)
    _draw(canvas, _find("", "pairs"), box.left + 420, box.top + 200, 240)
    canvas.art("pontoon", FRect(box.left + 90, box.top + 380, 330, 135))
    canvas.art(ware(_cards(), 0), FRect(box.left + 215, box.top + 402, 80, 80))


def _turn(canvas: Canvas, box: FRect) -> None:
    """A row of three: two cards come out, one slides, one comes in."""
    size, y = 150.0, box.top + 130
    for i, (letters, taken) in enumerate((("C", True), ("PF", False), ("O", True))):
        x = box.left + 90 + i * 165
        _draw(canvas, _find(letters), x, y, size)
        if taken:
            canvas.art("icon-tick", FRect(x + 30, y - 100, 60, 60), tint=PALM)
    _draw(canvas, _find("OC"), box.right - 50, y, 110)
    y += 250
    canvas.art("icon-arrow-left", FRect(box.right - 132, y - 276, 56, 56), tint=TEAK)
    for i, letters in enumerate(("PF", "OC")):
        _draw(canvas, _find(letters), box.left + 90 + i * 165, y, size)
    canvas.art(back(BOAT_DECK), FRect(box.left + 420 - size / 2, y - size / 2, size, size))


def _market(canvas: Canvas, box: FRect) -> None:
    size = 160.0
    cells = (("P", None), ("FFF", None), ("", "once"), ("PF", None), ("", "pairs"), ("O", None))
    for i, (letters, chilli) in enumerate(cells):
        row, column = divmod(i, 3)
        _draw(canvas, _find(letters, chilli), box.left + 110 + column * 170, box.top + 100 + row * 170, size)
    for column in range(3):
        left = box.left + 110 + column * 170 - size / 2
        canvas.art("market-slot", FRect(left, box.top + 100 + 340 - size / 2, size, size))


def _chillies(canvas: Canvas, box: FRect) -> None:
    for i, (kind, worth) in enumerate((("shun", "5 - 1"), ("each", "+1"), ("pairs", "+2"), ("once", "+2"))):
        x, y = box.left + 150 + i % 2 * 270, box.top + 120 + i // 2 * 270
        _draw(canvas, _find("", kind), x, y, 210)
        chip(canvas, worth, x, y + 122, "brass", 40)


def _alone(canvas: Canvas, box: FRect) -> None:
    canvas.art("port-frame", FRect(box.left + 40, box.top + 10, 480, 480))
    canvas.art("turn-token", FRect(box.left + 470, box.top + 70, 90, 90))
    for i, deck in enumerate((BOAT_DECK, CHILLI_DECK)):
        canvas.art(back(deck), FRect(box.left + 95 + i * 258, box.top - 20, 110, 110))
    for i in range(3):
        canvas.art(f"medal-{3 - i}", FRect(box.left + 150 + i * 100, box.top + 190, 90, 90))


LEAVES = (
    RulesLeaf("idea", _idea),
    RulesLeaf("turn", _turn),
    RulesLeaf("market", _market),
    RulesLeaf("chillies", _chillies),
    RulesLeaf("alone", _alone),
)
