"""Looking around at a table: the focus travels over everything, and a card tells what it is.

Nobody decides anything meanwhile, the match and the choice stay as they are. The pointer needs no button for it: where
it rests on something that cannot be chosen, the same card comes up.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from pygame import FRect

from scenes.devices.focus import Trail, at_point, neighbour
from scenes.devices.intents import DIRECTIONS, Action, Intent
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import focus_frame
from scenes.drawing.theme import BODY, GOLD, LEAD, MARGIN_X, PLAN, SMALL
from scenes.stage import navigation
from scenes.stage.backstage import Backstage
from scenes.stage.narration.spoken import Spoken
from scenes.stage.scene import Pop, Push, Replace, Scene, Step
from scenes.table.choice import Choice
from scenes.table.chooser import Target
from scenes.table.course import Course
from scenes.table.last_word import LastWord, Word
from scenes.table.looking.naming import for_all_ears, named
from scenes.table.looking.things import Thing, headed
from scenes.table.showing.last_moves import LastMoves
from scenes.table.tabletop import Tabletop

REST = 0.4
"""Seconds that the pointer rests on something before its card comes up."""
WIDTH, MOST = 620.0, 330.0
"""Of a card, and the height of its words."""
PAD, BADGE, APART = 28.0, 60.0, 18.0
HEAD = 36.0
"""How high the strip is at which the focus meets something that holds others."""
ROOM = FRect(MARGIN_X - 26, 24, PLAN[0] - 2 * MARGIN_X + 52, 946)
"""Where cards may lie: above the buttons."""


class LookedAt(navigation.TableFace, Protocol):
    """A table to look around at."""

    stage: Backstage
    course: Course
    choice: Choice
    tabletop: Tabletop
    last_word: LastWord
    last_moves: LastMoves

    @property
    def guide(self) -> object:
        """Whoever decides instead of people, or leads them; the last moves are not framed then."""

    def draw(self, canvas: Canvas) -> None: ...


def _places(table: LookedAt) -> dict[Target, FRect]:
    """Where every thing on a table is, and the plates that ask for the last word."""
    found = {**table.tabletop.things.places()}
    found |= {target: rect for target, rect in table.choice.places.items() if isinstance(target, Word)}
    return found


def _about(table: LookedAt, target: Target) -> Thing:
    """What something is; and, if it is framed, that somebody's last move was there."""
    if isinstance(target, Word):
        return table.last_word.thing(target)
    thing, place = table.tabletop.things.about(target), table.tabletop.things.places().get(target)
    marked = table.last_moves.marks() if table.course.deciding and table.guide is None else {}
    framed = [seat for seat, places in marked.items() if place in places]
    if not framed:
        return thing
    texts = table.stage.texts
    words = texts("what-last-move", names=texts.join(map(table.course.name, framed)))
    return replace(thing, text=f"{thing.text} {words}")


class Looking(Scene):
    ambient = True

    def __init__(self, table: LookedAt) -> None:
        self.table = table
        self.focus: Target | None = None
        self.trail: Trail[Target] = Trail()

    @property
    def places(self) -> dict[Target, FRect]:
        with self.table.choice.unfocused():
            return _places(self.table)

    def enter(self) -> None:
        places, here = self.places, self.table.choice.focus
        self.focus = here if here in places else next(iter(places), None)

    def stops(self) -> list[list[FRect]]:
        return [[*self.places.values()]]

    def handle(self, intent: Intent) -> Step:
        action = intent.action
        if intent.at is not None:
            return self._pointed(intent)
        if action in DIRECTIONS:
            self._push(action)
        elif action in (Action.CONFIRM, Action.RULES):
            return self._open()
        elif action is Action.BACK:
            self.stage.sound.play("back")
            return Pop()
        elif action is Action.MENU:
            self.stage.sound.play("pause")
            return Replace(navigation.Pause(self.table))
        return None

    def _pointed(self, intent: Intent) -> Step:
        assert intent.at is not None
        button, clicked = self.bar.at(intent.at), intent.action is Action.CONFIRM
        if button is not None:
            return self.handle(Intent(button, intent.device)) if clicked else None
        under = at_point(self.places, intent.at)
        if under is not None:
            self._look_at(under)
            return self._open() if clicked else None
        return Pop() if clicked else None

    def _push(self, action: Action) -> None:
        """The focus goes as it does on the table: to what lies that way, or back to where it came from."""
        here = self.focus
        there = self.trail.back(here, action)
        if there is None:
            there = neighbour(self.ways(), here, action)
            if here is not None and there is not None and there != here:
                self.trail.note(here, action, there)
        self._look_at(there)

    def ways(self) -> dict[Target, FRect]:
        """Where things are for a focus that travels: what holds others is met at its head, so that nothing hides in
        the shade of what it lies on."""
        places = self.places
        middles = [rect.center for rect in places.values()]
        return {target: _head(rect, middles) for target, rect in places.items()}

    def _look_at(self, target: Target | None) -> None:
        if target != self.focus:
            self.focus = target
            self.stage.sound.play("focus")
            self.stage.dirty = True

    def _open(self) -> Step:
        """The leaf of the rules about just that."""
        thing = self.thing()
        self.stage.sound.play("page")
        return Push(navigation.Rules(self.table.match.setup.game, thing.leaf if thing else ""))

    def thing(self) -> Thing | None:
        return _about(self.table, self.focus) if self.focus in self.places and self.focus else None

    def spoken(self) -> Spoken:
        with for_all_ears(self.table.course), self.table.choice.unfocused():
            found = self.focus is not None and self.focus in _places(self.table)
            focus = named(self.table, self.focus) if found and self.focus is not None else ""
        return Spoken((self.stage.texts("bar-what"),), focus)

    def spoken_of(self) -> object:
        return self.focus

    def entries(self) -> list[tuple[Action, str]]:
        texts = self.stage.texts
        return [(Action.CONFIRM, texts("bar-about-this")), (Action.BACK, texts("bar-film-close"))]

    def draw(self, canvas: Canvas) -> None:
        with self.table.choice.unfocused():
            self.table.draw(canvas)
            places = _places(self.table)
        if self.focus is not None and self.focus in places:
            rect = places[self.focus]
            focus_frame(canvas, rect, self.table.tabletop.heartbeat, radius=18, grow=6)
            draw_card(canvas, self.table, _about(self.table, self.focus), rect)

    def draw_bar(self, canvas: Canvas) -> None:
        self.bar.draw(canvas, self.stage.input, self.entries())


