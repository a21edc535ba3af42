"""Maps broken in every field: a Problem names the file; a board that is broken is left out, the others stay playable.

For games with boards, which players draw anew in the Tiled editor. Whatever is not refused can be played on.
"""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from game import catalogue, storage
from game.contract import BOARD, Components, Game, Table
from game.storage import Problem
from tests.contract.games import finished

ODD = (None, "", "-1", "999999999", "nothing of the kind")
"""What an attribute is given instead; None: nothing at all."""


@contextmanager
def maps_with(board: str) -> Iterator[Path]:
    """A folder with a board, its tileset and nothing else, in place of the program's own."""
    with TemporaryDirectory() as name, patch.object(storage, "MAPS", Path(name)):
        for file in (storage.ROOT / "maps").glob(f"{board}.*"):
            shutil.copy(file, name)
        yield Path(name)


def slips(root: Element) -> Iterator[str]:
    """Spoil a map, one thing at a time: each attribute of each sort of element, each sort left out, the tiles. What was
    done is told, and undone when the next comes."""
    sorts: dict[tuple[str, ...], tuple[Element, Element]] = {}
    for parent in root.iter():
        for child in parent:
            sorts[child.tag, child.get("name", "") if child.tag in ("property", "objectgroup", "layer") else ""] = (
                parent,
                child,
            )
    sorts[root.tag,] = (root, root)
    for sort, (parent, element) in sorts.items():
        for key, value in [*element.attrib.items()]:
            for odd in ODD:
                if odd is None:
                    del element.attrib[key]
                else:
                    element.set(key, odd)
                yield f"{'.'.join(sort)} {key} = {odd!r}"
                element.set(key, value)
        if element is not root:
            place = [*parent].index(element)
            parent.remove(element)
            yield f"{'.'.join(sort)} left out"
            parent.insert(place, element)
        if element.tag == "data":
            text = element.text or ""
            for odd in (
                "",
                "1",
                text[: len(text) // 2],
                text.replace("1", "x", 1),
                text.replace("1", "99", 1),
                "0," * 400,
            ):
                element.text = odd
                yield f"{'.'.join(sort)}: {odd[:20]!r}"
            element.text = text


def loaded_with(game: Game, slip: str) -> Components | Problem:
    try:
        return game.load()
    except Problem as problem:
        return problem
    except Exception as error:
        raise AssertionError(f"{slip}: {error!r} instead of a Problem") from error


def check_broken_maps_are_named(game: Game, board: str) -> None:
    """The board and its tileset, spoiled in every field."""
    with maps_with(board) as folder:
        for file in sorted(folder.iterdir()):
            tree = ElementTree.parse(file)
            good = file.read_bytes()
            tried = 0
            for slip in slips(tree.getroot()):
                tried += 1
                tree.write(file, encoding="utf-8", xml_declaration=True)
                found = loaded_with(game, f"{file.name}, {slip}")
                if isinstance(found, Problem):
                    assert Path(found.file).parent == folder, f"{slip}: {found} names no file"
                    assert str(found).endswith("."), f"{slip}: {found} is no sentence"
                    assert "\n" not in str(found), f"{slip}: {found} is no sentence"
                elif tried % 2:  # a whole game each: every other one will do
                    _check_playable(game, slip, found)
            assert tried > 50
            file.write_bytes(good)


def _check_playable(game: Game, slip: str, found: Components) -> None:
    [board] = found.boards.values()
    with patch.dict(catalogue._components, {game.id: found}):
        table = Table(board.seats[0], None, catalogue.chosen_of(game, {BOARD: board.name}))
        try:
            state, _ = finished(game, table, 3)
        except Exception as error:
            raise AssertionError(f"{slip} is taken, and nobody can play on it: {error!r}") from error
        assert state.to_move is None


def check_a_broken_board_is_left_out(game: Game, board: str) -> None:
    """A notice says why, and the other one stays."""
    with maps_with(board) as folder:
        broken = folder / f"{game.id}-broken.tmx"
        broken.write_text("<map", encoding="utf-8")
        found = loaded_with(game, broken.name)
        assert isinstance(found, Components), f"one board is broken, and there is no game: {found}"
        assert [*found.boards] == [board]
        assert any(str(broken) in text for text in storage.take_notices())
