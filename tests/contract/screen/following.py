"""Everybody at the table can follow what the others do: what is said stays until it has been read, what they did last
stays marked, a film shows it once more, and nobody is seen to think where there is nothing to decide."""

from collections.abc import Iterator
from unittest.mock import patch

from pygame import FRect

from game.contract import Game
from game.match import Match, Setup
from game.players import HUMAN, LEVELS
from scenes.devices.intents import KEYS, Action, Intent
from scenes.drawing.theme import PLAN
from scenes.stage.thinking import Thinking
from scenes.table.guides.film import Film
from scenes.table.scene import TableScene
from scenes.table.showing.caption import seconds_to_read
from tests.contract.games import tables, words
from tests.contract.screens import FRAME, PATIENCE, Moment, Screen, again, looks, played, tellings

READ = 8
"""The shows of so many decisions are read."""
LOOKS = 6
MARKED = 0.7
"""Of the turns of the others at least so many have left a mark; some are a pass, some are counted and over."""
CRUMB = 1e-6


def check_captions_stay_until_they_are_read(game: Game) -> None:
    """Whatever hurries: the fast speed halves the time, reduced motion takes nothing from it. The last one of all gives
    way to whoever decides again."""
    screen = Screen()
    pace = screen.stage.prefs.pace
    moments = tellings(game)
    for moment in moments[:: -(-len(moments) // READ)]:
        table = screen.lay(moment.match())
        table.course.captions.pass_over()
        table.commit(moment.move)
        for text, seconds in _captions(table):
            assert seconds >= seconds_to_read(text) / pace - 2 * FRAME, f"{text!r} is gone after {seconds:.1f} s"


def _captions(table: TableScene) -> Iterator[tuple[str, float]]:
    """All that is said while something is shown, and for how long; not what the next question takes the place of."""
    text, seconds = table.course.caption, float(PATIENCE)
    for _ in range(PATIENCE):
        if not table.course.director.busy:
            break
        if table.course.director.holding:
            table.skip()
            text, seconds = table.course.caption, float(PATIENCE)
        table.tick(FRAME)
        seconds += FRAME
        if table.course.caption != text:
            if text and seconds < PATIENCE:
                yield text, seconds
            text, seconds = table.course.caption, 0.0
    own = not table.match.over and table.course.seat == table.match.history[-1].seat
    if text and seconds < PATIENCE and not own:
        yield text, seconds


def check_what_the_others_did_stays_marked(game: Game) -> None:
    """On the table, and in a picture of it: without the marks it would be another one."""
    table = tables(game)[-1]
    if table.seats == 1:
        return
    screen, match = Screen(), played(game, table, 6)
    turns = marked = 0
    for number in looks(match, 3 * LOOKS)[1:]:
        shown = screen.lay(again(match, number))
        others = {entry.seat for entry in shown.match.history} - {shown.course.seat}
        marks = shown.last_moves.marks()
        assert {*marks} <= others, words(table, f"after {number} decisions a mark is nobody's")
        assert all(FRect(0, 0, *PLAN).contains(place) for places in marks.values() for place in places)
        turns, marked = turns + len(others), marked + len(marks)
        if marks:
            picture = screen.drawn(shown)
            with patch.object(shown.last_moves, "marks", return_value={}):
                assert screen.drawn(shown) != picture, words(table, f"after {number} decisions no mark is seen")
    assert marked >= MARKED * turns, words(table, f"of {turns} turns {marked} have left a mark")


def check_the_film_shows_it_again_and_changes_nothing(game: Game) -> None:
    """Watched to its end, and left in the middle of it: the match, the choice and the picture are as they were."""
    table = tables(game)[-1]
    screen, match = Screen(), played(game, table, 7)
    filmed = 0
    for number in looks(match, LOOKS)[1:]:
        shown = screen.lay(again(match, number))
        before, picture = _known(shown), screen.picture(shown)
        for frames in (3, PATIENCE):
            screen.stage.take(shown.handle(Intent(Action.PREVIOUS, KEYS)))
            film = screen.stage.top
            if film is shown:
                break
            filmed += 1
            assert isinstance(film, TableScene)
            assert film.match is not shown.match
            _watch_film(screen, film, frames)
            assert screen.stage.top is shown, "the film does not end"
            if frames == PATIENCE:
                assert film.match.digest() == shown.match.digest(), "the film does not come to where the match stands"
            shown.prompt.line.say("")
            assert _known(shown) == before, "the film has changed something"
            assert screen.picture(shown) == picture, words(table, f"after the film of {number} it looks different")
    assert filmed


def _watch_film(screen: Screen, film: TableScene, frames: int) -> None:
    for _ in range(frames):
        screen.stage.take(film.tick(FRAME))
        if screen.stage.top is not film:
            return
        film.course.captions.pass_over()
    screen.stage.take(film.handle(Intent(Action.BACK, KEYS)))


def _known(table: TableScene) -> list[object]:
    course = table.course
    return [course.match.digest(), course.stamp, course.can_undo, course.unveiled, table.choice.paths, course.so_far()]


def check_the_film_keeps_secrets(game: Game) -> None:
    """It is no record of a match that is over: people are still playing."""
    match = played(game, tables(game)[-1], 7)
    half = again(match, len(match.history) // 2)
    film = Film(half, 0)
    shown = Screen().put(film.match, film)
    assert not shown.course.without_secrets


def check_nobody_thinks_about_the_only_move(game: Game) -> None:
    """A computer player with one legal move plays it at once."""
    screen = Screen()
    for moment in _forced(game):
        setup = moment.setup
        seats = tuple(type(seat)(seat.name, seat.colour, LEVELS[0]) for seat in setup.seats)
        match = Match(Setup(setup.game, seats, setup.options, setup.seed, setup.starter, setup.digest))
        match.peopled = True
        for move in moment.before:
            match.play(move)
        assert all(seat.player != HUMAN for seat in match.setup.seats)
        with patch.object(Thinking, "ask", side_effect=AssertionError("somebody thinks")):
            shown = screen.put(match)
            shown.tick(FRAME)
            shown.tick(FRAME)
        assert [entry.move for entry in match.history[len(moment.before) :]][:1] == [moment.move]


def _forced(game: Game) -> list[Moment]:
    """A few decisions that are none."""
    found = []
    for table in tables(game):
        match = played(game, table, 2)
        before = again(match, 0)
        for number, entry in enumerate(match.history):
            if number and len(before.state.moves()) == 1:
                found.append(Moment.of(match, number))
                break
            before.play(entry.move)
    return found
