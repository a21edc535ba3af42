"""A position of Bakong as plain data: the trail, the adventurers with their backpacks, the reserve and the temple.

What is allowed when stands in the modules of `turns`.
"""

from typing import Any, Self

from game.bakong import hidden_faces, scoring
from game.bakong.records import SOURCES
from game.bakong.rules import KINDS, NO_TILE, NUMBER_OF, TEMPLE, Rules
from game.bakong.scoring import ONE, THREE
from game.chance import Chance
from game.contract import Standing
from game.phased import Phased

NONE = -1


class Position(Phased):
    __slots__ = (
        "chance",
        "declined",
        "dice",
        "down",
        "due_ones",
        "due_threes",
        "first",
        "flipped",
        "great",
        "greats",
        "objects",
        "ones",
        "ones_left",
        "ouches",
        "ouches_left",
        "places",
        "players",
        "rerolled",
        "reserve",
        "round",
        "rules",
        "seat",
        "seen",
        "sinking",
        "starter",
        "steps",
        "sunken",
        "temple",
        "threes",
        "threes_left",
        "to_move",
        "up",
        "wanted",
        "was",
    )

    rules: Rules
    chance: Chance
    """The rolls to come."""
    players: int
    to_move: int | None
    seat: int
    """Whose turn it is."""
    starter: int
    round: int
    """From 1; 0 while everybody takes a first object."""

    up: bytearray
    """By place, the kind that lies face up, and the one face down; NO_TILE at the camp and the temple."""
    down: bytearray
    seen: int
    """A bit for each place whose tile has been flipped in this match, so that all know both its faces."""

    places: list[int]
    """By seat, where its adventurer stands; then the points of its great emerald (0: none yet), its set of objects, its
    1-tokens and 3-tokens, and its ouches."""
    great: list[int]
    objects: list[int]
    ones: list[int]
    threes: list[int]
    ouches: list[int]

    reserve: list[int]
    """By object, how many lie in the reserve, and how many at the temple."""
    temple: list[int]
    ones_left: int
    threes_left: int
    ouches_left: int
    greats: tuple[int, ...]
    """The great emeralds that are still in the temple, the highest first."""

    dice: tuple[int, int]
    """As rolled this turn; zeros before."""
    rerolled: bool
    flipped: int
    """The place that was flipped this turn, or NONE; and the kind that was turned away."""
    was: int
    steps: int
    """The die to move by."""
    sinking: int
    """How many objects the quicksand of this move still takes; and the set of those it has."""
    sunken: int
    due_threes: int
    """The tokens found that are neither taken nor left yet."""
    due_ones: int
    wanted: str | int
    """What waits for room: an object, a token or a great emerald's points; "" if nothing does."""
    declined: int
    """The set of objects left on this visit of a camp or the temple, or thrown away at the temple: not to be taken on
    it (B18)."""
    first: int
    """The seat that came home first, or NONE."""

    # The backpack

    def room(self, seat: int) -> int:
        """How many more small emeralds fit."""
        return self.rules.room[self.great[seat]][self.objects[seat]] - self.ones[seat] - self.threes[seat]

    def fits(self, seat: int, thing: str | int) -> bool:
        """Whether a thing that the seat does not have fits beside what it carries."""
        great, objects = self.great[seat], self.objects[seat]
        more = 0
        if isinstance(thing, int):
            great = thing
        elif thing in NUMBER_OF:
            objects |= 1 << NUMBER_OF[thing]
        else:
            more = 1
        return self.rules.room[great][objects] >= self.ones[seat] + self.threes[seat] + more

    def put_in(self, seat: int, thing: str) -> None:
        """An object or a small emerald comes into the pack; where from is the caller's business for an object."""
        if thing == ONE:
            self.ones[seat] += 1
            self.ones_left -= 1
        elif thing == THREE:
            self.threes[seat] += 1
            self.threes_left -= 1
        else:
            self.objects[seat] |= 1 << NUMBER_OF[thing]

    def take_out(self, seat: int, thing: str) -> None:
        """The other way round."""
        if thing == ONE:
            self.ones[seat] -= 1
            self.ones_left += 1
        elif thing == THREE:
            self.threes[seat] -= 1
            self.threes_left += 1
        else:
            self.objects[seat] &= ~(1 << NUMBER_OF[thing])

    def holds(self, seat: int, thing: str) -> bool:
        if thing == ONE:
            return self.ones[seat] > 0
        if thing == THREE:
            return self.threes[seat] > 0
        return thing in NUMBER_OF and bool(self.objects[seat] >> NUMBER_OF[thing] & 1)

    # The trail

    def flip(self, place: int) -> None:
        self.up[place], self.down[place] = self.down[place], self.up[place]
        self.seen |= 1 << place

    def kind_at(self, place: int) -> str | None:
        """The kind that lies face up there; None at the camp and the temple."""
        return KINDS[self.up[place]] if 0 < place < TEMPLE else None

    def back_at(self, place: int) -> str | None:
        """The kind face down there, if that tile has been flipped in this match."""
        return KINDS[self.down[place]] if self.seen >> place & 1 else None

    # Points

    def totals(self) -> list[int]:
        return [sum(self.points_of(seat)) for seat in range(self.players)]

    def points_of(self, seat: int) -> tuple[int, int, int, int]:
        """By source, as things are now."""
        great, ones, threes = self.great[seat], self.ones[seat], self.threes[seat]
        return scoring.points(self.rules.parts, great, ones, threes, self.ouches[seat], seat == self.first)

    # What a State promises

    def copy(self) -> Self:
        return self._twin(Chance(self.chance.state))

    def known_to(self, _seat: int, chance: Chance) -> Self:
        """Secret are the backs of tiles never flipped and the rolls to come, and to everyone alike."""
        twin = self._twin(chance.branch())
        down = twin.down
        for place in hidden_faces.never_turned(self.seen):
            down[place] = NO_TILE
        tiles = hidden_faces.unseen(self.rules, bytes(self.up), bytes(down))
        for place, back in zip(tiles.places, hidden_faces.draw(tiles, chance), strict=True):
            down[place] = back
        return twin

    def _twin(self, chance: Chance) -> Self:
        twin = object.__new__(type(self))
        twin.rules = self.rules
        twin.chance = chance
        twin.players = self.players
        twin.to_move = self.to_move
        twin.seat = self.seat
        twin.starter = self.starter
        twin.round = self.round
        twin.phase = self.phase
        twin.up = self.up[:]
        twin.down = self.down[:]
        twin.seen = self.seen
        twin.places = self.places[:]
        twin.great = self.great[:]
        twin.objects = self.objects[:]
        twin.ones = self.ones[:]
        twin.threes = self.threes[:]
        twin.ouches = self.ouches[:]
        twin.reserve = self.reserve[:]
        twin.temple = self.temple[:]
        twin.ones_left = self.ones_left
        twin.threes_left = self.threes_left
        twin.ouches_left = self.ouches_left
        twin.greats = self.greats
        twin.dice = self.dice
        twin.rerolled = self.rerolled
        twin.flipped = self.flipped
        twin.was = self.was
        twin.steps = self.steps
        twin.sinking = self.sinking
        twin.sunken = self.sunken
        twin.due_threes = self.due_threes
        twin.due_ones = self.due_ones
        twin.wanted = self.wanted
        twin.declined = self.declined
        twin.first = self.first
        return twin

    def standings(self) -> list[Standing]:
        totals = self.totals()
        won = scoring.winners(totals, self.great)
        return [
            Standing(
                seat, points, tuple(zip(SOURCES, self.points_of(seat), strict=True)), seat in won, self.great[seat]
            )
            for seat, points in enumerate(totals)
        ]

    def snapshot(self) -> tuple[Any, ...]:
        return (
            self.chance.state,
            self.to_move,
            self.seat,
            self.starter,
            self.round,
            self.phase,
            (tuple(self.up), tuple(self.down), self.seen),
            (tuple(self.places), tuple(self.great), tuple(self.objects)),
            (tuple(self.ones), tuple(self.threes), tuple(self.ouches)),
            (tuple(self.reserve), tuple(self.temple), self.greats),
            (self.ones_left, self.threes_left, self.ouches_left),
            (self.dice, self.rerolled, self.flipped, self.was, self.steps),
            (self.sinking, self.sunken, self.due_threes, self.due_ones, self.wanted, self.declined),
            self.first,
        )
