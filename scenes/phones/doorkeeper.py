"""Who may come in, and who was here before. Pure: whoever asks brings the time along, in seconds."""

import hashlib
import hmac
import secrets
from dataclasses import dataclass

from scenes.phones.messages import Hello

BITS = 128
SIGNS = "ACDEFHJKLMNPRTUWXY3479"
"""Of the short code: none of them looks like another, on a screen across the room either."""
SHORT = 6
CODE_LASTS = 600.0
TRIES, TRIES_COUNT = 5, 600.0
"""Wrong codes: after so many in all there is another one, and from where so many came none is looked at for as long."""
PAUSE = 1.0
"""Seconds that somebody waits for a word about a wrong code."""
MOST_LINES = 12


def key_of(secret: str) -> str:
    """What a secret is known by: nobody gets from here back to it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_secret() -> str:
    return secrets.token_urlsafe(BITS // 8)


def same(one: str, other: str) -> bool:
    """Whether two words are the same, in a time that does not tell how much of them is."""
    return hmac.compare_digest(one.encode(), other.encode())


@dataclass(frozen=True, slots=True)
class Refused:
    """Not let in, and why: token, code, tries or full."""

    why: str


@dataclass(frozen=True, slots=True)
class Welcome:
    """Let in: with the secret that it has, or its new one."""

    secret: str


class Doorkeeper:
    def __init__(self, now: float) -> None:
        self.token = new_secret()
        self.code = ""
        self._renewed = now
        self._left = TRIES
        self._wrong: dict[str, list[float]] = {}
        """By address, when wrong codes came from there."""
        self.renew(now)

    def renew(self, now: float) -> None:
        """Another code."""
        before = self.code
        while self.code == before:
            self.code = "".join(secrets.choice(SIGNS) for _ in range(SHORT))
        self._renewed = now
        self._left = TRIES

    def until_renewal(self, now: float) -> float:
        """Seconds until the code is too old; none are left when it is."""
        return max(0.0, self._renewed + CODE_LASTS - now)

    def answer(self, hello: Hello, known: bool, where: str, now: float) -> Welcome | Refused:
        """Whether somebody may come in: whose secret is `known`, who brings the token of the code on the screen, or who
        types the short one. `where` is the address that it is said from."""
        if hello.secret and known:
            return Welcome(hello.secret)
        if hello.token and same(hello.token, self.token):
            return Welcome(new_secret())
        if not hello.code:
            return Refused("token")
        return self._try(hello.code, where, now)

    def _try(self, code: str, where: str, now: float) -> Welcome | Refused:
        if not self.until_renewal(now):
            self.renew(now)
        if len(self._recent(where, now)) >= TRIES:
            return Refused("tries")
        if same("".join(code.split()).upper(), self.code):
            self._wrong.pop(where, None)
            return Welcome(new_secret())
        self._wrong.setdefault(where, []).append(now)
        self._left -= 1
        if not self._left:
            self.renew(now)
        return Refused("code")

    def _recent(self, where: str, now: float) -> list[float]:
        """When wrong codes came from there, those that still count; all others are forgotten."""
        recent = {place: [when for when in times if now < when + TRIES_COUNT] for place, times in self._wrong.items()}
        self._wrong = {place: times for place, times in recent.items() if times}
        return self._wrong.get(where, [])


class Bucket:
    """How much may still come now: what is not used up fills up again by and by."""

    def __init__(self, at_once: float, a_second: float, now: float) -> None:
        self._most, self._a_second = at_once, a_second
        self._left, self._filled = at_once, now

    def take(self, now: float, amount: float = 1.0) -> bool:
        """Whether this is not too much."""
        self._left = min(self._most, self._left + (now - self._filled) * self._a_second)
        self._filled = now
        if self._left < amount:
            return False
        self._left -= amount
        return True
