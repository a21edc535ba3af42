"""Whether there is a Chromium on this machine, and which."""

import os
import shutil
import subprocess

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
CHOSEN = "LONGTAIL_CHROMIUM"
"""The environment variable that names another one."""


def chromium() -> str | None:
    """Its path, if there is one."""
    return next((path for name in (os.environ.get(CHOSEN, ""), *NAMES) if name and (path := shutil.which(name))), None)


def told() -> str:
    """For whoever runs the tests."""
    path = chromium()
    if path is None:
        return f"browser tests: none, no Chromium was found; install one, or name one in {CHOSEN}, to run them"
    said = subprocess.run([path, "--version"], capture_output=True, encoding="utf-8", timeout=60).stdout.split()
    version = next((word for word in said if word[0].isdigit()), "of unknown version")
    return f"browser tests: Chromium {version} at {path}"
