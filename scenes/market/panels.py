"""Markets: the acting one large with live scores on every chilli card, the others small; pontoons; how it stands; the
cards that may still come."""

from collections.abc import Collection, Mapping

from pygame import FRect

from game.market.position import HAND
from scenes.devices.glyphs import glyph
from scenes.devices.intents import Action
from scenes.drawing.canvas import Canvas
from scenes.drawing.layer import Layer
from scenes.drawing.marks import chip, focus_frame
from scenes.drawing.theme import BODY, CREAM, GOLD, HEAD, LEAD, SMALL, TITLE
from scenes.market import layout
from scenes.market.cards import CardFaces, draw_worth, ware
from scenes.market.objectives import Objectives
from scenes.market.picture import Picture
from scenes.market.preview import Laying
from scenes.stage.backstage import Backstage
from scenes.stage.texts import figure, signed
from scenes.table.course import Course
from scenes.table.showing.moments import Moments

FADED = 0.4
"""How much shows of a card that does not count now."""
UNSEEN, UNSEEN_PITCH, ABREAST = 104.0, 112.0, 6
"""Cards that may still come: their size, how far apart they lie, and how many in a row."""


class Panels:
    def __init__(
        self,
        stage: Backstage,
        course: Course,
        picture: Picture,
        faces: CardFaces,
        objectives: Objectives,
        moments: Moments,
    ) -> None:
        self.stage, self.course, self.picture = stage, course, picture
        self.faces, self.objectives, self.moments = faces, objectives, moments

    # The large market

    def lay_large(self, layer: Layer, seat: int, free: Collection[int] = ()) -> None:
        """The cards of a seat's market. `free`: the places that wait for a card."""
        shows = tuple(self.picture.markets[seat].items()), self._lit(seat), tuple(free)
        layer.part("stall", layout.STALL, shows, lambda canvas: self._draw_cards(canvas, seat, free))

    def draw_large(self, canvas: Canvas, seat: int, laying: Laying | None, own: bool = True) -> None:
        """What a seat's market pays, what a card would change there, and beside it how that seat stands. `own`: whether
        it is that of the acting seat."""
        self._draw_worths(canvas, seat)
        gain = None
        if laying:
            self._draw_laying(canvas, laying)
            gain = laying.change.points
            if self.objectives.open_to_all(seat):
                gain += laying.objective
        self._draw_info(canvas, seat, gain, own)

    def _draw_cards(self, canvas: Canvas, seat: int, free: Collection[int]) -> None:
        market = self.picture.markets[seat]
        lit = self._lit(seat)
        for place in range(9):
            box = layout.cell(place)
            if place in market:
                self.faces.draw(canvas, market[place], box, 1.0 if place in lit or not lit else FADED)
            else:
                canvas.art("market-slot-lit" if place in free else "market-slot", box)

    def _lit(self, seat: int) -> set[int]:
        return self.picture.lit.get(seat, set()) & set(self.picture.markets[seat])

    def _draw_worths(self, canvas: Canvas, seat: int) -> None:
        """Frames round the cards that are being counted, and what every chilli card pays."""
        picture = self.picture
        for place in self._lit(seat):
            focus_frame(canvas, layout.cell(place), 0.0, radius=16, grow=2)
        for place, points in picture.worth(seat, False).chillies:
            counted = (seat, place) in picture.counted
            draw_worth(canvas, layout.cell(place), figure(points), "brass" if counted else "water", 38)

    def _draw_laying(self, canvas: Canvas, laying: Laying) -> None:
        self.faces.draw(canvas, laying.card, layout.cell(laying.place), 0.78)
        for at, before, after in laying.change.chillies:
            if after == before and at != laying.place:
                continue
            words = figure(after) if at == laying.place else f"{figure(before)}{signed(after - before)}"
            draw_worth(canvas, layout.cell(at), words, _style(after - before), 38)

    def _draw_info(self, canvas: Canvas, seat: int, gain: int | None, own: bool) -> None:
        """Whose market it is, what it pays, its pontoon, how full it is."""
        picture, objective = self.picture, self.objectives.open_to_all(seat)
        box = layout.info("who")
        canvas.panel(layout.INFO, "night")
        canvas.badge(self.course.colour(seat), *layout.EMBLEM, 92)
        name = self.course.name(seat)
        canvas.text(name, box.centerx, box.top + 132, BODY, weight="heavy", anchor="center", width=160, colour=GOLD)
        box = layout.info("points")
        points, x = self._points(seat), box.centerx
        size = TITLE * self.moments.swell(seat)
        canvas.text(self._figure(seat), x, box.top + 46, size, weight="heavy", anchor="center", fixed=True, width=170)
        if gain is None:
            words = self.stage.texts("points-word", points=points)
            canvas.text(words, x, box.top + 106, BODY, anchor="center", width=164, fixed=True)
        else:
            more = self.stage.texts("result-points", points=gain)
            chip(canvas, more if gain < 0 else f"+{more}", x, box.top + 108, _style(gain), 28)
        self._draw_pontoon(canvas, seat, layout.info("pontoon"), objective)
        box = layout.info("objective")
        if objective and picture.pontoons[seat] is not None:
            words = self.stage.texts("market-objective", points=picture.worth(seat, True).objective)
            canvas.text(words, box.centerx, box.top + 26, SMALL, anchor="center", width=164, colour=CREAM)
        if own and self.objectives.hidden and self.course.deciding and not picture.shown[seat]:
            source = self.stage.input
            glyph(canvas, source, source.last, Action.PEEK, box.centerx - 24, box.top + 26, 48)
        box = layout.info("filled")
        canvas.art("icon-complete", FRect(box.left + 22, box.top + 12, 56, 56))
        filled = len(picture.markets[seat])
        canvas.text(f"{filled}/9", box.left + 90, box.top + 40, LEAD, weight="heavy", fixed=True)

    def _points(self, seat: int) -> int:
        """What has been counted; before the count what lies there, with the objective only where it may be known."""
        final = self.picture.points[seat]
        if final is not None:
            return round(final)
        return self.picture.worth(seat, self.objectives.open_to_all(seat)).total

    def more_to_come(self, seat: int) -> bool:
        """Whether a seat's objective is unknown while somebody else's is counted: it is not behind by that."""
        known = self.objectives.open_to_all
        everyone = range(self.picture.seats)
        return self.picture.points[seat] is None and not known(seat) and any(map(known, everyone))

    def _figure(self, seat: int) -> str:
        return figure(self._points(seat)) + ("+?" if self.more_to_come(seat) else "")

    def _draw_pontoon(self, canvas: Canvas, seat: int, box: FRect, objective: bool) -> None:
        rect = FRect(box.centerx - 84, box.top + 10, 168, 168 * 90 / 220)
        good = self.picture.pontoons[seat]
        canvas.art("pontoon" if objective else "pontoon-hidden", rect)
        if objective and good is not None:
            size = 50.0
            middle = rect.centerx, rect.top + rect.height * 42 / 90
            canvas.art(ware(self.picture.cards, good), FRect(middle[0] - size / 2, middle[1] - size / 2, size, size))

    # The others

    def small_cell(self, seat: int, large: int, place: int) -> FRect | None:
        """A place of a market that lies small beside the large one."""
        if seat == large:
            return None
        others = self.picture.seats - 1
        return layout.crowd_cell(layout.crowd((seat - large) % self.picture.seats - 1, others), place)

    def others(self, seat: int) -> dict[int, FRect]:
        """Where the panels of all but one seat are, in the order of turns."""
        others = [(seat + i) % self.picture.seats for i in range(1, self.picture.seats)]
        return {other: layout.crowd(i, len(others)) for i, other in enumerate(others)}

    def lay_others(self, layer: Layer, seat: int, looked_at: int | None) -> None:
        """All but the acting seat. `looked_at`: whose market is large in place of that seat's."""
        leaders = self._leaders()
        for i, (other, box) in enumerate(self.others(seat).items()):
            self._lay_other(layer, i, other, box, other in leaders, other == looked_at)

    def _lay_other(self, layer: Layer, index: int, seat: int, box: FRect, leading: bool, looked_at: bool) -> None:
        picture = self.picture
        who = seat, self.course.name(seat), self.course.colour(seat), leading, looked_at
        counts = self._points(seat), self.more_to_come(seat), self.moments.swell(seat)
        shows = who, counts, tuple(picture.markets[seat].items()), tuple(picture.hands[seat])
        layer.part(
            ("other", index),
            layout.with_crown(box),
            shows,
            lambda canvas: self._draw_other(canvas, seat, box, leading, looked_at),
        )

    def draw_state(self, canvas: Canvas, large: int) -> None:
        """Whether the one whose market is large leads, and the last round."""
        if large in self._leaders():
            x, y = layout.info("who").midtop
            canvas.art("icon-crown", FRect(x - 32, y - 14, 64, 64))
        if self.picture.last_round is not None and self.picture.counting is None:
            chip(canvas, self.stage.texts("market-last-round"), *layout.LAST_ROUND, "brass", 28)

    def _draw_other(self, canvas: Canvas, seat: int, box: FRect, leading: bool, looked_at: bool) -> None:
        """Name, market, hand and points; of a market that is shown large, the hand instead of it."""
        picture, only = self.picture, layout.of_one(box)
        canvas.panel(box, "solid" if looked_at else "night")
        x = layout.crowd_hand(box, 0).left + 36 if only else box.left + 34
        y = box.top + (58 if only else 27)
        canvas.badge(self.course.colour(seat), x, y, 72 if only else 42)
        if leading:
            size = 44.0 if only else 32.0
            canvas.art("icon-crown", FRect(x - size / 2, y - (66 if only else 38), size, size))
        self._draw_points(canvas, seat, box)
        points = layout.crowd_points(box)
        left, right = x + (50 if only else 30), points.left - 8 if points.left > x else box.right - 10
        size = LEAD if only else BODY
        canvas.text(self.course.name(seat), left, y, size, weight="heavy", width=right - left, fixed=True)
        if not looked_at or only:
            self._draw_small_market(canvas, seat, box)
        for i, card in enumerate(picture.hands[seat][:HAND]):
            self.faces.draw(canvas, card, layout.crowd_hand(box, i, looked_at))

    def _draw_points(self, canvas: Canvas, seat: int, box: FRect) -> None:
        """Another player's points, large, and the word that says so."""
        place, points = layout.crowd_points(box), self._points(seat)
        size = HEAD if layout.of_one(box) else LEAD
        word = self.stage.texts("points-word", points=points)
        number = self._figure(seat)
        wide = canvas.measure(number, size, "heavy", fixed=True) + 10
        room = place.width - wide
        whole = wide + min(room, canvas.measure(word, SMALL, "heavy", fixed=True))
        left = place.centerx - whole / 2
        x, y, grown = left + wide / 2 - 5, place.centery, size * self.moments.swell(seat)
        canvas.text(number, x, y, grown, weight="heavy", anchor="center", fixed=True, colour=GOLD)
        canvas.text(word, left + wide, y + 3, SMALL, weight="heavy", width=room, fixed=True, colour=GOLD)

    def _draw_small_market(self, canvas: Canvas, seat: int, box: FRect) -> None:
        market = self.picture.markets[seat]
        for place in range(9):
            cell = layout.crowd_cell(box, place)
            if place in market:
                self.faces.draw(canvas, market[place], cell)
            else:
                canvas.art("market-slot", cell, 0.6)

    def _leaders(self) -> list[int]:
        """Who leads by the points that are shown; nobody while the final count goes on; in the end who has won."""
        picture, match = self.picture, self.course.match
        if match.over and all(points is not None for points in picture.points):
            return [standing.seat for standing in match.state.standings() if standing.won]
        if picture.counting is not None:
            return []
        everyone = range(picture.seats)
        points = [self._points(seat) for seat in everyone]
        return [seat for seat in everyone if points[seat] == max(points) > min(points)]

    # What may still come

    def draw_unseen(self, canvas: Canvas, unseen: Mapping[int, int]) -> None:
        """The cards that nobody has seen yet, deck by deck; by design, how many there are."""
        box = FRect(layout.CROWD.left, layout.CROWD.top, layout.CROWD.width, layout.STALL.bottom - layout.CROWD.top)
        canvas.panel(box, "solid")
        title = self.stage.texts("market-unseen")
        canvas.text(title, box.left + 30, box.top + 44, LEAD, weight="heavy", colour=GOLD, width=box.width - 60)
        y = box.top + 90
        groups: dict[str, list[tuple[int, int]]] = {}
        for card, count in unseen.items():
            groups.setdefault(self.picture.deck_of(card), []).append((card, count))
        for cards in groups.values():
            for i, (card, count) in enumerate(cards):
                row, column = divmod(i, ABREAST)
                left, top = box.left + 52 + column * UNSEEN_PITCH, y + row * UNSEEN_PITCH
                place = FRect(left, top, UNSEEN, UNSEEN)
                self.faces.draw(canvas, card, place)
                if count > 1:
                    chip(canvas, f"×{count}", place.right - 16, place.bottom - 14, "brass", 26)
            y += (len(cards) + ABREAST - 1) // ABREAST * UNSEEN_PITCH + 24


def _style(gain: int) -> str:
    """The look of a chip that says how much more or less something becomes."""
    return "group-hit" if gain > 0 else "warning" if gain < 0 else "water"
