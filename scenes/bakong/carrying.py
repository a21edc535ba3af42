"""Things on their way: from the shelf, the ground or the temple into the pack, and out of it again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import FRect

from game.bakong import records
from game.bakong.rules import TEMPLE
from game.contract import Event
from scenes.bakong import layout, words
from scenes.bakong.picture import ThingSprite, art_of
from scenes.drawing.motion import Animation, Do, Steps, Together, Tween, Wait, linear
from scenes.drawing.theme import GLIDE, SLOW, STEP

if TYPE_CHECKING:
    from scenes.bakong.scene import BakongScene

ARC = 110.0
"""How far above the straight way things fly."""


def then(scene: BakongScene, event: Event, sound: str = "") -> Animation:
    """The picture takes the event in."""

    def take() -> None:
        scene.picture.apply(event)
        if sound:
            scene.stage.sound.play(sound)

    return Do(take)


def say(scene: BakongScene, event: Event, sound: str = "") -> Animation:
    """The prompt line tells the event."""

    def speak() -> None:
        scene.caption = words.line(scene, event)
        if sound:
            scene.stage.sound.play(sound)

    return Do(speak)


def fly(scene: BakongScene, thing: ThingSprite, to: FRect, turned: bool, seconds: float = SLOW) -> Animation:
    """A thing flies in an arc to a box and is gone: what happens then leaves it there."""
    start_x, start_y, wide, high = thing.x, thing.y, thing.width, thing.height

    def move(t: float) -> None:
        thing.x = start_x + (to.centerx - start_x) * t
        thing.y = start_y + (to.centery - start_y) * t - ARC * 4 * t * (1 - t)
        end = (to.height, to.width) if turned != thing.turned else (to.width, to.height)
        thing.width, thing.height = wide + (end[0] - wide) * t, high + (end[1] - high) * t

    def land() -> None:
        if thing in scene.picture.aloft:
            scene.picture.aloft.remove(thing)

    return Steps([Do(lambda: scene.picture.aloft.append(thing)), Tween(seconds, move), Do(land)])


def sprite(art: str, rect: FRect, turned: bool = False) -> ThingSprite:
    return ThingSprite(art, rect.centerx, rect.centery, rect.width, rect.height, turned)


def square(x: float, y: float, size: float = 60.0) -> FRect:
    return FRect(x - size / 2, y - size / 2, size, size)


def here(scene: BakongScene, seat: int) -> FRect:
    """Where an adventurer stands, as a box for things that come out of the ground."""
    one = scene.picture.crew[seat]
    return square(one.x, one.y - 40)


def source(scene: BakongScene, thing: str | int, where: str) -> FRect:
    """Where a thing lies that is in the reserve or at the temple."""
    picture = scene.picture
    if where == records.TEMPLE:
        box = picture.path.rect(TEMPLE)
        wide, high = picture.sizes[thing]
        return FRect(box.centerx - wide * 25, box.centery - high * 25, wide * 50, high * 50)
    if isinstance(thing, str) and thing in picture.reserve:
        return scene.panels.shelves()[0][thing]
    return square(layout.RESERVE.left + (44 if thing == "1" else 156), layout.RESERVE.bottom - 30, 40)


def pocketed(scene: BakongScene, event: Event, seat: int, thing: str | int, start: FRect) -> Animation:
    """A thing comes into the large pack, at the place it will have there."""

    def carry() -> Animation:
        picture = scene.picture
        before = picture.packs[seat].laid
        after = picture.laid_out([*(one.thing for one in before), thing], before) or ()
        new = next(one for one in after if one.thing == thing and one not in before)
        turned = (new.width, new.height) != picture.sizes[thing]
        box = layout.laid(layout.PACK, new)
        if turned:
            box = FRect(box.centerx - box.height / 2, box.centery - box.width / 2, box.height, box.width)
        return fly(scene, sprite(art_of(thing), start), box, False)

    return Steps([Do(carry), then(scene, event, "emerald" if thing in ("1", "3") else "stow")])


def taken(scene: BakongScene, event: records.ObjectTaken) -> Animation:
    start = source(scene, event.object, event.source)
    return Steps([say(scene, event), pocketed(scene, event, event.seat, event.object, start)])


def emerald(scene: BakongScene, event: records.EmeraldTaken) -> Animation:
    def dig() -> Animation:
        return pocketed(scene, event, event.seat, event.token, here(scene, event.seat))

    return Do(dig)


def great(scene: BakongScene, event: records.GreatTaken) -> Animation:
    start = source(scene, event.points, records.TEMPLE)
    return Steps([say(scene, event, "points-big"), pocketed(scene, event, event.seat, event.points, start), Wait(STEP)])


def out(scene: BakongScene, event: Event, seat: int, thing: str, to: Callable[[], FRect], sound: str) -> Animation:
    """A thing leaves the large pack."""

    def carry() -> Animation:
        laid = scene.picture.packs[seat].laid
        old = next(one for one in reversed(laid) if one.thing == thing)
        turned = (old.width, old.height) != scene.picture.sizes[thing]
        box = layout.laid(layout.PACK, old)
        scene.picture.apply(event)
        carried = sprite(art_of(thing), box, turned)
        scene.stage.sound.play(sound)
        end = to()
        if turned:
            end = FRect(end.centerx - end.height / 2, end.centery - end.width / 2, end.height, end.width)
        return fly(scene, carried, end, turned)

    return Steps([say(scene, event), Do(carry)])


def thrown(scene: BakongScene, event: records.ThrownAway) -> Animation:
    def to() -> FRect:
        return source(scene, event.thing, event.to)

    return out(scene, event, event.seat, event.thing, to, "throw")


def sank(scene: BakongScene, event: records.Sank) -> Animation:
    def to() -> FRect:
        wide, high = scene.picture.sizes[event.object]
        box = here(scene, event.seat)
        return FRect(box.centerx - wide * 15, box.centery - high * 15, wide * 30, high * 30)

    return out(scene, event, event.seat, event.object, to, "sink")


def returned(scene: BakongScene, event: records.SunkenReturned) -> Animation:
    """What sank comes up again on the shelf."""

    def rise() -> Animation:
        goals = [source(scene, thing, records.RESERVE) for thing in event.objects]
        things = [sprite(art_of(thing), goal.move(0, 90)) for thing, goal in zip(event.objects, goals, strict=True)]
        return Together(fly(scene, thing, goal, False, GLIDE) for thing, goal in zip(things, goals, strict=True))

    return Steps([Do(rise), then(scene, event, "stow")])


def ouch(scene: BakongScene, event: records.OuchTaken) -> Animation:
    """The adventurer stumbles, and an ouch flies to the player's panel."""

    def fall() -> Animation:
        one = scene.picture.crew[event.seat]
        x = one.x

        def shake(t: float) -> None:
            one.x = x + (0 if t == 1 else 7 * (1 if int(t * 12) % 2 else -1))

        return Together([Tween(GLIDE, shake, linear), _ouch_flies(scene, here(scene, event.seat), True)])

    return Steps([say(scene, event, "ouch"), Do(fall), then(scene, event)])


def _ouch_flies(scene: BakongScene, place: FRect, to_pack: bool) -> Animation:
    pack = square(layout.PACK.right - 62, layout.PACK.top + 44, 44)
    start, end = (place, pack) if to_pack else (pack, place)
    return fly(scene, sprite("ouch", start), end, False)


def healed(scene: BakongScene, event: records.OuchHealed) -> Animation:
    def wash() -> Animation:
        scene.picture.apply(event)
        return _ouch_flies(scene, here(scene, event.seat), False)

    return Steps([say(scene, event, "waterfall"), Do(wash)])
