"""No colour stands alone: what people without one kind of cones might take for each other has a second sign, and the
signs that are drawn differ in shape."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations

import pygame
import pytest

from scenes.dice.preview import LOSS
from scenes.drawing import raster
from scenes.drawing.rolling import IVORY
from scenes.drawing.svg import PANELS
from scenes.drawing.theme import CHILLI, CREAM, GOLD, LIVERIES, LOTUS, MIST, PALM, Colour, rgb
from tests.support.senses.eyes import SIGHTS, difference, seen

APART = 25.0
"""So far apart, colours are told from each other across a room (CIE 1976; 2 is just seen)."""
DICE_APART = 20.0
"""The least for dice, whose pips are small in a tray."""
UNLIKE = 0.08
"""The share of pixels, at least, by which two drawn signs differ."""
DRAWN = 48


def average(art: str) -> Colour:
    """The colour that a drawing has from afar."""
    red, green, blue, _ = pygame.transform.average_color(raster.art(art, (DRAWN, DRAWN)), consider_alpha=True)
    return red, green, blue


@dataclass(frozen=True)
class Sign:
    """What stands beside a colour: a drawing, or what is written, or where and how large it is."""

    art: str = ""
    words: str = ""


def edge(style: str) -> Colour:
    return rgb(PANELS[style].edge)


DICE = ("red", "yellow", "green", "blue", "purple")
GOODS = ("aubergines", "avocados", "bananas", "fish", "flowers", "pineapples", "shrimps")
WARES = ("courgettes", "fish", "passion-fruit", "peas")
TILES = ("abandoned", "cave", "cliff", "emerald", "jungle", "pit", "quicksand", "river", "waterfall")


Family = Mapping[str, tuple[Colour, Sign]]


def families() -> dict[str, Family]:
    """Every set of colours that tells things apart, with the second sign of each."""
    drawn = {
        "goods of Klongs": [f"icon-good-{one}" for one in GOODS],
        "goods of the Floating Market": [f"ware-{one}" for one in WARES],
        "tiles of Bakong": [f"trail-{one}" for one in TILES],
        "entry spaces": ["tile-entry-light", "tile-entry-dark", "tile-water"],
        "decks": ["card-boat-back", "card-chilli-back"],
        "cards": ["card-boat", "card-chilli"],
        "ends of the port": ["mooring", "mooring-lit", "mooring-blocked"],
        "emeralds": ["emerald-1", "emerald-3"],
        "hulls": ["boat-hull-neutral", "boat-hull-open"],
    }
    pictures: dict[str, Family] = {
        name: {art: (average(art), Sign(art)) for art in arts} for name, arts in drawn.items()
    }
    return pictures | {
        "players": {one.emblem: (one.colour, Sign(f"emblem-{one.emblem}")) for one in LIVERIES},
        "dice": {one: (average(f"die-{one}"), Sign(f"pip-{one}")) for one in (*DICE, IVORY)},
        "medals": {f"medal-{i}": (average(f"medal-{i}"), Sign(words=f"the figure {i}")) for i in (1, 2, 3)},
        "may and may not": {"may": (PALM, Sign("icon-tick")), "may not": (CHILLI, Sign("icon-cross"))},
        "gain and loss": {
            "gain": (GOLD, Sign(words="a plus")),
            "loss": (LOSS, Sign(words="a minus")),
            "neither": (MIST, Sign(words="a nought, or 'no points'")),
        },
        "groups of dice": {
            "group": (edge("group"), Sign(words="'needs' or so much of the goal")),
            "group-hit": (edge("group-hit"), Sign("icon-tick")),
            "group-over": (edge("group-over"), Sign(words="'too many'")),
            "group-open": (edge("group-open"), Sign(words="the question, and the die in hand")),
        },
        "marks": {
            "focus": (GOLD, Sign(words="a thick frame and light")),
            "hint": (LOTUS, Sign(words="a second, outer line, the adviser's face in the line above")),
            "move of a player": (CREAM, Sign(words="a thin frame with an emblem")),
        },
        "room in a quarter": {
            "taken": (GOLD, Sign(words="a large dot")),
            "free": (MIST, Sign(words="a small dot")),
            "full": (CHILLI, Sign("icon-lock")),
        },
        "reach": {"thief": (CHILLI, Sign(words="a row")), "inspector": (CREAM, Sign(words="a column"))},
        "seats": {
            "plays now": (edge("tray-lit"), Sign(words="the question with its emblem")),
            "waits": (edge("tray"), Sign(words="no emblem in the question")),
        },
        "landings looked up": {
            "pays": (rgb(PANELS["brass"].top), Sign()),
            "wants one more": (rgb(PANELS["water"].top), Sign()),
        },
        "the nearest sum": {"nearest": (GOLD, Sign()), "another": (CREAM, Sign())},
    }


@pytest.fixture(autouse=True)
def _window() -> None:
    pygame.display.set_mode((1, 1))


def test_every_pair_that_somebody_might_mix_up_has_a_second_sign() -> None:
    alone = []
    for name, things in families().items():
        for (one, (first, sign)), (other, (second, another)) in combinations(things.items(), 2):
            for sight in ("", *SIGHTS):
                far = difference(seen(first, sight), seen(second, sight))
                if far < APART and (sign == another or Sign() in (sign, another)):
                    alone.append(f"{name}: {one} and {other} are {far:.0f} apart to {sight or 'usual'} eyes, no sign")
    assert not alone, "\n".join(alone)


def test_signs_that_are_drawn_differ_in_shape_without_any_colour() -> None:
    alike = []
    for name, things in families().items():
        arts = [sign.art for _, sign in things.values() if sign.art]
        for one, other in combinations(arts, 2):
            if (share := unlike(one, other)) < UNLIKE:
                alike.append(f"{name}: {one} and {other} differ in {share:.0%}")
    assert not alike, "\n".join(alike)


def unlike(one: str, other: str) -> float:
    """The share of pixels in which two drawings differ by a tenth or more, in light alone, on grey."""
    greys: list[bytes] = []
    for art in (one, other):
        ground = pygame.Surface((DRAWN, DRAWN))
        ground.fill((128, 128, 128))
        ground.blit(raster.art(art, (DRAWN, DRAWN)), (0, 0))
        greys.append(pygame.image.tobytes(pygame.transform.grayscale(ground), "RGB")[::3])
    differing = [abs(a - b) > 25 for a, b in zip(*greys, strict=True)]
    return differing.count(True) / len(differing)


def test_dice_are_told_apart_by_their_colour_too() -> None:
    """Their pips are small where many lie in a tray; blue and purple once were one colour to one man in twelve."""
    for one, other in combinations(DICE, 2):
        for sight in ("", *SIGHTS):
            first, second = (seen(average(f"die-{die}"), sight) for die in (one, other))
            assert difference(first, second) > DICE_APART, (one, other, sight)


def test_the_families_are_those_of_the_games() -> None:
    assert {f"pip-{one}.svg" for one in (*DICE, IVORY)} == {path.name for path in raster.ART.glob("pip-*.svg")}
    assert {f"icon-good-{one}.svg" for one in GOODS} == {path.name for path in raster.ART.glob("icon-good-*.svg")}
    assert {f"ware-{one}.svg" for one in WARES} == {path.name for path in raster.ART.glob("ware-*.svg")}
    tiles = {path.name for path in raster.ART.glob("trail-*.svg")} - {"trail-unknown.svg"}
    assert {f"trail-{one}.svg" for one in TILES} == tiles
