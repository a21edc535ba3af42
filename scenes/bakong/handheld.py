"""Bakong on a phone: one's dice, what is on offer, the backpack and what all of it does; and the trail in small."""

from collections.abc import Iterator, Mapping

from game.bakong import outlook, records
from game.bakong.rules import CAMP, OBJECTS, TEMPLE
from game.bakong.scoring import ONE, THREE
from game.bakong.state import BakongState
from game.contract import State
from scenes.bakong.picture import Picture, art_of
from scenes.bakong.targets import Card, Die, Ouches, PackThing, TrailPlace, Waiting
from scenes.bakong.words import BakongWords
from scenes.devices.sheet import Board, Box, Part, Piece, Shelf
from scenes.drawing.rolling import IVORY
from scenes.stage.backstage import Backstage
from scenes.table.choice import Choice
from scenes.table.course import Course
from scenes.table.looking.things import headed
from scenes.table.on_phone.handheld import Handheld
from scenes.table.on_phone.parts import around, badge, die, side_by_side

ABREAST = 7
"""So many places lie side by side: the trail goes to and fro, so that a thumb can touch each of them."""
COUNT = (0.78, 0.8, 0.4)
"""Where a number stands on a piece."""
SMALL = (ONE, THREE)
"""The small emeralds, whose names say what they are worth."""
CROWD = 0.8
"""How much of a place those take up who share it."""


