"""The events of Bakong as animations. Each ends by putting into the picture what it leaves behind."""

from collections.abc import Callable, Iterator, Mapping

from pygame import FRect

from game.bakong import records
from game.bakong.outlook import loss
from game.bakong.rules import TEMPLE
from game.contract import Event
from scenes.bakong import layout
from scenes.bakong.carrying import Carrying, sprite
from scenes.bakong.picture import Picture, ThingSprite, art_of
from scenes.bakong.words import BakongWords
from scenes.drawing.motion import Animation, Do, Steps, Together, Tween, Wait, ease_out, glide, linear, staggered
from scenes.drawing.rolling import IVORY, DieSprite, tumble
from scenes.drawing.theme import CHILLI, CREAM, GLIDE, QUICK, SLOW, STEP, Colour
from scenes.stage.backstage import Backstage
from scenes.stage.texts import signed
from scenes.table.course import Course
from scenes.table.showing.director import Hold
from scenes.table.showing.flyers import Flyers
from scenes.table.showing.shows import Shower, Shows

HOP = 0.24
HOP_HEIGHT = 46.0
SINKS = 26.0
"""How deep an adventurer sinks into quicksand or falls into a pit."""
EMERALD: Colour = (46, 214, 140)
SAND: Colour = (222, 178, 104)


