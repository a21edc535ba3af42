"""Bangkok: Floating Market on the screen."""

from scenes.market.leaves import LEAVES
from scenes.market.scene import MarketScene
from scenes.table.registry import GameTable

TABLE = GameTable(play=MarketScene, rules=LEAVES, rulings=9, secrets="objectives")
