"""A client of `furrow referee`: docs/PROTOCOL.md describes every request and answer."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any, Iterable, Optional, Sequence

#: How many requests may be on their way before an answer is read: fewer than fill a pipe.
_AHEAD = 64


class Refused(Exception):
    """What was asked for cannot be done; no game has changed. Go by the code, the message is for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.message = message


def command() -> list[str]:
    """How the furrow command is started: what FURROW says, the repository this file lies in, or `furrow` itself."""
    said = os.environ.get("FURROW")
    if said:
        return shlex.split(said)
    here = Path(__file__).resolve()
    for folder in here.parents:
        script = folder / "packages" / "cli" / "bin" / "furrow.js"
        if script.exists():
            return [shutil.which("node") or "node", str(script)]
    return [shutil.which("furrow") or "furrow"]


class Referee:
    """A running referee. Use it in a `with` statement, or close it."""

    def __init__(self, start: Optional[Sequence[str]] = None) -> None:
        self._process = subprocess.Popen(
            [*(start or command()), "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self._tables = 0
        hello = self._read()
        if hello.get("protocol") != 1:
            raise RuntimeError(f"This client speaks protocol 1, not {hello.get('protocol')}.")
        #: name and rules of every game
        self.games: list[dict[str, Any]] = hello["games"]

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Asks one thing. Fields that are None are left out."""
        self._write(_line(do, fields))
        return _checked(self._read())

    def ask_all(self, requests: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
        """Sends many requests without waiting for each answer. Refusals are among the answers."""
        answers: list[dict[str, Any]] = []
        sent = 0
        for request in requests:
            self._write(json.dumps(request).encode() + b"\n")
            sent += 1
            if sent - len(answers) >= _AHEAD:
                answers.append(self._read())
        while len(answers) < sent:
            answers.append(self._read())
        return answers

    def start(self, game: str = "agricola", setup: Optional[dict] = None, seed: str = "") -> "Table":
        name = self._name()
        return Table(self, name, self.ask("start", table=name, game=game, setup=setup or {}, seed=seed))

    def load(self, saved: dict) -> "Table":
        name = self._name()
        return Table(self, name, self.ask("load", table=name, saved=saved))

    def imagine(self, view: dict, seed: str, game: str = "agricola") -> "Table":
        """A playable table that agrees with a seat's view; what is hidden is drawn from what it could be."""
        name = self._name()
        return Table(self, name, self.ask("imagine", table=name, game=game, view=view, seed=seed))

    def cards(self, game: str = "agricola") -> list[dict]:
        return self.ask("cards", game=game)["cards"]

    def spaces(self, game: str = "agricola", setup: Optional[dict] = None) -> list[dict]:
        return self.ask("spaces", game=game, setup=setup or {})["spaces"]

    def close(self) -> None:
        process = self._process
        if process.poll() is None and process.stdin:
            process.stdin.close()
            process.wait()
        if process.stdout:
            process.stdout.close()

    def __enter__(self) -> "Referee":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _name(self) -> str:
        self._tables += 1
        return f"table {self._tables}"

    def _write(self, line: bytes) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(line)
        self._process.stdin.flush()

    def _read(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("The referee has ended. Is Node there, and has npm install been run?")
        return json.loads(line)


class Table:
    """A game that a referee keeps. `number`, `decisions` and `over` say where it stands."""

    def __init__(self, referee: Referee, name: str, standing: dict[str, Any]) -> None:
        self.referee = referee
        self.name = name
        self.seats: int = standing["seats"]
        self.number = 0
        self.decisions: list[dict] = []
        self.over = False
        self._stand(standing)

    def _stand(self, standing: dict[str, Any]) -> dict[str, Any]:
        self.number = standing["number"]
        self.decisions = standing["decisions"]
        self.over = standing["over"]
        return standing

    def _ask(self, do: str, **fields: Any) -> dict[str, Any]:
        return self.referee.ask(do, table=self.name, **fields)

    @property
    def turn(self) -> Optional[int]:
        """The seat that decides next; None when the game is over. Where several choose at once, the first of them."""
        return self.decisions[0]["seat"] if self.decisions else None

    def moves(self, seat: int, extras: bool = False) -> list[dict]:
        """The answers of a seat, each with `move` (its text), `key`, `verb` and its parts."""
        return self._ask("moves", seat=seat, extras=extras)["moves"]

    def play(self, seat: int, move: str) -> list[dict]:
        """Plays a move or a line; gives what happened."""
        return self._stand(self._ask("play", seat=seat, move=move))["events"]

    def undo(self, seat: int) -> None:
        self._stand(self._ask("undo", seat=seat))

    def attempt(
        self,
        seat: int,
        moves: Optional[Sequence[Any]] = None,
        want: Sequence[str] = ("score", "decisions"),
        fields: Optional[Sequence[str]] = None,
    ) -> list[dict]:
        """What would come of moves, or of every answer; nothing is played. This is `try` of the protocol."""
        asked = {"seat": seat, "moves": moves, "want": list(want), "fields": fields}
        return self._ask("try", **asked)["tried"]

    def view(self, seat: Any, fields: Optional[Sequence[str]] = None) -> dict:
        return self._ask("view", seat=seat, fields=fields)["view"]

    def bot(self, seat: int, bot: str, seed: str = "", milliseconds: int = 1000) -> str:
        """What a bot of Furrow would answer; it is not played."""
        return self._ask("bot", seat=seat, bot=bot, seed=seed, milliseconds=milliseconds)["move"]

    def copy(self) -> "Table":
        name = self.referee._name()
        return Table(self.referee, name, self.referee.ask("copy", table=name, of=self.name))

    def imagine(self, seat: int, seed: str) -> "Table":
        """This table as the seat may imagine it: hidden cards and what is to come are drawn anew."""
        name = self.referee._name()
        asked = {"table": name, "of": self.name, "seat": seat, "seed": seed}
        return Table(self.referee, name, self.referee.ask("imagine", **asked))

    def outcome(self) -> Optional[dict]:
        return self._ask("outcome")["outcome"]

    def record(self, names: Optional[Sequence[str]] = None) -> str:
        return self._ask("record", names=names)["record"]

    def save(self) -> dict:
        return self._ask("save")["saved"]

    def close(self) -> None:
        """The referee forgets the game: a search that imagines many tables should close them."""
        self._ask("close")


def _line(do: str, fields: dict[str, Any]) -> bytes:
    said = {key: value for key, value in fields.items() if value is not None}
    return json.dumps({"do": do, **said}).encode() + b"\n"


def _checked(answer: dict[str, Any]) -> dict[str, Any]:
    if "refused" in answer:
        raise Refused(answer["refused"], answer["message"])
    return answer
