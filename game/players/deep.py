"""Hard: a tree search over what may be true (information-set Monte Carlo tree search), for any game with a judge.

Each iteration draws anew what the seat cannot know, goes down the tree of moves played so far as long as it has been
there before, plays on quickly, asks the judge, and remembers for every seat on the way how that turned out. Chance is
not in the tree: a node is a sequence of moves, and its worth is the mean over all the luck met there.
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
        candidates = judge.candidates(known, moves)
        if len(candidates) == 1:
            return candidates[0]
        start = perf_counter()
        search = Search(judge, self.depth, known, chance)
        search.study_root(candidates, budget)
        self.iterations += search.run(budget, start)
        self.decisions += search.decisions
        self.seconds += perf_counter() - start
        return search.best()


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
        self.playout = max(0, round(judge.horizon * depth.playout))
        self.spread = 0.15
        """How far results lie apart, as seen so far."""
        self._squares = 0.0
        self.decisions = 0
        """How many were played, in all iterations."""

    def study_root(self, candidates: Sequence[Move], budget: Budget) -> None:
        worth = weigh(self.judge.opinion, self.known, candidates, self.chance, self.depth.draws, budget)
        self.root.order = self._ordered(candidates, worth)

    def run(self, budget: Budget, start: float) -> int:
        """Iterate as long as the budget lets it, or until nothing can change the choice; the number of iterations."""
        most, stop = budget.iterations, budget.stop
        end = None if budget.seconds is None else start + budget.seconds
        began = perf_counter()
        done = 0
        while most is None or done < most:
            if stop():
                raise Interrupted
            now = perf_counter()
            if end is not None and now >= end and done:
                break
            if done and done % 64 == 0:
                left = done * (end - now) / (now - began) if end is not None else inf
                if self._settled(min(left, inf if most is None else most - done)):
                    break
            self._iterate()
            done += 1
        return done

    def best(self) -> Move:
        """The move most thought of; of several, the one that did best."""
        children = self.root.children
        return max(children, key=lambda move: (children[move].visits, self._estimate(self.root, children[move])))

    def _settled(self, left: float) -> bool:
        visits = sorted((child.visits for child in self.root.children.values()), reverse=True)
        return len(visits) > 1 and visits[0] - visits[1] > left

    def _iterate(self) -> None:
        state = self.known.known_to(self.seat, self.chance)
        node = self.root
        path: list[tuple[Node, Node, int]] = []
        fresh = False
        while not fresh and (seat := state.to_move) is not None:
            move, fresh = self._descend(node, state)
            state.play(move)
            above, node = node, node.children[move]
            path.append((above, node, seat))
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

    def _descend(self, node: Node, state: State) -> tuple[Move, bool]:
        """The move to go on with, and whether it is new to the tree."""
        children, depth = node.children, self.depth
        if node is self.root:
            moves: Sequence[Move] = ()
            known = list(children)
        else:
            moves = state.moves()
            if len(moves) == 1:
                children.setdefault(moves[0], Node(0.0))
                return moves[0], False
            if node.order is None and node.visits >= depth.study:
                self._study(node, state, moves)
            known = [move for move in children if state.why_not(move) is None]
        if len(known) < ceil(depth.width * (node.visits + 1) ** depth.growth):
            new = self._new_move(node, state, moves)
            if new is not None:
                return new, True
        if not known:  # with this luck, none of the moves that were studied is possible
            move = self.judge.sketch(state, moves, self.chance)
            children[move] = Node(0.0)
            return move, True
        reach = depth.explore * self.spread
        wide = log(node.visits + 1)
        best, chosen = -inf, known[0]
        for move in known:
            child = children[move]
            score = self._estimate(node, child) + reach * sqrt(wide / child.visits) if child.visits else inf
            if score > best:
                best, chosen = score, move
        return chosen, False

    def _estimate(self, node: Node, child: Node) -> float:
        """What a move is worth: its results, and at first the judge's opinion, taken relative to the moves tried so
        far, since the judge may think higher or lower of a position than of what comes of it."""
        if node.order is None:
            return child.total / child.visits
        trust = self.depth.trust
        off = (node.results_met - node.priors_met) / (node.visits or 1)
        return (child.total + trust * (child.prior + off)) / (child.visits + trust)

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
