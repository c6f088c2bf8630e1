"""Takes any of the answers, each as likely as the others: python3 -m furrow.random_bot"""

from __future__ import annotations

import random
from typing import Any

from .seat import serve


def choose(question: dict[str, Any]) -> str:
    # The seed of the question makes a run that can be repeated.
    return random.Random(question["seed"]).choice(question["moves"])["move"]


if __name__ == "__main__":
    serve(choose)
