"""The large hand: it closes up and makes room, instead of jumping."""

from collections.abc import Sequence

from pygame import FRect

from scenes.drawing.canvas import Canvas
from scenes.market import layout
from scenes.market.cards import CardFaces
from scenes.market.picture import Picture
from scenes.market.targets import HandCard
from scenes.table.choice import Choice

HASTE = 12.0
"""How fast cards go to their places: this share of the way in a second, and so on with the rest."""
RAISED = 18.0
"""How much higher the chosen card lies."""
CLOSED = 0.5
"""How much shows of a card that cannot be chosen."""

Name = tuple[int, int]
"""A card of a hand: its design, and which of several of them it is."""


class Hand:
    def __init__(self, choice: Choice, picture: Picture, faces: CardFaces) -> None:
        self.choice, self.picture, self.faces = choice, picture, faces
        self.seat: int | None = None
        self.at: dict[Name, float] = {}
        """Where the cards are now."""
        self.gliding = False

    def tick(self, seat: int, dt: float, still: bool) -> None:
        """Move on; another seat's hand is simply there."""
        cards = self.picture.hands[seat]
        goals = {_name(cards, i): layout.hand_slot(i, len(cards)).centerx for i in range(len(cards))}
        before = self.at if self.seat == seat and not still else {}
        self.seat, left = seat, 1 - min(1.0, dt * HASTE)
        self.at = {name: x + (before.get(name, x) - x) * left for name, x in goals.items()}
        self.gliding = any(abs(self.at[name] - x) > 1 for name, x in goals.items())

    def draw(self, canvas: Canvas, seat: int) -> None:
        cards, choice = self.picture.hands[seat], self.choice
        playable = {path[0] for path in choice.paths}
        for i, card in enumerate(cards):
            box, target = self._box(cards, i), HandCard(i)
            if target == choice.first:
                box = box.move(0, -RAISED)
                canvas.art("glow", box.inflate(70, 70))
            closed = bool(playable) and target not in playable
            self.faces.draw(canvas, card, box, CLOSED if closed else 1.0)

    def _box(self, cards: Sequence[int], index: int) -> FRect:
        box = layout.hand_slot(index, len(cards))
        box.centerx = self.at.get(_name(cards, index), box.centerx)
        return box


def _name(cards: Sequence[int], index: int) -> Name:
    return cards[index], cards[:index].count(cards[index])
