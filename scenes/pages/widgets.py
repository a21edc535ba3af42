"""The parts all screens are put together from. A widget says where it is and what it does; the page moves the focus."""

from collections.abc import Callable, Sequence

from pygame import FRect

from scenes.devices.sheet import Part
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BODY, CREAM, GOLD, LEAD, MIST, SMALL, Colour
from scenes.stage.narration.spoken import sentences
from scenes.stage.scene import Step

ARROW = 90.0
"""So much of a choice's value, at its left, steps back."""
HIGH = 120
"""Buttons from this height on have room for a label in two lines."""
NARROW = 700
"""Rows up to this width leave less to the label."""


def in_lines(
    canvas: Canvas,
    text: str,
    room: FRect,
    colour: Colour = CREAM,
    weight: str = "bold",
    centred: bool = False,
    size: float = BODY,
) -> None:
    """In one line, or where that is too little in several smaller ones: in the middle of its room."""
    if canvas.measure(text, min(size, SMALL - 2), weight, fixed=True) > room.width:
        canvas.paragraph(text, room, size, weight=weight, colour=colour, centred=centred, middle=True)
        return
    x, anchor = (room.centerx, "center") if centred else (room.left, "midleft")
    canvas.text(text, x, room.centery, size, weight=weight, colour=colour, anchor=anchor, width=room.width)


class Widget:
    """Something on a page. Widgets that cannot be chosen say why in `hint`."""

    enabled = True

    def __init__(self, rect: FRect, hint: str = "") -> None:
        self.rect, self.hint = rect, hint

    def said(self) -> str:
        """What it says, for somebody who does not see it here."""
        return ""

    def parts(self) -> tuple[Part, ...]:
        """What it looks like beside those words, on a phone."""
        return ()

    def stops(self) -> list[FRect]:
        """Where a click does something, for somebody with one button."""
        return [self.rect] if self.enabled else []

    def aloud(self, closed: str) -> str:
        """The same with its hint, for somebody who hears it: that is why it is closed, if it is and there is one."""
        return sentences((self.said(), *(() if self.enabled else (closed,)), self.hint))

    def confirm(self) -> Step:
        return None

    def turn(self, way: int) -> bool | None:
        """Left or right on it: whether it took that for itself."""

    def point(self, at: tuple[float, float]) -> None:
        """The pointer, its button down, is over it."""

    def click(self, at: tuple[float, float]) -> Step:
        self.point(at)
        return self.confirm()

    def draw(self, canvas: Canvas, focused: bool) -> None:
        """Draw it; the frame of the focus comes from the page."""


class Button(Widget):
    kind = ""
    """Which others on its page its label looks like; without a word those that are as large."""
    group: Sequence["Button"] = ()
    """Those, itself among them."""

    def __init__(
        self,
        rect: FRect,
        label: str,
        do: Callable[[], Step],
        icon: str | None = None,
        hint: str = "",
        enabled: bool = True,
    ) -> None:
        super().__init__(rect, hint)
        self.label, self.do, self.icon, self.enabled = label, do, icon, enabled

    def said(self) -> str:
        return self.label

    def parts(self) -> tuple[Part, ...]:
        return (Part(self.icon),) if self.icon else ()

    def confirm(self) -> Step:
        return self.do() if self.enabled else None

    def label_room(self) -> FRect:
        """Where the label goes: beside the icon, or in the middle."""
        if not self.icon:
            return self.rect.inflate(-36, 0)
        left = self.rect.left + 26 + self._icon_size + 18
        return FRect(left, self.rect.top, self.rect.right - left - 20, self.rect.height)

    @property
    def _icon_size(self) -> float:
        return min(48, self.rect.height * 0.6)

    def label_size(self, canvas: Canvas, size: float = LEAD) -> float:
        """That of the longest label of its group, so that they look alike. High buttons take two lines before their
        labels become small."""
        group = self.group or (self,)
        rooms = [(button.label, button.label_room().width) for button in group]
        whole, room = canvas.common_size(rooms, size), self.rect.height - 24
        if whole > 0.9 * size or self.rect.height < HIGH:
            return whole
        words = [(word, width) for label, width in rooms for word in label.split()]
        return max(whole, min(canvas.common_size(words, size), room / 2 / canvas.line_height(1)))

    def draw(self, canvas: Canvas, focused: bool) -> None:
        style = "teak-dim" if not self.enabled else "teak-lit" if focused else "teak"
        canvas.panel(self.rect, style)
        colour = CREAM if self.enabled else MIST
        middle, room = self.rect.centery - 3, self.label_room()
        x, anchor = room.centerx, "center"
        if self.icon:
            size, (x, anchor) = self._icon_size, (room.left, "midleft")
            canvas.art(
                self.icon, FRect(self.rect.left + 26, middle - size / 2, size, size), 1.0 if self.enabled else 0.5
            )
        type_size, lines = self.label_size(canvas), [self.label]
        if self.rect.height >= HIGH and canvas.measure(self.label, type_size) > room.width:
            lines = canvas.wrap(self.label, type_size, room.width, "bold")
        for i, line in enumerate(lines):
            y = middle + (i - (len(lines) - 1) / 2) * canvas.line_height(type_size)
            canvas.text(line, x, y, type_size, colour=colour, anchor=anchor, width=room.width)


