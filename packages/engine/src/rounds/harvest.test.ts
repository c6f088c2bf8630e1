import { describe, expect, it } from 'vitest'
import { harvest } from '../testing/harvest.ts'
import { scenario } from '../testing/scenario.ts'

const fieldsOf = (t: ReturnType<typeof scenario>, seat: number): string[] =>
  t.seat(seat).fields.map(({ cell, crop, count }) => `${cell} ${crop} ${count}`)

describe('B11: the field phase', () => {
  const crops = { b1: 'grain 3', c1: 'grain 2', d1: 'vegetable 2', e1: 'grain 1', d2: 'vegetable 1' }

  it('takes exactly 1 crop from every sown field, without asking', () => {
    const t = harvest({ seats: [{ crops, fields: ['e2'], goods: {} }] })
    expect(t.ask).toBe('feed')
    expect(t.seat(0).goods).toEqual({ grain: 3, vegetable: 2 })
    expect(fieldsOf(t, 0)).toEqual([
      'b1 grain 2',
      'c1 grain 1',
      'd1 vegetable 1',
      'e1 null 0',
      'd2 null 0',
      'e2 null 0',
    ])
  })

  it('cards that are fields are harvested like field tiles', () => {
    const seats = [{ played: ['beanfield'], goods: { vegetable: 1, food: 9 } }]
    const t = scenario({ round: 4, seats }).play('grain-utilization', 'sow vegetable beanfield')
    t.toAsk('feed')
    expect(t.seat(0).goods.vegetable).toBe(1)
    expect(t.score(0, 'vegetables')).toBe(2)
    t.toRound(7).toAsk('feed')
    expect(t.seat(0).goods.vegetable).toBe(2)
    expect(t.seat(0).played).toMatchObject([{ card: 'beanfield', data: [0] }])
  })

  it('is done by all players', () => {
    const seats = [
      { crops: { c1: 'grain 3' }, goods: {} },
      { crops: { c1: 'vegetable 2' }, goods: {} },
    ]
    const t = harvest({ seats })
    expect(t.seat(0).goods.grain).toBe(1)
    expect(t.seat(1).goods.vegetable).toBe(1)
    expect(fieldsOf(t, 1)).toEqual(['c1 vegetable 1'])
  })

  it('a harvested field can be sown again', () => {
    const t = harvest({ seats: [{ crops: { c1: 'grain 1' }, goods: { food: 4 } }, { goods: { food: 4 } }] })
    t.toRound(5).play('grain-utilization', 'sow grain c1')
    expect(fieldsOf(t, 0)).toEqual(['c1 grain 3'])
  })

  it('is not held in rounds without a harvest', () => {
    const t = scenario({ round: 3, seats: [{ crops: { c1: 'grain 3' }, goods: {} }] }).toRound(4)
    expect(fieldsOf(t, 0)).toEqual(['c1 grain 3'])
  })
})

describe('B11: the order of a harvest', () => {
  it('field, feeding, breeding; everybody finishes a phase before the next begins', () => {
    const pastures = [['d1', 'e1', 'd2', 'e2']]
    const seat = { pastures, goods: { sheep: 2, food: 4 } }
    const t = harvest({ seats: [seat, seat] })
    const phases = t.events.flatMap((e) => (e.event === 'phase' ? [e.phase] : []))
    expect(phases).toEqual(['home', 'field', 'feeding'])
    t.playAs(0, 'feed')
    expect(t.seat(0).goods.sheep).toBe(2)
    t.playAs(1, 'feed')
    expect(t.events.flatMap((e) => (e.event === 'phase' ? [e.phase] : []))[0]).toBe('breeding')
    expect([t.seat(0).goods.sheep, t.seat(1).goods.sheep]).toEqual([3, 3])
  })

  it('B4: the crops of this harvest can feed the family in it', () => {
    const t = harvest({ seats: [{ crops: { c1: 'grain 3', d1: 'grain 3' }, goods: { food: 2 } }] })
    t.playAs(0, 'eat grain 2').playAs(0, 'feed')
    expect(t.seat(0).begging).toBe(0)
    expect(t.seat(0).goods).toEqual({})
  })
})
