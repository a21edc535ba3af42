"""The events of Bangkok Klongs as animations. Each ends by putting into the picture what it leaves behind."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from game.contract import Event
from game.klongs import records
from game.klongs.records import Scored
from scenes.drawing.motion import Animation, Do, Steps, Together, Tween, Wait, ease_out, glide, staggered
from scenes.drawing.theme import GLIDE, QUICK, SLOW, STEP
from scenes.klongs import layout, words
from scenes.klongs.boats import BackSprite, BoatSprite
from scenes.table.director import Hold

if TYPE_CHECKING:
    from scenes.klongs.scene import KlongsScene

Shower = Callable[["KlongsScene", Event], Animation]


def show(scene: KlongsScene, events: Sequence[Event]) -> Iterator[Animation]:
    """Points of one landing or one shelf come together; everything else one by one."""
    for key, run in groupby(events, key=_group):
        items = list(run)
        if key:
            yield _points(scene, [item for item in items if isinstance(item, Scored)])
            continue
        for event in items:
            yield from _one(scene, event)


def _group(event: Event) -> tuple[object, ...]:
    """What a Scored event belongs to; nothing for all others."""
    if not isinstance(event, Scored):
        return ()
    return (event.source, event.of if event.source != "stock" else event.seat)


def _one(scene: KlongsScene, event: Event) -> Iterator[Animation]:
    makers: dict[type, Shower] = {
        records.BoatPlaced: _placed,
        records.MerchantBoarded: _boarded,
        records.MerchantReturned: _returned,
        records.BoatMoved: _moved,
        records.BoatStolen: _stolen,
        records.StolenTo: _stolen_to,
        records.ThievesChased: _chased,
        records.ThiefTaken: _thief_taken,
        records.ThievesLeft: _thieves_left,
        records.LukPhatAdvanced: _climbs,
        records.LandingScored: _landing,
        records.BoatStocked: _stocked,
        records.BoatDrawn: _drawn,
    }
    maker = makers.get(type(event))
    if maker:
        yield maker(scene, event)
        return
    yield Do(lambda: scene.picture.apply(event))
    match event:
        case records.HandDealt():
            yield Wait(QUICK)
        case records.MarketDayBegan(day, _, _):
            yield _say(scene, f"klongs-day-{day.lower()}", "gong-big", 1.2)
        case records.Standstill(why):
            yield _say(scene, f"klongs-standstill-{why}", "pause", 1.2)
        case records.MarketPassed(seat, could):
            if could:
                yield _say(scene, "log-klongs-passed", "leave", 0.5, name=scene.name(seat))
        case records.TurnSkipped(seat):
            yield _say(scene, "log-klongs-skipped", "leave", 0.7, name=scene.name(seat))
        case records.MarketDayEnded(day):
            if day == records.BIG:
                yield _open_sheet(scene)
        case records.GameEnded():
            yield Hold()


def _say(scene: KlongsScene, key: str, sound: str, seconds: float, **args: str) -> Animation:
    def speak() -> None:
        scene.caption = scene.stage.texts(key, **args)
        scene.stage.sound.play(sound)

    return Steps([Do(speak), Wait(seconds)])


def _then(scene: KlongsScene, event: Event, sound: str = "") -> Animation:
    """The picture takes the event in."""

    def take() -> None:
        scene.picture.apply(event)
        if sound:
            scene.stage.sound.play(sound)

    return Do(take)


def _placed(scene: KlongsScene, event: Event) -> Animation:
    assert isinstance(event, records.BoatPlaced)
    picture = scene.picture

    def sail() -> Animation:
        hand = picture.hands[event.seat]
        here = layout.hand_slot(hand.index(event.boat), len(hand))
        if event.seat != scene.hand_seat:
            here = layout.panel(event.seat, picture.seats).center
        x, y = picture.waters.middle(event.space)
        sprite = BoatSprite(event.boat, *here, layout.HAND_BOAT, sailing=True)
        picture.adrift.append(sprite)
        scene.caption = words.line(scene, event)
        scene.stage.sound.play("whoosh")
        return Steps(
            [
                Together([glide(sprite, SLOW, x=x, y=y, size=picture.waters.cell), _hop(sprite, SLOW, 0.5)]),
                Do(lambda: picture.adrift.remove(sprite)),
            ]
        )

    return Steps([Do(sail), _then(scene, event, "splash")])


def _resize(sprite: BoatSprite, x: float, y: float, size: float) -> Animation:
    sprite.sailing = True
    return glide(sprite, SLOW, x=x, y=y, size=size)


def _hop(sprite: BoatSprite, seconds: float, height: float) -> Animation:
    def rise(t: float) -> None:
        sprite.lift = height * 4 * t * (1 - t)

    return Tween(seconds, rise)


def _boarded(scene: KlongsScene, event: Event) -> Animation:
    assert isinstance(event, records.MerchantBoarded)
    start = scene.picture.waters.middle(event.left) if event.left is not None else _door(scene, event.seat)
    return Steps(
        [_merchant(scene, event.seat, start, scene.picture.waters.middle(event.space)), _then(scene, event, "die-set")]
    )


def _returned(scene: KlongsScene, event: Event) -> Animation:
    assert isinstance(event, records.MerchantReturned)
    start = scene.picture.waters.middle(event.space)
    return Steps([_then(scene, event), _merchant(scene, event.seat, start, _door(scene, event.seat))])


def _door(scene: KlongsScene, seat: int) -> tuple[float, float]:
    """Where a seat's merchants come from."""
    box = layout.panel(seat, scene.picture.seats)
    return box.left + 340, box.top + 40


