"""Intents: what someone wants, and with which device; and the keys and buttons that stand for it unless people have
chosen others."""

from dataclasses import dataclass
from enum import StrEnum

import pygame


class Action(StrEnum):
    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    CONFIRM = "confirm"
    BACK = "back"
    UNDO = "undo"
    PEEK = "peek"
    HINT = "hint"
    LOG = "log"
    RULES = "rules"
    MENU = "menu"
    PREVIOUS = "previous"
    NEXT = "next"
    POINT = "point"
    """The pointer has moved; `held` says whether its button is down."""
    TEXT = "text"
    TAP = "tap"
    """Something on a phone has been tapped; `text` names it."""
    PRESS = "press"
    """Somebody's one button has gone down; the stage knows what it is about."""
    LOST = "lost"
    FOUND = "found"
    """Somebody's own device has gone, or is there."""


DIRECTIONS = (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT)
NEWS = (Action.FOUND, Action.LOST)
"""What nobody has pressed."""


@dataclass(frozen=True, slots=True)
class Device:
    """Something to play with. Pads are told apart by SDL's instance number, phones by when they came."""

    kind: str
    number: int = 0

    @property
    def is_pad(self) -> bool:
        return self.kind == "pad"

    @property
    def is_phone(self) -> bool:
        return self.kind == "phone"

    @property
    def points(self) -> bool:
        """Whether what it means lies under a pointer, or a frame, that everybody sees."""
        return self.kind in ("mouse", "switch")

    @property
    def personal(self) -> bool:
        """Whether it is in one person's hands, who plays for certain seats with it."""
        return self.is_pad or self.is_phone


KEYS, MOUSE = Device("keys"), Device("mouse")
SWITCH = Device("switch")
"""The one button of somebody who plays with one: a key, a mouse button or a button of a pad."""


@dataclass(frozen=True, slots=True)
class Intent:
    action: Action
    device: Device
    at: tuple[float, float] | None = None
    """Where the pointer is, on the plan, if the device has one."""
    held: bool = False
    text: str = ""


STANDARD_KEYS = {
    Action.CONFIRM: "return",
    Action.BACK: "escape",
    Action.UNDO: "u",
    Action.PEEK: "tab",
    Action.HINT: "h",
    Action.LOG: "l",
    Action.RULES: "r",
    Action.MENU: "m",
    Action.PREVIOUS: "page up",
    Action.NEXT: "page down",
}
STANDARD_BUTTONS = {
    Action.CONFIRM: "a",
    Action.BACK: "b",
    Action.UNDO: "x",
    Action.PEEK: "rb",
    Action.HINT: "y",
    Action.LOG: "lb",
    Action.RULES: "back",
    Action.MENU: "start",
    Action.PREVIOUS: "lt",
    Action.NEXT: "rt",
}
ALWAYS = {
    pygame.K_UP: Action.UP,
    pygame.K_DOWN: Action.DOWN,
    pygame.K_LEFT: Action.LEFT,
    pygame.K_RIGHT: Action.RIGHT,
    pygame.K_RETURN: Action.CONFIRM,
    pygame.K_KP_ENTER: Action.CONFIRM,
    pygame.K_SPACE: Action.CONFIRM,
    pygame.K_ESCAPE: Action.BACK,
    pygame.K_BACKSPACE: Action.BACK,
}
"""Keys that work whatever has been bound, so that nobody locks themselves out."""
LEFT_KEYS = {
    pygame.K_w: Action.UP,
    pygame.K_a: Action.LEFT,
    pygame.K_s: Action.DOWN,
    pygame.K_d: Action.RIGHT,
}
"""Directions for the left hand, as far as nothing else has been bound to these keys."""
NEEDED = (Action.CONFIRM, Action.BACK, Action.MENU)
"""What every pad can do, whatever has been bound: without them nobody gets anywhere."""
ANY_PAD = ""
"""Stands for every pad without a known layout that has no bindings of its own."""
