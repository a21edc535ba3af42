"""The Floating Market on a phone: the port while a card is played, one's market while one is laid."""

from game.contract import Move
from game.market.records import ENDS, Lay
from scenes.devices.sheet import Piece
from scenes.market.targets import Cell, End, HandCard, Pontoon, TakenCard
from scenes.table.chooser import Target
from scenes.table.scene import TableScene
from tests.game.market.positions import Market
from tests.scenes.market.cases import begun, laying
from tests.scenes.market.table import arranged, scene, tabletop


def shown(play: TableScene, seat: int = 0) -> dict[str, Piece]:
    """By what a tap on it says, all that a seat sees."""
    return {piece.target: piece for piece in tabletop(play).handheld.belongings(seat, deciding=True).pieces}


def choose(play: TableScene, *targets: Target) -> Move | None:
    found = None
    for target in targets:
        found = play.hands.choose(target)
    return found


def test_a_place_of_the_market_says_how_many_points_a_card_brings_there() -> None:
    """What lies open and the own objective together: no other seat sees that."""
    market = Market(2)
    market.lie("each C, P, -", "O, -, -", "-, -, -")
    with arranged(laying(market, "CC, O, F, PC")) as driver:
        play, notes = scene(driver), 0
        for index in range(4):
            play.decide()
            choose(play, HandCard(index))
            before = market.state.count(0).total
            for place, piece in ((cell.place, shown(play)[str(cell)]) for cell in play.choice.opens(Cell)):
                after = market.state.copy()
                after.play(Lay(market.state.hands[0][index], place))
                gain = after.count(0).total - before
                key = "points-gained" if gain > 0 else "points-lost" if gain < 0 else "points-none"
                assert piece.note == play.stage.texts(key, points=abs(gain))
                notes += 1
    assert notes > 8


def test_an_end_says_what_it_brings_or_that_there_is_a_choice() -> None:
    market = begun(hand="PF, O, C")
    with arranged(market) as driver:
        play = scene(driver)
        assert not any(piece.open for name, piece in shown(play).items() if name.startswith("End"))
        choose(play, HandCard(0))
        ends = {end: shown(play)[str(End(end))] for end in range(len(ENDS))}
        words = {piece.note for piece in ends.values() if piece.open}
        assert all(words)
        assert play.stage.texts("phone-market-choice") in words
        assert len(words) > 2
        assert not any(piece.note for piece in ends.values() if not piece.open)


def test_a_card_that_is_chosen_to_be_taken_can_give_way_to_another() -> None:
    market = begun(hand="PF, O, C")
    with arranged(market) as driver:
        play = scene(driver)
        for end in range(len(ENDS)):
            play.decide()
            choose(play, HandCard(0), End(end))
            if len(taken := play.choice.opens(TakenCard)) > 1:
                first, *others = taken
                choose(play, first)
                pieces = shown(play)
                assert pieces[str(first)].chosen
                assert all(pieces[str(other)].open for other in others)
                return
    raise AssertionError("nowhere is there a choice")


def test_the_objective_on_a_phone_is_its_owners_and_hangs_on_nobody_elses() -> None:
    with arranged(begun(3)) as driver:
        play = scene(driver)
        state, picture = tabletop(play).state, tabletop(play).picture
        before = [shown(play, seat) for seat in range(3)]
        names = [tabletop(play).words.goods([good]) for good in state.pontoons]
        assert [pieces[str(Pontoon())].label for pieces in before] == names
        picture.pontoons = [None, None, None]
        assert [shown(play, seat) for seat in range(3)] == before


def test_the_objective_on_a_phone_is_told_in_words() -> None:
    with arranged(begun(3)) as driver:
        play, texts = scene(driver), driver.stage.texts
        told = [one for one in tabletop(play).handheld.belongings(1, deciding=False).shelves if one.told]
        assert [shelf.title for shelf in told] == [texts("rules-market-objective-title")]
        [[piece]] = [shelf.pieces for shelf in told]
        assert piece.label == tabletop(play).words.goods([tabletop(play).state.pontoons[1]])
        assert piece.label in piece.note
        assert texts("result-points", points=1) in piece.note
