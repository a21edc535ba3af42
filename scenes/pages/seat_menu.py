"""What a seat can change about itself: name, colour with emblem, its place at the table."""

from collections.abc import Callable

from pygame import FRect

from game.contract import Game
from game.players import HUMAN, LEVELS
from scenes.devices.intents import DIRECTIONS, KEYS, Action, Intent
from scenes.devices.seating import Seating
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import HEAD, INK, LEAD, LIVERIES, NAMES
from scenes.pages.page import Dialog
from scenes.pages.widgets import Button, Choice, Widget
from scenes.stage import navigation
from scenes.stage.scene import Pop, Push, Reset, Step
from scenes.table.faces import face_of, name_of

LONGEST_NAME = 12
COLUMNS = 7


class SeatMenu(Dialog):
    width = 940.0

    def __init__(self, seating: Seating, seat: int, stand_up: Callable[[int], object]) -> None:
        super().__init__()
        self.seating, self.seat, self.stand_up = seating, seat, stand_up

    def lay_out(self) -> list[Widget]:
        texts = self.stage.texts
        chair = self.seating.chairs[self.seat]
        self.title = chair.name
        liveries = [(str(i), texts(f"emblem-{livery.emblem}")) for i, livery in enumerate(LIVERIES)]
        players = [(HUMAN, texts("player-human")), *((level, texts(f"player-{level}")) for level in LEVELS)]
        return [
            Button(self.row(0, 5), texts("seat-name"), lambda: Push(NamePicker(chair.name, self._rename)), "icon-text"),
            Choice(self.row(1, 5), texts("seat-emblem"), liveries, str(chair.colour), self._dress),
            Choice(self.row(2, 5), texts("seat-player"), players, chair.player, self._play_by),
            Button(
                self.row(3, 5),
                texts("seat-stand-up"),
                self._stand_up,
                "icon-cross",
                enabled=len(self.seating.chairs) > 1,
            ),
            Button(self.row(4, 5), texts("seat-done"), Pop, "icon-tick"),
        ]

    def enter(self) -> None:
        """Of a computer player people change first who it is."""
        super().enter()
        self.focus = 0 if self.seating.chairs[self.seat].player == HUMAN else 2

    def _play_by(self, player: str) -> None:
        """A person or a computer player; one that has not been named otherwise goes by its own name."""
        texts, chair = self.stage.texts, self.seating.chairs[self.seat]
        own = {texts(f"computer-{level}") for level in LEVELS}
        others = {one.name for one in self.seating.chairs if one is not chair}
        was_own = any(chair.name == name or chair.name.startswith(f"{name} ") for name in own)
        if player != HUMAN and (was_own or chair.player == HUMAN):
            chair.name = name_of(texts, player, others)
        elif player == HUMAN and was_own:
            chair.name = next(name for name in NAMES if name not in others)
        chair.player = player
        if player != HUMAN:
            chair.device = None
        self.title = chair.name

    def _rename(self, name: str) -> None:
        self.seating.chairs[self.seat].name = name

    def _dress(self, value: str) -> None:
        """Take a colour; who wore it gets this seat's old one."""
        mine, wanted = self.seating.chairs[self.seat], int(value)
        for chair in self.seating.chairs:
            if chair.colour == wanted:
                chair.colour = mine.colour
        mine.colour = wanted

    def _stand_up(self) -> Step:
        self.stand_up(self.seat)
        return Pop()

    def draw_content(self, canvas: Canvas) -> None:
        box, chair = self.box(), self.seating.chairs[self.seat]
        canvas.badge(chair.colour, box.right - 110, box.top + 84, 104)
        if chair.player != HUMAN:
            canvas.art(face_of(chair.player), FRect(box.right - 302, box.top + 14, 136, 136))


class FreeChair(Dialog):
    """Who takes a free chair: a person, with the device in hand, or a computer player."""

    icon = "icon-people"

    def __init__(self, sit: Callable[[], object], add_computer: Callable[[str], object]) -> None:
        super().__init__()
        self.sit, self.add_computer = sit, add_computer

    def lay_out(self) -> list[Widget]:
        texts, rows = self.stage.texts, 1 + len(LEVELS)
        self.title = texts("lobby-who")
        computers = [
            Button(self.row(i, rows), texts(f"player-{level}"), self._taken_by(level), face_of(level))
            for i, level in enumerate(LEVELS, 1)
        ]
        return [Button(self.row(0, rows), texts("player-human"), self._taken_by(HUMAN), "icon-people"), *computers]

    def _taken_by(self, player: str) -> Callable[[], Step]:
        def take() -> Step:
            if player == HUMAN:
                self.sit()
            else:
                self.add_computer(player)
            return Pop()

        return take


class LeaveLobby(Dialog):
    """Asked of somebody without a seat who wants to leave: the others would have to go too."""

    icon = "icon-people"

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game

    def lay_out(self) -> list[Widget]:
        texts = self.stage.texts
        self.title, self.text = texts("leave-lobby-title"), texts("leave-lobby-text")
        return [
            Button(self.row(0, 2), texts("leave-lobby-no"), Pop, "icon-undo"),
            Button(self.row(1, 2), texts("leave-lobby-yes"), lambda: Reset(navigation.Title(self.game)), "icon-home"),
        ]


