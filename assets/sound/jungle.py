"""Voices of the jungle: a bamboo flute, frogs, crickets, wind in the leaves, and stone, sand and leather."""

import math
import random

from tones import RATE, Loop, Wave, add, bubble, highpass, lowpass, noise, ring, shape, silence, sweep

# --- stone, leaves and leather -------------------------------------------------------------------------------------


def scrape(seconds: float, rng: random.Random, rate: float, centre: float, width: float = 0.6) -> Wave:
    """Rough on rough: it sticks and slips about `rate` times a second, never evenly."""
    out = noise(seconds, rng)
    left, force = 0, 0.0
    for i in range(len(out)):
        if left == 0:
            left, force = max(1, round(RATE / rate * rng.uniform(0.5, 1.5))), rng.uniform(0.35, 1)
        left, force = left - 1, force * (1 - 2.2 * rate / RATE)
        out[i] *= force
    return lowpass(sweep(out, lambda t: centre * (1 + 0.12 * math.sin(9 * t)), width), centre * 2.5)


def slab(frequency: float, rng: random.Random, decay: float = 0.22) -> Wave:
    """A heavy stone comes to lie: dull modes close together and the ground under it."""
    modes = [(1, 1.0, decay), (1.37, 0.6, decay * 0.8), (2.13, 0.45, decay * 0.55), (3.3, 0.45, decay * 0.3)]
    out = ring(frequency, [*modes, (5.9, 0.3, decay * 0.16)], decay * 1.2, attack=0.002)
    grit = lowpass(lowpass(noise(0.07, rng), 1500), 2600)
    return add(out, shape(grit, [(0, 0), (0.003, 1), (0.02, 0.3), (0.065, 0)]), gain=1.1)


def leaf(rng: random.Random) -> Wave:
    pitch = rng.uniform(1100, 2900)
    out = sweep(noise(rng.uniform(0.015, 0.045), rng), lambda _: pitch, 0.5)
    return shape(out, [(0, 0), (0.002, 1), (len(out) / RATE, 0)])


def crunch(rng: random.Random, seconds: float, leaves: int) -> Wave:
    """Dry leaves give way one after another, the first ones loudest."""
    out = silence(seconds)
    for k in range(leaves):
        at = (seconds - 0.05) * (k + rng.random()) / leaves
        add(out, leaf(rng), at, rng.uniform(0.35, 1) * (1 - 0.7 * at / seconds))
    return lowpass(out, 3400)


def thud(pitch: float, seconds: float) -> Wave:
    """Something soft and heavy meets the ground: a short tone that drops at once."""
    out = silence(seconds)
    phase = 0.0
    for i in range(len(out)):
        t = i / RATE
        phase += math.tau * pitch * (1 + 0.7 * math.exp(-t / 0.02)) / RATE
        out[i] = math.sin(phase) * math.exp(-6 * t / seconds)
    return shape(out, [(0, 0), (0.005, 1), (seconds * 0.7, 1), (seconds, 0)])


def gem(frequency: float, decay: float) -> Wave:
    """A cut stone touched: glass, clearer than brass, with a slow beat."""
    modes = [(1, 0.8, decay), (1.003, 0.3, decay), (2.01, 0.3, decay * 0.6), (2.76, 0.22, decay * 0.4)]
    return ring(frequency, [*modes, (4.1, 0.08, decay * 0.2)], decay, attack=0.002)


# --- breath --------------------------------------------------------------------------------------------------------


def flute(frequency: float, seconds: float, rng: random.Random) -> Wave:
    """A bamboo flute: it slides into the note, holds it plain, then lets it waver; the breath is always there."""
    out = sweep(noise(seconds, rng), lambda _: frequency * 2, 0.35)
    phase, speed = 0.0, rng.uniform(4.4, 5.2)
    for i in range(len(out)):
        t = i / RATE
        waver = min(1.0, max(0.0, (t - 0.3) / 0.6)) * math.sin(math.tau * speed * t)
        phase += math.tau * frequency * (1 - 0.035 * math.exp(-t / 0.035) + 0.005 * waver) / RATE
        tone = math.sin(phase) + 0.2 * math.sin(2 * phase) + 0.09 * math.sin(3 * phase)
        out[i] = tone * (1 + 0.1 * waver) + out[i] * (0.16 + 0.5 * math.exp(-t / 0.05))
    swell = min(0.5 * seconds, 0.4)
    return shape(out, [(0, 0), (min(0.07, swell), 0.85), (swell + 0.05, 1), (seconds - 0.12, 0.7), (seconds, 0)])


