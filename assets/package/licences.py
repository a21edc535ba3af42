"""The licence texts of everything that is inside a built Longtail: the packages it needs, Python, and the libraries
that these bring along. Which libraries there are differs from system to system, so the built folder itself is asked."""

import re
import shutil
import sys
import sysconfig
from collections.abc import Iterable
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

TEXTS = Path(__file__).resolve().parent / "licences"
"""Those that no package brings along."""
WITHOUT_TEXT = {"pygame-ce": "LGPL-2.1.txt", "fluent.runtime": "Apache-2.0.txt", "fluent.syntax": "Apache-2.0.txt"}
"""Packages that name their licence and leave its text out."""
LIBRARIES = {
    "ALSA": ("asound",),
    "Brotli": ("brotlicommon", "brotlidec"),
    "FLAC": ("flac",),
    "FluidSynth": ("fluidsynth",),
    "FreeType": ("freetype",),
    "HarfBuzz": ("harfbuzz",),
    "Microsoft": ("vcruntime140", "vcruntime140_1", "msvcp140", "ucrtbase", "api"),
    "OpenSSL": ("crypto", "ssl"),
    "PortMidi": ("portmidi",),
    "Python": ("python3",),
    "SDL2": ("sdl2",),
    "SDL2_image": ("sdl2_image",),
    "SDL2_mixer": ("sdl2_mixer",),
    "SDL2_ttf": ("sdl2_ttf",),
    "WavPack": ("wavpack",),
    "bzip2": ("bz2",),
    "libffi": ("ffi",),
    "libjpeg-turbo": ("jpeg",),
    "liblzma": ("lzma",),
    "libogg-libvorbis": ("ogg", "vorbis", "vorbisenc", "vorbisfile"),
    "libpng": ("png16",),
    "libsndfile": ("sndfile",),
    "libtiff": ("tiff",),
    "libuuid": ("uuid",),
    "libwebp": ("webp", "webpdemux", "sharpyuv"),
    "libxmp": ("xmp",),
    "mpg123": ("mpg123",),
    "opus": ("opus",),
    "opusfile": ("opusfile",),
    "zlib": ("z", "zlib1"),
}
"""By licence text, the libraries that it is for, as `plain` calls their files. The texts are those of the projects, or
those that Debian has gathered where a project has them in many files."""
WITHIN = {"SDL2_ttf": ("FreeType", "HarfBuzz"), "libpng": ("zlib",)}
"""What is within another library where it is not a file of its own: so on Windows."""
SHARED = re.compile(r"^lib.*\.so(\.|$)|\.(dll|dylib)$", re.IGNORECASE)
"""How files of libraries are called, unlike those of Python's own modules."""
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


def shared_in(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*") if SHARED.search(file.name))


def plain(library: str) -> str:
    """What a library is called on every system: freetype for libfreetype-b83c5fb4.so.6, libfreetype.6.dylib and
    freetype.dll; the version of Python itself is left out, too."""
    name = re.split(r"[-.]", library.lower().removeprefix("lib"), maxsplit=1)[0]
    return "python3" if re.fullmatch(r"python3\d*", name) else name


def library_texts(names: Iterable[str]) -> tuple[set[str], set[str]]:
    """The texts for libraries of these plain names, and for Python's parts; and the names of those that have none."""
    by_name = {name: text for text, theirs in LIBRARIES.items() for name in theirs}
    texts = {by_name[name] for name in names if name in by_name}
    within = {other for text in texts for other in WITHIN.get(text, ())}
    return texts | within | {"Python"}, {name for name in names if name not in by_name}


def collect_of_libraries(folder: Path, built: Path) -> list[str]:
    """Write the texts for the libraries in what was built; the names of those that have none."""
    texts, missing = library_texts({plain(file.name) for file in shared_in(built)})
    folder.mkdir(parents=True, exist_ok=True)
    for text in texts:
        shutil.copyfile(TEXTS / "libraries" / f"{text}.txt", folder / f"{text}.txt")
    for text in ("READ-ME.txt", "LGPL-2.1.txt", "Apache-2.0.txt"):
        shutil.copyfile(TEXTS / text, folder / text)
    return sorted(missing)


def collect(folder: Path, names: list[str], built: Path) -> list[str]:
    """Write them there, each package's into a folder of its own; the names of those that have none."""
    missing = collect_of_libraries(folder / "libraries", built)
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
    return missing
