"""Mouse, keyboard and gamepads become intents. Phones join them."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

import pygame
from pygame._sdl2 import controller

from scenes.devices.guests import Guest
from scenes.devices.intents import (
    ALWAYS,
    ANY_PAD,
    DIRECTIONS,
    KEYS,
    LEFT_KEYS,
    MOUSE,
    NEEDED,
    NEWS,
    STANDARD_BUTTONS,
    STANDARD_KEYS,
    SWITCH,
    Action,
    Device,
    Intent,
)
from scenes.devices.left_hand import mirrored
from scenes.devices.pads import BUTTON_NAMES, Pad, open_pad, raw_button
from scenes.devices.sticks import Sticks

FIRST_REPEAT, NEXT_REPEAT = 0.38, 0.11


@dataclass
class _Held:
    """A direction that a device holds down, and when it counts again."""

    action: Action
    wait: float = FIRST_REPEAT


class Input:
    def __init__(self, to_plan: Callable[[tuple[int, int]], tuple[float, float]]) -> None:
        controller.init()
        pygame.joystick.init()
        self.to_plan = to_plan
        self.pads: dict[int, Pad] = {}
        self.guests: dict[int, Guest] = {}
        """The phones that have come in."""
        self.last = MOUSE
        self.used = False
        """Whether anybody has done anything yet; until then a pad that is there is taken to be in use."""
        self.typing = False
        """Whether a text is being typed: letters are then letters, not actions."""
        self.capturing: Callable[[Device, str], None] | None = None
        """Takes the next key or button as it is, by its device and its name, for rebinding."""
        self.switch = ""
        """The name of the button of somebody who plays with one, after the kind of its device; empty if nobody does."""
        self.catching: Callable[[str], None] | None = None
        """Takes the next button of any device as that one."""
        self._pad_used: int | None = None
        self._held: dict[Device, _Held] = {}
        self._clicking: set[int] = set()
        """The mouse buttons that went down on the scene that is there."""
        self._sticks: dict[int, Sticks] = {}
        """By the number of their pad."""
        self.bind({}, {}, {})

    def bind(
        self,
        keys: Mapping[str, str],
        buttons: Mapping[str, str],
        by_pad: Mapping[str, Mapping[str, str]],
        left_handed: bool = False,
    ) -> None:
        """Use these bindings where they differ from the standard ones: of keys, of pads with a known layout, and by
        their names of those without. For left-handed people pads with a known layout are mirrored, bindings and all."""
        self.left_handed = left_handed
        self.keys = {action: keys.get(action, name) for action, name in STANDARD_KEYS.items()}
        self.buttons = {action: buttons.get(action, name) for action, name in STANDARD_BUTTONS.items()}
        self._by_key = {**LEFT_KEYS} if left_handed else {}
        self._by_key |= {pygame.key.key_code(name): action for action, name in self.keys.items() if _is_key(name)}
        self._by_key |= ALWAYS
        self._by_pad = by_pad
        self._layouts: dict[int, dict[Action, str]] = {}

    def pad(self, device: Device) -> Pad | None:
        return self.pads.get(device.number) if device.is_pad else None

    def guest(self, device: Device | None) -> Guest | None:
        return self.guests.get(device.number) if device and device.is_phone else None

    def has(self, device: Device) -> bool:
        """Whether it is there. A phone is, also while its screen is dark."""
        return not device.personal or bool(self.pad(device) or self.guest(device))

    @property
    def pad_at_hand(self) -> Pad | None:
        """The pad that was used last, else any."""
        used = self.pads.get(self._pad_used) if self._pad_used is not None else None
        return used or next(iter(self.pads.values()), None)

    def buttons_of(self, pad: Pad | None) -> dict[Action, str]:
        """What each button of a pad means, as if it were not mirrored: bindings belong to the kind of pad they were
        made on."""
        if pad is None:
            return self.buttons
        if pad.number not in self._layouts:
            own = {} if pad.mapped else self._by_pad.get(pad.name, self._by_pad.get(ANY_PAD, {}))
            wanted = {action: own.get(action, name) for action, name in STANDARD_BUTTONS.items()}
            means = self._mirror(pad)
            there = {means.get(name, name) for name in pad.buttons}.difference(DIRECTIONS)
            self._layouts[pad.number] = fitted(self.buttons if pad.mapped else wanted, there)
        return self._layouts[pad.number]

    def button_for(self, pad: Pad | None, action: Action) -> str:
        """The button that somebody with this pad presses for it."""
        name = self.buttons_of(pad)[action]
        return next((pressed for pressed, meant in self._mirror(pad).items() if meant == name), name)

    def _mirror(self, pad: Pad | None) -> Mapping[str, str]:
        """Which button of a pad takes the place of which."""
        whole = pad is None or (pad.mapped and pad.buttons.issuperset(DIRECTIONS))
        return mirrored(pad.family if pad else "") if self.left_handed and whole else {}

    def rumble(self, device: Device | None) -> None:
        pad = self.pad(device) if device else None
        if pad:
            pad.rumble()

    def intents(self, event: pygame.Event) -> list[Intent]:
        """What one event means; often nothing."""
        found = self._read(event)
        for intent in found:
            if intent.action not in (Action.POINT, *NEWS) or intent.device == MOUSE:
                self.use(intent.device)
        return found

    def use(self, device: Device) -> None:
        self.last = device
        self.used = True
        if device.is_pad:
            self._pad_used = device.number

    def tick(self, dt: float) -> list[Intent]:
        """Directions that are held down come again."""
        again = []
        for device, held in self._held.items():
            held.wait -= dt
            if held.wait <= 0:
                held.wait += NEXT_REPEAT
                again.append(Intent(held.action, device))
        return again

    def release_all(self) -> None:
        """Another scene has come: nothing that was pressed before is meant for it."""
        self._held.clear()
        self._clicking.clear()

    def _read(self, event: pygame.Event) -> list[Intent]:
        return self._read_mouse(event) or self._read_keys(event) or self._read_pad(event) or self._read_raw_pad(event)

    def _read_mouse(self, event: pygame.Event) -> list[Intent]:
        match event.type:
            case pygame.MOUSEMOTION:
                return [Intent(Action.POINT, MOUSE, self.to_plan(event.pos), held=bool(event.buttons[0]))]
            case pygame.MOUSEBUTTONDOWN if self._is_switch(f"mouse {event.button}"):
                return self._switched(f"mouse {event.button}")
            case pygame.MOUSEBUTTONDOWN if event.button in (1, 3):
                self._clicking.add(event.button)
                return [Intent(Action.POINT, MOUSE, self.to_plan(event.pos), held=True)] if event.button == 1 else []
            case pygame.MOUSEBUTTONUP if event.button in self._clicking:
                self._clicking.discard(event.button)
                left = event.button == 1
                return [Intent(Action.CONFIRM, MOUSE, self.to_plan(event.pos)) if left else Intent(Action.BACK, MOUSE)]
            case pygame.MOUSEWHEEL if event.y:
                return [Intent(Action.UP if event.y > 0 else Action.DOWN, MOUSE)]
        return []

    def _read_keys(self, event: pygame.Event) -> list[Intent]:
        match event.type:
            case pygame.KEYDOWN:
                return self._key_down(event)
            case pygame.KEYUP:
                self._let_go(KEYS, self._by_key.get(event.key))
            case pygame.TEXTINPUT if self.typing and not self._is_switch(f"key {_key_of(event.text)}"):
                return [Intent(Action.TEXT, KEYS, text=event.text)]
        return []

    def _read_pad(self, event: pygame.Event) -> list[Intent]:
        match event.type:
            case pygame.JOYDEVICEADDED:
                return self._add(event.device_index)
            case pygame.JOYDEVICEREMOVED:
                return self._remove(event.instance_id)
            case pygame.CONTROLLERBUTTONDOWN | pygame.CONTROLLERBUTTONUP:
                name = BUTTON_NAMES.get(event.button)
                if name:
                    return self._button(event.instance_id, name, event.type == pygame.CONTROLLERBUTTONDOWN)
            case pygame.CONTROLLERAXISMOTION:
                return self._axis(event.instance_id, event.axis, event.value / 32768)
        return []

    def _read_raw_pad(self, event: pygame.Event) -> list[Intent]:
        """A pad whose layout SDL does not know, so that its plain buttons have to do."""
        match event.type:
            case pygame.JOYBUTTONDOWN | pygame.JOYBUTTONUP if self._raw(event.instance_id):
                name = raw_button(event.button)
                return self._button(event.instance_id, name, event.type == pygame.JOYBUTTONDOWN)
            case pygame.JOYAXISMOTION if self._raw(event.instance_id) and event.axis < 2:
                return self._axis(event.instance_id, event.axis, event.value)
            case pygame.JOYHATMOTION if self._raw(event.instance_id):
                return self._hat(event.instance_id, event.value)
        return []

    def _is_switch(self, name: str) -> bool:
        """Whether a button is the one of somebody who plays with one, or is to be."""
        return bool(self.catching) or (bool(self.switch) and name == self.switch)

    def _switched(self, name: str) -> list[Intent]:
        if self.catching:
            self.catching(name)
            return []
        return [Intent(Action.PRESS, SWITCH)]

    def _raw(self, number: int) -> bool:
        return number in self.pads and not self.pads[number].mapped

    def _key_down(self, event: pygame.Event) -> list[Intent]:
        if self.capturing:
            self.capturing(KEYS, "" if event.key in ALWAYS else pygame.key.name(event.key))
            return []
        name = f"key {pygame.key.name(event.key)}"
        if self._is_switch(name):
            return self._switched(name)
        if self.typing and (event.key == pygame.K_SPACE or (event.unicode.isprintable() and event.unicode)):
            return []  # comes as TEXTINPUT
        action = self._by_key.get(event.key)
        if action is None:
            return []
        if action in DIRECTIONS:
            return self._push(KEYS, action)
        return [Intent(action, KEYS, text="\b" if event.key == pygame.K_BACKSPACE else "")]

    def _add(self, index: int) -> list[Intent]:
        pad = open_pad(index)
        if pad is None or pad.number in self.pads:
            return []
        self.pads[pad.number] = pad
        if not self.used:
            self.last = Device("pad", pad.number)
        return [Intent(Action.FOUND, Device("pad", pad.number))]

    def _remove(self, number: int) -> list[Intent]:
        device = Device("pad", number)
        self._held.pop(device, None)
        self._sticks.pop(number, None)
        self._layouts.pop(number, None)
        if self.pads.pop(number, None) is None:
            return []
        if self.last == device:
            self.last = MOUSE
        return [Intent(Action.LOST, device)]

    def _button(self, number: int, name: str, down: bool) -> list[Intent]:
        if number not in self.pads:
            return []
        device, pad = Device("pad", number), self.pads[number]
        first = next(one for one in self.pads.values() if one.name == pad.name)
        if down and not self.capturing and pad is first and self._is_switch(f"pad {pad.name} {name}"):
            return self._switched(f"pad {pad.name} {name}")
        name = self._mirror(pad).get(name, name)
        by_name = {button: action for action, button in self.buttons_of(pad).items()}
        action = Action(name) if name in DIRECTIONS else by_name.get(name)
        if not down:
            self._let_go(device, action)
            return []
        if self.capturing and name not in DIRECTIONS:
            self.use(device)
            self.capturing(device, name)
            return []
        if action is None:
            return []
        return self._push(device, action) if action in DIRECTIONS else [Intent(action, device)]

    def _axis(self, number: int, axis: int, value: float) -> list[Intent]:
        found, device = [], Device("pad", number)
        for name, down in self._sticks.setdefault(number, Sticks()).move(axis, value):
            if name not in DIRECTIONS:
                found += self._button(number, name, down)
            elif down:
                found += self._push(device, Action(name))
            else:
                self._let_go(device, Action(name))
        return found

    def _hat(self, number: int, value: tuple[int, int]) -> list[Intent]:
        device, (x, y) = Device("pad", number), value
        across, along = (Action.LEFT if x < 0 else Action.RIGHT), (Action.UP if y > 0 else Action.DOWN)
        pushed, held = across if x else along if y else None, self._held.get(device)
        if held and held.action is pushed:
            return []  # a thumb that rolls over a corner goes on the way it went
        self._held.pop(device, None)
        return self._push(device, pushed) if pushed else []

    def _push(self, device: Device, action: Action) -> list[Intent]:
        self._held[device] = _Held(action)
        return [Intent(action, device)]

    def _let_go(self, device: Device, action: Action | None) -> None:
        held = self._held.get(device)
        if held and held.action == action:
            del self._held[device]


def fitted(wanted: Mapping[Action, str], there: Collection[str]) -> dict[Action, str]:
    """The bindings on a pad with these buttons. What is bound to one that it lacks is where it is by standard, what
    everybody needs before anything else, and the rest where there is room: each action has a button of its own."""
    lacking = {action for action, name in wanted.items() if name not in (*there, STANDARD_BUTTONS[action])}
    found = {action: STANDARD_BUTTONS[action] for action in NEEDED} if lacking.intersection(NEEDED) else {}
    for action, name in wanted.items():
        if action not in found:
            bound = () if action in lacking else (name,)
            choice = (*bound, STANDARD_BUTTONS[action], *STANDARD_BUTTONS.values())
            found[action] = next(one for one in choice if one not in found.values())
    return found


def _key_of(text: str) -> str:
    """The name of the key that types this."""
    return pygame.key.name(ord(text.lower())) if len(text) == 1 else ""


def _is_key(name: str) -> bool:
    try:
        pygame.key.key_code(name)
    except ValueError:
        return False
    return True
