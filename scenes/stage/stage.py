"""The stage: the stack of scenes, and the loop that sleeps when nothing moves."""

from collections.abc import Callable, Hashable, Iterable

import pygame

from game import storage
from scenes.devices.intents import MOUSE, NEWS, Action, Device, Intent
from scenes.devices.scanning import Asked, Scanner
from scenes.devices.sheet import Sheet
from scenes.drawing import raster
from scenes.drawing.theme import AMBIENT_RATE, RATE, TRANSITION
from scenes.stage import crash
from scenes.stage.backstage import Backstage
from scenes.stage.narration.narrator import Narrator
from scenes.stage.notices import Toasts
from scenes.stage.preferences import SCANS, Preferences
from scenes.stage.rehearsal import Interval, Rehearsal
from scenes.stage.scene import Place, Pop, Push, Quit, Replace, Reset, Return, Scene, Step

LONGEST_TICK = 0.1
"""A longer pause between two frames (a dragged window, a sleeping laptop) counts as this."""
LAST_WORDS = 1.0
"""Seconds that leaving may take until phones have been told, whoever reads aloud is silent and the mixer is free."""
HURRIED = 1.5
"""So much longer the old picture stays where scenes change before the last one has come up, half of it in full: however
fast somebody presses, light and dark pages do not flash."""


