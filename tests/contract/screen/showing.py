"""However a match is looked at, it looks the same: watched to the end, skipped at any moment, resumed, taken back,
watched again from its record, in a window that is resized meanwhile.

Pictures are compared pixel by pixel.
"""

import pygame

from game.contract import Game, Table
from game.match import Match
from scenes.devices.intents import KEYS, Action, Intent
from scenes.table.guides.watcher import Watcher
from scenes.table.scene import TableScene
from tests.contract.games import tables, words
from tests.contract.screens import (
    FRAME,
    PATIENCE,
    SIZE,
    Moment,
    Pixels,
    Screen,
    again,
    looks,
    played,
    telling,
    undoable,
)

LOOKS = 6
"""So many decisions of a match are looked at closely."""
SKIPPED = ((0, True), (1, False), (3, True))
"""After how many frames a show is skipped, and whether all of it at once."""
LARGE, NARROW = (800, 450), (680, 600)
MOST = 0.9
"""At least so many of a seat's turns look different from each other: few decisions leave a table as it was."""


def check_watched_skipped_and_resumed_look_alike(game: Game, table: Table) -> None:
    """After every decision: at a table where all of it has been watched, at others that were resumed before it and
    where its show is skipped, and at one that is resumed after it."""
    match, screen = played(game, table, 3), Screen()
    watched = screen.lay(again(match, 0))
    for number, entry in enumerate(match.history[:-1]):
        watched.commit(entry.move)
        screen.watch(watched)
        if number in looks(match, LOOKS):
            picture, where = screen.picture(watched), words(table, entry.move, *entry.events)
            resumed = screen.lay(again(match, number + 1))
            assert screen.picture(resumed) == picture, f"{where}: resumed it looks different"
            _check_skipped(screen, Moment.of(match, number), picture, where)


def _check_skipped(screen: Screen, moment: Moment, picture: Pixels, where: str) -> None:
    for after, everything in SKIPPED:
        skipped = screen.lay(moment.match())
        skipped.commit(moment.move)
        screen.skip(skipped, after, everything)
        assert screen.picture(skipped) == picture, f"{where}: skipped after {after} frames it looks different"


def check_every_kind_of_event_can_be_skipped_at_any_moment(game: Game) -> None:
    """Rare ones too: at once, after one frame, after two, and so on until all of it has been watched; then resumed."""
    screen = Screen()
    for kind, moment in telling(game).items():
        watched = screen.lay(moment.match())
        watched.commit(moment.move)
        moments = sum(1 for _ in screen.frames(watched))
        if not watched.match.over:
            picture = screen.picture(watched)
            resumed = screen.lay(again(watched.match, len(moment.before) + 1))
            assert screen.picture(resumed) == picture, f"{kind.__name__}: resumed it looks different"
            for after in range(moments):
                skipped = screen.lay(moment.match())
                skipped.commit(moment.move)
                screen.skip(skipped, after, everything=after % 2 == 0)
                assert screen.picture(skipped) == picture, f"{kind.__name__}: skipped at {after} it looks different"


def check_the_end_watched_and_skipped_looks_alike(game: Game, table: Table) -> None:
    """The last decision and the count, which no table can be resumed after."""
    screen = Screen()
    for seed in range(1, 4):
        match = played(game, table, seed)
        moment = Moment.of(match, len(match.history) - 1)
        watched = screen.lay(moment.match())
        watched.commit(moment.move)
        screen.watch(watched)
        _check_skipped(screen, moment, screen.picture(watched), words(table, moment.move))


def check_the_picture_changes_with_the_position(game: Game) -> None:
    """From one turn of a seat to its next."""
    for table in (tables(game)[0], tables(game)[-1]):
        match, screen = played(game, table, 4), Screen()
        shown = screen.lay(again(match, 0))
        seen: dict[int, list[Pixels]] = {}
        for entry in match.history[:-1]:
            if entry.events:
                assert shown.course.seat is not None
                seen.setdefault(shown.course.seat, []).append(screen.lying(shown))
            shown.commit(entry.move)
            screen.skip(shown)
        for pictures in seen.values():
            different = len({*pictures})
            assert different >= MOST * len(pictures), words(
                table, f"of {len(pictures)} pictures {different} are different"
            )


