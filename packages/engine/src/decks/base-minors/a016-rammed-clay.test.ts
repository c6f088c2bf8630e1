import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Rammed Clay (A016)', () => {
  const table = (goods: object, more = {}) =>
    scenario({ round: 14, seats: [{ goods, played: ['rammed-clay'], ...more }, { goods: { clay: 9 } }] })

  it('costs nothing and gives 1 clay', () => {
    const t = scenario({ seats: [{ goods: {}, hand: ['rammed-clay'] }] }).play('meeting-place', 'play rammed-clay')
    expect(t.seat(0)).toMatchObject({ goods: { clay: 1 }, played: [{ card: 'rammed-clay' }] })
  })

  it('lets wood and clay be mixed freely for fences', () => {
    const t = table({ wood: 4, clay: 2 }).play('fencing', 'fence e1').throughJson()
    expect(t.moves()).toEqual(['pay wood 4', 'pay wood 3 clay 1', 'pay wood 2 clay 2'])
    expect(t.play('pay wood 2 clay 2').seat(0)).toMatchObject({ goods: { wood: 2 }, fencesLeft: 11 })
  })

  it('pays for fences with clay alone, without a cap, but only for the 15 pieces of the player', () => {
    const t = table({ clay: 20 }).play('fencing')
    expect(t.moves()).toContain('fence c1+d1+e1+c2+d2+e2+c3+d3+e3')
    t.play('fence b1+c1+d1+e1+c2+d2+e2+c3+d3+e3')
    expect(t.seat(0)).toMatchObject({ goods: { clay: 6 }, fencesLeft: 1 })
    expect(t.moves()).not.toContain('fence b2')
  })

  it('holds on Farm Redevelopment too', () => {
    const t = table({ clay: 6, reed: 1 }).play('farm-redevelopment', 'fence e1')
    expect(t.seat(0)).toMatchObject({ goods: {}, house: 'clay' })
  })

  it('replaces no wood of stables and rooms, and no fences of other players', () => {
    const t = table({ clay: 20, reed: 9 })
    expect(t.moves()).not.toContain('farm-expansion')
    t.play('day-laborer')
    expect(t.refusal('fencing')?.refused).toBe('illegal-move')
  })
})
