"""Plays the program as people do: a real stage, its real loop turned by hand, and devices that speak through SDL's
own event queue. Nothing here calls into a scene; a test looks at scenes, and acts through a device."""

import threading
from collections import deque
from collections.abc import Callable, Hashable, Iterator, Mapping
from types import TracebackType
from typing import Any, Protocol, Self, TypeVar

import pygame
from pygame import FRect

from game import lessons
from scenes.devices.focus import Trail, neighbour
from scenes.devices.intents import DIRECTIONS, STANDARD_BUTTONS, STANDARD_KEYS, Action
from scenes.pages.page import Page
from scenes.pages.settings import SUBJECTS
from scenes.pages.title import Pier, Title
from scenes.pages.widgets import Widget
from scenes.screens import screen_at
from scenes.stage.crash import CrashPage
from scenes.stage.preferences import Preferences
from scenes.stage.scene import Push, Scene
from scenes.stage.stage import Stage
from scenes.table.chooser import Path, Target
from scenes.table.last_word import STANDS
from scenes.table.scene import TableScene
from tests.support.hands.pads import BUTTONS, VirtualPad

TURN = 1 / 30
"""Seconds on the clock that a turn of the loop takes."""
PATIENCE = 3000
"""Turns after which something that should have come to an end is hanging."""

T = TypeVar("T", bound=Hashable)


