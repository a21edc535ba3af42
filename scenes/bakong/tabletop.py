"""The jungle trail: roll, flip, walk, fill the pack, and be home first."""

import math
from collections.abc import Mapping, Sequence
from typing import ClassVar

from pygame import FRect

from game import catalogue
from game.bakong import GAME, records
from game.bakong.board import Trail
from game.bakong.outlook import FlipOutlook, WalkOutlook
from game.bakong.rules import CAMP, TEMPLE
from game.bakong.state import BakongState
from game.contract import Event, Move
from game.match import Match
from scenes.bakong import layout
from scenes.bakong.handheld import BakongHandheld
from scenes.bakong.jungle import Jungle, draw_aloft
from scenes.bakong.offers import Offers
from scenes.bakong.panels import GONE, Panels
from scenes.bakong.picture import Picture
from scenes.bakong.plates import ART, Plates
from scenes.bakong.shows import BakongShows
from scenes.bakong.targets import Card, Die, PackThing, Plate, ShelfObject, TrailPlace
from scenes.bakong.things import BakongThings
from scenes.bakong.turn import Turn
from scenes.bakong.words import BakongWords
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import focus_frame
from scenes.stage.backstage import Backstage
from scenes.table.choice import Choice
from scenes.table.chooser import Path, Target
from scenes.table.course import Course
from scenes.table.tabletop import Tabletop

_SEEN = (records.TileFlipped, records.Stepped)
"""What is worth a mark on the trail."""


def _trail_of(match: Match) -> Trail:
    board = catalogue.components_of(GAME).board_of(match.setup.options)
    assert board is not None
    trail: Trail = board.layout
    return trail


