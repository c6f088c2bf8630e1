import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Peat Fertilizer (M058)', () => {
  const table = (seat = {}) =>
    scenario({
      moor: 2,
      seats: [
        {
          goods: { grain: 2, vegetable: 1 },
          played: ['peat-fertilizer'],
          moors: ['e1'],
          fields: ['c1', 'd1'],
          ...seat,
        },
      ],
    })

  it('sows any empty fields after each Cut Peat', () => {
    const t = table({ majors: ['clay-oven'] })
      .play('special sa1 cut-peat')
      .throughJson()
    expect(t.moves()).toEqual(['use peat-fertilizer', 'done'])
    t.play('use peat-fertilizer', 'sow grain c1').throughJson()
    expect(t.moves()).toEqual(['sow grain d1', 'sow vegetable d1', 'done'])
    expect(t.play('sow vegetable d1').asked).toBe(1)
    expect(t.seat(0)).toMatchObject({ goods: { grain: 1, fuel: 3 } })
  })

  it('may be left, and is silent after other special actions', () => {
    expect(table().play('special sa1 cut-peat', 'done').seat(0).goods.grain).toBe(2)
    expect(table({ forests: ['e2'] }).play('special sa1 fell-trees').asked).toBe(1)
  })

  it('needs seed and an empty field', () => {
    expect(table({ goods: {} }).play('special sa1 cut-peat').asked).toBe(1)
    expect(table({ fields: [] }).play('special sa1 cut-peat').asked).toBe(1)
  })

  it('needs 2 fields to be played; a card field is one', () => {
    const open = (seat: object) => table({ played: [], hand: ['peat-fertilizer'], ...seat }).canPlay('peat-fertilizer')
    expect(open({})).toBe(true)
    expect(open({ fields: ['c1'] })).toBe(false)
    expect(open({ fields: ['c1'], played: ['beanfield'] })).toBe(true)
  })
})
