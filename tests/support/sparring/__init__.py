"""Sparring. Take sticks from heaps; a token that nobody else sees makes those of one heap count for more.

A tiny complete game that no player ever meets: the tests register it (`tests.support.registered`) to show that a fifth
game inherits every promise. It has the shape of the packages in `game/`; what else a game has, its table and its
assets, lies here too, in `scenes/` and `assets/`.
"""

from game.chance import Chance
from game.contract import Components, Event, Game, Option, State, Table
from tests.support.sparring import records
from tests.support.sparring.components import GAME_ID, load
from tests.support.sparring.state import SparringState


def _begin(table: Table, components: Components, chance: Chance) -> tuple[State, list[Event]]:
    return SparringState.begin(table, components.parts, chance)


GAME = Game(
    id=GAME_ID,
    package=__name__,
    table=f"{__name__}.scenes",
    seats=(2,),
    minutes=(1, 2),
    options=(Option("rain", ("off", "on")),),
    moves=records.MOVES,
    events=records.EVENTS,
    load=load,
    begin=_begin,
    secrets=True,
)
