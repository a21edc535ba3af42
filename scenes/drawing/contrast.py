"""High contrast, for eyes that need it, decided in one place for every screen: words are cream or ink with an edge that
sets them off, panels are dark and solid with a light edge, what steps back stays readable, scenery is dusk."""

from scenes.drawing.svg import PANELS, PanelStyle
from scenes.drawing.theme import CREAM, INK, MIST, TEAK, Colour

CLEAR_PANELS = {
    "night": PanelStyle("#0E1028", "#080A1C", "#FFF4DC", edge_width=4),
    "solid": PanelStyle("#10132E", "#0A0C20", "#FFF4DC", edge_width=5),
    "quiet": PanelStyle("#0A0C20", "#070918", "#B9BCD6", edge_width=3),
    "paper": PanelStyle("#FFFDF6", "#FFF7E6", "#12142B", edge_width=5),
    "teak": PanelStyle("#3A2412", "#26160A", "#FFF4DC", radius=18, edge_width=4),
    "teak-lit": PanelStyle("#4A2E12", "#30200E", "#FFDD8A", radius=18, edge_width=7),
    "teak-dim": PanelStyle("#1C1A22", "#141218", "#8E90A8", radius=18, edge_width=3),
    "brass": PanelStyle("#FFE9A8", "#F0BC58", "#12142B", radius=18, edge_width=4),
    "water": PanelStyle("#07414C", "#052F38", "#D6F3F0", radius=18, edge_width=3),
    "tray": PanelStyle("#24160B", "#1A0F06", "#FFF4DC", radius=26, edge_width=4),
    "tray-lit": PanelStyle("#3A2412", "#2A190B", "#FFDD8A", radius=26, edge_width=8),
    "group": PanelStyle("#140C06", "#1A1009", "#C9A27C", radius=16, edge_width=3),
    "group-hit": PanelStyle("#0E3A20", "#0A2B17", "#8DF0B0", radius=16, edge_width=5),
    "group-over": PanelStyle("#3A0F0A", "#2C0A07", "#FF9E8A", radius=16, edge_width=4),
    "group-open": PanelStyle("#2E280A", "#211C07", "#FFDD8A", radius=16, edge_width=5),
    "warning": PanelStyle("#6E150A", "#4E0E07", "#FFE0D4", edge_width=5),
}
CLEAR_INKS = {MIST: CREAM, TEAK: INK}
"""What words are written in instead: quiet ones in full cream; those on paper in ink."""
DUSK = 88
"""How much is left of scenery, of 255."""
SHOWN = 1.7
"""So much more shows of what steps back."""


def panel_style(name: str, high: bool) -> PanelStyle:
    return CLEAR_PANELS[name] if high else PANELS[name]


def ink(colour: Colour) -> Colour:
    return CLEAR_INKS.get(colour, colour)


def edge(colour: Colour) -> Colour | None:
    """What light words are set off with, whatever picture they stand on; dark ones stand on light panels."""
    red, green, blue = colour
    return INK if red * 2 + green * 5 + blue > 4 * 255 else None


def shown(alpha: float, high: bool) -> float:
    """How strongly something is drawn: more steeply, so that what fades in and out still begins and ends at nothing."""
    return min(1.0, alpha * SHOWN) if high else alpha
