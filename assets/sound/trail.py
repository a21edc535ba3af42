"""Effects of Bakong: boots on leaves, stones that turn, gems, sand, leather and falling water."""

import math
import random
from collections.abc import Callable

from jungle import crunch, gem, scrape, slab, thud
from tones import RATE, Wave, add, bell, bubble, degree, gong, knock, lowpass, noise, room, shape, silence, sweep

Effect = Callable[[random.Random], Wave]


def hop(rng: random.Random) -> Wave:
    """A boot on leaves: the sole first, what lies below it gives way."""
    out = add(silence(0.26), thud(rng.uniform(82, 104), 0.13), 0.004, 0.5)
    add(out, crunch(rng, 0.2, rng.randint(9, 12)), 0.006, 1.3)
    return add(out, lowpass(knock(rng.uniform(210, 260), rng, bright=0.2, decay=0.06), 700), 0.004, 0.25)


def tile_flip(rng: random.Random) -> Wave:
    """A slab is levered up, turns over and falls into its bed."""
    out = add(silence(0.75), shape(scrape(0.3, rng, 70, 620), [(0, 0), (0.05, 0.7), (0.2, 1), (0.29, 0)]), 0, 5.0)
    air = lowpass(sweep(noise(0.2, rng), lambda t: 300 + 2200 * t, 0.6), 900)
    add(out, shape(air, [(0, 0), (0.12, 1), (0.19, 0)]), 0.2, 1.2)
    add(out, slab(146, rng), 0.37)
    add(out, slab(205, rng, 0.14), 0.455, 0.4)
    add(out, crunch(rng, 0.2, 6), 0.46, 0.5)
    return add(out, room(out, 0.6, 0.25), gain=0.3)


def emerald(rng: random.Random) -> Wave:
    out = add(silence(0.7), gem(degree(1047, 2), 0.45))
    add(out, gem(degree(1047, 5), 0.6), 0.07, 0.8)
    add(out, gem(degree(1047, 8), 0.4), 0.13, 0.2)
    add(out, knock(900, rng, bright=0.1, decay=0.03), gain=0.15)
    return add(lowpass(out, 6500), room(out, 0.7, 0.4), gain=0.25)


def ouch(rng: random.Random) -> Wave:
    """A head meets a branch, and a voice of wood slides down."""
    out = add(silence(0.62), knock(310, rng, bright=0.8, decay=0.2))
    add(out, knock(172, rng, bright=0.3, decay=0.18), gain=0.6)
    fall = silence(0.42)
    phase = 0.0
    for i in range(len(fall)):
        t = i / RATE
        phase += math.tau * (210 + 330 * math.exp(-t / 0.17)) * (1 + 0.015 * math.sin(math.tau * 13 * t)) / RATE
        fall[i] = math.sin(phase) + 0.3 * math.sin(2 * phase) + 0.12 * math.sin(3 * phase)
    add(out, shape(fall, [(0, 0), (0.03, 1), (0.16, 0.6), (0.41, 0)]), 0.09, 0.42)
    return add(out, room(out, 0.5, 0.2), gain=0.25)


def sink(rng: random.Random) -> Wave:
    """Quicksand: the ground draws something in, gulps, and one last bubble comes up."""
    out = silence(1.05)
    pull = sweep(noise(0.65, rng), lambda t: 900 - 1000 * t + 160 * math.sin(math.tau * 11 * t), 0.35)
    add(out, shape(lowpass(pull, 1400), [(0, 0), (0.16, 1), (0.42, 0.6), (0.64, 0)]), 0, 1.1)
    for at, pitch, gain in ((0.16, 250, 0.35), (0.28, 215, 0.45), (0.41, 180, 0.55), (0.53, 150, 0.6)):
        add(out, bubble(pitch * rng.uniform(0.95, 1.05), 0.15, 0.9), at, gain)
    add(out, thud(74, 0.24), 0.56, 0.5)
    add(out, bubble(290, 0.16, 1.4), 0.78, 0.5)
    add(out, bubble(540, 0.06, 0.8), 0.88, 0.16)
    return add(out, room(out, 0.4, 0.15), gain=0.2)


