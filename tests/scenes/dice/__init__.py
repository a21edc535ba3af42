"""Bangkok: Dice on the screen: what only this table does."""
