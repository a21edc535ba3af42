"""The events of the dice game as animations."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from game.contract import Event
from game.dice import records
from game.dice.records import Scored
from scenes.dice import layout
from scenes.drawing.motion import Animation, Do, Steps, Together, Tween, Wait, ease_out, glide, staggered
from scenes.drawing.rolling import tumble
from scenes.drawing.theme import GLIDE, QUICK, SLOW, STEP
from scenes.table.director import Hold

if TYPE_CHECKING:
    from scenes.dice.scene import DiceScene


def show(scene: DiceScene, events: Sequence[Event]) -> Iterator[Animation]:
    """Scoring items of one kind come together; everything else one by one."""
    for is_count, run in groupby(events, key=lambda event: isinstance(event, Scored)):
        if is_count:
            yield from _count(scene, [event for event in run if isinstance(event, Scored)])
            continue
        for event in run:
            match event:
                case records.RoundBegan(number, starter):
                    yield _round_began(scene, number, starter)
                case records.GoalRolled(die, goal):
                    yield _goal_rolled(scene, die, goal)
                case records.BoardRolled(rolls, places):
                    yield _board_rolled(scene, rolls, places)
                case records.PoolRolled(dice):
                    yield _pool_rolled(scene, dice)
                case records.DieTaken(seat, colour, value, group):
                    yield _die_taken(scene, seat, (colour, value), group)
                case records.RoundEnded(_, totals):
                    yield from _round_ended(scene, totals)


def _round_began(scene: DiceScene, number: int, starter: int) -> Animation:
    def clear() -> None:
        scene.sheet.clear()
        scene.peeking = False
        scene.picture.clear()
        scene.picture.round, scene.picture.starter = number, starter
        scene.caption = scene.stage.texts("round-of", round=number + 1, rounds=scene.picture.seats)
        scene.stage.sound.play("round")

    return Steps([Do(clear), Wait(STEP)])


def _goal_rolled(scene: DiceScene, value: int, goal: int) -> Animation:
    def roll() -> Animation:
        die = scene.picture.lay_goal(value, goal)
        scene.picture.goal = 0
        scene.stage.sound.play("dice-roll")
        return tumble(die, (die.x + 560, die.y + 240), (die.x, die.y), SLOW, value)

    def tell() -> None:
        scene.picture.goal = goal
        scene.caption = scene.stage.texts("caption-goal", goal=goal)

    return Steps([Do(roll), Do(tell), Wait(STEP)])


def _board_rolled(scene: DiceScene, rolls: tuple[int, ...], places: tuple[int, ...]) -> Animation:
    """They roll out before the board as they fell, then slide to their rows."""

    def roll() -> Animation:
        dice = scene.picture.lay_board(places)
        scene.caption = scene.stage.texts("caption-board")
        scene.picture.board = ()
        throws = []
        for i, (die, value) in enumerate(zip(dice, rolls, strict=True)):
            rest = layout.MIDDLE.left + 120 + i * 140, layout.MIDDLE.centery
            die.value, die.alpha, die.size = value, 0, 84
            throws.append(tumble(die, (rest[0] + 160, rest[1] + 420), rest, SLOW + 0.05 * i, value * 7 + i))
        scene.stage.sound.play("dice-roll")
        return Together(throws)

    def slide() -> Animation:
        ways = []
        for die, place in zip(scene.picture.board_dice, places, strict=True):
            x, y = layout.board_die(place)
            ways.append(
                Steps([glide(die, GLIDE, x=x, y=y, size=50), Do(lambda d=die, p=place: setattr(d, "value", p))])
            )  # type: ignore[misc]
        return staggered(ways, 0.06)

    def rest() -> None:
        scene.picture.board = places
        scene.stage.sound.play("die-set")

    return Steps([Do(roll), Wait(STEP), Do(slide), Do(rest)])


def _pool_rolled(scene: DiceScene, dice: Sequence[records.Die]) -> Animation:
    def roll() -> Animation:
        pool = scene.picture.lay_pool(dice)
        scene.caption = scene.stage.texts("caption-pool")
        scene.stage.sound.play("dice-roll")
        throws = []
        for i, ((line, column), die) in enumerate(pool.items()):
            start = layout.MIDDLE.centerx + (column - 3) * 40, layout.TRAYS.top + 120
            die.alpha = 0
            throws.append(
                Steps([Wait(0.02 * i), tumble(die, start, (die.x, die.y), SLOW + 0.1 * (i % 3), i * 31 + line)])
            )
        return Together(throws)

    def rest() -> None:
        scene.picture.look_out()

    return Steps([Do(roll), Do(rest)])


def _die_taken(scene: DiceScene, seat: int, kind: records.Die, group: int) -> Animation:
    picture = scene.picture

    def fly() -> Animation:
        taken = picture.move_die(picture.slot_of(*kind, scene.wish), seat, group)
        scene.wish = None

        def arc(t: float) -> None:
            taken.lift = 1.2 * 4 * t * (1 - t)

        moves: list[Animation] = [
            glide(die, GLIDE, ease_out, x=x, y=y, size=size, angle=0) for die, x, y, size in picture.homes(seat)
        ]
        return Together([*moves, Tween(GLIDE, arc)])

    def land() -> None:
        picture.arrange(seat)
        picture.look_out()
        scene.stage.sound.play("die-set")

    return Steps([Do(fly), Do(land)])


def _count(scene: DiceScene, scored: Sequence[Scored]) -> Iterator[Animation]:
    """The round's scoring, item by item in the order of the rules."""
    sheet = scene.sheet

    def open_sheet() -> Animation:
        sheet.clear()
        scene.peeking = False
        scene.stage.sound.play("page")
        return glide(sheet, STEP, alpha=1.0)

    yield Steps([Do(open_sheet), Wait(QUICK)])
    for part, items in groupby(scored, key=lambda item: item.source):
        for _, together in groupby(items, key=lambda item: item.of if part.startswith("most_") else ()):
            yield _item(scene, part, list(together))

    def close() -> None:
        sheet.lit = None

    yield Do(close)


