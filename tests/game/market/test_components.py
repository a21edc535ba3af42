"""assets/components/market.toml: what those faults say that only this game can have; the contract tries every field."""

import shutil
from pathlib import Path

import pytest

from game import storage
from game.market.components import load
from game.storage import Problem
from tests.game.market.positions import letters
from tests.support.component_files import what_is_said

SHIPPED = (storage.ASSETS / "components" / "market.toml").read_text(encoding="utf-8")


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "assets" / "components" / "market.toml"
    shutil.copytree(storage.ASSETS / "components", path.parent)
    monkeypatch.setattr(storage, "ASSETS", tmp_path / "assets")
    return path


FAULTS = [
    ('"courgettes"]', '"courgettes", "rice"]', "key goods", "4 different names"),
    ('pontoons = ["P",', 'pontoons = ["X",', "key pontoons.1", "one letter of P, F, O, C"),
    ('pontoons = ["P",', 'pontoons = ["PF",', "key pontoons.1", "names no goods"),
    ("port_chillies = 2", "port_chillies = 10", "key port_chillies", "from 0 to 9"),
    ('1 = ["P", "FO", "OC"]', '1 = ["P", "FO"]', "key lots.1", "3 different names"),
    ('1 = ["P", "FO", "OC"]', '1 = ["P", "FO", "OX"]', "key lots.1.3", "one to 3 letters"),
    ("PFO = 1", "PFX = 1", "key boats.PFX", "names no goods"),
    ("PFO = 1", "PFOC = 1", "key boats.PFOC", "one to 3 letters"),
    ("shun = { P = ", "shun = { PF = ", "key chillies.shun.PF", "one letter"),
    ('pairs = { PF = "P"', 'pairs = { PP = "P"', "key chillies.pairs.PP", "2 different letters"),
    ('pairs = { PF = "P"', "pairs = { PF = 3", "key chillies.pairs.PF", "not a name"),
    ('pairs = { PF = "P"', 'pairs = { PF = "PEAS"', "key chillies.pairs.PF", "names no goods"),
    ('once = ["PP"', 'once = ["XX"', "key chillies.once.1", "names no goods"),
    ("complete = 2", "complete = 100", "key points.complete", "from 0 to 99"),
    ("base = [20, 24, 28]", "base = [20, 24]", "key medals.base", "3 whole numbers"),
    ("base = [20, 24, 28]", "base = [20, 28, 24]", "key medals.base", "do not rise"),
]


@pytest.mark.parametrize(("old", "new", "place", "words"), FAULTS)
def test_each_fault_is_one_sentence(file: Path, old: str, new: str, place: str, words: str) -> None:
    said = what_is_said(load, file, SHIPPED, old, new)
    assert said.startswith(f"{file}, {place}: ")
    assert words in said


def test_too_few_cards_make_no_port(file: Path) -> None:
    start, end = SHIPPED.index("[boats]"), SHIPPED.index("# Chilli cards")
    file.write_text(f"{SHIPPED[:start]}[boats]\nP = 6\n{SHIPPED[end:]}", encoding="utf-8")
    with pytest.raises(Problem, match="there are 6 boats; let there be 7 or more"):
        load()
    kinds = [line for line in SHIPPED.splitlines() if line.startswith(("shun", "each", "pairs")) and "{" in line]
    fewer = SHIPPED.replace("port_chillies = 2", "port_chillies = 5")
    for line in kinds:
        fewer = fewer.replace(line, f"{line.partition('=')[0]}= {{ }}")
    file.write_text(fewer, encoding="utf-8")
    with pytest.raises(Problem, match="there are 4 chilli cards; let there be 5 or more"):
        load()


def test_other_cards_play_another_game(file: Path) -> None:
    before = load()
    file.write_text(SHIPPED.replace("PFO = 1", "OPF = 3"), encoding="utf-8")
    after = load()
    assert sum(design.count for design in after.parts.cards.designs) == 62
    assert len(after.parts.cards.designs) == len(before.parts.cards.designs)
    assert after.digest != before.digest


def test_the_order_of_letters_makes_no_difference(file: Path) -> None:
    file.write_text(SHIPPED.replace("PFO = 1", "PFO = 1\nOFP = 1"), encoding="utf-8")
    designs = load().parts.cards.designs
    assert [design.count for design in designs if letters(design) == "PFO"] == [2]
