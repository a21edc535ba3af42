"""The components of Bakong, from assets/components/bakong.toml (B2-B6), and its trails, the boards of maps/ (B1)."""

from dataclasses import replace

from game.bakong.board import SEATS, read_board
from game.bakong.rules import KINDS, OBJECTS, POCKETS, TILES, GreatPart, ObjectPart, PackPart, Parts
from game.bakong.squares import fit
from game.components import Section, read_components
from game.contract import Components
from game.maps import read_boards

GAME_ID = "bakong"
MOST_SEATS = max(SEATS)
MOST_POINTS = 99
MOST_TOKENS = 999
MOST_COPIES = 9
LONGEST = 6
"""How wide and high the central pocket and a thing may be, in squares."""
MOST_SQUARES = 20
"""How many squares the central pocket may have: what fits there is worked out for every set of objects."""
COMPASS = "compass"


def load() -> Components:
    """The checked components; Problem if there is no good file, or no good trail."""
    components = read_components(f"{GAME_ID}.toml", _parts)
    return replace(components, boards=read_boards(GAME_ID, read_board))


def _parts(file: Section) -> Parts:
    pack = _pack(file.section("pack"))
    tokens, points = file.section("tokens"), file.section("points")
    parts = Parts(
        tiles=_tiles(file),
        objects=_objects(file, pack),
        greats=_greats(file, pack),
        ones=tokens.whole("ones", 0, MOST_TOKENS),
        threes=tokens.whole("threes", 0, MOST_TOKENS),
        ouches=tokens.whole("ouches", 0, MOST_TOKENS),
        first_home=points.whole("first_home", 0, MOST_POINTS),
        ouch_worth=points.whole("ouch", -MOST_POINTS, -1),
        pack=pack,
    )
    for section in (tokens, points):
        section.done()
    return parts


def _pack(file: Section) -> PackPart:
    central, pockets = file.section("central"), file.section("pockets")
    pack = PackPart(
        width=central.whole("width", 1, LONGEST),
        height=central.whole("height", 1, LONGEST),
        pockets=tuple(pockets.whole(pocket, 0, LONGEST) for pocket in POCKETS),
    )
    for section in (central, pockets, file):
        section.done()
    if pack.width * pack.height > MOST_SQUARES:
        what = f"the central pocket has {pack.width * pack.height} squares"
        raise file.problem("central", what, f"make it {MOST_SQUARES} at most")
    return pack


def _tiles(file: Section) -> tuple[tuple[str, str], ...]:
    tiles: list[tuple[str, str]] = []
    for row in file.sections("tiles"):
        front, back = row.word("front", KINDS), row.word("back", KINDS)
        tiles += [(front, back)] * row.whole("count", 0, TILES)
        row.done()
    if len(tiles) != TILES:
        raise file.problem("tiles", f"these are {len(tiles)} tiles", f"let the counts make {TILES}")
    return tuple(tiles)


def _objects(file: Section, pack: PackPart) -> tuple[ObjectPart, ...]:
    objects = []
    table = file.section("objects")
    for name in OBJECTS:
        section = table.section(name)
        part = ObjectPart(name, section.whole("copies", 0, MOST_COPIES), *_size(section, pack))
        section.done()
        if name == COMPASS and part.width * part.height > 1:
            what = f"it is {part.width} x {part.height} squares large"
            raise table.problem(name, what, "make it 1 x 1, so that it goes into every pocket")
        objects.append(part)
    table.done()
    copies = sum(part.copies for part in objects)
    if copies < MOST_SEATS:
        cure = f"let there be {MOST_SEATS} or more, so that six players can take one each"
        raise file.problem("objects", f"there are {copies} objects", cure)
    return tuple(objects)


def _greats(file: Section, pack: PackPart) -> tuple[GreatPart, ...]:
    greats: dict[int, GreatPart] = {}
    for row in file.sections("greats"):
        points = row.whole("points", 1, MOST_POINTS)
        if points in greats:
            raise row.problem("points", f"{points} stands there twice", "give each great emerald points of its own")
        greats[points] = GreatPart(points, *_size(row, pack), row.flag("cursed", False))
        row.done()
    if len(greats) != MOST_SEATS:
        cure = f"let there be {MOST_SEATS}, one for each of six players"
        raise file.problem("greats", f"there are {len(greats)} great emeralds", cure)
    return tuple(greats[points] for points in sorted(greats, reverse=True))


def _size(file: Section, pack: PackPart) -> tuple[int, int]:
    """The width and height of a thing that goes into an empty backpack."""
    width, height = file.whole("width", 1, LONGEST), file.whole("height", 1, LONGEST)
    if not fit([(width, height)], (pack.width, pack.height)):
        cure = f"make it smaller, or the central pocket larger than {pack.width} x {pack.height}"
        raise file.problem("width", f"{width} x {height} squares do not fit an empty backpack", cure)
    return width, height
