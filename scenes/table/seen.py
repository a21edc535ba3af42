"""The table as pages over it and phones see it: who sits there, how the match stands, what there is to tell."""

from collections.abc import Hashable

from pygame import FRect

from game.match import Entry, Match
from scenes.devices.intents import SWITCH, Device
from scenes.devices.seating import Seating
from scenes.devices.sheet import Sheet
from scenes.stage import navigation
from scenes.stage.narration.spoken import Spoken
from scenes.stage.scene import Scene
from scenes.table.choice import Choice
from scenes.table.course import Course
from scenes.table.guides.film import Film
from scenes.table.guides.guide import Guide
from scenes.table.hands import Hands
from scenes.table.hint import Hint
from scenes.table.last_word import LastWord
from scenes.table.looking import aloud
from scenes.table.looking.asides import Asides
from scenes.table.on_phone.sheets import Sheets
from scenes.table.prompt import Prompt
from scenes.table.tabletop import Tabletop


class SeenTable(Scene):
    course: Course
    choice: Choice
    tabletop: Tabletop
    last_word: LastWord
    hint: Hint
    prompt: Prompt
    asides: Asides
    sheets: Sheets
    guide: Guide | None
    hands: Hands

    @property
    def match(self) -> Match:
        return self.course.match

    @property
    def seating(self) -> Seating:
        return self.course.seating

    @property
    def can_undo(self) -> bool:
        return self.last_word.pending or self.course.can_undo

    @property
    def keeps_awake(self) -> bool:
        """While people play they may think for long; computer players among themselves may end in the dark."""
        return bool(self.course.people)

    @property
    def busy(self) -> bool:
        director = self.course.director
        return (director.busy and not director.holding) or self.tabletop.busy or self.tabletop.moments.busy

    @property
    def waits(self) -> bool:
        course = self.course
        if course.director.busy:
            return course.director.holding or self.asides.notes.shown is not None
        if self.guide:
            return self.guide.waits
        return course.deciding and not course.computing and not course.calm

    @property
    def calls(self) -> bool:
        seat = self.course.seat
        return seat is not None and self.course.deciding and self.seating.may_act(seat, SWITCH)

    def stops(self) -> list[list[FRect]]:
        return self.hands.stops() if self.calls and not self.choice.peeking else []

    def say(self, text: str) -> None:
        """Answer a press that cannot be followed, with a word and a sound."""
        self.prompt.line.say(text)
        self.stage.sound.play("refuse")

    def since_last_turn_of(self, device: Device) -> Film | None:
        """What has happened since whoever asks has played; None, and a word about it, if that is nothing."""
        asking = self.course.asking(device)
        film = Film.since(self.match, asking) if asking is not None else None
        if film is None:
            self.say(self.stage.texts("film-nothing"))
            return None
        self.stage.sound.play("page")
        return film

    def name(self, seat: int) -> str:
        return self.course.name(seat)

    def colour(self, seat: int) -> int:
        return self.course.colour(seat)

    def tell(self, entry: Entry) -> list[navigation.Told]:
        return self.tabletop.words.tell(entry)

    def spoken(self) -> Spoken:
        return aloud.spoken(self)

    def spoken_of(self) -> object:
        return aloud.spoken_of(self)

    def on_phone(self, device: Device) -> Sheet:
        return self.sheets.sheet(device)

    def seen_on_phone(self, device: Device) -> Hashable:
        return self.sheets.hangs_on(device)
