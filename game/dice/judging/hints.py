"""Why one might take a die, for the hint: what it completes, what it collects, what it keeps from others."""

from game.contract import Move, Reason
from game.dice.outlook import take_ahead
from game.dice.position import Position
from game.dice.records import Take
from game.dice.rules import COLOUR, VALUE, kind_of
from game.dice.scoring import ranked, run_points, runs


def reasons(p: Position, move: Move) -> tuple[Reason, ...]:
    """What the die does, by the points that hang on it, the most first; after the best of it what it costs."""
    assert isinstance(move, Take)
    teller = _Teller(p, move)
    teller.about()
    told = [reason for _, reason in sorted(teller.told, key=lambda one: -one[0])]
    return (*told[:1], *teller.price(), *told[1:])


class _Teller:
    def __init__(self, p: Position, move: Take) -> None:
        self.p = p
        self.seat = p.seat
        self.move = move
        self.hands = [[kind for group in groups for kind in group] for groups in p.groups]
        self.told: list[tuple[float, Reason]] = []

    def tell(self, weight: float, key: str, /, **args: str | int) -> None:
        self.told.append((weight, Reason(f"hint-dice-{key}", tuple(args.items()))))

    def about(self) -> None:
        p, move = self.p, self.move
        rows = p.rules.pay.rows
        self._sums()
        self._sequences()
        self._three_of_a_kind()
        self._most("value", VALUE, move.value, move.value, rows[move.value - 1])
        colour = f"colour-{p.rules.dice.colours[move.colour]}"
        self._most("colour", COLOUR, move.colour, colour, rows[p.board[move.colour] - 1])
        self._denies()
        if not self.told:
            self.tell(0, "new" if move.group == len(p.groups[self.seat]) else "spare", value=move.value)

    def _sums(self) -> None:
        """What becomes of the group that the die joins."""
        pay, goal, mine = self.p.rules.pay, self.p.goal, self.p.groups[self.seat]
        group = mine[self.move.group] if self.move.group < len(mine) else ()
        sum_ = self.move.value + sum(VALUE[kind] for kind in group)
        if sum_ == goal:
            self.tell(pay.correct_sum, "correct", goal=goal, points=pay.correct_sum)
        elif group and abs(sum_ - goal) == 1:
            self.tell(pay.closest_sum, "close", sum=sum_, goal=goal, points=pay.closest_sum)
        elif group and 0 < goal - sum_ < 7:
            self.tell(1, "towards", sum=sum_, goal=goal, need=goal - sum_)

    def _sequences(self) -> None:
        values, pays = [VALUE[kind] for kind in self.hands[self.seat]], self.p.rules.pay.sequences
        gain = run_points([*values, self.move.value], pays) - run_points(values, pays)
        if gain > 0:
            run = max((one for one in runs([*values, self.move.value]) if self.move.value in one), key=len)
            self.tell(gain, "sequence", count=len(run), points=gain)

    def _three_of_a_kind(self) -> None:
        value, points = self.move.value, self.p.rules.pay.three_of_a_kind
        before = {kind for kind in self.hands[self.seat] if VALUE[kind] == value}
        if len({*before, kind_of(self.move.colour, value)}) >= 3 > len(before):
            self.tell(points, "three", value=value, points=points)

    def _most(self, key: str, trait: tuple[int, ...], wanted: int, name: str | int, row: tuple[int, ...]) -> None:
        """What one die more of a value, or of a colour, brings by its row of the value board."""
        seat = self.seat
        counts = [[trait[kind] for kind in hand].count(wanted) for hand in self.hands]
        had = ranked(counts, row)[seat]
        counts[seat] += 1
        gain = ranked(counts, row)[seat] - had
        if gain > 0:
            lead = counts[seat] > max(count for other, count in enumerate(counts) if other != seat)
            self.tell(gain, f"{'most' if lead else 'more'}-{key}", **{key: name}, points=gain)

    def _denies(self) -> None:
        """The last die of a value that the next player needs for a correct sum."""
        p, value = self.p, self.move.value
        taker, points = (self.seat - 1) % p.players, p.rules.pay.correct_sum
        wanted = any(sum(VALUE[kind] for kind in group) + value == p.goal for group in p.groups[taker])
        if wanted and sum(p.pool[kind_of(colour, value)] for colour in range(p.players)) == 1:
            self.tell(points - 0.5, "deny", value=value, seat=taker, points=points)

    def price(self) -> list[Reason]:
        """What one colour more costs, as the dice lie now."""
        p, move = self.p, self.move
        hands = [p.dice_of(seat) for seat in range(p.players)]
        ahead = take_ahead(p.goal, p.board, hands, p.rules.pay, self.seat, (move.colour, move.value))
        lost = [-change.points for change in ahead.changes if change.source == "least_colours" and change.points < 0]
        return [Reason("hint-dice-colour", (("points", points),)) for points in lost]
