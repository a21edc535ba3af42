"""The one source of chance in a match: a small seeded generator that copies for next to nothing.

A search copies states hundreds of times a second, and `random.Random` carries 2.5 kB of state along. This
one (SplitMix64) carries a single integer, gives the same numbers in every process and on every platform,
and offers just what board games ask for: dice, shuffles and picks.
"""

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class Chance:
    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def bits(self) -> int:
        """The next 64 random bits."""
        self.state = state = (self.state + _STEP) & _MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
        return state ^ (state >> 31)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, all equally likely."""
        return (self.bits() * limit) >> 64

    def die(self) -> int:
        return 1 + ((self.bits() * 6) >> 64)

    def pick(self, things: Sequence[T]) -> T:
        self.state = state = (self.state + _STEP) & _MASK  # `bits`, written out: random play picks every move
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
        return things[((state ^ (state >> 31)) * len(things)) >> 64]

    def shuffle(self, things: MutableSequence[T], top: int | None = None) -> None:
        """All of them, or only the last so many, which then lie as they would if all had been shuffled."""
        state, last = self.state, len(things) - 1
        stay = 0 if top is None else max(0, last - top)
        for i in range(last, stay, -1):  # `below`, written out: every view of a position shuffles
            state = mixed = (state + _STEP) & _MASK
            mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
            j = ((mixed ^ (mixed >> 31)) * (i + 1)) >> 64
            things[i], things[j] = things[j], things[i]
        self.state = state

    def for_shuffling(self, count: int) -> "Chance":
        """What `shuffle` takes for so many things, set aside: whoever shuffles by it a little at a time, from the top,
        gets the very same order, and pays nothing for what is never drawn."""
        aside = Chance(self.state)
        self.state = (self.state + max(0, count - 1) * _STEP) & _MASK
        return aside

    def draw(self, stack: MutableSequence[T]) -> T:
        """The top of a stack that has yet to be shuffled: just that one is."""
        place = (self.bits() * len(stack)) >> 64
        thing, last = stack[place], stack.pop()
        if place < len(stack):
            stack[place] = last
        return thing

    def branch(self) -> "Chance":
        """A generator of its own for someone else: what they draw does not change what comes here."""
        return Chance(self.bits())
