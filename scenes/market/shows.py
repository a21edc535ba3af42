"""The events of the Floating Market as animations. Each ends by putting into the picture what it leaves behind."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from pygame import FRect

from game.contract import Event
from game.market import records
from game.market.outlook import counted_by
from scenes.drawing.motion import Animation, Do, Steps, Together, Tween, Wait, ease_out, glide, linear, staggered
from scenes.drawing.theme import GLIDE, QUICK, SLOW, STEP
from scenes.market import layout, words
from scenes.market.picture import CardSprite, sprite_in
from scenes.table.director import Hold

if TYPE_CHECKING:
    from scenes.market.scene import MarketScene

Shower = Callable[["MarketScene", Any], Animation]


def show(scene: MarketScene, events: Sequence[Event]) -> Iterator[Animation]:
    """Cards that come from the decks, or are renewed, come together; everything else one by one."""
    for kind, run in groupby(events, key=type):
        group = list(run)
        if kind in (records.CardDrawn, records.CardRenewed):
            yield staggered((SHOWERS[kind](scene, event) for event in group), 0.12)
            continue
        for event in group:
            maker = SHOWERS.get(kind)
            yield maker(scene, event) if maker else _then(scene, event)
            if isinstance(event, records.GameEnded):
                yield Hold()


def _then(scene: MarketScene, event: Event, sound: str = "") -> Animation:
    """The picture takes the event in."""

    def take() -> None:
        scene.picture.apply(event)
        if sound:
            scene.stage.sound.play(sound)

    return Do(take)


def _say(scene: MarketScene, event: Event, sound: str = "") -> Animation:
    """The prompt line tells the event."""

    def speak() -> None:
        scene.caption = words.line(scene, event)
        if sound:
            scene.stage.sound.play(sound)

    return Do(speak)


def _told(sound: str, seconds: float) -> Shower:
    """An event that is said, with a moment to read it."""
    return lambda scene, event: Steps([_say(scene, event, sound), _then(scene, event), Wait(seconds)])


def _fly(
    scene: MarketScene, sprite: CardSprite, box: FRect, seconds: float = SLOW, face_down: bool = False
) -> Animation:
    """A card flies to a box and is gone: what happens then leaves it there. One that goes to a deck turns over."""

    def rise(t: float) -> None:
        sprite.lift = 46 * 4 * t * (1 - t)
        if face_down:
            sprite.turn, sprite.face = max(0.04, abs(1 - 2 * t)), t < 0.5

    def land() -> None:
        if sprite in scene.picture.aloft:
            scene.picture.aloft.remove(sprite)

    way = glide(sprite, seconds, x=box.centerx, y=box.centery, size=box.width)
    return Steps([Do(lambda: scene.picture.aloft.append(sprite)), Together([way, Tween(seconds, rise)]), Do(land)])


def _turn_over(sprite: CardSprite, seconds: float = STEP) -> Animation:
    """Edge on, and then its face."""

    def face() -> None:
        sprite.face = True

    half = seconds / 2
    return Steps([glide(sprite, half, linear, turn=0.04), Do(face), glide(sprite, half, linear, turn=1.0)])


def _deck(scene: MarketScene, name: str) -> FRect:
    return layout.deck(name, scene.picture.alone)


def _port_laid(scene: MarketScene, event: records.PortLaid) -> Animation:
    """The port fills, card by card."""

    def fall() -> Animation:
        sprites = list(scene.picture.port.values())
        for sprite in sprites:
            sprite.lift, sprite.alpha = 70.0, 0.0
        scene.caption = scene.stage.texts("market-opens")
        scene.stage.sound.play("whoosh")
        return staggered((glide(one, GLIDE, ease_out, lift=0.0, alpha=1.0) for one in sprites), 0.07)

    return Steps([_then(scene, event), Do(fall)])


def _played(scene: MarketScene, event: records.CardPlayed) -> Animation:
    def sail() -> Animation:
        hand = scene.picture.hands[event.seat]
        start = layout.hand_slot(hand.index(event.card), len(hand))
        scene.picture.apply(event)
        waiting = scene.picture.waiting
        assert waiting is not None
        waiting.x, waiting.y, waiting.size = start.centerx, start.centery, start.width
        post = layout.post(event.end)
        scene.stage.sound.play("whoosh")
        return glide(waiting, GLIDE, x=post.centerx, y=post.centery, size=layout.PORT_CARD)

    return Steps([_say(scene, event), Do(sail)])


def _taken(scene: MarketScene, event: records.CardsTaken) -> Animation:
    def carry() -> Animation:
        picture = scene.picture
        sprites = [picture.port[place] for place in event.places]
        before, count = len(picture.hands[event.seat]), len(picture.hands[event.seat]) + len(event.cards)
        for place in event.places:
            picture.port.pop(place)
        scene.stage.sound.play("splash")
        slots = [layout.hand_slot(before + i, count) for i in range(len(sprites))]
        return staggered((_fly(scene, one, slot) for one, slot in zip(sprites, slots, strict=True)), 0.1)

    def keep() -> None:
        for place, card in zip(event.places, event.cards, strict=True):
            scene.picture.put(place, card)
        scene.picture.apply(event)

    return Steps([_say(scene, event), Do(carry), Do(keep)])


def _shifted(scene: MarketScene, event: records.LineShifted) -> Animation:
    """The line moves as one."""

    def slide() -> Animation:
        moves = scene.picture.shifted(event.end)
        goals = [(sprite, layout.field(place)) for place, sprite in moves]
        return Together(glide(one, GLIDE, x=box.centerx, y=box.centery, size=box.width) for one, box in goals)

    return Steps([Do(slide), _then(scene, event, "die-set")])


def _drawn(scene: MarketScene, event: records.CardDrawn) -> Animation:
    def pull() -> Animation:
        sprite = sprite_in(event.card, _deck(scene, event.deck), face=False)
        scene.stage.sound.play("page")
        box = layout.field(event.place)
        scene.picture.aloft.append(sprite)

        def land() -> None:
            if sprite in scene.picture.aloft:
                scene.picture.aloft.remove(sprite)

        way = glide(sprite, GLIDE, ease_out, x=box.centerx, y=box.centery, size=box.width)
        return Steps([way, _turn_over(sprite), Do(land), _then(scene, event)])

    return Do(pull)


def _renewed(scene: MarketScene, event: records.CardRenewed) -> Animation:
    """The old card goes to its deck, the new one comes from there."""

    def change() -> Animation:
        old = scene.picture.port.pop(event.place)
        deck, box = _deck(scene, event.deck), layout.field(event.place)
        new = sprite_in(event.new, deck, face=False)
        scene.stage.sound.play("page")
        scene.picture.aloft.append(new)

        def land() -> None:
            if new in scene.picture.aloft:
                scene.picture.aloft.remove(new)

        come = glide(new, GLIDE, ease_out, x=box.centerx, y=box.centery, size=box.width)
        return Together(
            [
                _fly(scene, old, deck, face_down=True),
                Steps([Wait(QUICK), come, _turn_over(new), Do(land), _then(scene, event)]),
            ]
        )

    return Do(change)


def _from_hand(scene: MarketScene, event: Any, box: FRect, sound: str, face_down: bool = False) -> Animation:
    """A card leaves the hand for a box."""

    def carry() -> Animation:
        hand = scene.picture.hands[event.seat]
        at = hand.index(event.card)
        sprite = sprite_in(event.card, layout.hand_slot(at, len(hand)))
        hand.pop(at)
        return _fly(scene, sprite, box, GLIDE, face_down)

    def keep() -> None:
        scene.picture.hands[event.seat].insert(0, event.card)  # the first of its design, as it was
        scene.picture.apply(event)
        scene.stage.sound.play(sound)

    return Steps([_say(scene, event), Do(carry), Do(keep)])


def _laid(scene: MarketScene, event: records.CardLaid) -> Animation:
    return _from_hand(scene, event, layout.cell(event.place), "die-set")


def _put_under(scene: MarketScene, event: records.CardPutUnder) -> Animation:
    return _from_hand(scene, event, _deck(scene, event.deck), "page", face_down=True)


def _token(scene: MarketScene, event: records.TokenMoved) -> Animation:
    return Steps([glide(scene.picture, GLIDE, token=event.turn - 1.0), _then(scene, event, "die-set")])


# The final count


def _shown(scene: MarketScene, event: records.PontoonShown) -> Animation:
    """A seat's market comes forward, and its objective to light."""

    def forward() -> None:
        scene.counting = event.seat

    return Steps([Do(forward), _say(scene, event, "round"), _then(scene, event), Wait(SLOW)])


