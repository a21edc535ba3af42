"""Phones at the screen: as devices, at the lobby and the table, with their secrets, and asleep."""
