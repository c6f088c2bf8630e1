"""A first bot: it feeds its family first, then likes some spaces better than others.

npx furrow match "cmd:python3 examples/python/bot.py" farmer
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "clients" / "python"))

from furrow import serve  # noqa: E402

#: What is worth going for, best first; the rest comes after them.
LIKED = ["basic-wish-for-children", "house-redevelopment", "grain-utilization", "farm-expansion", "farmland", "grain-seeds"]
#: Food that a space gives besides what lies there.
GIVES = {"day-laborer": 2}


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
    table = question["view"]["table"]
    lying = next((each["goods"] for each in table["spaces"] if each["id"] == space), {})
    missing = own["foodNeeded"] - own["goods"].get("food", 0) - own["goods"].get("grain", 0)
    if missing > 0 and table["nextHarvest"] - table["round"] <= 2:
        # The family comes first.
        food = lying.get("food", 0) + GIVES.get(space, 0)
        return 10 * min(food, missing) + sum(lying.values())
    if space in LIKED:
        return 8 - LIKED.index(space)
    return sum(lying.values())


if __name__ == "__main__":
    serve(choose)