def _item(scene: DiceScene, part: str, items: Sequence[Scored]) -> Animation:
    """What pays lights up; its points fly to the sheet."""
    sheet, picture = scene.sheet, scene.picture

    def light() -> None:
        sheet.lit = part
        scene.caption = _wording(scene, items[0])
        if part.endswith("_sum"):
            scene.lit_groups.update((item.seat, item.of[0]) for item in items)
        elif part == "most_of_value":
            scene.lit_rows.add(items[0].of[0])
        elif part == "most_of_colour":
            scene.lit_rows.add(picture.board[items[0].of[0]])
        scene.stage.sound.play("points")

    def land(item: Scored) -> Animation:
        end = sheet.cell(part, item.seat)
        arrive = Do(lambda: sheet.add(part, item.seat, item.points))
        return Steps([scene.flyers.fly(f"+{item.points}", item.seat, _source(scene, item), end, GLIDE + 0.1), arrive])

    def dim() -> None:
        scene.lit_groups.clear()
        scene.lit_rows.clear()

    flights = staggered((land(item) for item in items), 0.05)
    reading = QUICK if part.startswith("most_") else GLIDE
    return Steps([Do(light), Wait(reading), flights, Wait(QUICK), Do(dim)])


def _wording(scene: DiceScene, item: Scored) -> str:
    """What is being counted, in the prompt line."""
    texts, picture = scene.stage.texts, scene.picture
    match item.source:
        case "correct_sum":
            return texts("count-correct-sum", goal=picture.goal)
        case "closest_sum":
            miss = sum(die.value for die in picture.groups[item.seat][item.of[0]]) - picture.goal
            return texts("count-closest-sum", miss=abs(miss))
        case "least_colours":
            return texts("count-least-colours", count=item.of[0])
        case "most_of_value":
            return texts("count-most-of-value", value=item.of[0])
        case "most_of_colour":
            colour = texts(f"colour-{picture.dice_set.colours[item.of[0]]}")
            return texts("count-most-of-colour", colour=colour, row=picture.board[item.of[0]])
    return texts(f"count-{item.source.replace('_', '-')}")


def _source(scene: DiceScene, item: Scored) -> tuple[float, float]:
    """Where an item's points come from: its group, or the middle of the tray."""
    if item.source.endswith("_sum"):
        box = scene.picture.boxes[item.seat][item.of[0]].rect
        return box.center
    tray = layout.tray(item.seat, scene.picture.seats)
    return tray.centerx, tray.centery


def _round_ended(scene: DiceScene, totals: Sequence[int]) -> Iterator[Animation]:
    picture, sheet = scene.picture, scene.sheet

    def fly() -> Animation:
        scene.caption = ""
        scene.stage.sound.play("points-big")
        picture.counted = True
        ways = []
        for seat, total in enumerate(totals):
            line = layout.standing(seat, picture.seats)
            gain = f"+{sheet.total(seat)}"
            flight = scene.flyers.fly(gain, seat, sheet.cell("total", seat), (line.right - 120, line.centery), SLOW)
            ways.append(Steps([flight, _count_up(scene, seat, total)]))
        return staggered(ways, 0.06)

    yield Do(fly)
    yield Hold()


def _count_up(scene: DiceScene, seat: int, total: int) -> Animation:
    start: list[float] = []

    def step(t: float) -> None:
        if not start:
            start.append(scene.picture.totals[seat])
        scene.picture.totals[seat] = start[0] + (total - start[0]) * t

    return Tween(GLIDE, step)
