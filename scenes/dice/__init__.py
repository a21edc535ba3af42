"""Bangkok: Dice on the screen."""

from scenes.dice.leaves import LEAVES
from scenes.dice.tabletop import DiceTabletop
from scenes.table.registry import GameTable

TABLE = GameTable(lay=DiceTabletop, rules=LEAVES, rulings=4)
