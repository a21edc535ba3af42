"""Things on their way: from the shelf, the ground or the temple into the pack, and out of it again."""

from pygame import FRect

from game.bakong import records
from game.bakong.rules import TEMPLE
from scenes.bakong import layout
from scenes.bakong.picture import Picture, ThingSprite, art_of
from scenes.drawing.motion import Animation, Do, Steps, Tween
from scenes.drawing.theme import SLOW

ARC = 110.0
"""How far above the straight way things fly."""


class Carrying:
    def __init__(self, picture: Picture) -> None:
        self.picture = picture

    # Where things are

    def ground_at(self, seat: int) -> FRect:
        """The ground where an adventurer stands, for what comes out of it or goes into it."""
        one = self.picture.crew[seat]
        return _square(one.x, one.y - 40)

    def source(self, thing: str | int, where: str) -> FRect:
        """Where a thing lies that is in the reserve or at the temple."""
        picture = self.picture
        if where == records.TEMPLE:
            box = picture.path.rect(TEMPLE)
            wide, high = picture.sizes[thing]
            return FRect(box.centerx - wide * 25, box.centery - high * 25, wide * 50, high * 50)
        if isinstance(thing, str) and thing in picture.reserve:
            return picture.shelves()[0][thing]
        return _square(layout.RESERVE.left + (44 if thing == "1" else 156), layout.RESERVE.bottom - 30, 40)

    # How they get elsewhere

    def fly(self, thing: ThingSprite, to: FRect, seconds: float = SLOW) -> Animation:
        """A thing flies in an arc to a box and is gone: what happens then leaves it there."""
        aloft = self.picture.aloft
        start_x, start_y, wide, high = thing.x, thing.y, thing.width, thing.height

        def move(t: float) -> None:
            thing.x = start_x + (to.centerx - start_x) * t
            thing.y = start_y + (to.centery - start_y) * t - ARC * 4 * t * (1 - t)
            thing.width, thing.height = wide + (to.width - wide) * t, high + (to.height - high) * t

        def land() -> None:
            if thing in aloft:
                aloft.remove(thing)

        return Steps([Do(lambda: aloft.append(thing)), Tween(seconds, move), Do(land)])

    def into_pack(self, seat: int, thing: str | int, start: FRect) -> Animation:
        """A thing comes into the large pack, to the place it will have there."""

        def carry() -> Animation:
            picture = self.picture
            before = picture.packs[seat].laid
            after = picture.laid_out([*(one.thing for one in before), thing], before) or ()
            new = next(one for one in after if one.thing == thing and one not in before)
            box = layout.laid(layout.PACK, new)
            if (new.width, new.height) != picture.sizes[thing]:
                box = _on_its_side(box)
            return self.fly(sprite(art_of(thing), start), box)

        return Do(carry)

    def lift_out(self, seat: int, thing: str) -> ThingSprite:
        """A thing as it still lies in the large pack, the last one of its kind."""
        old = next(one for one in reversed(self.picture.packs[seat].laid) if one.thing == thing)
        turned = (old.width, old.height) != self.picture.sizes[thing]
        return sprite(art_of(thing), layout.laid(layout.PACK, old), turned)

    def put_down(self, carried: ThingSprite, to: FRect) -> Animation:
        """What was lifted out of the pack flies on, as it lay there."""
        return self.fly(carried, _on_its_side(to) if carried.turned else to)

    def ouch_to_pack(self, seat: int) -> Animation:
        return self.fly(sprite("ouch", self.ground_at(seat)), _square(*layout.PACK_OUCHES, 44))

    def ouch_from_pack(self, seat: int) -> Animation:
        return self.fly(sprite("ouch", _square(*layout.PACK_OUCHES, 44)), self.ground_at(seat))


def sprite(art: str, rect: FRect, turned: bool = False) -> ThingSprite:
    return ThingSprite(art, rect.centerx, rect.centery, rect.width, rect.height, turned)


def _square(x: float, y: float, size: float = 60.0) -> FRect:
    return FRect(x - size / 2, y - size / 2, size, size)


def _on_its_side(box: FRect) -> FRect:
    return FRect(box.centerx - box.height / 2, box.centery - box.width / 2, box.height, box.width)
