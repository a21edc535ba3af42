"""Phones in the house: the page they load, the socket they speak through, who may come in. A thread of its own; the
loop hears of it by way of calls, and nothing here is imported before somebody opens Phones.

May import: game.
"""
