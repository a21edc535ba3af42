"""The games there are, each registered once. A fifth game is a package and one more name in `_DECLARED`."""

import traceback
from collections.abc import Mapping
from importlib import import_module
from types import ModuleType

from game import bakong, dice, klongs, market
from game.contract import BOARD, Components, Game, Option
from game.storage import Problem, notice, write_report

GAMES: dict[str, Game] = {}
_components: dict[str, Components] = {}
_reported: set[str] = set()
"""The games about whose components a report has been written."""

_DECLARED = (klongs.GAME, bakong.GAME, market.GAME, dice.GAME)


def register(game: Game) -> None:
    if game.id in GAMES:
        raise ValueError(f"there is already a game with the id {game.id!r}; give each game its own")
    GAMES[game.id] = game


for _game in _DECLARED:
    register(_game)


def admit(package: str) -> None:
    """Register the game that this package declares, unless it is: for a process that begins with the declared ones."""
    if all(game.package != package for game in GAMES.values()):
        register(import_module(package).GAME)


def find(id: str) -> Game:
    if id not in GAMES:
        raise Problem(f"there is no game {id!r}", f"the games are {', '.join(GAMES)}")
    return GAMES[id]


def part_of(game: Game, name: str) -> ModuleType:
    """A part of a game that is loaded when it is first wanted: the module of this name in the game's package."""
    return import_module(f"{game.package}.{name}")


def components_of(game: Game) -> Components:
    """The game's components, loaded once a session; Problem if they are broken."""
    if game.id not in _components:
        try:
            _components[game.id] = game.load()
        except Problem:
            raise
        except Exception as error:  # a fault that nobody foresaw costs one game, and never the start
            if game.id not in _reported:
                _reported.add(game.id)
                write_report("".join(traceback.format_exception(error)), game.id)
            what = f"the files of {game.id} cannot be used ({type(error).__name__}: {error})"
            raise Problem(what, "put assets and maps back as they were") from error
    return _components[game.id]


def options_of(game: Game) -> tuple[Option, ...]:
    """All that can be chosen before a match: what the game declares, and the board if there are boards."""
    boards = components_of(game).boards
    return (*game.options, Option(BOARD, tuple(boards))) if boards else game.options


def chosen_of(game: Game, options: Mapping[str, str]) -> dict[str, str]:
    """Every option of a game with its value: as given, or else the first."""
    return {**{option.key: option.values[0] for option in options_of(game)}, **options}


def playable() -> list[Game]:
    """The games whose components load; a notice says why another is missing."""
    games = []
    for game in GAMES.values():
        try:
            components_of(game)
        except Problem as problem:
            notice(str(problem))
        else:
            games.append(game)
    return games
