"""The pictures of the rules of Bakong: one idea a page, each a small example with real tiles, dice and things."""

from pygame import FRect

from game import catalogue
from game.bakong import GAME
from game.bakong.packing import Laid
from scenes.bakong import layout
from scenes.bakong.jungle import draw_great_number, draw_thing
from scenes.bakong.picture import art_of
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import chip
from scenes.drawing.rolling import IVORY, draw_die
from scenes.drawing.theme import CHILLI, INK, LIVERIES, PALM, TEAK
from scenes.table.registry import RulesLeaf

TILE = 150.0
OBJECT_SQUARES = {
    "rope": (2, 2),
    "grapple": (2, 2),
    "kit": (2, 2),
    "machete": (4, 1),
    "torch": (3, 1),
    "compass": (1, 1),
}
"""How large the pictures of objects are; those not named here lie on two squares."""


def _tile(canvas: Canvas, kind: str, x: float, y: float, size: float = TILE) -> None:
    canvas.art(f"trail-{kind}", FRect(x - size / 2, y - size / 2, size, size))


def _object(canvas: Canvas, name: str, x: float, y: float, square: float = 80) -> None:
    wide, high = OBJECT_SQUARES.get(name, (2, 1))
    canvas.art(art_of(name), FRect(x - wide * square / 2, y - high * square / 2, wide * square, high * square))


def _adventurer(canvas: Canvas, livery: int, x: float, y: float, home: bool = False) -> None:
    art = "adventurer-home" if home else "adventurer"
    rect = FRect(x - 56, y - 70, 112, 140)
    canvas.art(f"{art}-coat", rect, tint=LIVERIES[livery].colour)
    canvas.art(art, rect)


def _steps(canvas: Canvas, xs: tuple[float, ...], y: float) -> None:
    for x in xs:
        canvas.turned("footprint", FRect(x - 22, y - 22, 44, 44), -90)


def _great(canvas: Canvas, points: int, x: float, y: float, wide: int, high: int, square: float = 62) -> None:
    rect = FRect(x - wide * square / 2, y - high * square / 2, wide * square, high * square)
    canvas.art(art_of(points), rect)
    draw_great_number(canvas, points, rect)


def _goal(canvas: Canvas, box: FRect) -> None:
    canvas.art("place-temple-open", FRect(box.centerx - 270, box.top + 20, 540, 315))
    canvas.art("place-camp", FRect(box.left + 20, box.bottom - 190, 210, 178))
    for i in range(3):
        canvas.turned("footprint", FRect(box.left + 270 + i * 60, box.bottom - 100 - i * 34, 44, 44), -60)
    _great(canvas, 17, box.right - 110, box.bottom - 90, 3, 2)


def _points(canvas: Canvas, box: FRect) -> None:
    """A pack with a great emerald, small ones, the first home and an ouch, added up."""
    rows = (("great", "+17"), ("emerald-3", "+3"), ("first-home", "+3"), ("ouch", "−3"))
    for i, (art, worth) in enumerate(rows):
        y = box.top + 70 + i * 130
        if art == "great":
            _great(canvas, 17, box.left + 150, y, 3, 2, 54)
        else:
            wide = 140 if art == "first-home" else 100
            canvas.art(art, FRect(box.left + 150 - wide / 2, y - 48, wide, 96))
        chip(canvas, worth, box.left + 380, y, "warning" if worth.startswith("−") else "brass", 48)
    canvas.text("= 20", box.left + 380, box.bottom - 20, 62, weight="heavy", colour=INK, anchor="center", fixed=True)


def _start(canvas: Canvas, box: FRect) -> None:
    canvas.art("place-camp", FRect(box.centerx - 170, box.top, 340, 288))
    for i, name in enumerate(("rope", "machete", "kit")):
        _adventurer(canvas, i, box.left + 90 + i * 215, box.top + 370)
        _object(canvas, name, box.left + 90 + i * 215, box.bottom - 70, 44)


def _turn(canvas: Canvas, box: FRect) -> None:
    """A three flips the third tile ahead, a two walks."""
    draw_die(canvas, IVORY, 3, box.left + 130, box.top + 80, 110)
    draw_die(canvas, IVORY, 2, box.left + 420, box.top + 80, 110)
    canvas.art("mark-flip", FRect(box.left + 200, box.top + 42, 76, 76))
    canvas.art("footprint", FRect(box.left + 490, box.top + 42, 76, 76))
    y, left = box.top + 330, box.left + 160
    _adventurer(canvas, 0, left - 110, y)
    for i, kind in enumerate(("waterfall", "camp", "river")):
        _tile(canvas, "abandoned" if kind == "camp" else kind, left + i * 165 + 30, y)
    canvas.art("mark-flip", FRect(left + 2 * 165 - 2, y + 66, 64, 64))
    _steps(canvas, (left - 50, left + 115), y + 100)
    _tile(canvas, "cave", left + 360, y + 190, 120)


