"""An environment in the manner of PettingZoo's AEC: one agent acts at a time, and a mask says what it may do.

It needs neither PettingZoo nor Gymnasium; with them installed it can be wrapped as it is.
"""

from __future__ import annotations

import random
from typing import Any, Callable, Iterator, Optional, Sequence

from .client import Referee, Table
from .features import features


class Discrete:
    """The numbers from 0 up to n, without it."""

    def __init__(self, n: int) -> None:
        self.n = n
        self._random = random.Random()

    def seed(self, seed: Any) -> None:
        self._random.seed(seed)

    def contains(self, action: Any) -> bool:
        return isinstance(action, int) and 0 <= action < self.n

    def sample(self, mask: Optional[Sequence[int]] = None) -> int:
        allowed = [i for i in range(self.n) if mask is None or mask[i]]
        return self._random.choice(allowed)


class Environment:
    """A table with an agent on every seat.

    Action i is the i-th answer in the order of `infos[agent]["moves"]`; `action_mask` has a 1 for each answer there is. An
    observation is `{"observation": …, "action_mask": …}`; what is observed comes from the agent's own view, by `encode`.
    Rewards come at the end: `margin` (points above the best of the others), `points`, or `win` (1, 0, -1).
    """

    metadata = {"name": "furrow_v1", "is_parallelizable": False}

    #: More answers than this are not listed; a turn of fencing has the most.
    ACTIONS = 1024

    def __init__(
        self,
        game: str = "agricola",
        setup: Optional[dict] = None,
        reward: str = "margin",
        encode: Callable[[dict, int], Any] = features,
        fields: Optional[Sequence[str]] = ("table",),
        referee: Optional[Referee] = None,
    ) -> None:
        if reward not in ("margin", "points", "win"):
            raise ValueError('reward is "margin", "points" or "win".')
        self.game = game
        self.setup = setup or {"players": 2}
        self._reward = reward
        self._encode = encode
        self._fields = fields
        self._own = referee is None
        self.referee = referee or Referee()
        self.table: Optional[Table] = None
        self.possible_agents = [f"seat_{i}" for i in range(self.setup.get("players", 2))]
        self._space = Discrete(self.ACTIONS)
        self.agents: list[str] = []

    def action_space(self, agent: str) -> Discrete:
        return self._space

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    def reset(self, seed: Optional[int] = None, options: Optional[dict] = None) -> None:
        if self.table is not None:
            self.table.close()
        chance = random.Random() if seed is None else random.Random(seed)
        self._space.seed(seed)
        self.table = self.referee.start(self.game, self.setup, str(chance.getrandbits(64)))
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: dict[str, dict] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> dict[str, Any]:
        table = self._at()
        seat = self._seat(agent)
        view = table.view(seat, self._fields)
        return {"observation": self._encode(view, seat), "action_mask": self._mask(agent)}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict]:
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        ended = (self.terminations[agent], self.truncations[agent])
        return seen, self._cumulative_rewards[agent], ended[0], ended[1], self.infos[agent]

    def step(self, action: Optional[int]) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._leave(agent, action)
            return
        moves = self.infos[agent]["moves"]
        if not isinstance(action, int) or not 0 <= action < len(moves):
            raise ValueError(f"{agent} has {len(moves)} answers: {action!r} is none of them.")
        self._cumulative_rewards[agent] = 0.0
        table = self._at()
        table.play(self._seat(agent), moves[action])
        if table.over:
            self._end(table)
        self._ask()

    def agent_iter(self, most: int = 2**63) -> Iterator[str]:
        while self.agents and most > 0:
            most -= 1
            yield self.agent_selection

    def close(self) -> None:
        if self._own:
            self.referee.close()

    def render(self) -> str:
        """The view of everybody as a text."""
        import json

        return json.dumps(self._at().view("all", ["table"]), indent=1)

    def _at(self) -> Table:
        if self.table is None:
            raise RuntimeError("reset() comes first.")
        return self.table

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _mask(self, agent: str) -> list[int]:
        count = len(self.infos[agent].get("moves", []))
        return [1] * count + [0] * (self.ACTIONS - count)

    def _ask(self) -> None:
        """Turns to whoever has to decide now."""
        table = self._at()
        for agent in self.agents:
            self.infos[agent] = {}
        if table.over:
            self.agent_selection = self.agents[0] if self.agents else ""
            return
        decision = table.decisions[0]
        seat = decision["seat"]
        self.agent_selection = self.possible_agents[seat]
        listed = table.moves(seat)[: self.ACTIONS]
        texts = [each["move"] for each in listed]
        self.infos[self.agent_selection] = {"moves": texts, "parts": listed, "decision": decision}
        self.infos[self.agent_selection]["action_mask"] = self._mask(self.agent_selection)

    def _end(self, table: Table) -> None:
        outcome = table.outcome()
        assert outcome is not None
        totals = [seat["total"] for seat in outcome["seats"]]
        best = [seat["rank"] == 1 for seat in outcome["seats"]]
        for agent in self.agents:
            seat = self._seat(agent)
            others = [total for other, total in enumerate(totals) if other != seat]
            margin = totals[seat] - max(others, default=0)
            win = (0.0 if sum(best) > 1 else 1.0) if best[seat] else -1.0
            reward = {"points": float(totals[seat]), "margin": float(margin), "win": win}[self._reward]
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
            self.terminations[agent] = True

    def _leave(self, agent: str, action: Optional[int]) -> None:
        if action is not None:
            raise ValueError(f"The game is over: {agent} leaves with step(None).")
        self.agents.remove(agent)
        if self.agents:
            self.agent_selection = self.agents[0]
