"""Hard: a tree search over what may be true (information-set Monte Carlo tree search), for any game with a judge.

Each iteration draws anew what the seat cannot know, goes down the tree of moves played so far as long as it has been
there before, plays on quickly, asks the judge, and remembers for every seat on the way how that turned out. Chance is
not in the tree: a node is a sequence of moves, and its worth is the mean over all the luck met there.

The moves to choose from are looked at in rounds, all equally often, and the better half goes on to the next: the
longer a search looks at a move, the better it knows what its own seat makes of it, so that whatever it tried first
would win by being looked at.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, exp, inf, log, sqrt
from time import perf_counter
from typing import Any

from game.chance import Chance
from game.contract import Move, State
from game.players.careful import weigh
from game.players.judge import Judge, outcome
from game.players.player import Budget, Interrupted, Player

SURE_SPREAD = 8
"""After so many results their spread is taken as it is."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How the search spends its time."""

    draws: int = 4
    """How often the judge looks at a move that brings chance or secrets to light, before the search begins."""
    rivals: int = 8
    """So many moves, those the judge thinks most of, are searched at all."""
    hopeless: float = 4.0
    """What lies so many standard errors behind the best is not looked at any longer."""
    explore: float = 0.7
    """How much a rarely tried move is favoured, in spreads of the results seen."""
    width: float = 1.2
    """A node visited n times looks at width * n ** growth of its moves, the most promising first."""
    growth: float = 0.5
    trust: float = 6.0
    """So many visits the judge's opinion of a move, one move ahead, is worth."""
    study: int = 12
    """A node visited so often has the judge look at all its moves."""
    playout: float = 1.0
    """Playouts go so many horizons of the judge."""
    certain: float = 0.8
    """How much of a result is who won in the end, and not by how much."""


