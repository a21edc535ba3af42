"""Bangkok: Floating Market on the screen."""

from scenes.market.leaves import LEAVES
from scenes.market.tabletop import MarketTabletop
from scenes.table.registry import GameTable

TABLE = GameTable(lay=MarketTabletop, rules=LEAVES, rulings=9, secrets="objectives")