def group_labels(widgets: Sequence[Widget]) -> None:
    """Of the buttons on a page, those that belong together are told so."""
    groups: dict[object, list[Button]] = {}
    for widget in widgets:
        if isinstance(widget, Button):
            widget.group = groups.setdefault(widget.kind or tuple(widget.rect.size), [])
            groups[widget.kind or tuple(widget.rect.size)].append(widget)


class Row(Widget):
    """A line of a list: a label, and something at its right that left and right change."""

    indent = 28.0
    """How far from the left end the label begins."""

    def __init__(self, rect: FRect, label: str, hint: str = "") -> None:
        super().__init__(rect, hint)
        self.label = label

    def said(self) -> str:
        return f"{self.label}: {self.value_said()}"

    def value_said(self) -> str:
        """What is chosen, in words."""
        return ""

    @property
    def value_box(self) -> FRect:
        """The right part: half of a wide row, more of a narrow one."""
        label = self.rect.width * (0.5 if self.rect.width > NARROW else 0.36)
        return FRect(self.rect.left + label, self.rect.top, self.rect.width - label - 24, self.rect.height)

    def draw(self, canvas: Canvas, focused: bool) -> None:
        canvas.panel(self.rect, "solid" if focused else "quiet")
        value, left = self.value_box, self.rect.left + self.indent
        colour = CREAM if self.enabled else MIST
        room = FRect(left, self.rect.top + 4, value.left - left - 8, self.rect.height - 12)
        in_lines(canvas, self.label, room, colour)
        self.draw_value(canvas, value, focused and self.enabled)

    def draw_value(self, canvas: Canvas, box: FRect, focused: bool) -> None:
        """What is chosen, in the right part."""


class Choice(Row):
    """One of several values, stepped through with left and right as far as they go, or round and round with confirm."""

    def __init__(
        self,
        rect: FRect,
        label: str,
        values: Sequence[tuple[str, str]],
        chosen: str,
        choose: Callable[[str], object],
        hint: str = "",
    ) -> None:
        super().__init__(rect, label, hint)
        self.values, self.choose = list(values), choose
        self.at = next((i for i, (value, _) in enumerate(self.values) if value == chosen), 0)

    def value_said(self) -> str:
        return self.values[self.at][1]

    def stops(self) -> list[FRect]:
        """One way round is enough between two values."""
        whole, arrow = self.value_box, FRect(self.value_box.left + 2, self.rect.top, ARROW - 4, self.rect.height)
        there = arrow.move(whole.width - ARROW, 0)
        return [self.rect] if len(self.values) <= 2 else [arrow, there]

    def _step(self, way: int) -> None:
        self.at = (self.at + way) % len(self.values)
        self.choose(self.values[self.at][0])

    def confirm(self) -> Step:
        self._step(1)
        return None

    def turn(self, way: int) -> bool:
        """A push beyond the first value or the last is none of it: it leads on to what lies there."""
        if not 0 <= self.at + way < len(self.values):
            return False
        self._step(way)
        return True

    def click(self, at: tuple[float, float]) -> Step:
        self._step(-1 if 0 < at[0] - self.value_box.left < ARROW else 1)
        return None

    def draw_value(self, canvas: Canvas, box: FRect, focused: bool) -> None:
        size = 40
        last = len(self.values) - 1
        for name, x, end in (("icon-arrow-left", box.left + 10, 0), ("icon-arrow-right", box.right - 10 - size, last)):
            alpha = (1.0 if focused else 0.45) * (0.3 if self.at == end else 1.0)
            canvas.art(name, FRect(x, box.centery - size / 2 - 2, size, size), alpha)
        room = FRect(box.left + 60, box.top + 4, box.width - 120, box.height - 12)
        in_lines(canvas, self.values[self.at][1], room, GOLD if focused else CREAM, centred=True)


