"""A house with a page of its own, for every test that wants one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game import storage
from tests.support.phones.phone_line import House


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page that is none, but has files beside it that no phone may see."""
    folder = tmp_path / "phone"
    (folder / "inner").mkdir(parents=True)
    for name in ("index.html", "page.js", "page.css", "page.webmanifest", "icon.png", "notes.txt", "inner/page.js"):
        (folder / name).write_text(f"this is {name}", encoding="utf-8")
    (tmp_path / "secret.js").write_text("not for phones", encoding="utf-8")
    return folder


@pytest.fixture
def house(page: Path) -> Iterator[House]:
    with House(page) as opened:
        yield opened
    assert storage.take_notices() == [], "no fault may be left to be told"
