import { describe, expect, it } from 'vitest'
import { at } from '../../core/at.ts'
import { scenario } from '../../testing/scenario.ts'

describe('Peat Ash Fertilizer (M112)', () => {
  const CROPS = { c1: 'grain 2', c2: 'grain 1', d1: 'vegetable 1' }
  const table = (seat = {}) =>
    scenario({
      moor: 2,
      seats: [
        {
          goods: {},
          crops: CROPS,
          fields: ['d2'],
          moors: ['e1'],
          forests: ['e2'],
          played: ['peat-ash-fertilizer'],
          ...seat,
        },
      ],
    })
  const grown = (t: ReturnType<typeof scenario>) => ({
    grain: t.seat(0).score.lines,
    crops: at(t.state.players, 0).crops.filter(Boolean),
  })
  const counts = (t: ReturnType<typeof scenario>) => grown(t).crops.map((crop) => crop & 15)

  it('may add 1 crop to every field with grain, to every one with vegetables, or to both, before Cut Peat', () => {
    const start = () => table().play('special sa1 cut-peat')
    const t = start().throughJson()
    expect([t.moves(), t.seat(0).goods]).toEqual([['use peat-ash-fertilizer', 'done'], {}])
    t.play('use peat-ash-fertilizer').throughJson()
    expect(t.moves()).toEqual(['take grain 2 vegetable 1', 'take grain 2', 'take vegetable 1'])
    expect(counts(t.play('take grain 2 vegetable 1'))).toEqual([3, 2, 2])
    expect(t.seat(0).goods).toEqual({ fuel: 3 })
    expect(counts(start().play('use peat-ash-fertilizer', 'take grain 2'))).toEqual([3, 1, 2])
    expect(counts(start().play('use peat-ash-fertilizer', 'take vegetable 1'))).toEqual([2, 2, 1])
    expect(counts(start().play('done'))).toEqual([2, 1, 1])
  })

  it('gives nothing to empty fields, and asks only where something grows', () => {
    const t = table({ crops: {}, fields: ['c1'] }).play('special sa1 cut-peat')
    expect([t.asked, counts(t)]).toEqual([1, []])
    expect(counts(table({ crops: { c1: 'grain 1' } }).play('special sa1 cut-peat', 'use peat-ash-fertilizer'))).toEqual(
      [2],
    )
  })

  it('counts cards that are fields', () => {
    const t = scenario({
      moor: 2,
      round: 3,
      seats: [{ goods: { vegetable: 1 }, moors: ['e1'], played: ['peat-ash-fertilizer', 'beanfield'] }],
    }).play('grain-utilization', 'sow vegetable beanfield', 'forest', 'special sa1 cut-peat', 'use peat-ash-fertilizer')
    expect(t.score(0, 'vegetables')).toBe(3)
  })

  it('does nothing with Fell Trees', () => {
    expect(table().play('special sa1 fell-trees').asked).toBe(1)
  })

  it('costs 1 food', () => {
    const t = scenario({ moor: 2, seats: [{ goods: { food: 1 }, hand: ['peat-ash-fertilizer'] }] })
    expect(t.play('major-improvement', 'play peat-ash-fertilizer').seat(0).goods).toEqual({})
  })
})