def _merchant(scene: KlongsScene, seat: int, start: tuple[float, float], end: tuple[float, float]) -> Animation:
    return scene.flyers.fly("", seat, start, end, GLIDE)


def _moved(scene: KlongsScene, event: Event) -> Animation:
    assert isinstance(event, records.BoatMoved)
    x, y = scene.picture.waters.middle(event.to)

    def sail() -> Animation:
        scene.caption = words.line(scene, event)
        scene.stage.sound.play("whoosh")
        return glide(scene.picture.boats[event.space], GLIDE, x=x, y=y)

    return Steps([Do(sail), _then(scene, event, "splash")])


def _stolen(scene: KlongsScene, event: Event) -> Animation:
    """The thief darts out and snatches."""
    assert isinstance(event, records.BoatStolen)
    waters = scene.picture.waters
    there, home = waters.middle(event.space), waters.middle(event.thief)

    def dart() -> Animation:
        scene.caption = words.line(scene, event)
        thief, prey = scene.picture.boats[event.thief], scene.picture.boats[event.space]
        prey.sailing = True
        scene.stage.sound.play("snatch")
        return Steps(
            [
                glide(thief, GLIDE, ease_out, x=there[0], y=there[1]),
                Do(lambda: scene.stage.sound.play("splash")),
                Together(
                    [
                        glide(thief, GLIDE, x=home[0], y=home[1]),
                        glide(prey, GLIDE, x=home[0] + 20, y=home[1] - 26, size=waters.cell * 0.7),
                    ]
                ),
            ]
        )

    return Steps([Do(dart), _then(scene, event)])


def _stolen_to(scene: KlongsScene, event: Event) -> Animation:
    assert isinstance(event, records.StolenTo)

    def carry() -> Animation:
        loot = scene.picture.loot
        assert loot is not None
        x, y = _goal(scene, event.seat, event.where)
        return _resize(loot, x, y, 70)

    return Steps([Do(carry), _then(scene, event, "die-set")])


def _goal(scene: KlongsScene, seat: int, where: str) -> tuple[float, float]:
    if where == "hand" and seat == scene.hand_seat:
        return layout.HAND.centerx, layout.HAND.top + 126
    return layout.shelf(seat, scene.picture.seats)


def _chased(scene: KlongsScene, event: Event) -> Animation:
    """The inspector hoots, the thieves tremble."""
    assert isinstance(event, records.ThievesChased)

    def hoot() -> Animation:
        scene.caption = words.line(scene, event)
        scene.lit.update((event.space, *event.thieves))
        scene.stage.sound.play("whistle")
        trembling = [_tremble(scene.picture.boats[space]) for space in event.thieves]
        inspector = scene.picture.boats[event.space]
        return Together([_hop(inspector, SLOW, 0.4), *trembling])

    def dim() -> None:
        scene.lit.clear()

    return Steps([Do(hoot), Do(dim), _then(scene, event)])


def _tremble(sprite: BoatSprite) -> Animation:
    x = sprite.x

    def shake(t: float) -> None:
        sprite.x = x + (0 if t == 1 else 6 * (1 if int(t * 14) % 2 else -1))

    return Tween(SLOW, shake)


