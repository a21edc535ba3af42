"""The program's icon, drawn from the boat of the title: PNG for Linux, ICO for Windows, ICNS for macOS.

An ICO and an ICNS are a table of contents and PNG pictures behind it, so that nothing but pygame is needed.
"""

import os
import struct
from io import BytesIO
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

BOAT = Path(__file__).resolve().parent.parent / "art" / "logo-boat.svg"
NIGHT, GROUND = (27, 30, 63), (43, 47, 92)
"""The sky of the title, above and below."""
OF_WINDOWS = (16, 24, 32, 48, 64, 128, 256)
OF_LINUX = (64, 128, 256, 512)
OF_MACOS = {
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}
"""By the four letters that stand for a size there."""


def drawn(size: int) -> pygame.Surface:
    """The boat on a piece of night with round corners."""
    large = max(256, size)
    picture = pygame.Surface((large, large), pygame.SRCALPHA)
    pygame.draw.rect(picture, NIGHT, picture.get_rect(), border_radius=large // 5)
    pygame.draw.rect(
        picture,
        GROUND,
        (0, large * 0.62, large, large - large * 0.62),
        border_bottom_left_radius=large // 5,
        border_bottom_right_radius=large // 5,
    )
    wide = round(large * 0.84)
    boat = pygame.image.load_sized_svg(BOAT, (wide, round(wide * 0.4)))
    picture.blit(boat, boat.get_rect(center=(large // 2, round(large * 0.53))))
    return picture if large == size else pygame.transform.smoothscale(picture, (size, size))


def png(size: int) -> bytes:
    written = BytesIO()
    pygame.image.save(drawn(size), written, "icon.png")
    return written.getvalue()


def ico() -> bytes:
    pictures = [(size, png(size)) for size in OF_WINDOWS]
    at = 6 + 16 * len(pictures)
    entries = b""
    for size, picture in pictures:
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + b"".join(picture for _, picture in pictures)


def icns() -> bytes:
    entries = b""
    for kind, size in OF_MACOS.items():
        picture = png(size)
        entries += kind + struct.pack(">I", len(picture) + 8) + picture
    return b"icns" + struct.pack(">I", len(entries) + 8) + entries


def draw(folder: Path) -> None:
    """All of them, into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "longtail.ico").write_bytes(ico())
    (folder / "longtail.icns").write_bytes(icns())
    for size in OF_LINUX:
        (folder / f"longtail-{size}.png").write_bytes(png(size))
