"""A round begins with its rolls and ends with the count; there is one for each player (D1-D5, D8-D15)."""

from collections.abc import Sequence

from game.chance import Chance
from game.contract import Event
from game.dice.position import Position
from game.dice.records import SOURCES, BoardRolled, GameEnded, GoalRolled, PoolRolled, RoundBegan, RoundEnded
from game.dice.rules import KINDS, kind_of
from game.dice.turns import phases


def begin(p: Position, events: list[Event]) -> int:
    chance, colours = p.chance, range(p.players)
    die = chance.die()
    p.goal = die + p.rules.dice.goal_bonus
    rolls = tuple(chance.die() for _ in colours)
    p.board = value_board(rolls, chance)
    dice = [(colour, chance.die()) for colour in colours for _ in range(p.rules.hand)]
    p.pool = [0] * len(KINDS)
    for colour, value in dice:
        p.pool[kind_of(colour, value)] += 1
    p.left = len(dice)
    p.groups = [[] for _ in colours]
    p.seat = p.to_move = p.starter
    events += (
        RoundBegan(p.round, p.starter),
        GoalRolled(die, p.goal),
        BoardRolled(rolls, p.board),
        PoolRolled(tuple(dice)),
    )
    return phases.TAKE


def value_board(rolls: Sequence[int], chance: Chance) -> tuple[int, ...]:
    """By colour, the place its die takes on the value board (D4)."""
    order = list(range(len(rolls)))
    chance.shuffle(order)
    places = [0] * len(rolls)
    taken: set[int] = set()
    moving = []
    for colour in order:
        if rolls[colour] in taken:
            moving.append(colour)
        else:
            places[colour] = rolls[colour]
            taken.add(rolls[colour])
    for colour in sorted(moving, key=rolls.__getitem__):
        value = rolls[colour]
        ways = [*range(value + 1, 7), *range(value - 1, 0, -1)]
        places[colour] = next(place for place in ways if place not in taken)
        taken.add(places[colour])
    return tuple(places)


def end(p: Position, events: list[Event]) -> int:
    """The count, and the next round, begun by the seat to the right; after the last one most points win."""
    scored = p.score_now()
    p.points = [points[:] for points in p.points]
    for item in scored:
        p.points[item.seat][SOURCES.index(item.source)] += item.points
    totals = p.totals()
    events += (*scored, RoundEnded(p.round, tuple(totals)))
    if p.round + 1 < p.players:
        p.round += 1
        p.starter = (p.starter - 1) % p.players
        return begin(p, events)
    p.to_move = None
    best = max(totals)
    events.append(GameEnded(tuple(seat for seat, points in enumerate(totals) if points == best)))
    return phases.OVER
