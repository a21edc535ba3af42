"""Markets: the acting one large with live scores on every chilli card, the others small; pontoons; how it stands."""

from collections.abc import Callable, Mapping

from pygame import FRect

from game.market.outlook import Change
from game.market.position import HAND
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import chip, focus_frame
from scenes.drawing.theme import BODY, CREAM, GOLD, HEAD, LEAD, MIST, SMALL, TITLE
from scenes.market import layout
from scenes.market.cards import Deck, draw_worth, ware
from scenes.market.picture import Picture
from scenes.stage.texts import Texts

FADED = 0.4
"""How much shows of a card that does not count now."""


class Stalls:
    def __init__(
        self,
        picture: Picture,
        deck: Deck,
        texts: Texts,
        name_of: Callable[[int], str],
        colour_of: Callable[[int], int],
    ) -> None:
        self.picture, self.deck, self.texts = picture, deck, texts
        self.name_of, self.colour_of = name_of, colour_of

    # The large market

    def draw_stall(self, canvas: Canvas, seat: int) -> None:
        picture = self.picture
        lit = picture.lit.get(seat, set()) & set(picture.markets[seat])
        worth = dict(picture.worth(seat, False).chillies)
        for place in range(9):
            box = layout.cell(place)
            if place in picture.markets[seat]:
                self.deck.draw(canvas, picture.markets[seat][place], box, 1.0 if place in lit or not lit else FADED)
            else:
                canvas.art("market-slot", box)
        for place in lit:
            focus_frame(canvas, layout.cell(place), 0.0, radius=16, grow=2)
        for place, points in worth.items():
            counted = (seat, place) in picture.counted
            draw_worth(canvas, layout.cell(place), str(points), "brass" if counted else "water", 38)

    def draw_laying(self, canvas: Canvas, card: int, place: int, change: Change) -> None:
        """A card that would be laid there, and what it changes."""
        self.deck.draw(canvas, card, layout.cell(place), 0.78)
        for at, before, after in change.chillies:
            if after == before and at != place:
                continue
            words = str(after) if at == place else f"{before}{after - before:+}"
            style = "group-hit" if after > before else "warning" if after < before else "water"
            draw_worth(canvas, layout.cell(at), words, style, 38)

    def draw_info(self, canvas: Canvas, seat: int, objective: bool, gain: int | None) -> None:
        """Beside the large market: whose it is, what it pays, its pontoon, how full it is."""
        picture, texts = self.picture, self.texts
        box = layout.seat_of("who")
        canvas.panel(layout.INFO, "night")
        canvas.badge(self.colour_of(seat), *layout.EMBLEM, 92)
        name = self.name_of(seat)
        canvas.text(name, box.centerx, box.top + 132, BODY, weight="heavy", anchor="center", width=160, colour=GOLD)
        final = picture.points[seat]
        count = picture.worth(seat, objective)
        points = str(round(final)) if final is not None else str(count.total)
        box = layout.seat_of("points")
        canvas.text(points, box.centerx, box.top + 56, TITLE, weight="heavy", anchor="center", fixed=True)
        if gain is not None:
            words = f"+{gain}" if gain >= 0 else str(gain)
            chip(
                canvas,
                words,
                box.centerx + 54,
                box.top + 110,
                "group-hit" if gain > 0 else "warning" if gain < 0 else "water",
                32,
            )
        self._draw_pontoon(canvas, seat, layout.seat_of("pontoon"), objective)
        box = layout.seat_of("objective")
        if objective and picture.pontoons[seat] is not None:
            words = texts("market-objective", points=count.objective)
            canvas.text(words, box.centerx, box.top + 26, SMALL, anchor="center", width=164, colour=CREAM)
        box = layout.seat_of("filled")
        canvas.art("icon-complete", FRect(box.left + 22, box.top + 12, 56, 56))
        filled = len(picture.markets[seat])
        canvas.text(f"{filled}/9", box.left + 90, box.top + 40, LEAD, weight="heavy", fixed=True)

    def _draw_pontoon(self, canvas: Canvas, seat: int, box: FRect, open_: bool) -> None:
        rect = FRect(box.centerx - 84, box.top + 10, 168, 168 * 90 / 220)
        good = self.picture.pontoons[seat]
        shown = open_ or self.picture.shown[seat]
        canvas.art("pontoon" if shown else "pontoon-hidden", rect)
        if shown and good is not None:
            size = 50.0
            middle = rect.centerx, rect.top + rect.height * 42 / 90
            canvas.art(ware(self.deck.cards, good), FRect(middle[0] - size / 2, middle[1] - size / 2, size, size))

    # The others

    def draw_other(self, canvas: Canvas, seat: int, box: FRect, objective: bool, leading: bool) -> None:
        picture = self.picture
        canvas.panel(box, "night")
        canvas.badge(self.colour_of(seat), box.left + 32, box.top + 27, 44)
        if leading:
            canvas.art("icon-crown", FRect(box.left + 14, box.top - 16, 36, 36))
        final = picture.points[seat]
        points = str(round(final)) if final is not None else str(picture.worth(seat, objective).total)
        canvas.text(self.name_of(seat), box.left + 62, box.top + 27, SMALL, weight="heavy", width=box.width - 130)
        canvas.text(
            points, box.right - 16, box.top + 27, LEAD, weight="heavy", anchor="midright", fixed=True, colour=GOLD
        )
        for place in range(9):
            cell = layout.crowd_cell(box, place)
            if place in picture.markets[seat]:
                self.deck.draw(canvas, picture.markets[seat][place], cell)
            else:
                canvas.art("market-slot", cell, 0.6)
        for i, card in enumerate(picture.hands[seat]):
            hand = layout.crowd_hand(box, i)
            if hand and i < HAND:
                self.deck.draw(canvas, card, hand)

    # Alone

    def draw_alone(self, canvas: Canvas, turns_left: int, medals: Mapping[str, int], title: str, best: str) -> None:
        """Where the others would be: the turns to come, the medals and the best so far."""
        box, texts = layout.CROWD, self.texts
        canvas.panel(box, "night")
        canvas.text(title, box.left + 36, box.top + 46, LEAD, weight="heavy", colour=GOLD, width=box.width - 72)
        words = texts("market-turns-left", count=turns_left)
        canvas.text(words, box.left + 36, box.top + 104, BODY, width=360)
        for i in range(9):
            x = box.left + 424 + i * 36
            canvas.dot(x, box.top + 104, 28, GOLD if i >= 9 - turns_left else MIST)
        for i, points in enumerate(medals.values()):
            x = box.left + 60 + i * 170
            canvas.art(f"medal-{3 - i}", FRect(x - 34, box.top + 136, 76, 76))
            canvas.text(str(points), x + 58, box.top + 174, HEAD * 0.8, weight="heavy", fixed=True)
        canvas.text(best, box.left + 36, box.bottom - 38, BODY, colour=MIST, width=box.width - 72)
