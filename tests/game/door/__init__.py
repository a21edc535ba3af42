"""The door for foreign data, and what each kind of hostile file meets there."""
