"""Phones: the code to scan, the address to type, who is there; and what to do where a phone finds nobody."""

from collections.abc import Callable, Hashable

import pygame
import segno
from pygame import FRect

from scenes.devices.guests import Guest
from scenes.devices.intents import NEWS, Action, Device, Intent
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BODY, CREAM, GOLD, HEAD, INK, LEAD, MIST, SMALL, TITLE
from scenes.pages.page import Dialog, Page
from scenes.pages.widgets import Button, Choice, Widget
from scenes.phones.addresses import LOOPBACK
from scenes.stage.narration.spoken import Spoken
from scenes.stage.scene import Pop, Push, Step

CODE = FRect(96, 172, 640, 640)
QUIET = 3
"""Light modules round the code."""
STEPS = FRect(790, 172, 1034, 424)
ADDRESS = FRect(790, 610, 1034, 82)
"""Only where there is a choice; else those who are here have its room too."""
GUESTS = FRect(790, 706, 1034, 106)
MOST_SHOWN = 8
STEP_KEYS = ("phones-step-wifi", "phones-step-scan", "phones-step-name")


def picture_of_code(address: str, pixels: int) -> pygame.Surface:
    """A code to scan, dark on light, each of its squares of whole pixels."""
    rows = [list(row) for row in segno.make(address, error="m", micro=False).matrix]
    module = max(1, pixels // (len(rows) + 2 * QUIET))
    surface = pygame.Surface((pixels, pixels))
    surface.fill(CREAM)
    edge = (pixels - module * len(rows)) // 2
    for y, row in enumerate(rows):
        for x, dark in enumerate(row):
            if dark:
                surface.fill(INK, (edge + x * module, edge + y * module, module, module))
    return surface


class PhonesPage(Page):
    def __init__(self, welcome: Callable[[Device], object] | None = None) -> None:
        super().__init__()
        self.welcome = welcome
        self.chosen = 0
        """Which of this machine's addresses the code leads to."""
        self.built_for: Hashable = None

    def enter(self) -> None:
        prefs = self.stage.prefs
        self.stage.phones.switch_on()
        if not prefs.phones:
            prefs.phones = True
            prefs.save()
        super().enter()
        self.focus = len(self.widgets) - 1

    # Where they can be reached

    @property
    def _addresses(self) -> tuple[str, ...]:
        """None while this computer is in no network: the address that it always has leads a phone to itself."""
        opened = self.stage.phones.opened
        return opened.addresses if opened and opened.addresses != (LOOPBACK,) else ()

    @property
    def _place(self) -> str:
        """Where the page is, as somebody types it."""
        opened = self.stage.phones.opened
        return f"{self._addresses[self.chosen]}:{opened.port}" if opened and self._addresses else ""

    @property
    def _link(self) -> str:
        opened = self.stage.phones.opened
        return f"http://{self._place}/#{opened.token}" if opened and self._place else ""

    # The page

    def lay_out(self) -> list[Widget]:
        texts = self.stage.texts
        self.title = texts("phones-title")
        self.chosen = min(self.chosen, max(0, len(self._addresses) - 1))
        places = [(str(i), address) for i, address in enumerate(self._addresses)]
        label, hint = texts("phones-address"), texts("phones-address-hint")
        address = Choice(ADDRESS, label, places, str(self.chosen), self._choose, hint)
        help_ = Button(FRect(790, 836, 334, 90), texts("phones-help"), lambda: Push(PhonesHelp()), "icon-warning")
        off = Button(FRect(1140, 836, 334, 90), texts("phones-off"), self._switch_off, "icon-cross")
        done = Button(FRect(1490, 836, 334, 90), texts("bar-done"), Pop, "icon-tick")
        return [*([address] if len(places) > 1 else []), *self._guests(), help_, off, done]

    def _room(self) -> FRect:
        """Where those stand who are here."""
        return GUESTS if len(self._addresses) > 1 else GUESTS.union(ADDRESS)

    def _guests(self) -> list[Widget]:
        guests, room = [*self.stage.input.guests.values()][:MOST_SHOWN], self._room()
        pitch, hint = room.width / max(4, len(guests)), self.stage.texts("send-away-hint")
        places = [
            FRect(room.left + pitch * i + 6, room.top + 4, pitch - 12, room.height - 10) for i in range(len(guests))
        ]
        return [GuestBadge(place, guest, hint) for place, guest in zip(places, guests, strict=True)]

    def _choose(self, which: str) -> None:
        self.chosen = int(which)

    def _switch_off(self) -> Step:
        self.stage.phones.switch_off()
        self.stage.prefs.phones = False
        self.stage.prefs.save()
        return Pop()

    def handle(self, intent: Intent) -> Step:
        if intent.action in NEWS:
            if intent.action is Action.FOUND:
                self.stage.sound.play("join")
                if self.welcome:
                    self.welcome(intent.device)
            return None
        return super().handle(intent)

    def tick(self, _dt: float) -> Step:
        here = self._addresses, *self.stage.input.guests
        if self.built_for != here:
            self.built_for = here
            focused = len(self.widgets) - self.focus
            self.build()
            self.focus = max(0, len(self.widgets) - focused)
        return None

    def lines(self) -> list[str]:
        return [self.stage.texts("phones-here", names=self.stage.texts.join(self._names()))] if self._names() else []

    def spoken(self) -> Spoken:
        """With how to come in, by letters: a code cannot be heard."""
        page, texts = super().spoken(), self.stage.texts
        steps = [texts(key) for key in STEP_KEYS]
        typed = [texts("phones-or-type"), self._place, texts("phones-code"), ", ".join(self.stage.phones.code)]
        told = [*steps, *typed] if self._link else [self._no_link()]
        return Spoken((*page.lines, *told), page.focus)

    def spoken_of(self) -> object:
        return super().spoken_of(), self._link, self.stage.phones.code, self.stage.phones.problem

    def _no_link(self) -> str:
        """Why there is no code, or not yet."""
        texts, phones = self.stage.texts, self.stage.phones
        told = phones.problem and texts("phones-problem", why=phones.problem)
        nobody = phones.opened is not None and texts("phones-no-network")
        return told or nobody or texts("phones-moment")

    def _names(self) -> list[str]:
        return [guest.name for guest in self.stage.input.guests.values()]

    # The picture

    def draw_content(self, canvas: Canvas) -> None:
        canvas.panel(CODE, "paper")
        if self._link:
            inner = canvas.rect(CODE.inflate(-44, -44))
            pixels = min(inner.size)
            key = ("phone-code", self._link, pixels)
            code = canvas.workshop.shelf.get(key, lambda: picture_of_code(self._link, pixels))
            canvas.centred(code, CODE.centerx, CODE.centery - 3)
        else:
            canvas.paragraph(self._no_link(), CODE.inflate(-100, -100), LEAD, colour=INK, centred=True, middle=True)
        self._draw_steps(canvas)
        self._draw_nobody(canvas)

    def _draw_steps(self, canvas: Canvas) -> None:
        texts, x, width = self.stage.texts, STEPS.left + 96, STEPS.width - 130
        canvas.panel(STEPS, "night")
        y = STEPS.top + 30
        for number, key in enumerate(STEP_KEYS, 1):
            left = STEPS.left + 52
            canvas.dot(left, y + 22, 52, GOLD)
            canvas.text(str(number), left, y + 21, BODY, weight="heavy", colour=INK, anchor="center", fixed=True)
            y += max(58.0, canvas.paragraph(texts(key), FRect(x, y, width, 84), BODY)) + 10
        if not self._place:
            return
        y = STEPS.bottom - 112
        canvas.text(texts("phones-or-type"), x, y, SMALL, colour=MIST, width=width * 0.62)
        canvas.text(self._place, x, y + 48, HEAD, weight="heavy", colour=GOLD, width=width * 0.62, fixed=True)
        right, code = STEPS.right - 34, self.stage.phones.code
        canvas.text(texts("phones-code"), right, y, SMALL, colour=MIST, anchor="midright", width=width * 0.34)
        canvas.text(code, right, y + 48, TITLE * 0.8, weight="heavy", anchor="midright", fixed=True)

    def _draw_nobody(self, canvas: Canvas) -> None:
        room = self._room()
        canvas.panel(room, "quiet")
        if not self.stage.input.guests:
            words = self.stage.texts("phones-nobody")
            canvas.text(words, *room.center, BODY, colour=MIST, anchor="center", width=room.width - 60)


class GuestBadge(Widget):
    """A phone that is here; a dark one is pale. Chosen, it can be sent away."""

    def __init__(self, rect: FRect, guest: Guest, hint: str) -> None:
        super().__init__(rect, hint)
        self.guest = guest

    def said(self) -> str:
        return self.guest.name

    def confirm(self) -> Step:
        return Push(SendAway(self.guest))

    def draw(self, canvas: Canvas, _focused: bool) -> None:
        guest, (x, y) = self.guest, self.rect.center
        canvas.badge(guest.livery, x, y - 20, 62, 1.0 if guest.awake else 0.4)
        colour = CREAM if guest.awake else MIST
        canvas.text(guest.name, x, y + 32, SMALL, anchor="center", width=self.rect.width - 8, colour=colour)


class SendAway(Dialog):
    """Asked once: whoever sat there with this phone is asked how it goes on, and it needs the code to come back."""

    icon = "icon-phone"
    width = 1080.0

    def __init__(self, guest: Guest) -> None:
        super().__init__()
        self.guest = guest

    def lay_out(self) -> list[Widget]:
        texts = self.stage.texts
        self.title, self.text = texts("send-away-title", name=self.guest.name), texts("send-away-text")
        return [
            Button(self.row(0, 2), texts("send-away-no"), Pop, "icon-undo"),
            Button(self.row(1, 2), texts("send-away-yes"), self._send_away, "icon-cross"),
        ]

    def _send_away(self) -> Step:
        self.stage.phones.send_away(Device("phone", self.guest.number))
        return Pop()


class PhonesHelp(Dialog):
    """Why a phone usually finds nobody, and what is done about it."""

    icon = "icon-warning"
    width = 1240.0
    text_room = 520.0

    def lay_out(self) -> list[Widget]:
        texts = self.stage.texts
        self.title = texts("phones-help")
        self.text = "\n\n".join(texts(f"phones-help-{key}") for key in ("wifi", "vpn", "firewall", "address"))
        return [Button(self.row(0, 1), texts("bar-done"), Pop, "icon-tick")]
