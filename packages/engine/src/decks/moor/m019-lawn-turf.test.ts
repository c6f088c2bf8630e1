import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

const SPACES = ['a1', 'b1', 'c1', 'd1', 'e1', 'b2', 'c2', 'd2', 'e2', 'b3', 'c3', 'd3', 'e3']
const FOUR = ['fireplace-2', 'joinery', 'well', 'pottery']

describe('Lawn Turf (M019)', () => {
  const table = (unused: number, seat = {}) =>
    scenario({
      moor: 2,
      seats: [{ goods: {}, hand: ['lawn-turf'], majors: FOUR, moors: SPACES.slice(unused), ...seat }],
    })
  const fuel = (unused: number) => table(unused).play('major-improvement', 'play lawn-turf').seat(0).goods.fuel ?? 0

  it('pays 1 fuel for each unused space from the third one on, 5 at most', () => {
    expect([0, 2, 3, 4, 5, 6, 7, 8, 13].map(fuel)).toEqual([0, 0, 1, 2, 3, 4, 5, 5, 5])
  })

  it('does not count spaces under tiles, and goes to the left', () => {
    const t = table(13, { forests: SPACES.slice(4) }).play('major-improvement', 'play lawn-turf')
    expect([t.seat(0).goods, t.seat(1).hand?.minors]).toEqual([{ fuel: 2 }, ['lawn-turf']])
  })

  it('counts the spaces of an extension, but none with a tombstone', () => {
    const seat = {
      goods: { clay: 1, stone: 1 },
      house: 'stone',
      hand: ['lawn-turf', 'farm-extension', 'family-burial-plot'],
    }
    const t = table(3, seat).play('major-improvement', 'play farm-extension', 'extend f1 f2')
    const next = (round: number, ...moves: string[]) =>
      t.until((at) => at.asked === 0 && at.state.round === round).play('major-improvement', ...moves)
    next(2, 'play family-burial-plot', 'choose x1')
    const fuel = t.until((at) => at.asked === 0 && at.state.round === 3).seat(0).goods.fuel ?? 0
    // 3 and 2 of the extension, less the one with the tombstone.
    expect(next(3, 'play lawn-turf').seat(0).goods.fuel).toBe(fuel + 2)
  })

  it('needs 4 improvements', () => {
    expect(table(5, { majors: FOUR.slice(1) }).canPlay('lawn-turf')).toBe(false)
    expect(table(5, { majors: FOUR.slice(1), played: ['moor-birch-trees'] }).canPlay('lawn-turf')).toBe(true)
  })
})
