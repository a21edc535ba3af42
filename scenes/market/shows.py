"""The events of the Floating Market as animations. Each ends by putting into the picture what it leaves behind."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from pygame import FRect

from game.contract import Event
from game.market import records
from game.market.outlook import counted_by
from game.market.scoring import PLACES, Count
from scenes.drawing.motion import Animation, Do, Steps, Together, Tween, Wait, ease_out, glide, linear, staggered
from scenes.drawing.theme import CHILLI, GLIDE, QUICK, SLOW, STEP
from scenes.market import layout
from scenes.market.objectives import Objectives
from scenes.market.picture import CardSprite, Picture, sprite_in
from scenes.market.words import MarketWords
from scenes.stage.backstage import Backstage
from scenes.stage.texts import signed
from scenes.table.course import Course
from scenes.table.showing.director import Hold
from scenes.table.showing.flyers import Flyers
from scenes.table.showing.shows import Shower, Shows

RISE = 46.0
"""How far above the straight way a card flies."""
MOST_TAKEN = 3
"""As many cards as a line holds."""
ALOUD = 0.9
"""Seconds in which somebody reads out what is counted, before its points fly."""
EDGE_ON = 0.04
"""How much of a card's width shows in the middle of turning over."""


class MarketShows(Shows):
    def __init__(
        self,
        stage: Backstage,
        course: Course,
        words: MarketWords,
        flyers: Flyers,
        picture: Picture,
        objectives: Objectives,
    ) -> None:
        super().__init__(stage, course, words, flyers, picture)
        self.picture, self.objectives = picture, objectives

    def showers(self) -> Mapping[type[Event], Shower]:
        return {
            records.PortLaid: self._port_laid,
            records.CardPlayed: self._card_played,
            records.CardsTaken: self._cards_taken,
            records.LineShifted: self._line_shifted,
            records.CardDrawn: self._card_drawn,
            records.CardLaid: self._card_laid,
            records.CardPutUnder: self._card_put_under,
            records.LineRenewed: self.told("", QUICK),
            records.CardRenewed: self._card_renewed,
            records.LastRound: self.told("gong-big", 1.2),
            records.Standstill: self.told("pause", 1.4),
            records.TokenMoved: self._token_moved,
            records.PontoonShown: self.told("round", ALOUD + SLOW),
            records.Scored: self._scored,
        }

    def show(self, events: Sequence[Event]) -> Iterator[Animation]:
        """Cards that come from the decks, or are renewed, come together; everything else one by one. After the final
        count somebody says go on."""
        for kind, run in groupby(events, key=type):
            if kind in (records.CardDrawn, records.CardRenewed):
                yield staggered((coming for event in run for coming in self.one(event)), 0.12)
                continue
            for event in run:
                yield from self.one(event)
                if isinstance(event, records.GameEnded):
                    yield Hold()

    # The port

    def _port_laid(self, event: records.PortLaid) -> Animation:
        """The port fills, card by card."""

        def fall() -> Animation:
            sprites = list(self.picture.port.values())
            for sprite in sprites:
                sprite.lift, sprite.alpha = 70.0, 0.0
            return staggered((glide(one, GLIDE, ease_out, lift=0.0, alpha=1.0) for one in sprites), 0.07)

        return Steps([self.then(event), self.caption(lambda: self.stage.texts("market-opens"), "whoosh"), Do(fall)])

    def _card_played(self, event: records.CardPlayed) -> Animation:
        def sail() -> Animation:
            hand = self.picture.hands[event.seat]
            start = layout.hand_slot(hand.index(event.card), len(hand))
            self.picture.apply(event)
            waiting = self.picture.waiting
            assert waiting is not None
            waiting.x, waiting.y, waiting.size = start.centerx, start.centery, start.width
            post = layout.post(event.end)
            self.stage.sound.play("whoosh")
            return glide(waiting, GLIDE, x=post.centerx, y=post.centery, size=layout.PORT_CARD)

        return Steps([self.say(event), Do(sail)])

    def _cards_taken(self, event: records.CardsTaken) -> Animation:
        picture = self.picture

        def carry() -> Animation:
            before = len(picture.hands[event.seat])
            count = before + len(event.cards)
            slots = [layout.hand_slot(before + i, count) for i in range(len(event.cards))]
            sprites = [picture.port.pop(place) for place in event.places]
            self.stage.sound.play("splash")
            for place in event.places:
                self.moments.meanwhile(self.moments.splash(layout.field(place).center))
            return staggered((self._fly(one, slot) for one, slot in zip(sprites, slots, strict=True)), 0.1)

        def keep() -> None:
            for place, card in zip(event.places, event.cards, strict=True):
                picture.put(place, card)
            picture.apply(event)

        most = len(event.cards) == MOST_TAKEN
        cheer = [self.moments.band(event.seat, self.stage.texts("market-three"), "icon-stack")] if most else []
        return Steps([self.say(event), Do(carry), Do(keep), *cheer])

    def _line_shifted(self, event: records.LineShifted) -> Animation:
        """The line moves as one."""

        def slide() -> Animation:
            goals = [(sprite, layout.field(place)) for place, sprite in self.picture.shifted(event.end)]
            came = [box.center for sprite, box in goals if sprite is self.picture.waiting]
            slides = [glide(one, GLIDE, x=box.centerx, y=box.centery, size=box.width) for one, box in goals]
            return Together([*slides, *(Steps([Wait(STEP), self._wet(at)]) for at in came)])

        return Steps([Do(slide), self.then(event, "die-set")])

    def _wet(self, at: tuple[float, float]) -> Animation:
        """A card has come down on the water; nobody waits for that."""
        return Do(lambda: self.moments.meanwhile(self.moments.splash(at)))

    def _card_drawn(self, event: records.CardDrawn) -> Animation:
        def pull() -> Animation:
            self.stage.sound.play("page")
            return Steps([self._come(event.card, event.deck, event.place), self.then(event)])

        return Do(pull)

    def _card_renewed(self, event: records.CardRenewed) -> Animation:
        """The old card goes to its deck, the new one comes from there."""

        def change() -> Animation:
            old = self.picture.port.pop(event.place)
            self.stage.sound.play("page")
            come = self._come(event.new, event.deck, event.place)
            return Together(
                [
                    self._fly(old, self._deck(event.deck), face_down=True),
                    Steps([Wait(QUICK), come, self.then(event)]),
                ]
            )

        return Do(change)

    def _token_moved(self, event: records.TokenMoved) -> Animation:
        return Steps([glide(self.picture, GLIDE, token=event.turn - 1.0), self.then(event, "die-set")])

    # From the hand

    def _card_laid(self, event: records.CardLaid) -> Animation:
        """What it earns flies to the sum from the very cards that earn it."""
        before: list[Count] = []

        def weigh() -> None:
            before.append(self._worth(event.seat))

        laid = self._from_hand(event, layout.cell(event.place), "die-set")
        return Steps([Do(weigh), laid, Do(lambda: self._earned(event, before[0]))])

    def _worth(self, seat: int) -> Count:
        """A market as everybody may count it."""
        return self.picture.worth(seat, self.objectives.open_to_all(seat))

    def _earned(self, event: records.CardLaid, before: Count) -> Animation | None:
        """Points on their way, and a moment for a chilli card with all its neighbours and for a full market."""
        if self.stage.still:
            return None
        seat, after, was = event.seat, self._worth(event.seat), dict(before.chillies)
        gains = [(points - was.get(place, 0), layout.cell(place).center) for place, points in after.chillies]
        gains.append((after.objective - before.objective, layout.info("pontoon").center))
        gains.append((after.complete - before.complete, layout.cell(4).center))
        goal = layout.info("points").center
        flights = [self.flyers.fly(signed(gain), seat, at, goal, SLOW) for gain, at in gains if gain]
        if flights:
            self.stage.sound.play("points" if after.total > before.total else "leave")
        closed = [layout.cell(place).center for place in self._closed_by(event)]
        glad = [part for at in closed for part in (self.moments.ring(at, CHILLI), self.moments.sparks(at))]
        return Steps([Together([staggered(flights, 0.12), *glad]), *self._complete(seat)])

    def _closed_by(self, event: records.CardLaid) -> list[int]:
        """The chilli cards that have all their neighbours now, and had not before."""
        market = self.picture.markets[event.seat]
        chillies = [place for place, card in market.items() if self.picture.design(card).chilli is not None]
        return [
            place for place in chillies if event.place in counted_by(place) and set(counted_by(place)) <= set(market)
        ]

    def _complete(self, seat: int) -> list[Animation]:
        if len(self.picture.markets[seat]) < PLACES:
            return []
        words = self.stage.texts("market-complete")
        petals = self.moments.petals(layout.STALL.center, count=30, reach=420)
        return [Together([petals, self.moments.band(seat, words, "icon-complete")])]

    def _card_put_under(self, event: records.CardPutUnder) -> Animation:
        return self._from_hand(event, self._deck(event.deck), "page", face_down=True)

    def _from_hand(
        self, event: records.CardLaid | records.CardPutUnder, box: FRect, sound: str, face_down: bool = False
    ) -> Animation:
        """A card leaves the hand for a box."""
        picture = self.picture

        def carry() -> Animation:
            hand = picture.hands[event.seat]
            at = hand.index(event.card)
            sprite = sprite_in(event.card, layout.hand_slot(at, len(hand)))
            hand.pop(at)
            return self._fly(sprite, box, GLIDE, face_down)

        def keep() -> None:
            picture.hands[event.seat].insert(0, event.card)  # the first of its design, as it was

        return Steps([self.say(event), Do(carry), Do(keep), self.then(event, sound)])

    # Cards on their way

    def _deck(self, name: str) -> FRect:
        return layout.deck(name, self.picture.alone)

    def _fly(self, sprite: CardSprite, box: FRect, seconds: float = SLOW, face_down: bool = False) -> Animation:
        """A card flies to a box and is gone: what happens then leaves it there. One that goes to a deck turns over."""
        aloft = self.picture.aloft

        def rise(t: float) -> None:
            sprite.lift = RISE * 4 * t * (1 - t)
            if face_down:
                sprite.turn, sprite.face = max(EDGE_ON, abs(1 - 2 * t)), t < 0.5

        way = glide(sprite, seconds, x=box.centerx, y=box.centery, size=box.width)
        return Steps(
            [
                Do(lambda: aloft.append(sprite)),
                Together([way, Tween(seconds, rise)]),
                Do(lambda: aloft.remove(sprite)),
            ]
        )

    def _come(self, card: int, deck: str, place: int) -> Animation:
        """A card, which lies face down on its deck from now on, comes into the port and turns over there."""
        aloft, box = self.picture.aloft, layout.field(place)
        sprite = sprite_in(card, self._deck(deck), face=False)
        aloft.append(sprite)
        way = glide(sprite, GLIDE, ease_out, x=box.centerx, y=box.centery, size=box.width)
        return Steps([way, _turn_over(sprite), Do(lambda: aloft.remove(sprite))])

    # The final count

    def _scored(self, event: records.Scored) -> Animation:
        """What counts lights up, and its points fly to the sum."""
        picture, seat = self.picture, event.seat

        def light() -> None:
            picture.lit = {seat: self._counted(event)}
            self.stage.sound.play("points" if event.points else "leave")

        def dim() -> None:
            picture.lit = {}

        def write(points: float) -> None:
            picture.points[seat] = points

        flight = self.flyers.fly(f"+{event.points}", seat, _source(event), layout.info("points").center, SLOW)
        grow = self.count_up(lambda: picture.points[seat] or 0, write, event.points, event=event)
        return Steps([self.say(event), Do(light), Wait(ALOUD), flight, grow, Do(dim)])

    def _counted(self, event: records.Scored) -> set[int]:
        """The places of a market that points come from."""
        if event.source == "objective":
            good = self.picture.pontoons[event.seat]
            assert good is not None
            cells = enumerate(self.picture.cells(event.seat))
            return {place for place, card in cells if card is not None and card.goods[good]}
        return set(range(9)) if event.of is None else set(counted_by(event.of))


def _source(event: records.Scored) -> tuple[float, float]:
    """Where points come from: the pontoon, a chilli card, or the middle of the complete market."""
    if event.source == "objective":
        return layout.info("pontoon").center
    return layout.cell(4 if event.of is None else event.of).center


def _turn_over(sprite: CardSprite, seconds: float = STEP) -> Animation:
    """Edge on, and then its face."""

    def face() -> None:
        sprite.face = True

    half = seconds / 2
    return Steps([glide(sprite, half, linear, turn=EDGE_ON), Do(face), glide(sprite, half, linear, turn=1.0)])
