"""What people get who have no checkout: the wheel, the built program and the releases have everything inside, and the
files that say so agree with each other."""

import configparser
import importlib.util
import multiprocessing
import os
import re
import shutil
import struct
import subprocess
import sys
import tomllib
from importlib.metadata import distribution
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import pytest

import main
from tests.house.files import ROOT, readme_lines, text_of, values_of

PACKAGE = ROOT / "assets" / "package"
ID = "io.github.longtail.Longtail"
RELEASE = ROOT / ".github" / "workflows" / "release.yml"


def project_file() -> dict[str, Any]:
    return tomllib.loads(text_of(ROOT / "pyproject.toml"))


def version() -> str:
    return str(project_file()["project"]["version"])


def loaded(name: str) -> ModuleType:
    """A script of assets/package: no package of the game, so it is found by its file."""
    spec = importlib.util.spec_from_file_location(name, PACKAGE / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# Everything is inside


def test_every_file_that_the_program_reads_is_in_the_wheel() -> None:
    shipped = project_file()["tool"]["setuptools"]["package-data"]
    for folder, patterns in shipped.items():
        inside = {path for pattern in patterns for path in (ROOT / folder).glob(pattern)}
        there = {path for path in (ROOT / folder).rglob("*") if path.is_file()}
        left = {path for path in there - inside if path.suffix not in (".py", ".pyc") and PACKAGE not in path.parents}
        assert {path.name for path in left if not path.name.startswith("picture")} == set()
        assert len(inside) > 20
    assert set(shipped) == {"assets", "maps"}
    assert project_file()["tool"]["setuptools"]["packages"]["find"]["include"] == ["game*", "scenes*", *shipped]


def test_the_built_program_has_what_the_wheel_has_and_all_that_is_found_by_name() -> None:
    spec = text_of(PACKAGE / "longtail.spec")
    compile(spec, "longtail.spec", "exec")
    assert '["tool"]["setuptools"]["package-data"]' in spec
    assert 'for package in ("game", "scenes") for module in collect_submodules(package)' in spec


def test_installed_and_built_it_begins_in_the_same_place(monkeypatch: pytest.MonkeyPatch) -> None:
    assert project_file()["project"]["gui-scripts"] == {"longtail": "main:start"}
    begun: list[str] = []
    monkeypatch.setattr(multiprocessing, "freeze_support", lambda: begun.append("thinks"))
    monkeypatch.setattr(main, "main", lambda arguments: begun.append(*arguments))
    monkeypatch.setattr(sys, "argv", ["longtail", "--window"])
    with pytest.raises(SystemExit):
        main.start()
    assert begun == ["--window"]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    with pytest.raises(SystemExit):
        main.start()
    assert begun == ["--window", "thinks", "--window"], "whether it is to think comes first"


# Icons and licences


def test_the_icons_are_pictures_of_the_sizes_that_they_name() -> None:
    icons = loaded("icons")
    ico = icons.ico()
    _, kind, count = struct.unpack("<HHH", ico[:6])
    assert (kind, count) == (1, len(icons.OF_WINDOWS))
    for number, size in enumerate(icons.OF_WINDOWS):
        wide, _, _, _, _, _, length, at = struct.unpack("<BBBBHHII", ico[6 + 16 * number : 22 + 16 * number])
        assert wide == size % 256
        assert png_size(ico[at : at + length]) == (size, size)
    icns = icons.icns()
    assert struct.unpack(">4sI", icns[:8]) == (b"icns", len(icns))
    at, found = 8, {}
    while at < len(icns):
        kind, length = struct.unpack(">4sI", icns[at : at + 8])
        found[kind] = png_size(icns[at + 8 : at + length])
        at += length
    assert found == {kind: (size, size) for kind, size in icons.OF_MACOS.items()}


def png_size(picture: bytes) -> tuple[int, int]:
    assert picture.startswith(b"\x89PNG\r\n")
    wide, high = struct.unpack(">II", picture[16:24])
    return wide, high


def test_every_package_inside_has_a_licence_text() -> None:
    licences = loaded("licences")
    packages = licences.inside(project_file()["project"]["dependencies"])
    names = {package.name.lower() for package in packages}
    assert {"pygame-ce", "pytmx", "babel", "websockets"} <= names, "with what they need in turn"
    assert [package.name for package in packages if not licences.texts_of(package)] == []


def test_every_library_that_pygame_brings_along_here_has_its_text() -> None:
    licences = loaded("licences")
    wheel = distribution("pygame-ce")  # one that was built here, from its source, brings none
    brought = {licences.plain(file.name) for file in wheel.files or [] if licences.SHARED.search(file.name)}
    assert licences.library_texts(brought)[1] == set()


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("libfreetype-b83c5fb4.so.6.20.6", "freetype"),
        ("libfreetype.6.dylib", "freetype"),
        ("freetype.dll", "freetype"),
        ("libSDL2_image-2.0.0.800.12.dylib", "sdl2_image"),
        ("libpng16-16.dll", "png16"),
        ("libz.1.3.1.zlib-ng.dylib", "z"),
        ("python313.dll", "python3"),
        ("libpython3.13.so.1.0", "python3"),
        ("api-ms-win-crt-heap-l1-1-0.dll", "api"),
    ],
)
def test_a_library_is_known_by_its_name_on_every_system(file: str, name: str) -> None:
    licences = loaded("licences")
    assert licences.SHARED.search(file)
    assert licences.plain(file) == name
    assert licences.library_texts({name})[1] == set()


