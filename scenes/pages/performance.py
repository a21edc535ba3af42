"""Computer players perform: which game, by whom, and whether a press ends it or people look on at leisure."""

from game import catalogue, saves
from game.chance import Chance
from game.match import Match, Seat
from game.players import LEVELS
from scenes.devices.seating import Seating
from scenes.drawing.theme import LIVERIES
from scenes.pages.page import Dialog
from scenes.pages.widgets import Button, Choice, Widget
from scenes.stage import navigation
from scenes.stage.scene import Pop, Push, Step
from scenes.stage.texts import Texts
from scenes.table.faces import name_of

ANY = "any"
MIXED = "mixed"
CAST = LEVELS[::-1]
"""Who plays in a mixed company: one of each kind."""
MOST = 4
"""So many perform, if the game lets them."""


def perform(texts: Texts, game_id: str = ANY, level: str = MIXED) -> Step:
    """A match of computer players on the big screen, until somebody presses a button; nothing of it is kept."""
    match = Match(saves.setup_of(*_company(texts, game_id, level)))
    return Push(navigation.Performance(match, Seating.of(match.setup.seats)))


def perform_at_leisure(texts: Texts, game_id: str = ANY, level: str = MIXED) -> Step:
    """The same to look on: paused, stepped, sped up. It is saved only once a person takes a seat in it."""
    match = Match(saves.setup_of(*_company(texts, game_id, level)))
    return Push(navigation.Table(match, Seating.of(match.setup.seats)))


def _company(texts: Texts, game_id: str, level: str) -> tuple[str, list[Seat]]:
    games = catalogue.playable()
    game = next((one for one in games if one.id == game_id), None) or Chance(saves.fresh_seed()).pick(games)
    seats: list[Seat] = []
    cast = CAST if level == MIXED else (level,) * MOST
    for i, player in enumerate(cast[: max(game.seats)]):
        name = name_of(texts, player, {seat.name for seat in seats})
        seats.append(Seat(name, i % len(LIVERIES), player))
    return game.id, seats


class PerformanceDialog(Dialog):
    icon = "icon-watch"
    width = 1080.0

    def __init__(self) -> None:
        super().__init__()
        self.game, self.level = ANY, MIXED

    def lay_out(self) -> list[Widget]:
        texts = self.stage.texts
        self.title = texts("title-watch")
        games = [game.id for game in catalogue.playable()]
        names = [(ANY, texts("show-any")), *((game_id, texts(f"game-{game_id}")) for game_id in games)]
        players = [(MIXED, texts("show-mixed")), *((level, texts(f"player-{level}")) for level in LEVELS)]
        return [
            Choice(self.row(0, 5), texts("show-game"), names, self.game, self._choose_game),
            Choice(self.row(1, 5), texts("show-players"), players, self.level, self._choose_players),
            Button(self.row(2, 5), texts("show-begin"), self._begin, "icon-play", texts("show-begin-hint")),
            Button(self.row(3, 5), texts("show-leisure"), self._look_on, "icon-eye", texts("show-leisure-hint")),
            Button(self.row(4, 5), texts("bar-back"), Pop, "icon-undo"),
        ]

    def enter(self) -> None:
        super().enter()
        self.focus = 2

    def _choose_game(self, game_id: str) -> None:
        self.game = game_id

    def _choose_players(self, level: str) -> None:
        self.level = level

    def _begin(self) -> Step:
        return perform(self.stage.texts, self.game, self.level)

    def _look_on(self) -> Step:
        return perform_at_leisure(self.stage.texts, self.game, self.level)
