"""Bangkok: Floating Market. Shove boats in and out of the port, build a market of your own round chilli cards."""

from game.chance import Chance
from game.contract import Components, Event, Game, Option, State, Table
from game.market import records
from game.market.components import GAME_ID, load
from game.market.state import MarketState


def _begin(table: Table, components: Components, chance: Chance) -> tuple[State, list[Event]]:
    return MarketState.begin(table, components.parts, chance)


GAME = Game(
    id=GAME_ID,
    package=__name__,
    table="scenes.market",
    seats=(1, 2, 3, 4),
    minutes=(10, 30),
    options=(Option("expert", ("off", "on")),),
    moves=records.MOVES,
    events=records.EVENTS,
    load=load,
    begin=_begin,
    secrets=True,
)
