"""The backs of tiles nobody has turned yet, drawn anew: every way they can lie is equally likely.

A tile shows one of its two kinds. Of the tiles with the kinds a and b some show a and the others b; how many of each
there are must come to the faces that lie open. The number of ways is counted pair of kinds by pair of kinds, and the
counts are remembered: a search draws from the same position again and again.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import comb

from game.chance import Chance

Pairs = tuple[tuple[tuple[int, int], int], ...]
"""Two kinds, and how many tiles have them as their faces."""


@lru_cache(1 << 16)
def _choices(pairs: Pairs, shown: tuple[int, ...]) -> tuple[int, tuple[tuple[int, int, tuple[int, ...]], ...]]:
    """In how many ways these tiles show just so many faces of each kind; and for the first pair of kinds each number
    of its tiles that may show its first kind, with the ways there are then and what the others have to show."""
    if not pairs:
        return not any(shown), ()
    ((one, other), count), later = pairs[0], pairs[1:]
    if one == other:
        rest = (*shown[:one], shown[one] - count, *shown[one + 1 :])
        ways = _choices(later, rest)[0] if rest[one] >= 0 else 0
        return ways, ((count, ways, rest),)
    able_one = able_other = 0
    for kinds, number in later:
        if one in kinds:
            able_one += number
        if other in kinds:
            able_other += number
    need_one, need_other = shown[one], shown[other]
    total, found = 0, []
    for showing in range(
        max(0, need_one - able_one, count - need_other), min(count, need_one, count - need_other + able_other) + 1
    ):
        faces = list(shown)
        faces[one] -= showing
        faces[other] -= count - showing
        rest = tuple(faces)
        ways = _choices(later, rest)[0] * comb(count, showing)
        if ways:
            total += ways
            found.append((showing, ways, rest))
    return total, tuple(found)


def draw(pairs: Pairs, faces: Sequence[int], kinds: int, chance: Chance) -> list[int]:
    """A back for each of these open faces. `pairs` are the tiles they belong to, in order and without empty pairs;
    `kinds` is how many kinds there are."""
    counts = [0] * kinds
    for face in faces:
        counts[face] += 1
    shown = tuple(counts)
    hidden: list[list[int]] = [[] for _ in range(kinds)]
    while pairs:
        (one, other), count = pairs[0]
        total, choices = _choices(pairs, shown)
        showing, rest = 0, shown
        number = chance.below(total) if len(choices) > 1 else -1
        for showing, ways, rest in choices:  # noqa: B007
            number -= ways
            if number < 0:
                break
        hidden[one] += [other] * showing
        hidden[other] += [one] * (count - showing)
        pairs, shown = pairs[1:], rest
    for stack in hidden:
        if len(stack) > 1:
            chance.shuffle(stack)
    return [hidden[face].pop() for face in faces]
