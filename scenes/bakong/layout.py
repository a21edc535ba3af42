"""Where everything lies on the Bakong table. Geometry only: plain numbers on the plan."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pygame import FRect

from game.bakong.board import Trail
from game.bakong.packing import Laid
from game.bakong.rules import CAMP, TEMPLE
from scenes.drawing.theme import MARGIN_X, PLAN

PROMPT = FRect(360, 40, 1200, 80)
ROUND = FRect(96, 48, 240, 64)
"""At the left of the prompt: the bar may need its whole line."""
JUNGLE = FRect(0, 0, 1920, 704)
"""The room for the trail; its map is put there at the largest size that fits."""
DICE = FRect(96, 686, 306, 276)
PACK = FRect(412, 676, 290, 290)
EMBLEM = PACK.left + 30, PACK.top + 46
"""Of whoever carries the large pack."""
PACK_OUCHES = PACK.right - 62, PACK.top + 44
"""The middle of the ouch that stands for all of them, on the large pack."""
CREW = FRect(716, 682, 742, 282)
RESERVE = FRect(1472, 682, 352, 282)

DIE = 112.0
CAVE_DIE = 76.0
PAWNS = (108.0, 98.0, 84.0)
CROWDED = 68.0
"""How tall an adventurer stands on the trail, drum and all: alone, in two, in three; in a crowd of two rows."""
PLATE = 82.0
LABEL, LABEL_OUT = 42.0, 24.0
"""How high the words are that say on the trail what would come, and how far they may reach into the margin or
give way to each other."""
SHELF_SQUARES, SHELF_SQUARE = 7, 43.0
"""How many squares fit on a shelf of the reserve, and how large they are at most."""

SQUARE = 50.0
"""A square of the backpack on its drawing, which is 300 wide and high."""
DRAWN = 300.0
POCKETS = {"central": (75.0, 84.0), "left": (11.0, 120.0), "right": (239.0, 120.0), "top": (100.0, 16.0)}
"""The corner of each pocket on the drawing."""


@dataclass(frozen=True)
class Path:
    """The trail on the plan."""

    trail: Trail
    cell: float
    left: float
    top: float

    @classmethod
    def of(cls, trail: Trail) -> "Path":
        cell = min(JUNGLE.width / trail.width, JUNGLE.height / trail.height)
        return cls(trail, cell, JUNGLE.centerx - trail.width * cell / 2, JUNGLE.bottom - trail.height * cell)

    def rect_of(self, x: float, y: float, width: float, height: float) -> FRect:
        """A box of the map, in its tiles."""
        cell = self.cell
        return FRect(self.left + x * cell, self.top + y * cell, width * cell, height * cell)

    def middle(self, place: int) -> tuple[float, float]:
        spot = self.trail.places[place]
        return self.left + spot.x * self.cell, self.top + spot.y * self.cell

    def rect(self, place: int) -> FRect:
        spot = self.trail.places[place]
        return self.rect_of(spot.x - spot.width / 2, spot.y - spot.height / 2, spot.width, spot.height)

    def stand(self, place: int, index: int, count: int) -> tuple[float, float]:
        """Where the drum of one of several adventurers stands who share a place: up to three abreast, in two rows."""
        box = self.rect(place)
        behind = count - 3 if count > 3 else 0
        row, at, abreast = (0, index, behind) if index < behind else (1, index - behind, count - behind)
        pitch = 64.0 if abreast == 2 and not behind else 50.0
        feet = box.bottom - (58 if place == TEMPLE else 8) - (CROWDED - 2 if behind and not row else 0)
        return box.centerx + (at - (abreast - 1) / 2) * pitch, feet

    @property
    def first_home(self) -> FRect:
        """The tile for the first who comes home, as it lies at the camp."""
        camp = self.rect(CAMP)
        return FRect(camp.left - 6, camp.top - 16, 84, 56)


def labels(path: Path, wanted: Sequence[tuple[int, float]], signs: Sequence[FRect] = ()) -> list[FRect]:
    """Where words of these widths stand at these places, clear of signs: below the foot of each or, in the lowest row
    and where something stands there already, over it, at its head or across it; always clear of the prompt, even if the
    place lies behind it."""
    found: list[FRect] = []
    edge = MARGIN_X - LABEL_OUT
    for place, wide in wanted:
        box = path.rect(place)
        lefts = [box.centerx - wide / 2 + aside for aside in (0, LABEL_OUT, -LABEL_OUT)]
        tops = box.bottom - 6, box.bottom - LABEL - 2, box.top - LABEL + 6, box.centery - LABEL / 2
        free = [top for top in tops if PROMPT.bottom < top < CREW.top - LABEL - 8] or [PROMPT.bottom + 1]
        boxes = [FRect(min(max(left, edge), PLAN[0] - edge - wide), top, wide, LABEL) for top in free for left in lefts]
        found.append(next((one for one in boxes if one.collidelist([*found, *signs]) < 0), boxes[0]))
    return found


def pawn(sharing: int) -> float:
    """How tall each of so many adventurers stands who share a place."""
    return PAWNS[max(1, sharing) - 1] if sharing <= len(PAWNS) else CROWDED


def die(index: int) -> FRect:
    x = DICE.left + 14 + index * (DIE + 46)
    return FRect(x, DICE.top + 44, DIE, DIE)


def die_words(index: int) -> FRect:
    """Where it is said what a die is for."""
    box = die(index)
    return FRect(box.left - 6, box.top - 50, box.width + 42, 44)


def plate(index: int, count: int) -> FRect:
    """Plates stand at the foot of the dice's corner, the last one lowest."""
    top = DICE.bottom - (count - index) * (PLATE + 8) + 8
    return FRect(DICE.left, top, DICE.width, PLATE)


