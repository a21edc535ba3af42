"""The instruments of Longtail: wood, water, brass and bells, made of decaying sine waves and filtered noise."""

import math
import random
from array import array
from collections.abc import Callable, Iterable
from functools import cache
from itertools import pairwise
from typing import TypeAlias

RATE = 44100
Wave: TypeAlias = "array[float]"
Mode = tuple[float, float, float]  # frequency ratio, level, seconds to fall by 60 dB


def decibel(value: float) -> float:
    return 10 ** (value / 20)


def silence(seconds: float) -> Wave:
    return array("d", bytes(8 * round(seconds * RATE)))


def add(target: Wave, wave: Wave, at: float = 0.0, gain: float = 1.0) -> Wave:
    """Mix a wave into the target at a time; what reaches past the end is cut off."""
    start = round(at * RATE)
    for i in range(min(len(wave), len(target) - start)):
        target[start + i] += wave[i] * gain
    return target


def shape(wave: Wave, points: Iterable[tuple[float, float]]) -> Wave:
    """Multiply by an envelope of (second, level) points, joined by half cosines."""
    marks = list(points)
    for (t0, level0), (t1, level1) in pairwise(marks):
        first, last = round(t0 * RATE), min(round(t1 * RATE), len(wave))
        for i in range(first, last):
            ease = 0.5 - 0.5 * math.cos(math.pi * (i - first) / (last - first))
            wave[i] *= level0 + (level1 - level0) * ease
    for i in range(min(round(marks[-1][0] * RATE), len(wave)), len(wave)):
        wave[i] *= marks[-1][1]
    return wave


# --- sources -------------------------------------------------------------------------------------------------------


def ring(frequency: float, modes: Iterable[Mode], seconds: float, attack: float = 0.001) -> Wave:
    """A struck body: each mode is a two-pole resonator that starts at zero, so nothing clicks."""
    out = silence(seconds)
    for ratio, level, decay in modes:
        step = math.tau * frequency * ratio / RATE
        if step > 0.9 * math.pi:
            continue
        radius = 10 ** (-3 / (decay * RATE))
        a, b = 2 * radius * math.cos(step), -radius * radius
        before, now = 0.0, level * radius * math.sin(step)
        for i in range(1, min(len(out), round(1.2 * decay * RATE))):
            out[i] += now
            before, now = now, a * now + b * before
    return shape(out, [(0, 0), (attack, 1)])


def noise(seconds: float, rng: random.Random) -> Wave:
    return array("d", (rng.uniform(-1, 1) for _ in range(round(seconds * RATE))))


def sweep(wave: Wave, centre: Callable[[float], float], width: float = 0.7) -> Wave:
    """A band-pass (state variable filter) whose centre in hertz follows a function of time."""
    out = silence(0)
    low = band = drive = 0.0
    for i, sample in enumerate(wave):
        if i % 32 == 0:
            drive = 2 * math.sin(math.pi * min(centre(i / RATE), 7000) / RATE)
        low += drive * band
        band += drive * (sample - low - width * band)
        out.append(band * width)
    return out


def lowpass(wave: Wave, frequency: float, warm: int = 0) -> Wave:
    """One pole; `warm` samples from the end are run through first, so that a loop stays a loop."""
    k = 1 - math.exp(-math.tau * frequency / RATE)
    state = 0.0
    for sample in wave[len(wave) - warm :]:
        state += k * (sample - state)
    out = silence(0)
    for sample in wave:
        state += k * (sample - state)
        out.append(state)
    return out


def highpass(wave: Wave, frequency: float, warm: int = 0) -> Wave:
    low = lowpass(wave, frequency, warm)
    return array("d", (sample - slow for sample, slow in zip(wave, low, strict=True)))


