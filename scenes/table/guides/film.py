"""What happened? The table as it was after somebody's last turn, and everything since then once more, up to now.

It is shown on a copy of the match, by a scene of its own over the table: nothing that is played, kept or thought about
there changes. It shows what that table may show, and no more.
"""

from typing import Self

from game.match import Match
from scenes.devices.intents import Action, Intent
from scenes.stage import navigation
from scenes.stage.scene import Pop, Step
from scenes.table.guides.guide import Guide, GuidedTable
from scenes.table.showing.caption import seconds_to_read

PAUSE = 0.3
"""Seconds between two decisions."""


class Film(Guide):
    live = False
    keeps_secrets = True

    def __init__(self, record: Match, start: int) -> None:
        self.moves = [entry.move for entry in record.history]
        self.start = start
        self.wait = PAUSE
        self.match = Match(record.setup)
        self.match.peopled = record.peopled
        for move in self.moves[:start]:
            self.match.play(move)

    @classmethod
    def since(cls, record: Match, seat: int) -> Self | None:
        """What has happened since a seat's last turn, its turn of now left aside; None if that is nothing."""
        start = start_of(record, seat)
        return None if start is None else cls(record, start)

    def tick(self, table: GuidedTable, dt: float) -> Step:
        course = table.course
        if course.captions.unread:
            return None
        if course.captions.lately:
            self.wait = min(self.wait, PAUSE)  # the words that take long are not said
        self.wait -= dt * table.stage.prefs.pace
        if self.wait > 0:
            return None
        self.wait = PAUSE
        if course.director.holding:
            return table.skip()
        at = len(course.match.history)
        if at == len(self.moves):
            return Pop()
        table.commit(self.moves[at])
        told = self._told(table)
        self.wait = max(PAUSE, seconds_to_read(told.text)) if told else PAUSE
        return None

    def handle(self, table: GuidedTable, intent: Intent) -> Step:
        if intent.action is Action.CONFIRM:
            table.course.captions.pass_over()
            self.wait = 0.0
            return table.skip() if table.course.director.busy else None
        return Pop() if intent.action in (Action.BACK, Action.MENU, Action.PREVIOUS) else None

    def after(self, _table: GuidedTable) -> Step:
        """The table it was called from, however far that is."""
        return Pop()

    def entries(self, table: GuidedTable) -> list[tuple[Action, str]]:
        texts = table.stage.texts
        return [(Action.CONFIRM, texts("bar-skip")), (Action.BACK, texts("bar-film-close"))]

    def prompt(self, table: GuidedTable) -> str:
        told = self._told(table)
        return told.text if told else table.course.caption or table.stage.texts("film-title")

    def tells_of(self, table: GuidedTable) -> int | None:
        told = self._told(table)
        return told.seat if told else super().tells_of(table)

    def _told(self, table: GuidedTable) -> navigation.Told | None:
        """The line of the last decision, where what is shown of it says nothing."""
        history = table.course.match.history
        if len(history) == self.start or table.course.captions.lately:
            return None
        return next(iter(table.tabletop.words.tell(history[-1])), None)


def start_of(record: Match, seat: int) -> int | None:
    """How many decisions came before the film: up to the seat's last turn, the present one left aside."""
    seats = [entry.seat for entry in record.history]
    end = len(seats)
    while end and seats[end - 1] == seat:
        end -= 1
    if not end:
        return None
    start = end
    while start and seats[start - 1] != seat:
        start -= 1
    return start