def waiting(width: int, height: int) -> FRect:
    """Where something lies that has no room in the pack yet."""
    square = PACK.width * SQUARE / DRAWN
    return FRect(DICE.centerx - width * square / 2, DICE.top + 52, width * square, height * square)


AFTER = FRect(DICE.centerx - 96, DICE.top - 10, 192, 192)
"""The pack as it would be once something has gone."""


def laid(pack: FRect, one: Laid) -> FRect:
    """Where a thing lies in a pack drawn in this box."""
    scale = pack.width / DRAWN
    x, y = POCKETS[one.pocket]
    left, top = pack.left + (x + one.column * SQUARE) * scale, pack.top + (y + one.row * SQUARE) * scale
    return FRect(left, top, one.width * SQUARE * scale, one.height * SQUARE * scale)


def crew(seat: int, seats: int) -> FRect:
    """A player's panel: two or three in a row, at most two rows."""
    columns = seats if seats < 4 else (seats + 1) // 2
    rows = 1 if seats < 4 else 2
    width, height = CREW.width / columns, CREW.height / rows
    return FRect(CREW.left + seat % columns * width, CREW.top + seat // columns * height, width - 8, height - 6)


def crew_pack(seat: int, seats: int) -> FRect:
    """The small pack on a player's panel: at its left, or below the words where the panel is high and narrow."""
    box = crew(seat, seats)
    if seats == 3:
        size = min(box.width - 16, box.height - 104)
        return FRect(box.centerx - size / 2, box.bottom - size - 8, size, size)
    size = min(box.height - 10, box.width - (156 if seats == 2 else 130))
    return FRect(box.left + 4, box.centery - size / 2 - 1, size, size)


def crew_badge(seat: int, seats: int) -> tuple[float, float]:
    """The middle of the emblem on a player's panel: where nothing lies beside the top pocket, or before the name."""
    box, pack = crew(seat, seats), crew_pack(seat, seats)
    return (box.left + 36, box.top + 30) if seats == 3 else (pack.left + 24, pack.top + 26)


def crew_words(seat: int, seats: int) -> FRect:
    """Where name, points and ouches of a player stand: beside the pack, or above it."""
    box, pack = crew(seat, seats), crew_pack(seat, seats)
    if seats == 3:
        return FRect(box.left + 10, box.top, box.width - 20, pack.top - box.top)
    return FRect(pack.right + 6, box.top, box.right - 16 - pack.right, box.height)


def crew_ouches(seat: int, seats: int) -> tuple[float, float]:
    """The middle of the ouch that stands for all of them, where points fill the line above the pack: beside the top
    pocket."""
    pack = crew_pack(seat, seats)
    return pack.right - 36, pack.top + 24


def crew_points(seat: int, seats: int) -> tuple[float, float]:
    """About where a player's points stand: what earns some flies there."""
    room = crew_words(seat, seats)
    return room.centerx, room.centery + (24 if seats == 3 else 0)


def crew_first_home(seat: int, seats: int) -> FRect:
    """The tile for the first who comes home, on the panel of the player who has earned it: at the shoulder of the pack
    where neither emblem nor ouches are, so that it hides nothing that is carried."""
    pack = crew_pack(seat, seats)
    width = max(48.0, pack.width * 0.34)
    x = pack.left + pack.width * 0.14 if seats == 3 else pack.right - max(16.0, pack.width * 0.12)
    return FRect(x - width / 2, pack.top + pack.width * 0.18 - width / 3, width, width * 2 / 3)


def shelves(sizes: Mapping[str, tuple[int, int]]) -> tuple[dict[str, FRect], list[float]]:
    """Where objects of these sizes stand on the reserve's shelves, all to one scale, the high ones above; and how low
    each plank lies."""
    rows: list[list[str]] = []
    for name in sorted(sizes, key=lambda name: (-sizes[name][1], -sizes[name][0])):
        row = next((row for row in rows if sum(sizes[one][0] for one in (*row, name)) <= SHELF_SQUARES), None)
        if row is None:
            rows.append([name])
        else:
            row.append(name)
    high = sum(max(sizes[name][1] for name in row) for row in rows)
    square = min(SHELF_SQUARE, (RESERVE.height - 62 - 20 * len(rows)) / max(1, high))
    places, planks, y = {}, [], RESERVE.top + 4.0
    for row in rows:
        y += 18 + square * max(sizes[name][1] for name in row)
        wide = square * sum(sizes[name][0] for name in row)
        x, gap = RESERVE.left + 14, (RESERVE.width - 36 - wide) / max(1, len(row) - 1)
        for name in row:
            width, height = sizes[name][0] * square, sizes[name][1] * square
            places[name] = FRect(x, y - height, width, height)
            x += width + gap
        planks.append(y)
    return places, planks


OFFERS = FRect(712, 676, 1116, 292)
"""Things to choose from lie where the others' packs and the reserve are otherwise: the trail stays in sight."""
CARD_WIDTH, CARD_HEIGHT = 180.0, 160.0


def card(index: int, count: int) -> FRect:
    width = min(CARD_WIDTH, (OFFERS.width - 24) / count)
    left = OFFERS.centerx + (index - count / 2) * width
    return FRect(left + 4, OFFERS.top + 18, width - 8, CARD_HEIGHT)
