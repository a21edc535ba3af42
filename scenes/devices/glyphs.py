"""Which button does what, drawn as it looks on the device in hand; and the bar of those that work now."""

from collections.abc import Mapping, Sequence

from pygame import FRect

from scenes.devices.input import Input
from scenes.devices.intents import DIRECTIONS, KEYS, SWITCH, Action, Device
from scenes.devices.one_button import STANDARD_SWITCH
from scenes.devices.pads import family_of
from scenes.drawing.canvas import LEAST_TYPE, Canvas
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

PHONE_ICONS = {**ICONS, Action.CONFIRM: "icon-tick", Action.BACK: "icon-cross", Action.PREVIOUS: "icon-replay"}
"""The same on the touch pad of a phone."""

SCANNED_ICONS = {**ICONS, Action.BACK: "icon-cross"}
"""The same for somebody with one button, who has that button to choose with."""

SAID_BY_PICTURES = (Action.MENU, Action.RULES, Action.LOG, Action.HINT, Action.UNDO, Action.PEEK)
"""Actions whose picture says enough where their word has no room, the first to go without first."""

SIZE = 44
GLYPH, PICTURE = 40.0, 38.0
"""A button's glyph on the bar, and the picture that may stand for its word."""
LEFT, BESIDE, RIGHT, GAP = 14.0, 10.0, 20.0, 12.0
"""On the bar: before a glyph, between it and its word, after that, and from one plate to the next."""
MOUSE_BUTTONS = {"1": "glyph-mouse-left", "3": "glyph-mouse-right"}
PLAIN_SIGNS = {"lb": "L", "rb": "R", "lt": "L2", "rt": "R2", "start": "≡", "back": "–"}


def shows_pictures(device: Device) -> bool:
    """Whether actions have no buttons on it that could be drawn, but pictures to click or to tap on."""
    return device.points or device.is_phone


def icons_of(device: Device) -> Mapping[Action, str]:
    return PHONE_ICONS if device.is_phone else SCANNED_ICONS if device == SWITCH else ICONS


def glyph_width(source: Input, device: Device, action: Action, size: float = SIZE) -> float:
    """How wide an action's button will be."""
    if device == SWITCH and action is Action.CONFIRM:
        return switch_width(source.switch, size)
    if device != KEYS:
        return size
    name = source.keys.get(action, action)
    return size * 160 / 96 if len(KEY_SIGNS.get(name, name)) > 2 else size


def glyph(
    canvas: Canvas,
    source: Input,
    device: Device,
    action: Action,
    x: float,
    y: float,
    size: float = SIZE,
    icon: str = "",
) -> float:
    """Draw an action's button with its left edge at x, centred on y; for the mouse its icon, unless another one is
    told. Returns its width."""
    if device == KEYS:
        name = source.keys.get(action, action)
        return key_cap(canvas, KEY_SIGNS.get(name, name.upper()), x, y, size)
    if device == SWITCH and action is Action.CONFIRM:
        return switch_glyph(canvas, source.switch, x, y, size)
    if shows_pictures(device):
        canvas.art(icon or icons_of(device)[action], FRect(x, y - size / 2, size, size))
        return size
    pad = source.pad(device)
    return button(canvas, pad.family if pad else "xbox", source.button_for(pad, action), x, y, size)


def button(canvas: Canvas, family: str, name: str, x: float, y: float, size: float = SIZE) -> float:
    """A pad's button by family and name."""
    box = FRect(x, y - size / 2, size, size)
    if name in DIRECTIONS:
        canvas.art(f"glyph-dpad-{name}", box)
    elif family == "plain" or name.startswith("#"):
        canvas.art("glyph-pad-plain", box)
        sign = PLAIN_SIGNS.get(name, name.lstrip("#").upper())
        canvas.text(
            sign, box.centerx, box.centery, size * 0.5, weight="heavy", anchor="center", fixed=True, colour=CREAM
        )
    else:
        canvas.art(f"glyph-{family}-{name}", box)
    return size


def switch_width(switch: str, size: float = SIZE) -> float:
    """How wide somebody's one button will be."""
    kind, _, name = switch.partition(" ")
    return size * 160 / 96 if kind == "key" and len(KEY_SIGNS.get(name, name)) > 2 else size


