"""A chair at the lobby's table, taken or free: who sits there, and what they play with."""

from typing import Protocol

from pygame import FRect

from game.players import HUMAN
from scenes.devices.glyphs import glyph, glyph_width
from scenes.devices.intents import Action, Device
from scenes.devices.seating import Chair, Seating
from scenes.devices.sheet import Part
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import INK, MIST, SMALL
from scenes.pages.seat_menu import FreeChair, SeatMenu
from scenes.pages.widgets import Widget
from scenes.stage.backstage import Backstage
from scenes.stage.scene import Push, Step
from scenes.table.faces import face_of
from scenes.table.on_phone.parts import badge

TABLE_TOP = 560.0


class LobbyTable(Protocol):
    """The table that the chairs stand at."""

    stage: Backstage
    seating: Seating

    def sit(self, device: Device) -> None: ...
    def add_computer(self, level: str) -> Step: ...
    def stand_up(self, seat: int) -> None: ...
    def device_of(self, chair: Chair) -> tuple[str, str]: ...

    @property
    def invited(self) -> Device | None: ...
    @property
    def chair_in_focus(self) -> int | None: ...


class LobbyChair(Widget):
    def __init__(self, rect: FRect, lobby: LobbyTable, index: int) -> None:
        super().__init__(rect)
        self.lobby, self.index = lobby, index

    @property
    def chair(self) -> Chair | None:
        chairs = self.lobby.seating.chairs
        return chairs[self.index] if self.index < len(chairs) else None

    def said(self) -> str:
        chair, texts = self.chair, self.lobby.stage.texts
        return f"{chair.name}: {self.lobby.device_of(chair)[1]}" if chair else texts("lobby-free")

    def parts(self) -> tuple[Part, ...]:
        if self.chair and self.chair.player != HUMAN:
            return (Part(face_of(self.chair.player)),)
        return badge(self.chair.colour, 0.5, 0.5, 1.0) if self.chair else ()

    def confirm(self) -> Step:
        if self.chair is None:
            return Push(FreeChair(lambda: self.lobby.sit(self.lobby.stage.input.last), self.lobby.add_computer))
        return Push(SeatMenu(self.lobby.seating, self.index, self.lobby.stand_up))

    def draw_chair(self, canvas: Canvas) -> None:
        chair = self.chair
        x = self.rect.centerx
        seat = FRect(x - 130, 214, 260, 340)
        canvas.art("chair" if chair else "chair-empty", seat)
        if chair and chair.player != HUMAN:
            canvas.art(face_of(chair.player), FRect(x - 74, seat.top + 107, 148, 148))
            canvas.badge(chair.colour, x + 56, seat.top + 236, 60)
        elif chair:
            canvas.badge(chair.colour, x, seat.top + 181, 128)

    def draw_plate(self, canvas: Canvas) -> None:
        """The name plate on the table's edge, over the table."""
        lobby, chair, x = self.lobby, self.chair, self.rect.centerx
        plate = FRect(self.rect.left + 10, TABLE_TOP + 60, self.rect.width - 20, 116)
        if chair is None:
            self._draw_free(canvas, plate)
            return
        canvas.panel(plate, "paper")
        room = plate.width - 28
        size = canvas.common_size([(one.name, room) for one in lobby.seating.chairs], 38, "heavy")
        canvas.text(chair.name, x, plate.top + 36, size, weight="heavy", anchor="center", colour=INK, width=room)
        icon, words = lobby.device_of(chair)
        width = min(canvas.measure(words, SMALL), plate.width - 80)
        left = x - (width + 50) / 2
        canvas.art(icon, FRect(left, plate.top + 62, 40, 40), tint=INK if chair.player == HUMAN else None)
        canvas.text(words, left + 50, plate.top + 82, SMALL, colour=INK, width=plate.width - 80)

    def offer(self) -> tuple[str, Device | None]:
        """What a press would do about a free chair, by its text, and on which device: of whoever has it in focus, else
        of a pad that would sit down on it."""
        lobby = self.lobby
        if self.index == lobby.chair_in_focus:
            return "lobby-who", lobby.stage.input.last
        if lobby.invited and self.index == len(lobby.seating.chairs):
            return "lobby-sit", lobby.invited
        return "lobby-free", None

    def _draw_free(self, canvas: Canvas, plate: FRect) -> None:
        source, (words, device), x, y = self.lobby.stage.input, self.offer(), plate.centerx, plate.centery
        canvas.panel(plate, "quiet")
        if device:
            wide = glyph_width(source, device, Action.CONFIRM)
            glyph(canvas, source, device, Action.CONFIRM, x - wide / 2, plate.top + 34)
            y = plate.top + 82
        canvas.text(self.lobby.stage.texts(words), x, y, SMALL, anchor="center", width=plate.width - 20, colour=MIST)
