"""The page that stands where a traceback in a dead window would: what happened, where the report lies, how to go on."""

import traceback
from pathlib import Path

import pygame
from pygame import FRect

from game import storage
from game.door.sentences import drawable
from scenes.devices.glyphs import Bar
from scenes.devices.input import Action, Intent
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BODY, GOLD, HEAD, MIST, PLAN
from scenes.stage import navigation
from scenes.stage.scene import Quit, Reset, Scene, Step

LONGEST = 200
"""Letters of what went wrong."""


def write_report(error: Exception) -> Path | None:
    """The whole traceback, printed and kept in the data folder."""
    text = "".join(traceback.format_exception(error))
    return storage.write_report(f"pygame-ce {pygame.version.ver}\n\n{text}")


class CrashPage(Scene):
    def __init__(self, error: Exception, report: Path | None) -> None:
        self.what = drawable(f"{type(error).__name__}: {error}", LONGEST)
        self.report = report
        self.bar = Bar()

    def handle(self, intent: Intent) -> Step:
        action = (self.bar.at(intent.at) or intent.action) if intent.action is Action.CONFIRM else intent.action
        if action is Action.CONFIRM:
            return Reset(navigation.Title())
        if action is Action.BACK:
            return Quit()
        return None

    def draw(self, canvas: Canvas) -> None:
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
        if self.report:
            kept = FRect(inner.left, box.top + 430, inner.width, 90)
            canvas.paragraph(texts("crash-report", file=drawable(str(self.report))), kept, BODY, colour=MIST)

    def draw_bar(self, canvas: Canvas) -> None:
        texts = self.stage.texts
        entries = [(Action.CONFIRM, texts("crash-to-title")), (Action.BACK, texts("quit-leave"))]
        self.bar.draw(canvas, self.stage.input, entries)
