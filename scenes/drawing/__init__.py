"""How things look: the canvas on its plan, art and letters as surfaces, panels, the theme, motion, dice that tumble.

Nothing here knows who draws or why. May import: game, phones.
"""
