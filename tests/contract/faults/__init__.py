"""Planted faults: games that are the sparring game but for one broken promise, each with the check that must see it.

The test of the tests: what the contract's checks cannot tell from a sound game, they do not protect.
"""
