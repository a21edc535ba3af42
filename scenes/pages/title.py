"""The title: the river at dusk, a pier for each game, lanterns for the rest."""

import math
from collections.abc import Callable
from dataclasses import replace

import pygame
from pygame import FRect

from game import catalogue, saves, storage
from game.contract import Game
from scenes.devices.intents import NEWS, Action, Intent
from scenes.devices.sheet import Part
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import focus_frame
from scenes.drawing.theme import BODY, CREAM, GOLD, HEAD, HUGE, LEAD, MARGIN_X, PLAN, SMALL, TITLE_BACKDROP
from scenes.pages.page import Dialog, Page
from scenes.pages.performance import perform
from scenes.pages.resume import go_on
from scenes.pages.widgets import Button, Widget
from scenes.stage import navigation
from scenes.stage.narration.spoken import Spoken
from scenes.stage.preferences import SCANS
from scenes.stage.scene import Pop, Push, Quit, Step

PIER_TOP, PIER_SIZE = 286.0, 400.0
FORWARD, BACK = 1.16, 0.9
"""How much larger the pier in focus is than it would be without any focus, and how much smaller the others are then."""
DUSK = 120, 112, 150, 255
"""What is left of the colours of a pier that stands back."""
SIGN = 420.0
LANTERN_WIDTH = 300.0
ATTRACT_AFTER = 75.0
"""Seconds on the title before computer players begin to play."""
NAME = "Longtail"
DESCRIPTION = FRect(PLAN[0] / 2 - 560, 704, 1120, 150)


class Pier(Widget):
    """A game as a picture on its pier. The one in focus comes forward under a lit arch, with its name on a sign; the
    others step back into the dusk meanwhile."""

    def __init__(self, rect: FRect, game: Game, title: "Title") -> None:
        texts, (short, long) = title.stage.texts, game.minutes
        self.facts = texts("title-facts", least=min(game.seats), most=max(game.seats), short=short, long=long)
        super().__init__(rect, f"{texts(f'game-{game.id}-line')} {self.facts}")
        self.game, self.title = game, title

    def said(self) -> str:
        return self.title.stage.texts(f"game-{self.game.id}")

    def parts(self) -> tuple[Part, ...]:
        return (Part(f"game-{self.game.id}"),)

    def confirm(self) -> Step:
        return Push(navigation.Lobby(self.game))

    def draw(self, canvas: Canvas, focused: bool) -> None:
        clock = 0.0 if self.title.stage.still else self.title.stage.clock
        dim = not focused and isinstance(self.title.focused, Pier)
        size = self.rect.width * (FORWARD if focused else BACK if dim else 1.0)
        x, bottom = self.rect.centerx, self.rect.bottom - (0 if focused else 12)
        dock = FRect(x - size * 0.5, bottom - size * 0.58, size, size * 220 / 360)
        if focused:
            arch = FRect(x - size * 0.56, 0, size * 1.12, size * 1.12 * 364 / 460)
            arch.bottom = dock.top + size * 0.28
            canvas.art("pier-arch", arch)
        self._put(canvas, "pier", dock, dim)
        bob = 6 * math.sin(clock * 1.6 + x)
        picture = FRect(0, 0, size * 0.8, size * 0.8)
        picture.midbottom = x, dock.top + size * 0.3 + bob
        self._put(canvas, f"game-{self.game.id}", picture, dim)
        if focused:
            self._draw_sign(canvas, bottom)
        else:
            self._draw_board(canvas, dock, dim)

    def _put(self, canvas: Canvas, name: str, rect: FRect, dim: bool) -> None:
        """A drawing, made once as large as it ever is and scaled down from there; darker where it stands back."""
        size, grown = canvas.rect(rect).size, FORWARD / BACK if dim else FORWARD
        if self.title.focused is self:
            grown = 1.0
        large = canvas.picture(name, (canvas.px(rect.width * grown), canvas.px(rect.height * grown)))

        def make() -> pygame.Surface:
            surface = pygame.transform.smoothscale(large, size)
            if dim and not canvas.high_contrast:
                surface.fill(DUSK, special_flags=pygame.BLEND_RGBA_MULT)
            return surface

        at = canvas.rect(rect).topleft
        canvas.blit(canvas.workshop.shelf.get(("pier", name, size, dim), make), at)

    def _draw_board(self, canvas: Canvas, dock: FRect, dim: bool) -> None:
        """The name on a board that hangs from the pier on two ropes; in the dusk with the pier."""
        words = self.title.stage.texts(f"game-{self.game.id}")
        wide = canvas.measure(words, SMALL, "heavy", fixed=True) + 52
        box = FRect(dock.centerx - wide / 2, dock.top + dock.height * 0.72, wide, 50)
        for x in (box.left + 30, box.right - 30):
            canvas.art("pier-rope", FRect(x - 6, box.top - 30, 12, 42))
        canvas.panel(box, "teak-dim" if dim else "teak")
        x, y = box.centerx, box.centery - 3
        canvas.text(words, x, y, SMALL, weight="heavy", anchor="center", fixed=True, colour=GOLD if dim else CREAM)

    def _draw_sign(self, canvas: Canvas, bottom: float) -> None:
        words = self.title.stage.texts(f"game-{self.game.id}")
        wide = min(SIGN, canvas.measure(words, LEAD, "heavy", fixed=True) + 70)
        box = FRect(self.rect.centerx - wide / 2, bottom - 76, wide, 66)
        canvas.panel(box, "teak-lit")
        canvas.text(
            words, box.centerx, box.centery - 3, LEAD, weight="heavy", anchor="center", width=wide - 36, fixed=True
        )