def room(wave: Wave, size: float, tail: float, warm: int = 0) -> Wave:
    """A small wooden room: four damped echoes side by side, then two diffusers. Only the reflections come back."""
    source = wave[len(wave) - warm :] + wave if warm else wave
    total = array("d", bytes(8 * len(source)))
    for delay in (0.0297, 0.0371, 0.0411, 0.0437):
        line = [0.0] * round(delay * size * RATE)
        feedback = 10 ** (-3 * delay * size / tail)
        at, damp, length = 0, 0.0, len(line)
        for i, sample in enumerate(source):
            echo = line[at]
            damp = 0.6 * echo + 0.4 * damp
            line[at] = sample + damp * feedback
            total[i] += 0.25 * echo
            at = at + 1 if at + 1 < length else 0
    for delay in (0.0050, 0.0017):
        line = [0.0] * round(delay * size * RATE)
        at, length = 0, len(line)
        for i, sample in enumerate(total):
            echo = line[at]
            line[at] = sample + 0.6 * echo
            total[i] = echo - 0.6 * line[at]
            at = at + 1 if at + 1 < length else 0
    return total[warm:]


# --- wood and water ------------------------------------------------------------------------------------------------


def knock(frequency: float, rng: random.Random, bright: float = 0.5, decay: float = 0.14) -> Wave:
    """Knuckles on a plank: a few short modes, slightly out of tune each time, and the thump of contact."""
    modes = [
        (1.0, 1.0, decay),
        (1.58 * rng.uniform(0.98, 1.02), 0.5, decay * 0.8),
        (2.41 * rng.uniform(0.98, 1.02), 0.5 * bright, decay * 0.55),
        (3.93 * rng.uniform(0.98, 1.02), 0.4 * bright, decay * 0.4),
        (6.2 * rng.uniform(0.98, 1.02), 0.25 * bright, decay * 0.25),
    ]
    out = ring(frequency, modes, decay * 1.3, attack=0.0015)
    contact = lowpass(lowpass(noise(0.02, rng), frequency * (2 + 4 * bright)), frequency * 6)
    return add(out, shape(contact, [(0, 0), (0.001, 1), (0.012, 0)]), gain=0.7 * bright)


def bubble(frequency: float, seconds: float, rise: float = 0.6) -> Wave:
    """A drop: the air bubble sings higher as it comes up."""
    out = silence(seconds)
    phase = 0.0
    for i in range(len(out)):
        t = i / RATE / seconds
        phase += math.tau * frequency * (1 + rise * t * t) / RATE
        out[i] = math.sin(phase) * math.exp(-5 * t)
    return shape(out, [(0, 0), (0.003, 1), (seconds * 0.8, 1), (seconds, 0)])


def paddle(rng: random.Random) -> Wave:
    """One stroke: the blade goes in, the water swells past it, a few drops run off. No two are alike."""
    turn = rng.uniform(0.24, 0.32)
    out = sweep(noise(0.95, rng), lambda t: 420 + 520 * math.exp(-(((t - turn) / 0.16) ** 2)), 0.9)
    shape(out := lowpass(lowpass(out, 1300), 1800), [(0, 0), (turn, 1), (turn + 0.14, 0.5), (0.85, 0)])
    add(out, bubble(rng.uniform(240, 310), 0.13, 0.5), 0.05, 0.22)
    for _ in range(rng.randint(2, 4)):
        drop = bubble(rng.uniform(500, 1150), rng.uniform(0.05, 0.09), rng.uniform(0.4, 1.0))
        add(out, drop, rng.uniform(0.45, 0.8), rng.uniform(0.06, 0.16))
    return out


def whistled(frequency: float, seconds: float, rng: random.Random) -> Wave:
    """A round whistle with a pea in it: a soft tone that trills, and the breath around it."""
    out = sweep(noise(seconds, rng), lambda _: frequency * 1.1, 0.5)
    phase = 0.0
    for i in range(len(out)):
        t = i / RATE
        trill = math.sin(math.tau * 27 * t)
        phase += math.tau * frequency * (1 + 0.012 * trill - 0.05 * math.exp(-t / 0.02)) / RATE
        out[i] = 0.35 * out[i] + (0.8 + 0.2 * trill) * (math.sin(phase) + 0.12 * math.sin(2 * phase))
    return shape(out, [(0, 0), (0.018, 1), (seconds - 0.05, 0.9), (seconds, 0)])


def die_hit(rng: random.Random, force: float) -> Wave:
    """One corner of one die on teak: a hard little click and the board below it."""
    pitch = rng.uniform(2100, 3300)
    click = ring(pitch, [(1, 0.55, 0.022), (1.47, 0.4, 0.016), (2.2, 0.2, 0.01)], 0.03, attack=0.0004)
    board = ring(rng.uniform(330, 470), [(1, 0.8, 0.07), (1.9, 0.5, 0.05), (3.1, 0.35, 0.03)], 0.08, attack=0.001)
    return add(board, click, gain=0.5 + 0.5 * force)


