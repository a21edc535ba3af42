"""What is what on the Klongs table: water and boats, landings, the steps of Luk Phat, players and what they have."""

from collections.abc import Mapping

from pygame import FRect

from game.contract import Move
from game.klongs import outlook, records
from game.klongs.position import QUARTER_ROOM
from game.klongs.scoring import boats_worth
from game.klongs.state import KlongsState
from scenes.klongs import layout
from scenes.klongs.boats import BoatSprite
from scenes.klongs.hand import ShownHand
from scenes.klongs.picture import Picture
from scenes.klongs.targets import (
    HandBoat,
    Landing,
    Merchants,
    MovementCards,
    Plate,
    Player,
    QuarterSign,
    Space,
    Stock,
    Track,
    TrackStep,
)
from scenes.klongs.words import KlongsWords
from scenes.stage.backstage import Backstage
from scenes.table.choice import Choice
from scenes.table.chooser import Target
from scenes.table.course import Course
from scenes.table.looking.things import Thing, Things, headed

PLATE_LEAVES: dict[type[Move], str] = {
    records.Skip: "place",
    records.EndTurn: "movement",
    records.LeaveUnowned: "merchants",
    records.StealNothing: "thief",
    records.ToStock: "thief",
    records.ToHand: "thief",
    records.TakeNoThief: "inspector",
    records.Draw: "stacks",
    records.PassMarket: "passing",
}
"""By the move on a plate, the leaf of the rules about it."""