class Node:
    __slots__ = ("children", "order", "prior", "priors_met", "results_met", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        """What the judge said of the move that leads here, 0 to 1, for the seat that plays it."""
        self.visits = 0
        self.total = 0.0
        """The results for the seat whose move led here, added up."""
        self.children: dict[Move, Node] = {}
        self.order: list[tuple[Move, float]] | None = None
        """Once studied: the moves not in the tree yet with their priors, the best last."""
        self.priors_met = 0.0
        self.results_met = 0.0
        """Over the visits, the priors of the children gone to, and the results of that, added up."""


class DeepPlayer(Player):
    def __init__(self, judge: Judge[Any], depth: Depth | None = None) -> None:
        self.judge = judge
        self.depth = depth or Depth()
        self.iterations = self.decisions = 0
        self.seconds = 0.0
        """Iterations in all searches so far, decisions played in them, and the seconds they took: for measuring."""

    def choose(self, known: State, chance: Chance, budget: Budget) -> Move:
        moves = known.moves()
        if len(moves) == 1:
            return moves[0]
        judge = self.judge
        candidates = hopeful(known, judge.candidates(known, moves), chance, self.depth.draws)
        if len(candidates) == 1:
            return candidates[0]
        start = perf_counter()
        search = Search(judge, self.depth, known, chance)
        search.study_root(candidates, budget)
        self.iterations += search.run(budget, start)
        self.decisions += search.decisions
        self.seconds += perf_counter() - start
        return search.best()


def hopeful(known: State, moves: Sequence[Move], chance: Chance, draws: int) -> Sequence[Move]:
    """Without the moves that end the game lost, whatever comes to light, if there are others. How little hope is left a
    search sees too well: it would go home to lose by a point."""
    seat = known.to_move
    assert seat is not None
    lost = [move for move in moves if _ends_lost(known, move)]
    for _ in range(draws - 1):
        if lost:
            view = known.known_to(seat, chance)
            lost = [move for move in lost if _ends_lost(view, move)]
    return [move for move in moves if move not in lost] or moves


def _ends_lost(view: State, move: Move) -> bool:
    after = view.copy()
    after.play(move)
    return after.to_move is None and not any(one.won and one.seat == view.to_move for one in after.standings())


class Search:
    """The thinking about one decision."""

    def __init__(self, judge: Judge[Any], depth: Depth, known: State, chance: Chance) -> None:
        assert known.to_move is not None
        self.judge = judge
        self.depth = depth
        self.known = known
        self.seat = known.to_move
        self.seats = len(known.standings())
        self.chance = chance
        self.root = Node(0.0)
        self.rivals: list[tuple[Move, Node]] = []
        """The moves that are still in the running."""
        self.playout = max(0, round(judge.horizon * depth.playout))
        self.spread = 0.15
        """How far results lie apart, as seen so far."""
        self._squares = 0.0
        self.decisions = 0
        """How many were played, in all iterations."""

    def study_root(self, candidates: Sequence[Move], budget: Budget) -> None:
        worth = weigh(self.judge.opinion, self.known, candidates, self.chance, self.depth.draws, budget)
        best_last = self._ordered(candidates, worth)
        self.rivals = [(move, Node(prior)) for move, prior in best_last[: -self.depth.rivals - 1 : -1]]
        self.root.order = []

    def run(self, budget: Budget, start: float) -> int:
        """Look at the rivals in rounds; after each the better half goes on. The number of iterations."""
        end = None if budget.seconds is None else start + budget.seconds
        done = 0
        while len(self.rivals) > 1:
            rounds = (len(self.rivals) - 1).bit_length()
            most = None if budget.iterations is None else done + (budget.iterations - done) // rounds
            now = perf_counter()
            until = None if end is None else now + (end - now) / rounds
            done = self._round(done, most, until, budget)
            self._halve()
        return done

    def _round(self, done: int, most: int | None, until: float | None, budget: Budget) -> int:
        """Iterate until so many are done, or that time has come; how many are done."""
        while most is None or done < most:
            if budget.stop():
                raise Interrupted
            if until is not None and done and perf_counter() >= until:
                break
            self._iterate()
            done += 1
        return done

    def _halve(self) -> None:
        """The better half of the rivals stays, the best first, and nothing that lies hopelessly behind."""
        worth = self._estimates(self.root, self.rivals)
        ranked = sorted(zip(worth, self.rivals, strict=True), key=lambda one: -one[0])
        best, (_, leader) = ranked[0]
        least = best - self.depth.hopeless * self.spread * sqrt(2 / max(1, leader.visits))
        self.rivals = [rival for worth, rival in ranked[: (len(ranked) + 1) // 2] if worth >= least]

    def best(self) -> Move:
        return self.rivals[0][0]

    def _iterate(self) -> None:
        state = self.known.known_to(self.seat, self.chance)
        node = self.root
        path: list[tuple[Node, Node, int]] = []
        fresh = False
        while not fresh and (seat := state.to_move) is not None:
            if path:
                move, below, fresh = self._descend(node, state)
            else:
                move, below = min(self.rivals, key=lambda rival: rival[1].visits)
            state.play(move)
            path.append((node, below, seat))
            node = below
        sketch, chance = self.judge.sketch, self.chance
        for _ in range(self.playout):
            if state.to_move is None:
                break
            moves = state.moves()
            state.play(moves[0] if len(moves) == 1 else sketch(state, moves, chance))
            self.decisions += 1
        self.decisions += len(path)
        results = self._results(state)
        for above, below, seat in path:
            result = results[seat]
            above.results_met += result
            above.priors_met += below.prior
            below.visits += 1
            below.total += result
        self._measure(results[self.seat])

    def _measure(self, mine: float) -> None:
        root = self.root
        root.visits += 1
        self._squares += mine * mine
        if root.visits >= SURE_SPREAD:
            mean = root.results_met / root.visits
            self.spread = max(1e-3, sqrt(max(0.0, self._squares / root.visits - mean * mean)))

    def _descend(self, node: Node, state: State) -> tuple[Move, Node, bool]:
        """The move to go on with, the node it leads to, and whether that is new to the tree."""
        children, depth = node.children, self.depth
        moves: Sequence[Move] = ()
        if node.order is None:
            moves = state.moves()
            if len(moves) == 1:
                return moves[0], children.setdefault(moves[0], Node(0.0)), False
            if node.visits >= depth.study:
                self._study(node, state, moves)
        why_not = state.why_not
        known = [one for one in children.items() if why_not(one[0]) is None]
        if len(known) < ceil(depth.width * (node.visits + 1) ** depth.growth):
            new = self._new_move(node, state, moves)
            if new is not None:
                return new, children[new], True
        if not known:  # with this luck, none of the moves that were studied is possible
            move = self.judge.sketch(state, state.moves(), self.chance)
            children[move] = child = Node(0.0)
            return move, child, True
        if len(known) == 1:
            return *known[0], False
        return *self._most_promising(node, known), False

    def _most_promising(self, node: Node, known: list[tuple[Move, Node]]) -> tuple[Move, Node]:
        """The child that is thought best, with something added for each that was seldom tried."""
        reach, wide = self.depth.explore * self.spread, log(node.visits + 1)
        best, chosen = -inf, known[0]
        for one, worth in zip(known, self._estimates(node, known), strict=True):
            score = worth + reach * sqrt(wide / one[1].visits)
            if score > best:
                best, chosen = score, one
        return chosen

    def _estimates(self, node: Node, known: list[tuple[Move, Node]]) -> list[float]:
        """What these moves are worth: their results, and at first the judge's opinion, taken relative to the moves
        tried so far, since the judge may think higher or lower of a position than of what comes of it."""
        if node.order is None:
            return [child.total / child.visits for _, child in known]
        trust = self.depth.trust
        off = (node.results_met - node.priors_met) / (node.visits or 1)
        return [(child.total + trust * (child.prior + off)) / (child.visits + trust) for _, child in known]

    def _new_move(self, node: Node, state: State, moves: Sequence[Move]) -> Move | None:
        children, order = node.children, node.order
        if order is None:
            move = self.judge.sketch(state, moves, self.chance)
            if move in children:
                return None
            children[move] = Node(0.0)
            return move
        for place in range(len(order) - 1, -1, -1):
            move, prior = order[place]
            if state.why_not(move) is None:
                del order[place]
                children[move] = Node(prior)
                return move
        return None

    def _study(self, node: Node, state: State, moves: Sequence[Move]) -> None:
        """Have the judge look at all moves of a node that is worth it."""
        opinion, seat = self.judge.opinion, state.to_move
        assert seat is not None
        worth, candidates = [], self.judge.candidates(state, moves)
        for move in candidates:
            after = state.copy()
            after.play(move)
            worth.append(opinion(after, seat))
        ordered = self._ordered(candidates, worth)
        priors = dict(ordered)
        lowest = ordered[0][1]
        for move, child in node.children.items():
            child.prior = priors.get(move, lowest)
            node.priors_met += child.prior * child.visits
        node.order = [(move, prior) for move, prior in ordered if move not in node.children]

    def _ordered(self, moves: Sequence[Move], worth: list[float]) -> list[tuple[Move, float]]:
        priors = [self._win_chance(one) for one in worth]
        return [(moves[place], priors[place]) for place in sorted(range(len(priors)), key=lambda i: (worth[i], -i))]

    def _win_chance(self, points: float) -> float:
        """Points ahead as the chance to win, about; alone, points as they are, in scales."""
        share = points / self.judge.scale
        if self.seats == 1:
            return share
        return 1 / (1 + exp(-4 * max(-8.0, min(8.0, share))))

    def _results(self, state: State) -> list[float]:
        """By seat, how it went."""
        if state.to_move is not None:
            return list(map(self._win_chance, self.judge.values(state)))
        results = list(map(self._win_chance, outcome(state)))
        if self.seats > 1:
            won = [standing.won for standing in state.standings()]
            sure = self.depth.certain
            share = sure / sum(won)
            results = [(1 - sure) * one + share * did for one, did in zip(results, won, strict=True)]
        return results
