"""`python -m tests.plug --ends 5000`: so many evenings on a disk that lies, each with the plug pulled somewhere."""

import argparse
import os
import shutil
import sys
import tempfile
import time
import traceback
from collections import Counter
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from tests.plug.evening import spend


def main(arguments: list[str]) -> int:
    options = argparse.ArgumentParser(prog="python -m tests.plug", description=__doc__)
    options.add_argument("--ends", type=int, default=2000, help="how many evenings (2000)")
    options.add_argument("--seed", type=int, default=1, help="the first one's seed; each has the next")
    chosen = options.parse_args(arguments)
    seen, failed, begun = Counter[str](), [], time.process_time()
    for seed in range(chosen.seed, chosen.seed + chosen.ends):
        folder = Path(tempfile.mkdtemp(prefix="longtail-plug-"))
        try:
            disk = spend(seed, folder)
        except Exception:
            failed.append(seed)
            print(f"--seed {seed} --ends 1:\n{traceback.format_exc()}")
        else:
            seen[disk.ill[0] if disk.ill else "well"] += 1
        finally:
            shutil.rmtree(folder, ignore_errors=True)
    kinds = ", ".join(f"{count} with a disk that was {ill}" for ill, count in seen.most_common())
    print(f"{chosen.ends} ends, {len(failed)} promises broken, {time.process_time() - begun:.0f} s; kept: {kinds}")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
