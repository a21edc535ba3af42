"""What is what on the Bakong table: the trail and who walks there, dice, packs and all that can be in them."""

from collections.abc import Mapping
from dataclasses import replace

from pygame import FRect

from game.bakong import records
from game.bakong.rules import CAMP, TEMPLE
from game.contract import Move
from scenes.bakong import layout
from scenes.bakong.jungle import greats_at_temple
from scenes.bakong.offers import Offers
from scenes.bakong.picture import Picture
from scenes.bakong.plates import Plates
from scenes.bakong.targets import (
    Card,
    Choices,
    Cup,
    Die,
    FirstHome,
    LargePack,
    Member,
    Ouches,
    PackThing,
    Pawn,
    Plate,
    Reserve,
    Round,
    ShelfObject,
    TempleGreat,
    Token,
    TrailPlace,
    Waiting,
)
from scenes.bakong.turn import Turn
from scenes.bakong.words import BakongWords
from scenes.stage.backstage import Backstage
from scenes.table.choice import Choice
from scenes.table.chooser import Target
from scenes.table.course import Course
from scenes.table.looking.things import Thing, Things, headed

TRAIL_LEAVES = {
    "jungle": "walk",
    "emerald": "emeralds",
    "cave": "emeralds",
    "abandoned": "help",
    "waterfall": "help",
    "river": "stops",
    "cliff": "stops",
    "pit": "pit",
    "quicksand": "quicksand",
}
OBJECT_LEAVES = {
    **dict.fromkeys(("rope", "grapple", "kit"), "objects-rope"),
    **dict.fromkeys(("machete", "compass", "torch"), "objects-machete"),
    **dict.fromkeys(("logbook", "map"), "again"),
}
PLATE_LEAVES: dict[type[Move], str] = {
    records.Roll: "turn",
    records.Reroll: "again",
    records.FlipNoSecond: "again",
    records.LeaveIt: "pack",
    records.TakeNothing: "help",
    records.Walk: "walk",
}
"""By kind of tile, by object, and by the move on a plate: the leaf of the rules about it."""


