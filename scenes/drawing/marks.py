"""What is drawn on top of things to mark them: the frame of the focus, a small plate with a word or a number."""

import math

from pygame import FRect, Surface

from scenes.drawing import raster
from scenes.drawing.canvas import Canvas
from scenes.drawing.svg import frame_svg, glow_svg, ring_svg
from scenes.drawing.theme import BODY, CREAM, INK, LIVERIES, LOTUS, PLAN

GLOW = 26
"""How far the light of the focus reaches."""
BROAD, DASH = 10.0, 46.0
"""The line round what one button would choose, and each piece of a broken one."""
EMBLEM = 36
"""Of whoever has left a mark."""


def _drawn(canvas: Canvas, source: str, size: tuple[int, int]) -> Surface:
    """The corners that marks of all sizes are stretched from: a mark on something new need not be drawn anew."""
    return canvas.workshop.shelf.get(("corners", source), lambda: raster.from_svg(source, size))


def focus_frame(canvas: Canvas, rect: FRect, clock: float, radius: float = 20, grow: float = 8) -> None:
    """What has the focus: a brass frame a little larger than the thing, and light round it that breathes. With high
    contrast it is thick, and dark on both sides whatever lies there. Where something else is chosen from, it steps
    back."""
    room = canvas.focus_room
    if room is not None and not (room.collidepoint(rect.center) or rect.collidepoint(room.center)):
        return
    wide, brass, dark = (16, 0.66, "#05060F") if canvas.high_contrast else (7, 0.66, "#3A210D")
    grow += (wide - 7) / 2
    box = rect.inflate(grow * 2, grow * 2)
    lit = box.inflate(GLOW * 2, GLOW * 2)
    size, inner = canvas.rect(lit).size, canvas.rect(box).size
    corner = radius * canvas.scale

    def make_glow() -> Surface:
        side = round(2 * (GLOW + radius + 8) * canvas.scale)
        small = min(size[0], side), min(size[1], side)
        source = glow_svg(small, GLOW * canvas.scale, corner, "#F4B942", 0.5)
        return raster.stretched_both(_drawn(canvas, source, small), size)

    def make_frame() -> Surface:
        narrow = min(inner[0], round(2 * (radius + wide + 5) * canvas.scale)), inner[1]
        source = frame_svg(narrow, corner, canvas.px(wide), brass, dark)
        return raster.stretched(raster.from_svg(source, narrow), inner[0])

    shelf = canvas.workshop.shelf
    strength = 0.72 + 0.28 * math.sin(clock * 4)
    canvas.blit(shelf.get(("glow", size, round(corner)), make_glow), canvas.rect(lit).topleft, strength)
    canvas.blit(shelf.get(("frame", inner, round(corner)), make_frame), canvas.rect(box).topleft)


def open_ring(canvas: Canvas, rect: FRect, radius: float = 16) -> None:
    """What can be chosen, with high contrast: a light line with a dark one on both sides, along its outer edge."""
    rect = rect.inflate(8, 8)
    size, corner = canvas.rect(rect).size, radius * canvas.scale

    def make() -> Surface:
        side = round(2 * (radius + 10) * canvas.scale)
        small = min(size[0], side), min(size[1], side)
        source = ring_svg(small, corner, canvas.px(9), raster.hex_colour(CREAM))
        return raster.stretched_both(_drawn(canvas, source, small), size)

    canvas.blit(canvas.workshop.shelf.get(("open", size, round(corner)), make), canvas.rect(rect).topleft)


