import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Oven Firing Boy (B108)', () => {
  const table = (seat: SeatSetup = {}, more = {}) =>
    scenario({
      seats: [{ goods: { grain: 2 }, majors: ['fireplace-2'], played: ['oven-firing-boy'], ...seat }],
      ...more,
    })

  it('bakes on a wood accumulation space, before the wood is taken', () => {
    const t = table().play('forest').throughJson()
    expect([t.moves(), t.seat(0).goods]).toEqual([['use oven-firing-boy', 'done'], { grain: 2 }])
    t.play('use oven-firing-boy').throughJson()
    expect(t.moves()).toEqual(['bake 1', 'bake 2'])
    expect([t.play('bake 1').seat(0).goods, t.asked]).toEqual([{ grain: 1, food: 2, wood: 3 }, 1])
  })

  it('is one action with all baking improvements', () => {
    const t = table({ goods: { grain: 3 }, majors: ['fireplace-2', 'clay-oven'] })
    expect(t.play('forest', 'use oven-firing-boy', 'bake 3').seat(0).goods).toEqual({ wood: 3, food: 9 })
  })

  it('may be left', () => {
    expect(table().play('forest', 'done').seat(0).goods).toEqual({ grain: 2, wood: 3 })
  })

  it('needs a baking improvement and grain', () => {
    expect(table({ goods: {} }).play('forest').asked).toBe(1)
    expect(table({ majors: [] }).play('forest').asked).toBe(1)
  })

  it('works on every wood accumulation space, on no other, and not for others', () => {
    for (const space of ['forest', 'copse', 'grove', 'riverbank-forest'])
      expect(table({}, { players: 5 }).play(space).moves()).toEqual(['use oven-firing-boy', 'done'])
    expect(table({}, { players: 5 }).play('resource-market').asked).toBe(1)
    expect(table().play('clay-pit').asked).toBe(1)
    const t = table().play('clay-pit', 'forest')
    expect([t.asked, t.ask]).toEqual([0, 'place'])
  })

  it('brings the food of a Dutch Windmill', () => {
    const t = table({ played: ['oven-firing-boy', 'dutch-windmill'] }, { round: 5 })
    expect(t.play('forest', 'use oven-firing-boy', 'bake 1').seat(0).goods.food).toBe(5)
  })
})
