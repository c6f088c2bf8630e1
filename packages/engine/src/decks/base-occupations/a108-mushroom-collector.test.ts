import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Mushroom Collector (A108)', () => {
  const table = (wood: number, lying: number, played: string[] = []) =>
    scenario({ seats: [{ goods: { wood }, played: ['mushroom-collector', ...played] }], lying: { forest: lying } })

  it('gives 2 food for 1 wood after a wood accumulation space; the wood stays on the space', () => {
    const t = table(0, 3).play('forest').throughJson()
    expect([t.moves(), t.seat(0).goods]).toEqual([['use mushroom-collector', 'done'], { wood: 3 }])
    t.play('use mushroom-collector')
    expect([t.seat(0).goods, t.lying('forest'), t.asked]).toEqual([{ wood: 2, food: 2 }, 1, 1])
  })

  it('leaves the wood to whoever uses the space next', () => {
    const t = table(0, 3).play('forest', 'use mushroom-collector').toRound(2)
    expect(t.lying('forest')).toBe(4)
  })

  it('may be left', () => {
    const t = table(0, 3).play('forest', 'done')
    expect([t.seat(0).goods, t.lying('forest'), t.asked]).toEqual([{ wood: 3 }, 0, 1])
  })

  it('works on every wood accumulation space, and on no other space', () => {
    for (const space of ['forest', 'copse', 'grove', 'riverbank-forest']) {
      const t = scenario({ players: 5, seats: [{ goods: {}, played: ['mushroom-collector'] }] })
      t.play(space, 'use mushroom-collector')
      expect([t.seat(0).goods.food, t.lying(space)]).toEqual([2, 1])
    }
    expect(table(5, 3).play('clay-pit').asked).toBe(1)
    const market = scenario({ players: 5, seats: [{ goods: {}, played: ['mushroom-collector'] }] })
    expect(market.play('resource-market').asked).toBe(1)
  })

  it('does nothing when others take wood', () => {
    const t = table(5, 3).play('clay-pit', 'forest')
    expect([t.asked, t.ask]).toEqual([0, 'place'])
  })

  it('goes with Basket in either order', () => {
    const both = () => table(0, 3, ['basket']).play('forest')
    expect(both().moves()).toEqual(['use mushroom-collector', 'use basket', 'done'])
    for (const order of [
      ['use basket', 'use mushroom-collector'],
      ['use mushroom-collector', 'use basket'],
    ]) {
      const t = both().play(...order)
      expect([t.seat(0).goods, t.lying('forest'), t.asked]).toEqual([{ food: 5 }, 3, 1])
    }
  })

  it('shares what Wood Cutter adds: with 2 wood it is either this or Basket', () => {
    const copse = () =>
      scenario({
        players: 4,
        seats: [{ goods: {}, played: ['mushroom-collector', 'basket', 'wood-cutter'] }],
      }).play('copse')
    expect(copse().seat(0).goods).toEqual({ wood: 2 })
    const basket = copse().play('use basket')
    expect([basket.seat(0).goods, basket.lying('copse'), basket.asked]).toEqual([{ food: 3 }, 2, 1])
    const mushroom = copse().play('use mushroom-collector')
    expect([mushroom.seat(0).goods, mushroom.lying('copse')]).toEqual([{ wood: 1, food: 2 }, 1])
    expect(mushroom.asked).toBe(1)
  })

  it('comes after the action: it pays nothing that using the space has offered before', () => {
    // Oven Firing Boy comes before the wood, Mushroom Collector after it.
    const t = scenario({
      seats: [{ goods: { grain: 1 }, majors: ['fireplace-2'], played: ['mushroom-collector', 'oven-firing-boy'] }],
    }).play('forest')
    expect(t.moves()).toEqual(['use oven-firing-boy', 'done'])
    expect(t.play('done').moves()).toEqual(['use mushroom-collector', 'done'])
  })
})
