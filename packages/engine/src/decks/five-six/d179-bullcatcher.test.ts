import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

// In the usual order Grain Utilization comes out in round 3, House Redevelopment in round 6.
describe('Bullcatcher (D179)', () => {
  const sower: SeatSetup = { goods: { grain: 1 }, fields: ['b1'] }
  const renovator: SeatSetup = { goods: { clay: 2, reed: 1 } }
  const table = (starting = 3, seat: SeatSetup = {}, more = {}) =>
    scenario({
      players: 5,
      round: 6,
      starting,
      seats: [{ goods: {}, played: ['bullcatcher'], ...seat }, {}, {}, sower, renovator],
      ...more,
    })
  const both = ['grain-utilization', 'sow grain b1', 'house-redevelopment']

  it('is a space of its owner while people stand on the cards of rounds 3 and 6', () => {
    const t = table()
      .play(...both)
      .throughJson()
    expect([t.asked, t.moves().includes('bullcatcher')]).toEqual([0, true])
    t.play('bullcatcher')
    expect([t.seat(0), t.asked]).toMatchObject([{ goods: { cattle: 1, food: 2 }, home: 1 }, 1])
    expect(t.until((at) => at.asked === 0 && at.ask === 'place').moves()).not.toContain('bullcatcher')
  })

  it('needs both of them', () => {
    expect(table(3).play('grain-utilization', 'sow grain b1', 'forest').moves()).not.toContain('bullcatcher')
    expect(table(4).play('house-redevelopment').moves()).not.toContain('bullcatcher')
    expect(table(0, {}, { round: 5 }).moves()).not.toContain('bullcatcher')
  })

  it("counts the owner's own people", () => {
    const own: SeatSetup = { ...sower, played: ['bullcatcher'] }
    const t = table(4, own).play('house-redevelopment', 'grain-utilization', 'sow grain b1')
    expect(t.until((at) => at.asked === 0 && at.ask === 'place').moves()).toContain('bullcatcher')
  })

  it('is not for others', () => {
    const t = table().play(...both, 'forest')
    expect([t.asked, t.moves().includes('bullcatcher')]).toEqual([1, false])
  })

  it('looks at the cards that lie there, in whatever order they came out', () => {
    const t = table(3, {}, { first: ['sheep-market', 'fencing', 'major-improvement', 'grain-utilization'] })
    expect(t.play(...both).moves()).not.toContain('bullcatcher')
  })

  it('brings a cattle that has to find a place', () => {
    const t = table(3, { goods: { sheep: 1 } }).play(...both, 'bullcatcher')
    expect([t.asked, t.throughJson().moves()]).toEqual([0, ['keep cattle 1', 'keep sheep 1']])
  })
})
