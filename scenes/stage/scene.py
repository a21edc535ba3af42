"""What a scene is: something on the stage that takes intents, lives on a clock and draws itself."""

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cached_property

from pygame import FRect

from scenes.devices.glyphs import Bar
from scenes.devices.intents import Action, Device, Intent
from scenes.devices.sheet import Button, Sheet
from scenes.drawing.canvas import Canvas
from scenes.stage.backstage import Backstage
from scenes.stage.narration.spoken import Spoken, sentences


class Place:
    """The name of a screen: who wants to go there need not know the scene that stands there."""


@dataclass
class Push:
    scene: "Scene | Place"


@dataclass
class Pop:
    """Back to the scene below."""


@dataclass
class Replace:
    scene: "Scene | Place"


@dataclass
class Reset:
    """All scenes go, these stand there instead, the last on top."""

    scenes: "tuple[Scene | Place, ...]"

    def __init__(self, *scenes: "Scene | Place") -> None:
        self.scenes = scenes


class Return(Reset):
    """The same, unless a scene stands at the last of these places already: then down to that one, as it was left."""


@dataclass
class Quit:
    pass


Step = Push | Pop | Replace | Reset | Quit | None


class Scene:
    stage: Backstage
    overlay = False
    """Whether the scene below shows through, dimmed and standing still."""
    ambient = False
    """Whether something always moves a little."""
    music: str | None = None
    """The tune that is played; without one of its own, that of the scene below goes on."""
    typing = False
    """Whether a text is being typed: letters are then letters, not actions."""

    def stands_at(self, _place: Place) -> bool:
        """Whether somebody who wants to go back to that place is meant to find it here."""
        return False

    def enter(self) -> None:
        """On the stage for the first time."""

    def resume(self) -> None:
        """On top again after another scene has gone."""

    def leave(self) -> None:
        """Off the stage for good."""

    def handle(self, intent: Intent) -> Step:
        """Somebody wants something."""

    def tick(self, dt: float) -> Step:
        """So many seconds have passed; only the scene on top is told."""

    @property
    def busy(self) -> bool:
        """Whether something moves now and wants every frame."""
        return False

    @property
    def keeps_awake(self) -> bool:
        """Whether the screen has to stay on though nobody presses anything."""
        return False

    # With one button

    @cached_property
    def bar(self) -> Bar:
        """The buttons that work now, along the bottom."""
        return Bar()

    @property
    def waits(self) -> bool:
        """Whether nothing goes on until somebody presses something."""
        return True

    @property
    def calls(self) -> bool:
        """Whether that is somebody without a device of their own."""
        return False

    def stops(self) -> list[list[FRect]]:
        """What can be chosen now by pointing at it, in groups that lie together; but for the buttons of the bar."""
        return []

    def all_stops(self) -> list[list[FRect]]:
        """The same with these, the menu first, for it leads everywhere. Where there are things to choose, none of them
        is needed for choosing."""
        stops = [group for group in self.stops() if group]
        bar = sorted(self.bar.places.items(), key=lambda entry: entry[0] is not Action.MENU)
        return [*stops, [rect for action, rect in bar if action is not Action.CONFIRM or not stops]]

    def touchable(self) -> list[FRect]:
        """Everything on the screen that takes a click, the buttons at the bottom included."""
        return [*(rect for group in self.stops() for rect in group), *self.bar.places.values()]

    # On a phone

    def entries(self) -> list[tuple[Action, str]]:
        """The buttons that work now, and what they do."""
        return []

    def buttons(self) -> tuple[Button, ...]:
        """The same for the touch pad of a phone."""
        return tuple(Button(action, label) for action, label in self.entries())

    def on_phone(self, _device: Device) -> Sheet:
        """What stands on a phone while the scene is on top, in the language spoken just then."""
        spoken = self.spoken()
        return Sheet("", prompt=sentences(spoken.lines), note=spoken.focus, buttons=self.buttons())

    def seen_on_phone(self, _device: Device) -> Hashable:
        """What that sheet hangs on: as long as it is the same, the sheet is. Asked every turn."""
        return *self.entries(), self.spoken_of()

    # Aloud

    def spoken(self) -> Spoken:
        """What somebody hears who does not see it, in the words that stand there for everybody."""
        return Spoken()

    def spoken_of(self) -> object:
        """What that hangs on besides presses: as long as it is the same, the words are. Asked every turn."""
        return None

    # On the screen

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole scene. Drawing changes nothing."""

    def draw_bar(self, canvas: Canvas) -> None:
        """The buttons that work now; only the scene on top has any."""