class Driver:
    """A stage in someone's hands. Fast and with reduced motion unless told otherwise."""

    def __init__(
        self, first: Scene | None = None, size: tuple[int, int] = (1280, 720), prefs: Preferences | None = None
    ) -> None:
        """With preferences of one's own, guided rounds may still have to be offered; else they have been."""
        offered = dict.fromkeys(lessons.names(), 0)
        usual = Preferences(fullscreen=False, speed="fast", reduced_motion=True, lessons=offered, first_notes=False)
        self.stage = Stage(prefs or usual, screen_at, size)
        pygame.event.get()
        self.pads: list[VirtualPad] = []
        self.said: list[str] = []
        """Every notice that has been shown."""
        self.may_crash = False
        """Whether the crash page is what the test wants to see; anywhere else it fails the test."""
        self.stage.take(Push(Title() if first is None else first))
        self.turn()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for pad in self.pads:
            pad.detach()
        pygame.event.get()
        for thread in threading.enumerate():
            if "(_load)" in thread.name:
                thread.join()  # sounds still being read would speak up in the next test

    @property
    def top(self) -> Any:
        return self.stage.top

    @property
    def play(self) -> TableScene:
        assert isinstance(self.top, TableScene), self.top
        return self.top

    # The loop

    def turn(self, times: int = 1, dt: float = TURN) -> None:
        for _ in range(times):
            if self.stage.running:
                self.stage.turn(dt, pygame.event.get())
                self.said += [text for text in self.stage.toasts.waiting if text not in self.said]
                crashed = self.stage.running and isinstance(self.top, CrashPage)
                assert self.may_crash or not crashed, self.top.what

    def settle(self) -> None:
        """Until nothing moves: an animation has ended or waits for someone, a transition is over."""
        self.turn()
        self.until(lambda: self.stage._old is None and not self.top.busy)

    def until(self, done: Callable[[], bool]) -> None:
        for _ in range(PATIENCE):
            if done():
                return
            self.turn()
        raise AssertionError(f"{self.top} is still not there")

    def again(self, do: Callable[[], object], done: Callable[[], bool]) -> None:
        """The same thing over and over until it has done what it should."""
        for _ in range(PATIENCE):
            do()
            if done():
                return
        raise AssertionError(f"{self.top} is still not there")

    def shown(self, dt: float, watched: bool = True) -> Iterator[None]:
        """Moment by moment what a decision brings, or each thing skipped; short of going on to the next decision."""
        play = self.play
        for _ in range(PATIENCE):
            if not play.busy:
                return
            play.course.director.tick(dt) if watched else play.course.director.skip(everything=True)
            play.tabletop.moments.tick(dt)
            play.asides.tick(dt)
            yield
        raise AssertionError(f"{self.top} shows without end")

    # Devices

    def key(self, key: int | str, mod: int = pygame.KMOD_NONE) -> None:
        """Press a key and let it go, with the text it types."""
        self.key_down(key, mod)
        self.turn()
        self.key_up(key)
        self.turn()

    def key_down(self, key: int | str, mod: int = pygame.KMOD_NONE) -> None:
        code = _code(key)
        text = chr(code) if 32 <= code < 127 else ""
        signs = {pygame.K_RETURN: "\r", pygame.K_ESCAPE: "\x1b", pygame.K_BACKSPACE: "\b", pygame.K_TAB: "\t"}
        unicode = signs.get(code, text)
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=unicode, scancode=0))
        if text:
            self.text(text)

    def key_up(self, key: int | str) -> None:
        pygame.event.post(pygame.Event(pygame.KEYUP, key=_code(key), mod=pygame.KMOD_NONE, unicode="", scancode=0))

    def text(self, text: str) -> None:
        """What the keyboard, or an input method, has put together."""
        pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=text))

    def type(self, text: str) -> None:
        """Key after key; a sign no key is named after comes as text alone."""
        for sign in text:
            if " " <= sign <= "~":
                self.key(sign.lower()) if sign == sign.lower() else self._shifted(sign)
            else:
                self.text(sign)
                self.turn()

    def _shifted(self, sign: str) -> None:
        code = _code(sign.lower())
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=code, mod=pygame.KMOD_LSHIFT, unicode=sign, scancode=0))
        self.text(sign)
        self.turn()
        self.key_up(code)
        self.turn()

    def move_mouse(self, x: float, y: float, held: bool = False) -> None:
        """To a place on the plan."""
        self._point(x, y, held)
        self.turn()

    def _point(self, x: float, y: float, held: bool = False) -> None:
        pos, buttons = pixel(self.stage, x, y), (int(held), 0, 0)
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=buttons, touch=False))

    def click(self, x: float, y: float, button: int = 1) -> None:
        """A quick one, on what is there at this moment: nothing moves on until the button has been let go."""
        self._point(x, y)
        pos = pixel(self.stage, x, y)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.Event(kind, pos=pos, button=button, touch=False))
        self.turn()

    def click_on(self, what: Widget | FRect) -> None:
        rect = what.rect if isinstance(what, Widget) else what
        self.click(*rect.center)

    def click_bar(self, action: Action) -> None:
        """An entry of the bar at the bottom."""
        self.stage.draw()
        self.click_on(self.top.bar.places[action])

    def attach(self, name: str = "Xbox Wireless Controller", mapped: bool = True) -> VirtualPad:
        pad = VirtualPad(name, mapped)
        self.pads.append(pad)
        self.turn()
        pad.rest()
        self.turn()
        return pad

    def press(self, pad: VirtualPad, button: str | int) -> None:
        pad.press(button)
        self.turn()
        pad.release(button)
        self.turn()

    # Finding the way

    def widget(self, label: str) -> Widget:
        """The widget on the page on top whose label is this text, by its key if it has one: whoever looks for it has
        seen the page."""
        self.until(lambda: not getattr(self.top, "calm", 0.0))
        label = self.stage.texts(label)
        found: list[Widget] = [widget for widget in self.top.widgets if getattr(widget, "label", None) == label]
        assert len(found) == 1, f"{label!r} is not among {[getattr(w, 'label', w) for w in self.top.widgets]}"
        return found[0]

    def pier(self, game_id: str) -> Pier:
        """A game's pier on the title."""
        return next(one for one in self.top.widgets if isinstance(one, Pier) and one.game.id == game_id)

    def walk(self, hands: "Hands", goal: Hashable) -> None:
        """Move the focus with directions only: to a target of a table, or a widget or its label on a page."""
        top = self.top
        if isinstance(goal, str):
            goal = self.widget(goal)
        if isinstance(top, Page):
            goal = top.widgets.index(goal)  # type: ignore[arg-type]
            steps = route(top.ways(), top.focus, goal, lambda at: takes_sides(top.widgets[at]), trail=top.trail)
        else:
            steps = route(top.choice.places, top.choice.focus, goal, push=top.hands.beside, trail=top.hands.trail)
        for action in steps:
            hands.do(action)
        focus = top.focus if isinstance(top, Page) else top.choice.focus
        assert focus == goal, f"the focus is on {focus} and should be on {goal}"

    def choose(self, hands: "Hands", goal: Hashable) -> None:
        self.walk(hands, goal)
        hands.do(Action.CONFIRM)

    def open_settings(self, hands: "Hands", subject: str) -> None:
        """From the title to the first row of a subject, with the shoulder buttons or their keys."""
        self.choose(hands, "title-settings")
        while SUBJECTS[self.top.subject][0] != subject:
            hands.do(Action.NEXT)
        hands.do(Action.CONFIRM)

    # At the table

    def decide(self, path: Path, choose: Callable[[Target], object]) -> None:
        """One decision, target by target; a last step with a single way on is taken along."""
        play = self.play
        assert play.course.deciding
        seat, move, before = play.course.seat, play.choice.paths[path], len(play.match.history)
        for target in path:
            if len(play.match.history) == before and play.last_word.move is None:
                choose(target)
        self.give_last_word(choose)
        last = play.match.history[-1]
        assert (len(play.match.history), last.seat, last.move) == (before + 1, seat, move)

    def give_last_word(self, choose: Callable[[Target], object]) -> None:
        """A decision that would let something hidden come out is confirmed."""
        play = self.play
        if play.last_word.once_more and play.choice.focus is not None:
            choose(play.choice.focus)
        elif play.last_word.move is not None:
            self.until(lambda: play.last_word.asking and not play.course.calm)
            choose(STANDS)

    def go_on(self, do: Callable[[Action], object]) -> None:
        """Skip what is being shown until the next decision, or until another scene comes."""
        for _ in range(9):
            if not isinstance(self.top, TableScene):
                return
            if self.play.course.deciding:
                self.until(lambda: not self.play.course.calm)
                return
            do(Action.CONFIRM if self.play.course.director.holding else Action.BACK)
        raise AssertionError("the director is still busy")


