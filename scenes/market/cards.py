"""How a card looks: a boat with its goods, a chilli card with what it scores."""

from collections.abc import Hashable, Iterable, Iterator, Sequence

import pygame
from pygame import FRect

from game.market import records
from game.market.cards import CardSet, Design
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import chip
from scenes.drawing.theme import INK
from scenes.market.picture import CardSprite

LARGEST = 186.0
"""The size that cards on their way are scaled down from: composing one anew for every size on the way is slow."""
SMALL = 110.0
"""Smaller cards are scaled down from that, too."""
DRAWN = 180.0
"""The size of the drawing that these numbers are for."""
BASKETS = {
    1: ((90.0, 84.0, 104.0),),
    2: ((52.0, 84.0, 78.0), (128.0, 84.0, 78.0)),
    3: ((52.0, 62.0, 70.0), (127.0, 62.0, 70.0), (90.0, 112.0, 70.0)),
}
"""By the number of goods of a boat: middle and size of each."""
CARRIED = {1: ((90.0, 134.0, 60.0),), 2: ((58.0, 134.0, 60.0), (122.0, 134.0, 60.0))}
"""The same for chilli cards."""


def ware(cards: CardSet, good: int) -> str:
    """The name of a good's drawing, and of its text."""
    return f"ware-{cards.goods[good].replace('_', '-')}"


def back(deck: str) -> str:
    """The drawing of a card of this deck, face down."""
    return f"card-{deck}-back"


Layer = tuple[str, float, float, float]
"""A drawing on a card, its middle and its size."""


def layers(cards: CardSet, design: Design) -> Iterator[Layer]:
    """What a card is composed of, from the ground up."""
    yield "card-boat" if design.chilli is None else "card-chilli", DRAWN / 2, DRAWN / 2, DRAWN
    slots = BASKETS if design.chilli is None else CARRIED
    for good, slot in zip(design.baskets, slots[len(design.baskets)], strict=True):
        yield ware(cards, good), *slot
    if design.chilli is not None:
        yield from _scoring(design.chilli, [ware(cards, good) for good in design.looks_at])


def _scoring(chilli: str, wares: Sequence[str]) -> Iterator[Layer]:
    """In the upper half: what the chilli card counts."""
    match chilli:
        case records.SHUN:
            yield "chilli-plate", 114, 47, 82
            yield wares[0], 114, 47, 60
            yield "chilli-shun", 114, 47, 82
        case records.EACH:
            yield "chilli-each", 80, 50, 42
            yield wares[0], 132, 48, 66
        case records.PAIRS:
            for i, one in enumerate(wares):
                yield one, 85 + 57 * i, 60, 54
            yield "chilli-pairs", 114, 27, 48
        case records.ONCE:
            yield "chilli-once", 112, 47, 74


class CardFaces:
    """Draws the cards of a set, each kept as one picture for every size."""

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards

    def _face(self, canvas: Canvas, card: int, size: float) -> pygame.Surface:
        pixels = canvas.px(size)
        key = self._key(canvas, card, size)

        def make() -> pygame.Surface:
            if size <= SMALL:
                return pygame.transform.smoothscale(self._face(canvas, card, LARGEST), (pixels, pixels))
            surface = pygame.Surface((pixels, pixels), pygame.SRCALPHA)
            self._compose(Canvas(surface, canvas.workshop, pixels / DRAWN, (0, 0)), self.cards.designs[card])
            return surface

        return canvas.workshop.shelf.get(key, make)

    def _key(self, canvas: Canvas, card: int, size: float) -> Hashable:
        """A small card of a large window is made otherwise than a large one of a small window."""
        return "card", card, canvas.px(size), size <= SMALL

    def get_ready(self, canvas: Canvas, soon: Iterable[tuple[int, float]]) -> None:
        """Compose one of the cards that will soon be wanted in a size, and has not been yet: one a frame is not felt,
        a whole hand is."""
        kept = canvas.workshop.shelf.kept
        for card, size in soon:
            if self._key(canvas, card, size) not in kept:
                self._face(canvas, card, size)
                return

    def _compose(self, canvas: Canvas, design: Design) -> None:
        for art, x, y, size in layers(self.cards, design):
            canvas.art(art, FRect(x - size / 2, y - size / 2, size, size))

    def draw(self, canvas: Canvas, card: int, box: FRect, alpha: float = 1.0) -> None:
        canvas.centred(self._face(canvas, card, box.width), *box.center, alpha)

    def draw_sprite(self, canvas: Canvas, one: CardSprite, deck: str) -> None:
        """A card on its way, perhaps turning over to the back of its deck."""
        size, largest = canvas.px(one.size), canvas.px(LARGEST)
        whole = self._face(canvas, one.card, LARGEST) if one.face else canvas.picture(back(deck), (largest, largest))
        face = pygame.transform.smoothscale(whole, (max(1, round(size * one.turn)), size))
        if one.lift:
            canvas.art("glow", FRect(one.x - 100, one.y - 60, 200, 160), 0.7, INK)
        canvas.centred(face, one.x, one.y - one.lift, one.alpha)


def draw_worth(canvas: Canvas, box: FRect, words: str, style: str, size: float = 34) -> None:
    """What a chilli card pays, on a chip at its lower right corner."""
    chip(canvas, words, box.right - size * 0.7, box.bottom - size * 0.5, style, size)
