"""A view as numbers: a beginning for learning. Write your own `encode` for more."""

from __future__ import annotations

from typing import Any

GOODS = ("wood", "clay", "reed", "stone", "grain", "vegetable", "sheep", "boar", "cattle", "food", "horse", "fuel", "brick")
HOUSES = ("wood", "clay", "stone", "brick")


def features(view: dict[str, Any], seat: int) -> list[float]:
    """The round, what lies on the spaces, and every seat from one's own on, clockwise. Works for all games."""
    table = view["table"]
    seats = table["seats"]
    out = [table["round"] / table["rounds"], float(table["starting"] == seat)]
    lying = {good: 0 for good in GOODS}
    for space in table.get("spaces", []):
        if not space["people"]:
            for good, count in space["goods"].items():
                lying[good] = max(lying[good], count)
    out += [lying[good] / 10 for good in GOODS]
    for i in range(len(seats)):
        out += _seat(seats[(seat + i) % len(seats)])
    return out


def _seat(seat: dict[str, Any]) -> list[float]:
    goods = [seat["goods"].get(good, 0) / 10 for good in GOODS]
    house = [float(seat["house"] == material) for material in HOUSES]
    counts = [_count(seat.get(name, 0)) / 5 for name in ("people", "newborns", "home", "rooms", "fields", "stables", "pastures")]
    score = seat["score"]["total"] if "score" in seat else seat.get("total", 0)
    return [*goods, *house, *counts, seat["foodNeeded"] / 10, seat.get("begging", 0) / 5, score / 50]


def _count(value: Any) -> float:
    return float(len(value) if isinstance(value, list) else value)
