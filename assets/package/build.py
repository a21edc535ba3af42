"""`python assets/package/build.py`: make a Longtail that starts by double click, for the system this runs on.

Needs `pip install -e ".[build]"`. Leaves the folder `dist/Longtail` (on macOS `dist/Longtail.app` too), with
everything inside: no Python is needed where it is played. A folder, not one file that unpacks itself at every start:
such files are slow, and virus scanners do not trust them. `--archive` packs it too, with its checksum beside it.
"""

import argparse
import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import icons
import licences

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
VERSION_RESOURCE = """VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("FileDescription", "Longtail"), StringStruct("ProductName", "Longtail"),
      StringStruct("FileVersion", "{version}"), StringStruct("ProductVersion", "{version}"),
      StringStruct("OriginalFilename", "Longtail.exe"), StringStruct("LegalCopyright", "The Longtail authors, MIT"),
    ])]),
    VarFileInfo([VarStruct("Translation", [1033, 1200])]),
  ],
)
"""
"""What Windows shows as the properties of a program."""


def version_resource(version: str) -> str:
    parts = [int(number) for number in re.findall(r"\d+", version)[:3]]
    numbers = (*parts, *[0] * (4 - len(parts)))
    return VERSION_RESOURCE.format(numbers=numbers, version=version)


def build(out: Path, work: Path) -> Path:
    """The folder with the program."""
    drawn = work / "icons"
    icons.draw(drawn)
    (drawn / "version.txt").write_text(version_resource(PROJECT["version"]), encoding="utf-8")
    line = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    where = ["--distpath", str(out), "--workpath", str(work / "pyinstaller")]
    told = {**os.environ, "LONGTAIL_DRAWN": str(drawn)}
    subprocess.run([*line, *where, str(HERE / "longtail.spec")], cwd=ROOT, check=True, env=told)
    folder = out / "Longtail"
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE.txt")
    missing = licences.collect(folder / "licences", PROJECT["dependencies"], folder)
    if missing:
        raise SystemExit(f"no licence text was found of {', '.join(missing)}; name it in assets/package/licences.py")
    if sys.platform == "linux":
        dress_for_linux(folder, drawn)
    return folder


def dress_for_linux(folder: Path, drawn: Path) -> None:
    """A Linux program carries no icon within itself: it lies beside it, with a script that puts an entry into the menu.
    An entry has to name where the program lies, and only whoever unpacks it knows that."""
    shutil.copyfile(drawn / "longtail-256.png", folder / "longtail.png")
    shutil.copyfile(HERE / "io.github.longtail.Longtail.desktop", folder / "longtail.desktop")
    shutil.copy(HERE / "add-to-menu.sh", folder / "add-to-menu.sh")


def pack(out: Path) -> Path:
    """The archive of what was built, and its checksum in a file beside it, as `sha256sum --check` reads it."""
    system = {"darwin": "macos", "win32": "windows"}.get(sys.platform, sys.platform)
    name = f"longtail-{PROJECT['version']}-{system}-{platform.machine().lower()}"
    staged = out / name
    shutil.rmtree(staged, ignore_errors=True)
    staged.mkdir()
    for part in ("LICENSE.txt", "licences") if sys.platform == "darwin" else (".",):
        source = out / "Longtail" / part
        if source.is_dir():
            shutil.copytree(source, staged / part, symlinks=True, dirs_exist_ok=True)
        else:
            shutil.copyfile(source, staged / part)
    if sys.platform == "darwin":
        shutil.copytree(out / "Longtail.app", staged / "Longtail.app", symlinks=True)
    archive = Path(shutil.make_archive(str(staged), "zip" if sys.platform == "win32" else "gztar", out, name))
    shutil.rmtree(staged)
    checksum = hashlib.sha256(archive.read_bytes()).hexdigest()
    (out / f"{archive.name}.sha256").write_text(f"{checksum}  {archive.name}\n", encoding="utf-8", newline="\n")
    return archive


def main(arguments: list[str]) -> int:
    options = argparse.ArgumentParser(prog="build.py", description="Build Longtail for this system.")
    options.add_argument("--out", type=Path, default=ROOT / "dist", metavar="FOLDER", help="where the program goes")
    options.add_argument("--work", type=Path, default=ROOT / "build", metavar="FOLDER", help="where it is made")
    options.add_argument("--archive", action="store_true", help="pack it, with its checksum")
    wanted = options.parse_args(arguments)
    folder = build(wanted.out.resolve(), wanted.work.resolve())
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
    print(f"{folder}: {size / 1e6:.0f} MB")
    if wanted.archive:
        print(pack(wanted.out.resolve()))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
