"""Bangkok: Floating Market on the screen: what only this table does."""
