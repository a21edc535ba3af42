"""Computer players. Each gets only what its seat can know, a budget, and chance of its own.

What a player understands of a game it asks of the game's judge; how well it listens are the traits of its level.
"""

from hashlib import blake2s
from importlib import import_module

from game.chance import Chance
from game.contract import Game, Move, State
from game.players.player import Budget as Budget
from game.players.player import Level
from game.players.player import Player as Player
from game.storage import Problem

HUMAN = "human"
LEVELS = ("easy", "medium", "hard")
"""The computer players that people sit down with, weakest first: each a module of `levels`."""
PLAYERS = ("random", *LEVELS)
"""All kinds of computer player, weakest first, by the id that seats and saves carry."""
USUAL = Budget(seconds=1.0)
"""What a player may think about one decision if nobody says otherwise."""


def level_of(id: str) -> Level:
    """The level with this id. Its module is loaded when it is first wanted: the start of the program does not pay."""
    if id not in PLAYERS:
        raise Problem(f"there is no computer player {id!r}", f"the kinds are {', '.join(PLAYERS)}")
    level = import_module(f"{__name__}.levels.{id}").LEVEL
    assert isinstance(level, Level)
    return level


def make_player(id: str, game: Game) -> Player:
    """A player of this level who knows this game."""
    return level_of(id).make(game)


def decide(state: State, player: Player, chance: Chance, budget: Budget | None = None) -> Move:
    """What the player does in this position: the one place where a player meets a state, stripped of its secrets."""
    assert state.to_move is not None, "nobody decides in a game that is over"
    return player.choose(state.known_to(state.to_move, chance), chance, budget or USUAL)


def chance_for(seed: int, *numbers: int) -> Chance:
    """Chance for a computer player: settled by the match's seed and, in a match, by the number of the decision and the
    seat, so that a game can be played again; yet no help in foretelling the match's own rolls."""
    name = " ".join(map(str, ("player", seed, *numbers)))
    return Chance(int.from_bytes(blake2s(name.encode(), digest_size=8).digest()))
