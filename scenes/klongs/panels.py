"""What stands beside the board: the Luk Phat track, the players with their stock, the hand, the plates."""

from collections.abc import Sequence

from pygame import FRect

from game.klongs.outlook import LandingOutlook, next_market_day
from game.klongs.records import BIG
from game.klongs.scoring import boats_worth
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import chip
from scenes.drawing.theme import BODY, CREAM, GOLD, HEAD, INK, LEAD, MIST, SMALL
from scenes.klongs import layout
from scenes.klongs.boats import BoatSprite, Shipyard
from scenes.klongs.hand import ShownHand
from scenes.klongs.picture import Picture
from scenes.stage.backstage import Backstage
from scenes.stage.texts import Texts
from scenes.table.course import Course

PIECE = 44.0


class Panels:
    def __init__(self, stage: Backstage, course: Course, picture: Picture, shipyard: Shipyard) -> None:
        self.stage, self.picture, self.shipyard = stage, picture, shipyard
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
        for jetty in board.jetties:
            self._draw_jetty(canvas, jetty.art, jetty.x, jetty.y, jetty.width, jetty.height)
        for (first, *_), drawn in zip(board.landings, board.landing_pictures, strict=True):
            x, y = waters.landing(first)
            size = waters.cell * 0.4
            canvas.art(drawn.art, FRect(x - size / 2, y - size / 2, size, size))
        canvas.panel(layout.TRACK, "night")
        for step in range(len(board.track)):
            self._draw_step(canvas, step)

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
        x, y = layout.step(step, len(track))
        day = track[step].day
        if day:
            icon = "icon-market-big" if day == BIG else "icon-market-little"
            size = 60 if day == BIG else 50
            canvas.art(icon, FRect(x - size / 2, y - size / 2, size, size))
        else:
            canvas.dot(x, y, PIECE - 4, GOLD if step == 0 else CREAM)
        if step:
            place = (x + 16, y + 15) if day else (x, y)
            if day:
                canvas.dot(*place, 32, CREAM)
            size = 26
            canvas.text(str(track[step].points), *place, size, weight="heavy", anchor="center", colour=INK, fixed=True)

    # What changes

    def draw_track(self, canvas: Canvas) -> None:
        track = self.picture.rules.layout.track
        words = self.texts("klongs-track")
        ahead = next_market_day(track, self.picture.step)
        if ahead:
            words = self.texts("klongs-to-big" if ahead[1] == BIG else "klongs-to-little", steps=ahead[0])
        if self.picture.day:
            words = self.texts(f"klongs-day-{self.picture.day.lower()}-goes-on")
        colour = GOLD if self.picture.day else MIST
        canvas.text(words, layout.TRACK.left + 24, layout.TRACK.top + 24, SMALL, colour=colour, width=610)
        low = int(self.picture.marker)
        x, y = layout.step(low, len(track))
        if low < len(track) - 1:
            there = layout.step(low + 1, len(track))[0]
            rise = self.picture.marker - low
            x, y = x + (there - x) * rise, y - 60 * rise * (1 - rise)
        canvas.art("icon-luk-phat", FRect(x - 26, y - 38, 52, 52))

    def draw_player(self, canvas: Canvas, seat: int, acting: bool, leading: bool) -> None:
        picture = self.picture
        box = layout.panel(seat, picture.seats)
        canvas.panel(box, "tray-lit" if acting else "night")
        x, top = layout.emblem(seat, picture.seats)
        canvas.badge(self.colour_of(seat), x, top, 54)
        if leading:
            canvas.art("icon-crown", FRect(x - 19, box.top - 12, 38, 38))
        canvas.text(self.name_of(seat), x + 44, top, BODY, weight="heavy", width=210, colour=GOLD if acting else CREAM)
        for icon, count, place in (
            ("icon-merchant", picture.merchants[seat], layout.merchants(seat, picture.seats)),
            ("icon-movement", picture.cards[seat], layout.movement_cards(seat, picture.seats)),
        ):
            canvas.art(icon, FRect(place.left, place.top, 46, 46), 1.0 if count else 0.4)
            canvas.text(str(count), place.left + 54, top, BODY, fixed=True, colour=CREAM if count else MIST)
        points = str(round(picture.points[seat]))
        canvas.text(points, box.right - 26, top, HEAD, weight="heavy", anchor="midright", fixed=True)
        self._draw_stock(canvas, seat, box)

    def _draw_stock(self, canvas: Canvas, seat: int, box: FRect) -> None:
        """The shelf: how many boats of each good, and what they are worth so far."""
        counts = self.picture.stock_by_good(seat)
        y = box.bottom - 33
        for good, count in enumerate(counts):
            x = box.left + 30 + good * 74
            name = self.picture.rules.boats.goods[good]
            canvas.art(f"icon-good-{name}", FRect(x, y - 19, 38, 38), 1.0 if count else 0.28)
            if count:
                canvas.text(str(count), x + 42, y, SMALL, weight="heavy", fixed=True)
        worth = sum(map(boats_worth, counts))
        if worth:
            chip(canvas, f"+{worth}", box.right - 56, y, "water", SMALL)

    def draw_hand(self, canvas: Canvas, hand: ShownHand, chosen: int | None) -> None:
        """The boats in a hand, or their backs; the one chosen is lifted."""
        boats = self.picture.hands[hand.seat]
        title = self.texts("klongs-hand", name=self.name_of(hand.seat))
        canvas.text(title, layout.HAND.left + 8, layout.HAND.top + 20, SMALL, width=640, shadow=True)
        away = [sprite.boat for sprite in self.picture.adrift]
        for i, boat in enumerate(boats):
            if boat in away:
                away.remove(boat)
                continue
            x, y = layout.hand_slot(i, len(boats))
            if not hand.open:
                size = layout.HAND_BOAT * 0.94
                canvas.art("hand-boat-back", FRect(x - size / 2, y - size / 2, size, size))
                continue
            lift = 0.22 if i == chosen else 0.0
            self.shipyard.draw(canvas, BoatSprite(boat, x, y, layout.HAND_BOAT, None, 1.0, lift))

    def draw_landing(self, canvas: Canvas, landing: LandingOutlook) -> None:
        """How a landing in focus counts: for each player baskets times merchants, doubled by a cookshop."""
        points = dict(landing.points)
        pitch = min(72.0, (layout.PLATES_TOP - layout.HAND.top - 8) / len(landing.merchants))
        for i, (seat, merchants) in enumerate(landing.merchants):
            line = FRect(layout.HAND.left, layout.HAND.top + 4 + i * pitch, layout.HAND.width, pitch - 5)
            canvas.panel(line, "night")
            y = line.centery - 3
            canvas.badge(self.colour_of(seat), line.left + 46, y, 48)
            x = line.left + 100
            parts = [("icon-basket", str(landing.baskets)), ("icon-merchant", f"× {merchants}")]
            for icon, words in [*parts, *([("icon-cookshop", "× 2")] if landing.doubled else [])]:
                canvas.art(icon, FRect(x, y - 25, 50, 50))
                canvas.text(words, x + 58, y, LEAD, weight="heavy", fixed=True)
                x += 142
            chip(canvas, f"+{points[seat]}", line.right - 64, y, "brass", 34)

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
            canvas.text(words, box.left + 84, box.centery - 3, LEAD if len(labels) < 3 else BODY, width=box.width - 100)
