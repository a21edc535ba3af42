"""What eyes make of colours: how light they are, how far apart."""

from scenes.drawing.theme import Colour


def linear(part: int) -> float:
    """A part of an sRGB colour as light."""
    share = part / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def luminance(colour: Colour) -> float:
    """The relative luminance of WCAG 2: 0 is black, 1 white."""
    red, green, blue = map(linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio of WCAG 2: from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
