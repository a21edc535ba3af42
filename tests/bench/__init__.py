"""`python -m tests.bench [--quick] [--json]`: how fast and how heavy it is, as ratios taken within one run.

Speed lives here and not in the tests: machines are noisy, so both sides of every ratio are measured in turn, slice by
slice, and the middle one counts.
"""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
