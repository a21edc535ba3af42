"""The pictures of the rules of Bakong: small examples with real tiles, dice and things."""

from pygame import FRect

from game.bakong.packing import Laid
from scenes.bakong import layout
from scenes.bakong.jungle import draw_great_number, draw_thing
from scenes.bakong.picture import art_of
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import chip
from scenes.drawing.rolling import IVORY, draw_die
from scenes.drawing.theme import INK, LIVERIES
from scenes.table.registry import RulesLeaf

TILE = 150.0


def _tile(canvas: Canvas, kind: str, x: float, y: float, size: float = TILE) -> None:
    canvas.art(f"trail-{kind}", FRect(x - size / 2, y - size / 2, size, size))


def _idea(canvas: Canvas, box: FRect) -> None:
    canvas.art("place-temple-open", FRect(box.centerx - 270, box.top + 20, 540, 315))
    canvas.art("place-camp", FRect(box.left + 20, box.bottom - 190, 210, 178))
    for i in range(3):
        canvas.turned("footprint", FRect(box.left + 270 + i * 60, box.bottom - 100 - i * 34, 44, 44), -60)
    canvas.art("emerald-3", FRect(box.right - 120, box.bottom - 120, 90, 90))


def _turn(canvas: Canvas, box: FRect) -> None:
    """A three flips the third tile ahead, a two walks: past the waterfall, into the pit."""
    draw_die(canvas, IVORY, 3, box.left + 130, box.top + 80, 110)
    draw_die(canvas, IVORY, 2, box.left + 420, box.top + 80, 110)
    canvas.art("mark-flip", FRect(box.left + 200, box.top + 52, 60, 60))
    canvas.art("footprint", FRect(box.left + 490, box.top + 52, 60, 60))
    y, left = box.top + 330, box.left + 130
    canvas.art("adventurer-coat", FRect(left - 190, y - 70, 112, 140), tint=LIVERIES[0].colour)
    canvas.art("adventurer", FRect(left - 190, y - 70, 112, 140))
    for i, kind in enumerate(("waterfall", "pit", "river")):
        _tile(canvas, kind, left + i * 155, y)
    canvas.art("mark-flip", FRect(left + 2 * 155 - 32, y + 70, 64, 64))
    canvas.art("mark-ouch", FRect(left + 155 - 32, y - 120, 64, 64))
    for step in (-0.5, 0.5):
        canvas.turned("footprint", FRect(left + step * 155 - 22, y + 78, 44, 44), -90)
    _tile(canvas, "cave", left + 2 * 155, y + 200, 120)


def _tiles(canvas: Canvas, box: FRect) -> None:
    kinds = ("jungle", "emerald", "cave", "abandoned", "waterfall", "river", "cliff", "pit", "quicksand")
    for i, kind in enumerate(kinds):
        _tile(canvas, kind, box.left + 110 + i % 3 * 185, box.top + 90 + i // 3 * 180, 164)


def _pack(canvas: Canvas, box: FRect) -> None:
    pack = FRect(box.centerx - 260, box.top, 520, 520)
    canvas.art("backpack", pack)
    things = (
        (Laid(17, "central", 0, 0, 3, 2), False),
        (Laid("kit", "central", 0, 2, 2, 2), False),
        (Laid("map", "central", 2, 2, 1, 2), True),
        (Laid("compass", "left", 0, 0, 1, 1), False),
        (Laid("3", "left", 0, 1, 1, 1), False),
        (Laid("1", "right", 0, 0, 1, 1), False),
        (Laid("1", "top", 0, 0, 1, 1), False),
    )
    for one, turned in things:
        rect = layout.laid(pack, one)
        draw_thing(canvas, art_of(one.thing), rect, turned)
        if isinstance(one.thing, int):
            draw_great_number(canvas, one.thing, rect)


def _objects(canvas: Canvas, box: FRect) -> None:
    upper = (("rope", 0, 0), ("grapple", 2, 0), ("kit", 4, 0))
    lower = (("logbook", 0, 2.3), ("map", 2.3, 2.3), ("compass", 4.8, 2.3), ("machete", 0, 3.6), ("torch", 0, 4.9))
    sizes = {"rope": (2, 2), "grapple": (2, 2), "kit": (2, 2), "machete": (4, 1), "torch": (3, 1), "compass": (1, 1)}
    square = 92.0
    for name, x, y in (*upper, *lower):
        wide, high = sizes.get(name, (2, 1))
        left, top = box.left + 20 + x * square * 1.03, box.top + y * square
        canvas.art(art_of(name), FRect(left, top, wide * square, high * square))


def _temple(canvas: Canvas, box: FRect) -> None:
    for i, (points, wide, high) in enumerate(((17, 3, 2), (13, 2, 2), (12, 2, 2), (10, 3, 1), (9, 2, 1), (8, 2, 1))):
        x, y = box.left + 110 + i % 3 * 190, box.top + 80 + i // 3 * 130
        rect = FRect(x - wide * 28, y - high * 28, wide * 56, high * 56)
        canvas.art(art_of(points), rect)
        draw_great_number(canvas, points, rect)
    rows = (("first-home", "+3", "brass"), ("emerald-3", "+3", "brass"), ("ouch", "-3", "warning"))
    for i, (art, worth, style) in enumerate(rows):
        x = box.left + 110 + i * 190
        wide = 120 if art == "first-home" else 84
        canvas.art(art, FRect(x - wide / 2, box.top + 300, wide, 84 if wide < 100 else 80))
        chip(canvas, worth, x, box.top + 430, style, 46)
    sum_of_all = "17 + 3 + 3 - 3 = 20"
    canvas.text(sum_of_all, box.centerx, box.bottom - 20, 50, weight="heavy", colour=INK, anchor="center", fixed=True)


LEAVES = (
    RulesLeaf("idea", _idea),
    RulesLeaf("turn", _turn),
    RulesLeaf("tiles", _tiles),
    RulesLeaf("pack", _pack),
    RulesLeaf("objects", _objects),
    RulesLeaf("temple", _temple),
)
