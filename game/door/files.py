"""The content of a file: of a real one, and no more than is good for it."""

import errno
import os
import stat
from pathlib import Path

from game.door.sentences import Problem

PATIENT = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
"""Opening a pipe must not wait for somebody to write into it."""


def reason(error: OSError) -> str:
    """The system's own words for what went wrong, without number and path."""
    return error.strerror or str(error)


def content_of(file: Path, most: int) -> bytes:
    """The bytes of a file; Problem if there are more than `most`; OSError if it cannot be read, or is no file but a
    folder, a device or a pipe."""
    try:
        handle = os.open(file, os.O_RDONLY | PATIENT)
    except ValueError:  # a NUL in the name
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT)) from None
    try:
        kind = os.fstat(handle).st_mode
        if stat.S_ISDIR(kind):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if not stat.S_ISREG(kind):
            raise OSError(errno.EINVAL, "it is a device or a pipe and not a file")
    except OSError:
        os.close(handle)
        raise
    with os.fdopen(handle, "rb") as opened:
        content = opened.read(most + 1)
    if len(content) > most:
        raise Problem("the file is too large", f"keep it below {most} bytes", file)
    return content


def text_of(file: Path, most: int) -> str:
    """The text of a file, letter by letter as it stands there; Problem and OSError as above."""
    content = content_of(file, most)
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise Problem("this is not UTF-8 text", "save the file as UTF-8", file, f"line {line}") from None
