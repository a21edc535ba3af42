"""Events as animations. Each ends by putting into the picture what it leaves behind."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from game.contract import Event
from scenes.drawing.motion import Animation, Do, Steps, Tween, Wait
from scenes.drawing.theme import STEP
from scenes.stage.backstage import Backstage
from scenes.table.course import Course
from scenes.table.showing.caption import Reading
from scenes.table.showing.flyers import Flyers
from scenes.table.showing.picture import Picture
from scenes.table.words import Words

Shower = Callable[[Any], Animation]
"""Makes the animation of an event of one kind."""

CRUMB = 1e-6
"""What is left over when a number has been counted up share by share: who is ahead is seen by comparing, so it goes."""


class Shows(ABC):
    def __init__(self, stage: Backstage, course: Course, words: Words, flyers: Flyers, picture: Picture) -> None:
        self.stage, self.course, self.words, self.flyers = stage, course, words, flyers
        self.moments = flyers.moments
        self._taking_in = picture
        self._showers = self.showers()

    @abstractmethod
    def showers(self) -> Mapping[type[Event], Shower]:
        """By kind of event, who shows it. All others only leave their traces in the picture."""

    def show(self, events: Sequence[Event]) -> Iterator[Animation]:
        """One event after another, unless a game lets some come together."""
        for event in events:
            yield from self.one(event)

    def one(self, event: Event) -> Iterable[Animation]:
        shower = self._showers.get(type(event))
        if shower and self.words.line(event):
            yield self.reading()
        yield shower(event) if shower else self.then(event)

    # What most of them are made of

    def then(self, event: Event, sound: str = "") -> Animation:
        """The picture takes the event in."""

        def take() -> None:
            self._taking_in.apply(event)
            if sound:
                self.stage.sound.play(sound)

        return Do(take)

    def reading(self) -> Animation:
        """Time to read what the prompt line says: before something else is said, or lights up for it."""
        return Reading(self.course.captions)

    def caption(self, words: Callable[[], str], sound: str = "", about: int | None = None) -> Animation:
        """The prompt line says something, once what it said before has been read."""

        def speak() -> None:
            self.course.say(words, about)
            if sound:
                self.stage.sound.play(sound)

        return Steps([self.reading(), Do(speak)])

    def say(self, event: Event, sound: str = "") -> Animation:
        """The prompt line tells the event."""
        return self.caption(lambda: self.words.line(event), sound, self.words.about(event))

    def told(self, sound: str, seconds: float) -> Shower:
        """An event that is said, with a moment to read it."""
        return lambda event: Steps([self.say(event, sound), self.then(event), Wait(seconds)])

    def count_up(
        self,
        read: Callable[[], float],
        write: Callable[[float], object],
        points: float,
        seconds: float = STEP,
        event: Event | None = None,
    ) -> Animation:
        """A number in the picture grows by so many points, whatever else is being added to it meanwhile. With an event,
        the picture takes that in at the end, instead of what was written on the way."""
        given = 0.0
        """How much of it has been written: another count of the same number may go on at the same time."""

        def give(share: float) -> None:
            nonlocal given
            write(read() + points * share - given)
            given = points * share

        def settle() -> None:
            if event:
                give(0)
            if abs(read() - round(read())) < CRUMB:
                write(round(read()))
            if event:
                self._taking_in.apply(event)

        return Steps([Tween(seconds, give), Do(settle)])
