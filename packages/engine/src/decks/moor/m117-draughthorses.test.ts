import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Draughthorses (M117)', () => {
  const table = (lying: number, goods: object = { horse: 1, food: 1 }, played = ['draughthorses'], more = {}) =>
    scenario({
      moor: 2,
      lying: { forest: lying },
      seats: [{ goods, played }, { goods: { horse: 1, food: 1 } }],
      ...more,
    }).play('forest')
  const wood = (t: ReturnType<typeof scenario>) => t.play('use draughthorses').seat(0).goods.wood

  it('may buy 1 wood for 1 food after exactly 3 wood, 2 after 4 or more', () => {
    const t = table(3).throughJson()
    expect(t.moves()).toEqual(['use draughthorses', 'done'])
    expect([wood(t), wood(table(4)), wood(table(7))]).toEqual([4, 6, 9])
    expect(t.seat(0).goods.food).toBeUndefined()
    expect(t.asked).toBe(1)
  })

  it('offers nothing for 2 wood, without a horse, without food, for other goods', () => {
    expect(table(2).asked).toBe(1)
    expect(table(3, { food: 1 }).asked).toBe(1)
    expect(table(3, { horse: 1 }).asked).toBe(1)
    const clay = scenario({
      moor: 2,
      lying: { 'clay-pit': 5 },
      seats: [{ goods: { horse: 1, food: 1 }, played: ['draughthorses'] }],
    })
    expect(clay.play('clay-pit').asked).toBe(1)
  })

  it('does not count wood of other cards', () => {
    expect(table(2, { horse: 1, food: 1 }, ['draughthorses', 'wood-cutter']).asked).toBe(1)
  })

  it('counts wood that is left on the space because of another card', () => {
    const seats = [{ goods: { horse: 1, food: 1 }, stables: ['c1'], played: ['draughthorses', 'part-time-worker'] }]
    const t = scenario({ moor: 3, lying: { forest: 4 }, seats }).play('forest', 'use part-time-worker')
    expect([t.seat(0).goods.wood, wood(t)]).toEqual([2, 4])
  })
})
