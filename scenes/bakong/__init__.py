"""Bakong on the screen."""

from scenes.bakong.leaves import LEAVES, OPTION_PICTURES
from scenes.bakong.tabletop import BakongTabletop
from scenes.table.registry import GameTable

TABLE = GameTable(
    lay=BakongTabletop,
    rules=LEAVES,
    option_pictures=OPTION_PICTURES,
    rulings=10,
    icons={"first_home": "icon-first_home"},
)
