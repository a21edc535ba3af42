"""Watching a match again: the same table, fed from its record, a decision at a time."""

from game.match import Match
from scenes.devices.intents import Action, Intent
from scenes.stage import navigation
from scenes.stage.scene import Replace, Step
from scenes.table.guides.guide import Guide, GuidedTable

PAUSE = 0.8
"""Seconds between two decisions while it runs by itself."""


class Watcher(Guide):
    """Decides what the record says, by itself or a step at a time."""

    live = False

    def __init__(self, record: Match) -> None:
        self.record = record
        self.wait = PAUSE
        self.running = True

    def tick(self, table: GuidedTable, dt: float) -> Step:
        if not self.running or table.course.captions.unread:
            return None
        holding = table.course.director.holding
        self.wait -= dt * table.stage.prefs.pace * (0.3 if holding else 1)
        if self.wait <= 0:
            self.wait = PAUSE
            if holding:
                return table.skip()
            self._forward(table)
        return None

    def _forward(self, table: GuidedTable) -> None:
        at = len(table.course.match.history)
        if at < len(self.record.history):
            table.commit(self.record.history[at].move)

    def _backward(self, table: GuidedTable) -> None:
        """The position one decision ago, and wait there."""
        self.running = False
        match = Match(self.record.setup)
        for entry in self.record.history[: max(0, len(table.course.match.history) - 1)]:
            match.play(entry.move)
        table.course.begin_anew(match)
        table.rewind()

    def handle(self, table: GuidedTable, intent: Intent) -> Step:
        action, director = intent.action, table.course.director
        if action is Action.CONFIRM:
            if director.busy:
                return table.skip()
            self._forward(table)
        elif action is Action.BACK:
            return self.after(table)
        elif action in (Action.LEFT, Action.PREVIOUS):
            self._backward(table)
        elif action in (Action.RIGHT, Action.NEXT):
            self.running = False
            director.skip(everything=True)
            if not director.busy:
                self._forward(table)
        elif action is Action.MENU:
            self.running = not self.running
        else:
            return table.general(action)
        return None

    def after(self, table: GuidedTable) -> Step:
        """The results that it was called from: nobody has just won."""
        return Replace(navigation.Results(self.record, table.course.seating, cheer=False))

    def entries(self, table: GuidedTable) -> list[tuple[Action, str]]:
        texts = table.stage.texts
        peek = [(Action.PEEK, texts(table.tabletop.peek_label))] if table.tabletop.peeks else []
        return [
            (Action.CONFIRM, texts("bar-step")),
            (Action.MENU, texts("bar-pause" if self.running else "bar-run")),
            (Action.PREVIOUS, texts("bar-step-back")),
            *peek,
            (Action.BACK, texts("bar-back")),
        ]

    def prompt(self, table: GuidedTable) -> str:
        match = table.course.match
        at, of = len(match.history), len(self.record.history)
        told = self._told(table)
        return f"{at}/{of}  {told.text if told else table.course.caption}"

    def tells_of(self, table: GuidedTable) -> int | None:
        told = self._told(table)
        return told.seat if told else super().tells_of(table)

    def _told(self, table: GuidedTable) -> navigation.Told | None:
        """The line of the last decision, unless something else is being said."""
        match, captions = table.course.match, table.course.captions
        if not match.history or (captions.unread and captions.text):
            return None
        return next(iter(table.tabletop.words.tell(match.history[-1])), None)
