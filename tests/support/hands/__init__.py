"""Hands for tests: pads, people with a device of their own, and somebody with one button."""
