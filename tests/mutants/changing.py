"""One small change at a time: a comparison, a sign, a number, an `and` for an `or`, a call left out."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
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
    for node in _rules(ast.parse(source)):
        if isinstance(node, ast.expr | ast.stmt):
            for words in _instead(node, text):
                start, end = text.span(node)
                changed = text.with_instead(start, end, words)
                yield Mutant(path, node.lineno, changed, f"{text.of(node)}  ->  {words}")


def _rules(node: ast.AST) -> Iterator[ast.AST]:
    """All but decorators: `frozen` and `slots` change no rule."""
    yield node
    left_out = getattr(node, "decorator_list", [])
    for child in ast.iter_child_nodes(node):
        if child not in left_out:
            yield from _rules(child)


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


def modules_of(name: str) -> list[Path]:
    """What is changed under this name: a module of `game/`, or the modules of a room and of its `turns`. What computer
    players think of a position, `judging`, is no rule."""
    room = ROOT / "game" / name
    if not room.is_dir():
        return [room.with_suffix(".py")]
    return sorted(path for path in [*room.glob("*.py"), *room.glob("turns/*.py")] if path.name not in LEFT_OUT)
