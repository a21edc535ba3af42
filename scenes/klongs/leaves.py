"""The pictures of the rules of Bangkok Klongs."""

from scenes.tables import RulesLeaf

LEAVES = (RulesLeaf("idea"),)
