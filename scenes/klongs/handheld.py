"""Klongs on a phone: one's boats, and the water in small with everything that can be chosen there."""

from collections.abc import Iterator, Mapping
from functools import partial

from game.contract import State
from game.klongs import outlook
from game.klongs.board import Layout
from game.klongs.position import NONE
from game.klongs.records import BIG
from game.klongs.scoring import stock_worth
from game.klongs.state import KlongsState
from scenes.devices.sheet import Board, Box, Part, Piece, Shelf
from scenes.drawing.raster import hex_colour
from scenes.drawing.theme import Colour
from scenes.klongs.boats import ALL, Slip, Spot
from scenes.klongs.targets import HandBoat, Landing, Space
from scenes.klongs.words import KlongsWords, of_track
from scenes.stage.backstage import Backstage
from scenes.table.choice import Choice
from scenes.table.course import Course
from scenes.table.on_phone.handheld import Handheld
from scenes.table.on_phone.parts import around, badge

LANDING, ONLY_SEEN = 0.54, 0.34
"""The width of a landing that can be chosen, and of others, in spaces."""
JETTY = 0.07
"""The half of a jetty that lies on a space, as part of it."""
JETTIES: dict[tuple[int, int], Part] = {
    (-1, 0): Part("jetty-upright", (0.0, 0.0, JETTY, 1.0)),
    (1, 0): Part("jetty-upright", (1 - JETTY, 0.0, JETTY, 1.0)),
    (0, -1): Part("jetty-level", (0.0, 0.0, 1.0, JETTY)),
    (0, 1): Part("jetty-level", (0.0, 1 - JETTY, 1.0, JETTY)),
}
"""By the way to the space beyond."""


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
        self._jetties = [self._jetties_of(space) for space in waters.spaces]

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

    def how_far(self, view: State) -> str:
        """What the track on the screen shows: where the parasol is, how far the next market day, and the BIG one."""
        assert isinstance(view, KlongsState)
        track, step = view.rules.layout.track, view.step
        big = outlook.steps_to(track, step, BIG)
        ahead = outlook.next_market_day(track, step)
        said = ahead is not None and ahead[1] == BIG and not view.day
        where = self.texts("phone-klongs-step", step=step, last=len(track) - 1)
        further = f" {self.texts('phone-klongs-big', steps=big)}" if big and not said else ""
        days = of_track(self.texts, view.rules, step, view.day, outlook.market_round(view))
        return f"{days}. {where}{further}"

    def in_words(self, view: State, seat: int) -> str:
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
        lit = {landing.number for landing in self.choice.opens(Landing)} if self.deciding else set()
        pieces += [self._dot(four[0]) for four in self.waters.landings if four[0] not in lit]
        pieces += [self._landing(view, landing) for landing in sorted(lit)]
        return Board(self.texts("phone-klongs-board"), (self.waters.width, self.waters.height), tuple(pieces))

    def _jetties_of(self, space: int) -> tuple[Part, ...]:
        """What a space shows of the jetties round it: they lie between quarters."""
        waters, here = self.waters, self.waters.quarter[space]
        at = {(waters.column[other], waters.row[other]): waters.quarter[other] for other in waters.neighbours[space]}
        beyond = {way: at.get((waters.column[space] + way[0], waters.row[space] + way[1]), here) for way in JETTIES}
        return tuple(part for way, part in JETTIES.items() if beyond[way] != here)

    def _dot(self, landing: int) -> Piece:
        """A landing that cannot be chosen now: to be looked at, and heard of."""
        box = around(self.waters.column[landing] + 1, self.waters.row[landing] + 1, ONLY_SEEN)
        return Piece(self._where("phone-klongs-landing", landing), (Part("landing"),), box)

    def _space(self, view: KlongsState, space: int) -> Piece:
        boat, owner = view.boats[space], view.owners[space]
        box: Box = (self.waters.column[space], self.waters.row[space], 1, 1)
        water = Part("tile-entry-light" if space in self.waters.entries(view.players) else "tile-water")
        if boat == NONE:
            label = self._where("phone-klongs-water", space)
            return self.piece(Space(space), label, (water, *self._jetties[space]), box)
        words = self._name(view, boat)
        if owner == NONE:
            whose = self.texts("boat-nobodys", boat=words)
        else:
            whose = self.texts("boat-of", boat=words, name=self.course.name(owner))
        label = self._where("phone-klongs-boat", space, boat=whose)
        return self.piece(Space(space), label, (water, *self._jetties[space], *self._boat(view, boat, owner)), box)

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
