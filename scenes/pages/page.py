"""A page of widgets: the focus goes from one to the next, by pad, keys or pointer, in one and the same way."""

from collections.abc import Hashable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, ClassVar

from pygame import FRect

from scenes.devices.focus import Trail, at_point, neighbour
from scenes.devices.intents import DIRECTIONS, Action, Device, Intent
from scenes.devices.sheet import WHOLE, Piece, Sheet
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import focus_frame
from scenes.drawing.theme import GOLD, HEAD, MARGIN_X, MIST, PLAN, SMALL, TITLE
from scenes.pages.widgets import Widget, group_labels
from scenes.stage.narration.spoken import Spoken, sentences
from scenes.stage.scene import Pop, Scene, Step


class Page(Scene):
    title = ""
    ambient = True
    icons: ClassVar[Mapping[Action, str]] = {}
    """The pictures of actions that mean something else here than elsewhere."""
    calm = 0.0
    """Seconds in which a press was still meant for what was there before: for pages that come by themselves."""

    def __init__(self) -> None:
        self.widgets: list[Widget] = []
        self.focus = 0
        self.trail: Trail[int] = Trail()
        self._laid_in = ""
        """In which it is laid out on the screen."""
        self._worded: dict[str, dict[str, Any]] = {}
        """By another language, what is different for somebody who reads it on a phone."""

    def enter(self) -> None:
        self.build()

    def resume(self) -> None:
        self.build()

    def build(self) -> None:
        """Lay out the widgets anew; the focus stays on its place."""
        self.widgets = self.lay_out()
        group_labels(self.widgets)
        self.trail.forget()
        self._laid_in, self._worded = self.stage.texts.language, {}
        self.focus = max(0, min(self.focus, len(self.widgets) - 1))

    def lay_out(self) -> list[Widget]:
        return []

    def back(self) -> Step:
        return Pop()

    def entries(self) -> list[tuple[Action, str]]:
        """What the bar at the bottom offers."""
        texts = self.stage.texts
        return [(Action.CONFIRM, texts("bar-choose")), (Action.BACK, texts("bar-back"))]

    @property
    def focused(self) -> Widget | None:
        return self.widgets[self.focus] if self.widgets else None

    def places(self) -> dict[int, FRect]:
        return {i: widget.rect for i, widget in enumerate(self.widgets)}

    def ways(self) -> dict[int, FRect]:
        """The places that a push from the focus may lead to, and its own."""
        return self.places()

    def stops(self) -> list[list[FRect]]:
        return [[rect for widget in self.widgets for rect in widget.stops()]]

    def tick(self, dt: float) -> Step:
        self.calm = max(0.0, self.calm - dt)
        return None

    def handle(self, intent: Intent) -> Step:
        action = intent.action
        if self.calm and action in (Action.CONFIRM, Action.TAP, Action.BACK):
            return None
        if intent.at is not None:
            return self._pointed(intent)
        if action is Action.TAP:
            return self._tapped(intent.text)
        if action in DIRECTIONS:
            self._move(action)
        elif action is Action.CONFIRM and self.focused:
            return self._confirm(self.focused)
        elif action is Action.BACK:
            self.stage.sound.play("back")
            return self.back()
        return None

    def _pointed(self, intent: Intent) -> Step:
        assert intent.at is not None
        button = self.bar.at(intent.at)
        if button is not None:
            if intent.action is Action.CONFIRM and button is not Action.CONFIRM:
                return self.handle(Intent(button, intent.device))
            return None
        under = at_point(self.places(), intent.at)
        if under is None:
            return None
        if under != self.focus:
            self._set_focus(under)
        widget = self.widgets[under]
        if intent.action is Action.CONFIRM:
            self.stage.sound.play("confirm" if widget.enabled else "refuse")
            return widget.click(intent.at) if widget.enabled else None
        if intent.held:
            widget.point(intent.at)
        return None

    def _tapped(self, name: str) -> Step:
        """A widget has been tapped on a phone, by its number."""
        index = int(name) if name.isdecimal() else len(self.widgets)
        if index >= len(self.widgets):
            return None
        if index != self.focus:
            self._set_focus(index)
        return self._confirm(self.widgets[index])

    def _confirm(self, widget: Widget) -> Step:
        self.stage.sound.play("confirm" if widget.enabled else "refuse")
        return widget.confirm() if widget.enabled else None

    def _move(self, action: Action) -> None:
        widget = self.focused
        sideways = {Action.LEFT: -1, Action.RIGHT: 1}.get(action)
        if widget and sideways and widget.enabled and widget.turn(sideways):
            self.stage.sound.play("focus")
            return
        here = self.focus
        there = self.trail.back(here, action)
        if there is None:
            there = neighbour(self.ways(), here, action)
            if there is not None and there != here:
                self._set_focus(there)
                self.trail.note(here, action, self.focus)
        else:
            self._set_focus(there)

    def _set_focus(self, index: int) -> None:
        self.focus = index
        self.stage.sound.play("focus")

    # On a phone

    def lines(self) -> list[str]:
        """What there is to read on the page, beside its widgets."""
        return []

    def on_phone(self, _device: Device) -> Sheet:
        """The widgets as plates."""
        with self._reworded():
            plates = tuple(
                Piece(words, widget.parts(), WHOLE, str(i), widget.enabled, focus=i == self.focus, note=widget.hint)
                for i, widget in enumerate(self.widgets)
                if (words := widget.said())
            )
            return Sheet(self.title, plates=plates, lines=tuple(self.lines()), buttons=self.buttons())

    @contextmanager
    def _reworded(self) -> Iterator[None]:
        """For a moment as it is in the language spoken now; on the screen nothing changes."""
        language, usual = self.stage.texts.language, dict(self.__dict__)
        if language in self._worded:
            self.__dict__.update(self._worded[language])
        elif language != self._laid_in:
            self.widgets = self.lay_out()
            changed = {name: value for name, value in self.__dict__.items() if usual.get(name) is not value}
            self._worded[language] = changed
        try:
            yield
        finally:
            self.__dict__.clear()
            self.__dict__.update(usual)

    def seen_on_phone(self, _device: Device) -> Hashable:
        return (
            self.focus,
            tuple(self.entries()),
            tuple((one.said(), one.parts(), one.enabled) for one in self.widgets),
            *self.lines(),
        )

    # Aloud

    def about_focus(self) -> str:
        """What stands beside the widget in focus, about it."""
        return ""

    def spoken(self) -> Spoken:
        focused = self.focused
        words = focused.aloud(self.stage.texts("aloud-closed")) if focused else ""
        return Spoken((self.title, *self.lines()), sentences((words, self.about_focus())))

    def spoken_of(self) -> object:
        return self.focus, self.widgets

    # On the screen

    def draw(self, canvas: Canvas) -> None:
        self.draw_ground(canvas)
        if self.title:
            canvas.text(
                self.title, MARGIN_X, 104, TITLE, weight="heavy", colour=GOLD, shadow=True, width=1300, fixed=True
            )
        self.draw_content(canvas)
        self.draw_widgets(canvas)

    def draw_bar(self, canvas: Canvas) -> None:
        self.bar.draw(canvas, self.stage.input, self.entries(), self.icons)

    def draw_ground(self, canvas: Canvas) -> None:
        canvas.ground("room", lambda ground: ground.backdrop("room-backdrop"))

    def draw_content(self, canvas: Canvas) -> None:
        """What lies under the widgets."""

    def draw_widgets(self, canvas: Canvas) -> None:
        for i, widget in enumerate(self.widgets):
            if i != self.focus:
                widget.draw(canvas, False)
        focused = self.focused
        if focused:
            focused.draw(canvas, True)
            focus_frame(canvas, focused.rect, 0.0 if self.stage.still else self.stage.clock)
            if focused.hint:
                self.draw_hint(canvas, focused.hint)

    def draw_hint(self, canvas: Canvas, hint: str) -> None:
        """At the left of the bar, in as many lines as it takes."""
        entries = self.entries()
        self.bar.lay_out(canvas, self.stage.input, entries)
        room = FRect(MARGIN_X, self.bar.y - 50, self.bar.begins - MARGIN_X - 24, 78)
        canvas.paragraph(hint, room, SMALL, colour=MIST, middle=True)


