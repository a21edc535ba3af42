"""Sparring on the screen: a table as small as one can be while it is whole. It has the shape of the packages in
`scenes/`, and may import what those may."""

from scenes.table.registry import GameTable
from tests.support.sparring.scenes.leaves import LEAVES
from tests.support.sparring.scenes.tabletop import SparringTabletop

ICONS = {"sticks": "icon-stack", "token": "icon-goal", "last": "icon-crown"}
TABLE = GameTable(lay=SparringTabletop, rules=LEAVES, rulings=1, icons=ICONS, secrets="tokens")
