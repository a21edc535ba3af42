"""python maps/draw_tiles.py: draw the tilesets' pictures in maps/tiles anew from the art of the game.

The Tiled editor shows these; the game itself draws the art, at the size of the window. Run it when the art changes.
"""

import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

HERE = Path(__file__).resolve().parent
ART = HERE.parent / "assets" / "art"

TILES = {
    "tile-water": (104, 104),
    "tile-water-2": (104, 104),
    "tile-water-3": (104, 104),
    "tile-entry-light": (104, 104),
    "tile-entry-dark": (104, 104),
    "jetty": (104, 16),
    "landing": (44, 44),
    **{f"jungle-floor-{i}": (64, 64) for i in (1, 2, 3, 4)},
    **{f"growth-{name}": (64, 64) for name in ("fern", "flower", "rock")},
    **{f"growth-{name}": (128, 128) for name in ("palm", "idol", "vine", "pool", "bamboo")},
}
"""Art and the size of its picture."""
UPRIGHT = {"jetty": "jetty-upright"}
"""Pictures that maps need turned as well, and what the turned ones are called."""


def main() -> None:
    for name, size in TILES.items():
        picture = pygame.image.load_sized_svg(ART / f"{name}.svg", size)
        pygame.image.save(picture, HERE / "tiles" / f"{name}.png")
        if name in UPRIGHT:
            pygame.image.save(pygame.transform.rotate(picture, 90), HERE / "tiles" / f"{UPRIGHT[name]}.png")


if __name__ == "__main__":
    main()
