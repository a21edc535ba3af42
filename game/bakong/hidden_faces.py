"""The backs of tiles nobody has turned yet, drawn anew: every way they can lie is equally likely.

A tile shows one of its two kinds. Of the tiles with the kinds a and b some show a and the others b; how many of each
there are must come to the faces that lie open. The number of ways is counted pair of kinds by pair of kinds, and the
counts are remembered, each with those that follow it: a search draws from the same position again and again.
"""

from collections import Counter
from functools import lru_cache
from math import comb
from typing import NamedTuple

from game.bakong.rules import KINDS, NO_TILE, TEMPLE, Pairs, Rules
from game.chance import Chance


class Choice(NamedTuple):
    """So many tiles of a pair of kinds show its first kind, the others its second."""

    ways: int
    """In how many ways all tiles can lie then."""
    backs: tuple[tuple[int, tuple[int, ...]], ...]
    """A kind that is shown, and the backs that lie under it; and so on, all that follows without a choice included."""
    later: "Choices"
    """What there is to choose after that."""


class Choices(NamedTuple):
    total: int
    """In how many ways the tiles can lie."""
    first: tuple[Choice, ...]
    """For the first pair of kinds; none if there are no tiles."""


@lru_cache(1 << 12)
def choices(pairs: Pairs, shown: tuple[int, ...]) -> Choices:
    """In how many ways these tiles show just so many faces of each kind; and for the first pair of kinds each number
    of its tiles that may show its first kind."""
    if not pairs:
        return Choices(not any(shown), ())
    ((one, other), count), rest = pairs[0], pairs[1:]
    able_one = able_other = 0
    for kinds, number in rest:
        able_one += number * (one in kinds)
        able_other += number * (other in kinds)
    need_one, need_other = shown[one], shown[other]
    least, most = max(0, need_one - able_one, count - need_other), min(count, need_one, count - need_other + able_other)
    if one == other:
        least = most = count
    found = []
    for showing in range(least, most + 1):
        faces = list(shown)
        faces[one] -= showing
        faces[other] -= count - showing
        later = choices(rest, tuple(faces)) if min(faces) >= 0 else NONE
        ways = later.total * comb(count, showing)
        if ways:
            lying = (one, (other,) * showing), (other, (one,) * (count - showing))
            backs = tuple([under for under in lying if under[1]])
            if len(later.first) == 1:
                [only] = later.first
                backs, later = backs + only.backs, only.later
            found.append(Choice(ways, backs, later))
    return Choices(sum([choice.ways for choice in found]), tuple(found))


NONE = Choices(0, ())


class Unseen(NamedTuple):
    """The tiles that nobody has turned yet: where they lie, what they show, and how they can lie."""

    places: tuple[int, ...]
    faces: tuple[int, ...]
    choices: Choices


@lru_cache(1 << 10)
def never_turned(seen: int) -> tuple[int, ...]:
    """The places of the tiles nobody has turned yet, given a bit for each that somebody has."""
    return tuple(place for place in range(1, TEMPLE) if not seen >> place & 1)


@lru_cache(1 << 10)
def unseen(rules: Rules, up: bytes, backs: bytes) -> Unseen:
    """Given by place the kind that lies face up and the known one face down, or NO_TILE."""
    places = tuple(place for place in range(1, TEMPLE) if backs[place] == NO_TILE)
    turned = Counter(tuple(sorted(pair)) for pair in zip(up, backs, strict=True) if NO_TILE not in pair)
    left = [(pair, count - turned[pair]) for pair, count in rules.pairs]
    faces = tuple(up[place] for place in places)
    shown = tuple(faces.count(kind) for kind in range(len(KINDS)))
    return Unseen(places, faces, choices(tuple([one for one in left if one[1]]), shown))


def draw(tiles: Unseen, chance: Chance) -> list[int]:
    """A back for each of these tiles."""
    hidden: list[list[int]] = [[] for _ in KINDS]
    total, first = tiles.choices
    while first:
        number = chance.below(total) if len(first) > 1 else 0
        for ways, backs, later in first:
            number -= ways
            if number < 0:
                for kind, under in backs:
                    hidden[kind] += under
                total, first = later
                break
    for stack in hidden:
        if len(stack) > 1:
            chance.shuffle(stack)
    return [hidden[face].pop() for face in tiles.faces]
