"""A first bot: it likes some spaces better than others, and grows its family as soon as it can.

npx furrow match "cmd:python3 examples/python/bot.py" farmer
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "clients" / "python"))

from furrow import serve  # noqa: E402

#: What is worth going for, best first; the rest comes after them.
LIKED = ["basic-wish-for-children", "urgent-wish-for-children", "farm-expansion", "house-redevelopment", "grain-utilization"]


def choose(question):
    moves = question["moves"]
    own = question["view"]["table"]["seats"][question["seat"]]
    ask = question["decision"]["ask"]
    if ask == "place":
        return max(moves, key=lambda move: value_of(move, question, own))["move"]
    if question["proposal"] is not None:
        return question["proposal"]
    # Doing something is better than leaving it, and building better than anything else.
    return next((move["move"] for move in moves if move["verb"] != "done"), "done")


def value_of(move, question, own):
    space = move.get("space")
    if space in LIKED:
        return 100 - LIKED.index(space)
    lying = next((each["goods"] for each in question["view"]["table"]["spaces"] if each["id"] == space), {})
    hungry = own["goods"].get("food", 0) < own["foodNeeded"]
    return sum(count * (3 if good == "food" and hungry else 1) for good, count in lying.items())


if __name__ == "__main__":
    serve(choose)
