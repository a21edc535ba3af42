"""Computer players. Each gets only what its seat can know, a budget, and chance of its own."""

from collections.abc import Callable
from hashlib import blake2s

from game.chance import Chance
from game.contract import Move, State
from game.players.player import Budget as Budget
from game.players.player import Player as Player
from game.players.random_player import RandomPlayer
from game.storage import Problem

HUMAN = "human"
LEVELS = ("easy", "medium", "hard")
"""The computer players that people sit down with, weakest first."""
USUAL = Budget(seconds=1.0)
"""What a player may think about one decision if nobody says otherwise."""


def _easy() -> Player:
    from game.players.careful import EASY, CarefulPlayer

    return CarefulPlayer(EASY)


def _medium() -> Player:
    from game.players.careful import MEDIUM, CarefulPlayer

    return CarefulPlayer(MEDIUM)


def _hard() -> Player:
    from game.players.deep import DeepPlayer

    return DeepPlayer()


PLAYERS: dict[str, Callable[[], Player]] = {"random": RandomPlayer, "easy": _easy, "medium": _medium, "hard": _hard}
"""The kinds of computer player, weakest first, by the id that seats and saves carry."""


def make_player(name: str) -> Player:
    if name not in PLAYERS:
        raise Problem(f"there is no computer player {name!r}", f"the kinds are {', '.join(PLAYERS)}")
    return PLAYERS[name]()


def decide(state: State, player: Player, chance: Chance, budget: Budget | None = None) -> Move:
    """What the player does in this position: the one place where a player meets a state, stripped of its secrets."""
    assert state.to_move is not None, "nobody decides in a game that is over"
    return player.choose(state.known_to(state.to_move, chance), chance, budget or USUAL)


def chance_for(seed: int, *numbers: int) -> Chance:
    """Chance for a computer player: settled by the match's seed and, in a match, by the number of the decision and the
    seat, so that a game can be played again; yet no help in foretelling the match's own rolls."""
    name = " ".join(map(str, ("player", seed, *numbers)))
    return Chance(int.from_bytes(blake2s(name.encode(), digest_size=8).digest()))
