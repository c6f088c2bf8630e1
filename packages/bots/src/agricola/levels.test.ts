import { agricola } from '@furrow/engine/agricola'
import { at } from '@furrow/engine/core'
import { scenario } from '@furrow/engine/testing'
import { describe, expect, it } from 'vitest'
import { botsOf } from '../index.ts'
import { levelsOf } from '../names.ts'
import { answer, bot, playOn, playOut, playRounds } from '../testing/agricola.ts'
import { yardsticks } from './earlier/index.ts'

const LEVELS = levelsOf('agricola')
/** The strongest is the farmer, who has tests of its own. */
const EASIER = LEVELS.slice(0, -1)

describe('the levels', () => {
  it.each(['agricola', 'express'])('of %s have a bot each, from the easiest to the hardest', (game) => {
    expect(botsOf(game).filter((name) => levelsOf(game).includes(name))).toEqual(levelsOf(game))
  })

  it('of a game that is not there are none', () => {
    expect(levelsOf('toString')).toEqual([])
  })

  // How much stronger each is than the one below is measured by `furrow match`, see docs/PERFORMANCE.md.
  it.each(EASIER)('%s plays alone to the end with legal moves', async (level) => {
    const { outcome } = await playOut({ players: 1, cards: 'dealt', promos: true }, 'alone', [level])
    expect(outcome.seats).toHaveLength(1)
  })

  /** The strongest, and the others in turn. */
  const seatsFor = (players: number): string[] => {
    const others = EASIER.map((_, i) => at(EASIER, (i + players) % EASIER.length))
    return [at(LEVELS, LEVELS.length - 1), ...others, ...others].slice(0, players)
  }

  it('play to the end with legal moves at a table of three with all cards', async () => {
    const { outcome } = await playOut({ players: 3, cards: 'dealt', promos: true }, 'levels', seatsFor(3))
    expect(outcome.seats).toHaveLength(3)
  })

  it.each([2, 4, 5, 6])(
    'play legal moves through the first harvest with all cards, %i at the table',
    async (players) => {
      const { s } = await playRounds(4, { players, cards: 'dealt', promos: true }, 'levels', seatsFor(players))
      expect(s.round).toBe(5)
    },
  )

  // Alone the farmer thinks to the end of the game, which is soon reached there.
  it('play legal moves through the last three harvests with all cards, alone at the table', async () => {
    const { state } = scenario({ players: 1, cards: 'dealt', round: 11, seats: [{ goods: { food: 9 } }] })
    const { s } = await playOn(state, 'levels', seatsFor(1))
    expect(s.over).toBe(true)
  })

  it.each(EASIER)('%s makes the same slips for the same seed, and others for another', async (level) => {
    const { state } = scenario({ players: 4, seed: 'slips' })
    const seeds = Array.from({ length: 12 }, (_, i) => `seed ${i}`)
    const answers = await Promise.all(seeds.map((seed) => answer(bot(level), state, 0, seed)))
    expect(await Promise.all(seeds.map((seed) => answer(bot(level), state, 0, seed)))).toEqual(answers)
    if (level === 'dreamer') expect(new Set(answers).size).toBeGreaterThan(2)
  })

  it.each(LEVELS)('%s is moved by nothing that its seat cannot see', async (level) => {
    const table = (foreign: string[]) =>
      scenario({ seats: [{ hand: ['pond-hut', 'grocer'] }, { hand: foreign }], seed: 'blind' }).state
    const hands = [
      ['basket', 'lasso'],
      ['beanfield', 'big-country'],
      ['handplow', 'junk-room'],
    ]
    const answers = await Promise.all(hands.map((hand) => answer(bot(level), table(hand), 0)))
    expect(new Set(answers).size).toBe(1)
  })

  it('feed their families, the easiest too: nobody wants to watch a bot beg', async () => {
    const t = scenario({
      round: 4,
      seats: [
        { goods: { food: 1, grain: 1, sheep: 1 }, majors: ['fireplace-2'], home: 1 },
        { goods: { food: 9 }, home: 1 },
      ],
    }).play('meeting-place', 'forest')
    while (agricola.decisions(t.state).some(({ seat }) => seat === 0))
      t.playAs(0, await answer(bot(at(LEVELS, 0)), t.state, 0))
    expect(t.seat(0)).toMatchObject({ begging: 0 })
  })
})

describe('those who are only measured against', () => {
  const table = () =>
    scenario({ seats: [{ hand: ['lasso', 'basket', 'grocer', 'pond-hut'], goods: { wood: 9, reed: 9, food: 9 } }, {}] })

  it('are no levels', () => {
    expect(Object.keys(yardsticks).filter((name) => botsOf('agricola').includes(name))).toEqual([])
  })

  it('the one without a hand never plays a card of it, the first farmer may', async () => {
    for (const [name, make] of Object.entries(yardsticks)) {
      const t = table()
      for (let i = 0; i < 40 && agricola.decisions(t.state).length > 0 && t.state.round < 3; i++) {
        const { seat } = at(agricola.decisions(t.state), 0)
        t.playAs(seat, await answer(seat === 0 ? make('x') : bot('random'), t.state, seat, `${i}`))
      }
      if (name === 'farmer-without-hand') expect(at(t.state.players, 0).hand).toHaveLength(4)
      expect(at(t.state.players, 0).hand.length).toBeLessThanOrEqual(4)
    }
  })
})
