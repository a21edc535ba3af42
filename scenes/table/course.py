"""The course of a match at a table: who decides, what can be taken back, and how far the screen has caught up.

It knows nothing of pictures and hands. Every part of a table may look at it; the table's scene moves it on.
"""

from collections.abc import Sequence
from typing import TypeVar

from game import saves
from game.contract import Event, Move, State
from game.match import Match
from game.players import HUMAN
from scenes.devices.intents import Device
from scenes.devices.seating import Seating
from scenes.table.showing.caption import Caption, Reading, Wording
from scenes.table.showing.director import Director

CALM = 0.2
TRY_AGAIN = 5.0
"""Seconds from one try to write what a disk did not take to the next."""
S = TypeVar("S", bound=State)


class Course:
    def __init__(self, match: Match, seating: Seating, guided: bool = False) -> None:
        self.match, self.seating = match, seating
        self.director = Director()
        self.fresh = not match.history
        """Whether the opening has still to be shown."""
        self.stamp = 0
        """Another number whenever another position, or another hand, is to decide: so whoever has thought about one
        sees that it is gone."""
        self._forced: tuple[int, Move | None] = (-1, None)
        self.calm = 0.0
        """Seconds in which a press is taken to have been meant for what was just skipped."""
        self.unveiled: int | None = None
        """The seat whose secrets are on the screen, where they are secret at all."""
        self.ahead = False
        """Whether the screen shows a decision that has not been made yet: it waits for its last word."""
        self.guided = guided
        """Whether a guide decides instead of people."""
        self.recorded = False
        """Whether what the guide shows is over and done with."""
        self._until_try = TRY_AGAIN

    @property
    def seat(self) -> int | None:
        return self.match.state.to_move

    def state_as(self, kind: type[S]) -> S:
        """The position, as the game that it belongs to knows it."""
        state = self.match.state
        assert isinstance(state, kind), state
        return state

    @property
    def deciding(self) -> bool:
        return not self.director.busy and self.seat is not None

    @property
    def computing(self) -> bool:
        """Whether a computer player has the next decision."""
        return self.seat is not None and self.seating.chairs[self.seat].player != HUMAN

    @property
    def forced(self) -> Move | None:
        """The only legal move, where there is nothing to decide."""
        if self._forced[0] != self.stamp:
            moves = self.match.state.moves()
            self._forced = self.stamp, moves[0] if len(moves) == 1 else None
        return self._forced[1]

    @property
    def people(self) -> list[int]:
        return self.seating.people

    @property
    def without_secrets(self) -> bool:
        """Whether nobody keeps a secret from whoever looks on: in a record, and where only computer players have ever
        played. Whoever has handed their seat over may come back, and has not looked into the others' hands then."""
        return self.guided and (self.recorded or not self.match.peopled)

    def name(self, seat: int) -> str:
        return self.match.setup.seats[seat].name

    def colour(self, seat: int) -> int:
        return self.match.setup.seats[seat].colour

    def so_far(self) -> Sequence[Sequence[Event]]:
        """All that has happened and been shown: the opening, then decision by decision."""
        return [] if self.fresh else [self.match.opening, *(entry.events for entry in self.match.history)]

    def on_phone(self, seat: int) -> bool:
        """Whether a seat has its secrets on a phone of its own, so that the screen keeps them from the others."""
        device = self.seating.chairs[seat].device
        return device is not None and device.is_phone and len(self.people) > 1

    # What is said about it

    @property
    def captions(self) -> Caption:
        return self.director.captions

    @property
    def caption(self) -> str:
        """What is being shown, said in the prompt line while nobody has to decide."""
        return self.captions.text

    def say(self, words: Wording, about: int | None = None) -> None:
        """From now on that is the caption, about this seat if it is about one, once the one before has been read."""
        self.captions.say(words, about)

    def hush(self) -> None:
        self.captions.hush()

    def last_words(self) -> Reading | None:
        """The end of what is shown: time to read the last caption. Whoever decides again has no need to read what they
        have just done themselves, and while a computer player thinks, the words stay on the screen anyway."""
        history, seat = self.match.history, self.seat
        own = bool(history) and history[-1].seat == seat and seat in self.people
        return None if own or self.guided or self.computing else Reading(self.captions)

    # Its file

    def hold_file(self) -> None:
        """No other copy of the program opens the match while it is on this table."""
        saves.hold(self.match)

    def write_what_waits(self) -> None:
        """On a disk that did not take it before."""
        self._until_try = TRY_AGAIN
        if isinstance(self.match.keeper, saves.SaveFile):
            self.match.keeper.write_what_waits()

    # Moving on and taking back

    def play(self, move: Move) -> list[Event]:
        self.stamp += 1
        self.captions.lately.clear()
        return self.match.play(move)

    @property
    def can_undo(self) -> bool:
        """Back to a person's decision, unless something came out that cannot be hidden again."""
        for entry in reversed(self.match.history):
            if any(event.reveals for event in entry.events):
                return False
            if entry.seat in self.people:
                return True
        return False

    def take_back(self) -> None:
        """Back to the last decision of a person: what computer players did since then is taken back as well."""
        self.stamp += 1
        people = self.people
        while self.match.undo().seat not in people:
            pass

    def begin_anew(self, match: Match) -> None:
        """Another record of the same match: one that stands elsewhere."""
        self.stamp += 1
        self.match = match

    def reseat(self, seat: int, player: str) -> None:
        """Somebody has to leave, or comes back: the seat changes hands."""
        self.stamp += 1
        chair = self.seating.chairs[seat]
        chair.player = player
        if player != HUMAN:
            chair.device = None
        self.match.reseat([one.seat() for one in self.seating.chairs])
        self.unveiled = None

    # Whose hands

    def may_undo(self, device: Device) -> bool:
        """Whether a device may take back: it speaks for the seat to move, or for the person who decided last."""
        people = self.people
        last = next((entry.seat for entry in reversed(self.match.history) if entry.seat in people), None)
        return any(seat is not None and self.seating.may_act(seat, device) for seat in (self.seat, last))

    def asking(self, device: Device) -> int | None:
        """The seat that a device speaks for in its own matters: its own, else the one to move, else any that it may
        act for; None if what it asks for is another one's."""
        chairs = self.seating.chairs
        seats = [seat for seat in (self.seat, *self.people) if seat is not None]
        own = [seat for seat in seats if chairs[seat].device == (device if device.personal else None)]
        seat = next((seat for seat in own or seats if self.seating.may_act(seat, device)), None)
        return None if seat is None or (chairs[seat].device and not device.personal) else seat

    # The screen catching up

    def skip(self, everything: bool = False) -> None:
        """Over with what is being shown, or with all of it up to the next hold."""
        self.director.skip(everything)
        self.calm = max(self.calm, CALM)

    def tick(self, dt: float, pace: float, hurry: float = 1.0) -> bool:
        """Go on with what is being shown, or read; whether the screen has caught up just now."""
        self.calm = max(0.0, self.calm - dt)
        self._until_try -= dt
        if self._until_try <= 0:
            self.write_what_waits()
        busy = self.director.busy
        self.director.tick(dt * pace, hurry)
        return busy and not self.director.busy
