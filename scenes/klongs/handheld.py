"""Klongs on a phone: one's boats, and the water in small with everything that can be chosen there."""

from collections.abc import Iterator, Mapping
from functools import partial

from game.contract import State
from game.klongs import outlook
from game.klongs.board import Layout
from game.klongs.position import NONE
from game.klongs.scoring import stock_worth
from game.klongs.state import KlongsState
from scenes.devices.sheet import Board, Box, Part, Piece, Shelf
from scenes.drawing.raster import hex_colour
from scenes.drawing.theme import Colour
from scenes.klongs.boats import ALL, Slip, Spot
from scenes.klongs.targets import HandBoat, Landing, Space
from scenes.klongs.words import KlongsWords
from scenes.stage.backstage import Backstage
from scenes.table.choice import Choice
from scenes.table.course import Course
from scenes.table.on_phone.handheld import Handheld
from scenes.table.on_phone.parts import around, badge

LANDING = 0.54
"""The width of a landing, in spaces."""


class KlongsHandheld(Handheld):
    def __init__(
        self,
        stage: Backstage,
        course: Course,
        choice: Choice,
        words: KlongsWords,
        waters: Layout,
        icons: Mapping[type, str],
    ) -> None:
        super().__init__(stage, course, choice, icons)
        self.words, self.waters = words, waters
        self._built: dict[tuple[int, int], tuple[Part, ...]] = {}
        """By design and owner, the parts of a boat."""

    def shelves(self, view: State, seat: int) -> Iterator[Shelf]:
        assert isinstance(view, KlongsState)
        hand = sorted(view.hands[seat])
        yield Shelf(self.texts("phone-klongs-hand"), tuple(self._held(view, i, boat) for i, boat in enumerate(hand)))

    def _held(self, view: KlongsState, index: int, boat: int) -> Piece:
        goods, name = view.rules.good[boat] is not None, self._name(view, boat)
        neutral = goods and not view.rules.is_open[boat]
        label = self.texts("phone-klongs-neutral", boat=name) if neutral else name
        return self.piece(HandBoat(index), label, self._boat(view, boat))

    def _name(self, view: KlongsState, boat: int) -> str:
        """What a boat is and has on board."""
        words = self.words.boat(boat)
        return self.texts("phone-klongs-parasol", boat=words) if view.rules.boats.designs[boat].luk_phat else words

    def _boat(self, view: KlongsState, boat: int, owner: int = NONE) -> tuple[Part, ...]:
        key = boat, owner
        if key not in self._built:
            boats, slip = view.rules.boats, _Listed()
            slip.build(boats, boats.designs[boat], None if owner == NONE else self.course.colour(owner))
            self._built[key] = tuple(slip.parts)
        return self._built[key]

    def of_another(self, view: State, seat: int) -> str:
        """The points, the merchants and the movement cards; the stock is open too."""
        assert isinstance(view, KlongsState)
        stock = stock_worth([view.rules.good[boat] for boat in view.stocks[seat]])
        points = view.totals()[seat]
        worth = self.texts("what-klongs-player", points=self.points(points), stock=self.points(stock))
        return f"{worth} {self.texts('phone-klongs-has', merchants=view.supply[seat], cards=view.cards[seat])}"

    def board(self, view: State, _seat: int) -> Board:
        assert isinstance(view, KlongsState)
        boats, owners = view.boats, view.owners
        pieces = [
            self.as_before(Space(space), (boats[space], owners[space]), partial(self._space, view, space))
            for space in self.waters.spaces
        ]
        pieces += [self._landing(view, landing.number) for landing in self.choice.opens(Landing)]
        return Board(self.texts("phone-klongs-board"), (self.waters.width, self.waters.height), tuple(pieces))

    def _space(self, view: KlongsState, space: int) -> Piece:
        boat, owner = view.boats[space], view.owners[space]
        box: Box = (self.waters.column[space], self.waters.row[space], 1, 1)
        water = Part("tile-entry-light" if space in self.waters.entries(view.players) else "tile-water")
        if boat == NONE:
            return self.piece(Space(space), self._where("phone-klongs-water", space), (water,), box)
        words = self._name(view, boat)
        if owner == NONE:
            whose = self.texts("boat-nobodys", boat=words)
        else:
            whose = self.texts("boat-of", boat=words, name=self.course.name(owner))
        label = self._where("phone-klongs-boat", space, boat=whose)
        return self.piece(Space(space), label, (water, *self._boat(view, boat, owner)), box)

    def _where(self, key: str, space: int, **more: str) -> str:
        """Something with its place, for whoever does not see the board: rows from the top, columns from the left."""
        row, column = self.waters.row[space] + 1, self.waters.column[space] + 1
        return self.texts(key, row=row, column=column, **more)

    def _landing(self, view: KlongsState, landing: int) -> Piece:
        seen = outlook.landing_outlook(view, landing)
        pays = [
            f"{self.course.name(seat)} {self.texts('result-points', points=points)}" for seat, points in seen.points
        ]
        box = around(self.waters.column[landing] + 1, self.waters.row[landing] + 1, LANDING)
        label = self._where("phone-klongs-landing", landing)
        return self.piece(Landing(landing), label, (Part("landing-lit"),), box, self.texts.join(pays))


class _Listed(Slip):
    """A boat as the parts of a piece."""

    def __init__(self) -> None:
        self.parts: list[Part] = []

    def art(self, name: str, place: Spot = ALL, tint: Colour | None = None) -> None:
        self.parts.append(Part(name, around(*place), hex_colour(tint) if tint else ""))

    def badge(self, livery: int, place: Spot) -> None:
        self.parts += badge(livery, *place)

    def figure(self, text: str, place: Spot) -> None:
        self.parts.append(Part(text=text, box=around(*place), dark=True))
