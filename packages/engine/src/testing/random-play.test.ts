import { describe, expect, it } from 'vitest'
import { agricola } from '../agricola.ts'
import { cards } from '../cards/registry.ts'
import { at } from '../core/at.ts'
import { middleOf } from './middle.ts'
import { EVERY_DEAL, EVERY_MOOR, EVERY_SETUP, playAtRandom, playOnAtRandom } from './random-play.ts'

const EVERY = [...EVERY_SETUP, ...EVERY_DEAL, ...EVERY_MOOR]

describe('random play', () => {
  for (const setup of EVERY)
    it(`holds every invariant at every move: ${JSON.stringify(setup)}`, () => {
      expect(playAtRandom(setup, 'invariants', true).over).toBe(true)
    })

  // All the others too in `furrow sim --setups all --middle --check`, which takes longer.
  for (const setup of [
    { players: 2, cards: 'dealt' },
    { players: 4, cards: 'dealt', promos: true },
    { players: 2, moor: 3 },
  ])
    it(`holds every invariant with twelve cards in play: ${JSON.stringify(setup)}`, () => {
      const s = middleOf(setup, 'middle')
      for (const { played } of s.players)
        expect(played.filter(({ card }) => at(cards(), card).kind !== 'major').length).toBeGreaterThanOrEqual(12)
      expect(playOnAtRandom(s, 'middle', true).over).toBe(true)
    })

  // Many more games: `furrow sim --setups all --check`.
  it('ends every game with a result for every seat, the same for the same seed', () => {
    for (const setup of EVERY) {
      const ends = (seed: string) => playAtRandom(setup, seed, false)
      const games = ['once', 'twice'].map(ends)
      for (const s of games) {
        expect(s.round).toBe(14)
        expect(agricola.outcome(s)?.seats).toHaveLength(s.players.length)
      }
      expect(agricola.equal(ends('twice'), at(games, 1))).toBe(true)
    }
  })
})