def check_drawing_changes_nothing(game: Game) -> None:
    """Twice at any moment it draws the same, and a show that was drawn at every frame ends like one that was not."""
    match, screen = played(game, tables(game)[-1], 5), Screen()
    drawn, undrawn = screen.lay(again(match, 0)), screen.lay(again(match, 0))
    for number, entry in enumerate(match.history[:-1]):
        for table in (drawn, undrawn):
            table.commit(entry.move)
        if number in looks(match, LOOKS):
            _check_drawn_twice(screen, drawn)
            for _ in screen.frames(drawn):
                _check_drawn_twice(screen, drawn)
        screen.watch(drawn)
        screen.watch(undrawn)
    assert screen.picture(drawn) == screen.picture(undrawn)


def _check_drawn_twice(screen: Screen, table: TableScene) -> None:
    before, first = _known(table), screen.drawn(table)
    assert screen.drawn(table) == first, f"drawn again it looks different, {table.course.caption!r}"
    assert _known(table) == before, "drawing has changed something"


def _known(table: TableScene) -> list[object]:
    """What a table knows: the match, the choice, the picture."""
    choice = table.choice
    return [table.match.digest(), choice.focus, choice.steps, choice.open, repr(vars(table.tabletop.picture))]


def check_undo_shows_what_was_before(game: Game) -> None:
    """After the show of a decision, and in the middle of it."""
    screen, moments = Screen(), undoable(game)
    assert moments
    for moment in moments:
        table = screen.lay(moment.match())
        before = screen.picture(table)
        for frames in (0, 1, PATIENCE):
            table.commit(moment.move)
            for _ in zip(range(frames), screen.frames(table), strict=False):
                pass
            table.undo()
            assert screen.picture(table) == before, f"{moment.move} is taken back and still seen"


def check_a_resized_window_ends_in_the_same_picture(game: Game) -> None:
    """Whenever it is resized while something is being shown."""
    match, screen = played(game, tables(game)[-1], 7), Screen()
    for number in looks(match, LOOKS):
        moment = Moment.of(match, number)
        pictures = []
        for resized in (False, True):
            shown = screen.lay(moment.match())
            shown.commit(moment.move)
            if resized:
                for size in (LARGE, NARROW, SIZE):
                    shown.tick(FRAME)
                    screen.drawn(shown)
                    _resize(screen, size)
                    screen.drawn(shown)
            screen.watch(shown)
            pictures.append(screen.picture(shown))
        assert pictures[0] == pictures[1], f"{moment.move}: in a window that was resized it looks different"


def _resize(screen: Screen, size: tuple[int, int]) -> None:
    pygame.display.set_mode(size, pygame.RESIZABLE)
    screen.stage._take_event(pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
    assert screen.stage.canvas.surface.get_size() == size


def check_a_record_watched_again_looks_like_the_match(game: Game) -> None:
    """By itself, and a step at a time, forth and back."""
    for table in (tables(game)[0], tables(game)[-1]):
        match, screen = played(game, table, 8), Screen()
        watcher = Watcher(match)
        shown = screen.lay(Match(match.setup), watcher)
        for number in looks(match, LOOKS)[1:]:
            _wait_for(shown, number)
            picture = _lying(screen, match, number)
            screen.watch(shown)
            assert screen.lying(shown) == picture, words(table, f"watched again, decision {number} looks different")
            _check_steps(screen, shown, match, words(table))
            watcher.running = True


def _check_steps(screen: Screen, shown: TableScene, match: Match, where: str) -> None:
    here = len(shown.match.history)
    for action, number in ((Action.PREVIOUS, here - 1), (Action.NEXT, here)):
        shown.handle(Intent(action, KEYS))
        screen.watch(shown)
        assert len(shown.match.history) == number
        assert screen.lying(shown) == _lying(screen, match, number), f"{where}: a step to {number} looks different"


def _lying(screen: Screen, match: Match, decisions: int) -> Pixels:
    return screen.lying(screen.lay(again(match, decisions)))


def _wait_for(shown: TableScene, decisions: int) -> None:
    """Until the record has been watched so far."""
    for _ in range(PATIENCE):
        if len(shown.match.history) >= decisions:
            return
        shown.tick(FRAME)
        if shown.course.captions.unread:
            shown.course.captions.pass_over()
    raise AssertionError(f"the record stands still at {len(shown.match.history)}")
