"""The port with its twelve ends and the decks, and what playing a card there would do."""

import math
from collections.abc import Collection, Sequence

from pygame import FRect

from game.market.outlook import Way
from game.market.records import BOAT_DECK, BOTTOM, CHILLI_DECK, ENDS, LEFT, RIGHT, TOKEN_ENDS, TOP
from game.market.rules import DECK_ENDS
from scenes.drawing.canvas import Canvas
from scenes.drawing.layer import Layer
from scenes.drawing.marks import chip
from scenes.drawing.theme import BODY, TEAK
from scenes.market import layout
from scenes.market.cards import CardFaces, back
from scenes.market.picture import Picture

FADED = 0.45
GLOWS = 64
"""How far the light of the posts reaches beyond the port, on both sides together."""
BOB = 2.0
WAY = {TOP: (0, 1), BOTTOM: (0, -1), LEFT: (1, 0), RIGHT: (-1, 0)}
"""By side, which way a card goes that is played there."""
ARROWS = {(0, 1): -90, (0, -1): 90, (1, 0): 0, (-1, 0): 180}
"""How the arrow that points right is turned."""


class Harbour:
    def __init__(self, picture: Picture, faces: CardFaces) -> None:
        self.picture, self.faces = picture, faces

    def draw_ground(self, canvas: Canvas) -> None:
        canvas.backdrop("market-backdrop")
        canvas.art("port-frame", layout.PORT)

    def lay_posts(self, layer: Layer, lit: Collection[int]) -> None:
        token = min(round(self.picture.token), len(TOKEN_ENDS) - 1)
        blocked = TOKEN_ENDS[token] if self.picture.alone else None
        box = layout.PORT.inflate(GLOWS, GLOWS)
        layer.part("posts", box, (tuple(lit), blocked), lambda canvas: self._draw_posts(canvas, lit, blocked))

    def _draw_posts(self, canvas: Canvas, lit: Collection[int], blocked: int | None) -> None:
        for end in range(len(ENDS)):
            if self.picture.alone and end in DECK_ENDS:
                continue  # the decks lie there
            art = "mooring-blocked" if end == blocked else "mooring-lit" if end in lit else "mooring"
            box = layout.post(end)
            if end in lit:
                canvas.art("glow", box.inflate(50, 50))
            canvas.art(art, box)

    def token_box(self) -> FRect:
        """Alone: the token walks round the port; between two places while it moves."""
        at = min(self.picture.token, len(TOKEN_ENDS) - 1.0)
        low = int(at)
        (x, y), (to_x, to_y) = (layout.post(TOKEN_ENDS[min(i, len(TOKEN_ENDS) - 1)]).center for i in (low, low + 1))
        share = at - low
        x, y = x + (to_x - x) * share, y + (to_y - y) * share - 30 * math.sin(share * math.pi)
        return FRect(x - 40, y - 40, 80, 80)

    def draw_token(self, canvas: Canvas) -> None:
        canvas.art("turn-token", self.token_box())

    def lay_decks(self, layer: Layer, coming: Collection[str]) -> None:
        shows = tuple(self.picture.decks.items()), tuple(coming)
        layer.part("decks", layout.DECKS, shows, lambda canvas: self.draw_decks(canvas, coming))

    def draw_decks(self, canvas: Canvas, coming: Collection[str] = ()) -> None:
        """Both decks with how many cards they hold; `coming`: the decks that the play in focus draws from."""
        for name in (BOAT_DECK, CHILLI_DECK):
            box = layout.deck(name, self.picture.alone)
            left = self.picture.decks[name]
            if left:
                for i in range(min(3, 1 + left // 8), 0, -1):
                    canvas.art(back(name), box.move(-3 * i, 4 * i))
                canvas.art(back(name), box)
            else:
                canvas.art("port-slot", box, 0.6)
            size = 26 if self.picture.alone else BODY
            place = (box.right + 4, box.top + 16) if self.picture.alone else (box.centerx, box.bottom + 30)
            chip(canvas, str(left), *place, "water", size)
            drawn = sum(one == name for one in coming)
            if drawn:
                chip(canvas, f"−{drawn}", box.left + 14, box.top + 14, "brass", 34)

    def draw_cards(self, canvas: Canvas, faded: Collection[int], lifted: Collection[int], clock: float) -> None:
        for place, one in self.picture.port.items():
            bob = BOB * math.sin(clock * 1.6 + place * 1.7) if clock else 0.0
            box = FRect(0, 0, one.size, one.size)
            box.center = one.x, one.y - one.lift + bob - (12 if place in lifted else 0)
            if place in lifted:
                canvas.art("glow", box.inflate(90, 90))
            self.faces.draw(canvas, one.card, box, FADED if place in faded else one.alpha)

    def draw_ways(
        self, canvas: Canvas, card: int, end: int, ways: Sequence[Way], ticked: Collection[int], pulse: float
    ) -> None:
        """A play in focus: the card at its end, and ticks on what comes out for certain or is chosen; if nothing is
        left to choose also what slides where."""
        dx, dy = WAY[ENDS[end][0]]
        self.faces.draw(canvas, card, self.ghost(end), 0.7 + 0.3 * pulse)
        for place in ticked:
            rect = layout.field(place)
            canvas.dot(rect.right - 20, rect.top + 6, 60, TEAK)
            canvas.art("icon-tick", FRect(rect.right - 46, rect.top - 20, 52, 52))
        if len(ways) == 1:
            for came, goes in ways[0].slides:
                if came != goes:
                    self._arrow(canvas, layout.field(came), (dx, dy))
            for place, deck in ways[0].drawn:
                if deck:
                    rect = layout.field(place)
                    canvas.art(back(deck), FRect(rect.left - 8, rect.bottom - 52, 60, 60))

    @staticmethod
    def ghost(end: int) -> FRect:
        """Where a card is shown that would be played at an end."""
        dx, dy = WAY[ENDS[end][0]]
        box, rect = layout.post(end), FRect(0, 0, 104, 104)
        rect.center = box.centerx + dx * 6, box.centery + dy * 14
        return rect

    def _arrow(self, canvas: Canvas, rect: FRect, way: tuple[int, int]) -> None:
        """At the edge of a place where its card leaves it."""
        size = 58.0
        x, y = rect.centerx + way[0] * rect.width * 0.42, rect.centery + way[1] * rect.height * 0.42
        canvas.dot(x, y, size + 6, TEAK)
        canvas.turned("icon-arrow-right", FRect(x - size / 2, y - size / 2, size, size), ARROWS[way])

    def draw_plate(self, canvas: Canvas, icon: str, label: str, lit: bool) -> None:
        box = layout.PLATE
        canvas.panel(box, "teak-lit" if lit else "teak")
        canvas.art(icon, FRect(box.left + 12, box.centery - 30, 54, 54))
        canvas.text(label, box.left + 74, box.centery - 3, BODY, width=box.width - 84)

    def draw_renewed(self, canvas: Canvas, renewed: Collection[int]) -> None:
        """The sign of renewing on the cards of the line in focus."""
        for place in renewed:
            field = layout.field(place)
            canvas.dot(field.right - 26, field.top + 26, 60, TEAK)
            canvas.art("icon-renew", FRect(field.right - 50, field.top + 2, 48, 48))

    def draw_aloft(self, canvas: Canvas) -> None:
        picture = self.picture
        for one in (*([picture.waiting] if picture.waiting else []), *picture.aloft):
            self.faces.draw_sprite(canvas, one, picture.deck_of(one.card))
