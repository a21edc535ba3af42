"""One gamepad as SDL shows it: opened, named, with the family whose buttons are drawn for it."""

from dataclasses import dataclass

import pygame
from pygame._sdl2 import controller

from game.door.sentences import drawable

LONGEST_NAME = 80
BUTTON_NAMES = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_BACK: "back",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "lb",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "rb",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
}
RAW_BUTTONS = ("a", "b", "x", "y", "lb", "rb", "back", "start", "lt", "rt")
"""What the first buttons of a pad without a known layout mean."""
MAPPED_BUTTONS = {
    "leftshoulder": "lb",
    "rightshoulder": "rb",
    "lefttrigger": "lt",
    "righttrigger": "rt",
    "dpup": "up",
    "dpdown": "down",
    "dpleft": "left",
    "dpright": "right",
}
"""Buttons that SDL's mappings call by other names."""

FAMILIES = {
    "ps": ("playstation", "dualshock", "dualsense", "sony", "ps3", "ps4", "ps5"),
    "nintendo": ("nintendo", "switch", "joy-con", "joycon", "pro controller"),
}


@dataclass
class Pad:
    number: int
    name: str
    mapped: bool
    """Whether SDL knows its layout; of others there are only numbered buttons."""
    family: str
    handle: controller.Controller | pygame.joystick.JoystickType
    """The open SDL device; closing it stops its events."""
    buttons: frozenset[str]
    """The names of those that it has."""

    def rumble(self) -> None:
        try:
            self.handle.rumble(0.3, 0.6, 160)
        except pygame.error:
            return  # it has no motors, or has just gone


def raw_button(button: int) -> str:
    """The name of a numbered button."""
    return RAW_BUTTONS[button] if button < len(RAW_BUTTONS) else f"#{button + 1}"


def family_of(name: str, mapped: bool) -> str:
    """Which buttons to draw for a pad of this name: xbox, ps, nintendo, or plain where no layout is known."""
    lower = name.lower()
    for family, words in FAMILIES.items():
        if any(word in lower for word in words):
            return family
    return "xbox" if mapped else "plain"


def open_pad(index: int) -> Pad | None:
    """Open the device with this index; None if it has gone in the meantime."""
    try:
        if controller.is_controller(index):
            known = controller.Controller(index)
            number, name = known.as_joystick().get_instance_id(), drawable(known.name or "", LONGEST_NAME)
            buttons = frozenset(MAPPED_BUTTONS.get(button, button) for button in known.get_mapping())
            return Pad(number, name, True, family_of(name, True), known, buttons)
        joystick = pygame.joystick.Joystick(index)
        name = drawable(joystick.get_name(), LONGEST_NAME)
        buttons = frozenset(map(raw_button, range(joystick.get_numbuttons())))
        return Pad(joystick.get_instance_id(), name, False, family_of(name, False), joystick, buttons)
    except pygame.error:
        return None
