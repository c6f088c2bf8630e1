import { agricola, isRefusal, type Outcome, type State } from '@furrow/engine'
import { scenario } from '@furrow/engine/testing'
import { describe, expect, it } from 'vitest'
import type { Bot } from './bot.ts'
import { botNames, makeBot, suggest } from './index.ts'

const bot = (name: string): Bot => {
  const made = makeBot(name, 'test')
  if (!made) throw new Error(`There is no bot ${name}.`)
  return made
}

/** Asks a bot as every table does: through the view of its seat, in texts. */
async function answer(player: Bot, s: State, seat: number, seed = 'x'): Promise<string> {
  const texts = (moves: ReturnType<typeof agricola.moves>) => moves.map((move) => agricola.print(s, move))
  const decision = agricola.decisions(s).find((d) => d.seat === seat)
  if (!decision) throw new Error(`Seat ${seat} has nothing to decide.`)
  const [moves, extras] = [texts(agricola.moves(s, seat)), texts(agricola.extras(s, seat))]
  const view = agricola.view(s, seat)
  return player.choose({ game: 'agricola', seat, view, decision, moves, extras, seed, milliseconds: 1000 })
}

/** Plays a game to its end; every answer has to be legal. */
async function playOut(
  given: object,
  seed: string,
  players: readonly string[],
): Promise<{ outcome: Outcome; s: State }> {
  const setup = agricola.setup(given)
  if (isRefusal(setup)) throw new Error(setup.message)
  const s = agricola.start(setup, seed)
  const bots = s.players.map((_, seat) => bot(players[seat % players.length]))
  while (!s.over) {
    const { seat } = agricola.decisions(s)[0]
    const text = await answer(bots[seat], s, seat, `${seed}/${s.number}`)
    const move = agricola.parse(s, seat, text)
    const refusal = isRefusal(move) ? move : agricola.check(s, seat, move)
    if (refusal || isRefusal(move)) throw new Error(`${text}: ${refusal?.message}`)
    agricola.advance(s, seat, move)
  }
  const outcome = agricola.outcome(s)
  if (!outcome) throw new Error('The game has no end.')
  return { outcome, s }
}

/** Every number of players; hand cards and tile in turn, to be quick. */
const TABLES = [
  { players: 1 },
  { players: 1, cards: 'dealt' },
  { players: 2, tile: true },
  { players: 2, cards: 'dealt' },
  { players: 3 },
  { players: 4, cards: 'dealt', tile: true },
  { players: 5 },
  { players: 6, cards: 'dealt' },
]

describe('the farmer', () => {
  it('makes more than 36 points on average against itself, and never begs', async () => {
    const totals: number[] = []
    for (let i = 0; i < 6; i++) {
      const { outcome, s } = await playOut({ players: 2 }, `self ${i}`, ['farmer'])
      totals.push(...outcome.seats.map(({ total }) => total))
      expect(s.players.map(({ begging }) => begging)).toEqual([0, 0])
    }
    expect(totals.reduce((a, b) => a + b) / totals.length).toBeGreaterThan(36)
  }, 60_000)

  it('beats random from either seat', async () => {
    for (let i = 0; i < 6; i++) {
      const farmer = i % 2
      const { outcome } = await playOut(
        { players: 2 },
        `random ${i}`,
        farmer === 0 ? ['farmer', 'random'] : ['random', 'farmer'],
      )
      expect(outcome.seats[farmer].rank).toBe(1)
    }
  }, 60_000)

  it('plays every kind of table to the end with legal moves, and makes something of it', async () => {
    for (const setup of TABLES) {
      const { outcome } = await playOut(setup, 'every', ['farmer'])
      expect(Math.max(...outcome.seats.map(({ total }) => total))).toBeGreaterThan(15)
    }
  }, 120_000)

  it('does not beg when it could cook or eat', async () => {
    const t = scenario({
      round: 4,
      seats: [
        { goods: { food: 1, grain: 1, sheep: 1 }, majors: ['fireplace-2'], home: 1 },
        { goods: { food: 9 }, home: 1 },
      ],
    }).play('meeting-place', 'forest')
    while (agricola.decisions(t.state).some(({ seat }) => seat === 0))
      t.playAs(0, await answer(bot('farmer'), t.state, 0))
    expect(t.seat(0)).toMatchObject({ begging: 0 })
  })

  it('is moved by nothing that its seat cannot see', async () => {
    const table = (foreign: string[]) =>
      scenario({ seats: [{ hand: ['pond-hut', 'grocer'] }, { hand: foreign }], seed: 'blind' }).state
    const hands = [
      ['basket', 'lasso'],
      ['beanfield', 'big-country'],
      ['handplow', 'junk-room'],
    ]
    const answers = await Promise.all(hands.map((hand) => answer(bot('farmer'), table(hand), 0)))
    expect(new Set(answers).size).toBe(1)
  })

  it('answers the same question in the same way', async () => {
    const { state } = scenario({ players: 3 })
    expect(await answer(bot('farmer'), state, 0)).toBe(await answer(bot('farmer'), state, 0))
  })
})

describe('bots', () => {
  it('go by names; an unknown one is nobody', () => {
    expect(botNames).toEqual(['random', 'farmer'])
    expect(makeBot('nobody', 'x')).toBeNull()
    expect(makeBot('toString', 'x')).toBeNull()
    expect(makeBot('planner', 'x', 'express')?.name).toBe('planner')
  })
})

describe('suggestions', () => {
  it('are up to three usable spaces for whoever has to place a person', () => {
    const t = scenario({ seats: [{ goods: { wood: 5, reed: 2 } }] })
    const spaces = suggest(agricola.view(t.state, 0))
    expect(spaces.length).toBeGreaterThan(0)
    expect(spaces.length).toBeLessThanOrEqual(3)
    for (const space of spaces) expect(t.moves()).toContain(space)
  })

  it('are none for others, and in the middle of an action', () => {
    const t = scenario()
    expect(suggest(agricola.view(t.state, 1))).toEqual([])
    expect(suggest(agricola.view(t.play('farmland').state, 0))).toEqual([])
  })
})