class Lantern(Button):
    """An entry of the title: a hanging lantern and a word."""

    def __init__(self, rect: FRect, label: str, do: Callable[[], Step], hint: str) -> None:
        super().__init__(rect, label, do, hint=hint)

    def label_room(self) -> FRect:
        return FRect(self.rect.left + 80, self.rect.top, self.rect.width - 88, self.rect.height)

    def draw(self, canvas: Canvas, focused: bool) -> None:
        canvas.panel(self.rect, "teak-lit" if focused else "night")
        canvas.art("lantern", FRect(self.rect.left + 8, self.rect.top - 18, 74, 111), 1.0 if focused else 0.8)
        room, y, size = self.label_room(), self.rect.centery - 3, self.label_size(canvas, BODY)
        canvas.text(self.label, room.centerx, y, size, anchor="center", width=room.width, colour=CREAM)


class Title(Page):
    music = "title"

    def __init__(self, game: Game | None = None) -> None:
        """The focus begins at the pier of this game, if somebody comes from there."""
        super().__init__()
        self._from = game

    def build(self) -> None:
        saves.let_go()
        super().build()

    def lay_out(self) -> list[Widget]:
        texts = self.stage.texts
        games = catalogue.playable()
        size = min(PIER_SIZE, 1560 / max(1, len(games)) - 30)
        pitch = size + 50
        left = PLAN[0] / 2 - pitch * len(games) / 2 + 25
        self.piers = [
            Pier(FRect(left + i * pitch, PIER_TOP + (PIER_SIZE - size), size, size), game, self)
            for i, game in enumerate(games)
        ]
        lanterns = [
            (texts("title-solo"), self._solo, texts("title-solo-line")),
            (texts("title-watch"), self._watch, texts("title-watch-line")),
            (texts("title-settings"), self._settings, texts("title-settings-line")),
            (texts("title-credits"), self._credits, texts("title-credits-line")),
            (texts("title-quit"), self.back, texts("title-quit-line")),
        ]
        self.saved = saves.unfinished()
        if not saves.alone():
            storage.notice(texts("title-second-copy"))
        if self.saved:
            lanterns.insert(0, (texts("title-continue"), self._continue, self._about_saved()))
        wide = min(LANTERN_WIDTH + 24, (PLAN[0] - 2 * MARGIN_X + 14) / len(lanterns))
        left = PLAN[0] / 2 - wide * len(lanterns) / 2 + 7
        below = [
            Lantern(FRect(left + i * wide, 886, wide - 14, 78), label, do, line)
            for i, (label, do, line) in enumerate(lanterns)
        ]
        return [*self.piers, *below]

    def _about_saved(self) -> str:
        """What Continue would do: go on with the only match, since when and who plays; or show the list of several."""
        texts, setup = self.stage.texts, self.saved[0].setup
        if not self._single:
            return f"{texts('title-matches', count=len(self.saved))}. {self._newest_line()}"
        return f"{texts(f'game-{setup.game}')}. {self._saved_line()}. {texts.join(one.name for one in setup.seats)}"

    def _newest_line(self) -> str:
        """Of a list that opens: its first match, or why the only one in it cannot be played here."""
        texts, newest = self.stage.texts, self.saved[0]
        if len(self.saved) == 1:
            return texts("saved-elsewhere")
        return texts("title-matches-line", game=texts(f"game-{newest.setup.game}"), date=texts.moment(newest.when))

    def _saved_line(self) -> str:
        return self.stage.texts(
            "saved-line", date=self.stage.texts.moment(self.saved[0].when), moves=self.saved[0].moves
        )

    idle = 0.0
    """Seconds since somebody did something."""

    def enter(self) -> None:
        super().enter()
        usual = len(self.piers) if self.saved else 0
        self.focus = next((i for i, pier in enumerate(self.piers) if pier.game is self._from), usual)

    def back(self) -> Step:
        return Push(QuitDialog())

    def entries(self) -> list[tuple[Action, str]]:
        texts = self.stage.texts
        listed = [(Action.LOG, texts("bar-matches"))] if self._single else []
        return [(Action.CONFIRM, texts("bar-choose")), *listed]

    @property
    def _single(self) -> bool:
        """Whether Continue goes straight to the only saved match, so that the list, where it can be deleted, needs a
        way of its own."""
        return len(self.saved) == 1 and not self.saved[0].elsewhere

    def _continue(self) -> Step:
        return go_on(self, self.saved[0], Push) if self._single else Push(navigation.SavedMatches())

    def handle(self, intent: Intent) -> Step:
        if intent.action not in NEWS:
            self.idle = 0.0
        if intent.action is Action.LOG and self._single:
            self.stage.sound.play("confirm")
            return Push(navigation.SavedMatches())
        return super().handle(intent)

    def tick(self, dt: float) -> Step:
        """After a while without anybody, computer players begin to play; unless somebody has only one button, who would
        need time to come back."""
        self.idle += dt
        if self.idle < ATTRACT_AFTER or SCANS[self.stage.prefs.scan]:
            return None
        self.idle = 0.0
        return perform(self.stage.texts)

    def _watch(self) -> Step:
        return Push(navigation.ChoosePerformance())

    def _solo(self) -> Step:
        return Push(navigation.PlayAlone())

    def _settings(self) -> Step:
        return Push(navigation.Settings())

    def _credits(self) -> Step:
        return Push(navigation.Credits())

    def spoken(self) -> Spoken:
        return replace(super().spoken(), lines=(NAME,))

    def draw_ground(self, canvas: Canvas) -> None:
        canvas.ground("title", lambda ground: ground.backdrop(*TITLE_BACKDROP))
        clock = 0.0 if self.stage.still else self.stage.clock
        boat = (clock * 28 + 500) % 2600 - 500
        canvas.art("boat-longtail", FRect(boat, 560 + 4 * math.sin(clock * 1.3), 300, 114))
        for i in range(6):
            x = (i * 397 + 120 + clock * (7 + i % 3 * 3)) % 2100 - 100
            size = 46 + (i * 29) % 50
            y = 660 + (i * 83) % 190 + size * 0.6
            canvas.art("lantern-float", FRect(x, y + 3 * math.sin(clock * 1.7 + i), size, size * 0.92), 0.95)

    def draw_content(self, canvas: Canvas) -> None:
        size = HUGE - 24
        wide = canvas.measure(NAME, size, "heavy", fixed=True)
        left = PLAN[0] / 2 - (wide + 260) / 2
        canvas.art("logo-boat", FRect(left, 66, 230, 92))
        canvas.text(NAME, left + 260, 108, size, weight="heavy", colour=GOLD, shadow=True, fixed=True)

    def draw_widgets(self, canvas: Canvas) -> None:
        focused = self.focused
        for widget in self.widgets:
            if widget is not focused:
                widget.draw(canvas, False)
        if focused:
            focused.draw(canvas, True)
        clock = 0.0 if self.stage.still else self.stage.clock
        if isinstance(focused, Button):
            focus_frame(canvas, focused.rect, clock)
        if self.saved and focused and focused.rect == self.widgets[len(self.piers)].rect:
            if self._single:
                self._describe_saved(canvas)
            else:
                count = self.stage.texts("title-matches", count=len(self.saved))
                self._describe_lantern(canvas, count, self._newest_line())
        elif isinstance(focused, Lantern):
            self._describe_lantern(canvas, focused.label, focused.hint)
        elif isinstance(focused, Pier):
            self._describe(canvas, focused)
            focus_frame(canvas, DESCRIPTION, clock, radius=24, grow=2)

    def _describe_lantern(self, canvas: Canvas, heading: str, line: str) -> None:
        """What it leads to."""
        box = DESCRIPTION
        canvas.panel(box, "night")
        canvas.text(heading, box.left + 40, box.top + 50, HEAD, weight="heavy", colour=GOLD, width=1040, fixed=True)
        canvas.text(line, box.left + 40, box.top + 104, BODY, weight="medium", width=1040)

    def _describe(self, canvas: Canvas, pier: Pier) -> None:
        texts, game = self.stage.texts, pier.game
        box = DESCRIPTION
        canvas.panel(box, "night")
        canvas.text(
            texts(f"game-{game.id}"),
            box.left + 40,
            box.top + 50,
            HEAD,
            weight="heavy",
            colour=GOLD,
            width=620,
            fixed=True,
        )
        canvas.text(pier.facts, box.right - 40, box.top + 52, BODY, anchor="midright", width=420)
        canvas.text(texts(f"game-{game.id}-line"), box.left + 40, box.top + 104, BODY, weight="medium", width=1040)

    def _describe_saved(self, canvas: Canvas) -> None:
        """What Continue would go on with at once."""
        texts, setup = self.stage.texts, self.saved[0].setup
        box = DESCRIPTION
        canvas.panel(box, "night")
        canvas.text(
            texts(f"game-{setup.game}"),
            box.left + 40,
            box.top + 50,
            HEAD,
            weight="heavy",
            colour=GOLD,
            width=620,
            fixed=True,
        )
        canvas.text(self._saved_line(), box.right - 40, box.top + 52, BODY, anchor="midright", width=420)
        size = canvas.common_size([(seat.name, 148) for seat in setup.seats], BODY, "medium")
        for i, seat in enumerate(setup.seats):
            x = box.left + 62 + i * 210
            canvas.badge(seat.colour, x, box.top + 106, 44)
            canvas.text(seat.name, x + 30, box.top + 104, size, weight="medium", width=148)


class QuitDialog(Dialog):
    """Asked before the program closes, so that one press too many closes nothing."""

    icon = "icon-home"

    def lay_out(self) -> list[Widget]:
        texts = self.stage.texts
        self.title = texts("quit-title")
        return [
            Button(self.row(0, 2), texts("quit-stay"), Pop, "icon-undo"),
            Button(self.row(1, 2), texts("quit-leave"), Quit, "icon-cross"),
        ]
