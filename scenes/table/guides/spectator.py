"""A table without people: computer players play on, and whoever looks on may pause, step and change the speed."""

from scenes.devices.intents import Action, Intent
from scenes.stage import navigation
from scenes.stage.preferences import SPEEDS
from scenes.stage.scene import Reset, Step
from scenes.table.guides.guide import Guide, GuidedTable

PAUSE = 3.0
"""Seconds that a count stays before it goes on by itself."""


class Spectator(Guide):
    """Lets the computer players decide, by itself or a step at a time."""

    live = True

    def __init__(self) -> None:
        self.running = True
        self.step = False
        self.held = 0.0

    def tick(self, table: GuidedTable, dt: float) -> Step:
        if table.course.director.holding:
            self.held += dt * table.stage.prefs.pace
            if self.held > PAUSE and self.running:
                self.held = 0.0
                return table.skip()
            return None
        if (self.running or self.step) and table.course.seat is not None:
            move = table.computers.tick(dt)
            if move is not None:
                self.step = False
                table.commit(move)
        return None

    def handle(self, table: GuidedTable, intent: Intent) -> Step:
        action = intent.action
        if action is Action.CONFIRM:
            if table.course.director.busy:
                return table.skip()
            self.running = not self.running
        elif action in (Action.NEXT, Action.RIGHT):
            self.running, self.step = False, True
        elif action in (Action.PREVIOUS, Action.LEFT):
            prefs, speeds = table.stage.prefs, list(SPEEDS)
            prefs.speed = speeds[(speeds.index(prefs.speed) + 1) % len(speeds)]
            prefs.save()
        elif action in (Action.MENU, Action.BACK):
            return table.general(Action.MENU)
        else:
            return table.general(action)
        return None

    def entries(self, table: GuidedTable) -> list[tuple[Action, str]]:
        texts = table.stage.texts
        go = "bar-skip" if table.course.director.busy else "bar-pause" if self.running else "bar-run"
        return [
            (Action.CONFIRM, texts(go)),
            (Action.NEXT, texts("bar-step")),
            (Action.PREVIOUS, texts(f"settings-speed-{table.stage.prefs.speed}")),
            (Action.LOG, texts("bar-log")),
            (Action.MENU, texts("bar-menu")),
        ]

    def prompt(self, table: GuidedTable) -> str:
        course = table.course
        if course.director.busy or course.seat is None or course.captions.unread:
            return course.caption
        key = "prompt-thinking" if self.running or self.step else "prompt-paused"
        return table.stage.texts(key, name=course.name(course.seat))


class Attract(Spectator):
    """A performance for whoever comes by: any press ends it, and choosing leads on to the lobby of its game."""

    def handle(self, table: GuidedTable, intent: Intent) -> Step:
        if intent.action is Action.CONFIRM:
            game = table.course.match.game
            return Reset(navigation.Title(game), navigation.Lobby(game))
        return Reset(navigation.Title())

    def entries(self, table: GuidedTable) -> list[tuple[Action, str]]:
        texts = table.stage.texts
        return [(Action.CONFIRM, texts("bar-play-yourself")), (Action.BACK, texts("results-title-screen"))]

    def pointed(self, table: GuidedTable, intent: Intent) -> Step:
        return self.handle(table, intent) if intent.action is Action.CONFIRM else None

    def after(self, _table: GuidedTable) -> Step:
        """In place of the title that it began on, too: an evening of shows would leave one below the other."""
        return Reset(navigation.Title())
