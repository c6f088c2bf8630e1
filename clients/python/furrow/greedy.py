"""Takes whatever leaves it best off after its turn: python3 -m furrow.greedy"""

from __future__ import annotations

import random
from typing import Any, Optional

from .client import Referee, Table
from .seat import serve

#: How many answers long a turn can be.
LONGEST = 8
WANT = ("score", "decisions", "moves", "view")
FIELDS = ("table.seats.goods", "table.seats.foodNeeded")


class Greedy:
    """Thinks with a referee of its own, on a table that it imagines from what its seat may know."""

    def __init__(self, referee: Optional[Referee] = None) -> None:
        self._referee = referee

    @property
    def referee(self) -> Referee:
        if self._referee is None:
            self._referee = Referee()
        return self._referee

    def choose(self, question: dict[str, Any]) -> str:
        moves = [each["move"] for each in question["moves"]]
        if len(moves) == 1:
            return moves[0]
        table = self.referee.imagine(question["view"], question["seed"], question["game"])
        try:
            return self.best(table, question["seat"], moves, random.Random(question["seed"]))
        finally:
            table.close()

    def best(self, table: Table, seat: int, moves: list[str], chance: random.Random) -> str:
        """The first move of the best turn; every turn is finished by the best single answer each time."""
        turns = [[move] for move in moves]
        values = [float("-inf")] * len(turns)
        open_turns = list(range(len(turns)))
        for _ in range(LONGEST):
            tried = table.attempt(seat, [turns[i] for i in open_turns], WANT, FIELDS)
            going_on: list[int] = []
            for i, after in zip(open_turns, tried):
                values[i] = worth(after, seat) + chance.random() * 1e-6
                if goes_on(after, seat):
                    going_on.append(i)
                    turns[i] = turns[i] + [self.next(table, seat, turns[i], after["moves"])]
            if not going_on:
                break
            open_turns = going_on
        return moves[max(range(len(moves)), key=values.__getitem__)]

    def next(self, table: Table, seat: int, turn: list[str], moves: list[str]) -> str:
        tried = table.attempt(seat, [[*turn, move] for move in moves], ("score", "view"), FIELDS)
        return moves[max(range(len(moves)), key=lambda i: worth(tried[i], seat))]


def goes_on(after: dict[str, Any], seat: int) -> bool:
    """Does the seat go on with its turn, rather than begin another?"""
    return any(d["seat"] == seat and d["ask"] not in ("place", "feed", "dice") for d in after["decisions"])


def worth(after: dict[str, Any], seat: int) -> float:
    """Points as they stand, something for goods that will be needed, and less for every mouth that could not be fed."""
    if "refused" in after:
        return float("-inf")
    own = after["view"]["table"]["seats"][seat]
    goods = own["goods"]
    hungry = max(0, own["foodNeeded"] - goods.get("food", 0))
    return after["score"][seat] + 0.3 * sum(min(count, 6) for count in goods.values()) - hungry


if __name__ == "__main__":
    serve(Greedy().choose)