class Toggle(Choice):
    def __init__(
        self,
        rect: FRect,
        label: str,
        on: bool,
        choose: Callable[[bool], object],
        words: tuple[str, str],
        hint: str = "",
    ) -> None:
        values = [("off", words[0]), ("on", words[1])]
        super().__init__(rect, label, values, "on" if on else "off", lambda value: choose(value == "on"), hint)


class Slider(Row):
    """A volume: 0 to 100 in tens, or wherever the pointer drags it."""

    def __init__(self, rect: FRect, label: str, value: int, choose: Callable[[int], object]) -> None:
        super().__init__(rect, label)
        self.value, self.choose = value, choose

    def value_said(self) -> str:
        return f"{self.value} %"

    def _track(self) -> FRect:
        return FRect(self.rect.centerx + 20, self.rect.centery - 6, self.rect.width / 2 - 170, 12)

    def stops(self) -> list[FRect]:
        """A step less, and one more."""
        track, ways = self._track(), {max(0, self.value - 10), min(100, self.value + 10)} - {self.value}
        xs = [track.left + track.width * value / 100 for value in sorted(ways)]
        return [FRect(x - 30, self.rect.top, 60, self.rect.height) for x in xs]

    def _set(self, value: int) -> None:
        value = max(0, min(100, value))
        if value != self.value:
            self.value = value
            self.choose(value)

    def turn(self, way: int) -> bool:
        before = self.value
        self._set(self.value + 10 * way)
        return self.value != before

    def point(self, at: tuple[float, float]) -> None:
        track = self._track()
        if at[0] > track.left - 40:
            self._set(round((at[0] - track.left) / track.width * 20) * 5)

    def draw_value(self, canvas: Canvas, box: FRect, focused: bool) -> None:
        track = self._track()
        canvas.panel(track, "quiet")
        filled = track.copy()
        filled.width = max(14, track.width * self.value / 100)
        canvas.panel(filled, "brass")
        canvas.dot(filled.right, track.centery - 1, 34, GOLD if focused else CREAM)
        canvas.text(str(self.value), box.right - 14, box.centery - 2, BODY, anchor="midright", fixed=True)


class Card(Button):
    """A larger button with a line of its own below the label."""

    def __init__(self, rect: FRect, label: str, line: str, do: Callable[[], Step], icon: str | None = None) -> None:
        super().__init__(rect, label, do, icon)
        self.line = line

    def said(self) -> str:
        return f"{self.label}: {self.line}"

    def label_room(self) -> FRect:
        """What stands on it, clear of its edges: the lower one is thick."""
        left = self.rect.left + 30 + (96 if self.icon else 0)
        return FRect(left, self.rect.top + 8, self.rect.right - left - 24, self.rect.height - 22)

    def draw(self, canvas: Canvas, focused: bool) -> None:
        canvas.panel(self.rect, "teak-lit" if focused else "teak")
        if self.icon:
            canvas.art(self.icon, FRect(self.rect.left + 30, self.rect.centery - 39, 72, 72))
        room, step = self.label_room(), canvas.line_height(1)
        one = canvas.measure(self.line, SMALL - 2, "medium", fixed=True) <= room.width
        size = min(self.label_size(canvas), room.height * (0.55 if one else 0.4) / step)
        below = room.height - size * step
        if one:
            small, lines = min(canvas.common_size([(self.line, room.width)], BODY, "medium"), below / step), [self.line]
        else:
            small, lines = canvas.fitted(self.line, BODY, (room.width, below), "medium")
        y = room.centery - (size + len(lines) * small) * step / 2
        canvas.text(self.label, room.left, y, size, anchor="topleft", width=room.width)
        y += size * step
        for words in lines:
            canvas.text(words, room.left, y, small, weight="medium", anchor="topleft", width=room.width)
            y += small * step