def owner_frame(canvas: Canvas, rect: FRect, livery: int, others: int = 0, radius: float = 16) -> None:
    """Something that a player has done: a quiet frame in their colour, with their emblem at its upper corner; beside
    those of others that are there already."""
    rect = rect.inflate(-10 * others, -10 * others)
    size, corner = canvas.rect(rect).size, radius * canvas.scale

    def make() -> Surface:
        side = round(2 * (radius + 10) * canvas.scale)
        small = min(size[0], side), min(size[1], side)
        colour = raster.hex_colour(LIVERIES[livery].colour)
        return raster.stretched_both(_drawn(canvas, ring_svg(small, corner, canvas.px(6), colour), small), size)

    frame = canvas.workshop.shelf.get(("owner", size, round(corner), livery), make)
    canvas.blit(frame, canvas.rect(rect).topleft, 0.85)
    canvas.badge(livery, rect.right - 8 - others * (EMBLEM - 9), rect.top + 8 - others * 5, EMBLEM)


def advice_ring(canvas: Canvas, rect: FRect, clock: float, radius: float = 18) -> None:
    """What the adviser means: the light of a lotus round it and a thin line, outside the brass of the focus."""
    box = rect.inflate(26, 26)
    lit = box.inflate(GLOW * 1.4, GLOW * 1.4)
    size, inner = canvas.rect(lit).size, canvas.rect(box).size
    corner, colour = radius * canvas.scale, raster.hex_colour(LOTUS)

    def make_glow() -> Surface:
        side = round(2 * (GLOW + radius + 8) * canvas.scale)
        small = min(size[0], side), min(size[1], side)
        source = glow_svg(small, GLOW * 0.7 * canvas.scale, corner, colour, 0.8)
        return raster.stretched_both(raster.from_svg(source, small), size)

    def make_line() -> Surface:
        side = round(2 * (radius + 10) * canvas.scale)
        small = min(inner[0], side), min(inner[1], side)
        return raster.stretched_both(raster.from_svg(ring_svg(small, corner, canvas.px(8), colour), small), inner)

    shelf = canvas.workshop.shelf
    strength = 0.75 + 0.25 * math.sin(clock * 3)
    canvas.blit(shelf.get(("advice glow", size, round(corner)), make_glow), canvas.rect(lit).topleft, strength)
    canvas.blit(shelf.get(("advice line", inner, round(corner)), make_line), canvas.rect(box).topleft)


def scan_frame(canvas: Canvas, rect: FRect, group: bool) -> None:
    """Where the one button would choose: a broad pale line on a dark one, outside the brass of the focus. Round a group
    that it would go into the line is broken."""
    box = rect.inflate(30, 30).clip(FRect(0, 0, *PLAN))
    line = [piece for side in _sides(box) for piece in (_broken(side) if group else [side])]
    for colour, grow in ((INK, 8), (CREAM, 0)):
        for piece in line:
            canvas.fill(piece.inflate(grow, grow), colour, 1.0)


def _sides(box: FRect) -> tuple[FRect, ...]:
    """Lines along the edges, inside."""
    return (
        FRect(box.left, box.top, box.width, BROAD),
        FRect(box.left, box.bottom - BROAD, box.width, BROAD),
        FRect(box.left, box.top, BROAD, box.height),
        FRect(box.right - BROAD, box.top, BROAD, box.height),
    )


def _broken(side: FRect) -> list[FRect]:
    """Whole at both ends, so that the corners are."""
    long, wide = max(side.width, side.height), side.width > side.height
    count = max(2, round(long / DASH / 2))
    step, length = (long - DASH) / (count - 1), min(DASH, long)
    offsets = [step * i for i in range(count)]
    return [
        FRect(side.left + at, side.top, length, side.height)
        if wide
        else FRect(side.left, side.top + at, side.width, length)
        for at in offsets
    ]


def chip(canvas: Canvas, text: str, x: float, y: float, style: str = "brass", size: float = BODY) -> float:
    """A small plate with a word or a number, centred on x, y. Returns its width."""
    width = max(size * 1.5, canvas.measure(text, size, "heavy", fixed=True) + size * 0.8)
    box = FRect(x - width / 2, y - size * 0.75, width, size * 1.5)
    canvas.panel(box, style)
    ink = INK if style in ("brass", "paper") else CREAM
    canvas.text(text, x, y - 2, size, weight="heavy", anchor="center", colour=ink, fixed=True)
    return width
