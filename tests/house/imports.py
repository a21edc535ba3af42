"""What imports what, read from the sources: at the top of a file, inside a function, or for the types only."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.house.files import ROOT, relative, sources, tree_of

OWN = ("game", "scenes", "tests", "main")
"""Where our own modules begin."""


@dataclass(frozen=True)
class Import:
    where: str
    """File and line."""
    importer: str
    module: str
    inside: str = ""
    """The function in which it stands, if any."""

    @property
    def own(self) -> bool:
        return self.module.split(".")[0] in OWN

    def __str__(self) -> str:
        return f"{self.where} imports {self.module}"


def module_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def is_module(name: str) -> bool:
    path = ROOT / Path(*name.split("."))
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


def named(node: ast.AST, path: Path) -> Iterator[str]:
    """The modules that a statement or a call names, each in full."""
    match node:
        case ast.Import(names):
            yield from (name.name for name in names)
        case ast.ImportFrom(module=module, names=names, level=level):
            assert not level, f"{relative(path)}:{node.lineno}: name the package in full"
            assert module is not None
            for name in names:
                inner = f"{module}.{name.name}"
                yield inner if module.split(".")[0] in OWN and is_module(inner) else module
        case ast.Call(args=[ast.Constant(value=str(module)), *_]):
            if ast.unparse(node.func).split(".")[-1] in ("import_module", "__import__"):
                yield module


@cache
def imports_of(path: Path) -> tuple[Import, ...]:
    importer = module_of(path)

    def visit(node: ast.AST, inside: str) -> Iterator[Import]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.stmt | ast.expr):
                where = f"{relative(path)}:{child.lineno}"
                yield from (Import(where, importer, module, inside) for module in dict.fromkeys(named(child, path)))
            is_function = isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
            yield from visit(child, (getattr(child, "name", "") or "a lambda") if is_function else inside)

    return tuple(visit(tree_of(path), ""))


def all_imports(*folders: str) -> list[Import]:
    return [found for path in sources(*folders) for found in imports_of(path)]


def graph(imports: list[Import]) -> dict[str, set[str]]:
    """By module the modules of ours that it imports."""
    found: dict[str, set[str]] = {}
    for one in imports:
        if one.own:
            found.setdefault(one.importer, set()).add(one.module)
            found.setdefault(one.module, set())
    return found


def cycles(arrows: dict[str, set[str]]) -> list[list[str]]:
    """Groups of modules that can all be reached from each other (Tarjan), and modules that import themselves."""
    index: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(module: str) -> None:
        index[module] = lowest[module] = len(index)
        stack.append(module)
        for other in sorted(arrows.get(module, ())):
            if other not in index:
                visit(other)
                lowest[module] = min(lowest[module], lowest[other])
            elif other in stack:
                lowest[module] = min(lowest[module], index[other])
        if lowest[module] == index[module]:
            at = stack.index(module)
            group, stack[at:] = stack[at:], []
            if len(group) > 1 or module in arrows.get(module, ()):
                found.append(sorted(group))

    for module in sorted(arrows):
        if module not in index:
            visit(module)
    return sorted(found)
