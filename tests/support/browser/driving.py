"""A Chromium without a window, spoken to by its DevTools protocol: pages of a phone's size, and fingers on them."""

import base64
import json
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

PORTRAIT, LANDSCAPE, SMALL = (390, 844), (844, 390), (320, 568)
PATIENCE = 20.0
"""Seconds until something that should come about has not."""

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-background-timer-throttling",
    "--disable-renderer-backgrounding",
    "--hide-scrollbars",
    "--remote-debugging-port=0",
    "about:blank",
)


class Browser:
    """One process for many pages; each phone has a memory of its own."""

    def __init__(self, path: str) -> None:
        self.folder = tempfile.mkdtemp(prefix="longtail-browser-")
        line = [path, *FLAGS, f"--user-data-dir={self.folder}"]
        self.process = subprocess.Popen(line, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.open = ExitStack()
        self.socket = self.open.enter_context(
            connect(self._address(), max_size=None, compression=None, ping_interval=None)
        )
        self.calls = 0
        self.mishaps: dict[str, list[str]] = {}
        """By session, what went wrong in its page: exceptions, refused files, complaints on the console."""

    def _address(self) -> str:
        """Where it listens: it writes that down when it is ready."""
        written, end = Path(self.folder) / "DevToolsActivePort", time.monotonic() + PATIENCE
        while not written.exists() or len(found := written.read_text(encoding="utf-8").split()) < 2:
            assert time.monotonic() < end, "the browser did not start"
            time.sleep(0.02)
        return f"ws://127.0.0.1:{found[0]}{found[1]}"

    def call(self, method: str, session: str = "", **values: Any) -> Any:
        self.calls += 1
        message = {"id": self.calls, "method": method, "params": values, **({"sessionId": session} if session else {})}
        self.socket.send(json.dumps(message))
        while True:
            answer = json.loads(self.socket.recv(timeout=PATIENCE))
            if answer.get("id") == self.calls:
                assert "error" not in answer, f"{method}: {answer['error']}"
                return answer["result"]
            self._note(answer)

    def _note(self, event: dict[str, Any]) -> None:
        found, values = self.mishaps.setdefault(event.get("sessionId", ""), []), event.get("params", {})
        if event.get("method") == "Runtime.exceptionThrown":
            found.append(json.dumps(values["exceptionDetails"].get("exception", values["exceptionDetails"])))
        elif event.get("method") == "Log.entryAdded" and values["entry"]["level"] == "error":
            found.append(f"{values['entry']['text']} {values['entry'].get('url', '')}")

    def phone(self) -> "Phone":
        """Another phone, that has never been anywhere."""
        return Phone(self, self.call("Target.createBrowserContext")["browserContextId"])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _kind: type[BaseException] | None, _error: object, _trace: TracebackType | None) -> None:
        with suppress(OSError, ConnectionClosed):
            self.call("Browser.close")
        self.open.close()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


class Phone:
    """A tab of a phone: its own memory, a touch screen, a language."""

    def __init__(self, browser: Browser, context: str) -> None:
        self.browser, self.context = browser, context
        self.target = browser.call("Target.createTarget", url="about:blank", browserContextId=context)["targetId"]
        self.session = browser.call("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self.call(f"{domain}.enable")
        self.call("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=5)
        self.speak("en")
        self.turn(PORTRAIT)

    def call(self, method: str, **values: Any) -> Any:
        return self.browser.call(method, self.session, **values)

    def tab(self) -> "Phone":
        """Another tab of the same phone."""
        return Phone(self.browser, self.context)

    def speak(self, languages: str) -> None:
        """The languages it prefers, as in "de-AT,en"."""
        self.call("Emulation.setUserAgentOverride", userAgent="Mozilla/5.0 (Linux; Android)", acceptLanguage=languages)

    def turn(self, size: tuple[int, int]) -> None:
        width, height = size
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=2, mobile=True)

    def text_size(self, percent: int) -> None:
        self.call("Page.setFontSizes", fontSizes={"standard": 16 * percent // 100, "fixed": 13 * percent // 100})

    def go(self, address: str) -> None:
        self.call("Page.navigate", url=address)
        self.wait("document.readyState === 'complete'")

    def eval(self, code: str) -> Any:
        answer = self.call("Runtime.evaluate", expression=code, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in answer, f"{code}: {answer['exceptionDetails']}"
        return answer["result"].get("value")

    @contextmanager
    def clock_stopped(self) -> Iterator[None]:
        """Meanwhile nothing on its page happens by waiting: a short touch stays one, however slow this computer is."""
        self.eval("[window.clock, window.setTimeout] = [window.setTimeout, () => 0]")
        try:
            yield
        finally:
            self.eval("window.setTimeout = window.clock")

    def wait(self, code: str) -> Any:
        """Until it is so; what it then is."""
        end = time.monotonic() + PATIENCE
        while not (value := self.eval(code)):
            assert time.monotonic() < end, f"never came about: {code}\n{self.eval('document.body.innerText')}"
            time.sleep(0.02)
        return value

    def seen(self, selector: str) -> str:
        """The text of an element, once there is one to be seen."""
        path = f"document.querySelector({json.dumps(selector)})"
        return str(self.wait(f"{path}?.getClientRects().length && {path}.innerText.trim()"))

    def middle(self, selector: str) -> tuple[float, float]:
        """Where a finger would touch it; nothing else may lie over it there."""
        code = f"""(() => {{
            const element = document.querySelector({json.dumps(selector)});
            if (!element?.getClientRects().length) return null;
            element.scrollIntoView({{ block: "nearest", inline: "nearest" }});
            const box = element.getBoundingClientRect();
            const at = [box.x + box.width / 2, box.y + box.height / 2];
            const hit = document.elementFromPoint(...at);
            return element === hit || element.contains(hit) || hit?.contains(element) ? at : null;
        }})()"""
        x, y = self.wait(code)
        return x, y

    def touch(self, *fingers: tuple[float, float]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(fingers)]
        self.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=points)

    def slide(self, *fingers: tuple[float, float]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(fingers)]
        self.call("Input.dispatchTouchEvent", type="touchMove", touchPoints=points)

    def lift(self) -> None:
        self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def tap(self, selector: str) -> None:
        self.touch(self.middle(selector))
        self.lift()

    def write(self, selector: str, text: str) -> None:
        self.tap(selector)
        self.wait(f"document.activeElement === document.querySelector({json.dumps(selector)})")
        self.eval("document.activeElement.select()")
        self.call("Input.insertText", text=text)

    def picture(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"]))

    def spoken(self) -> list[dict[str, Any]]:
        """What a screen reader finds, in its order: each thing with its role, name, description and properties."""
        nodes = self.call("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        found: list[dict[str, Any]] = []

        def walk(node: dict[str, Any]) -> None:
            if not node.get("ignored"):
                facts = {fact["name"]: fact["value"].get("value") for fact in node.get("properties", [])}
                words = {key: node.get(key, {}).get("value", "") for key in ("role", "name", "description")}
                found.append({**facts, **words})
            for child in node.get("childIds", []):
                if child in by_id:
                    walk(by_id[child])

        walk(nodes[0])
        return found

    @property
    def mishaps(self) -> list[str]:
        self.eval("1")  # what has been said until now is heard
        return self.browser.mishaps.setdefault(self.session, [])

    def close(self) -> None:
        self.browser.call("Target.closeTarget", targetId=self.target)
