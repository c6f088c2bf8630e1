import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Cleanacre (C176)', () => {
  const table = (seat = {}, more = {}) =>
    scenario({ players: 5, round: 13, seats: [{ goods: {}, played: ['cleanacre'], ...seat }, { goods: {} }], ...more })

  it('gives 2 clay with each use of Farmland, without a question', () => {
    const t = table().play('farmland').throughJson()
    expect(t.seat(0).goods).toEqual({ clay: 2 })
    expect(t.play('plow c1').asked).toBe(1)
  })

  it('gives 2 clay at Cultivation, also for one who only sows', () => {
    const t = table({ goods: { grain: 1 }, fields: ['b1'] }).play('cultivation', 'sow grain b1', 'done')
    expect(t.seat(0).goods).toEqual({ clay: 2 })
  })

  it('gives 2 clay at Farm Supplies with six players, also for one who only buys grain', () => {
    const t = table({ goods: { food: 1 } }, { players: 6 }).play('farm-supplies', 'buy grain 1')
    expect(t.seat(0).goods).toEqual({ clay: 2, grain: 1 })
  })

  it('gives nothing elsewhere and to others', () => {
    expect(table().play('grain-seeds').seat(0).goods).toEqual({ grain: 1 })
    const t = table().play('forest', 'farmland', 'plow c1')
    expect([t.seat(0).goods, t.seat(1).goods]).toEqual([{ wood: 3 }, {}])
  })
})
