"""The page that stands where a traceback in a dead window would: what happened, a report for whoever
wants one, how to go on.

It can always be drawn: where words or pictures are what is broken, in plain letters.
"""

import traceback
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pygame
from pygame import FRect

from game import storage
from game.door.sentences import drawable
from game.match import Match
from scenes.devices.intents import Action, Intent
from scenes.drawing import raster
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BODY, CREAM, GOLD, HEAD, MIST, NIGHT, PLAN
from scenes.stage import navigation
from scenes.stage.narration.spoken import Spoken
from scenes.stage.scene import Quit, Reset, Scene, Step

PLAIN = (120, 300)
"""Where plain letters begin."""
LONGEST = 200
"""Letters of what went wrong."""


def write_report(error: Exception) -> Path | None:
    """The whole traceback, printed and kept in the data folder."""
    return storage.write_report(f"pygame-ce {pygame.version.ver}\n\n{trace_of(error)}")


def trace_of(error: Exception) -> str:
    return "".join(traceback.format_exception(error))


def describe(error: Exception) -> str:
    """In a line that can be drawn, whatever the error has to say."""
    try:
        text = f"{type(error).__name__}: {error}"
    except Exception:  # even saying it is broken
        text = type(error).__name__
    return drawable(text, LONGEST)


def match_of(scenes: Sequence[Scene]) -> Match | None:
    """What was on the table, if there was one."""
    for scene in reversed(scenes):
        with suppress(Exception):  # it may be what is broken
            match = getattr(scene, "match", None)
            if isinstance(match, Match):
                return match
    return None


def _plain_letters(size: int) -> pygame.font.Font:
    """Ours, or else those of pygame: a built program has only ours inside."""
    try:
        return pygame.font.Font(raster.font_file("medium"), size)
    except Exception:
        return pygame.font.Font(None, size)


class CrashPage(Scene):
    def __init__(self, error: Exception, match: Match | None = None) -> None:
        """With the match that was on the table, for a report about it."""
        self.what = describe(error)
        self.trace = trace_of(error)
        self.match = match
        self.report: Path | None = None
        self.failed = False
        """Whether a report was wanted and could not be written."""

    def is_about(self, error: Exception) -> bool:
        """Whether this has been said already: what goes wrong in every frame is no news."""
        return describe(error) == self.what

    def stops(self) -> list[list[FRect]]:
        """Where the buttons cannot be drawn, a press anywhere leads on."""
        return [] if self.bar.places else [[FRect(0, 0, *PLAN)]]

    def handle(self, intent: Intent) -> Step:
        action = (self.bar.at(intent.at) or intent.action) if intent.action is Action.CONFIRM else intent.action
        if action is Action.CONFIRM:
            return Reset(navigation.Title())
        if action is Action.BACK:
            return Quit()
        if action is Action.LOG and self.report is None:
            self._write_report()
        return None

    def _write_report(self) -> None:
        stage = self.stage
        try:
            from scenes.stage import report  # a start of the program does not pay for it

            self.report = report.write(self.trace, self.match, stage.prefs, stage.canvas.surface.get_size())
        except Exception:  # nothing may go wrong here, where something has already
            self.failed = True

    def _about_report(self) -> str:
        texts = self.stage.texts
        if self.report:
            return texts("crash-report", file=drawable(str(self.report)))
        return texts("crash-no-report" if self.failed else "crash-offer")

    def spoken(self) -> Spoken:
        """What happened, and the ways on."""
        try:
            texts = self.stage.texts
            ways = [label for _, label in self._ways_on()]
            return Spoken((texts("crash-title"), texts("crash-text"), self.what, self._about_report(), *ways))
        except Exception:  # words may be what is broken
            return Spoken((self.what,))

    def _ways_on(self) -> list[tuple[Action, str]]:
        texts = self.stage.texts
        write = [] if self.report else [(Action.LOG, texts("crash-write"))]
        return [(Action.CONFIRM, texts("crash-to-title")), *write, (Action.BACK, texts("quit-leave"))]

    def draw(self, canvas: Canvas) -> None:
        try:
            self._draw(canvas)
        except Exception:
            self._draw_plainly(canvas)

    def _draw_plainly(self, canvas: Canvas) -> None:
        """With nothing but letters straight from their file, if even these can be had."""
        canvas.surface.fill(NIGHT)
        lines = [self.what]
        with suppress(Exception):
            lines += [
                drawable(str(self.report or "")),
                self.stage.texts("crash-to-title"),
                self.stage.texts("quit-leave"),
            ]
        with suppress(Exception):
            font, (x, y) = _plain_letters(canvas.px(36)), canvas.point(*PLAIN)
            for number, line in enumerate(lines):
                canvas.surface.blit(font.render(line, True, CREAM), (x, y + number * 2 * font.get_height()))

    def _draw(self, canvas: Canvas) -> None:
        texts = self.stage.texts
        canvas.ground("room", lambda ground: ground.backdrop("room-backdrop"))
        box = FRect(260, 210, PLAN[0] - 520, 640)
        canvas.panel(box, "solid")
        canvas.art("icon-warning", FRect(box.left + 60, box.top + 60, 110, 110))
        canvas.text(
            texts("crash-title"),
            box.left + 210,
            box.top + 115,
            HEAD,
            weight="heavy",
            colour=GOLD,
            width=box.width - 260,
        )
        inner = FRect(box.left + 60, box.top + 210, box.width - 120, 150)
        canvas.paragraph(texts("crash-text"), inner, BODY)
        canvas.text(self.what, inner.left, box.top + 390, BODY, colour=MIST, width=inner.width)
        below = FRect(inner.left, box.top + 440, inner.width, 150)
        canvas.paragraph(self._about_report(), below, BODY, colour=CREAM if self.report else MIST)

    def draw_bar(self, canvas: Canvas) -> None:
        with suppress(Exception):  # the buttons work without it
            self.bar.draw(canvas, self.stage.input, self._ways_on())
