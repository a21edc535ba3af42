"""Which button does what, drawn as it looks on the device in hand; and the bar of those that work now."""

from collections.abc import Sequence

from pygame import FRect

from scenes.devices.input import KEYS, MOUSE, Action, Device, Input
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import CREAM, INK, MARGIN_X, PLAN, SMALL

KEY_SIGNS = {"return": "Enter", "escape": "Esc", "page up": "PgUp", "page down": "PgDn", "tab": "Tab", "space": "Space"}
ICONS = {
    Action.CONFIRM: "glyph-mouse-left",
    Action.BACK: "glyph-mouse-right",
    Action.UNDO: "icon-undo",
    Action.PEEK: "icon-eye",
    Action.HINT: "icon-hint",
    Action.LOG: "icon-log",
    Action.RULES: "icon-rules",
    Action.MENU: "icon-pause",
    Action.PREVIOUS: "icon-arrow-left",
    Action.NEXT: "icon-arrow-right",
}
"""What stands for an action when the mouse is in hand: a picture to click on."""

SIZE = 44
PLAIN_SIGNS = {"lb": "L", "rb": "R", "lt": "L2", "rt": "R2", "start": "≡", "back": "–"}


def glyph(
    canvas: Canvas, source: Input, device: Device, action: Action, x: float, y: float, size: float = SIZE
) -> float:
    """Draw an action's button with its left edge at x, centred on y. Returns its width."""
    if device == KEYS:
        name = source.keys.get(action, action)
        return key_cap(canvas, KEY_SIGNS.get(name, name.upper()), x, y, size)
    if device == MOUSE:
        canvas.art(ICONS[action], FRect(x, y - size / 2, size, size))
        return size
    pad = source.pad(device)
    return button(canvas, pad.family if pad else "xbox", source.buttons_of(pad)[action], x, y, size)


def button(canvas: Canvas, family: str, name: str, x: float, y: float, size: float = SIZE) -> float:
    """A pad's button by family and name."""
    box = FRect(x, y - size / 2, size, size)
    if family == "plain" or name.startswith("#"):
        canvas.art("glyph-pad-plain", box)
        sign = PLAIN_SIGNS.get(name, name.lstrip("#").upper())
        canvas.text(
            sign, box.centerx, box.centery, size * 0.5, weight="heavy", anchor="center", fixed=True, colour=CREAM
        )
    else:
        canvas.art(f"glyph-{family}-{name}", box)
    return size


def key_cap(canvas: Canvas, sign: str, x: float, y: float, size: float = SIZE) -> float:
    wide = len(sign) > 2
    width = size * 160 / 96 if wide else size
    box = FRect(x, y - size / 2, width, size)
    canvas.art("glyph-key-wide" if wide else "glyph-key", box)
    canvas.text(
        sign,
        box.centerx,
        box.centery - size * 0.05,
        size * (0.48 if wide else 0.56),
        weight="heavy",
        colour=INK,
        anchor="center",
        fixed=True,
        width=width * 0.84,
    )
    return width


class Bar:
    """The actions that work now, with their buttons; a click on one is the same as pressing it."""

    y, left, right = 998.0, float(MARGIN_X), float(PLAN[0] - MARGIN_X)

    def __init__(self) -> None:
        self.places: dict[Action, FRect] = {}

    def at(self, point: tuple[float, float] | None) -> Action | None:
        if point is None:
            return None
        return next((action for action, rect in self.places.items() if rect.collidepoint(point)), None)

    def lay_out(self, canvas: Canvas, entries: Sequence[tuple[Action, str]]) -> float:
        """Right-aligned places for the entries; returns the type size that lets them all fit."""
        size = float(SMALL)
        while True:
            widths = [SIZE * 1.7 + canvas.measure(label, size) + 30 for _, label in entries]
            if sum(widths) + 14 * len(widths) <= self.right - self.left or size * canvas.workshop.text_scale < 22:
                break
            size -= 1
        x = self.right - sum(widths) - 14 * (len(widths) - 1)
        self.places = {}
        for (action, _), width in zip(entries, widths, strict=True):
            self.places[action] = FRect(x, self.y - 27, width, 54)
            x += width + 14
        return size

    def draw(self, canvas: Canvas, source: Input, entries: Sequence[tuple[Action, str]]) -> None:
        size = self.lay_out(canvas, entries)
        for action, label in entries:
            box = self.places[action]
            canvas.panel(box, "quiet")
            x = box.left + 12
            x += glyph(canvas, source, source.last, action, x, box.centery - 1)
            canvas.text(label, (x + box.right) / 2, box.centery - 1, size, anchor="center", width=box.right - x - 12)
