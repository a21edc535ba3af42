"""What stands beside the board: the Luk Phat track, the players with their stock, the hand, the plates."""

from collections.abc import Sequence

from pygame import FRect

from game.klongs.outlook import LandingOutlook, StepAhead
from game.klongs.records import BIG, LITTLE
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

DAY_ICONS = {LITTLE: "icon-market-little", BIG: "icon-market-big"}
LOW_PITCH, STOCK_PITCH, STOCK_ROOM = 46.0, 62.0, 318.0
"""How far apart the goods of a stock stand in a low panel, below the merchants, and at the most in a high one; and how
wide they are together there."""


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

    # What changes

    def draw_track(self, canvas: Canvas, ahead: StepAhead | None) -> None:
        """The steps with their points, above them the market days and the parasol, and how far it is to the days; and
        the step that a boat in focus would take, with what it pays."""
        track, column = self.picture.rules.layout.track, self.picture.column
        if not column.tracked:
            return
        canvas.panel(column.track, "night")
        self._draw_distances(canvas, column.track_lines)
        for step in range(len(track)):
            self._draw_step(canvas, step, ahead)
        if ahead:
            self._draw_step_ahead(canvas, ahead)
        low = int(self.picture.marker)
        parasol = column.above_step(low, len(track))
        if low < len(track) - 1:
            rise = self.picture.marker - low
            parasol.x += (column.above_step(low + 1, len(track)).x - parasol.x) * rise
            parasol.y -= 60 * rise * (1 - rise)
        canvas.art("icon-luk-phat", parasol)

    def _draw_step(self, canvas: Canvas, number: int, ahead: StepAhead | None) -> None:
        """What lies behind steps back, and the next one is of brass."""
        picture, track = self.picture, self.picture.rules.layout.track
        column, day, gone = picture.column, track[number].day, number - picture.marker
        place, above = column.step(number, len(track)), column.above_step(number, len(track))
        nearest = 0 < gone <= 1
        plain = FRect(place.left, place.top, place.width, place.height - layout.SHADOW)
        canvas.panel(place if gone > 0 else plain, "brass" if nearest else "paper" if gone > 0 else "quiet")
        taken = ahead is not None and ahead.step == number
        if day and gone:
            if taken:
                canvas.art("glow", above.inflate(36, 36))
            canvas.art(DAY_ICONS[day], above, 1.0 if gone > 0 else 0.35)
        elif taken:
            canvas.art("icon-luk-phat", above, 0.6)
        if number and not taken:
            colour = INK if gone > 0 else MIST
            size = max(SMALL, min(plain.height * 0.84, place.width))
            points = str(track[number].points)
            canvas.text(points, *plain.center, size, weight="heavy", anchor="center", colour=colour, fixed=True)

    def _draw_step_ahead(self, canvas: Canvas, ahead: StepAhead) -> None:
        """The step that would be taken, larger and over its neighbours, but not over their points."""
        place = self.picture.column.step(ahead.step, len(self.picture.rules.layout.track)).inflate(14, 10)
        canvas.art("glow", place.inflate(40, 40))
        canvas.panel(place, "brass")
        x, y = place.centerx, place.centery - layout.SHADOW / 2
        size, room = max(SMALL, min(place.height, place.width) * 0.6), place.width - 14
        canvas.text(f"+{ahead.points}", x, y, size, weight="heavy", anchor="center", colour=INK, width=room, fixed=True)

    def _draw_distances(self, canvas: Canvas, lines: Sequence[FRect]) -> None:
        """How far it is to the next little market day and to the BIG one, in as many lines as there are; or which goes
        on."""
        picture, texts = self.picture, self.texts
        if not lines:
            return
        size = min(SMALL * canvas.workshop.text_scale, lines[0].height * 0.9)
        if picture.day:
            words, [first, *_] = of_track(texts, picture.rules, picture.step, picture.day, picture.market_round), lines
            canvas.text(words, *first.midleft, size, colour=GOLD, width=first.width, fixed=True)
            return
        days = [(DAY_ICONS[day], day.lower(), steps) for day, steps in picture.days_ahead().items()]
        if len(lines) == len(days):
            self._draw_days(canvas, lines, [(icon, texts(f"klongs-{day}-in", steps=n)) for icon, day, n in days], size)
            return
        parts = [("", texts("klongs-track")), *((icon, texts("klongs-steps", steps=n)) for icon, _, n in days)]
        gap = size
        wide = sum(canvas.measure(words, size, fixed=True) + (size * 1.6 if icon else 0) for icon, words in parts)
        size *= min(1.0, (lines[0].width - gap * (len(parts) - 1)) / wide)
        x, y = lines[0].midleft
        for icon, words in parts:
            if icon:
                canvas.art(icon, FRect(x, y - size * 0.65, size * 1.3, size * 1.3))
                x += size * 1.6
            x += canvas.text(words, x, y, size, colour=CREAM if icon else MIST, fixed=True) + gap

    def _draw_days(self, canvas: Canvas, lines: Sequence[FRect], days: Sequence[tuple[str, str]], size: float) -> None:
        """A day to a line, and the name of the track where there is room for it beside them."""
        ends = [0.0]
        for line, (icon, words) in zip(lines, days, strict=False):
            canvas.art(icon, FRect(line.left, line.centery - size * 0.65, size * 1.3, size * 1.3))
            x = line.left + size * 1.6
            ends.append(x + canvas.text(words, x, line.centery, size, width=line.right - x, fixed=True))
        name = self.texts("klongs-track")
        line = lines[0]
        if ends[1:2] and line.right - ends[1] > canvas.measure(name, size, fixed=True) + size:
            canvas.text(name, *line.midright, size, colour=MIST, anchor="midright", fixed=True)

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
        room, size = column.merchants(seat).left - x - 52, BODY * canvas.workshop.text_scale
        size = min(size, (box.height - layout.SHADOW) * (0.46 if top < middle - 3 else 0.7))
        canvas.text(self.name_of(seat), x + 44, top, size, weight="heavy", width=room, colour=colour, fixed=True)
        if picture.day and seat in picture.passed and not acting:
            self._draw_passed(canvas, column.merchants(seat))
        else:
            self._draw_supplies(canvas, seat)
        points = str(round(picture.points[seat]))
        size = min(HEAD, box.height * 0.75) * self.moments.swell(seat)
        wide = canvas.text(points, box.right - 24, middle, size, weight="heavy", anchor="midright", fixed=True)
        if column.roomy:
            self._draw_stock(canvas, seat, box)
        worth = picture.stock_to_come(seat)
        if worth:
            chip(canvas, f"+{worth}", box.right - 68 - max(wide, 56), column.stock_worth(seat), "water", SMALL)

    def _draw_passed(self, canvas: Canvas, place: FRect) -> None:
        """Who has passed on a market day."""
        canvas.art("icon-cross", FRect(place.left, place.centery - 18, 36, 36), 0.9)
        canvas.text(self.texts("klongs-passed"), place.left + 46, place.centery, SMALL, colour=MIST, width=120)

    def _draw_supplies(self, canvas: Canvas, seat: int) -> None:
        picture, column = self.picture, self.picture.column
        for icon, count, place in (
            ("icon-merchant", picture.merchants[seat], column.merchants(seat)),
            ("icon-movement", picture.cards[seat], column.movement_cards(seat)),
        ):
            canvas.art(icon, FRect(*place.topleft, place.height, place.height), 1.0 if count else 0.4)
            x = place.left + place.height + 7
            canvas.text(str(count), x, place.centery, BODY, fixed=True, colour=CREAM if count else MIST)

    def _draw_stock(self, canvas: Canvas, seat: int, box: FRect) -> None:
        """The shelf: how many boats of each good."""
        counts = self.picture.stock_by_good(seat)
        y, size = self.picture.column.shelf(seat)[1], min(32.0, (box.height - layout.SHADOW) * 0.45)
        held = [good for good, count in enumerate(counts) if count]
        high = box.height >= layout.HIGH_LINES
        pitch = min(STOCK_PITCH, STOCK_ROOM / max(1, len(held))) if high else LOW_PITCH
        for place, good in enumerate(held):
            x = box.left + 84 + place * pitch
            canvas.art(f"icon-good-{self.picture.rules.boats.goods[good]}", FRect(x, y - size / 2, size, size))
            canvas.text(str(counts[good]), x + size, y, SMALL, weight="heavy", fixed=True)

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