class BakongTabletop(Tabletop):
    prompt_box = layout.PROMPT
    board = (TrailPlace,)
    peek_prompt = "prompt-peek-bakong"
    outspoken = (records.Roll, records.Reroll)
    unforeseen = (records.TileFlipped,)
    marked_each = (records.TileFlipped,)
    last_words: ClassVar = {records.TileFlipped: "tile", records.CaveRolled: "cave"}
    picture: Picture
    words: BakongWords

    def __init__(self, stage: Backstage, course: Course, choice: Choice) -> None:
        super().__init__(stage, course, choice)
        state = self.state
        self.picture = picture = Picture(state.rules, _trail_of(course.match), state.players)
        self.turn = turn = Turn(course, choice, picture)
        self.words = words = BakongWords(stage, course, choice, picture, turn)
        self.jungle = Jungle(stage, course, picture)
        self.panels = Panels(stage, course, picture, self.moments)
        self.offers = Offers(choice, picture, turn, words)
        self.plates = Plates(choice, picture, turn, words)
        self.things = BakongThings(stage, course, choice, picture, turn, words, self.offers, self.plates)
        self.handheld = BakongHandheld(stage, course, choice, picture, words, ART)
        self.shows = BakongShows(stage, course, words, self.flyers, picture)
        for events in course.so_far():
            picture.take_in(events)

    @property
    def state(self) -> BakongState:
        return self.course.state_as(BakongState)

    def last_word_plates(self) -> tuple[FRect, FRect]:
        return layout.plate(0, 2), layout.plate(1, 2)

    # Choosing

    def paths(self) -> dict[Path, Move]:
        return {(target,): move for move in self.state.moves() for target in self._targets_of(move)}

    def _targets_of(self, move: Move) -> list[Target]:
        """What can be chosen to make a move: one thing, or either of two dice that show the same."""
        match move:
            case records.TakeObject(thing) | records.TakeGreat(thing):
                return [Card(thing)]
            case records.Flip(value):
                return [Die(i) for i, die in enumerate(self.picture.dice) if die.value == value]
            case records.FlipSecond(place):
                return [TrailPlace(place)]
            case records.Sink(thing) | records.ThrowAway(thing):
                return [PackThing(max(i for i, one in enumerate(self.turn.pack) if one.thing == thing))]
        return [Plate(move)]

    def spots(self) -> Mapping[Target, FRect]:
        """What can be chosen, and the whole trail, which can be asked about."""
        choice, path = self.choice, self.picture.path
        found: dict[Target, FRect] = {TrailPlace(place): path.rect(place) for place in range(TEMPLE + 1)}
        found |= self.offers.spots()
        found |= {die: layout.die(die.index) for die in choice.opens(Die)}
        throwing = choice.offers(records.ThrowAway)
        for number, one in enumerate(self.turn.pack):
            great = isinstance(one.thing, int)
            if PackThing(number) in choice.open or (great and throwing):
                found[PackThing(number)] = layout.laid(layout.PACK, one)
        return found | self.plates.spots()

    def hover_spots(self) -> Mapping[Target, FRect]:
        found: dict[Target, FRect] = {
            PackThing(number): layout.laid(layout.PACK, one) for number, one in enumerate(self.turn.pack)
        }
        if not self.offers.choosing:
            found |= {ShelfObject(name): rect for name, rect in self.picture.shelves()[0].items()}
        return found

    def landmarks(self) -> Mapping[str, FRect]:
        path, seats = self.picture.path, self.picture.seats
        found = {
            "camp": path.rect(CAMP),
            "temple": path.rect(TEMPLE),
            "dice": layout.DICE,
            "pack": layout.PACK,
            "reserve": layout.RESERVE,
        }
        return found | {f"crew-{seat}": layout.crew(seat, seats) for seat in range(seats)}

    def written(self) -> Sequence[FRect]:
        if self.offers.choosing:
            return (self.offers.room,)
        return [layout.die_words(i) for i in (0, 1)] if self._flipping() is not None else ()

    def own(self, _seat: int) -> Sequence[FRect]:
        return (layout.PACK,)

    def in_view(self, seat: int) -> Sequence[FRect]:
        return (self.picture.figure(seat),)

    def first_focus(self) -> Target | None:
        """Where a person would look first: the nearest tile, the die looked at before, else the first on offer."""
        choice = self.choice
        places, dice = choice.opens(TrailPlace), choice.opens(Die)
        if places:
            here = self.turn.adventurer.place
            return min(places, key=lambda target: abs(target.place - here))
        if dice:
            return choice.focus if choice.focus in dice else min(dice)
        return choice.open[0] if choice.open else None

    @property
    def peek_label(self) -> str:
        return "bar-peek-bakong"

    @property
    def peeks(self) -> bool:
        """Where nothing is remembered there is nothing to look up."""
        return self.turn.remembers

    # Drawing

    def where(self, event: Event) -> FRect | None:
        """Tiles that were turned, and where a walk ended."""
        return self.picture.path.rect(event.place) if isinstance(event, _SEEN) else None

    def emblem(self, _seat: int) -> tuple[float, float]:
        return layout.EMBLEM

    @property
    def _looking(self) -> bool:
        """Whether somebody here looks at what would come of a decision; in a lesson, where the learner may decide."""
        choice = self.choice
        return self.course.deciding and not choice.peeking and (bool(choice.paths) or not self.course.guided)

    def draw(self, canvas: Canvas) -> None:
        picture, jungle = self.picture, self.jungle
        ahead = self.turn.flip_ahead() if self._looking else None
        canvas.ground(("bakong", picture.path.trail), jungle.draw_ground)
        jungle.draw_temple(canvas)
        jungle.draw_first_home(canvas)
        self._draw_tiles(canvas, ahead)
        jungle.draw_crew(canvas, None if self.course.match.over else self.turn.acting, self.heartbeat)
        if self._looking:
            self._draw_walks(canvas, ahead)
        if self.choice.peeking and self.turn.remembers:
            jungle.draw_undersides(canvas, picture.under)
        jungle.draw_marks(canvas)
        self._draw_others(canvas)
        self.panels.draw_round(canvas)
        self._draw_pack(canvas)
        self._draw_corner(canvas, ahead)
        for die in picture.cave_dice:
            die.draw(canvas)
        draw_aloft(canvas, picture.aloft)

    def _draw_tiles(self, canvas: Canvas, ahead: FlipOutlook | None) -> None:
        """The trail, with light under the tiles that might flip."""
        picture, jungle, focus = self.picture, self.jungle, self.choice.focus
        seconds = [target.place for target in self.choice.opens(TrailPlace)] if self._looking else []
        for place in seconds:
            jungle.light(canvas, place)
        if ahead and ahead.place is not None:
            jungle.light(canvas, ahead.place)
        jungle.draw_tiles(canvas, [place for place in picture.tiles if seconds and place not in seconds])
        if (
            not ahead
            and self._looking
            and self.turn.remembers
            and isinstance(focus, TrailPlace)
            and focus.place in picture.under
        ):
            jungle.draw_undersides(canvas, {focus.place: picture.under[focus.place]})

    def _draw_walks(self, canvas: Canvas, ahead: FlipOutlook | None) -> None:
        """Where the die, the machete or the compass would take the adventurer."""
        jungle, seat = self.jungle, self.turn.acting
        for walk in reversed(ahead.walks[1:] if ahead else ()):
            jungle.draw_walk(canvas, seat, walk, strong=False)
        found = self._walk_ahead(ahead)
        if found:
            jungle.draw_walk(canvas, seat, found[0])

    def _walk_ahead(self, ahead: FlipOutlook | None) -> tuple[WalkOutlook, int | None] | None:
        """The walk that comes of what is in focus, and the tile that flips before it."""
        focus = self.choice.focus
        if ahead:
            return ahead.walks[0], ahead.place
        if isinstance(focus, Plate) and isinstance(focus.move, records.Walk):
            return self.turn.walk_ahead(focus.move.steps), None
        if self.choice.offers(records.FlipSecond) and focus is not None:
            place = focus.place if isinstance(focus, TrailPlace) and focus in self.choice.open else None
            return self.turn.walk_after_second(place), place
        return None

    def draw_outcome(self, canvas: Canvas) -> None:
        ahead = self.turn.flip_ahead() if self._looking else None
        found = self._walk_ahead(ahead) if self._looking else None
        if ahead:
            self.jungle.draw_flip(canvas, ahead, below=self.prompt_bottom)
        if found:
            walk, flipped = found
            self.jungle.draw_events(canvas, self.turn.acting, walk, flipped, self._signs(ahead))

    def _signs(self, ahead: FlipOutlook | None) -> Sequence[FRect]:
        """What shows that the die in focus flips a tile."""
        return self.jungle.flip_signs(ahead.place, self.prompt_bottom) if ahead and ahead.place is not None else ()

    def told(self, canvas: Canvas) -> Sequence[FRect]:
        ahead = self.turn.flip_ahead() if self._looking else None
        found, jungle = self._walk_ahead(ahead) if self._looking else None, self.jungle
        return (
            jungle.label_boxes(canvas, jungle.labels(self.turn.acting, found[0]), self._signs(ahead)) if found else ()
        )

    def _draw_others(self, canvas: Canvas) -> None:
        """All packs small and the reserve, or in their place what is on offer."""
        if self._looking and self.offers.choosing:
            self.offers.draw(canvas)
            return
        leading = self.picture.leading()
        for seat in range(self.picture.seats):
            self.panels.draw_member(canvas, seat, seat == self.turn.acting, seat in leading)
        self.panels.draw_reserve(canvas)

    def _draw_pack(self, canvas: Canvas) -> None:
        """The acting pack; a thing in focus that might go is fading."""
        turn, panels = self.turn, self.panels
        lost = turn.thing_to_lose() if self._looking else None
        if lost is None:
            panels.draw_acting(canvas, turn.acting)
            return
        panels.draw_acting(canvas, turn.acting, (lost.number,))
        panels.draw_laid(canvas, layout.PACK, turn.pack[lost.number], GONE)

    def _draw_corner(self, canvas: Canvas, ahead: FlipOutlook | None) -> None:
        """At the left: the dice, the cup to roll them, or what waits for room; and the plates."""
        choice, panels = self.choice, self.panels
        if not self._looking:
            panels.draw_dice(canvas, None)
            return
        if choice.offers(records.ThrowAway):
            self._draw_waiting(canvas)
        elif choice.offers(records.Roll):
            panels.draw_cup(canvas)
        elif not choice.offers(records.Walk) and not self.course.ahead:
            panels.draw_dice(canvas, self._flipping(), ahead is None or ahead.place is not None)
        self.plates.draw(canvas)

    def _draw_waiting(self, canvas: Canvas) -> None:
        """What waits for room; with it in the pack, once the thing in focus would make enough."""
        after = self.turn.pack_ahead()
        if after:
            self.panels.draw_after(canvas, after.laid, after.coming, 0.75 + 0.25 * math.sin(self.heartbeat * 5))
        else:
            self.panels.draw_waiting(canvas, self.state.wanted)

    def _flipping(self) -> int | None:
        """Which die flips: the one in focus, or the one that was chosen."""
        focus = self.choice.focus
        if isinstance(focus, Die):
            return focus.index
        if self.choice.offers(records.FlipSecond):
            values = [die.value for die in self.picture.dice]
            return 1 - values.index(self.state.steps)
        return None

    def draw_focus(self, canvas: Canvas, target: Target, rect: FRect) -> None:
        match target:
            case PackThing():
                focus_frame(canvas, rect, self.heartbeat, radius=8, grow=4)
            case Die():
                focus_frame(canvas, rect, self.heartbeat, radius=24, grow=6)
            case TrailPlace():
                focus_frame(canvas, rect, self.heartbeat, radius=26, grow=6)
            case _:
                super().draw_focus(canvas, target, rect)
