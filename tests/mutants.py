"""`python -m tests.mutants PACKAGE... [--sample 60] [--seed 1] [--seconds 60]`: do the tests notice a changed rule?

Each package of `game/` (dice, klongs, ...) is changed in one small place at a time: a comparison, a sign, a number, an
`and` for an `or`, a call left out. Its tests then have to fail. What survives is printed with its line, and says where
a test is missing or where two ways of writing the rules are the same. Needs a system that can fork.
"""

import argparse
import ast
import importlib.util
import os
import random
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType

import hypothesis  # noqa: F401 - what is loaded here need not be loaded for each mutant
import pytest

ROOT = Path(__file__).resolve().parent.parent
LEFT_OUT = {"__init__.py", "facts.py"}
COMPARED = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
    ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip
COUNTED = {ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*", ast.Mod: "+"}


@dataclass(frozen=True)
class Mutant:
    path: Path
    line: int
    source: str
    """The whole module, changed."""
    change: str

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line}: {self.change}"


class _Text:
    """A module's text, cut by the places of its nodes."""

    def __init__(self, source: str) -> None:
        self.lines = [line.encode() for line in source.splitlines(keepends=True)]

    def at(self, line: int, column: int) -> int:
        return sum(map(len, self.lines[: line - 1])) + column

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.at(node.lineno, node.col_offset), self.at(node.end_lineno, node.end_col_offset)

    def of(self, node: ast.expr | ast.stmt) -> str:
        start, end = self.span(node)
        return b"".join(self.lines)[start:end].decode()

    def with_instead(self, start: int, end: int, words: str) -> str:
        whole = b"".join(self.lines)
        return (whole[:start] + words.encode() + whole[end:]).decode()


def mutants_of(path: Path) -> Iterator[Mutant]:
    source = path.read_text(encoding="utf-8")
    text = _Text(source)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.expr | ast.stmt):
            for words in _instead(node, text):
                start, end = text.span(node)
                changed = text.with_instead(start, end, words)
                yield Mutant(path, node.lineno, changed, f"{text.of(node)}  ->  {words}")


def _instead(node: ast.expr | ast.stmt, text: _Text) -> list[str]:  # noqa: C901 - a table: what stands for what
    match node:
        case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in COMPARED:
            return [f"({text.of(left)} {COMPARED[type(op)]} {text.of(right)})"]
        case ast.BinOp(left=left, op=op, right=right) if type(op) in COUNTED:
            return [f"({text.of(left)} {COUNTED[type(op)]} {text.of(right)})"]
        case ast.BoolOp(op=op, values=values):
            word = " or " if isinstance(op, ast.And) else " and "
            return ["(" + word.join(f"({text.of(value)})" for value in values) + ")"]
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return [f"({text.of(operand)})"]
        case ast.Constant(value=bool(value)):
            return [str(not value)]
        case ast.Constant(value=int(value)):
            return [str(value + 1)]
        case ast.Expr(value=ast.Call()) | ast.AugAssign():
            return ["pass"]
        case ast.IfExp(test=test, body=body, orelse=orelse):
            return [f"({text.of(orelse)} if {text.of(test)} else {text.of(body)})"]
        case ast.Continue():
            return ["break"]
        case ast.Break():
            return ["continue"]
    return []


class _Changed(SourceFileLoader):
    """Loads one module as the mutant has it."""

    def __init__(self, name: str, mutant: Mutant) -> None:
        super().__init__(name, str(mutant.path))
        self.mutant = mutant

    def get_code(self, _fullname: str) -> CodeType:
        return compile(self.mutant.source, str(self.mutant.path), "exec", dont_inherit=True)


class _Finder(MetaPathFinder):
    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant
        self.name = ".".join(mutant.path.relative_to(ROOT).with_suffix("").parts)

    def find_spec(self, fullname: str, _path: object = None, _target: object = None) -> ModuleSpec | None:
        if fullname != self.name:
            return None
        return importlib.util.spec_from_file_location(
            fullname, self.mutant.path, loader=_Changed(fullname, self.mutant)
        )


def tests_of(package: str) -> list[str]:
    """What is asked about a package, the quickest to notice first."""
    return ["-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", package,
            f"tests/game/{package}", "tests/vectors", "tests/contract/test_rules.py"]  # fmt: skip


def noticed(mutant: Mutant, arguments: Sequence[str], seconds: float) -> bool:
    """Whether the tests fail, or never end, with the mutant in place."""
    child = os.fork()
    if child == 0:
        os.setpgid(0, 0)
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        sys.meta_path.insert(0, _Finder(mutant))
        os._exit(int(pytest.main([*arguments])))
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status) != 0
        time.sleep(0.02)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return True


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description="Changes of the rules: who notices?")
    parser.add_argument("packages", nargs="+", metavar="PACKAGE")
    parser.add_argument("--sample", type=int, default=60, help="mutants a package (default 60)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=60, help="tests that take longer never end (default 60)")
    chosen = parser.parse_args(arguments)
    os.chdir(ROOT)
    survived = 0
    for package in chosen.packages:
        files = sorted(path for path in (ROOT / "game" / package).glob("*.py") if path.name not in LEFT_OUT)
        every = [mutant for path in files for mutant in mutants_of(path)]
        sample = random.Random(chosen.seed).sample(every, min(chosen.sample, len(every)))
        left = []
        for mutant in sample:
            if not noticed(mutant, tests_of(package), chosen.seconds):
                left.append(mutant)
                print(mutant, flush=True)
        share = 100 * (len(sample) - len(left)) / max(1, len(sample))
        print(f"{package}: {len(sample) - len(left)} of {len(sample)} noticed ({share:.0f} %), {len(every)} possible")
        survived += len(left)
    return 1 if survived else 0


if __name__ == "__main__":
    raise SystemExit(main())
