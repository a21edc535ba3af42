"""The name of somebody's one button: the kind of its device and what it is called there."""

from scenes.devices.pads import BUTTON_NAMES

STANDARD_SWITCH = "key space"
OF_PADS = (*BUTTON_NAMES.values(), "lt", "rt")
LONGEST_NAME = 140


def is_one_button(text: str) -> bool:
    """Whether it is such a name, as in `key space`, `mouse 1`, `pad Some Controller a`."""
    kind, _, name = text.partition(" ")
    button = name.rpartition(" ")[2]
    numbered = button.startswith("#") and button[1:].isdecimal()
    known = {"key": bool(name), "mouse": name.isdecimal(), "pad": button in OF_PADS or numbered}
    return len(text) <= LONGEST_NAME and known.get(kind, False)
