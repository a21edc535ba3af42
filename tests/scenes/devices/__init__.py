"""Devices for hands of every kind: mirrored pads, one button."""
