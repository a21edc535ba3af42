"""How a card looks: a boat with its goods, a chilli card with what it scores."""

from collections.abc import Hashable, Iterable

import pygame
from pygame import FRect

from game.market.cards import CardSet, Design
from game.market.records import EACH, ONCE, PAIRS, SHUN
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
        canvas.art("card-boat" if design.chilli is None else "card-chilli", FRect(0, 0, DRAWN, DRAWN))
        slots = BASKETS if design.chilli is None else CARRIED
        for good, (x, y, size) in zip(design.baskets, slots[len(design.baskets)], strict=True):
            canvas.art(ware(self.cards, good), FRect(x - size / 2, y - size / 2, size, size))
        if design.chilli is not None:
            self._compose_scoring(canvas, design)

    def _compose_scoring(self, canvas: Canvas, design: Design) -> None:
        """In the upper half: what the chilli card counts."""
        wares = [ware(self.cards, good) for good in design.looks_at]
        signs = {
            SHUN: (
                ("chilli-plate", 114, 47, 82),
                (wares[0] if wares else "", 114, 47, 60),
                ("chilli-shun", 114, 47, 82),
            ),
            EACH: (("chilli-each", 80, 50, 42), (wares[0] if wares else "", 132, 48, 66)),
            PAIRS: (
                *((ware_, 85 + 57 * i, 60, 54) for i, ware_ in enumerate(wares)),
                ("chilli-pairs", 114, 27, 48),
            ),
            ONCE: (("chilli-once", 112, 47, 74),),
        }
        for art, x, y, size in signs[design.chilli or ""]:
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
