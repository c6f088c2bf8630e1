"""Furrow from Python: a client of the referee, bots, and an environment for learning. Standard library only."""

from .client import Referee, Refused, Table, command
from .environment import Environment
from .seat import serve

__all__ = ["Environment", "Referee", "Refused", "Table", "command", "serve"]
