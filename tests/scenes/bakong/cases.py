"""By kind of event, a position and the decisions that bring one about."""

from collections.abc import Callable

from game.bakong import records
from game.contract import Event, Move
from tests.game.bakong.positions import Path

Case = tuple[Path, list[Move]]

FULL = ["1"] * 20
"""As many small emeralds as a pack holds."""


def _walk(path: Path, *more: Move) -> Case:
    """Four steps towards what the path has laid there; the six flips a tile beyond."""
    return path.rolled(6, 4), [records.Flip(6), *more]


def _trail(kind: str, at: int = 4) -> Path:
    return Path().lay({at: kind})


def _temple(*more: Move) -> Case:
    return Path().give("map", "kit", "torch").stand(24).rolled(6, 1), [records.Flip(6), *more]


def _second() -> Case:
    path = Path().give("map").lay({6: "river", 9: "cliff"}, {6: "cave", 9: "pit"})
    return _walk(path, records.FlipSecond(9))


CASES: dict[type[Event], Callable[[], Case]] = {
    records.TurnBegan: lambda: _walk(Path()),
    records.DiceRolled: lambda: (Path().give("logbook"), [records.Roll(), records.Reroll()]),
    records.TileFlipped: _second,
    records.NothingFlipped: lambda: (Path().stand(22).rolled(6, 1), [records.Flip(6)]),
    records.WalkBegan: lambda: _walk(Path().give("machete", "compass"), records.Walk(5)),
    records.Stepped: lambda: _walk(Path(6).stand(4, seat=3).stand(4, seat=5)),
    records.Crossed: lambda: _walk(Path().give("rope", "kit").lay({1: "pit", 3: "river"})),
    records.Stopped: lambda: _walk(_trail("cliff", 2)),
    records.OuchTaken: lambda: _walk(_trail("pit")),
    records.OuchSpared: lambda: _walk(_trail("pit", 2).ouches(12, seat=1)),
    records.Sinking: lambda: _walk(Path().give("rope", "torch").lay({1: "quicksand", 2: "quicksand"})),
    records.Sank: lambda: _walk(_trail("quicksand", 3).give("rope", "torch", "logbook"), records.Sink("torch")),
    records.SunkenReturned: lambda: _walk(_trail("quicksand", 3).give("logbook")),
    records.CaveRolled: lambda: _walk(_trail("cave").next_dice(5, 4)),
    records.EmeraldsFound: lambda: _walk(_trail("emerald").give("torch")),
    records.EmeraldTaken: lambda: _walk(_trail("cave").give("torch").next_dice(6, 6)),
    records.EmeraldLeft: lambda: _walk(_trail("emerald").give(*FULL), records.LeaveIt()),
    records.OuchHealed: lambda: _walk(_trail("waterfall").ouches(2)),
    records.CurseHeld: lambda: _walk(_trail("waterfall", 16).stand(20, great=17).ouches(1)),
    records.CampEmpty: lambda: _walk(_trail("abandoned").give("rope").no_reserve("rope")),
    records.ObjectTaken: lambda: _walk(_trail("abandoned").give("rope", "logbook"), records.TakeObject("machete")),
    records.NothingTaken: lambda: _walk(_trail("abandoned"), records.TakeNothing()),
    records.ThrownAway: lambda: _walk(
        _trail("abandoned").give("rope", "grapple", "torch"), records.TakeObject("machete"), records.ThrowAway("torch")
    ),
    records.TempleReached: _temple,
    records.GreatTaken: lambda: _temple(records.TakeGreat(17), records.ThrowAway("kit")),
    records.CameHome: lambda: (Path().stand(2, great=13).rolled(6, 4), [records.Flip(6)]),
    records.GameEnded: lambda: (Path().stand(2, great=13).lay({1: "pit"}).rolled(6, 4), [records.Flip(6)]),
}
"""All but the laying of the trail, with which a match opens."""
