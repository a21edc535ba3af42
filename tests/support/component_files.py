"""A component file with a slip in it, and what is said about that."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.storage import Problem


def what_is_said(load: Callable[[], object], file: Path, shipped: str, old: str, new: str) -> str:
    """The one sentence with which a file is refused in which something else stands for the first `old`."""
    assert old in shipped
    file.write_text(shipped.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(Problem) as caught:
        load()
    said = str(caught.value)
    assert said.endswith(".")
    assert "\n" not in said
    return said