class Stage(Backstage):
    def __init__(
        self,
        prefs: Preferences,
        screen_at: Callable[[Place], Scene],
        size: tuple[int, int] | None = None,
        surface: pygame.Surface | None = None,
        patience: float | None = None,
    ) -> None:
        """`screen_at` makes the scene that stands at a place. With a surface, in a window opened before.

        A scene whose first picture takes longer than the patience, in seconds, is rehearsed; without any, never.
        """
        self.patience = patience
        self._unseen = False
        """Whether the scene on top has come there since the last picture."""
        self._rehearsal: Rehearsal | None = None
        self._interval: Interval | None = None
        self._meanwhile: list[Intent] = []
        """What the scene has to know of what happened during its rehearsal."""
        self._behind: pygame.Surface | None = None
        """The picture of what lies below an overlay."""
        self._old: pygame.Surface | None = None
        """The last picture of the scene that went, while it fades."""
        self._fade = 0.0
        self._ambient_wait = 0.0
        super().__init__(prefs, size, surface)
        self.narrator = Narrator()
        self._presses = 0
        """How many intents there have been."""
        self.screen_at = screen_at
        self.scanner = Scanner(self.input)
        self.toasts = Toasts()
        self.scenes: list[Scene] = []
        self.running = True

    def _resized(self, surface: pygame.Surface) -> None:
        if self._rehearsal:
            self._rehearsal.wait()  # it draws for the old size
        super()._resized(surface)
        self._behind = self._old = None
        if self._interval:
            self._rehearsal = Rehearsal(self._on_show, self.canvas)
            self._interval.move_to(self.canvas)

    def apply_preferences(self) -> None:
        super().apply_preferences()
        self._behind = None
        if not self.prefs.speaks:
            self.narrator.close()
            self.sound.give_way(False)

    # Scenes

    @property
    def top(self) -> Scene:
        return self.scenes[-1]

    @property
    def _on_show(self) -> list[Scene]:
        """The scene on top and, below overlays, those that show through; the lowest first."""
        lowest = max((at for at, scene in enumerate(self.scenes) if not scene.overlay), default=0)
        return self.scenes[lowest:]

    def take(self, step: Step) -> None:
        """Do what a scene has answered."""
        if step is None:
            return
        self._end_interval()
        self._unseen = bool(self.scenes)  # the very first picture comes at once: there is none to show meanwhile
        self._keep_old_frame()
        self._change_scenes(step)
        self._behind = None
        self.dirty = True
        self.running = bool(self.scenes)
        if self.running:
            self.input.release_all()
            pygame.display.set_allow_screensaver(not any(scene.keeps_awake for scene in self.scenes))
            self.sound.music(next((s.music for s in reversed(self.scenes) if s.music), None))

    def _change_scenes(self, step: Step) -> None:
        match step:
            case Push(there):
                self._put(self._scene(there))
            case Pop():
                self.scenes.pop().leave()
                if self.scenes:
                    self.top.resume()
            case Replace(there):
                scene = self._scene(there)
                self.scenes.pop().leave()
                self.workshop.next_scene()
                self._put(scene)
            case Return((*_, Place() as there)) if any(scene.stands_at(there) for scene in self.scenes):
                self._leave_all(but=there)
                self.top.resume()
            case Reset(several):
                scenes = [self._scene(there) for there in several]
                self._leave_all()
                self.workshop.next_scene()
                for scene in scenes:
                    self._put(scene)
            case Quit():
                self._leave_all()

    def _leave_all(self, but: Place | None = None) -> None:
        while self.scenes and not (but and self.top.stands_at(but)):
            self.scenes.pop().leave()

    def _scene(self, there: Scene | Place) -> Scene:
        return self.screen_at(there) if isinstance(there, Place) else there

    def _put(self, scene: Scene) -> None:
        scene.stage = self
        self.scenes.append(scene)
        scene.enter()

    def _keep_old_frame(self) -> None:
        if self.scenes and not self.still and not self.top.overlay:
            hurried = self._old is not None
            self._old = self.canvas.surface.copy()
            self._fade = TRANSITION * (HURRIED if hurried else 1)

    # Rehearsals

    @property
    def rehearsing(self) -> bool:
        return self._interval is not None

    def _show(self) -> None:
        """Draw; where that would take long the first time, rehearse first."""
        if self._unseen and self.patience is not None:
            self._unseen = False
            self._rehearsal = Rehearsal(self._on_show, self.canvas)
            if not self._rehearsal.over(self.patience):
                self._old = None
                self._interval = Interval(self.canvas, self.still)
                return
            self._rehearsal = None
        self.draw()

    def _between(self, dt: float, events: Iterable[pygame.Event]) -> None:
        """One turn of the loop during a rehearsal. Whatever is pressed was meant for a scene that is not there now."""
        assert self._interval is not None
        assert self._rehearsal is not None
        for event in events:
            if self._take_window_event(event):
                if not self.running:
                    return
            else:
                self._meanwhile += [intent for intent in self.input.intents(event) if intent.action in NEWS]
        self._meanwhile += [intent for intent in self._phoned() if intent.action in NEWS]
        if self._interval.tick(dt):
            self.flip()
        if self._rehearsal.over():
            if not self.still:
                self._old, self._fade = self.canvas.surface.copy(), TRANSITION
            told = self._meanwhile
            self._end_interval()
            self.input.release_all()
            for intent in told:
                self._offer(intent)
            self._show()

    def _end_interval(self) -> None:
        if self._rehearsal:
            self._rehearsal.wait()
        self._rehearsal = self._interval = None
        self._meanwhile = []

    # The loop

    def begin(self, *first: Scene | Place) -> None:
        """The first scenes, the last on top. Making them reads files from outside; whatever goes wrong then ends on the
        crash page too."""
        try:
            self.take(Reset(*first))
        except Exception as error:
            self._crash(error)

    def run(self, soon: Iterable[object] = ()) -> None:
        """Until somebody leaves. `soon` loads what is not wanted before the first picture."""
        clock = pygame.time.Clock()
        self.turn(0.0, pygame.event.get())
        self.fetch(soon)
        if self.prefs.phones:
            self.phones.switch_on()
        try:
            while self.running:
                dt = min(clock.tick(RATE) / 1000, LONGEST_TICK)
                self.turn(dt, pygame.event.get())
        finally:
            self.thinking.close()
            self.phones.switch_off(LAST_WORDS)
            self.narrator.close(LAST_WORDS)
            self.sound.close(LAST_WORDS)

    def turn(self, dt: float, events: Iterable[pygame.Event] = ()) -> None:
        """One turn of the loop; whatever goes wrong in a scene ends on the crash page, not in a dead window."""
        try:
            self._turn(dt, events)
        except Exception as error:
            self._crash(error)

    def _crash(self, error: Exception) -> None:
        """On to the crash page. If it happened there it stays there, for the next press may lead on; what is said over
        it goes, and what is wrong with every frame is reported once."""
        before = self.scenes[-1] if self.scenes else None
        told = before if isinstance(before, crash.CrashPage) and before.is_about(error) else None
        drawn = told is not None and not self.toasts.waiting
        if isinstance(before, crash.CrashPage):
            self.toasts = Toasts()
        self.input.capturing = None
        match = crash.match_of(self.scenes)
        self.scenes.clear()  # what they would do on leaving may be what is broken
        if told is None:
            crash.write_report(error)
        self.take(Push(told or crash.CrashPage(error, match)))
        self.dirty = not drawn

    def _turn(self, dt: float, events: Iterable[pygame.Event]) -> None:
        self.clock += dt
        if int(self.clock) != int(self.clock - dt):
            self.mind_screens()  # not every system says a word about them
        if self._interval:
            self._between(dt, events)
            return
        self._hear(dt, events)
        if self.running:
            self.take(self.top.tick(dt))
        if self.running:
            self._go_on(dt)

    def _hear(self, dt: float, events: Iterable[pygame.Event]) -> None:
        """What people have done since the last turn, with whatever device."""
        for event in events:
            self._take_event(event)
            if not self.running:
                return
        for intent in (*self.input.tick(dt), *self._phoned(), *self._scanned(dt)):
            self._offer(intent)

    def _scanned(self, dt: float) -> list[Intent]:
        """What somebody with one button points at."""
        scanner, top = self.scanner, self.top
        asked = Asked(top, top.waits, top.calls)
        found = scanner.tick(dt, SCANS[self.prefs.scan], asked, top.all_stops)
        if scanner.moved:
            scanner.moved, self.dirty = False, True
            if scanner.here and scanner.here.inside:
                self.sound.play("focus")  # what is pointed at is heard anyway
        return found

    def _go_on(self, dt: float) -> None:
        """What passes with time, and the picture."""
        self.sound.tick()
        self.input.typing = self.top.typing
        self.dirty |= self.toasts.tick(dt, storage.take_notices())
        if self.prefs.speaks:
            self._narrate()
        self._fade = max(0.0, self._fade - dt)
        self._ambient_wait -= dt
        moving = self.top.busy or self._old is not None
        if self.top.ambient and not self.still and self._ambient_wait <= 0:
            moving = True
            self._ambient_wait = 1 / AMBIENT_RATE
        if moving or self.dirty:
            self._show()
        if self.phones.on:
            self.phones.tell(self._seen_on, self._sheet_for)

    def _narrate(self) -> None:
        notice = next(iter(self.toasts.waiting), "")
        self.narrator.tick(self.top, notice, self._presses, self.clock, self.texts.language)
        self.sound.give_way(self.narrator.talking)

    # Phones

    def _phoned(self) -> list[Intent]:
        """What phones have said since the last turn."""
        heard = self.phones.heard
        found = self.phones.intents()
        self.dirty |= self.phones.heard != heard
        return found

    def _language_of(self, device: Device) -> str:
        guest = self.input.guest(device)
        return guest.language if guest else self.texts.language

    def _seen_on(self, device: Device) -> Hashable:
        return self.top, self.voice(self._language_of(device)), self.top.seen_on_phone(device)

    def _sheet_for(self, device: Device) -> Sheet:
        with self.speaking(self._language_of(device)):
            return self.top.on_phone(device)

    # What comes in

    def _take_event(self, event: pygame.Event) -> None:
        if not self._take_window_event(event):
            for intent in self.input.intents(event):
                self._offer(intent)

    def _take_window_event(self, event: pygame.Event) -> bool:
        """Whether it was about the window, and not for the scene in it."""
        match event.type:
            case pygame.QUIT:
                self.take(Quit())
            case pygame.VIDEORESIZE:
                surface = pygame.display.get_surface()
                assert surface is not None, "the window has just said how large it is"
                self._resized(surface)
            case pygame.WINDOWDISPLAYCHANGED | pygame.WINDOWRESTORED | pygame.WINDOWSIZECHANGED:
                self._take_screen_event(event)
            case pygame.WINDOWEXPOSED | pygame.WINDOWFOCUSGAINED:
                self.dirty = True
            case pygame.AUDIODEVICEADDED | pygame.AUDIODEVICEREMOVED:
                self.sound.hear_of(event)
            case pygame.KEYDOWN if event.key == pygame.K_F11 or (
                event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT
            ):
                self.toggle_fullscreen()
            case _:
                return False
        return True

    def _offer(self, intent: Intent) -> None:
        if not self.running:
            return
        if intent.action is Action.PRESS:
            for meant in self.scanner.press():
                self._offer(meant)
            return
        if intent.action not in NEWS:
            pygame.mouse.set_visible(self.input.last == MOUSE)
        self.dirty = True
        self._presses += 1
        if intent.action not in (Action.POINT, *NEWS):
            self.toasts.dismiss()
        self.take(self.top.handle(intent))

    # Drawing

    def draw(self) -> None:
        self.dirty, self.canvas.focus_room = False, self.scanner.focus_room
        self._draw_scene(len(self.scenes) - 1)
        self.scanner.draw(self.canvas, self.texts("scan-rests"), self.top.touchable)
        self.toasts.draw(self.canvas)
        if self._old is not None:
            if self._fade > 0:
                self.canvas.blit(self._old, (0, 0), self._fade / TRANSITION)
            else:
                self._old = None
        self.flip()

    def _draw_scene(self, index: int) -> None:
        scene = self.scenes[index]
        surface = self.canvas.surface
        if scene.overlay and index > 0:
            if self._behind is None:
                self._draw_scene(index - 1)
                raster.dim(surface)
                if index == len(self.scenes) - 1:
                    self._behind = surface.copy()
            else:
                surface.blit(self._behind, (0, 0))
        scene.draw(self.canvas)
        if scene is self.top:
            scene.draw_bar(self.canvas)
