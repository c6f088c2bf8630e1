import { describe, expect, it } from 'vitest'
import type { Inspector } from '../games/box.ts'
import { boxNamed } from '../games.ts'
import { playFast } from './chooser.ts'
import { playGame } from './game.ts'

const box = boxNamed('agricola')
const randomly = [0, 1].map((seat) => playFast(box.game, seat, 'game', false))

describe('a simulated game', () => {
  it('reports what the inspector finds, with the move', async () => {
    let moves = 0
    const inspect: Inspector = () => (moves++ === 2 ? ['the roof leaks'] : [])
    const { faults, decisions } = await playGame(box, {
      setup: { players: 2 },
      seed: 'faults',
      choosers: randomly,
      inspect,
    })
    expect(moves).toBe(decisions)
    expect(faults).toEqual([expect.stringMatching(/^move 3, ".+" of seat [01]: the roof leaks$/)])
  })

  it('that breaks says how to break it again', async () => {
    const broken = () => {
      throw new Error('no idea')
    }
    await expect(
      playGame(box, { setup: { players: 2 }, seed: 'seed 7', choosers: [broken, broken], inspect: null }),
    ).rejects.toThrow('The game {"players":2} with seed "seed 7" broke at move 1: no idea')
  })
})
