"""The page's files: few bytes, nothing from elsewhere."""

import re

from game import storage

PAGE = storage.ROOT / "assets" / "phone"
MOST = 65_000


def test_the_page_is_small() -> None:
    sizes = {path.name: path.stat().st_size for path in PAGE.iterdir()}
    assert {"index.html", "main.js"} <= set(sizes)
    assert sum(sizes.values()) < MOST


def test_each_file_can_be_read_in_one_sitting() -> None:
    lengths = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in PAGE.iterdir()}
    assert {name: length for name, length in lengths.items() if length > 400} == {}


def test_all_it_loads_is_there_and_comes_from_the_tv() -> None:
    texts = {path.name: path.read_text(encoding="utf-8") for path in PAGE.iterdir()}
    elsewhere = {found for text in texts.values() for found in re.findall(r"""["'(]((?:https?:)?//[^"')]+)""", text)}
    assert elsewhere == {"http://www.w3.org/2000/svg"}  # the name of a kind of file, loaded from nowhere
    named = {found for text in texts.values() for found in re.findall(r'["(]/(phone|art)/([a-zA-Z0-9./-]+)[")]', text)}
    folders = {"phone": PAGE, "art": storage.ROOT / "assets" / "art"}
    assert len(named) > 20
    assert [path for folder, path in named if not (folders[folder] / path.split("/")[-1]).is_file()] == []
