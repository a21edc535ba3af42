"""A table without people: computer players play on, and whoever looks on may pause, step and change the speed."""

from __future__ import annotations

from scenes.devices.input import Action, Intent
from scenes.stage import navigation
from scenes.stage.preferences import SPEEDS
from scenes.stage.scene import Place, Reset, Scene, Step
from scenes.table.computers import Computers
from scenes.table.course import Course

PAUSE = 3.0
"""Seconds that a count stays before it goes on by itself."""


class Spectator:
    """Lets the computer players decide, by itself or a step at a time."""

    live = True

    def __init__(self, play: Course) -> None:
        self.computers = Computers(play)
        self.running = True
        self.step = False
        self.held = 0.0

    def tick(self, play: Course, dt: float) -> Step:
        if play.director.holding:
            self.held += dt * play.stage.prefs.pace
            if self.held > PAUSE and self.running:
                self.held = 0.0
                return play.skip()
            return None
        if (self.running or self.step) and play.seat is not None:
            move = self.computers.tick(dt)
            if move is not None:
                self.step = False
                play.commit(move)
        return None

    def handle(self, play: Course, intent: Intent) -> Step:
        action = intent.action
        if action is Action.CONFIRM:
            if play.director.busy:
                return play.skip()
            self.running = not self.running
        elif action in (Action.NEXT, Action.RIGHT):
            self.running, self.step = False, True
        elif action in (Action.PREVIOUS, Action.LEFT):
            prefs, speeds = play.stage.prefs, list(SPEEDS)
            prefs.speed = speeds[(speeds.index(prefs.speed) + 1) % len(speeds)]
            prefs.save()
        elif action in (Action.MENU, Action.BACK):
            return play.general(Action.MENU)
        else:
            return play.general(action)
        return None

    def entries(self, play: Course) -> list[tuple[Action, str]]:
        texts = play.stage.texts
        go = "bar-skip" if play.director.busy else "bar-pause" if self.running else "bar-run"
        return [
            (Action.CONFIRM, texts(go)),
            (Action.NEXT, texts("bar-step")),
            (Action.PREVIOUS, texts(f"settings-speed-{play.stage.prefs.speed}")),
            (Action.LOG, texts("bar-log")),
            (Action.MENU, texts("bar-menu")),
        ]

    def prompt(self, play: Course) -> str:
        if play.director.busy or play.seat is None:
            return play.caption
        key = "prompt-thinking" if self.running or self.step else "prompt-paused"
        return play.stage.texts(key, name=play.name(play.seat))

    def after(self, play: Course) -> Scene | Place | None:
        """What comes when the match is over, if it is not the results."""
        return None

    def leave(self) -> None:
        self.computers.forget()


class Attract(Spectator):
    """A show for whoever comes by: any press ends it."""

    def handle(self, play: Course, intent: Intent) -> Step:
        if intent.action in (Action.POINT, Action.PAD_FOUND, Action.PAD_LOST):
            return None
        return Reset(navigation.Title())

    def entries(self, play: Course) -> list[tuple[Action, str]]:
        return [(Action.CONFIRM, play.stage.texts("bar-play-yourself"))]

    def after(self, play: Course) -> Scene | Place | None:
        return navigation.Title()