def _flip(canvas: Canvas, box: FRect) -> None:
    """The third tile ahead shows its other side."""
    draw_die(canvas, IVORY, 3, box.centerx, box.top + 70, 110)
    for line, kinds in enumerate((("jungle", "emerald", "river"), ("jungle", "emerald", "cave"))):
        y = box.top + 240 + line * 220
        _adventurer(canvas, 0, box.left + 60, y)
        for i, kind in enumerate(kinds):
            _tile(canvas, kind, box.left + 200 + i * 170, y)
    canvas.art("mark-flip", FRect(box.left + 540 - 40, box.top + 310, 80, 80))


def _walk(canvas: Canvas, box: FRect) -> None:
    """Four steps, all of them."""
    draw_die(canvas, IVORY, 4, box.centerx, box.top + 80, 120)
    y = box.top + 330
    _adventurer(canvas, 0, box.left + 40, y)
    for i, kind in enumerate(("waterfall", "jungle", "emerald", "cave")):
        _tile(canvas, kind, box.left + 150 + i * 136, y, 128)
    _steps(canvas, tuple(box.left + 90 + i * 136 for i in range(4)), y + 100)
    canvas.art("icon-tick", FRect(box.left + 150 + 3 * 136 - 35, y - 150, 70, 70), tint=PALM)


def _pair(canvas: Canvas, box: FRect, upper: str, lower: str) -> None:
    _tile(canvas, upper, box.left + 160, box.top + 140, 230)
    _tile(canvas, lower, box.left + 160, box.top + 430, 230)


def _emeralds(canvas: Canvas, box: FRect) -> None:
    _pair(canvas, box, "emerald", "cave")
    chip(canvas, "+1", box.left + 410, box.top + 140, "brass", 56)
    for i, value in enumerate((4, 2)):
        draw_die(canvas, IVORY, value, box.left + 350 + i * 110, box.top + 400, 90)
    chip(canvas, "+2", box.left + 410, box.top + 520, "brass", 50)


def _help(canvas: Canvas, box: FRect) -> None:
    _pair(canvas, box, "abandoned", "waterfall")
    _object(canvas, "rope", box.left + 430, box.top + 140, 80)
    canvas.art("ouch", FRect(box.left + 370, box.top + 370, 120, 120))
    canvas.art("icon-cross", FRect(box.left + 440, box.top + 440, 76, 76), tint=CHILLI)


def _stops(canvas: Canvas, box: FRect) -> None:
    _pair(canvas, box, "river", "cliff")
    _object(canvas, "rope", box.left + 450, box.top + 140, 86)
    _object(canvas, "grapple", box.left + 450, box.top + 430, 86)


def _pit(canvas: Canvas, box: FRect) -> None:
    _tile(canvas, "pit", box.centerx, box.top + 150, 260)
    canvas.art("ouch", FRect(box.centerx - 190, box.top + 370, 130, 130))
    chip(canvas, "−3", box.centerx + 60, box.top + 435, "warning", 60)


def _quicksand(canvas: Canvas, box: FRect) -> None:
    _tile(canvas, "quicksand", box.centerx, box.top + 150, 260)
    canvas.art("mark-sink", FRect(box.centerx - 45, box.top + 300, 90, 90))
    _object(canvas, "torch", box.centerx, box.top + 470, 100)


def _pack(canvas: Canvas, box: FRect) -> None:
    pack = FRect(box.centerx - 270, box.top + 20, 540, 540)
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


def _three_objects(names: tuple[str, ...], signs: tuple[str, ...]) -> RulesLeaf:
    """A page about some objects, each beside what it is good for."""

    def picture(canvas: Canvas, box: FRect) -> None:
        for i, (name, sign) in enumerate(zip(names, signs, strict=True)):
            y = box.top + 100 + i * 195
            _object(canvas, name, box.left + 170, y, 74 if name == "machete" else 86)
            if sign.startswith("trail-"):
                _tile(canvas, sign.removeprefix("trail-"), box.left + 480, y, 160)
            else:
                chip(canvas, sign, box.left + 480, y, "brass", 56)

    return RulesLeaf(f"objects-{names[0]}", picture)


