"""The diagram of the house in the README, and what it has to show: the rooms there are and the arrows between them."""

import re
from dataclasses import dataclass

from game import catalogue
from tests.house.files import ROOT, sources
from tests.house.imports import all_imports, module_of

Arrows = set[tuple[str, str]]

ROOM = re.compile(r'^ *(\w+)\["([\w/.]+)<br>[^"]+"\]$')
ARROW = re.compile(r"^ *(\w+) (-->|-\.->) (\w+)$")
FRAME = re.compile(r"^ *(flowchart TD|subgraph \w+|end)$")


@dataclass
class House:
    rooms: set[str]
    arrows: Arrows
    """Who imports from whom."""
    found: Arrows
    """Who finds whom by a name that is put together."""


def diagram_in(text: str) -> list[str]:
    [diagram] = re.findall(r"^```mermaid\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    return str(diagram).splitlines()


def drawn(diagram: list[str]) -> House:
    """The house as a diagram shows it."""
    rooms = {match[1]: match[2] for line in diagram if (match := ROOM.match(line))}
    arrows = [match for line in diagram if (match := ARROW.match(line))]
    strange = [line for line in diagram if not (ROOM.match(line) or ARROW.match(line) or FRAME.match(line))]
    assert strange == [], "neither a room nor an arrow"
    here = {kind: {(rooms[one[1]], rooms[one[3]]) for one in arrows if one[2] == kind} for kind in ("-->", "-.->")}
    return House(set(rooms.values()), here["-->"], here["-.->"])


def built() -> House:
    """The house as it is. What follows from other arrows is left out: whoever enters a room may go on from there."""
    code = "game", "scenes", "main.py"
    arrows = {(room_of(one.importer), room_of(one.module)) for one in all_imports(*code) if one.own}
    return House(
        {room_of(module_of(path)) for path in sources(*code)} - {"scenes"},
        fewest({(here, there) for here, there in arrows if here != there and "scenes" not in (here, there)}),
        {(room_of("scenes.table.registry"), room_of(game.table)) for game in catalogue.GAMES.values()},
    )


def room_of(module: str) -> str:
    """The part of the house a module is in, as its folder or file: those of `scenes`, and `game` with its door."""
    parts = module.split(".")
    if parts[0] == "game":
        return "game/door" if parts[1:2] == ["door"] else "game"
    room = "/".join(parts[:2])
    return room if (ROOT / room).is_dir() else f"{room}.py"


def fewest(arrows: Arrows) -> Arrows:
    """Those from which all the others follow."""
    return {(here, there) for here, there in arrows if there not in _reached(here, arrows - {(here, there)})}


def _reached(start: str, arrows: Arrows) -> set[str]:
    found, new = set[str](), {start}
    while new:
        new = {there for here, there in arrows if here in new} - found
        found |= new
    return found
