"""Bangkok: Floating Market on the screen."""

from scenes.market.leaves import LEAVES, OPTION_PICTURES
from scenes.market.tabletop import MarketTabletop
from scenes.table.registry import GameTable

TABLE = GameTable(
    lay=MarketTabletop,
    rules=LEAVES,
    option_pictures=OPTION_PICTURES,
    rulings=9,
    secrets="objectives",
    agreement="open_objectives",
)
