"""The events of Bakong as animations. Each ends by putting into the picture what it leaves behind."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from pygame import FRect

from game.bakong import records
from game.contract import Event
from scenes.bakong import carrying, layout
from scenes.bakong.picture import ThingSprite, art_of
from scenes.drawing.motion import Animation, Do, Steps, Together, Tween, Wait, ease_out, glide, linear, staggered
from scenes.drawing.rolling import IVORY, DieSprite, tumble
from scenes.drawing.theme import GLIDE, QUICK, SLOW, STEP
from scenes.table.director import Hold

if TYPE_CHECKING:
    from scenes.bakong.scene import BakongScene

Shower = Callable[["BakongScene", Any], Animation]
HOP = 0.24
HOP_HEIGHT = 46.0


def show(scene: BakongScene, events: Sequence[Event]) -> Iterator[Animation]:
    """One event after another."""
    for event in events:
        maker = SHOWERS.get(type(event))
        yield maker(scene, event) if maker else carrying.then(scene, event)
        if isinstance(event, records.GameEnded):
            yield Hold()


def _told(sound: str, seconds: float) -> Shower:
    """An event that is said, with a moment to read it."""
    return lambda scene, event: Steps([carrying.say(scene, event, sound), carrying.then(scene, event), Wait(seconds)])


def _laid(scene: BakongScene, event: records.TrailLaid) -> Animation:
    """The tiles come down one after another, from the camp to the temple."""

    def fall() -> Animation:
        tiles = scene.picture.tiles.values()
        for tile in tiles:
            tile.lift, tile.alpha = 60.0, 0.0
        scene.stage.sound.play("page")
        return staggered((glide(tile, STEP, ease_out, lift=0.0, alpha=1.0) for tile in tiles), 0.035)

    return Steps([carrying.then(scene, event), Do(fall)])


def _rolled(scene: BakongScene, event: records.DiceRolled) -> Animation:
    def throw() -> Animation:
        scene.stage.sound.play("dice-roll")
        dice = scene.picture.dice = [scene.picture.die(i, value) for i, value in enumerate(event.dice)]
        start = layout.DICE.left - 60, layout.DICE.bottom - 40
        seed = len(scene.match.history)
        return Together(tumble(die, start, (die.x, die.y), 0.7 + 0.1 * i, seed * 2 + i) for i, die in enumerate(dice))

    def hush() -> None:
        scene.caption = ""

    return Steps([Do(hush), Do(throw), carrying.say(scene, event), carrying.then(scene, event), Wait(QUICK)])


def _flipped(scene: BakongScene, event: records.TileFlipped) -> Animation:
    """The slab rises, turns over edge on, and falls back with its other face."""

    def turn() -> Animation:
        tile = scene.picture.tiles[event.place]
        scene.stage.sound.play("tile-flip")
        return Steps(
            [
                glide(tile, GLIDE * 0.6, ease_out, lift=34.0),
                glide(tile, STEP, linear, turn=0.02),
                carrying.then(scene, event),
                carrying.say(scene, event),
                glide(tile, STEP, linear, turn=1.0),
                glide(tile, STEP, lift=0.0),
            ]
        )

    return Steps([Do(turn), Wait(STEP)])


def _stepped(scene: BakongScene, event: records.Stepped) -> Animation:
    """A hop; those who share the old place and the new one make room."""

    def hop() -> Animation:
        picture = scene.picture
        one = picture.crew[event.seat]
        one.place = event.place
        x, y = picture.stand(event.seat)
        others = [mate for mate in picture.crew if mate is not one]
        aside = [
            glide(mate, HOP, x=at[0], y=at[1])
            for mate in others
            if (at := picture.stand(mate.seat)) != (mate.x, mate.y)
        ]

        def rise(t: float) -> None:
            one.lift = HOP_HEIGHT * 4 * t * (1 - t)

        return Together([glide(one, HOP, linear, x=x, y=y), Tween(HOP, rise, linear), *aside])

    return Steps([Do(hop), carrying.then(scene, event, "hop")])


def _sign(art: str, sound: str, seconds: float = SLOW) -> Shower:
    """A sign that rises over a place while the event is told."""

    def maker(scene: BakongScene, event: Any) -> Animation:
        drawn = art or art_of(event.by)

        def pop() -> Animation:
            x, y = scene.picture.path.middle(event.place)
            mark = ThingSprite(drawn, x, y - 20, 70, 70, alpha=0.0)
            scene.picture.marks.append(mark)
            return Steps(
                [
                    glide(mark, QUICK, ease_out, y=y - 70, alpha=1.0),
                    Wait(seconds - QUICK),
                    Do(lambda: scene.picture.marks.remove(mark)),
                ]
            )

        return Steps([carrying.say(scene, event, sound), Do(pop), carrying.then(scene, event)])

    return maker


def _cave(scene: BakongScene, event: records.CaveRolled) -> Animation:
    """Two dice tumble out beside the cave; the higher one fades."""

    def throw() -> Animation:
        scene.stage.sound.play("dice-roll")
        box = carrying.here(scene, event.seat)
        y = box.centery - 150 if box.centery > 330 else box.centery + 170
        x = min(max(box.centerx, 240.0), 1680.0)
        ends = [(x - 50, y), (x + 50, y)]
        size = layout.CAVE_DIE
        dice = [DieSprite(IVORY, value, *end, size) for value, end in zip(event.dice, ends, strict=True)]
        scene.picture.cave_dice = dice
        seed = len(scene.match.history)
        start = box.centerx, box.centery
        higher = dice[event.dice.index(max(event.dice))]
        return Steps(
            [
                Together(
                    tumble(die, start, end, 0.7, seed + i) for i, (die, end) in enumerate(zip(dice, ends, strict=True))
                ),
                carrying.say(scene, event),
                glide(higher, STEP, alpha=0.35),
                Wait(STEP),
            ]
        )

    return Steps([Do(throw), carrying.then(scene, event)])


def _found(scene: BakongScene, event: records.EmeraldsFound) -> Animation:
    def gather() -> None:
        scene.picture.cave_dice.clear()

    return Steps([carrying.say(scene, event), Wait(STEP), Do(gather)])


def _temple(scene: BakongScene, event: records.TempleReached) -> Animation:
    """The gate opens."""

    def open_gate() -> Animation:
        return glide(scene.picture, SLOW, opened=1.0)

    return Steps([carrying.say(scene, event, "temple"), Do(open_gate), carrying.then(scene, event)])


def _home(scene: BakongScene, event: records.CameHome) -> Animation:
    """The first-home tile flies to the one who has earned it."""

    def fly() -> Animation:
        picture = scene.picture
        camp = picture.path.rect(0)
        pack = layout.crew_pack(event.seat, picture.seats)
        start = FRect(camp.left - 6, camp.top - 16, 84, 56)
        end = FRect(pack.centerx - 48, pack.bottom - 72, 96, 64)
        return carrying.fly(scene, carrying.sprite("first-home", start), end, False, SLOW)

    return Steps([carrying.say(scene, event, "gong-big"), Do(fly), carrying.then(scene, event), Wait(SLOW)])


def _gone(scene: BakongScene, event: records.EmeraldLeft) -> Animation:
    return Steps([carrying.say(scene, event, "leave"), carrying.then(scene, event), Wait(STEP)])


SHOWERS: dict[type[Event], Shower] = {
    records.TrailLaid: _laid,
    records.DiceRolled: _rolled,
    records.TileFlipped: _flipped,
    records.NothingFlipped: _told("leave", 0.5),
    records.WalkBegan: _told("", 0.1),
    records.Stepped: _stepped,
    records.Crossed: _sign("", "confirm"),
    records.Stopped: _sign("mark-stop", "refuse"),
    records.OuchTaken: carrying.ouch,
    records.OuchSpared: _told("hop", 0.6),
    records.Sinking: _sign("mark-sink", "sink"),
    records.Sank: carrying.sank,
    records.SunkenReturned: carrying.returned,
    records.CaveRolled: _cave,
    records.EmeraldsFound: _found,
    records.EmeraldTaken: carrying.emerald,
    records.EmeraldLeft: _gone,
    records.OuchHealed: carrying.healed,
    records.CurseHeld: _told("ouch", 0.9),
    records.CampEmpty: _told("leave", 0.8),
    records.ObjectTaken: carrying.taken,
    records.NothingTaken: _told("leave", QUICK),
    records.ThrownAway: carrying.thrown,
    records.TempleReached: _temple,
    records.GreatTaken: carrying.great,
    records.CameHome: _home,
}