class BakongShows(Shows):
    def __init__(self, stage: Backstage, course: Course, words: BakongWords, flyers: Flyers, picture: Picture) -> None:
        super().__init__(stage, course, words, flyers, picture)
        self.picture = picture
        self.carrying = Carrying(picture)

    def showers(self) -> Mapping[type[Event], Shower]:
        return {
            records.TrailLaid: self._trail_laid,
            records.DiceRolled: self._dice_rolled,
            records.TileFlipped: self._tile_flipped,
            records.NothingFlipped: self.told("leave", 0.5),
            records.WalkBegan: self.told("", 0.1),
            records.Stepped: self._stepped,
            records.Crossed: self._crossed,
            records.Stopped: self._stopped,
            records.OuchTaken: self._ouch_taken,
            records.OuchSpared: self.told("hop", 0.6),
            records.Sinking: self._sinking,
            records.Sank: self._sank,
            records.SunkenReturned: self._sunken_returned,
            records.CaveRolled: self._cave_rolled,
            records.EmeraldsFound: self._emeralds_found,
            records.EmeraldTaken: self._emerald_taken,
            records.EmeraldLeft: self.told("leave", STEP),
            records.OuchHealed: self._ouch_healed,
            records.CurseHeld: self.told("ouch", 0.9),
            records.CampEmpty: self.told("leave", 0.8),
            records.ObjectTaken: self._object_taken,
            records.NothingTaken: self.told("leave", QUICK),
            records.ThrownAway: self._thrown_away,
            records.TempleReached: self._temple_reached,
            records.GreatTaken: self._great_taken,
            records.CameHome: self._came_home,
        }

    def one(self, event: Event) -> Iterator[Animation]:
        """At the end of the game somebody says go on."""
        yield from super().one(event)
        if isinstance(event, records.GameEnded):
            yield Hold()

    # The trail

    def _trail_laid(self, event: records.TrailLaid) -> Animation:
        """The tiles come down one after another, from the camp to the temple."""

        def fall() -> Animation:
            tiles = self.picture.tiles.values()
            for tile in tiles:
                tile.lift, tile.alpha = 60.0, 0.0
            self.stage.sound.play("page")
            return staggered((glide(tile, STEP, ease_out, lift=0.0, alpha=1.0) for tile in tiles), 0.035)

        return Steps([self.then(event), Do(fall)])

    def _dice_rolled(self, event: records.DiceRolled) -> Animation:
        def throw() -> Animation:
            self.stage.sound.play("dice-roll")
            self.picture.apply(event)
            start = layout.DICE.left - 60, layout.DICE.bottom - 40
            seed = len(self.course.match.history) * 2
            return Together(
                tumble(die, start, (die.x, die.y), 0.7 + 0.1 * i, seed + i) for i, die in enumerate(self.picture.dice)
            )

        return Steps([Do(self.course.hush), Do(throw), self.say(event), self.then(event), Wait(QUICK)])

    def _tile_flipped(self, event: records.TileFlipped) -> Animation:
        """The slab rises, turns over edge on, and falls back with its other face."""

        def turn() -> Animation:
            tile = self.picture.tiles[event.place]
            self.stage.sound.play("tile-flip")
            return Steps(
                [
                    glide(tile, GLIDE * 0.6, ease_out, lift=34.0),
                    glide(tile, STEP, linear, turn=0.02),
                    self.then(event),
                    self.say(event),
                    glide(tile, STEP, linear, turn=1.0),
                    glide(tile, STEP, lift=0.0),
                    self._beside(lambda: self.moments.ring(self.picture.path.middle(event.place), CREAM, 120, GLIDE)),
                ]
            )

        return Steps([Do(turn), Wait(STEP)])

    def _stepped(self, event: records.Stepped) -> Animation:
        """A hop; those who share the old place and the new one make room."""

        def hop() -> Animation:
            picture = self.picture
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

        return Steps([Do(hop), self.then(event, "hop"), self._beside(lambda: self._landing(event))])

    def _landing(self, event: records.Stepped) -> Animation | None:
        """Water splashes under whoever walks into it."""
        tile = self.picture.tiles.get(event.place)
        if tile is None or tile.kind != "river":
            return None
        one = self.picture.crew[event.seat]
        return self.moments.splash((one.x, one.y - 12))

    def _beside(self, moment: Callable[[], Animation | None]) -> Animation:
        """A small moment that nobody waits for."""

        def begin() -> None:
            shown = moment()
            if shown:
                self.moments.meanwhile(shown)

        return Do(begin)

    def _feet(self, seat: int) -> tuple[float, float]:
        """The middle of the ground where an adventurer stands."""
        return self.carrying.ground_at(seat).center

    def _score(self, points: int, seat: int, start: tuple[float, float]) -> Animation:
        """Points fly from what has earned them, or cost them, to the panel of whom they concern."""
        end = layout.crew_points(seat, self.picture.seats)
        return self.flyers.fly(signed(points), seat, start, end, SLOW)

    def _crossed(self, event: records.Crossed) -> Animation:
        return self._signed(event, event.place, art_of(event.by), "confirm")

    def _stopped(self, event: records.Stopped) -> Animation:
        return self._signed(event, event.place, "mark-stop", "refuse")

    def _sinking(self, event: records.Sinking) -> Animation:
        """Deeper and deeper, and out again."""

        def sink() -> Animation:
            one = self.picture.crew[event.seat]
            ring = self.moments.ring(self._feet(event.seat), SAND, 90)
            return Together([Steps([glide(one, GLIDE, lift=-SINKS), glide(one, STEP, lift=0.0)]), ring])

        return Together([self._signed(event, event.place, "mark-sink", "sink"), Do(sink)])

    def _signed(self, event: Event, place: int, art: str, sound: str) -> Animation:
        """A sign rises over a place while the event is told."""

        def pop() -> Animation:
            marks = self.picture.marks
            x, y = self.picture.path.middle(place)
            mark = ThingSprite(art, x, y - 20, 70, 70, alpha=0.0)
            marks.append(mark)
            rise = glide(mark, QUICK, ease_out, y=y - 70, alpha=1.0)
            return Steps([rise, Wait(SLOW - QUICK), Do(lambda: marks.remove(mark))])

        return Steps([self.say(event, sound), Do(pop), self.then(event)])

    def _temple_reached(self, event: records.TempleReached) -> Animation:
        """The gate opens."""
        return Steps([self.say(event, "temple"), glide(self.picture, SLOW, opened=1.0), self.then(event)])

    def _came_home(self, event: records.CameHome) -> Animation:
        """The first-home tile flies to the one who has earned it."""

        def fly() -> Animation:
            picture, seat, moments = self.picture, event.seat, self.moments
            start, end = picture.path.first_home, layout.crew_first_home(seat, picture.seats)
            words = self.stage.texts("moment-bakong-home", name=self.words.name(seat))
            return Together(
                [
                    Steps([self.carrying.fly(sprite("first-home", start), end), self.then(event)]),
                    self._score(picture.rules.parts.first_home, seat, start.center),
                    moments.band(seat, words, "mark-home"),
                    moments.petals(self._feet(seat), count=22, reach=260),
                ]
            )

        return Steps([self.say(event, "gong-big"), Do(fly), Wait(SLOW)])

    # The cave

    def _cave_rolled(self, event: records.CaveRolled) -> Animation:
        """Two dice tumble out beside the cave; the higher one fades."""

        def throw() -> Animation:
            self.stage.sound.play("dice-roll")
            cave = self.carrying.ground_at(event.seat)
            y = cave.centery - 150 if cave.centery > 330 else cave.centery + 170
            x = min(max(cave.centerx, 240.0), 1680.0)
            dice = [
                DieSprite(IVORY, value, at, y, layout.CAVE_DIE)
                for value, at in zip(event.dice, (x - 50, x + 50), strict=True)
            ]
            self.picture.cave_dice = dice
            seed = len(self.course.match.history)
            throws = [tumble(die, cave.center, (die.x, die.y), 0.7, seed + i) for i, die in enumerate(dice)]
            higher = dice[event.dice.index(max(event.dice))]
            return Steps([Together(throws), self.say(event), glide(higher, STEP, alpha=0.35), Wait(STEP)])

        return Steps([Do(throw), self.then(event)])

    def _emeralds_found(self, event: records.EmeraldsFound) -> Animation:
        def gather() -> None:
            if self.picture.cave_dice:
                self.moments.meanwhile(self.moments.sparks(self._feet(event.seat), EMERALD, 12, 140))
            self.picture.cave_dice.clear()

        return Steps([self.say(event), Wait(STEP), Do(gather)])

    # Into the pack

    def _packed(self, event: Event, seat: int, thing: str | int, start: FRect) -> Animation:
        sound = "emerald" if thing in ("1", "3") else "stow"
        return Steps([self.carrying.into_pack(seat, thing, start), self.then(event, sound)])

    def _object_taken(self, event: records.ObjectTaken) -> Animation:
        start = self.carrying.source(event.object, event.source)
        return Steps([self.say(event), self._packed(event, event.seat, event.object, start)])

    def _emerald_taken(self, event: records.EmeraldTaken) -> Animation:
        def dig() -> Animation:
            ground = self.carrying.ground_at(event.seat)
            flight = self._score(int(event.token), event.seat, ground.center)
            return Together([self._packed(event, event.seat, event.token, ground), flight])

        return Do(dig)

    def _great_taken(self, event: records.GreatTaken) -> Animation:
        start = self.carrying.source(event.points, records.TEMPLE)
        packed = self._packed(event, event.seat, event.points, start)

        def glad() -> Animation:
            seat, moments, temple = event.seat, self.moments, self.picture.path.rect(TEMPLE).center
            parts = [packed, self._score(event.points, seat, temple), moments.sparks(temple, EMERALD)]
            if event.points == max(one.points for one in self.picture.rules.parts.greats):
                words = self.stage.texts("moment-bakong-great", name=self.words.name(seat), points=event.points)
                parts += [moments.band(seat, words, art_of(event.points)), moments.ring(temple, reach=260)]
            return Together(parts)

        return Steps([self.say(event, "points-big"), Do(glad), Wait(STEP)])

    # Out of the pack

    def _unpacked(self, event: Event, seat: int, thing: str, to: Callable[[], FRect], sound: str) -> Animation:
        """A thing leaves the large pack, for where `to` says at that moment."""

        def carry() -> Animation:
            carried = self.carrying.lift_out(seat, thing)
            self.picture.apply(event)
            self.stage.sound.play(sound)
            away = self.carrying.put_down(carried, to())
            lost = loss(thing)
            return Together([away, self._score(-lost, seat, layout.PACK.center)]) if lost else away

        return Steps([self.say(event), Do(carry)])

    def _thrown_away(self, event: records.ThrownAway) -> Animation:
        def to() -> FRect:
            return self.carrying.source(event.thing, event.to)

        return self._unpacked(event, event.seat, event.thing, to, "throw")

    def _sank(self, event: records.Sank) -> Animation:
        def to() -> FRect:
            wide, high = self.picture.sizes[event.object]
            ground = self.carrying.ground_at(event.seat)
            return FRect(ground.centerx - wide * 15, ground.centery - high * 15, wide * 30, high * 30)

        return self._unpacked(event, event.seat, event.object, to, "sink")

    def _sunken_returned(self, event: records.SunkenReturned) -> Animation:
        """What sank comes up again on the shelf."""

        def rise() -> Animation:
            goals = [(thing, self.carrying.source(thing, records.RESERVE)) for thing in event.objects]
            return Together(
                self.carrying.fly(sprite(art_of(thing), goal.move(0, 90)), goal, GLIDE) for thing, goal in goals
            )

        return Steps([Do(rise), self.then(event, "stow")])

    # Ouches

    def _ouch_taken(self, event: records.OuchTaken) -> Animation:
        """The adventurer falls in and stumbles out, and an ouch flies to the pack."""

        def fall() -> Animation:
            one = self.picture.crew[event.seat]
            x = one.x

            def shake(t: float) -> None:
                one.x = x + (0 if t == 1 else 7 * (1 if int(t * 12) % 2 else -1))

            def drop(t: float) -> None:
                one.lift = -SINKS * 4 * t * (1 - t)

            worth, feet = self.picture.rules.parts.ouch_worth, self._feet(event.seat)
            return Together(
                [
                    Steps([Tween(STEP, drop), Tween(GLIDE, shake, linear)]),
                    self.moments.ring(feet, CHILLI, 90, GLIDE),
                    self.carrying.ouch_to_pack(event.seat),
                    self._score(worth, event.seat, feet),
                ]
            )

        return Steps([self.say(event, "ouch"), Do(fall), self.then(event)])

    def _ouch_healed(self, event: records.OuchHealed) -> Animation:
        def wash() -> Animation:
            self.picture.apply(event)
            feet = self._feet(event.seat)
            return Together(
                [
                    self.carrying.ouch_from_pack(event.seat),
                    self.moments.splash(feet),
                    self._score(-self.picture.rules.parts.ouch_worth, event.seat, feet),
                ]
            )

        return Steps([self.say(event, "waterfall"), Do(wash)])
