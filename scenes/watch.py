"""Watching a match again: the same table, fed from its record, a decision at a time."""

from game.match import Match
from scenes.input import Action, Intent
from scenes.play import Play
from scenes.scene import Replace, Step
from scenes.seating import Seating
from scenes.tables import table_of

PAUSE = 0.8
"""Seconds between two decisions while it runs by itself."""


def watch(record: Match, seating: Seating) -> Play:
    """The game's own scene, with the record at the table instead of people."""
    play = table_of(record.setup.game).play(Match(record.setup), seating)
    play.guide = Watcher(record)
    return play


class Watcher:
    """Decides what the record says, by itself or a step at a time."""

    def __init__(self, record: Match) -> None:
        self.record = record
        self.wait = PAUSE
        self.running = True

    def tick(self, play: Play, dt: float) -> None:
        if self.running:
            self.wait -= dt * play.stage.prefs.pace
            if self.wait <= 0:
                self._forward(play)

    def _forward(self, play: Play) -> None:
        self.wait = PAUSE
        at = len(play.match.history)
        if at < len(self.record.history):
            play.commit(self.record.history[at].move)

    def handle(self, play: Play, intent: Intent) -> Step:
        action = intent.action
        if action is Action.CONFIRM:
            if play.director.busy:
                return play.skip()
            self._forward(play)
        elif action is Action.BACK:
            from scenes.results import Results

            return Replace(Results(self.record, play.seating))
        elif action is Action.MENU:
            self.running = not self.running
        else:
            return play.general(action)
        return None

    def entries(self, play: Play) -> list[tuple[Action, str]]:
        texts = play.stage.texts
        return [
            (Action.CONFIRM, texts("bar-step")),
            (Action.MENU, texts("bar-pause" if self.running else "bar-run")),
            (Action.PEEK, texts("bar-peek")),
            (Action.LOG, texts("bar-log")),
            (Action.BACK, texts("bar-back")),
        ]

    def prompt(self, play: Play) -> str:
        return play.stage.texts("watch-at", at=len(play.match.history), of=len(self.record.history))
