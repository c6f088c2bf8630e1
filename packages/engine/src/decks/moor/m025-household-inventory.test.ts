import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

const SPACES = ['b1', 'c1', 'd1', 'e1', 'b2', 'c2', 'd2', 'e2', 'b3', 'c3', 'd3', 'e3']

describe('Household Inventory (M025)', () => {
  const table = (unused: number, seat = {}) =>
    scenario({
      moor: 2,
      seats: [
        {
          goods: { food: 1 },
          hand: ['household-inventory'],
          fields: ['a1'],
          majors: ['cookhouse-1'],
          moors: SPACES.slice(unused),
          ...seat,
        },
      ],
    })
  const got = (unused: number) =>
    table(unused, { stables: unused > 9 ? [] : undefined })
      .play('major-improvement', 'play household-inventory')
      .seat(0).goods

  it('gives one thing more for each unused space from 5 to 9', () => {
    expect([4, 5, 6].map(got)).toEqual([{}, { reed: 1 }, { reed: 1, grain: 1 }])
    expect(got(7)).toEqual({ reed: 1, grain: 1, cattle: 1 })
    expect(got(9)).toEqual({ reed: 1, grain: 1, cattle: 1, stone: 1, vegetable: 1 })
  })

  it('gives a horse with 10, and no more with 11 or 12 (ruling); animals have to be housed or cooked', () => {
    for (const unused of [10, 11, 12]) {
      const t = table(unused).play('major-improvement', 'play household-inventory').throughJson()
      expect(t.moves()).toEqual(['keep horse 1', 'keep cattle 1'])
      t.play('keep horse 1')
      expect(t.seat(0).goods).toEqual({ reed: 1, grain: 1, horse: 1, stone: 1, vegetable: 1, food: 4 })
    }
  })

  it('needs a field, a pasture or a stable', () => {
    const open = (seat: object) => table(12, { fields: [], ...seat }).canPlay('household-inventory')
    expect([{ stables: ['a1'] }, { pastures: [['a1']] }, {}].map(open)).toEqual([true, true, false])
    expect(table(5, { goods: {}, majors: [] }).canPlay('household-inventory')).toBe(false)
  })
})
