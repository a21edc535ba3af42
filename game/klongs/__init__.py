"""Bangkok Klongs. Bring boats to the floating market, moor them round landings, collect goods for the stock."""

from game.chance import Chance
from game.contract import BOARD, Components, Event, Game, Option, State, Table
from game.klongs import records
from game.klongs.components import GAME_ID, load
from game.klongs.state import KlongsState


def _begin(table: Table, components: Components, chance: Chance) -> tuple[State, list[Event]]:
    board = components.board_of(table.options)
    assert board is not None, f"a table of {GAME_ID} needs the option {BOARD}"
    return KlongsState.begin(table, components.parts.rules[board.name], chance)


GAME = Game(
    id=GAME_ID,
    package=__name__,
    table="scenes.klongs",
    seats=(2, 3, 4),
    minutes=(45, 60),
    options=(Option("tactics", ("off", "on")),),
    moves=records.MOVES,
    events=records.EVENTS,
    load=load,
    begin=_begin,
    secrets=True,
)
