"""What a game of the tests brings along: its words, pictures and tune lie beside it and not among the program's."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from scenes.drawing import raster
from scenes.stage import backstage, sound
from scenes.stage.texts import Sheet, Texts
from tests.support.sparring.components import ASSETS


class Beside:
    """A folder of the program's assets in which another one is looked into first."""

    def __init__(self, own: Path, program: Path) -> None:
        self.own, self.program = own, program

    def __truediv__(self, name: str) -> Path:
        own = self.own / name
        return own if own.exists() else self.program / name

    def glob(self, pattern: str) -> list[Path]:
        return [*self.own.glob(pattern), *self.program.glob(pattern)]


def texts_in(language: str) -> Texts:
    """The words of the program, and those that are brought along."""
    texts = Texts(language)
    texts.sheets += [Sheet(ASSETS / "text" / f"{sheet.code}.ftl", sheet.code) for sheet in texts.sheets]
    return texts


@contextmanager
def with_brought_assets() -> Iterator[None]:
    """They are found like the program's own."""
    with (
        patch.object(backstage, "Texts", texts_in),
        patch.object(raster, "ART", Beside(ASSETS / "art", raster.ART)),
        patch.object(sound, "FOLDER", Beside(ASSETS / "sound", sound.FOLDER)),
    ):
        yield
