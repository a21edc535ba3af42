"""Watching a match again: the same table, fed from its record, a decision at a time."""

from game.match import Match
from scenes.devices.input import Action, Intent
from scenes.devices.seating import Seating
from scenes.stage import navigation
from scenes.stage.scene import Place, Replace, Scene, Step
from scenes.table.course import Course
from scenes.table.registry import table_of

PAUSE = 0.8
"""Seconds between two decisions while it runs by itself."""


def watch(record: Match, seating: Seating) -> Course:
    """The game's own scene, with the record at the table instead of people."""
    play = table_of(record.setup.game).play(Match(record.setup), seating)
    play.guide = Watcher(record)
    return play


class Watcher:
    """Decides what the record says, by itself or a step at a time."""

    live = False

    def __init__(self, record: Match) -> None:
        self.record = record
        self.wait = PAUSE
        self.running = True

    def tick(self, play: Course, dt: float) -> Step:
        if not self.running:
            return None
        self.wait -= dt * play.stage.prefs.pace * (0.3 if play.director.holding else 1)
        if self.wait <= 0:
            self.wait = PAUSE
            if play.director.holding:
                return play.skip()
            self._forward(play)
        return None

    def _forward(self, play: Course) -> None:
        at = len(play.match.history)
        if at < len(self.record.history):
            play.commit(self.record.history[at].move)

    def _backward(self, play: Course) -> None:
        """The position one decision ago, and wait there."""
        self.running = False
        moves = [entry.move for entry in self.record.history[: max(0, len(play.match.history) - 1)]]
        play.match = Match(self.record.setup)
        for move in moves:
            play.match.play(move)
        play.rewind()

    def handle(self, play: Course, intent: Intent) -> Step:
        action = intent.action
        if action is Action.CONFIRM:
            if play.director.busy:
                return play.skip()
            self._forward(play)
        elif action is Action.BACK:
            return Replace(navigation.Results(self.record, play.seating, cheer=False))
        elif action in (Action.LEFT, Action.PREVIOUS):
            self._backward(play)
        elif action in (Action.RIGHT, Action.NEXT):
            self.running = False
            play.director.skip(everything=True)
            if not play.director.busy:
                self._forward(play)
        elif action is Action.MENU:
            self.running = not self.running
        else:
            return play.general(action)
        return None

    def after(self, play: Course) -> Scene | Place | None:
        return None

    def leave(self) -> None:
        """Nothing waits for a record."""

    def entries(self, play: Course) -> list[tuple[Action, str]]:
        texts = play.stage.texts
        return [
            (Action.CONFIRM, texts("bar-step")),
            (Action.MENU, texts("bar-pause" if self.running else "bar-run")),
            (Action.PREVIOUS, texts("bar-step-back")),
            (Action.PEEK, texts(play.peek_label)),
            (Action.BACK, texts("bar-back")),
        ]

    def prompt(self, play: Course) -> str:
        at, of = len(play.match.history), len(self.record.history)
        told = play.tell(play.match.history[-1]) if at else []
        words = told[0] if told else play.caption
        return f"{at}/{of}  {words}"