# --- brass ---------------------------------------------------------------------------------------------------------


def coin(pitch: float, decay: float) -> Wave:
    modes = [(1, 0.6, decay), (1.52, 0.8, decay * 0.8), (2.31, 0.5, decay * 0.6), (2.34, 0.3, decay * 0.6)]
    return ring(pitch, [*modes, (3.2, 0.25, decay * 0.4)], decay, attack=0.0008)


def bell(frequency: float, decay: float, seconds: float, soft: float = 0.5) -> Wave:
    """A temple bell: hum, strike note with a slow beat, and a shimmer that dies first."""
    shine = 1 - soft
    modes = [
        (0.5, 0.25, decay),
        (1.0, 0.7, decay),
        (1.004, 0.3, decay * 0.9),
        (1.19, 0.16, decay * 0.6),
        (2.0, 0.40, decay * 0.5),
        (2.74, 0.45 * shine, decay * 0.35),
        (4.07, 0.35 * shine, decay * 0.22),
        (5.43, 0.22 * shine, decay * 0.14),
    ]
    return ring(frequency, modes, seconds, attack=0.002 + 0.004 * soft)


def gong(frequency: float, decay: float, seconds: float) -> Wave:
    """A knobbed gong: a deep clear note first, then the rim blooms for a moment."""
    out = ring(frequency, [(1, 1, decay), (1.006, 0.3, decay), (2, 0.75, decay * 0.7)], seconds, attack=0.006)
    rim_modes = [(1.51, 0.22, decay * 0.5), (2.72, 0.26, decay * 0.45), (3.41, 0.2, decay * 0.4)]
    rim = ring(frequency, [*rim_modes, (4.16, 0.16, decay * 0.35), (5.33, 0.1, decay * 0.3)], seconds)
    return add(out, shape(rim, [(0, 0.25), (0.09, 1)]))


@cache
def ching(closed: bool) -> Wave:
    """Small hand cymbals: open they ring ("ching"), pressed together they do not ("chap")."""
    length = 0.07 if closed else 0.8
    modes = [(1, 0.5, length), (1.012, 0.35, length), (1.68, 0.3, length * 0.7), (2.47, 0.2, length * 0.5)]
    return ring(2350, modes, length, attack=0.0015)


# --- melody --------------------------------------------------------------------------------------------------------


Scale = tuple[int, int, int, int, int]  # cents above the tonic, half way between the seven equal Thai steps and ours
FULL: Scale = (0, 186, 371, 693, 879)  # steps 1 2 3 5 6
OPEN: Scale = (0, 186, 507, 693, 879)  # steps 1 2 4 5 6: no third, so it floats
DEEP: Scale = (0, 321, 507, 692, 1014)  # the same notes as FULL begun on 6: dusk under the trees


def degree(tonic: float, step: int, scale: Scale = FULL) -> float:
    """A step of a scale of five to the octave."""
    octave, note = divmod(step, 5)
    return tonic * 2 ** (octave + scale[note] / 1200)


@cache
def ranat(frequency: float, soft: bool = False) -> Wave:
    """The xylophone; soft mallets for the low ranat thum and for rolls."""
    decay = 0.95 * (440 / frequency) ** 0.45
    edge = 0.35 if soft else 1.0
    modes = [(1, 1, decay), (2.73, 0.32 * edge, decay * 0.28), (5.2, 0.16 * edge, decay * 0.12)]
    out = ring(frequency, modes, decay, attack=0.005 if soft else 0.0025)
    thump = ring(260, [(1, 0.25, 0.05), (2.3, 0.14 * edge, 0.03)], 0.06, attack=0.002)
    return shape(add(out, thump), [(0, 1), (decay * 0.7, 1), (decay, 0)])


def low_ranat(frequency: float) -> Wave:
    return ranat(frequency, soft=True)


def small_bell(frequency: float) -> Wave:
    return bell(frequency, 2.0, 2.2, soft=0.75)


