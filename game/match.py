"""One game being played: its set-up and its moves. Undo, resuming and watching it again all follow from those two."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from hashlib import blake2s
from typing import Any, Protocol, Self

from game import catalogue, maps
from game.chance import Chance
from game.contract import BOARD, Event, Game, Move, State, Table
from game.door.sentences import can_be_drawn
from game.players import HUMAN, PLAYERS
from game.storage import Problem

COLOURS = 6
SEEDS = 1 << 64
LONGEST_NAME = 40
DIGEST = re.compile("[0-9a-f]{0,64}(-[0-9a-f]{1,64})?")


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there. `colour` (0 to 5) also says the emblem; `player` is "human" or a computer player's id."""

    name: str
    colour: int
    player: str = HUMAN


@dataclass(frozen=True, slots=True)
class Setup:
    """All that a match is before its first move. `digest` names the components it is played with."""

    game: str
    seats: tuple[Seat, ...]
    options: Mapping[str, str]
    seed: int
    starter: int | None
    digest: str

    def __post_init__(self) -> None:
        fault = self._fault()
        if fault:
            raise ValueError(fault)

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "seats": [asdict(seat) for seat in self.seats], "options": dict(self.options)}

    @classmethod
    def from_json(cls, values: Mapping[str, Any]) -> Self:
        """ValueError, in words, if the values make no set-up; Problem if the game is unknown."""
        try:
            seats = tuple(Seat(seat["name"], seat["colour"], seat["player"]) for seat in values["seats"])
            options = dict(values["options"])
            return cls(values["game"], seats, options, values["seed"], values["starter"], values["digest"])
        except KeyError as missing:
            raise ValueError(f"{missing} is missing") from None
        except (TypeError, AttributeError):
            raise ValueError("a value is of the wrong kind") from None

    def _fault(self) -> str | None:
        """What is wrong with it, in words; Problem if it is not the set-up that is at fault."""
        game = catalogue.find(self.game)
        return self._fault_of_seats(game) or self._fault_of_start() or self._fault_of_components(game)

    def _fault_of_seats(self, game: Game) -> str | None:
        count = len(self.seats)
        if count not in game.seats:
            return f"{self.game} is not for {count} players but for {' or '.join(map(str, game.seats))}"
        for number, seat in enumerate(self.seats, 1):
            if not isinstance(seat.name, str) or seat.player not in (HUMAN, *PLAYERS):
                return f"seat {number} has no name or an unknown player {seat.player!r}"
            if len(seat.name) > LONGEST_NAME or not can_be_drawn(seat.name):
                return f"the name of seat {number} is longer than {LONGEST_NAME} letters or cannot be drawn"
            if type(seat.colour) is not int or not 0 <= seat.colour < COLOURS:
                return f"the colour of seat {number} is not a number from 0 to {COLOURS - 1}"
        return "two seats have the same colour" if len({seat.colour for seat in self.seats}) < count else None

    def _fault_of_start(self) -> str | None:
        if type(self.seed) is not int or not 0 <= self.seed < SEEDS:
            return "the seed is not a whole number from 0 to 2^64 - 1"
        if self.starter is not None and (type(self.starter) is not int or not 0 <= self.starter < len(self.seats)):
            return "the starter is none of the seats"
        return None

    def _fault_of_components(self, game: Game) -> str | None:
        components = catalogue.components_of(game)
        known = {option.key: option.values for option in catalogue.options_of(game)}
        for key, value in self.options.items():
            if value not in known.get(key, ()):
                if key == BOARD and components.boards:
                    cure = f"or put a good {maps.file_of(value)} back"
                    raise Problem(f"there is no good board {value}", cure)
                return f"{self.game} has no option {key} = {value}"
        board, count = components.board_of(self.options), len(self.seats)
        if board and count not in board.seats:
            return f"the board {board.name} is not for {count} players but for {' or '.join(map(str, board.seats))}"
        return (
            None if isinstance(self.digest, str) and DIGEST.fullmatch(self.digest) else "the components have no digest"
        )

    def begin(self) -> tuple[State, list[Event]]:
        game = catalogue.find(self.game)
        table = Table(len(self.seats), self.starter, catalogue.chosen_of(game, self.options))
        return game.begin(table, catalogue.components_of(game), Chance(self.seed))


