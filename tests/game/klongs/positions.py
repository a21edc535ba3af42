"""Positions of Bangkok Klongs put together by hand, for tests of single clauses."""

from collections.abc import Iterable

from game.contract import Event, Move
from game.klongs.board import Layout
from game.klongs.records import Place
from game.klongs.rules import Kind
from game.klongs.state import KlongsState
from tests.support.tables import klongs_position

Cell = tuple[int, int]


def space_at(layout: Layout, column: int, row: int) -> int:
    found = [space for space in layout.spaces if (layout.column[space], layout.row[space]) == (column, row)]
    assert found, f"there is no water at column {column}, row {row}"
    return found[0]


def open_for(state: KlongsState, boat: int) -> list[int]:
    """The spaces on which a boat of this design may be placed now."""
    twin = state.copy()
    twin.hands[twin.seat] = [boat]
    return [move.space for move in twin.moves() if isinstance(move, Place)]


class Water:
    """Empty water in the second round, seat 0 to place. Cells are column and row."""

    def __init__(self, players: int = 3, seed: int = 1) -> None:
        self.state: KlongsState = klongs_position(players, seed)
        self.state.hands = [[] for _ in range(players)]

    def design(
        self,
        kind: str = "goods",
        *,
        open: bool = False,
        baskets: int | None = None,
        luk_phat: bool = False,
        good: int = 0,
    ) -> int:
        for number, design in enumerate(self.state.rules.boats.designs):
            looks = (design.kind, design.open, design.luk_phat) == (kind, open, luk_phat)
            if looks and baskets in (None, design.baskets) and design.good in (None, good):
                return number
        raise AssertionError("there is no such boat")

    def space(self, cell: Cell) -> int:
        return space_at(self.state.rules.layout, *cell)

    def cells(self, spaces: Iterable[int]) -> list[Cell]:
        layout = self.state.rules.layout
        return [(layout.column[space], layout.row[space]) for space in spaces]

    def put(self, cell: Cell, boat: int | None = None, owner: int | None = None) -> int:
        """A boat on the water; without a design a neutral one, or an open one if it has an owner."""
        if boat is None:
            boat = self.design(open=owner is not None)
        space = self.space(cell)
        self.state.put(boat, space)
        if owner is not None:
            self.state.owners[space] = owner
            self.state.supply[owner] -= 1
        return space

    def hold(self, *boats: int, seat: int = 0) -> None:
        self.state.hands[seat] = list(boats)

    def no_cards(self) -> None:
        self.state.cards = [0] * self.state.players

    def place(self, boat: int, cell: Cell) -> list[Event]:
        """Place a boat that is put into the hand first."""
        if boat not in self.state.hands[self.state.seat]:
            self.state.hands[self.state.seat].append(boat)
        return self.state.play(Place(boat, self.space(cell)))

    def play(self, move: Move) -> list[Event]:
        return self.state.play(move)

    def why(self, move: Move) -> str | None:
        reason = self.state.why_not(move)
        return reason.key if reason else None

    def moves(self, kind: type[Move]) -> list[Move]:
        return [move for move in self.state.moves() if type(move) is kind]


THIEF, INSPECTOR, COOKSHOP = Kind.THIEF, Kind.INSPECTOR, Kind.COOKSHOP


def of_kind(events: Iterable[Event], kind: type[Event]) -> list[Event]:
    return [event for event in events if type(event) is kind]
