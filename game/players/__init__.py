"""Computer players. Each gets only what its seat can know, the legal moves, and chance of its own."""

from collections.abc import Callable, Sequence
from hashlib import blake2s
from typing import Protocol

from game.chance import Chance
from game.contract import Move, State
from game.players.random_player import RandomPlayer
from game.storage import Problem

HUMAN = "human"


class Player(Protocol):
    def choose(self, view: State, moves: Sequence[Move], chance: Chance) -> Move:
        """One of the moves, in a view of the position that holds nothing this seat cannot know."""


PLAYERS: dict[str, Callable[[], Player]] = {"random": RandomPlayer}
"""The kinds of computer player, weakest first, by the id that seats and saves carry."""


def make_player(kind: str) -> Player:
    if kind not in PLAYERS:
        raise Problem(f"there is no computer player {kind!r}", f"the kinds are {', '.join(PLAYERS)}")
    return PLAYERS[kind]()


def decide(player: Player, state: State, chance: Chance) -> Move:
    """What the player does in this position: the one place where a player meets a state, stripped of its secrets."""
    assert state.to_move is not None, "nobody decides in a game that is over"
    return player.choose(state.known_to(state.to_move, chance), state.moves(), chance)


def chance_for(seed: int, number: int) -> Chance:
    """Chance for a computer player: settled by the match's seed, yet no help in foretelling the match's own rolls."""
    return Chance(int.from_bytes(blake2s(f"player {seed} {number}".encode(), digest_size=8).digest()))
