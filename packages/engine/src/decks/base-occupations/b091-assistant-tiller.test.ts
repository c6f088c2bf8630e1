import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Assistant Tiller (B091)', () => {
  const table = (seat: SeatSetup = {}) => scenario({ seats: [{ goods: {}, played: ['assistant-tiller'], ...seat }] })

  it('plows a field on Day Laborer, free and before the food', () => {
    const t = table().play('day-laborer').throughJson()
    expect([t.moves(), t.seat(0).goods]).toEqual([['use assistant-tiller', 'done'], {}])
    t.play('use assistant-tiller').throughJson().play('plow c2')
    expect(t.seat(0)).toEqual(
      expect.objectContaining({ goods: { food: 2 }, fields: [{ cell: 'c2', crop: null, count: 0 }] }),
    )
    expect(t.asked).toBe(1)
  })

  it('may be left', () => {
    expect(table().play('day-laborer', 'done').seat(0)).toEqual(
      expect.objectContaining({ goods: { food: 2 }, fields: [] }),
    )
  })

  it('plows next to fields, and is not offered without a space for one', () => {
    const next = table({ fields: ['c1'] }).play('day-laborer', 'use assistant-tiller')
    expect(next.moves()).toEqual(['plow b1', 'plow d1', 'plow c2'])
    const full = { rooms: ['a1', 'a2', 'a3'], fields: ['b2'], stables: ['b1', 'b3', 'c2'] }
    const t = table(full).play('day-laborer')
    expect([t.asked, t.seat(0).goods]).toEqual([1, { food: 2 }])
  })

  it('plows once a use, nowhere else and not for others', () => {
    expect(table().play('day-laborer', 'use assistant-tiller', 'plow c1').asked).toBe(1)
    expect(table().play('forest').asked).toBe(1)
    const t = table().play('forest', 'day-laborer')
    expect([t.asked, t.ask]).toEqual([0, 'place'])
  })
})
