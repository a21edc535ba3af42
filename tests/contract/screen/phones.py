"""A table on phones: everybody's sheet offers all that can be chosen, in words of its own, and shows no more than its
seat may know."""

from collections.abc import Iterator
from itertools import combinations

from game.chance import Chance
from game.contract import Game, Move, Table
from scenes.devices.guests import Guest
from scenes.devices.intents import Device
from scenes.devices.sheet import Piece, Sheet
from scenes.table.chooser import Path
from scenes.table.curtain import CLOTH
from scenes.table.scene import TableScene
from tests.contract.screen.looking import few_tables
from tests.contract.screen.reach import at_decisions, where
from tests.contract.screens import Screen, steps

STEPS = 4
"""Towards so many of the moves of a decision, every step is looked at."""
DRAWS = 2
"""So many times what a seat cannot know is drawn anew."""


def with_phones(screen: Screen, game: Game, table: Table) -> Iterator[TableScene]:
    """The table of a random match at decisions of all kinds; everybody has a phone."""
    for play in at_decisions(screen, game, table):
        guests = play.stage.input.guests
        for seat, chair in enumerate(play.seating.chairs):
            chair.device = Device("phone", seat + 1)
            guests.setdefault(seat + 1, Guest(seat + 1, chair.name, chair.colour, "en"))
        play.rewind()
        yield play


def sheet_of(play: TableScene, seat: int) -> Sheet:
    return play.sheets.sheet(Device("phone", seat + 1))


def pieces(sheet: Sheet) -> list[Piece]:
    """All that can be touched on a sheet."""
    on_board = sheet.board.pieces if sheet.board else ()
    return [*(piece for shelf in sheet.shelves for piece in shelf.pieces), *on_board, *sheet.plates]


def leads_to(play: TableScene, taken: Path, target: str) -> frozenset[Move]:
    """The moves that can still be made once this is chosen, now or instead of a step before."""
    return frozenset(
        move
        for path, move in play.choice.paths.items()
        for depth in range(len(taken) + 1)
        if path[:depth] == taken[:depth] and path[depth:] and str(path[depth]) == target
    )


def check_a_phone_offers_everything_that_can_be_chosen(game: Game) -> None:
    """At every step, to whoever decides and to nobody else; two things with the same name lead to the same moves."""
    for table in few_tables(game):
        for play in with_phones(Screen(), game, table):
            mine = play.course.seat
            assert mine is not None
            for taken in steps(play, STEPS):
                place, sheet = where(play, table), sheet_of(play, mine)
                offered = [piece for piece in pieces(sheet) if piece.open]
                wanted = {str(target) for target in play.choice.open if target != CLOTH}
                missing = wanted - {piece.target for piece in offered}
                assert not missing, f"{place}: not on the phone: {missing}"
                assert sheet.turn == "mine", place
                assert all(piece.label for piece in pieces(sheet)), f"{place}: something has no name"
                for one, other in combinations(offered, 2):
                    same = one.label == other.label and one.target != other.target
                    alike = same and leads_to(play, taken, one.target) == leads_to(play, taken, other.target)
                    assert not same or alike, f"{place}: {one.target} and {other.target} are both called {one.label}"
            for seat in range(table.seats):
                if seat != mine:
                    assert not any(piece.open for piece in pieces(sheet_of(play, seat))), where(play, table)


def check_a_phone_tells_what_everybody_has(game: Game) -> None:
    """In a line each, oneself first, for whoever does not see the screen; before them may stand how far it is."""
    for table in few_tables(game):
        for play in with_phones(Screen(), game, table):
            for seat in range(table.seats):
                lines = sheet_of(play, seat).lines[-table.seats :]
                names = [play.name((seat + after) % table.seats) for after in range(table.seats)]
                told = [line.removeprefix(f"{name}: ") for name, line in zip(names, lines, strict=True)]
                said = all(told) and not any(line in lines for line in told)
                assert said, f"{where(play, table)}: seat {seat} hears only {lines}"


def check_a_phone_shows_only_what_its_seat_may_know(game: Game) -> None:
    """Whatever the others hold and whatever is still to come, the same is sent; and what a seat does not know is not
    guessed at either."""
    for table in few_tables(game):
        for play in with_phones(Screen(), game, table):
            match, handheld = play.match, play.tabletop.handheld
            truth = match.state
            for seat in range(table.seats):
                sent = sheet_of(play, seat)
                for draw in range(DRAWS):
                    view = truth.known_to(seat, Chance(draw))
                    shown = tuple(handheld.shelves(view, seat)), handheld.board(view, seat)
                    told = {one: handheld.in_words(view, one) for one in range(table.seats)}
                    guessed = shown != (sent.shelves, sent.board) or not all(
                        any(said in line for line in sent.lines) for said in told.values()
                    )
                    assert not guessed, f"{where(play, table)}: seat {seat} sees a guess"
                    match.state = view
                    seen = sheet_of(play, seat)
                    match.state = truth
                    assert seen == sent, f"{where(play, table)}: seat {seat} is told a secret"
