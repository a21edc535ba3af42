"""The sticks and triggers of one pad as buttons that go down and up: a stick that is pushed is a direction."""

STICK_ON, STICK_OFF = 0.55, 0.35
WAYS = (("left", "right"), ("up", "down"))
"""What the axes of a stick mean: across, and along."""
TRIGGERS = {4: "lt", 5: "rt"}


class Sticks:
    def __init__(self) -> None:
        self._pushed: dict[int, str] = {}
        """By stick, the left or the right one, where it is pushed to."""
        self._pulled: set[str] = set()

    def move(self, axis: int, value: float) -> list[tuple[str, bool]]:
        """What has been let go, and what goes down now, by name."""
        return self._pull(TRIGGERS[axis], value) if axis in TRIGGERS else self._push(axis, value)

    def _push(self, axis: int, value: float) -> list[tuple[str, bool]]:
        found = []
        stick, (minus, plus) = axis // 2, WAYS[axis % 2]
        pushed, wanted = self._pushed.get(stick), minus if value < 0 else plus
        if pushed in (minus, plus) and (pushed != wanted or abs(value) < STICK_OFF):
            found.append((self._pushed.pop(stick), False))
        if stick not in self._pushed and abs(value) > STICK_ON:
            self._pushed[stick] = wanted
            found.append((wanted, True))
        return found

    def _pull(self, name: str, value: float) -> list[tuple[str, bool]]:
        if name in self._pulled and value < STICK_OFF:
            self._pulled.discard(name)
            return [(name, False)]
        if name not in self._pulled and value > STICK_ON:
            self._pulled.add(name)
            return [(name, True)]
        return []