def _head(rect: FRect, middles: list[tuple[float, float]]) -> FRect:
    holds = sum(rect.collidepoint(middle) for middle in middles) > 1
    return FRect(rect.left, rect.top, rect.width, min(HEAD, rect.height)) if holds else rect


class Resting:
    """The pointer on a table: where it stays for a moment, a card tells what is there."""

    def __init__(self, stage: Backstage, table: LookedAt) -> None:
        self.stage, self.table = stage, table
        self.target: Target | None = None
        self.rested = 0.0

    def point(self, at: tuple[float, float] | None, choosing: bool = False) -> None:
        """The pointer is there, or nobody points any more. What can be chosen shows by itself what it does."""
        under = None if at is None or choosing else at_point(_places(self.table), at)
        if under != self.target:
            self.stage.dirty |= self.shown
            self.target, self.rested = under, 0.0

    def tick(self, dt: float) -> None:
        if self.target is not None and not self.shown:
            self.rested += dt
            self.stage.dirty |= self.shown

    @property
    def shown(self) -> bool:
        return self.target is not None and self.rested >= REST

    def tells(self, target: Target, words: str) -> bool:
        """Whether the card of this target says these words, or will: then the prompt line need not."""
        if target != self.target or target not in _places(self.table):
            return False
        thing = _about(self.table, target)
        return words == thing.title or headed(words, "")[1] in thing.text

    def draw(self, canvas: Canvas) -> None:
        if self.target is None or not self.shown or self.table.course.director.busy or self.table.choice.peeking:
            return
        spot = _places(self.table).get(self.target)
        if spot:
            draw_card(canvas, self.table, _about(self.table, self.target), spot)


def draw_card(canvas: Canvas, table: LookedAt, thing: Thing, beside: FRect) -> FRect:
    """What something is, beside it. Gives where."""
    inner = WIDTH - 2 * PAD
    left = PAD + (BADGE + 14 if thing.seat is not None else 0)
    title_size, titles = _title(canvas, thing.title, WIDTH - left - PAD)
    head = max(len(titles) * canvas.line_height(title_size), BADGE if thing.seat is not None else 0.0)
    size, lines = canvas.fitted(thing.text, BODY, (inner, MOST), "medium")
    high = len(lines) * canvas.line_height(size)
    choice = table.choice
    others = [choice.places[one] for one in choice.open if one in choice.places]
    others = [one for one in others if not one.colliderect(beside)]
    box = place_card((WIDTH, PAD + head + 6 + high + PAD), beside, table.tabletop.prompt_box, others)
    canvas.panel(box, "solid")
    middle = box.top + PAD + head / 2 - 6
    if thing.seat is not None:
        canvas.badge(table.colour(thing.seat), box.left + PAD + BADGE / 2, middle, BADGE)
    for i, line in enumerate(titles):
        y = middle + (i - (len(titles) - 1) / 2) * canvas.line_height(title_size)
        canvas.text(line, box.left + left, y, title_size, weight="heavy", colour=GOLD, width=WIDTH - left - PAD)
    canvas.paragraph(thing.text, FRect(box.left + PAD, box.top + PAD + head, inner, high + 1), size)
    return box


def _title(canvas: Canvas, words: str, room: float) -> tuple[float, list[str]]:
    """The type size of a title and its lines: one, or two where it would be too small from the sofa in one."""
    if canvas.measure(words, SMALL, "heavy", fixed=True) <= room:
        return LEAD, [words]
    return canvas.fitted(words, LEAD, (room, 2 * canvas.line_height(BODY)), "heavy")


def place_card(size: tuple[float, float], thing: FRect, question: FRect, others: Sequence[FRect] = ()) -> FRect:
    """Where a card of this size lies: inside the room, beside the thing and never over it, and over as little of the
    question and of other things that can be chosen as can be."""
    width, height = size
    x = min(max(thing.centerx - width / 2, ROOM.left), ROOM.right - width)
    y = min(max(thing.centery - height / 2, ROOM.top), ROOM.bottom - height)
    sides = (
        FRect(thing.right + APART, y, width, height),
        FRect(thing.left - APART - width, y, width, height),
        FRect(x, thing.top - APART - height, width, height),
        FRect(x, thing.bottom + APART, width, height),
    )
    inside = [box for box in sides if ROOM.contains(box)]
    corners = [
        FRect(left, top, width, height)
        for left in (ROOM.left, ROOM.right - width)
        for top in (ROOM.top, ROOM.bottom - height)
    ]
    return min(
        inside or corners, key=lambda box: (*(_shared(box, one) for one in (thing, question)), _all(box, others))
    )


def _all(box: FRect, others: Sequence[FRect]) -> float:
    return sum(_shared(box, one) for one in others)


def _shared(one: FRect, other: FRect) -> float:
    cut = one.clip(other)
    return cut.width * cut.height
