"""What a finished game says it came to: the figures that `simulate` sums up."""

from game.bakong import records as bakong
from game.bakong.facts import facts as bakong_facts
from game.contract import Event
from game.dice import records as dice
from game.dice.facts import facts as dice_facts
from game.klongs import records as klongs
from game.klongs.facts import facts as klongs_facts
from game.market import records as market
from game.market.facts import facts as market_facts


def test_k4_k5_boats_until_the_first_day_and_where_the_big_day_came_from() -> None:
    boat = klongs.BoatPlaced(0, 1, 2)
    little, big = klongs.MarketDayBegan("little", 0, 0), klongs.MarketDayBegan("BIG", 1, 0)
    scored = klongs.LandingScored(0, 1, 4, False)
    assert klongs_facts([boat, boat, little, boat, big, scored]) == {
        "boats": 3,
        "boats_until_first_day": 2,
        "first_day_scored": False,
        "big_day_from_track": True,
    }
    assert klongs_facts([boat, little, scored, boat, klongs.Standstill("skips"), big]) == {
        "boats": 2,
        "boats_until_first_day": 1,
        "first_day_scored": True,
        "big_day_from_track": False,
    }


def test_b22_rounds_and_b2_the_highest_emerald() -> None:
    laid = bakong.TrailLaid((), (17, 13))
    turns = [bakong.TurnBegan(seat, round_) for round_ in range(8) for seat in range(2)]
    taken = [bakong.GreatTaken(1, 17), bakong.GreatTaken(0, 13), bakong.OuchTaken(0, 3)]
    short = bakong_facts([laid, *turns, *taken, bakong.GameEnded((0,))])
    assert short == {"rounds": 7, "rounds_8_to_20": False, "ouches": 0.5, "highest_won": False}
    longer = bakong_facts([laid, *turns, bakong.TurnBegan(0, 8), *taken, bakong.GameEnded((1,))])
    assert longer == {"rounds": 8, "rounds_8_to_20": True, "ouches": 0.5, "highest_won": True}


def test_market_rounds_and_cards_a_player() -> None:
    turns = [market.TurnBegan(seat, round_) for round_ in (1, 2) for seat in (0, 1)]
    events = [*turns, *(market.CardLaid(0, 4, place) for place in range(3)), market.LineRenewed(1, 2)]
    assert market_facts(events) == {"rounds": 2, "cards_laid": 1.5, "lines_renewed": 0.5}


def test_dice_rounds_and_groups_a_player_and_round() -> None:
    def events_of(number: int) -> list[Event]:
        return [
            dice.RoundBegan(number, 0),
            *(dice.DieTaken(seat, 0, 3, group) for seat in range(2) for group in (0, 1, number)),
            dice.Scored(0, 4, "correct_sum", (0,)),
            dice.Scored(1, 2, "sequences", (1, 2, 3)),
            dice.RoundEnded(number, (4, 2)),
        ]

    assert dice_facts([*events_of(0), *events_of(1)]) == {
        "rounds": 2,
        "groups": 2.0,
        "correct_sums": 0.5,
        "sequences": 0.5,
    }
