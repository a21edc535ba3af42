"""Tests of the stage: what happens between one scene and the next."""