@cache
def khim(frequency: float) -> Wave:
    """The hammered dulcimer: pairs of strings a little apart, the upper partials gone first."""
    decay = 3.0 * (330 / frequency) ** 0.5
    modes: list[Mode] = []
    for k in range(1, 9):
        level = 0.75 * abs(math.sin(math.pi * k * 0.28)) / k**1.35
        stretch = k * math.sqrt(1 + 0.0002 * k * k)
        fade = decay / (1 + 0.45 * (k - 1))
        modes += [(stretch, level, fade), (stretch * 1.0012, level * 0.7, fade * 0.9)]
    out = ring(frequency, modes, decay, attack=0.003)
    return shape(out, [(0, 1), (decay * 0.6, 1), (decay, 0)])


@cache
def drum(high: bool) -> Wave:
    """A hand drum: a falling tone, barely a skin."""
    pitch, seconds = (210.0, 0.2) if high else (112.0, 0.34)
    out = silence(seconds)
    phase = 0.0
    for i in range(len(out)):
        t = i / RATE
        phase += math.tau * pitch * (1 + 0.5 * math.exp(-t / 0.018)) / RATE
        out[i] = (math.sin(phase) + 0.25 * math.sin(1.59 * phase)) * math.exp(-5.5 * t / seconds)
    return shape(out, [(0, 0), (0.004, 1), (seconds * 0.7, 1), (seconds, 0)])


class Loop:
    """A stereo piece of exact length: whatever sounds past the end comes round to the beginning."""

    def __init__(self, seconds: float) -> None:
        self.size = round(seconds * RATE)
        self.left, self.right, self.send = silence(seconds), silence(seconds), silence(seconds)

    def add(self, wave: Wave, at: float, gain: float, pan: float = 0.0, wet: float = 0.3) -> None:
        """Pan from -1 (left) to 1; `wet` is how much of it is heard in the room."""
        left, right = gain * math.sqrt(0.5 - pan / 2), gain * math.sqrt(0.5 + pan / 2)
        start = round(at * RATE) % self.size
        cut = min(len(wave), self.size - start)
        for part, place in ((wave[:cut], start), (wave[cut:], 0)):
            for i, sample in enumerate(part, place):
                self.left[i] += sample * left
                self.right[i] += sample * right
                self.send[i] += sample * gain * wet

    def hold(self, frequency: float, gain: float, swells: int, phase: float, pan: float = 0.0) -> None:
        """A drone that swells a whole number of times and whose own waves fit the loop as well."""
        step = math.tau * round(frequency * self.size / RATE) / self.size
        swell = math.tau * swells / self.size
        level = [0.62 - 0.38 * math.cos(swell * i + phase) for i in range(0, self.size + 64, 64)]
        left, right = gain * math.sqrt(0.5 - pan / 2), gain * math.sqrt(0.5 + pan / 2)
        for i in range(self.size):
            j, part = i >> 6, (i & 63) / 64
            sample = math.sin(step * i) * (level[j] + (level[j + 1] - level[j]) * part)
            self.left[i] += sample * left
            self.right[i] += sample * right

    def river(self, rng: random.Random, gain: float) -> None:
        """Water along the hull, different on either side, rising and falling, with a drop now and then."""
        seconds = self.size / RATE
        for side, turn in ((self.left, 0.0), (self.right, 2.0)):
            hiss = noise(seconds, rng)[: self.size]
            hiss = highpass(lowpass(lowpass(hiss, 900, RATE), 500, RATE), 160, RATE)
            for i in range(self.size):
                t = math.tau * i / self.size
                side[i] += hiss[i] * gain * (1 + 0.28 * math.sin(7 * t + turn) + 0.18 * math.sin(11 * t - turn))
        for k in range(round(seconds / 2.6)):
            drop = bubble(rng.uniform(420, 900), rng.uniform(0.06, 0.14), rng.uniform(0.3, 0.9))
            self.add(drop, (k + rng.random()) * 2.6, gain * rng.uniform(0.15, 0.4), rng.uniform(-0.7, 0.7), 0.5)

    def mixed(self) -> tuple[Wave, Wave]:
        """Both channels with the room around them and nothing below hearing."""
        sides = []
        for dry, size in ((self.left, 1.0), (self.right, 1.09)):
            wet = room(self.send, size, 1.5, warm=3 * RATE)
            sides.append(highpass(add(wet, dry), 35, warm=RATE))
        return sides[0], sides[1]
