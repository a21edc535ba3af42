"""What the others did last stays marked in the port and in their markets."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from pygame import FRect

from game.contract import Move
from game.market.records import CardDrawn, Lay, PlayCard
from game.match import Match
from scenes.market import layout
from scenes.market.targets import Deck, Rival
from scenes.table.scene import TableScene
from tests.scenes.market.table import at_table, scene, tabletop
from tests.shots.market import market_where


def last_of_another(kind: type[Move]) -> Callable[[Match], bool]:
    """Whether the decision before this one was somebody else's, and of such a kind."""

    def wanted(match: Match) -> bool:
        entry = match.history[-1]
        return isinstance(entry.move, kind) and entry.seat != match.state.to_move

    return wanted


@contextmanager
def beside_a_computer(match: Match) -> Iterator[TableScene]:
    """The table of two: a person decides, a computer player has just decided."""
    with at_table(match) as driver:
        play = scene(driver)
        play.reseat(match.history[-1].seat, "easy")
        yield play


def marks(play: TableScene) -> list[FRect]:
    """Those of whoever decided last."""
    return play.last_moves.marks().get(1 - (play.course.seat or 0), [])


def marked_cards(play: TableScene) -> list[int]:
    """The cards of the port with a mark."""
    port = {tuple(layout.field(place)): one.card for place, one in tabletop(play).picture.port.items()}
    return [port[tuple(mark)] for mark in marks(play) if tuple(mark) in port]


def test_a_card_that_was_played_is_marked_where_it_has_come_to_lie() -> None:
    """Not at the end where it came in, where another has been drawn behind it."""
    drawn_behind = 0
    for seed in range(0, 200, 20):
        match = market_where(last_of_another(Lay), 2, seed, after=9)
        seat = match.history[-1].seat
        played = next(one for one in reversed(match.history) if one.seat == seat and isinstance(one.move, PlayCard))
        assert isinstance(played.move, PlayCard)
        drawn_behind += any(isinstance(event, CardDrawn) for event in played.events)
        with beside_a_computer(match) as play:
            assert marked_cards(play) == [played.move.card]
    assert drawn_behind > 2


def test_a_card_that_is_pushed_along_or_taken_loses_its_mark() -> None:
    """As soon as somebody plays at the same end, while a card is still to be laid."""

    def pushing(match: Match) -> PlayCard | None:
        played = match.history[-1].move
        for move in match.state.moves():
            if isinstance(move, PlayCard) and isinstance(played, PlayCard) and move.end == played.end:
                after = match.state.copy()
                after.play(move)
                if after.to_move == match.state.to_move and move.card != played.card:
                    return move
        return None

    match = market_where(lambda one: last_of_another(PlayCard)(one) and pushing(one) is not None, 2, 3, after=9)
    other = match.history[-1].seat
    move = pushing(match)
    assert move is not None
    match.play(move)
    with at_table(match) as driver:
        play = scene(driver)
        play.reseat(other, "easy")
        assert play.course.seat != other
        assert marked_cards(play) == []


def test_a_market_is_marked_where_a_card_was_laid_unless_something_lies_over_it() -> None:
    match = market_where(last_of_another(Lay), 2, 3, after=9)
    with beside_a_computer(match) as play:
        assert [mark for mark in marks(play) if layout.CROWD.contains(mark)]
        play.choice.focus = Deck("boat")
        assert not [mark for mark in marks(play) if layout.CROWD.contains(mark)], "the cards to come lie there"


def test_in_a_market_that_is_looked_at_it_is_marked_where_the_card_lies_large() -> None:
    match = market_where(last_of_another(Lay), 2, 3, after=9)
    laid = match.history[-1].move
    assert isinstance(laid, Lay)
    with beside_a_computer(match) as play:
        play.choice.focus = Rival(match.history[-1].seat)
        assert layout.cell(laid.place) in marks(play)
        assert not [mark for mark in marks(play) if layout.CROWD.contains(mark)], "its hand lies there"