def _again(canvas: Canvas, box: FRect) -> None:
    """The logbook rolls again; the map flips a second tile of the colour turned away."""
    _object(canvas, "logbook", box.left + 110, box.top + 90, 90)
    for value, x in ((1, 250), (1, 335), (5, 490), (3, 575)):
        draw_die(canvas, IVORY, value, box.left + x, box.top + 90, 76)
    canvas.art("icon-arrow-right", FRect(box.left + 386, box.top + 62, 56, 56), tint=TEAK)
    _object(canvas, "map", box.left + 110, box.top + 380, 90)
    for i, kind in enumerate(("cliff", "river")):
        _tile(canvas, kind, box.left + 330 + i * 190, box.top + 380, 160)
        canvas.art("mark-flip", FRect(box.left + 330 + i * 190 - 40, box.top + 450, 80, 80))


def _temple(canvas: Canvas, box: FRect) -> None:
    sizes = ((17, 3, 2), (13, 2, 2), (12, 2, 2), (10, 3, 1), (9, 2, 1), (8, 2, 1))
    canvas.art("place-temple-open", FRect(box.centerx - 215, box.top, 430, 250))
    for i, (points, wide, high) in enumerate(sizes):
        _great(canvas, points, box.left + 110 + i % 3 * 200, box.top + 350 + i // 3 * 150, wide, high, 58)


def _curse(canvas: Canvas, box: FRect) -> None:
    _great(canvas, 17, box.centerx, box.top + 140, 3, 2, 120)
    _tile(canvas, "waterfall", box.centerx, box.top + 430, 220)
    canvas.art("icon-cross", FRect(box.centerx + 50, box.top + 460, 100, 100), tint=CHILLI)


def _home(canvas: Canvas, box: FRect) -> None:
    canvas.art("place-camp", FRect(box.left + 10, box.top + 60, 340, 288))
    _adventurer(canvas, 0, box.left + 450, box.top + 260, home=True)
    _great(canvas, 13, box.left + 560, box.top + 270, 2, 2, 46)
    canvas.art("first-home", FRect(box.left + 130, box.bottom - 190, 200, 140))
    chip(canvas, "+3", box.left + 420, box.bottom - 120, "brass", 56)


def _small_trail(canvas: Canvas, box: FRect, name: str) -> None:
    """The places of a whole trail, small."""
    trail = catalogue.components_of(GAME).boards[name].layout
    first, *others = [FRect(spot.x, spot.y, spot.width, spot.height) for spot in trail.places]
    whole = first.unionall(others)
    size = min(box.width / whole.width, box.height / whole.height)
    left, top = box.centerx - whole.centerx * size, box.centery - whole.centery * size
    kinds = ("jungle", "emerald", "river", "waterfall", "cave", "pit", "cliff", "abandoned")
    for place, spot in enumerate(trail.places):
        rect = FRect(left + spot.x * size, top + spot.y * size, spot.width * size, spot.height * size)
        ends = {0: "place-camp", len(trail.places) - 1: "place-temple"}
        canvas.art(ends.get(place, f"trail-{kinds[place % len(kinds)]}"), rect)


def _small_memory(canvas: Canvas, box: FRect, memory: str) -> None:
    """A tile that everybody has seen from below, with or without what is there."""
    _tile(canvas, "river", box.centerx - 130, box.centery, 230)
    _tile(canvas, "cave" if memory == "on" else "unknown", box.centerx + 150, box.centery, 170)
    canvas.art("mark-flip", FRect(box.centerx - 15, box.centery - 40, 80, 80))


OPTION_PICTURES = {"board": _small_trail, "memory": _small_memory}

LEAVES = (
    RulesLeaf("goal", _goal),
    RulesLeaf("points", _points),
    RulesLeaf("start", _start),
    RulesLeaf("turn", _turn),
    RulesLeaf("flip", _flip),
    RulesLeaf("walk", _walk),
    RulesLeaf("emeralds", _emeralds),
    RulesLeaf("help", _help),
    RulesLeaf("stops", _stops),
    RulesLeaf("pit", _pit),
    RulesLeaf("quicksand", _quicksand),
    RulesLeaf("pack", _pack),
    _three_objects(("rope", "grapple", "kit"), ("trail-river", "trail-cliff", "trail-pit")),
    _three_objects(("machete", "compass", "torch"), ("+1", "−1", "trail-cave")),
    RulesLeaf("again", _again),
    RulesLeaf("temple", _temple),
    RulesLeaf("curse", _curse),
    RulesLeaf("home", _home),
)
