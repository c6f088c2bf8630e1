import { at, isRefusal, type SeatResult } from '@furrow/engine/core'
import { type ExpressState, express } from '@furrow/engine/express'
import { describe, expect, it } from 'vitest'
import { FEATURES } from './features.ts'
import { fit } from './fit.ts'
import { type ExpressBot, type ExpressQuestion, expressBots } from './index.ts'
import { plannerBot } from './planner.ts'
import { tableOf, weightsOf } from './value.ts'
import { WEIGHTS } from './weights.ts'

const questionOf = (s: ExpressState, seed: string): ExpressQuestion => {
  const decision = at(express.decisions(s), 0)
  const { seat } = decision
  return {
    game: express.name,
    seat,
    view: express.view(s, seat),
    decision,
    moves: express.moves(s, seat).map((move) => express.print(s, move)),
    extras: express.extras(s, seat).map((move) => express.print(s, move)),
    seed: `${seed}/${s.number}`,
    milliseconds: 50,
  }
}

/** A game between bots; fails at the first answer that is not legal. */
function play(bots: readonly ExpressBot[], seed: string, told: string[] = []): SeatResult[] {
  const setup = express.setup({ players: bots.length })
  if (isRefusal(setup)) throw new Error(setup.message)
  const s = express.start(setup, seed)
  while (!s.over) {
    const question = questionOf(s, seed)
    const text = at(bots, question.seat).choose(question)
    told.push(text)
    const move = express.parse(s, question.seat, text)
    const refusal = isRefusal(move) ? move : express.check(s, question.seat, move)
    if (isRefusal(move) || refusal) throw new Error(`"${text}": ${refusal?.message}`)
    express.advance(s, question.seat, move)
  }
  return express.outcome(s)?.seats ?? []
}

const maker = (name: string) => {
  const make = expressBots[name]
  if (!make) throw new Error(`There is no bot ${name}.`)
  return make
}
const bot = (name: string, seed = name): ExpressBot => maker(name)(seed)

/** How many of the games the first bot wins; they change seats after every game. */
function wins(a: string, b: string, games: number): number {
  let won = 0
  for (let i = 0; i < games; i++) {
    const mine = i % 2
    const seats = play(mine === 0 ? [bot(a), bot(b)] : [bot(b), bot(a)], `${a} ${b} ${i}`)
    if (at(seats, mine).rank < at(seats, 1 - mine).rank) won++
  }
  return won
}

const meanAlone = (make: (seed: string) => ExpressBot, games: number): number => {
  let sum = 0
  for (let i = 0; i < games; i++) sum += at(play([make(`alone ${i}`)], `alone ${i}`), 0).total
  return sum / games
}

describe('the bots of Express', () => {
  const tables = Object.keys(expressBots).flatMap((name) => [1, 3].map((players) => [name, players] as const))
  it.each(tables)('%s answers every question of a game for %i with a legal move', (name, players) => {
    const bots = Array.from({ length: players }, (_, i) => bot(name, `${name} ${i}`))
    expect(play(bots, `legal ${players}`)).toHaveLength(players)
  })

  it.each(Object.keys(expressBots))('%s gives the same answers for the same seeds', (name) => {
    const [one, two]: string[][] = [[], []]
    play([bot(name)], 'twice', one)
    play([bot(name)], 'twice', two)
    expect(one).toEqual(two)
  })

  it('cannot see the dice to come: the question is the same whatever they are', () => {
    const setup = express.setup({ players: 2, starting: 0 })
    if (isRefusal(setup)) throw new Error(setup.message)
    const [a, b] = ['one', 'two'].map((seed) => questionOf(express.start(setup, seed), 'seed'))
    expect(a).toEqual(b)
  })
})

// How well they play, and how long they think, is measured by `npm run bench -- bots --game express`.
describe('the bots of Express play sensibly', () => {
  it.each([
    ['greedy', 'random'],
    ['planner', 'random'],
  ])('%s beats %s', (better, worse) => {
    expect(wins(better, worse, 2)).toBe(2)
  })
})

describe('the weights', () => {
  it('are a row for every feature', () => {
    expect(weightsOf(tableOf(WEIGHTS))).toEqual(WEIGHTS)
    expect(WEIGHTS.map((row) => row.length)).toEqual([2, 2, 2].map((n) => n * FEATURES.length))
    expect(new Set(FEATURES).size).toBe(FEATURES.length)
    expect(WEIGHTS.flat().every(Number.isFinite)).toBe(true)
  })

  it('get better from guess to guess, the same way for the same seed', () => {
    const weights = fit(2, 15, 'test')
    expect(fit(1, 3, 'test')).toEqual(fit(1, 3, 'test'))
    const random = meanAlone(maker('random'), 4)
    const learned = meanAlone((seed) => plannerBot(seed, { weights, rolls: 4, few: 1 }), 4)
    expect(learned).toBeGreaterThan(random + 30)
  })
})
