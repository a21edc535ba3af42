"""Gamepads that SDL takes for real ones: virtual pads, made with the very SDL library that pygame has loaded."""

import ctypes
import ctypes.util
from pathlib import Path
from typing import Any

import pygame

BUTTONS = {
    "a": 0,
    "b": 1,
    "x": 2,
    "y": 3,
    "back": 4,
    "start": 6,
    "lb": 9,
    "rb": 10,
    "up": 11,
    "down": 12,
    "left": 13,
    "right": 14,
}
"""SDL's own numbers, which a virtual pad with a mapping uses as they are."""

AXES = {"x": 0, "y": 1, "right x": 2, "right y": 3, "lt": 4, "rt": 5}
GAME_CONTROLLER, UNKNOWN = 1, 0
FULL = 32767

_Rumble = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_uint16, ctypes.c_uint16)


class _Description(ctypes.Structure):
    """SDL_VirtualJoystickDesc."""

    _fields_ = (
        *((name, ctypes.c_uint16) for name in ("version", "type", "axes", "buttons", "hats")),
        *((name, ctypes.c_uint16) for name in ("vendor", "product", "padding")),
        *((name, ctypes.c_uint32) for name in ("button_mask", "axis_mask")),
        ("name", ctypes.c_char_p),
        *((name, ctypes.c_void_p) for name in ("userdata", "update", "set_player")),
        ("rumble", _Rumble),
        *((name, ctypes.c_void_p) for name in ("rumble_triggers", "set_led", "send_effect")),
    )


def _library() -> Path | str:
    """The SDL that came with pygame: beside its wheel on Linux, inside it on macOS and Windows; else the system's."""
    package = Path(pygame.__file__).parent
    for pattern in ("../pygame_ce.libs/libSDL2-2*", ".dylibs/libSDL2-2*", "SDL2.dll"):
        for found in sorted(package.glob(pattern)):
            return found.resolve()
    system = ctypes.util.find_library("SDL2")
    assert system, f"no SDL2 library beside {package} nor in the system"
    return system


def _open() -> Any:
    sdl = ctypes.CDLL(str(_library()))
    sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
    sdl.SDL_JoystickSetVirtualButton.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
    sdl.SDL_JoystickSetVirtualAxis.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int16]
    sdl.SDL_JoystickSetVirtualHat.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
    sdl.SDL_GetError.restype = ctypes.c_char_p
    return sdl


SDL = _open()


class VirtualPad:
    """A pad as SDL sees it. The program has to open it, in a turn of its loop, before a press can reach anyone."""

    def __init__(self, name: str = "Xbox Wireless Controller", mapped: bool = True) -> None:
        self.rumbles: list[tuple[int, int]] = []
        """What its motors were told."""

        def rumble(_: int, low: int, high: int) -> int:
            self.rumbles.append((low, high))
            return 0

        self._rumble = _Rumble(rumble)  # SDL calls it as long as the pad lives
        description = _Description(
            version=1,
            type=GAME_CONTROLLER if mapped else UNKNOWN,
            axes=6,
            buttons=21,
            hats=1,
            name=name.encode(),
            rumble=self._rumble,
        )
        index = SDL.SDL_JoystickAttachVirtualEx(ctypes.byref(description))
        assert index >= 0, SDL.SDL_GetError()
        self.number: int = SDL.SDL_JoystickGetDeviceInstanceID(index)
        self.attached = True

    def _pointer(self) -> int:
        pointer = SDL.SDL_JoystickFromInstanceID(self.number)
        assert pointer, f"nobody has opened pad {self.number}"
        return int(pointer)

    def rest(self) -> None:
        """Let go of the triggers: a new virtual pad holds them half pulled."""
        for trigger in ("lt", "rt"):
            self.axis(trigger, -FULL - 1)

    def press(self, button: str | int) -> None:
        self._set_button(button, 1)

    def release(self, button: str | int) -> None:
        self._set_button(button, 0)

    def _set_button(self, button: str | int, down: int) -> None:
        number = BUTTONS[button] if isinstance(button, str) else button
        assert SDL.SDL_JoystickSetVirtualButton(self._pointer(), number, down) == 0, SDL.SDL_GetError()

    def axis(self, axis: str, value: int) -> None:
        assert SDL.SDL_JoystickSetVirtualAxis(self._pointer(), AXES[axis], value) == 0, SDL.SDL_GetError()

    def hat(self, x: int, y: int) -> None:
        bits = (1 if y > 0 else 4 if y < 0 else 0) | (2 if x > 0 else 8 if x < 0 else 0)
        assert SDL.SDL_JoystickSetVirtualHat(self._pointer(), 0, bits) == 0, SDL.SDL_GetError()

    def detach(self) -> None:
        if not self.attached:
            return
        self.attached = False
        for index in range(SDL.SDL_NumJoysticks()):
            if SDL.SDL_JoystickGetDeviceInstanceID(index) == self.number:
                assert SDL.SDL_JoystickDetachVirtual(index) == 0, SDL.SDL_GetError()
                return
        raise AssertionError(f"SDL no longer knows pad {self.number}")
