"""Mouse, keys and gamepads become intents; how their buttons look, where the focus goes, who sits where with which pad.

May import: game, phones, drawing.
"""
