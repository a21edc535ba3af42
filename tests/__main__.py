"""`python -m tests` runs everything that has to hold: lint, format, types, tests. All of them, whatever fails."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy", "--strict", "main.py", "game", "scenes", "tests"),
    ("pytest", "-n", "auto", "--dist", "worksteal"),  # whoever is done early takes what others have left
)


def main(arguments: list[str]) -> int:
    """Arguments go to pytest, which comes last."""
    failed = []
    for check in CHECKS:
        line = [*check, *arguments] if check[0] == "pytest" else [*check]
        print("==", *line, flush=True)
        if subprocess.run([sys.executable, "-m", *line], cwd=ROOT).returncode:
            failed.append(" ".join(check))
    if failed:
        print(f"Failed: {', '.join(failed)}.", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
