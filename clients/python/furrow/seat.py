"""A program at a seat: Furrow asks, one line of JSON a question, and the program answers with a move a line."""

from __future__ import annotations

import json
import sys
from typing import Any, Callable


def serve(choose: Callable[[dict[str, Any]], str]) -> None:
    """Answers questions until there are no more. Print to sys.stderr only: standard output belongs to the moves."""
    for line in sys.stdin:
        print(choose(json.loads(line)), flush=True)