class Dialog(Page):
    """A page over another one: a box in the middle with a title, a sentence and a column of buttons."""

    overlay = True
    ambient = False
    width = 860.0
    text = ""
    text_room = 110.0
    """How high the sentence may become, with the gap below it."""
    icon: str | None = None

    def box(self) -> FRect:
        rows = len({widget.rect.top for widget in self.widgets})
        height = self._head() + rows * 96 + 30
        return FRect((PLAN[0] - self.width) / 2, (PLAN[1] - height) / 2 - 20, self.width, height)

    def _head(self) -> float:
        return 150 + (self.text_room if self.text else 0)

    def row(self, index: int, rows: int) -> FRect:
        """Where the button with this number lies, of so many."""
        height = self._head() + rows * 96 + 30
        top = (PLAN[1] - height) / 2 - 20 + self._head()
        return FRect((PLAN[0] - self.width) / 2 + 60, top + index * 96, self.width - 120, 82)

    def halves(self, index: int, rows: int) -> tuple[FRect, FRect]:
        """Two buttons side by side."""
        whole = self.row(index, rows)
        left = FRect(whole.left, whole.top, whole.width / 2 - 7, whole.height)
        return left, left.move(whole.width / 2 + 7, 0)

    def lines(self) -> list[str]:
        return [self.text] if self.text else []

    def draw_ground(self, canvas: Canvas) -> None:
        """The scene below is the ground."""

    def draw(self, canvas: Canvas) -> None:
        box = self.box()
        canvas.panel(box, "solid")
        left = box.left + 60
        if self.icon:
            canvas.art(self.icon, FRect(left, box.top + 44, 76, 76))
            left += 100
        canvas.text(self.title, left, box.top + 84, HEAD, weight="heavy", colour=GOLD, width=box.right - left - 50)
        if self.text:
            canvas.paragraph(self.text, FRect(box.left + 60, box.top + 142, box.width - 120, self.text_room - 6))
        self.draw_content(canvas)
        self.draw_widgets(canvas)
