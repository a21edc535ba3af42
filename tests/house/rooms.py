"""The rooms of the code, and which of them a module is in."""

from tests.house.files import ROOT

GAMES = tuple(sorted(path.parent.name for path in (ROOT / "game").glob("*/state.py")))
ROOMS = (
    "game",
    "scenes.phones",
    "scenes.drawing",
    "scenes.devices",
    "scenes.stage",
    "scenes.table",
    "scenes.pages",
    "scenes.GAME",
    "scenes.screens",
    "main",
)
"""Each imports from those before it, and from itself."""


def room_of(module: str) -> str:
    if module.split(".")[0] != "scenes":
        return module.split(".")[0]
    room = ".".join(module.split(".")[:2])
    return "scenes.GAME" if room.removeprefix("scenes.") in GAMES else room


def game_of(module: str) -> str:
    """The game whose room this is, if it is one's."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in GAMES else ""