class KlongsThings(Things):
    def __init__(
        self, stage: Backstage, course: Course, choice: Choice, picture: Picture, hand: ShownHand, words: KlongsWords
    ) -> None:
        super().__init__(stage, course, choice)
        self.picture, self.hand, self.words = picture, hand, words

    @property
    def state(self) -> KlongsState:
        return self.course.state_as(KlongsState)

    # Where they are

    def places(self) -> Mapping[Target, FRect]:
        waters = self.picture.waters
        found: dict[Target, FRect] = {Space(space): waters.rect(space) for space in waters.board.spaces}
        found |= {Landing(name): waters.landing_rect(name) for name in self.picture.rules.landings}
        found |= self._signs()
        found |= self._column()
        plates = [first for first, *_ in self.choice.paths if isinstance(first, Plate)]
        return found | {plate: layout.plate(i, len(plates)) for i, plate in enumerate(plates)}

    def _signs(self) -> dict[Target, FRect]:
        """While a boat looks for its place, the quarters that fill up are marked."""
        if not (self.choice.opens(Space) or (isinstance(self.choice.focus, HandBoat) and self.hand.open)):
            return {}
        waters, quarters = self.picture.waters, self.picture.rules.layout.quarters
        marked = [number for number in range(len(quarters)) if self._held_by(number) >= QUARTER_ROOM - 1]
        middles = {number: waters.quarter(number) for number in marked}
        return {QuarterSign(number): FRect(x - 26, y - 20, 52, 40) for number, (x, y) in middles.items()}

    def _held_by(self, quarter: int) -> int:
        return sum(space in self.picture.boats for space in self.picture.rules.layout.quarters[quarter])

    def _column(self) -> dict[Target, FRect]:
        picture, column = self.picture, self.picture.column
        found: dict[Target, FRect] = {}
        if column.tracked:
            found[Track()] = column.track
            steps = len(picture.rules.layout.track)
            for number in range(steps):
                found[TrackStep(number)] = column.step(number, steps).union(column.above_step(number, steps))
        for seat in range(picture.seats):
            found[Player(seat)] = box = column.panel(seat)
            found[Merchants(seat)] = column.merchants(seat)
            found[MovementCards(seat)] = column.movement_cards(seat)
            if column.roomy and picture.stocks[seat]:
                y = column.shelf(seat)[1]
                found[Stock(seat)] = FRect(box.left + 80, y - 20, box.width - 160, 40)
        if not picture.day:
            count = len(picture.hands[self.hand.seat])
            found |= {HandBoat(i): layout.hand_rect(i, count) for i in range(count)}
        return found

    # What they are

    def about(self, target: Target) -> Thing:
        match target:
            case Space(space):
                sprite = self.picture.boats.get(space)
                return self._moored(space, sprite) if sprite else self._water(space)
            case HandBoat(index):
                return self._held(index)
            case Landing(landing):
                return self._landing(landing)
            case TrackStep(number):
                return self._step(number)
            case QuarterSign(number):
                key = "full" if self._held_by(number) >= QUARTER_ROOM else "room"
                return Thing(self.texts("what-klongs-quarter"), self.texts(f"what-klongs-quarter-{key}"), "quarter")
            case Plate(move):
                return Thing(self.words.plate(move), self.plate_text(self.words.ask()), PLATE_LEAVES[type(move)])
        return self._beside_the_board(target)

    def _water(self, space: int) -> Thing:
        texts, board = self.texts, self.picture.rules.layout
        if space in board.entries(self.picture.seats):
            return Thing(texts("what-klongs-entry"), texts("what-klongs-entry-text"), "entry")
        if space in (*board.light, *board.dark):
            return Thing(texts("what-klongs-entry"), texts("what-klongs-entry-unused"), "entry")
        boats = self._held_by(board.quarter[space])
        return Thing(texts("what-klongs-water"), texts("what-klongs-water-text", boats=boats), "quarter")

    def _boat(self, boat: int) -> tuple[str, str, str]:
        """What a boat is called, what is special about it, and its leaf."""
        design = self.picture.rules.boats.designs[boat]
        words = self.words.boat(boat)
        if design.good is not None:
            return words, "" if design.baskets else self.texts("what-klongs-no-baskets"), "boat"
        title, does = headed(words, self.texts(f"name-{design.kind}"))
        return title, f"{does.rstrip('.')}.", str(design.kind)

    def _moored(self, space: int, sprite: BoatSprite) -> Thing:
        """Whose it is, and what the full landings beside it would pay."""
        texts, owner = self.texts, sprite.owner
        title, does, leaf = self._boat(sprite.boat)
        if owner is None:
            return Thing(title, f"{does} {texts('what-klongs-unowned')}".strip(), leaf)
        name = self.name(owner)
        beside = [name for name, spaces in self.picture.rules.landings.items() if space in spaces]
        full = [one for one in (outlook.landing_outlook(self.state, landing) for landing in beside) if one.full]
        pays = sum(dict(one.points).get(owner, 0) for one in full)
        said = [does, texts("what-klongs-owned", name=name)]
        if full:
            said.append(texts("what-klongs-pays", name=name, points=self.points(pays)))
        return Thing(title, " ".join(said).strip(), leaf, owner)

    def _held(self, index: int) -> Thing:
        texts, seat = self.texts, self.hand.seat
        name = self.name(seat)
        if not self.hand.open:
            return Thing(texts("klongs-hand", name=name), texts("what-klongs-hidden", name=name), "boat", seat)
        boat = self.picture.hands[seat][index]
        title, does, leaf = self._boat(boat)
        owned = self.picture.rules.is_open[boat]
        said = [does] if leaf != "boat" else [texts("what-klongs-hand-open" if owned else "what-klongs-hand-neutral")]
        if does and does not in said:
            said.append(does)
        step = outlook.step_ahead(self.state, boat)
        if step:
            said.append(texts("what-klongs-parasol", points=self.points(step.points)))
        return Thing(title, " ".join(said).strip(), leaf, seat)

    def _landing(self, landing: int) -> Thing:
        texts, seen = self.texts, outlook.landing_outlook(self.state, landing)
        title = texts("what-klongs-landing")
        if not seen.full:
            words = texts("what-klongs-landing-open", boats=seen.boats, baskets=seen.baskets)
            return Thing(title, words, "landing")
        who = texts.join(f"{self.name(seat)} {self.points(points)}" for seat, points in seen.points)
        key = "what-klongs-landing-full" if who else "what-klongs-landing-nobody"
        return Thing(title, texts(key, baskets=seen.baskets, who=who), "sum")

    def _step(self, number: int) -> Thing:
        texts, step = self.texts, self.picture.rules.layout.track[number]
        title = texts("what-klongs-step", number=number)
        if not number:
            return Thing(title, texts("what-klongs-step-start"), "luk-phat")
        said = [texts("what-klongs-step-pays", points=self.points(step.points))]
        if step.day:
            said.append(texts(f"what-klongs-step-{step.day.lower()}"))
        return Thing(title, " ".join(said), step.day.lower() if step.day else "luk-phat")

    def _beside_the_board(self, target: Target) -> Thing:
        texts, picture = self.texts, self.picture
        match target:
            case Merchants(seat):
                return Thing(texts("rules-klongs-merchants-title"), self.words.explain(target), "merchants", seat)
            case MovementCards(seat):
                return Thing(texts("rules-klongs-movement-title"), self.words.explain(target), "movement", seat)
            case Stock(seat):
                boats, points = len(picture.stocks[seat]), self._stock_worth(seat)
                words = texts("what-klongs-stock", boats=boats, points=self.points(points))
                return Thing(texts("part-stock"), words, "stock", seat)
            case Player(seat):
                points, stock = round(picture.points[seat]), self._stock_worth(seat)
                words = texts("what-klongs-player", points=self.points(points), stock=self.points(stock))
                return Thing(self.name(seat), words, "points", seat)
        return Thing(texts("rules-klongs-luk-phat-title"), texts("explain-klongs-track"), "luk-phat")

    def _stock_worth(self, seat: int) -> int:
        return sum(map(boats_worth, self.picture.stock_by_good(seat)))
