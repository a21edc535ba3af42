"""The lobby: a long table seen from the front. Sit down with a button, choose who you are, start."""

from collections.abc import Callable, Mapping
from typing import ClassVar

from pygame import FRect

from game import catalogue, lessons, saves
from game.contract import BOARD, Game
from game.players import HUMAN
from scenes.devices.intents import DIRECTIONS, NEWS, Action, Device, Intent
from scenes.devices.seating import Chair, Seating
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import focus_frame
from scenes.drawing.theme import BODY, GOLD, LIVERIES, NAMES, PLAN, SMALL
from scenes.pages.learning.choose import offer
from scenes.pages.lobby_chair import TABLE_TOP, LobbyChair
from scenes.pages.options_card import OptionRow, OptionsCard
from scenes.pages.page import Page
from scenes.pages.seat_menu import LeaveLobby
from scenes.pages.widgets import Button, Card, Widget
from scenes.stage import navigation
from scenes.stage.scene import Place, Push, Replace, Step
from scenes.table.faces import USUAL_LEVEL, face_of, name_of
from scenes.table.registry import table_of

PHONES = FRect(1524, 58, 300, 92)
"""The other way to sit down, beside the words about it."""
FOOT = 772.0
"""Where the buttons below the table begin."""


class Lobby(Page):
    music = "title"
    icons: ClassVar[Mapping[Action, str]] = {Action.MENU: "icon-play"}
    seed: int | None = None
    """Of the match that begins here, if somebody wants to have it once more."""

    def __init__(self, game: Game, seating: Seating | None = None, options: Mapping[str, str] | None = None) -> None:
        super().__init__()
        self.game = game
        self.seating = seating or Seating([])
        self.options = catalogue.chosen_of(game, options or {})
        self.starter: int | None = None
        self.brought: list[Chair] = []
        """Who sat there when the lobby was opened."""
        self.fresh = seating is None
        """Whether somebody has just come to this game."""

    def stands_at(self, place: Place) -> bool:
        """Whoever comes back from a guided round of this game finds everybody who sat down."""
        return isinstance(place, navigation.Lobby) and place.game is self.game

    def enter(self) -> None:
        self.title = self.stage.texts(f"game-{self.game.id}")
        if not self.seating.chairs:
            self.sit(self.stage.input.last, quiet=True)
        self.brought = list(self.seating.chairs)
        super().enter()
        ready = self.widgets[-1].enabled
        self.focus = len(self.widgets) - 1 if ready else len(self.seating.chairs)

    # Sitting down and standing up

    def sit(self, device: Device, quiet: bool = False) -> None:
        """Take the next chair with this device. A seat whose pad has gone is taken first."""
        source = self.stage.input
        if not quiet:
            self.stage.sound.play("join")
        gone = self.seating.missing(source)
        chairs = self.seating.chairs
        if gone and device.personal:
            self.seating.give(gone[:1], device)
            self.build()
            return
        if self.full:
            return
        own, phone = device if device.personal else None, device if device.is_phone else None
        chairs.append(Chair(self._name(device), self._colour(device), own, phone=phone))
        if self.stage.prefs.rumble:
            source.rumble(device)
        if self.widgets:
            self.build()
            self.focus = len(chairs) - 1

    def add_computer(self, level: str = USUAL_LEVEL) -> Step:
        """A computer player takes the next chair; who it is can be changed there."""
        chairs = self.seating.chairs
        if self.full:
            return None
        self.stage.sound.play("join")
        name = name_of(self.stage.texts, level, {chair.name for chair in chairs})
        chairs.append(Chair(name, self._colour(), None, level))
        self.build()
        return None

    def _welcome(self, device: Device) -> None:
        """A pad without a seat gets one."""
        if self.full and not self.seating.missing(self.stage.input):
            self._instead_of_computer(device)
        else:
            self.sit(device)

    def _take_in(self, device: Device) -> None:
        """A phone that comes in sits down at once, if there is a chair for it; a pad waits for its button."""
        if device.is_phone and self._comes_to_sit(device):
            self._welcome(device)

    def _instead_of_computer(self, device: Device) -> None:
        """The table is full: whoever comes takes the place of a computer player."""
        seat = next(i for i, chair in reversed(list(enumerate(self.seating.chairs))) if chair.player != HUMAN)
        chair = self.seating.chairs[seat]
        chair.player, chair.device, chair.name = HUMAN, device, self._name(device)
        chair.phone = device if device.is_phone else None
        self.stage.sound.play("join")
        self.build()

    @property
    def full(self) -> bool:
        return len(self.seating.chairs) == max(self.game.seats)

    def _name(self, device: Device) -> str:
        """What whoever sits down with this device is called: a phone says it itself, where nobody has the name yet."""
        taken, guest = {chair.name for chair in self.seating.chairs}, self.stage.input.guest(device)
        remembered = self.stage.prefs.names
        mine = [guest.name] if guest else remembered[len(taken) : len(taken) + 1]
        return next(name for name in (*mine, *NAMES) if name not in taken)

    def _colour(self, device: Device | None = None) -> int:
        """An emblem that nobody has: that of the phone, if it is free."""
        taken, guest = {chair.colour for chair in self.seating.chairs}, self.stage.input.guest(device)
        free = [i for i in range(len(LIVERIES)) if i not in taken]
        return guest.livery if guest and guest.livery in free else free[0]

    def stand_up(self, seat: int) -> None:
        self.stage.sound.play("leave")
        del self.seating.chairs[seat]
        self.starter = None
        self.build()

    def device_of(self, chair: Chair) -> tuple[str, str]:
        """Picture and words for what a seat is played with."""
        texts, source = self.stage.texts, self.stage.input
        if chair.player != HUMAN:
            return face_of(chair.player), texts(f"level-{chair.player}")
        if chair.device is None:
            return ("icon-goal", texts("settings-scan")) if source.switch else ("icon-mouse", texts("device-desk"))
        if not source.has(chair.device):
            return "icon-plug", texts("device-gone")
        if guest := source.guest(chair.device):
            return "icon-phone", texts("device-phone" if guest.awake else "device-phone-dark")
        return "icon-pad", texts("device-pad", number=sorted(source.pads).index(chair.device.number) + 1)

    # The page

    def lay_out(self) -> list[Widget]:
        texts, most = self.stage.texts, max(self.game.seats)
        pitch = 1728 / most
        places: list[Widget] = [
            LobbyChair(FRect(96 + pitch * (i + 0.5) - min(pitch, 330) / 2, 196, min(pitch, 330), 560), self, i)
            for i in range(most)
        ]
        learn = Button(FRect(96, FOOT, 340, 144), texts("lobby-lesson"), self._learn, "icon-lesson")
        taught = [learn] if lessons.about(self.game.id) else []
        card = Card(
            FRect(452, FOOT, 644, 144) if taught else FRect(96, FOOT, 1000, 144),
            texts("lobby-options"),
            self._summary(),
            self._open_card,
            "icon-gear",
        )
        label = texts("lobby-computer")
        phones = Button(PHONES, texts("lobby-phones"), lambda: Push(navigation.Phones(self._take_in)), "icon-phone")
        add = Button(FRect(1112, FOOT, 306, 144), label, self.add_computer, "icon-computer", enabled=not self.full)
        why_not = self._obstacle()
        hint = why_not or (texts(f"game-{self.game.id}-alone") if self._alone else "")
        start = Button(FRect(1434, FOOT, 390, 144), texts(self._to_start), self._start, "icon-play", hint, not why_not)
        for widget in (learn, add, start):
            widget.kind = "foot"
        return [*places, phones, *taught, card, add, start]

    def _learn(self) -> Step:
        return Push(navigation.ChooseLesson(self.game.id))

    def tick(self, _dt: float) -> Step:
        if not self.fresh:
            return None
        self.fresh = False
        return offer(self.stage, self.game.id)

    def choices(self) -> list[OptionRow]:
        """What can be chosen before the match: who starts, the options of the game, how hands are held that are on no
        phone."""
        texts = self.stage.texts
        starters = [("", texts("lobby-start-random"))]
        starters += [(str(i), chair.name) for i, chair in enumerate(self.seating.chairs)]
        starter = "" if self.starter is None else str(self.starter)
        rows = [OptionRow("lobby-starter", starters, starter, self._set_starter, self._draw_starter)]
        pictures = table_of(self.game.id).option_pictures
        for option in catalogue.options_of(self.game):
            values = [(value, self._value_name(option.key, value)) for value in option.values]
            chosen, choose, picture = self.options[option.key], self._setter(option.key), pictures.get(option.key)
            rows.append(OptionRow(f"option-{option.key}", values, chosen, choose, picture))
        table = table_of(self.game.id)
        if table.secrets and not self.seating.by_phone_alone:
            values = [(value, texts(f"option-hands-{value}")) for value in ("open", "curtain")]
            held = "open" if getattr(self.stage.prefs, table.agreement) else "curtain"
            rows.append(
                OptionRow(f"option-{table.secrets}", values, held, self._set_secrets, pictures.get(table.secrets))
            )
        return rows

    def _draw_starter(self, canvas: Canvas, box: FRect, starter: str) -> None:
        """Everybody's emblem in a row; where one is chosen, that one is large."""
        chairs = self.seating.chairs
        for i, chair in enumerate(chairs):
            x = box.centerx + (i - (len(chairs) - 1) / 2) * box.width / max(3, len(chairs))
            canvas.badge(chair.colour, x, box.centery, 150 if starter == str(i) else 80)

    def _summary(self) -> str:
        """What is chosen; that chance decides who starts goes without saying."""
        texts = self.stage.texts
        rows = self.choices()[0 if self.starter is not None else 1 :] or self.choices()
        return " · ".join(texts("lobby-option", label=texts(row.key), value=row.words) for row in rows)

    def _open_card(self) -> Step:
        return Push(OptionsCard(self.choices))

    def _value_name(self, key: str, value: str) -> str:
        """An option's value in words; a board that has no text of its own goes by its map's title."""
        texts = self.stage.texts
        if key != BOARD:
            return texts(f"option-{key}-{value}")
        own = f"board-{value}"
        return texts(own) if texts.has(own) else catalogue.components_of(self.game).boards[value].title

    def _obstacle(self) -> str:
        """Why the match cannot start yet; empty if it can."""
        texts, seated, least = self.stage.texts, len(self.seating.chairs), min(self.game.seats)
        if seated < least:
            return texts("lobby-too-few", least=least)
        if self.seating.missing(self.stage.input):
            return texts("device-gone")
        board = catalogue.components_of(self.game).board_of(self.options)
        if board and seated not in board.seats:
            return texts("lobby-board-seats", count=max(board.seats), list=texts.join(map(str, board.seats)))
        return ""

    @property
    def _alone(self) -> bool:
        """Whether one seat is enough, and nobody else sits here: that is another game than the one for several."""
        return len(self.seating.chairs) == 1 and min(self.game.seats) == 1

    @property
    def _to_start(self) -> str:
        """What starting is called, by its text."""
        return "title-solo" if self._alone else "lobby-start"

    def _set_secrets(self, value: str) -> None:
        setattr(self.stage.prefs, table_of(self.game.id).agreement, value == "open")
        self.stage.prefs.save()

    def _set_starter(self, value: str) -> None:
        self.starter = int(value) if value else None

    def _setter(self, key: str) -> Callable[[str], None]:
        def choose(value: str) -> None:
            self.options[key] = value

        return choose

    def handle(self, intent: Intent) -> Step:
        device = intent.device
        if intent.action in NEWS:
            if intent.action is Action.FOUND:
                self._take_in(device)
            self.build()
            return None
        if intent.action is Action.BACK and self._back_for(device) == "bar-stand-up":
            self.stand_up(self.seating.owned(device)[-1])
            return None
        if intent.action is Action.BACK and self._others_sit(device):
            return Push(LeaveLobby(self.game))
        if intent.action is Action.RULES:
            return Push(navigation.Rules(self.game.id))
        if intent.action is not Action.BACK and self._comes_to_sit(device):
            if intent.action not in DIRECTIONS:
                self._welcome(device)
            return None
        if intent.action is Action.MENU:
            return self._confirm(self.widgets[-1])
        return super().handle(intent)

    def _comes_to_sit(self, device: Device) -> bool:
        """Whether this is a pad without a seat, and there is one for it."""
        if not device.personal or self.seating.owned(device):
            return False
        taken = self.full and len(self.seating.people) == len(self.seating.chairs)
        return not taken or bool(self.seating.missing(self.stage.input))

    @property
    def invited(self) -> Device | None:
        """A pad whose button would sit down: the one in hand, or any other that is here."""
        source = self.stage.input
        pads = (source.last, *(Device("pad", number) for number in sorted(source.pads)))
        return next((device for device in pads if self._comes_to_sit(device)), None)

    @property
    def chair_in_focus(self) -> int | None:
        """The chair that a press with the device in hand is about."""
        chair = self.focused
        return chair.index if isinstance(chair, LobbyChair) and not self._comes_to_sit(self.stage.input.last) else None

    def _back_for(self, device: Device) -> str:
        """What "back" does on a device, by its text: out of the lobby, or out of one's chair if others stay at a table
        that has changed."""
        stays = self.seating.owned(device) and len(self.seating.people) > 1 and self._changed
        return "bar-stand-up" if stays else "bar-back"

    def _others_sit(self, device: Device) -> bool:
        """Whether it is a pad or a phone without a seat, and others have theirs: it would throw them out."""
        there = [chair.device for chair in self.seating.chairs if chair.device and self.stage.input.has(chair.device)]
        return device.personal and bool(there) and device not in there

    @property
    def _changed(self) -> bool:
        """Whether somebody else sits here than when the lobby was opened."""
        chairs = self.seating.chairs
        return len(chairs) != len(self.brought) or any(a is not b for a, b in zip(chairs, self.brought, strict=True))

    def entries(self) -> list[tuple[Action, str]]:
        texts, device = self.stage.texts, self.stage.input.last
        deeds = [(Action.CONFIRM, "bar-choose"), *([] if self._obstacle() else [(Action.MENU, self._to_start)])]
        if self._comes_to_sit(device):
            deeds = [(Action.CONFIRM, "lobby-sit")]
        deeds += [(Action.RULES, "bar-rules"), (Action.BACK, self._back_for(device))]
        return [(action, texts(key)) for action, key in deeds]

    def _start(self) -> Step:
        chairs, prefs = self.seating.chairs, self.stage.prefs
        people = [chair.name for chair in chairs if chair.player == HUMAN]
        prefs.names = people + prefs.names[len(people) :]
        prefs.save()
        seats = [chair.seat() for chair in chairs]
        match = saves.new_match(self.game.id, seats, self.options, self.seed, self.starter)
        return Replace(navigation.Table(match, self.seating))

    def draw_content(self, canvas: Canvas) -> None:
        texts = self.stage.texts
        for widget in self.widgets:
            if isinstance(widget, LobbyChair):
                widget.draw_chair(canvas)
        canvas.art("lobby-table", FRect(PLAN[0] / 2 - 900, TABLE_TOP - 40, 1800, 260))
        for widget in self.widgets:
            if isinstance(widget, LobbyChair):
                widget.draw_plate(canvas)
        if not self.full:
            lead = FRect(PHONES.left - 480, PHONES.top, 456, PHONES.height)
            canvas.paragraph(texts("lobby-lead"), lead, BODY, centred=True, middle=True)
        start = self.widgets[-1]
        if start.hint:
            canvas.text(
                start.hint, start.rect.right, start.rect.bottom + 29, SMALL, colour=GOLD, anchor="midright", width=1728
            )

    def draw_widgets(self, canvas: Canvas) -> None:
        for i, widget in enumerate(self.widgets):
            if not isinstance(widget, LobbyChair):
                widget.draw(canvas, i == self.focus)
        focused = self.focused
        if focused:
            focus_frame(canvas, focused.rect, 0.0 if self.stage.still else self.stage.clock)