class Letter(Widget):
    def __init__(self, rect: FRect, sign: str, do: Callable[[], Step], icon: str = "") -> None:
        super().__init__(rect)
        self.sign, self.do, self.icon = sign, do, icon

    def said(self) -> str:
        return self.sign

    def confirm(self) -> Step:
        return self.do()

    def draw(self, canvas: Canvas, focused: bool) -> None:
        canvas.panel(self.rect, "teak-lit" if focused else "quiet")
        if self.icon:
            size = self.rect.height * 0.6
            canvas.art(self.icon, FRect(self.rect.centerx - size / 2, self.rect.centery - size / 2 - 2, size, size))
        else:
            canvas.text(
                self.sign,
                self.rect.centerx,
                self.rect.centery - 2,
                LEAD,
                anchor="center",
                fixed=True,
                width=self.rect.width - 12,
            )


class NamePicker(Dialog):
    """A name, letter by letter with a pad or the pointer, or simply typed."""

    width = 1180.0
    typing = True
    asks, empty = "seat-name", "name-empty"
    """Text keys: what is asked, and what stands there while nothing is."""
    longest = LONGEST_NAME
    blanks = True
    """Whether a blank may stand between two letters."""

    def __init__(self, name: str, take: Callable[[str], object]) -> None:
        super().__init__()
        self.name, self.take = name, take
        self.untouched = True
        """The old name stands there until the first letter replaces it."""
        self.walking = False
        """Whether the arrow keys go over the letters: then Enter and the space bar choose the one in focus, as on every
        other page. For who types, Enter is the end and the space bar a blank."""

    def box(self) -> FRect:
        return FRect(370, 110, self.width, 830)

    def lay_out(self) -> list[Widget]:
        texts = self.stage.texts
        self.title = texts(self.asks)
        box, letters = self.box(), self.letters()
        width, height, gap = 142.0, 68.0, 8.0
        left, top = box.left + (box.width - COLUMNS * (width + gap) + gap) / 2, box.top + 250
        keys: list[Widget] = []
        for i, sign in enumerate(letters):
            x, y = left + i % COLUMNS * (width + gap), top + i // COLUMNS * (height + gap)
            keys.append(Letter(FRect(x, y, width, height), sign, self._adder(sign)))
        bottom = top + ((len(letters) - 1) // COLUMNS + 1) * (height + gap) + 6
        blank = [(texts("name-space"), self._adder(" "), "")] if self.blanks else []
        delete, done = texts("bar-delete"), texts("bar-done")
        last = [*blank, (delete, self._delete, "icon-arrow-left"), (done, self._done, "icon-tick")]
        wide = (COLUMNS * (width + gap) - gap) / len(last) - 6
        for i, (words, do, icon) in enumerate(last):
            keys.append(Letter(FRect(left + i * (wide + 9), bottom, wide, height), words, do, icon))
        return keys

    def letters(self) -> str:
        return "ABCDEFGHIJKLMNOPQRSTUVWXYZ" + self.stage.texts("name-letters").replace(" ", "") + "-"

    def _adder(self, sign: str) -> Callable[[], Step]:
        return lambda: self._add(sign)

    def _add(self, sign: str) -> Step:
        if self.untouched:
            self.name, self.untouched = "", False
        if len(self.name) < self.longest and (sign != " " or self.name.strip()):
            small = self.name and self.name[-1] not in " -"
            self.name += sign.lower() if small else sign
        else:
            self.stage.sound.play("refuse")
        return None

    def _type(self, sign: str) -> None:
        """A letter from the keyboard, as it was typed."""
        if self.untouched:
            self.name, self.untouched = "", False
        fits = len(self.name) < self.longest
        self.name += sign if fits else ""
        self.stage.sound.play("focus" if fits else "refuse")

    def _delete(self) -> Step:
        self.untouched = False
        self.name = self.name[:-1]
        self.stage.sound.play("focus")
        return None

    def _done(self) -> Step:
        name = " ".join(self.name.split())
        if not name:
            self.stage.sound.play("refuse")
            return None
        self.take(name)
        return Pop()

    def handle(self, intent: Intent) -> Step:
        if intent.action is Action.TEXT:
            return self._typed(intent.text)
        if intent.text == "\b" or intent.action is Action.UNDO:
            return self._delete()
        if intent.device == KEYS and intent.action in DIRECTIONS:
            self.walking = True
        typed = intent.action is Action.CONFIRM and intent.device == KEYS and not self.walking
        return self._done() if typed or intent.action is Action.MENU else super().handle(intent)

    def _typed(self, text: str) -> Step:
        if text == " " and self.focused and (self.walking or not self.blanks):
            return self._confirm(self.focused)
        self.walking = False
        for sign in filter(str.isprintable, text):
            self._type(sign)
        return None

    def entries(self) -> list[tuple[Action, str]]:
        texts = self.stage.texts
        if self.stage.input.last == KEYS:
            confirm = texts("bar-choose" if self.walking else "bar-done")
            return [(Action.CONFIRM, confirm), (Action.BACK, texts("bar-back"))]
        return [
            (Action.CONFIRM, texts("bar-choose")),
            (Action.UNDO, texts("bar-delete")),
            (Action.MENU, texts("bar-done")),
            (Action.BACK, texts("bar-back")),
        ]

    def lines(self) -> list[str]:
        return [self.name or self.stage.texts(self.empty)]

    def draw_content(self, canvas: Canvas) -> None:
        box = self.box()
        field = FRect(box.left + 60, box.top + 140, box.width - 120, 92)
        canvas.panel(field, "paper")
        canvas.text(
            self.lines()[0],
            field.centerx,
            field.centery - 2,
            HEAD,
            weight="heavy",
            anchor="center",
            colour=INK if self.name else (150, 130, 100),
            width=field.width - 40,
        )