def test_a_built_folder_gets_the_texts_of_what_is_inside_and_a_stranger_is_named(tmp_path: Path) -> None:
    licences = loaded("licences")
    for name in ("inside/libogg-0.dll", "inside/libpng16.16.dylib", "libstranger.so.3", "inside/_json.cpython-311.so"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(b"")
    assert licences.collect_of_libraries(tmp_path / "texts", tmp_path) == ["stranger"]
    written = {path.stem for path in (tmp_path / "texts").iterdir()}
    assert written == {"libogg-libvorbis", "libpng", "zlib", "Python", "READ-ME", "LGPL-2.1", "Apache-2.0"}


def test_no_licence_text_is_left_over_and_each_says_whose_it_is() -> None:
    licences = loaded("licences")
    texts = {path.stem: text_of(path) for path in (PACKAGE / "licences" / "libraries").iterdir()}
    assert {*texts} == {*licences.LIBRARIES}
    for name, text in texts.items():
        assert "https://" in text.splitlines()[0] or "http://" in text.splitlines()[0], name
        assert len(text) > 300, name


# The files for shops and menus


def test_the_entry_in_the_menu_starts_the_program_in_full_screen() -> None:
    entry = configparser.ConfigParser(interpolation=None, strict=True)
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read_string(text_of(PACKAGE / f"{ID}.desktop"))
    assert entry["Desktop Entry"]["Exec"] == "longtail", "full screen is how it starts"
    assert entry["Desktop Entry"]["Icon"] == ID
    languages = {path.stem for path in (ROOT / "assets" / "text").glob("*.ftl")} - {"en"}
    for key in ("Comment", "GenericName"):
        assert {language for language in languages if f"{key}[{language}]" in entry["Desktop Entry"]} == languages
    assert entry["Desktop Action window"]["Exec"] == "longtail --window"


if os.name == "posix":  # Windows has no such menus, and no sh

    def test_unpacked_anywhere_it_can_be_put_into_the_menu(tmp_path: Path) -> None:
        folder = tmp_path / "my games"
        folder.mkdir()
        shutil.copy(PACKAGE / "add-to-menu.sh", folder)
        shutil.copyfile(PACKAGE / f"{ID}.desktop", folder / "longtail.desktop")
        subprocess.run(
            ["sh", folder / "add-to-menu.sh"], env={**os.environ, "XDG_DATA_HOME": str(tmp_path)}, check=True
        )
        entry = text_of(tmp_path / "applications" / f"{ID}.desktop").splitlines()
        starts = f'Exec="{folder}/Longtail"'
        assert [line for line in entry if line.startswith("Exec=")] == [starts, f"{starts} --window"]
        assert f"Icon={folder}/longtail.png" in entry
        assert len(entry) == len(text_of(PACKAGE / f"{ID}.desktop").splitlines())


def test_the_shop_s_page_is_about_this_version_and_its_pictures_are_there() -> None:
    page = ElementTree.parse(PACKAGE / f"{ID}.metainfo.xml").getroot()
    assert page.findtext("id") == ID
    assert page.findtext("launchable") == f"{ID}.desktop"
    newest = page.find("releases/release")
    assert newest is not None
    assert newest.get("version") == version()
    images = [str(image.text) for image in page.iter("image")]
    assert len(images) == 4
    for image in images:
        assert (ROOT / image.split(f"/v{version()}/")[1]).is_file()


def test_the_flatpak_installs_what_is_here() -> None:
    manifest = PACKAGE / f"{ID}.yml"
    assert values_of(manifest, "app-id") == [ID]
    assert values_of(manifest, "command") == ["longtail"]
    named = re.findall(rf"assets/package/({re.escape(ID)}\.[a-z.]+)", text_of(manifest))
    assert {f"{ID}.desktop", f"{ID}.metainfo.xml"} <= {*named}
    assert [name for name in named if not (PACKAGE / name).is_file()] == []


# Releases


def test_a_release_is_tested_built_started_and_packed_on_every_system() -> None:
    _, *lines = [line.replace("python3", "python") for line in readme_lines()]
    ran = values_of(RELEASE, "run")
    assert ran[:2] == [lines[0], f"{lines[1]} --archive"], "the lines of the README"
    assert [line for line in ran if "tests.try_build dist/Longtail --start" in line]
    assert "sha256sum --check" in ran[-1], "what is attached is what was built"
    [systems] = values_of(RELEASE, "os")
    assert [name for name in ("ubuntu", "windows", "macos") if name not in systems] == []
    assert "latest" not in systems, "what is built on an old system runs on a new one"
    assert (ROOT / "tests" / "try_build.py").is_file()


def test_the_properties_that_windows_shows_have_this_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(PACKAGE)
    build = loaded("build")
    resource = build.version_resource(version())
    compile(resource, "version.txt", "eval")
    assert f'"{version()}"' in resource
    assert f"filevers={(*map(int, version().split('.')), 0)}" in resource
    assert Path(build.ROOT) == ROOT
