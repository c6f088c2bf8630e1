"""Run with: python3 -m unittest discover -s clients/python/tests -t clients/python"""

from __future__ import annotations

import io
import json
import random
import sys
import unittest
from unittest import mock

from furrow import Environment, Referee, Refused, serve
from furrow import random_bot
from furrow.features import features
from furrow.greedy import Greedy, worth


def question(table, seat, seed="1"):
    """What Furrow would ask a program at the seat."""
    return {
        "game": "agricola",
        "seat": seat,
        "decision": table.decisions[0],
        "moves": table.moves(seat),
        "extras": [],
        "view": table.view(seat),
        "seed": seed,
        "milliseconds": 1000,
    }


class WithReferee(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.referee = Referee()

    @classmethod
    def tearDownClass(cls):
        cls.referee.close()


class Client(WithReferee):
    def test_plays_a_game_to_its_end(self):
        table = self.referee.start(setup={"players": 2}, seed="client")
        chance = random.Random(1)
        while not table.over:
            seat = table.turn
            table.play(seat, chance.choice(table.moves(seat))["move"])
        self.assertEqual(len(table.outcome()["seats"]), 2)
        self.assertIn("result: ", table.record(["Ann", "Ben"]))

    def test_says_why_not(self):
        table = self.referee.start(seed="why")
        with self.assertRaises(Refused) as caught:
            table.play(table.turn, "plow c2")
        self.assertEqual(caught.exception.code, "illegal-move")
        self.assertIn("A person has to be placed first.", caught.exception.message)

    def test_tries_every_answer_and_plays_none(self):
        table = self.referee.start(seed="try")
        tried = table.attempt(table.turn)
        self.assertEqual([each["move"] for each in tried], [each["move"] for each in table.moves(table.turn)])
        self.assertEqual(len(tried[0]["score"]), 2)
        self.assertEqual(table.number, 0)

    def test_imagines_what_a_seat_cannot_know(self):
        table = self.referee.start(setup={"players": 2, "cards": "dealt"}, seed="imagine")
        hands = ["table.seats.hand"]
        real = table.view("all", hands)["table"]["seats"]
        for guess in (table.imagine(0, "1"), self.referee.imagine(table.view(0), "1")):
            seats = guess.view("all", hands)["table"]["seats"]
            self.assertEqual(seats[0], real[0])
            self.assertNotEqual(seats[1], real[1])
            guess.close()

    def test_copies_saves_takes_back_and_asks_bots(self):
        table = self.referee.start(setup={"players": 2, "starting": 0}, seed="rest")
        move = table.bot(0, "farmer")
        copy = table.copy()
        copy.play(0, move)
        self.assertEqual((table.number, copy.number), (0, 1))
        self.assertEqual(self.referee.load(copy.save()).number, 1)
        copy.undo(0)
        self.assertEqual(copy.number, 0)
        self.assertIn("forest", [space["id"] for space in self.referee.spaces()])
        self.assertIn("clay-oven", [card["name"] for card in self.referee.cards()])

    def test_sends_many_requests_at_once(self):
        self.referee.start(seed="many")
        answers = self.referee.ask_all({"do": "games", "id": i} for i in range(500))
        self.assertEqual([answer["id"] for answer in answers], list(range(500)))


class Bots(WithReferee):
    def test_random_takes_one_of_the_answers_and_the_same_for_the_same_seed(self):
        table = self.referee.start(seed="random")
        asked = question(table, table.turn)
        self.assertIn(random_bot.choose(asked), [each["move"] for each in asked["moves"]])
        self.assertEqual(random_bot.choose(asked), random_bot.choose(asked))
        many = {random_bot.choose({**asked, "seed": str(seed)}) for seed in range(50)}
        self.assertGreater(len(many), 3)

    def test_greedy_takes_what_leaves_it_best_off(self):
        table = self.referee.start(setup={"players": 2, "starting": 0}, seed="greedy")
        choice = Greedy(self.referee).choose(question(table, 0))
        self.assertIn(choice, [each["move"] for each in table.moves(0)])
        fields = ["table.seats.goods", "table.seats.foodNeeded"]
        tried = table.attempt(0, [choice, "day-laborer"], ["score", "view"], fields)
        self.assertGreaterEqual(worth(tried[0], 0), worth(tried[1], 0))

    def test_greedy_answers_in_the_middle_of_a_turn(self):
        table = self.referee.start(setup={"players": 2, "starting": 0}, seed="greedy")
        table.play(0, "farmland")
        self.assertTrue(Greedy(self.referee).choose(question(table, 0)).startswith("plow "))

    def test_serves_a_line_for_a_line(self):
        said = io.StringIO()
        asked = "".join(json.dumps({"seed": str(n), "moves": [{"move": "forest"}]}) + "\n" for n in range(3))
        with mock.patch.object(sys, "stdin", io.StringIO(asked)), mock.patch.object(sys, "stdout", said):
            serve(random_bot.choose)
        self.assertEqual(said.getvalue(), "forest\n" * 3)


class Learning(WithReferee):
    def test_a_whole_game_with_masks(self):
        env = Environment(setup={"players": 3}, referee=self.referee)
        env.reset(seed=7)
        sizes = set()
        rewards = {}
        for agent in env.agent_iter():
            seen, reward, over, cut, info = env.last()
            self.assertFalse(cut)
            if over:
                rewards[agent] = reward
                env.step(None)
                continue
            self.assertEqual(sum(seen["action_mask"]), len(info["moves"]))
            sizes.add(len(seen["observation"]))
            env.step(env.action_space(agent).sample(seen["action_mask"]))
        self.assertEqual(len(sizes), 1)
        self.assertEqual(sorted(rewards), ["seat_0", "seat_1", "seat_2"])
        self.assertEqual(sum(reward > 0 for reward in rewards.values()) <= 1, True)
        self.assertEqual(env.agents, [])

    def test_the_same_seed_is_the_same_game(self):
        def moves():
            env = Environment(referee=self.referee)
            env.reset(seed=3)
            told = []
            for _ in range(20):
                info = env.infos[env.agent_selection]
                told.append(info["moves"])
                env.step(len(info["moves"]) - 1)
            return told

        self.assertEqual(moves(), moves())

    def test_refuses_what_the_mask_forbids(self):
        env = Environment(referee=self.referee)
        env.reset(seed=1)
        with self.assertRaises(ValueError):
            env.step(len(env.infos[env.agent_selection]["moves"]))
        with self.assertRaises(ValueError):
            env.step(None)

    def test_features_of_both_games(self):
        games = [("agricola", {}), ("agricola", {"moor": 1}), ("express", {})]
        for game, more in games:
            table = self.referee.start(game, {"players": 2, **more}, "features")
            while table.number < 30:
                table.play(table.turn, table.moves(table.turn)[0]["move"])
            self.assertTrue(all(isinstance(x, float) for x in features(table.view(0), 0)))


if __name__ == "__main__":
    unittest.main()