def _thief_taken(scene: KlongsScene, event: Event) -> Animation:
    assert isinstance(event, records.ThiefTaken)

    def carry() -> Animation:
        x, y = _goal(scene, event.seat, "hand")
        return _resize(scene.picture.chased[event.space], x, y, layout.HAND_BOAT)

    return Steps([Do(carry), _then(scene, event, "die-set")])


def _thieves_left(scene: KlongsScene, event: Event) -> Animation:
    def flee() -> Animation:
        return Together([glide(sprite, SLOW, x=sprite.x - 300, alpha=0.0) for sprite in scene.picture.chased.values()])

    return Steps([Do(flee), _then(scene, event)])


def _climbs(scene: KlongsScene, event: Event) -> Animation:
    """The parasol climbs a step."""
    assert isinstance(event, records.LukPhatAdvanced)
    return Steps([glide(scene.panels, GLIDE, marker=float(event.step)), _then(scene, event, "turn")])


def _landing(scene: KlongsScene, event: Event) -> Animation:
    assert isinstance(event, records.LandingScored)

    def light() -> None:
        scene.lit.update(scene.picture.rules.landings[event.landing])
        key = "klongs-landing-doubled" if event.doubled else "klongs-landing"
        scene.caption = scene.stage.texts(key, name=scene.name(event.seat), baskets=event.baskets)

    return Steps([Do(light), Wait(STEP)])


def _stocked(scene: KlongsScene, event: Event) -> Animation:
    assert isinstance(event, records.BoatStocked)
    x, y = layout.shelf(event.seat, scene.picture.seats)

    def sail() -> Animation:
        scene.lit.clear()
        return _resize(scene.picture.boats[event.space], x, y, 50)

    return Steps([Do(sail), _then(scene, event, "die-set")])


def _drawn(scene: KlongsScene, event: Event) -> Animation:
    """A boat comes from the stack, face down, into the hand."""
    assert isinstance(event, records.BoatDrawn)
    x, y = layout.shelf(event.seat, scene.picture.seats)
    if event.seat == scene.hand_seat:
        x, y = layout.hand_slot(3, 4)

    def pull() -> Animation:
        scene.caption = scene.stage.texts("log-klongs-drawn", name=scene.name(event.seat))
        scene.stage.sound.play("page")
        back = scene.panels.back = BackSprite(layout.HAND.centerx, layout.HAND.bottom + 60, layout.HAND_BOAT)
        return Steps([glide(back, GLIDE, ease_out, x=x, y=y), Do(scene.panels.put_back)])

    return Steps([Do(pull), _then(scene, event)])


def _points(scene: KlongsScene, items: Sequence[Scored]) -> Animation:
    """Points fly to their players and count up."""

    def land(item: Scored) -> Animation:
        end = layout.purse(item.seat, scene.picture.seats)
        start = _source(scene, item)
        return Steps([scene.flyers.fly(f"+{item.points}", item.seat, start, end, SLOW), _count_up(scene, item)])

    def ring() -> None:
        if items[0].source == "luk_phat":
            scene.caption = words.line(scene, items[0])
        scene.stage.sound.play("points-big" if len(items) > 1 else "points")

    def dim() -> None:
        scene.lit.clear()

    return Steps([Do(ring), staggered((land(item) for item in items), 0.12), Do(dim)])


def _source(scene: KlongsScene, item: Scored) -> tuple[float, float]:
    if item.source == "luk_phat":
        return layout.step(item.of[0], len(scene.picture.rules.layout.track))
    if item.source == "stock":
        return scene.sheet.cell(item.seat, item.of[0], scene.picture.seats)
    return scene.picture.waters.landing(item.of[0])


def _count_up(scene: KlongsScene, item: Scored) -> Animation:
    before: list[float] = []

    def step(t: float) -> None:
        if not before:
            before.append(scene.picture.points[item.seat])
        scene.picture.points[item.seat] = before[0] + item.points * t

    def settle() -> None:
        scene.picture.points[item.seat] = before[0]
        scene.picture.apply(item)

    return Steps([Tween(STEP, step), Do(settle)])


def _open_sheet(scene: KlongsScene) -> Animation:
    """The stock count begins."""

    def begin() -> Animation:
        scene.caption = scene.stage.texts("klongs-stock-count")
        scene.stage.sound.play("round")
        return glide(scene.sheet, GLIDE, alpha=1.0)

    return Steps([Do(begin), Wait(GLIDE)])