class BakongHandheld(Handheld):
    def __init__(
        self,
        stage: Backstage,
        course: Course,
        choice: Choice,
        picture: Picture,
        words: BakongWords,
        icons: Mapping[type, str],
    ) -> None:
        """`picture`: asked how the backpacks are packed, for a thing in one is chosen by where it lies."""
        super().__init__(stage, course, choice, icons)
        self.picture, self.words = picture, words

    # What is one's own

    def shelves(self, view: State, seat: int) -> Iterator[Shelf]:
        assert isinstance(view, BakongState)
        texts = self.texts
        if self.offers(records.TakeObject, records.TakeGreat):
            yield Shelf(self.words.offers_title(), tuple(self._offers(view, seat)))
        if self.offers(records.ThrowAway) and view.wanted:
            yield Shelf(texts("bakong-waits"), (self._waiting(view),))
        if self.offers(records.Flip):
            dice = tuple(self._die(view, i, value) for i, value in enumerate(view.dice))
            yield Shelf(texts("phone-bakong-dice"), dice)
        pack = tuple(self._pack(view, seat))
        if pack:
            yield Shelf(texts("phone-bakong-pack"), pack)

    def _offers(self, view: BakongState, seat: int) -> Iterator[Piece]:
        """All that lies there, also what this seat cannot take."""
        things: list[tuple[str | int, int]] = [(points, 1) for points in view.greats]
        if not self.offers(records.TakeGreat):
            there = view.temple if view.places[seat] == TEMPLE else view.reserve
            things = [(name, left) for name, left in zip(OBJECTS, there, strict=True) if left]
        for thing, left in things:
            open_ = Card(thing) in self.choice.open
            note = self.words.use(thing)
            if open_ and not view.fits(seat, thing):
                note = f"{note} {self.texts('thing-no-room')}"
            yield self.piece(Card(thing), *self._thing(thing, left), note=note)

    def _waiting(self, view: BakongState) -> Piece:
        label, parts = self._thing(view.wanted)
        return self.piece(Waiting(), label, parts, note=self.texts("thing-no-room"))

    def _die(self, view: BakongState, index: int, value: int) -> Piece:
        """A die, and what choosing it does: the tile that it flips, and how far the other one walks."""
        texts, walk, ahead = self.texts, view.dice[1 - index], outlook.flip_outlook(view, value)
        note = texts("phone-bakong-flips-nothing", walk=walk)
        if ahead.place is not None:
            note = texts("phone-bakong-flips", number=ahead.place, kind=texts(f"name-{ahead.was}"), walk=walk)
        return self.piece(Die(index), texts("what-bakong-die", value=value), die(IVORY, value), note=note)

    def _pack(self, view: BakongState, seat: int) -> Iterator[Piece]:
        """Each thing once; of several of a kind it is always the last that goes."""
        laid = [one.thing for one in self.picture.packs[seat].laid]
        for thing in dict.fromkeys(laid):
            number = max(i for i, one in enumerate(laid) if one == thing)
            label, parts = self._thing(thing, laid.count(thing))
            note = "" if thing in SMALL else self.words.use(thing)
            yield self.piece(PackThing(number), label, parts, note=note)
        ouches = view.ouches[seat]
        if ouches:
            texts = self.texts
            points = texts("result-points", points=ouches * view.rules.parts.ouch_worth)
            note = texts("what-bakong-ouches", count=ouches, points=points)
            label = texts("phone-bakong-several", thing=texts("part-ouches"), count=ouches)
            yield self.piece(Ouches(), label, (Part("ouch"), _number(f"×{ouches}")), note=note)

    def _thing(self, thing: str | int, count: int = 1) -> tuple[str, tuple[Part, ...]]:
        """Its name and how it looks, and how many there are of it."""
        wide, high = self.picture.sizes[thing]
        part = Part(art_of(thing), _fitted(wide, high))
        name = self.words.thing_name(thing)
        if isinstance(thing, int):
            return name, (part, Part(text=str(thing), box=around(0.5, 0.5, 0.4), dark=True))
        if count == 1:
            return name, (part,)
        return self.texts("phone-bakong-several", thing=name, count=count), (part, _number(f"×{count}"))

    # What all share

    def how_far(self, view: State) -> str:
        assert isinstance(view, BakongState)
        return self.texts("bakong-round", round=view.round) if view.round else ""

    def in_words(self, view: State, seat: int) -> str:
        """What a backpack is worth, and what is in it; where its owner walks is told on the trail."""
        assert isinstance(view, BakongState)
        laid = [one.thing for one in self.picture.packs[seat].laid]
        things = [self._thing(thing, laid.count(thing))[0] for thing in dict.fromkeys(laid)]
        worth = self.texts("what-bakong-pack", points=self.points(view.totals()[seat]))
        return f"{worth} {'; '.join(things)}".strip()

    def board(self, view: State, _seat: int) -> Board:
        assert isinstance(view, BakongState)
        places = tuple(self._place(view, place) for place in range(TEMPLE + 1))
        return Board(self.texts("phone-bakong-trail"), (ABREAST, TEMPLE // ABREAST + 1), places)

    def _place(self, view: BakongState, place: int) -> Piece:
        """A place with what it does and who stands there; what lies under a tile is for people to remember."""
        row, column = divmod(place, ABREAST)
        box: Box = (ABREAST - 1 - column if row % 2 else column, row, 1, 1)
        kind, here = view.kind_at(place), [seat for seat in range(view.players) if view.places[seat] == place]
        ends = "camp" if place == CAMP else "temple"
        texts = self.texts
        name = texts(f"name-{kind}" if kind else f"what-bakong-{ends}")
        _, note = headed(texts(f"trail-{kind or ends}"), name)
        label = texts("phone-bakong-tile", number=place, kind=name) if kind else name
        if here:
            label = texts("phone-bakong-who", place=label, names=texts.join(self._walker(view, seat) for seat in here))
        parts = [Part(f"trail-{kind}" if kind else f"place-{ends}")]
        for seat, (x, y, wide) in zip(here, side_by_side(len(here)), strict=True):
            at = 0.5 + (x - 0.5) * CROWD, 0.5 + (y - 0.5) * CROWD
            parts += badge(self.course.colour(seat), *at, min(wide, 0.6) * CROWD)
        return self.piece(TrailPlace(place), label, parts, box, note)

    def _walker(self, view: BakongState, seat: int) -> str:
        name = self.course.name(seat)
        return self.texts("phone-bakong-homeward", name=name) if view.great[seat] else name


def _number(text: str) -> Part:
    return Part(text=text, box=around(*COUNT), dark=True)


def _fitted(wide: int, high: int) -> Box:
    """The largest box of so many squares in the middle of a piece."""
    most = max(wide, high)
    return (1 - wide / most) / 2, (1 - high / most) / 2, wide / most, high / most
