"""The settings: a list of subjects at the left, their switches at the right. Everything takes effect at once."""

import sys
from collections.abc import Callable, Hashable
from typing import Any

from pygame import FRect

from game import homemade, storage
from game.door.sentences import drawable
from scenes.devices.glyphs import switch_glyph, switch_width
from scenes.devices.intents import Action, Intent
from scenes.devices.one_button import is_one_button
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import GOLD, LEAD
from scenes.pages.page import Page
from scenes.pages.widgets import Button, Choice, Row, Slider, Toggle, Widget, in_lines
from scenes.stage import folders, navigation
from scenes.stage.narration.speakers import named_here
from scenes.stage.preferences import LANGUAGES, SCANS, SPEEDS, TEXT_SIZES
from scenes.stage.scene import Pop, Push, Step
from scenes.stage.window import display_of

SUBJECTS = (
    ("display", "icon-screen"),
    ("sound", "icon-sound"),
    ("motion", "icon-motion"),
    ("text", "icon-text"),
    ("controls", "icon-pad"),
    ("help", "icon-globe"),
)
BETWEEN = 14.0
"""Two buttons in one row."""


class Subject(Button):
    """An entry of the list at the left; its rows show as soon as it has the focus."""

    def __init__(self, rect: FRect, label: str, icon: str, open_now: bool, do: Callable[[], Step]) -> None:
        super().__init__(rect, label, do, icon)
        self.open_now = open_now

    def draw(self, canvas: Canvas, focused: bool) -> None:
        super().draw(canvas, focused or self.open_now)


class SwitchRow(Row):
    """Somebody's one button, as it looks; chosen, the next press of any button is the new one."""

    def __init__(self, rect: FRect, page: "Settings") -> None:
        texts = page.stage.texts
        super().__init__(rect, texts("settings-switch"), texts("settings-switch-hint"))
        self.page = page

    def value_said(self) -> str:
        return self.page.stage.prefs.switch.partition(" ")[2]

    def confirm(self) -> Step:
        self.page.stage.input.catching = self.page.caught
        return None

    def draw_value(self, canvas: Canvas, box: FRect, _focused: bool) -> None:
        stage = self.page.stage
        if stage.input.catching:
            in_lines(canvas, stage.texts("settings-switch-press"), box.inflate(0, -12), GOLD, centred=True)
            return
        switch = stage.prefs.switch
        switch_glyph(canvas, switch, box.centerx - switch_width(switch, 60) / 2, box.centery - 2, 60)