def switch_glyph(canvas: Canvas, switch: str, x: float, y: float, size: float = SIZE) -> float:
    """Somebody's one button as it looks on its device."""
    kind, _, name = switch.partition(" ")
    if switch == STANDARD_SWITCH:
        canvas.art("glyph-key-space", FRect(x, y - size / 2, size * 160 / 96, size))
        return size * 160 / 96
    if kind == "key":
        return key_cap(canvas, KEY_SIGNS.get(name, name.upper()), x, y, size)
    if kind == "mouse":
        canvas.art(MOUSE_BUTTONS.get(name, "glyph-mouse"), FRect(x, y - size / 2, size, size))
        return size
    pad, _, name = name.rpartition(" ")
    return button(canvas, family_of(pad, not name.startswith("#")), name, x, y, size)


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


PHONES = 92.0
"""Of the sign before the bar that says how many phones look at us now."""


class Bar:
    """The actions that work now, with their buttons; a click on one is the same as pressing it."""

    y, left, right = 998.0, float(MARGIN_X), float(PLAN[0] - MARGIN_X)

    def __init__(self) -> None:
        self.places: dict[Action, FRect] = {}
        self.pictured: set[Action] = set()
        """Those whose picture stands for their word, because all words together have no room."""
        self.begins = self.right
        """Where it begins, with the sign for phones."""

    def at(self, point: tuple[float, float] | None) -> Action | None:
        if point is None:
            return None
        return next((action for action, rect in self.places.items() if rect.collidepoint(point)), None)

    def lay_out(self, canvas: Canvas, source: Input, entries: Sequence[tuple[Action, str]]) -> float:
        """Right-aligned places for the entries; returns the type size that lets them all fit. The type gives way
        first, then words that a picture says as well."""
        self.pictured = set()
        sparing = [action for action in SAID_BY_PICTURES if action in dict(entries)]
        sign = PHONES + GAP if awake_phones(source) else 0.0
        size, least = float(SMALL), SMALL / max(1.0, canvas.workshop.text_scale)
        while True:
            widths = [self._width(canvas, source, action, label, size) for action, label in entries]
            if sum(widths) + GAP * (len(widths) - 1) + sign <= self.right - self.left:
                break
            if size > least:
                size = max(least, size - 1)
            elif sparing:
                self.pictured.add(sparing.pop(0))
            elif size > LEAST_TYPE / max(1.0, canvas.workshop.text_scale):
                size -= 1
            else:
                break
        x = self.right - sum(widths) - GAP * (len(widths) - 1)
        self.places, self.begins = {}, x - sign
        for (action, _), width in zip(entries, widths, strict=True):
            self.places[action] = FRect(x, self.y - 27, width, 54)
            x += width + GAP
        return size

    def _width(self, canvas: Canvas, source: Input, action: Action, label: str, size: float) -> float:
        picture = 0 if shows_pictures(source.last) else PICTURE
        said = picture if action in self.pictured else canvas.measure(label, size)
        return LEFT + glyph_width(source, source.last, action, GLYPH) + (BESIDE + said if said else 0) + RIGHT

    def draw(
        self,
        canvas: Canvas,
        source: Input,
        entries: Sequence[tuple[Action, str]],
        icons: Mapping[Action, str] | None = None,
    ) -> None:
        """`icons`: the pictures of actions that mean something else here than usual."""
        shown = {**icons_of(source.last), **(icons or {})}
        size = self.lay_out(canvas, source, entries)
        for action, label in entries:
            box = self.places[action]
            canvas.panel(box, "quiet")
            x, y = box.left + LEFT, box.centery - 1
            x += glyph(canvas, source, source.last, action, x, y, GLYPH, shown[action]) + BESIDE
            if action not in self.pictured:
                canvas.text(label, x, y, size, width=box.right - x - RIGHT + 8)
            elif not shows_pictures(source.last):
                canvas.art(shown[action], FRect(x, y - PICTURE / 2, PICTURE, PICTURE))
        if phones := awake_phones(source):
            box = FRect(self.begins, self.y - 27, PHONES, 54)
            canvas.panel(box, "quiet")
            canvas.art("icon-phone", FRect(box.left + 10, box.centery - 20, 38, 38))
            canvas.text(
                str(phones), box.right - 26, box.centery - 1, SMALL, weight="heavy", anchor="center", fixed=True
            )


def awake_phones(source: Input) -> int:
    """How many phones look at us now."""
    return sum(guest.awake for guest in source.guests.values())
