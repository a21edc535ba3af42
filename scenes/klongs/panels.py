"""What stands beside the board: the Luk Phat track, the players with their stock, the hand, the plates."""

from collections.abc import Sequence

from pygame import FRect

from game.klongs.outlook import LandingOutlook, StepAhead
from game.klongs.records import BIG
from game.klongs.scoring import boats_worth
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import chip
from scenes.drawing.theme import BODY, CREAM, GOLD, HEAD, INK, LEAD, MIST, SMALL, TITLE
from scenes.klongs import layout
from scenes.klongs.boats import BoatSprite, Shipyard
from scenes.klongs.hand import ShownHand
from scenes.klongs.picture import Picture
from scenes.klongs.words import of_track
from scenes.stage.backstage import Backstage
from scenes.stage.texts import Texts
from scenes.table.course import Course
from scenes.table.showing.moments import Moments

PIECE = 38.0


class Panels:
    def __init__(
        self, stage: Backstage, course: Course, picture: Picture, shipyard: Shipyard, moments: Moments
    ) -> None:
        self.stage, self.picture, self.shipyard, self.moments = stage, picture, shipyard, moments
        self.name_of, self.colour_of = course.name, course.colour

    @property
    def texts(self) -> Texts:
        return self.stage.texts

    # What stays for a whole match

    def draw_ground(self, canvas: Canvas) -> None:
        canvas.backdrop("klongs-backdrop")
        board, waters = self.picture.rules.layout, self.picture.waters
        for space, name in enumerate(board.tiles):
            canvas.art(name, waters.rect(space).inflate(2, 2))  # so that no seam shows between tiles
        canvas.step_back(FRect(waters.left, waters.top, board.width * waters.cell, board.height * waters.cell))
        for space in board.entries(self.picture.seats) if canvas.high_contrast else ():
            canvas.art(board.tiles[space], waters.rect(space))
        for jetty in board.jetties:
            self._draw_jetty(canvas, jetty.art, jetty.x, jetty.y, jetty.width, jetty.height)
        for (first, *_), drawn in zip(board.landings, board.landing_pictures, strict=True):
            x, y = waters.landing(first)
            size = waters.cell * 0.4
            canvas.art(drawn.art, FRect(x - size / 2, y - size / 2, size, size))

    def _draw_jetty(self, canvas: Canvas, art: str, x: float, y: float, width: float, height: float) -> None:
        """Planks along the longer side of a jetty, a space at a time."""
        waters = self.picture.waters
        across = waters.cell * 16 / 104
        lying = width >= height
        length = width if lying else height
        left, top = waters.at(x + (0 if lying else width / 2), y + (height / 2 if lying else 0))
        for i in range(round(length)):
            if lying:
                canvas.art(art, FRect(left + i * waters.cell, top - across / 2, waters.cell, across))
            else:
                middle = FRect(left - waters.cell / 2, top + (i + 0.5) * waters.cell - across / 2, waters.cell, across)
                canvas.turned(art, middle, 90)

    def _draw_step(self, canvas: Canvas, step: int) -> None:
        track = self.picture.rules.layout.track
        x, y = self.picture.column.step(step, len(track))
        day = track[step].day
        if day:
            icon = "icon-market-big" if day == BIG else "icon-market-little"
            size = 52 if day == BIG else 46
            canvas.art(icon, FRect(x - size / 2, y - size / 2, size, size))
        else:
            canvas.dot(x, y, PIECE, GOLD if step == 0 else CREAM)
        if step:
            place = (x + 12, y + 9) if day else (x, y)
            if day:
                canvas.dot(*place, 30, CREAM)
            canvas.text(str(track[step].points), *place, SMALL, weight="heavy", anchor="center", colour=INK, fixed=True)

    # What changes

    def draw_track(self, canvas: Canvas, ahead: StepAhead | None) -> None:
        """The steps with the parasol; and the step that a boat in focus would take, with what it pays."""
        track, column = self.picture.rules.layout.track, self.picture.column
        if not column.tracked:
            return
        canvas.panel(column.track, "night")
        canvas.text(
            self._track_words(), *self._track_title, SMALL, colour=GOLD if self.picture.day else MIST, width=524
        )
        for step in range(len(track)):
            self._draw_step(canvas, step)
        low = int(self.picture.marker)
        x, y = column.step(low, len(track))
        if low < len(track) - 1:
            there = column.step(low + 1, len(track))[0]
            rise = self.picture.marker - low
            x, y = x + (there - x) * rise, y - 60 * rise * (1 - rise)
        canvas.art("icon-luk-phat", FRect(x - 23, y - 29, 46, 46))
        if ahead:
            x, y = column.step(ahead.step, len(track))
            canvas.art("icon-luk-phat", FRect(x - 23, y - 29, 46, 46), 0.65)
            width = chip(canvas, f"+{ahead.points}", x - 8, y - 44, "brass", 30)
            if ahead.day:
                icon = "icon-market-big" if ahead.day == BIG else "icon-market-little"
                canvas.art(icon, FRect(x - 8 - width / 2 - 46, y - 66, 44, 44))

    @property
    def _track_title(self) -> tuple[float, float]:
        track = self.picture.column.track
        return track.left + 22, track.top + 22

    def _track_words(self) -> str:
        return of_track(self.texts, self.picture.rules, self.picture.step, self.picture.day)

    def draw_player(self, canvas: Canvas, seat: int, acting: bool, leading: bool) -> None:
        picture, column = self.picture, self.picture.column
        box = column.panel(seat)
        canvas.panel(box, "tray-lit" if acting else "night")
        x, middle = column.emblem(seat)
        top = column.first_line(seat)
        canvas.badge(self.colour_of(seat), x, middle, min(64.0, box.height - 12))
        if leading:
            canvas.art("icon-crown", FRect(x - 17, box.top - 10, 34, 34))
        colour = GOLD if acting else CREAM
        canvas.text(self.name_of(seat), x + 44, top, BODY, weight="heavy", width=178, colour=colour)
        if picture.day and seat in picture.passed and not acting:
            self._draw_passed(canvas, column.merchants(seat))
        else:
            self._draw_supplies(canvas, seat)
        points = str(round(picture.points[seat]))
        size = min(HEAD, box.height * 0.75) * self.moments.swell(seat)
        canvas.text(points, box.right - 24, middle, size, weight="heavy", anchor="midright", fixed=True)
        if column.roomy:
            self._draw_stock(canvas, seat, box)

    def _draw_passed(self, canvas: Canvas, place: FRect) -> None:
        """Who has passed on a market day."""
        canvas.art("icon-cross", FRect(place.left, place.centery - 18, 36, 36), 0.9)
        canvas.text(self.texts("klongs-passed"), place.left + 46, place.centery, SMALL, colour=MIST, width=150)

    def _draw_supplies(self, canvas: Canvas, seat: int) -> None:
        picture, column = self.picture, self.picture.column
        for icon, count, place in (
            ("icon-merchant", picture.merchants[seat], column.merchants(seat)),
            ("icon-movement", picture.cards[seat], column.movement_cards(seat)),
        ):
            canvas.art(icon, FRect(place.left, place.top, 40, 40), 1.0 if count else 0.4)
            canvas.text(str(count), place.left + 47, place.centery, BODY, fixed=True, colour=CREAM if count else MIST)

    def _draw_stock(self, canvas: Canvas, seat: int, box: FRect) -> None:
        """The shelf: how many boats of each good, and what they are worth so far."""
        counts = self.picture.stock_by_good(seat)
        y = self.picture.column.shelf(seat)[1]
        for good, count in enumerate(counts):
            x = box.left + 84 + good * 48
            name = self.picture.rules.boats.goods[good]
            if count:
                canvas.art(f"icon-good-{name}", FRect(x, y - 16, 32, 32))
                canvas.text(str(count), x + 32, y, SMALL, weight="heavy", fixed=True)
        worth = sum(map(boats_worth, counts))
        if worth:
            chip(canvas, f"+{worth}", box.right - 118, y, "water", SMALL)

    def draw_hand(self, canvas: Canvas, hand: ShownHand, chosen: int | None) -> None:
        """The boats in a hand, or their backs; the one chosen is lifted."""
        boats: Sequence[int] = self.picture.hands[hand.seat]
        away = [sprite.boat for sprite in self.picture.adrift]
        if not hand.open:
            boats, chosen = hand.without_order(boats, chosen, away)
        title = self.texts("klongs-hand", name=self.name_of(hand.seat))
        canvas.text(title, layout.HAND.left + 8, layout.HAND.top + 16, SMALL, width=layout.HAND.width - 16, shadow=True)
        for i, boat in enumerate(boats):
            if boat in away:
                away.remove(boat)
                continue
            x, y = layout.hand_slot(i, len(boats))
            if not hand.open and i != chosen:
                size = layout.HAND_BOAT * 0.94
                canvas.art("hand-boat-back", FRect(x - size / 2, y - size / 2, size, size))
                continue
            lift = 0.12 if i == chosen else 0.0
            self.shipyard.draw(canvas, BoatSprite(boat, x, y, layout.HAND_BOAT, None, 1.0, lift))

    def draw_landing(self, canvas: Canvas, landing: LandingOutlook) -> None:
        """How a landing in focus counts, large: its baskets, doubled by a cookshop, times each player's merchants."""
        box, points = layout.MARKET, dict(landing.points)
        canvas.panel(box, "night")
        pays = self.texts("klongs-landing-pays")
        canvas.text(pays, box.left + 30, box.top + 34, SMALL, colour=GOLD, width=box.width - 60)
        y = box.top + 94
        canvas.art("icon-basket", FRect(box.left + 36, y - 38, 76, 76))
        x = box.left + 134
        x += canvas.text(str(landing.baskets), x, y, TITLE, weight="heavy", fixed=True) + 26
        if landing.doubled:
            canvas.art("icon-cookshop", FRect(x, y - 38, 76, 76))
            canvas.text("× 2", x + 100, y, HEAD, weight="heavy", fixed=True)
        pitch = min(74.0, (box.height - 150) / len(landing.merchants))
        for i, (seat, merchants) in enumerate(landing.merchants):
            y = box.top + 138 + (i + 0.5) * pitch
            size = min(58.0, pitch - 6)
            canvas.badge(self.colour_of(seat), box.left + 62, y, size)
            canvas.art("icon-merchant", FRect(box.left + 140, y - size / 2, size, size))
            canvas.text(f"× {merchants}", box.left + 212, y, LEAD, weight="heavy", fixed=True)
            chip(canvas, f"+{points[seat]}", box.right - 96, y, "brass", min(46.0, pitch * 0.62))

    def draw_hidden_boat(self, canvas: Canvas) -> None:
        """On its way from the stack into a hand."""
        boat = self.picture.hidden_boat
        if boat:
            size = boat.size * 0.94
            canvas.art("hand-boat-back", FRect(boat.x - size / 2, boat.y - size / 2, size, size))

    def draw_plates(self, canvas: Canvas, labels: Sequence[tuple[str, str]], focused: int | None) -> None:
        """Wooden plates for decisions that have no place on the board: icon and words."""
        for i, (icon, words) in enumerate(labels):
            box = layout.plate(i, len(labels))
            canvas.panel(box, "teak-lit" if i == focused else "teak")
            canvas.art(icon, FRect(box.left + 18, box.centery - 29, 54, 54))
            size, room = (
                LEAD if len(labels) < 3 else BODY,
                FRect(box.left + 84, box.top + 4, box.width - 100, box.height - 14),
            )
            if canvas.measure(words, SMALL, fixed=True) > room.width:
                canvas.paragraph(words, room, size, weight="bold", middle=True)
            else:
                canvas.text(words, room.left, room.centery, size, width=room.width)
