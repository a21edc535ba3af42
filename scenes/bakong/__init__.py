"""Bakong on the screen."""

from scenes.bakong.leaves import LEAVES
from scenes.bakong.scene import BakongScene
from scenes.table.registry import GameTable

TABLE = GameTable(play=BakongScene, rules=LEAVES, rulings=10, icons={"first_home": "icon-first_home"})
