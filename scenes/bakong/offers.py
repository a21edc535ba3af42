"""The panel of things to choose from: objects of the reserve or the temple, great emeralds."""

from dataclasses import dataclass

from pygame import FRect

from game.bakong import records
from game.bakong.rules import TEMPLE
from scenes.bakong import layout
from scenes.bakong.jungle import draw_great_number, fitted
from scenes.bakong.picture import Picture, art_of
from scenes.bakong.targets import Card
from scenes.bakong.turn import Turn
from scenes.bakong.words import BakongWords
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import chip
from scenes.drawing.theme import BODY, CREAM, GOLD
from scenes.table.choice import Choice
from scenes.table.chooser import Target

DIM = 0.35


@dataclass(frozen=True)
class Offer:
    """What one card shows: the thing, how many there are, whether it can be taken, and if so, whether something would
    have to go for it."""

    thing: str | int
    count: int
    open: bool
    crowded: bool


class Offers:
    def __init__(self, choice: Choice, picture: Picture, turn: Turn, words: BakongWords) -> None:
        self.choice, self.picture, self.turn, self.words = choice, picture, turn, words

    @property
    def choosing(self) -> bool:
        """Whether that is what the decision is about."""
        return self.choice.offers(records.TakeObject, records.TakeGreat)

    def cards(self) -> list[Offer]:
        """All that lies there, also what this seat cannot take."""
        return [self._offer(thing, count) for thing, count in self._things()]

    def _offer(self, thing: str | int, count: int) -> Offer:
        is_open = Card(thing) in self.choice.open
        crowded = not self.turn.state.fits(self.turn.acting, thing)
        return Offer(thing, count, is_open, is_open and crowded)

    def _things(self) -> list[tuple[str | int, int]]:
        """What lies there, and how many of each."""
        picture = self.picture
        if self.choice.offers(records.TakeGreat):
            return [(points, 1) for points in picture.greats]
        if self.turn.adventurer.place == TEMPLE:
            return [(name, picture.temple.count(name)) for name in dict.fromkeys(picture.temple)]
        return list(picture.reserve.items())

    def spots(self) -> dict[Target, FRect]:
        if not self.choosing:
            return {}
        things = self._things()
        return {Card(thing): layout.card(i, len(things)) for i, (thing, _) in enumerate(things)}

    @property
    def room(self) -> FRect:
        """Where it is said what the card in focus is."""
        box, card = layout.OFFERS, layout.CARD_HEIGHT
        return FRect(box.left + 30, box.top + card + 26, box.width - 60, box.height - card - 40)

    def draw(self, canvas: Canvas) -> None:
        """The cards, and a line about the one in focus."""
        canvas.panel(layout.OFFERS, "solid")
        cards = self.cards()
        focused = next((offer for offer in cards if Card(offer.thing) == self.choice.focus), None)
        for i, offer in enumerate(cards):
            self._draw_card(canvas, layout.card(i, len(cards)), offer, offer is focused)
        words = self.words.about_offer(focused.thing, focused.crowded) if focused else self.words.offers_title()
        canvas.paragraph(words, self.room, BODY, weight="bold", colour=CREAM if focused else GOLD, middle=True)

    def _draw_card(self, canvas: Canvas, box: FRect, offer: Offer, focused: bool) -> None:
        canvas.panel(box, "teak-lit" if focused and offer.open else "teak" if offer.open else "teak-dim")
        room = FRect(box.left + 10, box.top + 14, box.width - 20, box.height - 36)
        rect = fitted(room, *self.picture.sizes[offer.thing], most=62)
        canvas.art(art_of(offer.thing), rect, 1.0 if offer.open else DIM)
        if isinstance(offer.thing, int):
            draw_great_number(canvas, offer.thing, rect)
        elif offer.count > 1:
            chip(canvas, f"×{offer.count}", box.right - 26, box.top + 18, "brass", 26)
        if offer.crowded:
            canvas.art("icon-warning", FRect(box.left + 4, box.top + 4, 42, 42))
