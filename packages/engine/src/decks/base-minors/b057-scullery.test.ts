import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Scullery (B057)', () => {
  const table = (seat = {}, more = {}) =>
    scenario({ seats: [{ goods: {}, home: 0, played: ['scullery'], ...seat }, { goods: {} }], starting: 1, ...more })
  const next = (...given: Parameters<typeof table>) => {
    const t = table(...given)
    return t.toRound(t.state.round + 1)
  }

  it('gives 1 food at the start of each round while the house is of wood', () => {
    const t = next().throughJson()
    expect([t.seat(0).goods, t.ask]).toEqual([{ food: 1 }, 'place'])
    expect(next({ house: 'clay' }).seat(0).goods).toEqual({})
    expect(next({ house: 'stone' }).seat(0).goods).toEqual({})
  })

  it('pays every round until the renovation', () => {
    const t = table({ home: 2, goods: { clay: 2, reed: 1 } }, { round: 5, starting: 0 })
    t.play('grain-seeds', 'forest', 'reed-bank', 'day-laborer')
    expect(t.seat(0).goods.food).toBe(1)
    t.play('house-redevelopment').toRound(7)
    expect(t.events.some((event) => event.event === 'got' && event.from === 'scullery')).toBe(false)
  })

  it('begins in the round after it was played, for 1 wood and 1 clay', () => {
    const hand = { played: [], hand: ['scullery'], home: 1 }
    const t = table({ ...hand, goods: { wood: 1, clay: 1 } }, { starting: 0 }).play('meeting-place', 'play scullery')
    expect(t.seat(0).goods).toEqual({})
    expect(t.toRound(2).seat(0).goods).toEqual({ food: 1 })
    expect(table({ ...hand, goods: { wood: 2 } }, { starting: 0 }).play('meeting-place').asked).toBe(1)
  })

  it('gives nothing to others', () => {
    const t = next()
    const paid = t.events.flatMap((event) => (event.event === 'got' && event.from === 'scullery' ? [event.seat] : []))
    expect(paid).toEqual([0])
  })
})
