"""The games there are, each registered once. A fifth game is a package and one more name in `_DECLARED`."""

from game import dice
from game.contract import Components, Game
from game.storage import Problem, notice

GAMES: dict[str, Game] = {}
_components: dict[str, Components] = {}

_DECLARED = (dice.GAME,)


def register(game: Game) -> None:
    if game.id in GAMES:
        raise ValueError(f"there is already a game with the id {game.id!r}; give each game its own")
    GAMES[game.id] = game


for _game in _DECLARED:
    register(_game)


def find(id: str) -> Game:
    if id not in GAMES:
        raise Problem(f"there is no game {id!r}", f"the games are {', '.join(GAMES)}")
    return GAMES[id]


def components_of(game: Game) -> Components:
    """The game's components, loaded once a session; Problem if they are broken."""
    if game.id not in _components:
        _components[game.id] = game.load()
    return _components[game.id]


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