class Settings(Page):
    def __init__(self) -> None:
        super().__init__()
        self.subject = 0
        self.built_for: Hashable = None
        """The screens that can be chosen from, and the one that is."""

    def lay_out(self) -> list[Widget]:
        texts = self.stage.texts
        self.title = texts("settings-title")
        subjects: list[Widget] = [
            Subject(FRect(96, 190 + i * 104, 420, 90), texts(f"settings-{key}"), icon, i == self.subject, self._into)
            for i, (key, icon) in enumerate(SUBJECTS)
        ]
        rows: dict[str, Callable[[], list[Widget]]] = {
            "display": self._display,
            "sound": self._sound,
            "motion": self._motion,
            "text": self._text,
            "controls": self._controls,
            "help": self._help,
        }
        return subjects + rows[SUBJECTS[self.subject][0]]()

    def _row(self, index: int) -> FRect:
        return FRect(570, 190 + index * 104, 1254, 90)

    def _words(self) -> tuple[str, str]:
        return self.stage.texts("off"), self.stage.texts("on")

    def _into(self) -> Step:
        self._set_focus(len(SUBJECTS))
        return None

    def back(self) -> Step:
        """From a row to its subject, from there off the page."""
        if self.focus >= len(SUBJECTS) and not self.stage.input.last.points:
            self.focus = self.subject
            return None
        return Pop()

    def entries(self) -> list[tuple[Action, str]]:
        texts = self.stage.texts
        choose, back = super().entries()
        return [choose, (Action.PREVIOUS, texts("bar-previous")), (Action.NEXT, texts("bar-next")), back]

    def handle(self, intent: Intent) -> Step:
        if intent.action in (Action.PREVIOUS, Action.NEXT):
            self.stage.sound.play("page")
            self.subject = (self.subject + (1 if intent.action is Action.NEXT else -1)) % len(SUBJECTS)
            self.focus = self.subject
            self.build()
            return None
        return super().handle(intent)

    def ways(self) -> dict[int, FRect]:
        """From a row only its own subject is at the left; from a subject lower than all rows it goes to the first."""
        places, first = self.places(), len(SUBJECTS)
        if self.focus >= first:
            return {i: rect for i, rect in places.items() if i >= first or i == self.subject}
        level = self.focus < len(places) - first
        return {i: rect for i, rect in places.items() if level or i <= first}

    def _set_focus(self, index: int) -> None:
        super()._set_focus(index)
        if index < len(SUBJECTS) and index != self.subject:
            self.subject = index
            self.build()

    def _setter(self, name: str) -> Callable[[Any], None]:
        def choose(value: Any) -> None:
            setattr(self.stage.prefs, name, value)
            self.stage.apply_preferences()

        return choose

    def _display(self) -> list[Widget]:
        texts, prefs = self.stage.texts, self.stage.prefs

        def choose(on: bool) -> None:
            if on != prefs.fullscreen:
                self.stage.toggle_fullscreen()

        full = Toggle(self._row(0), texts("settings-fullscreen"), prefs.fullscreen, choose, self._words())
        return [full, *self._which_screen()]

    def _which_screen(self) -> list[Widget]:
        """Where there is a choice."""
        stage = self.stage
        self.built_for = self._screens()
        if len(stage.screens) < 2:
            return []
        values = [(str(number), f"{number}: {wide} × {high}") for number, (wide, high) in enumerate(stage.screens, 1)]
        chosen = str(display_of(stage.prefs, len(stage.screens)) + 1)

        def choose(number: str) -> None:
            stage.move_to_screen(int(number))

        return [Choice(self._row(1), stage.texts("settings-screen"), values, chosen, choose)]

    def _screens(self) -> Hashable:
        return *self.stage.screens, self.stage.prefs.display

    def tick(self, _dt: float) -> Step:
        """A screen that is switched on meanwhile can be chosen, one that is gone cannot; where somebody has moved the
        window, that is chosen."""
        if SUBJECTS[self.subject][0] == "display" and self.built_for != self._screens():
            count = len(self.widgets)
            self.build()
            if len(self.widgets) != count:
                self.focus = min(self.focus, len(SUBJECTS))
            self.stage.dirty = True
        return None

    def _help(self) -> list[Widget]:
        """The language; what is explained when it first happens, and a way to meet all of it once more; the same for
        guided rounds; and what players have made themselves."""
        texts, prefs = self.stage.texts, self.stage.prefs

        def again() -> Step:
            self._setter("noted")([])
            self._setter("first_notes")(True)
            self.build()
            return None

        return [
            self._language(),
            Toggle(
                self._row(1),
                texts("settings-notes"),
                prefs.first_notes,
                self._setter("first_notes"),
                self._words(),
                texts("settings-notes-hint"),
            ),
            Button(self._row(2), texts("settings-notes-again"), again, "icon-hint"),
            Button(
                self._row(3),
                texts("settings-lessons"),
                self._offer_lessons,
                "icon-lesson",
                texts("settings-lessons-hint"),
                bool(prefs.lessons),
            ),
            Button(self._row(4), texts("settings-own-open"), self._open_own, "icon-own", texts("settings-own-hint")),
        ]

    def _sound(self) -> list[Widget]:
        texts, prefs = self.stage.texts, self.stage.prefs

        def effects(value: int) -> None:
            self._setter("effects")(value)
            self.stage.sound.play("points")

        def mute(on: bool) -> None:
            self._setter("mute")(on)
            self.build()

        spoken = bool(named_here())
        label, hint = texts("settings-aloud"), self._aloud_hint(spoken)
        aloud = Toggle(self._row(3), label, prefs.read_aloud, self._setter("read_aloud"), self._words(), hint)
        aloud.enabled = spoken
        return [
            Slider(self._row(0), texts("settings-effects"), prefs.effects, effects),
            Slider(self._row(1), texts("settings-music"), prefs.music, self._setter("music")),
            Toggle(self._row(2), texts("settings-mute"), prefs.mute, mute, self._words()),
            aloud,
        ]

    def _aloud_hint(self, spoken: bool) -> str:
        """What reading aloud is, or why there is nothing to hear."""
        texts = self.stage.texts
        if not spoken:
            return texts("settings-aloud-linux" if sys.platform.startswith("linux") else "settings-aloud-none")
        return texts("settings-aloud-muted" if self.stage.prefs.mute else "settings-aloud-hint")

    def _motion(self) -> list[Widget]:
        texts, prefs = self.stage.texts, self.stage.prefs
        speeds = [(key, texts(f"settings-speed-{key}")) for key in SPEEDS]
        return [
            Choice(self._row(0), texts("settings-speed"), speeds, prefs.speed, self._setter("speed")),
            Toggle(
                self._row(1),
                texts("settings-reduced"),
                prefs.reduced_motion,
                self._setter("reduced_motion"),
                self._words(),
                texts("settings-reduced-hint"),
            ),
        ]

    def _text(self) -> list[Widget]:
        sizes = [(str(size), f"{size} %") for size in TEXT_SIZES]

        def choose(value: str) -> None:
            self._setter("text_size")(int(value))

        texts, prefs = self.stage.texts, self.stage.prefs
        return [
            Choice(self._row(0), texts("settings-text-size"), sizes, str(prefs.text_size), choose),
            Toggle(
                self._row(1),
                texts("settings-contrast"),
                prefs.high_contrast,
                self._setter("high_contrast"),
                self._words(),
                texts("settings-contrast-hint"),
            ),
        ]

    def _controls(self) -> list[Widget]:
        texts, prefs, row = self.stage.texts, self.stage.prefs, self._row(1)
        half = FRect(row.left, row.top, (row.width - BETWEEN) / 2, row.height)
        other = half.move(half.width + BETWEEN, 0)
        return [
            Toggle(self._row(0), texts("settings-rumble"), prefs.rumble, self._setter("rumble"), self._words()),
            Button(half, texts("settings-buttons"), lambda: Push(navigation.Bindings("pad")), "icon-pad"),
            Button(other, texts("settings-keys"), lambda: Push(navigation.Bindings("keys")), "icon-keyboard"),
            Button(self._row(2), texts("settings-phones"), lambda: Push(navigation.Phones()), "icon-phone"),
            Toggle(
                self._row(3),
                texts("settings-left-handed"),
                prefs.left_handed,
                self._setter("left_handed"),
                self._words(),
                texts("settings-left-handed-hint"),
            ),
            Choice(
                self._row(4),
                texts("settings-scan"),
                [(key, texts("off") if key == "off" else texts(f"settings-scan-{key}")) for key in SCANS],
                prefs.scan,
                self._setter("scan"),
                texts("settings-scan-hint"),
            ),
            SwitchRow(self._row(5), self),
        ]

    def caught(self, switch: str) -> None:
        """The new button of somebody with one; Escape means never mind."""
        self.stage.input.catching = None
        self.stage.dirty = True
        good = is_one_button(switch) and switch != "key escape"
        self.stage.sound.play("confirm" if good else "back")
        if good:
            self._setter("switch")(switch)

    def leave(self) -> None:
        self.stage.input.catching = None

    def stops(self) -> list[list[FRect]]:
        """The subjects, and the rows of the one that is open."""
        widgets, first = self.widgets, len(SUBJECTS)
        return [[rect for one in part for rect in one.stops()] for part in (widgets[:first], widgets[first:])]

    def _language(self) -> Widget:
        def choose(value: str) -> None:
            self._setter("language")(value)
            self.build()

        texts, prefs, languages = self.stage.texts, self.stage.prefs, list(LANGUAGES.items())
        return Choice(self._row(0), texts("settings-language"), languages, prefs.language, choose)

    def _offer_lessons(self) -> Step:
        self._setter("lessons")({})
        self.build()
        return None

    def _open_own(self) -> Step:
        sorry = self.stage.texts("settings-own-sorry", folder=drawable(str(homemade.folder())))
        try:
            folders.show(homemade.prepare(self.stage.texts("settings-own-text")), sorry)
        except OSError as error:
            storage.notice(f"{homemade.folder()} cannot be made ({storage.reason(error)}).")
        return None

    def draw_content(self, canvas: Canvas) -> None:
        if SUBJECTS[self.subject][0] == "text":
            sample = FRect(570, 424, 1254, 300)
            canvas.panel(sample, "quiet")
            canvas.paragraph(self.stage.texts("settings-text-sample"), sample.inflate(-80, -60), LEAD, colour=GOLD)
