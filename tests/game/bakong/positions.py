"""Positions of Bakong put together by hand, for tests of single clauses."""

from collections.abc import Iterable, Mapping
from itertools import count

from game.bakong.records import EmeraldTaken, Flip, GreatTaken, ObjectTaken, ThrowAway, Walk
from game.bakong.rules import JUNGLE, KINDS, NUMBER_OF, TEMPLE
from game.bakong.state import BakongState
from game.bakong.turns import phases
from game.chance import Chance
from game.contract import Event, Move
from tests.support.tables import begin_bakong


def makes_room(state: BakongState, thing: str) -> bool:
    """Whether what waits for room is taken once the seat whose turn it is has thrown this away."""
    events = state.copy().play(ThrowAway(thing))
    return any(isinstance(event, EmeraldTaken | ObjectTaken | GreatTaken) for event in events)


class Path:
    """A trail of plain jungle in the first round, seat 0 to roll, nobody carrying anything."""

    def __init__(self, players: int = 3, seed: int = 1) -> None:
        self.state: BakongState = begin_bakong(players, seed, 0)[0]
        self.state.round = 1
        self.state.phase = phases.ROLL
        for place in range(1, TEMPLE):
            self.state.up[place] = self.state.down[place] = JUNGLE

    def lay(self, kinds: Mapping[int, str], backs: Mapping[int, str] | None = None) -> "Path":
        """Faces on these places, and backs; without one a tile looks the same from both sides."""
        for place, kind in kinds.items():
            self.state.up[place] = self.state.down[place] = KINDS.index(kind)
        for place, kind in (backs or {}).items():
            self.state.down[place] = KINDS.index(kind)
        return self

    def give(self, *things: str, seat: int = 0) -> "Path":
        """Objects and tokens from the reserve."""
        for thing in things:
            if thing in NUMBER_OF:
                assert self.state.reserve[NUMBER_OF[thing]], f"there is no {thing} left"
                self.state.reserve[NUMBER_OF[thing]] -= 1
            self.state.put_in(seat, thing)
        assert self.state.room(seat) >= 0, "that does not fit"
        return self

    def stand(self, place: int, great: int = 0, seat: int = 0) -> "Path":
        """Where an adventurer stands and, on the way home, with which great emerald."""
        self.state.places[seat] = place
        if great:
            self.state.great[seat] = great
            self.state.greats = tuple(points for points in self.state.greats if points != great)
        return self

    def ouches(self, ouches: int, seat: int = 0) -> "Path":
        self.state.ouches[seat] += ouches
        self.state.ouches_left -= ouches
        return self

    def next_dice(self, *dice: int) -> "Path":
        """What chance rolls next."""
        for seed in count():
            chance = Chance(seed)
            if all(chance.die() == die for die in dice):
                self.state.chance = Chance(seed)
                return self
        raise AssertionError

    def rolled(self, one: int, other: int) -> "Path":
        """The dice lie there, to flip and to move by."""
        self.state.dice = (one, other)
        self.state.phase = phases.FLIP
        return self

    def walk(self, steps: int) -> list[Event]:
        """So many steps, whatever the die; nothing flips."""
        self.state.steps = steps
        self.state.phase = phases.WALK
        return self.state.play(Walk(steps))

    def flip(self, one: int, other: int) -> list[Event]:
        """Flip with the one die, to move by the other."""
        self.rolled(one, other)
        return self.state.play(Flip(one))

    def play(self, *moves: Move) -> list[Event]:
        events: list[Event] = []
        for move in moves:
            events += self.state.play(move)
        return events

    def moves(self) -> list[Move]:
        return list(self.state.moves())

    def why(self, move: Move) -> str | None:
        reason = self.state.why_not(move)
        return reason.key if reason else None

    def carries(self, seat: int = 0) -> set[str]:
        return {name for name, number in NUMBER_OF.items() if self.state.objects[seat] >> number & 1}

    def in_reserve(self, name: str) -> int:
        return self.state.reserve[NUMBER_OF[name]]

    def at_temple(self) -> set[str]:
        return {name for name, number in NUMBER_OF.items() if self.state.temple[number]}

    def leave_at_temple(self, *names: str) -> "Path":
        for name in names:
            self.state.reserve[NUMBER_OF[name]] -= 1
            self.state.temple[NUMBER_OF[name]] += 1
        return self

    def no_reserve(self, *but: str) -> "Path":
        """No objects left in the reserve but these."""
        self.state.reserve = [2 if name in but else 0 for name in NUMBER_OF]
        return self


def of_kind(events: Iterable[Event], *kinds: type[Event]) -> list[Event]:
    return [event for event in events if type(event) in kinds]
