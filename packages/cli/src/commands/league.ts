import { flag, text, whole } from '@furrow/server/options'
import { command } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { boxNamed } from '../games.ts'
import { Seats } from '../guests/seats.ts'
import {
  botsOption,
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
import { type LeaguePlan, type Meeting, type Met, meetingsOf, sameMeeting } from '../run/league.ts'
import { addToLeague, openLeague } from '../run/league-file.ts'
import { cores, inThreads } from '../run/threads.ts'
import { drawLeague, standings } from '../show/league.ts'
import { progress } from '../show/progress.ts'

export const league = command({
  name: 'league',
  summary: 'Every bot plays against every other; gives ratings with intervals.',
  options: {
    bots: botsOption([]),
    game: gameOption,
    games: whole('how many games every two bots play; an odd number is made even', 2, 1_000_000, 100),
    players: whole('how many players; the two bots sit on alternate seats', 2, 6, 2),
    cards: cardsOption,
    tile: tileOption,
    deal: dealOption,
    moor: moorOption,
    setup: setupOption,
    seed: seedOption('furrow'),
    threads: threadsOption(cores()),
    budget: budgetOption,
    ...guestOptions,
    file: text('FILE', 'keeps the results here; a league that was interrupted goes on', null),
    records: recordsOption,
    json: flag('prints one JSON object instead of a table'),
  },
  more: `Every two games share a seed, and the bots change seats between them; all meetings use the same seeds.
With --file more bots or more games may be added later: what has been played stays. 400 points of rating more make ten
wins for one loss; 0 is the mean. The intervals come from drawing the pairs of games again,
one lost and one won among them.`,
  async run(options) {
    const {
      bots,
      game,
      games,
      players,
      cards,
      tile,
      deal,
      moor,
      setup: more,
      seed,
      threads,
      budget,
      file,
      json,
    } = options
    const box = boxNamed(game)
    if (bots.length < 2 || new Set(bots).size < bots.length)
      throw new Complaint('A league needs two or more different bots: --bots random,farmer.')
    await new Seats(box).prepare(bots)
    const setup = box.setup({ players, cards, tile, deal, moor, more })
    readSetup(box.game, setup)
    const head = { league: 1, game, rules: box.game.rules, setup, seed, milliseconds: budget } as const
    const wanted = meetingsOf(bots, Math.ceil(games / 2))
    const before = file === null ? [] : openLeague(file, head)
    const isWanted = (one: Meeting) => wanted.some((meeting) => sameMeeting(meeting, one))
    const met = before.filter(isWanted)
    const plan: LeaguePlan = {
      ...{ game, setup, seed, milliseconds: budget, guests: guestRules(options), records: options.records },
      meetings: wanted.filter((meeting) => !met.some((one) => sameMeeting(meeting, one))),
    }
    await play(plan, threads, (results) => {
      if (file !== null) addToLeague(file, results)
      met.push(...results)
    })
    const table = standings(bots, met)
    console.log(
      json ? JSON.stringify({ ...head, games: 2 * met.length, standings: table }) : drawLeague(table).join('\n'),
    )
    return 0
  },
})

async function play(plan: LeaguePlan, threads: number, done: (met: readonly Met[]) => void): Promise<void> {
  const bar = progress(plan.meetings.length)
  await inThreads('league', plan, plan.meetings.length, threads, (met, n) => {
    done(met)
    bar.add(n)
  }).finally(() => bar.end())
}