def _scored(scene: MarketScene, event: records.Scored) -> Animation:
    """What counts lights up, and its points fly to the sum."""
    places = counted_by(event.of) if event.of is not None else tuple(range(9))
    if event.source == "objective":
        places = _with_objective(scene, event.seat)
    start = layout.cell(event.of).center if event.of is not None else layout.cell(4).center
    if event.source == "objective":
        start = layout.seat_of("pontoon").center

    def light() -> None:
        scene.picture.lit = {event.seat: set(places)}
        scene.stage.sound.play("points" if event.points else "leave")

    def dim() -> None:
        scene.picture.lit = {}

    flight = scene.flyers.fly(f"+{event.points}", event.seat, start, layout.seat_of("points").center, SLOW)
    return Steps([_say(scene, event), Do(light), Wait(STEP), flight, _count_up(scene, event), Do(dim)])


def _with_objective(scene: MarketScene, seat: int) -> tuple[int, ...]:
    """The places of a market whose cards carry the good of its objective."""
    good = scene.rules.pontoons[seat]
    cells = enumerate(scene.rules.cells(seat))
    return tuple(place for place, card in cells if card is not None and card.goods[good])


def _count_up(scene: MarketScene, event: records.Scored) -> Animation:
    before: list[float] = []

    def step(t: float) -> None:
        if not before:
            before.append(scene.picture.points[event.seat] or 0)
        scene.picture.points[event.seat] = before[0] + event.points * t

    def settle() -> None:
        scene.picture.points[event.seat] = before[0]
        scene.picture.apply(event)

    return Steps([Tween(STEP, step), Do(settle)])


SHOWERS: dict[type[Event], Shower] = {
    records.PortLaid: _port_laid,
    records.CardPlayed: _played,
    records.CardsTaken: _taken,
    records.LineShifted: _shifted,
    records.CardDrawn: _drawn,
    records.CardLaid: _laid,
    records.CardPutUnder: _put_under,
    records.LineRenewed: _told("", QUICK),
    records.CardRenewed: _renewed,
    records.LastRound: _told("gong-big", 1.2),
    records.Standstill: _told("pause", 1.4),
    records.TokenMoved: _token,
    records.PontoonShown: _shown,
    records.Scored: _scored,
}
