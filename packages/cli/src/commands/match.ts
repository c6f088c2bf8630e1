import { flag, whole } from '@furrow/server/options'
import { command } from '../command.ts'
import { boxNamed } from '../games.ts'
import { Seats } from '../guests/seats.ts'
import {
  budgetOption,
  cardsOption,
  dealOption,
  gameOption,
  guestOptions,
  guestRules,
  moorOption,
  recordsOption,
  seedOption,
  setupOption,
  threadsOption,
  tileOption,
} from '../options.ts'
import { readSetup } from '../run/game.ts'
import type { MatchGame, MatchPlan } from '../run/match.ts'
import { cores, inThreads } from '../run/threads.ts'
import { drawMatch, matchResult } from '../show/match.ts'
import { progress } from '../show/progress.ts'

export const match = command({
  name: 'match',
  summary: 'Measures two bots against each other.',
  words: ['A', 'B'],
  options: {
    game: gameOption,
    games: whole('how many games; an odd number is made even', 1, 10_000_000, 100),
    players: whole('how many players; the bots sit on alternate seats', 2, 6, 2),
    cards: cardsOption,
    tile: tileOption,
    deal: dealOption,
    moor: moorOption,
    setup: setupOption,
    seed: seedOption('furrow'),
    threads: threadsOption(cores()),
    budget: budgetOption,
    ...guestOptions,
    records: recordsOption,
    json: flag('prints one JSON object instead of a table'),
  },
  more: `Every two games share a seed, and the bots change seats between them: the interval is that of pairs of games.
With more than two players a bot's points are the mean of its seats, and it wins if one of them is best.
A and B are names of bots, modules (./mybot.ts) or programs ("cmd:python3 bot.py"): docs/BOTS.md tells more.
The times are those of the bots' own thinking; more threads than cores make them longer.`,
  async run(
    { json, games, threads, players, cards, tile, deal, moor, setup: more, budget, seed, game, ...rest },
    [a, b],
  ) {
    const box = boxNamed(game)
    await new Seats(box).prepare([a, b])
    const setup = box.setup({ players, cards, tile, deal, moor, more })
    readSetup(box.game, setup)
    const { records } = rest
    const plan: MatchPlan = { game, setup, bots: [a, b], seed, milliseconds: budget, guests: guestRules(rest), records }
    const played = await runMatch(plan, games + (games % 2), threads)
    const result = matchResult(plan, played)
    console.log(json ? JSON.stringify(result) : drawMatch(result).join('\n'))
    return 0
  },
})

/** The games in their order, whichever thread played them. */
async function runMatch(plan: MatchPlan, games: number, threads: number): Promise<MatchGame[]> {
  const played: MatchGame[] = []
  const bar = progress(games)
  await inThreads('match', plan, games, threads, (result, n) => {
    played.push(...result)
    bar.add(n)
  }).finally(() => bar.end())
  return played.sort((x, y) => x.game - y.game)
}
