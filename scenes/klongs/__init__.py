"""Bangkok Klongs on the screen."""

from scenes.klongs.leaves import LEAVES
from scenes.klongs.scene import KlongsScene
from scenes.tables import GameTable

TABLE = GameTable(picture="game-klongs", play=KlongsScene, rules=LEAVES, rulings=9, secrets=True)
