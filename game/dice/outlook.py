"""Help for thinking that plays for nobody: what the dice on the table would pay as they lie, and who leads in what.

Pure functions, and all lies open: the table as it is shown may be asked about as well as a position.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.dice.records import SOURCES, Die
from game.dice.rules import Pay
from game.dice.scoring import closest_miss, count_colour, count_value, leaders, runs, score_round, total


@dataclass(frozen=True, slots=True)
class RoundOutlook:
    """The round as it would be counted now. Who has no dice yet has no points either."""

    points: list[int]
    """By seat."""
    sources: dict[str, list[int]]
    """By scoring item and seat."""
    by_value: list[list[int]]
    """By value, 1 first, the seats that have the most."""
    by_colour: list[list[int]]
    miss: int | None
    """By how much the closest group misses the goal."""
    touched: list[bool]
    """By seat, whether it has dice at all."""


def round_outlook(
    goal: int, board: Sequence[int], players: Sequence[Sequence[Sequence[Die]]], pay: Pay
) -> RoundOutlook:
    """By seat, its groups of dice; `board` gives each colour's place."""
    hands = [[die for group in groups for die in group] for groups in players]
    seats = range(len(players))
    sources = {source: [0] * len(players) for source in SOURCES}
    for item in score_round(goal, board, players, pay):
        if hands[item.seat]:
            sources[item.source][item.seat] += item.points
    return RoundOutlook(
        [sum(points[seat] for points in sources.values()) for seat in seats],
        sources,
        [leaders([count_value(hand, value) for hand in hands]) for value in range(1, 7)],
        [leaders([count_colour(hand, colour) for hand in hands]) for colour in seats],
        closest_miss(goal, players),
        [bool(hand) for hand in hands],
    )


def leads_alone(players: Sequence[Sequence[Sequence[Die]]], seat: int, value: int) -> bool:
    """Whether a seat, and no other, has most dice of a value, and more than one of them."""
    counts = [count_value([die for group in groups for die in group], value) for groups in players]
    return leaders(counts) == [seat] and counts[seat] > 1


ALONE, TIED, BEHIND = "alone", "tied", "behind"


@dataclass(frozen=True, slots=True)
class GroupAhead:
    """A die put into one of a seat's groups, or, one past the last, into a new one."""

    group: int
    before: int
    after: int
    """Its sum now, and with the die."""
    points: int
    """What that changes for the seat, all in all."""
    others: tuple[int, ...]
    """By seat, what the others gain or lose by it."""


@dataclass(frozen=True, slots=True)
class Change:
    """What a die changes for the seat that takes it, wherever it puts it."""

    source: str
    of: tuple[int, ...]
    """The value, the colour, the longest run: what the item is about."""
    points: int
    lead: str = ""
    """Of a majority: whether the seat is then in front ALONE, TIED with others, or still BEHIND."""


@dataclass(frozen=True, slots=True)
class TakeAhead:
    """What taking a die would change if the round ended right then."""

    groups: tuple[GroupAhead, ...]
    best: GroupAhead
    """The group that pays most; of equal ones one that is not past the goal, as near to it as can be."""
    changes: tuple[Change, ...]


def take_ahead(
    goal: int, board: Sequence[int], players: Sequence[Sequence[Sequence[Die]]], pay: Pay, seat: int, die: Die
) -> TakeAhead:
    """What it would do for a seat to take this die now, by the group that it puts it into."""
    now = round_outlook(goal, board, players, pay)
    mine = [list(group) for group in players[seat]]
    rounds = []
    for at in range(len(mine) + 1):
        groups = [[*group, die] if i == at else group for i, group in enumerate([*mine, []])]
        after = [groups if s == seat else theirs for s, theirs in enumerate(players)]
        rounds.append((after, round_outlook(goal, board, after, pay)))
    ahead = tuple(
        GroupAhead(at, before, before + die[1], then.points[seat] - now.points[seat], _of_others(now, then, seat))
        for at, ((_, then), before) in enumerate(zip(rounds, [*map(total, mine), 0], strict=True))
    )
    best = max(ahead, key=lambda one: (one.points, one.after <= goal, -abs(goal - one.after)))
    after, then = rounds[best.group]
    return TakeAhead(ahead, best, tuple(_changes(now, then, after, seat, die)))


def _of_others(now: RoundOutlook, then: RoundOutlook, seat: int) -> tuple[int, ...]:
    """What the others gain or lose who have dice at all."""
    both = enumerate(zip(now.points, then.points, now.touched, strict=True))
    return tuple(0 if other == seat or not touched else later - before for other, (before, later, touched) in both)


def _changes(
    now: RoundOutlook, then: RoundOutlook, players: Sequence[Sequence[Sequence[Die]]], seat: int, die: Die
) -> Iterator[Change]:
    """The scoring items of the whole hand that the die makes better or worse."""
    colour, value = die
    hand = [one for group in players[seat] for one in group]
    about = {
        "least_colours": (len({one[0] for one in hand}),),
        "three_of_a_kind": (value,),
        "sequences": max(runs([one[1] for one in hand]), key=len, default=()),
        "most_of_value": (value,),
        "most_of_colour": (colour,),
    }
    front = {"most_of_value": then.by_value[value - 1], "most_of_colour": then.by_colour[colour]}
    for source, of in about.items():
        points = then.sources[source][seat] - now.sources[source][seat]
        if points:
            yield Change(source, of, points, _lead(front[source], seat) if source in front else "")


def _lead(front: Sequence[int], seat: int) -> str:
    if seat not in front:
        return BEHIND
    return TIED if len(front) > 1 else ALONE
