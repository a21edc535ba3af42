"""Every screen measured, in every language and text size: no text is cut, leaves its panel or the safe area, or covers
something that can be chosen; and no question or explanation grows over what it is about."""

from collections.abc import Iterator
from itertools import product

from pygame import FRect

from scenes.devices.glyphs import KEY_SIGNS
from scenes.devices.intents import KEYS, MOUSE
from scenes.drawing.raster import Fonts
from scenes.drawing.theme import MARGIN_X, MARGIN_Y, PLAN, SMALL
from scenes.pages.page import Page
from scenes.stage.preferences import LANGUAGES, Preferences
from scenes.stage.stage import Stage
from scenes.stage.texts import Texts
from scenes.table.scene import TableScene
from tests.shots import screens
from tests.support.senses.measuring import Measuring, legibility

SAFE = FRect(MARGIN_X, MARGIN_Y, PLAN[0] - 2 * MARGIN_X, PLAN[1] - 2 * MARGIN_Y)
TYPES = [*product(LANGUAGES, (150,)), *product(("en", "de"), (100, 125))]
"""Languages and text sizes in percent: every language in the largest type, the smaller ones in two of them."""
SIZES = ((1920, 1080), (1280, 720), (1024, 768))
SAMPLED = ("de", 150)
"""The longest words in the largest type: measured at all sizes of the window, everything else at the first."""
WITH_MOUSE = ("en", "de")
SLACK = 4.0
LEGIBLE = {False: 4.5, True: 7.0}
"""The contrast that words have at least, by whether it is set to be high: AA and AAA of WCAG 2."""


def choosable(stage: Stage) -> dict[str, FRect]:
    """What can be chosen on the screen now, the buttons of the bar as well."""
    top = stage.top
    places: dict[str, FRect] = {}
    if isinstance(top, TableScene) and top.course.deciding and not top.choice.peeking:
        places = {str(target): rect for target, rect in top.choice.places.items() if target in top.choice.open}
    elif isinstance(top, Page):
        places = {f"widget {index}": rect for index, rect in top.places().items()}
    bar = getattr(top, "bar", None)
    return places | {str(action): rect for action, rect in (bar.places if bar else {}).items()}


def measured(stage: Stage, canvas: Measuring) -> Iterator[str]:
    """What is wrong with the scene on top, with keys in hand, whose signs are the widest, and with the mouse."""
    for device in (KEYS, MOUSE) if stage.texts.language in WITH_MOUSE else (KEYS,):
        stage.input.last = device
        canvas.begin()
        stage.top.draw(canvas)
        stage.top.draw_bar(canvas)
        yield from amiss(stage, canvas)
    if isinstance(stage.top, TableScene) and stage.top.course.deciding and not stage.top.choice.peeking:
        yield from overgrown(stage.top, canvas)


def amiss(stage: Stage, canvas: Measuring) -> Iterator[str]:
    slack, things = 2 / canvas.scale, choosable(stage)
    for line in canvas.written:
        if line.cut:
            yield f"{line.text!r} is cut"
        if not SAFE.inflate(2 * slack, 2 * slack).contains(line.ink):
            yield f"{line.text!r} leaves the safe area"
        if line.panel and not line.panel.inflate(2 * slack, 2 * slack).contains(line.ink):
            yield f"{line.text!r} leaves its panel"
        for thing, rect in things.items() if any(map(str.isalpha, line.text)) else ():  # a figure marks what it is on
            if rect.inflate(-SLACK, -SLACK).colliderect(line.ink) and not rect.inflate(SLACK, SLACK).contains(line.ink):
                yield f"{line.text!r} lies over {thing}"
    yield from (
        f"{action} leaves the safe area" for action, rect in things.items() if not SAFE.inflate(2, 2).contains(rect)
    )
    yield from canvas.overfull


def overgrown(table: TableScene, canvas: Measuring) -> Iterator[str]:
    """Whatever has the focus, the line that speaks of it covers nothing that can be chosen."""
    choice, began, said = table.choice, table.choice.focus, set()
    for target in (*choice.places, *table.tabletop.hover_spots()):
        choice.focus = target
        text = table.prompt.text()
        if text in said:
            continue
        said.add(text)
        canvas.begin()
        table.prompt.draw(canvas)
        for line in canvas.written:
            if line.cut:
                yield f"{line.text!r} is cut"
        for box in canvas.panels[:1]:
            covered = [one for one in choice.open if one in choice.places]
            covered = [one for one in covered if choice.places[one].inflate(-12, -12).colliderect(box)]
            if covered:
                yield f"{text!r} covers {covered[0]}"
    choice.focus = began


def test_every_word_stands_whole_in_its_place_and_covers_nothing() -> None:
    wrong: list[str] = []
    spoken, fonts = {language: Texts(language) for language in LANGUAGES}, Fonts()
    for name, stage in screens(Preferences(fullscreen=False, reduced_motion=True), (320, 180)):
        for language, percent in TYPES:
            stage.texts = spoken[language]
            if isinstance(stage.top, Page):
                stage.top.build()
            for size in SIZES if (language, percent) == SAMPLED else SIZES[:1]:
                where = f"{name} in {language}, {percent} %, at {size}"
                canvas = Measuring(size, percent / 100, fonts)
                wrong += [f"{where}: {what}" for what in measured(stage, canvas)]
                if (language, percent) == ("en", 100):
                    wrong += [f"{where}: {text!r} is too small for the sofa" for text in tiny(stage, canvas)]
                    wrong += [f"{where}: {what}" for what in faint(canvas)]
        stage.texts = spoken["en"]
    assert not wrong, "\n".join(wrong)


def tiny(stage: Stage, canvas: Measuring) -> list[str]:
    canvas.begin()
    stage.top.draw(canvas)
    stage.top.draw_bar(canvas)
    return [line.text for line in canvas.written if line.size < SMALL and line.text not in KEY_SIGNS.values()]


def faint(canvas: Measuring) -> Iterator[str]:
    """What is written too faintly on what it stands on, with usual contrast or with high."""
    for line in canvas.written:
        for high, least in LEGIBLE.items():
            ratio = legibility(line, high)
            if ratio is not None and ratio < least:
                how = "high" if high else "usual"
                yield f"{line.text!r} has only {ratio:.1f} : 1 on {line.ground} with {how} contrast"


# The measure itself


def written(text: str, x: float, width: float | None = None) -> Measuring:
    canvas = Measuring((1920, 1080), 1.0, Fonts())
    canvas.panel(FRect(200, 200, 300, 80))
    canvas.text(text, x, 240, width=width)
    return canvas


def test_the_measure_finds_what_is_cut_and_what_leaves_its_panel() -> None:
    [fits] = written("Short", 220, 260).written
    assert not fits.cut
    assert fits.panel is not None
    assert fits.panel.contains(fits.ink)
    [cut] = written("Much too long for a panel of this width", 220, 260).written
    assert cut.cut
    [out] = written("Too long for it by far", 220).written
    assert out.panel is not None
    assert not out.panel.contains(out.ink)


def test_the_measure_finds_a_paragraph_that_is_higher_than_its_room() -> None:
    canvas = Measuring((1920, 1080), 1.5, Fonts())
    canvas.paragraph("a few words " * 30, FRect(0, 0, 300, 60))
    assert canvas.overfull
