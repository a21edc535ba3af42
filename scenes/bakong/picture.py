"""The Bakong table as it is shown, which may lag behind the rules: trail, adventurers, packs, reserve, temple."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from pygame import FRect

from game.bakong import packing, records
from game.bakong.board import Trail
from game.bakong.packing import Laid
from game.bakong.rules import NUMBER_OF, Rules
from game.contract import Event
from scenes.bakong import layout
from scenes.drawing.rolling import IVORY, DieSprite
from scenes.table.showing import picture as table


@dataclass
class TileSprite:
    kind: str
    turn: float = 1.0
    """How much of its width shows: none in the middle of a flip."""
    lift: float = 0.0
    alpha: float = 1.0


@dataclass
class Adventurer:
    seat: int
    x: float
    y: float
    place: int = 0
    lift: float = 0.0
    homeward: bool = False


@dataclass
class ThingSprite:
    """Something on its way between trail, packs, reserve and temple."""

    art: str
    x: float
    y: float
    width: float
    height: float
    turned: bool = False
    alpha: float = 1.0


@dataclass
class Pack:
    """What one seat carries, and how it is laid out."""

    objects: list[str] = field(default_factory=list)
    great: int | None = None
    ones: int = 0
    threes: int = 0
    ouches: int = 0
    laid: tuple[Laid, ...] = ()


class Picture(table.Picture):
    def __init__(self, rules: Rules, trail: Trail, seats: int) -> None:
        self.rules, self.seats = rules, seats
        self.path = layout.Path.of(trail)
        self.tiles: dict[int, TileSprite] = {}
        self.under: dict[int, str] = {}
        """The faces that lie down now and have been up before, by place."""
        self.packs = [Pack() for _ in range(seats)]
        parts = rules.parts
        self.reserve = {one.name: one.copies for one in parts.objects}
        self.sizes: dict[str | int, tuple[int, int]] = {one.name: (one.width, one.height) for one in parts.objects}
        """By thing, how many squares it is wide and high."""
        self.sizes |= {one.points: (one.width, one.height) for one in parts.greats} | {"1": (1, 1), "3": (1, 1)}
        self.ones, self.threes, self.ouches = parts.ones, parts.threes, parts.ouches
        self.greats: list[int] = []
        self.temple: list[str] = []
        self.opened = 0.0
        """How far the temple's gate is open."""
        self.first_home: int | None = None
        self.round = 0
        self.turn_of = 0
        self.dice: list[DieSprite] = []
        self.cave_dice: list[DieSprite] = []
        self.aloft: list[ThingSprite] = []
        self.marks: list[ThingSprite] = []
        """Signs that pop up over the trail for a moment."""
        self.crew = [Adventurer(seat, 0, 0) for seat in range(seats)]
        self.gather()

    # Adventurers

    def sharing(self, place: int) -> list[int]:
        """The seats on a place, in the order of seats."""
        return [one.seat for one in self.crew if one.place == place]

    def figure(self, seat: int) -> FRect:
        """What an adventurer takes up on the screen, wherever it is just now."""
        one = self.crew[seat]
        high = layout.pawn(len(self.sharing(one.place)))
        return FRect(one.x - high * 0.3, one.y - high + 4, high * 0.6, high - 6)

    def stand(self, seat: int) -> tuple[float, float]:
        """Where an adventurer stands among those who share the place."""
        place = self.crew[seat].place
        sharing = self.sharing(place)
        return self.path.stand(place, sharing.index(seat), len(sharing))

    def gather(self) -> None:
        """Everybody stands where they should."""
        for one in self.crew:
            one.x, one.y = self.stand(one.seat)
            one.lift = 0.0

    # Packs

    def repack(self, seat: int) -> None:
        pack = self.packs[seat]
        things: list[str | int] = [*pack.objects, *["1"] * pack.ones, *["3"] * pack.threes]
        if pack.great:
            things.append(pack.great)
        pack.laid = self.laid_out(things, pack.laid) or ()

    def laid_out(self, things: Sequence[str | int], before: tuple[Laid, ...]) -> tuple[Laid, ...] | None:
        """How these things lie in a pack that looked like that before; None if they do not fit."""
        objects = sum(1 << NUMBER_OF[thing] for thing in things if isinstance(thing, str) and thing in NUMBER_OF)
        great = next((thing for thing in things if isinstance(thing, int)), 0)
        return packing.layout(self.rules, objects, great, things.count("1"), things.count("3"), before)

    def points(self, seat: int) -> int:
        pack, parts = self.packs[seat], self.rules.parts
        home = parts.first_home if self.first_home == seat else 0
        return (pack.great or 0) + pack.ones + 3 * pack.threes + home + parts.ouch_worth * pack.ouches

    def leading(self) -> list[int]:
        """The seats that would win now; none while all are alike."""
        ranks = [(self.points(seat), self.packs[seat].great or 0) for seat in range(self.seats)]
        best = max(ranks)
        return [seat for seat, rank in enumerate(ranks) if rank == best] if min(ranks) < best else []

    # The reserve

    def shelves(self) -> tuple[dict[str, FRect], list[float]]:
        """Where the objects of the reserve stand, and how low each plank lies."""
        return layout.shelves({name: self.sizes[name] for name in self.reserve})

    # Events

    def apply(self, event: Event) -> None:
        match event:
            case records.TrailLaid(kinds, greats):
                self.tiles = {place: TileSprite(kind) for place, kind in enumerate(kinds, 1)}
                self.greats = list(greats)
            case records.TurnBegan(seat, number):
                self.turn_of, self.round = seat, number
                self.dice.clear()
            case records.DiceRolled(_, dice, _):
                self.dice = [self.die(i, value) for i, value in enumerate(dice)]
            case records.TileFlipped(_, place, was, now, _):
                self.tiles[place].kind = now
                self.under[place] = was
            case records.Stepped(seat, place):
                self.crew[seat].place = place
                self.gather()
            case records.TempleReached(_):
                self.opened = 1.0
            case records.GreatTaken(seat, points):
                self.greats.remove(points)
                self.packs[seat].great = points
                self.crew[seat].homeward = True
                self.repack(seat)
            case records.CameHome(seat):
                self.first_home = seat
            case _:
                self._pack_changes(event)

    def _pack_changes(self, event: Event) -> None:
        match event:
            case records.ObjectTaken(seat, thing, source):
                if source == records.TEMPLE:
                    self.temple.remove(thing)
                else:
                    self.reserve[thing] -= 1
                self._put(seat, thing)
            case records.EmeraldTaken(seat, token):
                self._tokens(token, -1)
                self._put(seat, token)
            case records.ThrownAway(seat, thing, to):
                self._take_out(seat, thing)
                self._lay_down(thing, to)
            case records.Sank(seat, thing):
                self._take_out(seat, thing)
            case records.SunkenReturned(things):
                for thing in things:
                    self.reserve[thing] += 1
            case records.OuchTaken(seat, _):
                self.ouches -= 1
                self.packs[seat].ouches += 1
            case records.OuchHealed(seat, _):
                self.ouches += 1
                self.packs[seat].ouches -= 1

    def _lay_down(self, thing: str, to: str) -> None:
        """Where something lies that has been thrown away: an object at the temple or in the reserve, a token there."""
        if thing in self.reserve and to == records.TEMPLE:
            self.temple.append(thing)
        elif thing in self.reserve:
            self.reserve[thing] += 1
        else:
            self._tokens(thing, 1)

    def _tokens(self, token: str, change: int) -> None:
        if token == "1":
            self.ones += change
        else:
            self.threes += change

    def _put(self, seat: int, thing: str) -> None:
        self._change(seat, thing, 1)

    def _take_out(self, seat: int, thing: str) -> None:
        self._change(seat, thing, -1)

    def _change(self, seat: int, thing: str, change: int) -> None:
        pack = self.packs[seat]
        if thing == "1":
            pack.ones += change
        elif thing == "3":
            pack.threes += change
        elif change > 0:
            pack.objects.append(thing)
        else:
            pack.objects.remove(thing)
        self.repack(seat)

    @staticmethod
    def die(index: int, value: int) -> DieSprite:
        x, y = layout.die(index).center
        return DieSprite(IVORY, value, x, y, layout.DIE)


def art_of(thing: str | int) -> str:
    """The drawing of a thing: an object, a small emerald's token, a great emerald."""
    if isinstance(thing, int):
        return f"great-{thing}"
    return f"emerald-{thing}" if thing in ("1", "3") else f"object-{thing}"
