"""Bakong on the screen: what only this table does."""