class BakongThings(Things):
    def __init__(
        self,
        stage: Backstage,
        course: Course,
        choice: Choice,
        picture: Picture,
        turn: Turn,
        words: BakongWords,
        offers: Offers,
        plates: Plates,
    ) -> None:
        super().__init__(stage, course, choice)
        self.picture, self.turn, self.words = picture, turn, words
        self.offers, self.plates = offers, plates

    # Where they are

    def places(self) -> Mapping[Target, FRect]:
        picture = self.picture
        found: dict[Target, FRect] = {TrailPlace(place): picture.path.rect(place) for place in range(TEMPLE + 1)}
        found |= {TempleGreat(points): rect for points, rect in greats_at_temple(picture).items()}
        if picture.first_home is None:
            found[FirstHome()] = picture.path.first_home
        if picture.round:
            found[Round()] = layout.ROUND
        found |= {Pawn(one.seat): picture.figure(one.seat) for one in picture.crew}
        found |= self._corner()
        found[LargePack()] = layout.PACK
        found |= {PackThing(number): layout.laid(layout.PACK, one) for number, one in enumerate(self.turn.pack)}
        if picture.packs[self.turn.acting].ouches:
            x, y = layout.PACK_OUCHES
            found[Ouches()] = FRect(x - 24, y - 24, 78, 48)
        found |= {Choices(): layout.OFFERS, **self.offers.spots()} if self.offers.choosing else self._others()
        return found

    def _corner(self) -> dict[Target, FRect]:
        """The dice, the cup before they are rolled, or what waits for room; and the plates."""
        choice = self.choice
        found: dict[Target, FRect] = {}
        if choice.offers(records.ThrowAway):
            found[Waiting()] = layout.waiting(*self.picture.sizes[self.turn.state.wanted])
        elif choice.offers(records.Roll):
            found[Cup()] = FRect(layout.DICE.centerx - 75, layout.DICE.top + 14, 150, 150)
        elif not choice.offers(records.Walk):
            for i in range(len(self.picture.dice)):
                box = layout.die(i)
                found[Die(i)] = box.inflate(16, 50).move(0, -23)  # with the word that says what it is for
        return found | self.plates.spots()

    def _others(self) -> dict[Target, FRect]:
        """All packs small, and the reserve."""
        picture = self.picture
        found: dict[Target, FRect] = {Member(seat): layout.crew(seat, picture.seats) for seat in range(picture.seats)}
        found[Reserve()] = box = layout.RESERVE
        found |= {ShelfObject(name): rect for name, rect in picture.shelves()[0].items()}
        for i, kind in enumerate(("1", "3", "ouch")):
            found[Token(kind)] = FRect(box.left + 18 + i * 112, box.bottom - 54, 100, 48)
        if picture.first_home is not None:
            found[FirstHome()] = layout.crew_first_home(picture.first_home, picture.seats)
        return found

    # What they are

    def about(self, target: Target) -> Thing:
        match target:
            case TrailPlace(place):
                return self._place(place)
            case Pawn(seat):
                return self._pawn(seat)
            case Card(thing) | TempleGreat(thing):
                return self._thing(thing)
            case PackThing(number):
                return self._thing(self.turn.pack[number].thing, self.turn.acting)
            case ShelfObject(name):
                return _more(self._thing(name), self.texts("what-bakong-left", count=self.picture.reserve[name]))
            case Round():
                title = self.texts("bakong-round", round=self.picture.round)
                return Thing(title, self.texts("what-bakong-round"), "home")
            case Waiting():
                return _more(self._thing(self.turn.state.wanted), self.texts("thing-no-room"))
            case Die() | Cup() | Plate() | Choices():
                return self._of_the_turn(target)
        return self._of_the_packs(target)

    def _place(self, place: int) -> Thing:
        """What it does, who stands there, and its other side where the table remembers it."""
        texts, tile = self.texts, self.picture.tiles.get(place)
        if tile is None:
            home = place == CAMP
            name = texts("what-bakong-camp" if home else "what-bakong-temple")
            title, words = headed(texts("trail-camp" if home else "trail-temple"), name)
            return Thing(title, words, "home" if home else "temple")
        title, words = headed(texts(f"trail-{tile.kind}"), texts(f"name-{tile.kind}"))
        under = self.picture.under.get(place) if self.turn.remembers else None
        if under:
            words = f"{words} {texts('what-bakong-under', kind=texts(f'name-{under}'))}"
        return Thing(title, words, TRAIL_LEAVES[tile.kind])

    def _pawn(self, seat: int) -> Thing:
        texts, one = self.texts, self.picture.crew[seat]
        if one.homeward:
            words = texts("what-bakong-homeward", tiles=one.place - CAMP)
            return Thing(self.name(seat), words, "home", seat)
        return Thing(self.name(seat), texts("what-bakong-outward", tiles=TEMPLE - one.place), "walk", seat)

    def _thing(self, thing: str | int, seat: int | None = None) -> Thing:
        title, words = self.words.thing_name(thing), self.words.use(thing)
        if isinstance(thing, int):
            return Thing(title, words, "curse" if thing in self.picture.rules.cursed else "temple", seat)
        return Thing(title, words, OBJECT_LEAVES.get(thing, "emeralds"), seat)

    def _of_the_turn(self, target: Target) -> Thing:
        texts = self.texts
        match target:
            case Die(index):
                value = self.picture.dice[index].value
                return Thing(texts("what-bakong-die", value=value), texts("what-bakong-die-text", value=value), "flip")
            case Choices():
                leaf = "temple" if self.choice.offers(records.TakeGreat) else "pack"
                return Thing(self.words.offers_title(), self.words.ask(), leaf)
            case Plate(move):
                return Thing(
                    self.words.plate(move), self.plate_text(self.words.answered_by(move)), PLATE_LEAVES[type(move)]
                )
        return Thing(texts("what-bakong-cup"), texts("what-bakong-cup-text"), "turn")

    def _of_the_packs(self, target: Target) -> Thing:
        texts, picture = self.texts, self.picture
        match target:
            case Member(seat):
                return self._pack(seat, "points")
            case LargePack():
                return self._pack(self.turn.acting, "pack")
            case Ouches():
                ouches = picture.packs[self.turn.acting].ouches
                worth = self.points(ouches * picture.rules.parts.ouch_worth)
                words = texts("what-bakong-ouches", count=ouches, points=worth)
                return Thing(texts("part-ouches"), words, "pit", self.turn.acting)
            case Token("ouch"):
                left = texts("what-bakong-left", count=picture.ouches)
                words = texts("what-bakong-ouch", points=self.points(picture.rules.parts.ouch_worth))
                return Thing(texts("part-ouches"), f"{words} {left}", "pit")
            case Token(kind):
                tokens = picture.ones if kind == "1" else picture.threes
                return _more(self._thing(kind), texts("what-bakong-left", count=tokens))
            case FirstHome():
                words = texts("what-bakong-first-home", points=self.points(picture.rules.parts.first_home))
                return Thing(texts("part-first-home"), words, "home", picture.first_home)
        return Thing(texts("what-bakong-reserve"), texts("what-bakong-reserve-text"), "pack")

    def _pack(self, seat: int, leaf: str) -> Thing:
        worth = self.points(self.picture.points(seat))
        return Thing(self.name(seat), self.texts("what-bakong-pack", points=worth), leaf, seat)


def _more(thing: Thing, words: str) -> Thing:
    """The same, and one more sentence."""
    return replace(thing, text=f"{thing.text} {words}")
