"""What a game says about its table. Everything that all tables share is in `TableScene` and its parts.

A game's tabletop says where its targets are and what they look like, words the prompt, turns events into animations
and draws. It is laid anew whenever the match has gone back, so it is made from the course alone.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar

from pygame import FRect

from game.contract import Event, Move, Reason
from scenes.devices.intents import Action
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import focus_frame, open_ring
from scenes.stage import navigation
from scenes.stage.backstage import Backstage
from scenes.stage.scene import Place, Scene
from scenes.table.choice import Choice
from scenes.table.chooser import Path, Target
from scenes.table.course import Course
from scenes.table.looking.things import Things
from scenes.table.on_phone.handheld import Handheld
from scenes.table.showing.flyers import Flyers
from scenes.table.showing.moments import Moments
from scenes.table.showing.picture import Picture
from scenes.table.showing.shows import Shows
from scenes.table.words import Words


class Tabletop(ABC):
    prompt_box: ClassVar[FRect] = FRect(540, 54, 840, 84)
    board: ClassVar[tuple[type[Target], ...]] = ()
    """The kinds of targets of a wide board, and of what lies beside it: a push past the edge of it leads round to the
    opposite one, and never to a plate."""
    eager: ClassVar[bool] = True
    """Whether a step with a single way on needs no press of its own."""
    peek_prompt: ClassVar[str] = "prompt-peek"
    """The text that the prompt line shows while somebody peeks."""
    secret_box: ClassVar[FRect] = FRect(540, 720, 840, 240)
    """Where the cloth lies over what only the seat to move may see."""

    outspoken: ClassVar[tuple[type[Move] | type[Target], ...]] = ()
    """What lets something hidden come out and says so itself, such as a plate *Draw*: it needs no last word."""
    unforeseen: ClassVar[tuple[type[Event], ...]] = ()
    """What comes out with nothing to be seen before: there the same choice once more is the last word."""
    last_words: ClassVar[Mapping[type[Event], str]] = {}
    """By what comes out, the texts `last-word-...` that ask for the last word. It ends the turn unless told."""

    marked_each: ClassVar[tuple[type[Event], ...]] = ()
    """Of these every one leaves its mark until its player does something else, of others the last of its kind."""
    draws_water: ClassVar[bool] = False
    """Whether it draws wakes and splashes itself, below the pieces on its water."""

    picture: Picture
    words: Words
    shows: Shows
    things: Things
    handheld: Handheld
    """Every game has its own of these five."""

    def __init__(self, stage: Backstage, course: Course, choice: Choice) -> None:
        self.stage, self.course, self.choice = stage, course, choice
        self.moments = Moments(stage, course.colour)
        self.flyers = Flyers(course.colour, self.moments)
        self.prompt_bottom: float = self.prompt_box.bottom
        """How far down the prompt line reaches: a column below it gives way."""

    @property
    def heartbeat(self) -> float:
        """The clock for things that breathe; it stands still with reduced motion."""
        return 0.0 if self.stage.still else self.stage.clock

    # Choosing

    @abstractmethod
    def paths(self) -> dict[Path, Move]:
        """Every legal move by the targets that lead to it."""

    @abstractmethod
    def spots(self) -> Mapping[Target, FRect]:
        """Where everything is that can have the focus now, open or closed."""

    def hover_spots(self) -> Mapping[Target, FRect]:
        """Further places that only the pointer goes to, to learn what is there."""
        return {}

    def beside(self, _here: Target, _action: Action) -> Target | None:
        """Where a push leads that should not just go to the nearest thing straight ahead."""
        return None

    def ahead(self, target: Target) -> FRect | None:
        """Where a target is that only the next step brings, if it can be shown before: so a hint points at it."""
        return self.hover_spots().get(target)

    @abstractmethod
    def first_focus(self) -> Target | None:
        """Where the focus begins in this step."""

    def landmarks(self) -> Mapping[str, FRect]:
        """Places with a name, for whoever points at something that is no target: `{"pool": ...}`."""
        return {}

    def written(self) -> Sequence[FRect]:
        """Where words stand beside things: whoever points at those keeps clear of them."""
        return ()

    def own(self, _seat: int) -> Sequence[FRect]:
        """What lies before a seat: whoever explains something to it keeps clear of that, if there is room elsewhere."""
        return ()

    def in_view(self, _seat: int) -> Sequence[FRect]:
        """What a seat has an eye on while it decides: kept clear of as well, if there is room for that too, and
        if not, of the first."""
        return ()

    # The last word

    def last_word_plates(self) -> tuple[FRect, FRect]:
        """Where its two plates stand."""
        box = self.prompt_box
        left = FRect(box.left, box.bottom + 10, box.width / 2 - 7, 84)
        return left, left.move(box.width / 2 + 7, 0)

    def last_word(self, hidden: Event) -> str:
        """What comes of a decision that lets this come out, as in the texts `last-word-...`."""
        return self.last_words.get(type(hidden), "turn")

    def foreseen(self, events: Sequence[Event]) -> Sequence[Event]:
        """So much of what everybody can foresee of a decision is shown before its last word."""
        return events

    # Secrets

    def secret(self) -> bool:
        """Whether the decision shows something that only the seat to move may see."""
        return False

    def lies_on_phone(self, _target: Target) -> bool:
        """Whether something that can have the focus is face down here, because its owner has it on a phone."""
        return False

    def keeps_quiet(self, _reason: Reason) -> bool:
        """Whether a reason for a hint would tell the others what they may not know."""
        return False

    @property
    def peek_label(self) -> str:
        """The text key of what the peek button is called now."""
        return "bar-peek"

    @property
    def peeks(self) -> bool:
        """Whether there is anything to look up."""
        return True

    @property
    def peeks_in_secret(self) -> bool:
        """Whether what there is to look up is one seat's alone: then `secret_look` shows it, to that seat."""
        return False

    def secret_look(self, _seat: int, _by_pointer: bool) -> Scene:
        raise AssertionError("this table has nothing to look up in secret")

    # Showing

    def tick(self, dt: float) -> None:  # noqa: B027 - most tables have nothing to do
        """A moment has passed, whatever is being shown."""

    @property
    def busy(self) -> bool:
        """Whether something moves that the director knows nothing of."""
        return False

    def computer_decides(self) -> None:  # noqa: B027 - most games keep no records of people
        """A computer player decides now, for whichever seat."""

    def results(self) -> Place:
        """What comes after the end."""
        return navigation.Results(self.course.match, self.course.seating)

    @abstractmethod
    def where(self, event: Event) -> FRect | None:
        """Where on the table something has happened that is worth a mark until its player does something else."""

    # Drawing

    @abstractmethod
    def draw(self, canvas: Canvas) -> None: ...

    @abstractmethod
    def emblem(self, seat: int) -> tuple[float, float]:
        """Where the emblem of the seat that decides stands."""

    def draw_open(self, canvas: Canvas) -> None:
        """What can be chosen, outlined for eyes that need it; elsewhere each table shows it in its own way."""
        choice = self.choice
        for target in choice.open if canvas.high_contrast else ():
            if target in choice.places and target != choice.focus and not self.lies_on_phone(target):
                open_ring(canvas, choice.places[target])

    def draw_outcome(self, canvas: Canvas) -> None:  # noqa: B027 - most tables show it on their pieces
        """What choosing what is in focus would bring and cost, in words: nothing on the board lies over them."""

    def told(self, _canvas: Canvas) -> Sequence[FRect]:
        """Where those words stand: whoever explains something keeps clear of them."""
        return ()

    def draw_focus(self, canvas: Canvas, _target: Target, rect: FRect) -> None:
        focus_frame(canvas, rect, self.heartbeat, radius=18, grow=6)
