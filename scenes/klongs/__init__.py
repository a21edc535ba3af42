"""Bangkok Klongs on the screen."""

from scenes.klongs.leaves import LEAVES, OPTION_PICTURES
from scenes.klongs.tabletop import KlongsTabletop
from scenes.table.registry import GameTable

ICONS = {"little_days": "icon-market-little", "big_day": "icon-market-big"}
TABLE = GameTable(
    lay=KlongsTabletop, rules=LEAVES, option_pictures=OPTION_PICTURES, rulings=9, icons=ICONS, secrets="hands"
)
