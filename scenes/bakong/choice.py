"""A panel of things to choose from: objects of the reserve or the temple, great emeralds."""

from dataclasses import dataclass

from pygame import FRect

from scenes.bakong import layout
from scenes.bakong.jungle import draw_great_number, fitted
from scenes.bakong.picture import Picture, art_of
from scenes.canvas import Canvas
from scenes.texts import Texts
from scenes.theme import CREAM, GOLD, LEAD, MIST, SMALL
from scenes.widgets import chip

DIM = 0.35


@dataclass(frozen=True)
class Offer:
    """One card: the thing, how many there are, whether it can be taken, and whether something would have to go."""

    thing: str | int
    count: int
    open: bool
    crowded: bool


def thing_name(texts: Texts, thing: str | int) -> str:
    if isinstance(thing, int):
        return texts("thing-great", points=thing)
    return texts(f"thing-{thing}" if thing in ("1", "3") else f"object-{thing}")


def thing_use(texts: Texts, thing: str | int, cursed: bool) -> str:
    if isinstance(thing, int):
        return texts("thing-cursed-use" if cursed else "thing-great-use", points=thing)
    return texts(f"object-{thing}-use")


def draw_choice(
    canvas: Canvas,
    picture: Picture,
    texts: Texts,
    panel: FRect,
    title: str,
    offers: list[Offer],
    focused: str | int | None,
    plate: bool,
) -> None:
    """The panel: a title, the cards, a line about the one in focus, leaving room for a plate to do without."""
    canvas.panel(panel, "solid")
    for i, offer in enumerate(offers):
        box = layout.card(panel, i, len(offers))
        _draw_card(canvas, picture, texts, box, offer, offer.thing == focused)
    line = FRect(panel.left + 30, panel.bottom - 96, panel.width - 60 - (330 if plate else 0), 84)
    shown = next((offer for offer in offers if offer.thing == focused), None)
    words, colour = title, GOLD
    if shown:
        words = thing_use(texts, shown.thing, shown.thing in picture.rules.cursed)
        colour = CREAM
        if shown.open and shown.crowded:
            words = f"{words} {texts('thing-no-room')}"
    canvas.text(words, line.left, line.centery - 4, LEAD, colour=colour, width=line.width)


def _draw_card(canvas: Canvas, picture: Picture, texts: Texts, box: FRect, offer: Offer, focused: bool) -> None:
    canvas.panel(box, "teak-lit" if focused and offer.open else "teak" if offer.open else "teak-dim")
    room = FRect(box.left + 14, box.top + 14, box.width - 28, 130)
    rect = fitted(room, *picture.sizes[offer.thing], most=62)
    canvas.art(art_of(offer.thing), rect, 1.0 if offer.open else DIM)
    if isinstance(offer.thing, int):
        draw_great_number(canvas, offer.thing, rect)
    elif offer.count > 1:
        chip(canvas, f"×{offer.count}", box.right - 30, box.top + 24, "brass", 26)
    if offer.open and offer.crowded:
        canvas.art("icon-warning", FRect(box.left + 8, box.top + 8, 40, 40))
    wide, high = picture.sizes[offer.thing]
    name = f"{wide} × {high}" if isinstance(offer.thing, int) else thing_name(texts, offer.thing)
    colour = CREAM if offer.open else MIST
    canvas.text(name, box.centerx, box.bottom - 34, SMALL, anchor="center", colour=colour, width=box.width - 16)
