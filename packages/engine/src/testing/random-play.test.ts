import { describe, expect, it } from 'vitest'
import { agricola } from '../agricola.ts'
import { EVERY_DEAL, EVERY_MOOR, EVERY_SETUP, playAtRandom } from './random-play.ts'

const EVERY = [...EVERY_SETUP, ...EVERY_DEAL, ...EVERY_MOOR]

describe('random play', () => {
  for (const setup of EVERY)
    it(`holds every invariant at every move: ${JSON.stringify(setup)}`, () => {
      expect(playAtRandom(setup, 'invariants', true).over).toBe(true)
    })

  it('ends every game with a result for every seat', () => {
    for (const setup of EVERY)
      for (let i = 0; i < 20; i++) {
        const s = playAtRandom(setup, `ends ${i}`, false)
        expect(s.round).toBe(14)
        expect(agricola.outcome(s)?.seats).toHaveLength(s.players.length)
      }
  })

  it('gives the same game for the same seed', () => {
    for (const setup of EVERY)
      expect(agricola.equal(playAtRandom(setup, 'twice', false), playAtRandom(setup, 'twice', false))).toBe(true)
  })
})
