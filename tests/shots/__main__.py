"""python -m tests.shots DIR [NAME...]"""

import sys

from tests.shots import main

raise SystemExit(main(sys.argv[1:]))