@dataclass(frozen=True, slots=True)
class Entry:
    """One decision of the match and what came of it."""

    seat: int
    move: Move
    events: tuple[Event, ...]


class Keeper(Protocol):
    """Whoever writes a match down while it is played."""

    def played(self, entry: Entry, digest: str, over: bool) -> None: ...

    def undone(self, digest: str) -> None: ...

    def reseated(self, seats: Sequence[Seat], digest: str) -> None: ...

    def advised(self, seat: int, digest: str) -> None: ...


class Match:
    """The position now and the way there. Without a keeper it lives in memory only."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.keeper: Keeper | None = None
        self.game: Game = catalogue.find(setup.game)
        self.history: list[Entry] = []
        self.helped: set[int] = set()
        """The seats that a computer player has held at any time, or that a hint was asked for."""
        self.computed: set[int] = set()
        """The seats that a computer player has decided for. Neither is ever taken back: what was seen was seen."""
        self.peopled = False
        """Whether a person has had a seat at any time; else it is a performance of computer players."""
        self.passed: list[State] | None = None
        """While a save is played again, the positions before each decision: so going back there takes no time."""
        self.trying: Move | None = None
        """The move that is being made, or was refused: the record has only those that were."""
        self._note_holders()
        self.state: State
        self.opening: list[Event]
        self.state, self.opening = setup.begin()

    @property
    def over(self) -> bool:
        return self.state.to_move is None

    def play(self, move: Move) -> list[Event]:
        """Play and write down; IllegalMove, and nothing changed, if the move is not legal."""
        seat = self.state.to_move
        before = self.state.copy() if self.passed is not None else None
        self.trying = move
        events = self.state.play(move)
        self.trying = None
        if self.passed is not None and before is not None:
            self.passed.append(before)
        assert seat is not None, "a state without a seat to move must refuse every move"
        if self.setup.seats[seat].player != HUMAN:
            self.computed.add(seat)
        self.history.append(Entry(seat, move, tuple(events)))
        if self.keeper:
            self.keeper.played(self.history[-1], self.digest(), self.over)
        return events

    @property
    def can_undo(self) -> bool:
        """Nothing that came out, a roll or a card, can be hidden again."""
        return bool(self.history) and not any(event.reveals for event in self.history[-1].events)

    def undo(self) -> Entry:
        """Take the last decision back; ValueError if that cannot be (see `can_undo`)."""
        if not self.can_undo:
            raise ValueError("there is nothing to take back, or it has revealed something")
        entry = self.history.pop()
        if self.passed:
            self.state = self.passed.pop()
        else:
            self.state, _ = self.setup.begin()
            for earlier in self.history:
                self.state.play(earlier.move)
        if self.keeper:
            self.keeper.undone(self.digest())
        return entry

    def reseat(self, seats: Sequence[Seat]) -> None:
        """Other hands for the seats: somebody leaves, or comes back. The rules know nothing of it."""
        self.setup = replace(self.setup, seats=tuple(seats))
        self._note_holders()
        if self.keeper:
            self.keeper.reseated(seats, self.digest())

    def advise(self, seat: int) -> None:
        """A hint was asked for: that is written down once for each seat."""
        if seat in self.helped:
            return
        self.helped.add(seat)
        if self.keeper:
            self.keeper.advised(seat, self.digest())

    def _note_holders(self) -> None:
        computers = {number for number, seat in enumerate(self.setup.seats) if seat.player != HUMAN}
        self.helped |= computers
        self.peopled |= len(computers) < len(self.setup.seats)

    def digest(self) -> str:
        """A short name for exactly this position."""
        return blake2s(repr(self.state.snapshot()).encode(), digest_size=8).hexdigest()
