"""The board of Bangkok Klongs, from a Tiled map: water, quarters, landings, entries, the Luk Phat track (K1-K4).

Spaces are numbers, column by column from the left and from the top. What stands here means something to the rules
or is drawn by the scene; both come from the same map.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from game.contract import Board
from game.klongs.records import BIG, LITTLE
from game.maps import Chart, Thing, Tile, board_digest

MOST_POINTS = 99
BEYOND = 1.0
"""How many tiles a jetty or a landing may reach over the edge of the map."""
NEAR = 0.02
"""How far off the grid, in tiles, an object may lie and still be meant to lie on it."""


@dataclass(frozen=True, slots=True)
class Step:
    """A step of the Luk Phat track: what it pays, and the market day it brings ("little", "BIG" or None)."""

    points: int
    day: str | None


@dataclass(frozen=True, slots=True)
class Picture:
    """Something to draw: the name of its art and where, in tiles from the top left corner of the map."""

    art: str
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Layout:
    title: str
    width: int
    height: int
    column: tuple[int, ...]
    """By space, as are row, neighbours and quarter."""
    row: tuple[int, ...]
    neighbours: tuple[tuple[int, ...], ...]
    """The spaces that touch by a side or a corner."""
    quarter: tuple[int, ...]
    quarters: tuple[tuple[int, ...], ...]
    landings: tuple[tuple[int, int, int, int], ...]
    """The four spaces of each, its name, the top-left one, first."""
    light: tuple[int, ...]
    dark: tuple[int, ...]
    by_column: tuple[tuple[int, ...], ...]
    by_row: tuple[tuple[int, ...], ...]
    track: tuple[Step, ...]
    """The start, worth nothing, and then the steps: the marker after n steps stands on `track[n]`."""
    tiles: tuple[str, ...]
    """By space, the art of its tile."""
    jetties: tuple[Picture, ...]
    landing_pictures: tuple[Picture, ...]
    """By landing, round the point where its four spaces meet."""

    @property
    def spaces(self) -> range:
        return range(len(self.column))

    def entries(self, players: int) -> tuple[int, ...]:
        """Where boats may enter: with two players the light spaces only (K11)."""
        return self.light if players == 2 else (*self.light, *self.dark)


def read_board(chart: Chart) -> Board:
    """The board of a map, checked; Problem at its first fault."""
    layout = _layout(chart)
    seats = (2, 3, 4) if layout.dark else (2,)
    meaning = (
        layout.column,
        layout.row,
        layout.quarters,
        layout.landings,
        layout.light,
        layout.dark,
        tuple((step.points, step.day) for step in layout.track),
    )
    return Board(chart.file.stem, layout.title, seats, board_digest(meaning), layout)


def _layout(chart: Chart) -> Layout:
    tiles = _water(chart)
    cells = sorted(tiles)
    number = {cell: space for space, cell in enumerate(cells)}
    neighbours = tuple(_round_about(cell, number) for cell in cells)
    light, dark = _entries(chart, tiles, number)
    _check_reach(chart, cells, neighbours, (*light, *dark))
    quarters = _quarters(chart, number)
    quarter = {space: i for i, four in enumerate(quarters) for space in four}
    jetties = tuple(_picture(chart, thing, "jetty") for thing in chart.things("jetties"))
    landings = _landings(chart, number, quarters, jetties)
    columns, rows = range(chart.width), range(chart.height)
    return Layout(
        title=chart.title(),
        width=chart.width,
        height=chart.height,
        column=tuple(column for column, _ in cells),
        row=tuple(row for _, row in cells),
        neighbours=neighbours,
        quarter=tuple(quarter[space] for space in range(len(cells))),
        quarters=quarters,
        landings=tuple(landings),
        light=light,
        dark=dark,
        by_column=tuple(tuple(number[cell] for cell in cells if cell[0] == column) for column in columns),
        by_row=tuple(tuple(number[cell] for cell in cells if cell[1] == row) for row in rows),
        track=_track(chart),
        tiles=tuple(chart.art(tiles[cell], _place("water", cell)) for cell in cells),
        jetties=jetties,
        landing_pictures=tuple(landings.values()),
    )


def _place(layer: str, cell: tuple[int, int]) -> str:
    return f"layer {layer}, column {cell[0]}, row {cell[1]}"


def _water(chart: Chart) -> dict[tuple[int, int], Tile]:
    tiles = chart.tiles("water")
    if not tiles:
        raise chart.problem("layer water", "there is no water", "paint water spaces")
    for cell, tile in sorted(tiles.items()):
        if tile.kind != "water":
            what = f"a tile of the class {tile.kind!r} lies here" if tile.kind else "a tile without a class lies here"
            raise chart.problem(_place("water", cell), what, "paint a tile of the class water, or erase it")
        if tile.properties.get("entry", "") not in ("", "light", "dark"):
            what = f"the tile's entry is {tile.properties['entry']!r}"
            raise chart.problem(_place("water", cell), what, "make it light or dark in the tileset")
    return tiles


def _round_about(cell: tuple[int, int], number: dict[tuple[int, int], int]) -> tuple[int, ...]:
    column, row = cell
    near = [(column + x, row + y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
    return tuple(number[other] for other in near if other in number)


def _entries(
    chart: Chart, tiles: dict[tuple[int, int], Tile], number: dict[tuple[int, int], int]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    light, dark = (
        tuple(space for cell, space in number.items() if tiles[cell].properties.get("entry") == shade)
        for shade in ("light", "dark")
    )
    if len(light) < 2:
        what = f"there are {len(light)} light entry spaces"
        raise chart.problem("layer water", what, "paint at least two with the tile whose entry is light")
    if len(dark) == 1:
        cure = "paint at least two with the tile whose entry is dark, or none for a board of two players"
        raise chart.problem("layer water", "there is one dark entry space", cure)
    return light, dark


def _check_reach(
    chart: Chart, cells: Sequence[tuple[int, int]], neighbours: Sequence[Sequence[int]], entries: Sequence[int]
) -> None:
    """Boats spread from the entry spaces, touching by side or corner: all water must be reached so."""
    reached, ahead = set(entries), list(entries)
    while ahead:
        for space in neighbours[ahead.pop()]:
            if space not in reached:
                reached.add(space)
                ahead.append(space)
    for space, cell in enumerate(cells):
        if space not in reached:
            cure = "join the water by a side or a corner, or erase the space"
            raise chart.problem(_place("water", cell), "no boat can reach this space from an entry space", cure)


def _on_grid(*values: float) -> bool:
    return all(abs(value - round(value)) <= NEAR for value in values)


def _quarters(chart: Chart, number: dict[tuple[int, int], int]) -> tuple[tuple[int, ...], ...]:
    quarters: list[tuple[int, ...]] = []
    taken: dict[int, Thing] = {}
    for thing in chart.things("quarters"):
        if not _on_grid(thing.x, thing.y, thing.width, thing.height):
            raise chart.fault(thing, "the quarter does not lie on the grid", "snap its corners to the grid")
        left, top, width, height = map(round, (thing.x, thing.y, thing.width, thing.height))
        cells = [(column, row) for column in range(left, left + width) for row in range(top, top + height)]
        four = tuple(number[cell] for cell in cells if cell in number)
        if (width, height) != (2, 2) or len(four) != 4:
            what = f"the quarter is {width} x {height} with {len(four)} water spaces"
            raise chart.fault(thing, what, "make it 2 x 2 over four water spaces")
        for space in four:
            if space in taken:
                what = f"it lies over the quarter {taken[space].id}"
                raise chart.fault(thing, what, "move one of them: each space is in one quarter")
            taken[space] = thing
        quarters.append(four)
    for cell, space in number.items():
        if space not in taken:
            cure = "draw a 2 x 2 quarter over it, or erase the space"
            raise chart.problem(_place("quarters", cell), "this water space is in no quarter", cure)
    return tuple(sorted(quarters))


def _landings(
    chart: Chart,
    number: dict[tuple[int, int], int],
    quarters: Sequence[tuple[int, ...]],
    jetties: Sequence[Picture],
) -> dict[tuple[int, int, int, int], Picture]:
    found: dict[tuple[int, int, int, int], Picture] = {}
    for thing in chart.things("landings"):
        x, y = thing.middle
        if not _on_grid(x, y):
            raise chart.fault(thing, "the landing is not where spaces meet", "snap its middle to a corner of the grid")
        column, row = round(x) - 1, round(y) - 1
        cells = [(column, row), (column, row + 1), (column + 1, row), (column + 1, row + 1)]
        spaces = tuple(number[cell] for cell in cells if cell in number)
        if len(spaces) != 4:
            what = f"the landing touches {len(spaces)} water spaces"
            raise chart.fault(thing, what, "move it to a corner where four meet")
        if spaces in quarters:
            cure = "move it to an edge of the quarter: no quarter ever holds four boats"
            raise chart.fault(thing, "the landing lies in the middle of a quarter", cure)
        if not any(
            j.x - NEAR <= x <= j.x + j.width + NEAR and j.y - NEAR <= y <= j.y + j.height + NEAR for j in jetties
        ):
            raise chart.fault(thing, "the landing stands on no jetty", "move it to a jetty, or draw one below it")
        if spaces in found:
            raise chart.fault(thing, "there is already a landing here", "remove one of them")
        found[spaces] = _picture(chart, thing, "landing")
    if not found:
        raise chart.problem("layer landings", "there is no landing", "place one where four spaces meet on a jetty")
    return dict(sorted(found.items()))


def _picture(chart: Chart, thing: Thing, art: str) -> Picture:
    left, top, right, bottom = thing.x, thing.y, thing.x + thing.width, thing.y + thing.height
    if min(left, top) < -BEYOND or right > chart.width + BEYOND or bottom > chart.height + BEYOND:
        raise chart.fault(thing, "it lies outside the map", "move it onto the map")
    if thing.tile:
        art = chart.art(thing.tile, f"layer {thing.layer}, object {thing.id}")
    return Picture(art, thing.x, thing.y, thing.width, thing.height)


def _track(chart: Chart) -> tuple[Step, ...]:
    layer = "luk_phat"
    steps: dict[int, Step] = {}
    for thing in chart.things(layer):
        step = chart.whole(thing, "step", 0, 99)
        if step in steps:
            raise chart.fault(thing, f"there is already a step {step}", "number the steps 0, 1, 2 ...")
        points = chart.whole(thing, "points", 0, MOST_POINTS)
        day = chart.word(thing, "day", ("none", LITTLE, BIG))
        if step == 0 and (points or day != "none"):
            raise chart.fault(thing, "step 0 is the start", "give it 0 points and the day none")
        steps[step] = Step(points, None if day == "none" else day)
    for step in range(len(steps)):
        if step not in steps:
            raise chart.problem(f"layer {layer}", f"there is no step {step}", "number the steps 0, 1, 2 ...")
    days = [steps[step].day for step in range(len(steps))]
    if BIG not in days:
        raise chart.problem(f"layer {layer}", "there is no BIG market day", "give the last step the day BIG")
    if days.index(BIG) < len(days) - 1:
        what = f"the BIG market day is step {days.index(BIG)} of {len(days) - 1}"
        raise chart.problem(f"layer {layer}", what, "let it be the last step, and the only BIG one")
    if days.count(LITTLE) < 2:
        what = f"there are {days.count(LITTLE)} little market days before the BIG one"
        raise chart.problem(f"layer {layer}", what, "give at least two steps the day little")
    return tuple(steps[step] for step in range(len(steps)))
