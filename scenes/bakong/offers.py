"""A panel of things to choose from: objects of the reserve or the temple, great emeralds."""

from dataclasses import dataclass

from pygame import FRect

from scenes.bakong import layout
from scenes.bakong.jungle import draw_great_number, fitted
from scenes.bakong.picture import Picture, art_of
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import chip
from scenes.drawing.theme import BODY, CREAM, GOLD
from scenes.stage.texts import Texts

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
    canvas: Canvas, picture: Picture, texts: Texts, title: str, offers: list[Offer], focused: str | int | None
) -> None:
    """The cards, and a line about the one in focus."""
    canvas.panel(layout.CHOICE, "solid")
    for i, offer in enumerate(offers):
        _draw_card(canvas, picture, layout.card(i, len(offers)), offer, offer.thing == focused)
    words = title
    shown = next((offer for offer in offers if offer.thing == focused), None)
    if shown:
        use = thing_use(texts, shown.thing, shown.thing in picture.rules.cursed)
        words = texts("thing-and-use", thing=thing_name(texts, shown.thing), use=use)
        if shown.open and shown.crowded:
            words = f"{words} {texts('thing-no-room')}"
    box = layout.CHOICE
    room = FRect(box.left + 30, box.top + layout.CARD_HEIGHT + 26, box.width - 60, box.height - layout.CARD_HEIGHT - 40)
    canvas.paragraph(words, room, BODY, weight="bold", colour=CREAM if shown else GOLD, middle=True)


def _draw_card(canvas: Canvas, picture: Picture, box: FRect, offer: Offer, focused: bool) -> None:
    canvas.panel(box, "teak-lit" if focused and offer.open else "teak" if offer.open else "teak-dim")
    room = FRect(box.left + 10, box.top + 14, box.width - 20, box.height - 36)
    rect = fitted(room, *picture.sizes[offer.thing], most=62)
    canvas.art(art_of(offer.thing), rect, 1.0 if offer.open else DIM)
    if isinstance(offer.thing, int):
        draw_great_number(canvas, offer.thing, rect)
    elif offer.count > 1:
        chip(canvas, f"×{offer.count}", box.right - 26, box.top + 18, "brass", 26)
    if offer.open and offer.crowded:
        canvas.art("icon-warning", FRect(box.left + 4, box.top + 4, 42, 42))
