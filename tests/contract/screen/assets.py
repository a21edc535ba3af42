"""Every picture and sound that a game asks for is there: at its table, on the pages of its rules, on the results, on
the title."""

from unittest.mock import patch

from game import storage
from game.contract import Game
from scenes.devices.seating import Seating
from scenes.stage import navigation, sound
from scenes.stage.scene import Push, Scene
from scenes.stage.sound import Sound
from tests.contract.games import tables
from tests.contract.screens import Screen, deciding, played, steps, tellings


def check_every_picture_is_there(game: Game) -> None:
    screen = Screen()
    storage.take_notices()
    for moment in deciding(game):
        table = screen.lay(moment.match())
        for _ in steps(table, 3):
            screen.drawn(table)
    for moment in tellings(game):
        table = screen.lay(moment.match())
        table.commit(moment.move)
        for _ in screen.frames(table):
            screen.drawn(table)
    match = played(game, tables(game)[-1], 1)
    for place in (
        navigation.Results(match, Seating.of(match.setup.seats)),
        navigation.Title(),
        navigation.Lobby(game),
        navigation.Rules(game.id),
    ):
        screen.stage.take(Push(place))
        _look_at(screen, screen.stage.top)
    assert storage.take_notices() == []


def _look_at(screen: Screen, page: Scene) -> None:
    for leaf in range(len(getattr(page, "leaves", ("",)))):
        page.leaf = leaf  # type: ignore[attr-defined]
        screen.stage.draw()


def check_every_sound_is_there(game: Game) -> None:
    """Effects by name, or by name and number; and the tune of the table."""
    screen = Screen()
    with patch.object(Sound, "play", autospec=True, return_value=None) as play:
        for moment in tellings(game):
            table = screen.lay(moment.match())
            table.commit(moment.move)
            screen.watch(table)
    asked = {call.args[1] for call in play.call_args_list}
    names = {path.stem for path in sound.FOLDER.glob("*.ogg")}
    assert asked <= names | {name.rstrip("0123456789").rstrip("-") for name in names}
    assert f"music-{table.music}" in names
