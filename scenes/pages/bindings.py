"""Rebinding: choose an action, press its new button or key. Two actions that want the same one change places."""

import pygame
from pygame import FRect

from scenes.devices.glyphs import KEY_SIGNS, button, key_cap
from scenes.devices.intents import ALWAYS, STANDARD_BUTTONS, STANDARD_KEYS, Action, Device, Intent
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BODY, CREAM, GOLD, LEAD, MARGIN_X, MIST, PLAN
from scenes.pages.page import Page
from scenes.pages.widgets import Button, Widget
from scenes.stage.scene import Step


class BindingRow(Widget):
    def __init__(self, rect: FRect, page: "BindingsPage", action: Action) -> None:
        super().__init__(rect)
        self.page, self.action = page, action

    def said(self) -> str:
        return f"{self.page.stage.texts(f'action-{self.action}')}: {self.page.bound(self.action)}"

    def confirm(self) -> Step:
        self.page.listen(self.action)
        return None

    def draw(self, canvas: Canvas, focused: bool) -> None:
        canvas.panel(self.rect, "solid" if focused else "quiet")
        label = self.page.stage.texts(f"action-{self.action}")
        canvas.text(label, self.rect.left + 30, self.rect.centery - 2, BODY, width=self.rect.width - 230)
        source = self.page.stage.input
        x, y = self.rect.right - 130, self.rect.centery - 2
        if self.page.waiting is self.action:
            canvas.text("…", x + 20, y, LEAD, colour=GOLD)
        elif self.page.kind == "keys":
            name = source.keys[self.action]
            key_cap(canvas, KEY_SIGNS.get(name, name.upper()), x, y, 60)
        else:
            pad = source.pad_at_hand
            button(canvas, pad.family if pad else "xbox", source.button_for(pad, self.action), x, y, 60)


class BindingsPage(Page):
    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind = kind
        self.waiting: Action | None = None
        self.standard = STANDARD_KEYS if kind == "keys" else STANDARD_BUTTONS

    def lay_out(self) -> list[Widget]:
        texts = self.stage.texts
        self.title = texts("settings-keys" if self.kind == "keys" else "settings-buttons")
        rows: list[Widget] = [
            BindingRow(FRect(96 + i % 2 * 876, 190 + i // 2 * 112, 852, 96), self, action)
            for i, action in enumerate(self.standard)
        ]
        return [*rows, Button(FRect(96, 790, 620, 90), texts("bind-standard"), self._reset, "icon-restart")]

    def _reset(self) -> Step:
        self._keep({})
        return None

    def _current(self) -> dict[Action, str]:
        source = self.stage.input
        return dict(source.keys if self.kind == "keys" else source.buttons_of(source.pad_at_hand))

    def bound(self, action: Action) -> str:
        """The name of its key or button."""
        return self._current()[action].upper()

    def _asked(self) -> tuple[str, ...]:
        """What is to be pressed now, and how not to."""
        texts = self.stage.texts
        if self.waiting is None:
            return ()
        asked = texts(f"bind-press-{self.kind}", action=texts(f"action-{self.waiting}"))
        return asked, texts(f"bind-never-mind-{self.kind}")

    def lines(self) -> list[str]:
        return [*self._asked()]

    def spoken_of(self) -> object:
        return super().spoken_of(), self.waiting, self.stage.input.keys, self.stage.input.buttons

    def _keep(self, chosen: dict[str, str]) -> None:
        """Bindings of keys, of all pads with a known layout, or of those that are like the one at hand."""
        prefs, pad = self.stage.prefs, self.stage.input.pad_at_hand
        if self.kind == "keys":
            prefs.keys = chosen
        elif pad is None or pad.mapped:
            prefs.buttons = chosen
        else:
            prefs.buttons_by_pad[pad.name] = chosen
        self.stage.apply_preferences()

    def listen(self, action: Action) -> None:
        self.waiting = action
        self.stage.input.capturing = self._caught

    def _caught(self, device: Device, name: str) -> None:
        """The new button; an empty name, or anything from another kind of device, means never mind."""
        action, self.waiting = self.waiting, None
        self.stage.input.capturing = None
        if device.kind != self.kind or not name or action is None:
            self.stage.sound.play("back")
            return
        found = self._current()
        owner = next((other for other, taken in found.items() if taken == name and other is not action), None)
        if owner is not None:
            if self.kind == "keys" and pygame.key.key_code(found[action]) in ALWAYS:
                self.stage.sound.play("refuse")  # the key it would get instead always means something else
                return
            found[owner] = found[action]
        found[action] = name
        self.stage.sound.play("confirm")
        self._keep({one.value: taken for one, taken in found.items() if taken != self.standard[one]})

    def handle(self, intent: Intent) -> Step:
        if self.waiting is not None:
            if intent.action is Action.BACK or (intent.at is not None and intent.action is Action.CONFIRM):
                self._caught(intent.device, "")
            return None
        return super().handle(intent)

    def leave(self) -> None:
        self.stage.input.capturing = None

    def draw_content(self, canvas: Canvas) -> None:
        """Which pad it is about, where that is not all of them."""
        pad = self.stage.input.pad_at_hand
        if self.kind == "pad" and pad and not pad.mapped:
            words = self.stage.texts("bind-only", name=pad.name)
            canvas.text(words, PLAN[0] - MARGIN_X, 835, BODY, colour=MIST, anchor="midright", width=1000)

    def draw_widgets(self, canvas: Canvas) -> None:
        super().draw_widgets(canvas)
        if self.waiting is not None:
            box = FRect(PLAN[0] / 2 - 520, 420, 1040, 180)
            canvas.panel(box, "solid")
            words, never_mind = self._asked()
            canvas.text(words, box.centerx, box.centery - 26, LEAD, anchor="center", colour=GOLD, width=box.width - 60)
            canvas.text(
                never_mind,
                box.centerx,
                box.centery + 34,
                BODY,
                anchor="center",
                colour=CREAM,
            )
