"""Bangkok Klongs on the screen: what only this table does."""
