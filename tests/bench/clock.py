"""The clock for work that never waits: this thread's processor time, which no other process can lengthen."""

import time

cpu = time.thread_time if time.get_clock_info("thread_time").resolution < 1e-5 else time.perf_counter
"""Seconds. Where the system counts processor time too coarsely (Windows), plain time has to do."""
