"""Which way the arrows go, over all imports: those inside functions and those for the types count like any other."""

import ast
import subprocess
import sys

import pytest

from tests.house.files import ROOT, relative, sources, tree_of
from tests.house.imports import Import, all_imports, cycles, graph
from tests.house.rooms import GAMES, ROOMS, game_of, room_of

CODE = ("game", "scenes", "main.py")
LATE = {
    "main.py": "the window opens before most of the program is loaded",
    "scenes/screens.py": "starting up pays for the title only",
    "scenes/devices/phones.py": "who plays without phones needs no server",
    "scenes/phones/server.py": "asyncio and websockets load in the thread that needs them, and the loop goes on",
    "scenes/stage/thinking.py": "a table without computer players needs no second process",
    "scenes/stage/narration/narrator.py": "whoever reads the screen needs no other program",
    "scenes/stage/texts.py": "plurals take a tenth of a second to load",
    "game/maps.py": "pytmx is wanted where a map is read",
    "game/storage.py": "the platform's name is wanted in a report only",
    "scenes/stage/crash.py": "a bug report is written when somebody asks for one",
}
"""Where an import may stand inside a function, and why."""

FINDERS = {"game/catalogue.py", "game/players/__init__.py", "scenes/table/registry.py"}
"""Where a module is found by a name that is put together: a game's parts, a level of computer player, a table."""

LIBRARIES = {
    "game": {"pytmx", "platformdirs"},
    "scenes": {"pygame", "fluent", "babel", "websockets", "segno"},
    "main": {"pygame"},
}
"""What comes from outside, and where it may be used."""


def against_the_arrows(one: Import) -> bool:
    if not one.own or one.module == "scenes":
        return False
    here, there = room_of(one.importer), room_of(one.module)
    if there not in ROOMS or here not in ROOMS:
        return True
    return ROOMS.index(there) > ROOMS.index(here)


def test_the_arrows_between_the_rooms_go_one_way() -> None:
    imports = all_imports(*CODE)
    assert {room_of(one.importer) for one in imports} == set(ROOMS)
    assert [str(one) for one in imports if against_the_arrows(one)] == []


def test_games_do_not_know_each_other() -> None:
    assert {"klongs", "bakong", "market", "dice"} <= set(GAMES)
    own = [one for one in all_imports(*CODE) if one.own and game_of(one.importer)]
    assert [str(one) for one in own if game_of(one.module) not in ("", game_of(one.importer))] == []


def test_no_module_can_be_reached_from_itself() -> None:
    arrows = graph(all_imports(*CODE))
    assert len(arrows) > 120
    assert cycles(arrows) == []


def test_tests_do_not_go_in_circles_nor_import_each_other() -> None:
    imports = all_imports("tests")
    assert cycles(graph(imports)) == []
    of_tests = [one for one in imports if one.module.split(".")[-1].startswith("test_")]
    assert [str(one) for one in of_tests] == []


def test_imports_stand_at_the_top_of_a_file() -> None:
    late = [one for one in all_imports(*CODE) if one.inside]
    assert [str(one) for one in late if one.where.split(":")[0] not in LATE] == []
    assert {one.where.split(":")[0] for one in late} == set(LATE), "what is imported at the top needs no leave"


def test_modules_are_named_and_not_put_together() -> None:
    computed = set()
    for path in sources(*CODE):
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in ("import_module", "__import__"):
                computed |= {relative(path)} if not isinstance(node.args[0], ast.Constant) else set()
    assert computed == FINDERS


@pytest.mark.parametrize("folder", LIBRARIES)
def test_libraries_are_used_where_they_belong(folder: str) -> None:
    imports = all_imports("main.py" if folder == "main" else folder)
    assert imports
    allowed = LIBRARIES[folder] | sys.stdlib_module_names
    wrong = [one for one in imports if not one.own and one.module.split(".")[0] not in allowed]
    assert [str(one) for one in wrong] == []


def test_drawings_and_sounds_are_made_without_the_program() -> None:
    assert [str(one) for one in all_imports("assets", "maps") if one.own] == []


def test_pytmx_has_one_door() -> None:
    assert {one.importer for one in all_imports("game") if one.module.split(".")[0] == "pytmx"} == {"game.maps"}


def test_the_rules_run_without_a_screen() -> None:
    assert not loaded_by("game.simulate, game.saves") & {"pygame", "scenes"}


def test_starting_up_pays_for_the_title_only() -> None:
    loaded = loaded_by("scenes.stage.stage, scenes.screens, scenes.pages.title")
    assert "scenes.pages.title" in loaded
    assert not loaded & {
        "scenes.table.scene",
        "scenes.table.registry",
        "game.players.judge",
        "multiprocessing",
        "pytmx",
        "scenes.phones.server",
        "websockets",
        "segno",
    }


def test_phones_are_served_without_a_screen() -> None:
    loaded = loaded_by("scenes.phones.server")
    assert not loaded & {"pygame", "asyncio", "websockets", "scenes.phones.served"}, "the loop does not pay for those"
    assert "pygame" not in loaded_by("scenes.phones.open_port")


def loaded_by(modules: str) -> set[str]:
    """All that is loaded in a program that imports these."""
    code = f"import sys, {modules}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    return {*done.stdout.split()}


# The checks themselves


@pytest.mark.parametrize(
    ("importer", "module", "wrong"),
    [
        ("game.match", "scenes.stage.stage", True),
        ("scenes.drawing.canvas", "scenes.devices.intents", True),
        ("scenes.devices.intents", "scenes.drawing.canvas", False),
        ("scenes.table.course", "scenes.pages.title", True),
        ("scenes.pages.title", "scenes.market.solo.start", True),
        ("scenes.market.solo.start", "scenes.pages.page", False),
        ("scenes.pages.title", "scenes.screens", True),
        ("scenes.screens", "scenes.klongs.scene", False),
        ("scenes.stage.stage", "tests.support.driver", True),
        ("scenes.stage.stage", "scenes.elsewhere.page", True),
        ("main", "scenes.screens", False),
        ("scenes.stage.stage", "pygame", False),
    ],
)
def test_an_arrow_the_wrong_way_is_seen(importer: str, module: str, wrong: bool) -> None:
    assert against_the_arrows(Import("", importer, module)) == wrong


def test_circles_are_found_whole() -> None:
    arrows = {"a": {"b"}, "b": {"c", "d"}, "c": {"a"}, "d": {"e"}, "e": {"e"}, "f": {"a"}}
    assert cycles(arrows) == [["a", "b", "c"], ["e"]]
    assert cycles({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []


def test_imports_are_found_wherever_they_stand() -> None:
    found = {one.module: one for one in all_imports("tests/house/test_files.py", "scenes/screens.py", "main.py")}
    assert "tests.house.files" in found
    assert found["scenes.pages.title"].inside == "screen_at"
    assert found["scenes.stage.window"].inside == "main", "a module that is named after its package"
