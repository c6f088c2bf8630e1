import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Drinking Trough (A012)', () => {
  const farm = { pastures: [['c1'], ['d1', 'e1']], stables: ['c1', 'b3'] }
  const capacities = (t: ReturnType<typeof scenario>, seat = 0) => t.seat(seat).pastures.map(({ capacity }) => capacity)

  it('adds 2 to every pasture as soon as it is played; the 2 are never doubled', () => {
    const t = scenario({ seats: [{ ...farm, goods: { clay: 1 }, hand: ['drinking-trough'] }, farm] })
    expect(capacities(t)).toEqual([4, 4])
    t.play('meeting-place').throughJson().play('play drinking-trough')
    expect(capacities(t)).toEqual([6, 6])
    expect(capacities(t, 1)).toEqual([4, 4])
    expect(t.seat(0).goods).toEqual({})
  })

  it('costs 1 clay', () => {
    expect(scenario({ seats: [{ hand: ['drinking-trough'] }] }).play('meeting-place').asked).toBe(1)
  })

  it('holds for pastures fenced later', () => {
    const t = scenario({ round: 2, seats: [{ goods: { wood: 4 }, played: ['drinking-trough'] }] })
    expect(capacities(t.play('fencing', 'fence e3'))).toEqual([4])
  })

  it('gives no room to the house and to stables outside pastures', () => {
    const t = scenario({
      round: 4,
      lying: { 'sheep-market': 3 },
      seats: [{ played: ['drinking-trough'], stables: ['b3'] }],
    })
    expect(t.play('sheep-market').moves()).toEqual(['keep sheep 2'])
  })

  it('leaves a pasture to a single kind of animal', () => {
    const seat = { played: ['drinking-trough'], pastures: [['c1']], goods: { boar: 2 } }
    const t = scenario({ round: 4, lying: { 'sheep-market': 4 }, seats: [seat] })
      .play('sheep-market')
      .throughJson()
    expect(t.moves().sort()).toEqual(['keep sheep 1 boar 2', 'keep sheep 4 boar 1'])
  })
})
