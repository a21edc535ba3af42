"""The lines that people copy from the README do what it says, and the project's own file is in order."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from scenes.devices.intents import STANDARD_BUTTONS, STANDARD_KEYS, Action
from tests import __main__ as checks
from tests.house.files import ROOT, readme_lines, text_of, values_of


@pytest.mark.parametrize(("failing", "code"), [(None, 0), ("ruff", 1), ("mypy", 1), ("pytest", 1)])
def test_python_m_tests_runs_every_check_and_fails_if_one_does(
    failing: str | None, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[list[str]] = []

    def run(line: list[str], cwd: Path) -> "subprocess.CompletedProcess[str]":
        ran.append(line)
        assert cwd == ROOT
        return subprocess.CompletedProcess(line, int(line[2] == failing))

    monkeypatch.setattr(subprocess, "run", run)
    assert checks.main(["-x"]) == code
    assert [line[:3] for line in ran] == [[sys.executable, "-m", name] for name in ("ruff", "ruff", "mypy", "pytest")]
    assert ran[2][3:] == ["--strict", "main.py", "game", "scenes", "tests"], "the tests are typed too"
    assert ran[-1][3:] == ["-n", "auto", "--dist", "worksteal", "-x"], "side by side, and the arguments go to pytest"
    assert (failing or "") in capsys.readouterr().err


def test_the_readme_begins_with_the_two_lines_and_ci_runs_the_second() -> None:
    start, tests, *_ = readme_lines()
    assert start.endswith("python3 main.py")
    assert tests.endswith("python3 -m tests")
    assert tests in text_of(ROOT / ".ci" / "run").splitlines()


def test_the_workflow_runs_the_test_line_on_every_system_with_the_oldest_and_a_newer_python() -> None:
    workflow = ROOT / ".github" / "workflows" / "tests.yml"
    _, tests, *_ = readme_lines()
    assert values_of(workflow, "run") == [tests.replace("python3", "python")]
    assert values_of(workflow, "shell") == ["bash"]
    assert values_of(workflow, "os") == ["[ubuntu-latest, windows-latest, macos-latest]"]
    assert values_of(workflow, "runs-on") == ["${{ matrix.os }}"]
    assert values_of(workflow, "python-version") == ["${{ matrix.python }}"]
    [versions] = values_of(workflow, "python")
    oldest, newest = re.findall(r"3\.(\d+)", versions)
    project = tomllib.loads(text_of(ROOT / "pyproject.toml"))["project"]
    assert project["requires-python"] == f">=3.{oldest}"
    assert int(newest) > int(oldest)


def test_pre_commit_runs_the_quick_checks_and_the_house_s() -> None:
    hooks = ROOT / ".pre-commit-config.yaml"
    quick = [check for check in checks.CHECKS if check[0] != "pytest"]
    wanted = [f"python -m {' '.join(check)}" for check in (*quick, ("pytest", "-q", "tests/house"))]
    assert values_of(hooks, "entry") == wanted
    assert values_of(hooks, "language") == ["system"] * len(wanted)
    assert values_of(hooks, "pass_filenames") == ["false"] * len(wanted), "each looks at everything"


def test_the_readme_names_every_tool_and_every_module_there_is() -> None:
    text = text_of(ROOT / "README.md")
    for tool in ("game simulate", "tests.vectors", "tests.shots", "tests.bench", "tests.golden"):
        assert f"python3 -m {tool}" in text
        module = tool.split()[0].replace(".", "/")
        assert (ROOT / f"{module}.py").exists() or (ROOT / module / "__main__.py").exists()
    code = text[text.index("main.py            ") :]
    for name in re.findall(r"\b[a-z_]+\.py\b", code[: code.index("    tests/ ")]):
        assert [*ROOT.rglob(name)], f"the README names {name}, which is gone"


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", ".github/ACCESSIBILITY.md"])
def test_every_link_picture_and_tool_of_a_page_is_there(page: str) -> None:
    here, text = (ROOT / page).parent, text_of(ROOT / page)
    links = [*re.findall(r"\]\(([^)]+)\)", text), *re.findall(r'src="([^"]+)"', text)]
    local = [link for link in links if not link.startswith(("https://", "../../"))]
    assert local
    for file, _, heading in (link.partition("#") for link in local):
        there = (here / file).resolve() if file else ROOT / page
        assert there.is_file(), f"{page} leads to {file}, which is gone"
        assert not heading or heading in headings(there), f"{page} leads to {heading}, which is gone"
    tools = {tool.replace(".", "/") for tool in re.findall(r"python3 -m (game|tests(?:\.\w+)*)", text)}
    assert tools
    files = [ROOT / f"{tool}.py" for tool in tools] + [ROOT / tool / "__main__.py" for tool in tools]
    assert len([file for file in files if file.exists()]) == len(tools)


def headings(page: Path) -> set[str]:
    """As they stand in links: small, words joined by hyphens."""
    words = re.findall(r"^#+ (.+)$", text_of(page), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in words}


ROWS = {
    "choose": Action.CONFIRM,
    "back": Action.BACK,
    "undo": Action.UNDO,
    "hint": Action.HINT,
    "score now": Action.PEEK,
    "log": Action.LOG,
    "rules": Action.RULES,
    "menu": Action.MENU,
    "previous page": Action.PREVIOUS,
    "next page": Action.NEXT,
}
SIGNS = {
    "a": ("A", "cross", "A"),
    "b": ("B", "circle", "B"),
    "x": ("X", "square", "X"),
    "y": ("Y", "triangle", "Y"),
    "lb": ("LB", "L1", "L"),
    "rb": ("RB", "R1", "R"),
    "lt": ("LT", "L2", "ZL"),
    "rt": ("RT", "R2", "ZR"),
    "back": ("View", "Create", "minus"),
    "start": ("Menu", "Options", "plus"),
}
"""By button, what is written on it in each family."""


@pytest.mark.parametrize("row", ROWS)
def test_the_readme_names_the_buttons_that_the_program_listens_to(row: str) -> None:
    [found] = re.findall(rf"^\| {row}[^|]*\|(.+)\|$", text_of(ROOT / "README.md"), re.MULTILINE)
    *pads, keys, _ = [cell.strip() for cell in found.split("|")]
    assert tuple(pads) == SIGNS[STANDARD_BUTTONS[ROWS[row]]]
    key = STANDARD_KEYS[ROWS[row]]
    assert keys.split(", ")[0].lower() == {"return": "enter", "escape": "esc"}.get(key, key)


def test_versions_are_bounded() -> None:
    project = tomllib.loads(text_of(ROOT / "pyproject.toml"))["project"]
    wanted = [
        *project["dependencies"],
        *(line for lines in project["optional-dependencies"].values() for line in lines),
    ]
    assert len(wanted) >= 9
    assert [line for line in wanted if not re.search(r">=[\d.]+,<[\d.]+$", line)] == []
    assert project["requires-python"] == ">=3.11"