def temple(rng: random.Random) -> Wave:
    """A stone door moves in its groove and comes to rest; inside a low gong answers."""
    out = silence(2.7)
    door = shape(scrape(1.1, rng, 38, 330), [(0, 0), (0.12, 1), (0.5, 0.65), (0.8, 1), (1.09, 0)])
    add(out, door, 0, 6.0)
    rumble = lowpass(lowpass(noise(1.15, rng), 120), 160)
    add(out, shape(rumble, [(0, 0), (0.15, 1), (0.9, 0.9), (1.14, 0)]), 0, 3.2)
    add(out, slab(82, rng, 0.35), 1.05, 0.9)
    add(out, gong(degree(98, 0), 5.0, 1.6), 1.1, 0.5)
    shape(bloom := gong(degree(98, 3), 3.5, 1.6), [(0, 0), (0.3, 1)])
    add(out, bloom, 1.1, 0.14)
    return add(out, room(out, 1.3, 1.3), gain=0.35)


def stow(rng: random.Random) -> Wave:
    """Pushed into a leather pack: it rubs past the flap, the seam creaks, the bottom takes it."""
    rub = sweep(noise(0.26, rng), lambda t: 700 + 900 * math.sin(math.pi * t / 0.26), 0.6)
    shape(rub := lowpass(rub, 1800), [(0, 0), (0.06, 0.7), (0.11, 0.4), (0.18, 1), (0.25, 0)])
    out = add(silence(0.48), rub, 0, 1.8)
    add(out, shape(scrape(0.16, rng, 95, 780, 0.2), [(0, 0), (0.05, 1), (0.15, 0)]), 0.12, 2.5)
    add(out, thud(124, 0.17), 0.25, 0.7)
    return add(out, lowpass(knock(260, rng, bright=0.2, decay=0.07), 900), 0.255, 0.35)


def throw(rng: random.Random) -> Wave:
    """Out of the pack, through the air, and down: it bounces once and the leaves settle."""
    air = sweep(noise(0.24, rng), lambda t: 450 + 1100 * math.sin(math.pi * t / 0.24), 0.5)
    out = add(silence(0.72), shape(lowpass(air, 2000), [(0, 0), (0.13, 1), (0.23, 0)]), 0, 1.0)
    for at, pitch, gain in ((0.24, 96, 1.0), (0.39, 118, 0.4)):
        add(out, thud(pitch, 0.16), at, 0.7 * gain)
        add(out, knock(pitch * 3.1, rng, bright=0.4, decay=0.08), at, 0.45 * gain)
        add(out, crunch(rng, 0.22, 9), at + 0.004, 1.4 * gain)
    return out


def waterfall(rng: random.Random) -> Wave:
    """Cool water over the shoulders, and bells that rise out of it."""
    out = silence(1.8)
    fall = sweep(noise(1.4, rng), lambda t: 1300 + 500 * math.sin(7 * t), 0.9)
    add(out, shape(lowpass(fall, 3200), [(0, 0), (0.05, 1), (0.25, 0.45), (0.8, 0.22), (1.39, 0)]), 0, 0.7)
    add(out, shape(lowpass(noise(0.16, rng), 320), [(0, 0), (0.012, 1), (0.15, 0)]), 0.01, 0.7)
    for _ in range(22):
        at = rng.uniform(0.05, 1.1)
        drop = bubble(rng.uniform(450, 1500), rng.uniform(0.04, 0.11), rng.uniform(0.3, 1.2))
        add(out, drop, at, 0.2 * rng.uniform(0.4, 1) * (1 - 0.6 * at))
    for at, step, gain in ((0.14, 0, 0.26), (0.28, 2, 0.26), (0.42, 3, 0.26), (0.58, 5, 0.3)):
        add(out, bell(degree(784, step), 1.2, 1.2, soft=0.65), at, gain)
    return add(out, room(out, 1.0, 0.8), gain=0.25)


# name: (how it is made, peak in dBFS)
TRAIL: dict[str, tuple[Effect, float]] = {
    "hop-1": (hop, -9), "hop-2": (hop, -9), "hop-3": (hop, -9), "tile-flip": (tile_flip, -6),
    "emerald": (emerald, -10), "ouch": (ouch, -7), "sink": (sink, -9), "temple": (temple, -6), "stow": (stow, -8),
    "throw": (throw, -7), "waterfall": (waterfall, -8),
}  # fmt: skip
