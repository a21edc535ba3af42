"""The licence texts of everything that is inside a built Longtail: the packages it needs, Python, and the libraries
that pygame-ce brings along."""

import re
import shutil
import sys
import sysconfig
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

TEXTS = Path(__file__).resolve().parent / "licences"
"""Those that no package brings along."""
WITHOUT_TEXT = {"pygame-ce": "LGPL-2.1.txt", "fluent.runtime": "Apache-2.0.txt", "fluent.syntax": "Apache-2.0.txt"}
"""Packages that name their licence and leave its text out."""
NAMED = re.compile(r"(licen[cs]e|copying|notice|authors|ofl)[^/]*$", re.IGNORECASE)


def inside(names: list[str]) -> list[Distribution]:
    """The packages of these names and all that they need in turn, as far as they are installed here."""
    found: dict[str, Distribution] = {}
    waiting = [*names]
    while waiting:
        name = re.split(r"[^A-Za-z0-9._-]", waiting.pop(), maxsplit=1)[0]
        try:
            package = distribution(name)
        except PackageNotFoundError:
            continue  # one for another system
        if package.name.lower() not in found:
            found[package.name.lower()] = package
            waiting += [line for line in package.requires or [] if "extra ==" not in line]
    return [found[name] for name in sorted(found)]


def texts_of(package: Distribution) -> list[Path]:
    files = [Path(str(package.locate_file(file))) for file in package.files or [] if NAMED.search(str(file))]
    if package.name in WITHOUT_TEXT:
        files.append(TEXTS / WITHOUT_TEXT[package.name])
    return [file for file in files if file.is_file() and file.suffix not in (".py", ".pyc")]


def python_licence() -> Path | None:
    places = [Path(sys.base_prefix), Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix) / "Resources"]
    return next((file for place in places for file in sorted(place.glob("LICENSE*"))), None)


def collect(folder: Path, names: list[str]) -> list[str]:
    """Write them there, each package's into a folder of its own; the names of those that have none."""
    missing = []
    for package in [*inside(names), distribution("pyinstaller")]:  # which starts the program, and is not asked for more
        texts = texts_of(package)
        for text in texts:
            (folder / package.name).mkdir(parents=True, exist_ok=True)
            shutil.copyfile(text, folder / package.name / text.name)
        if not texts:
            missing.append(package.name)
    python = python_licence()
    if python:
        shutil.copyfile(python, folder / "Python.txt")
    else:
        missing.append("Python")
    shutil.copyfile(TEXTS / "libraries.txt", folder / "libraries.txt")
    return missing
