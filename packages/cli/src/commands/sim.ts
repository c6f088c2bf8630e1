import { at } from '@furrow/engine/core'
import { flag, oneOf, whole } from '@furrow/server/options'
import { command } from '../command.ts'
import { Complaint } from '../complaint.ts'
import type { AnyBox, Players } from '../games/box.ts'
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
  playersOption,
  seedOption,
  setupOption,
  threadsOption,
  tileOption,
} from '../options.ts'
import { readSetup } from '../run/game.ts'
import type { SimPlan } from '../run/simulate.ts'
import { addTally, newTally, type Tally } from '../run/tally.ts'
import { cores, inThreads } from '../run/threads.ts'
import { cardsJson, drawCards } from '../show/cards.ts'
import { progress } from '../show/progress.ts'
import { drawSim, type SimResult, simJson } from '../show/sim.ts'

export const sim = command({
  name: 'sim',
  summary: 'Plays many games between bots and counts points, spaces and speed.',
  options: {
    game: gameOption,
    players: playersOption(2),
    cards: cardsOption,
    tile: tileOption,
    deal: dealOption,
    moor: moorOption,
    setup: setupOption,
    setups: oneOf(['all'], 'instead of one setup, every one there is, in turn', null),
    bots: botsOption(['random']),
    games: whole('how many games', 1, 100_000_000, 1000),
    seed: seedOption('furrow'),
    threads: threadsOption(cores()),
    budget: budgetOption,
    ...guestOptions,
    extras: flag('the bot random also does what can be done at any time, once in ten answers'),
    middle: flag('games go on from round 6, with twelve hand cards in front of everybody where there are any'),
    check: flag('looks for broken rules after every move; ends with exit code 1 if there are any'),
    every: whole('with --check: looks at every Nth move only, for large runs', 1, 1_000_000, 1),
    report: oneOf(['cards'], 'instead of the usual tables: what became of every hand card', null),
    json: flag('prints one JSON object instead of tables'),
  },
  more: `Game number i has the seed TEXT/i: the same seed gives the same scores on any number of threads, as long as the
bots do not look at the clock. Seats without a bot of their own take the list again from its beginning.
The bot random is not asked through views here but plays on the state itself, which is many times faster: it takes
any answer, each as likely as the others.
With --report cards every card has a row: how many seats held it, how many of them played it and in which round on
average, and how their points differed from the mean of their table, and their wins from a fair share, each with
its 95 % interval. Cards are dealt at random, so the difference of those who held one is what it was good for.`,
  async run({ json, games, threads, setups, players, cards, tile, deal, moor, setup: more, budget, report, ...rest }) {
    const box = boxNamed(rest.game)
    await new Seats(box).prepare(rest.bots)
    const { bots, seed, extras, middle, check, every } = rest
    const plan: SimPlan = {
      ...{ game: rest.game, bots, seed, extras, middle, check, every },
      milliseconds: budget,
      guests: guestRules(rest),
      cards: report === 'cards',
      setups:
        setups === 'all' ? box.everySetup : [playable(box, box.setup({ players, cards, tile, deal, moor, more }))],
    }
    if (plan.cards) mustHaveCards(box, plan)
    if (middle && !box.middle) throw new Complaint(`Games of ${rest.game} have no hand cards: leave out --middle.`)
    const result = await runSim(plan, games, threads)
    if (plan.cards) console.log((json ? cardsJson(result) : drawCards(result)).join('\n'))
    else console.log(json ? JSON.stringify(simJson(result)) : drawSim(result).join('\n'))
    return result.all.faults.length > 0 ? 1 : 0
  },
})

function mustHaveCards({ watchCards }: AnyBox, { setups }: SimPlan): void {
  const dealt = setups.some(({ cards, players }) => cards === 'dealt' && players > 1)
  if (!watchCards || !dealt)
    throw new Complaint('Hand cards are compared at tables of two or more with --cards dealt or --moor 2 or 3.')
}

function playable({ game }: AnyBox, setup: Players): Players {
  readSetup(game, setup)
  return setup
}

async function runSim(plan: SimPlan, games: number, threads: number): Promise<SimResult> {
  const tallies = plan.setups.map(newTally)
  const bar = progress(games)
  const begun = performance.now()
  await inThreads('simulate', plan, games, threads, (result: Tally[], n) => {
    result.forEach((tally, i) => {
      addTally(at(tallies, i), tally)
    })
    bar.add(n)
  }).finally(() => bar.end())
  const seconds = (performance.now() - begun) / 1000
  const all = newTally()
  for (const tally of tallies) addTally(all, tally)
  if (all.games !== games) throw new Complaint(`Only ${all.games} of ${games} games were played.`, 1)
  return { plan, threads, seconds, all, tallies }
}
