import { describe, expect, it } from 'vitest'
import { playExpressAtRandom } from '../testing/express-random-play.ts'
import { express } from './express.ts'

const PLAYERS = [1, 2, 3, 4]

describe('random play of Express', () => {
  it.each(PLAYERS)('holds every invariant at every move, %i players', (players) => {
    for (let i = 0; i < 4; i++) expect(playExpressAtRandom({ players }, `invariants ${i}`, true).over).toBe(true)
  })

  it.each(PLAYERS)('ends every game with a result for every seat, %i players', (players) => {
    for (let i = 0; i < 20; i++) {
      const s = playExpressAtRandom({ players }, `ends ${i}`, false)
      expect(express.outcome(s)?.seats).toHaveLength(players)
    }
  })

  it('holds with other dice, where hardly any group is left', () => {
    const six = (face: string) => Array.from({ length: 6 }, () => face)
    const faces = { farm: six('house'), animal: six('cattle'), occupation: six('mayor'), improvement: six('oven') }
    for (let i = 0; i < 10; i++) playExpressAtRandom({ players: 2, faces }, `dice ${i}`, true)
  })

  it('gives the same game for the same seed', () => {
    for (const players of PLAYERS)
      expect(
        express.equal(
          playExpressAtRandom({ players }, 'twice', false),
          playExpressAtRandom({ players }, 'twice', false),
        ),
      ).toBe(true)
  })
})
