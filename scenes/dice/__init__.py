"""Bangkok: Dice on the screen."""

from scenes.dice.leaves import LEAVES
from scenes.dice.scene import DiceScene
from scenes.table.registry import GameTable

TABLE = GameTable(play=DiceScene, rules=LEAVES, rulings=3)
