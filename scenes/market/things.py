"""What is what on the Floating Market table: cards wherever they lie, the port's ends, decks, pontoon, the players."""

from collections.abc import Mapping
from dataclasses import replace

from pygame import FRect

from game.market import daily, outlook
from game.market.records import CHILLI_DECK, ENDS, TOKEN_ENDS, Lay, PutUnder, Renew
from game.market.rules import DECK_ENDS
from game.market.state import MarketState
from scenes.market import layout
from scenes.market.objectives import Objectives
from scenes.market.panels import Panels
from scenes.market.picture import Picture
from scenes.market.preview import Preview
from scenes.market.targets import (
    AloneBoard,
    Cell,
    Deck,
    End,
    Field,
    HandCard,
    Pontoon,
    PortCard,
    RenewPlate,
    Rival,
    RivalCard,
    RivalHand,
    Stall,
    TakenCard,
    TakePlate,
    TurnToken,
)
from scenes.market.words import MarketWords
from scenes.stage.backstage import Backstage
from scenes.table.choice import Choice
from scenes.table.chooser import Target
from scenes.table.course import Course
from scenes.table.looking.things import Thing, Things


class MarketThings(Things):
    def __init__(
        self,
        stage: Backstage,
        course: Course,
        choice: Choice,
        words: MarketWords,
        panels: Panels,
        objectives: Objectives,
        preview: Preview,
    ) -> None:
        super().__init__(stage, course, choice)
        self.words, self.panels, self.objectives, self.preview = words, panels, objectives, preview

    @property
    def picture(self) -> Picture:
        return self.words.picture

    @property
    def acting(self) -> int:
        """Whose hand and market lie large."""
        return self.picture.turn_of if self.course.seat is None else self.course.seat

    # Where they are

    def places(self) -> Mapping[Target, FRect]:
        picture, acting = self.picture, self.acting
        posts = [end for end in range(len(ENDS)) if not (picture.alone and end in DECK_ENDS)]
        found: dict[Target, FRect] = {End(end): layout.post(end) for end in posts}
        found |= {Field(place): layout.field(place) for place in picture.port}
        for name in picture.decks:
            box = layout.deck(name, picture.alone)
            box.width, box.height = (box.width + 40, box.height) if picture.alone else (box.width, box.height + 56)
            found[Deck(name)] = box
        if picture.alone:
            token = TOKEN_ENDS[min(round(picture.token), len(TOKEN_ENDS) - 1)]
            found[TurnToken()] = found.pop(End(token), layout.post(token))
        count = len(picture.hands[acting])
        found |= {HandCard(i): layout.hand_slot(i, count) for i in range(count)}
        if self.preview.taking:
            found[TakePlate()] = layout.PLATE
        elif self.choice.offers(Renew):
            found[RenewPlate()] = layout.PLATE
        found |= {Cell(place): layout.cell(place) for place in range(9)}
        found[Stall()] = layout.INFO
        pontoon = layout.info("pontoon")
        found[Pontoon()] = FRect(pontoon.left, pontoon.top, pontoon.width, 150)
        return found | self._crowd()

    def _crowd(self) -> dict[Target, FRect]:
        """The others, or when playing alone how the game stands."""
        picture = self.picture
        found: dict[Target, FRect] = {AloneBoard(): layout.CROWD} if picture.alone else {}
        for seat, box in self.panels.others(self.acting).items():
            found[Rival(seat)] = box
            found |= {RivalCard(seat, place): layout.crowd_cell(box, place) for place in picture.markets[seat]}
            for i in range(min(3, len(picture.hands[seat]))):
                found[RivalHand(seat, i)] = layout.crowd_hand(box, i)
        return found

    # What they are

    def about(self, target: Target) -> Thing:
        picture = self.picture
        match target:
            case HandCard(index):
                return self._held(picture.hands[self.acting][index])
            case RivalHand(seat, index):
                return self._held_by(seat, picture.hands[seat][index])
            case Field(place) | PortCard(place) | TakenCard(place):
                return self._card(picture.port[place].card, key="what-market-boat-port")
            case Cell(place):
                return self._cell(self.acting, place)
            case RivalCard(seat, place):
                return self._cell(seat, place)
            case Rival(seat):
                return self._player(seat)
            case Stall():
                return self._player(self.acting)
            case Pontoon():
                return self._pontoon(self.acting)
        return self._of_the_port(target)

    def _card(self, card: int, seat: int | None = None, key: str = "what-market-boat", leaf: str = "take") -> Thing:
        texts, design = self.texts, self.picture.design(card)
        if design.chilli is not None:
            return Thing(texts(f"part-{design.chilli}"), f"{self.words.describe(card)}.", design.chilli, seat)
        return Thing(self.words.describe(card), texts(key, baskets=len(design.baskets)), leaf, seat)

    def _held_by(self, seat: int, card: int) -> Thing:
        """A card in the hand of somebody else: not for whoever looks at it to play."""
        thing, held = self._card(card, seat), self.texts("what-market-held", name=self.name(seat))
        chilli = self.picture.design(card).chilli is not None
        return replace(thing, text=f"{thing.text} {held}" if chilli else held)

    def _held(self, card: int) -> Thing:
        """A card of the large hand: what it is good for in the question that is asked now."""
        if self.choice.offers(PutUnder):
            return replace(self._card(card, self.acting), text=self.texts("what-market-under"), leaf="where")
        if not self.choice.offers(Lay):
            return self._card(card, self.acting)
        thing = self._card(card, self.acting, "what-market-boat-lay", "lay")
        reason = outlook.why_nowhere(self.course.state_as(MarketState), self.acting, card)
        return replace(thing, text=f"{self.texts.reason(reason)} {thing.text}", leaf="where") if reason else thing

    def _cell(self, seat: int, place: int) -> Thing:
        """A card where it has been laid, with what it pays now; or room for one."""
        texts, market = self.texts, self.picture.markets[seat]
        if place not in market:
            return Thing(texts("what-market-room"), texts("what-market-room-text"), "where", seat)
        thing, pays = self._card(market[place], seat), dict(self.picture.worth(seat, False).chillies).get(place)
        if pays is None:
            return Thing(thing.title, texts("what-market-laid"), "lay", seat)
        now = texts("what-market-pays", points=self.points(pays))
        return Thing(thing.title, f"{now} {thing.text}", thing.leaf, seat)

    def _player(self, seat: int) -> Thing:
        """What lies open: the objective only where it may be known."""
        picture = self.picture
        worth = picture.worth(seat, self.objectives.open_to_all(seat)).total
        words = self.texts("what-market-player", points=self.points(worth), cards=len(picture.markets[seat]))
        if self.panels.more_to_come(seat):
            words = f"{words} {self.texts('what-market-more-to-come', name=self.name(seat))}"
        return Thing(self.name(seat), words, "points", seat)

    def _pontoon(self, seat: int) -> Thing:
        texts, good = self.texts, self.picture.pontoons[seat]
        title = texts("part-objective")
        if good is None or not self.objectives.open_to_all(seat):
            return Thing(title, texts("what-market-objective-hidden", name=self.name(seat)), "objective", seat)
        pay, now = self.picture.cards.pay.objective, self.picture.worth(seat, True).objective
        words = texts(
            "what-market-objective", good=self.words.goods([good]), each=self.points(pay), points=self.points(now)
        )
        return Thing(title, words, "objective", seat)

    def _of_the_port(self, target: Target) -> Thing:
        texts, picture = self.texts, self.picture
        match target:
            case End(end):
                side, number = ENDS[end]
                title = texts(f"end-{side}", number=number)
                return Thing(title[0].upper() + title[1:], texts("what-market-end"), "play")
            case Deck(name):
                kind = "chilli" if name == CHILLI_DECK else "boat"
                words = texts(f"what-market-deck-{kind}-text", count=picture.decks[name])
                return Thing(texts(f"what-market-deck-{kind}"), words, "chilli" if kind == "chilli" else "slide")
            case RenewPlate():
                return Thing(texts("plate-renew"), texts("what-market-renew"), "renew")
            case TakePlate():
                return Thing(texts("plate-take"), self.plate_text(self.words.ask()), "take")
            case TurnToken():
                return Thing(texts("what-market-token"), texts("what-market-token-text"), "alone")
        return Thing(texts("rules-market-alone-title"), self._medals(), "medals")

    def _medals(self) -> str:
        mode = daily.mode_of(self.course.state_as(MarketState).expert)
        bronze, silver, gold = (self.points(points) for points in sorted(self.picture.cards.medals[mode]))
        return self.texts("what-market-medals", bronze=bronze, silver=silver, gold=gold)
