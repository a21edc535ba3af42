"""Pictures with computer players at the table: sitting down, thinking, hints, looking on, taking over."""

from collections.abc import Callable
from functools import cache

from game import catalogue, saves
from game.chance import Chance
from game.contract import Move
from game.match import Match, Seat
from game.players import HUMAN, LEVELS, Budget, decide, make_player
from game.players.judge import judge_of
from game.players.thinker import Answer
from scenes.devices.intents import KEYS, Action, Intent
from scenes.devices.seating import Chair, Seating
from scenes.drawing.theme import NAMES
from scenes.pages.lobby import Lobby
from scenes.pages.over_table.take_over import TakeOver
from scenes.pages.performance import PerformanceDialog
from scenes.pages.seat_menu import SeatMenu
from scenes.pages.title import Title
from scenes.stage.scene import Push
from scenes.stage.stage import Stage
from scenes.stage.thinking import Thinking
from scenes.table.guides.spectator import Attract
from scenes.table.registry import sit_down
from scenes.table.scene import TableScene

MOMENTS = {"klongs": (3, 30), "bakong": (5, 34), "market": (3, 13), "dice": (3, 17)}
"""By game, a number of players and of decisions at which there is something to think about."""


_advice: dict[str, Move] = {}
"""By position: several tests go over all screens, and the search is the same each time."""


class Adviser:
    """Answers a hint at once, by a short search; anything else never."""

    def __init__(self) -> None:
        self.match: Match | None = None

    def ask(self, match: Match, _player: str, _seed: int, hint: bool = False) -> None:
        self.match = match if hint else None

    def poll(self) -> Answer | None:
        if self.match is None:
            return None
        match, self.match = self.match, None
        seat = match.state.to_move
        assert seat is not None
        if match.digest() not in _advice:
            _advice[match.digest()] = decide(match.state, make_player("hard", match.game), Chance(1), Budget(None, 400))
        move = _advice[match.digest()]
        return Answer(move, seat, "hard", judge_of(match.game).reasons(match.state, move))

    def drop(self) -> None:
        self.match = None

    def close(self) -> None:
        self.drop()


def _seats(count: int) -> list[Seat]:
    return [Seat(name, i) for i, name in enumerate(NAMES[:count])]


@cache
def _moves_to(game_id: str) -> list[Move]:
    """What medium players decide on the way to the moment of a game."""
    count, decisions = MOMENTS[game_id]
    match = Match(saves.setup_of(game_id, _seats(count), {}, 6, 0))
    medium, chance = make_player("medium", match.game), Chance(2)
    while len(match.history) < decisions or len(match.state.moves()) < 2:
        match.play(decide(match.state, medium, chance))
    return [entry.move for entry in match.history]


def _table(stage: Stage, game_id: str, *players: str) -> TableScene:
    """A match between medium players at its moment, with these in the seats from the one to move on."""
    count, _ = MOMENTS[game_id]
    seats = _seats(count)
    match = saves.new_match(game_id, seats, seed=6, starter=0)
    for move in _moves_to(game_id):
        match.play(move)
    to_move = match.state.to_move
    assert to_move is not None
    for i in range(count):
        player = players[i % len(players)]
        name = NAMES[i] if player == HUMAN else stage.texts(f"computer-{player}")
        seats[(to_move + i) % count] = Seat(name, (to_move + i) % count, player)
    match.reseat(seats)
    stage.thinking = Thinking(Adviser())  # type: ignore[arg-type]
    play = sit_down(match, Seating.of(seats))
    stage.take(Push(play))
    stage.turn(0.02)
    return play


def _thinking(game_id: str) -> Callable[[Stage], None]:
    def put(stage: Stage) -> None:
        _table(stage, game_id, "hard", HUMAN, "easy", "medium", "easy")
        _settled(stage)

    return put


def _settled(stage: Stage) -> None:
    stage.turn(0.02)


def _turn_moment(stage: Stage) -> None:
    """The turn has just passed to a person."""
    play = _table(stage, "klongs", HUMAN, "easy", "hard")
    moments = play.tabletop.moments
    moments.clear()
    moments.meanwhile(moments.band(play.course.seat or 0, stage.texts("turn-of", name=NAMES[0]), seconds=1.6))


def _film(stage: Stage) -> None:
    """What has happened since somebody's last turn, in the middle of it."""
    play = _table(stage, "bakong", HUMAN, "easy", "hard", "medium", "easy")
    stage.take(play.handle(Intent(Action.PREVIOUS, KEYS)))
    for _ in range(60):
        stage.turn(1 / 30)


def _hint(game_id: str) -> Callable[[Stage], None]:
    def put(stage: Stage) -> None:
        play = _table(stage, game_id, HUMAN, "medium", "easy", "hard", "medium")
        play.hint.ask()
        _settled(stage)

    return put


def _watched(game_id: str, show: bool = False) -> Callable[[Stage], None]:
    def put(stage: Stage) -> None:
        play = _table(stage, game_id, *LEVELS)
        if show:
            play.guide = Attract()
        _settled(stage)

    return put


def _lobby(stage: Stage) -> None:
    kinds = (HUMAN, "easy", "medium", "hard", "medium", HUMAN)
    names = [NAMES[i] if kind == HUMAN else stage.texts(f"computer-{kind}") for i, kind in enumerate(kinds)]
    names[4] += " 2"
    chairs = [Chair(name, i, None, kind) for i, (name, kind) in enumerate(zip(names, kinds, strict=True))]
    stage.take(Push(Lobby(catalogue.find("bakong"), Seating(chairs))))
    stage.turn(0.02)


def _seat_menu(stage: Stage) -> None:
    _lobby(stage)
    lobby = stage.top
    assert isinstance(lobby, Lobby)
    stage.take(Push(SeatMenu(lobby.seating, 3, print)))


def _take_over(stage: Stage) -> None:
    stage.take(Push(TakeOver(_table(stage, "bakong", HUMAN, "easy", HUMAN, "medium", "hard"))))


def _show(stage: Stage) -> None:
    stage.take(Push(Title()))
    stage.take(Push(PerformanceDialog()))


COMPUTER_SHOTS: dict[str, Callable[[Stage], None]] = {
    "lobby-computers": _lobby,
    "seat-menu-computer": _seat_menu,
    "take-over": _take_over,
    "show": _show,
    **{f"{game_id}-thinking": _thinking(game_id) for game_id in MOMENTS},
    **{f"{game_id}-hint": _hint(game_id) for game_id in MOMENTS},
    "klongs-watched": _watched("klongs"),
    "bakong-show": _watched("bakong", show=True),
    "turn-moment": _turn_moment,
    "film": _film,
}
