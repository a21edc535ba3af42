"""Panels, planks and frames, written as SVG for the size they are needed in."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PanelStyle:
    top: str
    bottom: str
    edge: str
    radius: float = 22
    opacity: float = 1.0
    edge_width: float = 3
    light: float = 0.0
    """How strong the light along the upper edge is."""
    shadow: float = 0.0


PANELS = {
    "night": PanelStyle("#23274F", "#161936", "#8A6A34", opacity=0.9, light=0.10, shadow=0.35),
    "solid": PanelStyle("#272B56", "#181B3A", "#B98B3C", light=0.12, shadow=0.4),
    "quiet": PanelStyle("#15183A", "#101230", "#3A3E6B", opacity=0.72, edge_width=2),
    "paper": PanelStyle("#FFF7E6", "#F3E2BE", "#B98B3C", light=0.5, shadow=0.35),
    "teak": PanelStyle("#8F5A31", "#5C3719", "#3A210D", radius=18, light=0.35, shadow=0.4),
    "teak-lit": PanelStyle("#A06533", "#6A3F1E", "#F4B942", radius=18, edge_width=4, light=0.5, shadow=0.45),
    "teak-dim": PanelStyle("#4A3A38", "#352A30", "#241B20", radius=18, opacity=0.8),
    "brass": PanelStyle("#FFDD8A", "#D9962A", "#8A5A14", radius=18, light=0.6, shadow=0.4),
    "water": PanelStyle("#12818A", "#0E4D5B", "#0A3640", radius=18, light=0.25, shadow=0.3),
    "tray": PanelStyle("#3B2616", "#2A1A0E", "#8A5A30", radius=26, opacity=0.94, edge_width=5, light=0.16, shadow=0.4),
    "tray-lit": PanelStyle("#5A3A1E", "#3A2412", "#F4B942", radius=26, edge_width=6, light=0.3, shadow=0.4),
    "group": PanelStyle("#1C120A", "#251810", "#6E4A2A", radius=16, opacity=0.85, edge_width=2),
    "group-hit": PanelStyle("#1E4A30", "#17381F", "#7FD69A", radius=16, edge_width=3),
    "group-over": PanelStyle("#3F1A14", "#32130F", "#C4614F", radius=16, edge_width=2),
    "group-open": PanelStyle("#3A3210", "#2A240C", "#F4B942", radius=16, edge_width=3),
    "warning": PanelStyle("#8F2A1C", "#5E1A12", "#FFB59E", light=0.2, shadow=0.4),
}


def panel_svg(style: PanelStyle, size: tuple[int, int], scale: float) -> str:
    """A rounded panel of this pixel size; its shadow, if any, is inside the size too."""
    width, height = size
    drop = 6 * scale if style.shadow else 0
    edge = max(1.0, style.edge_width * scale)
    radius = min(style.radius * scale, width / 2, (height - drop) / 2)
    inset = edge / 2
    inner_w, inner_h = width - edge, height - drop - edge
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">',
        f'<defs><linearGradient id="f" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{height}">'
        f'<stop offset="0" stop-color="{style.top}"/><stop offset="1" stop-color="{style.bottom}"/>'
        "</linearGradient></defs>",
    ]
    if drop:
        parts.append(
            f'<rect x="0" y="{drop}" width="{width}" height="{height - drop}" rx="{radius}" '
            f'fill="#05060F" fill-opacity="{style.shadow}"/>'
        )
    parts.append(
        f'<rect x="{inset}" y="{inset}" width="{inner_w}" height="{inner_h}" rx="{radius}" fill="url(#f)" '
        f'fill-opacity="{style.opacity}" stroke="{style.edge}" stroke-width="{edge}"/>'
    )
    if style.light:
        y = edge + 2 * scale
        parts.append(
            f'<path d="M{radius + edge} {y} H{width - radius - edge}" stroke="#FFFFFF" stroke-opacity="{style.light}" '
            f'stroke-width="{max(1.0, 2.5 * scale)}" stroke-linecap="round" fill="none"/>'
        )
    return "".join(parts) + "</svg>"


def glow_svg(size: tuple[int, int], spread: float, radius: float, colour: str, strength: float) -> str:
    """Light round a rounded rect, none inside: outlines that fade outwards. The spread is part of the size."""
    width, height = size
    steps = 8
    thick = spread / steps
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
    ]
    for i in range(steps):
        inset = thick * (i + 0.5)
        fading = strength * ((i + 1) / steps) ** 2
        parts.append(
            f'<rect x="{inset}" y="{inset}" width="{width - 2 * inset}" height="{height - 2 * inset}" '
            f'rx="{radius + spread - inset}" fill="none" stroke="{colour}" stroke-width="{thick * 1.08}" '
            f'stroke-opacity="{fading}"/>'
        )
    return "".join(parts) + "</svg>"


def frame_svg(size: tuple[int, int], radius: float, width: float, brass: float, dark: str) -> str:
    """A frame with a dark edge on both sides, hollow; so much of its width is brass."""
    w, h = size
    half = width / 2
    box = f'x="{half}" y="{half}" width="{w - width}" height="{h - width}" rx="{radius}" fill="none"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}"><defs>'
        f'<linearGradient id="b" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{h}">'
        f'<stop offset="0" stop-color="#FFE9A8"/><stop offset="0.5" stop-color="#F4B942"/>'
        f'<stop offset="1" stop-color="#C07F1C"/></linearGradient></defs>'
        f'<rect {box} stroke="{dark}" stroke-width="{width}"/>'
        f'<rect {box} stroke="url(#b)" stroke-width="{width * brass}"/></svg>'
    )


def ring_svg(size: tuple[int, int], radius: float, width: float, colour: str) -> str:
    """A thin outline of one colour on a dark one, hollow."""
    w, h = size
    half = width / 2
    box = f'x="{half}" y="{half}" width="{w - width}" height="{h - width}" rx="{radius}" fill="none"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">'
        f'<rect {box} stroke="#05060F" stroke-opacity="0.55" stroke-width="{width}"/>'
        f'<rect {box} stroke="{colour}" stroke-width="{width * 0.6}"/></svg>'
    )