# --- animals -------------------------------------------------------------------------------------------------------


def frog(frequency: float, seconds: float, rate: float) -> Wave:
    """A frog far off: a round tone broken into `rate` pulses a second, rising a little."""
    out = silence(seconds)
    phase = 0.0
    for i in range(len(out)):
        t = i / RATE
        phase += math.tau * frequency * (1 + 0.14 * t / seconds) / RATE
        pulse = (0.5 - 0.5 * math.cos(math.tau * rate * t)) ** 2
        out[i] = pulse * (math.sin(phase) + 0.5 * math.sin(2 * phase) + 0.2 * math.sin(3 * phase))
    shape(out, [(0, 0.3), (seconds * 0.6, 1), (seconds - 0.01, 0)])
    return lowpass(out, frequency * 2.5)


def cricket(pitch: float, pulses: int, rng: random.Random) -> Wave:
    """A soft chirp of a few short pulses, half tone, half rustle."""
    out = silence(pulses * 0.034)
    for k in range(pulses):
        grain = sweep(noise(0.026, rng), lambda _: pitch, 0.12)
        for i in range(len(grain)):
            grain[i] = 0.9 * grain[i] + 0.5 * math.sin(math.tau * pitch * i / RATE)
        add(out, shape(grain, [(0, 0), (0.009, 1), (0.026, 0)]), k * 0.034, 0.6 + 0.4 * (k + 1) / pulses)
    return lowpass(out, 5200)


def wilds(loop: Loop, rng: random.Random, gain: float) -> None:
    """The jungle around: wind in the leaves on either side, crickets in turn, frogs that answer one another, drops."""
    seconds = loop.size / RATE
    for side, turn in ((loop.left, 0.5), (loop.right, 2.6)):
        hiss = noise(seconds, rng)[: loop.size]
        hiss = highpass(lowpass(lowpass(hiss, 1500, RATE), 700, RATE), 240, RATE)
        for i in range(loop.size):
            t = math.tau * i / loop.size
            side[i] += hiss[i] * gain * (1 + 0.35 * math.sin(5 * t + turn) + 0.2 * math.sin(8 * t - turn))
    for pitch, pulses, every, pan in ((3650, 3, 1.37, -0.75), (4150, 4, 1.9, 0.7), (3300, 2, 2.63, 0.25)):
        count = round(seconds / every)
        for k in range(count):
            if (k // 6) % 3 < 2:  # now and then it listens
                at = (k + rng.uniform(0, 0.12)) * seconds / count
                loop.add(cricket(pitch, pulses, rng), at, gain * rng.uniform(0.18, 0.32), pan, 0.5)
    for k in range(round(seconds / 6.3)):
        at = (k + rng.uniform(0.1, 0.6)) * 6.3
        for pitch, rate, delay, pan in ((260, 26, 0.0, -0.6), (330, 31, 0.75, 0.6), (262, 26, 1.5, -0.6)):
            if delay < 1 or rng.random() < 0.5:
                call = frog(pitch * rng.uniform(0.98, 1.02), rng.uniform(0.26, 0.36), rate)
                loop.add(call, at + delay, gain * rng.uniform(0.3, 0.45), pan, 0.6)
    for k in range(round(seconds / 4.1)):
        drop = bubble(rng.uniform(700, 1300), rng.uniform(0.05, 0.1), rng.uniform(0.3, 0.9))
        loop.add(drop, (k + rng.random()) * 4.1, gain * rng.uniform(0.12, 0.3), rng.uniform(-0.7, 0.7), 0.6)
