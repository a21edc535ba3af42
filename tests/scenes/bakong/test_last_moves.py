"""What the others did last stays marked on the trail."""

from game.bakong import records
from tests.scenes.bakong.table import at_table, scene, tabletop
from tests.shots.bakong import bakong_offering


def test_both_tiles_that_somebody_flipped_by_die_and_by_map_are_marked() -> None:
    match = bakong_offering(records.FlipSecond, count=4, seed=2, after=30)
    seat = match.state.to_move
    match.play(next(move for move in match.state.moves() if isinstance(move, records.FlipSecond)))
    while match.state.to_move == seat:
        match.play(match.state.moves()[0])
    assert seat is not None
    events = [event for entry in match.history[-12:] for event in entry.events]
    turn = [event for event in events if isinstance(event, records.TileFlipped) and event.seat == seat]
    places = [event.place for event in turn[-2:]]
    assert [event.second for event in turn[-2:]] == [False, True]
    with at_table(match) as driver:
        play, path = scene(driver), tabletop(scene(driver)).picture.path
        marked = play.last_moves.marks()[seat]
        assert all(path.rect(place) in marked for place in places)
        assert len({tuple(place) for place in marked}) == len(marked), "one frame a tile"
