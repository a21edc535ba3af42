"""A table takes notice of all that happens, and at the end it shows what that has come to.

An event is noticed if something can be seen while it is shown, or if the log tells it.
"""

from unittest.mock import patch

from game.contract import Event, Game, Table
from scenes.drawing.canvas import Canvas
from scenes.drawing.motion import Wait
from scenes.stage.texts import figure
from scenes.table.scene import TableScene
from tests.contract.games import words
from tests.contract.screens import FRAME, Screen, again, played, tellings

SAID_ELSEWHERE = {
    "TurnBegan": "the prompt says whose turn it is",
    "GameEnded": "the results say it",
    "StockCounted": "its points come one by one",
    "CardStays": "nothing has changed",
}
"""Kinds of events that a table may pass over in silence, and why."""


def check_every_event_is_noticed(game: Game) -> None:
    screen = Screen()
    met: set[str] = set()
    noticed: set[str] = set()
    for moment in tellings(game):
        match = moment.match()
        table = screen.put(match)
        table.course.director.clear()
        came = [*(match.opening if not moment.before else ()), *match.play(moment.move)]
        table.choice.begin({})
        for event in came:
            met.add(type(event).__name__)
            if _is_seen(screen, table, event) or table.tabletop.words.line(event):
                noticed.add(type(event).__name__)
    assert met
    assert met - noticed - {*SAID_ELSEWHERE} == set()


def _is_seen(screen: Screen, table: TableScene, event: Event) -> bool:
    """Show the event; whether any picture on the way is another one than before."""
    director, the_end = table.course.director, Wait(FRAME)
    table.course.captions.pass_over()
    table.course.hush()
    director.run([the_end])
    before = screen.drawn(table)
    director.queue[:0] = table.tabletop.shows.show([event])
    seen = False
    while director.queue[0] is not the_end:
        if seen or director.holding:
            director.skip()
        elif director.queue[0].advance(FRAME) is not None:
            director.queue.pop(0)
        table.course.captions.pass_over()
        seen = seen or screen.drawn(table) != before
    director.clear()
    return seen


def check_the_table_shows_the_points_of_the_end(game: Game, table: Table) -> None:
    """The last that is seen of a table are the points that the results will list."""
    screen, match = Screen(), played(game, table, 2)
    shown = screen.lay(again(match, len(match.history) - 1))
    shown.commit(match.history[-1].move)
    screen.skip(shown)
    with patch.object(Canvas, "text", autospec=True, side_effect=Canvas.text) as text:
        screen.drawn(shown)
    written = {call.args[1] for call in text.call_args_list}
    points = {figure(standing.points) for standing in match.state.standings()}
    assert points <= written, words(table, f"{points - written} are not to be seen")