def _code(key: int | str) -> int:
    return pygame.key.key_code(key) if isinstance(key, str) else key


def pixel(stage: Stage, x: float, y: float) -> tuple[int, int]:
    """The pixel of the window that shows a place of the plan."""
    at, small = stage.canvas.point(x, y), stage._miniature
    if small is None:
        return at
    return int(at[0] * small.scale) + small.place.left, int(at[1] * small.scale) + small.place.top


class Hands(Protocol):
    """Someone with a device that has a button for every action."""

    def do(self, action: Action) -> None: ...


class Keyboard:
    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def do(self, action: Action) -> None:
        self.driver.key(action.value if action in DIRECTIONS else STANDARD_KEYS[action])


class PadInHand:
    def __init__(self, driver: Driver, pad: VirtualPad) -> None:
        self.driver, self.pad = driver, pad

    def do(self, action: Action) -> None:
        name = action.value if action in DIRECTIONS else STANDARD_BUTTONS[action]
        if name in BUTTONS:
            self.driver.press(self.pad, name)
            return
        self.pad.axis(name, 32767)
        self.driver.turn()
        self.pad.rest()
        self.driver.turn()


def takes_sides(widget: Widget) -> bool:
    """Whether left and right change the widget instead of leaving it."""
    return type(widget).turn is not Widget.turn


def route(
    places: Mapping[T, FRect],
    start: T | None,
    goal: T,
    keeps: Callable[[T], bool] = lambda _: False,
    push: Callable[[T | None, Action], T | None] | None = None,
    trail: Trail[T] | None = None,
) -> list[Action]:
    """The fewest pushes from one place to another; `push` says where one leads, the nearest place unless told, and the
    trail which push would go back."""
    seen: set[object] = set()
    ahead: deque[tuple[T | None, list[Action], Trail[T]]] = deque([(start, [], trail or Trail())])
    while ahead:
        here, pushes, came = ahead.popleft()
        if here == goal:
            return pushes
        for action in DIRECTIONS:
            if here is not None and action in (Action.LEFT, Action.RIGHT) and keeps(here):
                continue
            further = Trail(came.steps)
            there = further.back(here, action)
            if there is None:
                there = push(here, action) if push else neighbour(places, here, action)
                if here is not None and there is not None and there != here:
                    further.note(here, action, there)
            if (there, *further.steps[-1:]) not in seen:
                seen.add((there, *further.steps[-1:]))
                ahead.append((there, [*pushes, action], further))
    raise AssertionError(f"no way leads from {start} to {goal}")
