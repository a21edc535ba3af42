"""Where everything lies on the sparring table: plain numbers on the plan."""

from pygame import FRect

WAIT = FRect(1584, 780, 240, 110)


def heap(number: int) -> FRect:
    return FRect(390 + number * 400, 200, 340, 400)


def stick(number: int, place: int) -> tuple[float, float]:
    """The middle of a stick's end, from the bottom of its heap upwards."""
    box = heap(number)
    return box.left + 70 + place % 3 * 100, box.bottom - 60 - place // 3 * 80


def count(number: int) -> FRect:
    """The plate that takes so many."""
    return FRect(390 + (number - 1) * 130, 640, 110, 90)


def player(seat: int) -> FRect:
    return FRect(96 + seat * 740, 780, 700, 150)


def emblem(seat: int) -> tuple[float, float]:
    box = player(seat)
    return box.left + 70, box.centery
