"""The events of Bangkok Klongs as animations. Each ends by putting into the picture what it leaves behind."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from game.contract import Event
from game.klongs import records
from game.klongs.records import Scored
from scenes.drawing.motion import Animation, Do, Steps, Together, Tween, Wait, ease_out, glide, staggered
from scenes.drawing.theme import CHILLI, CREAM, GLIDE, GOLD, QUICK, SLOW, STEP
from scenes.klongs import layout
from scenes.klongs.boats import BoatSprite, HiddenBoat
from scenes.klongs.hand import ShownHand, middle_of
from scenes.klongs.picture import Picture
from scenes.klongs.stock_sheet import StockSheet
from scenes.stage.backstage import Backstage
from scenes.table.course import Course
from scenes.table.showing.director import Hold
from scenes.table.showing.flyers import Flyers
from scenes.table.showing.shows import Shower, Shows
from scenes.table.words import Words

ALOUD = 1.0
"""Seconds from one good of the stock count to the next: somebody reads it to the others."""


class KlongsShows(Shows):
    def __init__(
        self,
        stage: Backstage,
        course: Course,
        words: Words,
        flyers: Flyers,
        picture: Picture,
        hand: ShownHand,
        sheet: StockSheet,
    ) -> None:
        super().__init__(stage, course, words, flyers, picture)
        self.picture, self.hand, self.sheet = picture, hand, sheet

    def showers(self) -> Mapping[type[Event], Shower]:
        return {
            records.HandDealt: self._hand_dealt,
            records.TurnSkipped: self.told("leave", 0.7),
            records.BoatPlaced: self._boat_placed,
            records.MerchantBoarded: self._merchant_boarded,
            records.MerchantReturned: self._merchant_returned,
            records.BoatMoved: self._boat_moved,
            records.BoatStolen: self._boat_stolen,
            records.StolenTo: self._stolen_to,
            records.ThievesChased: self._thieves_chased,
            records.ThiefTaken: self._thief_taken,
            records.ThievesLeft: self._thieves_left,
            records.LukPhatAdvanced: self._luk_phat_advanced,
            records.Standstill: self._standstill,
            records.MarketDayBegan: self._market_day_began,
            records.LandingScored: self._landing_scored,
            records.MarketPassed: self._market_passed,
            records.BoatStocked: self._boat_stocked,
            records.MarketDayEnded: self._market_day_ended,
            records.BoatDrawn: self._boat_drawn,
        }

    def show(self, events: Sequence[Event]) -> Iterator[Animation]:
        """Points of one landing or one shelf come together; everything else one by one. The end waits for somebody."""
        for paid_for, run in groupby(events, key=_paid_for):
            if paid_for:
                yield self._points([event for event in run if isinstance(event, Scored)])
                continue
            for event in run:
                yield from self.one(event)
                if isinstance(event, records.GameEnded):
                    yield Hold()

    # Turns

    def _hand_dealt(self, event: records.HandDealt) -> Animation:
        return Steps([self.then(event), Wait(QUICK)])

    def _boat_placed(self, event: records.BoatPlaced) -> Animation:
        picture = self.picture

        def sail() -> Animation:
            hand = picture.hands[event.seat]
            place = hand.index(event.boat) if self.hand.open else middle_of(hand)
            here = layout.hand_slot(place, len(hand))
            if event.seat != self.hand.seat:
                here = picture.column.panel(event.seat).center
            x, y = picture.waters.middle(event.space)
            sprite = BoatSprite(event.boat, *here, layout.HAND_BOAT, sailing=True)
            picture.adrift.append(sprite)
            way = Together([glide(sprite, SLOW, x=x, y=y, size=picture.waters.cell), _hop(sprite, SLOW, 0.5)])
            return Steps([way, Do(lambda: picture.adrift.remove(sprite))])

        arrived = [self.then(event, "splash"), self._splash(event.space), *self._alarm(event)]
        return Steps([self.say(event, "whoosh"), Do(sail), *arrived])

    def _splash(self, space: int) -> Animation:
        """Water where a boat has come to lie; nobody waits for it."""
        moments, at = self.moments, self.picture.waters.middle(space)
        return Do(lambda: moments.meanwhile(moments.splash(at)))

    def _alarm(self, event: records.BoatPlaced) -> list[Animation]:
        """A thief or an inspector does not come unseen."""
        rules, at = self.picture.rules, self.picture.waters.middle(event.space)
        if rules.thief[event.boat]:
            return [self.moments.ring(at, CHILLI, 200)]
        return [self.moments.ring(at, CREAM, 200)] if rules.inspector[event.boat] else []

    def _merchant_boarded(self, event: records.MerchantBoarded) -> Animation:
        waters = self.picture.waters
        start = self._supply(event.seat) if event.left is None else waters.middle(event.left)
        way = self._merchant(event.seat, start, waters.middle(event.space))
        return Steps([way, self.then(event, "die-set")])

    def _merchant_returned(self, event: records.MerchantReturned) -> Animation:
        start = self.picture.waters.middle(event.space)
        return Steps([self.then(event), self._merchant(event.seat, start, self._supply(event.seat))])

    def _supply(self, seat: int) -> tuple[float, float]:
        """Where a seat's merchants come from."""
        return self.picture.column.merchants(seat).center

    def _merchant(self, seat: int, start: tuple[float, float], end: tuple[float, float]) -> Animation:
        return self.flyers.fly("", seat, start, end, GLIDE)

    def _boat_moved(self, event: records.BoatMoved) -> Animation:
        x, y = self.picture.waters.middle(event.to)

        def sail() -> Animation:
            boat = self.picture.boats[event.space]
            self.moments.meanwhile(self.moments.wake((boat.x, boat.y), (x, y), SLOW))
            return glide(boat, SLOW, x=x, y=y)

        return Steps([self.say(event, "whoosh"), Do(sail), self.then(event, "splash"), self._splash(event.to)])

    def _boat_drawn(self, event: records.BoatDrawn) -> Animation:
        """A boat comes from the stack, face down, into the hand."""
        picture = self.picture
        x, y = picture.column.shelf(event.seat)
        if event.seat == self.hand.seat:
            x, y = layout.hand_slot(3, 4)

        def pull() -> Animation:
            self.course.say(lambda: self.stage.texts("log-klongs-drawn", name=self.course.name(event.seat)), event.seat)
            self.stage.sound.play("page")
            picture.hidden_boat = HiddenBoat(layout.HAND.centerx, layout.HAND.bottom + 60, layout.HAND_BOAT)
            return glide(picture.hidden_boat, GLIDE, ease_out, x=x, y=y)

        def arrive() -> None:
            picture.hidden_boat = None

        return Steps([Do(pull), Do(arrive), self.then(event)])

    # Thieves and inspectors

    def _boat_stolen(self, event: records.BoatStolen) -> Animation:
        """The thief darts out and snatches."""
        boats, waters, sound = self.picture.boats, self.picture.waters, self.stage.sound
        there, home = waters.middle(event.space), waters.middle(event.thief)
        x, y, size = self.picture.beside(event.thief)

        def dart() -> Animation:
            thief, prey = boats[event.thief], boats[event.space]
            prey.sailing = True
            self.moments.meanwhile(self.moments.wake(home, there, GLIDE))
            self.moments.meanwhile(self._band(event, "icon-thief", self._clear_of(event.thief)))
            out = glide(thief, SLOW, ease_out, x=there[0], y=there[1])
            back = glide(thief, GLIDE, x=home[0], y=home[1])
            haul = glide(prey, GLIDE, x=x, y=y, size=size)
            grab = Together([back, haul, self.moments.ring(there, CHILLI, 180)])
            return Steps([out, Do(lambda: sound.play("splash")), grab])

        return Steps([self.say(event, "snatch"), Do(dart), self.then(event)])

    def _stolen_to(self, event: records.StolenTo) -> Animation:
        def carry() -> Animation:
            assert self.picture.loot is not None
            return _sail_off(self.picture.loot, self._home(event.seat, event.where), 70)

        return Steps([Do(carry), self.then(event, "die-set")])

    def _home(self, seat: int, where: str) -> tuple[float, float]:
        """Where a boat goes that comes into a seat's "hand" or "stock"; one that is not on the screen is at the
        player's panel."""
        if where == "hand" and seat == self.hand.seat:
            return layout.HAND.centerx, layout.hand_slot(0, 1)[1]
        return self.picture.column.shelf(seat)

    def _thieves_chased(self, event: records.ThievesChased) -> Animation:
        """The inspector hoots, the thieves tremble."""
        picture = self.picture

        def hoot() -> Animation:
            picture.lit.update((event.space, *event.thieves))
            trembling = [_tremble(picture.boats[space]) for space in event.thieves]
            at = picture.waters.middle(event.space)
            beside = self._clear_of(event.space, *event.thieves)
            great = [self._band(event, "icon-inspector", beside), self.moments.ring(at, CREAM, 220)]
            return Together([_hop(picture.boats[event.space], SLOW, 0.4), *trembling, *great])

        return Steps([self.say(event, "whistle"), Do(hoot), Do(picture.lit.clear), self.then(event)])

    def _thief_taken(self, event: records.ThiefTaken) -> Animation:
        def carry() -> Animation:
            return _sail_off(self.picture.chased[event.space], self._home(event.seat, "hand"), layout.HAND_BOAT)

        return Steps([Do(carry), self.then(event, "die-set")])

    def _thieves_left(self, event: records.ThievesLeft) -> Animation:
        def flee() -> Animation:
            fleeing = self.picture.chased.values()
            return Together([glide(sprite, SLOW, x=sprite.x - 300, alpha=0.0) for sprite in fleeing])

        return Steps([Do(flee), self.then(event)])

    # Market days and the count

    def _luk_phat_advanced(self, event: records.LukPhatAdvanced) -> Animation:
        """The parasol climbs a step."""
        return Steps([glide(self.picture, GLIDE, marker=float(event.step)), self.then(event, "turn")])

    def _standstill(self, event: records.Standstill) -> Animation:
        def speak() -> None:
            self.course.say(lambda: self.stage.texts(f"klongs-standstill-{event.why}"))
            self.stage.sound.play("pause")

        return Steps([self.then(event), Do(speak), Wait(1.2)])

    def _band(self, event: Event, icon: str, middle: float) -> Animation:
        """Silk across the table that says what has happened, in the colour of whoever did it."""
        seat: int = event.seat  # type: ignore[attr-defined]
        return self.moments.band(seat, self.words.line(event), icon, middle=middle)

    def _clear_of(self, *spaces: int) -> float:
        """How far down silk hides none of these: at the top of the water, in the middle or at its foot."""
        waters = self.picture.waters
        rows = [waters.middle(space)[1] for space in spaces]
        return max(layout.SILK, key=lambda middle: min(abs(middle - row) for row in rows))

    def _market_day_began(self, event: records.MarketDayBegan) -> Animation:
        """The gong: rings over the whole water, and silk that names the day."""
        big, at = event.day == records.BIG, self.picture.waters.centre
        rings = staggered((self.moments.ring(at, GOLD, reach) for reach in (260, 420, 560)), 0.18)
        gong = [self._band(event, "icon-market-big" if big else "icon-market-little", at[1]), rings, Wait(1.2)]
        if big:
            gong.append(self.moments.sparks(at, count=28, reach=480))
        return Steps([self.say(event, "gong-big"), self.then(event), Together(gong)])

    def _landing_scored(self, event: records.LandingScored) -> Animation:
        def light() -> None:
            self.picture.lit.update(self.picture.rules.landings[event.landing])
            key = "klongs-landing-doubled" if event.doubled else "klongs-landing"
            name = self.course.name(event.seat)
            self.course.say(lambda: self.stage.texts(key, name=name, baskets=event.baskets), event.seat)

        ring = self.moments.ring(self.picture.waters.landing(event.landing), GOLD, 200)
        return Steps([Do(light), self.then(event), ring, Wait(STEP)])

    def _market_passed(self, event: records.MarketPassed) -> Animation:
        """Worth a word only if there was something to score."""
        return self.told("leave", 0.5)(event) if event.could else self.then(event)

    def _boat_stocked(self, event: records.BoatStocked) -> Animation:
        picture = self.picture

        def sail() -> Animation:
            picture.lit.clear()
            return _sail_off(picture.boats[event.space], picture.column.shelf(event.seat), 50)

        return Steps([Do(sail), self.then(event, "die-set")])

    def _market_day_ended(self, event: records.MarketDayEnded) -> Animation:
        """After the BIG day the stock count begins."""

        def open_sheet() -> Animation:
            self.course.say(lambda: self.stage.texts("klongs-stock-count"))
            self.stage.sound.play("round")
            return glide(self.sheet, GLIDE, alpha=1.0)

        count = [Do(open_sheet), Wait(GLIDE)] if event.day == records.BIG else []
        return Steps([self.then(event), *count])

    def _points(self, items: Sequence[Scored]) -> Animation:
        """Points fly to their players and count up."""

        def land(item: Scored) -> Animation:
            end = self.picture.column.purse(item.seat)
            flight = self.flyers.fly(f"+{item.points}", item.seat, self._source(item), end, SLOW)
            told = [self.say(item)] if item.source == "stock" else []
            return Steps([*told, flight, self._count(item)])

        def ring() -> None:
            if items[0].source == "luk_phat":
                self.course.say(lambda: self.words.line(items[0]), items[0].seat)
            self.stage.sound.play("points-big" if len(items) > 1 else "points")

        return Steps(
            [
                Do(ring),
                staggered((land(item) for item in items), ALOUD if items[0].source == "stock" else 0.12),
                Do(self.picture.lit.clear),
            ]
        )

    def _source(self, item: Scored) -> tuple[float, float]:
        """Where points come from: a step of the track, a cell of the stock count, or a landing."""
        if item.source == "luk_phat":
            return self.picture.column.step(item.of[0], len(self.picture.rules.layout.track)).center
        if item.source == "stock":
            return self.sheet.cell(item.seat, item.of[0])
        return self.picture.waters.landing(item.of[0])

    def _count(self, item: Scored) -> Animation:
        points = self.picture.points

        def write(number: float) -> None:
            points[item.seat] = number

        return self.count_up(lambda: points[item.seat], write, item.points, event=item)


def _paid_for(event: Event) -> tuple[object, ...]:
    """What a Scored event belongs to, a step, a landing or a shelf; nothing for all others."""
    if not isinstance(event, Scored):
        return ()
    return (event.source, event.of if event.source != "stock" else event.seat)


def _sail_off(sprite: BoatSprite, to: tuple[float, float], size: float) -> Animation:
    """A boat leaves the water for a hand or a shelf, and changes its size on the way."""
    sprite.sailing = True
    return glide(sprite, SLOW, x=to[0], y=to[1], size=size)


def _hop(sprite: BoatSprite, seconds: float, height: float) -> Animation:
    def rise(t: float) -> None:
        sprite.lift = height * 4 * t * (1 - t)

    return Tween(seconds, rise)


def _tremble(sprite: BoatSprite) -> Animation:
    x = sprite.x

    def shake(t: float) -> None:
        sprite.x = x + (0 if t == 1 else 6 * (1 if int(t * 14) % 2 else -1))

    return Tween(SLOW, shake)
