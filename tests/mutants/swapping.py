"""A mutant in the place of the module that it was made of.

Functions that have not run yet get the changed code, which takes no time. All else (a constant, a table, a function
that ran while the tests were collected) has left its traces, so everything of the house is imported anew.
"""

import gc
import importlib.util
import inspect
import sys
from collections.abc import Iterator, Set
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from types import CodeType, FunctionType

from tests.mutants.changing import ROOT, Mutant

Place = tuple[str, int]
"""Where a function begins: its file and line."""


def place_of(code: CodeType) -> Place:
    return code.co_filename, code.co_firstlineno


def changed_functions(mutant: Mutant) -> dict[CodeType, CodeType] | None:
    """The functions that the mutant changes, with what they become; None if it changes more than functions."""
    old = compile(mutant.path.read_text(encoding="utf-8"), str(mutant.path), "exec", dont_inherit=True)
    new = compile(mutant.source, str(mutant.path), "exec", dont_inherit=True)
    if _outside(old) != _outside(new):
        return None
    pairs = zip(_functions(old), _functions(new), strict=True)
    return {before: after for before, after in pairs if _inside(before) != _inside(after)}


def swap(functions: dict[CodeType, CodeType]) -> None:
    for one in gc.get_objects():
        if isinstance(one, FunctionType) and one.__code__ in functions:
            one.__code__ = functions[one.__code__]


def import_anew(mutant: Mutant) -> None:
    for name in [name for name in sys.modules if name.split(".")[0] in ("game", "scenes", "tests")]:
        del sys.modules[name]
    sys.meta_path.insert(0, _Finder(mutant))


def ran(functions: dict[CodeType, CodeType], places: Set[Place]) -> bool:
    return any(place_of(code) in places for code in functions)


def _is_function(code: CodeType) -> bool:
    return bool(code.co_flags & inspect.CO_OPTIMIZED)  # the body of a class is not


def _functions(code: CodeType) -> Iterator[CodeType]:
    """Those of a module and of its classes, in order; a function within another belongs to that one."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            if _is_function(inner):
                yield inner
            else:
                yield from _functions(inner)


def _outside(code: CodeType) -> tuple[object, ...]:
    """What a module or the body of a class does, without what its functions do."""
    inner = [
        repr(one) if not isinstance(one, CodeType) else one.co_qualname if _is_function(one) else _outside(one)
        for one in code.co_consts
    ]
    return code.co_code, code.co_names, tuple(inner)


def _inside(code: CodeType) -> tuple[object, ...]:
    """What a function does, wherever it stands."""
    inner = [_inside(one) if isinstance(one, CodeType) else repr(one) for one in code.co_consts]
    return code.co_code, code.co_names, tuple(inner)


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
