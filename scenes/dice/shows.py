"""The events of the dice game as animations. Each ends by putting into the picture what it leaves behind."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, groupby

from game.contract import Event
from game.dice import records
from game.dice.records import Scored
from game.dice.scoring import longest_run
from scenes.dice import layout
from scenes.dice.picture import Picture
from scenes.dice.sheet import Sheet
from scenes.dice.targets import PoolDie
from scenes.dice.words import DiceWords
from scenes.drawing.motion import Animation, Do, Steps, Together, Tween, Wait, ease_out, glide, staggered
from scenes.drawing.rolling import DieSprite, tumble
from scenes.drawing.theme import GLIDE, QUICK, SLOW, STEP
from scenes.stage.backstage import Backstage
from scenes.table.choice import Choice
from scenes.table.course import Course
from scenes.table.showing.director import Hold
from scenes.table.showing.flyers import Flyers
from scenes.table.showing.shows import Shower, Shows

ANNOUNCED, HEARD = 0.8, 0.5
"""Seconds to say what is counted before points fly, and to hear who got them: the count is read aloud."""
MANY = 5
"""So many dice of one value, or in a run, are something to be glad of."""


class DiceShows(Shows):
    words: DiceWords

    def __init__(
        self,
        stage: Backstage,
        course: Course,
        choice: Choice,
        words: DiceWords,
        flyers: Flyers,
        picture: Picture,
        sheet: Sheet,
    ) -> None:
        super().__init__(stage, course, words, flyers, picture)
        self.choice, self.picture, self.sheet = choice, picture, sheet

    def showers(self) -> Mapping[type[Event], Shower]:
        return {
            records.RoundBegan: self._round_began,
            records.GoalRolled: self._goal_rolled,
            records.BoardRolled: self._board_rolled,
            records.PoolRolled: self._pool_rolled,
            records.DieTaken: self._die_taken,
            records.RoundEnded: self._round_ended,
        }

    def show(self, events: Sequence[Event]) -> Iterator[Animation]:
        """Scoring items of one kind come together; everything else one by one. After a round somebody says go on."""
        for is_count, run in groupby(events, key=lambda event: isinstance(event, Scored)):
            if is_count:
                yield from self._count([event for event in run if isinstance(event, Scored)])
                continue
            for event in run:
                yield from self.one(event)
                if isinstance(event, records.RoundEnded):
                    yield Hold()

    def _round_began(self, event: records.RoundBegan) -> Animation:
        def clear() -> None:
            self.sheet.clear()
            self.choice.peeking = False
            self.picture.apply(event)
            self.course.say(lambda: self.stage.texts("round-of", round=event.round + 1, rounds=self.picture.seats))
            self.stage.sound.play("round")

        return Steps([Do(clear), Wait(STEP)])

    def _goal_rolled(self, event: records.GoalRolled) -> Animation:
        def roll() -> Animation:
            die = self.picture.lay_goal(event.die, event.goal)
            self.picture.goal = 0
            self.stage.sound.play("dice-roll")
            return tumble(die, (die.x + 560, die.y + 240), (die.x, die.y), SLOW, event.die)

        def tell() -> None:
            self.picture.goal = event.goal
            self.course.say(lambda: self.stage.texts("caption-goal", goal=event.goal))

        return Steps([Do(roll), Do(tell), Wait(STEP)])

    def _board_rolled(self, event: records.BoardRolled) -> Animation:
        """They roll out before the board as they fell, then slide to their rows."""
        picture, sound = self.picture, self.stage.sound

        def roll() -> Animation:
            dice = picture.lay_board(event.places)
            self.course.say(lambda: self.stage.texts("caption-board"))
            picture.board = ()
            throws = []
            for i, (die, value) in enumerate(zip(dice, event.rolls, strict=True)):
                rest = layout.MIDDLE.left + 120 + i * 140, layout.MIDDLE.centery
                die.value, die.alpha, die.size = value, 0, 84
                throws.append(tumble(die, (rest[0] + 160, rest[1] + 420), rest, SLOW + 0.05 * i, value * 7 + i))
            sound.play("dice-roll")
            return Together(throws)

        def slide() -> Animation:
            dice = zip(picture.board_dice, event.places, strict=True)
            return staggered((self._to_row(die, place) for die, place in dice), 0.06)

        def rest() -> None:
            picture.board = event.places
            sound.play("die-set")

        return Steps([Do(roll), Wait(STEP), Do(slide), Do(rest)])

    @staticmethod
    def _to_row(die: DieSprite, place: int) -> Animation:
        x, y = layout.board_die(place)

        def turn() -> None:
            die.value = place

        return Steps([glide(die, GLIDE, x=x, y=y, size=50), Do(turn)])

    def _pool_rolled(self, event: records.PoolRolled) -> Animation:
        def roll() -> Animation:
            pool = self.picture.lay_pool(event.dice)
            self.course.say(lambda: self.stage.texts("caption-pool"))
            self.stage.sound.play("dice-roll")
            throws = []
            for i, (slot, die) in enumerate(pool.items()):
                start = layout.MIDDLE.centerx + (slot.column - 3) * 40, layout.TRAYS.top + 120
                die.alpha = 0
                throw = tumble(die, start, (die.x, die.y), SLOW + 0.1 * (i % 3), i * 31 + slot.line)
                throws.append(Steps([Wait(0.02 * i), throw]))
            return Together(throws)

        return Steps([Do(roll), Do(self.picture.look_out)])

    def _die_taken(self, event: records.DieTaken) -> Animation:
        picture, seat = self.picture, event.seat
        wish = self.choice.first if isinstance(self.choice.first, PoolDie) else None
        """The very die someone has picked among equal ones."""

        def fly() -> Animation:
            taken = picture.move_die(picture.slot_of(event.colour, event.value, wish), seat, event.group)

            def arc(t: float) -> None:
                taken.lift = 1.2 * 4 * t * (1 - t)

            moves: list[Animation] = [
                glide(die, GLIDE, ease_out, x=x, y=y, size=size, angle=0) for die, x, y, size in picture.homes(seat)
            ]
            return Together([*moves, Tween(GLIDE, arc)])

        def land() -> Animation:
            picture.arrange(seat)
            picture.look_out()
            self.stage.sound.play("die-set")
            return self.gladly(event)

        return Steps([Do(fly), Do(land)])

    def gladly(self, event: records.DieTaken) -> Animation:
        """A group that has come to the goal sparkles; the fifth die of a value and a run of five have their moment."""
        picture, seat, moments, texts = self.picture, event.seat, self.moments, self.stage.texts
        group, values = picture.groups[seat][event.group], [die.value for die in chain(*picture.groups[seat])]
        before = list(values)
        before.remove(event.value)
        glad: list[Animation] = []
        if sum(die.value for die in group) == picture.goal:
            at = picture.boxes[seat][event.group].rect.center
            glad += [moments.ring(at), moments.sparks(at)]
            self.stage.sound.play("points")
        if values.count(event.value) == MANY:
            glad.append(moments.band(seat, texts("moment-dice-five", value=event.value)))
        elif longest_run(values) >= MANY > longest_run(before):
            glad.append(moments.band(seat, texts("moment-dice-run")))
        return Together(glad)

    # The count

    def _count(self, scored: Sequence[Scored]) -> Iterator[Animation]:
        """The round's scoring, item by item in the order of the rules."""
        sheet = self.sheet

        def open_sheet() -> Animation:
            sheet.clear()
            self.choice.peeking = False
            self.stage.sound.play("page")
            return glide(sheet, STEP, alpha=1.0)

        def close() -> None:
            sheet.lit = None

        yield Steps([Do(open_sheet), Wait(QUICK)])
        for part, items in groupby(scored, key=lambda item: item.source):
            for _, together in groupby(items, key=lambda item: item.of if part.startswith("most_") else ()):
                yield self.reading()
                yield self._item(part, list(together))
        yield Do(close)

    def _item(self, part: str, items: Sequence[Scored]) -> Animation:
        """What pays lights up; its points fly to the sheet."""
        sheet, picture = self.sheet, self.picture

        def light() -> None:
            sheet.lit = part
            seats = {item.seat for item in items}
            self.course.say(lambda: self.words.counted(items), seats.pop() if len(seats) == 1 else None)
            if part.endswith("_sum"):
                picture.lit_groups.update((item.seat, item.of[0]) for item in items)
            elif part == "most_of_value":
                picture.lit_rows.add(items[0].of[0])
            elif part == "most_of_colour":
                picture.lit_rows.add(picture.board[items[0].of[0]])
            self.stage.sound.play("points")

        def land(item: Scored) -> Animation:
            end = sheet.cell(part, item.seat)
            arrive = Do(lambda: sheet.add(part, item.seat, item.points))
            start, landing = self._source(item), ("sheet", part, item.seat)
            flight = self.flyers.fly(f"+{item.points}", item.seat, start, end, GLIDE + 0.1, landing)
            return Steps([flight, arrive])

        flights = staggered((land(item) for item in items), 0.25)
        return Steps([Do(light), Wait(ANNOUNCED), flights, Wait(HEARD), Do(picture.dim)])

    def _source(self, item: Scored) -> tuple[float, float]:
        """Where an item's points come from: its group, its row of the value board, or the middle of the tray."""
        if item.source == "most_of_value":
            return layout.row(item.of[0]).center
        if item.source == "most_of_colour":
            return layout.board_die(self.picture.board[item.of[0]])
        if item.source.endswith("_sum"):
            return self.picture.boxes[item.seat][item.of[0]].rect.center
        return layout.tray(item.seat, self.picture.seats).center

    def _round_ended(self, event: records.RoundEnded) -> Animation:
        picture, sheet = self.picture, self.sheet

        def fly() -> Animation:
            self.course.hush()
            self.stage.sound.play("points-big")
            picture.counted = True
            ways = []
            for seat, total in enumerate(event.totals):
                line = layout.standing(seat, picture.seats)
                gain = f"+{sheet.total(seat)}"
                end = layout.RIGHT.right - 158, line.centery
                flight = self.flyers.fly(gain, seat, sheet.cell("total", seat), end, SLOW)
                ways.append(Steps([flight, self._count_up(seat, total - picture.totals[seat])]))
            return staggered(ways, 0.06)

        return Do(fly)

    def _count_up(self, seat: int, gain: float) -> Animation:
        totals = self.picture.totals

        def write(total: float) -> None:
            totals[seat] = total

        return self.count_up(lambda: totals[seat], write, gain, GLIDE)
