"""Which phone is which: a number for each, as the loop knows them."""

import itertools


class Numbers:
    """The number of each phone, by the key of its secret: the same until the program ends, also when Phones is closed
    and opened again in between."""

    def __init__(self) -> None:
        self._count = itertools.count(1)
        self._given: dict[str, int] = {}

    def of(self, key: str) -> int:
        if key not in self._given:
            self._given[key] = next(self._count)
        return self._given[key]

    def key_of(self, number: int) -> str:
        """Whose it is; nobody's is none."""
        return next((key for key, given in self._given.items() if given == number), "")

    def forget(self, key: str) -> None:
        """Its number is not given to anybody else."""
        self._given.pop(key, None)
